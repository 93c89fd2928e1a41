//! A line of chat: a move, a roll, a word to the bot, or none of these.

use crate::play::swap::SWAP;
use crate::play::{Env, GameId};
use crate::service::api::action::{Action, Request};
use crate::service::api::reply::Reply;
use crate::service::api::result::{HandlerError, HandlerResult};
use crate::service::learn::guide;
use crate::service::lookup::sight;
use crate::service::moves::typed::Numbered;
use crate::service::moves::{dice, swap, typed};
use crate::service::state::Service;
use crate::service::talk::spoken;
use crate::service::words::catalogue;
use crate::service::{describe, moves};

/// How many lines of one message are looked at.
const LINES: usize = 20;

/// A line of chat as it came in.
#[derive(Clone, Copy, Debug)]
struct ChatLine<'a> {
    /// The words.
    text: &'a str,
    /// The message it replies to.
    reply_to: Option<&'a str>,
    /// Whether the bot was plainly spoken to.
    addressed: bool,
}

/// What a line of chat is that is no move: a roll, a swap of sides, or team talk. `None` for any other.
fn said_word(
    service: &mut Service,
    request: &Request,
    (line, named, attempt): (&str, Option<GameId>, bool),
    env: &Env,
) -> Option<HandlerResult> {
    let addressed = matches!(
        request.action,
        Action::Chat {
            addressed: true,
            ..
        }
    );
    if let Some(answer) = dice::chat_roll(service, request, (line, named), env) {
        return Some(answer);
    }
    if let Some(answer) = swap::said_swap(service, request, (line, named, attempt), env) {
        return Some(answer);
    }
    moves::signal::said_signal(service, request, (line, named), addressed, env)
}

/// A line of chat: plays it if it is a move of a game in which its author is to move.
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
        reply_to: reply_to.as_deref(),
        addressed: *addressed,
    };
    if said.addressed && only_calls(said.text) {
        return Ok(guide::help(service, &request.who.id, &request.place));
    }
    let game_of = |message| service.store.game_of_message(&request.place, message);
    let replied = said.reply_to.map(game_of).transpose()?.flatten();
    let (numbered, text) = typed::number(said.text);
    let meant = begins_like_a_move(text.trim_start())
        || dice::begins_like_a_roll(text)
        || describe::signal::begins_like_a_signal(text)
        || text.trim_start().to_lowercase().starts_with(SWAP);
    let spoken = spoken::spoken(text);
    // Who answers a message of the bot speaks to it, and who writes a word it knows behind a game's number too.
    let speaks = said.addressed || said.reply_to.is_some();
    if numbered != Numbered::Not && !speaks && !meant {
        return Ok(Vec::new());
    }
    let named = match numbered {
        Numbered::Game(game) => Some(game),
        Numbered::Not => replied,
        Numbered::None(typed) => return Ok(vec![sight::unknown_as(typed)]),
    };
    let attempt = speaks || named.is_some();
    let games = match typed::candidates(&service.store, request, named) {
        // Nobody asked for anything yet: trouble is no reason to speak up.
        Err(HandlerError::Fault(error)) if !attempt => {
            tracing::error!(%error, "a line of chat could not be looked at");
            return Ok(Vec::new());
        }
        games => games?,
    };
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let lines: Vec<&str> = lines.take(LINES).collect();
    if let [line] = lines.as_slice()
        && let Some(answer) = said_word(service, request, (line, named, attempt), env)
    {
        return answer;
    }
    let moves: Vec<&str> = lines
        .iter()
        .copied()
        .filter(|line| games.iter().any(|game| typed::is_move(game, line)))
        .collect();
    match (moves.as_slice(), lines.as_slice()) {
        ([line], _) => typed::play_line(service, request, games, line, env),
        ([_, _, ..], _) => Ok(vec![Reply::note(
            catalogue::sentences().text("refuse-two-moves", &[]),
        )]),
        ([], _) if attempt && spoken.is_some() => match spoken {
            Some(spoken) => spoken::spoken_to(service, request, (spoken, named), env),
            None => Ok(Vec::new()),
        },
        // Spoken to, or a board answered with something that begins like a move: say what is wrong.
        ([], [line]) if attempt && (begins_like_a_move(line) || typed::ends_a_turn(line)) => {
            typed::explain_unreadable(service, request, games, line, env)
        }
        // The terminal has an answer of its own, and who answers a board may speak to the others.
        ([], _) if said.addressed && (*aloud || request.place.is_private()) => {
            spoken::not_understood(&service.store, request)
        }
        ([], _) => Ok(Vec::new()),
    }
}

/// Nothing but a call.
fn only_calls(text: &str) -> bool {
    text.chars()
        .all(|c| c.is_whitespace() || "/!?.".contains(c))
}

/// A square's name at the start: what somebody trying to move would type.
fn begins_like_a_move(line: &str) -> bool {
    let mut chars = line.chars();
    chars.next().is_some_and(|c| c.is_ascii_alphabetic())
        && chars.next().is_some_and(|c| c.is_ascii_digit())
}
