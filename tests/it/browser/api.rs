//! The API of a local table: each answer is checked by the description, and the description by the routes.

use std::collections::BTreeSet;
use std::process::Command;
use std::time::Duration;

use kingboard::env;
use kingboard::runtime::Runtime;
use kingboard::service::api::action::Action;
use kingboard::service::api::tokens::{TokenStep, TokenUser, TokensAction};
use kingboard::service::api::values::Person;
use kingboard::service::{Env, GameId, GameKind, Options, Place, Service, TokenId, TokenScope};
use kingboard::store::Store;
use kingboard::watch::Monitor;
use kingboard::web::api::{self, Allowance, Api, BASE, DESCRIPTION, ROUTES};
use reqwest::header::{ALLOW, CONTENT_TYPE, COOKIE, HOST, RETRY_AFTER, WWW_AUTHENTICATE};
use reqwest::{Client, Method, RequestBuilder, Response, StatusCode};
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::time::Instant;

use crate::browser::pages::{Pages, too_much, user};
use crate::browser::shared::{KEY, Table, Terminal};
use crate::wait;

fn description() -> Value {
    serde_json::from_str(DESCRIPTION).unwrap()
}

/// The token that the usual player of a seat makes.
fn token(terminal: &mut Terminal, seat: usize, scope: TokenScope) -> String {
    let make = Action::Tokens(TokensAction {
        of: TokenUser::Person,
        step: TokenStep::New(scope),
    });
    let made = terminal.ask(seat, make);
    let text = made[0].text.plain();
    let token = text.split_whitespace().find(|word| word.starts_with("kb_"));
    token.unwrap_or_else(|| panic!("{text}")).to_owned()
}

/// A program that asks as one player.
struct Program {
    client: Client,
    base: String,
    token: String,
}

/// An answer that agrees with the description.
#[derive(Debug)]
struct Answer {
    status: StatusCode,
    body: Value,
}

impl Program {
    fn new(table: &Table, token: &str) -> Self {
        Self {
            client: Client::builder().no_proxy().build().unwrap(),
            base: format!("{}{BASE}", table.address),
            token: token.to_owned(),
        }
    }

    fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let request = self.client.request(method, format!("{}{path}", self.base));
        if self.token.is_empty() {
            return request;
        }
        request.bearer_auth(&self.token)
    }

    async fn get(&self, path: &str) -> Answer {
        let answer = self.request(Method::GET, path).send().await.unwrap();
        checked("get", path, answer).await
    }

    async fn play(&self, game: GameId, body: Value) -> Answer {
        let path = format!("/games/{}/moves", game.0);
        let request = with_json(self.request(Method::POST, &path), &body);
        checked("post", &path, request.send().await.unwrap()).await
    }
}

fn with_json(request: RequestBuilder, body: &Value) -> RequestBuilder {
    let request = request.header(CONTENT_TYPE, "application/json");
    request.body(body.to_string())
}

/// The path of the description that an asked one fits.
fn described(asked: &str) -> String {
    let asked = asked.split('?').next().unwrap();
    let parts: Vec<&str> = asked.split('/').collect();
    let doc = description();
    let fits = |path: &&String| {
        let known: Vec<&str> = path.split('/').collect();
        let same = |(known, asked): (&&str, &&str)| known.starts_with('{') || known == asked;
        known.len() == parts.len() && known.iter().zip(&parts).all(same)
    };
    let paths = doc["paths"].as_object().unwrap();
    paths.keys().find(fits).cloned().unwrap()
}

/// Checks an answer by the description: its status, its kind and its body.
async fn checked(method: &str, path: &str, answer: Response) -> Answer {
    let status = answer.status();
    let kind = answer.headers()[CONTENT_TYPE].to_str().unwrap().to_owned();
    let text = answer.text().await.unwrap();
    let doc = description();
    let code = status.as_u16().to_string();
    let found = &doc["paths"][described(path)][method]["responses"][&code];
    let kind = kind.split(';').next().unwrap();
    let schema = &found["content"][kind]["schema"];
    assert!(schema.is_object(), "{method} {path}: {code} {kind} {text}");
    let body = if kind.ends_with("json") {
        serde_json::from_str(&text).unwrap()
    } else {
        Value::String(text)
    };
    fits(&doc, schema, &body).unwrap_or_else(|why| panic!("{method} {path}: {why}\n{body:#}"));
    Answer { status, body }
}

fn fits(doc: &Value, schema: &Value, body: &Value) -> Result<(), String> {
    let mut whole = schema.clone();
    whole["components"] = doc["components"].clone();
    let validator = jsonschema::validator_for(&whole).unwrap();
    let first = validator.iter_errors(body).next();
    first.map_or(Ok(()), |error| {
        Err(format!("{}: {error}", error.instance_path()))
    })
}

