//! The reason why a ply is not legal, as facts: the first rule that forbids it, in the order a person would ask.
//!
//! It explains plies that generation has refused, and never decides on legality.

use crate::game::text::Reason;
use crate::games::four_kings::board::{Army, Colour, DIRECTIONS, Piece, Role, Square};
use crate::games::four_kings::legal::PositionStatus;
use crate::games::four_kings::men::Board;
use crate::games::four_kings::moves::{Becomes, Move, armies, without_pawn_and_prey};
use crate::games::four_kings::position::Position;
use crate::games::four_kings::setup::{Begun, ROOKS, Setup};

/// Adds the attackers of this king's square: the first by name, all by their lines.
fn attacked(reason: Reason, board: &Board, king: Square, enemy: Colour) -> Reason {
    let attackers = board.attackers(king, enemy);
    let lines = attackers
        .into_iter()
        .flat_map(|at| at.between(king).into_iter().chain([at]));
    let lines: Vec<Square> = lines.collect();
    let reason = reason.name("king", &king).show([king]).show(lines);
    let first = attackers.into_iter().next();
    match first.and_then(|at| Some((at, board.piece(at)?))) {
        Some((at, by)) => reason.word("by", by.role.code()).name("square", &at),
        None => reason,
    }
}

/// The ply was tried after the end of the game.
pub(super) fn game_over(tried: Vec<Square>) -> Reason {
    Reason::new("game-over", tried)
}

/// More than two moves were typed.
pub(super) fn turn_spent(tried: Vec<Square>) -> Reason {
    Reason::new("turn-spent", tried)
}

/// The reason why the turn does not end here, or no king is handed over.
pub(super) fn standing_still(position: &Position, mv: Move) -> Reason {
    let setup = position.setup();
    let king = match mv {
        Move::HandOver(king) => Some(king),
        Move::Done | Move::Go { .. } => None,
    };
    if let Some(draft) = by_surrender(position, king.into_iter().collect()) {
        return draft;
    }
    if let Some(king) = king {
        let draft = Reason::new("not-mated", [king]).name("square", &king);
        return draft.show([king]).ruling("FK-15");
    }
    if setup.begun.is_none() {
        return Reason::new("done-first", None::<Square>).ruling("FK-4");
    }
    let draft = Reason::new("done-check", None::<Square>);
    match open_king(setup, &setup.board) {
        Some(king) => attacked(draft, &setup.board, king, setup.mover.colour().other()),
        None => draft,
    }
}

/// A king must be handed over before anything else.
fn by_surrender(position: &Position, tried: Vec<Square>) -> Option<Reason> {
    let PositionStatus::Surrender(kings) = position.board_status() else {
        return None;
    };
    let names: Vec<String> = kings.iter().map(|king| format!("{king}#")).collect();
    Some(
        Reason::new("surrender-due", tried)
            .name("kings", &names.join(", "))
            .show(kings.iter().copied())
            .ruling("FK-15"),
    )
}

/// The reason why no legal move goes from one square to the other.
pub(super) fn movement(position: &Position, from: Square, to: Square) -> Reason {
    if let Some(draft) = by_surrender(position, vec![from, to]) {
        return draft;
    }
    let attempt = match Attempt::of(position, from, to) {
        Ok(attempt) => attempt,
        Err(draft) => return draft,
    };
    attempt
        .by_target()
        .or_else(|| attempt.by_way())
        .or_else(|| attempt.by_enemy_king())
        .or_else(|| attempt.by_throne())
        .unwrap_or_else(|| attempt.by_consequence())
}

/// The reason why the pawn does not become the typed kind; `fitting` are the legal moves between the squares.
pub(super) fn becoming(position: &Position, from: Square, to: Square, fitting: &[Move]) -> Reason {
    let draft = |code| Reason::new(code, [from, to]).show([to]);
    let captive = fitting.iter().find_map(|mv| match mv {
        Move::Go {
            becomes: Some(Becomes::Released(army)),
            ..
        } => Some(army.throne()),
        Move::Go { .. } | Move::HandOver(_) | Move::Done => None,
    });
    if let Some(king) = captive {
        return draft("becomes-king").name("king", &king).ruling("FK-9");
    }
    let pawn = position.setup().board.piece(from);
    if to.is_back() && pawn.is_some_and(|piece| piece.role == Role::Pawn) {
        draft("becomes-piece")
    } else {
        draft("becomes-nothing")
    }
}

