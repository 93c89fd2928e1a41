//! Allowances: the requests of each token in a short time, and the number of its streams.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::Duration;

use lru::LruCache;
use parking_lot::Mutex;
use tokio::time::Instant;

use crate::runtime::limits::NamedBuckets;
use crate::service::TokenId;
use crate::service::programs::RequestTurn;

/// Most streams of one token.
pub(super) const STREAMS: usize = 4;
/// Most tokens whose owners are remembered.
const REMEMBERED: NonZeroUsize = NonZeroUsize::new(4_096).unwrap();

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
    /// By token; all requests with unknown tokens share one.
    known: Mutex<NamedBuckets<Option<TokenId>>>,
    streams: Arc<Mutex<BTreeMap<TokenId, usize>>>,
}

/// A stream under way: it counts until it is dropped.
#[derive(Debug)]
pub(super) struct StreamSlot {
    token: TokenId,
    streams: Arc<Mutex<BTreeMap<TokenId, usize>>>,
}

/// The turns of the owners of tokens that were found lately, by the hashes of the tokens. A look-up of such a token
/// takes its owner's turn.
#[derive(Debug)]
pub(super) struct KnownTokens(Mutex<LruCache<[u8; 32], RequestTurn>>);

impl Default for KnownTokens {
    fn default() -> Self {
        Self(Mutex::new(LruCache::new(REMEMBERED)))
    }
}

impl KnownTokens {
    /// The turn of a token's owner.
    pub(super) fn turn(&self, hash: &[u8; 32]) -> Option<RequestTurn> {
        self.0.lock().get(hash).cloned()
    }

    /// Remembers the turn of a token's owner.
    pub(super) fn note(&self, hash: [u8; 32], turn: RequestTurn) {
        self.0.lock().put(hash, turn);
    }

    /// Forgets a token that has ended.
    pub(super) fn forget(&self, hash: &[u8; 32]) {
        self.0.lock().pop(hash);
    }
}

impl Limits {
    /// Limits with this allowance for each token.
    pub(super) fn new(each: Allowance) -> Self {
        let every = Duration::from_secs(1) / each.each_second;
        Self {
            known: Mutex::new(NamedBuckets::new(each.at_once, every)),
            streams: Arc::default(),
        }
    }

    /// Takes the cost of a request from a token's allowance, or from the one that all requests with unknown tokens
    /// share.
    ///
    /// # Errors
    /// The wait if it does not suffice.
    pub(super) fn take(
        &self,
        token: Option<TokenId>,
        cost: u32,
        now: Instant,
    ) -> Result<(), Duration> {
        self.known.lock().ask_for(&token, cost, now)
    }

    /// Gives back the charge of a request that cost nothing after all.
    pub(super) fn give_back(&self, token: Option<TokenId>, cost: u32) {
        self.known.lock().give_back(&token, cost);
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
