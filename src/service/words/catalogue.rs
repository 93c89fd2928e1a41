//! The catalogue of sentences: every text for people comes from here.
//!
//! Sentences are Fluent messages in `src/service/words/LANGUAGE/*.ftl`, found by id. In them `**strong**` and `` `code`
//! `` are markup. Arguments are never read as markup.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::LazyLock;
use std::{fmt, iter};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use parking_lot::{Mutex, RwLock};
use unic_langid::LanguageIdentifier;

use crate::games::GameKind;
use crate::play::{Place, PlayerId, Timestamp};
use crate::service::words::beginning::{self, CalledPerson};
use crate::service::words::clean::{SLOT, clean, isolated};
use crate::service::words::language::{self, Language, Surface};
use crate::service::words::text::{Span, Text, push};

/// The catalogue in one language: the words common to all games, and the words of each game.
pub struct Catalogue {
    /// The tag of the language, `pt-BR`.
    tag: &'static str,
    /// The source of each message, by id.
    sources: BTreeMap<&'static str, &'static str>,
    /// The messages that were wanted so far: read, one takes ten times the memory, and a bot wants few of most
    /// languages.
    read: RwLock<Bundle>,
}

type Bundle = FluentBundle<FluentResource>;

impl fmt::Debug for Catalogue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Catalogue")
            .field("tag", &self.tag)
            .finish_non_exhaustive()
    }
}

/// An argument of a sentence.
#[derive(Clone, Debug)]
pub enum TextArg<'a> {
    /// Text shown as it is, even if a player typed it.
    Str(Cow<'a, str>),
    /// A number, for plurals.
    Num(i64),
    /// A person by id and name.
    Player(&'a PlayerId, &'a str),
    /// A person as a sentence calls them.
    Called(CalledPerson<'a>),
    /// Words in place of a name, small as within a sentence.
    Nameless(String),
    /// Names in plain words, cleaned, and isolated as `PlayerNames::written` has them.
    Written(String),
    /// Several people, as a list.
    Players(Vec<CalledPerson<'a>>),
    /// Several people, as a sentence names them: the last one after an "and".
    Together(Vec<CalledPerson<'a>>),
    /// A moment, shown relative to now if possible.
    Time(Timestamp),
    /// A moment of the record, shown as a date.
    Date(Timestamp),
    /// A due time, shown as the time until then if possible: it answers "when", without a word such as "until" before
    /// it.
    Due(Timestamp),
    /// A due time as in `Due`, followed by its date and time of day.
    DueOn(Timestamp),
    /// A command of the bot.
    Command(&'a str),
    /// Words that link to the web page with this address.
    Page(String, String),
    /// A channel.
    Place(Place),
    /// Words that link to the message of this id at this place.
    Link(String, Place, String),
}

impl TextArg<'_> {
    /// A number of things.
    pub fn count(count: usize) -> Self {
        Self::Num(i64::try_from(count).unwrap_or(i64::MAX))
    }
}

impl<'a> From<&'a str> for TextArg<'a> {
    fn from(text: &'a str) -> Self {
        Self::Str(Cow::Borrowed(text))
    }
}

impl From<String> for TextArg<'_> {
    fn from(text: String) -> Self {
        Self::Str(Cow::Owned(text))
    }
}

/// The end of the id of a sentence that this surface has in a form of its own.
const fn form_of(surface: Surface) -> Option<&'static str> {
    match surface {
        Surface::Chat => None,
        Surface::Terminal => Some("-terminal"),
        Surface::Page => Some("-on-page"),
    }
}

/// The numbers of the first arguments in [`SLOT`]s: nearly all sentences have no more.
const FIRST_SLOTS: [&str; 8] = [
    "\u{E000}0\u{E000}",
    "\u{E000}1\u{E000}",
    "\u{E000}2\u{E000}",
    "\u{E000}3\u{E000}",
    "\u{E000}4\u{E000}",
    "\u{E000}5\u{E000}",
    "\u{E000}6\u{E000}",
    "\u{E000}7\u{E000}",
];

