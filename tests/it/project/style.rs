//! Comments are written as `docs/style.md` says: its words, and short sentences and paragraphs.
//!
//! Each fault has an allowance that equals the count in `src`. So it can only shrink, and a new fault fails with its
//! place. Code between backticks, code blocks and strings are no prose.

use std::fmt::Write as _;

use crate::project::walls::rust;

/// Most words of a sentence, and of a paragraph.
const MOST_WORDS: [usize; 2] = [25, 80];

/// A fault of a sentence.
enum Fault {
    /// One of these phrases stands in it, in lower case.
    Says(&'static [&'static str]),
    /// One of these words begins it, and it is no question.
    Begins(&'static [&'static str]),
    /// It has too many words.
    Long,
}

/// The faults, each with its allowance in `src` and the advice of the page.
const FAULTS: &[(Fault, usize, &str)] = &[
    (
        Fault::Says(&["somebody", "somebody's"]),
        0,
        "“a player”, or another noun, for “somebody”",
    ),
    (
        Fault::Says(&["whoever", "whomever"]),
        0,
        "a noun for “whoever”",
    ),
    (Fault::Says(&["whom"]), 0, "a noun for “whom”"),
    (
        Fault::Says(&["nobody's"]),
        0,
        "a subject and a verb for “nobody's”",
    ),
    (Fault::Says(&["anew"]), 0, "“again” or “re-” for “anew”"),
    (
        Fault::Says(&["go on", "goes on", "going on", "went on", "gone on"]),
        0,
        "“continue” or “resume” for “go on”",
    ),
    (
        Fault::Says(&["tell", "tells", "told", "telling"]),
        0,
        "“notify”, “show” or “name” for “tell”",
    ),
    (
        Fault::Says(&[
            "take back",
            "takes back",
            "took back",
            "taken back",
            "taking back",
            "take it back",
            "takes it back",
            "taken them back",
            "take them back",
            "takes them back",
        ]),
        0,
        "“withdraw”, “undo” or “remove” for “take back”",
    ),
    // One is the question on a button, in quotes.
    (Fault::Says(&["what"]), 1, "a noun for “what”"),
    (Fault::Says(&["mostly"]), 0, "“usually” for “mostly”"),
    (
        Fault::Says(&[
            "some ms",
            "some milliseconds",
            "some seconds",
            "some minutes",
            "some hours",
            "some days",
            "some bytes",
        ]),
        0,
        "“a few” or “about” for “some” with a unit",
    ),
    (
        Fault::Begins(&["What", "Who", "Whose", "Whom", "How", "Whether", "Where"]),
        0,
        "the subject first",
    ),
    (Fault::Long, 0, "at most 25 words in a sentence"),
];

impl Fault {
    fn is_in(&self, sentence: &Sentence) -> bool {
        let Sentence { text, words, .. } = sentence;
        match self {
            Self::Says(phrases) => {
                let said = format!(" {} ", words.join(" ").to_lowercase());
                phrases
                    .iter()
                    .any(|phrase| said.contains(&format!(" {phrase} ")))
            }
            Self::Begins(starts) => {
                let asks = text.trim_end_matches(is_closing).ends_with('?');
                !asks
                    && words
                        .first()
                        .is_some_and(|first| starts.contains(&first.as_str()))
            }
            Self::Long => words.len() > MOST_WORDS[0],
        }
    }
}

/// A sentence of a comment.
struct Sentence {
    /// The line on which it begins.
    line: usize,
    text: String,
    /// Its words without the signs around them; code between backticks is one word.
    words: Vec<String>,
}

/// A paragraph: its lines without the slashes, with their numbers.
type Paragraph<'a> = Vec<(usize, &'a str)>;

/// The paragraphs of all comments of a source file, without headings, tables and code blocks. An item of a list is a
/// paragraph of its own.
fn paragraphs(text: &str) -> Vec<Paragraph<'_>> {
    let mut all: Vec<Paragraph<'_>> = vec![Vec::new()];
    let (mut is_code, mut before) = (false, "");
    for (number, line) in (1..).zip(text.lines()) {
        let Some((slashes, words)) = comment(line) else {
            (is_code, before) = (false, "");
            all.push(Vec::new());
            if let Some((code, words)) = line.rsplit_once(" // ")
                && code.matches('"').count() % 2 == 0
            {
                all.push(vec![(number, words)]);
                all.push(Vec::new());
            }
            continue;
        };
        if slashes != before {
            (is_code, before) = (false, slashes);
            all.push(Vec::new());
        }
        let words = words.trim();
        let is_fence = words.starts_with("```");
        is_code ^= is_fence;
        if is_fence || is_code || words.is_empty() || words.starts_with(['#', '|']) {
            all.push(Vec::new());
            continue;
        }
        let first = words.split(' ').next().unwrap_or_default();
        let is_numbered = first
            .strip_suffix('.')
            .is_some_and(|nth| nth.parse::<u8>().is_ok());
        if ["-", "*"].contains(&first) || is_numbered {
            all.push(Vec::new());
        }
        all.last_mut()
            .expect("it begins with one")
            .push((number, words));
    }
    all.retain(|paragraph| !paragraph.is_empty());
    all
}

