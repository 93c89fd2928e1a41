//! Dice in the air: pressing, waiting, entering faces and proposing a new seal.

use kingboard::game::seat::Seat;
use kingboard::play::calendar::{DAY, HOUR};
use kingboard::play::command::{Command, DiceRefusal, MoveChoice, Refusal};
use kingboard::play::decide::{DecideInput, DiceSource, decide};
use kingboard::play::event::{DiceEvent, Event};
use kingboard::play::game::dice::FALLS_AFTER;
use kingboard::play::seal::{RollInput, Scheme, Secret};
use kingboard::play::time_control::TimeExclusions;
use kingboard::play::{Game, Version, clock, sealed};
use kingboard::service::api::access::Access;
use kingboard::service::api::action::{Action, Request};
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::dice::DiceAction;
use kingboard::service::api::fields::InputField;
use kingboard::service::api::plan::PlanAction;
use kingboard::service::api::preferences::Preference;
use kingboard::service::api::reply::Reply;
use kingboard::service::api::takeback::TakebackAction;
use kingboard::service::api::time::ClockAction;
use kingboard::service::api::values::{GamesFilter, ReadOutPart, RecordFormat, SideChoice};
use kingboard::service::study::records;
use kingboard::service::{Env, GameId, Ply, Record, Service};
use kingboard::store::{self, Store};
use tempfile::TempDir;

use crate::table::harness::{Table, button, labels, person};

/// A table whose game is in a file, which can be inspected and reopened.
pub(crate) struct Desk {
    dir: TempDir,
    pub(crate) table: Table,
}

const ID: GameId = GameId(1);
/// The moves up to an attack of White's, and the attack.
const OPENING: &str = "F2-F3 G8-G7 F3-F4 D8-D7 F4-F5 B8-B7 F5-F6 D7-D6";
const ATTACK: &str = "F6xG7";
const ROLL: &str = "🎲 Roll to defend";

impl Desk {
    /// A game between Ann (White) and Ben (Black) with these options and this clock.
    pub(crate) fn new(options: &str, clock: Option<&str>) -> Self {
        let dir = tempfile::tempdir().unwrap();
        let store = Store::open(&dir.path().join("games.db")).unwrap();
        let mut interactions = Self {
            dir,
            table: Table::on(store),
        };
        let offer = NewChallenge {
            opponent: Some(person("Ben")),
            side: SideChoice::Seat(0),
            options: options.parse().unwrap(),
            clock: clock.map(str::to_owned),
            ..NewChallenge::default()
        };
        assert_eq!(interactions.table.ask("Ann", Action::Challenge(offer)), "");
        assert_eq!(interactions.table.ask("Ben", Action::Accept(ID)), "");
        interactions.table.told();
        interactions
    }

    /// Opens the file again.
    pub(crate) fn store(&self) -> Store {
        Store::open(&self.dir.path().join("games.db")).unwrap()
    }

    pub(crate) fn log(&self) -> Vec<Event> {
        let log = self.store().load(ID).unwrap();
        log.into_iter().map(|entry| entry.event).collect()
    }

    pub(crate) fn game(&self) -> Game {
        Game::from_log(ID, &self.store().load(ID).unwrap()).unwrap()
    }

    /// Stops the bot and starts it again.
    fn restart(&mut self) {
        self.table.service = Service::new(self.store());
    }

    fn secret(&self) -> Secret {
        store::secrets::of_game(&self.store(), ID).unwrap().unwrap()
    }

    /// The roll that the seal gives for the declared attack, computed here.
    fn sealed_roll(&self) -> Vec<u8> {
        let game = self.game();
        let sealed = game.sealed().unwrap();
        let step = game.steps().last().unwrap();
        let ply = game.ply();
        let before = game.history().setup_at(Ply(ply.0 - 1)).unwrap();
        let throw = RollInput {
            scheme: sealed.seal().scheme,
            game: ID,
            number: sealed.rolls() + 1,
            seeds: vec![
                ("white", sealed.seed(Seat::FIRST).map(str::to_owned)),
                ("black", sealed.seed(Seat::SECOND).map(str::to_owned)),
            ],
            ply,
            position: before.to_string(),
            mv: step.text.clone(),
        };
        let roll = throw.roll(&self.secret(), game.dice_due().unwrap());
        roll.faces().to_vec()
    }

    fn secret_kept(&self) -> Option<Secret> {
        store::secrets::of_game(&self.store(), ID).unwrap()
    }

