//! The colours of the terminal, the size of its window, and the full-screen table on it.

use std::io::{self, IsTerminal, Stdout};
use std::sync::Arc;

use anstream::{AutoStream, ColorChoice};

use crate::cli::{Misused, stop};
use crate::config;
use crate::console::{
    ColourDepth, DefaultGame, Device, FullScreenTable, TerminalStyle, WindowSize,
};
use crate::env;
use crate::service::Service;

/// Refuses a full screen without a terminal for keys and for the screen.
///
/// # Errors
/// [`Misused`] without one.
pub(super) fn is_whole() -> Result<(), Misused> {
    let whole = io::stdin().is_terminal() && io::stdout().is_terminal();
    if whole && !config::is_dumb_terminal() {
        return Ok(());
    }
    Err(Misused(
        "--tui needs a terminal with a cursor that can be moved".to_owned(),
    ))
}

/// Plays on the whole screen.
///
/// # Errors
/// The error of the terminal, or of a store that is lost.
pub(super) fn play_full_screen(service: Service, ready: DefaultGame) -> anyhow::Result<()> {
    let device = Device::new(Arc::clone(&ready.stop));
    let stopper = device.stopper();
    stop::when_told(move || stopper.stop())?;
    let table = FullScreenTable {
        service,
        ready,
        clock: env::now,
        colour: colours(&io::stdout()),
    };
    Ok(device.play(table)?)
}

/// The style of output: `NO_COLOR`, `CLICOLOR`, `CLICOLOR_FORCE` and `TERM` decide about colours, and only a terminal
/// is a window.
pub(super) fn style(output: &Stdout) -> TerminalStyle {
    TerminalStyle {
        colour: colours(output),
        measure: output.is_terminal().then_some(measure),
        rewrites: output.is_terminal() && !config::is_dumb_terminal(),
    }
}

fn colours(output: &Stdout) -> ColourDepth {
    match AutoStream::choice(output) {
        ColorChoice::Never | ColorChoice::Auto => ColourDepth::None,
        ColorChoice::Always | ColorChoice::AlwaysAnsi if anstyle_query::truecolor() => {
            ColourDepth::All
        }
        ColorChoice::Always | ColorChoice::AlwaysAnsi => ColourDepth::Some,
    }
}

/// The window as it is now; the usual one if the terminal does not report its size.
fn measure() -> WindowSize {
    const USUAL: (usize, usize) = (80, 24);
    let told = terminal_size::terminal_size();
    let told = told.map(|(columns, rows)| (columns.0.into(), rows.0.into()));
    let (columns, rows) = told
        .filter(|(columns, rows)| *columns > 0 && *rows > 0)
        .unwrap_or(USUAL);
    WindowSize { columns, rows }
}
