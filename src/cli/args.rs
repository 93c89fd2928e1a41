//! Command-line arguments, parsed into typed values; every refusal names the accepted values.

use crate::scene::{Scene, ThemeName, Window};
use crate::service::api::challenge::NewChallenge;
use crate::service::api::values::{Day, FilmSpeed};
use crate::service::challenges::position;
use crate::service::words::catalogue::sentences;
use crate::service::{ListFilter, Place, place_of_text, setup_error};
use std::num::{NonZeroU64, NonZeroUsize};
use std::path::PathBuf;

use anyhow::Context;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};

use crate::cli::declared::DeclaredArgs;
use crate::cli::folders::DatabaseArg;
use crate::cli::misused::Misused;
use crate::console::{self, DefaultGame};
use crate::discord;
use crate::game::any::AnyPosition;
use crate::game::options::Options;
use crate::game::seat::Seat;
use crate::games::GameKind;
use crate::games::spec::TableSize;
use crate::play::stage::Stage;

/// Greatest perft depth. A deeper count would never end, and each level takes stack.
const MOST_DEPTH: u64 = 60;

/// Parses a whole number from `least` to `most`, in digits only. `wanted` describes the accepted values.
fn whole<T: TryFrom<u64>>(typed: &str, least: u64, most: u64, wanted: &str) -> Result<T, String> {
    let plain = !typed.is_empty() && typed.bytes().all(|byte| byte.is_ascii_digit());
    let number = typed.parse::<u64>().ok().filter(|_| plain);
    let number = number.filter(|number| (least..=most).contains(number));
    let number = number.and_then(|number| T::try_from(number).ok());
    number.ok_or_else(|| wanted.to_owned())
}

/// The number of a game, from 1.
pub(super) fn game_number(typed: &str) -> Result<i64, String> {
    let most = i64::MAX.unsigned_abs();
    whole(
        typed,
        1,
        most,
        "games have numbers from 1 on, as `kingboard games` lists them",
    )
}

/// The depth of perft, in moves.
pub(super) fn depth(typed: &str) -> Result<u32, String> {
    let wanted = format!("a depth is a whole number from 0 to {MOST_DEPTH}");
    whole(typed, 0, MOST_DEPTH, &wanted)
}

/// The number of positions to examine, from 1.
pub(super) fn nodes(typed: &str) -> Result<u64, String> {
    let wanted = "how many positions are looked at is a whole number from 1 to 1000000000";
    whole(typed, 1, 1_000_000_000, wanted)
}

/// The number of moves to print, from 1.
pub(super) fn lines(typed: &str) -> Result<u16, String> {
    let wanted = "how many moves are printed is a whole number from 1 to 1000";
    whole(typed, 1, 1_000, wanted)
}

/// The greatest number of games to list, from 1.
fn newest(typed: &str) -> Result<NonZeroUsize, String> {
    const WANTED: &str = "how many games are listed is a whole number from 1 to 1000000000";
    let most = whole(typed, 1, 1_000_000_000, WANTED)?;
    NonZeroUsize::new(most).ok_or_else(|| WANTED.to_owned())
}

/// The number of backups to keep, from 1.
pub(super) fn how_many(typed: &str) -> Result<u16, String> {
    let wanted = "how many are kept is a whole number from 1 to 65535";
    whole(typed, 1, u64::from(u16::MAX), wanted)
}

/// A port of this machine.
pub(super) fn port(typed: &str) -> Result<u16, String> {
    let most = u64::from(u16::MAX);
    whole(typed, 1, most, "a port is a whole number from 1 to 65535")
}

/// The id of a Discord application.
pub(super) fn application(typed: &str) -> Result<NonZeroU64, String> {
    const WANTED: &str = "an application’s id is a long number: see General Information in Discord’s developer portal";
    let id = whole(typed, 1, u64::MAX, WANTED)?;
    NonZeroU64::new(id).ok_or_else(|| WANTED.to_owned())
}

