//! Moderators manage a contest, and each deed is announced with its reason.

use kingboard::contest::state::ContestStage;
use kingboard::contest::values::DAY;
use kingboard::play::Game;
use kingboard::play::stage::Stage;
use kingboard::service::GameId;
use kingboard::service::api::action::Action;
use kingboard::service::api::contest::{ContestAction, ContestModeration, NewContest};
use kingboard::service::api::hours::OffHoursAction;
use kingboard::service::api::moderate::ModerationAction;
use kingboard::service::api::privacy::PrivacyAction;
use kingboard::store::{self, ContestId, ContestOrLadder};

use crate::contests::hall::{
    Hall, as_manager, as_moderator, ask, begun, contest, forget, manage, moderated, replies,
    resigned, running,
};
use crate::table::harness::{button, labels, person};

const FOUR: [&str; 4] = ["Ann", "Ben", "Cid", "Dot"];

fn hold(reason: &str) -> ContestModeration {
    ContestModeration::Hold {
        reason: reason.to_owned(),
    }
}

fn correct(table: u32, result: &str, reason: &str) -> ContestModeration {
    ContestModeration::Correct {
        table,
        result: result.to_owned(),
        reason: reason.to_owned(),
    }
}

/// Returns `true` if all running games of the first contest are paused by a moderator.
fn all_paused(hall: &mut Hall) -> bool {
    running(hall).into_iter().all(|game| {
        let board = hall.ask("Ann", Action::Board(Some(game)));
        board.contains("moderator")
    })
}

/// Returns `true` if no running game of the first contest is paused by a moderator.
fn none_paused(hall: &mut Hall) -> bool {
    running(hall).into_iter().all(|game| {
        let board = hall.ask("Ann", Action::Board(Some(game)));
        !board.contains("moderator")
    })
}

#[test]
fn a_hold_stops_every_game_and_ends_by_itself() {
    let mut hall = begun(&FOUR);
    hall.told();
    let done = manage(&mut hall, "Mia", hold("We move house."));
    assert!(done.contains("Done"), "{done}");
    let told = hall.told();
    assert!(told.contains("Mia puts it on hold"), "{told}");
    assert!(told.contains("Reason: We move house."), "{told}");
    assert!(all_paused(&mut hall));
    let again = manage(&mut hall, "Mia", hold(""));
    assert!(again.contains("is on hold"), "{again}");
    let page = ask(&mut hall, "Ann", ContestAction::Show(None));
    assert!(page.contains("A moderator has put it on hold"), "{page}");
    // Nobody loses a game meanwhile.
    hall.pass(13 * DAY);
    ask(&mut hall, "Zoe", ContestAction::List);
    assert_eq!(running(&hall).len(), 6);
    hall.pass(2 * DAY);
    ask(&mut hall, "Zoe", ContestAction::List);
    let told = hall.told();
    assert!(told.contains("The hold is over"), "{told}");
    assert!(!all_paused(&mut hall));
    assert_eq!(running(&hall).len(), 6);
    let enough = manage(&mut hall, "Mia", hold(""));
    assert!(enough.contains("14 days in all"), "{enough}");
    let not = manage(&mut hall, "Mia", ContestModeration::Resume);
    assert!(not.contains("is not on hold"), "{not}");
}

#[test]
fn another_moderator_lets_it_go_on() {
    let mut hall = begun(&FOUR);
    manage(&mut hall, "Mia", hold(""));
    hall.told();
    manage(&mut hall, "Ned", ContestModeration::Resume);
    let told = hall.told();
    assert!(told.contains("Ned lets it go on"), "{told}");
    assert!(!all_paused(&mut hall));
}

#[test]
fn a_player_gives_no_game_of_a_contest_away_to_another() {
    let mut hall = begun(&FOUR);
    let game = running(&hall)[0];
    let first = hall.store().summary(game).unwrap().unwrap().seats[0].clone();
    let player = first.as_str().trim_start_matches("test:").to_owned();
    let (game, to) = (Some(game), person("Zoe"));
    let refused = hall.ask(&player, Action::OfferSeat { game, to });
    assert!(
        refused.contains("counts for ratings, a contest or a ladder"),
        "{refused}"
    );
}

