//! The newest state of a game as it changes: server-sent events, and one frame at a time for those who cannot have
//! them.
//!
//! A stream looks at each change of its game, and at each change that may have revoked access: then it ends at once.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until, timeout};

use crate::service::snapshot::ShownMoment;
use crate::service::words::language::current_language;
use crate::service::{GameId, Version};
use crate::web::frames::{FrameKey, LookTurn, Sighting};
use crate::web::limits::StreamPermit;
use crate::web::page::{AddressPart, Visitor};
use crate::web::party::{LookFailed, Sought};
use crate::web::sent::{Sent, SentEvent};
use crate::web::{Shared, Site, dto, page, sent, wait};

/// Interval of the signs of life.
const BEAT: Duration = Duration::from_secs(15);
/// Length of a stream; the page then asks for another.
const STREAM: Duration = Duration::from_hours(2);
/// Retry-after if there is no room for a stream.
const STREAM_WAIT: Duration = Duration::from_secs(30);
/// Longest wait for one frame, in seconds.
const LONG_POLL_SECONDS: u64 = 25;

/// The game and its version that a page has.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct LiveQuery {
    /// The version that the page shows.
    #[serde(default)]
    since: u32,
    /// The side at the bottom.
    eyes: Option<u8>,
    /// The form of frames that the page reads.
    #[serde(rename = "f")]
    form: Option<u32>,
    /// Wait at most this many seconds for one frame, instead of a stream.
    wait: Option<u64>,
}

impl LiveQuery {
    /// The version that the page has. A page older than the program has none, and gets it at once.
    fn known(&self) -> u32 {
        let reads = self.form.is_none_or(|form| form == dto::FORM);
        if reads { self.since } else { 0 }
    }
}

/// A stream under way.
struct Listener {
    site: Arc<Site>,
    visitor: Visitor,
    /// `true` if an account was signed in when it began.
    signed_in: bool,
    permit: StreamPermit,
    game: GameId,
    eyes: Option<u8>,
    versions: watch::Receiver<Version>,
    /// Number of changes that may have revoked access.
    sight: watch::Receiver<u64>,
    stop: watch::Receiver<bool>,
    /// The version that the page has.
    known: u32,
    beats: Instant,
    ends: Instant,
    over: bool,
}

/// Announces every change of a game to a page.
pub(super) async fn live(
    State(site): Shared,
    visitor: Visitor,
    AddressPart(Path(game)): AddressPart<Path<i64>>,
    AddressPart(Query(asked)): AddressPart<Query<LiveQuery>>,
) -> Response {
    let game = GameId(game);
    let Some(permit) = site.limits.stream(visitor.client, visitor.key.as_deref()) else {
        return wait::too_many(&visitor, STREAM_WAIT);
    };
    let signed_in = page::look(&site, &visitor, |_, _, party| party.account().is_some());
    let signed_in = match signed_in.await {
        Ok(signed_in) => signed_in,
        Err(answer) => return answer,
    };
    if permit.is_reserved && !signed_in {
        return wait::too_many(&visitor, STREAM_WAIT);
    }
    // First, so that nothing between the first look and the stream is missed.
    let versions = site.handle.feed().listen(game);
    let sight = site.handle.feed().listen_to_sight();
    let (now, packs) = (Instant::now(), visitor.packs);
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
        known: asked.known(),
        // A page that has the newest frame hears so at once.
        beats: now,
        ends: now + STREAM,
        over: false,
    };
    if let Some(seconds) = asked.wait {
        return one(
            listener,
            Duration::from_secs(seconds.min(LONG_POLL_SECONDS)),
        )
        .await;
    }
    let events = stream::unfold(listener, |mut listener| async {
        let event = listener.next().await?;
        Some((event, listener))
    });
    sent::stream_of(events, packs)
}

/// Time for the first look of a poll, beyond the wait that it asks for.
const LOOK: Duration = Duration::from_secs(5);

/// One frame that is newer than the page's, or nothing if none comes in time.
async fn one(mut listener: Listener, patience: Duration) -> Response {
    listener.ends = Instant::now() + patience;
    let found = timeout(patience + LOOK, async {
        loop {
            let seen = listener.newer().await;
            if !matches!(seen, Sighting::At(_)) {
                return seen;
            }
            // No sign of life is due before its only answer.
            listener.change(listener.ends).await;
            if listener.has_ended() {
                return seen;
            }
        }
    });
    match found.await {
        Ok(Sighting::Frame(_, frame)) => {
            ([(CONTENT_TYPE, "application/json")], frame.data()).into_response()
        }
        Ok(Sighting::Gone) => (StatusCode::NOT_FOUND, Json(Value::Null)).into_response(),
        Ok(Sighting::Failed) => page::unavailable(&listener.visitor, LookFailed),
        Ok(Sighting::At(_)) | Err(_) => StatusCode::NO_CONTENT.into_response(),
    }
}

