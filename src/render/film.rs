//! Films as GIF within a size limit. A film that would exceed it is drawn smaller, and then with fewer frames.
//!
//! Two threads write a film, half of its frames each. The lock on drawings is released between frames, so a still
//! picture never waits for a whole film.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use crate::render::canvas::Canvas;
use crate::render::gif::Gif;
use crate::render::layout::Layout;
use crate::render::raster::Painter;
use crate::render::sizes::{PictureRows, Sizes, WIDTH};
use crate::render::{Renderer, ThemeKit};
use crate::scene::{Film, Frame};

/// The widths of a film in pixels, in the order tried.
const WIDTHS: [u32; 3] = [WIDTH, WIDTH * 2 / 3, WIDTH / 2];

/// A film as a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FilmFile {
    /// The file.
    pub gif: Vec<u8>,
    /// Its width in pixels.
    pub width: u32,
    /// Number of the film's frames in it.
    pub shown: usize,
    /// Number of frames of the whole film.
    pub frames: usize,
}

impl FilmFile {
    /// Returns `true` if the film has its full width and all frames.
    pub const fn is_complete(&self) -> bool {
        self.width == WIDTH && self.shown == self.frames
    }
}

impl Renderer {
    /// The film as a GIF of at most `most` bytes and 256 colours that loops forever. All its scenes must have one grid.
    ///
    /// A film that is too large is drawn smaller. If that is not enough, frames are left out: first those with dice in
    /// the air or a moving piece. Then every second one of the rest is dropped repeatedly, but never the first and the
    /// last. `None` if even those two do not fit, or if there is no frame.
    pub fn film(&self, film: &Film, most: usize) -> Option<FilmFile> {
        self.kit(&film.frames.first()?.scene).film(film, most)
    }
}

impl ThemeKit {
    fn film(&self, film: &Film, most: usize) -> Option<FilmFile> {
        let all: Vec<&Frame> = film.frames.iter().collect();
        let done = |width, shown, gif| FilmFile {
            gif,
            width,
            shown,
            frames: film.frames.len(),
        };
        for width in WIDTHS {
            if let Some(gif) = self.gif(&all, width, most) {
                return Some(done(width, all.len(), gif));
            }
        }
        let mut fewer = all;
        fewer.retain(|frame| {
            frame.slide.is_none() && frame.scene.dice.is_none_or(|dice| dice.lie())
        });
        loop {
            let width = WIDTHS[WIDTHS.len() - 1];
            if let Some(gif) = self.gif(&fewer, width, most) {
                return Some(done(width, fewer.len(), gif));
            }
            let last = fewer.len().checked_sub(1).filter(|last| *last > 1)?;
            let placed = fewer.into_iter().enumerate();
            let kept = placed.filter(|(place, _)| place % 2 == 0 || *place == last);
            fewer = kept.map(|(_, frame)| frame).collect();
        }
    }

    /// The frames at this width; `None` if there are none or the file would exceed `most` bytes.
    fn gif(&self, frames: &[&Frame], width: u32, most: usize) -> Option<Vec<u8>> {
        let sizes = Sizes::of(width);
        let rows = frames.iter().fold(PictureRows::default(), |rows, frame| {
            rows.and(
                self.locked(|drawn| PictureRows::filmed(&frame.scene, sizes, &mut drawn.letters)),
            )
        });
        let draw = |frame: &Frame, spare| {
            self.locked(|drawn| {
                let layout = Layout::new(&frame.scene, rows, sizes, &mut drawn.letters);
                let canvas = Canvas::new(spare, width, layout.height);
                Painter::new(self, drawn, canvas, layout).paint_with(&frame.scene, frame.slide)
            })
        };
        let first = &frames.first()?.scene;
        let height =
            self.locked(|drawn| Layout::new(first, rows, sizes, &mut drawn.letters).height);
        let start = Gif::new(width, height, self.used());
        let length = AtomicUsize::new(start.len());
        let write = |mut gif: Gif, frames: &[&Frame]| {
            let mut spare = Vec::new();
            for frame in frames {
                let before = gif.len();
                spare = gif.push(draw(frame, spare).into_pixels(), frame.hold);
                let more = gif.len() - before;
                if length.fetch_add(more, Ordering::Relaxed) + more > most {
                    return None;
                }
            }
            Some(gif)
        };
        let (near, far) = frames.split_at(frames.len().div_ceil(2));
        let last = near.last()?;
        let (near, far) = thread::scope(|scope| {
            let far = scope.spawn(|| {
                let shown = draw(last, Vec::new()).into_pixels();
                write(Gif::after(shown, width), far)
            });
            let near = write(start, near);
            (
                near,
                far.join().unwrap_or_else(|panic| resume_unwind(panic)),
            )
        });
        let mut gif = near?;
        gif.append(&far?);
        Some(gif.finish())
    }
}
