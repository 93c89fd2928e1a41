//! The reason why a move is not legal, as facts: the first rule that forbids it, in the order a person would ask.
//!
//! It explains moves that generation has refused, and never decides on legality.

use crate::game::grid::Cell;
use crate::game::text::Reason;
use crate::games::immortal_star_masters::attacks::is_attacked;
use crate::games::immortal_star_masters::board::{CORNERS, Piece, Role, SIDES, Spot, cell_at};
use crate::games::immortal_star_masters::camps::{Axial, Camp};
use crate::games::immortal_star_masters::men::{Board, Man};
use crate::games::immortal_star_masters::moves::{Castling, Move, choices};
use crate::games::immortal_star_masters::pawns::{Gait, stepped};
use crate::games::immortal_star_masters::position::Position;
use crate::games::immortal_star_masters::setup::{Setup, right, throne};

/// The move was tried after the end of the game.
pub(super) fn game_over(tried: Option<(Axial, Axial)>) -> Reason {
    let tried = tried.into_iter().flat_map(|(from, to)| [from, to]);
    Reason::new("game-over", tried.map(cell_at))
}

/// The reason why no pawn becomes this kind with one of these moves, which go the typed way.
pub(super) fn kind(position: &Position, role: Role, fitting: &[Move]) -> Reason {
    let choices: Vec<String> = fitting
        .iter()
        .filter_map(|mv| Some(mv.becomes?.letter().to_string()))
        .collect();
    let ends = fitting.first().map(|mv| [mv.from, mv.to]);
    let tried = ends.into_iter().flatten();
    let to = ends.map(|[_, to]| to.cell());
    if !choices.is_empty() {
        let draft = Reason::new("star-kind", tried.map(Spot::cell)).word("piece", role.code());
        return draft.name("choices", &choices.join(", ")).show(to);
    }
    let board = &position.setup().board;
    let piece = ends.and_then(|[from, _]| board.living(from));
    let arrives = ends.filter(|[_, to]| to.rank() == 1);
    match (piece, arrives) {
        (Some(piece), Some([_, to])) if piece.role == Role::Pawn => {
            nothing_lost(Reason::new("star-nothing-lost", tried.map(Spot::cell)), to)
        }
        _ => {
            let role = piece.map_or(Role::Pawn, |piece| piece.role);
            let at = ends.map_or_else(String::new, |[from, _]| from.to_string());
            let draft = Reason::new("star-nothing-due", tried.map(Spot::cell));
            let draft = draft.word("piece", role.code()).name("square", &at);
            draft.show(to).ruling("IS-8")
        }
    }
}

fn nothing_lost(draft: Reason, at: Spot) -> Reason {
    draft.name("square", &at).show([at.cell()]).ruling("IS-8")
}

/// The reason why no legal move leads from one cell to the other; `becoming` if a promotion was typed.
pub(super) fn refused(position: &Position, from: Axial, to: Axial, becoming: bool) -> Reason {
    let wall =
        |place| Reason::new("star-wall", [from, to].map(cell_at)).name("square", &Name(place));
    let Some(at) = Spot::at(from) else {
        return wall(from).show([cell_at(from)]);
    };
    let attempt = match Attempt::of(position.setup(), at, to, becoming) {
        Ok(attempt) => attempt,
        Err(reason) => return reason,
    };
    let Some(target) = Spot::at(to) else {
        return wall(to).show([cell_at(to)]);
    };
    attempt
        .by_target(target)
        .or_else(|| attempt.by_way(target))
        .unwrap_or_else(|| attempt.by_consequence(target))
}

/// The reason why the king does not castle.
pub(super) fn castling(position: &Position, from: Spot, to: Spot) -> Reason {
    let setup = position.setup();
    let king = Piece::new(setup.mover, Role::King);
    let attempt = Attempt {
        setup,
        piece: king,
        from,
        to: to.place(),
    };
    let reason = attempt.by_castling(to);
    reason.unwrap_or_else(|| attempt.by_consequence(to))
}

/// A cell's name, wall or not.
struct Name(Axial);

impl std::fmt::Display for Name {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Cell { file, rank } = cell_at(self.0);
        write!(f, "{}{}", char::from(b'A' + rank), file + 1)
    }
}

/// A move of one of the mover's own pieces.
struct Attempt<'a> {
    setup: &'a Setup,
    piece: Piece,
    from: Spot,
    to: Axial,
}

