//! Moderators' actions as commands in a record. People other than the players are named by id.

use crate::game::seat::Seat;
use crate::play::decide::moderate;
use crate::play::game::moderation::HandoverOffer;
use crate::play::game::stage::Stage;
use crate::play::game::{Game, rated};
use crate::play::record::MAX_ID;
use crate::play::record::head::seat;
use crate::play::record::letters::{argument, moment, read_moment};
use crate::play::values::event::{Consent, ModerationEvent};
use crate::play::values::identity::PlayerId;

/// The command without its time.
pub(super) fn words(event: &ModerationEvent, game: &Game) -> String {
    let id = |player: &PlayerId| argument(player.as_str());
    let side = |seat: &Seat| game.side_code(*seat);
    let words = match event {
        ModerationEvent::Paused { by, .. } => format!("paused {}", id(by)),
        ModerationEvent::Resumed { by } => format!("resumed {}", id(by)),
        ModerationEvent::Annulled { by, .. } => format!("annulled {}", id(by)),
        ModerationEvent::Unrated { by, .. } => format!("unrated {}", id(by)),
        ModerationEvent::HandOverOffered {
            by,
            seat,
            to,
            expires,
            ..
        } => format!(
            "offered {} {} {} {}",
            id(by),
            side(seat),
            id(to),
            moment(*expires)
        ),
        ModerationEvent::HandOverDeclined { by } => format!("declined {}", id(by)),
        ModerationEvent::HandedOver { by, seat, to, .. } => {
            format!("handed {} {} {}", id(by), side(seat), id(to))
        }
    };
    let why = argument(event.reason());
    format!("moderated {words} {why}").trim_end().to_owned()
}

/// The event of a command, from the words after the first; `None` if it is not well-formed.
pub(super) fn read(game: &Game, given: &[&str]) -> Option<ModerationEvent> {
    let id = |text: &str| {
        let sound = text.contains(':') && text.chars().count() <= MAX_ID;
        sound.then(|| PlayerId::new(text))
    };
    let reason = |given: &[&str]| match given {
        [] => Some(String::new()),
        [text] => moderate::is_reason(text).then(|| (*text).to_owned()),
        [_, _, ..] => None,
    };
    let sides = (game.kind().spec().sides)(game.options());
    Some(match given {
        ["paused", by, why @ ..] => ModerationEvent::Paused {
            by: id(by)?,
            reason: reason(why)?,
        },
        ["resumed", by] => ModerationEvent::Resumed { by: id(by)? },
        ["annulled", by, why @ ..] => ModerationEvent::Annulled {
            by: id(by)?,
            reason: reason(why)?,
        },
        ["unrated", by, why @ ..] => ModerationEvent::Unrated {
            by: id(by)?,
            reason: reason(why)?,
        },
        ["offered", by, side, to, until, why @ ..] => ModerationEvent::HandOverOffered {
            by: id(by)?,
            seat: seat(sides, side)?,
            to: id(to)?,
            reason: reason(why)?,
            expires: read_moment(until)?,
        },
        ["declined", by] => ModerationEvent::HandOverDeclined { by: id(by)? },
        ["handed", by, side, to, why @ ..] => {
            let seat = seat(sides, side)?;
            ModerationEvent::HandedOver {
                by: id(by)?,
                seat,
                from: game.player(seat)?.clone(),
                to: id(to)?,
                reason: reason(why)?,
            }
        }
        _ => return None,
    })
}

/// Returns `true` if the event is possible in this game now.
pub(super) fn is_possible(game: &Game, event: &ModerationEvent) -> bool {
    let running = game.stage() == Stage::Running;
    let free = |player: &PlayerId| !game.seats().contains(player);
    match event {
        ModerationEvent::Paused { .. } => running && game.moderator_hold().is_none(),
        ModerationEvent::Resumed { .. } => game.moderator_hold().is_some(),
        ModerationEvent::Annulled { .. } => game.stage() != Stage::Void,
        ModerationEvent::Unrated { .. } => rated::share_of(game).is_ok(),
        ModerationEvent::HandOverOffered { to, .. } => {
            running && free(to) && !(to.is_computer() && game.uses_players_dice())
        }
        ModerationEvent::HandOverDeclined { .. } => {
            game.requests().hand_over().is_some() || offered_when_out(game).is_some()
        }
        ModerationEvent::HandedOver { seat, to, .. } => {
            let offered = |offer: &HandoverOffer| offer.seat == *seat && offer.to == *to;
            let stands = game.requests().hand_over().is_some_and(offered);
            let stands = stands || offered_when_out(game) == Some((*seat, to));
            // The last agreement is the event itself.
            let agreed = !to.is_computer() || game.unanswered(Consent::StandIn).len() <= 1;
            free(to) && agreed && stands
        }
    }
}

/// The last offer of a seat at a large table, if nobody has answered it. It ends when its seat is out, and in older
/// versions it did not.
fn offered_when_out(game: &Game) -> Option<(Seat, &PlayerId)> {
    let mut events = game.moderation_events().iter().rev();
    let last = events.find_map(|(_, event)| match event {
        ModerationEvent::HandOverOffered { seat, to, .. } => Some(Some((*seat, to))),
        ModerationEvent::HandOverDeclined { .. } | ModerationEvent::HandedOver { .. } => Some(None),
        ModerationEvent::Paused { .. }
        | ModerationEvent::Resumed { .. }
        | ModerationEvent::Annulled { .. }
        | ModerationEvent::Unrated { .. } => None,
    });
    last.flatten().filter(|_| game.is_large())
}

/// The side of a player who held it from beginning to end.
pub(super) fn only_seat(game: &Game, player: &PlayerId) -> Option<Seat> {
    let stayed = |seat: &Seat| {
        game.player(*seat) == Some(player) && game.seating().first_player(*seat) == Some(player)
    };
    Seat::all(game.position().seats()).find(stayed)
}
