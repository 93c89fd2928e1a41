//! Boards of more than two armies as pictures and as text: distinct for every kind of sight, from every side, whole and
//! in part.

use std::collections::BTreeSet;

use kingboard::game::grid::{Cell, Grid, Perspective};
use kingboard::render::theme::{PaletteFamily, Theme, contrast};
use kingboard::render::{Renderer, WIDE, WIDTH, text};
use kingboard::scene::{
    Caption, Figure, Film, Frame, Glyph, Ground, Mark, Scene, Shade, ThemeName, Tint, Window,
};

use crate::pictures::boards::{Image, difference, golden, grey, looks_as_it_did};
use crate::pictures::scenes::{FOUR, cross, cross_at_war, marked, stars, stars_at_war};

/// The chess pieces.
const CHESS: [Glyph; 6] = [
    Glyph::Monarch,
    Glyph::Queen,
    Glyph::Rook,
    Glyph::Bishop,
    Glyph::Knight,
    Glyph::Pawn,
];

const ALL_SIX: [u8; 6] = [0, 1, 2, 3, 4, 5];

fn seen_from(scene: Scene, side: u8) -> Scene {
    Scene {
        eyes: Perspective::side(side),
        ..scene
    }
}

fn close_up(scene: Scene, middle: &str, radius: u8) -> Scene {
    let middle = scene.grid.cell(middle).unwrap();
    Scene {
        window: Some(Window { middle, radius }),
        ..scene
    }
}

/// Every chess piece of these armies, one army per row, on squares of one shade, with its pixels.
fn parade(theme: ThemeName, tints: &[Tint], shade: Shade) -> Vec<(Tint, Glyph, Vec<[u8; 3]>)> {
    /// The layout of a picture 1080 wide with 16 columns: a cell, and the left and upper edges of the first.
    const CELL: usize = 62;
    const LEFT: usize = 44;
    const TOP: usize = 37;
    let grid = Grid::squares(16, 8);
    let stand = || {
        tints.iter().zip(0..).flat_map(|(tint, rank)| {
            let row = CHESS.into_iter().zip(0..);
            row.map(move |(glyph, file)| (Cell { file, rank }, *tint, glyph))
        })
    };
    let figure = |(cell, tint, glyph)| {
        let figure = Figure {
            glyph,
            tint,
            letter: 'K',
            prefix: None,
            once: None,
        };
        (cell, figure)
    };
    let scene = Scene {
        grid,
        eyes: Perspective::HOME,
        window: None,
        hints: Vec::new(),
        ground: grid
            .cells()
            .map(|cell| (cell, Ground::plain(shade)))
            .collect(),
        borders: Vec::new(),
        pieces: stand().map(figure).collect(),
        marks: Vec::new(),
        armies: Vec::new(),
        lost: Vec::new(),
        captives: Vec::new(),
        dice: None,
        caption: Caption::default(),
    };
    let image = Image::in_theme(theme, &scene);
    assert_eq!(image.width, WIDE as usize);
    let looks = stand().map(|(cell, tint, glyph)| {
        let (x, y) = grid.place(cell, Perspective::HOME);
        let (left, top) = (LEFT + usize::from(x) * CELL, TOP + usize::from(y) * CELL);
        let rows = (top..top + CELL).flat_map(|y| &image.pixels[y * image.width + left..][..CELL]);
        (tint, glyph, rows.copied().collect())
    });
    looks.collect()
}

#[test]
fn every_piece_of_every_army_has_a_look_of_its_own_without_colour() {
    for theme in [ThemeName::Safe, ThemeName::Print, ThemeName::Slate] {
        for family in [PaletteFamily::Four, PaletteFamily::Six] {
            let looks = parade(theme, family.tints(), Shade::Light);
            let looks: Vec<_> = looks
                .iter()
                .map(|(t, g, look)| (t, g, grey(look)))
                .collect();
            for (nth, (tint, glyph, look)) in looks.iter().enumerate() {
                for (other_tint, other_glyph, other) in &looks[..nth] {
                    let apart = difference(look, other);
                    let player =
                        format!("{theme:?}: {tint:?} {glyph:?}, {other_tint:?} {other_glyph:?}");
                    assert!(apart > 1.2, "{player}: {apart}");
                }
            }
        }
    }
}

