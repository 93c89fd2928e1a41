//! The command about what is kept: as Discord is told of it, and what it asks.

use serenity::all::{CommandOptionType, ResolvedOption};
use serenity::builder::CreateCommand;

use crate::discord::commands::options::{command, described};
use crate::service::api::action::Action;
use crate::service::api::privacy::PrivacyAction;

/// `/privacy`: a subcommand for each thing one can wish.
pub(in crate::discord) const PRIVACY: &str = "privacy";
/// `/privacy export`.
const EXPORT: &str = "export";
/// `/privacy delete`.
const DELETE: &str = "delete";
/// `/privacy server`.
const SERVER: &str = "server";
/// `/privacy show`.
const SHOW: &str = "show";

/// All of them.
pub(in crate::discord) fn offered() -> CreateCommand {
    [SHOW, EXPORT, DELETE, SERVER]
        .into_iter()
        .fold(command(PRIVACY), |privacy, name| {
            privacy.add_option(described(PRIVACY, name, CommandOptionType::SubCommand))
        })
}

/// The action of such a command.
pub(in crate::discord) fn asked(options: &[ResolvedOption<'_>]) -> Action {
    Action::Privacy(match options.first().map(|option| option.name) {
        Some(EXPORT) => PrivacyAction::Export,
        Some(DELETE) => PrivacyAction::Delete(None),
        Some(SERVER) => PrivacyAction::Server(None),
        Some(_) | None => PrivacyAction::Show,
    })
}
