//! `token`: tokens by which a person's own programs, or those of a server, reach the API.

use crate::play::Env;
use crate::service::api::action::{Action, Request};
use crate::service::api::reply::{ButtonStyle, Control, Reply};
use crate::service::api::result::{self, HandlerResult};
use crate::service::api::tokens::{self, TokenStep, TokenUser, TokensAction};
use crate::service::state::{ApiAccess, Service};
use crate::service::words::catalogue::{TextArg, sentences};
use crate::service::words::text::{Span, Text};
use crate::store::{self, ApiToken, NewToken, TokenId, TokenOwner, TokenScope};

/// Most tokens of one owner: as many as a list has buttons for.
const MAX_TOKENS: usize = 10;

/// Answers a request about tokens.
pub(in crate::service) fn tokens(
    service: &mut Service,
    request: &Request,
    action: TokensAction,
    env: &Env,
) -> HandlerResult {
    let Request {
        user,
        place,
        access,
        ..
    } = request;
    let owner = match action.of {
        TokenUser::Person => TokenOwner::Player(user.id.clone()),
        TokenUser::Server if !request.is_in_named_server() => {
            return Ok(vec![result::note("house-no-server", &[])]);
        }
        TokenUser::Server if !access.manages => {
            return Ok(vec![result::note("tokens-not-yours", &[])]);
        }
        TokenUser::Server => TokenOwner::Server(place.server().clone()),
    };
    match action.step {
        TokenStep::List => {
            let known = store::tokens::of_owner(&service.store, &owner)?;
            if known.is_empty() && service.options.api == ApiAccess::Absent {
                return Ok(vec![result::note("tokens-no-pages", &[])]);
            }
            Ok(vec![list(action.of, &known)])
        }
        TokenStep::New(_) if service.options.api == ApiAccess::Absent => {
            Ok(vec![result::note("tokens-no-pages", &[])])
        }
        TokenStep::New(scope) => {
            service.store.save_name(&user.id, &user.name)?;
            make(service, &owner, scope, request, env)
        }
        TokenStep::End(id) => {
            let ended = store::tokens::end(&mut service.store, id, &owner, &user.id, env.now)?;
            let said = if ended {
                "tokens-ended"
            } else {
                "tokens-unknown"
            };
            Ok(vec![result::note(said, &[("number", number(id))])])
        }
    }
}

fn number(id: TokenId) -> TextArg<'static> {
    TextArg::Num(id.0)
}

/// The scope of a token, in words.
fn may(scope: TokenScope) -> String {
    sentences().line(&format!("token-scope-{}", scope.code()), &[])
}

/// Makes a token, and shows it this once.
fn make(
    service: &mut Service,
    owner: &TokenOwner,
    scope: TokenScope,
    request: &Request,
    env: &Env,
) -> HandlerResult {
    let count = store::tokens::of_owner(&service.store, owner)?.len();
    if count >= MAX_TOKENS {
        let args = [("count", TextArg::count(count))];
        return Ok(vec![result::note("tokens-full", &args)]);
    }
    // Nobody plays for a whole server.
    if matches!(owner, TokenOwner::Server(_)) && scope == TokenScope::Move {
        return Ok(vec![result::note("tokens-server-looks", &[])]);
    }
    let token = tokens::fresh(env);
    let new = NewToken {
        hash: tokens::hash(&token).expect("a fresh token has the form of one"),
        owner,
        scope,
        by: &request.user.id,
    };
    let id = store::tokens::make(&mut service.store, &new, env.now)?;
    let args = [("number", number(id)), ("may", may(scope).into())];
    let mut reply = result::note("tokens-made", &args);
    reply.text.push_line(Text(vec![Span::Code(token)]));
    reply.text.push_line(sentences().text("tokens-how", &[]));
    Ok(vec![reply])
}

/// The list, with a button for each token.
fn list(of: TokenUser, known: &[ApiToken]) -> Reply {
    let (title, none, verb) = match of {
        TokenUser::Person => ("tokens-title", "tokens-none", "web token"),
        TokenUser::Server => ("tokens-server-title", "tokens-server-none", "server token"),
    };
    if known.is_empty() {
        return result::note(none, &[("command", TextArg::Command(verb))]);
    }
    let mut reply = result::note(title, &[]);
    reply.replaces_source = true;
    for token in known {
        reply.text.push_line(line(token));
        reply.controls.push(Control::Button {
            label: end_label(token.id),
            action: Action::Tokens(TokensAction {
                of,
                step: TokenStep::End(token.id),
            }),
            style: ButtonStyle::Danger,
        });
    }
    reply
}

/// A token in one line.
pub(in crate::service) fn line(token: &ApiToken) -> Text {
    let words = sentences();
    let args = [
        ("number", number(token.id)),
        ("may", may(token.scope).into()),
        ("when", TextArg::Date(token.made)),
    ];
    let mut text = words.text("tokens-line", &args);
    text.push(" ");
    text.append(match token.used {
        Some(used) => words.text("tokens-used", &[("when", TextArg::Date(used))]),
        None => words.text("tokens-unused", &[]),
    });
    text
}

/// The words of the button that ends a token.
pub(in crate::service) fn end_label(id: TokenId) -> String {
    sentences().line("button-token-end", &[("number", number(id))])
}
