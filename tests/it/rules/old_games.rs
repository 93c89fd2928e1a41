//! Old games that today's rules would forbid: a review shows them as stored.

use kingboard::game::chance::{Dice, Roll};
use kingboard::game::outcome::{Outcome, Termination};
use kingboard::game::text::{MoveText, SetupText};
use kingboard::play::Game;
use kingboard::play::command::{Command, MoveChoice, Refusal};
use kingboard::play::decide::{DecideInput, decide};
use kingboard::play::event::{Entry, Event};
use kingboard::play::game::consistency;
use kingboard::service::api::action::Action;
use kingboard::service::api::values::{FilmOptions, GamesFilter, ReviewPage, ReviewShows};
use kingboard::service::boards::views;
use kingboard::service::{GameId, GameKind, Options, Place, Ply, Seat, Timestamp};
use kingboard::store::{SideEffects, Store};

use crate::study::review::{at, buttons, menu, one, page};
use crate::table::harness::{BEGIN, Table, env, person};

/// The log of a finished game, as another version of the rules may have left it.
fn foreign(setups: &[&str]) -> Vec<Entry> {
    let entry = |nth: i64, event| Entry {
        at: Timestamp(BEGIN.0 + nth * 60_000),
        event,
    };
    let mut log = vec![
        entry(
            0,
            Event::Created {
                kind: GameKind::KINGS_MATE,
                rules_version: 99,
                options: Options::default().with("flying"),
                place: Place::in_server("test", "1", "10"),
                by: person("Ann").id,
                invited: Some(person("Ben").id),
                side: Some(Seat::FIRST),
                terms: kingboard::play::event::ChallengeTerms::default(),
            },
        ),
        entry(
            1,
            Event::Seated {
                seat: Seat::FIRST,
                player: person("Ann").id,
            },
        ),
        entry(
            1,
            Event::Seated {
                seat: Seat::SECOND,
                player: person("Ben").id,
            },
        ),
        entry(
            1,
            Event::Started {
                setup: SetupText::new(setups[0]),
            },
        ),
    ];
    for (nth, after) in setups[1..].iter().enumerate() {
        log.push(entry(
            2,
            Event::Played {
                seat: Seat::all(2).nth(nth % 2).unwrap(),
                text: MoveText::new(["D2-D9", "Q1xA1"][nth % 2]),
                after: SetupText::new(*after),
            },
        ));
    }
    let outcome = Outcome::win(2, Seat::FIRST, Termination::new("thunder"));
    log.push(entry(9, Event::Ended { outcome }));
    log
}

/// Changes the log as if it had begun under this program's rules.
fn under_our_rules(log: &mut [Entry]) {
    let Event::Created { rules_version, .. } = &mut log[0].event else {
        panic!("a log begins with its challenge");
    };
    *rules_version = GameKind::KINGS_MATE.spec().rules_version;
}

#[test]
fn a_game_goes_on_under_the_rules_it_began_with_or_not_at_all() {
    let mut log = foreign(&["erskspe/ff1f1ff/7/7/7/7/7/FF1F1FF/EPSKSRE w Kk"]);
    log.pop();
    let game = |log: &[Entry]| Game::from_log(GameId(1), log).unwrap();
    let does = |log: &[Entry], player: &str, command: &Command| {
        let input = DecideInput::default();
        let env = env(BEGIN, [1, 1]);
        decide(&game(log), &person(player).id, command, &env, &input)
    };
    let play = Command::Play(MoveChoice::typed(&game(&log), "D2-D3"));
    let other = Refusal::OtherRules { begun: 99, ours: 1 };
    for command in [&play, &Command::OfferDraw, &Command::AskTakeback] {
        assert_eq!(does(&log, "Ann", command), Err(other.clone()));
    }
    assert_eq!(consistency::inconsistency(&game(&log)), None);
    let mut store = Store::in_memory().unwrap();
    let summary = |id| Game::from_log(id, &log).unwrap().summary();
    store.create(&log, summary, SideEffects::default()).unwrap();
    let told = Table::on(store).say("Ann", "#1 D2-D3");
    assert!(
        told.contains("begun under rules version 99, and I play by version 1"),
        "{told}"
    );
    // Leaving is possible, and gives no result that was not played for.
    let aborted = Event::Aborted { by: Seat::FIRST };
    assert_eq!(does(&log, "Ann", &Command::Abort), Ok(vec![aborted]));
    assert!(does(&log, "Ben", &Command::Resign).is_ok());
    // Under the present version the same game continues.
    under_our_rules(&mut log);
    assert!(does(&log, "Ann", &play).is_ok());
}

