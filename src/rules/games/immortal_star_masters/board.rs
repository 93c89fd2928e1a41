//! Types of the board of `ImmortalStarMasters`: [`Role`], [`Piece`], [`Spot`], and the lines over the hexagons between
//! walls.
//!
//! A spot is its number among the 241 cells that are no wall, so that no table has holes. Geometry is written once, for
//! the South; the other five camps are its rotations. Nothing here knows how pieces move.

use std::fmt;

use crate::game::cells::{CellSet, Numbered, Way};
use crate::game::grid::Cell;
use crate::game::text::Pen;
pub use crate::games::chessmen::Role;
use crate::games::immortal_star_masters::camps::{Axial, Camp, Camps};

/// Number of spots.
pub const SPOTS: usize = 241;
/// The outermost ring, counted from the centre.
const EDGE: i8 = 9;
/// The innermost ring of the territories.
const BORDER: i8 = 5;
/// No spot.
pub(super) const NONE: u8 = u8::MAX;

/// A piece: its camp, its kind, and the state of a pawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Its camp.
    pub camp: Camp,
    /// Its kind.
    pub role: Role,
    /// The Lines of Sovereignty that a pawn has crossed, by the camps behind them.
    pub crossed: Camps,
    /// `true` if a pawn may still go two cells.
    pub fresh: bool,
}

impl Piece {
    /// A piece without a pawn's state.
    pub const fn new(camp: Camp, role: Role) -> Self {
        Self {
            camp,
            role,
            crossed: Camps::EMPTY,
            fresh: false,
        }
    }
}

/// Steps through sides, counter-clockwise.
pub const SIDES: [Axial; 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];
/// Steps through corners: number `i` lies between sides `i` and `i + 1`.
pub const CORNERS: [Axial; 6] = [(1, 1), (-1, 2), (-2, 1), (-1, -1), (1, -2), (2, -1)];

const fn add(a: Axial, b: Axial) -> Axial {
    (a.0 + b.0, a.1 + b.1)
}

/// The distance from the centre.
const fn ring((x, y): Axial) -> i8 {
    let (x, y, z) = (x.abs(), y.abs(), (x + y).abs());
    let most = if x > y { x } else { y };
    if most > z { most } else { z }
}

/// Returns `true` for a wall: from each corner inward, five cells long.
const fn is_wall(place: Axial) -> bool {
    let on_a_spoke = place.0 == 0 || place.1 == 0 || place.0 + place.1 == 0;
    on_a_spoke && ring(place) >= BORDER && ring(place) <= EDGE
}

/// Returns `true` for a cell that can hold a piece.
const fn is_open(place: Axial) -> bool {
    ring(place) <= EDGE && !is_wall(place)
}

/// A cell that is no wall, numbered from 0 by rows from A and from the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot(u8);

/// The number of the spot at each place, shifted by [`EDGE`], or [`NONE`].
#[expect(
    clippy::cast_sign_loss,
    reason = "what is negative is shifted or counted up from nought first"
)]
static AT: [[u8; 19]; 19] = {
    let mut at = [[NONE; 19]; 19];
    let mut next = 0;
    let mut y = -EDGE;
    while y <= EDGE {
        let mut x = -EDGE;
        while x <= EDGE {
            if is_open((x, y)) {
                at[(y + EDGE) as usize][(x + EDGE) as usize] = next;
                next += 1;
            }
            x += 1;
        }
        y += 1;
    }
    at
};

#[expect(
    clippy::cast_sign_loss,
    reason = "what is negative is shifted or counted up from nought first"
)]
static PLACES: [Axial; SPOTS] = {
    let mut places = [(0, 0); SPOTS];
    let mut y = -EDGE;
    while y <= EDGE {
        let mut x = -EDGE;
        while x <= EDGE {
            let number = AT[(y + EDGE) as usize][(x + EDGE) as usize];
            if number != NONE {
                places[number as usize] = (x, y);
            }
            x += 1;
        }
        y += 1;
    }
    places
};

#[expect(
    clippy::cast_sign_loss,
    reason = "what is negative is shifted or counted up from nought first"
)]
const fn number(place: Axial) -> u8 {
    if is_open(place) {
        AT[(place.1 + EDGE) as usize][(place.0 + EDGE) as usize]
    } else {
        NONE
    }
}

