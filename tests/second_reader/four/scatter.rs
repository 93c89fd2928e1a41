//! Scattered positions: armies placed at random from a seed, then some legal plies.
//!
//! Each scattered position is the start of a turn, and the last mover's kings are safe. Unfinished turns, passed
//! squares after another move, and later seats of the team game only come from playing on.

use super::attack::{attacked, safe};
use super::board::{ARMIES, Army, Board, Kind, Piece, Square, Way};
use super::known::known;
use super::{Seat, Table};
use crate::luck::Luck;

/// Most attempts to find a board with the wanted status before any other is kept.
const PATIENCE: usize = 40;

impl Table {
    /// A position that looks like one of a game, for two seats or four; always the same for one seed.
    pub fn scatter(seed: u64, seats: u8) -> Self {
        // Spreads neighbouring seeds far apart.
        let mut luck = Luck::new(seed.wrapping_mul(0xD134_2543_DE82_EF95) ^ u64::from(seats));
        let wanted = luck.pick(&[
            "lost",
            "play",
            "play",
            "play",
            "play",
            "check",
            "check",
            "surrender",
            "surrender",
        ]);
        let ready = if luck.percent(15) {
            known(&mut luck, seats)
        } else {
            None
        };
        let mut table = ready.unwrap_or_else(|| wished(&mut luck, seats, wanted));
        for _ in 0..luck.pick(&[0, 0, 0, 1, 1, 1, 2, 3, 4, 5, 6]) {
            let plies = table.plies();
            if plies.is_empty() {
                break;
            }
            let mut ply = luck.pick(&plies);
            for _ in 0..3 {
                let other = luck.pick(&plies);
                if table.rarity(&other) > table.rarity(&ply) {
                    ply = other;
                }
            }
            table = table.play(&ply);
        }
        table
    }

    /// Returns `true` if no king of the other colour is attacked, as always at the start of a colour's turns.
    pub(super) fn others_are_safe(&self) -> bool {
        let mover = self.seat.colour();
        let mut enemies = ARMIES.to_vec();
        enemies.retain(|army| army.colour() != mover);
        safe(&self.board, &enemies)
    }

    /// Preference for a ply over others: the plies that change the fields after the board are rare otherwise.
    fn rarity(&self, ply: &str) -> u8 {
        let Some((from, to)) = ply.split_once(['-', 'x']) else {
            return 0;
        };
        if to.contains('=') {
            return 3;
        }
        let (Some(from), Some(to)) = (Square::read(from), Square::read(to)) else {
            return 0;
        };
        let far = from.column.abs_diff(to.column) + from.row.abs_diff(to.row) > 1;
        let capture = ply.contains('x');
        match self.board.at(from).map(|piece| piece.kind) {
            Some(Kind::Pawn(_)) if capture && self.board.at(to).is_none() => 4,
            Some(Kind::King) if far && !capture => {
                u8::from(from.column == to.column || from.row == to.row) * 3
            }
            Some(Kind::Pawn(_)) if far => 2,
            _ if capture => 1,
            _ => 0,
        }
    }
}

/// A random position with the wanted status, or after many attempts with another.
fn wished(luck: &mut Luck, seats: u8, wanted: &str) -> Table {
    let mut tries = 0;
    loop {
        if let Some(thrown) = throw(luck, seats, wanted) {
            tries += 1;
            let status = thrown.status();
            if status == wanted || tries > PATIENCE && status != "lost" {
                return thrown;
            }
        }
    }
}

/// The squares for random pieces: the whole board, or the surroundings of a square.
fn field(luck: &mut Luck, crowded: bool) -> Vec<Square> {
    let mut squares: Vec<Square> = Square::all().collect();
    if crowded || luck.percent(50) {
        let middle = luck.pick(&squares);
        let size = u8::try_from(3 + luck.below(4)).expect("small");
        squares.retain(|square| {
            square.column.abs_diff(middle.column) <= size && square.row.abs_diff(middle.row) <= size
        });
    }
    squares
}

