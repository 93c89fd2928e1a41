//! [`Position`]: a lawful arrangement being played, its dice and its end.

use std::hash::{Hash, Hasher};

use crate::game;
use crate::game::chance::{Dice, NoRollDue, Roll};
use crate::game::outcome::{Outcome, Status, Termination};
use crate::game::seat::Seat;
use crate::games::kings_mate::board::{Bitboard, Move, Role, Side};
use crate::games::kings_mate::danger::dangers;
use crate::games::kings_mate::moves;
use crate::games::kings_mate::perft;
use crate::games::kings_mate::setup::{Rules, Setup, SetupFault};

/// Number of seats at the table.
const SEATS: u8 = 2;
/// The dice of an attack, one each, the attacker's face first.
const ATTACK: Dice = Dice { count: 2, faces: 6 };

/// The status of the side to move, by the board alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PositionStatus {
    /// It plays; `check` if its king is in danger.
    Play {
        /// `true` if its king is in danger and can be saved.
        check: bool,
    },
    /// Its king is in danger and cannot be saved.
    Conquered,
    /// The enemy's fool has reached its King Square.
    Gambit,
    /// It cannot move, and its king is not in danger.
    Stalemate,
    /// Its attacks have failed, nothing else can move, and its king is not in danger.
    Pass,
}

/// A lawful position under declared rules.
///
/// Two positions are equal when the repetition rule counts them as one. Pieces, side to move, failed pieces and rules
/// agree, and so do crown rights that mean something.
#[derive(Clone, Debug)]
pub struct Position {
    setup: Setup,
    rules: Rules,
    /// The capture waiting for its dice.
    pending: Option<Move>,
    /// The winner after the other side left, and how it left.
    forfeit: Option<(Side, Termination)>,
}

impl Position {
    /// The start of a game under these rules.
    pub fn start(rules: Rules) -> Self {
        Self::playing(Setup::start(), rules)
    }

    /// This arrangement as a position.
    ///
    /// # Errors
    /// The fault of the arrangement under these rules.
    pub fn from_setup(setup: Setup, rules: Rules) -> Result<Self, SetupFault> {
        setup.check(rules)?;
        Ok(Self::playing(setup, rules))
    }

    const fn playing(setup: Setup, rules: Rules) -> Self {
        Self {
            setup,
            rules,
            pending: None,
            forfeit: None,
        }
    }

    /// The arrangement; while dice are due, the one before the capture.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The declared rules.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// The capture waiting for its dice.
    pub const fn pending(&self) -> Option<Move> {
        self.pending
    }

    /// The enemies that could take the king of the side to move; none while a swordmaster guards it.
    pub fn dangers(&self) -> Bitboard {
        dangers(&self.setup.board, self.rules, self.setup.side)
    }

    /// The end of the game by the board or by a player who left.
    pub fn outcome(&self) -> Option<Outcome> {
        if let Some((winner, why)) = &self.forfeit {
            return Some(Outcome::win(SEATS, winner.seat(), why.clone()));
        }
        let won = |why| Outcome::win(SEATS, self.setup.side.other().seat(), why);
        match self.board_status() {
            PositionStatus::Gambit => Some(won(Termination::new("fools-gambit"))),
            PositionStatus::Conquered => Some(won(Termination::new("conquest"))),
            // Ruling KM-7. A draw.
            PositionStatus::Stalemate => Some(Outcome::draw(SEATS, Termination::new("stalemate"))),
            PositionStatus::Play { .. } | PositionStatus::Pass => None,
        }
    }

    /// The status by the board alone.
    // Ruling KM-14. A capture counts as a move here, whatever its dice.
    fn board_status(&self) -> PositionStatus {
        if moves::gambit_won(&self.setup, self.rules) {
            return PositionStatus::Gambit;
        }
        let stuck = !moves::any(&self.setup, self.rules);
        match (stuck, !self.dangers().is_empty()) {
            (false, check) => PositionStatus::Play { check },
            (true, true) => PositionStatus::Conquered,
            (true, false) if self.setup.failed.is_empty() => PositionStatus::Stalemate,
            (true, false) => PositionStatus::Pass,
        }
    }

    /// Applies the dice of the pending capture, for the attacker or against it.
    pub(super) fn settle(&mut self, mv: Move, taken: bool) {
        if taken {
            self.setup = self.setup.after(mv);
            return;
        }
        self.setup.failed |= mv.from.bit();
        // Ruling KM-13. Nothing else can move, and the king is not in danger.
        if self.board_status() == PositionStatus::Pass {
            self.pass();
        }
    }

