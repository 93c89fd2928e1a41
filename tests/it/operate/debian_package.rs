//! The Debian package on a clean Debian with systemd: installed, started, upgraded, removed and purged, while the bot
//! talks to the stand-in for Discord.
//!
//! `sudo .ci/package try-deb` makes all it needs and runs it.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use kingboard::store::backup::check;
use serde_json::{Value, json};

use crate::discord::loopback::{Discord, TOKEN, TOWN, words};
use crate::discord::people::{ANN, BEA, begun};
use crate::operate::store::files::steps;
use crate::operate::store::upgrades::earlier;
use crate::wait;

/// The command that runs the program as its user, with its settings and its token, as docs/hosting.md has it.
const AS_USER: &str =
    "runuser -u kingboard -- env DISCORD_TOKEN_FILE=/etc/kingboard/discord_token kingboard";
/// The database of the service.
const GAMES: &str = "/var/lib/kingboard/kingboard.db";
/// A step of the tables that the package has to upgrade from: before analyses, puzzles, ratings, contests and pages.
const EARLIER: usize = 20;

/// A running Debian. All its changes are gone when this is dropped.
struct Debian {
    container: Child,
    /// The process id of its systemd.
    init: String,
}

impl Debian {
    /// Boots the system in this folder without changing it; these packages lie in its `/packages`.
    async fn boot(root: &Path, packages: &Path) -> Self {
        let container = Command::new("systemd-nspawn")
            // The machine's own hierarchy of control groups may be an older one.
            .env("SYSTEMD_NSPAWN_UNIFIED_HIERARCHY", "1")
            .args([
                "--quiet",
                "--boot",
                "--volatile=overlay",
                "--register=no",
                "--keep-unit",
            ])
            .args(["--resolv-conf=off", "--timezone=off", "--link-journal=no"])
            .arg("--directory")
            .arg(root)
            .arg(format!("--bind-ro={}:/packages", packages.display()))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let init = until("a container", || child_of(container.id())).await;
        let debian = Self { container, init };
        until("a system that is up", || {
            let state = debian.try_run("systemctl is-system-running");
            let state = String::from_utf8_lossy(&state.stdout).into_owned();
            ["running", "degraded"]
                .contains(&state.trim())
                .then_some(())
        })
        .await;
        debian
    }

    /// Runs a line of shell in it, as root.
    fn try_run(&self, line: &str) -> Output {
        Command::new("nsenter")
            .args([
                "--target", &self.init, "--mount", "--uts", "--ipc", "--pid", "--root", "--wd",
            ])
            .args([
                "env",
                "-i",
                "PATH=/usr/sbin:/usr/bin:/sbin:/bin",
                "LC_ALL=C.UTF-8",
            ])
            .args(["DEBIAN_FRONTEND=noninteractive", "sh", "-c", line])
            .stdin(Stdio::null())
            .output()
            .unwrap()
    }

    /// Runs a line of shell that succeeds. Returns all that it prints.
    fn run(&self, line: &str) -> String {
        let ran = self.try_run(line);
        let said = [ran.stdout, ran.stderr].concat();
        let said = String::from_utf8_lossy(&said).into_owned();
        assert!(ran.status.success(), "{line}: {said}{}", self.journal());
        said
    }

    /// The path of a file of it from outside.
    fn outside(&self, path: &str) -> PathBuf {
        format!("/proc/{}/root{path}", self.init).into()
    }

    /// Writes a file in it. One that is there keeps its owner and mode.
    fn write(&self, path: &str, contents: impl AsRef<[u8]>) {
        fs::write(self.outside(path), contents).unwrap();
    }

    /// Returns `true` if a line of shell succeeds.
    fn holds(&self, line: &str) -> bool {
        self.try_run(line).status.success()
    }

    fn install(&self, package: &str) -> String {
        self.run(&format!(
            "apt-get install --quiet --yes /packages/{package}"
        ))
    }

