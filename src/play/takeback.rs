//! Taking moves back by consent: who may ask for what, what an answer does, and the game as it stood before.
//!
//! One asks for one's own last move, and with it goes whatever was played since. What dice have decided
//! stays, so that nobody tries for a better roll.

use crate::game::seat::{Seat, SeatSet};
use crate::game::text::MoveText;
use crate::play::clock::TimeExclusions;
use crate::play::command::Refusal;
use crate::play::decide::{agree, player, seat_of_player};
use crate::play::event::{Consent, Entry, Event};
use crate::play::{Game, MadeMove, PlayerId, Ply, Timestamp, Version, dice};

/// A request to take moves back that waits for its answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakebackRequest {
    /// Who asks.
    pub seat: Seat,
    /// After how many moves the game would stand.
    pub to: Ply,
    /// The version that it stands since.
    pub since: Version,
    /// Who has agreed to it, who asks counted in.
    pub agreed: SeatSet,
}

/// What a move found beside the position, so that taking it back gives it again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct UndoState {
    touched: Vec<String>,
    draw_declined: bool,
    asked: SeatSet,
}

/// What somebody wrote on a move that was taken back, as it is kept with the position gone back to.
pub fn set_aside(mv: &str, words: &str) -> String {
    format!("↶ {mv}: {words}")
}

impl Game {
    /// The request to take moves back that waits for its answer.
    pub fn takeback(&self) -> Option<TakebackRequest> {
        self.state.running()?.takeback
    }

    /// Who asked last to take moves back; his request may be over.
    pub fn asked_back(&self) -> Option<Seat> {
        self.asked_back
    }

    /// The moves that were taken back last, in the order they were made; empty once a move follows.
    pub fn taken_back(&self) -> &[MadeMove] {
        &self.taken_back
    }

    /// What this seat may ask to take back: its last move, and all that followed. Of a turn of several plies that is
    /// the whole turn; behind dice a turn goes on with another move.
    pub fn may_take_back(&self, seat: Seat) -> Option<(Ply, &[MadeMove])> {
        let steps = self.steps();
        let since_swap = self.swapped().map_or(0, |swapped| swapped.0 as usize);
        let last = steps.iter().rposition(|step| step.seat == seat);
        let Some(last) = last.filter(|last| *last >= since_swap) else {
            return Some(self.may_take_back_over(seat, self.swapped()?));
        };
        let before = steps.get(..last)?.iter().rev();
        let same_turn = before.take_while(|step| step.seat == seat && step.roll.is_none());
        let first = last - same_turn.count();
        // What somebody has given up stays so.
        let given_up = self
            .forfeits
            .last()
            .map_or(0, |forfeit| forfeit.ply.0 as usize);
        if first < given_up {
            return None;
        }
        Some((Ply(u32::try_from(first).ok()?), steps.get(first..)?))
    }

