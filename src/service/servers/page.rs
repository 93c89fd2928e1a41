//! The page of a server's settings: each in words, the values of one, and errors of input.

use crate::service::api::action::Action;
use crate::service::api::fields::InputField;
use crate::service::api::reply::{ButtonStyle, Control, Reply, SelectKind};
use crate::service::api::server_lists;
use crate::service::api::server_settings::{
    self, ServerSetting, ServerSettings, ServerSettingsAction,
};
use crate::service::api::values::Suggestion;
use crate::service::describe::{args, fields};
use crate::service::words::catalogue;
use crate::service::words::language::is_at_terminal;
use crate::service::words::text::Text;
use crate::store::place_text;

/// The reply to an unreadable value, with its format.
pub(in crate::service) fn parse_error(rule: ServerSetting, typed: &str) -> Reply {
    let args = [("typed", args::short(typed).into())];
    let mut text = catalogue::sentences().text("house-not-read", &args);
    text.push(" ");
    text.append(how(rule));
    if rule.is_typed() {
        return fields::invalid_input(text, InputField::Rule(rule));
    }
    Reply::note(text)
}

fn how(rule: ServerSetting) -> Text {
    catalogue::sentences().text(&format!("house-how-{}", rule.code()), &[])
}

/// All settings, with the values of the selected one.
pub(in crate::service) fn page(
    settings: &ServerSettings,
    at: Option<ServerSetting>,
    manages: bool,
) -> Reply {
    let words = catalogue::sentences();
    let mut reply = Reply::note(words.text("house-title", &[]));
    let shown = |rule: &ServerSetting| rule.is_for_tables() || !is_at_terminal();
    for rule in ServerSetting::ALL.into_iter().filter(shown) {
        let setting = [("setting", rule.label().into())];
        reply.text.push_line(words.text("house-setting", &setting));
        reply.text.push(" ");
        let told = settings.describe(rule);
        // Long lists have no room beside the selected setting and its format. In the full list, only that of channels
        // has.
        let beside = at.map_or(rule != ServerSetting::Channels, |at| at != rule);
        reply.text.append(if beside {
            server_lists::abbreviated(told)
        } else {
            told
        });
    }
    reply.replaces_source = true;
    if !manages {
        reply.text.push_line(words.text("house-who", &[]));
        return reply;
    }
    if let Some(rule) = at {
        reply.text.push_line(how(rule));
        reply.controls.push(chooser(settings, rule));
    }
    let change = |rule: ServerSetting| {
        let action = Action::ServerSettings(ServerSettingsAction {
            rule: Some(rule),
            value: None,
        });
        (rule.label(), action)
    };
    reply.controls.push(Control::Menu {
        prompt: words.line("house-change", &[]),
        options: ServerSetting::ALL
            .into_iter()
            .filter(shown)
            .map(change)
            .collect(),
    });
    if !is_at_terminal() {
        reply.controls.push(Control::Button {
            label: words.line("button-setup", &[]),
            action: Action::Setup,
            style: ButtonStyle::Secondary,
        });
    }
    if let Some(rule) = at.filter(|rule| rule.is_typed()) {
        let typed = fields::open_button(InputField::Rule(rule), ButtonStyle::Secondary);
        reply.controls.push(typed);
    }
    reply
}

/// The values of one setting, as a menu.
fn chooser(settings: &ServerSettings, rule: ServerSetting) -> Control {
    let action = |value| {
        Action::ServerSettings(ServerSettingsAction {
            rule: Some(rule),
            value,
        })
    };
    let list = |of, chosen| Control::Select {
        of,
        prompt: rule.label(),
        chosen,
        action: action(None),
    };
    match rule {
        ServerSetting::Channels => list(
            SelectKind::Places,
            settings.channels.iter().map(place_text).collect(),
        ),
        ServerSetting::Puzzles => list(
            SelectKind::PlaceToPost,
            settings.puzzles.iter().map(place_text).collect(),
        ),
        ServerSetting::Roles => list(SelectKind::Roles, settings.roles.clone()),
        ServerSetting::Moderators => list(SelectKind::Roles, settings.moderators.clone()),
        ServerSetting::Podium => list(SelectKind::Roles, settings.podium.clone()),
        ServerSetting::Seekers => {
            list(SelectKind::Role, settings.seekers.iter().cloned().collect())
        }
        ServerSetting::Game
        | ServerSetting::Clock
        | ServerSetting::Pings
        | ServerSetting::Expiry
        | ServerSetting::OpenEach
        | ServerSetting::OpenAll
        | ServerSetting::RunningEach
        | ServerSetting::Holidays
        | ServerSetting::Rated
        | ServerSetting::Seasons
        | ServerSetting::Watching
        | ServerSetting::Language => {
            let option = |offer: Suggestion| (offer.label, action(Some(offer.value)));
            Control::Menu {
                prompt: rule.label(),
                options: server_settings::suggested(rule)
                    .into_iter()
                    .map(option)
                    .collect(),
            }
        }
    }
}
