//! [`ColumnSubject`]: the person or place that a column names.

/// The persons or places that a column names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::store) enum ColumnSubject {
    /// Nobody: data about its row.
    Nothing,
    /// The player who owns the row. It is exported to them, and deleted with them.
    Owner,
    /// A player in another's row. It is deleted with that player, and exported to its owner only.
    Other,
    /// A player who did the action in the row. It is exported to them; their name goes with them, and the `reason` they
    /// gave, and the row stays.
    Author,
    /// A player of the game that the second column names. They get a pseudonym.
    Player(&'static str),
    /// The players of the game, a JSON array. They get pseudonyms.
    Players,
    /// Events of a game; the players named in them get pseudonyms.
    Log,
    /// A place, or a server.
    Place,
    /// Data that must not be shown to anybody.
    Secret,
}
