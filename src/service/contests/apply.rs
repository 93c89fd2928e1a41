//! Events of a contest, stored with what follows from them: games that begin, games that are resigned, and messages.

use std::collections::BTreeMap;

use crate::contest::alarm;
use crate::contest::decide::{Inputs, Lot, Playing};
use crate::contest::event::{ContestEntry, ContestEvent};
use crate::contest::state::{Contest, ContestTable};
use crate::contest::terms::FIRST_MOVE;
use crate::contest::values::{ContestTime, EntrantId, TableId};
use crate::game::seat::Seat;
use crate::games::GameKind;
use crate::play::command::Command;
use crate::play::decide::decide;
use crate::play::event::{ChallengeTerms, Event};
use crate::play::seal::Secret;
use crate::play::summary::Stage;
use crate::play::{Env, Game, GameId, PlayerId};
use crate::service::Options;
use crate::service::challenges::challenge;
use crate::service::commit::{command, dice};
use crate::service::lookup::load;
use crate::service::state::Service;
use crate::store::{
    ContestExtras, ContestId, ContestSubject, Notice, NoticeKind, Recipient, StoreError,
    StoredContest,
};

/// The time, as contests have it.
pub(super) const fn moment(env: &Env) -> ContestTime {
    ContestTime(env.now.0)
}

/// The game of a contest with its rules; `None` if this program does not know it.
pub(super) fn game_of(subject: &ContestSubject) -> Option<(GameKind, Options)> {
    Some((subject.kind.parse().ok()?, subject.options.parse().ok()?))
}

/// The secret of a contest’s lots. One that is lost draws the same lots as none.
pub(super) fn secret(found: &StoredContest) -> Secret {
    Secret::new(found.secret.unwrap_or_default())
}

/// Asks a question of a contest with the inputs that it needs.
pub(super) fn with_inputs<T>(
    games: &BTreeMap<TableId, Playing>,
    secret: &Secret,
    env: &Env,
    ask: impl FnOnce(&Inputs<'_>) -> T,
) -> T {
    let lot = |lot: Lot| match lot {
        Lot::Place(entrant) => secret.lot(&format!("place {}", entrant.0)),
        Lot::Side { round, meeting } => secret.lot(&format!("side {round} {meeting}")),
        Lot::FirstSide => secret.lot("first side"),
    };
    ask(&Inputs {
        now: moment(env),
        games,
        lot: &lot,
        secret: Some(*secret.bytes()),
    })
}

/// The games of a contest that go on, as its decisions read them.
pub(super) fn playing(
    service: &Service,
    found: &StoredContest,
    env: &Env,
) -> Result<BTreeMap<TableId, Playing>, StoreError> {
    let mut games = BTreeMap::new();
    for (table, id) in service.store.games_of_contest(found.id)? {
        let runs = found
            .contest
            .tables()
            .get(&table)
            .is_some_and(|table| table.running().is_some());
        // A damaged game is judged as one in which both have used the same time.
        if let Some(game) = load::load_healthy(&service.store, id)?.filter(|_| runs) {
            games.insert(table, seen(&game, env));
        }
    }
    Ok(games)
}

fn seen(game: &Game, env: &Env) -> Playing {
    let seats: Vec<Seat> = Seat::all(game.position().seats()).collect();
    let moved = |seat: &Seat| game.steps().iter().any(|step| step.seat == *seat);
    let waits = |seat: &Seat| game.to_move() == Some(*seat);
    let long = env.now.0 - game.changed().0 >= FIRST_MOVE;
    let mut used: BTreeMap<Seat, i64> = BTreeMap::new();
    let mut last = game.since();
    for step in game.steps() {
        *used.entry(step.seat).or_default() += (step.at.0 - last.0).max(0);
        last = step.at;
    }
    if let Some(seat) = game.to_move() {
        *used.entry(seat).or_default() += (env.now.0 - last.0).max(0);
    }
    Playing {
        absent: seats
            .iter()
            .map(|seat| long && waits(seat) && !moved(seat))
            .collect(),
        used: seats
            .iter()
            .map(|seat| used.get(seat).copied().unwrap_or(0))
            .collect(),
        standing: None,
    }
}

/// A contest before it is stored.
pub(super) struct FirstEvents<'a> {
    /// Its log.
    pub(super) log: &'a [ContestEntry],
    /// The people behind the numbers in it.
    pub(super) people: &'a [(EntrantId, PlayerId)],
}

