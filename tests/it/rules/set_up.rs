//! Laws of games from a position: set up, offered, played on, written and read back, they are as if played there.

use proptest::prelude::*;

use kingboard::game::any::AnyPosition;
use kingboard::game::chance::Roll;
use kingboard::game::options::Options;
use kingboard::game::outcome::Status;
use kingboard::game::seat::Seat;
use kingboard::game::text::SetupText;
use kingboard::games::GameKind;
use kingboard::play::command::{Command, MoveChoice};
use kingboard::play::decide::{DecideInput, DiceSource, decide};
use kingboard::play::event::{ChallengeTerms, Entry, Event};
use kingboard::play::game::consistency;
use kingboard::play::set_up::{NoBeginning, beginning, options_for};
use kingboard::play::{Game, GameId, Place, PlayerId, Ply, lobby, set_up, swap};
use kingboard::service::Record;

use crate::rules::laws::{Whim, crowd, playing, portrait};
use crate::table::harness::{BEGIN, env};

const fn entry(event: Event) -> Entry {
    Entry { at: BEGIN, event }
}

/// The log of a game from this position that has just begun, with Ann in the first seat.
fn begun_from(kind: GameKind, options: &Options, position: SetupText) -> Vec<Entry> {
    let [ann, others @ ..] = crowd();
    let created = Event::Created {
        kind,
        rules_version: kind.spec().rules_version,
        options: options.clone(),
        place: Place::in_server("test", "1", "10"),
        by: ann,
        invited: None,
        side: Some(Seat::FIRST),
        terms: ChallengeTerms {
            position: Some(position),
            ..ChallengeTerms::default()
        },
    };
    let mut log = vec![entry(created)];
    let seats = (kind.spec().sides)(options).len();
    for player in &others[..seats - 1] {
        let offered = Game::from_log(GameId(1), &log).unwrap();
        assert!(offered.is_set_up());
        assert_eq!(
            lobby::smaller_options(&offered),
            None,
            "the position is for its own table"
        );
        let (env, input) = (env(BEGIN, [1, 1]), DecideInput::default());
        let joined = decide(&offered, player, &Command::Join, &env, &input).unwrap();
        log.extend(joined.into_iter().map(entry));
    }
    log
}

/// Plays the move of a whim, with its dice; `false` where the game is over.
fn step(at: &mut dyn AnyPosition, (whim, faces): Whim) -> bool {
    let legal = at.legal();
    let Some(mv) = legal.get(usize::from(whim) % legal.len().max(1)) else {
        return false;
    };
    at.play(mv).unwrap();
    if let Status::ToRoll(dice) = at.status() {
        let roll = Roll::new(dice, faces[..usize::from(dice.count)].to_vec());
        at.resolve(&roll.unwrap()).unwrap();
    }
    true
}

