//! Messages to the people of a contest during it, and the actions that they offer.

use kingboard::contest::standings::standings;
use kingboard::contest::state::ContestStage;
use kingboard::contest::values::DAY;
use kingboard::play::seal::{Secret, hex};
use kingboard::service::api::action::Action;
use kingboard::service::api::competition::{Competition, CompetitionAction};
use kingboard::service::api::contest::{ContestAction, ContestModeration, NewContest};

use crate::contests::hall::{
    Hall, ask, begun, contest, leaves, manage, moderated, replies, resigned, running,
};
use crate::contests::standstills::everybody_moves;
use crate::table::harness::labels;

/// A contest of this format that these people have entered, and that has begun on a word.
fn started(format: &str, people: &[&str], wanted: NewContest) -> Hall {
    let mut hall = Hall::new();
    let format = Some(format.to_owned());
    moderated(
        &mut hall,
        "Mia",
        ContestAction::Open(NewContest { format, ..wanted }),
    );
    for who in people {
        ask(&mut hall, who, ContestAction::Join(None));
    }
    manage(&mut hall, "Mia", ContestModeration::Begin);
    hall
}

fn pairings(hall: &mut Hall, round: u32) -> String {
    let wanted = ContestAction::Pairings {
        contest: None,
        round: Some(round),
        page: 0,
    };
    ask(hall, "Ann", wanted)
}

#[test]
fn whoever_has_a_game_that_begins_in_mid_contest_is_told_and_called() {
    let people = ["Ann", "Ben", "Cid", "Dot", "Eve", "Fay"];
    let mut hall = started("round-robin", &people, NewContest::default());
    let first = hall.told();
    assert!(
        !first.contains(" has begun: "),
        "the round has its own message: {first}"
    );
    let before = running(&hall);
    for game in before.iter().take(2) {
        resigned(&mut hall, *game);
    }
    let messages = hall.messages();
    let begun: Vec<_> = messages
        .iter()
        .filter(|message| message.text.plain().contains(" has begun: "))
        .collect();
    let new = running(&hall)
        .into_iter()
        .find(|game| !before.contains(game));
    let new = new.expect("another game begins");
    let seats = hall.store().summary(new).unwrap().unwrap().seats;
    let told = begun
        .iter()
        .find(|message| message.text.plain().contains(&new.to_string()));
    let told = told.unwrap_or_else(|| panic!("{new} began in silence: {messages:?}"));
    assert!(
        seats.iter().all(|player| told.notify.contains(player)),
        "{told:?}"
    );
    assert!(
        labels(told).contains(&format!("Board of {new}")),
        "{told:?}"
    );
}

#[test]
fn a_decision_by_time_is_told_and_marked() {
    let wanted = NewContest {
        clock: Some("200d".to_owned()),
        length: Some(10),
        ..NewContest::default()
    };
    let mut hall = started("round-robin", &["Ann", "Ben", "Cid"], wanted);
    everybody_moves(&mut hall);
    hall.pass(21 * DAY);
    ask(&mut hall, "Zoe", ContestAction::List);
    let messages = hall.messages();
    let decided: Vec<_> = messages
        .iter()
        .filter(|message| message.text.plain().contains("twice the length of a round"))
        .collect();
    let [decided] = decided.as_slice() else {
        panic!("one message for all: {messages:?}");
    };
    assert_eq!(decided.notify.len(), 3, "{decided:?}");
    let shown = (1..=3)
        .map(|round| pairings(&mut hall, round))
        .collect::<String>();
    assert_eq!(shown.matches("0–1 (by time)").count(), 3, "{shown}");
}

#[test]
fn standings_after_a_round_say_how_many_games_go_on_and_count_as_draws() {
    let lines = [
        (0, Some("2 games go on and count as draws here.")),
        (1, Some("One game goes on and counts as a draw here.")),
        (2, None),
    ];
    for (over, line) in lines {
        let wanted = NewContest {
            clock: Some("200d".to_owned()),
            length: Some(10),
            ..NewContest::default()
        };
        let mut hall = started("swiss", &["Ann", "Ben", "Cid", "Dot", "Eve"], wanted);
        everybody_moves(&mut hall);
        for game in running(&hall).into_iter().take(over) {
            resigned(&mut hall, game);
        }
        if over < 2 {
            hall.pass(11 * DAY);
            ask(&mut hall, "Zoe", ContestAction::List);
        }
        let told = hall.told();
        let heading = "Standings after round 1\n";
        let first = line.map_or_else(
            || format!("{heading}1. "),
            |line| format!("{heading}{line}\n1. "),
        );
        assert!(told.contains(&first), "{told}");
    }
}

/// A round robin of three in which everybody has won a game, so that lots decide.
fn level() -> (Hall, String) {
    let mut hall = started("round-robin", &["Ann", "Ben", "Cid"], NewContest::default());
    let mut told = hall.told();
    for game in running(&hall) {
        resigned(&mut hall, game);
    }
    told.push_str(&hall.told());
    assert!(contest(&hall, 1).contest.is_over());
    (hall, told)
}

