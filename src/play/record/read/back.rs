//! Takebacks in a record: asked for and answered again, by the same rules.

use crate::game::seat::Seat;
use crate::play::decide::command::Command;
use crate::play::game::takeback;
use crate::play::game::takeback::{TakebackRequest, set_aside};
use crate::play::record::read::Replay;
use crate::play::record::{MAX_AGAIN, MAX_COMMENT};
use crate::play::values::event::{Consent, Event};
use crate::play::values::identity::Ply;

impl Replay {
    /// The event of a takeback request, or of its end; `None` if that is impossible.
    pub(super) fn asked_back(&self, seat: Seat, asks: bool) -> Option<Vec<Event>> {
        let own = |asked: TakebackRequest| asked.seat == seat;
        let action = if asks {
            Command::AskTakeback
        } else if self.game.requests().takeback().is_some_and(own) {
            Command::WithdrawTakeback { seen: None }
        } else {
            answer(false)
        };
        self.granted(seat, &action)
    }

    /// The event of a takeback to this ply, with the notes on the undone moves. `None` if nobody asked for it, or if
    /// the record has too many.
    pub(super) fn taken_back(&mut self, to: Ply) -> Option<Vec<Event>> {
        let asked = self.game.requests().takeback()?;
        // Older versions left out the moves that the asker had made for a partner.
        let is_older = || takeback::may_take_back_own(&self.game, asked.seat) == Some(to);
        if asked.to != to && !is_older() {
            return None;
        }
        let [last] = self.game.unanswered(Consent::Takeback)[..] else {
            return None;
        };
        let mut events = self.granted(last, &answer(true))?;
        for event in &mut events {
            if let Event::TakenBack { to: back } = event {
                *back = to;
            }
        }
        self.again = self.again.saturating_add(to.0);
        self.set_aside(to);
        (self.again <= MAX_AGAIN).then_some(events)
    }

    /// Moves the notes on undone moves to the position before them.
    fn set_aside(&mut self, to: Ply) {
        let written = self.comments.iter_mut().rev();
        for comment in written.take_while(|comment| comment.ply > to) {
            if let Some(step) = self.game.history().step_at(comment.ply) {
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
