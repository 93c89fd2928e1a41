//! [`EventEffects`]: the questions that more than one module asks about an event, answered in one row for each event.
//!
//! A `matches!` on events answers “no” for an event that is added later, without a word of the compiler. These rows are
//! matches without a default, so a new event must answer all of them.

use crate::game::seat::{Seat, SeatSet};
use crate::play::values::event::{DiceEvent, Event, ModerationEvent, PauseReason, TimeEvent};

/// The way a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndKind {
    /// With a result.
    Result,
    /// Without one.
    Without(Closing),
}

/// The way a game ended without a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closing {
    /// The invited player declined the offer.
    Declined,
    /// The challenger withdrew the offer.
    Withdrawn,
    /// Nobody accepted the offer in time.
    Lapsed,
    /// The game was aborted: before its first move, or because a player was gone or silent for long.
    CalledOff,
    /// The data of its server was deleted.
    Deleted,
    /// A moderator annulled it.
    Annulled,
}

/// The effect of an event on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardEffect {
    /// The board is as before.
    None,
    /// The board is as before, but its place, its players or the stage of the game are not: it is worth another look.
    Shown,
    /// The board is another one.
    Altered,
}

/// The controls that an event leaves as they were.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum KeptControls {
    /// None of them.
    None,
    /// The choice of a move: the same moves are legal, and no question waits that a move would answer.
    Moves,
    /// All of them.
    All,
}

/// The effects of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventEffects {
    /// The way it ends the game.
    pub ends: Option<EndKind>,
    /// The seats at which another player sits from then on.
    pub new_players: SeatSet,
    /// Its effect on the board.
    pub board: BoardEffect,
    /// `true` if another player may be to move after it, although nobody made a move.
    pub passes_turn: bool,
    /// `true` if the game has a place from then on, `false` if it has none; `None` if that stays as it was.
    pub has_place: Option<bool>,
    /// `true` if it resumes a paused game.
    pub resumes: bool,
    /// The controls that mean the same before and after it.
    pub keeps: KeptControls,
}

impl EventEffects {
    const NONE: Self = Self {
        ends: None,
        new_players: SeatSet::EMPTY,
        board: BoardEffect::None,
        passes_turn: false,
        has_place: None,
        resumes: false,
        keeps: KeptControls::None,
    };
    const RESUMES: Self = Self {
        resumes: true,
        ..Self::NONE
    };
    const KEEPS_CONTROLS: Self = Self {
        keeps: KeptControls::All,
        ..Self::NONE
    };
    const KEEPS_MOVES: Self = Self {
        keeps: KeptControls::Moves,
        ..Self::NONE
    };
    const SHOWS_BOARD: Self = Self {
        board: BoardEffect::Shown,
        ..Self::NONE
    };
    const ALTERS_BOARD: Self = Self {
        board: BoardEffect::Altered,
        ..Self::NONE
    };

    const fn without_result(closing: Closing) -> Self {
        Self {
            ends: Some(EndKind::Without(closing)),
            ..Self::NONE
        }
    }

    const fn seats(new_players: SeatSet) -> Self {
        Self {
            new_players,
            passes_turn: true,
            ..Self::SHOWS_BOARD
        }
    }
}

impl Event {
    /// Its effects.
    pub const fn effects(&self) -> EventEffects {
        type Is = EventEffects;
        match self {
            Self::Declined { .. } => Is::without_result(Closing::Declined),
            Self::Withdrawn => Is::without_result(Closing::Withdrawn),
            Self::Expired => Is::without_result(Closing::Lapsed),
            Self::Aborted { .. } => Is::without_result(Closing::CalledOff),
            Self::Closed => Is::without_result(Closing::Deleted),
            Self::Ended { .. } => Is {
                ends: Some(EndKind::Result),
                ..Is::SHOWS_BOARD
            },
            Self::Started { .. } | Self::Rolled { .. } | Self::TakenBack { .. } => Is {
                passes_turn: true,
                ..Is::ALTERS_BOARD
            },
            Self::Played { .. } | Self::Imported { .. } => Is::ALTERS_BOARD,
            Self::Swapped { .. } => Is::seats(SeatSet::EMPTY.with(Seat::FIRST).with(Seat::SECOND)),
            Self::Forfeited { .. } => Is {
                passes_turn: true,
                ..Is::SHOWS_BOARD
            },
            Self::Moved { .. } => Is {
                has_place: Some(true),
                ..Is::SHOWS_BOARD
            },
            Self::Signalled { .. } => Is::KEEPS_CONTROLS,
            Self::Time(event) => event.effects(),
            Self::Dice(event) => event.effects(),
            Self::Moderated(event) => event.effects(),
            Self::Stakes(_)
            | Self::DrawDeclined { .. }
            | Self::TakebackDeclined { .. }
            | Self::Agreed { .. } => Is::KEEPS_MOVES,
            Self::Created { .. }
            | Self::Lobby(_)
            | Self::Seated { .. }
            | Self::Touched { .. }
            | Self::DrawOffered { .. }
            | Self::TakebackAsked { .. } => Is::NONE,
        }
    }
}

impl TimeEvent {
    const fn effects(&self) -> EventEffects {
        match self {
            Self::Resumed { .. } | Self::PauseEnded => EventEffects {
                has_place: Some(true),
                ..EventEffects::RESUMES
            },
            Self::Paused {
                why: PauseReason::PlaceGone,
            } => EventEffects {
                has_place: Some(false),
                ..EventEffects::NONE
            },
            Self::Away { .. } | Self::Back { .. } => EventEffects::KEEPS_CONTROLS,
            Self::Given { .. } | Self::PauseDeclined { .. } => EventEffects::KEEPS_MOVES,
            Self::Clocked { .. }
            | Self::Flagged { .. }
            | Self::PauseOffered { .. }
            | Self::Paused {
                why: PauseReason::Agreed | PauseReason::Left(_),
            } => EventEffects::NONE,
        }
    }
}

impl DiceEvent {
    const fn effects(&self) -> EventEffects {
        match self {
            Self::RenewalDeclined { .. } => EventEffects::KEEPS_MOVES,
            Self::Sealed { .. }
            | Self::Seeded { .. }
            | Self::RenewalOffered { .. }
            | Self::Opened { .. } => EventEffects::NONE,
        }
    }
}

impl ModerationEvent {
    const fn effects(&self) -> EventEffects {
        match self {
            Self::Annulled { .. } => EventEffects::without_result(Closing::Annulled),
            Self::Resumed { .. } => EventEffects::RESUMES,
            Self::HandedOver { seat, .. } => EventEffects::seats(SeatSet::EMPTY.with(*seat)),
            Self::Unrated { .. } | Self::HandOverDeclined { .. } => EventEffects::KEEPS_MOVES,
            Self::Paused { .. } | Self::HandOverOffered { .. } => EventEffects::NONE,
        }
    }
}
