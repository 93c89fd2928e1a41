//! Actions on a posted message.

/// An action on a posted message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MessageAction {
    /// The adapter's id of the message.
    pub message: String,
    /// The intent.
    pub aim: MessageIntent,
}

/// The intent of an action on a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MessageIntent {
    /// Review its game, beginning at its board.
    Review,
    /// Move in its game.
    Play,
}