impl Listener {
    /// The next event; `None` after the last one.
    async fn next(&mut self) -> Option<Sent> {
        loop {
            if self.over {
                return None;
            }
            if self.has_ended() {
                self.over = true;
                return Some(SentEvent::new("bye", None, "{}"));
            }
            match self.newer().await {
                Sighting::Frame(version, frame) => {
                    self.known = version;
                    self.beats = Instant::now() + BEAT;
                    return Some(frame);
                }
                Sighting::Gone => {
                    self.over = true;
                    return Some(SentEvent::new("gone", None, "{}"));
                }
                // The page comes back.
                Sighting::Failed => {
                    self.over = true;
                    return Some(SentEvent::new("bye", None, "{}"));
                }
                Sighting::At(_) => {}
            }
            if Instant::now() >= self.beats {
                self.beats = Instant::now() + BEAT;
                let beat = json!({ "version": self.known });
                return Some(SentEvent::new("beat", None, &beat.to_string()));
            }
            self.change(self.beats).await;
        }
    }

    /// Returns `true` once the program ends, its time is over, or a newer stream has taken its place.
    fn has_ended(&self) -> bool {
        *self.stop.borrow() || Instant::now() >= self.ends
    }

    /// Waits until something may have changed, at most until this moment.
    async fn change(&mut self, latest: Instant) {
        tokio::select! {
            _ = self.versions.changed() => {}
            _ = self.sight.changed() => {}
            _ = self.stop.changed() => {}
            () = sleep_until(latest) => {}
            () = self.permit.ends.notified() => self.ends = Instant::now(),
        }
    }

    /// The frame of the game, if it is newer than the page's and may still be seen.
    async fn newer(&mut self) -> Sighting {
        let newest = *self.versions.borrow_and_update();
        let sight = *self.sight.borrow_and_update();
        let key = FrameKey {
            game: self.game,
            version: newest,
            eyes: self.eyes,
            language: self.visitor.language.unwrap_or_default(),
            is_account: false,
            sight,
        };
        let is_anybody = self.visitor.key.is_none() && !self.visitor.is_table;
        if !is_anybody {
            return self.look(key).await;
        }
        let kept = self.site.frames.of(&key, Instant::now());
        if let Some(frame) = kept.filter(|_| newest.0 != self.known) {
            return Sighting::Frame(newest.0, frame);
        }
        let mut others = match self.site.frames.turn(&key) {
            LookTurn::Own(own) => {
                let seen = self.look(key).await;
                own.send_replace(Some(seen.clone()));
                return seen;
            }
            LookTurn::Others(others) => others,
        };
        let seen = others.wait_for(Option::is_some).await;
        match seen.ok().and_then(|seen| seen.clone()) {
            Some(Sighting::Gone) => Sighting::Gone,
            Some(Sighting::Failed) => Sighting::Failed,
            Some(Sighting::At(version) | Sighting::Frame(version, _)) if version == self.known => {
                Sighting::At(version)
            }
            Some(Sighting::Frame(version, frame)) => Sighting::Frame(version, frame),
            // Theirs was the newest, and this page has an older one.
            Some(Sighting::At(_)) | None => self.look(key).await,
        }
    }

