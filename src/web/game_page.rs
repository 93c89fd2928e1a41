//! The page of a game: its board as SVG, its frame, and its files.

use std::collections::BTreeMap;

use askama::Template;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, HeaderMap};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::render::Renderer;
use crate::render::vector::{BoardArt, CellWords};
use crate::service::api::action::Action;
use crate::service::api::values::{FilmOptions, RecordFormat};
use crate::service::snapshot::{ShownMoment, Snapshot};
use crate::service::words::catalogue::sentences;
use crate::service::{FILM_LIMIT, GameId, Ply, Timestamp};
use crate::web::Shared;
use crate::web::dto;
use crate::web::lists::within;
use crate::web::page::{self, Around, Visitor};
use crate::web::table::{self, Ask};
use crate::web::text::{self, TextPart};

/// The words that the scripts need; they know them without `web-`.
const WORDS: [&str; 11] = [
    "web-exploring",
    "web-to-game",
    "web-as-of",
    "web-changed",
    "web-pick-target",
    "web-choose",
    "web-sending",
    "web-reviewing",
    "web-moved-many",
    "web-half",
    "web-nothing-here",
];

/// The place in a game that an address names.
#[derive(Clone, Debug, Default, Deserialize)]
pub(super) struct At {
    /// The ply; none is the present one.
    pub(super) ply: Option<u32>,
    /// The side at the bottom.
    pub(super) eyes: Option<u8>,
    /// The moves of a turn that is being picked, with commas between.
    pub(super) turn: Option<String>,
}

impl At {
    fn moment(&self) -> ShownMoment {
        match (&self.turn, self.ply) {
            (Some(turn), _) if !turn.is_empty() => {
                ShownMoment::Picking(turn.split(' ').map(str::to_owned).collect())
            }
            (_, Some(ply)) => ShownMoment::After(Ply(ply)),
            (_, None) => ShownMoment::Now,
        }
    }
}

#[derive(Template)]
#[template(path = "game.html")]
struct GamePage {
    around: Around,
    shown: Snapshot,
    title: String,
    board: String,
    frame: String,
    script: String,
    said: Vec<Vec<TextPart>>,
    eyes: u8,
    sides: u8,
    /// The plies to go back and forward to, if there are any.
    back: Option<u32>,
    forward: Option<u32>,
    at: Option<u32>,
}

impl GamePage {
    fn new(shown: Snapshot, around: Around, at: &At, now: Timestamp) -> Self {
        let words: BTreeMap<&str, String> = WORDS
            .iter()
            .map(|id| (id.trim_start_matches("web-"), sentences().line(id, &[])))
            .collect();
        let stops: Vec<u32> = std::iter::once(0)
            .chain(shown.turns.iter().map(|turn| turn.ply.0))
            .collect();
        let ply = shown.ply.0;
        let grid = shown.scene.grid;
        Self {
            board: board_of(&shown),
            frame: dto::frame(&shown, now).to_string(),
            script: json!(words).to_string(),
            said: text::lines(&shown.said),
            title: shown.scene.caption.title.clone(),
            eyes: shown.scene.eyes.number(grid),
            sides: grid.sides(),
            back: stops.iter().copied().rfind(|stop| *stop < ply),
            forward: stops.iter().copied().find(|stop| *stop > ply),
            at: at.ply,
            around,
            shown,
        }
    }

    /// The side to which the board turns next: half way round between two, and one side on among several.
    fn turned(&self) -> u8 {
        let step = if self.shown.seats.len() > 2 {
            1
        } else {
            self.sides / 2
        };
        (self.eyes + step) % self.sides
    }

    /// The rest of the address that keeps the side at the bottom.
    fn kept(&self) -> String {
        format!("&eyes={}", self.eyes)
    }
}

/// The board of a game as SVG.
fn board_of(shown: &Snapshot) -> String {
    let scene = &shown.scene;
    let labels: BTreeMap<String, &str> = shown
        .labels
        .iter()
        .map(|label| (scene.grid.name(label.cell), label.text.as_str()))
        .collect();
    let board = BoardArt::of(scene);
    let first = shown.moves.first().and_then(|mv| mv.from).or_else(|| {
        let mut cells = board.rows.iter().flatten();
        cells.next().map(|cell| cell.cell)
    });
    board.svg(&scene.caption.title, |cell| CellWords {
        label: labels
            .get(&cell.name)
            .map_or_else(|| cell.name.clone(), |text| (*text).to_owned()),
        first: Some(cell.cell) == first,
    })
}

