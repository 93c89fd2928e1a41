//! Places that go to other people. A moderator names them, or reserves of a team step in by themselves.

use crate::contest::command::ContestRefusal;
use crate::contest::event::{ContestEvent, Leaving};
use crate::contest::inputs::Inputs;
use crate::contest::state::{Contest, ContestTable, TableState};
use crate::contest::values::EntrantId;

/// The place of an entrant goes to another person.
pub(in crate::contest) fn replace(
    contest: &Contest,
    entrant: EntrantId,
    fresh: bool,
    former: EntrantId,
) -> Result<Vec<ContestEvent>, ContestRefusal> {
    if !contest.is_in(entrant) {
        return Err(ContestRefusal::NotIn);
    }
    let mut events = vec![ContestEvent::Replaced {
        entrant,
        fresh,
        former: Some(former),
    }];
    if contest.entrants.contains_key(&former) {
        if !contest.is_reserve_for(former, entrant) {
            return Err(ContestRefusal::Entered);
        }
        // The reserve and the person before change numbers, and the reserve’s is out.
        let (why, struck) = (Leaving::Removed, false);
        events.push(ContestEvent::Left {
            entrant: former,
            why,
            struck,
        });
    }
    Ok(events)
}

/// The reserve who steps in for an entrant who is out before any game of theirs has a move. It is the one who entered
/// first. A game that was lost for want of its first move has none, and stays lost.
fn reserve_of(contest: &Contest, entrant: EntrantId, inputs: &Inputs<'_>) -> Option<EntrantId> {
    let unmoved = |table: &ContestTable| match &table.state {
        TableState::Waiting => true,
        TableState::Running(_) => {
            let game = inputs.games.get(&table.paired.id);
            game.is_some_and(|game| !game.moved)
        }
        TableState::Over(result) => !result.how.met(),
    };
    let own: Vec<&ContestTable> = contest.tables_of(entrant).collect();
    let plays = own.iter().any(|table| table.result().is_none());
    if !plays || !own.into_iter().all(unmoved) {
        return None;
    }
    let mut all = contest.still_in();
    all.find(|reserve| contest.is_reserve_for(*reserve, entrant))
}

/// The events of an entrant's departure with a reserve stepping in; `None` without a reserve. The games of a forgotten
/// player are over by then.
pub(in crate::contest) fn stepping_in(
    contest: &Contest,
    entrant: EntrantId,
    why: Leaving,
    inputs: &Inputs<'_>,
) -> Option<Vec<ContestEvent>> {
    match why {
        Leaving::Own | Leaving::Removed | Leaving::Late => {}
        Leaving::Gone => return None,
    }
    let reserve = reserve_of(contest, entrant, inputs)?;
    let (fresh, struck) = (true, false);
    Some(vec![
        ContestEvent::Replaced {
            entrant,
            fresh,
            former: Some(reserve),
        },
        // They change numbers, and the reserve’s is out.
        ContestEvent::Left {
            entrant: reserve,
            why,
            struck,
        },
    ])
}
