//! [`Move`], one turn, with the moves of pieces, their attacks, and legality: start with [`each_move`].

use crate::game::evaluate::Part;
use crate::games::immortal_star_masters::board::{
    Axial, Board, CORNERS, Camp, Man, Piece, Role, SIDES, Spot,
};
pub(super) use crate::games::immortal_star_masters::reach::is_attacked;
use crate::games::immortal_star_masters::reach::{Escape, Ground};
use crate::games::immortal_star_masters::setup::{Lost, Passed, Setup, most, right, throne};

/// One turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The piece's spot.
    pub from: Spot,
    /// The target, or the pawn's own spot for a late exchange. Castling is a king's move of two cells.
    pub to: Spot,
    /// The kind a pawn on rank 1 becomes.
    pub becomes: Option<Role>,
}

/// The steps of a pawn on its spot.
#[derive(Clone, Copy)]
pub(super) struct Gait {
    pub(super) moves: &'static [Axial],
    pub(super) captures: &'static [Axial],
}

/// Steps toward the centre and aslant, by camp; then the same reversed.
static AHEAD: [[[Axial; 2]; 6]; 2] = [turned([(0, 1), (-1, 1)]), turned([(0, -1), (1, -1)])];
static ASLANT: [[[Axial; 3]; 6]; 2] = [
    turned([(1, 1), (-1, 2), (-2, 1)]),
    turned([(-1, -1), (1, -2), (2, -1)]),
];

/// These steps of the South, rotated for each camp.
const fn turned<const N: usize>(steps: [Axial; N]) -> [[Axial; N]; 6] {
    let mut all = [steps; 6];
    let mut camp = 0;
    while camp < 6 {
        let mut i = 0;
        while i < N {
            all[camp][i] = Camp::ALL[camp].turn(steps[i]);
            i += 1;
        }
        camp += 1;
    }
    all
}

impl Gait {
    pub(super) fn of(pawn: Piece, at: Spot) -> Self {
        let Some(camp) = at.territory() else {
            return Self {
                moves: &SIDES,
                captures: &CORNERS,
            };
        };
        let outward = usize::from(camp != pawn.camp);
        Self {
            moves: &AHEAD[outward][camp.index()],
            captures: &ASLANT[outward][camp.index()],
        }
    }
}

/// The pawn after a step between these cells; `None` if it would cross a line a second time.
pub(super) fn stepped(pawn: Piece, from: Spot, to: Spot) -> Option<Piece> {
    let mut after = Piece {
        fresh: false,
        ..pawn
    };
    if from.territory() == to.territory() {
        return Some(after);
    }
    for camp in [from.territory(), to.territory()].into_iter().flatten() {
        if pawn.crossed.contains(camp) {
            return None;
        }
        after.crossed = after.crossed.with(camp);
    }
    Some(after)
}

/// Returns `true` if `hunter` may capture this man.
pub(super) fn is_prey(man: Man, hunter: Camp) -> bool {
    match man {
        Man::Dead(_) => true,
        Man::Living(piece) => piece.camp != hunter && piece.role != Role::King,
    }
}

/// Calls `each` with every pseudo-legal move of the mover's pieces; safety of the king is not checked. Attacks are
/// checked for castling only.
fn each_move(setup: &Setup, mut each: impl FnMut(Move)) {
    let ground = Ground::of(setup, &setup.board, setup.mover);
    for from in setup.board.men(setup.mover) {
        each_move_from(setup, &ground, from, None, &mut each);
    }
}

/// [`each_move`] of one part: captures of living pieces and pawn arrivals are forcing.
pub(super) fn each_move_of(setup: &Setup, part: Part, mut each: impl FnMut(Move)) {
    let ground = Ground::of(setup, &setup.board, setup.mover);
    for from in setup.board.men(setup.mover) {
        each_move_from(setup, &ground, from, Some(part), &mut each);
    }
}

fn each_move_from(
    setup: &Setup,
    ground: &Ground,
    from: Spot,
    part: Option<Part>,
    each: &mut impl FnMut(Move),
) {
    let Some(piece) = setup.board.living(from) else {
        return;
    };
    if piece.role == Role::Pawn {
        each_pawn_move(setup, from, piece, |mv, arrives| {
            if part.is_none_or(|part| part == arrives) {
                each(mv);
            }
        });
        return;
    }
    let reached = ground.reach(from, piece.role);
    let reached = match part {
        None => reached,
        Some(Part::Forcing) => reached & ground.foes,
        Some(Part::Quiet) => reached.minus(ground.foes),
    };
    let caught = setup.closed(from).map(|_| Escape::from(setup, from, piece));
    for to in reached {
        // Ruling IS-11. A caught piece must work its way out.
        if caught
            .as_ref()
            .is_none_or(|escape| escape.allows(setup, to))
        {
            each(Move {
                from,
                to,
                becomes: None,
            });
        }
    }
    if piece.role == Role::King && part != Some(Part::Forcing) {
        each_castling(setup, from, each);
    }
}

