//! A bot with players, killed and restarted on the same file.

use std::collections::BTreeMap;
use std::fmt;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use kingboard::play::event::Entry;
use kingboard::service::GameId;
use kingboard::store::{self, Store};
use tempfile::TempDir;
use tokio::time::{Instant, timeout};

use super::audit::{self, Found, Known};
use super::people::{People, PlayerRequest};
use super::shim::{Shim, borrowed};
use super::{left_by, power, say};
use crate::discord::bot::Bot;
use crate::discord::loopback::{Discord, Manner};
use crate::discord::trouble::no;
use crate::table::year::luck::Luck;
use crate::wait;

const POSTS: &str = "/messages";
/// Longest play between two kills, in ms.
const PLAY: i64 = 1_200;

/// The moment at which the bot is killed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Aim {
    /// During its start.
    Starting,
    /// During play.
    Playing,
    /// With events stored that cannot be posted.
    Unposted,
    /// With messages posted of which it has no response.
    Unbooked,
    /// During its shutdown.
    Ending,
    /// Just before or after a disk call.
    Storing,
    /// During play, with a power cut that loses all unsynced data.
    Power,
}

const AIMS: [Aim; 10] = [
    Aim::Starting,
    Aim::Playing,
    Aim::Playing,
    Aim::Unposted,
    Aim::Unbooked,
    Aim::Ending,
    Aim::Storing,
    Aim::Storing,
    Aim::Power,
    Aim::Power,
];

/// The results of all kills.
#[derive(Default)]
pub(super) struct Tally {
    kills: BTreeMap<Aim, u64>,
    databases: u64,
    games: usize,
    events: usize,
    rolls: usize,
    requests: usize,
    acknowledged: usize,
    messages: usize,
    twins: usize,
    oldest_twin: Duration,
    starts: Vec<Duration>,
}

impl Tally {
    pub(super) fn add(&mut self, other: Self) {
        for (aim, kills) in other.kills {
            *self.kills.entry(aim).or_default() += kills;
        }
        self.databases += other.databases;
        self.games += other.games;
        self.events += other.events;
        self.rolls += other.rolls;
        self.requests += other.requests;
        self.acknowledged += other.acknowledged;
        self.messages += other.messages;
        self.twins += other.twins;
        self.oldest_twin = self.oldest_twin.max(other.oldest_twin);
        self.starts.extend(other.starts);
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kills: u64 = self.kills.values().sum();
        writeln!(f, "{kills} kills of {} bots:", self.databases)?;
        for (aim, kills) in &self.kills {
            writeln!(f, "  {kills:6} {aim:?}")?;
        }
        writeln!(
            f,
            "{} games, {} events, {} rolls; {} requests, {} confirmed",
            self.games, self.events, self.rolls, self.requests, self.acknowledged
        )?;
        writeln!(
            f,
            "{} messages, {} sent a second time and dropped, up to {:?} after the first",
            self.messages, self.twins, self.oldest_twin
        )?;
        let mut starts = self.starts.clone();
        starts.sort_unstable();
        let median = starts.get(starts.len() / 2).copied().unwrap_or_default();
        write!(f, "connected {median:?} after the start, in the middle")
    }
}

/// A bot and its stand-in for Discord, with the known state of both.
pub(super) struct World {
    discord: Arc<Discord>,
    home: Option<TempDir>,
    shim: Option<Shim>,
    luck: Luck,
    requests: Mutex<Vec<PlayerRequest>>,
    logs: BTreeMap<GameId, Vec<Entry>>,
    alive: Vec<Known>,
    tally: Tally,
}

/// Completes when the bot is gone.
pub(super) async fn dies(bot: &mut Bot) {
    wait::until(Duration::from_hours(1), "the end of the bot", async || {
        bot.has_ended().then_some(())
    })
    .await;
}

impl World {
    pub(super) async fn new(seed: u64) -> Self {
        Self {
            discord: Arc::new(Discord::hurried().await),
            home: Some(tempfile::tempdir().unwrap()),
            shim: super::shim::works().then(Shim::new),
            luck: Luck(seed),
            requests: Mutex::default(),
            logs: BTreeMap::new(),
            alive: Vec::new(),
            tally: Tally {
                databases: 1,
                ..Tally::default()
            },
        }
    }

    fn small(&mut self, end: i64) -> usize {
        usize::try_from(self.luck.below(end)).unwrap()
    }

    fn wait(&mut self, most: i64) -> Duration {
        Duration::from_millis(u64::try_from(self.luck.below(most)).unwrap())
    }

    fn start(&mut self, aim: Aim) -> Bot {
        let mut variables = self.shim.as_ref().map(Shim::variables).unwrap_or_default();
        let home = self.home.take().expect("the last bot is dead");
        if aim == Aim::Power {
            variables.push(power::noted());
            power::comes(home.path());
        }
        Bot::start_again(home, &self.discord, &borrowed(&variables))
    }

    /// Starts the bot, lets people play, kills it, and checks what it left.
    pub(super) async fn lives_and_dies(&mut self) {
        let mut aim = *self.luck.one(&AIMS);
        if matches!(aim, Aim::Storing | Aim::Power) && self.shim.is_none() {
            aim = Aim::Playing;
        }
        *self.tally.kills.entry(aim).or_default() += 1;
        let bot = self.start(aim);
        let home = match aim {
            Aim::Starting => {
                wait::pass(self.wait(300)).await;
                bot.killed()
            }
            Aim::Storing => self.killed_by_its_disk(bot).await,
            Aim::Playing | Aim::Unposted | Aim::Unbooked | Aim::Ending | Aim::Power => {
                self.killed_at_play(bot, aim).await
            }
        };
        if aim == Aim::Power {
            power::fails(home.path());
        }
        self.home = Some(home);
        self.discord.bot_died();
        self.discord.recover();
        if let Some(shim) = &mut self.shim {
            shim.relent();
        }
        self.looks();
    }

