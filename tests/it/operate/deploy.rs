//! `deploy/` and `docs/hosting.md` against the program: settings, commands, files, metrics and alerts.

use std::collections::BTreeSet;
use std::path::Path;

use clap::Parser;
use kingboard::cli::Cli;
use kingboard::config::{self, Variables};
use serde_json::Value;

use crate::operate::watching::told_names;
use crate::project::walls::files;

fn text(path: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    String::from_utf8(std::fs::read(root.join(path)).unwrap()).unwrap()
}

/// The metrics named in a text.
fn metrics(text: &str) -> BTreeSet<&str> {
    let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
    let ours = |word: &&str| word.starts_with("kingboard_") || word.starts_with("process_");
    words.filter(ours).collect()
}

#[tokio::test]
async fn every_metric_that_is_spoken_of_exists_and_each_is_told_of() {
    let told = told_names().await;
    let base = |name: &str| {
        let ends = ["_bucket", "_sum", "_count"];
        let base = ends.iter().find_map(|end| name.strip_suffix(end));
        base.unwrap_or(name).to_owned()
    };
    let bases: BTreeSet<String> = told.iter().map(|name| base(name)).collect();
    let mut named = BTreeSet::new();
    for (path, text) in files("deploy") {
        for name in metrics(&text) {
            assert!(told.contains(name), "{path} names {name}: {told:?}");
            named.insert(base(name));
        }
    }
    let told_of: BTreeSet<String> = metrics(&text("docs/hosting.md"))
        .into_iter()
        .map(base)
        .collect();
    assert_eq!(told_of, bases);
    let shown = [
        "kingboard_gateway_connected",
        "kingboard_delivery_seconds",
        "kingboard_commit_seconds",
        "kingboard_outbox_overdue_seconds",
        "kingboard_moves_total",
    ];
    for name in shown {
        assert!(named.contains(name), "{name} is not watched");
    }
}

#[test]
fn the_settings_that_come_with_it_can_be_used() {
    let settings = text("deploy/kingboard.toml");
    let config = config::parse(&settings, Variables::default()).unwrap();
    assert!(config.metrics.is_some());
    let compose = text("deploy/compose.yaml");
    let port = format!("kingboard:{}", config.metrics.unwrap().port());
    assert!(text("deploy/prometheus.yml").contains(&port));
    for needed in [
        "read_only: true",
        "no-new-privileges:true",
        "DISCORD_TOKEN_FILE: /run/secrets/discord_token",
        "\"kingboard\", \"healthz\", \"--config\", \"/etc/kingboard/config.toml\"",
    ] {
        assert!(compose.contains(needed), "{needed}");
    }
    // Both work on the volume, as the image's user.
    let database = format!("/data/{}", config.database.display());
    assert!(text("deploy/litestream.yml").contains(&database));
    let image = text("Dockerfile");
    assert!(image.contains("--uid 10001") && compose.contains("10001:10001"));
    // The image is healthy by its own settings, too.
    for needed in [
        "deploy/kingboard.toml /etc/kingboard/config.toml",
        "CMD [\"kingboard\", \"healthz\", \"--config\", \"/etc/kingboard/config.toml\"]",
    ] {
        assert!(image.contains(needed), "{needed}");
    }
    for file in ["kingboard.toml", "litestream.yml"] {
        assert!(compose.contains(&format!("./{file}:")), "{file}");
    }
    for name in ["REPLICA_URL", "LITESTREAM_SECRET_ACCESS_KEY"] {
        assert!(text("deploy/replica.env.example").contains(name));
    }
}

#[test]
fn the_unit_gives_the_token_as_a_file_and_ends_the_bot_in_its_time() {
    let unit = text("deploy/systemd/kingboard.service");
    let has = |line: &str| unit.lines().any(|found| found == line);
    for line in [
        "ExecStart=/usr/local/bin/kingboard serve --config /etc/kingboard/config.toml",
        "LoadCredential=discord_token:/etc/kingboard/discord_token",
        "Environment=DISCORD_TOKEN_FILE=%d/discord_token",
        "Environment=MALLOC_ARENA_MAX=1",
        "User=kingboard",
        "ProtectSystem=strict",
        // Behind the lines that take them away.
        "SystemCallFilter=setpriority sched_setscheduler",
        "StateDirectory=kingboard",
        "Restart=on-failure",
        "TimeoutStopSec=15",
    ] {
        assert!(has(line), "{line}");
    }
}

