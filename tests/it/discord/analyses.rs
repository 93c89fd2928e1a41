//! The compiled bot analyses finished games: asked for by command and button, killed in the middle, announced once.

use kingboard::service::api::access::Access;
use kingboard::service::api::action::{Action, Request};
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::delivery::DeliveryOutcome;
use kingboard::service::api::values::{Person, SideChoice};
use kingboard::service::{Env, GameId, Place, PlayerId, Service, Timestamp};
use kingboard::store::Store;
use rusqlite::Connection;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::discord::bot::Bot;
use crate::discord::loopback::{ABROAD, Discord, PRIVATE, TOWN, id_of, labels};
use crate::discord::people::{ANN, BEA, CID, begun, users_called};
use crate::discord::tables_discord::{press, reply, said};
use crate::wait;

/// Searches of few positions, since programs of tests are slow.
pub(crate) const QUICK: &str = "[computer]\nnodes = 60";
/// Searches that take so long that the bot is killed in the middle.
const SLOW: &str = "[computer]\nnodes = 10_000";
/// A line of King's Mate.
const LINE: &str = "D2-D3 D8-D7 G2-G3 A8-A7 D3-D4 D7-D6 G3-G4 A7-A6 G4-G5 A6-A5 E1-E2 B9-C8";

fn person(number: u64, name: &str) -> Person {
    Person {
        id: PlayerId::new(format!("discord:{number}")),
        name: name.to_owned(),
    }
}

/// A directory with a finished game between Ann and Bea, all of whose messages are sent.
fn finished() -> TempDir {
    finished_from(
        NewChallenge::default(),
        &LINE.split(' ').collect::<Vec<_>>(),
    )
}

/// [`finished`] with these terms, of which Ann makes the first move.
pub(crate) fn finished_from(terms: NewChallenge, line: &[&str]) -> TempDir {
    let home = tempfile::tempdir().unwrap();
    let store = Store::open(&home.path().join("games.db")).unwrap();
    let mut service = Service::new(store);
    let [ann, bea] = [person(11, "Ann"), person(12, "Bea")];
    let mut now = 1_770_000_000_000;
    let mut does = |user: &Person, action: Action| {
        now += 1_000;
        let request = Request {
            user: user.clone(),
            place: Place::in_server("discord", "500", "501"),
            access: Access::default(),
            source: String::new(),
            action,
        };
        let env = Env {
            now: Timestamp(now),
            entropy: [7; 32],
        };
        let replies = service.handle(&request, &env);
        assert!(replies.is_empty(), "{replies:?}");
        for delivery in service.due("discord", &env, 99) {
            let posted = DeliveryOutcome::Posted(None);
            service.delivered(delivery.id, posted, &env);
        }
    };
    let offer = NewChallenge {
        opponent: Some(bea.clone()),
        side: match terms.side {
            SideChoice::Random => SideChoice::Seat(0),
            side @ SideChoice::Seat(_) => side,
        },
        ..terms
    };
    does(&ann, Action::Challenge(offer));
    does(&bea, Action::Accept(GameId(1)));
    for (player, text) in [&ann, &bea].into_iter().cycle().zip(line) {
        let (game, text) = (Some(GameId(1)), (*text).to_owned());
        does(player, Action::Play { game, text });
    }
    let (game, sure) = (Some(GameId(1)), true);
    does(&bea, Action::Resign { game, sure });
    home
}

/// Numbers of stored looks, and of requests that wait.
fn stored(home: &TempDir) -> (i64, i64) {
    let conn = Connection::open(home.path().join("games.db")).unwrap();
    let count = |sql| conn.query_row(sql, [], |row| row.get(0)).unwrap();
    (
        count("SELECT count(*) FROM looks"),
        count("SELECT count(*) FROM analyses WHERE state = 'waiting'"),
    )
}

async fn asked(discord: &Discord, game: i64) -> Value {
    let options = [("game", json!(game.to_string()))];
    let asked = discord.slash(ANN, TOWN, "analyse", &options);
    discord.answer(&asked).await
}

