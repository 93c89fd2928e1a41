//! Messages that lose controls: edited some at a time, beside the posting of new ones and never before it.
//!
//! An edit names the rows of controls and nothing else: what it does not name stays as it is, the picture too.

use std::num::NonZeroU64;
use std::sync::Arc;
use std::time::Duration;

use serenity::all::MessageId;
use tokio::sync::watch;
use tokio::task;
use tokio::time::sleep;

use crate::discord::Desk;
use crate::discord::controls::rows;
use crate::discord::deliver::{Tried, address, told_to_stop};
use crate::discord::markup::TRANSPORT;
use crate::discord::rest::{Call, Failure};
use crate::service::Address;
use crate::service::reply::{Control, Trim, Trimming};

/// How many are edited at once.
const AT_ONCE: usize = 32;
/// How often to look without being told: for what was put off, also before a restart.
const LOOK_AGAIN: Duration = Duration::from_secs(5);
/// The pause after trouble on the line.
const PAUSE: Duration = Duration::from_secs(10);

/// Takes controls from messages until told to stop; what was done by then is booked.
pub(super) async fn trim(desk: Arc<Desk>, mut stop: watch::Receiver<bool>) {
    let mut edited = Vec::new();
    while !*stop.borrow() {
        let asked = longest_wait(&edited);
        let most = if asked.is_none() { AT_ONCE } else { 0 };
        let next = desk
            .handle
            .trims(TRANSPORT, most, std::mem::take(&mut edited));
        let pause = match (asked, next.await) {
            (None, Some(next)) if next.is_empty() => None,
            (None, Some(next)) => {
                edited = edit_all(&desk, next).await;
                continue;
            }
            (None, None) => Some(PAUSE),
            (asked, _) => asked,
        };
        tokio::select! {
            () = sleep(pause.unwrap_or(LOOK_AGAIN)) => {}
            () = desk.handle.something_worn(), if pause.is_none() => {}
            () = told_to_stop(&mut stop) => {}
        }
    }
    if !edited.is_empty() {
        desk.handle.trims(TRANSPORT, 0, edited).await;
    }
}

/// How long to leave Discord alone, where it asks for that or is in trouble.
fn longest_wait(edited: &[(i64, Trimming)]) -> Option<Duration> {
    let waits = edited.iter().filter_map(|(_, how)| match how {
        Trimming::Later(wait) => Some(*wait),
        Trimming::Left(_) | Trimming::Never => None,
    });
    waits.max()
}

/// Edits these messages beside each other; how it went with each.
async fn edit_all(desk: &Arc<Desk>, trims: Vec<Trim>) -> Vec<(i64, Trimming)> {
    let edits = trims.into_iter().map(|one| {
        let desk = Arc::clone(desk);
        (
            one.id,
            task::spawn(async move { edit_one(&desk, one).await }),
        )
    });
    let mut edited = Vec::new();
    // All are begun before the first is waited for.
    for (id, edit) in edits.collect::<Vec<_>>() {
        let how = edit.await.unwrap_or_else(|why| {
            tracing::error!(%why, "controls could not be taken from a message");
            Trimming::Later(PAUSE)
        });
        edited.push((id, how));
    }
    edited
}

/// Edits one message; how it went.
async fn edit_one(desk: &Desk, one: Trim) -> Trimming {
    let left = one.controls.len();
    match edit(desk, &one.to, &one.message, one.controls).await {
        // Neither a post nor what is booked already comes of an edit.
        Ok(()) | Err(Tried::Posted(_) | Tried::Done) => Trimming::Left(left),
        Err(Tried::Later(wait)) => Trimming::Later(wait.unwrap_or(PAUSE)),
        Err(Tried::Closed(why) | Tried::Gone(why) | Tried::Never(why)) => {
            let message = one.message;
            tracing::info!(message, why, "a message keeps its controls");
            Trimming::Never
        }
    }
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
