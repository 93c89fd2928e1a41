//! Close-ups: a player's own side of a large board, squares for en passant, and the others' last moves.

use kingboard::game::grid::Perspective;
use kingboard::scene::{Mark, Scene, Window};
use kingboard::service::api::action::Action;
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::look::CloseUp;
use kingboard::service::api::reply::{Control, Reply};
use kingboard::service::api::values::ReadOutPart;
use kingboard::service::{GameId, GameKind};

use crate::table::harness::{Table, button, labels, option};

const ONE: Option<GameId> = Some(GameId(1));

fn scene(reply: &Reply) -> &Scene {
    &reply.picture.as_ref().unwrap().scene
}

/// The names of the cells with this mark.
fn marked(scene: &Scene, wanted: Mark) -> Vec<String> {
    let marks = scene.marks.iter().filter(|(_, mark)| *mark == wanted);
    marks.map(|(cell, _)| scene.grid.name(*cell)).collect()
}

/// Returns `true` if a close-up of nine by nine shows this square, seen from the first side.
fn seen(scene: &Scene, name: &str) -> bool {
    let window = scene.window.unwrap();
    let (cell, middle) = (scene.grid.cell(name).unwrap(), window.middle);
    let near = |a: u8, b: u8| a.abs_diff(b) <= window.radius;
    near(cell.file, middle.file) && near(cell.rank, middle.rank)
}

fn asked(table: &mut Table, player: &str, at: CloseUp) -> Reply {
    table
        .asked(player, Action::CloseUp { game: ONE, at })
        .remove(0)
}

#[test]
fn squares_for_en_passant_are_marked_on_request() {
    let mut table = Table::of(GameKind::FOUR_KINGS, "");
    let nothing = asked(&mut table, "Ann", CloseUp::Hints);
    assert!(
        nothing.text.plain().contains("No pawn can be taken"),
        "{}",
        nothing.text.plain()
    );
    table.plays("Ann", "E2-E5,B8-C8");
    let board = table.asked("Ben", Action::Board(ONE)).remove(0);
    assert!(marked(scene(&board), Mark::Passed).is_empty());
    let shown = table
        .asked("Ben", option(&board, "En passant squares"))
        .remove(0);
    assert_eq!(marked(scene(&shown), Mark::Passed), ["E3", "E4"]);
    assert!(
        shown.replaces_source,
        "it turns a page of the private board"
    );
    let text = shown.text.plain();
    assert!(text.contains("En passant: E3, E4."), "{text}");
    let alt = &shown.picture.as_ref().unwrap().alt;
    assert!(alt.starts_with("En passant: E3, E4."), "{alt}");
    // The spoken description has them without a question.
    let part = ReadOutPart::All;
    let words = table.ask("Ben", Action::Describe { game: ONE, part });
    assert!(words.contains("En passant: E3, E4."), "{words}");
}

#[test]
fn a_large_board_has_a_close_up_of_each_side() {
    let mut table = Table::of(GameKind::FOUR_KINGS, "");
    let posted = table.messages();
    let posted = posted.last().unwrap();
    assert!(labels(posted).contains(&"Close-up".to_owned()));
    let near = table
        .asked("Ann", button(std::slice::from_ref(posted), "Close-up"))
        .remove(0);
    let shown = scene(&near);
    assert!(seen(shown, "E1") && seen(shown, "L4") && seen(shown, "H8"));
    assert!(!seen(shown, "A8") && !seen(shown, "E16"));
    assert!(
        near.picture
            .as_ref()
            .unwrap()
            .alt
            .starts_with("South, close up.")
    );
    let west = table
        .asked("Ann", option(&near, "West, close up"))
        .remove(0);
    assert!(seen(scene(&west), "A5") && seen(scene(&west), "D12"));
    assert_eq!(scene(&west).eyes, Perspective::HOME);
    let whole = table.asked("Ann", option(&west, "Whole board")).remove(0);
    assert_eq!(scene(&whole).window, None);
    // The other player's own side is the opposite one.
    let far = asked(&mut table, "Ben", CloseUp::Army(None));
    assert!(seen(scene(&far), "E16") && seen(scene(&far), "L13"));
    // Old or forged controls may name armies that do not exist.
    let odd = asked(&mut table, "Ben", CloseUp::Army(Some(5)));
    assert_eq!(scene(&odd).window, scene(&far).window);
}

