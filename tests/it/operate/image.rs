//! The image in an engine of containers: its user, its health, and the games on its volume. The bot talks to the
//! stand-in for Discord.
//!
//! `.ci/package try-image IMAGE` runs it, with docker or podman.

use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

use crate::discord::loopback::{Discord, TOKEN};
use crate::discord::people::{ANN, BEA, begun};
use crate::operate::debian_package::{plays, until};

/// The container's name, and that of its volume.
const NAME: &str = "kingboard-try";
/// The settings in the image.
const SETTINGS: &str = "--config /etc/kingboard/config.toml";

/// An engine with an image. Its containers are gone when this is dropped.
struct Engine {
    program: String,
    image: String,
}

impl Engine {
    /// Runs a command of the engine.
    fn try_run(&self, line: &str) -> Output {
        Command::new(&self.program)
            .args(line.split_whitespace())
            .env("DISCORD_TOKEN", TOKEN)
            .stdin(Stdio::null())
            .output()
            .unwrap()
    }

    /// Runs a command that succeeds. Returns what it prints.
    fn run(&self, line: &str) -> String {
        let ran = self.try_run(line);
        let said = String::from_utf8_lossy(&ran.stdout).into_owned();
        let complained = String::from_utf8_lossy(&ran.stderr).into_owned();
        assert!(
            ran.status.success(),
            "{line}: {said}{complained}{}",
            self.log()
        );
        said
    }

    /// Runs a command in the container.
    fn inside(&self, line: &str) -> String {
        self.run(&format!("exec {NAME} {line}"))
    }

    /// The bot's log.
    fn log(&self) -> String {
        let said = self.try_run(&format!("logs {NAME}"));
        String::from_utf8_lossy(&[said.stdout, said.stderr].concat()).into_owned()
    }

    /// The image's description, as the engine has it.
    fn about(&self) -> Value {
        let said = self.run(&format!("image inspect {}", self.image));
        let about: Value = serde_json::from_str(&said).unwrap();
        about[0].clone()
    }

    /// Starts the bot as deploy/compose.yaml does.
    fn start(&self, discord: &Discord) {
        self.run(&format!(
            "run --detach --name {NAME} --network host --read-only --tmpfs /tmp --cap-drop ALL \
             --security-opt no-new-privileges --volume {NAME}:/data --env DISCORD_TOKEN \
             --env KINGBOARD_DISCORD_API={} {}",
            discord.base(),
            self.image
        ));
    }

    /// Stops the bot, which ends in time and without an error.
    fn stop(&self) {
        self.run(&format!("stop --time 10 {NAME}"));
        let state = self.run(&format!("inspect --format {{{{.State.ExitCode}}}} {NAME}"));
        assert_eq!(state.trim(), "0", "{}", self.log());
        self.run(&format!("rm {NAME}"));
    }

    fn clear(&self) {
        drop(self.try_run(&format!("rm --force {NAME}")));
        drop(self.try_run(&format!("volume rm {NAME}")));
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        self.clear();
    }
}

/// The engine and the image that are asked for.
fn asked() -> Option<Engine> {
    let names = ["TRY_IMAGE_ENGINE", "TRY_IMAGE"];
    let [Some(program), Some(image)] = names.map(std::env::var_os) else {
        return None;
    };
    Some(Engine {
        program: program.into_string().unwrap(),
        image: image.into_string().unwrap(),
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn the_image_runs_as_nobody_special_is_healthy_and_keeps_games_on_its_volume() {
    let Some(engine) = asked() else {
        return;
    };
    engine.clear();
    described(&engine);
    let discord = Discord::start().await;

    engine.start(&discord);
    discord.connected().await;
    begun(&discord).await;
    plays(&discord, ANN, "D2-D3").await;
    until_it_succeeds(&engine, "healthz").await;
    closed(&engine);
    engine.stop();

    discord.expect_restart();
    engine.start(&discord);
    discord.connected().await;
    plays(&discord, BEA, "D8-D7").await;
    until_it_succeeds(&engine, "doctor").await;
    engine.stop();
    discord.assert_sound();
}

/// Its user, labels, health check and signal.
fn described(engine: &Engine) {
    let about = engine.about();
    let config = &about["Config"];
    assert_eq!(config["User"], "kingboard", "{config}");
    assert_eq!(config["StopSignal"], "SIGTERM", "{config}");
    for label in ["title", "description", "licenses"] {
        let label = format!("org.opencontainers.image.{label}");
        assert!(config["Labels"][&label].is_string(), "{label}: {config}");
    }
    // podman has it beside the settings, and docker among them.
    let check = [&about["Healthcheck"], &config["Healthcheck"]];
    let check = check.into_iter().find(|check| check.is_object()).unwrap();
    let words = [
        "CMD",
        "kingboard",
        "healthz",
        "--config",
        "/etc/kingboard/config.toml",
    ];
    assert_eq!(check["Test"], json!(words));
}

/// Waits for a command of the program: the bot writes down once a second how it stands.
async fn until_it_succeeds(engine: &Engine, command: &str) {
    let line = format!("exec {NAME} kingboard {command} {SETTINGS}");
    until(command, || {
        engine.try_run(&line).status.success().then_some(())
    })
    .await;
}

/// It is no root, writes nothing but its volume, and has the licences of all that it holds.
fn closed(engine: &Engine) {
    assert_eq!(engine.inside("id -u").trim(), "10001");
    assert!(
        engine
            .inside("kingboard --version")
            .starts_with("kingboard ")
    );
    let written = engine.try_run(&format!("exec {NAME} touch /usr/local/bin/other"));
    assert!(!written.status.success());
    assert_eq!(
        engine.inside("stat -c %U:%a /data/kingboard.db").trim(),
        "kingboard:600"
    );
    for text in [
        "LICENSE-MIT",
        "LICENSE-FONTS.txt",
        "THIRD-PARTY.txt",
        "RUST-LIBRARY.html",
    ] {
        engine.inside(&format!("test -s /usr/share/doc/kingboard/{text}"));
    }
}
