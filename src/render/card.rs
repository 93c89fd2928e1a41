//! The card with the result of a game: below the board in a picture, over the last board in a film.

use crate::render::chip_state::king;
use crate::render::letters::Letters;
use crate::render::raster::{Painter, TextLine};
use crate::render::sizes::Sizes;
use crate::render::sprites::SpriteKind;
use crate::scene::{Figure, ResultCard, Scene};

/// Most kings shown at each end, in two rows if there are more than two.
const MAX_KINGS: usize = 6;

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
        self.words(card, room, (top, high));
    }

    /// Draws kings from the left or the right end of the card, upright or lying. Returns their width.
    fn kings(
        &mut self,
        kings: &[Figure],
        (at, top, high): (u32, u32, u32),
        (left, upright): (bool, bool),
    ) -> u32 {
        let row = self.layout.sizes.row;
        let count = u32::try_from(kings.len().min(MAX_KINGS)).unwrap_or(0);
        let (size, rows) = match count {
            0 | 1 => (row * 9 / 4, 1),
            2 => (row * 4 / 3, 1),
            _ => (row * 5 / 4, 2),
        };
        let top = top + (high - rows * size) / 2;
        for (king, nth) in kings.iter().take(MAX_KINGS).zip(0..) {
            let look = if upright {
                SpriteKind::Upright(king.glyph, king.tint)
            } else {
                SpriteKind::Toppled(king.glyph, king.tint)
            };
            let column = nth / rows;
            let left = if left {
                at + column * size
            } else {
                at.saturating_sub((column + 1) * size)
            };
            self.paste(look, size, left, top + nth % rows * size);
        }
        count.div_ceil(rows) * size
    }

    /// Writes the headline and the lines below it between these columns.
    fn words(&mut self, card: &ResultCard, (left, right): (u32, u32), (top, high): (u32, u32)) {
        let Sizes { row, text, .. } = self.layout.sizes;
        let room = right.saturating_sub(left);
        let theme = &self.renderer.theme;
        let (accent, ink) = (theme.accent, theme.ink);
        let letters = &mut self.drawn.letters;
        let (large, small) = (text * 3 / 2, text * 19 / 20);
        let head = row / 5 + large * 5 / 4;
        let sizes = (large / 2..=large).rev();
        let mut fitting = sizes.filter(|size| letters.width(&card.headline, *size) <= room);
        let fits = fitting.next().unwrap_or(large / 2);
        let headline = letters.fit(&card.headline, fits, room);
        let below = (room, high.saturating_sub(head + row / 12));
        let (size, lines) = fitted(letters, &card.lines, small, below);
        let mut told = vec![(headline, top + row / 5 + (large - fits) / 2, fits, accent)];
        let tops = (top + head..).step_by(leading(size) as usize);
        told.extend(
            lines
                .into_iter()
                .zip(tops)
                .map(|(line, top)| (line, top, size, ink)),
        );
        for (words, top, size, colour) in told {
            let line = TextLine {
                left,
                top,
                size,
                colour,
            };
            self.write(&words, line);
        }
    }
}

/// Distance between lines of this size.
const fn leading(size: u32) -> u32 {
    size * 6 / 5
}

/// Lines that fit into this width and height, and their size: a little smaller, else broken, and at last with names cut
/// short. The last line, the reason, is never cut for the others.
fn fitted(
    letters: &mut Letters,
    lines: &[String],
    size: u32,
    (wide, high): (u32, u32),
) -> (u32, Vec<String>) {
    let mut sizes = (size * 5 / 6..=size).rev();
    let whole = sizes.find(|size| lines.iter().all(|line| letters.width(line, *size) <= wide));
    if let Some(size) = whole {
        let fit = |line: &String| letters.fit(line, size, wide);
        return (size, lines.iter().map(fit).collect());
    }
    let least = size * 3 / 4;
    for size in (least..=size).rev() {
        let broken = lines.iter();
        let broken: Vec<String> = broken
            .flat_map(|line| letters.wrap(line, size, wide, usize::MAX))
            .collect();
        let count = u32::try_from(broken.len()).unwrap_or(u32::MAX);
        if count.saturating_mul(leading(size)) <= high {
            return (size, broken);
        }
    }
    let most = (high / leading(least)) as usize;
    let Some((reason, names)) = lines.split_last() else {
        return (least, Vec::new());
    };
    let reason = letters.wrap(reason, least, wide, most);
    let left = most.saturating_sub(reason.len()) / names.len().max(1);
    let names = names.iter();
    let names = names.flat_map(|line| letters.wrap(line, least, wide, left.max(1)));
    let mut cut: Vec<String> = names.collect();
    cut.extend(reason);
    (least, cut)
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
