//! [`Position`]: a lawful arrangement being played, and its end.

use std::hash::{Hash, Hasher};
use std::sync::OnceLock;

use crate::game;
use crate::game::outcome::{Outcome, Status, Termination};
use crate::game::seat::{BySeat, Seat, SeatSet};
use crate::game::text::{MoveText, Spelling};
use crate::games::four_kings::board::{Army, Colour, Role, Square};
use crate::games::four_kings::legal::{self, Draw, PositionStatus, Threats};
use crate::games::four_kings::moves::{Becomes, Move};
use crate::games::four_kings::setup::{Mover, Seating, Setup, SetupFault, SetupField};

/// A lawful position.
#[derive(Clone, Debug)]
pub struct Position {
    setup: Setup,
    status: PositionStatus,
    /// The threats to the kings of the side to move, once a search has asked.
    threats: OnceLock<Threats>,
    /// Passed squares that line pieces have swept since the other side last moved, each with its pawn. No rule needs
    /// them; they explain why nothing can be taken there.
    swept: Vec<(Square, Square)>,
    /// The armies whose players left in the middle of another one's turn. Their kings leave when it ends.
    leaving: Vec<Army>,
    /// The colour that lost when a player left, and how that one left.
    forfeit: Option<(Colour, Termination)>,
}

impl Position {
    /// The start of a game.
    pub fn start(table: Seating) -> Self {
        Self::playing(Setup::start(table))
    }

    /// This arrangement as a position.
    ///
    /// # Errors
    /// The fault of the arrangement.
    pub fn from_setup(setup: Setup) -> Result<Self, SetupFault> {
        setup.check()?;
        let at = Self::playing(setup);
        if at.setup.begun.is_some() && legal::plies(&at.setup, &at.status).is_empty() {
            return Err(SetupFault::new("begun-stuck", SetupField::Begun));
        }
        Ok(at)
    }

    fn playing(setup: Setup) -> Self {
        Self {
            status: legal::board_status(&setup),
            threats: OnceLock::new(),
            setup,
            swept: Vec::new(),
            leaving: Vec::new(),
            forfeit: None,
        }
    }

    /// Judges an arrangement that has changed.
    fn update_status(&mut self) {
        self.status = legal::board_status(&self.setup);
        self.threats = OnceLock::new();
    }

    /// The position after a pseudo-legal move; `None` if the move is illegal. A stalemate is not detected, and swept
    /// squares are not kept: a search needs neither.
    pub(super) fn tried(&self, mv: Move) -> Option<Self> {
        let threats = || *self.threats.get_or_init(|| Threats::to_mover(&self.setup));
        let mut setup = self.setup.clone();
        setup.play(mv);
        let mut next = Self {
            status: legal::board_status_after(&self.setup, threats, &setup, mv)?,
            threats: OnceLock::new(),
            setup,
            swept: Vec::new(),
            leaving: self.leaving.clone(),
            forfeit: None,
        };
        next.remove_leaving();
        Some(next)
    }

    /// The position with the enemies to move, for a search; `None` if a king is in danger.
    pub(super) fn handed_to_enemies(&self) -> Option<Self> {
        if !matches!(self.status, PositionStatus::Play { check: false }) {
            return None;
        }
        let mut setup = self.setup.clone();
        setup.hand_on();
        let mut next = Self {
            status: legal::board_status_handed_on(&setup),
            threats: OnceLock::new(),
            setup,
            swept: Vec::new(),
            leaving: self.leaving.clone(),
            forfeit: None,
        };
        next.remove_leaving();
        Some(next)
    }

    /// The arrangement.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Passed squares that line pieces have swept since the other side last moved, each with its pawn.
    pub(super) fn swept(&self) -> &[(Square, Square)] {
        &self.swept
    }

    /// The status of the side to move.
    pub(super) const fn board_status(&self) -> &PositionStatus {
        &self.status
    }

    /// The canonical text of a legal ply.
    pub fn write(&self, mv: Move) -> MoveText {
        self.text(mv).into()
    }

    /// The legal ply with this canonical text. No other is checked for legality.
    pub(super) fn written(&self, text: &MoveText) -> Option<Move> {
        if self.forfeit.is_some() {
            return None;
        }
        let same = |mv| self.text(mv).as_str() == text.as_str();
        let plies = legal::plies_that(&self.setup, &self.status, same);
        let found = plies.into_iter().find(|mv| same(*mv));
        found.or_else(|| self.without_leaving()?.written(text))
    }