    /// Lets the bot be killed at one of its next disk calls, if it makes that many.
    async fn killed_by_its_disk(&mut self, mut bot: Bot) -> TempDir {
        let when = *self.luck.one(&["before", "after", "torn"]);
        let skip = (self.small(8) * self.small(8)) as u64;
        let early = self.luck.once_in(300);
        let shim = self.shim.as_mut().expect("there is one");
        if early {
            shim.order(("any", when), skip, 1);
        }
        tokio::select! {
            () = dies(&mut bot) => return bot.killed(),
            () = self.discord.connected() => {}
        }
        if !early {
            shim.order(("any", when), skip, 1);
        }
        let enough = wait::pass(Duration::from_millis(1_200));
        self.played(&mut bot, enough).await;
        bot.killed()
    }

    /// Lets people play until `enough` completes, or until the bot is gone.
    async fn played(&mut self, bot: &mut Bot, enough: impl Future<Output = ()>) {
        let people = People {
            discord: &self.discord,
            requests: &self.requests,
        };
        let playing = async {
            people.play(&self.alive, &mut self.luck).await;
            std::future::pending::<()>().await;
        };
        tokio::select! {
            () = dies(bot) => {}
            () = playing => {}
            () = enough => {}
        }
    }

    async fn killed_at_play(&mut self, mut bot: Bot, aim: Aim) -> TempDir {
        let began = Instant::now();
        self.discord.connected().await;
        self.tally.starts.push(began.elapsed());
        let long = self.wait(PLAY);
        let manner = match aim {
            Aim::Unposted => Some(no(503)),
            Aim::Unbooked => Some(Manner::Silence),
            Aim::Starting | Aim::Playing | Aim::Ending | Aim::Storing | Aim::Power => None,
        };
        let some = self.discord.call_count("POST", POSTS) + 1 + self.small(3);
        let posted = Arc::clone(&self.discord);
        let tight = manner.is_some();
        if let Some(manner) = manner {
            self.discord.trouble("POST", POSTS, 9_999, manner);
        }
        let enough = async move {
            if tight {
                let posts = posted.call_counts("POST", POSTS, some);
                drop(timeout(Duration::from_millis(2_500), posts).await);
                wait::pass(long / 8).await;
            } else {
                wait::pass(long).await;
            }
        };
        self.played(&mut bot, enough).await;
        if aim == Aim::Ending {
            bot.signal("-TERM");
            wait::pass(self.wait(60)).await;
        }
        bot.killed()
    }

    /// Reads the database and checks it against everything known.
    fn looks(&mut self) {
        let home = self.home.as_ref().expect("the bot is dead");
        let (found, _copy) = copied(home.path());
        found.continues(&self.logs);
        found.assert_posts_match(&self.discord.posts());
        self.tally.acknowledged = found.assert_requests_stored(&self.requests.lock().unwrap());
        self.tally.rolls = found.rolls;
        self.logs = found.logs;
        self.alive = found.alive;
    }

    /// Lets the bot deliver all announcements, and checks once more. Returns the results.
    pub(super) async fn comes_to_rest(mut self) -> Tally {
        let mut bot = self.start(Aim::Playing);
        self.discord.connected().await;
        let path = bot.home.path().join("games.db");
        let all_told = wait::until(Duration::from_mins(10), "the messages", async || {
            (!waits(&path)).then_some(())
        });
        let rest = timeout(Duration::from_mins(5), all_told).await;
        bot.signal("-TERM");
        assert_eq!(bot.ended().await.code(), Some(0));
        assert!(rest.is_ok(), "something is never told:\n{}", bot.stderr());
        assert!(!bot.stderr().contains("panicked"), "{}", bot.stderr());
        self.home = Some(bot.killed());
        self.looks();
        let (found, _copy) = copied(self.home.as_ref().expect("the bot is dead").path());
        found.assert_all_posted(&self.discord.posts());
        self.sums()
    }

    fn sums(mut self) -> Tally {
        let mut first: BTreeMap<String, Instant> = BTreeMap::new();
        for call in self.discord.calls("POST", POSTS) {
            let nonce = call.body["nonce"].as_str().unwrap_or_default();
            if !nonce.starts_with("kb-") || call.status == 503 {
                continue;
            }
            match first.get(nonce) {
                Some(at) => {
                    self.tally.twins += 1;
                    self.tally.oldest_twin = self.tally.oldest_twin.max(call.at - *at);
                }
                None => drop(first.insert(nonce.to_owned(), call.at)),
            }
        }
        self.tally.games = self.logs.len();
        self.tally.events = self.logs.values().map(Vec::len).sum();
        self.tally.requests = self.requests.lock().unwrap().len();
        self.tally.messages = first.len();
        say(&format!(
            "  {} games, {} messages",
            self.tally.games,
            first.len()
        ));
        std::mem::take(&mut self.tally)
    }
}

/// A dead bot's data, read from a copy, so that the next bot finds the original unchanged.
fn copied(home: &Path) -> (Found, TempDir) {
    let copy = tempfile::tempdir().unwrap();
    let path = left_by(home, copy.path());
    (audit::read(&path), copy)
}

/// Returns `true` if an announcement is still undelivered.
pub(super) fn waits(path: &Path) -> bool {
    let store = Store::open_read_only(path).unwrap();
    let now = kingboard::env::now().now;
    store::outbox::waiting(&store, "discord", now).unwrap().0 > 0
}
