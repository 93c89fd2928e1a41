//! Games with damaged data: quarantined when found, explained to players, and left out of lists.

use crate::play::Env;
use crate::service::commit::quarantine;
use crate::service::lookup::load;
use crate::service::state::Service;

/// Games checked in one pass.
const GAMES_PER_PASS: usize = 8;

/// Checks the next batch of running games for damage before a player runs into it; `false` if all were checked.
pub fn scan_for_damage(service: &mut Service, env: &Env) -> bool {
    let games = match service
        .store
        .running_after(service.health_checked_up_to, GAMES_PER_PASS)
    {
        Ok(games) => games,
        Err(error) => {
            tracing::error!(%error, "failed to list the running games");
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
                    "the list row of a game disagrees with its log: run kingboard doctor"
                );
            }
            Ok(_) => {}
            Err(error) => tracing::error!(%error, game = id.0, "a game is damaged"),
        }
    }
    quarantine::quarantine_damaged(&mut service.store, env);
    games.len() == GAMES_PER_PASS
}
