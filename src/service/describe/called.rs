//! The players an announcement mentions, and the first move it covers.
//!
//! Every event answers two questions in a `match` without a default, so a new event must answer them. They are its
//! cause ([`by`]) and the players it mentions ([`Called::by_event`]). A player is not mentioned for their own event,
//! unless they are to act next.

use std::sync::Arc;

use crate::game::outcome::Termination;
use crate::game::seat::Seat;
use crate::play::clock::Clocks;
use crate::play::event::{
    Consent, DiceEvent, Entry, Event, LobbyEvent, ModerationEvent, PauseReason, TimeEvent,
};
use crate::play::record;
use crate::play::sealed::SealedDice;
use crate::play::time_control::TimeoutRule;
use crate::play::{Game, PlayerId, Ply, lobby};
use crate::service::describe::tell_tables;
use crate::store::StoreError;

/// The players a message mentions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::service) struct Called {
    /// Players who have to act now: they are mentioned at any hour.
    pub(in crate::service) acts: Vec<PlayerId>,
    /// Players who are only informed: their quiet hours apply.
    pub(in crate::service) hears: Vec<PlayerId>,
}

/// Reads the game before the announced events. Few events ask for it.
type GameBefore<'a> = dyn Fn() -> Result<Option<Arc<Game>>, StoreError> + 'a;

/// The players to mention for these events. `game` is the state after them, and `before` reads the state before them.
/// `begins` is `true` for the first message in the thread of a game.
///
/// # Errors
/// `StoreError` if `before` fails.
pub(in crate::service) fn players_to_mention(
    game: &Game,
    before: &GameBefore<'_>,
    events: &[Entry],
    begins: bool,
) -> Result<Called, StoreError> {
    let mut called = Called::default();
    if begins {
        // Nobody was mentioned before.
        called.hears.extend(in_play(game, None));
    }
    for (nth, entry) in events.iter().enumerate() {
        let later = events.get(nth + 1..).unwrap_or_default();
        if record::is_declined_by_move(entry, later)
            && let Some(before) = before()?
        {
            // All others read of the move that ends it.
            called.hears.extend(proposers(&before, &entry.event));
        } else {
            called.by_event(game, before, &entry.event)?;
        }
    }
    let fallen = tell_tables::fallen(game, events);
    if !fallen.is_empty() {
        called.hears.extend(in_play(game, None));
        let fallen = fallen.into_iter().filter_map(|seat| game.player(seat));
        called.hears.extend(fallen.cloned());
    }
    let acted = last_told(events).iter();
    let acted = acted.filter_map(|entry| by(game, before, &entry.event).transpose());
    let acted: Vec<PlayerId> = acted.collect::<Result<_, _>>()?;
    let Called { acts, hears } = &mut called;
    // Computers need no mention.
    acts.retain(|player| !player.is_computer());
    hears.retain(|player| !player.is_computer());
    acts.sort();
    acts.dedup();
    hears.retain(|player| !acted.contains(player) && !acts.contains(player));
    hears.sort();
    hears.dedup();
    Ok(called)
}

/// The players who made or accepted the request that a move ends.
fn proposers(before: &Game, declined: &Event) -> Vec<PlayerId> {
    let seats: Vec<Seat> = if let Event::DrawDeclined { .. } = declined {
        let agreed = before.agreed_to(Consent::Draw);
        agreed
            .iter()
            .chain(before.requests().draw_offer())
            .collect()
    } else if let Event::TakebackDeclined { seat } = declined {
        // If the asker moves on, nobody is waiting for anything.
        let asked = before
            .requests()
            .takeback()
            .filter(|asked| asked.seat != *seat);
        asked.iter().flat_map(|asked| asked.agreed.iter()).collect()
    } else {
        before.requests().pause_offers().to_vec()
    };
    let players = seats.into_iter().filter_map(|seat| before.player(seat));
    players.cloned().collect()
}

