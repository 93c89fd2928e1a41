//! Standings and the hall of fame on pages: the players of a pool as rows.

use crate::play::season::{Season, SeasonLength};
use crate::play::{Place, PlayerId, Server, Timestamp};
use crate::rating::ranking::points;
use crate::service::describe::{computer, ratings};
use crate::service::lookup::person_seats::{PersonSeat, ServerSeats};
use crate::service::lookup::{levels, load_names, server};
use crate::service::state::Service;
use crate::service::study::standings::{self, Standings};
use crate::service::study::{competition, hall, pools};
use crate::service::words::catalogue::sentences;
use crate::service::words::text::Text;
use crate::store::{PoolKey, RatedPlayer, Store, StoreError};

/// Rows of one page of standings.
const ROWS_PER_PAGE: usize = 50;

/// The word for the present season in an address.
pub const PRESENT: &str = "now";

/// The standings that a page asks for.
#[derive(Clone, Debug)]
pub struct StandingsAsked {
    /// The slug of the pool; `None` is that of the server’s usual game.
    pub pool: Option<String>,
    /// The season by its code, or [`PRESENT`]; `None` is all time.
    pub season: Option<String>,
    /// The page, from 1.
    pub page: usize,
}

/// A page of standings.
#[derive(Clone, Debug)]
pub struct StandingsPage {
    /// The slug of the pool.
    pub pool: String,
    /// The season; `None` is all time.
    pub season: Option<SeasonName>,
    /// `true` if the server has seasons.
    pub has_seasons: bool,
    /// The players, the first first.
    pub rows: Vec<StandingsRow>,
    /// The number of this page, from 1.
    pub page: usize,
    /// Number of pages.
    pub pages: usize,
    /// The end of the season, the place where the visitor stands or would stand, and the strength of computers.
    pub said: Text,
}

/// A season as a page names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonName {
    /// Its code, for addresses.
    pub code: String,
    /// Its name at the beginning of a line.
    pub heading: String,
    /// `true` if it is the present one.
    pub is_present: bool,
}

/// A player of standings.
#[derive(Clone, Debug)]
pub struct StandingsRow {
    /// The place; equals are level.
    pub place: usize,
    /// The name.
    pub name: String,
    /// The rating, in points.
    pub rating: i64,
    /// Its deviation then, in points.
    pub deviation: i32,
    /// `true` if it is the visitor’s.
    pub own: bool,
    /// The seat by which the player’s page is found.
    pub seat: Option<PersonSeat>,
}

/// The hall of fame that a page asks for.
#[derive(Clone, Debug)]
pub struct HallAsked {
    /// The slug of the pool; `None` is that of the server’s usual game.
    pub pool: Option<String>,
    /// The newest season of the page by its code; `None` is the last one that is over.
    pub from: Option<String>,
}

/// A page of the hall of fame.
#[derive(Clone, Debug)]
pub struct HallPage {
    /// The slug of the pool.
    pub pool: String,
    /// `true` if the server has seasons.
    pub has_seasons: bool,
    /// The past seasons with a player in them, the newest first.
    pub seasons: Vec<HallSeason>,
    /// The code of the season with which the next page begins.
    pub older: Option<String>,
    /// `true` if newer seasons may have a page.
    pub has_newer: bool,
    /// Why it is empty, if it is, and which season it is now.
    pub said: Text,
}

/// A past season in the hall of fame.
#[derive(Clone, Debug)]
pub struct HallSeason {
    /// The season.
    pub name: SeasonName,
    /// Those in its first three places.
    pub rows: Vec<StandingsRow>,
}

impl SeasonName {
    /// The name of a season, where seasons have this length now: one of a former length is over for the server.
    fn of(season: Season, length: Option<SeasonLength>, now: Timestamp) -> Self {
        let present = length.map(|length| Season::at(length, now));
        Self {
            code: season.code(),
            heading: ratings::season_heading(season),
            is_present: present == Some(season),
        }
    }
}

