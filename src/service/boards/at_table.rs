//! The game that stands on the screen of a table: its players, and whether a typed line is meant for it.

use crate::game::text::MoveError;
use crate::games::GameKind;
use crate::play::summary::Stage;
use crate::play::{GameId, Place, PlayerId, Version};
use crate::service::api::action::Asker;
use crate::service::api::values::Person;
use crate::service::describe::row;
use crate::service::lookup::{find, load_names};
use crate::service::state::Service;
use crate::store::{Store, StoreError};

/// A game as those at its table see it.
#[derive(Clone, Debug)]
pub struct TableGame {
    /// Its kind.
    pub kind: GameKind,
    /// Its number of events: another one means that something happened in it.
    pub version: Version,
    /// Whether it is under way.
    pub is_running: bool,
    /// Whether it has ended with a result or without one.
    pub is_over: bool,
    /// Its players in seat order; none while it is offered.
    pub seats: Vec<Person>,
    /// The player to move, while it is under way.
    pub to_move: Option<Person>,
}

/// A game by its number; `None` where there is none that can be read.
pub fn table_game(service: &Service, id: GameId) -> Option<TableGame> {
    try_table_game(&service.store, id).unwrap_or_else(|error| {
        tracing::error!(%error, game = id.0, "failed to read the game on the screen");
        None
    })
}

fn try_table_game(store: &Store, id: GameId) -> Result<Option<TableGame>, StoreError> {
    let Some(summary) = store.summary(id)? else {
        return Ok(None);
    };
    let names = load_names::load_names(store, row::people(&summary))?;
    let person = |id: &PlayerId| Person {
        name: names.of(id).to_owned(),
        id: id.clone(),
    };
    Ok(Some(TableGame {
        kind: summary.kind,
        version: summary.version,
        is_running: summary.stage == Stage::Running,
        is_over: summary.stage == Stage::Over,
        seats: summary.seats.iter().map(person).collect(),
        to_move: summary.to_move.as_ref().map(person),
    }))
}

/// The player's running games at a place.
pub fn running_games(service: &Service, player: &PlayerId, place: &Place) -> Vec<GameId> {
    let games = find::running(&service.store, player, Some(place));
    let games = games.unwrap_or_default();
    games.iter().map(crate::play::Game::id).collect()
}

/// Returns `true` if a line without a number is meant for this game of the player: it is a legal move there, or in none
/// of their others.
pub fn is_meant_for(service: &Service, asker: Asker<'_>, game: GameId, line: &str) -> bool {
    let Asker { player, place } = asker;
    let games = find::to_move_or_running(&service.store, player, Some(place));
    let games = games.unwrap_or_default();
    let mut elsewhere = false;
    for other in games.iter().filter(|game| game.awaits(player)) {
        let read = other.position().read_turn(line.trim());
        if matches!(read, Ok(_) | Err(MoveError::Ambiguous(_))) {
            if other.id() == game {
                return true;
            }
            elsewhere = true;
        }
    }
    !elsewhere
}
