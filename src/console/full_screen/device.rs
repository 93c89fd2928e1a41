//! The terminal itself: entered as a full screen, and left as it was, also after a panic.

use std::io::{self, Write};
use std::panic;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use crossterm::event::{self, DisableMouseCapture, EnableMouseCapture};
use crossterm::execute;
use crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui_core::terminal::Terminal;
use ratatui_crossterm::CrosstermBackend;

use crate::console::full_screen::{FullScreenTable, TableEvent};
use crate::service::Env;
use crate::service::background::thoughts::Stop;

/// Time without a key after which clocks and due events are looked at.
const PAUSE: Duration = Duration::from_secs(1);

/// Ends a full-screen table from outside, when the program has to stop.
#[derive(Clone, Debug)]
pub struct Stopper(Sender<io::Result<TableEvent>>, Arc<Stop>);

impl Stopper {
    /// Ends the table in order.
    pub fn stop(&self) {
        self.1.ask();
        // A table that is left already needs no message.
        drop(self.0.send(Ok(TableEvent::Stop)));
    }
}

/// The events of this terminal.
#[derive(Debug)]
pub struct Device {
    events: Receiver<io::Result<TableEvent>>,
    sender: Sender<io::Result<TableEvent>>,
    /// Ends a computer’s thought when the table is left.
    thoughts: Arc<Stop>,
}

impl Device {
    /// This terminal; leaving the table ends `thoughts` too.
    pub fn new(thoughts: Arc<Stop>) -> Self {
        let (sender, events) = channel();
        Self {
            events,
            sender,
            thoughts,
        }
    }

    /// A handle that ends the table from outside.
    pub fn stopper(&self) -> Stopper {
        Stopper(self.sender.clone(), Arc::clone(&self.thoughts))
    }

    /// Plays on the whole screen of this terminal, until the table is left.
    ///
    /// # Errors
    /// The `io::Error` of the terminal, or of a store that is lost.
    pub fn play(self, table: FullScreenTable<impl FnMut() -> Env>) -> io::Result<()> {
        let Self {
            events,
            sender,
            thoughts,
        } = self;
        let _entered = Entered::enter()?;
        let reads = move || {
            loop {
                let event = event::read().map(TableEvent::Terminal);
                if event.as_ref().is_ok_and(TableEvent::leaves) {
                    // The event is met only after the thought.
                    thoughts.ask();
                }
                let failed = event.is_err();
                if sender.send(event).is_err() || failed {
                    return;
                }
            }
        };
        thread::Builder::new().name("keys".into()).spawn(reads)?;
        let mut terminal = Terminal::new(CrosstermBackend::new(io::stdout()))?;
        let next = || match events.recv_timeout(PAUSE) {
            Ok(event) => event,
            Err(RecvTimeoutError::Timeout) => Ok(TableEvent::Tick),
            Err(RecvTimeoutError::Disconnected) => Ok(TableEvent::Stop),
        };
        table.play_on(&mut terminal, next)
    }
}

/// A terminal in full-screen mode; dropped, it is as it was.
struct Entered;

impl Entered {
    fn enter() -> io::Result<Self> {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |what| {
            // The message has to be readable.
            leave();
            usual(what);
        }));
        enable_raw_mode()?;
        let entered = Self;
        execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture)?;
        Ok(entered)
    }
}

impl Drop for Entered {
    fn drop(&mut self) {
        leave();
    }
}

/// Leaves full-screen mode. A terminal that is gone cannot be put back.
fn leave() {
    drop(execute!(
        io::stdout(),
        DisableMouseCapture,
        LeaveAlternateScreen
    ));
    drop(disable_raw_mode());
    drop(execute!(io::stdout(), crossterm::cursor::Show));
    drop(io::stdout().flush());
}
