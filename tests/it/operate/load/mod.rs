//! Many games at once against the compiled bot, as fast as it answers: nothing is lost or repeated, and the times are
//! measured.
//!
//! `SLOW_TESTS=1 cargo test --profile load --test it -- load::many --nocapture` plays a thousand games for minutes and
//! prints a table (docs/measurements.md). Discord's rate limits per channel are not applied here.

mod figures;
mod idle;
mod lines;
mod simulation;
mod standby;
mod thinkers;
mod watchers;

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::time::Duration;

use serde_json::Value;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout_at};

use crate::discord::bot::Bot;
use crate::discord::loopback::{BotAct, Channel, Discord, Person, Posted};
use crate::operate::load::figures::{Taken, Times, taken};
use crate::operate::load::lines::{Line, lines};
use crate::operate::load::watchers::MoveTimes;
use crate::rules::argue::slow_tests;
use crate::wait;
use kingboard::service::api::action::Action;
use kingboard::service::{GameId, wire};

/// Time after which an answer counts as lost.
const LOST: Duration = wait::LONG;

/// Number of games that are offered at once.
const BEGIN_TOGETHER: usize = 1_000;

/// Two players with one game after another in one channel.
struct Pair {
    people: [Person; 2],
    at: Channel,
    game: i64,
    line: usize,
    ply: usize,
    /// Number of moves in the game. It differs at first, so that games do not all end in the same second.
    length: usize,
    /// The last message of their game.
    board: u64,
    /// Text of the expected message, and the time of the request; `None` without one.
    awaits: Option<(String, Instant)>,
    begun: bool,
}

/// All pairs, and the bot.
struct Crowd {
    discord: Discord,
    acts: UnboundedReceiver<BotAct>,
    pairs: Vec<Pair>,
    games: BTreeSet<i64>,
    lines: Vec<Line>,
    /// Pairs that may move.
    ready: VecDeque<usize>,
    times: Times,
    /// The times of moves, for those who watch.
    moves: MoveTimes,
    /// Number of messages about games against computers.
    computers: usize,
    ends: usize,
    problems: Vec<String>,
    /// Number of command answers by their text.
    said: BTreeMap<String, usize>,
}

/// The pairs of a run, which share its channels.
fn crowd(discord: Discord, acts: UnboundedReceiver<BotAct>, size: &Size) -> Crowd {
    crowd_at(discord, acts, size, |number| {
        let place = number % size.channels;
        Channel {
            server: Some(20_000 + place),
            id: 30_000 + place,
        }
    })
}

/// The pairs of a run, each in the channel that `at` gives for its number.
fn crowd_at(
    discord: Discord,
    acts: UnboundedReceiver<BotAct>,
    size: &Size,
    at: impl Fn(u64) -> Channel,
) -> Crowd {
    let pairs = (0..size.games).map(|n| {
        let number = u64::try_from(n).unwrap();
        let person = |side: u64| Person {
            id: 100_000 + 2 * number + side,
            name: "Somebody",
        };
        Pair {
            people: [person(0), person(1)],
            at: at(number),
            game: 0,
            line: n,
            ply: 0,
            length: n % size.length + 1,
            board: 0,
            awaits: None,
            begun: false,
        }
    });
    Crowd {
        discord,
        acts,
        pairs: pairs.collect(),
        games: BTreeSet::new(),
        lines: lines(size.lines, size.length),
        ready: VecDeque::new(),
        times: Times::default(),
        moves: MoveTimes::default(),
        computers: 0,
        ends: 0,
        problems: Vec::new(),
        said: BTreeMap::new(),
    }
}

impl Crowd {
    /// Offers a game.
    fn offer(&mut self, n: usize) {
        let pair = &mut self.pairs[n];
        let [first, second] = pair.people;
        let options = [
            ("opponent", 6, second.id.to_string()),
            ("side", 3, "0".to_owned()),
        ];
        let options = options
            .each_ref()
            .map(|(name, kind, value)| (*name, *kind, value.as_str()));
        let command = ("challenge", Some("kings-mate"));
        self.discord
            .fling_command(first, pair.at, command, &options);
        pair.ply = 0;
        pair.begun = false;
        pair.awaits = Some(("offers".to_owned(), Instant::now()));
    }

    /// Plays the next move, alternately as a reply to the board and as a command.
    fn play(&mut self, n: usize) {
        let pair = &mut self.pairs[n];
        let line = &self.lines[pair.line % self.lines.len()];
        let Some((seat, mv)) = line[..pair.length].get(pair.ply) else {
            return self.resign(n);
        };
        let player = pair.people[*seat];
        if (n + pair.ply).is_multiple_of(2) {
            self.discord.fling_reply(player, pair.at, (pair.board, mv));
        } else {
            let options = [("move", 3, mv.as_str())];
            self.discord
                .fling_command(player, pair.at, ("move", None), &options);
        }
        let now = Instant::now();
        self.moves.note(pair.game, pair.ply + 1, now);
        pair.awaits = Some((format!("**{mv}**"), now));
    }

