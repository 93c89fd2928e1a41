//! A picture as data: what stands where, and what is marked. No colour, no pixel, no sentence of its own.

use crate::game::grid::{Cell, Grid, Perspective};
use crate::game::seat::Seat;

/// Everything one board picture shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// Extent of the board.
    pub grid: Grid,
    /// Whose side is at the bottom.
    pub eyes: Perspective,
    /// The ground of each cell that exists.
    pub ground: Vec<(Cell, Ground)>,
    /// The pieces on the board; on one cell from the bottom up.
    pub pieces: Vec<(Cell, Figure)>,
    /// Marked cells; a cell may bear several marks.
    pub marks: Vec<(Cell, Mark)>,
    /// Pieces off the board, a tray for each side: what that side has lost.
    pub lost: Vec<Tray>,
    /// The dice last thrown, if the last move threw any.
    pub dice: Option<DiceShown>,
    /// Lines of text around the board, worded by the service.
    pub caption: Caption,
}

impl Scene {
    /// The piece on a cell, the topmost where several stand there.
    pub fn figure_at(&self, cell: Cell) -> Option<Figure> {
        self.pieces
            .iter()
            .rev()
            .find(|(at, _)| *at == cell)
            .map(|(_, figure)| *figure)
    }

    /// The pieces on a cell, from the bottom up.
    pub fn tower_at(&self, cell: Cell) -> impl Iterator<Item = Figure> {
        let here = self.pieces.iter().filter(move |(at, _)| *at == cell);
        here.map(|(_, figure)| *figure)
    }
}

/// What a cell is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ground {
    /// Dark rather than light, on a chequered board.
    pub dark: bool,
    /// Raised above the rest.
    pub raised: bool,
    /// The home of this seat's king, where the board marks one.
    pub home: Option<Seat>,
}

/// One piece as drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Figure {
    /// Its shape.
    pub glyph: Glyph,
    /// Whose it is.
    pub tint: Tint,
    /// Its letter in position texts, in its side's case.
    pub letter: char,
}

/// Shapes of pieces. The catalogue of sentences has `piece-` messages for their [names](Glyph::name).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Glyph {
    /// A crown.
    King,
    /// A sword.
    Swordmaster,
    /// A high priest's crown.
    Priest,
    /// A veiled woman.
    Priestess,
    /// A book.
    Keeper,
    /// A jester's cap.
    Fool,
    /// A helmet.
    Guard,
}

impl Glyph {
    /// All shapes.
    pub const ALL: [Self; 7] = [
        Self::King,
        Self::Swordmaster,
        Self::Priest,
        Self::Priestess,
        Self::Keeper,
        Self::Fool,
        Self::Guard,
    ];

    /// The piece's name as a code.
    pub const fn name(self) -> &'static str {
        match self {
            Self::King => "king",
            Self::Swordmaster => "swordmaster",
            Self::Priest => "priest",
            Self::Priestess => "priestess",
            Self::Keeper => "keeper",
            Self::Fool => "fool",
            Self::Guard => "guard",
        }
    }
}

/// Whose colour a thing is drawn in, by name: the theme has the colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tint {
    /// The first side, the lighter one of two.
    Light,
    /// The second side, the darker one of two.
    Dark,
}

/// What a marked cell tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// The last move left this cell.
    From,
    /// The last move arrived here.
    To,
    /// The last move attacked this cell and failed.
    Repelled,
    /// A king here must be saved now.
    Danger,
    /// A piece that has failed this turn and may not move.
    Spent,
    /// A cell that the piece in question may go to.
    Target,
    /// The cell that answers "why not".
    Reason,
    /// A tower here must be dismantled by its builder.
    Due,
    /// The turn under way goes on from here.
    Begun,
}

/// A way to colour pictures, by name: the theme itself is the renderer's. The catalogue of sentences has a
/// `theme-` message for each [code](ThemeName::code).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ThemeName {
    /// Slate and parchment: the usual one.
    #[default]
    Slate,
    /// For dark rooms.
    Night,
    /// The strongest contrast there is.
    Contrast,
    /// Told apart whatever colours one sees.
    Safe,
    /// Black on white, for paper.
    Print,
}

impl ThemeName {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::Slate,
        Self::Night,
        Self::Contrast,
        Self::Safe,
        Self::Print,
    ];

    /// The name as it is stored and typed.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Slate => "slate",
            Self::Night => "night",
            Self::Contrast => "contrast",
            Self::Safe => "safe",
            Self::Print => "print",
        }
    }

    /// The theme with this code.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|name| name.code() == code)
    }
}

/// A moving picture as data: scenes in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Film {
    /// What a file of it is called, without an ending: `game-12`.
    pub name: String,
    /// The frames, each of the same grid and seen from the same side.
    pub frames: Vec<Frame>,
}

/// One picture of a film.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// What it shows.
    pub scene: Scene,
    /// For how long, in hundredths of a second.
    pub hold: u16,
}

/// The pieces one side has lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tray {
    /// The side whose pieces they are.
    pub tint: Tint,
    /// The pieces, strongest first.
    pub figures: Vec<Figure>,
}

/// Two dice against each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiceShown {
    /// The attacker's face, 1 to 6, and colour.
    pub attacker: (u8, Tint),
    /// The defender's face, 1 to 6, and colour.
    pub defender: (u8, Tint),
    /// By how many degrees they are turned in the air. They lie at 0, and only then are these faces what
    /// was thrown.
    pub turned: u8,
}

impl DiceShown {
    /// Whether they have come to rest.
    pub const fn lie(&self) -> bool {
        self.turned == 0
    }

    /// Whether the attack succeeded.
    pub const fn won(&self) -> bool {
        self.lie() && self.attacker.0 > self.defender.0
    }
}

/// Words around the board; empty lines are left out of the picture.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Caption {
    /// Above the board: the game and its number.
    pub title: String,
    /// Above the board, at the right: the last move.
    pub last: String,
    /// Beside each side's tray: who plays it.
    pub players: Vec<(Tint, String)>,
    /// Behind a player's name: how much time is left, where the game has clocks.
    pub clocks: Vec<(Tint, String)>,
    /// The side to move, marked beside its name.
    pub to_move: Option<Tint>,
    /// Below the board: whose turn, or the result.
    pub status: String,
}
