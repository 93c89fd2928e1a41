//! The compiled bot as a process: started, killed, stopped, and its output read.

use std::ffi::OsString;
use std::fs::File;
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};

use tempfile::TempDir;
use tokio::time::timeout;

use crate::discord::loopback::{Discord, TOKEN};
use crate::wait;

/// The bot's process, with a directory of its own that outlives restarts.
pub(crate) struct Bot {
    /// `None` after its end.
    child: Option<Child>,
    pub(crate) home: TempDir,
}

impl Bot {
    /// Starts the bot; `settings` are lines of the `[discord]` table.
    pub(crate) fn start(discord: &Discord, settings: &str) -> Self {
        Self::start_in(tempfile::tempdir().unwrap(), discord, "debug", settings)
    }

    /// Starts the bot with the fullest log, as JSON; `settings` as for [`Bot::start`].
    pub(crate) fn start_json(discord: &Discord, settings: &str) -> Self {
        let log = "trace'\nlog_format = 'json";
        Self::start_in(tempfile::tempdir().unwrap(), discord, log, settings)
    }

    /// Starts the bot with this log level.
    pub(crate) fn start_logging(discord: &Discord, log: &str) -> Self {
        Self::start_in(tempfile::tempdir().unwrap(), discord, log, "")
    }

    /// Starts the bot in the directory of an earlier one, with these environment variables.
    pub(crate) fn start_again(
        home: TempDir,
        discord: &Discord,
        variables: &[(&str, &str)],
    ) -> Self {
        Self::start_with(home, discord, ("info", ""), variables)
    }

    /// [`Bot::start_again`] without backups, so that every disk call belongs to a user's request.
    pub(crate) fn start_without_backups(
        home: TempDir,
        discord: &Discord,
        variables: &[(&str, &str)],
    ) -> Self {
        let settings = "[backup]\nevery_hours = 0";
        Self::start_with(home, discord, ("info", settings), variables)
    }

    /// Starts the bot in a directory with a database.
    pub(crate) fn start_on(home: TempDir, discord: &Discord, log: &str) -> Self {
        Self::start_in(home, discord, log, "")
    }

    /// [`Bot::start_on`] that logs warnings, with these settings.
    pub(crate) fn start_warning(home: TempDir, discord: &Discord, settings: &str) -> Self {
        Self::start_in(home, discord, "warn", settings)
    }

    /// Starts the bot in the directory of an earlier one, with these lines of the `[discord]` table.
    pub(crate) fn start_set(home: TempDir, discord: &Discord, settings: &str) -> Self {
        Self::start_in(home, discord, "debug", settings)
    }

    fn start_in(home: TempDir, discord: &Discord, log: &str, settings: &str) -> Self {
        Self::start_with(home, discord, (log, settings), &[])
    }

    pub(crate) fn start_with(
        home: TempDir,
        discord: &Discord,
        (log, settings): (&str, &str),
        variables: &[(&str, &str)],
    ) -> Self {
        let config = home.path().join("config.toml");
        let database = home.path().join("games.db");
        let text = format!(
            "database = '{}'\nlog = '{log}'\n[discord]\napi_base = '{}'\n{settings}\n",
            database.display(),
            discord.base()
        );
        std::fs::write(&config, text).unwrap();
        let child = command(&home)
            .env("DISCORD_TOKEN", TOKEN)
            // Local requests must not go through a proxy, especially not with the token.
            .env("http_proxy", "http://127.0.0.1:1")
            .envs(variables.iter().copied())
            .args(["serve".as_ref(), "--config".as_ref(), config.as_os_str()])
            .spawn()
            .unwrap();
        let child = Some(child);
        Self { child, home }
    }

    /// Kills the process and starts it again on the same database.
    pub(crate) async fn killed_and_started(self, discord: &Discord) -> Self {
        self.killed_then(discord, |_| ()).await
    }

