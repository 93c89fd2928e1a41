//! Challenges that stand: which offer follows one that was taken up, and which are the same offer.

use crate::play::event::{Event, Standing, Terms};
use crate::play::{Game, Timestamp};

/// The offer that follows once this one is taken up, open until `expires`; `None` when it was for one game, or
/// the last.
pub fn next(taken: &Game, expires: Option<Timestamp>) -> Option<Event> {
    let terms = taken.terms();
    let (standing, expires) = match terms.standing? {
        Standing::Games(..=1) => return None,
        Standing::Games(games) => (Standing::Games(games - 1), expires),
        Standing::ForEver => (Standing::ForEver, None),
    };
    Some(Event::Created {
        kind: taken.kind(),
        rules_version: taken.kind().spec().rules_version,
        options: taken.options().clone(),
        place: taken.place().clone(),
        by: taken.challenger().clone(),
        invited: taken.invited().cloned(),
        side: taken.side(),
        terms: Terms {
            standing: Some(standing),
            expires,
            follows: Some(taken.id()),
            ..terms.clone()
        },
    })
}

/// Whether two challenges of one player offer the same, so that who came too late for the one is content
/// with the other.
pub fn alike(one: &Game, other: &Game) -> bool {
    let offer = |game: &Game| {
        (
            game.kind(),
            game.options().clone(),
            game.place().clone(),
            game.challenger().clone(),
            game.invited().cloned(),
            game.side(),
            game.terms().clock,
            game.terms().standing.is_some(),
        )
    };
    offer(one) == offer(other)
}
