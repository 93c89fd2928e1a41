//! The hall of fame: the first three of each season that is over.
//!
//! A season ends by the calendar, and its standings follow from the games, so there is nothing to store and nobody has to
//! close it.

use crate::play::season::Season;
use crate::play::{PlayerId, Timestamp};
use crate::service::api::action::{Action, Request};
use crate::service::api::competition::{CompetitionAction, StandingsSpan};
use crate::service::api::reply::{ButtonStyle, Control, Reply};
use crate::service::api::result::HandlerResult;
use crate::service::describe::ratings;
use crate::service::lookup::server;
use crate::service::study::pools::{slugs, titled};
use crate::service::study::standings::{Standings, no_seasons};
use crate::service::words::catalogue;
use crate::service::words::catalogue::TextArg;
use crate::service::words::text::{Span, Text};
use crate::store::{PoolKey, RatedPlayer, Store, StoreError};

/// Most seasons on one page.
const SHOWN: usize = 5;
/// Most seasons searched for those.
const SEARCHED: usize = 60;
/// Last place that is shown.
const PODIUM: usize = 3;

/// Shows the first of each season, the newest one first, back from `from`.
pub(super) fn hall(
    store: &Store,
    request: &Request,
    key: &PoolKey,
    from: Option<Season>,
    now: Timestamp,
) -> HandlerResult {
    let words = catalogue::sentences();
    let Some(length) = server::settings_at(store, &request.place).seasons else {
        return Ok(vec![no_seasons(request)]);
    };
    let present = Season::at(length, now);
    // A button of a season of another length, or of one that is not over, leads to the newest.
    let from = from.filter(|from| from.length == length && from.span().until <= now);
    let from = from.unwrap_or_else(|| present.before());
    let found = past(store, key, from, &request.user.id)?;
    let id = titled(key, "hall-title", "hall-title-everywhere");
    let mut text = words.text(id, &[("pool", ratings::pool(key).into())]);
    for (season, lines) in &found.seasons {
        text.push_line(Text(vec![Span::Strong(ratings::season_heading(*season))]));
        text.push_line(lines.clone());
    }
    if found.seasons.is_empty() {
        text.push_line(words.text("hall-none", &[]));
        text.push_line(words.text("season-rule", &[]));
    }
    let args = [
        ("season", ratings::season(present).into()),
        ("until", TextArg::Due(present.span().until)),
    ];
    text.push_line(words.text("hall-now", &args));
    let mut reply = Reply::note(text);
    reply.replaces_source = true;
    let newest = from != present.before();
    reply.controls = controls(key, &found, newest);
    Ok(vec![reply])
}

/// Seasons with somebody in them, and where the search for older ones goes on.
struct PastSeasons {
    seasons: Vec<(Season, Text)>,
    older: Option<Season>,
}

fn past(
    store: &Store,
    key: &PoolKey,
    from: Season,
    viewer: &PlayerId,
) -> Result<PastSeasons, StoreError> {
    let mut found = PastSeasons {
        seasons: Vec::new(),
        older: None,
    };
    let Some(first) = store.first_rated_end(key)? else {
        return Ok(found);
    };
    let mut season = from;
    for _ in 0..SEARCHED {
        if season.span().until <= first || found.seasons.len() == SHOWN {
            break;
        }
        let end = season.span().until;
        let standings = Standings::read(store, key, Some(season), Some(viewer), end)?;
        let placed = |rated: &&RatedPlayer| standings.place(&rated.standing) <= PODIUM;
        let rows = standings.ranked.iter().take_while(placed);
        let lines = standings.lines(store, rows)?;
        if !lines.0.is_empty() {
            found.seasons.push((season, lines));
        }
        season = season.before();
    }
    found.older = (season.span().until > first).then_some(season);
    Ok(found)
}

/// A menu of the seasons shown, buttons to older and to the newest ones, and a menu of the other pools.
fn controls(key: &PoolKey, found: &PastSeasons, newest: bool) -> Vec<Control> {
    let words = catalogue::sentences();
    let everywhere = key.server().is_none();
    let hall = |slug: &str, from| {
        Action::Competition(CompetitionAction::Hall {
            pool: Some(slug.to_owned()),
            everywhere,
            from,
        })
    };
    let whole = |span| {
        Action::Competition(CompetitionAction::Standings {
            pool: Some(key.slug().to_owned()),
            everywhere,
            span,
            page: None,
        })
    };
    let button = |label: &str, ask| Control::Button {
        label: words.line(label, &[]),
        ask,
        weight: ButtonStyle::Secondary,
    };
    let newest = newest.then(|| button("button-hall-newest", hall(key.slug(), None)));
    let older = found.older;
    let older = older.map(|from| button("button-hall-older", hall(key.slug(), Some(from))));
    let present = button("button-season", whole(StandingsSpan::Now));
    let seasons = found.seasons.iter().map(|(season, _)| {
        let span = StandingsSpan::Season(*season);
        (ratings::season_heading(*season), whole(span))
    });
    let seasons = (!found.seasons.is_empty()).then(|| Control::Menu {
        prompt: words.line("hall-season", &[]),
        options: seasons.collect(),
    });
    let pools = slugs().map(|slug| (words.code_name("pool", slug), hall(slug, None)));
    let pools = Control::Menu {
        prompt: ratings::pool(key),
        options: pools.collect(),
    };
    let buttons = [newest, older, Some(present)].into_iter().flatten();
    buttons.chain(seasons).chain([pools]).collect()
}
