//! The cost of the texts that pages are sent: a game's page and its frame, made from the stored log without HTTP, and of
//! their parts: the snapshot, and its board as SVG.
//!
//! Run with `cargo bench --bench web`.
#![expect(clippy::unwrap_used, reason = "a benchmark stops when it cannot run")]

use std::hint::black_box;

use criterion::Criterion;
use kingboard::games::GameKind;
use kingboard::service::api::action::Action;
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::boards::at_table;
use kingboard::service::commit::command;
use kingboard::service::{Env, GameId, Options, Service, Timestamp};
use kingboard::store::Store;
use kingboard::web::measured;

/// Turns played before the measurement.
const TURNS: usize = 40;

/// A table with one game under way.
struct Played {
    service: Service,
    game: GameId,
    now: Timestamp,
}

impl Played {
    fn of(kind: GameKind, options: Options, store: Store) -> Self {
        let mut played = Self {
            service: Service::new(store),
            game: GameId(1),
            now: Timestamp(1_772_366_400_000),
        };
        let offer = NewChallenge {
            kind,
            options,
            opponent: Some(at_table::usual_player(2)),
            ..NewChallenge::default()
        };
        let players = at_table::seats_of(&offer);
        let seats = at_table::seats_in_turn(&offer);
        played.ask(1, Action::Challenge(offer));
        played.game = command::stored(&played.service).1;
        for nth in 0..players - 1 {
            let step = at_table::taking_up(played.game, nth, players - 1, &seats);
            played.ask(nth + 2, step);
        }
        for turn in 0..TURNS {
            let table = at_table::table_game(&played.service, played.game).unwrap();
            let mover = table.to_move.unwrap().id;
            let usual = |seat: &usize| at_table::usual_player(*seat).id == mover;
            let seat = (1..=players).find(usual).unwrap();
            let texts = played.texts(turn);
            if let Some(text) = texts {
                let game = Some(played.game);
                played.ask(seat, Action::Play { game, text });
            }
        }
        played
    }

    /// The moves of this turn: one of those that the frame lists.
    fn texts(&self, turn: usize) -> Option<String> {
        let frame = measured::frame(&self.service, self.game, &self.env()).unwrap();
        let frame: serde_json::Value = serde_json::from_str(&frame).unwrap();
        let moves = frame["moves"].as_array()?;
        let mv = moves.get((5 * turn + 3) % moves.len().max(1))?;
        mv.as_str().or(mv[0].as_str()).map(str::to_owned)
    }

    fn env(&self) -> Env {
        Env {
            now: self.now,
            entropy: [7; 32],
        }
    }

    fn ask(&mut self, seat: usize, action: Action) {
        self.now.0 += 1_000;
        let user = at_table::usual_player(seat);
        let request = at_table::request(user, "console:1".to_owned(), action);
        let env = self.env();
        drop(self.service.handle(&request, &env));
    }
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    for kind in GameKind::ALL.iter().copied() {
        let options = if kind == GameKind::IMMORTAL_STAR_MASTERS {
            Options::default().with("six")
        } else {
            Options::default()
        };
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("games.db")).unwrap();
        let Played { service, game, now } = &Played::of(kind, options, store);
        let env = Env {
            now: *now,
            entropy: [7; 32],
        };
        let mut group = criterion.benchmark_group(kind.spec().slug);
        group.bench_function("page", |b| {
            b.iter(|| black_box(measured::page(service, *game, &env).unwrap()));
        });
        group.bench_function("frame", |b| {
            b.iter(|| black_box(measured::frame(service, *game, &env).unwrap()));
        });
        group.bench_function("snapshot", |b| {
            b.iter(|| black_box(measured::shown(service, *game, &env).unwrap()));
        });
        let shown = measured::shown(service, *game, &env).unwrap();
        group.bench_function("SVG", |b| b.iter(|| black_box(measured::board(&shown))));
        group.finish();
    }
    criterion.final_summary();
}