impl<'a> Attempt<'a> {
    fn of(setup: &'a Setup, from: Spot, to: Axial, becoming: bool) -> Result<Self, Reason> {
        let draft = |code| {
            let draft = Reason::new(code, [from.cell(), cell_at(to)]);
            draft.show([from.cell()])
        };
        let man = setup.board.man(from);
        let man = man.ok_or_else(|| draft("no-piece").name("square", &from))?;
        let piece = man.piece();
        let of_piece = |code| {
            draft(code)
                .word("piece", piece.role.code())
                .name("square", &from)
        };
        if matches!(man, Man::Dead(_)) {
            let draft = of_piece("star-dead").word("side", piece.camp.code());
            return Err(draft.ruling("IS-10"));
        }
        if piece.camp != setup.mover {
            return Err(of_piece("not-yours").word("side", piece.camp.code()));
        }
        let attempt = Self {
            setup,
            piece,
            from,
            to,
        };
        let waits = piece.role == Role::Pawn && from.rank() == 1;
        let stays = to == from.place();
        match (waits, stays) {
            (true, true) if choices(setup, piece.camp).is_empty() => {
                Err(nothing_lost(attempt.bare("star-nothing-lost"), from))
            }
            // Only the king's danger forbids the exchange.
            (true, true) => Err(attempt.by_consequence(from)),
            (true, false) => Err(draft("star-waits").name("square", &from).ruling("IS-8")),
            (false, true) if becoming => Err(of_piece("star-nothing-due").ruling("IS-8")),
            (false, true) => Err(of_piece("same-square")),
            (false, false) => Ok(attempt),
        }
    }

    fn bare(&self, code: &'static str) -> Reason {
        Reason::new(code, [self.from.cell(), cell_at(self.to)])
    }

    fn draft(&self, code: &'static str) -> Reason {
        self.bare(code).word("piece", self.piece.role.code())
    }

    /// The piece on the target keeps all pieces of this side off it.
    fn by_target(&self, to: Spot) -> Option<Reason> {
        let met = self.setup.board.living(to)?;
        if met.camp == self.piece.camp {
            let draft = self.draft("own-piece").name("square", &to);
            return Some(draft.word("by", met.role.code()).show([to.cell()]));
        }
        let draft = self.bare("star-king-taken").name("square", &to);
        let draft = draft.word("side", met.camp.code()).show([to.cell()]);
        (met.role == Role::King).then_some(draft)
    }

    /// The piece does not move that way, or is blocked.
    fn by_way(&self, to: Spot) -> Option<Reason> {
        let code = match self.piece.role {
            Role::Pawn => return self.by_pawns_way(to),
            Role::Knight => return self.by_leap(to),
            Role::King if self.is_castling(to) => return self.by_castling(to),
            Role::King => "star-king-step",
            Role::Queen => "star-queen-line",
            Role::Rook => "star-rook-line",
            Role::Bishop => "star-bishop-line",
        };
        let steps = match self.piece.role {
            Role::Rook => SIDES.to_vec(),
            Role::Bishop => CORNERS.to_vec(),
            Role::King | Role::Queen | Role::Knight | Role::Pawn => [SIDES, CORNERS].concat(),
        };
        let way = steps.into_iter().find_map(|step| self.way(step));
        let farthest = if self.piece.role == Role::King { 1 } else { 18 };
        match way.filter(|way| way.len() <= farthest) {
            Some(way) => self.by_obstacle(&way),
            None => Some(self.no_way(code)),
        }
    }

    fn no_way(&self, code: &'static str) -> Reason {
        let draft = self.draft(code).name("from", &self.from);
        let draft = draft.name("to", &Name(self.to));
        draft.show([cell_at(self.to)])
    }

    /// The places from the piece to the target with this step, without regard to walls.
    fn way(&self, step: Axial) -> Option<Vec<Axial>> {
        let mut at = self.from.place();
        let mut way = Vec::new();
        while at != self.to {
            at = (at.0 + step.0, at.1 + step.1);
            if at.0.abs().max(at.1.abs()) > 9 {
                return None;
            }
            way.push(at);
        }
        Some(way)
    }

    /// The first obstacle on the way.
    fn by_obstacle(&self, way: &[Axial]) -> Option<Reason> {
        let mut last = self.from;
        for place in way {
            let Some(at) = Spot::at(*place) else {
                let draft = self.draft("star-wall-way").name("square", &Name(*place));
                return Some(draft.show([cell_at(*place)]));
            };
            let (a, b) = (last.place(), *place);
            if last.step((b.0 - a.0, b.1 - a.1)).is_none() {
                return Some(self.shut(last, at));
            }
            if !self.setup.may_enter(self.from, at) {
                return self.closed(at);
            }
            if *place != self.to
                && let Some(man) = self.setup.board.man(at)
            {
                return Some(self.blocked(at, man.piece()));
            }
            last = at;
        }
        None
    }

