//! A year of many games on the real service and a real database, with the test's own clock. It has players with hours
//! and habits, outages, restarts, failing deliveries. Then a [second reading](model) of the clocks, which shares no
//! code with the first, checks the results.
//!
//! `SLOW_TESTS=1 cargo test --test it year -- --nocapture` plays ten thousand games and prints figures.
#![expect(
    clippy::unwrap_used,
    reason = "helpers of tests are not known as tests to clippy"
)]

mod audit;
pub(crate) mod luck;
mod model;
mod people;

use std::collections::{BTreeMap, BTreeSet};

use kingboard::play::calendar::{DAY, HOUR, MINUTE};
use kingboard::play::stage::Stage;
use kingboard::service::api::access::Access;
use kingboard::service::api::action::{Action, Request};
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::delivery::{DeliveryId, DeliveryOutcome};
use kingboard::service::api::values::{Person, SideChoice};
use kingboard::service::{GameId, Place, PlayerId, Service, Timestamp};
use kingboard::store::{self, Store, place_of_text};
use tempfile::TempDir;

use crate::table::harness::{BEGIN, env};
use luck::{CLOCKS, HOURS, Luck, Pace, Script, Somebody};
use model::Known;

/// Length of the year, in ms.
const YEAR: i64 = 365 * DAY;
/// The words about a challenge that could not be posted come at once: its author has just acted.
const UNSENT: &str = "Discord did not take the message of your challenge";
/// Most alarms of one moment, besides those of the games.
const AT_ONCE: usize = 20;

/// An act planned for some moment.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum PlannedEvent {
    /// A player makes a challenge.
    Offer,
    /// A player accepts it.
    Accept(GameId),
    /// A player looks at their game.
    Look(GameId, usize),
    /// A player answers the opponent's request.
    Answer(GameId, usize, Asked),
    /// A player changes their hours, or takes a holiday.
    Habits(usize),
    /// The bot restarts.
    Restart,
    /// The bot is away for this many ms.
    Outage(i64),
}

/// A request of one player to the other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Asked {
    Pause,
    Draw,
    Takeback,
}

/// A game in the test's own view.
struct Playing {
    script: usize,
    seats: [usize; 2],
}

/// The deliveries so far.
#[derive(Default)]
struct Post {
    /// Number of postings of each outbox entry.
    posted: BTreeMap<DeliveryId, usize>,
    /// Number of forgotten postings of each outbox entry.
    forgotten: BTreeMap<DeliveryId, usize>,
    given_up: BTreeSet<DeliveryId>,
    /// The recorded entries, in order.
    booked: Vec<DeliveryId>,
    later: usize,
}

#[derive(Default)]
struct Figures {
    rings: usize,
    requests: usize,
    refusals: usize,
    twice: usize,
    restarts: usize,
    expired: usize,
    reminders: usize,
}

pub(crate) struct Year {
    dir: TempDir,
    service: Option<Service>,
    /// A second connection to the same database.
    store: Store,
    luck: Luck,
    now: i64,
    people: Vec<Somebody>,
    scripts: Vec<(&'static str, Script)>,
    games: BTreeMap<GameId, Playing>,
    agenda: BTreeSet<(i64, u64, PlannedEvent)>,
    planned: u64,
    known: Known,
    post: Post,
    figures: Figures,
}

impl Year {
    fn new(seed: u64, games: usize) -> Self {
        let dir = quick_dir();
        let path = dir.path().join("games.db");
        let mut store = Store::open(&path).unwrap();
        store::presence::heartbeat(&mut store, BEGIN, None).unwrap();
        let mut luck = Luck(seed);
        let count = (games / 4).max(8);
        let paces = [Pace::Fast, Pace::Fast, Pace::Slow, Pace::Slow, Pace::Fickle];
        let people: Vec<Somebody> = (0..count)
            .map(|n| Somebody {
                id: PlayerId::new(format!("test:{n}")),
                name: format!("N{n}"),
                pace: *luck.one(&paces),
                hours: vec![(0, usize::try_from(luck.below(10)).unwrap())],
            })
            .collect();
        for somebody in &people {
            let (zone, night, rest) = HOURS[somebody.hours[0].1];
            for (name, value) in [("zone", zone), ("night", night), ("rest", rest)] {
                if !value.is_empty() {
                    store::players::save_preference(&mut store, &somebody.id, name, value).unwrap();
                }
            }
        }
        let mut year = Self {
            service: Some(Service::new(Store::open(&path).unwrap())),
            dir,
            store,
            luck,
            now: BEGIN.0,
            people,
            scripts: luck::scripts(),
            games: BTreeMap::new(),
            agenda: BTreeSet::new(),
            planned: 0,
            known: Known::new(BEGIN.0, BEGIN.0 + YEAR + 2 * DAY),
            post: Post::default(),
            figures: Figures::default(),
        };
        year.plan_year(games);
        year
    }

