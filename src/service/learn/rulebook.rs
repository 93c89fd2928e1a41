//! The rule book of a game in pages: its headings and rulings, each with its diagram, in the reader's language.
//!
//! The page is split as it is written: under each heading first the text, then each ruling on its own.

use std::borrow::Cow;

use crate::games::GameKind;
use crate::scene::ThemeName;
use crate::service::api::action::{Action, Asker};
use crate::service::api::reply::{ButtonStyle, Control, Reply};
use crate::service::api::result;
use crate::service::api::rulebook::{self, OPTIONS};
use crate::service::api::values::Suggestion;
use crate::service::describe::{args, button};
use crate::service::learn::{subjects, teach};
use crate::service::lookup::{preferences, server};
use crate::service::words::catalogue::TextArg;
use crate::service::words::language::{Surface, is_at_terminal};
use crate::service::words::text::Text;
use crate::service::words::{catalogue, language};
use crate::store::Store;

/// Fewest letters of a searched word.
const MIN_LETTERS: usize = 3;

/// One page of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
struct RulebookPage {
    /// Its topic: a heading's number from 1, or a ruling's (`KM-4`).
    topic: String,
    /// Its heading.
    heading: String,
    /// `true` if it is a ruling.
    ruling: bool,
    /// Its text, in our own markup.
    text: String,
}

impl RulebookPage {
    /// Its text without the number of the ruling.
    fn said(&self) -> &str {
        let number = format!("**{}**", self.topic);
        self.text
            .strip_prefix(number.as_str())
            .unwrap_or(&self.text)
    }
}

/// A page of the rules of a game, by default of the server's game.
pub(in crate::service) fn rules(
    store: &Store,
    Asker { player, place, .. }: Asker<'_>,
    kind: Option<GameKind>,
    topic: Option<&str>,
) -> Reply {
    let theme = preferences::preferences_of(store, player).theme;
    let first = kind.unwrap_or_else(|| server::settings_at(store, place).game);
    let book = open(first);
    let Some(topic) = topic.map(str::trim).filter(|topic| !topic.is_empty()) else {
        return page(first, &book, 0, theme);
    };
    if let Some(nth) = find(first, &book, topic) {
        return page(first, &book, nth, theme);
    }
    // A ruling's number determines its game; a heading belongs to the game that fits.
    let others = || GameKind::ALL.into_iter().filter(|_| kind.is_none());
    let mut found = others().filter_map(|other| {
        let book = open(other);
        let nth = find(other, &book, topic).filter(|nth| book[*nth].ruling)?;
        Some(page(other, &book, nth, theme))
    });
    if let Some(page) = found.next() {
        return page;
    }
    let mut found: Vec<FoundPages> = FoundPages::in_rules(first, topic).into_iter().collect();
    if found.is_empty() {
        let others = others().filter(|other| *other != first);
        found.extend(others.filter_map(|other| FoundPages::in_rules(other, topic)));
    }
    match found.as_slice() {
        [] => kind
            .and_then(|kind| elsewhere(kind, topic))
            .unwrap_or_else(|| {
                let asked = kind.or_else(|| ruled_by(topic)).unwrap_or(first);
                unknown(&open(asked), topic)
            }),
        [FoundPages { kind, book, pages }] if pages.len() == 1 => {
            page(*kind, book, pages[0], theme)
        }
        games => listed(games, topic),
    }
}

/// The pages of the rules of one game that speak of a topic.
struct FoundPages {
    kind: GameKind,
    book: Vec<RulebookPage>,
    /// The numbers of the pages; at least one.
    pages: Vec<usize>,
}

impl FoundPages {
    fn in_rules(kind: GameKind, topic: &str) -> Option<Self> {
        let book = open(kind);
        let pages = speaking_of(kind, &book, topic);
        (!pages.is_empty()).then_some(Self { kind, book, pages })
    }
}

/// The pages about this subject, and those whose heading or text has all these words. The words are of the book's
/// language or else of English, and matching headings come first. Three first letters of a word are enough.
fn speaking_of(kind: GameKind, book: &[RulebookPage], topic: &str) -> Vec<usize> {
    let of = |book: &[RulebookPage]| {
        let wanted = words_of(topic);
        let long = !wanted.is_empty()
            && wanted
                .iter()
                .all(|word| word.chars().count() >= MIN_LETTERS);
        let has = |text: &str| {
            let words = words_of(text);
            let begins = |start: &String| words.iter().any(|word| word.starts_with(start));
            long && wanted.iter().all(begins)
        };
        let headed = (0..book.len()).filter(|nth| !book[*nth].ruling && has(&book[*nth].heading));
        let mut found: Vec<usize> = headed.collect();
        let told = (0..book.len()).filter(|nth| has(book[*nth].said()));
        let more: Vec<usize> = told.filter(|nth| !found.contains(nth)).collect();
        found.extend(more);
        found
    };
    let mut told = of(book);
    if told.is_empty() {
        told = of(&split_pages(kind.spec().rules_in("en")));
    }
    let mut found = about(kind, book, topic);
    told.retain(|nth| !found.contains(nth));
    found.extend(told);
    found.truncate(OPTIONS);
    found
}

