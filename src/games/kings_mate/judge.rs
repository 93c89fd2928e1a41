//! King's Mate for a search: candidates, what dice may bring, and what a position is worth.

use crate::game::Position as _;
use crate::game::evaluate::{Evaluate, Fall, Hint, Part, Tally, WeightSet};
use crate::game::seat::{Seat, SeatSet};
use crate::games::kings_mate::attacks::{
    Obstacles, all_lines, diagonal, diagonal_steps, neighbours, orthogonal,
};
use crate::games::kings_mate::board::{Bitboard, Board, Role, Side, Square};
use crate::games::kings_mate::danger::Closed;
use crate::games::kings_mate::moves::{self, Move};
use crate::games::kings_mate::position::Position;
use crate::games::kings_mate::weights::{ACTIVE, STANDARD};

/// What a piece is worth when moves are put in order, in hundredths of a fool; by role.
const ROUGHLY: [i32; 6] = [0, 520, 430, 260, 260, 100];

const SWORDMASTER: usize = 0;
const SECOND_SWORDMASTER: usize = 1;
const KEEPER: usize = 2;
const PRIEST: usize = 3;
const FOOL: usize = 4;
const FOOL_AHEAD: usize = 5;
const FOOL_TO_RETURN: usize = 6;
const KEEPER_REACH: usize = 7;
const PRIEST_REACH: usize = 8;
const SWORDMASTER_REACH: usize = 9;
const BARE: usize = 10;
const BARE_FREE: usize = 11;
const BESIDE_BARE: usize = 12;
const BESIDE_GUARDED: usize = 13;
const KING_TO_BARE: usize = 14;
const HUNTERS_TO_BARE: usize = 15;
const BARE_OFF_CENTRE: usize = 16;
const KING_CENTRAL: usize = 17;
const FOOL_GUARDED: usize = 18;
const TO_MOVE: usize = 19;
const ATTACKS: usize = 20;
const AT_SWORDMASTERS: usize = 21;

/// Mixes two words into one; a few multiplications for a whole board.
#[inline]
fn mix(a: u64, b: u64) -> u64 {
    let product = u128::from(a ^ 0x9E37_79B9_7F4A_7C15) * u128::from(b ^ 0xD1B5_4A32_D192_ED03);
    let [low, high] = [product, product >> 64].map(|half| half & u128::from(u64::MAX));
    u64::try_from(low ^ high).unwrap_or(0)
}

/// Steps of a king between two squares.
fn distance(a: Square, b: Square) -> i32 {
    i32::from(a.file().abs_diff(b.file()).max(a.rank().abs_diff(b.rank())))
}

fn count(squares: Bitboard) -> i32 {
    squares.count().cast_signed()
}

