//! Colours as a terminal’s codes.

use std::fmt::Write;

use anstyle::{Ansi256Color, Color, RgbColor, Style};

use crate::render::terminal::{Colours, Run};
use crate::render::theme_types::Rgb;

/// The colours of a terminal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ColourDepth {
    /// None at all, and no bold letters.
    #[default]
    None,
    /// The 256 that nearly every terminal has.
    Some,
    /// All of them.
    All,
}

impl ColourDepth {
    /// The nearest colour of the terminal.
    pub(in crate::console) fn nearest(self, [red, green, blue]: Rgb) -> Color {
        let rgb = RgbColor(red, green, blue);
        match self {
            Self::All => rgb.into(),
            Self::None | Self::Some => {
                let Ansi256Color(index) = anstyle_lossy::rgb_to_xterm(rgb);
                Ansi256Color(index).into()
            }
        }
    }

    /// Words that stand out.
    pub(in crate::console) fn strong(self, words: &str) -> String {
        match self {
            Self::None => words.to_owned(),
            Self::Some | Self::All => {
                let bold = Style::new().bold();
                format!("{bold}{words}{bold:#}")
            }
        }
    }
}

/// A row of a board, its codes closed at its end.
pub(in crate::console) fn paint(row: &[Run], depth: ColourDepth) -> String {
    let mut line = String::new();
    for run in row {
        match run.colours {
            Some(Colours { front, back }) if depth != ColourDepth::None => {
                let style = Style::new()
                    .bold()
                    .fg_color(Some(depth.nearest(front)))
                    .bg_color(Some(depth.nearest(back)));
                write!(line, "{style}{}{style:#}", run.text)
                    .expect("writing to a string cannot fail");
            }
            Some(_) | None => line += &run.text,
        }
    }
    if depth == ColourDepth::None {
        line.truncate(line.trim_end().len());
    }
    line
}
