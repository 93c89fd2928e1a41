//! Targets and attacks as sets of spots: lines, neighbours, leaps and closed territories.

use crate::games::immortal_star_masters::board::{
    Board, Camp, DIRECTIONS, LEAPS, LINES, Piece, Role, SPOTS, STRAIGHT, Spot, Spots, TERRITORIES,
};
use crate::games::immortal_star_masters::moves::{Gait, stepped};
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

/// Whether a line meets spots in ascending order: up the rows, or to the right within one.
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

    /// The first of these spots on a line.
    #[inline]
    fn first_met(self, direction: usize, among: Spots) -> Option<Self> {
        let met = LINE_SETS[self.index()][direction] & among;
        if ASCENDING[direction] {
            met.first()
        } else {
            met.last()
        }
    }

    /// The spots on a line up to and including the first of these.
    #[inline]
    fn slide(self, direction: usize, among: Spots) -> Spots {
        let line = LINE_SETS[self.index()][direction];
        match self.first_met(direction, among) {
            Some(met) => line.minus(LINE_SETS[met.index()][direction]),
            None => line,
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

/// Returns `true` if a living opponent of `camp` attacks this cell, whether or not that would leave its own king
/// attacked.
pub(super) fn is_attacked(setup: &Setup, board: &Board, target: Spot, camp: Camp) -> bool {
    let foes = board.all_living().minus(board.men(camp));
    let lines = foes & board.line_pieces();
    let occupied = board.occupied();
    let here = setup.closed(target);
    for (direction, line) in LINE_SETS[target.index()].iter().enumerate() {
        if (lines & *line).is_empty() {
            continue;
        }
        let Some(at) = target.first_met(direction, occupied) else {
            continue;
        };
        let goes = lines.contains(at)
            && board.living(at).is_some_and(|piece| match piece.role {
                Role::Queen => true,
                Role::Rook => direction < STRAIGHT,
                Role::Bishop => direction >= STRAIGHT,
                Role::King | Role::Knight | Role::Pawn => false,
            });
        if !goes {
            continue;
        }
        // A closed territory on the way must be the attacker's own place.
        let mut way = target.line(direction).take_while(|spot| *spot != at);
        let closed = here.or_else(|| way.find_map(|spot| setup.closed(spot)));
        if closed.is_none_or(|closed| at.territory() == Some(closed)) {
            return true;
        }
    }
    let enters = |from: Spot| here.is_none_or(|closed| from.territory() == Some(closed));
    let close = (target.near() & foes).minus(board.line_pieces() | board.knights());
    let steps = |from: Spot| {
        board.living(from).is_some_and(|piece| match piece.role {
            Role::King => true,
            Role::Pawn => pawn_attacks(piece, from, target),
            Role::Queen | Role::Rook | Role::Bishop | Role::Knight => false,
        })
    };
    let knights = LEAP_SETS[target.index()] & foes & board.knights();
    close.into_iter().any(|from| enters(from) && steps(from)) || knights.into_iter().any(enters)
}

fn pawn_attacks(pawn: Piece, from: Spot, target: Spot) -> bool {
    let (a, b) = (from.place(), target.place());
    let step = (b.0 - a.0, b.1 - a.1);
    from.rank() > 1
        && Gait::of(pawn, from).captures.contains(&step)
        && stepped(pawn, from, target).is_some()
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
