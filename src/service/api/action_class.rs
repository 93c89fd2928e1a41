//! The class of each action, in one table.
//!
//! Pages learn from it which actions they may ask for, and the runtime which ones must not hold up moves.

use crate::service::api::action::Action;
use crate::service::api::competition::CompetitionAction;
use crate::service::api::computer::ComputerAction;
use crate::service::api::dice::DiceAction;
use crate::service::api::privacy::PrivacyAction;
use crate::service::api::puzzle::{PuzzleAction, PuzzleControl};
use crate::service::api::web::WebAction;

/// A class of actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActionClass {
    /// It begins a game, or is about an offer of one, a seat or a place in a contest.
    Begin,
    /// It plays on in a game.
    Play,
    /// It looks at something, or changes views and notes of the user alone.
    Look,
    /// It only reads, and may take much longer than a move: many games, or one whole game.
    SlowLook,
    /// It changes the user’s own settings and data.
    OwnSettings,
    /// It looks after a server, a channel or other players.
    Server,
    /// It is written in a chat, or fills in a field there.
    Message,
    /// It lets a browser or a program in.
    SignIn,
}

impl Action {
    /// Its class. A new action must be given its place here.
    #[expect(clippy::too_many_lines, reason = "a table: an arm for each action")]
    pub fn class(&self) -> ActionClass {
        match self {
            Self::ThenNext(first) => first.class(),
            Self::Challenge(_)
            | Self::Form(_)
            | Self::Computer(ComputerAction::Choose(_) | ComputerAction::Play { .. })
            | Self::Challenges(_)
            | Self::Accept(_)
            | Self::Dice(DiceAction::Accept { .. })
            | Self::Lobby(_)
            | Self::OfferSeat { .. }
            | Self::Decline(_)
            | Self::Withdraw(_)
            | Self::Rematch(_)
            | Self::PlayOn(_)
            | Self::Puzzle(PuzzleAction::Control {
                act: PuzzleControl::PlayOn | PuzzleControl::Against { .. },
                ..
            })
            | Self::Contest(_)
            | Self::Ladder(_) => ActionClass::Begin,
            Self::Play { .. }
            | Self::Pick { .. }
            | Self::PickStep(_)
            | Self::Touch { .. }
            | Self::Signal(_)
            | Self::OfferDraw(_)
            | Self::Swap { .. }
            | Self::AnswerDraw { .. }
            | Self::Time(_)
            | Self::Takeback(_)
            | Self::Resign { .. }
            | Self::Abort(_)
            | Self::Computer(
                ComputerAction::StandIn { .. } | ComputerAction::AnswerStandIn { .. },
            )
            | Self::Dice(
                DiceAction::Words { .. }
                | DiceAction::Roll { .. }
                | DiceAction::Enter { .. }
                | DiceAction::Renew(_)
                | DiceAction::AnswerRenewal { .. },
            ) => ActionClass::Play,
            Self::WhyNot { .. }
            | Self::Explore(_)
            | Self::Plan(_)
            | Self::Board(_)
            | Self::CloseUp { .. }
            | Self::Games(_)
            | Self::Inbox(_)
            | Self::BeginReview { .. }
            | Self::Review(_)
            | Self::Note { .. }
            | Self::Notes { .. }
            | Self::Describe { .. }
            | Self::PieceMoves { .. }
            | Self::Analyse(_)
            | Self::NoGame(_)
            | Self::ReviewOf { .. }
            | Self::Help
            | Self::Guide(_)
            | Self::Lesson(_)
            | Self::Rules { .. }
            | Self::Puzzle(
                PuzzleAction::Open { .. }
                | PuzzleAction::Daily
                | PuzzleAction::Record
                | PuzzleAction::Share(_)
                | PuzzleAction::Control {
                    act:
                        PuzzleControl::Begin
                        | PuzzleControl::Show
                        | PuzzleControl::Piece(_)
                        | PuzzleControl::Play(_)
                        | PuzzleControl::Try(_)
                        | PuzzleControl::Solution
                        | PuzzleControl::Again,
                    ..
                },
            ) => ActionClass::Look,
            Self::Profile(_)
            | Self::History(_)
            | Self::Film { .. }
            | Self::Story { .. }
            | Self::Verify(_)
            | Self::Export { .. }
            | Self::Competition(
                CompetitionAction::Standings { .. }
                | CompetitionAction::Hall { .. }
                | CompetitionAction::Rating { .. },
            ) => ActionClass::SlowLook,
            Self::Settings(_)
            | Self::Hours(_)
            | Self::Remind(_)
            | Self::Relation(_)
            | Self::Competition(CompetitionAction::Choose(_))
            | Self::Privacy(
                PrivacyAction::Show | PrivacyAction::Export | PrivacyAction::Delete(_),
            )
            | Self::Web(WebAction::Sessions | WebAction::End(_)) => ActionClass::OwnSettings,
            Self::ServerSettings(_)
            | Self::Hooks(_)
            | Self::Setup
            | Self::MoveHere(_)
            | Self::Moderate(_)
            | Self::Privacy(PrivacyAction::Server(_)) => ActionClass::Server,
            Self::Chat { .. } | Self::OnMessage(_) | Self::FillField { .. } => ActionClass::Message,
            Self::Tokens(_) | Self::Web(WebAction::SignIn(_)) => ActionClass::SignIn,
        }
    }

    /// Returns `true` for a read-only action that may take much longer than a move: it reads many games, or one whole
    /// game.
    pub fn is_slow_lookup(&self) -> bool {
        self.class() == ActionClass::SlowLook
    }
}
