//! Each format of contest from its form to its winner, as its people see it.

use kingboard::contest::state::ContestStage;
use kingboard::contest::values::DAY;
use kingboard::play::stage::Stage;
use kingboard::scene::Sheet;
use kingboard::service::api::action::Action;
use kingboard::service::api::contest::{ContestAction, ContestModeration, FORMATS, NewContest};
use kingboard::service::{Computer, GameId, GameKind, unwire, wire};
use kingboard::store::{self, ContestId};

use crate::contests::hall::{
    Hall, ask, contest, forget, leaves, manage, moderated, replies, resigned, running,
};
use crate::table::harness::{button, labels, option};

/// Opens a contest of this format and enters these people.
fn opened(format: &str, people: &[&str]) -> Hall {
    let mut hall = Hall::new();
    let kind = (format == "heats").then_some(GameKind::IMMORTAL_STAR_MASTERS);
    let wanted = NewContest {
        format: Some(format.to_owned()),
        kind,
        size: (format == "teams").then_some(2),
        ..NewContest::default()
    };
    let said = moderated(&mut hall, "Mia", ContestAction::Open(wanted));
    assert!(said.contains("is open"), "{said}");
    for who in people {
        let joined = ask(&mut hall, who, ContestAction::Join(None));
        assert!(joined.contains("You are in"), "{joined}");
    }
    hall.told();
    hall
}

/// Lets the second player of every game resign until the contest is over. Returns the announcements.
fn played(hall: &mut Hall) -> String {
    let mut told = String::new();
    for _ in 0..100 {
        if contest(hall, 1).contest.is_over() {
            return told;
        }
        for game in running(hall) {
            resigned(hall, game);
        }
        told.push_str(&hall.told());
    }
    panic!("it does not end");
}

#[test]
fn the_form_shows_what_will_be_before_it_opens_and_opens_one() {
    let mut hall = Hall::new();
    let form = replies(
        &mut hall,
        "Mia",
        ContestAction::Draft(NewContest::default()),
    );
    let text = form[0].text.plain();
    assert!(text.contains("A new contest: League"), "{text}");
    assert!(text.contains("each lasts 90 days at most"), "{text}");
    let menus = labels(&form[0]);
    for choice in [
        "Swiss",
        "Heats",
        "King’s Guard",
        "5d+8h/7d",
        "60 days",
        "Rated: yes",
    ] {
        assert!(
            menus.iter().any(|label| label == choice),
            "{choice}: {menus:?}"
        );
    }
    assert!(
        !menus.iter().any(|label| label.contains("soft")),
        "clocks without an end are not offered: {menus:?}"
    );
    let Action::Contest(swiss) = option(&form[0], "Swiss") else {
        panic!()
    };
    let form = replies(&mut hall, "Mia", swiss);
    let text = form[0].text.plain();
    assert!(text.contains("nobody twice"), "{text}");
    assert!(text.contains("shorter rounds make it quicker"), "{text}");
    let Action::Contest(unrated) = button(&form, "Rated: yes") else {
        panic!()
    };
    let form = replies(&mut hall, "Mia", unrated);
    assert!(form[0].text.plain().contains("not rated"));
    let Action::Contest(open) = button(&form, "Open") else {
        panic!()
    };
    let said = moderated(&mut hall, "Mia", open.clone());
    assert!(said.contains("Swiss 1: King’s Mate is open"), "{said}");
    let again = moderated(&mut hall, "Mia", open);
    assert!(again.contains("open already"), "{again}");
    let opened = contest(&hall, 1);
    assert!(!opened.subject.rated);
    assert!(
        store::contests::get(&hall.store(), ContestId(2))
            .unwrap()
            .is_none()
    );
}

