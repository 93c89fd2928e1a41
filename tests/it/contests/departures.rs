//! People who leave a contest, are taken out, or vanish: what the contest does, whom it calls, and what counts.

use kingboard::contest::values::DAY;
use kingboard::game::seat::Seat;
use kingboard::play::stage::Stage;
use kingboard::play::stakes::Unrated;
use kingboard::play::{Game, GameId, PlayerId, rated};
use kingboard::service::api::action::Action;
use kingboard::service::api::contest::{ContestAction, ContestModeration, NewContest};

use crate::contests::hall::{
    Hall, ask, begun, contest, leaves, manage, moderated, resigned, running,
};
use crate::table::harness::{button, person};

fn names_of(hall: &Hall, game: GameId) -> Vec<String> {
    let seats = hall.store().summary(game).unwrap().unwrap().seats;
    let name = |player: &PlayerId| player.as_str().replace("test:", "");
    seats.iter().map(name).collect()
}

/// The texts of the messages, each with the people it calls.
fn posted(hall: &mut Hall) -> Vec<(String, Vec<String>)> {
    let messages = hall.messages().into_iter();
    let name = |player: &PlayerId| player.as_str().replace("test:", "");
    messages
        .map(|message| {
            let called = message.notify.iter().map(name).collect();
            (message.text.plain(), called)
        })
        .collect()
}

#[test]
fn a_league_whose_last_game_ends_by_a_departure_opens_its_next_season_once() {
    // Given a league with one game left
    let mut hall = begun(&["Ann", "Ben", "Cid", "Dot"]);
    let games = running(&hall);
    let (last, others) = games.split_last().unwrap();
    for game in others {
        resigned(&mut hall, *game);
    }
    hall.told();
    let seats = hall.store().summary(*last).unwrap().unwrap().seats;
    let leaver = seats[1].as_str().replace("test:", "");
    // When one of its two leaves, then the next season is open to all but them
    leaves(&mut hall, &leaver);
    ask(&mut hall, "Zoe", ContestAction::List);
    let told = hall.told();
    assert_eq!(told.matches("The season is over.").count(), 1, "{told}");
    assert_eq!(
        told.matches("The next season is open.").count(),
        1,
        "{told}"
    );
    let next = contest(&hall, 2);
    assert_eq!(next.contest.still_in().count(), 3);
    assert!(
        !next
            .people
            .values()
            .any(|player| *player == person(&leaver).id)
    );
}

#[test]
fn a_player_who_vanishes_is_out_and_called_and_loses_no_rating_for_the_games_that_were_left() {
    // Given a league in which Ann is to move in some games, and in others from the third day on
    let mut hall = begun(&["Ann", "Ben", "Cid", "Dot", "Eve", "Fay"]);
    let ann = person("Ann").id;
    let mut later = Vec::new();
    for game in running(&hall) {
        let names = names_of(&hall, game);
        if !names.contains(&"Ann".to_owned()) {
            resigned(&mut hall, game);
            continue;
        }
        for (nth, mv) in ["D2-D3", "D8-D7", "D3-D2", "D7-D8"].into_iter().enumerate() {
            assert_eq!(hall.say(&names[nth % 2], &format!("{game} {mv}")), "");
        }
        later.extend((names[1] == "Ann").then_some(game));
    }
    hall.pass(3 * DAY);
    for game in &later {
        let first = names_of(&hall, *game).remove(0);
        assert_eq!(hall.say(&first, &format!("{game} D2-D3")), "");
    }
    hall.told();
    // When she makes no move any more, then she is out and is called, once
    for _ in 0..3 {
        hall.pass(DAY);
        ask(&mut hall, "Zoe", ContestAction::List);
    }
    let told = posted(&mut hall);
    let out: Vec<_> = told
        .iter()
        .filter(|(text, _)| text.starts_with("Ann is out, after two losses on time."))
        .collect();
    assert_eq!(out.len(), 1, "{told:?}");
    assert_eq!(out[0].1, ["Ann"]);
    // Then the games that she had left count for no rating
    assert!(!later.is_empty());
    for game in later {
        let log = hall.store().load(game).unwrap();
        let game = Game::from_log(game, &log).unwrap();
        assert!(game.player(Seat::SECOND) == Some(&ann) && game.stage() == Stage::Over);
        assert_eq!(rated::share_of(&game).err(), Some(Unrated::Absent));
    }
}

#[test]
fn whoever_is_taken_out_is_called_and_told_so_if_they_enter_again() {
    let mut hall = begun(&["Ann", "Ben", "Cid", "Dot"]);
    hall.told();
    let remove = ContestModeration::Remove {
        player: person("Dot"),
        reason: "Never there.".to_owned(),
    };
    manage(&mut hall, "Mia", remove);
    let told = posted(&mut hall);
    let out = told
        .iter()
        .find(|(text, _)| text.starts_with("A moderator took Dot out."));
    assert_eq!(out.unwrap().1, ["Dot"], "{told:?}");
    let again = ask(&mut hall, "Dot", ContestAction::Join(None));
    assert!(again.contains("A moderator took you out of"), "{again}");
}

