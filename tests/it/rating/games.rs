//! Finished rated games, put into a store as they would have ended.

use kingboard::game::options::Options;
use kingboard::game::outcome::{Outcome, Termination};
use kingboard::game::seat::Seat;
use kingboard::games::GameKind;
use kingboard::play::event::{ChallengeTerms, Entry, Event};
use kingboard::play::stakes::Stakes;
use kingboard::play::{Game, GameId, Place, Timestamp};
use kingboard::service::api::values::Person;
use kingboard::store::{SideEffects, Store};

use crate::table::harness::person;

/// Midday of this day.
pub(crate) fn day(date: &str) -> Timestamp {
    Timestamp::from_stamp(&format!("{date}T120000Z")).unwrap()
}

/// A rated game of King’s Mate between people of the terminal’s tables.
pub(crate) fn won(store: &mut Store, place: &Place, names: [&str; 2], at: Timestamp) -> GameId {
    won_by(store, place, &names.map(person), at)
}

/// A rated game of King’s Mate that the first of these two won at this moment.
pub(crate) fn won_by(
    store: &mut Store,
    place: &Place,
    players: &[Person; 2],
    at: Timestamp,
) -> GameId {
    let kind = GameKind::KINGS_MATE;
    let start = (kind.spec().start)(&Options::default());
    let mut outcome = Outcome::draw(2, Termination::RESIGNATION);
    outcome.places[Seat::SECOND] = 2;
    let mut events = vec![Event::Created {
        kind,
        rules_version: kind.spec().rules_version,
        options: Options::default(),
        place: place.clone(),
        by: players[0].id.clone(),
        invited: Some(players[1].id.clone()),
        side: Some(Seat::FIRST),
        terms: ChallengeTerms {
            rated: true,
            ..ChallengeTerms::default()
        },
    }];
    let seated = Seat::all(2).zip(players);
    events.extend(seated.map(|(seat, player)| Event::Seated {
        seat,
        player: player.id.clone(),
    }));
    events.push(Event::Started {
        setup: start.setup(),
    });
    events.push(Event::Stakes(Stakes::Rated { everywhere: false }));
    events.push(Event::Ended { outcome });
    let log: Vec<Entry> = events
        .into_iter()
        .map(|event| Entry { at, event })
        .collect();
    let row = |id| Game::from_log(id, &log).unwrap().summary();
    let made = store.create(&log, row, SideEffects::default()).unwrap();
    for player in players {
        store.save_name(&player.id, &player.name).unwrap();
    }
    made
}

/// Everybody in the list beats everybody after them once, a day apart, from this day on.
pub(crate) fn all_against_all(store: &mut Store, place: &Place, names: &[&str], from: &str) {
    let mut at = day(from);
    for (nth, winner) in names.iter().enumerate() {
        for loser in &names[nth + 1..] {
            won(store, place, [winner, loser], at);
            at.0 += 24 * 60 * 60 * 1000;
        }
    }
}
