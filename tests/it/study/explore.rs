//! Private boards: moves tried by one player, stored, and never shown to another before the end.

use kingboard::game::grid::Perspective;
use kingboard::play::suppose::DiceOutcome;
use kingboard::service::api::action::Action;
use kingboard::service::api::explore::{ExploreAction, ExploreControl};
use kingboard::service::api::reply::{Audience, ButtonStyle, Control, Reply};
use kingboard::service::api::takeback::TakebackAction;
use kingboard::service::{GameId, unwire, wire};
use kingboard::store::Store;

use crate::study::analyses::resign;
use crate::table::everything::everything_shown;
use crate::table::harness::{Table, button, labels, option, stored_events};

fn open(moves: &str) -> Action {
    open_at(None, moves)
}

fn open_at(at: Option<&str>, moves: &str) -> Action {
    Action::Explore(ExploreAction::Open {
        game: Some(GameId(1)),
        at: at.map(str::to_owned),
        moves: moves.to_owned(),
    })
}

/// The only reply, which must be private.
fn shown(table: &mut Table, player: &str, action: Action) -> Reply {
    let mut replies = table.asked(player, action);
    assert_eq!(replies.len(), 1, "{replies:?}");
    let reply = replies.remove(0);
    assert_eq!(reply.audience, Audience::Asker);
    assert!(reply.notify.is_empty());
    reply
}

fn press(table: &mut Table, player: &str, on: &Reply, label: &str) -> Reply {
    let action = button(std::slice::from_ref(on), label);
    shown(table, player, action)
}

fn choose(table: &mut Table, player: &str, from: &Reply, label: &str) -> Reply {
    let action = option(from, label);
    shown(table, player, action)
}

/// The tried line on a board.
fn tried(reply: &Reply) -> String {
    let text = reply.text.plain();
    let line = text.lines().find_map(|line| line.strip_prefix("Tried: "));
    line.unwrap_or_default().to_owned()
}

#[test]
fn what_was_asked_of_the_real_board_is_not_asked_of_a_private_one() {
    let mut table = Table::game("");
    table.line("D2-D3");
    table.ask("Ann", Action::Takeback(TakebackAction::Ask(None)));
    table.ask("Ann", Action::OfferDraw(None));
    resign(&mut table, "Ben", GameId(1));
    for player in ["Ann", "Ben"] {
        let board = shown(&mut table, player, open(""));
        let status = board.picture.unwrap().scene.caption.status;
        assert_eq!(status, "Black to move");
    }
}

#[test]
fn moves_of_both_sides_are_tried_taken_back_and_tried_again() {
    let mut table = Table::game("");
    let board = shown(&mut table, "Ann", open(""));
    assert!(board.text.plain().contains("Nothing tried yet"));
    let targets = choose(&mut table, "Ann", &board, "B1");
    assert_eq!(labels(&targets), ["C2", "D3", "Board"]);
    let board = choose(&mut table, "Ann", &targets, "D3");
    assert_eq!(tried(&board), "1. B1-D3");
    let picture = board.picture.as_ref().unwrap();
    assert_eq!(picture.scene.caption.status, "Only tried. Black to move");
    assert!(picture.alt.contains("priest D3"), "{}", picture.alt);
    let targets = choose(&mut table, "Ann", &board, "D8");
    let board = choose(&mut table, "Ann", &targets, "D7");
    assert_eq!(tried(&board), "1. B1-D3 D8-D7");
    let typed = shown(&mut table, "Ann", open("d2 - d9"));
    assert!(typed.text.plain().contains("one square"), "{typed:?}");
    assert_eq!(tried(&typed), "1. B1-D3 D8-D7", "nothing is lost by it");
    let typed = shown(&mut table, "Ann", open("2. a2 a3, then b8b7"));
    assert_eq!(tried(&typed), "1. B1-D3 D8-D7 2. A2-A3 B8-B7");
    let back = press(&mut table, "Ann", &typed, "Back");
    let back = press(&mut table, "Ann", &back, "Back");
    assert_eq!(tried(&back), "1. B1-D3 D8-D7");
    assert!(back.text.plain().contains("Forward: A2-A3 B8-B7"));
    let on = press(&mut table, "Ann", &back, "Forward");
    assert_eq!(tried(&on), "1. B1-D3 D8-D7 2. A2-A3");
    let back = press(&mut table, "Ann", &on, "Back");
    let other = shown(&mut table, "Ann", open("a2a3"));
    assert!(
        other.text.plain().contains("Forward: B8-B7"),
        "the same move"
    );
    let stale = press(&mut table, "Ann", &back, "Back");
    assert!(stale.text.plain().contains("has changed since"));
    let back = press(&mut table, "Ann", &stale, "Back");
    let other = {
        assert_eq!(tried(&back), "1. B1-D3 D8-D7");
        shown(&mut table, "Ann", open("B2-B3"))
    };
    assert_eq!(tried(&other), "1. B1-D3 D8-D7 2. B2-B3");
    assert!(!other.text.plain().contains("Forward"), "another move");
    let fresh = press(&mut table, "Ann", &other, "Start over");
    assert!(fresh.text.plain().contains("Nothing tried yet"));
    assert_eq!(table.told(), "", "and nobody hears of any of it");
    table.plays("Ann", "D2-D3");
}

