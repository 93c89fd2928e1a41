//! Team signals: numbers that partners show in front of the table, and their meanings between them. Ruling FK-18.

use kingboard::games::GameKind;
use kingboard::play::event::Event;
use kingboard::service::api::action::Action;
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::pick::PickStep;
use kingboard::service::api::privacy::PrivacyAction;
use kingboard::service::api::reply::{Audience, Reply};
use kingboard::service::api::signal::SignalAction;
use kingboard::service::api::takeback::TakebackAction;
use kingboard::service::api::values::{ReadOutPart, RecordFormat, SideChoice};
use kingboard::service::study::records;
use kingboard::service::{GameId, Record, Timestamp};

use crate::rules::four_rulings::table as cross;
use crate::table::harness::{BEGIN, Table, button, labels, option, person};
use crate::table::several::from;
use crate::table::tables::begun;

const ONE: Option<GameId> = Some(GameId(1));

fn says(table: &mut Table, player: &str, number: u8) -> String {
    table.ask(
        player,
        Action::Signal(SignalAction::Say { game: ONE, number }),
    )
}

fn sets_meaning(table: &mut Table, player: &str, number: u8, text: &str) -> String {
    let text = text.to_owned();
    table.ask(
        player,
        Action::Signal(SignalAction::Mean {
            game: ONE,
            number,
            text,
        }),
    )
}

fn exported(table: &Table, format: RecordFormat) -> String {
    records::export(&table.service, GameId(1), format)
        .unwrap()
        .text
}

fn page(table: &mut Table, player: &str) -> Reply {
    table
        .asked(player, Action::Signal(SignalAction::Open(ONE)))
        .remove(0)
}

#[test]
fn ruling_fk_18_partners_say_numbers_at_any_time_and_everybody_is_shown_them() {
    let mut table = begun();
    // Ann has to move. Cyn, Ben's enemy, and Ben may signal nevertheless.
    assert_eq!(says(&mut table, "Ben", 3), "");
    let told = table.messages();
    let said = told.last().unwrap();
    assert_eq!(said.text.plain(), "Ben signals 3 to Ann in #1.");
    assert_eq!(said.audience, Audience::Table);
    assert_eq!(
        said.notify,
        [person("Ann").id],
        "the partner is called, and nobody else"
    );
    assert!(said.picture.is_none(), "the board is as it was");
    assert_eq!(says(&mut table, "Cyn", 10), "");
    assert_eq!(table.messages().last().unwrap().notify, [person("Dan").id]);
    // A signal is not a move: it is still Ann's turn, and the start board shows the signal.
    let board = table.ask("Ann", Action::Board(ONE));
    assert!(board.contains("Ann, it is your move."), "{board}");
    assert!(
        board.contains("Signalled: Ben (West) 3, Cyn (North) 10."),
        "{board}"
    );
    table.plays("Ann", "E2-E5,F1-G3");
    // Also within a turn, by the player who is moving.
    table.plays("Ben", "B8-C8");
    assert_eq!(table.say("Ben", "signal 7"), "");
    table.plays("Ben", "done");
}

#[test]
fn numbers_are_from_1_to_10_and_nothing_else_is_said() {
    let mut table = begun();
    for number in [0, 11, 255] {
        let refused = says(&mut table, "Ann", number);
        assert!(refused.contains("1 to 10"), "{number}: {refused}");
    }
    table.told();
    for chatter in [
        "signal 11",
        "signal fire",
        "signal",
        "the signal 3",
        "signals 3",
    ] {
        assert_eq!(table.say("Ann", chatter), "", "{chatter}");
        assert_eq!(table.told(), "", "{chatter}");
    }
    for said in ["signal 4", "Signal  4", "#1 signal 4"] {
        assert_eq!(table.say("Ann", said), "", "{said}");
        assert_eq!(table.told(), "Ann signals 4 to Ben in #1.", "{said}");
    }
}

#[test]
fn a_player_without_a_partner_or_a_seat_signals_to_nobody() {
    let mut duel = Table::of(GameKind::FOUR_KINGS, "");
    let refused = says(&mut duel, "Ann", 3);
    assert_eq!(
        refused,
        "Nobody has a partner in #1, so there is nobody to signal to."
    );
    let mut table = begun();
    let stranger = says(&mut table, "Eve", 3);
    assert_eq!(
        stranger,
        "You are not playing in #1. /review 1 lets you watch."
    );
    assert_eq!(table.told(), "");
    assert!(
        table
            .ask(
                "Ann",
                Action::Resign {
                    game: ONE,
                    sure: true
                }
            )
            .is_empty()
    );
    table.told();
    let out = says(&mut table, "Ann", 3);
    assert!(out.contains("out of #1"), "{out}");
    // A player whose king is captive plays on, and may signal.
    let mated = cross("sRE5 nRF9", "S0 - - s - 0", 4).write();
    let mut table = from(GameKind::FOUR_KINGS, "team", &mated);
    assert_eq!(says(&mut table, "Ann", 9), "");
}

