//! Lists of the events of a game, one entry a move.

/// Adds the next entry.
///
/// Each move copies its game, and the copy is kept. A list that doubled would leave half of each copy empty, so room
/// grows by an eighth.
pub fn push<T>(history: &mut Vec<T>, entry: T) {
    if history.len() == history.capacity() {
        history.reserve_exact(history.len() / 8 + 1);
    }
    history.push(entry);
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_copy_that_goes_on_has_little_room_left() {
        for length in [0, 1, 7, 8, 100, 1_000] {
            let mut history = vec![0_u8; length].clone();
            super::push(&mut history, 1);
            assert_eq!(history.len(), length + 1);
            assert!(history.capacity() <= length + length / 8 + 1, "{length}");
        }
    }

    #[test]
    fn a_long_history_is_seldom_moved() {
        let (mut history, mut moved) = (Vec::new(), 0);
        for entry in 0..10_000 {
            let room = history.capacity();
            super::push(&mut history, entry);
            moved += u32::from(history.capacity() != room);
        }
        assert!(moved < 100, "{moved}");
        assert_eq!(history, (0..10_000).collect::<Vec<_>>());
    }
}
