//! Types of colours and themes.

use crate::scene::Tint;

/// The number of armies beyond the first two.
pub(super) const MORE_ARMIES: usize = Tint::ALL.len() - 2;

/// A colour: red, green, blue.
pub type Rgb = [u8; 3];

/// The colours of one side's pieces.
#[derive(Clone, Copy, Debug)]
pub struct ArmyColours {
    /// The body.
    pub fill: Rgb,
    /// The shaded parts of the body.
    pub shade: Rgb,
    /// Outline and details.
    pub line: Rgb,
    /// Width of the outline, in hundredths of a piece.
    pub outline: f32,
}

/// The colours of one theme.
#[derive(Clone, Copy, Debug)]
pub struct Theme {
    /// Plain light squares.
    pub light: Rgb,
    /// Plain dark squares.
    pub dark: Rgb,
    /// Raised squares.
    pub raised: Rgb,
    /// The lit edge of a raised square.
    pub lit: Rgb,
    /// The shaded edge of a raised square.
    pub shade: Rgb,
    /// The panel around the board.
    pub panel: Rgb,
    /// The line around the board.
    pub rim: Rgb,
    /// Text on the panel.
    pub ink: Rgb,
    /// Secondary text on the panel.
    pub faint: Rgb,
    /// Emphasis on the panel: the side to move, the die that decided.
    pub accent: Rgb,
    /// The first side's pieces.
    pub first: ArmyColours,
    /// The second side's pieces.
    pub second: ArmyColours,
    /// The trail of the last move: the light, dark and raised squares that it left or reached.
    pub trail: [Rgb; 3],
    /// The brackets on the trail.
    pub moved: Rgb,
    /// Danger, repelled attacks, and answers to "why not".
    pub alarm: Rgb,
    /// Targets of a piece.
    pub target: Rgb,
    /// Light, middle and dark hexagons.
    pub comb: [Rgb; 3],
    /// The lines between hexagons.
    pub seam: Rgb,
    /// The material of walls.
    pub stone: Rgb,
    /// The pieces of the armies beyond the first two, in the order of [`Tint::ALL`].
    pub armies: [ArmyColours; MORE_ARMIES],
}
