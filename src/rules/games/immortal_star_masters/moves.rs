//! [`Move`], one turn, and the moves of pieces: start with [`any_move`]. `legal` decides which are legal.

use crate::game::evaluate::Part;
use crate::games::immortal_star_masters::attacks::is_attacked;
use crate::games::immortal_star_masters::board::{Piece, Role, SIDES, SPOTS, Spot, Spots};
use crate::games::immortal_star_masters::camps::Camp;
use crate::games::immortal_star_masters::men::{Board, Man};
use crate::games::immortal_star_masters::pawns::{Gait, stepped};
use crate::games::immortal_star_masters::reach::{Escape, Ground};
use crate::games::immortal_star_masters::setup::{Lost, Passed, Setup, most, right, throne};

/// One turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The piece's spot.
    pub from: Spot,
    /// The target, or the pawn's own spot for a late exchange. Castling is a king's move of two cells.
    pub to: Spot,
    /// The kind a pawn on rank 1 becomes.
    pub becomes: Option<Role>,
}

impl Move {
    /// A move that changes no pawn into anything.
    pub(super) const fn to(from: Spot, to: Spot) -> Self {
        Self {
            from,
            to,
            becomes: None,
        }
    }
}

/// Returns `true` if `hunter` may capture this man.
pub(super) fn is_prey(man: Man, hunter: Camp) -> bool {
    match man {
        Man::Dead(_) => true,
        Man::Living(piece) => piece.camp != hunter && piece.role != Role::King,
    }
}

/// Calls `enough` with every pseudo-legal move of the mover's pieces until it returns `true`; returns whether it did.
/// Safety of the king is not checked. Attacks are checked for castling only.
pub(super) fn any_move(setup: &Setup, enough: impl FnMut(Piece, Move) -> bool) -> bool {
    any_move_of(setup, None, enough)
}

/// [`any_move`] of one part, if one is named: captures of living pieces and pawn arrivals are forcing.
#[inline]
pub(super) fn any_move_of(
    setup: &Setup,
    part: Option<Part>,
    mut enough: impl FnMut(Piece, Move) -> bool,
) -> bool {
    let ground = Ground::of(setup, &setup.board, setup.mover);
    setup.board.men(setup.mover).into_iter().any(|from| {
        let Some(piece) = setup.board.living(from) else {
            return false;
        };
        if piece.role == Role::Pawn {
            return any_pawn_move(setup, from, piece, part, &mut |mv| enough(piece, mv));
        }
        let reached = ground.reach(from, piece.role);
        let reached = match part {
            None => reached,
            Some(Part::Forcing) => reached & ground.foes,
            Some(Part::Quiet) => reached.minus(ground.foes),
        };
        let enough = &mut |mv| enough(piece, mv);
        let castles = piece.role == Role::King && part != Some(Part::Forcing);
        any_move_onto(setup, from, piece, reached, enough)
            || castles && any_castling(setup, from, enough)
    })
}

/// The moves of a piece other than a pawn to these spots, as in [`any_move`].
#[inline]
fn any_move_onto(
    setup: &Setup,
    from: Spot,
    piece: Piece,
    reached: Spots,
    enough: &mut impl FnMut(Move) -> bool,
) -> bool {
    let caught = setup.closed(from).map(|_| Escape::from(setup, from, piece));
    // Ruling IS-11. A caught piece must work its way out.
    let may = |to: Spot| {
        let caught = caught.as_ref();
        caught.is_none_or(|escape| escape.allows(setup, to))
    };
    let mut reached = reached.into_iter();
    reached.any(|to| may(to) && enough(Move::to(from, to)))
}

/// [`any_move_of`] a pawn.
fn any_pawn_move(
    setup: &Setup,
    from: Spot,
    pawn: Piece,
    part: Option<Part>,
    enough: &mut impl FnMut(Move) -> bool,
) -> bool {
    let wanted = |of: Part| part.is_none_or(|part| part == of);
    // Ruling IS-8. A waiting pawn may be exchanged.
    if from.rank() == 1 {
        let mut roles = choices(setup, pawn.camp).into_iter();
        return wanted(Part::Forcing)
            && roles.any(|role| {
                enough(Move {
                    becomes: Some(role),
                    ..Move::to(from, from)
                })
            });
    }
    let gait = Gait::of(pawn, from);
    let open = |from: Spot, to: Spot| setup.board.is_empty(to) && setup.may_enter(from, to);
    for direction in gait.moves {
        let mut line = from.line(*direction);
        let Some(to) = line.next().filter(|to| open(from, *to)) else {
            continue;
        };
        let Some(after) = stepped(pawn, from, to) else {
            continue;
        };
        let part = |to: Spot| {
            if to.rank() == 1 {
                Part::Forcing
            } else {
                Part::Quiet
            }
        };
        if wanted(part(to)) && arrives_enough(setup, from, to, pawn, enough) {
            return true;
        }
        // Ruling IS-6. Two cells straight on.
        let second = line.next().filter(|second| pawn.fresh && open(to, *second));
        let second = second.filter(|second| stepped(after, to, *second).is_some());
        let second = second.filter(|second| wanted(part(*second)));
        if second.is_some_and(|second| arrives_enough(setup, from, second, pawn, enough)) {
            return true;
        }
    }
    wanted(Part::Forcing)
        && gait.captures.iter().any(|direction| {
            from.line(*direction).next().is_some_and(|to| {
                captures_on(setup, from, to, pawn) && arrives_enough(setup, from, to, pawn, enough)
            })
        })
}

