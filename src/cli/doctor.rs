//! `kingboard doctor`: checks everything and prints one line for each check. It is read-only without `--repair`.

use std::io::Write;
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};

use crate::cli::doctor_report::DoctorReport;
use crate::cli::folders::{DATABASE, DatabaseArg};
use crate::cli::health::SILENT;
use crate::cli::{copies, folders, free_space, health, listening, server_roles, writable};
use crate::config::{self, Config, ConfigError, SecretKind, Variables, WebSettings};
use crate::discord::doctor::{ApplicationReport, CommandsReport, look};
use crate::discord::{DiscordConfig, ServeError, TRANSPORT, invite};
use crate::env;
use crate::service::operator::status::{self, BotStatus, StoredSessions};
use crate::service::{GameId, Service};
use crate::store::{Store, StoreError, files};
use crate::web::PublicPages;

/// Age from which a waiting message is reported as late, in ms.
const LATE: i64 = 10 * 60_000;
/// Remaining session starts below which a warning is printed.
const FEW: u64 = 50;

/// Discord's `ADMINISTRATOR` permission bit.
const ADMINISTRATOR: u64 = 1 << 3;

/// The changes that `doctor` makes before it checks.
#[derive(Debug)]
pub(super) struct DoctorChanges {
    /// `true` if to repair the database.
    pub(super) repair: bool,
    /// The quarantined games to end without a result.
    pub(super) give_up: Vec<GameId>,
}

/// Runs all checks, and writes each finding to `out`. Returns the number of problems.
///
/// # Errors
/// The `io::Error` of a runtime that cannot start, or of a failed write.
pub(super) fn examine(
    path: Option<&Path>,
    db: Option<PathBuf>,
    changes: &DoctorChanges,
    variables: &Variables,
    out: &mut dyn Write,
) -> anyhow::Result<usize> {
    let mut found = DoctorReport::to(out);
    check_all(path, db, changes, variables, &mut found)?;
    match found.failed {
        Some(error) => Err(error.into()),
        None => Ok(found.problems),
    }
}

fn check_all(
    path: Option<&Path>,
    db: Option<PathBuf>,
    changes: &DoctorChanges,
    variables: &Variables,
    found: &mut DoctorReport<'_>,
) -> anyhow::Result<()> {
    found.ok(format_args!(
        "this is Kingboard {}",
        env!("CARGO_PKG_VERSION")
    ));
    let is_unnamed = db.is_none() && path.is_none();
    let played = db.is_none() && path.is_none() && plays_only(variables);
    let named = db.is_some() || played;
    let db = db.or_else(|| {
        let usual = DatabaseArg::default().find();
        usual.ok().filter(|_| played)
    });
    let (config, unread) = match settings(path, variables, found) {
        Ok((config, unread)) => (
            Config {
                database: db.unwrap_or(config.database),
                ..config
            },
            unread,
        ),
        Err(why) => {
            found.problem(why);
            return Ok(());
        }
    };
    if is_unnamed && let Err(why) = folders::check_variable(&config.database) {
        found.problem(why);
        return Ok(());
    }
    let settings = path.unwrap_or(Path::new(config::USUAL_PATH));
    found.ok(if settings.exists() {
        format!("the settings in {} can be read", settings.display())
    } else {
        "there are no settings: each has its default".to_owned()
    });
    pages(&config, unread.contains(&SecretKind::Client), found);
    if config.privacy_page.is_none() && config.web.is_none() && config.discord.token.is_some() {
        found.ok(
            "/privacy show tells only the essentials: it would link a page of yours (page under [privacy]), or the one among public pages",
        );
    }
    // A look at the database may make files beside it, which have its mode.
    let exposed = files::exposed(&config.database);
    if database(&config, named, changes, found) {
        health::readers(&config.database, exposed, changes.repair, found);
    }
    if !named {
        listening::examine(&config, found);
    }
    health::token_readers(variables, found);
    health::backups(&config, played, found);
    writable::examine_backups(&config, found);
    free_space::examine(&config, found);
    health::left(&config, found);
    if config.discord.token.is_none() && named {
        found.skipped("the bot at Discord: no token is set");
        return Ok(());
    }
    if config.discord.token.is_none() {
        if !unread.contains(&SecretKind::Token) {
            found.problem(ServeError::NoToken);
        }
        found.skipped("token, intents, shards, commands and install link: all need the token");
        return Ok(());
    }
    // A stand-in for Discord may take any token.
    let odd = variables.odd_token();
    if let Some(odd) = odd.filter(|_| config.discord.api_base.is_none()) {
        found.problem(odd);
        found.skipped("intents, shards, commands and install link: all need the token");
        return Ok(());
    }
    at_discord(&config, variables, found)
}

