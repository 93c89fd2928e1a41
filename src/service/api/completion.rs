//! [`CompletionField`]: the option being typed, for adapters that complete it.

use crate::games::GameKind;
use crate::play::GameId;
use crate::service::api::reminder_settings::ReminderSetting;
use crate::service::api::server_settings::ServerSetting;

/// The use that a verb makes of the contest it names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ContestUse {
    /// Enter it.
    Enter,
    /// Leave it, or sit a round out.
    Play,
    /// Look at it.
    See,
    /// Begin it before its time.
    Begin,
    /// Manage it in another way.
    Manage,
    /// Change a result.
    Correct,
}

/// The option being typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CompletionField {
    /// A move of this game, or of the one that fits.
    Move(Option<GameId>),
    /// The square of a piece that may move, in this game or in the one that fits.
    Square(Option<GameId>),
    /// Any square of this game, or of the one that fits.
    Cell(Option<GameId>),
    /// A past move of this game, or of the one that fits.
    Ply(Option<GameId>),
    /// The number of a game.
    Game {
        /// `true` if only the user's own running games are meant.
        mine: bool,
    },
    /// The number of a challenge that can be accepted.
    Challenge {
        /// `true` if it was made to the user.
        to_me: bool,
    },
    /// The number of a contest of the server.
    Contest(ContestUse),
    /// The number of a ladder of the server.
    Ladder {
        /// `true` if closed ones are meant, too.
        closed: bool,
    },
    /// Moves on one's private board of this game, or of the one that fits.
    Explore(Option<GameId>),
    /// A plan for this game, or for the one that fits.
    Plan(Option<GameId>),
    /// A time control.
    Clock,
    /// A gift of time.
    Gift,
    /// The length or the last day of a holiday.
    Away,
    /// A time zone.
    Zone,
    /// The hours of a night.
    Night,
    /// Days off.
    Rest,
    /// A reminder setting.
    Remind(ReminderSetting),
    /// A ruling or a heading of a game's rules; by default of the server's game.
    Topic(Option<GameKind>),
    /// The value of a server's setting.
    Value(Option<ServerSetting>),
    /// A month with games.
    Month,
    /// A position to begin from: a finished game, and a move of it.
    Position,
}
