//! Announcements of swapped sides.

use crate::game::seat::Seat;
use crate::play::swap;
use crate::service::describe::announcement::Announcement;
use crate::service::describe::game;
use crate::service::words::catalogue::TextArg;

impl Announcement<'_> {
    /// The players with their new sides.
    pub(in crate::service) fn sides_swapped(&mut self) {
        let id = if self.game.seating().swapped().is_some() {
            "swap-made"
        } else {
            "swap-undone"
        };
        let args: Vec<(&str, TextArg<'_>)> = vec![
            ("player", self.player(Seat::FIRST)),
            ("opponent", self.player(Seat::SECOND)),
            ("side", game::side(self.game, Seat::FIRST).into()),
            ("other", game::side(self.game, Seat::SECOND).into()),
        ];
        self.say(id, &args);
    }

    /// The hint that the player to move may swap sides instead.
    pub(in crate::service) fn may_swap(&mut self) {
        if swap::may_swap(self.game).is_some() {
            let side = game::side(self.game, Seat::FIRST);
            self.say("swap-possible", &[("side", side.into())]);
        }
    }
}
