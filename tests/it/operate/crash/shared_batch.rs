//! Many players move at once, so that their moves share a batch, on a disk that fails during it. Each player's reply
//! matches the stored state.

use std::sync::Mutex;
use std::time::Duration;

use futures_util::future::join_all;
use kingboard::play::event::{Entry, Event};
use kingboard::service::GameId;
use kingboard::store::Store;
use rusqlite::Connection;
use serde_json::json;
use tempfile::TempDir;
use tokio::time::Instant;

use super::audit::{self, Found};
use super::faults::{REFUSED, is_played};
use super::shim::{Shim, borrowed, works};
use super::world::dies;
use super::{kills, left_by, say, seed};
use crate::discord::bot::Bot;
use crate::discord::loopback::{Channel, Discord, Person, words};
use crate::table::year::luck::Luck;
use crate::wait;

/// Number of games at once, each between two players in a channel of its own.
const GAMES: usize = 8;
/// More disk calls of each kind than moves stored together need.
const CALLS: [(&str, i64); 4] = [("write", 110), ("sync", 5), ("read", 270), ("any", 110)];
/// More calls than a test makes.
const EVER: u64 = u64::MAX / 4;
/// Cached pages, so few that a batch reads the disk in the middle, not only at its end.
const PAGES: i64 = 10;
/// Faults, and how often each occurs in a row.
const FAULTS: [((&str, &str), u64); 9] = [
    (("write", "enospc"), 1),
    (("write", "eio"), 1),
    (("write", "eio"), 2),
    (("write", "short"), 1),
    (("sync", "eio"), 1),
    (("read", "eio"), 1),
    (("write", "enospc"), EVER),
    (("any", "eio"), EVER),
    (("read", "eio"), EVER),
];
/// Moves that can be repeated forever.
const ROUND: [&str; 4] = ["D2-D3", "D8-D7", "D3-D2", "D7-D8"];

/// The reply if the disk fails while reading, which SQLite takes for damage.
const UNREAD: &str = "That game cannot be read as it was stored, so nothing was changed.";

/// The reply to a move: `true` if it says that the move is played; `None` without a reply.
type Confirmation = Option<bool>;

/// Players at their games, and the bot.
struct Crowd {
    discord: Discord,
    bot: Bot,
    shim: Shim,
    /// Number of moves in each game.
    played: [usize; GAMES],
    /// Most moves refused at once after a single failed disk call.
    together: usize,
    /// Time for which the last moves waited until they could be stored.
    waited: Duration,
}

fn at(game: usize) -> Channel {
    Channel {
        server: Some(500),
        id: 510 + game as u64,
    }
}

/// White or Black of a game.
fn person(game: usize, black: bool) -> Person {
    Person {
        id: 100 + 2 * game as u64 + u64::from(black),
        name: if black { "Bea" } else { "Ann" },
    }
}

impl Crowd {
    async fn begun(discord: Discord) -> Self {
        let shim = Shim::new();
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("games.db");
        drop(Store::open(&path).unwrap());
        let conn = Connection::open(&path).unwrap();
        conn.pragma_update(None, "default_cache_size", PAGES)
            .unwrap();
        drop(conn);
        let bot = Bot::start_without_backups(home, &discord, &borrowed(&shim.variables()));
        discord.connected().await;
        for game in 0..GAMES {
            let (white, black) = (person(game, false), person(game, true));
            let terms = [
                ("opponent", json!(black.id.to_string())),
                ("side", json!("0")),
            ];
            let asked = discord.slash(white, at(game), "challenge kings-mate", &terms);
            discord.answer(&asked).await;
            let offer = discord.next_post().await;
            let pressed = discord.press(black, at(game), &offer, "Accept");
            discord.first_answer(&pressed).await;
            discord.next_post().await;
        }
        Self {
            discord,
            bot,
            shim,
            played: [0; GAMES],
            together: 0,
            waited: Duration::ZERO,
        }
    }

