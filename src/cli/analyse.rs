//! `analyse`: a finished game judged move by move, as a table or as JSON.

use std::collections::BTreeMap;
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};

use anyhow::Context;
use clap::Args;
use parking_lot::Mutex;
use serde_json::{Value, json};

use crate::cli::args;
use crate::cli::folders::DatabaseArg;
use crate::cli::processors::on_all_processors;
use crate::cli::record_files::read_record;
use crate::game::seat::Seat;
use crate::play::{Game, MadeMove};
use crate::service::GameId;
use crate::service::study::analysis::{
    self, AnalysedGame, ErrorMark, Look, Moment, NAMED, PlyReport, Report, Stop, costliest_of,
};
use crate::store::{self, LooksKey, Store, StoredLook};

/// Looks stored in one transaction.
const LOOKS_PER_BATCH: usize = 16;

#[derive(Debug, Args)]
pub(super) struct AnalyseArgs {
    /// A game’s number, or a record as text, or - to read it from standard input
    game: String,
    /// Number of positions that each search looks at
    #[arg(long, default_value_t = analysis::USUAL_NODES, value_parser = args::nodes)]
    nodes: u64,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    pub(super) db: DatabaseArg,
}

/// Prints the analysis of a game: of a record, or of a database's game by its number.
///
/// # Errors
/// A sentence if there is no such game, if it is not over, or if today's rules cannot follow it. The `io::Error` of a
/// closed standard output.
pub(super) fn analyse(asked: &AnalyseArgs) -> anyhow::Result<()> {
    let AnalyseArgs {
        game,
        nodes,
        json,
        db,
    } = asked;
    let nodes = *nodes;
    let StoredGame { game, known, keep } = found(game, nodes, db)?;
    let analysed = AnalysedGame::of(&game, nodes)?;
    let looks = looks(&analysed, known, keep);
    let report = analysed.report(looks, &game);
    let report = report.context("today’s rules cannot follow this game")?;
    let mut out = io::BufWriter::new(io::stdout().lock());
    if *json {
        writeln!(out, "{}", object(&game, &report, nodes))?;
    } else {
        table(&mut out, &game, &report, nodes)?;
    }
    Ok(out.flush()?)
}

/// A game to analyse.
struct StoredGame {
    game: Game,
    /// The looks that are stored already.
    known: BTreeMap<usize, Look>,
    /// The database that takes new looks; `None` for a record, or for a database that is in use or cannot be written.
    keep: Option<Store>,
}

/// The game with this number in the database, or in this file.
fn found(name: &str, nodes: u64, db: &DatabaseArg) -> anyhow::Result<StoredGame> {
    let number = name.trim_start_matches('#').parse::<i64>();
    let Ok(number) = number else {
        return Ok(StoredGame {
            game: read_record(Path::new(name))?.played(),
            known: BTreeMap::new(),
            keep: None,
        });
    };
    let path = db.find()?;
    let store = Store::open_read_only(&path)?;
    let missing = || format!("{} holds no game #{number}", path.display());
    let game = store.game(GameId(number), None)?.with_context(missing)?;
    let game = Game::clone(&game);
    let known = AnalysedGame::of(&game, nodes)?.stored(&store)?;
    drop(store);
    // A bot may start meanwhile: the lock only asks whether one runs, and whether the file can be written.
    let keep = Store::open_exclusive(&path).ok().map(|(store, _)| store);
    Ok(StoredGame { game, known, keep })
}

/// The looks that are made and not stored yet.
struct Keeper {
    store: Option<Store>,
    key: LooksKey,
    looks: Vec<(usize, StoredLook)>,
}

impl Keeper {
    fn add(&mut self, moment: usize, look: &Look) {
        if self.store.is_some() {
            self.looks.push((moment, analysis::kept(look)));
        }
        if self.looks.len() >= LOOKS_PER_BATCH {
            self.store();
        }
    }

    /// Stores the looks made so far. A database that fails is not asked again. The next analysis repeats these looks.
    fn store(&mut self) {
        let Some(store) = &mut self.store else { return };
        if let Err(error) = store::looks::save(store, &self.key, &self.looks) {
            tracing::warn!(%error, "failed to store what the analysis found");
            self.store = None;
        }
        self.looks.clear();
    }
}

/// The looks at all moments. Missing ones are made on as many threads as there are processors, with a counter on a
/// terminal's standard error.
fn looks(
    analysed: &AnalysedGame,
    known: BTreeMap<usize, Look>,
    keep: Option<Store>,
) -> BTreeMap<usize, Look> {
    let count = analysed.moments();
    let missing = analysed.walk().enumerate();
    let moments = Mutex::new(missing.filter(|(index, _)| !known.contains_key(index)));
    let keeper = Mutex::new(Keeper {
        store: keep,
        key: analysed.key,
        looks: Vec::new(),
    });
    let stop = Stop::default();
    let (done, shown) = (AtomicUsize::new(known.len()), io::stderr().is_terminal());
    let work = || {
        let mut own: Vec<(usize, Look)> = Vec::new();
        loop {
            let next = moments.lock().next();
            let Some((index, moment)): Option<(usize, Moment)> = next else {
                return own;
            };
            let Some(look) = moment.look(analysed.key.nodes, &stop) else {
                return own;
            };
            keeper.lock().add(index, &look);
            own.push((index, look));
            let done = done.fetch_add(1, Ordering::Relaxed) + 1;
            if shown {
                let end = if done == count { "\r\x1b[K" } else { "" };
                // A terminal that cannot be written to shows no counter.
                drop(write!(io::stderr(), "\ranalysing: {done} of {count}{end}"));
            }
        }
    };
    let made = on_all_processors(count, work).into_iter().flatten();
    keeper.into_inner().store();
    known.into_iter().chain(made).collect()
}