#[test]
fn the_description_has_the_routes_and_the_routes_have_the_description() {
    let doc = description();
    let scope = |operation: &Value| {
        let scopes = &operation["security"][0]["token"];
        scopes[0].as_str().map(str::to_owned)
    };
    let mut described = BTreeSet::new();
    for (path, methods) in doc["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            described.insert((method.to_uppercase(), path.clone(), scope(operation)));
            assert!(operation["summary"].is_string(), "{path}");
        }
    }
    let routed: BTreeSet<_> = ROUTES
        .iter()
        .map(|route| {
            let scope = route.scope.map(|scope| scope.code().to_owned());
            (route.method.to_string(), route.path.to_owned(), scope)
        })
        .collect();
    assert_eq!(described, routed);
    let pools = &doc["paths"]["/standings"]["get"]["parameters"][0]["schema"]["enum"];
    let pools: Vec<&str> = pools
        .as_array()
        .unwrap()
        .iter()
        .filter_map(Value::as_str)
        .collect();
    assert_eq!(pools, kingboard::service::programs::pools());
}

#[tokio::test]
async fn without_a_token_nothing_is_answered_but_the_description() {
    let table = Table::open().await;
    table
        .terminal()
        .begin(GameKind::KINGS_MATE, Options::default());
    let wrong = format!("kb_{}", "A".repeat(43));
    for token in ["", "nonsense", "kb_short", &wrong] {
        let program = Program::new(&table, token);
        for route in &ROUTES {
            let path = route.path.replace("{game}", "1");
            let answer = program
                .request(route.method.clone(), &path)
                .send()
                .await
                .unwrap();
            let asks = answer.headers().get(WWW_AUTHENTICATE).is_some();
            let method = route.method.as_str().to_lowercase();
            let answer = checked(&method, &path, answer).await;
            if route.scope.is_none() {
                assert_eq!(answer.body, description());
            } else {
                assert_eq!(answer.status, StatusCode::UNAUTHORIZED, "{path}");
                assert!(asks, "{path}");
            }
        }
    }
}

#[tokio::test]
async fn a_program_plays_a_game_against_a_person_who_plays_elsewhere() {
    let table = Table::open().await;
    let mut terminal = table.terminal();
    let game = terminal.begin(GameKind::KINGS_MATE, Options::default());
    let program = Program::new(&table, &token(&mut terminal, 1, TokenScope::Move));
    let account = program.get("/account").await;
    assert_eq!(account.body["owner"]["player"], "console:player-1");
    assert_eq!(account.body["scope"], "move");
    let listed = program.get("/games").await;
    assert_eq!(listed.body["games"][0]["game"], game.0);
    let shown = program.get(&format!("/games/{}", game.0)).await.body;
    assert_eq!(shown["stage"], "running");
    assert_eq!(shown["players"][0]["to_move"], true);
    let moves = program.get(&format!("/games/{}/moves", game.0)).await.body;
    let moves: Vec<&str> = moves["moves"]
        .as_array()
        .unwrap()
        .iter()
        .map(|mv| mv["move"].as_str().unwrap())
        .collect();
    assert!(moves.contains(&"D2-D3"), "{moves:?}");
    let seen = shown["version"].as_u64().unwrap();
    let illegal = program
        .play(game, json!({ "seen": seen, "move": "D2-D8" }))
        .await;
    assert_eq!(illegal.status, StatusCode::CONFLICT);
    assert_eq!(illegal.body["type"], "urn:kingboard:problem:refused");
    let why = illegal.body["detail"].as_str().unwrap();
    assert!(why.contains("one square"), "the rule is told: {why}");
    assert_eq!(illegal.body["game"]["version"], seen);
    let played = program
        .play(game, json!({ "seen": seen, "move": "D2-D3" }))
        .await;
    assert_eq!(played.status, StatusCode::OK);
    assert_eq!(played.body["turns"][0]["text"], "D2-D3");
    let stale = program
        .play(game, json!({ "seen": seen, "move": "D3-D4" }))
        .await;
    assert_eq!(stale.status, StatusCode::CONFLICT);
    assert_eq!(stale.body["type"], "urn:kingboard:problem:stale");
    let now = stale.body["game"]["version"].clone();
    let early = program
        .play(game, json!({ "seen": now, "move": "D8-D7" }))
        .await;
    assert_eq!(early.status, StatusCode::CONFLICT, "it is the other's turn");
}

