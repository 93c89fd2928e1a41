//! Private notes on moves: written, listed, and opened to all after the end if their author wishes.
//!
//! Who may read which, the store sees to; no note is ever part of a message to the table, or of a log.

use crate::play::command::Refusal;
use crate::play::summary::Stage;
use crate::play::{Env, Game, GameId, Place, PlayerId, Ply};
use crate::service::api::action::Action;
use crate::service::api::notes::NoteEdit;
use crate::service::api::reply::{ButtonStyle, Control, Reply, TextFile};
use crate::service::api::result::{HandlerError, HandlerResult};
use crate::service::api::values::Person;
use crate::service::describe::{buttons, refuse};
use crate::service::lookup::find::GameMatch;
use crate::service::lookup::{find, load_names};
use crate::service::study::move_names;
use crate::service::words::catalogue;
use crate::service::words::catalogue::TextArg;
use crate::service::words::names::PlayerNames;
use crate::service::words::text::Text;
use crate::store::{Note, Store, StoreError};

/// The most characters of one note.
const LONGEST: usize = 500;

/// More characters of notes than this go into a file: a message must hold them, escaped and with names.
const PAGE: usize = 900;

/// Keeps a note, or takes it away.
pub(in crate::service) fn note(
    store: &mut Store,
    who: &Person,
    place: &Place,
    wish: &NoteEdit<'_>,
    env: &Env,
) -> HandlerResult {
    let game = find::resolve_game(store, &who.id, place, wish.game, GameMatch::PlayingOrLast)?;
    may_note(store, &game, &who.id)?;
    let words = catalogue::sentences();
    let ply = move_names::resolve_move(&game, wish.at, game.ply()).map_err(Reply::note)?;
    let text = catalogue::clean(wish.text).trim().to_owned();
    let count = text.chars().count();
    if count > LONGEST {
        let args = [
            ("most", TextArg::count(LONGEST)),
            ("count", TextArg::count(count)),
        ];
        return Ok(vec![Reply::note(words.text("note-too-long", &args))]);
    }
    let note = Note {
        ply,
        author: who.id.clone(),
        text,
    };
    let earlier = store.note(game.id(), &note, env.now)?;
    let id = match (note.text.is_empty(), &earlier) {
        (true, Some(_)) => "note-gone",
        (true, None) => "note-none",
        (false, _) if open(&game) && store.shares_notes(game.id(), &who.id)? => "note-kept-open",
        (false, _) => "note-kept",
    };
    let args = [
        ("move", move_names::move_name(&game, ply).into()),
        ("text", earlier.unwrap_or_default().into()),
        ("notes", TextArg::Command("notes")),
        ("note", TextArg::Command("note")),
    ];
    Ok(vec![Reply::note(words.text(id, &args))])
}

/// Refuses who has no notes on this game.
fn may_note(store: &Store, game: &Game, who: &PlayerId) -> Result<(), HandlerError> {
    if game.stage() == Stage::Open {
        let names = load_names::names(store, game)?;
        return Err(refuse::refusal(game, &Refusal::NotStarted, "", &names).into());
    }
    if game.seat_of(who).is_none() {
        let args = [("game", game.id().to_string().into())];
        return Err(Reply::note(catalogue::sentences().text("note-players-only", &args)).into());
    }
    Ok(())
}

/// The notes on a game that the asker may read; with `share`, his own are opened or kept first.
pub(in crate::service) fn notes(
    store: &mut Store,
    who: &Person,
    place: &Place,
    game: Option<GameId>,
    share: Option<bool>,
) -> HandlerResult {
    let game = find::resolve_game(store, &who.id, place, game, GameMatch::PlayingOrLast)?;
    if let Some(share) = share {
        may_note(store, &game, &who.id)?;
        store.share_notes(game.id(), &who.id, share)?;
    }
    let names = load_names::names(store, &game)?;
    let notes = notes_for(store, &game, Some(&who.id))?;
    let mut reply = page(&game, &notes, &names);
    reply.replaces_source = true;
    if game.seat_of(&who.id).is_some() {
        let shares = store.shares_notes(game.id(), &who.id)?;
        let id = match (shares, open(&game)) {
            (true, true) => "notes-opened",
            (true, false) => "notes-will-open",
            (false, _) => "notes-closed",
        };
        let own = notes.iter().any(|note| note.author == who.id);
        if own || share.is_some() {
            reply.text.push_line(catalogue::sentences().text(id, &[]));
        }
        if own && open(&game) {
            reply.controls = vec![button(game.id(), !shares)];
        }
    }
    Ok(vec![reply])
}

/// The notes on a game that this reader may read, by ply; nobody in particular reads what all may.
pub(in crate::service) fn notes_for(
    store: &Store,
    game: &Game,
    reader: Option<&PlayerId>,
) -> Result<Vec<Note>, StoreError> {
    store.notes(game.id(), open(game), reader)
}

/// The lines that a page of a review shows this reader below the turn that ends at this ply; empty when there
/// are none. A page that others see too has no reader.
pub(in crate::service) fn notes_on(
    store: &Store,
    game: &Game,
    ply: Ply,
    reader: Option<&PlayerId>,
    names: &PlayerNames,
) -> Result<Text, StoreError> {
    let mut text = Text::default();
    for note in notes_for(store, game, reader)? {
        if game.end_of_turn(note.ply) == ply {
            let args = [
                ("player", names.arg(&note.author)),
                ("text", in_one_line(&note.text).into()),
            ];
            text.push_line(catalogue::sentences().text("note-line", &args));
        }
    }
    Ok(text)
}

/// The words of a note: no second line of theirs passes for somebody else's note.
fn in_one_line(text: &str) -> String {
    text.lines().collect::<Vec<_>>().join(" ")
}

/// Whether shared notes may be read by all: never before the game is over.
fn open(game: &Game) -> bool {
    game.stage() == Stage::Over
}

/// The list, in the message or as a file.
fn page(game: &Game, notes: &[Note], names: &PlayerNames) -> Reply {
    let words = catalogue::sentences();
    let args = [
        ("game", game.id().to_string().into()),
        ("note", TextArg::Command("note")),
    ];
    if notes.is_empty() {
        return Reply::note(words.text("notes-none", &args));
    }
    let mut list = Text::default();
    for note in notes {
        let args = [
            ("move", move_names::move_name(game, note.ply).into()),
            ("player", names.arg(&note.author)),
            ("text", in_one_line(&note.text).into()),
        ];
        list.push_line(words.text("notes-line", &args));
    }
    let mut reply = Reply::note(words.text("notes-title", &args));
    if list.plain().chars().count() <= PAGE {
        reply.text.push_line(list);
    } else {
        reply.text.push_line(words.text("notes-file", &[]));
        reply.file = Some(TextFile {
            name: format!("notes-{}.txt", game.id().0),
            text: list.plain() + "\n",
        });
    }
    reply
}

/// Opens the asker's notes to all, or keeps them again.
fn button(game: GameId, share: bool) -> Control {
    let label = if share {
        "button-notes-share"
    } else {
        "button-notes-keep"
    };
    let ask = Action::Notes {
        game: Some(game),
        share: Some(share),
    };
    buttons::button(label, ask, ButtonStyle::Secondary)
}
