//! The reply to a request whose table is announced to in another place.

use crate::play::event::Entry;
use crate::play::{Env, GameId, Place};
use crate::service::api::action::{Action, Request};
use crate::service::api::reply::Reply;
use crate::service::api::result::{self, HandlerError};
use crate::service::describe::refuse;
use crate::service::lookup::{load, which_game};
use crate::service::state::{self, Announced, Service};
use crate::service::words::language::Surface;
use crate::store::StoreError;

impl Service {
    /// The replies to a request. None means that its result is announced in the place of the request, or that a line of
    /// chat was no move.
    pub(in crate::service) fn dispatch_or_explain(
        &mut self,
        request: &Request,
        env: &Env,
    ) -> Vec<Reply> {
        self.announced = None;
        let mut replies = self.dispatched(request, env);
        which_game::offer_choices(request, &mut replies);
        replies
    }

    fn dispatched(&mut self, request: &Request, env: &Env) -> Vec<Reply> {
        match self.dispatch(request, env) {
            Ok(replies) if replies.is_empty() => elsewhere(self, request).into_iter().collect(),
            Ok(replies) => replies,
            Err(HandlerError::Reply(reply)) => vec![*reply],
            Err(HandlerError::Fault(
                error @ (StoreError::Apart { game }
                | StoreError::Corrupt { game, .. }
                | StoreError::CorruptRow { game, .. }),
            )) => {
                tracing::warn!(%error, player = request.user.id.as_str(), "request met a damaged game");
                vec![load::quarantine_notice(&self.store, game)]
            }
            Err(HandlerError::Fault(error)) => {
                tracing::error!(%error, player = request.user.id.as_str(), "request failed");
                self.faults += 1;
                vec![result::note(refuse::fault(&error), &[])]
            }
        }
    }
}

/// Confirms a request whose table is in another place: nothing else would be seen here. A page shows the game itself.
fn elsewhere(service: &mut Service, request: &Request) -> Option<Reply> {
    let announced = service.announced.take()?;
    if announced.place == request.place || Surface::current() == Surface::Page {
        return None;
    }
    if let Action::Chat { addressed, .. } = request.action {
        let awaits = addressed || request.place.is_private();
        return awaits.then(|| announced.in_words());
    }
    let mut done = result::note("done-elsewhere", &[]);
    // The pressed control has done its work.
    done.replaces_source = true;
    Some(done)
}

/// Records that the present request has stored something, and the place of its announcement.
pub(in crate::service) fn note_announced(
    service: &mut Service,
    game: GameId,
    place: &Place,
    entries: &[Entry],
) {
    let earlier = service
        .announced
        .take()
        .filter(|announced| announced.game == game);
    let moves = earlier.map_or_else(|| state::played(entries), |earlier| earlier.moves);
    service.announced = Some(Announced {
        game,
        place: place.clone(),
        moves,
    });
}
