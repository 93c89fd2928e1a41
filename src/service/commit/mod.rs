//! One command decided, its events stored, and everything stored together with them.

pub mod alarms;
pub mod command;
pub mod dice;
pub mod elsewhere;
pub mod holidays;
pub mod notices;
pub mod plans;
pub mod quarantine;
pub mod reminders;
pub mod series;
pub mod stamp;
