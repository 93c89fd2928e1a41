//! Records of games. A written record reads back, an invalid one is refused with its line, and a running game continues
//! elsewhere in the same state.

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

use kingboard::game::options::Options;
use kingboard::game::seat::Seat;
use kingboard::game::text::MoveText;
use kingboard::games::GameKind;
use kingboard::play::command::Command;
use kingboard::play::decide::{DecideInput, DiceSource, decide};
use kingboard::play::dice::roll_lands;
use kingboard::play::event::{ChallengeTerms, DiceEvent, Entry, Event};
use kingboard::play::record::{Comment, Record, RecordError};
use kingboard::play::seal::Secret;
use kingboard::play::stage::Stage;
use kingboard::play::time_control::TimeExclusions;
use kingboard::play::{Env, Game, GameId, Place, PlayerId, Ply, Timestamp, clock, sealed};
use kingboard::service::record_error;

use crate::rules::laws::{Whim, command_for, playing, portrait};
use crate::study::record_files::sealed_example;
use crate::table::harness::{BEGIN, env};

/// The record on the page about the format.
fn example() -> String {
    let page = include_str!("../../../docs/record.md");
    let (_, rest) = page.split_once("```text\n[Game ").unwrap();
    format!("[Game {}", rest.split_once("```").unwrap().0)
}

#[track_caller]
fn read(text: &str) -> Record {
    Record::read(text.as_bytes()).unwrap_or_else(|error| panic!("{}\n{text}", record_error(&error)))
}

#[track_caller]
fn refused(text: &str) -> RecordError {
    let Err(error) = Record::read(text.as_bytes()) else {
        panic!("this was read:\n{text}");
    };
    let sentence = record_error(&error);
    // Only the record's own text may look like markup.
    assert!(
        !sentence.contains("{ $") && !sentence.contains("record-"),
        "{sentence}"
    );
    assert!(
        sentence.starts_with(&format!("Line {}: ", error.line)),
        "{sentence}"
    );
    error
}

/// Typed text or a player's name.
fn words() -> impl Strategy<Value = String> {
    prop_oneof![
        "[A-Za-z ,.!?]{1,200}",
        "\\PC{1,40}",
        "[{}\\[\\]%\"\\\\ \n\t\u{202E}\u{0}a]{1,20}",
        Just("[%at 2026-03-01T12:00:00.000Z]} * {".to_owned()),
        Just("  two  spaces  ".to_owned()),
    ]
}

/// A game with the other parts of its record: the log, names and comments.
#[derive(Clone, Debug)]
struct Played {
    log: Vec<Entry>,
    names: Vec<String>,
    comments: Vec<Comment>,
}

fn players() -> [PlayerId; 2] {
    ["test:Ann \"[%} \u{202E}", "test:Ben"].map(PlayerId::new)
}

/// The properties of an offer.
#[derive(Clone, Copy, Debug)]
struct Offer {
    by: usize,
    invites: bool,
    side: Option<u8>,
    lot: u8,
    clock: Option<&'static str>,
    /// `true` if its dice are sealed, if it has any.
    sealed: bool,
}

fn offer() -> impl Strategy<Value = Offer> {
    (
        0..2_usize,
        any::<bool>(),
        prop::option::of(0..2_u8),
        1..=2_u8,
        prop::option::of(prop::sample::select(vec!["20d", "3d+12h/4d", "30h soft"])),
        prop::bool::weighted(0.8),
    )
        .prop_map(|(by, invites, side, lot, clock, sealed)| Offer {
            by,
            invites,
            side,
            lot,
            clock,
            sealed,
        })
}

/// The offer as an event.
fn created(kind: GameKind, options: &Options, offer: Offer) -> Event {
    let [by, other] = [offer.by, 1 - offer.by].map(|n| players()[n].clone());
    Event::Created {
        kind,
        rules_version: kind.spec().rules_version,
        options: options.clone(),
        place: Place::in_server("test", "1", " 1\"0"),
        by,
        invited: offer.invites.then(|| other.clone()),
        side: offer.side.and_then(Seat::new),
        terms: ChallengeTerms {
            clock: offer.clock.map(|clock| clock.parse().unwrap()),
            note: offer
                .clock
                .map(|_| "on \"time\"]".to_owned())
                .unwrap_or_default(),
            ..ChallengeTerms::default()
        },
    }
}

/// The player of the next command, mostly the one to act.
fn wisher(game: &Game, whim: u16) -> PlayerId {
    let acts = game
        .seat_to_act()
        .and_then(|seat| game.mover_for_seat(seat));
    let acts = acts.unwrap_or(&game.seats()[0]);
    let other = game.seats().iter().find(|other| *other != acts);
    other
        .filter(|_| whim.is_multiple_of(5))
        .unwrap_or(acts)
        .clone()
}

