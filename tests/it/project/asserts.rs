//! An assertion names the one reply that is right, and no test waits longer than it must.

use crate::project::walls::rust;

/// The methods that look for a part of a text.
const LOOKS: [&str; 3] = [".contains(", ".starts_with(", ".ends_with("];

fn between(code: &str, begin: usize, end: usize) -> &str {
    code.split_at(end).0.split_at(begin).1
}

/// Splits code at a separator that stands outside its brackets and strings.
pub(crate) fn parts<'a>(code: &'a str, separator: &str) -> Vec<&'a str> {
    let (mut depth, mut quoted, mut escaped) = (0_i32, false, false);
    let (mut begin, mut found) = (0, Vec::new());
    for (at, letter) in code.char_indices() {
        match letter {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => quoted = !quoted,
            _ if quoted => {}
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' if depth == 0 => {
                found.push(between(code, begin, at));
                return found;
            }
            ')' | ']' | '}' => depth -= 1,
            _ if depth == 0 && at >= begin && code.split_at(at).1.starts_with(separator) => {
                found.push(between(code, begin, at));
                begin = at + separator.len();
            }
            _ => {}
        }
    }
    found.push(code.split_at(begin).1);
    found
}

/// The text in which a condition looks for a part.
fn receiver(condition: &str) -> Option<&str> {
    let at = LOOKS.iter().filter_map(|look| condition.find(look)).min()?;
    let text = condition.split_at(at).0.trim().trim_start_matches('!');
    (!text.contains("||")).then(|| text.trim())
}

/// The lines with an assertion that holds if a text has one of several parts.
fn with_a_choice(code: &str) -> Vec<usize> {
    let asserts = code.match_indices("assert!(").filter(|(at, found)| {
        let condition = parts(code.split_at(at + found.len()).1, ",")[0];
        let mut receivers: Vec<&str> = parts(condition, "||")
            .into_iter()
            .filter_map(receiver)
            .collect();
        let all = receivers.len();
        receivers.sort_unstable();
        receivers.dedup();
        receivers.len() < all
    });
    asserts
        .map(|(at, _)| code.split_at(at).0.matches('\n').count() + 1)
        .collect()
}

#[test]
fn no_assertion_holds_for_one_of_several_sentences() {
    let mut found = Vec::new();
    for (path, code) in rust("tests/it").into_iter().chain(rust("src")) {
        let lines = with_a_choice(&code).into_iter();
        found.extend(lines.map(|line| format!("{path}:{line}")));
    }
    assert_eq!(found, Vec::<String>::new(), "assert the one that is right");
}

#[test]
fn a_choice_of_sentences_is_found_in_any_layout() {
    let choice = |condition: &str| with_a_choice(&format!("assert!({condition}, \"{{a}} || b\");"));
    assert_eq!(choice(r#"a.contains("(x") || a.contains("y")"#), [1]);
    assert_eq!(
        choice("\n    a.starts_with('x')\n        || !a.contains(\"y\")"),
        [1]
    );
    assert_eq!(choice(r#"a.contains("x") || b.contains("x")"#), [0; 0]);
    assert_eq!(choice(r#"a.contains("x || y") && a.contains("z")"#), [0; 0]);
    assert_eq!(
        choice(r#"all.any(|a| a.contains("x") || a.contains("y"))"#),
        [0; 0]
    );
}

#[test]
fn tests_wait_for_others_in_one_file() {
    let mut found = Vec::new();
    for (path, code) in rust("tests/it") {
        let word = |before: &str| before.ends_with(|c: char| c.is_alphanumeric() || c == '_');
        let sleeps = |(at, _): &(usize, &str)| !word(code.split_at(*at).0);
        // This test names it, too.
        let other = !["tests/it/wait.rs", "tests/it/project/asserts.rs"].contains(&path.as_str());
        if other && code.match_indices("sleep(").any(|at| sleeps(&at)) {
            found.push(path);
        }
    }
    let how = "use wait::until, or wait::pass for a time that the test is about";
    assert_eq!(found, Vec::<String>::new(), "{how}");
}
