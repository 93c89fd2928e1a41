//! The sealed dice of a game: the present seal, the players' contributions, and the rolls made with it.
//!
//! [`crate::play::values::seal`] defines secrets, seals and rolls.

use sha2::{Digest, Sha256};

use crate::game::seat::{Seat, SeatSet};
use crate::game::text::MoveText;
use crate::play::game::Game;
use crate::play::values::event::{DiceEvent, Event};
use crate::play::values::identity::{Env, GameId, Ply, Version};
use crate::play::values::seal::{RollInput, Scheme, Seal, Secret, closed, opens};

/// The sealed dice of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SealedDice {
    seals: Vec<Seal>,
    /// Contributions by seat, for the present seal.
    seeds: Vec<Option<String>>,
    /// Seats that have moved under the present seal; undone moves count.
    moved: SeatSet,
    /// `true` if a move that needs dice was declared under the present seal; an undone one counts.
    attacked: bool,
    rolls: u32,
    /// The seat that proposes to renew the seal, and the version of the proposal.
    renewal: Option<(Seat, Version)>,
}

impl SealedDice {
    /// The seals in order; the last is the present one.
    pub fn seals(&self) -> &[Seal] {
        &self.seals
    }

    /// The present seal.
    pub fn seal(&self) -> &Seal {
        self.seals.last().expect("sealed dice have a seal")
    }

    /// A player's contribution to the present seal.
    pub fn seed(&self, seat: Seat) -> Option<&str> {
        self.seeds.get(seat.index())?.as_deref()
    }

    /// Number of sealed rolls in this game.
    pub fn rolls(&self) -> u32 {
        self.rolls
    }

    /// Returns `true` if the present seal has decided a roll.
    pub fn used(&self) -> bool {
        self.rolls + 1 > self.seal().first
    }

    /// Returns `true` if a player may add or replace their contribution.
    fn takes(&self, seat: Seat) -> bool {
        match self.seal().scheme {
            Scheme::UntilRoll => !self.used(),
            Scheme::UntilMove => !self.attacked && !self.moved.contains(seat),
        }
    }

    /// Returns `true` if a player’s sealed words may still be opened.
    fn may_open(&self, seat: Seat) -> bool {
        let closed = self.seed(seat).is_some_and(|seed| closed(seed).is_some());
        closed && self.seal().scheme == Scheme::UntilMove && !self.attacked
    }

    /// Returns `true` if a player may add these words now.
    fn takes_words(&self, seat: Seat, words: &str) -> bool {
        // In the old scheme, a player without words at the first roll had the id of a later message added.
        let late = self.seal().scheme == Scheme::UntilRoll && self.seed(seat).is_none();
        let opens = || self.seed(seat).is_some_and(|seed| opens(seed, words));
        late || self.takes(seat) || self.may_open(seat) && opens()
    }

    /// The seat that proposes to open the secret and to seal a new one.
    pub fn renewal(&self) -> Option<Seat> {
        self.renewal.map(|(by, _)| by)
    }

    /// The version of the proposal of a new seal.
    pub fn renewal_since(&self) -> Option<Version> {
        self.renewal.map(|(_, since)| since)
    }

    pub(super) fn rolled(&mut self) {
        self.rolls += 1;
    }

    /// A move, a new player or the end of the game drops an unanswered proposal.
    pub(super) fn drop_renewal(&mut self) {
        self.renewal = None;
    }

    /// Records a player's move; some moves need dice.
    pub(super) fn moved(&mut self, seat: Seat, needs_dice: bool) {
        self.drop_renewal();
        self.moved.insert(seat);
        self.attacked |= needs_dice;
    }
}

impl Game {
    /// Returns `true` if the present secret is still sealed.
    pub fn keeps_secret(&self) -> bool {
        self.sealed()
            .is_some_and(|sealed| sealed.seal().secret.is_none())
    }
}

