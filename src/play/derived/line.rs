//! A line: supposed moves of a game, as typed, stored, and played out.
//!
//! ```text
//! kept   = move { " " move }          move = canonical text [ "[+]" | "[-]" ]
//! typed  = { filler } move [ fall ] { { filler } move [ fall ] }
//! fall   = "succeeds" | "fails" | ...      of an attack that dice decide; left out, it succeeds
//! filler = "if" | "then" | "12." | ...     words people put between moves; they mean nothing
//! ```

use std::fmt;

use crate::game::text::{MoveError, MoveText};
use crate::play::decide::command::Refusal;
use crate::play::game::suppose::DiceOutcome;
use crate::play::game::{Game, suppose, touch_move, turn};

/// Most words that make one move: `D2 - D3`.
const WORDS: usize = 3;

/// Words that people put around moves.
const FILLERS: &[&str] = &[
    "if", "then", "and", "they", "he", "she", "i", "we", "play", "plays", "move", "moves", "my",
    "their", "attack", "attacks", "but", "when", "the", "it", "-", "–", "->", "=>", "→", ">", ":",
];
/// Words for an attack that succeeds.
const SUCCEEDS: &[&str] = &[
    "succeeds", "succeed", "success", "works", "wins", "won", "hits", "taken", "+",
];
/// Words for an attack that fails.
const FAILS: &[&str] = &[
    "fails", "fail", "failed", "failure", "loses", "lost", "misses", "repelled",
];

/// One move of a line.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SupposedMove {
    /// The move.
    pub text: MoveText,
    /// The supposed result of its dice; `None` if it needs none.
    pub fall: Option<DiceOutcome>,
}

/// The stored form: `D4xE5[+]`.
impl fmt::Display for SupposedMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text.fmt(f)?;
        match self.fall {
            Some(fall) => fall.fmt(f),
            None => Ok(()),
        }
    }
}

impl SupposedMove {
    /// Reads a word written by [`fmt::Display`].
    pub fn kept(word: &str) -> Self {
        let (text, fall) = fall_behind(word);
        Self {
            text: MoveText::new(text),
            fall,
        }
    }

    /// The game after it.
    ///
    /// # Errors
    /// The [`Refusal`] of an illegal move.
    pub fn played(&self, game: &Game) -> Result<Game, Refusal> {
        if let Some(refusal) = not_open(game, &self.text) {
            return Err(refusal);
        }
        suppose::after_move(game, &self.text, self.fall.unwrap_or(DiceOutcome::Succeeds))
            .map_err(Refusal::Move)
    }
}

/// Refuses a move that a touched piece forbids.
fn not_open(game: &Game, mv: &MoveText) -> Option<Refusal> {
    let choices = game.choices();
    // A game that ended otherwise than on the board has no choices, and the board gives the reason.
    let bound = !game.touched().is_empty() && !choices.is_empty();
    (bound && !choices.contains(mv)).then(|| Refusal::Touched {
        cells: touch_move::touch_duty(game).binding,
        choices,
    })
}

/// An error in a line: one of its moves.
#[derive(Clone, Debug)]
pub struct LineError {
    /// The word as typed.
    pub word: String,
    /// The reason.
    pub refusal: Refusal,
    /// The game in which it was to be played.
    pub game: Game,
    /// Number of moves before it.
    pub before: usize,
}

/// The words of a typed line, read one after the other.
#[derive(Clone, Debug)]
pub struct LineReader {
    typed: Vec<String>,
    at: usize,
    /// Number of moves read so far.
    moves: usize,
}

impl LineReader {
    /// The words of this line.
    pub fn of(typed: &str) -> Self {
        let parts = |c: char| c.is_whitespace() || ",;|()".contains(c);
        let words = typed.split(parts).map(|word| {
            let word = word.trim_end_matches([':', '.', '…', '!', '?']);
            word.to_owned()
        });
        // A word of only digits and dots is a move number.
        let says = |word: &String| !word.is_empty() && !word.bytes().all(|b| b.is_ascii_digit());
        Self {
            typed: words.filter(says).collect(),
            at: 0,
            moves: 0,
        }
    }

    /// Skips filler words. Returns `true` if anything is left.
    pub fn any_left(&mut self) -> bool {
        while self.take(FILLERS) {}
        self.at < self.typed.len()
    }

    /// Returns `true` if anything is left to play in this game: words, or the implied end of a turn.
    pub fn continues(&mut self, game: &Game) -> bool {
        self.any_left() || self.moves > 0 && game.position().mid_turn()
    }

    /// Takes the next word if it is one of these, in any case.
    pub fn take(&mut self, wanted: &[&str]) -> bool {
        let found = self
            .typed
            .get(self.at)
            .is_some_and(|word| wanted.contains(&word.to_lowercase().as_str()));
        self.at += usize::from(found);
        found
    }

    /// Takes the next word if it is one of `wanted`, after skipping words of `over`; takes nothing otherwise.
    pub fn take_after(&mut self, over: &[&str], wanted: &[&str]) -> bool {
        let start = self.at;
        while !self.take(wanted) {
            if !self.take(over) {
                self.at = start;
                return false;
            }
        }
        true
    }

