//! The games of tables: how they begin, pause, end and are read.

use std::collections::BTreeMap;

use crate::contest::event::Leaving;
use crate::contest::inputs::Playing;
use crate::contest::state::{Contest, ContestTable};
use crate::contest::terms::{FIRST_MOVE, LEAST_FIRST_MOVE, MOST_STOPPED};
use crate::contest::values::{DRAW, EntrantId, Halves, TableId, WIN};
use crate::game::outcome::Outcome;
use crate::game::seat::Seat;
use crate::games::GameKind;
use crate::play::calendar::MINUTE;
use crate::play::command::Command;
use crate::play::computer::Computer;
use crate::play::decide::decide;
use crate::play::event::{ChallengeTerms, Event, PauseReason};
use crate::play::moderate::{self, ModeratorCommand, SeatAnswer};
use crate::play::stage::Stage;
use crate::play::stakes::{Stakes, Unrated};
use crate::play::summary::GameSummary;
use crate::play::{Env, Game, GameId, PlayerId, clock, pause, rated};
use crate::service::Options;
use crate::service::challenges::{challenge, stand_in};
use crate::service::commit::append::{self, AppendExtras};
use crate::service::commit::{dice, stakes};
use crate::service::contests::contest_news::AboutTables;
use crate::service::lookup::{load, times};
use crate::service::state::Service;
use crate::store::{self, ContestId, ContestSubject, StoreError, StoredContest};

/// The game of a contest with its rules; `None` if this program does not know it.
pub(in crate::service) fn game_of(subject: &ContestSubject) -> Option<(GameKind, Options)> {
    Some((subject.kind.parse().ok()?, subject.options.parse().ok()?))
}

/// Begins a game of these players in the order of their seats, without a message. Between two, the player who begins
/// has `first_move` for the first turn, in ms. `None` if this program does not know the game, or has no such table.
pub(super) fn begin(
    service: &mut Service,
    subject: &ContestSubject,
    players: &[PlayerId],
    first_move: Option<i64>,
    env: &Env,
) -> Result<Option<GameId>, StoreError> {
    let Some((kind, options)) = game_of(subject) else {
        return Ok(None);
    };
    let tables = kind.spec().tables.iter();
    let table = tables
        .clone()
        .find(|table| usize::from(table.seats) == players.len());
    // Computers are the guests of a person.
    let host = players.iter().position(|player| !player.is_computer());
    let (Some(table), Some(host)) = (table, host) else {
        return Ok(None);
    };
    let for_two = players.len() == 2;
    let options = table
        .option
        .map_or(options.clone(), |option| options.with(option));
    let seat = |at: usize| u8::try_from(at).ok().and_then(Seat::new);
    let others = || (0..).zip(players).filter(|(at, _)| *at != host);
    let created = Event::Created {
        kind,
        rules_version: kind.spec().rules_version,
        options,
        place: subject.place.clone(),
        by: players[host].clone(),
        invited: others()
            .next()
            .filter(|_| for_two)
            .map(|(_, other)| other.clone()),
        side: seat(host),
        terms: ChallengeTerms {
            clock: subject.clock.parse().ok(),
            rated: subject.rated,
            longest_stop: Some(MOST_STOPPED),
            first_move: first_move.filter(|_| for_two),
            ..ChallengeTerms::default()
        },
    };
    let mut joins: Vec<(&PlayerId, Command)> = Vec::new();
    for (at, player) in others() {
        match (Computer::of(player), seat(at)) {
            (_, _) if for_two => joins.push((player, Command::Join)),
            (None, Some(seat)) => joins.push((player, Command::JoinSeat(seat))),
            (Some(_) | None, _) => {}
        }
    }
    for computer in others().filter_map(|(_, player)| Computer::of(player)) {
        if !for_two {
            joins.push((&players[host], Command::AddComputer(computer.level)));
        }
    }
    challenge::begin_quietly(service, &created, &joins, env).map(Some)
}

/// The people of a table in the order of its seats; `None` if one was forgotten.
pub(super) fn seated(
    people: &BTreeMap<EntrantId, PlayerId>,
    table: &ContestTable,
) -> Option<Vec<PlayerId>> {
    let seats = table.paired.seats.iter();
    seats.map(|seat| people.get(seat).cloned()).collect()
}

