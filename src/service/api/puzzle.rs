//! Actions of puzzles, and their wire form; and puzzles as the engine reads them, which the rest of the service takes
//! from here.

pub use crate::engine::puzzles::{Puzzle, THEMES};
pub(in crate::service) use crate::engine::puzzles::{Turns, contrast, examine, odds, solvers};
use crate::games::GameKind;
use crate::play::GameId;
use crate::service::api::packed;
use crate::store::PuzzleId;

/// An action on puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleAction {
    /// Open a puzzle, or make a move in the one opened last.
    Open {
        /// The wishes.
        wish: PuzzleWish,
        /// A move to make, as typed.
        text: Option<String>,
    },
    /// Open the puzzle of the day.
    Daily,
    /// Show one's ratings and streaks.
    Record,
    /// Answer whether one's finished games may become puzzles.
    Share(bool),
    /// Press a control of a puzzle.
    Control {
        /// The puzzle.
        puzzle: PuzzleId,
        /// Number of plies of its line on the board that the control was made for.
        seen: u16,
        /// The control.
        act: PuzzleControl,
    },
}

/// The wishes of a player who asks for a puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PuzzleWish {
    /// Its game; `None` is the server's.
    pub kind: Option<GameKind>,
    /// The code of a theme it has.
    pub theme: Option<&'static str>,
}

/// A control of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleControl {
    /// Opens it from a message that everybody sees.
    Begin,
    /// Shows the board.
    Show,
    /// Shows the moves of the piece on this cell.
    Piece(String),
    /// Answers with the move of this index in the legal list.
    Play(u16),
    /// Answers with a move as typed.
    Try(String),
    /// Shows the solution.
    Solution,
    /// Begins it once more.
    Again,
    /// Shows the levels of the computer, to play on from its end.
    PlayOn,
    /// Plays on against the computer.
    Against {
        /// Its level.
        level: u8,
        /// The number that a new game would have had when the levels were shown: a second press begins no second game.
        since: GameId,
    },
}

impl PuzzleAction {
    /// The action of a move typed at a control; `None` if no puzzle waits for one.
    pub fn typed(&self, text: &str) -> Option<Self> {
        match self {
            Self::Control {
                puzzle,
                seen,
                act: PuzzleControl::Piece(_) | PuzzleControl::Play(_),
            } => Some(press(*puzzle, *seen, PuzzleControl::Try(text.to_owned()))),
            Self::Control { .. }
            | Self::Open { .. }
            | Self::Daily
            | Self::Record
            | Self::Share(_) => None,
        }
    }
}

pub(in crate::service) const fn press(
    puzzle: PuzzleId,
    seen: u16,
    act: PuzzleControl,
) -> PuzzleAction {
    PuzzleAction::Control { puzzle, seen, act }
}

/// The theme of this code, of any game.
pub(in crate::service) fn theme(code: &str) -> Option<&'static str> {
    themes().into_iter().find(|known| *known == code)
}

/// The themes of all games.
pub fn themes() -> Vec<&'static str> {
    let own = GameKind::ALL.map(|kind| kind.spec().themes);
    let own = own.into_iter().flatten().copied();
    THEMES.into_iter().chain(own).collect()
}

/// The wire form after the mark; `None` for typed actions.
pub(in crate::service) fn wire(action: &PuzzleAction) -> Option<String> {
    let (puzzle, seen, act) = match action {
        PuzzleAction::Open { wish, text: None } => {
            let kind = wish.kind.map_or(packed::ANY, |kind| kind.spec().slug);
            let theme = wish.theme.unwrap_or(packed::ANY);
            return Some(format!("puzzle.next.{kind}.{theme}"));
        }
        PuzzleAction::Open { .. } => return None,
        PuzzleAction::Daily => return Some("puzzle.daily".to_owned()),
        PuzzleAction::Record => return Some("puzzle.record".to_owned()),
        PuzzleAction::Share(agreed) => {
            let answer = if *agreed { "yes" } else { "no" };
            return Some(format!("puzzle.share.{answer}"));
        }
        PuzzleAction::Control { puzzle, seen, act } => (puzzle, seen, act),
    };
    let act = match act {
        PuzzleControl::Begin => "begin".to_owned(),
        PuzzleControl::Show => "show".to_owned(),
        PuzzleControl::Piece(cell) if packed::is_cell(cell) => format!("piece.{cell}"),
        PuzzleControl::Piece(_) | PuzzleControl::Try(_) => return None,
        PuzzleControl::Play(index) => format!("play.{index}"),
        PuzzleControl::Solution => "solution".to_owned(),
        PuzzleControl::Again => "again".to_owned(),
        PuzzleControl::PlayOn => "playon".to_owned(),
        PuzzleControl::Against { level, since } => format!("against.{level}.{}", since.0),
    };
    Some(format!("puzzle.{}.{seen}.{act}", puzzle.0))
}

/// Parses the words of [`wire`] after its verb.
pub(in crate::service) fn unwire(parts: &[&str]) -> Option<PuzzleAction> {
    match parts {
        ["daily"] => return Some(PuzzleAction::Daily),
        ["record"] => return Some(PuzzleAction::Record),
        ["share", answer @ ("yes" | "no")] => return Some(PuzzleAction::Share(*answer == "yes")),
        ["next", kind, code] => {
            let wish = PuzzleWish {
                kind: packed::unless_open(kind, |slug| slug.parse().ok()).ok()?,
                theme: packed::unless_open(code, theme).ok()?,
            };
            return Some(PuzzleAction::Open { wish, text: None });
        }
        _ => {}
    }
    let [puzzle, seen, act @ ..] = parts else {
        return None;
    };
    let act = match *act {
        ["begin"] => PuzzleControl::Begin,
        ["show"] => PuzzleControl::Show,
        ["piece", cell] if packed::is_cell(cell) => PuzzleControl::Piece(cell.to_owned()),
        ["play", index] => PuzzleControl::Play(packed::number(index)?),
        ["solution"] => PuzzleControl::Solution,
        ["again"] => PuzzleControl::Again,
        ["playon"] => PuzzleControl::PlayOn,
        ["against", level, since] => PuzzleControl::Against {
            level: packed::level(level)?,
            since: packed::game(since)?,
        },
        _ => return None,
    };
    let puzzle = PuzzleId(packed::number(puzzle)?);
    Some(press(puzzle, packed::number(seen)?, act))
}