#[tokio::test]
async fn a_game_is_shown_at_each_of_its_moments_with_its_record_and_its_end() {
    let table = Table::open().await;
    let mut terminal = table.terminal();
    let game = terminal.begin(GameKind::KINGS_MATE, Options::default());
    let program = Program::new(&table, &token(&mut terminal, 1, TokenScope::Move));
    let named = Some(game);
    // Both play in the terminal, and one resigns.
    for (seat, text) in [(1, "D2-D3"), (2, "D8-D7")] {
        let text = text.to_owned();
        assert_eq!(terminal.ask(seat, Action::Play { game: named, text }), []);
    }
    let shown = program.get(&format!("/games/{}?ply=1", game.0)).await.body;
    assert_eq!((&shown["ply"], &shown["last"]), (&json!(1), &json!(2)));
    let none = program.get(&format!("/games/{}?ply=3", game.0)).await;
    assert_eq!(none.status, StatusCode::NOT_FOUND);
    let early = program.get(&format!("/games/{}/analysis", game.0)).await;
    assert_eq!(early.status, StatusCode::NOT_FOUND, "it is not over");
    let sure = true;
    terminal.ask(2, Action::Resign { game: named, sure });
    let over = program.get(&format!("/games/{}", game.0)).await.body;
    assert_eq!(over["stage"], "over");
    assert_eq!(over["players"][0]["place"], 1);
    let record = program.get(&format!("/games/{}/record", game.0)).await.body;
    assert_eq!(record["moves"][0]["move"], "D2-D3");
    let text = program
        .get(&format!("/games/{}/record?format=text", game.0))
        .await;
    assert!(text.body.as_str().unwrap().contains("D2-D3"), "{text:?}");
    let standings = program.get("/standings?pool=kings-guard").await.body;
    assert_eq!(standings["pool"], "kings-guard");
}

#[tokio::test]
async fn a_turn_of_several_moves_is_found_step_by_step_and_played_at_once() {
    let table = Table::open().await;
    let mut terminal = table.terminal();
    let game = terminal.begin(GameKind::KINGS_GUARD, Options::default());
    let program = Program::new(&table, &token(&mut terminal, 1, TokenScope::Move));
    let path = format!("/games/{}/moves", game.0);
    let mut turn: Vec<String> = Vec::new();
    loop {
        let asked = if turn.is_empty() {
            path.clone()
        } else {
            format!("{path}?turn={}", turn.join(","))
        };
        let found = program.get(&asked).await;
        if found.status == StatusCode::CONFLICT {
            break;
        }
        let first = found.body["moves"][0]["move"].as_str().unwrap();
        turn.push(first.to_owned());
        assert!(turn.len() < 10, "{turn:?}");
    }
    let seen = program.get(&path).await.body["version"].clone();
    let body = json!({ "seen": seen, "move": turn.join(","), "message": "my-own-1" });
    let played = program.play(game, body).await;
    assert_eq!(played.status, StatusCode::OK, "{turn:?}: {:#}", played.body);
    assert_eq!(played.body["players"][1]["to_move"], true);
}

#[tokio::test]
async fn a_token_that_looks_only_looks_and_one_without_a_seat_moves_nothing() {
    let table = Table::open().await;
    let mut terminal = table.terminal();
    let game = terminal.begin(GameKind::KINGS_MATE, Options::default());
    let before = terminal.version(game);
    let looks = Program::new(&table, &token(&mut terminal, 1, TokenScope::Read));
    let stands_by = Program::new(&table, &token(&mut terminal, 3, TokenScope::Move));
    for program in [&looks, &stands_by] {
        let shown = program.get(&format!("/games/{}", game.0)).await;
        assert_eq!(shown.status, StatusCode::OK, "all sit at one screen");
        let refused = program
            .play(game, json!({ "seen": before, "move": "D2-D3" }))
            .await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN);
    }
    assert_eq!(terminal.version(game), before);
    let end = TokenStep::End(TokenId(1));
    terminal.ask(
        1,
        Action::Tokens(TokensAction {
            of: TokenUser::Person,
            step: end,
        }),
    );
    let ended = looks.get("/account").await;
    assert_eq!(ended.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn what_is_not_understood_is_said_so_in_one_form() {
    let table = Table::open().await;
    let mut terminal = table.terminal();
    let game = terminal.begin(GameKind::KINGS_MATE, Options::default());
    let program = Program::new(&table, &token(&mut terminal, 1, TokenScope::Move));
    for path in [
        "/games?stage=finished",
        "/games?limit=0",
        "/games?limit=101",
        "/games?limit=+5",
        "/games?before=x",
        "/games?color=red",
        "/games?limit=1&limit=2",
        "/games/1?ply=-1",
        "/games/1/record?format=pgn",
        "/games/1/events?since=x",
        "/games/1/moves?turn=",
        "/standings?pool=chess",
        "/account?x=1",
        "/openapi.json?x=1",
    ] {
        let answer = program.get(path).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{path}");
    }
    for (path, can) in [
        ("/games?limit=200", "a whole number from 1 to 100"),
        ("/games?stage=x", "one of: open, running, over, void"),
        ("/games/1/record?format=pgn", "one of: json, text"),
    ] {
        let answer = program.get(path).await;
        let detail = answer.body["detail"].as_str().unwrap();
        assert!(detail.contains(can), "{path}: {detail}");
    }
    let late = program.get("/games/1?ply=8").await;
    assert_eq!(late.status, StatusCode::NOT_FOUND);
    assert_eq!(late.body["detail"], "The last ply of this game is 0.");
    for path in [
        "/games/0",
        "/games/-1",
        "/games/x",
        "/games/99",
        "/games/9999999999999999999",
    ] {
        for rest in ["", "/moves", "/record", "/analysis", "/events"] {
            let answer = program.get(&format!("{path}{rest}")).await;
            assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}{rest}");
        }
    }
    for body in [
        json!({}),
        json!({ "seen": 1 }),
        json!({ "seen": -1, "move": "D2-D3" }),
        json!({ "seen": 1.5, "move": "D2-D3" }),
        json!({ "seen": 1e12, "move": "D2-D3" }),
        json!({ "seen": 1, "move": "" }),
        json!({ "seen": 1, "move": "D2-D3,,D3-D4" }),
        json!({ "seen": 1, "move": "D2 D3" }),
        json!({ "seen": 1, "move": "D2-D3", "message": "a b" }),
        json!({ "seen": 1, "move": "D2-D3", "more": 1 }),
        json!([]),
    ] {
        let answer = program.play(game, body.clone()).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{body}");
    }
    let whole = program
        .play(game, json!({ "seen": 99.0, "move": "D2-D3" }))
        .await;
    assert_eq!(whole.status, StatusCode::CONFLICT, "99.0 is a whole number");
}

