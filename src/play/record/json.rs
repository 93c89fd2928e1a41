//! A [`Record`] as JSON, for programs: the same facts as the text, with the position after each move.

use serde_json::{Value, json};

use crate::game::chance::Roll;
use crate::game::seat::Seat;
use crate::play::record::letters::moment;
use crate::play::record::write::{Offer, begin, offered, place, rules, started};
use crate::play::record::{
    Act, Item, Made, Record, consent, dice, items, made, moderate, result, side, termination, time,
};
use crate::play::sealed::{Seal, Secret};
use crate::play::{Game, PlayerId, Timestamp};

/// The record as JSON over several lines.
pub(super) fn text(record: &Record) -> String {
    let game = record.played();
    let value = whole(record, &game);
    let mut text =
        serde_json::to_string_pretty(&value).expect("values of text and numbers have a JSON form");
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
    let offer = Offer::of(game);
    let all = made(record);
    let (mut moves, mut acts, mut comments) = (Vec::new(), Vec::new(), Vec::new());
    for item in items(record, &all) {
        match item {
            Item::Move(Made { step, throw, .. }) => moves.push(json!({
                "ply": moves.len() + 1,
                "number": step.number.round,
                "side": side(game, step.seat),
                "move": step.text.as_str(),
                "dice": step.roll.as_ref().map(Roll::faces),
                "roll": throw.as_ref().map(|throw| throw.number),
                "position": step.after.as_str(),
                "at": moment(step.at),
                "clock": step.clock.map(time::clock),
            })),
            Item::Fell(_, roll, at) => acts.push(json!({
                "what": "rolled",
                "after": moves.len(),
                "at": moment(at),
                "faces": roll.faces(),
            })),
            Item::Act(act, at) => {
                acts.push(happened(&act, at, moves.len(), game));
                if let Act::TakenBack(to) = act {
                    let taken = moves.split_off(moves.len().min(to.0 as usize));
                    if let Some(Value::Object(act)) = acts.last_mut() {
                        act.insert("moves".to_owned(), Value::Array(taken));
                    }
                }
            }
            Item::Comment(comment) => comments.push(json!({
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
        "place": place(record).as_str(),
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

/// The seals of its dice in order, with the secrets that are open; nothing where no dice are sealed.
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
        .map(|seat| json!({ "side": side(game, seat), "seed": dice.seed(seat) }));
    json!({
        "seals": dice.seals().iter().map(seal).collect::<Vec<_>>(),
        "seeds": seeds.collect::<Vec<_>>(),
        "rolls": dice.rolls(),
    })
}

/// What happened beside moves, and after which of them.
fn happened(act: &Act, at: Timestamp, ply: usize, game: &Game) -> Value {
    let side = |seat: &Seat| side(game, *seat);
    let (what, more) = match act {
        Act::Touched(cells) => ("touched", json!({ "cells": cells })),
        Act::DrawOffered(seat) => ("drawOffered", json!({ "side": side(seat) })),
        Act::DrawDeclined(seat) => ("drawDeclined", json!({ "side": side(seat) })),
        Act::DrawAgreed => ("drawAgreed", json!({})),
        Act::Signalled(seat, signal) => (
            "signal",
            json!({ "side": side(seat), "number": signal.number() }),
        ),
        Act::Agreed(seat, to) => ("agreed", json!({ "side": side(seat), "to": consent(*to) })),
        Act::TakebackAsked(seat) => ("takebackAsked", json!({ "side": side(seat) })),
        Act::TakebackDeclined(seat) => ("takebackDeclined", json!({ "side": side(seat) })),
        Act::TakenBack(to) => ("takenBack", json!({ "to": to.0 })),
        Act::Swapped(seat) => ("swapped", json!({ "side": side(seat) })),
        Act::Forfeited(seat, why) => ("forfeited", json!({ "side": side(seat), "why": why })),
        Act::Aborted(seat) => ("aborted", json!({ "side": side(seat) })),
        Act::Closed => ("closed", json!({})),
        Act::Imported(place, number) => (
            "imported",
            json!({ "place": place.as_str(), "number": number.0 }),
        ),
        Act::Moved(place) => ("moved", json!({ "place": place.as_str() })),
        Act::Time(event) => ("time", json!({ "event": time::words(*event, game) })),
        Act::Dice(event, rolls) => {
            let words = dice::words(event, *rolls, game);
            ("dice", json!({ "event": words }))
        }
        Act::Moderated(event) => (
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

/// The side of a player of this game, the id of anybody else.
fn author_of<'a>(author: &'a PlayerId, game: &Game) -> &'a str {
    moderate::only_seat(game, author).map_or(author.as_str(), |seat| side(game, seat))
}
