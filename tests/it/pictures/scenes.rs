//! Hand-made scenes of boards with many armies: a cross of four, a hexagon of six.

use kingboard::game::grid::{Cell, Grid, Perspective};
use kingboard::game::seat::Seat;
use kingboard::scene::{
    Army, Border, Caption, CellBuild, Figure, Glyph, Ground, Mark, Scene, Shade, Tint, Tray,
};

use Glyph::{Bishop, Knight, Monarch as King, Pawn, Queen, Rook};

/// The armies of the cross in seat order.
pub(crate) const FOUR: [(Tint, char); 4] = [
    (Tint::Light, 's'),
    (Tint::LightTwo, 'w'),
    (Tint::Dark, 'n'),
    (Tint::DarkTwo, 'e'),
];

/// The armies of the hexagon in seat order, with their first lines from their own left.
pub(crate) const SIX: [(Tint, char, [&str; 18]); 6] = [
    (
        Tint::Red,
        'r',
        [
            "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "B6", "B3", "B9", "C4", "C5", "C6",
            "C7", "C8", "C9", "D7",
        ],
    ),
    (
        Tint::Blue,
        'b',
        [
            "I1", "H1", "G1", "E1", "F1", "D1", "C1", "B1", "F2", "I2", "C2", "I3", "H3", "G3",
            "F3", "E3", "D3", "G4",
        ],
    ),
    (
        Tint::Black,
        'k',
        [
            "R1", "Q1", "P1", "O1", "N1", "M1", "L1", "K1", "N2", "Q2", "K2", "P3", "O3", "N3",
            "M3", "L3", "K3", "M4",
        ],
    ),
    (
        Tint::Green,
        'g',
        [
            "S9", "S8", "S7", "S5", "S6", "S4", "S3", "S2", "R6", "R9", "R3", "Q9", "Q8", "Q7",
            "Q6", "Q5", "Q4", "P7",
        ],
    ),
    (
        Tint::Yellow,
        'y',
        [
            "K18", "L17", "M16", "N15", "O14", "P13", "Q12", "R11", "N14", "K17", "Q11", "K16",
            "L15", "M14", "N13", "O12", "P11", "M13",
        ],
    ),
    (
        Tint::White,
        'w',
        [
            "B11", "C12", "D13", "F15", "E14", "G16", "H17", "I18", "F14", "C11", "I17", "D11",
            "E12", "F13", "G14", "H15", "I16", "G13",
        ],
    ),
];

pub(crate) const WALLS: [[&str; 5]; 6] = [
    ["A1", "B2", "C3", "D4", "E5"],
    ["J1", "J2", "J3", "J4", "J5"],
    ["S1", "R2", "Q3", "P4", "O5"],
    ["S10", "R10", "Q10", "P10", "O10"],
    ["J19", "J18", "J17", "J16", "J15"],
    ["A10", "B10", "C10", "D10", "E10"],
];

fn figure(glyph: Glyph, tint: Tint, prefix: char) -> Figure {
    let letter = if glyph == Knight {
        'N'
    } else {
        glyph.name().chars().next().unwrap().to_ascii_uppercase()
    };
    Figure {
        glyph,
        tint,
        letter,
        prefix: Some(prefix),
        once: None,
    }
}

fn army(tint: Tint, nth: u8) -> Army {
    Army {
        tint,
        seat: Seat::new(nth).unwrap(),
        side: "white",
        sits: Perspective::side(nth),
    }
}

fn caption(names: &[&str], tints: &[Tint]) -> Caption {
    let clocks = ["2d 4h", "11h 5m", "3d", "59m", "1d", "7h"];
    let named = |words: &[&str]| {
        tints
            .iter()
            .zip(words)
            .map(|(t, n)| (*t, (*n).to_owned()))
            .collect()
    };
    Caption {
        title: "Kings #12".to_owned(),
        last: "14. E2-E5 B8-C8".to_owned(),
        players: named(names),
        clocks: named(&clocks),
        to_move: tints.first().copied(),
        status: "White to move".to_owned(),
        ..Caption::default()
    }
}

/// Returns `true` if the cross has this cell.
fn on_cross(cell: Cell) -> bool {
    (4..12).contains(&cell.file) || (4..12).contains(&cell.rank)
}

fn floor(cell: Cell) -> bool {
    (4..12).contains(&cell.file) && (4..12).contains(&cell.rank)
}

