//! A day of a very large bot in an hour. It has many servers on many shards, very many stored games, and as many moves
//! as Discord lets one bot answer.
//!
//! `SLOW_TESTS=1 KINGBOARD_BIN=… cargo test --test it load::simulation -- --nocapture` prints the table in
//! docs/scaling.md. `MINUTES=15` makes the day shorter than an hour, and `RATE=250` sets the mean number of moves a
//! second. `WORLD=games.db` takes a copy of a database that an earlier run filled, which takes a quarter of an hour.

use std::path::Path;
use std::time::Duration;

use tokio::time::Instant;

use crate::discord::bot::Bot;
use crate::discord::loopback::{Channel, Discord};
use crate::operate::load::figures::{Taken, Times, slope, taken};
use crate::operate::load::idle::fill;
use crate::operate::load::{Crowd, HEAD, Size, Stretch, assert_quiet, crowd_at};
use crate::rules::argue::slow_tests;
use crate::wait;

/// Requests that Discord lets a bot make in a second.
const REQUESTS: f64 = 50.0;
/// Requests for a move: its board is posted, and the controls of the board before are removed.
const OF_A_MOVE: f64 = 2.0;
/// Hours of the day, each a row of the table.
const HOURS: u32 = 24;
/// The busiest hour has this part more moves than the mean, the quietest one less.
const SWING: f64 = 0.3;

/// The simulated world.
struct World {
    servers: u64,
    shards: u64,
    stored: usize,
    /// The games that are played.
    games: usize,
    /// The time for an hour.
    hour: Duration,
    /// Moves a second in the mean.
    rate: f64,
}

impl World {
    fn of_today() -> Self {
        if !slow_tests() {
            return Self {
                servers: 200,
                shards: 4,
                stored: 200,
                games: 40,
                hour: Duration::from_millis(170),
                rate: 20.0,
            };
        }
        let set = |name| variable(name).map(|value| value.parse::<u32>().unwrap());
        Self {
            servers: 100_000,
            shards: 64,
            stored: 1_000_000,
            games: 20_000,
            hour: Duration::from_mins(set("MINUTES").unwrap_or(60).into()) / HOURS,
            rate: set("RATE").map_or(REQUESTS / OF_A_MOVE * f64::from(HOURS), f64::from),
        }
    }

    /// The nth server. Discord takes the shard from the upper bits of the id.
    fn server(nth: u64) -> u64 {
        (nth + 1) << 22
    }

    /// A channel in the server of this number.
    fn channel(&self, nth: u64) -> Channel {
        let server = Self::server(nth % self.servers);
        Channel {
            server: Some(server),
            id: server + 100,
        }
    }

    /// Moves a second in this hour: fewest at midnight, most at noon.
    fn rate_at(&self, hour: u32) -> f64 {
        let turn = f64::from(hour) / f64::from(HOURS) * std::f64::consts::TAU;
        self.rate * (1.0 - SWING * turn.cos())
    }
}

#[expect(clippy::disallowed_methods, reason = "what to simulate is no setting")]
fn variable(name: &str) -> Option<String> {
    std::env::var(name).ok()
}

/// The size of a database with its journal, in MiB.
fn size(home: &Path) -> u64 {
    let files = ["games.db", "games.db-wal"].map(|name| home.join(name));
    let sizes = files.map(|file| std::fs::metadata(file).map_or(0, |data| data.len()));
    sizes.iter().sum::<u64>() >> 20
}

/// Stores the games of the world, or takes those of an earlier run.
#[expect(clippy::print_stdout, reason = "the figures are what it is run for")]
fn store(world: &World, home: &Path) {
    let database = home.join("games.db");
    if let Some(earlier) = variable("WORLD").filter(|_| slow_tests()) {
        std::fs::copy(earlier, database).unwrap();
        return;
    }
    let begun = Instant::now();
    // Each pair of players has four games.
    let pairs = (world.stored / 4).max(1);
    fill(&database, world.stored, &|n| {
        let number = u64::try_from(n).unwrap();
        (world.channel(number), 10_000_000 + n % pairs * 2)
    });
    println!(
        "{} games stored in {:.0} s: {} MiB",
        world.stored,
        begun.elapsed().as_secs_f64(),
        size(home)
    );
}

