//! `kingboard doctor` and `kingboard invite`: their output, and that they change nothing.

use std::process::Command;

use kingboard::play::{Place, PlayerId, Server, Timestamp};
use kingboard::store::{self, HookResult, NewHook, Notice, NoticeKind, Recipient, Store};
use serde_json::json;
use tempfile::TempDir;

use crate::discord::bot::Bot;
use crate::discord::loopback::{Discord, TOKEN};

/// Runs the program to its end. Returns the exit code, standard output and standard error.
async fn told(mut command: Command) -> (i32, String, String) {
    let output = tokio::task::spawn_blocking(move || command.output().unwrap())
        .await
        .unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let code = output.status.code().unwrap();
    (code, text(&output.stdout), text(&output.stderr))
}

fn program(home: &TempDir, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kingboard"));
    command.env_clear().current_dir(home.path()).args(args);
    command
}

async fn examined(home: &TempDir, discord: &Discord) -> (i32, String) {
    let mut command = program(home, &["doctor", "--config", "config.toml"]);
    command.env("DISCORD_TOKEN", TOKEN);
    command.env("KINGBOARD_DISCORD_API", discord.base());
    let (code, said, _) = told(command).await;
    (code, said)
}

#[tokio::test]
async fn where_all_is_in_order_the_doctor_says_so_line_by_line() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    let before = discord.calls("PUT", "").len();
    let (mut code, mut said) = examined(&bot.home, &discord).await;
    // The bot records its state once a second.
    for _ in 0..100 {
        let is_fresh = said.contains("gave a sign of life 0 s ago");
        if is_fresh && said.contains("is connected since") && said.contains("stored sessions") {
            break;
        }
        (code, said) = examined(&bot.home, &discord).await;
    }
    assert_eq!(code, 0, "{said}");
    for line in [
        "config.toml can be read",
        "opens and is of this version",
        "gave a sign of life 0 s ago",
        "shard 0 of 1 is connected since",
        "stored sessions that can be resumed: 1 of 1, saved ",
        "messages that wait to be delivered: 0",
        "Discord knows the token: Kingboard, application 901",
        "recommended shards: 1, and so many are begun: 1",
        "of 1000 sessions may still begin today",
        "commands of this version are registered everywhere",
        "asks for all rights that are needed",
        "people can add the bot to their own account",
        "/privacy show tells only the essentials",
    ] {
        assert!(said.contains(line), "{line} in:\n{said}");
    }
    assert!(said.lines().all(|line| line.starts_with("ok")), "{said}");
    assert!(!said.contains(TOKEN));
    assert_eq!(discord.calls("PUT", "").len(), before, "nothing is changed");
    assert_eq!(discord.identified().len(), 1, "no session is begun");
    discord.assert_sound();
}

#[tokio::test]
async fn what_is_amiss_is_said_with_what_to_do() {
    let discord = Discord::start().await;
    discord.recommend(2, 2);
    discord.exhaust_sessions(std::time::Duration::from_mins(10));
    discord.describe_application(&json!({
        "id": "901", "name": "Kingboard", "flags": 0,
        "interactions_endpoint_url": "https://example.org/interactions",
        "install_params": { "scopes": ["bot"], "permissions": "8" },
    }));
    let home = tempfile::tempdir().unwrap();
    let config = "[discord]\nshards = 1\nread_messages = true";
    std::fs::write(home.path().join("config.toml"), config).unwrap();
    let (code, said) = examined(&home, &discord).await;
    assert_eq!(code, 1, "{said}");
    for line in [
        "PROBLEM  read_messages is true, and the Message Content Intent is off",
        "PROBLEM  the Interactions Endpoint URL is set",
        "PROBLEM  recommended shards: 2, and so many are begun: 1",
        "PROBLEM  0 of 1000 sessions",
        "PROBLEM  the 0 commands registered everywhere are not those of this version",
        "PROBLEM  the install link does not ask for View Channels",
        "PROBLEM  the install link asks for Administrator",
        "skipped  there is no database",
        "skipped  User Install",
    ] {
        assert!(said.contains(line), "{line} in:\n{said}");
    }
    assert!(
        !home.path().join("kingboard.db").exists(),
        "nothing is made"
    );
}

#[tokio::test]
async fn commands_that_are_left_for_all_servers_are_found() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let home = tempfile::tempdir().unwrap();
    let config = "[discord]\nregister_in = [500]";
    std::fs::write(home.path().join("config.toml"), config).unwrap();
    let (code, said) = examined(&home, &discord).await;
    assert_eq!(code, 1, "{said}");
    let count = discord.commands().as_array().unwrap().len();
    let line = format!("PROBLEM  {count} commands are still registered everywhere");
    assert!(said.contains(&line), "{said}");
}

