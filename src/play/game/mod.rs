//! A game folded from the events of its log: [`Game`], and every question it can answer.

pub mod clock;
pub mod computers;
pub mod consistency;
pub mod dice;
pub mod lobby;
pub mod moderation;
pub mod move_effects;
pub mod pause;
pub mod rated;
pub mod review;
pub mod sealed;
pub mod set_up;
pub mod signal;
pub mod silence;
pub mod stage;
pub mod state;
pub mod summary;
pub mod suppose;
pub mod swap;
pub mod table;
pub mod takeback;
pub mod touch_move;
pub mod turn;

use std::collections::BTreeMap;

use crate::game::any::AnyPosition;
use crate::game::chance::{Dice, Roll};
use crate::game::history;
use crate::game::options::Options;
use crate::game::outcome::Status;
use crate::game::seat::{Seat, SeatSet};
use crate::game::text::{MoveText, SetupText};
use crate::games::GameKind;
use crate::play::game::clock::Clocks;
use crate::play::game::lobby::LobbyPlayer;
use crate::play::game::sealed::SealedDice;
use crate::play::game::stage::Stage;
use crate::play::game::state::{CurrentPosition, DrawOffer, State};
use crate::play::game::suppose::DiceOutcome;
use crate::play::game::table::Forfeit;
use crate::play::game::touch_move::Duty;
use crate::play::values::calendar::TimeSpan;
use crate::play::values::event::{ChallengeTerms, Entry, Event, ModerationEvent, PauseReason};
use crate::play::values::identity::{GameId, MoveNumber, Place, PlayerId, Ply, Timestamp, Version};
use crate::play::values::signal::Said;
use crate::play::values::stakes::Stakes;

/// One playing: first a challenge, then a game, then its record.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    id: GameId,
    version: Version,
    kind: GameKind,
    rules_version: u16,
    options: Options,
    place: Place,
    state: State,
    /// The version of the first event that has no place in the log.
    disorder: Option<Version>,
    challenger: PlayerId,
    invited: Option<PlayerId>,
    side: Option<Seat>,
    seats: Vec<PlayerId>,
    lobby: Vec<LobbyPlayer>,
    /// Players who left the lobby.
    left_lobby: Vec<PlayerId>,
    forfeits: Vec<Forfeit>,
    start: SetupText,
    /// `true` if that is another position than the usual start.
    set_up: bool,
    position: CurrentPosition,
    steps: Vec<MadeMove>,
    /// Number of turns begun: runs of moves by one seat.
    turns: u32,
    terms: ChallengeTerms,
    clocks: Option<Clocks>,
    taken_back: Vec<MadeMove>,
    asked_back: Option<Seat>,
    /// Number of moves before the players swapped sides.
    swapped: Option<Ply>,
    /// The players in seat order when the game began.
    first_seats: Vec<PlayerId>,
    /// All moderators' actions, oldest first.
    moderation_events: Vec<(Timestamp, ModerationEvent)>,
    signals: Vec<Said>,
    /// The version since which only signals and holidays have happened.
    settled: Version,
    sealed: Option<SealedDice>,
    diverged: Option<Ply>,
    origin: Option<(Place, GameId)>,
    /// The last decision whether it counts for ratings.
    stakes: Option<Stakes>,
    /// The time of its end with a result.
    ended: Option<Timestamp>,
    created: Timestamp,
    changed: Timestamp,
}

/// One move that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MadeMove {
    /// The seat that made it.
    pub seat: Seat,
    /// Its number in records.
    pub number: MoveNumber,
    /// `true` if its seat is the one that opens rounds.
    pub opens_rounds: bool,
    /// The move.
    pub text: MoveText,
    /// The dice it needed, once thrown.
    pub roll: Option<Roll>,
    /// The position after it.
    pub after: SetupText,
    /// The time.
    pub at: Timestamp,
    /// Its seat's time left after it, in ms, if it is recorded.
    pub clock: Option<i64>,
    /// `true` if the move is only supposed: its dice are supposed too, and their faces mean nothing.
    pub supposed: bool,
    /// `true` if its turn continues after it.
    pub turn_continues: bool,
}

