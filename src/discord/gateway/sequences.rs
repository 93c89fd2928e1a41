//! The progress of each shard: the events in hand, and the sequence number up to which all are handled.
//!
//! Its saved state lets a restart resume. A saved sequence never passes an unhandled event, so Discord sends that one
//! again. Pure bookkeeping: it knows no event and no connection.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use parking_lot::Mutex;

use crate::service::operator::status::{GatewaySession, SessionRecord};

/// The progress of all shards.
#[derive(Debug, Default)]
pub(in crate::discord) struct Progress(Mutex<GatewayProgress>);

#[derive(Debug, Default)]
struct GatewayProgress {
    /// The number of shards.
    count: u32,
    shards: BTreeMap<u32, ShardProgress>,
    /// Shards that changed since they were saved.
    changed: BTreeSet<u32>,
    /// Messages and interactions answered since.
    answered: Vec<String>,
}

#[derive(Debug, Default)]
struct ShardProgress {
    record: SessionRecord,
    /// Counts sessions, since each numbers its events from 1.
    epoch: u64,
    /// The highest sequence number of this session.
    last: u64,
    /// The sequence numbers of the events in hand, and how often each is: an event can come again while it is.
    open: BTreeMap<u64, u32>,
    /// The message numbers of events that are not passed yet, by sequence number.
    numbers: BTreeMap<u64, u64>,
}

impl ShardProgress {
    /// Takes an event once out of hand. Returns how often it still is.
    fn let_go(&mut self, sequence: u64) -> u32 {
        let Some(holders) = self.open.get_mut(&sequence) else {
            return 0;
        };
        *holders = holders.saturating_sub(1);
        *holders
    }

    /// Advances past all events before the first one in hand.
    fn pass(&mut self) {
        let first = self.open.first_key_value().map(|(first, _)| *first);
        self.record.sequence = first.map_or(self.last, |first| first.saturating_sub(1));
        let later = self.numbers.split_off(&(self.record.sequence + 1));
        let passed = std::mem::replace(&mut self.numbers, later);
        self.record.met = self.record.met.max(passed.into_values().max());
    }
}

/// The unsaved state.
pub(in crate::discord) struct Changes {
    /// The number of shards.
    pub(in crate::discord) count: u32,
    /// The shards that changed.
    pub(in crate::discord) records: Vec<SessionRecord>,
    /// Messages and interactions that were answered.
    pub(in crate::discord) answered: Vec<String>,
}

/// Messages that a shard missed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) struct Missed {
    /// The shard's number, from 0.
    pub(in crate::discord) shard: u32,
    /// The number of shards.
    pub(in crate::discord) shards: u32,
    /// The number of the last message before them.
    pub(in crate::discord) after: u64,
    /// The session that began after them. Later ones have greater numbers.
    pub(in crate::discord) session: u64,
}

impl Progress {
    /// Restores the saved state for this many shards with these intents. A session with another number of shards or
    /// other intents is not resumed; later messages are read back.
    pub(in crate::discord) fn restore(&self, count: u32, intents: u64, saved: &[SessionRecord]) {
        let mut state = self.0.lock();
        state.count = count;
        let mark = |record: &SessionRecord| record.behind.or(record.met);
        let same_count = saved.iter().all(|record| record.shards == count);
        // Another number of shards divides the servers otherwise: the earliest mark serves for all.
        let earliest = saved.iter().filter_map(mark).min();
        for shard in 0..count {
            let known = saved.iter().find(|record| record.shard == shard);
            let known = known.filter(|_| same_count);
            let resumed = known.filter(|known| known.intents == intents);
            let record = SessionRecord {
                shard,
                shards: count,
                intents,
                session: resumed.and_then(|known| known.session.clone()),
                sequence: resumed.map_or(0, |known| known.sequence),
                met: if same_count {
                    known.and_then(|known| known.met)
                } else {
                    earliest
                },
                behind: known.and_then(|known| known.behind),
            };
            let last = record.sequence;
            let shard_progress = ShardProgress {
                record,
                last,
                ..ShardProgress::default()
            };
            state.shards.insert(shard, shard_progress);
        }
    }

    /// The resumable session of a shard, and the sequence number to resume at.
    pub(in crate::discord) fn resumable(&self, shard: u32) -> Option<(GatewaySession, u64)> {
        let state = self.0.lock();
        let record = &state.shards.get(&shard)?.record;
        Some((record.session.clone()?, record.sequence))
    }

