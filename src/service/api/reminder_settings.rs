//! A player's reminder settings, as data.

use crate::play::Timestamp;
use crate::play::calendar::{Night, OffHoursError, Zone};
use crate::play::reminder_schedule::{IntervalError, ReminderInterval, ReminderPolicy};
use crate::service::api::values::Suggestion;
use crate::service::words::{catalogue, durations};

/// Intervals offered on the page; any other can be typed.
const SUGGESTED_INTERVALS: [&str; 7] = ["auto", "off", "12h", "1d", "2d", "3d", "7d"];

const QUIET: [&str; 5] = [
    "off",
    "21:00-07:00",
    "22:00-08:00",
    "23:00-07:00",
    "00:00-08:00",
];

/// One reminder setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReminderSetting {
    /// The interval: `auto`, `off`, `12h`, `2d`.
    How,
    /// The destination: `here` (the game's place), `dm`.
    Where,
    /// The quiet hours: `22-7`, `off`.
    Quiet,
    /// The choice of boards by direct message at the player's turn: `dm`, `off`.
    Boards,
}

impl ReminderSetting {
    /// All settings.
    pub const ALL: [Self; 4] = [Self::How, Self::Where, Self::Quiet, Self::Boards];

    /// Its name as typed and carried by buttons.
    pub const fn code(self) -> &'static str {
        match self {
            Self::How => "how",
            Self::Where => "where",
            Self::Quiet => "quiet",
            Self::Boards => "boards",
        }
    }

    /// The setting with this code.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|choice| choice.code() == code)
    }

    /// The name it is stored under.
    pub(in crate::service) const fn stored(self) -> &'static str {
        match self {
            Self::How => "remind",
            Self::Where | Self::Quiet | Self::Boards => self.code(),
        }
    }

    /// The values offered on the page.
    pub fn offered(self) -> &'static [&'static str] {
        match self {
            Self::How => &SUGGESTED_INTERVALS,
            Self::Where => &["here", "dm"],
            Self::Quiet => &QUIET,
            Self::Boards => &["off", "dm"],
        }
    }

    /// The stored form of a typed value, or the id of the message about its fault.
    pub(in crate::service) fn read(self, typed: &str) -> Result<String, &'static str> {
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

    /// The values offered on the page, in words.
    pub(in crate::service) fn suggested(self) -> Vec<Suggestion> {
        let offer = |value: &&str| Suggestion {
            label: self.label(value),
            value: (*value).to_owned(),
        };
        self.offered().iter().map(offer).collect()
    }

    pub(in crate::service) fn label(self, value: &str) -> String {
        let line = |id: &str| catalogue::sentences().line(id, &[]);
        match (self, value) {
            (Self::How, "auto") => line("remind-often-auto"),
            (Self::How, "off") => line("remind-often-off"),
            (Self::How, often) => {
                let often = match often.parse() {
                    Ok(ReminderInterval::Every(often)) => durations::lasting(often),
                    Ok(ReminderInterval::Auto | ReminderInterval::Off) | Err(_) => often.to_owned(),
                };
                catalogue::sentences().line("remind-often-every", &[("time", often.into())])
            }
            (Self::Where, "dm") => line("remind-to-person"),
            (Self::Where, _) => line("remind-to-place"),
            (Self::Quiet, "off") => line("remind-silence-off"),
            (Self::Quiet, hours) => {
                catalogue::sentences().line("remind-silence", &[("hours", hours.to_owned().into())])
            }
            (Self::Boards, "dm") => line("remind-boards-on"),
            (Self::Boards, _) => line("remind-boards-off"),
        }
    }
}

/// The reminder settings of one player.
#[derive(Clone, Debug, Default)]
pub(in crate::service) struct ReminderSettings {
    /// The interval of the player's reminders.
    pub(in crate::service) policy: ReminderPolicy,
    /// `true` if reminders go by direct message.
    pub(in crate::service) dm: bool,
    /// `true` if boards go by direct message at the player's turn.
    pub(in crate::service) boards: bool,
    /// The time when a direct message to the player was last refused.
    pub(in crate::service) closed: Option<Timestamp>,
    pub(in crate::service) quiet: Option<Night>,
    pub(in crate::service) zone: Zone,
}
