//! Reads and writes the position line. Only a canonical line that a game could have is accepted.

use std::collections::{BTreeMap, BTreeSet};

use super::board::{ARMIES, Army, Board, Colour, Kind, Piece, Square, Way};
use super::{Seat, Table};

impl Table {
    /// The position in a line of the rules page; `None` if the line is not canonical, or the position obviously cannot
    /// arise.
    pub fn read(text: &str, seats: u8) -> Option<Self> {
        let fields: Vec<&str> = text.split(' ').collect();
        let [board, turn, moved, rights, captives, passed, count] = fields[..] else {
            return None;
        };
        let mut turn = turn.chars();
        let seat = read_seat(turn.next()?, seats)?;
        let made = turn.next()?.to_digit(10)?;
        let table = Self {
            board: read_board(board)?,
            seat,
            made: u8::try_from(made).ok()?,
            moved: list(moved).map(Square::read).collect::<Option<_>>()?,
            rights: read_rights(rights)?,
            captives: read_captives(captives)?,
            passed: read_passed(passed)?,
            count: count.parse().ok()?,
        };
        // Repeated, disordered or unread parts show up here.
        (table.write() == text && table.plausible()).then_some(table)
    }

    /// The canonical line.
    pub fn write(&self) -> String {
        let rows: Vec<String> = (1..=16).rev().map(|row| self.write_row(row)).collect();
        let moved: Vec<String> = self.moved.iter().map(|square| square.name()).collect();
        let rights: Vec<String> = ARMIES
            .into_iter()
            .flat_map(Army::rook_homes)
            .filter(|rook| self.rights.contains(rook))
            .map(Square::name)
            .collect();
        let captives: String = self.captives.iter().map(|army| army.letter()).collect();
        let passed: Vec<String> = self
            .passed
            .iter()
            .map(|(square, pawn)| format!("{}:{}", square.name(), pawn.name()))
            .collect();
        [
            rows.join("/"),
            format!("{}{}", self.seat.letter(), self.made),
            or_dash(moved.join(",")),
            or_dash(rights.concat()),
            or_dash(captives),
            or_dash(passed.join(",")),
            self.count.to_string(),
        ]
        .join(" ")
    }

    fn write_row(&self, row: u8) -> String {
        let mut text = String::new();
        let mut empty = 0;
        for square in (1..=16).filter_map(|column| Square::new(column, row)) {
            let Some(piece) = self.board.at(square) else {
                empty += 1;
                continue;
            };
            if empty > 0 {
                text += &empty.to_string();
                empty = 0;
            }
            text.extend([piece.army.letter(), piece.kind.letter()]);
            if let Kind::Pawn(way) = piece.kind
                && way != piece.army.marches()
            {
                text.push(way.mark());
            }
        }
        if empty > 0 {
            text += &empty.to_string();
        }
        text
    }

    /// Returns `true` if nothing obvious contradicts the position.
    fn plausible(&self) -> bool {
        let pawns = |square: &Square, way: Way| {
            self.board
                .at(*square)
                .is_some_and(|piece| piece.kind == Kind::Pawn(way))
        };
        let kings = ARMIES.into_iter().all(|army| {
            let king = Piece {
                army,
                kind: Kind::King,
            };
            let number = self.board.pieces().filter(|(_, at)| *at == king).count();
            let captive = self.captives.contains(&army);
            let both = captive && self.captives.contains(&army.partner());
            number == usize::from(!captive) && !both
        });
        let stand = |(square, piece): (Square, Piece)| piece.may_stand(square);
        let passing = self.passed.iter().all(|(square, pawn)| {
            [Way::Up, Way::Down, Way::Left, Way::Right]
                .into_iter()
                .filter(|way| pawns(pawn, *way))
                .any(|way| {
                    let near = square.step(way.ahead());
                    let far = near.and_then(|near| near.step(way.ahead()));
                    near == Some(*pawn) || far == Some(*pawn)
                })
        });
        kings
            && self.board.pieces().all(stand)
            && self.rights_at_home()
            && passing
            && self.passers_of_one_colour()
            && self.moved_fits()
            && self.count <= 100
    }

    fn rights_at_home(&self) -> bool {
        ARMIES.into_iter().all(|army| {
            let at_home = |kind, square| self.board.at(square) == Some(Piece { army, kind });
            army.rook_homes()
                .into_iter()
                .filter(|rook| self.rights.contains(rook))
                .all(|rook| at_home(Kind::Rook, rook) && at_home(Kind::King, army.king_home()))
        })
    }

