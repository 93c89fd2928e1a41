//! Nights and days off, as they are offered.

use crate::play::calendar::Night;
use crate::service::words::catalogue;

/// A value of a setting as it is offered; the text itself where no words stand for it.
pub fn option(name: &str, value: &str) -> String {
    let words = catalogue::sentences();
    let line = |id: &str| words.line(id, &[]);
    match (name, value) {
        ("night", "off") => line("suggest-no-night"),
        ("night", hours) => match hours.parse::<Night>() {
            Ok(night) => words.line("suggest-night", &[("hours", night.to_string().into())]),
            Err(_) => hours.to_owned(),
        },
        ("rest", "off" | "sun" | "sat sun" | "fri sat") => {
            line(&format!("suggest-rest-{}", value.replace(' ', "-")))
        }
        (_, value) => value.to_owned(),
    }
}
