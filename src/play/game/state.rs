//! State that belongs to one stage of a game: taken seats while it is open, everything in play while it is running, and
//! its end. A stage takes its state along when it ends.

use std::collections::BTreeMap;
use std::ops::{Deref, DerefMut};

use crate::game::any::AnyPosition;
use crate::game::outcome::Outcome;
use crate::game::seat::{Seat, SeatSet};
use crate::play::game::Game;
use crate::play::game::moderation::HandoverOffer;
use crate::play::game::stage::Stage;
use crate::play::game::takeback::{TakebackRequest, UndoState};
use crate::play::values::calendar::TimeSpan;
use crate::play::values::event::{Event, PauseReason};
use crate::play::values::event_effects::{Closing, EndKind};
use crate::play::values::identity::{PlayerId, Timestamp, Version};

/// The position of a game, with the positions before it.
#[derive(Clone, Debug)]
pub(in crate::play) struct CurrentPosition(pub(in crate::play) Box<dyn AnyPosition>);

impl Deref for CurrentPosition {
    type Target = dyn AnyPosition;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

impl DerefMut for CurrentPosition {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut *self.0
    }
}

impl PartialEq for CurrentPosition {
    fn eq(&self, other: &Self) -> bool {
        self.equals(&**other)
    }
}

/// A [`Stage`] with its state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::play) enum State {
    /// Offered; with the seats taken so far, between the first one and the start.
    Open(BTreeMap<Seat, PlayerId>),
    /// Being played.
    Running(Box<Running>),
    /// Over, with a result.
    Over {
        outcome: Outcome,
        /// Seats that agreed to a draw before the last agreement.
        draw_agreed: SeatSet,
    },
    /// Ended without a result.
    Void(Closing),
}

impl State {
    pub(in crate::play) const fn stage(&self) -> Stage {
        match self {
            Self::Open(_) => Stage::Open,
            Self::Running(_) => Stage::Running,
            Self::Over { .. } => Stage::Over,
            Self::Void(_) => Stage::Void,
        }
    }

    pub(in crate::play) fn running(&self) -> Option<&Running> {
        match self {
            Self::Running(running) => Some(running),
            Self::Open(_) | Self::Over { .. } | Self::Void(_) => None,
        }
    }

    pub(in crate::play) fn running_mut(&mut self) -> Option<&mut Running> {
        match self {
            Self::Running(running) => Some(running),
            Self::Open(_) | Self::Over { .. } | Self::Void(_) => None,
        }
    }
}

/// The state of a running game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::play) struct Running {
    /// The start of the present turn.
    pub(in crate::play) turn_since: Timestamp,
    /// The version at which the last move was declared; 0 before the first.
    pub(in crate::play) declared: Version,
    /// The time when the dice of the last move went into the air.
    pub(in crate::play) in_the_air_since: Timestamp,
    /// Names of the cells touched this turn, in order.
    pub(in crate::play) touched: Vec<String>,
    pub(in crate::play) draw: Option<DrawOffer>,
    /// `true` if a draw offer was declined since the last move.
    pub(in crate::play) draw_declined: bool,
    pub(in crate::play) abort_agreed: SeatSet,
    pub(in crate::play) takeback: Option<TakebackRequest>,
    /// Seats that have asked to undo the last move.
    pub(in crate::play) takeback_asked_by: SeatSet,
    /// The state before each move beside the position.
    pub(in crate::play) undo_states: Vec<UndoState>,
    pub(in crate::play) paused: Option<(PauseReason, Timestamp)>,
    pub(in crate::play) pause_offers: Vec<Seat>,
    /// The version of the first of these offers.
    pub(in crate::play) pause_asked: Version,
    /// Agreed pauses that are over.
    pub(in crate::play) agreed_pauses: Vec<TimeSpan>,
    /// Holidays of all players.
    pub(in crate::play) away: Vec<(Seat, TimeSpan)>,
    /// The moderator who holds the game, and since when.
    pub(in crate::play) held: Option<(PlayerId, Timestamp)>,
    pub(in crate::play) hand_over: Option<HandoverOffer>,
}

