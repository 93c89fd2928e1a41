//! Lists of games for pages: those of a place, of a player, or of several servers.

use crate::games::GameKind;
use crate::play::summary::{GameSummary, Stage};
use crate::play::{GameId, Place, PlayerId, Server};
use crate::service::describe::row;
use crate::service::lookup::load_names;
use crate::service::state::Service;
use crate::store::{GameQuery, ServerPage, Store, StoreError};

/// A game in a list.
#[derive(Clone, Debug)]
pub struct GameLine {
    /// Its number.
    pub game: GameId,
    /// Its kind.
    pub kind: GameKind,
    /// Its kind, players and state in words.
    pub text: String,
    /// Whether it is under way or offered.
    pub is_open: bool,
}

/// The games of a place in one of these states, the newest first.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn games_at(
    service: &Service,
    place: &Place,
    open: bool,
    most: usize,
) -> Result<Vec<GameLine>, StoreError> {
    let games = service.store.list(&GameQuery {
        place: Some(place),
        ..newest(open, most)
    })?;
    lines(&service.store, &games, open)
}

/// The games of a player in one of these states, the newest first.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn games_of(
    service: &Service,
    player: &PlayerId,
    open: bool,
    most: usize,
) -> Result<Vec<GameLine>, StoreError> {
    let games = service.store.list(&GameQuery {
        player: Some(player),
        ..newest(open, most)
    })?;
    lines(&service.store, &games, open)
}

/// The games of these servers in one of these states, the newest first.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn games_in(
    service: &Service,
    servers: &[Server],
    open: bool,
    most: usize,
) -> Result<Vec<GameLine>, StoreError> {
    let mut games = Vec::new();
    for server in servers {
        games.extend(service.store.list_in_server(ServerPage {
            server,
            stages: stages(open),
            before: None,
            most,
        })?);
    }
    games.sort_by_key(|game| std::cmp::Reverse(game.id));
    games.truncate(most);
    lines(&service.store, &games, open)
}

/// The newest games of anybody at any place.
const fn newest<'a>(open: bool, most: usize) -> GameQuery<'a> {
    GameQuery {
        player: None,
        place: None,
        stages: stages(open),
        before: None,
        most,
    }
}

const fn stages(open: bool) -> &'static [Stage] {
    if open {
        &[Stage::Open, Stage::Running]
    } else {
        &[Stage::Over]
    }
}

fn lines(store: &Store, games: &[GameSummary], open: bool) -> Result<Vec<GameLine>, StoreError> {
    let names = load_names::load_names(store, games.iter().flat_map(row::people))?;
    let line = |summary: &GameSummary| GameLine {
        game: summary.id,
        kind: summary.kind,
        text: row::line(summary, &names).plain(),
        is_open: open,
    };
    Ok(games.iter().map(line).collect())
}
