//! Programs that some tests need and that a machine may lack: such a test is left out, or fails where it must not be.
//! And ports for programs that have to be told one.

use std::net::{Ipv4Addr, TcpListener};
use std::sync::atomic::{AtomicU16, Ordering};

/// Names the tools, with a space between them, without which their tests fail: `.ci/run` sets it. `all` names every
/// one.
const REQUIRED: &str = "REQUIRE_TOOLS";

/// Says in one line that a test was left out for want of this tool, and why.
///
/// # Panics
/// If the tool is required.
#[expect(clippy::print_stdout, reason = "whoever runs the tests must know")]
pub(crate) fn left_out(tool: &str, why: &str) {
    let required = std::env::var_os(REQUIRED).unwrap_or_default();
    assert!(
        !is_required(&required.to_string_lossy(), tool),
        "{why}, and {REQUIRED} asks for {tool}"
    );
    println!("left out: {why}");
}

/// A port that is free, and that only the caller gets: it is below those that the system gives to connections and to
/// listeners on any port.
pub(crate) fn own_port() -> u16 {
    static TAKEN: AtomicU16 = AtomicU16::new(0);
    const PORTS: u32 = 12_000;
    let first = std::process::id().wrapping_mul(389);
    loop {
        let nth = u32::from(TAKEN.fetch_add(1, Ordering::Relaxed));
        let port = 20_000 + u16::try_from(first.wrapping_add(nth) % PORTS).unwrap();
        if TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_ok() {
            return port;
        }
    }
}

fn is_required(required: &str, tool: &str) -> bool {
    let mut named = required.split_whitespace();
    named.any(|named| named == tool || named == "all")
}

#[test]
fn a_missing_tool_fails_only_where_it_is_required() {
    assert!(!is_required("", "axe"));
    assert!(!is_required("browser litestream", "axe"));
    assert!(is_required("browser axe", "axe"));
    assert!(is_required("all", "axe"));
    let run = include_str!("../../.ci/run");
    for tool in ["axe", "browser", "litestream", "node", "tls"] {
        let named = format!("required+=({tool})");
        assert!(run.contains(&named), "{named} in .ci/run");
    }
}