#[test]
fn the_form_leads_heats_to_a_game_with_tables_for_several() {
    let mut hall = Hall::new();
    let form = replies(
        &mut hall,
        "Mia",
        ContestAction::Draft(NewContest::default()),
    );
    let Action::Contest(heats) = option(&form[0], "Heats") else {
        panic!()
    };
    let form = replies(&mut hall, "Mia", heats);
    let text = form[0].text.plain();
    assert!(text.contains("Tables of 4"), "{text}");
    assert!(labels(&form[0]).contains(&"Seats: 4".to_owned()));
    let wrong = NewContest {
        format: Some("heats".to_owned()),
        kind: Some(GameKind::KINGS_MATE),
        ..NewContest::default()
    };
    let refused = moderated(&mut hall, "Mia", ContestAction::Open(wrong));
    assert!(refused.contains("Immortal"), "{refused}");
}

#[test]
fn a_swiss_contest_is_paired_round_by_round() {
    let people = ["Ann", "Ben", "Cid", "Dot", "Eve"];
    let mut hall = opened("swiss", &people);
    assert!(manage(&mut hall, "Mia", ContestModeration::Begin).contains("Done"));
    let told = hall.told();
    assert!(told.starts_with("It has begun."), "{told}");
    assert!(told.contains("Round 1 of 4"), "{told}");
    assert!(
        told.contains("has no opponent in this round, and a point"),
        "{told}"
    );
    // One entrant comes late, and one rests.
    let late = ask(&mut hall, "Fay", ContestAction::Join(None));
    assert!(late.contains("from the next round on"), "{late}");
    let rests = ask(&mut hall, "Ann", ContestAction::Rest(None));
    assert!(rests.contains("You sit out round 2"), "{rests}");
    let again = ask(&mut hall, "Ann", ContestAction::Rest(None));
    assert!(again.contains("once is all there is"), "{again}");
    let told = played(&mut hall);
    assert!(told.contains("Round 2 begins."), "{told}");
    assert!(told.contains("Standings after round 1\n1. "), "{told}");
    assert_eq!(told.matches("Standings after round").count(), 3, "{told}");
    assert!(
        told.contains("Ann sits this round out, with half a point"),
        "{told}"
    );
    assert!(told.contains("has won. Congratulations!"), "{told}");
    assert!(told.contains("BH-1"), "{told}");
    let over = contest(&hall, 1).contest;
    assert_eq!(over.round(), 4);
    assert_eq!(over.seeds().len(), 6);
}

#[test]
fn a_knockout_has_a_bracket_and_a_final() {
    let mut hall = opened("knockout", &["Ann", "Ben", "Cid", "Dot", "Eve", "Fay"]);
    manage(&mut hall, "Mia", ContestModeration::Begin);
    let begun = hall.messages();
    let picture = begun[0].picture.as_ref().unwrap();
    let Some(Sheet::Bracket(sheet)) = picture.sheet() else {
        panic!("{picture:?}")
    };
    let sizes: Vec<usize> = sheet
        .rounds
        .iter()
        .map(|round| round.matches.len())
        .collect();
    assert_eq!(sizes, [4, 2, 1]);
    assert_eq!(sheet.rounds[2].heading, "Final");
    assert!(picture.alt.contains("Quarterfinals:"), "{}", picture.alt);
    let told = played(&mut hall);
    assert!(told.contains("has won. Congratulations!"), "{told}");
    let page = ask(
        &mut hall,
        "Ann",
        ContestAction::Pairings {
            contest: Some(ContestId(1)),
            round: None,
            page: 0,
        },
    );
    assert!(page.contains("Round 3 of 3"), "{page}");
}

#[test]
fn a_team_match_counts_matches_before_boards() {
    let mut hall = opened("teams", &["Ann", "Ben", "Cid"]);
    let few = manage(&mut hall, "Mia", ContestModeration::Begin);
    assert!(few.contains("needs 4"), "{few}");
    let join = ContestAction::JoinTeam {
        contest: None,
        team: 0,
    };
    assert!(ask(&mut hall, "Dot", join).contains("You are in"));
    let small = manage(&mut hall, "Mia", ContestModeration::Begin);
    assert!(small.contains("two teams with 2 players each"), "{small}");
    let page = ask(&mut hall, "Zoe", ContestAction::Show(None));
    assert!(page.contains("Ann, team 1"), "{page}");
    let shown = replies(&mut hall, "Zoe", ContestAction::Show(None));
    let enter = labels(&shown[0]);
    assert!(enter.contains(&"Enter team 3".to_owned()), "{enter:?}");
    let Action::Contest(second) = button(&shown, "Enter team 2") else {
        panic!()
    };
    assert!(ask(&mut hall, "Eve", second).contains("You are in"));
    manage(&mut hall, "Mia", ContestModeration::Begin);
    assert_eq!(running(&hall).len(), 2);
    let told = played(&mut hall);
    assert!(
        told.contains("Team 1:") && told.contains("match points"),
        "{told}"
    );
    let shared = "Teams 1 and 2 share first place. Congratulations!";
    assert!(told.contains(shared), "{told}");
}

