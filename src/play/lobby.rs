//! The lobby of a table for more than two: who is there, who sits where, and when it starts.
//!
//! Who offered the game is there from the beginning. Everybody else comes and goes as he likes, on a seat of his choice or
//! to be given one by lot; he who is there already changes his seat so. With the last one who comes the game starts; a
//! smaller table starts before that, when all who are there agree to it and the game can be played by so few.

use sha2::{Digest, Sha256};

use crate::game::options::Options;
use crate::game::seat::Seat;
use crate::games::GameKind;
use crate::play::command::{LobbyRefusal, Refusal};
use crate::play::event::{Event, LobbyEvent};
use crate::play::summary::Stage;
use crate::play::{Env, Game, PlayerId};

/// Somebody in a lobby.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LobbyPlayer {
    /// Who.
    pub player: PlayerId,
    /// The seat of his choice; `None` is by lot.
    pub seat: Option<Seat>,
    /// Whether he agrees to start with those who are there.
    pub ready: bool,
}

impl LobbyPlayer {
    pub(super) fn new(player: &PlayerId, seat: Option<Seat>) -> Self {
        let (player, ready) = (player.clone(), false);
        Self {
            player,
            seat,
            ready,
        }
    }
}

/// Of how many players on there is a lobby.
const LEAST: u8 = 3;

impl Game {
    /// Whether it is offered to more than one, so that players gather first.
    pub fn has_lobby(&self) -> bool {
        self.stage() == Stage::Open && self.is_large()
    }

    /// Whether more than two play it.
    pub fn is_large(&self) -> bool {
        self.position().seats() >= LEAST
    }

    /// Who is there, in the order they came; nobody once it has started, and at a table for two.
    pub fn lobby(&self) -> &[LobbyPlayer] {
        if self.has_lobby() { &self.lobby } else { &[] }
    }

    /// Everybody who is there, or was when the offer was closed.
    pub fn gathered(&self) -> impl Iterator<Item = &PlayerId> {
        let there = self.lobby.iter().filter(|_| self.seats().is_empty());
        there.map(|here| &here.player)
    }

    /// Everybody who ever came to the table.
    pub fn named_in_lobby(&self) -> impl Iterator<Item = &PlayerId> {
        self.lobby
            .iter()
            .map(|here| &here.player)
            .chain(&self.left_lobby)
    }

    /// Whether this player is there.
    pub fn is_present(&self, player: &PlayerId) -> bool {
        self.lobby().iter().any(|here| here.player == *player)
    }

    /// The seats that nobody there has chosen.
    pub fn free_seats(&self) -> Vec<Seat> {
        let chosen = |seat: &Seat| self.lobby().iter().any(|here| here.seat == Some(*seat));
        let seats = Seat::all(self.position().seats());
        seats.filter(|seat| !chosen(seat)).collect()
    }

    /// The options under which those who are there could start without waiting for more.
    pub fn smaller(&self) -> Option<Options> {
        let here = u8::try_from(self.lobby().len()).ok()?;
        let fewer = here < self.position().seats();
        fewer.then(|| smaller(self.kind(), self.options(), here))?
    }

    pub(super) fn book_lobby(&mut self, event: &LobbyEvent) {
        match event {
            LobbyEvent::Joined { player, seat } => {
                let there = self.lobby.iter_mut().find(|here| here.player == *player);
                if let Some(here) = there {
                    here.seat = *seat;
                } else {
                    self.lobby.push(LobbyPlayer::new(player, *seat));
                    self.nobody_is_ready();
                }
            }
            LobbyEvent::Left { player } => {
                self.lobby.retain(|here| here.player != *player);
                self.left_lobby.push(player.clone());
                self.nobody_is_ready();
            }
            LobbyEvent::Ready { player } => {
                let here = self.lobby.iter_mut().find(|here| here.player == *player);
                if let Some(here) = here {
                    here.ready = true;
                }
            }
            LobbyEvent::Shrunk { options } => {
                self.options = options.clone();
                self.position.0 = (self.kind.spec().start)(options);
                self.start = self.position.setup();
                for here in &mut self.lobby {
                    here.seat = None;
                }
            }
        }
    }

    /// What was agreed to was agreed among others.
    fn nobody_is_ready(&mut self) {
        for here in &mut self.lobby {
            here.ready = false;
        }
    }
}