/// The events from the last turn on. A move announced together with its answer was made before: it is no reason to
/// leave its player out.
fn last_told(events: &[Entry]) -> &[Entry] {
    let player = |entry: &Entry| {
        let Event::Played { seat, .. } = entry.event else {
            return None;
        };
        Some(seat)
    };
    let Some(last) = events.iter().rev().find_map(player) else {
        return events;
    };
    let another = |entry: &Entry| player(entry).is_some_and(|seat| seat != last);
    let before = events.iter().rposition(another);
    before.map_or(events, |nth| &events[nth + 1..])
}

impl Called {
    fn by_event(
        &mut self,
        game: &Game,
        before: &GameBefore<'_>,
        event: &Event,
    ) -> Result<(), StoreError> {
        let Self { acts, hears } = self;
        let next = || next(game);
        match event {
            Event::Created { invited, .. } => acts.extend(invited.clone()),
            // They may have waited a long time for it.
            Event::Started { .. } if game.is_large() => acts.extend(game.seats().to_vec()),
            Event::Started { .. } => {
                acts.extend(next());
                hears.push(game.challenger().clone());
            }
            Event::Played { .. }
            | Event::Rolled { .. }
            | Event::Swapped { .. }
            | Event::Imported { .. } => {
                acts.extend(next());
            }
            Event::Moved { .. } if game.paused().is_some() => hears.extend(next()),
            Event::Moved { .. } => acts.extend(next()),
            Event::TakenBack { .. } => {
                acts.extend(next());
                hears.extend(in_play(game, None));
            }
            Event::DrawOffered { seat } | Event::TakebackAsked { seat, to: _ } => {
                acts.extend(in_play(game, Some(*seat)));
            }
            Event::DrawDeclined { seat } => hears.extend(in_play(game, Some(*seat))),
            Event::TakebackDeclined { seat } => {
                // If the asker withdraws, nobody is waiting for anything.
                if game.history().takeback_asked_by() != Some(*seat) {
                    hears.extend(in_play(game, Some(*seat)));
                }
            }
            // Everybody else sees it, and has nothing to do.
            Event::Signalled { seat, signal: _ } => {
                let speaker = game.player(*seat).into_iter();
                let partners = speaker.flat_map(|speaker| game.partners_of(speaker));
                hears.extend(partners.filter(|partner| game.is_active(partner)).cloned());
            }
            Event::Forfeited { seat, why: _ } => {
                if tell_tables::eliminates_some(game, event) {
                    acts.extend(next());
                    hears.extend(in_play(game, None));
                    hears.extend(game.player(*seat).cloned());
                }
            }
            Event::Declined { .. } => hears.push(game.challenger().clone()),
            Event::Expired => {
                hears.push(game.challenger().clone());
                hears.extend(lobby::gathered(game).filter(|_| game.is_large()).cloned());
            }
            Event::Withdrawn if game.is_large() => hears.extend(lobby::gathered(game).cloned()),
            Event::Ended { .. } | Event::Aborted { .. } | Event::Closed => {
                hears.extend(game.seats().to_vec());
            }
            Event::Time(event) => self.by_time(game, *event),
            Event::Dice(event) => self.by_dice(game, before, event)?,
            Event::Moderated(moderation) => self.by_moderators(game, moderation),
            // A card shows the players present; their agreements are announced by the result.
            Event::Lobby(
                LobbyEvent::Joined { .. }
                | LobbyEvent::Left { .. }
                | LobbyEvent::Ready { .. }
                | LobbyEvent::Shrunk { .. },
            )
            | Event::Withdrawn
            | Event::Agreed { .. }
            | Event::Seated { .. }
            | Event::Stakes(_)
            | Event::Touched { .. } => {}
        }
        Ok(())
    }

