//! The decision whether a game counts for ratings. The facts missing from its log are decided here, at its start and at
//! its end, and stored in it.

use std::cmp::Reverse;

use crate::play::event::Event;
use crate::play::stage::Stage;
use crate::play::stakes::{Stakes, Unrated};
use crate::play::{Game, PlayerId, rated};
use crate::service::lookup::{competition, load};
use crate::store::{self, Accounts, Store, StoreError};

/// Most rated games of a player searched for their last loss on time.
const SCAN_LIMIT: usize = 50;

/// The decision at the start of a game; `None` for one that was not offered as a rated game.
pub(in crate::service) fn at_start(store: &Store, game: &Game) -> Option<Event> {
    if game.stage() != Stage::Running || !game.terms().rated {
        return None;
    }
    let stakes = if let Some(why) = rated::unratable(game).or_else(|| refused(store, game)) {
        Stakes::Unrated(why)
    } else {
        let agrees =
            |player: &PlayerId| competition::competition_of(store, player).counts_everywhere();
        let everywhere = game.seats().iter().all(agrees);
        Stakes::Rated { everywhere }
    };
    Some(Event::Stakes(stakes))
}

/// The reason why the moderators of its server let a game not count.
fn refused(store: &Store, game: &Game) -> Option<Unrated> {
    let accounts = accounts(store, game);
    let main: Vec<&PlayerId> = (game.seats().iter().map(|player| accounts.main(player))).collect();
    let twice = |at: usize| main[..at].contains(&main[at]);
    if game.seats().iter().any(|player| accounts.is_barred(player)) {
        Some(Unrated::Barred)
    } else if (0..main.len()).any(twice) {
        Some(Unrated::OnePerson)
    } else {
        None
    }
}

/// The accounts of a game's server that do not count as everybody's do.
fn accounts(store: &Store, game: &Game) -> Accounts {
    let accounts = store::account_decisions::accounts(store, game.place().server());
    accounts.unwrap_or_else(|error| {
        tracing::error!(%error, "failed to read the accounts of a server");
        Accounts::default()
    })
}

/// The decision at the end of a rated game, if it does not count after all.
pub(in crate::service) fn at_end(store: &Store, game: &Game) -> Result<Option<Event>, StoreError> {
    if game.stage() != Stage::Over || rated::share_of(game).is_err() {
        return Ok(None);
    }
    if rated::is_short(game) {
        return Ok(Some(Event::Stakes(Stakes::Unrated(Unrated::Short))));
    }
    let accounts = accounts(store, game);
    for player in rated::lost_on_time(game) {
        if is_absent(store, &accounts, player)? {
            return Ok(Some(Event::Stakes(Stakes::Unrated(Unrated::Absent))));
        }
    }
    Ok(None)
}

/// Returns `true` if a player of this game has made no move anywhere since their last rated loss on time.
pub(in crate::service) fn has_vanished(
    store: &Store,
    game: &Game,
    player: &PlayerId,
) -> Result<bool, StoreError> {
    is_absent(store, &accounts(store, game), player)
}

/// Returns `true` if a player has made no move anywhere since their last rated loss on time. Games of an account that
/// was merged stand under the other one, and are the same person's.
fn is_absent(store: &Store, accounts: &Accounts, player: &PlayerId) -> Result<bool, StoreError> {
    let main = accounts.main(player);
    let is_same = |other: &PlayerId| accounts.main(other) == main;
    let mut names = vec![main];
    names.extend((player != main).then_some(player));
    let mut ends = Vec::new();
    for name in &names {
        ends.extend(store::standings::rated_games_of(store, name, SCAN_LIMIT)?);
    }
    ends.sort_by_key(|(game, ended)| Reverse((*ended, *game)));
    let mut last = None;
    for (game, ended) in ends {
        let lost = load::load_healthy(store, game)?
            .is_some_and(|game| rated::lost_on_time(&game).into_iter().any(is_same));
        if lost {
            last = Some(ended);
            break;
        }
    }
    let Some(last) = last else {
        return Ok(false);
    };
    for name in names {
        for game in store::standings::games_changed_after(store, name, last)? {
            let Some(game) = load::load_healthy(store, game)? else {
                continue;
            };
            let moved = (game.steps().iter().rev())
                .take_while(|step| step.at > last)
                .any(|step| game.player(step.seat).is_some_and(is_same));
            if moved {
                return Ok(false);
            }
        }
    }
    Ok(true)
}
