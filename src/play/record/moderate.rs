//! What moderators did, as commands in a record. Whoever is no player of the game is named by id.

use crate::game::seat::Seat;
use crate::play::event::Moderation;
use crate::play::record::head::seat;
use crate::play::record::letters::{argument, moment, read_moment};
use crate::play::record::{MAX_ID, side};
use crate::play::summary::Stage;
use crate::play::{Game, PlayerId, moderate};

/// The command without its moment.
pub(super) fn words(event: &Moderation, game: &Game) -> String {
    let id = |player: &PlayerId| argument(player.as_str());
    let side = |seat: &Seat| side(game, *seat);
    let words = match event {
        Moderation::Paused { by, .. } => format!("paused {}", id(by)),
        Moderation::Resumed { by } => format!("resumed {}", id(by)),
        Moderation::Annulled { by, .. } => format!("annulled {}", id(by)),
        Moderation::HandOverOffered {
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
        Moderation::HandOverDeclined { by } => format!("declined {}", id(by)),
        Moderation::HandedOver { by, seat, to, .. } => {
            format!("handed {} {} {}", id(by), side(seat), id(to))
        }
    };
    let why = argument(event.reason());
    format!("moderated {words} {why}").trim_end().to_owned()
}

/// The event of a command behind its first word; `None` when it is not so written.
pub(super) fn read(game: &Game, given: &[&str]) -> Option<Moderation> {
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
        ["paused", by, why @ ..] => Moderation::Paused {
            by: id(by)?,
            reason: reason(why)?,
        },
        ["resumed", by] => Moderation::Resumed { by: id(by)? },
        ["annulled", by, why @ ..] => Moderation::Annulled {
            by: id(by)?,
            reason: reason(why)?,
        },
        ["offered", by, side, to, until, why @ ..] => Moderation::HandOverOffered {
            by: id(by)?,
            seat: seat(sides, side)?,
            to: id(to)?,
            reason: reason(why)?,
            expires: read_moment(until)?,
        },
        ["declined", by] => Moderation::HandOverDeclined { by: id(by)? },
        ["handed", by, side, to, why @ ..] => {
            let seat = seat(sides, side)?;
            Moderation::HandedOver {
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

/// Whether it can happen as the game stands.
pub(super) fn possible(game: &Game, event: &Moderation) -> bool {
    let running = game.stage() == Stage::Running;
    let free = |player: &PlayerId| !game.seats().contains(player);
    match event {
        Moderation::Paused { .. } => running && game.held().is_none(),
        Moderation::Resumed { .. } => game.held().is_some(),
        Moderation::Annulled { .. } => game.stage() != Stage::Void,
        Moderation::HandOverOffered { to, .. } => running && free(to),
        Moderation::HandOverDeclined { .. } => game.hand_over().is_some(),
        Moderation::HandedOver { seat, to, .. } => {
            let offered = |offer: &moderate::HandOver| offer.seat == *seat && offer.to == *to;
            free(to) && game.hand_over().is_some_and(offered)
        }
    }
}

/// The side of a player, where it was his from beginning to end.
pub(super) fn only_seat(game: &Game, player: &PlayerId) -> Option<Seat> {
    let stayed = |seat: &Seat| {
        game.player(*seat) == Some(player) && game.first_player(*seat) == Some(player)
    };
    Seat::all(game.position().seats()).find(stayed)
}
