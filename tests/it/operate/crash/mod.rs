//! Nothing is lost: the compiled bot killed at random and at critical moments, on failing disks, under jumping clocks.
//!
//! `world` has a bot that is killed and restarted while `people` play, and `audit` its invariants. `child` kills the
//! terminal table in the same way. `shim` injects faults of disk and clock into the compiled program, and `power`
//! restores the state after a power cut. `faults`, `cuts`, `upgrades`, `clock` and `copies` use them.
//!
//! `KINGBOARD_SEED=7 SLOW_TESTS=1 KILLS=2000 cargo test --test it crash:: -- --nocapture` kills for much longer and
//! prints the results.
#![expect(
    clippy::unwrap_used,
    reason = "helpers of tests are not known as tests to clippy"
)]

mod audit;
mod child;
mod clock;
mod contests;
mod copies;
mod cuts;
mod faults;
mod people;
mod power;
mod shared_batch;
mod shim;
mod upgrades;
mod world;

use std::path::{Path, PathBuf};

use world::World;

/// A number from the environment.
#[expect(clippy::disallowed_methods, reason = "how long to test is no setting")]
fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// Number of kills; `short` of them in the short form.
fn kills(short: u64) -> u64 {
    let slow = number("SLOW_TESTS") == Some(1);
    number("KILLS").filter(|_| slow).unwrap_or(short)
}

/// The seed of a test's randomness: the given one, or always the same.
fn seed() -> u64 {
    number("KINGBOARD_SEED").unwrap_or(1)
}

#[expect(
    clippy::print_stderr,
    reason = "figures and seeds are for who runs the tests"
)]
fn say(text: &str) {
    eprintln!("{text}");
}

/// Copies the database files that a program would leave now to another directory.
fn left_by(home: &Path, into: &Path) -> PathBuf {
    for suffix in ["", "-wal", "-journal"] {
        let name = format!("games.db{suffix}");
        if home.join(&name).exists() {
            std::fs::copy(home.join(&name), into.join(&name)).unwrap();
        }
    }
    into.join("games.db")
}

#[tokio::test]
async fn nothing_is_lost_told_twice_or_rolled_anew_however_often_the_bot_is_killed() {
    /// Kills on one database before a new one, so that first starts are killed too.
    const EACH: u64 = 30;
    let (mut left, mut seed) = (kills(20), seed());
    let mut sums = world::Tally::default();
    while left > 0 {
        say(&format!("KINGBOARD_SEED={seed}"));
        let mut world = World::new(seed).await;
        for _ in 0..EACH.min(left) {
            world.lives_and_dies().await;
        }
        left -= EACH.min(left);
        sums.add(world.comes_to_rest().await);
        seed += 1;
    }
    say(&sums.to_string());
}
