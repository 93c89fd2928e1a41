//! A second reading of the rules of King's Guard, slow and obvious, for comparison with the library.
//!
//! It is written from the rules page alone and shares nothing with the library: towers are strings, squares are pairs
//! of numbers, and ways are walked step by step. [`Oracle`] is a position; [`positions`] makes positions to compare.

pub mod positions;

use std::collections::{BTreeMap, BTreeSet};

/// The players' declarations before the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Whether the board is the small one.
    pub small: bool,
    /// Whether steps go to all eight neighbours.
    pub diagonal: bool,
}

impl Rules {
    fn columns(self) -> i32 {
        if self.small { 8 } else { 9 }
    }

    fn rows(self) -> i32 {
        if self.small { 8 } else { 10 }
    }

    /// Most pieces in a tower.
    pub fn highest(self) -> usize {
        if self.small { 4 } else { 5 }
    }
}

/// A square: column from 1, row from 1.
pub type Spot = (i32, i32);

/// The name of a square.
pub fn name((column, row): Spot) -> String {
    let letter = char::from(b'A' + u8::try_from(column - 1).unwrap());
    format!("{letter}{row}")
}

fn spot(name: &str) -> Spot {
    let (letter, row) = name.split_at(1);
    let column = i32::try_from("ABCDEFGHI".find(letter).unwrap()).unwrap() + 1;
    (column, row.parse().unwrap())
}

/// A position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Oracle {
    /// The rules declared before the game.
    pub rules: Rules,
    /// The pieces on each occupied square, from the bottom up, as letters.
    pub towers: BTreeMap<Spot, String>,
    /// `s` or `n`.
    pub mover: char,
    /// The squares whose towers are due.
    pub duties: BTreeSet<Spot>,
    /// In the middle of a turn: the square being unstacked, and the number of pieces that have left.
    pub unstacking: Option<(Spot, usize)>,
}

/// `s` or `n`.
fn owner(piece: char) -> char {
    if piece.is_ascii_uppercase() { 's' } else { 'n' }
}

fn is_king(piece: char) -> bool {
    piece == 'K' || piece == 'k'
}

impl Oracle {
    /// The position of a text.
    pub fn read(rules: Rules, text: &str) -> Self {
        let fields: Vec<&str> = text.split(' ').collect();
        let mut towers = BTreeMap::new();
        for (row, line) in (1..=rules.rows()).rev().zip(fields[0].split('/')) {
            let mut column = 1;
            let mut open: Option<String> = None;
            for c in line.chars() {
                match c {
                    '(' => open = Some(String::new()),
                    ')' => {
                        towers.insert((column, row), open.take().unwrap());
                        column += 1;
                    }
                    '1'..='9' => column += i32::try_from(c.to_digit(10).unwrap()).unwrap(),
                    piece => {
                        if let Some(tower) = &mut open {
                            tower.push(piece);
                        } else {
                            towers.insert((column, row), piece.to_string());
                            column += 1;
                        }
                    }
                }
            }
            assert_eq!(column, rules.columns() + 1, "{text}");
        }
        let duties = fields[2].split(',').filter(|name| *name != "-");
        Self {
            rules,
            towers,
            mover: fields[1].chars().next().unwrap(),
            duties: duties.map(spot).collect(),
            unstacking: fields.get(3).map(|field| {
                let (square, left) = field.trim_start_matches('@').split_once(':').unwrap();
                (spot(square), left.parse().unwrap())
            }),
        }
    }

    /// The position as text.
    pub fn text(&self) -> String {
        let mut lines = Vec::new();
        for row in (1..=self.rules.rows()).rev() {
            let mut line = String::new();
            for column in 1..=self.rules.columns() {
                match self.towers.get(&(column, row)) {
                    None => line.push('.'),
                    Some(tower) if tower.len() == 1 => line += tower,
                    Some(tower) => line.extend(["(", tower, ")"]),
                }
            }
            for run in (1..=9).rev() {
                line = line.replace(&".".repeat(run), &run.to_string());
            }
            lines.push(line);
        }
        let duties: Vec<String> = self.duties.iter().map(|spot| name(*spot)).collect();
        let duties = if duties.is_empty() {
            "-".to_owned()
        } else {
            duties.join(",")
        };
        let text = format!("{} {} {duties}", lines.join("/"), self.mover);
        if let Some((square, left)) = self.unstacking {
            return format!("{text} @{}:{left}", name(square));
        }
        text
    }

    fn top(&self, spot: Spot) -> Option<char> {
        self.towers.get(&spot)?.chars().last()
    }

    /// Returns `true` if a king is not on top of its tower, and so was captured.
    pub fn king_taken(&self) -> bool {
        self.towers
            .values()
            .any(|tower| tower.chars().rev().skip(1).any(is_king))
    }

