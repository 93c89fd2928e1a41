//! What is offered in a line: the words behind `new` and `challenge NAME`.

use std::iter::Peekable;

use crate::service::api::challenge::NewChallenge;
use crate::service::api::values::SideChoice;
use crate::service::{GameKind, Options};

/// What is offered: game, side, options and terms, in any order; the message of what is wrong otherwise.
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
                Some(games) => offer.games = Some(games.to_owned()),
                None => return Err("console-challenge-games"),
            },
            "thread" => offer.thread = true,
            slug if slug.parse::<GameKind>().is_ok() => kind = slug.parse().ok(),
            "note" => offer.note = words.by_ref().collect::<Vec<_>>().join(" "),
            _ => plain.push(word),
        }
    }
    (offer.side, offer.options) = terms(kind.unwrap_or(offer.kind), &plain.join(" "));
    Ok((offer, kind))
}

/// A time control and, behind it, whether it is hard or soft.
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
    let mut wish = SideChoice::Seat(0);
    let (mut sides, mut options) = (Vec::new(), Options::default());
    for word in rest.split_whitespace().map(str::to_lowercase) {
        match side(&word) {
            Some(_) => sides.push(word),
            None => options = options.with(&word),
        }
    }
    // Which seat a side has may depend on the table.
    let table = (kind.spec().sides)(&(kind.spec().settled)(options.clone()));
    for word in sides {
        let here = table.iter().position(|side| *side == word);
        let here = here.and_then(|seat| u8::try_from(seat).ok());
        wish = here
            .map(SideChoice::Seat)
            .or_else(|| side(&word))
            .unwrap_or(wish);
    }
    (wish, options)
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
