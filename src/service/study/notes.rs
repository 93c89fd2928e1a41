//! Private notes on moves: written, listed, and shared after the end if their author wants that.
//!
//! The store restricts who reads which. No note is part of a message to the table, or of a log.

use crate::play::command::Refusal;
use crate::play::stage::Stage;
use crate::play::{Env, Game, GameId, PlayerId, Ply, turn};
use crate::service::api::action::{Action, Request};
use crate::service::api::notes::NoteEdit;
use crate::service::api::reply::{ButtonStyle, Control, Reply, TextFile};
use crate::service::api::result::{self, HandlerError, HandlerResult};
use crate::service::describe::{button, refuse};
use crate::service::lookup::find::GameMatch;
use crate::service::lookup::{find, load_names, move_names};
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::clean;
use crate::service::words::names::PlayerNames;
use crate::service::words::text::Text;
use crate::store::{self, Note, Store, StoreError};

/// Most characters of one note.
const MAX_NOTE_CHARS: usize = 500;

/// Most characters of notes in a message; more go into a file, since a message also holds escapes and names.
const MAX_LISTED_CHARS: usize = 900;

/// Saves or deletes a note.
pub(in crate::service) fn note(
    store: &mut Store,
    request: &Request,
    action: &NoteEdit<'_>,
    env: &Env,
) -> HandlerResult {
    let game = find::resolve_game(
        store,
        request.asker(),
        action.game,
        GameMatch::PlayingOrLast,
    )?;
    may_note(store, &game, &request.user.id)?;
    let words = catalogue::sentences();
    let ply = move_names::resolve_move(&game, action.at, game.ply()).map_err(Reply::note)?;
    let text = clean::clean(action.text).trim().to_owned();
    let count = text.chars().count();
    if count > MAX_NOTE_CHARS {
        let args = [
            ("most", TextArg::count(MAX_NOTE_CHARS)),
            ("count", TextArg::count(count)),
        ];
        return Ok(vec![Reply::note(words.text("note-too-long", &args))]);
    }
    let note = Note {
        ply,
        author: request.user.id.clone(),
        text,
    };
    let earlier = store::notes::save(store, game.id(), &note, env.now)?;
    let id = match (note.text.is_empty(), &earlier) {
        (true, Some(_)) => "note-gone",
        (true, None) => "note-none",
        (false, _)
            if open(&game) && store::notes::are_shared(store, game.id(), &request.user.id)? =>
        {
            "note-kept-open"
        }
        (false, _) => "note-kept",
    };
    let replaced = !note.text.is_empty() && earlier.as_ref().is_some_and(|was| *was != note.text);
    let args = [
        ("move", move_names::move_name(&game, ply).into()),
        ("text", earlier.unwrap_or_default().into()),
        ("notes", TextArg::Command("notes")),
        ("note", TextArg::Command("note")),
    ];
    let mut told = words.text(id, &args);
    if replaced {
        told.push_line(words.text("note-before", &args));
    }
    Ok(vec![Reply::note(told)])
}

/// Refuses users without notes on this game.
fn may_note(store: &Store, game: &Game, player: &PlayerId) -> Result<(), HandlerError> {
    if game.stage() == Stage::Open {
        let names = load_names::names(store, game)?;
        return Err(refuse::refusal(game, &Refusal::NotStarted, "", &names).into());
    }
    if game.seat_of(player).is_none() {
        let args = [("game", game.id().to_string().into())];
        return Err(result::note("note-players-only", &args).into());
    }
    Ok(())
}

/// The notes on a game that the user may read; with `share`, their own are shared or hidden first.
pub(in crate::service) fn notes(
    store: &mut Store,
    request: &Request,
    game: Option<GameId>,
    share: Option<bool>,
) -> HandlerResult {
    let game = find::resolve_game(store, request.asker(), game, GameMatch::PlayingOrLast)?;
    if let Some(share) = share {
        may_note(store, &game, &request.user.id)?;
        store::notes::share(store, game.id(), &request.user.id, share)?;
    }
    let names = load_names::names(store, &game)?;
    let notes = notes_for(store, &game, Some(&request.user.id))?;
    let mut reply = page(&game, &notes, &names);
    reply.replaces_source = true;
    if game.seat_of(&request.user.id).is_some() {
        let shares = store::notes::are_shared(store, game.id(), &request.user.id)?;
        let id = match (shares, open(&game)) {
            (true, true) => "notes-opened",
            (true, false) => "notes-will-open",
            (false, _) => "notes-closed",
        };
        let own = notes.iter().any(|note| note.author == request.user.id);
        if own || share.is_some() {
            reply.text.push_line(catalogue::sentences().text(id, &[]));
        }
        if own && open(&game) {
            reply.controls = vec![button(game.id(), !shares)];
        }
    }
    Ok(vec![reply])
}

/// The notes on a game that this reader may read, by ply; without a reader, the shared ones.
pub(in crate::service) fn notes_for(
    store: &Store,
    game: &Game,
    reader: Option<&PlayerId>,
) -> Result<Vec<Note>, StoreError> {
    store::notes::of_game(store, game.id(), open(game), reader)
}

/// The lines of notes on a review page, below the turn that ends at this ply; empty without any. A page that others see
/// too has no reader.
pub(in crate::service) fn notes_on(
    store: &Store,
    game: &Game,
    ply: Ply,
    reader: Option<&PlayerId>,
    names: &PlayerNames,
) -> Result<Text, StoreError> {
    let mut text = Text::default();
    for note in notes_for(store, game, reader)? {
        if turn::end_of_turn(game, note.ply) == ply {
            let args = [
                ("player", names.arg(&note.author)),
                ("text", in_one_line(&note.text).into()),
            ];
            text.push_line(catalogue::sentences().text("note-line", &args));
        }
    }
    Ok(text)
}

/// The text of a note in one line, so that no second line passes for another author's note.
fn in_one_line(text: &str) -> String {
    text.lines().collect::<Vec<_>>().join(" ")
}

/// Returns `true` if shared notes may be read by all: never before the game is over.
fn open(game: &Game) -> bool {
    game.stage() == Stage::Over
}

/// The list, as a message or as a file.
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
    if list.plain().chars().count() <= MAX_LISTED_CHARS {
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

/// The button that shares the user's notes, or hides them again.
fn button(game: GameId, share: bool) -> Control {
    let label = if share {
        "button-notes-share"
    } else {
        "button-notes-keep"
    };
    let action = Action::Notes {
        game: Some(game),
        share: Some(share),
    };
    button::button(label, action, ButtonStyle::Secondary)
}
