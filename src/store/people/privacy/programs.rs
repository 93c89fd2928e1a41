//! The tables of people’s own programs: web hooks and tokens.

use crate::store::people::privacy::ColumnSubject::{Author, Nothing, Owner, Place, Secret};
use crate::store::people::privacy::TableColumns;

/// These tables.
pub(super) const PROGRAMS: &[TableColumns] = &[
    (
        // Of a player, or of a server.
        "api_tokens",
        &[
            ("id", Nothing),
            // It opens nothing, and is not exported.
            ("hash", Nothing),
            ("player", Owner),
            ("house", Place),
            ("scope", Nothing),
            ("made_at", Nothing),
            ("used_at", Nothing),
        ],
    ),
    (
        // Numbers of games and contests, for servers that have hooks.
        "hook_deliveries",
        &[
            ("id", Nothing),
            ("hook", Nothing),
            ("topic", Nothing),
            ("game", Nothing),
            ("contest", Nothing),
            ("after", Nothing),
            ("upto", Nothing),
            ("put_at", Nothing),
            ("due_at", Nothing),
            ("tries", Nothing),
        ],
    ),
    (
        // Managers' actions about the hooks and tokens of a server.
        "manager_deeds",
        &[
            ("id", Nothing),
            ("house", Place),
            ("at", Nothing),
            ("deed", Nothing),
            ("number", Nothing),
            ("author", Author),
        ],
    ),
    (
        "web_hooks",
        &[
            ("id", Nothing),
            ("house", Place),
            ("number", Nothing),
            ("place", Place),
            ("address", Secret),
            ("topic", Nothing),
            ("secret", Secret),
            ("stopped", Nothing),
            ("made_at", Nothing),
            ("answered_at", Nothing),
            ("answer", Nothing),
            ("silent_since", Nothing),
        ],
    ),
];
