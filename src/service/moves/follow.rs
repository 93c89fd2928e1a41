//! Plans carried out: what their owners wished is decided and stored as if they had asked for it now.
//!
//! A plan is shortened in the transaction that stores what came of it, so nothing is done twice. The table is
//! told as of any other move; of a plan that fits no longer only its owner is.

use crate::play::command::{Command, MoveChoice, Refusal};
use crate::play::decide::decide;
use crate::play::event::Event;
use crate::play::plan::{Plan, PlanProgress, PlannedAction};
use crate::play::summary::Stage;
use crate::play::{Env, Game, GameId, PlayerId};
use crate::service::api::access::Access;
use crate::service::api::action::{Action, Request};
use crate::service::api::result::HandlerError;
use crate::service::api::values::Person;
use crate::service::challenges::rematch;
use crate::service::commit::command::{AppendExtras, MAX_ATTEMPTS};
use crate::service::commit::plans::PlanState;
use crate::service::commit::{alarms, command, dice, plans, stamp};
use crate::service::describe::game;
use crate::service::lookup::load;
use crate::service::state::Service;
use crate::store::{Notice, Store, StoreError};

/// Does what a player has planned for how the game stands now, if anything; what does not fit any more is
/// dropped, and he is told so.
///
/// # Errors
/// As the store reports; nothing has happened then.
pub fn execute_plan(
    service: &mut Service,
    id: GameId,
    player: &PlayerId,
    env: &Env,
) -> Result<(), StoreError> {
    for _ in 0..MAX_ATTEMPTS {
        let Some(game) = load::load(&service.store, id)? else {
            return Ok(());
        };
        let game = alarms::apply_overdue(service, game, env)?;
        let Some(present) = plans::present_plan(&service.store, game, player)? else {
            return Ok(());
        };
        match execute_action(service, &present, player, env) {
            Err(StoreError::Conflict) => {}
            done => return done,
        }
    }
    Err(StoreError::Conflict)
}

fn execute_action(
    service: &mut Service,
    present: &PlanState,
    player: &PlayerId,
    env: &Env,
) -> Result<(), StoreError> {
    let PlanState {
        game,
        seat,
        followed,
        ..
    } = present;
    let mut notices = Vec::new();
    if followed.off_plan {
        let last = game::numbered(game, game.ply());
        notices.push(plans::notice(game, player, last.unwrap_or_default(), env));
    }
    let action = Plan::action(followed, game, *seat);
    if game.stage() != Stage::Running {
        if action == Some(PlannedAction::Rematch) {
            // Whoever asks twice is told that it is offered already, so a crash in between does no harm.
            plan_rematch(service, game, player, env)?;
        }
        return save_and_reset_alarms(
            &mut service.store,
            present,
            player,
            (&Plan::default(), &[]),
            env,
        );
    }
    let Some(action) = action else {
        return save_and_reset_alarms(
            &mut service.store,
            present,
            player,
            (&followed.plan, &notices),
            env,
        );
    };
    match planned_events(&service.store, present, player, &action, env)? {
        Ok(events) => {
            // Followed up to here: what follows from one’s own move is looked at like any other.
            let left = if plans::is_finished(&followed.plan, *seat, &events, env) {
                Plan::default()
            } else {
                followed.plan.clone()
            };
            let plan = present.to_stored(&left, game.version());
            let besides = AppendExtras {
                notices: &notices,
                plan: Some((player, &plan)),
                silent: false,
            };
            command::append_with(service, game, &events, besides, env)
        }
        Err(refusal) => {
            tracing::info!(?refusal, game = game.id().0, "a plan is refused");
            let notices = [plans::notice(game, player, String::new(), env)];
            let left = followed.plan.without_lines();
            save_and_reset_alarms(&mut service.store, present, player, (&left, &notices), env)
        }
    }
}

/// What follows from an action.
fn planned_events(
    store: &Store,
    present: &PlanState,
    player: &PlayerId,
    action: &PlannedAction,
    env: &Env,
) -> Result<Result<Vec<Event>, Refusal>, StoreError> {
    let PlanState {
        game,
        seat,
        followed: PlanProgress { plan, .. },
        ..
    } = present;
    let seat = *seat;
    let means = dice::decide_input(store, game, "")?;
    let command = match action {
        PlannedAction::Play(text, _) => Command::Play(MoveChoice::ply(text.clone())),
        PlannedAction::Resign => Command::Resign,
        PlannedAction::AnswerDraw(accept) => Command::AnswerDraw {
            accept: *accept,
            seen: None,
        },
        // Only games that are over are played again.
        PlannedAction::Rematch => return Ok(Err(Refusal::Over)),
    };
    let mut events = match decide(game, player, &command, env, &means) {
        Ok(events) => events,
        Err(refusal) => return Ok(Err(refusal)),
    };
    let (_, mut next) = stamp::stamp_and_apply(game, &events, env);
    let mut offers = matches!(action, PlannedAction::Play(_, true));
    // A turn of several moves is made as one.
    while next.position().mid_turn() {
        let left = plan.follow(seat, &stamp::stamp(&events, env));
        let Some(PlannedAction::Play(text, then)) = Plan::action(&left, &next, seat) else {
            break;
        };
        let further = Command::Play(MoveChoice::ply(text));
        match decide(&next, player, &further, env, &means) {
            Ok(further) => events.extend(further),
            Err(refusal) => return Ok(Err(refusal)),
        }
        offers |= then;
        (_, next) = stamp::stamp_and_apply(game, &events, env);
    }
    if !offers {
        return Ok(Ok(events));
    }
    if let Ok(offer) = decide(&next, player, &Command::OfferDraw, env, &means) {
        events.extend(offer);
    }
    Ok(Ok(events))
}

fn plan_rematch(
    service: &mut Service,
    game: &Game,
    player: &PlayerId,
    env: &Env,
) -> Result<(), StoreError> {
    let request = Request {
        who: Person {
            id: player.clone(),
            name: service.store.name(player)?.unwrap_or_default(),
        },
        place: game.place().clone(),
        source: String::new(),
        action: Action::Rematch(game.id()),
        access: Access::default(),
    };
    match rematch::rematch(service, &request, game.id(), env) {
        Err(HandlerError::Fault(error)) => Err(error),
        Ok(_) | Err(HandlerError::Reply(_)) => Ok(()),
    }
}

/// Keeps what is left of a plan, and sets the game’s alarms as they are due then.
fn save_and_reset_alarms(
    store: &mut Store,
    present: &PlanState,
    player: &PlayerId,
    (plan, notices): (&Plan, &[Notice]),
    env: &Env,
) -> Result<(), StoreError> {
    let game = &present.game;
    let kept = present.to_stored(plan, game.version());
    store.save_plan(game.id(), (player, &kept), notices, env.now)?;
    let alarms = alarms::alarms(store, game)?;
    store.set_alarms(game.id(), &alarms)
}
