//! A GIF writer: frames of one size and palette, each written as the rectangles that changed, with unchanged pixels
//! transparent.

use std::ops::Range;

use crate::render::lzw::Encoder;
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

/// Most parts of a frame.
const MOST_PARTS: usize = 6;
/// Time of each part but the last, in hundredths of a second. Players slow down shorter ones.
const PART: u16 = 2;
/// A frame is shown for at least this many times as long as its parts before the last.
const SHARE: u16 = 3;
/// Fewest unchanged pixels between two parts that are worth an image more.
const WORTHWHILE: usize = 2_000;

/// A file being written, or some frames of it that follow each other.
#[derive(Debug)]
pub(super) struct Gif {
    bytes: Vec<u8>,
    width: usize,
    /// The pixels shown so far; empty before the first frame.
    shown: Vec<u8>,
    /// A changed rectangle, and its codes.
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

/// A part of the changed area.
#[derive(Debug)]
struct ChangedPart {
    /// Its first row.
    top: usize,
    /// From the first to the last changed pixel of each row; empty if none changed, but not in the first and the
    /// last row.
    rows: Vec<Range<usize>>,
}

impl ChangedPart {
    /// `None` if nothing changed in these rows.
    fn new(top: usize, rows: &[Range<usize>]) -> Option<Self> {
        let first = rows.iter().position(|row| !row.is_empty())?;
        let last = rows.iter().rposition(|row| !row.is_empty())?;
        Some(Self {
            top: top + first,
            rows: rows[first..=last].to_vec(),
        })
    }

    /// The smallest rectangle around it.
    fn place(&self) -> Rectangle {
        let rows = || self.rows.iter().filter(|row| !row.is_empty());
        let left = rows().map(|row| row.start).min().unwrap_or(0);
        let right = rows().map(|row| row.end).max().unwrap_or(0);
        Rectangle {
            left,
            top: self.top,
            width: right - left,
            height: self.rows.len(),
        }
    }
}

/// A part in two.
#[derive(Debug)]
struct CutPart {
    /// Number of unchanged pixels between them.
    apart: usize,
    parts: [ChangedPart; 2],
}

impl Gif {
    /// Starts a file that loops forever; the palette has at most 255 colours.
    pub(super) fn new(width: u32, height: u32, palette: &[Rgb]) -> Self {
        let mut bytes = b"GIF89a".to_vec();
        for side in [width, height] {
            bytes.extend_from_slice(&short(side as usize));
        }
        // One global palette, with a colour more for unchanged pixels; the background and the pixel shape are
        // unspecified.
        let colours = (palette.len() + 1).next_power_of_two().max(4);
        let bits = u8::try_from(colours.ilog2()).expect("at most 256 colours");
        bytes.extend_from_slice(&[0xf0 | (bits - 1), 0, 0]);
        bytes.extend(palette.as_flattened());
        bytes.resize(bytes.len() + 3 * (colours - palette.len()), 0);
        bytes.extend_from_slice(&[EXTENSION, APPLICATION, 11]);
        bytes.extend_from_slice(b"NETSCAPE2.0");
        bytes.extend_from_slice(&[3, 1, 0, 0, NO_MORE]);
        Self {
            bytes,
            ..Self::after(Vec::new(), width)
        }
    }

    /// Starts with the frame after the one that `shown` has the pixels of, for a file that [`Gif::new`] started.
    pub(super) fn after(shown: Vec<u8>, width: u32) -> Self {
        Self {
            bytes: Vec::new(),
            width: width as usize,
            shown,
            patch: Vec::new(),
            codes: Vec::new(),
            encoder: Encoder::new(),
        }
    }