    fn by_time(&mut self, game: &Game, event: TimeEvent) {
        match event {
            TimeEvent::PauseEnded => {
                self.acts.extend(to_act(game));
                self.hears.extend(in_play(game, None));
            }
            TimeEvent::Resumed { by } => {
                let resumed = game.player(by);
                self.acts
                    .extend(to_act(game).filter(|next| Some(next) != resumed));
                self.hears.extend(in_play(game, Some(by)));
            }
            TimeEvent::Flagged { seat } => {
                let late = game.mover_seat(seat);
                self.acts.extend(in_play(game, Some(late)));
                self.hears.extend(game.player(late).cloned());
            }
            TimeEvent::PauseOffered { by }
            | TimeEvent::Paused {
                why: PauseReason::Left(by),
            } => self.acts.extend(in_play(game, Some(by))),
            TimeEvent::PauseDeclined { by } => self.hears.extend(in_play(game, Some(by))),
            TimeEvent::Paused {
                why: PauseReason::Agreed,
            } => self.hears.extend(in_play(game, None)),
            TimeEvent::Given { to, .. } => self.hears.extend(game.mover_for_seat(to).cloned()),
            // These players get private notices instead.
            TimeEvent::Paused {
                why: PauseReason::PlaceGone,
            }
            | TimeEvent::Clocked { .. }
            | TimeEvent::Away { .. }
            | TimeEvent::Back { .. } => {}
        }
    }

    fn by_dice(
        &mut self,
        game: &Game,
        before: &GameBefore<'_>,
        event: &DiceEvent,
    ) -> Result<(), StoreError> {
        let proposer = || -> Result<Option<Seat>, StoreError> {
            let before = before()?;
            let sealed = before.as_ref().and_then(|before| before.sealed());
            Ok(sealed.and_then(SealedDice::renewal))
        };
        match event {
            DiceEvent::RenewalOffered { by } => self.acts.extend(in_play(game, Some(*by))),
            DiceEvent::RenewalDeclined { by } => {
                let proposer = proposer()?.filter(|proposer| proposer != by);
                self.hears
                    .extend(proposer.and_then(|seat| game.player(seat)).cloned());
            }
            DiceEvent::Sealed { .. } => {
                self.hears
                    .extend(proposer()?.and_then(|seat| game.player(seat)).cloned());
            }
            DiceEvent::Seeded { .. } | DiceEvent::Opened { .. } => {}
        }
        Ok(())
    }

    fn by_moderators(&mut self, game: &Game, event: &ModerationEvent) {
        match event {
            ModerationEvent::Paused { .. }
            | ModerationEvent::Annulled { .. }
            | ModerationEvent::Unrated { .. } => {
                self.hears.extend(game.seats().to_vec());
            }
            ModerationEvent::Resumed { .. } => {
                self.acts.extend(to_act(game));
                self.hears.extend(in_play(game, None));
            }
            ModerationEvent::HandedOver { from, to, .. } => {
                if game.stands_still() {
                    self.acts.push(to.clone());
                }
                self.acts.extend(to_act(game));
                self.hears.extend(in_play(game, None));
                self.hears.push(from.clone());
            }
            ModerationEvent::HandOverOffered { seat, to, .. } => {
                if to.is_computer() {
                    let asked = game.unanswered(Consent::StandIn).into_iter();
                    self.acts
                        .extend(asked.filter_map(|seat| game.player(seat)).cloned());
                } else {
                    self.acts.push(to.clone());
                }
                // It is their seat that another takes. A player who has left the server cannot be reached.
                let has_left =
                    matches!(game.paused(), Some((PauseReason::Left(left), _)) if left == *seat);
                let sits = game.player(*seat).filter(|_| !has_left);
                self.hears.extend(sits.cloned());
            }
            ModerationEvent::HandOverDeclined { .. } => {
                let offered = game
                    .moderation_events()
                    .iter()
                    .rev()
                    .find_map(|(_, event)| {
                        if let ModerationEvent::HandOverOffered { by, .. } = event {
                            Some(by.clone())
                        } else {
                            None
                        }
                    });
                self.hears.extend(offered);
            }
        }
    }
}

