//! Events of a contest, stored with their consequences: games that begin, pause or are resigned, and messages.

use std::collections::BTreeMap;

use crate::contest::command::ContestCommand;
use crate::contest::decide::decide;
use crate::contest::event::{ContestEntry, ContestEvent, How};
use crate::contest::inputs::{Inputs, Lot, Playing};
use crate::contest::progress::alarm;
use crate::contest::state::{Contest, ContestStage};
use crate::contest::terms::{FIRST_MOVE, OLD_FILL_IN};
use crate::contest::values::{ContestTime, EntrantId, TableId};
use crate::play::computer::Computer;
use crate::play::seal::Secret;
use crate::play::{Env, GameId, PlayerId};
use crate::service::commit::batch;
use crate::service::contests::any_contest::still_in;
use crate::service::contests::contest_news::AboutTables;
use crate::service::contests::run::next_number;
use crate::service::contests::{entrants, games, lost, seasons, tell};
use crate::service::state::Service;
use crate::store::{
    self, ContestExtras, ContestId, ContestOrLadder, ContestSubject, GivenReason, StoreError,
    StoredContest,
};

/// The time, as contests have it.
pub(super) const fn moment(env: &Env) -> ContestTime {
    ContestTime(env.now.0)
}

/// Asks a question of a contest with the inputs that it needs.
pub(super) fn with_inputs<T>(
    found: &StoredContest,
    games: &BTreeMap<TableId, Playing>,
    env: &Env,
    ask: impl FnOnce(&Inputs<'_>) -> T,
) -> T {
    // A secret that is lost draws the same lots as none, and opens nothing.
    let secret = found.secret.or_else(|| opened(&found.contest));
    let secret = Secret::new(secret.unwrap_or_default());
    let lot = |lot: Lot| match lot {
        Lot::Place(entrant) => secret.lot(&format!("place {}", entrant.0)),
        Lot::Side { round, meeting } => secret.lot(&format!("side {round} {meeting}")),
        Lot::FirstSide => secret.lot("first side"),
    };
    ask(&Inputs {
        now: moment(env),
        games,
        next: next_number(found),
        lot: &lot,
        secret: found.secret,
    })
}

/// The secret of the lots of a contest that is over.
pub(super) const fn opened(contest: &Contest) -> Option<[u8; 32]> {
    match contest.stage() {
        ContestStage::Over { secret, .. } => *secret,
        ContestStage::Open { .. } | ContestStage::Running | ContestStage::Cancelled => None,
    }
}

/// Returns `true` if a command would be accepted now. It need not know how games stand.
pub(super) fn would_accept(found: &StoredContest, command: &ContestCommand, env: &Env) -> bool {
    with_inputs(found, &BTreeMap::new(), env, |inputs| {
        decide(&found.contest, command, inputs).is_ok()
    })
}

/// A contest before it is stored.
pub(super) struct FirstEvents<'a> {
    /// Its log.
    pub(super) log: &'a [ContestEntry],
    /// The people behind the numbers in it.
    pub(super) people: &'a [(EntrantId, PlayerId)],
}

/// Stores a new contest, and announces it.
pub(super) fn create(
    service: &mut Service,
    subject: &ContestSubject,
    secret: &Secret,
    first: &FirstEvents<'_>,
    env: &Env,
) -> Result<ContestId, StoreError> {
    let FirstEvents { log, people } = *first;
    let contest = Contest::of(log).expect("the log begins with Opened");
    let extras = ContestExtras {
        people,
        alarm: alarm(&contest),
        ..ContestExtras::default()
    };
    batch::together(service, |service| {
        let id =
            store::contests::create(&mut service.store, subject, secret.bytes(), log, &extras)?;
        tell::enqueue(service, id, subject, &[tell::Told::of(1)], env)?;
        Ok(id)
    })
}

