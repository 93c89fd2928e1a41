//! Promises of messages about single tables: games that begin while a round goes on, and games that are decided by time.

use crate::contest::values::TableId;
use crate::play::Env;
use crate::service::state::Service;
use crate::store::{self, Notice, NoticeKind, Recipient, StoreError, StoredContest};

/// The news about some tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AboutTables {
    /// Their games have begun, after the message about the round.
    Begun,
    /// They are decided after twice the length of a round.
    Decided,
}

impl AboutTables {
    /// Its word in a stored notice; it never changes.
    const fn code(self) -> &'static str {
        match self {
            Self::Begun => "begun",
            Self::Decided => "decided",
        }
    }

    /// The news with this word in a stored notice.
    pub(super) fn from_code(code: &str) -> Option<Self> {
        [Self::Begun, Self::Decided]
            .into_iter()
            .find(|about| about.code() == code)
    }

    /// Promises one message about all these tables; none without tables.
    pub(super) fn promise(
        self,
        service: &mut Service,
        found: &StoredContest,
        tables: &[TableId],
        env: &Env,
    ) -> Result<(), StoreError> {
        if tables.is_empty() {
            return Ok(());
        }
        let numbers: Vec<String> = tables.iter().map(|table| table.0.to_string()).collect();
        let notice = Notice {
            kind: NoticeKind::Contest,
            to: Recipient::Place(found.subject.place.clone()),
            recipient: None,
            games: Vec::new(),
            detail: format!("{}.{}.{}", found.id.0, self.code(), numbers.join("-")),
            due: env.now,
        };
        store::notices::promise(&mut service.store, &[notice], env.now)
    }
}
