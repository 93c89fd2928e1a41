//! Four Kings One War at a table of two: turns of two moves, by line and by menu, and kings handed over.

use kingboard::scene::Mark;
use kingboard::service::GameKind;
use kingboard::service::api::action::Action;
use kingboard::service::api::pick::PickStep;
use kingboard::service::api::preferences::{ConfirmMoves, Preference};
use kingboard::service::api::reply::{Control, Reply};
use kingboard::service::words::catalogue::catalogue;
use kingboard::service::words::language::Language;

use crate::table::guard_table::asks;
use crate::table::harness::{Table, button, labels, option};

fn four() -> Table {
    let mut table = Table::of(GameKind::FOUR_KINGS, "");
    table.told();
    table
}

#[test]
fn a_line_is_a_turn_or_half_of_one() {
    let mut table = four();
    table.plays("Ann", "E2-E5,B8-C8");
    let told = table.told();
    assert!(told.contains("Ann plays E2-E5, B8-C8."), "{told}");
    assert!(told.contains("Ben, it is your move."), "{told}");
    // Half a turn leaves it open, with a message.
    table.plays("Ben", "E15-E12");
    let told = table.told();
    assert!(told.contains("make your second move"), "{told}");
    assert!(table.say("Ann", "F1-G3").contains("Ben"));
    let refused = table.say("Ben", "E12-E11");
    assert!(
        refused.contains("has already moved in this turn"),
        "{refused}"
    );
    assert!(refused.contains("FK-6"), "{refused}");
    assert_eq!(table.say("Ben", "done"), "");
    assert!(table.told().contains("Ann, it is your move."));
    let refused = table.say("Ann", "F1-G3,E5-E6,B9-C9");
    assert!(refused.contains("two moves"), "{refused}");
    assert_eq!(table.told(), "");
}

#[test]
fn a_turn_is_picked_in_few_taps_army_by_army() {
    let mut table = four();
    let pieces = table.asked("Ann", Action::PickStep(PickStep::ChoosePiece(None)));
    let prompts: Vec<&str> = pieces[0]
        .controls
        .iter()
        .filter_map(|control| match control {
            Control::Menu { prompt, .. } => Some(prompt.as_str()),
            Control::Button { .. }
            | Control::Select { .. }
            | Control::Invite { .. }
            | Control::Link { .. } => None,
        })
        .collect();
    assert_eq!(
        prompts,
        ["Choose a piece of South", "Choose a piece of West"]
    );
    let targets = table.asked("Ann", option(&pieces[0], "E2"));
    let next = table.asked("Ann", option(&targets[0], "E5"));
    // The board after the first move, and the choices of the second, are visible to her only.
    assert_eq!(table.told(), "");
    let text = next[0].text.plain();
    assert!(
        text.contains("E2-E5") && text.contains("which piece"),
        "{text}"
    );
    let scene = &next[0].picture.as_ref().unwrap().scene;
    let spent = scene.marks.iter().find(|(_, mark)| *mark == Mark::Spent);
    assert_eq!(scene.grid.name(spent.unwrap().0), "E5");
    assert!(
        labels(&next[0])
            .iter()
            .all(|label| !label.starts_with("E5 "))
    );
    let targets = table.asked("Ann", option(&next[0], "B8"));
    let whole = table.asked("Ann", option(&targets[0], "C8"));
    assert_eq!(table.ask("Ann", button(&whole, "Play it")), "");
    assert!(table.told().contains("Ann plays E2-E5, B8-C8."));
    // The second move may be declined.
    let pieces = table.asked("Ben", Action::PickStep(PickStep::ChoosePiece(None)));
    let targets = table.asked("Ben", option(&pieces[0], "E15"));
    let next = table.asked("Ben", option(&targets[0], "E12"));
    let whole = table.asked("Ben", button(&next, "Done"));
    assert_eq!(table.ask("Ben", button(&whole, "Play it")), "");
    let told = table.told();
    assert!(told.contains("Ben plays E15-E12."), "{told}");
    assert!(told.contains("Ann, it is your move."), "{told}");
}

