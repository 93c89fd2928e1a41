//! Features of one player: preferences, off hours, reminders, the inbox and personal data.

pub mod forget;
pub mod holiday_news;
pub mod inbox;
pub mod off_hours_and_holidays;
pub mod onward;
pub mod person_pages;
pub mod personal_data;
pub mod preferences;
pub mod privacy;
pub mod remind;
pub mod reminder_settings;
pub mod sign_in;
pub mod standings_pages;
pub mod tokens;
