//! Contests as plain data, for pages: their standings and pairings in words.

use crate::contest::standings::standings;
use crate::contest::tiebreaks::Break;
use crate::contest::values::{ContestPhase, EntrantId};
use crate::play::{GameId, Place, Server};
use crate::service::Service;
use crate::service::contests::healthy::healthy;
use crate::service::contests::page::ContestPage;
use crate::service::contests::pairings::state as table_state;
use crate::service::contests::words::{self, halves, quarters};
use crate::service::lookup::person_seats::{PersonSeat, ServerSeats};
use crate::service::words::catalogue::{TextArg, sentences};
use crate::store::{self, ContestId, ContestOrLadder, ContestRow, Store, StoreError};

/// Most contests of a list.
const MAX_CONTESTS: usize = 50;

/// A contest in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContestLine {
    /// Its number.
    pub number: i64,
    /// Its title and its stage, in words.
    pub text: String,
}

/// A contest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContestView {
    /// Its title.
    pub title: String,
    /// Its rules, and how it stands.
    pub lines: Vec<String>,
    /// Its standings, group by group.
    pub groups: Vec<GroupView>,
    /// Its rounds, the newest first.
    pub rounds: Vec<RoundView>,
}

/// A group of the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupView {
    /// Its name.
    pub name: String,
    /// The names of its tie-breaks.
    pub breaks: Vec<String>,
    /// Its rows, the first first.
    pub rows: Vec<StandingView>,
}

/// An entrant in the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingView {
    /// The place.
    pub place: u32,
    /// The name.
    pub player: String,
    /// The seat by which the player’s page is found.
    pub seat: Option<PersonSeat>,
    /// The points, as they are written.
    pub points: String,
    /// Games with a result.
    pub games: u32,
    /// The tie-breaks, as they are written.
    pub breaks: Vec<String>,
    /// `true` if they are out.
    pub out: bool,
}

/// A round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundView {
    /// Its name.
    pub name: String,
    /// Its tables.
    pub tables: Vec<TableView>,
}

/// A table of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableView {
    /// Its number.
    pub number: u32,
    /// Its players, the first seat first.
    pub players: String,
    /// Its result, or its state.
    pub state: String,
    /// Its game.
    pub game: Option<GameId>,
}

/// The contests of a place’s server, the newest first.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn contests_at(service: &Service, place: &Place) -> Result<Vec<ContestLine>, StoreError> {
    let (server, phases) = (place.server(), &ContestPhase::ALL);
    let rows = store::contests::of_server(&service.store, server, phases, MAX_CONTESTS)?;
    let line = |row: &ContestRow| ContestLine {
        number: row.id.0,
        text: sentences().line("contest-list-row", &words::row_args(row)),
    };
    Ok(rows.iter().map(line).collect())
}

/// The server of a contest; `None` without such a contest.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn server_of(service: &Service, number: i64) -> Result<Option<Server>, StoreError> {
    store::contests::server_of(&service.store, ContestId(number))
}

/// A contest of a place’s server; `None` if it has none of this number, or if that is quarantined.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn contest_at(
    service: &Service,
    place: &Place,
    number: i64,
) -> Result<Option<ContestView>, StoreError> {
    let id = ContestId(number);
    if store::contests::quarantine::contains(&service.store, ContestOrLadder::Contest(id))? {
        return Ok(None);
    }
    let found = healthy(&service.store, id)?;
    let found = found.filter(|found| found.subject.place.server() == place.server());
    let Some(found) = found else {
        return Ok(None);
    };
    let page = ContestPage::of(service, &found)?;
    let games = store::contests::games(&service.store, id)?;
    let lines = page.words().plain();
    let rounds = (1..=page.rounds()).rev().map(|round| RoundView {
        name: page.round_name(round),
        tables: page
            .tables_of(round)
            .into_iter()
            .map(|table| {
                let seats = table.paired.seats.iter();
                let players: Vec<String> = seats.map(|seat| page.name(*seat)).collect();
                TableView {
                    number: table.paired.id.0,
                    players: players.join(" – "),
                    state: table_state(table),
                    game: games.get(&table.paired.id).copied(),
                }
            })
            .collect(),
    });
    Ok(Some(ContestView {
        title: page.title(),
        lines: lines.lines().skip(1).map(str::to_owned).collect(),
        groups: groups(&page, &Seats::of(&service.store, place.server()))?,
        rounds: rounds.collect(),
    }))
}

/// The seats by which the page of a contest finds its people.
struct Seats<'a>(Option<ServerSeats<'a>>);

impl<'a> Seats<'a> {
    fn of(store: &'a Store, server: &Server) -> Self {
        Self(ServerSeats::of(store, server))
    }

    fn seat(
        &self,
        page: &ContestPage<'_>,
        entrant: EntrantId,
    ) -> Result<Option<PersonSeat>, StoreError> {
        match (&self.0, page.found().people.get(&entrant)) {
            (Some(seats), Some(player)) => seats.seat(player),
            (Some(_) | None, _) => Ok(None),
        }
    }
}

fn groups(page: &ContestPage<'_>, seats: &Seats<'_>) -> Result<Vec<GroupView>, StoreError> {
    let mut groups: Vec<GroupView> = Vec::new();
    for row in standings(page.contest()) {
        if groups.len() <= row.group as usize {
            let args = [("group", TextArg::Num((row.group + 1).into()))];
            let sums = row.sums.iter().filter(|sum| sum.kind != Break::Direct);
            let breaks = sums
                .map(|sum| sentences().line(&format!("contest-break-{}", sum.kind.code()), &[]));
            groups.push(GroupView {
                name: sentences().line("contest-group-name", &args),
                breaks: breaks.collect(),
                rows: Vec::new(),
            });
        }
        let sums = row.sums.iter().filter(|sum| sum.kind != Break::Direct);
        let standing = StandingView {
            place: row.place,
            player: page.name(row.entrant),
            seat: seats.seat(page, row.entrant)?,
            points: halves(row.points),
            games: row.games,
            breaks: sums.map(|sum| quarters(sum.quarters)).collect(),
            out: !page.contest().is_in(row.entrant),
        };
        if let Some(group) = groups.last_mut() {
            group.rows.push(standing);
        }
    }
    Ok(groups)
}
