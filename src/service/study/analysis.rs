//! Analyses of finished games: a game as the engine follows it, and the words for its judgement.
//!
//! The engine says nothing about a game that is not over, so nobody gets help with a move.

use crate::engine::analysis::GameStep;
use crate::game::any::AnyPosition;
use crate::play::game::Game;
use crate::play::game::summary::Stage;
use crate::play::values::identity::Ply;

/// Node budget of each search of an analysis that names none.
pub const USUAL_NODES: u64 = 20_000;

/// The reason why a game cannot be analysed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoAnalysis {
    /// The game is not over, or has not begun.
    #[error("this game is not over: it can be analysed when it is")]
    NotOver,
    /// Today's rules cannot play the game as it is stored.
    #[error("today’s rules cannot follow this game")]
    OtherRules,
}

/// The start of a finished game and its steps, one move, roll or departure each.
///
/// # Errors
/// [`NoAnalysis`] if the game is not over, or if today's rules differ from those it was played by.
pub fn steps(game: &Game) -> Result<(Box<dyn AnyPosition>, Vec<GameStep>), NoAnalysis> {
    if game.stage() != Stage::Over {
        return Err(NoAnalysis::NotOver);
    }
    if game.diverged().is_some() || game.other_rules().is_some() {
        return Err(NoAnalysis::OtherRules);
    }
    let restore = game.kind().spec().restore;
    let start = restore(game.options(), game.start().as_str());
    let start = start.map_err(|_| NoAnalysis::OtherRules)?;
    let mut steps = Vec::new();
    let departed = |ply: Ply| {
        let here = game.departures().filter(move |(at, ..)| *at == ply);
        here.map(|(_, seat, why)| GameStep::Forfeit(seat, why.clone()))
    };
    steps.extend(departed(Ply(0)));
    for (ply, made) in (1..).map(Ply).zip(game.steps()) {
        steps.push(GameStep::Move(made.text.clone()));
        steps.extend(made.roll.clone().map(GameStep::Roll));
        steps.extend(departed(ply));
    }
    Ok((start, steps))
}
