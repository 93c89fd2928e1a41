//! Ladders in words and as pictures, and their announcements.

use crate::contest::ladder::{
    ANSWER, LadderEntry, LadderEvent, LadderLeaving, LadderRefusal, OpenChallenge, StandingLadder,
};
use crate::contest::values::EntrantId;
use crate::play::{Env, PlayerId};
use crate::scene::Sheet;
use crate::scene::sheet::{SheetColumn, SheetLine, TableRow, TableSheet};
use crate::service::api::action::Action;
use crate::service::api::ladder::LadderAction;
use crate::service::api::reply::{Audience, ButtonStyle, Control, Picture, Reply};
use crate::service::api::result;
use crate::service::contests::contest_news::ContestNews;
use crate::service::contests::healthy::healthy_ladder;
use crate::service::contests::ladder::{date, due_time};
use crate::service::contests::page::ROWS;
use crate::service::contests::{apply, lost, words};
use crate::service::describe::game::fitted;
use crate::service::lookup::{load_names, preferences};
use crate::service::state::Service;
use crate::service::words::catalogue::{TextArg, sentences};
use crate::service::words::names::PlayerNames;
use crate::service::words::text::Text;
use crate::store::{ContestOrLadder, LadderId, Notice, StoreError, StoredLadder};

/// The title of a ladder.
pub(super) fn title(found: &StoredLadder) -> String {
    words::ladder_title(found.id, &found.subject)
}

/// The names of all its people.
pub(super) fn names(service: &Service, found: &StoredLadder) -> Result<PlayerNames, StoreError> {
    load_names::load_names(&service.store, found.people.values())
}

/// A member as an argument of a sentence.
pub(super) fn player<'a>(
    found: &'a StoredLadder,
    names: &'a PlayerNames,
    member: EntrantId,
) -> TextArg<'a> {
    match found.people.get(&member) {
        Some(player) => names.arg(player),
        None => TextArg::Nameless(sentences().line("contest-nobody-known", &[])),
    }
}

fn name(found: &StoredLadder, names: &PlayerNames, member: EntrantId) -> String {
    match found.people.get(&member) {
        Some(player) => names.of(player).to_owned(),
        None => sentences().line("contest-nobody-known", &[]),
    }
}

/// The sentence of a refusal.
pub(super) fn refused(found: &StoredLadder, refusal: LadderRefusal) -> Reply {
    let title = ("title", title(found).into());
    let id = match refusal {
        LadderRefusal::Rest { until } => {
            return result::note("refuse-ladder-rest", &[("when", due_time(until))]);
        }
        LadderRefusal::NotMember => {
            let args = [title, ("command", TextArg::Command("ladder join"))];
            return result::note("refuse-ladder-not-member", &args);
        }
        LadderRefusal::NoPlace => {
            let args = [title, ("command", TextArg::Command("ladder here"))];
            return result::note("refuse-contest-no-place", &args);
        }
        LadderRefusal::Member => "refuse-ladder-member",
        LadderRefusal::OutOfReach => "refuse-ladder-reach",
        LadderRefusal::OneAtATime => "refuse-ladder-one",
        LadderRefusal::Busy => "refuse-ladder-busy",
        LadderRefusal::NoChallenge => "refuse-ladder-no-challenge",
        LadderRefusal::Closed => "refuse-ladder-closed",
        LadderRefusal::OwnLadder => "refuse-ladder-own",
    };
    result::note(id, &[title])
}

/// The sentence of a refusal about another person.
pub(super) fn refused_about(
    service: &Service,
    found: &StoredLadder,
    other: &PlayerId,
    refusal: LadderRefusal,
) -> Reply {
    if refusal != LadderRefusal::NotMember {
        return refused(found, refusal);
    }
    let names = load_names::load_names(&service.store, [other].into_iter()).unwrap_or_default();
    let args = [
        ("player", names.named_or_typed(other)),
        ("title", title(found).into()),
    ];
    result::note("refuse-contest-nobody", &args)
}

