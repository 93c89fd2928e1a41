//! A game between people: who sits where, what has happened, and what may be asked next.
//!
//! [`Game`] is built from its log of [events](event::Event) and from nothing else; [`decide`](decide::decide)
//! turns a [wish](command::Command) into new events. Nothing here knows English, storage or a transport.

pub mod calendar;
pub mod challenge;
pub mod clock;
pub mod command;
pub mod decide;
pub mod deed;
pub mod dice;
pub mod event;
pub mod film;
mod forgotten;
mod identity;
pub mod line;
pub mod lobby;
pub mod luck;
pub mod moderate;
pub mod pause;
pub mod plan;
pub mod record;
pub mod remind;
pub mod review;
pub mod sealed;
pub mod signal;
mod sound;
mod state;
pub mod summary;
pub mod suppose;
pub mod swap;
mod table;
pub mod takeback;
pub mod touch;
pub mod turn;
pub mod verify;

pub use identity::{Env, GameId, MoveNumber, Place, PlayerId, Ply, Timestamp, Version};

use std::collections::BTreeMap;

use crate::game::any::AnyPosition;
use crate::game::chance::{Dice, Roll};
use crate::game::options::Options;
use crate::game::outcome::Status;
use crate::game::seat::{Seat, SeatSet};
use crate::game::text::{MoveText, SetupText};
use crate::games::GameKind;
use crate::play::calendar::TimeSpan;
use crate::play::clock::Clocks;
use crate::play::event::{ChallengeTerms, Entry, Event, ModerationEvent, PauseReason};
use crate::play::lobby::LobbyPlayer;
use crate::play::sealed::SealedDice;
use crate::play::signal::Said;
use crate::play::state::{CurrentPosition, DrawOffer, State};
use crate::play::summary::Stage;
use crate::play::suppose::DiceOutcome;
use crate::play::table::Forfeit;
use crate::play::touch::Duty;

/// One playing: a challenge first, then a game, then its record.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    id: GameId,
    version: Version,
    kind: GameKind,
    rules_version: u16,
    options: Options,
    place: Place,
    state: State,
    /// The first version whose event has no place in the log.
    disorder: Option<Version>,
    challenger: PlayerId,
    invited: Option<PlayerId>,
    side: Option<Seat>,
    seats: Vec<PlayerId>,
    lobby: Vec<LobbyPlayer>,
    /// Who was there and has left.
    left_lobby: Vec<PlayerId>,
    forfeits: Vec<Forfeit>,
    start: SetupText,
    position: CurrentPosition,
    steps: Vec<MadeMove>,
    /// How many turns have begun: runs of moves by one seat.
    turns: u32,
    terms: ChallengeTerms,
    clocks: Option<Clocks>,
    taken_back: Vec<MadeMove>,
    asked_back: Option<Seat>,
    /// After how many moves the players swapped sides.
    swapped: Option<Ply>,
    /// Who sat where when the game began.
    first_seats: Vec<PlayerId>,
    /// All that moderators have done to it, oldest first.
    deeds: Vec<(Timestamp, ModerationEvent)>,
    signals: Vec<Said>,
    /// The version since which nothing but signals has happened.
    settled: Version,
    sealed: Option<SealedDice>,
    diverged: Option<Ply>,
    origin: Option<(Place, GameId)>,
    created: Timestamp,
    changed: Timestamp,
}

/// One move as it was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MadeMove {
    /// By whom.
    pub seat: Seat,
    /// Its number in records.
    pub number: MoveNumber,
    /// The move.
    pub text: MoveText,
    /// The dice it needed, once thrown.
    pub roll: Option<Roll>,
    /// The position after it.
    pub after: SetupText,
    /// When.
    pub at: Timestamp,
    /// What its seat had left after it, ms, where that is booked.
    pub clock: Option<i64>,
    /// Whether nobody has made it: its dice are supposed, and their faces mean nothing.
    pub supposed: bool,
    /// Whether its turn goes on behind it.
    pub turn_continues: bool,
}

impl MadeMove {
    /// The move with its dice, as records write it: `D4xE5[5:2]`; `D4xE5[+]` where they are supposed.
    pub fn written(&self) -> String {
        match (&self.roll, self.fall().filter(|_| self.supposed)) {
            (_, Some(fall)) => format!("{}{fall}", self.text),
            (Some(roll), None) => format!("{}{roll}", self.text),
            (None, None) => self.text.to_string(),
        }
    }

