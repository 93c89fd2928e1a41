//! Moderators' commands to games that are not theirs: pause, resume, annul, hand over seats.
//!
//! The service knows the moderators. A moderator's pause overrides any other: it hides the players' agreement, and
//! restores it. A game can be annulled while open, running or over: its result no longer counts, its moves stay
//! readable.

use crate::game::seat::Seat;
use crate::play::decide::checks::{player, seat_of_player};
use crate::play::decide::command::{Command, ModerationRefusal, Refusal, TimeRefusal};
use crate::play::game::moderation::HandoverOffer;
use crate::play::game::stage::Stage;
use crate::play::game::{Game, clock, rated};
use crate::play::values::calendar::DAY;
use crate::play::values::event::{Event, ModerationEvent, PauseReason, TimeEvent};
use crate::play::values::identity::{PlayerId, Timestamp, Version};
use crate::play::values::time_control::TimeExclusions;

/// Time to answer an offer of a seat, in ms.
pub(in crate::play) const ANSWERS_WITHIN: i64 = 3 * DAY;

/// Least time on the clock of a player who takes over a seat, in ms. A game that began with less gives less.
const MIN_TIME_LEFT: i64 = DAY;

/// Most characters of a reason.
pub const LONGEST_REASON: usize = 200;

/// Returns `true` for a valid reason: one line, and not too long.
pub fn is_reason(text: &str) -> bool {
    text.chars().nth(LONGEST_REASON).is_none() && !text.contains(char::is_control)
}

/// A moderator's command to a game. A reason is one line, and may be empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ModeratorCommand {
    /// Pause it, with a reason.
    Pause(String),
    /// Resume it.
    Resume,
    /// End it without a result, or void its result, with a reason.
    Annul(String),
    /// Take it out of the ratings, with a reason. Its result stands.
    Unrate(String),
    /// Offer a player’s seat to another player.
    HandOver {
        /// The present player.
        from: PlayerId,
        /// The new player.
        to: PlayerId,
        /// The reason.
        reason: String,
    },
}

/// The events of a moderator’s command.
///
/// # Errors
/// The [`ModerationRefusal`] of a command that is not allowed.
pub fn decide(
    game: &Game,
    by: &PlayerId,
    command: &ModeratorCommand,
    times: &TimeExclusions,
    now: Timestamp,
) -> Result<Vec<Event>, ModerationRefusal> {
    if game.seats().contains(by) {
        return Err(ModerationRefusal::OwnGame);
    }
    let by = by.clone();
    let done = match command {
        // Also where the place of the game is gone: its contest may stop or resume meanwhile.
        ModeratorCommand::Pause(reason) => {
            in_progress(game)?;
            if let Some((holder, _)) = game.moderator_hold() {
                return Err(ModerationRefusal::Held(holder.clone()));
            }
            let halted = clock::stop_running_clock(game, times, now).into_iter();
            let reason = reason.clone();
            let paused = Event::Moderated(ModerationEvent::Paused { by, reason });
            return Ok(halted.chain([paused]).collect());
        }
        ModeratorCommand::Resume => {
            in_progress(game)?;
            game.moderator_hold().ok_or(ModerationRefusal::NotHeld)?;
            ModerationEvent::Resumed { by }
        }
        ModeratorCommand::Annul(reason) => {
            if game.stage() == Stage::Void {
                return Err(ModerationRefusal::Void);
            }
            let reason = reason.clone();
            ModerationEvent::Annulled { by, reason }
        }
        ModeratorCommand::Unrate(reason) => {
            rated::share_of(game).map_err(ModerationRefusal::NotRated)?;
            let reason = reason.clone();
            ModerationEvent::Unrated { by, reason }
        }
        ModeratorCommand::HandOver { from, to, reason } => {
            running(game)?;
            let seat = game
                .seat_of(from)
                .filter(|seat| !game.is_eliminated(*seat))
                .ok_or_else(|| ModerationRefusal::NotSeated(from.clone()))?;
            unseated(game, to)?;
            let replaces = standing_for(game, &by, now).map(|_| {
                let by = by.clone();
                Event::Moderated(ModerationEvent::HandOverDeclined { by })
            });
            let offered = ModerationEvent::HandOverOffered {
                by,
                seat,
                to: to.clone(),
                reason: reason.clone(),
                expires: Timestamp(now.0 + ANSWERS_WITHIN),
            };
            let offered = [Event::Moderated(offered)];
            return Ok(replaces.into_iter().chain(offered).collect());
        }
    };
    Ok(vec![Event::Moderated(done)])
}