/// Starts the bot, and waits until it is on all shards and has done what a start brings.
#[expect(clippy::print_stdout, reason = "the figures are what it is run for")]
async fn start(what: &str, home: tempfile::TempDir, discord: &Discord) -> Bot {
    let begun = Instant::now();
    let bot = Bot::start_on(home, discord, "warn");
    discord.connected().await;
    let connected = begun.elapsed();
    let took = settled(&bot).await;
    println!(
        "{what}: on all shards after {:.1} s; at rest after {:.1} s and {:.1} s of a processor; {:.0} MiB",
        connected.as_secs_f64(),
        begun.elapsed().as_secs_f64(),
        took.seconds,
        took.memory
    );
    bot
}

/// Waits until the bot has nothing to do for a second.
async fn settled(bot: &Bot) -> Taken {
    let mut before = taken(&bot.id().to_string());
    loop {
        wait::pass(Duration::from_secs(1)).await;
        let now = taken(&bot.id().to_string());
        if now.seconds - before.seconds < 0.1 {
            return now;
        }
        before = now;
    }
}

/// Plays a day. Returns the memory after each hour by the moves until then.
async fn play(world: &World, crowd: &mut Crowd, bot: &Bot) -> Vec<(f64, f64)> {
    let (mut memory, mut moves) = (Vec::new(), 0);
    for hour in 0..HOURS {
        let name = format!("hour {hour}: {:.0} moves/s", world.rate_at(hour));
        let part = Stretch::begin(&name, bot, &crowd.discord);
        let end = Instant::now() + world.hour;
        crowd.run(end, Some(world.rate_at(hour))).await;
        part.row(bot, &crowd.discord, &mut crowd.times);
        moves += crowd.times.count();
        let now = taken(&bot.id().to_string()).memory;
        memory.push((f64::from(u32::try_from(moves).unwrap()), now));
        crowd.times = Times::default();
    }
    memory
}

#[tokio::test]
async fn a_day_of_a_very_large_bot_loses_nothing() {
    let world = World::of_today();
    let home = tempfile::tempdir().unwrap();
    store(&world, home.path());
    let (discord, acts) = Discord::start_light().await;
    discord.recommend(world.shards, 16);
    discord.set_servers((0..world.servers).map(World::server).collect());
    let bot = start("first start", home, &discord).await;
    let of = Size {
        games: world.games,
        channels: world.servers,
        lines: 64,
        length: 80,
    };
    // Games are spread over all servers.
    let apart = (world.servers / u64::try_from(world.games).unwrap()).max(1);
    let mut crowd = crowd_at(discord, acts, &of, |number| world.channel(number * apart));
    crowd.all_begin().await;
    println!("{HEAD}");
    let memory = play(&world, &mut crowd, &bot).await;
    crowd.settle().await;
    // The first hours fill the caches.
    let later = &memory[memory.len() / 2..];
    println!(
        "{} games, {} played to the end; {} MiB stored; in the second half of the day memory grew by {:.2} MiB for 100,000 moves",
        crowd.games.len(),
        crowd.ends,
        size(bot.home.path()),
        slope(later) * 100_000.0
    );
    assert_quiet(&bot);
    crowd.assert_sound();
    let home = bot.killed();
    crowd.discord.expect_resumption();
    let bot = start("after a kill, with its sessions", home, &crowd.discord).await;
    assert_quiet(&bot);
    let home = bot.killed();
    crowd.discord.expect_restart();
    // Without its sessions the bot reads back the channels of all running games.
    let bot = start("after a kill, with new sessions", home, &crowd.discord).await;
    assert!(!bot.stderr().contains("ERROR"), "{}", bot.stderr());
}
