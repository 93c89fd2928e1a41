//! Takebacks by consent.

use crate::play::Env;
use crate::play::command::Command;
use crate::service::api::action::Request;
use crate::service::api::result::HandlerResult;
use crate::service::api::takeback::TakebackAction;
use crate::service::commit::command::{self, WantedGame};
use crate::service::lookup::find::GameMatch;
use crate::service::state::Service;

/// Asks for a takeback, answers a request, or withdraws it.
pub(in crate::service) fn take_back(
    service: &mut Service,
    request: &Request,
    action: TakebackAction,
    env: &Env,
) -> HandlerResult {
    let (named, fits, command) = match action {
        TakebackAction::Ask(game) => (game, GameMatch::MayTakeBack, Command::AskTakeback),
        TakebackAction::Answer { game, seen, accept } => {
            let command = Command::AnswerTakeback { accept, seen };
            (game, GameMatch::TakebackAsked, command)
        }
        TakebackAction::Withdraw { game, seen } => {
            let command = Command::WithdrawTakeback { seen };
            (game, GameMatch::AskedTakeback, command)
        }
    };
    command::run_command_matching(service, request, WantedGame::of(named, fits), &command, env)
}
