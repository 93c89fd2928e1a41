//! The moves of every man to every cell, one condition at a time.

use std::collections::BTreeSet;

use super::board::{BISHOP_STEPS, Cell, ROOK_STEPS, Seat, Step, jumps, sum, turned};
use super::{Kind, Lost, Man, Table};

/// A move. A late exchange stays on its cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ply {
    pub(super) from: Cell,
    pub(super) to: Cell,
    pub(super) becomes: Option<Kind>,
}

/// The seats whose lines a pawn crosses on its way.
pub(super) fn crossing(from: Cell, to: Cell) -> BTreeSet<Seat> {
    let (left, entered) = (from.territory(), to.territory());
    if left == entered {
        return BTreeSet::new();
    }
    [left, entered].into_iter().flatten().collect()
}

/// The steps by which a pawn may move, and those by which it may capture.
pub(super) fn pawn_steps(seat: Seat, from: Cell) -> (Vec<Step>, Vec<Step>) {
    let (moves, captures, sides) = match from.territory() {
        None => return (ROOK_STEPS.to_vec(), BISHOP_STEPS.to_vec()),
        Some(home) if home == seat => ([(0, 1), (-1, 1)], [(1, 1), (-1, 2), (-2, 1)], home.sides()),
        Some(enemy) => (
            [(0, -1), (1, -1)],
            [(1, -2), (-1, -1), (2, -1)],
            enemy.sides(),
        ),
    };
    let turn = |steps: &[Step]| steps.iter().map(|step| turned(*step, sides)).collect();
    (turn(&moves), turn(&captures))
}

/// Returns `true` if a knight has a way (ruling IS-5).
fn jumps_to(from: Cell, to: Cell) -> bool {
    let way = |first: Step, second: Step| from.step(first)?.step(second);
    jumps().iter().any(|&(rook, bishop)| {
        sum(rook, bishop) == from.towards(to)
            && (way(rook, bishop) == Some(to) || way(bishop, rook) == Some(to))
    })
}

/// The cell passed over if this is a pawn's first move, straight on by two cells (ruling IS-6).
pub(super) fn goes_two(man: &Man, from: Cell, to: Cell) -> Option<Cell> {
    if man.kind != Kind::Pawn || !man.fresh || from.territory() != Some(man.seat) {
        return None;
    }
    let steps = pawn_steps(man.seat, from).0;
    steps.into_iter().find_map(|step| {
        let over = from.step(step)?;
        (over.step(step)? == to).then_some(over)
    })
}

impl Table {
    /// Returns `true` if a man from this cell may come to the other: a closed territory cannot be entered.
    fn may_enter(&self, from: Cell, to: Cell) -> bool {
        let closed = self.closed(to);
        closed.is_none() || closed == from.territory()
    }

    /// Returns `true` if a line of such steps leads there over empty cells.
    fn slides(&self, from: Cell, to: Cell, steps: &[Step]) -> bool {
        let (x, y) = from.towards(to);
        steps.iter().any(|step| {
            // Only a line that reaches the cell at all is followed.
            if !(1..=18).any(|far| (far * step.0, far * step.1) == (x, y)) {
                return false;
            }
            let mut at = from;
            while let Some(next) = at.step(*step) {
                if next == to {
                    return true;
                }
                if self.men.contains_key(&next) || !self.may_enter(from, next) {
                    return false;
                }
                at = next;
            }
            false
        })
    }

    /// Returns `true` if the man could capture from this cell on the other one: the cells it attacks, and the targets
    /// of all but pawns.
    pub(super) fn strikes(&self, man: &Man, from: Cell, to: Cell) -> bool {
        let way = from.towards(to);
        let near = |steps: &[Step]| steps.contains(&way) && from.step(way) == Some(to);
        let corner = BISHOP_STEPS.contains(&way);
        let reaches = match man.kind {
            Kind::King => near(&ROOK_STEPS) || near(&BISHOP_STEPS),
            Kind::Queen => {
                self.slides(from, to, &ROOK_STEPS) || self.slides(from, to, &BISHOP_STEPS)
            }
            Kind::Rook => self.slides(from, to, &ROOK_STEPS),
            Kind::Bishop => self.slides(from, to, &BISHOP_STEPS),
            Kind::Knight => jumps_to(from, to),
            Kind::Pawn => {
                corner
                    && near(&pawn_steps(man.seat, from).1)
                    && man.crossed.is_disjoint(&crossing(from, to))
            }
        };
        reaches && from != to && self.may_enter(from, to)
    }

