//! Messages about contests: the events that have one, and its words.
//!
//! A round costs a channel at most four messages, also with 200 entrants. One has the pairings, and the others call
//! everybody by name. No board is posted: everybody opens their own.

use std::collections::BTreeSet;

use crate::contest::event::{ContestEntry, ContestEvent, Leaving};
use crate::contest::standings::{standings, winning_teams};
use crate::contest::state::{Contest, ContestStage};
use crate::contest::terms::Format;
use crate::contest::values::EntrantId;
use crate::play::seal::hex;
use crate::play::{Env, PlayerId, Timestamp};
use crate::service::api::reply::{Audience, Reply};
use crate::service::api::result;
use crate::service::contests::contest_news::ContestNews;
use crate::service::contests::healthy::healthy;
use crate::service::contests::page::{self, ContestPage};
use crate::service::contests::table_notices::CALLED_EACH;
use crate::service::contests::{standings_told, words};
use crate::service::state::Service;
use crate::service::words::catalogue::{TextArg, sentences};
use crate::service::words::text::Text;
use crate::store::{
    self, ContestId, ContestOrLadder, ContestSubject, Notice, Recipient, StoreError, StoredContest,
};

/// People called in the message about a round itself.
const CALLED_THERE: usize = 20;

/// An announced event, by the version that it made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Told {
    version: u32,
    /// Further messages, which only call people.
    calls: usize,
    /// `true` if a round begins with it.
    begins_round: bool,
}

impl Told {
    /// An event that calls nobody.
    pub(super) const fn of(version: u32) -> Self {
        Self {
            version,
            calls: 0,
            begins_round: false,
        }
    }

    /// Returns `true` if a round begins with it.
    pub(super) const fn begins_round(self) -> bool {
        self.begins_round
    }

    /// The event that brought a contest where it is.
    pub(super) fn about(after: &Contest, event: &ContestEvent) -> Self {
        let called = called(after, event).len();
        let calls = if called > CALLED_THERE {
            called.div_ceil(CALLED_EACH)
        } else {
            0
        };
        Self {
            version: after.version(),
            calls,
            begins_round: matches!(
                event,
                ContestEvent::Began { .. } | ContestEvent::Paired { .. }
            ),
        }
    }
}

/// Returns `true` if the place of a contest gets a message about an event. `stored` is the contest before all events of
/// this change, and `before` the one before this event.
pub(super) fn is_told([stored, before]: [&Contest; 2], event: &ContestEvent, env: &Env) -> bool {
    let round = before.round();
    match event {
        // A moderator who begins ends the time for entering, and the beginning is announced.
        ContestEvent::Extended { closes } => closes.0 > env.now.0,
        // The first round begins with the contest, and the deciding games of a match belong to its round.
        ContestEvent::Paired { round: paired, .. } => round > 0 && *paired > round,
        ContestEvent::Left { why, .. } => match why {
            Leaving::Removed | Leaving::Late => true,
            Leaving::Own | Leaving::Gone => false,
        },
        ContestEvent::Opened { .. }
        | ContestEvent::Began { .. }
        | ContestEvent::Replaced { .. }
        | ContestEvent::Corrected { .. }
        | ContestEvent::Held { .. }
        | ContestEvent::Resumed { .. }
        | ContestEvent::Moved
        | ContestEvent::Cancelled { .. } => true,
        ContestEvent::Ended { order, .. } => has_other_winner([stored, before], order),
        ContestEvent::Entered(_)
        | ContestEvent::Rested { .. }
        | ContestEvent::Started(_)
        | ContestEvent::Begun(_)
        | ContestEvent::Adjourned(_)
        | ContestEvent::Resulted { .. }
        | ContestEvent::PlaceLost => false,
    }
}

/// Returns `true` if an end has another winner than the end before it: after a correction there are two.
fn has_other_winner([stored, before]: [&Contest; 2], order: &[EntrantId]) -> bool {
    let ContestStage::Over { order: old, .. } = before.stage() else {
        return true;
    };
    if before.has_teams() {
        return winning_teams(stored) != winning_teams(before);
    }
    firsts(before, old) != firsts(before, order)
}