#[test]
fn all_armies_stand_out_from_all_grounds() {
    for name in ThemeName::ALL {
        let theme = Theme::of(name);
        for (family, least) in [(PaletteFamily::Four, 3.3), (PaletteFamily::Six, 3.0)] {
            // Pieces of a dead army stand in the way, so they must be seen as well.
            for tint in family.tints() {
                let side = theme.side(*tint);
                assert!(contrast(side.fill, side.line) >= 3.8, "{name:?}: {tint:?}");
                for ground in theme.grounds_of(family) {
                    let best = contrast(side.fill, ground).max(contrast(side.line, ground));
                    assert!(best >= least, "{name:?}: {tint:?} on {ground:?}: {best}");
                }
            }
        }
    }
}

#[test]
fn every_army_is_drawn_in_its_own_colours_in_at_most_256() {
    for name in ThemeName::ALL {
        let theme = Theme::of(name);
        for (family, scene) in [
            (PaletteFamily::Four, cross()),
            (PaletteFamily::Six, stars(&ALL_SIX)),
        ] {
            assert_eq!(theme.palette(family).len(), 256);
            let image = Image::in_theme(name, &scene);
            assert!(image.colours <= 256);
            let used: BTreeSet<[u8; 3]> = image.pixels.iter().copied().collect();
            for army in &scene.armies {
                let side = theme.side(army.tint);
                assert!(used.contains(&side.fill), "{name:?}: {army:?}");
                assert!(used.contains(&side.line), "{name:?}: {army:?}");
            }
        }
    }
}

/// The pieces in a board's text, without coordinates and signs.
fn men(board: &str, prefixes: &str) -> Vec<String> {
    let words = board.split(|c: char| !c.is_ascii_alphanumeric());
    let mut men: Vec<String> = words
        .filter(|word| word.len() == 2 && word.starts_with(|c| prefixes.contains(c)))
        .map(str::to_owned)
        .collect();
    men.sort();
    men
}

#[test]
fn every_piece_is_on_the_board_once_from_every_side() {
    for (scene, prefixes, sides) in [(cross_at_war(), "swne", 4), (stars_at_war(), "rbkxyw", 6)] {
        let home = men(&text::board(&scene), prefixes);
        let mut all: Vec<String> = scene.pieces.iter().map(|(_, f)| f.letters()).collect();
        all.sort();
        assert_eq!(home, all);
        let mut pictures = BTreeSet::new();
        for side in 0..sides {
            let scene = seen_from(scene.clone(), side);
            assert_eq!(men(&text::board(&scene), prefixes), all);
            assert_eq!(men(&text::narrow_board(&scene), prefixes), all);
            pictures.insert(Renderer::of(ThemeName::Slate).still(&scene));
        }
        assert_eq!(
            pictures.len(),
            usize::from(sides),
            "each view is another picture"
        );
    }
}

/// The expected texts are in `tests/golden/boards`.
#[test]
fn boards_of_many_armies_are_written_as_text_from_every_side_and_in_part() {
    golden("cross", &text::board(&cross_at_war()));
    golden("cross-west", &text::board(&seen_from(cross_at_war(), 1)));
    golden("cross-narrow", &text::narrow_board(&cross_at_war()));
    golden(
        "cross-close",
        &text::board(&close_up(cross_at_war(), "G8", 3)),
    );
    golden("stars", &text::board(&stars_at_war()));
    golden(
        "stars-north-west",
        &text::board(&seen_from(stars_at_war(), 2)),
    );
    golden("stars-narrow", &text::narrow_board(&stars(&[0, 2, 4])));
    golden(
        "stars-close",
        &text::board(&close_up(stars_at_war(), "A5", 3)),
    );
    // Letters have no room for names, so a row has one letter, whichever side it is seen from.
    for (side, upright) in [(1, 0), (5, 0), (2, 3), (4, 3)] {
        let [seen, upright] = [side, upright].map(|side| seen_from(stars_at_war(), side));
        assert_eq!(text::board(&seen), text::board(&upright));
    }
    assert_eq!(text::lost(&cross_at_war()).matches('\u{2021}').count(), 1);
    assert!(text::lost(&cross_at_war()).ends_with("\u{2021} nK"));
    assert_eq!(
        text::lost(&cross_at_war()),
        text::lost_counts(&cross_at_war()),
        "equal pieces are counted"
    );
}

