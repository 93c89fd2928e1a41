//! `kingboard serve` runs the bot, and `kingboard healthz` asks a running one for its health.

use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, bail};
use tokio::net::TcpListener;
use tokio::sync::{oneshot, watch as channel};
use tokio::task::{JoinHandle, spawn_blocking};
use tokio::time::timeout;

use crate::cli::blame::blame;
use crate::cli::{copies, free_space, keep};
use crate::config::{self, Config, ConfigError, OAuthSettings, Variables, WebSettings};
use crate::cores;
use crate::discord::oauth::OAuthClient;
use crate::discord::{self, ServeError};
use crate::env;
use crate::hooks::{self, Courier};
use crate::logs::{self, LogFormat};
use crate::runtime::{Handle, Runtime, priority, signals};
use crate::service::api::delivery::ANSWER_WAIT;
use crate::service::operator::status;
use crate::service::{ApiAccess, Service, ServiceOptions};
use crate::store::{Store, StoreError, backup, files, folder_of, gather_log};
use crate::watch::{self, GameCounts, Monitor, Stopwatch};
use crate::web::{self, AccountSource, PublicPages};

/// Time limit for a running bot to answer: a little longer than its own.
const LOOKUP_TIMEOUT: Duration = Duration::from_secs(4);
/// Interval of the check that the database is still the opened file.
const WATCH: Duration = Duration::from_secs(1);

/// An error that is in the log already.
#[derive(Debug, thiserror::Error)]
#[error("see the log")]
pub struct AlreadyLogged;

/// Runs the bot until it is stopped.
pub(super) fn serve(path: Option<&Path>) -> anyhow::Result<()> {
    let variables = Variables::read();
    let config = config::load(path, variables.clone())?;
    let watch = Monitor::default();
    watch.started(env::now().now.0);
    logs::begin(config.log, config.log_format, &watch);
    warn_of_token_readers(&variables);
    // A stand-in for Discord may take any token.
    let odd = variables.odd_token();
    if let Some(why) = odd.filter(|_| config.discord.api_base.is_none()) {
        tracing::warn!(%why, "the token is not that of a bot");
    }
    let ran = run(&config, variables.token_file.as_deref(), &watch);
    match (ran, config.log_format) {
        (Err(why), LogFormat::Json) => {
            tracing::error!(why = format!("{why:#}"), "ended");
            Err(AlreadyLogged.into())
        }
        (ran, _) => ran,
    }
}

fn run(config: &Config, token_file: Option<&Path>, watch: &Monitor) -> anyhow::Result<()> {
    // Without a token no empty database is left behind, which a later `play` would take for the user's.
    if config.discord.token.is_none() {
        return Err(ServeError::NoToken.into());
    }
    let source = account_source(config)?;
    copies::refuse_new(&config.database, &config.backup.folder)?;
    let timed = watch.clone();
    // Held until the end: a second bot on this database is refused.
    let (store, _claim) = Store::open_exclusive(&config.database)
        .map_err(|error| blame(&config.database, error.into()))?;
    warn_of_database_readers(&config.database);
    match backup::clear(&config.database, &config.backup.folder) {
        Ok(gone) => {
            for path in gone {
                tracing::info!(path = %path.display(), "unfinished file deleted");
            }
        }
        Err(error) => tracing::warn!(%error, "failed to look for unfinished files"),
    }
    let store = store.with_commit_timer(move |commit| {
        let began = Stopwatch::start();
        commit();
        timed.committed(began.elapsed());
    });
    let service = Service::new(store).configured(|options| configure(options, config));
    let threads = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    let ran = threads.block_on(async {
        let stop = signals::told_to_stop()?;
        let listener = listen(config.metrics).await?;
        let pages = listen_for_pages(config.web.as_ref()).await?;
        let worker = Runtime::start(service, watch.clone())?
            .with_reader(Store::reader(&config.database)?)?
            .with_thinkers(discord::TRANSPORT, config.computer.threads)?;
        if let Some(listener) = listener {
            let backups = config.backup.folder.clone();
            let files = (config.database.clone(), backups);
            tokio::spawn(tell(listener, worker.handle(), files));
        }
        let backups = keep::ByItself::begin(config.database.clone(), config.backup.clone());
        let handle = worker.handle();
        let mut lost = None;
        let telling = HooksTask::begin(config, &handle);
        let ended = async {
            tokio::select! {
                () = stop => {}
                why = keeps_watch(&handle) => lost = Some(why),
            }
            // Its last requests end while those of Discord do.
            telling.stop.send_replace(true);
        };
        // Pages may ask before Discord is reached: no clock counts that time.
        handle.set_degraded(true);
        let pages = ServedPages::begin(pages, source, worker.handle())?;
        let ran = discord::run(&config.discord, worker.handle(), ended).await;
        tokio::join!(pages.end(), telling.end());
        worker.stop().await;
        backups.end();
        if let Some(why) = lost {
            return Err(why.into());
        }
        // A long lookup may still have it open, which would keep the log from being emptied into the file.
        if let Err(error) = gather_log(&config.database) {
            tracing::warn!(%error, "the database is in two files: copy the one that ends in -wal too");
        }
        Ok(ran.map_err(|why| why.with_token_file(token_file.map(Path::to_owned)))?)
    });
    // Dropping it would wait for blocked threads, such as a name lookup on a network that is down.
    threads.shutdown_background();
    ran
}

