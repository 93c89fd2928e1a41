//! [`decide`]: what people may do to a contest. [`progress`](crate::contest::progress()) is what time does to it.

use std::collections::BTreeMap;

use crate::contest::event::{ContestEntry, ContestEvent, How, Leaving, NewEntrant};
use crate::contest::progress::progressed;
use crate::contest::reserves::{replace, stepping_in};
use crate::contest::standings::final_order;
use crate::contest::state::{Contest, ContestStage, TableState, has_enough};
use crate::contest::terms::{Form, LAST_LATE_ROUND, MOST_HELD};
use crate::contest::values::{ContestTime, EntrantId, Halves, TableId};

/// The inputs of a contest's decisions: the time, the games and the lots.
#[derive(Clone, Copy)]
pub struct Inputs<'a> {
    /// Now.
    pub now: ContestTime,
    /// The games that go on. One that is missing is judged as one in which both have used the same time.
    pub games: &'a BTreeMap<TableId, Playing>,
    /// Lots, fixed by the sealed secret: the same question has the same answer.
    pub lot: &'a dyn Fn(Lot) -> u64,
    /// The secret, which an ending opens.
    pub secret: Option<[u8; 32]>,
}

impl std::fmt::Debug for Inputs<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "Inputs({}, {} games, sealed)",
            self.now.0,
            self.games.len()
        )
    }
}

/// A question that only a lot answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Lot {
    /// The place of an entrant among those who are level in everything else: the larger lot is first.
    Place(EntrantId),
    /// The side of the higher seed in the deciding game of a match: an even lot begins.
    Side {
        /// The round.
        round: u32,
        /// The match.
        meeting: u32,
    },
    /// The side of the highest seed in the first round of a Swiss contest: an even lot begins.
    FirstSide,
}

/// A game that goes on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Playing {
    /// Whether everybody has made a move.
    pub begun: bool,
    /// Whether anybody has made one.
    pub moved: bool,
    /// Time that the clock of each seat has counted, in ms.
    pub used: Vec<i64>,
    /// Half points of each seat if the game ended now, for tables of several.
    pub standing: Option<Vec<Halves>>,
}

/// A request that somebody makes of a contest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ContestCommand {
    /// To enter.
    Enter(NewEntrant),
    /// To be out, or to put somebody out.
    Leave {
        /// The entrant.
        entrant: EntrantId,
        /// The reason.
        why: Leaving,
        /// The moderator, if one does it.
        by: Option<EntrantId>,
    },
    /// A bye in the next round.
    Rest(EntrantId),
    /// A place for another person.
    Replace {
        /// The place.
        entrant: EntrantId,
        /// The moderator.
        by: EntrantId,
        /// Whether any of its running games has a move.
        moved: bool,
        /// A new number for the person who had it, or that of a reserve of the same team who takes it.
        former: EntrantId,
    },
    /// To begin now.
    Begin {
        /// The moderator.
        by: EntrantId,
    },
    /// The game of a table ended.
    Report {
        /// The table.
        table: TableId,
        /// Half points of each seat.
        points: Vec<Halves>,
        /// How it came.
        how: How,
        /// Seats that lost on time.
        late: Vec<EntrantId>,
    },
    /// Another result.
    Correct {
        /// The moderator.
        by: EntrantId,
        /// The table.
        table: TableId,
        /// Half points of each seat.
        points: Vec<Halves>,
        /// The reason, for everybody.
        reason: String,
    },
    /// To stop all clocks.
    Hold {
        /// The moderator.
        by: EntrantId,
    },
    /// To go on.
    Resume {
        /// The moderator.
        by: EntrantId,
    },
    /// To call it off.
    Cancel {
        /// The moderator.
        by: EntrantId,
    },
}