#[tokio::test]
async fn roles_that_the_bot_cannot_give_are_found() {
    let discord = Discord::start().await;
    let home = tempfile::tempdir().unwrap();
    std::fs::write(home.path().join("config.toml"), "database = 'games.db'").unwrap();
    let path = home.path().join("games.db");
    let server = Server::named("discord", "500");
    for (roles, line) in [
        (
            "77 78",
            "ok       discord:500: the roles of the first three can be given",
        ),
        (
            "77 99",
            "PROBLEM  discord:500: the bot cannot give role 99: drag its own role above them",
        ),
        (
            "77 66",
            "PROBLEM  discord:500: there is no role 66 for the first three",
        ),
    ] {
        // The program opens a file that nobody else has open.
        let mut store = Store::open(&path).unwrap();
        store::servers::save_setting(&mut store, &server, "podium", roles).unwrap();
        drop(store);
        let (_, said) = examined(&home, &discord).await;
        assert!(said.contains(line), "{line} in:\n{said}");
    }
}

#[tokio::test]
async fn web_hooks_are_counted_with_those_switched_off_and_what_waits() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("games.db");
    let told = || async {
        let mut doctor = program(&home, &["doctor", "--db", "games.db"]);
        doctor.env("HOME", home.path());
        told(doctor).await.1
    };
    drop(Store::open(&path).unwrap());
    let said = told().await;
    assert!(!said.contains("web hook"), "{said}");
    let place = Place::in_server("discord", "500", "501");
    let hook = NewHook {
        place: &place,
        address: "https://example.org/games?key=sesame",
        topic: None,
        secret: [7; 32],
        author: &PlayerId::new("discord:77"),
    };
    let mut store = Store::open(&path).unwrap();
    store::hooks::add(&mut store, &hook, Timestamp(1)).unwrap();
    let first = store::hooks::all(&store).unwrap()[0].id;
    store::hooks::enqueue_test(&mut store, first, Timestamp(1)).unwrap();
    drop(store);
    let said = told().await;
    let line = "ok       1 web hook, of these 0 switched off; messages that wait for them: 1";
    assert!(said.contains(line), "{said}");
    let mut store = Store::open(&path).unwrap();
    store::hooks::add(&mut store, &hook, Timestamp(2)).unwrap();
    let due = store::hooks::due(&store, &[], Timestamp(2), 1).unwrap();
    let off = HookResult::Stopped(Notice {
        kind: NoticeKind::Hook,
        to: Recipient::Place(place.clone()),
        recipient: None,
        games: Vec::new(),
        detail: String::new(),
        due: Timestamp(2),
    });
    let answered = store::hooks::attempted(&mut store, &due[0], &off, Some("410"), Timestamp(2));
    answered.unwrap();
    drop(store);
    let said = told().await;
    let line = "ok       2 web hooks, of these 1 switched off; messages that wait for them: 0";
    assert!(said.contains(line), "{said}");
    assert!(!said.contains("sesame"), "an address holds secrets: {said}");
}

#[tokio::test]
async fn a_backup_of_a_moment_to_come_is_named() {
    let home = tempfile::tempdir().unwrap();
    std::fs::write(home.path().join("config.toml"), "database = 'games.db'").unwrap();
    drop(Store::open(&home.path().join("games.db")).unwrap());
    let folder = home.path().join("backups");
    std::fs::create_dir(&folder).unwrap();
    std::fs::write(folder.join("games-29990101T000000Z.db"), "").unwrap();
    let (code, said, _) = told(program(&home, &["doctor"])).await;
    assert_eq!(code, 1, "{said}");
    let line = "is from 2999-01-01 00:00 UTC, which is still to come";
    assert!(said.contains(line), "{said}");
}

