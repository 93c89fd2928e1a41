//! An entrant leaves a contest, and the games under way are settled.

use crate::contest::command::ContestRefusal;
use crate::contest::event::{ContestEvent, How, Leaving};
use crate::contest::inputs::Inputs;
use crate::contest::reserves::stepping_in;
use crate::contest::state::{Contest, TableState};
use crate::contest::terms::Format;
use crate::contest::values::{EntrantId, TableId};

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
    let strikes = match contest.terms.format {
        Format::League | Format::RoundRobin { .. } => 2 * finished < own.len(),
        Format::Swiss { .. } | Format::Knockout | Format::Teams { .. } | Format::Heats { .. } => {
            false
        }
    };
    let mut events = vec![ContestEvent::Left {
        entrant,
        why,
        struck: strikes,
    }];
    for table in own {
        // At a table of several the others continue.
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
