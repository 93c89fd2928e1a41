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
//! mean nothing. The position gives the player of each move. So `D8-D7 E1-E2 A8-A7 A2-A3` is, for White: "if D8-D7,
//! then E1-E2; if then A8-A7, then A2-A3".

use std::fmt;

use crate::game::outcome::Termination;
use crate::game::seat::Seat;
use crate::game::text::MoveText;
use crate::play::derived::dice_events::{declared_before, fall_behind};
use crate::play::derived::line::SupposedMove;
use crate::play::game::Game;
use crate::play::game::stage::Stage;
use crate::play::game::suppose::DiceOutcome;
use crate::play::values::event::{Entry, Event, TimeEvent};

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
    /// `true` if either side has made a move.
    pub moved: bool,
    /// `true` if the other side offered a draw.
    pub offered: bool,
    /// `true` if the plan had lines and none fits the events.
    pub off_plan: bool,
}

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
                        // The plan waited for their answer, and they want no draw now.
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
        let offered = followed.offered && game.requests().draw_offer().is_some_and(|by| by != seat);
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

    /// The action that the lines begin with.
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
    /// Handles undone moves: lines from a board that no longer exists are dropped.
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
