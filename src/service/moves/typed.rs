//! A typed line read as a move, and the game it belongs to.

use crate::game::text::{MAX_MOVE_INPUT, MoveError, MoveText};
use crate::play::command::{Command, MoveChoice, TypedLine};
use crate::play::{Env, Game, GameId};
use crate::service::api::action::{Action, Request};
use crate::service::api::pick::PickStep;
use crate::service::api::preferences::ConfirmMoves;
use crate::service::api::reply::{Control, Reply};
use crate::service::api::result::{HandlerError, HandlerResult};
use crate::service::commit::command;
use crate::service::describe::{refuse, why_not};
use crate::service::lookup::{find, preferences, sight};
use crate::service::state::Service;
use crate::service::words::catalogue;
use crate::service::{describe, moves};
use crate::store::Store;

/// One game and how a line reads in it: a legal move, or what is wrong with it.
struct MoveReading {
    game: Game,
    read: Result<Vec<MoveText>, MoveError>,
}

/// A move given on purpose: always answered.
pub(in crate::service) fn play_typed(
    service: &mut Service,
    request: &Request,
    game: Option<GameId>,
    text: &str,
    env: &Env,
) -> HandlerResult {
    let (numbered, text) = number(text);
    let numbered = match numbered {
        Numbered::Game(game) => Some(game),
        Numbered::None(typed) if game.is_none() => return Ok(vec![sight::unknown_as(typed)]),
        Numbered::Not | Numbered::None(_) => None,
    };
    let line = text.trim();
    let games = candidates(&service.store, request, game.or(numbered))?;
    if games.iter().any(|game| is_move(game, line)) {
        return play_line(service, request, games, line, env);
    }
    explain_unreadable(service, request, games, line, env)
}

/// The games a line may be meant for: the named one; or of this place those in which the author is to
/// move, or else those he plays in; for a move given on purpose or in private, or else those of other places.
pub(in crate::service) fn candidates(
    store: &Store,
    request: &Request,
    named: Option<GameId>,
) -> Result<Vec<Game>, HandlerError> {
    let who = &request.who.id;
    if let Some(id) = named {
        return Ok(vec![find::visible(
            store,
            &request.who.id,
            &request.place,
            id,
        )?]);
    }
    let mut games = find::running(store, who, Some(&request.place))?;
    let anywhere = matches!(request.action, Action::Play { .. }) || request.place.is_private();
    if games.is_empty() && anywhere {
        games = find::running(store, who, None)?;
    }
    if games.iter().any(|game| game.awaits(who)) {
        games.retain(|game| game.awaits(who));
    }
    Ok(games)
}

/// A line that is a move of at least one of these games.
pub(in crate::service) fn play_line(
    service: &mut Service,
    request: &Request,
    games: Vec<Game>,
    line: &str,
    env: &Env,
) -> HandlerResult {
    let readings = games.into_iter().map(|game| MoveReading {
        read: game.position().read_turn(line),
        game,
    });
    let mut readings: Vec<MoveReading> = readings
        .filter(|r| !matches!(r.read, Err(MoveError::Unreadable { .. })))
        .collect();
    if readings.len() > 1 {
        let legal = |reading: &MoveReading| !matches!(reading.read, Err(MoveError::Illegal(_)));
        match readings.iter().filter(|reading| legal(reading)).count() {
            0 => {
                let games: Vec<Game> = readings.into_iter().map(|r| r.game).collect();
                return Ok(vec![find::ask_which_game(&service.store, &games)?]);
            }
            1 => readings.retain(legal),
            _ => {
                let mut replies = vec![which_game(&readings)];
                show_first_if_wanted(&service.store, request, &mut replies);
                return Ok(replies);
            }
        }
    }
    let Some(reading) = readings.pop() else {
        return Ok(Vec::new());
    };
    let MoveReading { game, read } = reading;
    if let Some(preview) = moves::preview::typed_preview(&service.store, request, &game, &read)? {
        return Ok(vec![preview]);
    }
    let command = Command::Play(MoveChoice::Typed(TypedLine::new(&game, line, read)));
    let (id, ply) = (game.id(), game.ply());
    let mut replies = command::run_command(service, request, game, &command, env)?;
    show_first_if_wanted(&service.store, request, &mut replies);
    if matches!(request.action, Action::Chat { aloud: true, .. }) {
        for reply in &mut replies {
            why_not::keep_short(reply, id, ply, line);
        }
    }
    Ok(replies)
}

