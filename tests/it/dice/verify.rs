//! Independent checks of sealed dice: the vectors in the docs, both verifiers, and forged records.

use std::path::Path;
use std::process::{Command as Shell, Output};

use kingboard::game::chance::Dice;
use kingboard::game::seat::Seat;
use kingboard::game::text::MoveText;
use kingboard::play::command::{Command, MoveChoice};
use kingboard::play::decide::{DecideInput, DiceSource, decide};
use kingboard::play::event::{ChallengeTerms, DiceEvent, Entry, Event};
use kingboard::play::record::Record;
use kingboard::play::seal::{RollInput, Scheme, Secret};
use kingboard::play::stage::Stage;
use kingboard::play::verify::{DiceReport, DiceVerdict, report};
use kingboard::play::{Game, Place, PlayerId, Timestamp, sealed, suppose};
use kingboard::service::api::access::Access;
use kingboard::service::api::action::{Action, Request};
use kingboard::service::api::dice::DiceAction;
use kingboard::service::api::values::RecordFormat;
use kingboard::service::study::records;
use kingboard::service::study::verify::findings;
use kingboard::service::{GameId, GameKind, Ply, record_error};

use crate::dice::sealed::{ATTACK, BEFORE};
use crate::operate::command_line::{fine, refused, run};
use crate::rules::argue::slow_tests;
use crate::table::harness::{BEGIN, Table, env, person};

const PAGE: &str = include_str!("../../../docs/sealed-dice.md");
const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/verify_dice.py");

/// The blocks of the page that start with this text.
fn blocks(begin: &str) -> Vec<&'static str> {
    let all = PAGE.split("```text\n").skip(1);
    all.map(|block| block.split("```").next().unwrap())
        .filter(|block| block.starts_with(begin))
        .collect()
}

/// The record shown on the page.
fn example() -> String {
    let found = blocks("[Game ");
    assert_eq!(found.len(), 1);
    found[0].to_owned()
}

/// The same game as sealed by scheme 1, since players have such records on their disks.
fn older() -> String {
    include_str!("../../golden/records/sealed-scheme-1.txt").to_owned()
}

fn checked(text: &str) -> Result<DiceReport, String> {
    let record = Record::read(text.as_bytes()).map_err(|error| record_error(&error))?;
    Ok(report(record.game(), record.log()).unwrap())
}

fn agrees(report: &DiceReport) -> bool {
    matches!(report.verdict(), DiceVerdict::Agrees { .. })
}

/// The rest of the block's line that starts with this word.
#[track_caller]
fn line<'a>(block: &'a str, word: &str) -> &'a str {
    let mut lines = block.lines();
    let found = lines.find_map(|line| line.strip_prefix(word)?.strip_prefix(' '));
    found.unwrap_or_else(|| panic!("no {word} in {block}"))
}

#[test]
fn the_vectors_of_the_page_are_what_the_program_computes() {
    let mut seals = 0;
    let mut rolls = 0;
    for block in blocks("secret ") {
        let secret = Secret::from_hex(line(block, "secret")).unwrap();
        let game = GameId(line(block, "game").parse().unwrap());
        if let Some((_, commitment)) = block.split_once("commitment ") {
            let scheme = Scheme::numbered(line(block, "scheme").parse().unwrap()).unwrap();
            let (kind, rules) = line(block, "rules").split_once(' ').unwrap();
            let kind: GameKind = kind.parse().unwrap();
            let expected = secret.commitment(scheme, kind, rules.parse().unwrap(), game);
            assert_eq!(commitment.trim(), expected.to_string());
            seals += 1;
            continue;
        }
        let seed = |side| Some(line(block, &format!("seed {side}")).to_owned());
        let seed = |side| (side, seed(side).filter(|seed| seed != "-"));
        let number: u8 = line(block, "kingboard roll").parse().unwrap();
        let throw = RollInput {
            scheme: Scheme::numbered(number).unwrap(),
            game,
            number: line(block, "roll").parse().unwrap(),
            seeds: ["white", "black"].map(seed).to_vec(),
            ply: Ply(line(block, "ply").parse().unwrap()),
            position: line(block, "position").to_owned(),
            mv: MoveText::new(line(block, "move")),
        };
        let (_, message) = block.split_once(" 6\n").unwrap();
        let (message, _) = message.split_once("\ncode ").unwrap();
        assert_eq!(throw.text(0), message);
        let (count, faces) = line(block, "dice").split_once(' ').unwrap();
        let dice = Dice {
            count: count.parse().unwrap(),
            faces: faces.parse().unwrap(),
        };
        let told: Vec<u8> = line(block, "faces")
            .split(' ')
            .map(|face| face.parse().unwrap())
            .collect();
        assert_eq!(throw.roll(&secret, dice).faces(), told);
        rolls += 1;
    }
    assert_eq!((seals, rolls), (2, 4), "of both schemes");
    assert!(PAGE.contains("\ncode 0 ff") && PAGE.contains("\ncode 1 "));
}