#[test]
fn a_correction_is_told_with_its_reason_and_changes_the_table() {
    let mut hall = begun(&FOUR);
    let game = running(&hall)[0];
    let games = store::contests::games(&hall.store(), ContestId(1)).unwrap();
    let table = games.iter().find(|(_, known)| **known == game).unwrap().0.0;
    let none = manage(&mut hall, "Mia", correct(table, "1-0", "so"));
    assert!(none.contains("no result yet"), "{none}");
    resigned(&mut hall, game);
    hall.told();
    let wrong = manage(&mut hall, "Mia", correct(table, "2-0", "so"));
    assert!(wrong.contains("no result of this table"), "{wrong}");
    let silent = manage(&mut hall, "Mia", correct(table, "½-½", " "));
    assert!(silent.contains("Say why"), "{silent}");
    let nowhere = manage(&mut hall, "Mia", correct(99, "½-½", "so"));
    assert!(nowhere.contains("There is no table 99"), "{nowhere}");
    let done = manage(&mut hall, "Mia", correct(table, "½-½", "They had agreed."));
    assert!(done.contains("Done"), "{done}");
    let told = hall.told();
    assert!(
        told.contains(&format!("Mia corrected table {table}: it counts as ½–½")),
        "{told}"
    );
    assert!(told.contains("Reason: They had agreed."), "{told}");
    let pairings = ContestAction::Pairings {
        contest: None,
        round: None,
        page: 0,
    };
    let page = ask(&mut hall, "Ann", pairings);
    assert!(page.contains("½–½ (corrected)"), "{page}");
}

#[test]
fn somebody_is_removed_and_the_games_are_resigned() {
    let mut hall = begun(&FOUR);
    hall.told();
    let remove = |name: &str| ContestModeration::Remove {
        player: person(name),
        reason: "He asked for it.".to_owned(),
    };
    let nobody = manage(&mut hall, "Mia", remove("Gus"));
    assert!(nobody.contains("is not in"), "{nobody}");
    manage(&mut hall, "Mia", remove("Ben"));
    let told = hall.told();
    assert!(told.contains("A moderator took Ben out."), "{told}");
    assert!(told.contains("Reason: He asked for it."), "{told}");
    assert_eq!(running(&hall).len(), 3);
    assert_eq!(contest(&hall, 1).contest.still_in().count(), 3);
}

#[test]
fn a_place_is_offered_and_taken_with_the_games_that_have_no_move_anew() {
    let mut hall = begun(&FOUR);
    // One of Ben’s games has a move.
    let moved = running(&hall)
        .into_iter()
        .find(|game| {
            let seats = hall.store().summary(*game).unwrap().unwrap().seats;
            seats.contains(&person("Ben").id)
        })
        .unwrap();
    let first = hall.store().summary(moved).unwrap().unwrap().seats[0].clone();
    let first = first.as_str().trim_start_matches("test:").to_owned();
    assert_eq!(hall.say(&first, &format!("{moved} D2-D3")), "");
    hall.told();
    let replace = |player: &str, by: &str| ContestModeration::Replace {
        player: person(player),
        by: person(by),
        reason: "Ben is away.".to_owned(),
    };
    let part = manage(&mut hall, "Mia", replace("Ben", "Cid"));
    assert!(part.contains("has had a part"), "{part}");
    manage(&mut hall, "Mia", replace("Ben", "Gus"));
    let offer = hall.messages();
    let text = offer[0].text.plain();
    assert!(text.contains("Mia offers you the place of Ben"), "{text}");
    assert!(text.contains("Reason: Ben is away."), "{text}");
    assert_eq!(offer[0].notify, [person("Gus").id]);
    let take = button(&offer, "Take the place");
    let other = hall.ask("Eve", take.clone());
    assert!(other.contains("offered to Gus"), "{other}");
    let taken = hall.ask("Gus", take.clone());
    assert!(taken.contains("is yours"), "{taken}");
    assert!(hall.told().contains("Gus has taken over a place."));
    let again = hall.ask("Gus", take);
    assert!(again.contains("no longer offered"), "{again}");
    let (gus, ben) = (person("Gus").id, person("Ben").id);
    let games = running(&hall);
    let with = |hall: &Hall, player| {
        let store = hall.store();
        let seats = |game: &&_| {
            store
                .summary(**game)
                .unwrap()
                .unwrap()
                .seats
                .contains(player)
        };
        games.iter().filter(seats).count()
    };
    assert_eq!(games.len(), 6);
    assert_eq!((with(&hall, &gus), with(&hall, &ben)), (3, 0));
    assert!(games.contains(&moved), "a game with a move goes on");
    let page = ask(&mut hall, "Gus", ContestAction::Show(None));
    assert_eq!(page.matches("You play").count(), 3, "{page}");
    for game in &games {
        let stage = hall.store().summary(*game).unwrap().unwrap().stage;
        assert_eq!(stage, Stage::Running);
    }
}

