//! Typed offers: the words after `new` and `challenge NAME`.

use std::iter::Peekable;

use crate::service::api::challenge::NewChallenge;
use crate::service::api::values::SideChoice;
use crate::service::{GameKind, LEVELS, Options};

/// The level of a computer without a number.
const USUAL_LEVEL: u8 = 3;

/// The offer: game, side, options and terms, in any order; the error is a message id.
pub(super) fn offer<'a>(
    words: impl Iterator<Item = &'a str>,
) -> Result<(NewChallenge, Option<GameKind>), &'static str> {
    let mut words = words.peekable();
    let mut kind = None;
    let mut offer = NewChallenge::default();
    let mut plain = Vec::new();
    while let Some(word) = words.next() {
        let lower = word.to_lowercase();
        match lower.as_str() {
            "clock" if words.peek().is_none() => return Err("console-challenge-clock"),
            "clock" => offer.clock = clock(words.next(), &mut words),
            // `new 3d` is as good as `new clock 3d`.
            time if time.starts_with(|c: char| c.is_ascii_digit()) => {
                offer.clock = clock(Some(word), &mut words);
            }
            "games" => match words.next() {
                Some(games) => offer.series = Some(games.to_owned()),
                None => return Err("console-challenge-games"),
            },
            "thread" => offer.thread = true,
            "computer" => offer.computer = Some(level(&mut words)?),
            slug if slug.parse::<GameKind>().is_ok() => kind = slug.parse().ok(),
            "note" => offer.note = words.by_ref().collect::<Vec<_>>().join(" "),
            _ => plain.push(word),
        }
    }
    (offer.side, offer.options) = terms(kind.unwrap_or(offer.kind), &plain.join(" "));
    Ok((offer, kind))
}

/// The level of a computer, if one is named.
fn level<'a>(words: &mut Peekable<impl Iterator<Item = &'a str>>) -> Result<u8, &'static str> {
    let digits = |word: &&str| word.bytes().all(|b| b.is_ascii_digit());
    match words.next_if(digits) {
        None => Ok(USUAL_LEVEL),
        Some(level) => computer_level(level).ok_or("console-computer-level"),
    }
}

/// The level with this typed name.
pub(super) fn computer_level(typed: &str) -> Option<u8> {
    let level = typed.parse().ok();
    level.filter(|level| (1..=LEVELS).contains(level))
}

/// A time control, with `hard` or `soft` after it.
fn clock<'a>(
    time: Option<&str>,
    words: &mut Peekable<impl Iterator<Item = &'a str>>,
) -> Option<String> {
    let flag = words.next_if(|flag| ["soft", "hard"].contains(flag));
    let flag = flag.map(|flag| format!(" {flag}")).unwrap_or_default();
    time.map(|time| format!("{time}{flag}"))
}

/// A side and options, in any order.
fn terms(kind: GameKind, rest: &str) -> (SideChoice, Options) {
    let mut action = SideChoice::Seat(0);
    let (mut sides, mut options) = (Vec::new(), Options::default());
    for word in rest.split_whitespace().map(str::to_lowercase) {
        match side(&word) {
            Some(_) => sides.push(word),
            None => options = options.with(&word),
        }
    }
    // The seat of a side may depend on the table.
    let table = (kind.spec().sides)(&(kind.spec().settled)(options.clone()));
    for word in sides {
        let here = table.iter().position(|side| *side == word);
        let here = here.and_then(|seat| u8::try_from(seat).ok());
        action = here
            .map(SideChoice::Seat)
            .or_else(|| side(&word))
            .unwrap_or(action);
    }
    (action, options)
}

/// A side by its name in any game, or by lot.
pub(super) fn side(word: &str) -> Option<SideChoice> {
    if word == "random" {
        return Some(SideChoice::Random);
    }
    let specs = GameKind::ALL.map(GameKind::spec);
    let tables = specs
        .iter()
        .flat_map(|spec| spec.tables.iter().map(move |table| (spec, table)));
    let mut sides = tables.map(|(spec, table)| (spec.sides)(&table.options()));
    let index = sides.find_map(|sides| sides.iter().position(|side| *side == word))?;
    u8::try_from(index).ok().map(SideChoice::Seat)
}
