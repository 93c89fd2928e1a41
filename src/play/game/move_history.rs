//! The moves of a game: its first position, each move with the position after it, and the seats that left between
//! moves.
//!
//! It follows a log and refuses nothing. A position that today's rules contradict is kept as stored and remembered.

use std::ops::{Deref, DerefMut};

use crate::game::any::AnyPosition;
use crate::game::chance::Roll;
use crate::game::history;
use crate::game::options::Options;
use crate::game::outcome::{Status, Termination};
use crate::game::seat::Seat;
use crate::game::text::{MoveText, SetupText};
use crate::play::game::agreed_rules::AgreedRules;
use crate::play::game::made_move::MadeMove;
use crate::play::game::set_up;
use crate::play::values::event::ChallengeTerms;
use crate::play::values::identity::{MoveNumber, Ply, Timestamp};

/// Fewest players of a large table.
const LARGE_TABLE: u8 = 3;

/// The moves of a game and the position that they lead to.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveHistory {
    rules: AgreedRules,
    start: SetupText,
    /// `true` if that is another position than the usual start.
    set_up: bool,
    position: CurrentPosition,
    steps: Vec<MadeMove>,
    /// Number of turns begun: runs of moves by one seat.
    turns: u32,
    taken_back: Vec<MadeMove>,
    /// The seat that made the last takeback request, which may be over.
    takeback_asked_by: Option<Seat>,
    departures: Vec<Departure>,
    diverged: Option<Ply>,
}

/// A seat that left the game while others played on: it resigned, or lost on time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Departure {
    /// Number of moves before.
    pub ply: Ply,
    /// The seat.
    pub seat: Seat,
    /// The reason.
    pub why: Termination,
    /// The position after it.
    pub(super) after: SetupText,
}

/// The effects of a move on the rest of the game.
pub(super) struct PlayedEffects {
    /// `true` if its dice are in the air.
    pub(super) needs_dice: bool,
    /// `true` if a seat is out since.
    pub(super) eliminates: bool,
}

/// The position of a game, with the positions before it.
#[derive(Clone, Debug)]
struct CurrentPosition(Box<dyn AnyPosition>);

impl Deref for CurrentPosition {
    type Target = dyn AnyPosition;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

impl DerefMut for CurrentPosition {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut *self.0
    }
}

impl PartialEq for CurrentPosition {
    fn eq(&self, other: &Self) -> bool {
        self.equals(&**other)
    }
}

/// Its questions.
impl MoveHistory {
    /// The rules of its moves.
    pub(super) fn rules(&self) -> &AgreedRules {
        &self.rules
    }

    /// The present position.
    pub(super) fn position(&self) -> &dyn AnyPosition {
        &*self.position
    }

    /// The moves so far.
    pub(super) fn steps(&self) -> &[MadeMove] {
        &self.steps
    }

    /// Number of moves so far.
    pub(super) fn ply(&self) -> Ply {
        Ply(u32::try_from(self.steps.len())
            .expect("a game has fewer than four thousand million moves"))
    }

    /// Number of turns begun: runs of moves by one seat.
    pub(super) fn turns(&self) -> u32 {
        self.turns
    }

    /// Returns `true` if more than two play.
    pub(super) fn is_large(&self) -> bool {
        self.position.seats() >= LARGE_TABLE
    }

    /// Returns `true` if play begins, or is offered, from a position that was set up.
    pub(super) fn is_set_up(&self) -> bool {
        self.set_up
    }

    /// The position that play began with, before anybody can have resigned.
    pub fn start(&self) -> &SetupText {
        &self.start
    }

    /// The stored position after this many moves; `None` past the last.
    pub fn setup_at(&self, ply: Ply) -> Option<&SetupText> {
        let mut departures = self.departures.iter().rev();
        if let Some(last) = departures.find(|departure| departure.ply == ply) {
            return Some(&last.after);
        }
        match ply.0.checked_sub(1) {
            None => Some(&self.start),
            Some(index) => self.steps.get(index as usize).map(|step| &step.after),
        }
    }

    /// The position after this many moves; `None` past the last, or if today's rules cannot read it.
    pub fn position_at(&self, ply: Ply) -> Option<Box<dyn AnyPosition>> {
        self.rules.restore(self.setup_at(ply)?).ok()
    }

    /// All stored positions: the start, and those after each move and after each departure.
    pub fn setups(&self) -> impl Iterator<Item = &SetupText> {
        let moves = self.steps.iter().map(|step| &step.after);
        let departures = self.departures.iter().map(|departure| &departure.after);
        [&self.start].into_iter().chain(moves).chain(departures)
    }

