//! Typed text, cleaned for sentences: no control characters, no invisible names.

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
