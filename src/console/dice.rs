//! Typed lines about dice.

use crate::console::parse::{ConsoleCommand, game, on, on_game};
use crate::service::api::action::Action;
use crate::service::api::dice::DiceAction;

/// `roll`, `roll #12`, `roll 5 2`, `roll #12 5:2`: a bare number is a face.
pub(super) fn roll(rest: &str) -> ConsoleCommand {
    let (first, more) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let named = first.strip_prefix('#').and_then(game);
    let faces = if named.is_some() { more } else { rest };
    let faces = faces.trim().to_owned();
    ConsoleCommand::Ask(Action::Dice(if faces.is_empty() {
        let seen = None;
        DiceAction::Roll { game: named, seen }
    } else {
        DiceAction::Enter { game: named, faces }
    }))
}

/// `dice roll`, `dice enter 5 2`, `dice words [12] WORDS`, `dice renew [12]`, `dice renew yes`, `dice verify [12]`.
pub(super) fn line(rest: &str) -> ConsoleCommand {
    let (verb, rest) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let rest = rest.trim();
    match verb.to_lowercase().as_str() {
        "roll" | "enter" => roll(rest),
        "verify" => on_game(rest, Action::Verify),
        "words" => {
            let (game, text) = on(rest);
            ConsoleCommand::Ask(Action::Dice(DiceAction::Words { game, text }))
        }
        "renew" => {
            let (first, last) = rest.rsplit_once(char::is_whitespace).unwrap_or(("", rest));
            let (named, accept) = match last {
                "yes" => (first, Some(true)),
                "no" => (first, Some(false)),
                _ => (rest, None),
            };
            on_game(named, |game| {
                Action::Dice(match accept {
                    None => DiceAction::Renew(game),
                    Some(accept) => DiceAction::AnswerRenewal {
                        game,
                        seen: None,
                        accept,
                    },
                })
            })
        }
        _ => ConsoleCommand::Wrong("console-dice-how"),
    }
}
