//! The gateway: hello, identify or resume, heartbeats, and events in plain text frames.

use std::sync::Arc;

use axum::extract::ws::{CloseFrame, Message, WebSocket};
use serde_json::{Value, json};
use tokio::sync::mpsc;

use super::{APPLICATION, BOT, Shared, TOKEN};

/// What is sent to a connected bot.
pub(super) enum Frame {
    /// An event.
    Event(Value),
    /// A close with this code.
    Close(u16),
}

/// Serves one connection.
pub(super) async fn serve(mut socket: WebSocket, shared: Arc<Shared>) {
    let (sender, mut frames) = mpsc::unbounded_channel();
    let hello = json!({ "op": 10, "s": null, "t": null, "d": { "heartbeat_interval": 41_250 } });
    send(&mut socket, &hello).await;
    loop {
        tokio::select! {
            heard = socket.recv() => match heard {
                Some(Ok(Message::Text(text))) => {
                    let said: Value = serde_json::from_str(&text).unwrap();
                    if !hear(&mut socket, &shared, &sender, &said).await {
                        return;
                    }
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                Some(Ok(_)) => {}
            },
            frame = frames.recv() => match frame {
                Some(Frame::Event(event)) => send(&mut socket, &event).await,
                Some(Frame::Close(code)) => return close(&mut socket, code).await,
                None => return,
            },
        }
    }
}

/// Answers what the bot says; `false` when the connection ends by it.
async fn hear(
    socket: &mut WebSocket,
    shared: &Shared,
    sender: &mpsc::UnboundedSender<Frame>,
    said: &Value,
) -> bool {
    match said["op"].as_u64() {
        Some(1) => {
            let beat = json!({ "op": 11, "s": null, "t": null, "d": null });
            send(socket, &beat).await;
        }
        Some(2) => {
            let refused = {
                let mut state = shared.state();
                state.identified.push(said["d"].clone());
                let known = said["d"]["token"]
                    .as_str()
                    .is_some_and(|t| t.ends_with(TOKEN));
                state.refuse_with.or((!known).then_some(4004))
            };
            if let Some(code) = refused {
                close(socket, code).await;
                return false;
            }
            let event = event(shared, "READY", &ready(shared));
            send(socket, &event).await;
            shared.state().session = Some(sender.clone());
            shared.tell();
        }
        Some(6) => {
            let event = event(shared, "RESUMED", &json!({}));
            send(socket, &event).await;
            let mut state = shared.state();
            state.resumed += 1;
            state.session = Some(sender.clone());
            drop(state);
            shared.tell();
        }
        _ => {}
    }
    true
}

/// An event with the next number.
pub(super) fn event(shared: &Shared, name: &str, content: &Value) -> Value {
    let mut state = shared.state();
    state.sequence += 1;
    json!({ "op": 0, "s": state.sequence, "t": name, "d": content })
}

async fn send(socket: &mut WebSocket, frame: &Value) {
    // A bot that is gone is noticed by the next read.
    drop(socket.send(Message::text(frame.to_string())).await);
}

async fn close(socket: &mut WebSocket, code: u16) {
    let frame = CloseFrame {
        code,
        reason: "refused".into(),
    };
    drop(socket.send(Message::Close(Some(frame))).await);
}

fn ready(shared: &Shared) -> Value {
    json!({
        "v": 10,
        "user": {
            "id": BOT.to_string(), "username": "Kingboard", "discriminator": "0", "global_name": null,
            "avatar": null, "bot": true, "mfa_enabled": true, "verified": true, "flags": 0, "email": null,
        },
        "guilds": [],
        "session_id": "session",
        "resume_gateway_url": format!("ws://{}/gateway-socket", shared.address),
        "shard": [0, 1],
        "application": { "id": APPLICATION.to_string(), "flags": 0 },
    })
}