/// A draw offer waiting for answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::play) struct DrawOffer {
    pub(in crate::play) by: Seat,
    /// The version of the offer.
    pub(in crate::play) since: Version,
    /// Seats that have agreed, including the offering one.
    pub(in crate::play) agreed: SeatSet,
}

impl Running {
    fn new(at: Timestamp) -> Self {
        Self {
            turn_since: at,
            declared: Version(0),
            in_the_air_since: at,
            touched: Vec::new(),
            draw: None,
            draw_declined: false,
            abort_agreed: SeatSet::default(),
            takeback: None,
            takeback_asked_by: SeatSet::default(),
            undo_states: Vec::new(),
            paused: None,
            pause_offers: Vec::new(),
            pause_asked: Version(0),
            agreed_pauses: Vec::new(),
            away: Vec::new(),
            held: None,
            hand_over: None,
        }
    }

    /// After a pause a silence starts again, so that nobody has agreed to end it. Before the first move there is none.
    pub(in crate::play) fn breaks_silence(&mut self, begun: bool) {
        if begun {
            self.abort_agreed = SeatSet::default();
        }
    }

    /// A changed set of players would have to be asked again.
    pub(in crate::play) fn consents_lapse(&mut self) {
        self.draw = None;
        self.takeback = None;
        self.abort_agreed = SeatSet::default();
        self.pause_offers.clear();
    }
}

impl Game {
    /// The stage.
    pub fn stage(&self) -> Stage {
        self.state.stage()
    }

    /// The result, once over.
    pub fn outcome(&self) -> Option<&Outcome> {
        match &self.state {
            State::Over { outcome, .. } => Some(outcome),
            State::Open(_) | State::Running(_) | State::Void(_) => None,
        }
    }

    /// The way it ended without a result; `None` if it did not.
    pub fn ended_without_result(&self) -> Option<Closing> {
        match self.state {
            State::Void(closing) => Some(closing),
            State::Open(_) | State::Running(_) | State::Over { .. } => None,
        }
    }

    /// The version of the first event that has no place in its log: a seat taken twice, a move before the start, a
    /// second end.
    pub fn disorder(&self) -> Option<Version> {
        self.disorder
    }

    /// Records that the present event is impossible now. Its effects are left out.
    pub(in crate::play) fn out_of_order(&mut self) {
        self.disorder.get_or_insert(self.version);
    }

    /// A player takes a seat of a game that is about to start.
    pub(in crate::play) fn book_seated(&mut self, seat: Seat, player: &PlayerId) {
        match &mut self.state {
            State::Open(seated) if !seated.contains_key(&seat) => {
                seated.insert(seat, player.clone());
            }
            State::Open(_) | State::Running(_) | State::Over { .. } | State::Void(_) => {
                self.out_of_order();
            }
        }
    }

    /// Starts play with the seated players. Returns `false` if it cannot start now.
    pub(in crate::play) fn begins(&mut self, at: Timestamp) -> bool {
        let State::Open(seated) = &mut self.state else {
            self.out_of_order();
            return false;
        };
        let seated = std::mem::take(seated);
        let every_seat = Seat::all(self.position.seats()).eq(seated.keys().copied());
        self.seats = seated.into_values().collect();
        self.first_seats.clone_from(&self.seats);
        self.state = State::Running(Box::new(Running::new(at)));
        if !every_seat {
            self.out_of_order();
        }
        true
    }

    /// Ends the game with a result.
    pub(in crate::play) fn ends(&mut self, outcome: &Outcome) {
        match &self.state {
            State::Running(running) => {
                let draw_agreed = running
                    .draw
                    .map_or_else(SeatSet::default, |draw| draw.agreed);
                let outcome = outcome.clone();
                self.leaves_stage(State::Over {
                    outcome,
                    draw_agreed,
                });
            }
            State::Open(_) | State::Over { .. } | State::Void(_) => self.out_of_order(),
        }
    }

    /// Ends the game without a result, if that is possible now.
    pub(in crate::play) fn closes(&mut self, event: &Event) {
        let Some(EndKind::Without(closing)) = event.effects().ends else {
            return;
        };
        if can_close(self.stage(), closing) {
            self.leaves_stage(State::Void(closing));
        } else {
            self.out_of_order();
        }
    }

