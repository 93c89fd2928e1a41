//! Computers as players: challenged, thinking, answering, and never treated as a person.

use kingboard::engine::{self, Stop, Task};
use kingboard::play::Game;
use kingboard::play::answers::OPENING;
use kingboard::play::computer::Computer;
use kingboard::service::api::action::Action;
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::computer::ComputerAction;
use kingboard::service::api::lobby::{LobbyAction, LobbyStep};
use kingboard::service::api::plan::PlanAction;
use kingboard::service::api::reply::Reply;
use kingboard::service::api::takeback::TakebackAction;
use kingboard::service::api::time::ClockAction;
use kingboard::service::api::values::{RecordFormat, SideChoice};
use kingboard::service::background::thoughts;
use kingboard::service::study::records;
use kingboard::service::suggest;
use kingboard::service::{GameId, GameKind, Record, Service};
use kingboard::store::Store;

use crate::table::harness::{Table, labels, person};

const GAME: GameId = GameId(1);

/// Ann's offer of a game of this kind to a computer, with these options.
fn offer(kind: GameKind, level: u8, options: &str) -> NewChallenge {
    NewChallenge {
        kind,
        computer: Some(level),
        side: SideChoice::Seat(0),
        options: options.parse().unwrap(),
        ..NewChallenge::default()
    }
}

/// A running game of Ann, in the first seat, against a computer of this level.
fn against(kind: GameKind, level: u8, options: &str) -> Table {
    let mut table = Table::new();
    let begun = table.ask("Ann", Action::Challenge(offer(kind, level, options)));
    assert_eq!(begun, "");
    table
}

/// Lets all computers think, and delivers the announcements.
fn think(table: &mut Table) {
    let env = table.env();
    while thoughts::think_next(&mut table.service, "test", &env) {}
    table.ask("Zoe", Action::Help);
}

/// The players mentioned in the newest message.
fn called(messages: &[Reply]) -> Vec<String> {
    let newest = messages.last().expect("something was told");
    let called = newest.notify.iter();
    called.map(|player| player.as_str().to_owned()).collect()
}

/// The game as in its record.
fn game(table: &Table) -> Game {
    let file = records::export(&table.service, GAME, RecordFormat::Text).unwrap();
    let record = Record::read(file.text.as_bytes()).unwrap();
    Game::from_log(GAME, record.log()).unwrap()
}

/// The moves of the game so far.
fn moves(table: &Table) -> Vec<String> {
    game(table)
        .steps()
        .iter()
        .map(|step| step.text.to_string())
        .collect()
}

#[test]
fn a_challenge_to_the_computer_begins_at_once_and_calls_only_people() {
    let mut table = against(GameKind::KINGS_MATE, 3, "");
    let told = table.messages();
    assert_eq!(told.len(), 1, "{told:?}");
    let text = told[0].text.plain();
    assert!(text.contains("Ann plays Computer (level 3)."), "{text}");
    assert!(text.contains("Ann, it is your move."), "{text}");
    assert_eq!(called(&told), ["test:Ann"]);
    table.plays("Ann", "D2-D3");
    let told = table.messages();
    assert!(called(&told).is_empty());
    let text = told[0].text.plain();
    assert!(text.contains("Computer (level 3) is thinking."), "{text}");
    assert!(labels(&told[0]).is_empty(), "a computer presses nothing");
    think(&mut table);
    let told = table.messages();
    assert_eq!(called(&told), ["test:Ann"]);
    let text = told[0].text.plain();
    assert!(text.contains("Computer (level 3) plays "), "{text}");
}

#[test]
fn a_computer_begins_where_the_lot_or_the_challenger_says_so() {
    let mut table = Table::new();
    let black = NewChallenge {
        side: SideChoice::Seat(1),
        ..offer(GameKind::KINGS_MATE, 1, "")
    };
    assert_eq!(table.ask("Ann", Action::Challenge(black)), "");
    think(&mut table);
    assert_eq!(moves(&table).len(), 1);
}

