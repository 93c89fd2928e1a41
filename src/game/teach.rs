//! What a game has to show to who learns it, as data: positions, what is to be seen on them, tasks to play.
//! The words are in the catalogue, under the codes that stand here.

use crate::scene::Mark;

/// All that a game has for who learns it.
#[derive(Debug)]
pub struct Teaching {
    /// The game and the bot in a few pictures, in the order of reading.
    pub guide: &'static [Diagram],
    /// The rules page, illustrated: a diagram for each heading, by its number from 1 (`2`), and for each ruling
    /// (`KM-4`).
    pub rules: &'static [(&'static str, Diagram)],
    /// The lesson, task by task.
    pub lesson: &'static [Task],
}

/// A position with what is to be seen on it.
#[derive(Debug)]
pub struct Diagram {
    /// Names its words: the catalogue has a message for each.
    pub code: &'static str,
    /// The options that the position is played with, as they are typed.
    pub options: &'static str,
    /// The position.
    pub setup: &'static str,
    /// What is to be seen.
    pub shows: &'static [Annotation],
}

/// A diagram of these parts, in their order.
pub const fn diagram(
    code: &'static str,
    options: &'static str,
    setup: &'static str,
    shows: &'static [Annotation],
) -> Diagram {
    Diagram {
        code,
        options,
        setup,
        shows,
    }
}

/// One thing to be seen on a board. What moves do is worked out by the rules, so that no picture can be wrong.
#[derive(Clone, Copy, Debug)]
pub enum Annotation {
    /// All that the piece on this cell may do.
    Reach(&'static str),
    /// This legal move, before it is made.
    Move(&'static str),
    /// The board after this legal move, and how its dice fell, where it needs any.
    Played(&'static str, Option<[u8; 2]>),
    /// What forbids this move.
    Refused(&'static str),
    /// These cells, each with this mark.
    Cells(Mark, &'static [&'static str]),
}

/// Something to be done on a board.
#[derive(Debug)]
pub struct Task {
    /// Names its words: the catalogue has messages for what is to be done, for what else is legal and for what
    /// was done.
    pub code: &'static str,
    /// The options that the position is played with.
    pub options: &'static str,
    /// The position.
    pub setup: &'static str,
    /// The moves that do it, as they are written.
    pub answers: &'static [&'static str],
    /// A move to try that the rules forbid.
    pub forbidden: Option<&'static str>,
    /// How the dice fall, where the moves need any.
    pub dice: Option<[u8; 2]>,
}

/// A task in which no move is tried that the rules forbid, and no dice fall.
pub const fn task(
    code: &'static str,
    options: &'static str,
    setup: &'static str,
    answers: &'static [&'static str],
) -> Task {
    Task {
        code,
        options,
        setup,
        answers,
        forbidden: None,
        dice: None,
    }
}
