//! A server's stored settings.

use crate::play::Place;
use crate::service::api::server_settings::{ServerSetting, ServerSettings};
use crate::service::state::Service;

/// How the server of this place wants its games; as for every server where nothing is chosen or nothing
/// can be read.
pub fn server_settings(service: &Service, place: &Place) -> ServerSettings {
    let stored = service
        .store
        .server_settings(place.server())
        .unwrap_or_else(|error| {
            // Games go on where the settings of their server cannot be read.
            tracing::error!(%error, "the settings of a server cannot be read");
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
