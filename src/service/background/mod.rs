//! Work without a request: alarms, deliveries, web hooks, reminders, analyses, thoughts of computers, podium roles and
//! stale controls.

pub mod analyses;
pub mod build_delivery;
pub mod due_messages;
mod due_notices;
pub mod fire_alarms;
pub mod fire_reminders;
mod guard;
pub mod hooks;
pub mod podium;
pub mod thoughts;
pub mod valid_controls;
