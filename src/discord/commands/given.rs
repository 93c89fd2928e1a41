//! Reads the given options of a command, by their names.

use serenity::all::{ResolvedOption, ResolvedValue};

use crate::discord::base::ids::player;
use crate::discord::commands::options::option;
use crate::service::{GameId, GameKind, PlayerId};

/// More typed text than this is cut off: no move, number or topic is longer.
pub(in crate::discord) const TYPED: usize = 2000;

pub(in crate::discord) fn kind(slug: &str) -> Option<GameKind> {
    GameKind::ALL
        .into_iter()
        .find(|kind| kind.spec().slug == slug)
}

pub(in crate::discord) fn typed(options: &[ResolvedOption<'_>], name: &str) -> Option<String> {
    options.iter().find_map(|option| {
        let ResolvedValue::String(text) = option.value else {
            return None;
        };
        (option.name == name).then(|| short(text))
    })
}

pub(in crate::discord) fn user(options: &[ResolvedOption<'_>], name: &str) -> Option<PlayerId> {
    options.iter().find_map(|option| {
        let ResolvedValue::User(user, _) = option.value else {
            return None;
        };
        (option.name == name).then(|| player(user.id))
    })
}

pub(in crate::discord) fn switch(options: &[ResolvedOption<'_>], name: &str) -> Option<bool> {
    options.iter().find_map(|option| {
        let ResolvedValue::Boolean(on) = option.value else {
            return None;
        };
        (option.name == name).then_some(on)
    })
}

/// The game that is named by its number, with or without `#`.
pub(in crate::discord) fn game(
    options: &[ResolvedOption<'_>],
) -> Result<Option<GameId>, &'static str> {
    typed(options, option::GAME)
        .map(|text| {
            let number = text.trim().trim_start_matches('#').trim();
            let number = number.parse().map_err(|_| "discord-no-such-game")?;
            Ok(GameId(number))
        })
        .transpose()
}

pub(in crate::discord) fn short(text: &str) -> String {
    text.chars().take(TYPED).collect()
}