    /// The text of a ply.
    fn text(&self, mv: Move) -> Spelling {
        Spelling::of(|pen| match mv {
            Move::Done => "done".chars().for_each(|letter| pen.put(letter)),
            Move::HandOver(king) => {
                king.spell(pen);
                pen.put('#');
            }
            Move::Go { from, to, becomes } => {
                from.spell(pen);
                pen.put(if self.setup.captures(from, to) {
                    'x'
                } else {
                    '-'
                });
                to.spell(pen);
                let letter = becomes.map(|becomes| match becomes {
                    Becomes::Promoted(role) => role.letter(),
                    Becomes::Released(_) => 'K',
                });
                if let Some(letter) = letter {
                    pen.put('=');
                    pen.put(letter);
                }
            }
        })
    }

    fn outcome(&self) -> Option<Outcome> {
        let seats = self.setup.table().seats();
        if let Some((loser, why)) = &self.forfeit {
            return Some(self.lost(*loser, why.clone()));
        }
        match &self.status {
            PositionStatus::Lost => {
                Some(self.lost(self.setup.mover.colour(), Termination::new("both-kings")))
            }
            PositionStatus::Drawn(Draw::Stalemate) => {
                Some(Outcome::draw(seats, Termination::new("stalemate")))
            }
            PositionStatus::Drawn(Draw::Standstill) => {
                Some(Outcome::draw(seats, Termination::new("uneventful")))
            }
            PositionStatus::Drawn(Draw::BareKings) => {
                Some(Outcome::draw(seats, Termination::new("bare-kings")))
            }
            PositionStatus::Play { .. } | PositionStatus::Pass | PositionStatus::Surrender(_) => {
                None
            }
        }
    }

    /// The outcome in which this colour's players share the second place.
    fn lost(&self, loser: Colour, termination: Termination) -> Outcome {
        let table = self.setup.table();
        let places = BySeat::from_fn(table.seats(), |seat| {
            let lost = Mover::at(seat, table).is_some_and(|mover| mover.colour() == loser);
            if lost { 2 } else { 1 }
        });
        Outcome {
            places,
            termination,
        }
    }

    /// Removes the king of this army after its player left, once the turn under way has ended.
    // Ruling FK-16. The king is mated in team play. If it was captive already, its colour has lost.
    fn leave(&mut self, army: Army, why: Termination) {
        let (colour, partner) = (army.colour(), army.partner());
        let partner_is_out = self.setup.is_captive(partner) || self.leaving.contains(&partner);
        if self.setup.is_captive(army) || partner_is_out {
            self.forfeit = Some((colour, why));
            return;
        }
        self.leaving.push(army);
        if self.setup.mover.commands(army) {
            self.remove_king(army);
            self.setup.play(Move::Done);
        }
        self.remove_leaving();
    }

    /// Removes the kings of the players who left, unless a turn is under way.
    fn remove_leaving(&mut self) {
        if self.setup.begun.is_some() || self.leaving.is_empty() {
            return;
        }
        for army in std::mem::take(&mut self.leaving) {
            self.remove_king(army);
        }
        self.update_status();
    }

    /// The position without the kings of the players who left; `None` if all kings stay. In games that began before
    /// those kings stayed until the turn ended, the rest of the turn was played in it.
    fn without_leaving(&self) -> Option<Self> {
        if self.leaving.is_empty() {
            return None;
        }
        let mut next = self.clone();
        for army in std::mem::take(&mut next.leaving) {
            next.remove_king(army);
        }
        next.update_status();
        Some(next)
    }

    fn remove_king(&mut self, army: Army) {
        if let Some(king) = self.setup.board.king(army) {
            let begun = self.setup.begun;
            self.setup.hand_over(king);
            self.setup.begun = begun;
        }
    }
}

impl PartialEq for Position {
    // Ruling FK-16. Equality ignores only the count of quiet turns.
    fn eq(&self, other: &Self) -> bool {
        let same = |a: &Setup, b: &Setup| {
            a.board == b.board
                && a.mover == b.mover
                && a.begun == b.begun
                && a.rights == b.rights
                && a.captives == b.captives
                && a.passed == b.passed
        };
        same(&self.setup, &other.setup)
            && self.leaving == other.leaving
            && self.forfeit == other.forfeit
    }
}

impl Eq for Position {}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.setup.board.hash(state);
        self.setup.mover.hash(state);
        self.setup.begun.hash(state);
    }
}

impl game::Position for Position {
    type Move = Move;

    fn seats(&self) -> u8 {
        self.setup.table().seats()
    }

