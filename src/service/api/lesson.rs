//! Actions of the lesson, and their wire form.

use crate::games::GameKind;
use crate::service::api::packed;

/// The word of the end page, in place of the code of a task.
const END: &str = "end";

/// Most characters of a move on a button.
const TRIED: usize = 16;

/// An action on the lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonAction {
    /// Open a task by a command.
    Open {
        /// The game; `None` is the server's.
        kind: Option<GameKind>,
        /// The task, from 1; `None` is the first.
        task: Option<u8>,
        /// A move to play in it.
        text: Option<String>,
    },
    /// Press a control of it.
    Control {
        /// The game.
        kind: GameKind,
        /// The task, from 1; the number after the last is the end page.
        task: u8,
        /// The control.
        act: LessonControl,
    },
}

/// A control of the lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonControl {
    /// Shows the task.
    Show,
    /// Shows the moves of the piece on this cell.
    Piece(String),
    /// Plays the move with this index in the legal list; if it needs dice, shows its odds first.
    Play(u16),
    /// Throws the dice.
    Throw(u16),
    /// Tries a move as typed, lawful or not.
    Try(String),
}

impl LessonAction {
    /// The action of a move typed at a control; `None` if no task is open.
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

/// The word of a task in wire forms: its code, since later versions may insert tasks before it.
fn word(kind: GameKind, task: u8) -> &'static str {
    let nth = usize::from(task.max(1)) - 1;
    let task = kind.spec().teaching.lesson.get(nth);
    task.map_or(END, |task| task.code)
}

/// The task of such a word, or of a number of version 0.1.0; `None` if there is no such task.
fn task_of(kind: GameKind, word: &str) -> Option<u8> {
    let teaching = kind.spec().teaching;
    let code = match packed::number::<u8>(word) {
        Some(number) => {
            let nth = usize::from(number.max(1)) - 1;
            teaching.numbered.get(nth).copied().unwrap_or(END)
        }
        None => word,
    };
    let nth = if code == END {
        teaching.lesson.len()
    } else {
        teaching.lesson.iter().position(|task| task.code == code)?
    };
    u8::try_from(nth + 1).ok()
}

/// A task as it is stored, and as it stands in the ids of buttons.
pub(in crate::service) fn stored_text(kind: GameKind, task: u8) -> String {
    format!("{}.{}", kind.spec().slug, word(kind, task))
}

/// The task of a stored text; `None` if this version has it no more.
pub(in crate::service) fn from_stored(text: &str) -> Option<(GameKind, u8)> {
    let (slug, task) = text.split_once('.')?;
    named(slug, task)
}

/// The task with this word of the game with this name.
fn named(slug: &str, task: &str) -> Option<(GameKind, u8)> {
    let kind = slug.parse().ok()?;
    Some((kind, task_of(kind, task)?))
}

/// The wire form after the mark; `None` for typed actions.
pub(in crate::service) fn wire(action: &LessonAction) -> Option<String> {
    let LessonAction::Control { kind, task, act } = action else {
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
    Some(format!("lesson.{}{act}", stored_text(*kind, *task)))
}

/// Parses the words of [`wire`] after its verb.
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
    let (kind, task) = named(slug, task)?;
    Some(press(kind, task, act))
}

/// Returns `true` for a move that a button may carry.
fn is_tried(text: &str) -> bool {
    let sign = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'=');
    (1..=TRIED).contains(&text.len()) && text.bytes().all(sign)
}