#[test]
fn an_offer_lapses_after_three_days() {
    let mut hall = begun(&FOUR);
    hall.told();
    manage(
        &mut hall,
        "Mia",
        ContestModeration::Replace {
            player: person("Ben"),
            by: person("Gus"),
            reason: String::new(),
        },
    );
    let offer = hall.messages();
    hall.pass(4 * DAY);
    let late = hall.ask("Gus", button(&offer, "Take the place"));
    assert!(late.contains("no longer offered"), "{late}");
}

#[test]
fn an_offer_that_has_lapsed_by_the_time_it_can_be_posted_is_not_posted() {
    for (later, posted) in [(2 * DAY, true), (4 * DAY, false)] {
        let mut hall = begun(&FOUR);
        hall.told();
        let moderation = ContestModeration::Replace {
            player: person("Ben"),
            by: person("Gus"),
            reason: String::new(),
        };
        let offer = ContestAction::Manage {
            contest: Some(ContestId(1)),
            moderation,
        };
        // Nothing is delivered before the next request.
        as_moderator(&mut hall, "Mia", Action::Contest(offer));
        hall.pass(later);
        ask(&mut hall, "Zoe", ContestAction::List);
        let told = hall.told();
        assert_eq!(told.contains("offers you the place"), posted, "{told}");
    }
}

#[test]
fn an_offer_to_somebody_who_is_forgotten_is_gone() {
    let mut hall = begun(&FOUR);
    hall.told();
    let replace = |by: &str| ContestModeration::Replace {
        player: person("Ben"),
        by: person(by),
        reason: String::new(),
    };
    manage(&mut hall, "Mia", replace("Gus"));
    let offer = hall.messages();
    forget(&mut hall, "Gus");
    let gus = person("Gus").id;
    let found = contest(&hall, 1);
    assert!(found.people.values().all(|player| *player != gus));
    let late = hall.ask("Gus", button(&offer, "Take the place"));
    assert!(!late.contains("is yours"), "{late}");
    manage(&mut hall, "Mia", replace("Hal"));
    let offer = hall.messages();
    let taken = hall.ask("Hal", button(&offer, "Take the place"));
    assert!(taken.contains("is yours"), "{taken}");
}

/// A moderator offers Ben’s place to Gus, who takes it.
fn gus_takes_the_place_of_ben(hall: &mut Hall, moderator: &str) {
    let replace = ContestModeration::Replace {
        player: person("Ben"),
        by: person("Gus"),
        reason: String::new(),
    };
    manage(hall, moderator, replace);
    let offer = hall.messages();
    let taken = hall.ask("Gus", button(&offer, "Take the place"));
    assert!(taken.contains("is yours"), "{taken}");
}

#[test]
fn whoever_lost_a_place_to_somebody_else_neither_comes_back_nor_manages() {
    let mut hall = Hall::new();
    let swiss = NewContest {
        format: Some("swiss".to_owned()),
        ..NewContest::default()
    };
    moderated(&mut hall, "Mia", ContestAction::Open(swiss));
    for who in ["Ann", "Ben", "Cid", "Dot", "Eve", "Fay"] {
        ask(&mut hall, who, ContestAction::Join(None));
    }
    manage(&mut hall, "Mia", ContestModeration::Begin);
    hall.told();
    gus_takes_the_place_of_ben(&mut hall, "Mia");
    // Others can enter late.
    let late = ask(&mut hall, "Hal", ContestAction::Join(None));
    assert!(late.contains("from the next round on"), "{late}");
    let again = ask(&mut hall, "Ben", ContestAction::Join(None));
    assert!(again.contains("has taken your place"), "{again}");
    let shown = replies(&mut hall, "Ben", ContestAction::Show(None));
    let labels = labels(&shown[0]);
    assert!(!labels.contains(&"Enter".to_owned()), "{labels:?}");
    let managed = manage(&mut hall, "Ben", hold("I was here"));
    assert!(
        managed.contains("somebody else must manage it"),
        "{managed}"
    );
    let page = ask(&mut hall, "Gus", ContestAction::Show(None));
    assert!(page.contains("You play"), "{page}");
    let back = ContestModeration::Replace {
        player: person("Gus"),
        by: person("Ben"),
        reason: String::new(),
    };
    let refused = manage(&mut hall, "Mia", back);
    assert!(refused.contains("has had a part"), "{refused}");
    // Their number is theirs to be forgotten.
    forget(&mut hall, "Ben");
    let ben = person("Ben").id;
    let found = contest(&hall, 1);
    assert!(found.people.values().all(|player| *player != ben));
    assert_eq!(found.contest.still_in().count(), 7);
}