/// The page of a game.
pub(super) async fn game(
    State(site): Shared,
    Path(game): Path<i64>,
    Query(at): Query<At>,
    headers: HeaderMap,
) -> Response {
    let asked = Visitor::of(&headers);
    let page = page::make(&site, move |service, env| {
        let shown = table::look(service, GameId(game), at.moment(), at.eyes, env.now)?;
        let around = Around::new(service, &asked);
        Some(GamePage::new(shown, around, &at, env.now))
    });
    match page.await {
        Ok(Some(page)) => within(page.around.language, || page::shown(&page)),
        Ok(None) => {
            page::note(
                &site,
                StatusCode::NOT_FOUND,
                "web-no-game",
                "web-no-game-how",
            )
            .await
        }
        Err(answer) => answer,
    }
}

/// The board alone as SVG, for a page that turns it.
pub(super) async fn board(
    State(site): Shared,
    Path(game): Path<i64>,
    Query(at): Query<At>,
) -> Response {
    let made = page::make(&site, move |service, env| {
        let shown = table::look(service, GameId(game), at.moment(), at.eyes, env.now)?;
        Some(board_of(&shown))
    });
    match made.await {
        Ok(Some(svg)) => ([(CONTENT_TYPE, "image/svg+xml")], svg).into_response(),
        Ok(None) => StatusCode::NOT_FOUND.into_response(),
        Err(answer) => answer,
    }
}

/// The frame of a game at a moment.
pub(super) async fn frame(
    State(site): Shared,
    Path(game): Path<i64>,
    Query(at): Query<At>,
) -> Response {
    let made = page::make(&site, move |service, env| {
        let shown = table::look(service, GameId(game), at.moment(), at.eyes, env.now)?;
        Some(dto::frame(&shown, env.now))
    });
    match made.await {
        Ok(Some(frame)) => Json(frame).into_response(),
        Ok(None) => (StatusCode::NOT_FOUND, Json(Value::Null)).into_response(),
        Err(answer) => answer,
    }
}

/// A file of a game: its picture, film or record.
pub(super) async fn file(
    State(site): Shared,
    Path((game, file)): Path<(i64, String)>,
    Query(at): Query<At>,
) -> Response {
    let id = Some(GameId(game));
    let action = match file.as_str() {
        "board.png" => return picture(&site, GameId(game), &at).await,
        "record.txt" => Action::Export {
            game: id,
            format: RecordFormat::Text,
        },
        "record.json" => Action::Export {
            game: id,
            format: RecordFormat::Json,
        },
        "film.gif" => Action::Film {
            game: id,
            cut: FilmOptions::default(),
        },
        _ => {
            return page::note(
                &site,
                StatusCode::NOT_FOUND,
                "web-missing",
                "web-missing-how",
            )
            .await;
        }
    };
    let replies = page::make(&site, move |service, env| {
        let ask = Ask {
            action,
            seat: None,
            message: String::new(),
        };
        table::act(service, Some(GameId(game)), ask, env)
    });
    let replies = match replies.await {
        Ok(replies) => replies,
        Err(answer) => return answer,
    };
    for reply in replies {
        if let Some(file) = reply.file {
            return download(
                "text/plain; charset=utf-8",
                &file.name,
                file.text.into_bytes(),
            );
        }
        let picture = reply.picture;
        if let Some((film, theme)) = picture.and_then(|of| Some((of.film?, of.theme))) {
            let name = format!("{}.gif", film.name);
            let gif = tokio::task::spawn_blocking(move || {
                Renderer::of(theme)
                    .film(&film, FILM_LIMIT)
                    .map(|made| made.gif)
            });
            return match gif.await {
                Ok(Some(bytes)) => download("image/gif", &name, bytes),
                Ok(None) | Err(_) => page::fault(),
            };
        }
    }
    page::note(
        &site,
        StatusCode::NOT_FOUND,
        "web-missing",
        "web-missing-how",
    )
    .await
}

async fn picture(site: &crate::web::Site, game: GameId, at: &At) -> Response {
    let (moment, eyes) = (at.moment(), at.eyes);
    let shown = page::make(site, move |service, env| {
        table::look(service, game, moment, eyes, env.now)
    });
    match shown.await {
        Ok(Some(shown)) => {
            let png =
                tokio::task::spawn_blocking(move || Renderer::of(shown.theme).still(&shown.scene));
            match png.await {
                Ok(bytes) => ([(CONTENT_TYPE, "image/png")], bytes).into_response(),
                Err(_) => page::fault(),
            }
        }
        Ok(None) => StatusCode::NOT_FOUND.into_response(),
        Err(answer) => answer,
    }
}

fn download(kind: &'static str, name: &str, bytes: Vec<u8>) -> Response {
    let safe: String = name
        .chars()
        .filter(|c| c.is_ascii_alphanumeric() || "-_.".contains(*c))
        .collect();
    let headers = [
        (CONTENT_TYPE, kind.to_owned()),
        (
            CONTENT_DISPOSITION,
            format!("attachment; filename=\"{safe}\""),
        ),
    ];
    (headers, bytes).into_response()
}
