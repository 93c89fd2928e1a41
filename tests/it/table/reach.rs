//! Moves of one piece: every target on the board and as a button, and a friendly text if there is none.

use kingboard::scene::Mark;
use kingboard::service::api::action::{Action, Asker};
use kingboard::service::api::reply::{Audience, Control, Reply};
use kingboard::service::boards::piece_moves;
use kingboard::service::{GameId, unwire, wire};

use crate::table::harness::{Table, button, person};
use crate::table::why_not::marked;

fn ask(cell: &str) -> Action {
    Action::PieceMoves {
        game: None,
        cell: cell.to_owned(),
    }
}

fn shown(table: &mut Table, player: &str, cell: &str) -> Reply {
    let mut replies = table.asked(player, ask(cell));
    assert_eq!(replies.len(), 1, "{cell}");
    assert_eq!(replies[0].audience, Audience::Asker);
    replies.remove(0)
}

fn labels(reply: &Reply) -> Vec<String> {
    let labels = reply.controls.iter().flat_map(|control| match control {
        Control::Button { label, .. } => vec![label.clone()],
        Control::Menu { options, .. } => options.iter().map(|(label, _)| label.clone()).collect(),
        Control::Select { .. } | Control::Invite { .. } | Control::Link { .. } => Vec::new(),
    });
    labels.collect()
}

#[test]
fn the_targets_of_a_piece_are_marked_listed_and_can_be_pressed() {
    let mut table = Table::game("");
    let reply = shown(&mut table, "Ann", " b1 ");
    assert_eq!(reply.text.plain(), "The priest on B1 may go to C2, D3.");
    let picture = reply.picture.as_ref().unwrap();
    assert_eq!(marked(&picture.scene, Mark::From), "B1");
    assert_eq!(marked(&picture.scene, Mark::Target), "C2 D3");
    assert!(picture.alt.contains("may go to C2, D3."), "{}", picture.alt);
    assert_eq!(picture.scene.caption.status, "What the priest on B1 may do");
    assert_eq!(labels(&reply), ["B1-C2", "B1-D3"]);
    table.told();
    let Control::Button { action, .. } = &reply.controls[1] else {
        panic!("a button");
    };
    let shown = table.asked("Ann", action.clone());
    assert_eq!(table.told(), "", "it does not count yet");
    let play = button(&shown, "Play it");
    assert_eq!(table.ask("Ann", play), "");
    assert!(table.told().contains("B1-D3"));
    assert!(
        table.ask("Ann", action.clone()).contains("turn"),
        "pressed again"
    );
}

#[test]
fn a_spectator_sees_the_same_without_buttons() {
    let mut table = Table::game("");
    for player in ["Ben", "Cid"] {
        let mut replies = table.asked(
            player,
            Action::PieceMoves {
                game: Some(GameId(1)),
                cell: "D2".to_owned(),
            },
        );
        let reply = replies.remove(0);
        assert_eq!(
            marked(&reply.picture.as_ref().unwrap().scene, Mark::Target),
            "D3"
        );
        assert_eq!(reply.controls, [], "{player} cannot play it");
    }
    let told = shown(&mut table, "Ben", "D8");
    assert!(
        told.text
            .plain()
            .contains("is Black’s, and White is to move")
    );
    assert_eq!(told.picture, None);
}

#[test]
fn a_piece_that_may_not_move_is_told_why() {
    let mut table = Table::game("");
    let told = shown(&mut table, "Ann", "A1").text.plain();
    assert_eq!(
        told,
        "The keeper on A1 has no legal move now.\nNot to A2, for instance: Your own fool stands on A2."
    );
    let mut table = Table::game("active");
    table.line("A2-A3 D8-D7 A3-A4 D7-D6 A4-A5 D6-D7 A5-A6 D7-D6 A6-A7 D6-D7 A7xB8[1:6]");
    table.told();
    let told = shown(&mut table, "Ann", "A7").text.plain();
    assert!(
        told.contains("no legal move") && told.contains("failed"),
        "{told}"
    );
    assert!(told.contains("KM-12"), "{told}");
}

