//! A league from its opening to the next season, as its people see it.

use kingboard::contest::state::ContestStage;
use kingboard::contest::values::DAY;
use kingboard::play::stage::Stage;
use kingboard::service::api::action::Action;
use kingboard::service::api::contest::{ContestAction, ContestModeration, NewContest};
use kingboard::service::api::hooks::{HookContent, HooksAction};
use kingboard::service::api::hours::OffHoursAction;
use kingboard::service::api::time::ClockAction;
use kingboard::service::background::hooks::due_hooks;
use kingboard::service::{GameId, GameKind, HookTopic, Options};
use kingboard::store::{self, ContestId};
use rusqlite::Connection;

use crate::contests::hall::{
    Hall, as_manager, ask, begun, contest, forget, leaves, manage, moderated, resigned, running,
};
use crate::table::harness::{button, person};

#[test]
fn a_league_from_its_opening_to_the_next_season() {
    let mut hall = Hall::new();
    moderated(&mut hall, "Mia", ContestAction::Open(NewContest::default()));
    let opened = hall.messages();
    let text = opened[0].text.plain();
    assert!(text.starts_with("Play along"), "{text}");
    assert!(text.contains("League 1: King’s Mate, season 1"), "{text}");
    for who in ["Ann", "Ben", "Cid", "Dot"] {
        let join = button(&opened, "Enter");
        let joined = hall.ask(who, join);
        assert!(joined.contains("You are in"), "{joined}");
    }
    assert_eq!(hall.told(), "", "entering is not announced");
    let again = ask(&mut hall, "Ann", ContestAction::Join(None));
    assert!(again.contains("already"), "{again}");
    hall.pass(8 * DAY);
    ask(&mut hall, "Zoe", ContestAction::List);
    let told = hall.told();
    assert!(told.starts_with("It has begun."), "{told}");
    assert!(told.contains("Games finished: 0 of 6."), "{told}");
    assert_eq!(running(&hall).len(), 6, "all games at once");
    let own = ask(&mut hall, "Ann", ContestAction::Show(None));
    assert_eq!(own.matches("You play").count(), 3, "{own}");
    for game in running(&hall) {
        let summary = hall.store().summary(game).unwrap().unwrap();
        assert_eq!(summary.stage, Stage::Running);
        resigned(&mut hall, game);
    }
    let told = hall.told();
    let season = told
        .split("\n---\n")
        .find(|told| told.starts_with("The season is over."))
        .unwrap();
    assert!(
        season.contains("Final standings after 6 games:"),
        "{season}"
    );
    assert!(season.contains("SB"), "{season}");
    assert!(told.contains("The next season is open."), "{told}");
    let over = contest(&hall, 1).contest;
    let ContestStage::Over {
        secret: Some(_),
        early: false,
        ..
    } = over.stage()
    else {
        panic!("{:?}", over.stage());
    };
    let next = contest(&hall, 2);
    assert_eq!(
        (next.subject.season, next.subject.follows),
        (2, Some(ContestId(1)))
    );
    assert_eq!(next.contest.still_in().count(), 4);
    assert!(next.secret.is_some() && contest(&hall, 1).secret.is_none());
}

#[test]
fn a_game_that_has_just_ended_is_no_longer_named_as_one_to_play() {
    let mut hall = begun(&["Ann", "Ben", "Cid", "Dot"]);
    let games = running(&hall).into_iter();
    let against_ann = games.filter(|game| {
        let summary = hall.store().summary(*game).unwrap().unwrap();
        summary.seats[1] == person("Ann").id
    });
    let game = against_ann.last().unwrap();
    let env = hall.env();
    let resign = Action::Resign {
        game: Some(game),
        sure: true,
    };
    // Nothing else is done in between: the contest has not yet learnt of the end.
    let resign = hall.request("Ann", resign);
    hall.service.handle(&resign, &env);
    let show = Action::Contest(ContestAction::Show(None));
    let show = hall.request("Ann", show);
    let own = hall.service.handle(&show, &env);
    let own = own[0].text.plain();
    assert_eq!(own.matches("You play").count(), 2, "{own}");
    assert!(!own.contains(&format!("in {game}.")), "{own}");
    assert!(own.contains("Games finished: 0 of 6."), "{own}");
}

