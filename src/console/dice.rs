//! Typed lines about dice.

use crate::console::parse::{Line, game, on, on_game};
use crate::service::ask::Ask;
use crate::service::dice::Wish;

/// `roll`, `roll #12`, `roll 5 2`, `roll #12 5:2`: a bare number is a face.
pub(super) fn roll(rest: &str) -> Line {
    let (first, more) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let named = first.strip_prefix('#').and_then(game);
    let faces = if named.is_some() { more } else { rest };
    let faces = faces.trim().to_owned();
    Line::Ask(Ask::Dice(if faces.is_empty() {
        let seen = None;
        Wish::Roll { game: named, seen }
    } else {
        Wish::Enter { game: named, faces }
    }))
}

/// `dice roll`, `dice enter 5 2`, `dice words [12] WORDS`, `dice renew [12]`, `dice renew yes`, `dice verify [12]`.
pub(super) fn line(rest: &str) -> Line {
    let (verb, rest) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let rest = rest.trim();
    match verb.to_lowercase().as_str() {
        "roll" | "enter" => roll(rest),
        "verify" => on_game(rest, Ask::Verify),
        "words" => {
            let (game, text) = on(rest);
            Line::Ask(Ask::Dice(Wish::Words { game, text }))
        }
        "renew" => {
            let (first, last) = rest.rsplit_once(char::is_whitespace).unwrap_or(("", rest));
            let (named, accept) = match last {
                "yes" => (first, Some(true)),
                "no" => (first, Some(false)),
                _ => (rest, None),
            };
            on_game(named, |game| {
                Ask::Dice(match accept {
                    None => Wish::Renew(game),
                    Some(accept) => Wish::AnswerRenewal {
                        game,
                        seen: None,
                        accept,
                    },
                })
            })
        }
        _ => Line::Wrong("console-dice-how"),
    }
}
