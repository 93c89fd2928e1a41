//! [`decide`]: people's commands to a contest. The effects of time are in
//! [`progress`](crate::contest::progress::progress()).

use crate::contest::command::{ContestCommand, ContestRefusal};
use crate::contest::event::{ContestEntry, ContestEvent, How, Leaving, NewEntrant};
use crate::contest::inputs::{Inputs, Lot};
use crate::contest::leave::leave;
use crate::contest::progress::progressed;
use crate::contest::reserves::replace;
use crate::contest::standings::final_order;
use crate::contest::state::{Contest, ContestStage, TableState, has_enough};
use crate::contest::terms::{Format, LAST_LATE_ROUND, MOST_HELD};
use crate::contest::values::{ContestTime, EntrantId, Halves, TableId};

/// All events of one command and their immediate consequences, in order. The events are not applied.
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
            has_place(contest)?;
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
        ContestCommand::Hold { by } => hold(contest, *by, inputs),
        ContestCommand::Resume { by } => {
            may_manage(contest, *by)?;
            has_place(contest)?;
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

fn hold(
    contest: &Contest,
    by: EntrantId,
    inputs: &Inputs<'_>,
) -> Result<Vec<ContestEvent>, ContestRefusal> {
    may_manage(contest, by)?;
    has_place(contest)?;
    let left = MOST_HELD - contest.held;
    match contest.hold {
        Some(_) => Err(ContestRefusal::Held),
        None if left <= 0 => Err(ContestRefusal::HeldEnough),
        None => Ok(vec![ContestEvent::Held {
            by,
            until: inputs.now.after(left),
        }]),
    }
}

fn has_place(contest: &Contest) -> Result<(), ContestRefusal> {
    match contest.lost {
        Some(_) => Err(ContestRefusal::NoPlace),
        None => Ok(()),
    }
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
            (Some(Leaving::Removed), _) => return Err(ContestRefusal::Removed),
            (Some(Leaving::Own | Leaving::Late | Leaving::Gone), _) => {
                return Err(ContestRefusal::Left);
            }
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

/// Checks that a person who has had no part yet can enter.
///
/// # Errors
/// The [`ContestRefusal`] that they would meet.
pub fn takes_entrants(contest: &Contest) -> Result<(), ContestRefusal> {
    let late = contest.terms.format.overlaps() && contest.round() < LAST_LATE_ROUND;
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

fn rest(contest: &Contest, entrant: EntrantId) -> Result<Vec<ContestEvent>, ContestRefusal> {
    if !contest.terms.format.overlaps() {
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
    // Before the beginning only a format with a number says how many rounds there are at most.
    let rounds = match contest.stage {
        ContestStage::Open { .. } => contest.terms.format.rounds(contest.terms.most),
        ContestStage::Running | ContestStage::Over { .. } | ContestStage::Cancelled => {
            contest.rounds
        }
    };
    if round >= rounds {
        return Err(ContestRefusal::LastRound);
    }
    Ok(vec![ContestEvent::Rested { entrant, round }])
}

/// The beginning on a moderator's word: the time for entering ends now.
fn begin(contest: &Contest, now: ContestTime) -> Result<Vec<ContestEvent>, ContestRefusal> {
    let ContestStage::Open { .. } = contest.stage else {
        return Err(ContestRefusal::Begun);
    };
    if contest.hold.is_some() {
        return Err(ContestRefusal::Held);
    }
    let entered = u32::try_from(contest.still_in().count()).expect("a contest is small");
    let least = contest.terms.least;
    if entered < least {
        return Err(ContestRefusal::TooFew { entered, least });
    }
    if let Format::Teams { boards } = contest.terms.format
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
    match contest.terms.format {
        // A match that was decided put an entrant through.
        Format::Knockout if contest.round() > found.paired.round || contest.is_over() => {
            Err(ContestRefusal::RoundGone)
        }
        Format::Knockout
        | Format::League
        | Format::RoundRobin { .. }
        | Format::Swiss { .. }
        | Format::Teams { .. }
        | Format::Heats { .. } => Ok(()),
    }
}
