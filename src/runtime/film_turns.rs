//! The turns of films: one is drawn at a time, a few wait, and each person has few of them in hand.
//!
//! Each adapter that draws films has turns of its own.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use parking_lot::Mutex;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::Instant;

use crate::runtime::limits::NamedBuckets;

/// The films in hand, and those who asked for them.
#[derive(Debug)]
pub struct FilmTurns {
    places: Arc<Semaphore>,
    drawn: Arc<Semaphore>,
    askers: Arc<Mutex<FilmAskers>>,
    /// Most films of an asker in hand.
    own: usize,
}

#[derive(Debug, Default)]
struct FilmAskers {
    /// Those with films in hand, and their numbers, by the names under which they are counted.
    in_hand: BTreeMap<String, usize>,
    /// The limit of films in a row, if there is one.
    lately: Option<NamedBuckets>,
}

/// A film in hand. It keeps its place until it is dropped.
#[derive(Debug)]
pub struct FilmPlace {
    _place: OwnedSemaphorePermit,
    drawn: Arc<Semaphore>,
    _own: Option<OwnFilm>,
}

/// The turn of a film to be drawn, with its place. Both end when it is dropped.
#[derive(Debug)]
pub struct FilmTurn {
    _turn: Option<OwnedSemaphorePermit>,
    _place: FilmPlace,
}

/// A film of an asker.
#[derive(Debug)]
struct OwnFilm {
    asker: String,
    askers: Arc<Mutex<FilmAskers>>,
}

/// The reason why a film is not begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FilmRefusal {
    /// Too many films wait.
    Busy,
    /// Too many films of the same asker are in hand.
    InHand,
    /// The asker may ask for another film after this time.
    InARow(Duration),
}

impl FilmTurns {
    /// Turns for so many films that are drawn or wait, and so many of one asker.
    pub fn new(films: usize, own: usize) -> Self {
        Self {
            places: Arc::new(Semaphore::new(films)),
            drawn: Arc::new(Semaphore::new(1)),
            askers: Arc::default(),
            own,
        }
    }

    /// The same with a limit of films in a row.
    #[must_use]
    pub fn limited(self, in_a_row: NamedBuckets) -> Self {
        self.askers.lock().lately = Some(in_a_row);
        self
    }

    /// A place for one more film. Nobody is counted without a name.
    ///
    /// # Errors
    /// [`FilmRefusal`] if there is none; it counts for nothing.
    pub fn place(&self, asker: Option<&str>, now: Instant) -> Result<FilmPlace, FilmRefusal> {
        let places = Arc::clone(&self.places);
        let place = places.try_acquire_owned().map_err(|_| FilmRefusal::Busy)?;
        let own = asker.map(|asker| self.own_film(asker, now));
        Ok(FilmPlace {
            _place: place,
            drawn: Arc::clone(&self.drawn),
            _own: own.transpose()?,
        })
    }

    fn own_film(&self, asker: &str, now: Instant) -> Result<OwnFilm, FilmRefusal> {
        let mut known = self.askers.lock();
        let count = known.in_hand.get(asker).copied().unwrap_or_default();
        if count >= self.own {
            return Err(FilmRefusal::InHand);
        }
        if let Some(lately) = &mut known.lately {
            lately.ask(asker, now).map_err(FilmRefusal::InARow)?;
        }
        known.in_hand.insert(asker.to_owned(), count + 1);
        Ok(OwnFilm {
            asker: asker.to_owned(),
            askers: Arc::clone(&self.askers),
        })
    }
}

impl FilmPlace {
    /// Waits until this film is to be drawn.
    pub async fn turn(self) -> FilmTurn {
        // Nobody closes the turns.
        let turn = Arc::clone(&self.drawn).acquire_owned().await.ok();
        FilmTurn {
            _turn: turn,
            _place: self,
        }
    }
}

impl Drop for OwnFilm {
    fn drop(&mut self) {
        let mut known = self.askers.lock();
        if let Some(count) = known.in_hand.get_mut(&self.asker) {
            *count -= 1;
            if *count == 0 {
                known.in_hand.remove(&self.asker);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILMS: usize = 4;
    const IN_A_ROW: u32 = 5;
    const INTERVAL: Duration = Duration::from_mins(1);

    fn in_a_row() -> NamedBuckets {
        NamedBuckets::new(IN_A_ROW, INTERVAL)
    }

    #[test]
    fn a_person_has_one_film_in_hand_and_five_in_a_row() {
        let turns = FilmTurns::new(FILMS, 1).limited(in_a_row());
        let now = Instant::now();
        let refused = |who, now| turns.place(Some(who), now).unwrap_err();
        for _ in 0..IN_A_ROW {
            let place = turns.place(Some("ann"), now).unwrap();
            assert_eq!(refused("ann", now), FilmRefusal::InHand);
            drop(place);
        }
        assert_eq!(refused("ann", now), FilmRefusal::InARow(INTERVAL));
        turns.place(Some("ben"), now).unwrap();
        let later = now + INTERVAL;
        turns.place(Some("ann"), later).unwrap();
        assert_eq!(refused("ann", later), FilmRefusal::InARow(INTERVAL));
        turns.place(Some("ann"), now + 2 * INTERVAL).unwrap();
        assert!(turns.askers.lock().in_hand.is_empty());
    }

    #[test]
    fn one_person_leaves_room_for_the_films_of_others_and_a_full_queue_counts_for_nothing() {
        let turns = FilmTurns::new(FILMS, 1).limited(in_a_row());
        let now = Instant::now();
        let others = (0..FILMS).map(|nth| turns.place(Some(&nth.to_string()), now));
        let others: Vec<FilmPlace> = others.collect::<Result<_, _>>().unwrap();
        for _ in 0..=IN_A_ROW {
            let refused = turns.place(Some("ann"), now).unwrap_err();
            assert_eq!(refused, FilmRefusal::Busy);
        }
        drop(others);
        turns.place(Some("ann"), now).unwrap();
        turns.place(None, now).unwrap();
    }

    #[test]
    fn an_asker_may_have_two_films_in_hand_and_any_number_in_a_row() {
        let (turns, now) = (FilmTurns::new(FILMS, 2), Instant::now());
        for _ in 0..=IN_A_ROW {
            let both = [turns.place(Some("ann"), now), turns.place(Some("ann"), now)];
            assert!(both.iter().all(Result::is_ok), "{both:?}");
            let third = turns.place(Some("ann"), now).unwrap_err();
            assert_eq!(third, FilmRefusal::InHand);
            turns.place(Some("bea"), now).unwrap();
        }
        assert!(turns.askers.lock().in_hand.is_empty());
    }

    #[tokio::test]
    async fn one_film_is_drawn_at_a_time_and_one_that_is_given_up_leaves_the_queue() {
        let (turns, now) = (FilmTurns::new(2, 1), Instant::now());
        let place = |asker| turns.place(Some(asker), now);
        let turn = place("ann").unwrap().turn().await;
        let second = place("ben").unwrap().turn();
        assert_eq!(place("cid").unwrap_err(), FilmRefusal::Busy);
        let none = tokio::time::timeout(Duration::from_millis(1), second);
        assert!(none.await.is_err());
        let second = place("ben").unwrap();
        drop(turn);
        let turn = second.turn().await;
        place("ann").unwrap();
        drop(turn);
    }
}
