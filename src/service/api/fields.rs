//! Text fields that a user fills in, and their wire form.

use crate::play::stage::Stage;
use crate::play::{GameId, Version};
use crate::service::api::form::ChallengeDraft;
use crate::service::api::reminder_settings::ReminderSetting;
use crate::service::api::server_settings::ServerSetting;
use crate::service::api::{form, packed};

/// Most characters of a field.
pub(in crate::service) const MAX_FIELD_CHARS: u16 = 100;
/// Most characters of a position.
pub(in crate::service) const MAX_POSITION_CHARS: u16 = 1_000;

/// A text field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InputField {
    /// A setting of the server.
    Rule(ServerSetting),
    /// One’s time zone.
    Zone,
    /// One’s night.
    Night,
    /// One’s days off.
    Rest,
    /// The end of one’s holiday.
    Away,
    /// A reminder setting.
    ReminderSetting(ReminderSetting),
    /// The reason for annulling a game at this stage; sending it confirms the action.
    Annul(GameId, Stage),
    /// The faces of the players’ own dice, and the version of the game against which the control was made.
    Dice(GameId, Version),
    /// The position from which the challenge of this form begins; sending it offers the challenge.
    Position(Box<ChallengeDraft>),
}

/// The description of a text field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InputForm {
    /// The title.
    pub title: String,
    /// The label above the field.
    pub label: String,
    /// An example; empty if any text will do.
    pub sample: &'static str,
    /// Most characters.
    pub max_chars: u16,
    /// `true` if text is required.
    pub required: bool,
}

/// The wire form of a field, after `fill.`; `None` for a form that has none.
pub(in crate::service) fn wire(field: &InputField) -> Option<String> {
    Some(match field {
        InputField::Rule(rule) => format!("server.{}", rule.code()),
        InputField::Zone => "zone".to_owned(),
        InputField::Night => "night".to_owned(),
        InputField::Rest => "rest".to_owned(),
        InputField::Away => "away".to_owned(),
        InputField::ReminderSetting(choice) => format!("remind.{}", choice.code()),
        InputField::Annul(game, stage) => format!("annul.{}.{}", game.0, stage.word()),
        InputField::Dice(game, seen) => format!("dice.{}.{}", game.0, seen.0),
        InputField::Position(draft) => format!("at.{}", form::wire_draft(draft)?),
    })
}

/// Parses the words of [`wire`].
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
            let stage = stages.into_iter().find(|known| known.word() == *stage)?;
            InputField::Annul(packed::game(game)?, stage)
        }
        ["dice", game, seen] => {
            InputField::Dice(packed::game(game)?, Version(packed::number(seen)?))
        }
        ["at", draft @ ..] => InputField::Position(Box::new(form::unwire_draft(draft)?)),
        _ => return None,
    })
}
