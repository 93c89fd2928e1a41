//! What moderators do to games that are not theirs: hold them, let them go on, annul them, ask somebody to take a seat.
//!
//! Who is a moderator is for others to know; here is what may be done, and what becomes of the game. A pause of theirs
//! stands above any other: it hides what the players had agreed, and gives it back. Annulled is what is open, running or
//! over: its result counts no more, its moves stay readable.

use crate::game::seat::Seat;
use crate::play::calendar::DAY;
use crate::play::clock::TimeExclusions;
use crate::play::command::{Command, Refusal, TimeRefusal};
use crate::play::decide::seat_of_player;
use crate::play::event::{Event, ModerationEvent, PauseReason, TimeEvent};
use crate::play::summary::Stage;
use crate::play::{Game, PlayerId, Timestamp, Version};

/// How long somebody who is asked to take a seat may think about it, ms.
const ANSWERS_WITHIN: i64 = 3 * DAY;
/// The least time that who takes a seat begins with, unless the game itself began with less, ms.
const LEAST: i64 = DAY;

/// The most characters of a reason.
pub const LONGEST_REASON: usize = 200;

/// Whether this may be a reason: one line, and not too long.
pub fn is_reason(text: &str) -> bool {
    text.chars().nth(LONGEST_REASON).is_none() && !text.contains(char::is_control)
}

/// An offer of somebody’s seat to somebody else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandoverOffer {
    /// The moderator.
    pub by: PlayerId,
    /// Which seat.
    pub seat: Seat,
    /// To whom.
    pub to: PlayerId,
    /// Why.
    pub reason: String,
    /// Until when it can be agreed to.
    pub expires: Timestamp,
    /// The version it stands since.
    pub since: Version,
}

/// What a moderator wishes about a game. A reason is one line, empty where there is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ModeratorCommand {
    /// Let it stand still, and why.
    Pause(String),
    /// Let it go on.
    Resume,
    /// End it without a result, or take the result away, and why.
    Annul(String),
    /// Ask somebody to take a player’s seat.
    HandOver {
        /// Whose seat.
        from: PlayerId,
        /// Whom.
        to: PlayerId,
        /// Why.
        reason: String,
    },
}

/// Why a moderator’s wish is not granted, or an answer to it. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ModerationRefusal {
    /// He plays in the game himself.
    OwnGame,
    /// The game is not being played; how far it has got.
    NotRunning(Stage),
    /// A moderator holds it already: who.
    Held(PlayerId),
    /// No moderator holds it.
    NotHeld,
    /// It has no result as it is.
    Void,
    /// Its place is gone, so that nobody can be told.
    NoPlace,
    /// This one does not play in it.
    NotSeated(PlayerId),
    /// This one plays in it already.
    PlaysAlready(PlayerId),
    /// There is no such offer any more.
    NoOffer,
    /// The offer is this one’s to answer.
    NotAsked(PlayerId),
    /// The offer could be agreed to until then.
    Lapsed(Timestamp),
}

/// What follows from a moderator’s wish.
///
/// # Errors
/// Why it is not granted.
pub fn decide(
    game: &Game,
    by: &PlayerId,
    deed: &ModeratorCommand,
    times: &TimeExclusions,
    now: Timestamp,
) -> Result<Vec<Event>, ModerationRefusal> {
    if game.seats().contains(by) {
        return Err(ModerationRefusal::OwnGame);
    }
    let by = by.clone();
    let done = match deed {
        ModeratorCommand::Pause(reason) => {
            running(game)?;
            if let Some((holder, _)) = game.held() {
                return Err(ModerationRefusal::Held(holder.clone()));
            }
            let halted = game.stop_running_clock(times, now).into_iter();
            let reason = reason.clone();
            let paused = Event::Moderated(ModerationEvent::Paused { by, reason });
            return Ok(halted.chain([paused]).collect());
        }
        ModeratorCommand::Resume => {
            running(game)?;
            game.held().ok_or(ModerationRefusal::NotHeld)?;
            ModerationEvent::Resumed { by }
        }
        ModeratorCommand::Annul(reason) => {
            if game.stage() == Stage::Void {
                return Err(ModerationRefusal::Void);
            }
            let reason = reason.clone();
            ModerationEvent::Annulled { by, reason }
        }
        ModeratorCommand::HandOver { from, to, reason } => {
            running(game)?;
            let seat = game
                .seat_of(from)
                .ok_or_else(|| ModerationRefusal::NotSeated(from.clone()))?;
            unseated(game, to)?;
            ModerationEvent::HandOverOffered {
                by,
                seat,
                to: to.clone(),
                reason: reason.clone(),
                expires: Timestamp(now.0 + ANSWERS_WITHIN),
            }
        }
    };
    Ok(vec![Event::Moderated(done)])
}

