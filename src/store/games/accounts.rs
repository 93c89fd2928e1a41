//! [`Accounts`]: those of a server whose games do not count, or count for another account.

use std::collections::{BTreeMap, BTreeSet};

use rusqlite::Connection;

use crate::play::PlayerId;
use crate::store::StoreError;

/// A decision about an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AccountDecision {
    /// Its games do not count.
    Bar,
    /// They count for this account.
    Merge(PlayerId),
    /// They count as anybody’s.
    Admit,
}

/// The accounts of a server that do not count as everybody’s do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Accounts {
    pub(in crate::store) barred: BTreeSet<PlayerId>,
    pub(in crate::store) merged: BTreeMap<PlayerId, PlayerId>,
}

impl Accounts {
    /// The account for which this one’s games count.
    pub fn main<'a>(&'a self, player: &'a PlayerId) -> &'a PlayerId {
        let mut main = player;
        // No account is merged into itself, so a way longer than all merges is a damaged one.
        for _ in 0..=self.merged.len() {
            match self.merged.get(main) {
                Some(next) => main = next,
                None => break,
            }
        }
        main
    }

    /// Returns `true` if games of this account, or of the one it counts for, do not count.
    pub fn is_barred(&self, player: &PlayerId) -> bool {
        self.barred.contains(player) || self.barred.contains(self.main(player))
    }

    /// Returns `true` if this account itself was barred.
    pub fn is_barred_itself(&self, player: &PlayerId) -> bool {
        self.barred.contains(player)
    }

    /// Returns `true` if this account counts for another.
    pub fn is_merged(&self, player: &PlayerId) -> bool {
        self.merged.contains_key(player)
    }

    /// Returns `true` if nobody was merged.
    pub(in crate::store) fn has_no_merges(&self) -> bool {
        self.merged.is_empty()
    }
}

pub(in crate::store) const COUNTS: &str = "SELECT deed, player, other FROM deeds d WHERE house = ?1 \
     AND id = (SELECT max(id) FROM deeds WHERE house = d.house AND player = d.player)";

/// The accounts of a scope that do not count as everybody’s do.
pub(in crate::store) fn accounts(conn: &Connection, scope: &str) -> Result<Accounts, StoreError> {
    let mut accounts = Accounts::default();
    let mut statement = conn.prepare_cached(COUNTS)?;
    let mut rows = statement.query([scope])?;
    while let Some(row) = rows.next()? {
        let player = PlayerId::new(row.get::<_, String>(1)?);
        match read_decision(&row.get::<_, String>(0)?, row.get(2)?) {
            AccountDecision::Bar => {
                accounts.barred.insert(player);
            }
            AccountDecision::Merge(other) => {
                accounts.merged.insert(player, other);
            }
            AccountDecision::Admit => {}
        }
    }
    Ok(accounts)
}

pub(in crate::store) fn read_decision(word: &str, other: Option<String>) -> AccountDecision {
    match (word, other) {
        ("merge", Some(other)) => AccountDecision::Merge(PlayerId::new(other)),
        ("bar", _) => AccountDecision::Bar,
        // The table has no other words.
        _ => AccountDecision::Admit,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_of_merges_leads_to_its_end() {
        let id = |name: &str| PlayerId::new(name);
        let accounts = Accounts {
            barred: BTreeSet::from([id("c")]),
            merged: BTreeMap::from([(id("a"), id("b")), (id("b"), id("c"))]),
        };
        assert_eq!(accounts.main(&id("a")), &id("c"));
        assert_eq!(accounts.main(&id("d")), &id("d"));
        assert!(accounts.is_barred(&id("a")) && !accounts.is_barred(&id("d")));
        assert!(!accounts.is_barred_itself(&id("a")));
    }
}
