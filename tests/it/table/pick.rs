//! Moves picked from menus, and the preview of moves before they count.

use kingboard::games::GameKind;
use kingboard::scene::Mark;
use kingboard::service::api::action::{Action, Asker};
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::pick::PickStep;
use kingboard::service::api::preferences::{ConfirmMoves, Preference};
use kingboard::service::api::reply::{Audience, Control, Reply};
use kingboard::service::api::time::ClockAction;
use kingboard::service::api::values::SideChoice;
use kingboard::service::snapshot::{ShownMoment, View, Viewer, snapshot};
use kingboard::service::suggest::CompletionField;
use kingboard::service::{GameId, Ply, Version, suggest, unwire, wire};

use crate::table::harness::{BEGIN, Table, button, labels, option, person};
use crate::table::why_not::marked;

fn one(mut replies: Vec<Reply>) -> Reply {
    assert_eq!(replies.len(), 1, "{replies:?}");
    let reply = replies.remove(0);
    assert_eq!(reply.audience, Audience::Asker);
    assert!(reply.notify.is_empty());
    reply
}

/// The first step, requested by a command.
fn begin(table: &mut Table, player: &str) -> Reply {
    one(table.asked(player, Action::PickStep(PickStep::ChoosePiece(None))))
}

/// Chooses from the menu of a step.
fn choose(table: &mut Table, player: &str, from: &Reply, label: &str) -> Reply {
    let action = option(from, label);
    one(table.asked(player, action))
}

fn press(table: &mut Table, player: &str, on: &Reply, label: &str) -> Vec<Reply> {
    let action = button(std::slice::from_ref(on), label);
    table.asked(player, action)
}

fn confirm(table: &mut Table, player: &str, confirm: ConfirmMoves) {
    table.ask(player, Action::Settings(vec![Preference::Confirm(confirm)]));
}

fn typed(table: &mut Table, player: &str, text: &str, aloud: bool) -> Vec<Reply> {
    table.asked(
        player,
        Action::Chat {
            text: text.to_owned(),
            reply_to: None,
            addressed: true,
            aloud,
        },
    )
}

fn command(table: &mut Table, player: &str, text: &str) -> Vec<Reply> {
    table.asked(
        player,
        Action::Play {
            game: None,
            text: text.to_owned(),
        },
    )
}

#[test]
fn three_taps_lead_from_the_board_to_a_move() {
    let mut table = Table::new();
    table.challenge("Ann", Some("Ben"), "");
    table.press("Ben", "Accept");
    let messages = table.messages();
    let under_board = messages.last().unwrap();
    assert_eq!(under_board.controls.len(), 1, "{:?}", under_board.controls);
    assert!(labels(under_board).contains(&"B1 priest (2 moves)".to_owned()));
    assert!(labels(under_board).contains(&"D2 fool (1 move)".to_owned()));
    assert!(
        !labels(under_board)
            .iter()
            .any(|label| label.starts_with("A1"))
    );

    let targets = choose(&mut table, "Ann", under_board, "B1");
    assert_eq!(targets.text.plain(), "The priest on B1: where to?");
    assert_eq!(labels(&targets), ["C2", "D3", "Another piece"]);
    let scene = &targets.picture.as_ref().unwrap().scene;
    assert_eq!(marked(scene, Mark::Target), "C2 D3");
    let again = one(press(&mut table, "Ann", &targets, "Another piece"));
    assert_eq!(again.text.plain(), "Your move in #1: which piece?");
    assert_eq!(labels(&again), labels(under_board));
    assert!(again.picture.is_some() && again.replaces_source);

    let preview = choose(&mut table, "Ann", &targets, "D3");
    assert_eq!(preview.text.plain(), "Before it counts: B1-D3 in #1.");
    let board = preview.picture.as_ref().unwrap();
    assert_eq!(board.scene.caption.status, "Not played yet. Black to move");
    assert_eq!(marked(&board.scene, Mark::To), "D3");
    assert!(board.alt.starts_with("Not played yet. "), "{}", board.alt);
    assert!(preview.more_pictures.is_empty());
    assert_eq!(table.told(), "", "nobody hears of it");
    let changed = one(press(&mut table, "Ann", &preview, "Change"));
    assert_eq!(labels(&changed), labels(&targets));
    assert_eq!(press(&mut table, "Ann", &preview, "Play it"), []);
    assert!(table.told().contains("Ann plays B1-D3."));
}

