//! The board of `ImmortalStarMasters` in the second reading: ground, cells, seats, steps, and the start.
//!
//! It does not know the seat to move.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

/// The distance from one cell to another in x and in y.
pub(super) type Step = (i8, i8);

/// The steps through sides.
pub(super) const ROOK_STEPS: [Step; 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

/// The steps through corners.
pub(super) const BISHOP_STEPS: [Step; 6] = [(1, 1), (-1, 2), (-2, 1), (-1, -1), (1, -2), (2, -1)];

pub(super) fn sum(a: Step, b: Step) -> Step {
    (a.0 + b.0, a.1 + b.1)
}

/// A step rotated counter-clockwise by this many sides.
pub(super) fn turned((x, y): Step, sides: usize) -> Step {
    (0..sides).fold((x, y), |(x, y), _| (-y, x + y))
}

/// The distance from the centre.
fn distance((x, y): Step) -> i8 {
    x.abs().max(y.abs()).max((x + y).abs())
}

/// A place at the table, in the order of play; also its territory and its Line of Sovereignty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Seat {
    South,
    SouthWest,
    NorthWest,
    North,
    NorthEast,
    SouthEast,
}

pub(super) const SEATS: [Seat; 6] = [
    Seat::South,
    Seat::SouthWest,
    Seat::NorthWest,
    Seat::North,
    Seat::NorthEast,
    Seat::SouthEast,
];

impl Seat {
    /// The seats of a table of this many players (ruling IS-4).
    pub(super) fn of_table(players: u8) -> BTreeSet<Self> {
        let letters = match players {
            2 => "sn",
            3 => "svw",
            4 => "sunw",
            5 => "suvnw",
            6 => "suvnwe",
            _ => panic!("the game is for 2 to 6, not {players}"),
        };
        letters.chars().filter_map(Self::read).collect()
    }

    pub(super) fn letter(self) -> char {
        match self {
            Self::South => 's',
            Self::SouthWest => 'u',
            Self::NorthWest => 'v',
            Self::North => 'n',
            Self::NorthEast => 'w',
            Self::SouthEast => 'e',
        }
    }

    pub(super) fn read(letter: char) -> Option<Self> {
        SEATS.into_iter().find(|seat| seat.letter() == letter)
    }

    /// The letter of its men's colour.
    pub(super) fn colour(self) -> char {
        match self {
            Self::South => 'r',
            Self::SouthWest => 'b',
            Self::NorthWest => 'k',
            Self::North => 'g',
            Self::NorthEast => 'y',
            Self::SouthEast => 'w',
        }
    }

    /// Number of sides by which South is rotated counter-clockwise to become this seat.
    pub(super) fn sides(self) -> usize {
        match self {
            Self::South => 0,
            Self::SouthEast => 1,
            Self::NorthEast => 2,
            Self::North => 3,
            Self::NorthWest => 4,
            Self::SouthWest => 5,
        }
    }

    /// The eighteen men at the start with their cells (ruling IS-3).
    pub(super) fn camp(self) -> &'static [(Cell, char)] {
        static CAMPS: LazyLock<BTreeMap<Seat, Vec<(Cell, char)>>> =
            LazyLock::new(|| SEATS.map(|seat| (seat, seat.set_up())).into());
        CAMPS.get(&self).expect("every seat has one")
    }

    fn set_up(self) -> Vec<(Cell, char)> {
        let (officers, pawns) = match self {
            Self::South => (
                "A2=R A3=B A4=N A5=Q A6=K A7=N A8=B A9=R B6=B",
                "B3 B9 C4 C5 C6 C7 C8 C9 D7",
            ),
            Self::SouthEast => (
                "B11=R C12=B D13=N E14=K F15=Q G16=N H17=B I18=R F14=B",
                "C11 I17 D11 E12 F13 G14 H15 I16 G13",
            ),
            Self::NorthEast => (
                "K18=R L17=B M16=N N15=Q O14=K P13=N Q12=B R11=R N14=B",
                "K17 Q11 K16 L15 M14 N13 O12 P11 M13",
            ),
            Self::North => (
                "S9=R S8=B S7=N S6=K S5=Q S4=N S3=B S2=R R6=B",
                "R9 R3 Q9 Q8 Q7 Q6 Q5 Q4 P7",
            ),
            Self::NorthWest => (
                "R1=R Q1=B P1=N O1=Q N1=K M1=N L1=B K1=R N2=B",
                "Q2 K2 P3 O3 N3 M3 L3 K3 M4",
            ),
            Self::SouthWest => (
                "I1=R H1=B G1=N F1=K E1=Q D1=N C1=B B1=R F2=B",
                "I2 C2 I3 H3 G3 F3 E3 D3 G4",
            ),
        };
        let officers = officers.split(' ').map(|word| {
            let (name, letter) = word.split_once('=').expect("written above");
            (named(name), letter.chars().next().expect("written above"))
        });
        let pawns = pawns.split(' ').map(|name| (named(name), 'P'));
        officers.chain(pawns).collect()
    }

    /// The start cells of its men with this letter.
    pub(super) fn homes(self, letter: char) -> Vec<Cell> {
        let camp = self.camp().iter();
        let theirs = camp.filter(|(_, one)| *one == letter);
        theirs.map(|(cell, _)| *cell).collect()
    }
}

