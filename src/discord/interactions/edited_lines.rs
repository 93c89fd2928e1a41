//! Edits of typed lines. A line that had no effect is read once more when its author mends it, once for each edit.
//!
//! Discord also reports a message as updated when it is pinned or shows a preview of a link. Such an update has no new
//! time of an edit.
//!
//! The effect of a line is stored under its name. A line that was only answered is stored there too, so those answered
//! without an effect are remembered here. After a restart their edits are passed over. They are over once their author
//! has acted in the same channel, in another line or by a control.

use std::collections::{BTreeMap, VecDeque};

use parking_lot::Mutex;
use serenity::all::{ChannelId, Message as Said, UserId};

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
    /// The lines that were answered without an effect.
    refused: VecDeque<AnsweredLine>,
    /// The time of the last edit of a line that was read, in s.
    edited: BTreeMap<u64, i64>,
}

/// A line that was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct AnsweredLine {
    id: u64,
    author: UserId,
    channel: ChannelId,
}

impl EditedLines {
    /// Remembers a line that was answered without an effect.
    fn refuse(&self, line: AnsweredLine) {
        let mut lines = self.0.lock();
        lines.refused.retain(|refused| refused.id != line.id);
        lines.refused.push_back(line);
        if lines.refused.len() > REMEMBERED {
            lines.refused.pop_front();
        }
    }

    /// Returns `true` for a line that was answered without an effect.
    pub(super) fn is_refused(&self, id: u64) -> bool {
        let lines = self.0.lock();
        lines.refused.iter().any(|refused| refused.id == id)
    }

    /// Returns `true` if an author has such lines in a channel.
    pub(super) fn has_refused(&self, author: UserId, channel: ChannelId) -> bool {
        let lines = self.0.lock();
        let mut refused = lines.refused.iter();
        refused.any(|refused| (refused.author, refused.channel) == (author, channel))
    }

    /// Forgets these lines of an author who has acted in the channel.
    fn acted(&self, author: UserId, channel: ChannelId) {
        let mut lines = self.0.lock();
        lines
            .refused
            .retain(|refused| (refused.author, refused.channel) != (author, channel));
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

    /// Remembers whether a line had an effect, which is stored under this name.
    pub(super) async fn note_effect(&self, said: &Said, source: String) {
        let line = AnsweredLine {
            id: said.id.get(),
            author: said.author.id,
            channel: said.channel_id,
        };
        if self.handle.is_handled(source).await {
            self.edited_lines.acted(line.author, line.channel);
        } else {
            self.edited_lines.refuse(line);
        }
    }

    /// Forgets the lines of a user that had no effect, if a press or a command of theirs in the channel had one.
    pub(super) async fn forget_refused_lines(
        &self,
        user: UserId,
        channel: ChannelId,
        source: &str,
    ) {
        if self.edited_lines.has_refused(user, channel)
            && self.handle.is_handled(source.to_owned()).await
        {
            self.edited_lines.acted(user, channel);
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
    fn lines_without_an_effect_are_over_once_their_author_acts_in_the_channel() {
        let lines = EditedLines::default();
        let line = |id, author, channel| AnsweredLine {
            id,
            author: UserId::new(author),
            channel: ChannelId::new(channel),
        };
        for line in [line(7, 1, 5), line(7, 1, 5), line(8, 2, 5), line(9, 1, 6)] {
            lines.refuse(line);
            assert!(lines.is_refused(line.id));
        }
        lines.acted(UserId::new(1), ChannelId::new(5));
        assert!(!lines.is_refused(7));
        assert!(lines.is_refused(8) && lines.is_refused(9));
        for id in 0..5_000 {
            lines.refuse(line(id, 1, 5));
        }
        assert_eq!(lines.0.lock().refused.len(), REMEMBERED);
    }
}