/// The cross at the start.
pub(crate) fn cross() -> Scene {
    let grid = Grid::squares(16, 16);
    let cells = || grid.cells().filter(|cell| on_cross(*cell));
    let ground = |cell: Cell| Ground {
        build: if floor(cell) {
            CellBuild::Plain
        } else {
            CellBuild::Terrace
        },
        ..Ground::plain(Shade::chequered((cell.file + cell.rank).is_multiple_of(2)))
    };
    let row = [Rook, Knight, Bishop, Queen, King, Bishop, Knight, Rook];
    let mut pieces = Vec::new();
    for ((tint, prefix), side) in FOUR.into_iter().zip(0..) {
        let own = |nth: u8, deep: u8| match side {
            0 => (4 + nth, deep),
            1 => (deep, 4 + nth),
            2 => (11 - nth, 15 - deep),
            _ => (15 - deep, 11 - nth),
        };
        for (glyph, nth) in row.into_iter().zip(0..) {
            for (glyph, deep) in [(glyph, 0), (Pawn, 1)] {
                let (file, rank) = own(nth, deep);
                pieces.push((Cell { file, rank }, figure(glyph, tint, prefix)));
            }
        }
    }
    let borders = cells().flat_map(|one| {
        let next = [(1, 0), (0, 1)].map(|(x, y)| Cell {
            file: one.file + x,
            rank: one.rank + y,
        });
        next.into_iter()
            .filter(move |other| on_cross(*other) && floor(one) != floor(*other))
            .map(move |other| Border {
                between: [one, other],
                tint: Tint::Dead,
            })
    });
    let tints = FOUR.map(|(tint, _)| tint);
    Scene {
        grid,
        eyes: Perspective::HOME,
        window: None,
        hints: Vec::new(),
        ground: cells().map(|cell| (cell, ground(cell))).collect(),
        borders: borders.take(0).collect(),
        pieces,
        marks: Vec::new(),
        armies: (0..)
            .zip(tints)
            .map(|(nth, tint)| army(tint, nth))
            .collect(),
        lost: tints
            .map(|tint| Tray {
                tint,
                beside: tint,
                figures: Vec::new(),
            })
            .into(),
        captives: Vec::new(),
        dice: None,
        caption: caption(&["Ann", "Bartholomew", "Ben the Bold", "Dora"], &tints),
    }
}

/// Moves a piece, and removes any piece on its target.
fn put(scene: &mut Scene, from: &str, to: &str) {
    let (from, to) = (scene.grid.cell(from).unwrap(), scene.grid.cell(to).unwrap());
    scene.pieces.retain(|(at, _)| *at != to);
    for (at, _) in &mut scene.pieces {
        if *at == from {
            *at = to;
        }
    }
}

/// Moves a piece from the board into its army's tray.
fn take(scene: &mut Scene, name: &str) {
    let cell = scene.grid.cell(name).unwrap();
    let figure = scene.figure_at(cell).unwrap();
    scene.pieces.retain(|(at, _)| *at != cell);
    let tray = scene.lost.iter_mut().find(|tray| tray.tint == figure.tint);
    tray.unwrap().figures.push(figure);
}

pub(crate) fn marked(scene: &mut Scene, marks: &[(&str, Mark)]) {
    for (name, mark) in marks {
        scene.marks.push((scene.grid.cell(name).unwrap(), *mark));
    }
}

/// The cross in the middle of a game: pieces lost, a king captive, every mark.
pub(crate) fn cross_at_war() -> Scene {
    let mut scene = cross();
    for name in [
        "H16", "G15", "J15", "K16", "A5", "B7", "B8", "B9", "O7", "P12", "P11", "F2",
    ] {
        take(&mut scene, name);
    }
    let north = scene
        .lost
        .iter_mut()
        .find(|tray| tray.tint == Tint::Dark)
        .unwrap();
    let king = north
        .figures
        .iter()
        .position(|figure| figure.glyph == King)
        .unwrap();
    scene.captives.push(north.figures.remove(king));
    for (from, to) in [
        ("E2", "E5"),
        ("H1", "H7"),
        ("B10", "E10"),
        ("A8", "G8"),
        ("I15", "I11"),
        ("I16", "I12"),
        ("O9", "L9"),
        ("P9", "J9"),
        ("K1", "J3"),
        ("O6", "M6"),
        ("L15", "L13"),
    ] {
        put(&mut scene, from, to);
    }
    marked(
        &mut scene,
        &[
            ("E2", Mark::From),
            ("E5", Mark::To),
            ("A8", Mark::From),
            ("G8", Mark::To),
            ("E3", Mark::Passed),
            ("E4", Mark::Passed),
            ("I1", Mark::Danger),
            ("J9", Mark::Target),
            ("G9", Mark::Target),
            ("F9", Mark::Target),
            ("H7", Mark::Reason),
            ("M6", Mark::Reason),
        ],
    );
    scene
}