    /// Adds a frame shown for `hold` hundredths of a second. Returns a buffer for the next frame's pixels.
    ///
    /// Changes far apart are images of their own, because unchanged pixels between them cost more than the changes. The
    /// images follow each other faster than the eye sees.
    pub(super) fn push(&mut self, pixels: Vec<u8>, hold: u16) -> Vec<u8> {
        let most = MOST_PARTS.min(1 + usize::from(hold / (SHARE * PART)));
        let mut left = hold;
        let mut places = self.changed(&pixels, most).into_iter().peekable();
        while let Some(place) = places.next() {
            let time = if places.peek().is_some() { PART } else { left };
            left -= time;
            self.image(&pixels, place, time);
        }
        std::mem::replace(&mut self.shown, pixels)
    }

    /// Writes a rectangle of a picture, shown for `hold` hundredths of a second.
    fn image(&mut self, pixels: &[u8], place: Rectangle, hold: u16) {
        self.cut(pixels, place);
        let (transparent, colour_bits) = free_colour(&self.patch);
        for pixel in &mut self.patch {
            *pixel = if *pixel == UNUSED {
                transparent
            } else {
                *pixel
            };
        }
        // The image stays on screen, and one colour is transparent.
        self.bytes
            .extend_from_slice(&[EXTENSION, GRAPHIC_CONTROL, 4, 0b101]);
        self.bytes.extend_from_slice(&hold.to_le_bytes());
        self.bytes.extend_from_slice(&[transparent, NO_MORE, IMAGE]);
        for measure in [place.left, place.top, place.width, place.height] {
            self.bytes.extend_from_slice(&short(measure));
        }
        self.bytes.extend_from_slice(&[0, colour_bits]);
        self.codes.clear();
        self.encoder
            .encode(&self.patch, colour_bits, &mut self.codes);
        for block in self.codes.chunks(BLOCK) {
            self.bytes
                .push(u8::try_from(block.len()).expect("no block is longer"));
            self.bytes.extend_from_slice(block);
        }
        self.bytes.push(NO_MORE);
    }

    /// Current length in bytes, with the end of the file.
    pub(super) const fn len(&self) -> usize {
        self.bytes.len() + 1
    }

    /// Adds the frames [after](Gif::after) those written so far.
    pub(super) fn append(&mut self, later: &Self) {
        self.bytes.extend_from_slice(&later.bytes);
    }

    /// Ends the file and returns it.
    pub(super) fn finish(mut self) -> Vec<u8> {
        self.bytes.push(TRAILER);
        self.bytes
    }

    /// The smallest rectangles around the changes, at most `most`, from the top down; a single pixel if nothing
    /// changed.
    fn changed(&self, pixels: &[u8], most: usize) -> Vec<Rectangle> {
        let whole = Rectangle {
            left: 0,
            top: 0,
            width: self.width,
            height: pixels.len() / self.width,
        };
        if self.shown.len() != pixels.len() {
            return vec![whole];
        }
        let Some(all) = self.part(pixels, whole) else {
            return vec![Rectangle {
                width: 1,
                height: 1,
                ..whole
            }];
        };
        let cut = |part: &ChangedPart, room: bool| {
            let halves = room.then(|| self.halves(pixels, part)).flatten();
            (part.place(), halves)
        };
        let mut parts = vec![cut(&all, most > 1)];
        while parts.len() < most {
            let apart = |nth: &usize| parts[*nth].1.as_ref().map_or(0, |halves| halves.apart);
            let Some(widest) = (0..parts.len()).max_by_key(apart) else {
                break;
            };
            let Some(CutPart { parts: halves, .. }) = parts[widest].1.take() else {
                break;
            };
            let room = parts.len() + 1 < most;
            let halves = halves.map(|half| cut(&half, room));
            parts.splice(widest..=widest, halves);
        }
        parts.into_iter().map(|(place, _)| place).collect()
    }

    /// The rows of a rectangle, now and before.
    fn rows<'a>(
        &'a self,
        pixels: &'a [u8],
        place: Rectangle,
    ) -> impl Iterator<Item = (&'a [u8], &'a [u8])> {
        (place.top..place.top + place.height).map(move |y| {
            let row = y * self.width + place.left..y * self.width + place.left + place.width;
            (&pixels[row.clone()], &self.shown[row])
        })
    }