/// The territory of a place, as the number of its camp, or [`NONE`] for the central area.
#[expect(clippy::cast_possible_truncation, reason = "there are six camps")]
const fn territory(place: Axial) -> u8 {
    let mut camp = 0;
    while camp < 6 {
        // The South's lies at y = -9 .. -5, x = 1 .. -y - 1; turned back this is where all others lie.
        let (x, y) = Camp::ALL[(6 - camp) % 6].turn(place);
        if y <= -BORDER && x >= 1 && x < -y {
            return camp as u8;
        }
        camp += 1;
    }
    NONE
}

pub(super) static TERRITORIES: [u8; SPOTS] = {
    let mut territories = [NONE; SPOTS];
    let mut i = 0;
    while i < SPOTS {
        territories[i] = territory(PLACES[i]);
        i += 1;
    }
    territories
};

/// Returns `true` if a step through this corner passes between two cells of which one is open.
// Ruling IS-5.
const fn passes(place: Axial, corner: usize) -> bool {
    is_open(add(place, SIDES[corner])) || is_open(add(place, SIDES[(corner + 1) % 6]))
}

/// The lines from each spot: through sides, then through corners.
pub(super) static LINES: [[Way<18>; 12]; SPOTS] = {
    let mut lines = [[Way::NOWHERE; 12]; SPOTS];
    let mut i = 0;
    while i < SPOTS {
        let mut direction = 0;
        while direction < 12 {
            let mut place = PLACES[i];
            loop {
                let step = if direction < 6 {
                    SIDES[direction]
                } else {
                    CORNERS[direction - 6]
                };
                let next = number(add(place, step));
                if next == NONE || direction >= 6 && !passes(place, direction - 6) {
                    break;
                }
                lines[i][direction].push(next);
                place = add(place, step);
            }
            direction += 1;
        }
        i += 1;
    }
    lines
};

/// The targets of a knight's leap from each spot.
// Ruling IS-5. One of its two routes must be open; pieces never hinder it.
pub(super) static LEAPS: [Way<12>; SPOTS] = {
    let mut leaps = [Way::NOWHERE; SPOTS];
    let mut i = 0;
    while i < SPOTS {
        let from = PLACES[i];
        let mut side = 0;
        while side < 6 {
            let mut turn = 0;
            while turn < 2 {
                // The corner before the side, and the one behind it.
                let corner = (side + 5 + turn) % 6;
                let to = number(add(add(from, SIDES[side]), CORNERS[corner]));
                let by_side = add(from, SIDES[side]);
                let by_corner = add(from, CORNERS[corner]);
                let one = is_open(by_side) && passes(by_side, corner);
                let other = is_open(by_corner) && passes(from, corner);
                if to != NONE && (one || other) {
                    leaps[i].push(to);
                }
                turn += 1;
            }
            side += 1;
        }
        i += 1;
    }
    leaps
};

/// Number of a spot's lines through sides, which come first.
pub const STRAIGHT: usize = 6;
/// Number of lines from a spot.
pub const DIRECTIONS: usize = 12;

impl Spot {
    /// The spot at this place; `None` on walls and off the board.
    pub const fn at(place: Axial) -> Option<Self> {
        match number(place) {
            NONE => None,
            number => Some(Self(number)),
        }
    }

    /// The spot of this name (`J10`), in its exact spelling.
    // Ruling IS-1. Cells of walls are counted.
    pub fn named(name: &str) -> Option<Self> {
        let mut letters = name.chars();
        let y = letters.next().and_then(row_of)?;
        let digits = letters.as_str();
        let count = digits.parse::<i8>().ok().filter(|count| *count > 0)?;
        let x = count.checked_sub(1)?.checked_add(leftmost(y))?;
        let spot = Self::at((x.clamp(-EDGE - 1, EDGE + 1), y))?;
        (spot.to_string() == name).then_some(spot)
    }

