//! Contests: pairings as others make them, tie-breaks by hand, and whole contests of people who vanish and leave.

mod breaks;
mod ladder;
mod pairings;
mod whole;
mod world;
