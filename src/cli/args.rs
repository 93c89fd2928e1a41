//! What may stand on the command line, read into what it means; every refusal says what would do.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use crate::cli::DATABASE;
use crate::console::Ready;
use crate::game::any::AnyPosition;
use crate::game::options::Options;
use crate::game::scene::{Scene, ThemeName, Window};
use crate::game::seat::Seat;
use crate::games::{GameKind, Table};
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
    /// How many play, where that is a choice [default: the fewest]
    #[arg(long, visible_alias = "players")]
    seats: Option<u8>,
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
    /// How many play it, where that is a choice
    #[arg(long, visible_alias = "players", requires = "game")]
    seats: Option<u8>,
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
        let mut options = match (kind, self.seats) {
            (Some(kind), Some(seats)) => table(kind, seats)?,
            (None, _) | (_, None) => Options::default(),
        };
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

/// The options that declare the table with so many seats.
fn table(kind: GameKind, seats: u8) -> Result<Options, String> {
    let spec = kind.spec();
    let mut tables = spec.tables.iter();
    let table = tables.find(|table| table.seats == seats);
    table.map(Table::options).ok_or_else(|| {
        let seats = spec.tables.iter().map(|table| table.seats.to_string());
        let seats: Vec<String> = seats.collect();
        format!("{} is played by {}", spec.title, seats.join(" or "))
    })
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

/// Who sits at the bottom of a board: the name of a side, or the number of a seat from 1.
#[derive(Clone, Debug)]
pub(super) struct SideArg(String);

impl std::str::FromStr for SideArg {
    type Err = std::convert::Infallible;
    fn from_str(typed: &str) -> Result<Self, Self::Err> {
        Ok(Self(typed.to_lowercase()))
    }
}

impl SideArg {
    /// Whether it is the side of this name.
    fn is(&self, side: &str) -> bool {
        self.0 == side
    }

    /// The seat at a table whose sides are called so in seat order. Of two, white is also the first and black the second.
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
    pub(super) fn pace(self) -> Pace {
        match self {
            Self::Slow => Pace::Slow,
            Self::Normal => Pace::Normal,
            Self::Fast => Pace::Fast,
        }
    }
}

impl RulesArgs {
    pub(super) fn options(&self, active: bool) -> Result<Options, String> {
        let seats = self.seats.map(|seats| table(self.game.0, seats));
        let mut options = seats.transpose()?.unwrap_or_default();
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
        Ok(options)
    }

    pub(super) fn restore(&self, active: bool, text: &str) -> Result<Box<dyn AnyPosition>, String> {
        (self.game.0.spec().restore)(&self.options(active)?, text).map_err(|e| setup_error(&e))
    }
}

#[derive(Debug, Args)]
pub(super) struct RenderArgs {
    #[command(flatten)]
    rules: RulesArgs,
    /// Declare Active Play (dice)
    #[arg(long)]
    active: bool,
    /// The side at the bottom: its name, the number of its seat, or the name of one of its armies
    #[arg(long, default_value = "1", value_name = "SIDE")]
    from: SideArg,
    /// What lies before that side alone, larger
    #[arg(long)]
    close_up: bool,
    /// With the marks that are shown on request, such as squares for en passant
    #[arg(long)]
    hints: bool,
    /// The colours: slate, night, contrast, safe or print
    #[arg(long, default_value = "slate")]
    pub(super) theme: ThemeArg,
    /// A position
    position: String,
    /// The file to write
    #[arg(short, long)]
    pub(super) output: PathBuf,
}

impl RenderArgs {
    /// What is to be drawn.
    pub(super) fn scene(&self) -> Result<Scene, String> {
        let (spec, options) = (self.rules.game.0.spec(), self.rules.options(self.active)?);
        let mut scene = self.rules.restore(self.active, &self.position)?.scene();
        // A player with two armies sits behind one of them, and may look at what lies before the other.
        let army = scene.armies.iter().find(|army| self.from.is(army.side));
        let (army, sits) = (army.map(|army| army.seat), army.map(|army| army.sits));
        let seat = match army {
            Some(seat) => seat,
            None => {
                Seat::new(self.from.seat((spec.sides)(&options))?).ok_or("there is no such seat")?
            }
        };
        scene.eyes = (spec.faces)(&options, seat);
        if self.close_up {
            let radius = spec.close_up;
            let radius = radius.ok_or_else(|| format!("{} has a small board", spec.title))?;
            let side = sits.unwrap_or(scene.eyes);
            scene.window = Some(Window::before(scene.grid, side, radius));
        }
        if self.hints {
            scene.show_hints();
        }
        Ok(scene)
    }
}
