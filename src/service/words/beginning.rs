//! Beginnings of sentences, where words in place of a name have a capital.

use crate::play::PlayerId;
use crate::service::words::clean::clean;
use crate::service::words::text::Span;

/// A person as a sentence calls them: by their name, or in words where it is forgotten or not known.
#[derive(Clone, Copy, Debug)]
pub struct CalledPerson<'a> {
    id: &'a PlayerId,
    words: &'a str,
    is_name: bool,
}

impl<'a> CalledPerson<'a> {
    /// A person by their name; words replace the name of a forgotten one.
    pub(super) fn by_name(id: &'a PlayerId, name: &'a str) -> Self {
        Self {
            id,
            words: name,
            is_name: !id.is_pseudonym(),
        }
    }

    /// A person in words, small as within a sentence.
    pub(super) const fn in_words(id: &'a PlayerId, words: &'a str) -> Self {
        Self {
            id,
            words,
            is_name: false,
        }
    }
}

/// A person in a sentence, behind these spans. Only words in place of a name begin with a capital where it does.
pub(super) fn person(before: &[Span], called: CalledPerson<'_>) -> Span {
    let words = clean(called.words);
    let words = if called.is_name {
        words
    } else {
        behind(before, words)
    };
    Span::Player(called.id.clone(), words)
}

/// Words with a capital at their beginning.
pub(in crate::service) fn capitalised(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// Words in place of a name, as they stand behind these spans.
pub(super) fn behind(before: &[Span], words: String) -> String {
    if begins_sentence(before) {
        capitalised(&words)
    } else {
        words
    }
}

/// Returns `true` if the words after these spans begin a sentence or a line.
fn begins_sentence(before: &[Span]) -> bool {
    let mut spaced = false;
    for span in before.iter().rev() {
        let (Span::Plain(words) | Span::Strong(words)) = span else {
            return matches!(span, Span::Item | Span::SmallPrint);
        };
        for letter in words.chars().rev() {
            match letter {
                '\n' => return true,
                ' ' | '\u{a0}' => spaced = true,
                '.' | '!' | '?' | '…' => return spaced,
                '“' | '„' | '«' | '¿' | '¡' | '(' => {}
                _ => return false,
            }
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::service::words::catalogue::{TextArg, catalogue};
    use crate::service::words::language::Language;

    #[test]
    fn a_sentence_begins_at_the_start_of_a_line_and_behind_the_end_of_another() {
        let plain = |words: &str| Span::Plain(words.to_owned());
        let strong = |words: &str| Span::Strong(words.to_owned());
        for before in [
            vec![],
            vec![Span::Item],
            vec![plain("Title\n")],
            vec![strong("It is over. ")],
            vec![strong("It is over."), plain(" ")],
            vec![plain("¿Sí? ¡")],
            vec![plain("Really? “")],
        ] {
            assert!(begins_sentence(&before), "{before:?}");
        }
        for before in [
            vec![plain("Moderation: ")],
            vec![plain("Ann; ")],
            vec![plain("Nr.")],
            vec![plain("It has “")],
            vec![
                plain("It is over. "),
                Span::Code("d8d7".to_owned()),
                plain(" "),
            ],
        ] {
            assert!(!begins_sentence(&before), "{before:?}");
        }
    }

    #[test]
    fn a_forgotten_player_has_a_capital_where_a_sentence_begins_and_a_small_letter_within() {
        let gone = PlayerId::new("gone:1");
        let ann = PlayerId::new("test:ann");
        for (language, capital, small) in [
            (Language::English, "A former player", "a former player"),
            (Language::German, "Jemand von früher", "jemand von früher"),
            (
                Language::Spanish,
                "Un antiguo jugador",
                "un antiguo jugador",
            ),
            (Language::French, "Un ancien joueur", "un ancien joueur"),
            (Language::Polish, "Dawny gracz", "dawny gracz"),
            (
                Language::Portuguese,
                "Um antigo jogador",
                "um antigo jogador",
            ),
        ] {
            let words = catalogue(language);
            let name = words.line("former-player", &[]);
            let told = |loser, winner| {
                let args = [("loser", loser), ("winner", winner), ("game", "#1".into())];
                words.line("end-resignation", &args)
            };
            let theirs = || TextArg::Player(&gone, &name);
            let resigns = told(theirs(), TextArg::Player(&ann, "ann"));
            assert!(resigns.starts_with(capital), "{resigns}");
            assert!(
                !resigns.contains("Ann"),
                "a name is left as it is: {resigns}"
            );
            let loses = told(TextArg::Player(&ann, "Ann"), theirs());
            assert!(loses.contains(capital), "{loses}");
            let within = words.line("ladder-challenged-you", &[("player", theirs())]);
            assert!(within.contains(small), "{within}");
        }
    }
}
