//! The JSON that leaves: the frame of a game, which holds its whole changing state, and replies.
//!
//! A frame is whole, and says nothing twice: a look or a text that many cells share is written once, with their names.
//! `static/frame.js` reads it.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::render::vector::{self, BoardArt, Use};
use crate::render::{Figure, Scene};
use crate::service::api::action::Action;
use crate::service::api::explore::{ExploreAction, ExploreControl};
use crate::service::api::reply::{ButtonStyle, Control, Picture, PictureContent, Reply};
use crate::service::api::values::{ReviewPage, ReviewShows};
use crate::service::snapshot::{
    self, CellLabel, MoveView, SeatView, ShownStage, Snapshot, TurnView,
};
use crate::service::words::catalogue::sentences;
use crate::service::{PlayerId, Ply, Timestamp, wire};
use crate::web::party::Party;
use crate::web::{allowed, graph, text};

/// The form of frames. A page reads frames of its own form alone, and reloads if they come in another. So it is raised
/// with every change that older pages would read wrongly, such as another name of a drawing.
pub(super) const FORM: u32 = 2;

/// The frame of a game.
pub(super) fn frame(shown: &Snapshot, party: &Party, now: Timestamp) -> Value {
    let Snapshot {
        game,
        stage,
        version,
        ply,
        last,
        scene,
        alt,
        said,
        announced,
        seats,
        labels,
        moves,
        picked,
        turns,
        controls,
        runs,
        plays,
        may_be_called_off,
        // The page itself was made for its game, terms and colours.
        kind: _,
        options: _,
        theme: _,
        rules_version: _,
        terms: _,
        played: _,
        equipment: _,
        // The cells show it.
        position: _,
        // It is for caches of pictures.
        print: _,
    } = shown;
    json!({
        "f": FORM,
        "game": game.0,
        "version": version.0,
        "ply": ply.0,
        "last": last.0,
        "now": now.0,
        "runs": runs,
        "plays": plays,
        "aborts": may_be_called_off,
        "over": *stage == ShownStage::Over,
        "title": scene.caption.title,
        "status": scene.caption.status,
        "warns": scene.caption.warns,
        "said": text::json(said),
        "announced": announced,
        "alt": alt,
        "cells": cells(scene),
        "labels": self::labels(scene, labels),
        "seats": seats.iter().map(|seat| self::seat(seat, scene, party)).collect::<Vec<_>>(),
        "dice": dice(scene),
        "moves": moves.iter().map(|mv| self::mv(mv, scene)).collect::<Vec<_>>(),
        "picked": picked,
        "controls": self::controls(controls, party),
        "turns": self::turns(turns),
        "card": card(scene),
    })
}

/// The drawings on the cells that have any: each look once, with the cells that have it.
pub(super) fn cells(scene: &Scene) -> Value {
    let board = BoardArt::of(scene);
    let mut looks: BTreeMap<(&str, &[Use]), Vec<&str>> = BTreeMap::new();
    for cell in board.rows.iter().flatten() {
        if !cell.on.is_empty() {
            let alike = looks.entry((&cell.men, &cell.on)).or_default();
            alike.push(&cell.name);
        }
    }
    let look = |((men, on), cells): (&(&str, &[Use]), &Vec<&str>)| {
        let uses: Vec<Value> = on.iter().map(used).collect();
        json!([men, uses, cells.join(" ")])
    };
    json!(looks.iter().map(look).collect::<Vec<_>>())
}

/// The names of the occupied cells: each text once, with the cells that have it. `#` stands for the name of the cell.
fn labels(scene: &Scene, labels: &[CellLabel]) -> Value {
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for label in labels {
        let name = scene.grid.name(label.cell);
        let text = label.text.replacen(&name, "#", 1);
        texts.entry(text).or_default().push(name);
    }
    let texts = texts.into_iter();
    json!(
        texts
            .map(|(text, cells)| json!([text, cells.join(" ")]))
            .collect::<Vec<_>>()
    )
}

/// The turns. One of a single move that opens no line is its text alone.
fn turns(turns: &[TurnView]) -> Value {
    let mut before = 0;
    let turn = |turn: &TurnView| {
        let next = turn.ply.0 == before + 1;
        before = turn.ply.0;
        if next && turn.number.is_empty() {
            json!(turn.text)
        } else {
            json!([turn.number, turn.text, turn.ply.0])
        }
    };
    json!(turns.iter().map(turn).collect::<Vec<_>>())
}

