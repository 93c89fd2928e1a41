//! What hostile input is given of the terminal: lines to read.

use crate::console::parse::parse;

/// Reads a line; how much was understood, in bytes.
pub(crate) fn read(line: &str) -> usize {
    format!("{:?}", parse(line)).len()
}
