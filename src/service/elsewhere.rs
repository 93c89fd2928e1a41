//! What a request is answered: its replies, what went wrong in words, and a word where the table it changed is elsewhere.

use crate::game::seat::Seat;
use crate::game::text::MoveText;
use crate::play::event::{Entry, Event};
use crate::play::{Env, GameId, Place, turn};
use crate::service::ask::{Action, Request};
use crate::service::prose::sentences;
use crate::service::reply::{Reply, Span};
use crate::service::{HandlerError, Service, apart, refuse};
use crate::store::StoreError;

impl Service {
    /// The replies to a request. None at all means that what was asked for is told in the place of the request, or
    /// that a line of chat was no move.
    pub(super) fn dispatch_or_explain(&mut self, request: &Request, env: &Env) -> Vec<Reply> {
        self.told_at = None;
        match self.dispatch(request, env) {
            Ok(replies) if replies.is_empty() => self.elsewhere(request).into_iter().collect(),
            Ok(replies) => replies,
            Err(HandlerError::Reply(reply)) => vec![*reply],
            Err(HandlerError::Fault(
                error @ (StoreError::Apart { game }
                | StoreError::Corrupt { game, .. }
                | StoreError::CorruptRow { game, .. }),
            )) => {
                tracing::warn!(%error, who = request.who.id.as_str(), "a request met a damaged game");
                vec![apart::quarantine_notice(game)]
            }
            Err(HandlerError::Fault(error)) => {
                tracing::error!(%error, who = request.who.id.as_str(), "a request failed");
                vec![Reply::note(sentences().text(refuse::fault(&error), &[]))]
            }
        }
    }

    /// Says that it is done where the table is told in another place: nothing else would be seen here.
    fn elsewhere(&mut self, request: &Request) -> Option<Reply> {
        let told = self.told_at.take()?;
        if told.place == request.place {
            return None;
        }
        if let Action::Chat { addressed, .. } = request.action {
            let awaits = addressed || request.place.is_private();
            return awaits.then(|| told.in_words());
        }
        let mut done = Reply::note(sentences().text("done-elsewhere", &[]));
        // What was pressed has done its work.
        done.replaces_source = true;
        Some(done)
    }

    /// Notes what is stored for the present request, and where its table is told.
    pub(super) fn note_told(&mut self, game: GameId, place: &Place, entries: &[Entry]) {
        let earlier = self.told_at.take().filter(|told| told.game == game);
        let moves = earlier.map_or_else(|| played(entries), |earlier| earlier.moves);
        self.told_at = Some(Told {
            game,
            place: place.clone(),
            moves,
        });
    }
}

/// What a request changed, and where its table is told.
#[derive(Debug)]
pub(super) struct Told {
    game: GameId,
    place: Place,
    /// The moves it made, of one turn.
    moves: Vec<MoveText>,
}

impl Told {
    /// A short answer to somebody who typed it in another place, with the way to the board.
    fn in_words(&self) -> Reply {
        let args = [
            ("game", self.game.to_string().into()),
            ("moves", turn::join_turn(&self.moves).into()),
        ];
        let id = if self.moves.is_empty() {
            "done-there"
        } else {
            "done-there-move"
        };
        let mut reply = Reply::note(sentences().text(id, &args));
        reply.text.push(" ");
        reply.text.0.push(Span::Place(self.place.clone()));
        reply
    }
}

/// The moves of the first turn among these events.
fn played(entries: &[Entry]) -> Vec<MoveText> {
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