#[test]
fn dice_fall_as_one_supposes() {
    let mut table = Table::game("active");
    table.line("A2-A3 D8-D7 A3-A4 D7-D6 A4-A5 D6-D7 A5-A6 D7-D6 A6-A7 D6-D7");
    table.told();
    let board = shown(&mut table, "Ben", open(""));
    let targets = choose(&mut table, "Ben", &board, "A7");
    let dice = choose(&mut table, "Ben", &targets, "B8");
    assert_eq!(
        labels(&dice),
        ["It succeeds (42%)", "It fails (58%)", "Board"]
    );
    let failed = press(&mut table, "Ben", &dice, "It fails (58%)");
    assert_eq!(tried(&failed), "6. A7xB8[-]");
    let status = |reply: &Reply| reply.picture.as_ref().unwrap().scene.caption.status.clone();
    assert_eq!(status(&failed), "Only tried. White moves another piece");
    let back = press(&mut table, "Ben", &failed, "Back");
    let targets = choose(&mut table, "Ben", &back, "A7");
    let dice = choose(&mut table, "Ben", &targets, "B8");
    let won = press(&mut table, "Ben", &dice, "It succeeds (42%)");
    assert_eq!(tried(&won), "6. A7xB8[+]");
    assert_eq!(status(&won), "Only tried. Black to move");
    press(&mut table, "Ben", &won, "Back");
    for (typed, line) in [
        ("a7b8 fails b2b3", "6. A7xB8[-] 6… B2-B3"),
        ("A7xB8, and it fails; then B2-B3", "6. A7xB8[-] 6… B2-B3"),
        ("A7xB8[2:5] B2-B3", "6. A7xB8[-] 6… B2-B3"),
        ("a7b8 A8-A7", "6. A7xB8[+] A8-A7"),
        ("A7xB8[+] A8-A7", "6. A7xB8[+] A8-A7"),
        ("a7b8 works a8a7", "6. A7xB8[+] A8-A7"),
    ] {
        let board = shown(&mut table, "Ben", open_at(Some("last"), typed));
        assert_eq!(tried(&board).replace("6… ", ""), line.replace("6… ", ""));
    }
    table.dice(1, 6);
    table.plays("Ann", "A7xB8");
}

#[test]
fn the_board_is_kept_across_days_and_says_when_the_game_has_gone_on() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("games.db");
    let mut table = Table::on(Store::open(&path).unwrap());
    table.start("Ann", "Ben", "");
    let board = shown(&mut table, "Ann", open("D2-D3 D8-D7"));
    let flipped = press(&mut table, "Ann", &board, "Flip");
    let eyes = |reply: &Reply| reply.picture.as_ref().unwrap().scene.eyes;
    assert_eq!(
        (eyes(&board), eyes(&flipped)),
        (Perspective::HOME, Perspective::ACROSS)
    );
    drop(table);
    let mut table = Table::on(Store::open(&path).unwrap());
    let again = press(&mut table, "Ann", &flipped, "Back");
    assert_eq!(tried(&again), "1. D2-D3");
    assert_eq!(eyes(&again), Perspective::ACROSS);
    assert!(!again.text.plain().contains("has gone on"));
    table.plays("Ann", "A2-A3");
    let behind = shown(&mut table, "Ann", open(""));
    assert!(behind.text.plain().contains("#1 has gone on since"));
    assert_eq!(tried(&behind), "1. D2-D3", "it is kept all the same");
    let anew = press(&mut table, "Ann", &behind, "Start over");
    assert!(!anew.text.plain().contains("has gone on"));
    let alt = &anew.picture.as_ref().unwrap().alt;
    assert!(alt.contains("Last move: 1. fool A2-A3"), "{alt}");
    let past = shown(&mut table, "Ann", open_at(Some("start"), "C1-C3"));
    assert!(
        past.text.plain().contains("escort"),
        "{}",
        past.text.plain()
    );
    let past = shown(&mut table, "Ann", open_at(Some("start"), "E1-E2"));
    assert_eq!(tried(&past), "1. E1-E2");
    assert!(!past.text.plain().contains("has gone on"));
    let odd = table.ask("Ann", open_at(Some("77"), ""));
    assert!(odd.contains("no move “77”"), "{odd}");
}

