//! King's Guard as files: every game is restored exactly, even within a turn, and can be found and reviewed.

use kingboard::game::options::Options;
use kingboard::game::outcome::Score;
use kingboard::games::GameKind;
use kingboard::play::command::{Command, MoveChoice};
use kingboard::play::decide::{DecideInput, decide};
use kingboard::play::event::Entry;
use kingboard::play::record::{Comment, Record};
use kingboard::play::stage::Stage;
use kingboard::play::{Game, Ply, Timestamp};
use kingboard::service::api::action::Action;
use kingboard::service::api::values::{HistorySearch, RecordFormat, ReviewPage};
use kingboard::service::boards::views;
use kingboard::service::study::records;
use kingboard::service::{GameId, Place};
use kingboard::store::Store;

use crate::rules::laws::{begun, players, portrait};
use crate::table::harness::{BEGIN, Table, env};

const ALL_OPTIONS: [&str; 4] = ["", "small", "diagonal", "small diagonal"];

/// Pseudo-random indexes.
fn next(luck: &mut u64) -> usize {
    *luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
    usize::try_from(*luck >> 33).unwrap()
}

/// Asserts that a written record reads back as the same game and is written identically.
fn check_record(log: &[Entry], comments: Vec<Comment>) {
    let names = vec!["Ann".to_owned(), "Ben".to_owned()];
    let record = Record::new(GameId(1), log.to_vec(), names, comments).unwrap();
    let text = record.text();
    let again = Record::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
    assert_eq!(again.text(), text);
    let (one, other) = (record.played(), again.played());
    assert_eq!(one.summary(), other.summary(), "{text}");
    assert_eq!(one.steps(), other.steps(), "{text}");
    assert_eq!(one.choices(), other.choices(), "{text}");
    assert_eq!(
        portrait(one.position()),
        portrait(other.position()),
        "{text}"
    );
    assert_eq!(other.history().diverged(), None);
    assert_eq!(record.comments(), again.comments());
    serde_json::from_str::<serde_json::Value>(&record.json()).unwrap();
    // A game imported elsewhere is in the same state.
    let place = Place::in_server("test", "2", "20");
    let brought = again.imported_log(Some(&place), Timestamp(BEGIN.0 + 1_000_000));
    let there = Game::from_log(GameId(5), &brought).unwrap();
    assert_eq!(there.steps(), one.steps(), "{text}");
    assert_eq!(
        portrait(there.position()),
        portrait(one.position()),
        "{text}"
    );
}

#[test]
fn random_games_come_back_from_their_records_in_the_middle_of_turns_too() {
    let mut middles = 0;
    for (seed, options) in (1..).zip(ALL_OPTIONS.iter().cycle().take(8)) {
        let options: Options = options.parse().unwrap();
        let mut luck = seed;
        let mut log = begun(GameKind::KINGS_GUARD, &options);
        for ply in 1..=90_i64 {
            let game = Game::from_log(GameId(1), &log).unwrap();
            let (Some(seat), Stage::Running) = (game.to_move(), game.stage()) else {
                break;
            };
            let choices = game.choices();
            let captures: Vec<_> = choices
                .iter()
                .filter(|mv| mv.captures().is_some())
                .collect();
            // Captures are preferred, since they build towers.
            let mv = match captures.as_slice() {
                [_, ..] if !next(&mut luck).is_multiple_of(4) => {
                    captures[next(&mut luck) % captures.len()]
                }
                _ => &choices[next(&mut luck) % choices.len()],
            };
            let wanted = Command::Play(MoveChoice::ply(mv.clone()));
            let at = Timestamp(BEGIN.0 + 60_000 * ply);
            let player = &players()[seat.index()];
            let events = decide(
                &game,
                player,
                &wanted,
                &env(at, [1, 1]),
                &DecideInput::default(),
            )
            .unwrap();
            log.extend(events.into_iter().map(|event| Entry { at, event }));
            let game = Game::from_log(GameId(1), &log).unwrap();
            let middle = game.position().mid_turn();
            if middle && next(&mut luck).is_multiple_of(3) || ply % 30 == 0 {
                middles += usize::from(middle);
                let comment = Comment {
                    ply: game.ply(),
                    author: Some(players()[0].clone()),
                    text: "how high it is".to_owned(),
                };
                check_record(&log, vec![comment]);
            }
        }
        check_record(&log, Vec::new());
    }
    assert!(middles > 20, "{middles}");
}

