//! Typed offers: the words after `new` and `challenge NAME`.

use std::iter::Peekable;

use crate::console::line_words::name;
use crate::console::lines::cut;
use crate::console::titles::{SOME_GAME, in_short, side};
use crate::console::vocabulary::new_words;
use crate::service::api::challenge::NewChallenge;
use crate::service::api::computer::USUAL_LEVEL;
use crate::service::api::values::SideChoice;
use crate::service::challenges::exclusion;
use crate::service::{GameKind, LEVELS, Options};

/// An offer as typed.
#[derive(Clone, Debug)]
pub(super) struct TypedOffer {
    pub(super) offer: NewChallenge,
    /// The game, if one is named.
    pub(super) kind: Option<GameKind>,
    /// The players named, in seat order.
    pub(super) names: Vec<String>,
    /// The number that stands alone, if there is one.
    pub(super) number: Option<LoneNumber>,
    /// The first words of which only one can be meant.
    pub(super) clash: Option<Clash>,
}

/// A number alone among the words of an offer: of players where the game has such a table, and else a time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct LoneNumber {
    typed: String,
    /// `true` if a time stands before it.
    behind_time: bool,
    /// `true` if it may be the level of a computer that is named without one.
    may_be_level: bool,
}

/// Two words of an offer of which only one can be meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Clash {
    /// The one typed first, or that comes first in the list of the game.
    pub(super) first: String,
    /// The other one.
    pub(super) second: String,
}

/// Notes a clash if the same was said before in another word.
fn say_once(clash: &mut Option<Clash>, before: Option<String>, now: &str) {
    if let Some(first) = before.filter(|before| before != now) {
        let second = now.to_owned();
        clash.get_or_insert(Clash { first, second });
    }
}

/// An offer of this game with a number that stands alone. It is the option of its table, the level of a computer that
/// plays one person, or a time.
///
/// # Errors
/// The number and its other reading, which it excludes. That is the option of another table, or a time if it is no
/// number of players.
pub(super) fn with_number(
    kind: GameKind,
    offer: NewChallenge,
    number: &LoneNumber,
) -> Result<NewChallenge, Clash> {
    let first = number.typed.clone();
    let tables = kind.spec().tables.iter();
    let mut large = tables.clone().filter(|table| table.seats > 2);
    let is_large = large.any(|table| {
        let declared = table.option.is_some_and(|option| offer.options.has(option));
        declared || number.is(table.seats)
    });
    let level = computer_level(&first).filter(|_| number.may_be_level && !is_large);
    if level.is_some() {
        return Ok(NewChallenge {
            computer: level,
            ..offer
        });
    }
    let Some(table) = tables.clone().find(|table| number.is(table.seats)) else {
        return match offer.clock {
            None => Ok(NewChallenge {
                clock: Some(first),
                ..offer
            }),
            Some(time) if number.behind_time => Err(Clash {
                first: time,
                second: first,
            }),
            Some(second) => Err(Clash { first, second }),
        };
    };
    let mut options = tables.filter_map(|table| table.option);
    let other = options.find(|option| Some(*option) != table.option && offer.options.has(option));
    if let Some(other) = other {
        let second = other.to_owned();
        return Err(Clash { first, second });
    }
    Ok(NewChallenge {
        options: table.option.into_iter().fold(offer.options, Options::with),
        ..offer
    })
}

/// The offer without the options of tables for other numbers of players than this, which nobody typed.
pub(super) fn for_number_alone(offer: NewChallenge, number: &LoneNumber) -> NewChallenge {
    let tables = offer.kind.spec().tables;
    if !tables.iter().any(|table| number.is(table.seats)) {
        return offer;
    }
    let others = tables.iter().filter(|table| !number.is(table.seats));
    let others = others.filter_map(|table| table.option);
    NewChallenge {
        options: others.fold(offer.options, Options::without),
        ..offer
    }
}

impl LoneNumber {
    fn of(typed: &str, behind_time: bool) -> Self {
        Self {
            typed: typed.to_owned(),
            behind_time,
            may_be_level: false,
        }
    }

    /// The same beside a computer that is named without a level, if there is one.
    fn beside(self, computer: Option<u8>) -> Self {
        Self {
            may_be_level: computer.is_some(),
            ..self
        }
    }

    /// Returns `true` if it stands for the time of an offer, where the game has no table for so many. No time is a
    /// number alone.
    pub(super) fn is_no_table_of(&self, offer: &NewChallenge) -> bool {
        offer.position.is_none() && offer.clock.as_ref() == Some(&self.typed)
    }

    fn is(&self, seats: u8) -> bool {
        self.typed.parse() == Ok(seats)
    }
}

