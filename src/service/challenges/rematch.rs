//! Rematches: the same players, rules and place, with sides swapped.

use crate::game::seat::Seat;
use crate::play::command::{Command, Refusal};
use crate::play::computer::Computer;
use crate::play::event::ChallengeTerms;
use crate::play::stage::Stage;
use crate::play::summary::GameSummary;
use crate::play::{Env, Game, GameId, PlayerId};
use crate::service::api::action::{Asker, Request};
use crate::service::api::challenge::NewChallenge;
use crate::service::api::reply::Reply;
use crate::service::api::result::{self, HandlerResult};
use crate::service::api::values::{Person, SideChoice};
use crate::service::challenges::challenge::Challenger;
use crate::service::challenges::{challenge, computer, position};
use crate::service::commit::{batch, command, series};
use crate::service::describe::refuse;
use crate::service::lookup::{consent, find, load, load_names};
use crate::service::state::Service;
use crate::service::words::catalogue::TextArg;
use crate::store::{GameQuery, Store, StoreError};

/// Most open and running games searched at one place.
const MAX_SEARCHED: usize = 200;

/// Offers the opponent of a finished game the same game with sides swapped, or accepts that offer if the opponent has
/// made it. However often both press, one game results.
pub(in crate::service) fn rematch(
    service: &mut Service,
    request: &Request,
    id: GameId,
    env: &Env,
) -> HandlerResult {
    let user = &request.user;
    let game = find::visible(&service.store, request.asker(), id)?;
    let names = load_names::names(&service.store, &game)?;
    if game.seats().len() < 2 {
        return Ok(vec![note("refuse-rematch-early", id, &[])]);
    }
    let Some(own) = game.seats().iter().position(|seat| *seat == user.id) else {
        return Ok(vec![refuse::refusal(
            &game,
            &Refusal::NotSeated,
            "",
            &names,
        )]);
    };
    if game.is_annulled() {
        return Ok(vec![note("refuse-rematch-annulled", id, &[])]);
    }
    if game.stage() != Stage::Over {
        return Ok(vec![note("refuse-rematch-early", id, &[])]);
    }
    if game.is_large() {
        return batch::handled_together(service, |service| {
            reopen_table(service, request, &game, own, env)
        });
    }
    let opponent = &game.seats()[1 - own];
    if opponent.is_pseudonym() {
        return Ok(vec![note("refuse-rematch-gone", id, &[])]);
    }
    let again = existing_rematch(&service.store, &game, &user.id, opponent)?;
    if let Some(again) = again {
        let theirs = again.stage == Stage::Open && again.challenger == *opponent;
        if theirs {
            consent::check_not_blocked(&service.store, &user.id, opponent)?;
            let offer = find::visible(&service.store, request.asker(), again.id)?;
            return command::run_command(service, request, offer, &Command::Join, env);
        }
        let id = match again.stage {
            Stage::Open => "refuse-rematch-offered",
            Stage::Running | Stage::Over | Stage::Void => "refuse-rematch-running",
        };
        return Ok(vec![note(id, again.id, &[("player", names.arg(opponent))])]);
    }
    let offer = NewChallenge {
        kind: game.kind(),
        opponent: Some(Person {
            id: opponent.clone(),
            name: service.store.name(opponent)?.unwrap_or_default(),
        }),
        side: SideChoice::Seat(u8::from(own == 0)),
        options: game.options().clone(),
        ..NewChallenge::default()
    };
    let terms = rematch_terms(&service.store, &game, env);
    let place = game.place();
    let challenger = Challenger { user, place };
    challenge::challenge_on_terms(service, challenger, &offer, terms, env)
}

/// The terms of a rematch beside the game.
fn rematch_terms(store: &Store, game: &Game, env: &Env) -> ChallengeTerms {
    ChallengeTerms {
        clock: game.terms().clock,
        thread: game.terms().thread,
        expires: series::expiry(store, game.place(), env),
        follows: Some(game.id()),
        position: game.is_set_up().then(|| game.history().start().clone()),
        rated: game.terms().rated,
        ..ChallengeTerms::default()
    }
}

