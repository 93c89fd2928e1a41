//! Dice in a record: the first seal as a tag, later events as commands, and the inputs of each sealed roll.

use crate::game::seat::Seat;
use crate::play::game::stage::Stage;
use crate::play::game::{Game, sealed};
use crate::play::record::letters::argument;
use crate::play::values::event::{DiceEvent, Entry, Event};
use crate::play::values::identity::GameId;
use crate::play::values::seal::{Commitment, RollInput, Scheme, Secret, seed};

/// The tag of a seal that was made with the challenge.
pub(super) const TAG: &str = "DiceSeal";

/// The command without its time; `rolls` is how many the present seal has decided.
pub(super) fn words(event: &DiceEvent, rolls: u32, game: &Game) -> String {
    let side = |seat: &Seat| game.side_code(*seat);
    match event {
        DiceEvent::Sealed { .. } => format!("sealed {}", seal(event)),
        DiceEvent::Seeded { seat, seed } => format!("seed {} {}", side(seat), argument(seed)),
        DiceEvent::RenewalOffered { by } => format!("renewal offered {}", side(by)),
        DiceEvent::RenewalDeclined { by } => format!("renewal declined {}", side(by)),
        DiceEvent::Opened { secret } => format!("opened {} {rolls}", secret.hex()),
    }
}

/// A seal as it stands in its tag; empty for any other event.
pub(super) fn seal(event: &DiceEvent) -> String {
    match event {
        DiceEvent::Sealed {
            game,
            rules,
            commitment,
            scheme,
        } => {
            let seal = format!("{commitment} {} {rules}", game.0);
            match scheme {
                Scheme::UntilRoll => seal,
                later @ Scheme::UntilMove => format!("{seal} {}", later.number()),
            }
        }
        DiceEvent::Seeded { .. }
        | DiceEvent::RenewalOffered { .. }
        | DiceEvent::RenewalDeclined { .. }
        | DiceEvent::Opened { .. } => String::new(),
    }
}

/// The inputs of a roll that stand nowhere else: its number, its ply and the position before its move.
pub(super) fn roll(throw: &RollInput) -> String {
    let position = argument(&throw.position);
    format!("{} {} {position}", throw.number, throw.ply.0)
}

/// Reads the text of [`seal`].
pub(super) fn read_seal(given: &[&str]) -> Option<DiceEvent> {
    let (commitment, game, rules, scheme) = match given {
        [commitment, game, rules] => (commitment, game, rules, "1"),
        [commitment, game, rules, scheme] => (commitment, game, rules, *scheme),
        _ => return None,
    };
    let event = DiceEvent::Sealed {
        game: GameId(game.parse().ok()?),
        rules: rules.parse().ok()?,
        commitment: Commitment::from_hex(commitment)?,
        scheme: Scheme::numbered(scheme.parse().ok()?)?,
    };
    // It has only one spelling, so that the sealed text is not in doubt.
    (seal(&event) == given.join(" ")).then_some(event)
}

/// The event of a command, and the number of rolls given with an opened secret. `None` if the command is not about dice
/// or not well-formed.
pub(super) fn read(
    word: &str,
    given: &[&str],
    seat: impl Fn(&str) -> Option<Seat>,
) -> Option<(DiceEvent, Option<u32>)> {
    let event = match (word, given) {
        ("sealed", given) => read_seal(given)?,
        ("seed", [side, words]) => DiceEvent::Seeded {
            seat: seat(side)?,
            seed: seed(words).filter(|seed| seed == words)?,
        },
        ("renewal", ["offered", side]) => DiceEvent::RenewalOffered { by: seat(side)? },
        ("renewal", ["declined", side]) => DiceEvent::RenewalDeclined { by: seat(side)? },
        ("opened", [secret, rolls]) => {
            let event = DiceEvent::Opened {
                secret: Secret::from_hex(secret)?,
            };
            return Some((event, Some(rolls.parse().ok()?)));
        }
        _ => return None,
    };
    Some((event, None))
}

/// Returns `true` if the event is possible in this game now.
pub(super) fn is_possible(game: &Game, log: &[Entry], event: &DiceEvent) -> bool {
    let running = game.outcome().is_none();
    let offered = game.sealed().is_some_and(|dice| dice.renewal().is_some());
    match event {
        DiceEvent::Sealed { .. } => {
            // By agreement even if the old secret is lost, and then never opened.
            let due = !game.keeps_secret() || offered || brought(log);
            running && sealed::is_sealable(game) && due
        }
        DiceEvent::Seeded { seat, seed } => {
            running && game.keeps_secret() && sealed::takes_words(game, *seat, seed)
        }
        DiceEvent::RenewalOffered { .. } => {
            running && game.keeps_secret() && !offered && game.dice_due().is_none()
        }
        DiceEvent::RenewalDeclined { .. } => running && offered,
        // At the end, or by agreement.
        DiceEvent::Opened { .. } => {
            game.keeps_secret() && (offered || game.stage() != Stage::Running)
        }
    }
}

/// Returns `true` if the game was moved elsewhere under its present seal, whose secret stayed behind.
fn brought(log: &[Entry]) -> bool {
    let last = |entry: &&Entry| {
        let seals = matches!(entry.event, Event::Dice(DiceEvent::Sealed { .. }));
        seals || matches!(entry.event, Event::Imported { .. })
    };
    let last = log.iter().rev().find(last).map(|entry| &entry.event);
    matches!(last, Some(Event::Imported { .. }))
}

/// Number of rolls the present seal has decided.
pub(super) fn rolls(game: &Game) -> u32 {
    game.sealed()
        .map_or(0, |dice| dice.rolls() + 1 - dice.seal().first)
}
