//! Actions of ladders, and their wire form.

use crate::contest::ladder::ChallengeId;
use crate::contest::values::EntrantId;
use crate::games::GameKind;
use crate::service::Options;
use crate::service::api::packed;
use crate::service::api::values::Person;
use crate::store::LadderId;

/// An action on ladders.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LadderAction {
    /// Open one here.
    Open(NewLadder),
    /// Show one, and its user's actions.
    Show(Option<LadderId>),
    /// Show a page of it.
    Page {
        /// The ladder.
        ladder: LadderId,
        /// The page, from 0.
        page: u32,
    },
    /// Join, on the last place.
    Join(Option<LadderId>),
    /// Leave; `sure` once the price was shown.
    Leave {
        /// The ladder.
        ladder: Option<LadderId>,
        /// `true` once the price was shown.
        sure: bool,
    },
    /// Challenge a higher member; `None` is the nearest who can be challenged.
    Challenge {
        /// The ladder.
        ladder: Option<LadderId>,
        /// The opponent.
        to: Option<Person>,
    },
    /// Challenge the member of this number.
    ChallengeMember {
        /// The ladder.
        ladder: LadderId,
        /// The opponent.
        to: EntrantId,
    },
    /// Answer a challenge.
    Answer {
        /// The ladder.
        ladder: LadderId,
        /// The challenge.
        challenge: ChallengeId,
        /// `true` if it is accepted.
        accept: bool,
    },
    /// Take one’s own challenge back.
    Withdraw {
        /// The ladder.
        ladder: LadderId,
        /// The challenge.
        challenge: ChallengeId,
    },
    /// Remove a member, as a moderator.
    Remove {
        /// The ladder.
        ladder: Option<LadderId>,
        /// The member.
        player: Person,
        /// The reason, as typed.
        reason: String,
    },
    /// As a moderator, bring it to the place of the request, and with it its games that have none.
    Here(Option<LadderId>),
    /// As a moderator, close it.
    Close {
        /// The ladder.
        ladder: Option<LadderId>,
        /// `true` once the price was shown.
        sure: bool,
        /// The reason, as typed.
        reason: String,
    },
}

/// A ladder to be opened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NewLadder {
    /// The game; `None` is the server’s usual one.
    pub kind: Option<GameKind>,
    /// The rules that its games declare.
    pub options: Options,
    /// The clock, as typed.
    pub clock: Option<String>,
    /// `true` if its games are rated; `None` rates them if possible.
    pub rated: Option<bool>,
}

/// The wire form after its verb; `None` for typed actions.
pub(in crate::service) fn wire(action: &LadderAction) -> Option<String> {
    Some(match action {
        LadderAction::Show(Some(ladder)) => format!("show.{}", ladder.0),
        LadderAction::Page { ladder, page } => format!("page.{}.{page}", ladder.0),
        LadderAction::Join(Some(ladder)) => format!("join.{}", ladder.0),
        LadderAction::Leave {
            ladder: Some(ladder),
            sure,
        } => {
            let verb = if *sure { "out" } else { "leave" };
            format!("{verb}.{}", ladder.0)
        }
        LadderAction::ChallengeMember { ladder, to } => format!("challenge.{}.{}", ladder.0, to.0),
        LadderAction::Answer {
            ladder,
            challenge,
            accept,
        } => {
            let answer = if *accept { "yes" } else { "no" };
            format!("answer.{}.{}.{answer}", ladder.0, challenge.0)
        }
        LadderAction::Withdraw { ladder, challenge } => {
            format!("withdraw.{}.{}", ladder.0, challenge.0)
        }
        LadderAction::Close {
            ladder: Some(ladder),
            sure: true,
            reason,
        } if reason.is_empty() => format!("close.{}", ladder.0),
        LadderAction::Open(_)
        | LadderAction::Show(None)
        | LadderAction::Join(None)
        | LadderAction::Leave { ladder: None, .. }
        | LadderAction::Challenge { .. }
        | LadderAction::Remove { .. }
        | LadderAction::Here(_)
        | LadderAction::Close { .. } => return None,
    })
}

/// Parses the words of [`wire`] after its verb.
pub(in crate::service) fn unwire(parts: &[&str]) -> Option<LadderAction> {
    let (verb, number) = (parts.first()?, parts.get(1)?);
    let id = packed::number::<i64>(number).map(LadderId)?;
    let ladder = Some(id);
    match (*verb, parts.get(2..)?) {
        ("show", []) => Some(LadderAction::Show(ladder)),
        ("page", [page]) => Some(LadderAction::Page {
            ladder: id,
            page: packed::number(page)?,
        }),
        ("join", []) => Some(LadderAction::Join(ladder)),
        (verb @ ("leave" | "out"), []) => Some(LadderAction::Leave {
            ladder,
            sure: verb == "out",
        }),
        ("challenge", [to]) => Some(LadderAction::ChallengeMember {
            ladder: id,
            to: EntrantId(packed::number(to)?),
        }),
        ("answer", [challenge, answer @ ("yes" | "no")]) => Some(LadderAction::Answer {
            ladder: id,
            challenge: ChallengeId(packed::number(challenge)?),
            accept: *answer == "yes",
        }),
        ("withdraw", [challenge]) => Some(LadderAction::Withdraw {
            ladder: id,
            challenge: ChallengeId(packed::number(challenge)?),
        }),
        ("close", []) => Some(LadderAction::Close {
            ladder,
            sure: true,
            reason: String::new(),
        }),
        _ => None,
    }
}
