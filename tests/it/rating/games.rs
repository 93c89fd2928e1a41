//! Finished rated games, put into a store as they would have ended.

use kingboard::game::options::Options;
use kingboard::game::outcome::{Outcome, Termination};
use kingboard::game::seat::{BySeat, Seat};
use kingboard::games::GameKind;
use kingboard::play::event::{ChallengeTerms, Entry, Event};
use kingboard::play::stakes::{Stakes, Unrated};
use kingboard::play::{Game, GameId, Place, PlayerId, Timestamp};
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
    let stakes = Stakes::Rated { everywhere: false };
    let ids = players.each_ref().map(|player| player.id.clone());
    let made = put(store, place, (&ids, stakes), (0, at));
    for player in players {
        store.save_name(&player.id, &player.name).unwrap();
    }
    made
}

/// A game against a computer that the first of these two won after two turns of each.
pub(crate) fn won_against(
    store: &mut Store,
    place: &Place,
    players: &[PlayerId; 2],
    at: Timestamp,
) -> GameId {
    let stakes = Stakes::Unrated(Unrated::Computer);
    put(store, place, (players, stakes), (4, at))
}

/// A finished game of King’s Mate, of these first moves at most, that its first player won.
fn put(
    store: &mut Store,
    place: &Place,
    (players, stakes): (&[PlayerId; 2], Stakes),
    (moves, at): (usize, Timestamp),
) -> GameId {
    let kind = GameKind::KINGS_MATE;
    let mut position = (kind.spec().start)(&Options::default());
    let mut outcome = Outcome::draw(2, Termination::RESIGNATION);
    outcome.places[Seat::SECOND] = 2;
    let rated = matches!(stakes, Stakes::Rated { .. });
    let mut events = vec![Event::Created {
        kind,
        rules_version: kind.spec().rules_version,
        options: Options::default(),
        place: place.clone(),
        by: players[0].clone(),
        invited: Some(players[1].clone()),
        side: Some(Seat::FIRST),
        terms: ChallengeTerms {
            rated,
            ..ChallengeTerms::default()
        },
    }];
    let seated = Seat::all(2).zip(players);
    events.extend(seated.map(|(seat, player)| Event::Seated {
        seat,
        player: player.clone(),
    }));
    events.push(Event::Started {
        setup: position.setup(),
    });
    events.push(Event::Stakes(stakes));
    for (text, seat) in ["D2-D3", "D8-D7", "B2-B3", "B8-B7"]
        .into_iter()
        .zip(Seat::all(2).cycle())
        .take(moves)
    {
        let text = position.read(text).unwrap();
        position.play(&text).unwrap();
        events.push(Event::Played {
            seat,
            text,
            after: position.setup(),
        });
    }
    events.push(Event::Ended { outcome });
    let log: Vec<Entry> = events
        .into_iter()
        .map(|event| Entry { at, event })
        .collect();
    let row = |id| Game::from_log(id, &log).unwrap().summary();
    store.create(&log, row, SideEffects::default()).unwrap()
}

/// A rated game of `ImmortalStarMasters` between people of the terminal’s tables, who ended in these places.
pub(crate) fn placed(store: &mut Store, place: &Place, ended: &[(&str, u8)], at: Timestamp) {
    let kind = GameKind::IMMORTAL_STAR_MASTERS;
    let options: Options = ["", "", "", "three", "four"][ended.len()].parse().unwrap();
    let seats = u8::try_from(ended.len()).unwrap();
    let outcome = Outcome {
        places: BySeat::from_fn(seats, |seat| ended[seat.index()].1),
        termination: Termination::RESIGNATION,
    };
    let mut events = vec![Event::Created {
        kind,
        rules_version: kind.spec().rules_version,
        options: options.clone(),
        place: place.clone(),
        by: person(ended[0].0).id,
        invited: None,
        side: None,
        terms: ChallengeTerms {
            rated: true,
            ..ChallengeTerms::default()
        },
    }];
    events.extend(
        Seat::all(seats)
            .zip(ended)
            .map(|(seat, (name, _))| Event::Seated {
                seat,
                player: person(name).id,
            }),
    );
    let setup = (kind.spec().start)(&options).setup();
    events.push(Event::Started { setup });
    events.push(Event::Stakes(Stakes::Rated { everywhere: false }));
    events.push(Event::Ended { outcome });
    let log: Vec<Entry> = events
        .into_iter()
        .map(|event| Entry { at, event })
        .collect();
    let row = |id| Game::from_log(id, &log).unwrap().summary();
    store.create(&log, row, SideEffects::default()).unwrap();
    for (name, _) in ended {
        store
            .save_name(&person(name).id, &person(name).name)
            .unwrap();
    }
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