#[test]
fn the_same_thought_has_the_same_move_after_any_crash() {
    for (kind, options) in [
        (GameKind::KINGS_MATE, ""),
        (GameKind::KINGS_MATE, "active"),
        (GameKind::KINGS_GUARD, ""),
        (GameKind::FOUR_KINGS, ""),
        (GameKind::IMMORTAL_STAR_MASTERS, ""),
    ] {
        let mut table = against(kind, 4, options);
        let begins = thoughts::next_search_job(&mut table.service, "test", &[]);
        assert!(begins.is_none(), "Ann is to move");
        let first = suggest::moves(&table.service, &person("Ann").id, &table.place, None, "");
        let mv = first[0].value.clone();
        let turn = if kind == GameKind::FOUR_KINGS {
            format!("{mv} done")
        } else {
            mv
        };
        let said = table.say("Ann", &turn);
        assert_eq!(said, "", "{kind}: {turn}");
        let job = thoughts::next_search_job(&mut table.service, "test", &[]).unwrap();
        let once = job.think(&Stop::default()).unwrap();
        // A second thinker finds the same job, since nothing has happened.
        let again = thoughts::next_search_job(&mut table.service, "test", &[]).unwrap();
        assert_eq!(again.think(&Stop::default()).unwrap(), once, "{kind}");
        assert!(thoughts::next_search_job(&mut table.service, "test", &[GAME]).is_none());
        assert!(thoughts::next_search_job(&mut table.service, "discord", &[]).is_none());
    }
}

#[test]
fn a_thought_about_a_board_that_has_moved_on_is_dropped() {
    let mut table = against(GameKind::KINGS_MATE, 1, "");
    table.plays("Ann", "D2-D3");
    let job = thoughts::next_search_job(&mut table.service, "test", &[]).unwrap();
    let decision = job.think(&Stop::default()).unwrap();
    assert!(thoughts::wants_thought(&table.service, GAME, job.version));
    table.told();
    // The takeback is asked for while the computer thinks, and granted in the same message.
    assert_eq!(
        table.ask("Ann", Action::Takeback(TakebackAction::Ask(None))),
        ""
    );
    let told = table.told();
    assert!(told.contains("Taken back in #1: 1. D2-D3."), "{told}");
    assert!(!told.contains("Allow the take-back"), "{told}");
    assert!(!thoughts::wants_thought(&table.service, GAME, job.version));
    let env = table.env();
    thoughts::take_thought(&mut table.service, &job, &decision, &env);
    assert!(moves(&table).is_empty());
    table.plays("Ann", "G2-G3");
    think(&mut table);
    assert_eq!(moves(&table).len(), 2);
}

#[test]
fn a_stopped_thought_has_no_move() {
    let mut table = against(GameKind::KINGS_MATE, 8, "");
    table.plays("Ann", "D2-D3");
    let job = thoughts::next_search_job(&mut table.service, "test", &[]).unwrap();
    let stop = Stop::default();
    stop.ask();
    assert_eq!(job.think(&stop), None);
}

#[test]
fn a_computer_pauses_calls_off_and_plays_again_when_asked() {
    let mut table = against(GameKind::KINGS_MATE, 2, "");
    table.told();
    assert_eq!(
        table.ask("Ann", Action::Time(ClockAction::OfferPause(None))),
        ""
    );
    let told = table.told();
    assert!(told.contains("paused") && !told.contains("Agree"), "{told}");
    table.ask("Ann", Action::Time(ClockAction::Resume(None)));
    table.plays("Ann", "D2-D3");
    think(&mut table);
    let sure = true;
    table.ask(
        "Ann",
        Action::Resign {
            game: Some(GAME),
            sure,
        },
    );
    table.told();
    assert_eq!(table.ask("Ann", Action::Rematch(GAME)), "");
    let told = table.told();
    assert!(told.contains("Computer (level 2) plays White"), "{told}");
    think(&mut table);
    table.told();
    let again = table.ask("Ann", Action::Rematch(GAME));
    assert!(again.contains("#2"), "one game comes of it: {again}");
}

#[test]
fn a_computer_agrees_to_a_draw_only_behind_the_opening_and_when_it_is_not_better() {
    let mut table = against(GameKind::KINGS_MATE, 3, "");
    table.told();
    assert_eq!(table.ask("Ann", Action::OfferDraw(None)), "");
    let told = table.told();
    assert!(
        told.contains("Computer (level 3) declines the draw."),
        "{told}"
    );
    let again = table.ask("Ann", Action::OfferDraw(None));
    assert!(again.contains("already"), "{again}");
    // Ann plays the last move of the list until the opening is over.
    while moves(&table).len() < OPENING {
        let listed = suggest::moves(&table.service, &person("Ann").id, &table.place, None, "");
        let last = listed
            .last()
            .expect("the game is not over yet")
            .value
            .clone();
        table.plays("Ann", &last);
        think(&mut table);
    }
    table.told();
    let at = game(&table);
    let thought = engine::think(at.position(), &Task::nodes(500), &Stop::default());
    let worse = thought.expect("Ann is to move").equity() < 0;
    table.ask("Ann", Action::OfferDraw(None));
    let told = table.told();
    assert_eq!(told.contains("declines the draw"), worse, "{told}");
    assert_eq!(told.contains("Draw agreed in #1."), !worse, "{told}");
}

