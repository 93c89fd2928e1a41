//! Commands about dice: throwing, letting them fall, adding words to sealed ones, and sealing again.

use crate::game::any::AnyPosition;
use crate::game::chance::{Dice, Roll};
use crate::game::outcome::Status;
use crate::game::seat::Seat;
use crate::game::text::{MoveText, SetupText};
use crate::play::decide::checks::{
    Answer, DecideInput, DiceSource, in_the_air, player, seat_of_player, unpaused,
};
use crate::play::decide::command::{Command, DiceRefusal, Refusal};
use crate::play::game::stage::Stage;
use crate::play::game::{Game, clock, sealed};
use crate::play::values::event::{DiceEvent, Event};
use crate::play::values::identity::{Env, PlayerId, Ply, Version};
use crate::play::values::seal;
use crate::play::values::time_control::TimeExclusions;

/// The input of a roll: the moment with its randomness, and the source of the game's faces.
#[derive(Clone, Copy)]
pub(in crate::play) struct DiceInput<'a> {
    pub(in crate::play) env: &'a Env,
    pub(in crate::play) source: &'a DiceSource,
}

/// The purpose of a roll: the dice due, a move, its number, and the position before it.
struct RollTarget {
    dice: Dice,
    mv: MoveText,
    ply: Ply,
    before: SetupText,
}

/// Throws all dice due in `position`, which follows the move among `events`; not if they wait for a player.
pub(in crate::play) fn throw(
    game: &Game,
    position: &mut dyn AnyPosition,
    input: DiceInput<'_>,
    events: &mut Vec<Event>,
) -> Result<(), Refusal> {
    let mv = events.iter().rev().find_map(|event| {
        if let Event::Played { text, .. } = event {
            Some(text.clone())
        } else {
            None
        }
    });
    let (Some(mv), Status::ToRoll(dice)) = (mv, position.status()) else {
        return Ok(());
    };
    if game.dice_wait() && !matches!(input.source, DiceSource::Given(_)) {
        // A roll that could never fall must not be declared.
        let lost = game.sealed().is_some() && matches!(input.source, DiceSource::Fresh);
        return if lost {
            refused(DiceRefusal::SecretLost)
        } else {
            Ok(())
        };
    }
    let made = RollTarget {
        dice,
        mv,
        ply: Ply(game.ply().0 + 1),
        before: game.position().setup(),
    };
    throw_for(game, position, &made, input, events)
}

fn throw_for(
    game: &Game,
    position: &mut dyn AnyPosition,
    target: &RollTarget,
    input: DiceInput<'_>,
    events: &mut Vec<Event>,
) -> Result<(), Refusal> {
    let &RollTarget {
        dice,
        ref mv,
        ply,
        ref before,
    } = target;
    let roll = match (game.sealed(), input.source) {
        (_, DiceSource::Given(faces)) => {
            let Some(roll) = Roll::new(dice, faces.clone()) else {
                return Ok(());
            };
            roll
        }
        (Some(_), DiceSource::Sealed(secret)) => sealed::throw_for(game, mv, ply, before.as_str())
            .expect("the dice are sealed")
            .roll(secret, dice),
        (None, DiceSource::Fresh) => Roll::from_bytes(dice, &mut input.env.entropy.iter().copied())
            .expect("32 bytes fail to hold two fair dice in one case of 2^180"),
        // Sealed dice are never thrown without their secret.
        (Some(_), DiceSource::Fresh) => return Err(Refusal::Dice(DiceRefusal::SecretLost)),
        (None, DiceSource::Sealed(_)) => panic!("this game has no seal"),
    };
    position
        .resolve(&roll)
        .expect("the status asked for this roll");
    events.push(Event::Rolled {
        roll,
        after: position.setup(),
    });
    Ok(())
}

/// The player's contribution to the dice, made with their first command after the seal. Dice in the air accept none,
/// nor does the press that lets them fall.
pub(in crate::play) fn first_seed(
    game: &Game,
    player: &PlayerId,
    command: &Command,
    input: &DecideInput,
) -> Option<Event> {
    if game.stage() != Stage::Running || game.dice_due().is_some() || !game.keeps_secret() {
        return None;
    }
    let seat = game.seat_of(player)?;
    let given = game.sealed()?.seed(seat).is_some();
    let by_word = matches!(command, Command::AddSeed(_));
    (!given && !by_word && sealed::takes_words(game, seat, &input.seed))
        .then(|| seeded(game, seat, &input.seed))
        .flatten()
}

