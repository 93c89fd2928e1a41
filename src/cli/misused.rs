//! The error of a wrong use of the command line.

/// A wrong use of the command line: exit code 2.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct Misused(pub(super) String);