impl MadeMove {
    /// The move with its dice as in records: `D4xE5[5:2]`; `D4xE5[+]` if they are supposed.
    pub fn written(&self) -> String {
        match (&self.roll, self.fall().filter(|_| self.supposed)) {
            (_, Some(fall)) => format!("{}{fall}", self.text),
            (Some(roll), None) => format!("{}{roll}", self.text),
            (None, None) => self.text.to_string(),
        }
    }

    /// Returns `true` for an attack that the dice repelled.
    pub fn was_repelled(&self) -> bool {
        self.fall() == Some(DiceOutcome::Fails)
    }
}

impl Game {
    /// Folds a log; `None` if it does not begin with [`Event::Created`].
    pub fn from_log(id: GameId, log: &[Entry]) -> Option<Self> {
        let (first, rest) = log.split_first()?;
        let mut game = Self::created(id, first)?;
        for entry in rest {
            game.apply(entry);
        }
        Some(game)
    }

    pub(in crate::play) fn created(id: GameId, first: &Entry) -> Option<Self> {
        let Event::Created {
            kind,
            rules_version,
            options,
            place,
            by,
            invited,
            side,
            terms,
        } = &first.event
        else {
            return None;
        };
        let position = set_up::first_position(*kind, options, terms);
        let start = terms.position.clone();
        Some(Self {
            id,
            version: Version(1),
            kind: *kind,
            rules_version: *rules_version,
            options: options.clone(),
            place: place.clone(),
            state: State::Open(BTreeMap::new()),
            disorder: None,
            challenger: by.clone(),
            invited: invited.clone(),
            side: *side,
            seats: Vec::new(),
            lobby: vec![LobbyPlayer::new(by, *side)],
            left_lobby: Vec::new(),
            forfeits: Vec::new(),
            set_up: start.is_some(),
            start: start.unwrap_or_else(|| position.setup()),
            position: CurrentPosition(position),
            steps: Vec::new(),
            turns: 0,
            terms: terms.clone(),
            clocks: None,
            taken_back: Vec::new(),
            asked_back: None,
            swapped: None,
            first_seats: Vec::new(),
            moderation_events: Vec::new(),
            signals: Vec::new(),
            settled: Version(1),
            sealed: None,
            diverged: None,
            origin: None,
            stakes: None,
            ended: None,
            created: first.at,
            changed: first.at,
        })
    }

    /// Applies one event. Cannot fail: a position that today's rules contradict is kept as stored and remembered in
    /// [`Game::diverged`].
    pub fn apply(&mut self, entry: &Entry) {
        self.version.0 += 1;
        let effects = entry.event.effects();
        if !effects.keeps_controls {
            self.settled = self.version;
        }
        // An imported game keeps its state.
        if !matches!(entry.event, Event::Imported { .. }) {
            self.changed = entry.at;
        }
        let (moved, ran) = (self.on_turn(), self.ticking());
        self.book(entry);
        let (moves, runs) = (self.on_turn(), self.ticking());
        let rolled = matches!(entry.event, Event::Rolled { .. });
        if let Some(running) = self.state.running_mut() {
            let waited = rolled && running.in_the_air_since < entry.at;
            if moved != moves || effects.resumes || waited {
                running.turn_since = entry.at;
            }
            if effects.resumes || matches!(entry.event, Event::Played { .. }) {
                running.in_the_air_since = entry.at;
            }
        }
        if let Some(clocks) = &mut self.clocks {
            clocks.apply(&entry.event, entry.at, ran, runs);
            if let Some(seat) = moves.filter(|_| moved != moves) {
                clocks.begin(seat);
            }
        }
    }

