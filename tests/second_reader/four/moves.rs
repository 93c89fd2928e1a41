//! The moves of one piece, except for the condition at the end of a turn.
//!
//! A [`Move`] states all its effects on the board, so that playing it is trivial.

use super::Table;
use super::attack::{attacked, attackers, reach};
use super::board::{Army, Board, Kind, Piece, STEPS, Square, Way};

/// The piece that arrives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// The piece that left.
    Same,
    /// The pawn, turned towards another back line (ruling FK-8).
    Turned(Way),
    /// A new piece in place of the pawn.
    Promoted(Kind),
    /// No piece: the pawn leaves, and this army's king returns.
    Released(Army),
}

/// A move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    pub from: Square,
    pub to: Square,
    /// The square of the captured piece; not `to` if a pawn is captured in passing.
    pub taken: Option<Square>,
    pub arrival: Arrival,
    /// The castling rook's two squares.
    pub rook: Option<(Square, Square)>,
}

impl Move {
    fn plain(board: &Board, from: Square, to: Square) -> Self {
        Self {
            from,
            to,
            taken: board.at(to).map(|_| to),
            arrival: Arrival::Same,
            rook: None,
        }
    }

    /// The notation of players.
    pub fn text(&self) -> String {
        let sign = if self.taken.is_some() { 'x' } else { '-' };
        let end = match self.arrival {
            Arrival::Same | Arrival::Turned(_) => String::new(),
            Arrival::Promoted(kind) => format!("={}", kind.letter()),
            Arrival::Released(_) => "=K".to_owned(),
        };
        format!("{}{sign}{}{end}", self.from.name(), self.to.name())
    }

    /// The board after the move.
    pub fn played_on(&self, board: &Board) -> Board {
        let mut board = board.clone();
        if let Some(taken) = self.taken {
            board.lift(taken);
        }
        let Some(mut piece) = board.lift(self.from) else {
            return board;
        };
        match self.arrival {
            Arrival::Same => board.put(self.to, piece),
            Arrival::Turned(way) => {
                piece.kind = Kind::Pawn(way);
                board.put(self.to, piece);
            }
            Arrival::Promoted(kind) => {
                piece.kind = kind;
                board.put(self.to, piece);
            }
            Arrival::Released(army) => {
                let kind = Kind::King;
                board.put(army.king_home(), Piece { army, kind });
            }
        }
        if let Some((from, to)) = self.rook
            && let Some(rook) = board.lift(from)
        {
            board.put(to, rook);
        }
        board
    }

    /// The squares passed over and the last one, for straight and diagonal moves only.
    pub fn path(&self) -> Vec<Square> {
        let toward = |from: u8, to: u8| match from.cmp(&to) {
            std::cmp::Ordering::Less => 1,
            std::cmp::Ordering::Equal => 0,
            std::cmp::Ordering::Greater => -1,
        };
        let way = (
            toward(self.from.column, self.to.column),
            toward(self.from.row, self.to.row),
        );
        let mut path = Vec::new();
        let mut at = self.from;
        while at != self.to {
            let Some(next) = at.step(way) else { break };
            path.push(next);
            at = next;
        }
        path
    }
}

impl Table {
    /// The moves of the player to move that break no rule by themselves. They may leave the player's own kings in
    /// check.
    pub fn moves(&self) -> impl Iterator<Item = Move> {
        let armies = self.may_move();
        // The two moves need two different pieces (ruling FK-6: castling and pawns on a back line use up the arriving
        // piece).
        let may = move |(from, piece): &(Square, Piece)| {
            armies.contains(&piece.army) && !self.moved.contains(from)
        };
        let pieces = self.board.pieces().filter(may);
        pieces
            .flat_map(|(from, piece)| self.moves_of(from, piece))
            .filter(|one| self.spares_partner(one))
    }

    fn moves_of(&self, from: Square, piece: Piece) -> Vec<Move> {
        match piece.kind {
            Kind::King => {
                let mut found = self.king_steps(from, piece);
                found.extend(self.castlings(from, piece.army));
                found
            }
            Kind::Queen | Kind::Rook | Kind::Bishop | Kind::Knight => self.strides(from, piece),
            Kind::Pawn(way) => {
                let mut found = self.advances(from, piece, way);
                found.extend(self.pawn_captures(from, piece, way));
                found
            }
        }
    }

    /// Returns `true` if the piece may end its move there: not on a friend, and not on a king (ruling FK-13).
    fn may_land(&self, piece: Piece, to: Square) -> bool {
        self.board.at(to).is_none_or(|there| {
            there.army.colour() != piece.army.colour() && there.kind != Kind::King
        })
    }

    fn strides(&self, from: Square, piece: Piece) -> Vec<Move> {
        reach(&self.board, from, piece)
            .into_iter()
            .filter(|to| self.may_land(piece, *to))
            .map(|to| Move::plain(&self.board, from, to))
            .collect()
    }

