//! Games in words and letters: the whole position, the player's own pieces, one square, a board for a phone.

use kingboard::game::any::AnyPosition;
use kingboard::game::options::Options;
use kingboard::games::GameKind;
use kingboard::render::text;
use kingboard::scene::{Mark, Scene};
use kingboard::service::api::access::Access;
use kingboard::service::api::action::{Action, Request};
use kingboard::service::api::preferences::Preference;
use kingboard::service::api::reply::{PictureFormat, Reply};
use kingboard::service::api::values::{Person, ReadOutPart, ReviewPage};
use kingboard::service::words::language::Language;
use kingboard::service::{GameId, PlayerId, unwire, wire};

use crate::operate::transcripts::CONQUEST;
use crate::table::harness::{Table, button};

fn describe(part: ReadOutPart) -> Action {
    Action::Describe { game: None, part }
}

fn read(table: &mut Table, player: &str, part: ReadOutPart) -> Reply {
    let mut replies = table.asked(player, describe(part));
    assert_eq!(replies.len(), 1);
    replies.remove(0)
}

fn on(table: &mut Table, cell: &str) -> String {
    read(table, "Ann", ReadOutPart::Cell(cell.to_owned()))
        .text
        .plain()
}

#[test]
fn the_whole_position_is_read_out_with_the_last_move_the_losses_and_the_turn() {
    let mut table = Table::game("");
    let start = read(&mut table, "Ann", ReadOutPart::All);
    assert_eq!(
        start.text.plain(),
        "King’s Mate #1\nAnn (White) against Ben (Black).\nNo move has been made yet.\n\
         White: king D1, swordmasters C1 E1, priest B1, priestess F1, keepers A1 G1, fools A2 B2 D2 F2 G2.\n\
         Black: king D9, swordmasters C9 E9, priest F9, priestess B9, keepers A9 G9, fools A8 B8 D8 F8 G8.\n\
         Ann, it is your move."
    );
    assert_eq!(start.picture, None);
    let (before, _) = CONQUEST.split_once(" C5-C6").unwrap();
    table.line(before);
    let late = read(&mut table, "Ann", ReadOutPart::All).text.plain();
    for part in [
        "Last move: 25… fool E5xD4 (takes the swordmaster).\n",
        "White has lost 2 swordmasters.\n",
        "King in danger on C5.\n",
        "counter or succumb!",
    ] {
        assert!(late.contains(part), "{part} is not in {late}");
    }
    assert!(!late.contains("Black has lost"), "{late}");
}

#[test]
fn own_pieces_are_those_of_the_players_side_and_of_both_for_a_spectator() {
    let mut table = Table::game("");
    let of = |table: &mut Table, player: &str| {
        let action = Action::Describe {
            game: Some(GameId(1)),
            part: ReadOutPart::Mine,
        };
        table.ask(player, action)
    };
    let (white, black) = ("White: king D1", "Black: king D9");
    let ann = of(&mut table, "Ann");
    assert!(ann.contains(white) && !ann.contains(black), "{ann}");
    let ben = of(&mut table, "Ben");
    assert!(ben.contains(black) && !ben.contains(white), "{ben}");
    let cid = of(&mut table, "Cid");
    assert!(cid.contains(white) && cid.contains(black), "{cid}");
}

#[test]
fn a_square_tells_what_stands_there_and_what_may_come() {
    let mut table = Table::game("");
    assert_eq!(
        on(&mut table, "d2"),
        "White’s fool stands on D2, a plain square.\nThe fool on D2 may go to D3."
    );
    assert_eq!(
        on(&mut table, "C4"),
        "C4 is empty. It is a raised square.\nWhite cannot go there now."
    );
    assert_eq!(
        on(&mut table, "D3"),
        "D3 is empty. It is a plain square.\nWhite can go there now: B1-D3, D2-D3, F1-D3."
    );
    assert_eq!(
        on(&mut table, "D9"),
        "Black’s king stands on D9, Black’s King Square, which is raised.\nWhite cannot take it now."
    );
    assert!(on(&mut table, "H7").contains("no square"));
    let (before, _) = CONQUEST.split_once(" C5-C6").unwrap();
    table.line(before);
    let king = on(&mut table, "C5");
    assert!(
        king.contains("It is in danger: counter or succumb!"),
        "{king}"
    );
    let (before, _) = CONQUEST.split_once(" D6xE5").unwrap();
    let mut table = Table::game("");
    table.line(before);
    let fool = on(&mut table, "E5");
    assert!(fool.contains("Black can take it now: D6xE5."), "{fool}");
    let mut table = Table::game("active");
    table.line("A2-A3 D8-D7 A3-A4 D7-D6 A4-A5 D6-D7 A5-A6 D7-D6 A6-A7 D6-D7 A7xB8[1:6]");
    let spent = on(&mut table, "A7");
    assert!(spent.contains("attacked and failed"), "{spent}");
    assert!(spent.contains("no legal move"), "{spent}");
    table.ask(
        "Ann",
        Action::Resign {
            game: None,
            sure: true,
        },
    );
    let over = Action::Describe {
        game: Some(GameId(1)),
        part: ReadOutPart::Cell("B8".to_owned()),
    };
    assert_eq!(
        table.ask("Ann", over),
        "Black’s fool stands on B8, a plain square."
    );
}