/// The commands in the code blocks of a page, without comments, with continued lines joined.
fn commands(page: &str) -> Vec<String> {
    let mut commands = Vec::new();
    for block in page.split("```sh\n").skip(1) {
        let block = block.split("```").next().unwrap().replace("\\\n", " ");
        let lines = block.lines().filter_map(|line| line.split(" #").next());
        let parts = lines.flat_map(|line| line.split("&&"));
        let parts = parts.map(str::trim).filter(|part| !part.is_empty());
        let parts = parts.filter(|part| !part.starts_with('#'));
        commands.extend(parts.map(str::to_owned));
    }
    commands
}

/// Returns `true` if a command names the service's settings, or a database in its folder.
fn names_ours(words: &[&str], settings: &str, folder: &str) -> bool {
    let mut pairs = words.windows(2);
    pairs.any(|pair| match pair[0] {
        "--config" => pair[1] == settings,
        "--db" => pair[1].starts_with(folder),
        _ => false,
    })
}

#[test]
fn the_commands_that_are_told_are_those_of_the_program_and_of_the_unit() {
    let unit = text("deploy/systemd/kingboard.service");
    let value = |key: &str| {
        let line = unit.lines().find_map(|line| line.strip_prefix(key));
        line.unwrap().to_owned()
    };
    let start = value("ExecStart=");
    let (user, settings) = (value("User="), start.rsplit_once(' ').unwrap().1);
    let page = text("docs/hosting.md");
    let all = commands(&page);
    assert!(all.len() > 30, "{all:?}");
    let state = format!("/var/lib/{}/", value("StateDirectory="));
    let mut asked = BTreeSet::new();
    for command in &all {
        let mut words: Vec<&str> = command.split_whitespace().collect();
        let sudo = words.first() == Some(&"sudo");
        if sudo {
            words.remove(0);
        }
        let as_user = words.first() == Some(&"-u");
        if as_user {
            assert_eq!(words[1], user, "{command}");
            words.drain(..2);
        }
        if words.first() == Some(&"env") {
            words.remove(0);
            let options = words
                .iter()
                .take_while(|word| word.starts_with('-'))
                .count();
            words.drain(..options);
            let assigned = words.iter().take_while(|word| word.contains('=')).count();
            let behind = words[assigned];
            assert!(
                !behind.starts_with('-'),
                "env takes {behind} for a command: {command}"
            );
            for word in &words[..assigned] {
                assert!(
                    !word.starts_with('-'),
                    "{word} is an assignment to env: {command}"
                );
            }
            words.drain(..assigned);
        }
        if words.first() != Some(&"kingboard") {
            continue;
        }
        let read = Cli::try_parse_from(&words);
        assert!(read.is_ok(), "{command}: {}", read.unwrap_err());
        if as_user {
            assert!(
                names_ours(&words, settings, &state),
                "{command} names neither the unit's settings, {settings}, nor a database in {state}"
            );
            asked.insert(words[1]);
        }
    }
    let told = ["backup", "doctor", "export", "import", "restore"];
    assert_eq!(asked, BTreeSet::from(told));
    let installed = text("deploy/systemd/config.toml");
    let config = config::parse(&installed, Variables::default()).unwrap();
    assert!(config.database.starts_with(&state), "{:?}", config.database);
    assert!(config.backup.folder.starts_with(&state));
    let all_text = [page.as_str(), &unit].concat();
    for path in all_text.split("/etc/kingboard").skip(1) {
        let path = path.split([' ', '`', '\n', ',', '\'']).next().unwrap();
        let known = ["/config.toml", "/discord_token", "/client_secret"];
        assert!(known.contains(&path), "/etc/kingboard{path}");
    }
}

