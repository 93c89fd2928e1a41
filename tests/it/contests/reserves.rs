//! Reserves of a team step in by themselves, or take a place that a moderator offers: what is posted and what is
//! stored.

use std::collections::BTreeSet;

use kingboard::contest::event::{ContestEvent, Leaving};
use kingboard::contest::values::DAY;
use kingboard::play::stage::Stage;
use kingboard::service::GameId;
use kingboard::service::api::action::Action;
use kingboard::service::api::contest::{ContestAction, ContestModeration, NewContest};
use kingboard::service::api::hours::OffHoursAction;
use kingboard::service::api::reply::Reply;
use kingboard::service::api::values::HistorySearch;
use kingboard::store::ContestId;

use crate::contests::hall::{Hall, ask, contest, leaves, manage, moderated, resigned, running};
use crate::contests::standstills::everybody_moves;
use crate::table::harness::{button, person};

/// A match of teams of one board that has begun. The people enter one after the other, each with a team.
fn match_of(people: &[(&str, u32)]) -> Hall {
    let mut hall = Hall::new();
    let wanted = NewContest {
        format: Some("teams".to_owned()),
        size: Some(1),
        ..NewContest::default()
    };
    moderated(&mut hall, "Mia", ContestAction::Open(wanted));
    for (who, team) in people {
        let (contest, team) = (None, *team);
        ask(&mut hall, who, ContestAction::JoinTeam { contest, team });
    }
    manage(&mut hall, "Mia", ContestModeration::Begin);
    hall.told();
    hall
}

/// A match of two teams, each with a reserve.
fn match_with_reserves() -> Hall {
    match_of(&[("Ann", 0), ("Ben", 1), ("Cid", 0), ("Dot", 1)])
}

fn name(player: &kingboard::play::PlayerId) -> String {
    player.as_str().trim_start_matches("test:").to_owned()
}

/// The messages as they came, each as its text and the people it calls.
fn posted(hall: &mut Hall) -> Vec<(String, Vec<String>)> {
    let messages = hall.messages();
    let one = |message: &Reply| {
        let called: BTreeSet<String> = message.notify.iter().map(name).collect();
        (message.text.plain(), called.into_iter().collect())
    };
    messages.iter().map(one).collect()
}

/// The games of a player, by the history of their games.
fn history(hall: &mut Hall, who: &str) -> String {
    hall.ask(who, Action::History(HistorySearch::default()))
}

/// Checks that a game was called off in silence and counts for nobody, and that a reserve plays another one in its
/// place.
fn begun_anew(hall: &mut Hall, before: GameId, reserve: &str, told: &[(String, Vec<String>)]) {
    let old = hall.store().summary(before).unwrap().unwrap();
    assert_eq!((old.stage, old.outcome), (Stage::Void, None));
    for player in &old.seats {
        let games = history(hall, &name(player));
        assert!(!games.contains(&before.to_string()), "{games}");
    }
    let new: Vec<GameId> = running(hall);
    assert!(!new.contains(&before));
    let seats = |game: &&GameId| {
        let seats = hall.store().summary(**game).unwrap().unwrap().seats;
        seats.contains(&person(reserve).id)
    };
    assert!(new.iter().any(|game| seats(&game)), "{new:?}");
    for (text, _) in told {
        assert!(!text.contains(&before.to_string()), "{text}");
        assert!(!text.contains("resigns"), "{text}");
    }
}

