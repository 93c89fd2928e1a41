//! The fold of a log: each event is handed to the parts of the game that it concerns.

use std::collections::BTreeMap;

use crate::game::chance::Roll;
use crate::game::outcome::{Outcome, Status, Termination};
use crate::game::seat::Seat;
use crate::game::text::{MoveText, SetupText};
use crate::play::game::Game;
use crate::play::game::agreed_rules::AgreedRules;
use crate::play::game::clock::Clocks;
use crate::play::game::lobby::Lobby;
use crate::play::game::log_head::LogHead;
use crate::play::game::moderation::HandoverOffer;
use crate::play::game::move_history::MoveHistory;
use crate::play::game::offer::GameOffer;
use crate::play::game::pause;
use crate::play::game::sealed;
use crate::play::game::seating::SeatedPlayers;
use crate::play::game::state::{Running, State, can_close};
use crate::play::values::event::{Consent, Entry, Event, LobbyEvent, ModerationEvent, TimeEvent};
use crate::play::values::event_effects::EndKind;
use crate::play::values::identity::{GameId, PlayerId, Ply, Timestamp};
use crate::play::values::signal::Said;

impl Game {
    /// Folds a log; `None` if it does not begin with [`Event::Created`].
    pub fn from_log(id: GameId, log: &[Entry]) -> Option<Self> {
        let (first, rest) = log.split_first()?;
        let mut game = Self::created(id, first)?;
        for entry in rest {
            game.apply(entry);
        }
        Some(game)
    }

    pub(in crate::play) fn created(id: GameId, first: &Entry) -> Option<Self> {
        let Event::Created {
            kind,
            rules_version,
            options,
            place,
            by,
            invited,
            side,
            terms,
        } = &first.event
        else {
            return None;
        };
        let rules = AgreedRules {
            kind: *kind,
            version: *rules_version,
            options: options.clone(),
        };
        Some(Self {
            id,
            place: place.clone(),
            origin: None,
            log: LogHead::new(first.at),
            offer: GameOffer {
                challenger: by.clone(),
                invited: invited.clone(),
                challenger_seat: *side,
                terms: terms.clone(),
                lobby: Lobby::new(by, *side),
            },
            state: State::Open(BTreeMap::new()),
            seating: SeatedPlayers::default(),
            history: MoveHistory::new(rules, terms),
            clocks: None,
            sealed: None,
            moderation_events: Vec::new(),
            signals: Vec::new(),
            stakes: None,
        })
    }

    /// Applies one event. Cannot fail: a position that today's rules contradict is kept as stored and remembered in
    /// [`MoveHistory::diverged`].
    pub fn apply(&mut self, entry: &Entry) {
        self.log.advance(entry);
        let (moved, ran) = (self.on_turn(), self.ticking());
        self.apply_to_parts(entry);
        let (moves, runs) = (self.on_turn(), self.ticking());
        let effects = entry.event.effects();
        let rolled = matches!(entry.event, Event::Rolled { .. });
        if let Some(running) = self.state.running_mut() {
            let waited = rolled && running.in_the_air_since < entry.at;
            if moved != moves || effects.resumes || waited {
                running.turn_since = entry.at;
            }
            if effects.resumes || matches!(entry.event, Event::Played { .. }) {
                running.in_the_air_since = entry.at;
            }
        }
        if let Some(clocks) = &mut self.clocks {
            clocks.apply(&entry.event, entry.at, ran, runs);
            if let Some(seat) = moves.filter(|_| moved != moves) {
                clocks.begin(seat);
            }
        }
    }

