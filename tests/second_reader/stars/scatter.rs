//! Scattered positions: men placed at random from a seed, then some legal moves.
//!
//! A scattered position could occur in a game: pawns are where pawns can come, no seat has more of a kind than the
//! rules allow, and the last mover's king is safe.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use super::board::{Cell, SEATS, Seat};
use super::moves::{Ply, goes_two, pawn_steps};
use super::{Kind, Lost, Man, Passing, Table};
use crate::luck::Luck;

/// Most attempts to find a board with the wanted status before any other is kept.
const PATIENCE: usize = 25;

impl Table {
    /// A position that looks like one of a game of this many players; always the same for one seed.
    pub fn scatter(seed: u64, players: u8) -> Self {
        // Spreads neighbouring seeds far apart.
        let mut luck = Luck::new(seed.wrapping_mul(0xD134_2543_DE82_EF95) ^ u64::from(players));
        let wanted = luck.pick(&["play", "play", "play", "check", "mated", "stalemated"]);
        let mut tries = 0;
        let mut table = loop {
            if let Some(thrown) = throw(&mut luck, players, wanted) {
                tries += 1;
                if tries > PATIENCE || thrown.status() == wanted {
                    break thrown;
                }
            }
        };
        if luck.percent(40) && table.kings() > 2 {
            table.wait_for_judgement();
        }
        for _ in 0..luck.pick(&[0, 0, 0, 1, 1, 2]) {
            if !["play", "check"].contains(&table.status()) {
                break;
            }
            let plies = table.legal();
            let mut ply = luck.pick(&plies);
            for _ in 0..2 {
                let other = luck.pick(&plies);
                if table.rarity(other) > table.rarity(ply) {
                    ply = other;
                }
            }
            table = table.made(ply).judge().0;
        }
        table
    }

    /// Gives the turn back to the previous seat if the one to move has no move, so that it is eliminated after the next
    /// move.
    fn wait_for_judgement(&mut self) {
        let earlier = self.before(self.seat);
        if self.stuck() && self.passing.is_empty() && !self.checked(self.before(earlier)) {
            self.seat = earlier;
        }
    }

    /// Preference for a move over others.
    fn rarity(&self, ply: Ply) -> u8 {
        match self.shown(ply) {
            "in passing" | "castling" => 4,
            "promotion" | "late exchange" => 3,
            "two cells" => 2,
            _ if self.victim(ply).is_some() => 1,
            _ => 0,
        }
    }

    /// The kind of example that a move is.
    fn shown(&self, ply: Ply) -> &'static str {
        let Ply { from, to, becomes } = ply;
        let man = self.men.get(&from).expect("somebody moves");
        let victim = self.victim(ply);
        match (man.kind, becomes) {
            (_, Some(_)) if from == to => "late exchange",
            (_, Some(_)) => "promotion",
            (Kind::Pawn, None) if victim.is_some_and(|victim| victim != to) => "in passing",
            (Kind::Pawn, None) if goes_two(man, from, to).is_some() => "two cells",
            (Kind::King, None) if !super::turn::nearby(from, to) => "castling",
            _ => "other",
        }
    }

    /// The kinds of examples among the legal moves.
    pub fn shows(&self) -> BTreeSet<&'static str> {
        let legal = self.legal().into_iter();
        legal.map(|ply| self.shown(ply)).collect()
    }

    /// Number of living men in closed territories.
    pub fn caught(&self) -> usize {
        let men = self.men.iter();
        men.filter(|(cell, man)| self.closed(**cell).is_some() && self.plays(man.seat))
            .count()
    }
}

/// The cells of its own territory that a seat's pawns can reach.
fn pawn_home(seat: Seat) -> &'static BTreeSet<Cell> {
    static HOMES: LazyLock<BTreeMap<Seat, BTreeSet<Cell>>> =
        LazyLock::new(|| SEATS.map(|seat| (seat, reached(seat))).into());
    HOMES.get(&seat).expect("every seat has some")
}