/// The number of players.
fn seats(typed: &str) -> Result<u8, String> {
    let most = GameKind::ALL.map(|kind| kind.spec().most_seats());
    let most = most.into_iter().max().unwrap_or_default();
    let wanted = format!("how many play is a whole number from 2 to {most}");
    whole(typed, 2, most.into(), &wanted)
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum RecordFormatArg {
    Text,
    Json,
}

/// Returns `true` for a place of one of the adapters: a game can be played there.
pub(super) fn is_place(place: &Place) -> bool {
    *place == console::place() || discord::is_channel(place)
}

/// A place of one of the adapters.
#[derive(Clone, Debug)]
pub(super) struct PlaceArg(pub(super) Place);

impl std::str::FromStr for PlaceArg {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let place = place_of_text(text);
        if is_place(&place) {
            Ok(Self(place))
        } else {
            Err("a place is console, or discord:SERVER:CHANNEL by their ids".to_owned())
        }
    }
}

#[derive(Debug, Args)]
pub(super) struct RulesArgs {
    /// The game
    #[arg(long, value_parser = kinds())]
    pub(super) game: GameKindArg,
    #[command(flatten)]
    declared: DeclaredArgs,
    /// The number of players, where the game leaves a choice [default: the fewest]
    #[arg(long, visible_alias = "players", value_parser = seats)]
    seats: Option<u8>,
}

#[derive(Debug, Args)]
pub(super) struct PlayArgs {
    /// The game that `new` begins [default: the usual one of this database]
    #[arg(long, value_parser = kinds())]
    game: Option<GameKindArg>,
    #[command(flatten)]
    declared: DeclaredArgs,
    /// The number of players, where the game leaves a choice [default: the fewest]
    #[arg(long, visible_alias = "players", requires = "game", value_parser = seats)]
    seats: Option<u8>,
    /// Begin a game from this position, unrated: its text, or a finished game and a move of it, such as "#12 14"
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
    #[command(flatten)]
    pub(super) db: DatabaseArg,
    /// Play on the whole screen, with keys and mouse
    #[arg(long)]
    pub(super) tui: bool,
    /// Draw no boards, and say them in words where you ask for one: for a screen reader
    #[arg(long, conflicts_with = "tui")]
    pub(super) words: bool,
}

impl PlayArgs {
    /// The default game; an option the game does not have is refused.
    ///
    /// # Errors
    /// [`Misused`] if the game has no such option.
    pub(super) fn ready(&self) -> Result<DefaultGame, Misused> {
        let Some(kind) = self.kind() else {
            return Ok(DefaultGame {
                first_line: self.first_line("new"),
                ..DefaultGame::default()
            });
        };
        let options = self.options(kind)?;
        let named = options.iter().fold(format!("new {kind}"), |line, option| {
            format!("{line} {option}")
        });
        Ok(DefaultGame {
            kind: Some(kind),
            first_line: self.first_line(&named),
            options,
            ..DefaultGame::default()
        })
    }
}

impl PlayArgs {
    /// The game, if one is named.
    pub(super) fn kind(&self) -> Option<GameKind> {
        self.game.map(|game| game.0)
    }

    fn options(&self, kind: GameKind) -> Result<Options, Misused> {
        let table = self.seats.map(|seats| table(kind, seats)).transpose()?;
        self.declared.declare(kind, table.unwrap_or_default())
    }

    /// Returns `true` if the position is that of a stored game.
    pub(super) fn names_game(&self) -> bool {
        self.position.as_deref().is_some_and(position::names_game)
    }

    /// Returns `true` if the position is written out.
    pub(super) fn writes_position(&self) -> bool {
        self.position.is_some() && !self.names_game()
    }

    /// The offer of a game from the position; without a position, of a usual game.
    ///
    /// # Errors
    /// [`Misused`] if the game has no such option.
    pub(super) fn offer(&self) -> Result<NewChallenge, Misused> {
        let usual = NewChallenge::default();
        let kind = self.kind();
        let options = kind.map(|kind| self.options(kind)).transpose()?;
        Ok(NewChallenge {
            kind: kind.unwrap_or(usual.kind),
            options: options.unwrap_or_default(),
            position: self.position.clone(),
            ..usual
        })
    }

    /// The line that begins a game from the position, if one is given.
    fn first_line(&self, new: &str) -> Option<String> {
        let position = self.position.as_deref()?;
        let words: Vec<&str> = position.split_whitespace().collect();
        Some(format!("{new} position {}", words.join(" ")))
    }
}

/// The options that declare a table with this many seats.
fn table(kind: GameKind, seats: u8) -> Result<Options, Misused> {
    let spec = kind.spec();
    let mut tables = spec.tables.iter();
    let table = tables.find(|table| table.seats == seats);
    table.map(TableSize::options).ok_or_else(|| {
        let seats = spec.tables.iter().map(|table| table.seats.to_string());
        let seats: Vec<String> = seats.collect();
        Misused(format!(
            "{} is played by {}",
            spec.title,
            seats.join(" or ")
        ))
    })
}