    // Ruling IS-5.
    fn shut(&self, from: Spot, to: Spot) -> Reason {
        let ((a, b), (x, y)) = (from.place(), to.place());
        let beside = |step: &Axial| {
            let place = (a + step.0, b + step.1);
            let next = SIDES.contains(&(x - place.0, y - place.1));
            let wall = Spot::at(place).is_none() && place.0.abs().max(place.1.abs()) <= 9;
            (next && wall && (place.0 + place.1).abs() <= 9).then(|| cell_at(place))
        };
        let walls: Vec<Cell> = SIDES.iter().filter_map(beside).collect();
        let draft = self.draft("star-wall-corner").name("from", &from);
        draft.name("to", &to).show(walls).ruling("IS-5")
    }

    fn closed(&self, at: Spot) -> Option<Reason> {
        let camp = self.setup.closed(at)?;
        let draft = self.bare("star-closed").name("square", &at);
        let draft = draft.word("side", camp.code()).show([at.cell()]);
        Some(draft.ruling("IS-10"))
    }

    fn blocked(&self, at: Spot, by: Piece) -> Reason {
        self.draft("blocked")
            .name("square", &at)
            .word("by", by.role.code())
            .word("side", by.camp.code())
            .show([at.cell()])
    }

    fn by_leap(&self, to: Spot) -> Option<Reason> {
        let (a, b) = (self.from.place(), to.place());
        let leap = (b.0 - a.0, b.1 - a.1);
        let possible = (0..6).any(|side| {
            [side, (side + 5) % 6].into_iter().any(|corner: usize| {
                let (s, c) = (SIDES[side], CORNERS[corner]);
                leap == (s.0 + c.0, s.1 + c.1)
            })
        });
        if !possible {
            return Some(self.no_way("star-knight-leap"));
        }
        if !self.from.leaps().any(|reached| reached == to) {
            let draft = self.bare("star-wall-leap").name("from", &self.from);
            let draft = draft.name("to", &to).show([to.cell()]);
            return Some(draft.ruling("IS-5"));
        }
        let enters = self.setup.may_enter(self.from, to);
        if enters { None } else { self.closed(to) }
    }
}

/// Pawns.
impl Attempt<'_> {
    fn by_pawns_way(&self, to: Spot) -> Option<Reason> {
        let (a, b) = (self.from.place(), to.place());
        let step = (b.0 - a.0, b.1 - a.1);
        let gait = Gait::of(self.piece, self.from);
        let at_home = self.from.territory() == Some(self.piece.camp);
        if gait.moves_by(step) {
            return self.by_line(to).or_else(|| self.by_no_room(to));
        }
        if gait.captures_by(step) {
            if self.from.step(step).is_none() {
                return Some(self.shut(self.from, to));
            }
            return self.by_line(to).or_else(|| self.by_no_prey(to));
        }
        let half = (step.0 / 2, step.1 / 2);
        let twice = (half.0 * 2, half.1 * 2) == step && gait.moves_by(half);
        if at_home && twice {
            return self.by_two_cells(half, to);
        }
        let code = match self.from.territory() {
            None => "star-pawn-middle",
            Some(_) if at_home => "star-pawn-home",
            Some(_) => "star-pawn-away",
        };
        Some(self.no_way(code))
    }

    // Ruling IS-6.
    fn by_two_cells(&self, half: Axial, to: Spot) -> Option<Reason> {
        if !self.piece.fresh {
            let draft = self.bare("star-two-gone").name("square", &self.from);
            return Some(draft.show([self.from.cell()]).ruling("IS-6"));
        }
        let (x, y) = self.from.place();
        let between = (x + half.0, y + half.1);
        self.by_obstacle(&[between]).or_else(|| self.by_no_room(to))
    }

    fn by_no_room(&self, to: Spot) -> Option<Reason> {
        let met = self.setup.board.man(to)?.piece();
        let draft = self.bare("star-pawn-empty").name("square", &to);
        Some(draft.word("by", met.role.code()).show([to.cell()]))
    }

    // Ruling IS-7.
    fn by_no_prey(&self, to: Spot) -> Option<Reason> {
        if self.setup.board.man(to).is_some() {
            return None;
        }
        let mut passed = self.setup.passed.iter();
        let passed = passed.find(|passed| passed.over == to);
        match passed {
            Some(passed) if passed.may.contains(self.piece.camp) => None,
            Some(passed) => {
                let draft = self.bare("star-passed-gone").name("square", &to);
                let shown = [to.cell(), passed.pawn.cell()];
                Some(draft.show(shown).ruling("IS-7"))
            }
            None => {
                let draft = self.bare("star-pawn-prey").name("square", &to);
                Some(draft.show([to.cell()]))
            }
        }
    }

    /// The territory is closed, or the pawn would cross its line a second time.
    fn by_line(&self, to: Spot) -> Option<Reason> {
        if !self.setup.may_enter(self.from, to) {
            return self.closed(to);
        }
        if stepped(self.piece, self.from, to).is_some() {
            return None;
        }
        let sides = [self.from.territory(), to.territory()];
        let mut crossed = sides.into_iter().flatten();
        let camp = crossed.find(|camp| self.piece.crossed.contains(*camp))?;
        let draft = self.bare("star-line").name("square", &self.from);
        let draft = draft.word("side", camp.code());
        Some(draft.show([self.from.cell(), to.cell()]))
    }
}

