//! Counts of sealed dice. Each game that is over is counted once and its counts are stored, so that a profile covers
//! all games of a player.
//!
//! Games are counted while nothing else is due: those that ended lately first, then those that older programs left.

use crate::game::seat::Seat;
use crate::play::luck::Attack;
use crate::play::seal::OWN_DICE;
use crate::play::stage::Stage;
use crate::play::summary::GameSummary;
use crate::play::{Game, GameId, luck, sealed};
use crate::service::lookup::load;
use crate::service::state::{Service, UncountedDice};
use crate::service::study::analysis;
use crate::store::{self, DiceKey, Store, StoreError, StoredAttack, StoredDice};

/// Most games counted at a time: each takes a few milliseconds.
const GAMES_PER_BATCH: usize = 8;
/// Most games looked at for that.
const LOOKED_AT: usize = 256;

/// Returns `true` if sealed dice may have been thrown in a game.
pub(super) fn throws(summary: &GameSummary) -> bool {
    let options = &summary.options;
    (summary.kind.spec().luck.throws)(options) && !options.has(OWN_DICE)
}

const fn key(summary: &GameSummary) -> DiceKey {
    DiceKey {
        game: summary.id,
        version: summary.version,
        engine: analysis::VERSION,
    }
}

/// The stored counts of a game; `None` if there are none.
pub(super) fn stored(
    store: &Store,
    summary: &GameSummary,
) -> Result<Option<StoredDice>, StoreError> {
    store::dice_counts::get(store, key(summary))
}

/// The counts of a game from its log; empty for a damaged one.
pub(super) fn counted(store: &Store, summary: &GameSummary) -> Result<StoredDice, StoreError> {
    // One unreadable game must not hide all others.
    let game = load::load_healthy(store, summary.id)?;
    Ok(game.map(|game| counts(&game)).unwrap_or_default())
}

/// The sealed rolls of a game. An imported game proves nothing about its dice.
fn counts(game: &Game) -> StoredDice {
    if game.origin().is_some() {
        return StoredDice::default();
    }
    let mut attacks = luck::attacks(game);
    attacks.retain(|attack| sealed::roll_at(game, attack.ply).is_some());
    let index = |seat: Seat| u8::try_from(seat.index()).unwrap_or(u8::MAX);
    let row = |attack: &Attack| StoredAttack {
        by: index(attack.by),
        on: index(attack.on),
        ways: attack.odds.ways,
        rolls: attack.odds.rolls,
        won: attack.won,
    };
    let luck = |seat| {
        let attacks = attacks.iter();
        let each = attacks.filter_map(|attack| analysis::static_luck(game, attack, seat));
        each.sum()
    };
    StoredDice {
        attacks: attacks.iter().map(row).collect(),
        luck: Seat::all(game.position().seats()).map(luck).collect(),
    }
}

/// Counts the next few games that are over and not counted.
pub(in crate::service) fn count_some(service: &mut Service) {
    if let Err(error) = count(service) {
        // Those that were taken up are found among all again.
        service.dice = UncountedDice::default();
        tracing::error!(%error, "failed to count the dice of finished games");
    }
}

fn count(service: &mut Service) -> Result<(), StoreError> {
    let mut next: Vec<GameId> = Vec::new();
    while let Some(game) = service.dice.changed.pop_first() {
        next.push(game);
        if next.len() >= GAMES_PER_BATCH {
            break;
        }
    }
    if next.is_empty() {
        let Some(after) = service.dice.old_after else {
            return Ok(());
        };
        next =
            store::dice_counts::games_without(&service.store, after, analysis::VERSION, LOOKED_AT)?;
        service.dice.old_after = next.last().copied();
    }
    let mut done = 0;
    for game in next {
        let Some(summary) = load::row_if_healthy(&service.store, game)? else {
            continue;
        };
        if summary.stage != Stage::Over || !throws(&summary) {
            continue;
        }
        if done == GAMES_PER_BATCH {
            service.dice.changed.insert(game);
            continue;
        }
        done += 1;
        let dice = counted(&service.store, &summary)?;
        store::dice_counts::save(&mut service.store, key(&summary), &dice)?;
    }
    Ok(())
}