/// A polite no.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ContestRefusal {
    /// It is over, or was cancelled.
    Over,
    /// It has begun, and nobody enters any more.
    Begun,
    /// It has not begun.
    NotBegun,
    /// All places are taken.
    Full {
        /// Their number.
        most: u32,
    },
    /// Fewer have entered than it needs.
    TooFew {
        /// Those who have entered.
        entered: u32,
        /// The least number.
        least: u32,
    },
    /// Fewer than two teams have a player for each board.
    SmallTeams {
        /// The boards of a match.
        boards: u32,
    },
    /// This entrant is in already.
    Entered,
    /// There is no such entrant, or they are out already.
    NotIn,
    /// An entrant who has left cannot enter again.
    Left,
    /// A person whose place was taken by somebody else cannot enter again.
    Replaced,
    /// Computers only fill places where that was settled.
    NoComputers,
    /// A team contest asks for a team.
    NoTeam,
    /// The form has no byes to ask for.
    NoRests,
    /// One bye was asked for already.
    RestedOnce,
    /// No bye in the last round.
    LastRound,
    /// A moderator does not manage a contest they play in.
    OwnContest,
    /// No such table, or it has no result yet.
    NoResult,
    /// It has a result already.
    HasResult,
    /// The points are not those of a result at this table.
    Points,
    /// The next round of the knockout has been paired.
    RoundGone,
    /// Time for holds is used up.
    HeldEnough,
    /// It is held already.
    Held,
    /// It is not held.
    NotHeld,
    /// A reason is needed.
    NoReason,
}

/// All events of one command and what follows from them at once, in order. The events are not applied.
///
/// # Errors
/// The [`ContestRefusal`] of a command that is not allowed.
pub fn decide(
    contest: &Contest,
    command: &ContestCommand,
    inputs: &Inputs<'_>,
) -> Result<Vec<ContestEvent>, ContestRefusal> {
    if contest.is_over() && !matches!(command, ContestCommand::Correct { .. }) {
        return Err(ContestRefusal::Over);
    }
    let mut events = decided(contest, command, inputs)?;
    let mut after = contest.clone();
    for event in &events {
        after.apply(&ContestEntry {
            at: inputs.now,
            event: event.clone(),
        });
    }
    events.extend(progressed(after, inputs));
    Ok(events)
}

fn decided(
    contest: &Contest,
    command: &ContestCommand,
    inputs: &Inputs<'_>,
) -> Result<Vec<ContestEvent>, ContestRefusal> {
    match command {
        ContestCommand::Enter(entrant) => enter(contest, *entrant),
        ContestCommand::Leave { entrant, why, by } => {
            by.map_or(Ok(()), |by| may_manage(contest, by))?;
            leave(contest, *entrant, *why, inputs)
        }
        ContestCommand::Rest(entrant) => rest(contest, *entrant),
        ContestCommand::Replace {
            entrant,
            by,
            moved,
            former,
        } => {
            may_manage(contest, *by)?;
            replace(contest, *entrant, !moved, *former)
        }
        ContestCommand::Begin { by } => {
            may_manage(contest, *by)?;
            begin(contest, inputs.now)
        }
        ContestCommand::Report {
            table,
            points,
            how,
            late,
        } => report(contest, *table, points, *how, late),
        ContestCommand::Correct {
            by,
            table,
            points,
            reason,
        } => {
            may_manage(contest, *by)?;
            correct(contest, *table, points, reason)?;
            let (table, points, by) = (*table, points.clone(), *by);
            let reason = reason.trim().to_owned();
            let corrected = ContestEvent::Corrected {
                table,
                points,
                by,
                reason,
            };
            let ended = ended_again(contest, &corrected, inputs);
            Ok([corrected].into_iter().chain(ended).collect())
        }
        ContestCommand::Hold { by } => {
            may_manage(contest, *by)?;
            let left = MOST_HELD - contest.held;
            match contest.hold {
                Some(_) => Err(ContestRefusal::Held),
                None if left <= 0 => Err(ContestRefusal::HeldEnough),
                None => Ok(vec![ContestEvent::Held {
                    by: *by,
                    until: inputs.now.after(left),
                }]),
            }
        }
        ContestCommand::Resume { by } => {
            may_manage(contest, *by)?;
            let held = contest
                .hold
                .map(|_| vec![ContestEvent::Resumed { by: Some(*by) }]);
            held.ok_or(ContestRefusal::NotHeld)
        }
        ContestCommand::Cancel { by } => {
            may_manage(contest, *by)?;
            Ok(vec![ContestEvent::Cancelled { by: Some(*by) }])
        }
    }
}

