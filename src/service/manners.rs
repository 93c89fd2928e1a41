//! How a player wants to be reminded and told: what he can choose, and the page that shows it.

use crate::play::calendar::{DaysOff, Night, OffHours, OffHoursError, Zone};
use crate::play::remind::{IntervalError, ReminderInterval, ReminderPolicy};
use crate::play::{Env, PlayerId, Timestamp};
use crate::service::ask::{Action, Person};
use crate::service::clocks::lasting;
use crate::service::forms::{self, InputField};
use crate::service::hours::hours;
use crate::service::prose::{TextArg, sentences};
use crate::service::remind::ReminderAction;
use crate::service::reply::{ButtonStyle, Control, Reply, Suggestion};
use crate::service::{HandlerResult, Service};
use crate::store::{NoticeKind, StoreError};

/// Where it is kept when somebody's direct messages were found closed.
const DMS_CLOSED_KEY: &str = "dm-closed";

/// The intervals and quiet hours that a page offers; any other can be typed.
const SUGGESTED_INTERVALS: [&str; 7] = ["auto", "off", "12h", "1d", "2d", "3d", "7d"];
const QUIET: [&str; 5] = [
    "off",
    "21:00-07:00",
    "22:00-08:00",
    "23:00-07:00",
    "00:00-08:00",
];

/// One thing about reminders that a player can choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReminderSetting {
    /// How often: `auto`, `off`, `12h`, `2d`.
    How,
    /// Where they come: `here` (where the game is), `dm`.
    Where,
    /// The hours without any: `22-7`, `off`.
    Quiet,
    /// Whether the board comes by direct message when it is one's move: `dm`, `off`.
    Boards,
}

impl ReminderSetting {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::How, Self::Where, Self::Quiet, Self::Boards];

    /// The name as it is typed and as buttons carry it.
    pub const fn code(self) -> &'static str {
        match self {
            Self::How => "how",
            Self::Where => "where",
            Self::Quiet => "quiet",
            Self::Boards => "boards",
        }
    }

    /// The choice with this code.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|choice| choice.code() == code)
    }

    /// The name it is stored under.
    const fn stored(self) -> &'static str {
        match self {
            Self::How => "remind",
            Self::Where | Self::Quiet | Self::Boards => self.code(),
        }
    }

    /// The values that a page offers.
    pub fn offered(self) -> &'static [&'static str] {
        match self {
            Self::How => &SUGGESTED_INTERVALS,
            Self::Where => &["here", "dm"],
            Self::Quiet => &QUIET,
            Self::Boards => &["off", "dm"],
        }
    }

    /// The value as it is stored, or the message that says what is wrong with it.
    fn read(self, typed: &str) -> Result<String, &'static str> {
        let typed = typed.trim().to_lowercase();
        match self {
            Self::How => match typed.parse::<ReminderInterval>() {
                Ok(how) => Ok(how.to_string()),
                Err(IntervalError::Form) => Err("refuse-remind-how"),
                Err(IntervalError::Length) => Err("refuse-remind-length"),
            },
            Self::Where if ["here", "dm"].contains(&typed.as_str()) => Ok(typed),
            Self::Where => Err("refuse-remind-where"),
            Self::Quiet if ["off", "none"].contains(&typed.as_str()) => Ok("off".to_owned()),
            Self::Quiet => match typed.parse::<Night>() {
                Ok(night) => Ok(night.to_string()),
                Err(OffHoursError::LongNight) => Err("refuse-quiet-long"),
                Err(_) => Err("refuse-quiet"),
            },
            Self::Boards if ["dm", "off"].contains(&typed.as_str()) => Ok(typed),
            Self::Boards => Err("refuse-boards"),
        }
    }

    /// The values that a page offers, in words.
    pub(super) fn suggested(self) -> Vec<Suggestion> {
        let offer = |value: &&str| Suggestion {
            label: self.label(value),
            value: (*value).to_owned(),
        };
        self.offered().iter().map(offer).collect()
    }

    fn label(self, value: &str) -> String {
        let line = |id: &str| sentences().line(id, &[]);
        match (self, value) {
            (Self::How, "auto") => line("remind-often-auto"),
            (Self::How, "off") => line("remind-often-off"),
            (Self::How, often) => {
                let often = match often.parse() {
                    Ok(ReminderInterval::Every(often)) => lasting(often),
                    Ok(ReminderInterval::Auto | ReminderInterval::Off) | Err(_) => often.to_owned(),
                };
                sentences().line("remind-often-every", &[("time", often.into())])
            }
            (Self::Where, "dm") => line("remind-to-person"),
            (Self::Where, _) => line("remind-to-place"),
            (Self::Quiet, "off") => line("remind-silence-off"),
            (Self::Quiet, hours) => {
                sentences().line("remind-silence", &[("hours", hours.to_owned().into())])
            }
            (Self::Boards, "dm") => line("remind-boards-on"),
            (Self::Boards, _) => line("remind-boards-off"),
        }
    }
}

/// How one player wants to be reminded and told.
#[derive(Clone, Debug, Default)]
pub(super) struct ReminderSettings {
    /// When he is reminded, and when not.
    pub(super) manner: ReminderPolicy,
    /// Whether he is reminded by direct message.
    pub(super) dm: bool,
    /// Whether boards come by direct message when it is his move.
    pub(super) boards: bool,
    /// When a direct message to him was turned down last.
    pub(super) closed: Option<Timestamp>,
    quiet: Option<Night>,
    zone: Zone,
}