/// Returns `true` if a pawn may capture on this cell, one step through a corner away.
fn captures_on(setup: &Setup, from: Spot, to: Spot, pawn: Piece) -> bool {
    let prey = match setup.board.man(to) {
        Some(man) => is_prey(man, pawn.camp),
        None => passed_by(setup, to, pawn.camp).is_some(),
    };
    prey && setup.may_enter(from, to) && stepped(pawn, from, to).is_some()
}

/// The pawn that this camp can take in passing on this cell.
// Ruling IS-7.
fn passed_by(setup: &Setup, over: Spot, hunter: Camp) -> Option<Spot> {
    let mut passed = setup.passed.iter();
    let passed = passed.find(|passed| passed.over == over && passed.may.contains(hunter))?;
    Some(passed.pawn)
}

/// The kinds that pawns of this camp may become now.
pub(super) fn choices(setup: &Setup, camp: Camp) -> Vec<Role> {
    let lost = setup.lost[camp.index()];
    let may = |role: &Role| {
        let had = lost.count(*role).is_none_or(|count| count > 0);
        had && setup.board.count(camp, *role) < most(*role)
    };
    Role::PROMOTIONS.into_iter().filter(may).collect()
}

/// A pawn's move with its results on rank 1; returns whether one of them was enough.
fn arrives_enough(
    setup: &Setup,
    from: Spot,
    to: Spot,
    pawn: Piece,
    enough: &mut impl FnMut(Move) -> bool,
) -> bool {
    let stays = Move::to(from, to);
    if to.rank() > 1 {
        return enough(stays);
    }
    let roles = choices(setup, pawn.camp);
    if roles.is_empty() {
        return enough(stays);
    }
    let mut roles = roles.into_iter();
    roles.any(|role| {
        enough(Move {
            becomes: Some(role),
            ..stays
        })
    })
}

/// The targets of king and rook for castling to this end of the line, and the cells between them.
pub(super) struct Castling {
    king: Spot,
    pub(super) crossed: Spot,
    pub(super) to: Spot,
    pub(super) rook: Spot,
    pub(super) between: Vec<Spot>,
}

impl Castling {
    // Ruling IS-9.
    pub(super) fn of(camp: Camp, far: bool) -> Self {
        let king = throne(camp);
        let at = |i| Spot::home(camp, i);
        let (crossed, to, rook, between) = if far {
            (king + 1, king + 2, 7, king + 1..7)
        } else {
            (king - 1, king - 2, 0, 1..king)
        };
        Self {
            king: at(king),
            crossed: at(crossed),
            to: at(to),
            rook: at(rook),
            between: between.map(at).collect(),
        }
    }
}

fn any_castling(setup: &Setup, king: Spot, enough: &mut impl FnMut(Move) -> bool) -> bool {
    let camp = setup.mover;
    for far in [false, true] {
        if setup.rights & right(camp, far) == 0 {
            continue;
        }
        let castling = Castling::of(camp, far);
        let mut between = castling.between.iter();
        if castling.king != king
            || between.any(|spot| setup.board.man(*spot).is_some())
            || is_attacked(setup, &setup.board, king, camp)
        {
            continue;
        }
        let mut half = setup.board.clone();
        half.take(king);
        half.put(castling.crossed, Man::Living(Piece::new(camp, Role::King)));
        if !is_attacked(setup, &half, castling.crossed, camp) && enough(Move::to(king, castling.to))
        {
            return true;
        }
    }
    false
}

/// The castling rights that a move from or to each spot leaves.
static RIGHTS_KEPT: [u16; SPOTS] = {
    let mut kept = [u16::MAX; SPOTS];
    let mut i = 0;
    while i < 6 {
        let camp = Camp::ALL[i];
        let king = Spot::home(camp, throne(camp)).index();
        kept[Spot::home(camp, 0).index()] &= !right(camp, false);
        kept[Spot::home(camp, 7).index()] &= !right(camp, true);
        kept[king] &= !(right(camp, false) | right(camp, true));
        i += 1;
    }
    kept
};

/// The effects of a move on the board.
pub(super) struct MoveEffect {
    captured: Option<Man>,
    /// The cell a pawn passed over, if it went two.
    over: Option<Spot>,
    /// `true` if a pawn moved or was exchanged.
    pawn: bool,
}

