//! A [`Record`] as JSON, for programs: the same facts as the text, with the position after each move.

use serde_json::{Value, json};

use crate::game::chance::Roll;
use crate::game::seat::Seat;
use crate::play::game::Game;
use crate::play::record::letters::moment;
use crate::play::record::places::place_text;
use crate::play::record::write::{RecordedOffer, begin, offered, place, rules, started};
use crate::play::record::{
    Record, RecordItem, RecordedAct, RecordedAnalysis, RecordedMove, consent, dice, items, made,
    moderate, result, termination, time,
};
use crate::play::values::identity::{PlayerId, Timestamp};
use crate::play::values::seal::{Seal, Secret};

/// The record as JSON over several lines.
pub(super) fn text(record: &Record) -> String {
    let game = record.played();
    let mut value = whole(record, &game);
    if let Some(analysis) = &record.analysis {
        judge(&mut value, analysis);
    }
    let mut text =
        serde_json::to_string_pretty(&value).expect("values of text and numbers serialise");
    text.push('\n');
    text
}

fn whole(record: &Record, game: &Game) -> Value {
    let spec = game.kind().spec();
    let players: Vec<Value> = (spec.sides)(game.options())
        .iter()
        .zip(record.players())
        .map(|(side, (id, name))| json!({ "side": side, "id": id.as_str(), "name": name }))
        .collect();
    let offer = RecordedOffer::of(game);
    let all = made(record);
    let (mut moves, mut acts, mut comments) = (Vec::new(), Vec::new(), Vec::new());
    for item in items(record, &all) {
        match item {
            RecordItem::Move(RecordedMove { step, throw, .. }) => moves.push(json!({
                "ply": moves.len() + 1,
                "number": step.number.round,
                "side": game.side_code(step.seat),
                "move": step.text.as_str(),
                "dice": step.roll.as_ref().map(Roll::faces),
                "roll": throw.as_ref().map(|throw| throw.number),
                "position": step.after.as_str(),
                "at": moment(step.at),
                "clock": step.clock.map(time::clock),
            })),
            RecordItem::Fell(_, roll, at) => acts.push(json!({
                "what": "rolled",
                "after": moves.len(),
                "at": moment(at),
                "faces": roll.faces(),
            })),
            RecordItem::Act(act, at) => {
                acts.push(happened(&act, at, moves.len(), game));
                if let RecordedAct::TakenBack(to) = act {
                    let taken = moves.split_off(moves.len().min(to.0 as usize));
                    if let Some(Value::Object(act)) = acts.last_mut() {
                        act.insert("moves".to_owned(), Value::Array(taken));
                    }
                }
            }
            RecordItem::Comment(comment) => comments.push(json!({
                "ply": comment.ply.0,
                "by": comment.author.as_ref().map(|author| author_of(author, game)),
                "text": comment.text,
            })),
        }
    }
    json!({
        "game": spec.slug,
        "title": spec.title,
        "rules": rules(record),
        "options": game.options().iter().collect::<Vec<_>>(),
        "players": players,
        "place": place_text(&place(record)),
        "number": record.game.0,
        "offered": {
            "at": moment(offered(record)),
            "by": offer.by,
            "to": offer.to,
            "sides": if offer.chosen { "chosen" } else { "lot" },
        },
        "started": moment(started(record)),
        "timeControl": game.terms().clock.map(|clock| clock.to_string()),
        "note": game.terms().note,
        "setup": begin(game),
        "dice": sealed(game),
        "moves": moves,
        "acts": acts,
        "comments": comments,
        "result": result(game),
        "termination": termination(game.outcome()),
    })
}

/// Adds an engine's judgement to a record and its moves.
fn judge(record: &mut Value, analysis: &RecordedAnalysis) {
    record["analysis"] = json!(analysis.engine);
    let moves = record["moves"].as_array_mut().into_iter().flatten();
    for (made, judgement) in moves.zip(&analysis.plies) {
        made["analysis"] = judgement.json();
    }
}

/// The seals of its dice in order, with the opened secrets; null if no dice are sealed.
fn sealed(game: &Game) -> Value {
    let Some(dice) = game.sealed() else {
        return Value::Null;
    };
    let seal = |seal: &Seal| {
        json!({
            "commitment": seal.commitment.to_string(),
            "game": seal.game.0,
            "rules": seal.rules,
            "scheme": seal.scheme.number(),
            "firstRoll": seal.first,
            "secret": seal.secret.as_ref().map(Secret::hex),
        })
    };
    let seeds = Seat::all(game.position().seats())
        .map(|seat| json!({ "side": game.side_code(seat), "seed": dice.seed(seat) }));
    json!({
        "seals": dice.seals().iter().map(seal).collect::<Vec<_>>(),
        "seeds": seeds.collect::<Vec<_>>(),
        "rolls": dice.rolls(),
    })
}

/// An event beside moves, with the number of moves before it.
fn happened(act: &RecordedAct, at: Timestamp, ply: usize, game: &Game) -> Value {
    let side = |seat: &Seat| game.side_code(*seat);
    let (what, more) = match act {
        RecordedAct::Touched(cells) => ("touched", json!({ "cells": cells })),
        RecordedAct::DrawOffered(seat) => ("drawOffered", json!({ "side": side(seat) })),
        RecordedAct::DrawDeclined(seat) => ("drawDeclined", json!({ "side": side(seat) })),
        RecordedAct::DrawAgreed => ("drawAgreed", json!({})),
        RecordedAct::Signalled(seat, signal) => (
            "signal",
            json!({ "side": side(seat), "number": signal.number() }),
        ),
        RecordedAct::Agreed(seat, to) => {
            ("agreed", json!({ "side": side(seat), "to": consent(*to) }))
        }
        RecordedAct::TakebackAsked(seat) => ("takebackAsked", json!({ "side": side(seat) })),
        RecordedAct::TakebackDeclined(seat) => ("takebackDeclined", json!({ "side": side(seat) })),
        RecordedAct::TakenBack(to) => ("takenBack", json!({ "to": to.0 })),
        RecordedAct::Swapped(seat) => ("swapped", json!({ "side": side(seat) })),
        RecordedAct::Forfeited(seat, why) => {
            ("forfeited", json!({ "side": side(seat), "why": why }))
        }
        RecordedAct::Aborted(seat) => ("aborted", json!({ "side": side(seat) })),
        RecordedAct::Closed => ("closed", json!({})),
        RecordedAct::Stakes(stakes) => ("rated", json!({ "stakes": stakes.code() })),
        RecordedAct::Imported(place, number) => (
            "imported",
            json!({ "place": place_text(place), "number": number.0 }),
        ),
        RecordedAct::Moved(place) => ("moved", json!({ "place": place_text(place) })),
        RecordedAct::Time(event) => ("time", json!({ "event": time::words(*event, game) })),
        RecordedAct::Dice(event, rolls) => {
            let words = dice::words(event, *rolls, game);
            ("dice", json!({ "event": words }))
        }
        RecordedAct::Moderated(event) => (
            "moderated",
            json!({ "event": moderate::words(event, game), "reason": event.reason() }),
        ),
    };
    let mut value = json!({ "what": what, "after": ply, "at": moment(at) });
    if let (Value::Object(all), Value::Object(more)) = (&mut value, more) {
        all.extend(more);
    }
    value
}

/// The side of a player of this game, or the id of anybody else.
fn author_of<'a>(author: &'a PlayerId, game: &Game) -> &'a str {
    moderate::only_seat(game, author).map_or(author.as_str(), |seat| game.side_code(seat))
}
