//! A ladder as its people see it: joined, climbed, refused, left and closed.

use kingboard::contest::values::DAY;
use kingboard::play::stage::Stage;
use kingboard::service::Place;
use kingboard::service::api::action::{Action, RepliedMessage};
use kingboard::service::api::computer::ComputerAction;
use kingboard::service::api::ladder::{LadderAction, NewLadder};
use kingboard::service::api::moderate::ModerationAction as Moderated;
use kingboard::service::api::privacy::PrivacyAction;
use kingboard::service::api::reply::{Control, Reply};
use kingboard::store::{self, ContestOrLadder, GameQuery, LadderId};

use crate::contests::hall::{Hall, as_manager, as_moderator, forget};
use crate::table::harness::{button, labels, person};

fn ask(hall: &mut Hall, who: &str, action: LadderAction) -> String {
    hall.ask(who, Action::Ladder(action))
}

fn moderated(hall: &mut Hall, who: &str, action: LadderAction) -> String {
    let replies = as_moderator(hall, who, Action::Ladder(action));
    ask(hall, "Zoe", LadderAction::Show(None));
    let texts: Vec<String> = replies.iter().map(|reply| reply.text.plain()).collect();
    texts.join("\n---\n")
}

/// A ladder with these people, the first on the first place.
fn climbing(people: &[&str]) -> Hall {
    let mut hall = Hall::new();
    let none = ask(&mut hall, "Ann", LadderAction::Show(None));
    assert!(none.contains("There is no ladder here"), "{none}");
    let refused = ask(&mut hall, "Ann", LadderAction::Open(NewLadder::default()));
    assert!(refused.contains("moderators"), "{refused}");
    moderated(&mut hall, "Mia", LadderAction::Open(NewLadder::default()));
    let opened = hall.messages();
    assert!(opened[0].text.plain().contains("A ladder: join"));
    for who in people {
        let joined = hall.ask(who, button(&opened, "Join"));
        assert!(
            joined.contains("You are on Ladder 1: King’s Mate"),
            "{joined}"
        );
    }
    hall
}

fn places(hall: &Hall) -> Vec<String> {
    let ladder = store::ladders::get(&hall.store(), LadderId(1))
        .unwrap()
        .unwrap();
    let places = ladder.ladder.places().iter();
    places
        .map(|member| {
            ladder.people[member]
                .as_str()
                .trim_start_matches("test:")
                .to_owned()
        })
        .collect()
}

fn to(name: &str) -> LadderAction {
    LadderAction::Challenge {
        ladder: None,
        to: Some(person(name)),
    }
}

/// The other player of the only running game of a challenge resigns.
fn beats(hall: &mut Hall, loser: &str) {
    let running = GameQuery {
        player: None,
        place: None,
        stages: &[Stage::Running],
        before: None,
        most: 1,
    };
    let games = hall.store().list(&running).unwrap();
    let (game, sure) = (games.first().map(|game| game.id), true);
    hall.ask(loser, Action::Resign { game, sure });
}

/// A line in the channel in reply to this message.
fn in_reply(hall: &mut Hall, who: &str, to: &Reply, text: &str) -> String {
    let buttons = to.controls.iter().filter_map(|control| match control {
        Control::Button { action, .. } => Some(action.clone()),
        Control::Menu { .. }
        | Control::Select { .. }
        | Control::Invite { .. }
        | Control::Link { .. } => None,
    });
    let reply_to = RepliedMessage {
        id: "m9".to_owned(),
        buttons: buttons.collect(),
        ..RepliedMessage::default()
    };
    let line = Action::Chat {
        text: text.to_owned(),
        reply_to: Some(reply_to),
        addressed: false,
        aloud: true,
    };
    hall.ask(who, line)
}

