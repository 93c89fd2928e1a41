//! The history on pages: the games that a search finds, and the people who can be named in one.

use std::collections::{BTreeMap, BTreeSet};

use crate::play::stage::Stage;
use crate::play::{Place, PlayerId};
use crate::service::api::result::HandlerError;
use crate::service::api::values::{HistorySearch, Person};
use crate::service::lookup::load_names;
use crate::service::state::Service;
use crate::service::study::game_lines::{self, GameLine};
use crate::service::study::history::{self, FoundGames};
use crate::service::words::text::Text;
use crate::store::{GameQuery, StoreError};

/// Games on a page.
const GAMES_PER_PAGE: u16 = 30;

/// Most games whose people can be named in a search.
const MAX_GAMES_WITH_NAMES: usize = 500;

/// One page of the results of a search.
#[derive(Clone, Debug, Default)]
pub struct HistoryPage {
    /// The score against the opponent that the search names.
    pub score: Text,
    /// The search in words.
    pub title: Text,
    /// The games.
    pub games: Vec<GameLine>,
    /// Why there is no game; empty if there is one.
    pub nothing: Text,
    /// `true` if another page follows.
    pub has_more: bool,
}

/// One page of the results of a search that this player makes at this place. A search that cannot be made has the
/// reason in place of games.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn search(
    service: &Service,
    viewer: &PlayerId,
    place: &Place,
    search: &HistorySearch,
) -> Result<HistoryPage, StoreError> {
    let store = &service.store;
    match history::find(store, viewer, place, search, GAMES_PER_PAGE) {
        Ok(found) => Ok(page(search, found)),
        Err(HandlerError::Reply(reply)) => Ok(HistoryPage {
            nothing: reply.text,
            ..HistoryPage::default()
        }),
        Err(HandlerError::Fault(error)) => Err(error),
    }
}

fn page(search: &HistorySearch, found: FoundGames) -> HistoryPage {
    let line = |summary| game_lines::line(summary, &found.names, search.running);
    let games: Vec<GameLine> = found.games.iter().map(line).collect();
    let nothing = games.is_empty().then(|| history::nothing(search));
    HistoryPage {
        games,
        nothing: nothing.unwrap_or_default(),
        score: found.score,
        title: found.title,
        has_more: found.has_more,
    }
}

/// The people of the newest games of a player, or of a place without one, by name. A player is not among the people of
/// their own games, nor is a forgotten one, who has another pseudonym in each game. Equal names are numbered.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn people(
    service: &Service,
    player: Option<&PlayerId>,
    place: &Place,
) -> Result<Vec<Person>, StoreError> {
    let games = service.store.list(&GameQuery {
        player,
        place: player.is_none().then_some(place),
        stages: &[Stage::Running, Stage::Over, Stage::Void],
        before: None,
        most: MAX_GAMES_WITH_NAMES,
    })?;
    let seats = games.iter().flat_map(|game| &game.seats);
    let others: BTreeSet<&PlayerId> = seats
        .filter(|id| Some(*id) != player && !id.is_pseudonym())
        .collect();
    let names = load_names::load_names(&service.store, others.iter().copied())?;
    let person = |id: &PlayerId| Person {
        name: names.of(id).to_owned(),
        id: id.clone(),
    };
    let mut people: Vec<Person> = others.into_iter().map(person).collect();
    let mut equal: BTreeMap<String, usize> = BTreeMap::new();
    for person in &mut people {
        let nth = equal.entry(person.name.to_lowercase()).or_default();
        *nth += 1;
        if *nth > 1 {
            person.name = format!("{} ({nth})", person.name);
        }
    }
    people.sort_by_cached_key(|person| person.name.to_lowercase());
    Ok(people)
}