/// Begins the game of a table once more, since the last one came to nothing. That is not given where it is damaged.
pub(super) fn begin_again(
    service: &mut Service,
    found: &StoredContest,
    table: &ContestTable,
    ended: Option<&Game>,
    env: &Env,
) -> Result<(), StoreError> {
    // Calling games off wins no time.
    let unbegun = ended.filter(|ended| nobody_began(ended));
    let left = match unbegun.and_then(|ended| Some((ended, ended.terms().first_move?))) {
        Some((ended, limit)) => {
            let times = times::exclusions_of_last_stretch(&service.store, ended)?;
            let left = clock::left_for_first_move(ended, &times);
            // The least is given once: otherwise a game that is called off each time would never be lost.
            let least = if limit > LEAST_FIRST_MOVE {
                LEAST_FIRST_MOVE
            } else {
                MINUTE
            };
            left.map(|left| left.max(least))
        }
        None => None,
    };
    let first_move = left.unwrap_or(FIRST_MOVE);
    let game = match seated(&found.people, table) {
        Some(players) => begin_instead(service, found, &players, first_move, env)?,
        None => None,
    };
    store::contests::replace_game(&mut service.store, found.id, table.paired.id, game)?;
    let begun: Vec<TableId> = game.map(|_| table.paired.id).into_iter().collect();
    AboutTables::Begun.enqueue(service, found, &begun, env)
}

/// Begins a game in the place of another one. While the contest is held, it is paused at once, as all others are.
fn begin_instead(
    service: &mut Service,
    found: &StoredContest,
    players: &[PlayerId],
    first_move: i64,
    env: &Env,
) -> Result<Option<GameId>, StoreError> {
    let begun = begin(service, &found.subject, players, Some(first_move), env)?;
    if let (Some(id), Some(_)) = (begun, found.contest.lost()) {
        pause_without_place(service, id, env)?;
    }
    let (Some(id), Some(hold)) = (begun, found.contest.hold()) else {
        return Ok(begun);
    };
    if let Some(game) = load::load_healthy(&service.store, id)? {
        // A holder who was forgotten has another name in each game.
        let forgotten = || PlayerId::pseudonymised(env, id);
        let by = found
            .people
            .get(&hold.by)
            .cloned()
            .unwrap_or_else(forgotten);
        let reason = found.reasons.get(&hold.version);
        let reason = reason.map_or_else(String::new, |reason| reason.text.clone());
        moderated(service, &game, &by, &ModeratorCommand::Pause(reason), env)?;
    }
    Ok(begun)
}

/// Pauses a game that begins where nobody can play: its contest brings it along.
fn pause_without_place(service: &mut Service, id: GameId, env: &Env) -> Result<(), StoreError> {
    let Some(game) = load::load_healthy(&service.store, id)? else {
        return Ok(());
    };
    let times = times::time_exclusions(&service.store, &game)?;
    let events = pause::pause(&game, PauseReason::PlaceGone, &times, env.now);
    append::append_with(service, &game, &events, silent(), env)
}

/// The running games of a contest at tables that have no result, by table.
pub(super) fn running(
    service: &Service,
    id: ContestId,
    contest: &Contest,
) -> Result<Vec<(TableId, Game)>, StoreError> {
    let mut games = Vec::new();
    for (table, game) in store::contests::running_games(&service.store, id)? {
        let runs = contest
            .tables()
            .get(&table)
            .is_some_and(|table| table.running().is_some());
        if !runs {
            continue;
        }
        // A damaged game is judged as one in which both have used the same time.
        let game = load::load_healthy(&service.store, game)?;
        games.extend(
            game.filter(|game| game.stage() == Stage::Running)
                .map(|game| (table, game)),
        );
    }
    Ok(games)
}

/// The running games of a contest, as its decisions read them.
pub(super) fn playing(
    service: &Service,
    found: &StoredContest,
    env: &Env,
) -> Result<BTreeMap<TableId, Playing>, StoreError> {
    let games = running(service, found.id, &found.contest)?;
    let seen = |(table, game): (TableId, Game)| Ok((table, seen(service, &game, env)?));
    games.into_iter().map(seen).collect()
}

fn seen(service: &Service, game: &Game, env: &Env) -> Result<Playing, StoreError> {
    let seats: Vec<Seat> = Seat::all(game.position().seats()).collect();
    let times = times::time_exclusions(&service.store, game)?;
    let used = |seat: &Seat| clock::time_used(game, *seat, &times, env.now);
    Ok(Playing {
        begun: seats.iter().all(|seat| has_moved(game, *seat)),
        moved: !game.steps().is_empty(),
        used: seats.iter().map(used).collect(),
        standing: (seats.len() > 2).then(|| standing(game, &seats)),
    })
}

/// Returns `true` if a game between two ended before its first move.
pub(super) fn nobody_began(game: &Game) -> bool {
    !game.is_large() && game.steps().is_empty()
}

