//! Requests and moves at a table of more than two that a player has left.

use kingboard::game::outcome::Termination;
use kingboard::game::seat::Seat;
use kingboard::play::Game;
use kingboard::play::command::ModerationRefusal;
use kingboard::play::event::{Entry, Event, ModerationEvent};
use kingboard::play::moderate::SeatAnswer;
use kingboard::play::time_control::TimeExclusions;
use kingboard::play::{Timestamp, moderate};
use kingboard::service::api::action::Action;
use kingboard::service::api::computer::ComputerAction;
use kingboard::service::api::values::GamesFilter;
use kingboard::service::{GameId, Record};

use crate::table::harness::{Table, button, person};
use crate::table::several::{cornered, stars};
use crate::table::tables::{begun, record};

const GAME: GameId = GameId(1);

const NO_LONGER_STANDS: &str = "That offer of a seat in #1 no longer stands.";

fn resigns(table: &mut Table, player: &str) {
    let (game, sure) = (Some(GAME), true);
    assert_eq!(table.ask(player, Action::Resign { game, sure }), "");
}

fn hands_on(table: &mut Table, player: &str, to: &str) {
    let (game, to) = (Some(GAME), person(to));
    assert_eq!(table.ask(player, Action::OfferSeat { game, to }), "");
}

fn asks_for_computer(table: &mut Table, player: &str) {
    let (game, seat, level) = (Some(GAME), None, 2);
    let action = Action::Computer(ComputerAction::StandIn { game, seat, level });
    assert_eq!(table.ask(player, action), "");
}

fn played(table: &mut Table) -> Game {
    played_as(table, "Ann")
}

/// The game in the record that this player exports.
fn played_as(table: &mut Table, player: &str) -> Game {
    let record = Record::read(record(table, player).as_bytes()).unwrap();
    Game::from_log(GAME, record.log()).unwrap()
}

#[test]
fn an_offer_of_a_seat_ends_when_its_player_resigns() {
    // Given Ann’s offer of her seat to Eve
    let mut table = begun();
    hands_on(&mut table, "Ann", "Eve");
    let offered = table.messages();
    // When she resigns, and Ben offers a draw
    resigns(&mut table, "Ann");
    assert_eq!(table.ask("Ben", Action::OfferDraw(None)), "");
    table.told();
    // Then Eve cannot take the seat, and the draw offer stands
    let late = table.ask("Eve", button(&offered, "Take the seat"));
    assert_eq!(late, NO_LONGER_STANDS);
    let board = table.ask("Cyn", Action::Board(None));
    assert!(!board.contains("Eve"), "{board}");
    assert!(board.contains("Ben offers a draw"), "{board}");
    assert_eq!(played(&mut table).requests().hand_over(), None);
}

#[test]
fn a_request_for_a_computer_ends_when_its_player_resigns() {
    let mut table = begun();
    asks_for_computer(&mut table, "Ann");
    let asked = table.ask("Cyn", Action::Games(GamesFilter::Mine));
    assert!(asked.contains("a computer"), "{asked}");
    resigns(&mut table, "Ann");
    let board = table.ask("Cyn", Action::Board(None));
    assert!(!board.contains("Still to answer"), "{board}");
    let listed = table.ask("Cyn", Action::Games(GamesFilter::Mine));
    assert!(!listed.contains("a computer"), "{listed}");
}

#[test]
fn an_offer_of_a_seat_ends_with_the_mate_of_its_king() {
    let mut table = stars(&cornered(), "s snw");
    hands_on(&mut table, "Eve", "Gil");
    let offered = table.messages();
    table.plays("Ann", "C9-B9");
    table.plays("Dan", "S6-S7");
    let told = table.told();
    assert!(told.contains("Eve is out: their king was mated."), "{told}");
    let late = table.ask("Gil", button(&offered, "Take the seat"));
    assert_eq!(late, NO_LONGER_STANDS);
}

/// The record of a table of four with these events since its start.
fn with(events: Vec<Event>) -> (Record, Vec<Entry>) {
    let mut table = begun();
    let begun = Record::read(record(&mut table, "Ann").as_bytes()).unwrap();
    let mut log = begun.log().to_vec();
    let at = Timestamp(log.last().unwrap().at.0 + 60_000);
    log.extend(events.into_iter().map(|event| Entry { at, event }));
    let names = ["Ann", "Ben", "Cyn", "Dan"].map(str::to_owned).into();
    (
        Record::new(GAME, log.clone(), names, Vec::new()).unwrap(),
        log,
    )
}

fn offer(seat: Seat, expires: Timestamp) -> Event {
    Event::Moderated(ModerationEvent::HandOverOffered {
        by: person("Ann").id,
        seat,
        to: person("Eve").id,
        reason: String::new(),
        expires,
    })
}

#[test]
fn a_record_in_which_a_seat_was_taken_after_its_player_resigned_is_still_read() {
    let seat = Seat::FIRST;
    let why = Termination::RESIGNATION;
    let handed = ModerationEvent::HandedOver {
        by: person("Ann").id,
        seat,
        from: person("Ann").id,
        to: person("Eve").id,
        reason: String::new(),
    };
    let declined = ModerationEvent::HandOverDeclined {
        by: person("Eve").id,
    };
    for answer in [handed, declined] {
        let out = Event::Forfeited {
            seat,
            why: why.clone(),
        };
        let events = vec![offer(seat, Timestamp(1)), out, Event::Moderated(answer)];
        let (record, log) = with(events);
        let read = Record::read(record.text().as_bytes()).unwrap();
        assert_eq!(read.log(), log);
    }
}

#[test]
fn an_offer_of_a_seat_that_is_out_is_none() {
    // Older versions stored such offers.
    let seat = Seat::FIRST;
    let why = Termination::RESIGNATION;
    let (_, log) = with(vec![
        Event::Forfeited { seat, why },
        offer(seat, Timestamp(i64::MAX)),
    ]);
    let game = Game::from_log(GAME, &log).unwrap();
    let (accept, since) = (true, game.version());
    let answer = SeatAnswer { accept, since };
    let times = TimeExclusions::default();
    let eve = person("Eve").id;
    let taken = moderate::answer(&game, &eve, answer, &times, game.last_event_at());
    assert_eq!(taken, Err(ModerationRefusal::NoOffer));
}
