//! Discord's limits of messages and their controls.

/// Most options of a menu.
pub(in crate::discord) const MAX_OPTIONS: usize = 25;

/// Most characters of a menu option or an autocomplete choice.
pub(in crate::discord) const MAX_OPTION_CHARS: usize = 100;

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
