//! [`Position`]: a lawful arrangement being played, its eliminations, and its end.

use std::hash::{Hash, Hasher};

use crate::game;
use crate::game::outcome::{Outcome, Status, Termination};
use crate::game::seat::{BySeat, Seat, SeatSet};
use crate::game::text::{MoveText, Spelling};
use crate::games::immortal_star_masters::attacks::Threats;
use crate::games::immortal_star_masters::board::{Role, Spot};
use crate::games::immortal_star_masters::camps::{Camp, Camps};
use crate::games::immortal_star_masters::legal;
use crate::games::immortal_star_masters::moves::Move;
use crate::games::immortal_star_masters::setup::{NO_PROGRESS_LIMIT, Setup, SetupFault};

/// The status of the camp to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PositionStatus {
    /// It plays; `check` if its king is attacked.
    Play {
        /// `true` if its king is attacked.
        check: bool,
    },
    /// Its king is attacked, and it has no move.
    Mated,
    /// It has no move.
    Stalemated,
    /// It is the last in play.
    Won,
    /// Too many turns without progress.
    Standstill,
    /// Only kings are alive.
    BareKings,
}

/// A lawful position.
#[derive(Clone, Debug)]
pub struct Position {
    setup: Setup,
    table: &'static [Camp],
    status: PositionStatus,
    /// The attacks on the king of the camp to move.
    threats: Threats,
    /// The eliminated camps with their state, in order.
    fallen: Vec<(Camp, &'static str)>,
    /// The camps that left and are eliminated at their next turn.
    // Ruling IS-12.
    leaving: Camps,
    /// The reason of the last elimination.
    why: Option<Termination>,
}

/// The status of this arrangement.
// Rulings IS-10 and IS-13. Mate comes before draws, draws before stalemate.
fn board_status(setup: &Setup, threats: &Threats) -> PositionStatus {
    if setup.players.count() == 1 {
        return PositionStatus::Won;
    }
    let check = threats.check();
    let can_move = legal::any(setup, threats);
    if check && !can_move {
        PositionStatus::Mated
    } else if only_kings(setup) {
        PositionStatus::BareKings
    } else if setup.still >= NO_PROGRESS_LIMIT * u16::from(setup.players.count()) {
        PositionStatus::Standstill
    } else if can_move {
        PositionStatus::Play { check }
    } else {
        PositionStatus::Stalemated
    }
}

fn only_kings(setup: &Setup) -> bool {
    let mut men = setup.players.iter().flat_map(|camp| setup.board.men(camp));
    men.all(|spot| {
        let piece = setup.board.living(spot);
        piece.is_some_and(|piece| piece.role == Role::King)
    })
}

impl Position {
    /// The start of a game of this many; `None` unless 2 to 6.
    pub fn start(players: u8) -> Option<Self> {
        let table = Camp::seated(players)?;
        Setup::start(players).map(|setup| Self::playing(setup, table))
    }

    /// This arrangement as a position at a table of this many.
    ///
    /// # Errors
    /// The fault of the arrangement.
    pub fn from_setup(setup: Setup, table: &'static [Camp]) -> Result<Self, SetupFault> {
        setup.check()?;
        Ok(Self::playing(setup, table))
    }

    fn playing(setup: Setup, table: &'static [Camp]) -> Self {
        let threats = Threats::of(&setup);
        Self {
            status: board_status(&setup, &threats),
            threats,
            setup,
            table,
            fallen: Vec::new(),
            leaving: Camps::EMPTY,
            why: None,
        }
    }

    /// The position after a pseudo-legal move; `None` if the move is illegal. Between two players, mate and stalemate
    /// are detected only by [`Position::judged`].
    pub(super) fn tried(&self, mv: Move) -> Option<Self> {
        let setup = legal::tried(&self.setup, &self.threats, mv)?;
        let mut next = Self {
            threats: Threats::of(&setup),
            setup,
            fallen: self.fallen.clone(),
            why: self.why.clone(),
            ..*self
        };
        if next.setup.players.count() > 2 || !next.leaving.is_empty() {
            next.settle();
        } else if next.setup.still >= NO_PROGRESS_LIMIT * 2 || only_kings(&next.setup) {
            next.status = board_status(&next.setup, &next.threats);
        } else {
            let check = next.threats.check();
            next.status = PositionStatus::Play { check };
        }
        Some(next)
    }

    /// The position with the end of a seat without a move.
    pub(super) fn judged(&self) -> Self {
        Self {
            status: board_status(&self.setup, &self.threats),
            ..self.clone()
        }
    }

    /// The arrangement.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The camps in seat order.
    pub const fn table(&self) -> &'static [Camp] {
        self.table
    }

