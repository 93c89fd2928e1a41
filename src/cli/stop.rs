//! Stop signals (Ctrl+C, SIGTERM, a closed terminal) for commands other than the bot.

use std::io::{self, BufRead, ErrorKind, Read, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;

use crate::console::Stop;
use crate::runtime::signals;
use crate::store::abandon;

/// Most pieces of input read ahead.
const AHEAD: usize = 4;
/// Most bytes of a piece of input.
const PIECE: usize = 8 * 1024;

/// Runs `act` once the program is asked to stop, on a thread of its own.
///
/// # Errors
/// The `io::Error` of a thread or signal handler that cannot be installed.
pub(super) fn when_told(act: impl FnOnce() + Send + 'static) -> io::Result<()> {
    let threads = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let told = {
        let _within = threads.enter();
        let (told, closed) = (signals::told_to_stop()?, signals::terminal_closed()?);
        async move {
            tokio::select! {
                () = told => {}
                () = closed => {}
            }
        }
    };
    let waits = move || {
        threads.block_on(told);
        act();
    };
    thread::Builder::new().name("stop".into()).spawn(waits)?;
    Ok(())
}

/// The exit code of a stopped command.
const STOPPED: i32 = 1;

/// Ends the program once it is asked to stop, and deletes its unfinished files.
///
/// # Errors
/// The errors of [`when_told`].
#[expect(
    clippy::exit,
    reason = "the other threads are in the middle of what is given up"
)]
pub(super) fn abandoning() -> io::Result<()> {
    when_told(|| {
        abandon();
        // Standard error may be closed too; then nothing can be reported.
        drop(writeln!(
            io::stderr(),
            "kingboard: stopped before it was finished; nothing was changed"
        ));
        std::process::exit(STOPPED);
    })
}

/// Standard input that fails with [`ErrorKind::ConnectionAborted`] once the program is asked to stop.
#[derive(Debug)]
pub(super) struct Keyboard {
    /// Input read ahead; an empty piece wakes the reader.
    pieces: Receiver<io::Result<Vec<u8>>>,
    /// The piece being read, and how many bytes of it were.
    piece: (Vec<u8>, usize),
    /// `true` if the input itself has ended.
    ended: bool,
    stopped: Arc<AtomicBool>,
}

impl Keyboard {
    /// Starts to read. A stop of the program ends `thoughts` too.
    ///
    /// # Errors
    /// The errors of [`when_told`].
    pub(super) fn listen(thoughts: &Arc<Stop>) -> io::Result<Self> {
        let (sender, pieces) = sync_channel(AHEAD);
        let stopped = Arc::new(AtomicBool::new(false));
        let (noted, wakes) = (Arc::clone(&stopped), sender.clone());
        let thoughts = Arc::clone(thoughts);
        when_told(move || {
            thoughts.ask();
            noted.store(true, Ordering::SeqCst);
            // Without a waiting reader nobody needs to be woken.
            drop(wakes.send(Ok(Vec::new())));
        })?;
        let reads = move || {
            let mut stdin = io::stdin().lock();
            loop {
                let mut piece = vec![0; PIECE];
                let read = match stdin.read(&mut piece) {
                    Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                    read => read.map(|length| {
                        piece.truncate(length);
                        piece
                    }),
                };
                let last = !matches!(&read, Ok(piece) if !piece.is_empty());
                if sender.send(read).is_err() || last {
                    return;
                }
            }
        };
        thread::Builder::new()
            .name("keyboard".into())
            .spawn(reads)?;
        Ok(Self {
            pieces,
            piece: (Vec::new(), 0),
            ended: false,
            stopped,
        })
    }
}

impl BufRead for Keyboard {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        let empty = self.piece.1 >= self.piece.0.len();
        if empty && !self.ended && !self.stopped.load(Ordering::SeqCst) {
            let piece = self.pieces.recv().unwrap_or_else(|_| Ok(Vec::new()))?;
            self.ended = piece.is_empty();
            self.piece = (piece, 0);
        }
        if self.stopped.load(Ordering::SeqCst) {
            return Err(ErrorKind::ConnectionAborted.into());
        }
        Ok(self.piece.0.get(self.piece.1..).unwrap_or_default())
    }

    fn consume(&mut self, amount: usize) {
        self.piece.1 += amount;
    }
}

impl Read for Keyboard {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let mut ready = self.fill_buf()?;
        let read = ready.read(buffer)?;
        self.consume(read);
        Ok(read)
    }
}