#[test]
fn a_gift_of_time_leaves_a_move_that_is_being_picked_and_a_draw_offer_is_shown_before_it() {
    // Given a game on clocks in which Ann is about to pick a move
    let mut table = Table::new();
    let offer = NewChallenge {
        opponent: Some(person("Ben")),
        side: SideChoice::Seat(0),
        clock: Some("3d".to_owned()),
        ..NewChallenge::default()
    };
    table.ask("Ann", Action::Challenge(offer));
    table.press("Ben", "Accept");
    command(&mut table, "Ann", "A2-A3");
    command(&mut table, "Ben", "D8-D7");
    table.told();
    let pieces = begin(&mut table, "Ann");
    // When Ben gives her a day, then she goes on to pick
    let gift = ClockAction::Give {
        game: Some(GameId(1)),
        length: "1d".to_owned(),
    };
    assert_eq!(table.ask("Ben", Action::Time(gift)), "");
    let targets = choose(&mut table, "Ann", &pieces, "B1");
    assert_eq!(labels(&targets), ["A2", "C2", "D3", "Another piece"]);
    let preview = choose(&mut table, "Ann", &targets, "D3");
    // When he offers a draw, which her move would decline, then she sees the game first
    assert_eq!(table.ask("Ben", Action::OfferDraw(Some(GameId(1)))), "");
    let late = one(press(&mut table, "Ann", &preview, "Play it"));
    let shown = late.text.plain();
    assert!(shown.contains("#1 has changed since"), "{shown}");
    table.told();
    let declined = Action::AnswerDraw {
        game: Some(GameId(1)),
        seen: None,
        accept: false,
    };
    let targets = choose(&mut table, "Ann", &late, "B1");
    let preview = choose(&mut table, "Ann", &targets, "D3");
    assert_eq!(table.ask("Ann", declined), "");
    assert_eq!(press(&mut table, "Ann", &preview, "Play it"), []);
    assert!(table.told().contains("Ann plays B1-D3."));
}

#[test]
fn a_step_made_for_an_older_board_is_answered_with_the_board_as_it_is() {
    let mut table = Table::game("");
    let pieces = begin(&mut table, "Ann");
    let targets = choose(&mut table, "Ann", &pieces, "B1");
    let preview = choose(&mut table, "Ann", &targets, "D3");
    table.plays("Ann", "D2-D3");
    for (step, label) in [(&pieces, "B1"), (&targets, "C2")] {
        let told = choose(&mut table, "Ann", step, label).text.plain();
        assert!(told.contains("Ben’s turn"), "{told}");
    }
    let told = press(&mut table, "Ann", &preview, "Play it")[0]
        .text
        .plain();
    assert!(told.contains("Ben’s turn"), "{told}");
    table.plays("Ben", "D8-D7");
    table.told();
    let mut fresh = vec![
        choose(&mut table, "Ann", &pieces, "B1"),
        choose(&mut table, "Ann", &targets, "C2"),
    ];
    for label in ["Play it", "Change"] {
        fresh.extend(press(&mut table, "Ann", &preview, label));
    }
    for reply in fresh {
        let told = reply.text.plain();
        assert!(told.contains("has changed since") && told.contains("which piece?"));
        assert!(labels(&reply).contains(&"D3 fool (2 moves)".to_owned()));
        assert!(reply.picture.is_some() && reply.replaces_source);
    }
    assert_eq!(table.told(), "", "nothing was played");
    table.ask(
        "Ben",
        Action::Resign {
            game: None,
            sure: true,
        },
    );
    let told = choose(&mut table, "Ann", &pieces, "B1").text.plain();
    assert!(told.contains("is over"), "{told}");
}

