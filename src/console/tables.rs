//! Tables of more than two at one keyboard: their players, and `signal 3`.

use std::io::{self, Write};

use crate::console::grammar::{is_game, split};
use crate::console::{TerminalSession, person};
use crate::service::api::action::Action;
use crate::service::api::challenge::NewChallenge;
use crate::service::api::values::Person;
use crate::service::api::verbs::given::{GAME, GivenOptions, OptionMistake};
use crate::service::{Env, GameId, GameKind};

/// `signal`, `signal 3`, `signal 3 = push the left`, `signal 3 =`, each behind `#12` for game 12.
pub(super) fn signal(rest: &str) -> Result<GivenOptions, OptionMistake> {
    let mut given = GivenOptions::default();
    let mut rest = rest;
    let (first, behind) = split(rest);
    if first.starts_with('#') {
        if !is_game(first) {
            return Err("console-which-game");
        }
        given = given.with_text(GAME, first);
        rest = behind;
    }
    if rest.is_empty() {
        return Ok(given);
    }
    let (number, meaning) = match rest.split_once('=') {
        Some((number, meaning)) => (number.trim(), Some(meaning.trim())),
        None => (rest, None),
    };
    let number = number.parse::<u8>().map_err(|_| "console-signal-what")?;
    let given = given.with_number("number", number.into());
    Ok(meaning
        .into_iter()
        .fold(given, |given, meaning| given.with_text("meaning", meaning)))
}

/// The players at a keyboard: as many as the largest table has seats.
pub(super) fn keyboard() -> Vec<Person> {
    let tables = GameKind::ALL.map(|kind| kind.spec().most_seats());
    let most = tables.into_iter().max().unwrap_or_default();
    let seats = 1..=most;
    seats.map(|nth| person(&format!("Player {nth}"))).collect()
}

/// Returns `true` for the number of one of them.
pub(super) fn is_place(word: &str) -> bool {
    word.len() == 1
        && word
            .parse()
            .is_ok_and(|nth: usize| (1..=keyboard().len()).contains(&nth))
}

/// Number of players of an offer.
pub(super) fn seats(offer: &NewChallenge) -> usize {
    let spec = offer.kind.spec();
    (spec.sides)(&(spec.settled)(offer.options.clone())).len()
}

impl<C: FnMut() -> Env, O: Write> TerminalSession<C, O> {
    /// The others at the keyboard join a new game.
    pub(super) fn take_up(&mut self, game: GameId, others: Vec<Person>) -> io::Result<()> {
        for player in others {
            self.speaker = player;
            self.turn(Action::Accept(game))?;
        }
        Ok(())
    }
}
