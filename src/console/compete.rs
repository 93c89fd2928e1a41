//! Lines about people in contests and ladders: `remove 3 Ann, she asked for it`, `replace Ann by Ben`.

use crate::console::line_words::split;
use crate::console::names;
use crate::service::api::verbs::given::{GivenOptions, GivenValue, OptionMistake};

fn named(given: &mut GivenOptions, option: &str, name: &str) {
    let (person, is_bot) = (names::named(name.trim()), false);
    given.give(option, GivenValue::Player { person, is_bot });
}

/// `[NUMBER] NAME [, REASON]`, and the names before the reason.
fn about<'a>(option: &str, rest: &'a str, given: &mut GivenOptions) -> &'a str {
    let (first, behind) = split(rest);
    let number = first.trim_start_matches('#');
    let numbered = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    let rest = if numbered {
        given.give(option, GivenValue::Text(number.to_owned()));
        behind
    } else {
        rest
    };
    match rest.split_once(',') {
        Some((names, reason)) => {
            let reason = reason.trim().to_owned();
            given.give("reason", GivenValue::Text(reason));
            names
        }
        None => rest,
    }
}

/// `remove [NUMBER] NAME [, REASON]` of a contest or ladder, by its option.
pub(super) fn remove(
    option: &str,
    rest: &str,
    mistake: OptionMistake,
) -> Result<GivenOptions, OptionMistake> {
    let mut given = GivenOptions::default();
    let name = about(option, rest, &mut given).trim();
    if name.is_empty() {
        return Err(mistake);
    }
    named(&mut given, "player", name);
    Ok(given)
}

/// `replace [NUMBER] NAME by NAME [, REASON]`.
pub(super) fn replace(rest: &str, mistake: OptionMistake) -> Result<GivenOptions, OptionMistake> {
    let mut given = GivenOptions::default();
    let names = about("contest", rest, &mut given);
    let (old, new) = names.split_once(" by ").ok_or(mistake)?;
    if old.trim().is_empty() || new.trim().is_empty() {
        return Err(mistake);
    }
    named(&mut given, "player", old);
    named(&mut given, "by", new);
    Ok(given)
}