#[test]
fn a_player_who_is_not_to_move_gets_a_kind_word_and_sees_nothing() {
    let mut table = Table::game("");
    let step = Action::PickStep(PickStep::ChoosePiece(Some(GameId(1))));
    for (player, word) in [("Ben", "Ann’s turn"), ("Cid", "not playing")] {
        let reply = one(table.asked(player, step.clone()));
        assert!(reply.text.plain().contains(word), "{player}: {reply:?}");
        assert_eq!((reply.picture, reply.controls), (None, Vec::new()));
    }
    let none = one(table.asked("Cid", Action::PickStep(PickStep::ChoosePiece(None))));
    assert!(none.text.plain().contains("no game"), "{none:?}");
    let priest = "B1 priest (2 moves)".to_owned();
    let board = table.asked("Ben", Action::Board(Some(GameId(1))));
    assert!(!labels(&board[0]).contains(&priest));
    let board = one(table.asked("Ann", Action::Board(Some(GameId(1)))));
    assert!(labels(&board).contains(&priest));
    for (player, word) in [("Ben", "Ann’s turn"), ("Cid", "not playing")] {
        let told = choose(&mut table, player, &board, "B1");
        assert!(told.text.plain().contains(word), "{player}: {told:?}");
        assert_eq!((told.picture, told.controls), (None, Vec::new()));
    }
    let asks = [
        PickStep::ChooseTarget {
            game: GameId(1),
            seen: Version(4),
            from: "A1".to_owned(),
        },
        PickStep::ChooseTarget {
            game: GameId(1),
            seen: Version(4),
            from: "zz".to_owned(),
        },
        PickStep::ChooseTargetShared {
            game: GameId(1),
            ply: Ply(0),
            from: "B9".to_owned(),
        },
        PickStep::ChooseTargetShared {
            game: GameId(1),
            ply: Ply(7),
            from: "B1".to_owned(),
        },
        PickStep::SubmitMove {
            game: GameId(1),
            seen: Version(4),
            index: u16::MAX,
        },
    ];
    for step in asks {
        let reply = one(table.asked("Ann", Action::PickStep(step)));
        assert!(reply.text.plain().contains("which piece?"), "{reply:?}");
    }
    let unknown = Action::PickStep(PickStep::ChoosePiece(Some(GameId(99))));
    assert!(table.ask("Ann", unknown).contains("no game #99"));
}

#[test]
fn what_comes_back_is_chosen_with_the_square() {
    let mut table = Table::from_position("", "4k2/F6/7/7/7/7/7/7/2SKS1E w -");
    let pieces = begin(&mut table, "Ann");
    let targets = choose(&mut table, "Ann", &pieces, "A8");
    assert_eq!(
        labels(&targets),
        [
            "A7",
            "A8-A9=E, a keeper",
            "A8-A9=P, a priest",
            "A8-A9=R, a priestess",
            "Another piece",
        ]
    );
    let old = unwire("k1.choose.1.4.A8.A9").unwrap();
    let old = one(table.asked("Ann", old));
    assert_eq!(labels(&old), labels(&targets), "of menus from before");
    let preview = choose(&mut table, "Ann", &targets, "A8-A9=R");
    assert!(preview.text.plain().contains("A8-A9=R"), "{preview:?}");
    let alt = &preview.picture.as_ref().unwrap().alt;
    assert!(alt.contains("priestess A9"), "{alt}");
    assert_eq!(press(&mut table, "Ann", &preview, "Play it"), []);
    assert!(table.told().contains("comes back as a priestess"));
}

#[test]
fn a_touched_piece_is_all_there_is_to_pick_and_to_pick_touches_nothing() {
    let mut table = Table::game("touch");
    let pieces = begin(&mut table, "Ann");
    choose(&mut table, "Ann", &pieces, "B1");
    let pieces = begin(&mut table, "Ann");
    assert!(labels(&pieces).len() > 5, "thinking touches nothing");
    table.ask(
        "Ann",
        Action::Touch {
            game: None,
            cell: "D2".to_owned(),
        },
    );
    let pieces = begin(&mut table, "Ann");
    assert_eq!(labels(&pieces), ["D2 fool (1 move)"]);
}

