//! Computers end games, say where in line a game is, stop thinking when they need not, and see no sealed dice.

use kingboard::engine::Stop;
use kingboard::game::seat::Seat;
use kingboard::game::text::SetupText;
use kingboard::play::Game;
use kingboard::play::event::{ChallengeTerms, Entry, Event};
use kingboard::service::api::action::Action;
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::delivery::ControlsEditOutcome;
use kingboard::service::api::lobby::{LobbyAction, LobbyStep};
use kingboard::service::api::moderate::ModerationAction;
use kingboard::service::api::privacy::PrivacyAction;
use kingboard::service::api::reply::Control;
use kingboard::service::api::takeback::TakebackAction;
use kingboard::service::api::time::ClockAction;
use kingboard::service::api::values::{GamesFilter, RecordFormat, SideChoice};
use kingboard::service::background::{thoughts, valid_controls};
use kingboard::service::study::records;
use kingboard::service::{GameId, GameKind, PlayerId, Record};
use kingboard::store::{SideEffects, Store};

use crate::table::harness::{BEGIN, Table, button, person};

const GAME: GameId = GameId(1);

/// A running game of King's Mate between Ann, who moves first, and this computer, from this position.
fn from(setup: &str, level: u8) -> Table {
    let computer = PlayerId::new(format!("computer:{level}"));
    let seated = |seat, player: &PlayerId| Event::Seated {
        seat,
        player: player.clone(),
    };
    let kind = GameKind::KINGS_MATE;
    let events = [
        Event::Created {
            kind,
            rules_version: kind.spec().rules_version,
            options: "".parse().unwrap(),
            place: Table::new().place,
            by: person("Ann").id,
            invited: Some(computer.clone()),
            side: Some(Seat::FIRST),
            terms: ChallengeTerms::default(),
        },
        seated(Seat::FIRST, &person("Ann").id),
        seated(Seat::SECOND, &computer),
        Event::Started {
            setup: SetupText::new(setup),
        },
    ];
    let log = events.map(|event| Entry { at: BEGIN, event });
    let mut store = Store::in_memory().unwrap();
    let summary = |id| Game::from_log(id, &log).unwrap().summary();
    store.create(&log, summary, SideEffects::default()).unwrap();
    store.save_name(&person("Ann").id, "Ann").unwrap();
    Table::on(store)
}

fn offer(kind: GameKind, level: u8, options: &str) -> Action {
    Action::Challenge(NewChallenge {
        kind,
        computer: Some(level),
        side: SideChoice::Seat(0),
        options: options.parse().unwrap(),
        ..NewChallenge::default()
    })
}

fn think(table: &mut Table) {
    let env = table.env();
    while thoughts::think_next(&mut table.service, "test", &env) {}
    table.ask("Zoe", Action::Help);
}

fn game(table: &Table) -> Game {
    let file = records::export(&table.service, GAME, RecordFormat::Text).unwrap();
    let record = Record::read(file.text.as_bytes()).unwrap();
    Game::from_log(GAME, record.log()).unwrap()
}

/// White has an army, Black a bare king.
const BARE: &str = "3k3/7/7/7/7/7/7/1F1F1FF/EPSKSRE w -";

/// Ann moves a keeper to and fro for this many turns, or until the game is over. Returns the number of turns.
fn to_and_fro(table: &mut Table, turns: usize) -> usize {
    for nth in 0..turns {
        table.plays("Ann", ["A1-A2", "A2-A1"][nth % 2]);
        think(table);
        if game(table).outcome().is_some() {
            return nth + 1;
        }
    }
    turns
}

#[test]
fn a_strong_computer_resigns_what_is_lost_beyond_doubt_and_not_in_the_opening() {
    let mut table = from(BARE, 5);
    let turns = to_and_fro(&mut table, 14);
    assert_eq!(turns, 11, "ten moves of each side first");
    let told = table.told();
    assert!(told.contains("Computer (level 5) resigns"), "{told}");
    assert!(told.contains("Ann wins #1"), "{told}");
}

#[test]
fn a_weak_computer_plays_on_so_that_a_beginner_learns_to_finish() {
    let mut table = from(BARE, 3);
    assert_eq!(to_and_fro(&mut table, 13), 13);
    assert!(!table.told().contains("resigns"));
}

