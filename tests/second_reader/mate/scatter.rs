//! Pieces scattered over the board, each theme for a special part of the rules.

use crate::luck::Luck;
use crate::mate::board::{COLUMNS, EIGHT, ROWS, Role, Side, Square};
use crate::mate::positions::{ALL_RULES, Sample};
use crate::mate::{Oracle, Rules};

/// Exactly `count` scattered positions, with alternating rules and themes.
pub fn scattered(seed: u64, count: usize) -> Vec<Sample> {
    let mut luck = Luck::new(seed);
    let mut samples = Vec::new();
    let mut turn = 0;
    while samples.len() < count {
        let rules = ALL_RULES[turn % ALL_RULES.len()];
        let theme = THEMES[turn / ALL_RULES.len() % THEMES.len()];
        let side = luck.pick(&[Side::White, Side::Black]);
        let mut scatter = Scatter::empty(rules, side);
        theme(&mut scatter, &mut luck);
        if let Some(text) = scatter.finish(&mut luck) {
            samples.push(Sample { rules, text });
        }
        turn += 1;
    }
    samples
}

type Theme = fn(&mut Scatter, &mut Luck);

/// The themes of scattered positions.
const THEMES: [Theme; 13] = [
    Scatter::few_pieces,
    Scatter::bare_kings,
    Scatter::lone_swordmasters,
    Scatter::broken_escorts,
    Scatter::kings_in_the_centre,
    Scatter::fools_near_the_far_row,
    Scatter::crowns_ready,
    Scatter::fools_on_king_squares,
    Scatter::crowd,
    Scatter::adjacent_kings,
    Scatter::hunted_king,
    Scatter::locked_in,
    Scatter::last_swordmaster_hunted,
];

/// A side's pieces except the king.
const TROOPS: [Role; 11] = [
    Role::Swordmaster,
    Role::Swordmaster,
    Role::Priest,
    Role::Priestess,
    Role::Keeper,
    Role::Keeper,
    Role::Fool,
    Role::Fool,
    Role::Fool,
    Role::Fool,
    Role::Fool,
];

const SIDES: [Side; 2] = [Side::White, Side::Black];

/// A board being filled. Pieces without room, or beyond their number, are left out.
struct Scatter {
    at: Oracle,
}

impl Scatter {
    fn empty(rules: Rules, turn: Side) -> Self {
        Self {
            at: Oracle {
                rules,
                squares: [None; COLUMNS * ROWS],
                turn,
                white_crown: false,
                black_crown: false,
                failed: Vec::new(),
                pending: None,
            },
        }
    }

    // ---- Putting pieces ----

    fn put(&mut self, square: Square, side: Side, role: Role) {
        let room = self.at.at(square).is_none();
        if room && self.at.squares_of(side, role).len() < role.count_at_start() {
            self.at.put(square, Some((side, role)));
        }
    }

    fn put_among(&mut self, luck: &mut Luck, squares: &[Square], piece: (Side, Role)) {
        let mut free = squares.to_vec();
        free.retain(|square| self.at.at(*square).is_none());
        if !free.is_empty() {
            self.put(luck.pick(&free), piece.0, piece.1);
        }
    }

    fn put_anywhere(&mut self, luck: &mut Luck, side: Side, role: Role) {
        self.put_among(luck, &Square::all(), (side, role));
    }

    fn put_beside(&mut self, luck: &mut Luck, place: Square, piece: (Side, Role)) {
        let near = Square::all_that(|square| square.adjacent(place));
        self.put_among(luck, &near, piece);
    }

    fn troops(&mut self, luck: &mut Luck, side: Side, most: usize, kinds: &[Role]) {
        for _ in 0..luck.below(most + 1) {
            let role = luck.pick(kinds);
            self.put_anywhere(luck, side, role);
        }
    }

    /// A king with both swordmasters in formation.
    fn escorted_king(&mut self, luck: &mut Luck, side: Side, king: Square) {
        self.put(king, side, Role::King);
        self.put_beside(luck, king, (side, Role::Swordmaster));
        let mut posts = vec![king];
        posts.append(&mut self.at.squares_of(side, Role::Swordmaster));
        let post = luck.pick(&posts);
        self.put_beside(luck, post, (side, Role::Swordmaster));
    }

    // ---- Themes ----

