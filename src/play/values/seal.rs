//! Sealed dice: faces fixed by a secret that is sealed before the first move and opened at the end.
//!
//! A [`Secret`] is drawn with the challenge, and only its [`Commitment`] is published. Each player then contributes a
//! seed; the [`Scheme`] says until when. A [`RollInput`] holds all inputs of one roll. With it and the opened secret
//! everybody computes the same faces. `docs/sealed-dice.md` has each scheme to the byte, with test vectors.

use std::fmt::{self, Write as _};

use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

use crate::game::chance::{Dice, Roll};
use crate::game::text::MoveText;
use crate::games::GameKind;
use crate::play::values::identity::{GameId, Ply};

/// Most characters of a player's seed.
pub const MAX_SEED: u16 = 100;

/// The text for a seed that was not given.
const NO_SEED: &str = "-";

/// The text for a public beacon's value, which is not used yet.
const NO_BEACON: &str = "-";

/// Number of hex digits shown of a commitment in short.
const SHORT: usize = 8;

/// The time limit for contributions to the dice under a seal. Stored events and records name a scheme by its permanent
/// number, which is in the first line of every hashed text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Scheme {
    /// Until the first roll: for games from before version 2 of the scheme.
    UntilRoll,
    /// Until the player's own first move, and never after a declared move that needs dice.
    UntilMove,
}

impl Scheme {
    /// The scheme of new seals.
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

/// The 32 bytes that decide the dice of a game. Only [`Secret::hex`] shows it, to open it.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

/// The published hash of a secret: SHA-256 over it and its purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Commitment([u8; 32]);

impl Secret {
    /// A secret of fresh bytes from the operating system.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The bytes, for storage.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The secret as 64 hex digits for everybody to see: this opens it.
    pub fn hex(&self) -> String {
        HEXLOWER.encode(&self.0)
    }

    /// An opened secret from 64 hex digits.
    pub fn from_hex(text: &str) -> Option<Self> {
        unhex(text).map(Self)
    }

    /// The published hash of a secret from which the lots of a contest follow.
    pub fn seal_of_lots(&self) -> [u8; 32] {
        Sha256::digest(format!("kingboard lots 1\nsecret {}", self.hex())).into()
    }

    /// The lot that answers a question: the first eight bytes of HMAC-SHA-256 over it.
    pub fn lot(&self, question: &str) -> u64 {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("a key of any length is fine");
        mac.update(format!("kingboard lot 1\n{question}").as_bytes());
        let bytes = mac.finalize().into_bytes();
        bytes
            .iter()
            .take(8)
            .fold(0, |lot, byte| lot << 8 | u64::from(*byte))
    }

    /// Its commitment for the dice of this game under these rules, by this scheme.
    pub fn commitment(
        &self,
        scheme: Scheme,
        kind: GameKind,
        rules: u16,
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

/// Bytes as 64 hex digits: a seal, or a secret that is open.
pub fn hex(bytes: &[u8; 32]) -> String {
    HEXLOWER.encode(bytes)
}

/// Hides the secret, wherever it may be printed.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(sealed)")
    }
}

impl Commitment {
    /// A commitment from 64 hex digits.
    pub fn from_hex(text: &str) -> Option<Self> {
        unhex(text).map(Self)
    }

    /// Its first eight hex digits: enough to distinguish seals, not to check one.
    pub fn short(&self) -> String {
        self.to_string().chars().take(SHORT).collect()
    }
}

/// Writes 64 hex digits.
impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&HEXLOWER.encode(&self.0))
    }
}

/// One secret's time in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seal {
    /// The game's number when it was sealed.
    pub game: GameId,
    /// The version of the rules at that time.
    pub rules: u16,
    /// The published hash of the secret.
    pub commitment: Commitment,
    /// The time limit for contributions to the dice.
    pub scheme: Scheme,
    /// The number of the first roll made with it.
    pub first: u32,
    /// The secret, once opened.
    pub secret: Option<Secret>,
}

impl Seal {
    /// Returns `true` if this is the sealed secret, for a game of this kind.
    pub fn fits(&self, kind: GameKind, secret: &Secret) -> bool {
        secret.commitment(self.scheme, kind, self.rules, self.game) == self.commitment
    }
}

/// All inputs of one roll beside the secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RollInput {
    /// The scheme of the seal.
    pub scheme: Scheme,
    /// The game's number when it was sealed.
    pub game: GameId,
    /// The number of the roll in the game, from 1; it never decreases.
    pub number: u32,
    /// The contribution of each side's player, in seat order.
    pub seeds: Vec<(&'static str, Option<String>)>,
    /// The number of the move that needs the roll, from 1.
    pub ply: Ply,
    /// The position before that move.
    pub position: String,
    /// The move.
    pub mv: MoveText,
}

impl RollInput {
    /// The authenticated text: one fact a line, without a final line end. Each block gives 32 bytes; a second one is
    /// needed if the first holds too few fair ones.
    pub fn text(&self, block: u32) -> String {
        let mut text = format!(
            "kingboard roll {}\ngame {}\nroll {}\n",
            self.scheme.number(),
            self.game.0,
            self.number
        );
        for (side, seed) in &self.seeds {
            let seed = seed.as_deref().unwrap_or(NO_SEED);
            writeln!(text, "seed {side} {seed}").expect("writing to a string cannot fail");
        }
        write!(
            text,
            "ply {}\nposition {}\nmove {}\nbeacon {NO_BEACON}\nblock {block}",
            self.ply.0, self.position, self.mv
        )
        .expect("writing to a string cannot fail");
        text
    }

    /// The faces, attacker's first: bytes of HMAC-SHA-256 over [`RollInput::text`], read by [`Roll::from_bytes`], which
    /// skips unfair ones.
    pub fn roll(&self, secret: &Secret, dice: Dice) -> Roll {
        let mut bytes = (0..).flat_map(|block| {
            let mut mac = Hmac::<Sha256>::new_from_slice(secret.bytes())
                .expect("HMAC takes a key of any length");
            mac.update(self.text(block).as_bytes());
            <[u8; 32]>::from(mac.finalize().into_bytes())
        });
        Roll::from_bytes(dice, &mut bytes).expect("blocks do not run out")
    }
}

/// The option under which players throw their own dice.
pub const OWN_DICE: &str = "own-dice";

/// Normalises a seed: one line, single spaces, at most [`MAX_SEED`] characters; `None` if nothing is left.
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

/// Prefix of the digits of sealed words.
const CLOSED: &str = "sha256:";

/// The SHA-256 of a player's sealed words (`sha256:` and 64 hex digits); `None` for any other seed.
pub fn closed(seed: &str) -> Option<[u8; 32]> {
    unhex(seed.strip_prefix(CLOSED)?)
}

/// Returns `true` if these words match a seed of sealed words.
pub(in crate::play) fn opens(seed: &str, words: &str) -> bool {
    closed(seed) == Some(Sha256::digest(words).into())
}

fn unhex(text: &str) -> Option<[u8; 32]> {
    let bytes = HEXLOWER_PERMISSIVE.decode(text.as_bytes()).ok()?;
    bytes.try_into().ok()
}
