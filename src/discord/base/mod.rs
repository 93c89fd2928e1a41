//! What all rooms of the adapter share: settings, errors, stored names, the wish to stop.

pub(in crate::discord) mod config;
pub(in crate::discord) mod error;
pub(in crate::discord) mod ids;
pub(in crate::discord) mod stop;
