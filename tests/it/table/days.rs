//! Virtual time: days and months of games, and their messages.

use kingboard::game::options::Options;
use kingboard::play::Game;
use kingboard::play::calendar::{DAY, MINUTE};
use kingboard::play::event::{ChallengeTerms, Entry, Event};
use kingboard::play::summary::GameSummary;
use kingboard::service::api::access::Access;
use kingboard::service::api::action::{Action, Request};
use kingboard::service::api::delivery::{Delivery, DeliveryOutcome};
use kingboard::service::api::remind::ReminderAction;
use kingboard::service::api::reminder_settings::ReminderSetting;
use kingboard::service::api::reply::{Control, Reply};
use kingboard::service::{
    Env, GameId, GameKind, PlayerId, Recipient, Seat, Service, Timestamp, unwire, wire,
};
use kingboard::store::{SideEffects, Store, place_of_text, place_text};

use crate::table::harness::{env, person};

/// A service with a clock that only the test moves.
pub(crate) struct Days {
    pub(crate) service: Service,
    pub(crate) now: Timestamp,
    /// Deliveries with their times.
    pub(crate) came: Vec<(Timestamp, Delivery)>,
    /// Players with closed direct messages.
    pub(crate) closed: Vec<PlayerId>,
    /// Number of deliveries refused by closed direct messages.
    pub(crate) refused: usize,
    /// Number of posted messages.
    pub(crate) messages: usize,
    /// `true` if deliveries fail at present.
    pub(crate) down: bool,
    home: tempfile::TempDir,
}

/// A time from its text in UTC.
pub(crate) fn at(text: &str) -> Timestamp {
    let at: jiff::Timestamp = text.parse().unwrap();
    Timestamp(at.as_millisecond())
}

pub(crate) fn told(at: Timestamp) -> String {
    let at = jiff::Timestamp::from_millisecond(at.0).unwrap();
    at.strftime("%m-%d %H:%M").to_string()
}

impl Days {
    pub(crate) fn from(begin: &str) -> Self {
        let home = tempfile::tempdir().unwrap();
        Self {
            service: Service::new(Store::open(&home.path().join("games.db")).unwrap()),
            now: at(begin),
            came: Vec::new(),
            closed: Vec::new(),
            refused: 0,
            messages: 0,
            down: false,
            home,
        }
    }

    /// A second connection to the store.
    pub(crate) fn store(&self) -> Store {
        Store::open(&self.home.path().join("games.db")).unwrap()
    }

    /// A bare connection to the database.
    pub(crate) fn connection(&self) -> rusqlite::Connection {
        rusqlite::Connection::open(self.home.path().join("games.db")).unwrap()
    }

    pub(crate) fn env(&self) -> Env {
        env(self.now, [1, 1])
    }

    pub(crate) fn asked_at(&mut self, place: &str, player: &str, ask: Action) -> Vec<Reply> {
        let request = Request {
            user: person(player),
            place: place_of_text(place),
            source: String::new(),
            access: Access::default(),
            action: ask,
        };
        let env = self.env();
        let replies = self.service.handle(&request, &env);
        self.settle();
        replies
    }

    pub(crate) fn asked(&mut self, player: &str, action: Action) -> Vec<Reply> {
        self.asked_at("test:1:10", player, action)
    }

    pub(crate) fn ask(&mut self, player: &str, action: Action) -> String {
        let replies = self.asked(player, action);
        let texts: Vec<String> = replies.iter().map(|reply| reply.text.plain()).collect();
        texts.join("\n")
    }

    /// Changes a player's reminder setting: `how 12h`.
    pub(crate) fn wants(&mut self, player: &str, choice: &str) -> String {
        let (choice, value) = choice.split_once(' ').unwrap();
        let chosen = vec![(
            ReminderSetting::from_code(choice).unwrap(),
            value.to_owned(),
        )];
        self.ask(player, Action::Remind(ReminderAction::Settings(chosen)))
    }