#[derive(Debug, Args)]
pub(super) struct PersonalArgs {
    /// The player’s ID, such as discord:1234
    pub(super) player: String,
    /// The file to write, or - for standard output [default: standard output]
    #[arg(short, long)]
    pub(super) output: Option<PathBuf>,
    #[command(flatten)]
    pub(super) db: DatabaseArg,
}

#[derive(Debug, Args)]
pub(super) struct ListFilterArgs {
    /// Only games of a player whose name contains this
    #[arg(long)]
    player: Option<String>,
    /// Only games under way
    #[arg(long, conflicts_with = "ended")]
    running: bool,
    /// Only finished games
    #[arg(long)]
    ended: bool,
    /// Only games whose last event is on or after this date: 2026-03-01, 2026-03 or 2026 (UTC)
    #[arg(long)]
    since: Option<DaysArg>,
    /// Only games whose last event is on or before this date: 2026-03-01, 2026-03 or 2026 (UTC)
    #[arg(long)]
    until: Option<DaysArg>,
    /// List at most this many games, the newest
    #[arg(long, value_name = "N", value_parser = newest)]
    newest: Option<NonZeroUsize>,
    /// List all of them; without it a list that is no JSON ends after the newest 100
    #[arg(long, conflicts_with = "newest")]
    all: bool,
}

impl ListFilterArgs {
    /// Returns `true` if the arguments say how many games to list.
    pub(super) fn says_how_many(&self) -> bool {
        self.all || self.newest.is_some()
    }

    pub(super) fn sieve(self) -> ListFilter {
        let running = self.running.then_some(Stage::Running);
        ListFilter {
            name: self.player,
            stage: running.or(self.ended.then_some(Stage::Over)),
            since: self.since.map(|days| days.0),
            until: self.until.map(|days| days.1),
            newest: self.newest,
        }
    }
}

/// The first and the last day of a date.
#[derive(Clone, Copy, Debug)]
pub(super) struct DaysArg(pub(super) Day, pub(super) Day);

impl std::str::FromStr for DaysArg {
    type Err = String;
    fn from_str(typed: &str) -> Result<Self, String> {
        let days = Day::span(typed).map(|(first, last)| Self(first, last));
        days.ok_or_else(|| sentences().line("history-no-date", &[]))
    }
}

/// A game by its slug.
#[derive(Clone, Copy, Debug)]
pub(super) struct GameKindArg(pub(super) GameKind);

/// Reads a game by its slug, and lists the slugs in help.
fn kinds() -> impl TypedValueParser<Value = GameKindArg> {
    let slugs = GameKind::ALL.map(|kind| kind.spec().slug);
    PossibleValuesParser::new(slugs).map(|slug| {
        let kind = slug.parse().expect("it is one of the slugs");
        GameKindArg(kind)
    })
}

/// A theme by its code.
#[derive(Clone, Copy, Debug)]
pub(super) struct ThemeArg(pub(super) ThemeName);

impl std::str::FromStr for ThemeArg {
    type Err = String;
    fn from_str(code: &str) -> Result<Self, String> {
        ThemeName::from_code(code).map(Self).ok_or_else(|| {
            let codes = ThemeName::ALL.map(ThemeName::code);
            format!("the themes are: {}", codes.join(", "))
        })
    }
}

/// The side at the bottom of a board: its name, or the number of a seat from 1.
#[derive(Clone, Debug)]
pub(super) struct SideArg(String);

impl std::str::FromStr for SideArg {
    type Err = String;
    fn from_str(typed: &str) -> Result<Self, Self::Err> {
        let side = Self(typed.to_lowercase());
        let mut tables = GameKind::ALL
            .into_iter()
            .flat_map(|kind| kind.spec().tables.iter().map(move |table| (kind, table)));
        // Its seat depends on the table, which is known only with the game.
        let known = tables.any(|(kind, table)| {
            let sides = (kind.spec().sides)(&table.options());
            side.seat(sides).is_ok()
        });
        let wanted =
            "a side is its name, such as white or north, or the number of its seat, from 1";
        known.then_some(side).ok_or_else(|| wanted.to_owned())
    }
}

impl SideArg {
    /// Returns `true` for the side of this name.
    fn is(&self, side: &str) -> bool {
        self.0 == side
    }

