//! The second reader: the rules of the four games read once more, slow and obvious, for comparison with the library.
//!
//! Each is written from the rules page alone. This package depends on nothing but the standard library, so it shares
//! nothing with what it is compared with.
#![expect(
    clippy::unwrap_used,
    reason = "a text that it cannot read is a fault of the test"
)]

pub mod four;
pub mod guard;
pub mod luck;
pub mod mate;
pub mod stars;
