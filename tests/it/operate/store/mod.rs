//! The store: data goes in and out in transactions, in order, and only in files of this program. This file has the
//! games with which the tests of this folder begin.
#![expect(
    clippy::unwrap_used,
    reason = "helpers of tests are not known as tests to clippy"
)]

mod analyses;
mod cache;
pub(crate) mod files;
mod gathered;
mod history;
mod lists;
mod log;
mod outbox;
mod people;
mod puzzles;
pub(crate) mod upgrades;

use std::path::{Path, PathBuf};

use kingboard::game::options::Options;
use kingboard::game::seat::Seat;
use kingboard::game::text::{MoveText, SetupText};
use kingboard::games::GameKind;
use kingboard::play::event::{Entry, Event};
use kingboard::play::stage::Stage;
use kingboard::play::summary::GameSummary;
use kingboard::play::{GameId, Place, PlayerId, Timestamp, Version};
use kingboard::store::{DueMessage, GameQuery, OutboxMessage, SideEffects, Store};
use tempfile::TempDir;

/// All games.
const EVERYTHING: GameQuery<'_> = GameQuery {
    player: None,
    place: None,
    stages: &ALL,
    before: None,
    most: 100,
};

const ALL: [Stage; 4] = [Stage::Open, Stage::Running, Stage::Over, Stage::Void];

fn player(name: &str) -> PlayerId {
    PlayerId::new(format!("console:{name}"))
}

fn at(ms: i64, event: Event) -> Entry {
    Entry {
        at: Timestamp(ms),
        event,
    }
}

fn played(text: &str) -> Event {
    Event::Played {
        seat: Seat::FIRST,
        text: MoveText::new(text),
        after: SetupText::new(format!("after {text}")),
    }
}

fn created() -> Entry {
    let event = Event::Created {
        kind: GameKind::KINGS_MATE,
        rules_version: 1,
        options: Options::default().with("touch"),
        place: Place::of_transport("console"),
        by: player("anna"),
        invited: Some(player("bert")),
        side: None,
        terms: kingboard::play::event::ChallengeTerms::default(),
    };
    at(1, event)
}

/// The list row of an offer from Anna to Bert.
fn offer(id: GameId) -> GameSummary {
    GameSummary {
        id,
        version: Version(1),
        kind: GameKind::KINGS_MATE,
        options: Options::default().with("touch"),
        set_up: false,
        place: Place::of_transport("console"),
        stage: Stage::Open,
        challenger: player("anna"),
        invited: Some(player("bert")),
        seats: Vec::new(),
        present: Vec::new(),
        to_move: None,
        moves: 0,
        outcome: None,
        rated: None,
        created: Timestamp(1),
        changed: Timestamp(1),
    }
}

/// The row of the same game after `entries`.
fn later(row: &GameSummary, entries: &[Entry]) -> GameSummary {
    let mut row = row.clone();
    row.version.0 += u32::try_from(entries.len()).unwrap();
    row.changed = entries.last().unwrap().at;
    row
}

fn announcement(from: u32, to: u32, due: i64) -> OutboxMessage {
    OutboxMessage {
        from: Version(from),
        to: Version(to),
        due: Timestamp(due),
        joins: false,
    }
}

/// A store with one offered game.
fn offered(mut store: Store) -> (Store, GameSummary) {
    let id = store
        .create(&[created()], offer, SideEffects::default())
        .unwrap();
    (store, offer(id))
}

/// Stores one more move with its announcement. Returns the new row.
pub(crate) fn advance(store: &mut Store, row: &GameSummary) -> GameSummary {
    let tell = announcement(row.version.0, row.version.0 + 1, row.changed.0 + 1);
    advance_with(store, row, tell)
}

/// [`advance`] with this announcement.
fn advance_with(store: &mut Store, row: &GameSummary, tell: OutboxMessage) -> GameSummary {
    let entries = [at(row.changed.0 + 1, played("D2-D3"))];
    let next = later(row, &entries);
    store
        .append(
            row.version,
            &entries,
            &next,
            SideEffects::announce_only(&[tell]),
        )
        .unwrap();
    next
}

fn place() -> (TempDir, PathBuf) {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("games.db");
    (dir, path)
}

fn numbers(due: &[DueMessage]) -> Vec<(i64, u32)> {
    due.iter().map(|due| (due.game.0, due.to.0)).collect()
}

/// A closed file with one game of `moves` moves.
pub(crate) fn file_with_a_game(path: &Path, moves: usize) -> GameSummary {
    let (mut store, mut row) = offered(Store::open(path).unwrap());
    for _ in 0..moves {
        row = advance(&mut store, &row);
    }
    row
}