    fn apply_to_parts(&mut self, entry: &Entry) {
        let (version, at) = (self.log.version(), entry.at);
        match &entry.event {
            Event::Created { .. } => {}
            Event::Time(event) => self.apply_time(*event, at),
            Event::Dice(event) => {
                sealed::apply(
                    &mut self.sealed,
                    event,
                    self.history.position().seats(),
                    version,
                );
            }
            Event::Moderated(event) => self.apply_moderation(event, at),
            Event::Declined { .. }
            | Event::Withdrawn
            | Event::Expired
            | Event::Aborted { .. }
            | Event::Closed => self.close(&entry.event),
            Event::Moved { place } => self.place = place.clone(),
            Event::Lobby(event) => self.apply_lobby(event),
            Event::Agreed { seat, to } => {
                self.in_play(|running| running.requests.agree(*seat, *to));
            }
            Event::Seated { seat, player } => self.take_seat(*seat, player),
            Event::Started { setup } => self.start_play(setup, at),
            Event::Played { seat, text, after } => self.play(*seat, text, after, at),
            Event::Rolled { roll, after } => self.roll(roll, after),
            Event::Touched { seat: _, cells } => {
                self.in_play(|running| running.touched.extend(cells.iter().cloned()));
            }
            Event::DrawOffered { seat } => {
                self.in_play(|running| running.requests.offer_draw(*seat, version));
            }
            Event::DrawDeclined { .. } => self.in_play(|running| running.requests.decline_draw()),
            Event::TakebackAsked { seat, to } => {
                self.history.note_takeback_request(*seat);
                self.in_play(|running| running.requests.ask_takeback(*seat, *to, version));
            }
            Event::TakebackDeclined { .. } => {
                self.in_play(|running| running.requests.drop_takeback());
            }
            Event::TakenBack { to } => self.rewind(*to, at),
            Event::Swapped { seat: _ } => self.swap_sides(at),
            Event::Signalled { seat, signal } => self.signals.push(Said {
                ply: self.ply(),
                seat: *seat,
                signal: *signal,
                at,
            }),
            Event::Forfeited { seat, why } => self.forfeit(*seat, why, at),
            Event::Stakes(stakes) => self.stakes = Some(*stakes),
            Event::Ended { outcome } => self.end(outcome, at),
            Event::Imported { place, game } => {
                self.origin = Some((place.clone(), *game));
                // Moderators' actions at the former place bind nobody at the new one.
                self.in_play(|running| {
                    running.pauses.release();
                    running.requests.drop_seat_offer();
                });
            }
        }
    }

    /// Changes the state of a running game; nothing happens to any other.
    fn in_play(&mut self, change: impl FnOnce(&mut Running)) {
        if let Some(running) = self.state.running_mut() {
            change(running);
        }
    }

    pub(in crate::play) fn apply_lobby(&mut self, event: &LobbyEvent) {
        self.offer.lobby.apply(event);
        if let LobbyEvent::Shrunk { options } = event {
            self.history.change_options(options);
        }
    }

    /// A player takes a seat of a game that is about to start.
    fn take_seat(&mut self, seat: Seat, player: &PlayerId) {
        match &mut self.state {
            State::Open(seated) if !seated.contains_key(&seat) => {
                seated.insert(seat, player.clone());
            }
            State::Open(_) | State::Running(_) | State::Over { .. } | State::Void(_) => {
                self.log.out_of_order();
            }
        }
    }

    /// Starts play with the seated players.
    fn start_play(&mut self, setup: &SetupText, at: Timestamp) {
        let State::Open(seated) = &mut self.state else {
            return self.log.out_of_order();
        };
        let seated = std::mem::take(seated);
        let seats = self.history.position().seats();
        if !Seat::all(seats).eq(seated.keys().copied()) {
            self.log.out_of_order();
        }
        self.seating = SeatedPlayers::new(seated.into_values().collect());
        self.state = State::Running(Box::new(Running::new(at)));
        let terms = &self.offer.terms;
        self.clocks = terms.clock.map(|control| Clocks::new(control, seats, at));
        let limit = terms.first_move;
        self.history.begin(setup);
        let limit = self.on_turn().zip(limit);
        if let (Some(clocks), Some((seat, limit))) = (&mut self.clocks, limit) {
            clocks.limit_first_turn(seat, limit);
        }
    }

