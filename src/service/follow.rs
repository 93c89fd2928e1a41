//! Plans carried out: what their owners wished is decided and stored as if they had asked for it now.
//!
//! A plan is shortened in the transaction that stores what came of it, so nothing is done twice. The table is
//! told as of any other move; of a plan that fits no longer only its owner is.

use crate::game::seat::Seat;
use crate::play::command::{Choice, Command, Refusal};
use crate::play::decide::decide;
use crate::play::event::Event;
use crate::play::plan::{Action, Followed, Plan};
use crate::play::summary::Stage;
use crate::play::{Env, Game, GameId, PlayerId, Version};
use crate::service::ask::{Ask, Person, Request};
use crate::service::describe::numbered;
use crate::service::prose::{Arg, sentences};
use crate::service::reply::Reply;
use crate::service::standing::Standing;
use crate::service::{Besides, Service, TRIES, Trouble, entries, happened};
use crate::store::{Address, KeptPlan, Notice, NoticeKind, StoreError};

/// A plan and the game it is for, followed up to the present.
pub(super) struct Present {
    /// The game.
    pub(super) game: Game,
    /// Whose plan it is.
    pub(super) seat: Seat,
    /// What is left of it.
    pub(super) followed: Followed,
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
    pub fn run_plan(&mut self, id: GameId, player: &PlayerId, env: &Env) -> Result<(), StoreError> {
        for _ in 0..TRIES {
            let Some(game) = self.load(id)? else {
                return Ok(());
            };
            let game = self.on_time(game, env)?;
            let Some(present) = self.present_plan(game, player)? else {
                return Ok(());
            };
            match self.carry_out(&present, player, env) {
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
    ) -> Result<Option<Present>, StoreError> {
        let Some(seat) = game.seat_of(player) else {
            return Ok(None);
        };
        let kept = self.store.plan_of(game.id(), player)?.unwrap_or(KeptPlan {
            version: game.version(),
            body: String::new(),
            // Above those of a plan that was emptied before.
            edition: game.version().0.wrapping_shl(8),
        });
        let log = self.store.load(game.id())?;
        let upto = log.get(..game.version().0 as usize).unwrap_or(&log);
        let since = upto.get(kept.version.0 as usize..).unwrap_or_default();
        Ok(Some(Present {
            followed: Plan::kept(&kept.body).follow(seat, since),
            edition: kept.edition,
            game,
            seat,
        }))
    }

    fn carry_out(
        &mut self,
        present: &Present,
        player: &PlayerId,
        env: &Env,
    ) -> Result<(), StoreError> {
        let Present {
            game,
            seat,
            followed,
            ..
        } = present;
        let mut notices = Vec::new();
        if followed.lost {
            let last = numbered(game, game.ply());
            notices.push(notice(game, player, last.unwrap_or_default(), env));
        }
        let action = Plan::action(followed, game, *seat);
        if game.stage() != Stage::Running {
            if action == Some(Action::Rematch) {
                // Whoever asks twice is told that it is offered already, so a crash in between does no harm.
                self.plan_rematch(game, player, env)?;
            }
            return self.keep_and_look(present, player, (&Plan::default(), &[]), env);
        }
        let Some(action) = action else {
            return self.keep_and_look(present, player, (&followed.plan, &notices), env);
        };
        match self.planned_events(present, player, &action, env)? {
            Ok(events) => {
                // Followed up to here: what follows from one’s own move is looked at like any other.
                let left = if done_with(&followed.plan, *seat, &events, env) {
                    Plan::default()
                } else {
                    followed.plan.clone()
                };
                let plan = present.kept(&left, game.version());
                let besides = Besides {
                    notices: &notices,
                    plan: Some((player, &plan)),
                    untold: false,
                };
                self.append_besides(game, &events, besides, env)
            }
            Err(refusal) => {
                tracing::info!(?refusal, game = game.id().0, "a plan is refused");
                let notices = [notice(game, player, String::new(), env)];
                let left = followed.plan.without_lines();
                self.keep_and_look(present, player, (&left, &notices), env)
            }
        }
    }

    /// What follows from an action.
    fn planned_events(
        &self,
        present: &Present,
        player: &PlayerId,
        action: &Action,
        env: &Env,
    ) -> Result<Result<Vec<Event>, Refusal>, StoreError> {
        let Present {
            game,
            seat,
            followed: Followed { plan, .. },
            ..
        } = present;
        let seat = *seat;
        let means = self.means(game, "")?;
        let command = match action {
            Action::Play(text, _) => Command::Play(Choice::Ply(text.clone())),
            Action::Resign => Command::Resign,
            Action::AnswerDraw(accept) => Command::AnswerDraw {
                accept: *accept,
                seen: None,
            },
            // Only games that are over are played again.
            Action::Rematch => return Ok(Err(Refusal::Over)),
        };
        let mut events = match decide(game, player, &command, env, &means) {
            Ok(events) => events,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let (_, mut next) = happened(game, &events, env);
        let mut offers = matches!(action, Action::Play(_, true));
        // A turn of several moves is made as one.
        while next.position().mid_turn() {
            let left = plan.follow(seat, &entries(&events, env));
            let Some(Action::Play(text, then)) = Plan::action(&left, &next, seat) else {
                break;
            };
            let further = Command::Play(Choice::Ply(text));
            match decide(&next, player, &further, env, &means) {
                Ok(further) => events.extend(further),
                Err(refusal) => return Ok(Err(refusal)),
            }
            offers |= then;
            (_, next) = happened(game, &events, env);
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
            message: String::new(),
            ask: Ask::Rematch(game.id()),
            standing: Standing::default(),
        };
        match self.rematch(&request, game.id(), env) {
            Err(Trouble::Fault(error)) => Err(error),
            Ok(_) | Err(Trouble::Say(_)) => Ok(()),
        }
    }

    /// Keeps what is left of a plan, and sets the game’s alarms as they are due then.
    fn keep_and_look(
        &mut self,
        present: &Present,
        player: &PlayerId,
        (plan, notices): (&Plan, &[Notice]),
        env: &Env,
    ) -> Result<(), StoreError> {
        let game = &present.game;
        let kept = present.kept(plan, game.version());
        self.store
            .keep_plan(game.id(), (player, &kept), notices, env.now)?;
        let alarms = self.alarms(game)?;
        self.store.set_alarms(game.id(), &alarms)
    }
}

/// Whether these last events leave nothing of a plan to wait for, and nothing to tell of it.
fn done_with(plan: &Plan, seat: Seat, events: &[Event], env: &Env) -> bool {
    let after = plan.follow(seat, &entries(events, env));
    after.plan.is_empty() && !after.lost
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
        ("command", Arg::Command("plan")),
    ];
    Some(Reply::note(sentences().text(id, &args)))
}

/// A notice to the owner of a plan: the move it fits no more after, or none where it could not be done.
fn notice(game: &Game, player: &PlayerId, detail: String, env: &Env) -> Notice {
    Notice {
        kind: NoticeKind::Plan,
        to: Address::Person(player.clone()),
        whom: Some(player.clone()),
        games: vec![game.id()],
        detail,
        due: env.now,
    }
}

impl Present {
    /// A plan as it is kept in the place of this one, followed up to this version.
    pub(super) fn kept(&self, plan: &Plan, version: Version) -> KeptPlan {
        KeptPlan {
            version,
            body: plan.to_string(),
            edition: self.edition.wrapping_add(1),
        }
    }
}