    /// Unanswered requests end with the stage.
    fn leaves_stage(&mut self, state: State) {
        self.state = state;
        if let Some(sealed) = &mut self.sealed {
            sealed.moves_on();
        }
    }
}

/// Returns `true` if a game at this stage can end so.
const fn can_close(stage: Stage, closing: Closing) -> bool {
    match closing {
        Closing::Declined | Closing::Withdrawn | Closing::Lapsed => matches!(stage, Stage::Open),
        Closing::CalledOff => matches!(stage, Stage::Running),
        Closing::Deleted => matches!(stage, Stage::Open | Stage::Running),
        Closing::Annulled => !matches!(stage, Stage::Void),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::options::Options;
    use crate::play::game::consistency;
    use crate::play::values::event::{ChallengeTerms, Entry, TimeEvent};
    use crate::play::values::identity::{GameId, Place};

    const ANN: &str = "test:ann";
    const BEN: &str = "test:ben";

    fn seated(seat: Seat, player: &str) -> Event {
        let player = PlayerId::new(player);
        Event::Seated { seat, player }
    }

    /// A game of King's Mate with these events after its offer.
    fn game(events: impl IntoIterator<Item = Event>) -> Game {
        let created = Event::Created {
            kind: "kings-mate".parse().unwrap(),
            rules_version: 1,
            options: Options::default(),
            place: Place::of_transport("test"),
            by: PlayerId::new(ANN),
            invited: None,
            side: None,
            terms: ChallengeTerms::default(),
        };
        let log: Vec<Entry> = [created]
            .into_iter()
            .chain(events)
            .map(|event| Entry {
                at: Timestamp(0),
                event,
            })
            .collect();
        Game::from_log(GameId(1), &log).unwrap()
    }

    fn start() -> Event {
        let setup = game([]).position().setup();
        Event::Started { setup }
    }

    fn begun() -> Vec<Event> {
        let (first, second) = (seated(Seat::FIRST, ANN), seated(Seat::SECOND, BEN));
        vec![first, second, start()]
    }

    #[test]
    fn everybody_sits_at_the_seat_that_the_log_names() {
        let (first, second) = (seated(Seat::FIRST, ANN), seated(Seat::SECOND, BEN));
        let late = game([second.clone(), first.clone(), start()]);
        assert_eq!(late.player(Seat::FIRST), Some(&PlayerId::new(ANN)));
        assert_eq!(late.seats(), game(begun()).seats());
        assert_eq!(consistency::inconsistency(&late), None);
        let twice = game([first.clone(), seated(Seat::FIRST, BEN), start()]);
        assert_eq!(twice.disorder(), Some(Version(3)));
        assert!(consistency::inconsistency(&twice).is_some());
        assert!(consistency::inconsistency(&game([second, start()])).is_some());
        assert!(consistency::inconsistency(&game([first])).is_some());
    }

    #[test]
    fn what_cannot_happen_at_a_stage_is_noticed() {
        let again = begun().into_iter().chain([start()]);
        assert_eq!(game(again).disorder(), Some(Version(5)));
        let late = begun().into_iter().chain([Event::Withdrawn]);
        let late = game(late);
        assert_eq!(
            (late.stage(), late.disorder()),
            (Stage::Running, Some(Version(5)))
        );
        assert_eq!(
            game([Event::Withdrawn]).ended_without_result(),
            Some(Closing::Withdrawn)
        );
        assert_eq!(game([Event::Withdrawn]).disorder(), None);
    }

    #[test]
    fn an_end_leaves_nothing_open() {
        let why = PauseReason::Agreed;
        let open = [
            Event::DrawOffered { seat: Seat::FIRST },
            Event::Time(TimeEvent::PauseOffered { by: Seat::FIRST }),
            Event::Time(TimeEvent::Paused { why }),
        ];
        let open: Vec<Event> = begun().into_iter().chain(open).collect();
        let asked = game(open.clone());
        assert!(asked.draw_offer().is_some() && asked.paused().is_some());
        let by = Seat::FIRST;
        let over = game(open.into_iter().chain([Event::Aborted { by }]));
        assert_eq!((over.draw_offer(), over.paused()), (None, None));
        assert!(over.pause_offers().is_empty() && !over.stands_still());
        assert_eq!(over.ended_without_result(), Some(Closing::CalledOff));
    }
}
