//! The compiled bot and contests: opened by form, entered by the button below the message, begun on a word, and played to
//! their end.

use serde_json::{Value, json};

use crate::discord::bot::Bot;
use crate::discord::loopback::{Discord, Person, TOWN, labels};
use crate::discord::people::{ANN, BEA, CID};
use crate::discord::tables_discord::said;

const DAN: Person = Person {
    id: 104,
    name: "Dan",
};
const EVE: Person = Person {
    id: 105,
    name: "Eve",
};

#[tokio::test]
async fn a_round_robin_is_opened_entered_by_its_button_and_begun() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let options = [
        ("format", json!("round-robin")),
        ("game", json!("kings-mate")),
        ("days", json!(3)),
    ];
    let asked = discord.slash(ANN, TOWN, "contest open", &options);
    let form = discord.answer(&asked).await;
    assert!(said(&form).contains("A new contest: Round robin"), "{form}");
    assert!(labels(&form).contains(&"Entering: 3 days"));
    discord.press(ANN, TOWN, &form, "Open");
    let post = discord.next_post().await;
    let text = said(&post);
    assert!(text.contains("Round robin 1: King’s Mate"), "{text}");
    assert!(text.contains("everybody here can enter"), "{text}");
    assert_eq!(labels(&post), ["Enter", "Standings"]);
    for who in [BEA, CID, DAN] {
        let pressed = discord.press(who, TOWN, &post, "Enter");
        let answer = discord.answer(&pressed).await;
        assert!(said(&answer).contains("You are in"), "{answer}");
        assert_eq!(labels(&answer), ["Leave"]);
    }
    let pressed = discord.press(BEA, TOWN, &post, "Enter");
    let answer = discord.answer(&pressed).await;
    assert!(said(&answer).contains("already"), "{answer}");
    discord.slash(ANN, TOWN, "contest begin", &[]);
    let begun = discord.next_post().await;
    let text = said(&begun);
    assert!(text.contains("It has begun"), "{text}");
    assert!(text.contains("Games finished: 0 of 3."), "{text}");
    assert!(
        !begun["attachments"].as_array().unwrap().is_empty(),
        "the table is a file, too"
    );
    let asked = discord.slash(BEA, TOWN, "contest show", &[]);
    let page = discord.answer(&asked).await;
    assert_eq!(said(&page).matches("You play").count(), 2, "{page}");
    discord.assert_sound();
}

/// The mentions of players in a line: `<@12>`.
fn mentioned(line: &str) -> Vec<u64> {
    let parts = line.split("<@").skip(1);
    parts
        .filter_map(|part| part.split_once('>')?.0.parse().ok())
        .collect()
}

/// Resigns the only game of a player, or one of these, and waits until it is over.
async fn resigns(discord: &Discord, who: Person, game: Option<&str>) {
    let options: Vec<(&str, Value)> = game.map(|game| ("game", json!(game))).into_iter().collect();
    let asked = discord.slash(who, TOWN, "game resign", &options);
    let sure = discord.answer(&asked).await;
    let yes = labels(&sure).first().copied();
    let yes = yes.unwrap_or_else(|| panic!("nothing to press: {sure}"));
    let pressed = discord.press(who, TOWN, &sure, yes);
    discord.first_answer(&pressed).await;
    let (_, number) = yes.rsplit_once('#').unwrap();
    // A press is answered before the game is over, and until then pages go on naming it.
    discord.posted(&format!(" #{number}.**")).await;
}

/// The next message with these words.
async fn told(discord: &Discord, words: &str) -> Value {
    for _ in 0..200 {
        let post = discord.next_post().await;
        if said(&post).contains(words) {
            return post;
        }
    }
    panic!("nobody says {words}");
}

