//! King's Guard at the table: turns typed and picked from menus, announced as one, beside another game.

use crate::table::harness::{Table, button, labels, option, person};
use crate::table::several::from;
use kingboard::service::GameKind;
use kingboard::service::api::action::Action;
use kingboard::service::api::pick::PickStep;
use kingboard::service::api::preferences::{ConfirmMoves, Preference};
use kingboard::service::api::reply::{Control, Reply};
use kingboard::service::api::values::ReadOutPart;
use kingboard::service::suggest;

fn guard(options: &str) -> Table {
    Table::of(GameKind::KINGS_GUARD, options)
}

/// The actions of all menus and buttons of a reply.
pub(crate) fn asks(reply: &Reply) -> Vec<Action> {
    let asks = reply.controls.iter().flat_map(|control| match control {
        Control::Button { action, .. } => vec![action.clone()],
        Control::Menu { options, .. } => options.iter().map(|(_, action)| action.clone()).collect(),
        Control::Select { .. } | Control::Invite { .. } | Control::Link { .. } => Vec::new(),
    });
    asks.collect()
}

#[test]
fn the_sides_are_called_as_in_this_game() {
    let mut table = guard("small");
    let told = table.told();
    assert!(told.contains("Ann plays South, Ben plays North"), "{told}");
    let board = table.ask("Ann", Action::Board(None));
    assert!(board.contains("Ann (South) against Ben (North)"), "{board}");
    let part = ReadOutPart::All;
    let words = table.ask("Ann", Action::Describe { game: None, part });
    assert!(
        words.contains("South: ") && words.contains("North: "),
        "{words}"
    );
    for text in [told, board, words] {
        assert!(!text.contains("White") && !text.contains("Black"), "{text}");
    }
}

#[test]
fn a_typed_turn_is_told_once_and_counts_whole_or_not_at_all() {
    let mut table = guard("");
    table.plays("Ann", "E5-E6").plays("Ben", "a10a9");
    table.told();
    // The second piece of a tower of two has one step only.
    let refused = table.say("Ann", "E6-E8,C6");
    assert!(refused.contains("C6 is 2 steps from E6"), "{refused}");
    assert_eq!(table.told(), "");
    table.plays("Ann", "E6-E8,E5");
    let told = table.told();
    assert!(told.contains("Ann plays E6-E8, E5."), "{told}");
    assert!(told.contains("Ben, ") && !told.contains("done"), "{told}");
}

#[test]
fn chatter_is_left_alone_and_done_is_chatter_between_turns() {
    let mut table = guard("small");
    for line in ["done", "Done!", "hello", "A or B?"] {
        assert_eq!(table.say("Ann", line), "", "{line}");
    }
}

#[test]
fn a_whole_turn_is_shown_before_it_counts_where_that_is_wanted() {
    let mut table = guard("");
    table.plays("Ann", "E5-E6").plays("Ben", "A10-A9");
    table.asked(
        "Ann",
        Action::Settings(vec![Preference::Confirm(ConfirmMoves::All)]),
    );
    table.told();
    let line = Action::Chat {
        text: "E6-E8,E5".to_owned(),
        reply_to: None,
        addressed: false,
        aloud: false,
    };
    let shown = table.asked("Ann", line);
    assert!(shown[0].text.plain().contains("E6-E8, E5"), "{shown:?}");
    assert_eq!(table.told(), "");
    let play = button(&shown, "Play it");
    assert_eq!(table.ask("Ann", play.clone()), "");
    assert!(table.told().contains("Ann plays E6-E8, E5."));
    // After a second press it is no longer the player's turn.
    let again = table.ask("Ann", play);
    assert!(again.contains("Ben"), "{again}");
    assert_eq!(table.told(), "");
}

#[test]
fn a_turn_is_picked_piece_by_piece_and_kept_in_the_controls() {
    let mut table = guard("");
    table.plays("Ann", "E5-E6").plays("Ben", "A10-A9");
    table.told();
    let pieces = table.asked("Ann", Action::PickStep(PickStep::ChoosePiece(None)));
    let targets = table.asked("Ann", option(&pieces[0], "E6"));
    let next = table.asked("Ann", option(&targets[0], "E8"));
    assert!(next[0].text.plain().contains("E6-E8"), "{next:?}");
    assert!(labels(&next[0]).contains(&"Done".to_owned()), "{next:?}");
    assert_eq!(table.told(), "");
    let older = option(&next[0], "E5");
    let whole = table.asked("Ann", older.clone());
    assert_eq!(table.ask("Ann", button(&whole, "Play it")), "");
    assert!(table.told().contains("Ann plays E6-E8, E5."));
    table.plays("Ben", "I10-I9");
    table.told();
    let stale = table.ask("Ann", older);
    assert!(stale.contains("has changed since"), "{stale}");
}