    /// Its seat at a table with these sides in seat order. White is also the first seat and black the second.
    pub(super) fn seat(&self, sides: &[&str]) -> Result<u8, String> {
        let by_name = sides.iter().position(|side| *side == self.0);
        let of_two = ["white", "black"].iter().position(|side| *side == self.0);
        let of_two = of_two.filter(|_| sides.len() == 2);
        let number = self.0.parse::<usize>().ok();
        let by_number = number.and_then(|number| number.checked_sub(1));
        let seat = by_name.or(of_two).or(by_number);
        let seat = seat.filter(|seat| *seat < sides.len());
        seat.and_then(|seat| u8::try_from(seat).ok())
            .ok_or_else(|| {
                format!(
                    "the sides are {}, or 1 to {}",
                    sides.join(", "),
                    sides.len()
                )
            })
    }
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum Speed {
    Slow,
    Normal,
    Fast,
}

impl Speed {
    pub(super) fn pace(self) -> FilmSpeed {
        match self {
            Self::Slow => FilmSpeed::Slow,
            Self::Normal => FilmSpeed::Normal,
            Self::Fast => FilmSpeed::Fast,
        }
    }
}

impl RulesArgs {
    /// The options that these arguments declare.
    ///
    /// # Errors
    /// [`Misused`] if the game has no such table or option: no declared option is ignored.
    pub(super) fn options(&self) -> Result<Options, Misused> {
        let kind = self.game.0;
        let table = self.seats.map(|seats| table(kind, seats)).transpose()?;
        self.declared.declare(kind, table.unwrap_or_default())
    }

    /// The start of a game under these options.
    pub(super) fn start(&self, options: &Options) -> Box<dyn AnyPosition> {
        (self.game.0.spec().start)(options)
    }

    /// A position from its text under these options.
    ///
    /// # Errors
    /// A sentence with the fault of the text.
    pub(super) fn restore(
        &self,
        options: &Options,
        text: &str,
    ) -> Result<Box<dyn AnyPosition>, String> {
        (self.game.0.spec().restore)(options, text).map_err(|e| setup_error(&e))
    }
}

#[derive(Debug, Args)]
pub(super) struct RenderArgs {
    #[command(flatten)]
    rules: RulesArgs,
    /// The side at the bottom: its name, the number of its seat, or the name of one of its armies
    #[arg(long, default_value = "1", value_name = "SIDE")]
    from: SideArg,
    /// Show only that side’s part of the board, larger
    #[arg(long)]
    close_up: bool,
    /// Also draw marks that players see on request, such as en passant squares
    #[arg(long)]
    hints: bool,
    /// The colours: slate, night, contrast, safe or print
    #[arg(long, default_value = "slate")]
    pub(super) theme: ThemeArg,
    /// A position
    position: String,
    /// The file to write, or - for standard output
    #[arg(short, long)]
    pub(super) output: PathBuf,
}

impl RenderArgs {
    /// The scene to draw.
    ///
    /// # Errors
    /// [`Misused`] if the game has no such side, table, option or close-up; else the fault of the position.
    pub(super) fn scene(&self) -> anyhow::Result<Scene> {
        let (spec, options) = (self.rules.game.0.spec(), self.rules.options()?);
        let radius = match (self.close_up, spec.looks.close_up) {
            (false, _) => None,
            (true, Some(radius)) => Some(radius),
            (true, None) => {
                let words = format!("{} has a small board: leave --close-up out", spec.title);
                return Err(Misused(words).into());
            }
        };
        let at = self.rules.restore(&options, &self.position);
        let mut scene = at.map_err(anyhow::Error::msg)?.scene();
        // A player with two armies sits behind one of them, and may close up on the other.
        let army = scene.armies.iter().find(|army| self.from.is(army.side));
        let (army, sits) = (army.map(|army| army.seat), army.map(|army| army.sits));
        let seat = if let Some(seat) = army {
            seat
        } else {
            let seat = self.from.seat((spec.sides)(&options)).map_err(Misused)?;
            Seat::new(seat).context("there is no such seat")?
        };
        scene.eyes = (spec.looks.faces)(&options, seat);
        if let Some(radius) = radius {
            let side = sits.unwrap_or(scene.eyes);
            scene.window = Some(Window::before(scene.grid, side, radius));
        }
        if self.hints {
            scene.show_hints();
        }
        Ok(scene)
    }
}