/// Stores a new contest, and tells of it.
pub(super) fn create(
    service: &mut Service,
    subject: &ContestSubject,
    secret: &Secret,
    first: &FirstEvents<'_>,
    env: &Env,
) -> Result<ContestId, StoreError> {
    let FirstEvents { log, people } = *first;
    let contest = Contest::of(log).expect("the log begins with Opened");
    let alarm = alarm(&contest);
    let extras = ContestExtras {
        people,
        games: &[],
        alarm,
    };
    let id = service
        .store
        .create_contest(subject, secret.bytes(), log, &extras)?;
    tell(service, id, subject, 1, env)?;
    Ok(id)
}

/// Stores events with what follows from them, all or nothing.
pub(super) fn apply(
    service: &mut Service,
    found: &StoredContest,
    events: &[ContestEvent],
    extras: &ContestExtras<'_>,
    env: &Env,
) -> Result<Contest, StoreError> {
    together(service, |service| {
        apply_all(service, found, events, extras, env)
    })
}

/// Stores everything that a function stores, or nothing.
pub(super) fn together<T>(
    service: &mut Service,
    store: impl FnOnce(&mut Service) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    if service.store.batch_is_open() {
        return store(service);
    }
    service.store.begin_batch()?;
    let done = store(service);
    match &done {
        Ok(_) => service.store.commit_batch()?,
        Err(_) => service.store.end_batch(),
    }
    done
}

fn apply_all(
    service: &mut Service,
    found: &StoredContest,
    events: &[ContestEvent],
    extras: &ContestExtras<'_>,
    env: &Env,
) -> Result<Contest, StoreError> {
    let at = moment(env);
    let entries: Vec<ContestEntry> = events
        .iter()
        .map(|event| ContestEntry {
            at,
            event: event.clone(),
        })
        .collect();
    let mut after = found.contest.clone();
    let mut people = found.people.clone();
    people.extend(extras.people.iter().cloned());
    let (mut games, mut told) = (Vec::new(), Vec::new());
    for entry in &entries {
        after.apply(entry);
        if is_told(&entry.event, env) {
            told.push(after.version());
        }
        match &entry.event {
            ContestEvent::Started(table) => {
                let seats = after
                    .tables()
                    .get(table)
                    .map(|table| table.paired.seats.clone());
                let players: Option<Vec<PlayerId>> = seats
                    .unwrap_or_default()
                    .iter()
                    .map(|seat| people.get(seat).cloned())
                    .collect();
                // Whoever was forgotten is put out at the next alarm.
                if let Some(game) = players
                    .and_then(|players| begin(service, &found.subject, &players, env).transpose())
                {
                    games.push((*table, game?));
                }
            }
            ContestEvent::Left { entrant, .. } => {
                resign_all(service, found, *entrant, &people, env)?;
            }
            ContestEvent::Opened { .. }
            | ContestEvent::Entered(_)
            | ContestEvent::Rested { .. }
            | ContestEvent::Replaced { .. }
            | ContestEvent::Extended { .. }
            | ContestEvent::Began { .. }
            | ContestEvent::Paired { .. }
            | ContestEvent::Begun(_)
            | ContestEvent::Adjourned(_)
            | ContestEvent::Resulted { .. }
            | ContestEvent::Corrected { .. }
            | ContestEvent::Held { .. }
            | ContestEvent::Resumed { .. }
            | ContestEvent::Ended { .. }
            | ContestEvent::Cancelled { .. } => {}
        }
    }
    let extras = ContestExtras {
        people: extras.people,
        games: &games,
        alarm: alarm(&after),
    };
    service
        .store
        .append_contest(found.id, &after, &entries, &extras)?;
    for version in told {
        tell(service, found.id, &found.subject, version, env)?;
    }
    Ok(after)
}

