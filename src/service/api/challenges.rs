//! The action that lists challenges, and its wire form.

use crate::play::GameId;

/// What else one can wish about challenges.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChallengeListAction {
    /// See those made to oneself, those open here, and one's own.
    List,
    /// Refuse one made to oneself, with a word to the challenger.
    Decline {
        /// Which; `None` is the only one.
        game: Option<GameId>,
        /// The word.
        word: String,
    },
}

/// What a control asks; what is declined with a word is typed.
pub(in crate::service) fn wire(wish: &ChallengeListAction) -> Option<&'static str> {
    matches!(wish, ChallengeListAction::List).then_some("challenges")
}
