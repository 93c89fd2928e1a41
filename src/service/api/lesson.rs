//! Actions of the lesson, and their wire form.

use crate::games::GameKind;
use crate::service::api::action::Action;
use crate::service::api::packed;

/// The longest move that a button carries.
const TRIED: usize = 16;

/// What is wished of the lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonAction {
    /// As it is typed.
    Open {
        /// The lesson of which game; `None` is that of the server.
        kind: Option<GameKind>,
        /// Which task, from 1; `None` is the first.
        task: Option<u8>,
        /// A move to make in it.
        text: Option<String>,
    },
    /// What a control of it asks.
    Control {
        /// The lesson of which game.
        kind: GameKind,
        /// Which task, from 1; behind the last stands the end.
        task: u8,
        /// What.
        act: LessonControl,
    },
}

/// What a control of the lesson does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonControl {
    /// Shows the task.
    Show,
    /// Where may the piece on this cell go?
    Piece(String),
    /// Plays the move with this index in the legal list; where it needs dice, tells how likely they are first.
    Play(u16),
    /// Lets the dice fall.
    Throw(u16),
    /// Tries a move as typed, lawful or not.
    Try(String),
}

impl LessonAction {
    /// What a move typed at a control of this wish asks; `None` where no task is open.
    pub fn typed(&self, text: &str) -> Option<Self> {
        match self {
            Self::Control {
                kind,
                task,
                act: LessonControl::Piece(_) | LessonControl::Play(_),
            } => Some(press(*kind, *task, LessonControl::Try(text.to_owned()))),
            Self::Control { .. } | Self::Open { .. } => None,
        }
    }
}

pub(in crate::service) const fn press(
    kind: GameKind,
    task: u8,
    act: LessonControl,
) -> LessonAction {
    LessonAction::Control { kind, task, act }
}

/// Asks for the first task.
pub(in crate::service) fn first(kind: GameKind) -> Action {
    Action::Lesson(press(kind, 1, LessonControl::Show))
}

/// The wire form behind the mark; `None` for what is typed.
pub(in crate::service) fn wire(wish: &LessonAction) -> Option<String> {
    let LessonAction::Control { kind, task, act } = wish else {
        return None;
    };
    let act = match act {
        LessonControl::Show => String::new(),
        LessonControl::Piece(cell) if packed::is_cell(cell) => format!(".piece.{cell}"),
        LessonControl::Play(index) => format!(".play.{index}"),
        LessonControl::Throw(index) => format!(".throw.{index}"),
        LessonControl::Try(text) if is_tried(text) => format!(".try.{text}"),
        LessonControl::Piece(_) | LessonControl::Try(_) => return None,
    };
    Some(format!("lesson.{}.{task}{act}", kind.spec().slug))
}

/// What [`wire`] wrote, behind its verb.
pub(in crate::service) fn unwire(parts: &[&str]) -> Option<LessonAction> {
    let [slug, task, act @ ..] = parts else {
        return None;
    };
    let act = match *act {
        [] => LessonControl::Show,
        ["piece", cell] if packed::is_cell(cell) => LessonControl::Piece(cell.to_owned()),
        ["play", index] => LessonControl::Play(packed::number(index)?),
        ["throw", index] => LessonControl::Throw(packed::number(index)?),
        ["try", text] if is_tried(text) => LessonControl::Try(text.to_owned()),
        _ => return None,
    };
    Some(press(slug.parse().ok()?, packed::number(task)?, act))
}

/// A move that a button may carry.
fn is_tried(text: &str) -> bool {
    let sign = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'=');
    (1..=TRIED).contains(&text.len()) && text.bytes().all(sign)
}