/// Makes a move on the board.
pub(super) fn act(setup: &Setup, board: &mut Board, mv: Move) -> MoveEffect {
    let Move { from, to, becomes } = mv;
    let piece = setup
        .board
        .living(from)
        .expect("a move starts from a piece");
    let pawn = piece.role == Role::Pawn;
    let prey = if board.man(to).is_some() {
        Some(to).filter(|to| *to != from)
    } else if pawn && !from_side(from, to) {
        passed_by(setup, to, piece.camp)
    } else {
        None
    };
    let captured = prey.and_then(|prey| board.take(prey));
    board.take(from);
    let mut arriving = piece;
    let mut over = None;
    if pawn {
        over = middle(from, to);
        let mut at = from;
        for next in [over, Some(to)].into_iter().flatten() {
            arriving = stepped(arriving, at, next).unwrap_or(arriving);
            at = next;
        }
        arriving.fresh = false;
    }
    if let Some(role) = becomes {
        arriving = Piece::new(piece.camp, role);
    }
    board.put(to, Man::Living(arriving));
    if piece.role == Role::King {
        castle(setup, board, mv);
    }
    MoveEffect {
        captured,
        over,
        pawn,
    }
}

/// The rook's part of castling.
fn castle(setup: &Setup, board: &mut Board, mv: Move) {
    if mv.from.near().contains(mv.to) {
        return;
    }
    // No other move takes a king so far.
    for far in [false, true] {
        let castling = Castling::of(setup.mover, far);
        if castling.to == mv.to
            && let Some(rook) = board.take(castling.rook)
        {
            board.put(castling.crossed, rook);
        }
    }
}

/// Returns `true` if one cell lies one or two steps through sides from the other.
fn from_side(from: Spot, to: Spot) -> bool {
    let ((a, b), (x, y)) = (from.place(), to.place());
    a == x || b == y || a + b == x + y
}

/// The middle cell of two that lie two steps through sides apart in one direction.
fn middle(from: Spot, to: Spot) -> Option<Spot> {
    let ((a, b), (x, y)) = (from.place(), to.place());
    let step = ((x - a) / 2, (y - b) / 2);
    let twice = SIDES.contains(&step) && (step.0 * 2, step.1 * 2) == (x - a, y - b);
    twice.then(|| from.step(step))?
}

impl Setup {
    /// Returns `true` if this move captures.
    pub fn captures(&self, mv: Move) -> bool {
        let pawn = self
            .board
            .living(mv.from)
            .is_some_and(|piece| piece.role == Role::Pawn);
        mv.from != mv.to && (self.board.man(mv.to).is_some() || pawn && !from_side(mv.from, mv.to))
    }

    /// Plays a legal move and passes the turn on; eliminations are not judged yet.
    pub fn play(&mut self, mv: Move) {
        *self = self.played(mv);
    }

    /// The arrangement after a pseudo-legal move, with the turn passed on; eliminations are not judged yet.
    #[must_use]
    pub(super) fn played(&self, mv: Move) -> Self {
        let mut next = self.clone();
        let entry = act(self, &mut next.board, mv);
        next.finish(mv, &entry);
        next
    }

    /// The effects of a move beside the board.
    fn finish(&mut self, mv: Move, entry: &MoveEffect) {
        let mover = self.mover;
        self.still = self.still.saturating_add(1);
        if entry.captured.is_some() || entry.pawn {
            self.still = 0;
        }
        if let Some(Man::Living(piece)) = entry.captured {
            self.lost[piece.camp.index()].add(piece.role);
        }
        self.lose_rights(mv.from);
        self.lose_rights(mv.to);
        for passed in &mut self.passed {
            passed.may = passed.may.without(mover);
        }
        let board = &self.board;
        self.passed.retain(|passed| {
            let pawn = board.living(passed.pawn);
            let stands = pawn.is_some_and(|piece| piece.role == Role::Pawn && piece.camp != mover);
            stands && !passed.may.is_empty()
        });
        if let Some(over) = entry.over {
            self.passed.push(Passed {
                over,
                pawn: mv.to,
                may: self.players.without(mover),
            });
            self.passed
                .sort_by_key(|passed| board.living(passed.pawn).map(|piece| piece.camp));
        }
        self.mover = self.after(mover);
    }

    /// Removes castling rights after a move from or to this cell.
    const fn lose_rights(&mut self, spot: Spot) {
        self.rights &= RIGHTS_KEPT[spot.index()];
    }

    /// Eliminates the mover: the king is removed, the men stay as obstacles, and the territory closes.
    // Rulings IS-10 and IS-12.
    pub fn eliminate(&mut self) {
        let camp = self.mover;
        for spot in Spot::all() {
            let Some(Man::Living(piece)) = self.board.man(spot) else {
                continue;
            };
            let inside = spot.territory() == Some(camp);
            if piece.camp == camp {
                self.board.take(spot);
                if piece.role != Role::King {
                    let dead = Piece::new(camp, piece.role);
                    self.board.put(spot, Man::Dead(dead));
                }
            } else if inside && piece.role == Role::Pawn {
                self.board.take(spot);
            }
        }
        self.rights &= !(right(camp, false) | right(camp, true));
        self.lost[camp.index()] = Lost::default();
        for passed in &mut self.passed {
            passed.may = passed.may.without(camp);
        }
        let board = &self.board;
        self.passed
            .retain(|passed| !passed.may.is_empty() && board.living(passed.pawn).is_some());
        self.still = 0;
        self.mover = self.after(camp);
        self.players = self.players.without(camp);
    }
}
