//! The steps of picking a move, and their wire form.

use crate::play::{GameId, Ply, Version};
use crate::service::api::packed;

/// One step of picking a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PickStep {
    /// Ask for the piece.
    ChoosePiece(Option<GameId>),
    /// Ask for the target of the piece on this cell, chosen under a public board.
    ChooseTargetShared {
        /// The game.
        game: GameId,
        /// The ply of that board.
        ply: Ply,
        /// The piece's cell.
        from: String,
    },
    /// Ask for the target of the piece on this cell.
    ChooseTarget {
        /// The game.
        game: GameId,
        /// The version the step was made for.
        seen: Version,
        /// The piece's cell.
        from: String,
    },
    /// Ask for the next part of a turn after these moves: the target of a tower's next piece, or the next piece.
    ContinueTurn {
        /// The game.
        game: GameId,
        /// The version the step was made for.
        seen: Version,
        /// The moves so far, as typed.
        turn: String,
    },
    /// Ask for the target of the piece on this cell, after these moves of its turn.
    ChooseTargetInTurn {
        /// The game.
        game: GameId,
        /// The version the step was made for.
        seen: Version,
        /// The moves so far, as typed.
        turn: String,
        /// The piece's cell.
        from: String,
    },
    /// Submit this turn of several moves.
    SubmitTurn {
        /// The game.
        game: GameId,
        /// The version the step was made for.
        seen: Version,
        /// The turn as typed.
        turn: String,
        /// `true` if it counts at once; otherwise it is shown first, if its player wants that.
        sure: bool,
    },
    /// Submit this move; it is shown first, if its player wants that.
    SubmitMove {
        /// The game.
        game: GameId,
        /// The version the step was made for.
        seen: Version,
        /// Its index in the legal list.
        index: u16,
    },
}

/// The wire form after the mark; `None` for a typed step.
pub(in crate::service) fn wire(step: &PickStep) -> Option<String> {
    Some(match step {
        PickStep::ChoosePiece(game) => format!("choose.{}", (*game)?.0),
        PickStep::ChooseTargetShared { game, ply, from } if packed::is_cell(from) => {
            format!("from.{}.{}.{from}", game.0, ply.0)
        }
        PickStep::ChooseTarget { game, seen, from } if packed::is_cell(from) => {
            format!("choose.{}.{}.{from}", game.0, seen.0)
        }
        PickStep::SubmitMove { game, seen, index } => {
            format!("preview.{}.{}.{index}", game.0, seen.0)
        }
        PickStep::ContinueTurn { game, seen, turn } if is_turn(turn) => {
            format!("next.{}.{}.{turn}", game.0, seen.0)
        }
        PickStep::ChooseTargetInTurn {
            game,
            seen,
            turn,
            from,
        } if is_turn(turn) && packed::is_cell(from) => {
            format!("then.{}.{}.{turn}.{from}", game.0, seen.0)
        }
        PickStep::SubmitTurn {
            game,
            seen,
            turn,
            sure,
        } if is_turn(turn) => {
            let verb = if *sure { "turn" } else { "whole" };
            format!("{verb}.{}.{}.{turn}", game.0, seen.0)
        }
        PickStep::ChooseTargetShared { .. }
        | PickStep::ChooseTarget { .. }
        | PickStep::ContinueTurn { .. }
        | PickStep::ChooseTargetInTurn { .. }
        | PickStep::SubmitTurn { .. } => return None,
    })
}

/// Returns `true` for a turn as we write it: a few cells with separators.
fn is_turn(text: &str) -> bool {
    let fits = |c: char| c.is_ascii_alphanumeric() || "-,=#".contains(c);
    (2..=40).contains(&text.len()) && text.chars().all(fits)
}

/// Parses the words of [`wire`].
pub(in crate::service) fn unwire(parts: &[&str]) -> Option<PickStep> {
    let seen = |text: &str| packed::number(text).map(Version);
    Some(match *parts {
        ["choose", id] => PickStep::ChoosePiece(Some(packed::game(id)?)),
        ["from", id, ply, from] if packed::is_cell(from) => PickStep::ChooseTargetShared {
            game: packed::game(id)?,
            ply: Ply(packed::number(ply)?),
            from: from.to_owned(),
        },
        ["choose", id, version, from] if packed::is_cell(from) => PickStep::ChooseTarget {
            game: packed::game(id)?,
            seen: seen(version)?,
            from: from.to_owned(),
        },
        // Old menus had a step of its own for the promotion.
        ["choose", id, version, from, to] if packed::is_cell(from) && packed::is_cell(to) => {
            PickStep::ChooseTarget {
                game: packed::game(id)?,
                seen: seen(version)?,
                from: from.to_owned(),
            }
        }
        ["preview", id, version, index] => PickStep::SubmitMove {
            game: packed::game(id)?,
            seen: seen(version)?,
            index: packed::number(index)?,
        },
        ["next", id, version, turn] if is_turn(turn) => PickStep::ContinueTurn {
            game: packed::game(id)?,
            seen: seen(version)?,
            turn: turn.to_owned(),
        },
        ["then", id, version, turn, from] if is_turn(turn) && packed::is_cell(from) => {
            PickStep::ChooseTargetInTurn {
                game: packed::game(id)?,
                seen: seen(version)?,
                turn: turn.to_owned(),
                from: from.to_owned(),
            }
        }
        [verb @ ("turn" | "whole"), id, version, turn] if is_turn(turn) => PickStep::SubmitTurn {
            game: packed::game(id)?,
            seen: seen(version)?,
            turn: turn.to_owned(),
            sure: verb == "turn",
        },
        _ => return None,
    })
}
