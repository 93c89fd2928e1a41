//! Requests in, replies out (being written).
pub mod ask;
pub mod prose;
pub mod reply;

pub use crate::games::GameKind;
pub use crate::play::{Env, GameId, Place, PlayerId, Ply, Timestamp, Version};
use crate::service::ask::Request;
use crate::service::reply::{Delivered, Delivery, Reply, Suggestion};

/// The whole bot, without a transport.
#[derive(Debug)]
pub struct Service {}

#[expect(
    clippy::unimplemented,
    clippy::unused_self,
    clippy::needless_pass_by_value,
    unused_variables,
    missing_docs,
    reason = "interface sketch"
)]
impl Service {
    /// Answers one request. Replies are to the asker only: what the table is told is promised in the
    /// store and comes from [`Service::due`].
    pub fn handle(&mut self, request: &Request, env: &Env) -> Vec<Reply> {
        unimplemented!()
    }
    /// Reads a control's wire form (made by [`Service::wire`]); `None` when it is not one of ours.
    pub fn unwire(id: &str) -> Option<ask::Ask> {
        unimplemented!()
    }
    /// The wire form of what a control asks, at most 100 bytes.
    pub fn wire(ask: &ask::Ask) -> String {
        unimplemented!()
    }
    /// Promised messages that are due at places whose name starts with `transport`, in order per game, at most `most`.
    pub fn due(&mut self, transport: &str, env: &Env, most: usize) -> Vec<Delivery> {
        unimplemented!()
    }
    /// Books how a delivery went.
    pub fn delivered(&mut self, id: i64, how: Delivered, env: &Env) {
        unimplemented!()
    }
    /// Legal moves of the asker's game that fit what is typed so far, at most 25.
    pub fn suggest_moves(
        &self,
        who: &PlayerId,
        place: &Place,
        game: Option<GameId>,
        typed: &str,
    ) -> Vec<Suggestion> {
        unimplemented!()
    }
    /// Games that fit what is typed so far, at most 25, with "who against whom"; the value is the bare number.
    pub fn suggest_games(&self, who: &PlayerId, place: &Place, typed: &str) -> Vec<Suggestion> {
        unimplemented!()
    }
}
