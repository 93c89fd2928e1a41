//! Plans: conditional moves and answers that a player decides in advance. Pure: the input is the plan and the events.
//!
//! ```text
//! plan  = { instruction newline }                   as kept and as typed; typed ones may be parted by "|" too
//! kept  = step { " " step } | "on-draw" ("accept" | "decline") | "on-resign" "rematch" | "on-move" "draw"
//! step  = move [ "[+]" | "[-]" ] | "resign" | "draw"
//! typed = { move [ "succeeds" | "fails" ] [ "draw" ] } [ "resign" ]
//!       | "draw" ("accept" | "decline" | "next") | "resigns" "rematch"
//! ```
//!
//! A line of moves begins in the present position and names the moves of both sides as they would be made; filler words
//! mean nothing. The position tells whose move each is. So `D8-D7 E1-E2 A8-A7 A2-A3` is, for White: "if D8-D7, then
//! E1-E2; if then A8-A7, then A2-A3".

use std::fmt;

use crate::game::outcome::Termination;
use crate::game::seat::Seat;
use crate::game::text::MoveText;
use crate::play::derived::dice_events::{declared_before, fall_behind};
use crate::play::derived::line::{LineError, LineReader, SupposedMove};
use crate::play::game::Game;
use crate::play::game::stage::Stage;
use crate::play::game::suppose::DiceOutcome;
use crate::play::values::event::{Entry, Event, TimeEvent};

/// Most instructions of one plan.
pub const INSTRUCTIONS: usize = 20;
/// Most steps of one line.
pub const STEPS: usize = 40;

/// One step of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanStep {
    /// A move, of either side.
    Move(SupposedMove),
    /// Offer a draw after the own move before it.
    OfferDraw,
    /// Resign.
    Resign,
}

/// One instruction of a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Instruction {
    /// Moves; those of the other side are conditions.
    Line(Vec<PlanStep>),
    /// Accept a draw offer, or decline it.
    OnDraw(bool),
    /// Offer a rematch when the other side resigns.
    OnResign,
    /// Offer a draw with the player’s next move, whichever it is.
    OfferNext,
}

/// A player's plan for one game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan(pub Vec<Instruction>);

/// The action that a plan demands now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlannedAction {
    /// Play this move; `true` offers a draw after it.
    Play(MoveText, bool),
    /// Resign.
    Resign,
    /// Accept the draw offer, or decline it.
    AnswerDraw(bool),
    /// Offer a rematch.
    Rematch,
}

/// A plan after some events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlanProgress {
    /// The rest of the plan.
    pub plan: Plan,
    /// Whether either side has made a move.
    pub moved: bool,
    /// Whether the other side offered a draw.
    pub offered: bool,
    /// Whether the plan had lines and none fits the events.
    pub off_plan: bool,
}

/// The reason why typed text is no instruction.
#[derive(Clone, Debug)]
pub enum PlanError {
    /// One of its moves cannot be made.
    Move(Box<LineError>),
    /// Another fault: the catalogue has a `plan-wrong-` message for each code.
    Otherwise(&'static str),
}

/// The codes of [`PlanError::Otherwise`].
pub const WRONGS: &[&str] = &[
    "empty",
    "only-theirs",
    "only-own",
    "resign-first",
    "resign-not-yet",
    "after-resign",
    "draw-not-yet",
    "draw-how",
    "resign-how",
    "long",
    "many",
];

impl Plan {
    /// Reads text written by [`fmt::Display`].
    pub fn kept(text: &str) -> Self {
        Self(text.lines().filter_map(Instruction::kept).collect())
    }

