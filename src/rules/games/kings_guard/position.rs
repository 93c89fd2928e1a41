//! [`Position`]: a lawful arrangement being played, and its end.

use crate::game;
use crate::game::outcome::{Outcome, Status, Termination};
use crate::game::seat::Seat;
use crate::games::kings_guard::board::Side;
use crate::games::kings_guard::moves::{self, Move};
use crate::games::kings_guard::rules::Rules;
use crate::games::kings_guard::setup::{Setup, SetupFault};

/// Number of seats at the table.
const SEATS: u8 = 2;
/// Number of turns in a row without a piece put on one of the other colour that ends the game.
const NO_PROGRESS_LIMIT: u32 = 100;

/// The status of the side to move, by the board alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PositionStatus {
    /// It plays.
    Play,
    /// The other side has taken a king.
    KingTaken,
    /// It cannot move as its turn begins.
    Immobile,
}

/// A lawful position under declared rules.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    setup: Setup,
    rules: Rules,
    /// The winner after the other side left, and how it left.
    forfeit: Option<(Side, Termination)>,
}

impl Position {
    /// The start of a game under these rules.
    pub fn start(rules: Rules) -> Self {
        Self::playing(Setup::start(rules.shape), rules)
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
            forfeit: None,
        }
    }

    /// The arrangement.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The declared rules.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// The end of the game by the board or by a player who left.
    fn outcome(&self) -> Option<Outcome> {
        if let Some((winner, why)) = &self.forfeit {
            return Some(Outcome::win(SEATS, winner.seat(), why.clone()));
        }
        let won = |why| Outcome::win(SEATS, self.setup.side.other().seat(), why);
        match self.board_status() {
            PositionStatus::Play => None,
            PositionStatus::KingTaken => Some(won(Termination::new("king-taken"))),
            PositionStatus::Immobile => Some(won(Termination::new("immobility"))),
        }
    }

    /// The status by the board alone.
    // Ruling KG-6. A side that cannot move as its turn begins has lost.
    fn board_status(&self) -> PositionStatus {
        if moves::is_taken(&self.setup.board) {
            PositionStatus::KingTaken
        } else if moves::any(&self.setup, self.rules) {
            PositionStatus::Play
        } else {
            PositionStatus::Immobile
        }
    }
}

impl game::Position for Position {
    type Move = Move;

    fn seats(&self) -> u8 {
        SEATS
    }

    fn status(&self) -> Status {
        self.outcome()
            .map_or(Status::ToMove(self.setup.side.seat()), Status::Over)
    }

    /// "play"; "won": a king was taken by the side that is not to move; "lost": the side to move cannot.
    fn state(&self) -> &'static str {
        match self.board_status() {
            PositionStatus::Play => "play",
            PositionStatus::KingTaken => "won",
            PositionStatus::Immobile => "lost",
        }
    }

    fn legal_moves(&self) -> Vec<Move> {
        if self.forfeit.is_some() {
            return Vec::new();
        }
        moves::in_order(&self.setup, self.rules)
    }

    fn play_unchecked(&mut self, mv: &Move) {
        self.setup.play(*mv, self.rules);
    }

    fn mid_turn(&self) -> bool {
        self.setup.turn.is_some()
    }

    fn with_turn(&self, seat: Seat) -> Option<Self> {
        let side = Side::at(seat)?;
        if self.outcome().is_some() {
            return None;
        }
        let mut next = self.clone();
        if side != next.setup.side {
            next.setup.pass_on(next.rules);
        }
        Some(next)
    }

    fn forfeit(&mut self, seat: Seat, why: Termination) {
        if let (Some(side), None) = (Side::at(seat), self.outcome()) {
            self.forfeit = Some((side.other(), why));
        }
    }

    // Ruling KG-6.
    fn repeated(&self) -> Option<Outcome> {
        Some(Outcome::draw(SEATS, Termination::REPETITION))
    }

    fn standstill(&self) -> Option<(u32, Outcome)> {
        Some((
            NO_PROGRESS_LIMIT,
            Outcome::draw(SEATS, Termination::STANDSTILL),
        ))
    }

    fn stirs(&self, mv: &Move) -> bool {
        moves::meets(&self.setup.board, *mv)
    }

    /// The last ply is counted without being played.
    fn perft(&self, depth: u32) -> u64 {
        if depth > 0 && self.forfeit.is_some() {
            return 0;
        }
        moves::perft(&self.setup, self.rules, depth)
    }
}