#[test]
fn an_attack_is_shown_with_its_odds_and_both_boards() {
    let mut table = Table::game("active");
    table.line("A2-A3 D8-D7 A3-A4 D7-D6 A4-A5 D6-D7 A5-A6 D7-D6 A6-A7 D6-D7");
    table.told();
    let pieces = begin(&mut table, "Ann");
    let targets = choose(&mut table, "Ann", &pieces, "A7");
    assert_eq!(
        labels(&targets),
        ["A6", "B8 attacks the fool", "Another piece"]
    );
    let preview = choose(&mut table, "Ann", &targets, "B8");
    assert_eq!(
        preview.text.plain(),
        "Before it counts: A7xB8 in #1 attacks the fool on B8, and dice decide.\n\
         If it succeeds (15 of 36 rolls, 42%), the fool is taken. Black to move.\n\
         If it fails (21 of 36 rolls, 58%), the fool stays where it is. White moves another piece."
    );
    let taken = preview.picture.as_ref().unwrap();
    let [stays] = preview.more_pictures.as_slice() else {
        panic!("{:?}", preview.more_pictures);
    };
    for (picture, lead, white) in [
        (taken, "If it succeeds: ", "fools B2 B8 D2 F2 G2"),
        (stays, "If it fails: ", "The pieces stand as they do now."),
    ] {
        assert!(picture.alt.starts_with(lead), "{}", picture.alt);
        assert!(picture.alt.contains(white), "{}", picture.alt);
        assert!(picture.scene.caption.status.starts_with(lead));
        assert_eq!(picture.scene.dice, None, "no dice have been thrown");
        assert!(!picture.scene.caption.last.contains(':'), "nor shown");
    }
    assert!(!stays.alt.contains("fools"), "{}", stays.alt);
    assert_eq!(marked(&stays.scene, Mark::Repelled), "B8");
    assert_eq!(marked(&stays.scene, Mark::Spent), "A7");
    table.dice(6, 1);
    assert_eq!(press(&mut table, "Ann", &preview, "Play it"), []);
    assert!(table.told().contains("6 against 1: taken"));
}

/// The letter and the number of a square.
fn square(label: &str) -> (char, u32) {
    let (letter, number) = label.split_at(1);
    let number: String = number.chars().take_while(char::is_ascii_digit).collect();
    (letter.chars().next().unwrap(), number.parse().unwrap())
}

#[test]
fn squares_in_a_menu_are_in_the_order_of_their_letters_and_then_of_their_numbers() {
    // Given a board of sixteen by sixteen squares
    let mut table = Table::of(GameKind::FOUR_KINGS, "");
    // When its menus are opened, then B9 comes before B10
    let pieces = begin(&mut table, "Ann");
    let targets = choose(&mut table, "Ann", &pieces, "E2");
    let menus = pieces.controls.iter().chain(&targets.controls);
    let menus = menus.filter_map(|control| match control {
        Control::Menu { options, .. } => Some(options),
        Control::Button { .. }
        | Control::Select { .. }
        | Control::Invite { .. }
        | Control::Link { .. } => None,
    });
    for menu in menus {
        let squares: Vec<(char, u32)> = menu.iter().map(|(label, _)| square(label)).collect();
        assert!(squares.is_sorted(), "{squares:?}");
    }
}

#[test]
fn a_board_in_the_middle_of_a_turn_says_that_it_is_not_played() {
    let mut table = Table::of(GameKind::FOUR_KINGS, "");
    let pieces = begin(&mut table, "Ann");
    let targets = choose(&mut table, "Ann", &pieces, "E2");
    let midway = choose(&mut table, "Ann", &targets, "E4");
    let text = midway.text.plain();
    assert!(text.starts_with("Chosen so far: E2-E4."), "{text}");
    let next = choose(&mut table, "Ann", &midway, "F2");
    for (reply, status) in [
        (&midway, "Not played yet. White: the second move"),
        (&next, "Not played yet. The pawn on F2: where to?"),
    ] {
        let picture = reply.picture.as_ref().unwrap();
        assert_eq!(picture.scene.caption.status, status);
        assert!(
            picture.alt.starts_with("Not played yet."),
            "{}",
            picture.alt
        );
    }
}

