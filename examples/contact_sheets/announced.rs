//! A message of a game at play in a channel: the reply of a service to an attack.
//!
//! A test compares it with what the bot sends.

use kingboard::game::seat::Seat;
use kingboard::games::GameKind;
use kingboard::play::Game;
use kingboard::play::event::{ChallengeTerms, Entry, Event};
use kingboard::service::api::access::Access;
use kingboard::service::api::action::{Action, Request};
use kingboard::service::api::delivery::DeliveryOutcome;
use kingboard::service::api::reply::Reply;
use kingboard::service::api::values::Person;
use kingboard::service::{Env, GameId, Place, PlayerId, Service, Timestamp};
use kingboard::store::{SideEffects, Store};

/// The moves before the posted one, and that one: an attack.
pub(crate) const OPENING: &str = "B2-B3 B8-B7 B3-B4 B7-B6 B4-B5 A8-A7 G2-G3 A7-A6";
pub(crate) const ATTACK: &str = "B5xA6";
/// The dice of that attack, the attacker's first.
pub(crate) const FACES: [u8; 2] = [5, 2];

/// The players, White first.
pub(crate) const NAMES: [&str; 2] = ["First player", "Second player"];
/// Their accounts.
pub(crate) const IDS: [u64; 2] = [11, 22];
/// The time of the posted move: 1 March 2026, 17:30 UTC.
const POSTED: Timestamp = Timestamp(1_772_386_200_000);

/// The message that a service owes a channel after an attack with these dice.
pub(crate) fn announced(faces: [u8; 2]) -> Reply {
    let place = Place::in_server("discord", "1", "1");
    let players = IDS.map(|id| PlayerId::new(format!("discord:{id}")));
    let kind = GameKind::KINGS_MATE;
    let options: kingboard::service::Options = "active".parse().unwrap();
    let start = (kind.spec().start)(&options).setup();
    let events = [
        Event::Created {
            kind,
            rules_version: kind.spec().rules_version,
            options,
            place: place.clone(),
            by: players[0].clone(),
            invited: Some(players[1].clone()),
            side: Some(Seat::FIRST),
            terms: ChallengeTerms::default(),
        },
        Event::Seated {
            seat: Seat::FIRST,
            player: players[0].clone(),
        },
        Event::Seated {
            seat: Seat::SECOND,
            player: players[1].clone(),
        },
        Event::Started { setup: start },
    ];
    let at = POSTED;
    let log = events.map(|event| Entry { at, event });
    let mut store = Store::in_memory().unwrap();
    let summary = |id| Game::from_log(id, &log).unwrap().summary();
    store.create(&log, summary, SideEffects::default()).unwrap();
    for (player, name) in players.iter().zip(NAMES) {
        store.save_name(player, name).unwrap();
    }
    let mut service = Service::new(store);
    let mut entropy = [0; 32];
    for (byte, face) in entropy.iter_mut().zip(faces) {
        *byte = face - 1;
    }
    let env = Env { now: at, entropy };
    let mut posted = None;
    for (nth, mv) in OPENING.split(' ').chain([ATTACK]).enumerate() {
        let request = Request {
            user: Person {
                id: players[nth % 2].clone(),
                name: NAMES[nth % 2].to_owned(),
            },
            place: place.clone(),
            source: String::new(),
            access: Access::default(),
            action: Action::Play {
                game: Some(GameId(1)),
                text: mv.to_owned(),
            },
        };
        let refused = service.handle(&request, &env);
        assert!(refused.is_empty(), "{mv}: {refused:?}");
        let owed = service.due("discord", &env, 1).pop().unwrap();
        service.delivered(owed.id, DeliveryOutcome::Posted(None), &env);
        posted = Some(owed.reply);
    }
    posted.unwrap()
}
