//! Actions of contests, and their wire form.

use std::ops::RangeInclusive;

use crate::contest::values::EntrantId;
use crate::games::GameKind;
use crate::service::Options;
use crate::service::api::computer::USUAL_LEVEL;
use crate::service::api::packed;
use crate::service::api::values::Person;
use crate::store::ContestId;

/// The formats that can be opened, by the codes of the options; the first is the usual one.
pub const FORMATS: [&str; 6] = [
    "league",
    "round-robin",
    "swiss",
    "knockout",
    "teams",
    "heats",
];

/// The wire mark of something that was not chosen.
const OWN: &str = "own";
/// The wire marks of rated games, and of games that are not.
const RATED: char = 'r';
const UNRATED: char = 'u';
/// The wire marks of the levels of a computer that fills places, and the mark before levels could be chosen.
const FILLS: RangeInclusive<char> = 'A'..='H';
const FILL: char = 'f';

/// The price of leaving a contest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeavePrice {
    /// It has not begun: a player who leaves can enter again.
    Nothing,
    /// So many games are lost, and nobody comes back.
    Games(u32),
}

/// An action on contests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ContestAction {
    /// Show the form of a new one with these entries.
    Draft(NewContest),
    /// Open one here.
    Open(NewContest),
    /// Enter.
    Join(Option<ContestId>),
    /// Enter a team.
    JoinTeam {
        /// The contest.
        contest: Option<ContestId>,
        /// The team, from 0.
        team: u32,
    },
    /// Be out.
    Leave {
        /// The contest.
        contest: Option<ContestId>,
        /// The price that was shown; `None` to be shown it.
        price: Option<LeavePrice>,
    },
    /// Have a bye in the next round.
    Rest(Option<ContestId>),
    /// Show one.
    Show(Option<ContestId>),
    /// Show a page of the standings.
    Page {
        /// The contest.
        contest: ContestId,
        /// The page, from 0.
        page: u32,
    },
    /// Show the pairings of a round, or the bracket.
    Pairings {
        /// The contest.
        contest: Option<ContestId>,
        /// The round, from 1; `None` is the newest.
        round: Option<u32>,
        /// The page, from 0.
        page: u32,
    },
    /// List those of the server.
    List,
    /// A moderator’s action.
    Manage {
        /// The contest.
        contest: Option<ContestId>,
        /// The action.
        moderation: ContestModeration,
    },
    /// Take a place that a moderator offers.
    Take {
        /// The contest.
        contest: ContestId,
        /// The place.
        place: EntrantId,
    },
}

/// A moderator’s action on a contest. A reason is as typed, and may be empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ContestModeration {
    /// Begin without waiting for the time for entering to end.
    Begin,
    /// Call it off.
    Cancel {
        /// `true` once the price was shown.
        sure: bool,
        /// The reason.
        reason: String,
    },
    /// Stop it for a while.
    Hold {
        /// The reason.
        reason: String,
    },
    /// Resume it.
    Resume,
    /// Bring it to the place of the request, and with it its games that have none.
    Here,
    /// Change a result.
    Correct {
        /// The number of the table.
        table: u32,
        /// The new result, as typed.
        result: String,
        /// The reason.
        reason: String,
    },
    /// Remove an entrant.
    Remove {
        /// The player.
        player: Person,
        /// The reason.
        reason: String,
    },
    /// Offer the place of an entrant to another person.
    Replace {
        /// The player.
        player: Person,
        /// The other person.
        by: Person,
        /// The reason.
        reason: String,
    },
}

