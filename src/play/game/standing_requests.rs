//! The requests of players that wait for answers: draw, takeback, pause, calling the game off, another player for a
//! seat.

use crate::game::seat::{Seat, SeatSet};
use crate::play::game::moderation::HandoverOffer;
use crate::play::game::swap::across;
use crate::play::game::takeback::TakebackRequest;
use crate::play::values::event::Consent;
use crate::play::values::identity::{PlayerId, Ply, Version};

/// The requests of a running game, with the seats that have agreed to each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingRequests {
    draw: Option<DrawOffer>,
    draw_declined: bool,
    takeback: Option<TakebackRequest>,
    /// Seats that have asked to undo the last move.
    takeback_asked_by: SeatSet,
    abort_agreed: SeatSet,
    pause_offers: Vec<Seat>,
    /// The version of the first of these offers.
    pause_asked: Version,
    hand_over: Option<HandoverOffer>,
}

/// A draw offer waiting for answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct DrawOffer {
    by: Seat,
    /// The version of the offer.
    since: Version,
    /// Seats that have agreed, including the offering one.
    agreed: SeatSet,
}

/// The answers given before a move that are in force again if it is undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct AnswersGiven {
    draw_declined: bool,
    takeback_asked_by: SeatSet,
}

impl StandingRequests {
    /// No requests.
    pub(super) const NONE: Self = Self {
        draw: None,
        draw_declined: false,
        takeback: None,
        takeback_asked_by: SeatSet::EMPTY,
        abort_agreed: SeatSet::EMPTY,
        pause_offers: Vec::new(),
        pause_asked: Version(0),
        hand_over: None,
    };

    /// The seat with a standing draw offer.
    pub fn draw_offer(&self) -> Option<Seat> {
        self.draw.map(|draw| draw.by)
    }

    /// The version of the draw offer; 0 without one.
    pub fn draw_since(&self) -> Version {
        self.draw.map_or(Version(0), |draw| draw.since)
    }

    /// Returns `true` if a draw offer was declined since the last move.
    pub fn draw_declined(&self) -> bool {
        self.draw_declined
    }

    /// The takeback request waiting for its answer.
    pub fn takeback(&self) -> Option<TakebackRequest> {
        self.takeback
    }

    /// Returns `true` if this seat has asked to undo the last move.
    pub(in crate::play) fn has_asked_takeback(&self, seat: Seat) -> bool {
        self.takeback_asked_by.contains(seat)
    }

    /// The seats that propose a pause.
    pub fn pause_offers(&self) -> &[Seat] {
        &self.pause_offers
    }

    /// The version at which a pause was proposed; `None` while nobody proposes one.
    pub fn pause_since(&self) -> Option<Version> {
        (!self.pause_offers.is_empty()).then_some(self.pause_asked)
    }

    /// The standing offer of a seat.
    pub fn hand_over(&self) -> Option<&HandoverOffer> {
        self.hand_over.as_ref()
    }

    /// The standing request to let a computer play on for a player.
    pub fn stand_in(&self) -> Option<&HandoverOffer> {
        self.hand_over().filter(|offer| offer.to.is_computer())
    }

    /// The seats that agreed to this request to all, including the one that made it.
    pub(super) fn agreed_to(&self, what: Consent) -> SeatSet {
        let agreed = match what {
            Consent::Draw => self.draw.map(|draw| draw.agreed),
            Consent::Takeback => self.takeback.map(|asked| asked.agreed),
            Consent::Abort => Some(self.abort_agreed),
            Consent::StandIn => self.stand_in().map(|offer| offer.agreed),
        };
        agreed.unwrap_or_default()
    }

    /// A seat agrees to a request to all.
    pub(super) fn agree(&mut self, seat: Seat, what: Consent) {
        let agreed = match what {
            Consent::Draw => self.draw.as_mut().map(|draw| &mut draw.agreed),
            Consent::Takeback => self.takeback.as_mut().map(|asked| &mut asked.agreed),
            Consent::Abort => Some(&mut self.abort_agreed),
            Consent::StandIn => self.hand_over.as_mut().map(|offer| &mut offer.agreed),
        };
        if let Some(agreed) = agreed {
            agreed.insert(seat);
        }
    }

    pub(super) fn offer_draw(&mut self, by: Seat, since: Version) {
        let agreed = [by].into_iter().collect();
        self.draw = Some(DrawOffer { by, since, agreed });
    }

    pub(super) fn decline_draw(&mut self) {
        self.draw = None;
        self.draw_declined = true;
    }

    pub(super) fn ask_takeback(&mut self, seat: Seat, to: Ply, since: Version) {
        self.takeback_asked_by.insert(seat);
        let agreed = [seat].into_iter().collect();
        self.takeback = Some(TakebackRequest {
            seat,
            to,
            since,
            agreed,
        });
    }

    pub(super) fn drop_takeback(&mut self) {
        self.takeback = None;
    }

    pub(super) fn offer_pause(&mut self, by: Seat, since: Version) {
        if self.pause_offers.is_empty() {
            self.pause_asked = since;
        }
        self.pause_offers.push(by);
    }

