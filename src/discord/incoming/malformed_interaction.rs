//! Reads interactions with fields of an unknown shape, as far as possible.
//!
//! Discord gains kinds of channels, components and options, and users still need an answer. Dispensable fields are left
//! out first. If that is not enough, an id and a token suffice to answer with words. Pure: nothing is asked or sent
//! here.

use std::num::NonZeroU64;

use serde_json::{Value, from_value, json};
use serenity::all::{GuildId, Interaction, InteractionId, UserId};

use crate::discord::base::ids;
use crate::discord::messages::payload::choices;
use crate::service::words::language::Language;
use crate::service::{Place, PlayerId};

/// Discord's type of an autocomplete interaction.
const TYPING: u64 = 4;
/// Message flag: ephemeral.
const EPHEMERAL: u32 = 1 << 6;

/// Dispensable fields of an interaction, by path, the least important first.
const SPARE: [&str; 8] = [
    "/entitlements",
    "/attachment_size_limit",
    "/message/embeds",
    "/message/attachments",
    "/message/components",
    "/channel",
    "/context",
    "/authorizing_integration_owners",
];

/// An interaction without as many dispensable fields as it takes to read it; `None` if that does not help.
pub(in crate::discord) fn read(content: &Value) -> Option<Interaction> {
    let mut content = content.clone();
    if let Ok(said) = from_value(content.clone()) {
        return Some(said);
    }
    SPARE.into_iter().find_map(|path| {
        let (parent, name) = path.rsplit_once('/')?;
        let parent = content.pointer_mut(parent)?.as_object_mut()?;
        if parent.remove(name)?.is_array() {
            parent.insert(name.to_owned(), json!([]));
        }
        from_value(content.clone()).ok()
    })
}

/// The fields of an interaction that an answer needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) struct MalformedInteraction {
    /// Its id.
    pub(in crate::discord) id: InteractionId,
    /// The token of its answer.
    pub(in crate::discord) token: String,
    /// `true` if it is an autocomplete request, which takes only choices.
    pub(in crate::discord) typing: bool,
    /// The user, if readable.
    pub(in crate::discord) player: Option<PlayerId>,
    /// The place.
    pub(in crate::discord) place: Place,
    /// The language of the user's client.
    pub(in crate::discord) program: Option<Language>,
}

impl MalformedInteraction {
    /// Reads them; `None` if no answer is possible.
    pub(in crate::discord) fn read(content: &Value) -> Option<Self> {
        let id = number(&content["id"])?;
        let token = content["token"].as_str()?.to_owned();
        let user =
            number(&content["member"]["user"]["id"]).or_else(|| number(&content["user"]["id"]));
        let server = number(&content["guild_id"]).map(GuildId::from);
        let channel = number(&content["channel_id"]).or_else(|| number(&content["channel"]["id"]));
        let channel = channel.unwrap_or(NonZeroU64::MIN).into();
        Some(Self {
            id: id.into(),
            token,
            typing: content["type"].as_u64() == Some(TYPING),
            player: user.map(|user| ids::player(UserId::from(user))),
            place: ids::place(server, channel),
            program: content["locale"].as_str().and_then(Language::of_tag),
        })
    }

    /// The answer: these words, ephemeral, or no choices.
    pub(in crate::discord) fn answer(&self, words: &str) -> Value {
        if self.typing {
            return choices(&[]);
        }
        json!({ "type": 4, "data": {
            "content": words, "flags": EPHEMERAL, "allowed_mentions": { "parse": [], "users": [], "replied_user": false },
        }})
    }
}

/// A number as Discord writes it, as a string or a number.
fn number(value: &Value) -> Option<NonZeroU64> {
    let text = value.as_str().and_then(|text| text.parse().ok());
    text.or_else(|| value.as_u64().and_then(NonZeroU64::new))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_and_a_token_are_enough_to_answer() {
        let least = json!({ "id": "5", "token": "t" });
        let unread = MalformedInteraction::read(&least).unwrap();
        assert_eq!(
            (unread.id, unread.token.as_str()),
            (InteractionId::new(5), "t")
        );
        assert_eq!((unread.player.as_ref(), unread.program), (None, None));
        assert_eq!(unread.answer("Oh.")["data"]["content"], "Oh.");
        for nothing in [
            json!({}),
            json!([1]),
            json!({ "id": "0", "token": "t" }),
            json!({ "id": "x", "token": "t" }),
            json!({ "id": "5", "token": 7 }),
        ] {
            assert_eq!(MalformedInteraction::read(&nothing), None, "{nothing}");
        }
        let typing =
            MalformedInteraction::read(&json!({ "id": 5, "token": "t", "type": 4 })).unwrap();
        assert_eq!(typing.answer("Oh.")["type"], 8);
    }
}
