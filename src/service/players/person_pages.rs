//! People on pages: their profile by the seat of a game, and standings as rows.
//!
//! A page names nobody by the number of an account. A person is whoever has a seat in a game that the visitor may see, and
//! what is told of them there is what `/player profile` tells at that game’s place.

use crate::play::{Place, PlayerId, Server, Timestamp};
use crate::rating::ranking::points;
use crate::service::api::action::Asker;
use crate::service::boards::snapshot::{self, Viewer};
use crate::service::describe::computer;
use crate::service::lookup::person_seats::{PersonSeat, ServerSeats, has_page};
use crate::service::lookup::{games, levels, load, load_names, viewers};
use crate::service::state::Service;
use crate::service::study::game_lines::{self, GameLine};
use crate::service::study::standings::{self, Standings};
use crate::service::study::{competition, pools};
use crate::service::words::catalogue::sentences;
use crate::service::words::text::Text;
use crate::store::{PoolKey, StoreError};

/// Rows of one page of standings.
const ROWS: usize = 50;
/// Most finished games on the page of a person.
const GAMES: usize = 10;

/// A person that a visitor may look at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeenPerson {
    /// The person.
    pub id: PlayerId,
    /// Their name.
    pub name: String,
    /// The place from which the visitor looks.
    pub place: Place,
}

/// The person on a seat; `None` if the visitor may not see the game, or if nobody with a page sits there.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn person(
    service: &Service,
    viewer: Viewer<'_>,
    at: PersonSeat,
) -> Result<Option<SeenPerson>, StoreError> {
    let store = &service.store;
    let Some(game) = load::row_if_healthy(store, at.game)? else {
        return Ok(None);
    };
    let player = game.seats.get(at.seat).filter(|player| has_page(player));
    let (Some(player), true) = (player, snapshot::may_see(store, &game, viewer)?) else {
        return Ok(None);
    };
    let server = game.place.server();
    let place = match viewer {
        // A player of a game elsewhere looks from their own page, which holds no more than they may see anyway.
        Viewer::Player { id, place } if !viewers::sees_server(store, Some(id), server)? => {
            place.clone()
        }
        Viewer::Player { .. } | Viewer::Anybody => Place::of_server(server),
        Viewer::Table(place) | Viewer::Onlooker(place) => place.clone(),
    };
    let names = load_names::load_names(store, std::iter::once(player))?;
    Ok(Some(SeenPerson {
        name: names.of(player).to_owned(),
        id: player.clone(),
        place,
    }))
}

/// The newest finished games of a person that somebody may see from the same place.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn finished(
    service: &Service,
    person: &SeenPerson,
    viewer: &PlayerId,
) -> Result<Vec<GameLine>, StoreError> {
    let asker = Asker {
        player: viewer,
        place: &person.place,
    };
    let ended = games::newest(&service.store, asker, Some(&person.id), false, GAMES)?;
    game_lines::lines(&service.store, &ended, false)
}

/// The standings that a page asks for.
#[derive(Clone, Debug)]
pub struct StandingsAsked {
    /// The slug of the pool; `None` is that of the server’s usual game.
    pub pool: Option<String>,
    /// The page, from 1.
    pub page: usize,
}

/// A page of standings.
#[derive(Clone, Debug)]
pub struct StandingsPage {
    /// The slug of the pool.
    pub pool: String,
    /// The players, the first first.
    pub rows: Vec<StandingsRow>,
    /// The number of this page, from 1.
    pub page: usize,
    /// Number of pages.
    pub pages: usize,
    /// Where the visitor stands or would stand, and how strong computers are.
    pub said: Text,
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
    /// Its deviation now, in points.
    pub deviation: i32,
    /// Whether it is the visitor’s.
    pub own: bool,
    /// The seat by which the player’s page is found.
    pub seat: Option<PersonSeat>,
}

/// A page of the standings of a server over all time; `None` for a pool that no game has.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn standings(
    service: &Service,
    server: &Server,
    asked: &StandingsAsked,
    viewer: &PlayerId,
    now: Timestamp,
) -> Result<Option<StandingsPage>, StoreError> {
    let store = &service.store;
    let place = Place::of_server(server);
    let Some(pool) = competition::pool_at(store, &place, asked.pool.as_deref()) else {
        return Ok(None);
    };
    let key = PoolKey::here(server, pool);
    let all = Standings::read(store, &key, None, Some(viewer), now)?;
    let pages = all.ranked.len().div_ceil(ROWS).max(1);
    let page = asked.page.clamp(1, pages);
    let shown = all.ranked.iter().skip((page - 1) * ROWS).take(ROWS);
    let names = load_names::load_names(store, shown.clone().map(|rated| &rated.player))?;
    let seats = ServerSeats::of(store, server);
    let mut rows = Vec::new();
    for rated in shown {
        let seat = seats.as_ref().map(|seats| seats.seat(&rated.player));
        rows.push(StandingsRow {
            place: all.place(&rated.standing),
            name: names.of(&rated.player).to_owned(),
            rating: points(rated.standing.rating),
            deviation: pools::rounded(rated.standing.at(now.0).deviation),
            own: all.is_own(rated),
            seat: seat.transpose()?.flatten(),
        });
    }
    let mut said = Text::default();
    if rows.is_empty() {
        said.push_line(sentences().text("standings-none", &[]));
    }
    said.push_line(standings::own_line(store, &key, &all));
    said.push_line(computer::strengths(&levels::strengths(store, &key)?));
    Ok(Some(StandingsPage {
        pool: pool.to_owned(),
        rows,
        page,
        pages,
        said,
    }))
}
