//! The pixels of a picture being drawn: copying squares and hexagons, filling, and writing over.

use std::ops::Range;
use std::sync::Arc;

use image::{GrayImage, Luma};
use imageproc::drawing::draw_filled_rect_mut;
use imageproc::rect::Rect;

use crate::render::deflate::PlacedSprite;
use crate::render::letters::SHADES;
use crate::render::sprites::Sprite;
use crate::render::theme::UNUSED;

/// A picture being drawn, with one palette index per pixel.
#[derive(Debug)]
pub(super) struct Canvas {
    pixels: GrayImage,
    /// The sprites on it that nothing is drawn over.
    pub(super) placed: Vec<PlacedSprite>,
}

impl Canvas {
    /// Creates a canvas of this size on pixels that may have been used before.
    pub(super) fn new(mut pixels: Vec<u8>, width: u32, height: u32) -> Self {
        pixels.resize(width as usize * height as usize, 0);
        Self {
            pixels: GrayImage::from_raw(width, height, pixels).expect("a byte for each pixel"),
            placed: Vec::new(),
        }
    }

    /// Width in pixels.
    pub(super) fn width(&self) -> u32 {
        self.pixels.width()
    }

    /// Height in pixels.
    pub(super) fn height(&self) -> u32 {
        self.pixels.height()
    }

    /// The palette indices, row by row from the top.
    pub(super) fn pixels(&self) -> &[u8] {
        &self.pixels
    }

    /// The pixels, for reuse in another picture.
    pub(super) fn into_pixels(self) -> Vec<u8> {
        self.pixels.into_raw()
    }

    /// Prepares a rectangle for drawing over sprites: those it touches become ordinary pixels.
    pub(super) fn cover(&mut self, (left, top): (u32, u32), (width, height): (u32, u32)) {
        let [left, top, width, height] = [left, top, width, height].map(|length| length as usize);
        self.placed.retain(|placed| {
            let (first, end) = (top.max(placed.top), top + height);
            let mut rows = first..end.min(placed.top + placed.sprite.height);
            !rows.any(|y| {
                let used = placed.sprite.span(y - placed.top);
                left < placed.left + used.end && placed.left + used.start < left + width
            })
        });
    }

    /// Fills the whole canvas.
    pub(super) fn clear(&mut self, index: u8) {
        self.pixels.fill(index);
    }

    /// Draws a frame of this thickness inside a rectangle, clipped to the canvas.
    pub(super) fn frame(
        &mut self,
        (left, top): (u32, u32),
        (width, height): (u32, u32),
        thickness: u32,
        index: u8,
    ) {
        let thickness = thickness.min(width.min(height) / 2);
        if thickness == 0 {
            return;
        }
        let at = |place: u32| i32::try_from(place).expect("pictures are a few thousand pixels");
        let (right, bottom) = (left + width - thickness, top + height - thickness);
        // Four bars: hollow rectangles, one in another, take four times as long.
        for (left, top, width, height) in [
            (left, top, width, thickness),
            (left, bottom, width, thickness),
            (left, top, thickness, height),
            (right, top, thickness, height),
        ] {
            let bar = Rect::at(at(left), at(top)).of_size(width, height);
            draw_filled_rect_mut(&mut self.pixels, bar, Luma([index]));
        }
    }

    /// Copies a sprite's used pixels; one partly outside is skipped.
    pub(super) fn paste(&mut self, sprite: Arc<Sprite>, left: u32, top: u32) {
        let (left, top, size) = (left as usize, top as usize, sprite.size);
        let (width, height) = (self.width() as usize, self.height() as usize);
        if left + size > width || top + sprite.height > height {
            return;
        }
        let bytes: &mut [u8] = &mut self.pixels;
        for y in 0..sprite.height {
            let (at, row) = (
                (top + y) * width + left + sprite.span(y).start,
                sprite.row(y),
            );
            bytes[at..at + row.len()].copy_from_slice(row);
        }
        self.placed.push(PlacedSprite { left, top, sprite });
    }

    /// Copies the used pixels of a square drawing over the present ones; one partly outside is skipped.
    pub(super) fn over(&mut self, sprite: &Sprite, left: u32, top: u32) {
        let size = u32::try_from(sprite.size).expect("drawings are a few hundred pixels wide");
        self.cover((left, top), (size, size));
        let (left, top, size) = (left as usize, top as usize, sprite.size);
        let (width, height) = (self.width() as usize, self.height() as usize);
        if left + size > width || top + size > height {
            return;
        }
        let bytes: &mut [u8] = &mut self.pixels;
        for (row, y) in sprite.pixels.chunks_exact(size).zip(top..) {
            let at = y * width + left;
            let under = bytes[at..at + size].iter_mut();
            for (pixel, new) in under.zip(row).filter(|(_, new)| **new != UNUSED) {
                *pixel = *new;
            }
        }
    }

    /// Copies another canvas, which must be inside this one.
    pub(super) fn copy(&mut self, other: &Self, (left, top): (u32, u32)) {
        let (wide, from) = (self.width() as usize, other.width() as usize);
        let bytes: &mut [u8] = &mut self.pixels;
        for (row, y) in other.pixels.chunks_exact(from).zip(top as usize..) {
            let at = y * wide + left as usize;
            bytes[at..at + from].copy_from_slice(row);
        }
    }

    /// Fills a rectangle, clipped to the canvas.
    pub(super) fn fill(&mut self, (left, top): (u32, u32), (width, height): (u32, u32), index: u8) {
        let shown = width.min(self.width().saturating_sub(left)) as usize;
        let (wide, bottom) = (self.width() as usize, (top + height).min(self.height()));
        let bytes: &mut [u8] = &mut self.pixels;
        for y in top..bottom {
            let at = y as usize * wide + left as usize;
            bytes[at..at + shown].fill(index);
        }
    }

    /// Fills these pixels of each row from a place on, clipped to the canvas.
    pub(super) fn fill_rows(&mut self, (left, top): (u32, u32), rows: &[Range<usize>], index: u8) {
        let (wide, left) = (self.width() as usize, left as usize);
        let bytes: &mut [u8] = &mut self.pixels;
        let lines = bytes.chunks_exact_mut(wide).skip(top as usize);
        for (line, row) in lines.zip(rows) {
            line[(left + row.start).min(wide)..(left + row.end).min(wide)].fill(index);
        }
    }

    /// Writes `shades` where the steps are above 0, clipped to the canvas.
    pub(super) fn stamp(
        &mut self,
        steps: &[u8],
        width: u32,
        (left, top): (u32, u32),
        shades: [u8; SHADES],
    ) {
        let shown = width.min(self.width().saturating_sub(left)) as usize;
        if shown == 0 {
            return;
        }
        let (wide, bottom) = (self.width() as usize, self.height());
        let bytes: &mut [u8] = &mut self.pixels;
        let rows = steps.chunks_exact(width.max(1) as usize);
        for (row, y) in rows.zip(top..bottom) {
            let at = y as usize * wide + left as usize;
            for (pixel, step) in bytes[at..at + shown].iter_mut().zip(row) {
                if *step > 0 {
                    *pixel = shades[usize::from(*step)];
                }
            }
        }
    }
}
