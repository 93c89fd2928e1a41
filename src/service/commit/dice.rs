//! The dice that a decision may throw, and the secrets stored for them.

use crate::play::clock::TimeExclusions;
use crate::play::decide::{DecideInput, DiceSource};
use crate::play::dice::roll_lands;
use crate::play::event::{DiceEvent, Entry, Event};
use crate::play::sealed::{SealedDice, Secret};
use crate::play::summary::Stage;
use crate::play::{Env, Game, GameId};
use crate::service::lookup::times;
use crate::store::{Store, StoreError};

/// What happens when dice have been in the air for long enough; nothing while they have not, or while nothing
/// decides them.
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

/// Whether dice in the air will fall by themselves: not when what decides them is lost. What seals a game that is
/// brought here is stored with it.
pub(in crate::service) fn falls_by_itself(store: &Store, game: &Game) -> Result<bool, StoreError> {
    let arrives = game.id() == GameId::UNSTORED;
    Ok(arrives || !game.keeps_secret() || secret(store, game)?.is_some())
}

/// What deciding about a game takes; `seed` is what the asker adds to its dice if he has added nothing yet.
pub(in crate::service) fn decide_input(
    store: &Store,
    game: &Game,
    seed: &str,
) -> Result<DecideInput, StoreError> {
    decide_input_with(store, times::time_exclusions(store, game)?, game, seed)
}

/// As [`decide_input`], with what counts on the clocks given.
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
    })
}

/// The secret of a game that is still sealed; one that was not sealed for it counts as lost.
fn secret(store: &Store, game: &Game) -> Result<Option<Secret>, StoreError> {
    if game.stage() != Stage::Running || !game.keeps_secret() {
        return Ok(None);
    }
    let seal = game.sealed().map(SealedDice::seal);
    let fits = |secret: &Secret| seal.is_some_and(|seal| seal.fits(game.kind(), secret));
    let secret = store.secret(game.id())?.filter(fits);
    if secret.is_none() {
        // Nothing is thrown without it, but the game can be ended.
        tracing::error!(game = game.id().0, "the secret of a game’s dice is gone");
    }
    Ok(secret)
}

/// What opens the dice of a game that ends with its last events.
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

/// The event that seals a new game of this number, and the secret to keep; nothing where no dice are thrown.
pub(in crate::service) fn sealing(
    game: &Game,
    number: GameId,
    env: &Env,
) -> Option<(Event, Secret)> {
    let secret = Secret::new(env.entropy);
    game.is_sealable()
        .then(|| (game.seal(number, &secret), secret))
}

/// The secret to keep when these events, which happen now, seal a game anew.
pub(in crate::service) fn secret_to_store(entries: &[Entry], env: &Env) -> Option<Secret> {
    let seals = |entry: &Entry| matches!(entry.event, Event::Dice(DiceEvent::Sealed { .. }));
    entries.iter().any(seals).then(|| Secret::new(env.entropy))
}