/// A page of a ladder for a viewer, with their possible actions and the reason why there are no more.
pub(super) fn page(
    service: &Service,
    found: &StoredLadder,
    viewer: &PlayerId,
    page: u32,
    env: &Env,
) -> Result<Reply, StoreError> {
    let names = names(service, found)?;
    let mut text = head(found);
    if found.ladder.is_closed() {
        text.push_line(sentences().text("ladder-closed", &[]));
    }
    if found.ladder.lost().is_some() && !found.ladder.is_closed() {
        let command = [("command", TextArg::Command("ladder here"))];
        text.push_line(sentences().text("contest-is-lost", &command));
    }
    text.push_line(places(found, &names, page));
    for open in found.ladder.open().values() {
        text.push_line(open_line(found, &names, open));
    }
    let own = found.people.iter().find(|(_, known)| *known == viewer);
    let own = own.map(|(number, _)| *number);
    let own = own.filter(|own| found.ladder.is_member(*own));
    let mut controls = Vec::new();
    if let Some(own) = own {
        controls.extend(challenges(found, &names, own, &mut text, env));
        controls.extend(answers(found, own));
        let (ladder, sure) = (Some(found.id), false);
        let action = LadderAction::Leave { ladder, sure };
        controls.push(button(
            "button-contest-leave",
            action,
            ButtonStyle::Secondary,
        ));
    } else if !found.ladder.is_closed() {
        controls.push(join_button(found.id));
    }
    let pages = found.ladder.places().len().div_ceil(ROWS);
    controls.extend(turns(found.id, page, pages));
    let mut reply = Reply::note(text);
    let theme = preferences::preferences_of(&service.store, viewer).theme;
    let mut picture = picture(found, &names, own, page);
    picture.theme = theme;
    reply.picture = (!found.ladder.places().is_empty()).then_some(picture);
    reply.controls = controls;
    Ok(reply)
}

fn head(found: &StoredLadder) -> Text {
    let args = [("contest", title(found).into())];
    let mut text = sentences().text("contest-heading", &args);
    text.push_line(sentences().text("ladder-how", &[]));
    let subject = &found.subject;
    text.push_line(words::terms(subject));
    text
}

fn places(found: &StoredLadder, names: &PlayerNames, page: u32) -> Text {
    let mut text = Text::default();
    let from = page as usize * ROWS;
    let members = found.ladder.places();
    for (at, member) in members.iter().enumerate().skip(from).take(ROWS) {
        let args = [
            ("place", TextArg::count(at + 1)),
            ("player", player(found, names, *member)),
        ];
        text.push_line(sentences().text("ladder-row", &args));
    }
    if members.is_empty() {
        text.push_line(sentences().text("ladder-nobody", &[]));
    }
    text
}

fn open_line(found: &StoredLadder, names: &PlayerNames, open: &OpenChallenge) -> Text {
    let id = if open.playing {
        "ladder-playing"
    } else {
        "ladder-waiting"
    };
    let args = [
        ("first", player(found, names, open.from)),
        ("second", player(found, names, open.to)),
        ("when", date(found.ladder.answer_until(open))),
    ];
    sentences().text(id, &args)
}

/// Buttons for the challenges that will be accepted; for the others the reason.
fn challenges(
    found: &StoredLadder,
    names: &PlayerNames,
    own: EntrantId,
    text: &mut Text,
    env: &Env,
) -> Vec<Control> {
    let mut buttons = Vec::new();
    for offer in found.ladder.offers(own, apply::moment(env)) {
        match offer.barred {
            None => {
                let args = [("player", name(found, names, offer.to).into())];
                buttons.push(Control::Button {
                    label: sentences().line("button-ladder-challenge", &args),
                    action: Action::Ladder(LadderAction::ChallengeMember {
                        ladder: found.id,
                        to: offer.to,
                    }),
                    style: ButtonStyle::Primary,
                });
            }
            Some(why) => {
                let why = refused(found, why).text.plain();
                let args = [
                    ("player", player(found, names, offer.to)),
                    ("why", why.into()),
                ];
                text.push_line(sentences().text("ladder-not-now", &args));
            }
        }
    }
    buttons
}

