//! Wishes about dice: throwing them, letting them fall, what players add to sealed ones, and sealing anew.

use crate::game::any::AnyPosition;
use crate::game::chance::Roll;
use crate::game::outcome::Status;
use crate::game::seat::Seat;
use crate::game::text::{MoveText, SetupText};
use crate::play::calendar::HOUR;
use crate::play::clock::TimeExclusions;
use crate::play::command::{Command, DiceRefusal, Refusal};
use crate::play::decide::{DecideInput, DiceSource, player, seat_of_player};
use crate::play::event::{DiceEvent, Event};
use crate::play::pause::unpaused;
use crate::play::sealed::{OWN_DICE, Secret};
use crate::play::summary::Stage;
use crate::play::{Env, Game, PlayerId, Ply, Timestamp, Version, sealed};

/// The option under which the defender lets the dice fall.
const INTERACTIVE: &str = "interactive";
/// After so long in the air dice fall by themselves, ms.
pub const FALLS_AFTER: i64 = 12 * HOUR;

impl Game {
    /// Whether players throw dice of their own and tell how they fell.
    pub fn uses_players_dice(&self) -> bool {
        self.options().has(OWN_DICE)
    }

    /// Whether dice wait for somebody when a move needs them.
    pub fn dice_wait(&self) -> bool {
        self.uses_players_dice() || self.options().has(INTERACTIVE)
    }

    /// Who may let the dice in the air fall; with players' own dice nobody alone.
    pub fn who_may_roll(&self) -> Option<Seat> {
        let mover = self.steps().last()?.seat;
        let waits = self.dice_due().is_some() && !self.uses_players_dice();
        let other = Seat::all(self.position().seats()).find(|seat| *seat != mover)?;
        waits.then_some(other)
    }

    /// The version the last move was declared at; 0 before the first.
    pub(super) fn declared(&self) -> Version {
        (self.state.running()).map_or(Version(0), |running| running.declared)
    }

    /// When the dice in the air fall by themselves: not while the game stands still, and never where players throw
    /// their own.
    pub fn dice_fall(&self) -> Option<Timestamp> {
        self.who_may_roll().filter(|_| !self.stands_still())?;
        let running = self.state.running()?;
        Some(Timestamp(running.in_the_air_since.0 + FALLS_AFTER))
    }

    /// Who is to do something now: to move, or to see to the dice in the air.
    pub fn players_to_act(&self) -> Option<Seat> {
        let thrower = || self.steps().last().map(|step| step.seat);
        let own = || thrower().filter(|_| self.dice_due().is_some());
        self.to_move().or_else(|| self.who_may_roll()).or_else(own)
    }
}

/// What a roll is for: a move, its number, and the position it was made in.
struct RollTarget {
    mv: MoveText,
    ply: Ply,
    before: SetupText,
}

/// Throws all dice that are due in `position`, which the game is in after the move among `events`; not where they
/// wait for somebody.
pub(super) fn throw(
    game: &Game,
    position: &mut dyn AnyPosition,
    (env, luck): (&Env, &DiceSource),
    events: &mut Vec<Event>,
) -> Result<(), Refusal> {
    let mv = events.iter().rev().find_map(|event| {
        if let Event::Played { text, .. } = event {
            Some(text.clone())
        } else {
            None
        }
    });
    let (Some(mv), Status::ToRoll(_)) = (mv, position.status()) else {
        return Ok(());
    };
    if game.dice_wait() && !matches!(luck, DiceSource::Given(_)) {
        // What could never fall is not declared.
        let lost = game.sealed().is_some() && matches!(luck, DiceSource::Fresh);
        return if lost {
            refused(DiceRefusal::SecretLost)
        } else {
            Ok(())
        };
    }
    let made = RollTarget {
        mv,
        ply: Ply(game.ply().0 + 1),
        before: game.position().setup(),
    };
    throw_for(game, position, &made, (env, luck), events)
}

