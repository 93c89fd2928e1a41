//! The players' declarations before the start: [`Options`].

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

/// The options chosen for one game, by name. A game's spec lists the names it knows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options(BTreeSet<String>);

impl Options {
    /// Adds one option.
    #[must_use]
    pub fn with(mut self, name: &str) -> Self {
        self.0.insert(name.to_owned());
        self
    }

    /// Removes one option.
    #[must_use]
    pub fn without(mut self, name: &str) -> Self {
        self.0.remove(name);
        self
    }

    /// Returns `true` if the option was chosen.
    pub fn has(&self, name: &str) -> bool {
        self.0.contains(name)
    }

    /// The chosen names, in alphabetical order.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(String::as_str)
    }
}

/// The names separated by spaces; empty if none is chosen.
impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, name) in self.iter().enumerate() {
            if i > 0 {
                f.write_str(" ")?;
            }
            f.write_str(name)?;
        }
        Ok(())
    }
}

/// Reads names separated by white space.
impl FromStr for Options {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self(
            text.split_whitespace().map(str::to_lowercase).collect(),
        ))
    }
}
