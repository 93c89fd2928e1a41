//! Being told to stop (Ctrl-C, SIGTERM, the terminal closed) by commands that are no bot.

use std::io::{self, BufRead, ErrorKind, Read, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;

use tokio::signal::unix::{SignalKind, signal};

use crate::runtime;
use crate::store::abandon;

/// How many pieces of input are read ahead.
const AHEAD: usize = 4;
/// How long a piece of input is at most, in bytes.
const PIECE: usize = 8 * 1024;

/// Has this done once the program is told to stop, on a thread of its own.
///
/// # Errors
/// When the operating system gives no thread, or does not say when to stop.
pub(super) fn when_told(act: impl FnOnce() + Send + 'static) -> io::Result<()> {
    let threads = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let told = {
        let _within = threads.enter();
        let mut left = signal(SignalKind::hangup())?;
        let told = runtime::told_to_stop()?;
        async move {
            tokio::select! {
                () = told => {}
                _ = left.recv() => {}
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

/// The exit code of a command that was told to stop.
const STOPPED: i32 = 1;

/// Has the program end once it is told to stop, with nothing left of what it is making just now.
///
/// # Errors
/// As [`when_told`].
#[expect(
    clippy::exit,
    reason = "the other threads are in the middle of what is given up"
)]
pub(super) fn abandoning() -> io::Result<()> {
    when_told(|| {
        abandon();
        // Standard error may be closed too; there is nowhere left to say so.
        drop(writeln!(
            io::stderr(),
            "kingboard: stopped before it was finished; nothing was changed"
        ));
        std::process::exit(STOPPED);
    })
}

/// Standard input, which breaks off with [`ErrorKind::ConnectionAborted`] once the program is told to stop.
#[derive(Debug)]
pub(super) struct Keyboard {
    /// What was read ahead; an empty piece wakes who waits.
    pieces: Receiver<io::Result<Vec<u8>>>,
    /// The piece that is being handed out, and how much of it was.
    piece: (Vec<u8>, usize),
    /// Whether the input has ended by itself.
    ended: bool,
    stopped: Arc<AtomicBool>,
}

impl Keyboard {
    /// Begins to read.
    ///
    /// # Errors
    /// As [`when_told`].
    pub(super) fn listen() -> io::Result<Self> {
        let (sender, pieces) = sync_channel(AHEAD);
        let stopped = Arc::new(AtomicBool::new(false));
        let (noted, wakes) = (Arc::clone(&stopped), sender.clone());
        when_told(move || {
            noted.store(true, Ordering::SeqCst);
            // Where nobody waits any more, nobody needs to be woken.
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
