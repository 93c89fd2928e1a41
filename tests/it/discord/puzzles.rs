//! The compiled bot and its puzzles. They are opened by command and from the post of the day, answered by menus in
//! private, and kept across a restart.

use kingboard::engine::puzzles::{Puzzle, solvers};
use kingboard::service::GameKind;
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::values::SideChoice;
use rusqlite::Connection;
use serde_json::{Value, json};

use crate::discord::analyses::{QUICK, finished_from};
use crate::discord::bot::Bot;
use crate::discord::loopback::{Discord, HARBOUR, PRIVATE, TOWN, labels};
use crate::discord::people::{ANN, BEA, CID};
use crate::discord::tables_discord::said;
use crate::study::puzzles::{SOON, wrong};
use crate::wait;

/// The ids of all controls of a message.
fn ids(message: &Value) -> Vec<String> {
    let rows = message["components"].as_array().into_iter().flatten();
    let controls = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    controls
        .flat_map(|control| {
            let options = control["options"].as_array().into_iter().flatten();
            let options = options.map(|option| option["value"].clone());
            std::iter::once(control["custom_id"].clone()).chain(options)
        })
        .filter_map(|id| id.as_str().map(str::to_owned))
        .collect()
}

/// The number of the puzzle in a message.
fn number(message: &Value) -> usize {
    let ids = ids(message);
    let found = ids.iter().find_map(|id| id.strip_prefix("k1.puzzle."));
    let number = found.and_then(|rest| rest.split('.').next()?.parse().ok());
    number.unwrap_or_else(|| panic!("{ids:?}"))
}

async fn solves(discord: &Discord, kind: GameKind) -> (Value, Puzzle) {
    let options = [("game", json!(kind.spec().slug))];
    let asked = discord.slash(ANN, TOWN, "puzzle solve", &options);
    let board = discord.answer(&asked).await;
    let puzzle = Puzzle::shipped(kind).nth(number(&board) - 1).unwrap();
    (board, puzzle)
}

#[tokio::test]
async fn a_puzzle_is_answered_by_its_menus_in_private_and_survives_a_restart() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    let (board, puzzle) = solves(&discord, GameKind::KINGS_MATE).await;
    assert!(said(&board).contains("to move"), "{board}");
    let picture = &board["attachments"][0];
    assert!(
        picture["description"].as_str().unwrap().contains("puzzle"),
        "{board}"
    );
    // The right piece by its menu, with its targets shown
    let from = puzzle.line[0].origin();
    let id = format!("k1.puzzle.{}.0.piece.{from}", number(&board));
    assert!(ids(&board).contains(&id), "{id} in {:?}", ids(&board));
    let pressed = discord.press_id(ANN, TOWN, &board, &id);
    let targets = discord.answer(&pressed).await;
    assert!(said(&targets).contains("where to"), "{targets}");
    // A restart forgets nothing of it
    discord.expect_restart();
    let home = bot.killed();
    let _bot = Bot::start_set(home, &discord, "");
    discord.connected().await;
    let at = puzzle.position().unwrap();
    let index = at
        .legal()
        .iter()
        .position(|mv| *mv == puzzle.line[0])
        .unwrap();
    let id = format!("k1.puzzle.{}.0.play.{index}", number(&board));
    assert!(ids(&targets).contains(&id), "{id} in {:?}", ids(&targets));
    let pressed = discord.press_id(ANN, TOWN, &targets, &id);
    let right = discord.answer(&pressed).await;
    let text = said(&right);
    assert!(
        text.starts_with(&format!("Solved: `{}`\n", puzzle.line[0])),
        "{text}"
    );
    // The old board is stale once the line has continued, and says so
    let solution = discord.press(ANN, TOWN, &board, "Solution");
    let solution = discord.answer(&solution).await;
    assert!(said(&solution).contains("The solution"), "{solution}");
    assert!(labels(&solution).contains(&"Next puzzle"), "{solution}");
    assert!(discord.posts().is_empty(), "nobody else sees any of it");
    discord.assert_sound();
}

#[tokio::test]
async fn the_puzzle_of_the_day_is_posted_silently_where_the_manager_wants_it() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let asked = discord.slash(
        ANN,
        TOWN,
        "server settings",
        &[("setting", json!("puzzles"))],
    );
    let page = discord.answer(&asked).await;
    let chosen = discord.choose_from_list(ANN, TOWN, &page, (8, &[HARBOUR.id]));
    let page = discord.answer(&chosen).await;
    assert!(
        said(&page).contains("The puzzle of the day: <#502>"),
        "{page}"
    );
    let post = discord.next_post().await;
    assert!(said(&post).contains("Puzzle of the day"), "{post}");
    assert_eq!(post["channel_id"], json!(HARBOUR.id.to_string()));
    assert_eq!(labels(&post), ["Solve it"]);
    // Two people open it, each for themselves; the post stays as it is.
    for user in [ANN, BEA] {
        let pressed = discord.press(user, HARBOUR, &post, "Solve it");
        let board = discord.answer(&pressed).await;
        assert_eq!(number(&board), number(&post));
        assert!(labels(&board).contains(&"Solution"), "{board}");
    }
    let daily = discord.slash(BEA, PRIVATE, "puzzle daily", &[]);
    let daily = discord.answer(&daily).await;
    assert_eq!(number(&daily), number(&post), "{daily}");
    assert_eq!(discord.posts().len(), 1, "it comes once");
    discord.assert_sound();
}

