//! Parts of stored events: the lobby of a table for more than two. As in [`events`](crate::store::rows::event_bodies),
//! the names in here are permanent.

use serde::{Deserialize, Serialize};

use crate::play::PlayerId;
use crate::play::event::{Consent, LobbyEvent};
use crate::store::rows::parts::{index, read_options, seat};

/// Lobby events of a table for more than two. Options go by name, with a space between.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(in crate::store) enum LobbyBody {
    Came { player: String, seat: Option<u8> },
    Went { player: String },
    Ready { player: String },
    Fewer { options: String },
}

impl From<&LobbyEvent> for LobbyBody {
    fn from(event: &LobbyEvent) -> Self {
        let id = |player: &PlayerId| player.as_str().to_owned();
        match event {
            LobbyEvent::Joined { player, seat } => Self::Came {
                player: id(player),
                seat: seat.map(index),
            },
            LobbyEvent::Left { player } => Self::Went { player: id(player) },
            LobbyEvent::Ready { player } => Self::Ready { player: id(player) },
            LobbyEvent::Shrunk { options } => Self::Fewer {
                options: options.to_string(),
            },
        }
    }
}

impl TryFrom<LobbyBody> for LobbyEvent {
    type Error = String;

    fn try_from(body: LobbyBody) -> Result<Self, String> {
        let id = |player: String| PlayerId::new(player);
        Ok(match body {
            LobbyBody::Came { player, seat: at } => Self::Joined {
                player: id(player),
                seat: at.map(seat).transpose()?,
            },
            LobbyBody::Went { player } => Self::Left { player: id(player) },
            LobbyBody::Ready { player } => Self::Ready { player: id(player) },
            LobbyBody::Fewer { options } => Self::Shrunk {
                options: read_options(&options),
            },
        })
    }
}

const CONSENTS: [Consent; 4] = [
    Consent::Draw,
    Consent::Takeback,
    Consent::Abort,
    Consent::StandIn,
];

/// The word for the question that all are asked to agree to.
pub(in crate::store) const fn consent_word(to: Consent) -> &'static str {
    match to {
        Consent::Draw => "draw",
        Consent::Takeback => "takeback",
        Consent::Abort => "abort",
        Consent::StandIn => "computer",
    }
}

/// Reads a word of [`consent_word`].
pub(in crate::store) fn read_consent(word: &str) -> Result<Consent, String> {
    let mut known = CONSENTS.into_iter();
    known
        .find(|to| consent_word(*to) == word)
        .ok_or_else(|| format!("nobody is asked for {word}"))
}
