//! The answer to "What may this piece do?".

use crate::game::grid::Cell;
use crate::game::text::MoveText;
use crate::play::{Game, GameId};
use crate::scene::Mark;
use crate::service::api::action::{Asker, Request};
use crate::service::api::reply::Reply;
use crate::service::api::result::HandlerResult;
use crate::service::api::values::Suggestion;
use crate::service::describe::game::BoardBeside;
use crate::service::describe::game::Highlight;
use crate::service::describe::reach::{NoMovesReason, OFFERS};
use crate::service::describe::{game, preview, reach, refuse};
use crate::service::lookup::find::GameMatch;
use crate::service::lookup::{find, load_names, view};
use crate::service::state::Service;
use crate::service::words::catalogue;
use crate::service::words::text::Text;
use crate::store::Store;

/// The present moves of the piece on a cell.
pub(in crate::service) fn piece_moves(
    store: &Store,
    request: &Request,
    game: Option<GameId>,
    cell: &str,
) -> HandlerResult {
    let game = find::resolve_game(store, request.asker(), game, GameMatch::ToMove)?;
    let player = &request.user.id;
    let names = load_names::names(store, &game)?;
    let found = match PieceMoves::find(&game, cell) {
        Ok(found) => found,
        Err(NoMovesReason::Words(text)) => return Ok(vec![Reply::note(text)]),
        Err(NoMovesReason::Refused(refusal)) => {
            return Ok(vec![refuse::refusal(&game, &refusal, cell, &names)]);
        }
    };
    let answer = Highlight {
        marks: found.marks,
        status: found.status,
        lead: found.text.plain(),
    };
    let view = view::view(store, &game, player);
    let mut text = found.text;
    text.push_line(found.why_none);
    let mut reply = Reply::note(text);
    reply.picture = Some(game::highlighted_picture(&game, answer, view, &names));
    if game.awaits(player) {
        reply.controls = reach::move_controls(&game, &found.moves);
        preview::show_first(&mut reply.controls);
    }
    Ok(vec![reply])
}

/// The moves of the piece on a cell of a board beside the games.
pub(in crate::service) fn of_study(board: BoardBeside, cell: &str) -> Reply {
    let BoardBeside { game, mut picture } = board;
    let found = match PieceMoves::find(&game, cell) {
        Ok(found) => found,
        Err(NoMovesReason::Words(text)) => return Reply::note(text),
        Err(NoMovesReason::Refused(_)) => {
            let mut text = Text::default();
            text.push(&picture.scene.caption.status);
            return Reply::note(text);
        }
    };
    let mut text = found.text;
    text.push_line(found.why_none);
    picture.scene.marks = found.marks;
    picture.scene.caption.last.clear();
    picture.scene.caption.status = found.status;
    picture.alt = text.plain();
    let mut reply = Reply::note(text);
    reply.picture = Some(picture);
    reply
}

/// The moves of one piece, in words and as marks.
struct PieceMoves {
    moves: Vec<MoveText>,
    /// The moves in words.
    text: Text,
    /// The reason why there are none; empty if there are some.
    why_none: Text,
    /// The piece's cell and its targets.
    marks: Vec<(Cell, Mark)>,
    /// The line below the board.
    status: String,
}

impl PieceMoves {
    fn find(game: &Game, cell: &str) -> Result<Self, NoMovesReason> {
        let scene = game.position().scene();
        let at = reach::piece_there(game, &scene, cell)?;
        let moves = reach::moves_from(game, &scene, at);
        let targets = moves.iter().filter_map(|mv| reach::last_cell(&scene, mv));
        let marks = targets.map(|to| (to, Mark::Target));
        let why_none = if moves.is_empty() {
            reach::why_no_moves(game, &scene, at)
        } else {
            Text::default()
        };
        Ok(Self {
            text: reach::describe_moves(&scene, at, &moves),
            why_none,
            marks: [(at, Mark::From)].into_iter().chain(marks).collect(),
            status: catalogue::sentences().line("caption-reach", &reach::subject(&scene, at)),
            moves,
        })
    }
}

/// Squares of pieces that may move now in the game that fits, and that match the typed text, at most 25.
pub fn suggest_squares(
    service: &Service,
    asker: Asker<'_>,
    game: Option<GameId>,
    typed: &str,
) -> Vec<Suggestion> {
    let Ok(game) = find::resolve_game(&service.store, asker, game, GameMatch::ToMove) else {
        return Vec::new();
    };
    let scene = game.position().scene();
    let mut cells: Vec<Cell> = game
        .choices()
        .iter()
        .filter_map(|mv| scene.grid.cell(mv.origin()))
        .collect();
    cells.dedup();
    let typed = typed.trim().to_lowercase();
    let offers = cells.into_iter().filter_map(|cell| {
        let args = [
            ("cell", scene.grid.name(cell).into()),
            ("piece", game::piece(scene.figure_at(cell)?, 1).into()),
        ];
        Some(Suggestion {
            label: catalogue::sentences().line("suggest-square", &args),
            value: scene.grid.name(cell),
        })
    });
    offers
        .filter(|offer| offer.label.to_lowercase().contains(&typed))
        .take(OFFERS)
        .collect()
}
