//! Tokens of programs as data: requests about them, their wire form, and the form of a token.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};

use crate::play::Env;
use crate::store::{TokenId, TokenScope};

/// The beginning of each token, by which leaked ones are found.
const MARK: &str = "kb_";
/// Characters after it.
const LENGTH: usize = 43;

/// The owner that a person means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenUser {
    /// The person.
    Person,
    /// The server of the place.
    Server,
}

impl TokenUser {
    /// The word in wire forms.
    const fn code(self) -> &'static str {
        match self {
            Self::Person => "mine",
            Self::Server => "server",
        }
    }
}

/// An action on tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TokensAction {
    /// The owner.
    pub of: TokenUser,
    /// The step.
    pub step: TokenStep,
}

/// A step with tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenStep {
    /// List them.
    List,
    /// Make one.
    New(TokenScope),
    /// End one.
    End(TokenId),
}

/// The wire form of a control, after `tokens.`; `None` for typed actions.
pub(in crate::service) fn wire(action: TokensAction) -> Option<String> {
    let of = action.of.code();
    match action.step {
        TokenStep::List => Some(of.to_owned()),
        TokenStep::End(id) => Some(format!("{of}.end.{}", id.0)),
        TokenStep::New(_) => None,
    }
}

/// Parses the words of [`wire`].
pub(in crate::service) fn unwire(parts: &[&str]) -> Option<TokensAction> {
    let (of, rest) = parts.split_first()?;
    let of = [TokenUser::Person, TokenUser::Server]
        .into_iter()
        .find(|user| user.code() == *of)?;
    let step = match rest {
        [] => TokenStep::List,
        ["end", id] => TokenStep::End(TokenId(id.parse().ok()?)),
        _ => return None,
    };
    Some(TokensAction { of, step })
}

/// A fresh token.
pub(in crate::service) fn fresh(env: &Env) -> String {
    let bytes = derived(env, b"kingboard token");
    format!("{MARK}{}", URL_SAFE_NO_PAD.encode(bytes))
}

/// Fresh bytes for one purpose. A seal made in the same moment reveals nothing about them.
pub(in crate::service) fn derived(env: &Env, purpose: &[u8]) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(purpose);
    hash.update(env.now.0.to_be_bytes());
    hash.update(env.entropy);
    hash.finalize().into()
}

/// The hash that a token is found by; `None` for a text that is no token.
pub fn hash(token: &str) -> Option<[u8; 32]> {
    let rest = token.strip_prefix(MARK)?;
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    let is_token = rest.len() == LENGTH && rest.bytes().all(fits);
    is_token.then(|| Sha256::digest(token).into())
}
