//! Texts of the service as parts that a page can show without reading markup.

use serde_json::{Value, json};

use crate::service::words::text::{Span, Text};

/// A part of a text in a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TextPart {
    /// The element: empty for plain words, `b`, `code` or `time`. `pages/lines.html` writes them.
    pub(super) tag: &'static str,
    /// The words.
    pub(super) words: String,
}

impl TextPart {
    /// The moment of a `time`, as browsers read it.
    pub(super) fn datetime(&self) -> String {
        self.words.trim_end_matches(ZONE).replacen(' ', "T", 1) + "Z"
    }
}

/// Ends a moment in words: `2026-11-30 02:55 UTC`.
const ZONE: &str = " UTC";

/// The letters of a moment in words before its zone.
const MOMENT: usize = "2026-11-30 02:55".len();

/// These words as parts, with each moment in them on its own.
pub(super) fn with_moments(words: &str) -> Vec<TextPart> {
    let part = |tag, words| TextPart { tag, words };
    let (mut parts, mut plain) = (Vec::new(), String::new());
    let mut pieces = words.split(ZONE).peekable();
    while let Some(piece) = pieces.next() {
        let has_zone = pieces.peek().is_some();
        let at = piece.len().checked_sub(MOMENT).filter(|_| has_zone);
        let split = at.and_then(|at| piece.split_at_checked(at));
        if let Some((before, moment)) = split.filter(|(_, moment)| is_moment(moment)) {
            plain.push_str(before);
            parts.push(part("", std::mem::take(&mut plain)));
            parts.push(part("time", format!("{moment}{ZONE}")));
            continue;
        }
        plain.push_str(piece);
        if has_zone {
            plain.push_str(ZONE);
        }
    }
    parts.push(part("", plain));
    parts.retain(|part| !part.words.is_empty());
    parts
}

/// Returns `true` if a text is a moment in words without its zone: `2026-11-30 02:55`.
fn is_moment(text: &str) -> bool {
    let shape = text
        .bytes()
        .map(|b| if b.is_ascii_digit() { b'0' } else { b });
    shape.eq(*b"0000-00-00 00:00")
}

/// The lines of a text, each with its parts.
pub(super) fn lines(text: &Text) -> Vec<Vec<TextPart>> {
    let mut lines = vec![Vec::new()];
    for span in &text.0 {
        let (tag, words) = part(span);
        for (nth, words) in words.split('\n').enumerate() {
            if nth > 0 {
                lines.push(Vec::new());
            }
            if !words.is_empty() {
                let line = lines.last_mut().expect("there is a line");
                let parts = if tells_time(span) {
                    with_moments(words)
                } else {
                    let words = words.to_owned();
                    vec![TextPart { tag, words }]
                };
                line.extend(parts);
            }
        }
    }
    lines.retain(|line| !line.is_empty());
    lines
}

/// Returns `true` for a time of ours. One that a player has written is shown as they wrote it.
const fn tells_time(span: &Span) -> bool {
    matches!(
        span,
        Span::Time(_) | Span::Date(_) | Span::Due(_) | Span::DueOn(_)
    )
}

fn part(span: &Span) -> (&'static str, String) {
    match span {
        Span::Plain(words) => ("", words.clone()),
        Span::Strong(words) | Span::Player(_, words) => ("b", words.clone()),
        Span::Code(words) => ("code", words.clone()),
        Span::Command(verb) => ("code", format!("/{verb}")),
        Span::Time(_)
        | Span::Date(_)
        | Span::Due(_)
        | Span::DueOn(_)
        | Span::Place(_)
        | Span::Role(_)
        | Span::Page { .. }
        | Span::Link { .. } => ("", Text(vec![span.clone()]).plain()),
        Span::Item => ("", "• ".to_owned()),
        Span::SmallPrint => ("", String::new()),
    }
}

/// The text as JSON: lines of parts, each a string, or a pair of element and words.
pub(super) fn json(text: &Text) -> Value {
    let part = |part: &TextPart| match part.tag {
        "" => json!(part.words),
        tag => json!([tag, part.words]),
    };
    let line = |line: &Vec<TextPart>| line.iter().map(part).collect::<Vec<_>>();
    json!(lines(text).iter().map(line).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_that_a_player_wrote_stays_as_written() {
        let typed = "2026-11-30 02:55 UTC";
        let tags = |span| -> Vec<&str> {
            let parts = lines(&Text(vec![span])).into_iter().flatten();
            parts.map(|part| part.tag).collect()
        };
        assert_eq!(tags(Span::Plain(typed.to_owned())), [""]);
        let at = crate::service::Timestamp(1_796_007_300_000);
        assert_eq!(tags(Span::Time(at)), ["time"]);
        assert_eq!(tags(Span::Due(at)), ["", "time"]);
    }

    #[test]
    fn each_moment_in_words_is_a_part_and_nothing_else_is() {
        let made = |words| -> Vec<(&str, String)> {
            let parts = with_moments(words).into_iter();
            parts.map(|part| (part.tag, part.words)).collect()
        };
        let part = |tag, words: &str| (tag, words.to_owned());
        assert_eq!(
            made("From 2026-11-30 02:55 UTC to 2026-12-01 08:00 UTC."),
            [
                part("", "From "),
                part("time", "2026-11-30 02:55 UTC"),
                part("", " to "),
                part("time", "2026-12-01 08:00 UTC"),
                part("", "."),
            ]
        );
        assert_eq!(made("2026-11-30 02:55 UTC").len(), 1);
        assert_eq!(
            made("By the calendar in UTC: 2026-11-30 02:55 UTC")[1],
            part("time", "2026-11-30 02:55 UTC")
        );
        for plain in [
            "",
            "UTC",
            " UTC",
            "ł026-11-30 02:55 UTC",
            "1234567890123456 UTC",
        ] {
            assert!(made(plain).iter().all(|(tag, _)| tag.is_empty()), "{plain}");
        }
    }
}