    fn rolled(&self) -> Vec<Vec<u8>> {
        let faces = |event: Event| {
            if let Event::Rolled { roll, .. } = event {
                Some(roll.faces().to_vec())
            } else {
                None
            }
        };
        self.log().into_iter().filter_map(faces).collect()
    }

    /// Plays the moves before the attack.
    fn opens(&mut self) -> &mut Self {
        for (nth, mv) in OPENING.split(' ').enumerate() {
            self.table
                .plays(if nth % 2 == 0 { "Ann" } else { "Ben" }, mv);
        }
        self.table.told();
        self
    }

    /// Plays up to the attack and declares it.
    fn attacks(&mut self) -> Vec<Reply> {
        self.opens().table.plays("Ann", ATTACK);
        self.table.messages()
    }

    fn roll(&mut self, player: &str) -> String {
        let roll = DiceAction::Roll {
            game: None,
            seen: None,
        };
        self.table.ask(player, Action::Dice(roll))
    }

    fn enter(&mut self, player: &str, faces: &str) -> String {
        let enter = DiceAction::Enter {
            game: None,
            faces: faces.to_owned(),
            seen: None,
        };
        self.table.ask(player, Action::Dice(enter))
    }

    fn dice(&mut self, player: &str, action: DiceAction) -> String {
        self.table.ask(player, Action::Dice(action))
    }

    /// Sends an action without delivering announcements.
    fn asks(&mut self, player: &str, ask: Action) -> Vec<Reply> {
        let request = Request {
            user: person(player),
            place: self.table.place.clone(),
            source: "test:7".to_owned(),
            access: Access::default(),
            action: ask,
        };
        let env = self.table.env();
        self.table.service.handle(&request, &env)
    }

    /// Lets this much time pass, fires the due alarms, and returns the announcements.
    fn waits(&mut self, time: i64) -> String {
        self.table.pass(time);
        self.table.ticks();
        self.table.ask("Eve", Action::Help);
        self.table.told()
    }
}

/// Asserts that a text contains a part.
fn contains(text: &str, part: &str) {
    assert!(text.contains(part), "“{text}” says nothing of “{part}”");
}

#[test]
fn an_attack_waits_for_the_defender_to_roll() {
    let mut interactions = Desk::new("interactive", Some("3d"));
    assert_eq!(
        interactions.game().options().to_string(),
        "active interactive"
    );
    let messages = interactions.attacks();
    assert_eq!(messages.len(), 1);
    let told = messages[0].text.plain();
    contains(&told, "Ann attacks the fool on G7: F6xG7.");
    contains(&told, "Ben, roll to defend! The dice fall by themselves");
    assert_eq!(messages[0].notify, [person("Ben").id]);
    assert_eq!(labels(&messages[0])[0], ROLL);
    assert!(messages[0].picture.is_some());
    let expected = interactions.sealed_roll();
    let press = button(&messages, ROLL);
    for player in ["Ann", "Eve"] {
        let refused = interactions.table.ask(player, press.clone());
        assert!(
            !refused.is_empty() && interactions.rolled().is_empty(),
            "{refused}"
        );
    }
    contains(
        &interactions.table.ask("Ann", press.clone()),
        "This time Ben rolls",
    );
    let play = |text: &str| Action::Play {
        game: None,
        text: text.to_owned(),
    };
    contains(
        &interactions.table.ask("Ann", play("D2-D3")),
        "not fallen yet: Ben may",
    );
    contains(
        &interactions.table.ask("Ben", play("A8-A7")),
        "not fallen yet: Ben may",
    );
    let back = Action::Takeback(TakebackAction::Ask(None));
    contains(&interactions.table.ask("Ann", back), "not fallen yet");
    assert_eq!(interactions.table.ask("Ben", press.clone()), "");
    assert_eq!(
        interactions.rolled(),
        std::slice::from_ref(&expected),
        "as sealed"
    );
    contains(&interactions.table.ask("Ben", press), "no dice to roll");
    contains(&interactions.roll("Ben"), "no dice to roll");
    let told = interactions.table.told();
    let faces = format!("{} against {}", expected[0], expected[1]);
    assert_eq!(told.matches(&faces).count(), 1, "{told}");
    assert_eq!(interactions.rolled().len(), 1);
}

#[test]
fn what_is_awaited_is_seen_wherever_one_looks() {
    let mut interactions = Desk::new("interactive", Some("3d"));
    interactions.attacks();
    let board = interactions
        .table
        .asked("Ben", Action::Board(None))
        .remove(0);
    contains(&board.text.plain(), "Ben, roll to defend!");
    assert_eq!(labels(&board)[0], ROLL);
    let inbox = interactions
        .table
        .ask("Ben", Action::Games(GamesFilter::Mine));
    contains(&inbox, "dice in the air");
    let here = interactions
        .table
        .ask("Eve", Action::Games(GamesFilter::Here));
    contains(&here, "Ben");
    let words = Action::Describe {
        game: None,
        part: ReadOutPart::All,
    };
    println!("{inbox}\n{here}\n{}", interactions.table.ask("Ben", words));
}

