//! The rating of a player with the games that moved it, and a player’s choice who sees it.

use crate::play::{Env, Place, PlayerId, Server, Timestamp};
use crate::rating::player_rating::PlayerRating;
use crate::rating::ranking;
use crate::service::api::action::{Action, Request};
use crate::service::api::competition::{Competition, CompetitionAction};
use crate::service::api::reply::{Control, Reply};
use crate::service::api::result::{self, HandlerError, HandlerResult};
use crate::service::api::setting_keys::COMPETITION;
use crate::service::describe::{args, ratings};
use crate::service::lookup::{competition, load_names, server};
use crate::service::state::Service;
use crate::service::study::card;
use crate::service::study::hall;
use crate::service::study::pools::{figures, slugs, titled};
use crate::service::study::standings::{self, AskedStandings};
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::names::PlayerNames;
use crate::service::words::text::Text;
use crate::store::{self, PoolKey, Store, StoreError, StoredStep};

/// Steps shown of a rating.
const STEPS: usize = 10;

/// Handles an action about ratings.
pub(in crate::service) fn competition(
    service: &mut Service,
    request: &Request,
    action: &CompetitionAction,
    env: &Env,
) -> HandlerResult {
    match action {
        CompetitionAction::Standings {
            pool,
            everywhere,
            span,
            page,
        } => {
            let key = key(&service.store, request, pool.as_deref(), *everywhere)?;
            let asked = AskedStandings {
                key,
                span: *span,
                page: *page,
            };
            standings::standings(&service.store, request, &asked, env.now)
        }
        CompetitionAction::Hall {
            pool,
            everywhere,
            from,
        } => {
            let key = key(&service.store, request, pool.as_deref(), *everywhere)?;
            hall::hall(&service.store, request, &key, *from, env.now)
        }
        CompetitionAction::Rating { player, pool } => rating(
            &service.store,
            request,
            player.as_ref(),
            pool.as_deref(),
            env.now,
        ),
        CompetitionAction::Choose(choice) => choose(&mut service.store, &request.user.id, *choice),
    }
}

/// The slug of a pool as typed at a place; without one, that of the usual game there. `None` if no pool is called so.
pub(in crate::service) fn pool_at(
    store: &Store,
    place: &Place,
    typed: Option<&str>,
) -> Option<&'static str> {
    let Some(typed) = typed else {
        return Some(server::settings_at(store, place).game.spec().pools[0].slug);
    };
    let typed = typed.trim().to_lowercase();
    slugs().find(|slug| *slug == typed)
}

/// The pool with this slug; `None` is that of the server's usual game.
fn key(
    store: &Store,
    request: &Request,
    typed: Option<&str>,
    everywhere: bool,
) -> Result<PoolKey, HandlerError> {
    let slug = pool_at(store, &request.place, typed)
        .ok_or_else(|| unknown(&typed.unwrap_or_default().trim().to_lowercase()))?;
    Ok(if everywhere {
        PoolKey::everywhere(slug)
    } else {
        PoolKey::here(request.place.server(), slug)
    })
}

fn unknown(typed: &str) -> Reply {
    let pools: Vec<&str> = slugs().collect();
    let args = [
        ("typed", args::short(typed).into()),
        ("pools", pools.join(", ").into()),
    ];
    result::note("ratings-which", &args)
}

fn rating(
    store: &Store,
    request: &Request,
    player: Option<&PlayerId>,
    pool: Option<&str>,
    now: Timestamp,
) -> HandlerResult {
    let words = catalogue::sentences();
    let viewer = &request.user.id;
    let asked = player.unwrap_or(viewer);
    let accounts = store::account_decisions::accounts(store, request.place.server())?;
    let player = accounts.main(asked);
    let names = load_names::load_names(store, [asked, player].into_iter())?
        .with(&request.user.id, &request.user.name);
    let named = [("player", names.named_or_typed(player))];
    let choice = competition::competition_of(store, player);
    if choice.is_hidden() && player != viewer {
        return Ok(vec![Reply::note(words.text("rating-hidden", &named))]);
    }
    let wanted = pool
        .map(|slug| key(store, request, Some(slug), false))
        .transpose()?;
    let here = request.place.server();
    let pools = store::standings::pools_of(store, player)?;
    let seen = |key: &&PoolKey| match key.server() {
        Some(server) => server == *here,
        None => choice.counts_everywhere(),
    };
    let slug = wanted.as_ref().map(PoolKey::slug);
    let slug = slug.or_else(|| pools.iter().find(seen).map(PoolKey::slug));
    let mut text = Text::default();
    if asked != player {
        let args = [
            ("player", names.named_or_typed(asked)),
            ("other", names.named_or_typed(player)),
        ];
        text.push_line(words.text("rating-merged", &args));
    }
    for key in pools
        .iter()
        .filter(seen)
        .filter(|key| Some(key.slug()) == slug)
    {
        let steps = store::standings::steps_of_player(store, player, key, STEPS)?;
        if let Some(last) = steps.first() {
            text.push_line(current(key, &last.step.after, &names, player, now));
        }
        // Games of other servers are not shown here.
        if key.server().is_some() {
            text.push_line(words.text("rating-steps", &[]));
            for step in &steps {
                text.push_line(step_line(step));
            }
        }
    }
    if slug.is_none() {
        text.push_line(words.text("rating-none", &named));
    }
    if accounts.is_barred(player) {
        text.push_line(words.text("rating-barred", &named));
    }
    let mut reply = Reply::note(text);
    if let Some(slug) = slug {
        let key = PoolKey::here(here, slug);
        reply.picture = card::picture(store, request.asker(), player, &key, now)?;
    }
    Ok(vec![reply])
}

