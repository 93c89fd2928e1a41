//! The rules that the players of a game agreed to: its kind, their version, and the options.

use crate::game::any::AnyPosition;
use crate::game::options::Options;
use crate::game::text::{SetupError, SetupText};
use crate::games::GameKind;

/// The rules of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct AgreedRules {
    pub(super) kind: GameKind,
    /// The version of the rules it began with.
    pub(super) version: u16,
    pub(super) options: Options,
}

impl AgreedRules {
    /// The position of this text.
    pub(super) fn restore(&self, setup: &SetupText) -> Result<Box<dyn AnyPosition>, SetupError> {
        (self.kind.spec().restore)(&self.options, setup.as_str())
    }

    /// Our version of these rules.
    pub(super) fn our_version(&self) -> u16 {
        self.kind.spec().rules_version
    }
}