/// The first player of a game that has no move calls it off.
fn aborted(hall: &mut Hall, game: GameId) {
    let by = hall.store().summary(game).unwrap().unwrap().seats[0].clone();
    let by = by.as_str().trim_start_matches("test:").to_owned();
    hall.ask(&by, Action::Abort(Some(game)));
    ask(hall, "Zoe", ContestAction::List);
    let stage = hall.store().summary(game).unwrap().unwrap().stage;
    assert_eq!(stage, Stage::Void);
}

#[test]
fn a_contest_that_is_called_off_lets_its_games_go_on_and_begins_no_other() {
    let mut hall = begun(&FOUR);
    let games = running(&hall);
    let cancel = ContestModeration::Cancel {
        sure: true,
        reason: String::new(),
    };
    manage(&mut hall, "Mia", cancel);
    let found = contest(&hall, 1);
    assert_eq!(*found.contest.stage(), ContestStage::Cancelled);
    for game in &games {
        let stage = hall.store().summary(*game).unwrap().unwrap().stage;
        assert_eq!(stage, Stage::Running, "{game}");
    }
    aborted(&mut hall, games[0]);
    resigned(&mut hall, games[1]);
    hall.pass(DAY);
    ask(&mut hall, "Zoe", ContestAction::List);
    assert_eq!(running(&hall), games, "none was begun anew");
    let store = hall.store();
    assert_eq!(
        store::contests::finished_table(&store, std::iter::empty()).unwrap(),
        None
    );
    let now = hall.env().now;
    let stale =
        store::contests::derived::stale_parts(&store, ContestOrLadder::Contest(ContestId(1)), now);
    assert_eq!(stale.unwrap(), []);
}

#[test]
fn the_contest_of_a_server_that_is_deleted_begins_no_game() {
    let mut hall = begun(&FOUR);
    let games = running(&hall);
    assert_eq!(games.len(), 6);
    let sure = as_manager(
        &mut hall,
        "Mia",
        Action::Privacy(PrivacyAction::Server(None)),
    );
    let asked = sure[0].text.plain();
    assert!(
        asked.contains("The one league or tournament here"),
        "{asked}"
    );
    assert!(!asked.contains("ladder"), "there is none: {asked}");
    let sure = button(&sure, "Delete this server’s data");
    let done = as_manager(&mut hall, "Mia", sure);
    assert!(done[0].text.plain().contains("Done"), "{done:?}");
    for _ in 0..20 {
        hall.pass(DAY);
        ask(&mut hall, "Zoe", ContestAction::List);
    }
    let store = hall.store();
    let all = store::contests::games(&store, ContestId(1)).unwrap();
    assert_eq!(all.into_values().collect::<Vec<_>>(), games);
    for game in games {
        assert_eq!(store.summary(game).unwrap().unwrap().stage, Stage::Void);
    }
    let found = contest(&hall, 1);
    assert_eq!(*found.contest.stage(), ContestStage::Cancelled);
    assert_eq!(found.secret, None);
    let now = hall.env().now;
    let stale =
        store::contests::derived::stale_parts(&store, ContestOrLadder::Contest(ContestId(1)), now);
    assert_eq!(stale.unwrap(), []);
}