/// Reopens a table of more than two, with the asking player a seat further on; later ones join it.
fn reopen_table(
    service: &mut Service,
    request: &Request,
    game: &Game,
    own: usize,
    env: &Env,
) -> HandlerResult {
    let player_id = &request.user;
    let games = service.store.list(&GameQuery {
        player: None,
        place: Some(game.place()),
        stages: &[Stage::Open, Stage::Running],
        before: None,
        most: MAX_SEARCHED,
    })?;
    for summary in games.iter().filter(|summary| summary.id > game.id()) {
        let again = load::load_healthy(&service.store, summary.id)?;
        let Some(again) = again.filter(|again| again.terms().follows == Some(game.id())) else {
            continue;
        };
        if again.stage() == Stage::Open {
            consent::check_not_blocked_at_table(&service.store, &player_id.id, &again)?;
            return command::run_command(service, request, again, &Command::Join, env);
        }
        let names = load_names::names(&service.store, &again)?;
        let others = [("player", names.others(&again, &player_id.id))];
        return Ok(vec![note("refuse-rematch-running", again.id(), &others)]);
    }
    let computers: Vec<Computer> = game.seats().iter().filter_map(Computer::of).collect();
    if !computers.is_empty() {
        computer::check_joins(service, &player_id.id, game)?;
    }
    let alone = computers.len() + 1 == game.seats().len();
    let offer = NewChallenge {
        kind: game.kind(),
        opponent: None,
        side: next_side(game, own),
        options: game.options().clone(),
        computer: computers.first().filter(|_| alone).map(|first| first.level),
        ..NewChallenge::default()
    };
    let terms = rematch_terms(&service.store, game, env);
    let place = game.place();
    let challenger = Challenger {
        user: player_id,
        place,
    };
    let refused = challenge::challenge_on_terms(service, challenger, &offer, terms, env)?;
    if !refused.is_empty() {
        return Ok(refused);
    }
    // The computers of the table join it too.
    let (_, made) = command::stored(service);
    for Computer { level, .. } in computers {
        let again = find::visible(
            &service.store,
            Asker::in_private(&player_id.id, game.place()),
            made,
        )?;
        let comes = Command::AddComputer(level);
        command::run_command(service, request, again, &comes, env)?;
    }
    Ok(refused)
}

/// The side a seat further on, past those that were out where the game began.
fn next_side(game: &Game, own: usize) -> SideChoice {
    let out = position::out_at_start(game);
    let count = game.seats().len();
    let mut later = (1..=count).filter_map(|step| u8::try_from((own + step) % count).ok());
    let free = |index: &u8| Seat::new(*index).is_some_and(|seat| !out.contains(seat));
    later
        .find(free)
        .map_or(SideChoice::Random, SideChoice::Seat)
}

/// The newest open or running game of the same kind at the same place between these two, offered by either since this
/// one ended. An offer with another clock, or whose result counts otherwise, is no rematch.
fn existing_rematch(
    store: &Store,
    game: &Game,
    one: &PlayerId,
    other: &PlayerId,
) -> Result<Option<GameSummary>, StoreError> {
    let ended = game.summary().changed;
    let both = |s: &GameSummary| {
        let offered =
            |by: &PlayerId, to: &PlayerId| s.challenger == *by && s.invited.as_ref() == Some(to);
        offered(one, other) || offered(other, one)
    };
    let games = store.list(&GameQuery {
        player: Some(one),
        place: Some(game.place()),
        stages: &[Stage::Open, Stage::Running],
        before: None,
        most: MAX_SEARCHED,
    })?;
    let again = games.into_iter().filter(|s| {
        let same = s.kind == game.kind() && s.options == *game.options();
        same && both(s) && s.created >= ended && s.set_up == game.is_set_up()
    });
    for summary in again {
        let found = load::load_healthy(store, summary.id)?;
        if found.is_some_and(|found| is_again(&found, game)) {
            return Ok(Some(summary));
        }
    }
    Ok(None)
}

/// Returns `true` if an open or running game is a rematch of another. It has the same start and, while it is open, the
/// same terms.
fn is_again(found: &Game, game: &Game) -> bool {
    let terms = |game: &Game| (game.terms().clock, game.terms().rated);
    let starts = !game.is_set_up() || found.history().start() == game.history().start();
    starts && (found.stage() != Stage::Open || terms(found) == terms(game))
}

fn note(id: &str, game: GameId, more: &[(&str, TextArg<'_>)]) -> Reply {
    let mut args = vec![("game", game.to_string().into())];
    args.extend(more.iter().cloned());
    result::note(id, &args)
}