/// What follows from a player's wish that somebody else plays on in his place.
pub(super) fn hand_on(
    game: &Game,
    who: &PlayerId,
    to: &PlayerId,
    now: Timestamp,
) -> Result<Vec<Event>, Refusal> {
    let seat = seat_of_player(game, who)?;
    running(game)
        .and_then(|()| unseated(game, to))
        .map_err(Refusal::HandOn)?;
    let offered = ModerationEvent::HandOverOffered {
        by: who.clone(),
        seat,
        to: to.clone(),
        reason: String::new(),
        expires: Timestamp(now.0 + ANSWERS_WITHIN),
    };
    Ok(vec![Event::Moderated(offered)])
}

/// What follows from the answer to an offer of a seat, made against the version `since`. Who made it may call it back.
///
/// # Errors
/// Why nothing does.
pub fn answer(
    game: &Game,
    who: &PlayerId,
    (accept, since): (bool, Version),
    times: &TimeExclusions,
    now: Timestamp,
) -> Result<Vec<Event>, ModerationRefusal> {
    let offer = game.hand_over().filter(|offer| offer.since == since);
    let offer = offer.ok_or(ModerationRefusal::NoOffer)?;
    if !accept && (*who == offer.to || *who == offer.by) {
        let by = who.clone();
        let declined = ModerationEvent::HandOverDeclined { by };
        return Ok(vec![Event::Moderated(declined)]);
    }
    if *who != offer.to {
        return Err(ModerationRefusal::NotAsked(offer.to.clone()));
    }
    if offer.expires <= now {
        return Err(ModerationRefusal::Lapsed(offer.expires));
    }
    running(game)?;
    unseated(game, who)?;
    let from = game
        .player(offer.seat)
        .cloned()
        .ok_or(ModerationRefusal::NoOffer)?;
    let handed = Event::Moderated(ModerationEvent::HandedOver {
        by: offer.by.clone(),
        seat: offer.seat,
        from,
        to: offer.to.clone(),
        reason: offer.reason.clone(),
    });
    let clock = granted(game, offer.seat, times, now).into_iter();
    Ok(clock.chain([handed]).collect())
}

/// The clock of who takes a seat: what is left, and a day at least where the game began with as much.
fn granted(game: &Game, seat: Seat, times: &TimeExclusions, now: Timestamp) -> Option<Event> {
    let least = LEAST.min(game.clocks()?.control().bank);
    let left = game.time_left(seat, times, now)?.max(least);
    Some(Event::Time(TimeEvent::Clocked { seat, left }))
}

/// Lets a player’s wish through unless a moderator holds the game: then he can only give up, or bring the game along
/// where its place is gone.
pub(super) fn lets(game: &Game, who: &PlayerId, wish: &Command) -> Result<(), Refusal> {
    if game.held().is_none() || matches!(wish, Command::Resign | Command::MoveTo(_)) {
        return Ok(());
    }
    seat_of_player(game, who)?;
    Err(Refusal::Time(TimeRefusal::Held))
}

/// A game whose players are there to be told.
fn running(game: &Game) -> Result<(), ModerationRefusal> {
    match (game.stage(), game.paused()) {
        (Stage::Running, Some((PauseReason::PlaceGone, _))) => Err(ModerationRefusal::NoPlace),
        (Stage::Running, _) => Ok(()),
        (stage @ (Stage::Open | Stage::Over | Stage::Void), _) => {
            Err(ModerationRefusal::NotRunning(stage))
        }
    }
}

fn unseated(game: &Game, who: &PlayerId) -> Result<(), ModerationRefusal> {
    if game.seats().contains(who) {
        return Err(ModerationRefusal::PlaysAlready(who.clone()));
    }
    Ok(())
}

impl Game {
    /// The moderator who holds the game, and since when.
    pub fn held(&self) -> Option<(&PlayerId, Timestamp)> {
        let (by, since) = self.state.running()?.held.as_ref()?;
        Some((by, *since))
    }

