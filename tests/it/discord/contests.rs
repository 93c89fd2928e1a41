//! The compiled bot and contests: opened by form, entered by the button below the message, begun on a word, and played
//! to their end.

use serde_json::{Value, json};
use tokio::time::Instant;

use crate::discord::bot::Bot;
use crate::discord::loopback::{Discord, Person, TOWN, id_of, labels};
use crate::discord::people::{ANN, BEA, CID, users_called};
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
    let begun = Instant::now();
    for who in [BEA, CID, DAN] {
        let pressed = discord.press(who, TOWN, &post, "Enter");
        let answer = discord.answer(&pressed).await;
        assert!(said(&answer).contains("You are in"), "{answer}");
        assert_eq!(labels(&answer), ["Leave"]);
    }
    let pressed = discord.press(BEA, TOWN, &post, "Enter");
    let answer = discord.answer(&pressed).await;
    assert!(said(&answer).contains("already"), "{answer}");
    let id = post["id"].as_str().unwrap();
    let edited = discord.says(id.parse().unwrap(), "Entered: 3.").await;
    for who in [BEA, CID, DAN] {
        let mention = format!("- <@{}>", who.id);
        assert!(said(&edited).contains(&mention), "{edited}");
    }
    let path = format!("/channels/{}/messages/{id}", TOWN.id);
    let edits = discord.calls("PATCH", &path);
    let most = 1 + begun.elapsed().as_secs() / 10;
    assert!(
        edits.len() as u64 <= most,
        "entries of ten seconds cost one edit"
    );
    assert_eq!(edits[0].body["allowed_mentions"], json!({ "parse": [] }));
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

#[tokio::test]
async fn a_deleted_message_at_the_opening_comes_back_with_its_button() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let options = [
        ("format", json!("round-robin")),
        ("game", json!("kings-mate")),
    ];
    let asked = discord.slash(ANN, TOWN, "contest open", &options);
    let form = discord.answer(&asked).await;
    discord.press(ANN, TOWN, &form, "Open");
    let post = discord.next_post().await;
    discord.delete_message(id_of(&post));
    let asked = discord.slash(BEA, TOWN, "contest join", &[]);
    discord.answer(&asked).await;
    let anew = discord.next_post().await;
    assert!(labels(&anew).contains(&"Enter"), "{anew}");
    // The next to enter changes the new one
    let pressed = discord.press(CID, TOWN, &anew, "Enter");
    discord.answer(&pressed).await;
    discord.says(id_of(&anew), "Entered: 2").await;
    discord.assert_sound();
}

#[tokio::test]
async fn a_player_who_left_the_server_does_not_silence_a_round() {
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
    discord.press(ANN, TOWN, &form, "Open");
    let post = discord.next_post().await;
    for who in [BEA, CID, DAN] {
        let pressed = discord.press(who, TOWN, &post, "Enter");
        discord.answer(&pressed).await;
    }
    // The account is gone altogether.
    let unknown = json!({ "message": "Unknown User", "code": 10013 });
    let path = format!("/guilds/500/members/{}", CID.id);
    discord.fail("GET", &path, 9, (404, unknown));
    discord.slash(ANN, TOWN, "contest begin", &[]);
    let mut posts = Vec::new();
    for _ in 0..3 {
        posts.push(discord.next_post().await);
    }
    let begun = posts
        .iter()
        .find(|post| said(post).contains("It has begun"));
    let present = [BEA, DAN].map(|who| who.id.to_string());
    assert_eq!(users_called(&discord, begun.unwrap()), json!(present));
    // Both games of the player who left wait.
    let left = |post: &&Value| said(post).contains("has left the server");
    assert_eq!(posts.iter().filter(left).count(), 2, "{posts:?}");
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
    // A press is answered before the game is over, and until then pages still name it.
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

/// The words of a language that a contest is followed by.
struct Tongue {
    code: &'static str,
    open: &'static str,
    enter: &'static str,
    joined: &'static str,
    title: &'static str,
    first: &'static str,
    round: &'static str,
    call: &'static str,
    bye: &'static str,
    won: &'static str,
}

const ENGLISH: Tongue = Tongue {
    code: "en",
    open: "Open",
    enter: "Enter",
    joined: "You are in",
    title: "Swiss 1",
    first: "Round 1 of ",
    round: "Round N begins.",
    call: "your games have begun",
    bye: "has no opponent in this round",
    won: "has won. Congratulations!",
};

const GERMAN: Tongue = Tongue {
    code: "de",
    open: "Eröffnen",
    enter: "Anmelden",
    joined: "Du bist dabei",
    title: "Schweizer System 1",
    first: "Runde 1 von ",
    round: "Runde N beginnt.",
    call: "Deine Partien haben begonnen",
    bye: "ist spielfrei",
    won: "Gewonnen hat",
};

/// A Swiss contest that is followed through Discord.
struct Followed<'a> {
    discord: &'a Discord,
    tongue: Tongue,
    people: Vec<Person>,
    rounds: u32,
    /// Messages before it began.
    before: usize,
}

