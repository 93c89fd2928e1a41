//! Whole games through the compiled bot: a duel of four armies to its end. Then a game of six camps with mates, a
//! resignation and a loss on time.

use kingboard::game::any::AnyPosition;
use kingboard::game::outcome::{Status, Termination};
use kingboard::game::seat::Seat;
use kingboard::game::text::MoveText;
use kingboard::service::GameKind;
use rusqlite::Connection;
use serde_json::{Value, json};

use crate::discord::bot::Bot;
use crate::discord::loopback::{Discord, Person, TOWN, id_of, labels};
use crate::discord::people::{ANN, BEA, CID};
use crate::discord::tables_discord::{press, reply, said};

/// The players of a table of six, in seat order.
const SIX: [Person; 6] = [
    ANN,
    BEA,
    CID,
    Person {
        id: 14,
        name: "Dan",
    },
    Person {
        id: 15,
        name: "Eve",
    },
    Person {
        id: 16,
        name: "Fay",
    },
];

/// The lines of a golden file except comments.
fn lines(golden: &'static str) -> Vec<&'static str> {
    golden
        .lines()
        .filter(|line| !line.starts_with('#'))
        .collect()
}

#[tokio::test]
async fn a_duel_of_four_armies_is_played_to_its_end() {
    let discord = Discord::start().await;
    let mut bot = Bot::start(&discord, "");
    discord.connected().await;
    let options = [
        ("opponent", json!(BEA.id.to_string())),
        ("side", json!("0")),
    ];
    let asked = discord.slash(ANN, TOWN, "challenge four-kings", &options);
    discord.answer(&asked).await;
    let offer = discord.next_post().await;
    let mut board = press(&discord, BEA, &offer, "Accept").await;
    let turns = lines(include_str!("../../golden/four-kings-duel.txt"));
    for (nth, turn) in turns.iter().enumerate() {
        let player = [ANN, BEA][nth % 2];
        if nth == turns.len() / 2 {
            bot = bot.killed_and_started(&discord).await;
            near(&discord, player, &board).await;
        }
        board = reply(&discord, player, &board, turn).await;
        let first = turn.split(',').next().unwrap();
        assert!(said(&board).contains(first), "{turn}: {board}");
    }
    let end = said(&board);
    assert!(
        end.contains("Both kings of <@12> are mated. <@11> wins #1!"),
        "{end}"
    );
    drop(bot);
    discord.assert_sound();
}

/// A player privately gets a close-up of their own side of the board.
async fn near(discord: &Discord, user: Person, board: &Value) {
    assert!(labels(board).contains(&"Close-up"), "{board}");
    let posts = discord.post_count();
    let pressed = discord.press(user, TOWN, board, "Close-up");
    let answer = discord.answer(&pressed).await;
    let hidden = answer["flags"].as_u64().unwrap() & 64;
    assert_eq!(hidden, 64, "{answer}");
    let alt = answer["attachments"][0]["description"].as_str().unwrap();
    assert!(alt.contains(", close up."), "{alt}");
    assert_eq!(discord.post_count(), posts, "nobody else is shown it");
}

/// Ann opens a table of six with ten minutes a move, and all seats are taken in order. Returns the first board.
async fn six(discord: &Discord) -> Value {
    let options = [
        ("side", json!("0")),
        ("six", json!(true)),
        ("clock", json!("10m")),
    ];
    let asked = discord.slash(ANN, TOWN, "challenge immortal-star-masters", &options);
    discord.answer(&asked).await;
    let mut card = discord.next_post().await;
    assert!(said(&card).contains("opens a table for 6"), "{card}");
    let seats = ["Blue", "Black", "Green", "Yellow", "White"];
    for (nth, (player, seat)) in (2..).zip(SIX[1..].iter().zip(seats)) {
        if nth == SIX.len() {
            card = press(discord, *player, &card, seat).await;
            continue;
        }
        let pressed = discord.press(*player, TOWN, &card, seat);
        discord.first_answer(&pressed).await;
        let here = format!("{nth} of 6 are here.");
        card = discord.says(id_of(&card), &here).await;
    }
    assert!(said(&card).contains("#1 begins"), "{card}");
    card
}

/// Moves all times of the games back by this many minutes. The checksums of their logs no longer fit and are deleted.
fn set_back(home: &tempfile::TempDir, minutes: i64) {
    let database = home.path().join("games.db");
    let conn = Connection::open(database).unwrap();
    let by = minutes * 60_000;
    let trigger = "SELECT sql FROM sqlite_master WHERE name = 'events_are_never_changed'";
    let trigger: String = conn.query_row(trigger, [], |row| row.get(0)).unwrap();
    conn.execute_batch(&format!(
        "DROP TRIGGER events_are_never_changed; UPDATE events SET at = at - {by}; {trigger};
         UPDATE games SET sum = NULL; UPDATE alarms SET at = at - {by};"
    ))
    .unwrap();
}

#[tokio::test]
async fn six_play_until_kings_are_mated_one_gives_up_and_one_is_late() {
    let discord = Discord::start().await;
    let mut bot = Bot::start(&discord, "");
    discord.connected().await;
    let mut board = six(&discord).await;
    let spec = GameKind::IMMORTAL_STAR_MASTERS.spec();
    let mut at = (spec.start)(&"six".parse().unwrap());
    let mut told = String::new();
    for mv in lines(include_str!("../../golden/immortal-star-masters-six.txt")) {
        let player = SIX[mover(&*at).index()];
        board = reply(&discord, player, &board, mv).await;
        at.play(&MoveText::new(mv)).unwrap();
        told += &said(&board);
    }
    assert_eq!(told.matches("is out").count(), 2, "{told}");
    near(&discord, SIX[mover(&*at).index()], &board).await;
    // A player out of turn resigns, and the player to move runs out of time.
    let mut there = Seat::all(6).filter(|seat| !at.eliminated().contains(*seat));
    let gives_up = there.find(|seat| *seat != mover(&*at)).unwrap();
    let player = SIX[gives_up.index()];
    let asked = discord.slash(player, TOWN, "game resign", &[]);
    let sure = discord.answer(&asked).await;
    let label = labels(&sure)[0].to_owned();
    let out = press(&discord, player, &sure, &label).await;
    assert!(said(&out).contains("The others play on."), "{out}");
    assert_eq!(out["attachments"].as_array().unwrap().len(), 1, "{out}");
    at.forfeit(gives_up, Termination::RESIGNATION);
    let late = mover(&*at);
    bot = bot.killed_then(&discord, |home| set_back(home, 11)).await;
    let out = discord.next_post().await;
    assert!(
        said(&out).contains("is up in #1. The others play on."),
        "{out}"
    );
    let whose = format!("The time of <@{}>", SIX[late.index()].id);
    assert!(said(&out).contains(&whose), "{out}");
    assert_eq!(out["attachments"].as_array().unwrap().len(), 1, "{out}");
    at.forfeit(late, Termination::TIME);
    let left: Vec<Person> = Seat::all(6)
        .filter(|seat| !at.eliminated().contains(*seat))
        .map(|seat| SIX[seat.index()])
        .collect();
    agreed(&discord, left.as_slice()).await;
    drop(bot);
    discord.assert_sound();
}

/// The seat to move.
fn mover(at: &dyn AnyPosition) -> Seat {
    match at.status() {
        Status::ToMove(seat) => seat,
        other @ (Status::ToRoll(_) | Status::Over(_)) => panic!("{other:?}"),
    }
}

/// The last two players agree to end the game. The places of all players are announced and stored.
async fn agreed(discord: &Discord, left: &[Person]) {
    let [one, other] = left else {
        panic!("two are left: {left:?}");
    };
    let asked = discord.slash(*one, TOWN, "game draw", &[]);
    discord.answer(&asked).await;
    let offer = discord.next_post().await;
    let end = press(discord, *other, &offer, "Accept the draw").await;
    let told = said(&end);
    assert!(told.contains("ends in a draw"), "{told}");
    let places = told.split("Places: ").nth(1).unwrap();
    for user in SIX {
        assert!(places.contains(user.name), "{places}");
    }
    assert!(places.contains("6. "), "{places}");
    let asked = discord.slash(*one, TOWN, "history", &[]);
    let history = said(&discord.answer(&asked).await);
    assert!(history.contains("6. "), "{history}");
    let asked = discord.slash(*one, TOWN, "player profile", &[]);
    let profile = said(&discord.answer(&asked).await);
    assert!(profile.contains("Places: 1. × 1"), "{profile}");
}
