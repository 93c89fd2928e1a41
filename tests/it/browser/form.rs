//! The form of frames: what pages that are open read, and so what cannot change without a new form.

use std::collections::BTreeSet;
use std::fmt::Write;

use kingboard::service::api::action::Action;
use kingboard::service::{GameKind, Options};
use serde_json::Value;

use crate::browser::shared::{KEY, Table};

/// The members of a value with their kinds: `seats[].name: text`.
fn members(value: &Value, at: &str, found: &mut BTreeSet<String>) {
    let kind = match value {
        Value::Null => "nothing",
        Value::Bool(_) => "yes or no",
        Value::Number(_) => "number",
        Value::String(_) => "text",
        Value::Array(items) => {
            for item in items {
                members(item, &format!("{at}[]"), found);
            }
            return;
        }
        Value::Object(parts) => {
            for (name, part) in parts {
                members(part, &format!("{at}.{name}"), found);
            }
            return;
        }
    };
    found.insert(format!("{}: {kind}", at.trim_start_matches('.')));
}

#[tokio::test]
async fn frames_of_one_form_have_the_same_members_and_drawings() {
    let table = Table::open().await;
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    let cookie = format!("kingboard-{}={KEY}", table.port);
    let get = async |path: String| {
        let asked = client.get(format!("{}{path}", table.address));
        let answer = asked.header("cookie", &cookie).send().await.unwrap();
        answer.text().await.unwrap()
    };
    let (mut found, mut drawings) = (BTreeSet::new(), BTreeSet::new());
    let mut form = Value::Null;
    for kind in GameKind::ALL {
        let mut terminal = table.terminal();
        let game = terminal.begin(kind, Options::default());
        let board = get(format!("/g/{}/board", game.0)).await;
        let ids = board.split("<g id=\"").skip(1);
        drawings.extend(ids.filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())));
        let resign = Action::Resign {
            game: Some(game),
            sure: true,
        };
        for step in [None, Some(resign)] {
            if let Some(action) = step {
                assert_eq!(terminal.ask(1, action), []);
            }
            let frame = get(format!("/g/{}/frame", game.0)).await;
            let frame: Value = serde_json::from_str(&frame).unwrap();
            members(&frame, "", &mut found);
            form = frame["f"].clone();
        }
    }
    let mut text = format!(
        "Form {form}. If anything but an addition differs here, raise `FORM` in `src/web/dto.rs` and `static/frame.js`.\n"
    );
    for list in [found, drawings] {
        text.push('\n');
        for line in list {
            writeln!(text, "{line}").unwrap();
        }
    }
    let scripts = include_str!("../../../src/web/static/frame.js");
    assert!(scripts.contains(&format!("export const FORM = {form};")));
    insta::with_settings!({ snapshot_path => "../../golden/wire", prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!("frame", text);
    });
}
