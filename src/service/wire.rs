//! The wire form of an [`Ask`]: what a button carries, so that it works after any restart.
//!
//! `k1.<verb>.<game>[.<argument> ...]`, at most 100 bytes. Only asks that are pressed have one;
//! what is typed needs none.

use crate::play::{GameId, Ply, Version};
use crate::service::ask::{Ask, GamesFilter, Part, RecordFormat};
use crate::service::settings::Setting;

/// Names the form, so that a later one can tell old buttons from new.
const MARK: &str = "k1";

/// What a control asks, as text of at most 100 bytes; `None` for what is typed and never pressed.
pub fn wire(ask: &Ask) -> Option<String> {
    let last = |ply: &Option<Ply>| ply.map_or_else(|| "last".to_owned(), |ply| ply.0.to_string());
    let body = match ask {
        Ask::Accept(game) => format!("accept.{}", game.0),
        Ask::Decline(game) => format!("decline.{}", game.0),
        Ask::Withdraw(game) => format!("withdraw.{}", game.0),
        Ask::Pick { game, seen, index } => format!("pick.{}.{}.{index}", game.0, seen.0),
        Ask::AnswerDraw {
            game: Some(game),
            seen: Some(seen),
            accept,
        } => {
            let answer = if *accept { "yes" } else { "no" };
            format!("draw.{}.{}.{answer}", game.0, seen.0)
        }
        Ask::Resign {
            game: Some(game),
            sure: true,
        } => format!("resign.{}", game.0),
        Ask::Board(Some(game)) => format!("board.{}", game.0),
        Ask::Review { game, ply } => format!("review.{}.{}", game.0, last(ply)),
        Ask::Games(GamesFilter::Mine) => "games.mine".to_owned(),
        Ask::Games(GamesFilter::Here) => "games.here".to_owned(),
        Ask::Games(GamesFilter::Ended) => "games.ended".to_owned(),
        Ask::Export {
            game: Some(game),
            format,
        } => match format {
            RecordFormat::Text => format!("export.{}", game.0),
            RecordFormat::Json => format!("export.{}.json", game.0),
        },
        Ask::Notes {
            game: Some(game),
            share,
        } => match share {
            None => format!("notes.{}", game.0),
            Some(true) => format!("notes.{}.share", game.0),
            Some(false) => format!("notes.{}.keep", game.0),
        },
        Ask::Describe {
            game: Some(game),
            part: Part::All,
        } => format!("words.{}", game.0),
        Ask::Describe {
            game: Some(game),
            part: Part::Board,
        } => format!("letters.{}", game.0),
        Ask::Reach {
            game: Some(game),
            cell,
        } if is_cell(cell) => format!("reach.{}.{cell}", game.0),
        Ask::Settings(chosen) => settings(chosen)?,
        Ask::Help => "help".to_owned(),
        Ask::Challenge { .. }
        | Ask::Say { .. }
        | Ask::Play { .. }
        | Ask::Touch { .. }
        | Ask::OfferDraw(_)
        | Ask::AnswerDraw { .. }
        | Ask::Resign { .. }
        | Ask::Abort(_)
        | Ask::Board(None)
        | Ask::Export { game: None, .. }
        | Ask::Note { .. }
        | Ask::Notes { .. }
        | Ask::Describe { .. }
        | Ask::Reach { .. }
        | Ask::Rules { .. } => return None,
    };
    Some(format!("{MARK}.{body}"))
}

/// A control carries one choice at most.
fn settings(chosen: &[Setting]) -> Option<String> {
    match chosen {
        [] => Some("set".to_owned()),
        [one] => {
            let (name, value) = one.codes();
            Some(format!("set.{name}.{value}"))
        }
        _ => None,
    }
}

/// Reads a control's wire form; `None` when it is not one of ours.
pub fn unwire(id: &str) -> Option<Ask> {
    let mut parts = id.split('.');
    if parts.next() != Some(MARK) {
        return None;
    }
    let parts: Vec<&str> = parts.take(5).collect();
    Some(match parts.as_slice() {
        ["accept", id] => Ask::Accept(game(id)?),
        ["decline", id] => Ask::Decline(game(id)?),
        ["withdraw", id] => Ask::Withdraw(game(id)?),
        ["pick", id, seen, index] => Ask::Pick {
            game: game(id)?,
            seen: Version(number(seen)?),
            index: number(index)?,
        },
        ["draw", id, seen, answer @ ("yes" | "no")] => Ask::AnswerDraw {
            game: Some(game(id)?),
            seen: Some(Version(number(seen)?)),
            accept: *answer == "yes",
        },
        ["resign", id] => Ask::Resign {
            game: Some(game(id)?),
            sure: true,
        },
        ["board", id] => Ask::Board(Some(game(id)?)),
        ["review", id, "last"] => Ask::Review {
            game: game(id)?,
            ply: None,
        },
        ["review", id, ply] => Ask::Review {
            game: game(id)?,
            ply: Some(Ply(number(ply)?)),
        },
        ["games", "mine"] => Ask::Games(GamesFilter::Mine),
        ["games", "here"] => Ask::Games(GamesFilter::Here),
        ["games", "ended"] => Ask::Games(GamesFilter::Ended),
        ["export", id] => Ask::Export {
            game: Some(game(id)?),
            format: RecordFormat::Text,
        },
        ["export", id, "json"] => Ask::Export {
            game: Some(game(id)?),
            format: RecordFormat::Json,
        },
        ["notes", id] => Ask::Notes {
            game: Some(game(id)?),
            share: None,
        },
        ["notes", id, share @ ("share" | "keep")] => Ask::Notes {
            game: Some(game(id)?),
            share: Some(*share == "share"),
        },
        ["words", id] => Ask::Describe {
            game: Some(game(id)?),
            part: Part::All,
        },
        ["letters", id] => Ask::Describe {
            game: Some(game(id)?),
            part: Part::Board,
        },
        ["reach", id, cell] if is_cell(cell) => Ask::Reach {
            game: Some(game(id)?),
            cell: (*cell).to_owned(),
        },
        ["set"] => Ask::Settings(Vec::new()),
        ["set", name, value] => Ask::Settings(vec![Setting::from_codes(name, value)?]),
        ["help"] => Ask::Help,
        _ => return None,
    })
}

fn game(text: &str) -> Option<GameId> {
    number(text).map(GameId)
}

/// A cell's name: letters and digits, and few.
fn is_cell(name: &str) -> bool {
    (2..=4).contains(&name.len()) && name.bytes().all(|b| b.is_ascii_alphanumeric())
}

/// Digits only: `parse` alone would let a sign in.
fn number<N: std::str::FromStr>(text: &str) -> Option<N> {
    text.bytes()
        .all(|b| b.is_ascii_digit())
        .then(|| text.parse().ok())
        .flatten()
}
