//! [`Move`], one ply, and the moves of pieces: start with [`any_move`]. `legal` decides which plies are legal.
//!
//! A turn is up to two plies; each is generated and played by itself.

use crate::game::evaluate::Part;
use crate::games::four_kings::board::Squares;
use crate::games::four_kings::board::{
    Army, Board, Colour, Ground, Heading, Piece, Role, SQUARES, Square,
};
use crate::games::four_kings::setup::{Begun, Mover, ROOKS, Seating, Setup};

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
    let ground = Occupied::of(&setup.board, army.colour());
    for from in may_move(setup, army) {
        let Some(piece) = setup.board.piece(from) else {
            continue;
        };
        if piece.role == Role::Pawn {
            if any_pawn_move(setup, from, piece, part, &mut |mv| enough(piece, mv)) {
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
        if reached
            .into_iter()
            .any(|to| enough(piece, Move::to(from, to)))
        {
            return true;
        }
        let castles = piece.role == Role::King && part != Some(Part::Forcing);
        if castles && any_castling(setup, army, from, &mut |mv| enough(piece, mv)) {
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
        if wanted && arrives_enough(setup, (from, to), pawn, enough) {
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
        prey && arrives_enough(setup, (from, to), pawn, enough)
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
    (from, to): (Square, Square),
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
    if setup.rights == 0 || king != army.throne() {
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

/// The start and target of the rook if the king castles from its throne to `to`.
fn castling_rook(army: Army, from: Square, to: Square) -> Option<(Square, Square)> {
    if from != army.throne() {
        return None;
    }
    if to == army.home(6) {
        Some((army.home(7), army.home(5)))
    } else if to == army.home(2) {
        Some((army.home(0), army.home(3)))
    } else {
        None
    }
}

/// The square of the piece that this move of a piece captures.
fn prey(setup: &Setup, from: Square, to: Square, piece: Piece) -> Option<Square> {
    if setup.board.piece(to).is_some() {
        return Some(to);
    }
    if piece.role == Role::Pawn && from.is_aslant(to) {
        passed_by(setup, to, piece)
    } else {
        None
    }
}

/// The new direction of a pawn that has captured on this square.
// Ruling FK-8.
fn turned(pawn: Piece, to: Square) -> Heading {
    let Ground::Terrace(army) = to.ground() else {
        return pawn.heading;
    };
    if army == pawn.army {
        pawn.heading
    } else {
        // Toward the back line of that army; straight ahead is its direction already.
        match army.heading() {
            Heading::Up => Heading::Down,
            Heading::Down => Heading::Up,
            Heading::Right => Heading::Left,
            Heading::Left => Heading::Right,
        }
    }
}

/// The castling rights that a move from or to each square leaves.
static RIGHTS_KEPT: [u8; SQUARES] = {
    let mut kept = [u8::MAX; SQUARES];
    let mut i = 0;
    while i < ROOKS.len() {
        let (army, rook) = ROOKS[i];
        kept[army.home(rook).index()] &= !(1 << i);
        kept[army.throne().index()] &= !(1 << i);
        i += 1;
    }
    kept
};

/// The effects of a move.
struct MoveEffect {
    /// The new square of the piece, and of a castled rook.
    stands: (Square, Option<Square>),
    /// Whether the count of quiet turns restarts.
    stirs: bool,
}

impl Setup {
    /// Returns `true` if this move captures.
    pub fn captures(&self, from: Square, to: Square) -> bool {
        let Some(piece) = self.board.piece(from) else {
            return false;
        };
        !self.board.is_empty(to) || piece.role == Role::Pawn && from.is_aslant(to)
    }

    /// The square of the piece that this move captures.
    fn prey(&self, from: Square, to: Square) -> Option<Square> {
        prey(self, from, to, self.board.piece(from)?)
    }

    /// Plays a legal ply.
    pub fn play(&mut self, mv: Move) {
        let first = self.begun.is_none();
        let before = self.begun;
        if first {
            self.still = self.still.saturating_add(1);
        }
        let lasting = if first { self.own_passed() } else { Vec::new() };
        let over = match mv {
            Move::Done => true,
            Move::HandOver(king) => {
                self.hand_over(king);
                self.table() == Seating::Team
            }
            Move::Go { from, to, becomes } => {
                let prey = self.prey(from, to);
                let entry = self.go((from, to), becomes, prey);
                if entry.stirs {
                    self.still = 0;
                }
                self.begun = Some(Begun::Moved(entry.stands.0, entry.stands.1));
                !first
            }
        };
        if first {
            self.passed = lasting;
        }
        if let Move::Go {
            from,
            to,
            becomes: None,
        } = mv
        {
            self.sweep(before, from, to);
            self.pass_over(from, to);
        }
        if over {
            self.begun = None;
            self.mover = self.mover.next();
        }
    }

    /// Returns `true` if the mover's side has made a part of its moves in a row: the first of a turn, or its first
    /// player's turn.
    pub(super) fn is_in_a_row(&self) -> bool {
        self.begun.is_some() || matches!(self.mover, Mover::Army(Army::West | Army::East))
    }

    /// Passes the turn to the enemies, without the rest of the side's moves.
    pub(super) fn hand_on(&mut self) {
        let colour = self.mover.colour();
        self.begun = None;
        while self.mover.colour() == colour {
            self.mover = self.mover.next();
        }
    }

    /// The arrangement after a first move, as far as a second one needs it: that one takes nothing in passing.
    pub(super) fn with_first(&self, from: Square, to: Square, becomes: Option<Becomes>) -> Self {
        let mut next = Self {
            board: self.board.clone(),
            passed: Vec::new(),
            ..*self
        };
        let entry = next.go((from, to), becomes, self.prey(from, to));
        next.begun = Some(Begun::Moved(entry.stands.0, entry.stands.1));
        next
    }

    /// Makes a king captive and takes it off the board.
    pub(super) fn hand_over(&mut self, king: Square) {
        if let Some(piece) = self.board.take(king) {
            self.captives |= 1 << piece.army.index();
            self.lose_rights(king);
            self.begun = Some(Begun::HandedOver);
        }
    }

    /// Moves a piece on the board. `prey` is the square of the piece that it captures.
    fn go(
        &mut self,
        (from, to): (Square, Square),
        becomes: Option<Becomes>,
        prey: Option<Square>,
    ) -> MoveEffect {
        let piece = self.board.piece(from).expect("a move starts from a piece");
        let captured = prey.is_some_and(|prey| self.board.take(prey).is_some());
        self.board.take(from);
        let mut stands = (to, None);
        let mut arriving = piece;
        if piece.role == Role::Pawn && captured {
            arriving.heading = turned(piece, to);
        }
        match becomes {
            Some(Becomes::Released(army)) => {
                self.captives &= !(1 << army.index());
                stands.0 = army.throne();
                arriving = Piece::new(army, Role::King);
            }
            Some(Becomes::Promoted(role)) => arriving = Piece::new(piece.army, role),
            None => {}
        }
        self.board.put(stands.0, arriving);
        if piece.role == Role::King
            && let Some((rook_from, rook_to)) = castling_rook(piece.army, from, to)
            && from
                .file()
                .abs_diff(to.file())
                .max(from.rank().abs_diff(to.rank()))
                == 2
            && let Some(rook) = self.board.take(rook_from)
        {
            self.board.put(rook_to, rook);
            stands.1 = Some(rook_to);
        }
        self.lose_rights(from);
        self.lose_rights(to);
        MoveEffect {
            stands,
            stirs: captured || piece.role == Role::Pawn,
        }
    }

    /// Removes castling rights after a move from or to this square.
    const fn lose_rights(&mut self, square: Square) {
        self.rights &= RIGHTS_KEPT[square.index()];
    }

    /// The passed squares of the mover's own pawns: a first ply ends the right to take the others'.
    // Ruling FK-11.
    fn own_passed(&self) -> Vec<(Square, Square)> {
        if self.passed.is_empty() {
            return Vec::new();
        }
        let own = self.mover.colour();
        let lasting = self.passed.iter().filter(|(_, pawn)| {
            let piece = self.board.piece(*pawn);
            piece.is_some_and(|piece| piece.colour() == own)
        });
        lasting.copied().collect()
    }

    /// Removes squares that the turn's first pawn has passed over, after a second move by a line piece.
    // Ruling FK-12.
    fn sweep(&mut self, before: Option<Begun>, from: Square, to: Square) {
        let Some(Begun::Moved(pawn, None)) = before else {
            return;
        };
        let piece = self.board.piece(to);
        let lines = [Role::Queen, Role::Rook, Role::Bishop];
        if piece.is_some_and(|piece| lines.contains(&piece.role)) {
            let swept = from.between(to);
            self.passed
                .retain(|(square, by)| *by != pawn || *square != to && !swept.contains(*square));
        }
    }

    /// Records the squares that a pawn passed over with a move of two or three squares.
    fn pass_over(&mut self, from: Square, to: Square) {
        if self
            .board
            .piece(to)
            .is_none_or(|piece| piece.role != Role::Pawn)
        {
            return;
        }
        for square in from.between(to) {
            self.passed.retain(|(passed, _)| *passed != square);
            self.passed.push((square, to));
        }
        self.passed
            .sort_by_key(|(square, _)| (square.file(), square.rank()));
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
