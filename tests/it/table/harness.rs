//! A table without a transport: players make requests, and the test reads their replies and the announcements.

use std::ops::ControlFlow;
use std::path::Path;

use kingboard::game::options::Options;
use kingboard::game::seat::Seat;
use kingboard::game::text::SetupText;
use kingboard::play::Game;
use kingboard::play::event::{ChallengeTerms, Entry, Event};
use kingboard::play::stage::Stage;
use kingboard::service::api::access::Access;
use kingboard::service::api::action::{Action, Request};
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::delivery::{DeliveryId, DeliveryKind, DeliveryOutcome};
use kingboard::service::api::moderate::ModerationAction;
use kingboard::service::api::reply::{Audience, Control, Reply};
use kingboard::service::api::values::{Person, SideChoice};
use kingboard::service::study::listed;
use kingboard::service::suggest;
use kingboard::service::{
    Env, GameId, GameKind, ListFilter, Place, PlayerId, Recipient, Service, Timestamp,
};
use kingboard::store::{SideEffects, Store};

/// The start time of every test: 2026-03-01 12:00 UTC.
pub(crate) const BEGIN: Timestamp = Timestamp(1_772_366_400_000);

/// A service on a store in memory, with the test's own clock and dice.
pub(crate) struct Table {
    pub(crate) service: Service,
    pub(crate) place: Place,
    now: i64,
    dice: [u8; 2],
    /// Announcements since the last [`Table::told`].
    told: Vec<Reply>,
    /// Private messages with their recipients.
    pub(crate) private: Vec<(PlayerId, Reply)>,
    /// Notices that edited a posted message, with its id.
    pub(crate) edits: Vec<(String, Reply)>,
    messages: usize,
}

/// The private reply if the announcement goes to another place.
pub(crate) const ELSEWHERE: &str = "Done. It appears in the game’s channel.";

/// Asserts that the only reply is a private confirmation.
pub(crate) fn assert_elsewhere(replies: &[Reply], why: &str) {
    let [reply] = replies else {
        panic!("{why}: {replies:?}");
    };
    assert_eq!(reply.text.plain(), ELSEWHERE, "{why}");
    assert_eq!(reply.audience, Audience::Asker, "{why}");
    assert!(
        reply.picture.is_none() && reply.controls.is_empty(),
        "{why}"
    );
}

/// A user with this name.
pub(crate) fn person(name: &str) -> Person {
    Person {
        id: PlayerId::new(format!("test:{name}")),
        name: name.to_owned(),
    }
}

/// An environment in which these are the first dice.
pub(crate) fn env(now: Timestamp, dice: [u8; 2]) -> Env {
    let mut entropy = [0; 32];
    entropy[0] = dice[0] - 1;
    entropy[1] = dice[1] - 1;
    Env { now, entropy }
}

/// A store with a game of these options that began before dice were sealed.
pub(crate) fn unsealed(store: Store, options: &str) -> Store {
    let start = (GameKind::KINGS_MATE.spec().start)(&options.parse().unwrap());
    begun(store, options, start.setup().as_str())
}

/// A store with one more running game between Ann (White) and Ben (Black), started from this position.
fn begun(mut store: Store, options: &str, setup: &str) -> Store {
    let place = Place::in_server("test", "1", "10");
    let seated = |seat, name: &str| Event::Seated {
        seat,
        player: person(name).id,
    };
    let events = [
        Event::Created {
            kind: GameKind::KINGS_MATE,
            rules_version: GameKind::KINGS_MATE.spec().rules_version,
            options: options.parse().unwrap(),
            place,
            by: person("Ann").id,
            invited: Some(person("Ben").id),
            side: Some(Seat::FIRST),
            terms: ChallengeTerms::default(),
        },
        seated(Seat::FIRST, "Ann"),
        seated(Seat::SECOND, "Ben"),
        Event::Started {
            setup: SetupText::new(setup),
        },
    ];
    let log = events.map(|event| Entry { at: BEGIN, event });
    let summary = |id| Game::from_log(id, &log).unwrap().summary();
    store.create(&log, summary, SideEffects::default()).unwrap();
    for name in ["Ann", "Ben"] {
        store.save_name(&person(name).id, name).unwrap();
    }
    store
}

