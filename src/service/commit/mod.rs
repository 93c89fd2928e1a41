//! Commands: decided, and stored in one transaction with all side effects.

pub mod alarms;
pub mod append;
pub mod batch;
pub mod command;
pub mod computers;
pub mod dice;
pub mod elsewhere;
pub mod holidays_at_start;
pub mod notices;
pub mod overdue;
pub mod plans;
pub mod quarantine;
pub mod reminder_alarms;
pub mod series;
pub mod silence;
pub mod stakes;
pub mod stamp;
pub mod stop_ends;