/// A random position; `None` if no legal place is left for a king.
fn throw(luck: &mut Luck, seats: u8, wanted: &str) -> Option<Table> {
    let mut table = Table::start(seats);
    let white = luck.percent(50);
    table.seat = match (seats, white) {
        (2, true) => table.seat,
        (2, false) => table.seat.next(),
        // The second partner's turn only comes from play; otherwise enemy kings could be in checks that no piece gave.
        (_, true) => Seat::Team(Army::South),
        (_, false) => Seat::Team(Army::North),
    };
    let mover = table.seat.colour();
    table.board = Board::empty();
    table.rights.clear();
    for first in [Army::South, Army::North] {
        if luck.percent(30) {
            table.captives.insert(luck.pick(&[first, first.partner()]));
        }
    }
    if wanted == "surrender" {
        table.captives.retain(|army| army.colour() != mover);
    }
    let at_home: Vec<Army> = ARMIES
        .into_iter()
        .filter(|army| luck.percent(35) && !table.captives.contains(army))
        .collect();
    // A mate needs many pieces close to few.
    let mate = ["surrender", "lost"].contains(&wanted);
    let field = field(luck, mate);
    let crowd = 1 + luck.below(14);
    for army in ARMIES {
        let most = match army.colour() == mover {
            true if mate => luck.below(5),
            false if mate => 3 + crowd / 2,
            _ => crowd,
        };
        if at_home.contains(&army) {
            for square in army.rook_homes() {
                if luck.percent(75) {
                    let kind = Kind::Rook;
                    table.board.put(square, Piece { army, kind });
                }
            }
        }
        let homes = ARMIES.map(Army::king_home);
        for kind in hosts(luck, army, most) {
            let square = luck.pick(&field);
            let piece = Piece { army, kind };
            // A pawn may well be on the home square of a captive king.
            let kept = homes.contains(&square) && luck.percent(80);
            if !kept && table.board.at(square).is_none() && piece.may_stand(square) {
                table.board.put(square, piece);
            }
        }
    }
    seat_kings(luck, &mut table, &at_home, &field)?;
    table.count =
        u8::try_from(luck.pick(&[0, 0, 1, 2, 7, 30, 97, 98, 99, 99, 100])).expect("small");
    if luck.percent(90) {
        table.count %= 97;
    }
    if luck.percent(70) {
        pass(luck, &mut table);
    }
    table.others_are_safe().then_some(table)
}

/// Up to `most` pieces of an army, with as many of each kind as a game can have.
fn hosts(luck: &mut Luck, army: Army, most: usize) -> Vec<Kind> {
    let turned = match army.marches() {
        Way::Up | Way::Down => [Way::Left, Way::Right],
        Way::Left | Way::Right => [Way::Up, Way::Down],
    };
    let mut kinds = vec![Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Bishop];
    kinds.extend([Kind::Knight, Kind::Knight]);
    for _ in 0..8 {
        kinds.push(match luck.below(10) {
            0 => Kind::Queen,
            1 => Kind::Knight,
            2 => Kind::Pawn(turned[0]),
            3 => Kind::Pawn(turned[1]),
            _ => Kind::Pawn(army.marches()),
        });
    }
    let most = most.min(kinds.len());
    (0..most)
        .map(|_| kinds.swap_remove(luck.below(kinds.len())))
        .collect()
}

/// Places all kings in play: the mover's anywhere, then those that must be safe, since their players have just moved.
fn seat_kings(
    luck: &mut Luck,
    table: &mut Table,
    at_home: &[Army],
    field: &[Square],
) -> Option<()> {
    let mover = table.seat.colour();
    let mut armies = ARMIES.to_vec();
    armies.retain(|army| !table.captives.contains(army));
    armies.sort_by_key(|army| army.colour() != mover);
    let all: Vec<Square> = Square::all().collect();
    for army in armies {
        let kind = Kind::King;
        let own = army.colour() == mover;
        let home = at_home.contains(&army);
        let mut tries = 0;
        let square = loop {
            let near = luck.percent(if own { 80 } else { 50 });
            let square = if home && tries == 0 {
                army.king_home()
            } else {
                luck.pick(if near { field } else { &all })
            };
            let free = table.board.at(square).is_none();
            if free && (own || !attacked(&table.board, square, army.colour())) {
                break square;
            }
            tries += 1;
            if tries > 60 {
                return None;
            }
        };
        table.board.put(square, Piece { army, kind });
        if square == army.king_home() && home {
            let mut rooks = army.rook_homes().to_vec();
            let rook = Some(Piece {
                army,
                kind: Kind::Rook,
            });
            rooks.retain(|square| table.board.at(*square) == rook && luck.percent(80));
            table.rights.extend(rooks);
        }
    }
    Some(())
}

