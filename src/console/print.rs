//! Replies as terminal text.

use std::io::{self, Write};

use crate::console::TerminalStyle;
use crate::console::colour::{ColourDepth, paint};
use crate::render;
use crate::render::terminal::Density;
use crate::service::api::action::Action;
use crate::service::api::lobby::LobbyStep;
use crate::service::api::look::CloseUp;
use crate::service::api::reply::Picture;
use crate::service::words::catalogue::{due, moment};
use crate::service::words::text::{Span, Text};

/// The beginning of a list item.
const ITEM: &str = "- ";
/// Stands for a blank at which no line breaks, until the lines are laid out.
pub(super) const GLUE: char = '\u{E001}';

/// The words of a reply.
pub(super) fn text(out: &mut impl Write, text: &Text, style: TerminalStyle) -> io::Result<()> {
    let mut line = String::new();
    for span in &text.0 {
        match span {
            Span::Plain(words) | Span::Code(words) => line.push_str(words),
            Span::Strong(words)
            | Span::Player(_, words)
            | Span::Command(words)
            | Span::Link { words, .. } => {
                line.push_str(&strong(words, style));
            }
            Span::Place(place) => line.push_str(&strong(place.channel(), style)),
            Span::Role(role) => line.push_str(&strong(role, style)),
            Span::Time(at) | Span::Date(at) => line.push_str(&moment(*at)),
            Span::Item => line.push_str(ITEM),
            Span::SmallPrint => {}
            Span::Page { words, address } => {
                line.push_str(words);
                line.push_str(" (");
                line.push_str(address);
                line.push(')');
            }
            Span::Due(at) | Span::DueOn(at) => line.push_str(&due(*at)),
        }
    }
    words(out, &line)
}

/// Words as whole lines: the screen breaks them.
pub(super) fn words(out: &mut impl Write, text: &str) -> io::Result<()> {
    for line in text.lines() {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// A board in words without its first sentences, if a line of the text below repeats them.
pub(super) fn without_lead<'a>(board: &'a str, below: &str) -> &'a str {
    let mut sentences = below
        .lines()
        .map(str::trim)
        .filter(|line| line.ends_with(['.', '!', '?']));
    let rest = sentences.find_map(|line| board.strip_prefix(line));
    rest.map_or(board, str::trim_start)
}

fn strong(words: &str, style: TerminalStyle) -> String {
    style.colour.strong(words)
}

/// A board with the lines around it, like its picture, for output that is no window.
pub(super) fn board(
    out: &mut impl Write,
    picture: &Picture,
    colour: ColourDepth,
) -> io::Result<()> {
    let scene = &picture.scene;
    let lost = render::text::lost(scene);
    let caption = &scene.caption;
    for line in [
        &[&caption.title, &caption.last][..],
        &[&caption.status, &lost][..],
    ] {
        let line: Vec<&str> = line
            .iter()
            .map(|part| part.as_str())
            .filter(|part| !part.is_empty())
            .collect();
        if !line.is_empty() {
            writeln!(out, "{}", line.join("   "))?;
        }
    }
    if colour == ColourDepth::None {
        return writeln!(out, "{}\n", render::text::board(scene).trim_end());
    }
    let board = render::terminal::board(scene, Density::Roomy, picture.theme);
    for row in &board.rows {
        writeln!(out, "{}", paint(row, colour))?;
    }
    writeln!(out)
}

/// The controls by number, each with its label.
pub(super) fn controls(
    out: &mut impl Write,
    controls: &[(usize, String)],
    style: TerminalStyle,
) -> io::Result<()> {
    // In a window a label stays with its number.
    let glue = if style.measure.is_some() {
        GLUE.to_string()
    } else {
        " ".to_owned()
    };
    let mut gap = "";
    for (number, label) in controls {
        let number = strong(&format!("[{number}]"), style);
        write!(out, "{gap}{number}{glue}{}", label.replace(' ', &glue))?;
        gap = "  ";
    }
    if gap.is_empty() {
        Ok(())
    } else {
        writeln!(out)
    }
}

/// Returns `true` for an action without effect here: everybody sees everything, and whole boards.
pub(super) fn is_idle(action: &Action) -> bool {
    matches!(action, Action::Review(walk) if walk.shared)
        || matches!(
            action,
            Action::CloseUp {
                at: CloseUp::Whole | CloseUp::Army(_),
                ..
            }
        )
}

/// Returns `true` for a choice that leads to another move of its review, or starts a computer: `review 12 move 14` and
/// `computer 12 3` are shorter than lists.
pub(super) fn is_jump(ask: &Action) -> bool {
    matches!(ask, Action::Review(walk) if !walk.new_message)
        || matches!(ask, Action::Lobby(action) if matches!(action.step, LobbyStep::AddComputer(_)))
}
