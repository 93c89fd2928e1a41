//! The command about somebody’s games and luck: as Discord is told of it, and what it asks.

use serenity::all::{CommandOptionType, ResolvedOption};
use serenity::builder::CreateCommand;

use crate::discord::commands::given::user;
use crate::discord::commands::options::{command, described, option};
use crate::service::api::action::Action;

/// `/profile`.
pub(in crate::discord) const PROFILE: &str = "profile";

/// Of oneself, or of somebody who is named.
pub(in crate::discord) fn offered() -> CreateCommand {
    let player = described(PROFILE, option::PLAYER, CommandOptionType::User);
    command(PROFILE).add_option(player)
}

/// Whose.
pub(in crate::discord) fn asked(options: &[ResolvedOption<'_>]) -> Action {
    Action::Profile(user(options, option::PLAYER))
}
