//! Discord's limits of messages and their controls, and the texts cut to them.

/// Most options of a menu.
pub(in crate::discord) const MAX_OPTIONS: usize = 25;

/// Most characters of a menu option or an autocomplete choice.
pub(in crate::discord) const MAX_OPTION_CHARS: usize = 100;

/// The length as Discord may count it.
pub(in crate::discord) fn length(text: &str) -> usize {
    text.encode_utf16().count()
}

/// At most `most` characters of a text, with an ellipsis if it was cut.
pub(in crate::discord) fn cut(text: &str, most: usize) -> String {
    if length(text) <= most {
        return text.to_owned();
    }
    let mut room = most - 1;
    let mut kept: String = text
        .chars()
        .take_while(|c| {
            let fits = c.len_utf16() <= room;
            room = room.saturating_sub(c.len_utf16());
            fits
        })
        .collect();
    kept.push('…');
    kept
}

/// Most rows of controls under a message.
pub(in crate::discord) const MAX_ROWS: usize = 5;

/// Most buttons in a row.
pub(in crate::discord) const MAX_ROW_BUTTONS: usize = 5;

/// Most characters on a button.
pub(in crate::discord) const MAX_LABEL_CHARS: usize = 80;

/// Most characters of a menu's placeholder.
pub(in crate::discord) const MAX_PROMPT_CHARS: usize = 150;

/// Most characters of a control's id and of an option's value.
pub(in crate::discord) const MAX_ID_CHARS: usize = 100;