    /// The move that led to this ply; `None` for the start.
    pub fn step_at(&self, ply: Ply) -> Option<&MadeMove> {
        ply.0
            .checked_sub(1)
            .and_then(|index| self.steps.get(index as usize))
    }

    /// The moves of the last takeback, in the order they were made; empty after the next move.
    pub fn taken_back(&self) -> &[MadeMove] {
        &self.taken_back
    }

    /// The seat that made the last takeback request, which may be over.
    pub fn takeback_asked_by(&self) -> Option<Seat> {
        self.takeback_asked_by
    }

    /// The seats that left the game while others played on, in order.
    pub fn departures(&self) -> &[Departure] {
        &self.departures
    }

    /// Returns `true` if this seat resigned, or lost on time, while others play on.
    pub fn has_left(&self, seat: Seat) -> bool {
        self.departures
            .iter()
            .any(|departure| departure.seat == seat)
    }

    /// The first move after which the rules contradict the stored position.
    pub fn diverged(&self) -> Option<Ply> {
        self.diverged
    }

    /// The number of the next move, made by this seat.
    pub(in crate::play) fn next_number(&self, seat: Seat) -> MoveNumber {
        let last = self.steps.last();
        let before = last.map_or(0, |last| last.number.round);
        if self.is_large() {
            // A round goes once round the table, however many are still in play.
            let opens = last.is_none_or(|last| seat < last.seat);
            return MoveNumber {
                round: before + u32::from(opens),
                first_of_round: opens,
            };
        }
        let turn = self.turns + u32::from(self.begins_turn(seat));
        let round = turn.div_ceil(u32::from(self.position.seats()));
        MoveNumber {
            round,
            first_of_round: round > before,
        }
    }

    /// Returns `true` if the next move, made by this seat, begins a turn.
    fn begins_turn(&self, seat: Seat) -> bool {
        self.steps.last().is_none_or(|step| step.seat != seat)
    }

    /// Returns `true` for the seat that opens rounds. Between two it is the one that moved first, which in a position
    /// that was set up may be the second.
    fn opens_rounds(&self, seat: Seat) -> bool {
        let first = self.steps.first().filter(|_| !self.is_large());
        seat == first.map_or(Seat::FIRST, |first| first.seat)
    }
}

/// Its changes by events.
impl MoveHistory {
    /// The history of a game that is offered on these terms.
    pub(super) fn new(rules: AgreedRules, terms: &ChallengeTerms) -> Self {
        let position = set_up::first_position(&rules, terms);
        let start = terms.position.clone();
        Self {
            rules,
            set_up: start.is_some(),
            start: start.unwrap_or_else(|| position.setup()),
            position: CurrentPosition(position),
            steps: Vec::new(),
            turns: 0,
            taken_back: Vec::new(),
            takeback_asked_by: None,
            departures: Vec::new(),
            diverged: None,
        }
    }

    /// The offer is for another table now.
    pub(super) fn change_options(&mut self, options: &Options) {
        self.rules.options = options.clone();
        self.position.0 = (self.rules.kind.spec().start)(options);
        self.start = self.position.setup();
    }

    /// Play begins from any position that the rules can read.
    pub(super) fn begin(&mut self, setup: &SetupText) {
        // An offer without a position of its own stands at the usual start.
        self.set_up |= self.start != *setup;
        self.start = setup.clone();
        self.stand_at_start();
    }

    /// A seat makes a move, after which the board stands so.
    pub(super) fn play(
        &mut self,
        seat: Seat,
        text: &MoveText,
        after: &SetupText,
        at: Timestamp,
    ) -> PlayedEffects {
        self.taken_back.clear();
        let made = MadeMove {
            seat,
            number: self.next_number(seat),
            opens_rounds: self.opens_rounds(seat),
            text: text.clone(),
            roll: None,
            after: after.clone(),
            at,
            clock: None,
            supposed: false,
            turn_continues: false,
        };
        self.turns += u32::from(self.begins_turn(seat));
        history::push(&mut self.steps, made);
        let out = self.position.eliminated();
        if self.position.play(text).is_err() {
            self.diverge(after);
        }
        let effects = PlayedEffects {
            needs_dice: matches!(self.position.status(), Status::ToRoll(_)),
            eliminates: self.position.eliminated() != out,
        };
        if let Some(step) = self.steps.last_mut() {
            step.turn_continues = self.position.mid_turn();
        }
        self.agree(after);
        effects
    }

    /// The dice of the last move fall, after which the board stands so. Returns the seat that made it.
    pub(super) fn roll(&mut self, roll: &Roll, after: &SetupText) -> Option<Seat> {
        let step = self.steps.last_mut()?;
        step.roll = Some(roll.clone());
        step.after = after.clone();
        let seat = step.seat;
        if self.position.resolve(roll).is_err() {
            self.diverge(after);
        }
        self.agree(after);
        Some(seat)
    }