    fn play(&mut self, seat: Seat, text: &MoveText, after: &SetupText, at: Timestamp) {
        let draw_stays = self.draws_any_time();
        let mover = self.mover_seat(seat);
        let player = self.seating.player(mover);
        if let Some(running) = self.state.running_mut() {
            running.requests.return_to_seat(mover, player);
            running.pass_move(mover, draw_stays, self.log.version());
        } else {
            self.log.out_of_order();
        }
        let effects = self.history.play(seat, text, after, at);
        if let Some(sealed) = &mut self.sealed {
            sealed.moved(seat, effects.needs_dice);
        }
        if effects.eliminates {
            self.lapse_requests();
        }
        self.drop_touched(seat);
    }

    fn roll(&mut self, roll: &Roll, after: &SetupText) {
        if let Some(sealed) = &mut self.sealed {
            sealed.rolled();
        }
        let Some(seat) = self.history.roll(roll, after) else {
            return;
        };
        self.drop_touched(seat);
        let to_move = self.to_move();
        self.in_play(|running| running.requests.pass_roll(to_move));
    }

    /// Touched cells bind until the turn of this seat is over.
    fn drop_touched(&mut self, mover: Seat) {
        let continues = match self.position().status() {
            Status::ToMove(seat) => seat == mover,
            Status::ToRoll(_) => true,
            Status::Over(_) => false,
        };
        if !continues {
            self.in_play(|running| running.touched.clear());
        }
    }

    /// Records that this seat resigned. If others play on, requests to all are dropped, and a partner who now moves for
    /// it has a turn of their own.
    fn forfeit(&mut self, seat: Seat, why: &Termination, at: Timestamp) {
        if self.on_turn() == Some(seat) {
            self.in_play(|running| running.turn_since = at);
        }
        if self.history.forfeit(seat, why) {
            self.lapse_requests();
        }
    }

    /// Requests to all lapse with the players they were made to. A seat that is out is no longer offered.
    fn lapse_requests(&mut self) {
        let offered = self.requests().hand_over().map(|offer| offer.seat);
        let is_out = offered.is_some_and(|seat| self.is_eliminated(seat));
        self.in_play(|running| {
            running.requests.lapse();
            if is_out {
                running.requests.drop_seat_offer();
            }
        });
    }

    /// Goes back to the game after this many moves, where a new turn begins.
    fn rewind(&mut self, to: Ply, at: Timestamp) {
        // Signals stay: those of undone moves belong to the last move that stands.
        for said in &mut self.signals {
            said.ply = said.ply.min(to);
        }
        let Some(running) = self.state.running_mut() else {
            return self.log.out_of_order();
        };
        if running.rewind(to, at) {
            self.history.rewind(to, &self.offer.terms);
        }
    }

    /// Swaps the players' seats. All requests between them are dropped; their clocks are swapped with the others.
    fn swap_sides(&mut self, at: Timestamp) {
        self.seating.swap(self.history.ply());
        self.history.forget_takeback();
        let Some(running) = self.state.running_mut() else {
            return self.log.out_of_order();
        };
        running.pauses.swap();
        running.requests.swap();
        running.turn_since = at;
    }

    fn apply_time(&mut self, event: TimeEvent, at: Timestamp) {
        let (ply, version) = (self.ply(), self.log.version());
        let stop_left = if let TimeEvent::Paused { .. } = event {
            pause::least_stop_left(self)
        } else {
            None
        };
        let Some(running) = self.state.running_mut() else {
            return;
        };
        match event {
            TimeEvent::Clocked { seat, left } => {
                // The clock recorded after a swap belongs to the player who did not make that move.
                if self.seating.swapped().is_none_or(|swapped| swapped < ply) {
                    self.history.record_clock(seat, left, at);
                }
            }
            TimeEvent::Flagged { .. } | TimeEvent::Given { .. } => {}
            TimeEvent::PauseOffered { by } => running.requests.offer_pause(by, version),
            TimeEvent::PauseDeclined { .. } => running.requests.drop_pause_offers(),
            TimeEvent::Paused { why } => {
                running.pauses.begin(why, at, stop_left);
                running.requests.drop_pause_offers();
                running.break_silence(ply);
            }
            TimeEvent::Resumed { by } => {
                running.requests.return_to_seat(by, self.seating.player(by));
                running.pauses.end(at);
            }
            TimeEvent::PauseEnded => running.pauses.end(at),
            TimeEvent::Away { seat, stretch } => running.pauses.add_holiday(seat, stretch),
            TimeEvent::Back { seat } => running.pauses.end_holidays(seat, at),
        }
    }

