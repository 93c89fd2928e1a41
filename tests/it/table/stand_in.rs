//! A computer plays on for a player who has left, or who asks for it, once everybody else agrees.

use kingboard::play::calendar::DAY;
use kingboard::play::command::ModerationRefusal;
use kingboard::play::moderate::SeatAnswer;
use kingboard::play::time_control::TimeExclusions;
use kingboard::play::{Game, Timestamp, stand_in};
use kingboard::service::api::action::Action;
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::computer::ComputerAction;
use kingboard::service::api::reply::Reply;
use kingboard::service::api::time::ClockAction;
use kingboard::service::api::values::{GamesFilter, RecordFormat, SideChoice};
use kingboard::service::background::thoughts;
use kingboard::service::servers::places;
use kingboard::service::study::records;
use kingboard::service::suggest;
use kingboard::service::{GameId, GameKind, Record, Service};
use kingboard::store::Store;

use crate::table::harness::{Table, button, labels, option, person};

const GAME: GameId = GameId(1);

const NOT_PLAYING: &str = "You are not playing in #1. /review 1 lets you watch.";
const NO_LONGER_STANDS: &str = "That offer of a seat in #1 no longer stands.";

/// A game of four: Ann and Ben against Cyn and Dan.
fn team() -> Table {
    let mut table = Table::new();
    table.begin(GameKind::FOUR_KINGS, "team");
    table.told();
    table
}

fn leaves(table: &mut Table, player: &str) {
    let (env, place) = (table.env(), table.place.clone());
    places::member_left(&mut table.service, &place, &person(player).id, &env);
    table.ask("Zoe", Action::Help);
}

fn hand_over(level: u8) -> Action {
    let (game, seat) = (Some(GAME), None);
    Action::Computer(ComputerAction::StandIn { game, seat, level })
}

fn called(messages: &[Reply]) -> Vec<String> {
    let newest = messages.last().expect("something was told");
    let called = newest.notify.iter();
    called.map(|player| player.as_str().to_owned()).collect()
}

fn record(table: &Table) -> Record {
    let file = records::export(&table.service, GAME, RecordFormat::Text).unwrap();
    let record = Record::read(file.text.as_bytes()).unwrap();
    assert_eq!(record.text(), file.text);
    record
}

fn game(table: &Table) -> Game {
    Game::from_log(GAME, record(table).log()).unwrap()
}

fn resigns(table: &mut Table, player: &str) {
    let (game, sure) = (Some(GAME), true);
    assert_eq!(table.ask(player, Action::Resign { game, sure }), "");
}

/// `true` if Dan has a seat, and the computers that have one.
fn holders(table: &Table) -> (bool, Vec<String>) {
    let seats = game(table).seats().to_vec();
    let computers = seats.iter().filter(|player| player.is_computer());
    let computers = computers.map(|player| player.as_str().to_owned());
    (seats.contains(&person("Dan").id), computers.collect())
}

fn dan_stays() -> (bool, Vec<String>) {
    (true, Vec::new())
}

