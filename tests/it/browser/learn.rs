//! The pages to learn from: without any script as forms, and by taps in a real browser.

use std::collections::BTreeSet;
use std::time::Duration;

use kingboard::service::{GameKind, Version, wire};
use reqwest::header::{CONTENT_TYPE, COOKIE, LOCATION, ORIGIN};
use reqwest::redirect::Policy;
use reqwest::{Client, StatusCode};
use rusqlite::Connection;
use serde_json::json;

use crate::browser::driver::{Browser, ScreenKind};
use crate::browser::pages::{Pages, user};
use crate::browser::shared::{KEY, Table};
use crate::servers::security::every_action::{Target, kinds};
use crate::wait;

/// A browser without scripts.
struct Plain<'a> {
    table: &'a Table,
    client: Client,
}

impl<'a> Plain<'a> {
    fn at(table: &'a Table) -> Self {
        let client = Client::builder().no_proxy().redirect(Policy::none());
        let client = client.build().unwrap();
        Self { table, client }
    }

    fn cookie(&self) -> String {
        format!("kingboard-{}={KEY}", self.table.port)
    }

    async fn get(&self, fields: &[(&str, &str)]) -> (StatusCode, String) {
        let asked = self.client.get(format!("{}/learn", self.table.address));
        let asked = asked.query(fields).header(COOKIE, self.cookie());
        let answer = asked.send().await.unwrap();
        (answer.status(), answer.text().await.unwrap())
    }

    async fn post(&self, wire: &str) -> (StatusCode, Option<String>, String) {
        let asked = self.client.post(format!("{}/learn", self.table.address));
        let asked = asked
            .header(COOKIE, self.cookie())
            .header(ORIGIN, &self.table.address)
            .header(CONTENT_TYPE, "application/x-www-form-urlencoded")
            .body(format!("do={wire}"));
        let answer = asked.send().await.unwrap();
        let to = answer.headers().get(LOCATION);
        let to = to.map(|to| to.to_str().unwrap().to_owned());
        (answer.status(), to, answer.text().await.unwrap())
    }
}

impl Plain<'_> {
    /// The page that shows by GET what a form has opened.
    async fn follow(&self, wire: &str) -> String {
        let (status, to, page) = self.post(wire).await;
        assert_eq!(status, StatusCode::SEE_OTHER, "{page}");
        let to = to.unwrap();
        assert!(to.starts_with("/learn?do="), "{to}");
        let (first, again) = (self.at_path(&to).await, self.at_path(&to).await);
        assert_eq!(first.1, again.1, "it is the same when it is loaded anew");
        assert_eq!(first.0, StatusCode::OK, "{to}");
        first.1
    }

    async fn at_path(&self, path: &str) -> (StatusCode, String) {
        let asked = self.client.get(format!("{}{path}", self.table.address));
        let answer = asked.header(COOKIE, self.cookie()).send().await.unwrap();
        (answer.status(), answer.text().await.unwrap())
    }
}

/// The text of the first button that opens a puzzle of this game.
fn puzzle_of(page: &str, slug: &str) -> String {
    let mut all = controls(page, "value=\"").into_iter();
    let wanted = format!("puzzle.next.{slug}");
    all.find(|wire| wire.contains(&wanted)).unwrap().to_owned()
}

/// The texts of all controls of a page, with the words that stand before each, as far as its element begins.
fn controls<'a>(page: &'a str, opens: &str) -> Vec<&'a str> {
    let found = page.split(opens).skip(1);
    found.filter_map(|rest| rest.split('"').next()).collect()
}

/// The text of the button with this label.
fn button<'a>(page: &'a str, label: &str) -> &'a str {
    let found = page.split("<button ").skip(1).find(|button| {
        let words = button.split('>').nth(1).unwrap_or_default();
        words.starts_with(label)
    });
    let found = found.unwrap_or_else(|| panic!("no button {label}"));
    found
        .split("value=\"")
        .nth(1)
        .unwrap()
        .split('"')
        .next()
        .unwrap()
}