/// The files of one language, without those of the games.
macro_rules! files {
    ($folder:literal) => {
        files!($folder:
            "table", "refused-moves", "servers", "console", "discord", "record", "time", "terms", "pick",
            "explore", "plan", "remind", "language", "dice", "luck", "pictures", "verify", "commands", "form",
            "suggest", "operate", "messages", "moderate", "privacy", "lobby", "teach", "effects", "spoken", "signal",
            "computer", "analysis", "position", "ratings", "puzzle", "seasons", "web", "contests", "ladders",
            "pages", "programs"
        )
    };
    ($folder:literal: $($file:literal),*) => {
        [$(include_str!(concat!($folder, "/", $file, ".ftl"))),*]
    };
}

static ENGLISH: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new("en", &files!("en")));

static GERMAN: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new("de", &files!("de")));

static SPANISH: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new("es", &files!("es")));

static FRENCH: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new("fr", &files!("fr")));

static POLISH: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new("pl", &files!("pl")));

static PORTUGUESE: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::new("pt-BR", &files!("pt-BR")));

/// The catalogue in a language.
pub fn catalogue(language: Language) -> &'static Catalogue {
    match language {
        Language::English => &ENGLISH,
        Language::German => &GERMAN,
        Language::Spanish => &SPANISH,
        Language::French => &FRENCH,
        Language::Polish => &POLISH,
        Language::Portuguese => &PORTUGUESE,
    }
}

/// The catalogue in the current language.
pub fn sentences() -> &'static Catalogue {
    catalogue(language::current_language())
}

