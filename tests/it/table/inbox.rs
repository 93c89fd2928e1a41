//! The inbox: all games that wait for a player, board by board, and boards by direct message.

use kingboard::play::calendar::{DAY, HOUR, MINUTE};
use kingboard::service::api::action::Action;
use kingboard::service::api::hours::OffHoursAction;
use kingboard::service::api::inbox::InboxAction;
use kingboard::service::api::remind::ReminderAction;
use kingboard::service::api::reply::{Control, Reply};
use kingboard::service::api::takeback::TakebackAction;
use kingboard::service::api::time::ClockAction;
use kingboard::service::api::values::GamesFilter;
use kingboard::service::words::text::Span;
use kingboard::service::{GameId, GameKind, Place, Recipient, unwire, wire};
use kingboard::store::place_text;

use crate::table::days::{Days, pressed};
use crate::table::harness::{Table, person};

fn mine() -> Action {
    Action::Games(GamesFilter::Mine)
}

fn next() -> Action {
    Action::Inbox(InboxAction::Next(None))
}

/// The links of a reply: their texts and targets.
fn links(reply: &Reply) -> Vec<String> {
    let link = |span: &Span| {
        if let Span::Link {
            words,
            place,
            message,
        } = span
        {
            return Some(format!("{words} {} {message}", place_text(place)));
        }
        None
    };
    reply.text.0.iter().filter_map(link).collect()
}

fn labels(reply: &Reply) -> Vec<String> {
    let wired = format!("{:?}", reply.controls);
    [
        "Next board",
        "Skip",
        "List",
        "More",
        "Previous",
        "From the first",
    ]
    .iter()
    .filter(|label| wired.contains(&format!("{label:?}")))
    .map(|label| (*label).to_owned())
    .collect()
}

/// The game of the board in a reply.
fn board(reply: &Reply) -> String {
    assert!(reply.picture.is_some(), "{}", reply.text.plain());
    let words = reply.text.plain();
    let (_, number) = words.lines().next().unwrap().split_once('#').unwrap();
    format!("#{number}")
}

#[test]
fn what_is_asked_of_the_inbox_has_a_wire_form() {
    for wanted in [
        InboxAction::Page(0),
        InboxAction::Page(u16::MAX),
        InboxAction::Next(None),
        InboxAction::Next(Some(GameId(i64::MAX))),
    ] {
        let action = Action::Inbox(wanted);
        assert_eq!(unwire(&wire(&action).unwrap()), Some(action));
    }
    for id in [
        "k1.inbox",
        "k1.inbox.page",
        "k1.inbox.page.-1",
        "k1.inbox.next.x",
        "k1.inbox.page.65536",
    ] {
        assert_eq!(unwire(id), None, "{id}");
    }
}

#[test]
fn what_has_the_least_time_left_comes_first_whatever_the_server() {
    let mut days = Days::from("2026-03-02T12:00:00Z");
    days.game("test:1:10", ("Ann", "Ben"), "");
    days.pass(HOUR);
    days.game("test:2:20", ("Ann", "Cid"), "5d");
    days.pass(HOUR);
    days.game("test:3:30", ("Ann", "Dan"), "2d soft");
    let others = days.game("test:1:10", ("Ann", "Eve"), "3d");
    days.plays("Ann", others, "D2-D3");
    let paused = days.game("test:2:20", ("Ann", "Fay"), "1d");
    days.ask("Fay", Action::Time(ClockAction::OfferPause(Some(paused))));
    days.ask("Ann", Action::Time(ClockAction::OfferPause(Some(paused))));
    days.game("test:0:77", ("Gus", "Ann"), "");
    let list = days.asked_at("test:0:99", "Ann", mine()).remove(0);
    let words = list.text.plain();
    assert_eq!(
        words,
        "These wait for you:\n\
         King’s Mate #3 against Dan: time runs out on 2026-03-04 14:00 UTC\n\
         King’s Mate #2 against Cid: time runs out on 2026-03-07 13:00 UTC\n\
         King’s Mate #1 against Ben: waiting for 2 hours\n\
         King’s Mate #5 against Fay: 1 day left · paused\n\
         These wait for others:\n\
         King’s Mate #6 against Gus: waiting for less than a minute\n\
         King’s Mate #4 against Eve: time runs out on 2026-03-05 14:00 UTC"
    );
    let links = links(&list);
    assert_eq!(links.len(), 6, "{links:?}");
    assert!(
        links[0].starts_with("King’s Mate #3 test:3:30 m"),
        "{links:?}"
    );
    assert!(
        links[1].starts_with("King’s Mate #2 test:2:20 m"),
        "{links:?}"
    );
    assert_eq!(labels(&list), ["Next board"]);
}

