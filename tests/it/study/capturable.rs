//! Pieces that can be taken now, for players who hear a board: legal moves of the opponents and no more.

use kingboard::game::options::Options;
use kingboard::game::seat::{Seat, SeatSet};
use kingboard::game::text::SetupText;
use kingboard::games::GameKind;
use kingboard::play::event::{Entry, Event};
use kingboard::play::{Game, capturable};
use kingboard::service::GameId;
use kingboard::service::api::action::Action;
use kingboard::service::api::values::ReadOutPart;

use crate::rules::laws::begun;
use crate::rules::{four_rulings, stars_rulings};
use crate::table::harness::Table;

/// The game of this kind at this position.
fn at(kind: GameKind, options: &str, position: &str) -> Game {
    let options = options.split_whitespace();
    let options = options.fold(Options::default(), Options::with);
    let mut log: Vec<Entry> = begun(kind, &options);
    for entry in &mut log {
        if let Event::Started { setup } = &mut entry.event {
            *setup = SetupText::new(position);
        }
    }
    Game::from_log(GameId(1), &log).unwrap()
}

/// The names of the cells on which this seat can lose a piece now.
fn cells(game: &Game, seat: u8) -> String {
    let of = SeatSet::from_iter(Seat::new(seat));
    let grid = game.position().scene().grid;
    let found = capturable::capturable(game, of).unwrap();
    let names: Vec<String> = found.iter().map(|(_, cell)| grid.name(*cell)).collect();
    names.join(" ")
}

fn mine(table: &mut Table, player: &str) -> String {
    let part = ReadOutPart::Mine;
    table.ask(player, Action::Describe { game: None, part })
}

#[test]
fn own_pieces_in_words_say_which_of_them_can_be_taken_on_either_turn() {
    let mut table = Table::from_position("", "3k3/2s1s2/7/7/2f4/1F1F3/7/2S1S2/3K3 w -");
    let ann = mine(&mut table, "Ann");
    let white = "White: king D1, swordmasters C2 E2, fools B4 D4.\nCan be taken now: fools B4 D4.";
    assert!(ann.ends_with(white), "{ann}");
    let ben = mine(&mut table, "Ben");
    assert!(ben.ends_with("Can be taken now: fool C5."), "{ben}");
    table.plays("Ann", "B4xC5");
    let ann = mine(&mut table, "Ann");
    assert!(
        ann.ends_with("No piece of this side can be taken now."),
        "{ann}"
    );
    let ben = mine(&mut table, "Ben");
    assert!(
        ben.ends_with("No piece of this side can be taken now."),
        "{ben}"
    );
}

#[test]
fn who_has_no_seat_hears_it_of_each_side_and_nobody_of_a_game_that_is_over() {
    let mut table = Table::from_position("", "3k3/2s1s2/7/7/2f4/1F1F3/7/2S1S2/3K3 w -");
    let part = ReadOutPart::Mine;
    let game = Some(GameId(1));
    let cid = table.ask(
        "Cid",
        Action::Describe {
            game,
            part: part.clone(),
        },
    );
    let both = [
        "Can be taken now: fools B4 D4.\nBlack:",
        "Can be taken now: fool C5.",
    ];
    assert!(both.iter().all(|part| cid.contains(part)), "{cid}");
    table.ask("Ann", Action::Resign { game, sure: true });
    let ann = table.ask("Ann", Action::Describe { game, part });
    assert!(!ann.contains("be taken"), "{ann}");
}

#[test]
fn in_active_play_pieces_can_be_attacked_and_a_failed_attacker_is_out_for_its_turn() {
    let start = "3k3/2s1s2/7/7/2f4/1F1F3/7/2S1S2/3K3 w -";
    let mut table = Table::from_position("active", start);
    let ann = mine(&mut table, "Ann");
    assert!(ann.ends_with("Can be attacked now: fools B4 D4."), "{ann}");
    table.dice(1, 6).plays("Ann", "B4xC5");
    let ben = mine(&mut table, "Ben");
    // D4 can still attack.
    assert!(ben.ends_with("Can be attacked now: fool C5."), "{ben}");
    table.plays("Ann", "D4xC5");
    let ben = mine(&mut table, "Ben");
    assert!(
        ben.ends_with("No piece of this side can be attacked now."),
        "{ben}"
    );
}

#[test]
fn a_king_in_danger_is_heard_with_ones_own_pieces() {
    let mut table = Table::from_position("", "3k3/2s1s2/7/7/7/7/e6/7/2K4 b -");
    table.plays("Ben", "A3-A1");
    let ann = mine(&mut table, "Ann");
    let danger = "King in danger on C1.\nNo piece of this side can be taken now.";
    assert!(ann.ends_with(danger), "{ann}");
    let ben = mine(&mut table, "Ben");
    assert!(!ben.contains("King in danger"), "{ben}");
}