    /// Returns `true` if nothing is planned.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Follows these events for the player of this seat.
    #[must_use]
    pub fn follow(&self, seat: Seat, events: &[Entry]) -> PlanProgress {
        let mut followed = PlanProgress {
            plan: self.clone(),
            moved: false,
            offered: false,
            off_plan: false,
        };
        for (at, entry) in events.iter().enumerate() {
            match &entry.event {
                Event::Played { text, .. } => {
                    followed.moved = true;
                    let text = text.clone();
                    // The dice may fall later than these events.
                    let fall = fall_behind(events.get(at + 1..).unwrap_or_default());
                    followed.pass(&SupposedMove { text, fall });
                }
                // The dice were in the air before these events.
                Event::Rolled { roll, .. } if declared_before(events.get(..at).unwrap_or(&[])) => {
                    followed.moved = true;
                    followed.lands(DiceOutcome::of(roll));
                }
                Event::DrawOffered { seat: by } => {
                    followed.offered = *by != seat;
                    if *by == seat {
                        followed.plan.drop_draw_offers();
                        followed.plan.drop_offer_next();
                    }
                }
                Event::DrawDeclined { seat: by } => {
                    followed.offered = false;
                    if *by == seat {
                        // Their answer is what the plan waited for, and they want no draw now.
                        followed.moved = true;
                        followed.plan.drop_offer_next();
                    }
                }
                // On the other side none of it fits.
                Event::TakenBack { .. } | Event::Swapped { .. } => followed.start_over(),
                Event::Created { .. }
                | Event::Declined { .. }
                | Event::Withdrawn
                | Event::Lobby(_)
                | Event::Agreed { .. }
                | Event::Seated { .. }
                | Event::Started { .. }
                | Event::Stakes(_)
                | Event::Rolled { .. }
                | Event::Touched { .. }
                | Event::Signalled { .. }
                | Event::Forfeited { .. }
                | Event::Ended { .. }
                | Event::Aborted { .. }
                | Event::Closed
                | Event::Expired
                | Event::TakebackAsked { .. }
                | Event::TakebackDeclined { .. }
                | Event::Moved { .. }
                | Event::Imported { .. }
                | Event::Dice(_)
                | Event::Moderated(_)
                | Event::Time(
                    TimeEvent::Clocked { .. }
                    | TimeEvent::Flagged { .. }
                    | TimeEvent::Given { .. }
                    | TimeEvent::PauseOffered { .. }
                    | TimeEvent::PauseDeclined { .. }
                    | TimeEvent::Paused { .. }
                    | TimeEvent::Resumed { .. }
                    | TimeEvent::PauseEnded
                    | TimeEvent::Away { .. }
                    | TimeEvent::Back { .. },
                ) => {}
            }
        }
        followed
    }

    /// The action to take after the events were followed; `None` if a person must decide.
    pub fn action(followed: &PlanProgress, game: &Game, seat: Seat) -> Option<PlannedAction> {
        let Self(all) = &followed.plan;
        if game.stage() != Stage::Running {
            let won = game.outcome().is_some_and(|outcome| {
                outcome.termination == Termination::RESIGNATION && outcome.winner() == Some(seat)
            });
            return (won && all.contains(&Instruction::OnResign)).then_some(PlannedAction::Rematch);
        }
        let offered = followed.offered && game.draw_offer().is_some_and(|by| by != seat);
        if offered && all.contains(&Instruction::OnDraw(true)) {
            return Some(PlannedAction::AnswerDraw(true));
        }
        let declines = all.contains(&Instruction::OnDraw(false));
        let next = followed.plan.next_action();
        let offers = matches!(next, Some(PlannedAction::Play(_, true)));
        // A planned move declines a draw by itself. One that the player wants too is theirs to answer.
        let wanted = offered && !declines && (offers || followed.plan.offers_next());
        if followed.moved && !wanted && game.to_move() == Some(seat) && next.is_some() {
            return next;
        }
        (offered && declines).then_some(PlannedAction::AnswerDraw(false))
    }

    /// What the lines begin with.
    fn next_action(&self) -> Option<PlannedAction> {
        let lines = self.0.iter().filter_map(Instruction::line);
        let next = lines.clone().find_map(|line| match line.first() {
            Some(PlanStep::Resign) => Some(PlannedAction::Resign),
            Some(PlanStep::Move(made)) => Some(PlannedAction::Play(made.text.clone(), false)),
            Some(PlanStep::OfferDraw) | None => None,
        })?;
        let PlannedAction::Play(text, _) = next else {
            return Some(next);
        };
        let offers = lines.into_iter().any(|line| {
            matches!(line, [PlanStep::Move(made), PlanStep::OfferDraw, ..] if made.text == text)
        });
        Some(PlannedAction::Play(text, offers))
    }

