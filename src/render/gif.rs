//! A GIF writer: frames of one size and palette, each written as the rectangle that changed, with unchanged pixels
//! transparent.

use crate::render::lzw::{COLOUR_BITS, Encoder};
use crate::render::theme::{Rgb, UNUSED};

/// The introducer of an extension block, and the two kinds written here.
const EXTENSION: u8 = 0x21;
const APPLICATION: u8 = 0xff;
const GRAPHIC_CONTROL: u8 = 0xf9;
/// The end of a list of blocks.
const NO_MORE: u8 = 0;
/// The introducer of an image.
const IMAGE: u8 = 0x2c;
/// The end of the file.
const TRAILER: u8 = 0x3b;
/// Most bytes in one block.
const BLOCK: usize = 255;

/// A file being written.
#[derive(Debug)]
pub(super) struct Gif {
    bytes: Vec<u8>,
    width: usize,
    /// The pixels shown so far; empty before the first frame.
    shown: Vec<u8>,
    /// The changed rectangle, and its codes.
    patch: Vec<u8>,
    codes: Vec<u8>,
    encoder: Encoder,
}

/// The part of a picture that changed, in pixels.
#[derive(Clone, Copy, Debug)]
struct Rectangle {
    left: usize,
    top: usize,
    width: usize,
    height: usize,
}

impl Gif {
    /// Starts a file that loops forever; the palette has 256 colours.
    pub(super) fn new(width: u32, height: u32, palette: &[Rgb]) -> Self {
        let mut bytes = b"GIF89a".to_vec();
        for side in [width, height] {
            bytes.extend_from_slice(&short(side as usize));
        }
        // One global palette of 2^8 colours; the background and the pixel shape are unspecified.
        bytes.extend_from_slice(&[0xf7, 0, 0]);
        bytes.extend(palette.as_flattened());
        bytes.extend_from_slice(&[EXTENSION, APPLICATION, 11]);
        bytes.extend_from_slice(b"NETSCAPE2.0");
        bytes.extend_from_slice(&[3, 1, 0, 0, NO_MORE]);
        Self {
            bytes,
            width: width as usize,
            shown: Vec::new(),
            patch: Vec::new(),
            codes: Vec::new(),
            encoder: Encoder::new(),
        }
    }

    /// Adds a frame shown for `hold` hundredths of a second. Returns a buffer for the next frame's pixels.
    pub(super) fn push(&mut self, pixels: Vec<u8>, hold: u16) -> Vec<u8> {
        let place = self.changed(&pixels);
        self.cut(&pixels, place);
        // The frame stays on screen, and the unused colour is transparent.
        self.bytes
            .extend_from_slice(&[EXTENSION, GRAPHIC_CONTROL, 4, 0b101]);
        self.bytes.extend_from_slice(&hold.to_le_bytes());
        self.bytes.extend_from_slice(&[UNUSED, NO_MORE, IMAGE]);
        for measure in [place.left, place.top, place.width, place.height] {
            self.bytes.extend_from_slice(&short(measure));
        }
        self.bytes.extend_from_slice(&[0, COLOUR_BITS]);
        self.codes.clear();
        self.encoder.encode(&self.patch, &mut self.codes);
        for block in self.codes.chunks(BLOCK) {
            self.bytes
                .push(u8::try_from(block.len()).expect("no block is longer"));
            self.bytes.extend_from_slice(block);
        }
        self.bytes.push(NO_MORE);
        std::mem::replace(&mut self.shown, pixels)
    }

    /// Current length of the file in bytes.
    pub(super) fn len(&self) -> usize {
        self.bytes.len() + 1
    }

    /// Ends the file and returns it.
    pub(super) fn finish(mut self) -> Vec<u8> {
        self.bytes.push(TRAILER);
        self.bytes
    }