impl Table {
    pub(crate) fn new() -> Self {
        Self::on(Store::in_memory().unwrap())
    }

    /// A table as in Discord, where each message about a running game begins with the game.
    pub(crate) fn naming_games() -> Self {
        Self {
            service: Service::new(Store::in_memory().unwrap()),
            ..Self::new()
        }
    }

    /// A table as in the terminal, where messages name their game only if several are running.
    pub(crate) fn on(store: Store) -> Self {
        Self {
            service: Service::new(store)
                .configured(|options| options.omits_single_game_name = true),
            place: Place::in_server("test", "1", "10"),
            now: BEGIN.0,
            dice: [1, 1],
            told: Vec::new(),
            private: Vec::new(),
            edits: Vec::new(),
            messages: 0,
        }
    }

    /// A running game between Ann (White) and Ben (Black). A game with dice is from before dice were sealed, so that
    /// they fall as the test says.
    pub(crate) fn game(options: &str) -> Self {
        if options.contains("active") {
            return Self::on(unsealed(Store::in_memory().unwrap(), options));
        }
        let mut table = Self::new();
        table.start("Ann", "Ben", options);
        table
    }

    /// A running game between Ann (White) and Ben (Black), started from this position.
    pub(crate) fn from_position(options: &str, setup: &str) -> Self {
        Self::on(begun(Store::in_memory().unwrap(), options, setup))
    }

    /// Starts one more game without announcements.
    pub(crate) fn start(&mut self, white: &str, black: &str, options: &str) -> GameId {
        self.challenge(white, Some(black), options);
        let id = self.press(black, "Accept");
        assert!(id.is_empty(), "{id:?}");
        self.told();
        let games =
            suggest::suggest_games(&self.service, &person(white).id, &self.place, "", false);
        let newest = games
            .iter()
            .filter_map(|offer| offer.value.parse().ok())
            .max();
        GameId(newest.unwrap())
    }

    /// Sets the dice of the next attacks.
    pub(crate) fn dice(&mut self, attacker: u8, defender: u8) -> &mut Self {
        self.dice = [attacker, defender];
        self
    }

    /// Sets the time of the next [`Table::env`].
    pub(crate) fn set(&mut self, now: Timestamp) {
        self.now = now.0 - 60_000;
    }

    /// Lets this many ms pass.
    pub(crate) fn pass(&mut self, time: i64) {
        self.now += time;
    }

    pub(crate) fn env(&mut self) -> Env {
        self.now += 60_000;
        env(Timestamp(self.now), self.dice)
    }

    /// A player's request at this table.
    pub(crate) fn request(&self, player: &str, action: Action) -> Request {
        Request {
            user: person(player),
            place: self.place.clone(),
            source: String::new(),
            access: Access::default(),
            action,
        }
    }

    /// Sends an action and delivers nothing. Returns the private replies.
    pub(crate) fn handled(&mut self, player: &str, action: Action) -> Vec<Reply> {
        let request = self.request(player, action);
        let env = self.env();
        self.service.handle(&request, &env)
    }

    /// Sends an action. Returns the private replies.
    pub(crate) fn asked(&mut self, player: &str, action: Action) -> Vec<Reply> {
        let replies = self.handled(player, action);
        replies.iter().for_each(check_words);
        loop {
            self.ticks();
            let env = self.env();
            let due = self.service.due("test", &env, 10);
            if due.is_empty() {
                return replies;
            }
            for delivery in due {
                self.messages += 1;
                let mut name = format!("m{}", self.messages);
                check_words(&delivery.reply);
                match (delivery.to, delivery.kind, delivery.id) {
                    (
                        _,
                        DeliveryKind::Edit(message) | DeliveryKind::EditIfThere(message),
                        DeliveryId::Notice(_),
                    ) => {
                        name.clone_from(&message);
                        self.edits.push((message, delivery.reply));
                    }
                    (Recipient::Place(_), _, _) => self.told.push(delivery.reply),
                    (Recipient::Person(person), _, _) => {
                        self.private.push((person, delivery.reply));
                    }
                }
                self.service
                    .delivered(delivery.id, DeliveryOutcome::Posted(Some(name)), &env);
            }
        }
    }

