//! Offers of a seat to another player.

use crate::play::command::Command;
use crate::play::{Env, GameId};
use crate::service::api::action::Request;
use crate::service::api::result::{self, HandlerResult};
use crate::service::api::values::Person;
use crate::service::commit::command;
use crate::service::lookup::find::GameMatch;
use crate::service::lookup::{consent, find};
use crate::service::state::Service;
use crate::store;

/// Offers one's own seat to another player. In a game of a contest or a ladder a moderator decides about that.
pub(in crate::service) fn offer_own_seat(
    service: &mut Service,
    request: &Request,
    game: Option<GameId>,
    to: &Person,
    env: &Env,
) -> HandlerResult {
    let game = find::resolve_game(&service.store, request.asker(), game, GameMatch::Playing)?;
    if !store::contests::all_of_game(&service.store, game.id())?.is_empty() {
        let number = ("game", game.id().to_string().into());
        return Ok(vec![result::note("moderate-seat-counts", &[number])]);
    }
    consent::check_accepts_challenges(&service.store, &request.user.id, &to.id)?;
    consent::check_can_be_seated(
        &mut service.store,
        to,
        game.seats().iter().filter(|other| **other != to.id),
    )?;
    command::run_command(
        service,
        request,
        game,
        &Command::OfferSeat(to.id.clone()),
        env,
    )
}
