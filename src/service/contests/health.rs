//! The health of contests and ladders, for `kingboard doctor`: each log is read and compared with all rows derived from
//! it.

use crate::play::Env;
use crate::play::seal::Secret;
use crate::service::Service;
use crate::store::{
    self, ContestId, ContestOrLadder, DerivedPart, QuarantinedContest, StoreError, StoredContest,
};

/// A contest or ladder that the operator has to look at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ContestFinding {
    /// Its log is damaged.
    Damaged {
        /// The contest or ladder.
        of: ContestOrLadder,
        /// The fault.
        fault: String,
        /// `true` if it is quarantined.
        quarantined: bool,
    },
    /// Rows of it are not as its log has them.
    Stale {
        /// The contest or ladder.
        of: ContestOrLadder,
        /// The parts of its rows.
        parts: Vec<DerivedPart>,
    },
    /// The secret of a contest’s lots is lost, or not the one that was sealed: its lots cannot be checked.
    Lots {
        /// The contest.
        contest: ContestId,
        /// `true` if it is lost.
        lost: bool,
    },
    /// It is quarantined, and whole.
    Whole(QuarantinedContest),
}

/// Reads every contest and ladder.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn examine(service: &Service, env: &Env) -> Result<Vec<ContestFinding>, StoreError> {
    let quarantined = store::contests::quarantine::all(&service.store)?;
    let mut found = Vec::new();
    for of in store::contests::quarantine::every_contest(&service.store)? {
        let stands = quarantined.iter().find(|one| one.of == of);
        let damaged = |fault: String| ContestFinding::Damaged {
            of,
            fault,
            quarantined: stands.is_some(),
        };
        match store::contests::derived::stale_parts(&service.store, of, env.now) {
            Err(StoreError::DamagedContest { what, .. }) => {
                found.push(damaged(what));
                continue;
            }
            Ok(parts) if !parts.is_empty() => {
                found.push(ContestFinding::Stale { of, parts });
                continue;
            }
            Ok(_) => {}
            Err(error) => return Err(error),
        }
        if let ContestOrLadder::Contest(id) = of
            && let Some(contest) = store::contests::get(&service.store, id)?
        {
            found.extend(lots(&contest));
        }
        found.extend(stands.cloned().map(ContestFinding::Whole));
    }
    Ok(found)
}

/// Checks that the secret of an unfinished contest is the one that was sealed.
fn lots(found: &StoredContest) -> Option<ContestFinding> {
    let sealed = found
        .secret
        .map(|secret| Secret::new(secret).seal_of_lots());
    let amiss = !found.contest.is_over() && sealed.as_ref() != Some(found.contest.seal());
    amiss.then_some(ContestFinding::Lots {
        contest: found.id,
        lost: sealed.is_none(),
    })
}

/// Quarantines a damaged one, derives its rows from its log again, and releases one that is whole. Returns `false` if
/// nothing can be done.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn repair(
    service: &mut Service,
    finding: &ContestFinding,
    env: &Env,
) -> Result<bool, StoreError> {
    match finding {
        ContestFinding::Damaged {
            quarantined: true, ..
        }
        | ContestFinding::Lots { .. } => {
            return Ok(false);
        }
        ContestFinding::Damaged { of, fault, .. } => {
            store::contests::quarantine::put(&mut service.store, *of, fault, env.now)?;
        }
        ContestFinding::Stale { of, .. } => {
            store::contests::derived::rebuild_parts(&mut service.store, *of)?;
        }
        ContestFinding::Whole(quarantined) => {
            store::contests::quarantine::release(&mut service.store, quarantined.of, env.now)?;
        }
    }
    Ok(true)
}

/// The number of contests and ladders.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn count(service: &Service) -> Result<usize, StoreError> {
    Ok(store::contests::quarantine::every_contest(&service.store)?.len())
}