    pub(super) fn drop_pause_offers(&mut self) {
        self.pause_offers.clear();
    }

    pub(super) fn offer_seat(&mut self, offer: HandoverOffer) {
        self.hand_over = Some(offer);
    }

    pub(super) fn drop_seat_offer(&mut self) {
        self.hand_over = None;
    }

    /// A player who is back at their seat needs no computer, unless they asked for it.
    pub(super) fn return_to_seat(&mut self, seat: Seat, player: Option<&PlayerId>) {
        self.hand_over.take_if(|offer| {
            offer.to.is_computer() && offer.seat == seat && Some(&offer.by) != player
        });
    }

    /// The player of this seat moves. A draw offer stands only if `draw_stays`, and until a player moves who has not
    /// agreed to it. Returns the answers given before.
    pub(super) fn pass_move(&mut self, mover: Seat, draw_stays: bool) -> AnswersGiven {
        let given = AnswersGiven {
            draw_declined: self.draw_declined || self.draw.is_some(),
            takeback_asked_by: self.takeback_asked_by,
        };
        self.draw = self
            .draw
            .filter(|draw| draw_stays && draw.agreed.contains(mover));
        self.draw_declined = false;
        self.takeback = None;
        self.takeback_asked_by = SeatSet::default();
        self.pause_offers.clear();
        self.abort_agreed = SeatSet::default();
        given
    }

    /// Dice have decided a move: a player to move again has made no draw offer after it.
    pub(super) fn pass_roll(&mut self, to_move: Option<Seat>) {
        self.draw = self.draw.filter(|draw| Some(draw.by) != to_move);
    }

    /// Moves are undone, to where these answers had been given.
    pub(super) fn rewind(&mut self, given: AnswersGiven) {
        self.draw = None;
        self.draw_declined = given.draw_declined;
        self.takeback_asked_by = given.takeback_asked_by;
        self.abort_agreed = SeatSet::default();
    }

    /// Two players swap sides: an offer of a seat moves with its player, and other requests are dropped.
    pub(super) fn swap(&mut self) {
        if let Some(offer) = &mut self.hand_over {
            offer.seat = across(offer.seat);
            offer.agreed = offer.agreed.iter().map(across).collect();
        }
        self.lapse();
        self.forget_answers();
    }

    /// Another player sits at the table, who has refused nothing.
    pub(super) fn forget_answers(&mut self) {
        self.draw_declined = false;
        self.takeback_asked_by = SeatSet::default();
    }

    /// Requests to all lapse: a changed set of players would have to be asked again.
    pub(super) fn lapse(&mut self) {
        self.drop_offers();
        self.abort_agreed = SeatSet::default();
        self.pause_offers.clear();
    }

    /// Drops the requests that change a game at once: draw and takeback.
    pub(super) fn drop_offers(&mut self) {
        self.takeback = None;
        self.draw = None;
    }

    /// Nobody has agreed any more to call the game off.
    pub(super) fn drop_abort(&mut self) {
        self.abort_agreed = SeatSet::default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::values::identity::Timestamp;

    #[test]
    fn a_move_drops_a_draw_offer_that_its_seat_has_not_agreed_to() {
        let mut requests = StandingRequests::NONE;
        requests.offer_draw(Seat::FIRST, Version(5));
        requests.pass_move(Seat::FIRST, true);
        assert_eq!(requests.draw_offer(), Some(Seat::FIRST));
        requests.agree(Seat::SECOND, Consent::Draw);
        requests.pass_move(Seat::SECOND, true);
        assert_eq!(requests.draw_since(), Version(5));
        requests.pass_move(Seat::FIRST, false);
        assert_eq!(requests.draw_offer(), None);
    }

    #[test]
    fn an_undone_move_brings_refusals_back_but_no_offers() {
        let mut requests = StandingRequests::NONE;
        requests.offer_draw(Seat::FIRST, Version(5));
        let given = requests.pass_move(Seat::SECOND, false);
        assert!(!requests.draw_declined());
        requests.rewind(given);
        assert!(requests.draw_declined());
        assert_eq!(requests.draw_offer(), None);
    }

    #[test]
    fn an_offer_of_a_seat_outlives_other_requests_and_moves_with_its_player() {
        let mut requests = StandingRequests::NONE;
        requests.ask_takeback(Seat::FIRST, Ply(0), Version(3));
        requests.offer_pause(Seat::SECOND, Version(4));
        requests.offer_seat(HandoverOffer {
            by: PlayerId::new("test:mod"),
            seat: Seat::FIRST,
            to: PlayerId::new("test:cid"),
            reason: String::new(),
            expires: Timestamp(1),
            since: Version(5),
            agreed: SeatSet::EMPTY.with(Seat::FIRST),
        });
        requests.swap();
        assert_eq!(requests.takeback(), None);
        assert_eq!(requests.pause_since(), None);
        assert_eq!(
            requests.hand_over().map(|offer| offer.seat),
            Some(Seat::SECOND)
        );
        let agreed = requests.hand_over().map(|offer| offer.agreed);
        assert_eq!(agreed, Some(SeatSet::EMPTY.with(Seat::SECOND)));
    }
}