    /// Starts a game between two players at a place, with Ann to move; `clock` is empty for none.
    pub(crate) fn game(&mut self, place: &str, players: (&str, &str), clock: &str) -> GameId {
        let id = self.offers(place, players, clock);
        let accepted = self.asked_at(place, players.1, Action::Accept(id));
        assert!(accepted.is_empty(), "{accepted:?}");
        self.came.clear();
        id
    }

    /// [`Days::game`] before it is accepted.
    pub(crate) fn offers(
        &mut self,
        place: &str,
        (white, black): (&str, &str),
        clock: &str,
    ) -> GameId {
        let mut store = self.store();
        let entry = Entry {
            at: self.now,
            event: Event::Created {
                kind: GameKind::KINGS_MATE,
                rules_version: GameKind::KINGS_MATE.spec().rules_version,
                options: Options::default(),
                place: place_of_text(place),
                by: person(white).id,
                invited: Some(person(black).id),
                side: Some(Seat::FIRST),
                terms: ChallengeTerms {
                    clock: (!clock.is_empty()).then(|| clock.parse().unwrap()),
                    ..ChallengeTerms::default()
                },
            },
        };
        let log = [entry];
        let summary = |id| -> GameSummary { Game::from_log(id, &log).unwrap().summary() };
        let id = store.create(&log, summary, SideEffects::default()).unwrap();
        for name in [white, black] {
            store.save_name(&person(name).id, name).unwrap();
        }
        id
    }

    pub(crate) fn plays(&mut self, player: &str, game: GameId, text: &str) {
        let text = text.to_owned();
        let game = Some(game);
        let replies = self.asked(player, Action::Play { game, text });
        let done = |reply: &Reply| reply.text.plain().starts_with("Done. ");
        assert!(replies.iter().all(done), "{replies:?}");
    }

    /// Runs everything due now.
    pub(crate) fn settle(&mut self) {
        let env = self.env();
        while self.service.run_next_alarm(&env) {}
        while !self.down {
            let due = self.service.due("test", &env, 10);
            if due.is_empty() {
                return;
            }
            for delivery in due {
                let closed = match &delivery.to {
                    Recipient::Person(player) => self.closed.contains(player),
                    Recipient::Place(_) => false,
                };
                let how = if closed {
                    self.refused += 1;
                    DeliveryOutcome::Refused("Cannot send messages to this user".to_owned())
                } else {
                    self.messages += 1;
                    DeliveryOutcome::Posted(Some(format!("m{}", self.messages - 1)))
                };
                self.service.delivered(delivery.id, how, &env);
                if !closed {
                    self.came.push((self.now, delivery));
                }
            }
        }
    }

    /// Lets this much time pass, minute by minute; from three days on in steps of five minutes.
    pub(crate) fn pass(&mut self, length: i64) -> &mut Self {
        let until = self.now.0 + length;
        let step = if length < 3 * DAY { MINUTE } else { 5 * MINUTE };
        while self.now.0 < until {
            self.now.0 = until.min(self.now.0 + step);
            self.settle();
        }
        self
    }

    /// The reminders since the last call: their time, their recipient, and how they begin.
    pub(crate) fn reminders(&mut self) -> Vec<String> {
        let came = std::mem::take(&mut self.came).into_iter();
        let reminders = came.filter(|(_, delivery)| {
            let words = delivery.reply.text.plain();
            words.contains("for your move")
        });
        reminders
            .map(|(at, delivery)| {
                let to = match delivery.to {
                    Recipient::Place(place) => place_text(&place),
                    Recipient::Person(player) => player.as_str().to_owned(),
                };
                assert_eq!(delivery.reply.notify.len(), 1);
                format!("{} {to}", told(at))
            })
            .collect()
    }
}

pub(crate) fn pressed(reply: &Reply, wanted: &str) -> Action {
    let found = reply.controls.iter().find_map(|control| {
        if let Control::Button { label, action, .. } = control {
            return (label == wanted).then(|| action.clone());
        }
        None
    });
    let action = found.unwrap();
    let id = wire(&action).unwrap();
    assert_eq!(unwire(&id), Some(action.clone()));
    action
}