    /// Returns `true` if the pawn may go there without capturing.
    fn walks(&self, man: &Man, from: Cell, to: Cell) -> bool {
        let way = from.towards(to);
        if way.0.abs() > 2 || way.1.abs() > 2 {
            return false;
        }
        let steps = pawn_steps(man.seat, from).0;
        let single = steps.contains(&way) && from.step(way) == Some(to);
        let over = || goes_two(man, from, to);
        let double = || over().is_some_and(|over| !self.men.contains_key(&over));
        !self.men.contains_key(&to)
            && (single || double())
            && man.crossed.is_disjoint(&crossing(from, to))
            && self.may_enter(from, to)
    }

    /// Returns `true` if a living opponent of the seat attacks the cell.
    pub(super) fn attacked(&self, cell: Cell, seat: Seat) -> bool {
        self.men.iter().any(|(from, man)| {
            man.seat != seat && self.plays(man.seat) && self.strikes(man, *from, cell)
        })
    }

    /// Returns `true` if the seat's king is attacked.
    pub(super) fn checked(&self, seat: Seat) -> bool {
        self.king(seat)
            .is_some_and(|king| self.attacked(king, seat))
    }

    /// The cell of the man captured by this move.
    pub(super) fn victim(&self, ply: Ply) -> Option<Cell> {
        let Ply { from, to, .. } = ply;
        if from == to {
            return None;
        }
        if self.men.contains_key(&to) {
            return Some(to);
        }
        // Ruling IS-7: pawns only.
        let man = self.men.get(&from)?;
        let diagonal = BISHOP_STEPS.contains(&from.towards(to));
        if man.kind != Kind::Pawn || !diagonal {
            return None;
        }
        let mut passing = self.passing.values();
        let passing = passing.find(|passing| passing.over == to && passing.may.contains(&man.seat));
        passing.map(|passing| passing.pawn)
    }

    /// Number of moves this man needs from a cell of a closed territory to leave it (ruling IS-11); `None` if there is
    /// no way. The man must have been lifted off the board.
    fn way_out(&self, man: &Man, stood: Cell, from: Cell) -> Option<usize> {
        let mut lifted = self.clone();
        lifted.men.remove(&stood);
        let inside = from.territory();
        let may_land = |cell: Cell| {
            let other = lifted.men.get(&cell);
            other.is_none_or(|other| other.seat != man.seat && other.kind != Kind::King)
        };
        let mut seen = BTreeSet::from([from]);
        let mut front = vec![from];
        for moves in 1.. {
            let mut next = Vec::new();
            for at in &front {
                for cell in Cell::all().iter().copied() {
                    if !may_land(cell) || !lifted.strikes(man, *at, cell) {
                        continue;
                    }
                    if cell.territory() != inside {
                        return Some(moves);
                    }
                    if seen.insert(cell) {
                        next.push(cell);
                    }
                }
            }
            if next.is_empty() {
                return None;
            }
            front = next;
        }
        None
    }

    /// Returns `true` if a man caught in a closed territory may make this move (ruling IS-11).
    fn caught_may(&self, man: &Man, from: Cell, to: Cell) -> bool {
        let Some(inside) = self.closed(from) else {
            return true;
        };
        if to.territory() != Some(inside) {
            return true;
        }
        let victim = self.men.get(&to);
        if victim.is_some_and(|victim| self.plays(victim.seat)) {
            return true;
        }
        let Some(now) = self.way_out(man, from, from) else {
            return false;
        };
        now > 1 && self.way_out(man, from, to).is_some_and(|then| then < now)
    }

    /// The kinds a pawn of the seat may become now.
    fn choices(&self, seat: Seat) -> Vec<Kind> {
        let mut lost: Lost = self.playing.get(&seat).copied().unwrap_or_default();
        let most = [
            (Kind::Queen, 2),
            (Kind::Rook, 2),
            (Kind::Bishop, 3),
            (Kind::Knight, 3),
        ];
        let mut kinds = Vec::new();
        for (kind, most) in most {
            let alive = self.men.values();
            let alive = alive.filter(|man| man.seat == seat && man.kind == kind);
            let once_lost = lost.of(kind).is_none_or(|count| *count > 0);
            if once_lost && alive.count() < most {
                kinds.push(kind);
            }
        }
        kinds
    }