#[test]
fn holidays_offers_and_challenges_are_marked() {
    let mut days = Days::from("2026-03-02T12:00:00Z");
    let game = days.game("test:1:10", ("Ann", "Ben"), "5d");
    days.plays("Ann", game, "D2-D3");
    days.ask("Ann", Action::OfferDraw(Some(game)));
    let away = Action::Hours(OffHoursAction::AddHoliday {
        from: None,
        until: "3d".to_owned(),
    });
    days.ask("Ann", away);
    let words = days.ask("Ben", mine());
    assert!(
        words.contains("· Ann is on holiday until 2026-03-05 12:00 UTC · a draw is offered"),
        "{words}"
    );
    assert!(days.ask("Cid", mine()).contains("None yet"));
    days.offers("test:1:10", ("Ann", "Cid"), "");
    let words = days.ask("Cid", mine());
    assert!(
        words.starts_with("These are offered to you:\nKing’s Mate #2 from Ann, standard rules"),
        "{words}"
    );
    let words = days.ask("Ann", mine());
    assert!(words.contains("These wait for others:\n#2"), "{words}");
}

#[test]
fn one_board_after_the_other_and_back_to_the_first() {
    let mut days = Days::from("2026-03-02T12:00:00Z");
    let nothing = days.asked("Ann", next()).remove(0);
    assert!(nothing.text.plain().contains("Nothing waits"));
    days.game("test:1:10", ("Ann", "Ben"), "3d");
    let alone = days.asked("Ann", next()).remove(0);
    assert_eq!(labels(&alone), ["List"]);
    days.game("test:2:20", ("Ann", "Cid"), "2d");
    days.game("test:3:30", ("Ann", "Dan"), "1d");
    let list = days.asked("Ann", mine()).remove(0);
    let first = days.asked("Ann", pressed(&list, "Next board")).remove(0);
    assert_eq!(board(&first), "#3");
    assert!(
        first.text.plain().contains("Board 1 of 3"),
        "{}",
        first.text.plain()
    );
    assert!(first.notify.is_empty());
    assert!(links(&first)[0].starts_with("message test:3:30 m"));
    let second = days.asked("Ann", pressed(&first, "Skip")).remove(0);
    assert_eq!(board(&second), "#2");
    let third = days.asked("Ann", pressed(&second, "Skip")).remove(0);
    assert_eq!(board(&third), "#1");
    let end = days.asked("Ann", pressed(&third, "Skip")).remove(0);
    assert!(
        end.text.plain().contains("the last of 3"),
        "{}",
        end.text.plain()
    );
    // A game with a new move no longer waits; the next is the one with the least time.
    days.plays("Ann", GameId(3), "D2-D3");
    let next = days.asked("Ann", pressed(&first, "Skip")).remove(0);
    assert_eq!(board(&next), "#2");
    let list = days.asked("Ann", pressed(&end, "List")).remove(0);
    assert!(list.replaces_source && list.text.plain().contains("These wait for you"));
}

#[test]
fn challenges_come_before_what_waits_for_others_with_their_terms_and_their_answers() {
    let mut days = Days::from("2026-03-02T12:00:00Z");
    let others = days.game("test:1:10", ("Ann", "Ben"), "");
    days.plays("Ann", others, "D2-D3");
    days.offers("test:2:20", ("Cid", "Ann"), "3d");
    let own = days.offers("test:1:10", ("Ann", "Dan"), "");
    let list = days.asked("Ann", mine()).remove(0);
    assert_eq!(
        list.text.plain(),
        format!(
            "These are offered to you:\n\
             King’s Mate #2 from Cid, standard rules, 3d\n\
             These wait for others:\n\
             {own} King’s Mate: Ann waits for Dan, 2026-03-02 12:00 UTC\n\
             King’s Mate #1 against Ben: waiting for less than a minute"
        )
    );
    let answers = days
        .asked("Ann", pressed(&list, "Challenges (1)"))
        .remove(0);
    let accepted = days.asked("Ann", pressed(&answers, "Accept #2"));
    assert_eq!(accepted.len(), 1, "it begins elsewhere: {accepted:?}");
    let list = days.asked("Ann", mine()).remove(0);
    assert!(!list.text.plain().contains("offered"), "{list:?}");
}

