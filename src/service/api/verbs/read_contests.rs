//! Conversion of the options of verbs about contests to their actions.

use std::collections::BTreeMap;

use crate::games::GameKind;
use crate::play::computer::LEVELS;
use crate::service::api::action::Action;
use crate::service::api::contest::{ContestAction, ContestModeration, FORMATS, NewContest};
use crate::service::api::verbs::given::{GivenOptions, OptionMistake};
use crate::service::api::verbs::read::ActionResult;
use crate::service::api::verbs::{UNKNOWN, Verb};
use crate::store::ContestId;

/// The message for a contest that cannot be understood.
const HOW: OptionMistake = "console-contest-how";
/// The message for a moderator’s action that cannot be understood.
const MANAGE: OptionMistake = "console-contest-manage";
/// The numbers of a new contest, each with its least and its most. They are days for entering, days of a round, rounds,
/// and boards of a team, seats of a table or games at once.
pub(super) const NUMBERS: [(&str, u8, u8); 4] = [
    ("days", 1, 30),
    ("round-days", 3, 120),
    ("rounds", 1, 15),
    ("size", 1, 15),
];

/// The message for a program as a player.
const BOT: OptionMistake = "discord-seat-for-bot";

pub(super) fn open(_: &Verb, given: &GivenOptions) -> ActionResult {
    let (is_number, mut words) = (|typed: &String| typed.contains(':'), String::new());
    let mut word = |name: &str| {
        let typed = given.owned(name);
        words.extend(typed.iter().filter(|typed| is_number(typed)).cloned());
        words.push(' ');
        typed.filter(|typed| !is_number(typed))
    };
    let (format, clock) = (word("format"), word("clock"));
    let (mut rules, typed) = typed_numbers(&(words + &given.words("rules")))?;
    let mut kind = given.kind();
    // `contest open heats kings-mate 3d`: the game stands behind the format.
    if kind.is_none() {
        (kind, rules) = named_kind(&rules);
    }
    if format
        .as_deref()
        .is_some_and(|format| !FORMATS.contains(&format))
    {
        return Err(HOW);
    }
    let small = |name: &str| {
        let typed = typed.get(name).copied();
        typed.or_else(|| u8::try_from(given.number(name)?).ok())
    };
    Ok(Action::Contest(ContestAction::Draft(NewContest {
        since: None,
        format,
        kind,
        options: rules.parse().map_err(|_| HOW)?,
        clock,
        rated: given.switch("rated"),
        days: small("days"),
        length: small("round-days"),
        rounds: small("rounds"),
        size: small("size"),
        fill: level(given)?.or_else(|| typed.get("fill").copied()),
    })))
}

/// The game among typed rules, and the rest of them.
fn named_kind(rules: &str) -> (Option<GameKind>, String) {
    let words = rules.split_whitespace();
    let kind = words.clone().find_map(|word| word.parse().ok());
    let rest: Vec<&str> = words
        .filter(|word| word.parse::<GameKind>().is_err())
        .collect();
    (kind, rest.join(" "))
}

/// The rules of a typed line, and the numbers among them: `active rounds:7`.
fn typed_numbers(words: &str) -> Result<(String, BTreeMap<&'static str, u8>), OptionMistake> {
    let (mut rules, mut numbers) = (Vec::new(), BTreeMap::new());
    for word in words.split_whitespace() {
        let Some((name, number)) = word.split_once(':') else {
            rules.push(word);
            continue;
        };
        let mut all = NUMBERS.into_iter().chain([("fill", 1, LEVELS)]);
        let known = all.find(|(known, _, _)| *known == name);
        let (name, least, most) = known.ok_or(HOW)?;
        let number: u8 = number.parse().map_err(|_| HOW)?;
        if !(least..=most).contains(&number) {
            return Err(HOW);
        }
        numbers.insert(name, number);
    }
    Ok((rules.join(" "), numbers))
}

/// The level of a computer that fills a place; `None` for none.
fn level(given: &GivenOptions) -> Result<Option<u8>, OptionMistake> {
    let level = number(given, "fill")?.map(u8::try_from).transpose();
    let level = level.map_err(|_| HOW)?;
    match level {
        Some(level) if !(1..=LEVELS).contains(&level) => Err(HOW),
        level => Ok(level),
    }
}

