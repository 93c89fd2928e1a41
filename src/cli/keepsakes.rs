//! `film` and `story`: a game as pictures in a file.

use std::io::{self, Write};
use std::path::Path;

use anyhow::{Context, bail};

use crate::cli::args::SideArg;
use crate::cli::misused::Misused;
use crate::cli::put;
use crate::render::ThemeName;
use crate::service::api::reply::Picture;
use crate::service::api::values::{FilmOptions, StoryOptions};
use crate::service::study::{film, story};
use crate::service::{GameId, Service};
use crate::store::Store;

/// Writes a film of a game.
pub(super) fn film(
    db: &Path,
    id: GameId,
    cut: FilmOptions,
    side: &SideArg,
    output: &Path,
) -> anyhow::Result<()> {
    let (service, side) = seen_from(db, id, side)?;
    let filmed = film::film_of(&service, id, &FilmOptions { side, ..cut })?;
    let reply = filmed.with_context(|| missing(db, id))?;
    let Some(picture) = reply.picture else {
        bail!("{}", reply.text.plain());
    };
    if let Some(smaller) = put::film(output, &picture)? {
        writeln!(io::stderr(), "{smaller}")?;
    }
    Ok(())
}

/// Writes a story of a game.
pub(super) fn story(
    db: &Path,
    id: GameId,
    side: &SideArg,
    theme: ThemeName,
    output: &Path,
) -> anyhow::Result<()> {
    let (service, side) = seen_from(db, id, side)?;
    let look = StoryOptions {
        side,
        theme: Some(theme),
        shared: false,
    };
    let reply = story::story_of(&service, id, look)?.with_context(|| missing(db, id))?;
    let Some(story) = reply.picture.as_ref().and_then(Picture::story) else {
        bail!("{}", reply.text.plain());
    };
    put::story(output, story, theme)
}

/// The service of a database, and the seat of a side in one of its games.
///
/// # Errors
/// [`Misused`] if the game has no such side.
fn seen_from(db: &Path, id: GameId, side: &SideArg) -> anyhow::Result<(Service, Option<u8>)> {
    let store = Store::open_read_only(db)?;
    let game = store.game(id, None)?.with_context(|| missing(db, id))?;
    let seat = side.seat((game.kind().spec().sides)(game.options()));
    let seat = seat.map_err(Misused)?;
    Ok((Service::new(store), Some(seat)))
}

fn missing(db: &Path, id: GameId) -> String {
    format!("{} holds no game {id}", db.display())
}
