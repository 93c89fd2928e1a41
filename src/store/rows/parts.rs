//! Small parts of stored bodies: seats by their index, options by their names.

use crate::game::options::Options;
use crate::game::seat::Seat;

pub(in crate::store) fn index(seat: Seat) -> u8 {
    u8::try_from(seat.index()).expect("a table has at most MAX_SEATS seats")
}

pub(in crate::store) fn seat(index: u8) -> Result<Seat, String> {
    Seat::new(index).ok_or_else(|| format!("there is no seat {index}"))
}

/// Options from their names with a space between.
pub(in crate::store) fn read_options(names: &str) -> Options {
    names
        .split_whitespace()
        .fold(Options::default(), Options::with)
}
