//! Files read and written for users: endless, deeply nested, read-only, and with strange names.

use crate::operate::command_line::{fine, refused, run};

#[test]
fn a_file_without_an_end_is_refused_as_too_large() {
    let dir = tempfile::tempdir().unwrap();
    let output = run(&["import", "/dev/zero"], dir.path(), b"");
    let said = refused(&output);
    assert!(said.contains("larger than 16384 KiB"), "{said}");
    let zip = [b"PK\x03\x04".as_slice(), &[0; 4096]].concat();
    refused(&run(&["import", "-"], dir.path(), &zip));
    let deep = [b"[".repeat(100_000), b"{".repeat(100_000)].concat();
    refused(&run(&["import", "-"], dir.path(), &deep));
    assert_eq!(
        std::fs::read_dir(dir.path()).unwrap().count(),
        0,
        "nothing was made"
    );
}

#[test]
fn no_file_is_named_after_what_somebody_is_called() {
    let dir = tempfile::tempdir().unwrap();
    let evening = b"as ../../../tmp/Eve\nnew\nD2-D3\nfilm 1\nexport 1 game.txt\npng\nquit\n";
    fine(&run(&["play"], dir.path(), evening));
    let files = std::fs::read_dir(dir.path()).unwrap();
    let mut names: Vec<String> = files
        .map(|file| file.unwrap().file_name().to_string_lossy().into_owned())
        .filter(|name| !name.starts_with("kingboard.db"))
        .collect();
    names.sort();
    assert_eq!(names, ["board.png", "game-1.gif", "game.txt"]);
}

#[test]
fn a_record_is_never_written_over_a_database_or_through_a_folder() {
    let dir = tempfile::tempdir().unwrap();
    fine(&run(&["play"], dir.path(), b"new\nD2-D3\nquit\n"));
    let before = std::fs::read(dir.path().join("kingboard.db")).unwrap();
    for path in ["kingboard.db", ".", "missing/game.txt", "/dev/full"] {
        refused(&run(&["export", "1", "-o", path], dir.path(), b""));
    }
    assert_eq!(
        std::fs::read(dir.path().join("kingboard.db")).unwrap(),
        before
    );
}
