//! Removes stale controls from posted messages, some at a time, beside deliveries and never before them.
//!
//! An edit names only the rows of controls: Discord keeps all other parts, such as the picture. A message that said how
//! long a computer’s queue was is deleted.

use std::num::NonZeroU64;
use std::sync::Arc;
use std::time::Duration;

use serenity::all::MessageId;
use tokio::sync::watch;
use tokio::task;
use tokio::time::sleep;

use crate::discord::base::ids::TRANSPORT;
use crate::discord::base::stop::until_stopped;
use crate::discord::delivery::{AttemptOutcome, address};
use crate::discord::interactions::Interactions;
use crate::discord::messages::controls::rows;
use crate::discord::rest::{RestCall, RestError};
use crate::service::api::delivery::{ControlsEdit, ControlsEditOutcome};

/// Most edits at once.
const AT_ONCE: usize = 32;
/// Polling interval for postponed edits, also those of before a restart.
const LOOK_AGAIN: Duration = Duration::from_secs(5);
/// Pause after a network error.
const PAUSE: Duration = Duration::from_secs(10);

/// Removes stale controls until told to stop, and records the edits made by then.
pub(in crate::discord) async fn edit_stale_controls(
    interactions: Arc<Interactions>,
    mut stop: watch::Receiver<bool>,
) {
    let mut edited = Vec::new();
    while !*stop.borrow() {
        let asked = longest_wait(&edited);
        let most = if asked.is_none() { AT_ONCE } else { 0 };
        let next = interactions
            .handle
            .controls_edits(TRANSPORT, most, std::mem::take(&mut edited));
        let pause = match (asked, next.await) {
            (None, Some(next)) if next.is_empty() => None,
            (None, Some(next)) => {
                edited = edit_all(&interactions, next).await;
                continue;
            }
            (None, None) => Some(PAUSE),
            (asked, _) => asked,
        };
        tokio::select! {
            () = sleep(pause.unwrap_or(LOOK_AGAIN)) => {}
            () = interactions.handle.controls_edits_pending(), if pause.is_none() => {}
            () = until_stopped(&mut stop) => {}
        }
    }
    if !edited.is_empty() {
        interactions
            .handle
            .controls_edits(TRANSPORT, 0, edited)
            .await;
    }
}

/// The pause that a result asks for, if any.
fn longest_wait(edited: &[(i64, ControlsEditOutcome)]) -> Option<Duration> {
    let waits = edited.iter().filter_map(|(_, how)| match how {
        ControlsEditOutcome::Later(wait) => Some(*wait),
        ControlsEditOutcome::Left(_) | ControlsEditOutcome::Never => None,
    });
    waits.max()
}

/// Edits these messages concurrently and returns the outcome of each.
async fn edit_all(
    interactions: &Arc<Interactions>,
    edits: Vec<ControlsEdit>,
) -> Vec<(i64, ControlsEditOutcome)> {
    let edits = edits.into_iter().map(|one| {
        let interactions = Arc::clone(interactions);
        (
            one.id,
            task::spawn(async move { edit_one(&interactions, one).await }),
        )
    });
    let mut edited = Vec::new();
    // All edits start before the first is awaited.
    for (id, edit) in edits.collect::<Vec<_>>() {
        let how = edit.await.unwrap_or_else(|why| {
            tracing::error!(%why, "failed to remove stale controls");
            ControlsEditOutcome::Later(PAUSE)
        });
        edited.push((id, how));
    }
    edited
}

/// Edits one message and returns the outcome.
async fn edit_one(interactions: &Interactions, one: ControlsEdit) -> ControlsEditOutcome {
    let left = one.controls.len();
    let gone = one.message.clone();
    match edit(interactions, one).await {
        // An edit yields neither a new post nor an earlier record.
        Ok(()) | Err(AttemptOutcome::Unrecorded(_) | AttemptOutcome::Done) => {
            ControlsEditOutcome::Left(left)
        }
        Err(AttemptOutcome::Later(wait)) => ControlsEditOutcome::Later(wait.unwrap_or(PAUSE)),
        Err(
            AttemptOutcome::Closed(why) | AttemptOutcome::Gone(why) | AttemptOutcome::Never(why),
        ) => {
            tracing::info!(message = gone, why, "stale controls kept");
            ControlsEditOutcome::Never
        }
    }
}

async fn edit(interactions: &Interactions, one: ControlsEdit) -> Result<(), AttemptOutcome> {
    let ControlsEdit {
        id: _,
        to,
        message,
        controls,
        deletes,
    } = one;
    let number: Result<NonZeroU64, _> = message.parse();
    let Ok(number) = number else {
        return Err(AttemptOutcome::Never(format!("{message} is no message")));
    };
    let (channel, number) = (address(interactions, &to).await?, MessageId::from(number));
    let (rows, _) = rows(controls);
    let call = if deletes {
        RestCall::delete(channel, number)
    } else {
        RestCall::edit_controls(channel, number, &rows)
    };
    match interactions.rest.call(call).await {
        Ok(_) => Ok(()),
        Err(RestError::Wait(wait)) => Err(AttemptOutcome::Later(Some(wait))),
        Err(RestError::Transient(_) | RestError::Refused { status: 401, .. }) => {
            Err(AttemptOutcome::Later(None))
        }
        Err(refused @ RestError::Refused { .. }) => Err(AttemptOutcome::Never(refused.to_string())),
    }
}
