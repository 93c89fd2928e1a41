//! Colours and measures: all that makes a picture look the way it does, as data.

use crate::scene::Tint;

/// The number of armies beyond the first two.
pub(super) const MORE_ARMIES: usize = Tint::ALL.len() - 2;

/// A colour: red, green, blue.
pub type Rgb = [u8; 3];

/// How one side's pieces look.
#[derive(Clone, Copy, Debug)]
pub struct ArmyColours {
    /// The body.
    pub fill: Rgb,
    /// The parts of the body that lie in shade.
    pub shade: Rgb,
    /// Outline and detail.
    pub line: Rgb,
    /// Width of the outline, in hundredths of a piece.
    pub outline: f32,
}

/// The colours of one look.
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
    /// Around the board.
    pub panel: Rgb,
    /// The line between the board and what is around it.
    pub rim: Rgb,
    /// Text on the panel.
    pub ink: Rgb,
    /// Lesser text on the panel.
    pub faint: Rgb,
    /// What stands out on the panel: whose turn it is, the die that decided.
    pub accent: Rgb,
    /// The first side's pieces.
    pub first: ArmyColours,
    /// The second side's pieces.
    pub second: ArmyColours,
    /// Light, dark and raised squares that the last move left or reached.
    pub trail: [Rgb; 3],
    /// The brackets on those squares.
    pub moved: Rgb,
    /// Danger, attacks repelled, and the reason why not.
    pub alarm: Rgb,
    /// Where a piece may go.
    pub target: Rgb,
    /// Light, middle and dark hexagons.
    pub comb: [Rgb; 3],
    /// The lines between hexagons.
    pub seam: Rgb,
    /// What walls are built of.
    pub stone: Rgb,
    /// The pieces of the armies beyond the first two, in the order of [`Tint::ALL`].
    pub armies: [ArmyColours; MORE_ARMIES],
}
