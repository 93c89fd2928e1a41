//! The words that can be typed just now, and the completions of the beginning of one.

use std::collections::BTreeSet;

use crate::console::topics::TOPICS;
use crate::service::GameKind;
use crate::service::api::contest;
use crate::service::api::preferences::Preference;
use crate::service::api::puzzle;
use crate::service::api::verbs;
use crate::service::api::verbs::given::GAME;
use crate::service::api::verbs::line::{LineGrammar, Slot};
use crate::service::api::verbs::option::OptionKind;
use crate::service::suggest::OpenTurn;
use crate::service::words::language::Language;

/// Fewest letters of a verb before the rest of it is hinted at.
const HINTED: usize = 3;

/// The words that can be typed just now.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Vocabulary {
    /// The legal moves of the game on the screen, as typed.
    pub moves: Vec<String>,
    /// The turn of the game on the screen, for the moves behind the first.
    pub turn: Option<OpenTurn>,
    /// The numbers of games.
    pub games: Vec<String>,
    /// The players at the keyboard.
    pub names: Vec<String>,
}

impl Vocabulary {
    /// The words that continue the line, all of which replace its text from this byte on.
    pub fn completions(&self, line: &str) -> (usize, Vec<String>) {
        self.next_moves(line)
            .unwrap_or_else(|| self.next_words(line))
    }

    /// The moves behind the first ones of a turn.
    fn next_moves(&self, line: &str) -> Option<(usize, Vec<String>)> {
        let parts = |c: char| c.is_whitespace() || c == ',';
        let start = line.rfind(parts)? + 1;
        let (made, begun) = line.split_at_checked(start)?;
        let made = made.trim_end_matches(parts).trim_start();
        // The number of a game and the verb may stand before the moves.
        let bare = made
            .split_once(char::is_whitespace)
            .filter(|(first, _)| first.starts_with('#') || first.eq_ignore_ascii_case("move"))
            .map_or(made, |(_, moves)| moves.trim_start());
        if !bare.contains(|c: char| c.is_ascii_digit()) {
            return None;
        }
        let mut next = self.turn.as_ref()?.next(bare);
        let begun = begun.to_lowercase();
        next.retain(|mv| mv.to_lowercase().starts_with(&begun));
        (!next.is_empty()).then_some((start, next))
    }

    /// The words that continue the last word of a line.
    fn next_words(&self, line: &str) -> (usize, Vec<String>) {
        let start = line
            .char_indices()
            .rev()
            .find(|(_, c)| c.is_whitespace())
            .map_or(0, |(at, c)| at + c.len_utf8());
        let (before, begun) = line.split_at_checked(start).unwrap_or((line, ""));
        let begun = begun.to_lowercase();
        let words = self.words(before.trim());
        let mut fitting: Vec<String> = Vec::new();
        for word in words {
            if word.to_lowercase().starts_with(&begun) && !fitting.contains(&word) {
                fitting.push(word);
            }
        }
        (start, fitting)
    }

    /// The rest of the only move, or the only longer word, that the line can become.
    pub fn hint(&self, line: &str) -> Option<String> {
        let (start, fitting) = self.completions(line);
        let begun = line.get(start..)?;
        let [only] = fitting.as_slice() else {
            return None;
        };
        let is_move = self.moves.contains(only) || self.next_moves(line).is_some();
        if begun.is_empty() || !is_move && begun.chars().count() < HINTED {
            return None;
        }
        let rest: String = only.chars().skip(begun.chars().count()).collect();
        (!rest.is_empty()).then_some(rest)
    }

