//! Wishes about dice: throwing them, and what players add to sealed ones.

use crate::game::any::AnyPosition;
use crate::game::chance::Roll;
use crate::game::outcome::Status;
use crate::game::seat::Seat;
use crate::play::command::{Command, DiceRefusal, Refusal};
use crate::play::decide::{Luck, Means, seated};
use crate::play::event::{DiceEvent, Event};
use crate::play::summary::Stage;
use crate::play::{Env, Game, PlayerId, Ply, sealed};

/// Throws all dice that are due in `position`, which the game is in after the last of `events`.
pub(super) fn throw(
    game: &Game,
    position: &mut dyn AnyPosition,
    (env, luck): (&Env, &Luck),
    events: &mut Vec<Event>,
) -> Result<(), Refusal> {
    let Some(Event::Played { text, .. }) = events.last() else {
        return Ok(());
    };
    let mv = text.clone();
    let (ply, before) = (Ply(game.ply().0 + 1), game.position().setup());
    let mut made = 0;
    let mut bytes = env.entropy.iter().copied();
    let mut told: &[u8] = match luck {
        Luck::Told(faces) => faces,
        Luck::Fresh | Luck::Sealed(_) => &[],
    };
    while let Status::ToRoll(dice) = position.status() {
        let roll = match (game.sealed(), luck) {
            (_, Luck::Told(_)) => {
                let (faces, rest) = told.split_at(told.len().min(usize::from(dice.count)));
                told = rest;
                let Some(roll) = Roll::new(dice, faces.to_vec()) else {
                    return Ok(());
                };
                roll
            }
            (Some(_), Luck::Sealed(secret)) => {
                let mut throw = game
                    .throw_for(&mv, ply, before.as_str())
                    .expect("the dice are sealed");
                throw.number += made;
                throw.roll(secret, dice)
            }
            (None, Luck::Fresh) => Roll::from_bytes(dice, &mut bytes)
                .expect("32 bytes hold two fair dice but for one case in 2^180"),
            // Sealed dice are never thrown without their secret.
            (Some(_), Luck::Fresh) => return Err(Refusal::Dice(DiceRefusal::SecretLost)),
            (None, Luck::Sealed(_)) => panic!("this game has no seal"),
        };
        position
            .resolve(&roll)
            .expect("the status asked for this roll");
        made += 1;
        events.push(Event::Rolled {
            roll,
            after: position.setup(),
        });
    }
    Ok(())
}

/// What a player adds to the dice with his first wish since they were sealed. Dice in the air, and a press that
/// lets them fall, take nothing more.
pub(super) fn first_seed(
    game: &Game,
    who: &PlayerId,
    command: &Command,
    means: &Means,
) -> Option<Event> {
    if game.stage() != Stage::Running || game.dice_due().is_some() || !game.keeps_secret() {
        return None;
    }
    let seat = game.seat_of(who)?;
    let given = game.sealed()?.seed(seat).is_some();
    let by_word = matches!(command, Command::Seed(_));
    (!given && !by_word)
        .then(|| seeded(game, seat, &means.seed))
        .flatten()
}

/// The event of adding these words; `None` where there are none, or no sealed dice.
pub(super) fn seeded(game: &Game, seat: Seat, words: &str) -> Option<Event> {
    let seed = sealed::seed(words).filter(|_| game.sealed().is_some())?;
    Some(Event::Dice(DiceEvent::Seeded { seat, seed }))
}

/// Adds words of one's own, or puts others in their place, until the dice are first thrown.
pub(super) fn seed(game: &Game, who: &PlayerId, words: &str) -> Result<Vec<Event>, Refusal> {
    let seat = seated(game, who)?;
    let refused = |why| Err(Refusal::Dice(why));
    if !game.keeps_secret() {
        return refused(DiceRefusal::NotSealed);
    }
    if !game.takes_seeds() {
        return refused(DiceRefusal::SeedsStay);
    }
    match seeded(game, seat, words) {
        Some(event) => Ok(vec![event]),
        None => refused(DiceRefusal::NoWords),
    }
}
