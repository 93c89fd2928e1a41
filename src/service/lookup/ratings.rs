//! The changes of ratings by a finished game, read from the store.

use crate::play::stage::Stage;
use crate::play::{Game, PlayerId, rated};
use crate::service::describe::ratings;
use crate::service::lookup::{competition, load_names};
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::text::Text;
use crate::store::{self, PoolKey, Store, StoreError, StoredStep};

/// The change of rating that the end of a game brought each player who shows theirs, or the reason it does not count.
pub(in crate::service) fn told(store: &Store, game: &Game) -> Result<Text, StoreError> {
    let mut text = ratings::not_counted(game);
    let steps = store::standings::steps_of_game(store, game.id())?;
    // A merged account counts for another, which need not sit at the table.
    let names = &load_names::load_names(store, steps.iter().map(|step| &step.player))?;
    let shown = |player: &PlayerId| competition::competition_of(store, player);
    let shown: Vec<&StoredStep> = steps
        .iter()
        .filter(|step| {
            let choice = shown(&step.player);
            !choice.is_hidden() && (step.pool.server().is_some() || choice.counts_everywhere())
        })
        .collect();
    for pool in shown.chunk_by(|one, other| one.pool == other.pool) {
        text.push_line(ratings::moved(pool, names));
    }
    if !shown.is_empty() {
        let command = [("rating", TextArg::Command("rating"))];
        text.push_line(catalogue::sentences().text("rating-why", &command));
    }
    Ok(text)
}

/// The rating of the player who offers a rated game, in its pool here; empty if they hide it.
pub(in crate::service) fn of_challenger(store: &Store, game: &Game) -> Result<Text, StoreError> {
    let player = game.challenger();
    let counts = game.terms().rated && rated::unratable(game).is_none();
    let hides = || competition::competition_of(store, player).is_hidden();
    if game.stage() != Stage::Open || !counts || hides() {
        return Ok(Text::default());
    }
    let pool = game.kind().spec().pool(game.options()).slug;
    let key = PoolKey::here(game.place().server(), pool);
    let last = store::standings::steps_of_player(store, player, &key, 1)?;
    let names = load_names::load_names(store, [player].into_iter())?;
    let mut args = vec![
        ("player", names.arg(player)),
        ("pool", ratings::pool(&key).into()),
    ];
    let id = match last.first() {
        Some(last) => {
            let standing = last.step.after;
            args.push(("rating", ratings::figure(standing.rating).into()));
            args.push(("deviation", ratings::figure(standing.deviation).into()));
            "challenge-rating"
        }
        None => "challenge-no-rating",
    };
    Ok(catalogue::sentences().text(id, &args))
}
