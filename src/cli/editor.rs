//! Lines edited at a terminal, on a thread of their own: history, completion, hints, and messages above the line.

use std::collections::VecDeque;
use std::io::{self, ErrorKind, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use rustyline::completion::{Completer, FilenameCompleter, Pair};
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::FileHistory;
use rustyline::validate::Validator;
use rustyline::{CompletionType, Config, Context, ExternalPrinter, Helper};

use crate::cli::stop;
use crate::cli::terminal_mode::TerminalMode;
use crate::console::{LineSource, Stop, Typed, Vocabulary};

/// Lines kept in the history.
const MAX_HISTORY: usize = 1_000;
/// Time between two looks at other events while a line is typed.
const LOOK_INTERVAL: Duration = Duration::from_millis(500);
/// Turns off the marks that a terminal sets around pasted text.
const NO_PASTE_MARKS: &[u8] = b"\x1b[?2004l";
/// Verbs with the name of a file behind them.
const WITH_FILES: [&str; 5] = ["png ", "film ", "story ", "export ", "import "];

type Editing = rustyline::Editor<Assistant, FileHistory>;

/// A line to ask for.
struct LineQuestion {
    prompt: String,
    words: Vocabulary,
}

/// Messages of the threads behind a keyboard.
enum Heard {
    Line(rustyline::Result<String>),
    Stop,
}

/// An editor of lines at a terminal.
pub(super) struct Editor {
    questions: Sender<LineQuestion>,
    heard: Receiver<Heard>,
    printer: Box<dyn ExternalPrinter + Send>,
    /// Pasted lines that are still to be run.
    pasted: VecDeque<String>,
    /// The terminal as it was, to be left so.
    before: Option<TerminalMode>,
}

impl Editor {
    /// Starts to edit; `dims` is whether hints may look unlike typed text, without which there are none. A stop of the
    /// program ends `thoughts` too.
    ///
    /// # Errors
    /// The `io::Error` of a thread, a signal handler or a terminal that cannot be used.
    pub(super) fn open(
        history: Option<PathBuf>,
        dims: bool,
        thoughts: &Arc<Stop>,
    ) -> io::Result<Self> {
        let before = TerminalMode::now();
        let (questions, asked) = channel::<LineQuestion>();
        let (says, heard) = channel();
        let (ready, opened) = channel();
        let (stops, thoughts) = (says.clone(), Arc::clone(thoughts));
        stop::when_told(move || {
            thoughts.ask();
            // Without a reader nobody needs to be woken.
            drop(stops.send(Heard::Stop));
        })?;
        let edits = move || {
            let opened = editing(history.as_ref(), dims).and_then(|mut editing| {
                let printer = editing.create_external_printer()?;
                Ok((editing, printer))
            });
            let mut editing = match opened {
                Ok((editing, printer)) => {
                    let printer: Box<dyn ExternalPrinter + Send> = Box::new(printer);
                    drop(ready.send(Ok(printer)));
                    editing
                }
                Err(error) => return drop(ready.send(Err(error))),
            };
            for question in asked {
                let line = edit(&mut editing, question, history.as_ref());
                if says.send(Heard::Line(line)).is_err() {
                    return;
                }
            }
        };
        thread::Builder::new().name("editor".into()).spawn(edits)?;
        let printer = opened.recv().map_err(io::Error::other)?;
        Ok(Self {
            questions,
            heard,
            printer: printer.map_err(io::Error::other)?,
            pasted: VecDeque::new(),
            before,
        })
    }

    /// Leaves the terminal as it was before, while the other thread still waits for keys.
    fn restore(&self) {
        if let Some(before) = &self.before {
            // A terminal that is gone needs no restoring.
            if let Err(error) = before.restore() {
                tracing::debug!(%error, "failed to restore the terminal");
            }
            drop(io::stdout().write_all(NO_PASTE_MARKS));
        }
    }
}

impl LineSource for Editor {
    fn completes(&self) -> bool {
        true
    }

    fn ask(&mut self, prompt: &str, words: Vocabulary, out: &mut impl Write) -> io::Result<()> {
        if let Some(line) = self.pasted.front() {
            // It stands where it would have been typed.
            writeln!(out, "{prompt}{line}")?;
            return out.flush();
        }
        out.flush()?;
        let question = LineQuestion {
            prompt: prompt.to_owned(),
            words,
        };
        self.questions.send(question).map_err(io::Error::other)
    }

    fn typed(&mut self) -> io::Result<Typed> {
        if let Some(line) = self.pasted.pop_front() {
            return Ok(Typed::Line(line));
        }
        match self.heard.recv_timeout(LOOK_INTERVAL) {
            Ok(Heard::Line(Ok(text))) => {
                let mut lines = text.split(['\n', '\r']).map(str::to_owned);
                let first = lines.next().unwrap_or_default();
                self.pasted
                    .extend(lines.filter(|line| !line.trim().is_empty()));
                Ok(Typed::Line(first))
            }
            Ok(Heard::Line(Err(ReadlineError::Eof))) | Err(RecvTimeoutError::Disconnected) => {
                Ok(Typed::End)
            }
            Ok(Heard::Line(Err(ReadlineError::Interrupted))) => Ok(Typed::Dropped),
            Ok(Heard::Line(Err(ReadlineError::Io(error)))) => Err(error),
            Ok(Heard::Line(Err(error))) => Err(io::Error::other(error)),
            Ok(Heard::Stop) => {
                self.restore();
                Err(ErrorKind::ConnectionAborted.into())
            }
            Err(RecvTimeoutError::Timeout) => Ok(Typed::Nothing),
        }
    }

    fn interject(&mut self, message: &str, _out: &mut impl Write) -> io::Result<()> {
        let message = format!("{}\n", message.trim_end());
        self.printer.print(message).map_err(io::Error::other)
    }
}

fn editing(history: Option<&PathBuf>, dims: bool) -> rustyline::Result<Editing> {
    let config = Config::builder()
        .max_history_size(MAX_HISTORY)?
        .history_ignore_dups(true)?
        .history_ignore_space(true)
        .completion_type(CompletionType::List)
        .build();
    let mut editing = Editing::with_config(config)?;
    editing.set_helper(Some(Assistant {
        dims,
        ..Assistant::default()
    }));
    if let Some(path) = history {
        // The first session has none, and a new one replaces one that cannot be read.
        drop(editing.load_history(path));
    }
    Ok(editing)
}

fn edit(
    editing: &mut Editing,
    question: LineQuestion,
    history: Option<&PathBuf>,
) -> rustyline::Result<String> {
    if let Some(assistant) = editing.helper_mut() {
        assistant.words = question.words;
    }
    let line = editing.readline(&question.prompt)?;
    for line in line
        .split(['\n', '\r'])
        .filter(|line| !line.trim().is_empty())
    {
        editing.add_history_entry(line)?;
    }
    if let Some(path) = history {
        // A line that cannot be kept was typed all the same.
        drop(editing.append_history(path));
    }
    Ok(line)
}

/// Completes words and hints at the rest of a line.
#[derive(Default)]
struct Assistant {
    words: Vocabulary,
    files: FilenameCompleter,
    dims: bool,
}

impl Helper for Assistant {}

impl Validator for Assistant {}

impl Completer for Assistant {
    type Candidate = Pair;

    fn complete(
        &self,
        line: &str,
        pos: usize,
        _context: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<Pair>)> {
        let begun = line.get(..pos).unwrap_or(line);
        if WITH_FILES.iter().any(|verb| begun.starts_with(verb)) {
            return self.files.complete_path(line, pos);
        }
        let (start, words) = self.words.completions(begun);
        let pair = |word: String| Pair {
            display: word.clone(),
            replacement: word,
        };
        Ok((start, words.into_iter().map(pair).collect()))
    }
}

impl Hinter for Assistant {
    type Hint = String;

    fn hint(&self, line: &str, pos: usize, _context: &Context<'_>) -> Option<String> {
        let at_end = self.dims && pos == line.len();
        at_end.then(|| self.words.hint(line)).flatten()
    }
}

impl Highlighter for Assistant {
    fn highlight_hint<'h>(&self, hint: &'h str) -> std::borrow::Cow<'h, str> {
        format!("\x1b[2m{hint}\x1b[0m").into()
    }
}
