//! The catalogue of sentences against the code: nothing missing, unused or malformed.

use std::collections::{BTreeMap, BTreeSet};

use kingboard::engine::puzzles::THEMES;
use kingboard::games::{
    GameKind, four_kings as four, immortal_star_masters as stars, kings_guard as guard,
    kings_mate as mate,
};
use kingboard::play::plan_reading::WRONGS;
use kingboard::play::record::FAULTS;
use kingboard::play::season::SeasonLength;
use kingboard::play::stakes::Unrated;
use kingboard::scene::Glyph;
use kingboard::service::api::access::BotPermission;
use kingboard::service::api::competition::Competition;
use kingboard::service::api::preferences::Preference;
use kingboard::service::api::server_settings::{PingMode, ServerSetting};
use kingboard::service::api::verbs;
use kingboard::service::words::catalogue::{TextArg, catalogue, sentences};
use kingboard::service::words::language::Language;

use crate::project::walls::{files, rust};

/// Longest sentence; arguments may make it longer.
const LONGEST: usize = 600;

/// Prefixes of ids that the code composes.
const COMPOSED: &[&str] = &[
    "token-scope-",
    "computer-plays-",
    "console-verb-",
    "contest-break-",
    "contest-form-",
    "contest-how-",
    "contest-stage-",
    "discord-",
    "game-started-",
    "length-",
    "suggest-rest-",
    "web-about-",
    "web-clock-",
];

/// The source of each message of the English catalogue, by id.
fn messages() -> BTreeMap<String, String> {
    written_in(Language::English)
}

/// The source of each message in a language, by id.
fn written_in(language: Language) -> BTreeMap<String, String> {
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    for (file, text) in files(&format!("src/service/words/{}", language.code())) {
        let mut id = String::new();
        for line in text.lines() {
            if line.starts_with('#') || line.is_empty() {
                continue;
            }
            match line.split_once(" = ") {
                Some((name, value)) if !line.starts_with(' ') => {
                    name.clone_into(&mut id);
                    let double = found.insert(id.clone(), value.to_owned());
                    assert_eq!(double, None, "{file}: {id} stands twice");
                }
                _ => {
                    let value = found.get_mut(&id).expect("a message has begun");
                    value.push('\n');
                    value.push_str(line.trim());
                }
            }
        }
    }
    found
}

/// The messages of all languages.
fn all_messages() -> impl Iterator<Item = (Language, String, String)> {
    Language::ALL.into_iter().flat_map(|language| {
        let messages = written_in(language).into_iter();
        messages.map(move |(id, written)| (language, id, written))
    })
}

/// The program's own code, without the tests inside it.
fn code() -> String {
    let mut sources = rust("src");
    sources.retain(|path, _| !path.ends_with("/tests.rs"));
    // Pages name their sentences as code does.
    sources.extend(files("src/web/pages"));
    sources
        .into_values()
        .map(|text| match text.split_once("#[cfg(test)]\nmod tests {") {
            Some((code, _)) => code.to_owned(),
            None => text,
        })
        .collect()
}

/// The reasons for the end of a game in the code.
fn terminations(code: &str) -> Vec<String> {
    let words = code
        .split("Termination::new(\"")
        .chain(code.split("Self::new(\""));
    let mut words: Vec<String> = words
        .skip(1)
        .filter_map(|rest| Some(rest.split_once("\")")?.0.to_owned()))
        .filter(|word| word.bytes().all(|b| b.is_ascii_lowercase() || b == b'-'))
        .collect();
    words.sort();
    words.dedup();
    assert!(words.len() >= 6, "{words:?}");
    words
}

