//! Positions of mates and releases that chance rarely finds, with some more pieces.

use super::board::{ARMIES, Army, Kind, Piece, Square, Way};
use super::{Seat, Table};
use crate::luck::Luck;

/// Narrow mates of White in the duel; the team game gives other results.
const KNOWN: [&str; 11] = [
    // The owner has a choice; only one king can be saved; only a piece barred after the hand-over could save it.
    "3nK4/8/8/8/eR6nRnRnR6/1eR14/2wR13/wK3sB6nR4/15eK/16/16/16/8/8/8/4sK3 W0 - - - - 0",
    "3nK4/8/8/8/eR6nRnRnR6/1eR14/16/wK3sB6nR4/15eK/16/16/16/8/8/8/4sK3 W0 - - - - 0",
    "3nK4/8/8/8/eR6nRnRnR6/1eR14/16/wK3wB6nR4/15eK/16/16/16/8/8/8/4sK3 W0 - - - - 0",
    "3nK4/8/8/8/16/16/16/wK4wR10/8nR6eK/wR15/16/16/8/8/7nR/nR3sK3 W0 - - - - 0",
    "3nK4/8/8/8/7nRnRnR6/1wN14/11nR4/wK3sB6nR4/11nR3eK/16/16/16/8/8/8/4sK3 W0 - - - - 0",
    "3nK4/8/8/8/16/14wP1/16/wK15/10nRnR3eK/16/16/16/8/8/8/7sK W0 - - - - 0",
    "3nK4/8/8/8/16/16/16/wK15/15eK/16/16/16/8/8/nR7/nR3sK3 W0 - - - - 0",
    "3nK4/8/8/8/16/16/16/16/10nR4eK/16/16/16/8/8/4nR3/7sK W0 - - w - 3",
    "nRnR1nK4/8/8/8/3nR12/16/16/4sK11/15eK/16/16/4wK11/8/8/8/8 W0 - - - - 0",
    "3nK4/8/8/8/8nR7/16/16/wK7sR7/15eK/16/16/16/8/8/3wPv4/4nR3 W0 - - s - 2",
    "3nK4/8/8/8/nR15/16/16/wK1sR8nR4/15eK/16/16/16/8/8/8/4sK3 W0 - - - - 0",
];

/// One of the known positions, perhaps rotated for Black, with a few more pieces.
pub(super) fn known(luck: &mut Luck, seats: u8) -> Option<Table> {
    let mut table = Table::read(luck.pick(&KNOWN), 2)?;
    if seats == 4 {
        table.seat = Seat::Team(Army::South);
    }
    if luck.percent(50) {
        turn_round(&mut table);
    }
    let squares: Vec<Square> = Square::all().collect();
    for _ in 0..luck.below(5) {
        let army = luck.pick(&ARMIES);
        let kind = luck.pick(&[
            Kind::Queen,
            Kind::Rook,
            Kind::Bishop,
            Kind::Knight,
            Kind::Pawn(army.marches()),
            Kind::Pawn(army.marches()),
        ]);
        let piece = Piece { army, kind };
        let square = luck.pick(&squares);
        if table.board.at(square).is_none() && piece.may_stand(square) {
            table.board.put(square, piece);
        }
    }
    table.others_are_safe().then_some(table)
}

/// Rotates the board by half a turn: North comes where South was, and East where West was.
fn turn_round(table: &mut Table) {
    let mut board = super::Board::empty();
    for (square, piece) in table.board.pieces() {
        let kind = match piece.kind {
            Kind::Pawn(Way::Up) => Kind::Pawn(Way::Down),
            Kind::Pawn(Way::Down) => Kind::Pawn(Way::Up),
            Kind::Pawn(Way::Left) => Kind::Pawn(Way::Right),
            Kind::Pawn(Way::Right) => Kind::Pawn(Way::Left),
            Kind::King | Kind::Queen | Kind::Rook | Kind::Bishop | Kind::Knight => piece.kind,
        };
        let there = Square {
            column: 17 - square.column,
            row: 17 - square.row,
        };
        let army = opposite(piece.army);
        board.put(there, Piece { army, kind });
    }
    table.board = board;
    table.captives = table.captives.iter().copied().map(opposite).collect();
    table.seat = match table.seat {
        Seat::Duel(_) => table.seat.next(),
        Seat::Team(army) => Seat::Team(opposite(army)),
    };
}

fn opposite(army: Army) -> Army {
    match army {
        Army::South => Army::North,
        Army::North => Army::South,
        Army::West => Army::East,
        Army::East => Army::West,
    }
}
