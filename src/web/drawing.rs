//! The turns of drawings: a few pictures at once, and one film with a short queue, so that no picture waits for films.
//!
//! A turn lasts as long as its drawing, also where nobody waits for the result any more. A request that is given up
//! before its turn leaves the queue.

use std::sync::Arc;

use tokio::sync::Semaphore;
use tokio::time::Instant;

use crate::render::{Film, ThemeName, recent};
use crate::runtime::film_turns::FilmTurns;
use crate::service::FILM_LIMIT;

/// Most pictures drawn at once.
const PICTURES: usize = 2;
/// Most films drawn or waiting for their turn.
const FILMS: usize = 4;
/// Most films of an asker in hand: a second press finds the drawing of the first still under way.
const OWN_FILMS: usize = 2;

/// The turns of all who ask for drawings.
#[derive(Debug)]
pub(super) struct DrawingTurns {
    pictures: Arc<Semaphore>,
    films: FilmTurns,
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
            films: FilmTurns::new(FILMS, OWN_FILMS),
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

    /// The bytes of a film. One that was drawn lately takes no turn. Nobody is counted without a name.
    pub(super) async fn gif(
        &self,
        asker: Option<&str>,
        theme: ThemeName,
        film: Film,
    ) -> FilmDrawing<Option<Vec<u8>>> {
        let film = Arc::new(film);
        let sought = Arc::clone(&film);
        let kept = move || recent::kept_film(theme, &sought, FILM_LIMIT);
        if let Some(Some(kept)) = drawn((), kept).await {
            return FilmDrawing::Drawn(Some(kept.gif.clone()));
        }
        let draw = move || {
            let made = recent::film(theme, &film, FILM_LIMIT);
            made.map(|made| made.gif.clone())
        };
        self.film(asker, draw).await
    }

    /// Draws a film once it is its turn, unless too many wait for theirs, or too many of the same asker are in
    /// hand.
    async fn film<T: Send + 'static>(
        &self,
        asker: Option<&str>,
        draw: impl FnOnce() -> T + Send + 'static,
    ) -> FilmDrawing<T> {
        let Ok(place) = self.films.place(asker, Instant::now()) else {
            return FilmDrawing::QueueFull;
        };
        let film = drawn(place.turn().await, draw).await;
        film.map_or(FilmDrawing::Failed, FilmDrawing::Drawn)
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
    use crate::render::Frame;
    use crate::service::{GameKind, Options, snapshot};

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

    /// Lets others work until an asker gets no place for one more film.
    async fn until_full(turns: &DrawingTurns, asker: &str) {
        while turns.films.place(Some(asker), Instant::now()).is_ok() {
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test]
    async fn films_have_one_turn_and_a_short_queue_and_keep_no_picture_waiting() {
        let turns = Arc::new(DrawingTurns::new());
        let (draw, begun, ends) = slow();
        let room = Arc::clone(&turns);
        let first = tokio::spawn(async move { room.film(Some("ann"), draw).await });
        assert!(begun.await.is_err());
        let mut waiting = Vec::new();
        for nth in 1..FILMS {
            let room = Arc::clone(&turns);
            waiting.push(tokio::spawn(async move {
                room.film(Some(&nth.to_string()), move || nth).await
            }));
        }
        until_full(&turns, "bea").await;
        assert_eq!(turns.film(Some("bea"), || 7).await, FilmDrawing::QueueFull);
        assert_eq!(turns.picture(|| 7).await, Some(7), "pictures go on");
        let gone = waiting.pop().unwrap();
        gone.abort();
        assert!(gone.await.is_err());
        let place = turns.films.place(Some("bea"), Instant::now());
        drop(place.expect("it left the queue"));
        drop(ends);
        assert_eq!(first.await.unwrap(), FilmDrawing::Drawn(()));
        for (nth, film) in (1..).zip(waiting) {
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
        until_full(&turns, "ann").await;
        assert_eq!(turns.film(Some("ann"), || 7).await, FilmDrawing::QueueFull);
        let room = Arc::clone(&turns);
        let other = tokio::spawn(async move { room.film(Some("bea"), || 7).await });
        drop(ends);
        assert_eq!(first.await.unwrap(), FilmDrawing::Drawn(()));
        assert_eq!(second.await.unwrap(), FilmDrawing::Drawn(7));
        assert_eq!(other.await.unwrap(), FilmDrawing::Drawn(7));
        assert_eq!(turns.film(Some("ann"), || 7).await, FilmDrawing::Drawn(7));
    }

    #[tokio::test]
    async fn a_film_made_lately_comes_again_without_a_turn() {
        let film = |name: &str| Film {
            name: name.to_owned(),
            frames: vec![Frame {
                scene: snapshot::start_of(GameKind::KINGS_MATE, &Options::default()),
                hold: 10,
                slide: None,
            }],
        };
        let (turns, theme, ann) = (DrawingTurns::new(), ThemeName::default(), Some("ann"));
        let first = turns.gif(ann, theme, film("lately")).await;
        assert!(matches!(first, FilmDrawing::Drawn(Some(_))));
        let place = || turns.films.place(ann, Instant::now()).unwrap();
        let in_hand: Vec<_> = (0..OWN_FILMS).map(|_| place()).collect();
        assert_eq!(turns.gif(ann, theme, film("lately")).await, first);
        let another = turns.gif(ann, theme, film("another")).await;
        assert_eq!(another, FilmDrawing::QueueFull);
        drop(in_hand);
        let none = turns.gif(ann, theme, Film::default()).await;
        assert_eq!(none, FilmDrawing::Drawn(None));
    }
}
