//! The contests of a database, for its operator: listed, and their results as JSON, CSV and TRF.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;

use anyhow::bail;
use clap::{Subcommand, ValueEnum};
use serde_json::{Value, json};

use crate::cli::folders::DatabaseArg;
use crate::cli::put;
use crate::contest::event::{ByeKind, Leaving};
use crate::contest::standings::{standings, teams};
use crate::contest::state::{Contest, ContestStage, ContestTable};
use crate::contest::values::{EntrantId, Halves, TableId};
use crate::play::seal::hex;
use crate::service::contests::{files, trf};
use crate::service::{GameId, Service};
use crate::store::{self, ContestId, ContestOrLadder, Store, StoredContest};

#[derive(Debug, Subcommand)]
pub(super) enum ContestsCommand {
    /// List all contests, one a line: number, format, game, stage
    List {
        #[command(flatten)]
        db: DatabaseArg,
    },
    /// Print the results of a contest
    Export {
        /// The contest’s number
        id: i64,
        /// The format: json has everything, csv the standings with every tie-break, trf is for pairing programs
        #[arg(long, value_enum, default_value_t = ExportFormat::Json)]
        format: ExportFormat,
        /// The file to write [default: standard output]
        #[arg(short, long)]
        output: Option<PathBuf>,
        #[command(flatten)]
        db: DatabaseArg,
    },
}

/// A format of results.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum ExportFormat {
    /// Everything, for scripts.
    Json,
    /// Standings, for spreadsheets.
    Csv,
    /// The report of FIDE, for pairing programs.
    Trf,
}

/// Runs the command.
///
/// # Errors
/// The refusal, in a sentence for standard error.
pub(super) fn run(command: ContestsCommand) -> anyhow::Result<()> {
    match command {
        ContestsCommand::List { db } => {
            let text = list(&Store::open_read_only(&db.find()?)?)?;
            put::text(None, &text)
        }
        ContestsCommand::Export {
            id,
            format,
            output,
            db,
        } => {
            let path = db.find()?;
            let service = Service::new(Store::open_read_only(&path)?);
            let store = Store::reader(&path)?;
            let Some(found) = store::contests::get(&store, ContestId(id))? else {
                bail!("{} holds no contest {id}", path.display());
            };
            let text = match format {
                ExportFormat::Csv => files::csv(&service, &found)?,
                ExportFormat::Trf => match trf::trf(&service, &found)? {
                    Some(report) => report,
                    None => bail!(
                        "heats are played at tables of several, of which the report of FIDE cannot tell: take csv or json"
                    ),
                },
                ExportFormat::Json => {
                    let games = store::contests::games(&store, found.id)?;
                    let names = files::named(&service, &found)?;
                    format!("{}\n", object(&found, &names, &games))
                }
            };
            put::text(output.as_deref(), &text)
        }
    }
}

fn list(store: &Store) -> anyhow::Result<String> {
    let mut text = String::new();
    for of in store::contests::quarantine::every_contest(store)? {
        let ContestOrLadder::Contest(id) = of else {
            continue;
        };
        let Some(found) = store::contests::get(store, id)? else {
            continue;
        };
        let format = found.contest.terms().format.code();
        let (game, phase) = (&found.subject.kind, found.contest.stage().phase());
        writeln!(text, "{} {format} {game} {}", id.0, phase.code())?;
    }
    Ok(text)
}

fn points(halves: Halves) -> Value {
    json!(f64::from(halves) / 2.0)
}

/// Everything about a contest.
fn object(
    found: &StoredContest,
    names: &BTreeMap<EntrantId, String>,
    games: &BTreeMap<TableId, GameId>,
) -> Value {
    let contest = &found.contest;
    let tables = contest.tables().values();
    let tables: Vec<Value> = tables
        .map(|table| table_of(table, games.get(&table.paired.id)))
        .collect();
    let teams = teams(contest);
    let teams: Vec<Value> = teams
        .iter()
        .map(|team| {
            let (matches, boards) = (team.matches, points(team.boards));
            json!({ "team": team.team + 1, "matches": matches, "boards": boards })
        })
        .collect();
    json!({
        "kingboard": "contest 1",
        "number": found.id.0,
        "format": contest.terms().format.code(),
        "game": found.subject.kind,
        "rules": found.subject.options,
        "clock": found.subject.clock,
        "rated": found.subject.rated,
        "season": found.subject.season,
        "stage": contest.stage().phase().code(),
        "seal": hex(contest.seal()),
        "secret": opened(contest).as_ref().map(hex),
        "rounds": contest.rounds(),
        "entrants": entrants(contest, names),
        "tables": tables,
        "byes": byes(contest),
        "standings": rows(contest),
        "teams": teams,
    })
}

/// The secret of its lots, once it is over.
const fn opened(contest: &Contest) -> Option<[u8; 32]> {
    match contest.stage() {
        ContestStage::Over { secret, .. } => *secret,
        ContestStage::Open { .. } | ContestStage::Running | ContestStage::Cancelled => None,
    }
}

fn entrants(contest: &Contest, names: &BTreeMap<EntrantId, String>) -> Vec<Value> {
    let entrants = contest.entrants().values();
    let entrant = entrants.map(|one| {
        json!({
            "number": one.entry.id.0,
            "name": names.get(&one.entry.id),
            "strength": one.entry.strength,
            "team": one.entry.team.map(|team| team + 1),
            "computer": one.entry.computer,
            "out": one.out.map(Leaving::code),
        })
    });
    entrant.collect()
}

fn table_of(table: &ContestTable, game: Option<&GameId>) -> Value {
    let result = table.result();
    let seats: Vec<u32> = table.paired.seats.iter().map(|id| id.0).collect();
    let halves = result.map(|result| {
        let halves = result.points.iter();
        halves.map(|halves| points(*halves)).collect::<Vec<Value>>()
    });
    json!({
        "table": table.paired.id.0,
        "round": table.paired.round,
        "group": table.paired.group + 1,
        "game": game.map(|game| game.0),
        "players": seats,
        "points": halves,
        "how": result.map(|result| result.how.code()),
        "corrected": result.is_some_and(|result| result.corrected),
    })
}

fn byes(contest: &Contest) -> Vec<Value> {
    let rounds = contest.paired().iter().zip(1..);
    let byes = rounds.flat_map(|(round, number)| round.byes.iter().map(move |bye| (number, bye)));
    byes.map(|(round, bye)| {
        let kind = match bye.kind {
            ByeKind::Allotted => "allotted",
            ByeKind::Asked => "asked",
            ByeKind::Through => "through",
        };
        json!({ "round": round, "player": bye.entrant.0, "kind": kind })
    })
    .collect()
}

fn rows(contest: &Contest) -> Vec<Value> {
    let quarter = |quarters: u32| f64::from(quarters) / 4.0;
    let rows = standings(contest);
    let row = rows.iter().map(|row| {
        let sums = row.sums.iter().map(|sum| {
            let parts = sum.parts.iter().map(|part| {
                let opponent = part.opponent.map(|id| id.0);
                json!({ "opponent": opponent, "value": quarter(part.quarters), "cut": part.cut })
            });
            let parts: Vec<Value> = parts.collect();
            json!({ "code": sum.kind.code(), "value": quarter(sum.quarters), "parts": parts })
        });
        json!({
            "group": row.group + 1,
            "place": row.place,
            "player": row.entrant.0,
            "points": points(row.points),
            "games": row.games,
            "tie-breaks": sums.collect::<Vec<Value>>(),
        })
    });
    row.collect()
}
