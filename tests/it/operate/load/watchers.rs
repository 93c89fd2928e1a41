//! Watchers of games on the public pages of the compiled bot. The figures are the time from a move to each open page,
//! the cost of a page, and the wait of the moves meanwhile.
//!
//! `SLOW_TESTS=1 KINGBOARD_BIN=… cargo test --test it -- load::watchers --nocapture --test-threads=1`: these tests only
//! listen, so they need no optimisation (docs/measurements.md).

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use kingboard::env;
use kingboard::play::{PlayerId, Server};
use kingboard::store::{self, NewSession, Store};
use sha2::{Digest, Sha256};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::Instant;

use crate::discord::bot::Bot;
use crate::discord::loopback::Discord;
use crate::discord::pages::settings;
use crate::operate::load::figures::{Times, taken};
use crate::operate::load::{Crowd, LOST, Size, assert_quiet, crowd};
use crate::rules::argue::slow_tests;
use crate::wait;

/// Streams of one address, of which an address may have forty.
const OF_ADDRESS: usize = 20;

/// The time of each move, by its game and its ply.
#[derive(Clone, Debug, Default)]
pub(super) struct MoveTimes(Arc<Mutex<BTreeMap<(i64, usize), Instant>>>);

impl MoveTimes {
    /// Notes that the move that leads to this ply was made.
    pub(super) fn note(&self, game: i64, ply: usize, at: Instant) {
        self.0.lock().unwrap().insert((game, ply), at);
    }

    fn of(&self, game: i64, ply: usize) -> Option<Instant> {
        self.0.lock().unwrap().get(&(game, ply)).copied()
    }
}

/// A page that is open: the game that it shows, and the key of its session.
#[derive(Clone, Debug)]
struct OpenPage {
    game: i64,
    key: Option<String>,
    address: String,
}

/// All open pages.
struct Audience {
    host: String,
    moves: MoveTimes,
    times: Arc<Mutex<Times>>,
    /// The ply that each page shows, by its game.
    shown: Vec<(i64, Arc<AtomicUsize>)>,
    streams: JoinSet<()>,
}

/// The key of a player's session.
fn key(player: u64) -> String {
    format!("{player:064x}")
}

/// The address of the nth page, as the proxy reports it.
fn address(nth: usize) -> String {
    let of = nth / OF_ADDRESS;
    format!("198.18.{}.{}", of / 250, of % 250 + 1)
}

/// The plies of the frames in a part of a stream.
fn plies(part: &[u8]) -> Vec<usize> {
    let text = String::from_utf8_lossy(part);
    let frames = text.split("event: frame").skip(1);
    let ply = |frame: &str| {
        let (_, after) = frame.split_once("\"ply\":")?;
        after
            .split(|c: char| !c.is_ascii_digit())
            .next()?
            .parse()
            .ok()
    };
    frames.filter_map(ply).collect()
}

impl Audience {
    fn new(url: &str, moves: &MoveTimes) -> Self {
        Self {
            host: url.trim_start_matches("http://").to_owned(),
            moves: moves.clone(),
            times: Arc::default(),
            shown: Vec::new(),
            streams: JoinSet::new(),
        }
    }

    /// Opens a page, and listens until the audience is dropped.
    fn open(&mut self, page: OpenPage) {
        let shown = Arc::new(AtomicUsize::new(usize::MAX));
        self.shown.push((page.game, Arc::clone(&shown)));
        let (host, moves, times) = (
            self.host.clone(),
            self.moves.clone(),
            Arc::clone(&self.times),
        );
        self.streams.spawn(async move {
            let mut line = TcpStream::connect(&host).await.unwrap();
            let cookie = page.key.map(|key| format!("Cookie: kingboard={key}\r\n"));
            let head = format!(
                "GET /g/{}/live?since=0 HTTP/1.1\r\nHost: {host}\r\nX-Forwarded-For: {}\r\n{}\r\n",
                page.game,
                page.address,
                cookie.unwrap_or_default()
            );
            line.write_all(head.as_bytes()).await.unwrap();
            let mut part = Vec::with_capacity(16 * 1024);
            while line.read_buf(&mut part).await.unwrap() > 0 {
                if !part.ends_with(b"\n\n\r\n") {
                    continue;
                }
                let now = Instant::now();
                for ply in plies(&part) {
                    let before = shown.swap(ply, Ordering::Relaxed);
                    // The first frame is that of a page that opens.
                    let made = moves.of(page.game, ply).filter(|_| before != usize::MAX);
                    if let Some(made) = made {
                        times.lock().unwrap().note(now - made);
                    }
                }
                part.clear();
            }
        });
    }

    /// Waits until all pages show the present board.
    async fn agree(&self, plies: impl Fn(i64) -> usize) {
        let behind = || {
            let late = self.shown.iter();
            let late = late.filter(|(game, shown)| shown.load(Ordering::Relaxed) != plies(*game));
            late.count()
        };
        let what = "pages that show the last move";
        wait::until(LOST, what, async || (behind() == 0).then_some(())).await;
    }

