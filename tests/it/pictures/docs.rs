//! The pictures in `docs/pictures`: each is as the program draws it now.

use std::collections::BTreeSet;
use std::io::Cursor;
use std::path::Path;

use crate::pictures::boards::difference;
use crate::pictures::docs::drawn::{ANALYSIS, PICTURES, folder};

#[path = "../../../examples/contact_sheets/drawn.rs"]
mod drawn;

/// Pictures with tests of their own, and the photograph of a page in a browser.
const ELSEWHERE: [&str; 3] = ["channel.png", "ratings.svg", "web.png"];

/// The size of a picture, and the pixels of each of its frames.
type Frames = ((u32, u32), Vec<Vec<[u8; 3]>>);

/// Returns `true` for the name of a file of this kind.
fn ends_in(name: &str, kind: &str) -> bool {
    Path::new(name).extension().is_some_and(|end| end == kind)
}

fn decoded(name: &str, bytes: &[u8]) -> Frames {
    if ends_in(name, "gif") {
        film(bytes)
    } else {
        still(bytes)
    }
}

fn still(bytes: &[u8]) -> Frames {
    let mut decoder = png::Decoder::new(Cursor::new(bytes));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().unwrap();
    let size = reader.info().size();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    reader.next_frame(&mut pixels).unwrap();
    (size, vec![pixels.as_chunks().0.to_vec()])
}

/// The pixels that each frame of a film changes.
fn film(bytes: &[u8]) -> Frames {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut reader = options.read_info(bytes).unwrap();
    let size = (reader.width().into(), reader.height().into());
    let mut frames = Vec::new();
    while let Some(frame) = reader.read_next_frame().unwrap() {
        let pixels = frame.buffer.as_chunks::<4>().0.iter();
        frames.push(pixels.map(|[r, g, b, _]| [*r, *g, *b]).collect());
    }
    (size, frames)
}

/// Returns `true` if a file of the docs looks like this picture.
fn is_kept(name: &str, picture: &[u8]) -> bool {
    let (kept_size, kept) = decoded(name, &std::fs::read(folder().join(name)).unwrap());
    let (size, frames) = decoded(name, picture);
    let alike = |(one, other): (&Vec<[u8; 3]>, &Vec<[u8; 3]>)| {
        one.len() == other.len() && (one.is_empty() || difference(one, other) < 0.2)
    };
    size == kept_size && frames.len() == kept.len() && frames.iter().zip(&kept).all(alike)
}

#[test]
fn every_picture_in_the_docs_is_drawn_or_compared() {
    let files = std::fs::read_dir(folder()).unwrap();
    let files = files.map(|file| file.unwrap().file_name().into_string().unwrap());
    let files: BTreeSet<String> = files.filter(|name| !ends_in(name, "txt")).collect();
    let drawn = PICTURES.iter().map(|(name, _)| *name);
    let known = drawn.chain([ANALYSIS]).chain(ELSEWHERE);
    assert_eq!(files, known.map(str::to_owned).collect());
}

#[test]
fn the_pictures_in_the_docs_are_as_the_program_draws_them() {
    let stale: Vec<&str> = PICTURES
        .iter()
        .filter(|(name, draw)| !is_kept(name, &draw()))
        .map(|(name, _)| *name)
        .collect();
    assert!(
        stale.is_empty(),
        "cargo run --release --example contact_sheets draws these anew: {stale:?}"
    );
}

#[test]
fn the_analysis_in_the_docs_is_as_the_program_draws_it() {
    let (_, picture) = drawn::analysis();
    if !is_kept(ANALYSIS, &picture) {
        let path = std::env::temp_dir().join(ANALYSIS);
        std::fs::write(&path, picture).unwrap();
        panic!("look at this, and keep it if it is right: {path:?}");
    }
}
