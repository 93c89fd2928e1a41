//! Records that carry an analysis: written on request, and ignored when they are read.

use kingboard::engine::VERSION;
use kingboard::service::api::action::Action;
use kingboard::service::api::takeback::TakebackAction;
use kingboard::service::api::values::RecordFormat;
use kingboard::service::study::records::{self, ExportError};
use kingboard::service::{GameId, Record, Service};
use kingboard::store::Store;
use serde_json::Value;

use crate::study::analyses::{analyse, quick, resign, works, works_once};
use crate::table::harness::Table;

const GAME: GameId = GameId(1);

/// A game with an undone move, a failed and a successful attack, resigned by Ben.
fn over() -> Table {
    let mut table = quick(Table::game("active"));
    table.line("B2-B3 B8-B7 B3-B4 B7-B6");
    table.ask("Ben", Action::Takeback(TakebackAction::Ask(None)));
    table.press("Ann", "Allow the take-back");
    table.line("B7-B6 B4-B5 A8-A7 G2-G3 A7-A6 B5xA6[2:5] G3-G4 A6xB5[3:3] G8-G7 B5xA6[4:3] D8-D7");
    resign(&mut table, "Ben", GAME);
    table
}

#[test]
fn a_record_carries_the_stored_analysis_and_reads_back_without_it() {
    let mut table = over();
    let none = records::export_analysed(&table.service, GAME, RecordFormat::Text);
    assert!(matches!(none, Err(ExportError::NotAnalysed(GAME))));
    table.ask("Ann", analyse(1));
    works(&mut table);
    let plain = records::export(&table.service, GAME, RecordFormat::Text).unwrap();
    let judged = records::export_analysed(&table.service, GAME, RecordFormat::Text).unwrap();
    assert_eq!(judged.name, plain.name);
    let engine = format!("[Analysis \"kingboard-engine {VERSION} nodes 30\"]");
    assert!(judged.text.contains(&engine), "{}", judged.text);
    // Without the judgements it is the record as it was.
    let own = |line: &&str| !line.starts_with("{[%eq ") && *line != engine;
    let rest: Vec<&str> = judged.text.lines().filter(own).collect();
    assert_eq!(rest, plain.text.lines().collect::<Vec<_>>());
    let read = Record::read(judged.text.as_bytes()).unwrap();
    assert_eq!(read, Record::read(plain.text.as_bytes()).unwrap());
    // Each standing move has one, and a roll its luck.
    let lines: Vec<&str> = judged.text.lines().collect();
    let eqs = lines.iter().filter(|line| line.starts_with("{[%eq "));
    assert_eq!(eqs.count(), read.played().steps().len());
    let thrown = |line: &&&str| line.starts_with("{[%eq ") && line.contains("[%luck ");
    let rolls = read
        .played()
        .steps()
        .iter()
        .filter(|step| step.roll.is_some())
        .count();
    assert_eq!(lines.iter().filter(thrown).count(), rolls);
    // An undone move has none.
    let back = lines
        .iter()
        .position(|line| line.contains("takeback agreed"))
        .unwrap();
    let before = lines[..back]
        .iter()
        .rposition(|line| line.contains("B7-B6"))
        .unwrap();
    assert!(!lines[before + 1].starts_with("{[%eq "), "{}", judged.text);
}

#[test]
fn a_record_carries_the_most_thorough_of_the_complete_analyses_whatever_their_budgets() {
    let mut table = over();
    let asked = |table: &mut Table, nodes: u64| {
        let none = Service::new(Store::in_memory().unwrap());
        table.service = std::mem::replace(&mut table.service, none)
            .configured(|options| options.think_limit = Some(nodes));
        table.ask("Ann", analyse(1));
    };
    let carried = |table: &Table| {
        let record = records::export_analysed(&table.service, GAME, RecordFormat::Text).unwrap();
        let engine = record
            .text
            .lines()
            .find(|line| line.starts_with("[Analysis "));
        engine.unwrap().to_owned()
    };
    let engine = |nodes: u64| format!("[Analysis \"kingboard-engine {VERSION} nodes {nodes}\"]");
    for (nodes, most) in [(40, 40), (30, 40), (50, 50)] {
        asked(&mut table, nodes);
        works(&mut table);
        assert_eq!(carried(&table), engine(most));
    }
    // One that is not complete is none.
    asked(&mut table, 60);
    works_once(&mut table);
    assert_eq!(carried(&table), engine(50));
}

#[test]
fn a_record_as_json_has_a_judgement_in_each_move() {
    let mut table = over();
    table.ask("Ann", analyse(1));
    works(&mut table);
    let plain = records::export(&table.service, GAME, RecordFormat::Json).unwrap();
    let judged = records::export_analysed(&table.service, GAME, RecordFormat::Json).unwrap();
    let mut judged: Value = serde_json::from_str(&judged.text).unwrap();
    let engine = format!("kingboard-engine {VERSION} nodes 30");
    assert_eq!(judged["analysis"], engine.as_str());
    for made in judged["moves"].as_array_mut().unwrap() {
        let made = made.as_object_mut().unwrap();
        let judgement = made.remove("analysis").unwrap();
        assert!(judgement["equity"].is_i64(), "{judgement}");
        assert_eq!(judgement["luck"].is_null(), made["dice"].is_null());
        assert_eq!(judgement["best"].is_null(), judgement["error"] == 0);
    }
    judged.as_object_mut().unwrap().remove("analysis");
    assert_eq!(judged, serde_json::from_str::<Value>(&plain.text).unwrap());
}