    /// Handles an act of the bot.
    fn meet(&mut self, acts: BotAct) {
        match acts {
            BotAct::Answered(words) => *self.said.entry(shape(&words)).or_default() += 1,
            BotAct::Posted(post) => {
                let words = post.body["content"].as_str().unwrap_or_default().to_owned();
                if words.contains("Computer (level ") {
                    self.computers += usize::from(said_by_computer(&words));
                    return;
                }
                match self.whose(&words) {
                    Some(n) => self.posted(n, &words, &post),
                    None => self.problems.push(format!("nobody's message: {words}")),
                }
            }
        }
    }

    /// The pair whose game a message is about.
    fn whose(&mut self, words: &str) -> Option<usize> {
        let number = |mark: &str| {
            let (_, after) = words.split_once(mark)?;
            let digits = after.split(|c: char| !c.is_ascii_digit()).next()?;
            digits.parse::<i64>().ok()
        };
        let person = usize::try_from(number("<@")?).ok()?;
        let n = person.checked_sub(100_000)? / 2;
        if let Some(game) = number("#") {
            self.pairs[n].game = game;
            self.games.insert(game);
        }
        Some(n)
    }

    fn posted(&mut self, n: usize, words: &str, post: &Posted) {
        let pair = &mut self.pairs[n];
        let Some((expected, since)) = pair.awaits.take() else {
            return self.problems.push(format!("a message too many: {words}"));
        };
        if !words.contains(&expected) {
            let wrong = format!("{expected} was expected: {words}");
            return self.problems.push(wrong);
        }
        pair.board = post.id;
        if expected == "wins" {
            pair.line += 1;
            pair.length = self.lines[pair.line % self.lines.len()].len();
            self.ends += 1;
            return self.offer(n);
        }
        if expected == "offers" {
            let accept = accept(&post.body);
            pair.awaits = Some(("begins".to_owned(), Instant::now()));
            self.discord
                .fling_press(pair.people[1], pair.at, (post.id, &accept));
            return;
        }
        if post.picture == 0 {
            self.problems.push(format!("no picture: {words}"));
        }
        if pair.begun {
            pair.ply += 1;
            self.times.note(post.at - since);
        }
        pair.begun = true;
        self.ready.push_back(n);
    }

    /// Ends a game of full length.
    fn resign(&mut self, n: usize) {
        let pair = &mut self.pairs[n];
        let game = Some(GameId(pair.game));
        let sure = wire(&Action::Resign { game, sure: true }).unwrap();
        self.discord
            .fling_press(pair.people[0], pair.at, (pair.board, &sure));
        pair.awaits = Some(("wins".to_owned(), Instant::now()));
    }

    /// Resigns a game against a computer.
    fn give_up(&self, (player, at): (Person, Channel), game: i64) {
        let game = Some(GameId(game));
        let sure = wire(&Action::Resign { game, sure: true }).unwrap();
        self.discord.fling_press(player, at, (1, &sure));
    }

    /// Offers a game to every pair, and waits until all have begun.
    async fn all_begin(&mut self) {
        let pairs = self.pairs.len();
        // So many at a time that none waits long.
        for first in (0..pairs).step_by(BEGIN_TOGETHER) {
            let last = pairs.min(first + BEGIN_TOGETHER);
            (first..last).for_each(|n| self.offer(n));
            let begun = Instant::now() + LOST;
            while self.ready.len() < last && Instant::now() < begun {
                let end = (Instant::now() + Duration::from_millis(50)).min(begun);
                self.run(end, Some(0.0)).await;
            }
        }
        assert_eq!(
            self.ready.len(),
            pairs,
            "all games begin: {:?}",
            self.problems
        );
    }

    /// Handles the bot's acts until `end`, and lets pairs move: `rate` moves a second, or as fast as they are answered.
    async fn run(&mut self, end: Instant, rate: Option<f64>) {
        let (began, mut played) = (Instant::now(), 0.0);
        let mut beat = interval(Duration::from_millis(1));
        beat.set_missed_tick_behavior(MissedTickBehavior::Skip);
        while Instant::now() < end {
            tokio::select! {
                acts = self.acts.recv() => self.meet(acts.expect("the stand-in is there")),
                _ = beat.tick() => {}
            }
            while let Some(n) = self.ready.front().copied() {
                if rate.is_some_and(|rate| played >= rate * began.elapsed().as_secs_f64()) {
                    break;
                }
                self.ready.pop_front();
                self.play(n);
                played += 1.0;
            }
        }
    }

    /// Waits for all expected messages; those still missing at the end are lost.
    async fn settle(&mut self) {
        let end = Instant::now() + LOST;
        while self.pairs.iter().any(|pair| pair.awaits.is_some()) {
            match timeout_at(end, self.acts.recv()).await {
                Ok(acts) => self.meet(acts.expect("the stand-in is there")),
                Err(_) => break,
            }
        }
        let lost = self.pairs.iter().filter_map(|pair| pair.awaits.as_ref());
        let lost: Vec<String> = lost.map(|(what, _)| format!("lost: {what}")).collect();
        self.problems.extend(lost);
    }

