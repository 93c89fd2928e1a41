//! A table for benchmarks: two players, a clock of its own, and random games.
#![allow(
    dead_code,
    clippy::unwrap_used,
    clippy::allow_attributes,
    reason = "each benchmark uses a part of it, and stops when it cannot run"
)]

use kingboard::game::any::AnyPosition;
use kingboard::render::Painting;
use kingboard::scene::{Film, Scene};
use kingboard::service::api::access::Access;
use kingboard::service::api::action::{Action, Request};
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::delivery::DeliveryOutcome;
use kingboard::service::api::values::{FilmOptions, Person, SideChoice};
use kingboard::service::suggest;
use kingboard::service::{Env, GameId, PlayerId, Service, Timestamp};
use kingboard::store::{Store, place_of_text};

/// The only place.
const PLACE: &str = "bench:1:1";

/// A player's request.
pub(crate) fn request(player: &str, ask: Action) -> Request {
    Request {
        user: Person {
            id: PlayerId::new(format!("bench:{player}")),
            name: player.to_owned(),
        },
        place: place_of_text(PLACE),
        source: String::new(),
        access: Access::default(),
        action: ask,
    }
}

/// Two players and a service on a file, as in production.
pub(crate) struct Table {
    pub(crate) service: Service,
    now: i64,
}

impl Table {
    pub(crate) fn on(store: Store) -> Self {
        Self {
            service: Service::new(store),
            now: 1_772_366_400_000,
        }
    }

    pub(crate) fn env(&mut self) -> Env {
        self.now += 1_000;
        Env {
            now: Timestamp(self.now),
            entropy: [0; 32],
        }
    }

    pub(crate) fn ask(&mut self, player: &str, action: Action) {
        let request = request(player, action);
        let env = self.env();
        let replies = self.service.handle(&request, &env);
        assert!(replies.is_empty(), "{replies:?}");
    }

    pub(crate) fn say(&mut self, player: &str, mv: &str) {
        self.ask(
            player,
            Action::Chat {
                text: mv.to_owned(),
                reply_to: None,
                addressed: false,
                aloud: false,
            },
        );
    }

    /// Takes the next outgoing message and records it as posted.
    pub(crate) fn deliver(&mut self) -> Scene {
        let env = self.env();
        let delivery = self.service.due("bench", &env, 1).pop().unwrap();
        self.service
            .delivered(delivery.id, DeliveryOutcome::Posted(None), &env);
        delivery.reply.picture.unwrap().scene
    }

    pub(crate) fn start(&mut self) {
        let opponent = Person {
            id: PlayerId::new("bench:Ben"),
            name: "Ben".to_owned(),
        };
        self.ask(
            "Ann",
            Action::Challenge(NewChallenge {
                opponent: Some(opponent),
                side: SideChoice::Seat(0),
                ..NewChallenge::default()
            }),
        );
        let env = self.env();
        let challenge = self.service.due("bench", &env, 1).pop().unwrap();
        self.service
            .delivered(challenge.id, DeliveryOutcome::Posted(None), &env);
        self.ask("Ben", Action::Accept(GameId(1)));
        self.deliver();
    }
}

/// Plays a random game on from here, at most `most` plies. Returns their number.
pub(crate) fn random_plies(from: &dyn AnyPosition, seed: u64, most: usize) -> u64 {
    let mut at = from.boxed_clone();
    let mut luck = seed;
    for ply in 0..most as u64 {
        let legal = at.legal();
        let Some(mv) = legal.get(whim(&mut luck) % legal.len().max(1)) else {
            return ply;
        };
        at.play(mv).unwrap();
    }
    most as u64
}

/// The next pseudo-random number.
fn whim(luck: &mut u64) -> usize {
    *luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
    usize::try_from(*luck >> 33).unwrap()
}

/// The film of a random game of at least this many moves.
pub(crate) fn film(moves: u32) -> Film {
    (1..).find_map(|seed| at_random(seed, moves)).unwrap()
}

/// The film of one random game; `None` if it ends before this many moves.
fn at_random(seed: u64, moves: u32) -> Option<Film> {
    let mut table = Table::on(Store::in_memory().unwrap());
    table.start();
    let mut luck = seed;
    for player_id in ["Ann", "Ben"].into_iter().cycle().take(moves as usize) {
        let player = PlayerId::new(format!("bench:{player_id}"));
        let moves = suggest::moves(&table.service, &player, &place_of_text(PLACE), None, "");
        let chosen = whim(&mut luck) % moves.len().max(1);
        let chosen = moves.get(chosen)?;
        table.say(player_id, &chosen.value);
    }
    let cut = FilmOptions::default();
    let action = Action::Film { game: None, cut };
    let env = table.env();
    let mut replies = table.service.handle(&request("Ann", action), &env);
    replies.pop()?.picture?.film().cloned()
}

/// The picture compressed by the `png` crate.
pub(crate) fn by_crate(painting: &Painting, filter: png::Filter) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(painting.pixels.len() / 4);
    let pixels = u32::try_from(painting.pixels.len()).expect("pictures are a few million pixels");
    let height = pixels / painting.width;
    let mut encoder = png::Encoder::new(&mut bytes, painting.width, height);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(painting.palette.as_slice());
    encoder.set_compression(png::Compression::Fastest);
    encoder.set_filter(filter);
    let written = encoder.write_header().and_then(|mut writer| {
        writer.write_image_data(&painting.pixels)?;
        writer.finish()
    });
    written.expect("writing to memory cannot fail");
    bytes
}
