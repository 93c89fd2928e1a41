//! The form of a new game: sides of the chosen table, names, and the words for levels; and addresses that are no
//! game’s.

use kingboard::service::api::action::Action;
use kingboard::service::api::play_on::PlayOnAction;
use kingboard::service::api::preferences::{ConfirmMoves, Preference};
use kingboard::service::{GameId, GameKind, Options, Ply, wire};
use reqwest::header::{COOKIE, LOCATION, ORIGIN};
use reqwest::redirect::Policy;
use reqwest::{Client, RequestBuilder, Response, StatusCode};
use serde_json::{Value, json};

use crate::browser::driver::{Browser, ScreenKind};
use crate::browser::shared::{KEY, Table};

/// A browser without a screen or scripts.
struct Plain<'a> {
    client: Client,
    table: &'a Table,
}

impl<'a> Plain<'a> {
    fn of(table: &'a Table) -> Self {
        let client = Client::builder().no_proxy().redirect(Policy::none());
        let client = client.build().unwrap();
        Self { client, table }
    }

    fn cookie(&self) -> String {
        format!("kingboard-{}={KEY}", self.table.port)
    }

    async fn get(&self, path: &str) -> Response {
        let asked = self.client.get(format!("{}{path}", self.table.address));
        asked.header(COOKIE, self.cookie()).send().await.unwrap()
    }

    /// Sends the form of the settings with these fields.
    fn saves(&self, fields: &str) -> RequestBuilder {
        let sent = self
            .client
            .post(format!("{}/settings", self.table.address))
            .header(COOKIE, self.cookie())
            .header(ORIGIN, &self.table.address)
            .header("content-type", "application/x-www-form-urlencoded");
        sent.body(fields.to_owned())
    }

    /// Sends the form of a game with these fields.
    async fn begins(&self, kind: &str, fields: &str) -> Response {
        let asked = self
            .client
            .post(format!("{}/new/{kind}", self.table.address));
        let asked = asked
            .header(COOKIE, self.cookie())
            .header(ORIGIN, &self.table.address)
            .header("content-type", "application/x-www-form-urlencoded");
        asked.body(fields.to_owned()).send().await.unwrap()
    }

    /// The answer to a control that a page presses in a game.
    async fn presses(&self, game: GameId, seen: u32, action: &Action) -> Value {
        let pressed = json!({ "wire": wire(action).unwrap() });
        self.asks(game, seen, pressed).await
    }

    /// The answer to a request of a page in a game.
    async fn asks(&self, game: GameId, seen: u32, what: Value) -> Value {
        let asked = json!({ "seen": seen, "message": "0".repeat(32), "do": what });
        let posted = self
            .client
            .post(format!("{}/g/{}/act", self.table.address, game.0));
        let posted = posted
            .header(COOKIE, self.cookie())
            .header(ORIGIN, &self.table.address)
            .header("content-type", "application/json");
        let answer = posted.body(asked.to_string()).send().await.unwrap();
        serde_json::from_str(&answer.text().await.unwrap()).unwrap()
    }

    /// The players of a game that this form begins, in the order of seats: their names and sides.
    async fn seats(&self, kind: &str, fields: &str) -> Vec<(String, String)> {
        let begun = self.begins(kind, fields).await;
        assert_eq!(begun.status(), StatusCode::SEE_OTHER, "{fields}");
        let page = begun.headers()[LOCATION].to_str().unwrap().to_owned();
        let frame = self.get(&format!("{page}/frame")).await;
        let frame: Value = serde_json::from_str(&frame.text().await.unwrap()).unwrap();
        let seats = frame["seats"].as_array().unwrap().iter();
        let word = |seat: &Value, name: &str| seat[name].as_str().unwrap_or_default().to_owned();
        seats
            .map(|seat| (word(seat, "name"), word(seat, "side")))
            .collect()
    }
}

/// The refusal above a form that was sent.
async fn refused(answer: Response) -> String {
    assert_eq!(answer.status(), StatusCode::CONFLICT);
    let page = answer.text().await.unwrap();
    let (_, rest) = page.split_once("role=\"alert\">").unwrap();
    rest.split_once('<').unwrap().0.to_owned()
}

