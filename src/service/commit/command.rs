//! [`run_command`]: decides one command and stores what follows from it.

use crate::game::text::MoveError;
use crate::play::command::{Command, MoveChoice, Refusal};
use crate::play::decide::decide;
use crate::play::event::{Entry, Event};
use crate::play::sealed::Secret;
use crate::play::summary::{GameSummary, Stage};
use crate::play::{Env, Game, GameId, PlayerId, Version};
use crate::service::api::action::{Action, Request};
use crate::service::api::reply::Reply;
use crate::service::api::result::{HandlerError, HandlerResult};
use crate::service::api::values::Person;
use crate::service::commit::{alarms, dice, elsewhere, holidays, notices, series, stamp};
use crate::service::describe::{buttons, refuse, takeback, why_not};
use crate::service::lookup::find::GameMatch;
use crate::service::lookup::{find, load, load_names, sight, view};
use crate::service::state::Service;
use crate::service::words::catalogue;
use crate::store::{
    Alarm, GameChange, Notice, OutboxMessage, SideEffects, Store, StoreError, StoredPlan,
};

/// How often a wish is decided anew when somebody else was faster.
pub(in crate::service) const MAX_ATTEMPTS: usize = 4;

/// What is stored with events beside what always follows from them.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::service) struct AppendExtras<'a> {
    /// What is to be said, and to whom.
    pub(in crate::service) notices: &'a [Notice],
    /// What is left of a plan.
    pub(in crate::service) plan: Option<(&'a PlayerId, &'a StoredPlan)>,
    /// The table is not told of them.
    pub(in crate::service) silent: bool,
}

/// What happens in a game, and what is owed for it.
pub(in crate::service) struct PendingAppend {
    expected: Version,
    entries: Vec<Entry>,
    pub(in crate::service) summary: GameSummary,
    promises: Vec<OutboxMessage>,
    alarms: Vec<Alarm>,
    notices: Vec<Notice>,
    secret: Option<Secret>,
}

impl PendingAppend {
    fn owed(&self) -> SideEffects<'_> {
        SideEffects {
            promises: &self.promises,
            alarms: &self.alarms,
            notices: &self.notices,
            secret: self.secret.as_ref(),
            plan: None,
        }
    }

    pub(in crate::service) fn change(&self) -> GameChange<'_> {
        GameChange {
            expected: self.expected,
            entries: &self.entries,
            summary: &self.summary,
            owed: self.owed(),
        }
    }
}

/// As [`run_command`], for the game of this number if it can be seen from where it is asked.
pub(in crate::service) fn run_command_on(
    service: &mut Service,
    request: &Request,
    id: GameId,
    command: &Command,
    env: &Env,
) -> HandlerResult {
    let game = find::visible(&service.store, &request.who.id, &request.place, id)?;
    run_command(service, request, game, command, env)
}

/// A wish that is no more than a command about one game: the one that is named, or the one that fits.
pub(in crate::service) fn run_simple_action(
    service: &mut Service,
    request: &Request,
    env: &Env,
) -> HandlerResult {
    let (game, fits, command) = if let Action::Touch { game, cell } = &request.action {
        (*game, GameMatch::ToMove, Command::Touch(cell.clone()))
    } else if let Action::OfferDraw(game) = &request.action {
        (*game, GameMatch::MayOfferDraw, Command::OfferDraw)
    } else if let Action::AnswerDraw { game, seen, accept } = &request.action {
        let (accept, seen) = (*accept, *seen);
        let command = Command::AnswerDraw { accept, seen };
        (*game, GameMatch::DrawOffered, command)
    } else if let Action::Swap { game, seen } = &request.action {
        (*game, GameMatch::MaySwap, Command::Swap { seen: *seen })
    } else if let Action::Abort(game) = &request.action {
        (*game, GameMatch::Playing, Command::Abort)
    } else {
        return Ok(Vec::new());
    };
    run_command_matching(service, request, (game, fits), &command, env)
}