#[test]
fn the_dice_fall_by_themselves_as_they_would_have_fallen() {
    let mut interactions = Desk::new("interactive", Some("3d"));
    interactions.attacks();
    let expected = interactions.sealed_roll();
    assert_eq!(interactions.waits(FALLS_AFTER - HOUR), "", "not yet");
    let told = interactions.waits(HOUR);
    contains(&told, &format!("{} against {}", expected[0], expected[1]));
    assert_eq!(interactions.rolled(), [expected]);
    assert_eq!(interactions.waits(DAY), "", "and no more");
    // A command after the deadline finds them fallen too, before any alarm fires.
    let mut interactions = Desk::new("interactive", None);
    let press = button(&interactions.attacks(), ROLL);
    let expected = interactions.sealed_roll();
    interactions.table.pass(FALLS_AFTER);
    contains(&interactions.table.ask("Ben", press), "no dice to roll");
    assert_eq!(interactions.rolled(), [expected]);
}

#[test]
fn neither_a_restart_nor_a_crash_changes_the_roll_or_tells_it_twice() {
    for crashes in 0..4 {
        let mut interactions = Desk::new("interactive", Some("3d"));
        interactions.opens();
        let play = Action::Play {
            game: None,
            text: ATTACK.to_owned(),
        };
        assert_eq!(interactions.asks("Ann", play), []);
        if crashes & 1 > 0 {
            interactions.restart();
        }
        let expected = interactions.sealed_roll();
        let roll = DiceAction::Roll {
            game: Some(ID),
            seen: None,
        };
        assert_eq!(interactions.asks("Ben", Action::Dice(roll)), []);
        if crashes & 2 > 0 {
            interactions.restart();
        }
        assert_eq!(interactions.rolled(), std::slice::from_ref(&expected));
        let told = interactions.waits(0);
        let faces = format!("{} against {}", expected[0], expected[1]);
        assert_eq!(told.matches(&faces).count(), 1, "{told}");
        assert_eq!(told.matches("attacks the fool").count(), 2, "{told}");
        assert_eq!(interactions.waits(FALLS_AFTER), "");
        assert_eq!(interactions.rolled(), [expected]);
    }
}

#[test]
fn no_clock_runs_while_dice_are_in_the_air() {
    for (options, clock) in [
        ("interactive", "3d"),
        ("interactive", "10h+1h soft"),
        ("own-dice", "3d+2h/4d"),
    ] {
        let mut interactions = Desk::new(options, Some(clock));
        interactions.attacks();
        let left = |interactions: &Desk, seat: Seat, later: i64| {
            let game = interactions.game();
            let now = kingboard::service::Timestamp(game.last_event_at().0 + later);
            clock::time_left(&game, seat, &TimeExclusions::default(), now).unwrap()
        };
        let control = interactions.game().clocks().unwrap().control();
        let stood = [Seat::FIRST, Seat::SECOND].map(|seat| left(&interactions, seat, 0));
        assert_eq!(
            stood,
            [Seat::FIRST, Seat::SECOND].map(|seat| left(&interactions, seat, 99 * DAY))
        );
        assert_eq!(interactions.game().ticking(), None);
        assert_eq!(
            clock::deadline(&interactions.game(), &TimeExclusions::default()),
            None
        );
        let waited = if options == "own-dice" {
            30 * DAY
        } else {
            FALLS_AFTER - HOUR
        };
        assert_eq!(interactions.waits(waited), "", "no time is up");
        if options == "own-dice" {
            assert_eq!(interactions.enter("Ben", "5 2"), "");
        } else {
            assert_eq!(interactions.roll("Ben"), "");
        }
        let game = interactions.game();
        let earned = if game.to_move() == Some(Seat::FIRST) {
            stood[0]
        } else {
            (stood[0] + control.increment)
                .min(control.cap)
                .max(stood[0])
        };
        assert_eq!(
            left(&interactions, Seat::FIRST, 0),
            earned,
            "{options} {clock}"
        );
        assert_eq!(left(&interactions, Seat::SECOND, 0), stood[1]);
        let mover = game.to_move().unwrap();
        assert_eq!(game.ticking(), Some(mover));
        assert_eq!(game.turn_began_at(), game.last_event_at());
        assert_eq!(
            left(&interactions, mover, HOUR),
            left(&interactions, mover, 0) - HOUR
        );
    }
}