/// The event of adding these words; `None` if they are empty or the dice are not sealed.
pub(in crate::play) fn seeded(game: &Game, seat: Seat, words: &str) -> Option<Event> {
    let seed = seal::seed(words).filter(|_| game.sealed().is_some())?;
    Some(Event::Dice(DiceEvent::Seeded { seat, seed }))
}

/// Adds or replaces the player's words until their own first move. Opens sealed words until the first attack.
pub(in crate::play) fn seed(
    game: &Game,
    player: &PlayerId,
    words: &str,
) -> Result<Vec<Event>, Refusal> {
    let seat = seat_of_player(game, player)?;
    if !game.keeps_secret() {
        return refused(DiceRefusal::NotSealed);
    }
    if let Some(refusal) = in_the_air(game) {
        return Err(refusal);
    }
    if !sealed::takes_seed(game, seat) {
        return refused(DiceRefusal::SeedsStay);
    }
    let Some(event) = seeded(game, seat, words) else {
        return refused(DiceRefusal::NoWords);
    };
    let kept = seal::seed(words).unwrap_or_default();
    if !sealed::takes_words(game, seat, &kept) {
        return refused(DiceRefusal::OtherWords);
    }
    Ok(vec![event])
}

/// The events when the dice in the air fall.
///
/// # Errors
/// The [`Refusal`] if nothing decides them.
pub fn roll_lands(game: &Game, env: &Env, source: &DiceSource) -> Result<Vec<Event>, Refusal> {
    let input = DiceInput { env, source };
    let before = |ply: Ply| game.history().setup_at(Ply(ply.0.checked_sub(1)?)).cloned();
    let (Some(step), Some(before), Some(dice)) =
        (game.steps().last(), before(game.ply()), game.dice_due())
    else {
        return refused(DiceRefusal::NothingToRoll);
    };
    let made = RollTarget {
        dice,
        mv: step.text.clone(),
        ply: game.ply(),
        before,
    };
    let mut position = game.position().boxed_clone();
    let mut events = Vec::new();
    throw_for(game, &mut *position, &made, input, &mut events)?;
    land(game, &*position, env, &mut events);
    Ok(events)
}

/// The consequences of fallen dice: the mover's clock resumes where it stopped, or gets its increment, or the game is
/// over.
fn land(game: &Game, position: &dyn AnyPosition, env: &Env, events: &mut Vec<Event>) {
    let mover = game.steps().last().map(|step| step.seat);
    match position.status() {
        Status::ToMove(next) if Some(next) == mover => {}
        Status::ToMove(_) => {
            let stopped = |mover| clock::stopped(game, mover, &TimeExclusions::default(), env.now);
            events.extend(mover.and_then(stopped));
        }
        Status::ToRoll(_) => {}
        Status::Over(outcome) => events.push(Event::Ended { outcome }),
    }
}

/// Lets the dice fall: their faces do not depend on the player or the time.
pub(in crate::play) fn roll(
    game: &Game,
    player_id: &PlayerId,
    seen: Option<Version>,
    input: DiceInput<'_>,
) -> Result<Vec<Event>, Refusal> {
    let seat = seat_of_player(game, player_id)?;
    unpaused(game)?;
    dice_of_attack(game, seen)?;
    match game.who_may_roll() {
        None => refused(DiceRefusal::OwnDice),
        Some(_) if game.steps().last().is_none_or(|step| step.seat != seat) => {
            roll_lands(game, input.env, input.source)
        }
        Some(other) => refused(DiceRefusal::NotYoursToRoll(player(game, other))),
    }
}

