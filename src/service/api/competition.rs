//! Standings and ratings as actions, and a player’s choice about them.

use crate::play::PlayerId;
use crate::play::season::Season;
use crate::service::api::packed;

/// The scope of a player's ratings: the servers they count in, and the people who see them. The catalogue has a
/// `competition-` message for each code.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Competition {
    /// They count in each server, and nobody else sees them.
    Hidden,
    /// They count in each server, and are seen there.
    #[default]
    Server,
    /// They count over all servers too.
    Everywhere,
}

impl Competition {
    /// All choices.
    pub const ALL: [Self; 3] = [Self::Hidden, Self::Server, Self::Everywhere];

    /// The name as it is stored and typed.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Hidden => "hidden",
            Self::Server => "server",
            Self::Everywhere => "everywhere",
        }
    }

    /// The choice with this name.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|choice| choice.code() == code)
    }

    /// Returns `true` if games may count over all servers.
    pub const fn counts_everywhere(self) -> bool {
        match self {
            Self::Everywhere => true,
            Self::Hidden | Self::Server => false,
        }
    }

    /// Returns `true` if nobody else sees the ratings.
    pub const fn is_hidden(self) -> bool {
        match self {
            Self::Hidden => true,
            Self::Server | Self::Everywhere => false,
        }
    }
}

/// The games by which standings rank.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StandingsSpan {
    /// All games.
    #[default]
    AllTime,
    /// Those of the present season.
    Now,
    /// Those of the season before it.
    Last,
    /// Those of one season.
    Season(Season),
}

impl StandingsSpan {
    /// The name as it is typed and carried by buttons.
    pub fn code(self) -> String {
        match self {
            Self::AllTime => "all".to_owned(),
            Self::Now => "now".to_owned(),
            Self::Last => "last".to_owned(),
            Self::Season(season) => season.code(),
        }
    }

    /// The span with this name.
    pub fn from_code(code: &str) -> Option<Self> {
        match code {
            "all" => Some(Self::AllTime),
            "now" => Some(Self::Now),
            "last" => Some(Self::Last),
            season => Season::from_code(season).map(Self::Season),
        }
    }
}

/// An action about ratings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CompetitionAction {
    /// Show the standings of a pool; `None` is the server’s usual game.
    Standings {
        /// The slug of the pool.
        pool: Option<String>,
        /// Over all servers rather than in this one.
        everywhere: bool,
        /// The games by which they rank.
        span: StandingsSpan,
        /// The page, from 0; `None` is the one with the user.
        page: Option<u32>,
    },
    /// Show the first of each past season.
    Hall {
        /// The slug of the pool; `None` is the server’s usual game.
        pool: Option<String>,
        /// Over all servers rather than in this one.
        everywhere: bool,
        /// The newest season shown; `None` is the last that ended.
        from: Option<Season>,
    },
    /// Show a player’s rating, and the games that moved it; `None` is the user.
    Rating {
        /// The player.
        player: Option<PlayerId>,
        /// The slug of the pool; `None` is the one of their last rated game.
        pool: Option<String>,
    },
    /// Show the user’s choice, or choose.
    Choose(Option<Competition>),
}

/// The wire form of a control, after `ratings.`; `None` for typed actions.
pub(in crate::service) fn wire(action: &CompetitionAction) -> Option<String> {
    match action {
        CompetitionAction::Standings {
            pool: Some(pool),
            everywhere,
            span,
            page,
        } => {
            let area = area(*everywhere);
            let page = page.map_or_else(|| "mine".to_owned(), |page| page.to_string());
            Some(match span {
                StandingsSpan::AllTime => format!("standings.{pool}.{area}.{page}"),
                StandingsSpan::Now | StandingsSpan::Last | StandingsSpan::Season(_) => {
                    format!("standings.{pool}.{area}.{page}.{}", span.code())
                }
            })
        }
        CompetitionAction::Hall {
            pool: Some(pool),
            everywhere,
            from,
        } => {
            let from = from.map_or_else(|| "last".to_owned(), Season::code);
            Some(format!("hall.{pool}.{}.{from}", area(*everywhere)))
        }
        CompetitionAction::Choose(Some(choice)) => Some(format!("choose.{}", choice.code())),
        CompetitionAction::Standings { pool: None, .. }
        | CompetitionAction::Hall { pool: None, .. }
        | CompetitionAction::Rating { .. }
        | CompetitionAction::Choose(None) => None,
    }
}

/// The word of a wire form for this server, or for all.
const fn area(everywhere: bool) -> &'static str {
    if everywhere { "all" } else { "here" }
}

/// Parses the words of [`wire`].
pub(in crate::service) fn unwire(parts: &[&str]) -> Option<CompetitionAction> {
    match parts {
        ["standings", pool, area @ ("here" | "all"), page, span @ ..] => {
            let span = match span {
                [] => StandingsSpan::AllTime,
                ["all"] | [_, _, ..] => return None,
                [span] => StandingsSpan::from_code(span)?,
            };
            Some(CompetitionAction::Standings {
                pool: Some((*pool).to_owned()),
                everywhere: *area == "all",
                span,
                page: match *page {
                    "mine" => None,
                    page => Some(packed::number(page)?),
                },
            })
        }
        ["hall", pool, area @ ("here" | "all"), from] => Some(CompetitionAction::Hall {
            pool: Some((*pool).to_owned()),
            everywhere: *area == "all",
            from: match *from {
                "last" => None,
                from => Some(Season::from_code(from)?),
            },
        }),
        ["choose", choice] => {
            Competition::from_code(choice).map(|choice| CompetitionAction::Choose(Some(choice)))
        }
        _ => None,
    }
}
