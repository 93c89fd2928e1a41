//! Changes as they happen: one line of JSON for each, and an empty line as a sign of life.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::{Extension, Path, State};
use axum::http::Uri;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderName};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

use crate::service::programs::{self, Program, ProgramGames};
use crate::service::snapshot::{ShownMoment, ShownStage};
use crate::service::{GameId, StoreError, Version};
use crate::web::api::limits::StreamSlot;
use crate::web::api::problem::Problem;
use crate::web::api::query::{self, Params, missing_game};
use crate::web::api::{Api, SharedApi, dto, fault};

/// Interval of the signs of life.
const BEAT: Duration = Duration::from_secs(15);
/// Length of a stream; a program then asks for another.
const STREAM: Duration = Duration::from_hours(2);
/// Shortest time between two looks of a stream about all games. Each look reads the lists of its owner.
const PACE: Duration = Duration::from_secs(1);
/// Most games whose changes one stream announces.
const GAMES: usize = 100;

type StreamAnswer = Result<Response, Problem>;

/// A stream under way.
struct EventLines {
    api: Arc<Api>,
    program: Program,
    heard: StreamSource,
    /// Number of changes that may have revoked access.
    sight: watch::Receiver<u64>,
    stop: watch::Receiver<bool>,
    /// Lines that are ready.
    ready: VecDeque<String>,
    beats: Instant,
    /// The last look.
    looked: Instant,
    ends: Instant,
    _slot: StreamSlot,
}

/// The source of a stream.
enum StreamSource {
    Game {
        game: GameId,
        known: u32,
        versions: watch::Receiver<Version>,
    },
    All {
        known: BTreeMap<GameId, SeenGame>,
        changes: watch::Receiver<u64>,
        /// The number of changes up to which nothing of the owner's was missed.
        checked: u64,
        /// `true` if the games present at the start are announced.
        begun: bool,
    },
}

/// Announces every change of one game.
pub(super) async fn of_game(
    State(api): SharedApi,
    Extension(program): Extension<Program>,
    Path(game): Path<String>,
    uri: Uri,
) -> StreamAnswer {
    let game = query::game(&game)?;
    let params = Params::of(&uri, &["since"])?;
    let since = params.number("since", 0..=u32::MAX.into())?;
    let known = since.and_then(|since| u32::try_from(since).ok());
    // First, so that nothing between the first look and the stream is missed.
    let versions = api.handle.feed().listen(game);
    let asked = program.clone();
    let there = api
        .read(move |service, env| programs::game(service, &asked, game, ShownMoment::Now, env.now));
    if there.await?.map_err(|error| fault(&error))?.is_none() {
        return Err(missing_game());
    }
    let heard = StreamSource::Game {
        game,
        known: known.unwrap_or_default(),
        versions,
    };
    lines(api, program, heard)
}

/// Announces the changes of all running games that the owner of the token has.
pub(super) async fn of_all(
    State(api): SharedApi,
    Extension(program): Extension<Program>,
    uri: Uri,
) -> StreamAnswer {
    Params::of(&uri, &[])?;
    let heard = StreamSource::All {
        known: BTreeMap::new(),
        changes: api.handle.feed().listen_to_all(),
        checked: 0,
        begun: false,
    };
    lines(api, program, heard)
}