#[test]
fn a_close_up_is_full_wherever_it_is_taken() {
    for side in 0..6 {
        for middle in ["A1", "J10", "S10", "J19", "B4"] {
            let scene = close_up(seen_from(stars(&ALL_SIX), side), middle, 2);
            assert_eq!(text::board(&scene).lines().count(), 5, "{middle}");
            let named = scene.grid.cell(middle).unwrap();
            let all = close_up(seen_from(stars(&ALL_SIX), side), middle, 99);
            let whole = Scene {
                window: None,
                hints: Vec::new(),
                ..all.clone()
            };
            assert_eq!(text::board(&all), text::board(&whole), "{named:?}");
        }
    }
    for middle in ["E1", "A5", "P12", "H8"] {
        let scene = close_up(cross(), middle, 3);
        // A header above and below, and six rows: an even number of the sixteen, so that an army is centred.
        assert_eq!(text::board(&scene).lines().count(), 8, "{middle}");
    }
    let near = Image::in_theme(ThemeName::Slate, &close_up(cross_at_war(), "G8", 3));
    assert_eq!(near.width, WIDTH as usize);
}

#[test]
fn names_captives_and_the_seat_to_move_are_drawn_beside_the_board() {
    for scene in [cross_at_war(), stars_at_war()] {
        let drawn = |scene: &Scene| Image::in_theme(ThemeName::Slate, scene).pixels;
        let all = drawn(&scene);
        let mut without = scene.clone();
        without.captives.clear();
        if !scene.captives.is_empty() {
            assert!(drawn(&without) != all, "a captive is seen");
        }
        for army in &scene.armies {
            let mut other = scene.clone();
            other.caption.players.retain(|(tint, _)| *tint != army.tint);
            assert!(drawn(&other) != all, "{army:?} has a name");
            let mut other = scene.clone();
            other.lost.retain(|tray| tray.tint != army.tint);
            let lost = scene
                .lost
                .iter()
                .find(|tray| tray.tint == army.tint)
                .unwrap();
            assert_eq!(
                drawn(&other) != all,
                !lost.figures.is_empty(),
                "{army:?} has a tray"
            );
        }
        let mut other = scene.clone();
        other.caption.to_move = Some(scene.armies[1].tint);
        assert!(drawn(&other) != all);
    }
}

#[test]
fn a_player_of_two_armies_is_to_move_with_both() {
    let mut duel = cross();
    for (nth, army) in duel.armies.iter_mut().enumerate() {
        army.seat = kingboard::game::seat::Seat::new(u8::from(nth >= 2)).unwrap();
    }
    duel.caption
        .players
        .retain(|(tint, _)| *tint == tint.side());
    let of = |to_move| {
        let mut scene = duel.clone();
        scene.caption.to_move = to_move;
        Image::in_theme(ThemeName::Slate, &scene).pixels
    };
    let changed = |one: &[[u8; 3]], other: &[[u8; 3]], right: bool, low: bool| {
        let wide = WIDE as usize;
        let middle = one.len() / wide / 2;
        let pairs = one.iter().zip(other).enumerate();
        pairs
            .filter(|(_, (a, b))| a != b)
            .any(|(at, _)| (at % wide > wide / 2) == right && (at / wide > middle) == low)
    };
    let (nobody, white) = (of(None), of(Some(Tint::Light)));
    assert!(changed(&nobody, &white, false, true), "south");
    assert!(changed(&nobody, &white, false, false), "west");
    assert!(!changed(&nobody, &white, true, true) && !changed(&nobody, &white, true, false));
    assert_eq!(FOUR[1].0.side(), Tint::Light);
}