#[test]
fn a_player_without_previews_plays_at_once() {
    let mut table = Table::game("");
    confirm(&mut table, "Ann", ConfirmMoves::Off);
    let pieces = begin(&mut table, "Ann");
    let targets = choose(&mut table, "Ann", &pieces, "B1");
    let played = option(&targets, "D3");
    assert_eq!(table.asked("Ann", played.clone()), []);
    assert!(table.told().contains("B1-D3"));
    let twice = table.ask("Ann", played);
    assert!(twice.contains("Ben’s turn"), "{twice}");
}

#[test]
fn no_move_is_to_be_picked_or_shown_while_a_game_stands_still() {
    let mut table = Table::game("");
    confirm(&mut table, "Ann", ConfirmMoves::All);
    for player in ["Ann", "Ben"] {
        table.ask(player, Action::Time(ClockAction::OfferPause(None)));
    }
    table.told();
    for reply in [
        one(command(&mut table, "Ann", "D2-D3")),
        one(typed(&mut table, "Ann", "D2-D3", false)),
        one(table.asked("Ann", Action::PickStep(PickStep::ChoosePiece(None)))),
    ] {
        assert!(reply.text.plain().contains("is paused"), "{reply:?}");
        assert_eq!(reply.picture, None);
    }
    let board = one(table.asked("Ann", Action::Board(None)));
    assert_eq!(labels(&board), ["Go on"]);
}

#[test]
fn typed_moves_are_shown_first_only_to_players_who_want_that() {
    let mut table = Table::game("");
    assert_eq!(command(&mut table, "Ann", "D2-D3"), []);
    assert_eq!(typed(&mut table, "Ben", "D8-D7", true), []);
    table.told();
    confirm(&mut table, "Ann", ConfirmMoves::All);
    for reply in [
        one(command(&mut table, "Ann", "d3d4")),
        one(typed(&mut table, "Ann", "d3d4", false)),
    ] {
        assert!(reply.text.plain().contains("Before it counts: D3-D4"));
        assert_eq!(labels(&reply), ["Play it", "Change"]);
        assert!(reply.picture.is_some());
        assert_eq!(reply.deleted_after_move_in, [(GameId(1), Ply(2))]);
    }
    // In public the board is behind a button, which only works for its player.
    let aloud = one(typed(&mut table, "Ann", "d3d4", true));
    assert_eq!(aloud.picture, None);
    assert_eq!(labels(&aloud), ["Show me D3-D4"]);
    for (player, word) in [("Ben", "Ann’s turn"), ("Cid", "not playing")] {
        let told = press(&mut table, player, &aloud, "Show me D3-D4");
        assert!(told[0].text.plain().contains(word), "{told:?}");
        assert_eq!(told[0].picture, None);
    }
    let preview = one(press(&mut table, "Ann", &aloud, "Show me D3-D4"));
    assert_eq!(table.told(), "", "nothing was played so far");
    assert_eq!(press(&mut table, "Ann", &preview, "Play it"), []);
    assert!(table.told().contains("Ann plays D3-D4."));
    // A refused move is refused as always.
    table.plays("Ben", "D7-D6");
    let refused = one(command(&mut table, "Ann", "D4-D9"));
    assert!(refused.text.plain().contains("one square"), "{refused:?}");
}

#[test]
fn a_typed_move_that_can_be_several_is_shown_first_too_once_it_is_one() {
    let mut table = Table::from_position("", "4k2/F6/7/7/7/7/7/7/2SKS1E w -");
    confirm(&mut table, "Ann", ConfirmMoves::All);
    let which = one(command(&mut table, "Ann", "A8-A9"));
    let preview = one(press(&mut table, "Ann", &which, "A8-A9=P"));
    assert!(preview.text.plain().contains("Before it counts"));
    confirm(&mut table, "Ann", ConfirmMoves::Picked);
    let which = one(command(&mut table, "Ann", "A8-A9"));
    assert_eq!(press(&mut table, "Ann", &which, "A8-A9=P"), []);
    assert!(table.told().contains("comes back as a priest"));
}

