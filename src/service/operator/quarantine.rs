//! Games of which what is stored is damaged: set apart when that is met, told of kindly, and left out where many are listed.

use crate::play::Env;
use crate::service::commit::quarantine;
use crate::service::lookup::load;
use crate::service::state::Service;

/// How many games are looked through at once.
const SOME: usize = 8;

/// Looks through some of the running games that were not looked at yet, so that damage is found before somebody meets
/// it; false when all were.
pub fn scan_for_damage(service: &mut Service, env: &Env) -> bool {
    let games = match service
        .store
        .running_after(service.health_checked_up_to, SOME)
    {
        Ok(games) => games,
        Err(error) => {
            tracing::error!(%error, "the running games cannot be looked through");
            return false;
        }
    };
    for id in &games {
        service.health_checked_up_to = *id;
        let log = service.store.load(*id);
        let looked = log
            .and_then(|log| load::folded(&service.store, *id, &log))
            .and_then(|game| Ok((game.map(|game| game.summary()), service.store.summary(*id)?)));
        match looked {
            Ok((game, row)) if game != row => {
                tracing::error!(
                    game = id.0,
                    "the list row of a game is not as its log has it: see kingboard doctor"
                );
            }
            Ok(_) => {}
            Err(error) => tracing::error!(%error, game = id.0, "a game is damaged"),
        }
    }
    quarantine::quarantine_damaged(&mut service.store, env);
    games.len() == SOME
}