#[test]
fn the_game_of_the_page_is_a_record_as_it_is_written_and_agrees() {
    let text = example();
    let record = Record::read(text.as_bytes()).unwrap();
    assert_eq!(record.text(), text);
    let found = findings(&record, Some(&SEAL.to_uppercase())).unwrap();
    assert_eq!(
        found,
        [
            &format!("Seal {SEAL}, of #12 under rules version kings-mate 1, scheme 2:"),
            "Its secret: 174cd63ae48eda6d7cc351aa9ebb14acf79810025af607d25be5dab68770e865 (rolls made with it: 2)",
            "Roll 1, 5. F6xG7: [3:6], agrees.",
            "Roll 2, 5… G7xF6: [6:2], agrees.",
            "Checked: the opened secret is the one that was sealed, and all 2 rolls of #12 follow from it.",
        ]
    );
    let older = Record::read(older().as_bytes()).unwrap();
    assert_eq!(older.text(), self::older());
    let found = findings(&older, Some("CF0A49029EEAA68629F7B79C7ED69426")).unwrap();
    assert!(found[0].ends_with("scheme 1:"), "{found:?}");
    let json: serde_json::Value = serde_json::from_str(&record.json()).unwrap();
    assert_eq!(json["dice"]["rolls"], 2);
    assert_eq!(json["dice"]["seals"][0]["firstRoll"], 1);
    assert_eq!(json["dice"]["seals"][0]["scheme"], 2);
    assert_eq!(json["moves"][8]["roll"], 1);
}

/// Changes of the example, whether the Python program can also find them, and the message.
const FORGERIES: &[(&str, &str, bool, &str)] = &[
    (
        "F6xG7[1:2]",
        "F6xG7[1:3]",
        true,
        "roll 1 of #12 does not follow from the secret. On 5. F6xG7 the dice are given as [1:3], but the secret gives [1:2].",
    ),
    (
        "G7xF6[3:1]",
        "G7xF6[4:1]",
        true,
        "roll 2 of #12 does not follow",
    ),
    (
        "white discord:1467021133170507817",
        "white discord:1467021133170507818",
        true,
        "roll 1 of #12 does not follow",
    ),
    ("déjà", "deja", true, "roll 1 of #12 does not follow"),
    // The players have not agreed to open it.
    (
        "5... G7xF6[3:1]",
        "{[%opened 8ee89711330c1ccf39a2e65ad12bbd7df4a4a2ee857f53b4823f00fecb7bd252 1 2026-03-05T18:02:09.020Z]}\n5... G7xF6[3:1]",
        true,
        "could not happen",
    ),
    // Words added after the first roll must not decide a later one.
    (
        "5... G7xF6[3:1]",
        "{[%seed white other 2026-03-05T18:02:09.020Z]}\n5... G7xF6[3:1]",
        true,
        "could not happen",
    ),
    (
        "seed black",
        "seed white",
        true,
        "roll 1 of #12 does not follow",
    ),
    (
        "{[%seed black déjà\\u0020vu\\u0020🎲 2026-03-01T18:39:12.040Z]}\n",
        "",
        true,
        "roll 1 of #12 does not follow",
    ),
    ("roll 1 9", "roll 2 9", true, "depend on “2 9 "),
    ("roll 1 9", "roll 1 10", true, "depend on “1 10 "),
    (
        "roll 1 9 erskspe",
        "roll 1 9 erskepe",
        true,
        "depend on “1 9 erskepe",
    ),
    (
        "F6xG7[1:2] {[%at 2026-03-05T18:00:52.114Z]}\n{[%roll 1 9 erskspe/f4f1/1f4f/3f1F1/7/7/7/FF1F2F/EPSKSRE\\u0020w\\u0020Kk]}",
        "F6xG7[1:2] {[%at 2026-03-05T18:00:52.114Z]}",
        true,
        "The dice of F6xG7 are sealed, and what they depend on is missing",
    ),
    (
        "DiceSeal \"cf0a49",
        "DiceSeal \"cf0a48",
        true,
        "not the one that was sealed as cf0a48029eeaa68629f7b79c7ed69426336a84325b7ba6c74f52924b5c9878fa",
    ),
    (
        "opened 8ee897",
        "opened 8ee898",
        true,
        "not the one that was sealed as cf0a49029eeaa68629f7b79c7ed69426336a84325b7ba6c74f52924b5c9878fa",
    ),
    (
        "8fa 12 1\"",
        "8fa 13 1\"",
        true,
        "not the one that was sealed",
    ),
    (
        "8fa 12 1\"",
        "8fa 12 2\"",
        true,
        "not the one that was sealed",
    ),
    ("8fa 12 1\"", "8fa 12\"", true, "DiceSeal"),
    (
        "252 2 2026",
        "252 3 2026",
        true,
        "decided by the secret, by the record: 3. By the moves: 2.",
    ),
    ("\n0-1\n", "\n", true, "ends without a result"),
    (
        "[%forfeited white resignation 2026-03-07T08:00:00.000Z]",
        "",
        false,
        "“opened” could not happen",
    ),
    (
        "[DiceSeal \"cf0a49029eeaa68629f7b79c7ed69426336a84325b7ba6c74f52924b5c9878fa 12 1\"]\n",
        "",
        true,
        "could not happen",
    ),
    (
        "{[%opened 8ee89711330c1ccf39a2e65ad12bbd7df4a4a2ee857f53b4823f00fecb7bd252 2 2026-03-07T08:00:00.000Z]}\n",
        "",
        true,
        "was never opened, so 2 rolls",
    ),
    ("D2-D3", "B2-B3", false, "depend on"),
    (
        "Options \"active touch\"",
        "Options \"touch\"",
        false,
        "DiceSeal",
    ),
    (
        "Options \"active touch\"",
        "Options \"active own-dice touch\"",
        false,
        "DiceSeal",
    ),
];