#[test]
fn nobody_else_ever_sees_it_before_its_owner_shares_it_after_the_end() {
    let mut table = Table::game("");
    let board = shown(&mut table, "Ann", open("B1-D3 D8-D7 D3-C2"));
    let stolen: Vec<Action> = [
        ExploreControl::Show,
        ExploreControl::Flip,
        ExploreControl::Share,
        ExploreControl::Forward,
    ]
    .into_iter()
    .map(|act| {
        let Action::Explore(ExploreAction::Control { game, seen, .. }) =
            button(std::slice::from_ref(&board), "Back")
        else {
            panic!("a button of the board")
        };
        Action::Explore(ExploreAction::Control { game, seen, act })
    })
    .collect();
    for player in ["Ben", "Cid"] {
        let seen = everything_shown(&mut table, player, &stolen);
        for secret in ["B1-D3", "D3-C2"] {
            assert!(!seen.contains(secret), "{player} sees {secret}: {seen}");
        }
    }
    // Other players' boards have not changed hers, and she cannot share it before the end.
    let mine = shown(&mut table, "Ann", open(""));
    assert_eq!(tried(&mine), "1. B1-D3 D8-D7 2. D3-C2");
    assert!(!labels(&mine).contains(&"Share here".to_owned()));
    let early = shown(&mut table, "Ann", stolen[2].clone());
    assert!(early.text.plain().contains("once the game is over"));
    assert!(early.picture.is_none());
    resign(&mut table, "Ben", GameId(1));
    table.told();
    let seen = everything_shown(&mut table, "Ben", &stolen);
    assert!(!seen.contains("D3-C2"), "{seen}");
    let mine = shown(&mut table, "Ann", open(""));
    let share = button(&[mine], "Share here");
    let open_to_all = table.asked("Ann", share).remove(0);
    assert_eq!(open_to_all.audience, Audience::Table);
    let told = open_to_all.text.plain();
    assert!(
        told.contains("Ann shows what might have been") && told.contains("D3-C2"),
        "{told}"
    );
    assert!(open_to_all.picture.is_some() && open_to_all.controls.is_empty());
}

#[test]
fn a_game_that_is_over_is_tried_from_where_it_stood_last() {
    let mut table = Table::game("");
    table.line("D2-D3 D8-D7");
    resign(&mut table, "Ann", GameId(1));
    let board = shown(&mut table, "Ben", open("D3-D4"));
    assert_eq!(tried(&board), "2. D3-D4");
    let mut table = Table::new();
    table.challenge("Ann", None, "");
    let early = table.ask("Ann", open(""));
    assert!(early.contains("has not started"), "{early}");
}

#[test]
fn what_was_tried_under_touch_move_touches_nothing_and_a_touched_piece_binds() {
    let mut table = Table::game("touch");
    shown(&mut table, "Ann", open("B1-D3"));
    table.plays("Ann", "D2-D3");
    table.plays("Ben", "D8-D7");
    table.ask(
        "Ann",
        Action::Touch {
            game: None,
            cell: "D3".to_owned(),
        },
    );
    let bound = shown(&mut table, "Ann", open_at(Some("last"), "B1-C2"));
    assert!(bound.text.plain().contains("You touched D3"), "{bound:?}");
    let free = shown(&mut table, "Ann", open("D3-D4 D7-D6 B1-C2"));
    assert_eq!(tried(&free), "2. D3-D4 D7-D6 3. B1-C2");
}

