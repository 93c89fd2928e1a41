//! Tables of more than two at one keyboard: `sit 12 west`, `leave 12`, `start 12`, `handover NAME`.

use std::io::{self, Write};

use crate::console::parse::{Line, game, on};
use crate::console::{Table, person};
use crate::service::ask::{Ask, Person};
use crate::service::challenge::Offer;
use crate::service::lobby::{What, Wish};
use crate::service::{Env, GameId, GameKind};

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

/// Who can share a keyboard: as many as the largest table has seats.
pub(super) fn keyboard() -> Vec<Person> {
    let tables = GameKind::ALL.map(|kind| kind.spec().most_seats());
    let most = tables.into_iter().max().unwrap_or_default();
    let seats = 1..=most;
    seats.map(|nth| person(&format!("Player {nth}"))).collect()
}

/// Whether this is the number of one of them.
pub(super) fn is_place(word: &str) -> bool {
    word.len() == 1
        && word
            .parse()
            .is_ok_and(|nth: usize| (1..=keyboard().len()).contains(&nth))
}

/// How many play what is offered.
pub(super) fn seats(offer: &Offer) -> usize {
    let spec = offer.kind.spec();
    (spec.sides)(&(spec.settled)(offer.options.clone())).len()
}

impl<C: FnMut() -> Env, O: Write> Table<C, O> {
    /// The others at the keyboard take a new game up.
    pub(super) fn take_up(&mut self, game: GameId, others: Vec<Person>) -> io::Result<()> {
        for player in others {
            self.speaker = player;
            self.turn(Ask::Accept(game))?;
        }
        Ok(())
    }
}