#[test]
fn nothing_begins_while_a_contest_is_on_hold() {
    let mut hall = Hall::new();
    let open = ContestAction::Open(NewContest::default());
    moderated(&mut hall, "Mia", open);
    for who in ["Ann", "Ben", "Cid", "Dot"] {
        ask(&mut hall, who, ContestAction::Join(None));
    }
    let reason = "Holidays.".to_owned();
    manage(&mut hall, "Mia", ContestModeration::Hold { reason });
    let begin = manage(&mut hall, "Mia", ContestModeration::Begin);
    assert!(begin.contains("is on hold"), "{begin}");
    manage(&mut hall, "Mia", ContestModeration::Resume);
    let begin = manage(&mut hall, "Mia", ContestModeration::Begin);
    assert!(begin.contains("Done"), "{begin}");
}

#[test]
fn a_team_wins_the_boards_at_which_the_other_has_nobody() {
    // Given two full teams and one of a single player
    let mut hall = Hall::new();
    let wanted = NewContest {
        format: Some("teams".to_owned()),
        size: Some(2),
        ..NewContest::default()
    };
    moderated(&mut hall, "Mia", ContestAction::Open(wanted));
    for (who, team) in [("Ann", 0), ("Ben", 0), ("Cid", 1), ("Dot", 1), ("Eve", 2)] {
        let contest = None;
        ask(&mut hall, who, ContestAction::JoinTeam { contest, team });
    }
    manage(&mut hall, "Mia", ContestModeration::Begin);
    hall.told();
    // When that player wins both games, and the first team its match
    for game in running(&hall) {
        let seats = hall.store().summary(game).unwrap().unwrap().seats;
        let names = seats.iter().map(|seat| seat.as_str().replace("test:", ""));
        let loser = names
            .clone()
            .find(|name| ["Cid", "Dot"].contains(&name.as_str()));
        let loser = loser.or_else(|| names.clone().find(|name| name == "Ann"));
        let (game, sure) = (Some(game), true);
        hall.ask(&loser.unwrap(), Action::Resign { game, sure });
    }
    ask(&mut hall, "Zoe", ContestAction::List);
    // Then that player's matches are drawn, one board each, and the first team has won
    let told = hall.told();
    assert!(told.contains("Team 1 has won"), "{told}");
}

#[test]
fn nobody_sits_out_the_only_round() {
    for (rounds, answer) in [(1, "last round"), (2, "You sit out round 1")] {
        let mut hall = Hall::new();
        let swiss = NewContest {
            format: Some("swiss".to_owned()),
            rounds: Some(rounds),
            ..NewContest::default()
        };
        moderated(&mut hall, "Mia", ContestAction::Open(swiss));
        ask(&mut hall, "Ann", ContestAction::Join(None));
        let rests = ask(&mut hall, "Ann", ContestAction::Rest(None));
        assert!(rests.contains(answer), "{rests}");
    }
}

#[test]
fn without_a_number_people_leave_the_contest_that_they_are_in() {
    // Given a league with Ann in it, and a newer contest without her
    let mut hall = Hall::new();
    for format in [None, Some("swiss".to_owned())] {
        let wanted = NewContest {
            format,
            ..NewContest::default()
        };
        moderated(&mut hall, "Mia", ContestAction::Open(wanted));
        if hall.told().contains("League 1") {
            ask(&mut hall, "Ann", ContestAction::Join(None));
        }
    }
    assert!(leaves(&mut hall, "Ann")[1].contains("League 1"));
    assert_eq!(contest(&hall, 1).contest.still_in().count(), 0);
    let [none, _] = leaves(&mut hall, "Ann");
    assert!(none.contains("You are not in"), "{none}");
}

#[test]
fn a_question_asked_before_the_beginning_is_asked_again_after_it() {
    // Given a player who is asked whether they leave a contest that is open
    let mut hall = Hall::new();
    moderated(&mut hall, "Mia", ContestAction::Open(NewContest::default()));
    for who in ["Ann", "Ben", "Cid", "Dot"] {
        ask(&mut hall, who, ContestAction::Join(None));
    }
    let (contest_1, price) = (None, None);
    let leave = Action::Contest(ContestAction::Leave {
        contest: contest_1,
        price,
    });
    let asked = hall.asked("Ann", leave);
    assert!(asked[0].text.plain().contains("you can enter again"));
    // When it has begun before they press, then they read the new price and are still in
    manage(&mut hall, "Mia", ContestModeration::Begin);
    let again = hall.asked("Ann", button(&asked, "Leave"));
    assert!(
        again[0]
            .text
            .plain()
            .contains("Games you would lose by that: 3.")
    );
    assert_eq!(contest(&hall, 1).contest.still_in().count(), 4);
    let left = hall.ask("Ann", button(&again, "Leave"));
    assert!(left.contains("You are out"), "{left}");
}