    /// The log of the service.
    fn journal(&self) -> String {
        let said = self.try_run("journalctl --unit kingboard --output cat --no-pager");
        String::from_utf8_lossy(&said.stdout).into_owned()
    }

    /// The number of finished and running games, as the program itself counts them.
    fn games(&self) -> usize {
        let listed = self.run(&format!("{AS_USER} games --json --db {GAMES}"));
        listed.lines().filter(|line| line.starts_with('{')).count()
    }
}

impl Drop for Debian {
    fn drop(&mut self) {
        // Its changes are in memory, and gone with it.
        let id = self.container.id().to_string();
        drop(Command::new("kill").args(["-TERM", &id]).status());
        drop(self.container.wait());
    }
}

/// The first child of a process that is the first process of its own system.
fn child_of(parent: u32) -> Option<String> {
    let children = fs::read(format!("/proc/{parent}/task/{parent}/children")).ok()?;
    let children = String::from_utf8_lossy(&children).into_owned();
    children.split_whitespace().find_map(|child| {
        let name = fs::read(format!("/proc/{child}/comm")).ok()?;
        (name.trim_ascii() == b"systemd").then(|| child.to_owned())
    })
}

pub(crate) async fn until<T>(what: &str, mut found: impl FnMut() -> Option<T>) -> T {
    wait::until(wait::LONG, what, async || found()).await
}

/// The move of one player, and the board that the bot posts then.
pub(crate) async fn plays(
    discord: &Discord,
    player: crate::discord::loopback::Person,
    line: &str,
) -> Value {
    let asked = discord.slash(player, TOWN, "move", &[("move", json!(line))]);
    discord.first_answer(&asked).await;
    let board = discord.next_post().await;
    assert!(
        words(&board).contains(&format!("plays **{line}**")),
        "{board}"
    );
    board
}

/// The folder of Debian, the folder of packages, and the names of the older and the newer package there.
fn asked() -> Option<[OsString; 4]> {
    let names = [
        "TRY_DEB_ROOT",
        "TRY_DEB_PACKAGES",
        "TRY_DEB_OLD",
        "TRY_DEB_NEW",
    ];
    let [Some(root), Some(packages), Some(old), Some(new)] = names.map(std::env::var_os) else {
        return None;
    };
    Some([root, packages, old, new])
}

// The stand-in answers while this thread waits for a command.
#[tokio::test(flavor = "multi_thread")]
async fn the_package_is_installed_started_upgraded_removed_and_purged() {
    let Some([root, packages, old, new]) = asked() else {
        return;
    };
    let (old, new) = (old.to_str().unwrap(), new.to_str().unwrap());
    let debian = Debian::boot(Path::new(&root), Path::new(&packages)).await;
    let discord = Discord::start().await;

    freshly_installed(&debian, old);
    token_and_settings(&debian, &discord);
    debian.run("systemctl enable --quiet --now kingboard");
    discord.connected().await;
    begun(&discord).await;
    plays(&discord, ANN, "D2-D3").await;
    sandboxed(&debian);

    discord.expect_restart();
    let said = debian.install(new);
    assert!(!said.contains("store its token"), "that is known: {said}");
    discord.connected().await;
    plays(&discord, BEA, "D8-D7").await;
    upgraded(&debian, new).await;
    whole(&debian);

    discord.expect_restart();
    finds_earlier_tables(&debian);
    discord.connected().await;
    plays(&discord, ANN, "A2-A3").await;
    upgraded(&debian, new).await;
    copied_before(&debian);

    debian.run("apt-get remove --quiet --yes kingboard");
    removed(&debian);
    debian.install(new);
    assert_eq!(debian.games(), 1);
    purged_unasked(&debian);
    debian.install(new);
    assert_eq!(debian.games(), 1);
    purged(&debian, new);
    discord.assert_sound();
}

