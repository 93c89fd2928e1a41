//! A server's stored settings.

use crate::play::{Place, Timestamp};
use crate::service::api::action::Request;
use crate::service::api::server_settings::{ServerSetting, ServerSettings};
use crate::service::api::setting_keys::{CHANNELS_CHANGED, PUZZLES_REFUSED};
use crate::service::lookup::stored;
use crate::service::state::Service;
use crate::store::{self, Store, StoreError, place_text};

/// The settings of a place's server, for adapters.
pub fn server_settings(service: &Service, place: &Place) -> ServerSettings {
    settings_at(&service.store, place)
}

/// The settings of a place's server, with defaults for missing and unreadable ones.
pub(in crate::service) fn settings_at(store: &Store, place: &Place) -> ServerSettings {
    let mut settings = ServerSettings::default();
    for (name, value) in stored::of_server(store, place.server()).iter() {
        if let Some(rule) = ServerSetting::from_code(name) {
            settings.set(rule, value, place);
        }
    }
    settings
}

/// Records that the channels for games are changed now.
pub(in crate::service) fn note_channels_changed(
    store: &mut Store,
    place: &Place,
    now: Timestamp,
) -> Result<(), StoreError> {
    store::servers::save_note(store, place.server(), CHANNELS_CHANGED, &now.0.to_string())
}

/// The last change of the channels for games at a place’s server; `None` if none is recorded.
pub(in crate::service) fn channels_changed(
    store: &Store,
    place: &Place,
) -> Result<Option<Timestamp>, StoreError> {
    let stored = store::servers::settings(store, place.server())?;
    let changed = stored.get(CHANNELS_CHANGED);
    Ok(changed.and_then(|at| at.parse().ok().map(Timestamp)))
}

/// Records whether a channel took the puzzle of the day.
pub(in crate::service) fn note_daily_puzzle(
    store: &mut Store,
    place: &Place,
    posted: bool,
) -> Result<(), StoreError> {
    if posted && !refuses_daily_puzzle(store, place)? {
        return Ok(());
    }
    let refusing = if posted {
        String::new()
    } else {
        place_text(place)
    };
    store::servers::save_note(store, place.server(), PUZZLES_REFUSED, &refusing)
}

/// Returns `true` if this channel did not take the last puzzle of the day.
pub(in crate::service) fn refuses_daily_puzzle(
    store: &Store,
    place: &Place,
) -> Result<bool, StoreError> {
    let stored = store::servers::settings(store, place.server())?;
    let refusing = stored.get(PUZZLES_REFUSED);
    Ok(refusing.is_some_and(|refusing| refusing == place_text(place)))
}

/// Returns `true` if the user is a moderator of this server now. Such a user has one of its moderators' roles or
/// manages it. If it has chosen no such roles, the place's permissions decide.
pub(in crate::service) fn moderates(store: &Store, request: &Request) -> bool {
    let Request { place, access, .. } = request;
    let roles = settings_at(store, place).moderators;
    if roles.is_empty() {
        access.moderates
    } else {
        access.manages || access.roles.iter().any(|role| roles.contains(role))
    }
}