/// A drawing on a cell: its id and its classes, and its place unless it is the whole cell.
fn used(drawing: &Use) -> Value {
    let Use { id, class, place } = drawing;
    let dash = if class.is_empty() { "" } else { " " };
    let kind = format!("{id}{dash}{class}");
    if place.is_empty() {
        json!(kind)
    } else {
        json!([kind, place])
    }
}

fn seat(view: &SeatView, scene: &Scene, party: &Party) -> Value {
    let SeatView {
        seat,
        side,
        // The armies of the scene have all tints.
        tint: _,
        player,
        name,
        moves,
        is_out,
        // The card of the end names the places.
        place: _,
        clock,
        lost,
        captives,
    } = view;
    let drawn = |figure: &Figure| {
        let class = vector::tint_class(figure.tint);
        json!([vector::figure(figure.glyph), class])
    };
    let lost: Vec<Value> = lost.iter().map(drawn).collect();
    let captives: Vec<Value> = captives.iter().map(drawn).collect();
    let computer = player.as_ref().is_some_and(PlayerId::is_computer);
    let armies = scene.armies.iter().filter(|army| army.seat == *seat);
    let mut sits = armies.clone().map(|army| army.sits.number(scene.grid));
    let eyes = scene.eyes.number(scene.grid);
    let mut seat = json!({
        "seat": seat.index(),
        "side": side,
        "tints": armies.map(|army| vector::tint_class(army.tint)).collect::<Vec<_>>(),
        "name": name,
        "computer": computer,
        "page": view.has_page() && !matches!(party, Party::Table),
        "moves": moves,
        "out": is_out,
        "sits": sits.clone().next(),
        "below": sits.any(|side| side == eyes),
        "clock": clock.map(|clock| json!([clock.left, clock.runs])),
        "lost": lost,
        "captives": captives,
    });
    // Members that are false, null or empty are left out.
    if let Some(members) = seat.as_object_mut() {
        let says = |value: &Value| *value != json!(false) && *value != json!([]);
        members.retain(|_, value| !value.is_null() && says(value));
    }
    seat
}

/// A move. One that is written as its first and last cells is its text alone.
fn mv(mv: &MoveView, scene: &Scene) -> Value {
    let name = |cell: Option<_>| cell.map(|cell| scene.grid.name(cell));
    let (from, to) = (name(mv.from), name(mv.to));
    match (&mv.label, &from, &to) {
        (Some(label), _, _) => json!([mv.text, from, to, label]),
        (None, Some(from), Some(to)) if mv.text == format!("{from}-{to}") => json!(mv.text),
        (None, _, _) => json!([mv.text, from, to]),
    }
}

fn dice(scene: &Scene) -> Value {
    let Some(dice) = scene.dice else {
        return Value::Null;
    };
    if !dice.lie() {
        return Value::Null;
    }
    let die = |(face, tint): (u8, crate::render::Tint)| {
        json!([vector::die(face), vector::tint_class(tint)])
    };
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

/// Returns `true` for actions that a page has no place for. Its board draws no films, stories and graphs. It shares
/// nothing with a channel, and walks through the pages of a review by itself.
const fn is_for_chats(action: &Action) -> bool {
    matches!(
        action,
        Action::Film { .. }
            | Action::Story { .. }
            | Action::Review(
                ReviewPage { shared: true, .. }
                    | ReviewPage {
                        new_message: false,
                        ..
                    }
                    | ReviewPage {
                        ply: Some(Ply(0)),
                        ..
                    }
                    | ReviewPage {
                        shows: ReviewShows::Graph,
                        ..
                    }
            )
            | Action::Explore(ExploreAction::Control {
                act: ExploreControl::Share,
                ..
            })
    )
}

/// Returns `true` if a page may ask for this: on a public one, if it is allowed there.
pub(super) fn may(party: &Party, action: &Action) -> bool {
    !is_for_chats(action) && (matches!(party, Party::Table) || allowed(action))
}

/// Controls that a page can offer. A review is that of the page itself, the board of a game is its page, and a question before resigning has a way out.
fn controls(controls: &[Control], party: &Party) -> Value {
    let may = |action: &Action| may(party, action);
    let resigns = |control: &Control| {
        matches!(
            control,
            Control::Button {
                action: Action::Resign { sure: true, .. },
                ..
            }
        )
    };
    let offered = controls.iter().filter_map(|control| match control {
        Control::Button { action, .. } if !may(action) => None,
        Control::Button {
            label,
            action: Action::Review(ReviewPage { ply: Some(ply), .. }),
            ..
        } => Some(json!({ "label": label, "ply": ply.0 })),
        Control::Button {
            label,
            action: Action::Board(Some(game)),
            ..
        } => Some(json!({ "label": label, "game": game.0 })),
        Control::Button {
            label,
            action,
            style,
        } => Some(json!({ "label": label, "wire": wire(action)?, "style": style_name(*style) })),
        Control::Menu { prompt, options } => {
            let options: Vec<Value> = options
                .iter()
                .filter(|(_, action)| may(action))
                .filter_map(|(label, action)| Some(json!([label, wire(action)?])))
                .collect();
            (!options.is_empty()).then(|| json!({ "prompt": prompt, "options": options }))
        }
        Control::Select { .. } | Control::Invite { .. } | Control::Link { .. } => None,
    });
    let mut offered: Vec<Value> = offered.collect();
    if controls.iter().any(resigns) {
        let label = sentences().line("web-resign-not", &[]);
        offered.push(json!({ "label": label, "lets_go": true }));
    }
    json!(offered)
}

/// The class of a button on a page.
pub(super) const fn style_name(style: ButtonStyle) -> &'static str {
    match style {
        ButtonStyle::Primary => "primary",
        ButtonStyle::Secondary => "plain",
        ButtonStyle::Success => "good",
        ButtonStyle::Danger => "grave",
        ButtonStyle::Disabled => "idle",
    }
}