    fn plan_year(&mut self, games: usize) {
        for _ in 0..games {
            let at = BEGIN.0 + self.luck.below(YEAR - 60 * DAY);
            self.plan(at, PlannedEvent::Offer);
        }
        for _ in 0..60 {
            let at = BEGIN.0 + self.luck.below(YEAR);
            self.plan(at, PlannedEvent::Restart);
        }
        for _ in 0..50 {
            let at = luck::second(BEGIN.0 + self.luck.below(YEAR));
            let length = *self.luck.one(&[7 * MINUTE, HOUR, 9 * HOUR, 2 * DAY, 6_000]);
            let length = luck::second(length / 2 + self.luck.below(length) + 6_000);
            self.plan(at, PlannedEvent::Outage(length));
        }
        for nth in 0..self.people.len() {
            for _ in 0..2 {
                let at = BEGIN.0 + self.luck.below(YEAR);
                self.plan(at, PlannedEvent::Habits(nth));
            }
        }
    }

    fn plan(&mut self, at: i64, event: PlannedEvent) {
        self.planned += 1;
        self.agenda.insert((at, self.planned, event));
    }

    fn service(&mut self) -> &mut Service {
        self.service.as_mut().unwrap()
    }

    /// Stops the bot without warning and starts it again.
    fn restart(&mut self) {
        self.figures.restarts += 1;
        self.service = None;
        let path = self.dir.path().join("games.db");
        self.service = Some(Service::new(Store::open(&path).unwrap()));
    }

    /// Records that the bot was running until now.
    fn stayed(&mut self) {
        let env = env(Timestamp(self.now), [1, 1]);
        self.service().heartbeat_without_outage(&env);
    }

    /// Runs all due work, as the worker does each second, and delivers the messages.
    fn tick(&mut self) {
        let env = env(Timestamp(self.now), [1, 1]);
        let most = AT_ONCE + 2 * self.games.len();
        let rang = (0..most)
            .take_while(|_| self.service().run_next_alarm(&env))
            .count();
        assert!(rang < most, "alarms ring for ever at {}", self.now);
        self.figures.rings += rang;
        self.deliver();
    }

    /// Lets time pass until then, with a tick at each second with due work.
    fn pass(&mut self, until: i64) {
        loop {
            let next = store::alarms::due(&self.store, Timestamp(i64::MAX), 1).unwrap();
            let Some(ringing) = next.first() else { break };
            let at = luck::second(ringing.alarm.at.0.max(self.now));
            if at > until {
                break;
            }
            self.now = at;
            self.tick();
        }
        self.now = until;
    }

    fn deliver(&mut self) {
        for _ in 0..1_000 {
            let env = env(Timestamp(self.now), [1, 1]);
            let due = self.service().due("test", &env, 8);
            if due.is_empty() {
                return;
            }
            for delivery in due {
                let id = delivery.id;
                let text = delivery.reply.text.plain();
                assert!(!text.trim().is_empty() && !text.contains("{$"), "{text}");
                let how = match self.luck.below(100) {
                    0..=3 => {
                        self.post.later += 1;
                        let at = self.now + luck::later(&mut self.luck);
                        DeliveryOutcome::Later(Timestamp(at))
                    }
                    4 => {
                        self.post.given_up.insert(id);
                        DeliveryOutcome::Refused("closed".to_owned())
                    }
                    // The message is posted, but the program ends before it is recorded.
                    5 if self.luck.once_in(300) => {
                        *self.post.posted.entry(id).or_default() += 1;
                        *self.post.forgotten.entry(id).or_default() += 1;
                        self.stayed();
                        self.restart();
                        break;
                    }
                    _ => {
                        if let (DeliveryId::Notice(_), false) = (id, text.starts_with(UNSENT)) {
                            self.reminded(&delivery.reply.notify, &text);
                        }
                        *self.post.posted.entry(id).or_default() += 1;
                        self.post.booked.push(id);
                        DeliveryOutcome::Posted(Some(format!("m{id}")))
                    }
                };
                self.service().delivered(id, how, &env);
            }
        }
        panic!("messages without end at {}", self.now);
    }

    /// Asserts that a reminder does not come while its player sleeps.
    fn reminded(&mut self, notify: &[PlayerId], text: &str) {
        self.figures.reminders += 1;
        let [whom] = notify else {
            panic!("a reminder is for one person: {notify:?}");
        };
        let somebody = self.people.iter().find(|p| p.id == *whom).unwrap();
        let awake = self.known.awake(&somebody.hours, self.now);
        assert!(awake, "{whom:?} is woken at {}: {text}", self.now);
    }

    /// Sends an action of a player. Returns `true` if there was no refusal.
    fn ask(&mut self, player: usize, place: Place, ask: Action, dice: [u8; 2]) -> bool {
        let somebody = &self.people[player];
        let request = Request {
            user: Person {
                id: somebody.id.clone(),
                name: somebody.name.clone(),
            },
            place,
            source: String::new(),
            access: Access::default(),
            action: ask,
        };
        let env = env(Timestamp(self.now), dice);
        self.figures.requests += 1;
        let done = self.service().handle(&request, &env).is_empty();
        self.figures.refusals += usize::from(!done);
        // The same press may come twice.
        if done
            && self.luck.once_in(20)
            && matches!(request.action, Action::Play { .. } | Action::Resign { .. })
        {
            self.figures.twice += 1;
            let again = self.service().handle(&request, &env);
            assert!(!again.is_empty(), "{request:?} was granted twice");
        }
        done
    }