/// A rating as it is now, and its meaning.
fn current(
    key: &PoolKey,
    standing: &PlayerRating,
    names: &PlayerNames,
    player: &PlayerId,
    now: Timestamp,
) -> Text {
    let words = catalogue::sentences();
    let strength = standing.at(now.0);
    let mut args = figures(standing, now);
    args.push(("player", names.named_or_typed(player)));
    args.push(("pool", ratings::pool(key).into()));
    let mut text = words.text(
        titled(key, "rating-title", "rating-title-everywhere"),
        &args,
    );
    let bound = |by: f64| {
        (strength.rating + by * strength.deviation)
            .round()
            .to_string()
    };
    let args = [("least", bound(-2.0).into()), ("most", bound(2.0).into())];
    text.push_line(words.text("rating-means", &args));
    if standing.is_provisional(now.0) {
        let games = ranking::games_until_firm(strength);
        let games = [("games", TextArg::Num(games.into()))];
        text.push_line(words.text("rating-provisional", &games));
    }
    text
}

/// One game that moved a rating.
fn step_line(stored: &StoredStep) -> Text {
    let words = catalogue::sentences();
    let step = &stored.step;
    let args = [
        ("when", TextArg::Date(stored.ended)),
        ("game", stored.game.to_string().into()),
        ("score", ratings::percent(step.score)),
        ("expected", ratings::percent(step.expected)),
        ("before", ratings::figure(step.rating).into()),
        ("after", ratings::figure(step.after.rating).into()),
        (
            "change",
            ratings::change(step.rating, step.after.rating).into(),
        ),
    ];
    let mut text = words.text("rating-step", &args);
    if step.weight < ratings::WHOLE {
        text.push(", ");
        let percent = [("percent", ratings::percent(step.weight))];
        text.append(words.text("rating-step-weight", &percent));
    }
    text
}

/// Stores a choice, and shows the present one.
fn choose(store: &mut Store, player: &PlayerId, choice: Option<Competition>) -> HandlerResult {
    if let Some(choice) = choice {
        store::players::save_preference(store, player, COMPETITION, choice.code())?;
    }
    let words = catalogue::sentences();
    let label = |choice: Competition| words.line(&format!("competition-{}", choice.code()), &[]);
    let now = competition::competition_of(store, player);
    let mut reply = result::note("competition-now", &[("choice", label(now).into())]);
    reply.text.push_line(words.text("competition-how", &[]));
    let options = Competition::ALL.map(|choice| {
        let action = Action::Competition(CompetitionAction::Choose(Some(choice)));
        (label(choice), action)
    });
    reply.controls = vec![Control::Menu {
        prompt: words.line("competition-menu", &[]),
        options: options.into(),
    }];
    reply.replaces_source = true;
    Ok(vec![reply])
}

/// The ratings of a player that may be seen here, a line for each; for their profile.
pub(in crate::service) fn profile_lines(
    store: &Store,
    here: &Server,
    viewer: &PlayerId,
    player: &PlayerId,
    now: Timestamp,
) -> Result<Text, StoreError> {
    let mut text = Text::default();
    let choice = competition::competition_of(store, player);
    if choice.is_hidden() && player != viewer {
        return Ok(text);
    }
    for key in store::standings::pools_of(store, player)? {
        let seen = match key.server() {
            Some(server) => server == *here,
            None => choice.counts_everywhere(),
        };
        let last = store::standings::steps_of_player(store, player, &key, 1)?;
        if let (true, Some(last)) = (seen, last.first()) {
            let mut args = figures(&last.step.after, now);
            args.push(("pool", ratings::pool(&key).into()));
            let id = titled(&key, "profile-rating", "profile-rating-everywhere");
            text.push_line(catalogue::sentences().text(id, &args));
        }
    }
    Ok(text)
}
