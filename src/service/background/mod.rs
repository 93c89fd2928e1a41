//! Work without a request: alarms, deliveries, reminders and stale controls.

pub mod alarms;
pub mod due_messages;
pub mod fire_reminders;
pub mod stale_controls;
pub mod thoughts;