#[test]
fn a_computer_offers_a_draw_when_nothing_happens_for_forty_moves() {
    let mut table = from("3k3/7/7/7/7/7/7/7/3K3 w -", 5);
    let mut told = String::new();
    for turn in 0..40 {
        let still = game(&table).position().still();
        assert!(
            still < 80 && !told.contains("offers a draw"),
            "{turn}: {still}: {told}"
        );
        table.plays("Ann", ["D1-C1", "C1-D1"][turn % 2]);
        think(&mut table);
        told = table.told();
    }
    assert!(told.contains("offers a draw"), "{told}");
    let accept = Action::AnswerDraw {
        game: Some(GAME),
        seen: None,
        accept: true,
    };
    assert_eq!(table.ask("Ann", accept), "");
    assert!(table.told().contains("Draw agreed in #1."));
}

#[test]
fn captures_and_moves_of_fools_are_progress_and_nothing_else() {
    let spec = GameKind::KINGS_MATE.spec();
    let still = |setup: &str, moves: &str| {
        let mut at = (spec.restore)(&"".parse().unwrap(), setup).unwrap();
        for mv in moves.split_whitespace() {
            let mv = at.read(mv).unwrap();
            at.play(&mv).unwrap();
        }
        at.still()
    };
    let kings = "3k3/7/7/7/7/7/7/F6/3K3 w -";
    assert_eq!(still(kings, "D1-C1 D9-C9 C1-D1"), 3);
    assert_eq!(still(kings, "D1-C1 D9-C9 A2-A3"), 0);
    assert_eq!(still(kings, "A2-A3 D9-C9"), 1);
    let prey = "3k3/7/7/7/7/7/7/2f4/3K3 w -";
    assert_eq!(still(prey, "D1xC2 D9-C9"), 1);
}

#[test]
fn players_who_wait_long_are_told_once_how_many_games_come_first_and_the_message_goes() {
    let mut table = Table::new();
    for _ in 0..3 {
        assert_eq!(table.ask("Ann", offer(GameKind::KINGS_MATE, 1, "")), "");
    }
    let env = table.env();
    assert!(
        thoughts::next_search_job(&mut table.service, "test", &[]).is_none(),
        "Ann is to move"
    );
    assert!(
        !thoughts::tell_waiting(&mut table.service, &env),
        "the first look tells nobody"
    );
    for game in 1..=3 {
        let play = Action::Play {
            game: Some(GameId(game)),
            text: "D2-D3".to_owned(),
        };
        assert_eq!(table.ask("Ann", play), "");
    }
    table.told();
    table.pass(6_000);
    let env = table.env();
    assert!(thoughts::tell_waiting(&mut table.service, &env));
    assert!(
        !thoughts::tell_waiting(&mut table.service, &env),
        "nobody is told twice"
    );
    table.ask("Zoe", Action::Help);
    let told = table.messages();
    assert_eq!(told.len(), 3);
    let texts: Vec<String> = told.iter().map(|reply| reply.text.plain()).collect();
    assert!(texts[0].contains("Computer (level 1) is still thinking about this move."));
    assert!(texts[1].contains("is thinking about another game first, and then moves here."));
    assert!(
        texts[2].contains("is thinking about 2 other games first"),
        "{texts:?}"
    );
    assert!(told.iter().all(|reply| reply.notify.is_empty()));
    // A player who asks reads the same.
    let asked = table.ask("Ann", Action::Board(Some(GameId(3))));
    assert!(asked.contains("2 other games first"), "{asked}");
    // Once the computer has moved, the messages go.
    think(&mut table);
    let env = table.env();
    let edits = valid_controls::controls_edits_due(&table.service, "test", &env, 50);
    let gone: Vec<_> = edits.iter().filter(|edit| edit.deletes).collect();
    assert_eq!(gone.len(), 3, "{edits:?}");
    for edit in &edits {
        let left = ControlsEditOutcome::Left(edit.controls.len());
        valid_controls::settle_controls_edit(&mut table.service, edit.id, left, &env);
    }
    let env = table.env();
    let edits = valid_controls::controls_edits_due(&table.service, "test", &env, 50);
    assert!(edits.iter().all(|edit| !edit.deletes));
}

#[test]
fn a_computer_that_has_moved_meanwhile_needs_no_message_about_its_line() {
    let mut table = Table::new();
    assert_eq!(table.ask("Ann", offer(GameKind::KINGS_MATE, 1, "")), "");
    assert!(thoughts::next_search_job(&mut table.service, "test", &[]).is_none());
    let env = table.env();
    thoughts::tell_waiting(&mut table.service, &env);
    table.plays("Ann", "D2-D3");
    table.told();
    table.pass(6_000);
    let env = table.env();
    assert!(thoughts::tell_waiting(&mut table.service, &env));
    while thoughts::think_next(&mut table.service, "test", &env) {}
    table.ask("Zoe", Action::Help);
    let told = table.told();
    assert!(
        told.contains("plays ") && !told.contains("thinking about"),
        "{told}"
    );
}

