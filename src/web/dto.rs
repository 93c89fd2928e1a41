//! The JSON that leaves: the frame of a game, which holds its whole changing state, and replies. `f: 1` names the form.

use serde_json::{Map, Value, json};

use crate::render::Scene;
use crate::render::vector::{self, BoardArt, Use};
use crate::service::api::action::Action;
use crate::service::api::reply::{ButtonStyle, Control, Reply};
use crate::service::snapshot::{MoveView, SeatView, Snapshot};
use crate::service::{PlayerId, Timestamp, wire};
use crate::web::party::Party;
use crate::web::{allowed, text};

/// The frame of a game.
pub(super) fn frame(shown: &Snapshot, party: &Party, now: Timestamp) -> Value {
    let scene = &shown.scene;
    let labels = shown.labels.iter();
    let labels: Map<String, Value> = labels
        .map(|label| (scene.grid.name(label.cell), json!(label.text)))
        .collect();
    let turns: Vec<Value> = shown
        .turns
        .iter()
        .map(|turn| json!([turn.number, turn.text, turn.ply.0]))
        .collect();
    json!({
        "f": 1,
        "game": shown.game.0,
        "version": shown.version.0,
        "ply": shown.ply.0,
        "last": shown.last.0,
        "now": now.0,
        "runs": shown.runs,
        "plays": shown.plays,
        "title": scene.caption.title,
        "status": scene.caption.status,
        "warns": scene.caption.warns,
        "said": text::json(&shown.said),
        "announced": shown.announced,
        "alt": shown.alt,
        "cells": cells(scene),
        "labels": labels,
        "seats": shown.seats.iter().map(|seat| self::seat(seat, scene)).collect::<Vec<_>>(),
        "dice": dice(scene),
        "moves": shown.moves.iter().map(|mv| self::mv(mv, scene)).collect::<Vec<_>>(),
        "picked": shown.picked,
        "controls": controls(&shown.controls, party),
        "turns": turns,
        "card": card(scene),
    })
}

/// The drawings on each cell that has any.
pub(super) fn cells(scene: &Scene) -> Value {
    let board = BoardArt::of(scene);
    let cells = board.rows.iter().flatten();
    let full = cells.filter(|cell| !cell.on.is_empty());
    let cells: Map<String, Value> = full
        .map(|cell| {
            let uses: Vec<Value> = cell.on.iter().map(used).collect();
            (cell.name.clone(), json!([cell.men, uses]))
        })
        .collect();
    json!(cells)
}

fn used(drawing: &Use) -> Value {
    let Use { id, class, place } = drawing;
    if place.is_empty() && class.is_empty() {
        json!([id])
    } else if place.is_empty() {
        json!([id, class])
    } else {
        json!([id, class, place])
    }
}

fn seat(seat: &SeatView, scene: &Scene) -> Value {
    let lost: Vec<Value> = seat
        .lost
        .iter()
        .map(|figure| json!([vector::figure(figure.glyph), figure.tint.class()]))
        .collect();
    let captives: Vec<Value> = seat
        .captives
        .iter()
        .map(|figure| json!([vector::figure(figure.glyph), figure.tint.class()]))
        .collect();
    let computer = seat.player.as_ref().is_some_and(PlayerId::is_computer);
    let armies = scene.armies.iter().filter(|army| army.seat == seat.seat);
    let mut sits = armies.clone().map(|army| army.sits.number(scene.grid));
    let eyes = scene.eyes.number(scene.grid);
    json!({
        "seat": seat.seat.index(),
        "side": seat.side,
        "tints": armies.map(|army| army.tint.class()).collect::<Vec<_>>(),
        "name": seat.name,
        "computer": computer,
        "moves": seat.moves,
        "out": seat.is_out,
        "sits": sits.clone().next(),
        "below": sits.any(|side| side == eyes),
        "clock": seat.clock.map(|clock| json!([clock.left, clock.runs])),
        "lost": lost,
        "captives": captives,
    })
}

fn mv(mv: &MoveView, scene: &Scene) -> Value {
    let name = |cell: Option<_>| cell.map(|cell| scene.grid.name(cell));
    match &mv.label {
        Some(label) => json!([mv.text, name(mv.from), name(mv.to), label]),
        None => json!([mv.text, name(mv.from), name(mv.to)]),
    }
}

fn dice(scene: &Scene) -> Value {
    let Some(dice) = scene.dice else {
        return Value::Null;
    };
    if !dice.lie() {
        return Value::Null;
    }
    let die = |(face, tint): (u8, crate::render::Tint)| json!([vector::die(face), tint.class()]);
    let verdict = scene.caption.verdict.as_ref();
    json!({
        "attacker": die(dice.attacker),
        "defender": die(dice.defender),
        "won": dice.won(),
        "at": scene.grid.name(dice.at),
        "word": verdict.map(|verdict| verdict.word.clone()),
        "needed": verdict.map(|verdict| verdict.needed.clone()),
    })
}

fn card(scene: &Scene) -> Value {
    let card = scene.caption.card.as_ref();
    card.map_or(
        Value::Null,
        |card| json!({ "headline": card.headline, "lines": card.lines }),
    )
}

/// Controls that a page can offer: on a public one, those that may be asked there.
fn controls(controls: &[Control], party: &Party) -> Value {
    let may = |ask: &Action| matches!(party, Party::Table) || allowed(ask);
    let offered = controls.iter().filter_map(|control| match control {
        Control::Button { ask, .. } if !may(ask) => None,
        Control::Button { label, ask, weight } => {
            Some(json!({ "label": label, "wire": wire(ask)?, "style": style(*weight) }))
        }
        Control::Menu { prompt, options } => {
            let options: Vec<Value> = options
                .iter()
                .filter(|(_, ask)| may(ask))
                .filter_map(|(label, ask)| Some(json!([label, wire(ask)?])))
                .collect();
            (!options.is_empty()).then(|| json!({ "prompt": prompt, "options": options }))
        }
        Control::Select { .. } | Control::Invite { .. } | Control::Link { .. } => None,
    });
    json!(offered.collect::<Vec<_>>())
}

/// The class of a button on a page.
pub(super) const fn style(weight: ButtonStyle) -> &'static str {
    match weight {
        ButtonStyle::Primary => "primary",
        ButtonStyle::Secondary => "plain",
        ButtonStyle::Success => "good",
        ButtonStyle::Danger => "grave",
        ButtonStyle::Disabled => "idle",
    }
}

/// A reply, with its board as drawings.
pub(super) fn reply(reply: &Reply, party: &Party) -> Value {
    let file = reply.file.as_ref();
    // The words say what a sheet shows.
    let picture = reply
        .picture
        .as_ref()
        .filter(|picture| picture.sheet.is_none());
    json!({
        "text": text::json(&reply.text),
        "plain": reply.text.plain(),
        "cells": picture.map(|picture| cells(&picture.scene)),
        "status": picture.map(|picture| picture.scene.caption.status.clone()),
        "file": file.map(|file| file.text.clone()),
        "controls": controls(&reply.controls, party),
    })
}
