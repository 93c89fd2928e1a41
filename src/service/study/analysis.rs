//! Analyses of finished games: a game as the engine follows it, and the stored part of its judgement.
//!
//! The engine says nothing about a game that is not over, so nobody gets help with a move.

use std::collections::BTreeMap;

use crate::engine;
pub use crate::engine::Stop;
pub use crate::engine::VERSION;
pub use crate::engine::analysis::{
    ErrorMark, GameStep, Judgement, Look, Moment, PlyReport, Report, SeatSummary, Walk,
};
use crate::game::any::AnyPosition;
use crate::game::seat::{BySeat, Seat};
use crate::game::text::MoveText;
use crate::play::game::Game;
use crate::play::game::stage::Stage;
use crate::play::luck::Attack;
use crate::play::record::{RecordedAnalysis, RecordedJudgement};
use crate::play::values::identity::Ply;
use crate::store::{self, LooksKey, Store, StoreError, StoredJudgement, StoredLook};

/// Node budget of each search of an analysis that names none.
pub const USUAL_NODES: u64 = 20_000;

/// Most mistakes of a seat that a report names.
pub const NAMED: usize = 3;

/// Thousandths of equity in a point of score: equity goes from -1000 to 1000, the score from 0 to 1.
const THOUSANDTHS_OF_SCORE: f64 = 2_000.0;

/// The reason why a game cannot be analysed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoAnalysis {
    /// The game is not over, or has not begun.
    #[error("this game is not over: it can be analysed when it is")]
    NotOver,
    /// The game was called off or annulled.
    #[error("this game ended without a result: there is nothing to analyse")]
    Void,
    /// No move was made.
    #[error("no move was made in this game: there is nothing to analyse")]
    NoMoves,
    /// Today's rules cannot play the game as it is stored.
    #[error("today’s rules cannot follow this game")]
    OtherRules,
}

/// A finished game as the engine follows it.
#[derive(Clone, Debug)]
pub struct AnalysedGame {
    /// The position at the start.
    pub start: Box<dyn AnyPosition>,
    /// The steps from there, one move, roll or departure each.
    pub steps: Vec<GameStep>,
    /// The key of its stored looks.
    pub key: LooksKey,
}

impl AnalysedGame {
    /// A game with this node budget for each search.
    ///
    /// # Errors
    /// [`NoAnalysis`] if the game is not over or has no moves, or if today's rules differ from those it was played by.
    pub fn of(game: &Game, nodes: u64) -> Result<Self, NoAnalysis> {
        let (start, steps) = steps(game)?;
        let key = LooksKey {
            game: game.id(),
            nodes,
            engine: VERSION,
            steps: fingerprint(game, &steps),
        };
        Ok(Self { start, steps, key })
    }

    /// Number of its positions, one more than there are steps.
    pub fn moments(&self) -> usize {
        self.steps.len() + 1
    }

    /// Its positions in order.
    pub fn walk(&self) -> Walk<'_> {
        Walk::new(self.start.boxed_clone(), &self.steps)
    }

    /// The stored looks at its positions, by index.
    ///
    /// # Errors
    /// `StoreError` if the store fails.
    pub fn stored(&self, store: &Store) -> Result<BTreeMap<usize, Look>, StoreError> {
        let stored = store::looks::all(store, &self.key)?.into_iter();
        let readable = stored.filter_map(|(moment, look)| Some((moment, read(look)?)));
        Ok(readable
            .filter(|(moment, _)| *moment < self.moments())
            .collect())
    }

    /// The report of all its looks; `None` if some are missing.
    pub fn report(&self, looks: BTreeMap<usize, Look>, game: &Game) -> Option<Report> {
        if looks.len() != self.moments() {
            return None;
        }
        let looks: Vec<Look> = looks.into_values().collect();
        Report::of(&self.steps, &looks, game.outcome())
    }

    /// The stored report with the largest node budget, with that budget in the key; `None` if no complete one is
    /// stored.
    ///
    /// # Errors
    /// `StoreError` if the store fails.
    pub fn most_thorough(
        mut self,
        store: &Store,
        game: &Game,
    ) -> Result<Option<(Self, Report)>, StoreError> {
        for nodes in store::looks::budgets(store, &self.key)? {
            self.key.nodes = nodes;
            if let Some(report) = self.report(self.stored(store)?, game) {
                return Ok(Some((self, report)));
            }
        }
        Ok(None)
    }
}

impl AnalysedGame {
    /// A report as it stands in a record.
    pub fn recorded(&self, report: &Report) -> RecordedAnalysis {
        let judged = |ply: &PlyReport| {
            let PlyReport { judgement, .. } = ply;
            let seat = judgement.seat;
            RecordedJudgement {
                equity: ply.after()[seat],
                error: judgement.error,
                best: Some(judgement.best.clone()).filter(|_| judgement.error > 0),
                luck: ply.rolled.as_ref().map(|_| ply.luck(seat)),
            }
        };
        RecordedAnalysis {
            engine: format!(
                "kingboard-engine {} nodes {}",
                self.key.engine, self.key.nodes
            ),
            plies: report.plies.iter().map(judged).collect(),
        }
    }
}

/// The indexes of all marked errors in [`Report::plies`], the costliest first.
pub fn costliest(report: &Report) -> Vec<usize> {
    let plies = report.plies.iter().enumerate();
    let marked = plies.filter(|(_, ply)| {
        let judged = &ply.judgement;
        judged.is_decision() && judged.mark.is_some()
    });
    let mut errors: Vec<(i32, usize)> = marked
        .map(|(index, ply)| (ply.judgement.error, index))
        .collect();
    errors.sort_by_key(|(error, index)| (std::cmp::Reverse(*error), *index));
    errors.into_iter().map(|(_, index)| index).collect()
}

