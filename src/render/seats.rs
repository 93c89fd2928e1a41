//! The players' names, clocks and captured pieces, each at its own army's side of the board. They are in a row above or
//! below it, or in a corner that it leaves empty.

use crate::grid::Shape;
use crate::render::chip_state::{ChipState, king};
use crate::render::letters::Letters;
use crate::render::raster::{Painter, TextLine, pad};
use crate::render::shaping;
use crate::render::sizes::Sizes;
use crate::render::slots::{PlayerSlot, slots};
use crate::render::sprites::SpriteKind;
use crate::scene::{Figure, Scene, Tint};

/// A corner being filled, line by line from the outer edge inwards.
#[derive(Clone, Copy)]
struct Corner {
    right: bool,
    low: bool,
    /// Height used so far, in pixels.
    taken: u32,
}

impl Painter<'_> {
    pub(super) fn players(&mut self, scene: &Scene) {
        for (tint, slot) in slots(scene, self.layout.board) {
            match slot {
                PlayerSlot::Row { above, nth, of } => {
                    let top = if above {
                        self.layout.upper
                    } else {
                        self.layout.lower
                    };
                    let width = self.layout.sizes.width / of;
                    if let Some(top) = top {
                        self.player(scene, tint, top, (nth * width, width));
                    }
                }
                PlayerSlot::Corner { right, low } => {
                    let taken = 0;
                    self.corner(scene, tint, Corner { right, low, taken });
                }
            }
        }
    }

    /// Draws one army's part of a row: the turn sign, the player's name and clock, and the captured pieces.
    fn player(&mut self, scene: &Scene, tint: Tint, top: u32, (from, width): (u32, u32)) {
        let sizes = self.layout.sizes;
        let Sizes {
            row, edge, text, ..
        } = sizes;
        let (most, least) = self.shares(scene, tint, width);
        let taken = taken(scene, tint);
        let wide = |size: u32, letters: &mut Letters| -> u32 {
            taken.iter().map(|kind| kind.width(size, letters)).sum()
        };
        let sizes_down = (row / 4..=row * 3 / 4).rev();
        let letters = &mut self.drawn.letters;
        let mut fitting = sizes_down.filter(|size| wide(*size, letters) <= most);
        let size = fitting.next().unwrap_or(row / 4);
        let mut right = from + width - edge;
        let least = from + least;
        for king in captives(scene, tint) {
            let Some(left) = right.checked_sub(row).filter(|left| *left > least) else {
                break;
            };
            right = left;
            self.paste(SpriteKind::Captive(king.glyph, king.tint), row, left, top);
        }
        for kind in taken.iter().rev() {
            let width = kind.width(size, &mut self.drawn.letters);
            let Some(left) = right.checked_sub(width).filter(|left| *left > least) else {
                break;
            };
            right = left;
            self.counted(*kind, size, (left, top + (row - size) / 2));
        }
        let state = ChipState::of(scene, tint);
        let chip = SpriteKind::Chip {
            king: king(scene),
            tint,
            state,
        };
        self.paste(chip, row, from + edge / 2, top);
        let Some(name) = of(&scene.caption.players, tint) else {
            return;
        };
        let left = from + edge / 2 + row + edge / 3;
        let room = right.saturating_sub(left + edge / 2);
        let theme = &self.renderer.theme;
        let (ink, faint) = (theme.ink, theme.faint);
        let letters = &mut self.drawn.letters;
        // A clock takes at most half of the room, and the name the rest.
        let clock = of(&scene.caption.clocks, tint);
        let clock = clock.map_or_else(String::new, |clock| letters.fit(clock, text, room / 2));
        let beside = letters.width(&clock, text) + if clock.is_empty() { 0 } else { edge };
        let name = letters.fit(&shaping::name(name), text, room.saturating_sub(beside));
        let behind = left + letters.width(&name, text) + edge;
        let line = |left, colour| TextLine {
            left,
            top: top + pad(sizes),
            size: text,
            colour,
        };
        let colour = if state == ChipState::Out { faint } else { ink };
        self.write(&name, line(left, colour));
        self.write(
            &clock,
            line(
                behind,
                if state == ChipState::ToMove {
                    theme.accent
                } else {
                    faint
                },
            ),
        );
    }

    /// The most that captured pieces may take of an army's part of a row, and the least that they leave to the name.
    fn shares(&mut self, scene: &Scene, tint: Tint, width: u32) -> (u32, u32) {
        let Sizes {
            width: all,
            row,
            edge,
            text,
            ..
        } = self.layout.sizes;
        let name = of(&scene.caption.players, tint).map(|name| shaping::name(name));
        let clock = of(&scene.caption.clocks, tint);
        let letters = &mut self.drawn.letters;
        let mut wide = |words: &str| {
            let words = letters.fit(words, text, width);
            letters.width(&words, text)
        };
        let said =
            name.as_deref().map_or(0, &mut wide) + clock.map_or(0, |clock| wide(clock) + edge);
        // Three fifths of a line hold all that a King's Mate army can capture at full size. A long name keeps a third
        // of its line, and three fifths of one that armies share.
        let own = if width == all {
            width / 3
        } else {
            width * 3 / 5
        };
        let least = own.min(said + row + 2 * edge);
        (
            width.saturating_sub(least + 2 * edge).min(all * 3 / 5),
            least,
        )
    }

    /// Draws one army's corner: its sign and player, the clock, captive kings, and captured pieces.
    fn corner(&mut self, scene: &Scene, tint: Tint, mut corner: Corner) {
        let Sizes {
            row, edge, text, ..
        } = self.layout.sizes;
        let (text, line) = (text * 3 / 4, row * 3 / 4);
        let gap = edge / 4;
        let theme = &self.renderer.theme;
        let (ink, faint, accent) = (theme.ink, theme.faint, theme.accent);
        let state = ChipState::of(scene, tint);
        let room = self.room(corner, line);
        let top = self.next(&mut corner, line);
        let mut from = LineCursor::new(self.layout.sizes, corner.right);
        let chip = SpriteKind::Chip {
            king: king(scene),
            tint,
            state,
        };
        self.paste(chip, line, from.take(line), top);
        let written = |painter: &mut Self,
                       words: &str,
                       top: u32,
                       room: u32,
                       from: &mut LineCursor,
                       colour| {
            let words = painter.drawn.letters.fit(words, text, room);
            let left = from.take(painter.drawn.letters.width(&words, text));
            let top = top + (line - text) / 2;
            painter.write(
                &words,
                TextLine {
                    left,
                    top,
                    size: text,
                    colour,
                },
            );
        };
        if let Some(name) = of(&scene.caption.players, tint) {
            let name = &shaping::name(name);
            from.skip(gap);
            let room = room.saturating_sub(line + 2 * gap);
            let colour = if state == ChipState::Out { faint } else { ink };
            written(self, name, top, room, &mut from, colour);
        }
        if let Some(clock) = of(&scene.caption.clocks, tint) {
            let room = self.room(corner, line);
            let top = self.next(&mut corner, line * 4 / 5);
            let mut from = LineCursor::new(self.layout.sizes, corner.right);
            let colour = if state == ChipState::ToMove {
                accent
            } else {
                faint
            };
            written(self, clock, top, room, &mut from, colour);
        }
        let kings = captives(scene, tint).map(|king| SpriteKind::Captive(king.glyph, king.tint));
        self.tray(&mut corner, row * 6 / 5, &kings.collect::<Vec<_>>());
        self.takings(&mut corner, row * 11 / 20, &taken(scene, tint));
    }

    /// Draws sprites of this size in as many lines as they need, as far as the corner has room.
    fn tray(&mut self, corner: &mut Corner, size: u32, looks: &[SpriteKind]) {
        let mut looks = looks.iter().peekable();
        while looks.peek().is_some() {
            let count = self.room(*corner, size) / size;
            if count == 0 {
                return;
            }
            let top = self.next(corner, size);
            let mut from = LineCursor::new(self.layout.sizes, corner.right);
            for look in looks.by_ref().take(count as usize) {
                self.paste(*look, size, from.take(size), top);
            }
        }
    }

    /// Draws kinds of pieces with their numbers, in as many lines as they need, as far as the corner has room.
    fn takings(&mut self, corner: &mut Corner, size: u32, kinds: &[Kind]) {
        let mut kinds = kinds.iter().peekable();
        while kinds.peek().is_some() {
            let mut room = self.room(*corner, size);
            let mut fits = |kind: &Kind, letters: &mut Letters| {
                let width = kind.width(size, letters);
                let fits = width <= room;
                room = room.saturating_sub(width);
                fits
            };
            let mut line = Vec::new();
            while let Some(kind) = kinds.next_if(|kind| fits(kind, &mut self.drawn.letters)) {
                line.push(*kind);
            }
            if line.is_empty() {
                return;
            }
            let top = self.next(corner, size);
            let mut from = LineCursor::new(self.layout.sizes, corner.right);
            for kind in line {
                let width = kind.width(size, &mut self.drawn.letters);
                self.counted(kind, size, (from.take(width), top));
            }
        }
    }

    /// Draws a kind of piece, with its number if there are several.
    fn counted(&mut self, kind: Kind, size: u32, (left, top): (u32, u32)) {
        let Kind { figure, .. } = kind;
        self.paste(SpriteKind::Lone(figure.glyph, figure.tint), size, left, top);
        let count = kind.count();
        let text = Kind::text(size);
        let line = TextLine {
            left: left + size,
            top: top + (size - text) / 2,
            size: text,
            colour: self.renderer.theme.ink,
        };
        self.write(&count, line);
    }

    /// Reserves the next line of this height and returns its top.
    fn next(&self, corner: &mut Corner, high: u32) -> u32 {
        let taken = corner.taken;
        corner.taken += high;
        let layout = &self.layout;
        if corner.low {
            layout.foot() + layout.margin - taken - high
        } else {
            layout.top - layout.margin + taken
        }
    }

    /// Width of a corner's next line of this height; 0 if it would reach the board.
    fn room(&self, corner: Corner, high: u32) -> u32 {
        let layout = &self.layout;
        let end = (corner.taken + high).saturating_sub(layout.margin);
        let row = u8::try_from(end.saturating_sub(1) / layout.pitch).unwrap_or(u8::MAX);
        let edge = layout.sizes.edge / 2;
        let beside = match layout.board.shape() {
            Shape::Squares => {
                let free = layout.free;
                if end + layout.margin > u32::from(free) * layout.cell {
                    return 0;
                }
                (layout.left + u32::from(free) * layout.cell).saturating_sub(layout.margin)
            }
            // Keeps room for the cell names there.
            Shape::Hexagons => {
                let row = row.min(layout.board.rows() - 1);
                layout.corner((0, row)).0.saturating_sub(2 * layout.margin)
            }
        };
        beside.saturating_sub(edge)
    }
}