#[test]
fn a_challenge_is_answered_and_withdrawn_in_words_by_those_whom_it_is_about() {
    let mut hall = climbing(&["Ann", "Ben", "Cid"]);
    let challenged = |hall: &mut Hall| {
        ask(hall, "Cid", to("Ben"));
        hall.messages().remove(0)
    };
    let first = challenged(&mut hall);
    for (who, text) in [
        ("Ann", "yes"),
        ("Cid", "yes"),
        ("Ben", "withdraw"),
        ("Zoe", "no"),
    ] {
        assert_eq!(in_reply(&mut hall, who, &first, text), "", "{who}: {text}");
        assert_eq!(hall.told(), "", "{who}: {text}");
    }
    let withdrawn = in_reply(&mut hall, "Cid", &first, "withdraw");
    assert_eq!(withdrawn, "You have withdrawn your challenge.");
    hall.told();
    // Given another one, then Ben plays, and answers no second time
    let second = challenged(&mut hall);
    let begun = in_reply(&mut hall, "Ben", &second, "yes please");
    assert!(begun.contains("has begun"), "{begun}");
    assert!(hall.told().contains("Ben plays Cid."));
    assert_eq!(in_reply(&mut hall, "Ben", &second, "no"), "");
    assert_eq!(in_reply(&mut hall, "Ben", &first, "yes"), "");
}

#[test]
fn a_challenge_is_answered_and_withdrawn_in_words_to_the_bot_without_a_reply() {
    let mut hall = climbing(&["Ann", "Ben", "Cid", "Dot"]);
    let says = |text: &str| Action::Chat {
        text: text.to_owned(),
        reply_to: None,
        addressed: true,
        aloud: true,
    };
    ask(&mut hall, "Cid", to("Ben"));
    hall.told();
    let none = "Nothing waits for a yes or no from you here.";
    assert_eq!(hall.ask("Ann", says("yes")), none);
    let withdrawn = hall.ask("Cid", says("withdraw"));
    assert_eq!(withdrawn, "You have withdrawn your challenge.");
    assert_eq!(hall.ask("Ben", says("yes")), none);
    // Given two challenges, then the buttons name the challengers
    ask(&mut hall, "Cid", to("Ben"));
    ask(&mut hall, "Dot", to("Ben"));
    hall.told();
    let asked = hall.asked("Ben", says("yes"));
    assert_eq!(labels(&asked[0]), ["Cid: Play", "Dot: Play"]);
    let first = hall.ask("Ben", button(&asked, "Dot: Play"));
    assert!(first.contains("has begun"), "{first}");
    // Given one that is left, then it is the one that is meant
    let begun = hall.ask("Ben", says("yes"));
    assert!(begun.contains("has begun"), "{begun}");
}

#[test]
fn a_challenge_is_answered_and_withdrawn_in_a_private_conversation() {
    let mut hall = climbing(&["Ann", "Ben", "Cid"]);
    let says = |text: &str| Action::Chat {
        text: text.to_owned(),
        reply_to: None,
        addressed: true,
        aloud: false,
    };
    ask(&mut hall, "Cid", to("Ben"));
    hall.told();
    // Given a conversation with the bot of people who are not asked, then nothing waits for them
    let home = hall.place.clone();
    hall.place = Place::conversation("test", "601");
    let none = "Nothing waits for a yes or no from you here.";
    for who in ["Ann", "Cid", "Zoe"] {
        assert_eq!(hall.ask(who, says("yes")), none, "{who}");
    }
    // When the challenged person says yes in theirs, then a button asks whether they mean this
    let asked = hall.asked("Ben", says("yes"));
    assert_eq!(asked[0].text.plain(), "Is that your answer to this?");
    assert_eq!(labels(&asked[0]), ["Cid: Play"]);
    let play = button(&asked, "Cid: Play");
    let mine = hall.asked("Cid", says("withdraw"));
    assert_eq!(labels(&mine[0]), ["Withdraw"]);
    let other = hall.ask("Zoe", play.clone());
    assert_eq!(other, "There is no ladder 1 here.");
    let begun = hall.ask("Ben", play);
    assert!(begun.contains("has begun"), "{begun}");
    hall.place = home;
    assert!(hall.told().contains("Ben plays Cid."));
}