    /// The number of times, and their row.
    fn row(&self) -> (usize, String) {
        let mut times = self.times.lock().unwrap();
        (times.count(), times.row())
    }
}

/// The ply of the game of a pair that Discord has.
fn ply_in(crowd: &Crowd, game: i64) -> usize {
    let pair = crowd.pairs.iter().find(|pair| pair.game == game);
    pair.unwrap().ply
}

/// A database whose servers let everybody watch, and in which these players are signed in.
fn home(channels: u64, pairs: usize) -> TempDir {
    let home = tempfile::tempdir().unwrap();
    let path: &Path = &home.path().join("games.db");
    let mut store = Store::open(path).unwrap();
    store.begin_batch().unwrap();
    for channel in 0..channels {
        let server = Server::named("discord", &(20_000 + channel).to_string());
        let set = store::servers::save_setting(&mut store, &server, "watching", "public");
        set.unwrap();
    }
    for player in (100_000..).take(2 * pairs) {
        let hash = Sha256::digest(key(player)).into();
        let new = NewSession {
            hash: &hash,
            browser: "Test",
            now: env::now().now,
        };
        let id = PlayerId::new(format!("discord:{player}"));
        store::web_sessions::begin(&mut store, &id, new).unwrap();
    }
    store.commit_batch().unwrap();
    home
}

/// A bot with public pages, and a crowd whose games have begun.
struct Town {
    bot: Bot,
    crowd: Crowd,
    url: String,
    watch: String,
}

impl Town {
    async fn open(pairs: usize, channels: u64, length: usize) -> Self {
        let (url, pages) = settings();
        let (watch, _) = settings();
        let watch = watch.trim_start_matches("http://").to_owned();
        let settings = format!("{pages}\n[metrics]\nlisten = '{watch}'");
        let (discord, told) = Discord::start_light().await;
        let bot = Bot::start_warning(home(channels, pairs), &discord, &settings);
        discord.connected().await;
        let size = Size {
            games: pairs,
            channels,
            lines: 16,
            length,
        };
        let mut crowd = crowd(discord, told, &size);
        for pair in &mut crowd.pairs {
            pair.length = length;
        }
        crowd.all_begin().await;
        Self {
            bot,
            crowd,
            url,
            watch,
        }
    }

    /// Moves at this rate for this long: the time from each move to its board in Discord.
    async fn play(&mut self, rate: f64, window: Duration) -> (usize, String) {
        self.crowd.times = Times::default();
        self.crowd.run(Instant::now() + window, Some(rate)).await;
        self.crowd.settle().await;
        let mut times = std::mem::take(&mut self.crowd.times);
        (times.count(), times.row())
    }

    /// Memory in MiB, and processor time in seconds.
    fn taken(&self) -> (f64, f64) {
        let taken = taken(&self.bot.id().to_string());
        (taken.memory, taken.seconds)
    }

    /// The number of frames that were made.
    async fn frames(&self) -> f64 {
        let asked = reqwest::Client::builder().no_proxy().build().unwrap();
        let told = asked.get(format!("http://{}/metrics", self.watch)).send();
        let told = told.await.unwrap().text().await.unwrap();
        let line = told.lines().find_map(|line| {
            let (name, value) = line.split_once(' ')?;
            (name == "kingboard_web_frames_total").then(|| value.parse().unwrap())
        });
        line.unwrap_or_default()
    }

    fn assert_sound(&self) {
        self.crowd.assert_sound();
        assert_quiet(&self.bot);
    }
}

const HEAD: &str = "                                     count   p50 ms   p99 ms p99.9 ms   max ms";

#[expect(clippy::print_stdout, reason = "the figures are what it is run for")]
fn print(name: &str, (count, row): (usize, String)) {
    println!("{name:<34}{count:>8}{row}");
}

#[expect(clippy::print_stdout, reason = "the figures are what it is run for")]
fn print_cost(pages: usize, before: (f64, f64), after: (f64, f64)) {
    let each = (after.0 - before.0) * 1024.0 / f64::from(u32::try_from(pages).unwrap());
    println!(
        "{pages} pages open: {:.1} MiB before, {:.1} MiB after, {each:.1} KiB a stream",
        before.0, after.0
    );
}

/// The time of requests for this path, one after the other.
async fn asked(url: &str, path: &str, times: usize) -> (usize, String) {
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    let mut took = Times::default();
    for nth in 0..times {
        let asked = client.get(format!("{url}{path}"));
        let began = Instant::now();
        let answer = asked.header("x-forwarded-for", format!("198.19.0.{}", nth % 250));
        let answer = answer.send().await.unwrap();
        assert_eq!(answer.status(), 200, "{path}");
        answer.bytes().await.unwrap();
        took.note(began.elapsed());
    }
    (took.count(), took.row())
}

