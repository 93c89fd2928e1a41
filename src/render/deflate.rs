//! Compression of a board picture's PNG data, several times as fast as a general encoder, and into fewer bytes than its
//! fast levels.
//!
//! Rows are not filtered: a colour of a palette says nothing about its neighbour's number. Pixels repeat those above
//! them or before them, and a row of a cell repeats an equal one of the last 32 KB. All pictures of a theme have one
//! code, so the rows of a sprite are encoded in advance (`strips`). Most of a picture is assembled from prepared bits.
//!
//! The formats are those of RFC 1950 (the frame and its checksum), RFC 1951 (the codes) and PNG's filter type 0.

use std::sync::Arc;

use simd_adler32::Adler32;

use crate::render::huffman::{BitString, BitWriter, code_lengths, codes};
use crate::render::lz77::{Code, Finder, SHORTEST, Seen, Stretch, WINDOW, parse};
use crate::render::sprites::Sprite;
use crate::render::strips::{HASHES, Strips};

/// The filter type that changes nothing.
const NONE: u8 = 0;
/// Bits of a row of a sprite up to which it is not written as a repetition of an equal one.
const CHEAP: u8 = 12;

/// A sprite at its place on a picture.
#[derive(Clone, Debug)]
pub(super) struct PlacedSprite {
    pub(super) left: usize,
    pub(super) top: usize,
    pub(super) sprite: Arc<Sprite>,
}

/// A sprite at its place with its prepared rows, while rows of the picture cross it.
struct Crossed<'a> {
    left: usize,
    top: usize,
    /// The row below it.
    bottom: usize,
    strips: &'a Strips,
    sprite: &'a Sprite,
}

impl<'a> Crossed<'a> {
    fn new(placed: &'a PlacedSprite, code: &Code, stride: usize) -> Self {
        let PlacedSprite { left, top, sprite } = placed;
        Self {
            left: *left,
            top: *top,
            bottom: top + sprite.height,
            strips: sprite.strips(code, stride),
            sprite,
        }
    }
}

/// Compresses the rows of a picture, one byte a pixel, for a PNG. The sprites in `placed` must be unchanged in `pixels`
/// and share none of them. `room` is working memory that can be reused for the next picture.
pub(super) fn compress<'a>(
    pixels: &[u8],
    width: usize,
    placed: &[PlacedSprite],
    code: &Code,
    room: &'a mut Vec<u8>,
) -> &'a [u8] {
    let stride = width + 1;
    let bytes = stride * (pixels.len() / width);
    let mut press = Compressor {
        sink: Sink {
            code,
            pixels,
            stride,
            row: 0,
            out: BitWriter::new(room, bytes * 2 + 512),
            repeated: 0,
            distance: 0,
            at: 0,
        },
        finder: Finder::new(pixels, width, stride).thorough(scanned(pixels, placed)),
        rows: vec![0; HASHES],
    };
    // The zlib header: deflate, a window of 32 KB, fastest.
    press.sink.out.put(BitString {
        bits: 0x0178,
        count: 16,
    });
    header(&mut press.sink.out, &code.lengths);
    let mut placed: Vec<&PlacedSprite> = placed.iter().collect();
    placed.sort_by_key(|placed| placed.top);
    let mut coming = placed.into_iter().peekable();
    let mut here: Vec<Crossed<'_>> = Vec::new();
    // Nothing is above the first row, so this is unlike it everywhere.
    let first: Vec<u8> = pixels.iter().take(width).map(|pixel| !pixel).collect();
    let mut above: &[u8] = &first;
    let mut sum = Adler32::new();
    for (y, row) in pixels.chunks_exact(width).enumerate() {
        here.retain(|crossed| y < crossed.bottom);
        let known = here.len();
        here.extend(std::iter::from_fn(|| {
            let placed = coming.next_if(|placed| placed.top <= y)?;
            Some(Crossed::new(placed, code, stride))
        }));
        if here.len() > known {
            here.sort_by_key(|crossed| {
                crossed.left + crossed.strips.row(y - crossed.top).0.used().start
            });
        }
        sum.write(&[NONE]);
        sum.write(row);
        press.sink.begin_row(y);
        let mut x = 0;
        for crossed in &here {
            let strip = crossed.strips.row(y - crossed.top);
            let used = strip.0.used();
            let used = crossed.left + used.start..crossed.left + used.end;
            if x < used.start {
                press.scan(y, x, (&row[x..used.start], &above[x..used.start]));
            }
            press.sprite(crossed, y, (row, above));
            x = used.end;
        }
        press.scan(y, x, (&row[x..], &above[x..]));
        above = row;
    }
    press.sink.finish(sum.finish())
}

