//! The year's own randomness, the same for the same seed, and its players: their hours, their pace, their games.

use kingboard::play::calendar::{DAY, HOUR, MINUTE};
use kingboard::service::PlayerId;

use crate::operate::transcripts::{ACTIVE, ACTIVE_EXPANDED, CONQUEST, GAMBIT, STALEMATE};

/// A generator of numbers (splitmix64).
#[derive(Clone)]
pub(crate) struct Luck(pub(crate) u64);

impl Luck {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    pub(crate) fn below(&mut self, end: i64) -> i64 {
        let end = u64::try_from(end).unwrap();
        i64::try_from(self.next() % end).unwrap()
    }

    /// Returns `true` in this many of a thousand cases.
    pub(crate) fn once_in(&mut self, thousandths: i64) -> bool {
        self.below(1000) < thousandths
    }

    pub(crate) fn one<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        let nth = self.below(i64::try_from(of.len()).unwrap());
        &of[usize::try_from(nth).unwrap()]
    }

    /// A random wait in ms with this mean, mostly short and sometimes long.
    pub(super) fn wait(&mut self, mean: i64) -> i64 {
        let halves = self.next().trailing_zeros().min(6);
        (self.below(mean) + mean * i64::from(halves)) * 2 / 3 + 1
    }
}

/// Off hours as typed: zone, night, days off.
pub(super) type Hours = (&'static str, &'static str, &'static str);

pub(super) const HOURS: [Hours; 10] = [
    ("UTC", "", ""),
    ("UTC", "", ""),
    ("Europe/Berlin", "22-7", ""),
    ("Europe/Berlin", "23:30-6:15", "sat sun"),
    ("America/New_York", "0-8", ""),
    ("America/Havana", "", "sat sun"),
    ("Asia/Kathmandu", "21-9", "fri"),
    ("Australia/Lord_Howe", "22-6", "mon"),
    ("America/St_Johns", "", "wed thu fri"),
    ("-03:30", "20-8", ""),
];

/// The pace of a player's looks at a game.
#[derive(Clone, Copy)]
pub(super) enum Pace {
    Fast,
    Slow,
    /// Slow, with absences of weeks, or forever.
    Fickle,
}

pub(super) struct Somebody {
    pub(super) id: PlayerId,
    pub(super) name: String,
    pub(super) pace: Pace,
    /// The player's off hours, each with its start.
    pub(super) hours: Vec<(i64, usize)>,
}

impl Somebody {
    /// Time until the player looks again, in ms; `None` for never.
    pub(super) fn looks_after(&self, luck: &mut Luck, to_move: bool) -> Option<i64> {
        let mean = match self.pace {
            Pace::Fast => 5 * HOUR,
            Pace::Slow | Pace::Fickle => 26 * HOUR,
        };
        let mean = if to_move { mean } else { 3 * mean };
        if let Pace::Fickle = self.pace {
            if luck.once_in(8) {
                return None;
            }
            if luck.once_in(25) {
                return Some(2 * DAY + luck.below(50 * DAY));
            }
        }
        Some(luck.wait(mean))
    }
}

/// Time controls, including none.
pub(super) const CLOCKS: [&str; 10] = [
    "",
    "3d",
    "3d soft",
    "1d",
    "7d",
    "12h soft",
    "3d+12h/4d",
    "10d+0h",
    "2d+6h/3d soft",
    "30m+8h/1d",
];

/// The moves of a game with their dice.
pub(super) type Script = Vec<(&'static str, [u8; 2])>;

/// The scripts of games with their options: moves, with dice after those that need some.
pub(super) fn scripts() -> Vec<(&'static str, Script)> {
    let games = [
        ("", CONQUEST),
        ("", STALEMATE),
        ("expanded", GAMBIT),
        ("own-dice", ACTIVE),
        ("own-dice expanded", ACTIVE_EXPANDED),
    ];
    games
        .map(|(options, moves)| (options, script(moves)))
        .into()
}

fn script(moves: &'static str) -> Script {
    let mut script: Script = Vec::new();
    for word in moves.split(' ') {
        match word.strip_prefix('[') {
            None => script.push((word, [1, 1])),
            Some(dice) => {
                let dice = dice.trim_end_matches(']').split_once(':').unwrap();
                let (last, _) = script.pop().unwrap();
                script.push((last, [dice.0.parse().unwrap(), dice.1.parse().unwrap()]));
            }
        }
    }
    script
}

/// The next whole second, at which the worker looks for due work.
pub(super) fn second(at: i64) -> i64 {
    // A reminder that waits for an event in its game is due at the end of time.
    at.saturating_add(999).div_euclid(1000) * 1000
}

/// Time after which a delayed message is tried again, in ms.
pub(super) fn later(luck: &mut Luck) -> i64 {
    MINUTE + luck.below(3 * HOUR)
}
