//! Web hooks as data: the requests of a manager, their wire form, and the messages to a hook.

use crate::games::GameKind;
use crate::play::stage::Stage;
use crate::play::{GameId, PlayerId, Ply, Timestamp, Version};
use crate::store::{ContestId, DueHook, HookId, HookTopic};

/// An action on the hooks of a server.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum HooksAction {
    /// List them.
    #[default]
    List,
    /// Add one.
    Add {
        /// Its address as typed.
        address: String,
        /// The events it gets; `None` is all.
        topic: Option<HookTopic>,
    },
    /// Send one a trial.
    Test(HookName),
    /// Remove one.
    Remove(HookName),
}

/// A hook as it is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HookName {
    /// By its number in its server, as typed.
    Number(u32),
    /// By its own number, as buttons do: it is never given to another hook.
    Id(HookId),
}

/// The wire form of a control, after `hooks`; `None` for typed actions.
pub(in crate::service) fn wire(action: &HooksAction) -> Option<String> {
    match action {
        HooksAction::List => Some("hooks".to_owned()),
        HooksAction::Test(HookName::Id(id)) => Some(format!("hooks.test.{}", id.0)),
        HooksAction::Remove(HookName::Id(id)) => Some(format!("hooks.remove.{}", id.0)),
        HooksAction::Add { .. }
        | HooksAction::Test(HookName::Number(_))
        | HooksAction::Remove(HookName::Number(_)) => None,
    }
}

/// Parses the words of [`wire`] after the first.
pub(in crate::service) fn unwire(parts: &[&str]) -> Option<HooksAction> {
    let hook = |id: &str| id.parse().ok().map(HookId).map(HookName::Id);
    match parts {
        [] => Some(HooksAction::List),
        ["test", id] => hook(id).map(HooksAction::Test),
        ["remove", id] => hook(id).map(HooksAction::Remove),
        _ => None,
    }
}

/// A delivery with its message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutgoingHook {
    /// The delivery.
    pub due: DueHook,
    /// The message.
    pub message: HookMessage,
}

/// A message to a hook: facts, and the sentence that the table got.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HookMessage {
    /// The time of the events.
    pub at: Timestamp,
    /// The sentence.
    pub text: String,
    /// The facts.
    pub content: HookContent,
}

/// The facts of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HookContent {
    /// Events of a game.
    Game(HookGame),
    /// A round of a contest.
    Round {
        /// The contest.
        contest: ContestId,
        /// The version at which the round began.
        version: u32,
    },
    /// A trial.
    Test,
}

/// A game as a hook gets it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HookGame {
    /// The kind of event.
    pub topic: HookTopic,
    /// The game.
    pub game: GameId,
    /// The version that the events made.
    pub version: Version,
    /// The rules.
    pub kind: GameKind,
    /// Number of moves made.
    pub ply: Ply,
    /// The stage after the events.
    pub stage: Stage,
    /// The moves among the events.
    pub moves: Vec<String>,
    /// The players, in the order of their seats; of a challenge the challenger.
    pub players: Vec<HookPlayer>,
}

/// A player of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HookPlayer {
    /// The id.
    pub id: PlayerId,
    /// The name.
    pub name: String,
    /// `true` if the game waits for them.
    pub to_move: bool,
    /// Their place, 1 the best; `None` while the game has no result.
    pub place: Option<u8>,
}

/// The result of a delivery to a hook.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HookOutcome {
    /// It answered with this status.
    Answered(u16),
    /// It did not answer in time, or could not be reached.
    Silent,
    /// Its address leads to no public place, so nothing was sent.
    Forbidden,
}

impl HookOutcome {
    /// Returns `true` if the hook has received the message.
    pub const fn is_heard(self) -> bool {
        matches!(self, Self::Answered(200..=299))
    }
}
