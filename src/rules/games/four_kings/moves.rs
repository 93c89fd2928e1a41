//! [`Move`], one ply, and the moves of pieces: start with [`any_move`]. `legal` decides which plies are legal, and
//! `play` makes them.
//!
//! A turn is up to two plies; each is generated and played by itself.

use crate::game::evaluate::Part;
use crate::games::four_kings::board::Squares;
use crate::games::four_kings::board::{Army, Colour, Piece, Role, Square};
use crate::games::four_kings::men::Board;
use crate::games::four_kings::setup::{Begun, Mover, ROOKS, Setup};

/// One ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A piece moves; castling is a king's move of two squares.
    Go {
        /// The start square.
        from: Square,
        /// The target square.
        to: Square,
        /// The result of a pawn's arrival on a back line.
        becomes: Option<Becomes>,
    },
    /// The king on this square is handed over.
    HandOver(Square),
    /// The rest of the turn is declined.
    Done,
}

impl Move {
    /// A move without a pawn's arrival.
    pub(super) const fn to(from: Square, to: Square) -> Self {
        Self::Go {
            from,
            to,
            becomes: None,
        }
    }
}

/// The result of a pawn's arrival on a back line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Becomes {
    /// A piece of this kind, of the pawn's army.
    Promoted(Role),
    /// Nothing: the captive king of this army is free again, on the square it started from.
    Released(Army),
}

/// Calls `enough` with every pseudo-legal move of one army's pieces until it returns `true`; returns whether it did.
/// Safety of kings is not checked. Attacks are checked only for squares where a king may castle or return.
pub(super) fn any_move(setup: &Setup, army: Army, enough: impl FnMut(Piece, Move) -> bool) -> bool {
    any_move_of(setup, army, None, enough)
}

/// [`any_move`] of one part, if one is named: captures, pawn arrivals and hand-overs are forcing.
#[inline]
pub(super) fn any_move_of(
    setup: &Setup,
    army: Army,
    part: Option<Part>,
    mut enough: impl FnMut(Piece, Move) -> bool,
) -> bool {
    any_targets(setup, army, part, |piece, targets| match targets {
        Targets::All(from, to) => to.into_iter().any(|to| enough(piece, Move::to(from, to))),
        Targets::One(mv) => enough(piece, mv),
    })
}

/// Pseudo-legal moves of a piece.
pub(super) enum Targets {
    /// Those from this square to these, without castling.
    All(Square, Squares),
    /// A pawn's move, or castling.
    One(Move),
}

/// [`any_move_of`] with the targets of each piece other than a pawn as a set.
#[inline]
pub(super) fn any_targets(
    setup: &Setup,
    army: Army,
    part: Option<Part>,
    mut enough: impl FnMut(Piece, Targets) -> bool,
) -> bool {
    let ground = Occupied::of(&setup.board, army.colour());
    for from in may_move(setup, army) {
        let Some(piece) = setup.board.piece(from) else {
            continue;
        };
        if piece.role == Role::Pawn {
            let one = &mut |mv| enough(piece, Targets::One(mv));
            if any_pawn_move(setup, from, piece, part, one) {
                return true;
            }
            continue;
        }
        let reached = reach(&ground, from, piece.role);
        let reached = match part {
            None => reached,
            Some(Part::Forcing) => reached & ground.all,
            Some(Part::Quiet) => reached.minus(ground.all),
        };
        let castles = piece.role == Role::King && part != Some(Part::Forcing);
        if enough(piece, Targets::All(from, reached))
            || castles && any_castling(setup, army, from, &mut |mv| enough(piece, Targets::One(mv)))
        {
            return true;
        }
    }
    false
}

