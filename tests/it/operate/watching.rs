//! Monitoring of the compiled bot: its log as JSON, `/metrics`, `/healthz`, and bad clients.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::net::SocketAddr;

use kingboard::env;
use kingboard::play::Timestamp;
use serde::Deserialize;
use serde::de::{Deserializer, MapAccess, Visitor};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{Instant, timeout};

use crate::discord::bot::{Bot, command, refused};
use crate::discord::loopback::{Discord, TOKEN, TOWN};
use crate::discord::pages;
use crate::discord::people::{ANN, BEA, begun};
use crate::wait;

const WATCHED: &str = "[metrics]\nlisten = '127.0.0.1:0'";

/// A line of the log, in which every key must be unique.
struct Line(BTreeMap<String, Value>);

impl<'de> Deserialize<'de> for Line {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Once;
        impl<'de> Visitor<'de> for Once {
            type Value = Line;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }
            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Line, M::Error> {
                let mut line = BTreeMap::new();
                while let Some((key, value)) = map.next_entry::<String, Value>()? {
                    assert_eq!(line.insert(key, value), None, "a key stands twice");
                }
                Ok(Line(line))
            }
        }
        from.deserialize_map(Once)
    }
}

/// All lines of a log, each of which must be JSON.
fn read_log(text: &str) -> Vec<BTreeMap<String, Value>> {
    let read = |line: &str| {
        let read: Result<Line, _> = serde_json::from_str(line);
        read.unwrap_or_else(|why| panic!("{why}: {line}")).0
    };
    text.lines().map(read).collect()
}

/// The address of the bot's metrics, from its log.
fn address(bot: &Bot) -> SocketAddr {
    let said = bot.stderr();
    let said = said.lines().find(|line| line.contains("serving metrics"));
    let at = said.unwrap().split("address").nth(1).unwrap();
    let at = at.trim_start_matches(['=', '"', ':']);
    at.split(['"', ' ', ',']).next().unwrap().parse().unwrap()
}

async fn get(at: SocketAddr, path: &str) -> (u16, String) {
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    let asked = client.get(format!("http://{at}{path}")).send();
    let answer = timeout(wait::LONG, asked).await.unwrap().unwrap();
    (answer.status().as_u16(), answer.text().await.unwrap())
}

/// Asks for the bot's health until it has this status. Returns the answer.
async fn health(at: SocketAddr, wanted: u16) -> Value {
    let what = wanted.to_string();
    wait::until(wait::LONG, &what, async || {
        let (status, told) = get(at, "/healthz").await;
        (status == wanted).then(|| serde_json::from_str(&told).unwrap())
    })
    .await
}

/// Samples by name and labels, as written.
type Samples = BTreeMap<String, f64>;

/// Parses an exposition strictly: each family has its type and help before its samples, and none comes twice.
fn read_metrics(text: &str) -> Samples {
    let mut samples = Samples::new();
    let mut kinds: BTreeMap<&str, &str> = BTreeMap::new();
    let body = text.strip_suffix("# EOF\n").expect("it ends so");
    let mut family = "";
    for line in body.lines() {
        if let Some(rest) = line.strip_prefix("# HELP ") {
            let (name, help) = rest.split_once(' ').unwrap();
            assert!(help.len() > 5 && help.ends_with('.'), "{line}");
            family = name;
            continue;
        }
        if let Some(rest) = line.strip_prefix("# TYPE ") {
            let (name, kind) = rest.split_once(' ').unwrap();
            assert_eq!(name, family);
            assert_eq!(kinds.insert(name, kind), None, "{name} comes twice");
            continue;
        }
        let (name, value) = line.rsplit_once(' ').unwrap();
        let value: f64 = value.parse().unwrap_or_else(|_| panic!("{line}"));
        let bare = name.split('{').next().unwrap();
        let ends: &[&str] = match kinds[family] {
            "counter" => &["_total"],
            "histogram" => &["_bucket", "_sum", "_count"],
            "info" => &["_info"],
            "gauge" => &[""],
            other => panic!("{other}"),
        };
        let end = bare
            .strip_prefix(family)
            .unwrap_or_else(|| panic!("{line}"));
        assert!(ends.contains(&end), "{line}");
        let letters = |c: char| c.is_ascii_lowercase() || c == '_';
        assert!(bare.chars().all(letters), "{line}");
        let (of, _) = bare.split_once('_').unwrap();
        assert!(["kingboard", "process"].contains(&of), "{line}");
        assert!(kinds[family] != "histogram" || family.ends_with("_seconds"));
        assert_eq!(samples.insert(name.to_owned(), value), None, "{line}");
    }
    for (name, all) in &samples {
        if let Some((family, labels)) = name.split_once("_bucket{")
            && labels.contains("le=\"+Inf\"")
        {
            let rest = labels.replace("le=\"+Inf\"", "").replace(['{', '}'], "");
            let rest = rest.trim_matches(',');
            let count = if rest.is_empty() {
                format!("{family}_count")
            } else {
                format!("{family}_count{{{rest}}}")
            };
            assert_eq!(samples.get(&count), Some(all), "{count}");
        }
    }
    samples
}

