//! A line that names one square of a move, alone or as in chess notation: `D3`, `Kd3`, `fool d3`.

use std::collections::BTreeSet;

use crate::game::grid::Cell;
use crate::game::text::MoveText;
use crate::play::Game;
use crate::scene::{Figure, Scene};
use crate::service::api::reply::Reply;
use crate::service::api::result;
use crate::service::describe::{args, game, pick_menus, refuse, squares};
use crate::service::words::language::{Language, with_language};

/// Most characters of such a line.
const MAX_CHARS: usize = 24;

/// Most words of such a line.
const WORDS: usize = 3;

/// The part of a move that a line names.
struct HalfMove {
    /// The square, as the board calls it.
    cell: String,
    /// The words before it: a piece, its letter, or nothing.
    piece: String,
}

/// The answer to a line that names one square of this board, for the player to move. It has the moves that the line may
/// mean, or says that there is none, or explains how to write one. `None` for a line without a square, and for one of
/// many words.
pub(in crate::service) fn answer(game: &Game, line: &str) -> Option<Reply> {
    let scene = game.position().scene();
    let half = read(&scene, line)?;
    let called = own_pieces_called(game, &scene, &half.piece);
    if !half.piece.is_empty() && called.is_empty() && half.piece.chars().count() > 1 {
        return Some(refuse::both_squares(game, line).deleted_after_next_move(game));
    }
    // Chess has other pieces: a letter of none here leaves all.
    let is_meant = |mv: &MoveText| called.is_empty() || fits(&scene, mv, &half.piece);
    let mut choices = game.choices();
    choices.retain(is_meant);
    let moves = |fits: fn(&MoveText, &str) -> bool| -> Vec<MoveText> {
        let moves = choices.iter().filter(|mv| fits(mv, &half.cell));
        moves.cloned().collect()
    };
    let to = moves(|mv, cell| mv.cells().last() == Some(cell) && mv.origin() != cell);
    let from = moves(|mv, cell| mv.origin() == cell);
    let (id, found) = match (to.is_empty(), from.is_empty()) {
        (false, _) => ("move-half-to", to),
        (true, false) => ("move-half-from", from),
        (true, true) => {
            return Some(nothing_goes(&half.cell, &called).deleted_after_next_move(game));
        }
    };
    let found = pick_menus::strongest_first(game, found, |mv| mv);
    let text = [
        ("text", args::short(line.trim()).into()),
        ("choices", args::list(&found).into()),
    ];
    let mut reply = result::note(id, &text).deleted_after_next_move(game);
    reply.controls = refuse::buttons_in_order(game, &found);
    Some(reply)
}

/// Says that no piece of the player to move, or none of these kinds, has a move to a square.
fn nothing_goes(cell: &str, pieces: &BTreeSet<String>) -> Reply {
    let names: Vec<&str> = pieces.iter().map(String::as_str).collect();
    let args = [
        ("cell", cell.to_owned().into()),
        ("piece", names.join(", ").into()),
    ];
    let id = match names.len() {
        0 => "move-half-nothing",
        1 => "move-half-no-piece",
        _ => "move-half-no-pieces",
    };
    result::note(id, &args)
}

/// The names of the kinds of pieces that the player to move has and that are so named.
fn own_pieces_called(game: &Game, scene: &Scene, named: &str) -> BTreeSet<String> {
    if named.is_empty() {
        return BTreeSet::new();
    }
    let own = scene.pieces.iter().map(|(_, figure)| *figure);
    let own = own.filter(|figure| scene.seat_of(figure.tint) == game.to_move());
    own.filter(|figure| is_figure_called(*figure, named))
        .map(|figure| game::piece(figure, 1))
        .collect()
}

/// The one square at the end of a short line.
fn read(scene: &Scene, line: &str) -> Option<HalfMove> {
    let line = line.trim();
    if line.chars().count() > MAX_CHARS || line.split_whitespace().count() > WORDS {
        return None;
    }
    let line = line.trim_end_matches(|c: char| !c.is_alphanumeric());
    let ends = line.char_indices().map(|(at, _)| at);
    let square = ends.filter_map(|at| {
        let (before, cell) = line.split_at_checked(at)?;
        let known = squares::find(scene, cell)?;
        Some((before, scene.grid.name(known)))
    });
    // The longest: D10, and not 0 behind D1.
    let (before, cell) = square.into_iter().next()?;
    let piece = before.trim_end_matches(|c: char| !c.is_alphanumeric());
    let piece = piece.strip_suffix('x').unwrap_or(piece);
    let piece = squares::without_between(piece);
    let is_square = |word: &str| scene.grid.cell(&word.to_uppercase()).is_some();
    let mut words = piece.split(|c: char| !c.is_alphanumeric());
    (!words.any(is_square)).then_some(HalfMove { cell, piece })
}

/// Returns `true` for the name of a piece of the player to move, and for a letter: chess has other pieces.
pub(in crate::service) fn may_name_a_piece(game: &Game, named: &str) -> bool {
    let scene = game.position().scene();
    named.chars().count() == 1 || !own_pieces_called(game, &scene, named).is_empty()
}

/// The name of the piece on a square as typed; `None` without one.
pub(in crate::service) fn piece_at(game: &Game, cell: &str) -> Option<String> {
    let scene = game.position().scene();
    let figure = scene.figure_at(squares::find(&scene, cell)?)?;
    Some(game::piece(figure, 1))
}

/// Returns `true` if the piece on the square at the beginning of a text has this name or letter, or if none is named.
pub(in crate::service) fn stands_there(game: &Game, squares: &str, named: &str) -> bool {
    let scene = game.position().scene();
    let ends = (1..=squares.len()).rev();
    let mut names = ends.filter_map(|end| squares.get(..end));
    let cell = names.find_map(|name| scene.grid.cell(&name.to_uppercase()));
    cell.is_some_and(|cell| named.is_empty() || stands(&scene, cell, named))
}

/// Returns `true` if the piece of a move has this name or begins with this letter, here or in English, or if none is
/// named.
fn fits(scene: &Scene, mv: &MoveText, named: &str) -> bool {
    let at = scene.grid.cell(mv.origin());
    named.is_empty() || at.is_some_and(|at| stands(scene, at, named))
}

/// Returns `true` if the piece on this cell is so named.
fn stands(scene: &Scene, at: Cell, named: &str) -> bool {
    let figure = scene.figure_at(at);
    figure.is_some_and(|figure| is_figure_called(figure, named))
}

fn is_figure_called(figure: Figure, named: &str) -> bool {
    let here = game::piece(figure, 1);
    let english = with_language(Language::English, || game::piece(figure, 1));
    // The letter of a knight in chess notation is its second one.
    let is_knight = english == "knight" && named.eq_ignore_ascii_case("n");
    is_knight || [here, english].iter().any(|name| is_called(name, named))
}

fn is_called(name: &str, named: &str) -> bool {
    let (name, named) = (name.to_lowercase(), named.to_lowercase());
    name == named || named.chars().count() == 1 && name.starts_with(&named)
}
