//! Move ordering: captures by gain, quiet moves by killers and history.

use crate::engine::window::Depth;
use crate::game::evaluate::{Evaluate, Part, SLOTS};

/// A candidate move with its rank in the order.
#[derive(Clone, Debug)]
pub(super) struct Choice<M> {
    pub(super) mv: M,
    pub(super) gain: i32,
    /// `true` if it loses more than it gains.
    pub(super) loses: bool,
    pub(super) slot: u16,
    rank: i32,
}

impl<M> Choice<M> {
    /// Keeps the `count` highest ranks and one more; no others will be searched.
    pub(super) fn keep_best(list: &mut Vec<Self>, count: usize) {
        if count < list.len() {
            list.select_nth_unstable_by_key(count, |choice| std::cmp::Reverse(choice.rank));
            list.truncate(count + 1);
        }
    }

    /// Empties the list if no move that wins more than it loses gains enough. A gain that is enough makes every greater
    /// one enough.
    pub(super) fn drop_hopeless(list: &mut Vec<Self>, enough: impl FnOnce(i32) -> bool) {
        let gains = list.iter().filter(|choice| !choice.loses);
        let most = gains.map(|choice| choice.gain).max();
        if !most.is_some_and(enough) {
            list.clear();
        }
    }

    /// Removes and returns a move of the highest rank.
    pub(super) fn take_best(list: &mut Vec<Self>) -> Option<Self> {
        let mut best = 0;
        for i in 1..list.len() {
            if list[i].rank > list[best].rank {
                best = i;
            }
        }
        (!list.is_empty()).then(|| list.swap_remove(best))
    }
}

/// Killer moves and history counts of earlier cutoffs.
#[derive(Debug)]
pub(super) struct Order<M> {
    killers: Vec<[Option<M>; 2]>,
    history: [Vec<i32>; 2],
}

/// Ranks of killers, above any history.
const KILLER: [i32; 2] = [1 << 20, 1 << 19];

impl<M: Clone + Eq> Order<M> {
    pub(super) fn new() -> Self {
        Self {
            killers: vec![[None, None]; 64],
            history: [vec![0; SLOTS], vec![0; SLOTS]],
        }
    }

    /// Lists this part of a position's candidates with their ranks.
    pub(super) fn list<P: Evaluate<Move = M>>(
        &self,
        at: &P,
        part: Part,
        list: &mut Vec<Choice<M>>,
        (ours, ply): (bool, i32),
    ) {
        list.clear();
        let killers = usize::try_from(ply)
            .ok()
            .and_then(|ply| self.killers.get(ply));
        let history = &self.history[usize::from(ours)];
        at.candidates(part, |mv, hint| {
            let rank = if part == Part::Forcing {
                hint.gain * 16 - hint.risk
            } else {
                let killer = killers.and_then(|killers| {
                    let mut known = killers.iter();
                    known.position(|killer| killer.as_ref() == Some(&mv))
                });
                killer.map_or_else(
                    || history[usize::from(hint.slot)] + 16 * hint.gain,
                    |i| KILLER[i],
                )
            };
            list.push(Choice {
                mv,
                gain: hint.gain,
                loses: hint.guarded && hint.gain < hint.risk,
                slot: hint.slot,
                rank,
            });
        });
    }

    /// Records a quiet move that caused a cutoff.
    pub(super) fn cut(&mut self, mv: &M, slot: u16, ours: bool, depth: Depth) {
        let history = &mut self.history[usize::from(ours)];
        let entry = &mut history[usize::from(slot)];
        *entry += depth.left * depth.left;
        if *entry > 1 << 18 {
            for entry in history.iter_mut() {
                *entry /= 2;
            }
        }
        let killers = usize::try_from(depth.ply).ok();
        if let Some(killers) = killers.and_then(|ply| self.killers.get_mut(ply))
            && killers[0].as_ref() != Some(mv)
        {
            killers.swap(0, 1);
            killers[0] = Some(mv.clone());
        }
    }
}