#[track_caller]
fn forged((from, to, ..): &(&str, &str, bool, &str)) -> String {
    forged_in(&older(), from, to)
}

#[track_caller]
fn forged_in(text: &str, from: &str, to: &str) -> String {
    assert_eq!(text.matches(from).count(), 1, "{from}");
    text.replace(from, to)
}

/// The seal of the page's game.
const SEAL: &str = "5f981d60ffa22a2b551ee98f4252f125e9843bb4a1c4b885f6d10b2a6f5a585e";

/// Words added or changed too late for scheme 2: the text, its replacement, this program's message, and the Python
/// program's message.
const LATER: &[(&str, &str, &str, &str)] = &[
    // Before the first roll, but after the player's own first move.
    (
        "2. F3-F4",
        "{[%seed white other 2026-03-02T07:12:44.000Z]}\n2. F3-F4",
        "could not happen",
        "changed after the first move of white",
    ),
    (
        "3. F4-F5",
        "{[%seed black other 2026-03-02T19:55:21.000Z]}\n3. F4-F5",
        "could not happen",
        "changed after the first move of black",
    ),
    // A player without words at the first attack can add none later.
    (
        "{[%seed black déjà\\u0020vu\\u0020🎲 2026-03-01T18:39:12.040Z]}\n1... G8-G7",
        "1... G8-G7",
        "does not follow",
        "is given as",
    ),
    (
        "5... D2-D3",
        "{[%seed black other 2026-03-05T18:02:09.000Z]}\n5... D2-D3",
        "could not happen",
        "changed after a roll",
    ),
    // A seal of one scheme does not fit another.
    (
        " 12 1 2\"]",
        " 12 1\"]",
        "not the one that was sealed",
        "not the one that was sealed",
    ),
    (" 12 1 2\"]", " 12 1 3\"]", "DiceSeal", "knows no scheme 3"),
];

#[test]
fn what_is_added_too_late_is_refused_by_scheme_2() {
    for (from, to, why, _) in LATER {
        let text = forged_in(&example(), from, to);
        let said = Record::read(text.as_bytes())
            .map_err(|error| record_error(&error))
            .and_then(|record| findings(&record, None))
            .unwrap_err();
        assert!(said.contains(why), "{to}: {said}");
    }
}

#[test]
fn a_forged_record_is_refused_or_its_first_bad_roll_is_named() {
    for forgery in FORGERIES {
        let text = forged(forgery);
        let said = Record::read(text.as_bytes())
            .map_err(|error| record_error(&error))
            .and_then(|record| findings(&record, None))
            .unwrap_err();
        assert!(said.contains(forgery.3), "{}: {said}", forgery.1);
    }
}