    pub(super) fn note_takeback_request(&mut self, seat: Seat, to: Ply) {
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

    /// Remembers what the next move finds; with a move, requests to take back earlier ones are over.
    pub(super) fn moves_on(&mut self) {
        self.taken_back.clear();
        let Some(running) = self.state.running_mut() else {
            return;
        };
        running.undo_states.push(UndoState {
            touched: running.touched.clone(),
            draw_declined: running.draw_declined || running.draw.is_some(),
            asked: running.takeback_asked_by,
        });
        running.takeback = None;
        running.takeback_asked_by = SeatSet::default();
    }

    /// Goes back to where the game stood after this many moves. The moves left are played again, so that
    /// whatever the position remembers of its past is right.
    pub(super) fn rewind(&mut self, to: Ply) {
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
        let mut kept = std::mem::take(&mut self.steps);
        self.taken_back = kept.split_off(to.0 as usize);
        self.turns = 0;
        self.diverged = None;
        self.position.0 = (self.kind.spec().start)(&self.options);
        let start = self.start.clone();
        self.stand_at(&start);
        self.give_up_again();
        for step in kept {
            self.play_again(step);
            self.give_up_again();
        }
    }

    /// Whoever gave up at this point of the game has.
    fn give_up_again(&mut self) {
        let now = self.ply();
        let gone = self.forfeits.iter().filter(|forfeit| forfeit.ply == now);
        for forfeit in gone {
            self.position.forfeit(forfeit.seat, forfeit.why.clone());
        }
    }

    fn play_again(&mut self, step: MadeMove) {
        self.turns += u32::from(self.begins_turn(step.seat));
        let played = self.position.play(step.text.as_str()).is_ok()
            && (step.roll.iter()).all(|roll| self.position.resolve(roll).is_ok());
        let after = step.after.clone();
        self.steps.push(step);
        if !played {
            self.diverge(&after);
        }
        self.agree(&after);
    }
}

/// Asks for one's own last move back, once in a position.
pub(super) fn ask(game: &Game, who: &PlayerId) -> Result<Vec<Event>, Refusal> {
    let seat = seat_of_player(game, who)?;
    if let Some(standing) = game.takeback() {
        return Err(if standing.seat == seat {
            Refusal::TakebackAskedAlready
        } else {
            // Both want to go back, each to somewhere else: that needs a plain answer first.
            Refusal::TakebackStands(player(game, standing.seat))
        });
    }
    // Who throws his own dice can fish for nothing, but may have mistyped them.
    let sticks = !game.uses_players_dice();
    if let Some(refusal) = dice::in_the_air(game).filter(|_| sticks) {
        return Err(refusal);
    }
    let (to, steps) = game.may_take_back(seat).ok_or(Refusal::NothingToTakeBack)?;
    if let Some(rolled) = steps.iter().find(|step| sticks && step.roll.is_some()) {
        return Err(Refusal::Rolled(rolled.written()));
    }
    let running = game.state.running();
    if running.is_some_and(|running| running.takeback_asked_by.contains(seat)) {
        return Err(Refusal::TakebackAskedAlready);
    }
    Ok(vec![Event::TakebackAsked { seat, to }])
}

/// Answers the other player's request; `seen` is the version a control was made against.
pub(super) fn answer(
    game: &Game,
    who: &PlayerId,
    (accept, seen): (bool, Option<Version>),
    times: &TimeExclusions,
    now: Timestamp,
) -> Result<Vec<Event>, Refusal> {
    let seat = seat_of_player(game, who)?;
    let asked = standing(game, seen)?;
    if asked.seat == seat {
        return Err(Refusal::OwnTakeback);
    }
    if !accept {
        return Ok(vec![Event::TakebackDeclined { seat }]);
    }
    agree(game, seat, Consent::Takeback, || {
        // The clock that runs is stated, and that of the asker goes on, with what his move had earned him.
        let halted = game.stop_running_clock(times, now).into_iter();
        let (by, to) = (asked.seat, asked.to);
        let swapped = game.unswaps(by, to).then_some(Event::Swapped { seat: by });
        halted
            .chain(swapped)
            .chain([Event::TakenBack { to }])
            .collect()
    })
}

/// Withdraws one's own request.
pub(super) fn withdraw(
    game: &Game,
    who: &PlayerId,
    seen: Option<Version>,
) -> Result<Vec<Event>, Refusal> {
    let seat = seat_of_player(game, who)?;
    let asked = standing(game, seen)?;
    if asked.seat == seat {
        Ok(vec![Event::TakebackDeclined { seat }])
    } else {
        Err(Refusal::NotYourTakeback(player(game, asked.seat)))
    }
}

/// The request that stands; one asked for since a control was made is another one.
fn standing(game: &Game, seen: Option<Version>) -> Result<TakebackRequest, Refusal> {
    let asked = game.takeback();
    match seen.filter(|seen| !game.stands_since(*seen)) {
        Some(seen) if asked.is_none_or(|asked| asked.since > seen) => Err(Refusal::Stale),
        Some(_) | None => asked.ok_or(Refusal::NoTakeback),
    }
}

/// What moving does to a request that stands: the other player lets the move stand, or the asker thinks
/// better of it.
pub(super) fn lapses(game: &Game, mover: Seat) -> Option<Event> {
    game.takeback()
        .map(|_| Event::TakebackDeclined { seat: mover })
}

/// The moves of a log that stand, by their texts.
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