/// Checks everything that Discord reports.
fn at_discord(
    config: &Config,
    variables: &Variables,
    found: &mut DoctorReport<'_>,
) -> anyhow::Result<()> {
    let threads = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    match threads.block_on(look(&config.discord)) {
        Ok(application) => {
            discord(&application, &config.discord, found);
            server_roles::examine(config, &threads, found);
        }
        Err(why) => {
            found.problem(why.with_token_file(variables.token_file.clone()));
            found.skipped("intents, shards, commands and install link");
        }
    }
    threads.shutdown_background();
    Ok(())
}

/// Reads the settings, without each secret that cannot be read: all else can be checked. Returns these secrets too.
fn settings(
    path: Option<&Path>,
    variables: &Variables,
    found: &mut DoctorReport<'_>,
) -> Result<(Config, Vec<SecretKind>), ConfigError> {
    let mut unread = Vec::new();
    loop {
        let readable = (unread.iter().copied()).fold(variables.clone(), Variables::without);
        match config::load(path, readable) {
            Ok(config) => return Ok((config, unread)),
            Err(why) => match why.secret() {
                Some(secret) if !unread.contains(&secret) => {
                    found.problem(why);
                    unread.push(secret);
                }
                Some(_) | None => return Err(why),
            },
        }
    }
}

/// Checks the address of the public pages as it is set.
fn pages(config: &Config, secret_unread: bool, found: &mut DoctorReport<'_>) {
    if config.is_web_unused {
        found.warning("the settings under [web] do nothing: listen and url are not set");
    }
    let Some(web) = &config.web else {
        return;
    };
    let WebSettings { listen, pages, .. } = web;
    let PublicPages {
        url,
        trusted_proxies,
    } = pages;
    found.ok(format_args!(
        "browsers find the pages at {url}; the proxy there passes them on to http://{listen}, with the Host {} and the path as it is",
        url.host()
    ));
    match web.oauth() {
        Ok(Some(oauth)) => found.ok(format_args!(
            "browsers can sign in by asking Discord: application {} must list {url}/oauth/back among its redirects",
            oauth.id
        )),
        Ok(None) => {}
        Err(_) if secret_unread => {}
        Err(why) => found.problem(why),
    }
    if !url.is_secure() {
        found.problem(format_args!(
            "the pages at {url} are not encrypted: nobody else can open them. Set an https address before others use them"
        ));
    }
    if trusted_proxies.is_empty() {
        found.problem(
            "no proxy is trusted, so all visitors count as one: name it in trusted_proxies under [web]",
        );
    } else if url.is_secure()
        && !trusted_proxies.iter().any(|proxy| proxy.holds(listen.ip()))
        && listen.ip().is_loopback()
    {
        found.problem(
            "the proxy on this machine is not trusted, so all visitors count as one: add 127.0.0.1 to trusted_proxies under [web]",
        );
    }
}

/// Returns `true` if there is no trace of a bot, because this user only plays in the terminal. `play` has a database of
/// its own.
fn plays_only(variables: &Variables) -> bool {
    let bot = Path::new(config::USUAL_PATH).exists() || Path::new(DATABASE).exists();
    let token = config::load(None, variables.clone()).map(|config| config.discord.token);
    let token = !matches!(token, Ok(None));
    !bot && !token && (DatabaseArg::default().find()).is_ok_and(|usual| usual.exists())
}