/// Sets the options of the service as the settings have them.
fn configure(options: &mut ServiceOptions, config: &Config) {
    options.forget_servers_after_days = config.forget_servers_after_days;
    options.privacy_page.clone_from(&config.privacy_page);
    options.pages = public_address(config);
    if config.web.is_none() {
        options.api = ApiAccess::Absent;
    }
    options.answer_wait = ANSWER_WAIT;
    options.think_limit = config.computer.limit();
    options.analyses_per_day = config.computer.analyses_per_day;
    options.hooks_each_server = config.hooks_each_server;
}

/// The task that delivers to web hooks.
struct HooksTask {
    stop: channel::Sender<bool>,
    task: Option<JoinHandle<()>>,
}

/// Time limit for web hooks once all else of Discord has ended.
const LAST_HOOKS: Duration = Duration::from_millis(300);

impl HooksTask {
    /// Begins it, unless the settings allow no hooks.
    fn begin(config: &Config, handle: &Handle) -> Self {
        let (stop, stopped) = channel::channel(false);
        let task = match Courier::new() {
            Ok(_) if config.hooks_each_server == 0 => None,
            Ok(courier) => Some(tokio::spawn(hooks::run(handle.clone(), courier, stopped))),
            Err(why) => {
                tracing::error!(%why, "no web hook is told");
                None
            }
        };
        Self { stop, task }
    }

    /// Ends it, with the requests in hand as far as they are quick. It may be waiting for a database that is held by
    /// another program, which the end of this one does not wait for.
    async fn end(self) {
        self.stop.send_replace(true);
        let Some(mut task) = self.task else { return };
        if timeout(LAST_HOOKS, &mut task).await.is_err() {
            task.abort();
        }
    }
}

/// Completes when the database file is lost or replaced.
pub(super) async fn keeps_watch(handle: &Handle) -> StoreError {
    loop {
        tokio::time::sleep(WATCH).await;
        if let Some(why) = handle.lost().await {
            tracing::error!(%why, "stopped");
            return why;
        }
    }
}

/// Logs a warning for each file of the database that others can read.
fn warn_of_database_readers(database: &Path) {
    for (path, mode) in files::exposed(database) {
        tracing::warn!(
            path = %path.display(),
            mode = format!("{mode:04o}"),
            "other users can read a file of the database: `kingboard doctor --repair` makes it private"
        );
    }
}

/// Logs a warning if others can read the token file.
fn warn_of_token_readers(variables: &Variables) {
    if let Some((path, mode)) = variables.exposed_token() {
        tracing::warn!(
            path = %path.display(),
            mode = format!("{mode:04o}"),
            "other users can read the token file: run chmod 0400 on it"
        );
    }
}

async fn listen(address: Option<SocketAddr>) -> anyhow::Result<Option<TcpListener>> {
    let Some(address) = address else {
        return Ok(None);
    };
    let listener = TcpListener::bind(address).await;
    let listener = listener.with_context(|| format!("failed to serve metrics at {address}"))?;
    let address = listener.local_addr()?;
    tracing::info!(%address, "serving metrics");
    Ok(Some(listener))
}

/// The address of the public pages in messages.
fn public_address(config: &Config) -> Option<String> {
    let web = config.web.as_ref();
    web.map(|web| web.pages.url.to_string())
}

/// The public pages, while they are served.
///
/// They have threads of their own, which come after those of Discord: no board of a move waits behind a thousand
/// watchers.
struct ServedPages {
    close: oneshot::Sender<()>,
    serving: Option<JoinHandle<()>>,
    threads: Option<tokio::runtime::Runtime>,
}

/// Number of threads of the public pages.
const PAGE_THREADS: usize = 2;

impl ServedPages {
    /// Begins to serve them, if there are any.
    fn begin(
        pages: Option<(TcpListener, PublicPages)>,
        source: Option<AccountSource>,
        handle: Handle,
    ) -> io::Result<Self> {
        let (close, closed) = oneshot::channel();
        let mut served = Self {
            close,
            serving: None,
            threads: None,
        };
        let Some((listener, pages)) = pages else {
            return Ok(served);
        };
        let listener = listener.into_std()?;
        let threads = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(PAGE_THREADS)
            .thread_name("pages")
            .on_thread_start(priority::behind_moves)
            .enable_all()
            .build()?;
        let closed = async { drop(closed.await) };
        served.serving = Some(threads.spawn(async move {
            // Here, it belongs to these threads.
            match TcpListener::from_std(listener) {
                Ok(listener) => web::serve(listener, handle, pages, source, closed).await,
                Err(error) => tracing::error!(%error, "failed to serve the pages"),
            }
        }));
        served.threads = Some(threads);
        Ok(served)
    }

