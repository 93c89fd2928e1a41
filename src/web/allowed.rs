//! The actions that may be asked on a public page. All others are done in Discord.
//!
//! In Discord nobody presses a button that was not posted; here any text of a button can be sent. So each action has
//! its line, and none is let in by an oversight.

use crate::service::api::action::Action;
use crate::service::api::computer::ComputerAction;
use crate::service::api::dice::DiceAction;
use crate::service::api::privacy::PrivacyAction;
use crate::service::api::puzzle::{PuzzleAction, PuzzleControl};
use crate::service::api::web::WebAction;

/// Returns `true` for an action that may be asked on a public page: to play on, to look, and to change one's own
/// settings. Games begin in Discord, and servers are looked after there.
#[expect(clippy::too_many_lines, reason = "a table: an arm for each action")]
pub fn allowed(action: &Action) -> bool {
    match action {
        Action::ThenNext(first) => allowed(first),
        // Playing on.
        Action::Play { .. }
        | Action::Pick { .. }
        | Action::PickStep(_)
        | Action::Touch { .. }
        | Action::Signal(_)
        | Action::OfferDraw(_)
        | Action::Swap { .. }
        | Action::AnswerDraw { .. }
        | Action::Time(_)
        | Action::Takeback(_)
        | Action::Resign { .. }
        | Action::Abort(_)
        | Action::Computer(
            ComputerAction::StandIn { .. } | ComputerAction::AnswerStandIn { .. },
        )
        | Action::Dice(
            DiceAction::Words { .. }
            | DiceAction::Roll { .. }
            | DiceAction::Enter { .. }
            | DiceAction::Renew(_)
            | DiceAction::AnswerRenewal { .. },
        )
        // Looking, and views of oneself alone.
        | Action::WhyNot { .. }
        | Action::Explore(_)
        | Action::Plan(_)
        | Action::Board(_)
        | Action::CloseUp { .. }
        | Action::Games(_)
        | Action::Inbox(_)
        | Action::BeginReview { .. }
        | Action::Review(_)
        | Action::Verify(_)
        | Action::Export { .. }
        | Action::Note { .. }
        | Action::Notes { .. }
        | Action::Describe { .. }
        | Action::PieceMoves { .. }
        | Action::History(_)
        | Action::Profile(_)
        | Action::Film { .. }
        | Action::Story { .. }
        | Action::Analyse(_)
        | Action::NoGame(_)
        | Action::ReviewOf { .. }
        | Action::Competition(_)
        | Action::Help
        | Action::Guide(_)
        | Action::Lesson(_)
        | Action::Rules { .. }
        | Action::Puzzle(
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
        )
        // One's own settings and data.
        | Action::Settings(_)
        | Action::Hours(_)
        | Action::Remind(_)
        | Action::Relation(_)
        | Action::Privacy(PrivacyAction::Show | PrivacyAction::Export | PrivacyAction::Delete(_))
        | Action::Web(WebAction::Sessions | WebAction::End(_)) => true,
        // Beginning games, and offering seats in them.
        Action::Challenge(_)
        | Action::Form(_)
        | Action::Computer(ComputerAction::Choose(_) | ComputerAction::Play { .. })
        | Action::Challenges(_)
        | Action::Accept(_)
        | Action::Dice(DiceAction::Accept { .. })
        | Action::Lobby(_)
        | Action::OfferSeat { .. }
        | Action::Decline(_)
        | Action::Withdraw(_)
        | Action::Rematch(_)
        | Action::PlayOn(_)
        | Action::Puzzle(PuzzleAction::Control {
            act: PuzzleControl::PlayOn | PuzzleControl::Against { .. },
            ..
        })
        | Action::Contest(_)
        | Action::Ladder(_)
        // Servers, channels and messages.
        | Action::ServerSettings(_)
        | Action::Hooks(_)
        | Action::Setup
        | Action::MoveHere(_)
        | Action::Moderate(_)
        | Action::Privacy(PrivacyAction::Server(_))
        | Action::Chat { .. }
        | Action::OnMessage(_)
        | Action::FillField { .. }
        // A browser must sign in no other, and no program.
        | Action::Tokens(_)
        | Action::Web(WebAction::SignIn(_)) => false,
    }
}
