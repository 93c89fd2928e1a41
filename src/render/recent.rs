//! The boards and films drawn last: one that is shown again is neither drawn nor compressed again.
//!
//! A posted board comes again when a message is sent a second time, and when several people look at the same position.
//! A scene has the words of its caption, so no picture outlives a name that it shows.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, LazyLock};

use lru::LruCache;
use parking_lot::Mutex;

use crate::render::Renderer;
use crate::render::film::FilmFile;
use crate::scene::{Film, Scene, ThemeName};

/// Most bytes of all kept boards together: some two hundred.
const MAX_BYTES: usize = 6 * 1024 * 1024;
/// Most bytes of all kept films together: one of the largest, or a few.
const MOST_OF_FILMS: usize = 12 * 1024 * 1024;

/// Pictures, the least recently used making room.
#[derive(Debug)]
struct Recent<K: Eq + Hash, P> {
    /// Each with the number of its bytes.
    pictures: LruCache<K, (P, usize)>,
    /// Number of bytes of all pictures.
    bytes: usize,
    /// Most bytes of all pictures.
    most: usize,
}

type Boards = Recent<(ThemeName, Scene), Arc<[u8]>>;
type Films = Recent<FilmKey, Arc<FilmFile>>;

static BOARDS: LazyLock<Mutex<Boards>> = LazyLock::new(|| Mutex::new(Recent::new(MAX_BYTES)));
static FILMS: LazyLock<Mutex<Films>> = LazyLock::new(|| Mutex::new(Recent::new(MOST_OF_FILMS)));

/// A film, its theme, and its largest size. Thousands of scenes would take more memory than the film that is drawn of
/// them, so two hashes stand for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct FilmKey {
    theme: ThemeName,
    most: usize,
    scenes: [u64; 2],
}

impl FilmKey {
    fn of(theme: ThemeName, film: &Film, most: usize) -> Self {
        let scenes = [0_u8, 1].map(|which| {
            let mut hasher = DefaultHasher::new();
            (which, film).hash(&mut hasher);
            hasher.finish()
        });
        Self {
            theme,
            most,
            scenes,
        }
    }
}

/// The scene as [`Renderer::still`] draws it, from memory if it was drawn lately.
pub fn board(theme: ThemeName, scene: Scene) -> Arc<[u8]> {
    let key = (theme, scene);
    let kept = BOARDS.lock().get(&key);
    kept.unwrap_or_else(|| {
        let drawn: Arc<[u8]> = Renderer::of(theme).still(&key.1).into();
        BOARDS.lock().put(key, Arc::clone(&drawn), drawn.len());
        drawn
    })
}

/// The film as [`Renderer::film`] draws it, from memory if it was drawn lately.
pub fn film(theme: ThemeName, film: &Film, most: usize) -> Option<Arc<FilmFile>> {
    let key = FilmKey::of(theme, film, most);
    let kept = FILMS.lock().get(&key);
    kept.or_else(|| {
        let drawn = Arc::new(Renderer::of(theme).film(film, most)?);
        FILMS.lock().put(key, Arc::clone(&drawn), drawn.gif.len());
        Some(drawn)
    })
}

/// [`film`] if it is in memory.
pub fn kept_film(theme: ThemeName, film: &Film, most: usize) -> Option<Arc<FilmFile>> {
    let key = FilmKey::of(theme, film, most);
    FILMS.lock().get(&key)
}

impl<K: Eq + Hash, P> Recent<K, P> {
    fn new(most: usize) -> Self {
        Self {
            // The bound is on bytes, not on pictures.
            pictures: LruCache::unbounded(),
            bytes: 0,
            most,
        }
    }

    fn put(&mut self, key: K, drawn: P, bytes: usize) {
        self.bytes += bytes;
        if let Some((_, (_, former))) = self.pictures.push(key, (drawn, bytes)) {
            self.bytes -= former;
        }
        while self.bytes > self.most
            && let Some((_, (_, oldest))) = self.pictures.pop_lru()
        {
            self.bytes -= oldest;
        }
    }
}

impl<K: Eq + Hash, P: Clone> Recent<K, P> {
    fn get(&mut self, key: &K) -> Option<P> {
        self.pictures.get(key).map(|(drawn, _)| drawn.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::specimen;
    use crate::render::theme::PaletteFamily;
    use crate::scene::Frame;

    fn scene(title: &str) -> Scene {
        let mut scene = specimen(PaletteFamily::Two);
        title.clone_into(&mut scene.caption.title);
        scene
    }

    #[test]
    fn a_board_shown_again_is_the_same_picture_and_another_theme_or_word_is_not() {
        let first = board(ThemeName::Night, scene("one"));
        assert!(Arc::ptr_eq(&first, &board(ThemeName::Night, scene("one"))));
        assert_eq!(*first, *Renderer::of(ThemeName::Night).still(&scene("one")));
        for other in [
            board(ThemeName::Night, scene("two")),
            board(ThemeName::Print, scene("one")),
        ] {
            assert_ne!(first, other);
        }
    }

    #[test]
    fn the_pictures_shown_longest_ago_make_room() {
        let mut recent = Recent::new(30);
        for title in ["one", "two", "three", "four", "three", "five"] {
            recent.put(title, (), 10);
        }
        let kept = recent.pictures.iter();
        let kept: Vec<&str> = kept.map(|(title, _)| *title).collect();
        assert_eq!(kept, ["five", "three", "four"]);
        assert_eq!(recent.bytes, 30);
    }

    #[test]
    fn a_film_asked_for_again_is_the_same_file_and_any_other_is_not() {
        let of = |title: &str, name: &str| Film {
            name: name.to_owned(),
            frames: vec![Frame {
                scene: scene(title),
                hold: 10,
                slide: None,
            }],
        };
        let (theme, most) = (ThemeName::Night, 1_000_000);
        let first = of("a film", "game-1");
        assert_eq!(kept_film(theme, &first, most), None);
        let drawn = film(theme, &first, most).unwrap();
        assert!(Arc::ptr_eq(&drawn, &film(theme, &first, most).unwrap()));
        assert!(Arc::ptr_eq(
            &drawn,
            &kept_film(theme, &first, most).unwrap()
        ));
        for other in [of("another film", "game-1"), of("a film", "game-2")] {
            assert_eq!(kept_film(theme, &other, most), None);
        }
        assert_eq!(kept_film(ThemeName::Print, &first, most), None);
        assert_eq!(kept_film(theme, &first, most - 1), None);
        assert_eq!(film(theme, &Film::default(), most), None);
    }
}