/// The end of a contest that is over once more, if a correction changes its final table.
fn ended_again(
    contest: &Contest,
    corrected: &ContestEvent,
    inputs: &Inputs<'_>,
) -> Option<ContestEvent> {
    let ContestStage::Over {
        order,
        early,
        secret,
    } = contest.stage()
    else {
        return None;
    };
    let (early, secret) = (*early, *secret);
    let mut after = contest.clone();
    after.apply(&ContestEntry {
        at: inputs.now,
        event: corrected.clone(),
    });
    let lot = |id: EntrantId| (inputs.lot)(Lot::Place(id));
    let now = final_order(&after, &lot);
    (now != *order).then_some(ContestEvent::Ended {
        order: now,
        early,
        secret,
    })
}

/// Nobody manages a contest they play in, or played in.
fn may_manage(contest: &Contest, by: EntrantId) -> Result<(), ContestRefusal> {
    if contest.had_part(by) {
        return Err(ContestRefusal::OwnContest);
    }
    Ok(())
}

fn enter(contest: &Contest, entrant: NewEntrant) -> Result<Vec<ContestEvent>, ContestRefusal> {
    let mut entrant = entrant;
    if let Some(one) = contest.entrants.get(&entrant.id) {
        match (one.out, &contest.stage) {
            (None, _) => return Err(ContestRefusal::Entered),
            // Nothing has begun, so nothing was left behind.
            (Some(Leaving::Own), ContestStage::Open { .. }) => {
                let team = entrant.team;
                entrant = NewEntrant { team, ..one.entry };
            }
            (Some(_), _) => return Err(ContestRefusal::Left),
        }
    } else if contest.had_part(entrant.id) {
        return Err(ContestRefusal::Replaced);
    }
    takes_entrants(contest)?;
    if entrant.computer && contest.terms.fill_in.is_none() {
        return Err(ContestRefusal::NoComputers);
    }
    if contest.has_teams() && entrant.team.is_none() {
        return Err(ContestRefusal::NoTeam);
    }
    Ok(vec![ContestEvent::Entered(entrant)])
}

/// Whether somebody who has had no part yet can enter.
///
/// # Errors
/// The [`ContestRefusal`] that they would meet.
pub fn takes_entrants(contest: &Contest) -> Result<(), ContestRefusal> {
    let late = contest.terms.form.overlaps() && contest.round() < LAST_LATE_ROUND;
    let last = contest.round() >= contest.rounds;
    match contest.stage {
        ContestStage::Open { .. } => {}
        ContestStage::Running if late && !last => {}
        ContestStage::Running => return Err(ContestRefusal::Begun),
        ContestStage::Over { .. } | ContestStage::Cancelled => return Err(ContestRefusal::Over),
    }
    let most = contest.terms.most;
    if contest.still_in().count() >= most as usize {
        return Err(ContestRefusal::Full { most });
    }
    Ok(())
}

/// An entrant is out: games under way are lost. In a round robin, results of less than half of the games count for
/// nobody.
pub(in crate::contest) fn leave(
    contest: &Contest,
    entrant: EntrantId,
    why: Leaving,
    inputs: &Inputs<'_>,
) -> Result<Vec<ContestEvent>, ContestRefusal> {
    if !contest.is_in(entrant) {
        return Err(ContestRefusal::NotIn);
    }
    if let Some(events) = stepping_in(contest, entrant, why, inputs) {
        return Ok(events);
    }
    let begun = |table: TableId| inputs.games.get(&table).is_some_and(|game| game.begun);
    let own: Vec<_> = contest.tables_of(entrant).collect();
    let finished = own.iter().filter(|table| table.result().is_some()).count();
    let strikes = match contest.terms.form {
        Form::League | Form::RoundRobin { .. } => 2 * finished < own.len(),
        Form::Swiss { .. } | Form::Knockout | Form::Teams { .. } | Form::Heats { .. } => false,
    };
    let mut events = vec![ContestEvent::Left {
        entrant,
        why,
        struck: strikes,
    }];
    for table in own {
        // At a table of several the others go on.
        if table.paired.seats.len() > 2 {
            continue;
        }
        let how = match table.state {
            TableState::Waiting => How::Walkover,
            TableState::Running(_) if begun(table.paired.id) => How::Lost,
            TableState::Running(_) => How::Forfeit,
            TableState::Over(_) => continue,
        };
        let points = table
            .paired
            .seats
            .iter()
            .map(|seat| if *seat == entrant { 0 } else { 2 });
        events.push(ContestEvent::Resulted {
            table: table.paired.id,
            points: points.collect(),
            how,
            late: Vec::new(),
        });
    }
    Ok(events)
}