    /// Fires all due alarms and delivers everything.
    pub(crate) fn ticks(&mut self) {
        for _ in 0..100 {
            let env = env(Timestamp(self.now), self.dice);
            if !self.service.run_next_alarm(&env) {
                return;
            }
        }
        panic!("it does not come to an end");
    }

    /// [`Table::asked`] as plain text; empty without a reply.
    pub(crate) fn ask(&mut self, player: &str, action: Action) -> String {
        let texts: Vec<String> = self
            .asked(player, action)
            .iter()
            .map(|r| r.text.plain())
            .collect();
        texts.join("\n---\n")
    }

    pub(crate) fn challenge(&mut self, player: &str, whom: Option<&str>, options: &str) -> String {
        let options: Options = options.parse().unwrap();
        self.ask(
            player,
            Action::Challenge(NewChallenge {
                opponent: whom.map(person),
                side: SideChoice::Seat(0),
                options,
                ..NewChallenge::default()
            }),
        )
    }

    /// A running game of this kind between Ann, in the first seat, and Ben.
    pub(crate) fn of(kind: GameKind, options: &str) -> Self {
        if kind == GameKind::KINGS_MATE {
            return Self::game(options);
        }
        let mut table = Self::new();
        table.begin(kind, options);
        table
    }

    /// The operator of the bot switches computers off.
    pub(crate) fn without_computers(&mut self) {
        let none = Service::new(Store::in_memory().unwrap());
        self.service = std::mem::replace(&mut self.service, none)
            .configured(|options| options.think_limit = None);
    }

    /// A moderator annuls a game that is over.
    pub(crate) fn annul(&mut self, game: GameId) {
        let annul = Action::Moderate(ModerationAction::Annul {
            game,
            sure: Some(Stage::Over),
            reason: "a mistake".to_owned(),
        });
        let access = Access {
            moderates: true,
            ..Access::default()
        };
        let request = Request {
            access,
            ..self.request("Mia", annul)
        };
        let env = self.env();
        self.service.handle(&request, &env);
    }

    /// Starts one more game of this kind between them.
    pub(crate) fn begin(&mut self, kind: GameKind, options: &str) {
        let offer = NewChallenge {
            kind,
            opponent: Some(person("Ben")),
            side: SideChoice::Seat(0),
            options: options.parse().unwrap(),
            ..NewChallenge::default()
        };
        let seats = (kind.spec().sides)(&(kind.spec().settled)(offer.options.clone())).len();
        assert_eq!(self.ask("Ann", Action::Challenge(offer)), "");
        let label = if seats == 2 { "Accept" } else { "Any seat" };
        for player in &["Ben", "Cyn", "Dan", "Eve", "Fay"][..seats - 1] {
            assert_eq!(self.press(player, label), "");
        }
    }

    /// Sends a line of chat.
    pub(crate) fn say(&mut self, player: &str, text: &str) -> String {
        self.ask(
            player,
            Action::Chat {
                text: text.to_owned(),
                reply_to: None,
                addressed: false,
                aloud: false,
            },
        )
    }

    /// Plays a move that must be accepted without a reply.
    pub(crate) fn plays(&mut self, player: &str, moves: &str) -> &mut Self {
        for mv in moves.split_whitespace() {
            let answer = self.say(player, mv);
            assert_eq!(answer, "", "{player} plays {mv}");
        }
        self
    }

    /// Plays moves in turn, White's first, with dice after the moves they decide (`D4xE5[5:2]`).
    pub(crate) fn line(&mut self, moves: &str) -> &mut Self {
        for mv in moves.split_whitespace() {
            let (mv, dice) = mv.split_once('[').unwrap_or((mv, "1:1]"));
            let faces: Vec<u8> = dice
                .trim_end_matches(']')
                .split(':')
                .map(|face| face.parse().unwrap())
                .collect();
            self.dice(faces[0], faces[1]);
            let player = self.mover();
            self.plays(&player, mv);
        }
        self
    }

