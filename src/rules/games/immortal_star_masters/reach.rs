//! Targets as sets of spots: lines, neighbours, leaps and closed territories.

use crate::games::immortal_star_masters::board::{
    DIRECTIONS, LEAPS, LINES, NONE, Piece, Role, SPOTS, STRAIGHT, Spot, Spots, TERRITORIES,
};
use crate::games::immortal_star_masters::camps::Camp;
use crate::games::immortal_star_masters::men::Board;
use crate::games::immortal_star_masters::setup::Setup;

/// The spots of each line.
static LINE_SETS: [[Spots; DIRECTIONS]; SPOTS] = {
    let mut sets = [[Spots::EMPTY; DIRECTIONS]; SPOTS];
    let mut spot = 0;
    while spot < SPOTS {
        let mut direction = 0;
        while direction < DIRECTIONS {
            sets[spot][direction] = Spots::of_way(&LINES[spot][direction]);
            direction += 1;
        }
        spot += 1;
    }
    sets
};

/// The spots of each spot's lines through sides, and through corners.
static ALL_LINES: [[Spots; 2]; SPOTS] = {
    let mut sets = [[Spots::EMPTY; 2]; SPOTS];
    let mut spot = 0;
    while spot < SPOTS {
        let mut direction = 0;
        while direction < DIRECTIONS {
            let kind = (direction >= STRAIGHT) as usize;
            sets[spot][kind] = sets[spot][kind].joined(&LINE_SETS[spot][direction]);
            direction += 1;
        }
        spot += 1;
    }
    sets
};

/// The direction of the line from a spot to another, or [`NONE`].
#[expect(
    clippy::cast_possible_truncation,
    reason = "there are twelve directions"
)]
static TOWARD: [[u8; SPOTS]; SPOTS] = {
    let mut toward = [[NONE; SPOTS]; SPOTS];
    let mut spot = 0;
    while spot < SPOTS {
        let mut direction = 0;
        while direction < DIRECTIONS {
            let mut i = 0;
            while let Some(met) = LINES[spot][direction].get(i) {
                toward[spot][met as usize] = direction as u8;
                i += 1;
            }
            direction += 1;
        }
        spot += 1;
    }
    toward
};

/// Number of rook steps between two cells.
static DISTANCES: [[u8; SPOTS]; SPOTS] = {
    let mut distances = [[0; SPOTS]; SPOTS];
    let mut one = 0;
    while one < SPOTS {
        let (ax, ay) = Spot::numbered(one).place();
        let mut other = 0;
        while other < one {
            let (bx, by) = Spot::numbered(other).place();
            let (x, y) = ((ax - bx).unsigned_abs(), (ay - by).unsigned_abs());
            let z = (ax - bx + ay - by).unsigned_abs();
            let most = if x > y { x } else { y };
            let most = if most > z { most } else { z };
            distances[one][other] = most;
            distances[other][one] = most;
            other += 1;
        }
        one += 1;
    }
    distances
};

/// The spots one step away from each, through sides or corners.
static NEAR: [Spots; SPOTS] = {
    let mut sets = [Spots::EMPTY; SPOTS];
    let mut spot = 0;
    while spot < SPOTS {
        let mut direction = 0;
        while direction < DIRECTIONS {
            if let Some(next) = LINES[spot][direction].get(0) {
                sets[spot] = sets[spot].joined(&Spots::of_number_alone(next));
            }
            direction += 1;
        }
        spot += 1;
    }
    sets
};

/// The targets of a knight's leap from each.
static LEAP_SETS: [Spots; SPOTS] = {
    let mut sets = [Spots::EMPTY; SPOTS];
    let mut spot = 0;
    while spot < SPOTS {
        sets[spot] = Spots::of_way(&LEAPS[spot]);
        spot += 1;
    }
    sets
};

/// The spots of each camp's territory.
static GROUNDS: [Spots; 6] = {
    let mut sets = [Spots::EMPTY; 6];
    let mut number: u8 = 0;
    while (number as usize) < SPOTS {
        let camp = TERRITORIES[number as usize] as usize;
        if camp < 6 {
            sets[camp] = sets[camp].joined(&Spots::of_number_alone(number));
        }
        number += 1;
    }
    sets
};

/// `true` for a direction whose lines meet spots in ascending order: up the rows, or to the right within one.
const ASCENDING: [bool; DIRECTIONS] = {
    use crate::games::immortal_star_masters::board::{CORNERS, SIDES};
    let mut ascending = [false; DIRECTIONS];
    let mut i = 0;
    while i < 6 {
        ascending[i] = SIDES[i].1 > 0 || SIDES[i].1 == 0 && SIDES[i].0 > 0;
        ascending[i + 6] = CORNERS[i].1 > 0 || CORNERS[i].1 == 0 && CORNERS[i].0 > 0;
        i += 1;
    }
    ascending
};

impl Spot {
    /// The up to twelve spots one step away.
    #[inline]
    pub(super) fn near(self) -> Spots {
        NEAR[self.index()]
    }

    /// The targets of a knight's leap.
    #[inline]
    pub(super) fn leap_set(self) -> Spots {
        LEAP_SETS[self.index()]
    }

    /// The spots of its lines through sides, and through corners, over all men.
    #[inline]
    pub(super) fn lines(self) -> [Spots; 2] {
        ALL_LINES[self.index()]
    }