#[test]
fn a_pause_puts_the_fall_off_and_loses_no_roll() {
    let mut interactions = Desk::new("interactive", Some("3d"));
    let press = button(&interactions.attacks(), ROLL);
    let expected = interactions.sealed_roll();
    interactions
        .table
        .ask("Ann", Action::Time(ClockAction::OfferPause(None)));
    let (game, seen, accept) = (None, None, true);
    interactions.table.ask(
        "Ben",
        Action::Time(ClockAction::AnswerPause { game, seen, accept }),
    );
    contains(&interactions.table.told(), "paused");
    let refused = interactions.table.ask("Ben", press.clone());
    assert!(
        !refused.is_empty() && interactions.rolled().is_empty(),
        "{refused}"
    );
    assert_eq!(interactions.waits(3 * FALLS_AFTER), "");
    let board = interactions.table.ask("Ben", Action::Board(None));
    contains(&board, "do not fall by themselves");
    assert_eq!(
        interactions
            .table
            .ask("Ann", Action::Time(ClockAction::Resume(None))),
        ""
    );
    contains(&interactions.table.told(), "Ben, roll to defend!");
    assert_eq!(interactions.waits(FALLS_AFTER - HOUR), "");
    contains(&interactions.waits(HOUR), "against");
    assert_eq!(interactions.rolled(), [expected]);
}

#[test]
fn a_game_can_be_left_while_dice_are_in_the_air() {
    for player in ["Ann", "Ben"] {
        let mut interactions = Desk::new("interactive", Some("3d"));
        let press = button(&interactions.attacks(), ROLL);
        let words = DiceAction::Words {
            game: Some(ID),
            text: "too late".to_owned(),
        };
        contains(
            &interactions.table.ask(player, Action::Dice(words)),
            "not fallen yet",
        );
        let plan = PlanAction::Add {
            game: Some(ID),
            text: "A8-A7".to_owned(),
        };
        let planned = interactions.table.ask(player, Action::Plan(plan));
        assert!(!planned.contains(": ."), "{planned}");
        let resign = Action::Resign {
            game: Some(ID),
            sure: true,
        };
        assert_eq!(interactions.table.ask(player, resign), "");
        contains(&interactions.table.told(), &format!("{player} resigns"));
        assert!(interactions.rolled().is_empty());
        assert!(matches!(
            interactions.log().last(),
            Some(Event::Dice(DiceEvent::Opened { .. }))
        ));
        contains(&interactions.table.ask("Ben", press), "over");
        assert_eq!(interactions.waits(FALLS_AFTER), "");
    }
}

#[test]
fn players_with_dice_of_their_own_enter_both_faces() {
    let cases = [
        ("Ann", "5 2", Some([5, 2])),
        ("Ben", "2:5", Some([2, 5])),
        ("Ann", "6-1", Some([6, 1])),
        ("Ben", "[3:3]", Some([3, 3])),
        ("Ann", "5", None),
        ("Ann", "5 7", None),
        ("Ann", "0 1", None),
        ("Ann", "five two", None),
        ("Ann", "1 2 3", None),
        ("Ann", "", None),
    ];
    for (player, typed, faces) in cases {
        let mut interactions = Desk::new("own-dice interactive", Some("3d"));
        assert_eq!(interactions.game().options().to_string(), "active own-dice");
        let messages = interactions.attacks();
        contains(
            &messages[0].text.plain(),
            "Either of you enters both, Ann’s first",
        );
        assert_eq!(interactions.secret_kept(), None);
        let said = interactions.enter(player, typed);
        if let Some(faces) = faces {
            assert_eq!(said, "");
            assert_eq!(interactions.rolled(), [faces.to_vec()]);
            let words = format!("{} against {}", faces[0], faces[1]);
            contains(&interactions.table.told(), &words);
            contains(&interactions.enter(player, typed), "no dice to roll");
        } else {
            contains(&said, "is not a throw. Enter 2 faces from 1 to 6");
            assert!(interactions.rolled().is_empty());
        }
    }
}

