//! The board of a page beside the picture of the same scene: both are drawn from one layout, and every cell looks
//! alike.

use std::io::Cursor;

use kingboard::game::grid::{Perspective, Shape};
use kingboard::render::Renderer;
use kingboard::render::vector::{self, BoardArt, CellWords};
use kingboard::scene::{Caption, Scene, ThemeName};
use serde_json::json;

use crate::browser::driver::{Browser, ScreenKind, base64_of};
use crate::browser::shared::pictures;
use crate::pictures::boards::{busy, piled};
use crate::pictures::scenes::{cross_at_war, stars_at_war};

/// Side of a block in pixels. Edges of drawings are smoothed otherwise in a browser, so blocks of pixels are compared.
const BLOCK: usize = 4;
/// Largest mean difference of a cell's blocks between the two, with channels from 0 to 255.
const ALIKE: f64 = 12.0;
/// The same for a hexagon, which is a little less high in a picture than in a page.
const ALIKE_HEXAGON: f64 = 20.0;
/// The same for an empty cell with its number, whose digits have another shape in a browser.
const ALIKE_BUT_DIGITS: f64 = 25.0;
/// Difference of a cell on which something else stands: at least so much.
const OTHER: f64 = 30.0;

/// A picture as red, green and blue.
struct Pixels {
    wide: usize,
    high: usize,
    rows: Vec<[u8; 3]>,
}

impl Pixels {
    fn of(png: &[u8]) -> Self {
        let mut decoder = png::Decoder::new(Cursor::new(png));
        decoder.set_transformations(png::Transformations::EXPAND);
        let mut reader = decoder.read_info().unwrap();
        let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut bytes).unwrap();
        let (wide, high) = (info.width as usize, info.height as usize);
        let each = info.line_size / wide;
        let rows = bytes[..info.buffer_size()].chunks_exact(each);
        Self {
            wide,
            high,
            rows: rows.map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect(),
        }
    }

    /// The pixels of the picture of a scene.
    fn painted(scene: &Scene, theme: ThemeName) -> Self {
        let painting = Renderer::of(theme).painted(scene);
        let (palette, _) = painting.palette.as_chunks::<3>();
        let rows: Vec<[u8; 3]> = painting
            .pixels
            .iter()
            .map(|index| palette[usize::from(*index)])
            .collect();
        let wide = painting.width as usize;
        Self {
            wide,
            high: rows.len() / wide,
            rows,
        }
    }

    /// The mean colour of a block.
    fn block(&self, left: usize, top: usize) -> [f64; 3] {
        let mut sum = [0_u32; 3];
        for y in top..top + BLOCK {
            for pixel in &self.rows[y * self.wide + left..][..BLOCK] {
                for (sum, channel) in sum.iter_mut().zip(pixel) {
                    *sum += u32::from(*channel);
                }
            }
        }
        let count = f64::from(u32::try_from(BLOCK * BLOCK).unwrap());
        sum.map(|sum| f64::from(sum) / count)
    }
}

/// The middle of a cell as the browser draws it: its left and upper edge and its side, in pixels; and whether it is
/// numbered.
type Place = (String, [usize; 3], bool);

/// The mean difference of the blocks in the middle of a cell.
fn difference(one: &Pixels, other: &Pixels, [left, top, side]: [usize; 3]) -> f64 {
    let at = |from: usize| (from..from + side - BLOCK).step_by(BLOCK);
    let mut parts = Vec::new();
    for (x, y) in at(top).flat_map(|y| at(left).map(move |x| (x, y))) {
        let (a, b) = (one.block(x, y), other.block(x, y));
        parts.extend(a.iter().zip(b).map(|(a, b)| (a - b).abs()));
    }
    let count = f64::from(u32::try_from(parts.len()).unwrap());
    parts.iter().sum::<f64>() / count
}

/// The board without the text around it.
fn bare(scene: Scene, eyes: Perspective) -> Scene {
    Scene {
        eyes,
        caption: Caption::default(),
        armies: Vec::new(),
        lost: Vec::new(),
        captives: Vec::new(),
        dice: None,
        ..scene
    }
}

/// The left and upper edge, width and height in pixels at which the cells of a board lie on those of the picture. A
/// picture has cells of whole pixels, and an even number of them where they are hexagons.
fn fitted(art: &BoardArt, scene: &Scene, picture: &Pixels) -> [f64; 4] {
    let whole = |length: usize| f64::from(u32::try_from(length).unwrap());
    let (wide, high) = (f64::from(art.width), f64::from(art.height));
    let (room, tall) = (whole(picture.wide), whole(picture.high));
    let cell = match scene.grid.shape {
        Shape::Squares => (100.0 * room / wide).floor(),
        Shape::Hexagons => (50.0 * tall / high).round() * 2.0,
    };
    let margin = f64::from(art.rows[0][0].top);
    let across = cell / 100.0;
    let down = (tall - 2.0 * (margin * across).floor()) / (high - 2.0 * margin);
    let (width, height) = (wide * across, high * down);
    [(room - width) / 2.0, (tall - height) / 2.0, width, height]
}

