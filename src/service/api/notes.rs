//! The action that edits a note.

use crate::play::GameId;

/// An edit of a note.
pub(in crate::service) struct NoteEdit<'a> {
    /// The game; `None` is the one that the author plays.
    pub(in crate::service) game: Option<GameId>,
    /// The move as typed; `None` is the last.
    pub(in crate::service) at: Option<&'a str>,
    /// The text; an empty one deletes the note.
    pub(in crate::service) text: &'a str,
}
