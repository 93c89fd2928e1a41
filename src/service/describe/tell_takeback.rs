//! Announcements of takebacks.

use crate::game::seat::Seat;
use crate::play::event::Consent;
use crate::play::takeback::TakebackRequest;
use crate::play::{MadeMove, Ply, turn};
use crate::service::describe::announcement::Announcement;
use crate::service::words::catalogue;

impl Announcement<'_> {
    /// A takeback request, with the effects of its answers.
    pub(in crate::service) fn takeback_asked(&mut self, seat: Seat, to: Ply) {
        let args = [
            ("player", self.player(seat)),
            ("moves", self.undone(seat, to).into()),
        ];
        self.say("takeback-asked", &args);
        if self.game.is_large() {
            return self.consent_request(Consent::Takeback);
        }
        if let Some(other) = self.opponent(seat) {
            let args = [("player", self.player(seat)), ("opponent", other)];
            self.say("takeback-prompt", &args);
        }
    }

    /// The object of this seat's request: the moves from here on, and the swap of sides if it is undone too.
    pub(in crate::service) fn undone(&self, seat: Seat, to: Ply) -> String {
        let all = self.game.steps();
        let asked = all.get(to.0 as usize..).unwrap_or_default();
        let Some(swapped) = self
            .game
            .seating()
            .swapped()
            .filter(|_| self.game.seating().is_unswapped_by(seat, to))
        else {
            return moves(asked);
        };
        let (before, since) = asked.split_at((swapped.0 - to.0) as usize);
        let swap = catalogue::sentences().line("swap-word", &[]);
        let parts = [moves(before), swap, moves(since)];
        let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        parts.join(", ")
    }

    /// The pending request, for a user who looks at the game meanwhile.
    pub(in crate::service) fn takeback_stands(&mut self) {
        if let Some(TakebackRequest { seat, to, .. }) = self.game.requests().takeback() {
            self.takeback_asked(seat, to);
        }
    }

    /// A request that was not granted; one ended by a move is announced with the move.
    pub(in crate::service) fn takeback_declined(&mut self, by: Seat) {
        let own = self.game.history().takeback_asked_by() == Some(by);
        if self.has_later_move() {
            self.lapses.push(if own {
                "move-withdraws-takeback"
            } else {
                "move-refuses-takeback"
            });
            return;
        }
        let id = if own {
            "takeback-withdrawn"
        } else {
            "takeback-declined"
        };
        self.say(id, &[("player", self.player(by))]);
    }

    /// The undone moves.
    pub(in crate::service) fn taken_back(&mut self) {
        let taken = self.game.history().taken_back();
        // A swap alone is announced on its own.
        if taken.is_empty() {
            return;
        }
        let args = [("game", self.number()), ("moves", moves(taken).into())];
        self.say("taken-back", &args);
    }
}

/// Moves in one line, as records write them.
fn moves(steps: &[MadeMove]) -> String {
    let all: Vec<String> = turn::turns(steps).filter_map(turn::numbered).collect();
    all.join(", ")
}
