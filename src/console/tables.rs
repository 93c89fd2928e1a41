//! Tables of more than two at one keyboard: `sit 12 west`, `leave 12`, `start 12`, `handover NAME`, `signal 3`.

use std::io::{self, Write};

use crate::console::parse::{ConsoleCommand, game, on};
use crate::console::{TerminalSession, person};
use crate::service::api::action::Action;
use crate::service::api::challenge::NewChallenge;
use crate::service::api::lobby::{LobbyAction, LobbyStep};
use crate::service::api::signal::SignalAction;
use crate::service::api::values::Person;
use crate::service::{Env, GameId, GameKind};

/// What a line about a table asks.
pub(super) fn line(verb: &str, rest: &str) -> ConsoleCommand {
    if verb == "handover" {
        let (game, name) = on(rest);
        if name.is_empty() {
            return ConsoleCommand::Wrong("console-handover-whom");
        }
        let to = person(&name);
        return ConsoleCommand::Ask(Action::OfferSeat { game, to });
    }
    let (number, seat) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let Some(game) = game(number) else {
        return ConsoleCommand::Wrong("console-which-table");
    };
    let what = match (verb, seat.trim()) {
        ("leave", _) => LobbyStep::Leave,
        ("start", _) => LobbyStep::AgreeToStart,
        (_, "" | "any") => LobbyStep::Join,
        (_, seat) => LobbyStep::JoinNamed(seat.to_owned()),
    };
    let seen = None;
    ConsoleCommand::Ask(Action::Lobby(LobbyAction {
        game,
        seen,
        step: what,
    }))
}

/// `signal`, `signal 3`, `signal 3 = push the left`, `signal 3 =`, each behind `#12` for game 12.
pub(super) fn signal(rest: &str) -> ConsoleCommand {
    let (first, behind) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let (named, rest) = match first.strip_prefix('#') {
        Some(_) if game(first).is_none() => return ConsoleCommand::Wrong("console-which-game"),
        Some(_) => (game(first), behind.trim()),
        None => (None, rest),
    };
    let game = named;
    if rest.is_empty() {
        return ConsoleCommand::Ask(Action::Signal(SignalAction::Open(game)));
    }
    let (number, text) = match rest.split_once('=') {
        Some((number, text)) => (number.trim(), Some(text.trim().to_owned())),
        None => (rest, None),
    };
    let number = number.parse::<u8>();
    ConsoleCommand::Ask(Action::Signal(match (number, text) {
        (Err(_), _) => return ConsoleCommand::Wrong("console-signal-what"),
        (Ok(number), None) => SignalAction::Say { game, number },
        (Ok(number), Some(text)) => SignalAction::Mean { game, number, text },
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
pub(super) fn seats(offer: &NewChallenge) -> usize {
    let spec = offer.kind.spec();
    (spec.sides)(&(spec.settled)(offer.options.clone())).len()
}

impl<C: FnMut() -> Env, O: Write> TerminalSession<C, O> {
    /// The others at the keyboard take a new game up.
    pub(super) fn take_up(&mut self, game: GameId, others: Vec<Person>) -> io::Result<()> {
        for player in others {
            self.speaker = player;
            self.turn(Action::Accept(game))?;
        }
        Ok(())
    }
}