#[test]
fn after_the_first_move_of_a_turn_the_board_offers_done() {
    let mut table = four();
    table.plays("Ann", "E2-E5");
    let told = table.messages();
    let words = told[0].text.plain();
    assert!(words.contains("or say done"), "{words}");
    let whole = table.asked("Ann", button(&told, "Done"));
    let board = table.asked("Ann", Action::Board(None));
    assert!(labels(&board[0]).contains(&"Done".to_owned()));
    let others = table.asked("Ben", Action::Board(None));
    assert!(!labels(&others[0]).contains(&"Done".to_owned()));
    let not_his = table.ask("Ben", button(&told, "Done"));
    assert!(not_his.contains("Ann"), "{not_his}");
    assert_eq!(table.ask("Ann", button(&whole, "Play it")), "");
    let next = table.messages();
    assert!(next[0].text.plain().contains("Ben, it is your move."));
    // At the start of a turn there is no "Done".
    assert!(!labels(&next[0]).contains(&"Done".to_owned()));
    table.plays("Ben", "E15-E12");
    let reply = Action::Chat {
        text: "Done!".to_owned(),
        reply_to: None,
        addressed: true,
        aloud: true,
    };
    assert_eq!(table.ask("Ben", reply), "");
    assert!(table.told().contains("Ann, it is your move."));
}

#[test]
fn a_king_in_check_is_told_in_the_words_of_chess() {
    for kind in [GameKind::FOUR_KINGS, GameKind::IMMORTAL_STAR_MASTERS] {
        for id in ["alert-check", "caption-turn-check", "what-danger"] {
            for language in Language::ALL {
                let words = catalogue(language);
                assert!(!words.has(&format!("{id}-{kind}")), "{id} of {kind}");
                let own = words.line(&format!("{id}-{}", GameKind::KINGS_MATE), &[]);
                assert_ne!(words.line(id, &[]), own, "{language:?} {id}");
            }
        }
    }
}

#[test]
fn a_player_without_previews_is_done_with_the_last_tap() {
    let mut table = four();
    table.asked(
        "Ann",
        Action::Settings(vec![Preference::Confirm(ConfirmMoves::Off)]),
    );
    let pieces = table.asked("Ann", Action::PickStep(PickStep::ChoosePiece(None)));
    let targets = table.asked("Ann", option(&pieces[0], "F1"));
    let next = table.asked("Ann", option(&targets[0], "G3"));
    assert_eq!(table.ask("Ann", button(&next, "Done")), "");
    let told = table.told();
    assert!(told.contains("Ann plays F1-G3."), "{told}");
    assert!(told.contains("Ben, it is your move."), "{told}");
}

#[test]
fn walks_through_the_menus_end_in_legal_turns() {
    let mut table = four();
    for seed in 0_usize..10 {
        let player = table.mover();
        let mut shown = table.asked(&player, Action::PickStep(PickStep::ChoosePiece(None)));
        for step in 0_usize..12 {
            let [reply] = shown.as_slice() else {
                panic!("{shown:?}")
            };
            let action = if labels(reply).contains(&"Play it".to_owned()) {
                button(&shown, "Play it")
            } else {
                let mut asks = asks(reply);
                asks.retain(|action| !matches!(action, Action::PickStep(PickStep::ChoosePiece(_))));
                assert!(!asks.is_empty(), "{reply:?}");
                asks[(7 * seed + 5 * step) % asks.len()].clone()
            };
            shown = table.asked(&player, action);
            if shown.is_empty() {
                break;
            }
        }
        assert!(shown.is_empty(), "{shown:?}");
        assert!(table.told().contains(&format!("{player} plays ")));
    }
}

/// The text of a picture.
fn alt(reply: &Reply) -> String {
    reply.picture.as_ref().unwrap().alt.clone()
}

#[test]
fn a_board_is_told_army_by_army() {
    let mut table = four();
    let board = table.asked("Ann", Action::Board(None));
    let told = alt(&board[0]);
    for part in [
        "South: king I1, queen H1, rooks E1 L1, bishops G1 J1, knights F1 K1, pawns E2 F2",
        "West: king A9",
        "North: king H16",
        "East: king P8",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    assert!(!told.contains('…'), "{told}");
}