/// The stored puzzles from the first game, as they are written.
fn mined(bot: &Bot) -> Vec<String> {
    let conn = Connection::open(bot.home.path().join("games.db")).unwrap();
    let lines = "SELECT line || themes FROM puzzles WHERE game = 1";
    let mut lines = conn.prepare(lines).unwrap();
    let lines = lines.query_map([], |row| row.get(0)).unwrap();
    lines.collect::<Result<_, _>>().unwrap()
}

#[tokio::test]
async fn a_game_of_two_who_agree_is_analysed_becomes_a_puzzle_without_names_and_goes_with_either() {
    // Given a finished game of Ann and Bea, in which a puzzle was missed
    let puzzle = Puzzle::shipped(GameKind::KINGS_GUARD).nth(SOON).unwrap();
    let us = solvers(&*puzzle.position().unwrap()).unwrap();
    let seat = us.iter().next().unwrap().index();
    let terms = NewChallenge {
        kind: GameKind::KINGS_GUARD,
        side: SideChoice::Seat(u8::try_from(seat).unwrap()),
        position: Some(puzzle.start.to_string()),
        ..NewChallenge::default()
    };
    let home = finished_from(terms, &[&wrong(&puzzle)]);
    let discord = Discord::start().await;
    let bot = Bot::start_set(home, &discord, QUICK);
    discord.connected().await;
    // When it is analysed and both agree, then its position is a puzzle
    let asked = discord.slash(CID, TOWN, "analyse", &[("game", json!("1"))]);
    discord.answer(&asked).await;
    discord.next_post().await;
    assert_eq!(mined(&bot), [""; 0]);
    for player in [ANN, BEA] {
        let agrees = [("puzzles", json!("on"))];
        let asked = discord.slash(player, TOWN, "settings general", &agrees);
        let page = discord.answer(&asked).await;
        assert!(said(&page).contains("may become puzzles"), "{page}");
    }
    let found = wait::until(wait::LONG, "a puzzle", async || {
        Some(mined(&bot)).filter(|found| !found.is_empty())
    });
    let found = found.await;
    let [line] = &found[..] else {
        panic!("{} puzzles are found", found.len());
    };
    assert!(line.contains(puzzle.start.as_str()), "{line}");
    // Cid solves it, and reads the name of no player
    let asked = discord.slash(CID, TOWN, "puzzle solve", &[]);
    let any = discord.answer(&asked).await;
    let pressed = discord.press_id(CID, TOWN, &any, "k1.puzzle.1.0.begin");
    let board = discord.answer(&pressed).await;
    assert_eq!(number(&board), 1);
    for name in ["Ann", "Bea", "<@", "discord:", "#1 "] {
        assert!(!line.contains(name), "{name} in {line}");
        let shown = format!("{} {}", said(&board), board["attachments"]);
        assert!(!shown.contains(name), "{name} in {shown}");
    }
    // When Bea has her data deleted, then the puzzle is gone.
    let asked = discord.slash(BEA, TOWN, "privacy delete", &[]);
    let sure = discord.answer(&asked).await;
    let pressed = discord.press(BEA, TOWN, &sure, "Delete everything");
    discord.answer(&pressed).await;
    assert_eq!(mined(&bot), [""; 0]);
    let pressed = discord.press_id(CID, TOWN, &any, "k1.puzzle.1.0.show");
    let gone = discord.answer(&pressed).await;
    assert!(!said(&gone).contains("to move"), "{gone}");
    discord.assert_sound();
}

#[tokio::test]
async fn a_channel_that_takes_no_posts_is_named_among_the_settings() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    // A forum takes no messages outside its threads.
    let refused =
        json!({ "code": 50_008, "message": "Cannot send messages in a non-text channel" });
    discord.fail("POST", "channels/502/messages", usize::MAX, (400, refused));
    let set = |value: &str| {
        let given = [("setting", json!("puzzles")), ("value", json!(value))];
        discord.slash(ANN, TOWN, "server settings", &given)
    };
    let page = discord.answer(&set("<#502>")).await;
    assert!(
        said(&page).contains("The puzzle of the day: <#502>"),
        "{page}"
    );
    let told = "did not take the last one";
    wait::until(wait::LONG, told, async || {
        let page = discord.slash(ANN, TOWN, "server settings", &[]);
        let page = discord.answer(&page).await;
        said(&page).contains(told).then_some(())
    })
    .await;
    let page = discord.answer(&set("<#501>")).await;
    assert!(!said(&page).contains(told), "{page}");
    discord.assert_sound();
}
