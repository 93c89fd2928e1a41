//! The pie rule: once, after the first player's first turn, the other may take that side instead of moving. Ruling KG-7.
//!
//! Players change seats and the position stays as it is. Each player keeps their own clock and holidays. Taking a swap
//! back is a second swap.

use crate::game::seat::{Seat, SeatSet};
use crate::play::clock::TimeExclusions;
use crate::play::command::{Refusal, SwapRefusal};
use crate::play::decide::{check_not_stale, player, seat_of_player};
use crate::play::event::Event;
use crate::play::pause::unpaused;
use crate::play::summary::Stage;
use crate::play::{Game, MadeMove, PlayerId, Ply, Timestamp, Version, takeback};

/// The option under which sides may be swapped.
pub const SWAP: &str = "swap";
/// The option that switches the swap off where it would go without saying.
pub const NO_SWAP: &str = "no-swap";

/// The seat across the table from one of two.
pub(super) fn across(seat: Seat) -> Seat {
    if seat == Seat::FIRST {
        Seat::SECOND
    } else {
        Seat::FIRST
    }
}

/// Takes the other side.
///
/// # Errors
/// [`Refusal::Swap`] where it cannot be done now, [`Refusal::Stale`] when the turn that was seen is another.
pub(super) fn swap(
    game: &Game,
    who: &PlayerId,
    seen: Option<Version>,
    times: &TimeExclusions,
    now: Timestamp,
) -> Result<Vec<Event>, Refusal> {
    let seat = seat_of_player(game, who)?;
    if !game.options().has(SWAP) {
        return Err(Refusal::Swap(SwapRefusal::NotDeclared));
    }
    unpaused(game)?;
    if game.swapped().is_some() {
        return Err(Refusal::Swap(SwapRefusal::Done));
    }
    match game.may_swap() {
        Some(able) if able == seat => {}
        Some(able) => return Err(Refusal::Swap(SwapRefusal::NotYours(player(game, able)))),
        None if game.opening_turn_goes_on() => return Err(Refusal::Swap(SwapRefusal::Early)),
        None => return Err(Refusal::Swap(SwapRefusal::Late)),
    }
    // Whatever else has happened since, the turn that was seen is the same.
    if seen.is_some_and(|seen| seen < game.declared()) {
        check_not_stale(game, seen)?;
    }
    let mut events: Vec<Event> = takeback::lapses(game, seat).into_iter().collect();
    if game.draw_offer().is_some() {
        events.push(Event::DrawDeclined { seat });
    }
    events.push(Event::Swapped { seat });
    // It is this player's turn that ends, and the clock goes along to the other side.
    if let Some(left) = game.turn_ended(seat, times, now) {
        let seat = across(seat);
        events.push(Event::Time(crate::play::event::TimeEvent::Clocked {
            seat,
            left,
        }));
    }
    Ok(events)
}

impl Game {
    /// After how many moves the players swapped sides; `None` while they sit as they began.
    pub fn swapped(&self) -> Option<Ply> {
        self.swapped
    }

    /// The seat that may take the other side just now.
    pub fn may_swap(&self) -> Option<Seat> {
        let opened = self
            .steps
            .first()
            .is_some_and(|step| step.seat == Seat::FIRST);
        let able = self.options.has(SWAP)
            && self.swapped.is_none()
            && self.seats.len() == 2
            && opened
            && self.turns == 1
            && !self.position.mid_turn();
        self.to_move().filter(|seat| able && *seat == Seat::SECOND)
    }

    /// Whether the first player has not finished the first turn.
    fn opening_turn_goes_on(&self) -> bool {
        self.stage() == Stage::Running && self.turns <= 1 && self.to_move() == Some(Seat::FIRST)
    }

    /// Who sat at this seat when this move was made.
    pub fn player_then(&self, seat: Seat, ply: Ply) -> Option<&PlayerId> {
        let before = self.swapped.is_some_and(|swapped| ply <= swapped);
        self.player(if before { across(seat) } else { seat })
    }

    /// Who sits at this seat on the board of this ply: before a swap who sat there then.
    pub fn player_shown(&self, seat: Seat, ply: Ply) -> Option<&PlayerId> {
        let before = self.swapped.is_some_and(|swapped| ply < swapped);
        self.player(if before { across(seat) } else { seat })
    }

    /// As [`Game::may_take_back`], where sides were swapped after this many moves. The swap is the last thing that its
    /// player did until that player moves; the other player's first turn was made from the other side.
    pub(super) fn may_take_back_over(&self, seat: Seat, swapped: Ply) -> (Ply, &[MadeMove]) {
        let to = if seat == Seat::FIRST { swapped } else { Ply(0) };
        let steps = self.steps.get(to.0 as usize..).unwrap_or_default();
        (to, steps)
    }

    /// Whether going back to this ply, as this seat asks for it, undoes the swap of sides.
    pub fn unswaps(&self, seat: Seat, to: Ply) -> bool {
        // The first seat's own moves since then come later.
        self.swapped
            .is_some_and(|swapped| to < swapped || to == swapped && seat == Seat::FIRST)
    }

    /// The players change seats, with what is theirs; nothing is left of what they had asked each other.
    pub(super) fn book_swap(&mut self, at: Timestamp) {
        self.swapped = match self.swapped {
            None => Some(self.ply()),
            Some(_) => None,
        };
        if let [first, second, ..] = self.seats.as_mut_slice() {
            std::mem::swap(first, second);
        }
        self.asked_back = None;
        self.taken_back.clear();
        let Some(running) = self.state.running_mut() else {
            return self.out_of_order();
        };
        for (seat, _) in &mut running.away {
            *seat = across(*seat);
        }
        // An offer of a seat goes along with its player.
        if let Some(offer) = &mut running.hand_over {
            offer.seat = across(offer.seat);
        }
        running.consents_lapse();
        running.draw_declined = false;
        running.takeback_asked_by = SeatSet::default();
        running.turn_since = at;
    }
}
