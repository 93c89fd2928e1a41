//! The graph of an analysed game: its picture, and the marks that it puts into the list of moves.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

use crate::render::{Graph, Renderer, ThemeName};
use crate::service::api::action::Action;
use crate::service::api::explore::ExploreAction;
use crate::service::api::reply::{Picture, PictureContent, Reply};
use crate::service::api::values::{ReviewPage, ReviewShows};
use crate::service::study::judged::MarkedMove;
use crate::service::words::catalogue::sentences;
use crate::service::{Env, GameId, Ply, Service, wire};
use crate::web::page::{self, Visitor};
use crate::web::party::Party;
use crate::web::pictures::{self, KnownTags};
use crate::web::{Site, headers};

/// The name of the picture below the address of its game.
pub(super) const FILE: &str = "graph.png";

/// The graph of a reply.
pub(super) fn of(reply: &Reply) -> Option<(&Graph, ThemeName)> {
    let picture = reply.picture.as_ref()?;
    match &picture.content {
        PictureContent::Graph(graph) => Some((graph, picture.theme)),
        PictureContent::Board
        | PictureContent::Film(_)
        | PictureContent::Story(_)
        | PictureContent::Sheet(_) => None,
    }
}

/// The marked moves of a graph.
pub(super) fn marks_of(graph: &Graph) -> impl Iterator<Item = MarkedMove> {
    graph.mistakes.iter().map(|dot| MarkedMove {
        ply: Ply(u32::try_from(dot.ply + 1).unwrap_or(u32::MAX)),
        severity: dot.severity,
    })
}

/// The marked moves as JSON: the ply, the sign and its name, and the control that shows the best move there, if there
/// is one.
pub(super) fn marks(
    game: GameId,
    marks: impl Iterator<Item = MarkedMove>,
    may: impl Fn(&Action) -> bool,
) -> Value {
    let marks = marks.map(|MarkedMove { ply, severity }| {
        let (sign, id) = match severity {
            1 => ("?!", "graph-doubtful"),
            2 => ("?", "graph-mistake"),
            _ => ("??", "graph-blunder"),
        };
        let best = Action::Explore(ExploreAction::BestLine { game, ply });
        let best = may(&best).then(|| wire(&best));
        json!([ply.0, sign, sentences().line(id, &[]), best])
    });
    json!(marks.collect::<Vec<_>>())
}

/// The report of a game that is analysed; `None` where it is not, as asking for it would begin an analysis.
fn report(service: &mut Service, party: &Party, game: GameId, env: &Env) -> Option<Picture> {
    let review = Action::Review(ReviewPage {
        shows: ReviewShows::Graph,
        ..ReviewPage::of(game)
    });
    let analysed = party.find(service, Some(game), review, env);
    analysed.iter().find_map(of)?;
    let told = party.find(service, Some(game), Action::Analyse(Some(game)), env);
    told.into_iter().find_map(|reply| reply.picture)
}

/// The picture of the graph.
pub(super) async fn graph(
    site: &Site,
    visitor: &Visitor,
    known: &KnownTags,
    game: GameId,
) -> Response {
    let found = page::look(site, visitor, move |service, env, party| {
        report(service, party, game, env)
    });
    let picture = match found.await {
        Ok(picture) => picture,
        Err(answer) => return answer,
    };
    let Some(Picture {
        content: PictureContent::Graph(graph),
        theme,
        ..
    }) = picture
    else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let caching = headers::caching_of_pictures(visitor);
    let draw = |(theme, graph): &(ThemeName, Graph)| Renderer::of(*theme).graph(graph);
    pictures::answer(&site.drawing, known, caching, (theme, graph), draw).await
}
