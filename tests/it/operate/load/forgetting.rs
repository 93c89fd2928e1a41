//! Forgetting a player in a database of many games: nobody waits for the wiping of its file.

use std::fs;
use std::time::Duration;

use kingboard::play::{GameId, PlayerId, Timestamp};
use kingboard::store::{Store, UnfinishedGames};
use rusqlite::Connection;
use tokio::time::Instant;

use crate::discord::loopback::Channel;
use crate::operate::load::idle::fill;
use crate::rules::argue::slow_tests;

/// Two hours, in ms: by then the file is to be wiped.
const LATER: Timestamp = Timestamp(2 * 60 * 60 * 1_000);

#[test]
fn the_file_of_many_games_is_wiped_in_short_passes() {
    let games = if slow_tests() { 100_000 } else { 1_000 };
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("games.db");
    let held = |n: usize| {
        let (server, id) = (Some(1), 2);
        (Channel { server, id }, 700_100_000 + 2 * (n % 5_000))
    };
    fill(&path, games, &held);
    let mut store = Store::open(&path).unwrap();
    let player = PlayerId::new("discord:700100000");
    let left = store.unfinished_of(&player).unwrap();
    let nameless = |game: GameId| PlayerId::new(format!("gone:{}", game.0));
    let begun = Instant::now();
    let unfinished = UnfinishedGames::left(&left);
    store
        .forget(&player, unfinished, nameless, Timestamp(0))
        .unwrap();
    let forgotten = begun.elapsed();
    let mut passes = Vec::new();
    loop {
        let begun = Instant::now();
        if !store.wipe_if_due(LATER).unwrap() {
            break;
        }
        passes.push(begun.elapsed());
    }
    let bytes = fs::read(&path).unwrap();
    let id = player.as_str().as_bytes();
    assert!(!bytes.windows(id.len()).any(|at| at == id));
    drop(store);
    let begun = Instant::now();
    let conn = Connection::open(&path).unwrap();
    conn.execute_batch("VACUUM; PRAGMA wal_checkpoint(TRUNCATE)")
        .unwrap();
    println!(
        "{games} games, {} MB: forgotten in {forgotten:.0?}; wiped in {:.1?}, {} passes, the longest {:.1?}; a vacuum takes {:.1?}",
        bytes.len() / 1_000_000,
        passes.iter().sum::<Duration>(),
        passes.len(),
        passes.iter().max().copied().unwrap_or_default(),
        begun.elapsed(),
    );
    assert!(passes.len() > 1);
}