#[tokio::test]
async fn every_lesson_is_played_to_its_end_without_a_script() {
    let table = Table::open().await;
    let plain = Plain::at(&table);
    for kind in GameKind::ALL {
        let slug = kind.spec().slug;
        let tasks = kind.spec().teaching.lesson;
        let (_, mut page) = plain.get(&[("do", &format!("k1.lesson.{slug}.1"))]).await;
        for (nth, task) in tasks.iter().enumerate() {
            let counted = format!("task {} of {}", nth + 1, tasks.len());
            assert!(page.contains(&counted), "{slug}: {page}");
            assert!(page.contains("role=\"grid\""), "{slug}");
            let answer = task.answers[0];
            page = if answer.contains(['-', 'x']) {
                let line = page.split("id=\"typed\"").nth(1).unwrap();
                let wire = controls(line, "value=\"")[0];
                plain.get(&[("do", wire), ("say", answer)]).await.1
            } else {
                plain.get(&[("do", button(&page, "Say"))]).await.1
            };
            if task.dice.is_some() {
                page = plain
                    .get(&[("do", button(&page, "Throw the dice"))])
                    .await
                    .1;
            }
            page = plain.get(&[("do", button(&page, "Next"))]).await.1;
        }
        assert!(page.contains("That was the lesson"), "{page}");
        assert!(
            !page.contains("/challenge"),
            "a page has no commands: {page}"
        );
        let begin = button(&page, "Play the computer").to_owned();
        assert_eq!(plain.get(&[("do", &begin)]).await.0, StatusCode::NOT_FOUND);
        let (status, to, _) = plain.post(&begin).await;
        assert_eq!(status, StatusCode::SEE_OTHER);
        assert!(to.unwrap().starts_with("/g/"));
    }
}

#[tokio::test]
async fn every_page_of_pictures_and_rules_is_reached_by_pressing() {
    let table = Table::open().await;
    let plain = Plain::at(&table);
    let (_, first) = plain.get(&[]).await;
    let looks = |page: &str| -> Vec<String> {
        let all = controls(page, "value=\"").into_iter();
        let wanted = all.filter(|wire| wire.contains(".guide.") || wire.contains(".rules."));
        wanted.map(str::to_owned).collect()
    };
    let mut open = looks(&first);
    let mut seen: BTreeSet<String> = open.iter().cloned().collect();
    assert_eq!(seen.len(), 2 * GameKind::ALL.len());
    while let Some(wire) = open.pop() {
        let (status, page) = plain.get(&[("do", &wire)]).await;
        assert_eq!(status, StatusCode::OK, "{wire}");
        let said = page.split("id=\"said\"").nth(1).unwrap();
        assert!(
            said.split("</div>").next().unwrap().len() > 60,
            "{wire}: {page}"
        );
        for next in looks(&page) {
            if seen.insert(next.clone()) {
                open.push(next);
            }
        }
    }
    assert!(seen.len() > 60, "{}", seen.len());
}

#[tokio::test]
async fn a_puzzle_is_solved_by_its_forms() {
    let table = Table::open().await;
    let plain = Plain::at(&table);
    let (_, first) = plain.get(&[]).await;
    let open = puzzle_of(&first, "immortal");
    assert_eq!(plain.get(&[("do", &open)]).await.0, StatusCode::NOT_FOUND);
    let page = plain.follow(&open).await;
    assert!(page.contains("find the best"), "{page}");
    assert!(!page.contains("/puzzle<"), "{page}");
    let solved = plain.follow(button(&page, "Solution")).await;
    assert!(solved.contains("The solution:"), "{solved}");
    let (_, levels) = plain.get(&[("do", button(&solved, "Play on"))]).await;
    let level = controls(&levels, "value=\"")
        .into_iter()
        .find(|wire| wire.contains("against"));
    let (status, to, _) = plain.post(level.unwrap()).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    assert_eq!(to.as_deref(), Some("/g/1"));
}