#[test]
fn a_roll_can_be_said_in_chat_and_other_numbers_are_chatter() {
    let mut interactions = Desk::new("own-dice", None);
    interactions.opens();
    for chatter in ["roll", "5 2", "5:2", "roll 5 2", "rolling on"] {
        assert_eq!(interactions.table.say("Ann", chatter), "", "{chatter}");
    }
    interactions.table.plays("Ann", ATTACK);
    assert_eq!(interactions.table.say("Ben", "rolling on"), "");
    assert_eq!(interactions.table.say("Eve", "5 2"), "");
    assert!(interactions.rolled().is_empty());
    contains(&interactions.table.say("Ben", "5 9"), "is not a throw");
    contains(
        &interactions.table.say("Ann", "roll"),
        "you throw dice of your own",
    );
    assert_eq!(interactions.table.say("Ben", "Roll 2 5"), "");
    assert_eq!(interactions.rolled(), [[2, 5]]);
    let mut interactions = Desk::new("interactive", None);
    interactions.attacks();
    assert_eq!(interactions.table.say("Ann", "roll"), "", "it is not hers");
    assert_eq!(
        interactions.table.say("Ben", "roll 6 6"),
        "",
        "nor are the faces"
    );
    assert!(interactions.rolled().is_empty());
    contains(&interactions.enter("Ben", "6 6"), "thrown by the bot");
    assert_eq!(interactions.table.say("Ben", "#1 roll"), "");
    assert_eq!(interactions.rolled().len(), 1);
}

#[test]
fn own_dice_are_entered_from_a_button_by_either_player_and_once() {
    // Given an attack that the players' own dice decide
    let mut interactions = Desk::new("own-dice", None);
    let messages = interactions.attacks();
    contains(&messages[0].text.plain(), "Either of you enters both");
    let field = window(&messages);
    let fill = |typed: &str| filled(&field, typed);
    // When it is no throw, then there is a button for another one
    let wrong = interactions.table.asked("Ben", fill("five two"));
    contains(&wrong[0].text.plain(), "is not a throw");
    assert_eq!(labels(&wrong[0]), ["Enter the dice"]);
    // When the defender enters both faces, then the dice have fallen
    assert_eq!(interactions.table.ask("Ben", fill("5 2")), "");
    contains(&interactions.table.told(), "5 against 2: taken");
    // When the attacker enters others after all, in the form or in a line, then they hear that it is too late
    contains(
        &interactions.table.ask("Ann", fill("6 1")),
        "There are no dice to roll in #1 now.",
    );
    contains(
        &interactions.table.say("Ann", "#1 roll 6 1"),
        "There are no dice to roll in #1 now.",
    );
    assert_eq!(
        interactions.table.say("Ann", "roll 6 1"),
        "",
        "it may be meant for others"
    );
    assert_eq!(interactions.rolled(), [[5, 2]]);
}

#[test]
fn a_window_for_own_dice_decides_no_other_attack_of_the_same_move() {
    // Given an attack that was undone, and made once more
    let mut interactions = Desk::new("own-dice", None);
    let window = window(&interactions.attacks());
    let takeback = TakebackAction::Ask(None);
    assert_eq!(
        interactions.table.ask("Ann", Action::Takeback(takeback)),
        ""
    );
    let agree = TakebackAction::Answer {
        game: None,
        seen: None,
        accept: true,
    };
    assert_eq!(interactions.table.ask("Ben", Action::Takeback(agree)), "");
    interactions.table.plays("Ann", ATTACK);
    let newest = self::window(&interactions.table.messages());
    // When the window of the first one is filled in, then it says so and leads to the other
    let late = interactions.table.asked("Ben", filled(&window, "5 2"));
    contains(
        &late[0].text.plain(),
        "That was for an earlier attack in #1. Another attack waits for its dice now.",
    );
    assert_eq!(self::window(&late), newest);
    assert!(interactions.rolled().is_empty());
    // When anything but a move has happened since the window was opened, then it still decides its attack
    let pause = Action::Time(ClockAction::OfferPause(None));
    assert_eq!(interactions.table.ask("Ann", pause), "");
    assert_eq!(interactions.table.ask("Ben", filled(&newest, "2 5")), "");
    assert_eq!(interactions.rolled(), [[2, 5]]);
}

/// The field that the button for own dice opens.
fn window(messages: &[Reply]) -> InputField {
    let open = button(messages, "Enter the dice");
    let Action::FillField { field, typed: None } = open else {
        panic!("{open:?}");
    };
    field
}

fn filled(field: &InputField, typed: &str) -> Action {
    Action::FillField {
        field: field.clone(),
        typed: Some(typed.to_owned()),
    }
}