/// A record of a sealed game in which these events follow its start.
fn begun_with(events: impl Fn(&Game) -> Vec<Event>) -> String {
    let players = ["test:Ann", "test:Ben"].map(PlayerId::new);
    let id = GameId(7);
    let entry = |event| Entry { at: BEGIN, event };
    let mut log = vec![entry(created(&players[0], "active"))];
    let game = Game::from_log(id, &log).unwrap();
    log.push(entry(sealed::seal_event(&game, id, &Secret::new([1; 32]))));
    let game = Game::from_log(id, &log).unwrap();
    let (env, input) = (env(BEGIN, [1, 1]), DecideInput::default());
    let joined = decide(&game, &players[1], &Command::Join, &env, &input).unwrap();
    log.extend(joined.into_iter().map(entry));
    let game = Game::from_log(id, &log).unwrap();
    log.extend(events(&game).into_iter().map(entry));
    let record = Record::new(id, log, vec![], vec![]).unwrap();
    record.text()
}

#[test]
fn a_seal_whose_secret_was_lost_is_replaced_in_a_record_by_agreement_only() {
    let offered = Event::Dice(DiceEvent::RenewalOffered { by: Seat::FIRST });
    let anew = |game: &Game| sealed::seal_event(game, GameId(7), &Secret::new([2; 32]));
    let agreed = begun_with(|game| vec![offered.clone(), anew(game)]);
    assert!(Record::read(agreed.as_bytes()).is_ok(), "{agreed}");
    let alone = begun_with(|game| vec![anew(game)]);
    assert!(Record::read(alone.as_bytes()).is_err(), "{alone}");
    let declined = Event::Dice(DiceEvent::RenewalDeclined { by: Seat::FIRST });
    let answered = begun_with(|_| vec![offered.clone(), declined.clone()]);
    assert!(Record::read(answered.as_bytes()).is_ok(), "{answered}");
    let unasked = begun_with(|_| vec![declined.clone()]);
    assert!(Record::read(unasked.as_bytes()).is_err(), "{unasked}");
}

#[test]
fn no_words_are_added_in_a_record_once_its_game_is_over() {
    let (seat, seed) = (Seat::SECOND, "late".to_owned());
    let seeded = Event::Dice(DiceEvent::Seeded { seat, seed });
    let (env, input) = (env(BEGIN, [1, 1]), DecideInput::default());
    let ann = PlayerId::new("test:Ann");
    let resigned = |game: &Game| decide(game, &ann, &Command::Resign, &env, &input).unwrap();
    let before = begun_with(|game| [vec![seeded.clone()], resigned(game)].concat());
    assert!(Record::read(before.as_bytes()).is_ok(), "{before}");
    let after = begun_with(|game| [resigned(game), vec![seeded.clone()]].concat());
    assert!(Record::read(after.as_bytes()).is_err(), "{after}");
}

/// The offer of a game with dice.
fn created(by: &PlayerId, options: &str) -> Event {
    let kind = GameKind::KINGS_MATE;
    Event::Created {
        kind,
        rules_version: kind.spec().rules_version,
        options: options.parse().unwrap(),
        place: Place::in_server("test", "1", "10"),
        by: by.clone(),
        invited: None,
        side: Some(Seat::FIRST),
        terms: ChallengeTerms::default(),
    }
}

/// The next command in such a game, and its player; `None` lets any player accept.
fn next(game: &Game, turn: usize, number: u8) -> (Option<&PlayerId>, Command) {
    let acts = game.seat_to_act().and_then(|seat| game.player(seat));
    let wanted = if game.dice_due().is_some() {
        Command::Roll { seen: None }
    } else if game.stage() == Stage::Open {
        Command::Join
    } else if turn >= 60 {
        Command::Resign
    } else {
        let choices = game.choices();
        let attack = choices.iter().find(|mv| suppose::needs_dice(game, mv));
        let some = &choices[(turn * 7 + usize::from(number)) % choices.len()];
        Command::Play(MoveChoice::ply(attack.unwrap_or(some).clone()))
    };
    (acts.filter(|_| wanted != Command::Join), wanted)
}