/// Returns `true` if a seat has made a move.
pub(super) fn has_moved(game: &Game, seat: Seat) -> bool {
    game.steps().iter().any(|step| step.seat == seat)
}

/// The half points of a table of several if it ended now. A player who is in it has beaten each who is out, and all
/// else is level.
fn standing(game: &Game, seats: &[Seat]) -> Vec<Halves> {
    let out = game.position().eliminated();
    let against = |one: bool, other: bool| match (one, other) {
        (false, true) => WIN,
        (true, false) => 0,
        (true, true) | (false, false) => DRAW,
    };
    halves_of(seats, |one, other| {
        against(out.contains(*one), out.contains(*other))
    })
}

fn halves_of(seats: &[Seat], against: impl Fn(&Seat, &Seat) -> Halves) -> Vec<Halves> {
    let of = |seat: &Seat| {
        let others = seats.iter().filter(|other| *other != seat);
        others.map(|other| against(seat, other)).sum()
    };
    seats.iter().map(of).collect()
}

/// The half points of each seat of a game that is over; `None` for a game without a result. At a table of several each
/// has played each other, by their places.
pub(super) fn points(game: &Game) -> Option<Vec<Halves>> {
    let outcome = game.outcome().filter(|_| game.stage() == Stage::Over)?;
    Some(points_of(outcome, game.position().seats()))
}

/// [`points()`] by the list row of a game.
pub(super) fn points_of_row(row: &GameSummary) -> Option<Vec<Halves>> {
    let outcome = row.outcome.as_ref().filter(|_| row.stage == Stage::Over)?;
    let seats = u8::try_from(row.seats.len()).ok()?;
    Some(points_of(outcome, seats))
}

fn points_of(outcome: &Outcome, seats: u8) -> Vec<Halves> {
    let seats: Vec<Seat> = Seat::all(seats).collect();
    let place = |seat: &Seat| outcome.places.get(*seat).copied();
    halves_of(&seats, |one, other| match place(one).cmp(&place(other)) {
        std::cmp::Ordering::Less => WIN,
        std::cmp::Ordering::Equal => DRAW,
        std::cmp::Ordering::Greater => 0,
    })
}

/// Resigns a game for one of its players.
fn resign(
    service: &mut Service,
    game: &Game,
    player: &PlayerId,
    why: Leaving,
    env: &Env,
) -> Result<(), StoreError> {
    let input = dice::decide_input(&service.store, game, "")?;
    match decide(game, player, &Command::Resign, env, &input) {
        Ok(mut events) => {
            // A player who vanished loses one rated game. At a table of more than two the others play on for theirs.
            let of_two = why == Leaving::Late && !game.is_large() && rated::share_of(game).is_ok();
            if of_two && stakes::has_vanished(&service.store, game, player)? {
                events.push(Event::Stakes(Stakes::Unrated(Unrated::Absent)));
            }
            append::append(service, game, &events, env)
        }
        // They are out of it already.
        Err(_) => Ok(()),
    }
}

/// Resigns all games of an entrant who is out.
pub(super) fn resign_all(
    service: &mut Service,
    found: &StoredContest,
    player: &PlayerId,
    why: Leaving,
    env: &Env,
) -> Result<(), StoreError> {
    for (_, game) in running(service, found.id, &found.contest)? {
        if game.seat_of(player).is_some() {
            resign(service, &game, player, why, env)?;
        }
    }
    Ok(())
}

/// Stores a moderator’s command to a game without a message of its own. The contest announces all of them together.
fn moderated(
    service: &mut Service,
    game: &Game,
    by: &PlayerId,
    command: &ModeratorCommand,
    env: &Env,
) -> Result<(), StoreError> {
    let times = times::time_exclusions(&service.store, game)?;
    match moderate::decide(game, by, command, &times, env.now) {
        Ok(events) => append::append_with(service, game, &events, silent(), env),
        // Another moderator holds the game already, or it is over.
        Err(_) => Ok(()),
    }
}

const fn silent<'a>() -> AppendExtras<'a> {
    AppendExtras {
        notices: &[],
        plan: None,
        silent: true,
    }
}

/// Pauses all running games.
pub(super) fn hold_all(
    service: &mut Service,
    found: &StoredContest,
    by: &PlayerId,
    reason: &str,
    env: &Env,
) -> Result<(), StoreError> {
    for (_, game) in running(service, found.id, &found.contest)? {
        let command = ModeratorCommand::Pause(reason.to_owned());
        moderated(service, &game, by, &command, env)?;
    }
    Ok(())
}

