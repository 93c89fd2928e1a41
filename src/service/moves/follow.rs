//! Execution of plans: the planned actions are decided and stored as if requested now.
//!
//! A plan is shortened in the transaction that stores its events, so nothing is done twice. The table sees an ordinary
//! move; only the owner hears of a plan that no longer fits.

use crate::game::seat::Seat;
use crate::play::command::{Command, MoveChoice, Refusal};
use crate::play::decide::decide;
use crate::play::event::Event;
use crate::play::plan::{Instruction, Plan, PlanProgress, PlanStep, PlannedAction};
use crate::play::stage::Stage;
use crate::play::{Env, Game, GameId, PlayerId};
use crate::service::api::access::Access;
use crate::service::api::action::{Action, Request};
use crate::service::api::result::HandlerError;
use crate::service::api::values::Person;
use crate::service::challenges::rematch;
use crate::service::commit::append::{AppendExtras, MAX_ATTEMPTS};
use crate::service::commit::plans::PlanState;
use crate::service::commit::{alarms, append, dice, overdue, plans, stamp};
use crate::service::describe::game;
use crate::service::lookup::load;
use crate::service::state::Service;
use crate::store::{self, Notice, PlayerPlan, Store, StoreError};

/// Executes a player's plan for the present position, if there is one. A plan that no longer fits is dropped, and its
/// owner is notified.
///
/// # Errors
/// `StoreError` if the store fails; nothing has happened then.
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
        let game = overdue::apply_overdue(service, game, env)?;
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
            // A repeated offer is refused, so a crash in between does no harm.
            plan_rematch(service, game, player, env)?;
        }
        return save_and_reset_alarms(
            &mut service.store,
            present,
            player,
            PlanOutcome {
                left: &Plan::default(),
                notices: &[],
            },
            env,
        );
    }
    let planned = action
        .map(|action| planned_events(&service.store, present, player, &action, env))
        .transpose()?;
    match planned {
        Some(Ok(events)) if !declines_a_wanted_draw(&events, &followed.plan, *seat) => {
            // Followed up to here: the player's own move is followed like any other.
            let left = if plans::is_finished(&followed.plan, *seat, &events, env) {
                Plan::default()
            } else {
                followed.plan.clone()
            };
            let plan = present.to_stored(&left, game.version());
            let besides = AppendExtras {
                notices: &notices,
                plan: Some(PlayerPlan {
                    player,
                    plan: &plan,
                }),
                silent: false,
            };
            append::append_with(service, game, &events, besides, env)
        }
        None | Some(Ok(_)) => {
            let outcome = PlanOutcome {
                left: &followed.plan,
                notices: &notices,
            };
            save_and_reset_alarms(&mut service.store, present, player, outcome, env)
        }
        Some(Err(refusal)) => {
            tracing::info!(?refusal, game = game.id().0, "plan refused");
            let notices = [plans::notice(game, player, String::new(), env)];
            let left = followed.plan.without_lines();
            let outcome = PlanOutcome {
                left: &left,
                notices: &notices,
            };
            save_and_reset_alarms(&mut service.store, present, player, outcome, env)
        }
    }
}

/// Returns `true` if these events decline the opponent’s draw offer and make one, as a turn of two moves may. The
/// answer is the player’s own.
fn declines_a_wanted_draw(events: &[Event], plan: &Plan, seat: Seat) -> bool {
    let declined = Event::DrawDeclined { seat };
    let offered = Event::DrawOffered { seat };
    let wanted = events.contains(&declined) && events.contains(&offered);
    wanted && !plan.0.contains(&Instruction::OnDraw(false))
}

/// The events of a planned action.
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
    let input = dice::decide_input(store, game, "")?;
    let command = match action {
        PlannedAction::Play(text, _) => Command::Play(MoveChoice::ply(text.clone())),
        PlannedAction::Resign => Command::Resign,
        PlannedAction::AnswerDraw(accept) => Command::AnswerDraw {
            accept: *accept,
            seen: None,
        },
        // Only finished games have a rematch.
        PlannedAction::Rematch => return Ok(Err(Refusal::Over)),
    };
    let mut events = match decide(game, player, &command, env, &input) {
        Ok(events) => events,
        Err(refusal) => return Ok(Err(refusal)),
    };
    let mut next = stamp::stamp_and_apply(game, &events, env).next;
    let mut offers = matches!(action, PlannedAction::Play(_, true));
    // A turn of several moves is played as one.
    while next.position().mid_turn() {
        let left = plan.follow(seat, &stamp::stamp(&events, env));
        let Some(PlannedAction::Play(text, then)) = Plan::action(&left, &next, seat) else {
            break;
        };
        let further = Command::Play(MoveChoice::ply(text));
        match decide(&next, player, &further, env, &input) {
            Ok(further) => events.extend(further),
            Err(refusal) => return Ok(Err(refusal)),
        }
        offers |= then;
        next = stamp::stamp_and_apply(game, &events, env).next;
    }
    offers |= goes_on_with_offer(plan, seat, &events, env);
    if offers {
        events.extend(plans::draw_offer(store, &next, player, env)?);
    }
    Ok(Ok(events))
}

/// Returns `true` if the plan has a draw offer after this seat's last move in these events, or for any next move. The
/// planned word that ends a turn may have come with the move.
fn goes_on_with_offer(plan: &Plan, seat: Seat, events: &[Event], env: &Env) -> bool {
    let own = |event: &Event| matches!(event, Event::Played { seat: by, .. } if *by == seat);
    let last = events.iter().rposition(own);
    let made = last
        .and_then(|last| events.get(..=last))
        .unwrap_or_default();
    let left = plan.follow(seat, &stamp::stamp(made, env)).plan;
    let mut lines = left.0.iter().filter_map(Instruction::line);
    let then = lines.any(|line| line.first() == Some(&PlanStep::OfferDraw));
    !made.is_empty() && (then || left.offers_next())
}

fn plan_rematch(
    service: &mut Service,
    game: &Game,
    player: &PlayerId,
    env: &Env,
) -> Result<(), StoreError> {
    let request = Request {
        user: Person {
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

/// The rest of a plan, and the notices to its player.
#[derive(Clone, Copy)]
struct PlanOutcome<'a> {
    left: &'a Plan,
    notices: &'a [Notice],
}

/// Saves the rest of a plan, and sets the game’s alarms to match.
fn save_and_reset_alarms(
    store: &mut Store,
    present: &PlanState,
    player: &PlayerId,
    outcome: PlanOutcome<'_>,
    env: &Env,
) -> Result<(), StoreError> {
    let game = &present.game;
    let kept = present.to_stored(outcome.left, game.version());
    let plan = PlayerPlan {
        player,
        plan: &kept,
    };
    store::plans::save(store, game.id(), plan, outcome.notices, env.now)?;
    let alarms = alarms::alarms(store, game, env.now)?;
    store::alarms::set(store, game.id(), &alarms)
}
