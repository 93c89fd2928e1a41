//! Scenes as pictures and as text: sizes, colours, marks, odd scenes, and the same again every time.

use std::io::Cursor;
use std::path::Path;

use kingboard::game::grid::{Cell, Grid, Perspective};
use kingboard::game::options::Options;
use kingboard::game::scene::{
    Caption, DiceShown, Figure, Glyph, Ground, Mark, Scene, ThemeName, Tint,
};
use kingboard::games::GameKind;
use kingboard::render::theme::{SLATE, contrast, luminance};
use kingboard::render::{Renderer, WIDTH, text};

/// Every mark there is.
const MARKS: [Mark; 7] = [
    Mark::From,
    Mark::To,
    Mark::Repelled,
    Mark::Danger,
    Mark::Spent,
    Mark::Target,
    Mark::Reason,
];

/// One cell of a picture of 7 columns, in pixels, and the left edge of the first.
const CELL: usize = 92;
const LEFT: usize = 38;
/// The upper edge of the board where no line of text stands above it.
const TOP: usize = 36;
/// Height of a line of text.
const ROW: usize = 48;

fn start() -> Scene {
    (GameKind::KingsMate.spec().start)(&Options::default()).scene()
}

/// A scene with everything on it that a scene can have.
fn busy() -> Scene {
    let text = "e1skspe/f2f1ff/2F4/7/3K3/7/2f4/FF3FF/EPS1SRE b k !C3";
    let options = "active".parse().unwrap();
    let position = (GameKind::KingsMate.spec().restore)(&options, text).unwrap();
    let mut scene = position.scene();
    let marked = ["B9", "B8", "C7", "D5", "C3", "D4", "A1"];
    for (name, mark) in marked.into_iter().zip(MARKS) {
        scene.marks.push((scene.grid.cell(name).unwrap(), mark));
    }
    scene.dice = Some(DiceShown {
        attacker: (2, Tint::Dark),
        defender: (5, Tint::Light),
    });
    scene.caption = Caption {
        title: "King’s Mate #12".to_owned(),
        last: "14… B9xB8[2:5]".to_owned(),
        players: vec![
            (Tint::Light, "Ann".to_owned()),
            (Tint::Dark, "Ben".to_owned()),
        ],
        to_move: Some(Tint::Dark),
        status: "Black moves another piece".to_owned(),
    };
    scene
}

/// A decoded picture.
struct Image {
    width: usize,
    height: usize,
    colours: usize,
    pixels: Vec<[u8; 3]>,
}

impl Image {
    fn of(scene: &Scene) -> Self {
        Self::decoded(&Renderer::of(ThemeName::Slate).still(scene))
    }

    fn decoded(bytes: &[u8]) -> Self {
        let mut decoder = png::Decoder::new(Cursor::new(bytes));
        decoder.set_transformations(png::Transformations::EXPAND);
        let mut reader = decoder.read_info().unwrap();
        let info = reader.info();
        assert_eq!(info.color_type, png::ColorType::Indexed);
        let colours = info.palette.as_ref().unwrap().len() / 3;
        let (width, height) = (info.width as usize, info.height as usize);
        let mut bytes = vec![0; width * height * 3];
        reader.next_frame(&mut bytes).unwrap();
        let pixels = bytes.as_chunks().0.to_vec();
        Self {
            width,
            height,
            colours,
            pixels,
        }
    }

    /// The pixels of one cell, by column from the left and row from the top of the board.
    fn cell(&self, (x, y): (u8, u8), top: usize) -> Vec<[u8; 3]> {
        let (left, top) = (LEFT + usize::from(x) * CELL, top + usize::from(y) * CELL);
        (top..top + CELL)
            .flat_map(|y| &self.pixels[y * self.width + left..][..CELL])
            .copied()
            .collect()
    }
}

fn count<T>(of: &[T]) -> f64 {
    f64::from(u32::try_from(of.len()).unwrap())
}

