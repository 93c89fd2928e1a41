//! The options of a typed line, after its verb.

use crate::console::line_words::{is_game, is_number, name, split, split_last};
use crate::console::names::named;
use crate::console::offer::{computer_level, is_flag};
use crate::console::titles::game_at;
use crate::console::{compete, habits, lobby, search, teach};
use crate::service::api::values::Person;
use crate::service::api::verbs::given::{GAME, GivenOptions, GivenValue, OptionMistake};
use crate::service::api::verbs::line::{LineGrammar, Slot, VerbLine};
use crate::service::api::verbs::option::OptionKind;
use crate::service::api::verbs::{UNKNOWN, Verb};
use crate::service::words::yes_no;

type GivenResult = Result<GivenOptions, OptionMistake>;

/// Parses the text after a verb.
///
/// # Errors
/// The id of the message with the line's format.
pub(super) fn read(verb: &Verb, typed: &VerbLine, rest: &str) -> GivenResult {
    match typed.grammar {
        LineGrammar::Slots(slots) => {
            let mut given = GivenOptions::default();
            match read_slots(verb, typed, slots, rest, &mut given) {
                // The missing game is reported before any other error.
                Err(_) if given.too_large_game().is_some() => Ok(given),
                read => read.map(|()| given),
            }
        }
        LineGrammar::Own(_) => own(verb, typed, rest),
        LineGrammar::Explained => Err(typed.mistake),
    }
}

/// Parses lines whose word order or punctuation means more than slots can say.
fn own(verb: &Verb, typed: &VerbLine, rest: &str) -> GivenResult {
    match verb.name.as_str() {
        // The terminal handles these itself, and parses the line again.
        "as" | "import" if rest.is_empty() => Err(typed.mistake),
        "new" | "challenge" | "png" | "boards" | "flip" | "quit" | "help" | "as" | "import"
        | "general" => Ok(GivenOptions::default()),
        "skip" => Ok(on(rest).0),
        "games" => games(rest),
        "review" => review(rest),
        "continue" => play_on(rest),
        "history" => search::history(rest),
        "film" => search::film(rest),
        "story" => search::story(rest),
        "tutorial" => Ok(teach::lesson(rest)),
        "signal" => lobby::signal(rest),
        "takeback" => takeback(rest),
        "give" => give(rest),
        "explore" => Ok(explore(rest)),
        "note" => note(rest),
        "notes" => notes(rest),
        "settings" => habits::settings(rest),
        "holiday" => Ok(habits::holiday(rest)),
        "hours" => habits::hours(rest),
        "remind" => Ok(habits::remind(rest)),
        "contest remove" => compete::remove("contest", rest, typed.mistake),
        "contest replace" => compete::replace(rest, typed.mistake),
        "ladder remove" => compete::remove("ladder", rest, typed.mistake),
        "server" => habits::server(rest),
        _ => Err(UNKNOWN),
    }
}

fn read_slots(
    verb: &Verb,
    typed: &VerbLine,
    slots: &[Slot],
    rest: &str,
    given: &mut GivenOptions,
) -> Result<(), OptionMistake> {
    for (name, value) in typed.implies {
        given.give(name, GivenValue::Text((*value).to_owned()));
    }
    let timed = slots.contains(&Slot::MaybeWord(CLOCK));
    let untimed = if timed {
        without_clock(given, rest)
    } else {
        rest.to_owned()
    };
    let mut rest = last_word(given, slots, &untimed);
    // Nothing that counts stands behind the game of `guide`, so some words of its title will do.
    let by_some = verb.name.as_str() == "help";
    for slot in slots {
        let (first, behind) = split(rest);
        let (name, text, left) = match slot {
            Slot::Game | Slot::TheGame if is_game(first) => (GAME, first, behind),
            Slot::MarkedGame if first.starts_with('#') && is_game(first) => (GAME, first, behind),
            Slot::Kind if let Some((kind, behind)) = game_at(rest, by_some) => {
                (GAME, kind.spec().slug, behind)
            }
            Slot::MaybeNumber(name) if is_game(first) => {
                (*name, first.trim_start_matches('#'), behind)
            }
            Slot::MaybeWord(CLOCK) => continue,
            Slot::Word(name) | Slot::MaybeWord(name) if !first.is_empty() => (*name, first, behind),
            Slot::Rest(name) | Slot::MaybeRest(name) if !rest.is_empty() => (*name, rest, ""),
            // A name alone has no word behind it.
            Slot::Name(option) | Slot::MaybeName(option)
                if !rest.is_empty() && slots.last() == Some(slot) =>
            {
                given.give(option, player(named(rest)));
                rest = "";
                continue;
            }
            Slot::MaybeName(option) if !first.is_empty() => {
                let called = name(first, &mut behind.split_whitespace().peekable());
                given.give(option, player(named(&called)));
                rest = "";
                continue;
            }
            Slot::Anything => {
                rest = "";
                continue;
            }
            Slot::TheGame | Slot::Word(_) | Slot::Rest(_) | Slot::Name(_) => {
                return Err(typed.mistake);
            }
            Slot::Game
            | Slot::MarkedGame
            | Slot::Kind
            | Slot::MaybeWord(_)
            | Slot::MaybeNumber(_)
            | Slot::MaybeRest(_)
            | Slot::MaybeName(_)
            | Slot::YesOrNo(_)
            | Slot::Last(..) => continue,
        };
        let text = chosen(verb, name, text).ok_or(typed.mistake)?;
        given.give(name, GivenValue::Text(text));
        rest = left;
    }
    if rest.is_empty() {
        Ok(())
    } else {
        Err(typed.mistake)
    }
}