    fn few_pieces(&mut self, luck: &mut Luck) {
        for side in SIDES {
            self.put_anywhere(luck, side, Role::King);
            self.troops(luck, side, 5, &TROOPS);
        }
    }

    fn bare_kings(&mut self, luck: &mut Luck) {
        let kinds = [Role::Priest, Role::Priestess, Role::Keeper, Role::Fool];
        for side in SIDES {
            self.put_anywhere(luck, side, Role::King);
            self.troops(luck, side, 7, &kinds);
        }
    }

    fn lone_swordmasters(&mut self, luck: &mut Luck) {
        for side in SIDES {
            self.put_anywhere(luck, side, Role::King);
            let king = self.at.squares_of(side, Role::King)[0];
            if luck.percent(70) {
                self.put_beside(luck, king, (side, Role::Swordmaster));
            } else {
                self.put_anywhere(luck, side, Role::Swordmaster);
            }
            self.troops(luck, side, 7, &TROOPS[2..]);
        }
    }

    fn broken_escorts(&mut self, luck: &mut Luck) {
        for side in SIDES {
            self.put_anywhere(luck, side, Role::King);
            let king = self.at.squares_of(side, Role::King)[0];
            if luck.percent(50) {
                self.put_beside(luck, king, (side, Role::Swordmaster));
            }
            self.put_anywhere(luck, side, Role::Swordmaster);
            self.put_anywhere(luck, side, Role::Swordmaster);
            self.troops(luck, side, 8, &TROOPS[2..]);
        }
    }

    fn kings_in_the_centre(&mut self, luck: &mut Luck) {
        let centre = Square::all_that(Square::is_central);
        let raised = Square::all_that(Square::is_raised);
        for side in SIDES {
            let king = luck.pick(&centre);
            if luck.percent(30) {
                self.put_anywhere(luck, side, Role::King);
            } else if luck.percent(50) && self.at.at(king).is_none() {
                self.escorted_king(luck, side, king);
            } else {
                self.put_among(luck, &centre, (side, Role::King));
            }
            for _ in 0..luck.below(3) {
                let role = luck.pick(&TROOPS[2..]);
                self.put_among(luck, &raised, (side, role));
            }
            self.troops(luck, side, 9, &TROOPS[2..]);
        }
    }

    fn fools_near_the_far_row(&mut self, luck: &mut Luck) {
        for side in SIDES {
            let near = Square::all_that(|square| square.row.abs_diff(side.far_row()) <= 2);
            if luck.percent(60) {
                let king = luck.pick(&Square::all());
                if self.at.at(king).is_none() {
                    self.escorted_king(luck, side, king);
                }
            }
            self.put_anywhere(luck, side, Role::King);
            for _ in 0..=luck.below(5) {
                self.put_among(luck, &near, (side, Role::Fool));
            }
            let most = luck.pick(&[2, 12]);
            self.troops(luck, side, most, &TROOPS[2..6]);
        }
    }

    fn crowns_ready(&mut self, luck: &mut Luck) {
        for side in SIDES {
            let king = side.king_square();
            self.put(king, side, Role::King);
            let direction = luck.pick(&EIGHT);
            let first = king.step(direction);
            let second = first.and_then(|square| square.step(direction));
            for square in [first, second].into_iter().flatten() {
                self.put(square, side, Role::Swordmaster);
            }
            match side {
                Side::White => self.at.white_crown = luck.percent(90),
                Side::Black => self.at.black_crown = luck.percent(90),
            }
        }
        for side in SIDES {
            self.troops(luck, side, 6, &TROOPS);
        }
    }

    fn fools_on_king_squares(&mut self, luck: &mut Luck) {
        let near_raised = Square::all_that(|square| {
            let touches = |raised: &Square| raised.is_raised() && raised.adjacent(square);
            Square::all().iter().any(touches)
        });
        for side in SIDES {
            if luck.percent(80) {
                let square = luck.pick(&[side, side, side, side.other()]).king_square();
                self.put(square, side, Role::Fool);
            }
        }
        for side in SIDES {
            let king = luck.pick(&Square::all());
            if luck.percent(50) && self.at.at(king).is_none() {
                self.escorted_king(luck, side, king);
            }
            self.put_anywhere(luck, side, Role::King);
            for _ in 0..luck.below(5) {
                self.put_among(luck, &near_raised, (side, Role::Fool));
            }
            self.troops(luck, side, 4, &TROOPS[2..]);
        }
    }

