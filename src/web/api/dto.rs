//! The JSON of the API. It names the contents of snapshots and lists, and decides nothing.

use serde_json::{Value, json};

use crate::service::programs::{GameRow, RankedRow};
use crate::service::snapshot::{MoveView, SeatView, Snapshot, TurnView};
use crate::service::{GameSummary, PlayerId, Timestamp, TokenOwner, server_text};

/// A game.
pub(super) fn game(shown: &Snapshot, now: Timestamp) -> Value {
    let Snapshot {
        game,
        kind,
        options,
        stage,
        version,
        ply,
        last,
        position,
        said,
        announced,
        seats,
        turns,
        // The moves have an answer of their own.
        moves: _,
        picked: _,
        // A program draws and presses nothing.
        scene: _,
        theme: _,
        alt: _,
        labels: _,
        controls: _,
        may_be_called_off: _,
        // They follow from the stage and the players.
        runs: _,
        plays: _,
        // They are for readers and for caches of pictures.
        rules_version: _,
        terms: _,
        played: _,
        equipment: _,
        print: _,
    } = shown;
    json!({
        "game": game.0,
        "kind": kind.spec().slug,
        "options": options,
        "stage": stage.word(),
        "version": version.0,
        "ply": ply.0,
        "last": last.0,
        "position": position,
        "status": said.plain(),
        "announced": announced,
        "players": seats.iter().map(seat).collect::<Vec<_>>(),
        "turns": turns.iter().map(turn).collect::<Vec<_>>(),
        "now": now.0,
    })
}

fn seat(view: &SeatView) -> Value {
    let SeatView {
        seat,
        side,
        player,
        name,
        moves,
        is_out,
        place,
        clock,
        // They are for drawings.
        tint: _,
        lost: _,
        captives: _,
    } = view;
    json!({
        "seat": seat.index(),
        "side": side,
        "id": player.as_ref().map(PlayerId::as_str),
        "name": name,
        "to_move": moves,
        "out": is_out,
        "place": place,
        "clock": clock.map(|clock| json!({ "left": clock.left, "runs": clock.runs })),
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
    let GameRow { game, names } = row;
    let GameSummary {
        id,
        version,
        kind,
        options,
        stage,
        seats,
        to_move,
        outcome,
        created,
        changed,
        // Their channels are no part of the API.
        place: _,
        // An open game has no players yet.
        challenger: _,
        invited: _,
        present: _,
        // The answer about one game has its position and its turns.
        set_up: _,
        moves: _,
        // Ratings have lists of their own.
        rated: _,
    } = game;
    let place = |seat: usize| {
        let mut places = outcome.as_ref()?.places.iter();
        let found = places.find(|(at, _)| at.index() == seat);
        found.map(|(_, place)| *place)
    };
    let players = seats.iter().zip(names).enumerate();
    let players: Vec<Value> = players
        .map(|(seat, (player, name))| {
            json!({
                "seat": seat,
                "id": player.as_str(),
                "name": name,
                "to_move": to_move.as_ref() == Some(player),
                "place": place(seat),
            })
        })
        .collect();
    json!({
        "game": id.0,
        "kind": kind.spec().slug,
        "options": options.iter().collect::<Vec<_>>(),
        "stage": stage.word(),
        "version": version.0,
        "players": players,
        "created": created.0,
        "changed": changed.0,
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
