//! Time in a record, as commands: clocks, pauses, gifts, holidays.

use crate::game::seat::Seat;
use crate::play::game::{Game, pause};
use crate::play::record::letters::{moment, read_moment};
use crate::play::values::calendar::{DAY, HOUR, MINUTE, TimeSpan};
use crate::play::values::event::{PauseReason, TimeEvent};
use crate::play::values::time_control::{LARGEST_GIFT, TimeoutRule};

/// Highest value of a clock, in ms.
const MAX_CLOCK: i64 = 10 * 366 * DAY;

/// The command without its time.
pub(super) fn words(event: TimeEvent, game: &Game) -> String {
    let side = |seat: Seat| game.side_code(seat);
    match event {
        TimeEvent::Clocked { seat, left } => format!("clock {} {}", side(seat), clock(left)),
        TimeEvent::Flagged { seat } => format!("flagged {}", side(seat)),
        TimeEvent::Given { by, to, added } => {
            format!("gave {} {} {}", side(by), side(to), clock(added))
        }
        TimeEvent::PauseOffered { by } => format!("pause offered {}", side(by)),
        TimeEvent::PauseDeclined { by } => format!("pause declined {}", side(by)),
        TimeEvent::Paused { why } => match why {
            PauseReason::Agreed => "paused agreed".to_owned(),
            PauseReason::PlaceGone => "paused place-gone".to_owned(),
            PauseReason::Left(seat) => format!("paused left {}", side(seat)),
        },
        TimeEvent::Resumed { by } => format!("resumed {}", side(by)),
        TimeEvent::PauseEnded => "pause ended".to_owned(),
        TimeEvent::Away { seat, stretch } => {
            let (from, until) = (moment(stretch.from), moment(stretch.until));
            format!("away {} {from} {until}", side(seat))
        }
        TimeEvent::Back { seat } => format!("back {}", side(seat)),
    }
}

/// The event of a command; `None` if it is not about time or not well-formed.
pub(super) fn read(
    word: &str,
    given: &[&str],
    seat: impl Fn(&str) -> Option<Seat>,
) -> Option<TimeEvent> {
    Some(match (word, given) {
        ("clock", [side, left]) => TimeEvent::Clocked {
            seat: seat(side)?,
            left: read_clock(left)?,
        },
        ("flagged", [side]) => TimeEvent::Flagged { seat: seat(side)? },
        ("gave", [by, to, added]) => TimeEvent::Given {
            by: seat(by)?,
            to: seat(to)?,
            added: read_clock(added)?,
        },
        ("pause", ["offered", side]) => TimeEvent::PauseOffered { by: seat(side)? },
        ("pause", ["declined", side]) => TimeEvent::PauseDeclined { by: seat(side)? },
        ("pause", ["ended"]) => TimeEvent::PauseEnded,
        ("paused", ["agreed"]) => paused(PauseReason::Agreed),
        ("paused", ["place-gone"]) => paused(PauseReason::PlaceGone),
        ("paused", ["left", side]) => paused(PauseReason::Left(seat(side)?)),
        ("resumed", [side]) => TimeEvent::Resumed { by: seat(side)? },
        ("away", [side, from, until]) => TimeEvent::Away {
            seat: seat(side)?,
            stretch: TimeSpan {
                from: read_moment(from)?,
                until: read_moment(until)?,
            },
        },
        ("back", [side]) => TimeEvent::Back { seat: seat(side)? },
        _ => return None,
    })
}

fn paused(why: PauseReason) -> TimeEvent {
    TimeEvent::Paused { why }
}

/// Returns `true` if the event is possible in this game now.
pub(super) fn is_possible(game: &Game, event: TimeEvent) -> bool {
    let paused = game.paused().is_some();
    let flag = game.clocks().map(|clocks| clocks.control().flag);
    game.outcome().is_none()
        && match event {
            TimeEvent::Clocked { .. } => flag.is_some(),
            TimeEvent::Flagged { seat } => {
                flag == Some(TimeoutRule::Soft) && game.ticking() == Some(seat)
            }
            TimeEvent::Given { by, to, added } => {
                flag.is_some() && by != to && (1..=LARGEST_GIFT).contains(&added)
            }
            TimeEvent::PauseOffered { by } => {
                !paused && !game.requests().pause_offers().contains(&by)
            }
            TimeEvent::PauseDeclined { .. } => !game.requests().pause_offers().is_empty(),
            TimeEvent::Paused { why } => match (game.paused(), why) {
                (None, _) | (Some((PauseReason::Agreed, _)), PauseReason::PlaceGone) => true,
                (Some((PauseReason::PlaceGone, _)), PauseReason::Agreed) => {
                    pause::was_agreed_before(game)
                }
                (Some(_), _) => false,
            },
            TimeEvent::Resumed { .. } | TimeEvent::PauseEnded => paused,
            TimeEvent::Away { stretch, .. } => stretch.from < stretch.until,
            TimeEvent::Back { seat } => game.holidays().iter().any(|(away, _)| *away == seat),
        }
}

/// A duration as hours, minutes and seconds: `71:59:03.250`.
pub(super) fn clock(length: i64) -> String {
    let length = length.clamp(0, MAX_CLOCK);
    let (hours, rest) = (length / HOUR, length % HOUR);
    let (minutes, rest) = (rest / MINUTE, rest % MINUTE);
    format!("{hours}:{minutes:02}:{:02}.{:03}", rest / 1000, rest % 1000)
}

/// Reads the text of [`clock`]; the thousandths may be left out.
pub(super) fn read_clock(text: &str) -> Option<i64> {
    let (hours, rest) = text.split_once(':')?;
    let (minutes, seconds) = rest.split_once(':')?;
    let (seconds, thousandths) = seconds.split_once('.').unwrap_or((seconds, "000"));
    let part = |digits: &str, most: i64| {
        let plain = digits.bytes().all(|b| b.is_ascii_digit()) && digits.len() <= 6;
        let value = digits.parse::<i64>().ok().filter(|_| plain)?;
        (value <= most).then_some(value)
    };
    let thousandths = part(thousandths, 999).filter(|_| thousandths.len() == 3)?;
    let length = part(hours, MAX_CLOCK / HOUR)? * HOUR
        + part(minutes, 59)? * MINUTE
        + part(seconds, 59)? * 1000
        + thousandths;
    (length <= MAX_CLOCK).then_some(length)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_read_as_they_are_written() {
        for length in [
            0,
            1,
            999,
            1000,
            MINUTE - 1,
            HOUR,
            3 * DAY + 61_003,
            MAX_CLOCK,
        ] {
            assert_eq!(read_clock(&clock(length)), Some(length));
        }
        assert_eq!(clock(71 * HOUR + 59 * MINUTE + 3250), "71:59:03.250");
        assert_eq!(read_clock("1:02:03"), Some(HOUR + 2 * MINUTE + 3000));
        for wrong in [
            "",
            "1",
            "1:2",
            "1:60:00",
            "1:00:60",
            "-1:00:00",
            "1:00:00.5",
            "9999999:00:00",
            "::",
        ] {
            assert_eq!(read_clock(wrong), None, "{wrong}");
        }
    }
}
