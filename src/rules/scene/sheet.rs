//! Sheets: standings, the card of one player’s rating, tables and brackets of contests, as data.

/// A page about ratings or a contest, to be drawn as one picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// A page of standings.
    Standings(StandingsSheet),
    /// The card of one player.
    Card(RatingCard),
    /// A page of a table.
    Table(TableSheet),
    /// A part of a bracket.
    Bracket(BracketSheet),
}

impl Sheet {
    /// Its file name without extension.
    pub fn name(&self) -> &str {
        match self {
            Self::Standings(sheet) => &sheet.name,
            Self::Card(card) => &card.name,
            Self::Table(table) => &table.name,
            Self::Bracket(bracket) => &bracket.name,
        }
    }
}

/// A page of standings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StandingsSheet {
    /// Its file name without extension: `standings-kings-mate`.
    pub name: String,
    /// Above the rows: the pool or the season.
    pub title: String,
    /// Below the title.
    pub subtitle: String,
    /// The players, the first first.
    pub rows: Vec<SheetRow>,
}

/// One player of a page of standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetRow {
    /// The place.
    pub place: usize,
    /// The player.
    pub player: String,
    /// The rating, in points.
    pub rating: i32,
    /// The deviation, in points.
    pub deviation: i32,
    /// `true` if the viewer is this player.
    pub own: bool,
}

/// The card of one player’s rating.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RatingCard {
    /// Its file name without extension: `rating-kings-mate`.
    pub name: String,
    /// The player.
    pub player: String,
    /// The pool.
    pub subtitle: String,
    /// The rating as it is written: `1612 ± 74`.
    pub figure: String,
    /// The course of the rating, in the order of time.
    pub course: Vec<RatingPoint>,
    /// Moments named below the course.
    pub dates: Vec<(i64, String)>,
    /// The word before the form.
    pub form_label: String,
    /// The newest results, the newest last.
    pub form: Vec<FormMark>,
    /// Results by game and side.
    pub results: Vec<ResultRow>,
    /// Further lines.
    pub lines: Vec<String>,
}

/// A rating at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatingPoint {
    /// The moment, in ms since 1970 UTC.
    pub at: i64,
    /// The rating, in points.
    pub rating: i32,
    /// The deviation, in points.
    pub deviation: i32,
}

/// One result of a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormMark {
    /// Won.
    Won,
    /// Drawn.
    Drawn,
    /// Between the first and the last of several: this place.
    Placed(u8),
    /// Lost; of several, in last place.
    Lost,
}

/// Counts of results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultRow {
    /// The game or the side.
    pub label: String,
    /// Games won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
}

/// A page of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableSheet {
    /// Its file name without extension: `contest-3-standings`.
    pub name: String,
    /// Above the rows.
    pub title: String,
    /// Below the title.
    pub subtitle: String,
    /// Its columns.
    pub columns: Vec<SheetColumn>,
    /// Its lines, from the top.
    pub lines: Vec<SheetLine>,
}

/// A column of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SheetColumn {
    /// Above it.
    pub heading: String,
    /// Its share of the width.
    pub share: u32,
    /// `true` if its cells end at its right edge.
    pub from_right: bool,
}

/// A line of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SheetLine {
    /// The name of the rows below it.
    Heading(String),
    /// A row.
    Row(TableRow),
}

/// A row of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableRow {
    /// Its cells, one for each column.
    pub cells: Vec<String>,
    /// The place in the first cell; the first three have a medal.
    pub place: Option<u32>,
    /// `true` if it is the viewer’s.
    pub own: bool,
    /// `true` if it is about a player who is out.
    pub out: bool,
}

/// A part of a bracket.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BracketSheet {
    /// Its file name without extension: `contest-3-bracket`.
    pub name: String,
    /// Above the rounds.
    pub title: String,
    /// Below the title.
    pub subtitle: String,
    /// Rounds from the left, each with its matches from the top: twice as many as in the round after it.
    pub rounds: Vec<BracketRound>,
}

/// A round of a bracket.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BracketRound {
    /// Above it.
    pub heading: String,
    /// Its matches, from the top.
    pub matches: Vec<[BracketSide; 2]>,
}

/// One of the two of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BracketSide {
    /// The name; empty while nobody has come through.
    pub player: String,
    /// The points as they are written; empty before the first game.
    pub points: String,
    /// `true` if they go through.
    pub won: bool,
    /// `true` if the viewer is this player.
    pub own: bool,
}
