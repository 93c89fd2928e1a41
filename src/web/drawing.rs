//! The turns of drawings: a few pictures at once, and one film with a short queue, so that no picture waits for films.
//!
//! A turn lasts as long as its drawing, also where nobody waits for the result any more. A request that is given up
//! before its turn leaves the queue.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Semaphore;

/// Most pictures drawn at once.
const PICTURES: usize = 2;
/// Most films drawn at once.
const FILMS: usize = 1;
/// Most films that wait for their turn.
const WAITING_FILMS: usize = 3;
/// Most films of an asker in hand: a second press finds the drawing of the first still under way.
const OWN_FILMS: usize = 2;

/// The turns of all who ask for drawings.
#[derive(Debug)]
pub(super) struct DrawingTurns {
    pictures: Arc<Semaphore>,
    films: Arc<Semaphore>,
    /// Places of the films that are drawn or wait for their turn.
    places: Arc<Semaphore>,
    /// Those with films in hand.
    askers: Arc<Askers>,
}

/// Those with films in hand, and their numbers, by the names under which they are counted.
#[derive(Debug, Default)]
struct Askers(Mutex<BTreeMap<String, usize>>);

/// A film of an asker.
#[derive(Debug)]
struct OwnFilm {
    asker: String,
    askers: Arc<Askers>,
}

/// The result of asking for a film.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum FilmDrawing<T> {
    /// It was drawn.
    Drawn(T),
    /// Too many films wait already, or too many of the same asker.
    QueueFull,
    /// Its drawing panicked.
    Failed,
}

impl DrawingTurns {
    /// All turns are free.
    pub(super) fn new() -> Self {
        Self {
            pictures: Arc::new(Semaphore::new(PICTURES)),
            films: Arc::new(Semaphore::new(FILMS)),
            places: Arc::new(Semaphore::new(FILMS + WAITING_FILMS)),
            askers: Arc::default(),
        }
    }

    /// Draws a picture once it is its turn. `None` if that panicked.
    pub(super) async fn picture<T: Send + 'static>(
        &self,
        draw: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let turn = Arc::clone(&self.pictures).acquire_owned().await.ok()?;
        drawn(turn, draw).await
    }

    /// Draws a film once it is its turn, unless too many wait for theirs, or too many of the same asker are in
    /// hand. Nobody is counted without a name.
    pub(super) async fn film<T: Send + 'static>(
        &self,
        asker: Option<&str>,
        draw: impl FnOnce() -> T + Send + 'static,
    ) -> FilmDrawing<T> {
        let own = asker.map(|asker| OwnFilm::of(asker, &self.askers));
        if let Some(None) = own {
            return FilmDrawing::QueueFull;
        }
        let Ok(place) = Arc::clone(&self.places).try_acquire_owned() else {
            return FilmDrawing::QueueFull;
        };
        let Ok(turn) = Arc::clone(&self.films).acquire_owned().await else {
            return FilmDrawing::Failed;
        };
        let film = drawn((turn, place, own), draw).await;
        film.map_or(FilmDrawing::Failed, FilmDrawing::Drawn)
    }
}

impl Askers {
    fn locked(&self) -> MutexGuard<'_, BTreeMap<String, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl OwnFilm {
    fn of(asker: &str, askers: &Arc<Askers>) -> Option<Self> {
        let mut counts = askers.locked();
        let count = counts.entry(asker.to_owned()).or_default();
        if *count >= OWN_FILMS {
            return None;
        }
        *count += 1;
        Some(Self {
            asker: asker.to_owned(),
            askers: Arc::clone(askers),
        })
    }
}

impl Drop for OwnFilm {
    fn drop(&mut self) {
        let mut counts = self.askers.locked();
        if let Some(count) = counts.get_mut(&self.asker) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.asker);
            }
        }
    }
}

