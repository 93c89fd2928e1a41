//! What somebody wants of a message he points at: the game from where its board stands, or a move in it.
//!
//! A message is known by the promise that it keeps, so any board that was ever posted will do.

use crate::play::{Env, Game};
use crate::service::ask::{Request, ReviewPage};
use crate::service::pick::PickStep;
use crate::service::prose::TextArg;
use crate::service::{HandlerResult, Service, note};

/// A message, and what is wanted of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MessageAction {
    /// The adapter's name of the message.
    pub message: String,
    /// What is wanted.
    pub aim: MessageIntent,
}

/// What is wanted of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MessageIntent {
    /// To walk through its game, beginning at its board.
    Review,
    /// To move in its game.
    Play,
}

impl Service {
    /// Does what is wanted of a message; of one that shows no game, says how else to get there.
    pub(super) fn on_message(
        &mut self,
        request: &Request,
        wish: &MessageAction,
        env: &Env,
    ) -> HandlerResult {
        let (who, place) = (&request.who, &request.place);
        let Some((id, version)) = self.store.told_by(place, &wish.message)? else {
            let args = [
                ("review", TextArg::Command("review")),
                ("move", TextArg::Command("move")),
            ];
            return Ok(vec![note("pointed-unknown", &args)]);
        };
        match wish.aim {
            MessageIntent::Play => {
                let game = self.visible(&who.id, place, id)?;
                let mut replies =
                    self.pick_step(request, &PickStep::ChoosePiece(Some(game.id())), env)?;
                // It is a new answer, whatever stood in the message.
                for reply in &mut replies {
                    reply.replaces_source = false;
                }
                Ok(replies)
            }
            MessageIntent::Review => {
                let mut walk = ReviewPage::of(id);
                if let Some(version) = version {
                    let log = self.store.load(id)?;
                    let upto = log.get(..version.0 as usize).unwrap_or(&log);
                    walk.ply = Game::from_log(id, upto).map(|game| game.ply());
                }
                self.review(who, place, walk)
            }
        }
    }
}
