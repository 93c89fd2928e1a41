//! A server's stored settings.

use crate::play::Place;
use crate::service::api::server_settings::{ServerSetting, ServerSettings};
use crate::service::state::Service;

/// The settings of a place's server, with defaults for missing and unreadable ones.
pub fn server_settings(service: &Service, place: &Place) -> ServerSettings {
    let stored = service
        .store
        .server_settings(place.server())
        .unwrap_or_else(|error| {
            // Games continue if the settings of their server are unreadable.
            tracing::error!(%error, "failed to read the settings of a server");
            Vec::new()
        });
    let mut house = ServerSettings::default();
    for (name, value) in &stored {
        if let Some(rule) = ServerSetting::from_code(name) {
            house.set(rule, value, place);
        }
    }
    house
}
