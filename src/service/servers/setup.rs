//! `setup`: whether games can be played at a place, missing permissions, and how to give them.

use crate::service::api::access::{Access, BotPermission};
use crate::service::api::action::{Action, Request};
use crate::service::api::reply::{ButtonStyle, Control, Reply};
use crate::service::api::server_settings::{ServerSettings, ServerSettingsAction};
use crate::service::lookup::server;
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::text::Text;
use crate::store::{self, Store, StoreError};

/// The working features here, and the missing permissions.
pub(in crate::service) fn setup(store: &Store, request: &Request) -> Result<Reply, StoreError> {
    let Request { place, access, .. } = request;
    let words = catalogue::sentences();
    if place.is_private() {
        return Ok(Reply::note(words.text("setup-private", &[])));
    }
    if access.guest {
        let mut reply = Reply::note(words.text("setup-guest", &[]));
        reply.controls.push(invite());
        return Ok(reply);
    }
    let mut reply = Reply::note(rights(access));
    let settings = server::settings_at(store, place);
    reply
        .text
        .push_line(podium(store, request, &settings)?.text());
    reply.text.push_line(call_of_seekers(access, &settings));
    if !settings.allows(place, access.parent.as_ref()) {
        let mut text = words.text("setup-elsewhere", &[]);
        text.push(" ");
        text.append(settings.channels_in_short());
        text.push(".");
        reply.text.push_line(text);
    }
    reply.replaces_source = true;
    if access.manages {
        reply.controls.push(Control::Button {
            label: words.line("button-server", &[]),
            action: Action::ServerSettings(ServerSettingsAction::default()),
            style: ButtonStyle::Secondary,
        });
    }
    if access.rights.is_some() {
        reply.controls.push(Control::Button {
            label: words.line("button-setup-again", &[]),
            action: Action::Setup,
            style: ButtonStyle::Secondary,
        });
    }
    Ok(reply)
}

/// The obstacle to the roles of the first three.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::service) enum PodiumTrouble {
    /// Nothing, as far as the bot knows.
    None,
    /// The bot lacks the permission.
    Permission,
    /// Discord refused a role: the bot's own role stands below it.
    Height,
}

impl PodiumTrouble {
    /// The advice about it; empty if there is nothing to do.
    pub(in crate::service) fn text(self) -> Text {
        let words = catalogue::sentences();
        match self {
            Self::None => Text::default(),
            Self::Permission => {
                let mut text = words.text("house-podium-missing", &[]);
                list(&mut text, &[BotPermission::Roles]);
                text
            }
            Self::Height => words.text("house-podium-low", &[]),
        }
    }
}

/// The obstacle to the roles of the first three, if the server has chosen any.
pub(in crate::service) fn podium(
    store: &Store,
    request: &Request,
    settings: &ServerSettings,
) -> Result<PodiumTrouble, StoreError> {
    let Request { place, access, .. } = request;
    if settings.podium.is_empty() || !access.manages {
        return Ok(PodiumTrouble::None);
    }
    if !access.missing(&[BotPermission::Roles]).is_empty() {
        return Ok(PodiumTrouble::Permission);
    }
    let refused = store::podium::trouble(store, place.server())?.is_some();
    Ok(if refused {
        PodiumTrouble::Height
    } else {
        PodiumTrouble::None
    })
}

/// The permission that the bot lacks to mention the chosen role for open challenges. Empty without such a role, and for
/// a reader without the right to manage the server.
pub(in crate::service) fn call_of_seekers(access: &Access, settings: &ServerSettings) -> Text {
    let missing = access.missing(&[BotPermission::CallRoles]);
    if settings.seekers.is_none() || missing.is_empty() || !access.manages {
        return Text::default();
    }
    let mut text = catalogue::sentences().text("house-seekers-missing", &[]);
    list(&mut text, &missing);
    text
}

/// The button that links to the bot's invitation.
pub(in crate::service) fn invite() -> Control {
    Control::Invite {
        label: catalogue::sentences().line("button-invite", &[]),
    }
}

/// The reason why no game begins here: the missing permissions.
pub(in crate::service) fn cannot_play(access: &Access) -> Reply {
    let words = catalogue::sentences();
    let mut text = words.text("setup-missing", &[]);
    list(&mut text, &access.missing_for_games());
    text.push_line(words.text("setup-refused", &[("command", TextArg::Command("setup"))]));
    Reply::note(text)
}

/// The bot's permissions here, present and missing, the most important first.
fn rights(access: &Access) -> Text {
    let words = catalogue::sentences();
    let needed = access.missing_for_games();
    if access.rights.is_none() {
        return words.text("setup-nothing", &[]);
    }
    let mut text = if needed.is_empty() {
        words.text("setup-ready", &[])
    } else {
        words.text("setup-missing", &[])
    };
    list(&mut text, &needed);
    let history = access.missing(&[BotPermission::History]);
    if !history.is_empty() {
        text.push_line(words.text("setup-better", &[]));
        list(&mut text, &history);
    }
    let in_thread = access.parent.is_some();
    let threads = access.missing(&BotPermission::FOR_THREADS);
    let threads: Vec<BotPermission> = threads
        .into_iter()
        .filter(|right| !needed.contains(right))
        .collect();
    if !threads.is_empty() {
        text.push_line(words.text("setup-for-threads", &[]));
        list(&mut text, &threads);
    } else if !in_thread {
        text.push_line(words.text("setup-threads-ready", &[]));
    }
    let id = if access.missing(&[BotPermission::Hear]).is_empty() {
        "setup-hears"
    } else {
        "setup-hears-little"
    };
    text.push_line(words.text(id, &[("move", TextArg::Command("move"))]));
    if !(needed.is_empty() && history.is_empty() && threads.is_empty()) {
        text.push_line(words.text("setup-how", &[]));
    }
    if !needed.is_empty() {
        let commands = ["board", "move", "games"].map(|verb| (verb, TextArg::Command(verb)));
        text.push_line(words.text("setup-meanwhile", &commands));
    }
    text
}

/// A line for each permission.
fn list(text: &mut Text, rights: &[BotPermission]) {
    for right in rights {
        text.push_line(catalogue::sentences().text(&format!("right-{}", right.code()), &[]));
    }
}
