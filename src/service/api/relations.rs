//! The actions that block and befriend players.

use crate::service::api::values::Person;

/// What one can wish about other players; with nobody named, to see whom it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RelationAction {
    /// Play no new game with somebody.
    Block(Option<Person>),
    /// No longer refuse to.
    Unblock(Option<Person>),
    /// Take up all challenges of somebody.
    Befriend(Option<Person>),
    /// No longer do so.
    Unfriend(Option<Person>),
}
