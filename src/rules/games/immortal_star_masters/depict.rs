//! `ImmortalStarMasters` as a picture, without colours or words: only names that the theme and the catalogue know.

use std::sync::LazyLock;

use crate::game::Depict;
use crate::game::grid::{Cell, Grid, Perspective};
use crate::game::seat::{MAX_SEATS, Seat};
use crate::games::immortal_star_masters::attacks::Threats;
use crate::games::immortal_star_masters::board::{Role, SIDES, Spot, place_of, wall_of};
use crate::games::immortal_star_masters::camps::{Axial, Camp};
use crate::games::immortal_star_masters::men::Man;
use crate::games::immortal_star_masters::position::Position;
use crate::games::immortal_star_masters::setup::{Setup, most};
use crate::scene::{
    Army, Border, Caption, CellBuild, Figure, Ground, Mark, Scene, Shade, Tint, Tray,
};

/// The board with its walls.
const GRID: Grid = Grid::hexagon(10);

/// The places of the Queen Indicators.
// Ruling IS-3.
const SIGNS: [Axial; 3] = [(0, -9), (9, 0), (-9, 9)];

impl Depict for Position {
    fn scene(&self) -> Scene {
        arrangement(self.setup(), self.table())
    }
}

/// Any arrangement at this table, lawful or not.
pub(super) fn arrangement(setup: &Setup, table: &[Camp]) -> Scene {
    let absent = absent(setup, table);
    Scene {
        grid: GRID,
        eyes: Perspective::HOME,
        window: None,
        hints: hints(setup),
        ground: CELLS
            .iter()
            .map(|drawn| (drawn.cell, drawn.ground(setup, &absent)))
            .collect(),
        borders: lines(setup),
        pieces: Spot::all()
            .filter_map(|spot| Some((spot.cell(), figure(setup.board.man(spot)?))))
            .collect(),
        marks: marks(setup),
        armies: armies(table),
        lost: table.iter().map(|camp| tray(setup, *camp)).collect(),
        captives: Vec::new(),
        dice: None,
        caption: Caption::default(),
    }
}

/// The colour of a camp.
const fn colour(camp: Camp) -> Tint {
    match camp {
        Camp::South => Tint::Red,
        Camp::SouthWest => Tint::Blue,
        Camp::NorthWest => Tint::Black,
        Camp::North => Tint::Green,
        Camp::NorthEast => Tint::Yellow,
        Camp::SouthEast => Tint::White,
    }
}

/// The colour of a camp's pieces, in play or out.
fn tint(setup: &Setup, camp: Camp) -> Tint {
    if setup.players.contains(camp) {
        colour(camp)
    } else {
        Tint::Dead
    }
}

/// The camps at which nobody sits, as far as nothing stands in their territories.
fn absent(setup: &Setup, table: &[Camp]) -> Vec<Camp> {
    let stands = |camp: Camp| {
        let mut there = Spot::all().filter(|spot| spot.territory() == Some(camp));
        there.any(|spot| setup.board.man(spot).is_some())
    };
    let camps = Camp::ALL.into_iter();
    camps
        .filter(|camp| !table.contains(camp) && !stands(*camp))
        .collect()
}

/// The part of a cell's ground that is the same in every position.
struct DrawnCell {
    cell: Cell,
    place: Axial,
    shade: Shade,
    wall: Option<Camp>,
}

static CELLS: LazyLock<Vec<DrawnCell>> =
    LazyLock::new(|| GRID.cells().map(DrawnCell::of).collect());

impl DrawnCell {
    fn of(cell: Cell) -> Self {
        let place = place_of(cell);
        // Cells on a bishop's lines have one shade.
        let shade = match (place.0 - place.1).rem_euclid(3) {
            0 => Shade::Middle,
            1 => Shade::Light,
            _ => Shade::Dark,
        };
        Self {
            cell,
            place,
            shade,
            wall: wall_of(place),
        }
    }

    fn ground(&self, setup: &Setup, absent: &[Camp]) -> Ground {
        let closed = Spot::at(self.place).and_then(|spot| setup.closed(spot));
        let build = match self.wall {
            Some(camp) => CellBuild::Wall {
                tint: tint(setup, camp),
                sign: SIGNS.contains(&self.place),
            },
            None if closed.is_some_and(|camp| absent.contains(&camp)) => CellBuild::Folded,
            None if closed.is_some() => CellBuild::Closed,
            None => CellBuild::Plain,
        };
        Ground {
            build,
            ..Ground::plain(self.shade)
        }
    }
}

/// The Lines of Sovereignty of all camps.
// Ruling IS-2.
static LINES: LazyLock<Vec<(Camp, Border)>> = LazyLock::new(|| {
    let border = |(spot, step): (Spot, Axial)| {
        let beyond = spot.step(step).filter(|to| to.territory().is_none())?;
        let between = [spot.cell(), beyond.cell()];
        let camp = spot.territory()?;
        let tint = colour(camp);
        Some((camp, Border { between, tint }))
    };
    Spot::all()
        .flat_map(|spot| SIDES.map(|step| (spot, step)))
        .filter_map(border)
        .collect()
});

/// The Lines of Sovereignty of the camps in play.
fn lines(setup: &Setup) -> Vec<Border> {
    let in_play = LINES
        .iter()
        .filter(|(camp, _)| setup.players.contains(*camp));
    in_play.map(|(_, border)| *border).collect()
}

const fn figure(man: Man) -> Figure {
    let piece = man.piece();
    let own = colour(piece.camp);
    let (tint, prefix, once) = match man {
        Man::Living(_) => (own, piece.camp.colour(), None),
        Man::Dead(_) => (Tint::Dead, 'x', Some(own)),
    };
    Figure {
        glyph: piece.role.glyph(),
        tint,
        letter: piece.role.letter(),
        prefix: Some(prefix),
        once,
    }
}

/// The king in check whose turn it is.
fn marks(setup: &Setup) -> Vec<(Cell, Mark)> {
    let king = setup.board.king(setup.mover);
    let attacked = king.filter(|_| Threats::of(setup).check());
    let attacked = attacked.map(|king| (king.cell(), Mark::Danger));
    attacked.into_iter().collect()
}

/// The cells on which pawns may be taken in passing.
fn hints(setup: &Setup) -> Vec<(Cell, Mark)> {
    let passed = setup.passed.iter();
    passed
        .map(|passed| (passed.over.cell(), Mark::Passed))
        .collect()
}

fn armies(table: &[Camp]) -> Vec<Army> {
    Seat::all(MAX_SEATS)
        .zip(table)
        .map(|(seat, camp)| Army {
            tint: colour(*camp),
            seat,
            side: camp.side(),
            sits: camp.eyes(),
        })
        .collect()
}

/// The rooks, bishops and knights that a camp has lost, which pawns may become.
fn tray(setup: &Setup, camp: Camp) -> Tray {
    let lost = [Role::Rook, Role::Bishop, Role::Knight].into_iter();
    let figures = lost.flat_map(|role| {
        let count = setup.lost[camp.index()].count(role).unwrap_or(0);
        let figure = Figure {
            glyph: role.glyph(),
            tint: colour(camp),
            letter: role.letter(),
            prefix: Some(camp.colour()),
            once: None,
        };
        std::iter::repeat_n(figure, usize::from(count).min(most(Role::Pawn)))
    });
    Tray {
        tint: colour(camp),
        beside: colour(camp),
        figures: figures.collect(),
    }
}