#[test]
fn a_library_may_be_used_if_its_licence_can_be_written_down() {
    let table = |path: &str| -> toml::Table { toml::from_str(&text(path)).unwrap() };
    let names = |list: &toml::Value| -> BTreeSet<String> {
        let list = list.as_array().unwrap().iter();
        list.map(|name| name.as_str().unwrap().to_owned()).collect()
    };
    let allowed = names(&table("deny.toml")["licenses"]["allow"]);
    let written = names(&table("deploy/licences/about.toml")["accepted"]);
    assert_eq!(written, allowed);
    // The files that `.ci/package licences` makes go into the package, the archives and the image.
    assert!(text("Cargo.toml").contains("[\"target/licences/*\", \"usr/share/doc/kingboard/\""));
    assert!(text(".ci/package").contains("target/licences/* \"$root\""));
    assert!(text("Dockerfile").contains("/kingboard/target/licences/ /usr/share/doc/kingboard/"));
    // Only an image that is passed on needs them all.
    let release = text(".github/workflows/release.yml");
    let builds = release.matches("docker buildx build ").count();
    assert_eq!(builds, 2);
    assert_eq!(release.matches("--build-arg LICENCES=all").count(), builds);
}

#[test]
fn every_alert_is_explained() {
    let alerts = text("deploy/alerts.yml");
    let names = alerts
        .lines()
        .filter_map(|line| line.trim().strip_prefix("- alert: "));
    let names: Vec<&str> = names.collect();
    assert!(names.len() > 10);
    let guide = text("docs/hosting.md");
    let headings = guide
        .lines()
        .filter_map(|line| line.strip_prefix("### Kingboard"));
    let headings: Vec<String> = headings.map(|name| format!("Kingboard{name}")).collect();
    assert_eq!(headings, names, "in the same order");
}

#[test]
fn an_alert_on_backups_fires_without_any_too() {
    let alerts = text("deploy/alerts.yml");
    let rule = alerts.split("- alert: KingboardBackupLate").nth(1).unwrap();
    let rule = rule.split("- alert: ").next().unwrap();
    assert!(
        rule.contains("kingboard_backup_age_seconds > 180000"),
        "{rule}"
    );
    assert!(
        rule.contains(
            "up{job=\"kingboard\"} == 1 unless on (instance) kingboard_backup_age_seconds"
        ),
        "{rule}"
    );
}

#[test]
fn the_dashboard_can_be_imported() {
    let board: Value = serde_json::from_str(&text("deploy/grafana-dashboard.json")).unwrap();
    let panels = board["panels"].as_array().unwrap();
    let mut numbers = BTreeSet::new();
    for panel in panels {
        assert!(numbers.insert(panel["id"].as_u64().unwrap()), "{panel}");
        let place = &panel["gridPos"];
        let right = place["x"].as_u64().unwrap() + place["w"].as_u64().unwrap();
        assert!(right <= 24, "{panel}");
        if panel["type"] != "row" {
            for target in panel["targets"].as_array().unwrap() {
                assert!(!metrics(target["expr"].as_str().unwrap()).is_empty());
                assert_eq!(target["datasource"]["uid"], "${datasource}");
            }
        }
    }
    let variables = board["templating"]["list"].as_array().unwrap();
    let variables: Vec<&Value> = variables.iter().map(|variable| &variable["name"]).collect();
    assert_eq!(variables, ["datasource", "instance"]);
}

#[test]
fn every_setting_and_every_file_is_told_of() {
    let guide = text("docs/hosting.md");
    let (mut section, mut rest) = (String::new(), guide.as_str());
    for line in text("config.example.toml").lines() {
        let heading = line
            .strip_prefix('[')
            .and_then(|line| line.strip_suffix(']'));
        if let Some(name) = heading {
            section = format!("{name}.");
        } else if let Some((key, default)) = line.split_once(" = ")
            && !line.starts_with('#')
        {
            let row = format!("| `{section}{key}` | `{default}` | ");
            let (_, after) = rest.split_once(&row).expect(&row);
            rest = after;
        }
    }
    let all = [guide, text("README.md"), text("CONTRIBUTING.md")].concat();
    for path in files("deploy").into_keys() {
        let name = path.rsplit('/').next().unwrap();
        let own = files("deploy")
            .into_iter()
            .filter(|(other, _)| *other != path);
        let elsewhere: String = own.map(|(_, text)| text).collect();
        assert!(all.contains(name) || elsewhere.contains(name), "{path}");
    }
}
