//! [`FIELDS`] held against the stored form, the model's types, the code that forgets and hands out, and the database's
//! trigger.

use std::collections::BTreeMap;

use rusqlite::{Connection, params};
use serde_json::{Value, json};

use super::*;
use crate::play::{GameId, PlayerId, Timestamp};
use crate::store::people::erase;
use crate::store::people::personal_data;
use crate::store::rows::event_bodies;
use crate::store::rows::places::{place_of_text, server_of_text};
use crate::store::{Store, UnfinishedGames};

/// At least one stored event of each kind, with all its fields.
const SAMPLES: &str = include_str!("../../../../tests/golden/events.txt");
/// The player to be erased, whose name nothing else contains.
const GONE: &str = "discord:990001";
const PSEUDONYM: &str = "gone:1:x";

/// The sample bodies of the present schema.
fn samples() -> Vec<Value> {
    let lines = SAMPLES.lines().filter_map(|line| line.strip_prefix("1 "));
    lines
        .map(|body| serde_json::from_str(body).unwrap())
        .collect()
}

/// The error of serde at a path for a value that no field accepts.
fn asked(path: &[String]) -> String {
    let probe = path
        .iter()
        .rev()
        .fold(json!({"?": 1}), |inner, name| json!({name.as_str(): inner}));
    event_bodies::read(event_bodies::SCHEMA, &probe.to_string()).unwrap_err()
}

/// Every field below a place of the stored form, found by asking its reader.
fn fields(path: &mut Vec<String>, found: &mut Vec<String>) {
    let said = asked(path);
    if !said.contains("unknown") {
        assert!(said.contains("invalid type: map"), "{path:?}: {said}");
        found.push(path.join("."));
        return;
    }
    let names = said
        .split_once("expected")
        .map_or("", |(_, names)| names)
        .split('`')
        .skip(1)
        .step_by(2);
    for name in names {
        path.push(name.to_owned());
        fields(path, found);
        path.pop();
    }
}

#[test]
fn every_field_of_every_stored_event_is_classed() {
    let mut found = Vec::new();
    fields(&mut Vec::new(), &mut found);
    found.sort();
    let known: Vec<&str> = FIELDS.iter().map(|(field, _)| *field).collect();
    assert_eq!(
        known, found,
        "say in FIELDS what each field of a new event holds: it is handed out and forgotten by that"
    );
}