/// The record of a game with sealed dice, fixed by its number. Some have a renewal or a transfer to another place, some
/// are unfinished, and some have dice in the air.
fn sealed(number: u8) -> Record {
    let players = ["test:Ann", "test:Ben"].map(PlayerId::new);
    let waits = number % 5 == 2;
    let created = created(
        &players[0],
        if waits {
            "active interactive"
        } else {
            "active"
        },
    );
    let mut secret = Secret::new([number; 32]);
    let mut log = vec![Entry {
        at: BEGIN,
        event: created,
    }];
    let mut game = Game::from_log(GameId(7), &log).unwrap();
    let mut events = vec![sealed::seal_event(&game, GameId(7), &secret)];
    let mut turn = 0_usize;
    loop {
        let at = Timestamp(BEGIN.0 + i64::try_from(turn).unwrap() * 1000);
        for event in events.drain(..) {
            let entry = Entry { at, event };
            game.apply(&entry);
            log.push(entry);
        }
        let opens = |secret: &Secret| {
            let secret = secret.clone();
            Event::Dice(DiceEvent::Opened { secret })
        };
        let is_over = game.stage() == Stage::Over;
        if is_over || turn == 60 && number % 4 == 3 {
            let at = Timestamp(at.0 + 1);
            let event = opens(&secret);
            log.extend(is_over.then_some(Entry { at, event }));
            return Record::new(GameId(7), log, vec![], vec![]).unwrap();
        }
        let (player, wanted) = next(&game, turn, number);
        let player = player.unwrap_or(&players[1]);
        let input = DecideInput {
            dice_source: DiceSource::Sealed(secret.clone()),
            seed: format!("test: “{turn}” ünd {{}}"),
            ..DecideInput::default()
        };
        events = decide(&game, player, &wanted, &env(at, [1, 1]), &input).unwrap();
        let used = game.sealed().is_some_and(|dice| dice.rolls() > 0);
        let renews = number.is_multiple_of(3) && used && game.dice_due().is_none();
        if turn == 30 && renews {
            let by = Seat::FIRST;
            events = vec![
                Event::Dice(DiceEvent::RenewalOffered { by }),
                opens(&secret),
            ];
            secret = Secret::new([number + 100; 32]);
            events.push(sealed::seal_event(&game, GameId(7), &secret));
        } else if turn == 30 && number % 3 == 1 {
            secret = Secret::new([number + 100; 32]);
            let (place, there) = (Place::in_server("test", "1", "11"), GameId(7));
            events = vec![Event::Imported { place, game: there }];
            events.push(sealed::seal_event(&game, GameId(7), &secret));
        }
        turn += 1;
    }
}

/// Asserts that any change of a record is found, or leaves the same dice.
fn every_change_shows(text: &str) {
    let sound = checked(text).unwrap();
    assert!(agrees(&sound));
    let mut changed = 0;
    let mut look = |forged: &str| {
        changed += 1;
        if let Ok(found) = checked(forged) {
            assert!(!agrees(&found) || found == sound, "{forged}");
        }
    };
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    for first in 0..lines.len() {
        for most in 1..=3.min(lines.len() - first) {
            let kept = [&lines[..first], &lines[first + most..]].concat();
            look(&kept.concat());
        }
        look(&lines[..first].concat());
        let mut doubled = lines.clone();
        doubled.insert(first, lines[first]);
        look(&doubled.concat());
        let mut swapped = lines.clone();
        swapped.swap(first, (first + 1) % lines.len());
        look(&swapped.concat());
    }
    let letters = if slow_tests() { 2500 } else { 1000 };
    for (at, c) in text.char_indices().step_by(1 + text.len() / letters) {
        let next = match c {
            '9' | 'f' => '0',
            'a'..='y' | 'A'..='Y' | '0'..='8' => char::from_u32(u32::from(c) + 1).unwrap(),
            _ => 'x',
        };
        let (before, rest) = text.split_at(at);
        let rest = rest.strip_prefix(c).unwrap();
        look(&format!("{before}{next}{rest}"));
        look(&format!("{before}{rest}"));
    }
    assert!(changed > letters, "{changed}");
}

#[test]
fn no_change_of_any_letter_or_line_makes_other_dice_agree() {
    every_change_shows(&example());
    let renewed = (0..60).map(sealed).find(|record| {
        let report = report(record.game(), record.log()).unwrap();
        let used = report.seals.iter().all(|seal| seal.rolls.len() > 1);
        agrees(&report) && report.seals.len() == 2 && used
    });
    let renewed = renewed.unwrap();
    every_change_shows(&renewed.text());
}

