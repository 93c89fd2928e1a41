//! What King's Guard has to show to who learns it.

use crate::game::teach::Teaching;

/// Diagrams and tasks.
pub(super) static TEACHING: Teaching = Teaching {
    guide: &[],
    rules: &[],
    lesson: &[],
};
