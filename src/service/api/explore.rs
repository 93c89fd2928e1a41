//! Actions of the private board, and their wire form.

use crate::play::suppose::DiceOutcome;
use crate::play::{GameId, Ply};
use crate::service::api::packed;

/// An action on a private board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExploreAction {
    /// Show it, and play these moves on it.
    Open {
        /// The game.
        game: Option<GameId>,
        /// Restart after this move as typed; `None` continues the present line.
        at: Option<String>,
        /// The moves, as typed; may be empty.
        moves: String,
    },
    /// Show an analysis' best alternative to a move, played out on it.
    BestLine {
        /// The game.
        game: GameId,
        /// The ply after the move.
        ply: Ply,
    },
    /// Press a control of it.
    Control {
        /// The game.
        game: GameId,
        /// The edition of the board the control was made for.
        seen: u32,
        /// The control.
        act: ExploreControl,
    },
}

/// A control of a private board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExploreControl {
    /// Shows the board.
    Show,
    /// Takes the last move back; it stays in the line.
    Back,
    /// Plays the next move of the line again.
    Forward,
    /// Restarts from the game's current position.
    Fresh,
    /// Turns the board around.
    Flip,
    /// Shows the moves of the piece on this cell.
    Piece(String),
    /// Plays the move with this index in the legal list, with this result of its dice, if it needs any.
    Play(u16, Option<DiceOutcome>),
    /// Adds the line to the user's plan for the game, while it runs.
    Plan,
    /// Shows the line to everybody, once the game is over.
    Share,
}

/// The wire form after the mark; `None` for typed actions.
pub(in crate::service) fn wire(action: &ExploreAction) -> Option<String> {
    let (game, seen, act) = match action {
        ExploreAction::Open { .. } => return None,
        ExploreAction::BestLine { game, ply } => {
            return Some(format!("explore.{}.best.{}", game.0, ply.0));
        }
        ExploreAction::Control { game, seen, act } => (game, seen, act),
    };
    let act = match act {
        ExploreControl::Show => "show".to_owned(),
        ExploreControl::Back => "back".to_owned(),
        ExploreControl::Forward => "on".to_owned(),
        ExploreControl::Fresh => "fresh".to_owned(),
        ExploreControl::Flip => "flip".to_owned(),
        ExploreControl::Piece(cell) if packed::is_cell(cell) => format!("piece.{cell}"),
        ExploreControl::Piece(_) => return None,
        ExploreControl::Play(index, None) => format!("play.{index}"),
        ExploreControl::Play(index, Some(DiceOutcome::Succeeds)) => format!("play.{index}.won"),
        ExploreControl::Play(index, Some(DiceOutcome::Fails)) => format!("play.{index}.lost"),
        ExploreControl::Plan => "plan".to_owned(),
        ExploreControl::Share => "share".to_owned(),
    };
    Some(format!("explore.{}.{seen}.{act}", game.0))
}

/// Parses the words of [`wire`].
pub(in crate::service) fn unwire(parts: &[&str]) -> Option<ExploreAction> {
    if let ["explore", game, "best", ply] = parts {
        let (game, ply) = (packed::game(game)?, Ply(packed::number(ply)?));
        return Some(ExploreAction::BestLine { game, ply });
    }
    let ["explore", game, seen, act @ ..] = parts else {
        return None;
    };
    let act = match *act {
        ["show"] => ExploreControl::Show,
        ["back"] => ExploreControl::Back,
        ["on"] => ExploreControl::Forward,
        ["fresh"] => ExploreControl::Fresh,
        ["flip"] => ExploreControl::Flip,
        ["piece", cell] if packed::is_cell(cell) => ExploreControl::Piece(cell.to_owned()),
        // Old menus had a step of its own for the promotion.
        ["kind", from, to] if packed::is_cell(from) && packed::is_cell(to) => {
            ExploreControl::Piece(from.to_owned())
        }
        ["play", index] => ExploreControl::Play(packed::number(index)?, None),
        ["play", index, "won"] => {
            ExploreControl::Play(packed::number(index)?, Some(DiceOutcome::Succeeds))
        }
        ["play", index, "lost"] => {
            ExploreControl::Play(packed::number(index)?, Some(DiceOutcome::Fails))
        }
        ["plan"] => ExploreControl::Plan,
        ["share"] => ExploreControl::Share,
        _ => return None,
    };
    Some(ExploreAction::Control {
        game: packed::game(game)?,
        seen: packed::number(seen)?,
        act,
    })
}