#[test]
fn every_sealed_game_that_is_over_agrees_and_one_that_runs_waits() {
    let (mut agreed, mut waited, mut elsewhere) = (0, 0, 0);
    for record in (0..60).map(sealed) {
        let report = report(record.game(), record.log()).unwrap();
        let brought = |entry: &&_| matches!(entry, Event::Imported { .. });
        let events: Vec<_> = record
            .log()
            .iter()
            .map(|entry| entry.event.clone())
            .collect();
        match report.verdict() {
            DiceVerdict::Agrees { .. } => {
                assert!(!report.running);
                agreed += 1;
            }
            DiceVerdict::NotOpenYet(_) => {
                assert!(
                    report.running && !record.text().contains("[%opened") || report.seals.len() > 1
                );
                waited += 1;
            }
            DiceVerdict::Elsewhere(_) => {
                assert!(events.iter().any(|event| brought(&event)));
                elsewhere += 1;
            }
            other @ (DiceVerdict::WrongSecret(_)
            | DiceVerdict::WrongRoll(..)
            | DiceVerdict::NeverOpened(_)
            | DiceVerdict::Partly { .. }
            | DiceVerdict::Bare(_)) => panic!("{other:?}"),
        }
        for checked in &report.seals {
            assert_eq!(checked.bad(), None);
            assert_ne!(checked.matches, Some(false));
        }
    }
    assert!(
        agreed > 5 && waited > 5 && elsewhere > 5,
        "{agreed} {waited} {elsewhere}"
    );
}

fn python(file: &Path) -> Output {
    let mut python = Shell::new("python3");
    python.arg(SCRIPT).arg(file).output().unwrap()
}

#[test]
fn the_python_program_comes_to_the_same() {
    if Shell::new("python3").arg("--version").output().is_err() {
        println!("python3 is not on this machine: its program was not tried");
        return;
    }
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("game.txt");
    let says = |text: &str| {
        std::fs::write(&file, text).unwrap();
        let output = python(&file);
        let said = [output.stdout, output.stderr].map(|said| String::from_utf8(said).unwrap());
        (output.status.code() == Some(0), said.concat())
    };
    for forgery in LATER {
        let (fine, said) = says(&forged_in(&example(), forgery.0, forgery.1));
        assert!(!fine && said.contains(forgery.3), "{}: {said}", forgery.1);
    }
    let (fine, said) = says(&older());
    assert!(fine && said.ends_with("VERIFIED\n"), "{said}");
    let (fine, said) = says(&example());
    assert!(fine && said.ends_with("VERIFIED\n"), "{said}");
    let (fine, said) = says(&forged(&FORGERIES[0]));
    assert!(!fine && said.contains("roll 1 (ply 9, F6xG7)"), "{said}");
    for forgery in FORGERIES.iter().filter(|forgery| forgery.2) {
        let (fine, said) = says(&forged(forgery));
        assert!(
            !fine && said.starts_with("NOT VERIFIED: "),
            "{}: {said}",
            forgery.1
        );
    }
    // Dice that follow from words chosen afterwards.
    let late = "{[%seed white late 2026-03-05T18:02:09.000Z]}\n5... D2-D3";
    let ground = older()
        .replace("5... D2-D3", late)
        .replace("F6[3:1]", "F6[4:2]");
    let (fine, said) = says(&ground);
    assert!(!fine && said.contains("changed after a roll"), "{said}");
    let (fine, said) = says(&format!("\u{feff}{}", example()));
    assert!(fine, "{said}");
    for record in (0..40).map(sealed) {
        let report = report(record.game(), record.log()).unwrap();
        let (fine, said) = says(&record.text());
        assert_eq!(fine, agrees(&report), "{said}\n{}", record.text());
        assert!(fine || said.contains("is not opened"), "{said}");
    }
}