    /// The mover's own pawns after a ply, in the team game also those of the partner, who moved before. Otherwise the
    /// pawns of the previous seat.
    fn passers_of_one_colour(&self) -> bool {
        let own_colour = self.seat.colour();
        let second_partner = matches!(self.seat, Seat::Team(Army::West | Army::East));
        let theirs = self.made == 0 && !second_partner;
        self.passed.values().all(|pawn| {
            let pawn = self.board.at(*pawn);
            pawn.is_some_and(|pawn| (pawn.army.colour() == own_colour) != theirs)
        })
    }

    fn moved_fits(&self) -> bool {
        let own = self.seat.colour();
        let ours = |square: &Square| {
            let piece = self.board.at(*square);
            piece.is_some_and(|piece| piece.army.colour() == own)
        };
        match (self.made, self.moved.len()) {
            (0, 0) => true,
            // A hand-over, which ends the turn in the team game.
            (1, 0) => {
                let duel = matches!(self.seat, Seat::Duel(_));
                duel && self.captives.iter().any(|army| army.colour() == own)
            }
            (1, 1 | 2) => self.moved.iter().all(ours),
            _ => false,
        }
    }
}

fn or_dash(text: String) -> String {
    if text.is_empty() {
        "-".to_owned()
    } else {
        text
    }
}

/// The comma-separated entries of a field.
fn list(field: &str) -> impl Iterator<Item = &str> {
    field.split(',').filter(|entry| *entry != "-")
}

fn read_seat(letter: char, seats: u8) -> Option<Seat> {
    let all: &[Seat] = match seats {
        2 => &[Seat::Duel(Colour::White), Seat::Duel(Colour::Black)],
        4 => &ARMIES.map(Seat::Team),
        _ => return None,
    };
    all.iter().copied().find(|seat| seat.letter() == letter)
}

fn read_board(text: &str) -> Option<Board> {
    let mut board = Board::empty();
    let lines: Vec<&str> = text.split('/').collect();
    if lines.len() != 16 {
        return None;
    }
    for (row, line) in (1..=16).rev().zip(lines) {
        read_row(&mut board, row, line)?;
    }
    Some(board)
}

fn read_row(board: &mut Board, row: u8, line: &str) -> Option<()> {
    let squares: Vec<Square> = (1..=16)
        .filter_map(|column| Square::new(column, row))
        .collect();
    let mut place = 0;
    let mut rest = line.chars().peekable();
    while let Some(first) = rest.next() {
        if let Some(digit) = first.to_digit(10) {
            let mut number = usize::try_from(digit).ok()?;
            while let Some(digit) = rest.peek().and_then(|c| c.to_digit(10)) {
                number = number
                    .checked_mul(10)?
                    .checked_add(usize::try_from(digit).ok()?)?;
                rest.next();
            }
            place += number;
            if place > squares.len() {
                return None;
            }
            continue;
        }
        let army = ARMIES.into_iter().find(|army| army.letter() == first)?;
        let letter = rest.next()?;
        let mut kind = [
            Kind::King,
            Kind::Queen,
            Kind::Rook,
            Kind::Bishop,
            Kind::Knight,
            Kind::Pawn(army.marches()),
        ]
        .into_iter()
        .find(|kind| kind.letter() == letter)?;
        if matches!(kind, Kind::Pawn(_)) {
            let turned = [Way::Up, Way::Down, Way::Left, Way::Right]
                .into_iter()
                .find(|way| rest.peek() == Some(&way.mark()));
            if let Some(way) = turned {
                kind = Kind::Pawn(way);
                rest.next();
            }
        }
        board.put(*squares.get(place)?, Piece { army, kind });
        place += 1;
    }
    (place == squares.len()).then_some(())
}

fn read_rights(field: &str) -> Option<BTreeSet<Square>> {
    let mut rights = BTreeSet::new();
    let mut rest = field;
    if field == "-" {
        return Some(rights);
    }
    let homes: Vec<Square> = ARMIES.into_iter().flat_map(Army::rook_homes).collect();
    while !rest.is_empty() {
        // `E16` before `E1`, since the longer name is meant if both fit.
        let mut fitting = homes.clone();
        fitting.retain(|home| rest.starts_with(&home.name()));
        let home = fitting.into_iter().max_by_key(|home| home.name().len())?;
        rest = rest.strip_prefix(&home.name())?;
        rights.insert(home);
    }
    Some(rights)
}

fn read_captives(field: &str) -> Option<BTreeSet<Army>> {
    field
        .chars()
        .filter(|letter| *letter != '-')
        .map(|letter| ARMIES.into_iter().find(|army| army.letter() == letter))
        .collect()
}

fn read_passed(field: &str) -> Option<BTreeMap<Square, Square>> {
    list(field)
        .map(|entry| {
            let (square, pawn) = entry.split_once(':')?;
            Some((Square::read(square)?, Square::read(pawn)?))
        })
        .collect()
}
