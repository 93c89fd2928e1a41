//! `best` and `engine`: the computer that plays, for scripts and for other engines.

use std::io::{self, BufRead, Write};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread::JoinHandle;
use std::time::Duration;

use clap::Args;
use serde_json::{Value, json};

use crate::cli::args::{self, RulesArgs};
use crate::cli::go_line::{self, End, GoLine, USUAL_NODES};
use crate::engine::{self, Stop, Task, Thought};
use crate::game::any::AnyPosition;
use crate::game::chance::Roll;
use crate::game::options::Options;
use crate::game::outcome::Status;

/// Longest time after the end of the input for a thought that only its depth ends.
const ALONE: Duration = Duration::from_mins(1);

#[derive(Debug, Args)]
pub(super) struct BestArgs {
    #[command(flatten)]
    rules: RulesArgs,
    /// Number of positions it looks at
    #[arg(long, default_value_t = USUAL_NODES, value_parser = args::nodes)]
    nodes: u64,
    /// Number of moves printed, each with its exact equity
    #[arg(long, default_value_t = 1, value_parser = args::lines)]
    lines: u16,
    /// A position
    position: String,
}

/// Prints the computer's judgement of a position as one line of JSON.
///
/// # Errors
/// A sentence with the fault of the position or its options; the `io::Error` of a closed standard output.
pub(super) fn best(asked: &BestArgs) -> anyhow::Result<()> {
    let BestArgs {
        rules,
        nodes,
        lines,
        position,
    } = asked;
    let options = rules.options()?;
    let at = rules.restore(&options, position);
    let at = at.map_err(anyhow::Error::msg)?;
    let task = Task {
        lines: usize::from(*lines),
        ..Task::nodes(*nodes)
    };
    let thought = engine::think(&*at, &task, &Stop::default());
    writeln!(
        io::stdout(),
        "{}",
        judgement(&*at, thought.as_ref(), *lines)
    )?;
    Ok(())
}

/// One line of JSON, its keys in the manual's order.
fn judgement(at: &dyn AnyPosition, thought: Option<&Thought>, lines: u16) -> String {
    let text = |texts: &[crate::game::text::MoveText]| -> Vec<String> {
        texts.iter().map(ToString::to_string).collect()
    };
    let judged = |thought: &Thought| -> Vec<Value> {
        let moves = thought.moves.iter().take(usize::from(lines));
        let one = |judged: &engine::Judged| json!({ "move": judged.mv.as_str(), "equity": judged.equity });
        moves.map(one).collect()
    };
    let parts = [
        ("position", json!(at.setup().as_str())),
        ("status", json!(at.state())),
        (
            "best",
            json!(thought.map(|thought| thought.chosen.as_str())),
        ),
        ("equity", json!(thought.map(Thought::equity))),
        ("line", json!(thought.map(|thought| text(&thought.line)))),
        ("moves", json!(thought.map(judged).unwrap_or_default())),
        ("depth", json!(thought.map(|thought| thought.depth))),
        ("nodes", json!(thought.map(|thought| thought.nodes))),
    ];
    let parts = parts.map(|(key, value)| format!("\"{key}\":{value}"));
    format!("{{{}}}", parts.join(","))
}

/// Speaks the protocol of `docs/engine.md` on standard input and output until `quit` or the end of the input.
///
/// # Errors
/// A sentence about an error of the options; or a failure of standard input or output.
pub(super) fn protocol(rules: &RulesArgs) -> anyhow::Result<()> {
    let options = rules.options()?;
    let mut session = EngineSession {
        at: rules.start(&options),
        rules,
        options,
        thinker: None,
    };
    for line in io::stdin().lock().lines() {
        let line = line?;
        let (verb, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        if verb == "quit" {
            session.stop();
            break;
        }
        session.answer(verb, rest.trim())?;
    }
    session.finish();
    Ok(())
}

/// One line of the protocol's output.
fn say(line: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{line}")?;
    out.flush()
}

struct EngineSession<'a> {
    rules: &'a RulesArgs,
    options: Options,
    at: Box<dyn AnyPosition>,
    /// The thought under way.
    thinker: Option<Thinker>,
}

struct Thinker {
    stop: Arc<Stop>,
    /// Holds the answer of an endless thought back until it is dropped.
    hold: Option<Sender<()>>,
    end: End,
    thread: JoinHandle<()>,
}

/// Stops a thought after this time, unless its end has dropped the sender before.
fn stop_after(time: Duration, stop: &Arc<Stop>, thought: Receiver<()>) {
    let stop = Arc::clone(stop);
    std::thread::spawn(move || {
        if thought.recv_timeout(time) == Err(RecvTimeoutError::Timeout) {
            stop.ask();
        }
    });
}