#[test]
fn heats_seat_several_at_tables_and_count_places() {
    let mut hall = opened("heats", &["Ann", "Ben", "Cid", "Dot", "Eve", "Fay", "Gus"]);
    manage(&mut hall, "Mia", ContestModeration::Begin);
    let told = hall.told();
    assert!(told.contains("Round 1 of 3"), "{told}");
    let store = hall.store();
    let games = running(&hall);
    let seats: Vec<usize> = games
        .iter()
        .map(|game| store.summary(*game).unwrap().unwrap())
        .map(|game| {
            assert_eq!(game.stage, Stage::Running);
            game.seats.len()
        })
        .collect();
    assert_eq!(seats.iter().sum::<usize>(), 7);
    assert!(
        seats.iter().all(|seats| (3..=4).contains(seats)),
        "{seats:?}"
    );
    // All but the first player of each table resign, the last one first.
    for _ in 0..3 {
        for game in running(&hall) {
            let seats = hall.store().summary(game).unwrap().unwrap().seats;
            for loser in seats[1..].iter().rev() {
                let loser = loser.as_str().trim_start_matches("test:").to_owned();
                let (game, sure) = (Some(game), true);
                hall.ask(&loser, Action::Resign { game, sure });
            }
        }
    }
    let over = contest(&hall, 1).contest;
    assert!(over.is_over(), "{:?}", over.stage());
    for table in over.tables().values() {
        let points = &table.result().unwrap().points;
        let most = 2 * (u32::try_from(points.len()).unwrap() - 1);
        assert_eq!(points[0], most, "the last one in has beaten everybody");
        assert_eq!(points.iter().sum::<u32>(), most * (most / 2 + 1) / 2);
    }
    assert!(hall.told().contains("has won. Congratulations!"));
}

#[test]
fn a_computer_fills_the_odd_place_where_that_was_settled() {
    let mut hall = Hall::new();
    let wanted = NewContest {
        format: Some("round-robin".to_owned()),
        fill: Some(5),
        ..NewContest::default()
    };
    moderated(&mut hall, "Mia", ContestAction::Open(wanted.clone()));
    for who in ["Ann", "Ben", "Cid"] {
        ask(&mut hall, who, ContestAction::Join(None));
    }
    hall.pass(8 * DAY);
    ask(&mut hall, "Zoe", ContestAction::List);
    let begun = contest(&hall, 1);
    assert_eq!(begun.contest.still_in().count(), 4);
    let computers: Vec<_> = begun
        .people
        .values()
        .filter(|one| one.is_computer())
        .collect();
    assert_eq!(
        computers,
        [&Computer::new(5).player()],
        "the level asked for"
    );
    assert_eq!(running(&hall).len(), 6);
    let page = ask(&mut hall, "Ann", ContestAction::Show(None));
    assert!(page.contains("a computer of level 5 takes it"), "{page}");
    for game in running(&hall) {
        let summary = hall.store().summary(game).unwrap().unwrap();
        let human = summary
            .seats
            .iter()
            .find(|seat| !seat.is_computer())
            .unwrap();
        let name = human.as_str().trim_start_matches("test:").to_owned();
        let (game, sure) = (Some(game), true);
        hall.ask(&name, Action::Resign { game, sure });
    }
    let ContestStage::Over { order, .. } = contest(&hall, 1).contest.stage().clone() else {
        panic!("it is over");
    };
    assert_eq!(order.len(), 4);
    hall.without_computers();
    let refused = moderated(&mut hall, "Mia", ContestAction::Open(wanted));
    assert!(refused.contains("No computer plays here"), "{refused}");
}

