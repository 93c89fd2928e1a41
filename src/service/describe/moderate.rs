//! Moderators' commands in words.

use crate::play::event::{Event, ModerationEvent};
use crate::play::moderate::LONGEST_REASON;
use crate::play::{Game, PlayerId};
use crate::service::api::open_request::OpenRequest;
use crate::service::api::reply::Control;
use crate::service::api::result::{self, HandlerError};
use crate::service::describe::{buttons, computer};
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::clean;
use crate::service::words::names::PlayerNames;
use crate::service::words::text::Text;

/// The announcement of a moderator's action.
pub(in crate::service) fn sentences(
    game: &Game,
    event: &ModerationEvent,
    names: &PlayerNames,
) -> Text {
    if let Some(text) = computer::stand_in_told(game, event, names) {
        return text;
    }
    let words = catalogue::sentences();
    let number = ("game", game.id().to_string().into());
    let by = |player| ("moderator", names.arg(player));
    let mut text = match event {
        ModerationEvent::Paused { by: player_id, .. } => {
            words.text("moderated-paused", &[by(player_id), number])
        }
        ModerationEvent::Resumed { by: player_id } => {
            words.text("moderated-resumed", &[by(player_id), number])
        }
        ModerationEvent::Annulled { by: player_id, .. } => {
            words.text("moderated-annulled", &[by(player_id), number])
        }
        ModerationEvent::Unrated { by: player_id, .. } => {
            words.text("moderated-unrated", &[by(player_id), number])
        }
        ModerationEvent::HandOverOffered {
            by: player_id,
            seat,
            to,
            expires,
            ..
        } => {
            let args = [
                by(player_id),
                number,
                ("from", names.seated(game, *seat)),
                ("to", names.arg(to)),
                ("until", TextArg::Date(*expires)),
            ];
            let own = game.player(*seat) == Some(player_id);
            let id = if own {
                "handed-on-offered"
            } else {
                "moderated-offered"
            };
            words.text(id, &args)
        }
        ModerationEvent::HandOverDeclined { .. } if game.seat_offer_lapsed() => {
            words.text("moderated-lapsed", &[number])
        }
        ModerationEvent::HandOverDeclined { by: player_id } => words.text(
            "moderated-declined",
            &[("player", names.arg(player_id)), number],
        ),
        ModerationEvent::HandedOver {
            by: player_id,
            from,
            to,
            ..
        } => {
            let args = [
                by(player_id),
                number,
                ("from", names.arg(from)),
                ("to", names.arg(to)),
            ];
            let id = if player_id == from {
                "handed-on"
            } else {
                "moderated-handed"
            };
            words.text(id, &args)
        }
    };
    text.push_line(why(event));
    text
}

pub(in crate::service) fn why(event: &ModerationEvent) -> Text {
    match event.reason() {
        "" => Text::default(),
        reason => {
            catalogue::sentences().text("moderated-reason", &[("reason", reason.to_owned().into())])
        }
    }
}

/// The controls of a standing offer of a seat.
pub(in crate::service) fn answers(game: &Game) -> Vec<Control> {
    let about_seat = OpenRequest::ALL
        .into_iter()
        .filter(|request| request.is_about_seat());
    about_seat
        .flat_map(|request| buttons::request_answers(game, request))
        .collect()
}

/// The moderation in force: a held game, an offered seat.
pub(in crate::service) fn in_force(game: &Game, names: &PlayerNames) -> Text {
    let mut text = Text::default();
    if let Some((by, _)) = game.moderator_hold() {
        let args = [
            ("moderator", names.arg(by)),
            ("game", game.id().to_string().into()),
        ];
        text.push_line(catalogue::sentences().text("moderated-paused", &args));
    }
    if let Some(offer) = game.requests().hand_over() {
        let event = ModerationEvent::HandOverOffered {
            by: offer.by.clone(),
            seat: offer.seat,
            to: offer.to.clone(),
            reason: offer.reason.clone(),
            expires: offer.expires,
        };
        text.push_line(sentences(game, &event, names));
    }
    text
}

/// The player who gave up their seat in these events.
pub(in crate::service) fn left_by(events: &[Event]) -> Option<PlayerId> {
    events.iter().find_map(|event| {
        if let Event::Moderated(ModerationEvent::HandedOver { from, .. }) = event {
            Some(from.clone())
        } else {
            None
        }
    })
}

/// A typed reason, in one line.
pub(in crate::service) fn one_reason(typed: &str) -> Result<String, HandlerError> {
    let text = clean::clean(typed);
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let count = text.chars().count();
    if count > LONGEST_REASON {
        let args = [
            ("most", TextArg::count(LONGEST_REASON)),
            ("count", TextArg::count(count)),
        ];
        return Err(result::note("refuse-long-words", &args).into());
    }
    Ok(text)
}