/// How much two drawings differ on the mean, a colour's channel being 0 to 255.
fn difference(one: &[[u8; 3]], other: &[[u8; 3]]) -> f64 {
    assert_eq!(one.len(), other.len());
    let pairs = one.as_flattened().iter().zip(other.as_flattened());
    let sum: u32 = pairs.map(|(a, b)| u32::from(a.abs_diff(*b))).sum();
    f64::from(sum) / count(one) / 3.0
}

/// The same drawing as a screen without colours shows it.
fn grey(drawing: &[[u8; 3]]) -> Vec<[u8; 3]> {
    let shade = |[r, g, b]: [u8; 3]| {
        let sum = 299 * u32::from(r) + 587 * u32::from(g) + 114 * u32::from(b);
        [u8::try_from(sum / 1000).unwrap(); 3]
    };
    drawing.iter().copied().map(shade).collect()
}

fn figure(glyph: Glyph, tint: Tint) -> Figure {
    Figure {
        glyph,
        tint,
        letter: 'K',
    }
}

/// A board of one cell's kind, 7 by 1, with this on the first cell.
fn lone(ground: Ground, piece: Option<Figure>, marks: &[Mark]) -> Vec<[u8; 3]> {
    let cell = Cell { file: 0, rank: 0 };
    let scene = Scene {
        grid: Grid { files: 7, ranks: 1 },
        eyes: Perspective::Home,
        ground: vec![(cell, ground)],
        pieces: piece.map(|piece| (cell, piece)).into_iter().collect(),
        marks: marks.iter().map(|mark| (cell, *mark)).collect(),
        lost: Vec::new(),
        dice: None,
        caption: Caption::default(),
    };
    Image::of(&scene).cell((0, 0), TOP)
}

const fn ground(dark: bool, raised: bool) -> Ground {
    Ground {
        dark,
        raised,
        home: None,
    }
}

const GROUNDS: [Ground; 3] = [
    ground(false, false),
    ground(true, false),
    ground(false, true),
];

#[test]
fn a_picture_is_a_palette_png_of_the_promised_width() {
    for scene in [start(), busy()] {
        let image = Image::of(&scene);
        assert_eq!(image.width, WIDTH as usize);
        let lines = if scene.dice.is_some() { 4 } else { 0 };
        assert_eq!(image.height, 2 * TOP + 9 * CELL + lines * ROW);
        assert!((20..=256).contains(&image.colours), "{}", image.colours);
    }
    assert!(
        Renderer::of(ThemeName::Slate).still(&busy()).len() < 100_000,
        "quick to send"
    );
}

#[test]
fn every_mark_shows_on_every_ground_and_tells_itself_from_the_others_without_colour() {
    for ground in GROUNDS {
        for piece in [None, Some(Tint::Light), Some(Tint::Dark)] {
            let piece = piece.map(|tint| figure(Glyph::Fool, tint));
            let mut looks = vec![grey(&lone(ground, piece, &[]))];
            for mark in MARKS {
                let look = grey(&lone(ground, piece, &[mark]));
                for other in &looks {
                    let apart = difference(&look, other);
                    assert!(apart > 1.5, "{mark:?} on {ground:?}, {piece:?}: {apart}");
                }
                looks.push(look);
            }
        }
    }
}

#[test]
fn every_piece_of_either_side_has_a_look_of_its_own() {
    for ground in GROUNDS {
        let mut looks = vec![grey(&lone(ground, None, &[]))];
        for tint in [Tint::Light, Tint::Dark] {
            for glyph in Glyph::ALL {
                let look = grey(&lone(ground, Some(figure(glyph, tint)), &[]));
                assert!(
                    looks.iter().all(|other| difference(&look, other) > 3.0),
                    "{glyph:?}"
                );
                looks.push(look);
            }
        }
    }
}