#[test]
fn the_odds_are_told_of_a_move_that_ends_the_game() {
    let mut table = Table::game("active");
    let moves = crate::operate::transcripts::ACTIVE.replace(" [", "[");
    let (before, last) = moves.rsplit_once(' ').unwrap();
    let (last, dice) = last.split_once('[').expect("it ends with an attack");
    assert_ne!(dice, "");
    table.line(before);
    let player = table.mover();
    let preview = one(typed_first(&mut table, &player, last));
    let told = preview.text.plain();
    assert!(told.contains("stays where it is. White wins."), "{told}");
    let boards = [preview.picture.as_ref(), preview.more_pictures.first()];
    let won = boards.map(|board| board.unwrap().scene.caption.status.contains("wins"));
    assert_eq!(won, [false, true], "nothing else can save him");
}

/// A typed move of a player who confirms all moves.
fn typed_first(table: &mut Table, player: &str, text: &str) -> Vec<Reply> {
    confirm(table, player, ConfirmMoves::All);
    command(table, player, text)
}

#[test]
fn steps_have_wire_forms_and_nothing_odd_is_read_as_one() {
    let game = GameId(i64::MAX);
    let seen = Version(u32::MAX);
    let from = "G9".to_owned();
    for step in [
        PickStep::ChoosePiece(Some(game)),
        PickStep::ChooseTarget {
            game,
            seen,
            from: from.clone(),
        },
        PickStep::ChooseTargetShared {
            game,
            ply: Ply(u32::MAX),
            from,
        },
        PickStep::SubmitMove {
            game,
            seen,
            index: u16::MAX,
        },
    ] {
        let action = Action::PickStep(step);
        let id = wire(&action).unwrap();
        assert!(id.len() <= 100);
        assert_eq!(unwire(&id), Some(action));
    }
    assert_eq!(wire(&Action::PickStep(PickStep::ChoosePiece(None))), None);
    for odd in [
        "k1.choose",
        "k1.choose.x",
        "k1.choose.1.2",
        "k1.choose.1.2.",
        "k1.choose.1.2.D",
        "k1.choose.1.-2.D2",
        "k1.choose.1.2.D2.",
        "k1.from.1.2",
        "k1.from.1.2.D2.E3",
        "k1.from.1.-2.D2",
        "k1.choose.1.2.D2.E3.F4",
        "k1.preview.1.2",
        "k1.preview.1.2.70000",
        "k1.preview.1.2.D2",
    ] {
        assert_eq!(unwire(odd), None, "{odd}");
    }
}

#[test]
fn every_move_of_a_long_game_can_be_picked() {
    let mut table = Table::game("active expanded");
    let line = crate::operate::transcripts::ACTIVE_EXPANDED.replace(" [", "[");
    for (played, mv) in line.split_whitespace().enumerate() {
        if played % 6 == 0 {
            let player = table.mover();
            let text = mv.split('[').next().unwrap_or_default();
            let pieces = begin(&mut table, &player);
            let (from, to) = text.split_once(['-', 'x']).unwrap();
            let targets = choose(&mut table, &player, &pieces, from);
            let preview = choose(&mut table, &player, &targets, to);
            assert!(preview.text.plain().contains(text), "{mv}: {preview:?}");
            assert_eq!(preview.more_pictures.len(), usize::from(mv.contains('[')));
            for control in &preview.controls {
                assert!(matches!(control, Control::Button { .. }));
            }
        }
        table.line(mv);
    }
}

#[test]
fn what_else_happens_meanwhile_spoils_no_menu_under_a_board() {
    let mut table = Table::game("");
    table.plays("Ann", "D2-D3");
    let board = table.messages().pop().unwrap();
    table.ask("Ann", Action::OfferDraw(None));
    let targets = choose(&mut table, "Ben", &board, "D8");
    assert_eq!(targets.text.plain(), "The fool on D8: where to?");
    let preview = choose(&mut table, "Ben", &targets, "D7");
    assert_eq!(press(&mut table, "Ben", &preview, "Play it"), []);
    assert!(table.told().contains("Ben plays D8-D7."));
    let twice = one(press(&mut table, "Ben", &preview, "Play it"));
    assert!(twice.text.plain().contains("Ann’s turn"), "{twice:?}");
    let stale = one(table.asked("Ann", option(&board, "D8")));
    assert!(
        stale.text.plain().contains("has changed since"),
        "{stale:?}"
    );
    assert_eq!(table.told(), "");
}