/// The challenges to a member that wait for an answer, and their own, each in a line; and the answers to them.
pub(super) fn waiting(
    service: &Service,
    found: &StoredLadder,
    viewer: &PlayerId,
) -> Result<(Text, Vec<Control>), StoreError> {
    let own = found.people.iter().find(|(_, known)| *known == viewer);
    let Some((own, _)) = own else {
        return Ok((Text::default(), Vec::new()));
    };
    let names = names(service, found)?;
    let mut text = Text::default();
    let open = found.ladder.open().values();
    for open in open.filter(|open| !open.playing && [open.from, open.to].contains(own)) {
        if text.0.is_empty() {
            let args = [("contest", title(found).into())];
            text = sentences().text("contest-heading", &args);
        }
        text.push_line(open_line(found, &names, open));
    }
    Ok((text, answers(found, *own)))
}

/// Answers to the challenges of a member, and the withdrawal of their own.
pub(super) fn answers(found: &StoredLadder, own: EntrantId) -> Vec<Control> {
    let mut buttons = Vec::new();
    let waiting = found.ladder.open().iter().filter(|(_, open)| !open.playing);
    for (challenge, open) in waiting {
        let (ladder, challenge) = (found.id, *challenge);
        if open.to == own {
            for accept in [true, false] {
                buttons.push(answer_button(ladder, challenge, accept));
            }
        }
        if open.from == own {
            let action = LadderAction::Withdraw { ladder, challenge };
            buttons.push(button(
                "button-ladder-withdraw",
                action,
                ButtonStyle::Secondary,
            ));
        }
    }
    buttons
}

fn answer_button(
    ladder: LadderId,
    challenge: crate::contest::ladder::ChallengeId,
    accept: bool,
) -> Control {
    let (label, style) = if accept {
        ("button-ladder-accept", ButtonStyle::Success)
    } else {
        ("button-ladder-refuse", ButtonStyle::Danger)
    };
    let action = LadderAction::Answer {
        ladder,
        challenge,
        accept,
    };
    button(label, action, style)
}

fn button(label: &str, action: LadderAction, style: ButtonStyle) -> Control {
    Control::Button {
        label: sentences().line(label, &[]),
        action: Action::Ladder(action),
        style,
    }
}

fn join_button(id: LadderId) -> Control {
    let action = LadderAction::Join(Some(id));
    button("button-ladder-join", action, ButtonStyle::Primary)
}

fn show_button(id: LadderId) -> Control {
    let action = LadderAction::Show(Some(id));
    button("button-ladder-show", action, ButtonStyle::Secondary)
}

fn turns(ladder: LadderId, page: u32, pages: usize) -> Vec<Control> {
    let turned = |label, page| {
        let action = LadderAction::Page { ladder, page };
        button(label, action, ButtonStyle::Secondary)
    };
    let back = page.checked_sub(1);
    let on = Some(page + 1).filter(|next| (*next as usize) < pages);
    let back = back.map(|page| turned("button-page-back", page));
    let on = on.map(|page| turned("button-page-on", page));
    back.into_iter().chain(on).collect()
}

fn picture(
    found: &StoredLadder,
    names: &PlayerNames,
    own: Option<EntrantId>,
    page: u32,
) -> Picture {
    let from = page as usize * ROWS;
    let members = found.ladder.places().iter().enumerate();
    let shown = members.skip(from).take(ROWS);
    let column = |heading: &str, share, from_right| SheetColumn {
        heading: sentences().line(heading, &[]),
        share,
        from_right,
    };
    let mut columns = vec![
        column("contest-column-player", 10, false),
        column("contest-column-player", 50, false),
        column("ladder-column-state", 40, true),
    ];
    if let Some(place) = columns.first_mut() {
        place.heading.clear();
    }
    let mut alt = vec![format!("{}.", title(found))];
    let lines = shown.map(|(at, member)| {
        let called = name(found, names, *member);
        alt.push(format!("{}. {called}.", at + 1));
        SheetLine::Row(TableRow {
            cells: vec![
                (at + 1).to_string(),
                called,
                state(&found.ladder, found, names, *member),
            ],
            place: u32::try_from(at + 1).ok(),
            own: own == Some(*member),
            out: false,
        })
    });
    let sheet = TableSheet {
        name: format!("ladder-{}", found.id.0),
        title: title(found),
        subtitle: sentences().line("ladder-subtitle", &[]),
        columns,
        lines: lines.collect(),
    };
    let alt = fitted(&alt.join(" "));
    Picture::of_sheet(Sheet::Table(sheet), alt, crate::scene::ThemeName::default())
}

