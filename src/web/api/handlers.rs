//! The operations that are answered at once.

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Extension, Path, State};
use axum::http::header::{CONTENT_TYPE, HeaderMap, HeaderValue};
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use serde::de::Error;
use serde::{Deserialize, Deserializer};
use serde_json::{Number, Value, json};

use crate::service::api::values::RecordFormat;
use crate::service::programs::{self, Program, ProgramFile, ProgramGames, ProgramTurn, TurnResult};
use crate::service::snapshot::{ShownMoment, ShownStage};
use crate::service::{GameId, Ply, Version};
use crate::web::api::problem::Problem;
use crate::web::api::query::{self, Params, missing_game};
use crate::web::api::{SharedApi, dto, fault};

/// Games of a page that names no number of them, and most games of a page.
const GAMES_PER_PAGE: i64 = 50;
const MAX_GAMES_PER_PAGE: i64 = 100;
/// Most characters of a turn, and most moves in it.
const TURN: usize = 200;
const PLIES: usize = 32;
/// Most characters of a program's own number of a request.
const MESSAGE: usize = 64;
/// The parts of a turn.
const TURN_FORM: &str = "a move, or the moves of a turn with commas between";

type ApiAnswer = Result<Response, Problem>;
type GivenPath = Path<String>;

/// The owner of the token.
pub(super) async fn account(
    State(api): SharedApi,
    Extension(program): Extension<Program>,
    uri: Uri,
) -> ApiAnswer {
    Params::of(&uri, &[])?;
    let asked = program.clone();
    let name = api.read(move |service, _| programs::name_of(service, &asked));
    let name = name.await?.map_err(|error| fault(&error))?;
    let owner = dto::owner(&program.owner, name.as_deref());
    let scope = program.scope.code();
    Ok(Json(json!({ "owner": owner, "scope": scope })).into_response())
}

/// A list of games.
pub(super) async fn games(
    State(api): SharedApi,
    Extension(program): Extension<Program>,
    uri: Uri,
) -> ApiAnswer {
    let params = Params::of(&uri, &["stage", "before", "limit"])?;
    let stages = ShownStage::ALL.map(ShownStage::word);
    let stage = params.word("stage", &stages, |word| {
        let mut all = ShownStage::ALL.into_iter();
        all.find(|stage| stage.word() == word)
    })?;
    let most = params
        .number("limit", 1..=MAX_GAMES_PER_PAGE)?
        .unwrap_or(GAMES_PER_PAGE);
    let page = ProgramGames {
        stage: stage.unwrap_or(ShownStage::Running),
        before: params.number("before", 1..=i64::MAX)?.map(GameId),
        most: usize::try_from(most).unwrap_or_default(),
    };
    let rows = api.read(move |service, _| programs::games(service, &program, page));
    let rows = rows.await?.map_err(|error| fault(&error))?;
    let games: Vec<Value> = rows.iter().map(dto::row).collect();
    Ok(Json(json!({ "games": games })).into_response())
}

/// One game, now or after a number of plies.
pub(super) async fn game(
    State(api): SharedApi,
    Extension(program): Extension<Program>,
    Path(game): GivenPath,
    uri: Uri,
) -> ApiAnswer {
    let id = query::game(&game)?;
    let params = Params::of(&uri, &["ply"])?;
    let ply = params.number("ply", 0..=u32::MAX.into())?;
    let ply = ply.and_then(|ply| u32::try_from(ply).ok()).map(Ply);
    let moment = ply.map_or(ShownMoment::Now, ShownMoment::After);
    let shown = api.read(move |service, env| {
        let look = |moment| programs::game(service, &program, id, moment, env.now);
        if let Some(shown) = look(moment)? {
            return Ok(Ok(dto::game(&shown, env.now)));
        }
        let now = look(ShownMoment::Now)?;
        Ok(Err(now.map_or_else(missing_game, |now| no_ply(now.last))))
    });
    let shown = shown.await?.map_err(|error| fault(&error))?;
    Ok(Json(shown?).into_response())
}

/// The answer about a moment that a game has not had.
fn no_ply(last: Ply) -> Problem {
    let last = last.0;
    Problem::Missing(format!("The last ply of this game is {last}.").into())
}

