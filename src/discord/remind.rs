//! The command about reminders: as Discord is told of it, and what it asks.

use serenity::all::ResolvedOption;
use serenity::builder::CreateCommand;

use crate::discord::commands::{REMIND, choices, command, suggested};
use crate::discord::incoming::typed;
use crate::service::manners::Choice;
use crate::service::remind::Wish;

/// An option for each thing about reminders: what has few values offers them, the rest is typed.
pub(super) fn offered() -> CreateCommand {
    Choice::ALL
        .into_iter()
        .fold(command(REMIND), |remind, choice| {
            let name = choice.code();
            remind.add_option(match choice {
                Choice::How | Choice::Quiet => suggested(REMIND, name),
                Choice::Where | Choice::Boards => choices(REMIND, name, choice.offered()),
            })
        })
}

/// How somebody wants to be reminded.
pub(super) fn asked(options: &[ResolvedOption<'_>]) -> Wish {
    let all = Choice::ALL.into_iter();
    let chosen = all.filter_map(|choice| Some((choice, typed(options, choice.code())?)));
    Wish::Settings(chosen.collect())
}
