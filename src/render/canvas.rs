//! Pixels in the making of a picture: copying squares and hexagons, filling, and writing over.

use std::sync::Arc;

use crate::render::deflate::Placed;
use crate::render::letters::SHADES;
use crate::render::sprites::Sprite;
use crate::render::theme::UNUSED;

/// A picture in the making, one palette index a pixel.
#[derive(Debug)]
pub(super) struct Canvas {
    pub(super) width: u32,
    pub(super) height: u32,
    pub(super) pixels: Vec<u8>,
    /// The sprites on it, none of them written over.
    pub(super) placed: Vec<Placed>,
}

impl Canvas {
    /// A canvas of this size on pixels that may have served before.
    pub(super) fn new(mut pixels: Vec<u8>, width: u32, height: u32) -> Self {
        pixels.resize(width as usize * height as usize, 0);
        Self {
            width,
            height,
            pixels,
            placed: Vec::new(),
        }
    }

    /// Copies a square; one that does not lie inside is left out.
    pub(super) fn paste(&mut self, sprite: Arc<Sprite>, left: u32, top: u32) {
        let (left, top, size) = (left as usize, top as usize, sprite.size);
        let (width, height) = (self.width as usize, self.height as usize);
        if left + size > width || top + size > height {
            return;
        }
        for (row, y) in sprite.pixels.chunks_exact(size).zip(top..) {
            let at = y * width + left;
            self.pixels[at..at + size].copy_from_slice(row);
        }
        self.placed.push(Placed { left, top, sprite });
    }

    /// Copies what is used of a drawing; one that does not lie inside is left out.
    pub(super) fn lay(&mut self, sprite: &Sprite, left: u32, top: u32) {
        let (left, top, size) = (left as usize, top as usize, sprite.size);
        let (width, height) = (self.width as usize, self.height as usize);
        if left + size > width || top + sprite.pixels.len() / size > height {
            return;
        }
        for (row, y) in sprite.pixels.chunks_exact(size).zip(top..) {
            let used = |pixel: &u8| *pixel != UNUSED;
            let first = row.iter().position(used).unwrap_or(size);
            let end = row.iter().rposition(used).map_or(first, |last| last + 1);
            let at = y * width + left;
            self.pixels[at + first..at + end].copy_from_slice(&row[first..end]);
        }
    }

    /// Fills a rectangle; what lies outside is left out.
    pub(super) fn fill(&mut self, (left, top): (u32, u32), (width, height): (u32, u32), index: u8) {
        let width = width.min(self.width.saturating_sub(left)) as usize;
        for y in top..(top + height).min(self.height) {
            let at = y as usize * self.width as usize + left as usize;
            self.pixels[at..at + width].fill(index);
        }
    }

    /// Writes `shades` where the steps are above 0; what lies outside is left out.
    pub(super) fn stamp(
        &mut self,
        steps: &[u8],
        width: u32,
        (left, top): (u32, u32),
        shades: [u8; SHADES],
    ) {
        let shown = width.min(self.width.saturating_sub(left)) as usize;
        if shown == 0 {
            return;
        }
        for (row, y) in steps
            .chunks_exact(width.max(1) as usize)
            .zip(top..self.height)
        {
            let at = y as usize * self.width as usize + left as usize;
            for (pixel, step) in self.pixels[at..at + shown].iter_mut().zip(row) {
                if *step > 0 {
                    *pixel = shades[usize::from(*step)];
                }
            }
        }
    }
}