    /// The name of the player to move in the only running game.
    pub(crate) fn mover(&self) -> String {
        for name in ["Ann", "Ben"] {
            let moves =
                suggest::suggest_moves(&self.service, &person(name).id, &self.place, None, "");
            if !moves.is_empty() {
                return name.to_owned();
            }
        }
        panic!("nobody is to move");
    }

    /// The announcements since the last call as plain text.
    pub(crate) fn told(&mut self) -> String {
        let texts: Vec<String> = self.told.drain(..).map(|r| r.text.plain()).collect();
        texts.join("\n---\n")
    }

    /// The announcements since the last call.
    pub(crate) fn messages(&mut self) -> Vec<Reply> {
        std::mem::take(&mut self.told)
    }

    /// The id of the message that was delivered last.
    pub(crate) fn last_message(&self) -> String {
        format!("m{}", self.messages)
    }

    /// Presses the button with this label on the newest message that has one.
    pub(crate) fn press(&mut self, player: &str, label: &str) -> String {
        let action = button(&self.told, label);
        self.ask(player, action)
    }
}

/// The bodies of all events in a database.
pub(crate) fn stored_events(path: &Path) -> String {
    let conn = rusqlite::Connection::open(path).unwrap();
    let mut statement = conn.prepare("SELECT body FROM events").unwrap();
    let bodies = statement
        .query_map([], |row| row.get::<_, String>(0))
        .unwrap();
    bodies.collect::<Result<String, _>>().unwrap()
}

/// All games that match the filter, one line each.
pub(crate) fn game_lines(service: &Service, filter: &ListFilter) -> Vec<String> {
    let mut lines = Vec::new();
    let listed = listed::list_lines(service, filter, |line, _| {
        lines.push(line);
        ControlFlow::<()>::Continue(())
    });
    assert_eq!(listed.unwrap(), ControlFlow::Continue(()));
    lines
}

/// The labels of a reply's buttons and of its menus' options.
pub(crate) fn labels(reply: &Reply) -> Vec<String> {
    let labels = reply.controls.iter().flat_map(|control| match control {
        Control::Button { label, .. } => vec![label.clone()],
        Control::Menu { options, .. } => options.iter().map(|(label, _)| label.clone()).collect(),
        Control::Select { .. } | Control::Invite { .. } | Control::Link { .. } => Vec::new(),
    });
    labels.collect()
}

/// The action of the menu option whose label starts with this, as a transport returns it.
pub(crate) fn option(reply: &Reply, label: &str) -> Action {
    let action = reply.controls.iter().find_map(|control| match control {
        Control::Menu { options, .. } => {
            assert!(options.len() <= 25);
            options.iter().find(|(l, _)| l.starts_with(label))
        }
        Control::Button { .. }
        | Control::Select { .. }
        | Control::Invite { .. }
        | Control::Link { .. } => None,
    });
    let (_, action) = action.unwrap_or_else(|| panic!("no option {label} in {:?}", labels(reply)));
    let wire = kingboard::service::wire(action).expect("what is chosen has a wire form");
    assert!(wire.len() <= 100);
    assert_eq!(kingboard::service::unwire(&wire).as_ref(), Some(action));
    action.clone()
}

/// The action of the newest button with this label, as a transport returns it.
pub(crate) fn button(replies: &[Reply], label: &str) -> Action {
    let action = replies
        .iter()
        .rev()
        .flat_map(|reply| &reply.controls)
        .find_map(|control| match control {
            Control::Button {
                label: l, action, ..
            } if l == label => Some(action.clone()),
            Control::Button { .. }
            | Control::Menu { .. }
            | Control::Select { .. }
            | Control::Invite { .. }
            | Control::Link { .. } => None,
        });
    let action = action.unwrap_or_else(|| panic!("no button {label}"));
    let wire = kingboard::service::wire(&action).expect("what is pressed has a wire form");
    assert!(wire.len() <= 100);
    assert_eq!(kingboard::service::unwire(&wire).as_ref(), Some(&action));
    action
}

/// Asserts that a reply has text, and shows no missing argument.
fn check_words(reply: &Reply) {
    let text = reply.text.plain();
    assert!(!text.trim().is_empty() && !text.contains("{$"), "{text}");
}