impl EngineSession<'_> {
    fn answer(&mut self, verb: &str, rest: &str) -> io::Result<()> {
        match verb {
            "uci" | "ugi" => {
                say(concat!("id name Kingboard ", env!("CARGO_PKG_VERSION")))?;
                say(&format!("{verb}ok"))
            }
            "isready" => say("readyok"),
            "ucinewgame" | "uginewgame" => {
                self.stop();
                self.at = self.rules.start(&self.options);
                Ok(())
            }
            "position" => {
                self.stop();
                match self.position(rest) {
                    Ok(at) => self.at = at,
                    Err(why) => say(&format!("info string {why}"))?,
                }
                Ok(())
            }
            "go" => self.go(rest),
            "stop" => {
                self.stop();
                Ok(())
            }
            "moves" => {
                let moves: Vec<String> = self.at.legal().iter().map(ToString::to_string).collect();
                say(&format!("moves {}", moves.join(" ")))
            }
            "show" => say(&format!("position {}", self.at.setup())),
            "" => Ok(()),
            _ => say(&format!("info string unknown: {verb}")),
        }
    }

    /// Parses `startpos` or `fen TEXT`, then perhaps `moves` with moves; an attack has its dice: `D4xE5[5:2]`.
    fn position(&self, text: &str) -> Result<Box<dyn AnyPosition>, String> {
        let (from, moves) = text.split_once("moves").unwrap_or((text, ""));
        let from = from.trim();
        let mut at = match from.strip_prefix("fen ") {
            Some(setup) => self.rules.restore(&self.options, setup.trim())?,
            None if from == "startpos" => self.rules.start(&self.options),
            None => return Err("position startpos, or position fen TEXT".to_owned()),
        };
        for mv in moves.split_whitespace() {
            let (mv, faces) = mv.split_once('[').unwrap_or((mv, ""));
            let played = at.read(mv).and_then(|mv| at.play(&mv));
            played.map_err(|_| format!("not legal here: {mv}"))?;
            let Status::ToRoll(dice) = at.status() else {
                continue;
            };
            let faces = faces.trim_end_matches(']').split(':').map(str::parse);
            let faces: Option<Vec<u8>> = faces.collect::<Result<_, _>>().ok();
            let roll = faces.and_then(|faces| Roll::new(dice, faces));
            let roll = roll.ok_or_else(|| format!("an attack needs its dice: {mv}[5:2]"))?;
            at.resolve(&roll).map_err(|why| why.to_string())?;
        }
        Ok(at)
    }

    /// Begins a thought, and says which words of the line it passes over.
    fn go(&mut self, text: &str) -> io::Result<()> {
        self.stop();
        let line = go_line::read(&*self.at, text);
        if !line.ignored.is_empty() {
            say(&format!("info string ignored: {}", line.ignored.join(", ")))?;
        }
        self.begin(line);
        Ok(())
    }

    fn begin(&mut self, GoLine { task, end, .. }: GoLine) {
        let at = self.at.clone();
        let stop = Arc::new(Stop::default());
        // The end of the thought wakes the clock, and the end of the hold lets an endless thought answer.
        let (thinking, thought) = mpsc::channel::<()>();
        let (hold, held) = mpsc::channel::<()>();
        if let End::After(time) = end {
            stop_after(time, &stop, thought);
        }
        let flag = Arc::clone(&stop);
        let waits = end == End::Asked;
        let think = move || {
            let found = engine::think(&*at, &task, &flag);
            drop(thinking);
            if waits && found.is_some() {
                while held.recv().is_ok() {}
            }
            // A failed write means that nobody listens any more.
            drop(tell(found.as_ref()));
        };
        self.thinker = Some(Thinker {
            stop,
            hold: waits.then_some(hold),
            end,
            thread: std::thread::spawn(think),
        });
    }

    /// Lets the thought under way end by itself, unless nobody is left who could stop it.
    fn finish(&mut self) {
        let Some(thinker) = &self.thinker else {
            return;
        };
        match thinker.end {
            End::Asked => self.stop(),
            End::AtDepth => {
                let (thinking, thought) = mpsc::channel();
                stop_after(ALONE, &thinker.stop, thought);
                self.wait();
                drop(thinking);
            }
            End::Itself | End::After(_) => self.wait(),
        }
    }

    /// Ends the thought under way, which then prints its best move.
    fn stop(&mut self) {
        if let Some(thinker) = &mut self.thinker {
            thinker.stop.ask();
            drop(thinker.hold.take());
        }
        self.wait();
    }

    /// Waits for the thought under way.
    fn wait(&mut self) {
        if let Some(thinker) = self.thinker.take() {
            let joined = thinker.thread.join();
            joined.expect("a thought does not panic");
        }
    }
}

fn tell(thought: Option<&Thought>) -> io::Result<()> {
    let Some(thought) = thought else {
        return say("bestmove none");
    };
    let line: Vec<String> = thought.line.iter().map(ToString::to_string).collect();
    say(&format!(
        "info depth {} nodes {} score mp {} pv {}",
        thought.depth,
        thought.nodes,
        thought.equity(),
        line.join(" ")
    ))?;
    say(&format!("bestmove {}", thought.chosen))
}
