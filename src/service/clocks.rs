//! Time in words: what was agreed, how long there is, and what pauses, gifts and holidays come to.

use crate::game::seat::Seat;
use crate::play::calendar::{DAY, HOUR, MINUTE};
use crate::play::clock::{Clocks, TimeControl, TimeoutRule};
use crate::play::event::{PauseReason, TimeEvent};
use crate::play::{Game, Ply};
use crate::scene::Tint;
use crate::service::ask::Action;
use crate::service::buttons::button;
use crate::service::names::PlayerNames;
use crate::service::prose::{TextArg, sentences};
use crate::service::reply::{ButtonStyle, Control, Text};
use crate::service::time::{ClockAction, ask};

/// The gifts of time that have a button.
const GIFTS: [(&str, &str); 2] = [
    ("button-give-one-day", "1d"),
    ("button-give-three-days", "3d"),
];

/// What happened to the time of a game; empty where it goes without saying.
pub(super) fn told(game: &Game, event: TimeEvent, names: &PlayerNames) -> Text {
    let words = sentences();
    let number = ("game", game.id().to_string().into());
    let player = |seat: Seat| ("player", names.seated(game, seat));
    match event {
        TimeEvent::Flagged { seat } => words.text("time-up", &[player(seat), number]),
        TimeEvent::Given { by, to, added } => {
            let args = [
                player(by),
                ("to", names.seated(game, to)),
                ("time", lasting(added).into()),
            ];
            words.text("time-given", &args)
        }
        TimeEvent::PauseOffered { by } => words.text("pause-offered", &[player(by), number]),
        TimeEvent::PauseDeclined { by } => words.text("pause-declined", &[player(by)]),
        TimeEvent::Paused { why } => match why {
            PauseReason::Agreed => words.text("paused", &[number]),
            PauseReason::PlaceGone => words.text("paused-place-gone", &[number]),
            PauseReason::Left(seat) => words.text("paused-left", &[player(seat), number]),
        },
        TimeEvent::Resumed { by } => words.text("resumed", &[player(by), number]),
        TimeEvent::Away { seat, stretch } => {
            let args = [
                player(seat),
                number,
                ("from", TextArg::Date(stretch.from)),
                ("until", TextArg::Date(stretch.until)),
            ];
            words.text("away", &args)
        }
        TimeEvent::Back { seat } => words.text("back", &[player(seat), number]),
        TimeEvent::Clocked { .. } => Text::default(),
    }
}

/// What can be answered to such an event.
pub(super) fn controls(game: &Game, event: TimeEvent) -> Vec<Control> {
    let (id, seen) = (game.id(), game.version());
    if let TimeEvent::Flagged { .. } = event {
        let claim = stamped(game, ClockAction::Claim(Some(id)));
        let claim = button("button-claim", claim, ButtonStyle::Primary);
        let gifts = GIFTS.map(|(label, length)| {
            let give = ClockAction::Give {
                game: Some(id),
                length: length.to_owned(),
            };
            button(label, stamped(game, give), ButtonStyle::Success)
        });
        let wait = button(
            "button-wait",
            ask(ClockAction::Wait(id)),
            ButtonStyle::Secondary,
        );
        return [claim].into_iter().chain(gifts).chain([wait]).collect();
    }
    if let TimeEvent::PauseOffered { .. } = event {
        let answer = |accept| {
            ask(ClockAction::AnswerPause {
                game: Some(id),
                seen: Some(seen),
                accept,
            })
        };
        return vec![
            button("button-pause-accept", answer(true), ButtonStyle::Success),
            button(
                "button-pause-decline",
                answer(false),
                ButtonStyle::Secondary,
            ),
        ];
    }
    if let TimeEvent::Paused {
        why: PauseReason::Left(_),
    } = event
    {
        return vec![
            button(
                "button-wait",
                ask(ClockAction::Wait(id)),
                ButtonStyle::Secondary,
            ),
            button("button-abort", Action::Abort(Some(id)), ButtonStyle::Danger),
            button(
                "button-claim",
                ask(ClockAction::Claim(Some(id))),
                ButtonStyle::Secondary,
            ),
        ];
    }
    let agreed = matches!(
        event,
        TimeEvent::Paused {
            why: PauseReason::Agreed
        }
    );
    let resume = || {
        button(
            "button-resume",
            stamped(game, ClockAction::Resume(Some(id))),
            ButtonStyle::Primary,
        )
    };
    agreed.then(resume).into_iter().collect()
}

