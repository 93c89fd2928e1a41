//! Actions on a posted message.

/// A message, and what is wanted of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MessageAction {
    /// The adapter's name of the message.
    pub message: String,
    /// What is wanted.
    pub aim: MessageIntent,
}

/// What is wanted of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MessageIntent {
    /// To walk through its game, beginning at its board.
    Review,
    /// To move in its game.
    Play,
}
