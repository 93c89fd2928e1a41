//! Dice on the board, nearly as large as a cell, with their result between them.

use crate::render::dice_place::CELLS;
use crate::render::raster::{Painter, TextLine};
use crate::render::sprites::SpriteKind;
use crate::scene::{DiceShown, Scene};

impl Painter<'_> {
    /// Draws the dice over the cells that start here.
    pub(super) fn plaque(&mut self, scene: &Scene, dice: DiceShown, place: (u8, u8)) {
        let cell = self.layout.cell;
        let (left, top) = self.layout.corner(place);
        let (wide, inset) = (u32::from(CELLS) * cell, cell / 24);
        self.plate(
            (left + inset, top + inset),
            (wide - 2 * inset, cell - 2 * inset),
        );
        self.pointer(dice, place);
        let die = cell - 4 * inset;
        let (from, above) = (left + 2 * inset, top + 2 * inset);
        self.thrown(
            dice,
            die,
            (from, above),
            (left + wide - 2 * inset - die, above),
        );
        let Some(verdict) = scene.caption.verdict.as_ref().filter(|_| dice.lie()) else {
            return;
        };
        let theme = &self.renderer.theme;
        let colour = if dice.won() { theme.accent } else { theme.ink };
        let faint = theme.ink;
        let room = (wide - 4 * inset - 2 * die, left + wide / 2);
        self.between(
            &verdict.word,
            room,
            (top + cell * 3 / 8, cell * 2 / 5),
            colour,
        );
        self.between(
            &verdict.needed,
            room,
            (top + cell * 3 / 4, cell * 5 / 18),
            faint,
        );
    }

    /// Draws a plate in the panel's colour, with a line around it, over the present pixels.
    pub(super) fn plate(&mut self, (left, top): (u32, u32), (width, height): (u32, u32)) {
        let line = self.layout.sizes.rim;
        let theme = &self.renderer.theme;
        let (accent, panel) = (theme.accent, theme.panel);
        let accent = self.renderer.index(self.drawn, accent);
        let panel = self.renderer.index(self.drawn, panel);
        self.canvas.cover((left, top), (width, height));
        self.canvas.fill((left, top), (width, height), accent);
        let inside = (width - 2 * line, height - 2 * line);
        self.canvas.fill((left + line, top + line), inside, panel);
    }

    /// Draws a wedge from the plate towards the attacked cell, if that is above or below it.
    fn pointer(&mut self, dice: DiceShown, (left, row): (u8, u8)) {
        let Some((x, y)) = self.layout.board.place(dice.at) else {
            return;
        };
        if y.abs_diff(row) != 1 || !(left..left + CELLS).contains(&x) {
            return;
        }
        let cell = self.layout.cell;
        let ((from, _), (_, top)) = (self.layout.corner((x, y)), self.layout.corner((left, row)));
        let (middle, high) = (from + cell / 2, cell / 8);
        let accent = self.renderer.theme.accent;
        let accent = self.renderer.index(self.drawn, accent);
        let above = y < row;
        let edge = if above {
            top + cell / 24 - high
        } else {
            top + cell - cell / 24
        };
        self.canvas.cover((middle - high, edge), (2 * high, high));
        for step in 0..high {
            let half = if above { step + 1 } else { high - step };
            self.canvas
                .fill((middle - half, edge + step), (2 * half, 1), accent);
        }
    }

    /// Draws the attacker's and the defender's die, both of this size, at these corners.
    pub(super) fn thrown(
        &mut self,
        dice: DiceShown,
        size: u32,
        attacker: (u32, u32),
        defender: (u32, u32),
    ) {
        let won = dice.won();
        let thrown = [
            (dice.attacker, won, dice.turned, attacker),
            // In the air no two dice have the same angle.
            (dice.defender, !won, u8::MAX - dice.turned, defender),
        ];
        for ((face, tint), won, turned, (left, top)) in thrown {
            let face = face.min(6);
            let look = if dice.lie() {
                SpriteKind::Die { face, tint, won }
            } else {
                SpriteKind::Tumbling { face, tint, turned }
            };
            self.paste(look, size, left, top);
        }
    }

    /// Writes a centred line, smaller if it would need more room.
    pub(super) fn between(
        &mut self,
        words: &str,
        (room, middle): (u32, u32),
        (at, size): (u32, u32),
        colour: crate::render::theme::Rgb,
    ) {
        let letters = &mut self.drawn.letters;
        let sizes = (size / 2..=size).rev();
        let mut fitting = sizes.filter(|size| letters.width(words, *size) <= room);
        let size = fitting.next().unwrap_or(size / 2);
        let words = self.drawn.letters.fit(words, size, room);
        let width = self.drawn.letters.width(&words, size);
        let line = TextLine {
            left: middle.saturating_sub(width / 2),
            top: at.saturating_sub(size / 2),
            size,
            colour,
        };
        self.write(&words, line);
    }
}