/// The board of a page as the browser draws it at the size of the picture, and where its cells are.
async fn page(
    browser: &Browser,
    scene: &Scene,
    picture: &Pixels,
    theme: ThemeName,
) -> (Vec<u8>, Vec<Place>) {
    let art = BoardArt::of(scene);
    let board = art.svg("", |_| CellWords::default());
    let size = fitted(&art, scene, picture);
    let shown = browser
        .run(
            "const [board, sheet, page, theme, size] = arguments;
             document.documentElement.dataset.theme = theme;
             document.head.innerHTML = `<style>${sheet}</style><style>${page}</style>`;
             document.body.innerHTML = board;
             const svg = document.querySelector('svg');
             svg.setAttribute('preserveAspectRatio', 'none');
             const [left, top, width, height] = size.map((length) => `${length}px`);
             Object.assign(svg.style, { position: 'absolute', left, top, width, height });
             return [...document.querySelectorAll('[data-cell]')].map((cell) => {
                const box = cell.firstElementChild.getBoundingClientRect();
                const side = Math.floor(Math.min(box.width, box.height) * 0.7);
                return [cell.dataset.cell, [box.x + (box.width - side) / 2, box.y + (box.height - side) / 2, side].map(Math.round),
                    !cell.matches('.full') && !!cell.querySelector('text')];
             })",
            json!([
                board,
                vector::style_sheet(),
                include_str!("../../../src/web/static/page.css"),
                theme.code(),
                size,
            ]),
        )
        .await;
    let clip = json!({ "x": 0, "y": 0, "width": picture.wide, "height": picture.high, "scale": 1 });
    let shot = json!({ "format": "png", "clip": clip, "captureBeyondViewport": true });
    let shot = browser.devtools("Page.captureScreenshot", shot).await;
    (
        base64_of::decode(shot["data"].as_str().unwrap()),
        serde_json::from_value(shown).unwrap(),
    )
}

/// A scene of each game with all that stands, lies or is marked in it.
fn scenes() -> [(&'static str, Scene, ThemeName); 4] {
    [
        ("kings-mate", busy(), ThemeName::Slate),
        ("kings-guard", piled(), ThemeName::Print),
        ("four-kings", cross_at_war(), ThemeName::Night),
        ("immortal-star-masters", stars_at_war(), ThemeName::Safe),
    ]
}

#[tokio::test]
async fn each_cell_of_a_page_looks_as_it_does_on_the_picture() {
    let Some(browser) = Browser::start(ScreenKind::Laptop).await else {
        return;
    };
    browser.open("about:blank").await;
    for (name, scene, theme) in scenes() {
        let half = scene.grid.sides() / 2;
        for eyes in [Perspective::HOME, Perspective::side(half)] {
            let scene = bare(scene.clone(), eyes);
            let picture = Pixels::painted(&scene, theme);
            let (shot, places) = page(&browser, &scene, &picture, theme).await;
            let drawn = Pixels::of(&shot);
            assert_eq!((drawn.wide, drawn.high), (picture.wide, picture.high));
            keep(name, &scene, theme, &shot);
            for (cell, place, is_numbered) in &places {
                let apart = difference(&picture, &drawn, *place);
                let most = match scene.grid.shape {
                    _ if *is_numbered => ALIKE_BUT_DIGITS,
                    Shape::Hexagons => ALIKE_HEXAGON,
                    Shape::Squares => ALIKE,
                };
                assert!(apart <= most, "{name} from {eyes:?}, {cell}: {apart}");
            }
            if eyes == Perspective::HOME {
                assert_sees_what_is_missing(&scene, theme, (&drawn, &places));
            }
        }
    }
}

/// The measure sees a piece that is missing, whatever the ground.
fn assert_sees_what_is_missing(scene: &Scene, theme: ThemeName, shown: (&Pixels, &[Place])) {
    let (drawn, places) = shown;
    let names: Vec<String> = scene
        .pieces
        .iter()
        .map(|(cell, _)| scene.grid.name(*cell))
        .collect();
    let (taken, place, _) = places
        .iter()
        .find(|(cell, ..)| names.contains(cell))
        .unwrap();
    let mut without = scene.clone();
    without
        .pieces
        .retain(|(cell, _)| scene.grid.name(*cell) != *taken);
    let seen = difference(&Pixels::painted(&without, theme), drawn, *place);
    assert!(seen >= OTHER, "without {taken}: {seen}");
}

/// Keeps the board of the page and the picture, to be looked at.
fn keep(name: &str, scene: &Scene, theme: ThemeName, shot: &[u8]) {
    let Some(folder) = pictures() else { return };
    let eyes = scene.eyes.number(scene.grid);
    let still = Renderer::of(theme).still(scene);
    for (kind, bytes) in [("page", shot), ("picture", &still)] {
        let file = format!("beside-{name}-{eyes}-{kind}.png");
        std::fs::write(folder.join(file), bytes).unwrap();
    }
}

#[test]
fn an_empty_hexagon_shows_its_number_also_beside_a_border() {
    let scene = stars_at_war();
    let svg = BoardArt::of(&scene).svg("", |_| CellWords::default());
    let mut beside = 0;
    for part in svg.split("<g role=\"gridcell\"").skip(1) {
        let (head, content) = part.split_once('>').unwrap();
        let name = head.split("data-cell=\"").nth(1).unwrap();
        let cell = scene.grid.cell(name.split('"').next().unwrap()).unwrap();
        let stands = scene.pieces.iter().any(|(at, _)| *at == cell);
        let marked = scene.marks.iter().any(|(at, _)| *at == cell);
        if stands || marked || !content.contains("<text") {
            continue;
        }
        assert!(!head.contains("class=\"full\""), "{head}");
        beside += usize::from(content.contains("<g class=\"on\"><use"));
    }
    assert!(beside > 10, "{beside}");
}
