//! Plays plies on a [`Setup`]: pieces, castling rights, captives, and squares that pawns have passed over.

use crate::games::four_kings::board::{Army, Ground, Heading, Piece, Role, SQUARES, Square};
use crate::games::four_kings::moves::{Becomes, Move, prey};
use crate::games::four_kings::setup::{Begun, Mover, ROOKS, Seating, Setup};

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
    /// `true` if the count of quiet turns restarts.
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
                let entry = self.go(from, to, becomes, prey);
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

    /// Returns `true` if the mover's side has made a part of its moves in a row. That is the first of a turn, or its
    /// first player's turn.
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
        let entry = next.go(from, to, becomes, self.prey(from, to));
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
        from: Square,
        to: Square,
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
