//! Ids of computers as players.
//!
//! A computer is a player like any other: the log names it, the same code decides its moves, and its clock runs. It is
//! not a person: nobody pings it, and there is no personal data of it.

use crate::play::values::identity::PlayerId;

/// The number of levels.
pub const LEVELS: u8 = 8;

/// Prefix of computers' ids. No transport has this name.
pub const COMPUTERS: &str = "computer:";

/// A computer at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Computer {
    /// Its strength, from 1.
    pub level: u8,
    /// Its number among the table's computers, from 1.
    pub number: u8,
}

impl Computer {
    /// The first computer of a table, with the level clamped to the existing ones.
    pub fn new(level: u8) -> Self {
        Self {
            level: level.clamp(1, LEVELS),
            number: 1,
        }
    }

    /// Its id: `computer:3`, and `computer:3:2` for the second of a table.
    pub fn player(self) -> PlayerId {
        let Self { level, number } = self;
        PlayerId::new(match number {
            1 => format!("{COMPUTERS}{level}"),
            number => format!("{COMPUTERS}{level}:{number}"),
        })
    }

    /// The computer with this id; `None` for any other player.
    pub fn of(player: &PlayerId) -> Option<Self> {
        let rest = player.as_str().strip_prefix(COMPUTERS)?;
        let (level, number) = match rest.split_once(':') {
            Some((level, number)) => (level, number.parse().ok().filter(|number| *number > 1)?),
            None => (rest, 1),
        };
        let level = level.parse().ok()?;
        let computer = Self { level, number };
        // Other spellings of the same numbers are not ids.
        let known = (1..=LEVELS).contains(&level) && computer.player() == *player;
        known.then_some(computer)
    }
}

impl PlayerId {
    /// Returns `true` for a computer.
    pub fn is_computer(&self) -> bool {
        Computer::of(self).is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_says_the_level_and_the_number_at_the_table() {
        let first = Computer::new(3);
        assert_eq!(first.player(), PlayerId::new("computer:3"));
        let second = Computer {
            level: 8,
            number: 2,
        };
        assert_eq!(second.player(), PlayerId::new("computer:8:2"));
        for computer in [first, second, Computer::new(0), Computer::new(99)] {
            assert_eq!(Computer::of(&computer.player()), Some(computer));
        }
    }

    #[test]
    fn nobody_else_is_a_computer() {
        let others = [
            "computer",
            "computer:",
            "computer:0",
            "computer:9",
            "computer:03",
            "computer:+3",
            "computer:3:",
            "computer:3:1",
            "computer:3:02",
            "computer:3:2:2",
            "console:computer",
            "discord:3",
            "gone:3",
        ];
        for other in others {
            assert!(!PlayerId::new(other).is_computer(), "{other}");
        }
    }
}
