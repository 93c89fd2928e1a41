//! Take-backs in a record: asked for and answered again, by the same rules.

use crate::game::seat::Seat;
use crate::play::Ply;
use crate::play::command::Command;
use crate::play::event::{Consent, Event};
use crate::play::record::read::Replay;
use crate::play::record::{MAX_AGAIN, MAX_COMMENT};
use crate::play::takeback::{TakebackRequest, set_aside};

impl Replay {
    /// The event of asking for a move back, or of ending such a request; `None` when that could not happen.
    pub(super) fn asked_back(&self, seat: Seat, asks: bool) -> Option<Vec<Event>> {
        let own = |asked: TakebackRequest| asked.seat == seat;
        let wish = if asks {
            Command::AskTakeback
        } else if self.game.takeback().is_some_and(own) {
            Command::WithdrawTakeback { seen: None }
        } else {
            answer(false)
        };
        self.granted(seat, &wish)
    }

    /// The event of going back to this ply, with what was written on the moves taken back; `None` when
    /// nobody asked for that, or when the record makes too much of it.
    pub(super) fn taken_back(&mut self, to: Ply) -> Option<Vec<Event>> {
        self.game.takeback().filter(|asked| asked.to == to)?;
        let [last] = self.game.unanswered(Consent::Takeback)[..] else {
            return None;
        };
        let events = self.granted(last, &answer(true))?;
        self.again = self.again.saturating_add(to.0);
        self.set_aside(to);
        (self.again <= MAX_AGAIN).then_some(events)
    }

    /// What was written on moves that are taken back goes to where the game stands then.
    fn set_aside(&mut self, to: Ply) {
        let written = self.comments.iter_mut().rev();
        for comment in written.take_while(|comment| comment.ply > to) {
            if let Some(step) = self.game.step_at(comment.ply) {
                let text = set_aside(step.text.as_str(), &comment.text);
                comment.text = text.chars().take(MAX_COMMENT).collect();
            }
            comment.ply = to;
        }
    }
}

pub(super) const fn answer(accept: bool) -> Command {
    Command::AnswerTakeback { accept, seen: None }
}