/// Nothing runs before there is a token.
fn freshly_installed(debian: &Debian, package: &str) {
    let said = debian.install(package);
    for word in [
        "discord_token",
        "systemctl enable --now kingboard",
        "kingboard play",
    ] {
        assert!(said.contains(word), "{said}");
    }
    debian.run("getent passwd kingboard | grep -q :/var/lib/kingboard:/usr/sbin/nologin");
    assert!(!debian.holds("systemctl is-enabled --quiet kingboard"));
    assert!(!debian.holds("systemctl is-active --quiet kingboard"));
    assert!(
        !debian.holds("test -e /var/lib/kingboard"),
        "the service makes it"
    );
}

/// An operator's steps, with the stand-in as the Discord of these settings.
fn token_and_settings(debian: &Debian, discord: &Discord) {
    let token = "install -m 0400 -o kingboard /dev/stdin /etc/kingboard/discord_token";
    debian.run(&format!("printf %s {TOKEN} | {token}"));
    let settings = format!("\n[discord]\napi_base = \"{}\"\n", discord.base());
    debian.write("/tmp/settings", &settings);
    debian.run("cat /tmp/settings >> /etc/kingboard/config.toml");
}

/// The bot is its own user, and others learn neither the token nor the games.
fn sandboxed(debian: &Debian) {
    let pid = debian.run("systemctl show --property MainPID --value kingboard");
    let pid = pid.trim();
    debian.run(&format!(
        "grep -q \"^Uid:.$(id -u kingboard)\" /proc/{pid}/status"
    ));
    let environment = debian.run(&format!("tr '\\0' '\\n' < /proc/{pid}/environ"));
    assert!(!environment.contains(TOKEN), "{environment}");
    let owned = debian.run("stat -c '%U %a' /var/lib/kingboard /var/lib/kingboard/kingboard.db");
    assert_eq!(owned, "kingboard 700\nkingboard 600\n");
    let read_by_others =
        "runuser -u nobody -- cat /var/lib/kingboard/kingboard.db /etc/kingboard/discord_token";
    assert!(!debian.holds(read_by_others));
    let limits = debian.run(&format!("cat /proc/{pid}/limits"));
    let core = limits
        .lines()
        .find(|line| line.starts_with("Max core file size"));
    assert!(core.unwrap().contains(" 0 "), "{limits}");
    debian.run("systemd-analyze security --no-pager --threshold=20 kingboard.service");
}

/// All files of the package are there and can be used.
fn whole(debian: &Debian) {
    for file in [
        "/usr/bin/kingboard",
        "/usr/lib/systemd/system/kingboard.service",
        "/usr/share/man/man1/kingboard.1.gz",
        "/usr/share/man/man1/kingboard-serve.1.gz",
        "/usr/share/bash-completion/completions/kingboard",
        "/usr/share/zsh/vendor-completions/_kingboard",
        "/usr/share/fish/vendor_completions.d/kingboard.fish",
        "/usr/share/doc/kingboard/copyright",
        "/usr/share/doc/kingboard/LICENSE-MIT",
        "/usr/share/doc/kingboard/LICENSE-FONTS.txt",
        "/usr/share/doc/kingboard/THIRD-PARTY.txt",
        "/usr/share/doc/kingboard/RUST-LIBRARY.html",
        "/usr/share/doc/kingboard/docs/rules/pt-BR/kings-mate.md",
        "/usr/share/doc/kingboard/docs/hosting.md",
        "/etc/kingboard/config.toml",
    ] {
        assert!(debian.holds(&format!("test -s {file}")), "{file}");
    }
    let complete = "bash -c 'source /usr/share/bash-completion/completions/kingboard && complete -p kingboard'";
    debian.run(complete);
    debian.run("systemd-analyze verify kingboard.service");
}