#[test]
fn what_was_seen_before_a_signal_still_stands() {
    let mut table = begun();
    let menu = table
        .asked("Ann", Action::PickStep(PickStep::ChoosePiece(ONE)))
        .remove(0);
    let squares = table
        .asked("Ann", option(&menu, labels(&menu)[0].as_str()))
        .remove(0);
    let first = labels(&squares)[0].clone();
    says(&mut table, "Cyn", 1);
    let shown = table.asked("Ann", option(&squares, &first));
    let text: String = shown.iter().map(|reply| reply.text.plain()).collect();
    assert!(!text.contains("has changed since"), "{text}");
    // An offer stays valid too, with the buttons of its message.
    table.told();
    table.ask("Ann", Action::OfferDraw(ONE));
    let offer = table.messages();
    says(&mut table, "Dan", 2);
    assert_eq!(table.ask("Ben", button(&offer, "Accept the draw")), "");
}

#[test]
fn signals_are_not_taken_back_and_belong_to_their_moment() {
    let mut table = begun();
    table.plays("Ann", "E2-E5,F1-G3");
    says(&mut table, "Ann", 5);
    table.ask("Ann", Action::Takeback(TakebackAction::Ask(ONE)));
    for player in ["Ben", "Cyn", "Dan"] {
        table.press(player, "Allow the take-back");
    }
    let told = table.told();
    assert!(told.contains("Ann, it is your move."), "{told}");
    let board = table.ask("Ben", Action::Board(ONE));
    assert!(board.contains("Signalled: Ann (South) 5."), "{board}");
    table.plays("Ann", "E2-E4,F1-G3");
    let last = table.ask(
        "Ben",
        Action::BeginReview {
            game: ONE,
            at: None,
        },
    );
    assert!(!last.contains("Signalled"), "{last}");
    let at = Some("start".to_owned());
    let start = table.ask("Ben", Action::BeginReview { game: ONE, at });
    assert!(start.contains("Signalled: Ann (South) 5."), "{start}");
}

#[test]
fn a_flood_of_signals_is_stopped_with_the_moment_it_may_go_on() {
    let mut table = begun();
    let at = |table: &mut Table, seconds: i64| {
        table.set(Timestamp(BEGIN.0 + 3_600_000 + seconds * 1_000));
    };
    for number in 1..=10 {
        at(&mut table, number.into());
        assert_eq!(says(&mut table, "Ann", number), "");
    }
    at(&mut table, 20);
    let refused = says(&mut table, "Ann", 6);
    assert!(
        refused.starts_with("That is many signals in a short time"),
        "{refused}"
    );
    assert!(refused.contains("2026-03-01 13:10 UTC"), "{refused}");
    assert_eq!(
        says(&mut table, "Ben", 6),
        "",
        "others are not held up by it"
    );
    at(&mut table, 600);
    assert_eq!(
        says(&mut table, "Ann", 6),
        "That is many signals in a short time, and everybody is shown each. \
         You can signal again 2026-03-01 13:10 UTC."
    );
    at(&mut table, 601);
    assert_eq!(
        says(&mut table, "Ann", 6),
        "",
        "at the moment that was told"
    );
}

#[test]
fn ruling_fk_18_meanings_are_noted_until_the_first_move_and_not_after_it() {
    let mut table = begun();
    let kept = sets_meaning(&mut table, "Ann", 3, "push the left");
    assert!(kept.starts_with("Noted what 3 means."), "{kept}");
    table.plays("Ann", "E2-E5,F1-G3");
    for (player, text) in [("Ann", "attack now"), ("Ann", ""), ("Ben", "wait")] {
        let refused = sets_meaning(&mut table, player, 3, text);
        assert!(refused.contains("agree beforehand"), "{refused}");
        assert!(refused.contains("FK-18"), "{refused}");
    }
    // Taking the moves back does not bring the time before them back.
    table.ask("Ann", Action::Takeback(TakebackAction::Ask(ONE)));
    for player in ["Ben", "Cyn", "Dan"] {
        table.press(player, "Allow the take-back");
    }
    let refused = sets_meaning(&mut table, "Ben", 4, "wait");
    assert!(refused.contains("agree beforehand"), "{refused}");
    let text = page(&mut table, "Ben").text.plain();
    assert!(text.contains("3: push the left (Ann)"), "{text}");
    assert!(!text.contains("wait"), "{text}");
}

