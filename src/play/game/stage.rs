//! [`Stage`]: how far a playing has come, from its offer to its end.

/// The stage of a playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stage {
    /// Offered, not yet accepted.
    Open,
    /// Being played.
    Running,
    /// Over, with a result.
    Over,
    /// Ended without a result: declined, withdrawn or aborted.
    Void,
}

impl Stage {
    /// All stages.
    pub const ALL: [Self; 4] = [Self::Open, Self::Running, Self::Over, Self::Void];

    /// Its word in stored rows, in controls and in JSON; it never changes.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Running => "running",
            Self::Over => "over",
            Self::Void => "void",
        }
    }
}
