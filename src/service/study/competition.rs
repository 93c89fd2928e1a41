//! Standings, the rating of a player with the games that moved it, and a player’s choice who sees them.

use crate::games::GameKind;
use crate::play::{Env, PlayerId, Server, Timestamp};
use crate::rating::ranking::{self, Missing, points};
use crate::rating::standing::Standing;
use crate::service::api::action::{Action, Request};
use crate::service::api::competition::{Competition, CompetitionAction};
use crate::service::api::reply::{ButtonStyle, Control, Reply};
use crate::service::api::result::{self, HandlerError, HandlerResult};
use crate::service::describe::{args, ratings};
use crate::service::lookup::{competition, load_names, server};
use crate::service::state::Service;
use crate::service::words::catalogue;
use crate::service::words::catalogue::TextArg;
use crate::service::words::names::PlayerNames;
use crate::service::words::text::Text;
use crate::store::{PoolKey, RatedPlayer, Store, StoreError, StoredStep};

/// Rows of one page of standings.
const PAGE: usize = 15;
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
            page,
        } => {
            let key = key(&service.store, request, pool.as_deref(), *everywhere)?;
            standings(&service.store, request, &key, *page, env.now)
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

/// The slugs of all pools, in the order of the games.
fn slugs() -> impl Iterator<Item = &'static str> {
    let kinds = GameKind::ALL.into_iter();
    kinds.flat_map(|kind| kind.spec().pools.iter().map(|pool| pool.slug))
}