    fn book(&mut self, entry: &Entry) {
        match &entry.event {
            Event::Created { .. } => {}
            Event::Time(event) => self.book_time(*event, entry.at),
            Event::Dice(event) => self.book_dice(event),
            Event::Moderated(event) => self.book_moderation(event, entry.at),
            Event::Declined { .. }
            | Event::Withdrawn
            | Event::Expired
            | Event::Aborted { .. }
            | Event::Closed => self.closes(&entry.event),
            Event::Moved { place } => self.place = place.clone(),
            Event::Lobby(event) => self.book_lobby(event),
            Event::Agreed { seat, to } => self.book_agreed(*seat, *to),
            Event::Seated { seat, player } => self.book_seated(*seat, player),
            Event::Started { setup } => self.started(setup, entry.at),
            Event::Played { seat, text, after } => self.played(*seat, text, after, entry.at),
            Event::Rolled { roll, after } => self.rolled(roll, after),
            Event::Touched { seat: _, cells } => {
                if let Some(running) = self.state.running_mut() {
                    running.touched.extend(cells.iter().cloned());
                }
            }
            Event::DrawOffered { seat } => {
                let since = self.version;
                if let Some(running) = self.state.running_mut() {
                    running.draw = Some(DrawOffer {
                        by: *seat,
                        since,
                        agreed: [*seat].into_iter().collect(),
                    });
                }
            }
            Event::DrawDeclined { .. } => {
                if let Some(running) = self.state.running_mut() {
                    running.draw = None;
                    running.draw_declined = true;
                }
            }
            Event::TakebackAsked { seat, to } => self.note_takeback_request(*seat, *to),
            Event::TakebackDeclined { .. } => {
                if let Some(running) = self.state.running_mut() {
                    running.takeback = None;
                }
            }
            Event::TakenBack { to } => self.rewind(*to, entry.at),
            Event::Swapped { seat: _ } => self.book_swap(entry.at),
            Event::Signalled { seat, signal } => self.book_signal(*seat, *signal, entry.at),
            Event::Forfeited { seat, why } => self.book_forfeit(*seat, why, entry.at),
            Event::Stakes(stakes) => self.stakes = Some(*stakes),
            Event::Ended { outcome } => {
                self.ended = Some(entry.at);
                self.ends(outcome);
            }
            Event::Imported { place, game } => {
                self.origin = Some((place.clone(), *game));
                self.leaves_moderators();
            }
        }
    }

    /// Starts play. A game may begin from any position that the rules can read.
    fn started(&mut self, setup: &SetupText, at: Timestamp) {
        if !self.begins(at) {
            return;
        }
        let seats = self.position.seats();
        self.clocks = self
            .terms
            .clock
            .map(|control| Clocks::new(control, seats, at));
        // An offer without a position of its own stands at the usual start.
        self.set_up |= self.start != *setup;
        self.start = setup.clone();
        self.stand_at(setup);
        let limit = self.on_turn().zip(self.terms.first_move);
        if let (Some(clocks), Some((seat, limit))) = (&mut self.clocks, limit) {
            clocks.limit_first_turn(seat, limit);
        }
    }

    fn stand_at(&mut self, setup: &SetupText) {
        if self.position.setup() == *setup {
            return;
        }
        match (self.kind.spec().restore)(&self.options, setup.as_str()) {
            Ok(position) => self.position.0 = position,
            Err(_) => self.diverge(setup),
        }
    }

    fn played(&mut self, seat: Seat, text: &MoveText, after: &SetupText, at: Timestamp) {
        let number = self.next_number(seat);
        self.moves_on();
        self.turns += u32::from(self.begins_turn(seat));
        let made = MadeMove {
            seat,
            number,
            opens_rounds: self.opens_rounds(seat),
            text: text.clone(),
            roll: None,
            after: after.clone(),
            at,
            clock: None,
            supposed: false,
            turn_continues: false,
        };
        history::push(&mut self.steps, made);
        self.stand_in_lapses(seat);
        let (any_time, version) = (self.draws_any_time(), self.version);
        if let Some(running) = self.state.running_mut() {
            running.declared = version;
            // If one is made at any time, it stands until a seat moves that has not agreed to it.
            running.draw = running
                .draw
                .filter(|draw| any_time && draw.agreed.contains(seat));
            running.draw_declined = false;
            running.pause_offers.clear();
            running.abort_agreed = SeatSet::default();
        } else {
            self.out_of_order();
        }
        let out = self.position.eliminated();
        if self.position.play(text).is_err() {
            self.diverge(after);
        }
        let needs_dice = matches!(self.position.status(), Status::ToRoll(_));
        if let Some(sealed) = &mut self.sealed {
            sealed.moved(seat, needs_dice);
        }
        if self.position.eliminated() != out {
            self.consents_lapse();
        }
        let goes_on = self.position.mid_turn();
        self.steps
            .last_mut()
            .expect("it was just inserted")
            .turn_continues = goes_on;
        self.arrived(seat, after);
    }