fn named(name: &str) -> Cell {
    Cell::read(name).expect("written in this file")
}

/// The kind of ground at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ground {
    Off,
    Wall,
    Central,
    Territory(Seat),
}

/// The ground at a place, from a list, since it is needed very often.
pub(super) fn ground((x, y): Step) -> Ground {
    static GROUND: LazyLock<Vec<Vec<Ground>>> = LazyLock::new(|| {
        let rows = (-9..=9).map(|y| (-9..=9).map(|x| lie_of((x, y))).collect());
        rows.collect()
    });
    let there = |x, y| {
        let row = GROUND.get(usize::try_from(y + 9).ok()?)?;
        row.get(usize::try_from(x + 9).ok()?).copied()
    };
    there(x, y).unwrap_or(Ground::Off)
}

fn lie_of(place: Step) -> Ground {
    if distance(place) > 9 {
        return Ground::Off;
    }
    if (5..=9).any(|k| ROOK_STEPS.iter().any(|(x, y)| place == (k * x, k * y))) {
        return Ground::Wall;
    }
    if distance(place) <= 4 {
        return Ground::Central;
    }
    let theirs = SEATS.into_iter().find(|seat| {
        // Rotated back so that the seat is South.
        let (x, y) = turned(place, (6 - seat.sides()) % 6);
        (-9..=-5).contains(&y) && (1..-y).contains(&x)
    });
    Ground::Territory(theirs.expect("walls part the territories"))
}

/// A cell that is not a wall. Cells are ordered by row, then number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Cell {
    y: i8,
    x: i8,
}

impl Cell {
    pub(super) fn new((x, y): Step) -> Option<Self> {
        let stands = !matches!(ground((x, y)), Ground::Off | Ground::Wall);
        stands.then_some(Self { y, x })
    }

    pub(super) fn place(self) -> Step {
        (self.x, self.y)
    }

    /// All 241 cells.
    pub(super) fn all() -> &'static [Self] {
        static ALL: LazyLock<Vec<Cell>> =
            LazyLock::new(|| rows().into_iter().flatten().filter_map(Cell::new).collect());
        &ALL
    }

    /// Its territory; `None` in the central area.
    pub(super) fn territory(self) -> Option<Seat> {
        match ground(self.place()) {
            Ground::Territory(seat) => Some(seat),
            Ground::Central => None,
            Ground::Off | Ground::Wall => panic!("nobody stands there"),
        }
    }

    pub(super) fn rank(self) -> i8 {
        10 - distance(self.place())
    }

    /// The step from this cell to the other.
    pub(super) fn towards(self, other: Self) -> Step {
        (other.x - self.x, other.y - self.y)
    }

    /// The cell one step away, if the step is possible: through a side always, through a corner if one of the two cells
    /// beside it is open (ruling IS-5).
    pub(super) fn step(self, step: Step) -> Option<Self> {
        let to = Self::new(sum(self.place(), step))?;
        if ROOK_STEPS.contains(&step) {
            return Some(to);
        }
        let mut beside = ROOK_STEPS
            .into_iter()
            .filter(|a| ROOK_STEPS.iter().any(|b| sum(*a, *b) == step && a != b));
        beside
            .any(|side| Self::new(sum(self.place(), side)).is_some())
            .then_some(to)
    }

    /// Its name (ruling IS-1).
    pub(super) fn name(self) -> String {
        let number = self.x - (-9).max(-9 - self.y) + 1;
        let row = u8::try_from(self.y + 9).expect("no row below A");
        format!("{}{number}", char::from(b'A' + row))
    }

    /// The cell of this name.
    pub(super) fn read(name: &str) -> Option<Self> {
        static NAMES: LazyLock<BTreeMap<String, Cell>> = LazyLock::new(|| {
            let cells = Cell::all().iter();
            cells.map(|cell| (cell.name(), *cell)).collect()
        });
        NAMES.get(name).copied()
    }
}

/// The rows from A to S, each from its left, including walls.
pub(super) fn rows() -> Vec<Vec<Step>> {
    (-9..=9)
        .map(|y| {
            (-9..=9)
                .map(|x| (x, y))
                .filter(|place| ground(*place) != Ground::Off)
                .collect()
        })
        .collect()
}

/// The twelve jumps of a knight, each as a rook step and the bishop step that continues outward.
pub(super) fn jumps() -> &'static [(Step, Step)] {
    static JUMPS: LazyLock<Vec<(Step, Step)>> = LazyLock::new(|| {
        let pairs = ROOK_STEPS.map(|rook| BISHOP_STEPS.map(|bishop| (rook, bishop)));
        // Outward means that the bishop step lies between this rook step and a neighbour of it.
        let outward = |(rook, bishop): &(Step, Step)| {
            ROOK_STEPS.contains(&(bishop.0 - rook.0, bishop.1 - rook.1))
        };
        pairs.into_iter().flatten().filter(outward).collect()
    });
    &JUMPS
}
