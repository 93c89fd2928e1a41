//! Sealed dice: faces that are fixed by a secret sealed before the first move, and opened at the end.
//!
//! A [`Secret`] is drawn with the challenge and only its [`Commitment`] is told. Each player adds a seed of their own
//! afterwards; the [`Scheme`] says until when. A [`RollInput`] is all that one roll depends on: from it and the secret
//! everybody gets the same faces, once the secret is opened. `docs/sealed-dice.md` has each scheme to the byte, with
//! test vectors.

use std::fmt::{self, Write as _};

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

use crate::game::chance::{Dice, Roll};
use crate::game::seat::{Seat, SeatSet};
use crate::game::text::MoveText;
use crate::games::GameKind;
use crate::play::event::{DiceEvent, Event};
use crate::play::{Env, Game, GameId, Ply, Version};

/// The most characters of a player's seed.
pub const MAX_SEED: u16 = 100;
/// What stands for a seed that a player has not given.
const NO_SEED: &str = "-";
/// The public beacon's value, once there is one to mix in.
const NO_BEACON: &str = "-";
/// How many hex digits of a commitment are shown where it stands for the whole.
const SHORT: usize = 8;

/// How long players may add to the dice under a seal. What is stored and recorded names a scheme by its number, for
/// ever; the number stands in the first line of whatever is hashed under it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Scheme {
    /// Until the first roll: games of before version 2 of the scheme.
    UntilRoll,
    /// Until one’s own first move, and never once a move was declared that needs dice.
    UntilMove,
}

impl Scheme {
    /// The scheme of every seal that is made now.
    pub const NOW: Self = Self::UntilMove;

    /// Its number, from 1.
    pub const fn number(self) -> u8 {
        match self {
            Self::UntilRoll => 1,
            Self::UntilMove => 2,
        }
    }

    /// The scheme of this number.
    pub const fn numbered(number: u8) -> Option<Self> {
        match number {
            1 => Some(Self::UntilRoll),
            2 => Some(Self::UntilMove),
            _ => None,
        }
    }
}

/// The 32 bytes that the dice of a game follow from. Nothing shows it but [`Secret::hex`], which is for opening it.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

/// What is told of a secret before it is opened: SHA-256 over it and what it is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Commitment([u8; 32]);

impl Secret {
    /// These bytes, fresh from the operating system.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The bytes, to be kept.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The secret for everybody to see, as 64 hex digits: this opens it.
    pub fn hex(&self) -> String {
        hex(&self.0)
    }

    /// A secret that was opened, from 64 hex digits.
    pub fn from_hex(text: &str) -> Option<Self> {
        unhex(text).map(Self)
    }

    /// What is told of it while it seals the dice of this game under these rules, by this scheme.
    pub fn commitment(
        &self,
        scheme: Scheme,
        (kind, rules): (GameKind, u16),
        game: GameId,
    ) -> Commitment {
        let text = format!(
            "kingboard seal {}\ngame {}\nrules {kind} {rules}\nsecret {}",
            scheme.number(),
            game.0,
            self.hex()
        );
        Commitment(Sha256::digest(text).into())
    }
}

/// Says nothing of it, wherever it may be printed.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(sealed)")
    }
}

impl Commitment {
    /// From 64 hex digits.
    pub fn from_hex(text: &str) -> Option<Self> {
        unhex(text).map(Self)
    }

    /// Its first eight hex digits: enough to tell one seal from another, and not to check one.
    pub fn short(&self) -> String {
        self.to_string().chars().take(SHORT).collect()
    }
}

/// As 64 hex digits.
impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

/// One secret's time in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seal {
    /// The number the game had when it was sealed.
    pub game: GameId,
    /// The version of the rules then.
    pub rules: u16,
    /// What was told of the secret.
    pub commitment: Commitment,
    /// How long players may add to the dice.
    pub scheme: Scheme,
    /// The number of the first roll that is made with it.
    pub first: u32,
    /// The secret, once opened.
    pub secret: Option<Secret>,
}

impl Seal {
    /// Whether this is the secret that was sealed, for a game of this kind.
    pub fn fits(&self, kind: GameKind, secret: &Secret) -> bool {
        secret.commitment(self.scheme, (kind, self.rules), self.game) == self.commitment
    }
}

/// The dice of a game that are sealed, as they stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SealedDice {
    seals: Vec<Seal>,
    /// By seat, of the present seal.
    seeds: Vec<Option<String>>,
    /// Who has moved under the present seal; moves taken back count.
    moved: SeatSet,
    /// Whether a move that needs dice was declared under the present seal; one taken back counts.
    attacked: bool,
    rolls: u32,
    /// Who proposes to renew the seal, and the version that it stands since.
    renewal: Option<(Seat, Version)>,
}

impl SealedDice {
    /// The seals in order; the last is in force.
    pub fn seals(&self) -> &[Seal] {
        &self.seals
    }