#[test]
fn old_games_are_shown_whatever_todays_rules_say() {
    let unlawful = [
        // Three kings, seven fools, a crown right without its king, unknown moves.
        "kkk4/7/7/7/7/7/7/FFFFFFF/K6 w Kk",
        // No king, and only swordmasters.
        "sssssss/7/7/7/7/7/7/7/SSSSSSS b -",
        // Failed attacks without Active Play.
        "3k3/7/7/7/7/7/7/7/3K3 w - !A1",
        // An unknown piece, which cannot be drawn.
        "3k3/7/7/3Q3/7/7/7/7/3K3 b -",
        "3k3/7/7/7/7/7/7/7/3K3 w -",
    ];
    let mut store = Store::in_memory().unwrap();
    let log = foreign(&unlawful);
    let summary = |id| Game::from_log(id, &log).unwrap().summary();
    store.create(&log, summary, SideEffects::default()).unwrap();
    for name in ["Ann", "Ben"] {
        store.save_name(&person(name).id, name).unwrap();
    }
    let mut table = Table::on(store);
    let pieces = [11, 14, 2, 0, 2];
    for (ply, count) in (0..).zip(pieces) {
        let shown = one(&mut table, "Eve", page(ply));
        let words = shown.text.plain();
        assert!(words.contains("Ann won (thunder)"), "{words}");
        // Only the last position is one that could be played on.
        let on = usize::from(ply == 4);
        assert_eq!((menu(&shown).len(), buttons(&shown).len()), (4, 10 + on));
        let Some(picture) = shown.picture else {
            assert_eq!(ply, 3);
            assert!(
                words.contains("kept as 3k3/7/7/3Q3/7/7/7/7/3K3 b -"),
                "{words}"
            );
            continue;
        };
        assert_eq!(picture.scene.pieces.len(), count, "{ply}");
        assert!(!picture.alt.is_empty());
        let status = [
            "White to move",
            "Black to move",
            "White to move",
            "",
            "White wins",
        ];
        assert_eq!(picture.scene.caption.status, status[ply as usize]);
    }
    assert!(table.ask("Eve", at("Q1xA1")).contains("1… Q1xA1 by Ben"));
    let list = one(
        &mut table,
        "Eve",
        Action::Review(ReviewPage {
            shows: ReviewShows::List,
            ..ReviewPage::of(GameId(1))
        }),
    );
    assert!(
        list.text.plain().contains("2. D2-D9"),
        "{}",
        list.text.plain()
    );
    let sheet = views::game_sheet(&table.service, GameId(1), Some("1…"))
        .unwrap()
        .unwrap();
    assert_eq!(
        sheet.lines[1], "flying",
        "an option that is not known any more"
    );
    assert!(sheet.picture.is_some() && sheet.lines.contains(&"1. D2-D9 Q1xA1".to_owned()));
    let board = table.ask("Eve", Action::Board(Some(GameId(1))));
    assert!(board.contains("#1 is over."), "{board}");
}

