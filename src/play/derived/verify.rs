//! Verification of sealed dice: each roll is recomputed from the opened secret, and a verdict is given.
//!
//! Everything is taken from the log, which a record contains: no database, no network, no trust.

use crate::game::chance::{Dice, Roll};
use crate::games::GameKind;
use crate::play::game::sealed::SealedDice;
use crate::play::game::stage::Stage;
use crate::play::game::{Game, MadeMove, sealed};
use crate::play::values::event::{DiceEvent, Entry, Event};
use crate::play::values::identity::{GameId, Ply};
use crate::play::values::seal::{RollInput, Seal};

/// The result of verifying a game’s dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiceReport {
    /// Its seals in order.
    pub seals: Vec<SealCheck>,
    /// Number of rolls before the first seal.
    pub before: u32,
    /// The reason why there are no seals, if there are none.
    pub bare: Option<NoSealReason>,
    /// `true` if the game still runs.
    pub running: bool,
}

/// The reason why a game has no sealed dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoSealReason {
    /// It has no dice.
    NoDice,
    /// Its players throw their own dice.
    OwnDice,
    /// It began before seals existed.
    Older,
}

/// One verified seal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SealCheck {
    /// The seal, with its secret if that is open.
    pub seal: Seal,
    /// `true` if the secret matches the seal; `None` while it is not open.
    pub matches: Option<bool>,
    /// `true` if the game moved elsewhere under it, so that its secret stayed behind.
    pub left_behind: bool,
    /// The rolls made with it, in order.
    pub rolls: Vec<RollCheck>,
}

/// One verified roll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RollCheck {
    /// The inputs of the roll beside the secret.
    pub throw: RollInput,
    /// The move's number as it is written, `14.` or `14…`; `throw` has it in plies.
    pub round: String,
    /// The recorded faces.
    pub recorded: Roll,
    /// The recomputed faces; `None` while the secret is not open.
    pub recomputed: Option<Roll>,
}

/// A sealed roll in the log, with the number of its move at that time: later takebacks do not change it.
struct Fallen {
    throw: RollInput,
    round: String,
    recorded: Roll,
    dice: Dice,
}

