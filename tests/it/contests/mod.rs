//! Contests: pairings as others make them, tie-breaks by hand, whole contests of people who vanish and leave,
//! and their logs in the database.

mod breaks;
mod flow;
mod ladder;
mod pairings;
mod stored;
mod whole;
mod world;
