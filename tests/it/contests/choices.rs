//! The numbers of a contest that its organiser chooses: rounds, and games at once.

use kingboard::contest::terms::Format;
use kingboard::contest::values::EntrantId;
use kingboard::service::api::action::Action;
use kingboard::service::api::contest::{ContestAction, ContestModeration, NewContest};
use kingboard::service::api::reply::Reply;
use kingboard::service::{unwire, wire};

use crate::contests::hall::{Hall, ask, contest, manage, moderated, replies};
use crate::table::harness::{button, labels};

fn of(format: &str) -> NewContest {
    NewContest {
        format: Some(format.to_owned()),
        ..NewContest::default()
    }
}

/// Presses a button of a form, as Discord sends it back.
fn pressed(hall: &mut Hall, form: &[Reply], label: &str) -> Vec<Reply> {
    let sent = wire(&button(form, label)).unwrap();
    let Some(Action::Contest(action)) = unwire(&sent) else {
        panic!("{sent}");
    };
    replies(hall, "Mia", action)
}

/// The labels of a button of the form that begin so, each after a press of the one before, until the first returns.
fn offered(hall: &mut Hall, format: &str, begins: &str) -> Vec<String> {
    let mut shown = replies(hall, "Mia", ContestAction::Draft(of(format)));
    let mut seen = Vec::new();
    loop {
        let all = labels(&shown[0]);
        let label = all.into_iter().find(|label| label.starts_with(begins));
        let label = label.unwrap_or_else(|| panic!("{format} has no {begins}"));
        if seen.contains(&label) {
            return seen;
        }
        shown = pressed(hall, &shown, &label);
        seen.push(label);
    }
}

#[test]
fn the_form_offers_rounds_where_there_are_some_and_games_at_once_where_they_are_many() {
    let mut hall = Hall::new();
    let rounds = offered(&mut hall, "swiss", "Rounds: ");
    assert_eq!(rounds[0], "Rounds: by entrants");
    assert_eq!(rounds.len(), 10);
    assert_eq!(offered(&mut hall, "heats", "Rounds: ").len(), 9);
    let at_once = offered(&mut hall, "round-robin", "Games at once: ");
    assert_eq!(at_once[0], "Games at once: 4");
    assert_eq!(at_once.len(), 7);
    for format in ["league", "knockout", "teams"] {
        let shown = replies(&mut hall, "Mia", ContestAction::Draft(of(format)));
        let all = labels(&shown[0]);
        let chosen = |label: &String| label.starts_with("Rounds") || label.starts_with("Games at");
        assert!(!all.iter().any(chosen), "{format}: {all:?}");
    }
}

#[test]
fn a_swiss_contest_needs_more_entrants_than_it_has_rounds() {
    let mut hall = Hall::new();
    let wanted = NewContest {
        rounds: Some(5),
        ..of("swiss")
    };
    let form = replies(&mut hall, "Mia", ContestAction::Draft(wanted.clone()));
    let text = form[0].text.plain();
    assert!(text.contains("There are 5 rounds."), "{text}");
    assert!(text.contains("6 to 200 can enter"), "{text}");
    moderated(&mut hall, "Mia", ContestAction::Open(wanted));
    for who in ["Ann", "Ben", "Cid", "Dot", "Eve"] {
        ask(&mut hall, who, ContestAction::Join(None));
    }
    let few = manage(&mut hall, "Mia", ContestModeration::Begin);
    assert!(few.contains("needs 6 to begin. Entered: 5."), "{few}");
    ask(&mut hall, "Fay", ContestAction::Join(None));
    manage(&mut hall, "Mia", ContestModeration::Begin);
    assert_eq!(contest(&hall, 1).contest.rounds(), 5);
}

#[test]
fn a_round_robin_has_as_many_games_at_once_as_were_chosen() {
    let mut hall = Hall::new();
    let wanted = |size| NewContest {
        size: Some(size),
        ..of("round-robin")
    };
    let refused = moderated(&mut hall, "Mia", ContestAction::Open(wanted(16)));
    assert!(refused.contains("1 to 15 games at once"), "{refused}");
    moderated(&mut hall, "Mia", ContestAction::Open(wanted(1)));
    for who in ["Ann", "Ben", "Cid", "Dot"] {
        ask(&mut hall, who, ContestAction::Join(None));
    }
    manage(&mut hall, "Mia", ContestModeration::Begin);
    let found = contest(&hall, 1).contest;
    assert_eq!(found.terms().format, Format::RoundRobin { at_once: 1 });
    for entrant in found.still_in().collect::<Vec<EntrantId>>() {
        let own = found.tables_of(entrant);
        let running = own.filter(|table| table.running().is_some());
        assert_eq!(running.count(), 1, "{entrant:?}");
    }
}