    /// The status of the camp to move.
    pub const fn board_status(&self) -> PositionStatus {
        self.status
    }

    /// The canonical text of a legal move.
    pub fn write(&self, mv: Move) -> MoveText {
        self.text(mv).into()
    }

    fn text(&self, mv: Move) -> Spelling {
        let Move { from, to, becomes } = mv;
        Spelling::of(|pen| {
            from.spell(pen);
            if from != to {
                pen.put(if self.setup.captures(mv) { 'x' } else { '-' });
                to.spell(pen);
            }
            if let Some(role) = becomes {
                pen.put('=');
                pen.put(role.letter());
            }
        })
    }

    /// The legal move with this canonical text. No other is checked for legality.
    pub(super) fn written(&self, text: &MoveText) -> Option<Move> {
        if !matches!(self.status, PositionStatus::Play { .. }) {
            return None;
        }
        let mut cells = text.cells().map(Spot::named);
        let from = cells.next()??;
        let to = cells.next().unwrap_or(Some(from))?;
        let between = |mv: Move| (mv.from, mv.to) == (from, to);
        let mut legal = legal::legal_that(&self.setup, &self.threats, between).into_iter();
        legal.find(|mv| self.write(*mv) == *text)
    }

    /// The camps that left and are eliminated at their next turn.
    pub(super) const fn leaving(&self) -> Camps {
        self.leaving
    }

    pub(super) fn seat(&self, camp: Camp) -> Seat {
        let index = self.table.iter().position(|seated| *seated == camp);
        let index = index.and_then(|index| u8::try_from(index).ok());
        index
            .and_then(Seat::new)
            .expect("a camp in play has a seat")
    }

    /// Judges the camp to move. If it is eliminated and others play on, judges the next.
    // Ruling IS-10.
    fn settle(&mut self) {
        loop {
            // The last camp that stays has won, without waiting for its turn.
            let stay = |camp: &Camp| !self.leaving.contains(*camp);
            let staying = self.setup.players.iter().filter(stay).count();
            if staying == 1 && !self.leaving.contains(self.setup.mover) {
                self.setup.mover = self.setup.after(self.setup.mover);
                self.threats = Threats::of(&self.setup);
            }
            self.status = board_status(&self.setup, &self.threats);
            let mover = self.setup.mover;
            let leaves = self.leaving.contains(mover) && self.status != PositionStatus::Won;
            let many = self.setup.players.count() > 2;
            let out = matches!(
                self.status,
                PositionStatus::Mated | PositionStatus::Stalemated
            );
            if !(leaves || many && out) {
                return;
            }
            self.leaving = self.leaving.without(mover);
            let state = match self.status {
                _ if leaves => "left",
                PositionStatus::Mated => "mated",
                PositionStatus::Stalemated
                | PositionStatus::Play { .. }
                | PositionStatus::Won
                | PositionStatus::Standstill
                | PositionStatus::BareKings => "stalemated",
            };
            self.fallen.push((mover, state));
            self.setup.eliminate();
            self.threats = Threats::of(&self.setup);
        }
    }

    /// The places of all. Camps that leave share the place behind those that stay, and camps eliminated before this
    /// position was set up the last.
    // Ruling IS-12.
    fn places(&self, mated: Option<Camp>) -> BySeat<u8> {
        let table = u8::try_from(self.table.len()).expect("at most six seats");
        let in_play = self.setup.players.count();
        let staying = in_play - self.leaving.count();
        let after = |rank: usize| in_play + u8::try_from(rank).unwrap_or(table) + 1;
        BySeat::from_fn(table, |seat| {
            let camp = self.table[seat.index()];
            if self.leaving.contains(camp) {
                return staying + 1;
            }
            if self.setup.players.contains(camp) {
                return if mated == Some(camp) { 2 } else { 1 };
            }
            let mut later = self.fallen.iter().rev();
            let rank = later.position(|(fallen, _)| *fallen == camp);
            rank.map_or_else(|| after(self.fallen.len()), after)
        })
    }

    fn outcome(&self) -> Option<Outcome> {
        let (termination, mated) = match self.status {
            PositionStatus::Play { .. } => return None,
            PositionStatus::Mated | PositionStatus::Stalemated
                if self.setup.players.count() > 2 =>
            {
                return None;
            }
            PositionStatus::Mated => (Termination::new("mate"), Some(self.setup.mover)),
            PositionStatus::Stalemated => (Termination::new("stalemate"), None),
            PositionStatus::Won => {
                let why = self.why.clone();
                (why.unwrap_or(Termination::new("last-king")), None)
            }
            PositionStatus::Standstill => (Termination::new("quiet-turns"), None),
            PositionStatus::BareKings => (Termination::new("bare-kings"), None),
        };
        Some(Outcome {
            places: self.places(mated),
            termination,
        })
    }
}