#[test]
fn whoever_wins_takes_the_place() {
    let mut hall = climbing(&["Ann", "Ben", "Cid", "Dot", "Eve"]);
    let far = ask(&mut hall, "Eve", to("Ann"));
    assert!(far.contains("Only the three places above"), "{far}");
    let first = ask(
        &mut hall,
        "Ann",
        LadderAction::Challenge {
            ladder: None,
            to: None,
        },
    );
    assert!(first.contains("You are first"), "{first}");
    let sent = ask(&mut hall, "Eve", to("Ben"));
    assert!(sent.contains("You have challenged Ben"), "{sent}");
    let told = hall.messages();
    let text = told[0].text.plain();
    assert!(text.contains("Ben, Eve challenges you."), "{text}");
    assert_eq!(told[0].notify, [person("Ben").id]);
    let wrong = hall.ask("Dot", button(&told, "Play"));
    assert!(wrong.contains("not yours to answer"), "{wrong}");
    let second = ask(&mut hall, "Eve", to("Cid"));
    assert!(second.contains("One at a time"), "{second}");
    let begun = hall.ask("Ben", button(&told, "Play"));
    assert!(begun.contains("has begun"), "{begun}");
    assert!(hall.told().contains("Ben plays Eve."));
    let page = ask(&mut hall, "Eve", LadderAction::Show(None));
    assert!(page.contains("Eve is playing Ben."), "{page}");
    beats(&mut hall, "Ben");
    let told = hall.told();
    assert!(
        told.contains("Eve has beaten Ben, and stands above."),
        "{told}"
    );
    assert_eq!(places(&hall), ["Ann", "Eve", "Ben", "Cid", "Dot"]);
    let soon = ask(&mut hall, "Ben", to("Eve"));
    assert!(soon.contains("not long ago"), "{soon}");
}

#[test]
fn a_challenge_that_fails_says_which_of_the_two_is_not_on_the_ladder() {
    let mut hall = climbing(&["Ann", "Ben", "Cid"]);
    let dora = ask(&mut hall, "Ben", to("Dora"));
    assert!(dora.contains("Dora is not in Ladder 1"), "{dora}");
    let own = ask(&mut hall, "Dora", to("Ben"));
    assert!(own.contains("You are not on Ladder 1"), "{own}");
    let neither = ask(&mut hall, "Dora", to("Eve"));
    assert!(neither.contains("You are not on Ladder 1"), "{neither}");
    // The button of a page from before Ann left.
    let page = hall.asked("Cid", Action::Ladder(LadderAction::Show(None)));
    let left = LadderAction::Leave {
        ladder: None,
        sure: true,
    };
    ask(&mut hall, "Ann", left);
    let gone = hall.ask("Cid", button(&page, "Challenge Ann"));
    assert!(gone.contains("Ann is not in Ladder 1"), "{gone}");
}

#[test]
fn the_page_offers_what_will_be_accepted_and_says_why_not_the_rest() {
    let mut hall = climbing(&["Ann", "Ben", "Cid"]);
    let page = hall.asked("Cid", Action::Ladder(LadderAction::Show(None)));
    assert_eq!(
        labels(&page[0]),
        ["Challenge Ben", "Challenge Ann", "Leave"]
    );
    assert!(page[0].picture.as_ref().unwrap().alt.contains("1. Ann."));
    hall.ask("Cid", button(&page, "Challenge Ann"));
    let page = hall.asked("Cid", Action::Ladder(LadderAction::Show(None)));
    assert_eq!(labels(&page[0]), ["Withdraw", "Leave"]);
    assert!(page[0].text.plain().contains("Ben: You have a challenge"));
    let theirs = hall.asked("Ann", Action::Ladder(LadderAction::Show(None)));
    assert_eq!(labels(&theirs[0]), ["Play", "Refuse", "Leave"]);
    let back = hall.ask("Cid", button(&page, "Withdraw"));
    assert!(back.contains("withdrawn your challenge"), "{back}");
    let gone = hall.ask("Ann", button(&theirs, "Play"));
    assert!(gone.contains("not open any more"), "{gone}");
}