#[test]
fn sealed_lots_are_shown_opened_and_order_the_final_table() {
    let (hall, told) = level();
    let found = contest(&hall, 1).contest;
    let ContestStage::Over { order, secret, .. } = found.stage() else {
        panic!("{:?}", found.stage());
    };
    let secret = Secret::new(secret.unwrap());
    assert_eq!(secret.seal_of_lots(), *found.seal());
    let seal = hex(found.seal());
    assert!(told.contains(&format!("are sealed: {seal}")), "{told}");
    assert!(
        told.contains(&format!("secret of the sealed lots: {}", secret.hex())),
        "{told}"
    );
    let rows = standings(&found);
    let places: Vec<u32> = rows.iter().map(|row| row.place).collect();
    assert_eq!(places, [1, 2, 3]);
    let shown: Vec<_> = rows.iter().map(|row| row.entrant).collect();
    assert_eq!(shown, *order);
    let lot = |at: usize| secret.lot(&format!("place {}", order[at].0));
    assert!(lot(0) > lot(1) && lot(1) > lot(2));
}

#[test]
fn a_correction_after_the_end_names_the_new_winner() {
    let (mut hall, _) = level();
    let found = contest(&hall, 1);
    let ContestStage::Over { order, .. } = found.contest.stage().clone() else {
        panic!();
    };
    let last = order[2];
    let lost = found
        .contest
        .tables_of(last)
        .find(|table| table.points_of(last) == Some(0));
    let lost = lost.unwrap();
    let result = if lost.seat_of(last) == Some(0) {
        "1-0"
    } else {
        "0-1"
    };
    let correct = ContestModeration::Correct {
        table: lost.paired.id.0,
        result: result.to_owned(),
        reason: "They had agreed.".to_owned(),
    };
    manage(&mut hall, "Mia", correct);
    let told = hall.told();
    let winner = found.people[&last].as_str().trim_start_matches("test:");
    assert!(
        told.contains(&format!("The winner is now {winner}.")),
        "{told}"
    );
    let shown = ask(&mut hall, "Ann", ContestAction::Show(None));
    assert!(shown.contains(&format!("1. {winner}:")), "{shown}");
}

#[test]
fn a_correction_of_a_league_that_is_over_names_who_is_first_now() {
    let mut hall = begun(&["Ann", "Ben", "Cid", "Dot"]);
    for game in running(&hall) {
        resigned(&mut hall, game);
    }
    hall.told();
    let found = contest(&hall, 1);
    let rows = standings(&found.contest);
    let (first, second) = (rows[0].entrant, rows[1].entrant);
    for table in found.contest.tables_of(first) {
        let begins = table.seat_of(first) == Some(0);
        let result = if begins { "0-1" } else { "1-0" };
        let correct = ContestModeration::Correct {
            table: table.paired.id.0,
            result: result.to_owned(),
            reason: "They had agreed.".to_owned(),
        };
        manage(&mut hall, "Mia", correct);
    }
    let name = |id| found.people[&id].as_str().trim_start_matches("test:");
    let told = hall.told();
    let now = format!("Now in first place: {}.", name(second));
    assert!(told.contains(&now), "{told}");
    assert!(!told.contains(&format!("place: {}", name(first))), "{told}");
}

#[test]
fn without_a_number_a_contest_that_is_over_is_shown_where_none_goes_on() {
    let (mut hall, _) = level();
    let shown = ask(&mut hall, "Ann", ContestAction::Show(None));
    assert!(shown.contains("Final standings after 3 games:"), "{shown}");
    assert!(pairings(&mut hall, 1).contains("Round 1 of 3"));
}

#[test]
fn the_form_of_a_knockout_promises_the_time_that_it_may_take() {
    let mut hall = Hall::new();
    let wanted = NewContest {
        format: Some("knockout".to_owned()),
        length: Some(10),
        ..NewContest::default()
    };
    let form = replies(&mut hall, "Mia", ContestAction::Draft(wanted));
    let text = form[0].text.plain();
    // Four rounds of two games at once and a third, each up to twice the length.
    assert!(text.contains("It lasts 160 days at most with 16"), "{text}");
}

#[test]
fn whoever_leaves_before_the_beginning_can_enter_again() {
    let mut hall = Hall::new();
    moderated(&mut hall, "Mia", ContestAction::Open(NewContest::default()));
    ask(&mut hall, "Ann", ContestAction::Join(None));
    let [price, _] = leaves(&mut hall, "Ann");
    assert!(
        price.contains("Until it begins, you can enter again"),
        "{price}"
    );
    assert_eq!(contest(&hall, 1).contest.still_in().count(), 0);
    let joined = ask(&mut hall, "Ann", ContestAction::Join(None));
    assert!(joined.contains("You are in"), "{joined}");
    assert_eq!(contest(&hall, 1).contest.still_in().count(), 1);
}

#[test]
fn the_message_of_the_next_season_lets_people_leave() {
    let mut hall = begun(&["Ann", "Ben", "Cid", "Dot"]);
    for game in running(&hall) {
        resigned(&mut hall, game);
    }
    let messages = hall.messages();
    let next = messages
        .iter()
        .find(|message| message.text.plain().starts_with("The next season is open."));
    assert!(
        labels(next.unwrap()).contains(&"Leave".to_owned()),
        "{next:?}"
    );
}

#[test]
fn whoever_hides_ratings_is_told_that_tables_show_their_name() {
    let mut hall = Hall::new();
    moderated(&mut hall, "Mia", ContestAction::Open(NewContest::default()));
    let hide = CompetitionAction::Choose(Some(Competition::Hidden));
    hall.ask("Ann", Action::Competition(hide));
    let joined = ask(&mut hall, "Ann", ContestAction::Join(None));
    assert!(
        joined.contains("show your name and your results"),
        "{joined}"
    );
    let joined = ask(&mut hall, "Ben", ContestAction::Join(None));
    assert!(!joined.contains("show your name"), "{joined}");
}
