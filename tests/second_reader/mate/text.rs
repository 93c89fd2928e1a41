//! Positions and moves of the second reading as text.

use crate::mate::board::{COLUMNS, ROWS, Role, Side, Square};
use crate::mate::moves::Trial;
use crate::mate::{Oracle, Rules};

impl Oracle {
    /// Reads a position from a well-formed text.
    pub fn read(rules: Rules, text: &str) -> Self {
        let words: Vec<&str> = text.split(' ').collect();
        let mut oracle = Self {
            rules,
            squares: [None; COLUMNS * ROWS],
            turn: match words[1] {
                "w" => Side::White,
                "b" => Side::Black,
                other => panic!("no side is called {other}"),
            },
            white_crown: words[2].contains('K'),
            black_crown: words[2].contains('k'),
            failed: Vec::new(),
            pending: None,
        };
        for (row, line) in (0..ROWS).rev().zip(words[0].split('/')) {
            let mut column = 0;
            for letter in line.chars() {
                if let Some(empty) = letter.to_digit(10) {
                    column += usize::try_from(empty).expect("a digit is small");
                } else {
                    oracle.put(Square { column, row }, Some(piece(letter)));
                    column += 1;
                }
            }
            assert_eq!(column, COLUMNS, "row {} of {text}", row + 1);
        }
        if let Some(out) = words.get(3) {
            let squares = out.strip_prefix('!').expect("failed pieces follow a !");
            oracle.failed = squares.split(',').map(Square::named).collect();
        }
        oracle
    }

    /// Writes the position.
    pub fn text(&self) -> String {
        let mut lines = Vec::new();
        for row in (0..ROWS).rev() {
            lines.push(self.line(row));
        }
        let side = match self.turn {
            Side::White => "w",
            Side::Black => "b",
        };
        let crowns = match (self.white_crown, self.black_crown) {
            (true, true) => "Kk",
            (true, false) => "K",
            (false, true) => "k",
            (false, false) => "-",
        };
        let mut text = format!("{} {side} {crowns}", lines.join("/"));
        if !self.failed.is_empty() {
            let names: Vec<String> = self.failed.iter().map(|square| square.name()).collect();
            text.push_str(" !");
            text.push_str(&names.join(","));
        }
        text
    }

    fn line(&self, row: usize) -> String {
        let mut line = String::new();
        let mut empty = 0;
        for column in 0..COLUMNS {
            match self.at(Square { column, row }) {
                None => empty += 1,
                Some((side, role)) => {
                    if empty > 0 {
                        line.push_str(&empty.to_string());
                        empty = 0;
                    }
                    line.push(match side {
                        Side::White => role.letter(),
                        Side::Black => role.letter().to_ascii_lowercase(),
                    });
                }
            }
        }
        if empty > 0 {
            line.push_str(&empty.to_string());
        }
        line
    }

    /// Writes a move of this position.
    pub(super) fn move_text(&self, trial: Trial) -> String {
        let link = if self.at(trial.to).is_some() {
            "x"
        } else {
            "-"
        };
        let suffix = match trial.becomes {
            Some(role) => format!("={}", role.letter()),
            None => String::new(),
        };
        format!("{}{link}{}{suffix}", trial.from.name(), trial.to.name())
    }
}

/// The piece of a letter in the position text.
fn piece(letter: char) -> (Side, Role) {
    let role = Role::ALL
        .into_iter()
        .find(|role| role.letter() == letter.to_ascii_uppercase())
        .expect("a letter of KSPREF");
    let side = if letter.is_ascii_uppercase() {
        Side::White
    } else {
        Side::Black
    };
    (side, role)
}