/// [`any_move`] of pieces onto these squares, and then of the king anywhere.
pub(super) fn any_move_onto(
    setup: &Setup,
    army: Army,
    goals: Squares,
    mut enough: impl FnMut(Piece, Move) -> bool,
) -> bool {
    let ground = Occupied::of(&setup.board, army.colour());
    let men = may_move(setup, army);
    for from in men & setup.board.near_to(goals) {
        let Some(piece) = setup.board.piece(from) else {
            continue;
        };
        let found = match piece.role {
            Role::King => false,
            Role::Pawn => any_pawn_move(setup, from, piece, None, &mut |mv| {
                matches!(mv, Move::Go { to, .. } if goals.contains(to)) && enough(piece, mv)
            }),
            Role::Queen | Role::Rook | Role::Bishop | Role::Knight => {
                let mut reached = (reach(&ground, from, piece.role) & goals).into_iter();
                reached.any(|to| enough(piece, Move::to(from, to)))
            }
        };
        if found {
            return true;
        }
    }
    let king = setup.board.king(army).filter(|king| men.contains(*king));
    king.is_some_and(|from| {
        let piece = Piece::new(army, Role::King);
        let mut near = from.near().minus(ground.barred).into_iter();
        near.any(|to| enough(piece, Move::to(from, to)))
            || any_castling(setup, army, from, &mut |mv| enough(piece, mv))
    })
}

/// The squares of an army's pieces that have not moved in this turn.
// Ruling FK-6. A piece that has moved cannot move again.
fn may_move(setup: &Setup, army: Army) -> Squares {
    let mut men = setup.board.men(army);
    if let Some(Begun::Moved(first, second)) = setup.begun {
        men.remove(first);
        if let Some(second) = second {
            men.remove(second);
        }
    }
    men
}

/// The obstacles of one colour's pieces.
struct Occupied {
    all: Squares,
    /// Squares they may not enter: those of their own pieces and of kings.
    // Ruling FK-13. Kings are not captured.
    barred: Squares,
}

impl Occupied {
    fn of(board: &Board, colour: Colour) -> Self {
        let mut barred = board.of(colour);
        let kings = colour.other().armies().into_iter();
        for king in kings.filter_map(|army| board.king(army)) {
            barred.insert(king);
        }
        Self {
            all: board.occupied(),
            barred,
        }
    }
}

/// Returns `true` for a piece that the hunter may capture.
// Ruling FK-13. Kings are not.
fn is_prey(piece: Piece, hunter: Piece) -> bool {
    piece.colour() != hunter.colour() && piece.role != Role::King
}

/// The targets of a piece other than a pawn.
fn reach(ground: &Occupied, from: Square, role: Role) -> Squares {
    let reached = match role {
        Role::Knight | Role::Pawn => return knight_reach(ground, from),
        Role::King => from.near(),
        Role::Queen => from.straight(ground.all) | from.diagonal(ground.all),
        Role::Rook => from.straight(ground.all),
        Role::Bishop => from.diagonal(ground.all),
    };
    reached.minus(ground.barred)
}

fn knight_reach(ground: &Occupied, from: Square) -> Squares {
    let mut reached = from.hop_set();
    for near in reached.minus(ground.all) {
        reached |= near.hop_set();
    }
    // Ruling FK-7. It does not come back to its start.
    reached.remove(from);
    reached.minus(ground.barred)
}

fn any_pawn_move(
    setup: &Setup,
    from: Square,
    pawn: Piece,
    part: Option<Part>,
    enough: &mut impl FnMut(Move) -> bool,
) -> bool {
    let arrivals = part != Some(Part::Forcing) || from.is_near_back(pawn.heading);
    let ahead = from
        .ray(pawn.heading as usize)
        .take(if arrivals { 3 } else { 0 });
    for to in ahead.take_while(|to| setup.board.is_empty(*to)) {
        let arrives = if to.is_back() {
            Part::Forcing
        } else {
            Part::Quiet
        };
        let wanted = part.is_none_or(|part| part == arrives);
        if wanted && arrives_enough(setup, from, to, pawn, enough) {
            return true;
        }
    }
    if part == Some(Part::Quiet) {
        return false;
    }
    from.pawn_targets(pawn.heading).any(|to| {
        let prey = match setup.board.piece(to) {
            Some(met) => is_prey(met, pawn),
            // Ruling FK-11. Only as the very first move of a turn.
            None => setup.begun.is_none() && passed_by(setup, to, pawn).is_some(),
        };
        prey && arrives_enough(setup, from, to, pawn, enough)
    })
}

