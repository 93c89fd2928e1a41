//! Kingboard: four correspondence board games about kings, in Discord, in a browser and in a terminal.
//!
//! The rules alone: a position, its legal moves, a typed move.
//!
//! ```
//! use kingboard::game::options::Options;
//! use kingboard::game::outcome::Status;
//! use kingboard::game::seat::Seat;
//! use kingboard::games::GameKind;
//!
//! let spec = GameKind::KINGS_MATE.spec();
//! let mut position = (spec.start)(&Options::default());
//! let typed = position.read("d2 d3").expect("a pawn may step ahead");
//! assert_eq!(typed.as_str(), "D2-D3");
//! assert!(position.legal().contains(&typed));
//! position.play(&typed).expect("it was read as a legal move");
//! assert!(matches!(position.status(), Status::ToMove(seat) if seat == Seat::SECOND));
//!
//! assert!(position.read("d2 d4").is_err(), "it is the other side's turn");
//! ```
//!
//! The whole bot without a transport: requests in, replies out.
//!
//! ```
//! use kingboard::service::api::access::Access;
//! use kingboard::service::api::action::{Action, Request};
//! use kingboard::service::api::challenge::NewChallenge;
//! use kingboard::service::api::delivery::DeliveryOutcome;
//! use kingboard::service::api::values::{Person, SideChoice};
//! use kingboard::service::{Env, GameId, Place, PlayerId, Service, Timestamp};
//! use kingboard::store::Store;
//!
//! let env = Env { now: Timestamp(1_772_366_400_000), entropy: [7; 32] };
//! let mut service = Service::new(Store::in_memory()?);
//! let white = NewChallenge { side: SideChoice::Seat(0), ..NewChallenge::default() };
//! let move_of_white = Action::Play { game: None, text: "d2 d3".to_owned() };
//! for (name, action) in [
//!     ("Ann", Action::Challenge(white)),
//!     ("Ben", Action::Accept(GameId(1))),
//!     ("Ann", move_of_white),
//! ] {
//!     let user = Person { id: PlayerId::new(format!("example:{name}")), name: name.to_owned() };
//!     let place = Place::of_transport("example");
//!     let (access, source) = (Access::default(), String::new());
//!     let replies = service.handle(&Request { user, place, access, source, action }, &env);
//!     assert!(replies.is_empty(), "each of them is announced to the table");
//! }
//! let mut last = String::new();
//! while let Some(message) = service.due("example", &env, 1).pop() {
//!     last = message.reply.text.plain();
//!     service.delivered(message.id, DeliveryOutcome::Posted(None), &env);
//! }
//! assert!(last.contains("D2-D3"), "{last}");
//! # Ok::<(), kingboard::store::StoreError>(())
//! ```
//!
//! The layers each import only earlier ones. [`grid`], [`seat`] and [`scene`] are the ground: cells, seats and pictures
//! as data. [`game`] is the contract, [`games`] the rules, [`play`] a game between people. [`rating`] is arithmetic
//! over results, [`contest`] pairings and standings. [`store`] is SQLite, [`service`] takes requests and returns
//! replies.
//!
//! The adapters are [`discord`], [`console`], [`web`] and [`hooks`]; [`render`] stands beside them and knows scenes
//! only. [`cli`], [`config`], [`cores`], [`env`](mod@env), [`logs`] and [`runtime`] put them together. [`watch`] gets
//! from the adapters the figures that operators may watch.

pub mod cli;
pub mod config;
pub mod console;
pub mod cores;
pub mod discord;
pub mod env;
#[cfg(any(test, fuzzing))]
pub mod fuzzing;
pub mod hooks;
pub mod logs;
pub mod runtime;
pub mod watch;
pub mod web;

pub use kingboard_contest::contest;
pub use kingboard_play::play;
pub use kingboard_rating::rating;
pub use kingboard_render::render;
pub use kingboard_rules::{engine, game, games, grid, scene, seat};
pub use kingboard_service::service;
pub use kingboard_store::store;
