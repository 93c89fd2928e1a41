//! A picture as data: what stands where, and what is marked. No colour, no pixel, no sentence of its own.

use crate::grid::{Cell, Grid, Perspective, Shape};
use crate::seat::Seat;

/// Everything one board picture shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// Extent of the board.
    pub grid: Grid,
    /// Whose side is at the bottom.
    pub eyes: Perspective,
    /// The part of the board that fills the picture; all of it where there is none.
    pub window: Option<Window>,
    /// The ground of each cell that exists.
    pub ground: Vec<(Cell, Ground)>,
    /// Lines drawn between neighbouring cells.
    pub borders: Vec<Border>,
    /// The pieces on the board; on one cell from the bottom up.
    pub pieces: Vec<(Cell, Figure)>,
    /// Marked cells; a cell may bear several marks.
    pub marks: Vec<(Cell, Mark)>,
    /// Marks that are shown to who asks for them, and to nobody else.
    pub hints: Vec<(Cell, Mark)>,
    /// The armies there are, in seat order; a seat goes by the tint of its first.
    pub armies: Vec<Army>,
    /// Pieces off the board, a tray for each army: what it has lost, shown beside who took it.
    pub lost: Vec<Tray>,
    /// Kings taken captive, each shown behind bars at its own army's tray.
    pub captives: Vec<Figure>,
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

    /// Marks a cell, unless it bears that mark already.
    pub fn mark(&mut self, at: Cell, mark: Mark) {
        if !self.marks.contains(&(at, mark)) {
            self.marks.push((at, mark));
        }
    }

    /// Marks what is shown on request.
    pub fn show_hints(&mut self) {
        for (at, mark) in self.hints.clone() {
            self.mark(at, mark);
        }
    }

    /// The tint that a seat goes by.
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

/// All that is drawn in one tint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Army {
    /// What it is drawn in.
    pub tint: Tint,
    /// Who commands it.
    pub seat: Seat,
    /// What it is called, a code: the catalogue has a `side-` message for each.
    pub side: &'static str,
    /// At which side of the board it sits: its name and its tray are drawn there.
    pub sits: Perspective,
}

impl Army {
    /// The armies of two sides of these names.
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

/// A close-up: the cells up to so many steps from the one in the middle, on squares a square of them and on
/// hexagons a hexagon. Near the edge of the board it is moved inwards, so that it is always full. On squares with an
/// even number of columns it has one column and one row less, so that an army stands in its middle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Window {
    /// The cell in the middle; with an even number of columns the first behind the middle, as the first seat counts.
    pub middle: Cell,
    /// How many steps are seen on each side of it.
    pub radius: u8,
}

impl Window {
    /// What lies before this side of the board.
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
                // Straight down is to the lower left and to the lower right by turns.
                let down = i16::from((grid.files / 2).saturating_sub(radius));
                let at = (down / 2, -down);
                grid.cells().find(|cell| grid.axial(*cell, side) == at)
            }
        };
        let middle = middle.unwrap_or(Cell { file: 0, rank: 0 });
        Self { middle, radius }
    }

    /// How many of so many columns or rows of squares it shows.
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
    /// Whose line it is.
    pub tint: Tint,
}

/// What a cell is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ground {
    /// How bright it is, on a chequered board.
    pub shade: Shade,
    /// What it is built as.
    pub build: CellBuild,
    /// The home of this seat's king, where the board marks one.
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

    /// Whether it is raised above the rest.
    pub fn is_raised(self) -> bool {
        self.build == CellBuild::Raised
    }
}

/// The shades of a chequered board: two of squares, three of hexagons.
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
    /// The shade of a square of a board of two.
    pub const fn chequered(dark: bool) -> Self {
        if dark { Self::Dark } else { Self::Light }
    }
}

/// What a cell is built as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CellBuild {
    /// Like the rest of the board.
    Plain,
    /// Raised above the rest.
    Raised,
    /// A part of the board of its own, quietly told from the plain one.
    Terrace,
    /// A wall on which nothing stands.
    Wall {
        /// Whose it is; [`Tint::Dead`] where nobody sits.
        tint: Tint,
        /// Whether it bears the sign by which queens are placed.
        sign: bool,
    },
    /// Ground that nobody may enter any more.
    Closed,
    /// Ground that nobody could ever enter at this table: pictures leave it out.
    Folded,
}

/// One piece as drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Figure {
    /// Its shape.
    pub glyph: Glyph,
    /// Whose it is.
    pub tint: Tint,
    /// Its letter in position texts, in its side's case where there are two sides.
    pub letter: char,
    /// The letter of its army before it, where there are more than two; of a dead army an `x`.
    pub prefix: Option<char>,
    /// The army that a dead piece belonged to.
    pub once: Option<Tint>,
}

impl Figure {
    /// What it is written as: `K`, and `rK` where there are more than two armies.
    pub fn letters(self) -> String {
        self.prefix.into_iter().chain([self.letter]).collect()
    }
}

/// Shapes of pieces. The catalogue of sentences has `piece-` messages for their [names](Glyph::name).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Glyph {
    /// A crown.
    King,
    /// A chess king: a cross on two arches, which nobody takes for a [queen](Glyph::Queen).
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

    /// The piece's name as a code.
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

/// Whose colour a thing is drawn in, by name: the theme has the colours.
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
    /// Nobody's: an army that is out, and stands as an obstacle.
    Dead,
}

impl Tint {
    /// All of them.
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

    /// The side that an army belongs to, where a side may have two.
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

/// What a marked cell tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// The last move left this cell.
    From,
    /// The last move arrived here.
    To,
    /// Beside one of these: it is not the first move of its turn, and another piece made it.
    Second,
    /// Somebody else left this cell in the round that is ending.
    Left,
    /// Somebody else arrived here in the round that is ending.
    Reached,
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
    /// A pawn has passed over this cell, and may be taken here.
    Passed,
    /// A king here has lost: it lies on its side.
    Fallen,
    /// The move that ended the game arrived here.
    Final,
    /// A pawn here has turned: it goes toward the side of the board with this number.
    Heads(u8),
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
    /// The piece that is on its way; the scene is without it.
    pub slide: Option<Slide>,
}

/// A piece between two cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slide {
    /// What moves.
    pub figure: Figure,
    /// The cell it left.
    pub from: Cell,
    /// The cell it goes to.
    pub to: Cell,
    /// How much of the way it has gone, in percent.
    pub part: u8,
}

/// The pieces one army has lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tray {
    /// The army whose pieces they are.
    pub tint: Tint,
    /// The army beside whose name they lie: that which took them, or their own where they may come back.
    pub beside: Tint,
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
    /// The cell that is attacked.
    pub at: Cell,
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
    /// Whether the status is a warning: a king is in danger.
    pub warns: bool,
    /// Between dice that lie.
    pub verdict: Option<Verdict>,
    /// How the game ended, once it is over.
    pub card: Option<ResultCard>,
}

/// What dice that lie decided, in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verdict {
    /// Hit or miss.
    pub word: String,
    /// The number that the attacker needed.
    pub needed: String,
}

/// How a game ended: what stands on the card of its last picture.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ResultCard {
    /// In large letters: the side that won.
    pub headline: String,
    /// Below it: the winner’s name; how, after how many moves, by which ruling.
    pub lines: Vec<String>,
    /// The winners’ kings, upright at the left.
    pub won: Vec<Figure>,
    /// The losers’ kings, on their sides at the right.
    pub fell: Vec<Figure>,
}