#[tokio::test]
async fn bodies_methods_and_paths_that_do_not_fit_are_refused() {
    let table = Table::open().await;
    let mut terminal = table.terminal();
    let game = terminal.begin(GameKind::KINGS_MATE, Options::default());
    let program = Program::new(&table, &token(&mut terminal, 1, TokenScope::Move));
    let post = |path: &str| program.request(Method::POST, path);
    let moves = format!("/games/{}/moves", game.0);
    let large = json!({ "seen": 1, "move": "x".repeat(20_000) });
    let answer = with_json(post(&moves), &large).send().await.unwrap();
    let answer = checked("post", &moves, answer).await;
    assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE);
    let form = post(&moves).header(CONTENT_TYPE, "text/plain").body("{}");
    let answer = checked("post", &moves, form.send().await.unwrap()).await;
    assert_eq!(answer.status, StatusCode::UNSUPPORTED_MEDIA_TYPE);
    for (method, path, allowed) in [
        (Method::DELETE, moves.as_str(), "GET, POST"),
        (Method::POST, "/games", "GET"),
        (Method::PUT, "/account", "GET"),
    ] {
        let answer = program.request(method, path).send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::METHOD_NOT_ALLOWED, "{path}");
        assert_eq!(answer.headers()[ALLOW], allowed);
        assert_eq!(answer.headers()[CONTENT_TYPE], "application/problem+json");
    }
    let nowhere = program
        .request(Method::GET, "/nowhere")
        .send()
        .await
        .unwrap();
    assert_eq!(nowhere.status(), StatusCode::NOT_FOUND);
    let body: Value = serde_json::from_str(&nowhere.text().await.unwrap()).unwrap();
    fits(
        &description(),
        &json!({ "$ref": "#/components/schemas/Problem" }),
        &body,
    )
    .unwrap();
}

#[tokio::test]
async fn a_browser_s_cookie_opens_no_path_of_the_api() {
    let table = Table::open().await;
    let program = Program::new(&table, "");
    let cookie = format!("kingboard-{}={KEY}", table.port);
    let request = program
        .request(Method::GET, "/games")
        .header(COOKIE, cookie);
    let answer = request.send().await.unwrap();
    assert_eq!(answer.status(), StatusCode::UNAUTHORIZED);
    assert!(
        answer
            .headers()
            .get("access-control-allow-origin")
            .is_none()
    );
}

