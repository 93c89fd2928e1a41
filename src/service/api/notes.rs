//! The action that edits a note.

use crate::play::GameId;

/// What is to be noted.
pub(in crate::service) struct NoteEdit<'a> {
    /// On which game; `None` is the one that the author plays.
    pub(in crate::service) game: Option<GameId>,
    /// On which move, as its author names it; `None` is the last.
    pub(in crate::service) at: Option<&'a str>,
    /// The words; none takes the note away.
    pub(in crate::service) text: &'a str,
}
