//! Signatures: parameters that belong together have a type with a name.

#![expect(clippy::string_slice, reason = "the indices are those of characters")]

use crate::project::walls::rust;

/// Functions whose pairs read as one value: coordinates, the two ends of a step or of a terminal, and the output of a
/// row's reader.
const PAIRS: [&str; 8] = [
    "src/console/mod.rs: run",
    "src/rules/games/four_kings/board.rs: away",
    "src/rules/games/four_kings/board.rs: offset",
    "src/rules/games/four_kings/setup_text.rs: read_row",
    "src/rules/games/immortal_star_masters/board.rs: cell_at",
    "src/rules/games/immortal_star_masters/board.rs: ring",
    "src/rules/games/immortal_star_masters/setup_text.rs: read_row",
    "src/rules/grid.rs: at_axial",
];

/// Folders of numeric code, with pairs of pixels, squares and scores.
const ROOMS_OF_NUMBERS: [&str; 2] = ["src/render/", "src/rules/engine/"];

#[test]
fn no_parameter_is_an_anonymous_tuple() {
    let mut found = Vec::new();
    for (path, text) in rust("src") {
        if ROOMS_OF_NUMBERS.iter().any(|room| path.starts_with(room)) {
            continue;
        }
        let tuples = signatures(&text).filter(Signature::has_tuple);
        found.extend(tuples.map(|signature| format!("{path}: {}", signature.name)));
    }
    found.sort();
    assert_eq!(found, PAIRS);
}

#[test]
fn tuples_among_parameters_are_seen() {
    let tuple = |text| signatures(text).any(|signature| signature.has_tuple());
    assert!(tuple("fn f(a: u8, (b, c): (u8, u8)) {}"));
    assert!(tuple(
        "pub fn f<T: Fn(u8) -> u8>(\n    &self,\n    &(b, c): &(u8, u8),\n) {}"
    ));
    assert!(!tuple(
        "fn f(a: (u8, u8), b: impl Fn((u8, u8)), Pair { c, d }: Pair) {}"
    ));
    assert!(!tuple("// A fn f((a, b): (u8, u8)) of old."));
}

struct Signature<'a> {
    name: &'a str,
    parameters: Vec<&'a str>,
}

impl Signature<'_> {
    fn has_tuple(&self) -> bool {
        let tuple = |parameter: &&str| parameter.trim_start_matches('&').starts_with('(');
        self.parameters.iter().any(tuple)
    }
}

/// The functions of a source file, without comments.
fn signatures(text: &str) -> impl Iterator<Item = Signature<'_>> {
    let starts = text.match_indices("fn ").filter(|(at, _)| {
        let line = text[..*at].rsplit('\n').next().unwrap_or_default();
        !line.contains("//") && (line.is_empty() || line.ends_with(' '))
    });
    starts.filter_map(|(at, found)| {
        let rest = &text[at + found.len()..];
        let end = rest.find(|c: char| !(c.is_alphanumeric() || c == '_'))?;
        let (name, rest) = rest.split_at(end);
        let rest = rest.strip_prefix('<').map_or(Some(rest), behind_generics)?;
        let parameters = split(rest.strip_prefix('(')?);
        Some(Signature { name, parameters })
    })
}

/// The text after the `>` that closes generics.
fn behind_generics(text: &str) -> Option<&str> {
    let mut depth = 1;
    let mut before = ' ';
    for (at, c) in text.char_indices() {
        match c {
            '<' => depth += 1,
            '>' if before != '-' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(&text[at + 1..]);
        }
        before = c;
    }
    None
}

/// The parameters up to the closing parenthesis.
fn split(text: &str) -> Vec<&str> {
    let (mut parts, mut depth, mut from, mut before) = (Vec::new(), 0, 0, ' ');
    for (at, c) in text.char_indices() {
        match c {
            ')' if depth == 0 => {
                parts.push(text[from..at].trim());
                break;
            }
            ',' if depth == 0 => {
                parts.push(text[from..at].trim());
                from = at + 1;
            }
            '(' | '[' | '{' | '<' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            '>' if before != '-' && before != '=' => depth -= 1,
            _ => {}
        }
        before = c;
    }
    parts
}
