//! Typed text, cleaned for sentences: no control characters, no invisible names.

use std::borrow::Cow;

use crate::service::words::language;

/// Encloses the number of an argument in a formatted sentence; removed from all arguments first.
pub(super) const SLOT: char = '\u{E000}';

/// Removes control characters from foreign text, including bidirectional and invisible marks.
pub(in crate::service) fn clean(text: &str) -> String {
    text.chars()
        .filter(|c| {
            *c == '\n' || !c.is_control() && *c != SLOT && !is_bidi_control(*c) && !is_invisible(*c)
        })
        .collect()
}

/// Returns `true` for marks that change the direction of a line.
fn is_bidi_control(c: char) -> bool {
    matches!(c, '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// Returns `true` for invisible marks and other line ends. Joiners stay: some scripts need them.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{AD}' | '\u{180E}' | '\u{200B}' | '\u{2028}' | '\u{2029}' | '\u{2060}'..='\u{2064}'
        | '\u{FEFF}' | '\u{FFF9}'..='\u{FFFB}' | '\u{E0000}'..='\u{E007F}')
}

/// A name for plain text: one with right-to-left letters stands between isolates, so that it turns nothing around it.
pub(in crate::service) fn isolated(name: &str) -> Cow<'_, str> {
    if name.contains(is_right_to_left) && !language::is_at_terminal() {
        return format!("\u{2068}{name}\u{2069}").into();
    }
    Cow::Borrowed(name)
}

/// Returns `true` for the scripts that are written from right to left, such as Hebrew and Arabic.
fn is_right_to_left(c: char) -> bool {
    matches!(c, '\u{590}'..='\u{8FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFC}'
        | '\u{10800}'..='\u{10FFF}' | '\u{1E800}'..='\u{1EFFF}')
}

/// Returns `true` if a character of a name is visible.
fn is_visible(c: char) -> bool {
    // Joining marks, and blank letters.
    let blank = matches!(
        c,
        '\u{34F}'
            | '\u{115F}'
            | '\u{1160}'
            | '\u{17B4}'
            | '\u{17B5}'
            | '\u{200C}'
            | '\u{200D}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{FE00}'..='\u{FE0F}' | '\u{FFA0}'
    );
    !c.is_whitespace() && !blank
}

/// A foreign name fit for use: in one line, not too long, and with a visible letter.
pub(in crate::service) fn clean_name(name: &str) -> Option<String> {
    const MAX_CHARS: usize = 40;
    let clean = clean(name);
    let words: Vec<&str> = clean.split_whitespace().collect();
    let name = words.join(" ");
    if !name.chars().any(is_visible) {
        return None;
    }
    if name.chars().nth(MAX_CHARS).is_none() {
        return Some(name);
    }
    let kept: String = name.chars().take(MAX_CHARS - 1).collect();
    Some(format!("{}…", kept.trim_end()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_with_right_to_left_letters_are_isolated() {
        for name in ["Ann", "Łukasz", "安娜", "Анна ♔", "७८९"] {
            assert_eq!(isolated(name), name);
        }
        for name in ["مريم", "דָּוִד", "Ann مريم 2"] {
            assert_eq!(isolated(name), format!("\u{2068}{name}\u{2069}"));
            assert_eq!(
                clean(&isolated(name)),
                name,
                "typed again, it is the same name"
            );
        }
    }
}
