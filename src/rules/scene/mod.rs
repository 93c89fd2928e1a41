//! A board picture as data: pieces, ground and marks, without colours, pixels or sentences.

mod graph;
pub mod sheet;
mod story;

use crate::grid::{Cell, Grid, Perspective, Shape};
pub use crate::scene::graph::{Curve, Graph, GraphSign, LegendEntry, MistakeDot, RollBar};
pub use crate::scene::sheet::{
    FormMark, RatingCard, RatingPoint, ResultRow, Sheet, SheetRow, StandingsSheet,
};
pub use crate::scene::story::{Story, StoryPanel};
use crate::seat::Seat;

/// The contents of one board picture.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Scene {
    /// Extent of the board.
    pub grid: Grid,
    /// The side of the board at the bottom.
    pub eyes: Perspective,
    /// The visible part of the board; `None` for all of it.
    pub window: Option<Window>,
    /// The ground of each existing cell.
    pub ground: Vec<(Cell, Ground)>,
    /// Lines drawn between neighbouring cells.
    pub borders: Vec<Border>,
    /// The pieces on the board, those on one cell from the bottom up.
    pub pieces: Vec<(Cell, Figure)>,
    /// Marked cells; a cell may have several marks.
    pub marks: Vec<(Cell, Mark)>,
    /// Marks shown only to a player who asks for them.
    pub hints: Vec<(Cell, Mark)>,
    /// All armies in seat order. The tint of a seat is that of its first army.
    pub armies: Vec<Army>,
    /// Captured pieces, one tray per losing army, each shown beside the army that captured them.
    pub lost: Vec<Tray>,
    /// Captive kings, each shown behind bars in its own army's tray.
    pub captives: Vec<Figure>,
    /// The dice last thrown, if the last move threw any.
    pub dice: Option<DiceShown>,
    /// Text around the board, worded by the service.
    pub caption: Caption,
}

impl Scene {
    /// The topmost piece on a cell.
    pub fn figure_at(&self, cell: Cell) -> Option<Figure> {
        self.pieces
            .iter()
            .rev()
            .find(|(at, _)| *at == cell)
            .map(|(_, figure)| *figure)
    }

    /// Marks a cell, unless it already has that mark.
    pub fn mark(&mut self, at: Cell, mark: Mark) {
        if !self.marks.contains(&(at, mark)) {
            self.marks.push((at, mark));
        }
    }

    /// Adds the marks shown on request.
    pub fn show_hints(&mut self) {
        for (at, mark) in self.hints.clone() {
            self.mark(at, mark);
        }
    }

    /// The tint of a seat.
    pub fn tint_of(&self, seat: Seat) -> Option<Tint> {
        let army = self.armies.iter().find(|army| army.seat == seat);
        army.map(|army| army.tint)
    }

    /// The seat whose pieces are drawn in this tint.
    pub fn seat_of(&self, tint: Tint) -> Option<Seat> {
        let army = self.armies.iter().find(|army| army.tint == tint);
        army.map(|army| army.seat)
    }

    /// The pieces on a cell, from the bottom up.
    pub fn tower_at(&self, cell: Cell) -> impl Iterator<Item = Figure> {
        let here = self.pieces.iter().filter(move |(at, _)| *at == cell);
        here.map(|(_, figure)| *figure)
    }
}

/// The pieces drawn in one tint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Army {
    /// Their tint.
    pub tint: Tint,
    /// The seat that commands them.
    pub seat: Seat,
    /// The code of their name; the catalogue has a `side-` message for each.
    pub side: &'static str,
    /// The side of the board with their name and tray.
    pub sits: Perspective,
}

