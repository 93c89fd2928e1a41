//! The outcomes of forms. Each has an address that shows it by GET, so a reloaded page sends nothing again.
//!
//! They are kept in memory, for each player the last one. An address whose outcome is no longer kept shows where things
//! stand.

use std::collections::BTreeMap;

use parking_lot::Mutex;

/// Most players whose last outcome is kept. One with the largest board has some 60 kB.
const MAX_PLAYERS: usize = 64;

/// The last outcome of each player.
#[derive(Debug)]
pub(super) struct Outcomes<T>(Mutex<BTreeMap<String, FormOutcome<T>>>);

/// An outcome.
#[derive(Debug)]
struct FormOutcome<T> {
    number: i64,
    /// The text that shows by GET where the same thing stands.
    here: String,
    page: T,
}

impl<T: Clone> Outcomes<T> {
    /// None yet.
    pub(super) const fn new() -> Self {
        Self(Mutex::new(BTreeMap::new()))
    }

    /// Keeps the outcome of a player under a number that grows with time.
    pub(super) fn keep(&self, player: &str, here: &str, number: i64, page: T) {
        let mut all = self.0.lock();
        if all.len() >= MAX_PLAYERS && !all.contains_key(player) {
            let oldest = all.iter().min_by_key(|(_, outcome)| outcome.number);
            let oldest = oldest.map(|(player, _)| player.clone());
            oldest.map(|player| all.remove(&player));
        }
        let here = here.to_owned();
        let outcome = FormOutcome { number, here, page };
        all.insert(player.to_owned(), outcome);
    }

    /// The outcome of this player with this number, if it is kept.
    pub(super) fn find(&self, player: &str, here: &str, number: i64) -> Option<T> {
        let all = self.0.lock();
        let outcome = all.get(player)?;
        (outcome.number == number && outcome.here == here).then(|| outcome.page.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outcome_is_its_players_alone_and_the_oldest_makes_room() {
        let outcomes = Outcomes::new();
        outcomes.keep("ann", "puzzle.1", 1, "right");
        assert_eq!(outcomes.find("ann", "puzzle.1", 1), Some("right"));
        assert_eq!(outcomes.find("ben", "puzzle.1", 1), None);
        assert_eq!(outcomes.find("ann", "puzzle.2", 1), None);
        outcomes.keep("ann", "puzzle.1", 2, "wrong");
        assert_eq!(outcomes.find("ann", "puzzle.1", 1), None);
        for number in 3..=66 {
            outcomes.keep(&format!("player {number}"), "", number, "right");
        }
        assert_eq!(outcomes.find("ann", "puzzle.1", 2), None);
        assert_eq!(outcomes.find("player 3", "", 3), Some("right"));
        assert_eq!(outcomes.0.lock().len(), MAX_PLAYERS);
    }
}