#[test]
fn a_reserve_steps_in_by_themselves_for_whoever_leaves_before_a_move() {
    let mut hall = match_with_reserves();
    let before = running(&hall)[0];
    let [price, left] = leaves(&mut hall, "Ann");
    assert!(price.contains("lose by that: 0."), "{price}");
    assert!(left.contains("You are out"), "{left}");
    let told = posted(&mut hall);
    begun_anew(&mut hall, before, "Cid", &told);
    let [(steps_in, nobody), (begins, both)] = told.as_slice() else {
        panic!("two messages: {told:?}");
    };
    assert!(
        steps_in.starts_with("Cid, a reserve, steps in for Ann."),
        "{steps_in}"
    );
    assert!(nobody.is_empty(), "Ann left by herself: {nobody:?}");
    assert!(begins.contains(" has begun: "), "{begins}");
    assert_eq!(both, &["Ben", "Cid"]);
    let back = ask(&mut hall, "Ann", ContestAction::Join(None));
    assert!(!back.contains("You are in"), "{back}");
    // The next to leave has no reserve left.
    let [price, _] = leaves(&mut hall, "Cid");
    assert!(price.contains("lose by that: 1."), "{price}");
    assert!(contest(&hall, 1).contest.is_over());
}

#[test]
fn a_reserve_steps_in_for_somebody_whom_a_moderator_takes_out_and_who_is_called() {
    let mut hall = match_with_reserves();
    let before = running(&hall)[0];
    let remove = ContestModeration::Remove {
        player: person("Ann"),
        reason: "She asked for it.".to_owned(),
    };
    manage(&mut hall, "Mia", remove);
    let told = posted(&mut hall);
    begun_anew(&mut hall, before, "Cid", &told);
    let [(removed, called), (steps_in, nobody), ..] = told.as_slice() else {
        panic!("two messages: {told:?}");
    };
    assert!(removed.contains("Ann"), "{removed}");
    assert!(!removed.contains("Cid"), "{removed}");
    assert!(removed.contains("Reason: She asked for it."), "{removed}");
    assert_eq!(called, &["Ann"]);
    assert!(
        steps_in.starts_with("Cid, a reserve, steps in for Ann."),
        "{steps_in}"
    );
    assert!(!steps_in.contains("Reason"), "{steps_in}");
    assert!(nobody.is_empty(), "{nobody:?}");
    let of_cid = told
        .iter()
        .filter(|(_, called)| called.contains(&"Cid".to_owned()));
    let of_cid: Vec<_> = of_cid.collect();
    let [(begins, both)] = of_cid.as_slice() else {
        panic!("Cid is called once: {told:?}");
    };
    assert!(begins.contains(" has begun: "), "{begins}");
    assert_eq!(both, &["Ben", "Cid"]);
}

/// The player who begins two games of a match of four teams. Then the players of their third game: the one who begins
/// it, and they.
fn begins_two(hall: &Hall) -> (String, GameId, String) {
    let games = running(hall);
    let seats = |game: &GameId| hall.store().summary(*game).unwrap().unwrap().seats;
    let begins = |who: &str, game: &GameId| name(&seats(game)[0]) == who;
    let two = ["Ann", "Ben", "Cid", "Dot"].into_iter().find(|who| {
        let own = games.iter().filter(|game| begins(who, game));
        own.count() == 2
    });
    let two = two.unwrap();
    let third = games
        .iter()
        .find(|game| name(&seats(game)[1]) == two)
        .unwrap();
    (two.to_owned(), *third, name(&seats(third)[0]))
}

