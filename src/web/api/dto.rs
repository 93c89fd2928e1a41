//! The JSON of the API. It names the contents of snapshots and lists, and decides nothing.

use serde_json::{Value, json};

use crate::service::programs::{GameRow, RankedRow};
use crate::service::snapshot::{MoveView, SeatView, Snapshot, TurnView};
use crate::service::{PlayerId, Timestamp, TokenOwner, server_text};

/// A game.
pub(super) fn game(shown: &Snapshot, now: Timestamp) -> Value {
    json!({
        "game": shown.game.0,
        "kind": shown.kind.spec().slug,
        "options": shown.options,
        "stage": shown.stage.word(),
        "version": shown.version.0,
        "ply": shown.ply.0,
        "last": shown.last.0,
        "position": shown.position,
        "status": shown.said.plain(),
        "announced": shown.announced,
        "players": shown.seats.iter().map(seat).collect::<Vec<_>>(),
        "turns": shown.turns.iter().map(turn).collect::<Vec<_>>(),
        "now": now.0,
    })
}

fn seat(seat: &SeatView) -> Value {
    json!({
        "seat": seat.seat.index(),
        "side": seat.side,
        "id": seat.player.as_ref().map(PlayerId::as_str),
        "name": seat.name,
        "to_move": seat.moves,
        "out": seat.is_out,
        "place": seat.place,
        "clock": seat.clock.map(|clock| json!({ "left": clock.left, "runs": clock.runs })),
    })
}

fn turn(turn: &TurnView) -> Value {
    json!({ "number": turn.number, "text": turn.text, "ply": turn.ply.0 })
}

/// The legal moves of a game, after the moves of a turn that is under way.
pub(super) fn moves(shown: &Snapshot) -> Value {
    let named = |mv: &MoveView| {
        let cell = |cell: Option<_>| cell.map(|cell| shown.scene.grid.name(cell));
        json!({ "move": mv.text, "from": cell(mv.from), "to": cell(mv.to) })
    };
    json!({
        "game": shown.game.0,
        "version": shown.version.0,
        "turn": shown.picked,
        "moves": shown.moves.iter().map(named).collect::<Vec<_>>(),
    })
}

/// A game in a list.
pub(super) fn row(row: &GameRow) -> Value {
    let game = &row.game;
    let players = game.seats.iter().zip(&row.names).enumerate();
    let players: Vec<Value> = players
        .map(|(seat, (player, name))| {
            let place = game.outcome.as_ref();
            let place = place.and_then(|outcome| {
                let mut places = outcome.places.iter();
                places.find(|(at, _)| at.index() == seat)
            });
            json!({
                "seat": seat,
                "id": player.as_str(),
                "name": name,
                "to_move": game.to_move.as_ref() == Some(player),
                "place": place.map(|(_, place)| *place),
            })
        })
        .collect();
    json!({
        "game": game.id.0,
        "kind": game.kind.spec().slug,
        "options": game.options.iter().collect::<Vec<_>>(),
        "stage": game.stage.word(),
        "version": game.version.0,
        "players": players,
        "created": game.created.0,
        "changed": game.changed.0,
    })
}

/// A row of standings.
pub(super) fn ranked(row: &RankedRow) -> Value {
    json!({
        "place": row.place,
        "id": row.player.as_str(),
        "name": row.name,
        "rating": row.rating,
        "deviation": row.deviation,
        "games": row.games,
    })
}

/// The owner of a token.
pub(super) fn owner(owner: &TokenOwner, name: Option<&str>) -> Value {
    match owner {
        TokenOwner::Player(player) => json!({ "player": player.as_str(), "name": name }),
        TokenOwner::Server(server) => json!({ "server": server_text(server) }),
    }
}
