//! Texts of the service as parts that a page can show without reading markup.

use serde_json::{Value, json};

use crate::service::words::text::{Span, Text};

/// A part of a text in a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TextPart {
    /// The element: empty for plain words, `b` or `code`. `pages/lines.html` writes them.
    pub(super) tag: &'static str,
    /// The words.
    pub(super) words: String,
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
                line.push(TextPart {
                    tag,
                    words: words.to_owned(),
                });
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