impl Service {
    /// How this player wants to be reminded; as everybody, where nothing is chosen or nothing can be read.
    pub(super) fn reminder_settings(&self, who: &PlayerId) -> ReminderSettings {
        let stored = self.store.preferences(who).unwrap_or_else(|error| {
            tracing::error!(%error, "the settings of a player cannot be read");
            Vec::new()
        });
        let value = |wanted: &str| {
            let found = stored.iter().find(|(name, _)| name == wanted);
            found.map_or("", |(_, value)| value.as_str())
        };
        let zone: Zone = value("zone").parse().unwrap_or_default();
        let quiet: Option<Night> = value(ReminderSetting::Quiet.stored()).parse().ok();
        let apart = OffHours::new(zone.clone(), quiet, DaysOff::default());
        ReminderSettings {
            manner: ReminderPolicy {
                how: value(ReminderSetting::How.stored())
                    .parse()
                    .unwrap_or_default(),
                quiet: vec![apart, hours(&stored)],
            },
            dm: value(ReminderSetting::Where.stored()) == "dm",
            boards: value(ReminderSetting::Boards.stored()) == "dm",
            closed: value(DMS_CLOSED_KEY).parse().ok().map(Timestamp),
            quiet,
            zone,
        }
    }

    /// Notes that somebody takes no direct messages; boards are not sent there any more.
    pub(super) fn note_dms_closed(
        &mut self,
        who: &PlayerId,
        kind: NoticeKind,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        tracing::info!(who = who.as_str(), ?kind, "no direct messages are taken");
        self.store
            .save_preferences(who, DMS_CLOSED_KEY, &now.0.to_string())?;
        match kind {
            NoticeKind::Board => {
                self.store
                    .save_preferences(who, ReminderSetting::Boards.stored(), "off")
            }
            NoticeKind::Reminder
            | NoticeKind::Plan
            | NoticeKind::PlaceGone
            | NoticeKind::Moved
            | NoticeKind::OpenThread
            | NoticeKind::NoThread
            | NoticeKind::CloseThread => Ok(()),
        }
    }

    /// Keeps what is chosen, sets what is due accordingly, and shows how things are now.
    pub(super) fn update_reminder_settings(
        &mut self,
        who: &Person,
        chosen: &[(ReminderSetting, String)],
        env: &Env,
    ) -> HandlerResult {
        let mut values = Vec::new();
        for (choice, typed) in chosen {
            match choice.read(typed) {
                Ok(value) => values.push((choice.stored(), value)),
                Err(wrong) => {
                    let args = [("typed", super::refuse::short(typed).into())];
                    let text = sentences().text(wrong, &args);
                    return Ok(vec![forms::invalid_input(
                        text,
                        InputField::ReminderSetting(*choice),
                    )]);
                }
            }
        }
        for (name, value) in &values {
            self.store.save_preferences(&who.id, name, value)?;
        }
        if !values.is_empty() {
            self.reset_reminders(&who.id, env.now)?;
        }
        let manners = self.reminder_settings(&who.id);
        if manners.closed.is_some() {
            // Told now, and tried again from now on.
            self.store.save_preferences(&who.id, DMS_CLOSED_KEY, "")?;
        }
        Ok(vec![page(&manners)])
    }
}

/// How things are, with what can be chosen.
fn page(now: &ReminderSettings) -> Reply {
    let words = sentences();
    let mut text = words.text("remind-page", &[]);
    text.push_line(match now.manner.how {
        ReminderInterval::Auto => words.text("remind-now-auto", &[]),
        ReminderInterval::Off => words.text("remind-now-off", &[]),
        ReminderInterval::Every(often) => {
            words.text("remind-now-every", &[("time", lasting(often).into())])
        }
    });
    let to = if now.dm {
        "remind-now-person"
    } else {
        "remind-now-place"
    };
    text.push_line(words.text(to, &[]));
    let zone = ("zone", TextArg::from(now.zone.to_string()));
    text.push_line(match now.quiet {
        Some(quiet) => {
            let hours = ("hours", TextArg::from(quiet.to_string()));
            let command = ("command", TextArg::Command("hours"));
            words.text("remind-now-quiet", &[hours, zone, command])
        }
        None => words.text("remind-now-no-quiet", &[]),
    });
    let boards = if now.boards {
        "remind-now-boards"
    } else {
        "remind-now-no-boards"
    };
    text.push_line(words.text(boards, &[]));
    if let Some(at) = now.closed {
        text.push_line(words.text("remind-closed", &[("when", TextArg::Date(at))]));
    }
    text.push_line(words.text("remind-typed", &[("command", TextArg::Command("remind"))]));
    let mut reply = Reply::note(text);
    reply.controls = ReminderSetting::ALL.map(menu).into();
    let typed = [ReminderSetting::How, ReminderSetting::Quiet];
    let buttons = typed.map(|choice| {
        forms::open_button(InputField::ReminderSetting(choice), ButtonStyle::Secondary)
    });
    reply.controls.extend(buttons);
    reply.replaces_source = true;
    reply
}

fn menu(choice: ReminderSetting) -> Control {
    let prompt = match choice {
        ReminderSetting::How => "remind-menu-how",
        ReminderSetting::Where => "remind-menu-where",
        ReminderSetting::Quiet => "remind-menu-quiet",
        ReminderSetting::Boards => "remind-menu-boards",
    };
    let options = choice.offered().iter().map(|value| {
        let wish = ReminderAction::Settings(vec![(choice, (*value).to_owned())]);
        (choice.label(value), Action::Remind(wish))
    });
    Control::Menu {
        prompt: sentences().line(prompt, &[]),
        options: options.collect(),
    }
}