/// The enemy pawn that can be taken in passing on this square.
fn passed_by(setup: &Setup, square: Square, hunter: Piece) -> Option<Square> {
    let mut passed = setup.passed.iter();
    let (_, pawn) = passed.find(|(passed, _)| *passed == square)?;
    let enemy = setup.board.piece(*pawn)?.colour() != hunter.colour();
    enemy.then_some(*pawn)
}

/// A pawn's move with its results on a back line; returns whether one of them was enough.
// Ruling FK-10. This holds on any back line.
fn arrives_enough(
    setup: &Setup,
    from: Square,
    to: Square,
    pawn: Piece,
    enough: &mut impl FnMut(Move) -> bool,
) -> bool {
    let mut go = |becomes| enough(Move::Go { from, to, becomes });
    if !to.is_back() {
        return go(None);
    }
    let Some(captive) = setup.captive_of(pawn.colour()) else {
        let mut roles = Role::PROMOTIONS.into_iter();
        return roles.any(|role| go(Some(Becomes::Promoted(role))));
    };
    // Ruling FK-9. The king's square is judged without the pawn and the piece it captured.
    let board = without_pawn_and_prey(setup, from, to, pawn);
    let throne = captive.throne();
    board.is_empty(throne)
        && !board.is_attacked(throne, pawn.colour().other())
        && go(Some(Becomes::Released(captive)))
}

/// The board without a pawn on its way to a back line and without its prey.
pub(super) fn without_pawn_and_prey(setup: &Setup, from: Square, to: Square, pawn: Piece) -> Board {
    let mut board = setup.board.clone();
    board.take(from);
    if let Some(prey) = prey(setup, from, to, pawn) {
        board.take(prey);
    }
    board
}

fn any_castling(
    setup: &Setup,
    army: Army,
    king: Square,
    enough: &mut impl FnMut(Move) -> bool,
) -> bool {
    if setup.rights == 0 {
        return false;
    }
    let enemy = army.colour().other();
    for (i, (of, rook)) in ROOKS.into_iter().enumerate() {
        if of != army || setup.rights & (1 << i) == 0 {
            continue;
        }
        let (crossed, to) = if rook == 0 { (3, 2) } else { (5, 6) };
        let between = if rook == 0 { 1..4 } else { 5..7 };
        let mut between = between.map(|i| army.home(i));
        if between.any(|square| setup.board.piece(square).is_some())
            || setup.board.is_attacked(king, enemy)
        {
            continue;
        }
        let mut half = setup.board.clone();
        half.take(king);
        half.put(army.home(crossed), Piece::new(army, Role::King));
        if !half.is_attacked(army.home(crossed), enemy) && enough(Move::to(king, army.home(to))) {
            return true;
        }
    }
    false
}

/// The square of the piece that this move of a piece captures.
pub(super) fn prey(setup: &Setup, from: Square, to: Square, piece: Piece) -> Option<Square> {
    if setup.board.piece(to).is_some() {
        return Some(to);
    }
    if piece.role == Role::Pawn && from.is_aslant(to) {
        passed_by(setup, to, piece)
    } else {
        None
    }
}

/// The armies that may move now.
pub(super) fn armies(setup: &Setup) -> impl Iterator<Item = Army> + use<> {
    let handed_over = match (setup.begun, setup.mover) {
        // Only the other army may move after a hand-over.
        (Some(Begun::HandedOver), Mover::Colour(colour)) => setup.captive_of(colour),
        _ => None,
    };
    setup
        .mover
        .armies()
        .filter(move |army| Some(*army) != handed_over)
}
