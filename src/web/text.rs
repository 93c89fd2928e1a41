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

/// These words as parts, with the moment in them on its own.
fn with_moment(words: &str) -> Vec<TextPart> {
    let plain = |words: &str| TextPart {
        tag: "",
        words: words.to_owned(),
    };
    let split = || {
        let (before, after) = words.split_once(ZONE)?;
        let (before, moment) = before.split_at_checked(before.len().checked_sub(MOMENT)?)?;
        let fits = moment
            .bytes()
            .all(|b| b.is_ascii_digit() || b"-: ".contains(&b));
        fits.then_some((before, moment, after))
    };
    let Some((before, moment, after)) = split() else {
        return vec![plain(words)];
    };
    let moment = TextPart {
        tag: "time",
        words: format!("{moment}{ZONE}"),
    };
    vec![plain(before), moment, plain(after)]
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
                let parts = match tag {
                    "" => with_moment(words),
                    _ => vec![TextPart {
                        tag,
                        words: words.to_owned(),
                    }],
                };
                line.extend(parts.into_iter().filter(|part| !part.words.is_empty()));
            }
        }
    }
    lines.retain(|line| !line.is_empty());
    lines
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
        | Span::Place(_)
        | Span::Role(_)
        | Span::Page { .. }
        | Span::Link { .. } => ("", Text(vec![span.clone()]).plain()),
        Span::Item => ("", "• ".to_owned()),
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
