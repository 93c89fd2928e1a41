//! Text fields in words: their buttons, and errors of input.

use crate::service::api::action::Action;
use crate::service::api::dice::DiceAction;
use crate::service::api::fields::{InputField, InputForm, MAX_FIELD_CHARS, MAX_POSITION_CHARS};
use crate::service::api::form::ChallengeFormAction;
use crate::service::api::hours::OffHoursAction;
use crate::service::api::moderate::ModerationAction;
use crate::service::api::remind::ReminderAction;
use crate::service::api::reminder_settings::ReminderSetting;
use crate::service::api::reply::{ButtonStyle, Control, Reply};
use crate::service::api::server_settings::{ServerSetting, ServerSettingsAction};
use crate::service::words::catalogue;
use crate::service::words::text::Text;

impl InputField {
    /// Its description, in the current language.
    pub fn describe_field(&self) -> InputForm {
        let (label, max_chars) = match self {
            Self::Annul(..) => (
                "form-why",
                u16::try_from(crate::play::moderate::LONGEST_REASON).unwrap_or(MAX_FIELD_CHARS),
            ),
            Self::Position(_) => ("form-position-how", MAX_POSITION_CHARS),
            Self::Dice(..) => ("form-dice-how", MAX_FIELD_CHARS),
            Self::Rule(_)
            | Self::Zone
            | Self::Night
            | Self::Rest
            | Self::Away
            | Self::ReminderSetting(_) => ("form-type", MAX_FIELD_CHARS),
        };
        InputForm {
            title: self.title(),
            label: catalogue::sentences().line(label, &[]),
            sample: self.sample(),
            max_chars,
            required: !matches!(self, Self::Annul(..)),
        }
    }

    fn title(&self) -> String {
        let line = |id| catalogue::sentences().line(id, &[]);
        match self {
            Self::Rule(rule) => rule.label(),
            Self::Zone => line("form-zone"),
            Self::Night => line("form-night"),
            Self::Rest => line("form-rest"),
            Self::Away => line("form-away"),
            Self::ReminderSetting(ReminderSetting::Quiet) => line("form-quiet"),
            Self::ReminderSetting(_) => line("form-remind"),
            Self::Annul(..) => line("form-annul"),
            Self::Position(_) => line("form-position"),
            Self::Dice(..) => line("form-dice"),
        }
    }

    /// Example values.
    pub(in crate::service) fn sample(&self) -> &'static str {
        match self {
            Self::Rule(ServerSetting::Clock) => "3d, 7d soft, 72h+12h/96h",
            Self::Rule(ServerSetting::Expiry) => "14, never",
            Self::Rule(ServerSetting::Holidays) => "30",
            Self::Rule(_) => "5, any",
            Self::Zone => "Berlin, New York, +05:30",
            Self::Night => "22-7, 22:30-06:45, off",
            Self::Rest => "sat sun, off",
            Self::Away => "10d, 2027-01-02",
            Self::ReminderSetting(ReminderSetting::Quiet) => "22-7, off",
            Self::ReminderSetting(_) => "12h, 2d, auto, off",
            Self::Annul(..) => "",
            Self::Position(_) => "#12 14",
            Self::Dice(..) => "5 2",
        }
    }

    /// The command with the same effect.
    pub(in crate::service) fn command(&self) -> String {
        match self {
            Self::Rule(rule) => format!("server {}", rule.code()),
            Self::Zone => "hours zone".to_owned(),
            Self::Night => "hours night".to_owned(),
            Self::Rest => "hours rest".to_owned(),
            Self::Away => "holiday".to_owned(),
            Self::ReminderSetting(choice) => format!("remind {}", choice.code()),
            Self::Annul(..) => "moderate".to_owned(),
            Self::Position(_) => "challenge position".to_owned(),
            Self::Dice(..) => "dice enter".to_owned(),
        }
    }

    /// Returns `true` for a server’s field, which is never shown where the bot is a guest.
    pub fn is_of_server(&self) -> bool {
        matches!(self, Self::Rule(_) | Self::Annul(..))
    }

    /// The action of this typed text.
    pub(in crate::service) fn into_action(self, typed: &str) -> Action {
        let typed = typed.trim().to_owned();
        let hours = |zone, night, rest| Action::Hours(OffHoursAction::Hours { zone, night, rest });
        match self {
            Self::Rule(rule) => Action::ServerSettings(ServerSettingsAction {
                rule: Some(rule),
                value: Some(typed),
            }),
            Self::Zone => hours(Some(typed), None, None),
            Self::Night => hours(None, Some(typed), None),
            Self::Rest => hours(None, None, Some(typed)),
            Self::Away => Action::Hours(OffHoursAction::AddHoliday {
                from: None,
                until: typed,
            }),
            Self::ReminderSetting(choice) => {
                Action::Remind(ReminderAction::Settings(vec![(choice, typed)]))
            }
            Self::Annul(game, stage) => Action::Moderate(ModerationAction::Annul {
                game,
                sure: Some(stage),
                reason: typed,
            }),
            Self::Dice(game, seen) => Action::Dice(DiceAction::Enter {
                game: Some(game),
                faces: typed,
                seen: Some(seen),
            }),
            Self::Position(draft) => Action::Form(ChallengeFormAction::From {
                draft: *draft,
                position: typed,
            }),
        }
    }
}

/// The button that opens a field.
pub(in crate::service) fn open_button(field: InputField, style: ButtonStyle) -> Control {
    let what = [("what", field.title().into())];
    Control::Button {
        label: catalogue::sentences().line("form-open", &what),
        action: Action::FillField { field, typed: None },
        style,
    }
}

/// The button that reopens a field.
pub(in crate::service) fn retry_button(field: InputField) -> Control {
    Control::Button {
        label: catalogue::sentences().line("form-again", &[]),
        action: Action::FillField { field, typed: None },
        style: ButtonStyle::Primary,
    }
}

/// An error of input, with a button for another try.
pub(in crate::service) fn invalid_input(text: Text, field: InputField) -> Reply {
    let mut reply = Reply::note(text);
    reply.controls.push(retry_button(field));
    reply
}