#[test]
fn the_program_checks_a_file_on_any_machine() {
    let dir = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| std::fs::write(dir.path().join(name), text).unwrap();
    write("game.txt", &example());
    let verify = |arguments: &[&str]| {
        let arguments = [&["verify-dice"], arguments].concat();
        run(&arguments, dir.path(), example().as_bytes())
    };
    for arguments in [
        &["game.txt"][..],
        &["-"],
        &["game.txt", "--seal", SEAL.get(..32).unwrap()],
        &["game.txt", "--seal", &SEAL.to_uppercase()],
    ] {
        let output = verify(arguments);
        let said = fine(&output);
        assert!(
            said.ends_with("and all 2 rolls of #12 follow from it.\n"),
            "{said}"
        );
    }
    for (seal, why) in [
        (
            "cf0a49029eeaa68629f7b79c7ed69427",
            "No seal of this record begins with cf0a49029eeaa68629f7b79c7ed69427. It has: 5f981d60ffa2",
        ),
        // Another secret with so few equal digits is found in minutes.
        (
            "cf0a4902",
            "“cf0a4902” has too few digits: give the whole seal, all 64 of them, or at least the first 32.",
        ),
        (
            "cf0a49029eeaa68629f7b79c7ed6942",
            "“cf0a49029eeaa68629f7b79c7ed6942” has too few digits",
        ),
        (
            "cf0a490g",
            "“cf0a490g” is not a seal: a seal is 64 digits from 0 to 9 and a to f. It stands in the message that offered the game, \
             and /dice verify shows it.",
        ),
    ] {
        let output = verify(&["game.txt", "--seal", seal]);
        assert!(
            refused(&output).starts_with(why),
            "{seal}: {}",
            refused(&output)
        );
    }
    write(
        "forged.txt",
        &forged_in(&example(), "G7xF6[6:2]", "G7xF6[6:3]"),
    );
    assert!(refused(&verify(&["forged.txt"])).contains("roll 2 of #12 does not follow"));
    write("broken.txt", &example().replace("2... D8-D7", "2... D8-D5"));
    assert!(refused(&verify(&["broken.txt"])).starts_with("Line 26: D8-D5 cannot be played."));
    write(
        "plain.txt",
        include_str!("../../../docs/record.md")
            .split("```text\n")
            .nth(1)
            .unwrap()
            .split("```")
            .next()
            .unwrap(),
    );
    assert!(refused(&verify(&["plain.txt"])).contains("was begun before dice were sealed"));
    assert!(refused(&verify(&["none.txt"])).contains("failed to read none.txt"));
    assert_eq!(
        std::fs::read_dir(dir.path()).unwrap().count(),
        4,
        "nothing is made"
    );
}

/// A table where Ann and Ben play with sealed dice, after White's first attack.
fn attacked() -> Table {
    let mut table = Table::new();
    table.start("Ann", "Ben", "active");
    for mv in BEFORE.split(' ').chain([ATTACK]) {
        let player = table.mover();
        table.plays(&player, mv);
    }
    table.told();
    table
}

#[test]
fn anybody_can_ask_how_the_dice_stand_and_check_them_at_the_end() {
    let mut table = attacked();
    let verify = || Action::Verify(Some(GameId(1)));
    let running = table.asked("Eve", verify()).remove(0);
    let said = running.text.plain();
    assert_eq!(running.file, None);
    assert!(
        said.contains("one roll was made with that seal. It can be checked when the game ends and the secret is opened."),
        "{said}"
    );
    assert!(said.contains("White has added nothing."), "{said}");
    let record = records::export(&table.service, GameId(1), RecordFormat::Text).unwrap();
    assert!(record.text.contains("{[%roll 1 9 ") && !record.text.contains("[%opened"));
    let game = None;
    table.ask("Ben", Action::Resign { game, sure: true });
    let ended = table.messages().pop().unwrap();
    assert!(ended.picture.is_some(), "the board");
    let file = ended.file.unwrap();
    assert_eq!(file.name, "kings-mate-1.txt");
    let found = findings(&Record::read(file.text.as_bytes()).unwrap(), None).unwrap();
    assert!(
        found
            .last()
            .unwrap()
            .contains("the one roll of #1 follows from it")
    );
    let over = table.asked("Eve", verify()).remove(0);
    let said = over.text.plain();
    assert!(
        said.contains("Checked: ") && said.contains("Its secret: "),
        "{said}"
    );
    assert!(
        said.contains("kingboard verify-dice kings-mate-1.txt"),
        "{said}"
    );
    assert_eq!(over.file, Some(file));
    assert!(
        table
            .ask("Eve", Action::Verify(Some(GameId(9))))
            .contains("no game #9")
    );
}

#[test]
fn what_came_to_nothing_has_nothing_to_check() {
    let mut table = Table::new();
    table.challenge("Ann", Some("Ben"), "active");
    table.ask("Ann", Action::Withdraw(GameId(1)));
    let said = table.ask("Ann", Action::Verify(Some(GameId(1))));
    assert!(said.contains("so there is nothing to check"), "{said}");

    table.start("Ann", "Ben", "active");
    table.told();
    let request = Request {
        user: person("Ann"),
        place: table.place.clone(),
        source: "test:77".to_owned(),
        access: Access::default(),
        action: Action::Resign {
            game: Some(GameId(2)),
            sure: true,
        },
    };
    let env = table.env();
    assert_eq!(table.service.handle(&request, &env), []);
    table.ask("Ben", Action::Help);
    let told = table.told();
    assert!(
        told.contains("Ann resigns") && !told.contains("adds"),
        "{told}"
    );
}