/// The position in a line filled from the left, or from the right.
#[derive(Clone, Copy)]
struct LineCursor {
    right: bool,
    at: u32,
}

impl LineCursor {
    const fn new(sizes: Sizes, right: bool) -> Self {
        let edge = sizes.edge / 2;
        Self {
            right,
            at: if right { sizes.width - edge } else { edge },
        }
    }

    /// Reserves this width and returns its left edge.
    fn take(&mut self, width: u32) -> u32 {
        let left = if self.right {
            self.at.saturating_sub(width)
        } else {
            self.at
        };
        self.skip(width);
        left
    }

    fn skip(&mut self, width: u32) {
        self.at = if self.right {
            self.at.saturating_sub(width)
        } else {
            self.at + width
        };
    }
}

/// The text of an army, or else of the first army of its side.
fn of(said: &[(Tint, String)], tint: Tint) -> Option<&String> {
    let of = |wanted| said.iter().find(|(t, _)| *t == wanted);
    let (_, words) = of(tint).or_else(|| of(tint.side()))?;
    Some(words)
}

/// Pieces of one army and shape, with their number.
#[derive(Clone, Copy)]
struct Kind {
    figure: Figure,
    number: usize,
}

impl Kind {
    /// The number as text; empty for a single piece.
    fn count(self) -> String {
        match self.number {
            0 | 1 => String::new(),
            number => number.to_string(),
        }
    }

    /// Text size of the number beside a drawing of this size.
    const fn text(size: u32) -> u32 {
        size * 3 / 4
    }

    /// Width of drawing and number, with the space after them.
    fn width(self, size: u32, letters: &mut Letters) -> u32 {
        size + letters.width(&self.count(), Self::text(size)) + size / 6
    }
}

/// The captured pieces beside an army's name, by kind.
fn taken(scene: &Scene, tint: Tint) -> Vec<Kind> {
    let trays = scene.lost.iter().filter(|tray| tray.beside == tint);
    let figures: Vec<Figure> = trays
        .flat_map(|tray| tray.figures.iter().copied())
        .collect();
    let alike = figures.chunk_by(|a, b| (a.glyph, a.tint) == (b.glyph, b.tint));
    let kinds = alike.filter_map(|alike| {
        let figure = *alike.first()?;
        let number = alike.len();
        Some(Kind { figure, number })
    });
    kinds.collect()
}

fn captives(scene: &Scene, tint: Tint) -> impl Iterator<Item = Figure> {
    let kings = scene.captives.iter().copied();
    kings.filter(move |king| king.tint == tint)
}
