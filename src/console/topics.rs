//! The topics of `help`.

/// The topics of `help`, with the messages that explain them.
pub(super) const TOPICS: [(&str, &[&str]); 20] = [
    (
        "starting",
        &[
            "console-help-starting",
            "console-help-options",
            "console-help-names",
        ],
    ),
    ("challenges", &["console-help-challenges"]),
    ("positions", &["console-help-positions"]),
    ("moves", &["console-help-moves"]),
    ("offers", &["console-help-offers"]),
    ("dice", &["console-help-dice"]),
    ("time", &["console-help-time"]),
    ("seats", &["console-help-seats"]),
    ("trying", &["console-help-trying"]),
    ("looking", &["console-help-looking"]),
    ("games", &["console-help-games"]),
    ("notes", &["console-help-notes"]),
    ("settings", &["console-help-settings"]),
    ("files", &["console-help-files"]),
    ("computer", &["console-computer", "console-computer-levels"]),
    ("partners", &["console-signal-what"]),
    ("swap", &["console-swap"]),
    ("learning", &["console-teach"]),
    ("privacy", &["console-privacy-what"]),
    ("symbols", &[]),
];