/// These options for a table of so many; `None` where the game has none.
fn smaller(kind: GameKind, options: &Options, seats: u8) -> Option<Options> {
    let spec = kind.spec();
    let table = spec.tables.iter().find(|table| table.seats == seats)?;
    let sizes = spec.tables.iter().filter_map(|table| table.option);
    let plain = sizes.fold(options.clone(), Options::without);
    let sized = match table.option {
        Some(option) => plain.with(option),
        None => plain,
    };
    Some((spec.settled)(sized))
}

fn refused<T>(why: LobbyRefusal) -> Result<T, Refusal> {
    Err(Refusal::Lobby(why))
}

/// Comes to the table, or chooses another seat there; with the last one it starts.
pub(super) fn join(
    game: &Game,
    who: &PlayerId,
    seat: Option<Seat>,
    env: &Env,
) -> Result<Vec<Event>, Refusal> {
    if let Some(here) = game.lobby().iter().find(|here| here.player == *who)
        && here.seat == seat
    {
        return refused(LobbyRefusal::ThereAlready);
    }
    if let Some(seat) = seat.filter(|seat| !game.free_seats().contains(seat)) {
        let holder = game.lobby().iter().find(|here| here.seat == Some(seat));
        return refused(match holder {
            Some(here) => LobbyRefusal::Taken(here.player.clone()),
            None => LobbyRefusal::NoSuchSeat,
        });
    }
    let player = who.clone();
    let came = LobbyEvent::Joined { player, seat };
    let mut then = game.clone();
    then.book_lobby(&came);
    let mut events = vec![Event::Lobby(came)];
    if then.lobby().len() == usize::from(then.position().seats()) {
        events.extend(start(&then, env));
    }
    Ok(events)
}

/// Leaves the table before it starts. Who offered it takes it back instead.
pub(super) fn leave(game: &Game, who: &PlayerId) -> Result<Vec<Event>, Refusal> {
    there(game, who)?;
    if who == game.challenger() {
        return refused(LobbyRefusal::Host);
    }
    let player = who.clone();
    Ok(vec![Event::Lobby(LobbyEvent::Left { player })])
}

/// Agrees to start with those who are there; with the last of them it does.
pub(super) fn agree_to_start(
    game: &Game,
    who: &PlayerId,
    env: &Env,
) -> Result<Vec<Event>, Refusal> {
    there(game, who)?;
    let Some(options) = game.smaller() else {
        return refused(LobbyRefusal::TooFew);
    };
    let agrees = |here: &&LobbyPlayer| here.ready;
    if game
        .lobby()
        .iter()
        .filter(agrees)
        .any(|here| here.player == *who)
    {
        return refused(LobbyRefusal::ReadyAlready);
    }
    let player = who.clone();
    let mut events = vec![Event::Lobby(LobbyEvent::Ready { player })];
    if game.lobby().iter().filter(agrees).count() + 1 == game.lobby().len() {
        let fewer = LobbyEvent::Shrunk { options };
        let mut then = game.clone();
        then.book_lobby(&fewer);
        events.push(Event::Lobby(fewer));
        events.extend(start(&then, env));
    }
    Ok(events)
}

fn there(game: &Game, who: &PlayerId) -> Result<(), Refusal> {
    if !game.is_present(who) {
        return refused(LobbyRefusal::NotThere);
    }
    Ok(())
}

/// Everybody sits down, those without a seat of their choice by lot, and play begins.
fn start(game: &Game, env: &Env) -> Vec<Event> {
    let mut waiting: Vec<&PlayerId> = game
        .lobby
        .iter()
        .filter(|here| here.seat.is_none())
        .map(|here| &here.player)
        .collect();
    waiting.sort_by_cached_key(|player| drawn(player, env));
    let mut waiting = waiting.into_iter();
    let chosen = |seat: Seat| game.lobby.iter().find(|here| here.seat == Some(seat));
    let seated = Seat::all(game.position().seats()).filter_map(|seat| {
        let player = chosen(seat).map(|here| &here.player);
        let player = player.or_else(|| waiting.next())?.clone();
        Some(Event::Seated { seat, player })
    });
    let mut events: Vec<Event> = seated.collect();
    events.push(Event::Started {
        setup: game.position().setup(),
    });
    events
}

/// What the lot gives a player: who has the least of all sits down first. One-way, since the same bytes may become a secret.
fn drawn(player: &PlayerId, env: &Env) -> [u8; 32] {
    Sha256::new()
        .chain_update("kingboard lobby 1\n")
        .chain_update(env.entropy)
        .chain_update(player.as_str())
        .finalize()
        .into()
}