#[test]
fn a_touched_piece_alone_threatens() {
    let mut table = Table::from_position("touch", "3k3/2s1s2/7/7/2f4/1F1F3/7/2S1S2/3K3 w -");
    let touch = Action::Touch {
        game: None,
        cell: "C2".to_owned(),
    };
    table.ask("Ann", touch);
    let ben = mine(&mut table, "Ben");
    assert!(
        ben.ends_with("No piece of this side can be taken now."),
        "{ben}"
    );
}

#[test]
fn towers_reach_as_far_as_they_are_high_unless_another_must_be_dismantled() {
    let guard = |position| at(GameKind::KINGS_GUARD, "", position);
    let game = guard("4k4/9/9/4(gg)4/9/4G4/9/9/9/4K4 s -");
    assert_eq!([cells(&game, 0), cells(&game, 1)], ["E5", ""]);
    // Ruling KG-5.
    let game = guard("(ggggg)3k4/9/9/4(gg)4/9/4G4/9/9/9/4K4 s A10");
    assert_eq!(cells(&game, 0), "");
    let game = guard("4k4/9/9/9/9/9/9/9/4g4/4K4 s -");
    assert_eq!([cells(&game, 0), cells(&game, 1)], ["E1", "E2"]);
    // In the middle of South's turn.
    let game = guard("4k4/9/9/9/9/9/4g4/4G4/4(GG)4/4K4 s - @E2:1");
    assert_eq!(cells(&game, 0), "E3");
}

#[test]
fn in_four_kings_one_move_takes_also_in_passing_and_two_are_no_threat() {
    let four = |pieces, fields| {
        let table = four_rulings::table(pieces, fields, 2);
        at(GameKind::FOUR_KINGS, "", &table.write())
    };
    let game = four("sRI6 nQI12 sNE5", "W0 - - - - 0");
    assert_eq!([cells(&game, 0), cells(&game, 1)], ["I6", "I12"]);
    // The first move would have to clear the way for the second.
    let game = four("sRI6 nQI12 nPI9", "W0 - - - - 0");
    assert_eq!(cells(&game, 0), "");
    let game = four("sPE5 nPF5", "W1 E5 - - E3:E5,E4:E5 0");
    assert_eq!(cells(&game, 0), "E5");
}

#[test]
fn a_pawn_is_taken_in_passing_only_by_those_who_still_may() {
    let men = "rKA6 gKS6 yKO14 rP[s]F9 gP[n]G9 yP[w]F10 yRF13";
    for (rights, lost) in [("nw", "F9"), ("w", "F9"), ("-", "")] {
        let rights = rights.replace('-', "");
        let passed = if rights.is_empty() {
            "-".to_owned()
        } else {
            format!("E8:F9:{rights}")
        };
        let table = stars_rulings::table(men, &format!("s snw - {passed}"));
        let game = at(GameKind::IMMORTAL_STAR_MASTERS, "six", &table.write());
        assert_eq!(cells(&game, 0), lost, "{passed}");
    }
}

#[test]
fn at_a_table_of_teams_only_the_first_enemy_takes_in_passing() {
    for (hunter, lost) in [("nPF5", "E5"), ("ePF5", "")] {
        let men = format!("sPE5 {hunter}");
        let table = four_rulings::table(&men, "W0 - - - E3:E5,E4:E5 0", 4);
        let game = at(GameKind::FOUR_KINGS, "team", &table.write());
        assert_eq!(cells(&game, 0), lost, "{hunter}");
    }
}

#[test]
fn at_a_table_of_teams_partners_take_nothing_and_each_opponent_counts() {
    let table = four_rulings::table("sRI6 wRC6 eQO6 nNJ8", "S0 - - - - 0", 4);
    let game = at(GameKind::FOUR_KINGS, "team", &table.write());
    let lost: Vec<String> = (0..4).map(|seat| cells(&game, seat)).collect();
    assert_eq!(lost, ["I6", "", "", "O6"]);
}

#[test]
fn with_six_players_every_opponent_in_play_threatens() {
    let men = "rKA6 bKF1 kKN1 gKS6 yKO14 rRJ10 gRJ14 xwRJ6";
    let table = stars_rulings::table(men, "s suvnw");
    let game = at(GameKind::IMMORTAL_STAR_MASTERS, "six", &table.write());
    let lost: Vec<String> = (0..6).map(|seat| cells(&game, seat)).collect();
    assert_eq!(lost, ["J10", "", "", "J14", "", ""]);
}
