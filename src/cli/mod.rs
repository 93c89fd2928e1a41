//! The command line: the program's commands and their output for people and scripts.
//!
//! `args` holds the arguments, and `put` writes data. Data goes to standard output, messages to standard error. Exit
//! codes: 0 success, 1 refused, 2 wrong usage.

mod analyse;
mod args;
mod blame;
mod browser;
mod contests;
mod copies;
mod declared;
mod doctor;
mod doctor_report;
mod editor;
mod folders;
mod free_space;
mod go_line;
mod health;
#[cfg(test)]
mod health_locks;
mod invite;
mod keep;
mod keepsakes;
mod listening;
mod listing;
mod misused;
mod play;
mod processors;
mod put;
mod ratings;
mod record_files;
mod running_user;
mod serve;
mod server_roles;
mod shell;
mod stop;
mod terminal;
mod terminal_mode;
mod think;
mod update_check;
mod web;
mod writable;

use std::io::{self, BufRead, Read, Write};
use std::num::NonZeroU64;
use std::path::PathBuf;

use anyhow::bail;
use clap::{Args, Parser, Subcommand};
use serde_json::json;

use crate::cli::args::{
    ListFilterArgs, PersonalArgs, PlaceArg, PlayArgs, RecordFormatArg, RenderArgs, RulesArgs,
    SideArg, Speed, ThemeArg,
};
use crate::cli::doctor::DoctorChanges;
use crate::cli::folders::DatabaseArg;
use crate::cli::keep::{BackupArgs, RestoreArgs};
pub use crate::cli::misused::Misused;
pub use crate::cli::serve::AlreadyLogged;
use crate::config::Variables;
use crate::env;
use crate::game::any::AnyPosition;
use crate::game::text::{MAX_SETUP_INPUT, MoveText};
use crate::service::api::values::{FilmOptions, RecordFormat};
use crate::service::players::personal_data;
use crate::service::study::records;
use crate::service::{GameId, PlayerId, Record, Service, record_error};
use crate::store::Store;

/// Version, commit and date of the commit.
const VERSION: &str = concat!(
    env!("CARGO_PKG_VERSION"),
    " (",
    env!("KINGBOARD_BUILT_FROM"),
    ")"
);

/// Four correspondence board games about kings, in Discord, in a browser and in a terminal.
#[derive(Debug, Parser)]
#[command(name = "kingboard", version = VERSION, about, after_help = shell::EXAMPLES)]
pub struct Cli {
    #[command(subcommand)]
    command: CliCommand,
}