    /// The words that can stand behind these.
    fn words(&self, before: &str) -> Vec<String> {
        let before = before.trim_start_matches('/').to_lowercase();
        let mut words = before.split_whitespace();
        let Some(verb) = words.next() else {
            return self.first_words();
        };
        let further = words.count();
        match verb {
            _ if verb.starts_with('#') => self.moves.clone(),
            "as" => self.names.clone(),
            "help" | "?" => topics(),
            "new" | "challenge" => new_words(),
            "guide" | "tutorial" | "lesson" | "rules" => kinds(),
            "contest" => [kinds(), second_words(verb), owned(&contest::FORMATS)].concat(),
            "ladder" => [kinds(), second_words(verb), self.names.clone()].concat(),
            "puzzle" => [kinds(), second_words(verb), owned(&puzzle::themes())].concat(),
            "puzzles" => preference("puzzles"),
            "rated" => preference("rated"),
            "theme" => preference("theme"),
            "facing" => preference("facing"),
            "confirm" => preference("confirm"),
            "welcome" => preference("welcome"),
            "language" => languages(),
            "settings" if further == 0 => owned(&[
                "theme", "facing", "confirm", "language", "welcome", "puzzles", "rated",
            ]),
            "move" | "moves" | "plan" | "explore" => self.moves.clone(),
            "show" | "touch" | "what" => self.squares(),
            _ => self.behind(&before, verb),
        }
    }

    /// The words that can begin a line: verbs and moves.
    fn first_words(&self) -> Vec<String> {
        let spellings = spellings().into_iter().map(str::to_owned);
        let games = self.games.iter().map(|game| format!("#{game}"));
        self.moves
            .iter()
            .cloned()
            .chain(spellings)
            .chain(games)
            .collect()
    }

    /// The words behind any other verb: its second word, its choices, and a game where it takes one.
    fn behind(&self, before: &str, verb: &str) -> Vec<String> {
        let mut words = if before == verb {
            second_words(verb)
        } else {
            Vec::new()
        };
        let lines = verbs::all()
            .iter()
            .flat_map(|row| row.lines.iter().map(move |line| (row, line)));
        for (row, line) in lines {
            if !line.spellings.contains(&before) {
                continue;
            }
            if row
                .option(GAME)
                .is_some_and(|game| matches!(game.kind, OptionKind::Completed(_)))
            {
                words.extend(self.games.iter().cloned());
            }
            if let LineGrammar::Slots(slots) = line.grammar {
                for slot in slots {
                    match slot {
                        Slot::Last(_, choices) => words.extend(owned(choices)),
                        Slot::YesOrNo(_) => words.extend(owned(&["yes", "no"])),
                        Slot::Game
                        | Slot::MarkedGame
                        | Slot::TheGame
                        | Slot::Kind
                        | Slot::Word(_)
                        | Slot::MaybeWord(_)
                        | Slot::MaybeNumber(_)
                        | Slot::Rest(_)
                        | Slot::MaybeRest(_)
                        | Slot::Name(_)
                        | Slot::MaybeName(_)
                        | Slot::Anything => {}
                    }
                }
            }
        }
        words
    }

    /// The squares that moves begin on.
    fn squares(&self) -> Vec<String> {
        let firsts = self.moves.iter().filter_map(|mv| {
            mv.split(|c: char| !c.is_ascii_alphanumeric())
                .next()
                .filter(|square| !square.is_empty())
        });
        let squares: BTreeSet<&str> = firsts.collect();
        squares.into_iter().map(str::to_owned).collect()
    }
}

/// The second words of all verbs of two words that begin with this one.
fn second_words(first: &str) -> Vec<String> {
    let lines = verbs::all().iter().flat_map(|verb| &verb.lines);
    let spellings = lines.flat_map(|line| line.spellings);
    let seconds = spellings.filter_map(|spelling| {
        let (verb, second) = spelling.split_once(' ')?;
        (verb == first).then(|| second.to_owned())
    });
    seconds.collect()
}

/// The one-word spellings of all verbs.
pub(super) fn spellings() -> Vec<&'static str> {
    let lines = verbs::all().iter().flat_map(|verb| &verb.lines);
    let spellings = lines.flat_map(|line| line.spellings).copied();
    spellings
        .filter(|spelling| !spelling.contains(' '))
        .collect()
}

fn owned(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| (*word).to_owned()).collect()
}

fn kinds() -> Vec<String> {
    let slugs = GameKind::ALL.map(|kind| kind.spec().slug);
    owned(&slugs)
}

fn topics() -> Vec<String> {
    let topics = TOPICS.iter().map(|(topic, _)| *topic);
    topics.chain(spellings()).map(str::to_owned).collect()
}

