//! `hooks`: the web hooks of a server, listed, added, tried and removed by those who manage it.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;

use crate::play::{Env, PlayerId};
use crate::service::api::action::{Action, Request};
use crate::service::api::hook_address::{self, AddressFlaw, HookAddress};
use crate::service::api::hooks::{HookName, HooksAction};
use crate::service::api::reply::{ButtonStyle, Control, Reply};
use crate::service::api::result::{self, HandlerResult};
use crate::service::api::tokens;
use crate::service::describe::args;
use crate::service::state::Service;
use crate::service::words::catalogue::{TextArg, sentences};
use crate::service::words::names::PlayerNames;
use crate::service::words::text::{Span, Text};
use crate::store::{
    self, HookId, HookTopic, ManagerAction, ManagerActionKind, NewHook, Notice, Store, StoreError,
    WebHook,
};

/// The beginning of a secret, as the standard has it.
const SECRET: &str = "whsec_";

/// Answers a request about the hooks of a server.
pub(in crate::service) fn hooks(
    service: &mut Service,
    request: &Request,
    action: &HooksAction,
    env: &Env,
) -> HandlerResult {
    let Request {
        user,
        place,
        access,
        ..
    } = request;
    if !request.is_in_named_server() {
        return Ok(vec![result::note("house-no-server", &[])]);
    }
    if !access.manages {
        return Ok(vec![result::note("hooks-not-yours", &[])]);
    }
    let known = store::hooks::of_server(&service.store, place.server())?;
    let named = |name: &HookName| {
        known.iter().find(|hook| match name {
            HookName::Number(number) => hook.number == *number,
            HookName::Id(id) => hook.id == *id,
        })
    };
    let unknown = || Ok(vec![result::note("hooks-unknown", &[])]);
    match action {
        HooksAction::List => Ok(vec![list(&known)]),
        HooksAction::Add { address, topic } => {
            let most = service.options.hooks_each_server as usize;
            if most == 0 {
                return Ok(vec![result::note("hooks-off-here", &[])]);
            }
            if known.len() >= most {
                let args = [("count", TextArg::count(known.len()))];
                return Ok(vec![result::note("hooks-full", &args)]);
            }
            match HookAddress::read(address) {
                Ok(read) => add(service, request, &read, *topic, env),
                Err(flaw) => Ok(vec![not_added(address, flaw)]),
            }
        }
        HooksAction::Test(name) => {
            let Some(hook) = named(name) else {
                return unknown();
            };
            store::hooks::enqueue_test(&mut service.store, hook.id, env.now)?;
            let args = [
                ("number", number(hook)),
                ("command", TextArg::Command("hooks")),
            ];
            Ok(vec![result::note("hooks-tested", &args)])
        }
        HooksAction::Remove(name) => {
            let Some(hook) = named(name) else {
                return unknown();
            };
            store::hooks::remove(&mut service.store, hook, &user.id, env.now)?;
            service.store.save_name(&user.id, &user.name)?;
            Ok(vec![result::note(
                "hooks-removed",
                &[("number", number(hook))],
            )])
        }
    }
}

fn number(hook: &WebHook) -> TextArg<'static> {
    TextArg::Num(hook.number.into())
}

/// The events that a hook gets, in words.
fn about(topic: Option<HookTopic>) -> String {
    let code = topic.map_or("all", HookTopic::code);
    sentences().line(&format!("discord-hooks-about-{code}"), &[])
}

/// Adds a hook, and shows its secret this once.
fn add(
    service: &mut Service,
    request: &Request,
    address: &HookAddress,
    topic: Option<HookTopic>,
    env: &Env,
) -> HandlerResult {
    let secret = tokens::derived(env, b"kingboard hook secret");
    let hook = NewHook {
        place: &request.place,
        address: address.as_str(),
        topic,
        secret,
        author: &request.user.id,
    };
    let number = store::hooks::add(&mut service.store, &hook, env.now)?;
    let user = &request.user;
    service.store.save_name(&user.id, &user.name)?;
    let args = [
        ("number", TextArg::Num(number.into())),
        ("host", address.host().into()),
        ("about", about(topic).into()),
    ];
    let mut reply = result::note("hooks-added", &args);
    let secret = format!("{SECRET}{}", STANDARD.encode(secret));
    reply.text.push_line(Text(vec![Span::Code(secret)]));
    reply.text.push_line(sentences().text("hooks-how", &[]));
    Ok(vec![reply])
}