/// The event of an import from elsewhere, where the game had this number.
fn brought(game: GameId) -> Event {
    let place = Place::in_server("discord", "77", "88 ]}");
    Event::Imported { place, game }
}

/// The events of another player joining an open table; `None` if it is not open.
fn joins(game: &Game, nth: usize, env: &Env) -> Option<Vec<Event>> {
    let waits = game.stage() == Stage::Open;
    let more = PlayerId::new(format!("test:{nth}"));
    waits.then(|| decide(game, &more, &Command::Join, env, &DecideInput::default()).unwrap())
}

/// Plays a random game as the service would, with an occasional move to another place.
fn play(kind: GameKind, options: &Options, offer: Offer, whims: &[Whim]) -> Vec<Entry> {
    let other = players()[1 - offer.by].clone();
    let created = created(kind, options, offer);
    let mut log = vec![Entry {
        at: BEGIN,
        event: created,
    }];
    let mut secret = Secret::new([offer.lot; 32]);
    let mut game = Game::from_log(GameId(7), &log).unwrap();
    let mut now = Timestamp(BEGIN.0 + 1);
    let book = |game: &mut Game, log: &mut Vec<Entry>, now: Timestamp, events: Vec<Event>| {
        for event in events {
            let entry = Entry { at: now, event };
            game.apply(&entry);
            log.push(entry);
        }
    };
    if offer.sealed && sealed::is_sealable(&game) {
        let sealed = sealed::seal_event(&game, GameId(7), &secret);
        book(&mut game, &mut log, BEGIN, vec![sealed]);
    }
    let joined = decide(
        &game,
        &other,
        &Command::Join,
        &env(now, [offer.lot, 1]),
        &decide_input(&game, &secret, 0),
    )
    .unwrap();
    book(&mut game, &mut log, now, joined);
    for n in 3.. {
        let Some(joined) = joins(&game, n, &env(now, [offer.lot, 1])) else {
            break;
        };
        book(&mut game, &mut log, now, joined);
    }
    for (whim, faces) in whims {
        // Clocks of machines are sometimes set back.
        now.0 += i64::from(*whim) * 977 - 400_000;
        if whim % 61 == 7 {
            let game_there = GameId(i64::from(*whim));
            book(&mut game, &mut log, now, vec![brought(game_there)]);
            if offer.sealed && sealed::is_sealable(&game) && game.stage() == Stage::Running {
                secret = Secret::new([whim.to_le_bytes()[0]; 32]);
                let sealed = sealed::seal_event(&game, game_there, &secret);
                book(&mut game, &mut log, now, vec![sealed]);
            }
            continue;
        }
        if game.keeps_secret() && game.stage() == Stage::Running && game.dice_due().is_none() {
            let renewed = renewed(&game, &mut secret, *whim);
            book(&mut game, &mut log, now, renewed);
        }
        let overdue = overdue(&game, &secret, now);
        book(&mut game, &mut log, now, overdue);
        let player = wisher(&game, *whim);
        if let Ok(events) = decide(
            &game,
            &player,
            &timely(*whim).unwrap_or_else(|| command_for(&game, whim / 16)),
            &env(now, *faces),
            &decide_input(&game, &secret, *whim),
        ) {
            book(&mut game, &mut log, now, events);
        }
        if game.keeps_secret() && game.stage() != Stage::Running {
            book(&mut game, &mut log, now, vec![opened(&secret)]);
        }
    }
    log
}

/// The events that are due without a command: falling dice, or time that is up.
fn overdue(game: &Game, secret: &Secret, now: Timestamp) -> Vec<Event> {
    if game.dice_fall().is_some_and(|at| at <= now) {
        let luck = decide_input(game, secret, 0).dice_source;
        return roll_lands(game, &env(now, [3, 5]), &luck).unwrap();
    }
    clock::overdue(game, &TimeExclusions::default(), now)
}

/// The input of a decision: the secret, if there is one, and a random contribution of the player.
fn decide_input(game: &Game, secret: &Secret, whim: u16) -> DecideInput {
    let seed = match whim % 3 {
        0 => "test: “ ünd” [%x] {} \\ \u{202E}".to_owned(),
        1 => format!("discord:{whim}"),
        _ => String::new(),
    };
    let sealed = game.sealed().is_some();
    let luck = sealed.then(|| DiceSource::Sealed(secret.clone()));
    DecideInput {
        dice_source: luck.unwrap_or_default(),
        seed,
        ..DecideInput::default()
    }
}

fn opened(secret: &Secret) -> Event {
    let secret = secret.clone();
    Event::Dice(DiceEvent::Opened { secret })
}

