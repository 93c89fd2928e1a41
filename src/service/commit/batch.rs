//! Several writes that are stored together or not at all.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use crate::service::api::result::{HandlerError, HandlerResult};
use crate::service::state::{Service, UncountedDice};
use crate::store::StoreError;

/// Stores everything that a function stores, or nothing: in a batch of its own, or as a part of the open one.
pub(in crate::service) fn together<T>(
    service: &mut Service,
    store: impl FnOnce(&mut Service) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    let alone = !service.store.batch_is_open();
    if alone {
        service.store.begin_batch()?;
    } else {
        service.store.begin_part()?;
    }
    let done = catch_unwind(AssertUnwindSafe(|| store(service)));
    let kept = match done {
        Ok(Ok(kept)) if alone => service.store.commit_batch().map(|()| kept),
        Ok(Ok(kept)) => service.store.keep_part().map(|()| kept),
        Ok(Err(error)) => Err(error),
        Err(panic) => {
            undo(service, alone);
            resume_unwind(panic)
        }
    };
    if kept.is_err() {
        undo(service, alone);
    }
    kept
}

/// [`together`] for a request of several commands: if the program ends in their middle, the request is repeated as a
/// whole.
pub(in crate::service) fn handled_together(
    service: &mut Service,
    handle: impl FnOnce(&mut Service) -> HandlerResult,
) -> HandlerResult {
    together(service, |service| match handle(service) {
        Ok(replies) => Ok(Ok(replies)),
        Err(HandlerError::Reply(reply)) => Ok(Err(HandlerError::Reply(reply))),
        Err(HandlerError::Fault(error)) => Err(error),
    })?
}

fn undo(service: &mut Service, alone: bool) {
    if alone {
        service.store.end_batch();
    } else {
        service.store.undo_part();
    }
    forget_unstored(service);
}

/// Forgets the traces in memory of writes that were rolled back.
pub(in crate::service) fn forget_unstored(service: &mut Service) {
    service.last_heartbeat = None;
    service.thoughts.read_again();
    service.analyses.changed();
    service.daily_enqueued = None;
    service.puzzles_may_wait = true;
    service.dice = UncountedDice::default();
}
