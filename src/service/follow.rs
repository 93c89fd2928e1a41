//! Plans carried out: what their owners wished is decided and stored as if they had asked for it now.
//!
//! A plan is shortened in the transaction that stores what came of it, so nothing is done twice. The table is
//! told as of any other move; of a plan that fits no longer only its owner is.

use crate::game::seat::Seat;
use crate::play::command::{Command, MoveChoice, Refusal};
use crate::play::decide::decide;
use crate::play::event::Event;
use crate::play::plan::{Plan, PlanProgress, PlannedAction};
use crate::play::summary::Stage;
use crate::play::{Env, Game, GameId, PlayerId, Version};
use crate::service::ask::{Action, Person, Request};
use crate::service::describe::numbered;
use crate::service::prose::{TextArg, sentences};
use crate::service::reply::Reply;
use crate::service::standing::Access;
use crate::service::{AppendExtras, HandlerError, MAX_ATTEMPTS, Service, stamp, stamp_and_apply};
use crate::store::{Notice, NoticeKind, Recipient, StoreError, StoredPlan};

/// A plan and the game it is for, followed up to the present.
pub(super) struct PlanState {
    /// The game.
    pub(super) game: Game,
    /// Whose plan it is.
    pub(super) seat: Seat,
    /// What is left of it.
    pub(super) followed: PlanProgress,
    /// How often it has changed.
    pub(super) edition: u32,
}

impl Service {
    /// Whether a player’s plan has something to say about how the game stands now.
    pub(super) fn plan_is_due(&self, game: &Game, player: &PlayerId) -> Result<bool, StoreError> {
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
        let kept = self.store.plan_of(game.id(), player)?;
        Ok(kept.is_some_and(|kept| kept.version < game.version()))
    }

    /// Does what a player has planned for how the game stands now, if anything; what does not fit any more is
    /// dropped, and he is told so.
    ///
    /// # Errors
    /// As the store reports; nothing has happened then.
    pub fn execute_plan(
        &mut self,
        id: GameId,
        player: &PlayerId,
        env: &Env,
    ) -> Result<(), StoreError> {
        for _ in 0..MAX_ATTEMPTS {
            let Some(game) = self.load(id)? else {
                return Ok(());
            };
            let game = self.apply_overdue(game, env)?;
            let Some(present) = self.present_plan(game, player)? else {
                return Ok(());
            };
            match self.execute_action(&present, player, env) {
                Err(StoreError::Conflict) => {}
                done => return done,
            }
        }
        Err(StoreError::Conflict)
    }

    /// A player’s plan as it stands now, whether anything comes of it or not; `None` where he does not play.
    pub(super) fn present_plan(
        &self,
        game: Game,
        player: &PlayerId,
    ) -> Result<Option<PlanState>, StoreError> {
        let Some(seat) = game.seat_of(player) else {
            return Ok(None);
        };
        let kept = self
            .store
            .plan_of(game.id(), player)?
            .unwrap_or(StoredPlan {
                version: game.version(),
                body: String::new(),
                // Above those of a plan that was emptied before.
                edition: game.version().0.wrapping_shl(8),
            });
        let log = self.store.load(game.id())?;
        let upto = log.get(..game.version().0 as usize).unwrap_or(&log);
        let since = upto.get(kept.version.0 as usize..).unwrap_or_default();
        Ok(Some(PlanState {
            followed: Plan::kept(&kept.body).follow(seat, since),
            edition: kept.edition,
            game,
            seat,
        }))
    }

    fn execute_action(
        &mut self,
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
            let last = numbered(game, game.ply());
            notices.push(notice(game, player, last.unwrap_or_default(), env));
        }
        let action = Plan::action(followed, game, *seat);
        if game.stage() != Stage::Running {
            if action == Some(PlannedAction::Rematch) {
                // Whoever asks twice is told that it is offered already, so a crash in between does no harm.
                self.plan_rematch(game, player, env)?;
            }
            return self.save_and_reset_alarms(present, player, (&Plan::default(), &[]), env);
        }
        let Some(action) = action else {
            return self.save_and_reset_alarms(present, player, (&followed.plan, &notices), env);
        };
        match self.planned_events(present, player, &action, env)? {
            Ok(events) => {
                // Followed up to here: what follows from one’s own move is looked at like any other.
                let left = if is_finished(&followed.plan, *seat, &events, env) {
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
                self.append_with(game, &events, besides, env)
            }
            Err(refusal) => {
                tracing::info!(?refusal, game = game.id().0, "a plan is refused");
                let notices = [notice(game, player, String::new(), env)];
                let left = followed.plan.without_lines();
                self.save_and_reset_alarms(present, player, (&left, &notices), env)
            }
        }
    }

    /// What follows from an action.
    fn planned_events(
        &self,
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
        let means = self.decide_input(game, "")?;
        let command = match action {
            PlannedAction::Play(text, _) => Command::Play(MoveChoice::Ply(text.clone())),
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
        let (_, mut next) = stamp_and_apply(game, &events, env);
        let mut offers = matches!(action, PlannedAction::Play(_, true));
        // A turn of several moves is made as one.
        while next.position().mid_turn() {
            let left = plan.follow(seat, &stamp(&events, env));
            let Some(PlannedAction::Play(text, then)) = Plan::action(&left, &next, seat) else {
                break;
            };
            let further = Command::Play(MoveChoice::Ply(text));
            match decide(&next, player, &further, env, &means) {
                Ok(further) => events.extend(further),
                Err(refusal) => return Ok(Err(refusal)),
            }
            offers |= then;
            (_, next) = stamp_and_apply(game, &events, env);
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
        &mut self,
        game: &Game,
        player: &PlayerId,
        env: &Env,
    ) -> Result<(), StoreError> {
        let request = Request {
            who: Person {
                id: player.clone(),
                name: self.store.name(player)?.unwrap_or_default(),
            },
            place: game.place().clone(),
            source: String::new(),
            action: Action::Rematch(game.id()),
            access: Access::default(),
        };
        match self.rematch(&request, game.id(), env) {
            Err(HandlerError::Fault(error)) => Err(error),
            Ok(_) | Err(HandlerError::Reply(_)) => Ok(()),
        }
    }

    /// Keeps what is left of a plan, and sets the game’s alarms as they are due then.
    fn save_and_reset_alarms(
        &mut self,
        present: &PlanState,
        player: &PlayerId,
        (plan, notices): (&Plan, &[Notice]),
        env: &Env,
    ) -> Result<(), StoreError> {
        let game = &present.game;
        let kept = present.to_stored(plan, game.version());
        self.store
            .save_plan(game.id(), (player, &kept), notices, env.now)?;
        let alarms = self.alarms(game)?;
        self.store.set_alarms(game.id(), &alarms)
    }
}

/// Whether these last events leave nothing of a plan to wait for, and nothing to tell of it.
fn is_finished(plan: &Plan, seat: Seat, events: &[Event], env: &Env) -> bool {
    let after = plan.follow(seat, &stamp(events, env));
    after.plan.is_empty() && !after.off_plan
}

/// What the owner of a plan is told of its end.
pub(super) fn plan_notice(notice: &Notice) -> Option<Reply> {
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
    Some(Reply::note(sentences().text(id, &args)))
}

/// A notice to the owner of a plan: the move it fits no more after, or none where it could not be done.
fn notice(game: &Game, player: &PlayerId, detail: String, env: &Env) -> Notice {
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
    pub(super) fn to_stored(&self, plan: &Plan, version: Version) -> StoredPlan {
        StoredPlan {
            version,
            body: plan.to_string(),
            edition: self.edition.wrapping_add(1),
        }
    }
}