    /// The plan with a typed instruction added; instructions that contradict it are removed.
    ///
    /// # Errors
    /// The reason why the text is no instruction here.
    pub fn with(&self, game: &Game, seat: Seat, typed: &str) -> Result<Self, PlanError> {
        let mut plan = self.clone();
        let parts = typed.split(['\n', '|', ';']);
        let parts = parts.filter(|part| LineReader::of(part).any_left());
        let mut any = false;
        for part in parts {
            let (new, own) = read(game, seat, part)?;
            plan.0.retain(|old| !contradicts(old, &new, &own));
            if !plan.0.iter().any(|old| says_already(old, &new)) {
                plan.0.push(new);
            }
            any = true;
        }
        if !any {
            return Err(PlanError::Otherwise("empty"));
        }
        if plan.0.len() > INSTRUCTIONS {
            return Err(PlanError::Otherwise("many"));
        }
        Ok(plan)
    }

    fn drop_offer_next(&mut self) {
        self.0.retain(|planned| *planned != Instruction::OfferNext);
    }

    /// Returns `true` if a draw is to be offered with the player’s next move, whichever it is.
    pub fn offers_next(&self) -> bool {
        self.0.contains(&Instruction::OfferNext)
    }

    /// The plan without the instruction of this index.
    #[must_use]
    pub fn without(&self, index: usize) -> Self {
        let mut plan = self.clone();
        if index < plan.0.len() {
            plan.0.remove(index);
        }
        plan
    }

    /// The plan without its lines; instructions for the whole game stay.
    #[must_use]
    pub fn without_lines(&self) -> Self {
        let standing = |instruction: &&Instruction| instruction.line().is_none();
        Self(self.0.iter().filter(standing).cloned().collect())
    }

    /// Drops draw offers at the start of lines: they were made.
    fn drop_draw_offers(&mut self) {
        for instruction in &mut self.0 {
            if let Instruction::Line(line) = instruction
                && line.first() == Some(&PlanStep::OfferDraw)
            {
                line.remove(0);
            }
        }
        self.0
            .retain(|instruction| instruction.line().is_none_or(|line| !line.is_empty()));
    }
}

impl PlanProgress {
    /// Handles moves taken back: lines from a board that no longer exists are dropped.
    fn start_over(&mut self) {
        let standing = self.plan.without_lines();
        self.off_plan |= standing != self.plan;
        self.moved = false;
        self.plan = standing;
    }

    /// Handles a move: lines that begin with it continue after it, the others are dropped.
    fn pass(&mut self, made: &SupposedMove) {
        // A planned offer that was not made does not end its line.
        let before = self.plan.0.iter().filter_map(Instruction::line).count();
        self.plan.drop_draw_offers();
        let done = before - self.plan.0.iter().filter_map(Instruction::line).count();
        let mut fits = done;
        let mut left = Vec::new();
        for instruction in std::mem::take(&mut self.plan.0) {
            let Instruction::Line(mut line) = instruction else {
                left.push(instruction);
                continue;
            };
            let last = line.len() == 1;
            if let Some(PlanStep::Move(planned)) = line.first_mut()
                && made.fall.is_none()
                && planned.fall.is_some()
                && planned.text == made.text
                && !last
            {
                // The move is declared as planned. The dice, the only rest of this step, decide whether the line
                // continues.
                planned.text = MoveText::new("");
                fits += 1;
                left.push(Instruction::Line(line));
                continue;
            }
            let as_planned = match line.first() {
                Some(PlanStep::Move(planned)) => {
                    // A line that ends with an attack is carried out, whatever the dice.
                    planned.text == made.text && (last || planned.fall == made.fall)
                }
                Some(PlanStep::OfferDraw | PlanStep::Resign) | None => false,
            };
            if as_planned {
                fits += 1;
                line.remove(0);
                if !line.is_empty() {
                    left.push(Instruction::Line(line));
                }
            }
        }
        self.plan.0 = left;
        self.off_plan |= before > 0 && fits == 0;
    }