impl Army {
    /// The armies of two sides with these names.
    pub const fn face_to_face([first, second]: [&'static str; 2]) -> [Self; 2] {
        [
            Self {
                tint: Tint::Light,
                seat: Seat::FIRST,
                side: first,
                sits: Perspective::HOME,
            },
            Self {
                tint: Tint::Dark,
                seat: Seat::SECOND,
                side: second,
                sits: Perspective::ACROSS,
            },
        ]
    }
}

/// A close-up: the cells within some steps of a middle one, a square or a hexagon of them.
///
/// It is moved inwards near the edge of the board, so that it is always full. On squares with an even number of columns
/// it has one column and row less, so that an army is centred.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Window {
    /// The cell in the middle. With an even number of columns it is the first one after the middle, as the first seat
    /// counts.
    pub middle: Cell,
    /// Number of steps seen on each side of it.
    pub radius: u8,
}

impl Window {
    /// The part of the board in front of this side.
    pub fn before(grid: Grid, side: Perspective, radius: u8) -> Self {
        let middle = match grid.shape {
            Shape::Squares => {
                let (columns, rows) = grid.extent(side);
                let [wide, high] = [columns, rows].map(|all| Self::span(all, radius));
                let (left, top) = ((columns - wide) / 2, rows - high);
                let corners = [(left, top), (left + wide - 1, top + high - 1)];
                let corners = corners.map(|at| {
                    let mut cells = grid.cells();
                    cells.find(|cell| grid.place(*cell, side) == at)
                });
                let [Some(one), Some(other)] = corners else {
                    return Self {
                        middle: Cell { file: 0, rank: 0 },
                        radius,
                    };
                };
                Some(Cell {
                    file: one.file.min(other.file) + radius,
                    rank: one.rank.min(other.rank) + radius,
                })
            }
            Shape::Hexagons => {
                // Straight down alternates between lower left and lower right.
                let down = i16::from((grid.files / 2).saturating_sub(radius));
                let at = (down / 2, -down);
                grid.cells().find(|cell| grid.axial(*cell, side) == at)
            }
        };
        let middle = middle.unwrap_or(Cell { file: 0, rank: 0 });
        Self { middle, radius }
    }

    /// Number of columns or rows of squares shown, out of this many.
    pub fn span(all: u8, radius: u8) -> u8 {
        let span = radius.saturating_mul(2).saturating_add(all % 2);
        span.min(all)
    }
}

/// A line between two neighbouring cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Border {
    /// The two cells, in any order.
    pub between: [Cell; 2],
    /// The army in whose colour it is drawn.
    pub tint: Tint,
}

/// The ground of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ground {
    /// Its shade, on a chequered board.
    pub shade: Shade,
    /// Its build.
    pub build: CellBuild,
    /// The seat whose king has its home here, on boards that mark it.
    pub home: Option<Seat>,
}

impl Ground {
    /// Plain ground of this shade.
    pub const fn plain(shade: Shade) -> Self {
        Self {
            shade,
            build: CellBuild::Plain,
            home: None,
        }
    }

    /// Returns `true` if it is raised.
    pub fn is_raised(self) -> bool {
        self.build == CellBuild::Raised
    }
}

/// The shades of a chequered board: two for squares, three for hexagons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Shade {
    /// The brightest.
    Light,
    /// The darkest.
    Dark,
    /// Between the two.
    Middle,
}

impl Shade {
    /// The shade of a square on a board of two shades.
    pub const fn chequered(dark: bool) -> Self {
        if dark { Self::Dark } else { Self::Light }
    }
}

/// The build of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CellBuild {
    /// Ordinary ground.
    Plain,
    /// Raised ground.
    Raised,
    /// Ordinary ground of a separate part of the board, with a slightly different colour.
    Terrace,
    /// A wall, which nothing can enter.
    Wall {
        /// The army it belongs to; [`Tint::Dead`] at an empty seat.
        tint: Tint,
        /// `true` if it has the sign for placing queens.
        sign: bool,
    },
    /// Ground that is closed from now on.
    Closed,
    /// Ground that never opens at this table; pictures leave it out.
    Folded,
}