/// The names of the metrics of a bot that has played a little.
pub(crate) async fn told_names() -> BTreeSet<String> {
    let discord = Discord::start().await;
    let (pages, web) = pages::settings();
    let bot = Bot::start(&discord, &format!("{WATCHED}\n{web}"));
    discord.connected().await;
    begun(&discord).await;
    get(pages.trim_start_matches("http://").parse().unwrap(), "/").await;
    // Some figures are counted from time to time: they, and the last deliveries, come a moment after the start.
    let late = [
        "kingboard_database_bytes{file=\"main\"}",
        "kingboard_delivery_seconds_count",
        "kingboard_rest_seconds_count{route=\"POST /channels/*/messages\",status=\"200\"}",
    ];
    let samples = wait::until(wait::LONG, "all metrics", async || {
        let samples = read_metrics(&get(address(&bot), "/metrics").await.1);
        let is_there = |name: &&str| samples.contains_key(*name);
        late.iter().all(is_there).then_some(samples)
    })
    .await;
    let names = samples.into_keys();
    let mut names: BTreeSet<String> = names
        .map(|name| name.split('{').next().unwrap().to_owned())
        .collect();
    // Heartbeats come too late for this test.
    names.insert("kingboard_gateway_heartbeat_seconds".to_owned());
    // So may the first backup.
    names.insert("kingboard_backup_age_seconds".to_owned());
    names
}

#[tokio::test]
async fn what_is_played_is_counted_and_timed_and_names_nobody() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, WATCHED);
    discord.connected().await;
    let at = address(&bot);
    let board = begun(&discord).await;
    discord.reply(ANN, TOWN, &board, "D2-D3");
    let board = discord.next_post().await;
    discord.reply(BEA, TOWN, &board, "D8-D7");
    discord.next_post().await;
    discord.fail("PATCH", "/messages/@original", 1, (502, Value::Null));
    let asked = discord.slash(ANN, TOWN, "board", &[]);
    discord.answer(&asked).await;
    let version = format!(
        "kingboard_build_info{{version=\"{}\"}}",
        env!("CARGO_PKG_VERSION")
    );
    let answers = "PATCH /webhooks/*/*/messages/@original";
    let failed = format!("kingboard_rest_seconds_count{{route=\"{answers}\",status=\"502\"}}");
    let wanted = [
        ("kingboard_moves_total", "2"),
        ("kingboard_gateway_connected{shard=\"0\"}", "1"),
        (
            "kingboard_games{game=\"kings-mate\",stage=\"running\"}",
            "1",
        ),
        ("kingboard_outbox_messages{}", "0"),
        ("kingboard_outbox_overdue_seconds{}", "0"),
        ("kingboard_worker_answers", "1"),
        ("kingboard_faults_total", "0"),
        ("kingboard_answer_seconds_count{event=\"command\"}", "2"),
        ("kingboard_answer_seconds_count{event=\"press\"}", "1"),
        // An offer, the first board, and one after each move.
        ("kingboard_delivery_seconds_count", "4"),
        (
            "kingboard_rest_seconds_count{route=\"POST /channels/*/messages\",status=\"200\"}",
            "4",
        ),
        (&failed, "1"),
        (&version, "1"),
    ];
    // Counts after the last answer take a moment to appear.
    let (told, samples) = wait::until(wait::LONG, "these counts", async || {
        let told = get(at, "/metrics").await.1;
        let samples = read_metrics(&told);
        let count = |name: &str| samples.get(name).map(ToString::to_string);
        let is = |(name, wanted): &(&str, &str)| count(name).as_deref() == Some(*wanted);
        wanted.iter().all(is).then_some((told, samples))
    })
    .await;
    let number = |name: &str| samples[name];
    for (name, least) in [
        ("kingboard_answer_seconds_count{event=\"message\"}", 2.0),
        ("kingboard_rest_retries_total", 1.0),
        ("kingboard_commit_seconds_count", 4.0),
        ("kingboard_worker_seconds_count{job=\"request\"}", 4.0),
        ("kingboard_render_seconds_count{form=\"board\"}", 3.0),
        ("kingboard_database_bytes{file=\"main\"}", 512.0),
        ("kingboard_disk_free_bytes{folder=\"database\"}", 1e6),
        ("process_resident_memory_bytes", 1e6),
        ("process_open_fds", 4.0),
        ("process_start_time_seconds", 1.7e9),
    ] {
        assert!(number(name) >= least, "{name}:\n{told}");
    }
    for secret in [TOKEN, "token-", "discord:", "Ann", "500", "501"] {
        let labels = told.lines().filter_map(|line| line.split_once('{'));
        let labels = labels.filter(|(name, _)| !name.ends_with("_bucket"));
        let mut labels = labels.filter_map(|(_, rest)| rest.split_once('}'));
        assert!(
            labels.all(|(labels, _)| !labels.contains(secret)),
            "{secret}"
        );
    }
    discord.assert_sound();
}

