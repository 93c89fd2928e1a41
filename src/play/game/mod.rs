//! A game folded from the events of its log: [`Game`], and every question it can answer.
//!
//! Each of its parts is a struct of its own file that owns one share of the rules of play. The fold hands every event to
//! the parts that it concerns.

mod agreed_rules;
pub mod clock;
pub mod computers;
pub mod consistency;
pub mod dice;
mod fold;
pub mod lobby;
mod log_head;
pub mod made_move;
pub mod moderation;
pub mod move_effects;
pub mod move_history;
mod offer;
pub mod pause;
pub mod rated;
pub mod review;
pub mod sealed;
pub mod seating;
pub mod set_up;
pub mod signal;
pub mod silence;
pub mod stage;
pub mod standing_requests;
mod state;
pub mod summary;
pub mod suppose;
pub mod swap;
pub mod table;
pub mod takeback;
pub mod touch_move;
pub mod turn;

use crate::game::any::AnyPosition;
use crate::game::chance::Dice;
use crate::game::options::Options;
use crate::game::outcome::Status;
use crate::game::seat::Seat;
use crate::game::text::MoveText;
use crate::games::GameKind;
use crate::play::game::clock::Clocks;
use crate::play::game::log_head::LogHead;
use crate::play::game::move_history::MoveHistory;
use crate::play::game::offer::GameOffer;
use crate::play::game::sealed::SealedDice;
use crate::play::game::seating::SeatedPlayers;
use crate::play::game::stage::Stage;
use crate::play::game::standing_requests::StandingRequests;
use crate::play::game::state::State;
use crate::play::values::event::{ChallengeTerms, ModerationEvent};
use crate::play::values::identity::{GameId, Place, PlayerId, Ply, Timestamp, Version};
use crate::play::values::signal::Said;
use crate::play::values::stakes::Stakes;

pub use crate::play::game::made_move::MadeMove;

/// One playing: first a challenge, then a game, then its record.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    id: GameId,
    place: Place,
    /// The place it was imported from, and its number there.
    origin: Option<(Place, GameId)>,
    log: LogHead,
    offer: GameOffer,
    state: State,
    seating: SeatedPlayers,
    history: MoveHistory,
    /// The clocks, once started; `None` without a time limit.
    clocks: Option<Clocks>,
    sealed: Option<SealedDice>,
    /// All moderators' actions and their answers, oldest first.
    moderation_events: Vec<(Timestamp, ModerationEvent)>,
    /// Team signals, oldest first.
    signals: Vec<Said>,
    /// The last decision whether it counts for ratings.
    stakes: Option<Stakes>,
}

/// Its parts.
impl Game {
    /// Its moves, and the positions they led to.
    pub fn history(&self) -> &MoveHistory {
        &self.history
    }

    /// The players at its seats, now and earlier.
    pub fn seating(&self) -> &SeatedPlayers {
        &self.seating
    }

    /// The requests that wait for answers; none unless it is running.
    pub fn requests(&self) -> &StandingRequests {
        static NONE: StandingRequests = StandingRequests::NONE;
        (self.state.running()).map_or(&NONE, |running| &running.requests)
    }

    /// The clocks, once started; `None` without a time limit.
    pub fn clocks(&self) -> Option<&Clocks> {
        self.clocks.as_ref()
    }

    /// The sealed dice, if the game has any.
    pub fn sealed(&self) -> Option<&SealedDice> {
        self.sealed.as_ref()
    }
}

impl Game {
    /// Its number.
    pub fn id(&self) -> GameId {
        self.id
    }

    /// Its number of events.
    pub fn version(&self) -> Version {
        self.log.version()
    }

    /// The version of the first event that has no place in its log: a seat taken twice, a move before the start, a
    /// second end.
    pub fn disorder(&self) -> Option<Version> {
        self.log.disorder()
    }

    /// The time of the last event.
    pub fn last_event_at(&self) -> Timestamp {
        self.log.last_event_at()
    }

    /// The rules.
    pub fn kind(&self) -> GameKind {
        self.history.rules().kind
    }

    /// The version of the rules it began with.
    pub fn rules_version(&self) -> u16 {
        self.history.rules().version
    }

    /// The version of the rules it began with, and ours, if a running game began with another version. It does not
    /// continue under rules that its players did not agree to.
    pub fn other_rules(&self) -> Option<(u16, u16)> {
        let rules = self.history.rules();
        let other = self.stage() == Stage::Running && rules.version != rules.our_version();
        other.then(|| (rules.version, rules.our_version()))
    }