/// An attacked king among those that the mover must keep safe.
fn open_king(setup: &Setup, board: &Board) -> Option<Square> {
    let enemy = setup.mover.colour().other();
    let kings = setup.mover.armies().filter_map(|army| board.king(army));
    kings
        .into_iter()
        .find(|king| board.is_attacked(*king, enemy))
}

/// A move of one of the mover's own pieces.
struct Attempt<'a> {
    setup: &'a Setup,
    /// Passed squares that line pieces have made safe, each with its pawn.
    swept: &'a [(Square, Square)],
    piece: Piece,
    from: Square,
    to: Square,
    /// The piece on the target.
    met: Option<Piece>,
}

impl<'a> Attempt<'a> {
    fn of(position: &'a Position, from: Square, to: Square) -> Result<Self, Reason> {
        let setup = position.setup();
        let draft = |code| Reason::new(code, [from, to]).show([from]);
        let piece = setup.board.piece(from);
        let piece = piece.ok_or_else(|| draft("no-piece").name("square", &from))?;
        let refused = |code| {
            draft(code)
                .word("piece", piece.role.code())
                .name("square", &from)
        };
        if piece.colour() != setup.mover.colour() {
            return Err(refused("not-yours").word("side", piece.colour().code()));
        }
        if !setup.mover.commands(piece.army) {
            return Err(refused("partners").ruling("FK-5"));
        }
        if armies(setup).all(|army| army != piece.army) {
            return Err(refused("headless").ruling("FK-15"));
        }
        if let Some(Begun::Moved(first, second)) = setup.begun
            && (first == from || second == Some(from))
        {
            return Err(refused("moved-already").ruling("FK-6"));
        }
        if from == to {
            let draft = refused("same-square");
            let knight = piece.role == Role::Knight;
            return Err(if knight { draft.ruling("FK-7") } else { draft });
        }
        Ok(Self {
            setup,
            swept: position.swept(),
            piece,
            from,
            to,
            met: setup.board.piece(to),
        })
    }

    fn draft(&self, code: &'static str) -> Reason {
        Reason::new(code, [self.from, self.to])
    }

    fn of_piece(&self, code: &'static str) -> Reason {
        self.draft(code).word("piece", self.piece.role.code())
    }

    const fn enemy(&self) -> Colour {
        self.piece.colour().other()
    }

    /// A friend stands on the target.
    fn by_target(&self) -> Option<Reason> {
        let friend = self.met.filter(|met| met.colour() == self.piece.colour())?;
        let code = if self.setup.mover.commands(friend.army) {
            "own-piece"
        } else {
            "partner-stands"
        };
        let draft = self.of_piece(code).name("square", &self.to);
        Some(draft.word("by", friend.role.code()).show([self.to]))
    }

    /// The piece does not move that way, or is blocked.
    fn by_way(&self) -> Option<Reason> {
        let straight = self.from.file() == self.to.file() || self.from.rank() == self.to.rank();
        let files = self.from.file().abs_diff(self.to.file());
        let aslant = files == self.from.rank().abs_diff(self.to.rank());
        let (along, code) = match self.piece.role {
            Role::King => return self.by_kings_way(),
            Role::Knight => return self.by_knights_way(),
            Role::Pawn => return self.by_pawns_way(),
            Role::Queen => (straight || aslant, "queen-line"),
            Role::Rook => (straight, "rook-straight"),
            Role::Bishop => (aslant, "bishop-diagonal"),
        };
        if !along {
            return Some(self.no_way(code));
        }
        let toward = (
            step(self.from.file(), self.to.file()),
            step(self.from.rank(), self.to.rank()),
        );
        let direction = DIRECTIONS.iter().position(|way| *way == toward)?;
        for at in self.from.ray(direction) {
            if at == self.to {
                return None;
            }
            if let Some(by) = self.setup.board.piece(at) {
                let draft = self.of_piece("blocked").name("square", &at).show([at]);
                let draft = draft.word("by", by.role.code());
                return Some(draft.word("side", by.colour().code()));
            }
        }
        let draft = self.of_piece("turret").name("from", &self.from);
        Some(draft.name("to", &self.to).show([self.to]).ruling("FK-1"))
    }