#[test]
fn requests_that_only_i_can_answer_wait_for_me_and_are_answered_on_the_walk() {
    let mut days = Days::from("2026-03-02T12:00:00Z");
    let back = days.game("test:1:10", ("Ann", "Ben"), "");
    days.plays("Ann", back, "D2-D3");
    days.pass(HOUR);
    days.ask("Ann", Action::Takeback(TakebackAction::Ask(Some(back))));
    let pause = days.game("test:1:10", ("Ann", "Ben"), "3d");
    days.ask("Ann", Action::Time(ClockAction::OfferPause(Some(pause))));
    let timed = days.game("test:1:10", ("Ben", "Cid"), "5d");
    let asks = days.ask("Ann", mine());
    assert!(!asks.contains("is asked for"), "{asks}");
    let list = days.asked("Ben", mine()).remove(0);
    let words = list.text.plain();
    assert_eq!(
        words,
        "These wait for you:\n\
         King’s Mate #3 against Cid: time runs out on 2026-03-07 13:00 UTC\n\
         King’s Mate #1 against Ann: waiting for 1 hour · a take-back is asked for\n\
         King’s Mate #2 against Ann · a pause is proposed"
    );
    let first = days.asked("Ben", pressed(&list, "Next board")).remove(0);
    assert_eq!(board(&first), timed.to_string());
    let second = days.asked("Ben", pressed(&first, "Skip")).remove(0);
    assert!(board(&second).starts_with("#1 "));
    let third = days.asked("Ben", pressed(&second, "Skip")).remove(0);
    assert!(board(&third).starts_with("#2"), "{}", pause.0);
    let end = days
        .asked("Ben", pressed(&third, "Pause the game"))
        .remove(0);
    let words = end.text.plain();
    assert!(words.starts_with("Done in #2."), "{words}");
    assert!(words.contains("That was the last of 2 boards"), "{words}");
    // It is still Ben who moves there, so the board stays after the answer.
    let kept = days
        .asked("Ben", pressed(&second, "Refuse the take-back"))
        .remove(0);
    let words = kept.text.plain();
    assert!(words.contains("King’s Mate #1 · move 1"), "{words}");
    let words = days.ask("Ben", mine());
    assert!(!words.contains("is asked for"), "{words}");
}

#[test]
fn the_time_left_is_told_beside_the_moment_only_where_clocks_stop_until_then() {
    let mut days = Days::from("2026-03-02T12:00:00Z");
    let night = Action::Hours(OffHoursAction::Hours {
        zone: Some("UTC".to_owned()),
        night: Some("22:00-08:00".to_owned()),
        rest: None,
    });
    days.ask("Ann", night);
    days.game("test:1:10", ("Ann", "Ben"), "2d");
    let words = days.ask("Ann", mine());
    assert!(words.contains("2 days left, time runs out on"), "{words}");
}

#[test]
fn at_a_table_of_several_the_list_names_the_player_to_move() {
    let mut table = Table::of(GameKind::IMMORTAL_STAR_MASTERS, "three");
    for (player, named) in [("Ann", false), ("Ben", true), ("Cyn", true)] {
        let words = table.ask(player, mine());
        assert_eq!(words.contains("· Ann to move"), named, "{words}");
    }
}

/// The first choice of the first menu, as its wire form brings it back.
fn chosen(reply: &Reply) -> Action {
    let menu = reply.controls.iter().find_map(|control| {
        if let Control::Menu { options, .. } = control {
            return options.first().map(|(_, ask)| ask.clone());
        }
        None
    });
    let ask = menu.unwrap_or_else(|| panic!("no menu: {:?}", reply.controls));
    let id = wire(&ask).unwrap();
    assert_eq!(unwire(&id), Some(ask.clone()), "{id}");
    ask
}

/// Plays some move from a waiting board by its menus. Returns the reply after it.
fn picked(days: &mut Days, player: &str, board: &Reply) -> Reply {
    let mut reply = days.asked(player, chosen(board)).remove(0);
    assert!(reply.replaces_source);
    assert!(labels(&reply).contains(&"List".to_owned()), "{reply:?}");
    reply = days.asked(player, chosen(&reply)).remove(0);
    assert!(reply.replaces_source);
    days.asked(player, pressed(&reply, "Play it")).remove(0)
}