/// Checks the database. A `named` one is not created, and may be another than the bot's. Returns `true` if it could be
/// repaired, where that was asked for, and opened.
fn database(
    config: &Config,
    named: bool,
    changes: &DoctorChanges,
    found: &mut DoctorReport<'_>,
) -> bool {
    let path = config.database.display();
    if copies::is_missing(&config.database) {
        copies::missing(config, named, found);
        return false;
    }
    if config.database.is_dir() {
        found.problem(format_args!(
            "{path} is a folder: name the file of the database in it, such as {}",
            config.database.join("kingboard.db").display()
        ));
        return false;
    }
    copies::left_beside(&config.database, found);
    writable::examine(&config.database, found);
    if changes.repair
        && let Err(why) = health::repair(&config.database, &config.backup.folder, found)
    {
        if matches!(why, StoreError::NotADatabase { .. }) {
            copies::not_a_database(config, &why, found);
        } else {
            found.problem(format_args!("{path} could not be repaired: {why}"));
        }
        return false;
    }
    if !changes.give_up.is_empty()
        && let Err(why) = health::give_up(&config.database, &changes.give_up, found)
    {
        found.problem(format_args!(
            "{path} could not be opened to end games: {why}"
        ));
        return false;
    }
    let looked = Store::open_read_only(&config.database).map(Service::new);
    let condition = looked.and_then(|service| {
        let condition = status::condition(&service, TRANSPORT, &env::now())?;
        Ok((condition, service))
    });
    match condition {
        Ok((condition, service)) => {
            found.ok(format_args!(
                "the database {path} opens and is of this version"
            ));
            if let Err(why) =
                health::examine(&config.database, &config.backup.folder, &service, found)
            {
                found.problem(format_args!("{path}: {why}"));
            }
            if !named {
                copies::fewer_games(config, found);
            }
            life(&condition, named, found);
            true
        }
        Err(why @ StoreError::NotADatabase { .. }) => {
            copies::not_a_database(config, &why, found);
            false
        }
        Err(why) => {
            found.problem(format_args!("{path}: {why}"));
            false
        }
    }
}

/// Reports the bot's last heartbeat and its shards.
fn life(condition: &BotStatus, named: bool, found: &mut DoctorReport<'_>) {
    let BotStatus {
        reached,
        ran,
        sessions,
        waiting: (waiting, oldest),
    } = condition;
    match ran {
        None => found.skipped("there is no record of the bot having run on this database"),
        Some((version, noted, _)) if *noted > SILENT && named => {
            found.skipped(format_args!(
                "the bot (Kingboard {version}) gave a sign of life in this file {} ago: whether it runs elsewhere is not known",
                lasted(*noted)
            ));
            return;
        }
        Some((version, noted, _)) if *noted > SILENT => found.problem(format_args!(
            "the bot (Kingboard {version}) does not run: it last gave a sign of life {} ago",
            lasted(*noted)
        )),
        Some((version, noted, shards)) => {
            found.ok(format_args!(
                "the bot (Kingboard {version}) gave a sign of life {} ago",
                lasted(*noted)
            ));
            for shard in shards {
                let latency = shard.latency.map_or(String::new(), |ms| {
                    format!(", heartbeats answered in {ms} ms")
                });
                let lasts = shard.lasts.saturating_add(*noted);
                let line = format!(
                    "shard {} of {} is {} since {}{latency}",
                    shard.shard,
                    shards.len(),
                    shard.state,
                    lasted(lasts),
                );
                if shard.state == "connected" {
                    found.ok(line);
                } else if lasts < SILENT {
                    // Each start and each lost connection passes through this.
                    found.skipped(line);
                } else {
                    found.problem(line);
                }
            }
            if let Some(reached) = reached.filter(|reached| *reached > SILENT) {
                found.problem(format_args!(
                    "people could last reach the bot {} ago: no clock has run since",
                    lasted(reached)
                ));
            }
        }
    }
    if let Some(sessions) = sessions {
        stored_sessions(sessions, found);
    }
    match oldest {
        Some(oldest) if *oldest > LATE => found.problem(format_args!(
            "messages that wait to be delivered: {waiting}, the oldest for {}",
            lasted(*oldest)
        )),
        Some(_) | None => found.ok(format_args!(
            "messages that wait to be delivered: {waiting}"
        )),
    }
}

/// Reports the sessions at Discord that the next start may resume.
fn stored_sessions(stored: &StoredSessions, found: &mut DoctorReport<'_>) {
    let StoredSessions {
        shards,
        resumable,
        behind,
        age,
    } = stored;
    let mut line = format!(
        "stored sessions that can be resumed: {resumable} of {shards}, saved {} ago",
        lasted(*age)
    );
    if *behind > 0 {
        line += "; shards with messages to be read back: ";
        line += &behind.to_string();
    }
    if resumable == shards {
        found.ok(line);
    } else {
        found.skipped(format_args!(
            "{line}: the others begin again, and missed messages are read back"
        ));
    }
}

fn discord(seen: &ApplicationReport, settings: &DiscordConfig, found: &mut DoctorReport<'_>) {
    let (name, id) = (&seen.name, seen.id);
    found.ok(format_args!(
        "Discord knows the token: {name}, application {id}"
    ));
    intents(seen, settings, found);
    sessions(seen, settings, found);
    for (server, commands) in &seen.commands {
        let place = server.map_or("everywhere".to_owned(), |server| {
            format!("in server {server}")
        });
        registered(&place, commands, found);
    }
    match &seen.left_over {
        Ok(0) => {}
        Ok(count) => found.problem(format_args!(
            "{count} commands are still registered everywhere, though register_in names servers: those servers see \
             each command twice. docs/hosting.md says how to remove them"
        )),
        Err(why) => found.problem(format_args!(
            "the commands registered everywhere cannot be seen: {why}"
        )),
    }
    installation(seen, found);
}

