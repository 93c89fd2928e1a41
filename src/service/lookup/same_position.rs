//! Positions of running games: nobody gets help in a game that people still play.
//!
//! Positions are the same as by the rules for repetition, which leave out the count of quiet turns in a position's
//! text.

use crate::game::any::AnyPosition;
use crate::game::options::Options;
use crate::game::text::SetupText;
use crate::games::GameKind;
use crate::play::{Game, GameId, PlayerId, Unit};
use crate::service::lookup::find;
use crate::store::{Store, StoreError};

/// A running game of this kind that the player plays against people elsewhere, and that now stands at one of these
/// positions. The usual start of the game belongs to nobody, and people at one screen see everything that is asked
/// there.
pub(in crate::service) fn played_from<'a>(
    store: &Store,
    player: &PlayerId,
    kind: GameKind,
    options: &Options,
    positions: impl IntoIterator<Item = &'a SetupText>,
) -> Result<Option<GameId>, StoreError> {
    let mut running = find::all_running_games(store, player)?;
    running.retain(|other| {
        let mut others = other.others_of(player);
        let at_one_screen = *other.place().server().unit() == Unit::Transport;
        other.kind() == kind && !at_one_screen && others.any(|other| !other.is_computer())
    });
    if running.is_empty() {
        return Ok(None);
    }
    let bare = |text: &SetupText| BarePosition::read(kind, options, text);
    let positions: Vec<_> = positions.into_iter().map(bare).collect();
    let found = running.iter().find(|other| {
        let now = other.position().setup();
        // With dice in the air the board still shows the position before.
        let shown = other.history().setup_at(other.ply());
        let stands = [Some(&now), shown]
            .into_iter()
            .flatten()
            .map(bare)
            .any(|at| positions.iter().any(|own| own.equals(&at)));
        stands && (other.is_set_up() || !bare(&now).equals(&bare(other.history().start())))
    });
    Ok(found.map(Game::id))
}

/// A position without those before it, by the rules of one game.
struct BarePosition {
    text: SetupText,
    /// `None` if these rules cannot read the text, which is compared alone then.
    position: Option<Box<dyn AnyPosition>>,
}

impl BarePosition {
    fn read(kind: GameKind, options: &Options, text: &SetupText) -> Self {
        Self {
            text: text.clone(),
            position: (kind.spec().restore)(options, text.as_str()).ok(),
        }
    }

    fn equals(&self, other: &Self) -> bool {
        let both = self.position.as_deref().zip(other.position.as_deref());
        self.text == other.text || both.is_some_and(|(own, other)| own.equals(other))
    }
}
