//! A computer that plays on for a player who has left, or who asks for it. All other people in play agree first.
//!
//! The log has it as an offer of the seat: the same events, clocks and records as for a person who takes it over.

use crate::game::seat::Seat;
use crate::play::decide::checks::{player, seat_of_player};
use crate::play::decide::command::{ComputerRefusal, ModerationRefusal, Refusal, StandIn};
use crate::play::decide::moderate::{ANSWERS_WITHIN, SeatAnswer, granted, no_other_offer, running};
use crate::play::game::moderation::HandoverOffer;
use crate::play::game::{Game, computers};
use crate::play::values::event::{Consent, Entry, Event, ModerationEvent};
use crate::play::values::identity::{PlayerId, Timestamp};
use crate::play::values::time_control::TimeExclusions;

/// Asks for a computer of this level on a seat; `None` is the seat whose player is missing, else the player's own. If
/// no other player has to agree, it plays on at once.
pub(in crate::play) fn ask(
    game: &Game,
    player_id: &PlayerId,
    StandIn { seat, level }: StandIn,
    times: &TimeExclusions,
    now: Timestamp,
) -> Result<Vec<Event>, Refusal> {
    let by = seat_of_player(game, player_id)?;
    running(game).map_err(Refusal::HandOn)?;
    if game.uses_players_dice() {
        return Err(Refusal::Computer(ComputerRefusal::OwnDice));
    }
    let seat = seat.or(game.missing()).unwrap_or(by);
    if seat != by && game.missing() != Some(seat) {
        let there = game.player(seat).cloned();
        return Err(there.map_or(Refusal::Stale, |there| {
            Refusal::Computer(ComputerRefusal::StillThere(there))
        }));
    }
    let stands = |offer: &&HandoverOffer| offer.seat == seat && offer.expires > now;
    if let Some(offer) = game.requests().stand_in().filter(stands) {
        let agreed = SeatAnswer {
            accept: true,
            since: offer.since,
        };
        return answer(game, player_id, agreed, times, now).map_err(Refusal::HandOn);
    }
    no_other_offer(game, player_id, now).map_err(Refusal::HandOn)?;
    let of_person = |other: &Seat| !player(game, *other).is_computer();
    if !game
        .active_seats()
        .any(|other| other != seat && of_person(&other))
    {
        return Err(Refusal::Computer(ComputerRefusal::NobodyLeft));
    }
    let offered = Event::Moderated(ModerationEvent::HandOverOffered {
        by: player_id.clone(),
        seat,
        to: computers::next_computer(game, level).player(),
        reason: String::new(),
        expires: Timestamp(now.0 + ANSWERS_WITHIN),
    });
    let mut then = game.clone();
    then.apply(&Entry {
        at: now,
        event: offered.clone(),
    });
    let mut events = vec![offered];
    if then.unanswered(Consent::StandIn).is_empty() {
        events.extend(
            then.requests()
                .stand_in()
                .map(|offer| handed(&then, offer, times, now))
                .unwrap_or_default(),
        );
    }
    Ok(events)
}

/// The events of an answer to such a request, made at version `since`. Anybody at the table may decline.
///
/// # Errors
/// The [`ModerationRefusal`] of an answer that is not allowed.
pub fn answer(
    game: &Game,
    player_id: &PlayerId,
    answer: SeatAnswer,
    times: &TimeExclusions,
    now: Timestamp,
) -> Result<Vec<Event>, ModerationRefusal> {
    let offer = game
        .requests()
        .stand_in()
        .filter(|offer| offer.since == answer.since);
    let offer = offer.filter(|offer| !game.is_eliminated(offer.seat));
    let offer = offer.ok_or(ModerationRefusal::NoOffer)?;
    let seat = game
        .seat_of(player_id)
        .filter(|seat| !game.is_eliminated(*seat));
    let seat = seat.ok_or_else(|| ModerationRefusal::NotSeated(player_id.clone()))?;
    if !answer.accept {
        let by = player_id.clone();
        return Ok(vec![Event::Moderated(ModerationEvent::HandOverDeclined {
            by,
        })]);
    }
    if offer.expires <= now {
        return Err(ModerationRefusal::Lapsed(offer.expires));
    }
    running(game)?;
    let waiting = game.unanswered(Consent::StandIn);
    if !waiting.contains(&seat) {
        let waiting = waiting.into_iter().map(|seat| player(game, seat));
        return Err(ModerationRefusal::Agreed(waiting.collect()));
    }
    let to = Consent::StandIn;
    Ok(if waiting.len() == 1 {
        handed(game, offer, times, now)
    } else {
        vec![Event::Agreed { seat, to }]
    })
}

/// The computer takes the seat.
fn handed(
    game: &Game,
    offer: &HandoverOffer,
    times: &TimeExclusions,
    now: Timestamp,
) -> Vec<Event> {
    let handed = ModerationEvent::HandedOver {
        by: offer.by.clone(),
        seat: offer.seat,
        from: player(game, offer.seat),
        to: offer.to.clone(),
        reason: String::new(),
    };
    let clock = granted(game, offer.seat, times, now).into_iter();
    clock.chain([Event::Moderated(handed)]).collect()
}