/// The legal moves of a game, or the next ones of a turn.
pub(super) async fn moves(
    State(api): SharedApi,
    Extension(program): Extension<Program>,
    Path(game): GivenPath,
    uri: Uri,
) -> ApiAnswer {
    let id = query::game(&game)?;
    let params = Params::of(&uri, &["turn"])?;
    let plies = params
        .read("turn", || TURN_FORM.to_owned(), turn)?
        .unwrap_or_default();
    let found = api.read(move |service, env| {
        let now = programs::game(service, &program, id, ShownMoment::Now, env.now)?;
        let Some(now) = now else {
            return Ok(FoundMoves::Missing);
        };
        if plies.is_empty() {
            return Ok(FoundMoves::Moves(dto::moves(&now)));
        }
        let picking = ShownMoment::Picking(plies);
        let half = programs::game(service, &program, id, picking, env.now)?;
        Ok(match half {
            Some(half) => FoundMoves::Moves(dto::moves(&half)),
            None => FoundMoves::NoTurn(dto::game(&now, env.now)),
        })
    });
    match found.await?.map_err(|error| fault(&error))? {
        FoundMoves::Moves(moves) => Ok(Json(moves).into_response()),
        FoundMoves::Missing => Err(missing_game()),
        FoundMoves::NoTurn(game) => {
            let why = "This turn is whole, or one of its moves is not legal.";
            Err(Problem::Refused(why.to_owned(), Box::new(game)))
        }
    }
}

/// Moves, or the reason why there are none.
enum FoundMoves {
    Moves(Value),
    Missing,
    NoTurn(Value),
}

/// The moves of a turn as it is written; `None` for a text that is none.
fn turn(text: &str) -> Option<Vec<String>> {
    let plain = |c: char| c.is_ascii_graphic();
    if text.is_empty() || text.len() > TURN || !text.chars().all(plain) {
        return None;
    }
    let plies: Vec<String> = text.split(',').map(str::to_owned).collect();
    let whole = plies.iter().all(|ply| !ply.is_empty());
    (whole && plies.len() <= PLIES).then_some(plies)
}

/// The body of a request to play.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct TurnBody {
    #[serde(deserialize_with = "whole")]
    seen: u32,
    #[serde(rename = "move")]
    turn: String,
    message: Option<String>,
}

/// A whole number, however it is written: `41.0` is one to JSON.
fn whole<'de, D: Deserializer<'de>>(reader: D) -> Result<u32, D::Error> {
    let wrong = || D::Error::custom("seen is the version of a game: a whole number");
    let number = Number::deserialize(reader)?;
    if let Some(whole) = number.as_u64() {
        return u32::try_from(whole).map_err(|_| wrong());
    }
    let float = number.as_f64().ok_or_else(wrong)?;
    let fits = float.fract() == 0.0 && (0.0..=f64::from(u32::MAX)).contains(&float);
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "it is whole and fits"
    )]
    let whole = float as u32;
    if fits { Ok(whole) } else { Err(wrong()) }
}

