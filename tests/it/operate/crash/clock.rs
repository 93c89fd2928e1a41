//! Clock jumps and a sleeping machine: nobody loses time that did not pass.

use kingboard::play::calendar::{DAY, HOUR};
use kingboard::play::stage::Stage;
use kingboard::play::time_control::TimeExclusions;
use kingboard::play::{Env, Game, clock};
use kingboard::service::api::access::Access;
use kingboard::service::api::action::{Action, Request};
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::delivery::DeliveryOutcome;
use kingboard::service::api::values::SideChoice;
use kingboard::service::{GameId, Place, Service, Timestamp};
use kingboard::store::{self, Store};
use serde_json::json;
use tempfile::TempDir;

use super::shim::{Shim, borrowed, works};
use super::{audit, left_by};
use crate::discord::bot::Bot;
use crate::discord::loopback::{Discord, TOWN, words};
use crate::discord::people::{ANN, BEA};
use crate::table::harness::{BEGIN, env, person};

const ONE: GameId = GameId(1);

/// A service on a file, with the machine's own time of day.
struct Clockwork {
    service: Service,
    home: TempDir,
    now: i64,
}

impl Clockwork {
    /// Starts a game between Ann (White) and Ben with three days in all.
    fn begun() -> Self {
        let home = tempfile::tempdir().unwrap();
        let store = Store::open(&home.path().join("games.db")).unwrap();
        let mut work = Self {
            service: Service::new(store),
            home,
            now: BEGIN.0,
        };
        work.lives(3_000);
        let offer = NewChallenge {
            opponent: Some(person("Ben")),
            side: SideChoice::Seat(0),
            clock: Some("3d+0h".to_owned()),
            ..NewChallenge::default()
        };
        work.asks("Ann", Action::Challenge(offer));
        work.asks("Ben", Action::Accept(ONE));
        work.lives(3_000);
        work
    }

    fn env(&self) -> Env {
        env(Timestamp(self.now), [1, 1])
    }

    /// Lets time pass while the bot runs.
    fn lives(&mut self, time: i64) {
        let end = self.now + time;
        while self.now < end {
            self.now += 1_000;
            let now = self.env();
            self.service.heartbeat(&now);
            while self.service.run_next_alarm(&now) {}
            for due in self.service.due("test", &now, 10) {
                let name = Some(format!("m{:?}", due.id));
                self.service
                    .delivered(due.id, DeliveryOutcome::Posted(name), &now);
            }
        }
    }

    /// Makes the clock jump while the machine runs on.
    fn jumps(&mut self, by: i64) {
        self.now += by;
        self.lives(2_000);
    }

    fn asks(&mut self, player: &str, ask: Action) {
        let request = Request {
            user: person(player),
            place: Place::in_server("test", "1", "10"),
            source: String::new(),
            access: Access::default(),
            action: ask,
        };
        let now = self.env();
        self.service.heartbeat(&now);
        let replies = self.service.handle(&request, &now);
        assert!(replies.is_empty(), "{replies:?}");
    }

    fn store(&self) -> Store {
        Store::open(&self.home.path().join("games.db")).unwrap()
    }

    fn game(&self) -> Game {
        Game::from_log(ONE, &self.store().load(ONE).unwrap()).unwrap()
    }

    /// Time left on the running clock, in ms.
    fn left(&self) -> i64 {
        let game = self.game();
        assert_eq!(game.stage(), Stage::Running);
        let outages = store::outages::since(&self.store(), Timestamp(0)).unwrap();
        let hours = Vec::new();
        let seat = game.to_move().unwrap();
        let left = clock::time_left(
            &game,
            seat,
            &TimeExclusions {
                off_hours: hours,
                outages,
            },
            Timestamp(self.now),
        );
        left.unwrap()
    }
}

