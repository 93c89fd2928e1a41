//! Signing a browser in to the public pages, with a link that a player asked for in Discord.
//!
//! A link works once and for ten minutes. Looking at it changes nothing, since chat programs look at links too;
//! spending it begins a session, whose key the browser keeps. Neither token nor key is stored: only their hashes are.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use crate::play::calendar::{DAY, MINUTE};
use crate::play::lengths::beginning;
use crate::play::{Env, PlayerId, Timestamp};
use crate::service::api::action::{Action, Request};
use crate::service::api::reply::{ButtonStyle, Control, Reply};
use crate::service::api::result::{self, HandlerResult};
use crate::service::api::values::Person;
use crate::service::api::web::WebAction;
use crate::service::describe::button::button;
use crate::service::lookup::load_names;
use crate::service::state::Service;
use crate::service::words::catalogue::{TextArg, sentences};
use crate::store::{self, KeyHash, NewSession, StoreError, StoredLink, WebSession};

/// Lifetime of a link, in ms.
pub const LINK: i64 = 10 * MINUTE;
/// Time after its last use at which a session ends, in ms.
pub const SESSION: i64 = 90 * DAY;
/// Interval in ms between two records of the use of a session.
const USE: i64 = 60 * MINUTE;
/// Most sessions listed, each with a button.
const MAX_LISTED: usize = 20;
/// Most characters of a browser's name.
const BROWSER: usize = 40;

/// Handles an action about the public pages.
pub(in crate::service) fn web(
    service: &mut Service,
    request: &Request,
    action: WebAction,
    env: &Env,
) -> HandlerResult {
    let Some(pages) = service.options.pages.clone() else {
        return Ok(vec![result::note("sign-in-no-pages", &[])]);
    };
    let player = &request.user.id;
    match action {
        WebAction::SignIn(game) => {
            // The page names the account.
            service.store.save_name(player, &request.user.name)?;
            let token = fresh(env, "link");
            let link = StoredLink {
                player: player.clone(),
                asked_at: env.now,
            };
            let since = before(env.now, LINK);
            store::web_sessions::put_link(&mut service.store, &hash(&token), &link, since)?;
            let mut reply = result::note("sign-in-link", &[]);
            let then = game.map_or_else(String::new, |game| format!("?game={}", game.0));
            reply.controls = vec![
                Control::Link {
                    label: sentences().line("button-sign-in", &[]),
                    address: format!("{pages}/in/{token}{then}"),
                },
                button(
                    "button-sign-in-sessions",
                    Action::Web(WebAction::Sessions),
                    ButtonStyle::Secondary,
                ),
            ];
            Ok(vec![reply])
        }
        WebAction::Sessions => Ok(vec![sessions(service, player, env, "sign-in-sessions")?]),
        WebAction::End(session) => {
            let ended = store::web_sessions::end(&mut service.store, player, session)?;
            let title = if ended == 0 {
                "sign-in-ended-before"
            } else {
                "sign-in-ended"
            };
            let mut reply = sessions(service, player, env, title)?;
            reply.replaces_source = true;
            Ok(vec![reply])
        }
    }
}

/// The browsers of a player that are signed in, with a button for each.
fn sessions(
    service: &Service,
    player: &PlayerId,
    env: &Env,
    title: &str,
) -> Result<Reply, StoreError> {
    let since = before(env.now, SESSION);
    let all = store::web_sessions::of_player(&service.store, player, since)?;
    if all.is_empty() {
        let id = if title == "sign-in-sessions" {
            "sign-in-no-sessions"
        } else {
            "sign-in-all-ended"
        };
        return Ok(result::note(id, &[]));
    }
    let mut reply = result::note(title, &[]);
    let mut options = Vec::new();
    for (nth, session) in all.iter().take(MAX_LISTED).enumerate() {
        let WebSession {
            id,
            browser,
            began_at,
            used_at,
            player: _,
        } = session;
        let args = [
            ("number", TextArg::count(nth + 1)),
            ("browser", browser.as_str().into()),
            ("since", TextArg::Date(*began_at)),
            ("used", TextArg::Date(*used_at)),
        ];
        reply
            .text
            .push_line(sentences().text("sign-in-session", &args));
        let label = sentences().line("sign-in-end", &args);
        options.push((label, Action::Web(WebAction::End(Some(*id)))));
    }
    reply.controls = vec![
        Control::Menu {
            prompt: sentences().line("sign-in-end-which", &[]),
            options,
        },
        button(
            "button-sign-in-end-all",
            Action::Web(WebAction::End(None)),
            ButtonStyle::Danger,
        ),
    ];
    Ok(reply)
}

/// A link as its page shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AskedLink {
    /// The person who asked for it.
    pub person: Person,
    /// The time.
    pub asked_at: Timestamp,
}