/// Whether the place of a contest is told of an event.
const fn is_told(event: &ContestEvent, env: &Env) -> bool {
    match event {
        // A moderator who begins ends the time for entering, and the beginning is told.
        ContestEvent::Extended { closes } => closes.0 > env.now.0,
        ContestEvent::Opened { .. }
        | ContestEvent::Began { .. }
        | ContestEvent::Ended { .. }
        | ContestEvent::Cancelled { .. } => true,
        ContestEvent::Entered(_)
        | ContestEvent::Rested { .. }
        | ContestEvent::Left { .. }
        | ContestEvent::Replaced { .. }
        | ContestEvent::Paired { .. }
        | ContestEvent::Started(_)
        | ContestEvent::Begun(_)
        | ContestEvent::Adjourned(_)
        | ContestEvent::Resulted { .. }
        | ContestEvent::Corrected { .. }
        | ContestEvent::Held { .. }
        | ContestEvent::Resumed { .. } => false,
    }
}

/// Promises the message about the event that made this version.
fn tell(
    service: &mut Service,
    id: ContestId,
    subject: &ContestSubject,
    version: u32,
    env: &Env,
) -> Result<(), StoreError> {
    let notice = Notice {
        kind: NoticeKind::Contest,
        to: Recipient::Place(subject.place.clone()),
        recipient: None,
        games: Vec::new(),
        detail: format!("{}.{version}", id.0),
        due: env.now,
    };
    service.store.promise_notices(&[notice], env.now)
}

/// Begins the game of a table, without a message: the contest tells of its games together. `None` if this program does
/// not know the game.
fn begin(
    service: &mut Service,
    subject: &ContestSubject,
    players: &[PlayerId],
    env: &Env,
) -> Result<Option<GameId>, StoreError> {
    let (Some((kind, options)), [first, second]) = (game_of(subject), players) else {
        return Ok(None);
    };
    let created = Event::Created {
        kind,
        rules_version: kind.spec().rules_version,
        options,
        place: subject.place.clone(),
        by: first.clone(),
        invited: Some(second.clone()),
        side: Some(Seat::FIRST),
        terms: ChallengeTerms {
            clock: subject.clock.parse().ok(),
            rated: subject.rated,
            ..ChallengeTerms::default()
        },
    };
    challenge::begin_quietly(service, &created, second, env).map(Some)
}

/// Begins the game of a table once more, since the last one came to nothing.
pub(super) fn begin_again(
    service: &mut Service,
    found: &StoredContest,
    table: &ContestTable,
    env: &Env,
) -> Result<(), StoreError> {
    let players: Option<Vec<PlayerId>> = table
        .paired
        .seats
        .iter()
        .map(|seat| found.people.get(seat).cloned())
        .collect();
    let game = match players {
        Some(players) => begin(service, &found.subject, &players, env)?,
        None => None,
    };
    service
        .store
        .replace_game_of_table(found.id, table.paired.id, game)
}

/// Resigns all games of somebody who is out.
fn resign_all(
    service: &mut Service,
    found: &StoredContest,
    entrant: EntrantId,
    people: &BTreeMap<EntrantId, PlayerId>,
    env: &Env,
) -> Result<(), StoreError> {
    let Some(player) = people.get(&entrant) else {
        return Ok(());
    };
    let games = service.store.games_of_contest(found.id)?;
    let own = found
        .contest
        .tables_of(entrant)
        .filter(|table| table.running().is_some());
    for id in own.filter_map(|table| games.get(&table.paired.id)) {
        let Some(game) =
            load::load_healthy(&service.store, *id)?.filter(|game| game.stage() == Stage::Running)
        else {
            continue;
        };
        let input = dice::decide_input(&service.store, &game, "")?;
        if let Ok(events) = decide(&game, player, &Command::Resign, env, &input) {
            command::append(service, &game, &events, env)?;
        }
    }
    Ok(())
}