    /// [`Bot::killed_and_started`] with a step in the directory in between.
    pub(crate) async fn killed_then(
        mut self,
        discord: &Discord,
        meanwhile: impl FnOnce(&TempDir),
    ) -> Self {
        discord.expect_restart();
        self.kill();
        meanwhile(&self.home);
        let settings = std::fs::read_dir(self.home.path()).unwrap().count();
        assert!(settings > 1, "the database is there");
        let home = std::mem::replace(&mut self.home, tempfile::tempdir().unwrap());
        let bot = Self::start_in(home, discord, "debug", "");
        discord.connected().await;
        bot
    }

    /// Kills the process unless it has ended, and returns its directory.
    pub(crate) fn killed(mut self) -> TempDir {
        self.kill();
        std::mem::replace(&mut self.home, tempfile::tempdir().unwrap())
    }

    /// Asks the process to end, waits for it, and returns its directory.
    pub(crate) async fn stopped(mut self) -> TempDir {
        self.signal("-TERM");
        assert!(self.ended().await.success());
        std::mem::replace(&mut self.home, tempfile::tempdir().unwrap())
    }

    fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            child.kill().unwrap();
            child.wait().unwrap();
        }
    }

    /// Returns `true` if the process has ended by itself.
    pub(crate) fn has_ended(&mut self) -> bool {
        let child = self.child.as_mut();
        child.is_none_or(|child| child.try_wait().unwrap().is_some())
    }

    /// The process id.
    pub(crate) fn id(&self) -> u32 {
        self.child.as_ref().unwrap().id()
    }

    pub(crate) fn signal(&self, signal: &str) {
        let id = self.child.as_ref().unwrap().id().to_string();
        let sent = Command::new("kill").args([signal, &id]).status();
        assert!(sent.unwrap().success());
    }

    /// Waits until the process ends by itself.
    pub(crate) async fn ended(&mut self) -> ExitStatus {
        let id = self.child.as_ref().unwrap().id().to_string();
        let mut child = self.child.take().unwrap();
        let waiting = tokio::task::spawn_blocking(move || child.wait().unwrap());
        let Ok(status) = timeout(wait::LONG, waiting).await else {
            drop(Command::new("kill").args(["-KILL", &id]).status());
            panic!("the bot does not end");
        };
        status.unwrap()
    }

    pub(crate) fn stderr(&self) -> String {
        String::from_utf8_lossy(&std::fs::read(self.home.path().join("stderr")).unwrap())
            .into_owned()
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        if std::thread::panicking() {
            #[expect(clippy::print_stderr, reason = "why a test failed is for its reader")]
            {
                eprintln!("--- what the bot said ---\n{}", self.stderr());
            }
        }
        self.kill();
    }
}

/// The compiled program: the one built with these tests, or the one named in the environment.
pub(crate) fn program() -> OsString {
    let named = std::env::var_os("KINGBOARD_BIN");
    named.unwrap_or_else(|| env!("CARGO_BIN_EXE_kingboard").into())
}

/// A command for the program with an empty environment, logging to its own file.
pub(crate) fn command(home: &TempDir) -> Command {
    // A directory with its own copy of the program uses that.
    let own = home.path().join("kingboard");
    let program = if own.exists() { own.into() } else { program() };
    let mut command = Command::new(program);
    let log = File::options()
        .create(true)
        .append(true)
        .open(home.path().join("stderr"))
        .unwrap();
    command
        .env_clear()
        .current_dir(home.path())
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(log);
    command
}

/// Runs the program until it ends by itself. Returns its exit code and its output.
pub(crate) async fn refused(
    token: Option<&str>,
    config: &str,
    discord: Option<&Discord>,
) -> (i32, String) {
    let home = tempfile::tempdir().unwrap();
    let path: PathBuf = home.path().join("config.toml");
    std::fs::write(&path, config).unwrap();
    let mut command = command(&home);
    if let Some(discord) = discord {
        command.env("KINGBOARD_DISCORD_API", discord.base());
    }
    if let Some(token) = token {
        command.env("DISCORD_TOKEN", token);
    }
    let child = command.args(["serve", "--config", "config.toml"]).spawn();
    let child = Some(child.unwrap());
    let mut bot = Bot { child, home };
    let status = bot.ended().await;
    let said = bot.stderr();
    let spoken: Vec<&str> = said.lines().filter(|line| !line.contains("WARN")).collect();
    (status.code().unwrap(), spoken.join("\n"))
}
