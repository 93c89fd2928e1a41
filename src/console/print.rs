//! Replies as terminal text.

use std::io::{self, Write};

use crate::console::Style;
use crate::render;
use crate::service::ask::Ask;
use crate::service::prose::moment;
use crate::service::reply::{Picture, Span, Text};

/// The words of a reply.
pub(super) fn text(out: &mut impl Write, text: &Text, style: Style) -> io::Result<()> {
    for span in &text.0 {
        match span {
            Span::Plain(words) | Span::Code(words) => write!(out, "{words}")?,
            Span::Strong(words) | Span::Player(_, words) | Span::Command(words) => {
                strong(out, words, style)?;
            }
            Span::Time(at) => write!(out, "{}", moment(*at))?,
        }
    }
    writeln!(out)
}

fn strong(out: &mut impl Write, words: &str, style: Style) -> io::Result<()> {
    if style.colour {
        write!(out, "\x1b[1m{words}\x1b[0m")
    } else {
        write!(out, "{words}")
    }
}

/// A board with the lines around it.
pub(super) fn board(out: &mut impl Write, picture: &Picture, style: Style) -> io::Result<()> {
    let scene = &picture.scene;
    let board = if style.colour {
        render::text::colour_board(scene)
    } else {
        render::text::board(scene)
    };
    let heading = [&scene.caption.title, &scene.caption.last];
    let heading: Vec<&str> = heading
        .into_iter()
        .map(String::as_str)
        .filter(|line| !line.is_empty())
        .collect();
    writeln!(out, "{}\n{}\n", heading.join("   "), board.trim_end())
}

/// What can be chosen, by number.
pub(super) fn controls(
    out: &mut impl Write,
    controls: &[(String, Ask)],
    style: Style,
) -> io::Result<()> {
    if controls.is_empty() {
        return Ok(());
    }
    for (i, (label, _)) in controls.iter().enumerate() {
        let gap = if i == 0 { "" } else { "  " };
        write!(out, "{gap}")?;
        strong(out, &format!("[{}]", i + 1), style)?;
        write!(out, " {label}")?;
    }
    writeln!(out)
}
