//! Notices: messages that belong to no event, such as reminders, boards by direct message, private words.
//!
//! A row names the subject of the message. Its text is made at delivery, and may be moot by then.

use rusqlite::{Connection, OptionalExtension, params};

use crate::play::{GameId, Place, PlayerId, Timestamp, Version};
use crate::store::base::tx::Transaction;
use crate::store::rows::places::{place_of_text, place_text};
use crate::store::{DeliveryResult, Store, StoreError};

/// The recipient of a message.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Recipient {
    /// Everybody at a place.
    Place(Place),
    /// One person, in private.
    Person(PlayerId),
}

/// The subject of a notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum NoticeKind {
    /// It is still a player's turn.
    Reminder,
    /// It is a player's turn now; carries the board, for players who want that.
    Board,
    /// A plan no longer fits: for its owner.
    Plan,
    /// The place of a game is gone.
    PlaceGone,
    /// A game continues at another place.
    Moved,
    /// The thread of a game must be opened; the detail is its first message.
    OpenThread,
    /// A thread could not be opened.
    NoThread,
    /// The thread of a game must be archived.
    CloseThread,
    /// A computer thinks about other games first. The message is deleted once the game continues.
    QueueNotice,
    /// An analysis is ready, for the player who asked for it.
    Analysis,
    /// The puzzle of a day; the detail is its number.
    DailyPuzzle,
    /// A moderator has decided about an account; the detail is the number of the decision, and the place it was done
    /// at.
    Account,
    /// An event of a contest; the detail is the contest’s number and the event’s.
    Contest,
    /// An event of a ladder; the detail is the ladder’s number and the event’s.
    Ladder,
    /// A web hook was switched off; the detail is its number and the reason.
    Hook,
    /// A holiday or an agreed pause ends in a few days; the detail is its end.
    StopEnds,
    /// A game without a clock may be called off by those who wait; the detail is its number of moves.
    Silence,
    /// A player has challenged anyone in a server that has a role called for that.
    Seeks,
    /// A holiday in several games of a place, begun or ended early; the detail says which.
    Holiday,
}

impl NoticeKind {
    /// All kinds.
    pub const ALL: [Self; 19] = [
        Self::Reminder,
        Self::Board,
        Self::Plan,
        Self::PlaceGone,
        Self::Moved,
        Self::OpenThread,
        Self::NoThread,
        Self::CloseThread,
        Self::QueueNotice,
        Self::Analysis,
        Self::DailyPuzzle,
        Self::Account,
        Self::Contest,
        Self::Ladder,
        Self::Hook,
        Self::StopEnds,
        Self::Silence,
        Self::Seeks,
        Self::Holiday,
    ];

    /// The stored name.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Reminder => "reminder",
            Self::Board => "board",
            Self::Plan => "plan",
            Self::PlaceGone => "place-gone",
            Self::Moved => "moved",
            Self::OpenThread => "open-thread",
            Self::NoThread => "no-thread",
            Self::CloseThread => "close-thread",
            Self::QueueNotice => "in-line",
            Self::Analysis => "analysis",
            Self::DailyPuzzle => "daily-puzzle",
            Self::Account => "account",
            Self::Contest => "contest",
            Self::Ladder => "ladder",
            Self::Hook => "hook",
            Self::StopEnds => "stop-ends",
            Self::Silence => "silence",
            Self::Seeks => "seeks",
            Self::Holiday => "holiday",
        }
    }
}

/// A message to be made and delivered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The subject.
    pub kind: NoticeKind,
    /// Its destination.
    pub to: Recipient,
    /// The person it is for, if one is named.
    pub recipient: Option<PlayerId>,
    /// The games it is about.
    pub games: Vec<GameId>,
    /// Further data, in the format of its kind.
    pub detail: String,
    /// The delivery time.
    pub due: Timestamp,
}

/// The number of a notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NoticeId(pub i64);

/// Notices that are due.
#[derive(Clone, Debug, Default)]
pub struct DueNotices {
    /// Those that can be read.
    pub notices: Vec<(NoticeId, Notice)>,
    /// Those that cannot, such as those of a newer program.
    pub unreadable: Vec<NoticeId>,
}

/// Notices to leave out of a search for due ones.
#[derive(Clone, Debug, Default)]
pub struct NoticeFilter {
    /// These notices.
    pub notices: Vec<i64>,
    /// The notices to these recipients.
    pub recipients: Vec<Recipient>,
}