    /// Returns `true` unless dice are in the air or a player has given up: then no move is legal.
    fn takes_moves(&self) -> bool {
        self.pending.is_none() && self.forfeit.is_none()
    }

    /// Calls `each` with the legal moves, in no order.
    pub(super) fn each_legal(&self, each: impl FnMut(Move)) {
        if self.takes_moves() {
            moves::for_each(&self.setup, self.rules, each);
        }
    }

    /// Both results of the pending capture: taken, and failed.
    pub(super) fn falls(&self) -> Option<[Self; 2]> {
        let mv = self.pending?;
        Some([true, false].map(|taken| {
            let mut next = self.clone();
            next.pending = None;
            next.settle(mv, taken);
            next
        }))
    }

    fn pass(&mut self) {
        self.setup.side = self.setup.side.other();
        self.setup.failed = Bitboard::EMPTY;
    }

    /// The fields that equality compares. Crown rights mean nothing without the expanded rules.
    // Ruling KM-16. Raised-square permissions follow from the board.
    fn identity(&self) -> impl Eq + Hash + '_ {
        let mut setup = self.setup;
        if !self.rules.expanded {
            setup.crown = [false; 2];
        }
        (setup, self.rules, self.pending, &self.forfeit)
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        // Boards differ far more often than the other fields.
        self.setup.board == other.setup.board && self.identity() == other.identity()
    }
}

impl Eq for Position {}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.identity().hash(state);
    }
}

impl game::Position for Position {
    type Move = Move;

    fn seats(&self) -> u8 {
        SEATS
    }

    fn status(&self) -> Status {
        if self.pending.is_some() && self.forfeit.is_none() {
            return Status::ToRoll(ATTACK);
        }
        self.outcome()
            .map_or(Status::ToMove(self.setup.side.seat()), Status::Over)
    }

    /// "play"; "check": the king is in danger and can be saved; "conquered"; "stalemate"; "pass": attacks failed and
    /// nothing else can move. A "pass" exists only in positions set up so: [`resolve`](game::Position::resolve) passes
    /// on its own.
    fn state(&self) -> &'static str {
        match self.board_status() {
            PositionStatus::Play { check: false } => "play",
            PositionStatus::Play { check: true } => "check",
            PositionStatus::Conquered | PositionStatus::Gambit => "conquered",
            PositionStatus::Stalemate => "stalemate",
            PositionStatus::Pass => "pass",
        }
    }

    fn legal_moves(&self) -> Vec<Move> {
        if !self.takes_moves() {
            return Vec::new();
        }
        moves::in_order(&self.setup, self.rules)
    }

    fn play_unchecked(&mut self, mv: &Move) {
        let enemies = self.setup.board.side(self.setup.side.other());
        // Ruling KM-12. A capture is declared with all its effects, and then diced for.
        if self.rules.active && enemies.contains(mv.to) {
            self.pending = Some(*mv);
        } else {
            self.setup = self.setup.after(*mv);
        }
    }

    fn resolve(&mut self, roll: &Roll) -> Result<(), NoRollDue> {
        if self.forfeit.is_some() {
            return Err(NoRollDue);
        }
        let mv = self.pending.take().ok_or(NoRollDue)?;
        self.settle(mv, roll.faces().first() > roll.faces().get(1));
        Ok(())
    }

    fn with_turn(&self, seat: Seat) -> Option<Self> {
        let side = Side::at(seat)?;
        if !self.takes_moves() || self.outcome().is_some() {
            return None;
        }
        let mut next = self.clone();
        if side != next.setup.side {
            next.pass();
        }
        Some(next)
    }

    fn forfeit(&mut self, seat: Seat, why: Termination) {
        if let (Some(side), None) = (Side::at(seat), self.outcome()) {
            self.forfeit = Some((side.other(), why));
        }
    }

    // Ruling KM-16. Only if the players chose the house rule.
    fn repeated(&self) -> Option<Outcome> {
        self.rules
            .repetition
            .then(|| Outcome::draw(SEATS, Termination::REPETITION))
    }

    /// A capture, declared or made, and any move of a fool, also one step back.
    fn stirs(&self, mv: &Move) -> bool {
        let board = &self.setup.board;
        board.occupied().contains(mv.to) || board.role(Role::Fool).contains(mv.from)
    }

    /// All captures succeed, and the last move is counted without being played.
    fn perft(&self, depth: u32) -> u64 {
        if depth > 0 && (self.pending.is_some() || self.forfeit.is_some()) {
            return 0;
        }
        perft::perft(&self.setup, self.rules, depth)
    }
}
