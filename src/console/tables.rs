//! Tables of more than two at one keyboard: `sit 12 west`, `leave 12`, `start 12`, `handover NAME`, `signal 3`.

use std::io::{self, Write};

use crate::console::parse::{Line, game, on};
use crate::console::{Table, person};
use crate::service::ask::{Ask, Person};
use crate::service::challenge::Offer;
use crate::service::lobby::{What, Wish};
use crate::service::signal;
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

/// `signal`, `signal 3`, `signal 3 = push the left`, `signal 3 =`, each behind `#12` for game 12.
pub(super) fn signal(rest: &str) -> Line {
    let (first, behind) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let (named, rest) = match first.strip_prefix('#') {
        Some(_) if game(first).is_none() => return Line::Wrong("console-which-game"),
        Some(_) => (game(first), behind.trim()),
        None => (None, rest),
    };
    let game = named;
    if rest.is_empty() {
        return Line::Ask(Ask::Signal(signal::Wish::Open(game)));
    }
    let (number, text) = match rest.split_once('=') {
        Some((number, text)) => (number.trim(), Some(text.trim().to_owned())),
        None => (rest, None),
    };
    let number = number.parse::<u8>();
    Line::Ask(Ask::Signal(match (number, text) {
        (Err(_), _) => return Line::Wrong("console-signal-what"),
        (Ok(number), None) => signal::Wish::Say { game, number },
        (Ok(number), Some(text)) => signal::Wish::Mean { game, number, text },
    }))
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
