//! The health of contests and ladders, for `kingboard doctor`.

use crate::play::Env;
use crate::service::Service;
use crate::store::{ContestApart, ContestOrLadder, StoreError};

/// A contest or ladder that somebody has to look at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ContestFinding {
    /// Its data is damaged.
    Damaged {
        /// The contest or ladder.
        of: ContestOrLadder,
        /// The fault.
        fault: String,
        /// Whether it is set apart.
        apart: bool,
    },
    /// It is set apart, and whole.
    Whole(ContestApart),
}

/// Reads every contest and ladder.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn examine(service: &Service) -> Result<Vec<ContestFinding>, StoreError> {
    let apart = service.store.contests_apart()?;
    let mut found = Vec::new();
    for of in service.store.every_contest()? {
        let stands = apart.iter().find(|one| one.of == of);
        let read = match of {
            ContestOrLadder::Contest(id) => service.store.contest(id).map(|_| ()),
            ContestOrLadder::Ladder(id) => service.store.ladder(id).map(|_| ()),
        };
        match (read, stands) {
            (Ok(()), None) => {}
            (Ok(()), Some(stands)) => found.push(ContestFinding::Whole(stands.clone())),
            (
                Err(
                    StoreError::CorruptContest { what, .. }
                    | StoreError::CorruptLadder { what, .. },
                ),
                stands,
            ) => found.push(ContestFinding::Damaged {
                of,
                fault: what,
                apart: stands.is_some(),
            }),
            (Err(error), _) => return Err(error),
        }
    }
    Ok(found)
}

/// Sets a damaged one apart, and lets one that is whole again go on.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn repair(
    service: &mut Service,
    finding: &ContestFinding,
    env: &Env,
) -> Result<(), StoreError> {
    match finding {
        ContestFinding::Damaged { of, fault, .. } => {
            service.store.set_contest_apart(*of, fault, env.now)?;
            Ok(())
        }
        ContestFinding::Whole(apart) => service.store.release_contest(apart.of, env.now),
    }
}

/// The number of contests and ladders.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn count(service: &Service) -> Result<usize, StoreError> {
    Ok(service.store.every_contest()?.len())
}