/// The pool with this slug; `None` is that of the server's usual game.
fn key(
    store: &Store,
    request: &Request,
    typed: Option<&str>,
    everywhere: bool,
) -> Result<PoolKey, HandlerError> {
    let usual = || server::settings_at(store, &request.place).game.spec().pools[0].slug;
    let slug = match typed.map(|typed| typed.trim().to_lowercase()) {
        None => usual(),
        Some(typed) => slugs()
            .find(|slug| *slug == typed)
            .ok_or_else(|| unknown(&typed))?,
    };
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

/// A pool as it stands now, for one viewer.
struct Standings {
    /// Those who stand, in order.
    ranked: Vec<RatedPlayer>,
    /// The viewer, whether or not they stand.
    own: Option<RatedPlayer>,
}

impl Standings {
    fn read(
        store: &Store,
        key: &PoolKey,
        viewer: &PlayerId,
        now: Timestamp,
    ) -> Result<Self, StoreError> {
        let mut ranked = store.ratings_in(key)?;
        let own = ranked.iter().find(|rated| rated.player == *viewer).cloned();
        ranked.retain(|rated| {
            ranking::missing(&rated.standing, rated.companions, now.0).is_empty()
                && shows(store, key, &rated.player)
        });
        let order = |rated: &RatedPlayer| -points(rated.standing.rating);
        ranked.sort_by_key(order);
        Ok(Self { ranked, own })
    }

    /// The place of a rating: equals are level.
    fn place(&self, standing: &Standing) -> usize {
        let better = |rated: &&RatedPlayer| points(rated.standing.rating) > points(standing.rating);
        1 + self.ranked.iter().filter(better).count()
    }

    /// The row of a player.
    fn row(&self, player: &PlayerId) -> Option<usize> {
        self.ranked.iter().position(|rated| rated.player == *player)
    }
}

/// Returns `true` if a player lets others see their rating in this pool.
fn shows(store: &Store, key: &PoolKey, player: &PlayerId) -> bool {
    let choice = competition::competition_of(store, player);
    !choice.is_hidden() && (key.server().is_some() || choice.counts_everywhere())
}

fn standings(
    store: &Store,
    request: &Request,
    key: &PoolKey,
    page: Option<u32>,
    now: Timestamp,
) -> HandlerResult {
    let words = catalogue::sentences();
    let viewer = &request.user.id;
    let standings = Standings::read(store, key, viewer, now)?;
    let pages = standings.ranked.len().div_ceil(PAGE).max(1);
    let own_page = || standings.row(viewer).map_or(0, |row| row / PAGE);
    let asked = page.map(|page| usize::try_from(page).unwrap_or(usize::MAX));
    let page = asked.unwrap_or_else(own_page).min(pages - 1);
    let rows = standings.ranked.iter().skip(page * PAGE).take(PAGE);
    let rows: Vec<&RatedPlayer> = rows.collect();
    let names = load_names::load_names(store, rows.iter().map(|rated| &rated.player))?;
    let title = titled(key, "standings-title", "standings-title-everywhere");
    let mut text = words.text(title, &[("pool", ratings::pool(key).into())]);
    for rated in &rows {
        let mut args = figures(&rated.standing, now);
        args.push(("place", TextArg::count(standings.place(&rated.standing))));
        args.push(("player", names.arg(&rated.player)));
        text.push_line(words.text("standings-row", &args));
    }
    if rows.is_empty() {
        text.push_line(words.text("standings-none", &[]));
    }
    if pages > 1 {
        let args = [
            ("page", TextArg::count(page + 1)),
            ("pages", TextArg::count(pages)),
        ];
        text.push_line(words.text("standings-page", &args));
    }
    text.push_line(own_line(store, key, &standings, viewer, now));
    let mut reply = Reply::note(text);
    reply.replaces_source = true;
    reply.controls = turning(key, page, pages);
    Ok(vec![reply])
}

/// Buttons to the other pages, and a menu of the other pools.
fn turning(key: &PoolKey, page: usize, pages: usize) -> Vec<Control> {
    let words = catalogue::sentences();
    let show = |slug: &str, page: usize| {
        Action::Competition(CompetitionAction::Standings {
            pool: Some(slug.to_owned()),
            everywhere: key.server().is_none(),
            page: u32::try_from(page).ok(),
        })
    };
    let button = |label: &str, page| Control::Button {
        label: words.line(label, &[]),
        ask: show(key.slug(), page),
        weight: ButtonStyle::Secondary,
    };
    let back = (page > 0).then(|| button("button-page-back", page.saturating_sub(1)));
    let on = (page + 1 < pages).then(|| button("button-page-on", page + 1));
    let others = slugs().map(|slug| (words.code_name("pool", slug), show(slug, 0)));
    let menu = Control::Menu {
        prompt: ratings::pool(key),
        options: others.collect(),
    };
    back.into_iter().chain(on).chain([menu]).collect()
}

/// The id of a sentence about a pool: ratings over all servers have one of their own.
fn titled(key: &PoolKey, here: &'static str, everywhere: &'static str) -> &'static str {
    if key.server().is_some() {
        here
    } else {
        everywhere
    }
}

/// A rating and its deviation now, as arguments.
fn figures(standing: &Standing, now: Timestamp) -> Vec<(&'static str, TextArg<'static>)> {
    let deviation = standing.at(now.0).deviation.round();
    vec![
        ("rating", ratings::figure(standing.rating).into()),
        ("deviation", deviation.to_string().into()),
    ]
}

/// Where the viewer stands or would stand, and what they lack.
fn own_line(
    store: &Store,
    key: &PoolKey,
    standings: &Standings,
    viewer: &PlayerId,
    now: Timestamp,
) -> Text {
    let words = catalogue::sentences();
    let Some(own) = &standings.own else {
        let mut text = words.text("standings-you-none", &[]);
        text.push_line(words.text("standings-rule", &[]));
        return text;
    };
    let mut args = figures(&own.standing, now);
    args.push(("place", TextArg::count(standings.place(&own.standing))));
    let missing = ranking::missing(&own.standing, own.companions, now.0);
    let id = if missing.is_empty() {
        "standings-you"
    } else {
        "standings-you-would"
    };
    let mut text = words.text(id, &args);
    for lack in &missing {
        text.push_line(lacks(*lack));
    }
    if !missing.is_empty() {
        text.push_line(words.text("standings-rule", &[]));
    }
    if !shows(store, key, viewer) && key.server().is_some() {
        let command = [("command", TextArg::Command("privacy competition"))];
        text.push_line(words.text("standings-hidden", &command));
    }
    text
}

