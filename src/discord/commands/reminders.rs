//! The command about reminders: as Discord is told of it, and what it asks.

use serenity::all::ResolvedOption;
use serenity::builder::CreateCommand;

use crate::discord::commands::REMIND;
use crate::discord::commands::given::typed;
use crate::discord::commands::options::{choices, command, suggested};
use crate::service::api::remind::ReminderAction;
use crate::service::api::reminders::ReminderSetting;

/// An option for each thing about reminders: what has few values offers them, the rest is typed.
pub(in crate::discord) fn offered() -> CreateCommand {
    ReminderSetting::ALL
        .into_iter()
        .fold(command(REMIND), |remind, choice| {
            let name = choice.code();
            remind.add_option(match choice {
                ReminderSetting::How | ReminderSetting::Quiet => suggested(REMIND, name),
                ReminderSetting::Where | ReminderSetting::Boards => {
                    choices(REMIND, name, choice.offered())
                }
            })
        })
}

/// How somebody wants to be reminded.
pub(in crate::discord) fn asked(options: &[ResolvedOption<'_>]) -> ReminderAction {
    let all = ReminderSetting::ALL.into_iter();
    let chosen = all.filter_map(|choice| Some((choice, typed(options, choice.code())?)));
    ReminderAction::Settings(chosen.collect())
}