#[test]
fn what_is_open_already_is_checked_while_the_game_runs() {
    let mut table = attacked();
    for player in ["Ann", "Ben"] {
        assert_eq!(table.ask(player, Action::Dice(DiceAction::Renew(None))), "");
    }
    let said = table.ask("Eve", Action::Verify(Some(GameId(1))));
    assert!(
        said.contains("Checked so far: the one roll")
            && said.contains("no roll was made with that seal"),
        "{said}"
    );
}

#[test]
fn a_first_action_that_adds_to_the_dice_may_be_a_press() {
    let mut table = Table::new();
    table.start("Ann", "Ben", "active");
    let text = records::export(&table.service, GameId(1), RecordFormat::Text)
        .unwrap()
        .text;
    let game = Record::read(text.as_bytes()).unwrap().played();
    let pick = Action::Pick {
        game: GameId(1),
        seen: game.version(),
        index: 0,
    };
    let request = Request {
        user: person("Ann"),
        place: table.place.clone(),
        source: "test:77".to_owned(),
        access: Access::default(),
        action: pick,
    };
    let env = table.env();
    assert_eq!(table.service.handle(&request, &env), []);
    let text = records::export(&table.service, GameId(1), RecordFormat::Text)
        .unwrap()
        .text;
    assert!(
        text.contains("{[%seed white test:77 ") && text.contains("\n1. "),
        "{text}"
    );
}

#[test]
fn games_without_seals_say_why() {
    let mut older = Table::game("active");
    let said = older.ask("Eve", Action::Verify(Some(GameId(1))));
    assert!(
        said.contains("was begun before dice were sealed here"),
        "{said}"
    );
    let mut plain = Table::game("");
    let said = plain.ask("Ann", Action::Verify(None));
    assert!(said.contains("is played without dice"), "{said}");
}

/// The chi-square distance of counts from their expectation.
fn chi_square(counts: &[(f64, f64)]) -> f64 {
    let part = |(found, expected): &(f64, f64)| (found - expected).powi(2) / expected;
    counts.iter().map(part).sum()
}

#[test]
fn sealed_dice_are_fair() {
    let rolls: u32 = if slow_tests() { 10_000_000 } else { 300_000 };
    let secret = Secret::new([7; 32]);
    let pair = Dice { count: 2, faces: 6 };
    let mut outcomes = [[0_u32; 6]; 6];
    let mut throw = RollInput {
        scheme: Scheme::NOW,
        game: GameId(1),
        number: 0,
        seeds: vec![("white", Some("console:1".to_owned())), ("black", None)],
        ply: Ply(9),
        position: "K6/7/7/7/7/7/7/7/6k w -".to_owned(),
        mv: MoveText::new("F6xG7"),
    };
    for number in 1..=rolls {
        throw.number = number;
        let roll = throw.roll(&secret, pair);
        let [one, two] = [0, 1].map(|die| usize::from(roll.faces()[die] - 1));
        outcomes[one][two] += 1;
    }
    let all = f64::from(rolls);
    let sum = |cells: &mut dyn Iterator<Item = (usize, usize)>| -> f64 {
        cells.map(|(one, two)| f64::from(outcomes[one][two])).sum()
    };
    let pairs = || (0..6).flat_map(|one| (0..6).map(move |two| (one, two)));
    let faces: Vec<(f64, f64)> = (0..6)
        .flat_map(|face| {
            let first = sum(&mut pairs().filter(|(one, _)| *one == face));
            let second = sum(&mut pairs().filter(|(_, two)| *two == face));
            [(first, all / 6.0), (second, all / 6.0)]
        })
        .collect();
    let won = sum(&mut pairs().filter(|(one, two)| one > two));
    let attacks = [(won, all * 15.0 / 36.0), (all - won, all * 21.0 / 36.0)];
    let cells: Vec<(f64, f64)> = pairs()
        .map(|(one, two)| (f64::from(outcomes[one][two]), all / 36.0))
        .collect();
    let found = [&faces[..], &attacks, &cells].map(chi_square);
    println!(
        "{rolls} sealed rolls: chi-square of faces {:.2} (10 degrees), of attacks {:.2} (1), of pairs {:.2} (35); \
         the attacker won {:.4} % (15 of 36 are 41.6667 %)",
        found[0],
        found[1],
        found[2],
        100.0 * won / all
    );
    // Fair dice exceed these limits once in a thousand tries.
    for (found, most) in found.into_iter().zip([29.59, 10.83, 66.62]) {
        assert!(found < most, "{found} is more than {most}");
    }
}