#[tokio::test]
async fn health_tells_of_a_gateway_that_is_lost_and_of_a_worker_that_is_held_up() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, WATCHED);
    discord.connected().await;
    let at = address(&bot);
    let fine = health(at, 200).await;
    assert_eq!(fine["status"], "ok");
    assert_eq!(fine["wrong"], json!([]));
    assert_eq!(fine["shards"], json!({ "expected": 1, "connected": 1 }));
    assert_eq!(fine["outbox"]["messages"], 0);

    let mut other = rusqlite::Connection::open(bot.home.path().join("games.db")).unwrap();
    let held = other
        .transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)
        .unwrap();
    let silent = health(at, 503).await;
    assert_eq!(silent["status"], "failing");
    assert!(
        silent["wrong"][0].as_str().unwrap().contains("worker"),
        "{silent}"
    );
    assert_eq!(silent["outbox"], Value::Null);
    let told = get(at, "/metrics").await.1;
    let samples = read_metrics(&told);
    if samples["kingboard_worker_answers"] < 0.5 {
        assert!(
            !told.contains("kingboard_outbox_messages{"),
            "not as it was"
        );
    }
    drop(held);
    health(at, 200).await;

    // The session cannot be resumed, and no new one can start.
    discord.forget();
    discord.refuse_connections(4000);
    discord.hang_up();
    let lost = health(at, 503).await;
    assert!(
        lost["wrong"][0]
            .as_str()
            .unwrap()
            .contains("shards not connected: 0"),
        "{lost}"
    );
    let samples = read_metrics(&get(at, "/metrics").await.1);
    assert!(samples["kingboard_gateway_connected{shard=\"0\"}"] < 0.5);
    assert!(samples["kingboard_gateway_connections_lost_total"] >= 1.0);
}

/// A handle to the database that is closed releases all locks of the bot, and another program may then remove its log.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn the_age_of_the_newest_backup_is_told_where_there_is_one() {
    let settings = format!("{WATCHED}\n[backup]\nfolder = 'safe'\nevery_hours = 0");
    for there in [true, false] {
        let discord = Discord::start().await;
        let home = tempfile::tempdir().unwrap();
        let safe = home.path().join("safe");
        std::fs::create_dir(&safe).unwrap();
        let ago = |hours: i64| Timestamp(env::now().now.0 - hours * 3_600_000).file_stamp();
        // The name alone counts.
        for made in [ago(48), ago(2), ago(-2)].iter().filter(|_| there) {
            std::fs::write(safe.join(format!("games-{made}.db")), "").unwrap();
        }
        let bot = Bot::start_with(home, &discord, ("info", &settings), &[]);
        discord.connected().await;
        // Told of in one count.
        let size = "kingboard_database_bytes{file=\"main\"}";
        let samples = wait::until(wait::LONG, size, async || {
            let samples = read_metrics(&get(address(&bot), "/metrics").await.1);
            samples.contains_key(size).then_some(samples)
        })
        .await;
        let age = samples.get("kingboard_backup_age_seconds{}");
        let two_hours = 7_200.0..=7_800.0;
        let is_right = age.map(|age| two_hours.contains(age));
        assert_eq!(is_right, there.then_some(true), "{age:?}");
    }
}

