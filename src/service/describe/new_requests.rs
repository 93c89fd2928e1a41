//! The requests that events make, or bring nearer to an agreement: their message words them and has their answers.

use crate::play::event::{Consent, DiceEvent, Entry, Event};
use crate::play::sealed::SealedDice;
use crate::service::api::action::Action;
use crate::service::api::dice::DiceAction;
use crate::service::api::reply::Control;
use crate::service::describe::announcement::Announcement;

/// The requests that these events make. Others may stand since an earlier message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::service) struct NewRequests {
    draw: bool,
    takeback: bool,
    renewal: bool,
}

impl NewRequests {
    pub(in crate::service) fn by(events: &[Entry]) -> Self {
        let has = |fits: fn(&Event) -> bool| events.iter().any(|entry| fits(&entry.event));
        let agreed = |what: Consent| {
            let agrees =
                |entry: &Entry| matches!(entry.event, Event::Agreed { to, .. } if to == what);
            events.iter().any(agrees)
        };
        let draw = |event: &Event| matches!(event, Event::DrawOffered { .. });
        let takeback = |event: &Event| matches!(event, Event::TakebackAsked { .. });
        let renewal =
            |event: &Event| matches!(event, Event::Dice(DiceEvent::RenewalOffered { .. }));
        Self {
            draw: has(draw) || agreed(Consent::Draw),
            takeback: has(takeback) || agreed(Consent::Takeback),
            renewal: has(renewal),
        }
    }

    /// Returns `false` for the answer to a request that stands since an earlier message.
    pub(in crate::service) fn keeps(self, control: &Control) -> bool {
        let Control::Button { action, .. } = control else {
            return true;
        };
        if let Action::AnswerDraw { .. } = action {
            return self.draw;
        }
        if let Action::Takeback(_) = action {
            return self.takeback;
        }
        self.renewal || !matches!(action, Action::Dice(DiceAction::AnswerRenewal { .. }))
    }
}

impl Announcement<'_> {
    /// The requests that stand since earlier messages, where a board has their answers below it.
    pub(in crate::service) fn still_open(&mut self, new: NewRequests) {
        let game = self.game;
        if let Some(by) = game.requests().draw_offer().filter(|_| !new.draw) {
            self.say("still-open-draw", &[("player", self.player(by))]);
        }
        if let Some(asked) = game.requests().takeback().filter(|_| !new.takeback) {
            let moves = ("moves", self.undone(asked.seat, asked.to).into());
            self.say(
                "still-open-takeback",
                &[("player", self.player(asked.seat)), moves],
            );
        }
        let renewal = game.sealed().and_then(SealedDice::renewal);
        // Dice in the air come first, and their words and button stand in place of it.
        let renewal = renewal.filter(|_| !new.renewal && game.dice_due().is_none());
        if let Some(by) = renewal {
            self.say("still-open-renewal", &[("player", self.player(by))]);
        }
    }
}