/// A game of these two in a league.
fn game_of(hall: &Hall, two: [&str; 2]) -> GameId {
    let mut games = running(hall).into_iter();
    let both = |game: &GameId| {
        let seats = hall.store().summary(*game).unwrap().unwrap().seats;
        two.iter().all(|name| seats.contains(&person(name).id))
    };
    games.find(both).unwrap()
}

fn away(hall: &mut Hall, who: &str, until: &str) -> String {
    let (from, until) = (None, until.to_owned());
    hall.ask(
        who,
        Action::Hours(OffHoursAction::AddHoliday { from, until }),
    )
}

#[test]
fn an_agreed_pause_ends_by_itself_after_ten_days_and_is_not_had_again() {
    let mut hall = begun(&["Ann", "Ben", "Cid", "Dot"]);
    let game = game_of(&hall, ["Ann", "Ben"]);
    for other in running(&hall) {
        if other != game {
            resigned(&mut hall, other);
        }
    }
    let (number, game) = (game, Some(game));
    let pause = || Action::Time(ClockAction::OfferPause(game));
    hall.ask("Ann", pause());
    hall.told();
    hall.ask("Ben", pause());
    let paused = hall.told();
    assert!(paused.contains("is paused until "), "{paused}");
    assert!(paused.contains("at most"), "{paused}");
    hall.pass(10 * DAY - DAY / 24);
    ask(&mut hall, "Zoe", ContestAction::List);
    let resumed = hall.told();
    let over = format!("The pause of {number} is over");
    assert!(!resumed.contains(&over), "{resumed}");
    hall.pass(DAY / 24);
    ask(&mut hall, "Zoe", ContestAction::List);
    let resumed = hall.told();
    assert!(resumed.contains(&over), "{resumed}");
    assert!(resumed.contains("for 10 days at most"), "{resumed}");
    let refused = hall.ask("Ann", pause());
    assert!(
        refused.contains("in a contest that is the most"),
        "{refused}"
    );
    let booked = away(&mut hall, "Ann", "3d");
    let none = format!("In {number} it does not count");
    assert!(booked.contains(&none), "{booked}");
    assert!(booked.contains("have stopped it for 10 days"), "{booked}");
}

#[test]
fn a_holiday_counts_for_ten_days_in_each_game_of_a_contest() {
    let mut hall = begun(&["Ann", "Ben", "Cid", "Dot"]);
    let booked = away(&mut hall, "Ann", "4d");
    assert!(!booked.contains("only"), "{booked}");
    hall.pass(4 * DAY + 1000);
    let booked = away(&mut hall, "Ann", "8d");
    assert_eq!(booked.matches("until").count(), 1 + 3, "{booked}");
    assert_eq!(
        booked.matches("in a contest, holidays and pauses").count(),
        3,
        "{booked}"
    );
    let longest = |two| {
        let game = game_of(&hall, two);
        let log = hall.store().load(game).unwrap();
        let game = kingboard::play::Game::from_log(game, &log).unwrap();
        let spans = game
            .holidays()
            .iter()
            .map(|(_, stretch)| stretch.until.0 - stretch.from.0);
        spans.sum::<i64>()
    };
    assert_eq!(longest(["Ann", "Ben"]), 10 * DAY);
    assert_eq!(longest(["Cid", "Ben"]), 0);
}

#[test]
fn reminders_of_a_contest_do_not_all_come_in_one_moment() {
    let mut hall = begun(&["Ann", "Ben", "Cid", "Dot"]);
    hall.pass(4 * DAY + DAY / 2);
    ask(&mut hall, "Zoe", ContestAction::List);
    let conn = Connection::open(hall.path()).unwrap();
    let mut due = conn
        .prepare("SELECT due_at FROM notices WHERE kind = 'reminder'")
        .unwrap();
    let due = due.query_map([], |row| row.get(0)).unwrap();
    let due: Vec<i64> = due.map(Result::unwrap).collect();
    assert!(due.len() > 1, "{due:?}");
    let moments: std::collections::BTreeSet<i64> = due.iter().copied().collect();
    assert_eq!(moments.len(), due.len(), "{due:?}");
    let (first, last) = (moments.first().unwrap(), moments.last().unwrap());
    assert!(last - first < 10 * DAY / 24 / 60, "{due:?}");
}

