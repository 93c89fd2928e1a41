//! Plans that the events of a game make due.

use crate::game::seat::Seat;
use crate::play::command::Command;
use crate::play::decide::decide;
use crate::play::event::{Entry, Event};
use crate::play::plan::{Plan, PlanProgress};
use crate::play::stage::Stage;
use crate::play::{Env, Game, PlayerId, Version};
use crate::service::api::reply::Reply;
use crate::service::api::result;
use crate::service::commit::stamp::AppliedEvents;
use crate::service::commit::{dice, stamp};
use crate::service::words::catalogue::TextArg;
use crate::store::{self, Notice, NoticeKind, Recipient, Store, StoreError, StoredPlan};

/// A plan with its game, followed up to the present.
pub(in crate::service) struct PlanState {
    /// The game.
    pub(in crate::service) game: Game,
    /// The seat of its owner.
    pub(in crate::service) seat: Seat,
    /// The rest of it.
    pub(in crate::service) followed: PlanProgress,
    /// Number of changes so far.
    pub(in crate::service) edition: u32,
}

/// Returns `true` if a player’s plan has an action or a message in the present position.
pub(in crate::service) fn plan_is_due(
    store: &Store,
    game: &Game,
    player: &PlayerId,
) -> Result<bool, StoreError> {
    let due = match game.stage() {
        Stage::Open => false,
        Stage::Over | Stage::Void => true,
        Stage::Running => {
            let offered = game.requests().draw_offer().and_then(|by| game.player(by));
            let asked = offered.is_some_and(|by| by != player);
            !game.stands_still() && (asked || game.awaits(player))
        }
    };
    if !due {
        return Ok(false);
    }
    let kept = store::plans::of_player(store, game.id(), player)?;
    Ok(kept.is_some_and(|kept| kept.version < game.version()))
}

/// A player’s plan as it stands now; `None` without a seat.
pub(in crate::service) fn present_plan(
    store: &Store,
    game: Game,
    player: &PlayerId,
) -> Result<Option<PlanState>, StoreError> {
    let Some(seat) = game.seat_of(player) else {
        return Ok(None);
    };
    let kept = store::plans::of_player(store, game.id(), player)?.unwrap_or(StoredPlan {
        version: game.version(),
        body: String::new(),
        // Higher than the editions of a plan that was emptied before.
        edition: game.version().0.wrapping_shl(8),
    });
    let log = store.load(game.id())?;
    let upto = log.get(..game.version().0 as usize).unwrap_or(&log);
    let since = upto.get(kept.version.0 as usize..).unwrap_or_default();
    Ok(Some(PlanState {
        followed: Plan::kept(&kept.body).follow(seat, since),
        edition: kept.edition,
        game,
        seat,
    }))
}

/// Adds the draw offer that a player planned to make with their next move, once that move is decided and the turn has
/// passed on. Returns `true` if there is one. While dice are in the air it waits for them, and in the middle of a turn
/// for its end.
pub(in crate::service) fn add_planned_offer(
    store: &Store,
    before: &Game,
    happened: &mut AppliedEvents,
    env: &Env,
) -> Result<bool, StoreError> {
    let Some(player) = decided_mover(before, &happened.entries) else {
        return Ok(false);
    };
    // Most plans have none; their games need not be read.
    let kept = store::plans::of_player(store, before.id(), player)?;
    if !kept.is_some_and(|kept| Plan::kept(&kept.body).offers_next()) {
        return Ok(false);
    }
    let Some(present) = present_plan(store, before.clone(), player)? else {
        return Ok(false);
    };
    let plan = &present.followed.plan;
    let left = plan.follow(present.seat, &happened.entries).plan;
    if !left.offers_next() {
        return Ok(false);
    }
    let offer = draw_offer(store, &happened.next, player, env)?;
    let applied = stamp::stamp_and_apply(&happened.next, &offer, env);
    happened.entries.extend(applied.entries);
    happened.next = applied.next;
    Ok(!offer.is_empty())
}

/// The player of the move among these entries, or of the one before them whose dice fall among them.
fn decided_mover<'a>(before: &'a Game, entries: &[Entry]) -> Option<&'a PlayerId> {
    let played = |entry: &Entry| {
        if let Event::Played { seat, .. } = entry.event {
            Some(seat)
        } else {
            None
        }
    };
    let made = entries.iter().find_map(played);
    let rolled = |entry: &Entry| matches!(entry.event, Event::Rolled { .. });
    let declared = || entries.iter().any(rolled).then(|| before.steps().last());
    let seat = made.or_else(|| declared().flatten().map(|step| step.seat))?;
    before.player(seat)
}

/// The events of a draw offer of this player after their turn; none if it cannot be made.
pub(in crate::service) fn draw_offer(
    store: &Store,
    game: &Game,
    player: &PlayerId,
    env: &Env,
) -> Result<Vec<Event>, StoreError> {
    if game.to_move().and_then(|seat| game.player(seat)) == Some(player) {
        return Ok(Vec::new());
    }
    let input = dice::decide_input(store, game, "")?;
    Ok(decide(game, player, &Command::OfferDraw, env, &input).unwrap_or_default())
}

/// Returns `true` if these last events leave nothing of a plan to wait for or to report.
pub(in crate::service) fn is_finished(
    plan: &Plan,
    seat: Seat,
    events: &[Event],
    env: &Env,
) -> bool {
    let after = plan.follow(seat, &stamp::stamp(events, env));
    after.plan.is_empty() && !after.off_plan
}

/// The message to the owner of a plan about its end.
pub(in crate::service) fn plan_notice(notice: &Notice) -> Option<Reply> {
    let game = notice.games.first()?;
    let id = if notice.detail.is_empty() {
        "plan-refused"
    } else {
        "plan-lost"
    };
    let args = [
        ("game", game.to_string().into()),
        ("move", notice.detail.clone().into()),
        ("command", TextArg::Command("plan")),
    ];
    Some(result::note(id, &args))
}

/// A notice to the owner of a plan: the move after which it no longer fits, or none if it could not be executed.
pub(in crate::service) fn notice(
    game: &Game,
    player: &PlayerId,
    detail: String,
    env: &Env,
) -> Notice {
    Notice {
        kind: NoticeKind::Plan,
        to: Recipient::Person(player.clone()),
        recipient: Some(player.clone()),
        games: vec![game.id()],
        detail,
        due: env.now,
    }
}

impl PlanState {
    /// The stored form of a plan in place of this one, followed up to this version.
    pub(in crate::service) fn to_stored(&self, plan: &Plan, version: Version) -> StoredPlan {
        StoredPlan {
            version,
            body: plan.to_string(),
            edition: self.edition.wrapping_add(1),
        }
    }
}
