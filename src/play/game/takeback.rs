//! Takeback requests of a game: the moves each seat may undo, and the game before them.
//!
//! Moves decided by dice stay, so that nobody tries for a better roll.

use crate::game::seat::{Seat, SeatSet};
use crate::game::text::MoveText;
use crate::play::game::{Game, MadeMove};
use crate::play::values::event::{Entry, Event};
use crate::play::values::identity::{Ply, Version};

/// A takeback request waiting for its answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakebackRequest {
    /// The asking seat.
    pub seat: Seat,
    /// Number of moves after the takeback.
    pub to: Ply,
    /// The version of the request.
    pub since: Version,
    /// Seats that have agreed, including the asking one.
    pub agreed: SeatSet,
}

/// A player's note on an undone move, as it is kept with the position before that move.
pub fn set_aside(mv: &str, words: &str) -> String {
    format!("↶ {mv}: {words}")
}

/// The moves this seat may ask to undo: the last one that its player chose, also for a partner, and all later ones. For a turn of several plies that is the whole turn; after dice a turn continues with another move. A
/// forced pass would be played again at once.
pub fn may_take_back(game: &Game, seat: Seat) -> Option<(Ply, &[MadeMove])> {
    since_last_choice(game, seat, |at, step| {
        game.mover_seat_at(step.seat, at) == seat
    })
}

/// [`may_take_back`] as older versions had it: without moves for a partner.
pub(in crate::play) fn may_take_back_own(game: &Game, seat: Seat) -> Option<Ply> {
    let (to, _) = since_last_choice(game, seat, |_, step| step.seat == seat)?;
    Some(to)
}

/// The moves since the last choice of this seat, which begin with the turn that the choice belongs to.
fn since_last_choice(
    game: &Game,
    seat: Seat,
    is_own: impl Fn(Ply, &MadeMove) -> bool,
) -> Option<(Ply, &[MadeMove])> {
    let steps = game.steps();
    let swapped = game.seating().swapped();
    let since_swap = swapped.map_or(0, |swapped| swapped.0 as usize);
    let own = |(at, step): &(usize, &MadeMove)| {
        let before = u32::try_from(*at).ok().map(Ply);
        before.is_some_and(|before| is_own(before, step))
    };
    let mut chosen = steps.iter().enumerate().rev();
    let chosen = chosen.find(|made| own(made) && !was_forced(game, made.0, made.1));
    let last = chosen.map(|(at, _)| at);
    let Some(last) = last.filter(|last| *last >= since_swap) else {
        // The swap counts as its player's last act until that player moves. The other player's first turn was made from
        // the other side.
        let swapped = swapped?;
        let to = if seat == Seat::FIRST { swapped } else { Ply(0) };
        return Some((to, steps.get(to.0 as usize..).unwrap_or_default()));
    };
    let moved = steps.get(last)?.seat;
    let before = steps.get(..last)?.iter().enumerate().rev();
    let same_turn =
        before.take_while(|made| own(made) && made.1.seat == moved && made.1.roll.is_none());
    let first = last - same_turn.count();
    // A resignation stays.
    let departed = game.history().departures().last();
    if first < departed.map_or(0, |departure| departure.ply.0 as usize) {
        return None;
    }
    Some((Ply(u32::try_from(first).ok()?), steps.get(first..)?))
}

/// Returns `true` for a word that was the only legal move at this point of the game.
fn was_forced(game: &Game, at: usize, step: &MadeMove) -> bool {
    if step.text.cells().next().is_some() {
        return false;
    }
    let before = u32::try_from(at)
        .ok()
        .and_then(|at| game.history().position_at(Ply(at)));
    before.is_some_and(|position| position.legal().len() == 1)
}

/// The texts of the moves in a log that no takeback has undone.
pub fn moves_not_taken_back(log: &[Entry]) -> Vec<&MoveText> {
    let mut standing = Vec::new();
    for entry in log {
        if let Event::Played { text, .. } = &entry.event {
            standing.push(text);
        }
        if let Event::TakenBack { to } = &entry.event {
            standing.truncate(to.0 as usize);
        }
    }
    standing
}