#[test]
fn a_reserve_steps_in_for_somebody_who_is_out_after_two_losses_on_time_and_who_is_called() {
    let first = [("Ann", 0), ("Ben", 1), ("Cid", 2), ("Dot", 3)];
    let reserves = [("Eve", 0), ("Fay", 1), ("Gus", 2), ("Hal", 3)];
    let mut hall = match_of(&[first, reserves].concat());
    let (late, third, waits) = begins_two(&hall);
    let team = first.iter().find(|(who, _)| *who == late).unwrap().1;
    let reserve = reserves.iter().find(|(_, own)| *own == team).unwrap().0;
    // The third game waits for a player on holiday, all others but the two have a move.
    let (from, until) = (None, "4d".to_owned());
    hall.ask(
        &waits,
        Action::Hours(OffHoursAction::AddHoliday { from, until }),
    );
    for game in running(&hall) {
        let seats = hall.store().summary(game).unwrap().unwrap().seats;
        if game != third && name(&seats[0]) != late {
            assert_eq!(hall.say(&name(&seats[0]), &format!("{game} D2-D3")), "");
        }
    }
    hall.told();
    hall.pass(5 * DAY + DAY / 24);
    for _ in 0..3 {
        ask(&mut hall, "Zoe", ContestAction::List);
    }
    let mut told = posted(&mut hall);
    let log = contest(&hall, 1).log;
    let out = |event: &ContestEvent| {
        matches!(
            event,
            ContestEvent::Left {
                why: Leaving::Late,
                ..
            }
        )
    };
    assert!(log.iter().any(|entry| out(&entry.event)), "{log:?}");
    told.retain(|(text, _)| !text.contains("did not begin"));
    begun_anew(&mut hall, third, reserve, &told);
    let words = format!("{reserve}, a reserve, steps in for {late}.");
    let steps_in = told.iter().find(|(text, _)| text.starts_with(&words));
    assert_eq!(
        steps_in.map(|(_, called)| called.as_slice()),
        Some(&[late][..])
    );
    let called = told
        .iter()
        .filter(|(_, called)| called.contains(&reserve.to_owned()));
    let begins: Vec<&String> = called.map(|(text, _)| text).collect();
    assert_eq!(begins.len(), 1, "{told:?}");
    assert!(begins[0].contains(" has begun: "), "{begins:?}");
}

#[test]
fn a_reserve_steps_in_while_the_contest_is_held() {
    let mut hall = match_with_reserves();
    let before = running(&hall)[0];
    let reason = "We move house.".to_owned();
    manage(&mut hall, "Mia", ContestModeration::Hold { reason });
    hall.told();
    leaves(&mut hall, "Ann");
    let told = posted(&mut hall);
    begun_anew(&mut hall, before, "Cid", &told);
    let board = |hall: &mut Hall| {
        let game = running(hall)[0];
        hall.ask("Cid", Action::Board(Some(game)))
    };
    assert!(
        board(&mut hall).contains("moderator"),
        "it is paused as all others are"
    );
    manage(&mut hall, "Mia", ContestModeration::Resume);
    assert!(!board(&mut hall).contains("moderator"));
}

#[test]
fn no_reserve_steps_in_by_themselves_after_a_move() {
    let mut hall = match_with_reserves();
    everybody_moves(&mut hall);
    let [price, _] = leaves(&mut hall, "Ann");
    assert!(price.contains("lose by that: 1."), "{price}");
    let told = hall.told();
    assert!(!told.contains("a reserve"), "{told}");
    assert!(contest(&hall, 1).contest.is_over());
}

#[test]
fn a_reserve_steps_in_for_somebody_of_the_same_team() {
    let mut hall = match_with_reserves();
    let replace = |by: &str| ContestModeration::Replace {
        player: person("Ann"),
        by: person(by),
        reason: "Ann is away.".to_owned(),
    };
    let other = manage(&mut hall, "Mia", replace("Dot"));
    assert!(other.contains("has had a part"), "another team: {other}");
    manage(&mut hall, "Mia", replace("Cid"));
    let offer = hall.messages();
    let taken = hall.ask("Cid", button(&offer, "Take the place"));
    assert!(taken.contains("is yours"), "{taken}");
    let game = running(&hall)[0];
    let seats = hall.store().summary(game).unwrap().unwrap().seats;
    assert!(seats.contains(&person("Cid").id), "{seats:?}");
    let found = contest(&hall, 1);
    let of = |name: &str| {
        let mut known = found
            .people
            .iter()
            .filter(|(_, player)| **player == person(name).id);
        let (number, _) = known.next().unwrap();
        assert_eq!(known.next(), None, "one number each");
        *number
    };
    assert!(found.contest.is_in(of("Cid")) && !found.contest.is_in(of("Ann")));
    resigned(&mut hall, game);
    assert!(contest(&hall, 1).contest.is_over());
    assert_eq!(found.id, ContestId(1));
}
