//! The dice that a decision may throw, and the secrets stored for them.

use crate::play::decide::{DecideInput, DiceSource};
use crate::play::dice::roll_lands;
use crate::play::event::{DiceEvent, Entry, Event};
use crate::play::seal::Secret;
use crate::play::sealed::SealedDice;
use crate::play::stage::Stage;
use crate::play::time_control::TimeExclusions;
use crate::play::{Env, Game, GameId, sealed};
use crate::service::lookup::times;
use crate::store::{self, Store, StoreError};

/// The events of dice that fall after long enough in the air; none before that, or if nothing decides them.
pub(in crate::service) fn dice_fall_events(
    store: &Store,
    game: &Game,
    env: &Env,
) -> Result<Vec<Event>, StoreError> {
    if game.dice_fall().is_none_or(|at| at > env.now) {
        return Ok(Vec::new());
    }
    let luck = decide_input(store, game, "")?.dice_source;
    Ok(roll_lands(game, env, &luck).unwrap_or_default())
}

/// Returns `true` if dice in the air will fall by themselves: not if their secret is lost. An imported game is sealed
/// in its own transaction.
pub(in crate::service) fn falls_by_itself(store: &Store, game: &Game) -> Result<bool, StoreError> {
    let arrives = game.id() == GameId::UNSTORED;
    Ok(arrives || !game.keeps_secret() || secret(store, game)?.is_some())
}

/// The input of a decision; `seed` is the user's contribution to the dice if they have made none yet.
pub(in crate::service) fn decide_input(
    store: &Store,
    game: &Game,
    seed: &str,
) -> Result<DecideInput, StoreError> {
    decide_input_with(store, times::time_exclusions(store, game)?, game, seed)
}

/// [`decide_input`] with given clock exclusions.
pub(in crate::service) fn decide_input_with(
    store: &Store,
    times: TimeExclusions,
    game: &Game,
    seed: &str,
) -> Result<DecideInput, StoreError> {
    Ok(DecideInput {
        times,
        dice_source: secret(store, game)?.map_or(DiceSource::Fresh, DiceSource::Sealed),
        seed: seed.to_owned(),
        plays_passes: true,
    })
}

/// The secret of a game that is still sealed; one that was sealed for another game counts as lost.
fn secret(store: &Store, game: &Game) -> Result<Option<Secret>, StoreError> {
    if game.stage() != Stage::Running || !game.keeps_secret() {
        return Ok(None);
    }
    let seal = game.sealed().map(SealedDice::seal);
    let fits = |secret: &Secret| seal.is_some_and(|seal| seal.fits(game.kind(), secret));
    let secret = store::secrets::of_game(store, game.id())?.filter(fits);
    if secret.is_none() {
        // Without the secret no dice can be thrown, but the game can be ended.
        tracing::error!(game = game.id().0, "the secret of a game’s dice is missing");
    }
    Ok(secret)
}

/// The event that opens the dice of a game that ends with its last events.
pub(in crate::service) fn reveal_event(
    store: &Store,
    game: &Game,
    next: &Game,
) -> Result<Option<Event>, StoreError> {
    let ends = matches!(next.stage(), Stage::Over | Stage::Void);
    if !ends || !next.keeps_secret() {
        return Ok(None);
    }
    let opened = |secret| Event::Dice(DiceEvent::Opened { secret });
    Ok(secret(store, game)?.map(opened))
}

/// The event that seals a new game of this number, and the secret to store; `None` if no dice are thrown.
pub(in crate::service) fn sealing(
    game: &Game,
    number: GameId,
    env: &Env,
) -> Option<(Event, Secret)> {
    let secret = sealed::secret_of(number, env);
    sealed::is_sealable(game).then(|| (sealed::seal_event(game, number, &secret), secret))
}

/// The secret to store if these new events seal a game again.
pub(in crate::service) fn secret_to_store(entries: &[Entry], env: &Env) -> Option<Secret> {
    entries.iter().find_map(|entry| {
        let Event::Dice(DiceEvent::Sealed { game, .. }) = &entry.event else {
            return None;
        };
        Some(sealed::secret_of(*game, env))
    })
}
