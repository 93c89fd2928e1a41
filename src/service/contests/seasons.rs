//! The next season of a league: it opens when one ends, with everybody who is still in, and begins by itself.

use crate::contest::event::{ContestEntry, ContestEvent, NewEntrant};
use crate::contest::groups;
use crate::contest::state::{Contest, ContestStage};
use crate::contest::terms::{BETWEEN_SEASONS, Format};
use crate::contest::values::{ContestTime, EntrantId};
use crate::play::Env;
use crate::play::PlayerId;
use crate::play::seal::Secret;
use crate::store::{ContestSubject, StoredContest};

/// A season that is about to open.
pub(super) struct NextSeason {
    pub(super) subject: ContestSubject,
    pub(super) secret: Secret,
    pub(super) log: Vec<ContestEntry>,
    pub(super) people: Vec<(EntrantId, PlayerId)>,
}

/// The season that follows one that has just ended; `None` for other formats.
pub(super) fn next(found: &StoredContest, ended: &Contest, env: &Env) -> Option<NextSeason> {
    // A correction after the end orders the standings again, and ends nothing.
    if matches!(found.contest.stage(), ContestStage::Over { .. })
        || !matches!(ended.stage(), ContestStage::Over { .. })
    {
        return None;
    }
    match ended.terms().format {
        Format::League => {}
        Format::RoundRobin { .. }
        | Format::Swiss { .. }
        | Format::Knockout
        | Format::Teams { .. }
        | Format::Heats { .. } => return None,
    }
    let order = order(ended);
    let players: Vec<PlayerId> = order
        .iter()
        .filter_map(|id| found.people.get(id))
        .cloned()
        .collect();
    let secret = Secret::new(env.entropy);
    let at = ContestTime(env.now.0);
    let opened = ContestEvent::Opened {
        terms: *ended.terms(),
        closes: at.after(BETWEEN_SEASONS),
        seal: secret.seal_of_lots(),
    };
    let mut log = vec![ContestEntry { at, event: opened }];
    let (mut people, mut group_of) = (Vec::new(), Vec::new());
    for (group, size) in (0..).zip(groups::sizes(players.len())) {
        group_of.extend(std::iter::repeat_n(group, size));
    }
    for (place, (player, id)) in players.into_iter().zip(1..).enumerate() {
        let id = EntrantId(id);
        // The order of the last season stands: other entrants come after all of them.
        let strength = i32::MAX - i32::try_from(place).unwrap_or(i32::MAX);
        let group = group_of.get(place).copied();
        let entrant = NewEntrant {
            id,
            strength,
            group,
            team: None,
            computer: false,
        };
        log.push(ContestEntry {
            at,
            event: ContestEvent::Entered(entrant),
        });
        people.push((id, player));
    }
    let subject = ContestSubject {
        season: found.subject.season + 1,
        follows: Some(found.id),
        ..found.subject.clone()
    };
    Some(NextSeason {
        subject,
        secret,
        log,
        people,
    })
}

/// The order of the next season, without those who are out.
fn order(ended: &Contest) -> Vec<EntrantId> {
    let ContestStage::Over { order, .. } = ended.stage() else {
        return Vec::new();
    };
    let table = |group: Vec<EntrantId>| {
        order
            .iter()
            .copied()
            .filter(|id| group.contains(id))
            .collect()
    };
    let tables: Vec<Vec<EntrantId>> = ended.grouped().into_iter().map(table).collect();
    let out: Vec<EntrantId> = order
        .iter()
        .copied()
        .filter(|id| !ended.is_in(*id))
        .collect();
    groups::next_season(&tables, &out, &[])
}
