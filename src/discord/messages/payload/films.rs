//! The turns of films in Discord: boards never wait for films, and a person has one film in hand, and a few in a row.

use std::time::Duration;

use crate::runtime::film_turns::{FilmRefusal, FilmTurns};
use crate::runtime::limits::NamedBuckets;
use crate::service::words::catalogue::{TextArg, sentences};

/// Most films waiting or being drawn.
pub(super) const FILMS: usize = 8;
/// Most films of a person in hand.
const OWN_FILMS: usize = 1;
/// Films that a person may ask for in a row.
const IN_A_ROW: u32 = 5;
/// Interval at which a person may ask for another film after that.
const INTERVAL: Duration = Duration::from_mins(1);

/// Nobody has asked for a film yet.
pub(super) fn turns() -> FilmTurns {
    FilmTurns::new(FILMS, OWN_FILMS).limited(NamedBuckets::new(IN_A_ROW, INTERVAL))
}

/// A refusal as a sentence.
pub(super) fn refused(why: FilmRefusal) -> String {
    let words = sentences();
    match why {
        FilmRefusal::Busy => words.line("discord-films-busy", &[]),
        FilmRefusal::InHand => words.line("discord-film-in-hand", &[]),
        FilmRefusal::InARow(wait) => {
            let seconds = wait.as_millis().div_ceil(1_000);
            let seconds = usize::try_from(seconds).unwrap_or(usize::MAX);
            let seconds = TextArg::count(seconds);
            words.line("discord-films-in-a-row", &[("seconds", seconds)])
        }
    }
}

#[cfg(test)]
mod tests {
    use tokio::time::Instant;

    use super::*;

    #[test]
    fn a_person_has_one_film_in_hand_and_five_in_a_row_and_is_told_so() {
        let (turns, now) = (turns(), Instant::now());
        for _ in 0..IN_A_ROW {
            let place = turns.place(Some("discord:1"), now).unwrap();
            let second = turns.place(Some("discord:1"), now).unwrap_err();
            assert_eq!(second, FilmRefusal::InHand);
            drop(place);
        }
        let sixth = turns.place(Some("discord:1"), now).unwrap_err();
        assert_eq!(sixth, FilmRefusal::InARow(INTERVAL));
        assert!(refused(sixth).contains("60"), "{}", refused(sixth));
    }
}