    /// Ends the turn under way, if that is allowed, before one of the words `wanted`, after words of `over`. Takes none
    /// of them.
    pub fn end_turn_before(
        &mut self,
        over: &[&str],
        wanted: &[&str],
        game: &Game,
    ) -> Option<(SupposedMove, Game)> {
        let start = self.at;
        let follows = self.take_after(over, wanted);
        self.at = start;
        let ended = ended(game).filter(|_| follows && self.moves > 0)?;
        self.moves += 1;
        Some(ended)
    }

    /// Passes a turn in which nothing can move, as the table does by itself, unless the next word says so. Nobody
    /// passes before one of the words `not_before`, after words of `over`. Takes none of them.
    pub fn forced_pass(
        &mut self,
        over: &[&str],
        not_before: &[&str],
        game: &Game,
    ) -> Option<(SupposedMove, Game)> {
        let start = self.at;
        let follows = self.take_after(over, not_before);
        self.at = start;
        if follows || !turn::only_passes(game.position()) {
            return None;
        }
        let next = self.typed.get(self.at)?;
        let said = game.position().read(next).is_ok();
        let pass = game.position().legal().into_iter().next();
        let pass = SupposedMove {
            text: pass.filter(|_| !said)?,
            fall: None,
        };
        let after = pass.played(game).ok()?;
        self.moves += 1;
        Some((pass, after))
    }

    /// Reads the next move and plays it.
    ///
    /// # Errors
    /// The [`LineError`] of the move.
    pub fn next_move(&mut self, game: &Game) -> Result<(SupposedMove, Game), Box<LineError>> {
        let left = self.typed.get(self.at..).unwrap_or_default();
        let mut read = None;
        for count in 1..=WORDS.min(left.len()) {
            let typed = left.get(..count).unwrap_or_default().join(" ");
            let (text, fall) = fall_behind(&typed);
            let result = game.position().read(text);
            let readable = !matches!(result, Err(MoveError::Unreadable { .. }));
            if read.is_none() || readable {
                read = Some((text.to_owned(), fall, result, count));
            }
            if readable {
                break;
            }
        }
        if let Some(ended) = implied(game, read.as_ref().map(|(text, ..)| text.as_str())) {
            self.moves += 1;
            return Ok(ended);
        }
        let before = self.moves;
        let fault = |word: String, refusal: Refusal| {
            let game = game.clone();
            Box::new(LineError {
                word,
                refusal,
                game,
                before,
            })
        };
        let Some((word, fall, result, count)) = read else {
            let error = MoveError::Unreadable {
                at: 0,
                expected: "square",
            };
            return Err(fault(String::new(), Refusal::Move(error)));
        };
        let text = result.map_err(|error| fault(word.clone(), Refusal::Move(error)))?;
        let dice = suppose::needs_dice(game, &text);
        self.at += count;
        let said = self.fall().or(fall);
        let made = SupposedMove {
            fall: dice.then(|| said.unwrap_or(DiceOutcome::Succeeds)),
            text,
        };
        let after = made.played(game).map_err(|refusal| fault(word, refusal))?;
        self.moves += 1;
        Ok((made, after))
    }

    /// The typed result of the dice of the last move, if there is one.
    fn fall(&mut self) -> Option<DiceOutcome> {
        // "It fails", "and if my attack fails"; words that begin the next move are left for it.
        let over = [
            "it", "and", "but", "if", "my", "their", "the", "attack", "that",
        ];
        if self.take_after(&over, SUCCEEDS) {
            return Some(DiceOutcome::Succeeds);
        }
        self.take_after(&over, FAILS).then_some(DiceOutcome::Fails)
    }
}

/// The implied end of the turn under way: at the end of the text, or before the next turn’s move.
fn implied(game: &Game, next: Option<&str>) -> Option<(SupposedMove, Game)> {
    if next.is_some_and(|next| game.position().read(next).is_ok()) {
        return None;
    }
    let (done, after) = ended(game)?;
    let read = next.map(|next| after.position().read_turn(next));
    let fits = !matches!(read, Some(Err(MoveError::Unreadable { .. })));
    fits.then_some((done, after))
}

/// The ply that ends the turn under way, and the game after it; `None` without a turn, or before its end is allowed.
fn ended(game: &Game) -> Option<(SupposedMove, Game)> {
    if !game.position().mid_turn() {
        return None;
    }
    let mut choices = game.choices().into_iter();
    let done = SupposedMove {
        text: choices.find(|mv| mv.cells().next().is_none())?,
        fall: None,
    };
    let after = done.played(game).ok()?;
    Some((done, after))
}

/// Splits a move from the brackets after it: `[+]`, `[-]`, or the faces of a record.
fn fall_behind(word: &str) -> (&str, Option<DiceOutcome>) {
    let Some((text, dice)) = word.strip_suffix(']').and_then(|word| word.split_once('[')) else {
        return (word, None);
    };
    let face = |text: &str| text.parse::<u8>().ok();
    let fall = match dice {
        "+" => Some(DiceOutcome::Succeeds),
        "-" => Some(DiceOutcome::Fails),
        faces => faces.split_once(':').and_then(|(attack, defence)| {
            let won = face(attack)? > face(defence)?;
            Some(if won {
                DiceOutcome::Succeeds
            } else {
                DiceOutcome::Fails
            })
        }),
    };
    (text, fall)
}