#[test]
#[expect(
    clippy::too_many_lines,
    reason = "one request from its start to its record"
)]
fn a_computer_takes_the_seat_of_a_player_who_left_once_all_others_agree() {
    let mut table = team();
    leaves(&mut table, "Dan");
    let told = table.messages();
    let left = told.last().unwrap();
    assert!(left.text.plain().contains("Dan has left the server"));
    assert!(
        labels(left)[3].starts_with("Level 1: "),
        "{:?}",
        labels(left)
    );
    let asked = option(left, "Level 2");
    assert_eq!(table.ask("Ann", asked.clone()), "");
    let told = table.messages();
    let text = told.last().unwrap().text.plain();
    let wanted = "Ann asks to let Computer (level 2) play on for Dan in #1.";
    assert!(text.contains(wanted), "{text}");
    let answers =
        "All others have to agree. Still to answer, until 2026-03-04 12:17 UTC: Ben, Cyn.";
    assert!(text.ends_with(answers), "{text}");
    assert_eq!(called(&told), ["test:Ben", "test:Cyn"]);
    assert_eq!(labels(told.last().unwrap()), ["Agree", "Decline"]);
    let agree = button(&told, "Agree");
    let again = table.ask("Ann", agree.clone());
    assert!(again.contains("You have agreed already."), "{again}");
    let stranger = table.ask("Eve", agree.clone());
    assert_eq!(stranger, NOT_PLAYING);
    assert_eq!(table.ask("Ben", agree.clone()), "");
    let told = table.messages();
    let text = told.last().unwrap().text.plain();
    assert!(
        text.contains("Ben agrees that a computer plays on in #1."),
        "{text}"
    );
    assert_eq!(labels(told.last().unwrap()), ["Agree", "Decline"]);
    assert_eq!(holders(&table), dan_stays());
    // Asking for the same is agreeing to it.
    assert_eq!(table.ask("Cyn", asked), "");
    let told = table.messages();
    let text = told.last().unwrap().text.plain();
    assert!(
        text.contains("Computer (level 2) plays on for Dan in #1."),
        "{text}"
    );
    assert_eq!(holders(&table), (false, vec!["computer:2".to_owned()]));
    let late = table.ask("Ben", agree);
    assert_eq!(late, NO_LONGER_STANDS);
    // It moves when its turn comes, and the record keeps it.
    for _ in 0..4 {
        for player in ["Ann", "Ben", "Cyn"] {
            let (id, place) = (person(player).id, table.place.clone());
            let moves = suggest::moves(&table.service, &id, &place, None, "");
            if let Some(mv) = moves.first() {
                assert_eq!(table.say(player, &format!("{} done", mv.value)), "");
            }
        }
        let env = table.env();
        if thoughts::think_next(&mut table.service, "test", &env) {
            break;
        }
    }
    table.ask("Zoe", Action::Help);
    assert!(table.told().contains("Computer (level 2) plays "));
    let kept = record(&table).text();
    assert!(kept.contains("agreed computer"), "{kept}");
    let mut there = Table::new();
    let env = there.env();
    let place = there.place.clone();
    records::import(
        &mut there.service,
        &record(&table),
        Some(&place),
        false,
        &env,
    )
    .unwrap();
    assert_eq!(holders(&there), holders(&table));
}

#[test]
fn one_who_declines_keeps_the_computer_away() {
    let mut table = team();
    leaves(&mut table, "Dan");
    let told = table.messages();
    table.ask("Ann", option(told.last().unwrap(), "Level 5"));
    let told = table.messages();
    assert_eq!(table.ask("Cyn", button(&told, "Decline")), "");
    let text = table.told();
    assert!(
        text.contains("Cyn declines: no computer plays on in #1."),
        "{text}"
    );
    let late = table.ask("Ben", button(&told, "Agree"));
    assert_eq!(late, NO_LONGER_STANDS);
    assert_eq!(holders(&table), dan_stays());
}

#[test]
fn a_player_who_comes_back_keeps_the_seat() {
    let mut table = team();
    leaves(&mut table, "Dan");
    let told = table.messages();
    table.ask("Ann", option(told.last().unwrap(), "Level 5"));
    let asked = table.messages();
    assert_eq!(
        table.ask("Dan", Action::Time(ClockAction::Resume(Some(GAME)))),
        ""
    );
    table.told();
    for player in ["Ben", "Cyn"] {
        let late = table.ask(player, button(&asked, "Agree"));
        assert_eq!(late, NO_LONGER_STANDS);
    }
    assert_eq!(holders(&table), dan_stays());
    let late = table.ask("Ann", option(told.last().unwrap(), "Level 5"));
    assert!(late.contains("Dan is still here."), "{late}");
}

