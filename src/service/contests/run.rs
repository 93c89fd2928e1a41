//! Commands of people to a contest: decided, stored, and the sentences of refusals.

use crate::contest::command::{ContestCommand, ContestRefusal};
use crate::contest::decide::decide;
use crate::contest::inputs::Inputs;
use crate::contest::values::EntrantId;
use crate::play::{Env, PlayerId};
use crate::service::api::reply::Reply;
use crate::service::api::result::{self, HandlerError};
use crate::service::contests::{apply, games, words};
use crate::service::state::Service;
use crate::service::words::catalogue::TextArg;
use crate::store::{ContestExtras, GivenReason, StoredContest};

/// The number of a person in a contest: their own, or a new one.
pub(super) fn number_of(found: &StoredContest, player: &PlayerId) -> EntrantId {
    let own = found
        .people
        .iter()
        .find(|(_, known)| *known == player)
        .map(|(number, _)| *number);
    own.unwrap_or_else(|| next_number(found))
}

/// A number that nobody has had.
pub(super) fn next_number(found: &StoredContest) -> EntrantId {
    let entrants = found.contest.entrants().keys();
    let former = found.contest.former();
    // A moderator who was forgotten stands in the log alone.
    let moderators = found.log.iter().filter_map(|entry| entry.event.moderator());
    let all = found.people.keys().chain(entrants).chain(former).copied();
    EntrantId(all.chain(moderators).max().map_or(0, |last| last.0) + 1)
}

/// Rows that a command stores besides its events.
#[derive(Clone, Copy, Default)]
pub(super) struct Besides<'a> {
    /// People with new numbers, or new people behind old ones.
    pub(super) people: &'a [(EntrantId, PlayerId)],
    /// The moderator’s reason.
    pub(super) reason: Option<GivenReason<'a>>,
}

/// Decides a command and stores its events.
pub(super) fn run(
    service: &mut Service,
    found: &StoredContest,
    command: &ContestCommand,
    besides: Besides<'_>,
    env: &Env,
) -> Result<(), HandlerError> {
    let games = games::playing(service, found, env)?;
    let events = apply::with_inputs(found, &games, env, |inputs| {
        // The moderator may get a number with this command.
        let given = besides.people.iter().map(|(number, _)| number.0 + 1);
        let next = EntrantId(given.fold(inputs.next.0, u32::max));
        decide(&found.contest, command, &Inputs { next, ..*inputs })
    });
    let events = events.map_err(|refusal| refused(found, refusal))?;
    let Besides { people, reason } = besides;
    let extras = ContestExtras {
        people,
        reason,
        ..ContestExtras::default()
    };
    apply::apply(service, found, &events, &extras, env)?;
    Ok(())
}

/// The sentence of a refusal.
pub(super) fn refused(found: &StoredContest, refusal: ContestRefusal) -> Reply {
    let title = ("title", words::title(&found.into()).into());
    let number = |number: u32| TextArg::Num(number.into());
    let id = match refusal {
        ContestRefusal::Over => "refuse-contest-over",
        ContestRefusal::Begun => "refuse-contest-begun",
        ContestRefusal::NotBegun => "refuse-contest-not-begun",
        ContestRefusal::Full { most } => {
            return result::note("refuse-contest-full", &[title, ("most", number(most))]);
        }
        ContestRefusal::TooFew { entered, least } => {
            let args = [
                title,
                ("entered", number(entered)),
                ("least", number(least)),
            ];
            return result::note("refuse-contest-few", &args);
        }
        ContestRefusal::SmallTeams { boards } => {
            let args = [title, ("boards", number(boards))];
            return result::note("refuse-contest-teams", &args);
        }
        ContestRefusal::Entered => "refuse-contest-entered",
        ContestRefusal::NotIn => "refuse-contest-not-in",
        ContestRefusal::Left => "refuse-contest-left",
        ContestRefusal::Removed => "refuse-contest-put-out",
        ContestRefusal::Replaced => "refuse-contest-replaced",
        ContestRefusal::NoComputers => "refuse-contest-computers",
        ContestRefusal::NoTeam => "refuse-contest-no-team",
        ContestRefusal::NoRests => "refuse-contest-no-rests",
        ContestRefusal::RestedOnce => "refuse-contest-rested",
        ContestRefusal::LastRound => "refuse-contest-last-round",
        ContestRefusal::OwnContest => "refuse-contest-own",
        ContestRefusal::NoResult => "refuse-contest-no-result",
        ContestRefusal::HasResult => "refuse-contest-has-result",
        ContestRefusal::Points => "refuse-contest-points",
        ContestRefusal::RoundGone => "refuse-contest-round-gone",
        ContestRefusal::HeldEnough => "refuse-contest-held-enough",
        ContestRefusal::Held => "refuse-contest-held",
        ContestRefusal::NotHeld => "refuse-contest-not-held",
        ContestRefusal::NoPlace => {
            let here = ("command", TextArg::Command("contest here"));
            return result::note("refuse-contest-no-place", &[title, here]);
        }
        ContestRefusal::NoReason => "refuse-contest-no-reason",
    };
    result::note(id, &[title])
}
