//! Evaluation of King's Mate for the search: candidates, dice results and features.

use crate::game::Position as _;
use crate::game::evaluate::{Evaluate, Fall, Hint, Part, Tally, WeightSet};
use crate::game::seat::{Seat, SeatSet};
use crate::games::kings_mate::board::{Bitboard, Move, Role, Side, Square};
use crate::games::kings_mate::features;
use crate::games::kings_mate::moves;
use crate::games::kings_mate::position::Position;
use crate::games::kings_mate::weights::{ACTIVE, STANDARD};

/// Rough piece values for move ordering, in hundredths of a fool, by role.
const ROUGHLY: [i32; 6] = [0, 520, 430, 260, 260, 100];

/// Mixes two words into one with a few multiplications, enough to hash a whole board.
#[inline]
fn mix(a: u64, b: u64) -> u64 {
    let product = u128::from(a ^ 0x9E37_79B9_7F4A_7C15) * u128::from(b ^ 0xD1B5_4A32_D192_ED03);
    let [low, high] = [product, product >> 64].map(|half| half & u128::from(u64::MAX));
    u64::try_from(low ^ high).unwrap_or(0)
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
                guarded: false,
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
            // The attacker is higher in 15 of 36 rolls.
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
        features::judge(self, side, tally);
    }

    fn weight_sets(&self) -> &'static [WeightSet] {
        if self.rules().active {
            ACTIVE
        } else {
            STANDARD
        }
    }

    /// The escort where a swordmaster moves or is taken, and raised squares where a move arrives on one.
    fn themes(&self, mv: &Move) -> Vec<&'static str> {
        let board = &self.setup().board;
        let escort = mv.role == Role::Swordmaster || board.role(Role::Swordmaster).contains(mv.to);
        let raised = Bitboard::RAISED.contains(mv.to);
        let shown = [(escort, "escort"), (raised, "raised")];
        shown
            .into_iter()
            .filter_map(|(is, theme)| is.then_some(theme))
            .collect()
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
