//! The boards of pages to learn from, with the moves that they take.

use serde_json::{Value, json};

use crate::render::{Mark, Scene};
use crate::service::api::reply::{Picture, Reply};
use crate::service::snapshot;
use crate::web::game_page;

/// A board of a page.
#[derive(Clone, Debug)]
pub(super) struct StudyBoard {
    /// The board, with the names of its cells.
    pub(super) svg: String,
    /// The position in words.
    pub(super) alt: String,
}

/// The pictures of boards in these replies.
fn pictures(replies: &[Reply]) -> impl Iterator<Item = (&Reply, &Picture)> {
    let all = replies.iter().flat_map(|reply| {
        let pictures = reply.picture.iter().chain(&reply.more_pictures);
        pictures.map(move |picture| (reply, picture))
    });
    all.filter(|(_, picture)| picture.has_board())
}

/// The boards of these replies. A piece is named with its moves where they may be made.
pub(super) fn boards(replies: &[Reply]) -> Vec<StudyBoard> {
    let board = |(reply, picture): (&Reply, &Picture)| {
        let scene = &picture.scene;
        let labels = snapshot::labels_beside(scene, &reply.choices);
        let first = reply.choices.first();
        let first = first.and_then(|mv| scene.grid.cell(mv.origin()));
        StudyBoard {
            svg: game_page::board_of(scene, &labels, first),
            alt: picture.alt.clone(),
        }
    };
    pictures(replies).map(board).collect()
}

/// The title above the first board.
pub(super) fn title(replies: &[Reply]) -> Option<&str> {
    let (_, picture) = pictures(replies).next()?;
    Some(picture.scene.caption.title.as_str()).filter(|title| !title.is_empty())
}

/// The moves that these replies take: each as it is written, with the cell that it leaves and its last one.
pub(super) fn moves(replies: &[Reply]) -> Vec<Value> {
    let choices = replies.iter().flat_map(|reply| &reply.choices);
    let ends = choices.filter_map(|mv| {
        let from = Some(mv.origin()).filter(|cell| !cell.is_empty())?;
        Some(json!([mv.as_str(), from, mv.cells().last()?]))
    });
    ends.collect()
}

/// The names of the cells to which the piece in hand can go.
pub(super) fn targets(replies: &[Reply]) -> Vec<String> {
    let marked = |scene: &Scene| -> Vec<String> {
        let targets = scene.marks.iter().filter(|(_, mark)| *mark == Mark::Target);
        targets.map(|(cell, _)| scene.grid.name(*cell)).collect()
    };
    let all = pictures(replies).flat_map(|(_, picture)| marked(&picture.scene));
    let mut targets: Vec<String> = all.collect();
    targets.sort_unstable();
    targets.dedup();
    targets
}
