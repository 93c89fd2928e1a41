//! Actions on a reminder, and their wire form.

use crate::play::GameId;
use crate::service::api::reminder_settings::ReminderSetting;

/// An action on reminders.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReminderAction {
    /// Show reminder settings, or change some: each with its value as typed.
    Settings(Vec<(ReminderSetting, String)>),
    /// Snooze the reminders of these games.
    Snooze(Vec<GameId>),
}

/// The wire form of a button, after `remind.`; `None` for typed actions.
pub(in crate::service) fn wire(action: &ReminderAction) -> Option<String> {
    match action {
        ReminderAction::Settings(chosen) => match chosen.as_slice() {
            [] => Some("how".to_owned()),
            [(choice, value)] => {
                let plain = |b: u8| b.is_ascii_alphanumeric() || b":-".contains(&b);
                let fits = !value.is_empty() && value.bytes().all(plain);
                fits.then(|| format!("set.{}.{value}", choice.code()))
            }
            _ => None,
        },
        ReminderAction::Snooze(games) => {
            let games: Vec<String> = games.iter().map(|game| game.0.to_string()).collect();
            (!games.is_empty()).then(|| format!("later.{}", games.join("-")))
        }
    }
}

/// Parses the words of [`wire`].
pub(in crate::service) fn unwire(parts: &[&str]) -> Option<ReminderAction> {
    Some(match parts {
        ["how"] => ReminderAction::Settings(Vec::new()),
        ["set", choice, value] => {
            let choice = ReminderSetting::from_code(choice)?;
            ReminderAction::Settings(vec![(choice, (*value).to_owned())])
        }
        ["later", games] => {
            let games = games.split('-').map(|id| id.parse().ok().map(GameId));
            ReminderAction::Snooze(games.collect::<Option<_>>()?)
        }
        _ => return None,
    })
}
