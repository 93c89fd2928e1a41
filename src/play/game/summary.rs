//! [`GameSummary`]: one game in one row, for lists. A view of the log, never the truth.

use crate::game::options::Options;
use crate::game::outcome::Outcome;
use crate::games::GameKind;
use crate::play::game::rated::RatedGame;
use crate::play::game::stage::Stage;
use crate::play::game::{Game, rated, turn};
use crate::play::values::identity::{GameId, Place, PlayerId, Timestamp, Version};

/// One game as a list shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameSummary {
    /// The game's number.
    pub id: GameId,
    /// Its number of events.
    pub version: Version,
    /// The rules.
    pub kind: GameKind,
    /// The declared options.
    pub options: Options,
    /// `true` if it is played from a position that was set up.
    pub set_up: bool,
    /// Its place.
    pub place: Place,
    /// Its stage.
    pub stage: Stage,
    /// The challenger.
    pub challenger: PlayerId,
    /// The invited player; `None` is anyone at that place.
    pub invited: Option<PlayerId>,
    /// The players in seat order; empty while the game is [`Stage::Open`].
    pub seats: Vec<PlayerId>,
    /// The players present, while a table of more than two is [`Stage::Open`].
    pub present: Vec<PlayerId>,
    /// The player to move, while running.
    pub to_move: Option<PlayerId>,
    /// Number of moves as people count them: [rounds](crate::play::turn::moves_to), including the one under way. 0 for
    /// old games that an older program counted otherwise.
    pub moves: u32,
    /// The result, once over.
    pub outcome: Option<Outcome>,
    /// Its share in the ratings; `None` if it has none.
    pub rated: Option<RatedGame>,
    /// The time of the offer.
    pub created: Timestamp,
    /// The time of the last event, an import left out.
    pub changed: Timestamp,
}

impl Game {
    /// The list row of the game.
    pub fn summary(&self) -> GameSummary {
        GameSummary {
            id: self.id,
            version: self.version(),
            kind: self.kind(),
            options: self.options().clone(),
            set_up: self.is_set_up(),
            place: self.place.clone(),
            stage: self.stage(),
            challenger: self.challenger().clone(),
            invited: self.invited().cloned(),
            seats: self.seats().to_vec(),
            present: self
                .lobby()
                .iter()
                .map(|here| here.player.clone())
                .collect(),
            to_move: self
                .seat_to_act()
                .and_then(|seat| self.mover_for_seat(seat))
                .cloned(),
            moves: turn::moves_to(self, self.ply()),
            outcome: self.outcome().cloned(),
            rated: rated::share_of(self).ok(),
            created: self.log.created(),
            changed: self.last_event_at(),
        }
    }
}