/// Plays a turn.
pub(super) async fn play(
    State(api): SharedApi,
    Extension(program): Extension<Program>,
    Path(game): GivenPath,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> ApiAnswer {
    let id = query::game(&game)?;
    let TurnBody {
        seen,
        turn: written,
        message,
    } = read(&headers, body)?;
    let bad = |why: &str| Problem::BadRequest(why.to_owned());
    if turn(&written).is_none() {
        return Err(bad(&format!("move is {TURN_FORM}.")));
    }
    let plain = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    let fits = |text: &String| (1..=MESSAGE).contains(&text.len()) && text.chars().all(plain);
    if message.as_ref().is_some_and(|text| !fits(text)) {
        return Err(bad("message has 1 to 64 letters, digits, - and _."));
    }
    // A player chooses the words that they add to sealed dice, so they follow from the request.
    let message = message.unwrap_or_else(|| format!("{}-{seen}-{written}", id.0));
    let wanted = ProgramTurn {
        game: id,
        seen: Version(seen),
        turn: written,
        message,
    };
    let turn = program.turn();
    let played = api.run(&turn, move |service, env| {
        let played = programs::play(service, &program, &wanted, env)?;
        Ok(match played {
            TurnResult::Unknown => Err(missing_game()),
            TurnResult::NotSeated => {
                let why = "The owner of this token has no seat in this game.";
                Err(Problem::NotAllowed(why))
            }
            TurnResult::Stale(now) => Err(Problem::Stale(Box::new(dto::game(&now, env.now)))),
            TurnResult::Refused(why, now) => {
                Err(Problem::Refused(why, Box::new(dto::game(&now, env.now))))
            }
            TurnResult::NotStored(why) => Err(Problem::NotStored(why)),
            TurnResult::Played(now) => Ok(dto::game(&now, env.now)),
        })
    });
    let game = played.await?.map_err(|error| fault(&error))??;
    Ok(Json(game).into_response())
}

/// Reads a body as JSON.
fn read<T: serde::de::DeserializeOwned>(
    headers: &HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<T, Problem> {
    let kind = headers
        .get(CONTENT_TYPE)
        .and_then(|kind| kind.to_str().ok());
    let kind = kind.and_then(|kind| kind.split(';').next()).map(str::trim);
    let body = match body {
        Ok(body) => body,
        Err(why) if why.status() == StatusCode::PAYLOAD_TOO_LARGE => {
            return Err(Problem::TooLarge);
        }
        Err(why) => return Err(Problem::BadRequest(why.body_text())),
    };
    if !kind.is_some_and(|kind| kind.eq_ignore_ascii_case("application/json")) {
        return Err(Problem::WrongKind);
    }
    serde_json::from_slice(&body).map_err(|why| Problem::BadRequest(why.to_string()))
}

/// The record of a game.
pub(super) async fn record(
    State(api): SharedApi,
    Extension(program): Extension<Program>,
    Path(game): GivenPath,
    uri: Uri,
) -> ApiAnswer {
    let id = query::game(&game)?;
    let params = Params::of(&uri, &["format"])?;
    let format = params.word("format", &["json", "text"], |word| match word {
        "json" => Some(RecordFormat::Json),
        "text" => Some(RecordFormat::Text),
        _ => None,
    })?;
    let format = format.unwrap_or(RecordFormat::Json);
    let made =
        api.read(move |service, env| programs::record(service, &program, id, format, env.now));
    let kind = match format {
        RecordFormat::Json => "application/json",
        RecordFormat::Text => "text/plain; charset=utf-8",
    };
    let none = "A game that has not begun has no record.";
    file(made.await?.map_err(|error| fault(&error))?, kind, none)
}

/// The record of a game with its analysis.
pub(super) async fn analysis(
    State(api): SharedApi,
    Extension(program): Extension<Program>,
    Path(game): GivenPath,
    uri: Uri,
) -> ApiAnswer {
    let id = query::game(&game)?;
    Params::of(&uri, &[])?;
    let made = api.read(move |service, env| programs::analysis(service, &program, id, env.now));
    let none = "This game has no analysis that the owner of this token may read now. One is asked for in Discord or at the table.";
    let made = made.await?.map_err(|error| fault(&error))?;
    file(made, "application/json", none)
}

fn file(made: ProgramFile, kind: &'static str, none: &'static str) -> ApiAnswer {
    match made {
        ProgramFile::Unknown => Err(missing_game()),
        ProgramFile::None => Err(Problem::Missing(none.into())),
        ProgramFile::NotForServers => {
            let why = "A server's token reads no analyses: it cannot say who reads them.";
            Err(Problem::NotAllowed(why))
        }
        ProgramFile::Text(text) => {
            let kind = [(CONTENT_TYPE, HeaderValue::from_static(kind))];
            Ok((kind, text).into_response())
        }
    }
}

/// Standings by rating.
pub(super) async fn standings(
    State(api): SharedApi,
    Extension(program): Extension<Program>,
    uri: Uri,
) -> ApiAnswer {
    let params = Params::of(&uri, &["pool"])?;
    let known = programs::pools();
    let pool = params.word("pool", &known, |word| {
        known.iter().copied().find(|pool| *pool == word)
    })?;
    let pool = pool.unwrap_or_else(programs::usual_pool);
    let rows = api.read(move |service, env| programs::standings(service, &program, pool, env.now));
    let rows = rows.await?.map_err(|error| fault(&error))?;
    let rows: Vec<Value> = rows.iter().map(dto::ranked).collect();
    Ok(Json(json!({ "pool": pool, "standings": rows })).into_response())
}

/// The description of the API.
pub(super) async fn description(State(api): SharedApi, uri: Uri) -> ApiAnswer {
    Params::of(&uri, &[])?;
    let kind = [(CONTENT_TYPE, HeaderValue::from_static("application/json"))];
    Ok((kind, api.description.clone()).into_response())
}