#[test]
fn walks_through_the_menus_end_in_legal_turns() {
    let mut table = guard("small diagonal");
    for seed in 0_usize..24 {
        let player = ["Ann", "Ben"].into_iter().find(|name| {
            let place = table.place.clone();
            let moves = suggest::suggest_moves(&table.service, &person(name).id, &place, None, "");
            !moves.is_empty()
        });
        let Some(player) = player else { break };
        let mut shown = table.asked(player, Action::PickStep(PickStep::ChoosePiece(None)));
        table.told();
        for step in 0_usize..12 {
            let [reply] = shown.as_slice() else {
                panic!("{shown:?}")
            };
            let labels = labels(reply);
            assert!(
                labels.iter().all(|label| !label.contains("done")),
                "{labels:?}"
            );
            let action = if labels.contains(&"Play it".to_owned()) {
                button(&shown, "Play it")
            } else {
                let mut asks = asks(reply);
                // Leaves out the way back to the pieces.
                asks.retain(|action| !matches!(action, Action::PickStep(PickStep::ChoosePiece(_))));
                assert!(!asks.is_empty(), "{reply:?}");
                asks[(7 * seed + 5 * step) % asks.len()].clone()
            };
            shown = table.asked(player, action);
            if shown.is_empty() {
                break;
            }
        }
        assert!(shown.is_empty(), "{shown:?}");
        let told = table.told();
        assert!(told.contains(&format!("{player} plays ")), "{told}");
    }
}

#[test]
fn typed_moves_find_the_game_they_are_legal_in() {
    let mut table = Table::game("");
    table.begin(GameKind::KINGS_GUARD, "");
    table.told();
    // The first is legal in King's Guard only, the second in King's Mate only.
    table.plays("Ann", "E5-E6");
    assert!(table.told().contains("E5-E6"));
    table.plays("Ann", "D2-D3");
    assert!(table.told().contains("D2-D3"));
}

#[test]
fn a_full_tower_that_comes_first_is_named_where_the_turn_is_given() {
    let mut table = guard("small");
    let turns = [
        "D4-E4", "H8-H7", "C3-D3", "H7-H8", "D3-D4", "H8-H7", "D4-E4", "H7-H8", "F3-E3", "H8-H7",
    ];
    for (nth, turn) in turns.into_iter().enumerate() {
        table.plays(["Ann", "Ben"][nth % 2], turn);
    }
    assert!(!table.told().contains("comes first"));
    table.plays("Ann", "E3-E4");
    let told = table.told();
    // The duty is Ann's, but it is Ben's turn.
    assert!(!told.contains("comes first"), "{told}");
    table.plays("Ben", "H7-H8");
    let told = table.told();
    let duty = "Ann, it is your move.\nYour full tower on E4 comes first: at least its top piece";
    assert!(told.contains(duty), "{told}");
    let board = table.asked("Ann", Action::Board(None));
    assert!(board[0].text.plain().contains("Your full tower on E4"));
    let picture = board[0].picture.as_ref().unwrap();
    let status = "South to move, full tower first: E4";
    assert_eq!(picture.scene.caption.status, status);
    for part in [
        "to be dismantled next: E4 by South.",
        "E4, 4 high: 4 South guards.",
    ] {
        assert!(picture.alt.contains(part), "{}", picture.alt);
    }
    let refused = table.say("Ann", "A1-A2");
    assert!(
        refused.starts_with("Your full tower comes first"),
        "{refused}"
    );
}

#[test]
fn ruling_kg_5_a_full_tower_of_several_is_told_as_one_of_those_to_start_from() {
    let one = "4k4/9/9/9/9/9/4(GGGGG)4/9/9/4K4 s E4";
    let two = "4k4/9/9/9/9/9/1(gGGGG)2(GGGGG)4/9/9/4K4 s B4,E4";
    let here = "It is full, so South’s next turn starts here.";
    let or_there = "It is full and must be dismantled: South’s next turn starts here or on another such tower.";
    for (setup, cell, expected) in [
        (one, "E4", here),
        (two, "B4", or_there),
        (two, "E4", or_there),
    ] {
        let mut table = from(GameKind::KINGS_GUARD, "", setup);
        let part = ReadOutPart::Cell(cell.to_owned());
        let told = table.ask("Ann", Action::Describe { game: None, part });
        assert!(told.contains(expected), "{told}");
    }
}