/// The pages about a subject, which they may call by another word.
fn about(kind: GameKind, book: &[RulebookPage], subject: &str) -> Vec<usize> {
    let topics = subjects::topics(kind, subject).into_iter();
    let pages = topics.filter_map(|topic| book.iter().position(|leaf| leaf.topic == topic));
    let mut found: Vec<usize> = Vec::new();
    for nth in pages {
        if !found.contains(&nth) {
            found.push(nth);
        }
    }
    found
}

/// The words of a text in lower case, without punctuation.
fn words_of(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !c.is_alphanumeric());
    words
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect()
}

/// The pages with this topic, to choose from, by game.
fn listed(games: &[FoundPages], topic: &str) -> Reply {
    let mut reply = Reply::note(Text::default());
    for FoundPages { kind, book, pages } in games {
        let title = [("title", kind.spec().title.into())];
        let words = catalogue::sentences();
        reply.text.push_line(words.text("rules-title", &title));
        reply.text.push_line(stands_in(book, pages, topic));
        let options = pages.iter().map(|nth| option(*kind, &book[*nth]));
        let prompt = match games {
            [_] => words.line("menu-found", &[]),
            [..] => kind.spec().title.to_owned(),
        };
        reply.controls.push(Control::Menu {
            prompt,
            options: options.collect(),
        });
    }
    reply
}

/// The pages with this topic in the rules of other games than the one asked about; `None` if there are none.
fn elsewhere(asked: GameKind, topic: &str) -> Option<Reply> {
    let others = GameKind::ALL.into_iter().filter(|other| *other != asked);
    let found: Vec<FoundPages> = others
        .filter_map(|other| FoundPages::in_rules(other, topic))
        .collect();
    if found.is_empty() {
        return None;
    }
    let args = [
        ("game", asked.spec().title.into()),
        ("topic", args::short(topic).into()),
    ];
    let mut reply = result::note("rules-elsewhere", &args);
    let listed = listed(&found, topic);
    reply.text.push_line(listed.text);
    reply.controls = listed.controls;
    Some(reply)
}

/// The pages with this topic, by their headings and numbers.
fn stands_in(book: &[RulebookPage], found: &[usize], topic: &str) -> Text {
    let name = |leaf: &RulebookPage| {
        if leaf.ruling {
            leaf.topic.clone()
        } else {
            leaf.heading.clone()
        }
    };
    let names: Vec<String> = found.iter().map(|nth| name(&book[*nth])).collect();
    let args = [
        ("topic", args::short(topic).into()),
        ("found", names.join(", ").into()),
    ];
    catalogue::sentences().text("rules-found", &args)
}

/// A page as an option of a menu.
fn option(kind: GameKind, leaf: &RulebookPage) -> (String, Action) {
    if !leaf.ruling {
        return (leaf.heading.clone(), to(kind, leaf));
    }
    let args = [
        ("ruling", leaf.topic.as_str().into()),
        ("heading", leaf.heading.as_str().into()),
    ];
    (
        catalogue::sentences().line("rules-option", &args),
        to(kind, leaf),
    )
}

/// The topics: headings by name and rulings by number, each ruling with its first words.
pub(in crate::service) fn topics(kind: GameKind) -> Vec<Suggestion> {
    let book = open(kind);
    let (rulings, headings): (Vec<&RulebookPage>, Vec<&RulebookPage>) =
        book.iter().partition(|leaf| leaf.ruling);
    headings.into_iter().chain(rulings).map(offer).collect()
}

/// The topics about a subject, which they may call by another word.
pub(in crate::service) fn topics_about(kind: GameKind, subject: &str) -> Vec<Suggestion> {
    let book = open(kind);
    let found = about(kind, &book, subject).into_iter();
    found.map(|nth| offer(&book[nth])).collect()
}

fn offer(leaf: &RulebookPage) -> Suggestion {
    let (label, value) = if leaf.ruling {
        let text = catalogue::sentences().markup(&leaf.text).plain();
        (text, leaf.topic.clone())
    } else {
        (leaf.heading.clone(), leaf.heading.clone())
    };
    Suggestion { label, value }
}

