//! Takeback requests of a game: the moves each seat may undo, and the game before them.
//!
//! Moves decided by dice stay, so that nobody tries for a better roll.

use crate::game::history;
use crate::game::seat::{Seat, SeatSet};
use crate::game::text::MoveText;
use crate::play::game::{Game, MadeMove, set_up};
use crate::play::values::event::{Entry, Event};
use crate::play::values::identity::{Ply, Timestamp, Version};

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

/// The state before a move beside the position, for its takeback.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::play) struct UndoState {
    touched: Vec<String>,
    draw_declined: bool,
    asked: SeatSet,
}

/// A player's note on an undone move, as it is kept with the position before that move.
pub fn set_aside(mv: &str, words: &str) -> String {
    format!("↶ {mv}: {words}")
}

impl Game {
    /// The takeback request waiting for its answer.
    pub fn takeback(&self) -> Option<TakebackRequest> {
        self.state.running()?.takeback
    }

    /// The seat that made the last takeback request, which may be over.
    pub fn asked_back(&self) -> Option<Seat> {
        self.asked_back
    }

    /// Returns `true` if this seat has asked to undo the last move.
    pub(in crate::play) fn has_asked_back(&self, seat: Seat) -> bool {
        (self.state.running()).is_some_and(|running| running.takeback_asked_by.contains(seat))
    }

    /// The moves of the last takeback, in the order they were made; empty after the next move.
    pub fn taken_back(&self) -> &[MadeMove] {
        &self.taken_back
    }

    /// The moves this seat may ask to undo: the last move that it chose, and all later ones. For a turn of several
    /// plies that is the whole turn; after dice a turn continues with another move. A forced pass would be played again
    /// at once.
    pub fn may_take_back(&self, seat: Seat) -> Option<(Ply, &[MadeMove])> {
        let steps = self.steps();
        let since_swap = self.swapped().map_or(0, |swapped| swapped.0 as usize);
        let mut chosen = steps.iter().enumerate().rev();
        let chosen = chosen.find(|(at, step)| step.seat == seat && !self.was_forced(*at, step));
        let last = chosen.map(|(at, _)| at);
        let Some(last) = last.filter(|last| *last >= since_swap) else {
            return Some(self.may_take_back_over(seat, self.swapped()?));
        };
        let before = steps.get(..last)?.iter().rev();
        let same_turn = before.take_while(|step| step.seat == seat && step.roll.is_none());
        let first = last - same_turn.count();
        // A resignation stays.
        let given_up = self
            .forfeits
            .last()
            .map_or(0, |forfeit| forfeit.ply.0 as usize);
        if first < given_up {
            return None;
        }
        Some((Ply(u32::try_from(first).ok()?), steps.get(first..)?))
    }

    /// Returns `true` for a word that was the only legal move at this point of the game.
    fn was_forced(&self, at: usize, step: &MadeMove) -> bool {
        if step.text.cells().next().is_some() {
            return false;
        }
        let before = u32::try_from(at)
            .ok()
            .and_then(|at| self.position_at(Ply(at)));
        before.is_some_and(|position| position.legal().len() == 1)
    }

    pub(in crate::play) fn note_takeback_request(&mut self, seat: Seat, to: Ply) {
        let since = self.version;
        self.asked_back = Some(seat);
        let Some(running) = self.state.running_mut() else {
            return;
        };
        running.takeback_asked_by.insert(seat);
        running.takeback = Some(TakebackRequest {
            seat,
            to,
            since,
            agreed: [seat].into_iter().collect(),
        });
    }

    /// Saves the state before the next move; requests to undo earlier ones end with a move.
    pub(in crate::play) fn moves_on(&mut self) {
        self.taken_back.clear();
        let Some(running) = self.state.running_mut() else {
            return;
        };
        let state = UndoState {
            touched: running.touched.clone(),
            draw_declined: running.draw_declined || running.draw.is_some(),
            asked: running.takeback_asked_by,
        };
        history::push(&mut running.undo_states, state);
        running.takeback = None;
        running.takeback_asked_by = SeatSet::default();
    }

    /// Goes back to the game after this many moves, where a new turn begins. The remaining moves are played again, so
    /// that the position's memory of its past is right.
    pub(in crate::play) fn rewind(&mut self, to: Ply, at: Timestamp) {
        self.signals_go_back(to);
        let Some(running) = self.state.running_mut() else {
            return self.out_of_order();
        };
        running.takeback = None;
        let Some(before) = running.undo_states.get(to.0 as usize).cloned() else {
            return;
        };
        running.undo_states.truncate(to.0 as usize);
        running.touched = before.touched;
        running.draw = None;
        running.draw_declined = before.draw_declined;
        running.takeback_asked_by = before.asked;
        running.turn_since = at;
        running.abort_agreed = SeatSet::default();
        let mut kept = std::mem::take(&mut self.steps);
        self.taken_back = kept.split_off(to.0 as usize);
        self.turns = 0;
        self.diverged = None;
        self.position.0 = set_up::first_position(self.kind, &self.options, &self.terms);
        let start = self.start.clone();
        self.stand_at(&start);
        self.give_up_again();
        for step in kept {
            self.play_again(step);
            self.give_up_again();
        }
    }

    /// Repeats the resignations at this point of the game.
    fn give_up_again(&mut self) {
        let now = self.ply();
        let gone = self.forfeits.iter().filter(|forfeit| forfeit.ply == now);
        for forfeit in gone {
            self.position.forfeit(forfeit.seat, forfeit.why.clone());
        }
    }

    fn play_again(&mut self, step: MadeMove) {
        self.turns += u32::from(self.begins_turn(step.seat));
        let played = self.position.play(&step.text).is_ok()
            && (step.roll.iter()).all(|roll| self.position.resolve(roll).is_ok());
        let after = step.after.clone();
        history::push(&mut self.steps, step);
        if !played {
            self.diverge(&after);
        }
        self.agree(&after);
    }
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