#[tokio::test]
async fn a_page_of_the_table_makes_a_token_and_ends_it() {
    let table = Table::open().await;
    let client = Client::builder().no_proxy().build().unwrap();
    let page = |method: Method, form: &'static str| {
        let request = client
            .request(method, format!("{}/tokens", table.address))
            .header(COOKIE, format!("kingboard-{}={KEY}", table.port))
            .header("origin", &table.address)
            .header(CONTENT_TYPE, "application/x-www-form-urlencoded");
        async move {
            request
                .body(form)
                .send()
                .await
                .unwrap()
                .text()
                .await
                .unwrap()
        }
    };
    let anna = "player=console%3Aanna-bell&scope=move";
    let unknown = page(Method::POST, anna).await;
    assert!(!unknown.contains("kb_"), "nobody of this name: {unknown}");
    let begun = client
        .post(format!("{}/new/kings-mate", table.address))
        .header(COOKIE, format!("kingboard-{}={KEY}", table.port))
        .header("origin", &table.address)
        .header(CONTENT_TYPE, "application/x-www-form-urlencoded");
    let begun = begun.body("name=Anna+Bell&name=Ben").send().await.unwrap();
    assert_eq!(begun.status(), StatusCode::OK);
    let empty = page(Method::GET, "").await;
    assert!(!empty.contains("name=\"end\""), "{empty}");
    assert!(empty.contains(">Anna Bell</option>"), "{empty}");
    let made = page(Method::POST, anna).await;
    let token = made
        .split("<code>")
        .nth(1)
        .unwrap()
        .split('<')
        .next()
        .unwrap();
    assert!(token.starts_with("kb_"), "{made}");
    let program = Program::new(&table, token);
    let owner = program.get("/account").await.body["owner"].clone();
    assert_eq!(
        owner,
        json!({ "player": "console:anna-bell", "name": "Anna Bell" })
    );
    let listed = page(Method::GET, "").await;
    assert!(listed.contains("Anna Bell: 1, read and play."), "{listed}");
    assert!(!listed.contains(token), "it is shown once");
    for wrong in [
        "",
        "player=&scope=move",
        "player=console%3Aanna-bell&scope=all",
        "end=9",
    ] {
        page(Method::POST, wrong).await;
    }
    let ended = page(Method::POST, "end=1").await;
    assert!(ended.contains("Token 1 has ended"), "{ended}");
    assert!(!ended.contains("name=\"end\""), "{ended}");
    assert_eq!(
        program.get("/account").await.status,
        StatusCode::UNAUTHORIZED
    );
}

/// The next line of a stream that is not empty.
async fn line(stream: &mut Response, rest: &mut String) -> Option<Value> {
    loop {
        if let Some(end) = rest.find('\n') {
            let line: String = rest.drain(..=end).collect();
            if line != "\n" {
                return Some(serde_json::from_str(&line).unwrap());
            }
            continue;
        }
        let chunk = tokio::time::timeout(wait::LONG, stream.chunk());
        let chunk = chunk.await.expect("the stream is alive").unwrap()?;
        rest.push_str(std::str::from_utf8(&chunk).unwrap());
    }
}

#[tokio::test]
async fn changes_come_as_lines_and_a_fifth_stream_closes_none_of_four() {
    let table = Table::open().await;
    let mut terminal = table.terminal();
    let game = terminal.begin(GameKind::KINGS_MATE, Options::default());
    let program = Program::new(&table, &token(&mut terminal, 1, TokenScope::Move));
    let doc = description();
    let path = format!("/games/{}/events", game.0);
    let mut streams = Vec::new();
    for path in [path.as_str(), path.as_str(), "/events", "/events"] {
        let stream = program.request(Method::GET, path).send().await.unwrap();
        assert_eq!(stream.headers()[CONTENT_TYPE], "application/x-ndjson");
        streams.push((path, stream, String::new()));
    }
    for (path, stream, rest) in &mut streams {
        let first = line(stream, rest).await.unwrap();
        let schema = &doc["paths"][described(path)]["get"]["responses"]["200"];
        fits(
            &doc,
            &schema["content"]["application/x-ndjson"]["schema"],
            &first,
        )
        .unwrap();
    }
    for path in [path.as_str(), "/events"] {
        let fifth = program.get(path).await;
        assert_eq!(fifth.status, StatusCode::TOO_MANY_REQUESTS);
        assert_eq!(fifth.body["type"], "urn:kingboard:problem:streams");
    }
    let seen = terminal.version(game);
    let played = program
        .play(game, json!({ "seen": seen, "move": "D2-D3" }))
        .await;
    assert_eq!(played.status, StatusCode::OK);
    for (path, stream, rest) in &mut streams {
        let change = line(stream, rest).await.unwrap();
        assert_eq!(change["version"], played.body["version"], "{path}");
    }
    // A stream that is closed makes room.
    streams.pop();
    wait::until(wait::LONG, "room for a stream", async || {
        let stream = program.request(Method::GET, &path).send().await.unwrap();
        (stream.status() == StatusCode::OK).then_some(())
    })
    .await;
    // A token that has ended hears no more.
    let end = TokenStep::End(TokenId(1));
    terminal.ask(
        1,
        Action::Tokens(TokensAction {
            of: TokenUser::Person,
            step: end,
        }),
    );
    let text = "D8-D7".to_owned();
    terminal.ask(
        2,
        Action::Play {
            game: Some(game),
            text,
        },
    );
    for (path, stream, rest) in &mut streams {
        assert_eq!(line(stream, rest).await, None, "{path}");
    }
}

