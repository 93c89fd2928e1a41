//! Numbers of contests and ladders are completed: those of the server, those that matter first.

use kingboard::play::{Place, Timestamp};
use kingboard::service::api::action::{Action, Asker};
use kingboard::service::api::completion::{CompletionField, ContestUse};
use kingboard::service::api::contest::{ContestAction, ContestModeration, NewContest};
use kingboard::service::api::ladder::{LadderAction, NewLadder};
use kingboard::service::suggest::suggest;
use kingboard::store::{ContestId, LadderId};

use crate::contests::hall::{Hall, ask, manage, moderated, on_ladder};
use crate::table::harness::person;

/// The numbers offered to a user at this table, in their order.
fn offered(hall: &Hall, who: &str, wanted: &CompletionField, typed: &str) -> Vec<String> {
    let user = person(who);
    let asker = Asker::in_private(&user.id, &hall.place);
    let offers = suggest(&hall.service, asker, wanted, typed, Timestamp(0));
    offers.into_iter().map(|offer| offer.value).collect()
}

fn numbers(hall: &Hall, who: &str, wanted: ContestUse) -> Vec<String> {
    offered(hall, who, &CompletionField::Contest(wanted), "")
}

/// A league that was called off, one that is played, and two that are open; Ann is in the second and the third.
fn four() -> Hall {
    let mut hall = Hall::new();
    let open = |hall: &mut Hall| moderated(hall, "Mia", ContestAction::Open(NewContest::default()));
    open(&mut hall);
    let (sure, reason) = (true, String::new());
    manage(&mut hall, "Mia", ContestModeration::Cancel { sure, reason });
    for number in 2..=4 {
        open(&mut hall);
        for who in ["Ann", "Ben", "Cid", "Dot"] {
            if number == 2 || number == 3 && who == "Ann" {
                ask(&mut hall, who, ContestAction::Join(Some(ContestId(number))));
            }
        }
    }
    let (contest, moderation) = (Some(ContestId(2)), ContestModeration::Begin);
    moderated(
        &mut hall,
        "Mia",
        ContestAction::Manage {
            contest,
            moderation,
        },
    );
    hall
}

#[test]
fn each_verb_has_the_contests_that_it_can_be_about_and_those_that_matter_first() {
    let hall = four();
    for (wanted, ann, eve) in [
        (ContestUse::Enter, vec!["4", "3", "2"], vec!["4", "3", "2"]),
        (ContestUse::Play, vec!["2", "3", "4"], vec!["2", "4", "3"]),
        (
            ContestUse::See,
            vec!["2", "3", "4", "1"],
            vec!["2", "4", "3", "1"],
        ),
        (ContestUse::Begin, vec!["4", "3"], vec!["4", "3"]),
        (ContestUse::Manage, vec!["4", "2", "3"], vec!["2", "4", "3"]),
        (ContestUse::Correct, vec!["2"], vec!["2"]),
    ] {
        assert_eq!(numbers(&hall, "Ann", wanted), ann, "{wanted:?}");
        assert_eq!(numbers(&hall, "Eve", wanted), eve, "{wanted:?}");
    }
}

#[test]
fn what_is_typed_is_found_in_number_and_title_and_nothing_of_another_server() {
    let mut hall = four();
    let see = || CompletionField::Contest(ContestUse::See);
    assert_eq!(offered(&hall, "Eve", &see(), "league 3"), ["3"]);
    assert_eq!(offered(&hall, "Eve", &see(), "called off"), ["1"]);
    assert!(offered(&hall, "Eve", &see(), "swiss").is_empty());
    hall.place = Place::in_server("test", "2", "20");
    assert!(offered(&hall, "Ann", &see(), "").is_empty());
}

#[test]
fn ladders_are_completed_and_closed_ones_only_to_be_seen() {
    let mut hall = Hall::new();
    for _ in 0..3 {
        on_ladder(&mut hall, "Mia", LadderAction::Open(NewLadder::default()));
    }
    let join = LadderAction::Join(Some(LadderId(1)));
    hall.ask("Ann", Action::Ladder(join));
    let (ladder, sure, reason) = (Some(LadderId(3)), true, String::new());
    let close = LadderAction::Close {
        ladder,
        sure,
        reason,
    };
    on_ladder(&mut hall, "Mia", close);
    let of = |closed| offered(&hall, "Ann", &CompletionField::Ladder { closed }, "");
    assert_eq!(of(false), ["1", "2"], "Ann’s own first");
    assert_eq!(of(true), ["1", "2", "3"]);
}
