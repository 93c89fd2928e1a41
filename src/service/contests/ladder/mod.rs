//! Ladders: joined, left, challenged on and shown; and their steps without a request.

mod challenge;
mod page;
mod settled;

use crate::contest::ladder::{ChallengeId, LadderEvent, LadderLeaving, LadderRefusal};
use crate::contest::values::{ContestTime, EntrantId};
use crate::play::{Env, GameId, PlayerId, Timestamp};
use crate::service::api::action::{Action, Request};
use crate::service::api::contest::NewContest;
use crate::service::api::ladder::{LadderAction, NewLadder};
use crate::service::api::reply::{Control, Reply};
use crate::service::api::result::{self, HandlerError, HandlerResult};
use crate::service::commit::batch;
use crate::service::contests::any_contest::AnyContest;
use crate::service::contests::enter::asked;
use crate::service::contests::ladder_events::{self, LadderBesides, append};
use crate::service::contests::{apply, games, here, open};
use crate::service::describe::moderate::one_reason;
use crate::service::lookup::{load, server};
use crate::service::state::Service;
use crate::service::words::catalogue::TextArg;
use crate::service::words::text::Text;
use crate::store::{
    self, ContestOrLadder, FinishedChallenge, GivenReason, LadderId, Store, StoreError,
    StoredLadder,
};

pub(in crate::service) use page::message;

/// Most ladders of a server that are open.
const MAX_LADDERS: usize = 5;

/// Handles an action on ladders.
#[expect(clippy::too_many_lines, reason = "a table: an arm for each action")]
pub(in crate::service) fn ladder(
    service: &mut Service,
    request: &Request,
    action: &LadderAction,
    env: &Env,
) -> HandlerResult {
    let one = |service: &Service, id: Option<LadderId>| find(&service.store, request, id);
    match action {
        LadderAction::Open(wanted) => open_here(service, request, wanted, env),
        LadderAction::Show(id) => {
            let found = one(service, *id)?;
            Ok(vec![page::page(service, &found, &request.user.id, 0, env)?])
        }
        LadderAction::Page { ladder, page } => {
            let found = one(service, Some(*ladder))?;
            let mut reply = page::page(service, &found, &request.user.id, *page, env)?;
            reply.replaces_source = true;
            Ok(vec![reply])
        }
        LadderAction::Join(id) => {
            let found = one(service, *id)?;
            join(service, request, &found, env)
        }
        LadderAction::Leave { ladder, sure } => {
            let found = one(service, *ladder)?;
            leave(service, request, &found, *sure, env)
        }
        LadderAction::Challenge { ladder, to } => {
            let found = one(service, *ladder)?;
            challenge::challenge(service, request, &found, to.as_ref(), env)
        }
        LadderAction::ChallengeMember { ladder, to } => {
            let found = one(service, Some(*ladder))?;
            challenge::challenge_member(service, request, &found, *to, env)
        }
        LadderAction::Answer {
            ladder,
            challenge,
            accept,
        } => {
            let found = find_challenged_on(&service.store, request, *ladder)?;
            let (challenge, accept) = (*challenge, *accept);
            let answer = challenge::ChallengeAnswer { challenge, accept };
            challenge::answer(service, request, &found, answer, env)
        }
        LadderAction::Withdraw { ladder, challenge } => {
            let found = find_challenged_on(&service.store, request, *ladder)?;
            challenge::withdraw(service, request, &found, *challenge, env)
        }
        LadderAction::Remove {
            ladder,
            player,
            reason,
        } => {
            let found = one(service, *ladder)?;
            let by = number_of(&found, &request.user.id);
            open::may_open(service, request)?;
            let member = number_of(&found, &player.id);
            let event = found.ladder.remove(member, by);
            let event =
                event.map_err(|why| page::refused_about(service, &found, &player.id, why))?;
            Moderated {
                request,
                event,
                reason,
            }
            .store(service, &found, env)
        }
        LadderAction::Here(id) => {
            let server = request.place.server();
            let lost = here::newest_lost(&service.store, server, ContestOrLadder::ladder)?;
            let found = one(service, id.or(lost))?;
            open::may_open(service, request)?;
            if found.ladder.is_closed() {
                return Err(refusal(&found, LadderRefusal::Closed));
            }
            here::bring(
                service,
                AnyContest::Ladder(Box::new(found)),
                &request.place,
                env,
            )
        }
        LadderAction::Close {
            ladder,
            sure,
            reason,
        } => {
            let found = one(service, *ladder)?;
            let closing = LadderClosing {
                sure: *sure,
                reason,
            };
            close(service, request, &found, &closing, env)
        }
    }
}