fn reached(seat: Seat) -> BTreeSet<Cell> {
    let mut found: BTreeSet<Cell> = seat.homes('P').into_iter().collect();
    loop {
        let steps = |cell: &Cell| -> Vec<Cell> {
            let (mut steps, captures) = pawn_steps(seat, *cell);
            steps.extend(captures);
            let cells = steps.into_iter().filter_map(|step| cell.step(step));
            cells
                .filter(|cell| cell.territory() == Some(seat))
                .collect()
        };
        let next: Vec<Cell> = found.iter().flat_map(steps).collect();
        let before = found.len();
        found.extend(next);
        if found.len() == before {
            return found;
        }
    }
}

/// A pawn with the properties it must have there; `None` if none can be there.
fn pawn(table: &Table, luck: &mut Luck, seat: Seat, cell: Cell) -> Option<Man> {
    let mut man = Man::new(seat, Kind::Pawn);
    if !table.plays(seat) {
        return Some(man);
    }
    match cell.territory() {
        None => man.crossed.extend([seat]),
        Some(home) if home == seat => {
            if !pawn_home(seat).contains(&cell) {
                return None;
            }
            man.fresh = seat.homes('P').contains(&cell) && luck.percent(75);
        }
        Some(enemy) if table.plays(enemy) => man.crossed.extend([seat, enemy]),
        Some(_) => return None,
    }
    Some(man)
}

/// The cells for random men: the whole board, or the surroundings of a cell, often in a closed territory.
fn field(luck: &mut Luck, table: &Table, narrow: bool) -> Vec<Cell> {
    let all = Cell::all().to_vec();
    let mut closed = all.clone();
    closed.retain(|cell| table.closed(*cell).is_some());
    if !narrow && luck.percent(30) {
        return all;
    }
    let middle = if closed.is_empty() || luck.percent(40) {
        luck.pick(&all)
    } else {
        luck.pick(&closed)
    };
    let size = luck.pick(&[3, 4, 5, 6]);
    let mut near = all;
    near.retain(|cell| {
        let (x, y) = middle.towards(*cell);
        x.abs().max(y.abs()).max((x + y).abs()) <= size
    });
    near
}

/// A random position; `None` if no legal place is left for a king.
fn throw(luck: &mut Luck, players: u8, wanted: &str) -> Option<Table> {
    let mut table = Table::start(players);
    table.men.clear();
    table.rights.clear();
    let seats: Vec<Seat> = table.playing.keys().copied().collect();
    while table.kings() > 2 && luck.percent(35) {
        table.playing.remove(&luck.pick(&seats));
    }
    let living: Vec<Seat> = table.playing.keys().copied().collect();
    table.seat = luck.pick(&living);
    let hunt = ["mated", "stalemated"].contains(&wanted);
    let field = field(luck, &table, hunt);
    let crowd = luck.pick(&[3, 6, 12, 18]);
    let at_home: Vec<Seat> = living
        .iter()
        .copied()
        .filter(|_| luck.percent(25))
        .collect();
    for seat in seats {
        if at_home.contains(&seat) {
            for cell in seat.homes('R') {
                if luck.percent(80) {
                    table.men.insert(cell, Man::new(seat, Kind::Rook));
                }
            }
        }
        let most = match (hunt, seat == table.seat) {
            (true, true) => luck.below(4),
            (true, false) => luck.below(7),
            (false, _) => luck.below(crowd),
        };
        throw_men(luck, &mut table, seat, most, &field);
    }
    seat_kings(luck, &mut table, &at_home, &field)?;
    table.count = luck.pick(&[0, 0, 1, 7, 60]);
    if luck.percent(8) {
        table.count = 100 * table.kings() - luck.below(3);
    }
    if luck.percent(40) {
        pass(luck, &mut table);
    }
    for seat in living {
        let lost = losses(luck, &table, seat);
        table.playing.insert(seat, lost);
    }
    let before = table.before(table.seat);
    (!table.checked(before)).then_some(table)
}