#[test]
fn every_format_can_be_opened_and_says_how_it_goes() {
    for format in FORMATS {
        let people = ["Ann", "Ben", "Cid", "Dot"];
        let mut hall = opened(format, &people);
        let page = ask(&mut hall, "Ann", ContestAction::Show(None));
        assert!(page.contains("It begins"), "{format}: {page}");
        manage(&mut hall, "Mia", ContestModeration::Begin);
        assert!(!running(&hall).is_empty(), "{format}");
        let file = replies(&mut hall, "Ann", ContestAction::Show(None))[0]
            .file
            .clone();
        let text = file.unwrap().text;
        assert!(
            text.starts_with("group,place,player,points"),
            "{format}: {text}"
        );
        assert!(text.contains(",Ann,"), "{format}: {text}");
    }
}

#[test]
fn the_form_offers_each_level_of_a_computer_that_fills_in_and_none() {
    let mut hall = Hall::new();
    let draft = NewContest {
        format: Some("swiss".to_owned()),
        ..NewContest::default()
    };
    let mut form = replies(&mut hall, "Mia", ContestAction::Draft(draft));
    let mut seen = Vec::new();
    loop {
        let label = labels(&form[0]);
        let label = label
            .into_iter()
            .find(|label| label.starts_with("Computer fills"));
        let label = label.unwrap();
        if seen.contains(&label) {
            break;
        }
        let action = button(&form, &label);
        seen.push(label);
        // As Discord sends it back.
        let sent = wire(&action).unwrap();
        let Some(Action::Contest(action)) = unwire(&sent) else {
            panic!("{sent}");
        };
        form = replies(&mut hall, "Mia", action);
    }
    let level = |level: u8| format!("Computer fills: level {level}");
    let mut all = vec!["Computer fills: no".to_owned()];
    all.extend([3, 4, 5, 6, 7, 8, 1, 2].map(level));
    assert_eq!(seen, all);
}

#[test]
fn a_form_from_before_levels_could_be_chosen_still_opens_a_contest() {
    let old = unwire("k1.contest.open.1.swiss.kings-mate.rf.5d+8h/7d.7.45.0.0");
    let Some(Action::Contest(ContestAction::Open(wanted))) = old else {
        panic!("{old:?}");
    };
    assert_eq!(wanted.fill, Some(3));
}

#[test]
fn a_table_of_heats_counts_for_those_who_stay_when_somebody_at_it_is_forgotten() {
    let mut hall = opened("heats", &["Ann", "Ben", "Cid"]);
    manage(&mut hall, "Mia", ContestModeration::Begin);
    let game = running(&hall)[0];
    let seats = hall.store().summary(game).unwrap().unwrap().seats;
    let names: Vec<String> = seats
        .iter()
        .map(|player| player.as_str().trim_start_matches("test:").to_owned())
        .collect();
    forget(&mut hall, &names[0]);
    assert_eq!(running(&hall), [game], "the others play on");
    let link = |hall: &Hall| {
        let games = store::contests::games(&hall.store(), ContestId(1)).unwrap();
        games.values().any(|other| *other == game)
    };
    assert!(link(&hall));
    // This ends the game.
    forget(&mut hall, &names[1]);
    let found = contest(&hall, 1);
    let table = found.contest.tables().values().next().unwrap();
    assert_eq!(table.result().unwrap().points, [0, 2, 4]);
    // Nothing leads from the numbers of those who are forgotten to the game.
    assert!(!link(&hall));
}

/// The two seats of a game, by name.
fn names_of(hall: &Hall, game: GameId) -> [String; 2] {
    let summary = hall.store().summary(game).unwrap().unwrap();
    let name = |at: usize| summary.seats[at].as_str().trim_start_matches("test:");
    [0, 1].map(|at| name(at).to_owned())
}

/// A player resigns all games under way.
fn loses_all(hall: &mut Hall, loser: &str) {
    for game in running(hall) {
        if names_of(hall, game).contains(&loser.to_owned()) {
            let (game, sure) = (Some(game), true);
            hall.ask(loser, Action::Resign { game, sure });
        }
    }
}

