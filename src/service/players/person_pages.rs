//! People on pages: their profile by the seat of a game.
//!
//! A page names nobody by the number of an account. Only a person with a seat in a game that the visitor may see has a
//! page. The page shows the contents of `/player profile` at that game’s place.

use crate::play::{Place, PlayerId};
use crate::service::api::action::Asker;
use crate::service::boards::snapshot::{self, Viewer};
use crate::service::lookup::person_seats::{PersonSeat, has_page};
use crate::service::lookup::{games, load, load_names, viewers};
use crate::service::state::Service;
use crate::service::study::game_lines::{self, GameLine};
use crate::store::StoreError;

/// Most finished games on the page of a person.
const GAMES: usize = 10;

/// A person that a visitor may look at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeenPerson {
    /// The person.
    pub id: PlayerId,
    /// Their name.
    pub name: String,
    /// The place from which the visitor looks.
    pub place: Place,
}

/// The person on a seat; `None` if the visitor may not see the game, or if nobody with a page sits there.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn person(
    service: &Service,
    viewer: Viewer<'_>,
    at: PersonSeat,
) -> Result<Option<SeenPerson>, StoreError> {
    let store = &service.store;
    let Some(game) = load::row_if_healthy(store, at.game)? else {
        return Ok(None);
    };
    let player = game.seats.get(at.seat).filter(|player| has_page(player));
    let (Some(player), true) = (player, snapshot::may_see(store, &game, viewer)?) else {
        return Ok(None);
    };
    let server = game.place.server();
    let place = match viewer {
        // A player of a game elsewhere looks from their own page, which holds no more than they may see anyway.
        Viewer::Player { id, place } if !viewers::sees_server(store, Some(id), server)? => {
            place.clone()
        }
        Viewer::Player { .. } | Viewer::Anybody => Place::of_server(server),
        Viewer::Table(place) | Viewer::Onlooker(place) => place.clone(),
    };
    let names = load_names::load_names(store, std::iter::once(player))?;
    Ok(Some(SeenPerson {
        name: names.of(player).to_owned(),
        id: player.clone(),
        place,
    }))
}

/// The newest finished games of a person that the viewer may see from the same place.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn finished(
    service: &Service,
    person: &SeenPerson,
    viewer: &PlayerId,
) -> Result<Vec<GameLine>, StoreError> {
    let asker = Asker::in_private(viewer, &person.place);
    let ended = games::newest(&service.store, asker, Some(&person.id), false, GAMES)?;
    game_lines::lines(&service.store, &ended, false)
}
