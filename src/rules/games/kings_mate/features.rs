//! The features of a side in King's Mate: pieces, their reach, attacks, safety of bare kings.

use crate::game::evaluate::Tally;
use crate::games::kings_mate::attacks::{
    Obstacles, all_lines, diagonal, diagonal_steps, neighbours, orthogonal,
};
use crate::games::kings_mate::board::{Bitboard, Board, Role, Side, Square};
use crate::games::kings_mate::danger::Closed;
use crate::games::kings_mate::position::Position;

// Indexes in the lists of weights, named in `judge`.
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

/// Number of king steps between two squares.
fn distance(a: Square, b: Square) -> i32 {
    i32::from(a.file().abs_diff(b.file()).max(a.rank().abs_diff(b.rank())))
}

fn count(squares: Bitboard) -> i32 {
    squares.count().cast_signed()
}

/// The reach of one side's pieces.
struct Sight {
    beside: Bitboard,
    enemies: Bitboard,
    guards: Bitboard,
    near: i32,
    attacks: i32,
    at_guards: i32,
}

impl Sight {
    /// Adds the targets of a piece and returns their number.
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

/// Tallies the features of one side.
#[inline]
pub(super) fn judge(at: &Position, side: Side, tally: &mut impl Tally) {
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
