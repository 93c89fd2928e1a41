//! A game as a story in a few boards next to each other, as data.

use crate::scene::{Scene, Tint};

/// A few boards of one game in a row, each with words below it, to be shared as one picture.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Story {
    /// Its file name without extension: `game-12-story`.
    pub name: String,
    /// Above the boards: the game and its number.
    pub title: String,
    /// The boards from left to right; all have the same grid and perspective.
    pub panels: Vec<StoryPanel>,
}

/// One board of a story.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoryPanel {
    /// The board. Only the verdict of its caption is shown.
    pub scene: Scene,
    /// Below the board: the moment.
    pub heading: String,
    /// Below the heading: the reason why it is shown.
    pub line: String,
    /// In place of the line: the players, each beside the sign of their army.
    pub players: Vec<(Tint, String)>,
}