#[test]
fn a_computer_takes_the_other_side_when_that_is_better() {
    // D4-D5 is the best of South's first turns, and B2-B3 one of the weaker.
    for (first, answer) in [
        (
            "D4-D5",
            "Computer (level 5) takes over South. Ann plays North from here on.",
        ),
        ("B2-B3", "Computer (level 5) plays D5-D4."),
    ] {
        let mut table = against(GameKind::KINGS_GUARD, 5, "small diagonal");
        assert_eq!(table.say("Ann", &format!("{first} done")), "");
        let told = table.messages();
        assert!(labels(&told[1]).is_empty(), "{:?}", labels(&told[1]));
        think(&mut table);
        assert_eq!(
            table.told(),
            format!("{answer}\nAnn, it is your move."),
            "{first}"
        );
    }
}

#[test]
fn a_computer_lets_dice_fall_that_are_its_own_to_roll() {
    let mut table = against(GameKind::KINGS_MATE, 1, "interactive");
    let mut attacked = false;
    for nth in 0..80 {
        let moves = suggest::moves(&table.service, &person("Ann").id, &table.place, None, "");
        let attack = moves.iter().find(|mv| mv.value.contains('x'));
        let Some(mv) = attack.or_else(|| moves.get(7 * nth % moves.len().max(1))) else {
            break;
        };
        let value = mv.value.clone();
        if value.contains('x') {
            let game = Some(GAME);
            let text = "draw next".to_owned();
            table.ask("Ann", Action::Plan(PlanAction::Add { game, text }));
        }
        let said = table.say("Ann", &value);
        assert_eq!(said, "");
        if value.contains('x') {
            let told = table.told();
            assert!(!told.contains("Roll to defend"), "{told}");
            assert_eq!(game(&table).dice_due(), None, "they have fallen: {told}");
            assert!(told.contains("Ann offers a draw"), "as planned: {told}");
            attacked = true;
            break;
        }
        think(&mut table);
        // Ann rolls in defence.
        table.ask(
            "Ann",
            Action::Dice(kingboard::service::api::dice::DiceAction::Roll {
                game: Some(GAME),
                seen: None,
            }),
        );
        table.told();
    }
    assert!(attacked);
}

#[test]
fn what_no_computer_can_do_is_refused_in_words() {
    let mut table = Table::new();
    let own = table.ask(
        "Ann",
        Action::Challenge(offer(GameKind::KINGS_MATE, 3, "own-dice")),
    );
    assert!(own.contains("no dice of its own"), "{own}");
    let both = NewChallenge {
        opponent: Some(person("Ben")),
        ..offer(GameKind::KINGS_MATE, 3, "")
    };
    let both = table.ask("Ann", Action::Challenge(both));
    assert!(both.contains("not both"), "{both}");
    let many = NewChallenge {
        series: Some("5".to_owned()),
        ..offer(GameKind::KINGS_MATE, 3, "")
    };
    let many = table.ask("Ann", Action::Challenge(many));
    assert_eq!(
        many,
        "A challenge to one person is for one game. Leave the opponent out to offer several games to anyone here."
    );
    table.service =
        Service::new(Store::in_memory().unwrap()).configured(|options| options.think_limit = None);
    let off = table.ask("Ann", Action::Challenge(offer(GameKind::KINGS_MATE, 3, "")));
    assert!(off.contains("switched it off"), "{off}");
    let page = table.ask(
        "Ann",
        Action::Computer(ComputerAction::Choose(GameKind::KINGS_MATE)),
    );
    assert!(page.contains("switched it off"), "{page}");
    assert_eq!(table.told(), "");
}