#[tokio::test]
async fn the_end_of_a_game_is_told_though_a_hundred_newer_ones_have_ended() {
    let table = Table::open().await;
    let mut terminal = table.terminal();
    let begin = |terminal: &mut Terminal| terminal.begin(GameKind::KINGS_MATE, Options::default());
    let resign = |terminal: &mut Terminal, game| {
        let game = Some(game);
        terminal.ask(1, Action::Resign { game, sure: true });
    };
    let old = begin(&mut terminal);
    let program = Program::new(&table, &token(&mut terminal, 1, TokenScope::Read));
    let stream = program.request(Method::GET, "/events").send().await;
    let (mut stream, mut rest) = (stream.unwrap(), String::new());
    let first = line(&mut stream, &mut rest).await.unwrap();
    assert_eq!(
        (&first["game"], &first["stage"]),
        (&json!(old.0), &json!("running"))
    );
    for _ in 0..100 {
        let newer = begin(&mut terminal);
        resign(&mut terminal, newer);
    }
    resign(&mut terminal, old);
    let end = async {
        loop {
            let change = line(&mut stream, &mut rest).await.unwrap();
            if change["game"] == old.0 {
                return change;
            }
        }
    };
    let end = tokio::time::timeout(wait::LONG, end).await;
    assert_ne!(end.expect("it is told")["stage"], "running");
}

#[tokio::test]
async fn a_program_that_asks_too_much_is_told_how_long_to_wait() {
    let mut service = Service::new(Store::in_memory().unwrap());
    let made = service.handle(
        &kingboard::service::api::action::Request {
            user: crate::table::harness::person("Ann"),
            place: Place::conversation("test", "1"),
            access: kingboard::service::api::access::Access::default(),
            source: String::new(),
            action: Action::Tokens(TokensAction {
                of: TokenUser::Person,
                step: TokenStep::New(TokenScope::Read),
            }),
        },
        &env::now(),
    );
    let text = made[0].text.plain();
    let token = text.split_whitespace().find(|word| word.starts_with("kb_"));
    let worker = Runtime::start(service, Monitor::default()).unwrap();
    let (_stops, stop) = watch::channel(false);
    let few = Allowance {
        at_once: 5,
        each_second: 1,
    };
    let router = api::router(&Api::new(worker.handle(), stop, few, "/kings"));
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move { axum::serve(listener, router).await.unwrap() });
    let client = Client::builder().no_proxy().build().unwrap();
    let ask = |token: &str| {
        let request = client.get(format!("http://{address}{BASE}/account"));
        request.bearer_auth(token).send()
    };
    let described = client.get(format!("http://{address}{BASE}/openapi.json"));
    let described = described.send().await.unwrap().text().await.unwrap();
    assert!(described.contains("\"url\": \"/kings/api/v1\""));
    let (token, mut refused) = (token.unwrap(), None);
    for _ in 0..50 {
        let answer = ask(token).await.unwrap();
        if answer.status() == StatusCode::TOO_MANY_REQUESTS {
            refused = Some(answer);
            break;
        }
        assert_eq!(answer.status(), StatusCode::OK);
    }
    let refused = refused.expect("fifty are too many");
    let wait: u64 = refused.headers()[RETRY_AFTER]
        .to_str()
        .unwrap()
        .parse()
        .unwrap();
    assert!((1..=5).contains(&wait), "{wait}");
    // A client that tries tokens runs into an allowance of its own.
    let mut statuses = BTreeSet::new();
    for nth in 0..50 {
        let answer = ask(&format!("kb_{nth:043}")).await.unwrap();
        statuses.insert(answer.status().as_u16());
    }
    assert_eq!(statuses, [401, 429].into());
    worker.stop().await;
}

/// The program of a user of Discord, at public pages.
async fn of_user(pages: &Pages, user: &Person) -> Program {
    let make = Action::Tokens(TokensAction {
        of: TokenUser::Person,
        step: TokenStep::New(TokenScope::Move),
    });
    let text = pages.ask(user, make).await[0].text.plain();
    let token = text.split_whitespace().find(|word| word.starts_with("kb_"));
    Program {
        client: pages.client.clone(),
        base: format!("{}{BASE}", pages.address),
        token: token.unwrap_or_else(|| panic!("{text}")).to_owned(),
    }
}

