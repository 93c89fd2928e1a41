//! Scenes as pictures and as text: sizes, colours, marks, odd scenes, and the same result every time.

use std::collections::BTreeMap;
use std::io::Cursor;
use std::path::Path;

use kingboard::game::grid::{Cell, Grid, Perspective};
use kingboard::game::options::Options;
use kingboard::games::GameKind;
use kingboard::render::terminal::{self, Colours, Density};
use kingboard::render::theme::{PaletteFamily, Rgb, Theme, contrast, luminance};
use kingboard::render::{Renderer, WIDE, WIDTH, text};
use kingboard::scene::{
    Caption, CellBuild, DiceShown, Figure, Glyph, Ground, Mark, Scene, Shade, ThemeName, Tint,
    Verdict, Window,
};

use crate::pictures::scenes::{cross_at_war, stars_at_war};

/// All marks.
const MARKS: [Mark; 10] = [
    Mark::From,
    Mark::To,
    Mark::Repelled,
    Mark::Danger,
    Mark::Spent,
    Mark::Target,
    Mark::Reason,
    Mark::Due,
    Mark::Begun,
    Mark::Passed,
];

/// Width of one cell in a picture of 7 columns, in pixels, and the left edge of the first.
const CELL: usize = 92;
const LEFT: usize = 38;
/// Upper edge of a board without text above it.
const TOP: usize = 36;
/// Height of a line of text.
const ROW: usize = 48;

fn start() -> Scene {
    (GameKind::KINGS_MATE.spec().start)(&Options::default()).scene()
}

/// A scene with everything a scene can have.
pub(crate) fn busy() -> Scene {
    let text = "e1skspe/f2f1ff/2F4/7/3K3/7/2f4/FF3FF/EPS1SRE b k !C3";
    let options = "active".parse().unwrap();
    let position = (GameKind::KINGS_MATE.spec().restore)(&options, text).unwrap();
    let mut scene = position.scene();
    let marked = ["B9", "B8", "C7", "D5", "C3", "D4", "A1"];
    for (name, mark) in marked.into_iter().zip(MARKS) {
        scene.marks.push((scene.grid.cell(name).unwrap(), mark));
    }
    scene.dice = Some(DiceShown {
        attacker: (2, Tint::Dark),
        defender: (5, Tint::Light),
        at: scene.grid.cell("B8").unwrap(),
        turned: 0,
    });
    scene.caption = Caption {
        title: "King’s Mate #12".to_owned(),
        last: "14… B9xB8[2:5]".to_owned(),
        players: vec![
            (Tint::Light, "Ann".to_owned()),
            (Tint::Dark, "Ben".to_owned()),
        ],
        clocks: vec![(Tint::Dark, "2 d 4 h".to_owned())],
        to_move: Some(Tint::Dark),
        status: "Black moves another piece".to_owned(),
        verdict: Some(Verdict {
            word: "Miss".to_owned(),
            needed: "needs 6".to_owned(),
        }),
        ..Caption::default()
    };
    scene
}

/// A decoded picture.
pub(crate) struct Image {
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) colours: usize,
    pub(crate) pixels: Vec<[u8; 3]>,
}

impl Image {
    fn of(scene: &Scene) -> Self {
        Self::in_theme(ThemeName::Slate, scene)
    }

    pub(crate) fn in_theme(theme: ThemeName, scene: &Scene) -> Self {
        Self::decoded(&Renderer::of(theme).still(scene))
    }