    fn rolled(&mut self, roll: &Roll, after: &SetupText) {
        if let Some(sealed) = &mut self.sealed {
            sealed.rolled();
        }
        let Some(step) = self.steps.last_mut() else {
            return;
        };
        step.roll = Some(roll.clone());
        step.after = after.clone();
        let seat = step.seat;
        if self.position.resolve(roll).is_err() {
            self.diverge(after);
        }
        self.arrived(seat, after);
        // A player to move again has made no offer after the move.
        let to_move = self.to_move();
        if let Some(running) = self.state.running_mut() {
            running.draw = running.draw.filter(|draw| Some(draw.by) != to_move);
        }
    }

    fn arrived(&mut self, mover: Seat, after: &SetupText) {
        self.agree(after);
        if !matches!(self.position.status(), Status::ToMove(seat) if seat == mover)
            && !matches!(self.position.status(), Status::ToRoll(_))
            && let Some(running) = self.state.running_mut()
        {
            running.touched.clear();
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
        if let Ok(position) = (self.kind.spec().restore)(&self.options, stored.as_str()) {
            self.position.0 = position;
        }
    }

    /// Its number.
    pub fn id(&self) -> GameId {
        self.id
    }
    /// Its number of events.
    pub fn version(&self) -> Version {
        self.version
    }
    /// The rules.
    pub fn kind(&self) -> GameKind {
        self.kind
    }
    /// The version of the rules it began with.
    pub const fn rules_version(&self) -> u16 {
        self.rules_version
    }
    /// The version of the rules it began with, and ours, if a running game began with another version. It does not
    /// continue under rules that its players did not agree to.
    pub fn other_rules(&self) -> Option<(u16, u16)> {
        let ours = self.kind.spec().rules_version;
        let other = self.stage() == Stage::Running && self.rules_version != ours;
        other.then_some((self.rules_version, ours))
    }
    /// The game as if it had begun under our rules, to check the moves of a finished one against them.
    pub(in crate::play) fn under_our_rules(mut self) -> Self {
        self.rules_version = self.kind.spec().rules_version;
        self
    }
    /// The declared options.
    pub fn options(&self) -> &Options {
        &self.options
    }
    /// The place it is played at.
    pub fn place(&self) -> &Place {
        &self.place
    }
    /// The player who offered it.
    pub fn challenger(&self) -> &PlayerId {
        &self.challenger
    }
    /// The invited player; `None` is anyone at its place.
    pub fn invited(&self) -> Option<&PlayerId> {
        self.invited.as_ref()
    }
    /// The seat the challenger asked for; `None` is by lot.
    pub fn challenger_seat(&self) -> Option<Seat> {
        self.side
    }
    /// The players in seat order; empty while it is [`Stage::Open`].
    pub fn seats(&self) -> &[PlayerId] {
        &self.seats
    }
    /// The present position.
    pub fn position(&self) -> &dyn AnyPosition {
        &*self.position
    }
    /// The moves so far.
    pub fn steps(&self) -> &[MadeMove] {
        &self.steps
    }
    /// Number of moves so far.
    pub fn ply(&self) -> Ply {
        Ply(u32::try_from(self.steps.len())
            .expect("a game has fewer than four thousand million moves"))
    }
    /// The seat with a standing draw offer.
    pub fn draw_offer(&self) -> Option<Seat> {
        Some(self.state.running()?.draw?.by)
    }
    /// The version of the draw offer; 0 without one.
    pub fn draw_since(&self) -> Version {
        let draw = self.state.running().and_then(|running| running.draw);
        draw.map_or(Version(0), |draw| draw.since)
    }
    /// Returns `true` if a draw offer was declined since the last move.
    pub fn draw_declined(&self) -> bool {
        (self.state.running()).is_some_and(|running| running.draw_declined)
    }
    /// The names of the cells touched this turn, in order.
    pub fn touched(&self) -> &[String] {
        (self.state.running()).map_or(&[], |running| &running.touched)
    }
    /// The duty of the touched cells, and those whose duty has lapsed. Ruling KM-15.
    pub fn touch_duty(&self) -> Duty {
        touch_move::duty(self.position.legal(), self.touched())
    }
    /// The terms offered beside the game itself.
    pub fn terms(&self) -> &ChallengeTerms {
        &self.terms
    }
    /// The clocks, once started; `None` without a time limit.
    pub fn clocks(&self) -> Option<&Clocks> {
        self.clocks.as_ref()
    }
    /// The reason and the start of the pause, if there is one.
    pub fn paused(&self) -> Option<(PauseReason, Timestamp)> {
        self.state.running()?.paused
    }
    /// The seats that propose a pause.
    pub fn pause_offers(&self) -> &[Seat] {
        (self.state.running()).map_or(&[], |running| &running.pause_offers)
    }
    /// All players' holidays, past and future, that fell in this game.
    pub fn holidays(&self) -> &[(Seat, TimeSpan)] {
        (self.state.running()).map_or(&[], |running| &running.away)
    }
    /// The time of the last event.
    pub fn last_event_at(&self) -> Timestamp {
        self.changed
    }
    /// The start of the present turn, without pauses; the time of the last event if no seat is to move.
    pub fn turn_began_at(&self) -> Timestamp {
        (self.state.running()).map_or(self.changed, |running| running.turn_since)
    }
    /// The seat whose clock runs, if there are clocks. None runs while nobody can move for a fault of ours, or because
    /// dice are in the air.
    pub fn ticking(&self) -> Option<Seat> {
        let waits = self.dice_wait() && self.dice_due().is_some();
        let runs = self.clocks.is_some() && !self.stands_still() && self.goes_on();
        let runs = runs && !waits;
        self.on_turn().filter(|_| runs)
    }
    /// The first move after which the rules contradict the stored position.
    pub fn diverged(&self) -> Option<Ply> {
        self.diverged
    }

    /// Returns `true` if its rules are ours, and give the stored positions.
    pub fn goes_on(&self) -> bool {
        self.diverged.is_none() && self.other_rules().is_none()
    }

    /// The place it was imported from, and its number there.
    pub fn origin(&self) -> Option<(&Place, GameId)> {
        self.origin.as_ref().map(|(place, game)| (place, *game))
    }

    /// The seat to move, while the game is running.
    pub fn to_move(&self) -> Option<Seat> {
        match self.position.status() {
            Status::ToMove(seat) if self.stage() == Stage::Running => Some(seat),
            Status::ToMove(_) | Status::ToRoll(_) | Status::Over(_) => None,
        }
    }

    /// The seat to move, also while the dice for its move are in the air.
    fn on_turn(&self) -> Option<Seat> {
        match self.position.status() {
            Status::ToRoll(_) if self.stage() == Stage::Running => {
                self.steps.last().map(|step| step.seat)
            }
            Status::ToRoll(_) | Status::ToMove(_) | Status::Over(_) => self.to_move(),
        }
    }

    /// The dice in the air, which decide a declared move.
    pub fn dice_due(&self) -> Option<Dice> {
        match self.position.status() {
            Status::ToRoll(dice) if self.stage() == Stage::Running => Some(dice),
            Status::ToRoll(_) | Status::ToMove(_) | Status::Over(_) => None,
        }
    }

    /// The moves the seat to move may make, with touched pieces considered. Ruling KM-15.
    pub fn choices(&self) -> Vec<MoveText> {
        touch_move::moves_left_by_touch(self.position.legal(), self.touched())
    }
}