    fn assert_sound(&self) {
        // Acknowledgements that are late are among them.
        let (mut problems, ..) = self.discord.light_account();
        problems.extend(self.problems.iter().cloned());
        let count = problems.len();
        problems.truncate(20);
        assert!(
            problems.is_empty(),
            "{count} problems:\n{}",
            problems.join("\n")
        );
        assert!(
            self.said.len() <= 2,
            "offers and moves are answered: {:?}",
            self.said
        );
    }
}

/// Returns `true` for the message of a computer’s move.
fn said_by_computer(words: &str) -> bool {
    let line = words
        .lines()
        .find(|line| line.starts_with("Computer (level "));
    line.is_some_and(|line| line.contains(" plays "))
}

/// A text without digits, so that the same answer to many players counts as one.
fn shape(words: &str) -> String {
    words.chars().filter(|c| !c.is_ascii_digit()).collect()
}

/// The id of the button that accepts an offer.
pub(crate) fn accept(message: &Value) -> String {
    let rows = message["components"].as_array().into_iter().flatten();
    let mut parts = rows.flat_map(|row| row["components"].as_array().unwrap());
    let button = parts.find(|part| part["label"] == "Accept").unwrap();
    button["custom_id"].as_str().unwrap().to_owned()
}

/// The size of a run.
struct Size {
    games: usize,
    channels: u64,
    lines: usize,
    length: usize,
}

/// One row of the table: the measurements of one stretch.
struct Stretch<'a> {
    name: &'a str,
    before: (Taken, Taken),
    edits: usize,
    began: Instant,
}

impl<'a> Stretch<'a> {
    fn begin(name: &'a str, bot: &Bot, discord: &Discord) -> Self {
        Self {
            name,
            edits: discord.light_account().2,
            before: (taken(&bot.id().to_string()), taken("self")),
            began: Instant::now(),
        }
    }

    #[expect(clippy::print_stdout, reason = "the figures are what it is run for")]
    fn row(self, bot: &Bot, discord: &Discord, times: &mut Times) {
        let edits = discord.light_account().2 - self.edits;
        let (took, count) = (self.began.elapsed().as_secs_f64(), times.count());
        let (now, own) = (taken(&bot.id().to_string()), taken("self"));
        let share = |now: Taken, before: Taken| (now.seconds - before.seconds) / took * 100.0;
        let a_second = |count: usize| f64::from(u32::try_from(count).unwrap()) / took;
        println!(
            "{:<22}{:>9.0}{:>9.0}{}{:>9.0}{:>9.0}{:>9.0}",
            self.name,
            a_second(count),
            a_second(edits),
            times.row(),
            share(now, self.before.0),
            share(own, self.before.1),
            now.memory,
        );
    }
}

const HEAD: &str = "                        moves/s  edits/s   p50 ms   p99 ms p99.9 ms   max ms   bot %  stand-in %  bot MiB";

#[tokio::test]
async fn many_games_at_once_lose_no_message_and_repeat_none() {
    let slow = slow_tests();
    let size = if slow {
        Size {
            games: 1_000,
            channels: 100,
            lines: 64,
            length: 80,
        }
    } else {
        Size {
            games: 50,
            channels: 10,
            lines: 4,
            length: 12,
        }
    };
    let seconds = if slow { 60 } else { 4 };
    let (discord, acts) = Discord::start_light().await;
    let bot = Bot::start_logging(&discord, "warn");
    discord.connected().await;
    let mut crowd = crowd(discord, acts, &size);
    println!("{HEAD}");
    crowd.all_begin().await;
    let mut rates = vec![None];
    if slow {
        rates.extend([Some(250.0), Some(500.0), Some(1_000.0)]);
    }
    for rate in rates {
        let name = rate.map_or("as fast as answered".to_owned(), |rate| {
            format!("{rate} moves/s")
        });
        let part = Stretch::begin(&name, &bot, &crowd.discord);
        let parts = if slow { 4 } else { 1 };
        for _ in 0..parts {
            let end = Instant::now() + Duration::from_secs(seconds) / parts;
            crowd.run(end, rate).await;
        }
        part.row(&bot, &crowd.discord, &mut crowd.times);
        crowd.settle().await;
        crowd.times = Times::default();
    }
    let (_, slowest, edits) = crowd.discord.light_account();
    println!(
        "{} games, {} of them played to the end; slowest acknowledgement {slowest:?}; {edits} edits",
        crowd.games.len(),
        crowd.ends,
    );
    crowd.assert_sound();
    assert!(crowd.games.len() >= size.games);
    assert_quiet(&bot);
}

/// Asserts that the bot logged no warning, except that this is not Discord. Where times are not measured the machine may
/// have other work, so that a response comes too late.
fn assert_quiet(bot: &Bot) {
    const LATE: [&str; 3] = [
        "retrying a REST call",
        "connection lost; resuming",
        "failed to acknowledge",
    ];
    let said = bot.stderr();
    let is_late = |line: &str| LATE.iter().any(|late| line.contains(late));
    let mut lines = said
        .lines()
        .filter(|line| !line.contains("talking to a stand-in"))
        .filter(|line| slow_tests() || !is_late(line));
    assert_eq!(lines.next(), None, "{said}");
}
