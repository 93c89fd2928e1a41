//! A full or failing disk under the bot's database: a write that cannot be stored is refused in words, and nothing else
//! is lost.

use std::time::Duration;

use kingboard::play::event::{Entry, Event};
use kingboard::service::GameId;
use serde_json::{Value, json};

use super::audit::{self, Found};
use super::shim::{Shim, borrowed, works};
use super::world::waits;
use super::{left_by, say};
use crate::discord::bot::Bot;
use crate::discord::loopback::{Discord, Interaction, Person, TOWN, words};
use crate::discord::people::{ANN, BEA, begun};
use crate::wait;

/// Moves that can be repeated forever, with their players.
const ROUND: [(Person, &str); 4] = [
    (ANN, "D2-D3"),
    (BEA, "D8-D7"),
    (ANN, "D3-D2"),
    (BEA, "D7-D8"),
];
pub(super) const REFUSED: &str = "That was not stored: ";

/// A game on a disk that may fail.
struct Failing {
    discord: Discord,
    bot: Bot,
    shim: Shim,
    board: Value,
    played: usize,
}

impl Failing {
    async fn begun() -> Self {
        let (discord, shim) = (Discord::start().await, Shim::new());
        let home = tempfile::tempdir().unwrap();
        let bot = Bot::start_without_backups(home, &discord, &borrowed(&shim.variables()));
        discord.connected().await;
        let board = begun(&discord).await;
        Self {
            discord,
            bot,
            shim,
            board,
            played: 0,
        }
    }

    /// Makes the next move by a command. Returns the private answer, which is empty for a move that is played.
    async fn tries(&mut self) -> String {
        let (player, mv) = ROUND[self.played % 4];
        let asked = self
            .discord
            .slash(player, TOWN, "move", &[("move", json!(mv))]);
        let told = words(&self.discord.answer(&asked).await).to_owned();
        self.played += usize::from(is_played(&self.discord, &asked, &told).await);
        told
    }

    /// Waits until all announcements are recorded as delivered.
    async fn settles(&self) {
        let path = self.bot.home.path().join("games.db");
        wait::until(wait::LONG, "the messages", async || {
            (!waits(&path)).then_some(())
        })
        .await;
    }

    /// Stops the bot after all announcements. Returns the stored data.
    async fn ends(mut self) -> Found {
        self.settles().await;
        self.bot.signal("-TERM");
        assert_eq!(self.bot.ended().await.code(), Some(0));
        assert!(
            !self.bot.stderr().contains("panicked"),
            "{}",
            self.bot.stderr()
        );
        let home = self.bot.killed();
        let copy = tempfile::tempdir().unwrap();
        let found = audit::read(&left_by(home.path(), copy.path()));
        found.assert_posts_match(&self.discord.posts());
        found.assert_all_posted(&self.discord.posts());
        assert_eq!(
            moves(&found),
            self.played,
            "what was told is what is stored"
        );
        self.discord.assert_sound();
        found
    }
}

/// Returns `true` if this answer to a move means it was played. Its answer is then deleted, since the channel has it.
pub(super) async fn is_played(discord: &Discord, asked: &Interaction, told: &str) -> bool {
    if told.is_empty() {
        discord.taken_away(asked).await;
    }
    told.is_empty()
}

fn moves(found: &Found) -> usize {
    let played = |entry: &&Entry| matches!(entry.event, Event::Played { .. });
    found.logs[&GameId(1)].iter().filter(played).count()
}

/// Nothing but the move itself waits: not that its board was posted, nor that the last one lost its controls.
#[tokio::test]
async fn a_move_waits_for_the_disk_once() {
    const MOVES: usize = 10;
    if !works() {
        return;
    }
    let mut table = Failing::begun().await;
    // An order of no fault only counts.
    table.shim.order(("sync", "counted"), 0, 1_000);
    for _ in 0..MOVES {
        assert_eq!(table.tries().await, "");
        // One at a time, with all that follows from it.
        wait::pass(Duration::from_millis(300)).await;
    }
    let flushes = table.shim.struck();
    say(&format!("{MOVES} moves: {flushes} flushes"));
    // On a busy machine both of these may come together, and what is stored together is flushed.
    assert!((MOVES..=2 * MOVES).contains(&flushes), "{flushes}");
    table.ends().await;
}

#[tokio::test]
async fn on_a_full_disk_a_move_is_refused_in_words_and_taken_once_there_is_room() {
    if !works() {
        return;
    }
    let mut failing = Failing::begun().await;
    failing.tries().await;
    failing.discord.next_post().await;
    failing.settles().await;
    let posts = failing.discord.post_count();
    failing.shim.order(("write", "enospc"), 0, u64::MAX / 4);
    for _ in 0..3 {
        let told = failing.tries().await;
        assert!(told.contains("no room left on the disk"), "{told}");
    }
    // Requests that only read still work, unless one shares its transaction with a heartbeat.
    let mut told = Value::Null;
    for _ in 0..5 {
        let asked = failing.discord.slash(ANN, TOWN, "board", &[]);
        told = failing.discord.answer(&asked).await;
        if !words(&told).contains("no room left") {
            break;
        }
    }
    assert!(told["attachments"].to_string().contains("D2-D3"), "{told}");
    assert_eq!(failing.discord.post_count(), posts);
    assert!(failing.shim.struck() > 3);
    failing.shim.relent();
    let told = failing.tries().await;
    assert!(told.is_empty(), "{told}");
    assert!(failing.bot.stderr().contains("no space is left"));
    failing.ends().await;
}

