//! `kingboard update-check` asks whether there is a newer release. Nothing else in the program ever asks.

use std::io::{self, Write};
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, bail};
use semver::Version;
use serde_json::{Value, json};

use crate::config::{self, Variables};

/// Time limit of the whole question.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(10);
/// Most bytes of an answer that are read.
const MAX_ANSWER_BYTES: usize = 512 * 1024;

/// The newest release, in the form of GitHub's and Forgejo's API.
#[derive(Debug)]
struct Release {
    tag: String,
    /// The address of its page; empty if the answer does not say.
    page: String,
    /// The day it was published, as `2026-11-26`; empty if the answer does not say.
    day: String,
}

impl Release {
    fn read(answer: &[u8]) -> Option<Self> {
        let answer: Value = serde_json::from_slice(answer).ok()?;
        let text = |key: &str| answer[key].as_str().unwrap_or_default();
        Some(Self {
            tag: answer["tag_name"].as_str()?.to_owned(),
            page: text("html_url").to_owned(),
            day: text("published_at")
                .get(..10)
                .unwrap_or_default()
                .to_owned(),
        })
    }

    /// Its version: the tag without a leading `v`.
    fn version(&self) -> anyhow::Result<Version> {
        let tag = self.tag.trim_start_matches('v');
        Version::parse(tag).with_context(|| format!("the tag “{}” is no version", self.tag))
    }
}

/// Asks the address of the settings, or this one, and prints whether a newer release is there.
///
/// # Errors
/// No address is known, it cannot be asked, or its answer is no release.
pub(super) fn update_check(
    path: Option<&Path>,
    address: Option<String>,
    as_json: bool,
) -> anyhow::Result<()> {
    let address = match address {
        Some(address) => Some(address),
        None => config::load(path, Variables::read())?.releases,
    };
    let Some(address) = address else {
        bail!(
            "no address to ask. Give one with --from, or set “releases” under [updates] in config.toml: the address of \
             the newest release, such as https://api.github.com/repos/OWNER/REPOSITORY/releases/latest"
        );
    };
    let threads = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let release = threads.block_on(async {
        let asked = tokio::time::timeout(REQUEST_TIMEOUT, ask(&address)).await;
        asked.unwrap_or_else(|_| bail!("no answer within {} s", REQUEST_TIMEOUT.as_secs()))
    });
    let release = release.with_context(|| format!("{address} could not be asked"))?;
    let newest = release.version()?;
    let own = Version::parse(env!("CARGO_PKG_VERSION"))?;
    let told = if as_json {
        let told = json!({
            "version": own.to_string(),
            "newest": newest.to_string(),
            "newer": newest > own,
            "published": release.day,
            "page": release.page,
        });
        told.to_string()
    } else {
        sentence(&own, &newest, &release)
    };
    writeln!(io::stdout().lock(), "{told}")?;
    Ok(())
}

fn sentence(own: &Version, newest: &Version, release: &Release) -> String {
    if newest <= own {
        return format!("Kingboard {own} is the newest release.");
    }
    let day = match release.day.as_str() {
        "" => String::new(),
        day => format!(", published on {day}"),
    };
    let page = match release.page.as_str() {
        "" => String::new(),
        page => format!("\n{page}"),
    };
    format!(
        "Kingboard {newest} is out{day}; this is {own}.{page}\nThe bot can be upgraded while games go on; the new version \
         makes a checked copy of the database first."
    )
}

async fn ask(address: &str) -> anyhow::Result<Release> {
    let client = reqwest::Client::builder()
        .user_agent(concat!("kingboard/", env!("CARGO_PKG_VERSION")))
        .build()?;
    let mut answer = client.get(address).send().await?.error_for_status()?;
    let mut body = Vec::new();
    while let Some(part) = answer.chunk().await? {
        body.extend_from_slice(&part);
        if body.len() > MAX_ANSWER_BYTES {
            bail!("the answer is longer than {MAX_ANSWER_BYTES} bytes");
        }
    }
    Release::read(&body).context("the answer is no release")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn release(tag: &str, day: &str, page: &str) -> Release {
        Release {
            tag: tag.to_owned(),
            page: page.to_owned(),
            day: day.to_owned(),
        }
    }

    #[test]
    fn a_newer_release_is_named_with_its_day_and_page() {
        let own = Version::new(0, 9, 0);
        let found = release("v0.10.0", "2027-01-02", "https://example.org/v0.10.0");
        let told = sentence(&own, &found.version().unwrap(), &found);
        assert!(
            told.starts_with(
                "Kingboard 0.10.0 is out, published on 2027-01-02; this is 0.9.0.\nhttps://example.org/v0.10.0\n"
            ),
            "{told}"
        );
        let bare = release("0.10.0", "", "");
        let told = sentence(&own, &bare.version().unwrap(), &bare);
        assert!(told.starts_with("Kingboard 0.10.0 is out; this is 0.9.0.\nThe bot"));
    }

    #[test]
    fn the_same_and_older_releases_are_no_news() {
        let own = Version::new(1, 0, 0);
        for tag in ["v1.0.0", "v0.9.9", "1.0.0-rc.1"] {
            let found = release(tag, "", "");
            let told = sentence(&own, &found.version().unwrap(), &found);
            assert_eq!(told, "Kingboard 1.0.0 is the newest release.", "{tag}");
        }
    }

    #[test]
    fn a_tag_that_is_no_version_is_named() {
        let told = release("nightly", "", "")
            .version()
            .unwrap_err()
            .to_string();
        assert_eq!(told, "the tag “nightly” is no version");
    }
}
