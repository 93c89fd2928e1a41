//! Contests and ladders whose channel is gone, and the one that a moderator brings them to.

use kingboard::contest::state::ContestStage;
use kingboard::contest::values::DAY;
use kingboard::play::event::PauseReason;
use kingboard::play::{Env, Timestamp};
use kingboard::service::api::action::Action;
use kingboard::service::api::contest::{ContestAction, ContestModeration, NewContest};
use kingboard::service::api::delivery::{DeliveryKind, DeliveryOutcome};
use kingboard::service::api::ladder::{LadderAction, NewLadder};
use kingboard::service::api::places::LostPlace;
use kingboard::service::servers::{membership, places};
use kingboard::store::{self, ContestId, ContestOrLadder, LadderId, place_of_text};

use crate::contests::hall::{
    Hall, as_moderator, ask, begun, contest, manage, moderated, resigned, running,
};
use crate::table::harness::{button, env, labels, person};

const FOUR: [&str; 4] = ["Ann", "Ben", "Cid", "Dot"];
const ELSEWHERE: &str = "test:1:20";

/// The channel of everything so far is deleted, and people continue in another one.
fn lose_the_channel(hall: &mut Hall) {
    let env = hall.env();
    let gone = LostPlace::Place(hall.place.clone());
    for _ in 0..2 {
        places::place_closed(&mut hall.service, &gone, "Unknown Channel", &env);
    }
    hall.place = place_of_text(ELSEWHERE);
    ask(hall, "Zoe", ContestAction::List);
}

/// The running games of the first contest whose place is gone.
fn placeless(hall: &Hall) -> usize {
    let store = hall.store();
    let games = running(hall).into_iter();
    let paused = games.filter(|game| {
        let game = store.game(*game, None).unwrap().unwrap();
        matches!(game.paused(), Some((PauseReason::PlaceGone, _)))
    });
    paused.count()
}

#[test]
fn a_contest_without_its_channel_decides_nothing_until_it_is_brought_to_another_one() {
    let mut hall = begun(&FOUR);
    hall.told();
    lose_the_channel(&mut hall);
    assert_eq!(placeless(&hall), 6);
    let (_, to_ann) = hall
        .private
        .iter()
        .find(|(player, _)| *player == person("Ann").id)
        .unwrap();
    let text = to_ann.text.plain();
    assert!(
        text.contains("League 1: King’s Mate, season 1 stands still without its channel"),
        "{text}"
    );
    let page = ask(&mut hall, "Ann", ContestAction::Show(None));
    assert!(page.contains("Its channel is gone"), "{page}");
    let hold = ContestModeration::Hold {
        reason: String::new(),
    };
    let held = manage(&mut hall, "Mia", hold);
    assert!(
        held.contains("gone or closed to me. First use /contest here"),
        "{held}"
    );
    // Longer than two rounds: nobody is decided against meanwhile.
    hall.pass(50 * DAY);
    ask(&mut hall, "Zoe", ContestAction::List);
    assert_eq!(running(&hall).len(), 6);
    hall.messages();

    let stranger = hall.ask(
        "Ann",
        Action::Contest(ContestAction::Manage {
            contest: None,
            moderation: ContestModeration::Here,
        }),
    );
    assert!(stranger.contains("moderators"), "{stranger}");
    let brought = manage(&mut hall, "Mia", ContestModeration::Here);
    assert!(
        brought.contains("goes on here, and with it 6 games"),
        "{brought}"
    );
    let told = hall.told();
    assert!(told.contains("It goes on in this channel."), "{told}");
    assert_eq!(placeless(&hall), 0);
    let here = place_of_text(ELSEWHERE);
    let found = contest(&hall, 1);
    assert_eq!(found.subject.place, here);
    for game in running(&hall) {
        let game = hall.store().game(game, None).unwrap().unwrap();
        assert_eq!(*game.place(), here);
    }
    let page = ask(&mut hall, "Ann", ContestAction::Show(None));
    assert!(!page.contains("channel is gone"), "{page}");
    // The time without a channel does not count: what was left of the games is left still.
    hall.pass(DAY);
    ask(&mut hall, "Zoe", ContestAction::List);
    assert_eq!(running(&hall).len(), 6);
    let again = manage(&mut hall, "Mia", ContestModeration::Here);
    assert!(again.contains("is played here already"), "{again}");
    let game = running(&hall)[0];
    resigned(&mut hall, game);
    assert_eq!(running(&hall).len(), 5);
    let stale = store::contests::derived::stale_parts(
        &hall.store(),
        ContestOrLadder::Contest(ContestId(1)),
        hall.env().now,
    );
    assert_eq!(stale.unwrap(), []);
}