/// The position of a picture, if it can stand on this board. The position of another game has other cells or pieces,
/// and a story, a graph or a sheet is no position.
fn position<'a>(picture: &'a Picture, board: &Scene) -> Option<&'a Scene> {
    let scene = &picture.scene;
    let is_position = match picture.content {
        PictureContent::Board | PictureContent::Film(_) => true,
        PictureContent::Story(_) | PictureContent::Graph(_) | PictureContent::Sheet(_) => false,
    };
    let fits = scene.grid == board.grid && BoardArt::of(board).draws(&BoardArt::of(scene));
    (is_position && fits).then_some(scene)
}

/// A reply on the page of a game, with its position as drawings, if it is one of this board.
pub(super) fn reply(reply: &Reply, party: &Party, board: &Scene) -> Value {
    let Reply {
        text,
        picture,
        more_pictures,
        file,
        controls,
        // Only the reader of the page sees the answer, and a page notifies nobody.
        audience: _,
        notify: _,
        role: _,
        hears: _,
        // A page has no message to head, to replace or to delete.
        headed: _,
        replaces_source: _,
        deleted_after_move_in: _,
        // They are for completions and menus of a chat: a page names its game and lists its moves itself.
        choices: _,
        may_mean: _,
    } = reply;
    // The words contain everything on a sheet.
    let picture = picture.as_ref().filter(|picture| picture.has_board());
    let scene = picture.and_then(|picture| position(picture, board));
    let named = scene.map(|scene| labels(scene, &snapshot::labels(scene, &[])));
    let fails = more_pictures.first().filter(|_| is_shown_first(reply));
    json!({
        "text": text::json(text),
        "plain": text.plain(),
        "cells": scene.map(cells),
        "labels": named,
        "alt": picture.map(|picture| picture.alt.clone()),
        "image": graph::of(reply).map(|_| graph::FILE),
        "eyes": scene.map(|scene| scene.eyes.number(scene.grid)),
        "status": scene.map(|scene| scene.caption.status.clone()),
        "file": file.as_ref().map(|file| file.text.clone()),
        "controls": self::controls(controls, party),
        "fails": fails.and_then(|picture| branch(picture, board)),
    })
}

/// Returns `true` for a move that is shown before it counts.
pub(super) fn is_shown_first(reply: &Reply) -> bool {
    let first = reply.controls.first();
    let counts = |control: &Control| {
        matches!(
            control,
            Control::Button {
                style: ButtonStyle::Success,
                ..
            }
        )
    };
    reply.picture.is_some() && first.is_some_and(counts)
}

/// The board of an attack that fails, for a move that is shown before it counts.
fn branch(picture: &Picture, board: &Scene) -> Option<Value> {
    let scene = position(picture, board)?;
    Some(json!({
        "cells": cells(scene),
        "labels": labels(scene, &snapshot::labels(scene, &[])),
        "alt": picture.alt,
        "status": scene.caption.status,
    }))
}
