//! The game that an action names.

use crate::play::GameId;
use crate::service::api::action::Action;
use crate::service::api::computer::ComputerAction;
use crate::service::api::dice::DiceAction;
use crate::service::api::explore::ExploreAction;
use crate::service::api::lobby::LobbyAction;
use crate::service::api::moderate::ModerationAction;
use crate::service::api::pick::PickStep;
use crate::service::api::plan::PlanAction;
use crate::service::api::play_on::PlayOnAction;
use crate::service::api::signal::SignalAction;
use crate::service::api::takeback::TakebackAction;
use crate::service::api::time::ClockAction;
use crate::service::api::values::ReviewPage;

/// The field of an action that holds its game. `O` refers to one that may be left out, `F` to one that may not.
enum GameField<O, F> {
    /// Left out, it means the one game that fits.
    Open(O),
    /// Left out, it means the newest game, or all.
    Newest(O),
    /// It is always named.
    Fixed(F),
    /// The action concerns no game, or several.
    Missing,
}

/// The [`GameField`] of an action, behind a shared or a mutable reference. A new action must be given its place here.
macro_rules! game_field {
    ($action:expr) => {
        match $action {
            Action::OfferSeat { game, .. }
            | Action::Play { game, .. }
            | Action::PickStep(PickStep::ChoosePiece(game))
            | Action::Explore(ExploreAction::Open { game, .. })
            | Action::Plan(PlanAction::Add { game, .. })
            | Action::Touch { game, .. }
            | Action::Signal(
                SignalAction::Open(game)
                | SignalAction::Say { game, .. }
                | SignalAction::Mean { game, .. },
            )
            | Action::OfferDraw(game)
            | Action::Swap { game, .. }
            | Action::AnswerDraw { game, .. }
            | Action::Time(
                ClockAction::Show(game)
                | ClockAction::OfferPause(game)
                | ClockAction::AnswerPause { game, .. }
                | ClockAction::Resume(game)
                | ClockAction::Give { game, .. }
                | ClockAction::Claim(game),
            )
            | Action::Dice(
                DiceAction::Words { game, .. }
                | DiceAction::Roll { game, .. }
                | DiceAction::Enter { game, .. }
                | DiceAction::Renew(game)
                | DiceAction::AnswerRenewal { game, .. },
            )
            | Action::Takeback(
                TakebackAction::Ask(game)
                | TakebackAction::Answer { game, .. }
                | TakebackAction::Withdraw { game, .. },
            )
            | Action::Computer(ComputerAction::StandIn { game, .. })
            | Action::Resign { game, .. }
            | Action::Abort(game)
            | Action::Board(game)
            | Action::CloseUp { game, .. }
            | Action::BeginReview { game, .. }
            | Action::Verify(game)
            | Action::Export { game, .. }
            | Action::Note { game, .. }
            | Action::Notes { game, .. }
            | Action::Describe { game, .. }
            | Action::PieceMoves { game, .. }
            | Action::MoveHere(game) => GameField::Open(game),
            Action::Analyse(game)
            | Action::Film { game, .. }
            | Action::Story { game, .. }
            | Action::PlayOn(PlayOnAction::Typed { game, .. })
            | Action::Moderate(ModerationAction::Log { game, .. }) => GameField::Newest(game),
            Action::Accept(game)
            | Action::Decline(game)
            | Action::Withdraw(game)
            | Action::Rematch(game)
            | Action::WhyNot { game, .. }
            | Action::Pick { game, .. }
            | Action::Lobby(LobbyAction { game, .. })
            | Action::Review(ReviewPage { game, .. })
            | Action::PickStep(
                PickStep::ChooseTargetShared { game, .. }
                | PickStep::ChooseTarget { game, .. }
                | PickStep::ContinueTurn { game, .. }
                | PickStep::ChooseTargetInTurn { game, .. }
                | PickStep::SubmitTurn { game, .. }
                | PickStep::SubmitMove { game, .. },
            )
            | Action::Explore(
                ExploreAction::BestLine { game, .. } | ExploreAction::Control { game, .. },
            )
            | Action::Plan(PlanAction::Drop { game, .. } | PlanAction::Clear { game, .. })
            | Action::Time(ClockAction::Wait(game) | ClockAction::IfUnchanged { game, .. })
            | Action::Dice(DiceAction::Accept { game, .. })
            | Action::Moderate(
                ModerationAction::Pause { game, .. }
                | ModerationAction::Resume(game)
                | ModerationAction::Annul { game, .. }
                | ModerationAction::Unrate { game, .. }
                | ModerationAction::HandOver { game, .. }
                | ModerationAction::Answer { game, .. },
            )
            | Action::Computer(ComputerAction::AnswerStandIn { game, .. })
            | Action::PlayOn(
                PlayOnAction::Choose { game, .. } | PlayOnAction::Begin { game, .. },
            ) => GameField::Fixed(game),
            Action::Challenge(_)
            | Action::Form(_)
            | Action::Challenges(_)
            | Action::Computer(ComputerAction::Choose(_) | ComputerAction::Play { .. })
            | Action::Relation(_)
            | Action::Chat { .. }
            | Action::Hours(_)
            | Action::Remind(_)
            | Action::Moderate(
                ModerationAction::Bar { .. }
                | ModerationAction::Merge { .. }
                | ModerationAction::Admit { .. },
            )
            | Action::FillField { .. }
            | Action::Inbox(_)
            | Action::ThenNext(_)
            | Action::NoGame(_)
            | Action::ReviewOf { .. }
            | Action::Games(_)
            | Action::Settings(_)
            | Action::ServerSettings(_)
            | Action::Hooks(_)
            | Action::Tokens(_)
            | Action::Privacy(_)
            | Action::Competition(_)
            | Action::Setup
            | Action::OnMessage(_)
            | Action::History(_)
            | Action::Profile(_)
            | Action::Help
            | Action::Guide(_)
            | Action::Lesson(_)
            | Action::Contest(_)
            | Action::Ladder(_)
            | Action::Puzzle(_)
            | Action::Web(_)
            | Action::Rules { .. } => GameField::Missing,
        }
    };
}

impl Action {
    /// The game that this action names; `None` if it concerns no game, several, or the one of its place.
    pub fn named_game(&self) -> Option<GameId> {
        if let Self::ThenNext(first) = self {
            return first.named_game();
        }
        match game_field!(self) {
            GameField::Open(game) | GameField::Newest(game) => *game,
            GameField::Fixed(game) => Some(*game),
            GameField::Missing => None,
        }
    }

    /// The field of the game, if it may be left out and then means the one that fits.
    pub(in crate::service::api) fn open_game(&mut self) -> Option<&mut Option<GameId>> {
        match game_field!(self) {
            GameField::Open(game) => Some(game),
            GameField::Newest(_) | GameField::Fixed(_) | GameField::Missing => None,
        }
    }
}