#[test]
fn whoever_is_forgotten_is_off_the_ladder_and_their_challenge_is_gone() {
    let mut hall = climbing(&["Ann", "Ben", "Cid"]);
    let page = hall.asked("Cid", Action::Ladder(LadderAction::Show(None)));
    hall.ask("Cid", button(&page, "Challenge Ann"));
    let theirs = hall.asked("Ann", Action::Ladder(LadderAction::Show(None)));
    assert_eq!(labels(&theirs[0]), ["Play", "Refuse", "Leave"]);
    forget(&mut hall, "Cid");
    assert_eq!(places(&hall), ["Ann", "Ben"]);
    let ladder = store::ladders::get(&hall.store(), LadderId(1))
        .unwrap()
        .unwrap();
    let cid = person("Cid").id;
    assert!(ladder.people.values().all(|player| *player != cid));
    let page = hall.asked("Ann", Action::Ladder(LadderAction::Show(None)));
    assert_eq!(labels(&page[0]), ["Leave"], "nothing is left to answer");
    let gone = hall.ask("Ann", button(&theirs, "Play"));
    assert!(gone.contains("not open any more"), "{gone}");
}

#[test]
fn whoever_deletes_a_server_reads_of_its_ladders_and_one_opened_since_is_asked_about_again() {
    let mut hall = climbing(&["Ann", "Ben"]);
    let server = Action::Privacy(PrivacyAction::Server(None));
    let asked = as_manager(&mut hall, "Mia", server);
    let text = asked[0].text.plain();
    assert!(
        text.contains("The one ladder here that is still open is closed."),
        "{text}"
    );
    assert!(!text.contains("league"), "there is none: {text}");
    moderated(&mut hall, "Mia", LadderAction::Open(NewLadder::default()));
    let sure = button(&asked, "Delete this server’s data");
    let again = as_manager(&mut hall, "Mia", sure);
    let text = again[0].text.plain();
    assert!(
        text.contains("something here has begun or ended since"),
        "{text}"
    );
    assert!(text.contains("The 2 ladders here that are still"), "{text}");
    assert_eq!(places(&hall), ["Ann", "Ben"], "nothing is deleted yet");
    let sure = button(&again, "Delete this server’s data");
    let done = as_manager(&mut hall, "Mia", sure);
    assert!(done[0].text.plain().contains("Done"), "{done:?}");
    let none = ask(&mut hall, "Ann", LadderAction::Show(None));
    assert!(none.contains("There is no ladder here"), "{none}");
}

#[test]
fn silence_and_refusals_move_people_and_so_does_idleness() {
    let mut hall = climbing(&["Ann", "Ben"]);
    ask(&mut hall, "Ben", to("Ann"));
    let told = hall.messages();
    let free = hall.ask("Ann", button(&told, "Refuse"));
    assert!(free.contains("keep your place"), "{free}");
    hall.told();
    ask(&mut hall, "Ben", to("Ann"));
    hall.told();
    hall.pass(6 * DAY);
    ask(&mut hall, "Zoe", LadderAction::Show(None));
    let told = hall.told();
    assert!(told.contains("so Ben takes the place"), "{told}");
    assert_eq!(places(&hall), ["Ben", "Ann"]);
    hall.pass(91 * DAY);
    ask(&mut hall, "Zoe", LadderAction::Show(None));
    assert!(places(&hall).is_empty(), "nobody has played");
    assert!(hall.told().contains("after 90 days without a game"));
}

/// Accepts the challenge in these messages.
fn accepts(hall: &mut Hall, who: &str, told: &[Reply]) {
    let played = hall.ask(who, button(told, "Play"));
    assert!(!played.contains("no longer"), "{played}");
}

#[test]
fn whoever_accepts_and_calls_the_game_off_has_refused_and_the_challenger_has_not() {
    // Given a member who accepts a challenge
    let mut hall = climbing(&["Ann", "Ben"]);
    ask(&mut hall, "Ben", to("Ann"));
    let told = hall.messages();
    accepts(&mut hall, "Ann", &told);
    hall.told();
    let off = || Action::Abort(None);
    // When she calls the game off before a move, then that is her free refusal
    hall.ask("Ann", off());
    ask(&mut hall, "Zoe", LadderAction::Show(None));
    let told = hall.told();
    assert!(told.contains("Ann does not play Ben now."), "{told}");
    // When she does it again, then it costs her place
    ask(&mut hall, "Ben", to("Ann"));
    let told = hall.messages();
    accepts(&mut hall, "Ann", &told);
    hall.told();
    hall.ask("Ann", off());
    ask(&mut hall, "Zoe", LadderAction::Show(None));
    hall.told();
    assert_eq!(places(&hall), ["Ben", "Ann"]);
    // When the challenger calls one off, then nothing changes, and the ladder reads so
    ask(&mut hall, "Ann", to("Ben"));
    let told = hall.messages();
    accepts(&mut hall, "Ben", &told);
    hall.told();
    hall.ask("Ann", off());
    ask(&mut hall, "Zoe", LadderAction::Show(None));
    let told = hall.told();
    assert!(told.contains("ended without a result"), "{told}");
    assert_eq!(places(&hall), ["Ben", "Ann"]);
}