/// A page of the standings of a server; `None` for a pool without games, and for a text that names no season.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn standings(
    service: &Service,
    server: &Server,
    asked: &StandingsAsked,
    viewer: Option<&PlayerId>,
    now: Timestamp,
) -> Result<Option<StandingsPage>, StoreError> {
    let store = &service.store;
    let place = Place::of_server(server);
    let length = server::settings_at(store, &place).seasons;
    let season = asked.season.as_deref().map(|code| match code {
        PRESENT => length.map(|length| Season::at(length, now)),
        code => Season::from_code(code),
    });
    let pool = competition::pool_at(store, &place, asked.pool.as_deref());
    let (Some(pool), false) = (pool, season == Some(None)) else {
        return Ok(None);
    };
    let season = season.flatten();
    let key = PoolKey::here(server, pool);
    let all = Standings::read(store, &key, season, viewer, now)?;
    let pages = all.ranked.len().div_ceil(ROWS_PER_PAGE).max(1);
    let page = asked.page.clamp(1, pages);
    let shown = all
        .ranked
        .iter()
        .skip((page - 1) * ROWS_PER_PAGE)
        .take(ROWS_PER_PAGE);
    let rows = rows(store, server, &all, shown)?;
    let mut said = Text::default();
    if rows.is_empty() {
        said.push_line(sentences().text("standings-none", &[]));
    }
    said.push_line(standings::until_line(season, now));
    said.push_line(standings::own_line(store, &key, &all));
    if season.is_none() {
        said.push_line(computer::strengths(&levels::strengths(store, &key)?));
    }
    Ok(Some(StandingsPage {
        pool: pool.to_owned(),
        season: season.map(|season| SeasonName::of(season, length, now)),
        has_seasons: length.is_some(),
        rows,
        page,
        pages,
        said,
    }))
}

/// A page of the hall of fame of a server; `None` for a pool that no game has.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn hall(
    service: &Service,
    server: &Server,
    asked: &HallAsked,
    viewer: Option<&PlayerId>,
    now: Timestamp,
) -> Result<Option<HallPage>, StoreError> {
    let store = &service.store;
    let place = Place::of_server(server);
    let Some(pool) = competition::pool_at(store, &place, asked.pool.as_deref()) else {
        return Ok(None);
    };
    let length = server::settings_at(store, &place).seasons;
    let mut page = HallPage {
        pool: pool.to_owned(),
        has_seasons: length.is_some(),
        seasons: Vec::new(),
        older: None,
        has_newer: false,
        said: Text::default(),
    };
    let Some(length) = length else {
        page.said = sentences().text("season-none", &[]);
        return Ok(Some(page));
    };
    let present = Season::at(length, now);
    let from = asked.from.as_deref().and_then(Season::from_code);
    let from = hall::begin(present, from, now);
    let found = hall::past(store, &PoolKey::here(server, pool), from, viewer)?;
    for past in &found.seasons {
        page.seasons.push(HallSeason {
            name: SeasonName::of(past.season, Some(length), now),
            rows: rows(store, server, &past.standings, past.podium())?,
        });
    }
    page.older = found.older.map(Season::code);
    page.has_newer = from != present.before();
    if page.seasons.is_empty() {
        page.said.push_line(sentences().text("hall-none", &[]));
        page.said.push_line(sentences().text("season-rule", &[]));
    }
    page.said.push_line(hall::now_line(present));
    Ok(Some(page))
}

/// These players of standings as rows.
fn rows<'a>(
    store: &Store,
    server: &Server,
    all: &Standings,
    shown: impl Iterator<Item = &'a RatedPlayer> + Clone,
) -> Result<Vec<StandingsRow>, StoreError> {
    let names = load_names::load_names(store, shown.clone().map(|rated| &rated.player))?;
    let seats = ServerSeats::of(store, server);
    let row = |rated: &RatedPlayer| {
        let seat = seats.as_ref().map(|seats| seats.seat(&rated.player));
        Ok(StandingsRow {
            place: all.place(&rated.rating),
            name: names.of(&rated.player).to_owned(),
            rating: points(rated.rating.rating),
            deviation: pools::rounded(rated.rating.at(all.at.0).deviation),
            own: all.is_own(rated),
            seat: seat.transpose()?.flatten(),
        })
    };
    shown.map(row).collect()
}