#[test]
fn nobody_fills_the_queue_with_games_against_the_computer() {
    let mut table = Table::new();
    for _ in 0..20 {
        assert_eq!(table.ask("Ann", offer(GameKind::KINGS_MATE, 8, "")), "");
    }
    let many = table.ask("Ann", offer(GameKind::KINGS_GUARD, 1, ""));
    assert!(many.contains("You already play 20 games"), "{many}");
    assert_eq!(table.ask("Ben", offer(GameKind::KINGS_GUARD, 1, "")), "");
    let (game, sure) = (Some(GameId(7)), true);
    assert_eq!(table.ask("Ann", Action::Resign { game, sure }), "");
    assert_eq!(table.ask("Ann", offer(GameKind::KINGS_GUARD, 1, "")), "");
}

/// A game in which computer 8 thinks about Ann's first move.
fn thinking() -> Table {
    let mut table = Table::new();
    assert_eq!(
        table.ask("Ann", offer(GameKind::IMMORTAL_STAR_MASTERS, 8, "")),
        ""
    );
    table.plays("Ann", "D7-E7");
    table
}

/// Something that happens to a game while a computer thinks about it.
type Cause = Box<dyn Fn(&mut Table)>;

#[test]
fn a_thought_is_not_wanted_any_more_once_its_game_goes_another_way() {
    let annul = |table: &mut Table| {
        let wanted = ModerationAction::Annul {
            game: GAME,
            sure: Some(kingboard::play::stage::Stage::Running),
            reason: String::new(),
        };
        let mut request = table.request("Moe", Action::Moderate(wanted));
        request.access.moderates = true;
        let env = table.env();
        let said = table.service.handle(&request, &env);
        assert!(said[0].text.plain().starts_with("Done."), "{said:?}");
    };
    let forget = |table: &mut Table| {
        let asked = table.asked("Ann", Action::Privacy(PrivacyAction::Delete(None)));
        table.ask("Ann", button(&asked, "Delete everything"));
    };
    let forget_server = |table: &mut Table| {
        let mut deletes = Action::Privacy(PrivacyAction::Server(None));
        for _ in 0..2 {
            let mut request = table.request("Moe", deletes.clone());
            request.access.manages = true;
            let env = table.env();
            let replies = table.service.handle(&request, &env);
            deletes = match &replies[0].controls[..] {
                [Control::Button { action: ask, .. }] => ask.clone(),
                _ => deletes,
            };
        }
    };
    let ask = |action: Action| move |table: &mut Table| drop(table.ask("Ann", action.clone()));
    let (game, sure) = (Some(GAME), true);
    let causes: [(&str, Cause); 6] = [
        (
            "a take-back",
            Box::new(ask(Action::Takeback(TakebackAction::Ask(game)))),
        ),
        (
            "a resignation",
            Box::new(ask(Action::Resign { game, sure })),
        ),
        (
            "a pause",
            Box::new(ask(Action::Time(ClockAction::OfferPause(game)))),
        ),
        ("an annulment", Box::new(annul)),
        ("the deletion of the player", Box::new(forget)),
        ("the deletion of the server", Box::new(forget_server)),
    ];
    for (cause, happens) in causes {
        let mut table = thinking();
        let job = thoughts::next_search_job(&mut table.service, "test", &[]).unwrap();
        assert!(thoughts::wants_thought(&table.service, GAME, job.version));
        let before = thoughts::changes(&table.service);
        happens(&mut table);
        assert_ne!(thoughts::changes(&table.service), before, "{cause}");
        assert!(
            !thoughts::wants_thought(&table.service, GAME, job.version),
            "{cause}"
        );
        assert!(
            thoughts::next_search_job(&mut table.service, "test", &[]).is_none(),
            "{cause}"
        );
    }
}

/// A table of three, where Ann begins, the computer is next, and then Ben.
fn two_and_a_computer() -> Table {
    let mut table = Table::new();
    let three = NewChallenge {
        kind: GameKind::IMMORTAL_STAR_MASTERS,
        options: "three".parse().unwrap(),
        side: SideChoice::Seat(0),
        ..NewChallenge::default()
    };
    assert_eq!(table.ask("Ann", Action::Challenge(three)), "");
    let card = table.messages();
    assert_eq!(table.ask("Ben", button(&card, "Yellow")), "");
    let add = Action::Lobby(LobbyAction {
        game: GAME,
        seen: None,
        step: LobbyStep::AddComputer(1),
    });
    assert_eq!(table.ask("Ann", add), "");
    table
}