    /// Ends it: streams are notified, and requests in hand finish.
    async fn end(self) {
        drop(self.close);
        if let Some(serving) = self.serving
            && let Err(error) = serving.await
        {
            tracing::error!(%error, "the public pages broke off");
        }
        if let Some(threads) = self.threads {
            // Dropping it would wait for them, which no task may.
            threads.shutdown_background();
        }
    }
}

/// Asks Discord for accounts, if the application's secret is set.
///
/// # Errors
/// `ConfigError` if only one of the application's id and its secret is set.
fn account_source(config: &Config) -> Result<Option<AccountSource>, ConfigError> {
    let Some(web) = &config.web else {
        return Ok(None);
    };
    let Some(OAuthSettings { id, secret }) = web.oauth()? else {
        return Ok(None);
    };
    let base = config.discord.api_base.as_ref();
    let back = format!("{}/oauth/back", web.pages.url);
    let client = Arc::new(OAuthClient::new(id, secret, base, back));
    let asks = Arc::clone(&client);
    Ok(Some(AccountSource {
        address: Arc::new(move |state, challenge| client.address(state, challenge)),
        person: Arc::new(move |brought| {
            let asks = Arc::clone(&asks);
            Box::pin(async move {
                let found = asks.person(&brought.code, &brought.verifier).await;
                found
                    .inspect_err(|why| tracing::warn!(%why, "failed to ask for an account"))
                    .ok()
            })
        }),
    }))
}

/// Listens for the public pages, with room for many connections.
async fn listen_for_pages(
    settings: Option<&WebSettings>,
) -> anyhow::Result<Option<(TcpListener, PublicPages)>> {
    let Some(WebSettings { listen, pages, .. }) = settings else {
        return Ok(None);
    };
    let files = cores::raise_open_files();
    let listener = TcpListener::bind(listen).await;
    let listener = listener.with_context(|| format!("failed to serve the pages at {listen}"))?;
    let address = listener.local_addr()?;
    tracing::info!(%address, url = %pages.url, files, "serving pages");
    Ok(Some((listener, pages.clone())))
}

/// Serves metrics and health.
async fn tell(listener: TcpListener, handle: Handle, files: (PathBuf, PathBuf)) {
    let watch = handle.watch().clone();
    let waiting = handle.clone();
    let queue = move || waiting.queue();
    let look = move || {
        let handle = handle.clone();
        async move {
            let pulse = handle.outbox_status(discord::TRANSPORT).await;
            let pulse = pulse.ok_or_else(|| "the worker has stopped".to_owned())?;
            pulse.map_err(|why| format!("the database: {why}"))
        }
    };
    let count = move || {
        let (database, backups) = files.clone();
        async move {
            spawn_blocking(move || count(&database, &backups))
                .await
                .ok()
        }
    };
    watch::answer(listener, watch, queue, look, count).await;
}

/// Counts games on its own connection, so that no request waits, and measures the database and its disks.
fn count(database: &Path, backups: &Path) -> GameCounts {
    let games = Store::reader(database).map(Service::new);
    let games = games.and_then(|service| status::count_games(&service));
    let games = games.unwrap_or_else(|why| {
        tracing::warn!(%why, "failed to count games");
        Vec::new()
    });
    let now = env::now().now;
    let length = |suffix: &str| {
        let mut name = database.as_os_str().to_owned();
        name.push(suffix);
        // A missing file has no length.
        let length = std::fs::metadata(name).map_or(0, |file| file.len());
        i64::try_from(length).unwrap_or(i64::MAX)
    };
    GameCounts {
        games,
        files: vec![("main", length("")), ("wal", length("-wal"))],
        free: [("backups", backups), ("database", folder_of(database))]
            .into_iter()
            .filter_map(|(name, folder)| {
                let free = free_space::free_bytes(folder)?;
                Some((name, i64::try_from(free).unwrap_or(i64::MAX)))
            })
            .collect(),
        backup_age: backup::newest(database, backups, now).map(|made| now.0 - made.0),
    }
}

/// Asks the bot running with these settings for its health, and prints the answer.
pub(super) fn healthz(path: Option<&Path>) -> anyhow::Result<()> {
    let config = config::load(path, Variables::read())?;
    let Some(mut address) = config.metrics else {
        bail!("health checks are switched off: set metrics.listen in the bot’s settings");
    };
    if address.ip().is_unspecified() {
        address.set_ip(match address.ip() {
            IpAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
        });
    }
    let threads = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let asked = threads.block_on(async {
        // A proxy would ask another machine.
        let client = reqwest::Client::builder()
            .no_proxy()
            .timeout(LOOKUP_TIMEOUT)
            .build()?;
        let answer = client
            .get(format!("http://{address}/healthz"))
            .send()
            .await?;
        Ok::<_, reqwest::Error>((answer.status(), answer.text().await?))
    });
    let (status, told) = asked.with_context(|| format!("nobody answers at {address}"))?;
    let mut out = io::stdout().lock();
    writeln!(out, "{}", told.trim_end())?;
    out.flush()?;
    if !status.is_success() {
        bail!("the bot is unhealthy ({status})");
    }
    Ok(())
}