/// The dice in the air, if a control made against this version is about their attack.
fn dice_of_attack(game: &Game, seen: Option<Version>) -> Result<Dice, Refusal> {
    let Some(dice) = game.dice_due() else {
        return refused(DiceRefusal::NothingToRoll);
    };
    // Other events since then have not changed the dice in the air.
    if seen.is_some_and(|seen| seen < game.declared() || seen > game.version()) {
        return refused(DiceRefusal::EarlierAttack);
    }
    Ok(dice)
}

/// Records the faces of the players' own dice, typed at this version.
pub(in crate::play) fn enter(
    game: &Game,
    player: &PlayerId,
    typed: &str,
    seen: Option<Version>,
    env: &Env,
) -> Result<Vec<Event>, Refusal> {
    seat_of_player(game, player)?;
    if !game.uses_players_dice() {
        return refused(DiceRefusal::NotOwnDice);
    }
    unpaused(game)?;
    let dice = dice_of_attack(game, seen)?;
    let Some(roll) = faces(typed).and_then(|faces| Roll::new(dice, faces)) else {
        let typed = typed.to_owned();
        return refused(DiceRefusal::BadFaces { typed, dice });
    };
    let mut position = game.position().boxed_clone();
    position
        .resolve(&roll)
        .expect("the status asked for this roll");
    let after = position.setup();
    let mut events = vec![Event::Rolled { roll, after }];
    land(game, &*position, env, &mut events);
    Ok(events)
}

/// Faces as people write them: `5 2`, `5:2`, `5-2`, `[5:2]`.
pub fn faces(typed: &str) -> Option<Vec<u8>> {
    let marks = |c: char| c.is_whitespace() || ":-–,/;[]()".contains(c);
    let words = typed.split(marks).filter(|word| !word.is_empty());
    let faces: Vec<u8> = words.map(|word| word.parse().ok()).collect::<Option<_>>()?;
    (!faces.is_empty()).then_some(faces)
}

/// Proposes a new seal; proposing in return is agreeing.
pub(in crate::play) fn offer_renewal(
    game: &Game,
    player: &PlayerId,
    input: DiceInput<'_>,
) -> Result<Vec<Event>, Refusal> {
    let by = seat_of_player(game, player)?;
    let Some(sealed) = game.sealed().filter(|_| game.keeps_secret()) else {
        return refused(DiceRefusal::NotSealed);
    };
    if let Some(refusal) = in_the_air(game) {
        return Err(refusal);
    }
    let lost = !matches!(input.source, DiceSource::Sealed(_));
    match sealed.renewal() {
        Some(other) if other == by => refused(DiceRefusal::RenewalOfferedAlready),
        Some(_) => answer_renewal(game, player, Answer::YES, input),
        None if !sealed.used() && !lost => refused(DiceRefusal::RenewalEarly),
        None => Ok(vec![Event::Dice(DiceEvent::RenewalOffered { by })]),
    }
}

/// Answers the proposal of a new seal: the old secret is opened if it still exists, and a new one is sealed.
pub(in crate::play) fn answer_renewal(
    game: &Game,
    player: &PlayerId,
    answer: Answer,
    input: DiceInput<'_>,
) -> Result<Vec<Event>, Refusal> {
    let by = seat_of_player(game, player)?;
    let sealed = game.sealed().filter(|_| game.keeps_secret());
    let standing = sealed.and_then(|sealed| sealed.renewal().zip(sealed.renewal_since()));
    let Some((offered, since)) = standing else {
        return refused(DiceRefusal::NoRenewalOffer);
    };
    if answer.seen.is_some_and(|seen| since > seen) {
        return Err(Refusal::Stale);
    }
    if !answer.accept {
        return Ok(vec![Event::Dice(DiceEvent::RenewalDeclined { by })]);
    }
    if offered == by {
        return refused(DiceRefusal::OwnRenewalOffer);
    }
    let mut events = Vec::new();
    if let DiceSource::Sealed(secret) = input.source {
        let secret = secret.clone();
        events.push(Event::Dice(DiceEvent::Opened { secret }));
    }
    events.push(sealed::seal_event(
        game,
        game.id(),
        &sealed::secret_of(game.id(), input.env),
    ));
    Ok(events)
}

fn refused<T>(why: DiceRefusal) -> Result<T, Refusal> {
    Err(Refusal::Dice(why))
}
