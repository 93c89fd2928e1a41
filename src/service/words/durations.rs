//! Durations in words.

use crate::game::seat::Seat;
use crate::play::calendar::{DAY, HOUR, MINUTE};
use crate::play::time_control::{LONGEST, TimeControl, TimeoutRule};
use crate::play::{Game, Ply};
use crate::scene::Tint;
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::text::Text;

/// The agreed time control, as a sentence for a player with this many others.
pub(in crate::service) fn agreed(control: TimeControl, others: usize) -> Text {
    let args = [
        ("others", TextArg::count(others)),
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
    catalogue::sentences().text(form, &args)
}

/// The clock of a game in a few words.
pub(in crate::service) fn in_short(control: TimeControl) -> String {
    let args = [
        ("bank", lasting(control.bank).into()),
        ("increment", lasting(control.increment).into()),
        ("cap", lasting(control.cap).into()),
    ];
    let form = if control.is_per_move() {
        "web-terms-per-move"
    } else if control.increment == 0 {
        "web-terms-bank-alone"
    } else if control.cap == control.bank {
        "web-terms-bank-back"
    } else {
        "web-terms-bank"
    };
    let clock = catalogue::sentences().line(form, &args);
    match control.flag {
        TimeoutRule::Hard => clock,
        TimeoutRule::Soft => {
            let args = [("clock", clock.into())];
            catalogue::sentences().line("web-terms-soft", &args)
        }
    }
}

/// A duration in words, in its two largest units: "3 days", "1 day 12 hours", "40 minutes".
pub(in crate::service) fn lasting(length: i64) -> String {
    in_two_units(length, ["length-days", "length-hours", "length-minutes"])
}

/// A duration as a picture shows it: `3d`, `2d 4h`, `5h 10m`, `0m`, with the units of the reader's language.
fn short(length: i64) -> String {
    in_two_units(
        length.clamp(0, LONGEST),
        ["short-days", "short-hours", "short-minutes"],
    )
}

/// The two largest units of a duration, each by its message in the catalogue: days, hours, minutes.
fn in_two_units(length: i64, [days, hours, minutes]: [&str; 3]) -> String {
    let length = to_minute(length);
    let parts = [
        (days, length / DAY),
        (hours, length % DAY / HOUR),
        (minutes, length % HOUR / MINUTE),
    ];
    let first = parts.iter().position(|(_, count)| *count > 0).unwrap_or(2);
    let shown: Vec<String> = parts
        .iter()
        .skip(first)
        .take(2)
        .enumerate()
        .filter(|(i, (_, count))| *i == 0 || *count > 0)
        .map(|(_, (unit, count))| {
            catalogue::sentences().line(unit, &[("count", TextArg::Num(*count))])
        })
        .collect();
    shown.join(" ")
}

/// An estimate in words: tens of seconds, or minutes from about one on.
pub(in crate::service) fn roughly(length: i64) -> String {
    const STEP: i64 = 10_000;
    let length = length.max(1);
    if length > 5 * STEP {
        return lasting(length.max(MINUTE));
    }
    let seconds = (length + STEP - 1) / STEP * STEP / 1_000;
    catalogue::sentences().line("length-seconds", &[("count", TextArg::Num(seconds))])
}

/// Rounds to the nearest minute: a new clock then shows all its time.
fn to_minute(length: i64) -> i64 {
    (length + MINUTE / 2) / MINUTE * MINUTE
}

/// Each seat's time left after this many moves, as a picture shows it: `2d 4h`. Empty without clocks.
pub(in crate::service) fn captions(
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
