//! The lobby of a table for more than two: joining, leaving, seats, and the start.
//!
//! The message that offers the table is edited whenever a player joins or leaves, and shows the players present with
//! all controls. If it is gone, or messages have no ids, a new card is posted, and the old one loses its buttons.
//! Agreement to start mentions the others, so it is a message of its own.

use crate::play::Env;
use crate::play::command::Command;
use crate::play::event::{Entry, Event, LobbyEvent};
use crate::service::api::action::Request;
use crate::service::api::lobby::{LobbyAction, LobbyStep};
use crate::service::api::reply::{Audience, Reply};
use crate::service::api::result::HandlerResult;
use crate::service::challenges::computer;
use crate::service::commit::command;
use crate::service::describe::{self, lobby, present};
use crate::service::lookup::posted::MessageState;
use crate::service::lookup::{consent, find, load_names, posted, times, view};
use crate::service::state::Service;
use crate::store::{self, DueMessage, Store, StoreError};

/// Handles a lobby action. Buttons of an older card still work if the action is possible.
pub(in crate::service) fn lobby(
    service: &mut Service,
    request: &Request,
    action: &LobbyAction,
    env: &Env,
) -> HandlerResult {
    let player = &request.user.id;
    let game = find::visible(&service.store, request.asker(), action.game)?;
    if action.is_join() {
        consent::check_not_blocked_at_table(&service.store, player, &game)?;
    }
    let command = match &action.step {
        LobbyStep::Join => Command::Join,
        LobbyStep::JoinSeat(seat) => Command::JoinSeat(*seat),
        LobbyStep::JoinNamed(typed) => Command::JoinSeat(lobby::seat_named(&game, typed)?),
        LobbyStep::Leave => Command::Leave,
        LobbyStep::AgreeToStart => Command::AgreeToStart,
        LobbyStep::AddComputer(level) => {
            computer::check_joins(service, player, &game)?;
            Command::AddComputer(*level)
        }
        LobbyStep::DismissComputer => Command::DismissComputer,
        LobbyStep::Withdraw => Command::Withdraw,
    };
    command::run_command(service, request, game, &command, env)
}

/// The message that this outbox entry only updates: the newest one of a table still in its lobby, where players only
/// joined or left.
pub(in crate::service) fn standing_card(store: &Store, due: &DueMessage) -> Option<String> {
    let told = posted::state_when_posted(store, due).ok().flatten()?;
    let moves = |entry: &Entry| {
        matches!(
            entry.event,
            Event::Lobby(LobbyEvent::Joined { .. } | LobbyEvent::Left { .. })
        )
    };
    let only = told.events.iter().all(moves) && told.game.has_lobby();
    let message = only.then(|| store::outbox::last_message(store, due.game));
    message?.ok().flatten()
}

/// The card of a table with the players present.
///
/// # Errors
/// `StoreError` if the store fails, or if the game of the outbox entry has no log.
pub(in crate::service) fn lobby_card(store: &Store, due: &DueMessage) -> Result<Reply, StoreError> {
    let Some(MessageState { game, events: _ }) = posted::state_when_posted(store, due)? else {
        return Err(store.damaged(due.game, "it has no log"));
    };
    let (text, controls) = present::situation(
        &game,
        &load_names::names(store, &game)?,
        &times::time_exclusions(store, &game)?,
    );
    let mut reply = Reply::note(text);
    reply.audience = Audience::Table;
    reply.controls = controls;
    if game.is_set_up() {
        let names = load_names::names(store, &game)?;
        let view = view::view_of_table(store, &game);
        reply.picture = describe::game::picture(&game, game.ply(), view, &names);
    }
    Ok(reply)
}