/// Stores events with their consequences, all or nothing. The end of a season opens the next one.
pub(super) fn apply(
    service: &mut Service,
    found: &StoredContest,
    events: &[ContestEvent],
    extras: &ContestExtras<'_>,
    env: &Env,
) -> Result<Contest, StoreError> {
    batch::together(service, |service| {
        let after = apply_all(service, found, events, extras, env)?;
        if let Some(next) = seasons::next(found, &after, env) {
            let first = FirstEvents {
                log: &next.log,
                people: &next.people,
            };
            create(service, &next.subject, &next.secret, &first, env)?;
        }
        Ok(after)
    })
}

/// Events that are being stored: the contest and its people as they are after those so far.
struct Applying<'a> {
    found: &'a StoredContest,
    after: Contest,
    people: BTreeMap<EntrantId, PlayerId>,
    /// People with numbers that are new.
    new: Vec<(EntrantId, PlayerId)>,
    games: Vec<(TableId, GameId)>,
    /// Tables whose games start again.
    anew: Vec<TableId>,
    told: Vec<tell::Told>,
    reason: Option<GivenReason<'a>>,
}

fn apply_all(
    service: &mut Service,
    found: &StoredContest,
    events: &[ContestEvent],
    extras: &ContestExtras<'_>,
    env: &Env,
) -> Result<Contest, StoreError> {
    let at = moment(env);
    let entries = events.iter().map(|event| ContestEntry {
        at,
        event: event.clone(),
    });
    let entries: Vec<ContestEntry> = entries.collect();
    let mut new = extras.people.to_vec();
    new.extend(reserves(found, events, extras.people));
    let mut people = found.people.clone();
    people.extend(new.iter().cloned());
    let mut applying = Applying {
        found,
        after: found.contest.clone(),
        people,
        new,
        games: Vec::new(),
        anew: Vec::new(),
        told: Vec::new(),
        reason: extras.reason,
    };
    for (nth, entry) in entries.iter().enumerate() {
        let is_told = tell::is_told([&found.contest, &applying.after], &entry.event, env);
        applying.after.apply(entry);
        if is_told {
            let told = tell::Told::about(&applying.after, &entry.event);
            // The removal of an entrant is announced before their reserve.
            let before = nth.checked_sub(1).map(|nth| &entries[nth].event);
            let steps_in = matches!(before, Some(ContestEvent::Replaced { .. }))
                && matches!(entry.event, ContestEvent::Left { .. });
            let at = applying.told.len() - usize::from(steps_in);
            applying.told.insert(at, told);
        }
        applying.follow(service, &entry.event, env)?;
    }
    let stored = ContestExtras {
        people: &applying.new,
        games: &applying.games,
        alarm: alarm(&applying.after),
        reason: extras.reason,
    };
    let after = applying.after;
    store::contests::append(&mut service.store, found.id, &after, &entries, &stored)?;
    tell::enqueue(service, found.id, &found.subject, &applying.told, env)?;
    let states = [&found.contest, &after];
    entrants::enqueue(service, found.id, &found.subject, states, env)?;
    let decided: Vec<TableId> = events.iter().filter_map(decided_by_time).collect();
    AboutTables::Decided.enqueue(service, found, &decided, env)?;
    let mut begun = applying.anew;
    // The message about a round calls everybody whose game begins with it.
    if !applying.told.iter().any(|told| told.begins_round()) {
        begun.extend(applying.games.iter().map(|(table, _)| *table));
    }
    AboutTables::Begun.enqueue(service, found, &begun, env)?;
    Ok(after)
}

/// The people of reserves who step in by themselves and of those before them, who change numbers.
fn reserves(
    found: &StoredContest,
    events: &[ContestEvent],
    given: &[(EntrantId, PlayerId)],
) -> Vec<(EntrantId, PlayerId)> {
    let mut changed = Vec::new();
    for event in events {
        let ContestEvent::Replaced {
            entrant,
            former: Some(former),
            ..
        } = event
        else {
            continue;
        };
        let is_given = given.iter().any(|(number, _)| number == entrant);
        let people = [entrant, former].map(|number| found.people.get(number));
        if let ([Some(before), Some(reserve)], false) = (people, is_given) {
            changed.push((*entrant, reserve.clone()));
            changed.push((*former, before.clone()));
        }
    }
    changed
}