pub(in crate::store) fn insert(
    tx: &Connection,
    now: Timestamp,
    notices: &[Notice],
) -> Result<(), StoreError> {
    let mut statement = tx.prepare_cached(
        "INSERT INTO notices (id, kind, place, player, whom, games, detail, put_at, due_at) \
         VALUES (1 + max(coalesce((SELECT max(id) FROM notices), 0), \
                coalesce((SELECT last FROM numbers_given WHERE kind = 'notices'), 0)), \
                ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
    )?;
    for notice in notices {
        // One message announces all games in which a player's holiday begins or ends.
        if notice.kind.traits().is_shared && joined(tx, notice)? {
            continue;
        }
        let (place, player) = match &notice.to {
            Recipient::Place(place) => (Some(place_text(place)), None),
            Recipient::Person(player) => (None, Some(player.as_str())),
        };
        let games = written_games(&notice.games);
        statement.execute(params![
            notice.kind.code(),
            place,
            player,
            notice.recipient.as_ref().map(PlayerId::as_str),
            games,
            notice.detail,
            now.0,
            notice.due.0
        ])?;
    }
    Ok(())
}

/// Games as they are stored.
fn written_games(games: &[GameId]) -> String {
    let numbers: Vec<i64> = games.iter().map(|game| game.0).collect();
    serde_json::to_string(&numbers).expect("numbers have a JSON form")
}

/// Adds the games of a notice to one that waits and says the same of other games. Returns `false` without such a one.
fn joined(tx: &Connection, notice: &Notice) -> Result<bool, StoreError> {
    let mut statement = tx.prepare_cached(SAME)?;
    let same = statement.query_map(params![notice.due.0, notice.kind.code()], read)?;
    for same in same {
        let (NoticeId(id), same) = same?;
        if (&same.to, &same.recipient, &same.detail)
            != (&notice.to, &notice.recipient, &notice.detail)
        {
            continue;
        }
        let mut games = [same.games, notice.games.clone()].concat();
        games.sort_unstable();
        games.dedup();
        let games = written_games(&games);
        tx.prepare_cached("UPDATE notices SET games = ?2 WHERE id = ?1")?
            .execute(params![id, games])?;
        return Ok(true);
    }
    Ok(false)
}

/// Makes notices due now that were due, tried or put off by a clock since set back from `last` to `now`.
pub(in crate::store) fn rewind_due_times(
    conn: &Connection,
    last: Timestamp,
    now: Timestamp,
) -> Result<(), StoreError> {
    conn.prepare_cached(
        "UPDATE notices SET due_at = ?1 \
         WHERE state = 'waiting' AND due_at > ?1 AND (due_at <= ?2 OR tries > 0 OR reason = ?3)",
    )?
    .execute(params![now.0, last.0, PUT_OFF])?;
    Ok(())
}

/// The stored reason of a waiting notice that was put off.
const PUT_OFF: &str = "put off";

/// Puts a notice off that nobody wants at present. That is no attempt: it counts as waiting once it is due again.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn put_off(store: &mut Store, id: NoticeId, due: Timestamp) -> Result<(), StoreError> {
    store
        .conn
        .prepare_cached(
            "UPDATE notices SET due_at = ?2, tries = 0, reason = ?3 WHERE id = ?1 AND state = 'waiting'",
        )?
        .execute(params![id.0, due.0, PUT_OFF])?;
    Ok(())
}

const DUE: &str = "SELECT id, kind, place, player, whom, games, detail, due_at FROM notices AS due \
     WHERE state = 'waiting' AND due_at <= ?2 \
     AND substr(coalesce(place, player) || ':', 1, length(?1) + 1) = ?1 || ':' \
     AND id NOT IN (SELECT value FROM json_each(?4)) \
     AND coalesce(place, player) NOT IN (SELECT value FROM json_each(?5)) \
     AND NOT (kind IN ('contest', 'ladder') AND EXISTS (SELECT 1 FROM notices AS earlier \
         WHERE earlier.state = 'waiting' AND earlier.kind IN ('contest', 'ladder') \
         AND earlier.place = due.place AND earlier.id < due.id \
         AND (earlier.due_at <= due.due_at OR earlier.tries > 0))) \
     ORDER BY due_at, id LIMIT ?3";
const ONE: &str =
    "SELECT id, kind, place, player, whom, games, detail, due_at FROM notices WHERE id = ?1";
const SAME: &str = "SELECT id, kind, place, player, whom, games, detail, due_at FROM notices \
     WHERE state = 'waiting' AND due_at = ?1 AND kind = ?2";
const GAME_OF_MESSAGE: &str =
    "SELECT games, kind, put_at FROM notices WHERE message = ?1 ORDER BY id DESC LIMIT 1";
const VERSION_AT: &str = "SELECT max(seq) FROM events WHERE game = ?1 AND at <= ?2";
const OF_KIND: &str = "SELECT 1 FROM notices WHERE message = ?1 AND kind = ?2 LIMIT 1";
const MESSAGE_OF_CONTEST: &str = "SELECT message FROM notices WHERE kind = 'contest' AND place = ?2 \
     AND message IS NOT NULL AND detail IN (SELECT value FROM json_each(?1)) ORDER BY id DESC LIMIT 1";