/// The settings are the operator's, and the doctor is content.
async fn upgraded(debian: &Debian, package: &str) {
    debian.run("grep -q api_base /etc/kingboard/config.toml");
    let version = debian.run("dpkg-query --show --showformat '${Version}' kingboard");
    assert!(package.contains(&version), "{package}: {version}");
    // The bot writes down once a second how it stands.
    let doctor = format!("{AS_USER} doctor --config /etc/kingboard/config.toml");
    until("a content doctor", || debian.holds(&doctor).then_some(())).await;
    let journal = debian.journal();
    for line in journal.lines() {
        assert!(
            !line.contains("ERROR") && !line.contains("panicked"),
            "{journal}"
        );
    }
}

/// The service starts with its own game in tables as an earlier version had them.
fn finds_earlier_tables(debian: &Debian) {
    debian.run("systemctl stop kingboard");
    assert!(
        !debian.holds(&format!("test -s {GAMES}-wal")),
        "a stopped bot leaves all in one file"
    );
    debian.run(&format!("rm -f {GAMES}-wal {GAMES}-shm"));
    let home = tempfile::tempdir().unwrap();
    let [now, old] = ["now", "old"].map(|name| home.path().join(name));
    fs::copy(debian.outside(GAMES), &now).unwrap();
    earlier(EARLIER, &old, &now);
    debian.write(GAMES, fs::read(&old).unwrap());
    debian.run("systemctl start kingboard");
}

/// A checked copy of the earlier tables is beside the database, and the user's own.
fn copied_before(debian: &Debian) {
    let name = format!("{GAMES}.before-v{}", steps().len());
    let owned = debian.run(&format!("stat -c '%U %a' {name}"));
    assert_eq!(owned, "kingboard 600\n");
    let home = tempfile::tempdir().unwrap();
    let copy = home.path().join("copy.db");
    fs::copy(debian.outside(&name), &copy).unwrap();
    let step = check(&copy).unwrap().step;
    assert_eq!(usize::try_from(step).unwrap(), EARLIER);
}

/// The program is gone; settings, token and games are there.
fn removed(debian: &Debian) {
    assert!(!debian.holds("systemctl is-active --quiet kingboard"));
    assert!(!debian.holds("test -e /usr/bin/kingboard"));
    for kept in [
        "/etc/kingboard/config.toml",
        "/etc/kingboard/discord_token",
        "/var/lib/kingboard/kingboard.db",
    ] {
        assert!(debian.holds(&format!("test -s {kept}")), "{kept}");
    }
}

/// If nobody can be asked, the games stay.
fn purged_unasked(debian: &Debian) {
    debian.run("apt-get purge --quiet --yes kingboard");
    assert!(!debian.holds("test -e /etc/kingboard"));
    assert!(debian.holds("test -s /var/lib/kingboard/kingboard.db"));
}

/// A purge asks, and obeys the answer. The question comes in a file here, for a program in place of a person.
fn purged(debian: &Debian, package: &str) {
    // It keeps the question, and answers it.
    let person = "#!/bin/sh\ncp \"$1\" /tmp/asked\nsed -i \"s/delete-games=.*/delete-games=\\\"$SAYS\\\"/\" \"$1\"\n";
    debian.write("/tmp/person", person);
    debian.run("chmod +x /tmp/person");
    let purge = |says: &str| {
        debian.run(&format!(
            "DEBIAN_FRONTEND=editor EDITOR=/tmp/person SAYS={says} apt-get purge --quiet --yes kingboard"
        ));
        let asked = debian.run("cat /tmp/asked");
        assert!(asked.contains("Delete all games of Kingboard?"), "{asked}");
        assert!(
            asked.contains("delete-games=\"no\""),
            "no is the default: {asked}"
        );
    };
    purge("no");
    assert!(debian.holds("test -s /var/lib/kingboard/kingboard.db"));
    debian.install(package);
    purge("yes");
    assert!(!debian.holds("test -e /var/lib/kingboard"));
    assert!(
        !debian.holds("debconf-show kingboard | grep -q ."),
        "nothing is left to be asked"
    );
}
