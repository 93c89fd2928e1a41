//! Squares as people type them, and those that a board does not have.

use crate::game::grid::Cell;
use crate::scene::Scene;
use crate::service::words::catalogue;
use crate::service::words::text::Text;

/// The words before the square that a piece goes to, in the languages here.
const BETWEEN: [&str; 14] = [
    "to", "on", "onto", "into", "nach", "auf", "a", "à", "en", "sur", "na", "do", "para", "em",
];

/// The words of a line without those before the square that a piece goes to.
pub(in crate::service) fn without_between(line: &str) -> String {
    let words = line.split_whitespace();
    let is_between = |word: &str| BETWEEN.contains(&word.to_lowercase().as_str());
    let words: Vec<&str> = words.filter(|word| !is_between(word)).collect();
    words.join(" ")
}

/// The square of this name, in either case, if the board has it.
pub(in crate::service) fn find(scene: &Scene, name: &str) -> Option<Cell> {
    let cell = scene.grid.cell(&name.to_uppercase())?;
    scene
        .ground
        .iter()
        .any(|(at, _)| *at == cell)
        .then_some(cell)
}

/// Says which squares there are instead of the first one in a line that the board does not have; `None` if it has all.
pub(in crate::service) fn missing(scene: &Scene, line: &str) -> Option<Text> {
    let typed = names(line)
        .into_iter()
        .find(|name| find(scene, name).is_none())?;
    let letter = typed.chars().next()?;
    let mut cells: Vec<Cell> = scene.ground.iter().map(|(cell, _)| *cell).collect();
    cells.sort_by_key(|cell| scene.grid.name_parts(*cell));
    let mut all: Vec<String> = cells.iter().map(|cell| scene.grid.name(*cell)).collect();
    let of_letter = all.iter().filter(|name| name.starts_with(letter));
    let of_letter: Vec<String> = of_letter.cloned().collect();
    let id = if of_letter.is_empty() {
        for name in &mut all {
            name.truncate(1);
        }
        "square-letter-missing"
    } else {
        all = of_letter;
        "square-missing"
    };
    let args = [
        ("cell", typed.as_str().into()),
        ("letter", letter.to_string().into()),
        ("first", all.first()?.as_str().into()),
        ("last", all.last()?.as_str().into()),
    ];
    Some(catalogue::sentences().text(id, &args))
}

/// Returns `true` for a line of squares alone: `d2xd10`.
pub(in crate::service) fn are_all(line: &str) -> bool {
    let named: usize = names(line).iter().map(String::len).sum();
    let is_written = |c: &char| c.is_alphanumeric() && !c.eq_ignore_ascii_case(&'x');
    named == line.chars().filter(is_written).count()
}

/// Returns `true` for a line of several squares alone that begins with one of this board.
pub(in crate::service) fn is_move_from_here(scene: &Scene, line: &str) -> bool {
    let named = names(line);
    let begins_here = named
        .first()
        .is_some_and(|name| find(scene, name).is_some());
    begins_here && named.len() > 1 && are_all(line)
}

/// The words in a line that look like squares, in capitals: a letter that follows no two others, and digits.
fn names(line: &str) -> Vec<String> {
    let chars: Vec<char> = line.chars().collect();
    let is_letter = |at: Option<usize>| {
        at.and_then(|at| chars.get(at))
            .is_some_and(|c| c.is_alphabetic())
    };
    let begins = (0..chars.len()).filter(|at| {
        let in_word = is_letter(at.checked_sub(1)) && is_letter(at.checked_sub(2));
        chars[*at].is_ascii_alphabetic() && !in_word
    });
    let named = begins.filter_map(|at| {
        let digits: String = chars[at + 1..]
            .iter()
            .take_while(|c| c.is_ascii_digit())
            .collect();
        let short = (1..=3).contains(&digits.len());
        short.then(|| format!("{}{digits}", chars[at].to_ascii_uppercase()))
    });
    named.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_found_in_a_line_whatever_is_around_them() {
        for (line, found) in [
            ("D2-D10", vec!["D2", "D10"]),
            ("d2d3", vec!["D2", "D3"]),
            ("Kd2xh3", vec!["D2", "H3"]),
            ("Z9 to z8, please", vec!["Z9", "Z8"]),
            ("mp3 and 2d and win95", vec!["P3"]),
            ("D20260", vec![]),
            ("", vec![]),
        ] {
            assert_eq!(names(line), found, "{line}");
        }
    }
}
