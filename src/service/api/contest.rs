//! Actions of contests, and their wire form.

use crate::games::GameKind;
use crate::service::Options;
use crate::service::api::packed;
use crate::store::ContestId;

/// The forms that can be opened, by the codes of the options.
pub const FORMS: [&str; 2] = ["league", "round-robin"];

/// An action on contests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ContestAction {
    /// Open one here.
    Open(NewContest),
    /// Enter.
    Join(Option<ContestId>),
    /// Be out; `sure` once the price was told.
    Leave {
        /// The contest.
        contest: Option<ContestId>,
        /// Whether the price was told.
        sure: bool,
    },
    /// Show one.
    Show(Option<ContestId>),
    /// List those of the server.
    List,
    /// Begin without waiting for the time for entering to end.
    Begin(Option<ContestId>),
    /// Call it off.
    Cancel {
        /// The contest.
        contest: Option<ContestId>,
        /// Whether the price was told.
        sure: bool,
    },
}

/// A contest to be opened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NewContest {
    /// The code of its form; the first is the usual one.
    pub form: Option<String>,
    /// The game; `None` is the server’s usual one.
    pub kind: Option<GameKind>,
    /// The rules that its games declare.
    pub options: Options,
    /// The clock, as typed.
    pub clock: Option<String>,
    /// Whether its games are rated; `None` is rated where that is possible.
    pub rated: Option<bool>,
    /// Days for entering.
    pub days: Option<u8>,
}

/// The wire form after its verb; `None` for typed actions.
pub(in crate::service) fn wire(action: &ContestAction) -> Option<String> {
    Some(match action {
        ContestAction::Join(Some(contest)) => format!("join.{}", contest.0),
        ContestAction::Leave {
            contest: Some(contest),
            sure: false,
        } => format!("leave.{}", contest.0),
        ContestAction::Leave {
            contest: Some(contest),
            sure: true,
        } => format!("out.{}", contest.0),
        ContestAction::Show(Some(contest)) => format!("show.{}", contest.0),
        ContestAction::Cancel {
            contest: Some(contest),
            sure: true,
        } => format!("cancel.{}", contest.0),
        ContestAction::List => "list".to_owned(),
        ContestAction::Open(_)
        | ContestAction::Join(None)
        | ContestAction::Leave { .. }
        | ContestAction::Show(None)
        | ContestAction::Begin(_)
        | ContestAction::Cancel { .. } => return None,
    })
}

/// Parses the words of [`wire`] after its verb.
pub(in crate::service) fn unwire(parts: &[&str]) -> Option<ContestAction> {
    if let ["list"] = parts {
        return Some(ContestAction::List);
    }
    let [verb, number] = parts else {
        return None;
    };
    let contest = Some(packed::number::<i64>(number).map(ContestId)?);
    match *verb {
        "join" => Some(ContestAction::Join(contest)),
        "leave" => Some(ContestAction::Leave {
            contest,
            sure: false,
        }),
        "out" => Some(ContestAction::Leave {
            contest,
            sure: true,
        }),
        "show" => Some(ContestAction::Show(contest)),
        "cancel" => Some(ContestAction::Cancel {
            contest,
            sure: true,
        }),
        _ => None,
    }
}
