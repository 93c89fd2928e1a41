//! Announcements of team signals.

use crate::game::seat::Seat;
use crate::play::signal::Signal;
use crate::service::describe::announcement::Announcement;
use crate::service::words::catalogue::TextArg;

impl Announcement<'_> {
    /// A player signals to a partner, who is mentioned, in front of all.
    pub(in crate::service) fn signalled(&mut self, seat: Seat, signal: Signal) {
        let (game, names) = (self.game, self.names);
        let player = game.player(seat);
        let partners = player.map_or_else(Vec::new, |player| game.partners_of(player).collect());
        let args = [
            ("player", self.player(seat)),
            ("partner", names.together(partners)),
            ("number", TextArg::from(signal.number().to_string())),
            ("game", self.number()),
        ];
        self.say("signal-said", &args);
    }
}
