//! Servers: their settings, moderators, privacy and security.

pub(crate) mod beginnings;
mod hook_addresses;
mod hooks;
mod hooks_tls;
pub(crate) mod moderation;
pub(crate) mod moderators;
mod open_calls;
pub(crate) mod privacy;
pub(crate) mod security;
pub(crate) mod server_settings;
mod tokens;
