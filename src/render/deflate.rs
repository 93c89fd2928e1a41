//! Compression of a board picture's PNG data, several times as fast as a general encoder, and into fewer bytes than its
//! fast levels.
//!
//! Rows are not filtered: a colour of a palette says nothing about its neighbour's number. Pixels repeat those above them
//! or before them, and a cell repeats an equal one at its left. All pictures of a theme have one code, so the rows of a
//! sprite are taken apart in advance (`strips`), and a picture is mostly assembled from prepared bits.
//!
//! The formats are those of RFC 1950 (the frame and its checksum), RFC 1951 (the codes) and PNG's filter type 0.

use std::sync::Arc;

use simd_adler32::Adler32;

use crate::render::huffman::{BitString, BitWriter, code_lengths, codes};
use crate::render::lz77::{Code, Finder, LONGEST_REPEAT, SHORTEST, Seen, Stretch, parse};
use crate::render::sprites::Sprite;

/// The filter type that changes nothing.
const NONE: u8 = 0;
/// A sprite at its place on a picture.
#[derive(Clone, Debug)]
pub(super) struct PlacedSprite {
    pub(super) left: usize,
    pub(super) top: usize,
    pub(super) sprite: Arc<Sprite>,
}

/// Compresses the rows of a picture, one byte a pixel, for a PNG. The sprites in `placed` must be unchanged in `pixels`.
/// `room` is working memory that can be reused for the next picture.
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
            out: BitWriter::new(room, bytes * 2 + 512),
            above: code.distance(stride),
            before: code.distance(1),
            like_above: 0,
            at: 0,
        },
        finder: Finder::new(pixels, width, stride).thorough(scanned(pixels, placed)),
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
    let mut here: Vec<(&PlacedSprite, Option<usize>)> = Vec::new();
    // Nothing is above the first row, so this is unlike it everywhere.
    let first: Vec<u8> = pixels.iter().take(width).map(|pixel| !pixel).collect();
    let mut above: &[u8] = &first;
    let mut sum = Adler32::new();
    for (y, row) in pixels.chunks_exact(width).enumerate() {
        here.retain(|(placed, _)| y < placed.top + placed.sprite.size);
        let known = here.len();
        while let Some(new) = coming.next_if(|placed| placed.top <= y) {
            here.push((new, None));
        }
        if here.len() > known {
            here.sort_by_key(|(placed, _)| placed.left);
            find_twins(&mut here);
        }
        sum.write(&[NONE]);
        sum.write(row);
        press.sink.begin_row(y);
        let mut x = 0;
        for (placed, twin) in &here {
            press.scan(y, x, (&row[x..placed.left], &above[x..placed.left]));
            x = placed.left + placed.sprite.size;
            let (row, above) = (&row[placed.left..x], &above[placed.left..x]);
            press.sprite(placed, *twin, y, (row, above));
        }
        press.scan(y, x, (&row[x..], &above[x..]));
        above = row;
    }
    press.sink.finish(sum.finish())
}

/// Returns `true` if most of a picture is no prepared sprite, as on boards of hexagons.
pub(super) fn scanned(pixels: &[u8], placed: &[PlacedSprite]) -> bool {
    let prepared: usize = placed.iter().map(|one| one.sprite.pixels.len()).sum();
    prepared < pixels.len() / 4
}

/// Finds the distance of each sprite in a row from the nearest equal one at its left.
fn find_twins(here: &mut [(&PlacedSprite, Option<usize>)]) {
    for nth in 0..here.len() {
        let (before, rest) = here.split_at_mut(nth);
        let (placed, twin) = &mut rest[0];
        let mut equals = before.iter().rev().filter(|(other, _)| {
            other.top == placed.top && Arc::ptr_eq(&other.sprite, &placed.sprite)
        });
        *twin = equals.next().map(|(other, _)| placed.left - other.left);
    }
}

/// A picture being compressed.
struct Compressor<'a, 'b> {
    sink: Sink<'a, 'b>,
    finder: Finder<'b>,
}

/// The written form of a picture.
struct Sink<'a, 'b> {
    code: &'b Code,
    pixels: &'b [u8],
    /// Bytes of a row with its filter type.
    stride: usize,
    out: BitWriter<'a>,
    /// The code of the distance to the pixel above.
    above: BitString,
    /// The code of the distance to the pixel before.
    before: BitString,
    /// Number of bytes like those above them that are not yet written.
    like_above: usize,
    /// Number of bytes taken, written or not.
    at: usize,
}

impl<'a> Sink<'a, '_> {
    fn begin_row(&mut self, y: usize) {
        if y == 0 {
            self.pixel(NONE);
        } else {
            self.skip(1);
        }
    }

    /// Takes bytes that are like those above them.
    #[inline]
    const fn skip(&mut self, count: usize) {
        self.like_above += count;
        self.at += count;
    }

    /// Writes the bytes that are like those above them.
    #[inline]
    fn flush(&mut self) {
        let count = std::mem::take(&mut self.like_above);
        if count >= SHORTEST {
            let out = &mut self.out;
            self.code.repeat(count, self.above, |word| out.put(word));
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

    /// Writes bytes that repeat those at this distance.
    #[inline]
    fn repeat(&mut self, count: usize, distance: BitString) {
        self.flush();
        let out = &mut self.out;
        self.code.repeat(count, distance, |word| out.put(word));
        self.at += count;
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
        let Self { sink, finder } = self;
        let find = |x, known| finder.find((y, left + x), row.len() - x - 1, known);
        parse(row, above, find, |part| match part {
            Stretch::Above(count) => sink.skip(count),
            Stretch::Run(count) => sink.repeat(count, sink.before),
            Stretch::Seen(Seen { count, distance }) => {
                sink.repeat(count, sink.code.distance(distance));
            }
            Stretch::Pixel(pixel) => sink.pixel(pixel),
        });
    }

    /// Compresses a row of a sprite: by what was prepared, or as a repetition of an equal sprite if that is shorter.
    fn sprite(
        &mut self,
        placed: &PlacedSprite,
        twin: Option<usize>,
        y: usize,
        (row, above): (&[u8], &[u8]),
    ) {
        let size = placed.sprite.size;
        let twin = twin.map(|distance| self.sink.code.distance(distance));
        let strips = placed.sprite.strips(self.sink.code, self.sink.stride);
        let Some(nth) = (y - placed.top).checked_sub(1) else {
            let whole = twin.filter(|_| size <= LONGEST_REPEAT && row != above);
            return match whole {
                Some(twin) => self.sink.repeat(size, twin),
                None => self.scan(y, placed.left, (row, above)),
            };
        };
        if strips.stride != self.sink.stride {
            return self.scan(y, placed.left, (row, above));
        }
        let strip = &strips.rows[nth];
        self.sink.skip(strip.before);
        if strip.before == size {
            return;
        }
        let middle = size - strip.before - strip.after;
        let cheaper = twin.filter(|twin| {
            (SHORTEST..=LONGEST_REPEAT).contains(&middle)
                && self.sink.code.cost(middle, *twin) < strip.bits
        });
        if let Some(twin) = cheaper {
            self.sink.repeat(middle, twin);
        } else {
            self.sink.flush();
            let begin = nth.checked_sub(1).map_or(0, |last| strips.rows[last].end);
            for word in &strips.words[begin..strip.end] {
                self.sink.out.put((*word).into());
            }
            self.sink.at += middle;
        }
        self.sink.skip(strip.after);
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
    }
}
