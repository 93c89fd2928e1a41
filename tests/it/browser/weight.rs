//! The cost of pages over the wire: the first visit to the largest game, and the frames of each.

use std::io::Read;

use flate2::read::GzDecoder;
use kingboard::service::{GameKind, Options};
use serde_json::{Value, json};

use crate::browser::frames;
use crate::browser::shared::{KEY, Table};
use crate::rules::argue::slow_tests;

/// Most bytes of a first visit.
const BYTES: usize = 60 * 1024;
/// Most requests.
const REQUESTS: usize = 14;
/// Most bytes of a whole state as it is written, which the server keeps for a moment. It grows with the list of moves.
const FRAME: usize = 10 * 1024;
/// Most bytes of it over the wire, compressed: the bar.
const SENT: usize = 3 * 1024;

/// A browser without a screen.
pub(super) struct Client {
    http: reqwest::Client,
    address: String,
    cookie: String,
}

impl Client {
    pub(super) fn of(table: &Table) -> Self {
        Self {
            http: reqwest::Client::builder().no_proxy().build().unwrap(),
            address: table.address.clone(),
            cookie: format!("kingboard-{}={KEY}", table.port),
        }
    }

    /// The answer at this path.
    pub(super) async fn get(&self, path: &str, encoding: &str) -> reqwest::Response {
        let answer = self.any(path, encoding).await;
        assert!(answer.status().is_success(), "{path}");
        answer
    }

    /// The answer at this path, also one that says why there is none.
    pub(super) async fn any(&self, path: &str, encoding: &str) -> reqwest::Response {
        let address = format!("{}{path}", self.address);
        let asked = self.http.get(address).header("cookie", &self.cookie);
        let answer = asked.header("accept-encoding", encoding).send().await;
        answer.unwrap()
    }

    /// The newest frame of a game as it is sent on a stream.
    async fn frame(&self, game: i64) -> String {
        let path = format!("/g/{game}/live?since=0&wait=1");
        self.get(&path, "identity").await.text().await.unwrap()
    }

    /// Plays a whole turn of moves that the frames offer, the `nth` of them.
    pub(super) async fn turn(&self, game: i64, nth: usize) {
        let mut frame: Value = serde_json::from_str(&self.frame(game).await).unwrap();
        let version = frame["version"].clone();
        let mut plies: Vec<Value> = Vec::new();
        while frame["version"] == version {
            let moves = frames::moves(&frame);
            let word = moves.iter().find(|mv| mv.from.is_empty());
            let mv = word.unwrap_or(&moves[nth % moves.len()]);
            plies.push(json!(mv.text));
            let asked = json!({ "seen": version, "message": format!("{nth:032x}"),
                "do": { "turn": { "plies": plies, "sure": true } } });
            let post = self.http.post(format!("{}/g/{game}/act", self.address));
            let post = post
                .header("cookie", &self.cookie)
                .header("sec-fetch-site", "same-origin")
                .header("content-type", "application/json");
            let answer = post.body(asked.to_string()).send().await.unwrap();
            let mut answer: Value = serde_json::from_str(&answer.text().await.unwrap()).unwrap();
            let half = answer["half"].take();
            let same = half.is_null() && answer["frame"]["version"] == version;
            assert!(!same, "{plies:?}: {answer}");
            frame = if half.is_null() {
                answer["frame"].take()
            } else {
                half
            };
        }
    }
}

/// The bytes of a frame on a stream: plain, and as browsers are sent it.
async fn weighed(client: &Client, game: i64) -> (usize, usize) {
    let path = format!("/g/{game}/live?since=0");
    let plain = client.get(&path, "identity").await.chunk().await;
    let plain = plain.unwrap().unwrap();
    let mut live = client.get(&path, "gzip").await;
    assert_eq!(live.headers()["content-encoding"], "gzip");
    let mut sent = Vec::new();
    let mut read = vec![0; plain.len()];
    loop {
        sent.extend_from_slice(&live.chunk().await.unwrap().unwrap());
        if GzDecoder::new(sent.as_slice())
            .read_exact(&mut read)
            .is_ok()
        {
            break;
        }
    }
    // The moment at which it was made differs.
    let text = String::from_utf8(read).unwrap();
    assert!(
        text.starts_with("event: frame\nid: ") && text.ends_with("}\n\n"),
        "{text}"
    );
    (plain.len(), sent.len())
}

#[tokio::test]
async fn the_whole_state_of_a_game_is_small() {
    let table = Table::open().await;
    let client = Client::of(&table);
    let slow = slow_tests();
    for kind in GameKind::ALL.iter().copied() {
        let (options, few) = if kind == GameKind::IMMORTAL_STAR_MASTERS {
            (Options::default().with("six"), 12)
        } else {
            (Options::default(), 4)
        };
        let game = table.terminal().begin(kind, options).0;
        let turns = if slow { 60 } else { few };
        for turn in 0..=turns {
            if turn == 0 || turn == turns {
                let (plain, sent) = weighed(&client, game).await;
                println!("{kind}, {turn} turns: {plain} bytes, {sent} compressed");
                assert!(plain <= FRAME && sent <= SENT, "{kind}: {plain}, {sent}");
            }
            client.turn(game, 5 * turn + 3).await;
        }
    }
}

#[tokio::test]
async fn a_first_visit_to_the_largest_game_is_light() {
    let table = Table::open().await;
    let options = Options::default().with("six");
    let game = table
        .terminal()
        .begin(GameKind::IMMORTAL_STAR_MASTERS, options);
    let client = Client::of(&table);
    let page = client.get(&format!("/g/{}", game.0), "gzip").await;
    assert!(page.headers().contains_key("content-encoding"));
    let mut sizes = vec![("page".to_owned(), page.bytes().await.unwrap().len())];
    for name in [
        "theme.css",
        "page.css",
        "around.js",
        "main.js",
        "machine.js",
        "board.js",
        "frame.js",
        "lens.js",
        "live.js",
        "suggest.js",
        "panel.js",
        "icon.svg",
    ] {
        let file = client.get(&format!("/static/{name}"), "gzip").await;
        sizes.push((name.to_owned(), file.bytes().await.unwrap().len()));
    }
    let all: usize = sizes.iter().map(|(_, size)| size).sum();
    println!("{all} bytes in {} requests: {sizes:?}", sizes.len());
    assert!(all <= BYTES, "{sizes:?}");
    // And the stream.
    assert!(sizes.len() < REQUESTS);
}