/// Draws on a thread for blocking work, which holds these turns until it is done.
async fn drawn<T: Send + 'static>(
    turns: impl Send + 'static,
    draw: impl FnOnce() -> T + Send + 'static,
) -> Option<T> {
    let work = move || {
        let made = draw();
        drop(turns);
        made
    };
    tokio::task::spawn_blocking(work).await.ok()
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use tokio::sync::oneshot;

    use super::*;

    /// A drawing that says when it begins, and ends once the sender is gone.
    fn slow() -> (
        impl FnOnce() + Send + 'static,
        oneshot::Receiver<()>,
        mpsc::Sender<()>,
    ) {
        let (begins, begun) = oneshot::channel();
        let (ends, ended) = mpsc::channel::<()>();
        let draw = move || {
            drop(begins);
            assert!(ended.recv().is_err());
        };
        (draw, begun, ends)
    }

    #[tokio::test]
    async fn a_drawing_holds_its_turn_after_its_client_has_gone() {
        let turns = Arc::new(DrawingTurns::new());
        let mut under_way = Vec::new();
        for _ in 0..PICTURES {
            let (draw, begun, ends) = slow();
            let room = Arc::clone(&turns);
            let asks = tokio::spawn(async move { room.picture(draw).await });
            assert!(begun.await.is_err());
            asks.abort();
            assert!(asks.await.is_err());
            under_way.push(ends);
        }
        assert_eq!(turns.pictures.available_permits(), 0);
        under_way.pop();
        assert_eq!(turns.picture(|| 7).await, Some(7));
        drop(under_way);
    }

    #[tokio::test]
    async fn films_have_one_turn_and_a_short_queue_and_keep_no_picture_waiting() {
        let turns = Arc::new(DrawingTurns::new());
        let (draw, begun, ends) = slow();
        let room = Arc::clone(&turns);
        let first = tokio::spawn(async move { room.film(Some("ann"), draw).await });
        assert!(begun.await.is_err());
        let mut waiting = Vec::new();
        for nth in 0..WAITING_FILMS {
            let room = Arc::clone(&turns);
            waiting.push(tokio::spawn(async move {
                room.film(Some(&nth.to_string()), move || nth).await
            }));
        }
        while turns.places.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        assert_eq!(turns.film(Some("bea"), || 7).await, FilmDrawing::QueueFull);
        assert_eq!(turns.picture(|| 7).await, Some(7), "pictures go on");
        assert!(turns.askers.locked().contains_key("ann"));
        let gone = waiting.pop().unwrap();
        gone.abort();
        assert!(gone.await.is_err());
        assert_eq!(turns.places.available_permits(), 1, "it left the queue");
        drop(ends);
        assert_eq!(first.await.unwrap(), FilmDrawing::Drawn(()));
        for (nth, film) in waiting.into_iter().enumerate() {
            assert_eq!(film.await.unwrap(), FilmDrawing::Drawn(nth));
        }
        assert_eq!(turns.film(Some("bea"), || 7).await, FilmDrawing::Drawn(7));
        let broken: FilmDrawing<()> = turns.film(Some("bea"), || panic!("a broken film")).await;
        assert_eq!(broken, FilmDrawing::Failed);
        assert_eq!(turns.film(Some("bea"), || 7).await, FilmDrawing::Drawn(7));
    }

    #[tokio::test]
    async fn an_asker_has_two_films_in_hand_and_leaves_room_for_others() {
        let turns = Arc::new(DrawingTurns::new());
        let (draw, begun, ends) = slow();
        let room = Arc::clone(&turns);
        let first = tokio::spawn(async move { room.film(Some("ann"), draw).await });
        assert!(begun.await.is_err());
        let room = Arc::clone(&turns);
        let second = tokio::spawn(async move { room.film(Some("ann"), || 7).await });
        while turns.askers.locked()["ann"] < OWN_FILMS {
            tokio::task::yield_now().await;
        }
        assert_eq!(turns.film(Some("ann"), || 7).await, FilmDrawing::QueueFull);
        let room = Arc::clone(&turns);
        let other = tokio::spawn(async move { room.film(Some("bea"), || 7).await });
        drop(ends);
        assert_eq!(first.await.unwrap(), FilmDrawing::Drawn(()));
        assert_eq!(second.await.unwrap(), FilmDrawing::Drawn(7));
        assert_eq!(other.await.unwrap(), FilmDrawing::Drawn(7));
        assert_eq!(turns.film(Some("ann"), || 7).await, FilmDrawing::Drawn(7));
        assert!(turns.askers.locked().is_empty());
    }
}