/// The first of each group in an order.
fn firsts(contest: &Contest, order: &[EntrantId]) -> Vec<Option<EntrantId>> {
    let first = |group: &Vec<EntrantId>| order.iter().find(|id| group.contains(id)).copied();
    contest.grouped().iter().map(first).collect()
}

/// Returns `true` if the event that made a version is an end after another one.
fn is_second_end(found: &StoredContest, version: usize) -> bool {
    let ends = |entry: &ContestEntry| matches!(entry.event, ContestEvent::Ended { .. });
    let (before, rest) = found.log.split_at(version - 1);
    rest.first().is_some_and(ends) && before.iter().any(ends)
}

/// Those who are first in their groups after the end that made a version, and were not after the end before it.
fn first_now(page: &ContestPage<'_>, version: usize) -> Vec<EntrantId> {
    let ends = page.found().log[..version].iter().rev();
    let mut ends = ends.filter_map(|entry| {
        if let ContestEvent::Ended { order, .. } = &entry.event {
            return Some(firsts(page.contest(), order));
        }
        None
    });
    let (now, before) = (ends.next(), ends.next().unwrap_or_default());
    let now = now.into_iter().flatten().flatten();
    now.filter(|id| !before.contains(&Some(*id))).collect()
}

/// The winner after a correction.
fn won_now(page: &ContestPage<'_>, version: usize) -> Text {
    let words = sentences();
    match (
        standings(page.contest()).first(),
        page.contest().terms().format,
    ) {
        (_, Format::League) | (None, _) => {
            let now = first_now(page, version);
            words.text("contest-season-now", &[("players", page.together(&now))])
        }
        (Some(_), Format::Teams { .. }) => page.winning_team_now(),
        (
            Some(winner),
            Format::RoundRobin { .. }
            | Format::Swiss { .. }
            | Format::Knockout
            | Format::Heats { .. },
        ) => words.text(
            "contest-won-now",
            &[("player", page.player(winner.entrant))],
        ),
    }
}

/// The entrants whose games begin with an event, or who begin one soon.
fn called(after: &Contest, event: &ContestEvent) -> Vec<EntrantId> {
    match event {
        ContestEvent::Began { .. } => after.still_in().collect(),
        ContestEvent::Paired { tables, .. } => {
            let seats = tables.iter().flat_map(|table| table.seats.iter().copied());
            seats.collect::<BTreeSet<_>>().into_iter().collect()
        }
        ContestEvent::Opened { .. }
        | ContestEvent::Entered(_)
        | ContestEvent::Rested { .. }
        | ContestEvent::Left { .. }
        | ContestEvent::Replaced { .. }
        | ContestEvent::Extended { .. }
        | ContestEvent::Started(_)
        | ContestEvent::Begun(_)
        | ContestEvent::Adjourned(_)
        | ContestEvent::Resulted { .. }
        | ContestEvent::Corrected { .. }
        | ContestEvent::Held { .. }
        | ContestEvent::Resumed { .. }
        | ContestEvent::PlaceLost
        | ContestEvent::Moved
        | ContestEvent::Ended { .. }
        | ContestEvent::Cancelled { .. } => Vec::new(),
    }
}

/// The departure of an entrant with a reserve stepping in: the version that this made, the entrant, and the reason.
fn step_in(found: &StoredContest, version: usize) -> Option<(EntrantId, Leaving)> {
    let event = |at: usize| found.log.get(at).map(|entry| &entry.event);
    let ContestEvent::Replaced { former, .. } = event(version.checked_sub(1)?)? else {
        return None;
    };
    let ContestEvent::Left { entrant, why, .. } = event(version)? else {
        return None;
    };
    former
        .filter(|former| former == entrant)
        .map(|former| (former, *why))
}

/// The version whose reason belongs to the message about a version. If a moderator removed an entrant, that message has
/// the reason. The message about the reserve has none, although it is stored first.
fn reasoned(found: &StoredContest, version: usize) -> Option<usize> {
    let removed = |version| matches!(step_in(found, version), Some((_, Leaving::Removed)));
    if removed(version) {
        return None;
    }
    let before = version.checked_sub(1).filter(|before| removed(*before));
    before.or(Some(version))
}