#[tokio::test]
async fn a_finished_game_is_analysed_by_its_button_and_told_to_the_one_who_pressed_it() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, QUICK);
    discord.connected().await;
    // Given a running game: nobody has it analysed
    let board = begun(&discord).await;
    let refused = said(&asked(&discord, 1).await);
    assert!(refused.contains("still being played"), "{refused}");
    reply(&discord, ANN, &board, "D2-D3").await;
    let options = [("game", json!("1"))];
    let resigned = discord.slash(ANN, TOWN, "game resign", &options);
    let sure = discord.answer(&resigned).await;
    let end = press(&discord, ANN, &sure, "Resign #1").await;
    assert!(said(&end).contains("wins #1"), "{end}");
    // When Bea presses the button under its end twice, then she is notified once
    let first = discord.press(BEA, TOWN, &end, "Analyse");
    let second = discord.press(BEA, TOWN, &end, "Analyse");
    let queued = said(&discord.answer(&first).await);
    assert!(queued.contains("in the queue"), "{queued}");
    discord.answer(&second).await;
    let told = discord.next_post().await;
    assert!(
        said(&told).contains("<@12>, the analysis of #1 is ready."),
        "{told}"
    );
    assert_eq!(users_called(&discord, &told), json!(["12"]));
    assert!(said(&told).contains("per decision"), "{told}");
    // Nobody erred: it is looked through from its start.
    assert_eq!(labels(&told), ["Look through"]);
    let graph = &told["attachments"][0];
    assert_eq!(graph["filename"], "game-1-analysis.png");
    let described = graph["description"].as_str().unwrap();
    assert!(described.contains("A graph of King’s Mate #1"), "{graph}");
    assert_eq!(told["attachments"][1]["filename"], "analysis-1.txt");
    let page = discord.press(CID, TOWN, &told, "Look through");
    let page = discord.answer(&page).await;
    let first_page = said(&page);
    assert!(
        first_page
            .starts_with("\\#1 King’s Mate: <@11> – <@12>, <@12> won (resignation), 1 move, "),
        "{page}"
    );
    assert!(
        first_page.ends_with("\nThe start. One move in all."),
        "{page}"
    );
    assert_eq!(page["attachments"][0]["filename"], "board.png");
    // The graph comes in the place of the board: two pictures would be cut to squares side by side.
    let graph = discord.press(CID, TOWN, &page, "Graph");
    let graph = discord.answer(&graph).await;
    assert_eq!(graph["attachments"].as_array().unwrap().len(), 1, "{graph}");
    let picture = &graph["attachments"][0];
    assert_eq!(picture["filename"], "game-1-analysis.png");
    let described = picture["description"].as_str().unwrap();
    assert!(described.contains("this page’s position"), "{picture}");
    // A later request is answered at once.
    let read = said(&asked(&discord, 1).await);
    assert!(read.contains("Analysis of #1"), "{read}");
    // A user of another server does not see the game.
    let abroad = discord.slash(CID, ABROAD, "analyse", &options);
    let abroad = said(&discord.answer(&abroad).await);
    assert!(
        !abroad.contains("per decision") && abroad.contains("#1"),
        "{abroad}"
    );
    assert_eq!(
        discord
            .posts()
            .iter()
            .filter(|post| id_of(post) > id_of(&told))
            .count(),
        0
    );
    drop(bot);
    discord.assert_sound();
}

#[tokio::test]
async fn a_bot_that_is_killed_while_it_analyses_goes_on_and_tells_once() {
    let discord = Discord::start().await;
    let bot = Bot::start_set(finished(), &discord, SLOW);
    discord.connected().await;
    let queued = said(&asked(&discord, 1).await);
    assert!(queued.contains("in the queue"), "{queued}");
    let looks = wait::until(wait::LONG, "a stored look", async || {
        Some(stored(&bot.home).0).filter(|looks| *looks > 0)
    })
    .await;
    discord.expect_restart();
    let home = bot.killed();
    let (before, waiting) = stored(&home);
    let sent = discord.posts().len();
    assert!(before >= looks);
    let bot = Bot::start_set(home, &discord, SLOW);
    discord.connected().await;
    if sent == 0 {
        let told = discord.next_post().await;
        assert!(
            said(&told).contains("<@11>, the analysis of #1 is ready."),
            "{told}"
        );
    }
    assert!(waiting <= 1, "{waiting}");
    let read = said(&asked(&discord, 1).await);
    assert!(read.contains("Analysis of #1"), "{read}");
    assert_eq!(discord.posts().len(), 1);
    assert_eq!(stored(&bot.home), (13, 0));
    drop(bot);
    discord.assert_sound();
}

#[tokio::test]
async fn an_analysis_that_is_asked_for_in_private_is_told_in_private() {
    let discord = Discord::start().await;
    let bot = Bot::start_set(finished(), &discord, QUICK);
    discord.connected().await;
    let options = [("game", json!("1"))];
    let asked = discord.slash(ANN, PRIVATE, "analyse", &options);
    let queued = said(&discord.answer(&asked).await);
    assert!(queued.contains("in the queue"), "{queued}");
    let told = discord.next_post().await;
    assert!(
        said(&told).contains("<@11>, the analysis of #1 is ready."),
        "{told}"
    );
    assert_ne!(told["channel_id"], json!(TOWN.id.to_string()), "{told}");
    drop(bot);
    discord.assert_sound();
}
