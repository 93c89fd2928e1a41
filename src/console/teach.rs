//! Typed lines of who learns: the lesson, and what is typed while one of its tasks is open.

use crate::console::parse::Line;
use crate::service::ask::Ask;
use crate::service::guide::{Page, Wish};
use crate::service::lesson;

/// `tutorial`, `tutorial 3`, `tutorial 3 D2-D3`.
pub(super) fn lesson(rest: &str) -> Line {
    let (first, more) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let task = first.parse().ok();
    let text = if task.is_some() { more } else { rest };
    let text = text.trim();
    Line::Ask(Ask::Lesson(lesson::Wish::Open {
        kind: None,
        task,
        text: (!text.is_empty()).then(|| text.to_owned()),
    }))
}

/// What a typed move asks while these controls of a task are open.
pub(super) fn tried(controls: &[(String, Ask)], text: &str) -> Option<Ask> {
    controls.iter().find_map(|(_, ask)| {
        let Ask::Lesson(wish) = ask else {
            return None;
        };
        wish.typed(text).map(Ask::Lesson)
    })
}

/// Whether it asks for all commands, which are typed differently here.
pub(super) fn lists_commands(ask: &Ask) -> bool {
    let Ask::Guide(Wish { kind: _, page }) = ask else {
        return false;
    };
    matches!(page, Page::Commands(_))
}
