//! The mode of the terminal (echo, whole lines), kept so that it can be left as it was.
//!
//! On Unix that is whatever it was before. A Windows console is left with echo and whole lines, as programs find it.

use std::io;

/// The mode of the terminal at one moment.
pub(super) struct TerminalMode(system::Mode);

impl TerminalMode {
    /// The mode that the terminal has now; `None` if standard input is no terminal.
    pub(super) fn now() -> Option<Self> {
        system::now().map(Self)
    }

    /// Gives the terminal this mode.
    ///
    /// # Errors
    /// As the operating system says.
    pub(super) fn restore(&self) -> io::Result<()> {
        system::restore(&self.0)
    }
}

#[cfg(unix)]
mod system {
    use std::io;

    use rustix::termios::{OptionalActions, Termios, tcgetattr, tcsetattr};

    pub(super) type Mode = Termios;

    pub(super) fn now() -> Option<Mode> {
        tcgetattr(io::stdin()).ok()
    }

    pub(super) fn restore(mode: &Mode) -> io::Result<()> {
        Ok(tcsetattr(io::stdin(), OptionalActions::Now, mode)?)
    }
}

#[cfg(windows)]
mod system {
    use std::io::{self, IsTerminal};

    /// The only mode that is ever restored.
    #[derive(Clone, Copy)]
    pub(super) struct Mode;

    pub(super) fn now() -> Option<Mode> {
        io::stdin().is_terminal().then_some(Mode)
    }

    pub(super) fn restore(_mode: &Mode) -> io::Result<()> {
        crossterm::terminal::disable_raw_mode()
    }
}