    /// The smallest rectangle around all changes; a single pixel if nothing changed.
    fn changed(&self, pixels: &[u8]) -> Rectangle {
        let width = self.width;
        let whole = Rectangle {
            left: 0,
            top: 0,
            width,
            height: pixels.len() / width,
        };
        if self.shown.len() != pixels.len() {
            return whole;
        }
        let pairs = || {
            pixels
                .chunks_exact(width)
                .zip(self.shown.chunks_exact(width))
        };
        let Some(top) = pairs().position(|(new, old)| new != old) else {
            return Rectangle {
                width: 1,
                height: 1,
                ..whole
            };
        };
        let bottom = pairs().rposition(|(new, old)| new != old).unwrap_or(top);
        let (mut left, mut right) = (width, 0);
        for (new, old) in pairs().take(bottom + 1).skip(top) {
            // Only pixels outside the known range need a comparison.
            let differ = |(new, old): (&u8, &u8)| new != old;
            let first = new[..left].iter().zip(&old[..left]).position(differ);
            left = first.unwrap_or(left);
            let last = new[right..].iter().zip(&old[right..]).rposition(differ);
            right = last.map_or(right, |last| right + last + 1);
        }
        Rectangle {
            left,
            top,
            width: right - left,
            height: bottom + 1 - top,
        }
    }

    /// Cuts the rectangle out of a frame, without the pixels already shown.
    fn cut(&mut self, pixels: &[u8], place: Rectangle) {
        self.patch.clear();
        for y in place.top..place.top + place.height {
            let row = y * self.width + place.left..y * self.width + place.left + place.width;
            let new = &pixels[row.clone()];
            match self.shown.get(row) {
                None => self.patch.extend_from_slice(new),
                Some(old) => leave_out(new, old, &mut self.patch),
            }
        }
    }
}

/// Appends a row to the patch, with unchanged pixels transparent. A short unchanged stretch between two changes is
/// kept, since transparency there costs more than it saves.
fn leave_out(new: &[u8], old: &[u8], patch: &mut Vec<u8>) {
    const SHORT: usize = 8;
    let mut at = 0;
    while at < new.len() {
        let kept = same(&new[at..], &old[at..]);
        let (from, to) = (at, at + kept);
        if kept > SHORT || from == 0 || to == new.len() {
            patch.resize(patch.len() + kept, UNUSED);
        } else {
            patch.extend_from_slice(&new[from..to]);
        }
        let differ = new[to..].iter().zip(&old[to..]);
        at = to + differ.take_while(|(new, old)| new != old).count();
        patch.extend_from_slice(&new[to..at]);
    }
}

/// Number of equal pixels at the front.
fn same(new: &[u8], old: &[u8]) -> usize {
    const STEP: usize = 16;
    let ((new_steps, _), (old_steps, _)) = (new.as_chunks::<STEP>(), old.as_chunks::<STEP>());
    let alike = |(new, old): &(&[u8; STEP], &[u8; STEP])| new == old;
    let steps = new_steps.iter().zip(old_steps).take_while(alike).count();
    let rest = new[steps * STEP..].iter().zip(&old[steps * STEP..]);
    steps * STEP + rest.take_while(|(new, old)| new == old).count()
}

