//! Dice in words and in store: seals, what players add to them, and what a game's dice are decided by.

use crate::play::clock::Times;
use crate::play::command::DiceRefusal;
use crate::play::decide::{Luck, Means};
use crate::play::event::{DiceEvent, Entry, Event};
use crate::play::sealed::Secret;
use crate::play::summary::Stage;
use crate::play::{Env, Game, GameId};
use crate::service::Service;
use crate::service::names::Names;
use crate::service::prose::{Arg, english};
use crate::service::refuse::Extra;
use crate::service::reply::Text;
use crate::store::StoreError;

impl Service {
    /// What deciding about a game takes; `seed` is what the asker adds to its dice if he has added nothing yet.
    pub(super) fn means(&self, game: &Game, seed: &str) -> Result<Means, StoreError> {
        self.means_by(self.times(game)?, game, seed)
    }

    /// As [`Service::means`], with what counts on the clocks given.
    pub(super) fn means_by(
        &self,
        times: Times,
        game: &Game,
        seed: &str,
    ) -> Result<Means, StoreError> {
        Ok(Means {
            times,
            luck: self.secret(game)?.map_or(Luck::Fresh, Luck::Sealed),
            seed: seed.to_owned(),
        })
    }

    /// The secret of a game that is still sealed.
    fn secret(&self, game: &Game) -> Result<Option<Secret>, StoreError> {
        if game.stage() != Stage::Running || !game.keeps_secret() {
            return Ok(None);
        }
        let secret = self.store.secret(game.id())?;
        if secret.is_none() {
            // Nothing is thrown without it, but the game can be ended.
            tracing::error!(game = game.id().0, "the secret of a game’s dice is gone");
        }
        Ok(secret)
    }

    /// What opens the dice of a game that ends with its last events.
    pub(super) fn opening(&self, game: &Game, next: &Game) -> Result<Option<Event>, StoreError> {
        let ends = matches!(next.stage(), Stage::Over | Stage::Void);
        if !ends || !next.keeps_secret() {
            return Ok(None);
        }
        let opened = |secret| Event::Dice(DiceEvent::Opened { secret });
        Ok(self.secret(game)?.map(opened))
    }
}

/// The event that seals a new game of this number, and the secret to keep; nothing where no dice are thrown.
pub(super) fn sealing(game: &Game, number: GameId, env: &Env) -> Option<(Event, Secret)> {
    let secret = Secret::new(env.entropy);
    game.is_sealable()
        .then(|| (game.seal(number, &secret), secret))
}

/// The secret to keep when these events, which happen now, seal a game anew.
pub(super) fn kept(entries: &[Entry], env: &Env) -> Option<Secret> {
    let seals = |entry: &Entry| matches!(entry.event, Event::Dice(DiceEvent::Sealed { .. }));
    entries.iter().any(seals).then(|| Secret::new(env.entropy))
}

/// What happened to the dice; empty where it goes without saying.
pub(super) fn told(game: &Game, event: &DiceEvent, names: &Names) -> Text {
    let words = english();
    let number = ("game", game.id().to_string().into());
    match event {
        DiceEvent::Sealed { commitment, .. } => {
            let args = [number, ("seal", commitment.to_string().into())];
            words.text("dice-sealed", &args)
        }
        DiceEvent::Opened { secret } => {
            let args = [
                number,
                ("secret", secret.hex().into()),
                ("command", Arg::Command("verify")),
            ];
            words.text("dice-opened", &args)
        }
        DiceEvent::Seeded { seat, seed } => {
            let player = game.player(*seat);
            let args = [
                (
                    "player",
                    player.map_or_else(|| "".into(), |id| names.arg(id)),
                ),
                ("seed", seed.as_str().into()),
            ];
            words.text("dice-seeded", &args)
        }
        DiceEvent::RenewalOffered { .. } | DiceEvent::RenewalDeclined { .. } => Text::default(),
    }
}

/// Why a wish about dice is not granted: the message and its arguments.
pub(super) fn refused<'a>(game: &Game, why: &DiceRefusal) -> (&'static str, Extra<'a>) {
    match why {
        DiceRefusal::NotSealed => ("refuse-dice-not-sealed", vec![]),
        DiceRefusal::SeedsStay => {
            let seal = game.sealed().map(|dice| dice.seal().commitment.short());
            let seal = ("seal", seal.unwrap_or_default().into());
            ("refuse-dice-seeds-stay", vec![seal])
        }
        DiceRefusal::NoWords => ("refuse-dice-no-words", vec![]),
        DiceRefusal::SecretLost => ("refuse-dice-secret-lost", vec![]),
    }
}