/// An entrant who was put out by the clock or a moderator, and is called by the message about a version. The reserve
/// who steps in is called to the games that start again.
fn put_out(found: &StoredContest, version: usize) -> Option<EntrantId> {
    let at = version.checked_sub(1)?;
    if let ContestEvent::Left {
        entrant,
        why: Leaving::Removed | Leaving::Late,
        ..
    } = found.log.get(at)?.event
        && step_in(found, at).is_none()
    {
        return Some(entrant);
    }
    let (former, why) = step_in(found, reasoned(found, version)?)?;
    (why != Leaving::Own).then_some(former)
}

/// Enqueues the messages about events.
pub(super) fn enqueue(
    service: &mut Service,
    id: ContestId,
    subject: &ContestSubject,
    told: &[Told],
    env: &Env,
) -> Result<(), StoreError> {
    let place = &subject.place;
    // They are posted in this order: called players find the pairings above.
    let numbers = told
        .iter()
        .flat_map(|told| (0..=told.calls).map(|call| (told.version, call)));
    let notices: Vec<Notice> = numbers
        .map(|(version, call)| {
            let (to, call) = (Recipient::Place(place.clone()), Some(call));
            ContestNews::Event { version, call }.notice(ContestOrLadder::Contest(id), to, env.now)
        })
        .collect();
    if notices.is_empty() {
        return Ok(());
    }
    let server = place.server();
    for told in told.iter().filter(|told| told.begins_round) {
        let store = &mut service.store;
        store::hooks::promise_round(store, server, id, told.version, env.now)?;
    }
    store::notices::enqueue(&mut service.store, &notices, env.now)
}

/// Enqueues the message to the person who is offered a place.
pub(super) fn enqueue_offer(
    service: &mut Service,
    found: &StoredContest,
    place: EntrantId,
    env: &Env,
) -> Result<(), StoreError> {
    let to = Recipient::Place(found.subject.place.clone());
    let of = ContestOrLadder::Contest(found.id);
    let notice = ContestNews::Offer(place).notice(of, to, env.now);
    store::notices::enqueue(&mut service.store, &[notice], env.now)
}

/// The words of the message about the event that made a version; `None` if there is nothing to say.
pub(in crate::service) fn words_of_round(
    service: &Service,
    id: ContestId,
    version: u32,
) -> Result<Option<Text>, StoreError> {
    let Some(found) = healthy(&service.store, id)? else {
        return Ok(None);
    };
    let told = about(service, &ContestPage::of(service, &found)?, version, 0)?;
    Ok(told.map(|reply| reply.text))
}

/// The message about the event that made a version, or one that calls people to it; `None` if there is nothing to say.
pub(super) fn about(
    service: &Service,
    page: &ContestPage<'_>,
    version: u32,
    call: usize,
) -> Result<Option<Reply>, StoreError> {
    let found = page.found();
    let version = usize::try_from(version).unwrap_or(usize::MAX);
    let entry = version.checked_sub(1).and_then(|at| found.log.get(at));
    let Some(ContestEntry { event, .. }) = entry else {
        return Ok(None);
    };
    // The contest as it was then: the round is the one that was announced.
    let then = Contest::of(&found.log[..version]);
    let called = then.as_ref().map(|then| called(then, event));
    let put_out = put_out(found, version);
    let people: Vec<PlayerId> = called
        .iter()
        .flatten()
        .chain(&put_out)
        .filter_map(|id| found.people.get(id))
        .filter(|player| !player.is_computer())
        .cloned()
        .collect();
    if let Some(before) = call.checked_sub(1) {
        return Ok(calling(page, people, before));
    }
    let mut text = said(page, version);
    let mut reply = match event {
        ContestEvent::Paired { round, .. } => page.pairings(*round, 0),
        ContestEvent::Began { .. } if page.contest().terms().format.has_rounds() => {
            page.pairings(1, 0)
        }
        ContestEvent::Opened { .. } => page.invitation(),
        ContestEvent::Moved if matches!(found.contest.stage(), ContestStage::Open { .. }) => {
            page.invitation()
        }
        ContestEvent::Began { .. }
        | ContestEvent::Extended { .. }
        | ContestEvent::Ended { .. }
        | ContestEvent::Cancelled { .. }
        | ContestEvent::Entered(_)
        | ContestEvent::Rested { .. }
        | ContestEvent::Started(_)
        | ContestEvent::Begun(_)
        | ContestEvent::Adjourned(_)
        | ContestEvent::Resulted { .. }
        | ContestEvent::PlaceLost
        | ContestEvent::Moved => page.whole(service, None, 0)?,
        ContestEvent::Left { .. }
        | ContestEvent::Replaced { .. }
        | ContestEvent::Corrected { .. }
        | ContestEvent::Held { .. }
        | ContestEvent::Resumed { .. } => page.short(),
    };
    if let Some(then) = &then {
        standings_told::add(page, then, event, &mut text, &mut reply);
    }
    text.push_line(std::mem::take(&mut reply.text));
    reply.text = text;
    if is_invitation(page, event) && found.subject.season > 1 {
        // The players of the last season are in already.
        reply.controls.push(page.leave_button());
    }
    reply.audience = Audience::Table;
    reply.replaces_source = false;
    if people.len() <= CALLED_THERE {
        reply.notify = people;
    }
    Ok(Some(reply))
}