/// A browser that is signed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignedIn {
    /// The number of the session.
    pub session: i64,
    /// The account.
    pub person: Person,
    /// `true` if its use is to be recorded.
    pub is_due: bool,
}

/// The link with this token; `None` if there is none, or if it is spent or too old. Changes nothing.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn link(
    service: &Service,
    token: &str,
    now: Timestamp,
) -> Result<Option<AskedLink>, StoreError> {
    let found = store::web_sessions::link(&service.store, &hash(token), before(now, LINK))?;
    let named = found.map(|StoredLink { player, asked_at }| {
        Ok(AskedLink {
            person: person(service, player)?,
            asked_at,
        })
    });
    named.transpose()
}

/// Spends a link: the key of the new session. `None` if there is no such link, or if it is spent or too old.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn spend(
    service: &mut Service,
    token: &str,
    browser: &str,
    env: &Env,
) -> Result<Option<String>, StoreError> {
    let key = fresh(env, "session");
    let new = NewSession {
        hash: &hash(&key),
        browser: beginning(browser, BROWSER),
        now: env.now,
    };
    let since = before(env.now, LINK);
    let spent = store::web_sessions::spend_link(&mut service.store, &hash(token), since, new)?;
    Ok(spent.map(|_| key))
}

/// The values that a browser keeps and that Discord is sent while an account is asked for (OAuth 2 with PKCE).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftForDiscord {
    /// The value that Discord returns, so that nothing else is taken for its answer.
    pub state: String,
    /// The value that only this browser knows.
    pub verifier: String,
    /// SHA-256 of the verifier, in base 64 for addresses.
    pub challenge: String,
}

/// State and verifier of a browser that leaves for Discord.
pub fn leave(env: &Env) -> LeftForDiscord {
    let (state, verifier) = (fresh(env, "state"), fresh(env, "verifier"));
    LeftForDiscord {
        state,
        challenge: challenge(&verifier),
        verifier,
    }
}

/// The challenge of a verifier by the method S256 of RFC 7636.
fn challenge(verifier: &str) -> String {
    URL_SAFE_NO_PAD.encode(hash(verifier))
}

/// Signs in an account that Discord itself has identified, and returns the key of the new session.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn begin(
    service: &mut Service,
    person: &Person,
    browser: &str,
    env: &Env,
) -> Result<String, StoreError> {
    let key = fresh(env, "session");
    let new = NewSession {
        hash: &hash(&key),
        browser: beginning(browser, BROWSER),
        now: env.now,
    };
    // A known name is that of a server, where they play.
    if service.store.name(&person.id)?.is_none() {
        service.store.save_name(&person.id, &person.name)?;
    }
    store::web_sessions::begin(&mut service.store, &person.id, new)?;
    Ok(key)
}

/// The session with this key; `None` if it has ended.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn signed_in(
    service: &Service,
    key: &str,
    now: Timestamp,
) -> Result<Option<SignedIn>, StoreError> {
    let found = store::web_sessions::get(&service.store, &hash(key), before(now, SESSION))?;
    let named = found.map(|session| {
        Ok(SignedIn {
            session: session.id,
            person: person(service, session.player)?,
            is_due: now.0.saturating_sub(session.used_at.0) >= USE,
        })
    });
    named.transpose()
}

/// Records that a session is used.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn note_use(service: &mut Service, session: i64, now: Timestamp) -> Result<(), StoreError> {
    let since = before(now, SESSION);
    store::web_sessions::note_used(&mut service.store, session, now, since)
}

/// Ends the session of a browser.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn sign_out(service: &mut Service, signed_in: &SignedIn) -> Result<(), StoreError> {
    let SignedIn {
        session, person, ..
    } = signed_in;
    store::web_sessions::end(&mut service.store, &person.id, Some(*session)).map(|_| ())
}

fn person(service: &Service, player: PlayerId) -> Result<Person, StoreError> {
    let names = load_names::load_names(&service.store, std::iter::once(&player))?;
    Ok(Person {
        name: names.of(&player).to_owned(),
        id: player,
    })
}

/// 256 bits that nobody can guess, as digits. The purpose keeps two of one request apart.
fn fresh(env: &Env, purpose: &str) -> String {
    let drawn = Sha256::new()
        .chain_update(format!("kingboard {purpose} 1\n"))
        .chain_update(env.entropy)
        .finalize();
    HEXLOWER.encode(&drawn)
}

fn hash(key: &str) -> KeyHash {
    Sha256::digest(key).into()
}

fn before(now: Timestamp, time: i64) -> Timestamp {
    Timestamp(now.0.saturating_sub(time))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_challenge_is_that_of_its_standard() {
        // The example of RFC 7636.
        let verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
        assert_eq!(
            challenge(verifier),
            "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"
        );
    }
}
