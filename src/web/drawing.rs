//! The turns of drawings: a few pictures at once, and one film with a short queue, so that no picture waits for films.
//!
//! A turn lasts as long as its drawing, also where nobody waits for the result any more. A request that is given up
//! before its turn leaves the queue.

use std::sync::Arc;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Most pictures drawn at once.
const PICTURES: usize = 2;
/// Most films drawn at once.
const FILMS: usize = 1;
/// Most films that wait for their turn.
const WAITING_FILMS: usize = 3;

/// The turns of all who ask for drawings.
#[derive(Debug)]
pub(super) struct DrawingTurns {
    pictures: Arc<Semaphore>,
    films: Arc<Semaphore>,
    /// Places of the films that are drawn or wait for their turn.
    places: Arc<Semaphore>,
}

/// The result of asking for a film.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum FilmDrawing<T> {
    /// It was drawn.
    Drawn(T),
    /// Too many films wait already.
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
        }
    }

    /// Draws a picture once it is its turn. `None` if that panicked.
    pub(super) async fn picture<T: Send + 'static>(
        &self,
        draw: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let turn = Arc::clone(&self.pictures).acquire_owned().await.ok()?;
        drawn(vec![turn], draw).await
    }

    /// Draws a film once it is its turn, unless too many wait for theirs.
    pub(super) async fn film<T: Send + 'static>(
        &self,
        draw: impl FnOnce() -> T + Send + 'static,
    ) -> FilmDrawing<T> {
        let Ok(place) = Arc::clone(&self.places).try_acquire_owned() else {
            return FilmDrawing::QueueFull;
        };
        let Ok(turn) = Arc::clone(&self.films).acquire_owned().await else {
            return FilmDrawing::Failed;
        };
        let film = drawn(vec![turn, place], draw).await;
        film.map_or(FilmDrawing::Failed, FilmDrawing::Drawn)
    }
}

/// Draws on a thread for blocking work, which holds these turns until it is done.
async fn drawn<T: Send + 'static>(
    turns: Vec<OwnedSemaphorePermit>,
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
        let first = tokio::spawn(async move { room.film(draw).await });
        assert!(begun.await.is_err());
        let mut waiting = Vec::new();
        for nth in 0..WAITING_FILMS {
            let room = Arc::clone(&turns);
            waiting.push(tokio::spawn(async move { room.film(move || nth).await }));
        }
        while turns.places.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        assert_eq!(turns.film(|| 7).await, FilmDrawing::QueueFull);
        assert_eq!(turns.picture(|| 7).await, Some(7), "pictures go on");
        let gone = waiting.pop().unwrap();
        gone.abort();
        assert!(gone.await.is_err());
        assert_eq!(turns.places.available_permits(), 1, "it left the queue");
        drop(ends);
        assert_eq!(first.await.unwrap(), FilmDrawing::Drawn(()));
        for (nth, film) in waiting.into_iter().enumerate() {
            assert_eq!(film.await.unwrap(), FilmDrawing::Drawn(nth));
        }
        assert_eq!(turns.film(|| 7).await, FilmDrawing::Drawn(7));
        let broken: FilmDrawing<()> = turns.film(|| panic!("a broken film")).await;
        assert_eq!(broken, FilmDrawing::Failed);
        assert_eq!(turns.film(|| 7).await, FilmDrawing::Drawn(7));
    }
}
