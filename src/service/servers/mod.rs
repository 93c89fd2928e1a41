//! What belongs to one server: settings, permissions, places, members and moderation.

pub mod membership;
pub mod moderate;
pub mod page;
pub mod permissions;
pub mod places;
pub mod settings;
pub mod setup;