#[tokio::test]
async fn a_side_is_that_of_the_chosen_table_and_one_that_it_has_not_is_refused() {
    let table = Table::open().await;
    let plain = Plain::of(&table);
    let stars = "immortal-star-masters";
    for (seats, side, name) in [
        (2, "green", "Green"),
        (3, "black", "Black"),
        (3, "yellow", "Yellow"),
        (4, "green", "Green"),
        (6, "white", "White"),
    ] {
        let fields = format!("level=&seats={seats}&side={side}&clock=none&name=Ann");
        let sitting = plain.seats(stars, &fields).await;
        assert_eq!(sitting.len(), seats, "{fields}");
        let own = sitting.iter().find(|(player, _)| player == "Ann");
        assert_eq!(own.unwrap().1, name, "{fields}");
    }
    for (kind, fields, side) in [
        (stars, "level=&seats=3&side=green&clock=none", "Green"),
        (stars, "level=2&seats=2&side=white&clock=none", "White"),
        (
            "four-kings",
            "level=&seats=4&side=black&clock=none",
            "Black",
        ),
        (stars, "level=&seats=3&side=1&clock=none", "1"),
    ] {
        let said = refused(plain.begins(kind, fields).await).await;
        assert!(said.contains("does not have this side"), "{said}");
        assert!(said.contains(side), "{said}");
    }
    let games = plain.get("/games").await.text().await.unwrap();
    assert_eq!(
        games.matches("href=\"/g/").count(),
        5,
        "no game was begun: {games}"
    );
}

#[tokio::test]
async fn scripts_offer_the_sides_of_the_chosen_table_alone() {
    let Some(browser) = Browser::start(ScreenKind::Laptop).await else {
        return;
    };
    let table = Table::open().await;
    table.enter(&browser).await;
    let form = format!("{}/new/immortal-star-masters", table.address);
    browser.open(&form).await;
    browser
        .until("return !!document.querySelector('[name=side] option[disabled]')")
        .await;
    let offered = "return [...document.querySelector('[name=side]').options].filter(one => !one.disabled).map(one => one.value)";
    let two = json!(["", "red", "green"]);
    assert_eq!(browser.run(offered, json!([])).await, two);
    let choose = "const [side, seats] = ['side', 'seats'].map(name => document.querySelector(`[name=${name}]`));
        side.value = arguments[0];
        seats.value = arguments[1];
        seats.dispatchEvent(new Event('change', { bubbles: true }));
        return side.value";
    let held = browser.run(choose, json!(["red", "3"])).await;
    assert_eq!(held, "red", "each of the tables has it");
    let three = json!(["", "red", "black", "yellow"]);
    assert_eq!(browser.run(offered, json!([])).await, three);
    let lost = browser.run(choose, json!(["yellow", "2"])).await;
    assert_eq!(lost, "");
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}

#[tokio::test]
async fn a_name_that_two_have_is_refused_above_the_form() {
    let table = Table::open().await;
    let plain = Plain::of(&table);
    for (kind, seats) in [("kings-mate", 2), ("immortal-star-masters", 3)] {
        let fields = format!("level=&seats={seats}&side=&clock=none&name=Anna&name=");
        let twice = plain.begins(kind, &format!("{fields}+anna+")).await;
        assert_eq!(
            refused(twice).await,
            "Two players are called anna. Give each a name of their own."
        );
        let players = plain.seats(kind, &format!("{fields}Ben")).await;
        let named: Vec<&str> = players.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(named[..2], ["Anna", "Ben"]);
    }
    // A default name makes room for the same name typed by a player.
    let fields = "level=&side=&clock=none&name=Player+2&name=";
    let players = plain.seats("kings-mate", fields).await;
    assert_eq!(players[0].0, "Player 2");
    assert_ne!(players[1].0, "Player 2");
    // Nobody else sits down beside the computer.
    let alone = "level=1&side=white&clock=none&name=Anna&name=Anna";
    assert_eq!(plain.seats("kings-mate", alone).await[0].0, "Anna");
}

#[tokio::test]
async fn what_a_form_adds_to_the_dice_tells_nothing_of_their_secret_and_is_not_read_aloud() {
    let table = Table::open().await;
    let plain = Plain::of(&table);
    let fields = "level=&side=&clock=none&option=active";
    let begun = plain.begins("kings-mate", fields).await;
    assert_eq!(begun.status(), StatusCode::SEE_OTHER);
    let game = Some(GameId(1));
    let mut terminal = table.terminal();
    for (seat, text) in [(1, "D2-D3"), (2, "D8-D7")] {
        let at_once = vec![Preference::Confirm(ConfirmMoves::Off)];
        terminal.ask(seat, Action::Settings(at_once));
        let text = text.to_owned();
        terminal.ask(seat, Action::Play { game, text });
        let frame = plain.get("/g/1/frame").await.text().await.unwrap();
        assert!(!frame.contains("web:"), "{frame}");
    }
    terminal.ask(1, Action::Resign { game, sure: true });
    let record = plain.get("/g/1/record.txt").await.text().await.unwrap();
    let digits = |word: &&str| word.len() >= 32 && word.bytes().all(|b| b.is_ascii_hexdigit());
    let ends = |c: char| !c.is_ascii_alphanumeric();
    let words = record.split(ends).filter(digits);
    let (added, opened): (Vec<&str>, Vec<&str>) =
        words.partition(|word| record.contains(&format!("web:{word}")));
    assert_eq!((added.len(), opened.len() > 1), (1, true), "{record}");
    // Three bytes in a row are shared by chance once in half a million games.
    for part in added[0].as_bytes().windows(6) {
        let part = std::str::from_utf8(part).unwrap();
        let known = opened.iter().any(|secret| secret.contains(part));
        assert!(!known, "{part}: {record}");
    }
}

