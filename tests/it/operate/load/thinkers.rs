//! Computers that think while many people play. The figures are the time of a click with and without them, the time of
//! an answer, a thinker's memory, and the time to stop one.
//!
//! `SLOW_TESTS=1 cargo test --profile load --test it -- load::thinkers --nocapture --test-threads=1`

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use kingboard::engine::{self, Stop, Task};
use kingboard::game::options::Options;
use kingboard::game::seat::Seat;
use kingboard::games::GameKind;
use kingboard::play::event::{ChallengeTerms, Entry, Event};
use kingboard::play::{Game, PlayerId, Timestamp};
use kingboard::store::{ImportedNotes, SideEffects, Store, place_of_text};
use tokio::time::{Instant, timeout};

use crate::discord::bot::Bot;
use crate::discord::loopback::{BotAct, Channel, Discord, Person};
use crate::operate::load::figures::{Times, taken};
use crate::operate::load::{Crowd, LOST, Size, assert_quiet, crowd, said_by_computer};
use crate::rules::argue::slow_tests;
use crate::wait;

/// The time of all games: 2026-03-01 12:00 UTC.
const BEGIN: i64 = 1_772_366_400_000;
/// The first id of people who play computers.
const FIRST: u64 = 500_000;

/// The person and the channel of a game against a computer.
fn who(n: usize) -> (Person, Channel) {
    let number = u64::try_from(n).unwrap();
    let person = Person {
        id: FIRST + number,
        name: "Somebody",
    };
    let at = Channel {
        server: Some(40_000 + number % 100),
        id: 50_000 + number % 100,
    };
    (person, at)
}

/// Stores this many games against a computer of this level, in which people are to move.
fn fill(path: &Path, kind: GameKind, level: u8, games: usize) {
    let mut store = Store::open(path).unwrap();
    store.begin_batch().unwrap();
    let start = (kind.spec().start)(&Options::default());
    for n in 0..games {
        let (person, at) = who(n);
        let player = PlayerId::new(format!("discord:{}", person.id));
        let computer = PlayerId::new(format!("computer:{level}"));
        let place = format!("discord:{}:{}", at.server.unwrap(), at.id);
        let seated = |seat, player: &PlayerId| Event::Seated {
            seat,
            player: player.clone(),
        };
        let events = [
            Event::Created {
                kind,
                rules_version: kind.spec().rules_version,
                options: Options::default(),
                place: place_of_text(&place),
                by: player.clone(),
                invited: Some(computer.clone()),
                side: Some(Seat::FIRST),
                terms: ChallengeTerms::default(),
            },
            seated(Seat::FIRST, &player),
            seated(Seat::SECOND, &computer),
            Event::Started {
                setup: start.setup(),
            },
        ];
        let log = events.map(|event| Entry {
            at: Timestamp(BEGIN),
            event,
        });
        let summary = |id| Game::from_log(id, &log).unwrap().summary();
        let nothing = ImportedNotes::default();
        store
            .import(&log, summary, SideEffects::default(), nothing)
            .unwrap();
    }
    store.commit_batch().unwrap();
}

/// A move of the first seat in the first position.
fn first_move(kind: GameKind) -> String {
    let start = (kind.spec().start)(&Options::default());
    start.legal()[0].to_string()
}

fn plays(discord: &Discord, n: usize, mv: &str) {
    let (person, at) = who(n);
    discord.fling_command(person, at, ("move", None), &[("move", 3, mv)]);
}

/// Clicks for this long, and their times: from a move to its board.
async fn clicks(crowd: &mut Crowd, rate: f64, window: Duration) -> Times {
    crowd.times = Times::default();
    crowd.run(Instant::now() + window, Some(rate)).await;
    crowd.settle().await;
    std::mem::take(&mut crowd.times)
}