/// The verdict on a game's dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DiceVerdict<'a> {
    /// Every secret matches, and every roll is reproduced.
    Agrees {
        /// Number of rolls.
        rolls: usize,
    },
    /// A secret does not match its seal.
    WrongSecret(&'a SealCheck),
    /// The first roll that is not reproduced.
    WrongRoll(&'a SealCheck, &'a RollCheck),
    /// The secret is not open yet: the game is running.
    NotOpenYet(&'a SealCheck),
    /// The secret was never opened, and the game is over.
    NeverOpened(&'a SealCheck),
    /// The secret stayed at another place, where it may have been opened.
    Elsewhere(&'a SealCheck),
    /// All seals agree, and some rolls fell before the first seal.
    Partly {
        /// Number of rolls that agree.
        rolls: usize,
        /// Number of rolls that cannot be checked.
        before: u32,
    },
    /// The game has no sealed dice.
    Bare(NoSealReason),
}

impl SealCheck {
    /// The first roll that does not follow from the secret.
    pub fn bad(&self) -> Option<&RollCheck> {
        let differs = |roll: &&RollCheck| {
            let recomputed = roll.recomputed.as_ref();
            recomputed.is_some_and(|recomputed| *recomputed != roll.recorded)
        };
        self.rolls.iter().find(differs)
    }

    fn of(seal: &Seal, kind: GameKind, rolls: Vec<Fallen>) -> Self {
        let secret = seal.secret.as_ref();
        let matches = secret.map(|secret| seal.fits(kind, secret));
        let checked = |fallen: Fallen| RollCheck {
            recomputed: secret.map(|secret| fallen.throw.roll(secret, fallen.dice)),
            throw: fallen.throw,
            round: fallen.round,
            recorded: fallen.recorded,
        };
        Self {
            seal: seal.clone(),
            matches,
            left_behind: false,
            rolls: rolls.into_iter().map(checked).collect(),
        }
    }
}

impl DiceReport {
    /// The seal whose commitment begins with these digits.
    pub fn seal(&self, digits: &str) -> Option<&SealCheck> {
        let digits = digits.to_ascii_lowercase();
        let begins =
            |checked: &&SealCheck| checked.seal.commitment.to_string().starts_with(&digits);
        self.seals.iter().find(begins)
    }

    /// Returns `true` if something open contradicts the dice: a secret that does not match, or a roll that is not
    /// reproduced.
    pub fn is_false(&self) -> bool {
        matches!(
            self.verdict(),
            DiceVerdict::WrongSecret(_) | DiceVerdict::WrongRoll(..)
        )
    }

    /// The verdict; the worst finding counts.
    pub fn verdict(&self) -> DiceVerdict<'_> {
        if let Some(bare) = self.bare {
            return DiceVerdict::Bare(bare);
        }
        for checked in &self.seals {
            if checked.matches == Some(false) {
                return DiceVerdict::WrongSecret(checked);
            }
            if let Some(bad) = checked.bad() {
                return DiceVerdict::WrongRoll(checked, bad);
            }
        }
        let sealed = |checked: &&SealCheck| checked.matches.is_none();
        let last = self.seals.last();
        match self.seals.iter().find(sealed) {
            Some(checked) if checked.left_behind => return DiceVerdict::Elsewhere(checked),
            waits @ Some(checked) if self.running && waits == last => {
                return DiceVerdict::NotOpenYet(checked);
            }
            Some(checked) => return DiceVerdict::NeverOpened(checked),
            None => {}
        }
        let rolls = self.seals.iter().map(|checked| checked.rolls.len()).sum();
        match self.before {
            0 => DiceVerdict::Agrees { rolls },
            before => DiceVerdict::Partly { rolls, before },
        }
    }
}

/// Verifies the dice of the game with this log; `None` if it is no game's log.
pub fn report(id: GameId, log: &[Entry]) -> Option<DiceReport> {
    let (first, rest) = log.split_first()?;
    let mut game = Game::from_log(id, std::slice::from_ref(first))?;
    let mut rolls: Vec<Vec<Fallen>> = Vec::new();
    let mut left_behind = Vec::new();
    let (mut before, mut brought) = (0, false);
    for entry in rest {
        if let Event::Rolled { roll, .. } = &entry.event {
            let throw = in_the_air(&game).zip(game.dice_due());
            match (throw, rolls.last_mut()) {
                (Some((throw, dice)), Some(rolls)) => rolls.push(Fallen {
                    throw,
                    round: game
                        .steps()
                        .last()
                        .map(MadeMove::number_written)
                        .unwrap_or_default(),
                    recorded: roll.clone(),
                    dice,
                }),
                _ => before += 1,
            }
        } else if let Event::Imported { .. } = entry.event {
            brought = true;
        } else if let Event::Dice(DiceEvent::Sealed { .. }) = entry.event {
            left_behind.push(brought);
            brought = false;
            rolls.push(Vec::new());
        }
        game.apply(entry);
    }
    let seals = game.sealed().map(SealedDice::seals).unwrap_or_default();
    let mut seals: Vec<SealCheck> = seals
        .iter()
        .zip(rolls)
        .map(|(seal, rolls)| SealCheck::of(seal, game.kind(), rolls))
        .collect();
    // A seal was left behind if the next one followed a move to another place.
    let next = left_behind.into_iter().skip(1);
    for (checked, left) in seals.iter_mut().zip(next) {
        checked.left_behind = left;
    }
    let bare = seals.is_empty().then(|| bare(&game));
    Some(DiceReport {
        seals,
        before,
        bare,
        running: matches!(game.stage(), Stage::Open | Stage::Running),
    })
}

fn bare(game: &Game) -> NoSealReason {
    match (game.kind().spec().luck.throws)(game.options()) {
        false => NoSealReason::NoDice,
        true if game.uses_players_dice() => NoSealReason::OwnDice,
        true => NoSealReason::Older,
    }
}

/// The inputs of the pending roll, before it falls; `None` if the dice are not sealed.
pub(in crate::play) fn in_the_air(game: &Game) -> Option<RollInput> {
    let step = game.steps().last()?;
    let before = Ply(game.ply().0.checked_sub(1)?);
    let position = game.history().setup_at(before)?;
    sealed::throw_for(game, &step.text, game.ply(), position.as_str())
}

/// Number of hex digits of a whole commitment.
const WHOLE: usize = 64;
/// Fewest first digits of a commitment accepted for a check: 128 bits, out of reach of a search for another secret. For
/// eight digits one is found in minutes.
pub const FEWEST: usize = 32;

/// The kind of a given seal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Given {
    /// The whole commitment, or enough of its first digits.
    Enough,
    /// First digits that another seal may share.
    TooFew,
    /// No seal at all.
    NoSeal,
}

/// Classifies given digits.
pub fn given(digits: &str) -> Given {
    let hex = digits.bytes().all(|b| b.is_ascii_hexdigit());
    match digits.len() {
        FEWEST..=WHOLE if hex => Given::Enough,
        1..FEWEST if hex => Given::TooFew,
        _ => Given::NoSeal,
    }
}
