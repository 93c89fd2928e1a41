//! Records of games as files: export, and import from another copy of the program.

use std::fmt;

use crate::game::text::{Fact, MoveError};
use crate::play::calendar::DAY;
use crate::play::event::{Entry, Event};
use crate::play::record::{Comment, Record, RecordError, RulesFault};
use crate::play::seal::Secret;
use crate::play::stage::Stage;
use crate::play::{Env, Game, GameId, Place, PlayerId, Timestamp, Version};
use crate::service::api::action::Request;
use crate::service::api::reply::{Reply, TextFile};
use crate::service::api::result::{self, HandlerResult};
use crate::service::api::values::RecordFormat;
use crate::service::commit::append::MAX_ATTEMPTS;
use crate::service::commit::{alarms, dice};
use crate::service::describe::{args, refuse};
use crate::service::lookup::find::GameMatch;
use crate::service::lookup::{find, load};
use crate::service::state::Service;
use crate::service::study::analysis::{AnalysedGame, USUAL_NODES};
use crate::service::study::record_file::{file, record, written};
use crate::service::study::verify;
use crate::service::words::catalogue::{self, TextArg};
use crate::store::{
    AlarmKind, GameQuery, ImportedNotes, Note, OutboxMessage, SideEffects, Store, StoreError,
};

/// The reason why there is no record.
#[derive(Debug)]
pub enum ExportError {
    /// No game has this number.
    Unknown(GameId),
    /// The game has not started, so there is nothing to record.
    NotStarted(GameId),
    /// No complete analysis of the game is stored.
    NotAnalysed(GameId),
    /// The store failed.
    Store(StoreError),
}

/// The reason why a record was not imported. Nothing was stored.
#[derive(Debug)]
pub enum ImportError {
    /// The database already holds the game, under this number.
    Here(GameId),
    /// An opened secret contradicts its dice; holds a sentence with the roll or the seal.
    FalseDice(String),
    /// The store failed.
    Store(StoreError),
}

impl From<StoreError> for ExportError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl From<StoreError> for ImportError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl fmt::Display for ExportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(game) => {
                let args = [("game", game.to_string().into())];
                f.write_str(&catalogue::sentences().line("record-no-game", &args))
            }
            Self::NotStarted(game) => f.write_str(&not_started(*game).text.plain()),
            Self::NotAnalysed(game) => {
                let args = [("game", game.to_string().into())];
                f.write_str(&catalogue::sentences().line("record-not-analysed", &args))
            }
            Self::Store(error) => error.fmt(f),
        }
    }
}