    /// Makes the next move in each of these games at once, with the ordered fault in the next disk calls. Returns each
    /// player's reply, unless the bot ends before.
    async fn all_move(
        &mut self,
        games: &[usize],
        order: Option<((&str, &str), u64, u64)>,
    ) -> Vec<Confirmation> {
        // While another connection writes, nothing can be stored, so all the moves queue up.
        let path = self.bot.home.path().join("games.db");
        let other = Connection::open(&path).unwrap();
        other.busy_timeout(wait::LONG).unwrap();
        if order.is_some() {
            other.execute_batch("BEGIN IMMEDIATE").unwrap();
        }
        let begun = Instant::now();
        let asked: Vec<_> = games
            .iter()
            .map(|&game| {
                let ply = self.played[game];
                let player = person(game, ply % 2 == 1);
                let mv = [("move", json!(ROUND[ply % 4]))];
                self.discord.slash(player, at(game), "move", &mv)
            })
            .collect();
        join_all(asked.iter().map(|asked| self.discord.first_answer(asked))).await;
        if let Some((order, skip, times)) = order {
            self.shim.order(order, skip, times);
            other.execute_batch("ROLLBACK").unwrap();
        }
        self.waited = begun.elapsed();
        let confirmed: Mutex<Vec<Confirmation>> = Mutex::new(vec![None; games.len()]);
        let hears = asked.iter().enumerate().map(async |(nth, asked)| {
            let answer = self.discord.answer(asked).await;
            let words = words(&answer);
            let played = is_played(&self.discord, asked, words).await;
            let refused = words.starts_with(REFUSED) || words.starts_with(UNREAD);
            assert!(played || refused, "{words}");
            confirmed.lock().unwrap()[nth] = Some(played);
        });
        tokio::select! {
            _ = join_all(hears) => {}
            () = dies(&mut self.bot) => {}
        }
        confirmed.into_inner().unwrap()
    }

    /// [`Crowd::all_move`] in all games, on a disk that works again at the end. Then the refused players move again.
    /// Returns their number.
    async fn all_move_in_the_end(&mut self, order: (&str, &str), skip: u64, times: u64) -> usize {
        let all: Vec<usize> = (0..GAMES).collect();
        let confirmed = self.all_move(&all, Some((order, skip, times))).await;
        let struck = self.shim.struck();
        self.shim.relent();
        let refused: Vec<usize> = all
            .into_iter()
            .filter(|&game| confirmed[game] == Some(false))
            .collect();
        for (played, confirmed) in self.played.iter_mut().zip(&confirmed) {
            *played += usize::from(*confirmed == Some(true));
        }
        if struck == 1 {
            self.together = self.together.max(refused.len());
        }
        let then = self.all_move(&refused, None).await;
        assert!(
            then.iter().all(|confirmed| *confirmed == Some(true)),
            "{order:?} {skip}: {then:?}"
        );
        for &game in &refused {
            self.played[game] += 1;
        }
        refused.len()
    }

    /// [`Crowd::all_move`] in all games, for a bot that such a call kills, followed by a restart. Returns `false` if
    /// the bot made fewer calls.
    async fn all_move_and_it_dies(&mut self, what: &str, skip: u64) -> bool {
        let all: Vec<usize> = (0..GAMES).collect();
        let confirmed = self.all_move(&all, Some((("any", what), skip, 1))).await;
        let died = self.shim.struck() > 0;
        self.shim.relent();
        if died {
            dies(&mut self.bot).await;
        }
        let stored = moves(&read(&self.bot.home));
        for game in all {
            let more = stored[game] - self.played[game];
            let wanted = match confirmed[game] {
                Some(played) => usize::from(played)..=usize::from(played),
                None => 0..=1,
            };
            // A move waits for five seconds to be stored.
            let is_played = confirmed[game] == Some(true) || self.waited > Duration::from_secs(4);
            assert!(died || is_played, "{what} {skip}: {confirmed:?}");
            assert!(
                wanted.contains(&more),
                "{what} {skip}: {more} for {confirmed:?}"
            );
        }
        self.played = stored;
        if died {
            let fresh = tempfile::tempdir().unwrap();
            let home = std::mem::replace(&mut self.bot.home, fresh);
            self.discord.bot_died();
            let variables = self.shim.variables();
            self.bot = Bot::start_without_backups(home, &self.discord, &borrowed(&variables));
            self.discord.connected().await;
        }
        died
    }

