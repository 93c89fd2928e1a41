//! A contest or a ladder, as far as both are alike: its people, its games and its channel.

use crate::play::{GameId, Place, PlayerId};
use crate::service::contests::healthy::{healthy, healthy_ladder};
use crate::service::contests::words;
use crate::store::{
    self, ContestOrLadder, ContestSubject, Store, StoreError, StoredContest, StoredLadder,
};

/// A contest or a ladder as it is stored.
#[derive(Clone, Debug)]
pub(super) enum AnyContest {
    /// A contest.
    Contest(Box<StoredContest>),
    /// A ladder.
    Ladder(Box<StoredLadder>),
}

impl AnyContest {
    /// The contest or ladder of this number; `None` for a damaged one.
    pub(super) fn load(store: &Store, of: ContestOrLadder) -> Result<Option<Self>, StoreError> {
        Ok(match of {
            ContestOrLadder::Contest(id) => healthy(store, id)?.map(Box::new).map(Self::Contest),
            ContestOrLadder::Ladder(id) => {
                healthy_ladder(store, id)?.map(Box::new).map(Self::Ladder)
            }
        })
    }

    /// Its number.
    pub(super) const fn id(&self) -> ContestOrLadder {
        match self {
            Self::Contest(found) => ContestOrLadder::Contest(found.id),
            Self::Ladder(found) => ContestOrLadder::Ladder(found.id),
        }
    }

    /// Its title.
    pub(super) fn title(&self) -> String {
        match self {
            Self::Contest(found) => words::title(&found.as_ref().into()),
            Self::Ladder(found) => words::ladder_title(found.id, &found.subject),
        }
    }

    /// The place of its games and messages, in memory.
    pub(super) const fn place_mut(&mut self) -> &mut Place {
        let subject: &mut ContestSubject = match self {
            Self::Contest(found) => &mut found.subject,
            Self::Ladder(found) => &mut found.subject,
        };
        &mut subject.place
    }

    /// Returns `true` if it is neither over nor closed.
    pub(super) const fn is_unfinished(&self) -> bool {
        match self {
            Self::Contest(found) => !found.contest.is_over(),
            Self::Ladder(found) => !found.ladder.is_closed(),
        }
    }

    /// Returns `true` if its channel is gone.
    pub(super) const fn has_lost_place(&self) -> bool {
        let lost = match self {
            Self::Contest(found) => found.contest.lost(),
            Self::Ladder(found) => found.ladder.lost(),
        };
        lost.is_some()
    }

    /// Returns `true` if it stands still without a channel.
    pub(super) const fn stands_still(&self) -> bool {
        self.is_unfinished() && self.has_lost_place()
    }

    /// The people in it; the forgotten are left out.
    pub(super) fn people(&self) -> Vec<&PlayerId> {
        match self {
            Self::Contest(found) => still_in(found).collect(),
            Self::Ladder(found) => {
                let members = found.ladder.places().iter();
                members
                    .filter_map(|member| found.people.get(member))
                    .collect()
            }
        }
    }

    /// Its games that are not over.
    pub(super) fn open_games(&self, store: &Store) -> Result<Vec<GameId>, StoreError> {
        match self {
            Self::Contest(found) => {
                let games = store::contests::running_games(store, found.id)?;
                Ok(games.into_values().collect())
            }
            Self::Ladder(found) => store::ladders::open_games(store, found.id),
        }
    }
}

/// The people in a contest; the forgotten are left out.
pub(super) fn still_in(found: &StoredContest) -> impl Iterator<Item = &PlayerId> {
    let entrants = found.contest.still_in();
    entrants.filter_map(|entrant| found.people.get(&entrant))
}
