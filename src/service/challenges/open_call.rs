//! The call of a role for a challenge to anyone, if a server has chosen one. It happens once for a challenge, and at
//! most once an hour in a server.

use crate::play::calendar::HOUR;
use crate::play::stage::Stage;
use crate::play::{Game, GameId, Place, Server, Timestamp};
use crate::service::api::reply::{Audience, Reply};
use crate::service::api::server_settings::ServerSetting;
use crate::service::api::setting_keys::SEEKERS_CALLED;
use crate::service::lookup::{load, load_names, posted, server};
use crate::service::state::Service;
use crate::service::words::catalogue::sentences;
use crate::service::words::text::{Span, Text};
use crate::store::{self, Notice, NoticeKind, Recipient, Store, StoreError};

/// Least time between two calls in a server, in ms.
const INTERVAL: i64 = HOUR;
/// Delay of a call after its challenge, in ms: it comes below the offer, and one withdrawn at once calls nobody.
const DELAY: i64 = 10_000;

/// Enqueues the call for a new challenge, if its server has a role for it and none was called lately.
pub(in crate::service) fn enqueue(
    store: &mut Store,
    game: &Game,
    now: Timestamp,
) -> Result<(), StoreError> {
    let place = game.place();
    let seeks = game.stage() == Stage::Open && game.invited().is_none();
    if !seeks || place.is_private() || server::settings_at(store, place).seekers.is_none() {
        return Ok(());
    }
    if called_lately(store, place, now)? {
        return Ok(());
    }
    let call = Notice {
        kind: NoticeKind::Seeks,
        to: Recipient::Place(place.clone()),
        recipient: None,
        games: vec![game.id()],
        detail: String::new(),
        due: Timestamp(now.0 + DELAY),
    };
    let enqueued = format!("{}:{}", now.0, game.id().0);
    store::servers::save_note(store, place.server(), SEEKERS_CALLED, &enqueued)?;
    store::notices::enqueue(store, &[call], now)
}

/// Returns `true` if the role of a server was called within the last hour, or is about to be. A challenge that was
/// withdrawn before its call does not count.
fn called_lately(store: &Store, place: &Place, now: Timestamp) -> Result<bool, StoreError> {
    let stored = store::servers::settings(store, place.server())?;
    let last = stored.get(SEEKERS_CALLED).and_then(|enqueued| {
        let (at, game) = enqueued.split_once(':')?;
        Some((at.parse::<i64>().ok()?, GameId(game.parse().ok()?)))
    });
    let Some((at, game)) = last else {
        return Ok(false);
    };
    if !(0..INTERVAL).contains(&now.0.saturating_sub(at)) {
        return Ok(false);
    }
    let game = load::load_healthy(store, game)?;
    let is_withdrawn = |game: Game| {
        game.stage() == Stage::Void && game.last_event_at().0 < at.saturating_add(DELAY)
    };
    Ok(!game.is_some_and(is_withdrawn))
}

/// The message; `None` once the challenge is taken up or withdrawn, or the server has no such role any more.
pub(in crate::service) fn message(
    store: &Store,
    notice: &Notice,
) -> Result<Option<Reply>, StoreError> {
    let [id] = notice.games.as_slice() else {
        return Ok(None);
    };
    let game = load::load_healthy(store, *id)?;
    let Some(game) = game.filter(|game| game.stage() == Stage::Open) else {
        return Ok(None);
    };
    let Some(role) = server::settings_at(store, game.place()).seekers else {
        return Ok(None);
    };
    let names = load_names::load_names(store, [game.challenger()].into_iter())?;
    let args = [
        ("player", names.arg(game.challenger())),
        ("game", posted::game_link(store, &game)?),
    ];
    let mut text = Text(vec![Span::Role(role.clone())]);
    text.push(" ");
    text.append(sentences().text("house-seekers-call", &args));
    let mut reply = Reply::note(text);
    reply.audience = Audience::Table;
    reply.role = Some(role);
    Ok(Some(reply))
}

/// The servers of a transport that have a role called, with that role.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn called_roles(
    service: &Service,
    transport: &str,
) -> Result<Vec<(Server, String)>, StoreError> {
    let setting = ServerSetting::Seekers.code();
    let chosen = store::servers::settings_named(&service.store, transport, setting)?;
    let roles = chosen.into_iter().filter_map(|(server, _)| {
        let settings = server::settings_at(&service.store, &Place::of_server(&server));
        Some((server, settings.seekers?))
    });
    Ok(roles.collect())
}
