//! Turns: all plies a seat plays in one go, which may be several, as people see, count and write them.
//!
//! People count moves by rounds, as records do: one turn of everybody at the table has one number. The first turn of
//! the round is written `14.` and each later one `14…`. After a failed attack a seat continues with its own dots. A
//! number alone is the round's.

use crate::game::any::AnyPosition;
use crate::game::text::{MoveError, MoveText};
use crate::play::game::suppose::{Branch, DiceOutcome};
use crate::play::game::{Game, MadeMove, suppose};
use crate::play::values::identity::{MoveNumber, Ply};

/// Moves of one turn as they may be typed: the first in full, then each [further] one (`E5-E7, D5`).
pub fn join_turn<'a>(moves: impl IntoIterator<Item = &'a MoveText>) -> String {
    let mut moves = moves.into_iter();
    let Some(first) = moves.next() else {
        return String::new();
    };
    // The end of the turn is implied.
    let further = moves.filter_map(|mv| further(first, mv));
    let parts: Vec<String> = [first.to_string()].into_iter().chain(further).collect();
    parts.join(", ")
}

/// A further move of the turn that `first` began: its target only, if it leaves the same cell; `None` for a word.
pub fn further(first: &MoveText, mv: &MoveText) -> Option<String> {
    let to = mv.cells().last()?;
    Some(if mv.origin() == first.origin() {
        to.to_owned()
    } else {
        mv.to_string()
    })
}

/// Moves of one turn with the dice of the last one, for people.
pub fn written(steps: &[MadeMove]) -> String {
    let dice = steps.last().map(|last| {
        let mut written = last.written();
        written.split_off(last.text.as_str().len())
    });
    let moves = steps.iter().map(|step| &step.text);
    join_turn(moves) + &dice.unwrap_or_default()
}

/// [`written`] with its number: `14. E5-E7, D5`.
pub fn numbered(steps: &[MadeMove]) -> Option<String> {
    let first = steps.first()?;
    let (round, dots) = (first.number.round, first.dots());
    Some(format!("{round}{dots} {}", written(steps)))
}

/// Moves round by round, each round with its number: `14. E5-E7, D5 G6-G7`.
pub fn rounds(steps: &[MadeMove]) -> Vec<String> {
    let mut rounds: Vec<String> = Vec::new();
    for turn in turns(steps) {
        let opens = turn.first().is_some_and(|step| step.number.first_of_round);
        match rounds.last_mut() {
            Some(round) if !opens => {
                round.push(' ');
                round.push_str(&written(turn));
            }
            _ => rounds.extend(numbered(turn)),
        }
    }
    rounds
}

/// Moves grouped into turns.
pub fn turns(steps: &[MadeMove]) -> impl Iterator<Item = &[MadeMove]> {
    steps.chunk_by(|step, _| step.turn_continues)
}

/// Returns `true` if a turn begins in which nothing can move: only the word that ends it is legal.
pub fn only_passes(position: &dyn AnyPosition) -> bool {
    !position.mid_turn() && moves_nothing(position)
}

/// Returns `true` if only the word that ends the turn is left.
pub fn only_ends(position: &dyn AnyPosition) -> bool {
    position.mid_turn() && moves_nothing(position)
}

/// Returns `true` in the middle of a turn that something else can still move in.
pub fn has_more_to_move(position: &dyn AnyPosition) -> bool {
    position.mid_turn() && !moves_nothing(position)
}

fn moves_nothing(position: &dyn AnyPosition) -> bool {
    let moves = position.legal();
    !moves.is_empty() && moves.iter().all(|mv| mv.cells().next().is_none())
}

/// The turn of the move to this ply, up to that move; empty for the start.
pub fn turn_to(game: &Game, ply: Ply) -> &[MadeMove] {
    let steps = game.steps().get(..ply.0 as usize).unwrap_or_default();
    let before = steps.split_last().map_or(steps, |(_, before)| before);
    let ended = before.iter().rposition(|step| !step.turn_continues);
    let first = ended.map_or(0, |last| last + 1);
    steps.get(first..).unwrap_or_default()
}

/// At a table of more than two, the others' moves in the round that ends with the turn to this ply. They are those
/// since that seat's turn before, or since play began. None between two.
pub fn round_to(game: &Game, ply: Ply) -> &[MadeMove] {
    let turn = turn_to(game, ply);
    let Some(last) = turn.last().filter(|_| game.position().seats() > 2) else {
        return &[];
    };
    let steps = game.steps().get(..ply.0 as usize).unwrap_or_default();
    let before = &steps[..steps.len() - turn.len()];
    let own = before.iter().rposition(|step| step.seat == last.seat);
    &before[own.map_or(0, |own| own + 1)..]
}

/// The move to this ply, and those after it in its turn; empty for the start.
pub fn turn_from(game: &Game, ply: Ply) -> &[MadeMove] {
    let before = ply.0.checked_sub(1);
    let left = before.and_then(|before| game.steps().get(before as usize..));
    turns(left.unwrap_or_default()).next().unwrap_or_default()
}

/// The stops of a review: the start, and the end of each turn, including the one under way.
pub fn stops(game: &Game) -> Vec<Ply> {
    let plies = (1..).map(Ply).zip(game.steps());
    let ends = plies.filter(|(ply, step)| !step.turn_continues || *ply == game.ply());
    let start = [Ply(0)].into_iter();
    start.chain(ends.map(|(ply, _)| ply)).collect()
}

/// The end of the turn of the move to this ply.
pub fn end_of_turn(game: &Game, ply: Ply) -> Ply {
    let behind = turn_from(game, ply).len().saturating_sub(1);
    Ply(ply.0 + u32::try_from(behind).expect("a ply of the game is at most its last"))
}

/// The number of the turn of the move to this ply; `None` for the start.
pub fn number_at(game: &Game, ply: Ply) -> Option<MoveNumber> {
    turn_to(game, ply).first().map(|step| step.number)
}

/// Number of moves up to this ply, as people count: rounds, including the one under way. Every number of moves
/// shown to people comes from here.
pub fn moves_to(game: &Game, ply: Ply) -> u32 {
    number_at(game, ply).map_or(0, |number| number.round)
}

/// Moves of one turn from here in the form that is parsed again: with the word that ends it, unless it is implied.
pub fn typed(game: &Game, plies: &[MoveText]) -> String {
    let line = join_turn(plies).replace(' ', "");
    match plies.split_last() {
        Some((word, [_, ..])) if word.cells().next().is_none() => {
            let read = game.position().read_turn(&line);
            if read.is_ok_and(|read| read == plies) {
                line
            } else {
                format!("{line},{word}")
            }
        }
        _ => line,
    }
}

/// Returns `true` if this move, legal in the present position, ends the turn: nothing else can move after it.
pub fn ends_turn(game: &Game, mv: &MoveText) -> bool {
    let mut position = game.position().boxed_clone();
    position.play(mv).is_ok() && !has_more_to_move(&*position)
}

/// All results of moves made one after the other; only the dice of the last one are thrown.
///
/// # Errors
/// The [`MoveError`] of an illegal move, or of an empty list.
pub fn outcomes(game: &Game, plies: &[MoveText]) -> Result<Vec<Branch>, MoveError> {
    let Some((last, before)) = plies.split_last() else {
        return game.position().read("").map(|_| Vec::new());
    };
    let mut game = game.clone();
    for mv in before {
        game = suppose::after_move(&game, mv, DiceOutcome::Succeeds)?;
    }
    suppose::branches(&game, last)
}
