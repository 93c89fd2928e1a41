//! Writes and reads the position line.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use super::board::{Cell, SEATS, Seat, rows};
use super::{Kind, Lost, Man, Passing, Table};

/// Elements separated by commas; a dash for none.
fn listed(things: &[String]) -> String {
    if things.is_empty() {
        "-".to_owned()
    } else {
        things.join(",")
    }
}

fn letters<'a>(seats: impl IntoIterator<Item = &'a Seat>) -> String {
    seats.into_iter().map(|seat| seat.letter()).collect()
}

/// Seats in seat order, each once.
fn seats(text: &str) -> Option<BTreeSet<Seat>> {
    let found: Option<BTreeSet<Seat>> = text.chars().map(Seat::read).collect();
    found.filter(|found| letters(found) == text)
}

impl Table {
    /// The position line.
    pub fn write(&self) -> String {
        let board = rows().into_iter().rev().map(|row| self.write_row(&row));
        let board: Vec<String> = board.collect();
        let rights: Vec<String> = self.rights.iter().map(|cell| cell.name()).collect();
        let passing = self.passing.values().map(|passing| {
            let Passing { over, pawn, may } = passing;
            format!("{}:{}:{}", over.name(), pawn.name(), letters(may))
        });
        let lost = self.playing.iter().map(|(seat, lost)| {
            let Lost {
                rooks,
                bishops,
                knights,
            } = lost;
            format!("{}{rooks}.{bishops}.{knights}", seat.letter())
        });
        let passing: Vec<String> = passing.collect();
        let lost: Vec<String> = lost.collect();
        format!(
            "{} {} {} {} {} {} {}",
            board.join("/"),
            self.seat.letter(),
            letters(self.playing.keys()),
            listed(&rights),
            listed(&passing),
            listed(&lost),
            self.count
        )
    }

    fn write_row(&self, row: &[(i8, i8)]) -> String {
        let mut text = String::new();
        let mut empty = 0;
        for place in row {
            let here = match Cell::new(*place) {
                None => "#".to_owned(),
                Some(cell) => match self.men.get(&cell) {
                    None => {
                        empty += 1;
                        continue;
                    }
                    Some(man) => self.write_man(man),
                },
            };
            if empty > 0 {
                text += &empty.to_string();
                empty = 0;
            }
            text += &here;
        }
        if empty > 0 {
            text += &empty.to_string();
        }
        text
    }

    fn write_man(&self, man: &Man) -> String {
        let mut text = String::new();
        if !self.plays(man.seat) {
            text.push('x');
        }
        text.push(man.seat.colour());
        text.push(man.kind.letter());
        if !man.crossed.is_empty() {
            write!(text, "[{}]", letters(&man.crossed)).expect("a string takes all");
        }
        if man.fresh {
            text.push('*');
        }
        text
    }

    /// The man on a cell as text.
    pub fn man_at(&self, cell: &str) -> Option<String> {
        self.men
            .get(&Cell::read(cell)?)
            .map(|man| self.write_man(man))
    }

    /// The position of a line; `None` if it is invalid.
    pub fn read(line: &str) -> Option<Self> {
        let fields: Vec<&str> = line.split(' ').collect();
        let [board, seat, playing, rights, passing, lost, count] = fields.as_slice() else {
            return None;
        };
        let playing_seats = seats(playing)?;
        let mut men = BTreeMap::new();
        let mut lines = board.split('/');
        for row in rows().into_iter().rev() {
            read_row(lines.next()?, &row, &mut men, &playing_seats)?;
        }
        let split = |text: &str| -> Vec<String> {
            let words = text.split(',').filter(|word| *word != "-");
            words.map(str::to_owned).collect()
        };
        let mut losses = BTreeMap::new();
        for word in split(lost) {
            let seat = Seat::read(word.chars().next()?)?;
            let counts: String = word.chars().skip(1).collect();
            let counts: Option<Vec<usize>> = counts.split('.').map(|n| n.parse().ok()).collect();
            let [rooks, bishops, knights] = counts?.try_into().ok()?;
            let lost = Lost {
                rooks,
                bishops,
                knights,
            };
            losses.insert(seat, lost);
        }
        let mut pawns = BTreeMap::new();
        for word in split(passing) {
            let parts: Vec<&str> = word.split(':').collect();
            let [over, pawn, may] = parts.as_slice() else {
                return None;
            };
            let (over, pawn) = (Cell::read(over)?, Cell::read(pawn)?);
            let may = seats(may)?;
            let owner = men.get(&pawn).map(|man: &Man| man.seat)?;
            pawns.insert(owner, Passing { over, pawn, may });
        }
        let rights: Option<BTreeSet<Cell>> =
            split(rights).iter().map(|name| Cell::read(name)).collect();
        let table = Self {
            men,
            seat: Seat::read(seat.chars().next()?)?,
            playing: losses,
            rights: rights?,
            passing: pawns,
            count: count.parse().ok()?,
        };
        (lines.next().is_none() && table.write() == line).then_some(table)
    }
}

/// Puts the men of a row on the board.
fn read_row(
    text: &str,
    row: &[(i8, i8)],
    men: &mut BTreeMap<Cell, Man>,
    playing: &BTreeSet<Seat>,
) -> Option<()> {
    let mut places = row.iter();
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        if let Some(mut empty) = letter.to_digit(10) {
            while let Some(digit) = letters.peek().and_then(|letter| letter.to_digit(10)) {
                empty = empty * 10 + digit;
                letters.next();
            }
            for _ in 0..empty {
                Cell::new(*places.next()?)?;
            }
            continue;
        }
        let place = *places.next()?;
        if letter == '#' {
            if Cell::new(place).is_some() {
                return None;
            }
            continue;
        }
        let cell = Cell::new(place)?;
        let dead = letter == 'x';
        let colour = if dead { letters.next()? } else { letter };
        let seat = SEATS.into_iter().find(|seat| seat.colour() == colour)?;
        if playing.contains(&seat) == dead {
            return None;
        }
        let mut man = Man::new(seat, Kind::read(letters.next()?)?);
        if letters.next_if_eq(&'[').is_some() {
            while let Some(line) = letters.next_if(|letter| *letter != ']') {
                man.crossed.insert(Seat::read(line)?);
            }
            letters.next();
        }
        man.fresh = letters.next_if_eq(&'*').is_some();
        men.insert(cell, man);
    }
    places.next().is_none().then_some(())
}