fn short(measure: usize) -> [u8; 2] {
    u16::try_from(measure)
        .expect("a board's picture is far smaller than GIF allows")
        .to_le_bytes()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The frames with their hold times as another decoder composes them, in palette indexes.
    fn decoded(bytes: &[u8]) -> Vec<(Vec<u8>, u16)> {
        let mut options = ::gif::DecodeOptions::new();
        options.set_color_output(::gif::ColorOutput::Indexed);
        options.check_frame_consistency(true);
        let mut decoder = options.read_info(bytes).unwrap();
        assert_eq!(decoder.repeat(), ::gif::Repeat::Infinite);
        let (width, height) = (usize::from(decoder.width()), usize::from(decoder.height()));
        let mut screen = vec![0; width * height];
        let mut frames = Vec::new();
        while let Some(frame) = decoder.read_next_frame().unwrap() {
            assert_eq!(frame.dispose, ::gif::DisposalMethod::Keep);
            let (left, top) = (usize::from(frame.left), usize::from(frame.top));
            let rows = frame.buffer.chunks_exact(usize::from(frame.width));
            for (y, row) in rows.enumerate() {
                for (x, pixel) in row.iter().enumerate() {
                    if frame.transparent != Some(*pixel) {
                        screen[(top + y) * width + left + x] = *pixel;
                    }
                }
            }
            frames.push((screen.clone(), frame.delay));
        }
        frames
    }

    /// Writes pictures of one size and reads them back.
    fn survive(width: usize, pictures: &[Vec<u8>]) {
        let height = pictures[0].len() / width;
        let side = |pixels: usize| u32::try_from(pixels).unwrap();
        let mut gif = Gif::new(side(width), side(height), &[[1, 2, 3]; 256]);
        let mut told = Vec::new();
        for (hold, picture) in (7..).zip(pictures) {
            drop(gif.push(picture.clone(), hold));
            told.push((picture.clone(), hold));
        }
        let length = gif.len();
        let bytes = gif.finish();
        assert_eq!(bytes.len(), length);
        let read = decoded(&bytes);
        assert_eq!(read.len(), told.len());
        for (n, (read, told)) in read.iter().zip(&told).enumerate() {
            assert!(read == told, "frame {n}, {width} by {height}");
        }
    }

    /// Pseudo-random colours except the unused one.
    fn noise(mut seed: u32, count: usize) -> Vec<u8> {
        std::iter::repeat_with(|| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            seed.to_be_bytes()[0]
        })
        .map(|colour| if colour == UNUSED { 0 } else { colour })
        .take(count)
        .collect()
    }

    #[test]
    fn noise_comes_back_through_codes_of_every_width_and_cleared_tables() {
        for width in [1, 2, 255, 256, 300] {
            let pictures: Vec<Vec<u8>> = (0..4).map(|seed| noise(seed, width * 300)).collect();
            survive(width, &pictures);
        }
    }

    #[test]
    fn every_number_of_codes_ends_well() {
        // The code width grows at some of these lengths, with only the end code left.
        for length in (1..300)
            .chain(700..800)
            .chain(1_750..1_830)
            .chain(3_800..3_900)
        {
            let pixels = noise(9, length);
            survive(length, std::slice::from_ref(&pixels));
            // The output is unique while the table is not full, so both encoders must agree.
            let mut ours = Vec::new();
            Encoder::new().encode(&pixels, &mut ours);
            let mut theirs = ::gif::Frame {
                width: u16::try_from(length).unwrap(),
                height: 1,
                buffer: pixels.into(),
                ..::gif::Frame::default()
            };
            theirs.make_lzw_pre_encoded();
            if let [COLOUR_BITS, codes @ ..] = theirs.buffer.as_ref() {
                assert!(ours == codes, "{length} pixels");
            }
        }
    }

    #[test]
    fn one_colour_comes_back_at_every_length_of_its_run() {
        for length in (1..70).chain([5_000, 60_000]) {
            survive(length, &[vec![3; length], vec![3; length], vec![4; length]]);
        }
    }

    #[test]
    fn a_frame_in_which_nothing_changed_is_a_frame_all_the_same() {
        let picture = noise(1, 64 * 64);
        survive(64, &[picture.clone(), picture.clone(), picture]);
    }

    #[test]
    fn only_what_changed_is_written() {
        let board = noise(5, 400 * 400);
        let mut moved = board.clone();
        moved[400 * 200 + 100] ^= 1;
        let mut gif = Gif::new(400, 400, &[[0; 3]; 256]);
        drop(gif.push(board, 1));
        let first = gif.len();
        drop(gif.push(moved, 1));
        assert!(first > 100_000 && gif.len() - first < 50);
    }

    proptest! {
        #[test]
        fn drawings_come_back_as_they_were(
            width in 1_usize..60,
            runs in prop::collection::vec((0_u8..6, 1_usize..400), 1..60),
            changes in prop::collection::vec((any::<prop::sample::Index>(), 0_u8..6, 1_usize..90), 0..20),
        ) {
            let mut picture: Vec<u8> = runs
                .iter()
                .flat_map(|(colour, length)| std::iter::repeat_n(*colour, *length))
                .collect();
            let height = picture.len().div_ceil(width);
            picture.resize(height * width, 0);
            let mut pictures = vec![picture.clone()];
            for (at, colour, length) in changes {
                let at = at.index(picture.len());
                let end = picture.len().min(at + length);
                picture[at..end].fill(colour);
                pictures.push(picture.clone());
            }
            survive(width, &pictures);
        }
    }
}