    /// A seat resigns, or loses on time. Returns `true` if others may play on.
    pub(super) fn forfeit(&mut self, seat: Seat, why: &Termination) -> bool {
        let before = self.position.setup();
        self.position.forfeit(seat, why.clone());
        let after = self.position.setup();
        // Between two players it usually ends the game with the board as it is.
        let departs = self.is_large() || after != before;
        if departs {
            self.departures.push(Departure {
                ply: self.ply(),
                seat,
                why: why.clone(),
                after,
            });
        }
        departs
    }

    /// Goes back to this ply. The remaining moves are played again, so that the position's memory of its past is right.
    pub(super) fn rewind(&mut self, to: Ply, terms: &ChallengeTerms) {
        let mut kept = std::mem::take(&mut self.steps);
        self.taken_back = kept.split_off(to.0 as usize);
        self.turns = 0;
        self.diverged = None;
        self.position.0 = set_up::first_position(&self.rules, terms);
        self.stand_at_start();
        self.depart_again();
        for step in kept {
            self.play_again(step);
            self.depart_again();
        }
    }

    /// Notes the seat that asks for a takeback.
    pub(super) fn note_takeback_request(&mut self, seat: Seat) {
        self.takeback_asked_by = Some(seat);
    }

    /// The last takeback is forgotten.
    pub(super) fn forget_takeback(&mut self) {
        self.takeback_asked_by = None;
        self.taken_back.clear();
    }

    /// Records a clock that was stopped with the last move. One that is set again at that time is no longer the move's
    /// own.
    pub(super) fn record_clock(&mut self, seat: Seat, left: i64, at: Timestamp) {
        let last = self.steps.last_mut();
        if let Some(step) = last.filter(|step| step.seat == seat && step.at == at) {
            step.clock.get_or_insert(left);
        }
    }

    /// The last move is only supposed, and so are its dice.
    pub(super) fn suppose_last(&mut self) {
        if let Some(step) = self.steps.last_mut() {
            step.supposed = true;
        }
    }

    /// Takes our version of the rules for the one it began with.
    pub(super) fn adopt_our_rules(&mut self) {
        self.rules.version = self.rules.our_version();
    }

    /// Repeats the departures at this point of the game.
    fn depart_again(&mut self) {
        let now = self.ply();
        for departure in self.departures.iter().filter(|gone| gone.ply == now) {
            self.position.forfeit(departure.seat, departure.why.clone());
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

    fn stand_at_start(&mut self) {
        if self.position.setup() == self.start {
            return;
        }
        match self.rules.restore(&self.start) {
            Ok(position) => self.position.0 = position,
            Err(_) => {
                self.diverged.get_or_insert(self.ply());
            }
        }
    }

    /// Compares the position with the stored one.
    fn agree(&mut self, stored: &SetupText) {
        if self.position.setup() != *stored {
            self.diverge(stored);
        }
    }

    fn diverge(&mut self, stored: &SetupText) {
        self.diverged.get_or_insert(self.ply());
        if let Ok(position) = self.rules.restore(stored) {
            self.position.0 = position;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kings_mate() -> MoveHistory {
        let rules = AgreedRules {
            kind: "kings-mate".parse().unwrap(),
            version: 1,
            options: Options::default(),
        };
        MoveHistory::new(rules, &ChallengeTerms::default())
    }

    /// Plays the first legal move.
    fn play(history: &mut MoveHistory) {
        let Status::ToMove(seat) = history.position().status() else {
            panic!("no seat is to move");
        };
        let mut position = history.position().boxed_clone();
        let text = position.legal().remove(0);
        position.play(&text).unwrap();
        history.play(seat, &text, &position.setup(), Timestamp(0));
    }

    #[test]
    fn a_rewound_history_is_the_one_before_the_undone_moves() {
        let mut history = kings_mate();
        play(&mut history);
        let before = history.clone();
        play(&mut history);
        play(&mut history);
        history.rewind(Ply(1), &ChallengeTerms::default());
        assert_eq!(history.taken_back().len(), 2);
        history.forget_takeback();
        assert_eq!(history, before);
    }

    #[test]
    fn a_stored_position_wins_over_the_rules_and_is_remembered() {
        let mut history = kings_mate();
        let start = history.start().clone();
        let text = history.position().legal().remove(0);
        history.play(Seat::FIRST, &text, &start, Timestamp(0));
        assert_eq!(history.diverged(), Some(Ply(1)));
        assert_eq!(history.position().setup(), start);
        history.rewind(Ply(0), &ChallengeTerms::default());
        assert_eq!(history.diverged(), None);
    }
}
