//! Compression of a board picture's PNG data, several times as fast as a general encoder.
//!
//! Each row is filtered to its difference from the row above, so that most of it is runs of zeros. The encoder uses
//! only literals and such runs, with one code for each theme. Sprite rows can therefore be compressed in advance
//! ([`Strips`]), and a picture is mostly assembled from prepared bits.
//!
//! The formats are those of RFC 1950 (the frame and its checksum), RFC 1951 (the codes) and PNG's filter type 2.

use std::sync::Arc;

use crate::render::huffman::{BitString, BitWriter, code_lengths, codes};
use crate::render::sprites::Sprite;
use crate::render::strips::{Code, Strips, UP};

/// The modulus of Adler-32.
const ADLER: u64 = 65_521;
/// Number of pixels compared at once.
const STRIDE: usize = 8;

/// A sprite at its place on a picture.
#[derive(Clone, Debug)]
pub(super) struct PlacedSprite {
    pub(super) left: usize,
    pub(super) top: usize,
    pub(super) sprite: Arc<Sprite>,
}

/// Filters and compresses the rows of a picture, one byte a pixel, for a PNG. The sprites in `placed` must be unchanged
/// in `pixels`. `room` is working memory that can be reused for the next picture.
pub(super) fn compress<'a>(
    pixels: &[u8],
    width: usize,
    placed: &[PlacedSprite],
    code: &Code,
    room: &'a mut Vec<u8>,
) -> &'a [u8] {
    let height = pixels.len() / width;
    let bytes = (width + 1) * height;
    let mut press = Compressor {
        code,
        out: BitWriter::new(room, bytes * 2 + 512),
        zeros: 0,
        left: bytes as u64,
        sum: 1,
        sums: bytes as u64,
    };
    // The zlib header: deflate, a window of 32 KB, fastest.
    press.out.put(BitString {
        bits: 0x0178,
        count: 16,
    });
    header(&mut press.out, &code.lengths);
    let mut placed: Vec<&PlacedSprite> = placed.iter().collect();
    placed.sort_by_key(|placed| placed.top);
    let mut coming = placed.into_iter().peekable();
    let mut here: Vec<&PlacedSprite> = Vec::new();
    let first = vec![0; width];
    let mut above: &[u8] = &first;
    for (y, row) in pixels.chunks_exact(width).enumerate() {
        here.retain(|placed| y < placed.top + placed.sprite.size);
        while let Some(new) = coming.next_if(|placed| placed.top < y) {
            here.push(new);
            here.sort_by_key(|placed| placed.left);
        }
        press.literal(UP);
        let mut x = 0;
        for placed in &here {
            press.scan(&row[x..placed.left], &above[x..placed.left]);
            press.strip(
                placed.sprite.strips(code),
                y - placed.top - 1,
                placed.sprite.size,
            );
            x = placed.left + placed.sprite.size;
        }
        press.scan(&row[x..], &above[x..]);
        press.end_row();
        above = row;
    }
    press.finish()
}

/// A picture being compressed.
struct Compressor<'a, 'b> {
    code: &'b Code,
    out: BitWriter<'a>,
    /// Number of zeros not yet written.
    zeros: usize,
    /// Number of bytes still to come.
    left: u64,
    /// The two halves of Adler-32. The second half counts each byte once for itself and once for each byte after it.
    sum: u64,
    sums: u64,
}

impl<'a> Compressor<'a, '_> {
    fn literal(&mut self, byte: u8) {
        self.sum += u64::from(byte);
        self.sums += u64::from(byte) * self.left;
        self.left -= 1;
        self.code
            .run(&mut self.out, std::mem::take(&mut self.zeros));
        self.out.put(self.code.literal(byte));
    }

    /// Compresses a part of a row without prepared data.
    fn scan(&mut self, row: &[u8], above: &[u8]) {
        let (strides, rest) = row.as_chunks::<STRIDE>();
        let (uppers, upper_rest) = above.as_chunks::<STRIDE>();
        // A local variable is faster than a field, and most strides only add to it.
        let mut same = 0;
        for (mine, theirs) in strides.iter().zip(uppers) {
            if mine == theirs {
                same += STRIDE;
            } else {
                self.skip(std::mem::take(&mut same));
                self.stride(u64::from_le_bytes(*mine), u64::from_le_bytes(*theirs));
            }
        }
        for (mine, theirs) in rest.iter().zip(upper_rest) {
            if mine == theirs {
                same += 1;
            } else {
                self.skip(std::mem::take(&mut same));
                self.literal(mine.wrapping_sub(*theirs));
            }
        }
        self.skip(same);
    }

    fn skip(&mut self, zeros: usize) {
        self.zeros += zeros;
        self.left -= zeros as u64;
    }

    /// Compresses eight pixels with changes: all from the first change to the last are literals.
    fn stride(&mut self, mine: u64, theirs: u64) {
        let changes = difference(mine, theirs);
        let (total, weighed) = sums_of(changes);
        self.sum += total;
        self.sums += total * self.left - weighed;
        self.left -= STRIDE as u64;
        let before = changes.trailing_zeros() as usize / 8;
        let after = changes.leading_zeros() as usize / 8;
        let zeros = std::mem::replace(&mut self.zeros, after) + before;
        self.code.run(&mut self.out, zeros);
        let changes = (changes >> (8 * before)).to_le_bytes();
        for change in &changes[..STRIDE - before - after] {
            self.out.put(self.code.literal(*change));
        }
    }

    /// Adds a prepared row.
    fn strip(&mut self, strips: &Strips, row: usize, width: usize) {
        let strip = &strips.rows[row];
        let begin = row
            .checked_sub(1)
            .map_or(0, |before| strips.rows[before].end);
        self.sum += strip.total;
        self.sums += strip.total * self.left - strip.weighed;
        self.left -= width as u64;
        self.zeros += strip.before;
        if strip.before == width {
            return;
        }
        self.code.run(
            &mut self.out,
            std::mem::replace(&mut self.zeros, strip.after),
        );
        for word in &strips.words[begin..strip.end] {
            self.out.put(*word);
        }
    }

    fn end_row(&mut self) {
        self.code
            .run(&mut self.out, std::mem::take(&mut self.zeros));
        self.sum %= ADLER;
        self.sums %= ADLER;
    }

    fn finish(mut self) -> &'a [u8] {
        self.out.put(self.code.end);
        // The checksum starts at a byte boundary, high byte first.
        self.out.fill_byte();
        for half in [self.sums, self.sum] {
            let swapped = u16::try_from(half).expect("below the modulus").swap_bytes();
            self.out.put(BitString {
                bits: u64::from(swapped),
                count: 16,
            });
        }
        self.out.written()
    }
}

