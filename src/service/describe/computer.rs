//! Computers in words: names, strength, and refusals to join.

use crate::play::PlayerId;
use crate::play::command::ComputerRefusal;
use crate::play::computer::{Computer, LEVELS};
use crate::service::api::action::Action;
use crate::service::describe::args::Extra;
use crate::service::words::catalogue;
use crate::service::words::catalogue::TextArg;
use crate::service::words::names::PlayerNames;

/// The levels as menu options: number and strength.
pub(in crate::service) fn levels(ask: impl Fn(u8) -> Action) -> Vec<(String, Action)> {
    let words = catalogue::sentences();
    let label = |level: u8| {
        let args = [
            ("level", TextArg::Num(level.into())),
            ("plays", plays(level).into()),
        ];
        words.line("computer-level", &args)
    };
    (1..=LEVELS)
        .map(|level| (label(level), ask(level)))
        .collect()
}

/// The strength of a level, in a few words.
pub(in crate::service) fn plays(level: u8) -> String {
    let level = Computer::new(level).level;
    catalogue::sentences().line(&format!("computer-plays-{level}"), &[])
}

/// The reason why a computer does not join or leave a table.
pub(in crate::service) fn refused<'a>(
    why: &'a ComputerRefusal,
    names: &'a PlayerNames,
) -> (&'static str, Extra<'a>) {
    let host = |player: &'a PlayerId| vec![("player", names.arg(player))];
    match why {
        ComputerRefusal::OwnDice => ("refuse-computer-own-dice", vec![]),
        ComputerRefusal::NotHost(player) => ("refuse-computer-host", host(player)),
        ComputerRefusal::NoneHere => ("refuse-computer-none", vec![]),
    }
}
