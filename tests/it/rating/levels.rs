//! The strength of the computer's levels among the rated people of a server.

use kingboard::games::GameKind;
use kingboard::service::Computer;
use kingboard::service::api::action::Action;
use kingboard::service::api::competition::{CompetitionAction, StandingsSpan};
use kingboard::service::api::computer::ComputerAction;
use kingboard::store::Store;

use crate::rating::games::{all_against_all, day, won_against};
use crate::table::harness::{Table, person};

const HOUR: i64 = 60 * 60 * 1_000;

/// A table where the first of these have a rating, and each of `guests` has won and lost this many games against level
/// 3.
fn table(guests: &[&str], each: i64) -> Table {
    let mut store = Store::in_memory().unwrap();
    let place = Table::new().place;
    all_against_all(&mut store, &place, &["Ann", "Ben", "Cyn"], "20251103");
    let computer = Computer::new(3).player();
    for (nth, name) in (0..).zip(guests) {
        for game in 0..each {
            let mut at = day("20260103");
            at.0 += (nth * each + game) * HOUR;
            let player = person(name).id;
            let both = [player.clone(), computer.clone()];
            won_against(&mut store, &place, &both, at);
            let both = [computer.clone(), player];
            won_against(&mut store, &place, &both, at);
        }
    }
    Table::on(store)
}

fn standings(table: &mut Table) -> String {
    let action = CompetitionAction::Standings {
        pool: None,
        everywhere: false,
        span: StandingsSpan::AllTime,
        page: None,
    };
    table.ask("Ann", Action::Competition(action))
}

#[test]
fn a_level_has_a_figure_once_three_rated_people_have_played_it_often() {
    // Ann, Ben and Cyn together have the mean of a new player, and half of the points.
    let mut table = table(&["Ann", "Ben", "Cyn"], 5);
    let told = standings(&mut table);
    let figure = "by games of rated people against it: level 3 about 1487 ± 87.";
    assert!(told.contains(figure), "{told}");
    let levels = Action::Computer(ComputerAction::Choose(GameKind::KINGS_MATE));
    let told = table.ask("Dan", levels);
    assert!(told.contains(figure), "where a level is chosen: {told}");
    let levels = Action::Computer(ComputerAction::Choose(GameKind::KINGS_GUARD));
    let told = table.ask("Dan", levels);
    assert!(!told.contains("rated people"), "another game: {told}");
}

#[test]
fn few_games_few_people_and_strangers_make_no_figure() {
    for (guests, each) in [
        (["Ann", "Ben", "Cyn"].as_slice(), 4),
        (&["Ann", "Ben"], 20),
        (&["Ann", "Ben", "Dan"], 20),
    ] {
        let told = standings(&mut table(guests, each));
        assert!(!told.contains("rated people"), "{guests:?}: {told}");
    }
}