/// A message that only calls people, after so many before it; `None` if nobody is left.
fn calling(page: &ContestPage<'_>, people: Vec<PlayerId>, before: usize) -> Option<Reply> {
    let people = people.into_iter().skip(before * CALLED_EACH);
    let notify: Vec<PlayerId> = people.take(CALLED_EACH).collect();
    let args = [
        ("contest", page.title().into()),
        ("games", TextArg::Command("games")),
    ];
    let mut reply = result::note("contest-call", &args);
    reply.audience = Audience::Table;
    let nobody = notify.is_empty();
    reply.notify = notify;
    (!nobody).then_some(reply)
}

/// Returns `true` if a message asks people to enter, since the contest has not begun.
fn is_invitation(page: &ContestPage<'_>, event: &ContestEvent) -> bool {
    matches!(event, ContestEvent::Opened { .. } | ContestEvent::Moved)
        && matches!(page.contest().stage(), ContestStage::Open { .. })
}

/// The sentence of a move: of clocks only if they stood still, and stand still no more.
fn moved(found: &StoredContest, version: usize) -> &'static str {
    let before = Contest::of(&found.log[..version - 1]);
    match before {
        Some(before) if before.lost().is_none() => "contest-moved",
        Some(before) if before.hold().is_some() => "contest-place-found-held",
        Some(_) | None => "contest-place-found",
    }
}

/// The event that made a version and the moderator’s reason, in lines.
fn said(page: &ContestPage<'_>, version: usize) -> Text {
    let found = page.found();
    let mut text = if is_second_end(found, version) {
        won_now(page, version)
    } else {
        happened(page, version)
    };
    let reasoned = reasoned(found, version).and_then(|version| u32::try_from(version).ok());
    if let Some(reason) = reasoned.and_then(|version| found.reasons.get(&version))
        && !reason.text.is_empty()
    {
        let args = [("reason", reason.text.as_str().into())];
        text.push_line(sentences().text("moderated-reason", &args));
    }
    text
}

