//! Typed offers: the words after `new` and `challenge NAME`.

use std::iter::Peekable;

use crate::console::grammar::name;
use crate::console::lines::cut;
use crate::console::vocabulary::new_words;
use crate::service::api::challenge::NewChallenge;
use crate::service::api::computer::USUAL_LEVEL;
use crate::service::api::values::SideChoice;
use crate::service::{GameKind, LEVELS, Options};

/// An offer as typed.
#[derive(Clone, Debug)]
pub(super) struct TypedOffer {
    pub(super) offer: NewChallenge,
    /// The game, if one is named.
    pub(super) kind: Option<GameKind>,
    /// The players named, in seat order.
    pub(super) names: Vec<String>,
}

/// The words of a line; those between quotation marks are one.
pub(super) fn words_of(rest: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (nth, part) in rest.split(['"', '“', '”', '„']).enumerate() {
        if nth % 2 == 0 {
            words.extend(part.split_whitespace().map(str::to_owned));
        } else if !part.trim().is_empty() {
            words.push(part.trim().to_owned());
        }
    }
    words
}

/// Words for a game that is not said more closely.
const SOME_GAME: [&str; 2] = ["chess", "game"];

/// Letters and digits of a word in small letters: its apostrophes and hyphens do not count.
fn bare(word: &str) -> String {
    let kept = word.chars().filter(|c| c.is_alphanumeric());
    kept.flat_map(char::to_lowercase).collect()
}

/// The words of a game's title: `immortal star masters`, `kings guard`.
fn title_words(kind: GameKind) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for word in kind.spec().title.split_whitespace() {
        // A capital letter inside a word begins another one.
        let mut parts: Vec<String> = Vec::new();
        for c in word.chars() {
            match parts.last_mut() {
                Some(part) if !c.is_uppercase() => part.push(c),
                Some(_) | None => parts.push(c.to_string()),
            }
        }
        words.extend(parts.iter().map(|part| bare(part)));
    }
    words
}

/// Returns `true` for a word that asks for a game and names none: a general one, or one of several titles.
pub(super) fn is_some_game(word: &str) -> bool {
    let word = bare(word);
    let titles = || GameKind::ALL.into_iter().flat_map(title_words);
    SOME_GAME.contains(&word.as_str()) || titles().any(|known| known == word)
}

/// The game whose title these words are. Some of its words will do if no other title has them; one word alone is then
/// written small, for a capital letter begins a name.
fn titled(words: &[String]) -> Option<GameKind> {
    if words.iter().any(|word| word.contains(' ')) {
        return None;
    }
    let typed = words.iter().map(|word| bare(word)).collect::<String>();
    let whole = |kind: &GameKind| {
        let spec = kind.spec();
        typed == bare(spec.title) || typed == bare(spec.slug)
    };
    if let Some(kind) = GameKind::ALL.into_iter().find(whole) {
        return Some(kind);
    }
    let (first, others) = words.split_first()?;
    let known = |word: &str| side(word).is_some() || new_words().iter().any(|known| known == word);
    if others.is_empty() && (*first != first.to_lowercase() || known(first)) {
        return None;
    }
    let run: Vec<String> = words.iter().map(|word| bare(word)).collect();
    let has = |kind: &GameKind| {
        let title = title_words(*kind);
        title.windows(run.len()).any(|part| part == run)
    };
    let mut kinds = GameKind::ALL.into_iter().filter(has);
    kinds.next().filter(|_| kinds.next().is_none())
}

/// The words of an offer with the slug of a game in the place of its title; the text of a note stays as it is.
fn with_games(words: &[String]) -> Vec<String> {
    const MOST: usize = 4;
    let mut rest = words;
    let mut plain = Vec::new();
    while let Some((first, behind)) = rest.split_first() {
        if ["note", "position"].contains(&first.to_lowercase().as_str()) {
            plain.extend_from_slice(rest);
            break;
        }
        let lengths = (1..=MOST.min(rest.len())).rev();
        let mut named = lengths.filter_map(|length| {
            let (title, behind) = rest.split_at_checked(length)?;
            Some((titled(title)?, behind))
        });
        if let Some((kind, behind)) = named.next() {
            plain.push(kind.spec().slug.to_owned());
            rest = behind;
        } else {
            plain.push(first.clone());
            rest = behind;
        }
    }
    plain
}

/// Returns `true` for the name of a player: a word that begins with a capital letter, or has a space in it, and means
/// nothing else.
fn is_name(word: &str) -> bool {
    let starts = word
        .chars()
        .next()
        .is_some_and(|c| c.is_alphabetic() && !c.is_lowercase());
    let lower = word.to_lowercase();
    let known = side(&lower).is_some()
        || new_words().contains(&lower)
        || SOME_GAME.contains(&lower.as_str());
    (starts || word.contains(' ')) && !known
}

/// The offer: game, side, options, terms and names, in any order; the error is a message id.
pub(super) fn offer(words: impl Iterator<Item = String>) -> Result<TypedOffer, &'static str> {
    let words: Vec<String> = words.collect();
    let words = with_games(&words);
    let mut words = words.iter().map(String::as_str).peekable();
    let mut kind = None;
    let mut offer = NewChallenge::default();
    let (mut plain, mut names) = (Vec::new(), Vec::new());
    while let Some(word) = words.next() {
        if is_name(word) {
            // "Player 2" is one name.
            let name = name(word, &mut words);
            names.push(cut(&name));
            continue;
        }
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
            "rated" => offer.rated = Some(true),
            "computer" => offer.computer = Some(level(&mut words)?),
            slug if slug.parse::<GameKind>().is_ok() => kind = slug.parse().ok(),
            "position" => {
                // It ends where a note begins, if one is added.
                let not_note = |word: &&str| !word.eq_ignore_ascii_case("note");
                let mut text = Vec::new();
                while let Some(word) = words.next_if(not_note) {
                    text.push(word);
                }
                if text.is_empty() {
                    return Err("console-position-what");
                }
                offer.position = Some(text.join(" "));
            }
            "note" => offer.note = words.by_ref().collect::<Vec<_>>().join(" "),
            "and" | "vs" if !names.is_empty() => {}
            _ => plain.push(word),
        }
    }
    (offer.side, offer.options) = terms(kind.unwrap_or(offer.kind), &plain.join(" "));
    Ok(TypedOffer { offer, kind, names })
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

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(line: &str) -> TypedOffer {
        offer(words_of(line).into_iter()).unwrap()
    }

    #[test]
    fn a_word_with_a_capital_letter_that_means_nothing_else_is_a_name() {
        for (line, names) in [
            ("Anna Ben", &["Anna", "Ben"][..]),
            ("Active Anna", &["Anna"]),
            ("four-kings team Zoë vs Öyvind", &["Zoë", "Öyvind"]),
            ("\"anna lee\" Ben 3d", &["anna lee", "Ben"]),
            ("Player 2 Anna", &["Player 2", "Anna"]),
            ("アンナ Ben", &["アンナ", "Ben"]),
            ("active expanded", &[]),
            ("blindfold", &[]),
            ("\"\" White", &[]),
        ] {
            assert_eq!(typed(line).names, names, "{line}");
        }
        assert!(typed("Active Anna").offer.options.has("active"));
        assert!(typed("blindfold").offer.options.has("blindfold"));
        assert_eq!(typed("Anna note Hello Ben").names, ["Anna"]);
        assert_eq!(typed("Anna note Hello Ben").offer.note, "Hello Ben");
    }
}
