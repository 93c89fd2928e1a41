//! The database file: opening, guarding, migration, backup, figures, salvage.

pub mod backup;
pub(in crate::store) mod census;
pub mod files;
pub(in crate::store) mod instance_lock;
pub(in crate::store) mod migrate;
pub(in crate::store) mod opened;
pub(in crate::store) mod salvage;
pub(in crate::store) mod unfinished;
pub(in crate::store) mod vigil;