#[tokio::test]
async fn the_public_address_is_told_with_what_its_proxy_needs() {
    let home = tempfile::tempdir().unwrap();
    let told = |settings: &str| {
        let text = format!("database = 'games.db'\n[web]\nlisten = '127.0.0.1:8265'\n{settings}");
        std::fs::write(home.path().join("config.toml"), text).unwrap();
        let doctor = program(&home, &["doctor"]);
        async { told(doctor).await.1 }
    };
    let said = told("url = 'https://kings.example.org/play'").await;
    let line = "ok       browsers find the pages at https://kings.example.org/play; the proxy there \
                passes them on to http://127.0.0.1:8265, with the Host kings.example.org and the path as it is";
    assert!(said.contains(line), "{said}");
    for wrong in ["not encrypted", "no proxy is trusted", "is not trusted"] {
        assert!(!said.contains(wrong), "{said}");
    }
    assert!(!said.contains("by asking Discord"), "{said}");
    let said = told("url = 'http://127.0.0.1:8265'").await;
    let line = "PROBLEM  the pages at http://127.0.0.1:8265 are not encrypted";
    assert!(said.contains(line), "{said}");
    let said = told("url = 'https://kings.example.org'\ntrusted_proxies = []").await;
    let line = "PROBLEM  no proxy is trusted, so all visitors count as one";
    assert!(said.contains(line), "{said}");
    let said = told("url = 'https://kings.example.org'\ntrusted_proxies = ['10.0.0.7']").await;
    let line = "PROBLEM  the proxy on this machine is not trusted, so all visitors count as one: add 127.0.0.1";
    assert!(said.contains(line), "{said}");
    let said = told("url = 'kings.example.org'").await;
    assert!(
        said.contains("PROBLEM  ") && said.contains("kings.example.org"),
        "{said}"
    );
}

#[tokio::test]
async fn signing_in_by_asking_discord_is_told_with_the_redirect_it_needs() {
    let home = tempfile::tempdir().unwrap();
    let text = "database = 'games.db'\n[web]\nlisten = '127.0.0.1:8265'\n\
                url = 'https://kings.example.org/play'\nclient_id = 901";
    std::fs::write(home.path().join("config.toml"), text).unwrap();
    let mut doctor = program(&home, &["doctor"]);
    doctor.env("DISCORD_CLIENT_SECRET", "client-sesame");
    let (_, said, _) = told(doctor).await;
    let line = "ok       browsers can sign in by asking Discord: application 901 must list \
                https://kings.example.org/play/oauth/back among its redirects";
    assert!(said.contains(line), "{said}");
    assert!(!said.contains("sesame"), "{said}");
}

#[tokio::test]
async fn commands_that_sign_nobody_in_need_no_client_secret() {
    let home = tempfile::tempdir().unwrap();
    let text = "database = 'games.db'\n[web]\nlisten = '127.0.0.1:8265'\n\
                url = 'https://kings.example.org'\nclient_id = 901";
    std::fs::write(home.path().join("config.toml"), text).unwrap();
    let mut table = program(&home, &["play", "--db", "games.db"]);
    table.stdin(std::process::Stdio::null());
    assert_eq!(told(table).await.0, 0);
    let config = ["--config", "config.toml"];
    for command in [&["backup", "copy.db"][..], &["restore", "copy.db"]] {
        let (code, said, why) = told(program(&home, &[command, &config].concat())).await;
        assert_eq!(code, 0, "{command:?}: {said}{why}");
    }
    // No bot is running, and `healthz` fails for that alone.
    let (code, _, why) = told(program(&home, &[&["healthz"], &config[..]].concat())).await;
    assert_eq!(code, 1, "{why}");
    assert!(!why.contains("DISCORD_CLIENT_SECRET"), "{why}");
    let (code, said, _) = told(program(&home, &[&["doctor"], &config[..]].concat())).await;
    assert_eq!(code, 1, "{said}");
    assert!(said.contains("DISCORD_CLIENT_SECRET"), "{said}");
    let mut serve = program(&home, &[&["serve"], &config[..]].concat());
    serve.env("DISCORD_TOKEN", TOKEN);
    let (code, _, why) = told(serve).await;
    assert_eq!(code, 1, "{why}");
    assert!(why.contains("DISCORD_CLIENT_SECRET"), "{why}");
}

#[tokio::test]
async fn a_bot_that_has_ended_and_messages_that_wait_are_found() {
    let discord = Discord::start().await;
    let mut bot = Bot::start(&discord, "");
    discord.connected().await;
    bot.signal("-TERM");
    assert!(bot.ended().await.success());
    let games = rusqlite::Connection::open(bot.home.path().join("games.db")).unwrap();
    games
        .execute_batch(
            "UPDATE running SET noted = noted - 7300000; \
             UPDATE sessions SET at = at - 7300000, session = NULL, behind = 5; \
             INSERT INTO notices (kind, place, games, detail, put_at, due_at, tries) \
             VALUES ('x', 'discord:500:501', '[]', '', unixepoch() * 1000 - 1300000, 0, 3);",
        )
        .unwrap();
    drop(games);
    let (code, said) = examined(&bot.home, &discord).await;
    assert_eq!(code, 1, "{said}");
    assert!(
        said.contains("does not run: it last gave a sign of life 2 h ago"),
        "{said}"
    );
    let sessions = "skipped  stored sessions that can be resumed: 0 of 1, saved 2 h ago; \
                    shards with messages to be read back: 1";
    assert!(said.contains(sessions), "{said}");
    assert!(
        said.contains("PROBLEM  messages that wait to be delivered: 1, the oldest for 21 min"),
        "{said}"
    );
}