/// The contest that is named; `None` for none.
fn named(given: &GivenOptions) -> Result<Option<ContestId>, OptionMistake> {
    let typed = given
        .text("contest")
        .map(|typed| typed.trim().trim_start_matches('#'));
    typed
        .map(|typed| typed.parse().map(ContestId).map_err(|_| HOW))
        .transpose()
}

/// A number, given as one or typed.
fn number(given: &GivenOptions, name: &str) -> Result<Option<u32>, OptionMistake> {
    let typed = given.text(name).map(|typed| typed.trim().parse::<u32>());
    let typed = typed.transpose().map_err(|_| HOW)?;
    let given = given.number(name).map(u32::try_from);
    Ok(typed.or(given.transpose().map_err(|_| HOW)?))
}

pub(super) fn join(_: &Verb, given: &GivenOptions) -> ActionResult {
    let contest = named(given)?;
    Ok(Action::Contest(match number(given, "team")? {
        Some(team) => ContestAction::JoinTeam {
            contest,
            team: team.checked_sub(1).ok_or(HOW)?,
        },
        None => ContestAction::Join(contest),
    }))
}

pub(super) fn leave(_: &Verb, given: &GivenOptions) -> ActionResult {
    let (contest, price) = (named(given)?, None);
    Ok(Action::Contest(ContestAction::Leave { contest, price }))
}

pub(super) fn rest(_: &Verb, given: &GivenOptions) -> ActionResult {
    Ok(Action::Contest(ContestAction::Rest(named(given)?)))
}

pub(super) fn show(_: &Verb, given: &GivenOptions) -> ActionResult {
    Ok(Action::Contest(ContestAction::Show(named(given)?)))
}

pub(super) fn pairings(_: &Verb, given: &GivenOptions) -> ActionResult {
    Ok(Action::Contest(ContestAction::Pairings {
        contest: named(given)?,
        round: number(given, "round")?,
        page: 0,
    }))
}

#[expect(
    clippy::unnecessary_wraps,
    reason = "every reader of options has the type that the table of verbs holds"
)]
pub(super) fn list(_: &Verb, _: &GivenOptions) -> ActionResult {
    Ok(Action::Contest(ContestAction::List))
}

fn manage(given: &GivenOptions, moderation: ContestModeration) -> ActionResult {
    let contest = named(given)?;
    Ok(Action::Contest(ContestAction::Manage {
        contest,
        moderation,
    }))
}

pub(super) fn begin(_: &Verb, given: &GivenOptions) -> ActionResult {
    manage(given, ContestModeration::Begin)
}

pub(super) fn cancel(_: &Verb, given: &GivenOptions) -> ActionResult {
    let reason = given.words("reason");
    // A moderator who gives a reason has made up their mind.
    let sure = !reason.trim().is_empty();
    manage(given, ContestModeration::Cancel { sure, reason })
}

pub(super) fn hold(_: &Verb, given: &GivenOptions) -> ActionResult {
    let reason = given.words("reason");
    manage(given, ContestModeration::Hold { reason })
}

pub(super) fn resume(_: &Verb, given: &GivenOptions) -> ActionResult {
    manage(given, ContestModeration::Resume)
}

pub(super) fn here(_: &Verb, given: &GivenOptions) -> ActionResult {
    manage(given, ContestModeration::Here)
}

pub(super) fn correct(_: &Verb, given: &GivenOptions) -> ActionResult {
    let table = number(given, "table")?.ok_or(MANAGE)?;
    let (result, reason) = (given.words("result"), given.words("reason"));
    let moderation = ContestModeration::Correct {
        table,
        result,
        reason,
    };
    manage(given, moderation)
}

pub(super) fn remove(_: &Verb, given: &GivenOptions) -> ActionResult {
    let player = given.person("player", UNKNOWN)?.ok_or(MANAGE)?;
    let reason = given.words("reason");
    manage(given, ContestModeration::Remove { player, reason })
}

pub(super) fn replace(_: &Verb, given: &GivenOptions) -> ActionResult {
    let player = given.person("player", UNKNOWN)?.ok_or(MANAGE)?;
    let by = given.person("by", BOT)?.ok_or(MANAGE)?;
    let reason = given.words("reason");
    manage(given, ContestModeration::Replace { player, by, reason })
}