/// Kings, castling and caught pieces.
impl Attempt<'_> {
    fn is_castling(&self, to: Spot) -> bool {
        let camp = self.piece.camp;
        let mut ends = [false, true].into_iter();
        self.from == Spot::home(camp, throne(camp))
            && ends.any(|far| Castling::of(camp, far).to == to)
    }

    // Ruling IS-9.
    fn by_castling(&self, to: Spot) -> Option<Reason> {
        let camp = self.piece.camp;
        let mut ends = [false, true].into_iter();
        let far = ends.find(|far| Castling::of(camp, *far).to == to)?;
        let castling = Castling::of(camp, far);
        let bare = |code| self.bare(code).ruling("IS-9");
        if self.setup.rights & right(camp, far) == 0 {
            let shown = [self.from.cell(), castling.rook.cell()];
            return Some(bare("star-castle-gone").show(shown));
        }
        for at in castling.between {
            if let Some(man) = self.setup.board.man(at) {
                let draft = bare("star-castle-blocked").name("square", &at);
                let draft = draft.word("by", man.piece().role.code());
                return Some(draft.show([at.cell()]));
            }
        }
        let board = &self.setup.board;
        let check = bare("star-castle-check");
        if let Some(draft) = self.attacked(check, board, self.from) {
            return Some(draft);
        }
        let mut half = board.clone();
        half.take(self.from);
        half.put(castling.crossed, Man::Living(self.piece));
        let through = bare("star-castle-through");
        self.attacked(through, &half, castling.crossed)
    }

    /// The attacker of the king there, if there is one.
    fn attacked(&self, draft: Reason, board: &Board, king: Spot) -> Option<Reason> {
        let attackers = attackers(self.setup, board, king, self.piece.camp);
        let (at, by) = *attackers.first()?;
        let shown = attackers.iter().map(|(at, _)| at.cell());
        Some(
            draft
                .name("king", &king)
                .word("by", by.role.code())
                .name("square", &at)
                .show([king.cell()])
                .show(shown),
        )
    }

    /// The move is possible, but its result is forbidden.
    fn by_consequence(&self, to: Spot) -> Reason {
        let camp = self.piece.camp;
        let mut after = self.setup.clone();
        after.play(Move {
            from: self.from,
            to,
            becomes: None,
        });
        let king = |board: &Board| board.king(camp).unwrap_or(self.from);
        let (before, then) = (&self.setup.board, &after.board);
        let code = if is_attacked(self.setup, before, king(before), camp) {
            "star-danger-stays"
        } else {
            "star-danger-enters"
        };
        let danger = self.attacked(self.bare(code), then, king(then));
        danger.unwrap_or_else(|| self.caught())
    }

    // Ruling IS-11.
    fn caught(&self) -> Reason {
        let camp = self.setup.closed(self.from).unwrap_or(self.piece.camp);
        let draft = self.draft("star-caught").name("square", &self.from);
        let draft = draft.word("side", camp.code());
        draft.show([self.from.cell()]).ruling("IS-11")
    }
}

/// The living pieces that attack a cell. Each is tested as if all others were dead obstacles.
fn attackers(setup: &Setup, board: &Board, target: Spot, camp: Camp) -> Vec<(Spot, Piece)> {
    let foe = |at: Spot| {
        let piece = board.living(at)?;
        (piece.camp != camp).then_some((at, piece))
    };
    let foes: Vec<(Spot, Piece)> = Spot::all().filter_map(foe).collect();
    let attacks = |(one, _): &(Spot, Piece)| {
        let mut alone = board.clone();
        for (at, piece) in foes.iter().filter(|(at, _)| at != one) {
            alone.take(*at);
            alone.put(*at, Man::Dead(*piece));
        }
        is_attacked(setup, &alone, target, camp)
    };
    foes.iter().copied().filter(attacks).collect()
}
