//! Fuzz target of the terminal: its line parser.

use crate::console::parse::parse;

/// Parses a line. Returns the output size in bytes.
pub(crate) fn read(line: &str) -> usize {
    format!("{:?}", parse(line)).len()
}