#[test]
fn who_leaves_is_told_the_price_and_loses_the_games() {
    let mut hall = begun(&["Ann", "Ben", "Cid", "Dot"]);
    let [price, left] = leaves(&mut hall, "Ben");
    assert!(
        price.contains("Games you would lose by that: 3."),
        "{price}"
    );
    assert!(left.contains("You are out"), "{left}");
    assert_eq!(running(&hall).len(), 3);
    let ben = person("Ben").id;
    let games = store::contests::games(&hall.store(), ContestId(1)).unwrap();
    for game in games.values() {
        let summary = hall.store().summary(*game).unwrap().unwrap();
        let his = summary.seats.contains(&ben);
        assert_eq!(summary.stage == Stage::Over, his, "{game}");
    }
    let [again, _] = leaves(&mut hall, "Ben");
    assert!(again.contains("You are not in"), "{again}");
    let page = ask(&mut hall, "Ann", ContestAction::Show(None));
    assert!(page.contains("Ben: 0 from 0, out"), "{page}");
}

#[test]
fn a_game_that_came_to_nothing_is_played_again() {
    let mut hall = begun(&["Ann", "Ben", "Cid", "Dot"]);
    let before = running(&hall);
    hall.ask("Ann", Action::Abort(before.first().copied()));
    let first = hall.store().summary(before[0]).unwrap().unwrap();
    let by = first.seats[0]
        .as_str()
        .trim_start_matches("test:")
        .to_owned();
    hall.ask(&by, Action::Abort(Some(before[0])));
    ask(&mut hall, "Zoe", ContestAction::List);
    let after = running(&hall);
    assert_eq!(after.len(), 6);
    assert!(
        !after.contains(&before[0]),
        "another game stands in its place"
    );
}

#[test]
fn whoever_is_forgotten_is_out_and_the_table_stands() {
    let mut hall = begun(&["Ann", "Ben", "Cid", "Dot"]);
    forget(&mut hall, "Dot");
    let found = contest(&hall, 1);
    assert!(
        !found
            .people
            .values()
            .any(|player| *player == person("Dot").id)
    );
    assert_eq!(found.contest.still_in().count(), 3);
    let games = store::contests::games(&hall.store(), ContestId(1)).unwrap();
    assert_eq!(games.len(), 3, "nothing leads from a number to games");
    let page = ask(&mut hall, "Ann", ContestAction::Show(Some(ContestId(1))));
    assert!(page.contains("A forgotten player: 0 from 0, out"), "{page}");
}

#[test]
fn what_cannot_be_opened_or_managed_is_explained() {
    let mut hall = Hall::new();
    let refused = ask(&mut hall, "Ann", ContestAction::Open(NewContest::default()));
    assert!(refused.contains("moderators"), "{refused}");
    let none = ask(&mut hall, "Ann", ContestAction::Show(None));
    assert!(
        none.contains("There is no league or tournament here"),
        "{none}"
    );
    let soft = NewContest {
        clock: Some("3d soft".to_owned()),
        ..NewContest::default()
    };
    let refused = moderated(&mut hall, "Mia", ContestAction::Open(soft));
    assert!(refused.contains("hard limit"), "{refused}");
    let stars = NewContest {
        kind: Some(GameKind::FOUR_KINGS),
        options: "team".parse().unwrap(),
        ..NewContest::default()
    };
    let refused = moderated(&mut hall, "Mia", ContestAction::Open(stars));
    assert!(refused.contains("games between two"), "{refused}");
    let format = Some("round-robin".to_owned());
    moderated(
        &mut hall,
        "Mia",
        ContestAction::Open(NewContest {
            format,
            ..NewContest::default()
        }),
    );
    let few = manage(&mut hall, "Mia", ContestModeration::Begin);
    assert!(few.contains("needs 3"), "{few}");
    ask(&mut hall, "Mia", ContestAction::Join(None));
    let own = manage(&mut hall, "Mia", ContestModeration::Begin);
    assert!(own.contains("somebody else must manage it"), "{own}");
    let cancel = |sure, reason: &str| ContestModeration::Cancel {
        sure,
        reason: reason.to_owned(),
    };
    let sure = manage(&mut hall, "Ned", cancel(false, ""));
    assert!(sure.contains("for everybody?"), "{sure}");
    hall.told();
    manage(&mut hall, "Ned", cancel(true, "We move house."));
    let told = hall.told();
    assert!(told.contains("Ned has called it off"), "{told}");
    assert!(told.contains("Reason: We move house."), "{told}");
    let over = ask(&mut hall, "Ann", ContestAction::Join(Some(ContestId(1))));
    assert!(over.contains("is over"), "{over}");
}

