//! Removes stale controls from posted messages, some at a time, beside deliveries and never before them.
//!
//! An edit names only the rows of controls: Discord keeps all other parts, such as the picture. A message that said how
//! long a computer’s queue was is deleted, and so is an answer to a line that played no move. A message that Discord
//! postpones waits alone: the others are edited meanwhile.

use std::num::NonZeroU64;
use std::sync::Arc;
use std::time::Duration;

use serenity::all::MessageId;
use tokio::sync::watch;
use tokio::task;
use tokio::time::sleep;

use crate::discord::base::ids::TRANSPORT;
use crate::discord::base::stop::until_stopped;
use crate::discord::delivery::address::address;
use crate::discord::delivery::outcome::{AttemptOutcome, FIRST_SLOW_PAUSE};
use crate::discord::delivery::threads;
use crate::discord::interactions::Interactions;
use crate::discord::messages::controls::rows;
use crate::discord::rest::{RestCall, RestError, UNKNOWN_MESSAGE};
use crate::service::api::delivery::{ControlsEdit, ControlsEditOutcome, DeliveryId};

/// Most edits at once.
const AT_ONCE: usize = 32;
/// Polling interval for postponed edits, also those of before a restart.
const LOOK_AGAIN: Duration = Duration::from_secs(5);
/// Pause after a network error.
const PAUSE: Duration = Duration::from_secs(10);

/// Removes stale controls until asked to stop, and records the edits made by then.
pub(in crate::discord) async fn edit_stale_controls(
    interactions: Arc<Interactions>,
    mut stop: watch::Receiver<bool>,
) {
    let mut edited = Vec::new();
    while !*stop.borrow() {
        let mut again = next_look(&edited);
        let done = std::mem::take(&mut edited);
        let next = interactions
            .handle
            .controls_edits(TRANSPORT, AT_ONCE, done)
            .await;
        let is_recorded = next.is_some();
        if let Some(next) = next.filter(|next| !next.is_empty()) {
            edited = edit_all(&interactions, next).await;
            let waits = |(_, how): &(i64, ControlsEditOutcome)| {
                matches!(how, ControlsEditOutcome::Later(_))
            };
            if !edited.iter().all(waits) {
                continue;
            }
            // While Discord answers nothing, the others would only fail as well.
            again = next_look(&edited);
        }
        let pause = if is_recorded { again } else { PAUSE };
        tokio::select! {
            () = sleep(pause) => {}
            () = interactions.handle.controls_edits_pending(), if is_recorded => {}
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

/// The pause before edits are looked for again: the shortest that a result asks for, at most [`LOOK_AGAIN`].
fn next_look(edited: &[(i64, ControlsEditOutcome)]) -> Duration {
    let waits = edited.iter().filter_map(|(_, how)| match how {
        ControlsEditOutcome::Later(wait) => Some(*wait),
        ControlsEditOutcome::Left(_) | ControlsEditOutcome::Never => None,
    });
    waits.min().map_or(LOOK_AGAIN, |wait| wait.min(LOOK_AGAIN))
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
        Err(AttemptOutcome::Slower) => ControlsEditOutcome::Later(FIRST_SLOW_PAUSE),
        Err(
            AttemptOutcome::Refused(why)
            | AttemptOutcome::Closed(why)
            | AttemptOutcome::Gone(why)
            | AttemptOutcome::Never(why),
        ) => {
            tracing::info!(message = gone, why, "a stale message stays as it is");
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
    let (address, number) = (address(interactions, &to).await?, MessageId::from(number));
    let channel = address.channel;
    let (rows, _) = rows(controls);
    let call = if deletes {
        RestCall::delete(channel, number)
    } else {
        RestCall::edit_controls(channel, number, &rows)
    };
    match threads::call_in_passing(interactions, channel, call).await {
        Ok(_) => Ok(()),
        // Another user has deleted it.
        Err(RestError::Refused {
            code: UNKNOWN_MESSAGE,
            ..
        }) if deletes => Ok(()),
        Err(failure) => Err(address.failed(interactions, failure, DeliveryId::Notice(0), &to)),
    }
}