/// The rules of a game in the current language.
fn open(kind: GameKind) -> Vec<RulebookPage> {
    split_pages(kind.spec().rules_in(language::current_language().code()))
}

/// Splits a rules page.
fn split_pages(page: &str) -> Vec<RulebookPage> {
    let mut book: Vec<RulebookPage> = Vec::new();
    let sections = page.split("\n## ").skip(1);
    for (nth, section) in (1_u32..).zip(sections) {
        let (heading, body) = section.split_once('\n').unwrap_or((section, ""));
        let (rulings, rest): (Vec<&str>, Vec<&str>) = body
            .split("\n\n")
            .filter(|paragraph| !paragraph.trim().is_empty())
            .partition(|paragraph| ruling(paragraph).is_some());
        let heading = heading.trim().to_owned();
        book.push(RulebookPage {
            topic: nth.to_string(),
            heading: heading.clone(),
            ruling: false,
            text: join_lines(rest.join("\n\n").trim()),
        });
        book.extend(rulings.into_iter().filter_map(|paragraph| {
            Some(RulebookPage {
                topic: ruling(paragraph)?.to_owned(),
                heading: heading.clone(),
                ruling: true,
                text: join_lines(paragraph.trim()),
            })
        }));
    }
    book
}

/// The game whose rulings have the letters of this number: King’s Guard for `kg5`, whether it is there or not.
pub fn ruled_by(topic: &str) -> Option<GameKind> {
    let digits = topic.find(|c: char| c.is_ascii_digit())?;
    let (letters, number) = topic.split_at(digits);
    number.parse::<u32>().ok()?;
    let letters = letters.trim_end_matches(['-', ' ']);
    GameKind::ALL.into_iter().find(|kind| {
        let book = split_pages(kind.spec().rules_in("en"));
        let mut rulings = book.iter().filter(|leaf| leaf.ruling);
        rulings.any(|leaf| {
            let named = leaf.topic.split_once('-');
            named.is_some_and(|(named, _)| named.eq_ignore_ascii_case(letters))
        })
    })
}

/// The number of a paragraph that is a ruling: `KM-4`.
fn ruling(paragraph: &str) -> Option<&str> {
    let (label, _) = paragraph
        .trim_start()
        .strip_prefix("**")?
        .split_once("**")?;
    let (letters, number) = label.split_once('-')?;
    let named = letters.bytes().all(|b| b.is_ascii_uppercase()) && number.parse::<u32>().is_ok();
    named.then_some(label)
}

/// Joins wrapped lines; list items and paragraphs stay apart.
fn join_lines(text: &str) -> String {
    let mut out = String::new();
    for line in text.lines() {
        let starts = line.is_empty() || line.starts_with("- ") || line.starts_with('|');
        if !out.is_empty() {
            out.push(if starts || out.ends_with('\n') {
                '\n'
            } else {
                ' '
            });
        }
        out.push_str(line.trim());
    }
    out
}

/// The page of a typed topic. It is a ruling's number, in any case and with or without its dash. Or it is a heading's
/// number, or a heading in the language of the book or in English.
fn find(kind: GameKind, book: &[RulebookPage], topic: &str) -> Option<usize> {
    let plain = |text: &str| -> String {
        let letters = text.chars().filter(|c| !matches!(c, '-' | ' '));
        letters.flat_map(char::to_lowercase).collect()
    };
    let wanted = plain(topic);
    let digits = wanted.find(|c: char| c.is_ascii_digit());
    let (letters, number) = wanted.split_at(digits.unwrap_or(wanted.len()));
    let bare = format!("{letters}{}", number.trim_start_matches('0'));
    let by_topic = book.iter().position(|leaf| plain(&leaf.topic) == bare);
    let by_heading = |book: &[RulebookPage]| {
        book.iter()
            .position(|leaf| !leaf.ruling && plain(&leaf.heading) == wanted)
    };
    by_topic
        .or_else(|| by_heading(book))
        .or_else(|| by_heading(&split_pages(kind.spec().rules_in("en"))))
}