/// Returns `true` if most of a picture is no prepared sprite.
fn scanned(pixels: &[u8], placed: &[PlacedSprite]) -> bool {
    let prepared: usize = placed.iter().map(|one| one.sprite.pixels.len()).sum();
    prepared < pixels.len() / 4
}

/// A picture being compressed.
struct Compressor<'a, 'b> {
    sink: Sink<'a, 'b>,
    finder: Finder<'b>,
    /// The last places of rows of sprites, by their hashes, each as the number of bytes before it.
    rows: Vec<u32>,
}

/// The written form of a picture.
struct Sink<'a, 'b> {
    code: &'b Code,
    pixels: &'b [u8],
    /// Bytes of a row with its filter type.
    stride: usize,
    /// The row of the bytes that are taken.
    row: usize,
    out: BitWriter<'a>,
    /// Number of bytes that repeat others and are not yet written.
    repeated: usize,
    /// Distance back to those others, in bytes.
    distance: usize,
    /// Number of bytes taken, written or not.
    at: usize,
}

impl<'a> Sink<'a, '_> {
    fn begin_row(&mut self, y: usize) {
        self.row = y;
        if y == 0 {
            self.pixel(NONE);
        } else {
            self.skip(1);
        }
    }

    /// Takes bytes that are like those above them.
    #[inline]
    fn skip(&mut self, count: usize) {
        self.repeat(count, self.stride);
    }

    /// Takes bytes that repeat those at this distance. Bytes that are alike at both distances are taken together with
    /// those before them: that saves a code.
    #[inline]
    fn repeat(&mut self, count: usize, distance: usize) {
        let goes_on = || self.repeated > 0 && self.is_like(self.at, count, self.distance);
        if count > 0 && distance != self.distance && !goes_on() {
            if !self.is_like(self.at - self.repeated, self.repeated, distance) {
                self.flush();
            }
            self.distance = distance;
        }
        self.repeated += count;
        self.at += count;
    }

    /// Returns `true` if this many bytes from a place on are pixels of this row and like those at this distance.
    #[inline]
    fn is_like(&self, from: usize, count: usize, distance: usize) -> bool {
        // Each row begins with its filter type, which is no pixel.
        let Some(x @ 1..) = from.checked_sub(self.row * self.stride) else {
            return false;
        };
        let back = match (distance + 1).saturating_sub(x) {
            0 => 0,
            near if near <= self.stride => 1,
            far => far.div_ceil(self.stride),
        };
        let there = x + back * self.stride - distance;
        let (Some(row), true) = (self.row.checked_sub(back), there + count <= self.stride) else {
            return false;
        };
        let width = self.stride - 1;
        let pixels = |y: usize, x: usize| self.pixels.get(y * width + x - 1..)?.get(..count);
        pixels(self.row, x) == pixels(row, there)
    }

    /// Writes the bytes that repeat others.
    #[inline]
    fn flush(&mut self) {
        let count = std::mem::take(&mut self.repeated);
        if count >= SHORTEST {
            let out = &mut self.out;
            let distance = self.code.distance(self.distance);
            self.code.repeat(count, distance, |word| out.put(word));
            return;
        }
        for at in self.at - count..self.at {
            let (y, x) = (at / self.stride, at % self.stride);
            let byte = x
                .checked_sub(1)
                .map_or(NONE, |x| self.pixels[y * (self.stride - 1) + x]);
            self.out.put(self.code.literal(byte));
        }
    }

    #[inline]
    fn pixel(&mut self, byte: u8) {
        self.flush();
        self.out.put(self.code.literal(byte));
        self.at += 1;
    }

    fn finish(mut self, sum: u32) -> &'a [u8] {
        self.flush();
        self.out.put(self.code.end);
        // The checksum starts at a byte boundary, high byte first.
        self.out.fill_byte();
        self.out.put(BitString {
            bits: u64::from(sum.swap_bytes()),
            count: 32,
        });
        self.out.written()
    }
}

