//! Lists of games for pages: those of a place, of a player, or of several servers.

use std::collections::BTreeSet;

use crate::games::GameKind;
use crate::play::stage::Stage;
use crate::play::summary::GameSummary;
use crate::play::{GameId, Place, PlayerId, Server};
use crate::service::describe::row;
use crate::service::lookup::load_names;
use crate::service::state::Service;
use crate::service::words::names::PlayerNames;
use crate::store::{GameQuery, ServerPage, Store, StoreError};

/// A game in a list.
#[derive(Clone, Debug)]
pub struct GameLine {
    /// Its number.
    pub game: GameId,
    /// Its kind.
    pub kind: GameKind,
    /// Its kind, players and state in words.
    pub text: String,
    /// `true` if it is under way or offered.
    pub is_open: bool,
    /// The player whose move it waits for.
    pub to_move: Option<PlayerId>,
    /// `true` if one person plays in it, against computers.
    pub is_solo: bool,
}

/// The part of a list that is asked for.
#[derive(Clone, Copy, Debug)]
pub struct LinesAsked {
    /// `true` if its games are under way or offered; else they are over.
    pub open: bool,
    /// Only games older than this one: the last of the part before.
    pub before: Option<GameId>,
    /// Most games in it.
    pub most: usize,
}

/// A part of a list of games, the newest first.
#[derive(Clone, Debug, Default)]
pub struct LinesPart {
    /// The games.
    pub lines: Vec<GameLine>,
    /// The game that the next part is before; none if this part ends the list.
    pub next: Option<GameId>,
}

/// The games of a place.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn games_at(
    service: &Service,
    place: &Place,
    asked: LinesAsked,
) -> Result<LinesPart, StoreError> {
    let games = service.store.list(&GameQuery {
        place: Some(place),
        ..query(asked)
    })?;
    part(&service.store, games, asked)
}

/// The games of a player.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn games_of(
    service: &Service,
    player: &PlayerId,
    asked: LinesAsked,
) -> Result<LinesPart, StoreError> {
    let games = service.store.list(&GameQuery {
        player: Some(player),
        ..query(asked)
    })?;
    part(&service.store, games, asked)
}

/// The games of these servers, without those of this player: they have a list of their own.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn games_in(
    service: &Service,
    servers: &[Server],
    without: Option<&PlayerId>,
    asked: LinesAsked,
) -> Result<LinesPart, StoreError> {
    let others = |game: &GameSummary| {
        without.is_none_or(|player| row::people(game).all(|one| one != player))
    };
    let most = asked.most.saturating_add(1);
    let mut games = Vec::new();
    for server in servers {
        let (mut found, mut before) = (Vec::new(), asked.before);
        while found.len() < most {
            let stages = stages(asked.open);
            let page = service.store.list_in_server(ServerPage {
                server,
                stages,
                before,
                most,
            })?;
            let Some(last) = page.last() else { break };
            before = Some(last.id);
            found.extend(page.into_iter().filter(others));
        }
        games.append(&mut found);
    }
    games.sort_by_key(|game| std::cmp::Reverse(game.id));
    part(&service.store, games, asked)
}

/// The games of anybody at any place, and one more: then there is another part.
const fn query<'a>(asked: LinesAsked) -> GameQuery<'a> {
    GameQuery {
        player: None,
        place: None,
        stages: stages(asked.open),
        before: asked.before,
        most: asked.most.saturating_add(1),
    }
}

const fn stages(open: bool) -> &'static [Stage] {
    if open {
        &[Stage::Open, Stage::Running]
    } else {
        &[Stage::Over]
    }
}

/// The part that these games begin.
fn part(
    store: &Store,
    mut games: Vec<GameSummary>,
    asked: LinesAsked,
) -> Result<LinesPart, StoreError> {
    let has_more = games.len() > asked.most;
    games.truncate(asked.most);
    Ok(LinesPart {
        lines: lines(store, &games, asked.open)?,
        next: games.last().map(|game| game.id).filter(|_| has_more),
    })
}

/// The lines of these games, which are all open, or all over.
pub(in crate::service) fn lines(
    store: &Store,
    games: &[GameSummary],
    is_open: bool,
) -> Result<Vec<GameLine>, StoreError> {
    let names = load_names::load_names(store, games.iter().flat_map(row::people))?;
    let line = |summary| line(summary, &names, is_open);
    Ok(games.iter().map(line).collect())
}

/// The line of a game, which is open or over.
pub(in crate::service) fn line(
    summary: &GameSummary,
    names: &PlayerNames,
    is_open: bool,
) -> GameLine {
    let people = summary.seats.iter().filter(|id| !id.is_computer());
    GameLine {
        game: summary.id,
        kind: summary.kind,
        text: row::line(summary, names).plain(),
        is_open,
        to_move: summary.to_move.clone(),
        is_solo: people.collect::<BTreeSet<_>>().len() == 1,
    }
}