/// The opponents of a member, as far as they play or wait for an answer.
fn state(
    ladder: &StandingLadder,
    found: &StoredLadder,
    names: &PlayerNames,
    member: EntrantId,
) -> String {
    let open = ladder.open().values();
    let own = open.filter(|open| open.from == member || open.to == member);
    let others = own.map(|open| {
        let other = if open.from == member {
            open.to
        } else {
            open.from
        };
        let mark = if open.playing { "–" } else { "?" };
        format!("{mark} {}", name(found, names, other))
    });
    others.collect::<Vec<_>>().join(", ")
}

/// The message about an event; `None` if there is nothing to say.
pub(in crate::service) fn message(
    service: &Service,
    notice: &Notice,
) -> Result<Option<Reply>, StoreError> {
    let Some((number, news)) = ContestNews::read(&notice.detail) else {
        return Ok(None);
    };
    let id = LadderId(number);
    let version = match news {
        ContestNews::Event { version, .. } => version,
        ContestNews::Lost => {
            let of = ContestOrLadder::Ladder(id);
            return lost::message(&service.store, of, notice.recipient.as_ref());
        }
        ContestNews::Offer(_) | ContestNews::Entrants | ContestNews::Tables(..) => return Ok(None),
    };
    let Some(found) = healthy_ladder(&service.store, id)? else {
        return Ok(None);
    };
    if version == 0 {
        let mut reply = Reply::note(sentences().text("ladder-opened", &[]));
        reply.text.push_line(head(&found));
        reply.controls = vec![join_button(id), show_button(id)];
        reply.audience = Audience::Table;
        return Ok(Some(reply));
    }
    let at = usize::try_from(version - 1).unwrap_or(usize::MAX);
    let Some(entry) = found.log.get(at) else {
        return Ok(None);
    };
    let names = names(service, &found)?;
    let before = StandingLadder::of(&found.log[..at]);
    let mut reply = Reply::note(happened(&found, &names, &before, entry));
    let reason = found.reasons.get(&version);
    if let Some(reason) = reason.filter(|reason| !reason.text.is_empty()) {
        let args = [("reason", reason.text.as_str().into())];
        reply
            .text
            .push_line(sentences().text("moderated-reason", &args));
    }
    reply.audience = Audience::Table;
    let concerned = concerned(&before, &entry.event).into_iter();
    reply.notify = concerned
        .filter_map(|member| found.people.get(&member).cloned())
        .collect();
    if let LadderEvent::Challenged { challenge, .. } = entry.event {
        reply.controls = vec![
            answer_button(id, challenge, true),
            answer_button(id, challenge, false),
        ];
    }
    reply.controls.push(show_button(id));
    Ok(Some(reply))
}

/// The members that a message about an event calls: those concerned who did not bring it about.
fn concerned(before: &StandingLadder, event: &LadderEvent) -> Vec<EntrantId> {
    let open = |challenge| before.open().get(challenge);
    match event {
        LadderEvent::Challenged { to, .. } => vec![*to],
        LadderEvent::Accepted(challenge) => Vec::from_iter(open(challenge).map(|open| open.from)),
        LadderEvent::Refused {
            challenge,
            passed,
            silent,
        } => {
            let lost = open(challenge).filter(|_| *passed && *silent);
            let from = open(challenge).map(|open| open.from).into_iter();
            from.chain(lost.map(|open| open.to)).collect()
        }
        LadderEvent::Withdrawn(challenge) => {
            let waiting = open(challenge).filter(|open| !open.playing);
            Vec::from_iter(waiting.map(|open| open.to))
        }
        LadderEvent::Left { member, why } => {
            let own = match why {
                LadderLeaving::Removed | LadderLeaving::Late | LadderLeaving::Idle => Some(*member),
                LadderLeaving::Own | LadderLeaving::Gone => None,
            };
            own.into_iter().chain(before.against(*member)).collect()
        }
        LadderEvent::Joined(_)
        | LadderEvent::Ended { .. }
        | LadderEvent::Slipped { .. }
        | LadderEvent::PlaceLost
        | LadderEvent::Moved
        | LadderEvent::Closed { .. } => Vec::new(),
    }
}