/// The ids that follow from the games' codes.
#[expect(clippy::too_many_lines, reason = "a table: a line for each family")]
fn from_codes() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    let mut add = |family: &str, codes: &[&str]| {
        ids.extend(codes.iter().map(|code| format!("{family}-{code}")));
    };
    for reasons in [
        mate::notation::REASONS,
        guard::notation::REASONS,
        four::notation::REASONS,
        stars::notation::REASONS,
    ] {
        add("illegal", reasons);
        add("rule", reasons);
    }
    add("expected", mate::notation::EXPECTED);
    add("expected", guard::notation::EXPECTED);
    add("expected", four::notation::EXPECTED);
    add("expected", stars::notation::EXPECTED);
    add("setup", mate::setup_text::SETUP_ERRORS);
    add("setup", guard::setup_text::SETUP_ERRORS);
    add("setup", four::setup_text::SETUP_ERRORS);
    add("setup", stars::setup_text::SETUP_ERRORS);
    add("record", FAULTS);
    add("piece", &Glyph::ALL.map(Glyph::name));
    add("plan-wrong", WRONGS);
    for name in ["theme", "facing", "confirm", "welcome", "puzzles", "rated"] {
        add("setting", &[name]);
        let choices: Vec<&str> = Preference::of(name)
            .map(|setting| setting.codes().1)
            .collect();
        assert!(choices.len() > 1, "{name}");
        add(name, &choices);
    }
    // Names of languages are not in the catalogue.
    add("setting", &["language"]);
    add("language", &["auto"]);
    let rules = ServerSetting::ALL.map(ServerSetting::code);
    add("house", &rules);
    add("house-how", &rules);
    add("season-length", &SeasonLength::ALL.map(SeasonLength::code));
    add("season-name", &SeasonLength::ALL.map(SeasonLength::code));
    add("pings", &PingMode::ALL.map(PingMode::code));
    add("unrated", &Unrated::ALL.map(Unrated::code));
    add("competition", &Competition::ALL.map(Competition::code));
    add("right", &BotPermission::ALL.map(BotPermission::code));
    for spec in GameKind::ALL.map(GameKind::spec) {
        for table in spec.tables {
            add("side", (spec.sides)(&table.options()));
        }
        add("option", spec.options);
        for pool in spec.pools {
            add("pool", &[pool.slug]);
        }
        add("motif", spec.themes);
    }
    add("motif", &THEMES);
    for kind in GameKind::ALL {
        add("board-letters", &[kind.spec().slug]);
        add("console-legend", &[kind.spec().slug]);
    }
    // Each game has its own words for turns of several moves and for promotions.
    for kind in [GameKind::KINGS_GUARD, GameKind::FOUR_KINGS] {
        add("turn-goes-on", &[kind.spec().slug]);
        add("caption-turn-goes-on", &[kind.spec().slug]);
    }
    // A king in danger is a phrase of King's Mate only.
    for id in [
        "move-promotes",
        "alert-check",
        "caption-turn-check",
        "what-danger",
    ] {
        add(id, &[GameKind::KINGS_MATE.spec().slug]);
    }
    for kind in GameKind::ALL {
        ids.extend(taught(kind));
    }
    let mut add = |family: &str, codes: &[&str]| {
        ids.extend(codes.iter().map(|code| format!("{family}-{code}")));
    };
    for word in terminations(&code()) {
        add("end", &[&word]);
        add("card", &[&word]);
        add("why", &[&word]);
    }
    ids
}

/// The ids of a game's teaching material.
fn taught(kind: GameKind) -> Vec<String> {
    let teaching = kind.spec().teaching;
    let guide = teaching.guide.iter().flat_map(|page| {
        ["guide-title", "guide", "guide-seen"].map(|family| format!("{family}-{}", page.code))
    });
    let diagrams = teaching.rules.iter();
    let diagrams = diagrams.map(|(_, diagram)| format!("diagram-{}", diagram.code));
    let lesson = teaching.lesson.iter().flat_map(|task| {
        let at = (kind.spec().restore)(&task.options.parse().unwrap(), task.setup).unwrap();
        // A task that every legal move solves never gives a hint.
        let hinted = at.legal().len() > task.answers.len();
        let families = ["lesson", "lesson-done"].into_iter();
        let families = families.chain(hinted.then_some("lesson-hint"));
        let ids = families.map(|family| format!("{family}-{}", task.code));
        ids.collect::<Vec<_>>()
    });
    let subjects = teaching.subjects.iter();
    let subjects = subjects.map(|(code, _)| format!("subject-{code}"));
    let taught = guide.chain(diagrams).chain(lesson).chain(subjects);
    taught.collect()
}

