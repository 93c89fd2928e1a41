//! Whether the memory of a bot grows while it runs: `cargo run --release --example soak -- --db /dev/shm/soak.db`.
//!
//! ```text
//! soak --db FILE [--events N] [--games N] [--length PLIES] [--undrawn]
//! ```
//!
//! So many games of King’s Mate are played at once in as many channels, each to a random length and followed by the next
//! one; the next move is always made in the game that has waited longest. Each request goes to the service, each message that is
//! due is drawn and recorded as posted, and each message that must lose controls loses them, as the bot at Discord does it. Requests
//! share transactions as they do there. Printed are, at each twentieth of the events, the time and the memory in use
//! (`RssAnon`, Linux alone), and at the end the slope of the line through the second half of them.

#![expect(clippy::print_stdout, reason = "a tool that prints what it found")]
#![expect(clippy::cast_precision_loss, reason = "events are far fewer than 2^52")]

#[expect(dead_code, reason = "the engine’s examples use the rest")]
mod common;

use std::path::Path;

use common::{any_of, start_of};
use kingboard::engine::scale::draw;
use kingboard::game::any::AnyPosition;
use kingboard::game::outcome::Status;
use kingboard::render::Renderer;
use kingboard::service::api::access::Access;
use kingboard::service::api::action::{Action, Request};
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::delivery::{ControlsEditOutcome, DeliveryOutcome};
use kingboard::service::api::values::{Person, SideChoice};
use kingboard::service::background::valid_controls::{controls_edits_due, settle_controls_edit};
use kingboard::service::commit::command::take_changed;
use kingboard::service::{Env, GameId, Place, PlayerId, Service, Timestamp};
use kingboard::store::Store;

/// The transport of the places.
const TRANSPORT: &str = "soak";
/// Requests that share a transaction.
const BATCH: u64 = 16;
/// Most messages asked for at once.
const MOST: usize = 32;
/// Time between two requests, in ms.
const EVERY: i64 = 25;
/// Lines printed.
const LINES: u64 = 20;

/// A channel with two players, who play one game after another.
struct Table {
    players: [Person; 2],
    place: Place,
    game: GameId,
    at: Box<dyn AnyPosition>,
    /// Plies until the player to move resigns.
    left: usize,
}

/// The service, and the tables.
struct Soak {
    service: Service,
    env: Env,
    seed: u64,
    /// Mean number of plies of a game.
    length: u64,
    /// Number of the last game, which is that of the last challenge.
    games: i64,
    requests: u64,
    draws: bool,
}

impl Soak {
    /// Sends one request, and ends the transaction if enough share it.
    fn ask(&mut self, table: &Table, player: usize, action: Action) {
        if self.requests.is_multiple_of(BATCH) {
            assert!(self.service.begin_batch(), "a batch can be opened");
        }
        self.requests += 1;
        self.env.now.0 += EVERY;
        self.env.entropy[..8].copy_from_slice(&draw(&mut self.seed).to_le_bytes());
        let request = Request {
            user: table.players[player].clone(),
            place: table.place.clone(),
            access: Access::default(),
            source: format!("{TRANSPORT}:{}", self.requests),
            action,
        };
        let replies = self.service.handle_once(&request, &self.env);
        let said: Vec<String> = replies.iter().map(|reply| reply.text.plain()).collect();
        assert_eq!(said, [""; 0], "each request is announced at its table");
        if self.requests.is_multiple_of(BATCH) {
            self.deliver();
            self.service.commit_batch().expect("the batch is stored");
        }
    }

    /// Posts all that is due, and removes controls that are out of date.
    fn deliver(&mut self) {
        // As the bot does, which tells open pages of them.
        drop(take_changed(&mut self.service));
        self.service.heartbeat(&self.env);
        while self.service.run_next_alarm(&self.env) {}
        loop {
            let due = self.service.due(TRANSPORT, &self.env, MOST);
            if due.is_empty() {
                break;
            }
            for message in due {
                let picture = message.reply.picture.filter(|_| self.draws);
                if let Some(picture) = picture {
                    let drawn = Renderer::of(picture.theme).still(&picture.scene);
                    assert!(!drawn.is_empty(), "a picture has bytes");
                }
                let posted = DeliveryOutcome::Posted(Some(message.id.to_string()));
                self.service.delivered(message.id, posted, &self.env);
            }
        }
        for edit in controls_edits_due(&self.service, TRANSPORT, &self.env, MOST) {
            let left = ControlsEditOutcome::Left(edit.controls.len());
            settle_controls_edit(&mut self.service, edit.id, left, &self.env);
        }
    }

