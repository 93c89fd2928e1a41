//! What belongs to one person: preferences, off hours, reminders, the inbox and personal data.

pub mod inbox;
pub mod off_hours;
pub mod preferences;
pub mod privacy;
pub mod remind;
pub mod reminders;
