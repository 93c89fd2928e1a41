//! What is typed into a field of its own, where nothing can be chosen: which fields there are, what each asks for, and
//! what is asked once it is filled.
//!
//! A button opens the field and carries all of what it is for, as the field does; so nothing is lost between the two.

use crate::play::Env;
use crate::play::GameId;
use crate::play::summary::Stage;
use crate::service::ask::{Ask, Request};
use crate::service::houses::{self, Rule};
use crate::service::manners::Choice;
use crate::service::prose::{Arg, sentences};
use crate::service::reply::{Control, Reply, Text, Weight};
use crate::service::wire::game as read_game;
use crate::service::{Answer, Service, hours, moderate, remind};

/// The most that is typed into a field, in characters.
const MOST: u16 = 100;

/// Something that can be typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// A setting of the server.
    Rule(Rule),
    /// One’s time zone.
    Zone,
    /// One’s night.
    Night,
    /// One’s days off.
    Rest,
    /// Until when one is on holiday.
    Away,
    /// How one is reminded.
    Manner(Choice),
    /// Why a game is annulled that has got so far: whoever sends it is sure.
    Annul(GameId, Stage),
}

/// A field as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// What it is about.
    pub title: String,
    /// What stands above the field.
    pub label: String,
    /// What can be typed, for example; empty where anything can.
    pub sample: &'static str,
    /// How many characters it takes.
    pub most: u16,
    /// Whether something must be typed.
    pub needed: bool,
}

impl Field {
    /// How it is shown, in the language that is spoken.
    pub fn form(self) -> Form {
        let annuls = matches!(self, Self::Annul(..));
        let label = if annuls { "form-why" } else { "form-type" };
        Form {
            title: self.title(),
            label: sentences().line(label, &[]),
            sample: self.sample(),
            most: if annuls {
                u16::try_from(crate::play::moderate::LONGEST_REASON).unwrap_or(MOST)
            } else {
                MOST
            },
            needed: !annuls,
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
            Self::Manner(Choice::Quiet) => line("form-quiet"),
            Self::Manner(_) => line("form-remind"),
            Self::Annul(..) => line("form-annul"),
        }
    }

    /// Values that show how it is written.
    fn sample(self) -> &'static str {
        match self {
            Self::Rule(Rule::Clock) => "3d, 7d soft, 72h+12h/96h",
            Self::Rule(Rule::Expiry) => "14, never",
            Self::Rule(Rule::Holidays) => "30",
            Self::Rule(_) => "5, any",
            Self::Zone => "Berlin, New York, +05:30",
            Self::Night => "22-7, 22:30-06:45, off",
            Self::Rest => "sat sun, off",
            Self::Away => "10d, 2027-01-02",
            Self::Manner(Choice::Quiet) => "22-7, off",
            Self::Manner(_) => "12h, 2d, auto, off",
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
            Self::Manner(choice) => format!("remind {}", choice.code()),
            Self::Annul(..) => "moderate".to_owned(),
        }
    }

    /// Whether it is a server’s: then nobody is given it where the bot is a guest.
    pub fn is_of_server(self) -> bool {
        matches!(self, Self::Rule(_) | Self::Annul(..))
    }

    /// What is asked with this typed into it.
    fn filled(self, typed: &str) -> Ask {
        let typed = typed.trim().to_owned();
        let hours = |zone, night, rest| Ask::Hours(hours::Wish::Hours { zone, night, rest });
        match self {
            Self::Rule(rule) => Ask::House(houses::Wish {
                rule: Some(rule),
                value: Some(typed),
            }),
            Self::Zone => hours(Some(typed), None, None),
            Self::Night => hours(None, Some(typed), None),
            Self::Rest => hours(None, None, Some(typed)),
            Self::Away => Ask::Hours(hours::Wish::Away {
                from: None,
                until: typed,
            }),
            Self::Manner(choice) => Ask::Remind(remind::Wish::Settings(vec![(choice, typed)])),
            Self::Annul(game, stage) => Ask::Moderate(moderate::Wish::Annul {
                game,
                sure: Some(stage),
                reason: typed,
            }),
        }
    }
}

/// The button that opens a field.
pub(super) fn open(field: Field, weight: Weight) -> Control {
    let what = [("what", field.title().into())];
    Control::Button {
        label: sentences().line("form-open", &what),
        ask: Ask::Fill { field, typed: None },
        weight,
    }
}

/// The button that opens it once more.
pub(super) fn again(field: Field) -> Control {
    Control::Button {
        label: sentences().line("form-again", &[]),
        ask: Ask::Fill { field, typed: None },
        weight: Weight::Main,
    }
}

/// What is wrong with what was typed, and another try.
pub(super) fn wrong(text: Text, field: Field) -> Reply {
    let mut reply = Reply::note(text);
    reply.controls.push(again(field));
    reply
}

/// What opens a field, or stands on it, carries this after `fill.`.
pub(super) fn wire(field: Field) -> String {
    match field {
        Field::Rule(rule) => format!("server.{}", rule.code()),
        Field::Zone => "zone".to_owned(),
        Field::Night => "night".to_owned(),
        Field::Rest => "rest".to_owned(),
        Field::Away => "away".to_owned(),
        Field::Manner(choice) => format!("remind.{}", choice.code()),
        Field::Annul(game, stage) => format!("annul.{}.{}", game.0, word(stage)),
    }
}

/// The field that [`wire`] made these parts of.
pub(super) fn unwire(parts: &[&str]) -> Option<Field> {
    Some(match parts {
        ["server", rule] => Field::Rule(Rule::from_code(rule)?),
        ["zone"] => Field::Zone,
        ["night"] => Field::Night,
        ["rest"] => Field::Rest,
        ["away"] => Field::Away,
        ["remind", choice] => Field::Manner(Choice::from_code(choice)?),
        ["annul", game, stage] => {
            let stages = [Stage::Open, Stage::Running, Stage::Over];
            let stage = stages.into_iter().find(|known| word(*known) == *stage)?;
            Field::Annul(read_game(game)?, stage)
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
    pub(super) fn fill(
        &mut self,
        request: &Request,
        (field, typed): (Field, Option<&str>),
        env: &Env,
    ) -> Answer {
        // What is wished without a server is refused for that, typed or not.
        let nowhere = (field.is_of_server() && request.standing.guest).then_some("");
        if let Some(typed) = typed.or(nowhere) {
            let request = Request {
                ask: field.filled(typed),
                ..request.clone()
            };
            return self.answer(&request, env);
        }
        let command = field.command();
        let args = [
            ("command", Arg::Command(&command)),
            ("sample", field.sample().into()),
        ];
        Ok(vec![Reply::note(sentences().text("form-typed", &args))])
    }
}
