//! Pauses and holidays of a game.

use crate::game::seat::Seat;
use crate::play::game::Game;
use crate::play::game::state::Running;
use crate::play::values::event::{Event, TimeEvent};
use crate::play::values::identity::Timestamp;

impl Game {
    pub(in crate::play) fn book_time(&mut self, event: TimeEvent, at: Timestamp) {
        if let TimeEvent::Resumed { by } = event {
            self.stand_in_lapses(by);
        }
        let ply = self.ply();
        let Some(running) = self.state.running_mut() else {
            return;
        };
        match event {
            TimeEvent::Clocked { seat, left } => {
                let last = self.steps.last_mut();
                // The clock recorded after a swap belongs to the player who did not make that move.
                let stands = self.swapped.is_none_or(|swapped| swapped.0 < ply.0);
                if let Some(step) = last.filter(|step| stands && step.seat == seat && step.at == at)
                {
                    step.clock = Some(left);
                }
            }
            TimeEvent::Flagged { .. } | TimeEvent::Given { .. } => {}
            TimeEvent::PauseOffered { by } => running.pause_offers.push(by),
            TimeEvent::PauseDeclined { .. } => running.pause_offers.clear(),
            TimeEvent::Paused { why } => {
                running.paused = Some((why, at));
                running.pause_offers.clear();
            }
            TimeEvent::Resumed { .. } => running.paused = None,
            TimeEvent::Away { seat, stretch } => running.away.push((seat, stretch)),
            TimeEvent::Back { seat } => running.back(seat, at),
        }
    }

    /// Adapts the events of a seat's departure: if the others play on, they name the player who claimed it.
    pub(in crate::play) fn without(&self, by: Seat, mut events: Vec<Event>) -> Vec<Event> {
        let ends = |event: &Event| matches!(event, Event::Ended { .. });
        if !events.iter().any(ends) && self.paused().is_some() {
            events.push(Event::Time(TimeEvent::Resumed { by }));
        }
        events
    }
}

impl Running {
    /// Ends a player’s holidays at this moment.
    pub(in crate::play) fn back(&mut self, seat: Seat, at: Timestamp) {
        for (away, stretch) in &mut self.away {
            if *away == seat {
                stretch.until = stretch.until.min(at);
            }
        }
        self.away
            .retain(|(_, stretch)| stretch.from < stretch.until);
    }
}
