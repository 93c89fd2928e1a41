//! `import` and `verify-dice`: records in files of others.

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::Path;

use anyhow::{Context, bail};

use crate::cli::args;
use crate::cli::folders::DatabaseArg;
use crate::env;
use crate::play::Game;
use crate::play::record::MAX_BYTES;
use crate::play::stage::Stage;
use crate::service::study::records;
use crate::service::study::verify::{dice_of, findings};
use crate::service::words::catalogue::{TextArg, sentences};
use crate::service::{Place, Record, Service, left_out, record_error};
use crate::store::{Store, place_text};

/// A record from a file, or from standard input.
///
/// # Errors
/// A sentence about the file, or about the first line that is wrong.
pub(super) fn read_record(file: &Path) -> anyhow::Result<Record> {
    // One byte more than any record, so that a longer file is refused as too long.
    let most = MAX_BYTES as u64 + 1;
    let mut bytes = Vec::new();
    let read = if file == Path::new("-") {
        io::stdin().lock().take(most).read_to_end(&mut bytes)
    } else {
        File::open(file).and_then(|file| file.take(most).read_to_end(&mut bytes))
    };
    read.with_context(|| format!("failed to read {}", file.display()))?;
    if bytes.trim_ascii_start().starts_with(b"{") {
        bail!(
            "{} is JSON, and only a text is read: export the game as text, as `kingboard export` does by itself",
            file.display()
        );
    }
    Record::read(&bytes).map_err(|error| anyhow::anyhow!(record_error(&error)))
}

/// Checks the dice of a record, from it alone.
pub(super) fn verify_dice(file: &Path, seal: Option<&str>) -> anyhow::Result<()> {
    let record = read_record(file)?;
    let mut out = io::BufWriter::new(io::stdout().lock());
    for line in findings(&record, seal).map_err(anyhow::Error::msg)? {
        writeln!(out, "{line}")?;
    }
    Ok(out.flush()?)
}

/// The players of a game, if none of them can be at its place. An id begins with the name of its transport, as a place
/// does.
fn absent(game: &Game, place: &str) -> Vec<String> {
    let transport = |text: &str| text.split(':').next().unwrap_or_default().to_owned();
    let people: Vec<String> = game
        .seats()
        .iter()
        .filter(|player| !player.is_computer())
        .map(|player| player.as_str().to_owned())
        .collect();
    if people
        .iter()
        .any(|player| transport(player) == transport(place))
    {
        return Vec::new();
    }
    people
}

/// Brings in the record of a game.
pub(super) fn import(
    db: &DatabaseArg,
    file: &Path,
    place: Option<&Place>,
    again: bool,
) -> anyhow::Result<()> {
    // Read first: an unreadable record must create no database.
    let record = read_record(file)?;
    let game = record.played();
    let goes_on = game.stage() == Stage::Running;
    let there = place_text(place.unwrap_or(game.place()));
    if goes_on && place.is_none() && !args::is_place(game.place()) {
        bail!(
            "the game goes on, but its place in the record is none to play at: “{there}”. Name one with --place: console, \
             or discord:SERVER:CHANNEL by their ids"
        );
    }
    let mut service = Service::new(Store::open(&db.find_or_make()?)?);
    let id = records::import(&mut service, &record, place, again, &env::now())?;
    let command = format!("kingboard show {}{}", id.0, db.again());
    let sentence = if goes_on {
        "record-imported-running"
    } else {
        "record-imported"
    };
    let args = [
        ("game", id.to_string().into()),
        ("command", command.into()),
        ("place", there.clone().into()),
    ];
    let mut out = io::stdout().lock();
    writeln!(out, "{}", sentences().line(sentence, &args))?;
    let absent = if goes_on {
        absent(&game, &there)
    } else {
        Vec::new()
    };
    if !absent.is_empty() {
        let players = [("players", absent.join(", ").into())];
        let said = sentences().line("record-imported-nobody", &players);
        writeln!(out, "{said}")?;
    }
    if let Some(said) = dice_of(&service, id)? {
        writeln!(out, "{said}")?;
    }
    let left = left_out(&record);
    if left > 0 {
        let count = [("count", TextArg::count(left))];
        let said = sentences().line("record-comments-left", &count);
        writeln!(out, "{said}")?;
    }
    Ok(())
}