    /// All cells, by rows.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SPOTS).filter_map(|i| u8::try_from(i).ok().map(Self))
    }

    /// The spot of this number below [`SPOTS`], for tables made at compile time.
    #[expect(clippy::cast_possible_truncation, reason = "there are 241 spots")]
    pub(super) const fn numbered(number: usize) -> Self {
        assert!(number < SPOTS, "a spot’s number");
        Self(number as u8)
    }

    /// The number.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its place.
    pub const fn place(self) -> Axial {
        PLACES[self.0 as usize]
    }

    /// Its cell in pictures.
    pub const fn cell(self) -> Cell {
        cell_at(self.place())
    }

    /// Its rank: 1 at the edge, 10 the centre.
    pub const fn rank(self) -> i8 {
        10 - ring(self.place())
    }

    /// The camp of its territory; `None` in the central area.
    pub const fn territory(self) -> Option<Camp> {
        match TERRITORIES[self.0 as usize] {
            NONE => None,
            camp => Some(Camp::ALL[camp as usize]),
        }
    }

    /// The spots in one of the [`DIRECTIONS`], up to a wall or the edge.
    pub fn line(self, direction: usize) -> impl Iterator<Item = Self> {
        LINES[self.index()][direction].numbers().map(Spot)
    }

    /// The targets of a knight's leap from here; as leaps are symmetric, also its origins.
    pub fn leaps(self) -> impl Iterator<Item = Self> {
        LEAPS[self.index()].numbers().map(Spot)
    }

    /// The spot one step away, if the step is possible.
    pub fn step(self, step: Axial) -> Option<Self> {
        let mut corners = CORNERS.iter();
        let corner = corners.position(|corner| *corner == step);
        let possible = corner.is_none_or(|corner| passes(self.place(), corner));
        possible.then(|| Self::at(add(self.place(), step)))?
    }

    /// The cell on rank 1 of a camp, counted from 0 to 7 from its player's left.
    pub const fn home(camp: Camp, i: u8) -> Self {
        let x = i.cast_signed() + 1;
        Self::at(camp.turn((x, -EDGE))).expect("a camp has eight cells on its edge")
    }
}

/// The row of this letter, A to S.
pub fn row_of(letter: char) -> Option<i8> {
    let above = u32::from(letter).checked_sub(u32::from('A'))?;
    let y = i8::try_from(above).ok()? - EDGE;
    (y <= EDGE).then_some(y)
}

/// The cell at a place, wall or not, in picture coordinates: the row from A, and the column in it from the left.
#[expect(
    clippy::cast_sign_loss,
    reason = "rows and columns are counted from the first"
)]
pub const fn cell_at((x, y): Axial) -> Cell {
    Cell {
        file: (x - leftmost(y)) as u8,
        rank: (y + EDGE) as u8,
    }
}

/// The place of a cell of a picture.
#[expect(
    clippy::cast_possible_wrap,
    reason = "a board has fewer rows and columns than that"
)]
pub const fn place_of(cell: Cell) -> Axial {
    let y = cell.rank as i8 - EDGE;
    (cell.file as i8 + leftmost(y), y)
}

/// The camp of the wall at a place: each camp has the wall on its left.
pub fn wall_of(place: Axial) -> Option<Camp> {
    let theirs = |camp: &Camp| (BORDER..=EDGE).any(|k| camp.turn((0, -k)) == place);
    Camp::ALL.into_iter().find(theirs)
}

/// The first column of a row.
pub const fn leftmost(y: i8) -> i8 {
    if y > 0 { -EDGE } else { -EDGE - y }
}

/// Number of cells in a row, with walls.
pub const fn width(y: i8) -> i8 {
    2 * EDGE + 1 - y.abs()
}

/// A set of them.
pub type Spots = CellSet<Spot, 4>;

impl Numbered for Spot {
    fn number(self) -> usize {
        self.index()
    }
    fn of_number(number: usize) -> Option<Self> {
        let number = u8::try_from(number).ok()?;
        (usize::from(number) < SPOTS).then_some(Self(number))
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (row, number) = self.named_by();
        write!(f, "{row}{number}")
    }
}

impl Spot {
    /// The letter of its row, and its number in it.
    fn named_by(self) -> (char, u8) {
        let (x, y) = self.place();
        let row = char::from(b'A' + (y + EDGE).unsigned_abs());
        (row, (x - leftmost(y) + 1).unsigned_abs())
    }

    /// Writes its name.
    pub(super) fn spell(self, pen: &mut Pen) {
        let (row, number) = self.named_by();
        pen.put(row);
        pen.number(number);
    }
}
