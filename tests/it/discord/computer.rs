//! The compiled bot with computers: whole games, a kill while one thinks, and a table filled up with them.

use kingboard::engine::{self, Stop, Task};
use kingboard::game::any::AnyPosition;
use kingboard::game::options::Options;
use kingboard::game::seat::Seat;
use kingboard::game::text::MoveText;
use kingboard::play::event::{ChallengeTerms, Entry, Event};
use kingboard::play::{Game, Timestamp, turn};
use kingboard::service::background::thoughts;
use kingboard::service::{GameKind, Place, PlayerId, Service};
use kingboard::store::{SideEffects, Store};
use rusqlite::Connection;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::discord::bot::Bot;
use crate::discord::loopback::{Discord, PRIVATE, TOWN, id_of, labels};
use crate::discord::people::{ANN, BEA, begun, users_called};
use crate::discord::tables_discord::{press, reply, said};
use crate::wait;

/// The menu's labels of levels.
const LEVEL_1: &str =
    "Level 1: knows the rules, sees captures and often errs; good for a first game";
const LEVEL_2: &str = "Level 2: sees captures but overlooks most other replies";

/// Ann challenges the computer of this level. Returns the first board.
async fn challenged(discord: &Discord, command: &str, level: u8) -> Value {
    let options = [("computer", json!(level)), ("side", json!("0"))];
    let asked = discord.slash(ANN, TOWN, command, &options);
    discord.answer(&asked).await;
    discord.next_post().await
}

/// The next message that does not only say that the computer still thinks: programs of tests are slow.
async fn next_board(discord: &Discord) -> Value {
    loop {
        let post = discord.next_post().await;
        if !said(&post).contains("is still thinking about this move") {
            return post;
        }
    }
}

/// The whole turn of a player who searches this many positions.
fn turn_of(at: &dyn AnyPosition, nodes: u64) -> Vec<MoveText> {
    let mut at = at.boxed_clone();
    let mut plies = Vec::new();
    while let Some(thought) = engine::think(&*at, &Task::nodes(nodes), &Stop::default()) {
        at.play(&thought.chosen).unwrap();
        plies.push(thought.chosen);
        if !at.mid_turn() {
            break;
        }
    }
    plies
}

/// The computer's move in its message.
fn played(post: &Value) -> String {
    let text = said(post);
    let (_, played) = text
        .rsplit_once(" plays ")
        .unwrap_or_else(|| panic!("{text}"));
    let line = played.lines().next().unwrap();
    let line = line.split_once(" and ").map_or(line, |(line, _)| line);
    line.trim_end_matches('.').to_owned()
}

fn play(at: &mut dyn AnyPosition, line: &str) {
    for ply in at
        .read_turn(line)
        .unwrap_or_else(|why| panic!("{line}: {why:?}"))
    {
        at.play(&ply).unwrap();
    }
}

#[tokio::test]
async fn a_game_against_the_computer_is_played_to_its_end() {
    let discord = Discord::start().await;
    let mut bot = Bot::start(&discord, "");
    discord.connected().await;
    let mut board = challenged(&discord, "challenge kings-guard", 1).await;
    assert!(
        said(&board).contains("<@11> plays Computer (level 1)."),
        "{board}"
    );
    assert_eq!(users_called(&discord, &board), json!(["11"]));
    let mut at = (GameKind::KINGS_GUARD.spec().start)(&"".parse().unwrap());
    for nth in 0.. {
        let turn = turn_of(&*at, 1_000);
        let line = turn::join_turn(&turn);
        if nth == 5 {
            bot = bot.killed_and_started(&discord).await;
        }
        let moved = reply(&discord, ANN, &board, &line.replace(' ', "")).await;
        for ply in &turn {
            at.play(ply).unwrap();
        }
        if said(&moved).contains("wins #1") {
            assert!(labels(&moved).contains(&"Rematch"), "{moved}");
            board = moved;
            break;
        }
        // A quick answer comes with the move.
        board = if said(&moved).contains("is thinking") {
            assert_eq!(users_called(&discord, &moved), json!([]));
            next_board(&discord).await
        } else {
            moved
        };
        play(&mut *at, &played(&board));
        assert_eq!(users_called(&discord, &board), json!(["11"]));
        assert!(nth < 120, "the game does not end");
    }
    let again = press(&discord, ANN, &board, "Rematch").await;
    assert!(
        said(&again).contains("Computer (level 1) plays South"),
        "{again}"
    );
    let first = next_board(&discord).await;
    assert!(said(&first).contains("Computer (level 1) plays"), "{first}");
    drop(bot);
    discord.assert_sound();
}