#[derive(Debug, Subcommand)]
enum CliCommand {
    /// Run the Discord bot (token: `DISCORD_TOKEN`, or the file named by `DISCORD_TOKEN_FILE`)
    Serve {
        /// The settings file [default: config.toml, if it exists]
        #[arg(long)]
        config: Option<PathBuf>,
    },
    /// Ask the running bot for its health (needs `metrics.listen`); exit code 0 only if it is healthy
    Healthz {
        /// The settings file [default: config.toml, if it exists]
        #[arg(long)]
        config: Option<PathBuf>,
    },
    /// Ask whether there is a newer release; nothing asks by itself
    UpdateCheck {
        /// The settings file with the address to ask [default: config.toml, if it exists]
        #[arg(long)]
        config: Option<PathBuf>,
        /// The address to ask instead: of the newest release, in the form of GitHub’s API
        #[arg(long, value_name = "ADDRESS")]
        from: Option<String>,
        /// Print one JSON object
        #[arg(long)]
        json: bool,
    },
    /// Check settings, database, every game, token, commands and the running bot; read-only without --repair or --give-up
    Doctor(DoctorArgs),
    /// Write a checked copy of the database, also while the bot runs
    Backup(BackupArgs),
    /// Replace the database with a backup; the database is moved aside. Stop the bot first
    Restore(RestoreArgs),
    /// Print the link that invites the bot to a server, and the permissions it asks for with the reason for each
    Invite {
        /// The application’s ID [default: the one in the bot’s token]
        #[arg(long, value_name = "ID", value_parser = args::application)]
        application: Option<NonZeroU64>,
    },
    /// Play in this terminal, two to six players at one keyboard; needs no set-up and no Discord
    #[command(after_help = shell::PLAY)]
    Play(PlayArgs),
    /// Play in a browser on this machine, against the computer or with others at one screen; needs no set-up
    #[command(after_help = shell::WEB)]
    Web(web::WebArgs),
    /// List the legal moves of positions as JSON, one object per line
    #[command(after_help = shell::MOVES)]
    Moves {
        #[command(flatten)]
        rules: RulesArgs,
        /// A position, or - to read one a line from standard input
        position: String,
    },
    /// Print the computer’s best moves in a position with their equities, as JSON
    Best(think::BestArgs),
    /// Judge a finished game: the loss by each move, and the gain or loss by each roll
    Analyse(analyse::AnalyseArgs),
    /// Speak a protocol like UCI on standard input, for other engines and tools (docs/engine.md)
    Engine {
        #[command(flatten)]
        rules: RulesArgs,
    },
    /// Count the lines of exactly DEPTH moves
    Perft {
        #[command(flatten)]
        rules: RulesArgs,
        /// Print a count for each first move
        #[arg(long)]
        divide: bool,
        /// The depth in moves, at most 60
        #[arg(value_parser = args::depth)]
        depth: u32,
        /// A position [default: the start]
        position: Option<String>,
    },
    /// Draw a position as PNG
    #[command(after_help = shell::RENDER)]
    Render(RenderArgs),
    /// Write a game as a film (GIF)
    #[command(after_help = shell::FILM)]
    Film {
        /// The game’s number
        #[arg(value_parser = args::game_number)]
        id: i64,
        /// The move to begin at, by its number or as played: 5, 5..., "5. D2-D3" [default: the start]
        #[arg(long, value_name = "MOVE")]
        from: Option<String>,
        /// The move to end with [default: the last]
        #[arg(long, value_name = "MOVE")]
        to: Option<String>,
        /// The side at the bottom: its name, or the number of its seat
        #[arg(long, default_value = "1")]
        side: SideArg,
        /// The speed
        #[arg(long, value_enum, default_value_t = Speed::Normal)]
        speed: Speed,
        /// The colours: slate, night, contrast, safe or print
        #[arg(long, default_value = "slate")]
        theme: ThemeArg,
        #[command(flatten)]
        db: DatabaseArg,
        /// The file to write, or - for standard output
        #[arg(short, long)]
        output: PathBuf,
    },
    /// Write a game as one picture of its start, its turning point and its end (PNG)
    #[command(after_help = shell::STORY)]
    Story {
        /// The game’s number
        #[arg(value_parser = args::game_number)]
        id: i64,
        /// The side at the bottom: its name, or the number of its seat
        #[arg(long, default_value = "1")]
        side: SideArg,
        /// The colours: slate, night, contrast, safe or print
        #[arg(long, default_value = "slate")]
        theme: ThemeArg,
        #[command(flatten)]
        db: DatabaseArg,
        /// The file to write, or - for standard output
        #[arg(short, long)]
        output: PathBuf,
    },
    /// List the games of a database
    #[command(after_help = shell::GAMES)]
    Games {
        #[command(flatten)]
        sieve: ListFilterArgs,
        /// Print one JSON object a line
        #[arg(long)]
        json: bool,
        #[command(flatten)]
        db: DatabaseArg,
    },
    /// Show one game: its players, moves and board
    #[command(after_help = shell::SHOW)]
    Show {
        /// The game’s number
        #[arg(value_parser = args::game_number)]
        id: i64,
        /// The board after this move, by its number or as played: 14, 14…, "14. D2-D3" [default: the last]
        #[arg(long = "move", alias = "ply", value_name = "MOVE")]
        at: Option<String>,
        /// Print a JSON object
        #[arg(long)]
        json: bool,
        #[command(flatten)]
        db: DatabaseArg,
    },
    /// Print or write the record of one game
    #[command(after_help = shell::EXPORT)]
    Export(ExportArgs),
    /// Print or write everything stored about one player, as JSON
    PersonalData(PersonalArgs),
    /// List the leagues and tournaments of a database, and export their results as JSON, CSV or TRF
    Contest {
        #[command(subcommand)]
        command: contests::ContestsCommand,
    },
    /// Make ratings again, explain them, or compare them with the games
    Ratings {
        #[command(subcommand)]
        command: ratings::RatingsCommand,
    },
    /// Check the sealed dice of a recorded game, from the file alone
    VerifyDice {
        /// A record as text, or - to read it from standard input
        record: PathBuf,
        /// The whole seal as it was shown when the game was offered: 64 digits, or at least the first 32
        #[arg(long)]
        seal: Option<String>,
    },
    /// Import a recorded game; a game that is not over can be played on
    #[command(after_help = shell::IMPORT)]
    Import {
        /// A record as text, or - to read it from standard input
        file: PathBuf,
        /// The place to play it: console, or discord:SERVER:CHANNEL [default: the record’s place]
        #[arg(long)]
        place: Option<PlaceArg>,
        /// Import the game even if the database already holds it
        #[arg(long)]
        again: bool,
        #[command(flatten)]
        db: DatabaseArg,
    },
    /// Print a completion script for a shell
    #[command(after_help = shell::COMPLETIONS)]
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
    /// Write the manual pages into a folder
    Man {
        /// The folder, such as ~/.local/share/man/man1
        folder: PathBuf,
    },
}