    /// Records that a session began with this event. Messages since the last session are missed.
    pub(in crate::discord) fn begin_session(
        &self,
        shard: u32,
        session: GatewaySession,
        sequence: u64,
    ) {
        self.change(shard, |known| {
            known.epoch += 1;
            known.last = sequence;
            known.open.clear();
            known.numbers.clear();
            known.record.session = Some(session);
            known.record.sequence = sequence;
            known.record.behind = known.record.behind.or(known.record.met);
        });
    }

    /// Records that the session of a shard is over.
    pub(in crate::discord) fn end_session(&self, shard: u32) {
        self.change(shard, |known| known.record.session = None);
    }

    /// The messages a shard has missed, if any.
    pub(in crate::discord) fn missed(&self, shard: u32) -> Option<Missed> {
        let state = self.0.lock();
        let known = state.shards.get(&shard)?;
        Some(Missed {
            shard,
            shards: state.count,
            after: known.record.behind?,
            session: known.epoch,
        })
    }

    /// Records that a shard's missed messages are read back, up to this one. A session that began since has missed
    /// more. A message that is in hand is not passed: after a crash it is read back again.
    pub(in crate::discord) fn caught_up(&self, missed: Missed, upto: Option<u64>) {
        self.change(missed.shard, |known| {
            if known.epoch == missed.session {
                let open = known.numbers.values().min().copied();
                let upto =
                    upto.map(|upto| open.map_or(upto, |open| upto.min(open.saturating_sub(1))));
                known.record.behind = None;
                known.record.met = known.record.met.max(upto);
            }
        });
    }

    /// Takes an event in hand: its sequence number, and the id of its message or interaction.
    pub(in crate::discord) fn begin(
        self: &Arc<Self>,
        shard: u32,
        sequence: u64,
        number: Option<u64>,
    ) -> InHand {
        let mut epoch = 0;
        self.change(shard, |known| {
            *known.open.entry(sequence).or_default() += 1;
            known.last = known.last.max(sequence);
            if let Some(number) = number {
                known.numbers.insert(sequence, number);
            }
            known.pass();
            epoch = known.epoch;
        });
        InHand {
            progress: Arc::clone(self),
            shard,
            sequence,
            epoch,
            left: false,
        }
    }

    /// Takes a handled event out of hand. It is passed once all that hold it have done so.
    fn end(&self, held: &InHand) {
        self.change(held.shard, |known| {
            if known.epoch == held.epoch {
                if known.let_go(held.sequence) == 0 {
                    known.open.remove(&held.sequence);
                }
                known.pass();
            }
        });
    }

    /// Takes an event out of hand that stays open: nothing has changed that is saved.
    fn leave(&self, held: &InHand) {
        let mut state = self.0.lock();
        let known = state.shards.get_mut(&held.shard);
        if let Some(known) = known.filter(|known| known.epoch == held.epoch) {
            known.let_go(held.sequence);
        }
    }

    /// Records an answered message or interaction.
    pub(in crate::discord) fn answered(&self, source: String) {
        self.0.lock().answered.push(source);
    }

    /// The unsaved state, which counts as saved from now on; `None` if nothing changed.
    pub(in crate::discord) fn changes(&self) -> Option<Changes> {
        let mut state = self.0.lock();
        if state.changed.is_empty() && state.answered.is_empty() {
            return None;
        }
        let changed = std::mem::take(&mut state.changed);
        let records = changed
            .iter()
            .filter_map(|shard| Some(state.shards.get(shard)?.record.clone()));
        Some(Changes {
            count: state.count,
            records: records.collect(),
            answered: std::mem::take(&mut state.answered),
        })
    }

    /// Records that these could not be saved.
    pub(in crate::discord) fn unsaved(&self, shards: Vec<u32>, answered: Vec<String>) {
        let mut state = self.0.lock();
        state.changed.extend(shards);
        state.answered.extend(answered);
    }

    fn change(&self, shard: u32, change: impl FnOnce(&mut ShardProgress)) {
        let mut state = self.0.lock();
        change(state.shards.entry(shard).or_default());
        state.changed.insert(shard);
    }
}

/// An event in hand; it is handled once this is dropped.
#[derive(Debug)]
pub(in crate::discord) struct InHand {
    progress: Arc<Progress>,
    shard: u32,
    sequence: u64,
    epoch: u64,
    left: bool,
}

