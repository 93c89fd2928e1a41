//! The first start, cut off at every disk call: the next one recovers.

use std::path::Path;
use std::process::{Command, Stdio};

use super::audit::sound;
use super::shim::{Shim, works};
use super::{kills, say};
use crate::discord::bot::program;

/// Opens the database once with the terminal table and closes it. Returns whether that succeeded, and the messages.
pub(super) fn opens(home: &Path, variables: &[(&str, String)]) -> (bool, String) {
    let ended = Command::new(program())
        .args(["play", "--db", "games.db"])
        .current_dir(home)
        .envs(variables.iter().map(|(name, value)| (*name, value)))
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .output()
        .unwrap();
    let said = String::from_utf8(ended.stderr).unwrap();
    (ended.status.success(), said)
}

/// Cuts off the first start after this many disk calls. Returns `false` if it made fewer.
fn cut_off(what: &str, skip: u64) -> bool {
    let home = tempfile::tempdir().unwrap();
    let mut shim = Shim::new();
    shim.order(("any", what), skip, 1);
    let (well, _) = opens(home.path(), &shim.variables());
    if shim.struck() == 0 {
        assert!(well);
        return false;
    }
    let (well, said) = opens(home.path(), &[]);
    assert!(well, "{what} {skip}: {said}");
    let conn = rusqlite::Connection::open(home.path().join("games.db")).unwrap();
    sound(&conn);
    let mark: i32 = conn
        .pragma_query_value(None, "application_id", |row| row.get(0))
        .unwrap();
    assert_eq!(mark, i32::from_be_bytes(*b"KING"));
    true
}

#[test]
fn a_first_start_can_be_cut_off_at_any_call_to_the_disk() {
    if !works() {
        return;
    }
    let step = if kills(0) == 0 { 17 } else { 1 };
    let mut cuts = 0;
    for what in ["before", "after", "torn", "enospc", "eio", "short"] {
        // The first calls create the file; the later ones create the tables step by step.
        let some = (0..16).chain((16..).step_by(step));
        cuts += some.take_while(|skip| cut_off(what, *skip)).count();
    }
    say(&format!("{cuts} first starts cut off"));
    assert!(cuts > 90, "{cuts}");
}