fn throw_for(
    game: &Game,
    position: &mut dyn AnyPosition,
    RollTarget { mv, ply, before }: &RollTarget,
    (env, luck): (&Env, &DiceSource),
    events: &mut Vec<Event>,
) -> Result<(), Refusal> {
    let mut made = 0;
    let mut bytes = env.entropy.iter().copied();
    let mut told: &[u8] = match luck {
        DiceSource::Given(faces) => faces,
        DiceSource::Fresh | DiceSource::Sealed(_) => &[],
    };
    while let Status::ToRoll(dice) = position.status() {
        let roll = match (game.sealed(), luck) {
            (_, DiceSource::Given(_)) => {
                let (faces, rest) = told.split_at(told.len().min(usize::from(dice.count)));
                told = rest;
                let Some(roll) = Roll::new(dice, faces.to_vec()) else {
                    return Ok(());
                };
                roll
            }
            (Some(_), DiceSource::Sealed(secret)) => {
                let mut throw = game
                    .throw_for(mv, *ply, before.as_str())
                    .expect("the dice are sealed");
                throw.number += made;
                throw.roll(secret, dice)
            }
            (None, DiceSource::Fresh) => Roll::from_bytes(dice, &mut bytes)
                .expect("32 bytes hold two fair dice but for one case in 2^180"),
            // Sealed dice are never thrown without their secret.
            (Some(_), DiceSource::Fresh) => return Err(Refusal::Dice(DiceRefusal::SecretLost)),
            (None, DiceSource::Sealed(_)) => panic!("this game has no seal"),
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
    means: &DecideInput,
) -> Option<Event> {
    if game.stage() != Stage::Running || game.dice_due().is_some() || !game.keeps_secret() {
        return None;
    }
    let seat = game.seat_of(who)?;
    let given = game.sealed()?.seed(seat).is_some();
    let by_word = matches!(command, Command::AddSeed(_));
    (!given && !by_word && game.takes_words(seat, &means.seed))
        .then(|| seeded(game, seat, &means.seed))
        .flatten()
}

/// The event of adding these words; `None` where there are none, or no sealed dice.
pub(super) fn seeded(game: &Game, seat: Seat, words: &str) -> Option<Event> {
    let seed = sealed::seed(words).filter(|_| game.sealed().is_some())?;
    Some(Event::Dice(DiceEvent::Seeded { seat, seed }))
}

/// Adds words of one's own, or puts others in their place, until one's own first move; opens closed words until the
/// first attack.
pub(super) fn seed(game: &Game, who: &PlayerId, words: &str) -> Result<Vec<Event>, Refusal> {
    let seat = seat_of_player(game, who)?;
    if !game.keeps_secret() {
        return refused(DiceRefusal::NotSealed);
    }
    if let Some(refusal) = in_the_air(game) {
        return Err(refusal);
    }
    if !game.takes_seed(seat) {
        return refused(DiceRefusal::SeedsStay);
    }
    let Some(event) = seeded(game, seat, words) else {
        return refused(DiceRefusal::NoWords);
    };
    let kept = sealed::seed(words).unwrap_or_default();
    if !game.takes_words(seat, &kept) {
        return refused(DiceRefusal::OtherWords);
    }
    Ok(vec![event])
}

/// What happens when the dice in the air fall.
///
/// # Errors
/// When nothing decides them.
pub fn roll_lands(game: &Game, env: &Env, luck: &DiceSource) -> Result<Vec<Event>, Refusal> {
    let before = |ply: Ply| game.setup_at(Ply(ply.0.checked_sub(1)?)).cloned();
    let (Some(step), Some(before)) = (game.steps().last(), before(game.ply())) else {
        return refused(DiceRefusal::NothingToRoll);
    };
    let made = RollTarget {
        mv: step.text.clone(),
        ply: game.ply(),
        before,
    };
    let mut position = game.position().boxed_clone();
    let mut events = Vec::new();
    throw_for(game, &mut *position, &made, (env, luck), &mut events)?;
    land(game, &*position, env, &mut events);
    Ok(events)
}

/// What follows from dice that have fallen: the mover's clock goes on from where it was stated, or has earned its
/// increment, or nothing matters any more.
fn land(game: &Game, position: &dyn AnyPosition, env: &Env, events: &mut Vec<Event>) {
    let mover = game.steps().last().map(|step| step.seat);
    match position.status() {
        Status::ToMove(next) if Some(next) == mover => {}
        Status::ToMove(_) => {
            let stopped = |mover| game.stopped(mover, &TimeExclusions::default(), env.now);
            events.extend(mover.and_then(stopped));
        }
        Status::ToRoll(_) => {}
        Status::Over(outcome) => events.push(Event::Ended { outcome }),
    }
}

/// Why nothing else can be done while dice are in the air; `None` while none are.
pub(super) fn in_the_air(game: &Game) -> Option<Refusal> {
    game.dice_due()?;
    Some(Refusal::Dice(DiceRefusal::InTheAir {
        by: game.who_may_roll().map(|seat| player(game, seat)),
        until: game.dice_fall(),
    }))
}

/// Lets the dice fall: their faces are the same whoever asks for them, and whenever.
pub(super) fn roll(
    game: &Game,
    who: &PlayerId,
    seen: Option<Version>,
    (env, luck): (&Env, &DiceSource),
) -> Result<Vec<Event>, Refusal> {
    let seat = seat_of_player(game, who)?;
    unpaused(game)?;
    // Whatever else has happened since, the dice that were seen are the same while they are in the air.
    let stale = seen.is_some_and(|seen| seen < game.declared() || seen > game.version());
    if game.dice_due().is_none() || stale {
        return refused(DiceRefusal::NothingToRoll);
    }
    match game.who_may_roll() {
        None => refused(DiceRefusal::OwnDice),
        Some(_) if game.steps().last().is_none_or(|step| step.seat != seat) => {
            roll_lands(game, env, luck)
        }
        Some(other) => refused(DiceRefusal::NotYoursToRoll(player(game, other))),
    }
}

/// Takes down how the players' own dice have fallen.
pub(super) fn enter(
    game: &Game,
    who: &PlayerId,
    typed: &str,
    env: &Env,
) -> Result<Vec<Event>, Refusal> {
    seat_of_player(game, who)?;
    if !game.uses_players_dice() {
        return refused(DiceRefusal::NotOwnDice);
    }
    unpaused(game)?;
    let Some(dice) = game.dice_due() else {
        return refused(DiceRefusal::NothingToRoll);
    };
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

/// Proposes a new seal; proposing back is agreeing.
pub(super) fn offer_renewal(
    game: &Game,
    who: &PlayerId,
    (env, luck): (&Env, &DiceSource),
) -> Result<Vec<Event>, Refusal> {
    let by = seat_of_player(game, who)?;
    let Some(sealed) = game.sealed().filter(|_| game.keeps_secret()) else {
        return refused(DiceRefusal::NotSealed);
    };
    if let Some(refusal) = in_the_air(game) {
        return Err(refusal);
    }
    let lost = !matches!(luck, DiceSource::Sealed(_));
    match sealed.renewal() {
        Some(other) if other == by => refused(DiceRefusal::RenewalOfferedAlready),
        Some(_) => answer_renewal(game, who, (true, None), (env, luck)),
        None if !sealed.used() && !lost => refused(DiceRefusal::RenewalEarly),
        None => Ok(vec![Event::Dice(DiceEvent::RenewalOffered { by })]),
    }
}

/// Answers a proposal of a new seal: the old secret is opened where it is still to be found, and a new one sealed.
pub(super) fn answer_renewal(
    game: &Game,
    who: &PlayerId,
    (accept, seen): (bool, Option<Version>),
    (env, luck): (&Env, &DiceSource),
) -> Result<Vec<Event>, Refusal> {
    let by = seat_of_player(game, who)?;
    let sealed = game.sealed().filter(|_| game.keeps_secret());
    let standing = sealed.and_then(|sealed| sealed.renewal().zip(sealed.renewal_since()));
    let Some((offered, since)) = standing else {
        return refused(DiceRefusal::NoRenewalOffer);
    };
    if seen.is_some_and(|seen| since > seen) {
        return Err(Refusal::Stale);
    }
    if !accept {
        return Ok(vec![Event::Dice(DiceEvent::RenewalDeclined { by })]);
    }
    if offered == by {
        return refused(DiceRefusal::OwnRenewalOffer);
    }
    let mut events = Vec::new();
    if let DiceSource::Sealed(secret) = luck {
        let secret = secret.clone();
        events.push(Event::Dice(DiceEvent::Opened { secret }));
    }
    events.push(game.seal(game.id(), &Secret::new(env.entropy)));
    Ok(events)
}

fn refused<T>(why: DiceRefusal) -> Result<T, Refusal> {
    Err(Refusal::Dice(why))
}
