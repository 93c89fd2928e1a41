//! The database file: opening, guarding, migration, backup, figures, salvage.

pub mod backup;
pub(in crate::store) mod backup_names;
pub mod copies;
pub(in crate::store) mod credentials;
pub mod files;
pub(in crate::store) mod held_lock;
pub(in crate::store) mod instance_lock;
pub(in crate::store) mod log_room;
pub(in crate::store) mod migrate;
pub(in crate::store) mod numbers;
pub(in crate::store) mod opened;
pub(in crate::store) mod path_check;
pub(in crate::store) mod paths;
pub(in crate::store) mod rotation;
pub(in crate::store) mod salvage;
pub mod statistics;
pub mod suffixes;
pub(in crate::store) mod unfinished;