    /// The moves of a man, regardless of its own king.
    fn candidates(&self, from: Cell, man: &Man) -> Vec<Ply> {
        let mut found = Vec::new();
        for to in Cell::all().iter().copied() {
            let ply = Ply {
                from,
                to,
                becomes: None,
            };
            let there = self.men.get(&to);
            let taken =
                there.is_some_and(|other| other.seat == man.seat || other.kind == Kind::King);
            let goes = match man.kind {
                Kind::Pawn => {
                    self.walks(man, from, to)
                        || self.strikes(man, from, to) && self.victim(ply).is_some()
                }
                Kind::King | Kind::Queen | Kind::Rook | Kind::Bishop | Kind::Knight => {
                    self.strikes(man, from, to)
                }
            };
            if taken || !goes || !self.caught_may(man, from, to) {
                continue;
            }
            let choices = self.choices(man.seat);
            let far = to.territory().is_some_and(|there| there != man.seat) && to.rank() == 1;
            if man.kind == Kind::Pawn && far && !choices.is_empty() {
                found.extend(choices.into_iter().map(|kind| Ply {
                    becomes: Some(kind),
                    ..ply
                }));
            } else {
                found.push(ply);
            }
        }
        // Ruling IS-8.
        let waits = from.territory().is_some_and(|there| there != man.seat) && from.rank() == 1;
        if man.kind == Kind::Pawn && waits {
            found.extend(self.choices(man.seat).into_iter().map(|kind| Ply {
                from,
                to: from,
                becomes: Some(kind),
            }));
        }
        if man.kind == Kind::King {
            found.extend(self.castlings(from, man.seat));
        }
        found
    }

    /// The castlings of a king (ruling IS-9).
    fn castlings(&self, king: Cell, seat: Seat) -> Vec<Ply> {
        let mut found = Vec::new();
        for rook in seat.homes('R') {
            if !self.rights.contains(&rook) {
                continue;
            }
            let towards = ROOK_STEPS.into_iter().find_map(|step| {
                let way = std::iter::successors(Some(king), |at| at.step(step));
                let way: Vec<Cell> = way.take_while(|cell| *cell != rook).collect();
                let last = *way.last()?;
                (last.step(step) == Some(rook)).then_some(way)
            });
            let Some(way) = towards else { continue };
            let between = way.iter().skip(1);
            let clear = between.clone().all(|cell| !self.men.contains_key(cell));
            let mut trodden = way.iter().take(3);
            let (true, Some(to)) = (clear, way.get(2)) else {
                continue;
            };
            if trodden.all(|cell| !self.attacked(*cell, seat)) {
                found.push(Ply {
                    from: king,
                    to: *to,
                    becomes: None,
                });
            }
        }
        found
    }

    /// The legal moves, found one by one.
    fn each_legal(&self) -> impl Iterator<Item = Ply> {
        let own = self.men.iter().filter(|(_, man)| man.seat == self.seat);
        let candidates = own.flat_map(|(from, man)| self.candidates(*from, man));
        candidates.filter(|ply| !self.made(*ply).checked(self.seat))
    }

    /// The legal moves.
    pub(super) fn legal(&self) -> Vec<Ply> {
        self.each_legal().collect()
    }

    /// Returns `true` if there is no legal move.
    pub(super) fn stuck(&self) -> bool {
        self.each_legal().next().is_none()
    }

    /// The text of a move.
    fn told(&self, ply: Ply) -> String {
        let mut text = ply.from.name();
        if ply.from != ply.to {
            text.push(if self.victim(ply).is_some() { 'x' } else { '-' });
            text += &ply.to.name();
        }
        if let Some(kind) = ply.becomes {
            text.push('=');
            text.push(kind.letter());
        }
        text
    }

    /// The legal moves as text, sorted.
    pub fn plies(&self) -> Vec<String> {
        let mut plies: Vec<String> = self.legal().into_iter().map(|ply| self.told(ply)).collect();
        plies.sort();
        plies
    }
}

/// The move of one of the texts of [`Table::plies`].
pub(super) fn meant(text: &str) -> Ply {
    let (cells, becomes) = match text.split_once('=') {
        Some((cells, kind)) => (cells, kind.chars().next().and_then(Kind::read)),
        None => (text, None),
    };
    let (from, to) = cells.split_once(['-', 'x']).unwrap_or((cells, cells));
    let cell = |name: &str| Cell::read(name).unwrap_or_else(|| panic!("{text}: {name}"));
    Ply {
        from: cell(from),
        to: cell(to),
        becomes,
    }
}
