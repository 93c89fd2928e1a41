//! The action that lists challenges, and its wire form.

use crate::play::GameId;

/// An action on challenges.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChallengeListAction {
    /// List those made to the user, those open here, and the user's own.
    List,
    /// Decline one made to the user, with a word to the challenger.
    Decline {
        /// The challenge; `None` is the only one.
        game: Option<GameId>,
        /// The word.
        word: String,
    },
}

/// The wire form of a control; a decline with a word is typed.
pub(in crate::service) fn wire(action: &ChallengeListAction) -> Option<&'static str> {
    matches!(action, ChallengeListAction::List).then_some("challenges")
}
