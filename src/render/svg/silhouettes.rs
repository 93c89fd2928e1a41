//! Checks that every piece is recognisable by its outline alone, at the size of a phone screen.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use super::piece;
use crate::scene::Glyph;

/// Sizes of a cell on a screen 360 pixels wide: hexagons, the cross, and a close-up.
const SIZES: [u32; 3] = [17, 21, 33];
/// Least share of two outlines' union that only one of them covers.
const MIN_DIFFERENCE: f64 = 0.24;

/// The coverage of each pixel by a piece, 0 to 1, with a margin of one empty pixel.
struct Silhouette {
    size: usize,
    covered: Vec<f64>,
}

impl Silhouette {
    fn of(glyph: Glyph, size: u32) -> Self {
        let svg = format!(
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100' width='{size}' height='{size}'>{}</svg>",
            piece(glyph, 80)
        );
        let tree = Tree::from_str(&svg, &Options::default()).unwrap();
        let mut pixels = Pixmap::new(size, size).unwrap();
        resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
        let alpha =
            |pixel: &resvg::tiny_skia::PremultipliedColorU8| f64::from(pixel.alpha()) / 255.0;
        Self {
            size: size as usize,
            covered: pixels.pixels().iter().map(alpha).collect(),
        }
    }

    fn at(&self, x: usize, y: usize) -> f64 {
        let inside = x < self.size && y < self.size;
        if inside {
            self.covered[y * self.size + x]
        } else {
            0.0
        }
    }

    /// The share of the union of two outlines that only one covers. Among all offsets of at most one pixel, the one
    /// with the best overlap counts.
    fn distance(&self, other: &Self) -> f64 {
        let shifts = (0..3).flat_map(|right| (0..3).map(move |down| (right, down)));
        let apart = shifts.map(|(right, down)| {
            let (mut one, mut both) = (0.0, 0.0);
            for y in 0..self.size + 2 {
                for x in 0..self.size + 2 {
                    let mine = self.at(x.wrapping_sub(1), y.wrapping_sub(1));
                    let theirs = other.at(x.wrapping_sub(right), y.wrapping_sub(down));
                    one += (mine - theirs).abs();
                    both += mine.max(theirs);
                }
            }
            one / both
        });
        apart.fold(1.0, f64::min)
    }
}

#[test]
fn nobody_takes_one_piece_for_another_by_its_outline_as_small_as_a_phone_shows_it() {
    for size in SIZES {
        let all = Glyph::ALL.map(|glyph| (glyph, Silhouette::of(glyph, size)));
        for (nth, (glyph, shape)) in all.iter().enumerate() {
            for (other, theirs) in &all[..nth] {
                let apart = shape.distance(theirs);
                assert!(
                    apart > MIN_DIFFERENCE,
                    "{size} px: {glyph:?} and {other:?}: {apart:.3}"
                );
            }
        }
    }
}

#[test]
fn the_two_crowns_of_old_would_not_have_passed() {
    let size = SIZES[0];
    let [crown, coronet] = [Glyph::King, Glyph::Queen].map(|glyph| Silhouette::of(glyph, size));
    let king = Silhouette::of(Glyph::Monarch, size);
    assert!(
        crown.distance(&crown) < 1e-9,
        "an outline is no distance from itself"
    );
    assert!(
        king.distance(&coronet) > 0.28,
        "a chess king beside a queen: {}",
        king.distance(&coronet)
    );
}
