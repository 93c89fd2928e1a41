//! The hall of fame: the first three of each season that is over.
//!
//! A season ends by the calendar, and its standings follow from the games, so there is nothing to store and nobody has
//! to close it.

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
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::text::{Span, Text};
use crate::store::{self, PoolKey, RatedPlayer, Store, StoreError};

/// Most seasons on one page.
const MAX_SEASONS: usize = 5;
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
    let from = begin(present, from, now);
    let found = past(store, key, from, Some(&request.user.id))?;
    let id = titled(key, "hall-title", "hall-title-everywhere");
    let mut text = words.text(id, &[("pool", ratings::pool(key).into())]);
    for past in &found.seasons {
        let heading = ratings::season_heading(past.season);
        text.push_line(Text(vec![Span::Strong(heading)]));
        text.push_line(past.standings.lines(store, past.podium())?);
    }
    if found.seasons.is_empty() {
        text.push_line(words.text("hall-none", &[]));
        text.push_line(words.text("season-rule", &[]));
    }
    text.push_line(now_line(present));
    let mut reply = Reply::note(text);
    reply.replaces_source = true;
    let newest = from != present.before();
    reply.controls = controls(key, &found, newest);
    Ok(vec![reply])
}

/// The season with which a page of the hall begins. One of another length, or one that is not over, gives the newest.
pub(in crate::service) fn begin(present: Season, from: Option<Season>, now: Timestamp) -> Season {
    let from = from.filter(|from| from.length == present.length && from.span().until <= now);
    from.unwrap_or_else(|| present.before())
}

/// The present season, and when it ends.
pub(in crate::service) fn now_line(present: Season) -> Text {
    let args = [
        ("season", ratings::season(present).into()),
        ("until", TextArg::Due(present.span().until)),
    ];
    catalogue::sentences().text("hall-now", &args)
}

/// Seasons with a player in them, and the place where the search for older ones continues.
pub(in crate::service) struct PastSeasons {
    /// The seasons, the newest first.
    pub(in crate::service) seasons: Vec<PastSeason>,
    /// The newest season that was not searched.
    pub(in crate::service) older: Option<Season>,
}

/// A season that is over, with a player in it.
pub(in crate::service) struct PastSeason {
    /// The season.
    pub(in crate::service) season: Season,
    /// Its standings.
    pub(in crate::service) standings: Standings,
}

impl PastSeason {
    /// Those in the first three places.
    pub(in crate::service) fn podium(&self) -> impl Iterator<Item = &RatedPlayer> + Clone {
        let Standings { ranked, .. } = &self.standings;
        let placed = |rated: &&RatedPlayer| self.standings.place(&rated.rating) <= PODIUM;
        ranked.iter().take_while(placed)
    }
}

/// The seasons of a page of the hall, back from `from`.
pub(in crate::service) fn past(
    store: &Store,
    key: &PoolKey,
    from: Season,
    viewer: Option<&PlayerId>,
) -> Result<PastSeasons, StoreError> {
    let mut found = PastSeasons {
        seasons: Vec::new(),
        older: None,
    };
    let Some(first) = store::seasons::first_rated_end(store, key)? else {
        return Ok(found);
    };
    let mut season = from;
    for _ in 0..SEARCHED {
        if season.span().until <= first || found.seasons.len() == MAX_SEASONS {
            break;
        }
        let end = season.span().until;
        let standings = Standings::read(store, key, Some(season), viewer, end)?;
        if !standings.ranked.is_empty() {
            found.seasons.push(PastSeason { season, standings });
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
    let button = |label: &str, action| Control::Button {
        label: words.line(label, &[]),
        action,
        style: ButtonStyle::Secondary,
    };
    let newest = newest.then(|| button("button-hall-newest", hall(key.slug(), None)));
    let older = found.older;
    let older = older.map(|from| button("button-hall-older", hall(key.slug(), Some(from))));
    let present = button("button-season", whole(StandingsSpan::Now));
    let seasons = found.seasons.iter().map(|past| {
        let span = StandingsSpan::Season(past.season);
        (ratings::season_heading(past.season), whole(span))
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
