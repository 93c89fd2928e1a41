//! The decision whether a game counts for ratings, made at its start and once more at its end.
//!
//! The service decides the facts that a log cannot know (people, their wishes, their other games) and stores them as
//! [`Stakes`]. All other reasons are read off the game.

use crate::game::options::Options;
use crate::game::outcome::Termination;
use crate::game::seat::{MAX_SEATS, Seat};
use crate::games::GameKind;
use crate::play::game::move_history::Departure;
use crate::play::game::stage::Stage;
use crate::play::game::turn::turns;
use crate::play::game::{Game, lobby};
use crate::play::values::event::ModerationEvent;
use crate::play::values::identity::{PlayerId, Timestamp};
use crate::play::values::stakes::{Stakes, Unrated};

/// Fewest turns of each seat in play, for a game to count.
const LEAST_TURNS: usize = 2;

/// The share of a game in the ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatedGame {
    /// `true` if it counts over all servers of this bot too.
    pub everywhere: bool,
    /// The time of its end; `None` while it runs.
    pub ended: Option<Timestamp>,
}

/// A kind of table, as ratings see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedTable {
    /// The slug of its pool.
    pub pool: &'static str,
    /// The side of each seat: partners have that of the first of them.
    pub sides: Vec<u8>,
}

impl RatedTable {
    /// The table of the game with this slug under these options; `None` if there is no such game.
    pub fn of(kind: &str, options: &Options) -> Option<Self> {
        let kind: GameKind = kind.parse().ok()?;
        let start = (kind.spec().start)(options);
        let first = |seat: Seat| {
            let partners = start.partners(seat);
            let first = partners.iter().chain([seat]).min().map_or(0, Seat::index);
            u8::try_from(first).unwrap_or(MAX_SEATS)
        };
        Some(Self {
            pool: kind.spec().pool(options).slug,
            sides: Seat::all(start.seats()).map(first).collect(),
        })
    }
}

/// The share of a running or finished game in the ratings.
///
/// # Errors
/// The reason why it has none.
pub fn share_of(game: &Game) -> Result<RatedGame, Unrated> {
    if game.is_annulled() {
        return Err(Unrated::Annulled);
    }
    if game.origin.is_some() {
        return Err(Unrated::Imported);
    }
    let said = |fits: fn(&ModerationEvent) -> bool| {
        let mut events = game.moderation_events.iter();
        events.any(|(_, event)| fits(event))
    };
    if said(|event| matches!(event, ModerationEvent::Unrated { .. })) {
        return Err(Unrated::Moderator);
    }
    let everywhere = match game.stakes {
        Some(Stakes::Rated { everywhere }) => everywhere,
        Some(Stakes::Unrated(why)) => return Err(why),
        None => return Err(Unrated::Friendly),
    };
    if said(|event| matches!(event, ModerationEvent::HandedOver { .. })) {
        return Err(Unrated::HandedOver);
    }
    Ok(RatedGame {
        everywhere,
        ended: game.state.ended(),
    })
}

/// The reason, apparent before its first move, why a game that is offered as a rated one cannot count.
pub fn unratable(game: &Game) -> Option<Unrated> {
    let people = match game.stage() {
        Stage::Open => lobby::gathered(game).collect(),
        Stage::Running | Stage::Over | Stage::Void => game.seats().iter().collect::<Vec<_>>(),
    };
    let invited = game
        .invited()
        .into_iter()
        .filter(|_| game.stage() == Stage::Open);
    let twice = |(at, player): (usize, &&PlayerId)| people[..at].contains(player);
    if people
        .iter()
        .copied()
        .chain(invited)
        .any(PlayerId::is_computer)
    {
        Some(Unrated::Computer)
    } else if people.iter().enumerate().any(twice) {
        Some(Unrated::OnePerson)
    } else if game.uses_players_dice() {
        Some(Unrated::OwnDice)
    } else if game.is_set_up() {
        Some(Unrated::SetUp)
    } else if game.terms().clock.is_none() {
        Some(Unrated::NoClock)
    } else {
        None
    }
}

/// Returns `true` if a seat that was in play until the end had fewer turns than a rated game needs.
pub fn is_short(game: &Game) -> bool {
    let stayed = |seat: &Seat| {
        let leaves_last = |gone: &Departure| gone.seat == *seat && gone.ply == game.ply();
        let mut departures = game.history().departures().iter();
        !game.is_large() || !game.is_eliminated(*seat) || departures.any(leaves_last)
    };
    let turns = |seat: Seat| turns(game.steps()).filter(move |turn| turn[0].seat == seat);
    Seat::all(game.position().seats())
        .filter(stayed)
        .any(|seat| turns(seat).count() < LEAST_TURNS)
}

/// The players who lost on time.
pub fn lost_on_time(game: &Game) -> Vec<&PlayerId> {
    let late = game.history().departures().iter();
    let late = late.filter(|departure| departure.why == Termination::TIME);
    let mut seats: Vec<Seat> = late.map(|departure| departure.seat).collect();
    // Between two players the result says it.
    let ended = game
        .outcome()
        .filter(|end| end.termination == Termination::TIME);
    if let Some(ended) = ended.filter(|_| !game.is_large()) {
        let lost = |seat: &Seat| ended.places.get(*seat).is_some_and(|place| *place > 1);
        seats.extend(Seat::all(game.position().seats()).filter(lost));
    }
    seats
        .into_iter()
        .filter_map(|seat| game.player(seat))
        .collect()
}
