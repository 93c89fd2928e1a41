//! A short game for a listener: every message with its alt text, and the listener's questions.

use std::path::Path;

use kingboard::render::text;
use kingboard::service::GameId;
use kingboard::service::api::action::Action;
use kingboard::service::api::reply::{PictureFormat, Reply};
use kingboard::service::api::values::ReadOutPart;
use kingboard::service::words::language::{Language, with_language};

use crate::table::harness::Table;

/// A reply as a screen reader reads it.
fn heard(reply: &Reply) -> String {
    let mut lines = vec![reply.text.plain()];
    let pictures = reply.picture.iter().chain(&reply.more_pictures);
    lines.extend(pictures.map(|picture| match picture.format {
        PictureFormat::Image => format!("(picture) {}", picture.alt),
        PictureFormat::Letters => text::narrow_board(&picture.scene).trim_end().to_owned(),
    }));
    lines.join("\n")
}

/// A request in words, and its reply.
fn asks(table: &mut Table, story: &mut Vec<String>, player: &str, (words, ask): (&str, Action)) {
    story.push(format!("> {player}: {words}"));
    story.extend(table.asked(player, ask).iter().map(heard));
    story.extend(table.messages().iter().map(heard));
}

fn describes(part: ReadOutPart) -> Action {
    Action::Describe { game: None, part }
}

fn plays(table: &mut Table, story: &mut Vec<String>, line: &str) {
    for mv in line.split_whitespace() {
        story.push(format!("> {}: {mv}", table.mover()));
        table.line(mv);
        story.extend(table.messages().iter().map(heard));
    }
}

fn story() -> String {
    let mut story = Vec::new();
    let mut table = Table::new();
    table.challenge("Ann", Some("Ben"), "");
    story.extend(table.messages().iter().map(heard));
    let accept = Action::Accept(GameId(1));
    asks(&mut table, &mut story, "Ben", ("accept", accept));
    plays(&mut table, &mut story, "D2-D3 D8-D7");
    let mut table = Table::game("active");
    table.line("F2-F3 G8-G7 F3-F4 D8-D7 F4-F5 B8-B7 F5-F6");
    table.messages();
    plays(&mut table, &mut story, "D7-D6 F6xG7[2:5] F1-E2");
    for (words, part) in [
        ("describe", ReadOutPart::All),
        ("describe my pieces", ReadOutPart::Mine),
        ("describe G7", ReadOutPart::Cell("G7".to_owned())),
        ("describe D5", ReadOutPart::Cell("D5".to_owned())),
        ("the board in letters", ReadOutPart::Board),
    ] {
        asks(&mut table, &mut story, "Ben", (words, describes(part)));
    }
    let cell = "G7".to_owned();
    let reach = Action::PieceMoves { game: None, cell };
    asks(&mut table, &mut story, "Ben", ("show G7", reach));
    plays(&mut table, &mut story, "G7xF6[6:1]");
    asks(
        &mut table,
        &mut story,
        "Ben",
        ("draw", Action::OfferDraw(None)),
    );
    let sure = Action::Resign {
        game: None,
        sure: true,
    };
    asks(&mut table, &mut story, "Ann", ("resign", sure));
    story.join("\n\n")
}

#[test]
fn a_game_can_be_followed_by_ear() {
    let told = with_language(Language::default(), story);
    // A description starts with the news.
    for alt in told.lines().filter(|line| line.starts_with("(picture)")) {
        let turn = alt
            .find(" to move.")
            .or(alt.find(" wins."))
            .or(alt.find("moves another"));
        let army = alt.find("White: king");
        assert!(turn.is_none() || turn < army, "{alt}");
        assert!(alt.chars().count() <= 1024 + "(picture) ".len());
    }
    for hard in ["★", "→", "|", "**", "``", "<", "{"] {
        let spoken = told
            .lines()
            .filter(|line| !line.starts_with(|c: char| c.is_ascii_digit()));
        for line in spoken {
            assert!(
                !line.trim_start_matches("> ").contains(hard),
                "{hard} in {line}"
            );
        }
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/transcripts");
    insta::with_settings!({
        snapshot_path => folder,
        prepend_module_to_snapshot => false,
        omit_expression => true,
    }, { insta::assert_snapshot!("heard", told) });
}
