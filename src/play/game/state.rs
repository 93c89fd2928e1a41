//! State that belongs to one stage of a game: taken seats while it is open, everything in play while it is running, and
//! its end. A stage takes its state along when it ends.

use std::collections::BTreeMap;

use crate::game::history;
use crate::game::outcome::Outcome;
use crate::game::seat::{Seat, SeatSet};
use crate::play::game::Game;
use crate::play::game::pause::Pauses;
use crate::play::game::stage::Stage;
use crate::play::game::standing_requests::{AnswersGiven, StandingRequests};
use crate::play::values::event_effects::Closing;
use crate::play::values::identity::{PlayerId, Ply, Timestamp, Version};

/// A [`Stage`] with its state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum State {
    /// Offered; with the seats taken so far, between the first one and the start.
    Open(BTreeMap<Seat, PlayerId>),
    /// Being played.
    Running(Box<Running>),
    /// Over, with a result.
    Over {
        outcome: Outcome,
        /// The time of the end.
        at: Timestamp,
        /// Seats that agreed to a draw before the last agreement.
        draw_agreed: SeatSet,
    },
    /// Ended without a result.
    Void(Closing),
}

impl State {
    const fn stage(&self) -> Stage {
        match self {
            Self::Open(_) => Stage::Open,
            Self::Running(_) => Stage::Running,
            Self::Over { .. } => Stage::Over,
            Self::Void(_) => Stage::Void,
        }
    }

    pub(super) fn running(&self) -> Option<&Running> {
        match self {
            Self::Running(running) => Some(running),
            Self::Open(_) | Self::Over { .. } | Self::Void(_) => None,
        }
    }

    pub(super) fn running_mut(&mut self) -> Option<&mut Running> {
        match self {
            Self::Running(running) => Some(running),
            Self::Open(_) | Self::Over { .. } | Self::Void(_) => None,
        }
    }

    /// The time of the end with a result.
    pub(super) fn ended(&self) -> Option<Timestamp> {
        match self {
            Self::Over { at, .. } => Some(*at),
            Self::Open(_) | Self::Running(_) | Self::Void(_) => None,
        }
    }
}

/// The state of a running game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Running {
    /// The start of the present turn.
    pub(super) turn_since: Timestamp,
    /// The version at which the last move was declared; 0 before the first.
    pub(super) declared: Version,
    /// The time when the dice of the last move went into the air.
    pub(super) in_the_air_since: Timestamp,
    /// Names of the cells touched this turn, in order.
    pub(super) touched: Vec<String>,
    pub(super) requests: StandingRequests,
    pub(super) pauses: Pauses,
    /// The state before each move beside the position.
    undo_states: Vec<UndoState>,
}

/// The state before a move beside the position, for its takeback.
#[derive(Clone, Debug, PartialEq, Eq)]
struct UndoState {
    touched: Vec<String>,
    given: AnswersGiven,
}

impl Running {
    pub(super) fn new(at: Timestamp) -> Self {
        Self {
            turn_since: at,
            declared: Version(0),
            in_the_air_since: at,
            touched: Vec::new(),
            requests: StandingRequests::NONE,
            pauses: Pauses::default(),
            undo_states: Vec::new(),
        }
    }

    /// Saves the state before a move by the player of this seat, which this event declares. Requests end with it; a draw
    /// offer only unless `draw_stays`.
    pub(super) fn pass_move(&mut self, mover: Seat, draw_stays: bool, declared: Version) {
        let state = UndoState {
            touched: self.touched.clone(),
            given: self.requests.pass_move(mover, draw_stays),
        };
        history::push(&mut self.undo_states, state);
        self.declared = declared;
    }

    /// Goes back to the state before the move after this ply, where a new turn begins. `false` if there is none.
    pub(super) fn rewind(&mut self, to: Ply, at: Timestamp) -> bool {
        self.requests.drop_takeback();
        let Some(before) = self.undo_states.get(to.0 as usize).cloned() else {
            return false;
        };
        self.undo_states.truncate(to.0 as usize);
        self.touched = before.touched;
        self.requests.rewind(before.given);
        self.turn_since = at;
        true
    }

    /// After a pause a silence starts again, so that nobody has agreed to end it. Before the first move there is none.
    pub(super) fn break_silence(&mut self, ply: Ply) {
        if ply.0 > 0 {
            self.requests.drop_abort();
        }
    }
}

impl Game {
    /// The stage.
    pub fn stage(&self) -> Stage {
        self.state.stage()
    }

    /// The result, once over.
    pub fn outcome(&self) -> Option<&Outcome> {
        match &self.state {
            State::Over { outcome, .. } => Some(outcome),
            State::Open(_) | State::Running(_) | State::Void(_) => None,
        }
    }

    /// The way it ended without a result; `None` if it did not.
    pub fn ended_without_result(&self) -> Option<Closing> {
        match self.state {
            State::Void(closing) => Some(closing),
            State::Open(_) | State::Running(_) | State::Over { .. } => None,
        }
    }
}

/// Returns `true` if a game at this stage can end so.
pub(super) const fn can_close(stage: Stage, closing: Closing) -> bool {
    match closing {
        Closing::Declined | Closing::Withdrawn | Closing::Lapsed => matches!(stage, Stage::Open),
        Closing::CalledOff => matches!(stage, Stage::Running),
        Closing::Deleted => matches!(stage, Stage::Open | Stage::Running),
        Closing::Annulled => !matches!(stage, Stage::Void),
    }
}
