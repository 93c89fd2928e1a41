//! The body of a request: a type, a time and data, as Standard Webhooks advises.

use serde_json::{Value, json};

use crate::service::HookTopic;
use crate::service::api::hooks::{HookContent, HookGame, HookMessage, HookPlayer};

/// The body of a message.
pub(super) fn body(message: &HookMessage) -> String {
    let HookMessage { at, text, content } = message;
    let (kind, data) = match content {
        HookContent::Game(game) => (type_of(game.topic), of_game(game, text)),
        HookContent::Round { contest, version } => (
            type_of(HookTopic::Round),
            json!({ "contest": contest.0, "version": version, "text": text }),
        ),
        HookContent::Test => ("test", json!({ "text": text })),
    };
    json!({ "type": kind, "timestamp": at.iso(), "data": data }).to_string()
}

const fn type_of(topic: HookTopic) -> &'static str {
    match topic {
        HookTopic::Move => "game.move",
        HookTopic::Turn => "game.turn",
        HookTopic::Over => "game.over",
        HookTopic::Round => "contest.round",
        HookTopic::Open => "challenge.open",
    }
}

fn of_game(game: &HookGame, text: &str) -> Value {
    let HookGame {
        topic: _,
        game,
        version,
        kind,
        ply,
        stage,
        moves,
        players,
    } = game;
    let player = |player: &HookPlayer| {
        json!({
            "id": player.id.as_str(),
            "name": player.name,
            "to_move": player.to_move,
            "place": player.place,
        })
    };
    json!({
        "game": game.0,
        "version": version.0,
        "kind": kind.spec().slug,
        "ply": ply.0,
        "stage": stage.word(),
        "moves": moves,
        "players": players.iter().map(player).collect::<Vec<_>>(),
        "text": text,
    })
}