/// A count with a noun, in the singular or plural.
fn counted(number: usize, thing: &str) -> String {
    let end = if number == 1 { "" } else { "s" };
    format!("{number} {thing}{end}")
}

#[derive(Debug, Args)]
struct DoctorArgs {
    /// The settings file [default: config.toml, if it exists]
    #[arg(long)]
    config: Option<PathBuf>,
    /// Check this database instead of the one in the settings, and less of the bot
    #[arg(long)]
    db: Option<PathBuf>,
    /// Repair the database, after making a copy of it; stop the bot first
    #[arg(long)]
    repair: bool,
    /// End the quarantined game of this number without a result; stop the bot first
    #[arg(long, value_name = "GAME", value_parser = args::game_number)]
    give_up: Vec<i64>,
}

#[derive(Debug, Args)]
struct ExportArgs {
    /// The game’s number
    #[arg(value_parser = args::game_number)]
    id: i64,
    /// The format: text, which can be imported again, or JSON
    #[arg(long, value_enum, default_value_t = RecordFormatArg::Text)]
    format: RecordFormatArg,
    /// Add the stored analysis (`kingboard analyse` makes one); programs from before 24 November 2026 cannot import it
    #[arg(long)]
    analysis: bool,
    /// The file to write, or - for standard output [default: standard output]
    #[arg(short, long)]
    output: Option<PathBuf>,
    #[command(flatten)]
    db: DatabaseArg,
}

/// Runs the command.
///
/// # Errors
/// The refusal, in a sentence for standard error; [`Misused`] if the command line is wrong; [`AlreadyLogged`] if the
/// log has the error already.
pub fn run(cli: Cli) -> anyhow::Result<()> {
    let database = cli.command.database();
    run_command(cli.command).map_err(|error| match database {
        Some(database) => blame::blame(&database, error),
        None => error,
    })
}

fn run_command(command: CliCommand) -> anyhow::Result<()> {
    match command {
        CliCommand::Serve { config } => serve::serve(config.as_deref()),
        CliCommand::Healthz { config } => serve::healthz(config.as_deref()),
        CliCommand::UpdateCheck { config, from, json } => {
            update_check::update_check(config.as_deref(), from, json)
        }
        CliCommand::Doctor(asked) => doctor(asked),
        CliCommand::Backup(asked) => keep::backup(asked),
        CliCommand::Restore(asked) => keep::restore(asked),
        CliCommand::Invite { application } => invite::print(application),
        CliCommand::Play(asked) => play::play(&asked),
        CliCommand::Web(asked) => web::web(&asked),
        CliCommand::Moves { rules, position } => moves(&rules, &position),
        CliCommand::Best(asked) => think::best(&asked),
        CliCommand::Analyse(asked) => analyse::analyse(&asked),
        CliCommand::Engine { rules } => think::protocol(&rules),
        CliCommand::Perft {
            rules,
            divide,
            depth,
            position,
        } => perft(&rules, divide, depth, position.as_deref()),
        CliCommand::Render(args) => render(&args),
        CliCommand::Film {
            id,
            from,
            to,
            side,
            speed,
            theme,
            db,
            output,
        } => {
            let cut = FilmOptions {
                from,
                to,
                side: None,
                pace: speed.pace(),
                theme: Some(theme.0),
            };
            keepsakes::film(&db.find()?, GameId(id), cut, &side, &output)
        }
        CliCommand::Story {
            id,
            side,
            theme,
            db,
            output,
        } => keepsakes::story(&db.find()?, GameId(id), &side, theme.0, &output),
        CliCommand::Export(asked) => export(&asked),
        CliCommand::PersonalData(asked) => personal_data(asked),
        CliCommand::Ratings { command } => ratings::run(command),
        CliCommand::Contest { command } => contests::run(command),
        CliCommand::VerifyDice { record, seal } => {
            record_files::verify_dice(&record, seal.as_deref())
        }
        CliCommand::Import {
            file,
            place,
            again,
            db,
        } => record_files::import(&db, &file, place.as_ref().map(|place| &place.0), again),
        CliCommand::Games { sieve, json, db } => listing::games(&db.find()?, sieve, json),
        CliCommand::Show { id, at, json, db } => {
            listing::show(&db.find()?, GameId(id), at.as_deref(), json)
        }
        CliCommand::Completions { shell } => shell::completions(shell),
        CliCommand::Man { folder } => shell::manual(&folder),
    }
}