/// One piece as drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Figure {
    /// Its shape.
    pub glyph: Glyph,
    /// Its army's tint.
    pub tint: Tint,
    /// Its letter in position texts; the case shows the side if there are two.
    pub letter: char,
    /// Its army's letter in front, if there are more than two armies; `x` for a dead army.
    pub prefix: Option<char>,
    /// The former army of a dead piece.
    pub once: Option<Tint>,
}

impl Figure {
    /// Its text form: `K`, or `rK` if there are more than two armies.
    pub fn letters(self) -> String {
        self.prefix.into_iter().chain([self.letter]).collect()
    }
}

/// Shapes of pieces. The catalogue has a `piece-` message for each [name](Glyph::name).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Glyph {
    /// A crown.
    King,
    /// A chess king: a cross on two arches, distinct from a [queen](Glyph::Queen).
    Monarch,
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
    /// A coronet of five points on a slender body.
    Queen,
    /// A castle tower.
    Rook,
    /// A mitre with a slit.
    Bishop,
    /// A horse's head.
    Knight,
    /// A ball on a foot.
    Pawn,
}

impl Glyph {
    /// All shapes.
    pub const ALL: [Self; 13] = [
        Self::King,
        Self::Monarch,
        Self::Swordmaster,
        Self::Priest,
        Self::Priestess,
        Self::Keeper,
        Self::Fool,
        Self::Guard,
        Self::Queen,
        Self::Rook,
        Self::Bishop,
        Self::Knight,
        Self::Pawn,
    ];

    /// The code of the piece's name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::King | Self::Monarch => "king",
            Self::Swordmaster => "swordmaster",
            Self::Priest => "priest",
            Self::Priestess => "priestess",
            Self::Keeper => "keeper",
            Self::Fool => "fool",
            Self::Guard => "guard",
            Self::Queen => "queen",
            Self::Rook => "rook",
            Self::Bishop => "bishop",
            Self::Knight => "knight",
            Self::Pawn => "pawn",
        }
    }
}

/// The army whose colour is used, by name; the theme has the colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tint {
    /// The first side, the lighter one of two.
    Light,
    /// The second side, the darker one of two.
    Dark,
    /// The first side's second army.
    LightTwo,
    /// The second side's second army.
    DarkTwo,
    /// The first of six armies.
    Red,
    /// The second of six.
    Blue,
    /// The third of six.
    Black,
    /// The fourth of six.
    Green,
    /// The fifth of six.
    Yellow,
    /// The sixth of six.
    White,
    /// An eliminated army, whose pieces remain as obstacles.
    Dead,
}

impl Tint {
    /// All tints.
    pub const ALL: [Self; 11] = [
        Self::Light,
        Self::Dark,
        Self::LightTwo,
        Self::DarkTwo,
        Self::Red,
        Self::Blue,
        Self::Black,
        Self::Green,
        Self::Yellow,
        Self::White,
        Self::Dead,
    ];

    /// The side of an army, if sides can have two armies.
    #[must_use]
    pub const fn side(self) -> Self {
        match self {
            Self::LightTwo => Self::Light,
            Self::DarkTwo => Self::Dark,
            Self::Light
            | Self::Dark
            | Self::Red
            | Self::Blue
            | Self::Black
            | Self::Green
            | Self::Yellow
            | Self::White
            | Self::Dead => self,
        }
    }
}

/// The meaning of a marked cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// The last move left this cell.
    From,
    /// The last move arrived here.
    To,
    /// In addition to one of these: another piece's move, not the first of its turn.
    Second,
    /// Another player's move in the current round left this cell.
    Left,
    /// Another player's move in the current round arrived here.
    Reached,
    /// The last move attacked this cell and failed.
    Repelled,
    /// A king in danger.
    Danger,
    /// A piece that failed this turn and may not move.
    Spent,
    /// A target of the selected piece.
    Target,
    /// The cell that explains a "why not".
    Reason,
    /// A tower that its builder must dismantle.
    Due,
    /// The cell where the current turn continues.
    Begun,
    /// A pawn has passed over this cell and may be captured here.
    Passed,
    /// A king that has lost and lies on its side.
    Fallen,
    /// The end of the move that decided the game.
    Final,
    /// A pawn that now moves towards the side of the board with this number.
    Heads(u8),
}

