//! The requests that stand in a game until others answer them, and the actions that do so.
//!
//! Adapters and messages ask here which request a control answers, and how. The rules of play decide who may do so.

use crate::play::sealed::SealedDice;
use crate::play::{Game, Version};
use crate::service::api::action::Action;
use crate::service::api::computer::ComputerAction;
use crate::service::api::dice::DiceAction;
use crate::service::api::moderate::ModerationAction;
use crate::service::api::takeback::TakebackAction;
use crate::service::api::time::ClockAction;

/// A request that stands in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpenRequest {
    /// To take moves back.
    Takeback,
    /// To agree on a draw.
    Draw,
    /// To seal the dice again.
    Renewal,
    /// To stop the clocks.
    Pause,
    /// To take the seat of another player.
    Seat,
    /// To let a computer play on for a player.
    StandIn,
}

/// The answer to an open request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RequestAnswer {
    /// Agree to it.
    Accept,
    /// Refuse it.
    Decline,
    /// Withdraw it as its author.
    Withdraw,
}

/// The answer that an action gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GivenAnswer {
    /// The request.
    pub request: OpenRequest,
    /// The answer.
    pub answer: RequestAnswer,
    /// The version of the game or of the request that its control was made against; `None` if the answer was typed.
    pub seen: Option<Version>,
}

impl OpenRequest {
    /// All of them, in the order in which answers to those of one version are offered.
    pub const ALL: [Self; 6] = [
        Self::Takeback,
        Self::Draw,
        Self::Renewal,
        Self::Pause,
        Self::Seat,
        Self::StandIn,
    ];

    /// Returns `true` for an offer of a seat, to a person or to a computer.
    pub const fn is_about_seat(self) -> bool {
        match self {
            Self::Seat | Self::StandIn => true,
            Self::Takeback | Self::Draw | Self::Renewal | Self::Pause => false,
        }
    }

    /// The version of the event that made it; `None` if no such request stands.
    pub(in crate::service) fn since(self, game: &Game) -> Option<Version> {
        match self {
            Self::Takeback => game.requests().takeback().map(|asked| asked.since),
            Self::Draw => game
                .requests()
                .draw_offer()
                .map(|_| game.requests().draw_since()),
            Self::Renewal => game.sealed().and_then(SealedDice::renewal_since),
            Self::Pause => game.requests().pause_since(),
            Self::Seat => {
                let offer = game
                    .requests()
                    .hand_over()
                    .filter(|offer| !offer.to.is_computer());
                offer.map(|offer| offer.since)
            }
            Self::StandIn => game.requests().stand_in().map(|offer| offer.since),
        }
    }

    /// The action that accepts it or declines it; `None` if no such request stands.
    pub(in crate::service) fn answered(self, game: &Game, accept: bool) -> Option<Action> {
        let since = self.since(game)?;
        let (id, seen) = (game.id(), Some(game.version()));
        let game = Some(id);
        Some(match self {
            Self::Takeback => Action::Takeback(TakebackAction::Answer { game, seen, accept }),
            Self::Draw => Action::AnswerDraw { game, seen, accept },
            Self::Renewal => Action::Dice(DiceAction::AnswerRenewal { game, seen, accept }),
            Self::Pause => Action::Time(ClockAction::AnswerPause { game, seen, accept }),
            Self::Seat => {
                let game = id;
                Action::Moderate(ModerationAction::Answer {
                    game,
                    since,
                    accept,
                })
            }
            Self::StandIn => {
                let game = id;
                Action::Computer(ComputerAction::AnswerStandIn {
                    game,
                    since,
                    accept,
                })
            }
        })
    }

    /// The id of the label of a button that gives this answer.
    pub(in crate::service) const fn label(self, answer: RequestAnswer) -> &'static str {
        let [accept, decline] = match self {
            Self::Takeback => ["button-takeback-allow", "button-takeback-refuse"],
            Self::Draw => ["button-draw-accept", "button-draw-decline"],
            Self::Renewal => ["button-renewal-accept", "button-renewal-decline"],
            Self::Pause => ["button-pause-accept", "button-pause-decline"],
            Self::Seat => ["button-seat-accept", "button-seat-decline"],
            Self::StandIn => ["button-stand-in-agree", "button-stand-in-decline"],
        };
        match answer {
            RequestAnswer::Accept => accept,
            RequestAnswer::Decline => decline,
            RequestAnswer::Withdraw => "button-takeback-withdraw",
        }
    }
}

impl GivenAnswer {
    const fn new(request: OpenRequest, accept: bool, seen: Option<Version>) -> Self {
        let answer = if accept {
            RequestAnswer::Accept
        } else {
            RequestAnswer::Decline
        };
        Self {
            request,
            answer,
            seen,
        }
    }
}

impl Action {
    /// The answer that it gives to an open request of a game; `None` for any other action.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "any other action answers no request"
    )]
    pub fn answer_given(&self) -> Option<GivenAnswer> {
        Some(match self {
            Self::ThenNext(first) => first.answer_given()?,
            Self::AnswerDraw { seen, accept, .. } => {
                GivenAnswer::new(OpenRequest::Draw, *accept, *seen)
            }
            Self::Takeback(TakebackAction::Answer { seen, accept, .. }) => {
                GivenAnswer::new(OpenRequest::Takeback, *accept, *seen)
            }
            Self::Takeback(TakebackAction::Withdraw { seen, .. }) => GivenAnswer {
                request: OpenRequest::Takeback,
                answer: RequestAnswer::Withdraw,
                seen: *seen,
            },
            Self::Dice(DiceAction::AnswerRenewal { seen, accept, .. }) => {
                GivenAnswer::new(OpenRequest::Renewal, *accept, *seen)
            }
            Self::Time(ClockAction::AnswerPause { seen, accept, .. }) => {
                GivenAnswer::new(OpenRequest::Pause, *accept, *seen)
            }
            Self::Moderate(ModerationAction::Answer { since, accept, .. }) => {
                GivenAnswer::new(OpenRequest::Seat, *accept, Some(*since))
            }
            Self::Computer(ComputerAction::AnswerStandIn { since, accept, .. }) => {
                GivenAnswer::new(OpenRequest::StandIn, *accept, Some(*since))
            }
            _ => return None,
        })
    }
}