/// The player who has to act, also while the game stands still.
fn next(game: &Game) -> Option<PlayerId> {
    let seat = game.seat_to_act()?;
    game.mover_for_seat(seat).cloned()
}

/// The player who has to act, unless the game stands still.
fn to_act(game: &Game) -> Option<PlayerId> {
    next(game).filter(|_| !game.stands_still())
}

/// The player who caused an event, as far as it is known; `None` for events that happen by themselves.
#[expect(clippy::too_many_lines, reason = "a table: an arm for each")]
fn by(game: &Game, before: &GameBefore<'_>, event: &Event) -> Result<Option<PlayerId>, StoreError> {
    let completed_before = |agreed: fn(&Game, Seat) -> bool| -> Result<_, StoreError> {
        Ok(before()?.and_then(|before| completed(&before, agreed)))
    };
    Ok(match event {
        Event::Created { by, .. } | Event::Declined { by, .. } => Some(by.clone()),
        Event::Withdrawn => Some(game.challenger().clone()),
        Event::Lobby(event) => match event {
            LobbyEvent::Joined { player, .. }
            | LobbyEvent::Left { player }
            | LobbyEvent::Ready { player } => Some(player.clone()),
            LobbyEvent::Shrunk { .. } => None,
        },
        Event::Played { seat, .. } => game.mover_for_seat(*seat).cloned(),
        Event::Touched { seat, .. }
        | Event::DrawOffered { seat }
        | Event::DrawDeclined { seat }
        | Event::TakebackAsked { seat, .. }
        | Event::TakebackDeclined { seat }
        | Event::Signalled { seat, .. }
        | Event::Agreed { seat, .. }
        | Event::Aborted { by: seat } => game.player(*seat).cloned(),
        Event::TakenBack { .. } => {
            completed_before(|before, seat| before.agreed_to(Consent::Takeback).contains(seat))?
        }
        // They sit on the other side since.
        Event::Swapped { seat } => in_play(game, Some(*seat)).next(),
        Event::Forfeited { seat, why } => forfeited_by(game, *seat, why),
        // No request is open any more, but the former agreements are still known.
        Event::Ended { outcome } if outcome.termination == Termination::AGREEMENT => {
            completed(game, |game, seat| {
                game.agreed_to(Consent::Draw).contains(seat)
            })
        }
        Event::Time(event) => match event {
            TimeEvent::Given { by: seat, .. }
            | TimeEvent::PauseOffered { by: seat }
            | TimeEvent::PauseDeclined { by: seat }
            | TimeEvent::Resumed { by: seat }
            | TimeEvent::Away { seat, .. }
            | TimeEvent::Back { seat } => game.player(*seat).cloned(),
            TimeEvent::Paused {
                why: PauseReason::Agreed,
            } => completed_before(|before, seat| before.requests().pause_offers().contains(&seat))?,
            TimeEvent::Paused {
                why: PauseReason::PlaceGone | PauseReason::Left(_),
            }
            | TimeEvent::Clocked { .. }
            | TimeEvent::PauseEnded
            | TimeEvent::Flagged { .. } => None,
        },
        Event::Dice(event) => match event {
            DiceEvent::Seeded { seat, .. }
            | DiceEvent::RenewalOffered { by: seat }
            | DiceEvent::RenewalDeclined { by: seat } => game.player(*seat).cloned(),
            DiceEvent::Sealed { .. } | DiceEvent::Opened { .. } => None,
        },
        Event::Moderated(moderation) => match moderation {
            ModerationEvent::HandOverDeclined { .. } if game.seat_offer_lapsed() => None,
            ModerationEvent::Paused { by, .. }
            | ModerationEvent::Resumed { by }
            | ModerationEvent::Annulled { by, .. }
            | ModerationEvent::Unrated { by, .. }
            | ModerationEvent::HandOverOffered { by, .. }
            | ModerationEvent::HandOverDeclined { by } => Some(by.clone()),
            // The last of those who agreed is not known.
            ModerationEvent::HandedOver { by, to, .. } if to.is_computer() => Some(by.clone()),
            ModerationEvent::HandedOver { to, .. } => Some(to.clone()),
        },
        Event::Seated { .. }
        | Event::Started { .. }
        | Event::Stakes(_)
        | Event::Rolled { .. }
        | Event::Ended { .. }
        | Event::Closed
        | Event::Expired
        | Event::Moved { .. }
        | Event::Imported { .. } => None,
    })
}

