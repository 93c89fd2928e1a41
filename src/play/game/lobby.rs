//! The lobby of a table for more than two: its players, their seats, and the free seats.
//!
//! Its host is there from the beginning. Everybody else comes and goes as they like, on a seat of their choice or by
//! lot.

use crate::game::options::Options;
use crate::game::seat::Seat;
use crate::games::GameKind;
use crate::play::game::Game;
use crate::play::game::stage::Stage;
use crate::play::values::event::LobbyEvent;
use crate::play::values::identity::PlayerId;

/// A player in a lobby.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LobbyPlayer {
    /// The player.
    pub player: PlayerId,
    /// The chosen seat; `None` is by lot.
    pub seat: Option<Seat>,
    /// `true` if they agree to start with the players present.
    pub ready: bool,
}

impl LobbyPlayer {
    fn new(player: &PlayerId, seat: Option<Seat>) -> Self {
        let (player, ready) = (player.clone(), false);
        Self {
            player,
            seat,
            ready,
        }
    }
}

/// Everybody who came to a table: those present, and those who left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Lobby {
    /// The players present, in the order they came.
    players: Vec<LobbyPlayer>,
    /// Players who left.
    left: Vec<PlayerId>,
}

impl Lobby {
    /// The lobby with its host alone.
    pub(super) fn new(host: &PlayerId, seat: Option<Seat>) -> Self {
        Self {
            players: vec![LobbyPlayer::new(host, seat)],
            left: Vec::new(),
        }
    }

    pub(super) fn apply(&mut self, event: &LobbyEvent) {
        match event {
            LobbyEvent::Joined { player, seat } => {
                if let Some(here) = self.find(player) {
                    here.seat = *seat;
                } else {
                    self.players.push(LobbyPlayer::new(player, *seat));
                    self.nobody_is_ready();
                }
            }
            LobbyEvent::Left { player } => {
                self.players.retain(|here| here.player != *player);
                self.left.push(player.clone());
                self.nobody_is_ready();
            }
            LobbyEvent::Ready { player } => {
                if let Some(here) = self.find(player) {
                    here.ready = true;
                }
            }
            LobbyEvent::Shrunk { options: _ } => {
                for here in &mut self.players {
                    here.seat = None;
                }
            }
        }
    }

    fn find(&mut self, player: &PlayerId) -> Option<&mut LobbyPlayer> {
        self.players.iter_mut().find(|here| here.player == *player)
    }

    /// The agreements were made among other players.
    fn nobody_is_ready(&mut self) {
        for here in &mut self.players {
            here.ready = false;
        }
    }
}

impl Game {
    /// Returns `true` if it is offered to more than one, so that players gather first.
    pub fn has_lobby(&self) -> bool {
        self.stage() == Stage::Open && self.is_large()
    }

    /// The players present, in the order they came; empty once it has started, and at a table for two.
    pub fn lobby(&self) -> &[LobbyPlayer] {
        if self.has_lobby() {
            lobby_players(self)
        } else {
            &[]
        }
    }
}

/// The players who gathered, also once they have agreed to a table for two, which has no lobby.
pub(in crate::play) fn lobby_players(game: &Game) -> &[LobbyPlayer] {
    &game.offer.lobby.players
}

/// The players present, or present when the offer was closed.
pub fn gathered(game: &Game) -> impl Iterator<Item = &PlayerId> {
    let there = lobby_players(game).iter();
    let there = there.filter(|_| game.seats().is_empty());
    there.map(|here| &here.player)
}

/// Everybody who ever came to the table.
pub fn named_in_lobby(game: &Game) -> impl Iterator<Item = &PlayerId> {
    let Lobby { players, left } = &game.offer.lobby;
    players.iter().map(|here| &here.player).chain(left)
}

/// Returns `true` if this player is present.
pub fn is_present(game: &Game, player: &PlayerId) -> bool {
    game.lobby().iter().any(|here| here.player == *player)
}

/// The seats that no present player has chosen.
pub fn free_seats(game: &Game) -> Vec<Seat> {
    let chosen = |seat: &Seat| game.lobby().iter().any(|here| here.seat == Some(*seat));
    let seats = Seat::all(game.position().seats());
    seats.filter(|seat| !chosen(seat)).collect()
}

/// The options under which the players present could start without more.
pub fn smaller_options(game: &Game) -> Option<Options> {
    let here = u8::try_from(game.lobby().len()).ok()?;
    // A position that was set up is for its own number of players.
    let fewer = here < game.position().seats() && !game.is_set_up();
    fewer.then(|| smaller(game.kind(), game.options(), here))?
}

/// These options for a table of this many; `None` if the game has none.
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