/// The name of a theme; the renderer has the theme itself. The catalogue has a `theme-` message for each
/// [code](ThemeName::code).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ThemeName {
    /// Slate and parchment, the default.
    #[default]
    Slate,
    /// For dark rooms.
    Night,
    /// Maximum contrast.
    Contrast,
    /// Safe for any colour vision.
    Safe,
    /// Black on white, for paper.
    Print,
}

impl ThemeName {
    /// All themes.
    pub const ALL: [Self; 5] = [
        Self::Slate,
        Self::Night,
        Self::Contrast,
        Self::Safe,
        Self::Print,
    ];

    /// The code that is stored and typed.
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

/// An animation as data: scenes in order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Film {
    /// Its file name without extension: `game-12`.
    pub name: String,
    /// The frames; all have the same grid and perspective.
    pub frames: Vec<Frame>,
}

/// One frame of a film.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Frame {
    /// The picture.
    pub scene: Scene,
    /// Time it is shown, in hundredths of a second.
    pub hold: u16,
    /// The moving piece, which is missing from the scene.
    pub slide: Option<Slide>,
}

/// A piece moving between two cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Slide {
    /// The moving piece.
    pub figure: Figure,
    /// The cell it left.
    pub from: Cell,
    /// The cell it goes to.
    pub to: Cell,
    /// Part of the way done, in percent.
    pub part: u8,
}

/// The pieces one army has lost.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Tray {
    /// The army whose pieces they are.
    pub tint: Tint,
    /// The army whose name they are shown beside: their captor, or their own army if they may return.
    pub beside: Tint,
    /// The pieces, strongest first.
    pub figures: Vec<Figure>,
}

/// Two dice against each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DiceShown {
    /// The attacker's face, 1 to 6, and colour.
    pub attacker: (u8, Tint),
    /// The defender's face, 1 to 6, and colour.
    pub defender: (u8, Tint),
    /// The attacked cell.
    pub at: Cell,
    /// Their rotation in the air, in degrees. At 0 they lie, and only then are these the thrown faces.
    pub turned: u8,
}

impl DiceShown {
    /// Returns `true` if they have come to rest.
    pub const fn lie(&self) -> bool {
        self.turned == 0
    }

    /// Returns `true` if the attack succeeded.
    pub const fn won(&self) -> bool {
        self.lie() && self.attacker.0 > self.defender.0
    }
}

/// Text around the board; the picture leaves out empty lines.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Caption {
    /// Above the board: the game and its number.
    pub title: String,
    /// Above the board, at the right: the last move.
    pub last: String,
    /// Beside each side's tray: the player's name.
    pub players: Vec<(Tint, String)>,
    /// After a player's name: the time left, if the game has clocks.
    pub clocks: Vec<(Tint, String)>,
    /// The side to move, marked beside its name.
    pub to_move: Option<Tint>,
    /// Below the board: whose turn it is, or the result.
    pub status: String,
    /// Behind the status: the number of the move to make.
    pub number: String,
    /// `true` if the status is a warning, as with a king in danger.
    pub warns: bool,
    /// The text between dice at rest.
    pub verdict: Option<Verdict>,
    /// The result, once the game is over.
    pub card: Option<ResultCard>,
}

/// The result of dice, in words.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Verdict {
    /// Hit or miss.
    pub word: String,
    /// The number the attacker needed.
    pub needed: String,
}

/// The result of a game, shown on the card of its last picture.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct ResultCard {
    /// The winning side, in large letters.
    pub headline: String,
    /// Below it: the winner's name, the reason, the number of moves, the ruling.
    pub lines: Vec<String>,
    /// The winners' kings, upright at the left.
    pub won: Vec<Figure>,
    /// The losers' kings, on their sides at the right.
    pub fell: Vec<Figure>,
}