#[test]
fn a_touched_piece_comes_first() {
    let mut table = Table::game("touch");
    table.ask(
        "Ann",
        Action::Touch {
            game: None,
            cell: "D2".to_owned(),
        },
    );
    let free = shown(&mut table, "Ann", "D2");
    assert_eq!(labels(&free), ["D2-D3"]);
    let held = shown(&mut table, "Ann", "B1");
    assert_eq!(held.controls, []);
    let told = held.text.plain();
    assert!(
        told.contains("touched piece comes first") && told.contains("D2-D3"),
        "{told}"
    );
    assert_eq!(marked(&held.picture.unwrap().scene, Mark::Target), "");
}

#[test]
fn squares_that_make_no_sense_are_answered_kindly() {
    let mut table = Table::game("");
    for (cell, part) in [
        ("D5", "Nothing stands on D5"),
        ("H1", "no square “H1”"),
        ("", "no square “”"),
        ("D10", "from A1 to G9"),
        ("D2; DROP TABLE games", "no square"),
        ("\u{202e}2D", "no square"),
        ("D+2", "no square"),
    ] {
        let reply = shown(&mut table, "Ann", cell);
        assert!(
            reply.text.plain().contains(part),
            "{cell}: {}",
            reply.text.plain()
        );
        assert_eq!(reply.picture, None);
    }
    assert!(
        table.ask("Cid", ask("D2")).contains("no game"),
        "which game?"
    );
    table.ask(
        "Ann",
        Action::Resign {
            game: None,
            sure: true,
        },
    );
    let over = table.ask(
        "Ann",
        Action::PieceMoves {
            game: Some(GameId(1)),
            cell: "D2".to_owned(),
        },
    );
    assert!(over.contains("is over"), "{over}");
}

#[test]
fn squares_are_offered_by_name_and_piece() {
    let mut table = Table::game("");
    let offers = |table: &Table, player: &str, typed: &str| -> Vec<String> {
        let offers = piece_moves::suggest_squares(
            &table.service,
            Asker::in_private(&person(player).id, &table.place),
            None,
            typed,
        );
        assert!(offers.len() <= 25);
        offers
            .into_iter()
            .map(|offer| format!("{}={}", offer.label, offer.value))
            .collect()
    };
    let all = offers(&table, "Ann", "");
    assert!(
        all.contains(&"D2 fool=D2".to_owned()) && all.len() > 5,
        "{all:?}"
    );
    assert!(
        !all.iter().any(|offer| offer.starts_with("A1")),
        "A1 cannot move"
    );
    assert_eq!(offers(&table, "Ann", "PRIEST").len(), 2);
    assert_eq!(offers(&table, "Ann", "d2"), ["D2 fool=D2"]);
    assert_eq!(offers(&table, "Cid", ""), [""; 0]);
    table.ask(
        "Ann",
        Action::Resign {
            game: None,
            sure: true,
        },
    );
    assert_eq!(offers(&table, "Ann", ""), [""; 0]);
}

#[test]
fn its_wire_form_carries_a_square_and_nothing_else() {
    let action = |cell: &str| Action::PieceMoves {
        game: Some(GameId(12)),
        cell: cell.to_owned(),
    };
    assert_eq!(wire(&action("D2")).as_deref(), Some("k1.reach.12.D2"));
    assert_eq!(unwire("k1.reach.12.D2"), Some(action("D2")));
    // Without a square it asks for one.
    assert_eq!(unwire(&wire(&action("")).unwrap()), Some(action("")));
    assert_eq!(unwire("k1.reach.12."), None);
    for odd in ["D", "D2.9", "D2 3", "DDDDD", "Ä2"] {
        assert_eq!(wire(&action(odd)), None, "{odd}");
        assert_eq!(unwire(&format!("k1.reach.12.{odd}")), None, "{odd}");
    }
}