#[test]
fn under_a_posted_board_stand_one_menu_and_one_row_of_buttons_at_most() {
    let mut table = Table::game("active expanded");
    for mv in crate::operate::transcripts::ACTIVE_EXPANDED
        .replace(" [", "[")
        .split_whitespace()
    {
        table.line(mv);
        for told in table.messages() {
            let menus = told.controls.iter().filter(|one| is_menu(one)).count();
            assert!(menus <= 1 && told.controls.len() - menus <= 5, "{told:?}");
            let first = told.controls.first();
            assert!(menus == 0 || first.is_some_and(is_menu), "{told:?}");
        }
    }
}

fn is_menu(control: &Control) -> bool {
    matches!(control, Control::Menu { .. })
}

#[test]
fn the_strongest_piece_is_offered_first_wherever_a_promotion_is_chosen() {
    let mut table = Table::new();
    let position = "7nK/sP7/8/8/16/16/16/wK15/15eK/16/16/16/8/8/8/4sK3 W0 - - - - 0";
    let offer = NewChallenge {
        kind: GameKind::FOUR_KINGS,
        opponent: Some(person("Ben")),
        side: SideChoice::Seat(0),
        position: Some(position.to_owned()),
        ..NewChallenge::default()
    };
    assert_eq!(table.ask("Ann", Action::Challenge(offer)), "");
    assert_eq!(table.press("Ben", "Accept"), "");
    let wanted = ["E15-E16=Q", "E15-E16=N", "E15-E16=R", "E15-E16=B"];

    let pieces = begin(&mut table, "Ann");
    let targets = labels(&choose(&mut table, "Ann", &pieces, "E15"));
    for (label, wanted) in targets.iter().zip(wanted) {
        assert!(label.starts_with(wanted), "{targets:?}");
    }
    let typed = one(typed(&mut table, "Ann", "E15-E16", false));
    assert_eq!(labels(&typed), wanted);
    assert!(typed.text.plain().contains(&wanted.join(", ")), "{typed:?}");

    let ann = person("Ann").id;
    let asker = Asker::in_private(&ann, &table.place);
    let field = CompletionField::Move(None);
    let offers = suggest::suggest(&table.service, asker, &field, "E15", BEGIN);
    let values: Vec<String> = offers.into_iter().map(|offer| offer.value).collect();
    assert_eq!(values, wanted);

    let view = View {
        game: GameId(1),
        moment: ShownMoment::Now,
        eyes: None,
        viewer: Viewer::Player {
            id: &ann,
            place: &table.place,
        },
        lists_all_moves: false,
    };
    let page = snapshot(&table.service, &view, BEGIN).unwrap().unwrap();
    let moves = page.moves.iter().map(|mv| mv.text.as_str());
    let moves: Vec<&str> = moves.filter(|mv| mv.starts_with("E15")).collect();
    assert_eq!(moves, wanted);
}

#[test]
fn the_targets_of_a_picked_piece_are_in_the_words_of_its_picture() {
    for kind in GameKind::ALL {
        let mut table = Table::of(kind, "");
        let mover = table.mover();
        let first = begin(&mut table, &mover);
        let pieces = labels(&first).into_iter();
        for piece in pieces.filter(|label| label.contains('(')) {
            let reply = choose(&mut table, &mover, &first, &piece);
            let picture = reply.picture.as_ref().unwrap();
            let grid = picture.scene.grid;
            let mut offered = labels(&reply);
            offered.retain(|label| grid.cell(label).is_some());
            let (_, told) = picture.alt.split_once("To: ").unwrap();
            let (told, _) = told.split_once('.').unwrap();
            assert_eq!(told, offered.join(" "), "{kind} {piece}");
            assert!(picture.alt.chars().count() <= 1024, "{kind} {piece}");
            assert!(reply.more_pictures.is_empty());
        }
    }
}
