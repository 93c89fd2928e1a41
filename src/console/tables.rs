//! Tables of more than two at one keyboard: `sit 12 west`, `leave 12`, `start 12`, `handover NAME`.

use std::io::{self, Write};

use crate::console::parse::{Line, game, on};
use crate::console::{Table, person};
use crate::service::ask::{Ask, Person};
use crate::service::challenge::Offer;
use crate::service::lobby::{What, Wish};
use crate::service::{Env, GameId};

/// What a line about a table asks.
pub(super) fn line(verb: &str, rest: &str) -> Line {
    if verb == "handover" {
        let (game, name) = on(rest);
        if name.is_empty() {
            return Line::Wrong("console-handover-whom");
        }
        let to = person(&name);
        return Line::Ask(Ask::HandOn { game, to });
    }
    let (number, seat) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let Some(game) = game(number) else {
        return Line::Wrong("console-which-table");
    };
    let what = match (verb, seat.trim()) {
        ("leave", _) => What::Leave,
        ("start", _) => What::Begin,
        (_, "" | "any") => What::Come,
        (_, seat) => What::Named(seat.to_owned()),
    };
    let seen = None;
    Line::Ask(Ask::Lobby(Wish { game, seen, what }))
}

/// How many play what is offered.
pub(super) fn seats(offer: &Offer) -> usize {
    let spec = offer.kind.spec();
    (spec.sides)(&(spec.settled)(offer.options.clone())).len()
}

impl<C: FnMut() -> Env, O: Write> Table<C, O> {
    /// The second at the keyboard takes a new game up; at a larger table Player 3 and so on come too.
    pub(super) fn take_up(&mut self, game: GameId, second: Person, seats: usize) -> io::Result<()> {
        let others = (3..=seats).map(|nth| person(&format!("Player {nth}")));
        for player in [second].into_iter().chain(others) {
            self.speaker = player;
            self.turn(Ask::Accept(game))?;
        }
        Ok(())
    }
}