#[test]
fn raised_squares_are_told_from_plain_ones_without_colour() {
    let light = |ground: Ground| -> Vec<f64> {
        let look = lone(ground, None, &[]);
        look.into_iter().map(luminance).collect()
    };
    let raised = light(GROUNDS[2]);
    for plain in [GROUNDS[0], GROUNDS[1]].map(light) {
        let apart: f64 = raised.iter().zip(&plain).map(|(a, b)| (a - b).abs()).sum();
        let mean = apart / count(&raised);
        assert!(
            mean > 0.15,
            "a seventh of the way from black to white: {mean}"
        );
    }
}

#[test]
fn pieces_and_words_stand_out_from_what_is_under_them() {
    for ground in SLATE.grounds() {
        for side in SLATE.sides() {
            let best = contrast(side.fill, ground).max(contrast(side.line, ground));
            assert!(best >= 3.0, "{side:?} on {ground:?}: {best}");
        }
        for sign in [SLATE.moved, SLATE.alarm, SLATE.target] {
            let best = contrast(sign, ground).max(contrast(sign, SLATE.first.fill));
            assert!(best >= 3.0, "{sign:?} on {ground:?}: {best}");
        }
    }
    for side in SLATE.sides() {
        assert!(contrast(side.fill, side.line) >= 4.5);
    }
    for words in [SLATE.ink, SLATE.faint] {
        assert!(contrast(words, SLATE.panel) >= 4.5);
    }
}

#[test]
fn both_sides_see_the_same_cells_half_a_circle_turned() {
    let home = busy();
    let across = Scene {
        eyes: Perspective::Across,
        ..home.clone()
    };
    let (near, far) = (Image::of(&home), Image::of(&across));
    let top = TOP + 2 * ROW;
    for (cell, _) in &home.ground {
        let (x, y) = home.grid.place(*cell, Perspective::Home);
        let turned = home.grid.place(*cell, Perspective::Across);
        assert_eq!(turned, (6 - x, 8 - y));
        assert!(near.cell((x, y), top) == far.cell(turned, top), "{cell:?}");
    }
}

#[test]
fn long_and_strange_captions_stay_inside_the_picture() {
    let long = "Wolfgang ".repeat(500);
    let strange = "🦊👩‍👩‍👧 名前 اسم e\u{301}\u{202e}\u{0}\n\t\u{10ffff}".to_owned();
    for words in [long, strange, "□".to_owned(), " ".to_owned()] {
        let mut scene = busy();
        scene.caption = Caption {
            title: words.clone(),
            last: words.clone(),
            players: vec![(Tint::Light, words.clone()), (Tint::Dark, words.clone())],
            to_move: Some(Tint::Light),
            status: words,
        };
        let image = Image::of(&scene);
        let least = Image::of(&busy()).height;
        assert!(
            (least..least + ROW).contains(&image.height),
            "one line more at most"
        );
        for row in image.pixels.chunks(image.width) {
            let edges = row[..10].iter().chain(&row[image.width - 10..]);
            assert!(edges.copied().all(|colour| colour == SLATE.panel));
        }
    }
}

#[test]
fn odd_scenes_are_drawn_without_complaint() {
    let everywhere = |grid: Grid| {
        let mut scene = busy();
        scene.grid = grid;
        for at in [0, 6, 7, 25, 26, 200, 255] {
            let cell = Cell {
                file: at,
                rank: 255 - at,
            };
            scene.ground.push((cell, ground(true, true)));
            scene.marks.extend(MARKS.map(|mark| (cell, mark)));
            scene.pieces.push((cell, figure(Glyph::King, Tint::Dark)));
        }
        scene
    };
    for files in [0, 1, 7, 26, 255] {
        for ranks in [0, 1, 9, 60] {
            for eyes in [Perspective::Home, Perspective::Across] {
                let mut scene = everywhere(Grid { files, ranks });
                scene.eyes = eyes;
                scene.dice = Some(DiceShown {
                    attacker: (0, Tint::Light),
                    defender: (255, Tint::Dark),
                });
                scene.lost[0].figures = vec![figure(Glyph::Fool, Tint::Light); 300];
                assert_eq!(Image::of(&scene).width, WIDTH as usize);
                assert!(!text::board(&scene).is_empty());
            }
        }
    }
    assert_eq!(
        Image::of(&Scene {
            marks: vec![(Cell { file: 7, rank: 9 }, Mark::To)],
            ..start()
        })
        .pixels,
        Image::of(&start()).pixels,
        "a mark beside the board marks nothing"
    );
}

