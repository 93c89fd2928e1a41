//! Reads autocomplete requests: the option of the verb that is being typed.

use serenity::all::{CommandInteraction, ResolvedValue};

use crate::discord::base::ids::{place, player};
use crate::discord::commands::given::{given, short, verb};
use crate::service::api::completion::CompletionField;
use crate::service::api::verbs::option::OptionKind;
use crate::service::{Place, PlayerId};

/// An autocomplete request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) struct CompletionRequest {
    /// The user.
    pub(in crate::discord) player: PlayerId,
    /// The place.
    pub(in crate::discord) place: Place,
    /// The text typed so far.
    pub(in crate::discord) typed: String,
    /// The field that is typed.
    pub(in crate::discord) wanted: CompletionField,
}

/// Reads the option being typed; `None` if it has no completion.
pub(in crate::discord) fn typing(said: &CommandInteraction) -> Option<CompletionRequest> {
    let options = said.data.options();
    let (verb, options) = verb(&said.data.name, &options)?;
    let (name, text) = options.iter().find_map(|option| {
        let ResolvedValue::Autocomplete { value, .. } = option.value else {
            return None;
        };
        Some((option.name, value))
    })?;
    let OptionKind::Completed(completes) = verb.option(name)?.kind else {
        return None;
    };
    Some(CompletionRequest {
        player: player(said.user.id),
        place: place(said.guild_id, said.channel_id),
        typed: short(text),
        wanted: completes(&given(options))?,
    })
}
