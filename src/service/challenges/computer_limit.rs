//! Number of games that one person plays with computers at once.

use crate::play::PlayerId;
use crate::play::stage::Stage;
use crate::play::summary::GameSummary;
use crate::service::api::result::{self, HandlerError};
use crate::service::lookup::games;
use crate::service::state::Service;
use crate::service::words::catalogue::TextArg;

/// Most games of one person against computers at once: nobody fills the queue for all others.
pub(in crate::service) const MOST_GAMES: usize = 20;

/// Checks that a computer plays another game with this person.
pub(in crate::service) fn check_plays(
    service: &Service,
    player: &PlayerId,
) -> Result<(), HandlerError> {
    if service.options.think_limit.is_none() {
        return Err(result::note("refuse-computer-off", &[]).into());
    }
    let games = games::listed(&service.store, Some(player), None, &[Stage::Running])?;
    let with_computer = |game: &&GameSummary| game.seats.iter().any(PlayerId::is_computer);
    if games.iter().filter(with_computer).count() < MOST_GAMES {
        return Ok(());
    }
    let args = [
        ("count", TextArg::count(MOST_GAMES)),
        ("games", TextArg::Command("games")),
    ];
    Err(result::note("refuse-computer-many", &args).into())
}
