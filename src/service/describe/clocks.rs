//! Clocks in words: the agreed time, the remaining time, pauses, gifts and holidays.

use crate::game::outcome::{Status, Termination};
use crate::game::seat::Seat;
use crate::play::clock::Clocks;
use crate::play::event::{PauseReason, TimeEvent};
use crate::play::game::pause;
use crate::play::{Game, PlayerId};
use crate::service::api::action::Action;
use crate::service::api::open_request::OpenRequest;
use crate::service::api::reply::{ButtonStyle, Control};
use crate::service::api::time::ClockAction;
use crate::service::describe::button::button;
use crate::service::describe::{buttons, computer};
use crate::service::words::catalogue::TextArg;
use crate::service::words::names::PlayerNames;
use crate::service::words::text::Text;
use crate::service::words::{catalogue, durations};

/// The gifts of time that have a button.
const GIFTS: [(&str, &str); 2] = [
    ("button-give-one-day", "1d"),
    ("button-give-three-days", "3d"),
];

/// The text of a time event; empty if it needs none.
pub(in crate::service) fn sentences(game: &Game, event: TimeEvent, names: &PlayerNames) -> Text {
    let words = catalogue::sentences();
    let number = ("game", game.id().to_string().into());
    let player = |seat: Seat| ("player", names.seated(game, seat));
    let for_several = |two, several| if game.is_large() { several } else { two };
    match event {
        TimeEvent::Flagged { seat } => {
            let late = player(game.mover_seat(seat));
            let args = [late, number, left_to_play(game, Some(seat))];
            words.text("time-up", &args)
        }
        // The player who moves for a partner is given the same for their own clock.
        TimeEvent::Given { to, .. } if game.mover_seat(to) != to => Text::default(),
        TimeEvent::Given { by, to, added } => {
            let args = [
                player(by),
                ("to", names.seated(game, to)),
                ("time", durations::lasting(added).into()),
            ];
            words.text("time-given", &args)
        }
        // A pause that a computer grants at once is announced by its result.
        TimeEvent::PauseOffered { .. } if game.requests().pause_offers().is_empty() => {
            Text::default()
        }
        // Computers always agree, and nobody waits for them.
        TimeEvent::PauseOffered { by } if game.player(by).is_some_and(PlayerId::is_computer) => {
            Text::default()
        }
        TimeEvent::PauseOffered { by } => words.text("pause-offered", &[player(by), number]),
        TimeEvent::PauseDeclined { by } => words.text("pause-declined", &[player(by)]),
        TimeEvent::Paused { why } => match why {
            PauseReason::Agreed => {
                let others = ("others", TextArg::count(game.others_in_play()));
                match pause::ends_at(game) {
                    Some(at) => {
                        let until = ("until", TextArg::Date(at));
                        words.text("paused-until", &[number, others, until])
                    }
                    None => words.text("paused", &[number, others]),
                }
            }
            PauseReason::PlaceGone => words.text("paused-place-gone", &[number]),
            PauseReason::Left(seat) => {
                let mut text = words.text("paused-left", &[player(seat), number]);
                if let Some((_, until)) = pause::may_come_back(game) {
                    let left = left_to_play(game, Some(seat));
                    let args = [player(seat), left, ("until", TextArg::Date(until))];
                    text.push_line(words.text("paused-left-until", &args));
                }
                text
            }
        },
        TimeEvent::Resumed { by } => words.text("resumed", &[player(by), number]),
        TimeEvent::PauseEnded => {
            let longest = game.terms().longest_stop.unwrap_or_default();
            let longest = ("longest", durations::lasting(longest).into());
            words.text("pause-ended", &[number, longest])
        }
        TimeEvent::Away { seat, stretch } => {
            let args = [
                player(seat),
                number,
                ("from", TextArg::Date(stretch.from)),
                ("until", TextArg::Date(stretch.until)),
            ];
            words.text(for_several("away", "away-several"), &args)
        }
        TimeEvent::Back { seat } => {
            words.text(for_several("back", "back-several"), &[player(seat), number])
        }
        TimeEvent::Clocked { .. } => Text::default(),
    }
}

