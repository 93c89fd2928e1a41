//! The course of a game as a curve of equity, as data.

use crate::scene::Tint;

/// The course of a game: a curve of equity, the luck of rolls, and marked mistakes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Graph {
    /// Its file name without extension: `game-12-analysis`.
    pub name: String,
    /// Above the plot: the game, its number and its result.
    pub title: String,
    /// With two sides: the first side's curve, and the second side with an empty one. With more sides: a curve each.
    pub curves: Vec<Curve>,
    /// The number of moves, as people count them, at the start and after each ply; none are written without.
    pub moves: Vec<u32>,
    /// The luck of rolls.
    pub rolls: Vec<RollBar>,
    /// The marked mistakes.
    pub mistakes: Vec<MistakeDot>,
    /// The number of plies played at the moment that is looked at.
    pub at: Option<usize>,
    /// The meanings of the signs that occur in it.
    pub legend: Vec<LegendEntry>,
}

/// A sign of a graph with its meaning.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LegendEntry {
    /// The sign.
    pub sign: GraphSign,
    /// Its meaning.
    pub words: String,
}

/// A sign of a graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GraphSign {
    /// A mistake of this [severity](MistakeDot::severity).
    Mistake(u8),
    /// The luck of a roll.
    Roll,
    /// The moment that is looked at.
    Moment,
}

/// The course of a game for one side.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Curve {
    /// The tint of the side.
    pub tint: Tint,
    /// Its players.
    pub player: String,
    /// Its equity in thousandths, -1000 to 1000, at the start and after each ply.
    pub equities: Vec<i32>,
}

/// The luck of a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RollBar {
    /// The index of its ply, from 0.
    pub ply: usize,
    /// The luck of the first side with two sides, otherwise of the side that threw; in thousandths.
    pub luck: i32,
}

/// A marked mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MistakeDot {
    /// The index of its ply, from 0.
    pub ply: usize,
    /// The index of its side in [`Graph::curves`].
    pub side: usize,
    /// Its size: 1 to 3, as `?!`, `?` and `??`.
    pub severity: u8,
}