fn lines(api: Arc<Api>, program: Program, heard: StreamSource) -> StreamAnswer {
    let slot = api.limits.stream(program.token);
    let slot = slot.ok_or(Problem::TooManyStreams)?;
    let now = Instant::now();
    let lines = EventLines {
        stop: api.stop.clone(),
        sight: api.handle.feed().listen_to_sight(),
        api,
        program,
        heard,
        ready: VecDeque::new(),
        beats: now + BEAT,
        looked: now,
        ends: now + STREAM,
        _slot: slot,
    };
    let body = stream::unfold(lines, |mut lines| async {
        let line = lines.next().await?;
        Some((Ok::<_, Infallible>(line), lines))
    });
    let headers = [
        (CONTENT_TYPE, "application/x-ndjson"),
        (CACHE_CONTROL, "private, no-store"),
        (HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    Ok((headers, Body::from_stream(body)).into_response())
}

impl EventLines {
    /// The next line; `None` after the last one.
    async fn next(&mut self) -> Option<String> {
        loop {
            if let Some(line) = self.ready.pop_front() {
                self.beats = Instant::now() + BEAT;
                return Some(line);
            }
            if *self.stop.borrow() || Instant::now() >= self.ends {
                return None;
            }
            self.look().await?;
            if !self.ready.is_empty() {
                continue;
            }
            if Instant::now() >= self.beats {
                self.beats = Instant::now() + BEAT;
                return Some("\n".to_owned());
            }
            let change = async {
                match &mut self.heard {
                    StreamSource::Game { versions, .. } => drop(versions.changed().await),
                    StreamSource::All {
                        known,
                        changes,
                        checked,
                        ..
                    } => loop {
                        if changes.changed().await.is_err() {
                            break;
                        }
                        let count = *changes.borrow_and_update();
                        let missed = self.api.handle.feed().has_missed(*checked, |changed| {
                            known.contains_key(&changed.game)
                                || programs::is_listed(&self.program, changed)
                        });
                        if missed {
                            break;
                        }
                        *checked = count;
                    },
                }
            };
            tokio::select! {
                () = change => self.rest().await,
                _ = self.sight.changed() => {}
                _ = self.stop.changed() => {}
                () = sleep_until(self.beats) => {}
            }
        }
    }

    /// Waits until a stream about all games may look again; at once where its owner may see less, or the program ends.
    async fn rest(&mut self) {
        match self.heard {
            StreamSource::Game { .. } => {}
            StreamSource::All { .. } => tokio::select! {
                () = sleep_until(self.looked + PACE) => {}
                _ = self.sight.changed() => {}
                _ = self.stop.changed() => {}
            },
        }
    }

    /// Looks for changes, and makes a line of each. `None` ends the stream: the program may see no more, or its token
    /// has ended.
    async fn look(&mut self) -> Option<()> {
        let program = self.program.clone();
        self.looked = Instant::now();
        self.sight.mark_unchanged();
        match &mut self.heard {
            StreamSource::Game {
                game,
                known,
                versions,
            } => {
                versions.mark_unchanged();
                let (id, seen) = (*game, *known);
                let found = self.api.read(move |service, env| {
                    if !programs::is_valid(service, &program)? {
                        return Ok::<_, StoreError>(None);
                    }
                    let shown = programs::game(service, &program, id, ShownMoment::Now, env.now)?;
                    Ok(shown.map(|shown| {
                        let newer = shown.version.0 != seen;
                        newer.then(|| (shown.version.0, dto::game(&shown, env.now)))
                    }))
                });
                let newer = found.await.ok()?.ok()??;
                if let Some((version, game)) = newer {
                    *known = version;
                    self.ready.push_back(line(&game));
                }
            }
            StreamSource::All {
                known,
                changes,
                checked,
                begun,
            } => {
                // First, so that a change during the look leads to another one.
                *checked = *changes.borrow_and_update();
                let seen = known.clone();
                let found = self
                    .api
                    .read(move |service, _| rows(service, &program, &seen));
                let rows = found.await.ok()?.ok()??;
                let first = !std::mem::replace(begun, true);
                for row in rows {
                    let before = known.insert(row.game, row.seen);
                    let newer = before.is_none_or(|before| before.version != row.seen.version);
                    if newer && !(first && row.seen.over) {
                        self.ready.push_back(line(&row.row));
                    }
                }
            }
        }
        Some(())
    }
}

/// A game as a stream announced it last.
#[derive(Clone, Copy, Debug)]
struct SeenGame {
    version: Version,
    over: bool,
}

/// A game of a stream about all of them.
struct EventRow {
    game: GameId,
    seen: SeenGame,
    row: Value,
}

impl EventRow {
    fn of(row: &programs::GameRow) -> Self {
        let over = matches!(row.game.stage, ShownStage::Over | ShownStage::Void);
        Self {
            game: row.game.id,
            seen: SeenGame {
                version: row.game.version,
                over,
            },
            row: dto::row(row),
        }
    }
}

/// The running games of a program's owner, and those that were running when it looked last. `None` if its token has
/// ended.
fn rows(
    service: &crate::service::Service,
    program: &Program,
    seen: &BTreeMap<GameId, SeenGame>,
) -> Result<Option<Vec<EventRow>>, StoreError> {
    if !programs::is_valid(service, program)? {
        return Ok(None);
    }
    let page = |stage| ProgramGames {
        stage,
        before: None,
        most: GAMES,
    };
    let mut found: Vec<EventRow> = Vec::new();
    for stage in ShownStage::ALL {
        let over = matches!(stage, ShownStage::Over | ShownStage::Void);
        let games = programs::games(service, program, page(stage))?;
        let rows = games
            .iter()
            .filter(|row| !over || seen.contains_key(&row.game.id));
        found.extend(rows.map(EventRow::of));
    }
    // The pages hold the highest numbers; an older game may continue, or end, on none of them.
    let listed: BTreeSet<GameId> = found.iter().map(|row| row.game).collect();
    let unlisted = seen
        .iter()
        .filter(|(game, seen)| !seen.over && !listed.contains(game));
    for (game, _) in unlisted {
        let row = programs::game_row(service, program, *game)?;
        found.extend(row.as_ref().map(EventRow::of));
    }
    Ok(Some(found))
}

fn line(value: &Value) -> String {
    let mut line = json!(value).to_string();
    line.push('\n');
    line
}
