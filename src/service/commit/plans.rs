//! Whether a game's events make a plan due.

use crate::game::seat::Seat;
use crate::play::event::Event;
use crate::play::plan::{Plan, PlanProgress};
use crate::play::summary::Stage;
use crate::play::{Env, Game, PlayerId, Version};
use crate::service::api::reply::Reply;
use crate::service::commit::stamp;
use crate::service::words::catalogue;
use crate::service::words::catalogue::TextArg;
use crate::store::{Notice, NoticeKind, Recipient, Store, StoreError, StoredPlan};

/// A plan and the game it is for, followed up to the present.
pub(in crate::service) struct PlanState {
    /// The game.
    pub(in crate::service) game: Game,
    /// Whose plan it is.
    pub(in crate::service) seat: Seat,
    /// What is left of it.
    pub(in crate::service) followed: PlanProgress,
    /// How often it has changed.
    pub(in crate::service) edition: u32,
}

/// Whether a player’s plan has something to say about how the game stands now.
pub(in crate::service) fn plan_is_due(
    store: &Store,
    game: &Game,
    player: &PlayerId,
) -> Result<bool, StoreError> {
    let due = match game.stage() {
        Stage::Open => false,
        Stage::Over | Stage::Void => true,
        Stage::Running => {
            let offered = game.draw_offer().and_then(|by| game.player(by));
            let asked = offered.is_some_and(|by| by != player);
            !game.stands_still() && (asked || game.awaits(player))
        }
    };
    if !due {
        return Ok(false);
    }
    let kept = store.plan_of(game.id(), player)?;
    Ok(kept.is_some_and(|kept| kept.version < game.version()))
}

/// A player’s plan as it stands now, whether anything comes of it or not; `None` where he does not play.
pub(in crate::service) fn present_plan(
    store: &Store,
    game: Game,
    player: &PlayerId,
) -> Result<Option<PlanState>, StoreError> {
    let Some(seat) = game.seat_of(player) else {
        return Ok(None);
    };
    let kept = store.plan_of(game.id(), player)?.unwrap_or(StoredPlan {
        version: game.version(),
        body: String::new(),
        // Above those of a plan that was emptied before.
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

/// Whether these last events leave nothing of a plan to wait for, and nothing to tell of it.
pub(in crate::service) fn is_finished(
    plan: &Plan,
    seat: Seat,
    events: &[Event],
    env: &Env,
) -> bool {
    let after = plan.follow(seat, &stamp::stamp(events, env));
    after.plan.is_empty() && !after.off_plan
}

/// What the owner of a plan is told of its end.
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
    Some(Reply::note(catalogue::sentences().text(id, &args)))
}

/// A notice to the owner of a plan: the move it fits no more after, or none where it could not be done.
pub(in crate::service) fn notice(
    game: &Game,
    player: &PlayerId,
    detail: String,
    env: &Env,
) -> Notice {
    Notice {
        kind: NoticeKind::Plan,
        to: Recipient::Person(player.clone()),
        whom: Some(player.clone()),
        games: vec![game.id()],
        detail,
        due: env.now,
    }
}

impl PlanState {
    /// A plan as it is kept in the place of this one, followed up to this version.
    pub(in crate::service) fn to_stored(&self, plan: &Plan, version: Version) -> StoredPlan {
        StoredPlan {
            version,
            body: plan.to_string(),
            edition: self.edition.wrapping_add(1),
        }
    }
}