#[test]
fn a_player_who_has_to_leave_asks_for_a_computer_and_the_opponent_agrees() {
    let mut table = Table::game("");
    table.plays("Ann", "D2-D3");
    table.told();
    assert_eq!(table.ask("Ann", hand_over(3)), "");
    let told = table.messages();
    let text = told.last().unwrap().text.plain();
    let wanted = "Ann has to leave #1 and asks to let Computer (level 3) play on.";
    assert!(text.contains(wanted), "{text}");
    assert_eq!(called(&told), ["test:Ben"]);
    assert_eq!(table.ask("Ben", button(&told, "Agree")), "");
    let text = table.told();
    assert!(
        text.contains("Computer (level 3) plays on for Ann in #1."),
        "{text}"
    );
    table.plays("Ben", "D8-D7");
    let env = table.env();
    assert!(thoughts::think_next(&mut table.service, "test", &env));
    // The game continues as one against the computer.
    table.ask("Zoe", Action::Help);
    assert!(table.told().contains("Ben, it is your move."));
    let outsider = table.ask("Ann", hand_over(3));
    assert_eq!(outsider, NOT_PLAYING);
}

#[test]
fn between_two_the_one_who_stays_decides_alone() {
    let mut table = Table::game("");
    table.plays("Ann", "D2-D3");
    leaves(&mut table, "Ben");
    let told = table.messages();
    assert_eq!(
        table.ask("Ann", option(told.last().unwrap(), "Level 4")),
        ""
    );
    let text = table.told();
    assert!(
        text.contains("Computer (level 4) plays on for Ben in #1."),
        "{text}"
    );
    assert!(!text.contains("asks to let"), "{text}");
    let env = table.env();
    assert!(thoughts::think_next(&mut table.service, "test", &env));
    record(&table);
}

#[test]
fn a_computer_takes_no_seat_of_somebody_who_is_there_and_none_where_it_cannot_play() {
    let mut table = team();
    let dans = game(&table).seat_of(&person("Dan").id).unwrap();
    let seat = u8::try_from(dans.index()).ok();
    let (game, level) = (Some(GAME), 2);
    let theirs = Action::Computer(ComputerAction::StandIn { game, seat, level });
    let there = table.ask("Ann", theirs);
    assert!(there.contains("Dan is still here."), "{there}");
    let outside = table.ask("Zoe", hand_over(2));
    assert_eq!(outside, NOT_PLAYING);
    let mut dice = Table::game("own-dice");
    let own = dice.ask("Ann", hand_over(2));
    assert!(own.contains("no dice of its own"), "{own}");
    let mut alone = Table::new();
    let offer = NewChallenge {
        computer: Some(1),
        side: SideChoice::Seat(0),
        ..NewChallenge::default()
    };
    assert_eq!(alone.ask("Ann", Action::Challenge(offer)), "");
    let nobody = alone.ask("Ann", hand_over(2));
    assert!(nobody.contains("Only computers would be left."), "{nobody}");
    alone.service =
        Service::new(Store::in_memory().unwrap()).configured(|options| options.think_limit = None);
    let off = alone.ask("Ann", hand_over(2));
    assert!(off.contains("switched it off"), "{off}");
}

#[test]
fn no_computer_takes_the_seat_of_a_player_who_resigned_after_asking_for_one() {
    let mut table = team();
    assert_eq!(table.ask("Dan", hand_over(2)), "");
    let asked = table.messages();
    resigns(&mut table, "Dan");
    for player in ["Ann", "Ben", "Cyn"] {
        let late = table.ask(player, button(&asked, "Agree"));
        assert_eq!(late, NO_LONGER_STANDS, "{player}");
    }
    assert_eq!(holders(&table), dan_stays());
}

#[test]
fn a_player_who_resigned_neither_agrees_to_a_computer_nor_declines_it() {
    let mut table = team();
    leaves(&mut table, "Dan");
    table.told();
    assert_eq!(table.ask("Ann", hand_over(2)), "");
    let asked = table.messages();
    resigns(&mut table, "Cyn");
    for answer in ["Agree", "Decline"] {
        let out = table.ask("Cyn", button(&asked, answer));
        assert_eq!(
            out, "You are not playing in #1. /review 1 lets you watch.",
            "{answer}"
        );
    }
    // Then the others decide without her
    assert_eq!(table.ask("Ben", button(&asked, "Agree")), "");
    assert_eq!(holders(&table), (false, vec!["computer:2".to_owned()]));
}