#[test]
fn a_line_ends_somewhere_and_odd_words_harm_nothing() {
    let mut table = Table::game("");
    let there_and_back = "D2-D3 D8-D7 D3-D2 D7-D8 ".repeat(20);
    let board = shown(&mut table, "Ann", open(&there_and_back));
    assert!(board.text.plain().contains("holds 60 moves"), "{board:?}");
    assert!(board.text.plain().chars().count() < 1500);
    assert_eq!(board.text.plain().matches("D2-D3").count(), 15);
    for odd in [
        "hello",
        "[+]",
        "D2-D3]",
        "🎲",
        "+",
        "- - -",
        &"x".repeat(9000),
        "\u{0}",
    ] {
        shown(&mut table, "Ann", open_at(Some("last"), odd));
    }
    let idle = shown(&mut table, "Ann", open_at(Some("last"), ""));
    let weights = idle.controls.iter().filter(|control| {
        matches!(
            control,
            Control::Button {
                style: ButtonStyle::Disabled,
                ..
            }
        )
    });
    assert_eq!(weights.count(), 2, "neither back nor forward");
}

#[test]
fn its_controls_have_wire_forms_and_nothing_odd_is_read_as_one() {
    let acts = [
        ExploreControl::Show,
        ExploreControl::Back,
        ExploreControl::Forward,
        ExploreControl::Fresh,
        ExploreControl::Flip,
        ExploreControl::Share,
        ExploreControl::Piece("G9".to_owned()),
        ExploreControl::Play(u16::MAX, None),
        ExploreControl::Play(0, Some(DiceOutcome::Succeeds)),
        ExploreControl::Play(0, Some(DiceOutcome::Fails)),
    ];
    for act in acts {
        let action = Action::Explore(ExploreAction::Control {
            game: GameId(i64::MAX),
            seen: u32::MAX,
            act,
        });
        let id = wire(&action).unwrap();
        assert!(id.len() <= 100);
        assert_eq!(unwire(&id), Some(action));
    }
    // A typed action is in no button but the menu that asks which game is meant.
    let typed = open("D2-D3");
    assert_eq!(unwire(&wire(&typed).unwrap()), Some(typed));
    for odd in [
        "k1.explore",
        "k1.explore.1",
        "k1.explore.1.2",
        "k1.explore.1.2.steal",
        "k1.explore.1.2.piece.",
        "k1.explore.1.2.play.x",
        "k1.explore.1.2.play.1.maybe",
        "k1.explore.-1.2.show",
    ] {
        assert_eq!(unwire(odd), None, "{odd}");
    }
}

#[test]
fn what_is_kept_stands_in_no_event_and_a_line_that_means_nothing_any_more_is_dropped() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("games.db");
    let mut table = Table::on(Store::open(&path).unwrap());
    table.start("Ann", "Ben", "");
    shown(&mut table, "Ann", open("B1-D3 D8-D7"));
    drop(table);
    assert!(!stored_events(&path).contains("B1-D3"));
    let conn = rusqlite::Connection::open(&path).unwrap();
    conn.execute(
        "UPDATE explorations SET line = 'B1-D3 nonsense', shown = 9",
        [],
    )
    .unwrap();
    drop(conn);
    let mut table = Table::on(Store::open(&path).unwrap());
    let board = shown(&mut table, "Ann", open(""));
    assert_eq!(tried(&board), "1. B1-D3");
}

/// All stored events of a database as one text.
#[test]
fn a_line_tried_from_the_present_position_is_planned_at_a_press() {
    let mut table = Table::game("");
    let board = shown(&mut table, "Ann", open("D2-D3 D8-D7 D3-D4"));
    let press = button(std::slice::from_ref(&board), "Plan this");
    let planned = table.asked("Ann", press.clone());
    let text = planned[0].text.plain();
    assert!(text.contains("Your plan for #1"), "{text}");
    assert!(text.contains("D3-D4"), "{text}");
    // Of the answer alone there is nothing to plan, and the plan says so.
    let answer = shown(&mut table, "Ben", open("D2-D3"));
    let press_of_ben = button(std::slice::from_ref(&answer), "Plan this");
    let refused = table.asked("Ben", press_of_ben);
    assert!(refused[0].text.plain().contains("Nothing was changed"));
    let watched = shown(&mut table, "Cid", open("D2-D3 D8-D7"));
    assert!(!labels(&watched).contains(&"Plan this".to_owned()));
    // The game continues, so the line begins at a position that is past.
    table.say("Ann", "B1-D3");
    let late = table.asked("Ann", press);
    assert!(late[0].text.plain().contains("Nothing was planned"));
    assert!(late[0].picture.is_some());
}