#[test]
fn after_a_move_on_a_waiting_board_the_next_one_takes_its_place() {
    let mut days = Days::from("2026-03-02T12:00:00Z");
    for (place, other, clock) in [
        ("test:1:10", "Ben", "3d"),
        ("test:2:20", "Cid", "2d"),
        ("test:3:30", "Dan", "1d"),
    ] {
        days.game(place, ("Ann", other), clock);
    }
    let first = days.asked("Ann", next()).remove(0);
    assert_eq!(board(&first), "#3");
    // A board that was skipped is not shown again before the end.
    let second = days.asked("Ann", pressed(&first, "Skip")).remove(0);
    assert_eq!(board(&second), "#2");
    let pieces = days.asked("Ann", chosen(&second)).remove(0);
    assert_eq!(labels(&pieces), ["Skip", "List"]);
    let third = picked(&mut days, "Ann", &second);
    let words = third.text.plain();
    assert!(words.starts_with("Your move in #2: A2-A3."), "{words}");
    assert!(words.contains("King’s Mate #1"), "{words}");
    assert!(words.contains("Board 2 of 2"), "{words}");
    assert!(third.replaces_source && third.picture.is_some());
    let end = picked(&mut days, "Ann", &third);
    let words = end.text.plain();
    assert!(words.starts_with("Your move in #1: A2-A3."), "{words}");
    assert!(words.contains("No other board waits"), "{words}");
    assert_eq!(labels(&end), ["List", "From the first"]);
    let again = days.asked("Ann", pressed(&end, "From the first")).remove(0);
    let last = picked(&mut days, "Ann", &again);
    let words = last.text.plain();
    assert!(words.contains("Nothing waits for you"), "{words}");
    assert_eq!(labels(&last), ["List"]);
}

#[test]
fn what_is_pressed_twice_on_a_waiting_board_plays_once_and_still_leads_on() {
    let mut days = Days::from("2026-03-02T12:00:00Z");
    days.game("test:1:10", ("Ann", "Ben"), "");
    days.game("test:1:10", ("Ann", "Cid"), "");
    let board = days.asked("Ann", next()).remove(0);
    let mut reply = days.asked("Ann", chosen(&board)).remove(0);
    reply = days.asked("Ann", chosen(&reply)).remove(0);
    let play = pressed(&reply, "Play it");
    let once = days.asked("Ann", play.clone()).remove(0);
    assert!(once.picture.is_some());
    let twice = days.asked("Ann", play).remove(0);
    assert!(twice.picture.is_none(), "a refusal: {}", twice.text.plain());
    assert!(!twice.replaces_source, "the next board stays");
}

#[test]
fn the_board_of_a_reminder_ends_with_its_move() {
    let mut days = Days::from("2026-03-02T12:00:00Z");
    let game = days.game("test:1:10", ("Ann", "Ben"), "");
    days.game("test:1:10", ("Ann", "Cid"), "");
    let board = days.asked("Ann", Action::Board(Some(game))).remove(0);
    let mut reply = days.asked("Ann", chosen(&board)).remove(0);
    assert_eq!(labels(&reply), Vec::<String>::new());
    reply = days.asked("Ann", chosen(&reply)).remove(0);
    let done = days.asked("Ann", pressed(&reply, "Play it"));
    assert!(done.is_empty(), "{done:?}");
}

#[test]
fn only_what_ends_with_a_move_or_an_answer_leads_on_to_the_next_board() {
    for id in [
        "k1.onward",
        "k1.onward.",
        "k1.onward.help",
        "k1.onward.inbox.next",
        "k1.onward.resign.1",
        "k1.onward.onward.choose.1",
    ] {
        assert_eq!(unwire(id), None, "{id}");
    }
    let resigns = Action::Resign {
        game: Some(GameId(1)),
        sure: true,
    };
    assert_eq!(wire(&Action::ThenNext(Box::new(resigns))), None);
}

#[test]
fn a_long_list_has_pages() {
    let mut days = Days::from("2026-03-02T12:00:00Z");
    for _ in 0..19 {
        days.game("test:1:10", ("Ann", "Ben"), "");
    }
    let first = days.asked("Ann", mine()).remove(0);
    assert!(first.text.plain().ends_with("Page 1 of 3."));
    assert_eq!(labels(&first), ["Next board", "More"]);
    let second = days.asked("Ann", pressed(&first, "More")).remove(0);
    assert_eq!(labels(&second), ["Next board", "More", "Previous"]);
    let third = days
        .asked("Ann", Action::Inbox(InboxAction::Page(2)))
        .remove(0);
    assert_eq!(labels(&third), ["Next board", "Previous"]);
    let beyond = days
        .asked("Ann", Action::Inbox(InboxAction::Page(999)))
        .remove(0);
    assert_eq!(beyond.text, third.text);
}

