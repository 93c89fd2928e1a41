//! Features of one player: preferences, off hours, reminders, the inbox and personal data.

pub mod inbox;
pub mod off_hours_and_holidays;
pub mod preferences;
pub mod privacy;
pub mod remind;
pub mod reminder_settings;
pub mod sign_in;
pub mod tokens;
