//! The game that an action names.

use crate::play::GameId;
use crate::service::api::action::Action;
use crate::service::api::computer::ComputerAction;
use crate::service::api::dice::DiceAction;
use crate::service::api::explore::ExploreAction;
use crate::service::api::moderate::ModerationAction;
use crate::service::api::pick::PickStep;
use crate::service::api::plan::PlanAction;
use crate::service::api::play_on::PlayOnAction;
use crate::service::api::signal::SignalAction;
use crate::service::api::takeback::TakebackAction;
use crate::service::api::time::ClockAction;

impl Action {
    /// The game that this action names; `None` if it concerns no game, several, or the one of its place.
    #[expect(
        clippy::match_same_arms,
        clippy::too_many_lines,
        reason = "a table: an arm for each kind of action"
    )]
    pub const fn named_game(&self) -> Option<GameId> {
        match self {
            Self::Accept(game)
            | Self::Decline(game)
            | Self::Withdraw(game)
            | Self::Rematch(game)
            | Self::WhyNot { game, .. }
            | Self::Pick { game, .. } => Some(*game),
            Self::OfferSeat { game, .. }
            | Self::Play { game, .. }
            | Self::Touch { game, .. }
            | Self::OfferDraw(game)
            | Self::Swap { game, .. }
            | Self::AnswerDraw { game, .. }
            | Self::Resign { game, .. }
            | Self::Abort(game)
            | Self::Board(game)
            | Self::CloseUp { game, .. }
            | Self::BeginReview { game, .. }
            | Self::Verify(game)
            | Self::Export { game, .. }
            | Self::Note { game, .. }
            | Self::Notes { game, .. }
            | Self::Describe { game, .. }
            | Self::PieceMoves { game, .. }
            | Self::MoveHere(game)
            | Self::Analyse(game)
            | Self::Film { game, .. }
            | Self::Story { game, .. } => *game,
            Self::ThenNext(first) => first.named_game(),
            Self::Lobby(step) => Some(step.game),
            Self::Review(page) => Some(page.game),
            Self::PickStep(step) => of_pick_step(step),
            Self::Explore(ExploreAction::Open { game, .. }) => *game,
            Self::Explore(
                ExploreAction::BestLine { game, .. } | ExploreAction::Control { game, .. },
            ) => Some(*game),
            Self::Plan(PlanAction::Add { game, .. }) => *game,
            Self::Plan(PlanAction::Drop { game, .. } | PlanAction::Clear { game, .. }) => {
                Some(*game)
            }
            Self::Signal(
                SignalAction::Open(game)
                | SignalAction::Say { game, .. }
                | SignalAction::Mean { game, .. },
            ) => *game,
            Self::Time(action) => of_clock(action),
            Self::Dice(action) => of_dice(action),
            Self::Takeback(
                TakebackAction::Ask(game)
                | TakebackAction::Answer { game, .. }
                | TakebackAction::Withdraw { game, .. },
            ) => *game,
            Self::Moderate(action) => of_moderation(action),
            Self::Computer(ComputerAction::StandIn { game, .. }) => *game,
            Self::Computer(ComputerAction::AnswerStandIn { game, .. }) => Some(*game),
            Self::PlayOn(PlayOnAction::Typed { game, .. }) => *game,
            Self::PlayOn(PlayOnAction::Choose { game, .. } | PlayOnAction::Begin { game, .. }) => {
                Some(*game)
            }
            Self::Challenge(_)
            | Self::Form(_)
            | Self::Challenges(_)
            | Self::Computer(ComputerAction::Choose(_) | ComputerAction::Play { .. })
            | Self::Relation(_)
            | Self::Chat { .. }
            | Self::Hours(_)
            | Self::Remind(_)
            | Self::FillField { .. }
            | Self::Inbox(_)
            | Self::NoGame(_)
            | Self::ReviewOf { .. }
            | Self::Games(_)
            | Self::Settings(_)
            | Self::ServerSettings(_)
            | Self::Hooks(_)
            | Self::Tokens(_)
            | Self::Privacy(_)
            | Self::Competition(_)
            | Self::Setup
            | Self::OnMessage(_)
            | Self::History(_)
            | Self::Profile(_)
            | Self::Help
            | Self::Guide(_)
            | Self::Lesson(_)
            | Self::Contest(_)
            | Self::Ladder(_)
            | Self::Puzzle(_)
            | Self::Web(_)
            | Self::Rules { .. } => None,
        }
    }
}

const fn of_pick_step(step: &PickStep) -> Option<GameId> {
    match step {
        PickStep::ChoosePiece(game) => *game,
        PickStep::ChooseTargetShared { game, .. }
        | PickStep::ChooseTarget { game, .. }
        | PickStep::ContinueTurn { game, .. }
        | PickStep::ChooseTargetInTurn { game, .. }
        | PickStep::SubmitTurn { game, .. }
        | PickStep::SubmitMove { game, .. } => Some(*game),
    }
}

const fn of_clock(action: &ClockAction) -> Option<GameId> {
    match action {
        ClockAction::Show(game)
        | ClockAction::OfferPause(game)
        | ClockAction::AnswerPause { game, .. }
        | ClockAction::Resume(game)
        | ClockAction::Give { game, .. }
        | ClockAction::Claim(game) => *game,
        ClockAction::Wait(game) | ClockAction::IfUnchanged { game, .. } => Some(*game),
    }
}

const fn of_dice(action: &DiceAction) -> Option<GameId> {
    match action {
        DiceAction::Words { game, .. }
        | DiceAction::Roll { game, .. }
        | DiceAction::Enter { game, .. }
        | DiceAction::Renew(game)
        | DiceAction::AnswerRenewal { game, .. } => *game,
        DiceAction::Accept { game, .. } => Some(*game),
    }
}

const fn of_moderation(action: &ModerationAction) -> Option<GameId> {
    match action {
        ModerationAction::Pause { game, .. }
        | ModerationAction::Resume(game)
        | ModerationAction::Annul { game, .. }
        | ModerationAction::Unrate { game, .. }
        | ModerationAction::HandOver { game, .. }
        | ModerationAction::Answer { game, .. } => Some(*game),
        ModerationAction::Log { game, .. } => *game,
        ModerationAction::Bar { .. }
        | ModerationAction::Merge { .. }
        | ModerationAction::Admit { .. } => None,
    }
}
