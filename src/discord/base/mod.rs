//! Shared by all rooms of the adapter: configuration, errors, stored names, shutdown.

pub(in crate::discord) mod config;
pub(in crate::discord) mod error;
pub(in crate::discord) mod ids;
pub(in crate::discord) mod private_channels;
pub(in crate::discord) mod stop;