#[test]
fn no_computer_takes_over_a_seat_on_a_ladder_and_a_newcomer_plays_for_the_member() {
    let mut hall = climbing(&["Ann", "Ben"]);
    ask(&mut hall, "Ben", to("Ann"));
    let told = hall.messages();
    accepts(&mut hall, "Ann", &told);
    hall.told();
    let stand_in = ComputerAction::StandIn {
        game: None,
        seat: None,
        level: 3,
    };
    let refused = hall.ask("Ben", Action::Computer(stand_in));
    assert!(refused.contains("players keep their seats"), "{refused}");
    // Given a moderator who gives the challenger's seat to Cid, who agrees
    let running = GameQuery {
        player: None,
        place: None,
        stages: &[Stage::Running],
        before: None,
        most: 1,
    };
    let game = hall.store().list(&running).unwrap()[0].id;
    let hand_over = Moderated::HandOver {
        game,
        from: person("Ben").id,
        to: person("Cid"),
        reason: "He is ill.".to_owned(),
    };
    as_moderator(&mut hall, "Mia", Action::Moderate(hand_over));
    ask(&mut hall, "Zoe", LadderAction::Show(None));
    let offered = hall.messages();
    hall.ask("Cid", button(&offered, "Take the seat"));
    hall.told();
    // When Cid wins, then Ben takes the place
    let (game, sure) = (Some(game), true);
    hall.ask("Ann", Action::Resign { game, sure });
    ask(&mut hall, "Zoe", LadderAction::Show(None));
    hall.told();
    assert_eq!(places(&hall), ["Ben", "Ann"]);
}

#[test]
fn a_challenge_that_is_withdrawn_is_announced_to_the_challenged_member() {
    let mut hall = climbing(&["Ann", "Ben"]);
    ask(&mut hall, "Ben", to("Ann"));
    hall.messages();
    let withdraw = Action::Chat {
        text: "withdraw".to_owned(),
        reply_to: None,
        addressed: true,
        aloud: true,
    };
    hall.ask("Ben", withdraw);
    ask(&mut hall, "Zoe", LadderAction::Show(None));
    let told = hall.messages();
    let news = told.iter().find(|message| {
        message
            .text
            .plain()
            .contains("Ben no longer challenges Ann.")
    });
    assert_eq!(news.unwrap().notify, [person("Ann").id]);
}

#[test]
fn whoever_leaves_with_a_challenge_open_is_announced_to_the_other() {
    let mut hall = climbing(&["Ann", "Ben"]);
    ask(&mut hall, "Ben", to("Ann"));
    hall.messages();
    let (ladder, sure) = (None, true);
    ask(&mut hall, "Ben", LadderAction::Leave { ladder, sure });
    ask(&mut hall, "Zoe", LadderAction::Show(None));
    let told = hall.messages();
    let news = told
        .iter()
        .find(|message| message.text.plain().contains("Ben has left."));
    let news = news.unwrap();
    assert!(news.text.plain().contains("no longer count here"));
    assert_eq!(news.notify, [person("Ann").id]);
}