/// Calls `each` with each move of a pawn and its part.
fn each_pawn_move(setup: &Setup, from: Spot, pawn: Piece, mut each: impl FnMut(Move, Part)) {
    // Ruling IS-8. A waiting pawn may be exchanged.
    if from.rank() == 1 {
        for role in choices(setup, pawn.camp) {
            let mv = Move {
                from,
                to: from,
                becomes: Some(role),
            };
            each(mv, Part::Forcing);
        }
        return;
    }
    let part = |to: Spot, captures: bool| {
        if captures || to.rank() == 1 {
            Part::Forcing
        } else {
            Part::Quiet
        }
    };
    let gait = Gait::of(pawn, from);
    let open = |from: Spot, to: Spot| setup.may_enter(from, to) && setup.board.man(to).is_none();
    for step in gait.moves.iter().copied() {
        let Some(to) = from.step(step).filter(|to| open(from, *to)) else {
            continue;
        };
        let Some(after) = stepped(pawn, from, to) else {
            continue;
        };
        arrive(setup, from, to, pawn, &mut |mv| each(mv, part(to, false)));
        // Ruling IS-6. Two cells straight on.
        let second = to
            .step(step)
            .filter(|second| pawn.fresh && open(to, *second));
        if let Some(second) = second.filter(|second| stepped(after, to, *second).is_some()) {
            arrive(setup, from, second, pawn, &mut |mv| {
                each(mv, part(second, false));
            });
        }
    }
    for step in gait.captures.iter().copied() {
        let Some(to) = from.step(step) else {
            continue;
        };
        let prey = match setup.board.man(to) {
            Some(man) => is_prey(man, pawn.camp),
            None => passed_by(setup, to, pawn.camp).is_some(),
        };
        if prey && setup.may_enter(from, to) && stepped(pawn, from, to).is_some() {
            arrive(setup, from, to, pawn, &mut |mv| each(mv, part(to, true)));
        }
    }
}

/// The pawn that this camp can take in passing on this cell.
// Ruling IS-7.
fn passed_by(setup: &Setup, over: Spot, hunter: Camp) -> Option<Spot> {
    let mut passed = setup.passed.iter();
    let passed = passed.find(|passed| passed.over == over && passed.may.contains(hunter))?;
    Some(passed.pawn)
}

/// The kinds that pawns of this camp may become now.
pub(super) fn choices(setup: &Setup, camp: Camp) -> Vec<Role> {
    let lost = setup.lost[camp.index()];
    let may = |role: &Role| {
        let had = lost.count(*role).is_none_or(|count| count > 0);
        had && setup.board.count(camp, *role) < most(*role)
    };
    Role::PROMOTIONS.into_iter().filter(may).collect()
}

/// A pawn's move with its results on rank 1.
fn arrive(setup: &Setup, from: Spot, to: Spot, pawn: Piece, each: &mut impl FnMut(Move)) {
    let roles = if to.rank() == 1 {
        choices(setup, pawn.camp)
    } else {
        Vec::new()
    };
    if roles.is_empty() {
        each(Move {
            from,
            to,
            becomes: None,
        });
    }
    for role in roles {
        each(Move {
            from,
            to,
            becomes: Some(role),
        });
    }
}

/// The targets of king and rook for castling to this end of the line, and the cells between them.
pub(super) struct Castling {
    king: Spot,
    pub(super) crossed: Spot,
    pub(super) to: Spot,
    pub(super) rook: Spot,
    pub(super) between: Vec<Spot>,
}

impl Castling {
    // Ruling IS-9.
    pub(super) fn of(camp: Camp, far: bool) -> Self {
        let king = throne(camp);
        let at = |i| Spot::home(camp, i);
        let (crossed, to, rook, between) = if far {
            (king + 1, king + 2, 7, king + 1..7)
        } else {
            (king - 1, king - 2, 0, 1..king)
        };
        Self {
            king: at(king),
            crossed: at(crossed),
            to: at(to),
            rook: at(rook),
            between: between.map(at).collect(),
        }
    }
}

