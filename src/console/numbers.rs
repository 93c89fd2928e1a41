//! Numbers of games in typed lines that are larger than that of any game.

/// The number of a game behind this verb, as typed, where it is larger than that of any game: what follows is not of a
/// shape to read on, and whoever typed it is told that there is no such game.
pub(super) fn no_game(verb: &str, rest: &str) -> Option<String> {
    let mut words = rest.split_whitespace();
    let (word, bare) = match verb {
        "accept" | "abort" | "board" | "claim" | "clock" | "decline" | "describe" | "draw"
        | "explore" | "export" | "handover" | "here" | "leave" | "moves" | "notes" | "pause"
        | "pick" | "plan" | "resign" | "resume" | "review" | "show" | "sit" | "skip" | "start"
        | "swap" | "takeback" | "verify" | "what" | "where" | "withdraw" => (words.next(), true),
        "film" => (words.find(|word| too_large(word).is_some()), true),
        // What stands bare here is a face, a number of team talk, or a word of a note.
        "note" | "roll" | "signal" => (words.next(), false),
        "give" => (words.last(), false),
        "dice" => match words.next().map(str::to_lowercase).as_deref() {
            Some("verify" | "words" | "renew") => (words.next(), true),
            Some("roll" | "enter") => (words.next(), false),
            _ => (None, false),
        },
        _ => (None, false),
    };
    let word = word.filter(|word| bare || word.starts_with('#'))?;
    too_large(word).map(str::to_owned)
}

/// The digits of a number that no game can have, with or without `#`.
fn too_large(word: &str) -> Option<&str> {
    let digits = word.trim_start_matches('#');
    let plain = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
    (plain && digits.parse::<i64>().is_err()).then_some(digits)
}

#[cfg(test)]
mod tests {
    use crate::console::parse::{ConsoleCommand, parse};
    use crate::service::api::action::Action;

    const HUGE: &str = "99999999999999999999";

    #[test]
    fn a_number_that_no_game_can_have_is_named_behind_every_verb_that_takes_a_game() {
        let bare = [
            "accept",
            "abort",
            "board",
            "claim",
            "clock",
            "decline",
            "describe",
            "draw",
            "explore",
            "export",
            "film",
            "handover",
            "here",
            "leave",
            "moves",
            "notes",
            "pause",
            "pick",
            "plan",
            "resign",
            "resume",
            "review",
            "show",
            "sit",
            "skip",
            "start",
            "swap",
            "takeback",
            "verify",
            "what",
            "where",
            "withdraw",
            "dice verify",
            "dice words",
            "dice renew",
        ];
        let hash = [
            "note",
            "roll",
            "signal",
            "give 1d",
            "dice roll",
            "dice enter",
        ];
        let none = ConsoleCommand::Ask(Action::NoGame(HUGE.to_owned()));
        for verb in bare {
            for line in [format!("{verb} {HUGE}"), format!("/{verb} #{HUGE}")] {
                assert_eq!(parse(&line), none, "{line}");
            }
        }
        for verb in hash {
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
}