/// The wish, as long as the game is as it is now: pressed twice, it is done once.
fn stamped(game: &Game, wish: ClockAction) -> Action {
    ask(ClockAction::IfUnchanged {
        game: game.id(),
        seen: game.version(),
        wish: Box::new(wish),
    })
}

/// Whether somebody’s time is up, and others may choose what follows.
pub(super) fn is_up(game: &Game) -> bool {
    game.clocks().and_then(Clocks::flagged).is_some()
}

/// What stands between the players and the next move: a pause, a proposal to pause, time that is up.
pub(super) fn standing(game: &Game, names: &PlayerNames) -> (Text, Vec<Control>) {
    let flagged = game.clocks().and_then(Clocks::flagged);
    if game.held().is_some() {
        return (Text::default(), Vec::new());
    }
    let event = if let Some((why, _)) = game.paused() {
        TimeEvent::Paused { why }
    } else if let Some(seat) = flagged {
        TimeEvent::Flagged { seat }
    } else if let Some(by) = game.pause_offers().first().copied() {
        TimeEvent::PauseOffered { by }
    } else {
        return (Text::default(), Vec::new());
    };
    (told(game, event, names), controls(game, event))
}

/// The time that was agreed on, as a sentence.
pub(super) fn agreed(control: TimeControl) -> Text {
    let args = [
        ("bank", lasting(control.bank).into()),
        ("increment", lasting(control.increment).into()),
        ("cap", lasting(control.cap).into()),
    ];
    let form = match (control.is_per_move(), control.flag) {
        (true, TimeoutRule::Hard) => "clock-per-move",
        (true, TimeoutRule::Soft) => "clock-per-move-soft",
        (false, TimeoutRule::Hard) => "clock-bank",
        (false, TimeoutRule::Soft) => "clock-bank-soft",
    };
    sentences().text(form, &args)
}

/// A length of time in words: "3 days", "1 day 12 hours", "40 minutes". Of the two largest units.
pub(super) fn lasting(length: i64) -> String {
    let length = to_minute(length);
    let parts = [
        ("days", length / DAY),
        ("hours", length % DAY / HOUR),
        ("minutes", length % HOUR / MINUTE),
    ];
    let first = parts.iter().position(|(_, count)| *count > 0).unwrap_or(2);
    let shown: Vec<String> = parts
        .iter()
        .skip(first)
        .take(2)
        .enumerate()
        .filter(|(i, (_, count))| *i == 0 || *count > 0)
        .map(|(_, (unit, count))| {
            sentences().line(
                &format!("length-{unit}"),
                &[("count", TextArg::Num(*count))],
            )
        })
        .collect();
    shown.join(" ")
}

/// To the nearest minute: a clock that has just been started shows all its time.
fn to_minute(length: i64) -> i64 {
    (length + MINUTE / 2) / MINUTE * MINUTE
}

/// What every seat had left after so many moves, as a picture shows it: `2d 4h`. None without clocks.
pub(super) fn captions(
    game: &Game,
    ply: Ply,
    tints: impl Iterator<Item = (Tint, Seat)>,
) -> Vec<(Tint, String)> {
    let Some(clocks) = game.clocks() else {
        return Vec::new();
    };
    let played = usize::try_from(ply.0).unwrap_or(usize::MAX);
    tints
        .map(|(tint, seat)| {
            let steps = game.steps().iter().take(played).rev();
            let booked = steps
                .filter(|step| step.seat == seat)
                .find_map(|step| step.clock);
            let left = if ply == game.ply() {
                clocks.left_when_stopped(seat)
            } else {
                booked.unwrap_or(clocks.control().bank)
            };
            (tint, short(left))
        })
        .collect()
}

/// A length of time as briefly as it can be told apart: `3d`, `2d 4h`, `5h 10m`, `0m`.
pub(super) fn short(length: i64) -> String {
    let length = to_minute(length);
    let (days, hours, minutes) = (length / DAY, length % DAY / HOUR, length % HOUR / MINUTE);
    let parts = match (days, hours, minutes) {
        (0, 0, minutes) => vec![(minutes, 'm')],
        (0, hours, minutes) => vec![(hours, 'h'), (minutes, 'm')],
        (days, hours, _) => vec![(days, 'd'), (hours, 'h')],
    };
    let shown = parts
        .iter()
        .enumerate()
        .filter(|(i, (count, _))| *i == 0 || *count > 0);
    let shown: Vec<String> = shown
        .map(|(_, (count, unit))| format!("{count}{unit}"))
        .collect();
    shown.join(" ")
}
