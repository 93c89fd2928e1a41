//! `kingboard games` and `kingboard show`: for people, or as JSON for scripts.

use std::io::{self, Write};
use std::path::Path;

use anyhow::bail;
use serde_json::{Value, json};

use crate::render;
use crate::service::boards::views;
use crate::service::study::listed::{self, ListedGame};
use crate::service::{GameId, ListFilter, Service};
use crate::store::Store;

pub(super) fn games(db: &Path, filter: &ListFilter, as_json: bool) -> anyhow::Result<()> {
    let service = Service::new(Store::open_read_only(db)?);
    let mut out = io::BufWriter::new(io::stdout().lock());
    for game in listed::list_games(&service, filter)? {
        if as_json {
            writeln!(out, "{}", object(&game))?;
        } else {
            writeln!(out, "{}", game.line)?;
        }
    }
    out.flush()?;
    Ok(())
}

pub(super) fn show(db: &Path, id: GameId, at: Option<&str>, as_json: bool) -> anyhow::Result<()> {
    let service = Service::new(Store::open_read_only(db)?);
    let Some(sheet) = views::game_sheet(&service, id, at)? else {
        bail!("{} holds no game {id}", db.display());
    };
    if let Some(refused) = sheet.refused {
        bail!("{refused}");
    }
    let mut out = io::BufWriter::new(io::stdout().lock());
    if as_json {
        let mut shown = object(&sheet.game);
        shown["played"] = json!(sheet.moves);
        shown["position"] = json!(sheet.position.as_ref().map(|(text, _)| text));
        shown["status"] = json!(sheet.position.map(|(_, status)| status));
        writeln!(out, "{shown}")?;
        return Ok(out.flush()?);
    }
    for line in sheet.lines {
        writeln!(out, "{line}")?;
    }
    if let Some(picture) = sheet.picture {
        let caption = &picture.scene.caption;
        let parts = [&caption.title, &caption.last, &caption.status];
        let parts: Vec<&str> = parts.map(String::as_str).into();
        let shown: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        writeln!(out, "\n{}", shown.join("   "))?;
        writeln!(out, "{}", render::text::board(&picture.scene).trim_end())?;
    }
    out.flush()?;
    Ok(())
}

/// A game in the fields that docs/scripting.md explains.
fn object(game: &ListedGame) -> Value {
    let ListedGame {
        id,
        kind,
        options,
        from_position,
        stage,
        place,
        players,
        to_move,
        moves,
        reason,
        created,
        changed,
        line: _,
    } = game;
    let players: Vec<Value> = players
        .iter()
        .map(|player| {
            json!({
                "side": player.side,
                "id": player.id,
                "name": player.name,
                "finished": player.finished,
            })
        })
        .collect();
    json!({
        "number": id.0,
        "game": kind,
        "options": options,
        "from_position": from_position,
        "state": stage,
        "place": place,
        "players": players,
        "to_move": to_move,
        "moves": moves,
        "reason": reason,
        "created": created,
        "changed": changed,
    })
}