/// As [`run_command`], for the game that is named, or the one that fits.
pub(in crate::service) fn run_command_matching(
    service: &mut Service,
    request: &Request,
    (game, fits): (Option<GameId>, GameMatch),
    command: &Command,
    env: &Env,
) -> HandlerResult {
    let game = find::resolve_game(&service.store, &request.who.id, &request.place, game, fits)?;
    run_command(service, request, game, command, env)
}

/// Decides one wish about one game and stores what follows. Somebody else may be faster: then it
/// is decided anew on the game as it has become.
pub(in crate::service) fn run_command(
    service: &mut Service,
    request: &Request,
    mut game: Game,
    command: &Command,
    env: &Env,
) -> HandlerResult {
    let who = &request.who;
    for _ in 0..MAX_ATTEMPTS {
        let (on_time, times) = alarms::apply_overdue_with_times(service, game, env)?;
        game = on_time;
        let means = dice::decide_input_with(&service.store, times, &game, &request.source)?;
        let events = match decide(&game, &who.id, command, env, &means) {
            Ok(events) => events,
            Err(refusal) => {
                return Ok(vec![refusal_reply(
                    &service.store,
                    who,
                    &game,
                    &refusal,
                    command,
                )?]);
            }
        };
        match append(service, &game, &events, env) {
            Ok(()) => {
                // Only who plays is kept by name; what is stored stands without it.
                if let Err(error) = service.store.save_name(&who.id, &who.name) {
                    tracing::warn!(%error, "a name could not be noted");
                }
                return reply_after(&service.store, who, &game, command, &events);
            }
            Err(StoreError::Conflict) => {
                game = load::load(&service.store, game.id())?
                    .ok_or_else(|| sight::unknown(game.id()))?;
            }
            Err(error) => return Err(error.into()),
        }
    }
    Err(StoreError::Conflict.into())
}

/// Stores what happened, and what is owed for it: the table is told, and whoever else must hear of it.
pub(in crate::service) fn append(
    service: &mut Service,
    game: &Game,
    events: &[Event],
    env: &Env,
) -> Result<(), StoreError> {
    let happened = stamp::stamp_and_apply(game, events, env);
    let besides = AppendExtras {
        notices: &notices::private_notices(game, &happened.1, env),
        ..AppendExtras::default()
    };
    append_prepared(service, game, happened, besides, env)
}

/// Stores what happened, and what else follows from it.
pub(in crate::service) fn append_with(
    service: &mut Service,
    game: &Game,
    events: &[Event],
    besides: AppendExtras<'_>,
    env: &Env,
) -> Result<(), StoreError> {
    append_prepared(
        service,
        game,
        stamp::stamp_and_apply(game, events, env),
        besides,
        env,
    )
}

/// As [`append_with`], with events that have their time already.
fn append_prepared(
    service: &mut Service,
    game: &Game,
    happened: (Vec<Entry>, Game),
    besides: AppendExtras<'_>,
    env: &Env,
) -> Result<(), StoreError> {
    let happening = prepare_append(service, game, happened, besides, env)?;
    let owed = SideEffects {
        plan: besides.plan,
        ..happening.owed()
    };
    let (version, entries, summary) = (
        happening.expected,
        happening.entries.as_slice(),
        &happening.summary,
    );
    match series::next_challenge(service, game, entries, env) {
        None => service.store.append(version, entries, summary, owed)?,
        Some(offer) => {
            series::append_and_reoffer(
                &mut service.store,
                (version, entries, summary, owed),
                &offer,
                env,
            )?;
        }
    }
    let moves = entries.iter();
    let moves = moves.filter(|entry| matches!(entry.event, Event::Played { .. }));
    service.moves += moves.count() as u64;
    note_stored(service, game.id());
    if !besides.silent && !notices::is_placeless(game) {
        elsewhere::note_told(service, game.id(), &summary.place, entries);
    }
    Ok(())
}

