//! The newest state of a game as it changes: server-sent events, and one frame at a time for those who cannot have them.
//!
//! A stream looks at each change of its game, and at each change after which somebody may see less: then it ends at once.

use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_TYPE, HeaderName};
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use futures_util::stream;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until, timeout};

use crate::service::snapshot::ShownMoment;
use crate::service::words::language::current_language;
use crate::service::{GameId, Version};
use crate::web::frames::{FrameKey, FrameText};
use crate::web::gate::{self, Client};
use crate::web::limits::StreamPermit;
use crate::web::page::Visitor;
use crate::web::party::Sought;
use crate::web::{Shared, Site, dto, page};

/// Interval of the signs of life.
const BEAT: Duration = Duration::from_secs(15);
/// Length of a stream; the page then asks for another.
const STREAM: Duration = Duration::from_hours(2);
/// Wait that is told where there is no room for a stream.
const STREAM_WAIT: Duration = Duration::from_secs(30);
/// Longest wait for one frame, in seconds.
const PATIENCE: u64 = 25;

/// The game and its version that a page has.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct LiveQuery {
    /// The version that the page shows.
    #[serde(default)]
    since: u32,
    /// The side at the bottom.
    eyes: Option<u8>,
    /// Wait at most this many seconds for one frame, instead of a stream.
    wait: Option<u64>,
}

/// A stream under way.
struct Listener {
    site: Arc<Site>,
    visitor: Visitor,
    /// Whether an account was signed in when it began.
    signed_in: bool,
    permit: StreamPermit,
    game: GameId,
    eyes: Option<u8>,
    versions: watch::Receiver<Version>,
    /// Number of changes after which somebody may see less.
    sight: watch::Receiver<u64>,
    stop: watch::Receiver<bool>,
    /// The version that the page has.
    known: u32,
    beats: Instant,
    ends: Instant,
    over: bool,
}

/// Tells a page of every change of a game.
pub(super) async fn live(
    State(site): Shared,
    visitor: Visitor,
    client: Option<Extension<Client>>,
    Path(game): Path<i64>,
    Query(asked): Query<LiveQuery>,
) -> Response {
    let game = GameId(game);
    let client = client.map_or(IpAddr::from([127, 0, 0, 1]), |Extension(Client(client))| {
        client
    });
    let Some(permit) = site.limits.stream(client, visitor.key.as_deref()) else {
        return gate::too_many(&site, &visitor, STREAM_WAIT).await;
    };
    let signed_in = page::look(&site, &visitor, |_, _, party| party.account().is_some());
    let signed_in = match signed_in.await {
        Ok(signed_in) => signed_in,
        Err(answer) => return answer,
    };
    // First, so that nothing between the first look and the stream is missed.
    let versions = site.handle.feed().listen(game);
    let sight = site.handle.feed().listen_to_sight();
    let now = Instant::now();
    let listener = Listener {
        stop: site.stop.clone(),
        site,
        visitor,
        signed_in,
        permit,
        game,
        eyes: asked.eyes,
        versions,
        sight,
        known: asked.since,
        beats: now + BEAT,
        ends: now + STREAM,
        over: false,
    };
    if let Some(seconds) = asked.wait {
        return one(listener, Duration::from_secs(seconds.min(PATIENCE))).await;
    }
    let events = stream::unfold(listener, |mut listener| async {
        let event = listener.next().await?;
        Some((Ok::<_, Infallible>(event), listener))
    });
    let unbuffered = [(HeaderName::from_static("x-accel-buffering"), "no")];
    (unbuffered, Sse::new(events)).into_response()
}

/// One frame that is newer than the page's, or nothing if none comes in time.
async fn one(mut listener: Listener, patience: Duration) -> Response {
    let found = timeout(patience, async {
        loop {
            match listener.newer().await {
                Looked::Newer(_, frame) => return Some(frame),
                Looked::Gone => return None,
                Looked::Same => {}
            }
            listener.change().await;
            if *listener.stop.borrow() {
                return None;
            }
        }
    });
    match found.await {
        Ok(Some(frame)) => {
            ([(CONTENT_TYPE, "application/json")], frame.to_string()).into_response()
        }
        Ok(None) => (StatusCode::NOT_FOUND, Json(Value::Null)).into_response(),
        Err(_) => StatusCode::NO_CONTENT.into_response(),
    }
}

