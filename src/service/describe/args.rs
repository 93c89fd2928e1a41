//! Arguments of refusals.

use crate::game::text::MoveText;
use crate::service::words::catalogue::TextArg;

pub(in crate::service) type Extra<'a> = Vec<(&'static str, TextArg<'a>)>;

/// Typed text, cut to a length that keeps a sentence readable.
pub(in crate::service) fn short(typed: &str) -> String {
    const MOST: usize = 40;
    let mut text: String = typed
        .chars()
        .filter(|c| !c.is_control())
        .take(MOST)
        .collect::<String>()
        .trim()
        .to_owned();
    if typed.chars().count() > MOST {
        text.push('…');
    }
    text
}

/// Moves in one line.
pub(in crate::service) fn list(moves: &[MoveText]) -> String {
    moves
        .iter()
        .map(MoveText::as_str)
        .collect::<Vec<_>>()
        .join(", ")
}