/// The next turn of the computer in the only game of this database.
fn expected(home: &TempDir) -> Vec<MoveText> {
    let store = Store::open_read_only(&home.path().join("games.db")).unwrap();
    let mut service = Service::new(store).configured(|options| options.think_limit = Some(100_000));
    let job = thoughts::next_search_job(&mut service, "discord", &[])
        .expect("the computer has not moved yet");
    job.think(&Stop::default()).unwrap().turn().to_vec()
}

/// Waits just until a move of the only game is stored.
async fn stored(home: &TempDir) {
    let conn = Connection::open(home.path().join("games.db")).unwrap();
    let moves = "SELECT count(*) FROM events WHERE substr(body, 1, 10) = '{\"played\":'";
    wait::until(wait::LONG, "a stored move", async || {
        let made: i64 = conn.query_row(moves, [], |row| row.get(0)).unwrap();
        (made > 0).then_some(())
    })
    .await;
}

#[tokio::test]
async fn a_computer_that_is_killed_while_it_thinks_goes_on_and_plays_the_same_move() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    let board = challenged(&discord, "challenge immortal-star-masters", 8).await;
    discord.reply(ANN, TOWN, &board, "D7-E7");
    stored(&bot.home).await;
    let mut turn = Vec::new();
    let bot = bot
        .killed_then(&discord, |home| turn = expected(home))
        .await;
    let mut answer = next_board(&discord).await;
    while !said(&answer).contains("Computer (level 8) plays") {
        assert!(said(&answer).contains("plays D7-E7"), "{answer}");
        answer = next_board(&discord).await;
    }
    assert_eq!(played(&answer), turn::join_turn(&turn), "{answer}");
    drop(bot);
    discord.assert_sound();
}

#[tokio::test]
async fn a_take_back_while_the_computer_thinks_is_granted_and_its_thought_dropped() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    let board = challenged(&discord, "challenge immortal-star-masters", 8).await;
    discord.reply(ANN, TOWN, &board, "D7-E7");
    stored(&bot.home).await;
    let asked = discord.slash(ANN, TOWN, "game takeback", &[]);
    discord.answer(&asked).await;
    let mut told = next_board(&discord).await;
    while !said(&told).contains("Taken back in #1") {
        assert!(said(&told).contains("plays D7-E7"), "{told}");
        told = next_board(&discord).await;
    }
    assert!(said(&told).contains("<@11>, it is your move."), "{told}");
    // A quick answer comes with the move, and a slow one by itself.
    let mut answer = reply(&discord, ANN, &told, "D7-E7").await;
    if said(&answer).contains("is thinking") {
        answer = next_board(&discord).await;
    }
    assert!(
        said(&answer).contains("Computer (level 8) plays"),
        "{answer}"
    );
    drop(bot);
    discord.assert_sound();
}

#[tokio::test]
async fn two_computers_fill_a_table_of_four() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    let options = [("side", json!("0")), ("team", json!(true))];
    let asked = discord.slash(ANN, TOWN, "challenge four-kings", &options);
    discord.answer(&asked).await;
    let card = next_board(&discord).await;
    let chosen = discord.choose(ANN, TOWN, &card, LEVEL_1);
    discord.first_answer(&chosen).await;
    let card = discord.says(id_of(&card), "2 of 4 are here.").await;
    let pressed = discord.press(BEA, TOWN, &card, "North");
    discord.first_answer(&pressed).await;
    let card = discord.says(id_of(&card), "3 of 4 are here.").await;
    let chosen = discord.choose(ANN, TOWN, &card, LEVEL_2);
    discord.first_answer(&chosen).await;
    let mut board = next_board(&discord).await;
    assert!(said(&board).contains("#1 begins"), "{board}");
    assert_eq!(users_called(&discord, &board), json!(["11", "12"]));
    let mut at = (GameKind::FOUR_KINGS.spec().start)(&"team".parse().unwrap());
    for _ in 0..4 {
        let text = said(&board);
        if text.contains("is thinking") {
            board = next_board(&discord).await;
            play(&mut *at, &played(&board));
            continue;
        }
        let player = if text.contains("<@11>, it is your move") {
            ANN
        } else {
            BEA
        };
        let turn = turn_of(&*at, 50);
        board = reply(&discord, player, &board, &turn::join_turn(&turn)).await;
        for ply in &turn {
            at.play(ply).unwrap();
        }
    }
    drop(bot);
    discord.assert_sound();
}