/// Checks that users' messages and interactions reach the bot.
fn intents(seen: &ApplicationReport, settings: &DiscordConfig, found: &mut DoctorReport<'_>) {
    match (settings.read_messages, seen.reads_messages) {
        (true, false) => found.problem(
            "read_messages is true, and the Message Content Intent is off: switch it on in the developer portal, \
             or set read_messages to false",
        ),
        (false, true) => found.ok(
            "the Message Content Intent is on and not used: read_messages is false, so only replies, mentions and \
             private messages are read",
        ),
        (true, true) => found.ok("the Message Content Intent is on and used"),
        (false, false) => found.ok("the Message Content Intent is off and not asked for"),
    }
    if let Some(elsewhere) = &seen.elsewhere {
        found.problem(format_args!(
            "the Interactions Endpoint URL is set ({elsewhere}): no command or button reaches this bot until it is \
             removed in the developer portal"
        ));
    }
}

/// Reports the number of shards, and whether their sessions may begin.
fn sessions(seen: &ApplicationReport, settings: &DiscordConfig, found: &mut DoctorReport<'_>) {
    let shards = seen.shards;
    let begins = settings.shards.map_or(shards, NonZeroU32::get);
    let line = format!("recommended shards: {shards}, and so many are begun: {begins}");
    if begins < shards {
        found.problem(format_args!("{line}. Set shards to \"auto\""));
    } else {
        found.ok(line);
    }
    let (left, total) = seen.sessions;
    let line = format!("{left} of {total} sessions may still begin today");
    if left < FEW {
        found.problem(format_args!(
            "{line}: look why the bot begins so many, and do not restart it needlessly"
        ));
    } else {
        found.ok(line);
    }
}

/// Checks the application's own install link: its permissions and its contexts.
fn installation(seen: &ApplicationReport, found: &mut DoctorReport<'_>) {
    match seen.install.map(invite::lacking) {
        None => {
            found
                .skipped("the install link: Discord tells of none (`kingboard invite` prints one)");
        }
        Some(lacking) if lacking.is_empty() => {
            found.ok("the install link asks for all rights that are needed");
        }
        Some(lacking) => found.problem(format_args!(
            "the install link does not ask for {}: see Installation in the developer portal",
            lacking.join(", ")
        )),
    }
    if seen
        .install
        .is_some_and(|rights| rights & ADMINISTRATOR != 0)
    {
        found.problem("the install link asks for Administrator, which the bot does not need");
    }
    match seen.for_people {
        Some(true) => found.ok("people can add the bot to their own account"),
        Some(false) => {
            found.ok("people cannot add the bot to their own account (User Install is off)");
        }
        None => found.skipped("User Install: Discord does not tell of it"),
    }
}

fn registered(
    place: &str,
    commands: &Result<CommandsReport, String>,
    found: &mut DoctorReport<'_>,
) {
    let commands = match commands {
        Ok(commands) => commands,
        Err(why) => {
            found.problem(format_args!(
                "the commands registered {place} cannot be seen: {why}"
            ));
            return;
        }
    };
    let count = commands.registered;
    if commands.are_those_of_this_version() {
        found.ok(format_args!(
            "the {count} commands of this version are registered {place}"
        ));
        return;
    }
    let CommandsReport {
        registered: _,
        missing,
        changed,
        unknown,
    } = commands;
    let lists = [
        ("missing", missing),
        ("different", changed),
        ("unknown", unknown),
    ];
    let lists = lists.iter().filter(|(_, names)| !names.is_empty());
    let lists: Vec<String> = lists
        .map(|(how, names)| format!("{how}: {}", names.join(", ")))
        .collect();
    found.problem(format_args!(
        "the {count} commands registered {place} are not those of this version; `kingboard serve` registers them ({})",
        lists.join("; ")
    ));
}

/// A duration in rough words.
fn lasted(ms: i64) -> String {
    let seconds = ms / 1_000;
    match seconds {
        ..=119 => format!("{seconds} s"),
        120..=7_199 => format!("{} min", seconds / 60),
        7_200..=172_799 => format!("{} h", seconds / 3_600),
        _ => format!("{} days", seconds / 86_400),
    }
}
