//! The names of stored settings and notes that are not the code of a setting a user chooses by that code.
//!
//! Two of one owner under one name would overwrite each other, so all are listed here. The tests compare them with the
//! codes of [`Preference`](crate::service::api::preferences::Preference),
//! [`ReminderSetting`](crate::service::api::reminder_settings::ReminderSetting) and
//! [`ServerSetting`](crate::service::api::server_settings::ServerSetting).

/// The chosen language of a player or a server.
pub(in crate::service) const LANGUAGE: &str = "language";
/// The language of a player's program or of a server when it was last seen.
pub(in crate::service) const LOCALE: &str = "locale";

/// A player's time zone.
pub(in crate::service) const ZONE: &str = "zone";
/// The nights on which a player's clocks stop.
pub(in crate::service) const NIGHT: &str = "night";
/// A player's days off.
pub(in crate::service) const REST: &str = "rest";
/// A player's off hours before their last change.
pub(in crate::service) const FORMER_HOURS: &str = "former_hours";
/// The time at which a player's direct messages were found closed.
pub(in crate::service) const DMS_CLOSED: &str = "dm-closed";
/// The task of a lesson that a player opened last.
pub(in crate::service) const LESSON: &str = "lesson";
/// `yes` once a player was asked whether their games may become puzzles.
pub(in crate::service) const ASKED_PUZZLES: &str = "asked-puzzles";
/// A player's choice about ratings.
pub(in crate::service) const COMPETITION: &str = "competition";

/// The time of the last change of a server's channels for games, in milliseconds.
pub(in crate::service) const CHANNELS_CHANGED: &str = "channels_changed";
/// The channel of a server that did not take the last puzzle of the day.
pub(in crate::service) const PUZZLES_REFUSED: &str = "puzzles_refused";
/// The time of the last call of a server's role, and its game.
pub(in crate::service) const SEEKERS_CALLED: &str = "seekers_called";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::service::api::preferences::Preference;
    use crate::service::api::reminder_settings::ReminderSetting;
    use crate::service::api::server_settings::ServerSetting;

    #[test]
    fn no_two_settings_of_one_owner_have_one_name() {
        let mut chosen: Vec<&str> = Preference::all().map(|choice| choice.codes().0).collect();
        // The values of one preference stand beside each other.
        chosen.dedup();
        let notes = [
            LOCALE,
            ZONE,
            NIGHT,
            REST,
            FORMER_HOURS,
            DMS_CLOSED,
            LESSON,
            ASKED_PUZZLES,
            COMPETITION,
        ];
        let reminders = ReminderSetting::ALL.map(ReminderSetting::stored);
        let of_player = [chosen.as_slice(), &reminders, &notes].concat();
        let rules = ServerSetting::ALL.map(ServerSetting::code);
        let of_server = [
            rules.as_slice(),
            &[LOCALE, CHANNELS_CHANGED, PUZZLES_REFUSED, SEEKERS_CALLED],
        ]
        .concat();
        for names in [of_player, of_server] {
            assert!(names.contains(&LANGUAGE), "{names:?}");
            let mut distinct = names.clone();
            distinct.sort_unstable();
            distinct.dedup();
            assert_eq!(distinct.len(), names.len(), "{names:?}");
        }
    }
}
