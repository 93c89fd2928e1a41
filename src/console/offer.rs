//! What is offered in a line: the words behind `new` and `challenge NAME`.

use std::iter::Peekable;

use crate::service::ask::SideWish;
use crate::service::challenge::Offer;
use crate::service::{GameKind, Options};

/// What is offered: game, side, options and terms, in any order; the message of what is wrong otherwise.
pub(super) fn offer<'a>(
    words: impl Iterator<Item = &'a str>,
) -> Result<(Offer, Option<GameKind>), &'static str> {
    let mut words = words.peekable();
    let mut kind = None;
    let mut offer = Offer::default();
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
    (offer.side, offer.options) = terms(&plain.join(" "));
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
fn terms(rest: &str) -> (SideWish, Options) {
    let mut wish = SideWish::Seat(0);
    let mut options = Options::default();
    for word in rest.split_whitespace().map(str::to_lowercase) {
        match side(&word) {
            Some(side) => wish = side,
            None => options = options.with(&word),
        }
    }
    (wish, options)
}

/// A side by its name in any game, or by lot.
pub(super) fn side(word: &str) -> Option<SideWish> {
    if word == "random" {
        return Some(SideWish::Random);
    }
    let mut all = GameKind::ALL.iter();
    let index = all.find_map(|kind| kind.spec().sides.iter().position(|side| *side == word))?;
    u8::try_from(index).ok().map(SideWish::Seat)
}