#[test]
fn a_contest_open_for_entrants_is_opened_anew_in_its_new_channel() {
    let mut hall = Hall::new();
    moderated(&mut hall, "Mia", ContestAction::Open(NewContest::default()));
    hall.messages();
    lose_the_channel(&mut hall);
    let begin = manage(&mut hall, "Mia", ContestModeration::Begin);
    assert!(
        begin.contains("gone or closed to me. First use /contest here"),
        "{begin}"
    );
    hall.pass(20 * DAY);
    ask(&mut hall, "Zoe", ContestAction::List);
    assert_eq!(hall.messages().len(), 0, "nobody is left to be told");
    let brought = manage(&mut hall, "Mia", ContestModeration::Here);
    assert!(brought.contains("its next games begin"), "{brought}");
    let told = hall.messages();
    // A later edit is of the message in the new channel: none is posted beside it.
    let joined = hall.ask("Ann", button(&told, "Enter"));
    hall.pass(DAY / 24);
    ask(&mut hall, "Zoe", ContestAction::List);
    assert_eq!(hall.messages().len(), 0);
    assert!(!hall.edits.is_empty());
    assert!(joined.contains("You are in League 1"), "{joined}");
    let open = contest(&hall, 1);
    assert!(matches!(open.contest.stage(), ContestStage::Open { .. }));
}

/// Delivers what is due now. Returns the message that each edits, and its text.
fn delivered(hall: &mut Hall, env: &Env) -> Vec<(Option<String>, String)> {
    let mut all = Vec::new();
    for delivery in hall.service.due("test", env, 10) {
        let edits = match delivery.kind {
            DeliveryKind::Edit(message) | DeliveryKind::EditIfThere(message) => Some(message),
            DeliveryKind::Message | DeliveryKind::OpenThread(_) | DeliveryKind::ArchiveThread => {
                None
            }
        };
        let name = edits
            .clone()
            .unwrap_or_else(|| format!("{:?}", delivery.id));
        all.push((edits, delivery.reply.text.plain()));
        let posted = DeliveryOutcome::Posted(Some(name));
        hall.service.delivered(delivery.id, posted, env);
    }
    all
}

#[test]
fn an_edit_that_waits_while_its_contest_moves_takes_none_from_its_new_channel() {
    let mut hall = Hall::new();
    moderated(&mut hall, "Mia", ContestAction::Open(NewContest::default()));
    let begin = hall.env().now;
    let at = |seconds: i64| env(Timestamp(begin.0 + seconds * 1_000), [1, 1]);
    let join = || Action::Contest(ContestAction::Join(None));
    let enters = hall.request("Ann", join());
    hall.service.handle(&enters, &at(0));
    // The edit with Ann waits for others to enter; the contest moves meanwhile.
    hall.place = place_of_text(ELSEWHERE);
    let here = ContestAction::Manage {
        contest: None,
        moderation: ContestModeration::Here,
    };
    let mut moves = hall.request("Mia", Action::Contest(here));
    moves.access.moderates = true;
    hall.service.handle(&moves, &at(1));
    assert_eq!(delivered(&mut hall, &at(2)).len(), 1);
    let enters = hall.request("Ben", join());
    hall.service.handle(&enters, &at(3));
    let edits = delivered(&mut hall, &at(20));
    assert_eq!(edits.len(), 2, "{edits:?}");
    assert_ne!(edits[0].0, edits[1].0, "each list is brought up to date");
    for (message, text) in edits {
        assert!(message.is_some(), "nothing is posted beside the two");
        assert!(text.contains("- Ann") && text.contains("- Ben"), "{text}");
    }
}