/// Plays the same move in a game. Rolls are given as in a record.
fn play(game: &mut Game, log: &mut Vec<Entry>, (whim, faces): Whim) {
    let seat = game.to_move().unwrap();
    let player: PlayerId = game.mover_for_seat(seat).unwrap().clone();
    let count = game.choices().len();
    let choice = MoveChoice::Index {
        seen: game.version(),
        index: u16::try_from(usize::from(whim) % count).unwrap(),
    };
    let input = DecideInput {
        dice_source: DiceSource::Given(faces.to_vec()),
        ..DecideInput::default()
    };
    let mut decided = |game: &mut Game, command: &Command| match decide(
        game,
        &player,
        command,
        &env(BEGIN, faces),
        &input,
    ) {
        Ok(events) => {
            for event in events {
                game.apply(&entry(event.clone()));
                log.push(entry(event));
            }
        }
        Err(refusal) => panic!("{command:?}: {refusal:?}"),
    };
    decided(game, &Command::Play(choice));
    if game.dice_due().is_none() {
        return;
    }
    if game.uses_players_dice() {
        decided(
            game,
            &Command::EnterFaces {
                faces: format!("{} {}", faces[0], faces[1]),
                seen: None,
            },
        );
    } else {
        let thrower = game
            .who_may_roll()
            .and_then(|seat| game.player(seat))
            .unwrap()
            .clone();
        let events = decide(
            game,
            &thrower,
            &Command::Roll { seen: None },
            &env(BEGIN, faces),
            &input,
        );
        for event in events.unwrap() {
            game.apply(&entry(event.clone()));
            log.push(entry(event));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn a_position_that_is_set_up_is_played_on_as_where_it_was_reached(
        (kind, options, whims) in playing(60),
        cut in 0..50_usize,
    ) {
        let options = (kind.spec().settled)(options.without("touch"));
        let mut at = (kind.spec().start)(&options);
        let (before, after) = whims.split_at(cut.min(whims.len()));
        for whim in before {
            if !step(&mut *at, *whim) {
                return Ok(());
            }
        }
        let text = at.setup();
        let read = match beginning(kind, &options, text.as_str()) {
            Ok(read) => read,
            Err(why) => {
                prop_assert_eq!(why, NoBeginning::Over);
                prop_assert!(matches!(at.status(), Status::Over(_)));
                return Ok(());
            }
        };
        if matches!(at.status(), Status::Over(_)) {
            // Only counts that start again had ended it.
            return Ok(());
        }
        prop_assert_eq!(portrait(&*read), portrait(&*at));
        // Options that only say how sides are chosen are left out.
        let fitting = options_for(kind, &options, text.as_str());
        let mut log = begun_from(kind, &fitting, text.clone());
        let mut game = Game::from_log(GameId(1), &log).unwrap();
        prop_assert_eq!(consistency::inconsistency(&game), None);
        prop_assert_eq!(game.history().start(), &text);
        for whim in after {
            if game.to_move().is_none() || matches!(at.status(), Status::Over(_)) {
                break;
            }
            play(&mut game, &mut log, *whim);
            step(&mut *at, *whim);
            prop_assert_eq!(game.position().setup(), at.setup());
        }
        prop_assert_eq!(game.history().diverged(), None);
        prop_assert_eq!(swap::may_swap(&game), None);
        let folded = Game::from_log(GameId(1), &log).unwrap();
        prop_assert_eq!(folded.steps(), game.steps());
        let usual = (kind.spec().start)(&fitting).setup();
        prop_assert_eq!(game.summary().set_up, true);
        let record = Record::new(GameId(1), log.clone(), vec![], vec![]).unwrap();
        let text_of_record = record.text();
        let back = Record::read(text_of_record.as_bytes()).unwrap();
        if text != usual {
            let tag = format!("[Setup \"{text}\"]");
            prop_assert!(text_of_record.contains(&tag));
            prop_assert_eq!(back.log(), record.log());
            prop_assert!(back.played().is_set_up());
        }
        prop_assert_eq!(back.text(), text_of_record);
    }

    #[test]
    fn the_options_that_a_position_needs_follow_from_it((kind, options, whims) in playing(40)) {
        let options = (kind.spec().settled)(options);
        let mut at = (kind.spec().start)(&options);
        for whim in whims {
            if !step(&mut *at, whim) {
                break;
            }
        }
        let text = at.setup();
        let found = options_for(kind, &Options::default(), text.as_str());
        let read = (kind.spec().restore)(&found, text.as_str());
        prop_assert_eq!(read.unwrap().setup(), text.clone());
        // Some texts of a table are those of another one, too: there the players say which they mean.
        let usual = (kind.spec().restore)(&Options::default(), text.as_str()).is_ok();
        prop_assert!(usual || (kind.spec().sides)(&found) == (kind.spec().sides)(&options));
        let said = options_for(kind, &options, text.as_str());
        prop_assert_eq!((kind.spec().sides)(&said), (kind.spec().sides)(&options));
        prop_assert!(!found.has("swap") && !found.has("no-swap"));
    }
}

#[test]
fn black_may_open_a_game_and_the_second_side_counts_rounds() {
    let kind = GameKind::KINGS_MATE;
    let text = "erskspe/fffffff/7/7/7/7/7/FFFFFFF/EPSKSRE b Kk";
    let text = (kind.spec().restore)(&Options::default(), text).map(|at| at.setup());
    let usual = (kind.spec().start)(&Options::default()).setup();
    let text = text.unwrap_or_else(|_| SetupText::new(usual.as_str().replace(" w ", " b ")));
    let mut log = begun_from(kind, &Options::default(), text);
    let mut game = Game::from_log(GameId(1), &log).unwrap();
    assert_eq!(game.to_move(), Some(Seat::SECOND));
    for nth in [0, 3, 5] {
        play(&mut game, &mut log, (nth, [1, 1]));
    }
    let numbers: Vec<String> = game
        .steps()
        .iter()
        .map(|step| format!("{}{}", step.number.round, step.dots()))
        .collect();
    assert_eq!(numbers, ["1.", "1…", "2."]);
    assert_eq!(set_up::round_after(&game, Ply(1), Seat::FIRST), 1);
    assert_eq!(set_up::round_after(&game, Ply(3), Seat::FIRST), 2);
}

#[test]
fn what_cannot_be_played_is_no_beginning() {
    let none = Options::default();
    let of = |kind: GameKind, text: &str| beginning(kind, &none, text).map(|at| at.setup());
    let over = of(GameKind::KINGS_MATE, "K6/1s5/1ks4/7/7/7/7/7/7 w -");
    assert_eq!(over, Err(NoBeginning::Over));
    let Err(NoBeginning::Setup(error)) = of(GameKind::KINGS_MATE, "K6/7/7/7/7/7/7/7/7 w -") else {
        panic!("Black has no king");
    };
    assert_eq!(error.code, "king-missing");
}