impl Evaluate for Position {
    const FEATURES: &'static [&'static str] = &[
        "swordmaster",
        "second swordmaster",
        "keeper",
        "priest or priestess",
        "fool",
        "fool’s rows ahead",
        "fool near the far row with something to come back as",
        "keeper’s reach",
        "priest’s reach",
        "swordmaster’s reach",
        "king without swordmasters",
        "free squares beside a bare king",
        "attacks beside the enemy’s bare king",
        "attacks beside the enemy’s guarded king",
        "steps from the king to the enemy’s bare one",
        "steps from other pieces to the enemy’s bare king",
        "bare king’s steps from the centre",
        "king on a central raised square",
        "fool beside the king",
        "to move",
        "attack on an enemy piece",
        "attack on an enemy swordmaster",
    ];
    const ROLLS: i32 = 12;

    fn key(&self) -> u64 {
        let setup = self.setup();
        let board = &setup.board;
        let role = |role| board.role(role).0;
        let crown = setup.crown.map(u64::from);
        let crown = if self.rules().expanded {
            crown[0] | crown[1] << 1
        } else {
            0
        };
        let side = u64::from(setup.side == Side::Black) << 2 | crown;
        mix(role(Role::King), role(Role::Swordmaster).rotate_left(7))
            ^ mix(role(Role::Keeper).rotate_left(19), role(Role::Priest))
            ^ mix(
                role(Role::Priestess).rotate_left(37),
                role(Role::Fool).rotate_left(3),
            )
            ^ mix(
                board.side(Side::White).0.rotate_left(11),
                setup.failed.0.rotate_left(29) ^ side,
            )
            .rotate_left(23)
    }

    fn to_act(&self) -> Option<Seat> {
        self.pending().is_none().then(|| self.setup().side.seat())
    }

    fn decided(&self, us: SeatSet) -> Option<i32> {
        let won = moves::gambit_won(self.setup(), self.rules()) && self.pending().is_none();
        won.then(|| {
            if us.contains(self.setup().side.seat()) {
                -1
            } else {
                1
            }
        })
    }

    fn candidates(&self, part: Part, mut each: impl FnMut(Move, Hint)) {
        let setup = self.setup();
        if self.pending().is_some() {
            return;
        }
        let enemies = setup.board.side(setup.side.other());
        let goals = match part {
            Part::Forcing => enemies,
            Part::Quiet => !enemies,
        };
        moves::for_each_onto(setup, self.rules(), goals, |mv| {
            let back = mv.promotion.map_or(0, |role| ROUGHLY[role.index()] - 100);
            let prey = match part {
                Part::Forcing => prey(mv.to, |role| setup.board.role(role)),
                Part::Quiet => 0,
            };
            let hint = Hint {
                gain: prey + back,
                risk: ROUGHLY[mv.role.index()],
                slot: slot(mv),
            };
            each(mv, hint);
        });
    }

    fn after(&self, mv: &Move) -> Option<Self> {
        let mut next = self.clone();
        next.play_unchecked(mv);
        Some(next)
    }

    fn throws(&self) -> bool {
        self.rules().active
    }

    fn falls(&self) -> [Option<Fall<Self>>; 2] {
        let falls = Self::falls(self).map(|[taken, failed]| {
            // Of 36 rolls the attacker is higher in 15.
            [(taken, 5), (failed, 7)].map(|(at, ways)| Some(Fall { at, ways }))
        });
        falls.unwrap_or([None, None])
    }

    fn urgent(&self) -> bool {
        !self.dangers().is_empty()
    }

    fn features(&self, of: Seat, tally: &mut impl Tally) {
        let Some(side) = Side::at(of) else {
            return;
        };
        judge(self, side, tally);
    }

    fn weight_sets(&self) -> &'static [WeightSet] {
        if self.rules().active {
            ACTIVE
        } else {
            STANDARD
        }
    }

    fn rule_set(&self) -> &'static str {
        match (self.rules().expanded, self.rules().active) {
            (false, false) => "standard",
            (true, false) => "expanded",
            (false, true) => "active",
            (true, true) => "expanded-active",
        }
    }
}

fn prey(at: Square, squares: impl Fn(Role) -> Bitboard) -> i32 {
    let mut roles = Role::ALL.into_iter();
    let role = roles.find(|role| squares(*role).contains(at));
    role.map_or(0, |role| ROUGHLY[role.index()])
}

fn slot(mv: Move) -> u16 {
    let slot = mv.role.index() << 6 | mv.to.index();
    u16::try_from(slot).unwrap_or(0)
}

/// What one side's pieces reach.
struct Sight {
    beside: Bitboard,
    enemies: Bitboard,
    guards: Bitboard,
    near: i32,
    attacks: i32,
    at_guards: i32,
}

impl Sight {
    /// Notes where a piece may go; how many squares they are.
    fn add(&mut self, to: Bitboard) -> i32 {
        self.near += count(to & self.beside);
        self.attack(to);
        count(to)
    }

    fn attack(&mut self, to: Bitboard) {
        self.attacks += count(to & self.enemies);
        self.at_guards += count(to & self.guards);
    }
}

