//! What a request is answered: its replies, what went wrong in words, and a word where the table it changed is elsewhere.

use crate::play::Env;
use crate::service::ask::{Ask, Request};
use crate::service::prose::sentences;
use crate::service::reply::Reply;
use crate::service::{Service, Trouble, apart, refuse};
use crate::store::StoreError;

impl Service {
    /// The replies to a request. None at all means that what was asked for is told in the place of the request, or
    /// that a line of chat was no move.
    pub(super) fn replies(&mut self, request: &Request, env: &Env) -> Vec<Reply> {
        self.told_at = None;
        match self.answer(request, env) {
            Ok(replies) if replies.is_empty() => self.elsewhere(request).into_iter().collect(),
            Ok(replies) => replies,
            Err(Trouble::Say(reply)) => vec![*reply],
            Err(Trouble::Fault(
                error @ (StoreError::Apart { game }
                | StoreError::Corrupt { game, .. }
                | StoreError::CorruptRow { game, .. }),
            )) => {
                tracing::warn!(%error, who = request.who.id.as_str(), "a request met a damaged game");
                vec![apart::told(game)]
            }
            Err(Trouble::Fault(error)) => {
                tracing::error!(%error, who = request.who.id.as_str(), "a request failed");
                vec![Reply::note(sentences().text(refuse::fault(&error), &[]))]
            }
        }
    }

    /// Says that it is done where the table is told in another place: nothing else would be seen here.
    fn elsewhere(&mut self, request: &Request) -> Option<Reply> {
        let told = self.told_at.take()?;
        let typed = matches!(request.ask, Ask::Say { .. });
        (told != request.place && !typed).then(|| {
            let mut done = Reply::note(sentences().text("done-elsewhere", &[]));
            // What was pressed has done its work.
            done.replaces = true;
            done
        })
    }
}