/// The first `most` of [`costliest`] that are errors of this seat.
pub fn costliest_of(report: &Report, seat: Seat, most: usize) -> Vec<usize> {
    let own = |index: &usize| {
        let ply = report.plies.get(*index);
        ply.is_some_and(|ply| ply.judgement.seat == seat)
    };
    costliest(report)
        .into_iter()
        .filter(own)
        .take(most)
        .collect()
}

/// The start of a finished game and its steps.
fn steps(game: &Game) -> Result<(Box<dyn AnyPosition>, Vec<GameStep>), NoAnalysis> {
    match game.stage() {
        Stage::Over => {}
        Stage::Void => return Err(NoAnalysis::Void),
        Stage::Open | Stage::Running => return Err(NoAnalysis::NotOver),
    }
    if game.history().diverged().is_some() || game.other_rules().is_some() {
        return Err(NoAnalysis::OtherRules);
    }
    if game.steps().is_empty() {
        return Err(NoAnalysis::NoMoves);
    }
    let restore = game.kind().spec().restore;
    let start = restore(game.options(), game.history().start().as_str());
    let start = start.map_err(|_| NoAnalysis::OtherRules)?;
    let mut steps = Vec::new();
    let departed = |ply: Ply| {
        let departures = game.history().departures().iter();
        let here = departures.filter(move |departure| departure.ply == ply);
        here.map(|departure| GameStep::Forfeit(departure.seat, departure.why.clone()))
    };
    steps.extend(departed(Ply(0)));
    for (ply, made) in (1..).map(Ply).zip(game.steps()) {
        steps.push(GameStep::Move(made.text.clone()));
        steps.extend(made.roll.clone().map(GameStep::Roll));
        steps.extend(departed(ply));
    }
    Ok((start, steps))
}

/// A number that differs where a game's rules, start or steps differ (FNV-1a).
fn fingerprint(game: &Game, steps: &[GameStep]) -> i64 {
    const BASIS: u64 = 0xcbf2_9ce4_8422_2325;
    const PRIME: u64 = 0x0100_0000_01b3;
    let options = game.options();
    let head = format!(
        "{} {options} {}",
        game.kind(),
        game.history().start().as_str()
    );
    let told = steps.iter().map(|step| match step {
        GameStep::Move(mv) => format!("m{}", mv.as_str()),
        GameStep::Roll(roll) => format!("r{:?}", roll.faces()),
        GameStep::Forfeit(seat, why) => format!("f{} {}", seat.index(), why.as_str()),
    });
    let mut hash = BASIS;
    for line in std::iter::once(head).chain(told) {
        for byte in line.bytes().chain([b'\n']) {
            hash = (hash ^ u64::from(byte)).wrapping_mul(PRIME);
        }
    }
    hash.cast_signed()
}

/// The stored form of a look.
pub fn kept(look: &Look) -> StoredLook {
    let judgement = look.judgement.as_ref().map(|judged| StoredJudgement {
        seat: u8::try_from(judged.seat.index()).unwrap_or(u8::MAX),
        made: judged.made.as_str().to_owned(),
        line: judged
            .line
            .iter()
            .map(|mv| mv.as_str().to_owned())
            .collect(),
        error: judged.error,
        choices: u32::try_from(judged.choices).unwrap_or(u32::MAX),
        mark: judged.mark.and_then(|mark| {
            let index = ErrorMark::ALL.iter().position(|known| *known == mark);
            index.and_then(|index| u8::try_from(index).ok())
        }),
    });
    StoredLook {
        equities: look.equities.iter().map(|(_, equity)| *equity).collect(),
        nodes: look.nodes,
        judgement,
    }
}

/// The look of a stored form; `None` if it makes no sense.
fn read(stored: StoredLook) -> Option<Look> {
    let StoredLook {
        equities,
        nodes,
        judgement,
    } = stored;
    let seats = u8::try_from(equities.len()).ok()?;
    let judgement = match judgement {
        None => None,
        Some(judged) => {
            let line: Vec<MoveText> = judged.line.into_iter().map(MoveText::new).collect();
            let mark = judged
                .mark
                .map(|mark| ErrorMark::ALL.get(usize::from(mark)));
            Some(Judgement {
                seat: Seat::new(judged.seat).filter(|seat| seat.index() < equities.len())?,
                made: MoveText::new(judged.made),
                best: line.first()?.clone(),
                line,
                error: judged.error,
                choices: usize::try_from(judged.choices).ok()?,
                mark: mark.map_or(Some(None), |mark| mark.copied().map(Some))?,
            })
        }
    };
    Some(Look {
        equities: BySeat::from_fn(seats, |seat| equities[seat.index()]),
        judgement,
        nodes,
    })
}

/// The luck of a seat by the dice of one attack of a finished game, in score, by the static evaluation of both
/// results. `None` while the game is running, or if today’s rules cannot read the position.
pub(super) fn static_luck(game: &Game, attack: &Attack, seat: Seat) -> Option<f64> {
    game.outcome()?;
    let before = Ply(attack.ply.0.checked_sub(1)?);
    let mut at = game.history().position_at(before)?;
    at.play(&game.history().step_at(attack.ply)?.text).ok()?;
    let stake = f64::from(engine::at_stake(&*at, seat)?) / THOUSANDTHS_OF_SCORE;
    Some(stake * (f64::from(u8::from(attack.won)) - attack.odds.chance()))
}
