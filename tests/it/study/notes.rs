//! Notes on moves: private to their author, and shared only after the end, and only by the author's choice.

use kingboard::service::api::action::Action;
use kingboard::service::api::reply::{Audience, Reply};
use kingboard::service::api::values::{ReadOutPart, RecordFormat, ReviewPage};
use kingboard::service::{GameId, Ply, unwire, wire};
use kingboard::store::Store;

use crate::study::analyses::resign;
use crate::table::everything::everything_shown;
use crate::table::harness::{Table, button, stored_events};

const GAME: Option<GameId> = Some(GameId(1));

fn note(text: &str) -> Action {
    note_on(None, text)
}

fn note_on(at: Option<&str>, text: &str) -> Action {
    Action::Note {
        game: None,
        at: at.map(str::to_owned),
        text: text.to_owned(),
    }
}

fn notes(share: Option<bool>) -> Action {
    Action::Notes { game: GAME, share }
}

fn review(ply: u32) -> Action {
    Action::Review(ReviewPage {
        ply: Some(Ply(ply)),
        ..ReviewPage::of(GameId(1))
    })
}

/// A game of two moves with a note of each player on the first.
fn noted() -> Table {
    let mut table = Table::game("");
    table.line("D2-D3 D8-D7");
    table.told();
    table.ask("Ann", note_on(Some("1"), "my secret plan"));
    table.ask("Ben", note_on(Some("1"), "a weak move"));
    table
}

/// `true` if a player sees Ann's notes, and the same for Ben's.
fn sees(table: &mut Table, player: &str) -> (bool, bool) {
    let pages = [review(0), review(1), review(2)];
    let seen = everything_shown(table, player, &pages);
    (
        seen.contains("my secret plan"),
        seen.contains("a weak move"),
    )
}

#[test]
fn a_note_is_seen_by_its_author_alone_while_the_game_goes_on_whatever_is_shared_later() {
    let mut table = noted();
    assert_eq!(sees(&mut table, "Ann"), (true, false));
    assert_eq!(sees(&mut table, "Ben"), (false, true));
    assert_eq!(sees(&mut table, "Cid"), (false, false));
    let promised = table.ask("Ann", notes(Some(true)));
    assert!(promised.contains("once the game is over"), "{promised}");
    assert_eq!(sees(&mut table, "Ben"), (false, true));
    assert_eq!(sees(&mut table, "Cid"), (false, false));
    resign(&mut table, "Ben", GameId(1));
    assert_eq!(sees(&mut table, "Ben"), (true, true), "now it is over");
    assert_eq!(sees(&mut table, "Cid"), (true, false), "Ben opened nothing");
    assert_eq!(sees(&mut table, "Ann"), (true, false));
}

#[test]
fn after_the_end_notes_are_opened_and_closed_by_their_author_with_a_button() {
    let mut table = noted();
    resign(&mut table, "Ben", GameId(1));
    assert_eq!(sees(&mut table, "Ben"), (false, true));
    let page = table.asked("Ann", notes(None));
    let open = button(&page, "Let everybody read my notes");
    for (player, part) in [
        ("Cid", "Only the players"),
        ("Ben", "Everybody may read your notes"),
    ] {
        let told = table.ask(player, open.clone());
        assert!(told.contains(part), "{player}: {told}");
    }
    assert_eq!(sees(&mut table, "Cid"), (false, true), "each opens his own");
    let opened = table.asked("Ann", open);
    assert_eq!(sees(&mut table, "Cid"), (true, true));
    let keep = button(&opened, "Keep my notes to myself");
    table.ask("Ann", keep);
    assert_eq!(sees(&mut table, "Cid"), (false, true));
}

#[test]
fn a_note_is_shown_on_the_page_of_its_move_and_in_the_list() {
    let mut table = noted();
    table.ask("Ann", note("so far, so good"));
    table.ask("Ann", note_on(Some("start"), "a fine day"));
    let page = |table: &mut Table, ply| table.ask("Ann", review(ply));
    assert!(page(&mut table, 0).ends_with("Note by Ann: a fine day"));
    assert!(page(&mut table, 1).ends_with("Note by Ann: my secret plan"));
    assert!(page(&mut table, 2).ends_with("Note by Ann: so far, so good"));
    let renamed = ["1…", "d8-d7", "1… D8-D7", "last", " "].map(|named| {
        let told = table.ask("Ann", note_on(Some(named), "so far, so good"));
        told.contains("Noted on 1… D8-D7.")
    });
    assert_eq!(
        renamed, [true; 5],
        "a move has the names it has in a review"
    );
    let again = table.ask("Ann", note_on(Some("last"), "so far, so good"));
    assert!(!again.contains("earlier"), "{again}");
    let other = table.ask("Ann", note_on(Some("last"), "too good"));
    assert!(
        other.ends_with("Your earlier note was: so far, so good"),
        "{other}"
    );
    table.ask("Ann", note_on(Some("last"), "so far, so good"));
    assert_eq!(
        table.ask("Ann", notes(None)),
        "Notes on #1:\nthe start Ann: a fine day\n1. D2-D3 Ann: my secret plan\n\
         1… D8-D7 Ann: so far, so good\nYour notes are yours alone."
    );
    for reply in table.asked("Ann", notes(None)) {
        assert_eq!(reply.audience, Audience::Asker);
        assert!(reply.notify.is_empty());
    }
}

