//! The boards drawn last: one that is shown again is neither drawn nor compressed again.
//!
//! A posted board comes again when a message is sent a second time, and when several people look at the same position.
//! A scene has the words of its caption, so no picture outlives a name that it shows.

use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use lru::LruCache;

use crate::render::Renderer;
use crate::scene::{Scene, ThemeName};

/// Most bytes of all kept pictures together: some two hundred boards.
const MOST: usize = 6 * 1024 * 1024;

/// Pictures, the least recently used making room.
#[derive(Debug)]
struct Recent {
    pictures: LruCache<(ThemeName, Scene), Arc<[u8]>>,
    /// Number of bytes of all pictures.
    bytes: usize,
}

static RECENT: LazyLock<Mutex<Recent>> = LazyLock::new(|| {
    Mutex::new(Recent {
        // The bound is on bytes, not on pictures.
        pictures: LruCache::unbounded(),
        bytes: 0,
    })
});

/// The scene as [`Renderer::still`] draws it, from memory if it was drawn lately.
pub fn board(theme: ThemeName, scene: Scene) -> Arc<[u8]> {
    let key = (theme, scene);
    // Each change of a locked cache is complete before anything can panic.
    let lock = || RECENT.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(kept) = lock().pictures.get(&key) {
        return Arc::clone(kept);
    }
    let drawn: Arc<[u8]> = Renderer::of(theme).still(&key.1).into();
    lock().put(key, &drawn);
    drawn
}

impl Recent {
    fn put(&mut self, key: (ThemeName, Scene), drawn: &Arc<[u8]>) {
        self.bytes += drawn.len();
        if let Some((_, former)) = self.pictures.push(key, Arc::clone(drawn)) {
            self.bytes -= former.len();
        }
        while self.bytes > MOST
            && let Some((_, oldest)) = self.pictures.pop_lru()
        {
            self.bytes -= oldest.len();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::specimen;
    use crate::render::theme::PaletteFamily;

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
        let mut recent = Recent {
            pictures: LruCache::unbounded(),
            bytes: 0,
        };
        let large: Arc<[u8]> = vec![0; MOST / 3].into();
        for title in ["one", "two", "three", "four", "three", "five"] {
            recent.put((ThemeName::Slate, scene(title)), &large);
        }
        let kept = recent.pictures.iter();
        let kept: Vec<&str> = kept.map(|((_, s), _)| s.caption.title.as_str()).collect();
        assert_eq!(kept, ["five", "three", "four"]);
        assert_eq!(recent.bytes, 3 * large.len());
    }
}