#[test]
fn every_code_of_a_game_has_its_sentence() {
    for id in from_codes() {
        assert!(sentences().has(&id), "{id} is missing");
    }
}

#[test]
fn every_id_in_the_code_is_in_the_catalogue() {
    let messages = messages();
    let families: BTreeSet<&str> = messages
        .keys()
        .filter_map(|id| Some(id.split_once('-')?.0))
        .collect();
    let of_games = [
        mate::notation::REASONS,
        mate::notation::EXPECTED,
        mate::setup_text::SETUP_ERRORS,
        guard::notation::REASONS,
        guard::notation::EXPECTED,
        guard::setup_text::SETUP_ERRORS,
        four::notation::REASONS,
        four::notation::EXPECTED,
        four::setup_text::SETUP_ERRORS,
        stars::notation::REASONS,
        stars::notation::EXPECTED,
        stars::setup_text::SETUP_ERRORS,
    ];
    let unrated = Unrated::ALL.map(Unrated::code).to_vec();
    let codes: BTreeSet<&str> = [of_games.concat(), [FAULTS, WRONGS].concat(), unrated]
        .concat()
        .into_iter()
        .collect();
    let source = code();
    let like_an_id = |word: &&str| {
        let parts: Vec<&str> = word.split('-').collect();
        let plain = |part: &&str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_lowercase());
        parts.len() > 1 && parts.iter().all(plain) && families.contains(parts[0])
    };
    let ids: BTreeSet<&str> = source
        .split('"')
        .filter(like_an_id)
        .filter(|word| !codes.contains(word))
        .filter(|word| {
            !GameKind::ALL
                .iter()
                .any(|kind| kind.spec().options.contains(word))
        })
        .collect();
    assert!(ids.len() > 100, "{ids:?}");
    for id in ids {
        assert!(sentences().has(id), "{id} is missing");
    }
}

#[test]
fn every_language_says_everything_and_of_the_same_things() {
    let english = messages();
    for language in Language::ALL {
        let theirs = written_in(language);
        let names = |messages: &BTreeMap<String, String>| -> Vec<String> {
            messages.keys().cloned().collect()
        };
        assert_eq!(names(&theirs), names(&english), "{language:?}");
        for (id, written) in &theirs {
            assert!(catalogue(language).has_itself(id), "{language:?}: {id}");
            assert_eq!(
                arguments(written),
                arguments(&english[id]),
                "{language:?}: {id}"
            );
        }
    }
}

#[test]
fn what_is_typed_is_the_same_in_every_language() {
    // Code marks moves, commands and values. Placeholders for other things may be translated.
    let typed = |written: &str| -> BTreeSet<String> {
        let code = written.split('`').skip(1).step_by(2);
        code.filter(|word| !word.contains('{'))
            .map(str::to_owned)
            .collect()
    };
    let english = messages();
    for (language, id, written) in all_messages() {
        // A sample of a tag contains a value.
        if id != "record-tag" {
            assert_eq!(typed(&written), typed(&english[&id]), "{language:?}: {id}");
        }
    }
}

#[test]
fn a_sentence_is_chosen_by_numbers_and_codes() {
    // Other texts reach it as they are shown, so no branch for one would ever be taken.
    let is_code = |key: &str| key.chars().all(|c| c.is_ascii_lowercase() || c == '-');
    let mut seen = 0;
    for (language, id, written) in all_messages() {
        let branches = written
            .lines()
            .map(|line| line.trim().trim_start_matches('*'));
        let keys = branches.filter_map(|line| Some(line.strip_prefix('[')?.split_once("] ")?.0));
        for key in keys {
            assert!(
                is_code(key) || key.parse::<u32>().is_ok(),
                "{language:?}, {id}: {key}"
            );
            seen += 1;
        }
    }
    assert!(seen > 1000, "{seen}");
}

