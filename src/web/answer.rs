//! What a page asks: moves, typed lines, and the controls of replies. The answer always holds the newest frame.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::service::api::action::Action;
use crate::service::api::pick::PickStep;
use crate::service::api::takeback::TakebackAction;
use crate::service::snapshot::Moment;
use crate::service::{Env, GameId, Ply, Service, Version, unwire};
use crate::web::table::{self, Ask};
use crate::web::{Shared, dto, page};

/// Digits of a browser's number of a request.
const MESSAGE: usize = 32;

/// What a page asks in a game.
#[derive(Debug, Deserialize)]
pub(super) struct Asked {
    /// The version of the board that its user saw.
    seen: u32,
    /// The browser's own number of the request: 32 digits.
    message: String,
    /// The seat that asks, where that matters.
    seat: Option<usize>,
    /// The side at the bottom.
    eyes: Option<u8>,
    #[serde(rename = "do")]
    what: What,
}

/// The request itself.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum What {
    /// The moves of a turn picked so far; a whole turn counts, at once if it is sure.
    Turn { plies: Vec<String>, sure: bool },
    /// A line as typed.
    Say(String),
    /// A control of a reply.
    Wire(String),
    /// The reason why a piece may not go from one cell to another.
    Why { from: String, to: String },
    /// An offer or a request of one's own.
    Own(Own),
}

/// An offer or a request of a player's own.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Own {
    /// Offer a draw.
    Draw,
    /// Ask for the last move back.
    Back,
    /// Ask whether to resign.
    Resign,
}

/// Runs what a page asks in a game.
pub(super) async fn act(
    State(site): Shared,
    Path(game): Path<i64>,
    Json(asked): Json<Asked>,
) -> Response {
    let digits = asked.message.bytes().all(|byte| byte.is_ascii_hexdigit());
    if asked.message.len() != MESSAGE || !digits {
        return StatusCode::BAD_REQUEST.into_response();
    }
    let answered = page::make(&site, move |service, env| {
        answer(service, GameId(game), asked, env)
    });
    match answered.await {
        Ok(Some((status, answer))) => (status, Json(answer)).into_response(),
        Ok(None) => (StatusCode::NOT_FOUND, Json(Value::Null)).into_response(),
        Err(answer) => answer,
    }
}

fn answer(
    service: &mut Service,
    game: GameId,
    asked: Asked,
    env: &Env,
) -> Option<(StatusCode, Value)> {
    let Asked {
        seen,
        message,
        seat,
        eyes,
        what,
    } = asked;
    let now = table::look(service, game, Moment::Now, eyes, env.now)?;
    let seen = Version(seen);
    if let What::Turn { plies, .. } = &what
        && now.version == seen
    {
        let picking = Moment::Picking(plies.clone());
        if let Some(half) = table::look(service, game, picking, eyes, env.now) {
            let frame = dto::frame(&half, env.now);
            return Some((StatusCode::OK, json!({ "half": frame, "replies": [] })));
        }
    }
    let Some(action) = action(game, seen, now.last, what) else {
        let frame = dto::frame(&now, env.now);
        return Some((
            StatusCode::CONFLICT,
            json!({ "frame": frame, "replies": [] }),
        ));
    };
    let ask = Ask {
        action,
        seat,
        message,
    };
    let replies = table::act(service, Some(game), ask, env);
    let after = table::look(service, game, Moment::Now, eyes, env.now)?;
    let status = if replies.is_empty() || after.version != now.version {
        StatusCode::OK
    } else {
        StatusCode::CONFLICT
    };
    let replies: Vec<Value> = replies.iter().map(dto::reply).collect();
    let answer = json!({ "frame": dto::frame(&after, env.now), "replies": replies });
    Some((status, answer))
}

/// The action that a page means; `None` for a control that is none of ours.
fn action(game: GameId, seen: Version, ply: Ply, what: What) -> Option<Action> {
    let id = Some(game);
    Some(match what {
        What::Turn { plies, sure } => Action::PickStep(PickStep::SubmitTurn {
            game,
            seen,
            turn: plies.join(","),
            sure,
        }),
        What::Say(text) => Action::Play { game: id, text },
        What::Wire(wire) => unwire(&wire)?,
        What::Why { from, to } => Action::WhyNot {
            game,
            ply,
            text: format!("{from}-{to}"),
        },
        What::Own(Own::Draw) => Action::OfferDraw(id),
        What::Own(Own::Back) => Action::Takeback(TakebackAction::Ask(id)),
        What::Own(Own::Resign) => Action::Resign {
            game: id,
            sure: false,
        },
    })
}

/// A page that a control leads to, as a reply: rules, help, lists.
pub(super) async fn ask(State(site): Shared, Path(wire): Path<String>) -> Response {
    let Some(action) = unwire(&wire).filter(is_only_looked_at) else {
        return page::note(
            &site,
            StatusCode::NOT_FOUND,
            "web-missing",
            "web-missing-how",
        )
        .await;
    };
    let replies = page::make(&site, move |service, env| {
        let ask = Ask {
            action,
            seat: None,
            message: String::new(),
        };
        let replies = table::act(service, None, ask, env);
        replies.iter().map(dto::reply).collect::<Vec<_>>()
    });
    match replies.await {
        Ok(replies) => Json(replies).into_response(),
        Err(answer) => answer,
    }
}

/// Returns `true` for an action that changes nothing, so that an address may stand for it.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "any other action may change something"
)]
fn is_only_looked_at(action: &Action) -> bool {
    matches!(
        action,
        Action::Help | Action::Guide(_) | Action::Rules { .. } | Action::Describe { .. }
    )
}