#[test]
fn a_contest_that_is_opened_in_the_place_of_another_is_asked_about_again() {
    let mut hall = begun(&FOUR);
    let server = Action::Privacy(PrivacyAction::Server(None));
    let asked = as_manager(&mut hall, "Mia", server);
    let cancel = ContestModeration::Cancel {
        sure: true,
        reason: String::new(),
    };
    manage(&mut hall, "Mia", cancel);
    let open = ContestAction::Open(NewContest::default());
    moderated(&mut hall, "Mia", open);
    // As many games and contests as before would end, and one of them was not asked about.
    let sure = button(&asked, "Delete this server’s data");
    let again = as_manager(&mut hall, "Mia", sure);
    let text = again[0].text.plain();
    assert!(text.contains("begun or ended since"), "{text}");
    assert!(text.contains("The one league or tournament here"), "{text}");
    let kept = contest(&hall, 2);
    assert!(matches!(kept.contest.stage(), ContestStage::Open { .. }));
}

/// A moderator annuls a game, and what follows is done.
fn annulled(hall: &mut Hall, who: &str, game: GameId) {
    let annul = ModerationAction::Annul {
        game,
        sure: Some(Stage::Running),
        reason: String::new(),
    };
    as_moderator(hall, who, Action::Moderate(annul));
    ask(hall, "Zoe", ContestAction::List);
    let stage = hall.store().summary(game).unwrap().unwrap().stage;
    assert_eq!(stage, Stage::Void);
    assert!(!running(hall).contains(&game), "another one was begun");
}

#[test]
fn a_game_that_is_begun_while_its_contest_is_held_is_paused_too() {
    let mut hall = begun(&FOUR);
    manage(&mut hall, "Mia", hold("We move house."));
    let games = running(&hall);
    annulled(&mut hall, "Ned", games[0]);
    assert!(all_paused(&mut hall));
    hall.told();
    gus_takes_the_place_of_ben(&mut hall, "Ned");
    ask(&mut hall, "Zoe", ContestAction::List);
    assert_eq!(running(&hall).len(), 6);
    assert!(all_paused(&mut hall));
    // Nobody loses one of them meanwhile, and all continue with the contest.
    hall.pass(13 * DAY);
    ask(&mut hall, "Zoe", ContestAction::List);
    assert_eq!(running(&hall).len(), 6);
    manage(&mut hall, "Mia", ContestModeration::Resume);
    assert!(none_paused(&mut hall));
}

#[test]
fn a_game_that_is_begun_under_the_hold_of_a_forgotten_moderator_goes_on_with_the_others() {
    let mut hall = begun(&FOUR);
    manage(&mut hall, "Mia", hold(""));
    forget(&mut hall, "Mia");
    let games = running(&hall);
    annulled(&mut hall, "Ned", games[0]);
    assert!(all_paused(&mut hall));
    manage(&mut hall, "Ned", ContestModeration::Resume);
    assert!(none_paused(&mut hall));
}

#[test]
fn a_hold_of_a_moderator_who_was_forgotten_is_lifted_by_one_who_is_new() {
    let mut hall = begun(&FOUR);
    // Ned’s number is the highest one.
    manage(&mut hall, "Ned", hold(""));
    forget(&mut hall, "Ned");
    assert!(all_paused(&mut hall));
    manage(&mut hall, "Oda", ContestModeration::Resume);
    assert!(none_paused(&mut hall));
}

#[test]
fn the_holidays_of_whoever_takes_a_place_count_in_games_under_way() {
    let mut hall = begun(&FOUR);
    let ben = person("Ben").id;
    let own = running(&hall);
    let seats = |hall: &Hall, game| hall.store().summary(game).unwrap().unwrap().seats;
    let game = own.into_iter().find(|game| seats(&hall, *game)[0] == ben);
    let game = game.expect("Ben begins one of three");
    assert_eq!(hall.say("Ben", &format!("{game} D2-D3")), "");
    hall.ask(
        "Gus",
        Action::Hours(OffHoursAction::AddHoliday {
            from: None,
            until: "10d".to_owned(),
        }),
    );
    hall.told();
    gus_takes_the_place_of_ben(&mut hall, "Mia");
    let log = hall.store().load(game).unwrap();
    let game = Game::from_log(game, &log).unwrap();
    let gus = game.seat_of(&person("Gus").id).expect("he plays it on");
    assert!(game.holidays().iter().any(|(seat, _)| *seat == gus));
}
