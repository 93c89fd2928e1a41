//! Actions on a reminder, and their wire form.

use crate::play::GameId;
use crate::service::api::reminders::ReminderSetting;

/// What one can ask about a reminder, or about all of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReminderAction {
    /// See how one is reminded, or have it otherwise: what is chosen, and the value as typed.
    Settings(Vec<(ReminderSetting, String)>),
    /// Not now: put off the reminders of these games.
    Snooze(Vec<GameId>),
}

/// What a button with this wish carries, after `remind.`; `None` for what is typed.
pub(in crate::service) fn wire(wish: &ReminderAction) -> Option<String> {
    match wish {
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

/// The wish that [`wire`] made these parts of.
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
