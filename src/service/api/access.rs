//! [`Access`]: an adapter's knowledge of a user and a place beyond their names.

use std::collections::BTreeSet;

use crate::play::Place;
use crate::service::words::language::Language;

/// The permissions of a user and of the bot at a place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Access {
    /// `true` if the user may change the settings of the server.
    pub manages: bool,
    /// `true` if the user is a moderator by the place's own permissions.
    pub moderates: bool,
    /// The user's roles there, by the names that the server's settings store.
    pub roles: Vec<String>,
    /// The parent place, if this one is a thread.
    pub parent: Option<Place>,
    /// The bot's permissions there; `None` if nothing restricts it.
    pub rights: Option<BTreeSet<BotPermission>>,
    /// The language of the user's client, if it is known and one of ours.
    pub language: Option<Language>,
    /// The language of the page that shows the answer: a page speaks one language throughout. `None` off pages.
    pub page_language: Option<Language>,
    /// The language of the server, if it is known and one of ours.
    pub server_language: Option<Language>,
    /// `true` if the bot is only a guest: it can answer the user, and post nothing.
    pub guest: bool,
}

/// A permission of the bot at a place. The catalogue has a `right-` message for each code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BotPermission {
    /// See the place.
    View,
    /// Post there.
    Post,
    /// Post in its threads.
    PostInThreads,
    /// Post pictures and files.
    Attach,
    /// Read the message history, which a reply needs.
    History,
    /// Open threads for games.
    OpenThreads,
    /// Archive and unarchive threads.
    KeepThreads,
    /// Read messages that do not address the bot.
    Hear,
    /// Give and remove roles for the first three of the standings.
    Roles,
    /// Call a role that not everybody may mention.
    CallRoles,
}

impl BotPermission {
    /// All permissions.
    pub const ALL: [Self; 10] = [
        Self::View,
        Self::Post,
        Self::PostInThreads,
        Self::Attach,
        Self::History,
        Self::OpenThreads,
        Self::KeepThreads,
        Self::Hear,
        Self::Roles,
        Self::CallRoles,
    ];

    /// The permissions that games in threads need.
    pub(in crate::service) const FOR_THREADS: [Self; 3] =
        [Self::OpenThreads, Self::PostInThreads, Self::KeepThreads];

    /// The name in the catalogue.
    pub const fn code(self) -> &'static str {
        match self {
            Self::View => "view",
            Self::Post => "post",
            Self::PostInThreads => "post-in-threads",
            Self::Attach => "attach",
            Self::History => "history",
            Self::OpenThreads => "open-threads",
            Self::KeepThreads => "keep-threads",
            Self::Hear => "hear",
            Self::Roles => "roles",
            Self::CallRoles => "call-roles",
        }
    }
}

impl Access {
    /// The permissions of this list that the bot lacks here.
    pub(in crate::service) fn missing(&self, rights: &[BotPermission]) -> Vec<BotPermission> {
        let missing = |right: &&BotPermission| {
            let rights = self.rights.as_ref();
            rights.is_some_and(|given| !given.contains(*right))
        };
        rights.iter().filter(missing).copied().collect()
    }

    /// The permissions missing for a game here: without them its boards could not be posted.
    pub fn missing_for_games(&self) -> Vec<BotPermission> {
        let post = if self.parent.is_some() {
            BotPermission::PostInThreads
        } else {
            BotPermission::Post
        };
        self.missing(&[BotPermission::View, post, BotPermission::Attach])
    }
}