#[test]
fn that_a_press_changes_no_dice_is_said_once_in_a_game() {
    let mut interactions = Desk::new("interactive", None);
    let messages = interactions.attacks();
    let sealed = "Pressing does not change how the dice fall";
    contains(&messages[0].text.plain(), sealed);
    interactions.table.ask("Ben", button(&messages, ROLL));
    interactions.table.told();
    for nth in 0..60 {
        let mover = interactions.table.mover();
        let game = interactions.game();
        let moves = game.choices();
        let attack = moves.iter().find(|mv| mv.captures().is_some());
        let text = attack.unwrap_or(&moves[nth * 7 % moves.len()]).to_string();
        let game = Some(ID);
        interactions.table.ask(&mover, Action::Play { game, text });
        let told = interactions.table.told();
        if told.contains("roll to defend!") {
            assert!(!told.contains(sealed), "{told}");
            return;
        }
    }
    panic!("nobody attacked again");
}

#[test]
fn a_typo_in_ones_own_dice_is_mended_by_consent() {
    let mut interactions = Desk::new("own-dice", Some("3d"));
    interactions.attacks();
    assert_eq!(interactions.enter("Ben", "5 2"), "");
    let action = || Action::Takeback(TakebackAction::Ask(None));
    let yes = || {
        Action::Takeback(TakebackAction::Answer {
            game: None,
            seen: None,
            accept: true,
        })
    };
    assert_eq!(interactions.table.ask("Ann", action()), "");
    assert_eq!(interactions.table.ask("Ben", yes()), "");
    assert_eq!(interactions.game().ply(), Ply(8));
    interactions.table.plays("Ann", ATTACK);
    // A takeback also works while they are in the air.
    assert_eq!(interactions.table.ask("Ann", action()), "");
    assert_eq!(interactions.table.ask("Ben", yes()), "");
    assert_eq!(interactions.game().ticking(), Some(Seat::FIRST));
    interactions.table.plays("Ann", ATTACK);
    assert_eq!(interactions.enter("Ann", "2 5"), "");
    assert_eq!(interactions.rolled().len(), 2);
    assert_eq!(interactions.game().history().diverged(), None);
}

#[test]
fn dice_in_the_air_fall_where_their_game_goes_on() {
    let mut interactions = Desk::new("interactive", None);
    interactions.attacks();
    let text = records::export(&interactions.table.service, ID, RecordFormat::Text);
    let record = Record::read(text.unwrap().text.as_bytes()).unwrap();
    let mut there = Table::new();
    let env = there.env();
    records::import(&mut there.service, &record, None, false, &env).unwrap();
    there.pass(DAY);
    there.ticks();
    let text = records::export(&there.service, ID, RecordFormat::Text)
        .unwrap()
        .text;
    contains(&text, "{[%rolled ");
}

#[test]
fn a_new_seal_is_agreed_upon() {
    let mut interactions = Desk::new("active", None);
    let old = interactions.secret();
    let answer = |accept| DiceAction::AnswerRenewal {
        game: None,
        seen: None,
        accept,
    };
    contains(
        &interactions.dice("Ann", DiceAction::Renew(None)),
        "decided no roll yet",
    );
    contains(
        &interactions.dice("Ann", answer(true)),
        "Nobody has proposed a new seal",
    );
    interactions.attacks();
    assert_eq!(interactions.dice("Ann", DiceAction::Renew(None)), "");
    let offer = interactions.table.messages();
    assert_eq!(offer[0].notify, [person("Ben").id]);
    let (yes, no) = ("Open and seal anew", "Keep the seal");
    contains(
        &interactions.dice("Ann", DiceAction::Renew(None)),
        "proposed a new seal already",
    );
    contains(
        &interactions.dice("Ann", answer(true)),
        "your opponent to answer",
    );
    assert_eq!(interactions.table.ask("Ben", button(&offer, no)), "");
    contains(&interactions.table.told(), "Ben would rather not");
    contains(
        &interactions.table.ask("Ben", button(&offer, yes)),
        "Nobody has proposed",
    );
    // Two proposals at once are an agreement.
    interactions.table.dice(3, 4);
    assert_eq!(interactions.dice("Ben", DiceAction::Renew(None)), "");
    let late = button(&interactions.table.messages(), yes);
    assert_eq!(interactions.dice("Ann", DiceAction::Renew(None)), "");
    let told = interactions.table.told();
    assert!(!told.contains(&old.hex()), "it is for who checks");
    let new = interactions.secret();
    assert_ne!(new, old);
    contains(
        &told,
        &new.commitment(Scheme::NOW, interactions.game().kind(), 1, ID)
            .to_string(),
    );
    assert!(!told.contains(&new.hex()));
    assert_eq!(
        interactions.table.ask("Ann", late),
        "Nobody has proposed a new seal in #1. /dice renew proposes one."
    );
    let game = interactions.game();
    let sealed = game.sealed().unwrap();
    assert_eq!(sealed.seals().len(), 2);
    assert_eq!(sealed.seals()[0].secret, Some(old));
    assert_eq!((sealed.rolls(), sealed.seal().first), (1, 2));
    assert!(sealed.seed(Seat::FIRST).is_none() && sealed::takes_seed(&game, Seat::FIRST));
    let words = DiceAction::Words {
        game: None,
        text: "anew".to_owned(),
    };
    assert_eq!(interactions.dice("Ben", words), "");
    assert_eq!(
        interactions.game().sealed().unwrap().seed(Seat::SECOND),
        Some("anew")
    );
}

