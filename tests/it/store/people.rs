//! What players choose: kept for each by name, replaced, and never mixed up.

use kingboard::store::Store;
use rusqlite::Connection;

use crate::store::{place, player};

fn pairs(store: &Store, name: &str) -> String {
    let pairs = store.preferences(&player(name)).unwrap();
    let pairs: Vec<String> = pairs
        .iter()
        .map(|(name, value)| format!("{name}={value}"))
        .collect();
    pairs.join(" ")
}

#[test]
fn each_player_has_choices_of_his_own_and_the_newest_counts() {
    let (_dir, path) = place();
    let mut store = Store::open(&path).unwrap();
    assert_eq!(pairs(&store, "anna"), "");
    for (who, name, value) in [
        ("anna", "theme", "night"),
        ("bert", "theme", "print"),
        ("anna", "facing", "first"),
        ("anna", "theme", "safe"),
    ] {
        store.prefer(&player(who), name, value).unwrap();
    }
    drop(store);
    let store = Store::open(&path).unwrap();
    assert_eq!(pairs(&store, "anna"), "facing=first theme=safe");
    assert_eq!(pairs(&store, "bert"), "theme=print");
    assert_eq!(pairs(&store, "ANNA"), "");
}

#[test]
fn a_choice_that_is_no_text_harms_no_other() {
    let (_dir, path) = place();
    let mut store = Store::open(&path).unwrap();
    store.prefer(&player("anna"), "facing", "first").unwrap();
    let conn = Connection::open(&path).unwrap();
    conn.execute_batch(
        "INSERT INTO preferences VALUES ('console:anna', 'theme', CAST(x'ff00fe' AS TEXT));",
    )
    .unwrap();
    assert_eq!(pairs(&store, "anna"), "facing=first theme=");
}
