//! Whole games against each level of the computer through the compiled bot.
//!
//! By default the shortest is played. `SLOW_TESTS=1` plays all, and `READ_ALOUD=1` prints what a player reads:
//! `SLOW_TESTS=1 READ_ALOUD=1 cargo test --profile load --test it -- computer_games --nocapture --test-threads=1`.

use kingboard::engine::{self, Stop, Task};
use kingboard::game::any::AnyPosition;
use kingboard::game::text::MoveText;
use kingboard::play::{Game, turn};
use kingboard::service::GameId;
use kingboard::store::Store;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::discord::bot::Bot;
use crate::discord::loopback::{Discord, TOWN, labels};
use crate::discord::people::ANN;
use crate::discord::tables_discord::{press, reply, said};
use crate::rules::argue::slow_tests;

/// A game of Ann, who moves first, against the computer.
struct Evening {
    command: &'static str,
    /// The options that are switched on.
    on: &'static [&'static str],
    level: u8,
    /// Positions that Ann looks at before a move; none plays the first legal capture, or else any move.
    nodes: u64,
    slow: bool,
}

/// Four games, and each level.
const EVENINGS: [Evening; 8] = [
    evening("challenge kings-guard", &["small"], 1, 1_000),
    evening("challenge kings-mate", &["expanded"], 2, 2_000),
    evening("challenge four-kings", &[], 3, 600),
    evening("challenge immortal-star-masters", &[], 4, 4_000),
    evening("challenge kings-mate", &["active"], 5, 0),
    evening("challenge kings-guard", &[], 6, 0).quick(),
    evening("challenge four-kings", &[], 7, 0),
    evening("challenge immortal-star-masters", &[], 8, 0),
];

const fn evening(
    command: &'static str,
    on: &'static [&'static str],
    level: u8,
    nodes: u64,
) -> Evening {
    Evening {
        command,
        on,
        level,
        nodes,
        slow: true,
    }
}

impl Evening {
    const fn quick(mut self) -> Self {
        self.slow = false;
        self
    }

    /// Ann's next turn.
    fn turn(&self, at: &dyn AnyPosition) -> Vec<MoveText> {
        let mut at = at.boxed_clone();
        let mut plies = Vec::new();
        loop {
            let mv = if self.nodes == 0 {
                greedy(&*at, plies.len())
            } else {
                let thought = engine::think(&*at, &Task::nodes(self.nodes), &Stop::default());
                thought.expect("Ann is to move").chosen
            };
            at.play(&mv).unwrap();
            plies.push(mv);
            if !at.mid_turn() {
                return plies;
            }
        }
    }
}

/// The first capture, or else a move that changes from turn to turn.
fn greedy(at: &dyn AnyPosition, nth: usize) -> MoveText {
    let legal = at.legal();
    let capture = legal.iter().find(|mv| mv.to_string().contains('x'));
    let any = || &legal[(at.setup().to_string().len() * 7 + nth) % legal.len()];
    capture.unwrap_or_else(any).clone()
}

/// The only game of this database.
fn stored(home: &TempDir) -> Game {
    let store = Store::open_read_only(&home.path().join("games.db")).unwrap();
    Game::from_log(GameId(1), &store.load(GameId(1)).unwrap()).unwrap()
}

/// Returns `true` if the message is of a computer that has still to move.
fn waits(message: &Value) -> bool {
    let text = said(message);
    text.contains(" is thinking") || text.contains(" is still thinking")
}

async fn played_to_its_end(evening: &Evening) {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    let mut options = vec![("computer", json!(evening.level)), ("side", json!("0"))];
    options.extend(evening.on.iter().map(|name| (*name, json!(true))));
    let asked = discord.slash(ANN, TOWN, evening.command, &options);
    discord.answer(&asked).await;
    let mut board = discord.next_post().await;
    let mut turns = 0;
    while !labels(&board).contains(&"Rematch") {
        if waits(&board) {
            board = discord.next_post().await;
            continue;
        }
        turns += 1;
        assert!(turns < 400, "the game does not end: {board}");
        let turn = evening.turn(stored(&bot.home).position());
        board = reply(&discord, ANN, &board, &turn::join_turn(&turn)).await;
    }
    let end = said(&board);
    assert!(stored(&bot.home).outcome().is_some(), "{end}");
    let again = press(&discord, ANN, &board, "Rematch").await;
    let computer = format!("Computer (level {})", evening.level);
    assert!(said(&again).contains(&computer), "{again}");
    drop(bot);
    discord.assert_sound();
}

#[tokio::test]
async fn a_game_against_each_level_is_played_to_its_end() {
    for evening in EVENINGS
        .iter()
        .filter(|evening| slow_tests() || !evening.slow)
    {
        println!(
            "\n===== {} {:?}, level {}",
            evening.command, evening.on, evening.level
        );
        played_to_its_end(evening).await;
    }
}