impl fmt::Display for ImportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Here(game) => {
                let args = [("game", game.to_string().into())];
                f.write_str(&catalogue::sentences().line("record-here", &args))
            }
            Self::FalseDice(why) => {
                let args = [("why", why.as_str().into())];
                f.write_str(&catalogue::sentences().line("record-false-dice", &args))
            }
            Self::Store(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ExportError {}

impl std::error::Error for ImportError {}

/// The record of a game as a file, for any reader.
///
/// # Errors
/// [`ExportError`] if there is no such game, it has not started, or the store fails.
pub fn export(
    service: &Service,
    id: GameId,
    format: RecordFormat,
) -> Result<TextFile, ExportError> {
    let game = load::load(&service.store, id)?.ok_or(ExportError::Unknown(id))?;
    file(&service.store, &game, format)?.ok_or(ExportError::NotStarted(id))
}

/// The record of a game with its stored analysis of the largest node budget, which other copies of the program ignore.
///
/// # Errors
/// [`ExportError`] if there is no such game, it has not started, no complete analysis is stored, or the store fails.
pub fn export_analysed(
    service: &Service,
    id: GameId,
    format: RecordFormat,
) -> Result<TextFile, ExportError> {
    let store = &service.store;
    let game = load::load(store, id)?.ok_or(ExportError::Unknown(id))?;
    let stored = match AnalysedGame::of(&game, USUAL_NODES) {
        Ok(analysed) => analysed.most_thorough(store, &game)?,
        Err(_) => None,
    };
    let (analysed, report) = stored.ok_or(ExportError::NotAnalysed(id))?;
    let record = record(store, &game)?.ok_or(ExportError::NotStarted(id))?;
    let record = record.with_analysis(analysed.recorded(&report));
    Ok(written(&game, &record, format))
}

/// The record of a game visible to the user here.
pub(in crate::service) fn export_here(
    store: &Store,
    request: &Request,
    game: Option<GameId>,
    format: RecordFormat,
) -> HandlerResult {
    let game = find::resolve_game(store, request.asker(), game, GameMatch::PlayingOrLast)?;
    let Some(file) = file(store, &game, format)? else {
        return Ok(vec![not_started(game.id())]);
    };
    let args = [("game", game.id().to_string().into())];
    let mut reply = result::note("record-file", &args);
    reply.file = Some(file);
    Ok(vec![reply])
}

/// Imports a recorded game under a new number, in one transaction. It is played at `place` (`None`: its former place)
/// if it is still running, and announced there. A game already in the database is not imported unless `again` is set,
/// and one with false dice never.
///
/// # Errors
/// [`ImportError::FalseDice`] if an opened secret contradicts its dice, [`ImportError::Here`] if the database already
/// holds the game, [`ImportError::Store`] if the store fails.
pub fn import(
    service: &mut Service,
    record: &Record,
    place: Option<&Place>,
    again: bool,
    env: &Env,
) -> Result<GameId, ImportError> {
    if let Some(why) = verify::false_dice(record) {
        return Err(ImportError::FalseDice(why));
    }
    if let Some(game) = existing_copy(&service.store, record)?.filter(|_| !again) {
        return Err(ImportError::Here(game));
    }
    for _ in 0..MAX_ATTEMPTS {
        match import_new(&mut service.store, record, place, env) {
            // Another request took the number that its dice were sealed for.
            Err(StoreError::Conflict) => {}
            brought => {
                let id = brought?;
                introduce_all(&mut service.store, record);
                // It may wait for a computer.
                service.thoughts.read_again();
                return Ok(id);
            }
        }
    }
    Err(StoreError::Conflict.into())
}

/// Imports a recorded game under the next number.
fn import_new(
    store: &mut Store,
    record: &Record,
    place: Option<&Place>,
    env: &Env,
) -> Result<GameId, StoreError> {
    let mut log = record.imported_log(place, env.now);
    let secret = reseal(store, record, &mut log, env)?;
    let fold = |id| Game::from_log(id, &log).expect("a record's log begins with an offer");
    let game = fold(record.game());
    let brought = |entry: &Entry| matches!(entry.event, Event::Imported { .. });
    let before = log.iter().rposition(brought).unwrap_or_default();
    let told = Version(u32::try_from(before).unwrap_or_default());
    let announcement = OutboxMessage {
        from: told,
        to: game.version(),
        due: env.now,
        joins: false,
    };
    let announcements = match game.stage() {
        Stage::Running => vec![announcement],
        // Finished games are no news.
        Stage::Open | Stage::Over | Stage::Void => Vec::new(),
    };
    let notes = ImportedNotes {
        notes: &notes_of(record),
        // Notes of a finished game are shared, as they were there.
        shared: game.stage() == Stage::Over,
    };
    let summary = |id| fold(id).summary();
    // No game has this number, so none is taken for this one.
    let mut alarms = alarms::alarms(store, &fold(GameId::UNSTORED), env.now)?;
    let calls = alarms
        .iter_mut()
        .filter(|alarm| matches!(alarm.kind, AlarmKind::Reminder | AlarmKind::Silence));
    for alarm in calls {
        // It may have waited for long, and is announced now.
        alarm.at = alarm.at.max(Timestamp(env.now.0 + DAY));
    }
    let owed = SideEffects {
        alarms: &alarms,
        secret: secret.as_ref(),
        ..SideEffects::announce_only(&announcements)
    };
    store.import(&log, summary, owed, notes)
}

/// Seals the dice of a game that continues here: the secret of its old seal stayed behind.
fn reseal(
    store: &Store,
    record: &Record,
    log: &mut Vec<Entry>,
    env: &Env,
) -> Result<Option<Secret>, StoreError> {
    let game = record.played();
    if game.stage() != Stage::Running {
        return Ok(None);
    }
    let number = store.next_number()?;
    let Some((event, secret)) = dice::sealing(&game, number, env) else {
        return Ok(None);
    };
    let at = env.now;
    log.push(Entry { at, event });
    Ok(Some(secret))
}

/// Stores the players' names, if they are not known.
fn introduce_all(store: &mut Store, record: &Record) {
    for (player, name) in record.players() {
        // The stored game does not depend on it, and a name known here is newer.
        if let Err(error) = note_name(store, player, name) {
            tracing::warn!(%error, "failed to store a name");
        }
    }
}

/// Stores a player's name, if it is not known.
fn note_name(store: &mut Store, player: &PlayerId, name: &str) -> Result<(), StoreError> {
    let person = !player.is_computer();
    if person && name != player.as_str() && store.name(player)?.is_none() {
        store.save_name(player, name)?;
    }
    Ok(())
}

/// The newest game here that was offered at the same time to the same players: the same game.
fn existing_copy(store: &Store, record: &Record) -> Result<Option<GameId>, StoreError> {
    const GAMES_PER_PAGE: usize = 200;
    let sought = record.played().summary();
    let mut before = None;
    loop {
        let page = store.list(&GameQuery {
            // The challenger may have handed on their seat.
            player: Some(sought.seats.first().unwrap_or(&sought.challenger)),
            place: None,
            stages: &[Stage::Running, Stage::Over, Stage::Void],
            before,
            most: GAMES_PER_PAGE,
        })?;
        let twin = page.iter().find(|summary| {
            (summary.created, summary.kind) == (sought.created, sought.kind)
                && summary.seats == sought.seats
        });
        if let Some(twin) = twin {
            return Ok(Some(twin.id));
        }
        match page.last() {
            Some(last) if page.len() == GAMES_PER_PAGE => before = Some(last.id),
            Some(_) | None => return Ok(None),
        }
    }
}

/// The comments by players of the game; others have no author here.
fn authored(record: &Record) -> Vec<(PlayerId, &Comment)> {
    let game = record.played();
    let comments = record.comments().iter();
    comments
        .filter_map(|comment| Some((comment.author.clone()?, comment)))
        .filter(|(author, _)| game.seats().contains(author))
        .collect()
}

/// The comments of a record as notes: several comments of an author on one move become one note.
fn notes_of(record: &Record) -> Vec<Note> {
    let mut notes: Vec<Note> = Vec::new();
    for (author, Comment { ply, text, .. }) in authored(record) {
        let earlier = notes
            .iter_mut()
            .rev()
            .take_while(|note| note.ply == *ply)
            .find(|note| note.author == author);
        if let Some(note) = earlier {
            note.text.push('\n');
            note.text.push_str(text);
        } else {
            let (ply, text) = (*ply, text.clone());
            notes.push(Note { ply, author, text });
        }
    }
    notes
}

/// Number of comments by others than the players, which are not imported.
pub fn left_out(record: &Record) -> usize {
    record.comments().len() - authored(record).len()
}

fn not_started(game: GameId) -> Reply {
    let args = [("game", game.to_string().into())];
    result::note("record-not-started", &args)
}

/// The text of a record's fault, as one line.
pub fn record_error(error: &RecordError) -> String {
    let RecordError {
        line,
        code,
        facts,
        because,
    } = error;
    let words = catalogue::sentences();
    let mut args: Vec<(&str, TextArg<'_>)> = facts
        .iter()
        .map(|(name, fact)| {
            let fact = match fact {
                Fact::Name(name) => name.as_str().into(),
                Fact::Word(code) => words.line(code, &[("count", TextArg::Num(1))]).into(),
                Fact::Count(count) => TextArg::Num((*count).into()),
            };
            (*name, fact)
        })
        .collect();
    let because = match because.as_deref() {
        Some(RulesFault::Move(error)) => move_error(error),
        Some(RulesFault::Setup(error)) => refuse::setup_error(error),
        None => String::new(),
    };
    args.push(("because", because.into()));
    let why = words.line(&format!("record-{code}"), &args);
    let line = ("line", line.to_string().into());
    let all = words.line("record-line", &[line, ("why", why.trim().into())]);
    // Nothing in it may begin a line of its own.
    all.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The reason why a text is no move, as a sentence.
fn move_error(error: &MoveError) -> String {
    let words = catalogue::sentences();
    match error {
        MoveError::Unreadable { at, expected } => {
            let at = i64::try_from(*at + 1).unwrap_or(i64::MAX);
            let expected = words.line(&format!("expected-{expected}"), &[]);
            words.line(
                "record-unreadable",
                &[("at", TextArg::Num(at)), ("expected", expected.into())],
            )
        }
        MoveError::Illegal(reason) => refuse::illegal(reason).plain(),
        MoveError::Ambiguous(candidates) => {
            let choices = args::short(&args::list(candidates));
            words.line("record-ambiguous", &[("choices", choices.into())])
        }
    }
}