/// Returns `true` for the name of a player. Such a word begins with a capital letter or has a space in it, and means
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
    let words = in_short(&words.collect::<Vec<String>>());
    let mut words = words.iter().map(String::as_str).peekable();
    let mut kind: Option<GameKind> = None;
    let mut offer = NewChallenge::default();
    let (mut plain, mut names, mut clash) = (Vec::new(), Vec::new(), None);
    let mut number: Option<LoneNumber> = None;
    let mut levelled = false;
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
            digits if is_lone_number(digits, words.peek()) => {
                say_once(&mut clash, number.take().map(|before| before.typed), digits);
                number = Some(LoneNumber::of(digits, offer.clock.is_some()));
            }
            // `new 3d` is as good as `new clock 3d`.
            time if time == "clock" || time.starts_with(|c: char| c.is_ascii_digit()) => {
                let first = if time == "clock" {
                    words.next()
                } else {
                    Some(word)
                };
                let time = clock(first, &mut words).unwrap_or_default();
                say_once(&mut clash, offer.clock.take(), &time);
                offer.clock = Some(time);
            }
            "games" => match words.next() {
                Some(games) => {
                    say_once(&mut clash, offer.series.take(), games);
                    offer.series = Some(games.to_owned());
                }
                None => return Err("console-challenge-games"),
            },
            "thread" => offer.thread = true,
            "rated" => offer.rated = Some(true),
            "computer" => {
                levelled = words.peek().is_some_and(|word| says_level(word));
                let level = level(&mut words)?;
                let called = |level: u8| format!("computer {level}");
                say_once(&mut clash, offer.computer.map(called), &called(level));
                offer.computer = Some(level);
            }
            slug if slug.parse::<GameKind>().is_ok() => {
                let before = kind.map(|kind| kind.spec().slug.to_owned());
                say_once(&mut clash, before, slug);
                kind = slug.parse().ok();
            }
            "position" => {
                offer.position = Some(before_note(&mut words).ok_or("console-position-what")?);
            }
            "note" => offer.note = words.by_ref().collect::<Vec<_>>().join(" "),
            "and" | "vs" | "against" if !names.is_empty() => {}
            _ => plain.push(word),
        }
    }
    let number = number.map(|number| number.beside(offer.computer.filter(|_| !levelled)));
    let terms = terms(kind.unwrap_or(offer.kind), &plain.join(" "));
    (offer.side, offer.options) = (terms.side, terms.options);
    let clash = clash.or(terms.clash).or_else(|| excluding(&offer.options));
    Ok(TypedOffer {
        offer,
        kind,
        names,
        number,
        clash,
    })
}

/// The first two of these options that exclude each other.
fn excluding(options: &Options) -> Option<Clash> {
    let [first, second] = exclusion::excluding(options)?.map(str::to_owned);
    Some(Clash { first, second })
}

fn is_digits(word: &str) -> bool {
    word.bytes().all(|b| b.is_ascii_digit())
}

/// Returns `true` for digits alone that no word after them makes a time.
fn is_lone_number(word: &str, next: Option<&&str>) -> bool {
    is_digits(word) && next.is_none_or(|next| !is_flag(next))
}

/// Returns `true` for a word about the consequence of running out of time.
pub(super) fn is_flag(word: &str) -> bool {
    ["soft", "hard"].contains(&word)
}

/// The words up to a note, if one is added; `None` if there are none.
fn before_note<'a>(words: &mut Peekable<impl Iterator<Item = &'a str>>) -> Option<String> {
    let mut text = Vec::new();
    while let Some(word) = words.next_if(|word| !word.eq_ignore_ascii_case("note")) {
        text.push(word);
    }
    (!text.is_empty()).then(|| text.join(" "))
}

/// Returns `true` for the first word of a level.
fn says_level(word: &str) -> bool {
    is_digits(word) || word.eq_ignore_ascii_case("level")
}

/// The level of a computer, if one is named: `3`, `level 3`.
fn level<'a>(words: &mut Peekable<impl Iterator<Item = &'a str>>) -> Result<u8, &'static str> {
    let says_level = words.next_if(|word| word.eq_ignore_ascii_case("level"));
    match words.next_if(|word| is_digits(word)) {
        None if says_level.is_some() => Err("console-computer-level"),
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
    let flag = words.next_if(|flag| is_flag(flag));
    let flag = flag.map(|flag| format!(" {flag}")).unwrap_or_default();
    time.map(|time| format!("{time}{flag}"))
}

/// The plain words of an offer.
struct PlainTerms {
    side: SideChoice,
    options: Options,
    /// The first two sides that are not the same.
    clash: Option<Clash>,
}

