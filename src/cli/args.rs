//! What may stand on the command line, read into what it means; every refusal says what would do.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use crate::cli::DATABASE;
use crate::console::Ready;
use crate::game::any::AnyPosition;
use crate::game::options::Options;
use crate::game::scene::ThemeName;
use crate::games::GameKind;
use crate::play::summary::Stage;
use crate::service::ask::{Day, Pace};
use crate::service::prose::sentences;
use crate::service::{Place, Sieve, setup_error};

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum Form {
    Text,
    Json,
}

/// A place of one of the adapters.
#[derive(Clone, Debug)]
pub(super) struct PlaceArg(pub(super) Place);

impl std::str::FromStr for PlaceArg {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let channel = text.strip_prefix("discord:").map(|place| {
            let numbers: Vec<&str> = place.split(':').collect();
            numbers.len() == 2 && numbers.iter().all(|number| number.parse::<u64>().is_ok())
        });
        if text == "console" || channel == Some(true) {
            Ok(Self(Place::new(text)))
        } else {
            Err("a place is console, or discord:SERVER:CHANNEL by their ids".to_owned())
        }
    }
}

#[derive(Debug, Args)]
pub(super) struct RulesArgs {
    /// Which game
    #[arg(long)]
    pub(super) game: GameKindArg,
    /// Which of its rules
    #[arg(long, value_enum, default_value_t = RuleSet::Standard)]
    rules: RuleSet,
    /// The board, of King’s Guard
    #[arg(long, value_enum, default_value_t = BoardSize::Large)]
    board: BoardSize,
    /// How pieces step, in King’s Guard
    #[arg(long, value_enum, default_value_t = Steps::Straight)]
    steps: Steps,
}

#[derive(Debug, Args)]
pub(super) struct PlayArgs {
    /// The game that is ready to begin [default: that of the table]
    #[arg(long)]
    game: Option<GameKindArg>,
    /// Its board, of King’s Guard
    #[arg(long, value_enum, requires = "game")]
    board: Option<BoardSize>,
    /// How its pieces step, in King’s Guard
    #[arg(long, value_enum, requires = "game")]
    steps: Option<Steps>,
    /// Where the games are kept
    #[arg(long, default_value = DATABASE)]
    pub(super) db: PathBuf,
}

impl PlayArgs {
    /// The game that is ready; a choice that it does not have is refused.
    pub(super) fn ready(&self) -> Result<Ready, String> {
        let kind = self.game.map(|game| game.0);
        let chosen = [
            (
                "board",
                self.board.map(|board| matches!(board, BoardSize::Small)),
                "small",
            ),
            (
                "steps",
                self.steps.map(|steps| matches!(steps, Steps::Diagonal)),
                "diagonal",
            ),
        ];
        let mut options = Options::default();
        for (argument, chosen, option) in chosen {
            let Some(chosen) = chosen else { continue };
            if let Some(spec) = kind.map(GameKind::spec)
                && !spec.options.contains(&option)
            {
                return Err(format!("{} has no choice of --{argument}", spec.title));
            }
            if chosen {
                options = options.with(option);
            }
        }
        Ok(Ready { kind, options })
    }
}

#[derive(Debug, Args)]
pub(super) struct PersonalArgs {
    /// The player's id, such as discord:1234
    pub(super) player: String,
    /// The file to write [default: standard output]
    #[arg(short, long)]
    pub(super) output: Option<PathBuf>,
    /// Where the games are kept
    #[arg(long, default_value = DATABASE)]
    pub(super) db: PathBuf,
}

#[derive(Debug, Args)]
pub(super) struct SieveArgs {
    /// Only those of somebody in whose name this is
    #[arg(long)]
    player: Option<String>,
    /// Only those under way
    #[arg(long, conflicts_with = "ended")]
    running: bool,
    /// Only those that ended
    #[arg(long)]
    ended: bool,
    /// Only those whose last event is of this day or later: 2026-03-01, 2026-03 or 2026 (UTC)
    #[arg(long)]
    since: Option<DaysArg>,
    /// Only those whose last event is of this day or earlier: 2026-03-01, 2026-03 or 2026 (UTC)
    #[arg(long)]
    until: Option<DaysArg>,
}

impl SieveArgs {
    pub(super) fn sieve(self) -> Sieve {
        let running = self.running.then_some(Stage::Running);
        Sieve {
            name: self.player,
            stage: running.or(self.ended.then_some(Stage::Over)),
            since: self.since.map(|days| days.0),
            until: self.until.map(|days| days.1),
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

impl std::str::FromStr for GameKindArg {
    type Err = String;
    fn from_str(slug: &str) -> Result<Self, String> {
        slug.parse().map(Self).map_err(|_| {
            let slugs: Vec<&str> = GameKind::ALL.iter().map(|kind| kind.spec().slug).collect();
            format!("the games are: {}", slugs.join(", "))
        })
    }
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

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum RuleSet {
    Standard,
    Expanded,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum BoardSize {
    Large,
    Small,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum Steps {
    Straight,
    Diagonal,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum From {
    White,
    Black,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum Speed {
    Slow,
    Normal,
    Fast,
}

impl Speed {
    pub(super) fn pace(self) -> Pace {
        match self {
            Self::Slow => Pace::Slow,
            Self::Normal => Pace::Normal,
            Self::Fast => Pace::Fast,
        }
    }
}

impl RulesArgs {
    pub(super) fn options(&self, active: bool) -> Options {
        let mut options = Options::default();
        if matches!(self.rules, RuleSet::Expanded) {
            options = options.with("expanded");
        }
        if active {
            options = options.with("active");
        }
        if matches!(self.board, BoardSize::Small) {
            options = options.with("small");
        }
        if matches!(self.steps, Steps::Diagonal) {
            options = options.with("diagonal");
        }
        options
    }

    pub(super) fn restore(&self, active: bool, text: &str) -> Result<Box<dyn AnyPosition>, String> {
        (self.game.0.spec().restore)(&self.options(active), text).map_err(|e| setup_error(&e))
    }
}
