//! Relations: blocked players, and friends whose challenges are accepted at once.

use crate::play::command::Command;
use crate::play::stage::Stage;
use crate::play::{Env, PlayerId};
use crate::service::api::action::Request;
use crate::service::api::relations::RelationAction;
use crate::service::api::result::{self, HandlerResult};
use crate::service::commit::{batch, command};
use crate::service::lookup::{games, load, load_names};
use crate::service::state::Service;
use crate::service::words::catalogue::{self, TextArg};
use crate::store::{self, Relation, Store};

/// Most names in one list.
const LIST: usize = 40;

/// Sets, ends or lists relations. Only the user sees the reply.
pub(in crate::service) fn relate(
    service: &mut Service,
    request: &Request,
    action: &RelationAction,
    env: &Env,
) -> HandlerResult {
    let (relation, on, other) = match action {
        RelationAction::Block(other) => (Relation::Block, true, other),
        RelationAction::Unblock(other) => (Relation::Block, false, other),
        RelationAction::Befriend(other) => (Relation::Friend, true, other),
        RelationAction::Unfriend(other) => (Relation::Friend, false, other),
    };
    let user = &request.user;
    let Some(other) = other else {
        return list(&service.store, &user.id, relation);
    };
    if other.id == user.id {
        return Ok(vec![result::note("relate-yourself", &[])]);
    }
    if !other.name.is_empty() {
        service.store.save_name(&other.id, &other.name)?;
    }
    let now = store::relations::between(&service.store, &user.id, &other.id)?;
    if on {
        store::relations::relate(
            &mut service.store,
            &user.id,
            &other.id,
            Some(relation),
            env.now,
        )?;
    } else if now == Some(relation) {
        store::relations::relate(&mut service.store, &user.id, &other.id, None, env.now)?;
    }
    if on && relation == Relation::Block {
        batch::handled_together(service, |service| {
            cancel_challenges_between(service, request, &other.id, env)
        })?;
    }
    let id = match (relation, on, now == Some(relation)) {
        (Relation::Block, true, _) => "block-done",
        (Relation::Block, false, true) => "unblock-done",
        (Relation::Block, false, false) => "unblock-none",
        (Relation::Friend, true, _) => "friend-done",
        (Relation::Friend, false, true) => "unfriend-done",
        (Relation::Friend, false, false) => "unfriend-none",
    };
    let names = load_names::load_names(&service.store, [&other.id].into_iter())?;
    let args = [
        ("player", names.arg(&other.id)),
        ("unblock", TextArg::Command("unblock")),
        ("unfriend", TextArg::Command("unfriend")),
    ];
    Ok(vec![result::note(id, &args)])
}

/// Cancels the open challenges between two players: declines those received, and withdraws those made.
fn cancel_challenges_between(
    service: &mut Service,
    request: &Request,
    other: &PlayerId,
    env: &Env,
) -> HandlerResult {
    let user = &request.user;
    let open = games::listed(&service.store, Some(&user.id), None, &[Stage::Open])?;
    for summary in open {
        let theirs = summary.challenger == *other;
        let to_them = summary.invited.as_ref() == Some(other);
        if let Some(game) =
            load::load_healthy(&service.store, summary.id)?.filter(|_| theirs || to_them)
        {
            let action = if theirs {
                Command::Decline(String::new())
            } else {
                Command::Withdraw
            };
            command::run_command(service, request, game, &action, env)?;
        }
    }
    Ok(Vec::new())
}

fn list(store: &Store, player: &PlayerId, relation: Relation) -> HandlerResult {
    let others = store::relations::of_player(store, player, relation)?;
    let (none, title, command) = match relation {
        Relation::Block => ("block-nobody", "block-list", "block"),
        Relation::Friend => ("friend-nobody", "friend-list", "friend"),
    };
    if others.is_empty() {
        return Ok(vec![result::note(
            none,
            &[("command", TextArg::Command(command))],
        )]);
    }
    let names = load_names::load_names(store, others.iter())?;
    let mut reply = result::note(title, &[]);
    for other in others.iter().take(LIST) {
        reply.text.push_line(
            catalogue::sentences().text("related-line", &[("player", names.arg(other))]),
        );
    }
    if others.len() > LIST {
        let count = [("count", TextArg::count(others.len() - LIST))];
        reply
            .text
            .push_line(catalogue::sentences().text("related-more", &count));
    }
    Ok(vec![reply])
}
