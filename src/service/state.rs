//! [`Service`]: the store and the few facts that live in memory.

use crate::game::seat::Seat;
use crate::game::text::MoveText;
use crate::play::event::{Entry, Event};
use crate::play::{GameId, Place, Timestamp, turn};
use crate::service::api::reply::Reply;
use crate::service::words::catalogue;
use crate::service::words::text::Span;
use crate::store::Store;

/// What a request changed, and where its table is told.
#[derive(Debug)]
pub(in crate::service) struct Told {
    pub(in crate::service) game: GameId,
    pub(in crate::service) place: Place,
    /// The moves it made, of one turn.
    pub(in crate::service) moves: Vec<MoveText>,
}

impl Told {
    /// A short answer to somebody who typed it in another place, with the way to the board.
    pub(in crate::service) fn in_words(&self) -> Reply {
        let args = [
            ("game", self.game.to_string().into()),
            ("moves", turn::join_turn(&self.moves).into()),
        ];
        let id = if self.moves.is_empty() {
            "done-there"
        } else {
            "done-there-move"
        };
        let mut reply = Reply::note(catalogue::sentences().text(id, &args));
        reply.text.push(" ");
        reply.text.0.push(Span::Place(self.place.clone()));
        reply
    }
}

/// The moves of the first turn among these events.
pub(in crate::service) fn played(entries: &[Entry]) -> Vec<MoveText> {
    let moves = entries.iter().filter_map(|entry| {
        let Event::Played { seat, text, .. } = &entry.event else {
            return None;
        };
        Some((*seat, text.clone()))
    });
    let moves: Vec<(Seat, MoveText)> = moves.collect();
    let first = moves.first().map(|(seat, _)| *seat);
    let own = moves.into_iter().filter(|(seat, _)| Some(*seat) == first);
    own.map(|(_, text)| text).collect()
}

/// The whole bot, without a transport.
#[derive(Debug)]
pub struct Service {
    pub(in crate::service) store: Store,
    /// When it was last noted that the bot is there; what the store says where this is not known.
    pub(in crate::service) last_heartbeat: Option<Timestamp>,
    /// How long after the bot was put out of a server that is forgotten, ms; `None` is never.
    pub(in crate::service) forget_server_after: Option<i64>,
    /// How many moves were played through it.
    pub(in crate::service) moves: u64,
    /// How often something was stored in a game through it, and in which game it was last.
    pub(in crate::service) stored: (u64, GameId),
    /// Up to which running game all were looked through since the start.
    pub(in crate::service) health_checked_up_to: GameId,
    /// Where a table is told of what the present request did; `None` while it did nothing.
    pub(in crate::service) told_at: Option<Told>,
    /// Where whoever runs the bot says what is kept, as an address of the web.
    pub(in crate::service) privacy_page: Option<String>,
    /// Whether games are named above their messages only where several run.
    pub(in crate::service) sparing: bool,
}
