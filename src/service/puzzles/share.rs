//! The question whether a player’s finished games may become puzzles: put once, where they have just solved one.

use crate::play::{PlayerId, Timestamp};
use crate::service::api::action::Action;
use crate::service::api::preferences::Preference;
use crate::service::api::puzzle::PuzzleAction;
use crate::service::api::reply::{ButtonStyle, Reply};
use crate::service::api::result::{self, HandlerResult};
use crate::service::api::setting_keys::ASKED_PUZZLES;
use crate::service::describe::button::button;
use crate::service::puzzles::search;
use crate::service::state::Service;
use crate::service::words::catalogue;
use crate::store::{self, Store, StoreError};

/// Puts the question below this reply, unless its reader has answered it or was asked before.
pub(super) fn ask(
    store: &mut Store,
    player: &PlayerId,
    reply: &mut Reply,
) -> Result<(), StoreError> {
    let (setting, _) = Preference::Puzzles(true).codes();
    let known = store::players::preferences(store, player)?;
    if known.get(setting).or(known.get(ASKED_PUZZLES)).is_some() {
        return Ok(());
    }
    store::players::save_preference(store, player, ASKED_PUZZLES, "yes")?;
    let question = catalogue::sentences().text("puzzle-share", &[]);
    reply.text.push_line(question);
    for (label, agreed) in [("button-puzzle-share", true), ("button-puzzle-keep", false)] {
        let action = Action::Puzzle(PuzzleAction::Share(agreed));
        reply
            .controls
            .push(button(label, action, ButtonStyle::Secondary));
    }
    Ok(())
}

/// Stores the answer.
pub(super) fn answer(
    service: &mut Service,
    player: &PlayerId,
    agreed: bool,
    now: Timestamp,
) -> HandlerResult {
    let (name, value) = Preference::Puzzles(agreed).codes();
    store::players::save_preference(&mut service.store, player, name, value)?;
    if agreed {
        search::look_again(service);
    } else {
        store::puzzles::drop_of_player(&mut service.store, player, now)?;
    }
    let id = if agreed {
        "puzzle-shared"
    } else {
        "puzzle-kept"
    };
    Ok(vec![result::with_command(id, "general")])
}