/// The result of a look at the game.
enum Looked {
    Newer(u32, FrameText),
    Same,
    Gone,
}

impl Listener {
    /// The next event; `None` after the last one.
    async fn next(&mut self) -> Option<Event> {
        loop {
            if self.over {
                return None;
            }
            if *self.stop.borrow() || Instant::now() >= self.ends {
                self.over = true;
                return Some(Event::default().event("bye").data("{}"));
            }
            match self.newer().await {
                Looked::Newer(version, frame) => {
                    self.known = version;
                    self.beats = Instant::now() + BEAT;
                    let event = Event::default().event("frame").id(version.to_string());
                    return Some(event.data(&*frame));
                }
                Looked::Gone => {
                    self.over = true;
                    return Some(Event::default().event("gone").data("{}"));
                }
                Looked::Same => {}
            }
            if Instant::now() >= self.beats {
                self.beats = Instant::now() + BEAT;
                let beat = json!({ "version": self.known });
                return Some(Event::default().event("beat").data(beat.to_string()));
            }
            self.change().await;
        }
    }

    /// Waits until something may have changed.
    async fn change(&mut self) {
        tokio::select! {
            _ = self.versions.changed() => {}
            _ = self.sight.changed() => {}
            _ = self.stop.changed() => {}
            () = sleep_until(self.beats) => {}
            () = self.permit.ends.notified() => self.ends = Instant::now(),
        }
    }

    /// The frame of the game, if it is newer than the page's and may still be seen.
    async fn newer(&mut self) -> Looked {
        let newest = *self.versions.borrow_and_update();
        let sight = *self.sight.borrow_and_update();
        let (game, eyes, known) = (self.game, self.eyes, self.known);
        let signed_in = self.signed_in;
        let frames = Arc::clone(&self.site.frames);
        let is_anybody = self.visitor.key.is_none() && !self.visitor.is_table;
        let _turn = if is_anybody {
            Some(frames.turn(game).await)
        } else {
            None
        };
        let now = Instant::now();
        let made_for_all = FrameKey {
            game,
            version: newest,
            eyes,
            language: self.visitor.language.unwrap_or_default(),
            is_account: false,
            sight,
        };
        let made_for_all = frames.of(&made_for_all, now).filter(|_| is_anybody);
        if let Some(frame) = made_for_all.filter(|_| newest.0 != known) {
            return Looked::Newer(newest.0, frame);
        }
        let looked = page::look(&self.site, &self.visitor, move |service, env, party| {
            if signed_in && party.account().is_none() {
                // The session was ended elsewhere.
                return Looked::Gone;
            }
            let Some(glimpse) = party.glimpse(service, game) else {
                return Looked::Gone;
            };
            if glimpse.version.0 == known {
                return Looked::Same;
            }
            let key = |version| FrameKey {
                game,
                version,
                eyes,
                language: current_language(),
                is_account: party.account().is_some(),
                sight,
            };
            let of_watcher = !glimpse.takes_part;
            let kept = of_watcher.then(|| frames.of(&key(glimpse.version), now));
            if let Some(frame) = kept.flatten() {
                return Looked::Newer(glimpse.version.0, frame);
            }
            let sought = Sought {
                game,
                moment: ShownMoment::Now,
                eyes,
            };
            let Some(shown) = party.look(service, sought, env.now) else {
                return Looked::Gone;
            };
            let frame: FrameText = dto::frame(&shown, party, env.now).to_string().into();
            frames.made(of_watcher.then(|| key(shown.version)), &frame, now);
            Looked::Newer(shown.version.0, frame)
        });
        looked.await.unwrap_or(Looked::Gone)
    }
}
