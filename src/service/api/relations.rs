//! The actions that block and befriend players.

use crate::service::api::values::Person;

/// An action on relations to other players; without a player, it lists them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RelationAction {
    /// Play no new game with a player.
    Block(Option<Person>),
    /// End a block.
    Unblock(Option<Person>),
    /// Accept all challenges of a player.
    Befriend(Option<Person>),
    /// End that.
    Unfriend(Option<Person>),
}