#[test]
fn marks_show_on_hexagons_and_tell_themselves_from_each_other() {
    let marks = [
        Mark::From,
        Mark::To,
        Mark::Repelled,
        Mark::Danger,
        Mark::Target,
        Mark::Reason,
        Mark::Begun,
        Mark::Passed,
        Mark::Due,
    ];
    for theme in [ThemeName::Slate, ThemeName::Print] {
        let look = |mark: Option<Mark>| {
            let mut scene = close_up(stars(&ALL_SIX), "A6", 2);
            marked(
                &mut scene,
                &mark
                    .map(|mark| ("A6", mark))
                    .into_iter()
                    .collect::<Vec<_>>(),
            );
            scene.caption = Caption::default();
            grey(&Image::in_theme(theme, &scene).pixels)
        };
        let mut looks = vec![look(None)];
        for mark in marks {
            let drawn = look(Some(mark));
            for other in &looks {
                // The difference concerns one cell out of nineteen and the space around them.
                let apart = difference(&drawn, other) * 30.0;
                assert!(apart > 1.5, "{theme:?}: {mark:?}: {apart}");
            }
            looks.push(drawn);
        }
    }
}

#[test]
fn films_are_made_of_crosses_and_hexagons() {
    for (before, after) in [(cross(), cross_at_war()), (stars(&ALL_SIX), stars_at_war())] {
        let frame = |scene: &Scene| Frame {
            scene: scene.clone(),
            hold: 50,
            slide: None,
        };
        let film = Film {
            name: "film".to_owned(),
            frames: [&before, &after, &before].map(frame).into(),
        };
        let made = Renderer::of(ThemeName::Slate)
            .film(&film, 1_000_000)
            .unwrap();
        assert!(made.is_complete() && made.shown == 3);
        assert!(made.gif.len() < 400_000, "{}", made.gif.len());
    }
}

/// The golden files hold these scenes as last reviewed.
#[test]
fn crosses_and_hexagons_look_as_they_did() {
    looks_as_it_did(
        "cross",
        &cross_at_war(),
        &[(
            ThemeName::Slate,
            include_bytes!("../../golden/pictures/cross-slate.png"),
        )],
    );
    looks_as_it_did(
        "stars",
        &stars_at_war(),
        &[(
            ThemeName::Safe,
            include_bytes!("../../golden/pictures/stars-safe.png"),
        )],
    );
    looks_as_it_did(
        "stars-close",
        &close_up(stars_at_war(), "H8", 4),
        &[(
            ThemeName::Print,
            include_bytes!("../../golden/pictures/stars-close-print.png"),
        )],
    );
}

#[test]
fn row_numbers_touch_neither_the_frame_nor_the_edge_of_the_picture() {
    /// The layout of a picture 1080 wide with 16 columns: a cell, and the left and upper edges of the first.
    const CELL: usize = 62;
    const LEFT: usize = 44;
    const TOP: usize = 37;
    const RIM: usize = 6;
    const AIR: usize = 5;
    let bare = Scene {
        lost: Vec::new(),
        caption: Caption::default(),
        ..cross()
    };
    for theme in ThemeName::ALL {
        let image = Image::in_theme(theme, &bare);
        let row = |y: usize| &image.pixels[y * image.width..][..image.width];
        let panel = row(0)[0];
        for nth in 0..16 {
            // The rows of the arms begin four columns farther inside.
            let inside = LEFT + if (4..12).contains(&nth) { 0 } else { 4 * CELL };
            let beside = inside - RIM - AIR..inside - RIM;
            // The frame of the neighbouring arm is as high as this.
            let rows = TOP + nth * CELL + RIM..TOP + (nth + 1) * CELL - RIM;
            for y in rows {
                let row = row(y);
                let mirrored = image.width - beside.end..image.width - beside.start;
                let free = [
                    beside.clone(),
                    mirrored,
                    0..AIR,
                    image.width - AIR..image.width,
                ];
                for columns in free {
                    let drawn = row[columns.clone()].iter().any(|pixel| *pixel != panel);
                    assert!(!drawn, "{theme:?}: {columns:?} in line {y}");
                }
            }
        }
    }
}
