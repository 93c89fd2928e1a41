//! Work without a request: alarms, deliveries, reminders and stale controls.

pub mod analyses;
pub mod due_messages;
pub mod fire_alarms;
pub mod fire_reminders;
pub mod hooks;
pub mod podium;
pub mod thoughts;
pub mod valid_controls;