fn each_castling(setup: &Setup, king: Spot, each: &mut impl FnMut(Move)) {
    let camp = setup.mover;
    for far in [false, true] {
        if setup.rights & right(camp, far) == 0 {
            continue;
        }
        let castling = Castling::of(camp, far);
        let mut between = castling.between.iter();
        if castling.king != king
            || between.any(|spot| setup.board.man(*spot).is_some())
            || is_attacked(setup, &setup.board, king, camp)
        {
            continue;
        }
        let mut half = setup.board.clone();
        half.take(king);
        half.put(castling.crossed, Man::Living(Piece::new(camp, Role::King)));
        if !is_attacked(setup, &half, castling.crossed, camp) {
            each(Move {
                from: king,
                to: castling.to,
                becomes: None,
            });
        }
    }
}

/// Returns `true` if the mover's king is attacked.
pub(super) fn in_check(setup: &Setup) -> bool {
    let king = setup.board.king(setup.mover);
    king.is_some_and(|king| is_attacked(setup, &setup.board, king, setup.mover))
}

/// The effects of a move on the board.
struct MoveEffect {
    captured: Option<Man>,
    /// The cell a pawn passed over, if it went two.
    over: Option<Spot>,
    /// Whether a pawn moved or was exchanged.
    pawn: bool,
}

fn act(setup: &Setup, board: &mut Board, mv: Move) -> MoveEffect {
    let Move { from, to, becomes } = mv;
    let piece = setup
        .board
        .living(from)
        .expect("a move starts from a piece");
    let pawn = piece.role == Role::Pawn;
    let prey = if board.man(to).is_some() {
        Some(to).filter(|to| *to != from)
    } else if pawn && !from_side(from, to) {
        passed_by(setup, to, piece.camp)
    } else {
        None
    };
    let captured = prey.and_then(|prey| board.take(prey));
    board.take(from);
    let mut arriving = piece;
    let mut over = None;
    if pawn {
        over = captured.is_none().then(|| middle(from, to)).flatten();
        let way = [Some(from), over, Some(to)];
        let cells: Vec<Spot> = way.into_iter().flatten().collect();
        for pair in cells.windows(2) {
            arriving = stepped(arriving, pair[0], pair[1]).unwrap_or(arriving);
        }
        arriving.fresh = false;
    }
    if let Some(role) = becomes {
        arriving = Piece::new(piece.camp, role);
    }
    board.put(to, Man::Living(arriving));
    if piece.role == Role::King {
        castle(setup, board, mv);
    }
    MoveEffect {
        captured,
        over,
        pawn,
    }
}

/// The rook's part of castling.
fn castle(setup: &Setup, board: &mut Board, mv: Move) {
    let camp = setup.mover;
    for far in [false, true] {
        let castling = Castling::of(camp, far);
        let castles = castling.king == mv.from && castling.to == mv.to;
        if castles
            && setup.rights & right(camp, far) != 0
            && let Some(rook) = board.take(castling.rook)
        {
            board.put(castling.crossed, rook);
        }
    }
}

/// Returns `true` if one cell lies one or two steps through sides from the other.
fn from_side(from: Spot, to: Spot) -> bool {
    let ((a, b), (x, y)) = (from.place(), to.place());
    a == x || b == y || a + b == x + y
}

/// The middle cell of two that lie two steps through sides apart in one direction.
fn middle(from: Spot, to: Spot) -> Option<Spot> {
    let ((a, b), (x, y)) = (from.place(), to.place());
    let step = ((x - a) / 2, (y - b) / 2);
    let twice = SIDES.contains(&step) && (step.0 * 2, step.1 * 2) == (x - a, y - b);
    twice.then(|| from.step(step))?
}

impl Setup {
    /// Returns `true` if this move captures.
    pub fn captures(&self, mv: Move) -> bool {
        let pawn = self
            .board
            .living(mv.from)
            .is_some_and(|piece| piece.role == Role::Pawn);
        mv.from != mv.to && (self.board.man(mv.to).is_some() || pawn && !from_side(mv.from, mv.to))
    }

    /// Plays a legal move and passes the turn on; eliminations are not judged yet.
    pub fn play(&mut self, mv: Move) {
        *self = self.played(mv);
    }

    /// The arrangement after a pseudo-legal move, with the turn passed on; eliminations are not judged yet.
    #[must_use]
    pub(super) fn played(&self, mv: Move) -> Self {
        let mut next = self.clone();
        let entry = act(self, &mut next.board, mv);
        next.finish(mv, &entry);
        next
    }

