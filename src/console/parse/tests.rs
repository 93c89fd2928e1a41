//! Typed lines and their commands.

use crate::console::parse::*;
use crate::service::GameId;
use crate::service::api::inbox::InboxAction;
use crate::service::api::preferences::Preference;
use crate::service::api::values::ReadOutPart;
use crate::service::api::verbs;
use crate::service::api::verbs::line::Slot;

const HUGE: &str = "99999999999999999999";

#[test]
fn a_number_that_no_game_can_have_is_named_behind_every_verb_that_takes_a_game() {
    let none = ConsoleCommand::Ask(Action::NoGame(HUGE.to_owned()));
    let mut tried = 0;
    for line in verbs::all().iter().flat_map(|verb| &verb.lines) {
        let LineGrammar::Slots(slots) = line.grammar else {
            continue;
        };
        let bare = slots
            .iter()
            .any(|slot| [Slot::Game, Slot::TheGame].contains(slot));
        let marked = slots.contains(&Slot::MarkedGame);
        for verb in line.spellings {
            if bare {
                assert_eq!(parse(&format!("{verb} {HUGE}")), none, "{verb}");
            }
            if bare || marked {
                tried += 1;
                assert_eq!(parse(&format!("/{verb} #{HUGE}")), none, "{verb}");
            }
            if marked {
                assert_ne!(parse(&format!("{verb} {HUGE}")), none, "{verb}");
            }
        }
    }
    assert!(tried > 30, "{tried}");
    for verb in ["film", "review", "notes", "explore", "skip", "takeback"] {
        for line in [format!("{verb} {HUGE}"), format!("{verb} #{HUGE}")] {
            assert_eq!(parse(&line), none, "{line}");
        }
    }
    for verb in ["note", "signal", "give 1d"] {
        assert_eq!(parse(&format!("{verb} #{HUGE}")), none, "{verb}");
        assert_ne!(parse(&format!("{verb} {HUGE}")), none, "{verb}");
    }
    for line in [
        format!("resign {HUGE} yes"),
        format!("show #{HUGE} D2"),
        format!("board #{HUGE} passant"),
        format!("film fast #{HUGE}"),
    ] {
        assert_eq!(parse(&line), none, "{line}");
    }
    assert_ne!(parse("board 12"), none);
}

#[test]
fn every_spelling_is_read_and_belongs_to_one_verb() {
    let mut all = Vec::new();
    for verb in verbs::all() {
        for spelling in verb.lines.iter().flat_map(|line| line.spellings) {
            assert!(!all.contains(&spelling), "{spelling} is two verbs");
            all.push(spelling);
            let (found, _, rest) = spelt(spelling).unwrap_or_else(|| panic!("{spelling}"));
            assert_eq!((found.name.as_str(), rest), (verb.name.as_str(), ""));
            // A verb that the terminal parses by its own function has that function.
            assert_ne!(
                parse(spelling),
                ConsoleCommand::Wrong("discord-unknown-command"),
                "{spelling}"
            );
        }
    }
}

#[test]
fn every_command_can_be_typed() {
    // Moderators at the same keyboard are refused in a word, a form needs menus, and nobody signs in at a table.
    let not_typed = [
        "challenge form",
        "moderate resume",
        "moderate annul",
        "moderate unrate",
        "moderate hand-over",
        "moderate bar",
        "moderate merge",
        "moderate admit",
        "moderate log",
        "web sessions",
        "server token",
    ];
    for verb in verbs::all()
        .iter()
        .filter(|verb| verb.lines.is_empty() && verb.kind.is_none())
    {
        // The line that rolls also enters faces.
        assert!(
            not_typed.contains(&verb.name.as_str()),
            "{} has no line",
            verb.name
        );
    }
}

#[test]
fn every_preference_can_be_typed() {
    for preference in Preference::all() {
        let (name, value) = preference.codes();
        // The terminal itself may speak another language than its games.
        let meant = if name == "language" {
            ConsoleCommand::Language(value.to_owned())
        } else {
            ConsoleCommand::Ask(Action::Settings(vec![preference]))
        };
        assert_eq!(parse(&format!("{name} {value}")), meant);
    }
}

#[test]
fn a_word_that_is_nearly_a_verb_leads_to_it() {
    for (typed, meant) in [
        ("rewiew 12", "review"),
        ("/takback", "takeback"),
        ("bord", "board"),
        ("Hitsory", "history"),
        ("reisgn", "resign"),
    ] {
        assert_eq!(nearest(typed), Some(meant), "{typed}");
    }
    for typed in ["hello", "D2-D3", "ok", "thanks a lot", ""] {
        assert_eq!(nearest(typed), None, "{typed}");
    }
}

#[test]
fn what_a_line_implies_and_what_it_leaves_out_is_read() {
    let part = |part| {
        ConsoleCommand::Ask(Action::Describe {
            game: Some(GameId(12)),
            part,
        })
    };
    assert_eq!(parse("where 12"), part(ReadOutPart::Mine));
    assert_eq!(parse("describe #12"), part(ReadOutPart::All));
    assert_eq!(
        parse("What 12 D5"),
        part(ReadOutPart::Cell("D5".to_owned()))
    );
    assert_eq!(
        parse("where there"),
        ConsoleCommand::Wrong("console-which-game")
    );
    assert_eq!(
        parse("theme pink"),
        ConsoleCommand::Wrong("console-settings-what")
    );
    for (line, wrong) in [
        ("puzzles", "console-puzzles-what"),
        ("puzzles foo", "console-puzzles-what"),
        ("rated foo", "console-rated-what"),
    ] {
        assert_eq!(parse(line), ConsoleCommand::Wrong(wrong), "{line}");
    }
    assert_eq!(parse("dice"), ConsoleCommand::Wrong("console-dice-how"));
    assert_eq!(parse("dice fly"), ConsoleCommand::Wrong("console-dice-how"));
    assert_eq!(
        parse("privacy please"),
        ConsoleCommand::Wrong("console-privacy-what")
    );
    assert_eq!(parse("sit"), ConsoleCommand::Wrong("console-which-table"));
    assert_eq!(parse("skip"), ConsoleCommand::Other("skip".to_owned()));
    let next = Action::Inbox(InboxAction::Next(Some(GameId(3))));
    assert_eq!(parse("skip 3"), ConsoleCommand::Ask(next));
    assert_eq!(
        parse("accept the draw"),
        ConsoleCommand::Other("accept the draw".to_owned())
    );
    assert_eq!(
        parse("help takeback"),
        ConsoleCommand::HelpOn("takeback".to_owned())
    );
}
