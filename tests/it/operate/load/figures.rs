//! Measurements: sorted times, the resources of a process, and a line through points.

use std::time::Duration;

/// Clock ticks per second in Linux's process times.
const TICKS: f64 = 100.0;

/// The durations of many operations.
#[derive(Default)]
pub(super) struct Times(Vec<Duration>);

impl Times {
    pub(super) fn note(&mut self, took: Duration) {
        self.0.push(took);
    }

    pub(super) fn count(&self) -> usize {
        self.0.len()
    }

    /// `p50 p99 p99.9 max`, in milliseconds.
    pub(super) fn row(&mut self) -> String {
        self.0.sort_unstable();
        let last = self.0.len().saturating_sub(1);
        let at = |of: usize| self.0.get(last * of / 1000).copied().unwrap_or_default();
        [500, 990, 999, 1000]
            .map(|of| format!("{:>9.1}", at(of).as_secs_f64() * 1000.0))
            .join("")
    }
}

/// Resources of a process; zero if the system does not report them.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Taken {
    /// Processor time in seconds.
    pub(super) seconds: f64,
    /// Memory in use, MiB.
    pub(super) memory: f64,
}

/// The resources of the process with this id, or of this one for `self`.
pub(super) fn taken(process: &str) -> Taken {
    let read = |what: &str| {
        #[expect(
            clippy::disallowed_methods,
            reason = "the system's account of a process is no file of the program's"
        )]
        std::fs::read_to_string(format!("/proc/{process}/{what}")).unwrap_or_default()
    };
    let stat = read("stat");
    // The name in parentheses may hold any characters.
    let after = stat.rsplit(')').next().unwrap_or_default();
    let ticks = after.split_whitespace().skip(11).take(2);
    let ticks: f64 = ticks.filter_map(|ticks| ticks.parse::<f64>().ok()).sum();
    let status = read("status");
    let memory = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let memory = memory.and_then(|memory| memory.split_whitespace().next()?.parse::<f64>().ok());
    Taken {
        seconds: ticks / TICKS,
        memory: memory.unwrap_or_default() / 1024.0,
    }
}

/// The slope of the line through these points by least squares; 0 for fewer than two.
pub(super) fn slope(points: &[(f64, f64)]) -> f64 {
    let count = f64::from(u32::try_from(points.len()).unwrap());
    let mean = |of: fn(&(f64, f64)) -> f64| points.iter().map(of).sum::<f64>() / count;
    let (x, y) = (mean(|point| point.0), mean(|point| point.1));
    let square: f64 = points.iter().map(|point| (point.0 - x).powi(2)).sum();
    let cross: f64 = points
        .iter()
        .map(|point| (point.0 - x) * (point.1 - y))
        .sum();
    if square > 0.0 { cross / square } else { 0.0 }
}

#[test]
fn a_line_through_points_has_their_slope() {
    let points = [(0.0, 1.0), (1.0, 2.9), (2.0, 5.1), (3.0, 7.0)];
    assert!((slope(&points) - 2.02).abs() < 1e-9);
    assert!(slope(&points[..1]).abs() < 1e-9);
}
