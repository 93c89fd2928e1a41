//! The page of a game: its board as SVG, its frame, and its files.

use std::collections::BTreeMap;
use std::time::Duration;

use askama::Template;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::render::vector::{BoardArt, CellWords};
use crate::render::{Cell, Mark, Renderer, Scene, ThemeName};
use crate::service::api::action::Action;
use crate::service::api::reply::{Picture, PictureContent};
use crate::service::api::values::{FilmOptions, RecordFormat};
use crate::service::snapshot::{self, CellLabel, Equipment, ShownMoment, ShownStage, Snapshot};
use crate::service::study::judged::JudgedPage;
use crate::service::words::catalogue::{TextArg, sentences};
use crate::service::{Env, GameId, Ply, Service};
use crate::web::drawing::FilmDrawing;
use crate::web::lists::within;
use crate::web::page::{self, AddressPart, Around, NoteWords, Visitor};
use crate::web::party::{LookFailed, Party, Sought};
use crate::web::pictures::{self, KnownTags};
use crate::web::share::{self, ShareTags};
use crate::web::text::{self, TextPart};
use crate::web::{Shared, Site, address, dto, graph, headers, wait};

/// Retry-after if too many films wait to be drawn.
const FILM_WAIT: Duration = Duration::from_secs(30);

/// The words that the scripts need; they know them without `web-`.
const WORDS: [&str; 26] = [
    "web-exploring",
    "web-to-game",
    "web-as-of",
    "web-changed",
    "web-pick-target",
    "web-may-go",
    "web-may-go-onto",
    "web-may-capture",
    "web-target",
    "web-choose",
    "web-sending",
    "web-reviewing",
    "web-moved-many",
    "web-half",
    "web-step-back",
    "web-if-fails",
    "web-last",
    "web-last-of-all",
    "button-best-line",
    "button-next-mistake",
    "button-step-through-mistakes",
    "web-not-sent",
    "web-not-made",
    "web-nothing-here",
    "answer-yes",
    "answer-no",
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
    /// The digits of all that a shared picture is made of.
    #[serde(rename = "h")]
    pub(super) print: Option<String>,
}

impl At {
    /// This moment of a game.
    fn of(&self, game: GameId) -> Sought {
        Sought {
            game,
            moment: self.moment(),
            eyes: self.eyes,
        }
    }

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
    tags: Option<ShareTags>,
    shown: Snapshot,
    title: String,
    board: String,
    frame: String,
    script: String,
    said: Vec<Vec<TextPart>>,
    judged: Option<JudgedPage>,
    /// The line above the moves of a printed score sheet.
    on_paper: String,
    eyes: u8,
    sides: u8,
    /// The plies to go back and forward to, if there are any.
    back: Option<u32>,
    forward: Option<u32>,
    at: Option<u32>,
}