/// The reply to an address that cannot be used.
fn not_added(typed: &str, flaw: AddressFlaw) -> Reply {
    let id = match flaw {
        AddressFlaw::NotHttps => "hook-not-https",
        AddressFlaw::OtherPort => "hook-other-port",
        AddressFlaw::Unreadable => "hook-unreadable",
        AddressFlaw::NotGlobal => "hook-not-global",
    };
    result::note(id, &[("typed", args::short(typed).into())])
}

/// The list, with buttons for each hook.
fn list(known: &[WebHook]) -> Reply {
    let words = sentences();
    let command = [("command", TextArg::Command("hooks"))];
    if known.is_empty() {
        return result::note("hooks-none", &command);
    }
    let mut reply = result::note("hooks-title", &[]);
    reply.replaces_source = true;
    for hook in known {
        reply.text.push_line(line(hook));
    }
    for hook in known {
        let name = HookName::Id(hook.id);
        let args = [("number", number(hook))];
        let button = |id: &str, action: HooksAction, style| Control::Button {
            label: words.line(id, &args),
            action: Action::Hooks(action),
            style,
        };
        reply.controls.extend([
            button(
                "button-hook-test",
                HooksAction::Test(name),
                ButtonStyle::Secondary,
            ),
            button(
                "button-hook-remove",
                HooksAction::Remove(name),
                ButtonStyle::Danger,
            ),
        ]);
    }
    reply
}

fn line(hook: &WebHook) -> Text {
    let words = sentences();
    // So that a list of the longest names fits into a message.
    let host = args::short(&hook_address::host_of(&hook.address));
    let args = [
        ("number", number(hook)),
        ("host", host.into()),
        ("about", about(hook.topic).into()),
    ];
    let mut text = words.text("hooks-line", &args);
    let mut add = |id: &str, args: &[(&str, TextArg<'_>)]| {
        text.push(" ");
        text.append(words.text(id, args));
    };
    if hook.stopped {
        add("hooks-stopped", &[]);
    }
    if let Some((at, answer)) = &hook.answered {
        let args = [
            ("when", TextArg::Date(*at)),
            ("answer", answer.as_str().into()),
        ];
        let id = match answer.as_str() {
            "silent" => "hooks-silent",
            "forbidden" => "hooks-forbidden",
            _ => "hooks-answered",
        };
        add(id, &args);
    }
    if hook.waiting > 0 {
        add(
            "hooks-waiting",
            &[("count", TextArg::Num(hook.waiting.into()))],
        );
    }
    text
}

/// The message about a hook that was switched off; `None` if it is gone or on again.
pub(in crate::service) fn stopped(
    store: &Store,
    notice: &Notice,
) -> Result<Option<Reply>, StoreError> {
    let parts = notice.detail.split_once(' ');
    let parts = parts.and_then(|(id, why)| Some((id.parse().ok().map(HookId)?, why)));
    let Some((id, why)) = parts else {
        return Ok(None);
    };
    let hook = store::hooks::get(store, id)?.filter(|hook| hook.stopped);
    let id = if why == GONE {
        "hook-gone"
    } else {
        "hook-stopped"
    };
    Ok(hook.map(|hook| {
        let args = [
            ("number", number(&hook)),
            ("command", TextArg::Command("hooks")),
        ];
        result::note(id, &args)
    }))
}

/// The word in a notice for a hook that said it is gone.
pub(in crate::service) const GONE: &str = "gone";

/// The people in rows of the audit log.
pub(in crate::service) fn authors(actions: &[ManagerAction]) -> impl Iterator<Item = &PlayerId> {
    actions.iter().filter_map(|action| action.author.as_ref())
}

/// A line of the audit log.
pub(in crate::service) fn logged(action: &ManagerAction, names: &PlayerNames) -> Text {
    let id = match action.kind {
        ManagerActionKind::HookAdded => "moderate-line-hook-added",
        ManagerActionKind::HookRemoved => "moderate-line-hook-removed",
        ManagerActionKind::TokenMade => "moderate-line-token-made",
        ManagerActionKind::TokenEnded => "moderate-line-token-ended",
    };
    let gone = || TextArg::Nameless(sentences().line("account-somebody", &[]));
    let author = action.author.as_ref();
    let args = [
        ("when", TextArg::Date(action.at)),
        ("number", TextArg::Num(action.number)),
        ("moderator", author.map_or_else(gone, |by| names.arg(by))),
    ];
    sentences().text(id, &args)
}