#[test]
fn a_bye_that_was_asked_for_does_not_end_heats_that_need_everybody() {
    let mut hall = opened("heats", &["Ann", "Ben", "Cid"]);
    let rests = ask(&mut hall, "Ann", ContestAction::Rest(None));
    assert!(rests.contains("You sit out round 1"), "{rests}");
    manage(&mut hall, "Mia", ContestModeration::Begin);
    assert_eq!(contest(&hall, 1).contest.stage(), &ContestStage::Running);
    assert_eq!(running(&hall).len(), 1);
}

#[test]
fn byes_that_were_asked_for_do_not_end_a_swiss_contest() {
    let mut hall = opened("swiss", &["Ann", "Ben", "Cid", "Dot"]);
    manage(&mut hall, "Mia", ContestModeration::Begin);
    let games = running(&hall);
    // Those who are left have met.
    for who in names_of(&hall, games[0]) {
        ask(&mut hall, &who, ContestAction::Rest(None));
    }
    for game in games {
        resigned(&mut hall, game);
    }
    let over = contest(&hall, 1).contest;
    assert_eq!((over.round(), running(&hall).len()), (2, 2));
}

#[test]
fn nobody_who_left_before_the_final_wins_a_knockout() {
    let mut hall = opened("knockout", &["Ann", "Ben", "Cid", "Dot"]);
    manage(&mut hall, "Mia", ContestModeration::Begin);
    let [quick, loser] = names_of(&hall, running(&hall)[0]);
    loses_all(&mut hall, &loser);
    let [_, left] = leaves(&mut hall, &quick);
    assert!(left.contains("You are out"), "{left}");
    // The slower winner needs three games for what the other had in two.
    let [winner, second] = names_of(&hall, running(&hall)[0]);
    for game in running(&hall) {
        resigned(&mut hall, game);
    }
    loses_all(&mut hall, &second);
    let told = hall.told();
    let won = format!("{winner} has won. Congratulations!");
    assert!(told.contains(&won), "{told}");
    let over = contest(&hall, 1);
    assert!(over.contest.is_over());
}

#[test]
fn a_computer_takes_no_place_of_a_full_team() {
    let mut hall = Hall::new();
    let wanted = NewContest {
        format: Some("teams".to_owned()),
        size: Some(2),
        fill: Some(3),
        ..NewContest::default()
    };
    moderated(&mut hall, "Mia", ContestAction::Open(wanted));
    for (who, team) in [("Ann", 0), ("Ben", 0), ("Cid", 0), ("Dot", 1), ("Eve", 1)] {
        let contest = None;
        ask(&mut hall, who, ContestAction::JoinTeam { contest, team });
    }
    manage(&mut hall, "Mia", ContestModeration::Begin);
    let found = contest(&hall, 1);
    assert_eq!(
        (found.contest.still_in().count(), found.contest.rounds()),
        (5, 1)
    );
    assert_eq!(running(&hall).len(), 2);
}

#[test]
fn a_computer_that_fills_in_gets_a_number_that_nobody_has() {
    let mut hall = Hall::new();
    let wanted = NewContest {
        format: Some("swiss".to_owned()),
        fill: Some(3),
        ..NewContest::default()
    };
    moderated(&mut hall, "Mia", ContestAction::Open(wanted));
    for who in ["Ann", "Ben", "Cid", "Dot", "Eve"] {
        ask(&mut hall, who, ContestAction::Join(None));
    }
    let reason = String::new();
    manage(&mut hall, "Ned", ContestModeration::Hold { reason });
    manage(&mut hall, "Ned", ContestModeration::Resume);
    let before = contest(&hall, 1).people;
    // A third moderator gets a number with the command that begins.
    manage(&mut hall, "Oda", ContestModeration::Begin);
    let after = contest(&hall, 1).people;
    for (number, player) in &before {
        assert_eq!(after.get(number), Some(player));
    }
    let computers = after.values().filter(|player| player.is_computer()).count();
    assert_eq!((after.len(), computers), (before.len() + 2, 1));
}
