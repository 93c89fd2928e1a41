//! Reads typed text as an instruction of a [`Plan`]. The grammar is in [`plan`](crate::play::derived::plan).

use crate::game::seat::Seat;
use crate::play::derived::line::{LineError, LineReader};
use crate::play::derived::plan::{Instruction, Plan, PlanStep};
use crate::play::game::Game;
use crate::play::game::stage::Stage;

/// Most instructions of one plan.
const INSTRUCTIONS: usize = 20;
/// Most steps of one line.
const STEPS: usize = 40;

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

/// Returns `true` if the last move of a line is over and play continues: no dice are in the air for it.
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
    // An action on the player’s own turn does not answer anything yet.
    let mut answers = game.to_move() != Some(seat);
    let mut mine_last = false;
    // `true` once some step of the line is another player's decision.
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
