//! Games as rows of data, for a shell.

use std::collections::BTreeSet;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::slice;

use crate::game::seat::Seat;
use crate::play::stage::Stage;
use crate::play::summary::GameSummary;
use crate::play::{Game, GameId, Timestamp};
use crate::service::describe::row;
use crate::service::lookup::load_names;
use crate::service::state::Service;
use crate::service::study::history::ListFilter;
use crate::service::words::names::PlayerNames;
use crate::store::{self, StoreError};

/// A game of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedGame {
    /// Its number.
    pub id: GameId,
    /// Its kind, as typed.
    pub kind: &'static str,
    /// The declared options.
    pub options: Vec<String>,
    /// `true` if it began from a position that was set up.
    pub from_position: bool,
    /// Its stage: `open`, `running`, `over`, or `void` if it ended without a result.
    pub stage: &'static str,
    /// The place where it is played.
    pub place: String,
    /// Its players in seat order; none while it is open.
    pub players: Vec<ListedPlayer>,
    /// The seat to move, from 1, while it is running.
    pub to_move: Option<usize>,
    /// Number of moves as people count them.
    pub moves: u32,
    /// The reason of its end, as records have it.
    pub reason: Option<String>,
    /// `true` if it is quarantined because its stored data is damaged.
    pub quarantined: bool,
    /// The time of the offer, in RFC 3339.
    pub created: String,
    /// The time of the last event, in RFC 3339.
    pub changed: String,
}

/// A player of a listed game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedPlayer {
    /// The side.
    pub side: &'static str,
    /// The player's id.
    pub id: String,
    /// The player's name.
    pub name: String,
    /// The place the player took, 1 the best, once the game is over.
    pub finished: Option<u8>,
}

/// Hands over all games that match the filter as data, at any place, newest first, until `each` breaks.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn list_games<B>(
    service: &Service,
    filter: &ListFilter,
    mut each: impl FnMut(ListedGame) -> ControlFlow<B>,
) -> Result<ControlFlow<B>, StoreError> {
    let apart = quarantined(service)?;
    walk(service, filter, |summary, names| {
        let quarantined = apart.contains(&summary.id);
        each(ListedGame {
            quarantined,
            ..listed(summary, names)
        })
    })
}

/// Hands over all games that match the filter as lines for people, at any place, newest first, until `each` breaks.
/// With each goes whether the game is quarantined.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn list_lines<B>(
    service: &Service,
    filter: &ListFilter,
    mut each: impl FnMut(String, bool) -> ControlFlow<B>,
) -> Result<ControlFlow<B>, StoreError> {
    let apart = quarantined(service)?;
    walk(service, filter, |summary, names| {
        let line = row::line(summary, names).plain();
        each(line, apart.contains(&summary.id))
    })
}

fn quarantined(service: &Service) -> Result<BTreeSet<GameId>, StoreError> {
    let apart = store::quarantine::all(&service.store)?.into_iter();
    Ok(apart.map(|quarantined| quarantined.game).collect())
}

/// Number of games that the lists since the last call left out because their rows cannot be read.
pub fn unreadable(service: &Service) -> usize {
    service.store.drain().len()
}

/// Reads the games a page at a time, so that a million of them need no more memory than a few. Each page is read at one
/// moment, and none while `each` runs. A slow reader of the list must not keep the database's log from being emptied.
fn walk<B>(
    service: &Service,
    filter: &ListFilter,
    mut each: impl FnMut(&GameSummary, &PlayerNames) -> ControlFlow<B>,
) -> Result<ControlFlow<B>, StoreError> {
    const GAMES_PER_PAGE: usize = 500;
    let mut left = filter.newest.map_or(usize::MAX, NonZeroUsize::get);
    let mut before = None;
    loop {
        // Every row matches then, so that nothing behind the last one is read.
        let most = if filter.takes_whole_stages() {
            GAMES_PER_PAGE.min(left)
        } else {
            GAMES_PER_PAGE
        };
        let query = store::GameQuery {
            player: None,
            place: None,
            stages: filter.stage.as_ref().map_or(&Stage::ALL, slice::from_ref),
            before,
            most,
        };
        let (page, names) = service.store.at_one_moment(|| {
            let page = service.store.list(&query)?;
            let people = page.iter().flat_map(row::people);
            let names = load_names::load_names(&service.store, people)?;
            Ok((page, names))
        })?;
        for summary in page.iter().filter(|game| filter.matches(game, &names)) {
            if let ControlFlow::Break(end) = each(summary, &names) {
                return Ok(ControlFlow::Break(end));
            }
            left -= 1;
            if left == 0 {
                return Ok(ControlFlow::Continue(()));
            }
        }
        match page.last() {
            Some(last) if page.len() == most => before = Some(last.id),
            Some(_) | None => return Ok(ControlFlow::Continue(())),
        }
    }
}

/// One game as a row.
pub(in crate::service) fn listed_game(game: &Game, names: &PlayerNames) -> ListedGame {
    listed(&game.summary(), names)
}

fn listed(summary: &GameSummary, names: &PlayerNames) -> ListedGame {
    let spec = summary.kind.spec();
    let sides = (spec.sides)(&summary.options);
    let places = summary.outcome.as_ref().map(|outcome| &outcome.places);
    let seated = Seat::all(summary.seats.len().try_into().unwrap_or_default());
    let players = seated.zip(&summary.seats).zip(sides);
    let to_move = |player| summary.seats.iter().position(|seated| seated == player);
    ListedGame {
        id: summary.id,
        kind: spec.slug,
        options: summary.options.iter().map(str::to_owned).collect(),
        from_position: summary.set_up,
        stage: summary.stage.word(),
        place: store::place_text(&summary.place),
        players: players
            .map(|((seat, player), side)| ListedPlayer {
                side,
                id: player.as_str().to_owned(),
                name: names.of(player).to_owned(),
                finished: places.map(|places| places[seat]),
            })
            .collect(),
        to_move: summary.to_move.as_ref().and_then(to_move).map(|at| at + 1),
        moves: summary.moves,
        reason: summary
            .outcome
            .as_ref()
            .map(|outcome| outcome.termination.as_str().to_owned()),
        quarantined: false,
        created: rfc3339(summary.created),
        changed: rfc3339(summary.changed),
    }
}

fn rfc3339(at: Timestamp) -> String {
    let at = jiff::Timestamp::from_millisecond(at.0);
    at.map(|at| at.to_string()).unwrap_or_default()
}