/// The ladder of this number, if it belongs to this server; without a number the newest that is open.
fn find(
    store: &Store,
    request: &Request,
    id: Option<LadderId>,
) -> Result<StoredLadder, HandlerError> {
    let server = request.place.server();
    let rows = store::ladders::of_server(store, server)?;
    let id = id.or_else(|| rows.iter().find(|row| !row.closed).map(|row| row.id));
    let id = id.ok_or_else(|| result::with_command("ladder-none", "ladder open"))?;
    if !rows.iter().any(|row| row.id == id) {
        let args = [("number", TextArg::Num(id.0))];
        return Err(result::note("refuse-ladder-unknown", &args).into());
    }
    whole(store, id)
}

/// The ladder of a challenge, of this server. In a private conversation it is any on which the user has a number.
fn find_challenged_on(
    store: &Store,
    request: &Request,
    id: LadderId,
) -> Result<StoredLadder, HandlerError> {
    let is_own = request.place.is_private()
        && store::ladders::of_person(store, &request.user.id)?.contains(&id);
    if is_own {
        whole(store, id)
    } else {
        find(store, request, Some(id))
    }
}

/// The ladder of this number, unless it is damaged.
fn whole(store: &Store, id: LadderId) -> Result<StoredLadder, HandlerError> {
    let apart = || {
        let args = [("number", TextArg::Num(id.0))];
        HandlerError::from(result::note("refuse-ladder-apart", &args))
    };
    if store::contests::quarantine::contains(store, ContestOrLadder::Ladder(id))? {
        return Err(apart());
    }
    match store::ladders::get(store, id) {
        Err(StoreError::DamagedContest { .. }) => Err(apart()),
        found => found?.ok_or_else(apart),
    }
}

/// Returns `true` for an answer to a challenge, or its withdrawal, that is this user’s to give.
pub(in crate::service) fn is_asked(
    store: &Store,
    request: &Request,
    action: &LadderAction,
) -> Result<bool, StoreError> {
    let (LadderAction::Answer { ladder, .. } | LadderAction::Withdraw { ladder, .. }) = action
    else {
        return Ok(false);
    };
    let due = answers_due(store, request, *ladder)?;
    Ok(due.contains(&Action::Ladder(action.clone())))
}

/// The answers to challenges of the ladders of this place, and their withdrawals, that are this user’s to give. In a
/// private conversation they are those of all ladders.
pub(in crate::service) fn answers_due_here(
    store: &Store,
    request: &Request,
) -> Result<Vec<Action>, StoreError> {
    let mut due = Vec::new();
    for ladder in ladders_of(store, request)? {
        due.extend(answers_due(store, request, ladder)?);
    }
    Ok(due)
}

/// The ladders of the place of a request; in a private conversation, those that the user is on.
fn ladders_of(store: &Store, request: &Request) -> Result<Vec<LadderId>, StoreError> {
    if request.place.is_private() {
        let own = store::ladders::of_person(store, &request.user.id)?;
        return Ok(own.into_iter().collect());
    }
    store::ladders::open_at(store, &request.place)
}