const TO_COME: &str = "SELECT 1 FROM notices WHERE state = 'waiting' AND due_at > ?1 \
     AND kind = ?2 AND detail = ?3 AND coalesce(place, player) = ?4 LIMIT 1";

const TO_COME_AT: &str = "SELECT 1 FROM notices WHERE state = 'waiting' AND due_at > ?1 \
     AND kind = ?2 AND place = ?3 AND games = ?4 \
     AND (detail = ?5 OR substr(detail, 1, length(?5) + 1) = ?5 || ' ') LIMIT 1";

/// Returns `true` if a notice of the same kind about the same games, and of the same ply, is still to come at its
/// place.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn is_to_come(store: &Store, notice: &Notice, now: Timestamp) -> Result<bool, StoreError> {
    let Recipient::Place(place) = &notice.to else {
        return Ok(false);
    };
    let games = written_games(&notice.games);
    let subject = notice.detail.split(' ').next().unwrap_or_default();
    let same = params![now.0, notice.kind.code(), place_text(place), games, subject];
    Ok(store.conn.prepare_cached(TO_COME_AT)?.exists(same)?)
}

/// Returns `true` if this message was posted for a notice of this kind.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn is_of_kind(store: &Store, message: &str, kind: NoticeKind) -> Result<bool, StoreError> {
    let mut statement = store.conn.prepare_cached(OF_KIND)?;
    Ok(statement.exists([message, kind.code()])?)
}

/// The newest message at a place as which a notice about a contest with one of these details was posted.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn message_of_contest(
    store: &Store,
    details: &[String],
    place: &Place,
) -> Result<Option<String>, StoreError> {
    let details = serde_json::json!(details).to_string();
    let mut statement = store.conn.prepare_cached(MESSAGE_OF_CONTEST)?;
    let asked = [details, place_text(place)];
    Ok(statement.query_row(asked, |row| row.get(0)).optional()?)
}

/// Stores a notice unless the same is still to come to its recipient. One that is due may be under way, and knows nothing of now.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn promise_once(store: &mut Store, notice: &Notice, now: Timestamp) -> Result<(), StoreError> {
    let to = match &notice.to {
        Recipient::Place(place) => place_text(place),
        Recipient::Person(player) => player.as_str().to_owned(),
    };
    let same = params![now.0, notice.kind.code(), notice.detail, to];
    if store.conn.prepare_cached(TO_COME)?.exists(same)? {
        return Ok(());
    }
    enqueue(store, std::slice::from_ref(notice), now)
}

/// The notices due at places and people of this transport; at most `most`. Of those about contests and ladders, the
/// first at each place: the calls to a round come after its pairings, whichever message is tried again.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn due(
    store: &Store,
    transport: &str,
    now: Timestamp,
    most: usize,
    without: &NoticeFilter,
) -> Result<DueNotices, StoreError> {
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let notices = serde_json::json!(without.notices).to_string();
    let recipients = without.recipients.iter().map(|to| match to {
        Recipient::Place(place) => place_text(place),
        Recipient::Person(player) => player.as_str().to_owned(),
    });
    let recipients = serde_json::json!(recipients.collect::<Vec<_>>()).to_string();
    let mut statement = store.conn.prepare_cached(DUE)?;
    let mut rows = statement.query(params![transport, now.0, most, notices, recipients])?;
    let mut due = DueNotices::default();
    while let Some(row) = rows.next()? {
        match read(row) {
            // One bad row must not block the others.
            Err(error) if error.sqlite_error_code().is_none() => {
                due.unreadable.push(NoticeId(row.get(0)?));
            }
            read => due.notices.push(read?),
        }
    }
    Ok(due)
}

/// The notice of this number.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn get(store: &Store, id: NoticeId) -> Result<Option<Notice>, StoreError> {
    let mut statement = store.conn.prepare_cached(ONE)?;
    let found = statement.query_row([id.0], read).optional()?;
    Ok(found.map(|(_, notice)| notice))
}

/// Stores notices for delivery.
///
/// # Errors
/// `StoreError` if the SQLite call fails; nothing is stored then.
pub fn enqueue(store: &mut Store, notices: &[Notice], now: Timestamp) -> Result<(), StoreError> {
    let tx = Transaction::begin(&mut store.conn)?;
    insert(&tx, now, notices)?;
    tx.commit()?;
    Ok(())
}