    fn apply_moderation(&mut self, event: &ModerationEvent, at: Timestamp) {
        self.moderation_events.push((at, event.clone()));
        let (since, ply) = (self.log.version(), self.ply());
        match event {
            ModerationEvent::Paused { by, reason: _ } => self.in_play(|running| {
                running.pauses.hold_by(by, at);
                running.break_silence(ply);
            }),
            ModerationEvent::Resumed { by: _ } => self.in_play(|running| running.pauses.release()),
            ModerationEvent::Annulled { .. } => self.close(&Event::Moderated(event.clone())),
            ModerationEvent::Unrated { .. } => {}
            ModerationEvent::HandOverOffered {
                by,
                seat,
                to,
                reason,
                expires,
            } => {
                let agreed = self.seat_of(by).into_iter().collect();
                let offer = HandoverOffer {
                    by: by.clone(),
                    seat: *seat,
                    to: to.clone(),
                    reason: reason.clone(),
                    expires: *expires,
                    since,
                    agreed,
                };
                // Older versions offered such seats.
                if !self.is_eliminated(*seat) {
                    self.in_play(|running| running.requests.offer_seat(offer));
                }
            }
            ModerationEvent::HandOverDeclined { by: _ } => {
                self.in_play(|running| running.requests.drop_seat_offer());
            }
            ModerationEvent::HandedOver { seat, to, .. } => self.hand_over(*seat, to, at),
        }
    }

    /// Gives a seat to another player. All requests between the former two are dropped.
    fn hand_over(&mut self, seat: Seat, to: &PlayerId, at: Timestamp) {
        let on_turn = self.on_turn() == Some(seat);
        let Some(running) = self.state.running_mut() else {
            return;
        };
        self.seating.hand_over(seat, to);
        running.requests.drop_seat_offer();
        running.requests.lapse();
        running.requests.forget_answers();
        let resumes = running.pauses.replace_player(seat, at);
        if on_turn || resumes {
            running.turn_since = at;
        }
        if resumes {
            running.in_the_air_since = at;
        }
        if let Some(sealed) = &mut self.sealed {
            sealed.drop_renewal();
        }
    }

    /// Ends the game with a result.
    fn end(&mut self, outcome: &Outcome, at: Timestamp) {
        let Some(running) = self.state.running() else {
            return self.log.out_of_order();
        };
        let draw_agreed = running.requests.agreed_to(Consent::Draw);
        self.leave_stage(State::Over {
            outcome: outcome.clone(),
            at,
            draw_agreed,
        });
    }

    /// Ends the game without a result, if that is possible now.
    fn close(&mut self, event: &Event) {
        let Some(EndKind::Without(closing)) = event.effects().ends else {
            return;
        };
        if can_close(self.stage(), closing) {
            self.leave_stage(State::Void(closing));
        } else {
            self.log.out_of_order();
        }
    }

    /// Unanswered requests end with the stage.
    fn leave_stage(&mut self, state: State) {
        self.state = state;
        if let Some(sealed) = &mut self.sealed {
            sealed.drop_renewal();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::options::Options;
    use crate::play::game::consistency;
    use crate::play::game::stage::Stage;
    use crate::play::values::event::{ChallengeTerms, PauseReason};
    use crate::play::values::event_effects::Closing;
    use crate::play::values::identity::{Place, Version};

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
        assert!(asked.requests().draw_offer().is_some() && asked.paused().is_some());
        let by = Seat::FIRST;
        let over = game(open.into_iter().chain([Event::Aborted { by }]));
        assert_eq!((over.requests().draw_offer(), over.paused()), (None, None));
        assert!(over.requests().pause_offers().is_empty() && !over.stands_still());
        assert_eq!(over.ended_without_result(), Some(Closing::CalledOff));
    }
}