impl Compressor<'_, '_> {
    /// Compresses a part of a row without prepared data, from this place on.
    fn scan(&mut self, y: usize, left: usize, (row, above): (&[u8], &[u8])) {
        let Self { sink, finder, .. } = self;
        let find = |x, known| finder.find((y, left + x), row.len() - x - 1, known);
        parse(row, above, find, |part| match part {
            Stretch::Above(count) => sink.skip(count),
            Stretch::Run(count) => sink.repeat(count, 1),
            Stretch::Seen(Seen { count, distance }) => sink.repeat(count, distance),
            Stretch::Pixel(pixel) => sink.pixel(pixel),
        });
    }

    /// Compresses a row of a sprite: as a repetition of an equal one, or else by the prepared bits.
    fn sprite(&mut self, crossed: &Crossed<'_>, y: usize, (row, above): (&[u8], &[u8])) {
        let nth = y - crossed.top;
        let (strip, words) = crossed.strips.row(nth);
        let used = strip.used();
        let used = crossed.left + used.start..crossed.left + used.end;
        debug_assert_eq!(
            &row[used.clone()],
            crossed.sprite.row(nth),
            "something is drawn over a sprite"
        );
        let last_seen = self.last_seen(strip.hash());
        let sink = &mut self.sink;
        if sink.repeated > 0
            && sink.distance != sink.stride
            && sink.is_like(sink.at, used.len(), sink.distance)
        {
            return sink.repeat(used.len(), sink.distance);
        }
        let prepared = nth > 0 && crossed.strips.stride == sink.stride;
        let (row, above) = (&row[used.clone()], &above[used.clone()]);
        let worthwhile = if prepared {
            strip.bits() > CHEAP
        } else {
            row != above
        };
        if worthwhile
            && row.len() >= SHORTEST
            && let Some(distance) = last_seen
            && sink.is_like(sink.at, row.len(), distance)
        {
            return sink.repeat(row.len(), distance);
        }
        if !prepared {
            return self.scan(y, used.start, (row, above));
        }
        let (head, tail) = (strip.head(), strip.tail());
        sink.repeat(head.count, head.distance);
        if strip.middle() > 0 {
            sink.flush();
            for word in words {
                sink.out.put((*word).into());
            }
            sink.at += strip.middle();
        }
        sink.repeat(tail.count, tail.distance);
    }

    /// The distance from the next byte back to the last row of a sprite with this hash, if it is in reach. Notes that
    /// one begins here.
    #[inline]
    fn last_seen(&mut self, hash: usize) -> Option<usize> {
        let at = self.sink.at;
        let place = &mut self.rows[hash % HASHES];
        let last = std::mem::replace(place, u32::try_from(at).ok()?);
        Some(at - last as usize).filter(|distance| (1..=WINDOW).contains(distance))
    }
}

