//! Text fields that a user fills in, and their wire form.

use crate::play::GameId;
use crate::play::summary::Stage;
use crate::service::api::packed;
use crate::service::api::reminders::ReminderSetting;
use crate::service::api::server_settings::ServerSetting;

/// The most that is typed into a field, in characters.
pub(in crate::service) const MOST: u16 = 100;

/// Something that can be typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InputField {
    /// A setting of the server.
    Rule(ServerSetting),
    /// One’s time zone.
    Zone,
    /// One’s night.
    Night,
    /// One’s days off.
    Rest,
    /// Until when one is on holiday.
    Away,
    /// How one is reminded.
    ReminderSetting(ReminderSetting),
    /// Why a game is annulled that has got so far: whoever sends it is sure.
    Annul(GameId, Stage),
}

/// A field as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InputForm {
    /// What it is about.
    pub title: String,
    /// What stands above the field.
    pub label: String,
    /// What can be typed, for example; empty where anything can.
    pub sample: &'static str,
    /// How many characters it takes.
    pub max_chars: u16,
    /// Whether something must be typed.
    pub required: bool,
}

/// What opens a field, or stands on it, carries this after `fill.`.
pub(in crate::service) fn wire(field: InputField) -> String {
    match field {
        InputField::Rule(rule) => format!("server.{}", rule.code()),
        InputField::Zone => "zone".to_owned(),
        InputField::Night => "night".to_owned(),
        InputField::Rest => "rest".to_owned(),
        InputField::Away => "away".to_owned(),
        InputField::ReminderSetting(choice) => format!("remind.{}", choice.code()),
        InputField::Annul(game, stage) => format!("annul.{}.{}", game.0, word(stage)),
    }
}

/// The field that [`wire`] made these parts of.
pub(in crate::service) fn unwire(parts: &[&str]) -> Option<InputField> {
    Some(match parts {
        ["server", rule] => InputField::Rule(ServerSetting::from_code(rule)?),
        ["zone"] => InputField::Zone,
        ["night"] => InputField::Night,
        ["rest"] => InputField::Rest,
        ["away"] => InputField::Away,
        ["remind", choice] => InputField::ReminderSetting(ReminderSetting::from_code(choice)?),
        ["annul", game, stage] => {
            let stages = [Stage::Open, Stage::Running, Stage::Over];
            let stage = stages.into_iter().find(|known| word(*known) == *stage)?;
            InputField::Annul(packed::game(game)?, stage)
        }
        _ => return None,
    })
}

const fn word(stage: Stage) -> &'static str {
    match stage {
        Stage::Open => "open",
        Stage::Running => "running",
        Stage::Over => "over",
        Stage::Void => "void",
    }
}
