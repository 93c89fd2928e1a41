//! Allowances: the requests of each token in a short time, and the number of its streams.

use std::collections::BTreeMap;
use std::sync::Arc;

use parking_lot::Mutex;
use tokio::time::Instant;

use crate::service::TokenId;
use crate::service::programs::RequestTurn;

/// Most streams of one token.
pub(super) const STREAMS: usize = 4;
/// Most tokens whose allowances are remembered.
const REMEMBERED: usize = 4_096;

/// An allowance: so much at once, and so much more each second.
#[derive(Clone, Copy, Debug)]
pub struct Allowance {
    /// At once.
    pub at_once: u32,
    /// More each second.
    pub each_second: u32,
}

impl Allowance {
    /// That of a token on a server that many share.
    pub const SHARED: Self = Self {
        at_once: 60,
        each_second: 10,
    };
    /// That of a token on one's own machine.
    pub const OWN: Self = Self {
        at_once: 2_000,
        each_second: 1_000,
    };
}

/// The allowances of all tokens.
#[derive(Debug)]
pub(super) struct Limits {
    each: Allowance,
    known: Mutex<BTreeMap<Option<TokenId>, Left>>,
    streams: Arc<Mutex<BTreeMap<TokenId, usize>>>,
}

/// The rest of an allowance.
#[derive(Clone, Copy, Debug)]
struct Left {
    points: f64,
    at: Instant,
}

/// A stream under way: it counts until it is dropped.
#[derive(Debug)]
pub(super) struct StreamSlot {
    token: TokenId,
    streams: Arc<Mutex<BTreeMap<TokenId, usize>>>,
}

/// The turns of the owners of tokens that were found lately, by the hashes of the tokens. A look-up of such a token
/// takes its owner's turn.
#[derive(Debug, Default)]
pub(super) struct KnownTokens(Mutex<BTreeMap<[u8; 32], RequestTurn>>);

impl KnownTokens {
    /// The turn of a token's owner.
    pub(super) fn turn(&self, hash: &[u8; 32]) -> Option<RequestTurn> {
        self.0.lock().get(hash).cloned()
    }

    /// Remembers the turn of a token's owner.
    pub(super) fn note(&self, hash: [u8; 32], turn: RequestTurn) {
        let mut known = self.0.lock();
        if known.len() >= REMEMBERED {
            // Each of them is found again.
            known.clear();
        }
        known.insert(hash, turn);
    }

    /// Forgets a token that has ended.
    pub(super) fn forget(&self, hash: &[u8; 32]) {
        self.0.lock().remove(hash);
    }
}

impl Limits {
    /// Limits with this allowance for each token.
    pub(super) fn new(each: Allowance) -> Self {
        Self {
            each,
            known: Mutex::default(),
            streams: Arc::default(),
        }
    }

    /// Takes the cost of a request from a token's allowance, or from the one that all requests with unknown tokens
    /// share. Returns the seconds to wait if it does not suffice.
    pub(super) fn take(&self, token: Option<TokenId>, cost: u32, now: Instant) -> Result<(), u64> {
        let most = f64::from(self.each.at_once);
        let speed = f64::from(self.each.each_second);
        let mut known = self.known.lock();
        let filled = |left: &Left| {
            let since = now.saturating_duration_since(left.at).as_secs_f64();
            (left.points + speed * since).min(most)
        };
        if known.len() >= REMEMBERED {
            // One that is full again is as good as forgotten.
            known.retain(|_, left| filled(left) < most);
        }
        let left = known.entry(token).or_insert(Left {
            points: most,
            at: now,
        });
        let points = filled(left);
        let cost = f64::from(cost);
        if points < cost {
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "it is a small positive number"
            )]
            let wait = ((cost - points) / speed).ceil() as u64;
            return Err(wait.max(1));
        }
        *left = Left {
            points: points - cost,
            at: now,
        };
        Ok(())
    }

    /// Gives back the charge of a request that cost nothing after all.
    pub(super) fn give_back(&self, token: Option<TokenId>, cost: u32) {
        let most = f64::from(self.each.at_once);
        if let Some(left) = self.known.lock().get_mut(&token) {
            left.points = (left.points + f64::from(cost)).min(most);
        }
    }

    /// A place for one more stream; `None` if the token has all that it may have. None of them is closed for it.
    pub(super) fn stream(&self, token: TokenId) -> Option<StreamSlot> {
        let mut streams = self.streams.lock();
        let count = streams.entry(token).or_default();
        if *count >= STREAMS {
            return None;
        }
        *count += 1;
        Some(StreamSlot {
            token,
            streams: Arc::clone(&self.streams),
        })
    }
}

impl Drop for StreamSlot {
    fn drop(&mut self) {
        let mut streams = self.streams.lock();
        if let Some(count) = streams.get_mut(&self.token) {
            *count -= 1;
            if *count == 0 {
                streams.remove(&self.token);
            }
        }
    }
}