impl PartialEq for Position {
    // Ruling IS-13. Equality ignores only the count of quiet turns.
    fn eq(&self, other: &Self) -> bool {
        let (a, b) = (&self.setup, &other.setup);
        a.board == b.board
            && a.mover == b.mover
            && a.players == b.players
            && a.rights == b.rights
            && a.passed == b.passed
            && a.lost == b.lost
            && self.leaving == other.leaving
    }
}

impl Eq for Position {}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.setup.board.hash(state);
        self.setup.mover.hash(state);
    }
}

impl game::Position for Position {
    type Move = Move;

    fn seats(&self) -> u8 {
        u8::try_from(self.table.len()).expect("at most six seats")
    }

    fn status(&self) -> Status {
        let to_move = || Status::ToMove(self.seat(self.setup.mover));
        self.outcome().map_or_else(to_move, Status::Over)
    }

    /// "play"; "check": its own king is attacked; "mated", "stalemated": no move, with or without check. "won": one
    /// king is left; "draw": by the count, or only kings live.
    fn state(&self) -> &'static str {
        match self.status {
            PositionStatus::Play { check: false } => "play",
            PositionStatus::Play { check: true } => "check",
            PositionStatus::Mated => "mated",
            PositionStatus::Stalemated => "stalemated",
            PositionStatus::Won => "won",
            PositionStatus::Standstill | PositionStatus::BareKings => "draw",
        }
    }

    fn legal_moves(&self) -> Vec<Move> {
        if !matches!(self.status, PositionStatus::Play { .. }) {
            return Vec::new();
        }
        let mut legal = legal::legal_that(&self.setup, &self.threats, |_| true);
        legal.sort_by_cached_key(|mv| self.text(*mv));
        legal
    }

    fn play_unchecked(&mut self, mv: &Move) {
        self.setup.play(*mv);
        self.threats = Threats::of(&self.setup);
        self.settle();
    }

    fn with_turn(&self, seat: Seat) -> Option<Self> {
        let camp = *self.table.get(seat.index())?;
        let plays = self.setup.players.contains(camp) && !self.leaving.contains(camp);
        if !plays || self.outcome().is_some() {
            return None;
        }
        let mut next = self.clone();
        if camp != next.setup.mover {
            next.setup.mover = camp;
            next.threats = Threats::of(&next.setup);
            next.status = board_status(&next.setup, &next.threats);
        }
        Some(next)
    }

    /// The last move is counted without being played, and moves come in any order.
    fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        if !matches!(self.status, PositionStatus::Play { .. }) {
            return 0;
        }
        if depth == 1 {
            return legal::count(&self.setup, &self.threats);
        }
        let moves = legal::legal_that(&self.setup, &self.threats, |_| true);
        let lines = moves.iter().map(|mv| {
            let mut next = self.clone();
            next.play_unchecked(mv);
            next.perft(depth - 1)
        });
        lines.sum()
    }

    /// A capture, or a pawn's move.
    fn stirs(&self, mv: &Move) -> bool {
        let board = &self.setup.board;
        let pawn = (board.living(mv.from)).is_some_and(|piece| piece.role == Role::Pawn);
        pawn || board.man(mv.to).is_some()
    }

    // Ruling IS-12. Like a mate at the camp's own turn; if only one camp stays, nobody waits for that.
    fn forfeit(&mut self, seat: Seat, why: Termination) {
        let Some(camp) = self.table.get(seat.index()).copied() else {
            return;
        };
        if self.outcome().is_some() || !self.setup.players.contains(camp) {
            return;
        }
        self.leaving = self.leaving.with(camp);
        self.why = Some(why);
        self.settle();
    }

    fn eliminated(&self) -> SeatSet {
        let mut out = SeatSet::default();
        for camp in self.table {
            if !self.setup.players.contains(*camp) || self.leaving.contains(*camp) {
                out.insert(self.seat(*camp));
            }
        }
        out
    }

    fn out_by(&self, seat: Seat) -> Option<&'static str> {
        let camp = self.table.get(seat.index())?;
        let mut fallen = self.fallen.iter();
        let (_, state) = fallen.find(|(fallen, _)| fallen == camp)?;
        Some(state)
    }

    // Ruling IS-13.
    fn agreed(&self, why: Termination) -> Outcome {
        Outcome {
            places: self.places(None),
            termination: why,
        }
    }

    // Ruling IS-13.
    fn repeated(&self) -> Option<Outcome> {
        Some(self.agreed(Termination::REPETITION))
    }
}