/// Subtracts the bytes of one word from those of another, without borrows between them.
const fn difference(one: u64, other: u64) -> u64 {
    const TOPS: u64 = 0x8080_8080_8080_8080;
    ((one | TOPS) - (other & !TOPS)) ^ ((one ^ !other) & TOPS)
}

/// The sum of eight bytes, and their sum weighted by index.
const fn sums_of(bytes: u64) -> (u64, u64) {
    const EVEN: u64 = 0x00FF_00FF_00FF_00FF;
    const ONES: u64 = 0x0001_0001_0001_0001;
    const PLACES: u64 = 0x0000_0001_0002_0003;
    let odd = (bytes >> 8) & EVEN;
    let pairs = (bytes & EVEN) + odd;
    let total = pairs.wrapping_mul(ONES) >> 48;
    let weighed = 2 * (pairs.wrapping_mul(PLACES) >> 48) + (odd.wrapping_mul(ONES) >> 48);
    (total, weighed)
}

/// Writes the block header: dynamic codes and their lengths.
fn header(out: &mut BitWriter<'_>, lengths: &[u8]) {
    /// The order of the code length code's lengths.
    const ORDER: [usize; 19] = [
        16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
    ];
    // The final block, with dynamic codes.
    out.put(BitString {
        bits: 0b101,
        count: 3,
    });
    out.put(BitString {
        bits: lengths.len() as u64 - 257,
        count: 5,
    });
    out.put(BitString { bits: 0, count: 5 });
    out.put(BitString {
        bits: ORDER.len() as u64 - 4,
        count: 4,
    });
    let mut counts = [0_u32; 19];
    let all = || lengths.iter().chain(&[1]);
    for length in all() {
        counts[usize::from(*length)] += 1;
    }
    let own = code_lengths(&counts, 7);
    for length in ORDER {
        out.put(BitString {
            bits: u64::from(own[length]),
            count: 3,
        });
    }
    let codes = codes(&own);
    for length in all() {
        let at = usize::from(*length);
        out.put(BitString {
            bits: u64::from(codes[at]),
            count: u32::from(own[at]),
        });
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
            let code = Code::for_picture(&other, width);
            let mut room = vec![7; 10];
            for _ in 0..2 {
                let data = compress(&pixels, width, &[], &code, &mut room);
                prop_assert!(unpacked(data, width, height) == pixels);
            }
        }

        #[test]
        fn sprites_may_stand_anywhere_beside_each_other(
            ground in drawing(100 * 60),
            sprites in vec((drawing(24 * 24), 4..24_usize, 0..20_usize, 0..36_usize), 4),
        ) {
            let (width, height) = (100, 60);
            let mut pixels = ground;
            let mut placed = Vec::new();
            for (n, (drawn, size, dx, top)) in sprites.into_iter().enumerate() {
                let left = 25 * n + dx.min(24 - size);
                let sprite = Arc::new(Sprite::new(size, drawn[..size * size].into()));
                for (row, y) in sprite.pixels.chunks_exact(size).zip(top..) {
                    pixels[y * width + left..][..size].copy_from_slice(row);
                }
                placed.push(PlacedSprite { left, top, sprite });
            }
            let code = Code::for_picture(&pixels, width);
            let mut room = Vec::new();
            let data = compress(&pixels, width, &placed, &code, &mut room);
            prop_assert!(unpacked(data, width, height) == pixels);
        }
    }
}