/// The texts in a body: where they stand (a JSON pointer) and in which field.
fn texts(body: &Value) -> Vec<(String, String)> {
    fn walk(at: &Value, pointer: &str, field: &str, found: &mut Vec<(String, String)>) {
        match at {
            Value::String(_) => found.push((pointer.to_owned(), field.to_owned())),
            Value::Object(parts) => {
                for (name, part) in parts {
                    let field = if field.is_empty() {
                        name.clone()
                    } else {
                        format!("{field}.{name}")
                    };
                    walk(part, &format!("{pointer}/{name}"), &field, found);
                }
            }
            Value::Array(parts) => {
                for (nth, part) in parts.iter().enumerate() {
                    walk(part, &format!("{pointer}/{nth}"), field, found);
                }
            }
            Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
    }
    let mut found = Vec::new();
    walk(body, "", "", &mut found);
    found
}

fn with(body: &Value, pointer: &str, text: &str) -> Value {
    let mut body = body.clone();
    *body.pointer_mut(pointer).unwrap() = json!(text);
    body
}

#[test]
fn people_and_data_are_classed_as_in_the_model() {
    let classed: BTreeMap<&str, Holds> = FIELDS.iter().copied().collect();
    let mut seen = Vec::new();
    for body in samples() {
        for (pointer, field) in texts(&body) {
            let marked = with(&body, &pointer, GONE).to_string();
            // A field that takes no name is a word of the rules.
            let event = event_bodies::read(event_bodies::SCHEMA, &marked);
            let event = event.map_or(String::new(), |event| format!("{event:?}"));
            let holds = classed[field.as_str()];
            let model = [
                (format!("PlayerId(\"{GONE}\")"), holds == Player),
                (format!("{:?}", place_of_text(GONE)), holds == Place),
                (
                    format!("[\"{GONE}\""),
                    matches!(holds, Words(_) | Text) && body.pointer(&pointer).is_some(),
                ),
                (format!(": \"{GONE}\""), matches!(holds, Words(_) | Text)),
            ];
            for (shape, as_classed) in &model {
                if event.contains(shape) {
                    assert!(
                        *as_classed,
                        "{field} is {shape} in the model, and {holds:?}"
                    );
                }
            }
            let named = model.iter().filter(|(_, named)| *named);
            if matches!(holds, Player | Place) {
                let mut shapes = named.map(|(shape, _)| shape);
                assert!(
                    shapes.all(|shape| event.contains(shape)),
                    "{field}: {event}"
                );
            }
            if let Words(by) = holds {
                assert_eq!(classed[by], Player, "{field}");
            }
            seen.push(field);
        }
    }
    for (field, holds) in FIELDS {
        assert!(
            *holds == Nothing || seen.iter().any(|seen| seen == field),
            "add a line with {field} to tests/golden/events.txt"
        );
    }
}

/// A database with one finished game that has these events.
fn kept(bodies: &[Value], player: Option<&str>) -> Store {
    let store = Store::in_memory().unwrap();
    let conn = &store.conn;
    conn.execute(
        "INSERT INTO games (id, version, kind, options, place, stage, challenger, seats, ply, created_at, changed_at, house) \
         VALUES (1, ?1, 'kings-mate', '', 'discord:5:6', 'void', 'discord:7', '[]', 0, 1, 1, 'discord:5')",
        [i64::try_from(bodies.len()).unwrap()],
    )
    .unwrap();
    if let Some(player) = player {
        conn.execute("INSERT INTO people VALUES (?1, 'void', 1)", [player])
            .unwrap();
    }
    for (seq, body) in (1..).zip(bodies) {
        conn.execute(
            "INSERT INTO events (game, seq, at, schema, body) VALUES (1, ?1, 5, 1, ?2)",
            params![seq, body.to_string()],
        )
        .unwrap();
    }
    store
}

fn bodies(conn: &Connection) -> Vec<Value> {
    let mut statement = conn
        .prepare("SELECT body FROM events ORDER BY seq")
        .unwrap();
    let bodies = statement.query_map([], |row| row.get::<_, String>(0));
    let bodies = bodies.unwrap().map(|body| body.unwrap());
    bodies
        .map(|body| serde_json::from_str(&body).unwrap())
        .collect()
}

/// The samples with one player in every place that takes one; only those that name any.
fn of_one_player() -> Vec<Value> {
    let all = samples().into_iter().map(|mut body| {
        for (pointer, field) in texts(&body) {
            if players().any(|named| named == field) {
                body = with(&body, &pointer, GONE);
            }
        }
        body
    });
    all.filter(|body| body.to_string().contains(GONE)).collect()
}

/// An event after everybody in these fields was erased.
fn forgotten(body: &Value, gone: &[&str]) -> Value {
    let mut left = body.clone();
    for (pointer, field) in texts(body) {
        if gone.contains(&field.as_str()) {
            left = with(&left, &pointer, PSEUDONYM);
        }
        if words().any(|(words, by)| words == field && gone.contains(&by)) {
            let (parent, name) = pointer.rsplit_once('/').unwrap();
            let parent = left.pointer_mut(parent).unwrap();
            parent.as_object_mut().unwrap().remove(name);
        }
    }
    left
}

#[test]
fn a_player_is_forgotten_and_handed_out_wherever_events_name_one() {
    let now = Timestamp(9);
    let forget = |store: &mut Store| {
        let pseudonym = |_: GameId| PlayerId::new(PSEUDONYM);
        erase::forget_player(
            store,
            &PlayerId::new(GONE),
            UnfinishedGames::default(),
            pseudonym,
            now,
        )
    };
    // In all fields at once.
    let all = of_one_player();
    let every: Vec<&str> = players().collect();
    let mut store = kept(&all, Some(GONE));
    forget(&mut store).unwrap();
    let left: Vec<Value> = all.iter().map(|body| forgotten(body, &every)).collect();
    assert_eq!(bodies(&store.conn), left);
    assert!(left.iter().all(|body| !body.to_string().contains(GONE)));

    // In each field alone: nobody else may be touched.
    let mut alone = 0;
    for body in samples() {
        for (pointer, field) in texts(&body) {
            if !players().any(|named| named == field) {
                continue;
            }
            alone += 1;
            let body = with(&body, &pointer, GONE);
            // A seated, challenging or invited player has a row; others are found in the log alone.
            let row = (!MENTIONS.contains(&kind_of(&field))).then_some(GONE);
            let mut store = kept(std::slice::from_ref(&body), row);
            let file = personal_data::json(&store, &PlayerId::new(GONE), now).unwrap();
            let file: Value = serde_json::from_str(&file).unwrap();
            let games = file["games"].as_array().unwrap().iter();
            let told = games
                .flat_map(|game| game["events"].as_array().unwrap())
                .chain(file["moderation"].as_array().unwrap());
            assert!(
                told.into_iter().any(|event| event["body"] == body),
                "{field} is not handed out: {file}"
            );
            forget(&mut store).unwrap();
            let left = forgotten(&body, &[&field]);
            assert_eq!(bodies(&store.conn), [left], "{field}");
        }
    }
    assert!(alone >= players().count());
}

#[test]
fn a_place_is_forgotten_wherever_events_name_one() {
    for body in samples() {
        for (pointer, field) in texts(&body) {
            if !places().any(|named| named == field) {
                continue;
            }
            let body = with(&body, &pointer, "discord:990001:5");
            let mut store = kept(std::slice::from_ref(&body), None);
            let nowhere = crate::play::Place::in_transport("gone", "nowhere");
            erase::forget_server(
                &mut store,
                &server_of_text(GONE),
                &[],
                &nowhere,
                Timestamp(9),
            )
            .unwrap();
            let left = with(&body, &pointer, "gone:nowhere");
            assert_eq!(bodies(&store.conn), [left], "{field}");
        }
    }
}

#[test]
fn the_database_admits_that_somebody_is_forgotten_and_no_other_change_of_an_event() {
    let all = of_one_player();
    let store = kept(&all, None);
    let conn = &store.conn;
    let change = |seq: usize, to: &Value| {
        let seq = i64::try_from(seq).unwrap() + 1;
        conn.execute(
            "UPDATE events SET body = ?2 WHERE seq = ?1",
            params![seq, to.to_string()],
        )
    };
    let refused = |seq: usize, to: &Value, why: &str| {
        let error = change(seq, to).expect_err(&format!("{why}: {to}"));
        assert!(error.to_string().contains("append only"), "{error}");
    };
    let renamed = |body: &Value, pseudonym: &str| {
        let named = texts(body).into_iter();
        let mut named = named.filter(|(_, field)| players().any(|known| known == field));
        let (pointer, _) = named.next().unwrap();
        with(body, &pointer, pseudonym)
    };
    for (seq, body) in all.iter().enumerate() {
        refused(seq, &renamed(body, PSEUDONYM), "nobody is to be forgotten");
    }
    conn.execute("INSERT INTO erasures VALUES (1, ?1, ?2)", [GONE, PSEUDONYM])
        .unwrap();
    for (seq, body) in all.iter().enumerate() {
        refused(seq, &renamed(body, "gone:1:y"), "another pseudonym");
        for (pointer, field) in texts(body) {
            let named = players().any(|known| known == field);
            refused(seq, &with(body, &pointer, "discord:3"), &field);
            if !named {
                refused(seq, &with(body, &pointer, PSEUDONYM), &field);
            }
            let (parent, name) = pointer.rsplit_once('/').unwrap();
            let mut without = body.clone();
            if let Some(parent) = without.pointer_mut(parent).and_then(Value::as_object_mut) {
                parent.remove(name);
                if !words().any(|(words, _)| words == field) {
                    refused(seq, &without, &field);
                }
            }
        }
        let at = "UPDATE events SET at = at + 1, body = ?2 WHERE seq = ?1";
        let seq_there = i64::try_from(seq).unwrap() + 1;
        let moved = renamed(body, PSEUDONYM).to_string();
        assert!(conn.execute(at, params![seq_there, moved]).is_err());
    }
    assert_eq!(bodies(conn), all, "nothing was changed so far");
    for (seq, body) in all.iter().enumerate() {
        change(seq, &renamed(body, PSEUDONYM)).unwrap();
    }
    assert!(conn.execute("DELETE FROM events", []).is_err());
}