#[tokio::test]
async fn below_the_public_pages_a_program_plays_for_its_player_alone() {
    let pages = Pages::open("/play").await;
    let [ann, ben, eve] = [(77, "Ann"), (78, "Ben"), (79, "Eve")].map(|(n, name)| user(n, name));
    let game = pages.begin(&ann, &ben).await;
    let program = of_user(&pages, &ann).await;
    let account = program.get("/account").await.body;
    assert_eq!(account["owner"]["player"], "discord:77");
    let shown = program.get(&format!("/games/{}", game.0)).await.body;
    let seen = shown["version"].clone();
    let played = program
        .play(game, json!({ "seen": seen, "move": "D2-D3" }))
        .await;
    assert_eq!(played.status, StatusCode::OK, "{:#}", played.body);
    // A user who was never met in that server sees nothing of it.
    let elsewhere = Place::in_server("discord", "600", "601");
    let make = TokensAction {
        of: TokenUser::Person,
        step: TokenStep::New(TokenScope::Move),
    };
    let made = pages.ask_at(&eve, &elsewhere, Action::Tokens(make)).await;
    let text = made[0].text.plain();
    let token = text.split_whitespace().find(|word| word.starts_with("kb_"));
    let stranger = Program {
        client: pages.client.clone(),
        base: program.base.clone(),
        token: token.unwrap().to_owned(),
    };
    assert_eq!(stranger.get("/games").await.body["games"], json!([]));
    for rest in ["", "/moves", "/record", "/analysis", "/events"] {
        let hidden = stranger.get(&format!("/games/{}{rest}", game.0)).await;
        assert_eq!(hidden.status, StatusCode::NOT_FOUND, "{rest}");
    }
    let now = played.body["version"].clone();
    let moved = stranger
        .play(game, json!({ "seen": now, "move": "D8-D7" }))
        .await;
    assert_eq!(moved.status, StatusCode::NOT_FOUND);
}

/// The number of lookups so far, each a job of the reader.
async fn lookups(pages: &Pages) -> u64 {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let at = listener.local_addr().unwrap();
    let look = || async { Err(String::new()) };
    let monitor = pages.handle.watch().clone();
    let serving = kingboard::watch::answer(listener, monitor, || 0, look, || async { None });
    let serving = tokio::spawn(serving);
    let metrics = pages.client.get(format!("http://{at}/metrics"));
    let metrics = metrics.send().await.unwrap().text().await.unwrap();
    serving.abort();
    let count = "kingboard_worker_seconds_count{job=\"lookup\"} ";
    let mut counts = metrics.lines().filter_map(|line| line.strip_prefix(count));
    counts.next().map_or(0, |count| count.parse().unwrap())
}

#[tokio::test]
async fn a_stream_about_all_games_looks_only_at_changes_of_its_owners_games() {
    let pages = Pages::open("").await;
    let [ann, ben, cid, dan] =
        [(77, "Ann"), (78, "Ben"), (79, "Cid"), (80, "Dan")].map(|(n, name)| user(n, name));
    let own = pages.begin(&ann, &ben).await;
    let other = pages.begin(&cid, &dan).await;
    let program = of_user(&pages, &ann).await;
    let (opened, mut streams) = (Instant::now(), Vec::new());
    for _ in 0..4 {
        let stream = program.request(Method::GET, "/events").send().await;
        let (mut stream, mut rest) = (stream.unwrap(), String::new());
        let first = line(&mut stream, &mut rest).await.unwrap();
        assert_eq!(first["game"], own.0);
        streams.push((stream, rest));
    }
    let plays = async |player: &Person, game: GameId, text: &str| {
        let (game, text) = (Some(game), text.to_owned());
        pages.ask(player, Action::Play { game, text }).await;
    };
    let mut before = 0;
    while before != lookups(&pages).await {
        before = lookups(&pages).await;
        wait::pass(Duration::from_secs(1)).await;
    }
    // Longer than the shortest time between two looks, with moves in it.
    for (player, mv) in [
        (&cid, "D2-D3"),
        (&dan, "D8-D7"),
        (&cid, "D3-D4"),
        (&dan, "D7-D6"),
    ] {
        plays(player, other, mv).await;
        wait::pass(Duration::from_millis(600)).await;
    }
    let looks = lookups(&pages).await - before;
    // Each stream looks with its signs of life.
    let beats = 4 * (opened.elapsed().as_secs() / 15);
    assert!(looks <= beats, "four moves of others: {looks}");
    plays(&ann, own, "D2-D3").await;
    for (stream, rest) in &mut streams {
        let change = line(stream, rest).await.unwrap();
        assert_eq!(change["game"], own.0);
    }
    // A game that begins is one of theirs as well.
    let new = pages.begin(&cid, &ann).await;
    for (stream, rest) in &mut streams {
        let change = line(stream, rest).await.unwrap();
        assert_eq!(change["game"], new.0);
    }
}

