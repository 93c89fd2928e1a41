//! Who is called by the message that tells of something, and from which move on it tells.

use crate::game::seat::Seat;
use crate::play::event::{Entry, Event};
use crate::play::{Game, PlayerId, Ply};
use crate::service::{clocks, dice, moderate, tables};

/// Who must act now, and so is mentioned.
pub(super) fn called(game: &Game, events: &[Entry]) -> Vec<PlayerId> {
    let mut called = Vec::new();
    for entry in events {
        match &entry.event {
            Event::Created { invited, .. } => called.extend(invited.clone()),
            // They may have waited for it for long.
            Event::Started { .. } if game.is_large() => called.extend(game.seats().to_vec()),
            Event::Started { .. }
            | Event::Played { .. }
            | Event::Rolled { .. }
            | Event::TakenBack { .. }
            | Event::Moved { .. }
            | Event::Imported { .. } => {
                called.extend(game.acts().and_then(|seat| game.commander(seat)).cloned());
            }
            Event::Dice(event) => called.extend(dice::called(game, event).cloned()),
            Event::DrawOffered { seat } | Event::TakebackAsked { seat, to: _ } => {
                called.extend(in_play(game, *seat).cloned());
            }
            Event::Forfeited { .. } if tables::goes_on_without(game, &entry.event) => {
                called.extend(game.acts().and_then(|seat| game.commander(seat)).cloned());
            }
            Event::Declined { .. } => called.push(game.challenger().clone()),
            Event::Expired => {
                called.push(game.challenger().clone());
                called.extend(game.gathered().filter(|_| game.is_large()).cloned());
            }
            Event::Withdrawn if game.is_large() => {
                let others = game
                    .gathered()
                    .filter(|player| *player != game.challenger());
                called.extend(others.cloned());
            }
            Event::Time(event) => called.extend(clocks::called(game, *event).cloned()),
            Event::Moderated(deed) => called.extend(moderate::called(game, deed)),
            Event::DrawDeclined { .. }
            | Event::TakebackDeclined { .. }
            | Event::Withdrawn
            | Event::Lobby(_)
            | Event::Agreed { .. }
            | Event::Seated { .. }
            | Event::Touched { .. }
            | Event::Forfeited { .. }
            | Event::Ended { .. }
            | Event::Aborted { .. }
            | Event::Closed => {}
        }
    }
    called.sort();
    called.dedup();
    called
}

/// The players of all other seats that are in play.
fn in_play(game: &Game, seat: Seat) -> impl Iterator<Item = &PlayerId> {
    let others = game.in_play().filter(move |other| *other != seat);
    others.filter_map(|other| game.player(other))
}

/// Whether dice have fallen for a move that was told of before.
pub(super) fn falls_alone(events: &[Entry]) -> bool {
    let decides =
        |entry: &&Entry| matches!(entry.event, Event::Played { .. } | Event::Rolled { .. });
    let first = events.iter().find(decides);
    first.is_some_and(|entry| matches!(entry.event, Event::Rolled { .. }))
}

/// The ply before the first of these events.
pub(super) fn first_ply(game: &Game, events: &[Entry]) -> Ply {
    let moves = events
        .iter()
        .filter(|entry| matches!(entry.event, Event::Played { .. }))
        .count()
        + usize::from(falls_alone(events));
    Ply(game
        .ply()
        .0
        .saturating_sub(u32::try_from(moves).expect("fewer events than plies")))
}