    /// Number of rook steps to each spot, by its number.
    #[inline]
    pub(super) fn distances(self) -> &'static [u8; SPOTS] {
        &DISTANCES[self.index()]
    }

    /// The direction of the line to another spot, if they have one.
    #[inline]
    pub(super) fn direction_to(self, other: Self) -> Option<usize> {
        let direction = TOWARD[self.index()][other.index()];
        (direction != NONE).then_some(usize::from(direction))
    }

    /// The spots between this one and another on one line; else none.
    #[inline]
    pub(super) fn between(self, other: Self) -> Spots {
        let Some(direction) = self.direction_to(other) else {
            return Spots::EMPTY;
        };
        let beyond = LINE_SETS[other.index()][direction];
        let mut way = LINE_SETS[self.index()][direction].minus(beyond);
        way.remove(other);
        way
    }

    /// The spots on a line up to and including the first of these.
    #[inline]
    fn slide(self, direction: usize, among: Spots) -> Spots {
        let line = LINE_SETS[self.index()][direction];
        let met = line & among;
        if ASCENDING[direction] {
            line & met.up_to_first()
        } else {
            line & met.down_to_last()
        }
    }
}

/// The obstacles of one camp's pieces.
pub(super) struct Ground {
    all: Spots,
    /// Living pieces of others.
    pub(super) foes: Spots,
    /// Spots its pieces may not enter: those of its own pieces and of kings.
    barred: Spots,
    /// Territories without a king.
    closed: Spots,
}

impl Ground {
    pub(super) fn of(setup: &Setup, board: &Board, camp: Camp) -> Self {
        let living = board.all_living();
        let mut barred = board.men(camp);
        let kings = Camp::ALL.into_iter().filter_map(|camp| board.king(camp));
        kings.for_each(|king| barred.insert(king));
        let out = Camp::ALL
            .into_iter()
            .filter(|camp| !setup.players.contains(*camp));
        Self {
            all: board.occupied(),
            foes: living.minus(board.men(camp)),
            barred,
            closed: out.fold(Spots::EMPTY, |closed, camp| closed | GROUNDS[camp.index()]),
        }
    }

    /// The targets of a piece other than a pawn.
    pub(super) fn reach(&self, from: Spot, role: Role) -> Spots {
        let home = from.territory().map(|camp| GROUNDS[camp.index()]);
        let barrier = self.closed.minus(home.unwrap_or_default());
        let barred = self.barred | barrier;
        let directions = match role {
            Role::Knight | Role::Pawn => return LEAP_SETS[from.index()].minus(barred),
            Role::King => return from.near().minus(barred),
            Role::Queen => 0..DIRECTIONS,
            Role::Rook => 0..STRAIGHT,
            Role::Bishop => STRAIGHT..DIRECTIONS,
        };
        let stops = self.all | barrier;
        let slides = directions.map(|direction| from.slide(direction, stops));
        slides
            .fold(Spots::EMPTY, |reached, slide| reached | slide)
            .minus(barred)
    }
}

/// The distance of a caught piece from the way out.
pub(super) struct Escape {
    from: Spot,
    camp: Camp,
    /// The number of moves it needs from each spot of the territory.
    needs: Vec<(Spot, u32)>,
}

impl Escape {
    /// Counts the piece's own moves over the present board, with the piece lifted.
    // Ruling IS-11.
    pub(super) fn from(setup: &Setup, from: Spot, piece: Piece) -> Self {
        let mut board = setup.board.clone();
        board.take(from);
        let camp = from.territory().unwrap_or(piece.camp);
        let ground = Ground::of(setup, &board, piece.camp);
        let inside: Vec<(Spot, Spots)> = Spot::all()
            .filter(|spot| spot.territory() == Some(camp))
            .map(|spot| (spot, ground.reach(spot, piece.role)))
            .collect();
        let leaves = |reached: &Spots| reached.into_iter().any(|to| to.territory() != Some(camp));
        let mut needs: Vec<(Spot, u32)> = inside
            .iter()
            .filter(|(_, reached)| leaves(reached))
            .map(|(spot, _)| (*spot, 1))
            .collect();
        let mut seen: Spots = Spots::EMPTY;
        for (spot, _) in &needs {
            seen.insert(*spot);
        }
        let mut next = 0;
        while let Some((nearer, moves)) = needs.get(next).copied() {
            next += 1;
            for (spot, reached) in &inside {
                if !seen.contains(*spot) && reached.contains(nearer) {
                    seen.insert(*spot);
                    needs.push((*spot, moves + 1));
                }
            }
        }
        Self { from, camp, needs }
    }

    fn need(&self, spot: Spot) -> Option<u32> {
        let mut needs = self.needs.iter();
        needs.find(|(at, _)| *at == spot).map(|(_, moves)| *moves)
    }

    pub(super) fn allows(&self, setup: &Setup, to: Spot) -> bool {
        let leaves = to.territory() != Some(self.camp);
        if leaves || setup.board.living(to).is_some() {
            return true;
        }
        match (self.need(self.from), self.need(to)) {
            (Some(1), _) | (_, None) => false,
            (None, Some(_)) => true,
            (Some(before), Some(after)) => after < before,
        }
    }
}
