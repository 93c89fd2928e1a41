//! The log: text for people, or JSON for programs, on standard error. It includes panics, and warnings are counted.

use std::backtrace::{Backtrace, BacktraceStatus};
use std::io::IsTerminal;

use tracing::level_filters::LevelFilter;
use tracing::{Event, Level, Subscriber};
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::{Context, Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;

use crate::watch::Monitor;

/// The format of log lines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogFormat {
    /// Words, then fields.
    #[default]
    Text,
    /// One JSON object a line.
    Json,
}

impl LogFormat {
    /// The format of this name.
    pub fn from_name(name: &str) -> Option<Self> {
        match name {
            "text" => Some(Self::Text),
            "json" => Some(Self::Json),
            _ => None,
        }
    }
}

/// Starts the log at this level.
pub fn begin(level: LevelFilter, format: LogFormat, watch: &Monitor) {
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let lines = match format {
        LogFormat::Text => lines.with_ansi(std::io::stderr().is_terminal()).boxed(),
        LogFormat::Json => lines
            .json()
            .flatten_event(true)
            .with_span_list(false)
            .boxed(),
    };
    let counted = LogCounter(watch.clone());
    tracing_subscriber::registry()
        .with(lines.with_filter(is_own_target(level)))
        .with(counted.with_filter(is_own_target(LevelFilter::WARN)))
        .init();
    std::panic::set_hook(Box::new(|panic| {
        let why = panic.payload_as_str().unwrap_or("a panic without words");
        let at = panic.location().map(ToString::to_string);
        let way = Backtrace::capture();
        let backtrace = (way.status() == BacktraceStatus::Captured).then(|| way.to_string());
        tracing::error!(why, at, backtrace, "panicked");
    }));
}

/// Our crates’ names all begin alike. Foreign crates log faults only, since lower levels may quote users' text.
fn is_own_target(level: LevelFilter) -> Targets {
    Targets::new()
        .with_default(level.min(LevelFilter::ERROR))
        .with_target("kingboard", level)
}

/// Counts warnings and errors.
struct LogCounter(Monitor);

impl<S: Subscriber> Layer<S> for LogCounter {
    fn on_event(&self, event: &Event<'_>, _context: Context<'_, S>) {
        let error = *event.metadata().level() == Level::ERROR;
        self.0.logged(if error { "error" } else { "warn" });
    }
}