fn page(kind: GameKind, book: &[RulebookPage], nth: usize, theme: ThemeName) -> Reply {
    let (words, leaf) = (catalogue::sentences(), &book[nth]);
    let title = ("title", kind.spec().title.into());
    let mut reply = Reply::note(if nth == 0 {
        words.text("rules-title", &[title])
    } else {
        words.text(
            "rules-heading",
            &[("heading", leaf.heading.as_str().into())],
        )
    });
    reply
        .text
        .push_line(words.markup(&as_typed_here(&leaf.text)));
    let mine = |other: &&RulebookPage| other.ruling && other.heading == leaf.heading;
    let rulings: Vec<&str> = book
        .iter()
        .filter(mine)
        .map(|leaf| leaf.topic.as_str())
        .collect();
    if !leaf.ruling && !rulings.is_empty() {
        let args = [("rulings", rulings.join(", ").into())];
        reply.text.push_line(words.text("rules-rulings", &args));
    }
    let diagrams = kind.spec().teaching.rules.iter();
    let shown = diagrams.clone().find(|(topic, _)| *topic == leaf.topic);
    if let Some((_, shown)) = shown {
        let seen = words.line(&format!("diagram-{}", shown.code), &[]);
        let topic = if leaf.ruling {
            &leaf.topic
        } else {
            &leaf.heading
        };
        let args = [
            ("game", kind.spec().title.into()),
            ("topic", topic.as_str().into()),
        ];
        let heading = words.line("teach-title", &args);
        let picture = teach::diagram(kind, shown, heading, seen.clone(), theme);
        reply
            .text
            .push_line(teach::on_the_board(&picture.scene, seen));
        reply.picture = Some(picture);
    }
    if nth == 0 && is_at_terminal() {
        // There a list of buttons would hide the page.
        let args = [headings(book), example(book)];
        reply.text.push_line(words.text("rules-topics", &args));
    }
    reply.controls = controls(kind, book, nth);
    reply.replaces_source = true;
    reply
}

fn to(kind: GameKind, leaf: &RulebookPage) -> Action {
    Action::Rules {
        kind: Some(kind),
        topic: Some(leaf.topic.clone()),
    }
}

/// The text of a page as it is read here: the rulebooks name commands as Discord has them.
fn as_typed_here(text: &str) -> Cow<'_, str> {
    let command = "`/dice verify`";
    match Surface::current() {
        Surface::Chat => Cow::Borrowed(text),
        Surface::Terminal => Cow::Owned(text.replace(command, "`verify`")),
        Surface::Page => {
            let button = catalogue::sentences().line("web-dice-check", &[]);
            Cow::Owned(text.replace(command, &format!("**{button}**")))
        }
    }
}

fn controls(kind: GameKind, book: &[RulebookPage], nth: usize) -> Vec<Control> {
    let action = |nth: usize| book.get(nth).map(|leaf| to(kind, leaf));
    let here = rulebook::contents(kind);
    let back = nth.checked_sub(1).and_then(action);
    let mut controls: Vec<Control> = teach::turns(&here, back, action(nth + 1)).into();
    if nth > 0 {
        controls.push(button::button(
            "button-contents",
            here,
            ButtonStyle::Secondary,
        ));
        return controls;
    }
    let (rulings, headings): (Vec<&RulebookPage>, Vec<&RulebookPage>) =
        book.iter().partition(|leaf| leaf.ruling);
    let headings = headings.into_iter().map(|leaf| option(kind, leaf));
    let rulings = rulings.into_iter().map(|leaf| option(kind, leaf));
    controls.extend(teach::others(kind, rulebook::contents));
    if is_at_terminal() {
        return controls;
    }
    controls.extend(menus("menu-headings", &headings.collect::<Vec<_>>()));
    controls.extend(menus("menu-rulings", &rulings.collect::<Vec<_>>()));
    controls
}

/// The options as menus, as many as they need.
fn menus(prompt: &str, options: &[(String, Action)]) -> Vec<Control> {
    let menu = |some: &[(String, Action)]| Control::Menu {
        prompt: catalogue::sentences().line(prompt, &[]),
        options: some.to_vec(),
    };
    options.chunks(OPTIONS).map(menu).collect()
}

/// The headings of the book, as an argument of a sentence.
fn headings(book: &[RulebookPage]) -> (&'static str, TextArg<'_>) {
    let headings = book.iter().filter(|leaf| !leaf.ruling);
    let headings: Vec<&str> = headings.map(|leaf| leaf.heading.as_str()).collect();
    ("headings", headings.join(", ").into())
}

/// The number of a ruling as an example.
fn example(book: &[RulebookPage]) -> (&'static str, TextArg<'_>) {
    let example = book.iter().find(|leaf| leaf.ruling);
    let example = example.map_or("", |leaf| leaf.topic.as_str());
    ("example", example.into())
}

/// The reply to a topic that is not in the book.
fn unknown(book: &[RulebookPage], topic: &str) -> Reply {
    let args = [
        ("topic", args::short(topic).into()),
        example(book),
        headings(book),
    ];
    result::note("refuse-no-topic", &args)
}