#[tokio::test]
async fn a_league_season_in_german_ends_and_the_next_opens() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let options = [("setting", json!("language")), ("value", json!("de"))];
    let set = discord.slash(ANN, TOWN, "server settings", &options);
    discord.answer(&set).await;
    let asked = discord.slash(ANN, TOWN, "contest open", &[("days", json!(3))]);
    let form = discord.answer(&asked).await;
    let open = labels(&form).into_iter().find(|label| {
        let known = ["Open", "Eröffnen"];
        known.contains(label)
    });
    let open = open.unwrap().to_owned();
    discord.press(ANN, TOWN, &form, &open);
    let post = discord.next_post().await;
    assert!(
        said(&post).contains("Liga 1: King’s Mate, Saison 1"),
        "{post}"
    );
    let people = [BEA, CID, DAN, EVE];
    for who in people {
        let pressed = discord.press(who, TOWN, &post, "Anmelden");
        discord.answer(&pressed).await;
    }
    discord.slash(ANN, TOWN, "contest begin", &[]);
    let begun = told(&discord, "Es geht los.").await;
    assert_eq!(
        begun["attachments"].as_array().unwrap().len(),
        2,
        "a picture and a file"
    );
    let alt = begun["attachments"][0]["description"].as_str().unwrap();
    assert!(alt.contains("Tabelle. 1. "), "{alt}");
    for who in people {
        let asked = discord.slash(who, TOWN, "contest show", &[]);
        let page = discord.answer(&asked).await;
        let games: Vec<String> = labels(&page)
            .into_iter()
            .filter_map(|label| Some(label.split_once('#')?.1.to_owned()))
            .collect();
        for game in games {
            resigns(&discord, who, Some(&game)).await;
        }
    }
    let over = told(&discord, "Die Saison ist vorbei.").await;
    assert!(said(&over).contains("Endstand nach 6 Partien"), "{over}");
    let next = told(&discord, "Die nächste Saison ist offen.").await;
    assert!(said(&next).contains("Saison 2"), "{next}");
    discord.assert_sound();
}

#[tokio::test]
async fn a_swiss_of_thirty_three_stays_within_its_messages() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let options = [("format", json!("swiss")), ("rounds", json!(3))];
    let asked = discord.slash(ANN, TOWN, "contest open", &options);
    let form = discord.answer(&asked).await;
    discord.press(ANN, TOWN, &form, "Open");
    let post = discord.next_post().await;
    let people: Vec<Person> = (0..33)
        .map(|nth| Person {
            id: 1000 + nth,
            name: "Player",
        })
        .collect();
    for who in &people {
        let pressed = discord.press(*who, TOWN, &post, "Enter");
        let answer = discord.answer(&pressed).await;
        assert!(said(&answer).contains("You are in"), "{answer}");
    }
    let before = discord.post_count();
    discord.slash(ANN, TOWN, "contest begin", &[]);
    let mut paired = told(&discord, "Round 1 of 3").await;
    for round in 1..=3 {
        if round > 1 {
            paired = told(&discord, &format!("Round {round} begins.")).await;
        }
        // Last boards of the round before may come between.
        let call = told(&discord, "your games have begun").await;
        let called = mentioned(&said(&call)).len();
        assert!((32..=100).contains(&called), "{called}");
        let words = said(&paired);
        assert!(words.contains("has no opponent in this round"), "{words}");
        let tables = words.lines().filter(|line| mentioned(line).len() == 2);
        let losers: Vec<u64> = tables.map(|line| mentioned(line)[1]).collect();
        assert_eq!(losers.len(), 16, "{words}");
        for id in losers {
            let name = "Player";
            resigns(&discord, Person { id, name }, None).await;
        }
    }
    let won = told(&discord, "has won. Congratulations!").await;
    assert!(said(&won).contains("BH-1"), "{won}");
    let about = |post: &&Value| said(post).contains("Swiss 1");
    let posts = discord.posts();
    let about = posts[before..].iter().filter(about).count();
    assert_eq!(about, 3 * 2 + 1, "two messages a round, and one at the end");
    discord.assert_sound();
}