#[test]
fn only_partners_read_what_numbers_mean() {
    let mut table = begun();
    let kept = sets_meaning(&mut table, "Ann", 3, "push the\nleft");
    assert!(kept.starts_with("Noted what 3 means."), "{kept}");
    assert_eq!(table.told(), "", "nothing is said by that");
    sets_meaning(&mut table, "Ben", 3, "wait");
    sets_meaning(&mut table, "Cyn", 3, "a trap");
    for player in ["Ann", "Ben"] {
        let page = page(&mut table, player);
        assert_eq!(page.audience, Audience::Asker);
        let text = page.text.plain();
        assert!(
            text.contains("3: push the left (Ann)\n3: wait (Ben)"),
            "{text}"
        );
        assert!(!text.contains("trap"), "{text}");
        let option_ = "3: push the left / wait";
        assert!(
            labels(&page).contains(&option_.to_owned()),
            "{:?}",
            labels(&page)
        );
    }
    let enemy = page(&mut table, "Dan").text.plain();
    assert!(
        enemy.contains("a trap") && !enemy.contains("push"),
        "{enemy}"
    );
    let stranger = page(&mut table, "Eve").text.plain();
    assert!(
        !stranger.contains("push") && !stranger.contains("trap"),
        "{stranger}"
    );
    // Neither the announcements nor the record reveal the meanings.
    says(&mut table, "Ann", 3);
    let told = table.told();
    assert!(!told.contains("push"), "{told}");
    let record = exported(&table, RecordFormat::Text);
    assert!(
        !record.contains("push") && !record.contains("trap"),
        "{record}"
    );
    // An empty text deletes the player's own meaning and keeps the partner's.
    let gone = sets_meaning(&mut table, "Ann", 3, "");
    assert!(
        gone.starts_with("What you had noted for 3 is gone."),
        "{gone}"
    );
    assert!(gone.contains("3: wait (Ben)"), "{gone}");
    let long = sets_meaning(&mut table, "Ann", 4, &"x".repeat(101));
    assert!(
        long.contains("100 characters, and this one has 101"),
        "{long}"
    );
}

#[test]
fn a_number_is_said_by_the_menu_of_the_page_which_a_button_opens() {
    let mut table = begun();
    table.plays("Ann", "E2-E5,done");
    let told = table.messages();
    let page = table.asked("Ben", button(&told, "Team talk")).remove(0);
    assert_eq!(labels(&page).len(), 10);
    assert_eq!(table.ask("Ben", option(&page, "8")), "");
    assert_eq!(table.told(), "Ben signals 8 to Ann in #1.");
}

#[test]
fn before_the_game_begins_a_players_notes_are_theirs_only() {
    let mut table = Table::new();
    let offer = NewChallenge {
        kind: GameKind::FOUR_KINGS,
        options: "team".parse().unwrap(),
        side: SideChoice::Seat(0),
        ..NewChallenge::default()
    };
    table.ask("Ann", Action::Challenge(offer));
    table.press("Ben", "West");
    sets_meaning(&mut table, "Ann", 1, "to the tower");
    // Seats change hands before the start, and notes do not pass to the new player.
    let ben = page(&mut table, "Ben").text.plain();
    assert!(!ben.contains("tower"), "{ben}");
    table.press("Cyn", "North");
    table.press("Dan", "East");
    let ben = page(&mut table, "Ben").text.plain();
    assert!(ben.contains("1: to the tower (Ann)"), "{ben}");
    assert!(!page(&mut table, "Cyn").text.plain().contains("tower"));
}

#[test]
fn signals_go_with_the_record_of_their_game() {
    let mut table = begun();
    says(&mut table, "Ben", 3);
    table.plays("Ann", "E2-E5");
    says(&mut table, "Ann", 10);
    table.plays("Ann", "F1-G3");
    let text = exported(&table, RecordFormat::Text);
    assert!(text.contains("{[%signal 3 west "), "{text}");
    assert!(text.contains("{[%signal 10 south "), "{text}");
    let json = exported(&table, RecordFormat::Json);
    assert!(json.contains("\"number\": 10"), "{json}");
    let read = Record::read(text.as_bytes()).unwrap();
    assert_eq!(read.text(), text);
    let said = |record: &Record| -> Vec<Event> {
        let events = record.log().iter().map(|entry| entry.event.clone());
        events
            .filter(|event| matches!(event, Event::Signalled { .. }))
            .collect()
    };
    let number = |event: &Event| {
        let Event::Signalled { seat, signal } = event else {
            panic!("{event:?}");
        };
        (seat.index(), signal.number())
    };
    let numbers: Vec<_> = said(&read).iter().map(number).collect();
    assert_eq!(numbers, [(1, 3), (0, 10)]);
    for wrong in [
        "[%signal 11 west",
        "[%signal three west",
        "[%signal 3 white",
    ] {
        let broken = text.replace("[%signal 3 west", wrong);
        assert!(Record::read(broken.as_bytes()).is_err(), "{wrong}");
    }
    // The spoken description includes them.
    let part = ReadOutPart::All;
    let words = table.ask("Dan", Action::Describe { game: ONE, part });
    assert!(words.ends_with("\nSignalled: Ann (South) 10."), "{words}");
}

#[test]
fn meanings_are_exported_and_deleted_with_their_author() {
    let mut table = begun();
    sets_meaning(&mut table, "Ann", 3, "a secret of ours");
    sets_meaning(&mut table, "Ben", 4, "a plan of mine");
    let privacy = |wanted| Action::Privacy(wanted);
    let shown = table.ask("Ann", privacy(PrivacyAction::Show));
    assert!(shown.contains("Meanings of signals: 1"), "{shown}");
    let mut files = table.asked("Ann", privacy(PrivacyAction::Export));
    let file = files.remove(0).file.unwrap().text;
    assert!(
        file.contains("a secret of ours") && !file.contains("a plan of mine"),
        "{file}"
    );
}