/// The event, in a line.
#[expect(clippy::too_many_lines, reason = "a table: an arm for each event")]
fn happened(page: &ContestPage<'_>, version: usize) -> Text {
    let found = page.found();
    let event = &found.log[version - 1].event;
    let player = |id: &EntrantId| ("player", page.player(*id));
    let by = |id: &EntrantId| ("moderator", page.player(*id));
    let words = sentences();
    match event {
        ContestEvent::Opened { .. } if !is_invitation(page, event) => Text::default(),
        ContestEvent::Opened { .. } if found.subject.season > 1 => {
            let command = ("command", TextArg::Command("contest leave"));
            words.text("contest-next-season", &[command])
        }
        ContestEvent::Opened { .. } => words.text("contest-opened", &[]),
        ContestEvent::Extended { closes } => {
            let args = [("when", TextArg::Due(Timestamp(closes.0)))];
            words.text("contest-extended", &args)
        }
        ContestEvent::Began { .. } => {
            words.text("contest-began", &[("games", TextArg::Command("games"))])
        }
        ContestEvent::Paired { round, .. } => {
            let args = [
                ("round", TextArg::Num((*round).into())),
                ("games", TextArg::Command("games")),
            ];
            words.text("contest-paired", &args)
        }
        ContestEvent::Ended {
            order,
            early,
            secret,
        } => {
            let mut text = match (order.first(), found.contest.terms().format) {
                (Some(_), Format::League) | (None, _) => words.text("contest-season-over", &[]),
                (Some(_), Format::Teams { .. }) => page.winning_team(),
                (
                    Some(winner),
                    Format::RoundRobin { .. }
                    | Format::Swiss { .. }
                    | Format::Knockout
                    | Format::Heats { .. },
                ) => words.text("contest-won", &[player(winner)]),
            };
            if *early {
                text.push_line(words.text("contest-early", &[]));
            }
            if let Some(secret) = secret {
                let secret = [("secret", hex(secret).into())];
                text.push_line(words.text("contest-lots-opened", &secret));
            }
            text
        }
        ContestEvent::Cancelled { by: Some(id) } => {
            words.text("contest-called-off-by", &[player(id)])
        }
        ContestEvent::Cancelled { by: None } if found.contest.lost().is_some() => {
            words.text("contest-cancelled", &[])
        }
        ContestEvent::Cancelled { by: None } => words.text("contest-called-off", &[]),
        ContestEvent::Left {
            entrant,
            why: Leaving::Late,
            ..
        } => words.text("contest-late", &[player(entrant)]),
        ContestEvent::Left { entrant, .. } => words.text("contest-removed", &[player(entrant)]),
        ContestEvent::Replaced {
            entrant,
            former: Some(former),
            ..
        } if page.contest().entrants().contains_key(former) => {
            let from = ("from", page.player(*former));
            words.text("contest-reserve", &[player(entrant), from])
        }
        ContestEvent::Replaced { entrant, .. } => {
            words.text("contest-replaced", &[player(entrant)])
        }
        ContestEvent::Corrected {
            table,
            points,
            by: id,
            ..
        } => {
            let args = [
                by(id),
                ("table", TextArg::Num(table.0.into())),
                ("result", words::score(points).into()),
            ];
            words.text("contest-corrected", &args)
        }
        ContestEvent::Held { by: id, until } => {
            let args = [by(id), ("until", TextArg::Date(Timestamp(until.0)))];
            words.text("contest-held", &args)
        }
        ContestEvent::Resumed { by: Some(id) } => words.text("contest-resumed-by", &[by(id)]),
        ContestEvent::Resumed { by: None } => words.text("contest-resumed", &[]),
        ContestEvent::Moved => words.text(moved(found, version), &[]),
        ContestEvent::Entered(_)
        | ContestEvent::Rested { .. }
        | ContestEvent::Started(_)
        | ContestEvent::Begun(_)
        | ContestEvent::Adjourned(_)
        | ContestEvent::Resulted { .. }
        | ContestEvent::PlaceLost => Text::default(),
    }
}

/// The message to the person who is offered a place; `None` once it is taken or gone, or has lapsed.
pub(super) fn offered(
    service: &Service,
    page: &ContestPage<'_>,
    place: EntrantId,
    now: Timestamp,
) -> Result<Option<Reply>, StoreError> {
    let found = page.found();
    let offer = store::offers::get(&service.store, found.id, place)?;
    let Some(offer) = offer.filter(|offer| offer.until > now) else {
        return Ok(None);
    };
    let names = page::names(service, [&offer.player, &offer.by])?;
    let args = [
        ("moderator", names.arg(&offer.by)),
        ("player", names.arg(&offer.player)),
        ("from", page.player(place)),
        ("contest", page.title().into()),
        ("until", TextArg::Date(offer.until)),
    ];
    let mut reply = result::note("contest-offered", &args);
    if !offer.reason.is_empty() {
        let args = [("reason", offer.reason.as_str().into())];
        reply
            .text
            .push_line(sentences().text("moderated-reason", &args));
    }
    reply.controls = vec![page.take_button(place)];
    reply.audience = Audience::Table;
    reply.notify = vec![offer.player];
    Ok(Some(reply))
}