#[test]
fn a_new_text_replaces_a_note_and_none_takes_it_away() {
    let mut table = noted();
    table.ask(
        "Ann",
        note_on(Some("1"), "  second\u{7} thoughts \u{202e} "),
    );
    let list = table.ask("Ann", notes(None));
    assert!(list.contains("Ann: second thoughts\n"), "{list}");
    assert!(!list.contains("secret"), "{list}");
    let gone = ["", "  \n ", "\u{7}"].map(|empty| table.ask("Ann", note_on(Some("1"), empty)));
    let none = "You have no note on 1. D2-D3. /note with some words writes one.";
    assert_eq!(
        gone,
        [
            "Your note on 1. D2-D3 is gone. It was: second thoughts",
            none,
            none
        ]
    );
    assert!(table.ask("Ann", notes(None)).contains("no notes"));
    assert_eq!(
        sees(&mut table, "Ben"),
        (false, true),
        "Ben’s is still there"
    );
}

#[test]
fn what_cannot_be_noted_is_refused_kindly_and_changes_nothing() {
    let mut table = noted();
    let long = "ä".repeat(501);
    let told = table.ask("Ann", note_on(Some("1"), &long));
    assert!(told.contains("500") && told.contains("501"), "{told}");
    assert!(table.ask("Ann", notes(None)).contains("secret"));
    assert!(
        table
            .ask("Ann", note_on(Some("1"), &"ä".repeat(500)))
            .contains("Noted")
    );
    for odd in ["2", "1… D8-D9", "99999999999999999999"] {
        let told = table.ask("Ann", note_on(Some(odd), "x"));
        assert!(told.contains(&format!("no move “{odd}”")), "{told}");
    }
    let stranger = Action::Note {
        game: GAME,
        at: None,
        text: "x".to_owned(),
    };
    let told = table.ask("Cid", stranger);
    assert!(told.contains("Only the players"), "{told}");
    assert!(table.ask("Cid", note("x")).contains("You have none here"));
    let mut table = Table::new();
    table.challenge("Ann", None, "");
    let early = Action::Note {
        game: GAME,
        at: None,
        text: "x".to_owned(),
    };
    assert!(table.ask("Ann", early).contains("has not started"));
    assert!(
        table
            .ask("Ann", notes(Some(true)))
            .contains("has not started")
    );
}

#[test]
fn many_notes_come_as_a_file() {
    let mut table = Table::game("");
    let moves = ["D2-D3", "D8-D7", "D3-D2", "D7-D8"];
    for turn in 0..8 {
        let player = if turn % 2 == 0 { "Ann" } else { "Ben" };
        table.plays(player, moves[turn % 4]);
        table.ask("Ann", note(&format!("{turn} {}", "word ".repeat(90))));
    }
    let page: Reply = table.asked("Ann", notes(None)).remove(0);
    assert!(page.text.plain().chars().count() < 500);
    let file = page.file.unwrap();
    assert_eq!(file.name, "notes-1.txt");
    assert_eq!(file.text.lines().count(), 8);
    assert!(file.text.contains("4… D7-D8 Ann: 7 word"), "{}", file.text);
}

#[test]
fn notes_outlive_the_program_and_stand_in_no_event() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("games.db");
    let mut table = Table::on(Store::open(&path).unwrap());
    table.start("Ann", "Ben", "");
    table.plays("Ann", "D2-D3");
    table.ask("Ann", note("my secret plan"));
    drop(table);
    assert!(!stored_events(&path).contains("secret"));
    let mut table = Table::on(Store::open(&path).unwrap());
    assert!(table.ask("Ann", notes(None)).contains("secret"));
    assert!(table.ask("Ann", note("")).contains("is gone"));
    drop(table);
    let conn = rusqlite::Connection::open(&path).unwrap();
    let left: i64 = conn
        .query_row("SELECT count(*) FROM notes", [], |row| row.get(0))
        .unwrap();
    assert_eq!(left, 0, "what is taken away is gone");
}

/// All stored events of a database as one text.
#[test]
fn the_list_and_its_buttons_have_wire_forms_and_a_note_has_none() {
    for share in [None, Some(true), Some(false)] {
        let action = notes(share);
        assert_eq!(unwire(&wire(&action).unwrap()), Some(action));
    }
    assert_eq!(
        wire(&note("words")),
        None,
        "what is noted never leaves in a button"
    );
    assert_eq!(unwire("k1.notes.1.publish"), None);
}

#[test]
fn after_the_end_the_game_one_has_played_last_here_is_meant() {
    let mut table = Table::game("");
    table.line("D2-D3");
    resign(&mut table, "Ben", GameId(1));
    let mine = Action::BeginReview {
        game: None,
        at: None,
    };
    let export = Action::Export {
        game: None,
        format: RecordFormat::Text,
    };
    let open = Action::Notes {
        game: None,
        share: Some(true),
    };
    assert!(table.ask("Ben", mine.clone()).contains("1. D2-D3 by Ann"));
    assert!(
        table
            .ask("Ben", note("A pity."))
            .contains("Noted on 1. D2-D3")
    );
    assert!(
        table
            .ask("Ben", open)
            .contains("Everybody may read your notes.")
    );
    assert!(table.ask("Ben", export).contains("The record of #1"));
    let described = Action::Describe {
        game: None,
        part: ReadOutPart::All,
    };
    assert!(
        table
            .ask("Ben", described)
            .contains("Last move: 1. fool D2-D3")
    );
    assert!(table.ask("Ann", Action::Board(None)).contains("resigns"));
    assert!(
        table
            .ask("Eve", mine.clone())
            .contains("You have none here")
    );
    // Running games come first.
    table.start("Ben", "Eve", "");
    assert!(table.ask("Ben", mine).contains("#2 King’s Mate"));
}