#[test]
fn a_small_board_has_no_close_up() {
    let mut table = Table::game("");
    table.plays("Ann", "D2-D3");
    let posted = table.messages();
    assert!(!labels(posted.last().unwrap()).contains(&"Close-up".to_owned()));
    let board = table.asked("Ann", Action::Board(ONE)).remove(0);
    assert!(!board.controls.iter().any(looks_closer));
    let near = asked(&mut table, "Ann", CloseUp::Army(None));
    let text = near.text.plain();
    assert!(
        text.contains("The board of King’s Mate is small enough"),
        "{text}"
    );
    assert_eq!(scene(&near).window, None);
}

#[test]
fn at_a_large_table_the_round_is_marked_and_told() {
    let mut table = crate::table::tables::begun();
    table.plays("Ann", "E2-E5,F1-G3");
    assert!(marked(scene(table.messages().last().unwrap()), Mark::Reached).is_empty());
    table.plays("Ben", "B8-C8,done");
    table.plays("Cyn", "H15-H12,done");
    let posted = table.messages();
    let shown = scene(posted.last().unwrap());
    assert_eq!(marked(shown, Mark::To), ["H12"]);
    assert_eq!(marked(shown, Mark::Reached), ["E5", "G3", "C8"]);
    assert_eq!(marked(shown, Mark::Left), ["E2", "F1", "B8"]);
    let told = "Before that: South pawn E2-E5, knight F1-G3; West pawn B8-C8.";
    let alt = &posted.last().unwrap().picture.as_ref().unwrap().alt;
    assert!(alt.contains(told), "{alt}");
    // Each player's last move is marked, but none from before the viewer's own last turn.
    table.plays("Dan", "O8-N8,done");
    table.plays("Ann", "E5-E6,done");
    let posted = table.messages();
    let shown = scene(posted.last().unwrap());
    assert_eq!(marked(shown, Mark::Reached), ["C8", "H12", "N8"]);
    assert_eq!(marked(shown, Mark::To), ["E6"]);
}

#[test]
fn a_table_that_has_not_begun_has_no_board_to_look_at() {
    let mut table = Table::new();
    table.ask(
        "Ann",
        Action::Challenge(NewChallenge {
            kind: GameKind::FOUR_KINGS,
            opponent: None,
            ..NewChallenge::default()
        }),
    );
    for at in [CloseUp::Whole, CloseUp::Army(None), CloseUp::Hints] {
        let reply = asked(&mut table, "Ann", at);
        assert_eq!(reply.picture, None);
        assert!(!reply.text.plain().contains("small"), "{at:?}");
        assert!(!reply.controls.iter().any(looks_closer), "{at:?}");
    }
}

/// Returns `true` for the menu of close-ups.
fn looks_closer(control: &Control) -> bool {
    match control {
        Control::Menu { prompt, .. } => prompt == "Look closer",
        Control::Button { .. }
        | Control::Select { .. }
        | Control::Invite { .. }
        | Control::Link { .. } => false,
    }
}

#[test]
fn each_camp_of_six_sees_its_own_side_in_a_close_up() {
    let spec = GameKind::IMMORTAL_STAR_MASTERS.spec();
    let options = "six".parse().unwrap();
    let scene = (spec.start)(&options).scene();
    for army in &scene.armies {
        let window = Window::before(scene.grid, army.sits, spec.looks.close_up.unwrap());
        // Steps from the middle of the close-up, which lies on the board completely.
        let steps = |cell| {
            let (x, y) = scene.grid.axial(cell, Perspective::HOME);
            let (a, b) = scene.grid.axial(window.middle, Perspective::HOME);
            let (x, y) = (x - a, y - b);
            x.abs().max(y.abs()).max((x + y).abs())
        };
        let mine = scene.pieces.iter().filter(|(_, man)| man.tint == army.tint);
        let shown = mine.clone().filter(|(cell, _)| steps(*cell) <= 5).count();
        assert_eq!(mine.count(), 18);
        assert!(shown >= 14, "{:?}: {shown} of his men", army.side);
        let others = scene.pieces.iter().filter(|(_, man)| man.tint != army.tint);
        let near = others.filter(|(cell, _)| steps(*cell) <= 5).count();
        assert!(near < 12, "{:?}: {near} of others", army.side);
    }
}
