//! Challenges compared and continued: the next in a series, and identical offers.

use crate::play::game::Game;
use crate::play::values::event::{ChallengeTerms, Event, OfferRepeat};
use crate::play::values::identity::Timestamp;

/// The next offer of a series after this one is accepted, open until `expires`; `None` if it was for one game, or the
/// last.
pub fn next_in_series(taken: &Game, expires: Option<Timestamp>) -> Option<Event> {
    let terms = taken.terms();
    let (standing, expires) = match terms.standing? {
        OfferRepeat::Games(..=1) => return None,
        OfferRepeat::Games(games) => (OfferRepeat::Games(games - 1), expires),
        OfferRepeat::ForEver => (OfferRepeat::ForEver, None),
    };
    Some(Event::Created {
        kind: taken.kind(),
        rules_version: taken.kind().spec().rules_version,
        options: taken.options().clone(),
        place: taken.place().clone(),
        by: taken.challenger().clone(),
        invited: taken.invited().cloned(),
        side: taken.challenger_seat(),
        terms: ChallengeTerms {
            standing: Some(standing),
            expires,
            follows: Some(taken.id()),
            ..terms.clone()
        },
    })
}

/// Returns `true` if two challenges of one player offer the same. A player who came too late for the one then gets the
/// other.
pub fn is_same_offer(one: &Game, other: &Game) -> bool {
    let offer = |game: &Game| {
        (
            game.kind(),
            game.options().clone(),
            game.place().clone(),
            game.challenger().clone(),
            game.invited().cloned(),
            game.challenger_seat(),
            game.terms().clock,
            game.terms().standing.is_some(),
            game.terms().position.clone(),
            game.terms().rated,
        )
    };
    offer(one) == offer(other)
}