/// Writes the block header: dynamic codes and their lengths.
fn header(out: &mut BitWriter<'_>, [symbols, distances]: &[Vec<u8>; 2]) {
    /// The order of the code length code's lengths.
    const ORDER: [usize; 19] = [
        16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
    ];
    let mut put = |bits: usize, count: u32| {
        out.put(BitString {
            bits: bits as u64,
            count,
        });
    };
    // The final block, with dynamic codes.
    put(0b101, 3);
    put(symbols.len() - 257, 5);
    put(distances.len() - 1, 5);
    put(ORDER.len() - 4, 4);
    let mut counts = [0_u32; 19];
    let all = || symbols.iter().chain(distances);
    for length in all() {
        counts[usize::from(*length)] += 1;
    }
    let own = code_lengths(&counts, 7);
    for length in ORDER {
        put(usize::from(own[length]), 3);
    }
    let codes = codes(&own);
    for length in all() {
        let at = usize::from(*length);
        put(codes[at] as usize, u32::from(own[at]));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::theme::UNUSED;
    use proptest::collection::vec;
    use proptest::prelude::*;

    fn unpacked(data: &[u8], width: usize, height: usize) -> Vec<u8> {
        let mut file = Vec::new();
        let size = |length: usize| u32::try_from(length).unwrap();
        let mut encoder = png::Encoder::new(&mut file, size(width), size(height));
        encoder.set_color(png::ColorType::Grayscale);
        let mut writer = encoder.write_header().unwrap();
        writer.write_chunk(png::chunk::IDAT, data).unwrap();
        writer.finish().unwrap();
        // Other readers check the checksum, although this one skips it by default.
        let mut options = png::DecodeOptions::default();
        options.set_ignore_adler32(false);
        let decoder = png::Decoder::new_with_options(std::io::Cursor::new(file), options);
        let mut reader = decoder.read_info().unwrap();
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        reader.next_frame(&mut pixels).unwrap();
        pixels
    }

    /// Random pixels in runs, as in drawings.
    fn drawing(length: usize) -> impl Strategy<Value = Vec<u8>> {
        vec((any::<u8>(), 1..300_usize), 1..60).prop_map(move |runs| {
            let runs = runs.into_iter().cycle();
            runs.flat_map(|(value, count)| std::iter::repeat_n(value, count))
                .take(length)
                .collect()
        })
    }

    proptest! {
        #[test]
        fn every_picture_unpacks_to_its_pixels_under_any_code(
            (width, height, pixels, other) in (1..400_usize, 1..40_usize).prop_flat_map(|(width, height)| {
                let length = width * height;
                (Just(width), Just(height), drawing(length), drawing(length))
            }),
        ) {
            let code = Code::for_pictures(Finder::new(&other, width, width + 1));
            let mut room = vec![7; 10];
            for _ in 0..2 {
                let data = compress(&pixels, width, &[], &code, &mut room);
                prop_assert!(unpacked(data, width, height) == pixels);
            }
        }

        #[test]
        fn sprites_may_stand_anywhere_beside_each_other_and_more_than_once(
            ground in drawing(200 * 60),
            sprites in vec((drawing(24 * 24), 4..24_usize, 0..20_usize, 0..36_usize), 4),
        ) {
            let (width, height) = (200, 60);
            let mut pixels = ground;
            let mut placed = Vec::new();
            for (n, (drawn, size, dx, top)) in sprites.into_iter().enumerate() {
                let sprite = Arc::new(Sprite::new(size, drawn[..size * size].into()));
                for column in [n, n + 4] {
                    let left = 25 * column + dx.min(24 - size);
                    for (row, y) in sprite.pixels.chunks_exact(size).zip(top..) {
                        pixels[y * width + left..][..size].copy_from_slice(row);
                    }
                    let sprite = Arc::clone(&sprite);
                    placed.push(PlacedSprite { left, top, sprite });
                }
            }
            let code = Code::for_pictures(Finder::new(&pixels, width, width + 1));
            let mut room = Vec::new();
            let data = compress(&pixels, width, &placed, &code, &mut room);
            prop_assert!(unpacked(data, width, height) == pixels);
        }

        #[test]
        fn rows_of_hexagons_unpack_at_any_width(
            ground in drawing(220 * 80),
            sprites in vec(drawing(24 * 32), 3),
            half in 4..12_usize,
            chosen in vec(0..3_usize, 18),
        ) {
            let cell = 2 * half;
            let (pitch, slope) = (cell * 866 / 1_000, cell / 4);
            let sprites: Vec<Arc<Sprite>> = sprites
                .into_iter()
                .map(|drawn| {
                    let pixels = drawn.into_iter().take(cell * (pitch + slope));
                    let pixels = pixels.map(|pixel| pixel.min(UNUSED - 1)).collect();
                    Arc::new(Sprite::hexagon(cell, pixels, u32::try_from(slope).unwrap()))
                })
                .collect();
            for width in [200, 220, 210] {
                let mut pixels = ground[..width * 80].to_vec();
                let placed: Vec<PlacedSprite> = chosen
                    .iter()
                    .enumerate()
                    .map(|(n, which)| PlacedSprite {
                        left: 5 + n % 6 * cell + n / 6 % 2 * half,
                        top: 3 + n / 6 * pitch,
                        sprite: Arc::clone(&sprites[*which]),
                    })
                    .collect();
                for PlacedSprite { left, top, sprite } in &placed {
                    for y in 0..sprite.height {
                        let at = (top + y) * width + left + sprite.span(y).start;
                        pixels[at..at + sprite.row(y).len()].copy_from_slice(sprite.row(y));
                    }
                }
                let code = Code::for_pictures(Finder::new(&pixels, width, width + 1));
                let mut room = Vec::new();
                let data = compress(&pixels, width, &placed, &code, &mut room);
                prop_assert!(unpacked(data, width, 80) == pixels);
            }
        }
    }
}
