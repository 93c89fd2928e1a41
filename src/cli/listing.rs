//! `kingboard games` and `kingboard show`: for people, or as JSON for scripts.

use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::path::Path;

use anyhow::bail;
use serde::Serialize;
use serde_json::json;

use crate::cli::args::ListFilterArgs;
use crate::cli::counted;
use crate::render;
use crate::service::boards::views;
use crate::service::study::listed::{self, ListedGame, ListedPlayer};
use crate::service::{GameId, Service};
use crate::store::Store;

/// Lines of a list that is asked for without a number.
const LINES: NonZeroUsize = NonZeroUsize::new(100).unwrap();

pub(super) fn games(db: &Path, filter: ListFilterArgs, as_json: bool) -> anyhow::Result<()> {
    let service = Service::new(Store::open_read_only(db)?);
    let mut out = io::BufWriter::new(io::stdout().lock());
    // A script wants every game; a person who has a hundred thousand of them wants the newest, and at once.
    let is_short = !as_json && !filter.says_how_many();
    let mut filter = filter.sieve();
    let mut older = false;
    let written = if as_json {
        listed::list_games(&service, &filter, |game| {
            let row = serde_json::to_writer(&mut out, &GameJson::from(&game));
            or_stop(row.map_err(io::Error::from).and_then(|()| writeln!(out)))
        })?
    } else {
        if is_short {
            filter.newest = LINES.checked_add(1);
        }
        let mut lines = 0;
        listed::list_lines(&service, &filter, |line, is_quarantined| {
            lines += 1;
            older = is_short && lines > LINES.get();
            let apart = if is_quarantined {
                " (quarantined: damaged)"
            } else {
                ""
            };
            or_stop(if older {
                Ok(())
            } else {
                writeln!(out, "{line}{apart}")
            })
        })?
    };
    if let ControlFlow::Break(why) = written {
        return Err(why.into());
    }
    out.flush()?;
    if older {
        writeln!(
            io::stderr(),
            "kingboard: these are the newest {LINES}; with --all the older ones are listed, too"
        )?;
    }
    let left_out = listed::unreadable(&service);
    if left_out > 0 {
        let are = if left_out == 1 { "is" } else { "are" };
        writeln!(
            io::stderr(),
            "kingboard: {} {are} left out, damaged; `kingboard doctor` tells more",
            counted(left_out, "game")
        )?;
    }
    Ok(())
}

fn or_stop(written: io::Result<()>) -> ControlFlow<io::Error> {
    written.map_or_else(ControlFlow::Break, ControlFlow::Continue)
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
        let mut shown = serde_json::to_value(GameJson::from(&sheet.game))?;
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
#[derive(Debug, Serialize)]
struct GameJson<'a> {
    changed: &'a str,
    created: &'a str,
    from_position: bool,
    game: &'a str,
    moves: u32,
    number: i64,
    options: &'a [String],
    place: &'a str,
    players: Vec<PlayerJson<'a>>,
    quarantined: bool,
    reason: Option<&'a str>,
    state: &'a str,
    to_move: Option<usize>,
}

/// A player in the fields that docs/scripting.md explains.
#[derive(Debug, Serialize)]
struct PlayerJson<'a> {
    finished: Option<u8>,
    id: &'a str,
    name: &'a str,
    side: &'a str,
}

impl<'a> From<&'a ListedGame> for GameJson<'a> {
    fn from(game: &'a ListedGame) -> Self {
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
            quarantined,
            created,
            changed,
        } = game;
        Self {
            changed,
            created,
            from_position: *from_position,
            game: kind,
            moves: *moves,
            number: id.0,
            options,
            place,
            players: players.iter().map(PlayerJson::from).collect(),
            quarantined: *quarantined,
            reason: reason.as_deref(),
            state: stage,
            to_move: *to_move,
        }
    }
}

impl<'a> From<&'a ListedPlayer> for PlayerJson<'a> {
    fn from(player: &'a ListedPlayer) -> Self {
        let ListedPlayer {
            side,
            id,
            name,
            finished,
        } = player;
        Self {
            finished: *finished,
            id,
            name,
            side,
        }
    }
}
