//! Account decisions: moderators' decisions about accounts in the ratings of their server.
//!
//! A barred account's games do not count from then on. A merged one's games count for another account, from the first
//! on, so the pools of the server are folded again. The newest decision about an account counts.

use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::play::{PlayerId, Server, Timestamp};
use crate::store::base::tx::Transaction;
use crate::store::games::accounts::{self, AccountDecision, Accounts, read_decision};
use crate::store::games::gateway_sessions::put_handled;
use crate::store::games::notices::{self, Notice};
use crate::store::games::ratings;
use crate::store::rows::places::server_text;
use crate::store::{Store, StoreError};

/// A decision about an account, as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredDecision {
    /// The time.
    pub at: Timestamp,
    /// The decision.
    pub decision: AccountDecision,
    /// The account.
    pub player: PlayerId,
    /// The moderator; `None` for a forgotten one.
    pub moderator: Option<PlayerId>,
    /// The reason, if one was given.
    pub reason: Option<String>,
}

impl StoredDecision {
    /// Returns `true` if this person decided it, or one of its accounts is theirs.
    pub fn names(&self, player: &PlayerId) -> bool {
        let other = match &self.decision {
            AccountDecision::Merge(other) => Some(other),
            AccountDecision::Bar | AccountDecision::Admit => None,
        };
        self.player == *player || self.moderator.as_ref() == Some(player) || other == Some(player)
    }
}

/// The number of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct DecisionId(pub i64);

const NEWEST: &str = "SELECT at, deed, player, other, moderator, reason FROM deeds \
     WHERE house = ?1 ORDER BY id DESC LIMIT ?2";

/// Ends the merges of an account that is to be forgotten, in all servers: their ratings are those of single accounts
/// again.
pub(in crate::store) fn part(tx: &Connection, player: &PlayerId) -> Result<(), StoreError> {
    let scopes: Vec<String> = {
        let mut statement = tx.prepare_cached(
            "SELECT house FROM deeds WHERE deed = 'merge' AND player = ?1 \
             UNION SELECT house FROM deeds WHERE other = ?1",
        )?;
        let rows = statement.query_map([player.as_str()], |row| row.get(0))?;
        rows.collect::<Result<_, _>>()?
    };
    // An older decision about an account that was merged with theirs must not come back.
    tx.prepare_cached(
        "DELETE FROM deeds WHERE EXISTS (SELECT 1 FROM deeds m WHERE m.other = ?1 \
         AND m.house = deeds.house AND m.player = deeds.player AND m.id > deeds.id)",
    )?
    .execute([player.as_str()])?;
    tx.prepare_cached("DELETE FROM deeds WHERE player = ?1 OR other = ?1")?
        .execute([player.as_str()])?;
    for scope in scopes {
        ratings::rebuild_scope(tx, &scope)?;
    }
    Ok(())
}

fn stored(row: &Row<'_>) -> Result<StoredDecision, rusqlite::Error> {
    let moderator: Option<String> = row.get(4)?;
    Ok(StoredDecision {
        at: Timestamp(row.get(0)?),
        decision: read_decision(&row.get::<_, String>(1)?, row.get(3)?),
        player: PlayerId::new(row.get::<_, String>(2)?),
        moderator: moderator.map(PlayerId::new),
        reason: row.get(5)?,
    })
}

/// The accounts of a server that do not count as everybody’s do.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn accounts(store: &Store, server: &Server) -> Result<Accounts, StoreError> {
    accounts::accounts(&store.conn, &server_text(server))
}

/// Stores a decision about an account with the messages about it, and makes the ratings of the server again if they
/// depend on it. `notices` gets the number of the decision.
///
/// # Errors
/// `StoreError` if the SQLite call fails; nothing is stored then.
pub fn add(
    store: &mut Store,
    server: &Server,
    decision: &StoredDecision,
    notices: impl FnOnce(DecisionId) -> Vec<Notice>,
) -> Result<(), StoreError> {
    let scope = server_text(server);
    let StoredDecision {
        at,
        decision,
        player,
        moderator,
        reason,
    } = decision;
    let (word, other) = match decision {
        AccountDecision::Bar => ("bar", None),
        AccountDecision::Merge(other) => ("merge", Some(other.as_str())),
        AccountDecision::Admit => ("admit", None),
    };
    let tx = Transaction::begin(&mut store.conn)?;
    let before = accounts::accounts(&tx, &scope)?;
    tx.prepare_cached(
        "INSERT INTO deeds (house, at, deed, player, other, moderator, reason) \
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?
    .execute(params![
        scope,
        at.0,
        word,
        player.as_str(),
        other,
        moderator.as_ref().map(PlayerId::as_str),
        reason
    ])?;
    let id = DecisionId(tx.last_insert_rowid());
    if before.is_merged(player) || other.is_some() {
        ratings::rebuild_scope(&tx, &scope)?;
    }
    notices::insert(&tx, *at, &notices(id))?;
    put_handled(&tx, store.source.as_deref(), *at)?;
    tx.commit()?;
    Ok(())
}

/// The decisions about accounts of a server, the newest first.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn newest(
    store: &Store,
    server: &Server,
    most: usize,
) -> Result<Vec<StoredDecision>, StoreError> {
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let mut statement = store.conn.prepare_cached(NEWEST)?;
    let rows = statement.query_map(params![server_text(server), most], stored)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// The decision with this number; `None` if it went with its account.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn get(store: &Store, id: DecisionId) -> Result<Option<StoredDecision>, StoreError> {
    let sql = "SELECT at, deed, player, other, moderator, reason FROM deeds WHERE id = ?1";
    let mut statement = store.conn.prepare_cached(sql)?;
    Ok(statement.query_row([id.0], stored).optional()?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::games::accounts::COUNTS;

    #[test]
    fn an_account_whose_main_account_is_forgotten_is_single_again() {
        let mut store = Store::in_memory().unwrap();
        let server = Server::named("test", "1");
        let [ann, ann2, xen] = ["Ann", "Ann2", "Xen"].map(PlayerId::new);
        let decisions = [
            AccountDecision::Bar,
            AccountDecision::Merge(xen),
            AccountDecision::Merge(ann.clone()),
        ];
        for decision in decisions {
            let stored = StoredDecision {
                at: Timestamp(0),
                decision,
                player: ann2.clone(),
                moderator: None,
                reason: None,
            };
            add(&mut store, &server, &stored, |_| Vec::new()).unwrap();
        }
        part(&store.conn, &ann).unwrap();
        assert_eq!(accounts(&store, &server).unwrap(), Accounts::default());
    }

    #[test]
    fn the_end_of_a_game_passes_the_deeds_of_its_server_alone() {
        let store = Store::in_memory().unwrap();
        for sql in [NEWEST, COUNTS] {
            let plan = store.plan(sql);
            let all = plan.iter().any(|step| step.starts_with("SCAN "));
            assert!(!all, "{sql}\n{plan:#?}");
        }
    }
}
