//! What happens without a request: alarms, deliveries, reminders and stale controls.

pub mod alarms;
pub mod deliveries;
pub mod reminders;
pub mod stale_controls;