/// The answers to challenges of a ladder, and their withdrawals, that are this user’s to give.
fn answers_due(
    store: &Store,
    request: &Request,
    ladder: LadderId,
) -> Result<Vec<Action>, StoreError> {
    let found = match find_challenged_on(store, request, ladder) {
        Ok(found) => found,
        Err(HandlerError::Reply(_)) => return Ok(Vec::new()),
        Err(HandlerError::Fault(error)) => return Err(error),
    };
    let controls = page::answers(&found, number_of(&found, &request.user.id));
    let actions = controls.into_iter().filter_map(|control| {
        if let Control::Button { action, .. } = control {
            Some(action)
        } else {
            None
        }
    });
    Ok(actions.collect())
}

/// Most controls of a message.
const MAX_CONTROLS: usize = 25;

/// Adds the challenges of the ladders here that wait for an answer to a list of games or challenges. They were made to
/// this user, or by them. A list with nothing to choose says that there is nothing, so they stand alone.
pub(in crate::service) fn with_waiting(
    service: &Service,
    request: &Request,
    mut replies: Vec<Reply>,
) -> HandlerResult {
    let store = &service.store;
    let mut waiting = Reply::note(Text::default());
    for ladder in ladders_of(store, request)? {
        let found = match find_challenged_on(store, request, ladder) {
            Ok(found) => found,
            Err(HandlerError::Reply(_)) => continue,
            Err(fault) => return Err(fault),
        };
        let (text, controls) = page::waiting(service, &found, &request.user.id)?;
        waiting.text.push_line(text);
        waiting.controls.extend(controls);
    }
    let Some(list) = replies.first_mut().filter(|_| !waiting.controls.is_empty()) else {
        return Ok(replies);
    };
    if list.controls.is_empty() && list.picture.is_none() && lists_none(request) {
        return Ok(vec![waiting]);
    }
    list.text.push_line(waiting.text);
    let room = MAX_CONTROLS.saturating_sub(list.controls.len());
    list.controls
        .extend(waiting.controls.into_iter().take(room));
    Ok(replies)
}

/// Returns `true` for a list that has a choice with each of its lines.
const fn lists_none(request: &Request) -> bool {
    matches!(request.action, Action::Challenges(_))
}

/// The challenger of an open challenge, if they are known.
pub(in crate::service) fn challenger(
    store: &Store,
    ladder: LadderId,
    challenge: ChallengeId,
) -> Result<Option<PlayerId>, StoreError> {
    let found = store::ladders::get(store, ladder)?;
    Ok(found.and_then(|found| {
        let open = found.ladder.open().get(&challenge)?;
        found.people.get(&open.from).cloned()
    }))
}

/// Opens a ladder here.
fn open_here(
    service: &mut Service,
    request: &Request,
    wanted: &NewLadder,
    env: &Env,
) -> HandlerResult {
    open::may_open(service, request)?;
    let rows = store::ladders::of_server(&service.store, request.place.server())?;
    let open = rows.iter().filter(|row| !row.closed).count();
    if open >= MAX_LADDERS {
        let args = [("count", TextArg::count(open))];
        return Ok(vec![result::note("refuse-ladder-many", &args)]);
    }
    let settings = server::settings_at(&service.store, &request.place);
    let kind = wanted.kind.unwrap_or(settings.game);
    let options = open::for_two(kind, &wanted.options)?;
    let terms = NewContest {
        clock: wanted.clock.clone(),
        rated: wanted.rated,
        ..NewContest::default()
    };
    let subject = open::subject(request, &open::PlayedGame { kind, options }, &terms)?;
    batch::together(service, |service| {
        let id = store::ladders::create(&mut service.store, &subject, env.now)?;
        ladder_events::enqueue(service, id, &subject, &[0], env)
    })?;
    Ok(Vec::new())
}

/// The number of a person on a ladder: their own, or a new one.
fn number_of(found: &StoredLadder, player: &PlayerId) -> EntrantId {
    let own = found.people.iter().find(|(_, known)| *known == player);
    own.map_or_else(
        || {
            let used = found.log.iter().flat_map(|entry| entry.event.people());
            let last = found.people.keys().copied().chain(used).max();
            EntrantId(last.map_or(0, |last| last.0) + 1)
        },
        |(number, _)| *number,
    )
}

