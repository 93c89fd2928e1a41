//! The ratings of a database, for its operator: computed again, explained, and compared with the games.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use anyhow::bail;
use clap::Subcommand;

use crate::cli::folders::DatabaseArg;
use crate::cli::{counted, put};
use crate::env;
use crate::rating::PlayerRating;
use crate::rating::fitting::{self, FittedGame};
use crate::rating::ranking::{self, points};
use crate::service::boards::at_table;
use crate::service::{Computer, LEVELS, PlayerId};
use crate::store::{self, PoolKey, Store, server_text};

/// Most games listed of one rating.
const STEPS: usize = 1000;

#[derive(Debug, Subcommand)]
pub(super) enum RatingsCommand {
    /// Make all ratings again from the games, as the formulas of this version have it
    Rebuild {
        #[command(flatten)]
        db: DatabaseArg,
    },
    /// Print a player’s ratings, and every game that moved them
    Explain {
        /// The player’s ID, such as discord:1234, or the name of a player at the terminal
        player: String,
        #[command(flatten)]
        db: DatabaseArg,
    },
    /// Compare all ratings with ones made again from the games, and print their mean and spread; changes nothing
    Health {
        #[command(flatten)]
        db: DatabaseArg,
    },
}

/// Runs the command.
///
/// # Errors
/// The refusal, in a sentence for standard error.
pub(super) fn run(command: RatingsCommand) -> anyhow::Result<()> {
    let text = match command {
        RatingsCommand::Rebuild { db } => {
            let mut store = Store::open(&db.find()?)?;
            let pools = store::standings::rebuild(&mut store)?;
            format!("made {} of ratings again\n", counted(pools, "pool"))
        }
        RatingsCommand::Explain { player, db } => {
            let store = Store::open_read_only(&db.find()?)?;
            explain(&store, &player_called(&store, player)?)?
        }
        RatingsCommand::Health { db } => {
            let (text, differing) = health(&Store::open_read_only(&db.find()?)?)?;
            if differing > 0 {
                put::text(None, &text)?;
                bail!(
                    "{} not as the games have it: `kingboard ratings rebuild` makes them again",
                    if differing == 1 {
                        "1 row is".to_owned()
                    } else {
                        format!("{differing} rows are")
                    }
                );
            }
            text
        }
    };
    put::text(None, &text)
}

/// The name of a pool: its server and its slug.
fn named(pool: &PoolKey) -> String {
    let server = pool.server();
    let place = server.map_or_else(|| "all servers".to_owned(), |server| server_text(&server));
    format!("{} ({place})", pool.slug())
}

/// The player with an id, or the one at the terminal with that name.
fn player_called(store: &Store, typed: String) -> anyhow::Result<PlayerId> {
    if !typed.contains(':') {
        let at_terminal = at_table::person(&typed).id;
        if store.name(&at_terminal)?.is_some() {
            return Ok(at_terminal);
        }
    }
    Ok(PlayerId::new(typed))
}

fn explain(store: &Store, player: &PlayerId) -> anyhow::Result<String> {
    let pools = store::standings::pools_of(store, player)?;
    if pools.is_empty() {
        bail!(
            "no ratings: {} has finished no rated game (an id looks like discord:1234, or console:anna for Anna at the terminal)",
            player.as_str()
        );
    }
    let now = env::now().now.0;
    let mut text = String::new();
    for pool in pools {
        let steps = store::standings::steps_of_player(store, player, &pool, STEPS)?;
        let Some(last) = steps.first() else {
            continue;
        };
        let after: PlayerRating = last.step.after;
        let strength = after.at(now);
        writeln!(
            text,
            "{}: {} ± {:.0} after {}",
            named(&pool),
            points(after.rating),
            strength.deviation,
            counted(usize::try_from(after.games)?, "game")
        )?;
        if after.is_provisional(now) {
            let games = usize::try_from(ranking::games_until_firm(strength))?;
            writeln!(text, "  provisional: about {} more", counted(games, "game"))?;
        }
        for step in &steps {
            writeln!(
                text,
                "  {} {}: score {}, expected {}, weight {}, {} ± {} -> {} ± {}",
                step.ended.file_stamp(),
                step.game,
                share(step.step.score),
                share(step.step.expected),
                share(step.step.weight),
                share(step.step.rating),
                share(step.step.deviation),
                share(step.step.after.rating),
                share(step.step.after.deviation),
            )?;
        }
    }
    Ok(text)
}

/// Thousandths as a decimal fraction.
fn share(thousandths: i64) -> String {
    let sign = if thousandths < 0 { "-" } else { "" };
    let (whole, rest) = (
        thousandths.unsigned_abs() / 1000,
        thousandths.unsigned_abs() % 1000,
    );
    format!("{sign}{whole}.{rest:03}")
}

/// The strength of each level of the computer by the games of a year. Levels never change within a version of the
/// engine, so the drift is the pool's.
fn levels(store: &Store, pool: &PoolKey) -> anyhow::Result<String> {
    let mut text = String::new();
    for level in 1..=LEVELS {
        let mut years: BTreeMap<String, Vec<FittedGame>> = BTreeMap::new();
        for played in
            store::level_games::newest(store, pool, &Computer::new(level).player(), usize::MAX)?
        {
            let year = played.ended.file_stamp().chars().take(4).collect();
            years.entry(year).or_default().push(played.game);
        }
        for (year, games) in years {
            if let Some(skill) = fitting::fitted(&games) {
                let (rating, deviation) = (skill.rating, skill.deviation);
                let games = counted(games.len(), "game");
                writeln!(
                    text,
                    "  level {level} in {year}: {rating:.0} ± {deviation:.0} by {games}"
                )?;
            }
        }
    }
    Ok(text)
}

/// The state of all ratings, and the number of rows that differ from the games.
fn health(store: &Store) -> anyhow::Result<(String, usize)> {
    let check = store::standings::compare(store)?;
    let now = env::now().now.0;
    let mut text = format!(
        "{} of ratings, {} compared with the games\n",
        counted(check.pools, "pool"),
        counted(check.rows, "row")
    );
    for pool in store::standings::all_pools(store)? {
        let rated = store::standings::ratings_in(store, &pool)?;
        let firm = rated
            .iter()
            .filter(|rated| !rated.rating.is_provisional(now));
        let mean = |sum: i64| sum.checked_div(i64::try_from(rated.len()).unwrap_or(i64::MAX));
        let sum: i64 = rated.iter().map(|rated| rated.rating.rating).sum();
        let mean = mean(sum).unwrap_or_default();
        writeln!(
            text,
            "{}: {} ({} firm), mean {}",
            named(&pool),
            counted(rated.len(), "player"),
            firm.count(),
            share(mean)
        )?;
        text.push_str(&levels(store, &pool)?);
    }
    Ok((text, check.differing))
}