fn throw_men(luck: &mut Luck, table: &mut Table, seat: Seat, most: usize, field: &[Cell]) {
    let mut kinds = vec![
        Kind::Queen,
        Kind::Rook,
        Kind::Rook,
        Kind::Bishop,
        Kind::Bishop,
    ];
    kinds.extend([Kind::Bishop, Kind::Knight, Kind::Knight, Kind::Knight]);
    kinds.extend([Kind::Pawn; 8]);
    kinds.push(luck.pick(&[Kind::Pawn, Kind::Pawn, Kind::Queen]));
    for _ in 0..most {
        if kinds.is_empty() {
            break;
        }
        let kind = kinds.swap_remove(luck.below(kinds.len()));
        let mut cell = luck.pick(field);
        if kind == Kind::Pawn {
            // Chance rarely gives pawns at home, or waiting on the last rank.
            match luck.below(10) {
                0..=2 => cell = luck.pick(&seat.homes('P')),
                3 => cell = luck.pick(&edge()),
                _ => {}
            }
        }
        let man = match kind {
            Kind::Pawn => pawn(table, luck, seat, cell),
            Kind::King | Kind::Queen | Kind::Rook | Kind::Bishop | Kind::Knight => {
                Some(Man::new(seat, kind))
            }
        };
        let rooks = table.men.values();
        let rooks = rooks.filter(|man| man.seat == seat && man.kind == Kind::Rook);
        let full = kind == Kind::Rook && rooks.count() == 2;
        if let Some(man) = man.filter(|_| !full && !table.men.contains_key(&cell)) {
            table.men.insert(cell, man);
        }
    }
}

/// Places all kings, the mover's first, and the last mover's where it is safe.
fn seat_kings(luck: &mut Luck, table: &mut Table, at_home: &[Seat], field: &[Cell]) -> Option<()> {
    let living: Vec<Seat> = table.playing.keys().copied().collect();
    let walls: Vec<Cell> = Cell::all()
        .iter()
        .copied()
        .filter(|cell| beside_wall(*cell))
        .collect();
    for seat in living {
        let own = seat.homes('K');
        let mut tries = 0;
        let cell = loop {
            let choice = match luck.below(10) {
                _ if tries == 0 && at_home.contains(&seat) => luck.pick(&own),
                0..=4 => luck.pick(field),
                5 | 6 => luck.pick(&walls),
                7 => luck.pick(&edge()),
                _ => luck.pick(Cell::all()),
            };
            let safe = seat != table.before(table.seat) || !table.attacked(choice, seat);
            if safe && !table.men.contains_key(&choice) {
                break choice;
            }
            tries += 1;
            if tries > 30 {
                return None;
            }
        };
        table.men.insert(cell, Man::new(seat, Kind::King));
        if own.contains(&cell) {
            let mut rooks = seat.homes('R');
            let rook = Some(Man::new(seat, Kind::Rook));
            rooks.retain(|cell| table.men.get(cell) == rook.as_ref() && luck.percent(85));
            table.rights.extend(rooks);
        }
    }
    Some(())
}

fn beside_wall(cell: Cell) -> bool {
    super::board::ROOK_STEPS
        .into_iter()
        .any(|step| cell.step(step).is_none())
}

/// Losses consistent with the men on the board.
fn losses(luck: &mut Luck, table: &Table, seat: Seat) -> Lost {
    let of = |kind: Kind| {
        let men = table.men.values();
        men.filter(|man| man.seat == seat && man.kind == kind)
            .count()
    };
    let mut promoted = 9 - of(Kind::Pawn);
    promoted = promoted.saturating_sub(of(Kind::Queen).saturating_sub(1));
    let mut lost = Lost::default();
    for (kind, first) in [(Kind::Rook, 2), (Kind::Bishop, 3), (Kind::Knight, 3)] {
        let again = luck.below(2).min(promoted);
        let gone = first - of(kind);
        promoted -= again;
        *lost.of(kind).expect("these are counted") = gone + again;
    }
    lost
}