#[test]
fn a_contest_that_nobody_brings_anywhere_is_called_off_in_the_end() {
    let mut hall = begun(&FOUR);
    lose_the_channel(&mut hall);
    hall.pass(61 * DAY);
    ask(&mut hall, "Zoe", ContestAction::List);
    let found = contest(&hall, 1);
    assert_eq!(*found.contest.stage(), ContestStage::Cancelled);
    let (_, last) = hall.private.last().unwrap();
    let text = last.text.plain();
    assert!(text.contains("without a channel for 60 days"), "{text}");
}

#[test]
fn a_contest_between_its_games_tells_everybody_in_it_that_it_stands_still() {
    let mut hall = Hall::new();
    moderated(&mut hall, "Mia", ContestAction::Open(NewContest::default()));
    ask(&mut hall, "Ann", ContestAction::Join(None));
    lose_the_channel(&mut hall);
    let told: Vec<String> = hall
        .private
        .iter()
        .map(|(player, reply)| format!("{}: {}", player.as_str(), reply.text.plain()))
        .collect();
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(told[0].starts_with("test:Ann: League 1"), "{told:?}");
    assert!(
        told[0].contains("stands still without its channel"),
        "{told:?}"
    );
}

#[test]
fn the_contest_without_a_channel_is_brought_and_not_the_newest() {
    let mut hall = begun(&FOUR);
    lose_the_channel(&mut hall);
    let swiss = NewContest {
        format: Some("swiss".to_owned()),
        ..NewContest::default()
    };
    moderated(&mut hall, "Mia", ContestAction::Open(swiss));
    let here = ContestAction::Manage {
        contest: None,
        moderation: ContestModeration::Here,
    };
    let brought = moderated(&mut hall, "Mia", here);
    assert!(brought.starts_with("League 1"), "{brought}");
    assert_eq!(contest(&hall, 1).contest.lost(), None);
}

#[test]
fn a_hold_counts_no_time_without_a_channel_and_stands_after_it() {
    let mut hall = begun(&FOUR);
    let hold = || ContestModeration::Hold {
        reason: String::new(),
    };
    manage(&mut hall, "Mia", hold());
    lose_the_channel(&mut hall);
    hall.pass(40 * DAY);
    hall.messages();
    manage(&mut hall, "Mia", ContestModeration::Here);
    let told = hall.told();
    assert!(told.contains("once the hold is over"), "{told}");
    manage(&mut hall, "Mia", ContestModeration::Resume);
    let again = manage(&mut hall, "Mia", hold());
    assert!(again.contains("Done"), "{again}");
}

#[test]
fn a_moderator_who_plays_brings_a_contest_all_the_same() {
    let mut hall = begun(&FOUR);
    lose_the_channel(&mut hall);
    let brought = manage(&mut hall, "Ann", ContestModeration::Here);
    assert!(brought.contains("goes on here"), "{brought}");
}

#[test]
fn a_contest_with_a_channel_moves_with_a_word_in_the_new_one() {
    let mut hall = begun(&FOUR);
    hall.messages();
    hall.place = place_of_text(ELSEWHERE);
    let brought = manage(&mut hall, "Mia", ContestModeration::Here);
    assert!(
        brought.contains("its next games begin in this channel"),
        "{brought}"
    );
    let told = hall.told();
    assert!(
        told.contains("It is played in this channel from now on."),
        "{told}"
    );
    assert_eq!(placeless(&hall), 0);
}

#[test]
fn a_contest_that_has_begun_is_not_begun_twice() {
    let mut hall = begun(&FOUR);
    let begin = ContestAction::Manage {
        contest: None,
        moderation: ContestModeration::Begin,
    };
    let again = moderated(&mut hall, "Mia", begin);
    assert!(again.contains("has begun"), "{again}");
}

#[test]
fn a_contest_that_is_over_is_brought_nowhere() {
    let mut hall = begun(&FOUR);
    for game in running(&hall) {
        resigned(&mut hall, game);
    }
    hall.told();
    hall.place = place_of_text(ELSEWHERE);
    let refused = manage(&mut hall, "Mia", ContestModeration::Here);
    assert_eq!(refused, "League 1: King’s Mate, season 1 is over.");
    assert_eq!(hall.told(), "");
}

