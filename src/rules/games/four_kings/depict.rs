//! Four Kings One War as a picture, without colours or words: only names that the theme and the catalogue know.

use crate::game::Depict;
use crate::game::grid::{Cell, Perspective};
use crate::games::four_kings::board::{self, Army, GRID, Piece, Role, Square};
use crate::games::four_kings::men::Board;
use crate::games::four_kings::position::Position;
use crate::games::four_kings::setup::{Begun, Mover, Setup};
use crate::scene::{self, Caption, CellBuild, Figure, Ground, Mark, Scene, Shade, Tint, Tray};

impl Depict for Position {
    fn scene(&self) -> Scene {
        arrangement(self.setup())
    }
}

/// Any arrangement, lawful or not.
pub(super) fn arrangement(setup: &Setup) -> Scene {
    let pieces = Square::all().filter_map(|square| {
        let piece = setup.board.piece(square)?;
        Some((square.cell(), figure(piece)))
    });
    let captives = Army::ALL.into_iter().filter(|army| setup.is_captive(*army));
    Scene {
        grid: GRID,
        eyes: Perspective::HOME,
        window: None,
        hints: hints(setup),
        ground: Square::all()
            .map(|square| (square.cell(), ground(square)))
            .collect(),
        borders: Vec::new(),
        pieces: pieces.collect(),
        marks: marks(setup),
        armies: armies(setup).into(),
        lost: Army::ALL.map(|army| lost(&setup.board, army)).into(),
        captives: captives
            .map(|army| figure(Piece::new(army, Role::King)))
            .collect(),
        dice: None,
        caption: Caption::default(),
    }
}

/// The armies with their seats.
fn armies(setup: &Setup) -> [scene::Army; 4] {
    Army::ALL.map(|army| {
        let mover = match setup.mover {
            Mover::Colour(_) => Mover::Colour(army.colour()),
            Mover::Army(_) => Mover::Army(army),
        };
        scene::Army {
            tint: tint(army),
            seat: mover.seat(),
            side: army.name(),
            sits: Perspective::side(army as u8),
        }
    })
}

const fn tint(army: Army) -> Tint {
    match army {
        Army::South => Tint::Light,
        Army::West => Tint::LightTwo,
        Army::North => Tint::Dark,
        Army::East => Tint::DarkTwo,
    }
}

// Ruling FK-1. Squares are dark where column and row, counted from 1, add up to an even number.
const fn ground(square: Square) -> Ground {
    Ground {
        shade: Shade::chequered((square.file() + square.rank()).is_multiple_of(2)),
        build: match square.ground() {
            board::Ground::Floor => CellBuild::Plain,
            board::Ground::Terrace(_) => CellBuild::Terrace,
        },
        home: None,
    }
}

const fn figure(piece: Piece) -> Figure {
    Figure {
        glyph: piece.role.glyph(),
        tint: tint(piece.army),
        letter: piece.role.letter(),
        prefix: Some(piece.army.letter()),
        once: None,
    }
}

/// The kings in check, and the first move of the turn.
fn marks(setup: &Setup) -> Vec<(Cell, Mark)> {
    let kings = attacked(setup).map(|square| (square.cell(), Mark::Danger));
    let moved = match setup.begun {
        Some(Begun::Moved(first, second)) => [Some(first), second],
        Some(Begun::HandedOver) | None => [None, None],
    };
    let moved = moved.into_iter().flatten();
    kings
        .chain(turned(&setup.board))
        .chain(moved.map(|square| (square.cell(), Mark::Spent)))
        .collect()
}

/// The pawns that have turned, and toward which side of the board they go now.
// Ruling FK-8.
fn turned(board: &Board) -> impl Iterator<Item = (Cell, Mark)> {
    Square::all().filter_map(|square| {
        let piece = board.piece(square)?;
        let turned = piece.role == Role::Pawn && piece.heading != piece.army.heading();
        let side = piece.heading.army() as u8;
        turned.then(|| (square.cell(), Mark::Heads(side)))
    })
}

/// The squares on which pawns may be taken in passing.
fn hints(setup: &Setup) -> Vec<(Cell, Mark)> {
    let passed = setup.passed.iter();
    passed
        .map(|(square, _)| (square.cell(), Mark::Passed))
        .collect()
}

/// The kings in check of the side to move.
fn attacked(setup: &Setup) -> impl Iterator<Item = Square> {
    let enemy = setup.mover.colour().other();
    let kings = setup.mover.armies();
    let kings = kings.filter_map(|army| setup.board.king(army));
    kings.filter(move |king| setup.board.is_attacked(*king, enemy))
}

/// The lost pieces of an army, strongest first. A promoted piece counts as itself, not as a pawn.
fn lost(board: &Board, army: Army) -> Tray {
    let there = |role| {
        let men = board.men(army).into_iter();
        let same = men.filter(|square| {
            let piece = board.piece(*square);
            piece.is_some_and(|piece| piece.role == role)
        });
        same.count()
    };
    let mut gone = Vec::new();
    let mut become_of_pawns = 0;
    for (role, count) in [
        (Role::Queen, 1_usize),
        (Role::Rook, 2),
        (Role::Bishop, 2),
        (Role::Knight, 2),
        (Role::Pawn, 8),
    ] {
        let left = there(role);
        let away = count.saturating_sub(left);
        become_of_pawns += left.saturating_sub(count);
        let away = match role {
            Role::Pawn => away.saturating_sub(become_of_pawns),
            Role::King | Role::Queen | Role::Rook | Role::Bishop | Role::Knight => away,
        };
        gone.extend(vec![figure(Piece::new(army, role)); away]);
    }
    Tray {
        tint: tint(army),
        beside: tint(army.heading().army()),
        figures: gone,
    }
}
