//! The computer’s opinion of a game between people: no action shows it to anybody, and none has it made.

use kingboard::play::computer::Computer;
use kingboard::service::api::action::Action;
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::reply::Reply;
use kingboard::service::api::values::{Person, SideChoice};
use kingboard::service::background::{analyses, thoughts};
use kingboard::service::boards::at_table::{TableGame, table_game};
use kingboard::service::{GameId, GameKind, Version, unwire};
use kingboard::store::Store;

use crate::servers::security::every_action::{Kind, Target, Thinks, kinds, name_of};
use crate::servers::security::forged::{forged, shown};
use crate::study::analyses::{analyse, quick, resign, works};
use crate::table::harness::Table;

/// A finished game of Ann and Ben that has been analysed.
const OVER: GameId = GameId(1);
/// Their running game, which stands at one of its positions.
const RUNNING: GameId = GameId(2);
/// A table of three that Ann has opened, and where Ben sits.
const GATHERING: GameId = GameId(5);

fn world() -> Table {
    let mut table = quick(Table::on(Store::in_memory().unwrap()));
    table.start("Ann", "Ben", "");
    table.line("D2-D3 D8-D7 G2-G3 A8-A7 D3-D4 D7-D6");
    resign(&mut table, "Ben", OVER);
    table.ask("Zoe", analyse(OVER.0));
    assert!(works(&mut table) > 0);
    assert_eq!(table.start("Ann", "Ben", ""), RUNNING);
    table.plays("Ann", "#2 D2-D3");
    table.challenge("Ann", Some("Ben"), "");
    table.challenge("Ann", None, "");
    let three = NewChallenge {
        kind: GameKind::IMMORTAL_STAR_MASTERS,
        options: "three".parse().unwrap(),
        side: SideChoice::Seat(0),
        ..NewChallenge::default()
    };
    assert_eq!(table.ask("Ann", Action::Challenge(three)), "");
    assert_eq!(table.ask("Ben", Action::Accept(GATHERING)), "");
    table.told();
    table
}

fn game(table: &Table, id: GameId) -> TableGame {
    table_game(&table.service, id).unwrap()
}

/// Sends an action of a user who manages the server and moderates it.
fn asks(table: &mut Table, player: &str, action: Action) -> Vec<Reply> {
    let mut request = table.request(player, action);
    request.access.manages = true;
    request.access.moderates = true;
    let env = table.env();
    table.service.handle(&request, &env)
}

/// The versions of all games.
fn versions(table: &Table) -> Vec<Version> {
    let games = (1..).map_while(|id| table_game(&table.service, GameId(id)));
    games.map(|game| game.version).collect()
}

/// Returns `true` if a computer has a seat.
fn has_computer(game: &TableGame) -> bool {
    let computer = |seat: &Person| Computer::of(&seat.id).is_some();
    game.seats.iter().any(computer)
}

/// Fails if a computer thinks about a game between people. Returns `true` if it thinks about a move of its own.
fn assert_nobody_helped(table: &mut Table, thinks: Thinks, asked: &str) -> bool {
    let job = thoughts::next_search_job(&mut table.service, "test", &[]);
    if let Some(job) = &job {
        assert_eq!(thinks, Thinks::AsPlayer, "{asked}: {job:?}");
        assert!(has_computer(&game(table, job.game)), "{asked}");
    }
    if let Some(looks) = analyses::next_looks(&mut table.service, "test", &[]) {
        assert_eq!(thinks, Thinks::AfterTheEnd, "{asked}");
        assert!(game(table, looks.game).is_over, "{asked}");
    }
    job.is_some()
}

/// Returns `true` if a reply shows what an analysis found.
fn judges(shown: &str) -> bool {
    [
        " gave away",
        " per decision",
        "Best line",
        "Next mistake",
        "best line by",
    ]
    .iter()
    .any(|sign| shown.contains(sign))
}

/// The words of a sample, for messages of failed tests.
fn named(kind: &Kind, sample: &Action, player: &str) -> String {
    format!("{player}: {}: {sample:?}", kind.name)
}

#[test]
fn every_sample_is_of_its_kind() {
    let at = Target {
        game: RUNNING,
        version: game(&world(), RUNNING).version,
    };
    for kind in kinds(at) {
        for sample in &kind.samples {
            assert_eq!(name_of(sample), kind.name, "{sample:?}");
        }
    }
}

#[test]
fn no_action_there_is_has_a_computer_think_about_a_game_between_people_or_shows_its_opinion() {
    let mut plays = 0;
    for about in [OVER, RUNNING, GATHERING] {
        let version = game(&world(), about).version;
        let at = Target {
            game: about,
            version,
        };
        let mut table = world();
        let (untouched, mut fresh) = (versions(&table), true);
        for kind in kinds(at) {
            for sample in &kind.samples {
                if !fresh || kind.thinks != Thinks::Never {
                    table = world();
                }
                for player in ["Eve", "Ben", "Ann"] {
                    let asked = named(&kind, sample, player);
                    let replies = asks(&mut table, player, sample.clone());
                    plays += usize::from(assert_nobody_helped(&mut table, kind.thinks, &asked));
                    // The running game stands where the analysed one once stood: its players read no analysis.
                    let theirs = player != "Eve" && game(&table, RUNNING).is_running;
                    assert!(!theirs || !judges(&shown(&replies)), "{asked}: {replies:?}");
                }
                fresh = kind.thinks == Thinks::Never && versions(&table) == untouched;
            }
        }
    }
    assert!(plays > 10, "computers think for themselves: {plays}");
}

#[test]
fn no_control_has_a_computer_think_about_a_game_between_people() {
    let mut table = world();
    for id in forged(&[1, 2, 3, 4], &[0, 5, 6, 7]) {
        let Some(action) = unwire(&id) else { continue };
        // A computer that plays on from a finished game has moves of its own: tried above.
        if matches!(action, Action::PlayOn(_)) {
            continue;
        }
        for player in ["Ann", "Ben", "Eve"] {
            asks(&mut table, player, action.clone());
            // A game that is over may still wait for an analysis that an earlier control asked for.
            assert_nobody_helped(&mut table, Thinks::AfterTheEnd, &id);
        }
    }
}
