//! Contests: pairings as others make them, tie-breaks by hand, whole contests of people who vanish and leave,
//! and their logs in the database.

mod breaks;
mod budget;
mod choices;
mod corrections;
mod damaged;
mod departures;
mod entrants;
mod first_move;
mod flow;
mod formats;
mod given_up;
mod hall;
mod here;
mod ladder;
mod ladder_flow;
mod managed;
mod notices;
mod numbers;
mod pairings;
mod reserves;
mod standstills;
mod stored;
mod trf;
mod whole;
mod world;
