//! A fifth game, defined in this folder only: it is offered, played, drawn, recorded and typed like the four.

mod crossing;

use kingboard::game::options::Options;
use kingboard::games::GameKind;
use kingboard::play::record::Record;
use kingboard::render::{Renderer, ThemeName};
use kingboard::service::api::action::Action;
use kingboard::service::api::values::RecordFormat;
use kingboard::service::setup_error;
use kingboard::service::words::catalogue::sentences;
use kingboard::store::Store;

use crate::operate::transcripts::session;
use crate::table::harness::Table;

const WON: &str = "C1-C2 C5-C4 C2-B3 C4-D3 B3-B4 D3-D2 B4-B5";

fn kind() -> GameKind {
    GameKind::add(&crossing::SPEC)
}

/// Asserts that no sentence is missing, since its id would replace it.
fn assert_worded(text: &str) {
    for id in [
        "side-",
        "option-",
        "end-",
        "why-",
        "illegal-",
        "expected-",
        "board-letters",
        "console-legend",
    ] {
        assert!(!text.contains(id), "{id} has no words: {text}");
    }
}

#[test]
fn a_game_from_outside_is_played_to_its_end_at_a_table() {
    let mut table = Table::of(kind(), "straight");
    let refused = table.say("Ann", "C1-D2");
    assert!(refused.contains("A king goes one step."), "{refused}");
    let unread = table.ask(
        "Ann",
        Action::Play {
            game: None,
            text: "C1 to nowhere".to_owned(),
        },
    );
    assert!(unread.contains("A step is written like"), "{unread}");
    for mv in [
        "C1-C2", "C5-C4", "C2-B2", "C4-D4", "B2-B3", "D4-D3", "B3-B4", "D3-D2", "B4-B5",
    ] {
        table.line(mv);
    }
    let told = table.told();
    assert!(
        told.contains("Ann has crossed the board and wins #1"),
        "{told}"
    );
    assert_worded(&told);
}

#[test]
fn its_record_is_written_and_read_back() {
    let mut table = Table::of(kind(), "");
    table.line(WON);
    let replies = table.asked(
        "Ann",
        Action::Export {
            game: Some(kingboard::service::GameId(1)),
            format: RecordFormat::Text,
        },
    );
    let file = replies.iter().find_map(|reply| reply.file.clone()).unwrap();
    assert!(
        file.text.starts_with("[Game \"crossing\"]"),
        "{}",
        file.text
    );
    assert!(file.text.contains("B4-B5"), "{}", file.text);
    let record = Record::read(file.text.as_bytes()).unwrap();
    assert_eq!(record.text(), file.text);
    assert_eq!(record.played().kind(), kind());
}

#[test]
fn it_is_drawn_in_every_theme_and_from_both_sides() {
    let at = (kind().spec().start)(&Options::default());
    let mut scene = at.scene();
    for theme in ThemeName::ALL {
        let home = Renderer::of(theme).still(&scene);
        assert!(home.starts_with(b"\x89PNG"), "{theme:?}");
        scene.eyes = scene.grid.across(scene.eyes);
        assert_ne!(home, Renderer::of(theme).still(&scene), "{theme:?}");
        scene.eyes = scene.grid.across(scene.eyes);
    }
}

#[test]
fn it_is_typed_in_a_terminal() {
    kind();
    let moves = WON.replace(' ', "\n");
    let script = format!("new crossing\n{moves}\n");
    let shown = session(Store::in_memory().unwrap(), &script);
    assert!(
        shown.contains("Player 1 plays Ivory, Player 2 plays Ebony"),
        "{shown}"
    );
    assert!(shown.contains("K is Ivory’s king"), "{shown}");
    assert!(
        shown.contains("Player 1 has crossed the board and wins #1"),
        "{shown}"
    );
    assert_worded(&shown);
    let declared = session(Store::in_memory().unwrap(), "new crossing straight\nquit\n");
    assert!(declared.contains("Declared: straight steps."), "{declared}");
}

#[test]
fn its_words_are_found_by_its_slug_and_its_kind_by_its_name() {
    let kind = kind();
    assert_eq!("crossing".parse(), Ok(kind));
    assert_eq!(
        GameKind::add(&crossing::SPEC),
        kind,
        "handed in twice, it is there once"
    );
    assert!(GameKind::added().contains(&kind) && !GameKind::ALL.contains(&kind));
    assert!(GameKind::ALL.iter().all(|own| *own < kind));
    assert_eq!(sentences().line("side-ivory", &[]), "Ivory");
    let refused = (kind.spec().restore)(&Options::default(), "C1").unwrap_err();
    assert!(
        setup_error(&refused).contains("like C1 C5 i"),
        "{}",
        setup_error(&refused)
    );
}
