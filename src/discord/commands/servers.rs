//! Converts mentions of channels and roles in a server setting's value to stored ids.

use std::num::NonZeroU64;

use serenity::all::{ChannelId, GuildId};

use crate::discord::base::ids::place;
use crate::service::api::server_lists;
use crate::service::api::server_settings::ServerSetting;
use crate::service::api::verbs::given::{GivenOptions, OptionMistake};
use crate::service::place_text;

/// The options of `/server settings` with place names and role ids instead of mentions.
///
/// # Errors
/// `discord-no-such-role` if the value names something that is not a role.
pub(in crate::discord) fn without_mentions(
    server: Option<GuildId>,
    given: GivenOptions,
) -> Result<GivenOptions, OptionMistake> {
    let setting = given.text("setting").and_then(ServerSetting::from_code);
    let Some(value) = given.owned("value") else {
        return Ok(given);
    };
    Ok(match setting {
        Some(ServerSetting::Roles | ServerSetting::Moderators | ServerSetting::Seekers) => {
            given.with_text("value", roles(&value).ok_or("discord-no-such-role")?)
        }
        Some(ServerSetting::Channels | ServerSetting::Puzzles) => {
            given.with_text("value", channels(server, &value))
        }
        Some(_) | None => given,
    })
}

/// Replaces mentions of channels by place names; other words stay.
fn channels(server: Option<GuildId>, text: &str) -> String {
    let words = text.replace('>', "> ");
    let words = words.split([' ', ',']).map(|word| {
        let number = word
            .strip_prefix("<#")
            .and_then(|word| word.strip_suffix('>'));
        let number: Option<NonZeroU64> = number.and_then(|number| number.parse().ok());
        number.map_or_else(
            || word.to_owned(),
            |number| place_text(&place(server, ChannelId::from(number))),
        )
    });
    words.collect::<Vec<_>>().join(" ")
}

/// Replaces mentions of roles by their ids, or by the word for everybody. `None` if a word is not a role: a rule for a
/// nonexistent role would exclude everybody.
fn roles(text: &str) -> Option<String> {
    let words = text.replace('>', "> ").replace("@everyone", "all");
    let words = words.split([' ', ',']).filter(|word| !word.is_empty());
    let mut words = words.peekable();
    let numbers = |word: &str| {
        let number = word
            .strip_prefix("<@&")
            .and_then(|word| word.strip_suffix('>'));
        let number = number.unwrap_or(word);
        number
            .parse::<NonZeroU64>()
            .ok()
            .map(|number| number.to_string())
    };
    if let Some(open) = words.next_if(|word| server_lists::is_unlimited(word)) {
        return Some(open.to_owned());
    }
    let numbers: Option<Vec<String>> = words.map(numbers).collect();
    Some(numbers?.join(" "))
}