#[tokio::test]
async fn playing_on_from_a_finished_game_leads_to_the_new_one() {
    let table = Table::open().await;
    let plain = Plain::of(&table);
    let mut terminal = table.terminal();
    let game = terminal.begin(GameKind::KINGS_MATE, Options::default());
    let text = "D2-D3".to_owned();
    let id = Some(game);
    for ask in [
        Action::Play { game: id, text },
        Action::Resign {
            game: id,
            sure: true,
        },
    ] {
        terminal.ask(1, ask);
    }
    let (ply, level, since) = (Ply(1), 1, Some(GameId(2)));
    let seen = terminal.version(game);
    let choose = Action::PlayOn(PlayOnAction::Choose { game, ply });
    let shown = plain.presses(game, seen, &choose).await;
    assert_eq!(shown["go"], Value::Null, "{shown}");
    let begin = Action::PlayOn(PlayOnAction::Begin {
        game,
        ply,
        level,
        since,
    });
    let begun = plain.presses(game, seen, &begin).await;
    assert_eq!(begun["go"], "/g/2", "{begun}");
}

/// Saves these fields of the settings, as their form does.
async fn save_settings(plain: &Plain<'_>, fields: String) {
    let sent = plain.saves(&fields).send().await;
    assert_eq!(sent.unwrap().status(), StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn confirming_moves_is_chosen_for_players_with_names_too() {
    let table = Table::open().await;
    let plain = Plain::of(&table);
    let chooses = async |confirm: &str| save_settings(&plain, format!("confirm={confirm}")).await;
    // Chosen before they sit down, and while they play.
    let fields = "level=&side=&clock=none&name=Anna&name=Ben";
    chooses("off").await;
    plain.seats("kings-mate", fields).await;
    let mut seen = table.terminal().version(GameId(1));
    for (confirm, text, counts) in [("off", "D2-D3", true), ("all", "D8-D7", false)] {
        chooses(confirm).await;
        let turn = json!({ "turn": { "plies": [text], "sure": false } });
        let answer = plain.asks(GameId(1), seen, turn).await;
        let now = table.terminal().version(GameId(1));
        assert_eq!(now > seen, counts, "{answer}");
        seen = now;
    }
}

#[tokio::test]
async fn rules_that_exclude_each_other_are_refused_and_stay_chosen() {
    let table = Table::open().await;
    let plain = Plain::of(&table);
    for (kind, options, names) in [
        (
            "kings-guard",
            ["swap", "no-swap"],
            "“pie rule” and “no pie rule”",
        ),
        (
            "kings-mate",
            ["interactive", "own-dice"],
            "“the defender rolls” and “own dice”",
        ),
    ] {
        let [first, second] = options;
        let fields = format!("level=&side=&clock=none&option={first}&option={second}");
        let answer = plain.begins(kind, &fields).await;
        assert_eq!(answer.status(), StatusCode::CONFLICT, "{fields}");
        let page = answer.text().await.unwrap();
        let said = format!("{names} cannot be combined, so no game was started.");
        assert!(page.contains(&said), "{page}");
        for option in options {
            let ticked = format!("value=\"{option}\" checked");
            assert!(page.contains(&ticked), "{option}: {page}");
        }
    }
}

/// The terms that the page of a game shows.
async fn terms(plain: &Plain<'_>, page: &str) -> String {
    let page = plain.get(page).await.text().await.unwrap();
    let (_, rest) = page.split_once("class=\"terms\"").unwrap();
    rest.split_once("</p>").unwrap().0.to_owned()
}

#[tokio::test]
async fn a_time_is_written_out_where_the_list_has_it_not() {
    let table = Table::open().await;
    let plain = Plain::of(&table);
    for (fields, said) in [
        (
            "clock=other&time=72h%2B12h%2F96h",
            "3 days each, 12 hours more",
        ),
        (
            "clock=other&time=3d+soft&rated=yes",
            "does not lose the game by itself",
        ),
        // Without scripts the field is there, whatever the list says.
        ("clock=none&time=+7d+", "7 days a move"),
        ("clock=3d&time=&rated=yes", "· rated"),
        ("clock=other&time=none", "no clock"),
        ("clock=3d", "not rated"),
        ("clock=3d&level=1&rated=yes", "not rated"),
    ] {
        let begun = plain.begins("kings-mate", &format!("side=&{fields}")).await;
        assert_eq!(begun.status(), StatusCode::SEE_OTHER, "{fields}");
        let page = begun.headers()[LOCATION].to_str().unwrap().to_owned();
        let terms = terms(&plain, &page).await;
        assert!(terms.contains(said), "{fields}: {terms}");
    }
}

#[tokio::test]
async fn a_wrong_time_is_explained_beside_its_field_and_nothing_is_lost() {
    let table = Table::open().await;
    let plain = Plain::of(&table);
    for (clock, why) in [
        (
            "clock=other&time=3+months",
            "I cannot read “3 months” as a time",
        ),
        ("clock=other&time=5m", "ten minutes"),
        ("clock=other&time=", "Write the time here"),
        ("clock=none&time=&rated=yes", "A rated game needs a clock"),
    ] {
        let rest = "level=&side=black&option=active&name=Anna&name=Ben&rated=yes";
        let answer = plain.begins("kings-mate", &format!("{clock}&{rest}")).await;
        assert_eq!(answer.status(), StatusCode::CONFLICT, "{clock}");
        let page = answer.text().await.unwrap();
        let (_, beside) = page.split_once("id=\"clock\"").unwrap();
        let (_, said) = beside.split_once("id=\"wrong-time\">").unwrap();
        let said = said.split_once("</div>").unwrap().0;
        assert!(said.contains(why), "{said}");
        let kept = [
            "value=\"black\" data-seats=\"2\" selected",
            "value=\"active\" checked",
            "value=\"yes\" checked",
            "value=\"Anna\"",
            "value=\"Ben\"",
        ];
        for kept in kept {
            assert!(page.contains(kept), "{clock}: {kept}: {page}");
        }
        if clock.contains("months") {
            assert!(page.contains("value=\"3 months\""), "{page}");
            assert!(page.contains("value=\"other\" selected"), "{page}");
        }
    }
}

#[tokio::test]
async fn scripts_show_the_field_of_a_time_where_it_is_chosen() {
    for theme in ["night", "contrast"] {
        let Some(browser) = Browser::start(ScreenKind::Phone).await else {
            return;
        };
        let table = Table::open().await;
        table.enter(&browser).await;
        let chosen = format!("theme={theme}");
        save_settings(&Plain::of(&table), chosen).await;
        browser
            .open(&format!("{}/new/kings-mate", table.address))
            .await;
        let hidden = "return document.getElementById('own-clock').hidden";
        browser.until(hidden).await;
        let choose = "const list = document.getElementById(arguments[0]);
            list.value = arguments[1];
            list.dispatchEvent(new Event('change', { bubbles: true }));
            return document.getElementById(arguments[2]).hidden";
        for (list, value, field, gone) in [
            ("level", "", "may-rate", false),
            ("level", "2", "may-rate", true),
            ("clock", "3d", "own-clock", true),
            ("clock", "other", "own-clock", false),
        ] {
            let args = json!([list, value, field]);
            assert_eq!(browser.run(choose, args).await, json!(gone), "{value}");
        }
        let wrong = "document.getElementById('time').value = '3 months';
            document.querySelector('form.new').submit()";
        browser.run(wrong, json!([])).await;
        browser
            .until("return document.activeElement?.id === 'time' && document.activeElement.value === '3 months'")
            .await;
        browser
            .keep_picture(&format!("new-kings-mate-wrong-time-{theme}"))
            .await;
        let complaints = browser.complaints().await;
        assert!(
            complaints.iter().all(|one| one.contains("409")),
            "{complaints:?}"
        );
    }
}

#[tokio::test]
async fn until_a_language_is_chosen_the_table_speaks_that_of_the_browser() {
    let table = Table::open().await;
    let plain = Plain::of(&table);
    let asks = async |language: &str| {
        let asked = plain.client.get(&table.address);
        let asked = asked.header(COOKIE, plain.cookie());
        let asked = asked.header("accept-language", language.to_owned());
        asked.send().await.unwrap().text().await.unwrap()
    };
    assert!(asks("de,en;q=0.5").await.contains("lang=\"de\""));
    assert!(asks("tlh").await.contains("lang=\"en\""));
    // The form sends the language that the page has: saved with other settings, it is no choice.
    for (browser, fields, then) in [
        ("de", "theme=night&language=de", "fr"),
        ("de", "theme=night&language=en", "en"),
        ("de", "theme=slate&language=en", "en"),
    ] {
        let saved = plain.saves(fields).header("accept-language", browser);
        assert_eq!(saved.send().await.unwrap().status(), StatusCode::SEE_OTHER);
        let page = asks("fr").await;
        assert!(page.contains(&format!("lang=\"{then}\"")), "{fields}");
    }
}

#[tokio::test]
async fn a_page_names_no_command_that_cannot_be_typed_there() {
    let table = Table::open().await;
    let plain = Plain::of(&table);
    let mut terminal = table.terminal();
    let game = terminal.begin(GameKind::KINGS_MATE, Options::default());
    let sure = true;
    let resign = Action::Resign {
        game: Some(game),
        sure,
    };
    terminal.ask(1, resign);
    for part in ["", "/frame"] {
        let page = plain.get(&format!("/g/{}{part}", game.0)).await;
        let page = page.text().await.unwrap();
        assert!(!page.contains("/review"), "{part}: {page}");
    }
    let fields = "level=&side=&clock=none&position=%23999+1";
    let said = refused(plain.begins("kings-mate", fields).await).await;
    assert!(!said.contains("/games"), "{said}");
}

#[tokio::test]
async fn levels_say_that_a_computer_plays() {
    let table = Table::open().await;
    let plain = Plain::of(&table);
    for kind in GameKind::ALL {
        let page = plain.get(&format!("/new/{}", kind.spec().slug)).await;
        let page = page.text().await.unwrap();
        assert!(page.contains(">Computer, level 2: sees captures"), "{page}");
    }
}

#[tokio::test]
async fn each_rule_that_can_be_declared_is_explained_beside_its_box() {
    let table = Table::open().await;
    let plain = Plain::of(&table);
    for kind in GameKind::ALL {
        let spec = kind.spec();
        let page = plain.get(&format!("/new/{}", spec.slug)).await;
        let page = page.text().await.unwrap();
        let sizes: Vec<_> = spec.tables.iter().map(|table| table.option).collect();
        for option in spec
            .options
            .iter()
            .filter(|one| !sizes.contains(&Some(one)))
        {
            let tied = format!("value=\"{option}\" aria-describedby=\"about-{option}\"");
            assert!(page.contains(&tied), "{kind}: {page}");
            let about = page
                .split(&format!("id=\"about-{option}\">"))
                .nth(1)
                .unwrap();
            let about = about.split('<').next().unwrap();
            assert!(about.len() > 20, "{kind} {option}: {about}");
            let (_, name) = page.split_once(&tied).unwrap();
            let name = name
                .trim_start_matches('>')
                .split('<')
                .next()
                .unwrap()
                .trim();
            let again = about.to_lowercase().starts_with(&format!("{name}:"));
            assert!(!again, "{name}: {about}");
        }
    }
}

#[tokio::test]
async fn the_level_is_read_whole_on_a_phone() {
    let Some(browser) = Browser::start(ScreenKind::Phone).await else {
        return;
    };
    let table = Table::open().await;
    table.enter(&browser).await;
    browser
        .open(&format!("{}/new/kings-guard", table.address))
        .await;
    browser
        .until("return document.getElementById('level-how').innerText !== ''")
        .await;
    let how = "return document.getElementById('level-how').innerText";
    let said = "Computer, level 3: overlooks some replies";
    assert_eq!(browser.run(how, json!([])).await, said);
    browser.keep_picture("new-kings-guard").await;
    let people = "const level = document.getElementById('level');
        level.value = '';
        level.dispatchEvent(new Event('change', { bubbles: true }))";
    browser.run(people, json!([])).await;
    assert_eq!(browser.run(how, json!([])).await, "");
    let down = "document.querySelector('fieldset').scrollIntoView()";
    browser.run(down, json!([])).await;
    browser.keep_picture("new-kings-guard-rules").await;
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}

#[tokio::test]
async fn an_address_that_no_game_can_have_leads_to_a_page() {
    let table = Table::open().await;
    let plain = Plain::of(&table);
    for path in [
        "/g/abc",
        "/g/99999999999999999999",
        "/g/abc/board",
        "/g/abc/frame",
        "/g/abc/live",
        "/g/abc/record.txt",
        "/g/1?ply=last",
    ] {
        let answer = plain.get(path).await;
        assert_eq!(answer.status(), StatusCode::NOT_FOUND, "{path}");
        let page = answer.text().await.unwrap();
        assert!(page.contains("There is nothing here"), "{path}: {page}");
    }
}