/// A side and options, in any order.
fn terms(kind: GameKind, rest: &str) -> PlainTerms {
    let mut chosen: Option<SideChoice> = None;
    let (mut clash, mut before) = (None, String::new());
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
        let Some(named) = here.map(SideChoice::Seat).or_else(|| side(&word)) else {
            continue;
        };
        if chosen.is_some_and(|chosen| chosen != named) {
            say_once(&mut clash, Some(before), &word);
        }
        chosen = Some(named);
        before = word;
    }
    PlainTerms {
        side: chosen.unwrap_or(SideChoice::Seat(0)),
        options,
        clash,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::console::line_words::words_of;

    fn typed(line: &str) -> TypedOffer {
        offer(words_of(line).into_iter()).unwrap()
    }

    #[test]
    fn a_word_with_a_capital_letter_that_means_nothing_else_is_a_name() {
        for (line, names) in [
            ("Anna Ben", &["Anna", "Ben"][..]),
            ("« Anna Lena » Ben", &["Anna Lena", "Ben"]),
            ("Active Anna", &["Anna"]),
            ("four-kings team Zoë vs Öyvind", &["Zoë", "Öyvind"]),
            ("\"anna lee\" Ben 3d", &["anna lee", "Ben"]),
            ("Player 2 Anna", &["Player 2", "Anna"]),
            ("Anna against Ben", &["Anna", "Ben"]),
            ("King's Mate Active Play Anna", &["Anna"]),
            ("Own Dice Touch-Move", &[]),
            ("Kings Guard Small Board", &[]),
            ("アンナ Ben", &["アンナ", "Ben"]),
            ("active expanded", &[]),
            ("blindfold", &[]),
            ("\"\" White", &[]),
        ] {
            assert_eq!(typed(line).names, names, "{line}");
        }
        assert!(typed("Active Anna").offer.options.has("active"));
        assert!(typed("blindfold").offer.options.has("blindfold"));
        for (line, options) in [
            ("King's Mate Active Play", &["active"][..]),
            (
                "expanded rules own dice touch move",
                &["expanded", "own-dice", "touch"],
            ),
            (
                "small board diagonal steps kings guard",
                &["diagonal", "small"],
            ),
            ("standard rules", &[]),
            ("immortal Three Players", &["three"]),
        ] {
            let offer = typed(line).offer;
            assert_eq!(offer.options.iter().collect::<Vec<_>>(), options, "{line}");
        }
        assert_eq!(typed("Anna note Hello Ben").names, ["Anna"]);
        assert_eq!(typed("Anna note Hello Ben").offer.note, "Hello Ben");
    }

    #[test]
    fn words_of_which_only_one_can_be_meant_clash() {
        for (line, first, second) in [
            ("three four", "three", "four"),
            ("immortal-star-masters six active five", "five", "six"),
            ("kings-guard swap no-swap", "swap", "no-swap"),
            ("kings-guard small diagonal no-swap swap", "swap", "no-swap"),
            ("own-dice interactive", "interactive", "own-dice"),
            ("white black", "white", "black"),
            ("random south", "random", "south"),
            ("kings-guard four-kings", "kings-guard", "four-kings"),
            ("3d 5d", "3d", "5d"),
            ("3d soft clock 3d", "3d soft", "3d"),
            ("immortal-star-masters 4 5 3d", "4", "5"),
            ("clock 4 3d", "4", "3d"),
            ("4 soft 3d", "4 soft", "3d"),
            ("computer 2 computer", "computer 2", "computer 3"),
            ("games 5 games 7", "5", "7"),
        ] {
            let clash = typed(line).clash;
            let (first, second) = (first.to_owned(), second.to_owned());
            assert_eq!(clash, Some(Clash { first, second }), "{line}");
        }
        for line in [
            "",
            "active expanded touch",
            "white White Anna Ben",
            "kings-guard kings-guard south small diagonal no-swap",
            "no-swap",
            "interactive active",
            "own-dice active",
            "four-kings team west 3d 3d",
            "immortal-star-masters 4 3d 4",
            "active plain",
        ] {
            assert_eq!(typed(line).clash, None, "{line}");
        }
    }

    #[test]
    fn a_number_alone_is_of_players_where_the_game_has_such_a_table() {
        let counted = |line: &str| -> Result<NewChallenge, Clash> {
            let typed = typed(line);
            let kind = typed.kind.unwrap_or(typed.offer.kind);
            let number = typed.number.unwrap();
            let offer = NewChallenge {
                kind,
                ..typed.offer
            };
            let counted = with_number(kind, offer, &number)?;
            Ok(for_number_alone(counted, &number))
        };
        for (line, option, clock) in [
            ("immortal-star-masters 4 3d", Some("four"), Some("3d")),
            ("3d 6 immortal-star-masters", Some("six"), Some("3d")),
            ("immortal-star-masters 2", None, None),
            ("four-kings 4", Some("team"), None),
            ("four-kings 2 3d", None, Some("3d")),
            ("four-kings 3", None, Some("3")),
            ("kings-mate 4", None, Some("4")),
        ] {
            let offer = counted(line).unwrap();
            let options: Vec<&str> = offer.options.iter().collect();
            assert_eq!(options, Vec::from_iter(option), "{line}");
            assert_eq!(offer.clock.as_deref(), clock, "{line}");
        }
        for (line, first, second) in [
            ("kings-mate 4 3d", "4", "3d"),
            ("kings-mate 3d 4", "3d", "4"),
            ("four-kings 3 3d soft", "3", "3d soft"),
            ("immortal-star-masters 7 3d", "7", "3d"),
            ("immortal-star-masters 4 three", "4", "three"),
            ("four-kings team 2", "2", "team"),
        ] {
            let (first, second) = (first.to_owned(), second.to_owned());
            assert_eq!(counted(line), Err(Clash { first, second }), "{line}");
        }
    }
}