#[test]
fn a_sentence_in_discord_names_options_as_discord_shows_them() {
    for language in Language::ALL {
        let written = written_in(language);
        for (id, options) in [
            ("guide-fk-here", &["team"][..]),
            ("guide-is-here", &["three", "four", "five", "six"]),
            ("guide-kg-here", &["small", "diagonal"]),
            ("holiday-back", &["back"]),
            ("refuse-computer-own-dice", &["own-dice"]),
            ("refuse-which-look", &["game"]),
        ] {
            for option in options {
                let name = &written[&format!("discord-name-{option}")];
                assert!(
                    written[id].contains(&format!("**{name}")),
                    "{language:?}, {id}: {name}"
                );
            }
        }
    }
}

#[test]
fn no_sentence_is_dead() {
    let (source, known) = (code(), from_codes());
    let quoted: BTreeSet<&str> = source.split('"').collect();
    let used = |id: &String| {
        // The form of a sentence for terminals or pages is used where the sentence is.
        let forms = ["-terminal", "-on-page"];
        let bare = forms.iter().find_map(|form| id.strip_suffix(form));
        let id = bare.unwrap_or(id);
        quoted.contains(id)
            || known.contains(id)
            || COMPOSED.iter().any(|family| id.starts_with(family))
    };
    let dead: Vec<String> = messages().into_keys().filter(|id| !used(id)).collect();
    assert!(dead.is_empty(), "{dead:?}");
}

#[test]
fn every_command_that_a_sentence_names_is_a_verb() {
    let source = code();
    let mut named = BTreeSet::new();
    for call in source.split("Command(\"").skip(1) {
        named.extend(call.split('"').next());
    }
    for call in source.split("with_command(\"").skip(1) {
        named.extend(call.split('"').nth(2));
    }
    assert!(
        named.contains("takeback") && named.contains("challenge"),
        "{named:?}"
    );
    let mentioned = verbs::mentioned();
    let unknown: Vec<&&str> = named
        .iter()
        .filter(|verb| !mentioned.contains(verb))
        .collect();
    assert!(unknown.is_empty(), "{unknown:?}");
}

/// The names of a message's arguments.
fn arguments(message: &str) -> BTreeSet<&str> {
    let name = |rest: &'_ str| -> usize {
        rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_')
            .unwrap_or(rest.len())
    };
    message
        .split('$')
        .skip(1)
        .filter_map(|rest| rest.get(..name(rest)))
        .collect()
}

/// Returns `true` for a sentence that must never reach a reader.
pub(crate) fn is_broken(sentence: &str) -> bool {
    let signs = ['{', '}', '$', '`', '\u{e000}'];
    sentence.trim().is_empty() || sentence.contains(signs) || sentence.contains("**")
}

#[test]
fn every_sentence_is_whole_and_short_whatever_it_is_told() {
    for (language, id, written) in all_messages() {
        let names = arguments(&written);
        let values = [
            TextArg::Num(0),
            TextArg::Num(1),
            TextArg::Num(7),
            TextArg::from("D2-D3"),
            TextArg::from("word"),
            TextArg::Command("move"),
        ];
        for value in values {
            let args: Vec<_> = names.iter().map(|name| (*name, value.clone())).collect();
            let sentence = catalogue(language).line(&id, &args);
            assert!(!is_broken(&sentence), "{id}: {sentence}");
            let length = sentence.chars().count();
            let longest = if language == Language::English {
                LONGEST
            } else {
                LONGEST * 5 / 4
            };
            // Help at the terminal is a page, not a sentence.
            assert!(
                length <= longest || id.starts_with("console-help"),
                "{id}: {length}"
            );
        }
        let count = |mark: &str| written.matches(mark).count();
        assert!(count("**").is_multiple_of(2), "{id} leaves ** open");
        assert!(count("`").is_multiple_of(2), "{id} leaves ` open");
        let quotation = match language {
            Language::English | Language::Portuguese | Language::Spanish => ["“", "”"],
            Language::German => ["„", "“"],
            Language::Polish => ["„", "”"],
            Language::French => ["«", "»"],
        };
        let [opens, closes] = quotation.map(count);
        assert_eq!(opens, closes, "{language:?}: {id} leaves a quotation open");
    }
}

