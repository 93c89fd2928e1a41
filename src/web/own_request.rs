//! Requests of a player by a button of the page, or by a word.

use serde::Deserialize;

use crate::service::api::action::Action;
use crate::service::api::explore::ExploreAction;
use crate::service::api::takeback::TakebackAction;
use crate::service::api::time::ClockAction;
use crate::service::api::values::ReadOutPart;
use crate::service::snapshot::Snapshot;

/// An offer or a request of a player's own.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum OwnRequest {
    /// Offer a draw.
    Draw,
    /// Ask for the last move back.
    Back,
    /// Ask whether to resign.
    Resign,
    /// Call the game off without a result.
    Abort,
    /// Begin the same game again, with sides swapped.
    Again,
    /// Show the private board, on which moves are tried.
    Explore,
    /// List one's own pieces in words, with those that can be taken.
    Mine,
    /// List the notes.
    Notes,
    /// Show everybody's time.
    Times,
    /// Check the sealed dice.
    Dice,
    /// Explain the rules.
    Rules,
}

impl OwnRequest {
    /// The action that it means.
    pub(super) fn action(self, shown: &Snapshot) -> Action {
        let id = Some(shown.game);
        match self {
            Self::Draw => Action::OfferDraw(id),
            Self::Back => Action::Takeback(TakebackAction::Ask(id)),
            Self::Resign => Action::Resign {
                game: id,
                sure: false,
            },
            Self::Abort => Action::Abort(id),
            Self::Again => Action::Rematch(shown.game),
            Self::Explore => Action::Explore(ExploreAction::Open {
                game: id,
                at: None,
                moves: String::new(),
            }),
            Self::Mine => Action::Describe {
                game: id,
                part: ReadOutPart::Mine,
            },
            Self::Notes => Action::Notes {
                game: id,
                share: None,
            },
            Self::Times => Action::Time(ClockAction::Show(id)),
            Self::Dice => Action::Verify(id),
            Self::Rules => Action::Rules {
                kind: Some(shown.kind),
                topic: None,
            },
        }
    }
}