#[tokio::test]
async fn a_bot_keeps_its_lock_on_the_database_while_it_counts_games() {
    use std::os::unix::fs::MetadataExt;

    let discord = Discord::start().await;
    let bot = Bot::start(&discord, WATCHED);
    discord.connected().await;
    let database = bot.home.path().join("games.db");
    let number = std::fs::metadata(&database).unwrap().ino();
    let (process, file) = (format!(" {} ", bot.id()), format!(":{number} "));
    assert_eq!(get(address(&bot), "/metrics").await.0, 200);
    let locks = std::fs::read("/proc/locks").unwrap();
    let locks = String::from_utf8_lossy(&locks);
    let mut own = locks.lines().filter(|lock| lock.contains(&process));
    assert!(own.any(|lock| lock.contains(&file)), "{locks}");
}

#[tokio::test]
async fn the_program_itself_asks_a_running_bot_how_it_is() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, WATCHED);
    discord.connected().await;
    let at = address(&bot);
    let ask = |settings: String| {
        let home = tempfile::tempdir().unwrap();
        std::fs::write(home.path().join("config.toml"), settings).unwrap();
        let asked = command(&home)
            .env("http_proxy", "http://127.0.0.1:1")
            .stdout(std::process::Stdio::piped())
            .stderr(std::process::Stdio::piped())
            .arg("healthz")
            .output()
            .unwrap();
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        (
            asked.status.code(),
            text(&asked.stdout),
            text(&asked.stderr),
        )
    };
    health(at, 200).await;
    let (code, said, _) = ask(format!("[metrics]\nlisten = '{at}'"));
    assert_eq!(code, Some(0), "{said}");
    let told: Value = serde_json::from_str(&said).unwrap();
    assert_eq!(told["status"], "ok");
    let everywhere = format!(
        "[metrics]\nlisten = '0.0.0.0:{}'\nexposed = true",
        at.port()
    );
    assert_eq!(ask(everywhere).0, Some(0));

    // The session cannot be resumed, and no new one can start.
    discord.forget();
    discord.refuse_connections(4000);
    discord.hang_up();
    health(at, 503).await;
    let (code, said, why) = ask(format!("[metrics]\nlisten = '{at}'"));
    assert_eq!(code, Some(1), "{said}");
    assert!(
        said.contains("shards not connected") && why.contains("503"),
        "{said}{why}"
    );
    drop(bot);
    let (code, _, why) = ask(format!("[metrics]\nlisten = '{at}'"));
    assert_eq!(code, Some(1));
    assert!(why.contains("nobody answers"), "{why}");
    let (code, _, why) = ask(String::new());
    assert_eq!(code, Some(1));
    assert!(why.contains("listen"), "{why}");
}

/// Sends this and reads until the other side closes; `None` if it closed without an answer.
async fn send(at: SocketAddr, said: &[u8]) -> Option<String> {
    let mut stream = TcpStream::connect(at).await.unwrap();
    // The connection may be closed before everything is sent.
    let sent = stream.write_all(said).await;
    let mut answer = Vec::new();
    let read = timeout(wait::LONG, stream.read_to_end(&mut answer)).await;
    read.expect("the connection is ended").ok()?;
    (sent.is_ok() && !answer.is_empty()).then(|| String::from_utf8_lossy(&answer).into_owned())
}