    fn place_of(game: GameId) -> Place {
        place_of_text(&format!("test:{}:{}", 1 + game.0 % 7, game.0 % 40))
    }

    /// One player challenges another.
    fn offer(&mut self) {
        let count = i64::try_from(self.people.len()).unwrap();
        let by = self.luck.below(count);
        let to = (by + 1 + self.luck.below(count - 1)) % count;
        let [by, to] = [by, to].map(|n| usize::try_from(n).unwrap());
        let script = usize::try_from(self.luck.below(5)).unwrap();
        let black = self.luck.once_in(500);
        let clock = *self.luck.one(&CLOCKS);
        let offer = NewChallenge {
            opponent: Some(Person {
                id: self.people[to].id.clone(),
                name: self.people[to].name.clone(),
            }),
            side: SideChoice::Seat(u8::from(black)),
            options: self.scripts[script].0.parse().unwrap(),
            clock: Some(if clock.is_empty() { "none" } else { clock }.to_owned()),
            ..NewChallenge::default()
        };
        let id = GameId(i64::try_from(self.games.len()).unwrap() + 1);
        let place = Self::place_of(id);
        assert!(self.ask(by, place, Action::Challenge(offer), [1, 1]));
        let seats = if black { [to, by] } else { [by, to] };
        self.games.insert(id, Playing { script, seats });
        let late = if self.luck.once_in(40) { 8 * DAY } else { 0 };
        let wait = self.luck.wait(10 * HOUR) + late;
        self.plan(self.now + wait, PlannedEvent::Accept(id));
    }

    fn accept(&mut self, game: GameId) {
        let invited = self.store.summary(game).unwrap().unwrap().invited.unwrap();
        let player = self.people.iter().position(|p| p.id == invited).unwrap();
        if self.ask(player, Self::place_of(game), Action::Accept(game), [1, 1]) {
            for seat in 0..2 {
                self.plan(
                    self.now + 1 + i64::try_from(seat).unwrap(),
                    PlannedEvent::Look(game, seat),
                );
            }
        } else {
            self.figures.expired += 1;
            let stage = self.store.summary(game).unwrap().unwrap().stage;
            assert_eq!(
                stage,
                Stage::Void,
                "only what has lapsed cannot be taken up"
            );
        }
    }

    fn outage(&mut self, length: i64) {
        self.stayed();
        self.tick();
        let until = self.now + length;
        self.known.outages.push((self.now, until));
        if self.luck.once_in(700) {
            self.restart();
        }
        self.now = until;
        let env = env(Timestamp(self.now), [1, 1]);
        self.service().heartbeat(&env);
        self.tick();
        // Acts planned during the outage happen now.
        let missed: Vec<_> = self
            .agenda
            .range(..(until, 0, PlannedEvent::Offer))
            .copied()
            .collect();
        for missed in missed {
            self.agenda.remove(&missed);
            let at = until + self.luck.below(10 * MINUTE);
            self.plan(at, missed.2);
        }
    }

    fn goes_by(&mut self) {
        while let Some((at, _, event)) = self.agenda.pop_first() {
            if at > BEGIN.0 + YEAR {
                break;
            }
            self.pass(at);
            match event {
                PlannedEvent::Offer => self.offer(),
                PlannedEvent::Accept(game) => self.accept(game),
                PlannedEvent::Look(game, seat) => self.look(game, seat),
                PlannedEvent::Answer(game, seat, asked) => self.answers(game, seat, asked),
                PlannedEvent::Habits(player) => self.habits(player),
                PlannedEvent::Restart => {
                    self.stayed();
                    self.restart();
                    let env = env(Timestamp(self.now), [1, 1]);
                    self.service().heartbeat(&env);
                }
                PlannedEvent::Outage(length) => self.outage(length),
            }
            self.tick();
        }
        self.pass(BEGIN.0 + YEAR);
        self.tick();
    }
}

/// A directory in memory if there is such a thing, since a disk would be slow with so many commits.
fn quick_dir() -> TempDir {
    tempfile::tempdir_in("/dev/shm").unwrap_or_else(|_| tempfile::tempdir().unwrap())
}

/// Plays a year of this many games and audits the result.
fn plays(seed: u64, games: usize) -> (audit::Sums, i64, i64) {
    let began = kingboard::env::now().now.0;
    let mut year = Year::new(seed, games);
    year.goes_by();
    let played = kingboard::env::now().now.0;
    let figures = year.audit();
    let audited = kingboard::env::now().now.0;
    (figures, played - began, audited - played)
}

#[test]
fn a_year_of_games_meets_every_deadline_once_and_loses_nothing() {
    let slow = crate::rules::argue::slow_tests();
    let (seed, games) = if slow { (2026, 10_000) } else { (1, 150) };
    // Printed so that a failing year can be played again.
    println!("seed {seed}, {games} games");
    let (figures, played, audited) = plays(seed, games);
    println!("{figures}");
    println!("{played} ms played, {audited} ms looked through");
}