/// Opens a ladder with these members.
fn open_ladder(hall: &mut Hall, members: &[&str]) {
    let open = LadderAction::Open(NewLadder::default());
    as_moderator(hall, "Mia", Action::Ladder(open));
    ask(hall, "Zoe", ContestAction::List);
    let opened = hall.messages();
    for who in members {
        hall.ask(who, button(&opened, "Join"));
    }
}

/// The private messages so far, each with its reader before it.
fn told_in_private(hall: &mut Hall) -> Vec<String> {
    let told = hall.private.iter();
    let mut told: Vec<String> = told
        .map(|(player, reply)| format!("{}: {}", player.as_str(), reply.text.plain()))
        .collect();
    told.sort();
    hall.private.clear();
    told
}

#[test]
fn the_members_of_a_ladder_without_a_game_are_told_that_it_stands_still() {
    let mut hall = Hall::new();
    open_ladder(&mut hall, &["Ann", "Ben"]);
    lose_the_channel(&mut hall);
    let told = told_in_private(&mut hall);
    assert_eq!(told.len(), 2, "{told:?}");
    for (told, who) in told.iter().zip(["Ann", "Ben"]) {
        let begins = format!("test:{who}: Ladder 1: King’s Mate stands still without its channel");
        assert!(told.starts_with(&begins), "{told}");
        assert!(told.contains("/ladder here"), "{told}");
    }
}

#[test]
fn a_bot_that_was_invited_again_says_once_what_stands_still_in_its_server() {
    let mut hall = begun(&FOUR);
    open_ladder(&mut hall, &["Eve", "Fay"]);
    let server = hall.place.server().clone();
    let joins = |hall: &mut Hall| {
        let env = hall.env();
        membership::server_joined(&mut hall.service, &server, &env);
        ask(hall, "Zoe", ContestAction::List);
        told_in_private(hall)
    };
    let none: [String; 0] = [];
    assert_eq!(joins(&mut hall), none, "nothing stands still");
    let env = hall.env();
    let gone = LostPlace::Server(server.clone());
    places::place_closed(&mut hall.service, &gone, "put out", &env);
    ask(&mut hall, "Zoe", ContestAction::List);
    assert_eq!(told_in_private(&mut hall).len(), 6);
    let told = joins(&mut hall);
    assert_eq!(told.len(), 6, "{told:?}");
    let mut names = FOUR.into_iter().chain(["Eve", "Fay"]);
    for told in &told {
        let name = names.next().unwrap();
        assert!(told.starts_with(&format!("test:{name}: ")), "{told}");
        assert!(told.contains("stands still without its channel"), "{told}");
    }
    assert_eq!(joins(&mut hall), none, "once");
}

#[test]
fn a_damaged_ladder_keeps_no_other_from_being_brought() {
    let mut hall = Hall::new();
    open_ladder(&mut hall, &["Ann"]);
    open_ladder(&mut hall, &["Ben"]);
    lose_the_channel(&mut hall);
    hall.damage("DROP TRIGGER ladder_events_are_never_changed");
    hall.damage("UPDATE ladder_events SET at = at + 1 WHERE ladder = 2 AND seq = 1");
    let here = Action::Ladder(LadderAction::Here(None));
    let brought = as_moderator(&mut hall, "Mia", here)[0].text.plain();
    assert!(brought.starts_with("Ladder 1"), "{brought}");
}

#[test]
fn players_are_told_of_their_games_without_a_channel_also_if_their_contest_is_damaged() {
    let mut hall = begun(&FOUR);
    hall.told();
    told_in_private(&mut hall);
    hall.damage("DROP TRIGGER contest_events_are_never_changed");
    hall.damage("UPDATE contest_events SET at = at + 1 WHERE contest = 1 AND seq = 2");
    lose_the_channel(&mut hall);
    let told = told_in_private(&mut hall);
    assert_eq!(told.len(), 4, "{told:?}");
    for (told, who) in told.iter().zip(FOUR) {
        let begins = format!("test:{who}: 3 of your games have lost their place");
        assert!(told.starts_with(&begins), "{told}");
        assert!(!told.contains("League 1"), "{told}");
    }
}