/// The name of a seat's player, or the side's.
fn side(game: &Game, seat: Seat) -> String {
    let sides = (game.kind().spec().sides)(game.options());
    sides
        .get(seat.index())
        .map_or_else(|| seat.to_string(), ToString::to_string)
}

fn object(game: &Game, report: &Report, nodes: u64) -> Value {
    let seats: Vec<Seat> = Seat::all(report.start.count()).collect();
    let equities = |of: &crate::game::seat::BySeat<i32>| -> Vec<i32> {
        seats.iter().map(|seat| of[*seat]).collect()
    };
    let ply = |(index, ply): (usize, &PlyReport)| {
        let judged = &ply.judgement;
        json!({
            "number": made(game, index).map(MadeMove::number_written),
            "seat": judged.seat.index() + 1,
            "move": judged.made.as_str(),
            "before": equities(&ply.before),
            "moved": equities(&ply.moved),
            "rolled": ply.rolled.as_ref().map(equities),
            "best": judged.best.as_str(),
            "line": judged.line.iter().map(ToString::to_string).collect::<Vec<_>>(),
            "error": judged.error,
            "choices": judged.choices,
            "mark": judged.mark.map(ErrorMark::sign),
        })
    };
    let summary = |seat: &Seat| {
        let summary = report.summary(*seat);
        json!({
            "side": side(game, *seat),
            "decisions": summary.decisions,
            "errorRate": summary.error_rate(),
            "marks": summary.marks,
            "luck": summary.luck,
            "result": summary.result,
            "luckAdjusted": summary.luck_adjusted(),
            "costliest": costliest_of(report, *seat, NAMED)
                .iter()
                .map(|index| index + 1)
                .collect::<Vec<_>>(),
        })
    };
    json!({
        "game": game.kind().to_string(),
        "engine": crate::engine::VERSION,
        "nodes": nodes,
        "start": equities(&report.start),
        "plies": report.plies.iter().enumerate().map(ply).collect::<Vec<_>>(),
        "departures": equities(&report.departures),
        "seats": seats.iter().map(summary).collect::<Vec<_>>(),
        "decisiveRoll": report.decisive_roll().map(|index| index + 1),
    })
}

/// An equity with its sign.
fn signed(equity: i32) -> String {
    format!("{equity:+}")
}

fn table(out: &mut impl Write, game: &Game, report: &Report, nodes: u64) -> io::Result<()> {
    writeln!(
        out,
        "Equity in thousandths for the side that moved: 1000 won, 0 even, -1000 lost. {nodes} positions a search."
    )?;
    let moves: Vec<String> = (0..report.plies.len())
        .map(|index| written(game, index))
        .collect();
    let wide = moves.iter().map(|mv| mv.chars().count()).max();
    let wide = wide.unwrap_or(0);
    writeln!(
        out,
        "\n{:<wide$} {:<8} {:>6} {:>6} {:>6}  {:<2}  best",
        "move", "side", "before", "after", "luck", ""
    )?;
    for (made, ply) in moves.iter().zip(&report.plies) {
        let judged = &ply.judgement;
        let seat = judged.seat;
        let luck = if ply.rolled.is_some() {
            signed(ply.luck(seat))
        } else {
            String::new()
        };
        let better = judged.error > 0 && judged.mark.is_some();
        let best = if better {
            format!("{} ({} better)", judged.best, judged.error)
        } else {
            String::new()
        };
        let line = format!(
            "{made:<wide$} {:<8} {:>6} {:>6} {luck:>6}  {:<2}  {best}",
            side(game, seat),
            signed(ply.before[seat]),
            signed(ply.after()[seat]),
            judged.mark.map_or("", ErrorMark::sign),
        );
        writeln!(out, "{}", line.trim_end())?;
    }
    writeln!(out)?;
    for seat in Seat::all(report.start.count()) {
        writeln!(out, "{}", line_of(game, report, seat))?;
    }
    if let Some(index) = report.decisive_roll() {
        let ply = &report.plies[index];
        let seat = ply.judgement.seat;
        writeln!(
            out,
            "The roll that decided most: {} by {}, {} for {}.",
            written(game, index),
            side(game, seat),
            signed(ply.luck(seat)),
            side(game, seat),
        )?;
    }
    Ok(())
}

/// The move with this index, as records count moves: `18. D4xE5[5:2]`.
fn written(game: &Game, index: usize) -> String {
    made(game, index)
        .map(MadeMove::numbered)
        .unwrap_or_default()
}

fn made(game: &Game, index: usize) -> Option<&MadeMove> {
    game.steps().get(index)
}

fn line_of(game: &Game, report: &Report, seat: Seat) -> String {
    let (side, summary) = (side(game, seat), report.summary(seat));
    let [doubtful, mistakes, blunders] = summary.marks;
    let mut line = format!(
        "{side}: {} lost per decision ({} decisions), {doubtful} ?!, {mistakes} ?, {blunders} ??, luck {}",
        summary.error_rate(),
        summary.decisions,
        signed(summary.luck),
    );
    if let (Some(result), Some(adjusted)) = (summary.result, summary.luck_adjusted()) {
        line = format!(
            "{line}, result {} ({} without luck)",
            signed(result),
            signed(adjusted)
        );
    }
    let costliest: Vec<String> = costliest_of(report, seat, NAMED)
        .into_iter()
        .map(|index| written(game, index))
        .collect();
    if !costliest.is_empty() {
        line = format!("{line}; costliest {}", costliest.join(", "));
    }
    line
}