#[test]
fn a_clock_that_jumps_ahead_takes_nobodys_time() {
    for jump in [6_000, HOUR, DAY, 4 * DAY, 400 * DAY] {
        let mut work = Clockwork::begun();
        let before = work.left();
        work.jumps(jump);
        let lost = before - work.left();
        assert!((0..10_000).contains(&lost), "{jump}: {lost} ms are lost");
    }
}

#[test]
fn a_clock_that_jumps_back_takes_nobodys_time_and_gives_no_more_than_it_jumped() {
    for jump in [500, 6_000, HOUR, DAY] {
        let mut work = Clockwork::begun();
        work.lives(60_000);
        let before = work.left();
        work.jumps(-jump);
        let given = work.left() - before;
        assert!(
            (-10_000..=jump).contains(&given),
            "{jump}: {given} ms are given"
        );
    }
}

#[test]
fn after_a_jump_that_was_a_mistake_clocks_run_again_at_once() {
    let mut work = Clockwork::begun();
    work.jumps(30 * DAY);
    work.jumps(-30 * DAY);
    let before = work.left();
    work.lives(60_000);
    let ran = before - work.left();
    assert_eq!(ran, 60_000, "clocks stand until the mistaken day comes");
}

#[test]
fn after_a_jump_that_was_a_mistake_time_is_up_when_it_would_have_been() {
    let mut work = Clockwork::begun();
    work.jumps(30 * DAY);
    work.jumps(-30 * DAY);
    work.now += 3 * DAY;
    let now = work.env();
    work.service.heartbeat_without_outage(&now);
    while work.service.run_next_alarm(&now) {}
    assert_eq!(work.game().stage(), Stage::Over);
}

#[test]
fn what_waits_to_be_told_does_not_wait_for_a_clock_that_was_set_back() {
    let mut work = Clockwork::begun();
    let text = "D2-D3".to_owned();
    work.asks("Ann", Action::Play { game: None, text });
    work.now -= 2 * HOUR;
    let now = work.env();
    work.service.heartbeat(&now);
    let due = work.service.due("test", &now, 10);
    assert_eq!(due.len(), 1, "the move is told two hours later");
}

#[tokio::test]
async fn however_the_machines_clock_leaps_nobody_forfeits() {
    if !works() {
        return;
    }
    let shim = Shim::new();
    let discord = Discord::start().await;
    let variables = shim.variables();
    let home = tempfile::tempdir().unwrap();
    let bot = Bot::start_again(home, &discord, &borrowed(&variables));
    discord.connected().await;
    let options = [
        ("opponent", json!(BEA.id.to_string())),
        ("side", json!("0")),
        ("clock", json!("3d+0h")),
    ];
    let asked = discord.slash(ANN, TOWN, "challenge kings-mate", &options);
    discord.answer(&asked).await;
    let offer = discord.next_post().await;
    let pressed = discord.press(BEA, TOWN, &offer, "Accept");
    discord.first_answer(&pressed).await;
    discord.next_post().await;
    // Each reading of the clock is days after the last one, followed by single jumps.
    for (jump, leap) in [(0, 4 * DAY), (100 * DAY, 0), (DAY, 0), (-HOUR, 0), (0, 0)] {
        shim.jump(jump, leap);
        for _ in 0..4 {
            let asked = discord.slash(ANN, TOWN, "game clock", &[]);
            discord.answer(&asked).await;
        }
    }
    for (player, mv) in [(ANN, "D2-D3"), (BEA, "D8-D7")] {
        let asked = discord.slash(player, TOWN, "move", &[("move", json!(mv))]);
        discord.answer(&asked).await;
        let board = discord.next_post().await;
        assert!(words(&board).contains(mv), "{board}");
    }
    let home = bot.killed();
    discord.bot_died();
    let copy = tempfile::tempdir().unwrap();
    let found = audit::read(&left_by(home.path(), copy.path()));
    assert_eq!(found.alive.len(), 1, "the game goes on");
    discord.assert_sound();
}