fn doctor(asked: DoctorArgs) -> anyhow::Result<()> {
    let DoctorArgs {
        config,
        db,
        repair,
        give_up,
    } = asked;
    let give_up = give_up.into_iter().map(GameId).collect();
    let changes = DoctorChanges { repair, give_up };
    if changes.repair {
        stop::abandoning()?;
    }
    match doctor::examine(
        config.as_deref(),
        db,
        &changes,
        &Variables::read(),
        &mut io::stdout().lock(),
    )? {
        0 => Ok(()),
        1 => bail!("one problem was found"),
        more => bail!("{more} problems were found"),
    }
}

fn moves(rules: &RulesArgs, position: &str) -> anyhow::Result<()> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    let options = rules.options()?;
    if position != "-" {
        let at = rules
            .restore(&options, position)
            .map_err(anyhow::Error::msg)?;
        writeln!(out, "{}", object(&*at))?;
        out.flush()?;
        return Ok(());
    }
    let mut input = io::stdin().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        // One byte more than any position, so that a longer text is refused as too long.
        let most = MAX_SETUP_INPUT as u64 + 2;
        if input.by_ref().take(most).read_until(b'\n', &mut line)? == 0 {
            break;
        }
        if line.last() != Some(&b'\n') && line.len() as u64 == most {
            input.skip_until(b'\n')?;
        }
        let text = String::from_utf8_lossy(&line);
        let text = text.trim_end_matches(['\n', '\r']);
        let answer = match rules.restore(&options, text) {
            Ok(at) => object(&*at),
            Err(why) => json!({ "error": why }).to_string(),
        };
        writeln!(out, "{answer}")?;
    }
    out.flush()?;
    Ok(())
}

/// One line of JSON, its keys in the manual's order.
fn object(at: &dyn AnyPosition) -> String {
    let moves: Vec<String> = at.legal().iter().map(ToString::to_string).collect();
    let [position, status, moves] = [json!(at.setup().as_str()), json!(at.state()), json!(moves)];
    format!(r#"{{"position":{position},"status":{status},"moves":{moves}}}"#)
}

fn perft(rules: &RulesArgs, divide: bool, depth: u32, from: Option<&str>) -> anyhow::Result<()> {
    let options = rules.options()?;
    if (rules.game.0.spec().luck.throws)(&options) {
        let words = "lines are counted without dice: leave --active out";
        return Err(Misused(words.to_owned()).into());
    }
    let at = match from {
        Some(text) => rules.restore(&options, text).map_err(anyhow::Error::msg)?,
        None => (rules.game.0.spec().start)(&options),
    };
    let mut out = io::stdout().lock();
    if divide && depth > 0 {
        for mv in at.legal() {
            let mut next = at.boxed_clone();
            next.play(&mv).map_err(|_| broken(&mv))?;
            writeln!(out, "{mv} {}", next.perft(depth - 1))?;
        }
    }
    writeln!(out, "{}", at.perft(depth))?;
    Ok(())
}

fn broken(mv: &MoveText) -> anyhow::Error {
    anyhow::anyhow!("the legal move {mv} could not be played: please report this")
}

fn render(args: &RenderArgs) -> anyhow::Result<()> {
    put::picture(&args.output, &args.scene()?, args.theme.0)
}

fn export(asked: &ExportArgs) -> anyhow::Result<()> {
    let (id, output) = (GameId(asked.id), asked.output.as_deref());
    let service = Service::new(Store::open_read_only(&asked.db.find()?)?);
    let format = match asked.format {
        RecordFormatArg::Text => RecordFormat::Text,
        RecordFormatArg::Json => RecordFormat::Json,
    };
    let file = if asked.analysis {
        records::export_analysed(&service, id, format)?
    } else {
        records::export(&service, id, format)?
    };
    if let (RecordFormat::Text, Err(why)) = (format, Record::read(file.text.as_bytes())) {
        writeln!(
            io::stderr(),
            "this record is whole, but cannot be imported again: {}",
            record_error(&why)
        )?;
    }
    put::text(output, &file.text)
}

fn personal_data(PersonalArgs { player, output, db }: PersonalArgs) -> anyhow::Result<()> {
    let db = db.find()?;
    let service = Service::new(Store::open_read_only(&db)?);
    let of = PlayerId::new(player);
    let file = personal_data::personal_data(&service, &of, env::now().now)?;
    let held: serde_json::Value = serde_json::from_str(&file.text)?;
    let mut lists = held.as_object().into_iter().flat_map(|all| all.values());
    // The empty id is that of rows which concern nobody in particular.
    if of.as_str().is_empty()
        || !lists.any(|rows| rows.as_array().is_some_and(|rows| !rows.is_empty()))
    {
        bail!(
            "no such player: {} has no data in {} (an id looks like discord:1234 or console:anna)",
            of.as_str(),
            db.display()
        );
    }
    put::text(output.as_deref(), &format!("{}\n", file.text))
}
