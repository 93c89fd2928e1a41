//! Priorities of threads: those that store moves and send boards come before those that only show and look up.
//!
//! No thread gets a higher priority than the process has: a bot that was started with `nice` stays behind other
//! programs.

use thread_priority::ThreadPriority;

/// Lowers the priority of this thread to that of thoughts.
///
/// Linux's idle policy would starve it wherever other programs keep the processors busy, so that it could not even
/// stop.
pub(super) fn lowest() {
    told(ThreadPriority::Min.set_for_current());
}

/// Lowers the priority of this thread below those that store moves and send boards.
pub fn behind_moves() {
    told(below::lower());
}

fn told(lowered: Result<(), impl std::fmt::Debug>) {
    if let Err(error) = lowered {
        tracing::debug!(?error, "failed to lower the priority of a thread");
    }
}

/// Linux counts niceness by thread, and a new thread begins with that of the thread that started it.
#[cfg(target_os = "linux")]
mod below {
    use rustix::io::Result;
    use rustix::process::{getpid, getpriority_process, setpriority_process};

    /// Steps of niceness behind the process.
    const STEPS: i32 = 5;
    /// The greatest niceness.
    const MAX_NICENESS: i32 = 19;

    /// Lowers this thread by some steps behind the process, as it was started.
    pub(super) fn lower() -> Result<()> {
        let process = getpriority_process(Some(getpid()))?;
        let own = getpriority_process(None)?;
        match wanted(process, own) {
            Some(niceness) => setpriority_process(None, niceness),
            None => Ok(()),
        }
    }

    /// The niceness to take; `None` if the thread has it already, or a greater one.
    fn wanted(process: i32, own: i32) -> Option<i32> {
        let niceness = process.saturating_add(STEPS).min(MAX_NICENESS);
        (niceness > own).then_some(niceness)
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn a_thread_stays_behind_its_process_and_is_never_raised() {
            assert_eq!(wanted(0, 0), Some(5));
            assert_eq!(wanted(10, 10), Some(15));
            assert_eq!(wanted(17, 17), Some(19));
            assert_eq!(wanted(19, 19), None);
            assert_eq!(wanted(0, 5), None, "it was started by a lowered one");
            assert_eq!(wanted(0, 12), None);
        }

        #[test]
        fn each_thread_is_lowered_once_and_the_process_stays_as_it_is() {
            let process = || getpriority_process(Some(getpid())).unwrap();
            let before = process();
            let lowered = std::thread::spawn(|| {
                crate::runtime::priority::behind_moves();
                let first = getpriority_process(None).unwrap();
                crate::runtime::priority::behind_moves();
                (first, getpriority_process(None).unwrap())
            });
            let behind = (before + STEPS).min(MAX_NICENESS);
            assert_eq!(lowered.join().unwrap(), (behind, behind));
            let lowest = std::thread::spawn(|| {
                setpriority_process(None, MAX_NICENESS).unwrap();
                crate::runtime::priority::behind_moves();
                getpriority_process(None).unwrap()
            });
            assert_eq!(lowest.join().unwrap(), MAX_NICENESS);
            assert_eq!(process(), before);
        }
    }
}

/// Elsewhere the priority counts from that of the process: on Windows “below normal” is below its class.
#[cfg(not(target_os = "linux"))]
mod below {
    use thread_priority::{Error, ThreadPriority, ThreadPriorityValue};

    /// “Below normal” on Windows, and a little above the least on macOS.
    const VALUE: u8 = 39;

    /// Lowers this thread.
    pub(super) fn lower() -> Result<(), Error> {
        let value = ThreadPriorityValue::try_from(VALUE);
        let lower = value.map_or(ThreadPriority::Min, ThreadPriority::Crossplatform);
        lower.set_for_current()
    }
}
