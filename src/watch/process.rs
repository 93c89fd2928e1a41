//! Memory and open files of this process; `None` if the operating system does not report them.

use std::fs;

/// Memory in use, in bytes.
pub(super) fn memory() -> Option<i64> {
    let status = fs::read("/proc/self/status").ok()?;
    resident(&String::from_utf8_lossy(&status))
}

/// The number of open files and connections.
pub(super) fn open() -> Option<i64> {
    let open = fs::read_dir("/proc/self/fd").ok()?.count();
    // The folder itself is open while it is read.
    i64::try_from(open).ok()?.checked_sub(1)
}

fn resident(status: &str) -> Option<i64> {
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: i64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    kilobytes.checked_mul(1_024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_in_use_is_read_where_it_is_told() {
        let told = "Name:\tkingboard\nVmHWM:\t 9999 kB\nVmRSS:\t   1234 kB\nThreads:\t4\n";
        assert_eq!(resident(told), Some(1_234 * 1_024));
        for none in [
            "",
            "VmRSS:",
            "VmRSS: many kB",
            "VmRSS: 12",
            "VmRSS: 9223372036854775807 kB",
        ] {
            assert_eq!(resident(none), None, "{none}");
        }
    }
}
