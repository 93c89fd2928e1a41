//! What is typed into a field of its own, where nothing can be chosen: which fields there are, what each asks for, and
//! what is asked once it is filled.
//!
//! A button opens the field and carries all of what it is for, as the field does; so nothing is lost between the two.

use crate::play::Env;
use crate::play::GameId;
use crate::play::summary::Stage;
use crate::service::ask::{Action, Request};
use crate::service::houses::{self, ServerSetting};
use crate::service::manners::ReminderSetting;
use crate::service::prose::{TextArg, sentences};
use crate::service::reply::{ButtonStyle, Control, Reply, Text};
use crate::service::wire::game as read_game;
use crate::service::{HandlerResult, Service, hours, moderate, remind};

/// The most that is typed into a field, in characters.
const MOST: u16 = 100;

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

impl InputField {
    /// How it is shown, in the language that is spoken.
    pub fn describe_field(self) -> InputForm {
        let annuls = matches!(self, Self::Annul(..));
        let label = if annuls { "form-why" } else { "form-type" };
        InputForm {
            title: self.title(),
            label: sentences().line(label, &[]),
            sample: self.sample(),
            max_chars: if annuls {
                u16::try_from(crate::play::moderate::LONGEST_REASON).unwrap_or(MOST)
            } else {
                MOST
            },
            required: !annuls,
        }
    }

    fn title(self) -> String {
        let line = |id| sentences().line(id, &[]);
        match self {
            Self::Rule(rule) => rule.label(),
            Self::Zone => line("form-zone"),
            Self::Night => line("form-night"),
            Self::Rest => line("form-rest"),
            Self::Away => line("form-away"),
            Self::ReminderSetting(ReminderSetting::Quiet) => line("form-quiet"),
            Self::ReminderSetting(_) => line("form-remind"),
            Self::Annul(..) => line("form-annul"),
        }
    }

    /// Values that show how it is written.
    fn sample(self) -> &'static str {
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
        }
    }

    /// The command that the same can be typed behind.
    fn command(self) -> String {
        match self {
            Self::Rule(rule) => format!("server {}", rule.code()),
            Self::Zone => "hours zone".to_owned(),
            Self::Night => "hours night".to_owned(),
            Self::Rest => "hours rest".to_owned(),
            Self::Away => "holiday".to_owned(),
            Self::ReminderSetting(choice) => format!("remind {}", choice.code()),
            Self::Annul(..) => "moderate".to_owned(),
        }
    }

    /// Whether it is a server’s: then nobody is given it where the bot is a guest.
    pub fn is_of_server(self) -> bool {
        matches!(self, Self::Rule(_) | Self::Annul(..))
    }

    /// What is asked with this typed into it.
    fn to_action(self, typed: &str) -> Action {
        let typed = typed.trim().to_owned();
        let hours =
            |zone, night, rest| Action::Hours(hours::OffHoursAction::Hours { zone, night, rest });
        match self {
            Self::Rule(rule) => Action::ServerSettings(houses::ServerSettingsAction {
                rule: Some(rule),
                value: Some(typed),
            }),
            Self::Zone => hours(Some(typed), None, None),
            Self::Night => hours(None, Some(typed), None),
            Self::Rest => hours(None, None, Some(typed)),
            Self::Away => Action::Hours(hours::OffHoursAction::AddHoliday {
                from: None,
                until: typed,
            }),
            Self::ReminderSetting(choice) => {
                Action::Remind(remind::ReminderAction::Settings(vec![(choice, typed)]))
            }
            Self::Annul(game, stage) => Action::Moderate(moderate::ModerationAction::Annul {
                game,
                sure: Some(stage),
                reason: typed,
            }),
        }
    }
}

/// The button that opens a field.
pub(super) fn open_button(field: InputField, weight: ButtonStyle) -> Control {
    let what = [("what", field.title().into())];
    Control::Button {
        label: sentences().line("form-open", &what),
        ask: Action::FillField { field, typed: None },
        weight,
    }
}

/// The button that opens it once more.
pub(super) fn retry_button(field: InputField) -> Control {
    Control::Button {
        label: sentences().line("form-again", &[]),
        ask: Action::FillField { field, typed: None },
        weight: ButtonStyle::Primary,
    }
}

/// What is wrong with what was typed, and another try.
pub(super) fn invalid_input(text: Text, field: InputField) -> Reply {
    let mut reply = Reply::note(text);
    reply.controls.push(retry_button(field));
    reply
}

/// What opens a field, or stands on it, carries this after `fill.`.
pub(super) fn wire(field: InputField) -> String {
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
pub(super) fn unwire(parts: &[&str]) -> Option<InputField> {
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
            InputField::Annul(read_game(game)?, stage)
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

impl Service {
    /// Does what a field is for; where there are no fields, says how the same is typed.
    pub(super) fn submit_field(
        &mut self,
        request: &Request,
        (field, typed): (InputField, Option<&str>),
        env: &Env,
    ) -> HandlerResult {
        // What is wished without a server is refused for that, typed or not.
        let nowhere = (field.is_of_server() && request.access.guest).then_some("");
        if let Some(typed) = typed.or(nowhere) {
            let request = Request {
                action: field.to_action(typed),
                ..request.clone()
            };
            return self.dispatch(&request, env);
        }
        let command = field.command();
        let args = [
            ("command", TextArg::Command(&command)),
            ("sample", field.sample().into()),
        ];
        Ok(vec![Reply::note(sentences().text("form-typed", &args))])
    }
}