#[inline]
fn judge(at: &Position, side: Side, tally: &mut impl Tally) {
    let setup = at.setup();
    let board = &setup.board;
    let own = board.side(side);
    let (Some(king), Some(target)) = (board.king(side), board.king(side.other())) else {
        return;
    };
    let of = |role| own & board.role(role);
    let swordmasters = of(Role::Swordmaster);
    let (keepers, fools) = (of(Role::Keeper), of(Role::Fool));
    let priests = of(Role::Priest) | of(Role::Priestess);
    let around = neighbours(king);
    let many = i32::from(swordmasters.has_many());
    tally.add(SWORDMASTER, i32::from(!swordmasters.is_empty()));
    tally.add(SECOND_SWORDMASTER, many);
    tally.add(KEEPER, count(keepers));
    tally.add(PRIEST, count(priests));
    tally.add(FOOL, count(fools));
    tally.add(TO_MOVE, i32::from(setup.side == side));
    tally.add(KING_CENTRAL, count(Bitboard::CENTRAL & king.bit()));
    tally.add(FOOL_GUARDED, count(around & fools));

    let closed = Closed::to(board, side, at.rules());
    let obstacles = Obstacles::from(board.occupied());
    let walled = obstacles.with_raised(!closed.pieces.is_empty());
    let open = !(closed.pieces | own);
    let enemies = board.side(side.other()) & !target.bit();
    let mut sight = Sight {
        beside: neighbours(target),
        enemies,
        guards: enemies & board.role(Role::Swordmaster),
        near: 0,
        attacks: 0,
        at_guards: 0,
    };
    let reach = |sum: i32, to: Bitboard| sum + sight.add(to);
    let to = keepers
        .into_iter()
        .map(|from| orthogonal(from, walled) & open);
    tally.add(KEEPER_REACH, to.fold(0, reach));
    let reach = |sum: i32, to: Bitboard| sum + sight.add(to);
    let to = priests
        .into_iter()
        .map(|from| diagonal(from, walled) & open);
    tally.add(PRIEST_REACH, to.fold(0, reach));
    let reach = |sum: i32, to: Bitboard| sum + sight.add(to);
    let to = swordmasters
        .into_iter()
        .map(|from| all_lines(from, obstacles) & !own);
    tally.add(SWORDMASTER_REACH, to.fold(0, reach));
    for from in fools {
        sight.attack(diagonal_steps(from) & !closed.fools);
    }
    tally.add(ATTACKS, sight.attacks);
    tally.add(AT_SWORDMASTERS, sight.at_guards);
    judge_fools(board, side, tally);
    if sight.guards.is_empty() {
        let hunters = keepers | priests | fools;
        let steps = hunters.into_iter().map(|from| distance(from, target));
        tally.add(BESIDE_BARE, sight.near);
        tally.add(KING_TO_BARE, distance(king, target));
        tally.add(HUNTERS_TO_BARE, steps.sum());
    } else {
        tally.add(BESIDE_GUARDED, sight.near);
    }
    if swordmasters.is_empty() {
        tally.add(BARE, 1);
        tally.add(BARE_FREE, count(around & !own));
        tally.add(BARE_OFF_CENTRE, distance(king, Square::at(3, 4)));
    }
}

fn judge_fools(board: &Board, side: Side, tally: &mut impl Tally) {
    let mut kinds = Role::PROMOTIONS.iter();
    let lost = kinds.any(|role| board.lost(side, *role) > 0);
    let (mut ahead, mut returning) = (0, 0);
    for from in board.of(side, Role::Fool) {
        let row = match side {
            Side::White => i32::from(from.rank()),
            Side::Black => 8 - i32::from(from.rank()),
        };
        ahead += row;
        returning += if lost { (row - 4).max(0) } else { 0 };
    }
    tally.add(FOOL_AHEAD, ahead);
    tally.add(FOOL_TO_RETURN, returning);
}