    /// Whether no clock runs and nobody can move, for whatever reason it was paused.
    pub fn stands_still(&self) -> bool {
        self.paused().is_some() || self.held().is_some()
    }

    /// The offer of a seat that stands.
    pub fn hand_over(&self) -> Option<&HandoverOffer> {
        self.state.running()?.hand_over.as_ref()
    }

    /// All that moderators have done to it, and how they were answered, oldest first.
    pub fn deeds(&self) -> &[(Timestamp, ModerationEvent)] {
        &self.deeds
    }

    /// Whether a moderator has annulled it.
    pub fn is_annulled(&self) -> bool {
        let annulled =
            |(_, deed): &(_, ModerationEvent)| matches!(deed, ModerationEvent::Annulled { .. });
        self.deeds().iter().any(annulled)
    }

    /// Who sat there when the game began.
    pub fn first_player(&self, at: Seat) -> Option<&PlayerId> {
        self.first_seats.get(at.index())
    }

    /// Everybody whom its deeds speak of, whoever plays by now.
    pub fn named_in_deeds(&self) -> impl Iterator<Item = &PlayerId> {
        self.deeds().iter().flat_map(|(_, deed)| deed.people())
    }

    pub(super) fn book_moderation(&mut self, deed: &ModerationEvent, at: Timestamp) {
        self.deeds.push((at, deed.clone()));
        let since = self.version;
        if let ModerationEvent::Annulled { .. } = deed {
            return self.closes(&Event::Moderated(deed.clone()));
        }
        let Some(running) = self.state.running_mut() else {
            return;
        };
        match deed {
            ModerationEvent::Paused { by, reason: _ } => running.held = Some((by.clone(), at)),
            ModerationEvent::Resumed { by: _ } => running.held = None,
            ModerationEvent::Annulled { .. } => {}
            ModerationEvent::HandOverOffered {
                by,
                seat,
                to,
                reason,
                expires,
            } => {
                running.hand_over = Some(HandoverOffer {
                    by: by.clone(),
                    seat: *seat,
                    to: to.clone(),
                    reason: reason.clone(),
                    expires: *expires,
                    since,
                });
            }
            ModerationEvent::HandOverDeclined { by: _ } => running.hand_over = None,
            ModerationEvent::HandedOver { seat, to, .. } => self.sits_down(*seat, to, at),
        }
    }

    /// Somebody else plays this side from now on, with nothing left of what the two before had asked each other.
    fn sits_down(&mut self, seat: Seat, to: &PlayerId, at: Timestamp) {
        if let Some(place) = self.seats.get_mut(seat.index()) {
            *place = to.clone();
        }
        if let Some(sealed) = &mut self.sealed {
            sealed.moves_on();
        }
        let to_move = self.on_turn() == Some(seat);
        let Some(running) = self.state.running_mut() else {
            return;
        };
        running.hand_over = None;
        running.consents_lapse();
        running.back(seat, at);
        if matches!(running.paused, Some((PauseReason::Left(left), _)) if left == seat) {
            running.paused = None;
        }
        if to_move {
            running.turn_since = at;
        }
    }

    /// What was done where the game came from binds nobody where it goes on.
    pub(super) fn leaves_moderators(&mut self) {
        if let Some(running) = self.state.running_mut() {
            running.held = None;
            running.hand_over = None;
        }
    }
}

impl ModerationEvent {
    /// Everybody whom it speaks of, who did it first.
    pub fn people(&self) -> Vec<&PlayerId> {
        match self {
            Self::Paused { by, .. }
            | Self::Resumed { by }
            | Self::Annulled { by, .. }
            | Self::HandOverDeclined { by } => vec![by],
            Self::HandOverOffered { by, to, .. } => vec![by, to],
            Self::HandedOver { by, from, to, .. } => vec![by, from, to],
        }
    }

    /// Why; empty where nothing was said.
    pub fn reason(&self) -> &str {
        match self {
            Self::Paused { reason, .. }
            | Self::Annulled { reason, .. }
            | Self::HandOverOffered { reason, .. }
            | Self::HandedOver { reason, .. } => reason,
            Self::Resumed { .. } | Self::HandOverDeclined { .. } => "",
        }
    }
}