#[test]
fn a_ladder_is_brought_along_with_its_games() {
    let mut hall = Hall::new();
    open_ladder(&mut hall, &["Ann", "Ben"]);
    let challenge = LadderAction::Challenge {
        ladder: None,
        to: Some(person("Ann")),
    };
    hall.ask("Ben", Action::Ladder(challenge));
    let sent = hall.messages();
    assert!(labels(&sent[0]).contains(&"Play".to_owned()));
    hall.ask("Ann", button(&sent, "Play"));
    lose_the_channel(&mut hall);
    let text = hall.private[0].1.text.plain();
    assert!(
        text.contains("Ladder 1: King’s Mate stands still"),
        "{text}"
    );
    let page = hall.ask("Ann", Action::Ladder(LadderAction::Show(None)));
    assert!(page.contains("Its channel is gone or closed"), "{page}");
    // Nobody falls meanwhile, not even after the days that put an idle member out.
    hall.pass(100 * DAY);
    hall.ask("Zoe", Action::Ladder(LadderAction::Show(None)));
    let member = Action::Ladder(LadderAction::Show(None));
    assert!(hall.ask("Ann", member).contains("1. Ann"));
    let here = |hall: &mut Hall, who| {
        let replies = as_moderator(hall, who, Action::Ladder(LadderAction::Here(None)));
        replies[0].text.plain()
    };
    let brought = here(&mut hall, "Mia");
    assert!(
        brought.contains("Ladder 1: King’s Mate goes on here, and with it the game"),
        "{brought}"
    );
    let found = store::ladders::get(&hall.store(), LadderId(1))
        .unwrap()
        .unwrap();
    assert_eq!(found.subject.place, place_of_text(ELSEWHERE));
    let again = here(&mut hall, "Mia");
    assert!(again.contains("is played here already"), "{again}");
}

#[test]
fn a_place_is_not_taken_while_the_contest_has_no_channel() {
    let mut hall = begun(&FOUR);
    hall.told();
    let replace = ContestModeration::Replace {
        player: person("Ann"),
        by: person("Gus"),
        reason: String::new(),
    };
    manage(&mut hall, "Mia", replace);
    let take = button(&hall.messages(), "Take the place");
    lose_the_channel(&mut hall);
    let taken = hall.ask("Gus", take.clone());
    assert!(
        taken.contains("gone or closed to me. First use /contest here"),
        "{taken}"
    );
    manage(&mut hall, "Mia", ContestModeration::Here);
    hall.ask("Gus", take);
    let games = running(&hall).into_iter();
    let seated = games.filter(|game| {
        let game = hall.store().game(*game, None).unwrap().unwrap();
        game.seat_of(&person("Gus").id).is_some()
    });
    assert_eq!(seated.count(), 3);
}

#[test]
fn the_end_of_a_hold_frees_a_game_whose_own_channel_is_gone() {
    let mut hall = begun(&FOUR);
    let game = running(&hall)[0];
    let first = hall.store().summary(game).unwrap().unwrap().seats[0].clone();
    let first = first.as_str().trim_start_matches("test:").to_owned();
    let channel = hall.place.clone();
    hall.place = place_of_text(ELSEWHERE);
    hall.ask(&first, Action::MoveHere(Some(game)));
    let hold = |hall: &mut Hall| {
        let reason = String::new();
        manage(hall, "Mia", ContestModeration::Hold { reason })
    };
    hold(&mut hall);
    let env = hall.env();
    let gone = LostPlace::Place(hall.place.clone());
    for _ in 0..2 {
        places::place_closed(&mut hall.service, &gone, "Unknown Channel", &env);
    }
    hall.place = channel;
    assert_eq!(placeless(&hall), 1);
    manage(&mut hall, "Mia", ContestModeration::Resume);
    let held = |hall: &Hall| {
        let game = hall.store().game(game, None).unwrap().unwrap();
        game.moderator_hold().is_some()
    };
    assert!(!held(&hall));
    hold(&mut hall);
    assert!(held(&hall));
}