fn rest(contest: &Contest, entrant: EntrantId) -> Result<Vec<ContestEvent>, ContestRefusal> {
    if !contest.terms.form.overlaps() {
        return Err(ContestRefusal::NoRests);
    }
    let one = contest
        .entrants
        .get(&entrant)
        .filter(|one| one.out.is_none());
    if one.ok_or(ContestRefusal::NotIn)?.rest.is_some() {
        return Err(ContestRefusal::RestedOnce);
    }
    let round = contest.round() + 1;
    if contest.rounds > 0 && round >= contest.rounds {
        return Err(ContestRefusal::LastRound);
    }
    Ok(vec![ContestEvent::Rested { entrant, round }])
}

/// The beginning on a moderator's word: the time for entering ends now.
fn begin(contest: &Contest, now: ContestTime) -> Result<Vec<ContestEvent>, ContestRefusal> {
    let ContestStage::Open { .. } = contest.stage else {
        return Err(ContestRefusal::Begun);
    };
    let entered = u32::try_from(contest.still_in().count()).expect("a contest is small");
    let least = contest.terms.least;
    if entered < least {
        return Err(ContestRefusal::TooFew { entered, least });
    }
    if let Form::Teams { boards } = contest.terms.form
        && !has_enough(contest)
    {
        return Err(ContestRefusal::SmallTeams { boards });
    }
    Ok(vec![ContestEvent::Extended { closes: now }])
}

fn report(
    contest: &Contest,
    table: TableId,
    points: &[Halves],
    how: How,
    late: &[EntrantId],
) -> Result<Vec<ContestEvent>, ContestRefusal> {
    let found = contest.tables.get(&table).ok_or(ContestRefusal::NoResult)?;
    match found.state {
        TableState::Waiting | TableState::Running(_) => {}
        TableState::Over(_) => return Err(ContestRefusal::HasResult),
    }
    check_points(found.paired.seats.len(), points)?;
    let (points, late) = (points.to_vec(), late.to_vec());
    Ok(vec![ContestEvent::Resulted {
        table,
        points,
        how,
        late,
    }])
}

/// The half points of a table of n seats: each pair of seats shares two.
fn check_points(seats: usize, points: &[Halves]) -> Result<(), ContestRefusal> {
    let seats = Halves::try_from(seats).map_err(|_| ContestRefusal::Points)?;
    let most = 2 * (seats - 1);
    let sum: Halves = points.iter().sum();
    let fine = points.len() == seats as usize && points.iter().all(|one| *one <= most);
    // A double forfeit gives nobody anything.
    if fine && (sum == seats * (seats - 1) || sum == 0) {
        Ok(())
    } else {
        Err(ContestRefusal::Points)
    }
}

fn correct(
    contest: &Contest,
    table: TableId,
    points: &[Halves],
    reason: &str,
) -> Result<(), ContestRefusal> {
    let found = contest
        .tables
        .get(&table)
        .filter(|table| table.result().is_some());
    let found = found.ok_or(ContestRefusal::NoResult)?;
    check_points(found.paired.seats.len(), points)?;
    if reason.trim().is_empty() {
        return Err(ContestRefusal::NoReason);
    }
    match contest.terms.form {
        // A match that was decided put somebody through.
        Form::Knockout if contest.round() > found.paired.round || contest.is_over() => {
            Err(ContestRefusal::RoundGone)
        }
        Form::Knockout
        | Form::League
        | Form::RoundRobin { .. }
        | Form::Swiss { .. }
        | Form::Teams { .. }
        | Form::Heats { .. } => Ok(()),
    }
}