#[tokio::test]
async fn a_shard_is_amiss_once_it_has_been_without_a_connection_for_a_minute() {
    let discord = Discord::start().await;
    let mut bot = Bot::start(&discord, "");
    discord.connected().await;
    bot.signal("-TERM");
    assert!(bot.ended().await.success());
    let games = rusqlite::Connection::open(bot.home.path().join("games.db")).unwrap();
    for (lasts, begins) in [(2_000, "skipped  "), (120_000, "PROBLEM  ")] {
        games
            .execute_batch(&format!(
                "UPDATE running SET noted = unixepoch() * 1000; \
                 UPDATE shards SET state = 'connecting', since = unixepoch() * 1000 - {lasts};"
            ))
            .unwrap();
        let (code, said) = examined(&bot.home, &discord).await;
        let line = said.lines().find(|line| line.contains("shard 0 of 1"));
        let line = line.unwrap_or_else(|| panic!("{said}"));
        assert!(line.starts_with(begins), "{line}");
        assert_eq!(code, i32::from(line.starts_with("PROBLEM")), "{said}");
    }
}

#[tokio::test]
async fn without_a_token_the_doctor_looks_at_what_it_can() {
    let home = tempfile::tempdir().unwrap();
    let (code, said, talk) = told(program(&home, &["doctor"])).await;
    assert_eq!(code, 1);
    assert!(said.contains("there are no settings"), "{said}");
    assert!(said.contains("PROBLEM  There is no bot token"), "{said}");
    assert!(said.contains("skipped  token, intents, shards"), "{said}");
    assert!(talk.contains("one problem was found"), "{talk}");
    std::fs::write(home.path().join("config.toml"), "databse = 'x'").unwrap();
    let (code, said, _) = told(program(&home, &["doctor"])).await;
    assert!(code == 1 && said.contains("databse"), "{said}");
    std::fs::write(home.path().join("config.toml"), "database = 'text.db'").unwrap();
    std::fs::write(home.path().join("text.db"), "no database at all").unwrap();
    let (code, said, _) = told(program(&home, &["doctor"])).await;
    assert!(
        code == 1 && said.contains("PROBLEM  text.db is not an SQLite database"),
        "{said}"
    );
    let (code, ..) = told(program(&home, &["doctor", "--repair-everything"])).await;
    assert_eq!(code, 2, "usage");
}

#[tokio::test]
async fn a_token_that_discord_does_not_know_is_found() {
    let discord = Discord::start().await;
    let home = tempfile::tempdir().unwrap();
    let mut command = program(&home, &["doctor"]);
    command.env("DISCORD_TOKEN", "another-token");
    command.env("KINGBOARD_DISCORD_API", discord.base());
    let (code, said, _) = told(command).await;
    assert_eq!(code, 1);
    assert!(
        said.contains("PROBLEM  Discord does not know this bot token"),
        "{said}"
    );
    std::fs::write(home.path().join("secret"), "another token").unwrap();
    let mut command = program(&home, &["doctor"]);
    command.env("DISCORD_TOKEN_FILE", "secret");
    command.env("KINGBOARD_DISCORD_API", discord.base());
    let (_, said, _) = told(command).await;
    let of_file = "PROBLEM  Discord does not know the bot token in secret";
    assert!(said.contains(of_file), "{said}");
}