/// The option of a time, which stands before the rules of a game or behind them.
const CLOCK: &str = "clock";

/// Takes the time out of a line: the first word that begins with a digit, and `hard` or `soft` behind it. Returns the
/// other words.
fn without_clock(given: &mut GivenOptions, rest: &str) -> String {
    let mut words: Vec<&str> = rest.split_whitespace().collect();
    let time = words
        .iter()
        .position(|word| word.starts_with(|first: char| first.is_ascii_digit()));
    if let Some(at) = time {
        let flagged = words.get(at + 1).is_some_and(|flag| is_flag(flag));
        let time: Vec<&str> = words.drain(at..=at + usize::from(flagged)).collect();
        given.give(CLOCK, GivenValue::Text(time.join(" ")));
    }
    words.join(" ")
}

/// Splits off the last word of a line if it answers or chooses.
fn last_word<'a>(given: &mut GivenOptions, slots: &[Slot], rest: &'a str) -> &'a str {
    for slot in slots {
        if let Slot::YesOrNo(name) = slot
            && let (before, Some(yes)) = yes_no::answered(rest)
        {
            given.give(name, GivenValue::Switch(yes));
            return before;
        }
        let (before, last) = split_last(rest);
        if let Slot::Last(name, words) = slot
            && words.contains(&last.to_lowercase().as_str())
        {
            given.give(name, GivenValue::Text(last.to_lowercase()));
            return before;
        }
    }
    rest
}

const fn player(person: Person) -> GivenValue {
    GivenValue::Player {
        person,
        is_bot: false,
    }
}

/// A text as the value of an option: one of its choices, if it has any.
fn chosen(verb: &Verb, name: &str, text: &str) -> Option<String> {
    let option = verb
        .option(name)
        .filter(|option| matches!(option.kind, OptionKind::Choice(_)));
    let Some(option) = option else {
        return Some(text.to_owned());
    };
    let wanted = text.to_lowercase();
    let known = option
        .choices(verb)
        .into_iter()
        .any(|choice| choice.value == wanted);
    known.then_some(wanted)
}

/// The leading game, and the rest: `D2`, or `12 D2` and `#12 D2` for game 12.
fn on(rest: &str) -> (GivenOptions, &str) {
    let (first, more) = split(rest);
    if is_game(first) {
        (GivenOptions::default().with_text(GAME, first), more)
    } else {
        (GivenOptions::default(), rest)
    }
}

/// A whole text as a game, or nothing; any other text is an error.
fn on_game(rest: &str) -> GivenResult {
    match on(rest) {
        (given, "") => Ok(given),
        _ => Err("console-which-game"),
    }
}

/// `games`, `games here`, `games 2`, `games page 2`.
fn games(rest: &str) -> GivenResult {
    let given = GivenOptions::default();
    match rest.to_lowercase().as_str() {
        "" => Ok(given),
        show @ ("mine" | "here") => Ok(given.with_text("show", show)),
        page => match page
            .strip_prefix("page ")
            .unwrap_or(page)
            .trim()
            .parse::<u16>()
        {
            Ok(page) => Ok(given.with_number("page", page.into())),
            Err(_) => Err("console-games-which"),
        },
    }
}

