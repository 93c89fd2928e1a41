//! The cost of the first visit to the largest game: bytes over the wire, and requests.

use kingboard::service::{GameKind, Options};

use crate::browser::shared::{KEY, Table};

/// Most bytes of a first visit.
const BYTES: usize = 60 * 1024;
/// Most requests.
const REQUESTS: usize = 14;

#[tokio::test]
async fn a_first_visit_to_the_largest_game_is_light() {
    let table = Table::open().await;
    let options = Options::default().with("six");
    let game = table
        .terminal()
        .begin(GameKind::IMMORTAL_STAR_MASTERS, options);
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    let get = |path: String| {
        let client = client.clone();
        let address = format!("{}{path}", table.address);
        let cookie = format!("kingboard-{}={KEY}", table.port);
        async move {
            let answer = client
                .get(address)
                .header("cookie", cookie)
                .header("accept-encoding", "gzip")
                .send()
                .await
                .unwrap();
            assert!(answer.status().is_success());
            let packed = answer.headers().contains_key("content-encoding");
            (packed, answer.bytes().await.unwrap())
        }
    };
    let (packed, page) = get(format!("/g/{}", game.0)).await;
    assert!(packed, "the page is compressed");
    let mut sizes = vec![("page".to_owned(), page.len())];
    for name in [
        "theme.css",
        "page.css",
        "main.js",
        "machine.js",
        "board.js",
        "live.js",
        "panel.js",
        "icon.svg",
    ] {
        let (_, file) = get(format!("/static/{name}")).await;
        sizes.push((name.to_owned(), file.len()));
    }
    let all: usize = sizes.iter().map(|(_, size)| size).sum();
    println!("{all} bytes in {} requests: {sizes:?}", sizes.len());
    assert!(all <= BYTES, "{sizes:?}");
    // And the stream.
    assert!(sizes.len() < REQUESTS);
}
