//! Games of which what is stored is damaged: set apart when that is met, told of kindly, and left out where many are listed.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use crate::play::event::Entry;
use crate::play::summary::GameSummary;
use crate::play::{Env, Game, GameId, PlayerId};
use crate::service::find::may_see;
use crate::service::prose::{TextArg, sentences};
use crate::service::reply::{Reply, Text};
use crate::service::{HandlerError, Place, Service, find};
use crate::store::StoreError;

/// What is wrong with a log of which no game can be made.
const NO_FIRST_EVENT: &str = "the log does not begin with a challenge";
/// How many games are looked through at once.
const SOME: usize = 8;

impl Service {
    /// The game of this number, folded from its log.
    pub(super) fn load(&self, id: GameId) -> Result<Option<Game>, StoreError> {
        self.checked(id, || self.store.game(id, None))
    }

    /// The game that a log makes; `None` where there is none.
    pub(super) fn folded(&self, id: GameId, log: &[Entry]) -> Result<Option<Game>, StoreError> {
        self.checked(id, || match Game::from_log(id, log) {
            None if !log.is_empty() => Err(self.store.damaged(id, NO_FIRST_EVENT)),
            game => Ok(game.map(Arc::new)),
        })
    }

    /// The game that is folded here, if it can be.
    fn checked(
        &self,
        id: GameId,
        fold: impl FnOnce() -> Result<Option<Arc<Game>>, StoreError>,
    ) -> Result<Option<Game>, StoreError> {
        // Events that can be read one by one may still contradict each other.
        let folded = catch_unwind(AssertUnwindSafe(|| {
            let game = fold()?;
            let amiss = game.as_deref().and_then(Game::inconsistency);
            Ok((game, amiss))
        }));
        let what = match folded {
            Ok(Ok((game, None))) => return Ok(game.map(Arc::unwrap_or_clone)),
            Ok(Ok((_, Some(amiss)))) => amiss,
            Ok(Err(error)) => return Err(error),
            Err(_) => "the log cannot be played again",
        };
        Err(self.store.damaged(id, what))
    }

    /// As [`Service::load`], for who looks at many games: one that is damaged is passed over.
    pub(super) fn load_healthy(&self, id: GameId) -> Result<Option<Game>, StoreError> {
        match self.load(id) {
            Err(error) if error.is_of_one_game() => Ok(None),
            // Its page of the file is damaged; others are on other pages.
            Err(StoreError::Damaged) => Ok(None),
            loaded => loaded,
        }
    }

    /// The list row of a game, for who looks at many: one that is damaged is passed over.
    pub(super) fn row_if_healthy(&self, id: GameId) -> Result<Option<GameSummary>, StoreError> {
        match self.store.summary(id) {
            Err(error) if error.is_of_one_game() => Ok(None),
            found => found,
        }
    }

    /// Sets apart what was found damaged since the last time.
    pub(super) fn quarantine_damaged(&mut self, env: &Env) {
        for (game, reason) in self.store.drain() {
            match self.store.quarantine(game, &reason, env.now) {
                Ok(true) => tracing::error!(game = game.0, reason, "a game is set apart"),
                Ok(false) => {}
                Err(error) => {
                    tracing::error!(%error, game = game.0, reason, "a game cannot be set apart");
                }
            }
        }
    }

    /// Looks through some of the running games that were not looked at yet, so that damage is found before somebody meets
    /// it; false when all were.
    pub fn scan_for_damage(&mut self, env: &Env) -> bool {
        let games = match self.store.running_after(self.health_checked_up_to, SOME) {
            Ok(games) => games,
            Err(error) => {
                tracing::error!(%error, "the running games cannot be looked through");
                return false;
            }
        };
        for id in &games {
            self.health_checked_up_to = *id;
            let log = self.store.load(*id);
            let looked = log
                .and_then(|log| self.folded(*id, &log))
                .and_then(|game| Ok((game.map(|game| game.summary()), self.store.summary(*id)?)));
            match looked {
                Ok((game, row)) if game != row => {
                    tracing::error!(
                        game = id.0,
                        "the list row of a game is not as its log has it: see kingboard doctor"
                    );
                }
                Ok(_) => {}
                Err(error) => tracing::error!(%error, game = id.0, "a game is damaged"),
            }
        }
        self.quarantine_damaged(env);
        games.len() == SOME
    }

    /// Why a game cannot be had: that it is set apart, for who may know of it.
    pub(super) fn unavailable_reason(
        &self,
        (who, place): (&PlayerId, &Place),
        id: GameId,
        error: StoreError,
    ) -> HandlerError {
        if !error.is_of_one_game() {
            return error.into();
        }
        let row = self.row_if_healthy(id).ok().flatten();
        if row.is_some_and(|row| !may_see(&row, who, place)) {
            return find::unknown(id).into();
        }
        tracing::warn!(%error, game = id.0, "a damaged game is asked for");
        quarantine_notice(id).into()
    }

    /// Where somebody has no other game that could be meant: those of his that are set apart.
    pub(super) fn only_quarantined(&self, who: &PlayerId) -> Result<Option<Reply>, StoreError> {
        let apart = self.store.apart_of(who)?;
        Ok(apart.first().map(|game| quarantine_notice(*game)))
    }

    /// A line about somebody's games that are set apart; empty where there are none.
    pub(super) fn apart_line(&self, who: &PlayerId) -> Result<Text, StoreError> {
        let apart = self.store.apart_of(who)?;
        if apart.is_empty() {
            return Ok(Text::default());
        }
        let games: Vec<String> = apart.iter().map(ToString::to_string).collect();
        let args = [
            ("games", TextArg::from(games.join(", "))),
            ("count", TextArg::count(apart.len())),
        ];
        Ok(sentences().text("apart-games", &args))
    }
}

/// "It is set apart, and what that means."
pub(super) fn quarantine_notice(game: GameId) -> Reply {
    let args = [("game", game.to_string().into())];
    Reply::note(sentences().text("apart-game", &args))
}
