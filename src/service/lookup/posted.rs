//! Posted messages: their content at the time of posting, and the link to a game’s last one.

use std::sync::Arc;

use crate::play::event::{Entry, Event};
use crate::play::stage::Stage;
use crate::play::{Game, GameId};
use crate::service::describe::game;
use crate::service::lookup::load;
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::text::Text;
use crate::store::{self, DueMessage, Store, StoreError};

/// A game as an outbox entry announces it.
pub(in crate::service) fn state_when_posted(
    store: &Store,
    told: &DueMessage,
) -> Result<Option<MessageState>, StoreError> {
    let events = store.between(told.game, told.from, told.to)?;
    let game = store.game(told.game, Some(told.to))?;
    Ok(game.map(|game| MessageState { game, events }))
}

/// A game as a message shows it, and the events it announces.
pub(in crate::service) struct MessageState {
    /// The game as it was then.
    pub(in crate::service) game: Arc<Game>,
    /// The announced events.
    pub(in crate::service) events: Vec<Entry>,
}

impl MessageState {
    /// The game that an announced rematch repeats.
    pub(in crate::service) fn rematch_of(&self) -> Option<GameId> {
        let made = |entry: &Entry| matches!(entry.event, Event::Created { .. });
        let made = self.events.iter().any(made);
        self.game.terms().follows.filter(|_| made)
    }
}

/// That an offer repeats a finished game, with a link to it; empty for any other. A series continues while its last
/// game is being played.
pub(in crate::service) fn rematch_line(
    store: &Store,
    state: &MessageState,
) -> Result<Text, StoreError> {
    let before = state.rematch_of().map(|before| load::load(store, before));
    let before = before.transpose()?.flatten();
    let Some(before) = before.filter(|before| before.stage() == Stage::Over) else {
        return Ok(Text::default());
    };
    let game = [("game", game_link(store, &before)?)];
    Ok(catalogue::sentences().text("challenge-rematch", &game))
}

/// Title and number of a game, as a link to its newest message.
pub(in crate::service) fn game_link(
    store: &Store,
    game: &Game,
) -> Result<TextArg<'static>, StoreError> {
    let called = game::titled(game);
    Ok(match store::outbox::last_message(store, game.id())? {
        Some(message) => TextArg::Link(called, game.place().clone(), message),
        None => called.into(),
    })
}