/// The events of a player's offer of their own seat. In a rated game only a moderator offers one.
pub(in crate::play) fn hand_on(
    game: &Game,
    player: &PlayerId,
    to: &PlayerId,
    now: Timestamp,
) -> Result<Vec<Event>, Refusal> {
    let seat = seat_of_player(game, player)?;
    running(game)
        .and_then(|()| unseated(game, to))
        .and_then(|()| no_other_offer(game, player, now))
        .and_then(|()| match rated::share_of(game) {
            Ok(_) => Err(ModerationRefusal::Counts),
            Err(_) => Ok(()),
        })
        .map_err(Refusal::HandOn)?;
    let offered = ModerationEvent::HandOverOffered {
        by: player.clone(),
        seat,
        to: to.clone(),
        reason: String::new(),
        expires: Timestamp(now.0 + ANSWERS_WITHIN),
    };
    Ok(vec![Event::Moderated(offered)])
}

/// The answer to an offer of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatAnswer {
    /// `true` if the seat is taken.
    pub accept: bool,
    /// The version at which the seat was offered.
    pub since: Version,
}

/// The events of an answer to an offer of a seat made at version `since`. Its author may withdraw it.
///
/// # Errors
/// The [`ModerationRefusal`] of an answer that is not allowed.
pub fn answer(
    game: &Game,
    player: &PlayerId,
    answer: SeatAnswer,
    times: &TimeExclusions,
    now: Timestamp,
) -> Result<Vec<Event>, ModerationRefusal> {
    let offer = game
        .requests()
        .hand_over()
        .filter(|offer| offer.since == answer.since);
    let offer = offer.ok_or(ModerationRefusal::NoOffer)?;
    if !answer.accept && (*player == offer.to || *player == offer.by) {
        let by = player.clone();
        let declined = ModerationEvent::HandOverDeclined { by };
        return Ok(vec![Event::Moderated(declined)]);
    }
    if *player != offer.to {
        return Err(ModerationRefusal::NotAsked(offer.to.clone()));
    }
    if offer.expires <= now {
        return Err(ModerationRefusal::Lapsed(offer.expires));
    }
    running(game)?;
    unseated(game, player)?;
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

/// The clock of a player who takes over a seat: the time left, but at least a day if the game began with that much. So
/// with the running clock of a partner who is out.
pub(in crate::play) fn granted(
    game: &Game,
    seat: Seat,
    times: &TimeExclusions,
    now: Timestamp,
) -> Vec<Event> {
    let is_partners = |runs: &Seat| *runs != seat && game.mover_seat(*runs) == seat;
    let partners = game.ticking().filter(is_partners);
    let clock = |seat| {
        let least = MIN_TIME_LEFT.min(game.clocks()?.control().bank);
        let left = clock::time_left(game, seat, times, now)?.max(least);
        Some(Event::Time(TimeEvent::Clocked { seat, left }))
    };
    [Some(seat), partners]
        .into_iter()
        .flatten()
        .filter_map(clock)
        .collect()
}

/// Admits a player’s command unless a moderator holds the game. Then they can only resign, or move a game whose place
/// is gone.
pub(in crate::play) fn lets(
    game: &Game,
    player: &PlayerId,
    command: &Command,
) -> Result<(), Refusal> {
    if game.moderator_hold().is_none() || matches!(command, Command::Resign | Command::MoveTo(_)) {
        return Ok(());
    }
    seat_of_player(game, player)?;
    Err(Refusal::Time(TimeRefusal::Held))
}

/// Checks that a game is running.
fn in_progress(game: &Game) -> Result<(), ModerationRefusal> {
    match game.stage() {
        Stage::Running => Ok(()),
        stage @ (Stage::Open | Stage::Over | Stage::Void) => {
            Err(ModerationRefusal::NotRunning(stage))
        }
    }
}

/// Checks that the game is running and its players can be notified.
pub(in crate::play) fn running(game: &Game) -> Result<(), ModerationRefusal> {
    in_progress(game)?;
    if let Some((PauseReason::PlaceGone, _)) = game.paused() {
        return Err(ModerationRefusal::NoPlace);
    }
    Ok(())
}

/// The standing offer of a seat by another person than this one.
fn standing_for<'a>(
    game: &'a Game,
    author: &PlayerId,
    now: Timestamp,
) -> Option<&'a HandoverOffer> {
    let offer = game.requests().hand_over()?;
    (offer.by != *author && offer.expires > now).then_some(offer)
}

/// Checks that a player replaces no offer of a seat that another person made.
pub(in crate::play) fn no_other_offer(
    game: &Game,
    player_id: &PlayerId,
    now: Timestamp,
) -> Result<(), ModerationRefusal> {
    match standing_for(game, player_id, now) {
        Some(offer) => Err(ModerationRefusal::OfferStands(player(game, offer.seat))),
        None => Ok(()),
    }
}

fn unseated(game: &Game, player: &PlayerId) -> Result<(), ModerationRefusal> {
    if game.seats().contains(player) {
        return Err(ModerationRefusal::PlaysAlready(player.clone()));
    }
    Ok(())
}