/// Where every move is shown before it counts, so is one that finishes a typed one.
fn show_first_if_wanted(store: &Store, request: &Request, replies: &mut [Reply]) {
    let plays = |control: &Control| {
        matches!(
            control,
            Control::Button {
                ask: Action::Pick { .. } | Action::PickStep(PickStep::SubmitTurn { .. }),
                ..
            }
        )
    };
    if replies.iter().any(|reply| reply.controls.iter().any(plays))
        && preferences::preferences_of(store, &request.who.id).confirm == ConfirmMoves::All
    {
        for reply in replies {
            describe::preview::show_first(&mut reply.controls);
        }
    }
}

/// A line that is no move of any of these games, from somebody who wants an answer.
pub(in crate::service) fn explain_unreadable(
    service: &mut Service,
    request: &Request,
    games: Vec<Game>,
    line: &str,
    env: &Env,
) -> HandlerResult {
    let mut games = games;
    let knows = |game: &Game| {
        let read = game.position().read_turn(line);
        !matches!(read, Err(MoveError::Unreadable { .. }))
    };
    // A game in which the line means something is meant rather than any other.
    let at = games.iter().position(knows).unwrap_or(0);
    if games.is_empty() {
        return Err(find::no_game().into());
    }
    let game = games.swap_remove(at);
    if ends_a_turn(line) && game.awaits(&request.who.id) && !knows(&game) {
        let args = [
            ("title", game.kind().spec().title.into()),
            ("example", refuse::example(game.position()).into()),
        ];
        return Ok(vec![Reply::note(
            catalogue::sentences().text("refuse-done-nothing", &args),
        )]);
    }
    if line.chars().count() > MAX_MOVE_INPUT {
        let args = [("example", refuse::example(game.position()).into())];
        return Ok(vec![Reply::note(
            catalogue::sentences().text("refuse-too-long", &args),
        )]);
    }
    let command = Command::Play(MoveChoice::typed(&game, line));
    command::run_command(service, request, game, &command, env)
}

/// Whether the line is a move in this game, legal or not.
pub(in crate::service) fn is_move(game: &Game, line: &str) -> bool {
    line.chars().count() <= MAX_MOVE_INPUT
        && match game.position().read_turn(line) {
            Ok(_) | Err(MoveError::Ambiguous(_)) => true,
            // A word that names no square and means nothing here is chatter.
            Err(MoveError::Illegal(reason)) => !reason.tried.is_empty(),
            Err(MoveError::Unreadable { .. }) => false,
        }
}

/// The word that ends a turn of several moves.
pub(in crate::service) fn ends_a_turn(line: &str) -> bool {
    let word = line.trim_matches(|c: char| !c.is_alphanumeric());
    word.eq_ignore_ascii_case("done")
}

/// What a line says of the game it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::service) enum Numbered<'a> {
    /// Nothing.
    Not,
    /// This game.
    Game(GameId),
    /// A number that no game can have, as typed.
    None(&'a str),
}

/// Takes a leading `#12` off.
pub(in crate::service) fn number(text: &str) -> (Numbered<'_>, &str) {
    let Some(rest) = text.trim_start().strip_prefix('#') else {
        return (Numbered::Not, text);
    };
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    match rest.split_at_checked(digits) {
        Some((id, rest)) if digits > 0 => {
            let game = id.parse().map(GameId).map(Numbered::Game);
            (game.unwrap_or(Numbered::None(id)), rest)
        }
        Some(_) | None => (Numbered::Not, text),
    }
}

/// A button for each game in which the line is a legal move.
fn which_game(readings: &[MoveReading]) -> Reply {
    let mut reply = Reply::note(catalogue::sentences().text("refuse-which-game", &[]));
    let kinds = || readings.iter().map(|reading| reading.game.kind());
    let of_one_kind = kinds().zip(kinds().skip(1)).all(|(one, next)| one == next);
    for MoveReading { game, read } in readings {
        let buttons = match read {
            Ok(plies) => refuse::turn_button(game, plies).into_iter().collect(),
            Err(MoveError::Ambiguous(candidates)) => refuse::choice_buttons(game, candidates),
            Err(MoveError::Illegal(_) | MoveError::Unreadable { .. }) => continue,
        };
        for control in buttons {
            if let Control::Button { label, ask, weight } = control {
                let mut label = format!("{}: {label}", game.id());
                if !of_one_kind {
                    label = format!("{} {label}", game.kind().spec().title);
                }
                reply.controls.push(Control::Button { label, ask, weight });
            }
        }
    }
    reply.controls.truncate(25);
    reply
}