impl<'a> Followed<'a> {
    /// Opens it, lets so many enter by the button, and begins it. Returns it with its first message.
    async fn begun(
        discord: &'a Discord,
        tongue: Tongue,
        entrants: u64,
        rounds: u32,
    ) -> (Self, Value) {
        let options = [
            ("setting", json!("language")),
            ("value", json!(tongue.code)),
        ];
        let set = discord.slash(ANN, TOWN, "server settings", &options);
        discord.answer(&set).await;
        let options = [("format", json!("swiss")), ("rounds", json!(rounds))];
        let asked = discord.slash(ANN, TOWN, "contest open", &options);
        let form = discord.answer(&asked).await;
        // The form is in the language of its reader.
        let open = labels(&form)
            .into_iter()
            .find(|label| [ENGLISH.open, GERMAN.open].contains(label))
            .unwrap()
            .to_owned();
        discord.press(ANN, TOWN, &form, &open);
        let post = discord.next_post().await;
        let people: Vec<Person> = (0..entrants)
            .map(|nth| Person {
                id: 1000 + nth,
                name: "Player",
            })
            .collect();
        let before = discord.post_count();
        for who in &people {
            let pressed = discord.press(*who, TOWN, &post, tongue.enter);
            let answer = discord.answer(&pressed).await;
            assert!(said(&answer).contains(ENGLISH.joined), "{answer}");
        }
        assert_eq!(discord.post_count(), before, "entering posts nothing");
        discord.slash(ANN, TOWN, "contest begin", &[]);
        let first = told(discord, &format!("{}{rounds}", tongue.first)).await;
        let followed = Self {
            discord,
            tongue,
            people,
            rounds,
            before,
        };
        (followed, first)
    }

    /// Reads the messages that call everybody of a round: each within what Discord lets one call.
    async fn called(&self) {
        let mut called = Vec::new();
        while called.len() + 1 < self.people.len() {
            // Last boards of the round before may come between.
            let call = told(self.discord, self.tongue.call).await;
            let here = mentioned(&said(&call));
            assert!((1..=100).contains(&here.len()), "{}", here.len());
            called.extend(here);
        }
        called.sort_unstable();
        called.dedup();
        assert!(called.len() + 1 >= self.people.len(), "{}", called.len());
    }

    /// The second players of the tables of a round.
    fn losers(&self, paired: &Value) -> Vec<u64> {
        let words = said(paired);
        assert!(words.contains(self.tongue.bye), "{words}");
        let tables = words.lines().filter(|line| mentioned(line).len() == 2);
        tables.map(|line| mentioned(line)[1]).collect()
    }

    /// Plays all rounds to the end: the player with the second side resigns.
    async fn plays(&self, first: Value) {
        let mut paired = first;
        for round in 1..=self.rounds {
            if round > 1 {
                let begins = self.tongue.round.replace('N', &round.to_string());
                paired = told(self.discord, &begins).await;
            }
            self.called().await;
            let losers = self.losers(&paired);
            assert_eq!(losers.len(), self.people.len() / 2, "{paired}");
            for id in losers {
                let name = "Player";
                resigns(self.discord, Person { id, name }, None).await;
            }
        }
        let won = told(self.discord, self.tongue.won).await;
        assert!(said(&won).contains("BH-1"), "{won}");
    }

    /// The messages about the contest since it began.
    fn posts(&self) -> usize {
        let about = |post: &&Value| said(post).contains(self.tongue.title);
        self.discord.posts()[self.before..]
            .iter()
            .filter(about)
            .count()
    }
}

/// Plays a Swiss contest through Discord: two messages a round, and one at the end.
async fn swiss(tongue: Tongue, entrants: u64, rounds: u32) {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let (followed, first) = Followed::begun(&discord, tongue, entrants, rounds).await;
    followed.plays(first).await;
    assert_eq!(followed.posts(), 2 * rounds as usize + 1);
    discord.assert_sound();
}

fn slow() -> bool {
    std::env::var_os("SLOW_TESTS").is_some()
}

#[tokio::test]
async fn a_swiss_stays_within_its_messages() {
    if slow() {
        swiss(ENGLISH, 33, 7).await;
    } else {
        // So many that they are called by a message of its own.
        swiss(ENGLISH, 23, 2).await;
    }
}

#[tokio::test]
async fn a_swiss_in_german_stays_within_its_messages() {
    if slow() {
        swiss(GERMAN, 33, 7).await;
    } else {
        swiss(GERMAN, 23, 1).await;
    }
}

#[tokio::test]
async fn a_round_of_two_hundred_costs_a_channel_four_messages() {
    if !slow() {
        return;
    }
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let (followed, first) = Followed::begun(&discord, ENGLISH, 200, 8).await;
    assert_eq!(first["attachments"].as_array().unwrap().len(), 2, "{first}");
    followed.called().await;
    assert_eq!(followed.posts(), 4);
    // Each opens their own board, for themselves alone.
    let asked = discord.slash(followed.people[7], TOWN, "contest show", &[]);
    let page = discord.answer(&asked).await;
    assert_eq!(said(&page).matches("You play").count(), 1, "{page}");
    let board = labels(&page)
        .into_iter()
        .find(|label| label.starts_with("Board of #"));
    let board = board.unwrap().to_owned();
    let pressed = discord.press(followed.people[7], TOWN, &page, &board);
    let shown = discord.answer(&pressed).await;
    assert!(
        !shown["attachments"].as_array().unwrap().is_empty(),
        "{shown}"
    );
    assert_eq!(followed.posts(), 4);
    discord.assert_sound();
}