/// `review`, `review 12`, `review 12 14`, `review 12 move D2-D3`.
fn review(rest: &str) -> GivenResult {
    let (given, at) = on(rest);
    if given == GivenOptions::default() && !rest.is_empty() {
        return Err("console-review-what");
    }
    let at = at
        .get(..5)
        .filter(|word| word.eq_ignore_ascii_case("move "))
        .map_or(at, |word| at.trim_start_matches(word).trim());
    Ok(if at.is_empty() {
        given
    } else {
        given.with_text("move", at)
    })
}

/// `play on`, `play on 12`, `play on 12 14 level 5`, `play on #12 14… D8-D7`.
fn play_on(rest: &str) -> GivenResult {
    let (before, last) = split_last(rest);
    let (at, word) = split_last(before);
    let (rest, level) = if word.eq_ignore_ascii_case("level") {
        let level = computer_level(last).ok_or("console-computer-level")?;
        (at, Some(level))
    } else {
        (rest, None)
    };
    let (given, at) = on(rest);
    if given == GivenOptions::default() && !rest.is_empty() {
        return Err("console-continue-how");
    }
    let given = level.into_iter().fold(given, |given, level| {
        given.with_number("computer", level.into())
    });
    Ok(if at.is_empty() {
        given
    } else {
        given.with_text("move", at)
    })
}

/// `takeback`, `takeback 12`; `takeback yes`, `takeback 12 no`, `takeback withdraw` to answer or withdraw.
fn takeback(rest: &str) -> GivenResult {
    let (first, last) = split_last(rest);
    let answer = match (last.to_lowercase().as_str(), yes_no::answer(last)) {
        ("allow", _) | (_, Some(true)) => "yes",
        ("refuse", _) | (_, Some(false)) => "no",
        ("withdraw", None) => "withdraw",
        (_, None) => return on_game(rest),
    };
    Ok(on_game(first)?.with_text("answer", answer))
}

/// `give 1d`, `give 1d #12`.
fn give(rest: &str) -> GivenResult {
    let (length, game) = match split_last(rest) {
        (length, game) if game.starts_with('#') && !length.is_empty() => (length, game),
        _ => (rest, ""),
    };
    if length.is_empty() {
        return Err("console-give-what");
    }
    Ok(on_game(game)?.with_text("time", length))
}

/// `explore`, `explore 12`, `explore 12 D2-D3 D8-D7`, `explore from 5 D2-D3`, `explore 12 from start`.
fn explore(rest: &str) -> GivenOptions {
    let (mut given, rest) = on(rest);
    let mut words = rest.split_whitespace().peekable();
    let from = words
        .next_if(|word| word.eq_ignore_ascii_case("from"))
        .and_then(|_| words.next());
    if let Some(from) = from {
        given = given.with_text("from", from);
    }
    given.with_text("moves", words.collect::<Vec<_>>().join(" "))
}

/// `note TEXT`, `note #12 TEXT`, `note 5: TEXT`, `note #12 5… D8-D7: TEXT`.
fn note(rest: &str) -> GivenResult {
    // A note is not deleted by accident: `note 5:` does that.
    if rest.is_empty() {
        return Err("console-note-what");
    }
    let (given, rest) = if rest.starts_with('#') {
        on(rest)
    } else {
        (GivenOptions::default(), rest)
    };
    Ok(
        match rest.split_once(':').filter(|(made, _)| is_move(made)) {
            Some((made, text)) => given
                .with_text("move", made.trim())
                .with_text("text", text.trim()),
            None => given.with_text("text", rest),
        },
    )
}

/// Returns `true` for a move as in records, or its number alone: `5. D2-D3`, `5`. Other words may be those of a note.
fn is_move(text: &str) -> bool {
    match text.trim().split_once(char::is_whitespace) {
        None => is_number(text.trim()),
        Some((number, _)) => is_number(number) && number.ends_with(['.', '…']),
    }
}

/// `notes`, `notes 12`, `notes 12 share`, `notes 12 keep`.
fn notes(rest: &str) -> GivenResult {
    let (first, last) = split_last(rest);
    match last {
        "share" => Ok(on_game(first)?.with_switch("share", true)),
        "keep" => Ok(on_game(first)?.with_switch("share", false)),
        _ => on_game(rest),
    }
}