/// The boards sent to one player in private since the last call.
fn private(days: &mut Days, player: &str) -> Vec<Reply> {
    let to = Recipient::Person(person(player).id);
    let came = std::mem::take(&mut days.came).into_iter();
    came.filter(|(_, delivery)| delivery.to == to)
        .map(|(_, delivery)| delivery.reply)
        .collect()
}

#[test]
fn boards_come_by_direct_message_without_a_sound_and_are_played_from_there() {
    let mut days = Days::from("2026-03-02T12:00:00Z");
    let page = days.wants("Ben", "boards dm");
    assert!(page.contains("the board comes by direct message"), "{page}");
    let game = days.game("test:1:10", ("Ann", "Ben"), "5d");
    days.plays("Ann", game, "D2-D3");
    let names = days.came.len();
    let boards = private(&mut days, "Ben");
    let [reply] = boards.as_slice() else {
        panic!("{boards:?}");
    };
    assert!(reply.notify.is_empty() && reply.picture.is_some());
    assert!(
        links(reply)[0].starts_with("message test:1:10 m"),
        "{:?}",
        reply.text
    );
    let message = format!("m{}", days.messages - 1);
    assert!(names >= 2);
    let said = |text: &str, reply_to: Option<&str>| Action::Chat {
        text: text.to_owned(),
        reply_to: reply_to.map(Into::into),
        addressed: true,
        aloud: false,
    };
    let dm = "test:0:4711";
    let refused = days.asked_at(dm, "Ben", said("D8-D99", Some(&message)));
    assert_eq!(refused.len(), 1);
    let answer = days.asked_at(dm, "Ben", said("D8-D7", Some(&message)));
    assert_eq!(answer.len(), 1);
    assert!(
        answer[0]
            .text
            .plain()
            .starts_with("Your move in #1: D8-D7."),
        "{answer:?}"
    );
    days.plays("Ann", game, "D3-D4");
    assert_eq!(private(&mut days, "Ben").len(), 1);
    let answer = days.asked_at(dm, "Ben", said("D7-D6", None));
    assert_eq!(answer.len(), 1);
    assert!(
        answer[0]
            .text
            .plain()
            .starts_with("Your move in #1: D7-D6."),
        "without a reply too: {answer:?}"
    );
    days.wants("Ben", "boards off");
    days.plays("Ann", game, "E1-E2");
    assert_eq!(private(&mut days, "Ben").len(), 0);
}

#[test]
fn closed_direct_messages_end_the_boards_and_are_told_when_the_page_is_opened() {
    let mut days = Days::from("2026-03-02T12:00:00Z");
    days.wants("Ben", "boards dm");
    days.closed.push(person("Ben").id);
    let game = days.game("test:1:10", ("Ann", "Ben"), "");
    days.plays("Ann", game, "D2-D3");
    days.plays("Ben", game, "D8-D7");
    days.plays("Ann", game, "D3-D4");
    assert_eq!(days.refused, 1, "not asked again");
    let remind = || Action::Remind(ReminderAction::Settings(Vec::new()));
    let page = days.ask("Ben", remind());
    assert!(page.contains("turned down on 2026-03-02"), "{page}");
    assert!(page.contains("Boards do not come"), "{page}");
    assert!(
        !days.ask("Ben", remind()).contains("turned down"),
        "told once"
    );
}

#[test]
fn a_player_who_has_moved_since_is_not_called_by_a_late_message() {
    let mut days = Days::from("2026-03-02T12:00:00Z");
    let game = days.game("test:1:10", ("Ann", "Ben"), "");
    days.down = true;
    days.plays("Ann", game, "D2-D3");
    days.plays("Ben", game, "D8-D7");
    days.pass(MINUTE);
    days.down = false;
    days.pass(MINUTE);
    let called: Vec<usize> = days
        .came
        .iter()
        .map(|(_, delivery)| delivery.reply.notify.len())
        .collect();
    assert_eq!(called, [0, 1], "only Ann, whose move it is");
    assert_eq!(days.came[1].1.reply.notify, [person("Ann").id]);
    assert_eq!(
        days.came[1].1.to,
        Recipient::Place(Place::in_server("test", "1", "10"))
    );
    days.pass(2 * DAY);
}