    fn no_way(&self, code: &'static str) -> Reason {
        self.of_piece(code)
            .name("from", &self.from)
            .name("to", &self.to)
            .show([self.to])
    }

    fn by_knights_way(&self) -> Option<Reason> {
        if self.from.hops().any(|near| near == self.to) {
            return None;
        }
        let nears = self.from.hops();
        let nears: Vec<Square> = nears
            .filter(|near| near.hops().any(|far| far == self.to))
            .collect();
        if nears.is_empty() {
            return Some(self.no_way("knight-hops"));
        }
        if nears
            .iter()
            .any(|near| self.setup.board.piece(*near).is_none())
        {
            return None;
        }
        let names: Vec<String> = nears.iter().map(ToString::to_string).collect();
        let draft = self
            .draft("knight-between")
            .name("squares", &names.join(", "));
        Some(draft.show(nears).ruling("FK-7"))
    }

    fn by_pawns_way(&self) -> Option<Reason> {
        let board = &self.setup.board;
        let mut way = Vec::new();
        for at in self.from.ray(self.piece.heading as usize).take(3) {
            way.push(at);
            if at == self.to {
                let (at, by) = way.iter().find_map(|at| Some((*at, board.piece(*at)?)))?;
                let draft = self.draft("pawn-ahead").name("square", &at).show([at]);
                return Some(draft.word("by", by.role.code()));
            }
        }
        let mut targets = self.from.pawn_targets(self.piece.heading);
        if targets.all(|at| at != self.to) {
            let draft = self.no_way("pawn-step");
            return Some(draft.word("side", self.piece.heading.army().code()));
        }
        if self.met.is_some() {
            return None;
        }
        let draft = |code| self.draft(code).name("square", &self.to).show([self.to]);
        if let Some(pawn) = self.swept().filter(|_| !self.may_take_in_passing()) {
            return Some(draft("passed-swept").show([pawn]).ruling("FK-12"));
        }
        Some(match self.may_have_passed() {
            Some(_) if self.may_take_in_passing() => return None,
            Some(pawn) => draft("passed-gone").show([pawn]).ruling("FK-11"),
            None => draft("pawn-needs-enemy"),
        })
    }

    /// Returns `true` if an enemy pawn has passed over the target and the turn begins.
    fn may_take_in_passing(&self) -> bool {
        let mut passed = self.setup.passed.iter();
        self.setup.begun.is_none() && passed.any(|(at, _)| *at == self.to)
    }

    /// The enemy pawn that has just passed the target, which a line piece has made safe since.
    fn swept(&self) -> Option<Square> {
        // Later in the turn it is too late anyway.
        let pawn = self
            .may_have_passed()
            .filter(|_| self.setup.begun.is_none())?;
        let known = self.swept.contains(&(self.to, pawn));
        // A pawn that has just gone three squares has one square left to be taken on: the other was swept.
        let other = self.setup.passed.iter().any(|(_, by)| *by == pawn);
        (known || other).then_some(pawn)
    }

    /// An enemy pawn one or two squares beyond the target, as if it had passed over it.
    fn may_have_passed(&self) -> Option<Square> {
        let board = &self.setup.board;
        (0..4).find_map(|direction| {
            let next = self.to.ray(direction).take(2);
            let (at, pawn) = next
                .into_iter()
                .find_map(|at| Some((at, board.piece(at)?)))?;
            let comes = pawn.role == Role::Pawn && pawn.heading as usize == direction;
            (comes && pawn.colour() == self.enemy()).then_some(at)
        })
    }

    fn by_kings_way(&self) -> Option<Reason> {
        let files = self.from.file().abs_diff(self.to.file());
        let ranks = self.from.rank().abs_diff(self.to.rank());
        if files.max(ranks) == 1 {
            return None;
        }
        let army = self.piece.army;
        let rook = [(2, 0), (6, 7)]
            .into_iter()
            .find(|(to, _)| army.home(*to) == self.to && self.from == army.throne());
        match rook {
            Some((_, rook)) => self.by_castling(army, rook),
            None => Some(self.no_way("king-step")),
        }
    }

