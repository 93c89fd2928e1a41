//! The lobby: joining it, leaving it, and starting with the players present.
//!
//! The last player starts the game. A smaller table starts earlier if everybody there agrees and the game can be played
//! by that number.

use sha2::{Digest, Sha256};

use crate::game::seat::Seat;
use crate::play::decide::command::{ComputerRefusal, LobbyRefusal, Refusal};
use crate::play::game::lobby::LobbyPlayer;
use crate::play::game::{Game, computers, lobby};
use crate::play::values::computer::Computer;
use crate::play::values::event::{Event, LobbyEvent};
use crate::play::values::identity::{Env, PlayerId};

fn refused<T>(why: LobbyRefusal) -> Result<T, Refusal> {
    Err(Refusal::Lobby(why))
}

/// Joins the table, or chooses another seat there; the last player starts the game.
pub(in crate::play) fn join(
    game: &Game,
    player_id: &PlayerId,
    seat: Option<Seat>,
    env: &Env,
) -> Result<Vec<Event>, Refusal> {
    if let Some(here) = game.lobby().iter().find(|here| here.player == *player_id)
        && here.seat == seat
    {
        return refused(LobbyRefusal::ThereAlready);
    }
    if let Some(seat) = seat.filter(|seat| !lobby::free_seats(game).contains(seat)) {
        let holder = game.lobby().iter().find(|here| here.seat == Some(seat));
        return refused(match holder {
            Some(here) => LobbyRefusal::Taken(here.player.clone()),
            None => LobbyRefusal::NoSuchSeat,
        });
    }
    let player = player_id.clone();
    let came = LobbyEvent::Joined { player, seat };
    let mut then = game.clone();
    then.apply_lobby(&came);
    let mut events = vec![Event::Lobby(came)];
    if then.lobby().len() == usize::from(then.position().seats()) {
        events.extend(start(&then, env));
    }
    Ok(events)
}

/// Leaves the table before it starts. The host withdraws it instead.
pub(in crate::play) fn leave(game: &Game, player_id: &PlayerId) -> Result<Vec<Event>, Refusal> {
    there(game, player_id)?;
    if player_id == game.challenger() {
        return refused(LobbyRefusal::Host);
    }
    let player = player_id.clone();
    Ok(vec![Event::Lobby(LobbyEvent::Left { player })])
}

/// Adds a computer to the table; the last player starts the game.
pub(in crate::play) fn add_computer(
    game: &Game,
    player: &PlayerId,
    level: u8,
    env: &Env,
) -> Result<Vec<Event>, Refusal> {
    is_host(game, player)?;
    if game.uses_players_dice() {
        return Err(Refusal::Computer(ComputerRefusal::OwnDice));
    }
    join(
        game,
        &computers::next_computer(game, level).player(),
        None,
        env,
    )
}

/// Removes the computer that joined last.
pub(in crate::play) fn dismiss_computer(
    game: &Game,
    player_id: &PlayerId,
) -> Result<Vec<Event>, Refusal> {
    is_host(game, player_id)?;
    let mut here = game.lobby().iter().rev();
    let last = here.find(|here| here.player.is_computer());
    let last = last.ok_or(Refusal::Computer(ComputerRefusal::NoneHere))?;
    let player = last.player.clone();
    Ok(vec![Event::Lobby(LobbyEvent::Left { player })])
}

/// Checks that the player is the host, since computers are the host's guests.
fn is_host(game: &Game, player: &PlayerId) -> Result<(), Refusal> {
    let host = game.challenger();
    if player == host {
        return Ok(());
    }
    Err(Refusal::Computer(ComputerRefusal::NotHost(host.clone())))
}

/// Agrees to start with the players present; the last one starts the game. Computers are always ready.
pub(in crate::play) fn agree_to_start(
    game: &Game,
    player_id: &PlayerId,
    env: &Env,
) -> Result<Vec<Event>, Refusal> {
    there(game, player_id)?;
    let Some(options) = lobby::smaller_options(game) else {
        return refused(LobbyRefusal::TooFew);
    };
    let agrees = |here: &&LobbyPlayer| here.ready || here.player.is_computer();
    if game
        .lobby()
        .iter()
        .filter(agrees)
        .any(|here| here.player == *player_id)
    {
        return refused(LobbyRefusal::ReadyAlready);
    }
    let player = player_id.clone();
    let mut events = vec![Event::Lobby(LobbyEvent::Ready { player })];
    if game.lobby().iter().filter(agrees).count() + 1 == game.lobby().len() {
        let fewer = LobbyEvent::Shrunk { options };
        let mut then = game.clone();
        then.apply_lobby(&fewer);
        events.push(Event::Lobby(fewer));
        events.extend(start(&then, env));
    }
    Ok(events)
}

fn there(game: &Game, player: &PlayerId) -> Result<(), Refusal> {
    if !lobby::is_present(game, player) {
        return refused(LobbyRefusal::NotThere);
    }
    Ok(())
}

/// Seats everybody, those without a chosen seat by lot, and starts the game. Computers are numbered in the order of
/// their seats, not in that in which they came.
fn start(game: &Game, env: &Env) -> Vec<Event> {
    let mut waiting: Vec<&PlayerId> = lobby::lobby_players(game)
        .iter()
        .filter(|here| here.seat.is_none())
        .map(|here| &here.player)
        .collect();
    waiting.sort_by_cached_key(|player| drawn(player, env));
    let mut waiting = waiting.into_iter();
    let chosen = |seat: Seat| {
        let mut here = lobby::lobby_players(game).iter();
        here.find(|here| here.seat == Some(seat))
    };
    let mut number = 0;
    let seated = Seat::all(game.position().seats()).filter_map(|seat| {
        let player = chosen(seat).map(|here| &here.player);
        let player = player.or_else(|| waiting.next())?;
        let player = match Computer::of(player) {
            Some(computer) => {
                number += 1;
                Computer { number, ..computer }.player()
            }
            None => player.clone(),
        };
        Some(Event::Seated { seat, player })
    });
    let mut events: Vec<Event> = seated.collect();
    events.push(Event::Started {
        setup: game.history().start().clone(),
    });
    events
}

/// A player's lot: the lowest sits down first. One-way, since the same bytes may become a secret.
fn drawn(player: &PlayerId, env: &Env) -> [u8; 32] {
    Sha256::new()
        .chain_update("kingboard lobby 1\n")
        .chain_update(env.entropy)
        .chain_update(player.as_str())
        .finalize()
        .into()
}
