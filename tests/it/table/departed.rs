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
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::computer::ComputerAction;
use kingboard::service::api::takeback::TakebackAction;
use kingboard::service::api::time::ClockAction;
use kingboard::service::api::values::{GamesFilter, SideChoice};
use kingboard::service::servers::places::member_left;
use kingboard::service::{GameId, GameKind, Record};

use crate::table::harness::{Table, button, option, person};
use crate::table::several::{cornered, stars};
use crate::table::tables::{begun, begun_with, record, turn};

const GAME: GameId = GameId(1);

/// An hour, in ms.
const HOUR: i64 = 3_600_000;

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

/// A table of four with a day on each clock. Ben has resigned, Ann moves his men, and their time has run out.
fn late_for_ben() -> Table {
    let mut table = begun_with(Some("1d soft"));
    resigns(&mut table, "Ben");
    turn(&mut table, "Ann");
    table.pass(26 * HOUR);
    table.ask("Zoe", Action::Help);
    table
}

#[test]
fn the_player_who_moves_for_a_partner_is_late_with_that_clock() {
    let mut table = late_for_ben();
    let told = table.messages();
    let up = told.last().unwrap();
    let text = up.text.plain();
    let late = "The time of Ann in #1 is up. You may claim the win, give more time, or just wait";
    assert!(text.contains(late), "{text}");
    assert_eq!(up.notify, ["Cyn", "Dan", "Ann"].map(|name| person(name).id));
    // She claims nothing from herself
    assert_eq!(
        table.ask("Ann", Action::Time(ClockAction::Claim(None))),
        "There is nothing for you to claim in #1: the time of none of the others is up."
    );
    // A gift is for the clock that has run out, too
    assert_eq!(table.ask("Cyn", button(&told, "Give 1 day")), "");
    let given = table.told();
    assert_eq!(
        given,
        "Cyn gives Ann 1 day more.\nCyn gives Dan 1 day more."
    );
    let game = played(&mut table);
    let clocks = game.clocks().unwrap();
    assert_eq!(clocks.flagged(), None);
    assert_eq!(clocks.left_when_stopped(Seat::SECOND), 24 * HOUR);
}

#[test]
fn a_computer_plays_on_for_the_player_who_is_late_with_a_partners_clock() {
    let mut table = late_for_ben();
    let told = table.messages();
    let level = option(told.last().unwrap(), "Level 2");
    assert_eq!(table.ask("Cyn", level.clone()), "");
    let asked = table.told();
    let wanted = "Cyn asks to let Computer (level 2) play on for Ann in #1.";
    assert!(asked.contains(wanted), "{asked}");
    assert_eq!(table.ask("Dan", level), "");
    let told = table.told();
    assert!(
        told.contains("Computer (level 2) plays on for Ann in #1."),
        "{told}"
    );
    let game = played_as(&mut table, "Cyn");
    assert_eq!(game.clocks().unwrap().flagged(), None);
}

/// A table of four at which Ann has three computers with her.
fn among_computers(clock: Option<&str>) -> Table {
    let mut table = Table::new();
    let offer = NewChallenge {
        kind: GameKind::FOUR_KINGS,
        side: SideChoice::Seat(0),
        options: "team".parse().unwrap(),
        computer: Some(1),
        clock: clock.map(str::to_owned),
        ..NewChallenge::default()
    };
    assert_eq!(table.ask("Ann", Action::Challenge(offer)), "");
    table
}

#[test]
fn a_person_who_resigns_among_computers_has_lost() {
    let mut table = among_computers(None);
    table.told();
    resigns(&mut table, "Ann");
    let told = table.told();
    assert!(
        told.contains("Computer 2 (level 1) and Computer 3 (level 1) win #1!"),
        "{told}"
    );
    let game = played(&mut table);
    let winners = game.outcome().unwrap().winners();
    let [north, east] = [2, 3].map(|index| Seat::new(index).unwrap());
    assert_eq!(winners, [north, east].into_iter().collect());
}

#[test]
fn after_a_seat_has_changed_hands_a_takeback_may_be_asked_for_again() {
    let mut table = Table::game("");
    table.plays("Ann", "D2-D3");
    let ask = || Action::Takeback(TakebackAction::Ask(None));
    assert_eq!(table.ask("Ann", ask()), "");
    hands_on(&mut table, "Ben", "Cid");
    assert_eq!(table.press("Cid", "Take the seat"), "");
    table.told();
    assert_eq!(table.ask("Ann", ask()), "");
    assert_eq!(table.press("Cid", "Allow the take-back"), "");
    assert!(table.told().contains("Taken back in #1"));
}