/// The hexagon at the start, with these of the six seats in play.
pub(crate) fn stars(seats: &[u8]) -> Scene {
    let grid = Grid::hexagon(10);
    let at = |name: &str| grid.cell(name).unwrap();
    let taken = || {
        SIX.into_iter()
            .zip(0..)
            .filter(|(_, nth)| seats.contains(nth))
    };
    let tint = |side: usize| {
        let there = seats.iter().any(|seat| usize::from(*seat) == side);
        if there { SIX[side].0 } else { Tint::Dead }
    };
    let ground = |cell: Cell| {
        let (x, y) = grid.axial(cell, Perspective::HOME);
        let far = x.abs().max(y.abs()).max((x + y).abs());
        let wall = WALLS.iter().position(|wall| wall.map(at).contains(&cell));
        let closed = far > 4 && territory((x, y)).is_some_and(|side| tint(side) == Tint::Dead);
        Ground {
            build: match wall {
                Some(side) => CellBuild::Wall {
                    tint: tint(side),
                    sign: ["A1", "J19", "S1"].map(at).contains(&cell),
                },
                None if closed => CellBuild::Closed,
                None => CellBuild::Plain,
            },
            ..Ground::plain(match (x - y).rem_euclid(3) {
                0 => Shade::Light,
                1 => Shade::Middle,
                _ => Shade::Dark,
            })
        }
    };
    let row = [
        Rook, Bishop, Knight, Queen, King, Knight, Bishop, Rook, Bishop,
    ];
    let pieces = taken().flat_map(|((tint, prefix, cells), _)| {
        let glyphs = row.into_iter().chain([Pawn; 9]);
        let men = cells.into_iter().zip(glyphs);
        men.map(move |(name, glyph)| (at(name), figure(glyph, tint, prefix)))
    });
    let borders = lines_of_sovereignty(grid).map(|(between, side)| Border {
        between,
        tint: tint(side),
    });
    let tints: Vec<Tint> = taken().map(|((tint, ..), _)| tint).collect();
    Scene {
        grid,
        eyes: Perspective::HOME,
        window: None,
        hints: Vec::new(),
        ground: grid.cells().map(|cell| (cell, ground(cell))).collect(),
        borders: borders.collect(),
        pieces: pieces.collect(),
        marks: Vec::new(),
        armies: taken().map(|((tint, ..), nth)| army(tint, nth)).collect(),
        lost: tints
            .iter()
            .map(|tint| Tray {
                tint: *tint,
                beside: *tint,
                figures: Vec::new(),
            })
            .collect(),
        captives: Vec::new(),
        dice: None,
        caption: caption(
            &["Ann", "Bartholomew", "Ben the Bold", "Dora", "Eve", "Farid"],
            &tints,
        ),
    }
}

/// The pairs of cells at the border of each territory with the central area.
fn lines_of_sovereignty(grid: Grid) -> impl Iterator<Item = ([Cell; 2], usize)> {
    grid.cells().flat_map(move |one| {
        let (x, y) = grid.axial(one, Perspective::HOME);
        let next = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];
        next.into_iter().filter_map(move |(u, v)| {
            let far = |(x, y): (i16, i16)| x.abs().max(y.abs()).max((x + y).abs());
            let side = territory((x, y)).filter(|_| far((x, y)) == 5)?;
            let other = grid.at_axial((x + u, y + v));
            let other = other.filter(|_| far((x + u, y + v)) == 4)?;
            Some(([one, other], side))
        })
    })
}

/// The territory of a cell, which lies between two walls.
fn territory((x, y): (i16, i16)) -> Option<usize> {
    // Turns the board clockwise, side by side, until the cell is in the south.
    (0..6).find(|side| {
        let (x, y) = (0..*side).fold((x, y), |(x, y), _| (-y, x + y));
        (-9..=-5).contains(&y) && x > 0 && x < -y
    })
}

/// The hexagon in the middle of a game: the fourth army is dead and its territory closed.
pub(crate) fn stars_at_war() -> Scene {
    let mut scene = stars(&[0, 1, 2, 3, 4, 5]);
    for name in [
        "A9", "B3", "C8", "G1", "H3", "K1", "P3", "S9", "S6", "Q8", "Q7", "K18", "B11", "C12",
        "G16",
    ] {
        take(&mut scene, name);
    }
    for (from, to) in [
        ("C5", "E6"),
        ("A5", "H8"),
        ("F1", "F4"),
        ("E1", "I8"),
        ("M3", "L7"),
        ("O1", "L10"),
        ("M14", "L14"),
        ("N15", "K13"),
        ("F13", "G12"),
        ("F15", "I13"),
        ("S5", "M11"),
        ("Q6", "N9"),
    ] {
        put(&mut scene, from, to);
    }
    for (_, figure) in &mut scene.pieces {
        if figure.tint == Tint::Green {
            (figure.tint, figure.prefix) = (Tint::Dead, Some('x'));
        }
    }
    let grid = scene.grid;
    for (cell, ground) in &mut scene.ground {
        let (x, y) = grid.axial(*cell, Perspective::HOME);
        if territory((x, y)) == Some(3) {
            ground.build = CellBuild::Closed;
        }
    }
    marked(
        &mut scene,
        &[
            ("A5", Mark::From),
            ("H8", Mark::To),
            ("C5", Mark::From),
            ("E6", Mark::To),
            ("N1", Mark::Danger),
            ("J10", Mark::Target),
            ("I8", Mark::Target),
            ("I9", Mark::Target),
            ("K10", Mark::Passed),
            ("L7", Mark::Reason),
            ("K8", Mark::Reason),
        ],
    );
    scene
}