/// An occasional renewal of the seal: proposed, declined, or carried out.
fn renewed(game: &Game, secret: &mut Secret, whim: u16) -> Vec<Event> {
    let by = Seat::FIRST;
    match (whim % 47, game.sealed().unwrap().renewal()) {
        (0..3, None) => vec![Event::Dice(DiceEvent::RenewalOffered { by })],
        (3..6, Some(by)) => vec![Event::Dice(DiceEvent::RenewalDeclined { by })],
        (6..15, Some(_)) => {
            let old = std::mem::replace(secret, Secret::new([whim.to_le_bytes()[0]; 32]));
            vec![
                opened(&old),
                sealed::seal_event(game, game.sealed().unwrap().seal().game, secret),
            ]
        }
        _ => vec![],
    }
}

/// An occasional command about time.
fn timely(whim: u16) -> Option<Command> {
    let answer = |accept| Command::AnswerPause { accept, seen: None };
    match whim % 59 {
        0 | 1 => Some(Command::OfferPause),
        2 | 3 => Some(answer(whim.is_multiple_of(3))),
        4..=9 => Some(Command::Resume),
        10 => Some(Command::GiveTime(i64::from(whim) * 1000)),
        11 => Some(Command::Claim),
        _ => None,
    }
}

fn games() -> impl Strategy<Value = Played> {
    let comment = (any::<prop::sample::Index>(), 0..4_usize, words());
    let comments = prop::collection::vec(comment, 0..6);
    let names = prop::collection::vec(words(), 2);
    (playing(80), offer(), comments, names).prop_map(
        |((kind, options, whims), offer, comments, names)| {
            let log = play(kind, &options, offer, &whims);
            let plies = Game::from_log(GameId(7), &log).unwrap().steps().len();
            let author = |n: usize| match n {
                0 => None,
                1 | 2 => Some(players()[n - 1].clone()),
                _ => Some(PlayerId::new("test:on looker]}")),
            };
            let comments = comments.into_iter().map(|(ply, by, text)| Comment {
                ply: Ply(u32::try_from(ply.index(plies + 1)).unwrap()),
                author: author(by),
                text,
            });
            Played {
                comments: comments.collect(),
                log,
                names,
            }
        },
    )
}

fn record_of(played: Played) -> Record {
    let Played {
        log,
        names,
        comments,
    } = played;
    Record::new(GameId(7), log, names, comments).unwrap()
}

fn check_same(one: &Game, other: &Game) {
    assert_eq!(one.summary(), other.summary());
    assert_eq!(one.steps(), other.steps());
    assert_eq!(one.choices(), other.choices());
    assert_eq!(one.requests().draw_offer(), other.requests().draw_offer());
    assert_eq!(
        one.requests().draw_declined(),
        other.requests().draw_declined()
    );
    assert_eq!(one.touched(), other.touched());
    assert_eq!(one.origin(), other.origin());
    assert_eq!(one.sealed(), other.sealed());
    assert_eq!(one.clocks(), other.clocks());
    assert_eq!(one.paused(), other.paused());
    assert_eq!(
        one.requests().pause_offers(),
        other.requests().pause_offers()
    );
    assert_eq!(one.terms(), other.terms());
    assert_eq!(portrait(one.position()), portrait(other.position()));
    assert_eq!(one.history().diverged(), None);
}

