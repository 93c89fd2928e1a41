//! The hash table of one thought: search results of positions that may come up again.

/// The relation of a stored value to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// The stored value is exact.
    Exact,
    /// The true value is this or more.
    AtLeast,
    /// The true value is this or less.
    AtMost,
}

/// The stored result for one position.
#[derive(Clone, Debug)]
pub(super) struct TranspositionEntry<M> {
    key: u64,
    /// The value for the side to move.
    pub(super) value: i32,
    pub(super) depth: i8,
    pub(super) bound: Bound,
    pub(super) best: Option<M>,
}

/// Entries by key. A new entry replaces an old one unless that was searched deeper.
#[derive(Debug)]
pub(super) struct Table<M> {
    entries: Vec<Option<TranspositionEntry<M>>>,
}

impl<M: Clone> Table<M> {
    /// Creates a table for about this many positions, at most 2^17.
    pub(super) fn for_nodes(nodes: u64) -> Self {
        let room = nodes.clamp(1 << 8, 1 << 17).next_power_of_two();
        let room = usize::try_from(room).unwrap_or(1 << 17);
        Self {
            entries: vec![None; room],
        }
    }

    #[expect(
        clippy::cast_possible_truncation,
        reason = "the low bits of a key are as good as any"
    )]
    const fn place(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1)
    }

    pub(super) fn get(&self, key: u64) -> Option<&TranspositionEntry<M>> {
        let entry = self.entries[self.place(key)].as_ref();
        entry.filter(|entry| entry.key == key)
    }

    pub(super) fn put(
        &mut self,
        key: u64,
        (value, bound): (i32, Bound),
        depth: i8,
        best: Option<M>,
    ) {
        let place = self.place(key);
        let slot = &mut self.entries[place];
        let mut best = best;
        if let Some(old) = slot.take() {
            // A deeper entry of another position stays, but loses a ply at each collision.
            if old.key != key && old.depth > depth + 2 {
                *slot = Some(TranspositionEntry {
                    depth: old.depth - 1,
                    ..old
                });
                return;
            }
            if old.key == key && best.is_none() {
                best = old.best;
            }
        }
        *slot = Some(TranspositionEntry {
            key,
            value,
            depth,
            bound,
            best,
        });
    }
}