/// The slashes of a line that is only a comment, and its words.
fn comment(line: &str) -> Option<(&str, &str)> {
    let line = line.trim_start();
    let slashes = ["///", "//!", "//"]
        .into_iter()
        .find(|slashes| line.starts_with(slashes))?;
    Some(line.split_at(slashes.len()))
}

/// The sentences of all comments of a source file.
fn sentences(text: &str) -> Vec<Sentence> {
    let mut all = Vec::new();
    for paragraph in paragraphs(text) {
        let mut of_paragraph: Vec<(usize, String)> = Vec::new();
        let (mut is_open, mut is_code) = (false, false);
        for (number, line) in paragraph {
            for word in line.split_whitespace() {
                if !is_open {
                    of_paragraph.push((number, String::new()));
                }
                let (_, sentence) = of_paragraph.last_mut().expect("one was begun");
                sentence.push_str(word);
                sentence.push(' ');
                is_code ^= word.matches('`').count() % 2 == 1;
                let ends = word.trim_end_matches(is_closing).ends_with(['.', '!', '?']);
                is_open = is_code || !ends || ["e.g.", "i.e.", "etc.", "vs."].contains(&word);
            }
        }
        all.extend(of_paragraph.into_iter().map(|(line, text)| Sentence {
            line,
            words: words(&text),
            text,
        }));
    }
    all
}

const fn is_closing(c: char) -> bool {
    matches!(c, ')' | '”' | '"' | '’' | '*' | ' ')
}

/// The words of a sentence without the signs around them. Code between backticks is one word.
fn words(sentence: &str) -> Vec<String> {
    let parts = (0..).zip(sentence.split('`'));
    let prose: String = parts
        .map(|(nth, part)| if nth % 2 == 0 { part } else { "X" })
        .collect();
    prose
        .replace('’', "'")
        .split_whitespace()
        .map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()).to_owned())
        .filter(|word| !word.is_empty())
        .collect()
}

#[test]
fn comments_are_written_as_the_page_on_style_says() {
    let sources = rust("src").into_iter();
    let sentences: Vec<(String, Vec<Sentence>)> = sources
        .map(|(file, text)| (file, sentences(&text)))
        .collect();
    let mut wrong = String::new();
    for (fault, allowed, advice) in FAULTS {
        let found: Vec<String> = sentences
            .iter()
            .flat_map(|(file, all)| {
                let faulty = all.iter().filter(|sentence| fault.is_in(sentence));
                faulty.map(move |one| format!("{file}:{}: {}", one.line, one.text.trim_end()))
            })
            .collect();
        if found.len() != *allowed {
            let (count, places) = (found.len(), found.join("\n  "));
            writeln!(wrong, "{advice}: {count} times, not {allowed}\n  {places}").unwrap();
        }
    }
    assert!(
        wrong.is_empty(),
        "see docs/style.md; a count below its allowance in FAULTS lowers the allowance:\n{wrong}"
    );
}

#[test]
fn paragraphs_of_comments_are_short_enough_to_read_at_once() {
    let mut long = Vec::new();
    for (file, text) in rust("src") {
        for paragraph in paragraphs(&text) {
            let count: usize = paragraph.iter().map(|(_, line)| words(line).len()).sum();
            if count > MOST_WORDS[1] {
                long.push(format!("{file}:{}: {count} words", paragraph[0].0));
            }
        }
    }
    assert!(
        long.is_empty(),
        "see docs/style.md; above 80 words, a list: {long:#?}"
    );
}

#[test]
fn each_fault_of_a_comment_is_found() {
    let source = "
        //! Whether it is read. `Whether` it is, whoever `goes on`.
        //!
        //! ```
        //! // Somebody told of it anew.
        //! ```
        /// - What is that?
        ///   A game that goes
        ///   on is somebody’s, and nobody's for whom it is told anew.
        fn told() -> &str { \"// Somebody told\" } // He takes it back.
        // 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25. Not one more.
        // 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 `a b` (one more).
        // It is told-off, and it goes for some seconds, and a take-back is asked for, mostly (by a player).
    ";
    let all = sentences(source);
    let lines: Vec<Vec<usize>> = FAULTS
        .iter()
        .map(|(fault, ..)| {
            let faulty = all.iter().filter(|sentence| fault.is_in(sentence));
            faulty.map(|sentence| sentence.line).collect()
        })
        .collect();
    let one = |line: usize| vec![line];
    let of_one_sentence = [8, 2, 8, 8, 8, 8, 8, 10, 7, 13, 13, 2, 12].map(one);
    assert_eq!(lines, of_one_sentence);
}