#[tokio::test]
async fn below_the_public_pages_addresses_and_names_are_bounded() {
    let pages = Pages::open("").await;
    let program = of_user(&pages, &user(77, "Ann")).await;
    let named = program.request(Method::GET, "/account");
    let named = named.header(HOST, "evil.example").send().await.unwrap();
    assert_eq!(named.status(), StatusCode::MISDIRECTED_REQUEST);
    assert_eq!(named.headers()["content-type"], "application/problem+json");
    assert_eq!(named.headers()["x-content-type-options"], "nosniff");
    assert_eq!(named.headers()["cache-control"], "private, no-store");
    let problem: Value = serde_json::from_str(&named.text().await.unwrap()).unwrap();
    assert_eq!(problem["type"], "urn:kingboard:problem:wrong-host");
    let client = |address: &str| {
        let request = program.request(Method::GET, "/openapi.json");
        request.header("x-forwarded-for", address.to_owned()).send()
    };
    let refused = too_much(|| client("203.0.113.7")).await;
    assert!(refused.headers().contains_key(RETRY_AFTER));
    assert_eq!(refused.headers()[CONTENT_TYPE], "application/problem+json");
    let other = client("203.0.113.8").await.unwrap();
    assert_eq!(other.status(), StatusCode::OK);
}

#[tokio::test]
async fn the_example_plays_random_moves_until_the_game_is_over() {
    if Command::new("python3").arg("--version").output().is_err() {
        println!("python3 is not on this machine: the example was not tried");
        return;
    }
    let table = Table::open().await;
    let mut terminal = table.terminal();
    let game = terminal.begin(GameKind::KINGS_GUARD, "small".parse().unwrap());
    let tokens = [1, 2].map(|seat| token(&mut terminal, seat, TokenScope::Move));
    let players = tokens.clone().map(|token| {
        Command::new("python3")
            .arg(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/examples/random_mover.py"
            ))
            .args([&table.address, &token, &game.0.to_string()])
            .env_clear()
            .stdout(std::process::Stdio::null())
            .env(
                "PATH",
                std::env::vars().find(|(name, _)| name == "PATH").unwrap().1,
            )
            .spawn()
            .unwrap()
    });
    let watcher = Program::new(&table, &tokens[0]);
    let played = wait::until(wait::LONG, "a dozen turns", async || {
        let shown = watcher.get(&format!("/games/{}", game.0)).await.body;
        let played = shown["turns"].as_array().unwrap().len();
        (played > 12 || shown["stage"] != "running").then_some(played)
    })
    .await;
    // Random moves may take long to a result: one of them gives up.
    terminal.ask(
        1,
        Action::Resign {
            game: Some(game),
            sure: true,
        },
    );
    for mut player in players {
        let ended = tokio::task::spawn_blocking(move || player.wait().unwrap());
        assert!(ended.await.unwrap().success());
    }
    assert!(played > 5, "{played}");
}

#[tokio::test]
async fn a_move_that_cannot_be_stored_is_not_called_illegal() {
    let table = Table::open().await;
    let mut terminal = table.terminal();
    let game = terminal.begin(GameKind::KINGS_MATE, Options::default());
    let program = Program::new(&table, &token(&mut terminal, 1, TokenScope::Move));
    let seen = terminal.version(game);
    // The first request is remembered, so that the second looks nothing up in the lost file.
    assert_eq!(program.get("/games").await.status, StatusCode::OK);
    table.loses_its_database();
    let body = json!({ "seen": seen, "move": "D2-D3" });
    let answer = program.play(game, body).await;
    assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE, "{answer:?}");
    let kind = answer.body["type"].as_str().unwrap();
    assert!(kind.ends_with(":unavailable"), "{kind}");
    let detail = answer.body["detail"].as_str().unwrap();
    assert_eq!(
        detail,
        "That was not stored: the file of the games was moved, removed or replaced while I was running. \
         Games stand as they did before; Kingboard’s operator must put it right and start me again."
    );
}

/// An analysis is found by the budget with which it was made, so a page needs the operator's own.
#[tokio::test]
async fn look_ups_have_the_options_of_the_bot() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("games.db");
    let service = Service::new(Store::open(&database).unwrap()).configured(|options| {
        options.think_limit = Some(500);
        options.analyses_per_day = 3;
    });
    let configured = service.options().clone();
    let worker = Runtime::start(service, Monitor::default()).unwrap();
    let library = Store::open_read_only(&database).unwrap();
    let worker = worker.with_reader(library).unwrap();
    let options = |service: &mut Service, _: &Env| service.options().clone();
    assert_eq!(worker.handle().read(options).await.unwrap(), configured);
    worker.stop().await;
}