    /// Lets all play on, and asserts that all moves are announced once.
    async fn ends(mut self) {
        self.shim.jump(0, 0);
        let all: Vec<usize> = (0..GAMES).collect();
        let confirmed = self.all_move(&all, None).await;
        assert_eq!(confirmed, [Some(true); GAMES], "all play on");
        self.played = self.played.map(|played| played + 1);
        let conn = Connection::open(self.bot.home.path().join("games.db")).unwrap();
        let mut waiting = conn
            .prepare("SELECT 1 FROM promises WHERE state = 'waiting'")
            .unwrap();
        wait::until(wait::LONG, "the messages", async || {
            (!waiting.exists([]).unwrap()).then_some(())
        })
        .await;
        drop(waiting);
        drop(conn);
        self.bot.signal("-TERM");
        assert_eq!(self.bot.ended().await.code(), Some(0));
        assert!(
            !self.bot.stderr().contains("panicked"),
            "{}",
            self.bot.stderr()
        );
        let found = read(&self.bot.home);
        found.assert_posts_match(&self.discord.posts());
        found.assert_all_posted(&self.discord.posts());
        assert_eq!(moves(&found), self.played);
        self.discord.assert_sound();
    }
}

/// The data a bot leaves, read from a copy.
fn read(home: &TempDir) -> Found {
    let copy = tempfile::tempdir().unwrap();
    audit::read(&left_by(home.path(), copy.path()))
}

/// Number of stored moves of each game.
fn moves(found: &Found) -> [usize; GAMES] {
    let played = |entry: &&Entry| matches!(entry.event, Event::Played { .. });
    std::array::from_fn(|game| {
        let number = i64::try_from(game + 1).unwrap();
        found.logs[&GameId(number)].iter().filter(played).count()
    })
}

/// A random number of calls of a kind to let pass.
fn some(luck: &mut Luck, op: &str) -> u64 {
    let calls = CALLS.iter().find(|(kind, _)| *kind == op);
    luck.below(calls.unwrap().1).unsigned_abs()
}

/// Number of faults of each kind before the games get too long to be read again and again.
const EACH: u64 = 8;

#[tokio::test]
async fn whichever_call_fails_while_many_moves_are_stored_together_each_is_told_what_is_stored() {
    if !works() {
        return;
    }
    let seed = seed();
    say(&format!("KINGBOARD_SEED={seed}"));
    let (mut luck, mut left) = (Luck(seed), kills(4));
    let (mut rounds, mut refused, mut most) = (0, 0, 0);
    while left > 0 {
        let mut crowd = Crowd::begun(Discord::start().await).await;
        // Each reading of the clock is a second later, so each request begins and ends with a heartbeat.
        crowd.shim.jump(0, 1_100);
        for _ in 0..left.min(EACH) {
            for (order, times) in FAULTS {
                let skip = some(&mut luck, order.0);
                refused += crowd.all_move_in_the_end(order, skip, times).await;
                rounds += 1;
                let stored = moves(&read(&crowd.bot.home));
                let when = format!("{order:?} after {skip}, {times} times");
                assert_eq!(stored, crowd.played, "{when}: told, and stored");
            }
        }
        left -= left.min(EACH);
        most = most.max(crowd.together);
        crowd.ends().await;
    }
    say(&format!(
        "{rounds} times {GAMES} moves at once: {refused} refused and played after, up to {most} for one call"
    ));
    assert!(most > 1, "nothing was stored together");
}

#[tokio::test]
async fn whichever_call_kills_the_bot_while_many_moves_are_stored_together_none_is_lost_that_was_told()
 {
    if !works() {
        return;
    }
    let seed = seed();
    say(&format!("KINGBOARD_SEED={seed}"));
    let (mut luck, mut left, mut died) = (Luck(seed), kills(4), 0);
    while left > 0 {
        let mut crowd = Crowd::begun(Discord::hurried().await).await;
        for _ in 0..left.min(EACH) {
            for what in ["before", "after", "torn"] {
                let skip = some(&mut luck, "any");
                died += u32::from(crowd.all_move_and_it_dies(what, skip).await);
            }
        }
        left -= left.min(EACH);
        crowd.ends().await;
    }
    say(&format!("{died} kills while {GAMES} moves were stored"));
    assert!(died > 1);
}