/// Resumes all games that were paused with the contest, whichever moderator held it.
pub(super) fn resume_all(
    service: &mut Service,
    found: &StoredContest,
    holder: Option<&PlayerId>,
    env: &Env,
) -> Result<(), StoreError> {
    for (_, game) in running(service, found.id, &found.contest)? {
        let Some(by) = game.moderator_hold().map(|(by, _)| by.clone()) else {
            continue;
        };
        // A holder who was forgotten has another name in each game.
        if Some(&by) == holder || holder.is_none() && by.is_pseudonym() {
            moderated(service, &game, &by, &ModeratorCommand::Resume, env)?;
        }
    }
    Ok(())
}

/// A place that is handed on, with the people of the contest as they are now.
pub(super) struct HandedPlace<'a> {
    /// The player before.
    pub(super) from: &'a PlayerId,
    /// The player from now on.
    pub(super) to: &'a PlayerId,
    /// The moderator.
    pub(super) by: &'a PlayerId,
    /// The moderator’s reason.
    pub(super) reason: &'a str,
}

/// Returns `true` if any running game of a player has a move.
pub(super) fn any_has_moved(
    service: &Service,
    found: &StoredContest,
    player: &PlayerId,
) -> Result<bool, StoreError> {
    let games = running(service, found.id, &found.contest)?;
    let own =
        |(_, game): &(TableId, Game)| game.seat_of(player).is_some() && !game.steps().is_empty();
    Ok(games.iter().any(own))
}

/// Hands the running games of a place on. A game without a move starts again, with the newcomer. Any other changes
/// hands, and counts for no rating. Returns the tables whose games start again.
pub(super) fn hand_on(
    service: &mut Service,
    found: &StoredContest,
    handed: &HandedPlace<'_>,
    env: &Env,
) -> Result<Vec<TableId>, StoreError> {
    let mut begun = Vec::new();
    for (table, game) in running(service, found.id, &found.contest)? {
        if game.seat_of(handed.from).is_none() {
            continue;
        }
        if game.steps().is_empty() {
            let annul = ModeratorCommand::Annul(handed.reason.to_owned());
            moderated(service, &game, handed.by, &annul, env)?;
            let players = with_other(&game, [handed.from, handed.to]);
            let game = begin_instead(service, found, &players, FIRST_MOVE, env)?;
            store::contests::replace_game(&mut service.store, found.id, table, game)?;
            begun.extend(game.map(|_| table));
            continue;
        }
        let offer = ModeratorCommand::HandOver {
            from: handed.from.clone(),
            to: handed.to.clone(),
            reason: handed.reason.to_owned(),
        };
        moderated(service, &game, handed.by, &offer, env)?;
        take_seat(service, game.id(), handed.to, env)?;
    }
    Ok(begun)
}

/// The players of a game with another one in the place of one of them.
fn with_other(game: &Game, [from, to]: [&PlayerId; 2]) -> Vec<PlayerId> {
    let seats = game.seats().iter();
    let other = seats.map(|player| if player == from { to } else { player });
    other.cloned().collect()
}

/// A reserve steps in for an entrant who is out. The entrant's games, none of which has a move, are called off and
/// start again. Returns the tables of these games.
pub(super) fn step_in(
    service: &mut Service,
    found: &StoredContest,
    [from, to]: [&PlayerId; 2],
    env: &Env,
) -> Result<Vec<TableId>, StoreError> {
    let mut begun = Vec::new();
    for (table, game) in running(service, found.id, &found.contest)? {
        let Some(by) = game.seat_of(from) else {
            continue;
        };
        // The contest calls it off, so it may be held, and it has no announcement.
        let called_off = [Event::Aborted { by }];
        append::append_with(service, &game, &called_off, silent(), env)?;
        let players = with_other(&game, [from, to]);
        let game = begin_instead(service, found, &players, FIRST_MOVE, env)?;
        store::contests::replace_game(&mut service.store, found.id, table, game)?;
        begun.extend(game.map(|_| table));
    }
    Ok(begun)
}

/// Accepts the offer of a seat.
fn take_seat(
    service: &mut Service,
    id: GameId,
    player: &PlayerId,
    env: &Env,
) -> Result<(), StoreError> {
    let Some(game) = load::load_healthy(&service.store, id)? else {
        return Ok(());
    };
    let Some(since) = game.requests().hand_over().map(|offer| offer.since) else {
        return Ok(());
    };
    let times = times::time_exclusions(&service.store, &game)?;
    let answer = SeatAnswer {
        accept: true,
        since,
    };
    let Ok(events) = moderate::answer(&game, player, answer, &times, env.now) else {
        return Ok(());
    };
    let events = stand_in::with_holidays(&service.store, &game, events, player, env)?;
    stand_in::append(service, &game, &events, true, env)
}