    /// The squares next to this one.
    fn neighbours(&self, (column, row): Spot) -> Vec<Spot> {
        let mut ways = vec![(0, 1), (0, -1), (1, 0), (-1, 0)];
        if self.rules.diagonal {
            ways.extend([(1, 1), (1, -1), (-1, 1), (-1, -1)]);
        }
        ways.into_iter()
            .map(|(columns, rows)| (column + columns, row + rows))
            .filter(|(column, row)| {
                (1..=self.rules.columns()).contains(column) && (1..=self.rules.rows()).contains(row)
            })
            .collect()
    }

    /// Returns `true` if the piece may end on a square with a tower.
    fn may_stack(&self, piece: char, tower: &str) -> bool {
        let top = tower.chars().last().unwrap();
        if tower.len() >= self.rules.highest() {
            return false;
        }
        if !is_king(top) {
            return true;
        }
        // No piece goes onto the mover's own king, and only a piece of another colour captures the other one.
        owner(top) != self.mover && owner(piece) != owner(top)
    }

    /// The targets of a tower's top piece.
    pub fn destinations(&self, from: Spot) -> BTreeSet<Spot> {
        let mut ends = BTreeSet::new();
        let Some(tower) = self.towers.get(&from) else {
            return ends;
        };
        let piece = tower.chars().last().unwrap();
        // The squares where it may be after this many steps, still moving.
        let mut walkers = BTreeSet::from([from]);
        for _ in 0..tower.len() {
            let mut next = BTreeSet::new();
            for walker in walkers {
                for step in self.neighbours(walker) {
                    match self.towers.get(&step) {
                        None => {
                            next.insert(step);
                            ends.insert(step);
                        }
                        Some(met) if step != from && self.may_stack(piece, met) => {
                            ends.insert(step);
                        }
                        Some(_) => {}
                    }
                }
            }
            walkers = next;
        }
        ends
    }

    /// The duties of the side to move.
    fn due(&self) -> Vec<Spot> {
        let mine = |spot: &&Spot| self.top(**spot).map(owner) == Some(self.mover);
        self.duties.iter().filter(mine).copied().collect()
    }

    /// All legal plies, in the order of their texts.
    pub fn legal(&self) -> Vec<String> {
        if self.king_taken() {
            return Vec::new();
        }
        let towers: Vec<Spot> = if let Some((square, _)) = self.unstacking {
            vec![square]
        } else if !self.due().is_empty() {
            self.due()
        } else {
            let mine = |spot: &&Spot| self.top(**spot).map(owner) == Some(self.mover);
            self.towers.keys().filter(mine).copied().collect()
        };
        let mut plies = Vec::new();
        for from in towers {
            for to in self.destinations(from) {
                plies.push(format!("{}-{}", name(from), name(to)));
            }
        }
        if self.unstacking.is_some() {
            plies.push("done".to_owned());
        }
        plies.sort();
        plies
    }

    /// The state in one word.
    pub fn state(&self) -> &'static str {
        if self.king_taken() {
            "won"
        } else if self.legal().is_empty() {
            "lost"
        } else {
            "play"
        }
    }

    fn end_turn(&mut self) {
        self.unstacking = None;
        self.mover = if self.mover == 's' { 'n' } else { 's' };
        for duty in self.due() {
            if self.destinations(duty).is_empty() {
                self.duties.remove(&duty);
            }
        }
    }

    /// Plays a legal ply.
    pub fn play(&mut self, ply: &str) {
        if ply == "done" {
            self.end_turn();
            return;
        }
        let (from, to) = ply.split_once('-').unwrap();
        let (from, to) = (spot(from), spot(to));
        let mut tower = self.towers.remove(&from).unwrap();
        let piece = tower.pop().unwrap();
        if !tower.is_empty() {
            self.towers.insert(from, tower);
        }
        self.duties.remove(&from);
        let built = self.towers.entry(to).or_default();
        built.push(piece);
        let height = built.len();
        if self.king_taken() {
            self.duties.clear();
            self.unstacking = None;
            self.mover = if self.mover == 's' { 'n' } else { 's' };
            return;
        }
        if height == self.rules.highest() && owner(piece) == self.mover {
            self.duties.insert(to);
        }
        let left = self.unstacking.map_or(0, |(_, left)| left) + 1;
        self.unstacking = Some((from, left));
        if self.destinations(from).is_empty() {
            self.end_turn();
        }
    }

    /// The number of lines of exactly this many moves.
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut lines = 0;
        for ply in self.legal() {
            let mut next = self.clone();
            next.play(&ply);
            lines += next.perft(depth - 1);
        }
        lines
    }
}