/// One requirement that is not met.
fn lacks(missing: Missing) -> Text {
    let words = catalogue::sentences();
    let count = |count: u32| [("count", TextArg::Num(count.into()))];
    match missing {
        Missing::Deviation(games) => {
            let games = [("games", TextArg::Num(games.into()))];
            words.text("standings-missing-deviation", &games)
        }
        Missing::Games(games) => words.text("standings-missing-games", &count(games)),
        Missing::People(people) => words.text("standings-missing-people", &count(people)),
        Missing::Recent => words.text("standings-missing-recent", &[]),
    }
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
    let player = player.unwrap_or(viewer);
    let names = load_names::load_names(store, [player].into_iter())?;
    let named = [("player", names.named_or_typed(player))];
    let choice = competition::competition_of(store, player);
    if choice.is_hidden() && player != viewer {
        return Ok(vec![Reply::note(words.text("rating-hidden", &named))]);
    }
    let wanted = pool
        .map(|slug| key(store, request, Some(slug), false))
        .transpose()?;
    let here = request.place.server();
    let pools = store.pools_of(player)?;
    let seen = |key: &&PoolKey| match key.server() {
        Some(server) => server == *here,
        None => choice.counts_everywhere(),
    };
    let slug = wanted.as_ref().map(PoolKey::slug);
    let slug = slug.or_else(|| pools.iter().find(seen).map(PoolKey::slug));
    let mut text = Text::default();
    for key in pools
        .iter()
        .filter(seen)
        .filter(|key| Some(key.slug()) == slug)
    {
        let steps = store.steps_of_player(player, key, STEPS)?;
        if let Some(last) = steps.first() {
            text.push_line(current(key, &last.step.after, &names, player, now));
        }
        // Games of other servers are nobody's business here.
        if key.server().is_some() {
            text.push_line(words.text("rating-steps", &[]));
            for step in &steps {
                text.push_line(step_line(step));
            }
        }
    }
    if text.0.is_empty() {
        text = words.text("rating-none", &named);
    }
    Ok(vec![Reply::note(text)])
}

/// A rating as it is now, and what it means.
fn current(
    key: &PoolKey,
    standing: &Standing,
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
        store.save_preferences(player, Competition::SETTING, choice.code())?;
    }
    let words = catalogue::sentences();
    let label = |choice: Competition| words.line(&format!("competition-{}", choice.code()), &[]);
    let now = competition::competition_of(store, player);
    let mut reply = result::note("competition-now", &[("choice", label(now).into())]);
    reply.text.push_line(words.text("competition-how", &[]));
    let options = Competition::ALL.map(|choice| {
        let ask = Action::Competition(CompetitionAction::Choose(Some(choice)));
        (label(choice), ask)
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
) -> Result<Text, StoreError> {
    let mut text = Text::default();
    let choice = competition::competition_of(store, player);
    if choice.is_hidden() && player != viewer {
        return Ok(text);
    }
    for key in store.pools_of(player)? {
        let seen = match key.server() {
            Some(server) => server == *here,
            None => choice.counts_everywhere(),
        };
        let last = store.steps_of_player(player, &key, 1)?;
        if let (true, Some(last)) = (seen, last.first()) {
            let after = last.step.after;
            let args = [
                ("pool", ratings::pool(&key).into()),
                ("rating", ratings::figure(after.rating).into()),
                ("deviation", ratings::figure(after.deviation).into()),
            ];
            let id = titled(&key, "profile-rating", "profile-rating-everywhere");
            text.push_line(catalogue::sentences().text(id, &args));
        }
    }
    Ok(text)
}