#[test]
fn a_proposal_of_a_new_seal_waits_and_ends_with_the_next_move() {
    let mut interactions = Desk::new("active", None);
    interactions.attacks();
    interactions.dice("Ann", DiceAction::Renew(None));
    contains(
        &interactions.table.ask("Ben", Action::Board(None)),
        "Ben, do you agree?",
    );
    let mover = interactions.table.mover();
    let quiet = interactions
        .game()
        .choices()
        .into_iter()
        .find(|mv| mv.captures().is_none());
    interactions.table.plays(&mover, quiet.unwrap().as_str());
    assert_eq!(interactions.game().sealed().unwrap().renewal(), None);
    // Dice in the air allow no new seal and no added words.
    let mut interactions = Desk::new("interactive", None);
    interactions.attacks();
    let before = interactions.game();
    contains(
        &interactions.dice("Ben", DiceAction::Renew(None)),
        "not fallen yet",
    );
    let words = DiceAction::Words {
        game: None,
        text: "luck".to_owned(),
    };
    assert_eq!(
        interactions.dice("Ben", words),
        "The dice have not fallen yet: Ben may roll to defend. They fall by themselves on 2026-03-02 00:31 UTC."
    );
    assert_eq!(interactions.game().version(), before.version());
    let unsealed = Desk::new("own-dice", None).dice("Ann", DiceAction::Renew(None));
    contains(&unsealed, "not sealed");
}

#[test]
fn a_lost_secret_can_be_replaced_by_agreement_and_throws_nothing() {
    let interactions = Desk::new("interactive", None);
    let mut game = interactions.game();
    let lost = DecideInput {
        dice_source: DiceSource::Fresh,
        ..DecideInput::default()
    };
    let env = Env {
        now: game.last_event_at(),
        entropy: [7; 32],
    };
    let (ann, ben) = (person("Ann").id, person("Ben").id);
    let happens = |game: &mut Game, player, command: &Command| {
        let events = decide(game, player, command, &env, &lost)?;
        for event in &events {
            let event = event.clone();
            game.apply(&kingboard::play::event::Entry { at: env.now, event });
        }
        Ok::<_, Refusal>(events)
    };
    happens(&mut game, &ann, &Command::OfferRenewal).unwrap();
    let accept = Command::AnswerRenewal {
        accept: true,
        seen: None,
    };
    let events = happens(&mut game, &ben, &accept).unwrap();
    assert!(matches!(
        events.as_slice(),
        [Event::Dice(DiceEvent::Sealed { .. })]
    ));
    assert_eq!(game.sealed().unwrap().seals()[0].secret, None);
    for (nth, mv) in OPENING.split(' ').enumerate() {
        let play = Command::Play(MoveChoice::typed(&game, mv));
        happens(&mut game, if nth % 2 == 0 { &ann } else { &ben }, &play).unwrap();
    }
    let attack = Command::Play(MoveChoice::typed(&game, ATTACK));
    let refused = happens(&mut game, &ann, &attack);
    assert_eq!(refused, Err(Refusal::Dice(DiceRefusal::SecretLost)));
}

#[test]
fn a_challenge_is_accepted_with_words_for_the_dice() {
    for (words, seed) in [
        ("  Alea iacta\nest ", "Alea iacta est"),
        ("", "test:7"),
        ("-", "test:7"),
        ("discord:1234", "test:7"),
        ("\u{202e}tse", "tse"),
    ] {
        let mut interactions = Desk::new("active", None);
        interactions.table.challenge("Ann", Some("Ben"), "active");
        let wanted = DiceAction::Accept {
            game: GameId(2),
            words: words.to_owned(),
        };
        assert_eq!(interactions.asks("Ben", Action::Dice(wanted)), []);
        let log = interactions.store().load(GameId(2)).unwrap();
        let game = Game::from_log(GameId(2), &log).unwrap();
        assert_eq!(game.sealed().unwrap().seed(Seat::SECOND), Some(seed));
    }
}