    fn status(&self) -> Status {
        let to_move = || Status::ToMove(self.setup.mover.seat());
        self.outcome().map_or_else(to_move, Status::Over)
    }

    /// "play"; "check": an own king is attacked; "surrender": one must be handed over; "lost"; "draw".
    fn state(&self) -> &'static str {
        match self.status {
            PositionStatus::Play { check: false } | PositionStatus::Pass => "play",
            PositionStatus::Play { check: true } => "check",
            PositionStatus::Surrender(_) => "surrender",
            PositionStatus::Lost => "lost",
            PositionStatus::Drawn(_) => "draw",
        }
    }

    fn legal_moves(&self) -> Vec<Move> {
        if self.forfeit.is_some() {
            return Vec::new();
        }
        let mut plies = legal::plies(&self.setup, &self.status);
        plies.sort_by_cached_key(|mv| self.text(*mv));
        plies
    }

    fn play_unchecked(&mut self, mv: &Move) {
        if let Some(earlier) = self.without_leaving()
            && !legal::plies(&self.setup, &self.status).contains(mv)
        {
            *self = earlier;
        }
        let (own, second) = (self.setup.mover.colour(), self.setup.begun.is_some());
        let passed = std::mem::take(&mut self.setup.passed);
        self.setup.passed.clone_from(&passed);
        self.setup.play(*mv);
        if second {
            let gone = passed
                .into_iter()
                .filter(|pair| !self.setup.passed.contains(pair));
            self.swept.extend(gone);
        } else {
            // Ruling FK-11. The others' right to take in passing ends here, swept or not.
            let board = &self.setup.board;
            let theirs = |pawn| board.piece(pawn).is_some_and(|piece| piece.colour() == own);
            self.swept.retain(|(_, pawn)| theirs(*pawn));
        }
        self.update_status();
        self.remove_leaving();
    }

    fn mid_turn(&self) -> bool {
        self.setup.begun.is_some()
    }

    fn with_turn(&self, seat: Seat) -> Option<Self> {
        let mover = Mover::at(seat, self.setup.table())?;
        if self.outcome().is_some() {
            return None;
        }
        let mut next = self.clone();
        if mover != next.setup.mover {
            next.setup.begun = None;
            next.setup.mover = mover;
            // Ruling FK-11. The first enemy of a pawn ends the right of the others to take it in passing.
            let enemy = |pawn| {
                let colour = self.setup.board.piece(pawn)?.colour();
                let order = std::iter::successors(Some(self.setup.mover), |at| Some(at.next()));
                order.into_iter().find(|at| at.colour() != colour)
            };
            next.setup
                .passed
                .retain(|(_, pawn)| enemy(*pawn) == Some(mover));
            next.swept.clear();
            next.update_status();
            next.remove_leaving();
        }
        Some(next)
    }

    /// A capture, a pawn's move, or the end of a king.
    fn stirs(&self, mv: &Move) -> bool {
        let board = &self.setup.board;
        let pawn = |from| (board.piece(from)).is_some_and(|piece| piece.role == Role::Pawn);
        match *mv {
            Move::Go { from, to, .. } => board.piece(to).is_some() || pawn(from),
            Move::HandOver(_) => true,
            Move::Done => false,
        }
    }

    fn forfeit(&mut self, seat: Seat, why: Termination) {
        if self.outcome().is_some() {
            return;
        }
        match Mover::at(seat, self.setup.table()) {
            Some(Mover::Colour(colour)) => self.forfeit = Some((colour, why)),
            Some(Mover::Army(army)) => self.leave(army, why),
            None => {}
        }
    }

    // Ruling FK-5. South and West are partners in team play, and so are North and East.
    fn partners(&self, seat: Seat) -> SeatSet {
        let table = self.setup.table();
        let colour = |seat| Mover::at(seat, table).map(Mover::colour);
        let others = Seat::all(table.seats()).filter(|other| *other != seat);
        others
            .filter(|other| colour(*other) == colour(seat))
            .collect()
    }

    /// The last ply is counted without being played.
    fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        if self.forfeit.is_some() {
            return 0;
        }
        if depth == 1 {
            return u64::from(legal::count(&self.setup, &self.status));
        }
        let plies = legal::plies(&self.setup, &self.status);
        let lines = plies.iter().map(|mv| {
            let mut next = self.clone();
            next.play_unchecked(mv);
            next.perft(depth - 1)
        });
        lines.sum()
    }

    // Ruling FK-16.
    fn repeated(&self) -> Option<Outcome> {
        let seats = self.setup.table().seats();
        Some(Outcome::draw(seats, Termination::REPETITION))
    }
}
