//! The terminal table, killed in the middle of a line: everything it has shown is stored.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use kingboard::play::event::{Entry, Event};
use kingboard::service::GameId;
use kingboard::store::Store;

use super::{audit, kills, say, seed};
use crate::discord::bot::program;
use crate::table::year::luck::Luck;

/// Moves that can be repeated forever.
const ROUND: [&str; 4] = ["D2-D3", "D8-D7", "D3-D2", "D7-D8"];

/// Number of moves in a log.
fn moves(log: &[Entry]) -> usize {
    let played = |entry: &&Entry| matches!(entry.event, Event::Played { .. });
    log.iter().filter(played).count()
}

/// Plays on, and kills the table after it has shown this many moves. Returns the numbers of moves shown and sent.
fn killed_after(path: &Path, ply: usize, shown: usize) -> (usize, usize) {
    let mut child = Command::new(program())
        .args(["play".as_ref(), "--db".as_ref(), path.as_os_str()])
        .current_dir(path.parent().unwrap())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut lines = if ply == 0 {
        "new\n".to_owned()
    } else {
        String::new()
    };
    let sent = shown + 6;
    for nth in ply..ply + sent {
        lines.push_str(ROUND[nth % 4]);
        lines.push('\n');
    }
    let mut input = child.stdin.take().unwrap();
    input.write_all(lines.as_bytes()).unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let (mut seen, mut line) = (0, String::new());
    while seen < shown && output.read_line(&mut line).unwrap() > 0 {
        // Moves stored but not shown before come first.
        let next = format!(" plays {}", ROUND[(ply + seen) % 4]);
        seen += usize::from(line.contains(&next));
        line.clear();
    }
    child.kill().unwrap();
    child.wait().unwrap();
    assert_eq!(seen, shown, "the table ended by itself");
    (seen, sent)
}

#[test]
fn what_the_terminal_has_shown_is_stored_whenever_it_is_killed() {
    /// Kills on one database.
    const EACH: u64 = 40;
    let (mut left, mut luck) = (kills(30), Luck(seed()));
    let (mut killed, mut kept) = (0, 0);
    while left > 0 {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("games.db");
        let mut before: Vec<Entry> = Vec::new();
        for _ in 0..EACH.min(left) {
            let shown = usize::try_from(luck.below(5)).unwrap();
            let ply = moves(&before);
            let (seen, sent) = killed_after(&path, ply, shown);
            let log = audit::read(&path)
                .logs
                .remove(&GameId(1))
                .unwrap_or_default();
            assert!(log.starts_with(&before), "events are lost");
            let now = moves(&log);
            assert!(
                (ply + seen..=ply + sent).contains(&now),
                "{ply} + {seen} shown, {now} stored"
            );
            (before, killed, kept) = (log, killed + 1, kept + seen);
        }
        assert!(Store::open(&path).is_ok());
        left -= EACH.min(left);
    }
    say(&format!(
        "{killed} kills of the table in the terminal, {kept} moves shown and kept"
    ));
}