    /// The seal in force.
    pub fn seal(&self) -> &Seal {
        self.seals.last().expect("sealed dice have a seal")
    }

    /// What a player has added since the present seal.
    pub fn seed(&self, seat: Seat) -> Option<&str> {
        self.seeds.get(seat.index())?.as_deref()
    }

    /// How many rolls were made with sealed dice in this game.
    pub fn rolls(&self) -> u32 {
        self.rolls
    }

    /// Whether the present seal has decided a roll.
    pub fn used(&self) -> bool {
        self.rolls + 1 > self.seal().first
    }

    /// Whether a player may add something to the dice, or put something else in the place of what they have added.
    fn takes(&self, seat: Seat) -> bool {
        match self.seal().scheme {
            Scheme::UntilRoll => !self.used(),
            Scheme::UntilMove => !self.attacked && !self.moved.contains(seat),
        }
    }

    /// Whether a player’s closed words may still be opened.
    fn may_open(&self, seat: Seat) -> bool {
        let closed = self.seed(seat).is_some_and(|seed| closed(seed).is_some());
        closed && self.seal().scheme == Scheme::UntilMove && !self.attacked
    }

    /// Whether a player may add these words just now.
    fn takes_words(&self, seat: Seat, words: &str) -> bool {
        // Who had added nothing by the first roll once added the name of a message later.
        let late = self.seal().scheme == Scheme::UntilRoll && self.seed(seat).is_none();
        let opens = || self.seed(seat).is_some_and(|seed| opens(seed, words));
        late || self.takes(seat) || self.may_open(seat) && opens()
    }

    /// Who proposes to open the secret and to seal a new one.
    pub fn renewal(&self) -> Option<Seat> {
        self.renewal.map(|(by, _)| by)
    }

    /// The version that the proposal of a new seal stands since.
    pub(super) fn renewal_since(&self) -> Option<Version> {
        self.renewal.map(|(_, since)| since)
    }

    pub(super) fn rolled(&mut self) {
        self.rolls += 1;
    }

    /// With a move, or another player, a proposal that was not answered is over.
    pub(super) fn moves_on(&mut self) {
        self.renewal = None;
    }

    /// A player has moved; some moves need dice.
    pub(super) fn moved(&mut self, seat: Seat, needs_dice: bool) {
        self.moves_on();
        self.moved.insert(seat);
        self.attacked |= needs_dice;
    }
}

/// All that one roll depends on beside the secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RollInput {
    /// The scheme of the seal.
    pub scheme: Scheme,
    /// The number the game had when it was sealed.
    pub game: GameId,
    /// The number of the roll in the game, from 1; it never goes back.
    pub number: u32,
    /// What each side's player has added, in seat order.
    pub seeds: Vec<(&'static str, Option<String>)>,
    /// The number of the move that needs it, from 1.
    pub ply: Ply,
    /// The position before that move.
    pub position: String,
    /// The move.
    pub mv: MoveText,
}

impl RollInput {
    /// The text that is authenticated: one fact a line, no line end behind the last. Of each block there are 32
    /// bytes; the second is asked for when the first holds too few fair ones.
    pub fn text(&self, block: u32) -> String {
        let mut text = format!(
            "kingboard roll {}\ngame {}\nroll {}\n",
            self.scheme.number(),
            self.game.0,
            self.number
        );
        for (side, seed) in &self.seeds {
            let seed = seed.as_deref().unwrap_or(NO_SEED);
            writeln!(text, "seed {side} {seed}").expect("text grows");
        }
        write!(
            text,
            "ply {}\nposition {}\nmove {}\nbeacon {NO_BEACON}\nblock {block}",
            self.ply.0, self.position, self.mv
        )
        .expect("text grows");
        text
    }

    /// The faces, attacker's first: bytes of HMAC-SHA-256 over [`RollInput::text`] by
    /// [`Roll::from_bytes`], which throws unfair ones away.
    pub fn roll(&self, secret: &Secret, dice: Dice) -> Roll {
        let mut bytes = (0..).flat_map(|block| {
            let mut mac = Hmac::<Sha256>::new_from_slice(secret.bytes())
                .expect("a key of any length will do");
            mac.update(self.text(block).as_bytes());
            <[u8; 32]>::from(mac.finalize().into_bytes())
        });
        Roll::from_bytes(dice, &mut bytes).expect("blocks do not run out")
    }
}

impl Game {
    /// The sealed dice, where the game has any.
    pub fn sealed(&self) -> Option<&SealedDice> {
        self.sealed.as_ref()
    }