impl GamePage {
    fn new(shown: Snapshot, around: Around, at: &At, frame: &Value) -> Self {
        let shows_first = around.shows_moves_first();
        let stops: Vec<u32> = std::iter::once(0)
            .chain(shown.turns.iter().map(|turn| turn.ply.0))
            .collect();
        let ply = shown.ply.0;
        let grid = shown.scene.grid;
        Self {
            board: board_of_game(&shown),
            frame: frame.to_string(),
            tags: None,
            script: script_words(&WORDS, shows_first),
            said: text::lines(&shown.said),
            judged: None,
            on_paper: on_paper(&shown),
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

    fn has_clocks(&self) -> bool {
        self.shown.equipment.contains(&Equipment::Clocks)
    }

    fn has_dice(&self) -> bool {
        self.shown.equipment.contains(&Equipment::Dice)
    }

    /// The name of the link to the last position.
    const fn last(&self) -> &'static str {
        if self.shown.runs {
            "web-last"
        } else {
            "web-last-of-all"
        }
    }

    /// The verdict of the analysis on the move that is shown.
    fn judgement(&self) -> Vec<Vec<TextPart>> {
        let said = self.judged.as_ref().map(|judged| text::lines(&judged.said));
        said.unwrap_or_default()
    }

    /// The message and the ply of the link to a mistake: the costliest from the end of the game, or else the next.
    fn to_mistake(&self) -> Option<(&'static str, u32)> {
        let judged = self.judged.as_ref()?;
        let (label, ply) = if self.at.is_none() {
            ("button-step-through-mistakes", judged.costliest)
        } else {
            ("button-next-mistake", judged.next)
        };
        Some((label, ply?.0))
    }

    /// The rest of the address that keeps the side at the bottom.
    fn kept(&self) -> String {
        format!("&eyes={}", self.eyes)
    }
}

/// These sentences for the scripts, which know them without `web-`, and the effect of Enter on a target.
pub(super) fn script_words(ids: &[&str], shows_first: bool) -> String {
    let enter = if shows_first {
        "web-enter-shows"
    } else {
        "web-enter-moves"
    };
    let words = ids
        .iter()
        .map(|id| (id.trim_start_matches("web-"), sentences().line(id, &[])));
    let enter = ("enter", sentences().line(enter, &[]));
    let words: BTreeMap<&str, String> = words.chain([enter]).collect();
    json!(words).to_string()
}

/// The kind of a game if its title does not name it, its terms, the version of its rules, and the days of play.
fn on_paper(shown: &Snapshot) -> String {
    let kind = shown.kind.spec().title;
    let named = shown.scene.caption.title.contains(kind);
    let kind = (!named).then(|| kind.to_owned());
    let version = TextArg::Num(shown.rules_version.into());
    let rules = sentences().line("web-rules-version", &[("version", version)]);
    // A running game has no last day yet.
    let played = shown.played.as_ref().filter(|_| !shown.runs);
    let days = played.map(|(first, last)| {
        let id = if first == last {
            "web-played-day"
        } else {
            "web-played-days"
        };
        let days = [
            ("first", first.as_str().into()),
            ("last", last.as_str().into()),
        ];
        sentences().line(id, &days)
    });
    let parts: Vec<String> = kind
        .into_iter()
        .chain([shown.terms.clone(), rules])
        .chain(days)
        .collect();
    parts.join(" · ")
}

/// A board as SVG, with the names of its cells. The tab key comes to `first`, or to the first cell of all.
pub(super) fn board_of(scene: &Scene, labels: &[CellLabel], first: Option<Cell>) -> String {
    let labels: BTreeMap<Cell, &str> = labels
        .iter()
        .map(|label| (label.cell, label.text.as_str()))
        .collect();
    let board = BoardArt::of(scene);
    let first = first.or_else(|| {
        let mut cells = board.rows.iter().flatten();
        cells.next().map(|cell| cell.cell)
    });
    board.svg(&scene.caption.title, |cell| {
        let ground = snapshot::ground(scene, cell.cell).unwrap_or_default();
        let name = labels.get(&cell.cell).copied().unwrap_or(&cell.name);
        let is_target = scene.marks.contains(&(cell.cell, Mark::Target));
        let target = sentences().line("web-target", &[]);
        let more = [ground.as_str(), if is_target { &target } else { "" }];
        let more = more.into_iter().filter(|words| !words.is_empty());
        let label = more.fold(name.to_owned(), |first, then| {
            let args = [("first", first.into()), ("then", then.into())];
            sentences().line("comma", &args)
        });
        CellWords {
            label,
            ground,
            first: Some(cell.cell) == first,
        }
    })
}

/// The board of a game as SVG. The tab key comes to a piece that may move.
pub(super) fn board_of_game(shown: &Snapshot) -> String {
    let first = shown.moves.first().and_then(|mv| mv.from);
    board_of(&shown.scene, &shown.labels, first)
}

/// The page of a game at a table, at present.
pub(super) fn made(
    service: &Service,
    visitor: &Visitor,
    shown: Snapshot,
    env: &Env,
) -> impl Template {
    let around = Around::new(service, visitor, &Party::Table);
    let frame = dto::frame(&shown, &Party::Table, env.now);
    GamePage::new(shown, around, &At::default(), &frame)
}

/// The words for a game that is not to be seen.
const NO_GAME: NoteWords = NoteWords {
    title: "web-no-game",
    note: "web-no-game-how",
    account: None,
};
/// The same on the public pages: it says as little where there is none as where there is one.
const NO_PUBLIC_GAME: NoteWords = NoteWords {
    title: "face-private",
    note: "face-no-game-how",
    account: Some("face-no-game-account"),
};

/// The words for the film of a game without moves.
const NO_MOVES: NoteWords = NoteWords {
    title: "web-film",
    note: "web-film-empty",
    account: None,
};

/// The page of a game.
pub(super) async fn game(
    State(site): Shared,
    visitor: Visitor,
    AddressPart(Path(game)): AddressPart<Path<i64>>,
    AddressPart(Query(at)): AddressPart<Query<At>>,
) -> Response {
    show(&site, &visitor, GameId(game), at).await
}

/// The page of a game at a moment.
async fn show(site: &Site, visitor: &Visitor, game: GameId, at: At) -> Response {
    let asks = visitor.clone();
    let shared = share::address(&site.frontend);
    let page = page::look_at_game(site, visitor, move |service, env, party| {
        let Some(shown) = party.look(service, at.of(game), env.now)? else {
            return Ok(None);
        };
        let around = Around::new(service, &asks, party);
        let tags = match (party, shared) {
            (Party::Anybody, Some(url)) => Some(ShareTags::of(&shown, &url)),
            (Party::Table | Party::Account(_) | Party::Anybody, _) => None,
        };
        let judged = judgement(service, party, &shown)?;
        let frame = frame_of(&shown, judged.as_ref(), party, env);
        Ok(Some(GamePage {
            tags,
            judged,
            ..GamePage::new(shown, around, &at, &frame)
        }))
    });
    match page.await {
        Ok(Some(page)) => within(page.around.language, || page::shown(&page)),
        Ok(None) => {
            let words = if visitor.is_table {
                NO_GAME
            } else {
                NO_PUBLIC_GAME
            };
            page::note(site, visitor, StatusCode::NOT_FOUND, words).await
        }
        Err(answer) => answer,
    }
}

/// The board alone as SVG, for a page that turns it.
pub(super) async fn board(
    State(site): Shared,
    visitor: Visitor,
    AddressPart(Path(game)): AddressPart<Path<i64>>,
    AddressPart(Query(at)): AddressPart<Query<At>>,
) -> Response {
    let made = page::look_at_game(&site, &visitor, move |service, env, party| {
        let shown = party.look(service, at.of(GameId(game)), env.now)?;
        Ok(shown.map(|shown| board_of_game(&shown)))
    });
    match made.await {
        Ok(Some(svg)) => {
            let kind = [
                (CONTENT_TYPE, "image/svg+xml"),
                (CACHE_CONTROL, headers::caching_of_pictures(&visitor)),
            ];
            (kind, svg).into_response()
        }
        Ok(None) => StatusCode::NOT_FOUND.into_response(),
        Err(answer) => answer,
    }
}

/// The verdict of the analysis of a finished game on the moment that is shown.
fn judgement(
    service: &Service,
    party: &Party,
    shown: &Snapshot,
) -> Result<Option<JudgedPage>, LookFailed> {
    if shown.stage == ShownStage::Over {
        party.judged(service, shown.game, shown.ply)
    } else {
        Ok(None)
    }
}

/// The frame of a game with the verdict of its analysis on the moment that is shown.
fn frame_of(shown: &Snapshot, judged: Option<&JudgedPage>, party: &Party, env: &Env) -> Value {
    let mut frame = dto::frame(shown, party, env.now);
    if let (Some(judged), Some(members)) = (judged, frame.as_object_mut()) {
        let may = |action: &Action| dto::may(party, action);
        let judged = json!({
            "text": text::json(&judged.said),
            "plain": judged.said.plain(),
            "marks": graph::marks(shown.game, judged.marks.iter().copied(), may),
            "costliest": judged.costliest.map(|ply| ply.0),
            "next": judged.next.map(|ply| ply.0),
        });
        members.insert("judged".to_owned(), judged);
    }
    frame
}

/// The frame of a game at a moment.
pub(super) async fn frame(
    State(site): Shared,
    visitor: Visitor,
    AddressPart(Path(game)): AddressPart<Path<i64>>,
    AddressPart(Query(at)): AddressPart<Query<At>>,
) -> Response {
    let made = page::look_at_game(&site, &visitor, move |service, env, party| {
        let Some(shown) = party.look(service, at.of(GameId(game)), env.now)? else {
            return Ok(None);
        };
        let judged = judgement(service, party, &shown)?;
        Ok(Some(frame_of(&shown, judged.as_ref(), party, env)))
    });
    match made.await {
        Ok(Some(frame)) => Json(frame).into_response(),
        Ok(None) => (StatusCode::NOT_FOUND, Json(Value::Null)).into_response(),
        Err(answer) => answer,
    }
}

/// A file of a game: its picture, film or record; or its page after the ply of this number.
pub(super) async fn file(
    State(site): Shared,
    visitor: Visitor,
    known: KnownTags,
    AddressPart(Path((game, file))): AddressPart<Path<(i64, String)>>,
    AddressPart(Query(at)): AddressPart<Query<At>>,
) -> Response {
    let (game, id) = (GameId(game), Some(GameId(game)));
    if let Ok(ply) = file.parse() {
        let at = At {
            ply: at.ply.or(Some(ply)),
            ..at
        };
        return show(&site, &visitor, game, at).await;
    }
    let action = match file.as_str() {
        "board.png" => return picture(&site, &visitor, &known, at.of(game), at.print).await,
        "graph.png" => return graph::graph(&site, &visitor, &known, game).await,
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
        _ => return page::missing(State(site), visitor).await,
    };
    let replies = page::look(&site, &visitor, move |service, env, party| {
        party.find(service, Some(game), action, env)
    });
    let replies = match replies.await {
        Ok(replies) => replies,
        Err(answer) => return answer,
    };
    for reply in replies {
        if let Some(file) = reply.file {
            let kind = "text/plain; charset=utf-8";
            return download(kind, &file.name, file.text.into_bytes());
        }
        if let Some(Picture {
            content: PictureContent::Film(film),
            theme,
            ..
        }) = reply.picture
        {
            let name = format!("{}.gif", film.name);
            // All browsers at a table have one address.
            let asker = (!visitor.is_table).then(|| address::counted_as(visitor.client));
            let gif = site.drawing.gif(asker.as_deref(), theme, film);
            return match gif.await {
                FilmDrawing::Drawn(Some(bytes)) => download("image/gif", &name, bytes),
                FilmDrawing::Drawn(None) | FilmDrawing::Failed => page::fault(),
                FilmDrawing::QueueFull => wait::busy(&visitor, FILM_WAIT),
            };
        }
    }
    let film_of = (file == "film.gif").then_some(game);
    refused(&site, &visitor, film_of).await
}

/// The page in place of a file that cannot be made; `film_of` is the game of a film.
async fn refused(site: &Site, visitor: &Visitor, film_of: Option<GameId>) -> Response {
    let moves = page::look_at_game(site, visitor, move |service, env, party| {
        let Some(game) = film_of else {
            return Ok(None);
        };
        let shown = party.look(service, At::default().of(game), env.now)?;
        Ok(shown.map(|shown| shown.last))
    });
    let words = match moves.await {
        Ok(Some(Ply(0))) => NO_MOVES,
        Ok(_) => page::MISSING,
        Err(answer) => return answer,
    };
    page::note(site, visitor, StatusCode::NOT_FOUND, words).await
}

/// The picture of a board. A shared one carries digits of all its contents. It is gone once they differ, since moves
/// were undone or a player is forgotten.
async fn picture(
    site: &Site,
    visitor: &Visitor,
    known: &KnownTags,
    sought: Sought,
    print: Option<String>,
) -> Response {
    let shown = page::look_at_game(site, visitor, move |service, env, party| {
        party.look(service, sought, env.now)
    });
    let shown = match shown.await {
        Ok(Some(shown)) => shown,
        Ok(None) => return StatusCode::NOT_FOUND.into_response(),
        Err(answer) => return answer,
    };
    if print.as_ref().is_some_and(|print| *print != shown.print) {
        return StatusCode::GONE.into_response();
    }
    let caching = if print.is_some() {
        "private, max-age=300"
    } else {
        headers::caching_of_pictures(visitor)
    };
    let drawn_from = (shown.theme, shown.scene);
    let draw = |(theme, scene): &(ThemeName, Scene)| Renderer::of(*theme).still(scene);
    pictures::answer(&site.drawing, known, caching, drawn_from, draw).await
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
