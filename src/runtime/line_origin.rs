//! The origin of a typed line.

use crate::service::Timestamp;

/// The origin of a typed line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineOrigin {
    /// As it is written.
    Live,
    /// It was written at this time while the bot was away.
    Missed(Timestamp),
    /// Its author has edited a line that was written at this time.
    EditOf(Timestamp),
}
