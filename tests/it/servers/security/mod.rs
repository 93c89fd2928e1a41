//! Security: a test for each threat in `docs/security.md` that is not tested elsewhere.

mod classes;
pub(crate) mod every_action;
mod files;
mod forged;
mod line;
mod opinions;
mod pages;
mod words;

use crate::project::walls::{files, rust};

/// The tests named on the page, each as `file::test`.
fn named(page: &str) -> Vec<(&str, &str)> {
    let quoted = page.split('`').skip(1).step_by(2);
    quoted
        .filter_map(|words| words.rsplit_once("::"))
        .filter(|(_, test)| test.contains('_'))
        .collect()
}

#[test]
fn the_page_of_threats_names_a_test_for_each_and_none_that_does_not_exist() {
    let page = &files("docs")["docs/security.md"];
    let mut sources = rust("tests");
    sources.extend(rust("src"));
    for (file, test) in named(page) {
        let path = file.replace("::", "/");
        let ends = [format!("/{path}.rs"), format!("/{path}/mod.rs")];
        let written = sources.iter().any(|(name, text)| {
            ends.iter().any(|end| name.ends_with(end)) && text.contains(&format!("fn {test}("))
        });
        assert!(written, "{file}::{test} does not exist");
    }
    let rows = page.lines().filter(|line| line.starts_with("| "));
    let threats: Vec<&str> = rows.filter(|row| !row.contains("---")).collect();
    assert!(threats.len() > 30, "{} threats", threats.len());
    for row in threats.iter().filter(|row| !row.starts_with("| Threat")) {
        assert!(!named(row).is_empty(), "nothing shows: {row}");
    }
}
