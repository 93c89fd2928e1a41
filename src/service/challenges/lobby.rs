//! The table of an offer for more than two: who comes and goes, who sits where, and when it starts.
//!
//! Each coming and going is told by the message that offers the table: it is edited to show who is there now, with all
//! that can be pressed. Where it is gone, or messages have no names, a new card is shown, and the one before loses its
//! buttons. Whoever would start calls the others, so that is a message of its own.

use crate::play::Env;
use crate::play::command::Command;
use crate::play::event::{Entry, Event, LobbyEvent};
use crate::service::api::action::Request;
use crate::service::api::lobby::{LobbyAction, LobbyStep};
use crate::service::api::reply::{Audience, Reply};
use crate::service::api::result::HandlerResult;
use crate::service::commit::command;
use crate::service::describe::{lobby, present};
use crate::service::lookup::posted::MessageState;
use crate::service::lookup::{consent, find, load_names, posted, times};
use crate::service::state::Service;
use crate::store::{DueMessage, Store, StoreError};

/// Does what is wished of a table that gathers. A card that was overtaken still does what it says, where that can be.
pub(in crate::service) fn lobby(
    service: &mut Service,
    request: &Request,
    wish: &LobbyAction,
    env: &Env,
) -> HandlerResult {
    let who = &request.who.id;
    let game = find::visible(&service.store, who, &request.place, wish.game)?;
    if wish.is_join() {
        consent::check_not_blocked_at_table(&service.store, who, &game)?;
    }
    let command = match &wish.step {
        LobbyStep::Join => Command::Join,
        LobbyStep::JoinSeat(seat) => Command::JoinSeat(*seat),
        LobbyStep::JoinNamed(typed) => Command::JoinSeat(lobby::seat_named(&game, typed)?),
        LobbyStep::Leave => Command::Leave,
        LobbyStep::AgreeToStart => Command::AgreeToStart,
        LobbyStep::Withdraw => Command::Withdraw,
    };
    command::run_command(service, request, game, &command, env)
}

/// The message that this promise only brings up to date: the newest of a table that still gathers, where somebody came
/// or left and no more.
pub(in crate::service) fn standing_card(store: &Store, due: &DueMessage) -> Option<String> {
    let told = posted::state_when_posted(store, due).ok().flatten()?;
    let moves = |entry: &Entry| {
        matches!(
            entry.event,
            Event::Lobby(LobbyEvent::Joined { .. } | LobbyEvent::Left { .. })
        )
    };
    let only = told.events.iter().all(moves) && told.game.has_lobby();
    let message = only.then(|| store.last_message(due.game));
    message?.ok().flatten()
}

/// The offer of a table with who is there now.
///
/// # Errors
/// As the store reports, and where the game of the promise has no log.
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
    Ok(reply)
}
