//! Games, sides and options as a person writes them: titles of several words, parts of a title, options in two words.

use crate::console::line_words::split;
use crate::console::vocabulary::new_words;
use crate::service::GameKind;
use crate::service::api::values::SideChoice;

/// Words for a game that is not said more closely.
pub(super) const SOME_GAME: [&str; 2] = ["chess", "game"];

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

/// Most words of a title.
const MAX_WORDS: usize = 4;

/// The game whose whole title, or whose name in a line, these words are.
fn titled_in_full(words: &[String]) -> Option<GameKind> {
    let typed = words.iter().map(|word| bare(word)).collect::<String>();
    let whole = |kind: &GameKind| {
        let spec = kind.spec();
        typed == bare(spec.title) || typed == bare(spec.slug)
    };
    GameKind::ALL.into_iter().find(whole)
}

/// The game that a text begins with, by its name in a line or its title, and the rest. Some words of the title will do
/// if `by_some`, as behind `new`.
pub(super) fn game_at(text: &str, by_some: bool) -> Option<(GameKind, &str)> {
    let (first, behind) = split(text);
    if let Ok(kind) = first.to_lowercase().parse() {
        return Some((kind, behind));
    }
    let mut rest = text;
    let mut words = Vec::new();
    let mut found = None;
    while words.len() < MAX_WORDS && !rest.is_empty() {
        let (word, behind) = split(rest);
        words.push(word.to_owned());
        rest = behind;
        let kind = if by_some {
            titled(&words)
        } else {
            titled_in_full(&words)
        };
        found = kind.map(|kind| (kind, rest)).or(found);
    }
    found
}

/// The game whose title these words are. Some of its words will do if no other title has them. One word alone is then
/// written small, since a capital letter begins a name.
fn titled(words: &[String]) -> Option<GameKind> {
    if words.iter().any(|word| word.contains(' ')) {
        return None;
    }
    if let Some(kind) = titled_in_full(words) {
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

/// Descriptions of a game in two words, each with its option; `None` if the game is played so without an option.
const IN_TWO_WORDS: [(&str, &str, Option<&str>); 12] = [
    ("active", "play", Some("active")),
    ("standard", "rules", None),
    ("expanded", "rules", Some("expanded")),
    ("own", "dice", Some("own-dice")),
    ("touch", "move", Some("touch")),
    ("small", "board", Some("small")),
    ("large", "board", None),
    ("diagonal", "steps", Some("diagonal")),
    ("three", "players", Some("three")),
    ("four", "players", Some("four")),
    ("five", "players", Some("five")),
    ("six", "players", Some("six")),
];

/// The option that the first words describe, as in [`IN_TWO_WORDS`], with the words after them.
fn described(words: &[String]) -> Option<(Option<&'static str>, &[String])> {
    let (first, behind) = words.split_first()?;
    IN_TWO_WORDS.into_iter().find_map(|(one, other, option)| {
        if bare(first) == format!("{one}{other}") {
            return Some((option, behind));
        }
        let (second, behind) = behind.split_first()?;
        (bare(first) == one && bare(second) == other).then_some((option, behind))
    })
}

/// The game whose title stands first among these words, and the words behind it.
fn entitled(words: &[String]) -> Option<(GameKind, &[String])> {
    let mut lengths = (1..=MAX_WORDS.min(words.len())).rev();
    lengths.find_map(|length| {
        let (title, behind) = words.split_at_checked(length)?;
        Some((titled(title)?, behind))
    })
}

/// The words of an offer with the slug of a game in the place of its title, and options in one word. The text of a note
/// stays as it is.
pub(super) fn in_short(words: &[String]) -> Vec<String> {
    let mut rest = words;
    let mut short = Vec::new();
    while let Some((first, behind)) = rest.split_first() {
        if ["note", "position"].contains(&first.to_lowercase().as_str()) {
            short.extend_from_slice(rest);
            break;
        }
        if let Some((kind, behind)) = entitled(rest) {
            short.push(kind.spec().slug.to_owned());
            rest = behind;
        } else if let Some((option, behind)) = described(rest) {
            short.extend(option.map(str::to_owned));
            rest = behind;
        } else {
            short.push(first.clone());
            rest = behind;
        }
    }
    short
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