#[test]
fn a_computer_moves_on_where_a_player_who_was_to_move_has_been_forgotten() {
    // Given a table of three with one computer, whose queue is known, and where Ann is to move
    let mut table = two_and_a_computer();
    assert!(thoughts::next_search_job(&mut table.service, "test", &[]).is_none());
    // When Ann asks to be forgotten
    let asked = table.asked("Ann", Action::Privacy(PrivacyAction::Delete(None)));
    table.ask("Ann", button(&asked, "Delete everything"));
    // Then the computer is to move, and a thinker searches for it
    let job = thoughts::next_search_job(&mut table.service, "test", &[]);
    assert_eq!(job.map(|job| job.game), Some(GAME));
}

#[test]
fn a_pause_that_a_computer_grants_at_once_is_told_once() {
    let mut table = Table::new();
    assert_eq!(table.ask("Ann", offer(GameKind::KINGS_MATE, 1, "")), "");
    table.told();
    let pause = Action::Time(ClockAction::OfferPause(Some(GAME)));
    assert_eq!(table.ask("Ann", pause.clone()), "");
    let told = table.told();
    assert!(told.contains("#1 is paused."), "{told}");
    assert!(!told.contains("would like to pause"), "{told}");
    // If a person has to agree, too, the request is Ann’s alone.
    let mut table = two_and_a_computer();
    table.told();
    assert_eq!(table.ask("Ann", pause), "");
    let told = table.told();
    assert!(told.contains("Ann would like to pause #1"), "{told}");
    assert_eq!(told.matches("would like to pause").count(), 1, "{told}");
}

#[test]
fn lists_of_games_say_how_many_games_a_computer_thinks_about_first() {
    let mut table = Table::new();
    for _ in 0..4 {
        assert_eq!(table.ask("Ann", offer(GameKind::KINGS_MATE, 1, "")), "");
    }
    for game in 1..=3 {
        let play = Action::Play {
            game: Some(GameId(game)),
            text: "D2-D3".to_owned(),
        };
        assert_eq!(table.ask("Ann", play), "");
    }
    for filter in [GamesFilter::Mine, GamesFilter::Here] {
        let listed = table.ask("Ann", Action::Games(filter));
        let line = |game: &str| {
            let mut lines = listed.lines().filter(|line| line.contains(game));
            lines.next().unwrap_or_else(|| panic!("{game}: {listed}"))
        };
        let ends = [
            ("#1", " · the computer is thinking"),
            (
                "#2",
                " · the computer thinks about one game before this one",
            ),
            ("#3", " · the computer thinks about 2 games before this one"),
        ];
        for (game, end) in ends {
            assert!(line(game).ends_with(end), "{}", line(game));
        }
        assert!(!line("#4").contains("computer is"), "Ann is to move");
    }
    // If computers are switched off, nobody is said to think.
    table.without_computers();
    let listed = table.ask("Ann", Action::Games(GamesFilter::Mine));
    assert!(!listed.contains("the computer"), "{listed}");
}

#[test]
fn two_games_with_different_secrets_think_the_same() {
    let mut one = Table::new();
    let mut other = Table::new();
    other.dice(6, 5);
    for table in [&mut one, &mut other] {
        assert_eq!(
            table.ask("Ann", offer(GameKind::KINGS_MATE, 7, "active")),
            ""
        );
    }
    let secret = |table: &Table| {
        let file = records::export(&table.service, GAME, RecordFormat::Text).unwrap();
        let seal = file.text.lines().find(|line| line.contains("Seal"));
        seal.unwrap().to_owned()
    };
    assert_ne!(secret(&one), secret(&other));
    for mv in ["D2-D3", "A2-A3", "G2-G3"] {
        let thought = [&mut one, &mut other].map(|table| {
            table.plays("Ann", mv);
            let job = thoughts::next_search_job(&mut table.service, "test", &[]).unwrap();
            let thought = job.think(&Stop::default()).unwrap();
            let env = table.env();
            thoughts::take_thought(&mut table.service, &job, &thought, &env);
            thought
        });
        assert_eq!(thought[0], thought[1], "{mv}");
        if game(&one).steps().iter().any(|step| step.roll.is_some()) {
            break;
        }
    }
}
