//! The scripts by themselves, in Node where it is installed: the machine of a page, driven by random cuts and frames.

use std::process::Command;

use crate::tools::left_out;

#[test]
fn the_machine_of_a_page_keeps_its_laws() {
    let tests = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/it/browser/machine.test.mjs"
    );
    let ran = Command::new("node").args(["--test", tests]).output();
    let Ok(ran) = ran else {
        left_out("node", "Node is not installed");
        return;
    };
    let said = String::from_utf8_lossy(&ran.stdout);
    assert!(ran.status.success(), "{said}");
}