    pub(crate) fn decoded(bytes: &[u8]) -> Self {
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

/// The mean difference of two drawings, with channels from 0 to 255.
pub(crate) fn difference(one: &[[u8; 3]], other: &[[u8; 3]]) -> f64 {
    assert_eq!(one.len(), other.len());
    let pairs = one.as_flattened().iter().zip(other.as_flattened());
    let sum: u32 = pairs.map(|(a, b)| u32::from(a.abs_diff(*b))).sum();
    f64::from(sum) / count(one) / 3.0
}

/// A drawing as a greyscale screen shows it.
pub(crate) fn grey(drawing: &[[u8; 3]]) -> Vec<[u8; 3]> {
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
        prefix: None,
        once: None,
    }
}

/// A board of 7 by 1 cells of one kind, with these contents on the first.
fn lone(theme: ThemeName, ground: Ground, piece: Option<Figure>, marks: &[Mark]) -> Vec<[u8; 3]> {
    let cell = Cell { file: 0, rank: 0 };
    let scene = Scene {
        grid: Grid::squares(7, 1),
        eyes: Perspective::HOME,
        window: None,
        hints: Vec::new(),
        borders: Vec::new(),
        ground: vec![(cell, ground)],
        pieces: piece.map(|piece| (cell, piece)).into_iter().collect(),
        marks: marks.iter().map(|mark| (cell, *mark)).collect(),
        armies: Vec::new(),
        lost: Vec::new(),
        captives: Vec::new(),
        dice: None,
        caption: Caption::default(),
    };
    Image::in_theme(theme, &scene).cell((0, 0), TOP)
}

const fn ground(dark: bool, raised: bool) -> Ground {
    Ground {
        shade: Shade::chequered(dark),
        build: if raised {
            CellBuild::Raised
        } else {
            CellBuild::Plain
        },
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
    for theme in ThemeName::ALL {
        for ground in GROUNDS {
            for piece in [None, Some(Tint::Light), Some(Tint::Dark)] {
                let piece = piece.map(|tint| figure(Glyph::Fool, tint));
                let mut looks = vec![grey(&lone(theme, ground, piece, &[]))];
                for mark in MARKS {
                    let look = grey(&lone(theme, ground, piece, &[mark]));
                    for other in &looks {
                        let apart = difference(&look, other);
                        assert!(
                            apart > 1.5,
                            "{theme:?}: {mark:?} on {ground:?}, {piece:?}: {apart}"
                        );
                    }
                    looks.push(look);
                }
            }
        }
    }
}

#[test]
fn no_hatching_runs_over_a_piece_that_is_out_for_the_turn() {
    for theme in ThemeName::ALL {
        for (tint, glyph) in [Tint::Light, Tint::Dark]
            .into_iter()
            .flat_map(|tint| [Glyph::Pawn, Glyph::Knight, Glyph::Fool].map(|glyph| (tint, glyph)))
        {
            let draw = |marks: &[Mark]| lone(theme, GROUNDS[1], Some(figure(glyph, tint)), marks);
            // If the piece has one colour, it has one when it is out.
            let fill = Theme::of(theme).side(tint).fill;
            let mut counts: BTreeMap<[u8; 3], usize> = BTreeMap::new();
            for (whole, out) in draw(&[]).into_iter().zip(draw(&[Mark::Spent])) {
                *counts.entry(out).or_default() += usize::from(whole == fill);
            }
            let (all, most) = (counts.values().sum::<usize>(), counts.values().max());
            let most = *most.unwrap();
            assert!(
                most * 20 >= all * 19,
                "{theme:?} {tint:?} {glyph:?}: {most} of {all}"
            );
        }
    }
}

#[test]
fn every_piece_of_either_side_has_a_look_of_its_own() {
    for theme in ThemeName::ALL {
        for ground in GROUNDS {
            let mut looks = vec![grey(&lone(theme, ground, None, &[]))];
            for tint in [Tint::Light, Tint::Dark] {
                for glyph in Glyph::ALL {
                    let look = grey(&lone(theme, ground, Some(figure(glyph, tint)), &[]));
                    for other in &looks {
                        let apart = difference(&look, other);
                        assert!(apart > 3.0, "{theme:?}: {tint:?} {glyph:?}: {apart}");
                    }
                    looks.push(look);
                }
            }
        }
    }
}

/// All towers of this height, with the sides of their pieces as bits.
fn towers(height: u8) -> impl Iterator<Item = Vec<Figure>> {
    (0..1_u8 << height).map(move |bits| {
        let pieces = (0..height).map(|nth| match bits >> nth & 1 {
            0 => figure(Glyph::Guard, Tint::Light),
            _ => figure(Glyph::Guard, Tint::Dark),
        });
        pieces.collect()
    })
}

/// The pieces and marks of one cell.
type Shown = (Vec<Figure>, Vec<Mark>);

/// Cells of a board with nine columns, in greyscale and at half their size.
fn small_and_grey(theme: ThemeName, shown: &[Shown]) -> Vec<Vec<[u8; 3]>> {
    let grid = Grid::squares(9, 7);
    let cells: Vec<Cell> = (0..7)
        .flat_map(|rank| (0..9).map(move |file| Cell { file, rank }))
        .collect();
    assert!(shown.len() <= cells.len());
    let stand = || cells.iter().zip(shown);
    let scene = Scene {
        grid,
        eyes: Perspective::HOME,
        window: None,
        hints: Vec::new(),
        borders: Vec::new(),
        ground: cells.iter().map(|cell| (*cell, GROUNDS[1])).collect(),
        pieces: stand()
            .flat_map(|(cell, (tower, _))| tower.iter().map(|piece| (*cell, *piece)))
            .collect(),
        marks: stand()
            .flat_map(|(cell, (_, marks))| marks.iter().map(|mark| (*cell, *mark)))
            .collect(),
        armies: Vec::new(),
        lost: Vec::new(),
        captives: Vec::new(),
        dice: None,
        caption: Caption::default(),
    };
    let image = Image::in_theme(theme, &scene);
    // 9 columns, and two fifths of a cell at either end.
    let (size, margin) = (73, 29);
    let left = (720 - 9 * size) / 2;
    let looks = stand().map(|(cell, _)| {
        let (x, y) = scene.grid.place(*cell, Perspective::HOME);
        let corner = (left + usize::from(x) * size, margin + usize::from(y) * size);
        grey(&halved(&image, corner, size))
    });
    looks.collect()
}

#[test]
fn every_tower_has_a_look_of_its_own_at_half_size_and_without_colour() {
    let all: Vec<Vec<Figure>> = (1..=5).flat_map(towers).collect();
    let shown: Vec<Shown> = all.iter().map(|tower| (tower.clone(), vec![])).collect();
    for theme in ThemeName::ALL {
        let looks = small_and_grey(theme, &shown);
        for (nth, look) in looks.iter().enumerate() {
            for (other, tower) in looks.iter().zip(&all).take(nth) {
                let apart = difference(look, other);
                assert!(apart > 1.0, "{theme:?}: {:?} {tower:?}: {apart}", all[nth]);
            }
        }
    }
}

#[test]
fn no_mark_hides_how_a_tower_is_made_or_that_it_is_due() {
    let marks = [
        Mark::From,
        Mark::To,
        Mark::Target,
        Mark::Reason,
        Mark::Begun,
    ];
    let rows: Vec<Vec<Mark>> = [vec![]]
        .into_iter()
        .chain(marks.map(|mark| vec![mark]))
        .collect();
    // Two, four and five light pieces; five with the lowest, and with the one below the top, dark; and a due tower.
    let light = |height| vec![figure(Glyph::Guard, Tint::Light); height];
    let but = |nth: usize| {
        let mut tower = light(5);
        tower[nth] = figure(Glyph::Guard, Tint::Dark);
        tower
    };
    let towers = [light(5), light(4), light(2), but(0), but(3)];
    let row = |marks: &Vec<Mark>| {
        let due = [marks.as_slice(), &[Mark::Due]].concat();
        let plain = towers.iter().map(|tower| (tower.clone(), marks.clone()));
        let mut row: Vec<Shown> = plain.chain([(light(5), due)]).collect();
        row.resize(9, (vec![], vec![]));
        row
    };
    let shown: Vec<Shown> = rows.iter().flat_map(row).collect();
    for theme in ThemeName::ALL {
        let looks = small_and_grey(theme, &shown);
        let apart = |row: usize, nth: usize| difference(&looks[9 * row], &looks[9 * row + nth]);
        for (row, mark) in (1..).zip(marks) {
            for nth in 1..=towers.len() {
                let (marked, bare) = (apart(row, nth), apart(0, nth));
                assert!(
                    marked > 0.7 * bare,
                    "{theme:?}: {mark:?} leaves {marked} of {bare} ({nth})"
                );
            }
        }
    }
}

/// A square of a picture at half its size.
fn halved(image: &Image, (left, top): (usize, usize), size: usize) -> Vec<[u8; 3]> {
    let pixel = |x: usize, y: usize| image.pixels[y * image.width + x];
    let mut small = Vec::new();
    for y in (top..top + size - 1).step_by(2) {
        for x in (left..left + size - 1).step_by(2) {
            let four = [
                pixel(x, y),
                pixel(x + 1, y),
                pixel(x, y + 1),
                pixel(x + 1, y + 1),
            ];
            small.push(std::array::from_fn(|channel| {
                let sum: u16 = four.iter().map(|p| u16::from(p[channel])).sum();
                u8::try_from(sum / 4).unwrap()
            }));
        }
    }
    small
}

#[test]
fn towers_are_written_as_text_from_the_bottom_up_in_columns_as_wide_as_needed() {
    let options = Options::default();
    let at = "9/9/4k4/4G4/9/2(GggGG)1(Gg)4/9/9/9/4K4 s C5 @E5:1";
    let scene = (kingboard::games::kings_guard::SPEC.depict)(&options, at).unwrap();
    golden("towers", &text::board(&scene));
    golden("towers-narrow", &text::narrow_board(&scene));
}

#[test]
fn raised_squares_are_told_from_plain_ones_without_colour() {
    for theme in ThemeName::ALL {
        let light = |ground: Ground| -> Vec<f64> {
            let look = lone(theme, ground, None, &[]);
            look.into_iter().map(luminance).collect()
        };
        let raised = light(GROUNDS[2]);
        for plain in [GROUNDS[0], GROUNDS[1]].map(light) {
            let apart: f64 = raised.iter().zip(&plain).map(|(a, b)| (a - b).abs()).sum();
            let (brighter, mean) = (plain[plain.len() / 2], apart / count(&raised));
            // Dark squares differ by less, also as the eye sees them.
            assert!(
                mean > 0.15 || mean > 0.6 * brighter,
                "{theme:?}: a seventh of the way from black to white: {mean}"
            );
        }
    }
}

#[test]
fn raised_squares_throw_a_shadow_to_the_right_and_below() {
    for theme in ThemeName::ALL {
        for eyes in [Perspective::HOME, Perspective::ACROSS] {
            let image = Image::in_theme(theme, &Scene { eyes, ..start() });
            let light =
                |at: (u8, u8), x: usize, y: usize| luminance(image.cell(at, TOP)[y * CELL + x]);
            let middle = CELL / 2;
            // D5 is in the middle of the board from either side.
            assert!(light((4, 4), 3, middle) < light((4, 4), middle, middle) - 0.01);
            assert!(light((3, 5), middle, 3) < light((3, 5), middle, middle) - 0.01);
            let lit = light((2, 4), CELL - 4, middle) - light((2, 4), middle, middle);
            assert!(lit.abs() < 1e-9, "light comes from the left");
        }
    }
}

#[test]
fn pieces_and_words_stand_out_from_what_is_under_them() {
    for name in ThemeName::ALL {
        let theme = Theme::of(name);
        for ground in theme.grounds() {
            for side in theme.sides() {
                let best = contrast(side.fill, ground).max(contrast(side.line, ground));
                assert!(best >= 3.0, "{name:?}: {side:?} on {ground:?}: {best}");
            }
            for sign in [theme.alarm, theme.target] {
                let casings = [theme.first.fill, theme.first.line];
                let cased = casings.map(|casing| contrast(sign, casing));
                let best = cased.into_iter().fold(contrast(sign, ground), f64::max);
                assert!(best >= 4.5, "{name:?}: {sign:?} on {ground:?}: {best}");
            }
        }
        for ground in theme.trail {
            let apart = contrast(theme.moved, ground);
            assert!(apart >= 3.0, "{name:?}: {apart} on {ground:?}");
        }
        for side in theme.sides() {
            assert!(contrast(side.fill, side.line) >= 4.5);
        }
        let [first, second] = theme.sides();
        assert!(contrast(first.fill, second.fill) >= 7.0, "{name:?}");
        for words in [theme.ink, theme.faint] {
            assert!(contrast(words, theme.panel) >= 4.5);
        }
    }
    let strongest = Theme::of(ThemeName::Contrast);
    for words in [strongest.ink, strongest.faint] {
        assert!(contrast(words, strongest.panel) >= 15.0);
    }
}

/// The transformation of colours for people who lack one kind of cone, as measured by Machado, Oliveira and Fernandes
/// (2009). It is linear light by rows of red, green, blue.
const LACKING: [[[f64; 3]; 3]; 3] = [
    [
        [0.152_286, 1.052_583, -0.204_868],
        [0.114_503, 0.786_281, 0.099_216],
        [-0.003_882, -0.048_116, 1.051_998],
    ],
    [
        [0.367_322, 0.860_646, -0.227_968],
        [0.280_085, 0.672_501, 0.047_413],
        [-0.011_820, 0.042_940, 0.968_881],
    ],
    [
        [1.255_528, -0.076_749, -0.178_779],
        [-0.078_411, 0.930_809, 0.147_602],
        [0.004_733, 0.691_367, 0.303_900],
    ],
];

#[test]
fn the_safe_theme_is_told_apart_by_every_kind_of_eye() {
    let theme = Theme::of(ThemeName::Safe);
    let grounds = [theme.light, theme.raised, theme.trail[0]];
    let signs = [theme.first.fill, theme.second.fill, theme.alarm];
    for lacking in LACKING {
        let seen = |colour: Rgb| {
            let linear = colour.map(|part| luminance([part; 3]));
            lacking.map(|row| {
                row.iter()
                    .zip(linear)
                    .map(|(a, b)| a * b)
                    .sum::<f64>()
                    .max(0.0)
            })
        };
        let apart = |one: Rgb, other: Rgb| {
            let root = |part: f64| part.sqrt();
            let pairs = seen(one).map(root).into_iter().zip(seen(other).map(root));
            pairs.map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt()
        };
        for colours in [grounds, signs] {
            for (i, one) in colours.iter().enumerate() {
                for other in &colours[i + 1..] {
                    let apart = apart(*one, *other);
                    assert!(apart > 0.2, "{one:?} and {other:?}: {apart}");
                }
            }
        }
    }
}

#[test]
fn the_printed_theme_needs_no_colour() {
    for family in PaletteFamily::ALL {
        for [r, g, b] in Theme::of(ThemeName::Print).palette(family) {
            assert!(r == g && g == b);
        }
    }
    assert_eq!(
        Theme::of(ThemeName::Print).panel,
        [255; 3],
        "paper is white"
    );
}

#[test]
fn every_theme_draws_everything_in_its_palette() {
    for theme in ThemeName::ALL {
        let bytes = Renderer::of(theme).still(&busy()).len();
        assert!(bytes < 80_000, "{theme:?}: {bytes}");
        let image = Image::in_theme(theme, &busy());
        assert!((20..=256).contains(&image.colours));
    }
}

/// Returns `true` if a raised square touches this one. Its shadow falls the same way from either side.
fn shadowed(cell: Cell, scene: &Scene) -> bool {
    scene.ground.iter().any(|(other, ground)| {
        ground.is_raised()
            && cell != *other
            && cell.file.abs_diff(other.file) <= 1
            && cell.rank.abs_diff(other.rank) <= 1
    })
}

#[test]
fn both_sides_see_the_same_cells_half_a_circle_turned() {
    let mut home = busy();
    // Dice search for room from the upper left, so their place depends on the view.
    home.dice = None;
    let across = Scene {
        eyes: Perspective::ACROSS,
        ..home.clone()
    };
    let (near, far) = (Image::of(&home), Image::of(&across));
    let top = TOP + 2 * ROW;
    for (cell, _) in &home.ground {
        let (x, y) = home.grid.place(*cell, Perspective::HOME);
        let turned = home.grid.place(*cell, Perspective::ACROSS);
        assert_eq!(turned, (6 - x, 8 - y));
        if !shadowed(*cell, &home) {
            assert!(near.cell((x, y), top) == far.cell(turned, top), "{cell:?}");
        }
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
            clocks: vec![(Tint::Light, words.clone())],
            to_move: Some(Tint::Light),
            status: words,
            ..Caption::default()
        };
        let image = Image::of(&scene);
        let least = Image::of(&busy()).height;
        assert!(
            (least - ROW..least + ROW).contains(&image.height),
            "one line more at most, and none for no words"
        );
        for row in image.pixels.chunks(image.width) {
            let edges = row[..10].iter().chain(&row[image.width - 10..]);
            assert!(
                edges
                    .copied()
                    .all(|colour| colour == Theme::of(ThemeName::Slate).panel)
            );
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
            for eyes in [Perspective::HOME, Perspective::ACROSS] {
                let mut scene = everywhere(Grid::squares(files, ranks));
                scene.eyes = eyes;
                scene.dice = Some(DiceShown {
                    attacker: (0, Tint::Light),
                    defender: (255, Tint::Dark),
                    at: Cell { file: 3, rank: 3 },
                    turned: 0,
                });
                scene.lost[0].figures = vec![figure(Glyph::Fool, Tint::Light); 300];
                let wide = if files == 26 { WIDE } else { WIDTH };
                assert_eq!(Image::of(&scene).width, wide as usize);
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

/// Every game's first board, and a busy one.
fn boards() -> impl Iterator<Item = Scene> {
    let start = |kind: GameKind| (kind.spec().start)(&Options::default()).scene();
    let starts = GameKind::ALL.into_iter().map(start);
    starts.chain([busy()])
}

/// Hexagons from the other sides, whole and in close-ups, with the names of cells on them.
fn turned_hexagons() -> impl Iterator<Item = Scene> {
    let kind = GameKind::IMMORTAL_STAR_MASTERS;
    let tables = ["three", "four", "five", "six"];
    let sides = tables.into_iter().cycle().zip(0..6_u8);
    sides.flat_map(move |(players, side)| {
        let options = Options::default().with(players);
        let scene = (kind.spec().start)(&options).scene();
        let eyes = Perspective::side(side);
        let middle = scene.ground[usize::from(side) * 17].0;
        let radius = 1 + side;
        [None, Some(Window { middle, radius })].map(|window| Scene {
            eyes,
            window,
            ..scene.clone()
        })
    })
}

#[test]
fn a_png_holds_the_pixels_that_were_painted() {
    for scene in boards().chain(turned_hexagons()) {
        for theme in ThemeName::ALL {
            let renderer = Renderer::of(theme);
            let painting = renderer.painted(&scene);
            let colour = |index: &u8| painting.palette.as_chunks::<3>().0[usize::from(*index)];
            let painted: Vec<[u8; 3]> = painting.pixels.iter().map(colour).collect();
            let image = Image::in_theme(theme, &scene);
            assert_eq!(image.width, painting.width as usize);
            assert!(image.pixels == painted, "{theme:?}");
        }
    }
}

#[test]
fn our_png_takes_fewer_bytes_than_the_crates_fast_one() {
    for scene in boards() {
        let renderer = Renderer::of(ThemeName::Slate);
        let painting = renderer.painted(&scene);
        let height = u32::try_from(painting.pixels.len()).unwrap() / painting.width;
        let mut bytes = Vec::new();
        let mut encoder = png::Encoder::new(&mut bytes, painting.width, height);
        encoder.set_color(png::ColorType::Indexed);
        encoder.set_palette(painting.palette);
        encoder.set_compression(png::Compression::Fastest);
        encoder.set_filter(png::Filter::Up);
        let mut writer = encoder.write_header().unwrap();
        writer.write_image_data(&painting.pixels).unwrap();
        writer.finish().unwrap();
        assert!(renderer.still(&scene).len() < bytes.len());
    }
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
        let repelled = |glyph| {
            lone(
                ThemeName::Slate,
                GROUNDS[0],
                Some(figure(glyph, tint)),
                &[Mark::Repelled],
            )
        };
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

/// Towers of every height, mixed and full, under all marks they can have.
pub(crate) fn piled() -> Scene {
    let text = "9/3(gk)5/5g3/4(GgGgG)1(ggggg)2/9/9/2(GGGGK)4(GG)1/9/9/9 s C4,E7";
    let position = (GameKind::KINGS_GUARD.spec().restore)(&Options::default(), text).unwrap();
    let mut scene = position.scene();
    let marked = [
        ("D6", Mark::From),
        ("C4", Mark::To),
        ("E7", Mark::Reason),
        ("F8", Mark::Reason),
        ("G7", Mark::From),
        ("D9", Mark::Target),
        ("E5", Mark::Target),
        ("H4", Mark::Begun),
    ];
    for (name, mark) in marked {
        scene.marks.push((scene.grid.cell(name).unwrap(), mark));
    }
    scene.caption = Caption {
        title: "King’s Guard #7".to_owned(),
        last: "14… D6-C4".to_owned(),
        players: vec![
            (Tint::Light, "Ann".to_owned()),
            (Tint::Dark, "Ben".to_owned()),
        ],
        clocks: Vec::new(),
        to_move: Some(Tint::Light),
        status: "South to move".to_owned(),
        ..Caption::default()
    };
    scene
}

/// The golden files hold the busy scene as last reviewed.
#[test]
fn every_theme_looks_as_it_did() {
    let goldens: [(ThemeName, &[u8]); 5] = [
        (
            ThemeName::Slate,
            include_bytes!("../../golden/pictures/slate.png"),
        ),
        (
            ThemeName::Night,
            include_bytes!("../../golden/pictures/night.png"),
        ),
        (
            ThemeName::Contrast,
            include_bytes!("../../golden/pictures/contrast.png"),
        ),
        (
            ThemeName::Safe,
            include_bytes!("../../golden/pictures/safe.png"),
        ),
        (
            ThemeName::Print,
            include_bytes!("../../golden/pictures/print.png"),
        ),
    ];
    looks_as_it_did("busy", &busy(), &goldens);
}

/// The golden files hold the towers as last reviewed.
#[test]
fn towers_look_in_every_theme_as_they_did() {
    let goldens: [(ThemeName, &[u8]); 5] = [
        (
            ThemeName::Slate,
            include_bytes!("../../golden/pictures/towers-slate.png"),
        ),
        (
            ThemeName::Night,
            include_bytes!("../../golden/pictures/towers-night.png"),
        ),
        (
            ThemeName::Contrast,
            include_bytes!("../../golden/pictures/towers-contrast.png"),
        ),
        (
            ThemeName::Safe,
            include_bytes!("../../golden/pictures/towers-safe.png"),
        ),
        (
            ThemeName::Print,
            include_bytes!("../../golden/pictures/towers-print.png"),
        ),
    ];
    looks_as_it_did("towers", &piled(), &goldens);
}

pub(crate) fn looks_as_it_did(name: &str, scene: &Scene, goldens: &[(ThemeName, &[u8])]) {
    drawn_as_it_was(name, goldens, |theme| Renderer::of(theme).still(scene));
}

/// Asserts that these PNGs look like the golden files.
pub(crate) fn drawn_as_it_was(
    name: &str,
    goldens: &[(ThemeName, &[u8])],
    draw: impl Fn(ThemeName) -> Vec<u8>,
) {
    let mut changed = Vec::new();
    for (theme, golden) in goldens {
        let golden = Image::decoded(golden);
        let bytes = draw(*theme);
        let now = Image::decoded(&bytes);
        let same_size = (now.width, now.height) == (golden.width, golden.height);
        if !same_size || difference(&now.pixels, &golden.pixels) >= 0.5 {
            let path = std::env::temp_dir().join(format!("kingboard-{name}-{}.png", theme.code()));
            std::fs::write(&path, bytes).unwrap();
            changed.push(path);
        }
    }
    assert!(
        changed.is_empty(),
        "look at these, and keep them if they are right: {changed:?}"
    );
}

pub(crate) fn golden(name: &str, text: &str) {
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
        eyes: Perspective::ACROSS,
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
        for theme in ThemeName::ALL {
            let dressed = terminal::board(&scene, Density::Roomy, theme);
            let rows = dressed.rows.iter().map(|row| {
                let row: String = row.iter().map(|run| run.text.as_str()).collect();
                row.trim_end().to_owned()
            });
            let plain = text::board(&scene);
            let plain: Vec<&str> = plain.lines().map(str::trim_end).collect();
            assert_eq!(rows.collect::<Vec<_>>(), plain);
        }
    }
}

#[test]
fn letters_stand_out_from_their_ground_in_every_theme() {
    let scenes = [start(), busy(), cross_at_war(), stars_at_war()];
    for (scene, theme) in scenes
        .iter()
        .flat_map(|scene| ThemeName::ALL.map(|theme| (scene, theme)))
    {
        let board = terminal::board(scene, Density::Compact, theme);
        let pieces = board.rows.iter().flatten();
        let pieces = pieces.filter(|run| run.text.chars().any(char::is_alphabetic));
        for run in pieces.filter(|run| run.cell.is_some()) {
            let Colours { front, back } = run.colours.unwrap();
            assert!(contrast(front, back) >= 4.5, "{theme:?}: {run:?}");
        }
    }
}
