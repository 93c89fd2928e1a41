//! Points and titles of contests as people write them.

use crate::contest::values::Halves;
use crate::service::contests::games;
use crate::service::words::catalogue::{TextArg, sentences};
use crate::service::words::text::Text;
use crate::store::{ContestId, ContestRow, ContestSubject, LadderId, StoredContest};

/// The clock and the rules of a contest’s or a ladder’s games, and whether they are rated.
pub(super) fn terms(subject: &ContestSubject) -> Text {
    let id = if subject.rated {
        "contest-terms-rated"
    } else {
        "contest-terms"
    };
    let mut text = sentences().text(id, &[("clock", subject.clock.as_str().into())]);
    if !subject.options.is_empty() {
        let args = [("rules", subject.options.as_str().into())];
        text.push_line(sentences().text("contest-rules", &args));
    }
    text
}

/// The parts of a title.
pub(super) struct Titled<'a> {
    id: ContestId,
    format: &'a str,
    subject: &'a ContestSubject,
}

impl<'a> From<&'a StoredContest> for Titled<'a> {
    fn from(found: &'a StoredContest) -> Self {
        let format = found.contest.terms().format.code();
        Self {
            id: found.id,
            format,
            subject: &found.subject,
        }
    }
}

impl<'a> From<&'a ContestRow> for Titled<'a> {
    fn from(row: &'a ContestRow) -> Self {
        Self {
            id: row.id,
            format: &row.format,
            subject: &row.subject,
        }
    }
}

/// The name of a format.
pub(super) fn format(code: &str) -> String {
    sentences().line(&format!("contest-form-{code}"), &[])
}

/// The name of the game of a contest or ladder.
pub(super) fn game(subject: &ContestSubject) -> &str {
    games::game_of(subject).map_or(subject.kind.as_str(), |(kind, _)| kind.spec().title)
}

/// The title of a contest: its format, its number, its game, and the season of a league.
pub(super) fn title(titled: &Titled<'_>) -> String {
    let Titled {
        id,
        format: code,
        subject,
    } = titled;
    let args = [
        ("form", format(code).into()),
        ("number", TextArg::Num(id.0)),
        ("title", game(subject).into()),
        ("season", TextArg::Num(subject.season.into())),
    ];
    let id = if *code == "league" {
        "contest-title-season"
    } else {
        "contest-title"
    };
    sentences().line(id, &args)
}

/// The title and the phase of a contest in a list.
pub(super) fn row_args(row: &ContestRow) -> [(&'static str, TextArg<'static>); 2] {
    let phase = sentences().line(&format!("contest-stage-{}", row.phase.code()), &[]);
    [
        ("contest", title(&row.into()).into()),
        ("stage", phase.into()),
    ]
}

/// The title of a ladder: its number and its game.
pub(super) fn ladder_title(id: LadderId, subject: &ContestSubject) -> String {
    let args = [
        ("number", TextArg::Num(id.0)),
        ("title", game(subject).into()),
    ];
    sentences().line("ladder-title", &args)
}

/// Half points as people write them: `2½`.
pub(super) fn halves(halves: Halves) -> String {
    quarters(2 * halves)
}

/// Quarters of a point as people write them: `2¾`.
pub(super) fn quarters(quarters: u32) -> String {
    let part = ["", "¼", "½", "¾"][quarters as usize % 4];
    match (quarters / 4, part) {
        (0, "") => "0".to_owned(),
        (0, part) => part.to_owned(),
        (whole, part) => format!("{whole}{part}"),
    }
}

/// Quarters of a point for programs: `2.75`.
pub(super) fn decimal(quarters: u32) -> String {
    format!("{}.{:02}", quarters / 4, quarters % 4 * 25)
}

/// A result as people write it: `1–0`.
pub(super) fn score(points: &[Halves]) -> String {
    let points: Vec<String> = points.iter().map(|points| halves(*points)).collect();
    points.join("–")
}

/// The typed result: `1-0`, `½-½`, `1/2-1/2`, `0.5-0.5`, `0,5-0,5`, `=`, and `3 2 1 0` at a table of four.
pub(super) fn read_score(typed: &str, seats: usize) -> Option<Vec<Halves>> {
    let typed = typed.trim();
    if typed == "=" && seats == 2 {
        return Some(vec![1, 1]);
    }
    // A slash and a comma part points, but for those of a half that makes too many.
    let halves = || typed.replace("1/2", "½").replace(",5", "½");
    // Between two, 1/2 alone does not say whose half it is.
    let plain = Some(typed).filter(|typed| seats > 2 || !typed.contains("1/2"));
    let plain = plain.and_then(|typed| read_points_of(typed, seats));
    plain.or_else(|| read_points_of(&halves(), seats))
}

/// The points of each seat.
fn read_points_of(typed: &str, seats: usize) -> Option<Vec<Halves>> {
    let parts = typed.split(['-', '–', ':', ',', ' ', '/']);
    let parts = parts.filter(|part| !part.is_empty());
    let points: Option<Vec<Halves>> = parts.map(read_points).collect();
    points.filter(|points| points.len() == seats)
}

fn read_points(typed: &str) -> Option<Halves> {
    let (whole, half) = if let Some(whole) = typed.strip_suffix('½') {
        (whole, 1)
    } else if let Some(whole) = typed.strip_suffix(".5") {
        (whole, 1)
    } else {
        (typed.strip_suffix(".0").unwrap_or(typed), 0)
    };
    let whole: Halves = match whole {
        "" if half == 1 => 0,
        whole => whole.parse().ok().filter(|whole| *whole < 100)?,
    };
    Some(2 * whole + half)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_read_as_they_are_written_and_as_keyboards_have_them() {
        for (typed, points) in [
            ("1-0", vec![2, 0]),
            ("0–1", vec![0, 2]),
            ("½-½", vec![1, 1]),
            ("0.5 : 0.5", vec![1, 1]),
            ("=", vec![1, 1]),
            ("1/2-1/2", vec![1, 1]),
            ("1/2 – 1/2", vec![1, 1]),
            ("1/2:1/2", vec![1, 1]),
            ("0,5-0,5", vec![1, 1]),
            ("1/0", vec![2, 0]),
            ("0,1", vec![0, 2]),
            ("0-0", vec![0, 0]),
        ] {
            assert_eq!(read_score(typed, 2), Some(points), "{typed}");
        }
        assert_eq!(read_score("3 1½ 1.5 0", 4), Some(vec![6, 3, 3, 0]));
        assert_eq!(read_score(&score(&[6, 3, 3, 0]), 4), Some(vec![6, 3, 3, 0]));
        assert_eq!(read_score("3 2/1,0", 4), Some(vec![6, 4, 2, 0]));
        for wrong in [
            "", "1", "1/2", "1/2-", "1-0-0", "x-0", "1000-0", "-1-0", "½½-0",
        ] {
            let read = read_score(wrong, 2);
            assert!(
                read.is_none() || wrong == "-1-0",
                "{wrong} is read as {read:?}"
            );
        }
    }
}