#[tokio::test]
async fn a_bad_client_harms_nobody() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, WATCHED);
    discord.connected().await;
    let at = address(&bot);
    let asked = |line: &str| format!("{line} HTTP/1.1\r\nHost: x\r\n\r\n").into_bytes();
    for (line, status) in [
        ("GET /metrics?x=1", "200"),
        ("HEAD /healthz", "200"),
        ("GET /", "404"),
        ("GET /metrics/../healthz", "404"),
        ("POST /metrics", "405"),
        ("DELETE /healthz", "405"),
        ("GET //metrics", "404"),
    ] {
        let answer = send(at, &asked(line)).await.unwrap();
        assert!(
            answer.starts_with(&format!("HTTP/1.1 {status} ")),
            "{line}: {answer}"
        );
        let answer = answer.to_ascii_lowercase();
        let allows = answer.contains("\r\nallow: get,head\r\n");
        assert_eq!(allows, status == "405", "{line}: {answer}");
    }
    let huge = format!(
        "GET /metrics HTTP/1.1\r\nX: {}\r\n\r\n",
        "x".repeat(1 << 20)
    );
    let many = format!("GET /metrics HTTP/1.1\r\n{}\r\n", "a: b\r\n".repeat(500));
    let long = format!("GET /{} HTTP/1.1\r\n\r\n", "y".repeat(100_000));
    let body = b"POST /metrics HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999\r\n\r\nmuch";
    let rubbish: Vec<u8> = (0..5_000_u32)
        .map(|n| u8::try_from(n * 7 % 256).unwrap())
        .collect();
    let torn = b"GET /metrics HTTP/1.1\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n";
    for bad in [
        huge.as_bytes(),
        many.as_bytes(),
        long.as_bytes(),
        body.as_slice(),
        &rubbish,
        torn.as_slice(),
        b"\x16\x03\x01\x02\x00\x01\x00",
        b"\r\n\r\n\r\n",
        b"GET /metrics HTTP/9.9\r\n\r\n",
    ] {
        let answer = send(at, bad).await;
        assert!(
            answer
                .as_ref()
                .is_none_or(|answer| answer.starts_with("HTTP/1.1 4")),
            "{answer:?}"
        );
    }
    // Many connections that send little or nothing must not delay others beyond their time limit.
    let mut idle = Vec::new();
    for n in 0..200 {
        let mut stream = TcpStream::connect(at).await.unwrap();
        if n % 2 == 0 {
            stream.write_all(b"GET /metr").await.unwrap();
        }
        idle.push(stream);
    }
    let board = begun(&discord).await;
    discord.reply(ANN, TOWN, &board, "D2-D3");
    discord.next_post().await;
    drop(idle);
    health(at, 200).await;
    assert!(!bot.stderr().contains("panic"), "{}", bot.stderr());
    discord.assert_sound();
}

#[tokio::test]
async fn slow_connections_however_many_keep_nobody_from_an_answer() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, WATCHED);
    discord.connected().await;
    let at = address(&bot);
    let mut slow = Vec::new();
    for _ in 0..161 {
        let begun = Instant::now();
        let mut stream = TcpStream::connect(at).await.unwrap();
        // An earlier connection may already be closed to make room.
        drop(stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: ").await);
        slow.push((begun, stream));
    }
    health(at, 200).await;
    // The last connections must still get an answer, if they are within their fifteen seconds.
    for (begun, stream) in slow.iter_mut().rev().take(20) {
        let sent = stream.write_all(b"x\r\n\r\n").await;
        let mut answer = Vec::new();
        let read = timeout(wait::LONG, stream.read_to_end(&mut answer)).await;
        let read = read.expect("the connection is ended");
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let is_answered = sent.is_ok() && read.is_ok() && answer.starts_with("HTTP/1.1 200 ");
        let is_over = begun.elapsed() > std::time::Duration::from_secs(15);
        assert!(is_answered || is_over, "{answer}");
    }
    discord.assert_sound();
}

#[tokio::test]
async fn a_slow_request_is_ended_after_its_time() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, WATCHED);
    discord.connected().await;
    // The request never ends, so the other side must end it.
    let answer = send(address(&bot), b"GET /metrics HTTP/1.1\r\nHost").await;
    assert!(answer.is_none_or(|answer| answer.starts_with("HTTP/1.1 4")));
}