#[test]
fn words_are_kept_as_they_are_shown_and_do_not_pass_for_a_message() {
    let mut interactions = Desk::new("active", None);
    let mut says = |text: &str| {
        let (game, text) = (None, text.to_owned());
        let replies = interactions.asks("Ann", Action::Dice(DiceAction::Words { game, text }));
        let seed = interactions
            .game()
            .sealed()
            .unwrap()
            .seed(Seat::FIRST)
            .map(str::to_owned);
        (replies.len(), seed.unwrap_or_default())
    };
    assert_eq!(
        says("\u{202e}turned \u{2066}around"),
        (0, "turned around".to_owned())
    );
    for nothing in ["discord:1234", " test:7\n", "\u{200f}discord:5", "-"] {
        assert_eq!(
            says(nothing),
            (1, "turned around".to_owned()),
            "{nothing:?}"
        );
    }
    assert_eq!(says(":"), (0, ":".to_owned()));
}

#[test]
fn the_odds_are_seen_before_the_dice_are_thrown_whoever_throws_them() {
    for options in ["active", "interactive", "own-dice"] {
        let mut interactions = Desk::new(options, None);
        interactions.opens();
        let all = Preference::from_codes("confirm", "all").unwrap();
        interactions.table.ask("Ann", Action::Settings(vec![all]));
        let play = Action::Play {
            game: None,
            text: ATTACK.to_owned(),
        };
        let preview = interactions.table.asked("Ann", play).remove(0);
        assert!(
            preview.picture.is_some() && preview.more_pictures.len() == 1,
            "{options}"
        );
        contains(&preview.text.plain(), "15");
        assert_eq!(interactions.game().ply(), Ply(8));
        assert_eq!(
            interactions.table.ask("Ann", button(&[preview], "Play it")),
            ""
        );
        assert_eq!(interactions.game().ply(), Ply(9));
    }
}

#[test]
fn plans_go_on_when_the_dice_have_fallen_later() {
    for (faces, answer) in [("6 1", Some("Ben plays A8-A7.")), ("1 6", None)] {
        let mut interactions = Desk::new("own-dice", None);
        interactions.opens();
        let plan = PlanAction::Add {
            game: Some(ID),
            text: "F6xG7 A8-A7\nF6xG7 fails, A2-A3, C9-C8 ".to_owned(),
        };
        println!("{}", interactions.table.ask("Ben", Action::Plan(plan)));
        interactions.table.plays("Ann", ATTACK);
        // Another event while the dice are in the air makes the bot check the plan.
        interactions.table.ask("Ann", Action::OfferDraw(None));
        let decline = Action::AnswerDraw {
            game: None,
            seen: None,
            accept: false,
        };
        interactions.table.ask("Ben", decline);
        let shown = PlanAction::Add {
            game: Some(ID),
            text: String::new(),
        };
        println!("{}", interactions.table.ask("Ben", Action::Plan(shown)));
        interactions.table.told();
        assert_eq!(interactions.enter("Ann", faces), "");
        let told = interactions.table.told();
        if let Some(answer) = answer {
            contains(&told, answer);
        } else {
            assert!(!told.contains("Ben plays"), "{told}");
            interactions.table.plays("Ann", "A2-A3");
            contains(&interactions.table.told(), "Ben plays C9-C8.");
        }
        assert!(
            interactions.table.private.is_empty(),
            "{:?}",
            interactions.table.private
        );
    }
}

#[test]
fn dice_that_fall_at_once_leave_the_clock_running_for_them() {
    let mut desk = Desk::new("active", Some("3d"));
    desk.attacks();
    let log = desk.log();
    let fell = |event: &Event| matches!(event, Event::Rolled { .. });
    let roll = log.iter().position(fell).expect("the dice fell");
    let before = &log[roll - 1];
    assert!(matches!(before, Event::Played { .. }), "{before:?}");
}

#[test]
fn a_press_from_a_later_version_than_there_is_lets_no_dice_fall() {
    let mut desk = Desk::new("interactive", None);
    desk.attacks();
    let later = Version(desk.game().version().0 + 1);
    let roll = |seen| DiceAction::Roll { game: None, seen };
    assert_eq!(
        desk.dice("Ben", roll(Some(later))),
        "That was for an earlier attack in #1. Another attack waits for its dice now."
    );
    assert!(desk.rolled().is_empty());
    let now = desk.game().version();
    assert_eq!(desk.dice("Ben", roll(Some(now))), "");
    assert_eq!(desk.rolled().len(), 1);
}