#[tokio::test]
async fn on_a_failing_disk_a_move_is_refused_in_words_and_taken_once_it_is_well() {
    if !works() {
        return;
    }
    let mut failing = Failing::begun().await;
    for order in [("write", "eio"), ("sync", "eio"), ("any", "eio")] {
        failing.shim.order(order, 0, u64::MAX / 4);
        let told = failing.tries().await;
        assert!(told.starts_with(REFUSED), "{order:?}: {told}");
        assert!(failing.shim.struck() > 0, "{order:?}");
        failing.shim.relent();
        let told = failing.tries().await;
        assert!(told.is_empty(), "{order:?}: {told}");
    }
    failing.ends().await;
}

#[tokio::test]
async fn a_move_that_is_typed_is_refused_in_words_too() {
    if !works() {
        return;
    }
    let mut failing = Failing::begun().await;
    failing.shim.order(("any", "eio"), 0, u64::MAX / 4);
    failing.discord.reply(ANN, TOWN, &failing.board, "D2-D3");
    let told = failing.discord.next_post().await;
    assert!(words(&told).starts_with(REFUSED), "{told}");
    failing.shim.relent();
    failing.discord.reply(ANN, TOWN, &failing.board, "D2-D3");
    let told = failing.discord.next_post().await;
    assert!(words(&told).contains("plays **D2-D3**"), "{told}");
    failing.played = 1;
    let path = failing.bot.home.path().join("games.db");
    wait::until(wait::LONG, "the messages", async || {
        (!waits(&path)).then_some(())
    })
    .await;
    let home = failing.bot.killed();
    assert_eq!(moves(&audit::read(&home.path().join("games.db"))), 1);
}

#[tokio::test]
async fn whichever_call_to_the_disk_fails_once_a_move_is_played_or_refused_and_never_both() {
    if !works() {
        return;
    }
    let mut failing = Failing::begun().await;
    let (mut struck, mut refused) = (0, 0);
    for what in ["enospc", "eio", "short"] {
        for skip in 0..super::kills(10).min(40) {
            failing.shim.order(("any", what), skip, 1);
            let told = failing.tries().await;
            struck += failing.shim.struck();
            failing.shim.relent();
            if told.is_empty() {
                continue;
            }
            refused += 1;
            assert!(told.starts_with(REFUSED), "{what} {skip}: {told}");
            let told = failing.tries().await;
            assert!(told.is_empty(), "{what} {skip}: {told}");
        }
    }
    let moves = failing.played;
    failing.ends().await;
    say(&format!(
        "{struck} calls to the disk failed; {refused} moves were refused and played after, of {moves}"
    ));
    assert!(refused > 0);
}

#[tokio::test]
async fn a_message_whose_booking_fails_stands_once_and_is_booked_later() {
    if !works() {
        return;
    }
    let mut failing = Failing::begun().await;
    let told = failing.tries().await;
    assert!(told.is_empty(), "{told}");
    // The board is drawn and posted in this time, but the post cannot be recorded.
    failing.shim.order(("any", "eio"), 0, u64::MAX / 4);
    failing.discord.next_post().await;
    wait::until(wait::LONG, "the fault", async || {
        (failing.shim.struck() > 0).then_some(())
    })
    .await;
    failing.shim.relent();
    assert_eq!(failing.tries().await, "");
    let posts = failing.discord.post_count();
    failing.ends().await;
    assert!(posts >= 3);
}

#[tokio::test]
async fn a_bot_that_cannot_open_its_database_says_why_and_starts_once_it_can() {
    if !works() {
        return;
    }
    let discord = Discord::start().await;
    for (order, why) in [
        (("any", "enospc"), "no space is left for the database"),
        (("any", "eio"), "the disk fails"),
        (("sync", "eio"), "the disk fails"),
    ] {
        let mut shim = Shim::new();
        shim.order(order, 0, u64::MAX / 4);
        let home = tempfile::tempdir().unwrap();
        let variables = shim.variables();
        let mut bot = Bot::start_again(home, &discord, &borrowed(&variables));
        assert_eq!(bot.ended().await.code(), Some(1));
        assert!(bot.stderr().contains(why), "{order:?}: {}", bot.stderr());
        shim.relent();
        let bot = Bot::start_again(bot.killed(), &discord, &borrowed(&variables));
        discord.connected().await;
        drop(bot);
        discord.expect_restart();
    }
}