#[test]
fn the_board_in_letters_is_the_same_picture_and_leads_to_the_words_and_back() {
    let mut table = Table::game("");
    let words = read(&mut table, "Ann", ReadOutPart::All);
    let letters = table
        .asked("Ann", button(&[words], "As a board in letters"))
        .remove(0);
    let picture = letters.picture.as_ref().unwrap();
    assert_eq!(picture.format, PictureFormat::Letters);
    assert!(letters.replaces_source);
    let again = table.asked("Ann", button(&[letters], "In words")).remove(0);
    assert!(again.text.plain().contains("White: king D1"));
    for part in [ReadOutPart::Mine, ReadOutPart::Cell("D2".to_owned())] {
        let action = Action::Describe {
            game: Some(GameId(1)),
            part,
        };
        // The menu that asks which game is meant repeats it.
        assert_eq!(unwire(&wire(&action).unwrap()), Some(action));
    }
    assert_eq!(unwire("k1.words.x"), None);
}

#[test]
fn an_open_challenge_has_no_position_to_read_out() {
    let mut table = Table::new();
    table.challenge("Ann", None, "");
    let action = Action::Describe {
        game: Some(GameId(1)),
        part: ReadOutPart::Board,
    };
    let told = table.ask("Ben", action);
    assert!(told.contains("offers a game"), "{told}");
}

#[test]
fn a_board_for_a_phone_is_narrow_and_loses_nothing() {
    let mut scene = start().scene();
    let cell = |name: &str| scene.grid.cell(name).unwrap();
    let marks = [
        (cell("D1"), Mark::Danger),
        (cell("C4"), Mark::To),
        (cell("D2"), Mark::From),
        (cell("D3"), Mark::Target),
    ];
    scene.marks.extend(marks);
    assert_eq!(
        text::narrow_board(&scene),
        "    A  B  C  D  E  F  G\n \
         9  e  r  s [k] s  p  e  9\n \
         8  f  f  ·  f  ·  f  f  8\n \
         7  ·  ·  ·  ·  ·  ·  ·  7\n \
         6  ·  · [ ] · [ ] ·  ·  6\n \
         5  ·  ·  · [ ] ·  ·  ·  5\n \
         4  ·  · * ] · [ ] ·  ·  4\n \
         3  ·  ·  · +·  ·  ·  ·  3\n \
         2  F  F  · *F  ·  F  F  2\n \
         1  E  P  S !K] S  R  E  1\n    \
         A  B  C  D  E  F  G\n"
    );
}

fn start() -> Box<dyn AnyPosition> {
    (GameKind::KINGS_MATE.spec().start)(&Options::default())
}

/// Asserts that the text of a picture names each piece on the board.
fn assert_whole(alt: &str, scene: &Scene) {
    assert!(alt.chars().count() <= 1024, "{}", alt.chars().count());
    assert!(!alt.ends_with('…'), "cut: {alt}");
    for (cell, _) in &scene.pieces {
        let name = scene.grid.name(*cell);
        assert!(alt.contains(&name), "{name} is not in {alt}");
    }
}

#[test]
fn alt_texts_hold_the_whole_position_at_its_fullest_with_the_longest_names() {
    let long = |seed: &str| format!("{seed}{}", "Wolfeschlegelsteinhausen".repeat(4));
    let (white, black) = (long("Ann"), long("Ben"));
    let mut table = Table::new();
    table.start(&white, &black, "expanded active touch repetition");
    let id = |name: &str| Person {
        id: PlayerId::new(format!("test:{name}")),
        name: name.to_owned(),
    };
    table.service.handle(
        &Request {
            user: id(&white),
            place: table.place.clone(),
            source: String::new(),
            access: Access::default(),
            action: Action::Play {
                game: None,
                text: "B1-C2".to_owned(),
            },
        },
        &crate::table::harness::env(crate::table::harness::BEGIN, [1, 1]),
    );
    let boards = [
        Action::Board(None),
        Action::Review(ReviewPage::of(GameId(1))),
        Action::Review(ReviewPage {
            ply: Some(kingboard::service::Ply(0)),
            ..ReviewPage::of(GameId(1))
        }),
    ];
    for language in Language::ALL {
        let chosen = Preference::Language(Some(language));
        table.asked(&black, Action::Settings(vec![chosen]));
        assert_alts_whole(&mut table, &black, &boards);
    }
}

/// Asserts that the texts of these boards, as this player sees them, are complete.
fn assert_alts_whole(table: &mut Table, black: &str, boards: &[Action]) {
    for ask in boards {
        let picture = table.asked(black, ask.clone()).remove(0).picture.unwrap();
        assert_eq!(picture.scene.pieces.len(), 24, "all pieces there can be");
        assert_whole(&picture.alt, &picture.scene);
    }
    let refused = Action::Play {
        game: None,
        text: "A9-A8".to_owned(),
    };
    let picture = table.asked(black, refused).remove(0).picture.unwrap();
    assert_whole(&picture.alt, &picture.scene);
    let reach = Action::PieceMoves {
        game: None,
        cell: "F9".to_owned(),
    };
    let picture = table.asked(black, reach).remove(0).picture.unwrap();
    assert_whole(&picture.alt, &picture.scene);
}

#[test]
fn only_a_board_with_raised_squares_has_plain_ones() {
    for (kind, cell, stands, empty) in [
        (
            GameKind::KINGS_GUARD,
            "E5",
            "South’s guard stands on E5.",
            "E6",
        ),
        (
            GameKind::FOUR_KINGS,
            "E2",
            "South’s pawn stands on E2.",
            "E3",
        ),
        (
            GameKind::IMMORTAL_STAR_MASTERS,
            "C5",
            "Red’s pawn stands on C5.",
            "D5",
        ),
    ] {
        let mut table = Table::of(kind, "");
        let told = on(&mut table, cell);
        assert!(told.starts_with(stands), "{told}");
        let told = on(&mut table, empty);
        assert!(!told.contains("plain"), "{told}");
    }
    let mut table = Table::of(GameKind::FOUR_KINGS, "");
    let told = on(&mut table, "E3");
    assert!(told.starts_with("E3 is empty.\n"), "{told}");
}