    /// Handles fallen dice: lines that expect this result continue, the others are dropped.
    fn lands(&mut self, fall: DiceOutcome) {
        let waits = |line: &[PlanStep]| {
            let first = line.first();
            matches!(first, Some(PlanStep::Move(made)) if made.text.as_str().is_empty())
        };
        let all = std::mem::take(&mut self.plan.0);
        let waiting = all.iter().filter_map(Instruction::line);
        let (waiting, mut fits) = (waiting.filter(|line| waits(line)).count(), 0);
        for instruction in all {
            let Instruction::Line(mut line) = instruction else {
                self.plan.0.push(instruction);
                continue;
            };
            if waits(&line) {
                let as_planned =
                    matches!(line.remove(0), PlanStep::Move(made) if made.fall == Some(fall));
                if !as_planned {
                    continue;
                }
                fits += 1;
            }
            if !line.is_empty() {
                self.plan.0.push(Instruction::Line(line));
            }
        }
        self.off_plan |= waiting > 0 && fits == 0;
    }
}

impl Instruction {
    /// The steps of a line; `None` for other instructions.
    pub fn line(&self) -> Option<&[PlanStep]> {
        match self {
            Self::Line(line) => Some(line),
            Self::OnDraw(_) | Self::OnResign | Self::OfferNext => None,
        }
    }