impl InHand {
    /// Leaves the event to the next start.
    pub(in crate::discord) fn leave(mut self) {
        self.left = true;
    }
}

impl Drop for InHand {
    fn drop(&mut self) {
        if self.left {
            self.progress.leave(self);
        } else {
            self.progress.end(self);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn session(id: &str) -> GatewaySession {
        GatewaySession {
            id: id.to_owned(),
            url: "wss://example.org".to_owned(),
            bot: "900".to_owned(),
            application: "901".to_owned(),
        }
    }

    fn one_shard() -> Arc<Progress> {
        let progress = Arc::new(Progress::default());
        progress.restore(1, 7, &[]);
        progress.begin_session(0, session("a"), 1);
        progress
    }

    fn saved(progress: &Progress) -> SessionRecord {
        progress.changes().unwrap().records.remove(0)
    }

    #[test]
    fn no_saved_sequence_passes_an_event_in_hand() {
        let progress = one_shard();
        let [first, second, third] = [2, 3, 4].map(|n| progress.begin(0, n, Some(10 * n)));
        drop(second);
        assert_eq!(
            (saved(&progress).sequence, saved_none(&progress)),
            (1, true)
        );
        drop(first);
        let record = saved(&progress);
        assert_eq!((record.sequence, record.met), (3, Some(30)));
        third.leave();
        assert!(progress.changes().is_none(), "it is left to the next start");
        let again = progress.begin(0, 4, Some(40));
        drop(again);
        assert_eq!(saved(&progress).sequence, 4);
    }

    fn saved_none(progress: &Progress) -> bool {
        progress.changes().is_none()
    }

    #[test]
    fn an_event_of_an_earlier_session_ends_nothing_of_the_next() {
        let progress = one_shard();
        let old = progress.begin(0, 5, Some(50));
        progress.end_session(0);
        progress.begin_session(0, session("b"), 1);
        let new = progress.begin(0, 5, None);
        drop(old);
        assert_eq!(saved(&progress).sequence, 4);
        drop(new);
        assert_eq!(saved(&progress).sequence, 5);
    }

    #[test]
    fn an_event_that_comes_again_is_in_hand_until_both_are_met() {
        let progress = one_shard();
        let [first, again] = [2, 2].map(|n| progress.begin(0, n, Some(20)));
        drop(again);
        assert_eq!(saved(&progress).sequence, 1);
        drop(first);
        assert_eq!(saved(&progress).sequence, 2);
    }

    #[test]
    fn what_came_between_two_sessions_is_missed_until_it_is_read_back() {
        let progress = one_shard();
        assert_eq!(
            progress.missed(0),
            None,
            "there was nothing before the first"
        );
        drop(progress.begin(0, 2, Some(20)));
        progress.begin_session(0, session("b"), 1);
        let missed = progress.missed(0).unwrap();
        assert_eq!(missed.after, 20);
        drop(progress.begin(0, 2, Some(40)));
        progress.begin_session(0, session("c"), 1);
        progress.caught_up(missed, Some(30));
        let missed = progress.missed(0).unwrap();
        assert_eq!(missed.after, 20, "more is missing by now");
        progress.caught_up(missed, Some(50));
        assert_eq!(progress.missed(0), None);
        assert_eq!(saved(&progress).met, Some(50));
    }

    #[test]
    fn what_is_read_back_passes_no_message_in_hand() {
        let progress = one_shard();
        drop(progress.begin(0, 2, Some(20)));
        progress.begin_session(0, session("b"), 1);
        let in_hand = progress.begin(0, 2, Some(40));
        progress.caught_up(progress.missed(0).unwrap(), Some(50));
        assert_eq!(saved(&progress).met, Some(39));
        drop(in_hand);
        assert_eq!(saved(&progress).met, Some(40));
    }

    #[test]
    fn a_session_is_resumed_with_the_same_shards_and_intents_alone() {
        let before = one_shard();
        drop(before.begin(0, 2, Some(20)));
        let records = before.changes().unwrap().records;
        for (shards, intents, resumed) in [(1, 7, true), (1, 8, false), (2, 7, false)] {
            let after = Arc::new(Progress::default());
            after.restore(shards, intents, &records);
            assert_eq!(after.resumable(0).is_some(), resumed, "{shards} {intents}");
            after.begin_session(shards - 1, session("b"), 1);
            let missed = after.missed(shards - 1).map(|missed| missed.after);
            assert_eq!(missed, Some(20), "{shards} {intents}");
        }
    }
}