/// The cells to which a pawn of the seat can have come by two cells, each with the cell between.
fn advances(table: &Table, seat: Seat) -> Vec<(Cell, Cell)> {
    let free = |cell: Cell| (!table.men.contains_key(&cell)).then_some(cell);
    let mut found = Vec::new();
    for home in seat.homes('P').into_iter().filter_map(free) {
        for step in pawn_steps(seat, home).0 {
            let over = home.step(step).and_then(free);
            let way = over.and_then(|over| Some((over, over.step(step)?)));
            found.extend(way);
        }
    }
    found
}

/// Lets up to two pawns have gone two cells since their opponents' turns.
fn pass(luck: &mut Luck, table: &mut Table) {
    for _ in 0..2 {
        let mut seats: Vec<Seat> = table.playing.keys().copied().collect();
        seats.retain(|seat| *seat != table.seat && !table.passing.contains_key(seat));
        if seats.is_empty() {
            return;
        }
        let owner = luck.pick(&seats);
        let mut ways = advances(table, owner);
        ways.retain(|(_, cell)| {
            let there = table.men.get(cell);
            there.is_none_or(|man| man.seat == owner && man.kind == Kind::Pawn && !man.fresh)
        });
        let pawns = table.men.values();
        let pawns = pawns.filter(|man| man.seat == owner && man.kind == Kind::Pawn);
        if ways.is_empty() || pawns.count() > 7 {
            continue;
        }
        let (over, cell) = luck.pick(&ways);
        let mut come = Man::new(owner, Kind::Pawn);
        come.crossed
            .extend(cell.territory().is_none().then_some(owner));
        table.men.insert(cell, come);
        let mut may = BTreeSet::new();
        let mut seat = table.seat;
        while seat != owner {
            may.insert(seat);
            seat = table.after(seat);
        }
        let since = table.kings() - 1 - may.len();
        table.count = luck.below(since + 1);
        let passing = Passing {
            over,
            pawn: cell,
            may,
        };
        if luck.percent(70) {
            waylay(luck, table, &passing);
        }
        table.passing.insert(owner, passing);
    }
}

/// Puts a pawn where it may capture in passing.
fn waylay(luck: &mut Luck, table: &mut Table, passing: &Passing) {
    let seats: Vec<Seat> = passing.may.iter().copied().collect();
    let seat = if luck.percent(70) {
        table.seat
    } else {
        luck.pick(&seats)
    };
    let pawns = table.men.values();
    let pawns = pawns.filter(|man| man.seat == seat && man.kind == Kind::Pawn);
    if pawns.count() > 7 {
        return;
    }
    let mut places = Vec::new();
    for cell in Cell::all() {
        if let Some(man) = pawn(table, luck, seat, *cell)
            && !table.men.contains_key(cell)
            && table.strikes(&man, *cell, passing.over)
        {
            places.push((*cell, man));
        }
    }
    if !places.is_empty() {
        let (cell, man) = luck.pick(&places);
        table.men.insert(cell, man);
    }
}

impl Table {
    /// The seat after another.
    fn after(&self, seat: Seat) -> Seat {
        let seats: Vec<Seat> = self.playing.keys().copied().collect();
        let later = seats.iter().find(|one| **one > seat);
        *later.or(seats.first()).expect("somebody plays")
    }

    /// The seat before another.
    fn before(&self, seat: Seat) -> Seat {
        let mut seats = self.playing.keys().copied();
        seats
            .find(|one| self.after(*one) == seat)
            .expect("somebody plays")
    }
}

/// The cells of rank 1.
fn edge() -> Vec<Cell> {
    let mut cells = Cell::all().to_vec();
    cells.retain(|cell| cell.rank() == 1);
    cells
}
