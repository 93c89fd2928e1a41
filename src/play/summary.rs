//! [`GameSummary`]: one game in one row, for lists. A view of the log, never the truth.

use crate::game::options::Options;
use crate::game::outcome::Outcome;
use crate::games::GameKind;
use crate::play::{Game, GameId, Place, PlayerId, Timestamp, Version};

/// Where a playing has got to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stage {
    /// Offered, not yet taken up.
    Open,
    /// Being played.
    Running,
    /// Over, with a result.
    Over,
    /// Ended without a result: declined, withdrawn or aborted.
    Void,
}

/// One game as a list shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameSummary {
    /// Which.
    pub id: GameId,
    /// Its number of events.
    pub version: Version,
    /// Which rules.
    pub kind: GameKind,
    /// What was declared.
    pub options: Options,
    /// Where it is played.
    pub place: Place,
    /// Where it has got to.
    pub stage: Stage,
    /// Who offered it.
    pub challenger: PlayerId,
    /// To whom it was offered; `None` is anyone at that place.
    pub invited: Option<PlayerId>,
    /// The players in seat order; empty while the game is [`Stage::Open`].
    pub seats: Vec<PlayerId>,
    /// Who is there already, while a table of more than two is [`Stage::Open`].
    pub present: Vec<PlayerId>,
    /// Who is to move, while running.
    pub to_move: Option<PlayerId>,
    /// Moves made, as people count them: [rounds](crate::play::Game::moves_to), the one under way counted. 0 also where an
    /// older program counted otherwise and the game had ended by then.
    pub moves: u32,
    /// The result, once over.
    pub outcome: Option<Outcome>,
    /// When it was offered.
    pub created: Timestamp,
    /// When something last happened in it: being imported is nothing.
    pub changed: Timestamp,
}

impl Game {
    /// The game in one row.
    pub fn summary(&self) -> GameSummary {
        GameSummary {
            id: self.id,
            version: self.version,
            kind: self.kind,
            options: self.options.clone(),
            place: self.place.clone(),
            stage: self.stage(),
            challenger: self.challenger.clone(),
            invited: self.invited.clone(),
            seats: self.seats.clone(),
            present: self
                .lobby()
                .iter()
                .map(|here| here.player.clone())
                .collect(),
            to_move: self
                .players_to_act()
                .and_then(|seat| self.mover_for_seat(seat))
                .cloned(),
            moves: self.moves_to(self.ply()),
            outcome: self.outcome().cloned(),
            created: self.created,
            changed: self.changed,
        }
    }
}