    /// The changes in a rectangle; `None` if there are none.
    fn part(&self, pixels: &[u8], place: Rectangle) -> Option<ChangedPart> {
        let rows: Vec<Range<usize>> = self
            .rows(pixels, place)
            .map(|(new, old)| {
                if new == old {
                    return 0..0;
                }
                place.left + same(new, old)..place.left + new.len() - same_at_end(new, old)
            })
            .collect();
        ChangedPart::new(place.top, &rows)
    }

    /// A part cut where most of its rows, or else of its columns, are unchanged; `None` if the halves are not
    /// [far enough](WORTHWHILE) apart.
    fn halves(&self, pixels: &[u8], part: &ChangedPart) -> Option<CutPart> {
        let place = part.place();
        let rows = widest_gap(part.rows.iter().map(|row| !row.is_empty()));
        let apart = rows.len() * place.width;
        if apart >= WORTHWHILE {
            let above = ChangedPart::new(place.top, &part.rows[..rows.start])?;
            let below = ChangedPart::new(place.top + rows.end, &part.rows[rows.end..])?;
            let parts = [above, below];
            return Some(CutPart { apart, parts });
        }
        let mut changed = vec![false; place.width];
        for (new, old) in self.rows(pixels, place) {
            let pairs = changed.iter_mut().zip(new.iter().zip(old));
            pairs.for_each(|(changed, (new, old))| *changed |= new != old);
        }
        let columns = widest_gap(changed.into_iter());
        let apart = columns.len() * place.height;
        if apart < WORTHWHILE {
            return None;
        }
        let left = Rectangle {
            width: columns.start,
            ..place
        };
        let right = Rectangle {
            left: place.left + columns.end,
            width: place.width - columns.end,
            ..place
        };
        let parts = [self.part(pixels, left)?, self.part(pixels, right)?];
        Some(CutPart { apart, parts })
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

/// The longest stretch of `false` between two of `true`; empty if there is none.
fn widest_gap(changed: impl Iterator<Item = bool>) -> Range<usize> {
    let places = changed.enumerate();
    let places: Vec<usize> = places
        .filter_map(|(at, changed)| changed.then_some(at))
        .collect();
    let gaps = places.windows(2).map(|pair| pair[0] + 1..pair[1]);
    gaps.max_by_key(Range::len).unwrap_or(0..0)
}

/// The first colour that these pixels do not have, and the bits of a colour among it and theirs. The first colours of a
/// palette are those of letters, so a caption has short codes.
fn free_colour(pixels: &[u8]) -> (u8, u8) {
    let mut used = [false; 256];
    let mut before: &[u8] = &[];
    for stretch in pixels.chunks(size_of::<u128>()) {
        // Most are of one colour, as the one before.
        if stretch != before {
            for pixel in stretch {
                used[usize::from(*pixel)] = true;
            }
            before = stretch;
        }
    }
    used[usize::from(UNUSED)] = false;
    let free = used.iter().position(|used| !used).unwrap_or(0);
    let last = used.iter().rposition(|used| *used).unwrap_or(0).max(free);
    let bits = last.max(3).ilog2() + 1;
    let byte = |number: usize| u8::try_from(number).expect("a palette has 256 colours");
    (byte(free), byte(bits as usize))
}

/// Appends a row to the patch, with unchanged pixels transparent. A short unchanged stretch between two changes is
/// kept, since transparency there costs more than it saves.
fn leave_out(new: &[u8], old: &[u8], patch: &mut Vec<u8>) {
    const SHORT: usize = 4;
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

/// Number of equal pixels at the end.
fn same_at_end(new: &[u8], old: &[u8]) -> usize {
    const STEP: usize = 16;
    let ((_, new_steps), (_, old_steps)) = (new.as_rchunks::<STEP>(), old.as_rchunks::<STEP>());
    let pairs = new_steps.iter().rev().zip(old_steps.iter().rev());
    let steps = pairs.take_while(|(new, old)| new == old).count();
    let rest = |row: &[u8]| row.len() - steps * STEP;
    let rest = new[..rest(new)]
        .iter()
        .rev()
        .zip(old[..rest(old)].iter().rev());
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

    /// The frames with their hold times as another decoder composes them, in palette indexes. An image no longer than
    /// [`PART`] is a part of the frame after it.
    fn decoded(bytes: &[u8]) -> Vec<(Vec<u8>, u16)> {
        let mut options = ::gif::DecodeOptions::new();
        options.set_color_output(::gif::ColorOutput::Indexed);
        options.check_frame_consistency(true);
        let mut decoder = options.read_info(bytes).unwrap();
        assert_eq!(decoder.repeat(), ::gif::Repeat::Infinite);
        let (width, height) = (usize::from(decoder.width()), usize::from(decoder.height()));
        let mut screen = vec![0; width * height];
        let mut frames = Vec::new();
        let mut time = 0;
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
            time += frame.delay;
            if frame.delay > PART {
                frames.push((screen.clone(), std::mem::take(&mut time)));
            }
        }
        frames
    }

    /// Writes pictures of one size and reads them back.
    fn survive(width: usize, pictures: &[Vec<u8>]) {
        let height = pictures[0].len() / width;
        let side = |pixels: usize| u32::try_from(pixels).unwrap();
        let mut gif = Gif::new(side(width), side(height), &[[1, 2, 3]; 255]);
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

    /// Pseudo-random colours except the transparent one.
    fn noise(mut seed: u32, count: usize) -> Vec<u8> {
        std::iter::repeat_with(|| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            seed.to_be_bytes()[0]
        })
        .map(|colour| if colour == u8::MAX { 0 } else { colour })
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
            Encoder::new().encode(&pixels, 8, &mut ours);
            let mut theirs = ::gif::Frame {
                width: u16::try_from(length).unwrap(),
                height: 1,
                buffer: pixels.into(),
                ..::gif::Frame::default()
            };
            theirs.make_lzw_pre_encoded();
            if let [8, codes @ ..] = theirs.buffer.as_ref() {
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
        let mut gif = Gif::new(400, 400, &[[0; 3]; 255]);
        drop(gif.push(board, 1));
        let first = gif.len();
        drop(gif.push(moved, 1));
        assert!(first > 100_000 && gif.len() - first < 50);
    }

    #[test]
    fn changes_far_apart_are_parts_of_their_frame_unless_it_is_short() {
        let before = noise(5, 400 * 400);
        let mut after = before.clone();
        // Two at the left and the right of ten rows, and one below.
        for pixel in (0..10)
            .flat_map(|y| [400 * y + 10, 400 * y + 390])
            .chain([400 * 390])
        {
            after[pixel] = (after[pixel] + 1) % UNUSED;
        }
        for (hold, parts) in [(30, vec![2, 2, 26]), (6, vec![2, 4]), (5, vec![5])] {
            let mut gif = Gif::new(400, 400, &[[0; 3]; 255]);
            drop(gif.push(before.clone(), 9));
            drop(gif.push(after.clone(), hold));
            let bytes = gif.finish();
            let mut decoder = ::gif::DecodeOptions::new().read_info(&bytes[..]).unwrap();
            let mut images = Vec::new();
            while let Some(image) = decoder.read_next_frame().unwrap() {
                images.push(image.delay);
            }
            assert_eq!(images[1..], parts, "{hold}");
            assert!(decoded(&bytes)[1].0 == after);
        }
    }

    #[test]
    fn few_colours_have_short_codes() {
        let captions = [0, 0, 1, 3, 0, 1, 2, 0].repeat(800);
        let mut sizes = Vec::new();
        for shift in [0, 60] {
            let picture: Vec<u8> = captions.iter().map(|colour| colour + shift).collect();
            let mut gif = Gif::new(80, 80, &[[0; 3]; 100]);
            drop(gif.push(vec![99; 80 * 80], 9));
            drop(gif.push(picture, 9));
            sizes.push(gif.len());
        }
        assert!(sizes[0] < sizes[1], "{sizes:?}");
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