/// The player who made a seat forfeit. Only between two players is the claimant known.
fn forfeited_by(game: &Game, seat: Seat, why: &Termination) -> Option<PlayerId> {
    let asks = game
        .clocks()
        .map(Clocks::control)
        .is_some_and(|control| control.flag == TimeoutRule::Soft);
    let claimed = *why == Termination::ABANDONMENT || *why == Termination::TIME && asks;
    if *why == Termination::RESIGNATION {
        game.player(seat).cloned()
    } else if claimed && !game.is_large() {
        let other = Seat::all(game.position().seats()).find(|other| *other != seat);
        other.and_then(|other| game.player(other)).cloned()
    } else {
        None
    }
}

/// The player whose agreement was the last: the only one in play not known to agree before.
fn completed(before: &Game, agreed: impl Fn(&Game, Seat) -> bool) -> Option<PlayerId> {
    let mut missing = before.active_seats().filter(|seat| !agreed(before, *seat));
    let last = missing.next().filter(|_| missing.next().is_none())?;
    before.player(last).cloned()
}

/// The players of all seats in play, without this one.
fn in_play(game: &Game, without: Option<Seat>) -> impl Iterator<Item = PlayerId> + '_ {
    let seats = game
        .active_seats()
        .filter(move |seat| Some(*seat) != without);
    seats.filter_map(|seat| game.player(seat)).cloned()
}

/// Returns `true` if the events are only the dice of a move announced before.
pub(in crate::service) fn is_roll_only(events: &[Entry]) -> bool {
    let decides =
        |entry: &&Entry| matches!(entry.event, Event::Played { .. } | Event::Rolled { .. });
    let first = events.iter().find(decides);
    first.is_some_and(|entry| matches!(entry.event, Event::Rolled { .. }))
}

/// The ply before the first of these events.
pub(in crate::service) fn first_ply(game: &Game, events: &[Entry]) -> Ply {
    let moves = events
        .iter()
        .filter(|entry| matches!(entry.event, Event::Played { .. }))
        .count()
        + usize::from(is_roll_only(events));
    Ply(game
        .ply()
        .0
        .saturating_sub(u32::try_from(moves).expect("fewer events than plies")))
}

/// Returns `true` if this player has to act, on the board or on its dice.
pub(in crate::service) fn is_to_act(game: &Game, player: &PlayerId) -> bool {
    game.seat_to_act()
        .and_then(|seat| game.mover_for_seat(seat))
        == Some(player)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::text::{MoveText, SetupText};
    use crate::play::Timestamp;

    fn played(seat: Seat) -> Entry {
        let (text, after) = (MoveText::new("D2-D3"), SetupText::new("after"));
        Entry {
            at: Timestamp(1),
            event: Event::Played { seat, text, after },
        }
    }

    #[test]
    fn whoever_moved_before_the_answer_has_not_acted_last() {
        let (first, second) = (Seat::FIRST, Seat::SECOND);
        let joined = [played(first), played(second), played(second)];
        assert_eq!(last_told(&joined), &joined[1..]);
        assert_eq!(last_told(&joined[..1]), &joined[..1]);
        assert_eq!(last_told(&[]), &[]);
    }
}