    /// What the next roll depends on if it is for this move, made in this position as the move of this number;
    /// `None` where dice are not sealed.
    pub(super) fn throw_for(&self, mv: &MoveText, ply: Ply, position: &str) -> Option<RollInput> {
        let sealed = self.sealed()?;
        let sides = (self.kind().spec().sides)(self.options()).iter();
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

    /// Whether a player may still choose what they add to the dice, or open words they have closed.
    pub fn takes_seed(&self, seat: Seat) -> bool {
        let may = |sealed: &SealedDice| sealed.takes(seat) || sealed.may_open(seat);
        self.sealed().is_some_and(may) && self.dice_due().is_none()
    }

    /// Whether a player may add these words to the dice just now; never while dice are in the air.
    pub fn takes_words(&self, seat: Seat, words: &str) -> bool {
        let may = |sealed: &SealedDice| sealed.takes_words(seat, words);
        self.sealed().is_some_and(may) && self.dice_due().is_none()
    }

    /// The number of the sealed roll that decided the move of this ply, and the seal it was made with.
    pub fn roll_at(&self, ply: Ply) -> Option<(u32, &Seal)> {
        let sealed = self.sealed()?;
        self.step_at(ply)?.roll.as_ref()?;
        let later = self.steps().iter().skip(ply.0 as usize);
        let later = later.filter(|step| step.roll.is_some()).count();
        let number = sealed.rolls.checked_sub(u32::try_from(later).ok()?)?;
        let seal = sealed.seals.iter().rfind(|seal| seal.first <= number)?;
        Some((number, seal))
    }

    /// The event of sealing this game, whose number is `game`, with this secret from now on.
    pub fn seal(&self, game: GameId, secret: &Secret) -> Event {
        let kind = self.kind();
        let rules = kind.spec().rules_version;
        let scheme = Scheme::NOW;
        Event::Dice(DiceEvent::Sealed {
            game,
            rules,
            commitment: secret.commitment(scheme, (kind, rules), game),
            scheme,
        })
    }

    /// Whether its dice are thrown by the bot, and so are sealed.
    pub fn is_sealable(&self) -> bool {
        (self.kind().spec().luck.throws)(self.options()) && !self.uses_players_dice()
    }

    /// Whether the present secret is still sealed.
    pub fn keeps_secret(&self) -> bool {
        self.sealed()
            .is_some_and(|sealed| sealed.seal().secret.is_none())
    }

    pub(super) fn book_dice(&mut self, event: &DiceEvent) {
        let seats = usize::from(self.position.seats());
        if let DiceEvent::Sealed {
            game,
            rules,
            commitment,
            scheme,
        } = event
        {
            let (mut seals, rolls) = match self.sealed.take() {
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
            self.sealed = Some(SealedDice {
                seals,
                seeds: vec![None; seats],
                moved: SeatSet::default(),
                attacked: false,
                rolls,
                renewal: None,
            });
        }
        let Some(sealed) = &mut self.sealed else {
            return;
        };
        match event {
            DiceEvent::Sealed { .. } => {}
            DiceEvent::Seeded { seat, seed } => {
                if let Some(place) = sealed.seeds.get_mut(seat.index()) {
                    *place = Some(seed.clone());
                }
            }
            DiceEvent::RenewalOffered { by } => sealed.renewal = Some((*by, self.version)),
            DiceEvent::RenewalDeclined { .. } => sealed.renewal = None,
            DiceEvent::Opened { secret } => {
                if let Some(seal) = sealed.seals.last_mut() {
                    seal.secret = Some(secret.clone());
                }
            }
        }
    }
}

/// The option under which players throw dice of their own.
pub const OWN_DICE: &str = "own-dice";

/// Who has the first seat where that is by lot. One-way, since the same bytes may become a secret.
pub(super) fn lot(env: &Env) -> Seat {
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

/// A seed as it is kept: one line, spaces at most single, at most [`MAX_SEED`] characters; `None` when nothing is left.
pub fn seed(text: &str) -> Option<String> {
    let plain: String = text
        .chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect();
    let line = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    let cut: String = line.chars().take(MAX_SEED.into()).collect();
    let cut = cut.trim_end();
    (!cut.is_empty() && cut != NO_SEED).then(|| cut.to_owned())
}

/// What stands before the digits of closed words.
const CLOSED: &str = "sha256:";

/// The SHA-256 of words that a player has closed (`sha256:` and 64 hex digits); `None` where a seed is none.
pub fn closed(seed: &str) -> Option<[u8; 32]> {
    unhex(seed.strip_prefix(CLOSED)?)
}

/// Whether these words are those that a player has closed with this seed.
fn opens(seed: &str, words: &str) -> bool {
    closed(seed) == Some(Sha256::digest(words).into())
}

fn hex(bytes: &[u8]) -> String {
    let mut text = String::new();
    for byte in bytes {
        write!(text, "{byte:02x}").expect("text grows");
    }
    text
}

fn unhex(text: &str) -> Option<[u8; 32]> {
    let digits = text.bytes().all(|b| b.is_ascii_hexdigit());
    let pairs = text.as_bytes().as_chunks::<2>();
    let (pairs, []) = pairs else { return None };
    let byte = |pair: &[u8; 2]| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok();
    let bytes: Vec<u8> = pairs.iter().map(byte).collect::<Option<_>>()?;
    bytes.try_into().ok().filter(|_| digits)
}