fn check_width(text: &str) {
    for line in text.lines().filter(|line| !line.starts_with('[')) {
        let wide = line.chars().count() > 80;
        // Text without spaces cannot be wrapped, and commands are not.
        let breaks = line.trim_start_matches("{[%").split(' ').count() > 1;
        assert!(!wide || !breaks || line.contains("[%"), "{line}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(192) })]

    #[test]
    fn what_is_written_reads_back_as_the_same_game(played in games()) {
        let record = record_of(played);
        let text = record.text();
        let again = read(&text);
        prop_assert_eq!(&again, &record, "{}", text);
        check_same(&again.played(), &record.played());
        prop_assert_eq!(again.text(), text.clone(), "writing is strict");
        check_width(&text);
        let hidden = ['\u{202E}', '\u{0}'];
        prop_assert!(!text.contains(hidden));
    }

    #[test]
    fn other_line_ends_and_white_space_change_nothing(played in games(), tight in any::<bool>()) {
        let record = record_of(played);
        let text = record.text();
        let (tags, moves) = text.split_once("\n\n").unwrap();
        let odd = if tight {
            // The format of another program: one paragraph, with numbers next to their moves.
            let words: Vec<&str> = moves.split_ascii_whitespace().collect();
            format!("\u{FEFF}{}\r\r{}", tags.replace('\n', "\r"), words.join(" ").replace(". ", "."))
        } else {
            format!("\n\n {}\r\n\t\r\n{}\r\n\r\n", tags.replace('\n', " \r\n\r\n\t"), moves.replace(' ', "\r\n   "))
        };
        // A full stop in a comment does not follow a number.
        if !tight || record.comments().is_empty() {
            prop_assert_eq!(read(&odd), record);
        }
    }

    #[test]
    fn the_json_form_has_the_same_moves(played in games()) {
        let record = record_of(played);
        let json: serde_json::Value = serde_json::from_str(&record.json()).unwrap();
        let game = record.played();
        let moves = json["moves"].as_array().unwrap();
        prop_assert_eq!(moves.len(), game.steps().len());
        for (one, step) in moves.iter().zip(game.steps()) {
            prop_assert_eq!(one["move"].as_str().unwrap(), step.text.as_str());
            prop_assert_eq!(one["position"].as_str().unwrap(), step.after.as_str());
            let dice = one["dice"].as_array().map(|dice| dice.iter().map(|die| die.as_u64().unwrap()).collect::<Vec<_>>());
            prop_assert_eq!(dice, step.roll.as_ref().map(|roll| roll.faces().iter().map(|face| u64::from(*face)).collect()));
        }
        prop_assert_eq!(json["comments"].as_array().unwrap().len(), record.comments().len());
        prop_assert_eq!(json["players"][0]["id"].as_str().unwrap(), game.seats()[0].as_str());
    }

    #[test]
    fn no_bytes_upset_the_reader(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        prop_assert!(Record::read(&bytes).is_err());
    }

    #[test]
    fn a_record_that_was_tampered_with_is_refused_or_sound(
        played in games(),
        hurts in prop::collection::vec((0..7_u8, any::<prop::sample::Index>(), any::<prop::sample::Index>(), any::<u8>()), 1..4),
    ) {
        let mut bytes = record_of(played).text().into_bytes();
        for (how, at, other, byte) in hurts {
            hurt(&mut bytes, how, at, other, byte);
        }
        match Record::read(&bytes) {
            Ok(record) => prop_assert_eq!(read(&record.text()), record),
            Err(error) => {
                let lines = bytes.split(|byte| matches!(byte, b'\n' | b'\r')).count();
                prop_assert!((1..=lines).contains(&error.line), "{error:?}");
                prop_assert!(!record_error(&error).contains('\n'));
            }
        }
    }
}

#[test]
fn the_random_games_have_everything_a_record_can_hold() {
    let mut runner = TestRunner::deterministic();
    let all: String = (0..1_200)
        .map(|_| record_of(games().new_tree(&mut runner).unwrap().current()).text())
        .collect();
    for part in [
        "x",
        "] {[%at ",
        "[%touched ",
        "[%draw offered ",
        "[%draw declined ",
        "[%draw agreed ",
        "[%takeback asked ",
        "[%takeback declined ",
        "[%takeback agreed ",
        "[%forfeited ",
        "[%aborted ",
        "[%imported ",
        "[%clk ",
        "[DiceSeal ",
        "[%sealed ",
        "[%seed white ",
        "[%renewal offered ",
        "[%renewal declined ",
        "[%opened ",
        "[%roll 1 ",
        "[%rolled ",
        "[%clock ",
        "[%flagged ",
        "[%gave ",
        "[%pause offered ",
        "[%pause declined ",
        "[%paused agreed ",
        "[%resumed ",
        "[%by white]",
        "[%by test:on\\u0020looker",
        "\n1-0\n",
        "\n0-1\n",
        "\n1/2-1/2\n",
        "\n*\n",
        "\"lot\"",
        "\"chosen\"",
        "\"anyone\"",
        "[Options \"active expanded interactive own-dice repetition touch\"]",
    ] {
        assert!(all.contains(part), "{part}");
    }
}

/// Changes, cuts, doubles or swaps bytes or lines.
fn hurt(
    bytes: &mut Vec<u8>,
    how: u8,
    at: prop::sample::Index,
    other: prop::sample::Index,
    byte: u8,
) {
    if bytes.is_empty() {
        return;
    }
    let (one, two) = (at.index(bytes.len()), other.index(bytes.len()));
    let mut lines: Vec<Vec<u8>> = bytes
        .split(|byte| *byte == b'\n')
        .map(<[u8]>::to_vec)
        .collect();
    let (line, another) = (at.index(lines.len()), other.index(lines.len()));
    match how {
        0 => bytes[one] = byte,
        1 => bytes.truncate(one),
        2 => drop(bytes.drain(one.min(two)..one.max(two))),
        3 => bytes.insert(one, byte),
        4 => {
            let again = lines[line].clone();
            lines.insert(another, again);
            *bytes = lines.join(&b'\n');
        }
        5 => {
            lines.remove(line);
            *bytes = lines.join(&b'\n');
        }
        _ => {
            lines.swap(line, another);
            *bytes = lines.join(&b'\n');
        }
    }
}

#[test]
fn the_example_of_the_page_is_a_record_as_it_is_written() {
    let record = read(&example());
    assert_eq!(record.text(), example());
    let game = record.played();
    assert_eq!(game.stage(), Stage::Over);
    assert_eq!(game.steps().len(), 11);
    let names: Vec<&str> = record.players().map(|(_, name)| name).collect();
    assert_eq!(names, ["Ann", "Bea \"the Keeper\""]);
    assert_eq!(record.game(), GameId(12));
    let authors: Vec<Option<&str>> = record
        .comments()
        .iter()
        .map(|comment| comment.author.as_ref().map(PlayerId::as_str))
        .collect();
    assert_eq!(authors, [Some("discord:11"), Some("discord:13")]);
    assert_eq!(record.comments()[0].ply, Ply(7));
    assert!(
        record.comments()[0]
            .text
            .ends_with("take without a higher roll.")
    );
    insta::with_settings!({
        snapshot_path => "../../golden/records",
        prepend_module_to_snapshot => false,
        omit_expression => true,
    }, { insta::assert_snapshot!("json", record.json()) });
}

/// The example with one part replaced.
#[track_caller]
fn with(from: &str, to: &str) -> String {
    let text = example();
    assert_eq!(text.matches(from).count(), 1, "{from}");
    text.replace(from, to)
}

/// Asserts the line and code of the error after replacing one part of the example.
#[track_caller]
fn check_all(cases: &[(&str, &str, usize, &str)]) {
    for (from, to, line, code) in cases {
        let error = refused(&with(from, to));
        let found = (error.line, error.code);
        assert_eq!(found, (*line, *code), "{to}: {}", record_error(&error));
    }
}

#[test]
fn what_is_wrong_in_form_is_named_with_its_line() {
    let endless = format!("[White \"{}\"]", "n".repeat(20_000));
    let wordy = format!("{{{}}}\n0-1", "word ".repeat(500));
    let comment = "{[%by discord:13] What a roll!}";
    check_all(&[
        ("[White \"Ann\"]", endless.as_str(), 5, "line-too-long"),
        ("\"Ann\"", "\"A\u{202E}nn\"", 5, "character"),
        ("\"Ann\"", "\"A\u{0}nn\"", 5, "character"),
        ("\"Ann\"", "\"A\\qnn\"", 5, "escape"),
        ("\"Ann\"", "\"Ann", 5, "tag"),
        ("\"Ann\"", "\"A\"nn\"", 5, "tag"),
        ("\"Ann\"", "\"Ann\\\"", 5, "tag"),
        ("[White \"Ann\"]", "[White \"Ann\"] [X \"y\"]", 5, "tag"),
        ("[White \"Ann\"]", "[Rules \"1\"]", 5, "tag-twice"),
        ("1... G8-G7", "[Late \"tag\"]", 21, "tag-late"),
        ("1. F2-F3", "(1. F2-F3", 20, "unexpected"),
        ("1. F2-F3", "1. F2-F3 $1", 20, "unexpected"),
        ("F6xG7[2:5]", "F6xG7[2:x]", 33, "dice"),
        ("F6xG7[2:5]", "F6xG7[2:256]", 33, "dice"),
        (
            "[%draw declined black",
            "[%draw declined grey",
            30,
            "command",
        ),
        (
            "[%draw declined black",
            "[%draw accepted black",
            30,
            "command",
        ),
        (
            "[%forfeited white resignation",
            "[%forfeited white boredom",
            37,
            "command",
        ),
        (comment, "{[%by nobody] What a roll!}", 36, "command"),
        (comment, "{[%by white]}", 36, "command"),
        (comment, "{[%by white What a roll!}", 36, "command"),
        (comment, "{a {b} c}", 36, "comment-nested"),
        (comment, "{a", 36, "comment-nested"),
        (comment, wordy.as_str(), 36, "comment-too-long"),
        ("\n0-1", "\n{0-1", 38, "comment-open"),
        ("\n0-1", "", 38, "no-result"),
        ("\n0-1", "\n0-1\n*", 39, "after-result"),
    ]);
}

#[test]
fn what_the_tags_say_wrong_is_named_with_its_line() {
    let long = format!("[White \"{}\"]", "n".repeat(10_000));
    check_all(&[
        ("[White \"Ann\"]", &long, 5, "too-long"),
        ("[Rules \"1\"]\n", "", 19, "tag-missing"),
        ("\"kings-mate\"", "\"chess\"", 1, "value"),
        ("[Rules \"1\"]", "[Rules \"one\"]", 3, "value"),
        ("[Rules \"1\"]", "[Rules \"+1\"]", 3, "value"),
        ("active touch", "active chess960", 4, "option"),
        ("discord:11", "discord:12", 8, "same-player"),
        ("discord:11", "eleven", 6, "id"),
        ("discord:11", "computer:9", 6, "id"),
        ("discord:11", "computer:3:1", 6, "id"),
        ("discord:11", "discord:\\n11", 6, "value"),
        ("\"Ann\"", "\"Ann\\nBea\"", 5, "value"),
        ("\"12\"", "\"99999999999999999999\"", 10, "value"),
        ("\"lot\"", "\"coin\"", 14, "value"),
        ("\"black\"]", "\"grey\"]", 12, "value"),
        (
            "[TimeControl \"-\"]",
            "[TimeControl \"1/86400\"]",
            16,
            "clock",
        ),
        ("[TimeControl \"-\"]", "[Setup \"7/7 w -\"]", 16, "setup"),
        (
            "[TimeControl \"-\"]",
            "[Setup \"K6/1s5/1ks4/7/7/7/7/7/7 w -\"]",
            16,
            "setup-over",
        ),
    ]);
}

#[test]
fn what_could_not_be_played_is_named_with_its_line() {
    check_all(&[
        ("1. F2-F3", "2. F2-F3", 20, "number"),
        ("1... G8-G7", "1. G8-G7", 21, "number"),
        ("1... G8-G7", "1... hello", 21, "move"),
        ("1... G8-G7", "1... G8-G6", 21, "move"),
        ("1... G8-G7", "1... D2-D3", 21, "move"),
        ("2026-03-01T18:40:02.900Z", "soon", 21, "time"),
        ("F6xG7[2:5]", "F6xG7", 33, "dice-missing"),
        ("F6xG7[2:5]", "F6xG7[2:7]", 33, "dice-faces"),
        ("F6xG7[2:5]", "F6xG7[2]", 33, "dice-faces"),
        ("F6xG7[2:5]", "F6xG7[0:5]", 33, "dice-faces"),
        ("F6xG7[2:5]", "F6xG7[2:5:1]", 33, "dice-faces"),
        ("5... D2-D3", "5... D2-D3[1:1]", 34, "dice-surplus"),
        ("touched F6", "touched G2", 33, "touched"),
        ("touched F6", "touched A1", 32, "act"),
        ("[%draw offered white", "[%draw offered black", 29, "act"),
        ("[%draw declined black", "[%draw declined white", 30, "act"),
        (
            "[%forfeited white resignation",
            "[%aborted white",
            37,
            "act",
        ),
        ("\n0-1", "\n1-0", 38, "result"),
        ("\n0-1", "\n*", 38, "result"),
        ("\n0-1", "\n6. A2-A3\n0-1", 38, "over"),
        ("[Result \"0-1\"]", "[Result \"1-0\"]", 17, "result"),
        ("\"resignation\"", "\"conquest\"", 18, "result"),
    ]);
}

#[test]
fn a_move_that_is_not_legal_is_told_with_the_rule_that_forbids_it() {
    let sentence = record_error(&refused(&with("1... G8-G7", "1... G8-G6")));
    assert!(
        sentence.starts_with("Line 21: G8-G6 cannot be played. A fool moves one square"),
        "{sentence}"
    );
    let setup = with("[TimeControl \"-\"]", "[Setup \"K6/7/7/7/7/7/7/7/7 w -\"]");
    let sentence = record_error(&refused(&setup));
    assert!(sentence.contains("Black has no king"), "{sentence}");
}

#[test]
fn a_file_that_is_no_record_is_refused() {
    for (text, code) in [
        ("", "no-tags"),
        ("\n\n  \n", "no-tags"),
        ("Dear diary", "no-tags"),
        ("{ \"game\": 1 }", "no-tags"),
        ("[Game \"kings-mate\"]", "no-result"),
        ("[Game \"kings-mate\"]\n*", "tag-missing"),
    ] {
        assert_eq!(refused(text).code, code, "{text}");
    }
    let binary = Record::read(b"[Game \"kings-mate\"]\n\xFF\xFE\x00").unwrap_err();
    assert_eq!((binary.line, binary.code), (2, "not-text"));
}

#[test]
fn a_huge_or_deep_file_is_refused() {
    let tags = example().split_once("\n\n").unwrap().0.to_owned();
    let huge = |part: &str| {
        let most = 16 * 1024 * 1024 - tags.len() - 2;
        format!("{tags}\n\n{}", part.repeat(most / part.len()))
    };
    for (text, codes) in [
        ("x".repeat(17 * 1024 * 1024), &["too-large"][..]),
        (huge("A"), &["line-too-long"]),
        (huge("{\n"), &["comment-open"]),
        (huge("(\n"), &["unexpected"]),
        (huge("{[%by white] x}\n"), &["too-many-moves"]),
        (huge("F2-F3\n"), &["too-many-moves"]),
        (huge("1.\n"), &["too-many-moves"]),
        (huge("{[%a]}\n"), &["too-many-moves"]),
        (huge("\n"), &["no-result"]),
        (huge("{}\n"), &["no-result"]),
        (
            (0..50_000).fold(String::new(), |all, n| all + &format!("[Tag{n} \"x\"]\n")),
            &["too-many-tags"],
        ),
    ] {
        let error = refused(&text);
        assert!(codes.contains(&error.code), "{error:?}");
    }
}

#[test]
fn a_game_of_other_rules_is_read_only_when_it_is_over_and_todays_rules_agree() {
    let old = with("[Rules \"1\"]", "[Rules \"7\"]");
    assert_eq!(read(&old).text(), old);
    let forbidden = refused(&old.replace("D8-D7", "D8-D6"));
    assert_eq!((forbidden.line, forbidden.code), (23, "move-rules"));
    let sentence = record_error(&forbidden);
    assert!(
        sentence.contains("D8-D6 was played under rules version 7"),
        "{sentence}"
    );
    let running = old
        .replace(
            "{[%forfeited white resignation 2026-03-07T08:00:00.000Z]}\n0-1",
            "*",
        )
        .replace("[Result \"0-1\"]\n[Termination \"resignation\"]\n", "");
    assert_eq!(refused(&running).code, "rules-running");
    read(&running.replace("[Rules \"7\"]", "[Rules \"1\"]"));
}

#[test]
fn little_is_needed_to_write_a_game_down_by_hand() {
    let text = "[Game \"kings-mate\"]\n[Rules \"1\"]\n[WhiteId \"console:ann\"]\n[BlackId \"console:bea\"]\n\
                [Place \"console\"]\n[Number \"1\"]\n[Started \"2026-03-01T13:00:00+01:00\"]\n\n\
                d2-d3 {a quiet start} D8 D7";
    // Moves are words here, so a space ends one.
    assert_eq!(refused(text).code, "no-result");
    let record = read(&text.replace("D8 D7", "d8d7 *"));
    let game = record.played();
    assert_eq!(game.steps()[1].text.as_str(), "D8-D7");
    assert_eq!(game.steps()[1].at, BEGIN);
    assert_eq!(record.comments()[0].author, None);
    let names: Vec<&str> = record.players().map(|(_, name)| name).collect();
    assert_eq!(names, ["console:ann", "console:bea"]);
}

#[test]
fn a_game_may_begin_from_another_position() {
    let text = with(
        "[TimeControl \"-\"]",
        "[TimeControl \"-\"]\n[Setup \"erskspe/ff1f1ff/7/7/7/7/5F1/FF1F2F/EPSKSRE b Kk\"]",
    );
    let text = text.replace("1. F2-F3 {[%at 2026-03-01T12:05:10.118Z]}\n", "");
    let error = refused(&text);
    assert_eq!(
        (error.line, error.code),
        (21, "number"),
        "Black opens the round now"
    );
    let tags = text.split_once("\n\n").unwrap().0;
    let tags = tags.replace(
        "[Result \"0-1\"]\n[Termination \"resignation\"]",
        "[Result \"*\"]",
    );
    let record = read(&format!("{tags}\n\n1. G8-G7\n1... F3-F4\n*\n"));
    let game = record.played();
    assert_eq!(
        (game.history().diverged(), game.stage()),
        (None, Stage::Running)
    );
    assert_eq!(read(&record.text()), record);
}

#[test]
fn a_challenge_has_no_record_and_a_game_called_off_has() {
    let [ann, ben] = players();
    let spec = GameKind::KINGS_MATE.spec();
    let created = Event::Created {
        kind: GameKind::KINGS_MATE,
        rules_version: spec.rules_version,
        options: Options::default(),
        place: Place::in_server("test", "1", "10"),
        by: ann,
        invited: None,
        side: None,
        terms: ChallengeTerms::default(),
    };
    let mut log = vec![Entry {
        at: BEGIN,
        event: created,
    }];
    assert_eq!(Record::new(GameId(1), log.clone(), vec![], vec![]), None);
    for (player, wanted) in [(&ben, Command::Join), (&ben, Command::Abort)] {
        let game = Game::from_log(GameId(1), &log).unwrap();
        let events = decide(
            &game,
            player,
            &wanted,
            &env(BEGIN, [1, 1]),
            &DecideInput::default(),
        )
        .unwrap();
        log.extend(events.into_iter().map(|event| Entry { at: BEGIN, event }));
    }
    let record = Record::new(GameId(1), log, vec![], vec![]).unwrap();
    assert!(
        record
            .text()
            .ends_with("{[%aborted white 2026-03-01T12:00:00.000Z]}\n*\n"),
        "{}",
        record.text()
    );
    assert_eq!(read(&record.text()), record);
}

#[test]
fn a_game_the_rules_have_left_behind_is_still_written_and_refused_by_its_move() {
    let mut log = read(&example()).log().to_vec();
    for entry in &mut log {
        if let Event::Played { text, .. } = &mut entry.event
            && text.as_str() == "D8-D7"
        {
            *text = MoveText::new("D8-D6");
        }
    }
    let record = Record::new(GameId(12), log, vec![], vec![]).unwrap();
    assert_eq!(record.played().history().diverged(), Some(Ply(4)));
    let error = refused(&record.text());
    assert_eq!((error.line, error.code), (23, "move"));
}

#[test]
fn what_is_wrong_is_said_in_a_sentence_that_names_what_was_expected() {
    for (from, to, said) in [
        (
            "[BlackId \"discord:12\"]",
            "[BlackId \"bea\"]",
            "Line 8: The tag BlackId names nobody: “bea” is not an id such as discord:12 or console:player-2.",
        ),
        (
            "1. F2-F3",
            "7. F2-F3",
            "Line 20: The text has “7.” where the move “1.” is due.",
        ),
    ] {
        assert_eq!(record_error(&refused(&with(from, to))), said);
    }
}

const SECRET: &str = "174cd63ae48eda6d7cc351aa9ebb14acf79810025af607d25be5dab68770e865";

/// The sealed record of the page, up to its first attack, and these commands.
fn sealed_so_far(commands: &[String]) -> String {
    let text = sealed_example();
    let ended = "[Result \"0-1\"]\n[Termination \"resignation\"]";
    assert!(text.contains(ended));
    let text = text.replace(ended, "[Result \"*\"]");
    let (begun, _) = text.split_once("{[%touched F6 ").unwrap();
    let at = "2026-03-05T10:00:00.000Z";
    let command = |words: &String| format!("{{[%{words} {at}]}}\n");
    let commands: String = commands.iter().map(command).collect();
    format!("{begun}{commands}*\n")
}

#[test]
fn dice_are_sealed_anew_once_opened_by_agreement_or_where_a_game_was_brought() {
    let seal = format!("sealed {} 12 1 2", "ab".repeat(32));
    let (opened, offered) = (format!("opened {SECRET} 0"), "renewal offered white");
    let (declined, brought) = ("renewal declined black", "imported discord:1:2 5");
    for (before, may) in [
        (&[][..], false),
        (&[offered, opened.as_str()], true),
        // The secret is lost, so nothing is opened.
        (&[offered], true),
        (&[offered, declined], false),
        (&[brought], true),
        (&[brought, seal.as_str()], false),
        (&[brought, seal.as_str(), offered], true),
    ] {
        let before = before.iter().map(|words| (*words).to_owned());
        let commands: Vec<String> = before.chain([seal.clone()]).collect();
        let text = sealed_so_far(&commands);
        if may {
            let record = read(&text);
            assert_eq!(record.text(), text);
            let seals = commands.iter().filter(|words| **words == seal).count();
            let game = record.played();
            assert_eq!(game.sealed().unwrap().seals().len(), 1 + seals);
        } else {
            let error = refused(&text);
            assert_eq!(error.code, "act", "{commands:?}");
        }
    }
}

#[test]
fn no_dice_fall_under_a_secret_that_is_open() {
    let (before, after) = ("5. F6xG7[3:6]", "2026-03-05T18:00:40.000Z");
    let opened =
        format!("{{[%renewal offered white {after}]}}\n{{[%opened {SECRET} 0 {after}]}}\n{before}");
    let text = sealed_example();
    assert_eq!(text.matches(before).count(), 1);
    let error = refused(&text.replace(before, &opened));
    assert_eq!((error.line, error.code), (38, "roll-open"));
}

#[test]
fn a_move_whose_dice_are_missing_is_told_so_beside_a_clock_too() {
    let timed = with("[TimeControl \"-\"]", "[TimeControl \"20d\"]");
    let (move_at, clock) = ("[%at 2026-03-05T18:00:52.114Z]}", "{[%clk 240:00:00.000]}");
    let timed = timed.replace(move_at, &format!("{move_at} {clock}"));
    let error = refused(&timed.replace("F6xG7[2:5]", "F6xG7"));
    assert_eq!((error.line, error.code), (33, "dice-missing"));
}

#[test]
fn a_clock_that_is_set_again_at_the_time_of_a_move_leaves_the_moves_own_clock() {
    let timed = with("[TimeControl \"-\"]", "[TimeControl \"10d\"]");
    let moment = "2026-03-01T18:40:02.900Z";
    let clock = "{[%clk 100:00:00.000]}";
    let again = format!("{{[%clock black 1:00:00.000 {moment}]}}");
    let moved = format!("{{[%at {moment}]}}");
    let text = timed.replace(&moved, &format!("{moved} {clock}\n{again}"));
    assert_ne!(text, timed);
    let record = read(&text);
    assert_eq!(read(&record.text()), record);
    assert!(record.text().contains(clock), "{}", record.text());
}