    /// Looks at the game. `asked` says of which changes the watcher knows.
    async fn look(&self, asked: FrameKey) -> Sighting {
        let (known, signed_in) = (self.known, self.signed_in);
        let frames = Arc::clone(&self.site.frames);
        let now = Instant::now();
        let looked = page::look(&self.site, &self.visitor, move |service, env, party| {
            if signed_in && party.account().is_none() {
                // The session was ended elsewhere.
                return Sighting::Gone;
            }
            let FrameKey { game, eyes, .. } = asked;
            let glimpse = match party.glimpse(service, game) {
                Ok(Some(glimpse)) => glimpse,
                Ok(None) => return Sighting::Gone,
                Err(LookFailed) => return Sighting::Failed,
            };
            if glimpse.version.0 == known {
                return Sighting::At(known);
            }
            let key = |version| FrameKey {
                version,
                language: current_language(),
                is_account: party.account().is_some(),
                ..asked
            };
            let of_watcher = !glimpse.takes_part;
            let kept = of_watcher.then(|| frames.of(&key(glimpse.version), now));
            if let Some(frame) = kept.flatten() {
                return Sighting::Frame(glimpse.version.0, frame);
            }
            let sought = Sought {
                game,
                moment: ShownMoment::Now,
                eyes,
            };
            let shown = match party.look(service, sought, env.now) {
                Ok(Some(shown)) => shown,
                Ok(None) => return Sighting::Gone,
                Err(LookFailed) => return Sighting::Failed,
            };
            let frame = dto::frame(&shown, party, env.now).to_string();
            let frame = SentEvent::new("frame", Some(shown.version.0), &frame);
            frames.made(of_watcher.then(|| key(shown.version)), &frame, now);
            Sighting::Frame(shown.version.0, frame)
        });
        looked.await.unwrap_or(Sighting::Failed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::runtime::Runtime;
    use crate::service::api::challenge::NewChallenge;
    use crate::service::api::values::SideChoice;
    use crate::service::boards::at_table;
    use crate::web::gate::{Frontend, Gate};
    use crate::web::table::{self, Beginning};

    /// A poll of a new game, begun so long ago that a sign of life would be due, and the worker that it asks.
    async fn poll(stop: watch::Receiver<bool>) -> (Listener, Runtime) {
        let worker = Runtime::in_memory();
        let handle = worker.handle();
        let begun = handle.run(|service, env| {
            let beginning = Beginning {
                offer: NewChallenge {
                    side: SideChoice::Seat(0),
                    ..NewChallenge::default()
                },
                names: Vec::new(),
                message: String::new(),
            };
            let game = table::begin(service, beginning, env).unwrap();
            (game, at_table::table_game(service, game).unwrap())
        });
        let (game, table) = begun.await.unwrap();
        let face = Frontend::Table(Gate::new("key".to_owned(), 1));
        let site = Site::new(worker.handle(), face, stop.clone());
        let now = Instant::now();
        let listener = Listener {
            permit: site.limits.stream([127, 0, 0, 1].into(), None).unwrap(),
            versions: site.handle.feed().listen(game),
            sight: site.handle.feed().listen_to_sight(),
            visitor: Visitor::at_table(),
            signed_in: false,
            game,
            eyes: None,
            stop,
            known: table.version.0,
            beats: now,
            ends: now + STREAM,
            over: false,
            site,
        };
        (listener, worker)
    }

    /// The number of requests that the worker has run.
    fn requests(worker: &Runtime) -> u32 {
        let text = worker.handle().watch().exposition();
        let counted = "kingboard_worker_seconds_count{job=\"request\"} ";
        let count = text.lines().find_map(|line| line.strip_prefix(counted));
        count.unwrap().parse().unwrap()
    }

    #[tokio::test]
    async fn a_poll_without_news_looks_once_and_then_waits() {
        let (_stops, stop) = watch::channel(false);
        let (listener, worker) = poll(stop).await;
        let before = requests(&worker);
        let answer = one(listener, Duration::from_millis(200)).await;
        assert_eq!(answer.status(), StatusCode::NO_CONTENT);
        let looks = requests(&worker) - before;
        assert!((1..=3).contains(&looks), "{looks} looks");
        worker.stop().await;
    }

    #[tokio::test]
    async fn a_page_that_has_the_newest_state_hears_so_at_once() {
        let (_stops, stop) = watch::channel(false);
        let (mut listener, worker) = poll(stop).await;
        let beat = SentEvent::new(
            "beat",
            None,
            &json!({ "version": listener.known }).to_string(),
        );
        assert_eq!(listener.next().await, Some(beat));
        worker.stop().await;
    }

    #[tokio::test]
    async fn a_look_that_fails_does_not_say_that_the_game_is_gone() {
        let (_stops, stop) = watch::channel(false);
        let (mut listener, worker) = poll(stop).await;
        worker.stop().await;
        let told = listener.next().await;
        assert_eq!(told, Some(SentEvent::new("bye", None, "{}")));
        assert_eq!(listener.next().await, None);
        let answer = one(listener, Duration::from_secs(LONG_POLL_SECONDS)).await;
        assert_eq!(answer.status(), StatusCode::SERVICE_UNAVAILABLE);
    }

    #[tokio::test]
    async fn a_poll_ends_with_the_program_and_for_a_newer_one_of_its_session() {
        let (stops, stop) = watch::channel(false);
        let (first, worker) = poll(stop.clone()).await;
        first.permit.ends.notify_one();
        let long = Duration::from_secs(LONG_POLL_SECONDS);
        assert_eq!(one(first, long).await.status(), StatusCode::NO_CONTENT);
        worker.stop().await;
        let (second, worker) = poll(stop).await;
        let ends = async { stops.send_replace(true) };
        let (answer, _) = tokio::join!(one(second, long), ends);
        assert_eq!(answer.status(), StatusCode::NO_CONTENT);
        worker.stop().await;
    }
}
