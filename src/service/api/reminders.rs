//! A player's reminder settings, as data.

use crate::play::Timestamp;
use crate::play::calendar::{Night, OffHoursError, Zone};
use crate::play::remind::{IntervalError, ReminderInterval, ReminderPolicy};
use crate::service::api::values::Suggestion;
use crate::service::words::{catalogue, durations};

/// Where it is kept when somebody's direct messages were found closed.
pub(in crate::service) const DMS_CLOSED_KEY: &str = "dm-closed";

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
    pub(in crate::service) const fn stored(self) -> &'static str {
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

    /// The values that a page offers, in words.
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

/// How one player wants to be reminded and told.
#[derive(Clone, Debug, Default)]
pub(in crate::service) struct ReminderSettings {
    /// When he is reminded, and when not.
    pub(in crate::service) manner: ReminderPolicy,
    /// Whether he is reminded by direct message.
    pub(in crate::service) dm: bool,
    /// Whether boards come by direct message when it is his move.
    pub(in crate::service) boards: bool,
    /// When a direct message to him was turned down last.
    pub(in crate::service) closed: Option<Timestamp>,
    pub(in crate::service) quiet: Option<Night>,
    pub(in crate::service) zone: Zone,
}
