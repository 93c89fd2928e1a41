//! [`InstanceLock`]: only one bot runs on a database, however many programs read or write it.
//!
//! It is a lock on a file beside the database. The operating system releases it however the program ends.

use std::fs::TryLockError;
use std::io::{ErrorKind, Read, Write};
use std::path::Path;

use crate::store::StoreError;
use crate::store::disk::files::{give_owner, open_private};
use crate::store::disk::held_lock::HeldLock;
use crate::store::disk::paths::{beside, cause, folder_of, real};

/// The right to run the bot on a database, or to replace it. It ends when this is dropped.
#[derive(Debug)]
pub struct InstanceLock {
    _held: HeldLock,
}

impl InstanceLock {
    /// Locks the database at this path, whether or not the file exists yet.
    ///
    /// # Errors
    /// [`StoreError::Claimed`] while another program holds it; when the lock cannot be written.
    pub fn acquire(database: &Path) -> Result<Self, StoreError> {
        let path = beside(&real(database), ".lock");
        let unreachable = |error: std::io::Error| StoreError::Unreachable {
            path: path.clone(),
            cause: if error.kind() == ErrorKind::NotFound {
                "its directory does not exist".to_owned()
            } else {
                cause(&error)
            },
        };
        let is_new = !path.exists();
        let mut file = open_private(&path).map_err(unreachable)?;
        // The superuser would keep the bot from it.
        if is_new && let Err(error) = give_owner(&path, folder_of(&path)) {
            tracing::debug!(%error, "failed to give the new lock the owner of its folder");
        }
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut holder = String::new();
                let read = file.read_to_string(&mut holder).is_ok();
                let holder = holder.trim().parse().ok().filter(|_| read);
                return Err(StoreError::Claimed {
                    path: database.to_owned(),
                    holder,
                });
            }
            Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => {
                tracing::warn!(%error, "file locks are unsupported on this disk: make sure that only one bot uses the database");
            }
            Err(TryLockError::Error(error)) => return Err(unreachable(error)),
        }
        // Only for the refusal's text; nothing relies on it.
        let noted = file
            .set_len(0)
            .and_then(|()| write!(file, "{}", std::process::id()));
        if let Err(error) = noted {
            tracing::debug!(%error, "failed to write the process id into the lock file");
        }
        Ok(Self {
            _held: HeldLock(file),
        })
    }

    /// [`InstanceLock::acquire`] where a bot has run before; `None` if none ever made its lock.
    ///
    /// # Errors
    /// The errors of [`InstanceLock::acquire`].
    pub(in crate::store) fn acquire_after_bots(
        database: &Path,
    ) -> Result<Option<Self>, StoreError> {
        let used = beside(&real(database), ".lock").exists();
        used.then(|| Self::acquire(database)).transpose()
    }
}