/// The one game that a posted notice is about. Of a private board, the version it shows, too: its turn began when the
/// notice was stored.
pub(in crate::store) fn game_of_message(
    conn: &Connection,
    message: &str,
) -> Result<Option<(GameId, Option<Version>)>, StoreError> {
    let mut statement = conn.prepare_cached(GAME_OF_MESSAGE)?;
    let found = statement.query_row([message], |row| {
        let games = read_games(&row.get::<_, String>(0)?);
        Ok((games, row.get::<_, String>(1)?, row.get::<_, i64>(2)?))
    });
    let Some((games, kind, stored)) = found.optional()? else {
        return Ok(None);
    };
    let [game] = games.as_slice() else {
        return Ok(None);
    };
    if kind != NoticeKind::Board.code() {
        return Ok(Some((*game, None)));
    }
    let mut statement = conn.prepare_cached(VERSION_AT)?;
    let version: Option<u32> = statement.query_row([game.0, stored], |row| row.get(0))?;
    Ok(Some((*game, version.map(Version))))
}

/// Notes the highest number before notices are deleted, so that it is not reused. A transport would take a message of
/// the same number for the one it has.
pub(in crate::store) fn keep_numbers(tx: &Connection) -> Result<(), StoreError> {
    tx.prepare_cached(
        "INSERT INTO numbers_given (kind, last) \
         SELECT 'notices', max(id) FROM notices HAVING max(id) IS NOT NULL \
         ON CONFLICT (kind) DO UPDATE SET last = max(last, excluded.last)",
    )?
    .execute([])?;
    Ok(())
}

/// Deletes the notices at the places of a server, and those to people about such a place.
pub(in crate::store) fn forget_server(tx: &Connection, server: &str) -> Result<(), StoreError> {
    tx.execute(
        "DELETE FROM notices WHERE substr(place, 1, length(?1) + 1) = ?1 || ':' \
         OR instr(' ' || detail, ' ' || ?1 || ':') > 0",
        [server],
    )?;
    clear_reasons(tx, server)
}

/// Deletes the reasons of undelivered notices that name a player or a server. A reason is kept for the operator alone,
/// so one that names `discord:11` may go with `discord:1`.
pub(in crate::store) fn clear_reasons(tx: &Connection, named: &str) -> Result<(), StoreError> {
    tx.execute(
        "UPDATE notices SET reason = NULL WHERE instr(reason, ?1) > 0",
        [named],
    )?;
    Ok(())
}

/// Records one attempt; `false` if the notice no longer waits.
pub(in crate::store) fn settle(
    tx: &Connection,
    id: NoticeId,
    how: &DeliveryResult,
    now: Timestamp,
) -> Result<bool, StoreError> {
    let (state, due, message, reason) = match how {
        DeliveryResult::Posted(message) => ("posted", None, message.as_deref(), None),
        DeliveryResult::Later(due) => ("waiting", Some(due.0), None, None),
        DeliveryResult::Never(reason) => ("given-up", None, None, Some(reason.as_str())),
    };
    let settled = due.is_none().then_some(now.0);
    // From the first attempt on it counts as waiting since it was due. A board keeps the time at which its turn began.
    let changed = tx
        .prepare_cached(
            "UPDATE notices SET state = ?2, tries = tries + 1, due_at = coalesce(?3, due_at), \
             put_at = iif(tries = 0 AND kind <> ?7, max(put_at, due_at), put_at), \
             settled_at = ?4, message = ?5, reason = ?6 WHERE id = ?1 AND state = 'waiting'",
        )?
        .execute(params![
            id.0,
            state,
            due,
            settled,
            message,
            reason,
            NoticeKind::Board.code()
        ])?;
    Ok(changed == 1)
}

fn read(row: &rusqlite::Row<'_>) -> Result<(NoticeId, Notice), rusqlite::Error> {
    let kind: String = row.get(1)?;
    let known = NoticeKind::ALL
        .into_iter()
        .find(|known| known.code() == kind);
    let unknown = || {
        let why = format!("no notice is called {kind}").into();
        rusqlite::Error::FromSqlConversionFailure(1, rusqlite::types::Type::Text, why)
    };
    let to = match (
        row.get::<_, Option<String>>(2)?,
        row.get::<_, Option<String>>(3)?,
    ) {
        (Some(place), _) => Recipient::Place(place_of_text(&place)),
        (None, player) => Recipient::Person(PlayerId::new(player.unwrap_or_default())),
    };
    let notice = Notice {
        kind: known.ok_or_else(unknown)?,
        to,
        recipient: row.get::<_, Option<String>>(4)?.map(PlayerId::new),
        games: read_games(&row.get::<_, String>(5)?),
        detail: row.get(6)?,
        due: Timestamp(row.get(7)?),
    };
    Ok((NoticeId(row.get(0)?), notice))
}

fn read_games(games: &str) -> Vec<GameId> {
    let games: Vec<i64> = serde_json::from_str(games).unwrap_or_default();
    games.into_iter().map(GameId).collect()
}

#[cfg(test)]
mod tests;