    /// A king never steps onto a square attacked in the position after the step, in its first or second move.
    fn king_steps(&self, from: Square, king: Piece) -> Vec<Move> {
        STEPS
            .iter()
            .filter_map(|way| from.step(*way))
            .filter(|to| self.may_land(king, *to))
            .map(|to| Move::plain(&self.board, from, to))
            .filter(|step| {
                let after = step.played_on(&self.board);
                !attacked(&after, step.to, king.army.colour())
            })
            .collect()
    }

    fn castlings(&self, from: Square, army: Army) -> Vec<Move> {
        let colour = army.colour();
        let mut found = Vec::new();
        for rook in army.rook_homes() {
            if !self.rights.contains(&rook) || attacked(&self.board, from, colour) {
                continue;
            }
            let walk = Move::plain(&self.board, from, rook).path();
            let between = &walk[..walk.len() - 1];
            if between
                .iter()
                .any(|square| self.board.at(*square).is_some())
            {
                continue;
            }
            let [crossed, to, ..] = walk[..] else {
                continue;
            };
            let through = Move::plain(&self.board, from, crossed);
            let castling = Move {
                rook: Some((rook, crossed)),
                ..Move::plain(&self.board, from, to)
            };
            if !attacked(&through.played_on(&self.board), crossed, colour)
                && !attacked(&castling.played_on(&self.board), to, colour)
            {
                found.push(castling);
            }
        }
        found
    }

    fn advances(&self, from: Square, pawn: Piece, way: Way) -> Vec<Move> {
        let mut found = Vec::new();
        let mut at = from;
        for _ in 0..3 {
            let Some(next) = at.step(way.ahead()) else {
                break;
            };
            if self.board.at(next).is_some() {
                break;
            }
            let advance = Move::plain(&self.board, from, next);
            found.extend(self.arrivals(advance, pawn));
            at = next;
        }
        found
    }

    fn pawn_captures(&self, from: Square, pawn: Piece, way: Way) -> Vec<Move> {
        let mut found = Vec::new();
        for to in way
            .diagonals()
            .into_iter()
            .filter_map(|step| from.step(step))
        {
            // An occupied passed square is captured on as usual, and the passed pawn stays.
            let taken = match self.board.at(to) {
                Some(_) => self.may_land(pawn, to).then_some(to),
                None => self.passed_here(to),
            };
            if taken.is_some() {
                let mut capture = Move::plain(&self.board, from, to);
                capture.taken = taken;
                capture.arrival = turn(pawn, way, to);
                found.extend(self.arrivals(capture, pawn));
            }
        }
        found
    }

    /// The enemy pawn that may be captured on this passed square, by the very first ply only (ruling FK-11).
    fn passed_here(&self, square: Square) -> Option<Square> {
        let pawn = *self.passed.get(&square)?;
        let army = self.board.at(pawn)?.army;
        (self.made == 0 && army.colour() != self.seat.colour()).then_some(pawn)
    }

    /// The pawn's move, or its promotions on any back line (ruling FK-10).
    fn arrivals(&self, pawn_move: Move, pawn: Piece) -> Vec<Move> {
        if !pawn_move.to.on_back_line() {
            return vec![pawn_move];
        }
        let colour = pawn.army.colour();
        let captive = self.captives.iter().find(|army| army.colour() == colour);
        let Some(captive) = captive.copied() else {
            return [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight]
                .into_iter()
                .map(|kind| Move {
                    arrival: Arrival::Promoted(kind),
                    ..pawn_move.clone()
                })
                .collect();
        };
        // Ruling FK-9: judged after the pawn and its capture have left the board.
        let mut rest = self.board.clone();
        rest.lift(pawn_move.from);
        if let Some(taken) = pawn_move.taken {
            rest.lift(taken);
        }
        let home = captive.king_home();
        if rest.at(home).is_some() || attacked(&rest, home, colour) {
            return Vec::new();
        }
        vec![Move {
            arrival: Arrival::Released(captive),
            ..pawn_move
        }]
    }

    /// Ruling FK-14: in the team game the move must not let another enemy piece attack the partner's king.
    fn spares_partner(&self, one: &Move) -> bool {
        let Some(partner) = self.seat.partner() else {
            return true;
        };
        let after = one.played_on(&self.board);
        let Some(king) = after.king(partner) else {
            return true;
        };
        let colour = partner.colour();
        let now = attackers(&after, king, colour);
        if now.is_empty() {
            return true;
        }
        // A king just released is not attacked (ruling FK-9), so this one was here before the move.
        let before = attackers(&self.board, king, colour);
        now.iter().all(|enemy| before.contains(enemy))
    }
}

/// Ruling FK-8: the direction of a pawn after a capture there.
fn turn(pawn: Piece, way: Way, to: Square) -> Arrival {
    match to.terrace() {
        Some(terrace) if terrace != pawn.army && terrace.outward() != way => {
            Arrival::Turned(terrace.outward())
        }
        _ => Arrival::Same,
    }
}