    /// The game as if it had begun under our rules, to check the moves of a finished one against them.
    pub(in crate::play) fn under_our_rules(mut self) -> Self {
        self.history.adopt_our_rules();
        self
    }

    /// The declared options.
    pub fn options(&self) -> &Options {
        &self.history.rules().options
    }

    /// The place it is played at.
    pub fn place(&self) -> &Place {
        &self.place
    }

    /// The place it was imported from, and its number there.
    pub fn origin(&self) -> Option<(&Place, GameId)> {
        self.origin.as_ref().map(|(place, game)| (place, *game))
    }

    /// The player who offered it.
    pub fn challenger(&self) -> &PlayerId {
        &self.offer.challenger
    }

    /// The invited player; `None` is anyone at its place.
    pub fn invited(&self) -> Option<&PlayerId> {
        self.offer.invited.as_ref()
    }

    /// The seat the challenger asked for; `None` is by lot.
    pub fn challenger_seat(&self) -> Option<Seat> {
        self.offer.challenger_seat
    }

    /// The terms offered beside the game itself.
    pub fn terms(&self) -> &ChallengeTerms {
        &self.offer.terms
    }

    /// The players in seat order; empty while it is [`Stage::Open`].
    pub fn seats(&self) -> &[PlayerId] {
        self.seating.players()
    }

    /// The player of a seat.
    pub fn player(&self, seat: Seat) -> Option<&PlayerId> {
        self.seating.player(seat)
    }

    /// The present position.
    pub fn position(&self) -> &dyn AnyPosition {
        self.history.position()
    }

    /// The moves so far.
    pub fn steps(&self) -> &[MadeMove] {
        self.history.steps()
    }

    /// Number of moves so far.
    pub fn ply(&self) -> Ply {
        self.history.ply()
    }

    /// Returns `true` if play begins, or is offered, from a position that was set up. Such a game counts in no
    /// comparison of players.
    pub fn is_set_up(&self) -> bool {
        self.history.is_set_up()
    }

    /// Returns `true` if more than two play it.
    pub fn is_large(&self) -> bool {
        self.history.is_large()
    }

    /// The names of the cells touched this turn, in order.
    pub fn touched(&self) -> &[String] {
        (self.state.running()).map_or(&[], |running| &running.touched)
    }

    /// The start of the present turn, without pauses; the time of the last event if no seat is to move.
    pub fn turn_began_at(&self) -> Timestamp {
        (self.state.running()).map_or(self.last_event_at(), |running| running.turn_since)
    }

    /// Returns `true` if its rules are ours, and give the stored positions.
    pub fn goes_on(&self) -> bool {
        self.history.diverged().is_none() && self.other_rules().is_none()
    }

    /// The seat to move, while the game is running.
    pub fn to_move(&self) -> Option<Seat> {
        match self.position().status() {
            Status::ToMove(seat) if self.stage() == Stage::Running => Some(seat),
            Status::ToMove(_) | Status::ToRoll(_) | Status::Over(_) => None,
        }
    }

    /// The seat to move, also while the dice for its move are in the air.
    fn on_turn(&self) -> Option<Seat> {
        match self.position().status() {
            Status::ToRoll(_) if self.stage() == Stage::Running => {
                self.steps().last().map(|step| step.seat)
            }
            Status::ToRoll(_) | Status::ToMove(_) | Status::Over(_) => self.to_move(),
        }
    }

    /// The dice in the air, which decide a declared move.
    pub fn dice_due(&self) -> Option<Dice> {
        match self.position().status() {
            Status::ToRoll(dice) if self.stage() == Stage::Running => Some(dice),
            Status::ToRoll(_) | Status::ToMove(_) | Status::Over(_) => None,
        }
    }

    /// The seat whose clock runs, if there are clocks. None runs while nobody can move for a fault of ours, or because
    /// dice are in the air.
    pub fn ticking(&self) -> Option<Seat> {
        let waits = self.dice_wait() && self.dice_due().is_some();
        let runs = self.clocks.is_some() && !self.stands_still() && self.goes_on();
        let runs = runs && !waits;
        self.on_turn().filter(|_| runs)
    }

    /// The moves the seat to move may make, with touched pieces considered. Ruling KM-15.
    pub fn choices(&self) -> Vec<MoveText> {
        touch_move::moves_left_by_touch(self.position().legal(), self.touched())
    }
}
