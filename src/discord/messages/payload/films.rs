//! The turns of films: one is drawn at a time, so that boards never wait for films.
//!
//! A person has one film in hand, and a few in a row. A film that was drawn lately is shown again without a turn.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::Instant;

use crate::runtime::limits::NamedBuckets;
use crate::service::PlayerId;
use crate::service::words::catalogue::{TextArg, sentences};

/// Most films waiting or being drawn.
pub(super) const FILMS: usize = 8;
/// Films that a person may ask for in a row.
const IN_A_ROW: u32 = 5;
/// Interval at which a person may ask for another film after that.
const INTERVAL: Duration = Duration::from_mins(1);

/// The films in hand, and the persons who asked for them.
#[derive(Debug)]
pub(super) struct FilmTurns {
    places: Arc<Semaphore>,
    drawn: Arc<Semaphore>,
    askers: Arc<Mutex<FilmAskers>>,
}

#[derive(Debug)]
struct FilmAskers {
    /// The persons with a film in hand.
    waiting: BTreeSet<PlayerId>,
    lately: NamedBuckets,
}

/// A film in hand. It keeps its place until it is dropped.
#[derive(Debug)]
pub(super) struct FilmPlace {
    _place: OwnedSemaphorePermit,
    turn: Arc<Semaphore>,
    _asker: Option<FilmInHand>,
}

#[derive(Debug)]
struct FilmInHand {
    asker: PlayerId,
    askers: Arc<Mutex<FilmAskers>>,
}

/// The reason why a film is not begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FilmRefusal {
    /// Too many films wait.
    Busy,
    /// Another film of the same person is in hand.
    InHand,
    /// The person may ask for another film after this time.
    InARow(Duration),
}

impl FilmRefusal {
    /// The refusal as a sentence.
    pub(super) fn line(self) -> String {
        let words = sentences();
        match self {
            Self::Busy => words.line("discord-films-busy", &[]),
            Self::InHand => words.line("discord-film-in-hand", &[]),
            Self::InARow(wait) => {
                let seconds = wait.as_millis().div_ceil(1_000);
                let seconds = usize::try_from(seconds).unwrap_or(usize::MAX);
                words.line(
                    "discord-films-in-a-row",
                    &[("seconds", TextArg::count(seconds))],
                )
            }
        }
    }
}

impl FilmTurns {
    /// Nobody has asked for a film yet.
    pub(super) fn new() -> Self {
        Self {
            places: Arc::new(Semaphore::new(FILMS)),
            drawn: Arc::new(Semaphore::new(1)),
            askers: Arc::new(Mutex::new(FilmAskers {
                waiting: BTreeSet::new(),
                lately: NamedBuckets::new(IN_A_ROW, INTERVAL),
            })),
        }
    }

    /// A place for one more film. A film that nobody asked for is counted for nobody.
    ///
    /// # Errors
    /// [`FilmRefusal`] if there is none; it counts for nothing.
    pub(super) fn place(
        &self,
        asker: Option<&PlayerId>,
        now: Instant,
    ) -> Result<FilmPlace, FilmRefusal> {
        let places = Arc::clone(&self.places);
        let place = places.try_acquire_owned().map_err(|_| FilmRefusal::Busy)?;
        let own = asker.map(|asker| FilmInHand::of(asker, &self.askers, now));
        Ok(FilmPlace {
            _place: place,
            turn: Arc::clone(&self.drawn),
            _asker: own.transpose()?,
        })
    }
}

impl FilmPlace {
    /// Waits until this film is to be drawn; the turn ends when the result is dropped.
    pub(super) async fn turn(&self) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.turn).acquire_owned().await.ok()
    }
}

impl FilmInHand {
    fn of(
        asker: &PlayerId,
        askers: &Arc<Mutex<FilmAskers>>,
        now: Instant,
    ) -> Result<Self, FilmRefusal> {
        let mut known = locked(askers);
        if known.waiting.contains(asker) {
            return Err(FilmRefusal::InHand);
        }
        let asked = known.lately.ask(asker.as_str(), now);
        asked.map_err(FilmRefusal::InARow)?;
        known.waiting.insert(asker.clone());
        Ok(Self {
            asker: asker.clone(),
            askers: Arc::clone(askers),
        })
    }
}

impl Drop for FilmInHand {
    fn drop(&mut self) {
        locked(&self.askers).waiting.remove(&self.asker);
    }
}

fn locked(askers: &Mutex<FilmAskers>) -> MutexGuard<'_, FilmAskers> {
    // It is consistent between any two statements.
    askers.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(name: &str) -> PlayerId {
        PlayerId::new(format!("discord:{name}"))
    }

    #[test]
    fn a_person_has_one_film_in_hand_and_five_in_a_row() {
        let (turns, now) = (FilmTurns::new(), Instant::now());
        let (ann, ben) = (person("1"), person("2"));
        let asks = |who: &PlayerId, now| turns.place(Some(who), now);
        let refused = |who: &PlayerId, now| asks(who, now).unwrap_err();
        for _ in 0..IN_A_ROW {
            let place = asks(&ann, now).unwrap();
            assert_eq!(refused(&ann, now), FilmRefusal::InHand);
            drop(place);
        }
        assert_eq!(refused(&ann, now), FilmRefusal::InARow(INTERVAL));
        asks(&ben, now).unwrap();
        let later = now + INTERVAL;
        asks(&ann, later).unwrap();
        assert_eq!(refused(&ann, later), FilmRefusal::InARow(INTERVAL));
        asks(&ann, now + 2 * INTERVAL).unwrap();
    }

    #[test]
    fn one_person_leaves_room_for_the_films_of_others_and_a_full_queue_counts_for_nothing() {
        let (turns, now) = (FilmTurns::new(), Instant::now());
        let others = (0..FILMS).map(|nth| turns.place(Some(&person(&nth.to_string())), now));
        let others: Vec<FilmPlace> = others.collect::<Result<_, _>>().unwrap();
        let ann = person("ann");
        for _ in 0..=IN_A_ROW {
            let refused = turns.place(Some(&ann), now).unwrap_err();
            assert_eq!(refused, FilmRefusal::Busy);
        }
        drop(others);
        turns.place(Some(&ann), now).unwrap();
        turns.place(None, now).unwrap();
    }

    #[tokio::test]
    async fn one_film_is_drawn_at_a_time() {
        let (turns, now) = (FilmTurns::new(), Instant::now());
        let (first, second) = (turns.place(None, now), turns.place(None, now));
        let (first, second) = (first.unwrap(), second.unwrap());
        let turn = first.turn().await;
        let none = tokio::time::timeout(Duration::from_millis(1), second.turn());
        assert!(none.await.is_err());
        drop(turn);
        assert!(second.turn().await.is_some());
    }
}