#[test]
fn a_film_of_an_old_game_shows_its_dice_whatever_todays_rules_say() {
    let unlawful = [
        "k6/7/7/7/7/7/7/FFFFFFF/K6 w Kk",
        "F6/7/7/7/7/7/7/1FFFFFF/K6 b -",
    ];
    let mut log = foreign(&unlawful);
    let Event::Played { text, .. } = &mut log[4].event else {
        panic!("{:?}", log[4]);
    };
    *text = MoveText::new("A2xA9");
    let roll = Roll::new(Dice { count: 2, faces: 6 }, vec![5, 2]).unwrap();
    let thrown = Entry {
        at: log[4].at,
        event: Event::Rolled {
            roll,
            after: SetupText::new(unlawful[1]),
        },
    };
    log.insert(5, thrown);
    let mut store = Store::in_memory().unwrap();
    let summary = |id| Game::from_log(id, &log).unwrap().summary();
    store.create(&log, summary, SideEffects::default()).unwrap();
    let action = Action::Film {
        game: Some(GameId(1)),
        cut: FilmOptions::default(),
    };
    let film = one(&mut Table::on(store), "Eve", action)
        .picture
        .unwrap()
        .film()
        .cloned();
    let dice: Vec<_> = film
        .unwrap()
        .frames
        .iter()
        .map(|frame| frame.scene.dice.map(|dice| (dice.lie(), dice.won())))
        .collect();
    let (falling, lying) = (Some((false, false)), Some((true, true)));
    // The dice lie still while the piece moves and after it has arrived.
    let expected = [vec![None], vec![falling; 3], vec![lying; 5]].concat();
    assert_eq!(dice, expected);
}

#[test]
fn a_running_game_that_todays_rules_would_not_have_can_be_left_by_any_player() {
    let unlawful = [
        "k6/7/7/7/7/7/7/FFFFFFF/K6 w Kk",
        "F6/7/7/7/7/7/7/1FFFFFF/K6 b -",
    ];
    for leave in [
        Action::Abort(None),
        Action::Resign {
            game: None,
            sure: true,
        },
    ] {
        let mut log = foreign(&unlawful);
        log.pop();
        under_our_rules(&mut log);
        let mut store = Store::in_memory().unwrap();
        let summary = |id| Game::from_log(id, &log).unwrap().summary();
        store.create(&log, summary, SideEffects::default()).unwrap();
        let mut table = Table::on(store);
        let refused = table.say("Ben", "#1 D8-D7");
        assert!(refused.contains("is on hold"), "{refused}");
        assert!(
            refused.contains("/abort calls it off") && refused.contains("/resign gives it up"),
            "{refused}"
        );
        let eve = table.ask("Eve", Action::Abort(Some(GameId(1))));
        assert!(eve.contains("not playing"), "{eve}");
        assert_eq!(table.ask("Ann", leave), "");
        let games = table.ask("Ann", Action::Games(GamesFilter::Mine));
        assert!(games.contains("None yet"), "{games}");
    }
}

#[test]
fn moves_that_todays_rules_would_not_have_are_taken_back_as_they_were_stored() {
    let unlawful = [
        "k6/7/7/7/7/7/7/FFFFFFF/K6 w Kk",
        "F6/7/7/7/7/7/7/1FFFFFF/K6 b -",
        "6k/7/7/7/7/7/7/1FFFFFF/K6 w -",
    ];
    let mut log = foreign(&unlawful);
    log.pop();
    let at = log[5].at;
    for event in [
        Event::TakebackAsked {
            seat: Seat::SECOND,
            to: Ply(1),
        },
        Event::TakenBack { to: Ply(1) },
    ] {
        log.push(Entry { at, event });
    }
    let game = Game::from_log(GameId(1), &log).unwrap();
    let before = Game::from_log(GameId(1), &log[..5]).unwrap();
    assert_eq!(game.steps(), before.steps());
    assert_eq!(game.position().setup(), before.position().setup());
    assert_eq!(game.history().diverged(), before.history().diverged());
    // Nonsensical events do no harm.
    for to in [Ply(1), Ply(7)] {
        let mut odd = log.clone();
        let event = Event::TakenBack { to };
        odd.push(Entry { at, event });
        let odd = Game::from_log(GameId(1), &odd).unwrap();
        assert_eq!(odd.steps(), game.steps());
    }
}