    /// Offers the next game at a table, which begins.
    fn begin(&mut self, table: &mut Table) {
        let challenge = NewChallenge {
            opponent: Some(table.players[1].clone()),
            side: SideChoice::Seat(0),
            ..NewChallenge::default()
        };
        self.ask(table, 0, Action::Challenge(challenge));
        self.games += 1;
        table.game = GameId(self.games);
        self.ask(table, 1, Action::Accept(table.game));
        table.at = start_of("kings-mate");
        let length = self.length + draw(&mut self.seed) % self.length.max(1);
        table.left = usize::try_from(length / 2).expect("few");
    }

    /// Makes a move at a table, or ends its game and begins the next. Returns the number of events.
    fn go_on(&mut self, table: &mut Table) -> u64 {
        let game = Some(table.game);
        match table.at.status() {
            Status::ToMove(seat) if table.left > 0 => {
                let mv = any_of(&table.at.legal(), &mut self.seed);
                table.at.play(&mv).expect("it is legal");
                table.left -= 1;
                let text = mv.as_str().to_owned();
                self.ask(table, seat.index(), Action::Play { game, text });
                1
            }
            Status::ToMove(seat) => {
                self.ask(table, seat.index(), Action::Resign { game, sure: true });
                self.begin(table);
                3
            }
            Status::Over(_) | Status::ToRoll(_) => {
                self.begin(table);
                2
            }
        }
    }
}

/// Memory in use that no file backs, in MiB; 0 where the system does not tell.
fn memory() -> f64 {
    let status = std::fs::read("/proc/self/status").unwrap_or_default();
    let status = String::from_utf8_lossy(&status);
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("RssAnon:"));
    let number = line.and_then(|line| line.split_whitespace().next());
    number
        .and_then(|number| number.parse::<f64>().ok())
        .unwrap_or_default()
        / 1024.0
}

/// The slope of the line through these points by least squares.
fn slope(points: &[(f64, f64)]) -> f64 {
    let count = points.len().max(1) as f64;
    let mean = |of: fn(&(f64, f64)) -> f64| points.iter().map(of).sum::<f64>() / count;
    let (x, y) = (mean(|point| point.0), mean(|point| point.1));
    let cross: f64 = points
        .iter()
        .map(|point| (point.0 - x) * (point.1 - y))
        .sum();
    cross
        / points
            .iter()
            .map(|point| (point.0 - x).powi(2))
            .sum::<f64>()
}

fn table(number: u64) -> Table {
    let person = |side: u64| Person {
        id: PlayerId::new(format!("{TRANSPORT}:{}", 2 * number + side)),
        name: format!("Player {}", 2 * number + side),
    };
    Table {
        players: [person(0), person(1)],
        place: Place::in_server(TRANSPORT, &number.to_string(), &number.to_string()),
        game: GameId(0),
        at: start_of("kings-mate"),
        left: 0,
    }
}

fn main() {
    let all: Vec<String> = std::env::args().skip(1).collect();
    let after = |name: &str| {
        let at = all.iter().position(|word| word == name)?;
        all.get(at + 1)
    };
    let number =
        |name: &str, usual: u64| after(name).map_or(usual, |n| n.parse().expect("a number"));
    let events = number("--events", 10_000_000);
    let db = after("--db").expect("see the head of examples/soak.rs");
    let store = Store::open(Path::new(db)).expect("a new database");
    let mut soak = Soak {
        service: Service::new(store),
        env: Env {
            now: Timestamp(1_772_366_400_000),
            entropy: [7; 32],
        },
        seed: 1,
        length: number("--length", 60),
        games: 0,
        requests: 0,
        draws: !all.iter().any(|word| word == "--undrawn"),
    };
    let mut tables: Vec<Table> = (1..=number("--games", 1_000)).map(table).collect();
    for table in &mut tables {
        soak.begin(table);
    }
    println!("   events    games       MiB");
    let (mut done, mut points) = (0, Vec::new());
    for line in 1..=LINES {
        while done < events * line / LINES {
            for table in &mut tables {
                done += soak.go_on(table);
            }
        }
        points.push((done as f64, memory()));
        println!("{done:9} {:8} {:9.1}", soak.games, memory());
    }
    let half = &points[points.len() / 2..];
    println!(
        "slope of the second half: {:.3} MiB for 100,000 events",
        1e5 * slope(half)
    );
}