/// Applies an event of the dice of a game with this number of seats; `version` is that of the event.
pub(super) fn apply(dice: &mut Option<SealedDice>, event: &DiceEvent, seats: u8, version: Version) {
    if let DiceEvent::Sealed {
        game,
        rules,
        commitment,
        scheme,
    } = event
    {
        let (mut seals, rolls) = match dice.take() {
            Some(sealed) => (sealed.seals, sealed.rolls),
            None => (Vec::new(), 0),
        };
        seals.push(Seal {
            game: *game,
            rules: *rules,
            commitment: *commitment,
            scheme: *scheme,
            first: rolls + 1,
            secret: None,
        });
        *dice = Some(SealedDice {
            seals,
            seeds: vec![None; usize::from(seats)],
            moved: SeatSet::default(),
            attacked: false,
            rolls,
            renewal: None,
        });
    }
    let Some(sealed) = dice else {
        return;
    };
    match event {
        DiceEvent::Sealed { .. } => {}
        DiceEvent::Seeded { seat, seed } => {
            if let Some(place) = sealed.seeds.get_mut(seat.index()) {
                *place = Some(seed.clone());
            }
        }
        DiceEvent::RenewalOffered { by } => sealed.renewal = Some((*by, version)),
        DiceEvent::RenewalDeclined { .. } => sealed.renewal = None,
        DiceEvent::Opened { secret } => {
            if let Some(seal) = sealed.seals.last_mut() {
                seal.secret = Some(secret.clone());
            }
        }
    }
}

/// Returns `true` if a player may still choose their contribution, or open words they have sealed.
pub fn takes_seed(game: &Game, seat: Seat) -> bool {
    let may = |sealed: &SealedDice| sealed.takes(seat) || sealed.may_open(seat);
    game.sealed().is_some_and(may) && game.dice_due().is_none()
}

/// Returns `true` if a player may add these words now; never while dice are in the air.
pub fn takes_words(game: &Game, seat: Seat, words: &str) -> bool {
    let may = |sealed: &SealedDice| sealed.takes_words(seat, words);
    game.sealed().is_some_and(may) && game.dice_due().is_none()
}

/// The inputs of the next roll for this move, made in this position as the move of this number; `None` if dice are
/// not sealed.
pub(in crate::play) fn throw_for(
    game: &Game,
    mv: &MoveText,
    ply: Ply,
    position: &str,
) -> Option<RollInput> {
    let sealed = game.sealed()?;
    let sides = (game.kind().spec().sides)(game.options()).iter();
    Some(RollInput {
        scheme: sealed.seal().scheme,
        game: sealed.seal().game,
        number: sealed.rolls + 1,
        seeds: sides.copied().zip(sealed.seeds.iter().cloned()).collect(),
        ply,
        position: position.to_owned(),
        mv: mv.clone(),
    })
}

/// The number of the sealed roll that decided the move of this ply, and the seal it was made with.
pub fn roll_at(game: &Game, ply: Ply) -> Option<(u32, &Seal)> {
    let sealed = game.sealed()?;
    game.history().step_at(ply)?.roll.as_ref()?;
    let later = game.steps().iter().skip(ply.0 as usize);
    let later = later.filter(|step| step.roll.is_some()).count();
    let number = sealed.rolls.checked_sub(u32::try_from(later).ok()?)?;
    let seal = sealed.seals.iter().rfind(|seal| seal.first <= number)?;
    Some((number, seal))
}

/// The event that seals a game, with this number, by this secret.
pub fn seal_event(game: &Game, number: GameId, secret: &Secret) -> Event {
    let kind = game.kind();
    let rules = kind.spec().rules_version;
    let scheme = Scheme::NOW;
    Event::Dice(DiceEvent::Sealed {
        game: number,
        rules,
        commitment: secret.commitment(scheme, kind, rules, number),
        scheme,
    })
}

/// The secret for the dice of the game of this number. Several games may be sealed with the same bytes, as in a contest.
/// So each has a secret of its own, which gives that of no other away.
pub fn secret_of(number: GameId, env: &Env) -> Secret {
    let drawn = Sha256::new()
        .chain_update("kingboard secret 1\n")
        .chain_update(env.entropy)
        .chain_update(number.0.to_be_bytes())
        .finalize();
    Secret::new(drawn.into())
}

/// Returns `true` if the bot throws its dice, which are then sealed.
pub fn is_sealable(game: &Game) -> bool {
    (game.kind().spec().luck.throws)(game.options()) && !game.uses_players_dice()
}

/// The challenger's seat by lot. One-way, since the same bytes may become a secret.
pub(in crate::play) fn lot(env: &Env) -> Seat {
    let drawn = Sha256::new()
        .chain_update("kingboard lot 1\n")
        .chain_update(env.entropy)
        .finalize();
    if drawn[0] & 1 == 0 {
        Seat::FIRST
    } else {
        Seat::SECOND
    }
}
