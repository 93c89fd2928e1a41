//! The result of a challenge's game: its winner among the two members, or the member who called it off.

use std::collections::BTreeMap;

use crate::contest::values::EntrantId;
use crate::game::seat::Seat;
use crate::play::event::Event;
use crate::play::stage::Stage;
use crate::play::{Game, PlayerId, rated};
use crate::service::state::Service;
use crate::store::StoreError;

/// The two members of a challenge, and the people of its ladder.
pub(super) struct Sides<'a> {
    pub(super) people: &'a BTreeMap<EntrantId, PlayerId>,
    /// The challenger and the challenged member.
    pub(super) of: [EntrantId; 2],
}

impl Sides<'_> {
    /// The winner of a game, `None` for a draw, and whether the loser lost on time; nothing for a game without a
    /// result.
    pub(super) fn result(&self, game: &Game) -> Option<(Option<EntrantId>, bool)> {
        let outcome = game.outcome().filter(|_| game.stage() == Stage::Over)?;
        let late = !rated::lost_on_time(game).is_empty();
        let Some(winner) = outcome.winner() else {
            return Some((None, late));
        };
        // A moderator may have given a seat to another player, who plays for its member.
        let against = |loser| self.of.into_iter().find(|id| *id != loser);
        let mut losers = Seat::all(2).filter(|seat| *seat != winner);
        let mut loser = || losers.find_map(|seat| self.at(game, seat));
        let winner = self.at(game, winner).or_else(|| loser().and_then(against));
        winner.map(|winner| (Some(winner), late))
    }

    /// The member who called a game off before its first move; `None` if neither did.
    pub(super) fn called_off_by(
        &self,
        service: &Service,
        game: &Game,
    ) -> Result<Option<EntrantId>, StoreError> {
        if !game.steps().is_empty() {
            return Ok(None);
        }
        let log = service.store.load(game.id())?;
        let by = log.iter().rev().find_map(|entry| {
            let Event::Aborted { by } = entry.event else {
                return None;
            };
            Some(by)
        });
        Ok(by.and_then(|seat| self.at(game, seat)))
    }

    /// The member on a seat; `None` if another player sits there.
    fn at(&self, game: &Game, seat: Seat) -> Option<EntrantId> {
        let player = game.player(seat)?;
        let mut of = self.of.into_iter();
        of.find(|id| self.people.get(id) == Some(player))
    }
}