/// A token that Discord could not know, and settings with which no bot can start, are found before Discord is asked.
#[tokio::test]
async fn what_keeps_the_bot_from_starting_is_found_beside_all_else() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let home = tempfile::tempdir().unwrap();
    std::fs::write(home.path().join("file"), "no folder").unwrap();
    let settings = format!(
        "database = 'no/such/games.db'\nbackup.folder = 'file/backups'\nmetrics.listen = '{}'\n\
         [web]\nlisten = '127.0.0.1:0'\nurl = 'https://a.org'\nclient_id = 5",
        taken.local_addr().unwrap()
    );
    std::fs::write(home.path().join("config.toml"), settings).unwrap();
    let mut command = program(&home, &["doctor"]);
    command.env("DISCORD_TOKEN", "\"MTIz.x.y\"");
    command.env("DISCORD_CLIENT_SECRET_FILE", "nowhere");
    let (code, said, _) = told(command).await;
    assert_eq!(code, 1, "{said}");
    for line in [
        "PROBLEM  The file nowhere of the application’s secret (DISCORD_CLIENT_SECRET_FILE) cannot be used",
        "ok       the settings in config.toml can be read",
        "PROBLEM  the database no/such/games.db cannot be made: its folder no/such does not exist",
        "PROBLEM  the bot cannot listen at 127.0.0.1:",
        "PROBLEM  no backup can be made in file/backups: ",
        "PROBLEM  The token in DISCORD_TOKEN is not a bot token",
    ] {
        assert!(said.contains(line), "{line} is not in {said}");
    }
    assert!(!said.contains("go together"), "{said}");
    let mut command = program(&home, &["doctor"]);
    command.env("DISCORD_TOKEN_FILE", "nope");
    let (_, said, _) = told(command).await;
    assert!(said.contains("PROBLEM  The token file nope"), "{said}");
    assert!(said.contains("the database no/such/games.db"), "{said}");
    assert!(!said.contains("There is no bot token"), "{said}");
}

#[tokio::test]
async fn the_invitation_asks_for_the_least_and_says_what_for() {
    let home = tempfile::tempdir().unwrap();
    let link = "https://discord.com/oauth2/authorize?client_id=901&scope=bot%20applications.commands&permissions=326417615872";
    let (code, said, _) = told(program(&home, &["invite", "--application", "901"])).await;
    assert_eq!(code, 0);
    assert_eq!(said.lines().next(), Some(link));
    for right in [
        "View Channels",
        "Send Messages",
        "Send Messages in Threads",
        "Attach Files",
        "Read Message History",
        "Create Public Threads",
        "Manage Threads",
    ] {
        assert!(
            said.lines()
                .any(|line| line.trim_start().starts_with(right)),
            "{right} in {said}"
        );
    }
    assert!(!said.contains("Administrator"));
    let mut command = program(&home, &["invite"]);
    command.env("DISCORD_TOKEN", "OTAx.x.secret");
    let (code, said, _) = told(command).await;
    assert_eq!(
        (code, said.lines().next()),
        (0, Some(link)),
        "of the token, without a network"
    );
    assert!(!said.contains("secret"));
    std::fs::write(home.path().join("token"), "no-token-at-all").unwrap();
    for (variable, given, source) in [
        ("DISCORD_TOKEN", "no-token-at-all", "DISCORD_TOKEN"),
        ("DISCORD_TOKEN_FILE", "token", "The token in token "),
    ] {
        let mut command = program(&home, &["invite"]);
        command.env(variable, given);
        let (code, said, talk) = told(command).await;
        assert!(
            code == 1 && said.is_empty() && talk.contains(source),
            "{talk}"
        );
        assert!(talk.contains("is not a bot token") && talk.contains("--application"));
        assert!(!talk.contains("no-token-at-all"), "{talk}");
    }
    let (code, said, talk) = told(program(&home, &["invite"])).await;
    assert!(
        code == 2 && said.is_empty() && talk.contains("--application"),
        "{talk}"
    );
    let (code, ..) = told(program(&home, &["invite", "--application", "zero"])).await;
    assert_eq!(code, 2);
}

#[tokio::test]
async fn who_only_plays_needs_no_token() {
    let home = tempfile::tempdir().unwrap();
    let played = || {
        let mut command = program(&home, &["doctor"]);
        command.env("HOME", home.path());
        command
    };
    let (code, said, _) = told(played()).await;
    assert_eq!(code, 1, "nobody plays here, so a bot is meant: {said}");
    let mut play = program(&home, &["play"]);
    play.env("HOME", home.path())
        .stdin(std::process::Stdio::null());
    told(play).await;
    let (code, said, _) = told(played()).await;
    assert_eq!(code, 0, "{said}");
    for line in [
        ".local/share/kingboard/kingboard.db opens",
        "skipped  there is no record of the bot having run on this database",
        "skipped  the bot at Discord: no token is set",
        "skipped  there is no backup: `kingboard backup backups/ --db ",
    ] {
        assert!(said.contains(line), "{line}: {said}");
    }
    std::fs::write(home.path().join("config.toml"), "").unwrap();
    let (code, said, _) = told(played()).await;
    assert_eq!(code, 1, "settings are a bot’s: {said}");
}
