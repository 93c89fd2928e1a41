//! Derived from games: lines and plans, pieces that can be taken, films, turning points, reminders, luck, scores
//! without it, and proofs of dice.

pub mod capturable;
pub mod challenge;
mod dice_events;
pub mod film;
pub mod line;
pub mod luck;
pub mod luckless_score;
pub mod plan;
pub mod plan_reading;
pub mod reminder_schedule;
pub mod turning_point;
pub mod verify;