/// Joins, on the last place.
fn join(
    service: &mut Service,
    request: &Request,
    found: &StoredLadder,
    env: &Env,
) -> HandlerResult {
    let player = &request.user.id;
    let member = number_of(found, player);
    let event = found.ladder.join(member);
    let event = event.map_err(|refusal| page::refused(found, refusal))?;
    service.store.save_name(player, &request.user.name)?;
    let people = [(member, player.clone())];
    let besides = LadderBesides {
        people: &people,
        ..LadderBesides::default()
    };
    let after = append(service, found, event, besides, env)?;
    let args = [
        ("title", page::title(found).into()),
        ("place", TextArg::count(after.places().len())),
        ("command", TextArg::Command("ladder challenge")),
    ];
    Ok(vec![result::note("ladder-joined", &args)])
}

/// Leaves; first the price is shown.
fn leave(
    service: &mut Service,
    request: &Request,
    found: &StoredLadder,
    sure: bool,
    env: &Env,
) -> HandlerResult {
    let member = number_of(found, &request.user.id);
    let event = found.ladder.leave(member, LadderLeaving::Own);
    let event = event.map_err(|refusal| page::refused(found, refusal))?;
    let title = ("title", page::title(found).into());
    if !sure {
        let (ladder, sure) = (Some(found.id), true);
        let action = Action::Ladder(LadderAction::Leave { ladder, sure });
        let label = "button-contest-leave";
        return Ok(vec![asked("ladder-leave-sure", &[title], label, action)]);
    }
    append(service, found, event, LadderBesides::default(), env)?;
    Ok(vec![result::note("ladder-left", &[title])])
}

/// The wish to close a ladder.
struct LadderClosing<'a> {
    /// `true` once the price was shown.
    sure: bool,
    /// The reason, as typed.
    reason: &'a str,
}

/// Closes, as a moderator. Before that it shows the price, and how to give a reason.
fn close(
    service: &mut Service,
    request: &Request,
    found: &StoredLadder,
    closing: &LadderClosing<'_>,
    env: &Env,
) -> HandlerResult {
    open::may_open(service, request)?;
    let by = number_of(found, &request.user.id);
    let event = found.ladder.close(by);
    let event = event.map_err(|refusal| page::refused(found, refusal))?;
    if !closing.sure {
        let args = [
            ("title", page::title(found).into()),
            ("command", TextArg::Command("ladder close")),
        ];
        let action = Action::Ladder(LadderAction::Close {
            ladder: Some(found.id),
            sure: true,
            reason: String::new(),
        });
        let label = "button-ladder-close";
        return Ok(vec![asked("ladder-close-sure", &args, label, action)]);
    }
    let reason = closing.reason;
    let moderated = Moderated {
        request,
        event,
        reason,
    };
    moderated.store(service, found, env)
}

/// A moderator’s event with its reason, as typed.
struct Moderated<'a> {
    request: &'a Request,
    event: LadderEvent,
    reason: &'a str,
}

impl Moderated<'_> {
    fn store(self, service: &mut Service, found: &StoredLadder, env: &Env) -> HandlerResult {
        let reason = one_reason(self.reason)?;
        let user = &self.request.user;
        service.store.save_name(&user.id, &user.name)?;
        let people = [(number_of(found, &user.id), user.id.clone())];
        let besides = LadderBesides {
            people: &people,
            game: None,
            reason: Some(GivenReason {
                by: &user.id,
                text: &reason,
            }),
        };
        append(service, found, self.event, besides, env)?;
        let title = ("title", page::title(found).into());
        Ok(vec![result::note("contest-managed", &[title])])
    }
}

/// The next thing to do on a ladder.
pub(super) enum NextOnLadder {
    /// The game of a challenge ended.
    Settle(FinishedChallenge),
    /// Its time has come.
    Due(LadderId),
}

impl NextOnLadder {
    /// The ladder.
    pub(super) const fn ladder(&self) -> LadderId {
        match self {
            Self::Settle(finished) => finished.ladder,
            Self::Due(id) => *id,
        }
    }
}