    fn crowd(&mut self, luck: &mut Luck) {
        let lowest = luck.below(5);
        let room = Square::all_that(|square| (lowest..lowest + 5).contains(&square.row));
        for side in SIDES {
            self.put_among(luck, &room, (side, Role::King));
            let king = self.at.squares_of(side, Role::King)[0];
            if luck.percent(50) {
                self.put_beside(luck, king, (side, Role::Swordmaster));
                self.put_beside(luck, king, (side, Role::Swordmaster));
            }
            for role in TROOPS {
                if luck.percent(80) {
                    self.put_among(luck, &room, (side, role));
                }
            }
        }
    }

    fn adjacent_kings(&mut self, luck: &mut Luck) {
        let king = luck.pick(&Square::all());
        self.put(king, Side::White, Role::King);
        self.put_beside(luck, king, (Side::Black, Role::King));
        for side in SIDES {
            self.troops(luck, side, 5, &TROOPS);
        }
    }

    /// A king with almost nothing against many pieces: danger and conquest.
    fn hunted_king(&mut self, luck: &mut Luck) {
        let side = self.at.turn;
        self.put_anywhere(luck, side, Role::King);
        self.troops(luck, side, 3, &TROOPS[2..]);
        let king = luck.pick(&Square::all());
        if self.at.at(king).is_none() {
            self.escorted_king(luck, side.other(), king);
        }
        self.put_anywhere(luck, side.other(), Role::King);
        for role in TROOPS {
            if luck.percent(75) {
                self.put_anywhere(luck, side.other(), role);
            }
        }
    }

    /// A king in a corner, hemmed in by its own fools, and they by the enemy's: stalemate, and turns that pass.
    fn locked_in(&mut self, luck: &mut Luck) {
        let side = self.at.turn;
        let corner = Square {
            column: luck.pick(&[0, COLUMNS - 1]),
            row: luck.pick(&[0, ROWS - 1]),
        };
        self.put(corner, side, Role::King);
        for _ in 0..luck.below(4) {
            self.put_beside(luck, corner, (side, Role::Fool));
        }
        for fool in self.at.squares_of(side, Role::Fool) {
            for ahead in [(0, 1), (0, -1)] {
                if let Some(square) = fool.step(ahead) {
                    self.put(square, side.other(), Role::Fool);
                }
            }
        }
        self.put_anywhere(luck, side.other(), Role::King);
        self.troops(luck, side.other(), 5, &TROOPS);
    }

    /// One swordmaster left on each side, with enemies around it (KM-4, KM-6).
    fn last_swordmaster_hunted(&mut self, luck: &mut Luck) {
        for side in SIDES {
            self.put_anywhere(luck, side, Role::King);
            let king = self.at.squares_of(side, Role::King)[0];
            self.put_beside(luck, king, (side, Role::Swordmaster));
            if luck.percent(40) {
                self.put_beside(luck, king, (side, Role::Swordmaster));
            }
            for role in [Role::King, Role::Priest, Role::Keeper, Role::Fool] {
                self.put_beside(luck, king, (side.other(), role));
            }
            self.troops(luck, side, 3, &TROOPS[2..]);
        }
    }

    // ---- Finishing ----

    /// Adds random crowns and failed pieces; `None` if a position breaks the limits.
    fn finish(mut self, luck: &mut Luck) -> Option<String> {
        let at = &mut self.at;
        let side = at.turn;
        for owner in SIDES {
            let kings = at.squares_of(owner, Role::King);
            if kings.len() != 1 {
                return None;
            }
            if kings[0] == owner.king_square() && luck.percent(50) {
                match owner {
                    Side::White => at.white_crown = true,
                    Side::Black => at.black_crown = true,
                }
            }
        }
        // With the expanded rules such a fool would have won already.
        let enemy_square = side.other().king_square();
        if at.rules.expanded && at.at(enemy_square) == Some((side, Role::Fool)) {
            return None;
        }
        if at.rules.active && !at.won_by_a_fool() && luck.percent(40) {
            let share = luck.pick(&[10, 50, 90]);
            for square in Square::all() {
                let own = at.at(square).map(|(owner, _)| owner) == Some(side);
                if own && luck.percent(share) {
                    at.failed.push(square);
                }
            }
        }
        Some(at.text())
    }
}
