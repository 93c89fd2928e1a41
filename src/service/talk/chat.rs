//! A line of chat: a move, a roll, a word to the bot, or chatter.

use crate::play::swap::SWAP;
use crate::play::{Env, GameId};
use crate::service::api::action::{Action, RepliedMessage, Request};
use crate::service::api::reply::Reply;
use crate::service::api::result::{HandlerError, HandlerResult};
use crate::service::learn::guide;
use crate::service::lookup::{find, sight};
use crate::service::moves::typed::{GamePrefix, LineReading, MeantLine};
use crate::service::moves::{dice, swap, typed};
use crate::service::state::Service;
use crate::service::talk::spoken;
use crate::service::words::catalogue;
use crate::service::{describe, moves};
use crate::store::{Store, StoreError};

/// Most lines of one message that are read.
const LINES: usize = 20;

/// A line of chat as it was received.
#[derive(Clone, Copy, Debug)]
struct ChatLine<'a> {
    /// The words.
    text: &'a str,
    /// The message it replies to.
    reply_to: Option<&'a RepliedMessage>,
    /// Whether the bot was addressed.
    addressed: bool,
}

/// Handles a line of chat that is a roll, a swap of sides, or a signal. `None` for any other.
fn said_word(
    service: &mut Service,
    request: &Request,
    meant: MeantLine<'_>,
    env: &Env,
) -> Option<HandlerResult> {
    if let Some(answer) = dice::chat_roll(service, request, meant, env) {
        return Some(answer);
    }
    if let Some(answer) = swap::said_swap(service, request, meant, env) {
        return Some(answer);
    }
    moves::signal::said_signal(service, request, meant, env)
}

/// Handles a line of chat: plays it if it is a move of a game in which its author is to move.
#[expect(
    clippy::too_many_lines,
    reason = "the readings of a line, in the order they are tried"
)]
pub(in crate::service) fn chat(
    service: &mut Service,
    request: &Request,
    env: &Env,
) -> HandlerResult {
    let Action::Chat {
        text,
        reply_to,
        addressed,
        aloud,
    } = &request.action
    else {
        return Ok(Vec::new());
    };
    let said = ChatLine {
        text,
        reply_to: reply_to.as_ref(),
        addressed: *addressed,
    };
    if said.addressed && only_calls(said.text) {
        return Ok(guide::help(
            &service.store,
            &request.user.id,
            &request.place,
        ));
    }
    let game_of = |message| game_of_reply(&service.store, request, message);
    let replied = said.reply_to.map(game_of).transpose()?.flatten();
    let (numbered, text) = typed::number(said.text);
    let meant = typed::begins_like_a_move(text)
        || dice::begins_like_a_roll(text)
        || describe::signal::begins_like_a_signal(text)
        || text.trim_start().to_lowercase().starts_with(SWAP);
    let spoken = spoken::spoken(text);
    // A reply to a message of the bot addresses it, and so does a known word after a game's number.
    let speaks = said.addressed || said.reply_to.is_some();
    if numbered != GamePrefix::Not && !speaks && !meant {
        return Ok(Vec::new());
    }
    let named = match numbered {
        GamePrefix::Game(game) => Some(game),
        GamePrefix::Not => replied,
        GamePrefix::None(typed) => return Ok(vec![sight::unknown_as(typed)]),
    };
    let attempt = speaks || named.is_some();
    let games = match typed::candidates(&service.store, request, named) {
        // Nobody has asked for anything yet: an error is no reason to reply.
        Err(HandlerError::Fault(error)) if !attempt => {
            tracing::error!(%error, "failed to read a line of chat");
            return Ok(Vec::new());
        }
        games => games?,
    };
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let lines: Vec<&str> = lines.take(LINES).collect();
    if let [line] = lines.as_slice() {
        let meant = MeantLine {
            line,
            named,
            attempt,
        };
        if let Some(answer) = said_word(service, request, meant, env) {
            return answer;
        }
    }
    let store = &service.store;
    let readings = lines.iter().map(|line| LineReading::of(&games, line));
    let (moves, mut chatter): (Vec<_>, Vec<_>) = readings.partition(LineReading::is_move);
    match <[LineReading<'_>; 1]>::try_from(moves) {
        Ok([reading]) if named.is_none() && is_reply_to_unsettled(store, request, said, env)? => {
            return typed::ask_which_game(store, request, games, reading);
        }
        Ok([reading]) => return typed::play_line(service, request, games, reading, env),
        Err(moves) if moves.is_empty() => {}
        Err(_) => {
            return Ok(vec![Reply::note(
                catalogue::sentences().text("refuse-two-moves", &[]),
            )]);
        }
    }
    if let Some(spoken) = spoken.filter(|_| attempt) {
        return spoken::spoken_to(service, request, spoken, named, env);
    }
    // Addressed, or a reply to a board that begins like a move: explain the error.
    if let ([line], Some(reading)) = (lines.as_slice(), chatter.pop())
        && attempt
        && (typed::begins_like_a_move(line) || typed::ends_a_turn(line))
    {
        return typed::explain_unreadable(service, request, games, reading, env);
    }
    // The terminal has an answer of its own, and a reply to a board may be meant for the others.
    if said.addressed && (*aloud || request.place.is_private()) {
        return spoken::not_understood(&service.store, request);
    }
    Ok(Vec::new())
}

/// The game of a message that a line replies to: as recorded, or else the one that its controls name.
fn game_of_reply(
    store: &Store,
    request: &Request,
    message: &RepliedMessage,
) -> Result<Option<GameId>, StoreError> {
    let recorded = store.game_of_message(&request.place, &message.id)?;
    let (None, [shown]) = (recorded, message.games.as_slice()) else {
        return Ok(recorded);
    };
    let summary = store.summary(*shown)?;
    let here = summary.is_some_and(|summary| summary.place == request.place);
    Ok(here.then_some(*shown))
}

/// Returns `true` for a reply whose game cannot be known: its message names several, or a message of the place may have
/// been posted without an answer from the transport, and its author plays several games there.
fn is_reply_to_unsettled(
    store: &Store,
    request: &Request,
    said: ChatLine<'_>,
    env: &Env,
) -> Result<bool, StoreError> {
    let place = &request.place;
    let Some(message) = said.reply_to else {
        return Ok(false);
    };
    Ok(
        (message.games.len() > 1 || store.waiting_at(place, env.now)?)
            && find::running(store, &request.user.id, Some(place))?.len() > 1,
    )
}

/// Returns `true` if nothing but a mention was typed.
fn only_calls(text: &str) -> bool {
    text.chars()
        .all(|c| c.is_whitespace() || "/!?.".contains(c))
}