/// Asserts that each page showed moves and none twice. A slow page may get several in one frame; that each shows the
/// last one was waited for.
fn assert_shown(count: usize, (moves, pages): (usize, usize)) {
    assert!(count <= moves * pages, "{count} of {moves} on {pages}");
    assert_eq!(count > 0, moves > 0, "moves are shown");
}

#[tokio::test]
async fn one_game_that_many_watch_is_written_once_a_move_and_shown_to_all() {
    let slow = slow_tests();
    let (pages, rate) = if slow { (1_000, 2.0) } else { (30, 4.0) };
    let window = Duration::from_secs(if slow { 15 } else { 1 });
    let mut town = Town::open(1, 1, 80).await;
    let game = town.crowd.pairs[0].game;
    println!("{HEAD}");
    let alone = town.play(rate, window).await;
    print("a move, nobody watching", alone);
    for path in ["", "/frame", "/board"] {
        let times = if slow { 200 } else { 5 };
        let took = asked(&town.url, &format!("/g/{game}{path}"), times).await;
        print(&format!("GET /g/{game}{path}"), took);
    }
    let before = town.taken();
    let mut audience = Audience::new(&town.url, &town.crowd.moves);
    for nth in 0..pages {
        let address = address(nth);
        let key = None;
        audience.open(OpenPage { game, key, address });
    }
    audience.agree(|game| ply_in(&town.crowd, game)).await;
    let opened = town.taken();
    let made = town.frames().await;
    let ply = ply_in(&town.crowd, game);
    let watched = town.play(rate, window).await;
    audience.agree(|game| ply_in(&town.crowd, game)).await;
    print("a move, watched", watched);
    let (count, row) = audience.row();
    print("from a move to each page", (count, row));
    print_cost(pages, before, opened);
    let moves = ply_in(&town.crowd, game) - ply;
    let made = town.frames().await - made;
    println!("{moves} moves, {made} frames written");
    assert_shown(count, (moves, pages));
    let moves = f64::from(u32::try_from(moves).unwrap());
    let share = f64::from(u32::try_from(pages).unwrap()) / 4.0;
    assert!(made < moves * share, "{made} frames for {moves} moves");
    town.assert_sound();
}

#[tokio::test]
async fn many_games_are_each_shown_to_both_players() {
    let slow = slow_tests();
    let (games, channels, rate) = if slow {
        (1_000, 100, 50.0)
    } else {
        (10, 5, 10.0)
    };
    let window = Duration::from_secs(if slow { 15 } else { 1 });
    let mut town = Town::open(games, channels, 80).await;
    println!("{HEAD}");
    let alone = town.play(rate, window).await;
    print("a move, nobody watching", alone);
    let before = town.taken();
    let mut audience = Audience::new(&town.url, &town.crowd.moves);
    for (n, pair) in town.crowd.pairs.iter().enumerate() {
        for (side, person) in pair.people.iter().enumerate() {
            audience.open(OpenPage {
                game: pair.game,
                key: Some(key(person.id)),
                address: address(2 * n + side),
            });
        }
    }
    audience.agree(|game| ply_in(&town.crowd, game)).await;
    let opened = town.taken();
    let watched = town.play(rate, window).await;
    audience.agree(|game| ply_in(&town.crowd, game)).await;
    let moves = watched.0;
    print("a move, watched by its players", watched);
    let (count, row) = audience.row();
    print("from a move to each page", (count, row));
    print_cost(2 * games, before, opened);
    assert_shown(count, (moves, 2));
    town.assert_sound();
}

/// Twelve times two hours: a stream lasts so long, and its page then asks for another.
#[tokio::test]
async fn a_day_of_watchers_leaves_the_memory_as_it_was() {
    let slow = slow_tests();
    let (pages, moves) = if slow { (1_000, 12.0) } else { (20, 2.0) };
    let mut town = Town::open(12, 4, 80).await;
    let mut memory = Vec::new();
    for round in 0..12 {
        let game = town.crowd.pairs[round].game;
        let mut audience = Audience::new(&town.url, &town.crowd.moves);
        for nth in 0..pages {
            // An address may ask ten times a second.
            let (address, key) = (address(round * pages + nth), None);
            audience.open(OpenPage { game, key, address });
        }
        audience.agree(|game| ply_in(&town.crowd, game)).await;
        let window = Duration::from_secs(if slow { 3 } else { 1 });
        town.play(moves, window).await;
        audience.agree(|game| ply_in(&town.crowd, game)).await;
        memory.push(town.taken().0);
        drop(audience);
    }
    let told: Vec<String> = memory.iter().map(|mib| format!("{mib:.1}")).collect();
    println!("{pages} pages, twelve times: {} MiB", told.join(" "));
    // The first rounds fill the caches.
    let (early, late) = (memory[3], memory[11]);
    assert!(late <= early * 1.15 + 4.0, "memory grows: {told:?}");
    town.assert_sound();
}
