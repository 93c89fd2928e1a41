//! Pseudonyms: the replacements in a log for players and servers that asked to be forgotten.
//!
//! They are one-way and fresh in each game, so that they lead neither back nor from one game to another.

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use crate::play::values::identity::{Env, GameId, Place, PlayerId};

/// The transport of pseudonyms, which no adapter has.
const GONE: &str = "gone";
/// Number of random bytes in a pseudonym.
const LENGTH: usize = 10;

impl PlayerId {
    /// The pseudonym of a forgotten player in this game.
    pub fn pseudonymised(env: &Env, game: GameId) -> Self {
        let drawn = pseudonym(env, &game.0.to_string());
        Self::new(format!("{GONE}:{drawn}"))
    }

    /// Returns `true` for the pseudonym of a forgotten player.
    pub fn is_pseudonym(&self) -> bool {
        let name = self.as_str().strip_prefix(GONE);
        name.is_some_and(|name| name.starts_with(':'))
    }
}

impl Place {
    /// The pseudonym of all places of a forgotten server: nobody can be there.
    pub fn pseudonymised(env: &Env) -> Self {
        Self::in_server(GONE, &pseudonym(env, "server"), "0")
    }

    /// Returns `true` for a place in a forgotten server.
    pub fn is_pseudonym(&self) -> bool {
        self.transport() == GONE
    }
}

/// One-way, since the same bytes may become a secret.
fn pseudonym(env: &Env, what: &str) -> String {
    let drawn = Sha256::new()
        .chain_update(format!("kingboard pseudonym 1\n{}\n{what}\n", env.now.0))
        .chain_update(env.entropy)
        .finalize();
    HEXLOWER.encode(&drawn[..LENGTH])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::values::identity::Timestamp;

    #[test]
    fn a_pseudonym_is_fresh_each_time_and_in_each_game() {
        let env = |byte| Env {
            now: Timestamp(0),
            entropy: [byte; 32],
        };
        let one = PlayerId::pseudonymised(&env(1), GameId(1));
        assert_eq!(one, PlayerId::pseudonymised(&env(1), GameId(1)));
        assert_ne!(one, PlayerId::pseudonymised(&env(1), GameId(2)));
        assert_ne!(one, PlayerId::pseudonymised(&env(2), GameId(1)));
        assert!(one.is_pseudonym() && !PlayerId::new("console:gone").is_pseudonym());
    }

    #[test]
    fn a_place_that_is_forgotten_is_in_no_server_and_no_conversation() {
        let env = Env {
            now: Timestamp(0),
            entropy: [7; 32],
        };
        let place = Place::pseudonymised(&env);
        assert!(place.is_pseudonym() && !place.is_private());
        assert_eq!(place.server().number(), None);
    }
}