/// A contest to be opened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NewContest {
    /// The number of the next contest when its form was filled in: a form sent twice opens one. `None` before there is
    /// a form.
    pub since: Option<ContestId>,
    /// The code of its format; the first is the usual one.
    pub format: Option<String>,
    /// The game; `None` is the server’s usual one.
    pub kind: Option<GameKind>,
    /// The rules that its games declare.
    pub options: Options,
    /// The clock, as typed.
    pub clock: Option<String>,
    /// `true` if its games are rated; `None` rates them if possible.
    pub rated: Option<bool>,
    /// Days for entering.
    pub days: Option<u8>,
    /// Days of a round.
    pub length: Option<u8>,
    /// Rounds of a Swiss contest or of heats; `None` is as many as the entrants need.
    pub rounds: Option<u8>,
    /// Boards of a team match, seats of a table, or games that one entrant of a round robin plays at once.
    pub size: Option<u8>,
    /// The level of a computer that fills a place, so that nobody is without an opponent; `None` for none.
    pub fill: Option<u8>,
}

/// The wire form after its verb; `None` for typed actions.
pub(in crate::service) fn wire(action: &ContestAction) -> Option<String> {
    Some(match action {
        ContestAction::Draft(draft) => format!("draft.{}", wire_draft(draft)?),
        ContestAction::Open(draft) => format!("open.{}", wire_draft(draft)?),
        ContestAction::Join(Some(contest)) => format!("join.{}", contest.0),
        ContestAction::JoinTeam {
            contest: Some(contest),
            team,
        } => format!("team.{}.{team}", contest.0),
        ContestAction::Leave {
            contest: Some(contest),
            price,
        } => match price {
            None => format!("leave.{}", contest.0),
            Some(LeavePrice::Nothing) => format!("out.{}.free", contest.0),
            Some(LeavePrice::Games(games)) => format!("out.{}.{games}", contest.0),
        },
        ContestAction::Rest(Some(contest)) => format!("rest.{}", contest.0),
        ContestAction::Show(Some(contest)) => format!("show.{}", contest.0),
        ContestAction::Page { contest, page } => format!("page.{}.{page}", contest.0),
        ContestAction::Pairings {
            contest: Some(contest),
            round,
            page,
        } => {
            let round = round.unwrap_or(0);
            format!("pairings.{}.{round}.{page}", contest.0)
        }
        ContestAction::Take { contest, place } => format!("take.{}.{}", contest.0, place.0),
        ContestAction::Manage {
            contest: Some(contest),
            moderation: ContestModeration::Cancel { sure: true, reason },
        } if reason.is_empty() => format!("cancel.{}", contest.0),
        ContestAction::Manage {
            contest: Some(contest),
            moderation: ContestModeration::Resume,
        } => format!("resume.{}", contest.0),
        ContestAction::List => "list".to_owned(),
        ContestAction::Join(None)
        | ContestAction::JoinTeam { .. }
        | ContestAction::Leave { .. }
        | ContestAction::Rest(None)
        | ContestAction::Show(None)
        | ContestAction::Pairings { .. }
        | ContestAction::Manage { .. } => return None,
    })
}

/// `7.swiss.kings-mate.02.5d+8h/7d.rC.7.45.0.0`.
fn wire_draft(draft: &NewContest) -> Option<String> {
    let NewContest {
        since,
        format,
        kind,
        options,
        clock,
        rated,
        days,
        length,
        rounds,
        size,
        fill,
    } = draft;
    let mut marks = String::new();
    for (index, option) in kind
        .iter()
        .flat_map(|kind| kind.spec().options.iter().enumerate())
    {
        if options.has(option) {
            marks.push(char::from_digit(u32::try_from(index).ok()?, 10)?);
        }
    }
    marks.extend(rated.map(|rated| if rated { RATED } else { UNRATED }));
    let mark = |level: u8| FILLS.zip(1..).find(|(_, known)| *known == level);
    marks.extend(fill.and_then(mark).map(|(mark, _)| mark));
    let clock = clock.as_deref().unwrap_or(OWN);
    let number = |number: &Option<u8>| number.unwrap_or(0).to_string();
    let parts = [
        since.as_ref()?.0.to_string(),
        format.clone().unwrap_or_else(|| OWN.to_owned()),
        kind.map_or(OWN, |kind| kind.spec().slug).to_owned(),
        marks,
        clock.to_owned(),
        number(days),
        number(length),
        number(rounds),
        number(size),
    ];
    (!clock.contains('.')).then(|| parts.join("."))
}

