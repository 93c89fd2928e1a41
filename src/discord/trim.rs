//! Messages that lose controls: edited some at a time, beside the posting of new ones and never before it.
//!
//! An edit names the rows of controls and nothing else: what it does not name stays as it is, the picture too.

use std::num::NonZeroU64;
use std::sync::Arc;
use std::time::Duration;

use serenity::all::MessageId;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::discord::Desk;
use crate::discord::controls::rows;
use crate::discord::deliver::{Tried, address, told_to_stop};
use crate::discord::markup::TRANSPORT;
use crate::discord::rest::{Call, Failure};
use crate::service::Address;
use crate::service::reply::{Control, Trim};

/// How many are edited at once.
const AT_ONCE: usize = 8;
/// How often to look without being told: for what was put off, also before a restart.
const LOOK_AGAIN: Duration = Duration::from_secs(5);
/// The pause after trouble on the line.
const PAUSE: Duration = Duration::from_secs(10);

/// Takes controls from messages until told to stop.
pub(super) async fn trim(desk: Arc<Desk>, mut stop: watch::Receiver<bool>) {
    while !*stop.borrow() {
        let wait = match round(&desk).await {
            Round::Busy => continue,
            Round::Idle => LOOK_AGAIN,
            Round::Asked(wait) => {
                tokio::select! {
                    () = sleep(wait) => continue,
                    () = told_to_stop(&mut stop) => return,
                }
            }
        };
        tokio::select! {
            () = sleep(wait) => {}
            () = desk.handle.something_worn() => {}
            () = told_to_stop(&mut stop) => return,
        }
    }
}

/// What came of a round.
enum Round {
    /// There was something to do, and there may be more.
    Busy,
    /// There was nothing.
    Idle,
    /// Discord is to be left alone for so long.
    Asked(Duration),
}

async fn round(desk: &Arc<Desk>) -> Round {
    let trims = desk.handle.trims(TRANSPORT, AT_ONCE).await;
    if trims.is_empty() {
        return Round::Idle;
    }
    let mut edits = JoinSet::new();
    for one in trims {
        let desk = Arc::clone(desk);
        edits.spawn(async move { trim_one(&desk, one).await });
    }
    let mut longest = None;
    while let Some(edited) = edits.join_next().await {
        let asked = edited.unwrap_or_else(|why| {
            tracing::error!(%why, "controls could not be taken from a message");
            Some(PAUSE)
        });
        longest = longest.max(asked);
    }
    longest.map_or(Round::Busy, Round::Asked)
}

/// Edits one message, and books it; how long to leave Discord alone, where it asks for that or is in trouble.
async fn trim_one(desk: &Desk, one: Trim) -> Option<Duration> {
    let Trim {
        id,
        to,
        message,
        controls,
    } = one;
    let left = controls.len();
    let booked = match edit(desk, &to, &message, controls).await {
        Ok(()) => desk.handle.trimmed(id, left).await,
        Err(Tried::Later(wait)) => {
            let wait = wait.unwrap_or(PAUSE);
            desk.handle.postpone_trim(id, wait).await;
            return Some(wait);
        }
        Err(Tried::Closed(why) | Tried::Gone(why) | Tried::Never(why)) => {
            tracing::info!(message, why, "a message keeps its controls");
            desk.handle.untrimmed(id).await
        }
        Err(Tried::Posted(_) | Tried::Done) => true,
    };
    // What cannot be booked would be done again at once.
    (!booked).then_some(PAUSE)
}

async fn edit(
    desk: &Desk,
    to: &Address,
    message: &str,
    controls: Vec<Control>,
) -> Result<(), Tried> {
    let number: Result<NonZeroU64, _> = message.parse();
    let Ok(number) = number else {
        return Err(Tried::Never(format!("{message} is no message")));
    };
    let channel = address(desk, to).await?;
    let (rows, _) = rows(controls);
    let call = Call::trim(channel, MessageId::from(number), &rows);
    match desk.rest.call(call).await {
        Ok(_) => Ok(()),
        Err(Failure::Wait(wait)) => Err(Tried::Later(Some(wait))),
        Err(Failure::Trouble(_) | Failure::Refused { status: 401, .. }) => Err(Tried::Later(None)),
        Err(refused @ Failure::Refused { .. }) => Err(Tried::Never(refused.to_string())),
    }
}
