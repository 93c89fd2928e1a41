//! Whom somebody plays and whom not: blocked players, and friends whose challenges are taken up at once.

use crate::play::command::Command;
use crate::play::summary::Stage;
use crate::play::{Env, PlayerId};
use crate::service::ask::{Person, Request};
use crate::service::prose::{Arg, sentences};
use crate::service::{Answer, Service, note};
use crate::store::{Query, Relation};

/// The most names that one list shows.
const LIST: usize = 40;
/// The most open challenges that are looked at to decline those of somebody who is blocked.
const LOOK: usize = 100;

/// What one can wish about other players; with nobody named, to see whom it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
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
    pub(super) fn relate(&mut self, request: &Request, wish: &Wish, env: &Env) -> Answer {
        let (relation, on, other) = match wish {
            Wish::Block(other) => (Relation::Block, true, other),
            Wish::Unblock(other) => (Relation::Block, false, other),
            Wish::Befriend(other) => (Relation::Friend, true, other),
            Wish::Unfriend(other) => (Relation::Friend, false, other),
        };
        let who = &request.who;
        let Some(other) = other else {
            return self.related(&who.id, relation);
        };
        if other.id == who.id {
            return Ok(vec![note("relate-yourself", &[])]);
        }
        if !other.name.is_empty() {
            self.store.remember(&other.id, &other.name)?;
        }
        let now = self.store.relation(&who.id, &other.id)?;
        if on {
            self.store
                .relate(&who.id, &other.id, Some(relation), env.now)?;
        } else if now == Some(relation) {
            self.store.relate(&who.id, &other.id, None, env.now)?;
        }
        if on && relation == Relation::Block {
            self.turn_away(request, &other.id, env)?;
        }
        let id = match (relation, on, now == Some(relation)) {
            (Relation::Block, true, _) => "block-done",
            (Relation::Block, false, true) => "unblock-done",
            (Relation::Block, false, false) => "unblock-none",
            (Relation::Friend, true, _) => "friend-done",
            (Relation::Friend, false, true) => "unfriend-done",
            (Relation::Friend, false, false) => "unfriend-none",
        };
        let names = self.names_of([&other.id].into_iter())?;
        let args = [
            ("player", names.arg(&other.id)),
            ("unblock", Arg::Command("unblock")),
            ("unfriend", Arg::Command("unfriend")),
        ];
        Ok(vec![note(id, &args)])
    }

    /// Ends what is open between two: declines what the one was offered, and takes back what he offered.
    fn turn_away(&mut self, request: &Request, other: &PlayerId, env: &Env) -> Answer {
        let who = &request.who;
        let open = self.store.list(&Query {
            player: Some(&who.id),
            place: None,
            stages: &[Stage::Open],
            before: None,
            most: LOOK,
        })?;
        for summary in open {
            let theirs = summary.challenger == *other;
            let to_them = summary.invited.as_ref() == Some(other);
            if let Some(game) = self.load_sound(summary.id)?.filter(|_| theirs || to_them) {
                let wish = if theirs {
                    Command::Decline(String::new())
                } else {
                    Command::Withdraw
                };
                self.wish(request, game, &wish, env)?;
            }
        }
        Ok(Vec::new())
    }

    fn related(&self, who: &PlayerId, relation: Relation) -> Answer {
        let others = self.store.related(who, relation)?;
        let (none, title, command) = match relation {
            Relation::Block => ("block-nobody", "block-list", "block"),
            Relation::Friend => ("friend-nobody", "friend-list", "friend"),
        };
        if others.is_empty() {
            return Ok(vec![note(none, &[("command", Arg::Command(command))])]);
        }
        let names = self.names_of(others.iter())?;
        let mut reply = note(title, &[]);
        for other in others.iter().take(LIST) {
            reply
                .text
                .push_line(sentences().text("related-line", &[("player", names.arg(other))]));
        }
        if others.len() > LIST {
            let count = [("count", Arg::count(others.len() - LIST))];
            reply
                .text
                .push_line(sentences().text("related-more", &count));
        }
        Ok(vec![reply])
    }
}