fn languages() -> Vec<String> {
    let codes = Language::ALL.map(Language::code);
    owned(&codes)
}

fn preference(name: &str) -> Vec<String> {
    let codes = Preference::of(name).map(|choice| choice.codes().1);
    codes.map(str::to_owned).collect()
}

/// Games, their options and their sides, each once.
pub(super) fn new_words() -> Vec<String> {
    let mut words = kinds();
    for spec in GameKind::ALL.map(GameKind::spec) {
        let sides = spec
            .tables
            .iter()
            .flat_map(|table| (spec.sides)(&table.options()));
        for word in spec.options.iter().chain(sides) {
            if !words.iter().any(|known| known == word) {
                words.push((*word).to_owned());
            }
        }
    }
    words.extend(owned(&["random", "computer", "clock", "position", "rated"]));
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> Vocabulary {
        Vocabulary {
            moves: owned(&["A2-A3", "D2-D3", "E1-E2", "E1-F2"]),
            turn: None,
            games: owned(&["7", "12"]),
            names: owned(&["Anna", "Ben"]),
        }
    }

    fn completed(line: &str) -> Vec<String> {
        table().completions(line).1
    }

    #[test]
    fn moves_and_verbs_begin_a_line() {
        let all = completed("d");
        for word in ["D2-D3", "decline", "draw", "describe"] {
            assert!(all.contains(&word.to_owned()), "{word}: {all:?}");
        }
        assert_eq!(completed("d2"), ["D2-D3"]);
        assert_eq!(completed("takeb"), ["takeback"]);
        assert_eq!(completed("#1"), ["#12"]);
        assert_eq!(completed("#12 e1"), ["E1-E2", "E1-F2"]);
        assert!(completed("xyzzy").is_empty());
        assert!(completed("").len() > 60);
    }

    #[test]
    fn what_stands_behind_a_verb_follows_from_the_verb() {
        assert_eq!(completed("as A"), ["Anna"]);
        assert_eq!(completed("board "), ["7", "12", "passant"]);
        assert_eq!(completed("draw 12 y"), Vec::<String>::new());
        assert_eq!(completed("draw y"), ["yes"]);
        assert_eq!(completed("show e"), ["E1"]);
        assert_eq!(completed("language p"), ["pl", "pt-BR"]);
        assert_eq!(completed("theme n"), ["night"]);
        assert_eq!(completed("dice w"), ["words"]);
        assert_eq!(completed("privacy e"), ["export"]);
        assert!(completed("new k").contains(&"kings-guard".to_owned()));
        assert!(completed("help ").contains(&"dice".to_owned()));
        assert!(completed("moves d").contains(&"D2-D3".to_owned()));
    }

    #[test]
    fn every_verb_of_two_words_is_completed_behind_its_first() {
        let lines = verbs::all().iter().flat_map(|verb| &verb.lines);
        for spelling in lines.flat_map(|line| line.spellings) {
            if let Some((first, second)) = spelling.split_once(' ') {
                let offered = completed(&format!("{first} "));
                assert!(offered.contains(&second.to_owned()), "{spelling}");
            }
        }
    }

    #[test]
    fn the_text_from_the_last_word_on_is_replaced() {
        assert_eq!(table().completions("moves d2").0, 6);
        assert_eq!(table().completions("as Ä").0, 3);
        assert_eq!(table().completions("").0, 0);
    }

    #[test]
    fn only_what_can_be_one_thing_is_hinted_at() {
        let hint = |line| table().hint(line);
        assert_eq!(hint("D2").as_deref(), Some("-D3"));
        assert_eq!(hint("d2-").as_deref(), Some("D3"));
        assert_eq!(hint("a"), None);
        assert_eq!(hint("e1-"), None);
        assert_eq!(hint("e1-f").as_deref(), Some("2"));
        assert_eq!(hint("tak").as_deref(), Some("eback"));
        assert_eq!(hint("t"), None);
        assert_eq!(hint("D2-D3"), None);
        assert_eq!(hint(""), None);
        assert_eq!(hint("board "), None);
    }
}
