//! The record of a game as a file.

use crate::game::seat::Seat;
use crate::play::Game;
use crate::play::computer::Computer;
use crate::play::record::{Comment, Record};
use crate::service::api::reply::TextFile;
use crate::service::api::values::RecordFormat;
use crate::service::study::notes;
use crate::service::words::names;
use crate::store::{Note, Store, StoreError};

/// The record of a game as a file; `None` if it has not started.
pub(in crate::service) fn file(
    store: &Store,
    game: &Game,
    format: RecordFormat,
) -> Result<Option<TextFile>, StoreError> {
    let record = record(store, game)?;
    Ok(record.map(|record| written(game, &record, format)))
}

/// The record of a game with the notes that all may read; `None` if it has not started.
pub(in crate::service::study) fn record(
    store: &Store,
    game: &Game,
) -> Result<Option<Record>, StoreError> {
    let mut called = Vec::new();
    let seats = Seat::all(game.position().seats());
    for player in seats.filter_map(|seat| game.seating().first_player(seat)) {
        let computer = Computer::of(player).map(names::computer);
        called.push(match computer {
            Some(name) => name,
            None => store.name(player)?.unwrap_or_default(),
        });
    }
    let log = store.load(game.id())?;
    // The file may be passed on, so it holds only parts that all may read.
    let open = notes::notes_for(store, game, None)?;
    let comments = open.iter().flat_map(comments_of).collect();
    Ok(Record::new(game.id(), log, called, comments))
}

pub(in crate::service::study) fn written(
    game: &Game,
    record: &Record,
    format: RecordFormat,
) -> TextFile {
    let (text, ending) = match format {
        RecordFormat::Text => (record.text(), "txt"),
        RecordFormat::Json => (record.json(), "json"),
    };
    let name = format!("{}-{}.{ending}", game.kind(), game.id().0);
    TextFile { name, text }
}

/// A note as comments, one for each line, so that none is too long for a record.
fn comments_of(note: &Note) -> impl Iterator<Item = Comment> {
    let lines = note.text.lines().filter(|line| !line.trim().is_empty());
    lines.map(|line| Comment {
        ply: note.ply,
        author: Some(note.author.clone()),
        text: line.to_owned(),
    })
}