/// The table that an event decides by the time that each has used.
const fn decided_by_time(event: &ContestEvent) -> Option<TableId> {
    if let ContestEvent::Resulted {
        table,
        how: How::Clocked,
        ..
    } = event
    {
        return Some(*table);
    }
    None
}

impl Applying<'_> {
    /// Stores the consequences of an event for games.
    fn follow(
        &mut self,
        service: &mut Service,
        event: &ContestEvent,
        env: &Env,
    ) -> Result<(), StoreError> {
        match event {
            ContestEvent::Started(table) => self.start(service, *table, env),
            ContestEvent::Entered(entrant) => {
                if entrant.computer {
                    let level = self.after.terms().fill_in.unwrap_or(OLD_FILL_IN);
                    let computer = Computer::new(level).player();
                    self.people.insert(entrant.id, computer.clone());
                    self.new.push((entrant.id, computer));
                }
                Ok(())
            }
            ContestEvent::Left { entrant, why, .. } => match self.people.get(entrant) {
                Some(player) => games::resign_all(service, self.found, player, *why, env),
                None => Ok(()),
            },
            ContestEvent::Held { by, .. } => match self.people.get(by) {
                Some(by) => {
                    let reason = self.reason.map_or("", |reason| reason.text);
                    games::hold_all(service, self.found, by, reason, env)
                }
                None => Ok(()),
            },
            ContestEvent::Replaced { entrant, .. } => {
                let (from, to) = (self.found.people.get(entrant), self.people.get(entrant));
                let anew = match (from, to, self.reason) {
                    (Some(from), Some(to), Some(reason)) => {
                        let handed = games::HandedPlace {
                            from,
                            to,
                            by: reason.by,
                            reason: reason.text,
                        };
                        games::hand_on(service, self.found, &handed, env)?
                    }
                    (Some(from), Some(to), None) => {
                        games::step_in(service, self.found, [from, to], env)?
                    }
                    (None, _, _) | (_, None, _) => Vec::new(),
                };
                self.anew.extend(anew);
                Ok(())
            }
            ContestEvent::Resumed { .. } | ContestEvent::Cancelled { .. } => {
                let ends = matches!(event, ContestEvent::Cancelled { .. });
                if ends && self.found.contest.lost().is_some() {
                    let of = ContestOrLadder::Contest(self.found.id);
                    lost::enqueue_each(service, still_in(self.found), of, env)?;
                }
                let Some(hold) = self.found.contest.hold() else {
                    return Ok(());
                };
                games::resume_all(service, self.found, self.people.get(&hold.by), env)
            }
            ContestEvent::Opened { .. }
            | ContestEvent::Rested { .. }
            | ContestEvent::Extended { .. }
            | ContestEvent::Began { .. }
            | ContestEvent::Paired { .. }
            | ContestEvent::Begun(_)
            | ContestEvent::Adjourned(_)
            | ContestEvent::Resulted { .. }
            | ContestEvent::Corrected { .. }
            | ContestEvent::PlaceLost
            | ContestEvent::Moved
            | ContestEvent::Ended { .. } => Ok(()),
        }
    }

    /// Begins the game of a table.
    fn start(
        &mut self,
        service: &mut Service,
        table: TableId,
        env: &Env,
    ) -> Result<(), StoreError> {
        let found = self.after.tables().get(&table);
        // A forgotten player is put out at the next alarm.
        let Some(players) = found.and_then(|table| games::seated(&self.people, table)) else {
            return Ok(());
        };
        let game = games::begin(
            service,
            &self.found.subject,
            &players,
            Some(FIRST_MOVE),
            env,
        )?;
        self.games.extend(game.map(|game| (table, game)));
        Ok(())
    }
}