/// A game that Ann wins in three turns, and one that Ben resigns, both in one place.
fn played() -> Table {
    let mut table = Table::of(GameKind::KINGS_GUARD, "small diagonal");
    table.plays("Ann", "D4-D5").plays("Ben", "A8-A7");
    table.plays("Ann", "D5-D7,D6").plays("Ben", "H8-H7");
    table.plays("Ann", "D7-D8");
    let told = table.told();
    assert!(told.contains("wins"), "{told}");
    let mate = table.start("Ann", "Ben", "");
    let resign = Action::Resign {
        game: Some(mate),
        sure: true,
    };
    table.ask("Ben", resign);
    table.told();
    table
}

#[test]
fn a_record_is_brought_to_another_table_and_walked_through_there() {
    let here = played();
    let text = records::export(&here.service, GameId(1), RecordFormat::Text)
        .unwrap()
        .text;
    assert!(text.contains("[Game \"kings-guard\"]"), "{text}");
    assert!(text.contains("[Options \"diagonal small swap\"]"), "{text}");
    let record = Record::read(text.as_bytes()).unwrap();
    let mut there = Table::on(Store::in_memory().unwrap());
    let env = there.env();
    let place = there.place.clone();
    let id = records::import(&mut there.service, &record, Some(&place), false, &env).unwrap();
    let back = records::export(&there.service, id, RecordFormat::Text)
        .unwrap()
        .text;
    let moves = |text: &str| -> Vec<String> {
        let lines = text.lines().filter(|line| line.contains("{[%at "));
        lines.map(str::to_owned).collect()
    };
    assert_eq!(moves(&back), moves(&text));
    let page = there.ask("Ann", Action::Review(ReviewPage::of(id)));
    assert!(
        page.contains("3. D7-D8 by Ann") && page.contains("(move 3 of 3)"),
        "{page}"
    );
    let page = there.ask(
        "Ann",
        Action::Review(ReviewPage {
            ply: Some(Ply(4)),
            ..ReviewPage::of(id)
        }),
    );
    assert!(page.contains("2. D5-D7, D6 by Ann"), "{page}");
    let position = views::game_sheet(&there.service, id, Some("2."))
        .unwrap()
        .unwrap();
    assert_eq!(position.picture.unwrap().scene.caption.last, "2. D5-D7, D6");
}

#[test]
fn games_of_both_kinds_are_found_counted_and_told_apart() {
    let mut table = played();
    let mut found = |search: HistorySearch| table.ask("Ann", Action::History(search));
    let all = found(HistorySearch::default());
    assert!(
        all.contains("King’s Guard: ") && all.contains("King’s Mate: "),
        "{all}"
    );
    let mut of = |kind| {
        found(HistorySearch {
            kind: Some(kind),
            ..HistorySearch::default()
        })
    };
    let guard = of(GameKind::KINGS_GUARD);
    assert!(
        guard.contains("#1 King’s Guard: ") && !guard.contains("#2"),
        "{guard}"
    );
    assert!(guard.contains("3 moves"), "{guard}");
    let mate = of(GameKind::KINGS_MATE);
    assert!(
        mate.contains("#2 King’s Mate: ") && !mate.contains("#1"),
        "{mate}"
    );
    let lost = table.ask(
        "Ben",
        Action::History(HistorySearch {
            player: Some(crate::table::harness::person("Ben").id),
            kind: Some(GameKind::KINGS_GUARD),
            score: Some(Score::Lost),
            ..HistorySearch::default()
        }),
    );
    assert!(lost.contains("#1 King’s Guard: "), "{lost}");
    let profile = table.ask(
        "Ben",
        Action::Profile(Some(crate::table::harness::person("Ann").id)),
    );
    assert!(
        profile.contains("King’s Guard") && profile.contains("King’s Mate"),
        "{profile}"
    );
    let dice = table.ask("Eve", Action::Verify(Some(GameId(1))));
    assert!(dice.contains("without dice"), "{dice}");
}
