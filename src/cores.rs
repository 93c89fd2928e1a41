//! No core dumps: when the program breaks down, nobody finds its memory on the disk, and no other program of the same user reads it
//! meanwhile. The bot's token and the secrets of sealed dice are in it.

use rustix::process::{Resource, Rlimit, setrlimit};

/// Forbids core dumps of this process and, on Linux, that other programs without special rights trace it.
pub fn forbid() {
    let none = Rlimit {
        current: Some(0),
        maximum: Some(0),
    };
    if let Err(error) = setrlimit(Resource::Core, none) {
        // A sandbox may forbid to change limits; the service it belongs to has set them then (LimitCORE=0).
        tracing::debug!(%error, "core dumps cannot be forbidden from here");
    }
    #[cfg(target_os = "linux")]
    {
        use rustix::process::{DumpableBehavior, set_dumpable_behavior};
        if let Err(error) = set_dumpable_behavior(DumpableBehavior::NotDumpable) {
            tracing::debug!(%error, "the process can be traced");
        }
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use rustix::process::{DumpableBehavior, dumpable_behavior, getrlimit};

    use super::*;

    #[test]
    fn the_process_is_not_to_be_dumped() {
        forbid();
        assert_eq!(getrlimit(Resource::Core).current, Some(0));
        assert_eq!(dumpable_behavior(), Ok(DumpableBehavior::NotDumpable));
    }
}