#[test]
fn a_button_begins_one_game_however_often_it_is_pressed() {
    let mut table = Table::new();
    let choose = Action::Computer(ComputerAction::Choose(GameKind::KINGS_GUARD));
    let page = table.asked("Ann", choose).remove(0);
    assert!(labels(&page)[0].starts_with("Level 1: "));
    assert_eq!(labels(&page).len(), 10);
    let level = crate::table::harness::option(&page, "Level 2");
    assert_eq!(table.ask("Ann", level.clone()), "");
    assert!(table.told().contains("Computer (level 2)"));
    let again = table.ask("Ann", level);
    assert_eq!(again, "You have offered that already: it is game #1.");
    assert_eq!(table.told(), "");
}

fn at_table(step: LobbyStep) -> Action {
    Action::Lobby(LobbyAction {
        game: GAME,
        seen: None,
        step,
    })
}

/// The numbers of a game's computers, in the order of their seats.
fn numbers(game: &Game) -> Vec<u8> {
    let computers = game.seats().iter().filter_map(Computer::of);
    computers.map(|computer| computer.number).collect()
}

#[test]
fn computers_are_numbered_in_the_order_of_their_seats() {
    for lots in 1..=6 {
        let mut table = Table::new();
        table.dice(lots, 7 - lots);
        let team = NewChallenge {
            side: SideChoice::Random,
            ..offer(GameKind::FOUR_KINGS, 3, "team")
        };
        assert_eq!(table.ask("Ann", Action::Challenge(team)), "");
        assert_eq!(numbers(&game(&table)), [1, 2, 3], "{lots}");
    }
}

#[test]
fn empty_seats_of_a_table_are_filled_by_computers() {
    let mut table = Table::new();
    let four = NewChallenge {
        kind: GameKind::IMMORTAL_STAR_MASTERS,
        options: "four".parse().unwrap(),
        ..NewChallenge::default()
    };
    assert_eq!(table.ask("Ann", Action::Challenge(four)), "");
    assert_eq!(table.ask("Ben", at_table(LobbyStep::Join)), "");
    let guest = table.ask("Ben", at_table(LobbyStep::AddComputer(2)));
    assert!(guest.contains("Only Ann, who opened the table"), "{guest}");
    let none = table.ask("Ann", at_table(LobbyStep::DismissComputer));
    assert!(none.contains("no computer"), "{none}");
    assert_eq!(table.ask("Ann", at_table(LobbyStep::AddComputer(2))), "");
    assert_eq!(table.ask("Ann", at_table(LobbyStep::AddComputer(5))), "");
    let told = table.messages();
    let last = told.last().unwrap();
    assert_eq!(called(&told), ["test:Ann", "test:Ben"]);
    let text = last.text.plain();
    for level in [2, 5] {
        assert!(text.contains(&format!("(level {level})")), "{text}");
    }
    assert!(
        text.contains("Computer (") && text.contains("Computer 2 ("),
        "{text}"
    );
    assert_eq!(
        numbers(&game(&table)),
        [1, 2],
        "in the order of their seats"
    );
    // Both computers take their turns between those of the people.
    for _ in 0..3 {
        think(&mut table);
        for player in ["Ann", "Ben"] {
            let moves = suggest::moves(&table.service, &person(player).id, &table.place, None, "");
            if let Some(mv) = moves.first() {
                table.plays(player, &mv.value.clone());
                think(&mut table);
            }
        }
    }
    assert!(moves(&table).len() >= 8, "{:?}", moves(&table));
}

#[test]
fn those_who_are_there_start_without_asking_computers() {
    let mut table = Table::new();
    let team = NewChallenge {
        kind: GameKind::FOUR_KINGS,
        options: "team".parse().unwrap(),
        ..NewChallenge::default()
    };
    assert_eq!(table.ask("Ann", Action::Challenge(team)), "");
    assert_eq!(table.ask("Ann", at_table(LobbyStep::AddComputer(1))), "");
    assert_eq!(table.ask("Ann", at_table(LobbyStep::AgreeToStart)), "");
    let told = table.told();
    assert!(told.contains("begins"), "{told}");
}

#[test]
fn computers_agree_to_call_off_a_game_of_several_that_has_not_begun() {
    let mut table = Table::new();
    let three = offer(GameKind::IMMORTAL_STAR_MASTERS, 1, "three");
    assert_eq!(table.ask("Ann", Action::Challenge(three)), "");
    table.told();
    assert_eq!(table.ask("Ann", Action::Abort(Some(GAME))), "");
    let told = table.told();
    assert!(
        told.contains("calls #1 off before the first move"),
        "{told}"
    );
}

