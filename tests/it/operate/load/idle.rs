//! An idle bot with very many stored games: its start-up time and resources.

use std::path::Path;
use std::time::Duration;

use kingboard::game::options::Options;
use kingboard::game::outcome::{Outcome, Termination};
use kingboard::game::seat::Seat;
use kingboard::game::text::MoveText;
use kingboard::games::GameKind;
use kingboard::play::event::{ChallengeTerms, Entry, Event};
use kingboard::play::{Game, PlayerId, Timestamp};
use kingboard::store::{ImportedNotes, SideEffects, Store, place_of_text};
use tokio::time::Instant;

use crate::discord::bot::Bot;
use crate::discord::loopback::{Channel, Discord};
use crate::operate::load::assert_quiet;
use crate::operate::load::figures::taken;
use crate::operate::load::lines::{Line, lines};
use crate::rules::argue::slow_tests;
use crate::wait;

/// The time of all games: 2026-03-01 12:00 UTC.
const BEGIN: i64 = 1_772_366_400_000;
/// Games stored per transaction.
const TOGETHER: usize = 1_000;

/// The channel of the nth stored game, and the id of its first player. The second's is one higher.
pub(super) type Held<'a> = &'a dyn Fn(usize) -> (Channel, usize);

/// A hundred channels, and five thousand pairs of players.
fn hundred_channels(n: usize) -> (Channel, usize) {
    let place = u64::try_from(n % 100).unwrap();
    let channel = Channel {
        server: Some(20_000 + place),
        id: 30_000 + place,
    };
    (channel, 100_000 + 2 * (n % 5_000))
}

/// The log of the nth game; one in ten is still running.
fn log(n: usize, line: &Line, (channel, first): (Channel, usize)) -> Vec<Entry> {
    let kind = GameKind::KINGS_MATE;
    let mut at = (kind.spec().start)(&Options::default());
    let person = |side: usize| PlayerId::new(format!("discord:{}", first + side));
    let server = channel.server.unwrap_or_default();
    let mut events = vec![
        Event::Created {
            kind,
            rules_version: kind.spec().rules_version,
            options: Options::default(),
            place: place_of_text(&format!("discord:{server}:{}", channel.id)),
            by: person(0),
            invited: Some(person(1)),
            side: Some(Seat::FIRST),
            terms: ChallengeTerms::default(),
        },
        Event::Seated {
            seat: Seat::FIRST,
            player: person(0),
        },
        Event::Seated {
            seat: Seat::SECOND,
            player: person(1),
        },
        Event::Started { setup: at.setup() },
    ];
    for (seat, mv) in line {
        let text = MoveText::new(mv.as_str());
        at.play(&text).unwrap();
        events.push(Event::Played {
            seat: [Seat::FIRST, Seat::SECOND][*seat],
            text,
            after: at.setup(),
        });
    }
    if !n.is_multiple_of(10) {
        events.push(Event::Forfeited {
            seat: Seat::FIRST,
            why: Termination::RESIGNATION,
        });
        events.push(Event::Ended {
            outcome: Outcome::win(2, Seat::SECOND, Termination::RESIGNATION),
        });
    }
    let entry = |event| Entry {
        at: Timestamp(BEGIN),
        event,
    };
    events.into_iter().map(entry).collect()
}

/// Fills a new database with this many games.
pub(super) fn fill(path: &Path, games: usize, held: Held<'_>) {
    let lines = lines(64, 20);
    let mut store = Store::open(path).unwrap();
    for n in 0..games {
        if n % TOGETHER == 0 {
            store.begin_batch().unwrap();
        }
        let log = log(n, &lines[n % lines.len()], held(n));
        let summary = |id| Game::from_log(id, &log).unwrap().summary();
        let nothing = ImportedNotes::default();
        store
            .import(&log, summary, SideEffects::default(), nothing)
            .unwrap();
        if n % TOGETHER == TOGETHER - 1 || n + 1 == games {
            store.commit_batch().unwrap();
        }
    }
}

#[tokio::test]
async fn a_bot_with_many_stored_games_is_soon_ready_and_small() {
    let games = if slow_tests() { 100_000 } else { 200 };
    let home = tempfile::tempdir().unwrap();
    fill(&home.path().join("games.db"), games, &hundred_channels);
    let (discord, told) = Discord::start_light().await;
    let begun = Instant::now();
    let bot = Bot::start_on(home, &discord, "warn");
    discord.connected().await;
    let ready = begun.elapsed();
    let first = taken(&bot.id().to_string());
    if slow_tests() {
        // The idle consumption shows after a while.
        wait::pass(Duration::from_secs(20)).await;
    }
    let later = taken(&bot.id().to_string());
    println!(
        "{games} games stored: ready after {:.0} ms, {:.0} MiB then, {:.0} MiB later, {:.2} s of a processor meanwhile",
        ready.as_secs_f64() * 1000.0,
        first.memory,
        later.memory,
        later.seconds - first.seconds,
    );
    assert!(told.is_empty(), "nothing happens in games at rest");
    assert_quiet(&bot);
    if later.memory > 0.0 {
        assert!(later.memory < 200.0, "it holds what is stored: {later:?}");
    }
}
