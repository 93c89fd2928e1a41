//! Edits of typed lines. A line that had no effect is read once more when its author mends it, once for each edit.
//!
//! Discord also reports a message as updated when it is pinned or shows a preview of a link. Such an update has no new
//! time of an edit. The effect of a line is stored under its name. A line that was only answered is stored there too,
//! so those answered without an effect are remembered here. After a restart their edits are passed over.

use std::collections::{BTreeMap, VecDeque};

use parking_lot::Mutex;
use serenity::all::Message as Said;

use crate::discord::base::ids;
use crate::discord::interactions::Interactions;
use crate::discord::interactions::chat::LineInHand;
use crate::discord::interactions::held_messages::Turn;

/// Time after which an edit of a line is not read any more, in s.
const EDITABLE: i64 = 600;

/// Most lines and edits remembered.
const REMEMBERED: usize = 1_024;

/// The lines that were answered without an effect, and the edits that were read.
#[derive(Debug, Default)]
pub(in crate::discord) struct EditedLines(Mutex<RefusedLines>);

#[derive(Debug, Default)]
struct RefusedLines {
    /// The ids of lines that were answered without an effect.
    refused: VecDeque<u64>,
    /// The time of the last edit of a line that was read, in s.
    edited: BTreeMap<u64, i64>,
}

impl EditedLines {
    /// Remembers whether a line that was answered had an effect.
    pub(super) fn answered(&self, id: u64, had_effect: bool) {
        let mut lines = self.0.lock();
        lines.refused.retain(|refused| *refused != id);
        if !had_effect {
            lines.refused.push_back(id);
        }
        if lines.refused.len() > REMEMBERED {
            lines.refused.pop_front();
        }
    }

    /// Returns `true` for a line that was answered without an effect.
    pub(super) fn is_refused(&self, id: u64) -> bool {
        self.0.lock().refused.contains(&id)
    }

    /// Returns `true` once for each edit of a line, the newest first.
    fn is_new(&self, id: u64, at: i64) -> bool {
        let mut lines = self.0.lock();
        let last = lines.edited.insert(id, at);
        if let Some(last) = last.filter(|last| *last >= at) {
            lines.edited.insert(id, last);
            return false;
        }
        if lines.edited.len() > REMEMBERED {
            lines.edited.pop_first();
        }
        true
    }
}

/// The name under which the reading of an edit is stored, if its line was answered before.
fn named_edit(id: u64, at: i64) -> String {
    format!("{}.{at}", ids::named(id))
}

/// Returns `true` for an edit that was made soon after its line was written.
fn is_in_time(said: &Said, at: i64) -> bool {
    let written = said.timestamp.unix_timestamp();
    (0..=EDITABLE).contains(&at.saturating_sub(written))
}

impl Interactions {
    /// Reads an edit of a line that had no effect. Returns `true` if it was answered.
    pub(super) async fn on_edit(&self, said: Said, turn: Turn) -> bool {
        let id = said.id.get();
        let Some(at) = said.edited_timestamp.map(|at| at.unix_timestamp()) else {
            return false;
        };
        if !is_in_time(&said, at) || !self.heard.is_known(id) || !self.edited_lines.is_new(id, at) {
            return false;
        }
        let Some(mut request) = self.request_of(&said) else {
            return false;
        };
        if self.handle.is_handled(request.source.clone()).await {
            if !self.edited_lines.is_refused(id) {
                return false;
            }
            request.source = named_edit(id, at);
        }
        // Discord posts a message with the nonce of another one only once.
        let nonce = format!("e{at}{:06}", id % 1_000_000);
        let line = LineInHand {
            nonce,
            turn: Some(turn),
            missed: false,
        };
        self.answer_line(&said, request, line).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_edit_is_read_once() {
        let lines = EditedLines::default();
        assert!(lines.is_new(7, 10));
        assert!(!lines.is_new(7, 10), "the message was pinned");
        assert!(!lines.is_new(7, 9));
        assert!(!lines.is_new(7, 10));
        assert!(lines.is_new(7, 11));
        assert!(lines.is_new(8, 10));
    }

    #[test]
    fn a_line_with_an_effect_is_not_refused_any_more() {
        let lines = EditedLines::default();
        lines.answered(7, false);
        lines.answered(7, false);
        assert!(lines.is_refused(7));
        lines.answered(7, true);
        assert!(!lines.is_refused(7));
        for id in 0..5_000 {
            lines.answered(id, false);
        }
        assert_eq!(lines.0.lock().refused.len(), REMEMBERED);
    }
}
