//! The headline figures in one table: `cargo bench --bench headline`.
//!
//! Medians of several rounds in one run, so that figures can be compared as ratios; the disk's own
//! flush stands beside what waits for it.
#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    clippy::disallowed_methods,
    reason = "a benchmark reads the clock, prints, and stops when it cannot run"
)]

use std::fs::File;
use std::io::Write;
use std::time::{Duration, Instant};

use kingboard::game::any::AnyPosition;
use kingboard::game::options::Options;
use kingboard::game::scene::{Scene, ThemeName};
use kingboard::games::GameKind;
use kingboard::render::Renderer;

use kingboard::service::ask::{Ask, Person, Request, SideWish, Walk};
use kingboard::service::reply::Delivered;
use kingboard::service::{Env, GameId, Place, PlayerId, Service, Timestamp};
use kingboard::store::Store;

fn main() {
    println!("{:<44} {:>14}", "what", "median");
    perft();
    let scene = board_in_play();
    pictures(&scene);
    moves();
}

/// The median duration of one call, over `rounds` rounds of `calls` calls.
fn median(rounds: usize, calls: u32, mut call: impl FnMut()) -> Duration {
    let mut times: Vec<Duration> = (0..rounds)
        .map(|_| {
            let start = Instant::now();
            for _ in 0..calls {
                call();
            }
            start.elapsed() / calls
        })
        .collect();
    times.sort();
    times[rounds / 2]
}

fn row(what: &str, figure: &str) {
    println!("{what:<44} {figure:>14}");
}

fn time(what: &str, taken: Duration) {
    row(what, &format!("{:.4} ms", taken.as_secs_f64() * 1e3));
}

fn start() -> Box<dyn AnyPosition> {
    (GameKind::KingsMate.spec().start)(&Options::default())
}

#[expect(clippy::cast_precision_loss, reason = "a rate for people")]
fn perft() {
    const DEPTH: u32 = 6;
    let at = start();
    let leaves = at.perft(DEPTH);
    let taken = median(5, 1, || assert_eq!(at.perft(DEPTH), leaves));
    row(
        "perft 6 from the start, leaves counted",
        &format!("{:.0} M/s", leaves as f64 / taken.as_secs_f64() / 1e6),
    );
    time(
        "legal moves of the start, as texts",
        median(9, 2_000, || assert_eq!(at.legal().len(), 11)),
    );
}

fn pictures(scene: &Scene) {
    time(
        "first picture of all (start-up)",
        median(5, 1, || {
            assert!(!Renderer::new(ThemeName::Slate).still(scene).is_empty());
        }),
    );
    let renderer = Renderer::of(ThemeName::Slate);
    let bytes = renderer.still(scene);
    time(
        "one board, 720 px wide, scene to PNG",
        median(9, 100, || {
            assert_eq!(renderer.still(scene).len(), bytes.len());
        }),
    );
    row(
        "its size",
        &format!(
            "{:.1} KB",
            f64::from(u32::try_from(bytes.len()).unwrap()) / 1e3
        ),
    );
}

/// Two people and a service on a file, as in play.
struct Table {
    service: Service,
    now: i64,
}

impl Table {
    fn on(store: Store) -> Self {
        Self {
            service: Service::new(store),
            now: 1_772_366_400_000,
        }
    }

    fn env(&mut self) -> Env {
        self.now += 1_000;
        Env {
            now: Timestamp(self.now),
            entropy: [0; 32],
        }
    }

    fn ask(&mut self, who: &str, ask: Ask) {
        let who = Person {
            id: PlayerId::new(format!("bench:{who}")),
            name: who.to_owned(),
        };
        let request = Request {
            who,
            place: Place::new("bench:1:1"),
            ask,
        };
        let env = self.env();
        let replies = self.service.handle(&request, &env);
        assert!(replies.is_empty(), "{replies:?}");
    }

    fn say(&mut self, who: &str, mv: &str) {
        self.ask(
            who,
            Ask::Say {
                text: mv.to_owned(),
                reply_to: None,
                addressed: false,
                aloud: false,
            },
        );
    }

    /// Takes the next promised message and books it as posted.
    fn deliver(&mut self) -> Scene {
        let env = self.env();
        let delivery = self.service.due("bench:", &env, 1).pop().unwrap();
        self.service
            .delivered(delivery.id, Delivered::Posted(None), &env);
        delivery.reply.picture.unwrap().scene
    }

    fn start(&mut self) {
        let opponent = Person {
            id: PlayerId::new("bench:b"),
            name: "b".to_owned(),
        };
        self.ask(
            "a",
            Ask::Challenge {
                kind: GameKind::KingsMate,
                opponent: Some(opponent),
                side: SideWish::Seat(0),
                options: Options::default(),
            },
        );
        let env = self.env();
        let challenge = self.service.due("bench:", &env, 1).pop().unwrap();
        self.service
            .delivered(challenge.id, Delivered::Posted(None), &env);
        self.ask("b", Ask::Accept(GameId(1)));
        self.deliver();
    }
}

/// Moves that lead back to where they began.
const ROUND: [(&str, &str); 4] = [
    ("a", "D2-D3"),
    ("b", "D8-D7"),
    ("a", "D3-D2"),
    ("b", "D7-D8"),
];

/// A board as posted: captions, last move marked, seen from Black's side.
fn board_in_play() -> Scene {
    let mut table = Table::on(Store::in_memory().unwrap());
    table.start();
    table.say("a", "D2-D3");
    table.deliver()
}

fn moves() {
    let dir = tempfile::tempdir_in(".").unwrap();
    let mut file = File::create(dir.path().join("flush")).unwrap();
    let page = [7_u8; 4096];
    let flush = median(5, 40, || {
        file.write_all(&page).unwrap();
        file.sync_data().unwrap();
    });
    time("the disk: 4 KiB written and flushed", flush);
    let mut table = Table::on(Store::open(&dir.path().join("bench.db")).unwrap());
    table.start();
    let mut turn = ROUND.iter().cycle();
    let stored = median(5, 16, || {
        let (who, mv) = turn.next().unwrap();
        table.say(who, mv);
    });
    time("a typed move, checked and stored for good", stored);
    row(
        "  against the disk's flush",
        &format!("{:.2} x", stored.as_secs_f64() / flush.as_secs_f64()),
    );
    let env = table.env();
    let who = Person {
        id: PlayerId::new("bench:a"),
        name: "a".to_owned(),
    };
    let request = Request {
        who,
        place: Place::new("bench:1:1"),
        ask: Ask::Review(Walk::of(GameId(1))),
    };
    time(
        "review of an 80-move game by its number",
        median(9, 50, || {
            assert_eq!(table.service.handle(&request, &env).len(), 1);
        }),
    );
}