#[tokio::test]
async fn every_line_of_a_json_log_can_be_read_and_none_holds_a_token() {
    let discord = Discord::start().await;
    let bot = Bot::start_json(&discord, WATCHED);
    discord.connected().await;
    let board = begun(&discord).await;
    discord.reply(ANN, TOWN, &board, "D2-D3");
    discord.next_post().await;
    discord.fail("POST", "/callback", 1, (500, Value::Null));
    discord.fail("PATCH", "/messages/@original", 1, (502, Value::Null));
    let asked = discord.slash(ANN, TOWN, "board", &[]);
    discord.answer(&asked).await;
    discord.hang_up();
    discord.resumed_once().await;
    discord.fail(
        "POST",
        "/callback",
        9,
        (404, json!({ "message": "Unknown interaction" })),
    );
    let unheard = discord.slash(BEA, TOWN, "challenge kings-mate", &[]);
    discord.next_post().await;
    let met = || {
        let said = bot.stderr();
        said.matches("\"message\":\"event handled\"").count() >= 4
            && said.contains("failed to acknowledge an interaction")
    };
    wait::until(wait::LONG, "four events", async || met().then_some(())).await;
    let said = bot.stderr();
    // The last line may be incomplete.
    let whole = said.rsplit_once('\n').unwrap().0;
    let lines = read_log(whole);
    assert!(lines.len() > 10, "{said}");
    for line in &lines {
        for key in ["timestamp", "level", "target", "message"] {
            assert!(line[key].is_string(), "{key}: {line:?}");
        }
    }
    let about = |words: &str| {
        let found = lines.iter().find(|line| line["message"] == words);
        found.unwrap_or_else(|| panic!("{words}: {said}"))
    };
    let again = about("retrying a REST call");
    assert_eq!(again["route"], "POST /interactions/*/*/callback");
    let span = &again["span"];
    assert_eq!(
        (&span["name"], &span["kind"]),
        (&json!("event"), &json!("command"))
    );
    assert_eq!(span["id"], json!(asked.number()));
    assert_eq!(
        (&span["player"], &span["place"]),
        (&json!("discord:11"), &json!("discord:500:501"))
    );
    assert_eq!(span["shard"], 0);
    let failed = about("failed to acknowledge an interaction");
    assert_eq!(failed["span"]["id"], json!(unheard.number()));
    assert!(["waiting", "connecting"].contains(&about("shard")["state"].as_str().unwrap()));
    assert!(about("event handled")["ms"].is_u64());
    assert!(!said.contains(TOKEN), "the bot's token");
    assert!(!said.contains("token-1"), "an interaction's token");
}

#[tokio::test]
async fn a_bot_that_cannot_run_says_so_in_the_format_of_its_log() {
    let discord = Discord::start().await;
    let json = "log_format = 'json'\n";
    let (code, said) = refused(Some("another-token"), json, Some(&discord)).await;
    assert_eq!(code, 1);
    let lines = read_log(&said);
    let last = lines.last().unwrap();
    assert_eq!(
        (&last["message"], &last["level"]),
        (&json!("ended"), &json!("ERROR"))
    );
    assert!(
        last["why"]
            .as_str()
            .unwrap()
            .contains("does not know this bot token")
    );

    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let at = taken.local_addr().unwrap();
    let quiet = format!("log = 'error'\n[metrics]\nlisten = '{at}'");
    let (code, said) = refused(Some(TOKEN), &quiet, Some(&discord)).await;
    assert_eq!((code, said.lines().count()), (1, 1), "{said}");
    assert!(
        said.contains(&at.to_string()) && said.contains("in use"),
        "{said}"
    );
    let (code, said) = refused(Some(TOKEN), "metrics.listen = '0.0.0.0:1'", None).await;
    assert_eq!((code, said.lines().count()), (1, 1), "{said}");
    assert!(said.contains("exposed = true"), "{said}");
}

#[test]
fn a_token_may_come_from_a_file() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("token");
    std::fs::write(&file, "OTAx.x.y\n").unwrap();
    let invited = command(&home)
        .env("DISCORD_TOKEN_FILE", &file)
        .stdout(std::process::Stdio::piped())
        .arg("invite")
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&invited.stdout).into_owned();
    assert!(said.contains("client_id=901"), "{said}");
    let twice = command(&home)
        .env("DISCORD_TOKEN_FILE", &file)
        .env("DISCORD_TOKEN", "OTAx.x.y")
        .arg("invite")
        .status();
    assert_eq!(twice.unwrap().code(), Some(1));
    let said = std::fs::read(home.path().join("stderr")).unwrap();
    let said = String::from_utf8_lossy(&said);
    assert!(said.contains("twice") && !said.contains("OTAx"), "{said}");
}
