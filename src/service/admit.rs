//! Whether a game may begin here: what the server wants, what the bot may do, and how much is enough.
//!
//! Only beginnings are looked at, and what all are shown. A game that runs is played to its end wherever it
//! stands, and what somebody looks at for himself concerns nobody else.

use crate::play::summary::Stage;
use crate::play::{GameId, Place, PlayerId};
use crate::service::ask::{Ask, Request};
use crate::service::dice;
use crate::service::houses::House;
use crate::service::moderate;
use crate::service::prose::Arg;
use crate::service::reply::{Reply, Span, Text};
use crate::service::setup;
use crate::service::{Service, Trouble, note};

/// What a request would begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Begins {
    /// A challenge, here.
    Challenge,
    /// The game of this challenge, where that was made.
    Game(GameId),
    /// A challenge like the game of this number, where that was played.
    Again(GameId),
    /// A game that is brought here.
    Move,
    /// Something that all here see.
    Show,
}

fn begins(ask: &Ask) -> Option<Begins> {
    if let Ask::Challenge(_) | Ask::Form(_) = ask {
        return Some(Begins::Challenge);
    }
    if let Ask::Accept(game) | Ask::Dice(dice::Wish::Accept { game, .. }) = ask {
        return Some(Begins::Game(*game));
    }
    if let Ask::Lobby(wish) = ask {
        return wish.comes().then_some(Begins::Game(wish.game));
    }
    if let Ask::Moderate(moderate::Wish::Answer { game, accept, .. }) = ask {
        return accept.then_some(Begins::Game(*game));
    }
    if let Ask::Rematch(game) = ask {
        return Some(Begins::Again(*game));
    }
    if let Ask::Here(_) = ask {
        return Some(Begins::Move);
    }
    matches!(ask, Ask::Review(walk) if walk.shared).then_some(Begins::Show)
}

impl Service {
    /// Lets a request through, or says what is in its way and where it is not.
    pub(super) fn admit(&self, request: &Request) -> Result<(), Trouble> {
        let Some(begins) = begins(&request.ask) else {
            return Ok(());
        };
        let here = &request.place;
        let place = match begins {
            Begins::Challenge | Begins::Move | Begins::Show => here.clone(),
            Begins::Game(game) | Begins::Again(game) => match self.store.summary(game)? {
                Some(summary) => summary.place,
                // That there is none is said by who looks for it.
                None => return Ok(()),
            },
        };
        let at_hand = place == *here;
        if begins == Begins::Challenge && here.is_private() {
            return Err(note("admit-nobody-here", &[]).into());
        }
        if at_hand && request.standing.guest {
            return Err(guest(begins, here).into());
        }
        let house = self.house(&place);
        if at_hand {
            in_place(request, &house, begins)?;
        }
        if matches!(begins, Begins::Move | Begins::Show) {
            return Ok(());
        }
        roles(request, &house, &place)?;
        self.limits(request, &house, &place, begins)
    }

    /// Whether the server has enough games already, or one of the players.
    fn limits(
        &self,
        request: &Request,
        house: &House,
        place: &Place,
        begins: Begins,
    ) -> Result<(), Trouble> {
        let who = &request.who.id;
        let full = |limit: Option<u32>, count: u32| limit.is_some_and(|most| count >= most);
        let most = |limit: Option<u32>| [("count", Arg::Num(limit.unwrap_or_default().into()))];
        if full(
            house.running_each,
            self.store.running_of(who, place.house())?,
        ) {
            return Err(note("admit-games", &most(house.running_each)).into());
        }
        match begins {
            Begins::Challenge => {
                if full(house.open_each, self.store.open_of(who, place.house())?) {
                    return Err(note("admit-offers", &most(house.open_each)).into());
                }
                if full(house.open_all, self.store.open_in(place.house())?) {
                    return Err(note("admit-offers-in-all", &most(house.open_all)).into());
                }
            }
            Begins::Game(game) => {
                let challenger = self.challenger(game)?.filter(|other| other != who);
                if let Some(other) = challenger
                    && full(
                        house.running_each,
                        self.store.running_of(&other, place.house())?,
                    )
                {
                    let names = self.names_of([&other].into_iter())?;
                    let args = [("player", names.arg(&other))];
                    return Err(note("admit-games-of-other", &args).into());
                }
            }
            Begins::Again(_) | Begins::Move | Begins::Show => {}
        }
        Ok(())
    }

    /// Who made the challenge that is open.
    fn challenger(&self, game: GameId) -> Result<Option<PlayerId>, Trouble> {
        let open = self
            .store
            .summary(game)?
            .filter(|game| game.stage == Stage::Open);
        Ok(open.map(|game| game.challenger))
    }
}

/// Whether this is a place for games, and the bot can play them here.
fn in_place(request: &Request, house: &House, begins: Begins) -> Result<(), Trouble> {
    let Request {
        place, standing, ..
    } = request;
    if !house.allows(place, standing.parent.as_ref()) {
        let id = match begins {
            Begins::Show => "admit-shown-elsewhere",
            Begins::Challenge | Begins::Game(_) | Begins::Again(_) | Begins::Move => {
                "admit-elsewhere"
            }
        };
        return Err(with_list(id, house.channels_told()).into());
    }
    if begins != Begins::Show && !standing.lacks_for_games().is_empty() {
        return Err(setup::cannot_play(standing).into());
    }
    Ok(())
}

/// Whether somebody is among those who begin games. Who manages the server could give himself any role.
fn roles(request: &Request, house: &House, place: &Place) -> Result<(), Trouble> {
    let Request {
        place: here,
        standing,
        ..
    } = request;
    if house.roles.is_empty() {
        return Ok(());
    }
    // Roles are known in their own server only.
    if here.house() != place.house() {
        let mut reply = note("admit-there", &[]);
        reply.text.push(" ");
        reply.text.0.push(Span::Place(place.clone()));
        return Err(reply.into());
    }
    let named = standing.roles.iter().any(|role| house.roles.contains(role));
    if named || standing.manages {
        return Ok(());
    }
    Err(with_list("admit-roles", house.roles_told()).into())
}

/// The bot is not here itself.
fn guest(begins: Begins, here: &Place) -> Reply {
    let id = match begins {
        Begins::Show => "admit-guest-shown",
        Begins::Challenge | Begins::Game(_) | Begins::Again(_) | Begins::Move => "admit-guest",
    };
    let mut reply = note(id, &[]);
    reply
        .controls
        .extend((!here.is_private()).then(setup::invite));
    reply
}

/// A sentence that ends in a list.
fn with_list(id: &str, list: Text) -> Reply {
    let mut reply = note(id, &[]);
    reply.text.push(" ");
    reply.text.append(list);
    reply.text.push(".");
    reply
}
