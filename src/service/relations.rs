//! Whom somebody plays and whom not: blocked players, and friends whose challenges are taken up at once.

use crate::play::command::Command;
use crate::play::summary::Stage;
use crate::play::{Env, PlayerId};
use crate::service::ask::{Person, Request};
use crate::service::prose::{TextArg, sentences};
use crate::service::{HandlerResult, Service, note};
use crate::store::{GameQuery, Relation};

/// The most names that one list shows.
const LIST: usize = 40;
/// The most open challenges that are looked at to decline those of somebody who is blocked.
const LOOK: usize = 100;

/// What one can wish about other players; with nobody named, to see whom it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RelationAction {
    /// Play no new game with somebody.
    Block(Option<Person>),
    /// No longer refuse to.
    Unblock(Option<Person>),
    /// Take up all challenges of somebody.
    Befriend(Option<Person>),
    /// No longer do so.
    Unfriend(Option<Person>),
}

impl Service {
    /// Puts somebody into a relation or ends one, or lists them. Only who asks ever hears of it.
    pub(super) fn relate(
        &mut self,
        request: &Request,
        wish: &RelationAction,
        env: &Env,
    ) -> HandlerResult {
        let (relation, on, other) = match wish {
            RelationAction::Block(other) => (Relation::Block, true, other),
            RelationAction::Unblock(other) => (Relation::Block, false, other),
            RelationAction::Befriend(other) => (Relation::Friend, true, other),
            RelationAction::Unfriend(other) => (Relation::Friend, false, other),
        };
        let who = &request.who;
        let Some(other) = other else {
            return self.list(&who.id, relation);
        };
        if other.id == who.id {
            return Ok(vec![note("relate-yourself", &[])]);
        }
        if !other.name.is_empty() {
            self.store.save_name(&other.id, &other.name)?;
        }
        let now = self.store.relation(&who.id, &other.id)?;
        if on {
            self.store
                .relate(&who.id, &other.id, Some(relation), env.now)?;
        } else if now == Some(relation) {
            self.store.relate(&who.id, &other.id, None, env.now)?;
        }
        if on && relation == Relation::Block {
            self.cancel_challenges_between(request, &other.id, env)?;
        }
        let id = match (relation, on, now == Some(relation)) {
            (Relation::Block, true, _) => "block-done",
            (Relation::Block, false, true) => "unblock-done",
            (Relation::Block, false, false) => "unblock-none",
            (Relation::Friend, true, _) => "friend-done",
            (Relation::Friend, false, true) => "unfriend-done",
            (Relation::Friend, false, false) => "unfriend-none",
        };
        let names = self.load_names([&other.id].into_iter())?;
        let args = [
            ("player", names.arg(&other.id)),
            ("unblock", TextArg::Command("unblock")),
            ("unfriend", TextArg::Command("unfriend")),
        ];
        Ok(vec![note(id, &args)])
    }

    /// Ends what is open between two: declines what the one was offered, and takes back what he offered.
    fn cancel_challenges_between(
        &mut self,
        request: &Request,
        other: &PlayerId,
        env: &Env,
    ) -> HandlerResult {
        let who = &request.who;
        let open = self.store.list(&GameQuery {
            player: Some(&who.id),
            place: None,
            stages: &[Stage::Open],
            before: None,
            most: LOOK,
        })?;
        for summary in open {
            let theirs = summary.challenger == *other;
            let to_them = summary.invited.as_ref() == Some(other);
            if let Some(game) = self.load_healthy(summary.id)?.filter(|_| theirs || to_them) {
                let wish = if theirs {
                    Command::Decline(String::new())
                } else {
                    Command::Withdraw
                };
                self.run_command(request, game, &wish, env)?;
            }
        }
        Ok(Vec::new())
    }

    fn list(&self, who: &PlayerId, relation: Relation) -> HandlerResult {
        let others = self.store.related(who, relation)?;
        let (none, title, command) = match relation {
            Relation::Block => ("block-nobody", "block-list", "block"),
            Relation::Friend => ("friend-nobody", "friend-list", "friend"),
        };
        if others.is_empty() {
            return Ok(vec![note(none, &[("command", TextArg::Command(command))])]);
        }
        let names = self.load_names(others.iter())?;
        let mut reply = note(title, &[]);
        for other in others.iter().take(LIST) {
            reply
                .text
                .push_line(sentences().text("related-line", &[("player", names.arg(other))]));
        }
        if others.len() > LIST {
            let count = [("count", TextArg::count(others.len() - LIST))];
            reply
                .text
                .push_line(sentences().text("related-more", &count));
        }
        Ok(vec![reply])
    }
}
