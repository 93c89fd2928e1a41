//! Tells the program which commit it is built from, for `kingboard --version`.
//!
//! `KINGBOARD_COMMIT` and `KINGBOARD_COMMIT_DATE` say it where there is no repository, as in an image. Builds for
//! development do not ask: each commit would compile everything anew.

#![expect(
    clippy::disallowed_methods,
    reason = "cargo tells a build script by the environment what it builds"
)]

use std::env;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=KINGBOARD_COMMIT");
    println!("cargo::rerun-if-env-changed=KINGBOARD_COMMIT_DATE");
    println!("cargo::rustc-env=KINGBOARD_BUILT_FROM={}", built_from());
}

/// The commit and its date, or another word for the source.
fn built_from() -> String {
    let said = |name| env::var(name).ok().filter(|value| !value.is_empty());
    if let (Some(commit), Some(date)) = (said("KINGBOARD_COMMIT"), said("KINGBOARD_COMMIT_DATE")) {
        return format!("{commit} {date}");
    }
    if env::var("PROFILE").as_deref() != Ok("release") {
        return "development build".to_owned();
    }
    // The source may have been unpacked inside somebody else's repository: then its folder has a name there. Whole paths
    // are not compared, because git writes them with other slashes than Windows does.
    if git(&["rev-parse", "--show-prefix"]).is_some() {
        return "unknown commit".to_owned();
    }
    // HEAD changes with the branch, the log of HEAD with each commit.
    for file in ["HEAD", "logs/HEAD"] {
        if let Some(path) = git(&["rev-parse", "--git-path", file]) {
            println!("cargo::rerun-if-changed={path}");
        }
    }
    git(&["log", "-1", "--format=%h %cs"]).unwrap_or_else(|| "unknown commit".to_owned())
}

/// The answer of git; `None` without git or a repository.
fn git(args: &[&str]) -> Option<String> {
    let output = Command::new("git").args(args).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output
        .status
        .success()
        .then(|| text.trim().to_owned())
        .filter(|text| !text.is_empty())
}
