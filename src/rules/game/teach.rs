//! Teaching material of a game as data: positions, annotations and tasks. The catalogue has the words, under the codes
//! used here.

use crate::scene::Mark;

/// All teaching material of a game.
#[derive(Debug)]
pub struct Teaching {
    /// The game and the bot in a few pictures, in reading order.
    pub guide: &'static [Diagram],
    /// The rules page, illustrated: a diagram for each heading, by its number from 1 (`2`), and for each ruling
    /// (`KM-4`).
    pub rules: &'static [(&'static str, Diagram)],
    /// The topics of the rules page, as in `rules`, that deal with a subject, by the subject’s code. The page may call
    /// it by another word.
    pub subjects: &'static [(&'static str, &'static [&'static str])],
    /// The lesson, task by task. Tasks may be inserted and moved, but none is removed: old buttons hold their codes.
    pub lesson: &'static [LessonTask],
    /// The codes of the tasks of version 0.1.0 in its order: its buttons and addresses hold their numbers.
    pub numbered: &'static [&'static str],
}

/// A position with its annotations.
#[derive(Debug)]
pub struct Diagram {
    /// The code of its words in the catalogue.
    pub code: &'static str,
    /// The options of the position, as typed.
    pub options: &'static str,
    /// The position.
    pub setup: &'static str,
    /// The annotations.
    pub shows: &'static [Annotation],
}

/// A diagram of these parts.
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

/// One annotation on a board. The rules compute the effects of moves, so that no picture can be wrong.
#[derive(Clone, Copy, Debug)]
pub enum Annotation {
    /// All moves of the piece on this cell.
    Reach(&'static str),
    /// This legal move, before it is made.
    Move(&'static str),
    /// The board after this legal move, with its dice, if it needs any.
    Played(&'static str, Option<[u8; 2]>),
    /// The reason that forbids this move.
    Refused(&'static str),
    /// These cells, each with this mark.
    Cells(Mark, &'static [&'static str]),
}

/// A task on a board.
#[derive(Debug)]
pub struct LessonTask {
    /// Its identity on buttons and in addresses, and the code of its words. The catalogue has messages for the task,
    /// for other legal moves and for success.
    pub code: &'static str,
    /// The options of the position.
    pub options: &'static str,
    /// The position.
    pub setup: &'static str,
    /// The moves that solve it, as written.
    pub answers: &'static [&'static str],
    /// A forbidden move to try.
    pub forbidden: Option<&'static str>,
    /// The dice, if the moves need any.
    pub dice: Option<[u8; 2]>,
}

/// A task without a forbidden move and without dice.
pub const fn task(
    code: &'static str,
    options: &'static str,
    setup: &'static str,
    answers: &'static [&'static str],
) -> LessonTask {
    LessonTask {
        code,
        options,
        setup,
        answers,
        forbidden: None,
        dice: None,
    }
}