    fn by_castling(&self, army: Army, rook: u8) -> Option<Reason> {
        let board = &self.setup.board;
        let right = ROOKS.iter().position(|place| *place == (army, rook));
        if right.is_none_or(|right| self.setup.rights & (1 << right) == 0) {
            let draft = self.draft("castle-moved").name("king", &self.from);
            return Some(draft.show([self.from, army.home(rook)]));
        }
        let (inner, crossed) = if rook == 0 { (1..4, 3) } else { (5..7, 5) };
        let mut inner = inner.map(|i| army.home(i));
        if let Some((at, by)) = inner.find_map(|at| Some((at, board.piece(at)?))) {
            let draft = self.draft("castle-between").name("square", &at).show([at]);
            return Some(draft.word("by", by.role.code()));
        }
        if board.is_attacked(self.from, self.enemy()) {
            let draft = self.draft("castle-check");
            return Some(attacked(draft, board, self.from, self.enemy()));
        }
        let mut half = board.clone();
        half.take(self.from);
        let crossed = army.home(crossed);
        half.put(crossed, self.piece);
        let through = half.is_attacked(crossed, self.enemy());
        through.then(|| attacked(self.draft("castle-through"), &half, crossed, self.enemy()))
    }

    fn by_enemy_king(&self) -> Option<Reason> {
        self.met.filter(|met| met.role == Role::King)?;
        let draft = self.draft("king-untaken").name("square", &self.to);
        Some(draft.show([self.to]).ruling("FK-13"))
    }

    /// The captive king cannot return, so the pawn may not move onto a back line.
    fn by_throne(&self) -> Option<Reason> {
        if self.piece.role != Role::Pawn || !self.to.is_back() {
            return None;
        }
        let throne = self.setup.captive_of(self.piece.colour())?.throne();
        let board = without_pawn_and_prey(self.setup, self.from, self.to, self.piece);
        if let Some(by) = board.piece(throne) {
            let draft = self.draft("throne-taken").name("king", &throne);
            return Some(
                draft
                    .word("by", by.role.code())
                    .show([throne])
                    .ruling("FK-9"),
            );
        }
        board.is_attacked(throne, self.enemy()).then(|| {
            let draft = self.draft("throne-attacked").ruling("FK-9");
            attacked(draft, &board, throne, self.enemy())
        })
    }

    /// The move is possible, but its result is forbidden.
    fn by_consequence(&self) -> Reason {
        let becomes = (self.piece.role == Role::Pawn && self.to.is_back()).then(|| {
            let captive = self.setup.captive_of(self.piece.colour());
            captive.map_or(Becomes::Promoted(Role::Queen), Becomes::Released)
        });
        let next = self.setup.with_first(self.from, self.to, becomes);
        let attacked = |draft: Reason, king| attacked(draft, &next.board, king, self.enemy());
        if self.piece.role == Role::King && next.board.is_attacked(self.to, self.enemy()) {
            return attacked(self.draft("king-attacked"), self.to);
        }
        if let Some(king) = self.laid_open(&next) {
            return attacked(self.draft("partner-open").ruling("FK-14"), king);
        }
        let code = if self.setup.begun.is_some() {
            "left-attacked"
        } else {
            "left-beyond"
        };
        match open_king(&next, &next.board) {
            Some(king) => attacked(self.draft(code), king),
            None => self.draft(code),
        }
    }

    /// The partner's king, if a new attack hits it.
    fn laid_open(&self, next: &Setup) -> Option<Square> {
        let partner = self.piece.army.partner();
        let attackers = |board: &Board| {
            let king = board.king(partner)?;
            Some((king, board.attackers(king, self.enemy())))
        };
        let (king, after) = attackers(&next.board)?;
        let before = attackers(&self.setup.board).map(|(_, before)| before);
        let own = self.setup.mover.commands(partner);
        (!own && !after.is_within(before.unwrap_or_default())).then_some(king)
    }
}

/// One step from one number toward another.
const fn step(from: u8, to: u8) -> i8 {
    if to > from {
        1
    } else if to < from {
        -1
    } else {
        0
    }
}
