//! Edits of typed lines. A line that had no effect is read once more when its author mends it, once for each edit.
//!
//! Discord also reports a message as updated when it is pinned or shows a preview of a link. Such an update has no new
//! time of an edit.
//!
//! The effect of a line is stored under its name. A line that was only answered is stored there too, so those answered
//! without an effect are remembered here. After a restart their edits are passed over. An edit after a move of its author
//! is asked about.

use std::collections::{BTreeMap, VecDeque};

use parking_lot::Mutex;
use serenity::all::Message as Said;

use crate::discord::base::ids;
use crate::discord::interactions::Interactions;
use crate::discord::interactions::chat::{LineInHand, written_at};
use crate::discord::interactions::held_messages::Turn;
use crate::runtime::line_origin::LineOrigin;

/// Time after which an edit of a line is not read any more, in s.
const EDITABLE: i64 = 600;

/// Most lines and edits remembered.
const REMEMBERED: usize = 1_024;

/// The lines that were answered without an effect, and the edits that were read.
#[derive(Debug, Default)]
pub(in crate::discord) struct EditedLines(Mutex<RefusedLines>);

#[derive(Debug, Default)]
struct RefusedLines {
    /// The lines that were answered without an effect.
    refused: VecDeque<u64>,
    /// The time of the last edit of a line that was read, in s.
    edited: BTreeMap<u64, i64>,
}

impl EditedLines {
    /// Remembers a line that was answered without an effect.
    fn refuse(&self, id: u64) {
        let mut lines = self.0.lock();
        lines.refused.retain(|refused| *refused != id);
        lines.refused.push_back(id);
        if lines.refused.len() > REMEMBERED {
            lines.refused.pop_front();
        }
    }

    /// Remembers that a line or an edit of it had an effect. No further edit of it is read.
    fn settle(&self, id: u64) {
        let mut lines = self.0.lock();
        lines.refused.retain(|refused| *refused != id);
        lines.edited.insert(id, i64::MAX);
        if lines.edited.len() > REMEMBERED {
            lines.edited.pop_first();
        }
    }

    /// Returns `true` for a line that was answered without an effect.
    fn is_refused(&self, id: u64) -> bool {
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

/// The time of an edit that is read, in s: it was made soon after its line was written.
pub(super) fn edited_at(said: &Said) -> Option<i64> {
    let at = said.edited_timestamp?.unix_timestamp();
    let written = said.timestamp.unix_timestamp();
    let is_in_time = (0..=EDITABLE).contains(&at.saturating_sub(written));
    is_in_time.then_some(at)
}

impl Interactions {
    /// Reads an edit of a line that had no effect. Returns `true` if it was answered.
    pub(super) async fn on_edit(&self, said: Said, turn: Turn) -> bool {
        let id = said.id.get();
        let Some(at) = edited_at(&said) else {
            return false;
        };
        if !self.heard.is_known(id) || !self.edited_lines.is_new(id, at) {
            return false;
        }
        let Some(mut request) = self.request_of(&said) else {
            return false;
        };
        if self.edited_lines.is_refused(id) {
            request.source = named_edit(id, at);
        } else if self.handle.is_handled(request.source.clone()).await {
            return false;
        }
        // Discord posts a message with the nonce of another one only once.
        let nonce = format!("e{at}{:06}", id % 1_000_000);
        let line = LineInHand {
            nonce,
            turn: Some(turn),
            origin: LineOrigin::EditOf(written_at(&said)),
        };
        self.answer_line(&said, request, line).await
    }

    /// Remembers a line if it had no effect, which would be stored under this name.
    pub(super) async fn note_effect(&self, said: &Said, source: String) {
        let id = said.id.get();
        if self.handle.is_handled(source).await {
            self.edited_lines.settle(id);
        } else {
            self.edited_lines.refuse(id);
        }
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
    fn the_last_lines_without_an_effect_are_remembered() {
        let lines = EditedLines::default();
        for id in [7, 7, 8] {
            lines.refuse(id);
            assert!(lines.is_refused(id));
        }
        lines.settle(8);
        assert!(!lines.is_refused(8) && !lines.is_new(8, 20));
        assert!(!lines.is_refused(9));
        for id in 0..5_000 {
            lines.refuse(id);
        }
        assert!(!lines.is_refused(7) && lines.is_refused(4_999));
        assert_eq!(lines.0.lock().refused.len(), REMEMBERED);
    }
}
