//! The last move in words: its piece, and the piece it took. A user who hears a board has no picture to find that in.

use crate::play::{Game, MadeMove, Ply, move_effects, review, turn};
use crate::service::describe::args;
use crate::service::words::catalogue;

/// The turn that led to this ply, with its number and its pieces: "14. fool E5-E7"; `None` for the start.
pub(in crate::service) fn last_move(of: &Game, ply: Ply) -> Option<String> {
    let turn = turn::turn_to(of, ply);
    let first = turn.first()?;
    let before = (ply.0 as usize).saturating_sub(turn.len());
    let moves = with_pieces(of, before, turn);
    Some(format!("{} {moves}", first.number_written()))
}

/// The others' moves in the round that the turn to this ply ends, at a table of more than two.
pub(in crate::service) fn round(of: &Game, ply: Ply) -> Option<String> {
    let round = turn::round_to(of, ply);
    let mut before = (ply.0 as usize).saturating_sub(turn::turn_to(of, ply).len() + round.len());
    let turns = turn::turns(round).filter_map(|turn| {
        let moves = with_pieces(of, before, turn);
        before += turn.len();
        Some(format!("{} {moves}", args::side(of, turn.first()?.seat)))
    });
    let turns: Vec<String> = turns.collect();
    let args = [("moves", turns.join("; ").into())];
    (!turns.is_empty()).then(|| catalogue::sentences().line("alt-round", &args))
}

/// Moves of one turn with their pieces; so many plies were made before it. The word that ends a turn is left out.
fn with_pieces(of: &Game, before: usize, turn: &[MadeMove]) -> String {
    let plies = (1..).filter_map(|nth| u32::try_from(before + nth).ok());
    let moved = turn.iter().zip(plies.map(Ply));
    let moves = moved.filter(|(step, _)| step.text.cells().next().is_some());
    let moves: Vec<String> = moves.map(|(step, ply)| with_piece(of, ply, step)).collect();
    if moves.is_empty() {
        return turn::written(turn);
    }
    moves.join(", ")
}

/// A move with its piece, and with the piece it took.
fn with_piece(of: &Game, ply: Ply, step: &MadeMove) -> String {
    let (Some(moved), _) = review::stood_before(of, ply) else {
        return step.written();
    };
    let effects = move_effects::effects_at(of, ply);
    // Dice in the air may still repel the attack.
    let taken = effects.taken.or(effects.passing);
    let taken = taken.filter(|_| !move_effects::in_the_air(of, ply));
    let mut args = vec![
        ("piece", args::piece(moved, 1).into()),
        ("move", step.written().into()),
    ];
    let id = match taken {
        Some((taken, _)) => {
            args.push(("taken", args::piece(taken, 1).into()));
            "moved-and-takes"
        }
        None => "moved",
    };
    catalogue::sentences().line(id, &args)
}
