//! The seats by which pages find people: no address holds the number of an account.

use crate::play::{GameId, Place, PlayerId, Server};
use crate::service::api::action::Asker;
use crate::service::lookup::games;
use crate::store::{Store, StoreError};

/// The seat by which a page finds a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PersonSeat {
    /// A game that the visitor may see.
    pub game: GameId,
    /// The number of the seat, from 0.
    pub seat: usize,
}

/// Returns `true` for a person who has a page: neither a computer nor a forgotten player.
pub(in crate::service) fn has_page(player: &PlayerId) -> bool {
    !player.is_computer() && !player.is_pseudonym()
}

/// The seats by which the pages of a server find people.
pub(in crate::service) struct ServerSeats<'a> {
    store: &'a Store,
    place: Place,
    /// A person who plays nowhere: all see the games of the server itself.
    nobody: PlayerId,
}

impl<'a> ServerSeats<'a> {
    /// The seats in the games of a server; `None` for one that has no public pages.
    pub(in crate::service) fn of(store: &'a Store, server: &Server) -> Option<Self> {
        server.number()?;
        Some(Self {
            store,
            place: Place::of_server(server),
            nobody: PlayerId::new("web:nobody"),
        })
    }

    /// A seat of a person: that of their newest finished game, or else of one under way.
    pub(in crate::service) fn seat(
        &self,
        player: &PlayerId,
    ) -> Result<Option<PersonSeat>, StoreError> {
        if !has_page(player) {
            return Ok(None);
        }
        let asker = Asker::in_private(&self.nobody, &self.place);
        for running in [false, true] {
            let newest = games::newest(self.store, asker, Some(player), running, 1)?;
            let seat = newest.first().and_then(|game| {
                let seat = game.seats.iter().position(|one| one == player)?;
                Some(PersonSeat {
                    game: game.id,
                    seat,
                })
            });
            if seat.is_some() {
                return Ok(seat);
            }
        }
        Ok(None)
    }
}