#[test]
fn a_player_who_is_asked_makes_no_request_of_their_own_instead() {
    let mut table = Table::game("");
    assert_eq!(table.ask("Ben", hand_over(2)), "");
    let asked = table.messages();
    assert_eq!(
        table.ask("Ann", hand_over(2)),
        "An offer of Ben’s seat in #1 still stands. It has to be answered or withdrawn first."
    );
    assert_eq!(table.ask("Ann", button(&asked, "Agree")), "");
    let told = table.told();
    assert!(
        told.contains("Computer (level 2) plays on for Ben in #1."),
        "{told}"
    );
}

#[test]
fn a_request_that_not_all_have_answered_in_time_ends_by_itself() {
    let mut table = team();
    assert_eq!(table.ask("Dan", hand_over(3)), "");
    assert_eq!(table.press("Ann", "Agree"), "");
    table.told();
    table.pass(3 * DAY);
    table.ask("Zoe", Action::Help);
    let told = table.told();
    let lapsed = "Not everybody agreed in time: no computer plays on in #1.\n---\n";
    assert!(told.starts_with(lapsed), "{told}");
    let board = table.ask("Ben", Action::Board(None));
    assert!(!board.contains("Still to answer"), "{board}");
    let listed = table.ask("Ben", Action::Games(GamesFilter::Mine));
    assert!(!listed.contains("a computer"), "{listed}");
    assert_eq!(game(&table).requests().hand_over(), None);
}

#[test]
fn a_swap_of_sides_leaves_a_request_for_a_computer_to_the_other_player() {
    let mut table = Table::of(GameKind::KINGS_GUARD, "swap");
    table.plays("Ann", "A1-A2");
    assert_eq!(table.ask("Ann", hand_over(2)), "");
    let asked = table.messages();
    let (game, seen) = (Some(GAME), None);
    assert_eq!(table.ask("Ben", Action::Swap { game, seen }), "");
    assert_eq!(table.ask("Ben", button(&asked, "Agree")), "");
    let told = table.told();
    assert!(
        told.contains("Computer (level 2) plays on for Ann in #1."),
        "{told}"
    );
}

#[test]
fn a_request_lapses_after_three_days_and_is_then_made_anew() {
    let mut table = team();
    leaves(&mut table, "Dan");
    table.told();
    assert_eq!(table.ask("Ann", hand_over(3)), "");
    let asked = table.told();
    assert!(asked.contains("Computer (level 3)"), "{asked}");
    let game = game(&table);
    let offer = game.requests().stand_in().expect("it stands");
    let answer = |now| {
        let (accept, since) = (true, offer.since);
        let agreed = SeatAnswer { accept, since };
        let times = TimeExclusions::default();
        stand_in::answer(&game, &person("Cyn").id, agreed, &times, now)
    };
    let lapsed = ModerationRefusal::Lapsed(offer.expires);
    assert_eq!(answer(offer.expires), Err(lapsed));
    assert!(answer(Timestamp(offer.expires.0 - 1)).is_ok());
    table.pass(4 * DAY);
    assert_eq!(table.ask("Ann", hand_over(5)), "");
    let again = table.told();
    assert!(again.contains("Computer (level 5)"), "{again}");
}

#[test]
fn a_game_of_four_that_has_begun_is_not_called_off_by_one_while_another_is_missing() {
    let mut table = team();
    table.plays("Ann", "E2-E3,done");
    leaves(&mut table, "Dan");
    assert_eq!(
        table.ask("Ann", Action::Abort(Some(GAME))),
        "A move has been made in #1, so it can no longer be called off. You can offer a draw or resign."
    );
    assert_eq!(game(&table).outcome(), None);
    assert_eq!(holders(&table), dan_stays());
}