    fn kept(text: &str) -> Option<Self> {
        match text.trim() {
            "" => None,
            "on-draw accept" => Some(Self::OnDraw(true)),
            "on-draw decline" => Some(Self::OnDraw(false)),
            "on-resign rematch" => Some(Self::OnResign),
            "on-move draw" => Some(Self::OfferNext),
            line => Some(Self::Line(
                line.split_whitespace()
                    .map(|word| match word {
                        "draw" => PlanStep::OfferDraw,
                        "resign" => PlanStep::Resign,
                        word => PlanStep::Move(SupposedMove::kept(word)),
                    })
                    .collect(),
            )),
        }
    }
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for instruction in &self.0 {
            writeln!(f, "{instruction}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Instruction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OnDraw(true) => f.write_str("on-draw accept"),
            Self::OnDraw(false) => f.write_str("on-draw decline"),
            Self::OnResign => f.write_str("on-resign rematch"),
            Self::OfferNext => f.write_str("on-move draw"),
            Self::Line(line) => {
                let words: Vec<String> = line
                    .iter()
                    .map(|step| match step {
                        PlanStep::Move(made) => made.to_string(),
                        PlanStep::OfferDraw => "draw".to_owned(),
                        PlanStep::Resign => "resign".to_owned(),
                    })
                    .collect();
                f.write_str(&words.join(" "))
            }
        }
    }
}

/// Returns `true` if a stored instruction is removed by a new one, whose own decisions stand at `own`.
fn contradicts(old: &Instruction, new: &Instruction, own: &[bool]) -> bool {
    let (Instruction::Line(old), Instruction::Line(new)) = (old, new) else {
        return matches!((old, new), (Instruction::OnDraw(_), Instruction::OnDraw(_)));
    };
    let Some(at) = (0..old.len().max(new.len())).find(|at| old.get(*at) != new.get(*at)) else {
        return false;
    };
    match (old.get(at), new.get(at)) {
        // The new one is longer.
        (None, _) => true,
        (Some(PlanStep::OfferDraw), _) | (_, Some(PlanStep::OfferDraw) | None) => false,
        (Some(PlanStep::Move(one)), Some(PlanStep::Move(other))) if one.text == other.text => false,
        (Some(_), Some(_)) => own.get(at).copied().unwrap_or(false),
    }
}

/// Returns `true` if a stored instruction includes a new one.
fn says_already(old: &Instruction, new: &Instruction) -> bool {
    match (old, new) {
        (Instruction::Line(old), Instruction::Line(new)) => old.starts_with(new),
        (old, new) => old == new,
    }
}

/// Words around an offer.
const OFFERS: &[&str] = &[
    "if", "they", "he", "she", "when", "and", "then", "offer", "offers", "a", "an", "the", "i",
    "we", "it", "with", "ask", "for",
];

/// Words of an offer after a move.
const DRAWS: &[&str] = &["draw", "remis"];

/// Words between an offer and `next`.
const NEXT: &[&str] = &["with", "after", "my", "the"];

/// Words after a whole turn, whether or not its end is typed.
const BEHIND_TURNS: &[&str] = &["draw", "remis", "resign"];

/// Reads one instruction. Also returns which of its steps are the player's own decisions.
fn read(game: &Game, seat: Seat, typed: &str) -> Result<(Instruction, Vec<bool>), PlanError> {
    let mut words = LineReader::of(typed);
    let wrong = |code| Err(PlanError::Otherwise(code));
    if words.take_after(OFFERS, &["draw", "draws", "remis"]) {
        if words.take_after(NEXT, &["next"]) {
            words.take(&["move", "turn"]);
            let next = (Instruction::OfferNext, Vec::new());
            return if words.any_left() {
                wrong("draw-how")
            } else {
                Ok(next)
            };
        }
        let accept = words.take_after(OFFERS, &["accept", "accepts", "yes", "agree"]);
        if !accept && !words.take_after(OFFERS, &["decline", "refuse", "no"]) {
            return wrong("draw-how");
        }
        if words.any_left() {
            return wrong("draw-how");
        }
        return Ok((Instruction::OnDraw(accept), Vec::new()));
    }
    if words.take_after(OFFERS, &["resign", "resigns", "resigned", "gives-up"]) {
        if !words.take_after(OFFERS, &["rematch"]) || words.any_left() {
            return wrong("resign-how");
        }
        return Ok((Instruction::OnResign, Vec::new()));
    }
    read_line(game, seat, &mut words)
}

/// Returns `true` if the last move of a line is over and play goes on: no dice are in the air for it.
fn is_over(line: &[PlanStep], game: &Game) -> bool {
    let thrown = matches!(line.last(), Some(PlanStep::Move(made)) if made.fall.is_some());
    let waits = thrown && game.dice_wait();
    !waits && game.stage() == Stage::Running
}

fn read_line(
    game: &Game,
    seat: Seat,
    words: &mut LineReader,
) -> Result<(Instruction, Vec<bool>), PlanError> {
    let mut game = game.clone();
    let mut line = Vec::new();
    let mut own: Vec<bool> = Vec::new();
    // An action at the own turn now does not answer anything yet.
    let mut answers = game.to_move() != Some(seat);
    let mut mine_last = false;
    // Whether some step of the line is another player's decision.
    let mut awaited = false;
    while words.continues(&game) {
        if line.len() >= STEPS {
            return Err(PlanError::Otherwise("long"));
        }
        if line.last() == Some(&PlanStep::Resign) {
            return Err(PlanError::Otherwise("after-resign"));
        }
        let turn = game.to_move() == Some(seat);
        let ended = words.end_turn_before(OFFERS, BEHIND_TURNS, &game);
        if let Some((done, after)) = ended.or_else(|| words.forced_pass(OFFERS, DRAWS, &game)) {
            line.push(PlanStep::Move(done));
            // Nobody decides a forced pass.
            own.push(turn && game.position().mid_turn());
            game = after;
            continue;
        }
        if mine_last && words.take_after(OFFERS, DRAWS) {
            if line.len() < 2 || !awaited {
                return Err(PlanError::Otherwise("only-own"));
            }
            if turn || !is_over(&line, &game) {
                return Err(PlanError::Otherwise("draw-not-yet"));
            }
            line.push(PlanStep::OfferDraw);
            own.push(true);
            mine_last = false;
            continue;
        }
        if turn && words.take_after(OFFERS, DRAWS) {
            return Err(PlanError::Otherwise("draw-not-yet"));
        }
        if words.take_after(OFFERS, &["resign"]) {
            if line.is_empty() {
                return Err(PlanError::Otherwise("resign-first"));
            }
            if !turn || game.position().mid_turn() {
                return Err(PlanError::Otherwise("resign-not-yet"));
            }
            line.push(PlanStep::Resign);
            own.push(true);
            answers = true;
            continue;
        }
        let (made, after) = words.next_move(&game).map_err(PlanError::Move)?;
        own.push(turn && !line.is_empty());
        awaited |= !turn || made.fall.is_some() && words.any_left();
        line.push(PlanStep::Move(made));
        answers = turn && awaited && line.len() > 1;
        mine_last = turn;
        game = after;
    }
    let offers = line.last() == Some(&PlanStep::OfferDraw);
    match line.as_slice() {
        [] => Err(PlanError::Otherwise("empty")),
        _ if answers || offers => Ok((Instruction::Line(line), own)),
        [..] if !awaited && mine_last => Err(PlanError::Otherwise("only-own")),
        _ => Err(PlanError::Otherwise("only-theirs")),
    }
}
