//! Reads `/server`: channels and roles are typed as mentions.

use std::num::NonZeroU64;

use serenity::all::{ChannelId, GuildId, ResolvedOption};

use crate::discord::base::ids::place;
use crate::discord::commands::given::typed;
use crate::discord::commands::options::option;
use crate::service::api::server_settings;
use crate::service::api::server_settings::{ServerSetting, ServerSettingsAction};

/// The server setting to show or change. Channels and roles are typed as mentions.
pub(in crate::discord) fn house(
    server: Option<GuildId>,
    options: &[ResolvedOption<'_>],
) -> Result<ServerSettingsAction, &'static str> {
    let rule = typed(options, option::SETTING).and_then(|code| ServerSetting::from_code(&code));
    let value = typed(options, option::VALUE);
    let value = match (rule, value) {
        (None, Some(_)) => return Err("discord-which-setting"),
        (Some(ServerSetting::Roles | ServerSetting::Moderators), Some(text)) => {
            Some(roles(&text).ok_or("discord-no-such-role")?)
        }
        (Some(ServerSetting::Channels), Some(text)) => Some(channels(server, &text)),
        (_, value) => value,
    };
    Ok(ServerSettingsAction { rule, value })
}

/// Mentions of channels as names of places; what is none stays as it is.
fn channels(server: Option<GuildId>, text: &str) -> String {
    let words = text.replace('>', "> ");
    let words = words.split([' ', ',']).map(|word| {
        let number = word
            .strip_prefix("<#")
            .and_then(|word| word.strip_suffix('>'));
        let number: Option<NonZeroU64> = number.and_then(|number| number.parse().ok());
        number.map_or_else(
            || word.to_owned(),
            |number| place(server, ChannelId::from(number)).as_str().to_owned(),
        )
    });
    words.collect::<Vec<_>>().join(" ")
}

/// Mentions of roles as their numbers, or one word for all; `None` where something else is named, since
/// nobody would have such a role.
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
    if let Some(open) = words.next_if(|word| server_settings::is_unlimited(word)) {
        return Some(open.to_owned());
    }
    let numbers: Option<Vec<String>> = words.map(numbers).collect();
    Some(numbers?.join(" "))
}