/// Sentences with a due time (`TextArg::Due`), and the name of that argument. It brings its own "on" or "in".
const DUE: &[(&str, &str)] = &[
    ("contest-joined", "when"),
    ("contest-open", "when"),
    ("dice-roll-to-defend", "until"),
    ("hall-now", "until"),
    ("inbox-timed", "deadline"),
    ("not-now-too-near", "deadline"),
    ("pause-ends-soon", "until"),
    ("holiday-ends-soon", "until"),
    ("refuse-dice-in-the-air", "until"),
    ("refuse-ladder-rest", "when"),
    ("reminder", "deadline"),
    ("reminder-line", "deadline"),
    ("season-until", "until"),
    ("time-shown-running", "deadline"),
    ("turn-first-until", "deadline"),
    ("turn-until", "deadline"),
];

/// Words that ask for a date behind them, in all languages.
const BEFORE_DATES: &[&str] = &[
    "until",
    "by",
    "on",
    "at",
    "bis",
    "am",
    "ab",
    "hasta",
    "el",
    "del",
    "al",
    "jusqu’à",
    "jusqu’au",
    "le",
    "au",
    "du",
    "do",
    "od",
    "dnia",
    "até",
    "em",
    "no",
];

#[test]
fn no_due_time_has_a_word_before_it_that_asks_for_a_date() {
    for language in Language::ALL {
        let written = written_in(language);
        for (id, argument) in DUE {
            let slot = format!("{{ ${argument} }}");
            let (before, _) = written[*id].split_once(&slot).expect(id);
            let word = before.split_whitespace().last().unwrap_or_default();
            assert!(!BEFORE_DATES.contains(&word), "{language:?}: {id}: {word}");
        }
    }
}

#[test]
fn what_players_typed_is_never_read_as_markup() {
    let nasty = "**bold** `code` { $x } @everyone \u{7}\u{e000}0\u{e000}";
    for (language, id, written) in all_messages() {
        let names = arguments(&written);
        let args: Vec<_> = names
            .iter()
            .map(|name| (*name, TextArg::from(nasty)))
            .collect();
        let sentence = catalogue(language).line(&id, &args);
        let rest = sentence.replace("**bold** `code` { $x } @everyone 0", "");
        assert!(!is_broken(&format!("{id}{rest}")), "{id}: {sentence}");
    }
}

#[test]
fn golden_screens_show_no_raw_id_and_no_open_argument() {
    let ids = messages();
    for (file, text) in files("tests/golden/transcripts") {
        assert!(!text.contains("{$") && !text.contains("{ $"), "{file}");
        for word in text.split_whitespace().filter(|word| word.contains('-')) {
            let bare = word.trim_matches(['.', ',', ':', '(', ')']);
            assert!(!ids.contains_key(bare), "{file} shows {bare}");
        }
    }
}

#[test]
fn players_are_pointed_to_no_file_that_they_do_not_have() {
    // Whoever sits at a table of their own has the manual of the program.
    let at_home = ["privacy-policy-terminal", "web-tokens-how"];
    for (language, id, text) in all_messages() {
        let is_known = at_home.contains(&id.as_str());
        assert_eq!(text.contains("docs/"), is_known, "{language:?}: {id}");
    }
}
