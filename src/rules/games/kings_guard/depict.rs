//! King's Guard as a picture, without colours or words: only names that the theme and the catalogue know.

use crate::game::Depict;
use crate::game::grid::{Cell, Perspective};
use crate::games::kings_guard::board::{Board, Piece, Role, Side, Square};
use crate::games::kings_guard::position::Position;
use crate::games::kings_guard::rules::Rules;
use crate::games::kings_guard::setup::Setup;
use crate::scene::{Army, Caption, Figure, Glyph, Ground, Mark, Scene, Shade, Tint, Tray};

impl Depict for Position {
    fn scene(&self) -> Scene {
        arrangement(self.setup(), self.rules())
    }
}

/// Any arrangement, lawful or not.
pub(super) fn arrangement(setup: &Setup, rules: Rules) -> Scene {
    let squares = rules.shape.squares();
    Scene {
        grid: rules.shape.grid(),
        eyes: Perspective::HOME,
        window: None,
        hints: Vec::new(),
        borders: Vec::new(),
        ground: squares
            .into_iter()
            .map(|square| (square.cell(), ground(square)))
            .collect(),
        pieces: squares
            .into_iter()
            .flat_map(|square| tower(&setup.board, square))
            .collect(),
        marks: marks(setup),
        // Pieces never leave the board here.
        armies: Army::face_to_face(["south", "north"]).into(),
        lost: [Tint::Light, Tint::Dark].map(spared).into(),
        captives: Vec::new(),
        dice: None,
        caption: Caption::default(),
    }
}

const fn spared(tint: Tint) -> Tray {
    Tray {
        tint,
        beside: tint,
        figures: Vec::new(),
    }
}

const fn ground(square: Square) -> Ground {
    Ground::plain(Shade::chequered(
        (square.file() + square.rank()).is_multiple_of(2),
    ))
}

/// The pieces on a square from the bottom up.
fn tower(board: &Board, square: Square) -> impl Iterator<Item = (Cell, Figure)> {
    let pieces = board.tower(square).pieces();
    pieces.map(move |piece| (square.cell(), figure(piece)))
}

const fn figure(piece: Piece) -> Figure {
    Figure {
        glyph: match piece.role {
            Role::King => Glyph::King,
            Role::Guard => Glyph::Guard,
        },
        tint: match piece.side {
            Side::South => Tint::Light,
            Side::North => Tint::Dark,
        },
        letter: piece.letter(),
        prefix: None,
        once: None,
    }
}

/// The towers to be dismantled, and the one being taken apart.
fn marks(setup: &Setup) -> Vec<(Cell, Mark)> {
    let duties = setup
        .duties
        .into_iter()
        .map(|square| (square.cell(), Mark::Due));
    let begun = setup.turn.map(|turn| (turn.from.cell(), Mark::Begun));
    duties.chain(begun).collect()
}