#[tokio::test]
async fn each_button_of_the_first_page_is_answered_as_it_is_sent() {
    let table = Table::open().await;
    let plain = Plain::at(&table);
    let (_, first) = plain.get(&[]).await;
    let mut sent = 0;
    for form in first.split("<form class=\"acts\" method=\"").skip(1) {
        let form = form.split("</form>").next().unwrap();
        let usual = form.split('"').next().unwrap();
        for button in form.split("<button ").skip(1) {
            let wire = controls(button, "value=\"")[0];
            let own = controls(button, "formmethod=\"");
            let status = match *own.first().unwrap_or(&usual) {
                "post" => plain.post(wire).await.0,
                _ => plain.get(&[("do", wire)]).await.0,
            };
            let answered = [StatusCode::OK, StatusCode::SEE_OTHER].contains(&status);
            assert!(answered, "{wire}: {status}");
            sent += 1;
        }
    }
    assert_eq!(sent, 4 * GameKind::ALL.len() + 1);
}

#[tokio::test]
async fn an_answer_to_a_puzzle_is_shown_by_get_to_its_solver_alone_and_in_the_present_colours() {
    let table = Table::open().await;
    let plain = Plain::at(&table);
    let (_, first) = plain.get(&[]).await;
    let page = plain.follow(&puzzle_of(&first, "kings-mate")).await;
    let line = page.split("id=\"typed\"").nth(1).unwrap();
    let wire = controls(line, "value=\"")[0];
    let (status, to, body) = plain.post(&format!("{wire}&say=xyzzy")).await;
    assert_eq!((status, body.as_str()), (StatusCode::SEE_OTHER, ""));
    let to = to.unwrap();
    let asked = plain.client.get(format!("{}{to}", table.address));
    let night = format!("{}; kingboard-theme=night", plain.cookie());
    let shown = asked.header(COOKIE, night).send().await.unwrap();
    let shown = shown.text().await.unwrap();
    assert!(
        shown.contains("xyzzy") && shown.contains("data-theme=\"night\""),
        "{shown}"
    );
    // If it is no longer kept, the puzzle stands as it was left.
    let (known, _) = to.split_once("&told=").unwrap();
    for other in [format!("{known}&told=1"), known.to_owned()] {
        let (status, shown) = plain.at_path(&other).await;
        assert_eq!(status, StatusCode::OK, "{other}");
        assert!(
            shown.contains("find the best") && !shown.contains("xyzzy"),
            "{shown}"
        );
    }
}