#[test]
fn computers_have_no_say_in_calling_a_game_off() {
    let mut table = Table::new();
    let team = NewChallenge {
        kind: GameKind::FOUR_KINGS,
        options: "team".parse().unwrap(),
        clock: Some("none".to_owned()),
        ..NewChallenge::default()
    };
    assert_eq!(table.ask("Ann", Action::Challenge(team)), "");
    for (player, step) in [
        ("Ben", LobbyStep::Join),
        ("Cyn", LobbyStep::Join),
        ("Ann", LobbyStep::AddComputer(1)),
    ] {
        assert_eq!(table.ask(player, at_table(step)), "", "{player}");
    }
    let told = table.told();
    assert!(told.contains("begins"), "{told}");
    assert_eq!(table.ask("Ann", Action::Abort(Some(GAME))), "");
    let told = table.told();
    assert!(!told.contains("No result"), "{told}");
    assert_eq!(table.ask("Cyn", Action::Abort(Some(GAME))), "");
    let told = table.told();
    assert!(told.contains("Cyn calls #1 off"), "{told}");
}

#[test]
fn computers_that_are_left_alone_end_their_game() {
    let mut table = Table::new();
    let three = offer(GameKind::IMMORTAL_STAR_MASTERS, 1, "three");
    assert_eq!(table.ask("Ann", Action::Challenge(three)), "");
    let told = table.told();
    assert!(told.contains("Ann plays Computer (level 1)"), "{told}");
    let sure = true;
    table.ask(
        "Ann",
        Action::Resign {
            game: Some(GAME),
            sure,
        },
    );
    let told = table.told();
    assert!(told.contains("#1 ends in a draw"), "{told}");
    assert!(thoughts::next_search_job(&mut table.service, "test", &[]).is_none());
}

#[test]
fn a_record_keeps_the_computer_and_is_read_again() {
    let mut table = against(GameKind::KINGS_MATE, 3, "");
    table.plays("Ann", "D2-D3");
    think(&mut table);
    let file = records::export(&table.service, GAME, RecordFormat::Text).unwrap();
    let kept = file.text.contains("computer:3") && file.text.contains("Computer (level 3)");
    assert!(kept, "{}", file.text);
    let record = Record::read(file.text.as_bytes()).unwrap();
    assert_eq!(record.text(), file.text);
    let mut there = Table::new();
    let env = there.env();
    let place = there.place.clone();
    let brought = records::import(&mut there.service, &record, Some(&place), false, &env).unwrap();
    assert_eq!(brought, GAME);
    there.plays("Ann", "G2-G3");
    think(&mut there);
    assert_eq!(moves(&there).len(), 4, "it plays on where it is brought");
}

#[test]
fn a_computer_is_not_a_person_and_is_owed_nothing() {
    let mut table = against(GameKind::KINGS_MATE, 3, "");
    table.plays("Ann", "D2-D3");
    // A computer gets no reminders, however long it takes.
    table.pass(40 * 24 * 3_600_000);
    table.ticks();
    assert!(table.private.is_empty());
    let told = table.told();
    assert!(!told.contains("still"), "{told}");
}

#[test]
fn a_computer_moves_some_time_after_its_move_could_not_be_stored() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("games.db");
    let mut table = Table::on(Store::open(&path).unwrap());
    let begun = offer(GameKind::KINGS_MATE, 1, "");
    assert_eq!(table.ask("Ann", Action::Challenge(begun)), "");
    assert_eq!(table.say("Ann", "D2-D3"), "");
    let thinks = |table: &mut Table| {
        let env = table.env();
        thoughts::think_next(&mut table.service, "test", &env)
    };
    let disk = rusqlite::Connection::open(&path).unwrap();
    disk.execute_batch(
        "CREATE TRIGGER fails BEFORE INSERT ON events BEGIN SELECT RAISE(ABORT, 'it fails'); END",
    )
    .unwrap();
    assert!(thinks(&mut table));
    assert_eq!(game(&table).steps().len(), 1);
    assert!(!thinks(&mut table), "no computer thinks in vain at once");
    disk.execute_batch("DROP TRIGGER fails").unwrap();
    table.ticks();
    assert!(!thinks(&mut table), "it waits for a while");
    table.pass(10_000);
    table.ticks();
    assert!(thinks(&mut table), "it tries again");
    assert_eq!(game(&table).steps().len(), 2);
}