#[test]
fn the_same_scene_is_the_same_bytes_whoever_draws_it_and_when() {
    let scenes = [start(), busy()];
    let first = scenes
        .each_ref()
        .map(|scene| Renderer::of(ThemeName::Slate).still(scene));
    let fresh = Renderer::new(ThemeName::Slate);
    assert!(scenes.each_ref().map(|scene| fresh.still(scene)) == first);
    let shared = Renderer::new(ThemeName::Slate);
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                for _ in 0..3 {
                    assert!(scenes.each_ref().map(|scene| shared.still(scene)) == first);
                }
            });
        }
    });
}

#[test]
fn a_piece_that_held_its_ground_stays_in_sight() {
    for tint in [Tint::Light, Tint::Dark] {
        let repelled = |glyph| lone(GROUNDS[0], Some(figure(glyph, tint)), &[Mark::Repelled]);
        let mut looks: Vec<Vec<[u8; 3]>> = Vec::new();
        for look in Glyph::ALL.map(repelled) {
            assert!(looks.iter().all(|other| difference(&look, other) > 3.0));
            looks.push(look);
        }
    }
}

#[test]
fn a_status_too_long_for_one_line_takes_a_second() {
    let mut scene = busy();
    scene.caption.status =
        "Black to move: counter or succumb! The swordmaster was repelled".to_owned();
    let (long, short) = (Image::of(&scene), Image::of(&busy()));
    assert!(long.height > short.height);
    let below = TOP + 2 * ROW + 9 * CELL;
    for (one, other) in long
        .pixels
        .iter()
        .zip(&short.pixels)
        .take(below * long.width)
    {
        assert_eq!(one, other, "the board does not stir");
    }
}

/// The golden file was written by `kingboard render` for the start.
#[test]
fn the_start_looks_as_it_did() {
    let golden = Image::decoded(include_bytes!("../golden/pictures/start.png"));
    let now = Image::of(&start());
    assert_eq!((now.width, now.height), (golden.width, golden.height));
    let apart = difference(&now.pixels, &golden.pixels);
    assert!(apart < 0.5, "{apart}");
}

fn golden(name: &str, text: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/boards");
    insta::with_settings!({
        snapshot_path => folder,
        prepend_module_to_snapshot => false,
        omit_expression => true,
    }, { insta::assert_snapshot!(name, text) });
}

#[test]
fn boards_are_written_as_text_from_both_sides() {
    let across = |scene: Scene| Scene {
        eyes: Perspective::Across,
        ..scene
    };
    golden("start", &text::board(&start()));
    golden("start-across", &text::board(&across(start())));
    golden("busy", &text::board(&busy()));
    golden("busy-across", &text::board(&across(busy())));
}

#[test]
fn a_board_in_colour_is_the_plain_one_dressed() {
    for scene in [start(), busy()] {
        let coloured = text::colour_board(&scene);
        let mut bare = String::new();
        for (i, part) in coloured.split("\x1b[").enumerate() {
            bare += if i == 0 {
                part
            } else {
                part.split_once('m').unwrap().1
            };
        }
        assert_eq!(bare, text::board(&scene));
        assert!(
            coloured
                .lines()
                .all(|line| !line.contains('\x1b') || line.contains("\x1b[0m"))
        );
    }
}