#[test]
fn moderators_remove_and_close_with_a_reason() {
    let mut hall = climbing(&["Ann", "Ben", "Mia"]);
    let remove = |name: &str| LadderAction::Remove {
        ladder: None,
        player: person(name),
        reason: "He asked for it.".to_owned(),
    };
    let own = moderated(&mut hall, "Mia", remove("Ben"));
    assert!(own.contains("somebody else must manage it"), "{own}");
    hall.told();
    moderated(&mut hall, "Ned", remove("Ben"));
    let told = hall.told();
    assert!(told.contains("a moderator took Ben out"), "{told}");
    assert!(told.contains("Reason: He asked for it."), "{told}");
    let sure = moderated(
        &mut hall,
        "Ned",
        LadderAction::Close {
            ladder: None,
            sure: false,
            reason: String::new(),
        },
    );
    assert!(sure.contains("for everybody?"), "{sure}");
    assert!(sure.contains("To say why, use"), "{sure}");
    moderated(
        &mut hall,
        "Ned",
        LadderAction::Close {
            ladder: Some(LadderId(1)),
            sure: true,
            reason: "Summer.".to_owned(),
        },
    );
    let told = hall.told();
    assert!(told.contains("Ned has closed the ladder."), "{told}");
    let closed = ask(&mut hall, "Eve", LadderAction::Join(Some(LadderId(1))));
    assert!(closed.contains("is closed"), "{closed}");
    let left = ask(
        &mut hall,
        "Ann",
        LadderAction::Leave {
            ladder: Some(LadderId(1)),
            sure: true,
        },
    );
    assert!(left.contains("You are off"), "{left}");
}

#[test]
fn the_channel_of_a_ladder_is_read_back_after_an_outage_until_it_is_closed() {
    let mut hall = climbing(&["Ann"]);
    let read_back = |hall: &Hall| {
        let places = store::gateway_sessions::unfinished_places(&hall.store(), "test").unwrap();
        places.iter().map(store::place_text).collect::<Vec<_>>()
    };
    let ladder = store::ladders::get(&hall.store(), LadderId(1)).unwrap();
    let place = store::place_text(&ladder.unwrap().subject.place);
    assert_eq!(read_back(&hall), [place]);
    let close = LadderAction::Close {
        ladder: None,
        sure: true,
        reason: String::new(),
    };
    moderated(&mut hall, "Ned", close);
    assert_eq!(read_back(&hall), Vec::<String>::new());
}

#[test]
fn a_damaged_ladder_is_set_apart_and_another_goes_on() {
    let mut hall = climbing(&["Ann", "Ben"]);
    moderated(&mut hall, "Mia", LadderAction::Open(NewLadder::default()));
    ask(&mut hall, "Ann", LadderAction::Join(Some(LadderId(2))));
    hall.damage(
        "DROP TRIGGER ladder_events_are_never_changed; \
         UPDATE ladder_events SET at = at + 1 WHERE ladder = 1 AND seq = 1",
    );
    let page = ask(&mut hall, "Ann", LadderAction::Show(Some(LadderId(1))));
    assert!(page.contains("is damaged"), "{page}");
    hall.pass(100 * DAY);
    ask(&mut hall, "Zoe", LadderAction::Show(Some(LadderId(2))));
    let apart = store::contests::quarantine::all(&hall.store()).unwrap();
    assert_eq!(apart.len(), 1);
    assert_eq!(apart[0].of, ContestOrLadder::Ladder(LadderId(1)));
    let other = store::ladders::get(&hall.store(), LadderId(2))
        .unwrap()
        .unwrap();
    assert!(other.ladder.places().is_empty(), "it went on to its end");
}

#[test]
fn the_ladder_of_a_deleted_server_is_closed_and_nothing_happens_on_it() {
    let mut hall = climbing(&["Ann", "Ben"]);
    let page = hall.asked("Ben", Action::Ladder(LadderAction::Show(None)));
    hall.ask("Ben", button(&page, "Challenge Ann"));
    let theirs = hall.asked("Ann", Action::Ladder(LadderAction::Show(None)));
    hall.ask("Ann", button(&theirs, "Play"));
    let asked = as_manager(
        &mut hall,
        "Mia",
        Action::Privacy(PrivacyAction::Server(None)),
    );
    let sure = button(&asked, "Delete this server’s data");
    let done = as_manager(&mut hall, "Mia", sure);
    assert!(done[0].text.plain().contains("Done"), "{done:?}");
    let ladder = |hall: &Hall| {
        store::ladders::get(&hall.store(), LadderId(1))
            .unwrap()
            .unwrap()
            .ladder
    };
    let closed = ladder(&hall);
    assert!(closed.is_closed() && closed.open().is_empty());
    forget(&mut hall, "Ben");
    hall.pass(100 * DAY);
    hall.asked("Zoe", Action::Ladder(LadderAction::Show(None)));
    assert_eq!(ladder(&hall).version(), closed.version());
}