#[tokio::test]
async fn the_computer_is_played_by_a_button_also_in_private() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    for at in [TOWN, PRIVATE] {
        let asked = discord.slash(ANN, at, "help", &[]);
        let help = discord.answer(&asked).await;
        let pressed = discord.press(ANN, at, &help, "Play the computer");
        let levels = discord.answer(&pressed).await;
        assert!(said(&levels).contains("against the computer"), "{levels}");
        let pressed = discord.press(ANN, at, &levels, "Level 1");
        discord.first_answer(&pressed).await;
        let board = next_board(&discord).await;
        assert!(said(&board).contains("Computer (level 1)"), "{board}");
        if said(&board).contains("is thinking") {
            next_board(&discord).await;
        }
    }
    let both = [
        ("computer", json!(3)),
        ("opponent", json!(BEA.id.to_string())),
    ];
    let asked = discord.slash(ANN, TOWN, "challenge kings-mate", &both);
    let refused = said(&discord.answer(&asked).await);
    assert!(refused.contains("not both"), "{refused}");
    drop(bot);
    discord.assert_sound();
}

/// Stores games in which a computer of level 8 has to begin, at the same place and before any other.
fn waiting(home: &TempDir, count: usize) {
    let mut store = Store::open(&home.path().join("games.db")).unwrap();
    let kind = GameKind::IMMORTAL_STAR_MASTERS;
    let options = Options::default();
    let computer = PlayerId::new("computer:8");
    for number in 0..count {
        let player = PlayerId::new(format!("discord:{}", 7_000 + number));
        let seated = |seat, player: &PlayerId| Event::Seated {
            seat,
            player: player.clone(),
        };
        let events = [
            Event::Created {
                kind,
                rules_version: kind.spec().rules_version,
                options: options.clone(),
                place: Place::in_server("discord", "500", "501"),
                by: player.clone(),
                invited: Some(computer.clone()),
                side: Some(Seat::SECOND),
                terms: ChallengeTerms::default(),
            },
            seated(Seat::FIRST, &computer),
            seated(Seat::SECOND, &player),
            Event::Started {
                setup: (kind.spec().start)(&options).setup(),
            },
        ];
        let at = Timestamp(1_770_000_000_000);
        let log = events.map(|event| Entry { at, event });
        let summary = |id| Game::from_log(id, &log).unwrap().summary();
        store.create(&log, summary, SideEffects::default()).unwrap();
        store.save_name(&player, "Somebody").unwrap();
    }
}

#[tokio::test]
async fn a_player_who_waits_long_is_told_so_and_the_message_goes_when_the_game_goes_on() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    let board = challenged(&discord, "challenge immortal-star-masters", 8).await;
    // However fast the machine is, the thoughts of all these take longer than anybody waits in silence.
    let queue = |home: &TempDir| waiting(home, 200);
    let bot = bot.killed_then(&discord, queue).await;
    discord.reply(ANN, TOWN, &board, "D7-E7");
    let own = async |wanted: &str| loop {
        let post = discord.next_post().await;
        if said(&post).contains(wanted) {
            return post;
        }
    };
    own("plays D7-E7.\nComputer (level 8) is thinking").await;
    let waits = own("other games first, and then moves here.").await;
    assert_eq!(users_called(&discord, &waits), json!([]));
    assert_eq!(waits["flags"].as_u64().unwrap() & 4096, 4096, "{waits}");
    let asked = discord.slash(ANN, TOWN, "game resign", &[]);
    let sure = discord.answer(&asked).await;
    let pressed = discord.press(ANN, TOWN, &sure, "Resign #1");
    discord.first_answer(&pressed).await;
    own("wins #1").await;
    let path = format!("/channels/{}/messages/{}", TOWN.id, id_of(&waits));
    discord.called("DELETE", &path).await;
    drop(bot);
    discord.assert_sound();
}

#[tokio::test]
async fn a_player_hands_a_seat_to_a_computer_and_the_opponent_agrees() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    begun(&discord).await;
    let asked = discord.slash(ANN, TOWN, "game handover", &[("computer", json!(2))]);
    discord.answer(&asked).await;
    let offer = discord.next_post().await;
    assert!(said(&offer).contains("<@11> has to leave"), "{offer}");
    assert_eq!(labels(&offer), ["Agree", "Decline"]);
    assert_eq!(users_called(&discord, &offer), json!(["12"]));
    let taken = press(&discord, BEA, &offer, "Agree").await;
    let wanted = "Computer (level 2) plays on for <@11> in #1.";
    assert!(said(&taken).contains(wanted), "{taken}");
    let board = next_board(&discord).await;
    assert!(
        said(&board).contains("Computer (level 2) plays "),
        "{board}"
    );
    let moved = reply(&discord, BEA, &board, "D8-D7").await;
    assert!(said(&moved).contains("D8-D7"), "{moved}");
    drop(bot);
    discord.assert_sound();
}