/// The next thing to do on any ladder.
pub(super) fn next(
    service: &Service,
    without: impl Iterator<Item = GameId>,
    env: &Env,
) -> Result<Option<NextOnLadder>, StoreError> {
    if let Some(finished) = store::ladders::finished_challenge(&service.store, without)? {
        return Ok(Some(NextOnLadder::Settle(finished)));
    }
    Ok(store::ladders::due(&service.store, env.now)?.map(NextOnLadder::Due))
}

/// Takes the next step of a ladder.
pub(super) fn go_on(
    service: &mut Service,
    next: &NextOnLadder,
    env: &Env,
) -> Result<(), StoreError> {
    let Some(found) = store::ladders::get(&service.store, next.ladder())? else {
        return Ok(());
    };
    match next {
        NextOnLadder::Settle(finished) => settle(service, &found, *finished, env),
        NextOnLadder::Due(_) => due(service, &found, env),
    }
}

/// Counts the game of a challenge. One that came to nothing, or is damaged, moves nobody.
fn settle(
    service: &mut Service,
    found: &StoredLadder,
    finished: FinishedChallenge,
    env: &Env,
) -> Result<(), StoreError> {
    let FinishedChallenge {
        ladder,
        challenge,
        game,
    } = finished;
    let open = found.ladder.open().get(&challenge).copied();
    let game = load::load_healthy(&service.store, game)?;
    let Some(open) = open else {
        return store::ladders::settle_challenge(&mut service.store, ladder, challenge);
    };
    let sides = settled::Sides {
        people: &found.people,
        of: [open.from, open.to],
    };
    // Nobody waits for the result of a game that is quarantined.
    let event = if let Some((winner, late)) = game.as_ref().and_then(|game| sides.result(game)) {
        found.ladder.end(challenge, winner, late)
    } else {
        let by = game.map(|game| sides.called_off_by(service, &game));
        let by = by.transpose()?.flatten();
        let now = apply::moment(env);
        found.ladder.come_to_nothing(challenge, by, now)
    };
    match event {
        Ok(event) => append(service, found, event, LadderBesides::default(), env).map(|_| ()),
        Err(_) => store::ladders::settle_challenge(&mut service.store, ladder, challenge),
    }
}

/// Takes the due steps: first forgotten people leave, then time takes its course.
fn due(service: &mut Service, found: &StoredLadder, env: &Env) -> Result<(), StoreError> {
    let places = found.ladder.places().iter();
    let gone = places.copied().find(|id| !found.people.contains_key(id));
    let event = match gone {
        Some(member) => found.ladder.leave(member, LadderLeaving::Gone).ok(),
        None => found.ladder.due(apply::moment(env)),
    };
    if let Some(event) = event {
        return append(service, found, event, LadderBesides::default(), env).map(|_| ());
    }
    let alarm: Option<ContestTime> = found.ladder.alarm();
    store::contests::put_off(&mut service.store, ContestOrLadder::Ladder(found.id), alarm)
}

/// The moment, behind a word such as "until".
const fn date(at: ContestTime) -> TextArg<'static> {
    TextArg::Date(Timestamp(at.0))
}

/// The moment as the answer to "when".
const fn due_time(at: ContestTime) -> TextArg<'static> {
    TextArg::Due(Timestamp(at.0))
}

/// Begins the game of a challenge: the challenger has the first seat in every other challenge.
fn begin(
    service: &mut Service,
    found: &StoredLadder,
    challenge: ChallengeId,
    players: [&PlayerId; 2],
    env: &Env,
) -> Result<Option<GameId>, StoreError> {
    let mut players = players.map(Clone::clone);
    if challenge.0.is_multiple_of(2) {
        players.swap(0, 1);
    }
    games::begin(service, &found.subject, &players, None, env)
}

/// The reply to a refusal.
fn refusal(found: &StoredLadder, refusal: LadderRefusal) -> HandlerError {
    let reply: Reply = page::refused(found, refusal);
    reply.into()
}