impl Catalogue {
    fn new(tag: &'static str, files: &[&'static str]) -> Self {
        let of_games = GameKind::ALL
            .into_iter()
            .flat_map(|kind| kind.spec().words_in(tag));
        let files = files.iter().copied().chain(of_games);
        Self {
            tag,
            sources: files.flat_map(messages).collect(),
            read: RwLock::new(empty_bundle(tag)),
        }
    }

    /// The words of games that were added to those here.
    fn added(&self) -> impl Iterator<Item = &'static Bundle> {
        let added = GameKind::added().into_iter();
        added.map(|kind| added_words(kind, self.tag))
    }

    /// Returns `true` if the sentence exists, in this language or in English.
    pub fn has(&self, id: &str) -> bool {
        self.has_itself(id) || catalogue(Language::English).has_itself(id)
    }

    /// The id of a game's own version of the sentence with this id, or of the one for all games.
    pub(in crate::service) fn own(&self, id: &str, kind: GameKind) -> String {
        let own = format!("{id}-{kind}");
        if self.has(&own) { own } else { id.to_owned() }
    }

    /// Returns `true` if this language has the sentence itself.
    pub fn has_itself(&self, id: &str) -> bool {
        self.sources.contains_key(id) || self.added().any(|words| words.has_message(id))
    }

    /// The ids with this beginning of sentences without arguments.
    pub(in crate::service) fn plain_ids(
        &self,
        beginning: &str,
    ) -> impl Iterator<Item = &'static str> {
        let plain = self
            .sources
            .iter()
            .filter(|(_, source)| !source.contains('{'));
        let ids = plain.map(|(id, _)| *id);
        ids.filter(move |id| id.starts_with(beginning))
    }

    /// The id of a sentence's form for the surface on which it is read, or of the one for all.
    fn for_reader<'a>(&self, id: &'a str) -> Cow<'a, str> {
        let own = form_of(Surface::current()).map(|form| format!("{id}{form}"));
        own.filter(|own| self.has_itself(own))
            .map_or(Cow::Borrowed(id), Cow::Owned)
    }

    /// The sentence with this id, as spans.
    pub fn text(&self, id: &str, args: &[(&str, TextArg<'_>)]) -> Text {
        let id = &*self.for_reader(id);
        let mut fluent = FluentArgs::new();
        for (i, (name, arg)) in args.iter().enumerate() {
            match arg {
                // Numbers and codes choose variants, so they are passed as they are.
                TextArg::Num(n) => fluent.set(*name, FluentValue::from(*n)),
                TextArg::Str(text) if is_code(text) => fluent.set(*name, text.to_string()),
                TextArg::Str(_)
                | TextArg::Player(..)
                | TextArg::Called(_)
                | TextArg::Nameless(_)
                | TextArg::Written(_)
                | TextArg::Players(_)
                | TextArg::Together(_)
                | TextArg::Time(_)
                | TextArg::Date(_)
                | TextArg::Due(_)
                | TextArg::DueOn(_)
                | TextArg::Command(_)
                | TextArg::Place(_)
                | TextArg::Page(..)
                | TextArg::Link(..) => {
                    let slot: Cow<'static, str> = match FIRST_SLOTS.get(i) {
                        Some(slot) => (*slot).into(),
                        None => format!("{SLOT}{i}{SLOT}").into(),
                    };
                    fluent.set(*name, FluentValue::String(slot));
                }
            }
        }
        let joins = |(_, arg): &(&str, TextArg<'_>)| matches!(arg, TextArg::Together(_));
        let between = args.iter().any(joins).then(|| self.between());
        let sentence = self.format(id, &fluent);
        Text(spans(&sentence, args, &between.unwrap_or_default()))
    }

    /// The separator before the last of several items in a sentence: " and ".
    fn between(&self) -> String {
        let mut ends = FluentArgs::new();
        for end in ["first", "last"] {
            ends.set(end, SLOT.to_string());
        }
        self.format("list-and", &ends).replace(SLOT, "")
    }

    /// Several items as a sentence names them: "a", "a and b", "a, b and c".
    pub(in crate::service) fn together(&self, things: &[String]) -> String {
        match things.split_last() {
            Some((last, before @ [_, ..])) => before.join(", ") + &self.between() + last,
            _ => things.concat(),
        }
    }

    /// The words of a game's code (`why` and `conquest`); the code itself if an old game has one that no longer exists.
    pub(in crate::service) fn code_name(&self, family: &str, code: &str) -> String {
        let id = format!("{family}-{code}");
        if self.has(&id) {
            self.line(&id, &[])
        } else {
            clean(code)
        }
    }

    /// A text that is already in our own markup (the rules pages).
    pub fn markup(&self, source: &str) -> Text {
        Text(spans(source, &[], ""))
    }

    /// The sentence with this id as one line of plain text.
    pub fn line(&self, id: &str, args: &[(&str, TextArg<'_>)]) -> String {
        self.text(id, args).plain()
    }

    fn format(&self, id: &str, args: &FluentArgs<'_>) -> String {
        let known = self.known(id, args);
        let found = known.or_else(|| self.added().find_map(|words| formatted(words, id, args)));
        found.unwrap_or_else(|| {
            tracing::error!(id, "sentence missing from the catalogue");
            let english = catalogue(Language::English);
            if english.has_itself(id) {
                english.format(id, args)
            } else {
                id.to_owned()
            }
        })
    }

    /// The sentence of a message of this catalogue, which is read if it was not wanted before.
    fn known(&self, id: &str, args: &FluentArgs<'_>) -> Option<String> {
        let read = self.read.read();
        if let Some(sentence) = formatted(&read, id, args) {
            return Some(sentence);
        }
        drop(read);
        let mut read = self.read.write();
        let mut wanted = vec![id];
        while let Some(id) = wanted.pop() {
            // Another thread may have wanted it meanwhile.
            if let Some(source) = self.sources.get(id).filter(|_| !read.has_message(id)) {
                add(&mut read, source);
                wanted.extend(named_in(source));
            }
        }
        formatted(&read, id, args)
    }
}

/// The sentence of a message that this bundle has.
fn formatted(bundle: &Bundle, id: &str, args: &FluentArgs<'_>) -> Option<String> {
    let pattern = bundle.get_message(id)?.value()?;
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(args), &mut errors);
    if !errors.is_empty() {
        tracing::error!(id, ?errors, "sentence given the wrong arguments");
    }
    Some(text.into_owned())
}

/// The texts between the braces of a message. Those that are ids name other messages, whose words are inserted there.
fn named_in(source: &str) -> impl Iterator<Item = &str> {
    let behind_braces = source.split('{').skip(1);
    behind_braces.filter_map(|rest| Some(rest.split_once('}')?.0.trim()))
}

/// The ids of the messages of a file, each with its source. A message begins a line and continues in indented ones, or
/// with a brace.
fn messages(file: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let mut rest = file;
    iter::from_fn(move || {
        let more = |line: &str| line.starts_with([' ', '\n', '}']);
        let mut lines = rest.split_inclusive('\n');
        let first = lines.next()?;
        let length = first.len()
            + lines
                .take_while(|line| more(line))
                .map(str::len)
                .sum::<usize>();
        let (message, behind) = rest.split_at(length);
        rest = behind;
        Some(message)
    })
    .filter(|message| message.starts_with(|first: char| first.is_ascii_alphabetic()))
    .filter_map(|message| Some((message.split_once(" =")?.0, message)))
}

fn empty_bundle(tag: &str) -> Bundle {
    let language = tag.parse::<LanguageIdentifier>();
    let mut bundle = FluentBundle::new_concurrent(vec![language.expect("the tags are ours")]);
    bundle.set_use_isolating(false);
    bundle
}

/// Adds the messages of this source.
fn add(bundle: &mut Bundle, source: &str) {
    let resource = FluentResource::try_new(source.to_owned())
        .unwrap_or_else(|(_, errors)| panic!("the catalogue is checked by a test: {errors:?}"));
    bundle
        .add_resource(resource)
        .expect("the catalogue has each id once, checked by a test");
}

/// The words of a game that was added, read once and kept until the program ends, as the game is.
fn added_words(kind: GameKind, tag: &'static str) -> &'static Bundle {
    static READ: Mutex<BTreeMap<(GameKind, &str), &Bundle>> = Mutex::new(BTreeMap::new());
    let mut read = READ.lock();
    read.entry((kind, tag)).or_insert_with(|| {
        let mut bundle = empty_bundle(tag);
        for source in kind.spec().words_in(tag) {
            add(&mut bundle, source);
        }
        Box::leak(Box::new(bundle))
    })
}

/// Returns `true` for codes (`white`, `kings-mate`), which hold no markup.
fn is_code(text: &str) -> bool {
    text.bytes().all(|b| b.is_ascii_lowercase() || b == b'-')
}

/// Splits a formatted sentence into spans; `and` stands before the last of several people.
fn spans(sentence: &str, args: &[(&str, TextArg<'_>)], and: &str) -> Vec<Span> {
    let mut out = Vec::new();
    for (i, strong) in sentence.split("**").enumerate() {
        for (j, code) in strong.split('`').enumerate() {
            for (k, piece) in code.split(SLOT).enumerate() {
                let slot = (k % 2 == 1).then(|| piece.parse::<usize>().ok()).flatten();
                let arg = slot.and_then(|n| args.get(n)).map(|(_, arg)| arg);
                if let Some(TextArg::Players(people) | TextArg::Together(people)) = arg {
                    let joined = matches!(arg, Some(TextArg::Together(_)));
                    for (nth, called) in people.iter().enumerate() {
                        let comma = match nth {
                            0 => "",
                            last if joined && last + 1 == people.len() => and,
                            _ => ", ",
                        };
                        push(&mut out, Span::Plain(comma.to_owned()));
                        let person = beginning::person(&out, *called);
                        push(&mut out, person);
                    }
                    continue;
                }
                let span = match arg {
                    Some(TextArg::Player(id, name)) => {
                        beginning::person(&out, CalledPerson::by_name(id, name))
                    }
                    Some(TextArg::Called(called)) => beginning::person(&out, *called),
                    Some(TextArg::Nameless(words)) => {
                        let words = beginning::behind(&out, clean(words));
                        styled(words, i % 2 == 1, j % 2 == 1)
                    }
                    // They are cleaned, and their isolates stay.
                    Some(TextArg::Written(names)) => styled(names.clone(), i % 2 == 1, j % 2 == 1),
                    Some(TextArg::Time(at)) => Span::Time(*at),
                    Some(TextArg::Date(at)) => Span::Date(*at),
                    Some(TextArg::Due(at)) => Span::Due(*at),
                    Some(TextArg::DueOn(at)) => Span::DueOn(*at),
                    Some(TextArg::Command(verb)) => Span::Command((*verb).to_owned()),
                    Some(TextArg::Place(place)) => Span::Place(place.clone()),
                    Some(TextArg::Page(words, address)) => Span::Page {
                        words: clean(words),
                        address: address.clone(),
                    },
                    Some(TextArg::Link(words, place, message)) => Span::Link {
                        words: clean(words),
                        place: place.clone(),
                        message: message.clone(),
                    },
                    Some(TextArg::Str(text)) => styled(clean(text), i % 2 == 1, j % 2 == 1),
                    None if i % 2 == 0 && j % 2 == 0 => {
                        push_items(&mut out, piece);
                        continue;
                    }
                    Some(TextArg::Num(_) | TextArg::Players(_) | TextArg::Together(_)) | None => {
                        styled(piece.to_owned(), i % 2 == 1, j % 2 == 1)
                    }
                };
                push(&mut out, span);
            }
        }
    }
    out
}

/// Adds plain words of a sentence; a dash at the beginning of a line begins a list item, and `-#` a line in small print.
fn push_items(out: &mut Vec<Span>, words: &str) {
    const DASH: &str = "- ";
    const SMALL: &str = "-# ";
    for (nth, line) in words.split('\n').enumerate() {
        if nth > 0 {
            push(out, Span::Plain("\n".to_owned()));
        }
        let begins = nth > 0 || out.is_empty();
        let item = line.strip_prefix(DASH).map(|rest| (Span::Item, rest));
        let marked = item.or_else(|| Some((Span::SmallPrint, line.strip_prefix(SMALL)?)));
        match marked.filter(|_| begins) {
            Some((mark, rest)) => {
                out.push(mark);
                push(out, Span::Plain(rest.to_owned()));
            }
            None => push(out, Span::Plain(line.to_owned())),
        }
    }
}

fn styled(text: String, strong: bool, code: bool) -> Span {
    match (strong, code) {
        (_, true) => Span::Code(text),
        (true, false) => Span::Strong(text),
        (false, false) => Span::Plain(text),
    }
}

/// A moment to the minute, in the time zone of the reader where it is known: `2026-03-04 13:00 CET`.
pub fn moment(at: Timestamp) -> String {
    jiff::Timestamp::from_millisecond(at.0)
        .map(|at| at.to_zoned(language::current_zone()))
        .map(|at| at.strftime("%Y-%m-%d %H:%M %Z").to_string())
        .unwrap_or_default()
}

/// A due time as a part of a sentence: "on 2026-03-04 12:00 UTC".
pub fn due(at: Timestamp) -> String {
    sentences().line("moment-due", &[("moment", moment(at).into())])
}

/// The day of a moment in UTC: `2026-03-01`.
pub(in crate::service) fn day(at: Timestamp) -> String {
    jiff::Timestamp::from_millisecond(at.0)
        .map(|at| at.strftime("%Y-%m-%d").to_string())
        .unwrap_or_default()
}

impl Text {
    /// The words alone: players by name, commands with a slash, moments in the reader’s time zone where it is known.
    pub fn plain(&self) -> String {
        self.0
            .iter()
            .map(|span| match span {
                Span::Plain(text) | Span::Strong(text) | Span::Code(text) => text.clone(),
                Span::Player(_, name) => isolated(name).into_owned(),
                Span::Time(at) | Span::Date(at) => moment(*at),
                Span::Due(at) | Span::DueOn(at) => due(*at),
                Span::Command(verb) => format!("/{verb}"),
                Span::Place(place) => format!("#{}", place.channel()),
                Span::Role(role) => format!("@{role}"),
                Span::Item => "- ".to_owned(),
                Span::SmallPrint => String::new(),
                Span::Link { words, .. } | Span::Page { words, .. } => words.clone(),
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_message_is_found_as_the_parser_finds_it() {
        for (language, shared) in [
            (Language::English, files!("en")),
            (Language::German, files!("de")),
            (Language::Spanish, files!("es")),
            (Language::French, files!("fr")),
            (Language::Polish, files!("pl")),
            (Language::Portuguese, files!("pt-BR")),
        ] {
            let catalogue = catalogue(language);
            let of_games = GameKind::ALL
                .into_iter()
                .flat_map(|kind| kind.spec().words_in(catalogue.tag));
            let fresh = Catalogue::new(catalogue.tag, &shared);
            let levels = fresh.line("console-computer-levels", &[]);
            assert!(!levels.contains('{'), "{language:?}: {levels}");
            let mut found = 0;
            for file in shared.into_iter().chain(of_games) {
                let whole = FluentResource::try_new(file.to_owned()).unwrap();
                for entry in whole.entries() {
                    let written = format!("{entry:?}");
                    if !written.starts_with("Message") {
                        assert!(written.contains("Comment"), "{written}");
                        continue;
                    }
                    let id = written.split('"').nth(1).unwrap();
                    let alone = FluentResource::try_new(catalogue.sources[id].to_owned()).unwrap();
                    let entries: Vec<_> = alone.entries().collect();
                    assert_eq!(entries, [entry], "{language:?}");
                    found += 1;
                }
            }
            assert_eq!(
                catalogue.sources.len(),
                found,
                "{language:?}: an id stands twice"
            );
        }
    }
}