/// The argument of a sentence about a claim: how many play on without this seat; 0 if the claim ends the game.
pub(in crate::service) fn left_to_play(
    game: &Game,
    seat: Option<Seat>,
) -> (&'static str, TextArg<'static>) {
    let goes_on = seat.is_some_and(|seat| continues_without(game, seat));
    let others = if goes_on { game.others_in_play() } else { 0 };
    ("others", TextArg::count(others))
}

/// Returns `true` if a table of more than two continues when this seat is forfeited.
fn continues_without(game: &Game, seat: Seat) -> bool {
    let mut position = game.position().boxed_clone();
    position.forfeit(seat, Termination::ABANDONMENT);
    game.is_large() && !matches!(position.status(), Status::Over(_))
}

/// The label of a claim against this seat.
fn claim_label(game: &Game, seat: Seat) -> &'static str {
    if continues_without(game, seat) {
        "button-play-on-without"
    } else {
        "button-claim"
    }
}

/// The controls that answer such an event.
pub(in crate::service) fn controls(game: &Game, event: TimeEvent) -> Vec<Control> {
    let id = game.id();
    if let TimeEvent::Flagged { seat } = event {
        let claim = stamped(game, ClockAction::Claim(Some(id)));
        let claim = button(claim_label(game, seat), claim, ButtonStyle::Primary);
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
        let buttons = [claim].into_iter().chain(gifts).chain([wait]);
        return buttons.chain(computer::stand_in_menu(game)).collect();
    }
    if let TimeEvent::PauseOffered { .. } = event {
        return buttons::request_answers(game, OpenRequest::Pause);
    }
    if let TimeEvent::Paused {
        why: PauseReason::Left(seat),
    } = event
    {
        return left_answers(game, seat);
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

/// The choices while the player of this seat is away; the one that gives a result up comes last.
fn left_answers(game: &Game, seat: Seat) -> Vec<Control> {
    let id = game.id();
    let (wait, claim) = (
        ask(ClockAction::Wait(id)),
        ask(ClockAction::Claim(Some(id))),
    );
    // One player alone cannot call off a game of several that has begun.
    let abort = (!game.is_large() || game.steps().is_empty())
        .then(|| button("button-abort", Action::Abort(Some(id)), ButtonStyle::Danger));
    [
        button("button-wait", wait, ButtonStyle::Secondary),
        button(claim_label(game, seat), claim, ButtonStyle::Secondary),
    ]
    .into_iter()
    .chain(abort)
    .chain(computer::stand_in_menu(game))
    .collect()
}

/// The action, valid only while the game has not changed: pressed twice, it runs once.
fn stamped(game: &Game, action: ClockAction) -> Action {
    ask(ClockAction::IfUnchanged {
        game: game.id(),
        seen: game.version(),
        action: Box::new(action),
    })
}

/// Returns `true` if a player’s time is up, and others may decide about that.
pub(in crate::service) fn is_up(game: &Game) -> bool {
    game.clocks().and_then(Clocks::flagged).is_some()
}

/// The obstacles before the next move: a pause, a proposal to pause, time that is up.
pub(in crate::service) fn obstacles(game: &Game, names: &PlayerNames) -> (Text, Vec<Control>) {
    let flagged = game.clocks().and_then(Clocks::flagged);
    if game.moderator_hold().is_some() {
        return (Text::default(), Vec::new());
    }
    let event = if let Some((why, _)) = game.paused() {
        TimeEvent::Paused { why }
    } else if let Some(seat) = flagged {
        TimeEvent::Flagged { seat }
    } else if let Some(by) = game.requests().pause_offers().first().copied() {
        TimeEvent::PauseOffered { by }
    } else {
        return (Text::default(), Vec::new());
    };
    (sentences(game, event, names), controls(game, event))
}

/// Wraps the clock action.
fn ask(action: ClockAction) -> Action {
    Action::Time(action)
}
