//! [`Access`]: what an adapter knows of a user and a place beyond their names.

use std::collections::BTreeSet;

use crate::play::Place;
use crate::service::words::language::Language;

/// How somebody stands at a place, and how the bot does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Access {
    /// Whether he may change the settings of the server.
    pub manages: bool,
    /// Whether he keeps order there, as far as the place itself says so.
    pub moderates: bool,
    /// His roles there, by the names that the server's settings keep.
    pub roles: Vec<String>,
    /// The place that this one is a thread of.
    pub parent: Option<Place>,
    /// What the bot may do there; `None` where nothing is ever in its way.
    pub rights: Option<BTreeSet<BotPermission>>,
    /// The language of his own program, where it says so and we speak it.
    pub language: Option<Language>,
    /// The language of the server, likewise.
    pub house_language: Option<Language>,
    /// The bot is not there itself: it can answer who asks, and post nothing.
    pub guest: bool,
}

/// Something that the bot must be allowed to do at a place. The catalogue has a `right-` message for each code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BotPermission {
    /// See the place.
    View,
    /// Say something there.
    Post,
    /// Say something in its threads.
    PostInThreads,
    /// Post pictures and files.
    Attach,
    /// See what was said before, as one must to reply to it.
    History,
    /// Open threads for games.
    OpenThreads,
    /// Close and wake them.
    KeepThreads,
    /// Read what is said to nobody in particular.
    Hear,
}

impl BotPermission {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::View,
        Self::Post,
        Self::PostInThreads,
        Self::Attach,
        Self::History,
        Self::OpenThreads,
        Self::KeepThreads,
        Self::Hear,
    ];

    /// What games in threads of their own need.
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
        }
    }
}

impl Access {
    /// Of these rights, those that the bot has not got here.
    pub(in crate::service) fn missing(&self, rights: &[BotPermission]) -> Vec<BotPermission> {
        let missing = |right: &&BotPermission| {
            let rights = self.rights.as_ref();
            rights.is_some_and(|given| !given.contains(*right))
        };
        rights.iter().filter(missing).copied().collect()
    }

    /// What is missing for a game to be played here: without it the boards would never come.
    pub fn missing_for_games(&self) -> Vec<BotPermission> {
        let post = if self.parent.is_some() {
            BotPermission::PostInThreads
        } else {
            BotPermission::Post
        };
        self.missing(&[BotPermission::View, post, BotPermission::Attach])
    }
}