#[tokio::test]
async fn what_belongs_to_no_such_page_is_not_found() {
    let table = Table::open().await;
    let plain = Plain::at(&table);
    for wire in [
        "x",
        "k1.lesson.chess.1",
        "k1.games",
        "k1.help",
        "k1.resign.1",
    ] {
        let (status, page) = plain.get(&[("do", wire)]).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{wire}: {page}");
        assert_eq!(plain.post(wire).await.0, StatusCode::NOT_FOUND, "{wire}");
    }
    let typed = [("do", "k1.rules.kings-mate"), ("say", "D2-D3")];
    assert_eq!(plain.get(&typed).await.0, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn the_prompt_of_a_menu_leads_to_the_first_page_and_is_not_sent() {
    let table = Table::open().await;
    let plain = Plain::at(&table);
    let (status, first) = plain.get(&[("do", "")]).await;
    assert_eq!(status, StatusCode::OK, "{first}");
    assert!(first.contains("class=\"cards\""), "{first}");
    let (status, to, _) = plain.post("").await;
    let to = (status, to.as_deref());
    assert_eq!(to, (StatusCode::SEE_OTHER, Some("/learn")));
    let (_, task) = plain.get(&[("do", "k1.lesson.kings-mate.1")]).await;
    assert!(task.contains("<select name=\"do\" required"), "{task}");
}

#[tokio::test]
async fn a_typed_move_that_is_refused_stays_on_its_line_with_the_refusal() {
    let table = Table::open().await;
    let plain = Plain::at(&table);
    let (_, task) = plain.get(&[("do", "k1.lesson.kings-mate.1")]).await;
    let puzzle = plain.get(&[]).await.1;
    let puzzle = plain.follow(&puzzle_of(&puzzle, "kings-mate")).await;
    for (page, method) in [(task, "get"), (puzzle, "post")] {
        let line = page.split("id=\"typed\"").nth(1).unwrap();
        assert!(line.starts_with(&format!(" method=\"{method}\"")), "{line}");
        let wire = controls(line, "value=\"")[0];
        assert_eq!(controls(line, "value=\"")[1], "", "{line}");
        let refused = match method {
            "get" => plain.get(&[("do", wire), ("say", "xyzzy")]).await.1,
            _ => plain.follow(&format!("{wire}&say=xyzzy")).await,
        };
        assert_eq!(
            refused.matches("xyzzy").count(),
            2,
            "on the line, and once in words"
        );
        let line = refused.split("id=\"typed\"").nth(1).unwrap();
        let line = line.split("</form>").next().unwrap();
        assert_eq!(controls(line, "value=\"")[1], "xyzzy", "{line}");
        let why = line.split("id=\"line-why\">").nth(1).unwrap();
        assert!(why.contains("xyzzy"), "{why}");
    }
}

#[tokio::test]
async fn a_puzzle_shows_by_get_where_it_stands_and_nobody_elses_is_opened_by_it() {
    let pages = Pages::open("").await;
    let database = || Connection::open(pages.database()).unwrap();
    let attempts = || {
        let count = "SELECT count(*) FROM attempts";
        let counted = database().query_row(count, [], |row| row.get::<_, i64>(0));
        counted.unwrap()
    };
    let ben = pages.signed_in(&user(78, "Ben")).await;
    let open = puzzle_of(&ben.text("/learn").await, "kings-guard");
    let asked = pages.client.post(format!("{}/learn", pages.address));
    let asked = asked
        .header(COOKIE, ben.cookie())
        .header(ORIGIN, &pages.origin)
        .header(CONTENT_TYPE, "application/x-www-form-urlencoded");
    let opened = asked.body(format!("do={open}")).send().await.unwrap();
    let shown = opened.headers()[LOCATION].to_str().unwrap().to_owned();
    assert_eq!(attempts(), 1);
    let ann = pages.signed_in(&user(77, "Ann")).await;
    for _ in 0..2 {
        let page = ann.text(&shown).await;
        assert!(page.contains("id=\"typed\""), "{page}");
        let mut pieces = controls(&page, "value=\"").into_iter();
        let piece = pieces.find(|wire| wire.contains(".piece.")).unwrap();
        let picked = ann.text(&format!("/learn?do={piece}")).await;
        assert!(picked.contains(".play."), "{picked}");
    }
    assert_eq!(attempts(), 1);
    // A visitor who is not signed in sees the board and reads how to sign in.
    let stranger = pages.anybody().get(&shown).await;
    assert_eq!(stranger.status(), StatusCode::OK);
    let seen = stranger.text().await.unwrap();
    assert!(
        seen.contains("role=\"grid\"") && seen.contains("/web link"),
        "{seen}"
    );
    assert!(
        !seen.contains("id=\"typed\"") && !seen.contains("the line below"),
        "{seen}"
    );
    let gone = pages.anybody().text("/learn?do=k1.puzzle.0.0.show").await;
    assert!(
        gone.contains("no longer kept") && !gone.contains("/web link"),
        "{gone}"
    );
    for wire in ["k1.puzzle.record".to_owned(), open] {
        let asked = pages.anybody().get(&format!("/learn?do={wire}")).await;
        assert_eq!(asked.status(), StatusCode::UNAUTHORIZED, "{wire}");
        let told = asked.text().await.unwrap();
        assert!(
            told.contains("Sign in to see this page") && told.contains("/web link"),
            "{told}"
        );
    }
    assert_eq!(attempts(), 1);
}

#[tokio::test]
async fn a_stranger_on_the_public_pages_learns_and_an_account_solves_puzzles() {
    let pages = Pages::open("").await;
    let anybody = pages.anybody();
    let first = anybody.text("/learn").await;
    assert!(
        first.contains("King’s Mate") && !first.contains("puzzle.next"),
        "{first}"
    );
    let task = anybody.text("/learn?do=k1.lesson.kings-mate.1").await;
    assert!(task.contains("task 1 of"), "{task}");
    let ann = user(77, "Ann");
    let tab = pages.signed_in(&ann).await;
    let mine = tab.text("/learn").await;
    let wire = controls(&mine, "value=\"")
        .into_iter()
        .find(|wire| wire.contains("puzzle.next"));
    let body = format!("do={}", wire.unwrap());
    let session = tab.cookie();
    for (cookie, expected) in [
        (session, StatusCode::SEE_OTHER),
        ("", StatusCode::UNAUTHORIZED),
    ] {
        let asked = pages.client.post(format!("{}/learn", pages.address));
        let asked = asked
            .header(COOKIE, cookie)
            .header(ORIGIN, &pages.origin)
            .header(CONTENT_TYPE, "application/x-www-form-urlencoded")
            .body(body.clone());
        let answer = asked.send().await.unwrap();
        assert_eq!(
            answer.status(),
            expected,
            "{}",
            answer.text().await.unwrap()
        );
    }
}

#[tokio::test]
async fn every_text_of_a_button_sent_here_shows_no_game_and_changes_none() {
    let pages = Pages::open("").await;
    let game = pages.begin(&user(77, "Ann"), &user(78, "Ben")).await;
    let log = || {
        let conn = Connection::open(pages.database()).unwrap();
        let count = "SELECT (SELECT count(*) FROM events), (SELECT count(*) FROM games)";
        let row = conn.query_row(count, [], |row| {
            Ok((row.get::<_, i64>(0)?, row.get::<_, i64>(1)?))
        });
        row.unwrap()
    };
    let tab = pages.signed_in(&user(79, "Eve")).await;
    let before = log();
    let version = Version(2);
    let mut shown = 0;
    for sample in kinds(Target { game, version })
        .into_iter()
        .flat_map(|kind| kind.samples)
    {
        let Some(text) = wire(&sample) else { continue };
        let looked = pages
            .client
            .get(format!("{}/learn?do={text}", pages.address));
        let asked = pages.client.post(format!("{}/learn", pages.address));
        let asked = asked
            .header(COOKIE, tab.cookie())
            .header(ORIGIN, &pages.origin)
            .header(CONTENT_TYPE, "application/x-www-form-urlencoded")
            .body(format!("do={text}"));
        for request in [looked, asked] {
            let again = || async { request.try_clone().unwrap().send().await.unwrap() };
            let mut answer = again().await;
            while answer.status() == StatusCode::TOO_MANY_REQUESTS {
                wait::pass(Duration::from_millis(110)).await;
                answer = again().await;
            }
            let status = answer.status();
            // The look is that of a visitor who is not signed in.
            let known = [
                StatusCode::OK,
                StatusCode::SEE_OTHER,
                StatusCode::UNAUTHORIZED,
                StatusCode::NOT_FOUND,
            ];
            assert!(known.contains(&status), "{text}: {status}");
            let told = answer.text().await.unwrap();
            assert!(!told.contains("Ann"), "{text}");
            shown += usize::from(status != StatusCode::NOT_FOUND);
        }
    }
    assert!(shown > 3, "{shown}");
    assert_eq!(log(), before);
}

#[tokio::test]
async fn lessons_and_puzzles_are_played_by_taps_and_keys() {
    for screen in [ScreenKind::Phone, ScreenKind::Laptop] {
        let Some(browser) = Browser::start(screen).await else {
            return;
        };
        let table = Table::open().await;
        table.enter(&browser).await;
        browser.open(&format!("{}/learn", table.address)).await;
        browser.keep_picture(&format!("learn-{screen:?}")).await;
        browser.press(".card button").await;
        browser
            .until("return document.querySelector('main.study')?.dataset.ready === 'yes'")
            .await;
        browser.keep_picture(&format!("lesson-{screen:?}")).await;
        let task = &GameKind::KINGS_MATE.spec().teaching.lesson[0];
        let (from, to) = task.answers[0].split_once('-').unwrap();
        browser.tap(from).await;
        browser
            .until("return !!document.querySelector('#study .board .held')")
            .await;
        browser
            .keep_picture(&format!("lesson-held-{screen:?}"))
            .await;
        browser.tap(to).await;
        browser
            .until("return document.querySelectorAll('#study select').length === 0")
            .await;
        browser
            .keep_picture(&format!("lesson-right-{screen:?}"))
            .await;
        let heard = browser.words("#announce").await;
        assert!(heard.starts_with("Well done."), "{heard}");
        let wide =
            "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
        assert!(browser.run(wide, json!([])).await.as_i64().unwrap() <= 0);
        assert_eq!(browser.complaints().await, Vec::<String>::new());
    }
}

#[tokio::test]
async fn a_small_board_of_a_lesson_goes_closer_at_the_first_tap() {
    let Some(browser) = Browser::start(ScreenKind::Phone).await else {
        return;
    };
    let table = Table::open().await;
    table.enter(&browser).await;
    let address = format!(
        "{}/learn?do=k1.lesson.immortal-star-masters.1",
        table.address
    );
    browser.open(&address).await;
    browser
        .until("return document.querySelector('main.study')?.dataset.ready === 'yes'")
        .await;
    let task = &GameKind::IMMORTAL_STAR_MASTERS.spec().teaching.lesson[0];
    let (from, to) = task.answers[0].split_once(['-', 'x']).unwrap();
    browser.tap(from).await;
    browser
        .until("return document.querySelector('main').classList.contains('closer')")
        .await;
    browser.keep_picture("lesson-closer").await;
    browser.tap(from).await;
    browser
        .until("return !!document.querySelector('#study .board .held')")
        .await;
    browser.tap(to).await;
    browser
        .until("return document.querySelectorAll('#study select').length === 0")
        .await;
    browser.keep_picture("lesson-closer-done").await;
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}

#[tokio::test]
async fn a_puzzle_is_come_back_to_without_being_sent_again() {
    let Some(browser) = Browser::start(ScreenKind::Phone).await else {
        return;
    };
    let table = Table::open().await;
    table.enter(&browser).await;
    browser.open(&format!("{}/learn", table.address)).await;
    let ready = "return document.querySelector('main.study')?.dataset.ready === 'yes'";
    browser.press(".card [formmethod=post]").await;
    browser.until(ready).await;
    let address = || browser.run("return location.pathname + location.search", json!([]));
    let opened = address().await;
    let opened = opened.as_str().unwrap();
    assert!(opened.starts_with("/learn?do=k1.puzzle."), "{opened}");
    browser.press(".acts button[value$=solution]").await;
    browser
        .until("return !!document.querySelector('.acts button[value$=again]')")
        .await;
    browser.keep_picture("puzzle-solution").await;
    browser.run("location.reload()", json!([])).await;
    browser.until(ready).await;
    let words = browser.words("#study").await;
    assert!(words.contains("Once more"), "{words}");
    browser.press(".brand").await;
    browser
        .until("return !document.querySelector('main.study')")
        .await;
    browser.run("history.back()", json!([])).await;
    browser.until(ready).await;
    assert!(browser.words("#study").await.contains("Once more"));
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}

#[tokio::test]
async fn a_lesson_whose_table_is_away_says_so_and_goes_on_once_it_is_back() {
    let Some(browser) = Browser::start(ScreenKind::Phone).await else {
        return;
    };
    let mut table = Table::open().await;
    table.enter(&browser).await;
    let address = format!("{}/learn?do=k1.lesson.kings-mate.1", table.address);
    browser.open(&address).await;
    browser
        .until("return document.querySelector('main.study')?.dataset.ready === 'yes'")
        .await;
    let task = &GameKind::KINGS_MATE.spec().teaching.lesson[0];
    let (from, to) = task.answers[0].split_once('-').unwrap();
    let typed = "document.getElementById('line').value = 'xyzzy'";
    browser.run(typed, json!([])).await;
    table.close().await;
    browser.tap(from).await;
    browser
        .until("return document.getElementById('trouble').textContent.startsWith('Not connected')")
        .await;
    browser.keep_picture("lesson-away").await;
    table.serve().await;
    browser.press("#typed button").await;
    browser
        .until("return !!document.getElementById('line-why')")
        .await;
    browser.keep_picture("lesson-refused").await;
    assert_eq!(browser.words("#trouble").await, "");
    let kept = "return [document.getElementById('line').value, document.activeElement.tagName]";
    assert_eq!(
        browser.run(kept, json!([])).await,
        json!(["xyzzy", "BUTTON"])
    );
    browser.tap(from).await;
    browser
        .until("return !!document.querySelector('#study .board .held')")
        .await;
    assert_eq!(browser.run(kept, json!([])).await[0], "xyzzy");
    browser.tap(to).await;
    browser
        .until("return document.querySelectorAll('#study select').length === 0")
        .await;
}
