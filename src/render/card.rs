//! The card with the result of a game: below the board in a picture, over the last board in a film.

use crate::render::chip_state::king;
use crate::render::raster::{Painter, TextLine};
use crate::render::sizes::Sizes;
use crate::render::sprites::SpriteKind;
use crate::scene::{Figure, ResultCard, Scene};

/// Most kings shown at each end.
const MOST: usize = 3;

impl Sizes {
    /// The height of the card.
    pub(super) const fn card(&self) -> u32 {
        self.row * 17 / 5
    }
}

impl Painter<'_> {
    /// Draws the card if the game is over.
    pub(super) fn card(&mut self, scene: &Scene) {
        let Some(card) = &scene.caption.card else {
            return;
        };
        let sizes = self.layout.sizes;
        let high = sizes.card() - sizes.row / 2;
        let middle = u32::midpoint(self.layout.top, self.layout.foot());
        let top = self.layout.card.unwrap_or(middle.saturating_sub(high / 2));
        let (left, wide) = (sizes.edge, sizes.width - 2 * sizes.edge);
        self.plate((left, top), (wide, high));
        // After a draw everybody stands.
        let drawn = card.won.is_empty() && card.fell.is_empty();
        let (one, other) = if drawn {
            both_ends(scene)
        } else {
            (card.won.clone(), card.fell.clone())
        };
        let won = self.kings(&one, (left + sizes.edge / 2, top, high), (true, true));
        let right = left + wide - sizes.edge / 2;
        let fell = self.kings(&other, (right, top, high), (false, drawn));
        let room = (
            left + won + sizes.edge,
            right.saturating_sub(fell + sizes.edge / 2),
        );
        self.headline(card, room, top);
    }

    /// Draws kings next to each other from the left or the right end of the card, upright or lying. Returns their width.
    fn kings(
        &mut self,
        kings: &[Figure],
        (at, top, high): (u32, u32, u32),
        (left, upright): (bool, bool),
    ) -> u32 {
        let count = u32::try_from(kings.len().min(MOST)).unwrap_or(0);
        let size =
            self.layout.sizes.row * if count > 1 { 4 } else { 9 } / if count > 1 { 3 } else { 4 };
        let top = top + (high - size) / 2;
        for (king, nth) in kings.iter().take(MOST).zip(0..) {
            let look = if upright {
                SpriteKind::Lone(king.glyph, king.tint)
            } else {
                SpriteKind::Toppled(king.glyph, king.tint)
            };
            let left = if left {
                at + nth * size
            } else {
                at.saturating_sub((nth + 1) * size)
            };
            self.paste(look, size, left, top);
        }
        count * size
    }

    /// Draws the headline and the lines below it between these columns.
    fn headline(&mut self, card: &ResultCard, (left, right): (u32, u32), top: u32) {
        let Sizes { row, text, .. } = self.layout.sizes;
        let room = right.saturating_sub(left);
        let theme = &self.renderer.theme;
        let (accent, ink) = (theme.accent, theme.ink);
        let mut lines = vec![(card.headline.clone(), text * 3 / 2, accent)];
        lines.extend(
            card.lines
                .iter()
                .map(|line| (line.clone(), text * 19 / 20, ink)),
        );
        let mut top = top + row / 4;
        for (words, size, colour) in lines {
            let letters = &mut self.drawn.letters;
            let sizes = (size / 2..=size).rev();
            let mut fitting = sizes.filter(|size| letters.width(&words, *size) <= room);
            let fits = fitting.next().unwrap_or(size / 2);
            let words = self.drawn.letters.fit(&words, fits, room);
            let line = TextLine {
                left,
                top: top + (size - fits) / 2,
                size: fits,
                colour,
            };
            self.write(&words, line);
            top += size * 5 / 4;
        }
    }
}

/// A king of each army: one half for the left end of the card, and one for the right.
fn both_ends(scene: &Scene) -> (Vec<Figure>, Vec<Figure>) {
    let mut figures = scene.pieces.iter().map(|(_, figure)| *figure);
    let Some(any) = figures.find(|figure| figure.glyph == king(scene)) else {
        return Default::default();
    };
    let kings = scene.armies.iter().map(|army| Figure {
        tint: army.tint,
        ..any
    });
    let kings: Vec<Figure> = kings.collect();
    let (one, other) = kings.split_at(kings.len().div_ceil(2));
    (one.to_vec(), other.to_vec())
}
