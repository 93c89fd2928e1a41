//! [`NoticeTraits`]: the way each kind of notice is stored, delayed and delivered, in one row for each kind.

use crate::store::games::notices::NoticeKind;

/// The delivery of a notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticeDelivery {
    /// It is posted as a message.
    Message,
    /// It opens a thread at the message that its detail names.
    OpensThread,
    /// It archives the thread that is its place.
    ArchivesThread,
}

/// The quiet hours for which a notice waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticeDelay {
    /// None.
    None,
    /// Those of its recipient.
    Recipient,
    /// Those of all players of games whose stop ends.
    Stop,
    /// Those of the players who wait in a game without a move.
    Silence,
}

/// The properties of a kind of notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoticeTraits {
    /// Its delivery.
    pub delivery: NoticeDelivery,
    /// The quiet hours it waits for.
    pub delay: NoticeDelay,
    /// `true` if no device makes a sound.
    pub is_silent: bool,
    /// `true` if one message says the same of several games.
    pub is_shared: bool,
    /// `true` if its detail is the ply of a board, and its controls are removed with that board.
    pub follows_board: bool,
}

impl NoticeTraits {
    const MESSAGE: Self = Self {
        delivery: NoticeDelivery::Message,
        delay: NoticeDelay::None,
        is_silent: false,
        is_shared: false,
        follows_board: false,
    };
    const OF_BOARD: Self = Self {
        follows_board: true,
        ..Self::MESSAGE
    };
}

impl NoticeKind {
    /// Its properties.
    pub const fn traits(self) -> NoticeTraits {
        type Is = NoticeTraits;
        match self {
            Self::Board => Is::OF_BOARD,
            Self::Reminder => Is {
                delay: NoticeDelay::Recipient,
                ..Is::OF_BOARD
            },
            Self::QueueNotice => Is {
                is_silent: true,
                ..Is::OF_BOARD
            },
            Self::Silence => Is {
                delay: NoticeDelay::Silence,
                ..Is::OF_BOARD
            },
            Self::StopEnds => Is {
                delay: NoticeDelay::Stop,
                is_shared: true,
                ..Is::MESSAGE
            },
            Self::Holiday => Is {
                is_shared: true,
                ..Is::MESSAGE
            },
            Self::DailyPuzzle => Is {
                is_silent: true,
                ..Is::MESSAGE
            },
            Self::OpenThread => Is {
                delivery: NoticeDelivery::OpensThread,
                ..Is::MESSAGE
            },
            Self::CloseThread => Is {
                delivery: NoticeDelivery::ArchivesThread,
                ..Is::MESSAGE
            },
            Self::Plan
            | Self::PlaceGone
            | Self::Moved
            | Self::NoThread
            | Self::Analysis
            | Self::Account
            | Self::Contest
            | Self::Ladder
            | Self::Hook
            | Self::Seeks => Is::MESSAGE,
        }
    }
}
