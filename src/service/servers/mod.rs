//! Features of one server: settings, permissions, places, members and moderation.

pub mod accounts;
pub mod change_settings;
pub mod hooks;
pub mod may_begin;
pub mod membership;
pub mod moderate;
pub mod page;
pub mod places;
pub mod setup;
