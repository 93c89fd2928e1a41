//! A server's stored settings.

use crate::play::Place;
use crate::service::api::action::Request;
use crate::service::api::server_settings::{ServerSetting, ServerSettings};
use crate::service::state::Service;
use crate::store::Store;

/// The settings of a place's server, for adapters.
pub fn server_settings(service: &Service, place: &Place) -> ServerSettings {
    settings_at(&service.store, place)
}

/// The settings of a place's server, with defaults for missing and unreadable ones.
pub(in crate::service) fn settings_at(store: &Store, place: &Place) -> ServerSettings {
    let stored = store
        .server_settings(place.server())
        .unwrap_or_else(|error| {
            // Games continue if the settings of their server are unreadable.
            tracing::error!(%error, "failed to read the settings of a server");
            Vec::new()
        });
    let mut settings = ServerSettings::default();
    for (name, value) in &stored {
        if let Some(rule) = ServerSetting::from_code(name) {
            settings.set(rule, value, place);
        }
    }
    settings
}

/// Whether somebody is a moderator of this server now: whoever has one of its roles for that, or else the right.
pub(in crate::service) fn moderates(store: &Store, request: &Request) -> bool {
    let Request { place, access, .. } = request;
    let roles = settings_at(store, place).moderators;
    if roles.is_empty() {
        access.moderates
    } else {
        access.manages || access.roles.iter().any(|role| roles.contains(role))
    }
}