#[test]
fn a_seat_that_is_taken_over_ends_the_pause_for_its_player_and_begins_a_turn() {
    let mut table = Table::game("");
    let (env, place) = (table.env(), table.place.clone());
    member_left(&mut table.service, &place, &person("Ben").id, &env);
    table.pass(40 * 24 * HOUR);
    let (game, level) = (Some(GAME), 2);
    let seat = Some(1);
    let computer = Action::Computer(ComputerAction::StandIn { game, seat, level });
    assert_eq!(table.ask("Ann", computer), "");
    let game = played(&mut table);
    assert_eq!(game.turn_began_at(), game.last_event_at());
}

#[test]
fn the_card_of_a_shared_end_names_those_who_share_it() {
    let mut table = Table::new();
    table.begin(GameKind::IMMORTAL_STAR_MASTERS, "three");
    resigns(&mut table, "Ben");
    assert_eq!(table.ask("Ann", Action::OfferDraw(None)), "");
    assert_eq!(table.press("Cyn", "Accept the draw"), "");
    let told = table.messages();
    let picture = told.last().unwrap().picture.as_ref().unwrap();
    let card = picture.scene.caption.card.as_ref().unwrap();
    assert_eq!(card.lines[0], "Ann and Cyn");
}

/// A table of four where Ann moves for Ben, who has resigned, and has just moved with her own men.
fn ann_moves_for_ben() -> Table {
    let mut table = begun();
    resigns(&mut table, "Ben");
    turn(&mut table, "Ann");
    table
}

#[test]
fn a_move_for_a_partner_leaves_the_movers_own_draw_offer() {
    // Given Ann’s draw offer, to which Cyn has agreed
    let mut table = ann_moves_for_ben();
    assert_eq!(table.ask("Ann", Action::OfferDraw(None)), "");
    let offered = table.messages();
    let accept = button(&offered, "Accept the draw");
    assert_eq!(table.ask("Cyn", accept.clone()), "");
    table.told();
    // When she moves Ben’s men
    let told = turn(&mut table, "Ann");
    // Then the offer stands until Dan accepts it, too
    assert!(!told.contains("declines"), "{told}");
    assert!(
        told.contains("Still open: the draw offer of Ann."),
        "{told}"
    );
    assert_eq!(table.ask("Dan", accept), "");
    let told = table.told();
    assert!(told.contains("ends in a draw"), "{told}");
}

#[test]
fn a_move_for_a_partner_who_is_out_is_called_the_movers() {
    let mut table = ann_moves_for_ben();
    let told = turn(&mut table, "Ann");
    assert!(told.contains("Ann plays "), "{told}");
    assert!(!told.contains("Ben plays "), "{told}");
}

#[test]
fn a_player_asks_to_undo_the_move_that_they_made_for_a_partner() {
    let mut table = ann_moves_for_ben();
    let before = played(&mut table).ply();
    turn(&mut table, "Ann");
    let after = played(&mut table).ply();
    assert_eq!(
        table.ask("Ann", Action::Takeback(TakebackAction::Ask(None))),
        ""
    );
    let asked = table.messages();
    for player in ["Cyn", "Dan"] {
        assert_eq!(table.ask(player, button(&asked, "Allow the take-back")), "");
    }
    let text = record(&mut table, "Ann");
    assert_eq!(played(&mut table).ply(), before);
    // Older versions undid her own turn, too: such a record is read as it is written
    let (now, older) = (format!("agreed {} ", before.0), "agreed 0 ");
    assert!(before < after && text.contains(&now), "{text}");
    let older = text.replace(&now, older);
    let read = Record::read(older.as_bytes()).unwrap();
    assert_eq!(read.text(), older);
    assert_eq!(Game::from_log(GAME, read.log()).unwrap().ply().0, 0);
}

#[test]
fn a_record_in_which_a_move_for_a_partner_ended_a_draw_offer_is_still_read() {
    // Given an offer of Ann’s that a move for Ben left open
    let mut table = ann_moves_for_ben();
    assert_eq!(table.ask("Ann", Action::OfferDraw(None)), "");
    turn(&mut table, "Ann");
    let text = record(&mut table, "Ann");
    let offered = text.lines().find(|line| line.contains("draw offered"));
    // When a record offers it again, as where the move ended it
    let result = text.lines().last().unwrap();
    let again = format!("{}\n{result}\n", offered.unwrap());
    let older = format!(
        "{}{again}",
        text.strip_suffix(&format!("{result}\n")).unwrap()
    );
    // Then it is read as it is written
    let read = Record::read(older.as_bytes()).unwrap();
    assert_eq!(read.text(), older);
}
