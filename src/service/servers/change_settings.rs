//! The page that shows and changes a server's settings.

use crate::play::Env;
use crate::service::api::action::Request;
use crate::service::api::reply::Reply;
use crate::service::api::result::HandlerResult;
use crate::service::api::server_settings::{ServerSetting, ServerSettingsAction};
use crate::service::lookup::{languages, server};
use crate::service::servers::{page, setup};
use crate::service::state::Service;
use crate::service::words::{catalogue, language};
use crate::store;

/// Shows the settings of a place's server, and changes them for authorised users.
pub(in crate::service) fn update_server_settings(
    service: &mut Service,
    request: &Request,
    action: &ServerSettingsAction,
    env: &Env,
) -> HandlerResult {
    let Request {
        place,
        access: standing,
        ..
    } = request;
    let words = catalogue::sentences();
    if !request.is_in_own_server() {
        return Ok(vec![Reply::note(words.text("house-no-server", &[]))]);
    }
    let mut settings = server::settings_at(&service.store, place);
    if let ServerSettingsAction {
        rule: Some(rule),
        value: Some(value),
    } = action
    {
        if !standing.manages {
            return Ok(vec![Reply::note(words.text("house-not-yours", &[]))]);
        }
        if settings.set(*rule, value, place).is_none() {
            return Ok(vec![page::parse_error(*rule, value)]);
        }
        store::servers::save_setting(
            &mut service.store,
            place.server(),
            rule.code(),
            &settings.value(*rule),
        )?;
        if *rule == ServerSetting::Channels {
            server::note_channels_changed(&mut service.store, place, env.now)?;
        }
        // A place that was just chosen gets the puzzle of this day, and a role its wearer.
        service.daily_enqueued = None;
        service.podium_looked = None;
    }
    let podium = setup::podium(&service.store, request, &settings)?;
    let unposted = match &settings.puzzles {
        Some(place) if standing.manages => server::refuses_daily_puzzle(&service.store, place)?,
        Some(_) | None => false,
    };
    // A newly chosen language applies at once to users without one of their own.
    let answer = || {
        let mut reply = page::page(&settings, action.rule, standing.manages);
        reply.text.push_line(podium.text());
        reply
            .text
            .push_line(setup::call_of_seekers(standing, &settings));
        if unposted {
            let refused = catalogue::sentences().text("house-puzzles-refused", &[]);
            reply.text.push_line(refused);
        }
        reply
    };
    Ok(vec![language::with_language(
        languages::language_for(service, request),
        answer,
    )])
}