#[test]
fn a_round_robin_of_three_begins_on_a_word_and_has_a_winner() {
    let mut hall = Hall::new();
    let format = Some("round-robin".to_owned());
    moderated(
        &mut hall,
        "Mia",
        ContestAction::Open(NewContest {
            format,
            ..NewContest::default()
        }),
    );
    for who in ["Ann", "Ben", "Cid"] {
        ask(&mut hall, who, ContestAction::Join(None));
    }
    let begun = manage(&mut hall, "Mia", ContestModeration::Begin);
    assert!(begun.contains("Done"), "{begun}");
    assert!(hall.told().contains("It has begun."));
    for game in running(&hall) {
        resigned(&mut hall, game);
    }
    let told = hall.told();
    assert!(told.contains("Ann has won. Congratulations!"), "{told}");
    assert!(told.contains("Final standings after 3 games:"), "{told}");
    assert_eq!(
        store::contests::get(&hall.store(), ContestId(2))
            .unwrap()
            .map(|found| found.id),
        None
    );
}

#[test]
fn a_web_hook_hears_when_a_round_begins() {
    let mut hall = Hall::new();
    let add = Action::Hooks(HooksAction::Add {
        address: "https://example.org/rounds".to_owned(),
        topic: Some(HookTopic::Round),
    });
    as_manager(&mut hall, "Mia", add);
    moderated(&mut hall, "Mia", ContestAction::Open(NewContest::default()));
    let opened = hall.messages();
    for who in ["Ann", "Ben", "Cid", "Dot"] {
        let join = button(&opened, "Enter");
        hall.ask(who, join);
    }
    let env = hall.env();
    assert_eq!(due_hooks(&mut hall.service, &[], &env, 10), []);
    hall.pass(8 * DAY);
    ask(&mut hall, "Zoe", ContestAction::List);
    let env = hall.env();
    let due = due_hooks(&mut hall.service, &[], &env, 10);
    let [round] = due.as_slice() else {
        panic!("{due:?}");
    };
    let HookContent::Round { contest, version } = round.message.content else {
        panic!("{round:?}");
    };
    assert_eq!(contest, ContestId(1));
    assert!(version > 3, "{version}");
    let text = &round.message.text;
    assert!(text.starts_with("It has begun."), "{text}");
    // One that cannot be made goes to the end of the line.
    hall.damage("ALTER TABLE contests RENAME TO elsewhere");
    assert_eq!(due_hooks(&mut hall.service, &[], &env, 10), []);
    hall.damage("ALTER TABLE elsewhere RENAME TO contests");
    assert_eq!(due_hooks(&mut hall.service, &[], &env, 10), []);
    hall.pass(10_000);
    let env = hall.env();
    assert_eq!(due_hooks(&mut hall.service, &[], &env, 10).len(), 1);
}

#[test]
fn games_that_begin_together_have_a_secret_each_for_their_dice() {
    let mut hall = Hall::new();
    let wanted = NewContest {
        options: Options::default().with("active"),
        ..NewContest::default()
    };
    moderated(&mut hall, "Mia", ContestAction::Open(wanted));
    for who in ["Ann", "Ben", "Cid", "Dot"] {
        ask(&mut hall, who, ContestAction::Join(None));
    }
    manage(&mut hall, "Mia", ContestModeration::Begin);
    let secrets = Connection::open(hall.path()).unwrap();
    let count = "SELECT count(*), count(DISTINCT secret) FROM secrets";
    let counted = secrets.query_row(count, [], |row| Ok((row.get(0)?, row.get(1)?)));
    assert_eq!(counted, Ok((6, 6)));
}