#[tokio::test]
#[expect(clippy::too_many_lines, reason = "one run, with and without in turn")]
async fn clicks_are_as_quick_while_a_thousand_games_wait_for_a_computer() {
    let slow = slow_tests();
    let (games, pairs, channels) = if slow { (1_000, 400, 100) } else { (12, 20, 5) };
    let window = Duration::from_secs(if slow { 20 } else { 1 });
    let rounds = if slow { 3 } else { 1 };
    let rate = if slow { 200.0 } else { 20.0 };
    // The programs of tests are slow: a short run asks for little.
    let (kind, level) = if slow {
        (GameKind::IMMORTAL_STAR_MASTERS, 8)
    } else {
        (GameKind::KINGS_MATE, 1)
    };
    let home = tempfile::tempdir().unwrap();
    fill(&home.path().join("games.db"), kind, level, games * rounds);
    let (discord, told) = Discord::start_light().await;
    let bot = Bot::start_on(home, &discord, "warn");
    discord.connected().await;
    let size = Size {
        games: pairs,
        channels,
        lines: 64,
        length: 80,
    };
    let mut crowd = crowd(discord, told, &size);
    crowd.all_begin().await;
    println!(
        "                              p50 ms   p99 ms p99.9 ms   max ms  bot %   MiB  thoughts"
    );
    let mv = first_move(kind);
    for round in 0..rounds {
        for waiting in [false, true] {
            let of_round = round * games..(round + 1) * games;
            if waiting {
                for n in of_round.clone() {
                    plays(&crowd.discord, n, &mv);
                    if n % 20 == 0 {
                        crowd
                            .run(Instant::now() + Duration::from_millis(50), Some(0.0))
                            .await;
                    }
                }
            }
            // The boards of the moves just made come first, with and without them.
            clicks(&mut crowd, rate, window / 4).await;
            let (before, began) = (taken(&bot.id().to_string()), Instant::now());
            let answered = crowd.computers;
            let mut times = clicks(&mut crowd, rate, window).await;
            let now = taken(&bot.id().to_string());
            let share = (now.seconds - before.seconds) / began.elapsed().as_secs_f64() * 100.0;
            println!(
                "{:<26}{} {share:>6.0}{:>6.0} {:>9}",
                if waiting {
                    "a thousand games wait"
                } else {
                    "nobody waits"
                },
                times.row(),
                now.memory,
                crowd.computers - answered,
            );
            if waiting {
                while crowd.computers == 0 {
                    let end = Instant::now() + Duration::from_millis(50);
                    crowd.run(end, Some(0.0)).await;
                }
                // Those left over give up, so that nobody waits in the next round.
                for n in of_round {
                    crowd.give_up(who(n), i64::try_from(n + 1).unwrap());
                    if n % 20 == 0 {
                        crowd
                            .run(Instant::now() + Duration::from_millis(50), Some(0.0))
                            .await;
                    }
                }
                crowd.run(Instant::now() + window / 4, Some(0.0)).await;
            }
        }
    }
    let (problems, slowest, _) = crowd.discord.light_account();
    println!("slowest acknowledgement {slowest:?}");
    assert!(problems.is_empty(), "{problems:?}");
    assert!(crowd.problems.is_empty(), "{:?}", crowd.problems);
    assert!(crowd.computers > 0, "the computers have moved");
    assert_quiet(&bot);
}

/// Waits for a message of a computer that has moved.
async fn answered(told: &mut tokio::sync::mpsc::UnboundedReceiver<BotAct>) {
    loop {
        let next = timeout(LOST, told.recv())
            .await
            .expect("the computer moves");
        if let Some(BotAct::Posted(post)) = next
            && said_by_computer(post.body["content"].as_str().unwrap_or_default())
        {
            return;
        }
    }
}

#[tokio::test]
async fn a_computer_answers_at_once_when_nobody_else_waits() {
    for kind in GameKind::ALL {
        let count = if slow_tests() { 40 } else { 2 };
        let home = tempfile::tempdir().unwrap();
        fill(&home.path().join("games.db"), kind, 4, count);
        let (discord, mut told) = Discord::start_light().await;
        let bot = Bot::start_on(home, &discord, "warn");
        discord.connected().await;
        let mut times = Times::default();
        let mv = first_move(kind);
        let turn = if kind == GameKind::FOUR_KINGS {
            format!("{mv} done")
        } else {
            mv
        };
        for n in 0..count {
            let began = Instant::now();
            plays(&discord, n, &turn);
            answered(&mut told).await;
            times.note(began.elapsed());
        }
        println!(
            "{kind}: from a move to the answer of level 4, p50 p99 p99.9 max ms {}",
            times.row()
        );
        assert_quiet(&bot);
    }
}

#[tokio::test]
async fn a_thinker_takes_little_memory() {
    let mut memory = Vec::new();
    for threads in [1, 5] {
        let home = tempfile::tempdir().unwrap();
        let games = if slow_tests() { 60 } else { 6 };
        let kind = GameKind::IMMORTAL_STAR_MASTERS;
        fill(&home.path().join("games.db"), kind, 8, games);
        let (discord, mut told) = Discord::start_light().await;
        let nodes = if slow_tests() { 30_000 } else { 300 };
        let settings = format!("[computer]\nthreads = {threads}\nnodes = {nodes}");
        let bot = Bot::start_warning(home, &discord, &settings);
        discord.connected().await;
        let mv = first_move(kind);
        for n in 0..games {
            plays(&discord, n, &mv);
        }
        for _ in 0..games {
            answered(&mut told).await;
        }
        let taken = taken(&bot.id().to_string()).memory;
        println!("{threads} thinkers: {taken:.1} MiB");
        memory.push(taken);
        assert_quiet(&bot);
    }
    let each = (memory[1] - memory[0]) / 4.0;
    println!("a thinker takes {each:.1} MiB");
    assert!(each < 8.0, "{each}");
}

#[tokio::test]
async fn a_thought_ends_soon_after_it_is_told_to() {
    let count = if slow_tests() { 40 } else { 2 };
    for kind in GameKind::ALL {
        let start: Arc<_> = (kind.spec().start)(&Options::default()).into();
        let mut times = Times::default();
        for nth in 0..count {
            let stop = Arc::new(Stop::default());
            let (at, told) = (Arc::clone(&start), Arc::clone(&stop));
            let thinks = std::thread::spawn(move || {
                let thought = engine::think(&*at, &Task::nodes(u64::MAX), &told).unwrap();
                assert!(thought.stopped);
                Instant::now()
            });
            wait::pass(Duration::from_millis(20 + nth)).await;
            let asked = Instant::now();
            stop.ask();
            times.note(thinks.join().unwrap() - asked);
        }
        println!(
            "{kind}: from the stop to the end of a thought, p50 p99 p99.9 max ms {}",
            times.row()
        );
    }
}