/// What happened with all that follows from it, ready to be stored.
pub(in crate::service) fn prepare_append(
    service: &Service,
    game: &Game,
    (mut entries, mut next): (Vec<Entry>, Game),
    besides: AppendExtras<'_>,
    env: &Env,
) -> Result<PendingAppend, StoreError> {
    if game.stage() == Stage::Open && next.stage() == Stage::Running {
        for event in holidays::holidays_on_start(service, &next, env.now)? {
            let entry = Entry { at: env.now, event };
            next.apply(&entry);
            entries.push(entry);
        }
    }
    if let Some(event) = dice::reveal_event(&service.store, game, &next)? {
        let entry = Entry { at: env.now, event };
        next.apply(&entry);
        entries.push(entry);
    }
    let promise = OutboxMessage {
        from: game.version(),
        to: next.version(),
        due: env.now,
    };
    let alarms = alarms::alarms(&service.store, &next)?;
    let mut notices = besides.notices.to_vec();
    notices.extend(notices::private_board_notice(
        &service.store,
        game,
        &next,
        env.now,
    ));
    Ok(PendingAppend {
        expected: game.version(),
        secret: dice::secret_to_store(&entries, env),
        entries,
        summary: next.summary(),
        promises: (!besides.silent).then_some(promise).into_iter().collect(),
        alarms,
        notices,
    })
}

pub(in crate::service) fn refusal_reply(
    store: &Store,
    who: &Person,
    game: &Game,
    refusal: &Refusal,
    command: &Command,
) -> Result<Reply, HandlerError> {
    let typed = if let Command::Play(choice) = command {
        choice.text(game)
    } else {
        String::new()
    };
    let names = load_names::names(store, game)?;
    let mut reply = refuse::refusal(game, refusal, &typed, &names);
    if let Refusal::TakebackStands(_) | Refusal::OwnTakeback | Refusal::TakebackAskedAlready =
        refusal
    {
        reply.controls = takeback::answers(game);
    }
    if let Refusal::Move(MoveError::Illegal(reason)) = refusal {
        let view = view::view(store, game, &who.id);
        why_not::show(&mut reply, game, reason, view, &names);
    }
    Ok(reply)
}

/// A rejected move that touched a piece still tells its author why it was rejected. Ruling KM-15.
fn reply_after(
    store: &Store,
    who: &Person,
    game: &Game,
    command: &Command,
    events: &[Event],
) -> HandlerResult {
    // Alone, or behind what he adds to the dice.
    let (Command::Play(MoveChoice::Typed(line)), Some(Event::Touched { cells, .. })) =
        (command, events.last())
    else {
        return Ok(Vec::new());
    };
    let Err(error) = line.read_in(game) else {
        return Ok(Vec::new());
    };
    let mut reply = refusal_reply(store, who, game, &Refusal::Move(error), command)?;
    reply.controls.clear();
    let args = [("cells", cells.join(", ").into())];
    reply
        .text
        .push_line(catalogue::sentences().text("touched-refused", &args));
    Ok(vec![reply])
}

pub(in crate::service) fn resign(
    service: &mut Service,
    request: &Request,
    game: Option<GameId>,
    sure: bool,
    env: &Env,
) -> HandlerResult {
    let game = find::resolve_game(
        &service.store,
        &request.who.id,
        &request.place,
        game,
        GameMatch::Playing,
    )?;
    if sure {
        return run_command(service, request, game, &Command::Resign, env);
    }
    let (who, command, means) = (
        &request.who,
        Command::Resign,
        dice::decide_input(&service.store, &game, "")?,
    );
    let events = match decide(&game, &who.id, &command, env, &means) {
        Ok(events) => events,
        Err(refusal) => {
            return Ok(vec![refusal_reply(
                &service.store,
                who,
                &game,
                &refusal,
                &command,
            )?]);
        }
    };
    let ends = (events.iter()).any(|event| matches!(event, Event::Ended { .. }));
    let names = load_names::names(&service.store, &game)?;
    Ok(vec![buttons::resign_sure(&game, &who.id, ends, &names)])
}

/// How often something was stored in a game through it, and in which game it was last. Whoever asks twice knows whether
/// a request without a reply came to something: another program on the same database may have told the table of it.
pub fn stored(service: &Service) -> (u64, GameId) {
    service.stored
}

pub(in crate::service) fn note_stored(service: &mut Service, game: GameId) {
    service.stored = (service.stored.0 + 1, game);
}