/// The event, in a line. `before` is the ladder before it.
#[expect(clippy::too_many_lines, reason = "a table: an arm for each event")]
fn happened(
    found: &StoredLadder,
    names: &PlayerNames,
    before: &StandingLadder,
    entry: &LadderEntry,
) -> Text {
    let words = sentences();
    let ladder = ("title", title(found).into());
    let called = |id| player(found, names, id);
    let pair = |challenge| before.open().get(challenge).copied();
    match &entry.event {
        LadderEvent::Challenged { from, to, .. } => {
            let args = [
                ladder,
                ("first", called(*from)),
                ("second", called(*to)),
                ("when", date(entry.at.after(ANSWER))),
            ];
            words.text("ladder-challenged", &args)
        }
        LadderEvent::Accepted(challenge) => {
            let Some(open) = pair(challenge) else {
                return Text::default();
            };
            let args = [
                ladder,
                ("first", called(open.from)),
                ("second", called(open.to)),
                ("games", TextArg::Command("games")),
            ];
            words.text("ladder-accepted", &args)
        }
        LadderEvent::Refused {
            challenge,
            silent,
            passed,
        } => {
            let Some(open) = pair(challenge) else {
                return Text::default();
            };
            let id = match (silent, passed) {
                (false, false) => "ladder-refused",
                (true, false) => "ladder-silent",
                (false, true) => "ladder-refused-place",
                (true, true) => "ladder-silent-place",
            };
            let args = [
                ladder,
                ("first", called(open.from)),
                ("second", called(open.to)),
            ];
            words.text(id, &args)
        }
        LadderEvent::Ended {
            challenge, winner, ..
        } => {
            let Some(open) = pair(challenge) else {
                return Text::default();
            };
            let id = if *winner == Some(open.from) {
                "ladder-won"
            } else if winner.is_some() {
                "ladder-defended"
            } else {
                "ladder-drawn"
            };
            let args = [
                ladder,
                ("first", called(open.from)),
                ("second", called(open.to)),
            ];
            words.text(id, &args)
        }
        LadderEvent::Left { member, why } => {
            let id = match why {
                LadderLeaving::Own | LadderLeaving::Gone => "ladder-left-own",
                LadderLeaving::Removed => "ladder-left-removed",
                LadderLeaving::Late => "ladder-left-late",
                LadderLeaving::Idle => "ladder-left-idle",
            };
            let mut text = words.text(id, &[ladder, ("player", called(*member))]);
            if before.against(*member).next().is_some() {
                text.push_line(words.text("ladder-freed", &[]));
            }
            text
        }
        LadderEvent::Closed { by } => {
            words.text("ladder-closed-by", &[ladder, ("moderator", called(*by))])
        }
        LadderEvent::Moved => words.text("ladder-moved", &[ladder]),
        LadderEvent::Withdrawn(challenge) => {
            let Some(open) = pair(challenge) else {
                return Text::default();
            };
            let args = [
                ladder,
                ("first", called(open.from)),
                ("second", called(open.to)),
            ];
            let id = if open.playing {
                "ladder-no-result"
            } else {
                "ladder-challenge-withdrawn"
            };
            words.text(id, &args)
        }
        LadderEvent::Joined(_) | LadderEvent::Slipped { .. } | LadderEvent::PlaceLost => {
            Text::default()
        }
    }
}