    /// Whether it was an attack that the dice repelled.
    pub fn was_repelled(&self) -> bool {
        self.fall() == Some(DiceOutcome::Fails)
    }
}

impl Game {
    /// Folds a log; `None` when it does not begin with [`Event::Created`].
    pub fn from_log(id: GameId, log: &[Entry]) -> Option<Self> {
        let (first, rest) = log.split_first()?;
        let mut game = Self::created(id, first)?;
        for entry in rest {
            game.apply(entry);
        }
        Some(game)
    }

    fn created(id: GameId, first: &Entry) -> Option<Self> {
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
        let position = (kind.spec().start)(options);
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
            start: position.setup(),
            position: CurrentPosition(position),
            steps: Vec::new(),
            turns: 0,
            terms: terms.clone(),
            clocks: None,
            taken_back: Vec::new(),
            asked_back: None,
            swapped: None,
            first_seats: Vec::new(),
            deeds: Vec::new(),
            signals: Vec::new(),
            settled: Version(1),
            sealed: None,
            diverged: None,
            origin: None,
            created: first.at,
            changed: first.at,
        })
    }

    /// Books one event. Cannot fail: a position the rules no longer agree with is kept as stored and
    /// remembered in [`Game::diverged`].
    pub fn apply(&mut self, entry: &Entry) {
        self.version.0 += 1;
        if !matches!(entry.event, Event::Signalled { .. }) {
            self.settled = self.version;
        }
        // A game that is brought elsewhere stands as it stood.
        if !matches!(entry.event, Event::Imported { .. }) {
            self.changed = entry.at;
        }
        let (moved, ran) = (self.on_turn(), self.ticking());
        self.book(entry);
        let (moves, runs) = (self.on_turn(), self.ticking());
        let resumed = entry.event.resumes();
        let rolled = matches!(entry.event, Event::Rolled { .. });
        if let Some(running) = self.state.running_mut() {
            let waited = rolled && running.in_the_air_since < entry.at;
            if moved != moves || resumed || waited {
                running.turn_since = entry.at;
            }
            if resumed || matches!(entry.event, Event::Played { .. }) {
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
            Event::TakenBack { to } => self.rewind(*to),
            Event::Swapped { seat: _ } => self.book_swap(entry.at),
            Event::Signalled { seat, signal } => self.book_signal(*seat, *signal, entry.at),
            Event::Forfeited { seat, why } => self.book_forfeit(*seat, why),
            Event::Ended { outcome } => self.ends(outcome),
            Event::Imported { place, game } => {
                self.origin = Some((place.clone(), *game));
                self.leaves_moderators();
            }
        }
    }

    /// A game may begin from any position that the rules can read.
    fn started(&mut self, setup: &SetupText, at: Timestamp) {
        if !self.begins(at) {
            return;
        }
        let seats = self.position.seats();
        self.clocks = self
            .terms
            .clock
            .map(|control| Clocks::new(control, seats, at));
        self.start = setup.clone();
        self.stand_at(setup);
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
        self.steps.push(MadeMove {
            seat,
            number,
            text: text.clone(),
            roll: None,
            after: after.clone(),
            at,
            clock: None,
            supposed: false,
            turn_continues: false,
        });
        let (large, version) = (self.is_large(), self.version);
        if let Some(running) = self.state.running_mut() {
            running.declared = version;
            // At a larger table an offer stands while nobody moves who has not agreed to it.
            running.draw = running
                .draw
                .filter(|draw| large && draw.agreed.contains(seat));
            running.draw_declined = false;
            running.pause_offers.clear();
            running.abort_agreed = SeatSet::default();
        } else {
            self.out_of_order();
        }
        let out = self.position.eliminated();
        if self.position.play(text.as_str()).is_err() {
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
            .expect("it was put there")
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
        // Who is to move once more has offered nothing behind his move.
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
    /// Which rules.
    pub fn kind(&self) -> GameKind {
        self.kind
    }
    /// The version of the rules it began with, and ours, where a game that is being played began with another version: it
    /// does not go on under rules that its players did not agree to.
    pub fn other_rules(&self) -> Option<(u16, u16)> {
        let ours = self.kind.spec().rules_version;
        let other = self.stage() == Stage::Running && self.rules_version != ours;
        other.then_some((self.rules_version, ours))
    }
    /// The game as if it had begun under our rules: to hold the moves of a finished one against them.
    pub(super) fn under_our_rules(mut self) -> Self {
        self.rules_version = self.kind.spec().rules_version;
        self
    }
    /// What was declared.
    pub fn options(&self) -> &Options {
        &self.options
    }
    /// Where it is played.
    pub fn place(&self) -> &Place {
        &self.place
    }
    /// Who offered it.
    pub fn challenger(&self) -> &PlayerId {
        &self.challenger
    }
    /// To whom it was offered; `None` is anyone at its place.
    pub fn invited(&self) -> Option<&PlayerId> {
        self.invited.as_ref()
    }
    /// The seat the challenger asked for; `None` is by lot.
    pub fn side(&self) -> Option<Seat> {
        self.side
    }
    /// The players in seat order; empty while it is [`Stage::Open`].
    pub fn seats(&self) -> &[PlayerId] {
        &self.seats
    }
    /// The position as it stands.
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
    /// Whose draw offer stands.
    pub fn draw_offer(&self) -> Option<Seat> {
        Some(self.state.running()?.draw?.by)
    }
    /// The version that the draw offer stands since; 0 without one.
    pub fn draw_since(&self) -> Version {
        let draw = self.state.running().and_then(|running| running.draw);
        draw.map_or(Version(0), |draw| draw.since)
    }
    /// Whether a draw offer was declined since the last move.
    pub fn draw_declined(&self) -> bool {
        (self.state.running()).is_some_and(|running| running.draw_declined)
    }
    /// The names of the cells touched this turn, in order.
    pub fn touched(&self) -> &[String] {
        (self.state.running()).map_or(&[], |running| &running.touched)
    }
    /// What these oblige to now, and what they do no more. Ruling KM-15.
    pub fn touch_duty(&self) -> Duty {
        touch::duty(self.position.legal(), self.touched())
    }
    /// What was offered beside the game itself.
    pub fn terms(&self) -> &ChallengeTerms {
        &self.terms
    }
    /// The clocks, once started, where time is limited.
    pub fn clocks(&self) -> Option<&Clocks> {
        self.clocks.as_ref()
    }
    /// Why the game stands still, and since when.
    pub fn paused(&self) -> Option<(PauseReason, Timestamp)> {
        self.state.running()?.paused
    }
    /// Who proposes to pause.
    pub fn pause_offers(&self) -> &[Seat] {
        (self.state.running()).map_or(&[], |running| &running.pause_offers)
    }
    /// Everybody's holidays, past and to come, as far as they fell in this game.
    pub fn away(&self) -> &[(Seat, TimeSpan)] {
        (self.state.running()).map_or(&[], |running| &running.away)
    }
    /// When something happened last.
    pub fn changed(&self) -> Timestamp {
        self.changed
    }
    /// Since when the seat to move is to move, pauses left out; when something happened last where nobody is.
    pub fn since(&self) -> Timestamp {
        (self.state.running()).map_or(self.changed, |running| running.turn_since)
    }
    /// The seat whose clock runs, where there are clocks. While nobody can move for a fault of ours, or because
    /// dice are in the air, none does.
    pub fn ticking(&self) -> Option<Seat> {
        let waits = self.dice_wait() && self.dice_due().is_some();
        let runs = self.clocks.is_some() && !self.stands_still() && self.goes_on();
        let runs = runs && !waits;
        self.on_turn().filter(|_| runs)
    }
    /// The first move after which the rules no longer give the stored position.
    pub fn diverged(&self) -> Option<Ply> {
        self.diverged
    }

    /// Whether the rules it began with are ours, and give the stored positions.
    pub fn goes_on(&self) -> bool {
        self.diverged.is_none() && self.other_rules().is_none()
    }

    /// Where it was played before it was brought here, and the number it had there.
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

    /// The dice that are in the air: a move is declared, and they decide it.
    pub fn dice_due(&self) -> Option<Dice> {
        match self.position.status() {
            Status::ToRoll(dice) if self.stage() == Stage::Running => Some(dice),
            Status::ToRoll(_) | Status::ToMove(_) | Status::Over(_) => None,
        }
    }

    /// The moves the seat to move may make, touched pieces considered. Ruling KM-15.
    pub fn choices(&self) -> Vec<MoveText> {
        touch::moves_left_by_touch(self.position.legal(), self.touched())
    }
}
