//! The news of a holiday that stops several games of one place: one message names them all.

use crate::play::Timestamp;
use crate::play::calendar::TimeSpan;
use crate::play::event::TimeEvent;
use crate::service::api::reply::{Audience, Reply};
use crate::service::api::result;
use crate::service::lookup::load_names;
use crate::service::words::catalogue::TextArg;
use crate::store::{Notice, Store, StoreError};

/// Words of the stored detail.
const AWAY: &str = "away";
const BACK: &str = "back";
const TWO: &str = "two";
const SEVERAL: &str = "several";

/// The stored detail of this event at a table of two, or of more; `None` if it is no news of a holiday.
pub(in crate::service) fn detail(event: TimeEvent, is_large: bool) -> Option<String> {
    let table = if is_large { SEVERAL } else { TWO };
    match event {
        TimeEvent::Away { seat: _, stretch } => Some(format!(
            "{AWAY} {} {} {table}",
            stretch.from.0, stretch.until.0
        )),
        TimeEvent::Back { seat: _ } => Some(format!("{BACK} {table}")),
        TimeEvent::Flagged { .. }
        | TimeEvent::Given { .. }
        | TimeEvent::PauseOffered { .. }
        | TimeEvent::PauseDeclined { .. }
        | TimeEvent::Paused { .. }
        | TimeEvent::Resumed { .. }
        | TimeEvent::PauseEnded
        | TimeEvent::Clocked { .. } => None,
    }
}

/// The sentence of a stored detail, and its time.
fn read(detail: &str) -> Option<(&'static str, Option<TimeSpan>)> {
    let words: Vec<&str> = detail.split(' ').collect();
    match *words.as_slice() {
        [AWAY, from, until, table] => {
            let time = |text: &str| text.parse().ok().map(Timestamp);
            let stretch = TimeSpan {
                from: time(from)?,
                until: time(until)?,
            };
            let several = table == SEVERAL;
            let id = if several {
                "away-games-several"
            } else {
                "away-games"
            };
            Some((id, Some(stretch)))
        }
        [BACK, SEVERAL] => Some(("back-games-several", None)),
        [BACK, TWO] => Some(("back-games", None)),
        _ => None,
    }
}

/// The message, which calls nobody.
pub(in crate::service) fn message(
    store: &Store,
    notice: &Notice,
) -> Result<Option<Reply>, StoreError> {
    let (Some((id, stretch)), Some(player)) = (read(&notice.detail), &notice.recipient) else {
        return Ok(None);
    };
    let names = load_names::load_names(store, [player].into_iter())?;
    let numbers: Vec<String> = notice.games.iter().map(ToString::to_string).collect();
    let mut args = vec![
        ("player", names.arg(player)),
        ("games", numbers.join(", ").into()),
    ];
    if let Some(TimeSpan { from, until }) = stretch {
        args.push(("from", TextArg::Date(from)));
        args.push(("until", TextArg::Date(until)));
    }
    let mut reply = result::note(id, &args);
    reply.audience = Audience::Table;
    Ok(Some(reply))
}
