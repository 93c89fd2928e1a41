//! King's Mate as a picture, without colours or words: only names that the theme and the catalogue know.

use crate::game::Depict;
use crate::game::grid::{Cell, Perspective};
use crate::games::kings_mate::board::{Bitboard, Board, GRID, Piece, Role, Side, Square};
use crate::games::kings_mate::danger::dangers;
use crate::games::kings_mate::position::Position;
use crate::games::kings_mate::setup::{Rules, Setup};
use crate::scene::{
    Army, Caption, CellBuild, Figure, Glyph, Ground, Mark, Scene, Shade, Tint, Tray,
};

impl Depict for Position {
    fn scene(&self) -> Scene {
        arrangement(self.setup(), self.rules())
    }
}

/// Any arrangement, lawful or not.
pub(super) fn arrangement(setup: &Setup, rules: Rules) -> Scene {
    let board = &setup.board;
    Scene {
        grid: GRID,
        eyes: Perspective::HOME,
        window: None,
        hints: Vec::new(),
        borders: Vec::new(),
        ground: Square::all()
            .map(|square| (square.cell(), ground(square)))
            .collect(),
        pieces: figures(board),
        marks: marks(setup, rules),
        armies: Army::face_to_face(["white", "black"]).into(),
        lost: Side::ALL.map(|side| tray(board, side)).into(),
        captives: Vec::new(),
        dice: None,
        caption: Caption::default(),
    }
}

fn ground(square: Square) -> Ground {
    Ground {
        shade: Shade::chequered((square.file() + square.rank()).is_multiple_of(2)),
        build: if Bitboard::RAISED.contains(square) {
            CellBuild::Raised
        } else {
            CellBuild::Plain
        },
        home: Side::ALL
            .into_iter()
            .find(|side| side.home() == square)
            .map(Side::seat),
    }
}

fn figures(board: &Board) -> Vec<(Cell, Figure)> {
    Square::all()
        .filter_map(|square| Some((square.cell(), figure(board.piece_at(square)?))))
        .collect()
}

const fn figure(piece: Piece) -> Figure {
    Figure {
        glyph: match piece.role {
            Role::King => Glyph::King,
            Role::Swordmaster => Glyph::Swordmaster,
            Role::Keeper => Glyph::Keeper,
            Role::Priest => Glyph::Priest,
            Role::Priestess => Glyph::Priestess,
            Role::Fool => Glyph::Fool,
        },
        tint: tint(piece.side),
        letter: piece.letter(),
        prefix: None,
        once: None,
    }
}

const fn tint(side: Side) -> Tint {
    match side {
        Side::White => Tint::Light,
        Side::Black => Tint::Dark,
    }
}

/// The king to be saved now, and the pieces whose attacks failed.
fn marks(setup: &Setup, rules: Rules) -> Vec<(Cell, Mark)> {
    let endangered = setup
        .board
        .king(setup.side)
        .filter(|_| !dangers(&setup.board, rules, setup.side).is_empty());
    let spent = setup.failed.into_iter();
    endangered
        .map(|king| (king.cell(), Mark::Danger))
        .into_iter()
        .chain(spent.map(|square| (square.cell(), Mark::Spent)))
        .collect()
}

/// The lost pieces of a side: its start pieces without those on the board.
fn tray(board: &Board, side: Side) -> Tray {
    let lost = Role::ALL.into_iter().flat_map(|role| {
        let count = board.lost(side, role) as usize;
        std::iter::repeat_n(figure(Piece { side, role }), count)
    });
    Tray {
        tint: tint(side),
        beside: tint(side.other()),
        figures: lost.collect(),
    }
}