fn unwire_draft(parts: &[&str]) -> Option<NewContest> {
    let &[
        since,
        format,
        kind,
        marks,
        clock,
        days,
        length,
        rounds,
        size,
    ] = parts
    else {
        return None;
    };
    let mut draft = NewContest {
        since: Some(ContestId(packed::number(since)?)),
        format: (format != OWN).then(|| format.to_owned()),
        kind: if kind == OWN {
            None
        } else {
            Some(kind.parse().ok()?)
        },
        clock: (clock != OWN).then(|| clock.to_owned()),
        ..NewContest::default()
    };
    if draft
        .format
        .as_deref()
        .is_some_and(|format| !FORMATS.contains(&format))
    {
        return None;
    }
    for mark in marks.chars() {
        match mark {
            RATED | UNRATED => draft.rated = Some(mark == RATED),
            FILL => draft.fill = Some(USUAL_LEVEL),
            level if FILLS.contains(&level) => {
                let known = FILLS.zip(1..).find(|(mark, _)| *mark == level);
                draft.fill = known.map(|(_, level)| level);
            }
            digit => {
                let index = usize::try_from(digit.to_digit(10)?).ok()?;
                let option = draft.kind?.spec().options.get(index)?;
                draft.options = draft.options.with(option);
            }
        }
    }
    let number = |text: &str| -> Option<Option<u8>> {
        let number: u8 = packed::number(text)?;
        Some((number > 0).then_some(number))
    };
    draft.days = number(days)?;
    draft.length = number(length)?;
    draft.rounds = number(rounds)?;
    draft.size = number(size)?;
    Some(draft)
}

/// Parses the words of [`wire`] after its verb.
pub(in crate::service) fn unwire(parts: &[&str]) -> Option<ContestAction> {
    match parts {
        ["list"] => return Some(ContestAction::List),
        ["draft", draft @ ..] if draft.len() > 1 => {
            return unwire_draft(draft).map(ContestAction::Draft);
        }
        ["open", draft @ ..] if draft.len() > 1 => {
            return unwire_draft(draft).map(ContestAction::Open);
        }
        _ => {}
    }
    let (verb, number) = (parts.first()?, parts.get(1)?);
    let id = packed::number::<i64>(number).map(ContestId)?;
    let contest = Some(id);
    match (*verb, parts.get(2..)?) {
        ("join", []) => Some(ContestAction::Join(contest)),
        ("team", [team]) => Some(ContestAction::JoinTeam {
            contest,
            team: packed::number(team)?,
        }),
        // A button of earlier versions names no price: it is shown again.
        ("leave" | "out", []) => Some(ContestAction::Leave {
            contest,
            price: None,
        }),
        ("out", [price]) => Some(ContestAction::Leave {
            contest,
            price: Some(match *price {
                "free" => LeavePrice::Nothing,
                games => LeavePrice::Games(packed::number(games)?),
            }),
        }),
        ("rest", []) => Some(ContestAction::Rest(contest)),
        ("show", []) => Some(ContestAction::Show(contest)),
        ("page", [page]) => Some(ContestAction::Page {
            contest: id,
            page: packed::number(page)?,
        }),
        ("pairings", [round, page]) => Some(ContestAction::Pairings {
            contest,
            round: Some(packed::number(round)?).filter(|round| *round > 0),
            page: packed::number(page)?,
        }),
        ("take", [place]) => Some(ContestAction::Take {
            contest: id,
            place: EntrantId(packed::number(place)?),
        }),
        ("cancel", []) => Some(ContestAction::Manage {
            contest,
            moderation: ContestModeration::Cancel {
                sure: true,
                reason: String::new(),
            },
        }),
        ("resume", []) => Some(ContestAction::Manage {
            contest,
            moderation: ContestModeration::Resume,
        }),
        _ => None,
    }
}