    /// The effects of a move beside the board.
    fn finish(&mut self, mv: Move, entry: &MoveEffect) {
        let mover = self.mover;
        self.still = self.still.saturating_add(1);
        if entry.captured.is_some() || entry.pawn {
            self.still = 0;
        }
        if let Some(Man::Living(piece)) = entry.captured {
            self.lost[piece.camp.index()].add(piece.role);
        }
        self.lose_rights(mv.from);
        self.lose_rights(mv.to);
        for passed in &mut self.passed {
            passed.may = passed.may.without(mover);
        }
        let board = &self.board;
        self.passed.retain(|passed| {
            let pawn = board.living(passed.pawn);
            let stands = pawn.is_some_and(|piece| piece.role == Role::Pawn && piece.camp != mover);
            stands && !passed.may.is_empty()
        });
        if let Some(over) = entry.over {
            self.passed.push(Passed {
                over,
                pawn: mv.to,
                may: self.players.without(mover),
            });
            self.passed
                .sort_by_key(|passed| board.living(passed.pawn).map(|piece| piece.camp));
        }
        self.mover = self.after(mover);
    }

    /// Removes castling rights after a move from or to this cell.
    fn lose_rights(&mut self, spot: Spot) {
        let Some(camp) = spot.territory().filter(|_| spot.rank() == 1) else {
            return;
        };
        for far in [false, true] {
            let castling = Castling::of(camp, far);
            if spot == castling.rook || spot == castling.king {
                self.rights &= !right(camp, far);
            }
        }
    }

    /// Eliminates the mover: the king is removed, the men stay as obstacles, and the territory closes.
    // Rulings IS-10 and IS-12.
    pub fn eliminate(&mut self) {
        let camp = self.mover;
        for spot in Spot::all() {
            let Some(Man::Living(piece)) = self.board.man(spot) else {
                continue;
            };
            let inside = spot.territory() == Some(camp);
            if piece.camp == camp {
                self.board.take(spot);
                if piece.role != Role::King {
                    let dead = Piece::new(camp, piece.role);
                    self.board.put(spot, Man::Dead(dead));
                }
            } else if inside && piece.role == Role::Pawn {
                self.board.take(spot);
            }
        }
        self.rights &= !(right(camp, false) | right(camp, true));
        self.lost[camp.index()] = Lost::default();
        for passed in &mut self.passed {
            passed.may = passed.may.without(camp);
        }
        let board = &self.board;
        self.passed
            .retain(|passed| !passed.may.is_empty() && board.living(passed.pawn).is_some());
        self.still = 0;
        self.mover = self.after(camp);
        self.players = self.players.without(camp);
    }
}

/// Returns `true` if this move leaves the mover's king safe.
fn is_safe(setup: &Setup, mv: Move) -> bool {
    let mut board = setup.board.clone();
    act(setup, &mut board, mv);
    let king = board.king(setup.mover);
    king.is_none_or(|king| !is_attacked(setup, &board, king, setup.mover))
}

/// The arrangement after a pseudo-legal move; `None` if it leaves the mover's king attacked.
pub(super) fn tried(setup: &Setup, mv: Move) -> Option<Setup> {
    let next = setup.played(mv);
    let king = next.board.king(setup.mover);
    let safe = king.is_none_or(|king| !is_attacked(setup, &next.board, king, setup.mover));
    safe.then_some(next)
}

/// All legal moves, in no particular order.
pub(super) fn legal(setup: &Setup) -> Vec<Move> {
    legal_that(setup, |_| true)
}

/// The legal moves that fit; only those are checked for legality.
pub(super) fn legal_that(setup: &Setup, fits: impl Fn(Move) -> bool) -> Vec<Move> {
    let mut legal = Vec::with_capacity(160);
    each_move(setup, |mv| {
        if fits(mv) && is_safe(setup, mv) {
            legal.push(mv);
        }
    });
    legal
}

/// Returns `true` if there is a legal move. Pieces are asked one by one until one has a move.
pub(super) fn any(setup: &Setup) -> bool {
    let ground = Ground::of(setup, &setup.board, setup.mover);
    setup.board.men(setup.mover).into_iter().any(|from| {
        let mut found = false;
        each_move_from(setup, &ground, from, None, &mut |mv| {
            found = found || is_safe(setup, mv);
        });
        found
    })
}
