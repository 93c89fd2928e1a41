//! The suffixes of a database's name for the copies that stand beside it.

/// The suffix of the database's name for a copy from before a migration, with the step behind it.
pub const BEFORE_MIGRATION: &str = ".before-v";
/// The suffix for a copy from before a repair, with the time behind it.
pub const BEFORE_REPAIR: &str = ".before-repair-";
/// The suffix for a database that a restore moved aside, with the time behind it.
pub const REPLACED: &str = ".replaced-";
/// The suffix for a damaged database that a repair moved aside, with the time behind it.
pub const DAMAGED: &str = ".damaged-";
