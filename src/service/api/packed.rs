//! Building blocks of wire forms: game numbers, cells, players and packed lists.

use crate::play::computer::LEVELS;
use crate::play::{GameId, PlayerId};

/// The base of packed numbers: digits and small letters.
const BASE: u32 = 36;

/// `discord:` and the id in base 36; an id that is not a number follows a `~`.
pub(in crate::service) fn pack_player(player: &PlayerId) -> Option<String> {
    let (transport, name) = player.as_str().split_once(':')?;
    let fits = !transport.is_empty() && !player.as_str().contains('.');
    let number: Option<u64> = name.parse().ok();
    // Only a number in its exact spelling.
    let number = number.filter(|number| number.to_string() == name);
    let name = number.map_or_else(|| format!("~{name}"), pack);
    fits.then(|| format!("{transport}:{name}"))
}

pub(in crate::service) fn unpack_player(text: &str) -> Option<PlayerId> {
    let (transport, name) = text
        .split_once(':')
        .filter(|(transport, _)| !transport.is_empty())?;
    let name = match name.strip_prefix('~') {
        Some(name) => name.to_owned(),
        None => unpack(name)?.to_string(),
    };
    Some(PlayerId::new(format!("{transport}:{name}")))
}

/// A number in base 36.
pub(in crate::service) fn pack(mut number: u64) -> String {
    let mut digits = Vec::new();
    loop {
        let digit = u32::try_from(number % u64::from(BASE)).ok();
        digits.extend(digit.and_then(|digit| char::from_digit(digit, BASE)));
        number /= u64::from(BASE);
        if number == 0 {
            return digits.iter().rev().collect();
        }
    }
}

pub(in crate::service) fn unpack(text: &str) -> Option<u64> {
    let plain = text
        .bytes()
        .all(|b| b.is_ascii_digit() || b.is_ascii_lowercase());
    plain
        .then(|| u64::from_str_radix(text, BASE).ok())
        .flatten()
}

/// The word for an open choice of a film.
pub(in crate::service) const ANY: &str = "any";

/// The error of text that is not a wire form.
pub(in crate::service) struct InvalidWire;

/// Parses a value that may be left open.
pub(in crate::service) fn unless_open<T>(
    text: &str,
    read: impl FnOnce(&str) -> Option<T>,
) -> Result<Option<T>, InvalidWire> {
    if text == ANY {
        return Ok(None);
    }
    read(text).map(Some).ok_or(InvalidWire)
}

/// A game by its bare number.
pub(in crate::service) fn game(text: &str) -> Option<GameId> {
    number(text).map(GameId)
}

/// The level of a computer.
pub(in crate::service) fn level(text: &str) -> Option<u8> {
    number(text).filter(|level| (1..=LEVELS).contains(level))
}

/// Returns `true` for a cell's name: a few letters and digits.
pub(in crate::service) fn is_cell(name: &str) -> bool {
    (2..=4).contains(&name.len()) && name.bytes().all(|b| b.is_ascii_alphanumeric())
}

/// Parses digits only: `parse` alone would accept a sign.
pub(in crate::service) fn number<N: std::str::FromStr>(text: &str) -> Option<N> {
    text.bytes()
        .all(|b| b.is_ascii_digit())
        .then(|| text.parse().ok())
        .flatten()
}