/// Lets up to two pawns of each seat that moved since the mover's side have just advanced far.
fn pass(luck: &mut Luck, table: &mut Table) {
    let seats: Vec<Vec<Army>> = match table.seat {
        Seat::Duel(_) => vec![table.seat.next().armies()],
        // The last mover's partner moved before, so its pawns come first.
        Seat::Team(army) => {
            let second = army.partner().next_enemy();
            vec![vec![second], vec![second.partner()]]
        }
    };
    for (turn, armies) in seats.iter().enumerate() {
        let mut pawns: Vec<(Square, Way)> = Vec::new();
        for (square, piece) in table.board.pieces() {
            if let Kind::Pawn(way) = piece.kind
                && armies.contains(&piece.army)
            {
                pawns.push((square, way));
            }
        }
        let mut passing = 0;
        let most = luck.below(3);
        while passing < most && !pawns.is_empty() {
            let (square, way) = pawns.swap_remove(luck.below(pawns.len()));
            if advance(luck, table, square, way) {
                table.count = u8::try_from(seats.len() - 1 - turn).expect("two turns at most");
                passing += 1;
            }
        }
        let behind: Vec<Square> = table.passed.keys().copied().collect();
        if passing == 1 && luck.percent(25) {
            // The second move put a knight onto a passed square, perhaps another seat's.
            let square = luck.pick(&behind);
            let army = luck.pick(armies);
            let kind = Kind::Knight;
            if table.board.at(square).is_none() {
                table.board.put(square, Piece { army, kind });
            }
        }
        for _ in 0..luck.below(4) {
            if passing > 0 {
                waylay(luck, table);
            }
        }
    }
}

/// Puts a pawn of the side to move where it attacks some passed square, if there is room.
fn waylay(luck: &mut Luck, table: &mut Table) {
    let behind: Vec<Square> = table.passed.keys().copied().collect();
    let mut armies = ARMIES.to_vec();
    armies.retain(|army| army.colour() == table.seat.colour());
    let army = luck.pick(&armies);
    let way = army.marches();
    let (columns, rows) = luck.pick(&way.diagonals());
    let kind = Kind::Pawn(way);
    let piece = Piece { army, kind };
    // The squares of the pawn's way and start must be free of others.
    let lane = |from: &Square| {
        table.passed.values().any(|pawn| {
            let columns = pawn.column.abs_diff(from.column);
            let rows = pawn.row.abs_diff(from.row);
            columns == 0 && rows <= 3 || rows == 0 && columns <= 3
        })
    };
    let from = luck.pick(&behind).step((-columns, -rows));
    if let Some(from) = from.filter(|from| !lane(from))
        && table.board.at(from).is_none()
        && piece.may_stand(from)
    {
        table.board.put(from, piece);
    }
}

/// Marks a pawn's advance by two or three squares. Returns `false` if it cannot have made one.
fn advance(luck: &mut Luck, table: &mut Table, pawn: Square, way: Way) -> bool {
    let Some(piece) = table.board.at(pawn) else {
        return false;
    };
    let (columns, rows) = way.ahead();
    let mut behind = Vec::new();
    let mut at = pawn;
    for _ in 0..2 + luck.below(2) {
        let Some(next) = at.step((-columns, -rows)) else {
            return false;
        };
        if table.board.at(next).is_some() || !piece.may_stand(next) {
            return false;
        }
        behind.push(next);
        at = next;
    }
    behind.pop();
    table
        .passed
        .extend(behind.into_iter().map(|square| (square, pawn)));
    true
}

impl Army {
    /// The army of the other colour that moves first.
    fn next_enemy(self) -> Self {
        match self {
            Self::South | Self::West => Self::North,
            Self::North | Self::East => Self::South,
        }
    }
}

impl Table {
    /// Returns `true` if a pawn may be captured in passing now.
    pub fn passes(&self) -> bool {
        self.plies().iter().any(|ply| self.rarity(ply) == 4)
    }

    /// Returns `true` if castling is legal now.
    pub fn castles(&self) -> bool {
        let is_castling = |ply: &String| !ply.contains('=') && self.rarity(ply) == 3;
        self.plies().iter().any(is_castling)
    }
}
