//! Critical moments in pictures: dice and their results, warnings, the end, and cells that a phone can distinguish.

use kingboard::game::grid::{Cell, Perspective};
use kingboard::game::options::Options;
use kingboard::games::GameKind;
use kingboard::render::theme::Theme;
use kingboard::render::{WIDE, WIDTH};
use kingboard::scene::{
    Caption, CellBuild, Glyph, Ground, Mark, Scene, Shade, ThemeName, Tint, Window,
};
use kingboard::service::GameId;
use kingboard::service::api::action::Action;
use kingboard::service::api::look::CloseUp;
use kingboard::service::api::reply::{Picture, Reply};

use crate::pictures::boards::Image;
use crate::pictures::scenes::stars_at_war;
use crate::table::harness::Table;

fn image(scene: &Scene) -> Image {
    Image::in_theme(ThemeName::Slate, scene)
}

/// The picture of a table's newest message.
fn newest(table: &mut Table) -> Picture {
    let mut messages = table.messages();
    messages.retain(|reply| reply.picture.is_some());
    messages.pop().and_then(|reply| reply.picture).unwrap()
}

fn of_options(kind: GameKind, options: &str) -> Scene {
    let options: Options = options.parse().unwrap();
    (kind.spec().start)(&options).scene()
}

const LINE: &str = "B2-B3 B8-B7 B3-B4 B7-B6 B4-B5 A8-A7 G2-G3 A7-A6";

#[test]
fn dice_say_hit_or_miss_and_the_number_needed_in_the_picture_and_its_words() {
    for (dice, word, needed, told) in [
        (
            "[2:5]",
            "Miss",
            "needs 6",
            "Dice: White 2, Black 5. Miss, needs 6.",
        ),
        (
            "[4:3]",
            "Hit",
            "needs 4+",
            "Dice: White 4, Black 3. Hit, needs 4+.",
        ),
        (
            "[6:6]",
            "Miss",
            "unbeatable",
            "Dice: White 6, Black 6. Miss, unbeatable.",
        ),
    ] {
        let mut table = Table::game("active");
        table.line(&format!("{LINE} B5xA6{dice}"));
        let picture = newest(&mut table);
        let scene = &picture.scene;
        let verdict = scene.caption.verdict.as_ref().unwrap();
        assert_eq!(
            (verdict.word.as_str(), verdict.needed.as_str()),
            (word, needed)
        );
        assert_eq!(scene.grid.name(scene.dice.unwrap().at), "A6");
        assert!(picture.alt.contains(told), "{}", picture.alt);
    }
}

#[test]
fn dice_on_a_board_cover_no_piece_and_no_mark() {
    /// Width of a cell on a board of seven columns, under a title and a name.
    const CELL: usize = 92;
    let mut table = Table::game("active");
    table.line(&format!("{LINE} B5xA6[2:5]"));
    let with = newest(&mut table).scene;
    let without = Scene {
        dice: None,
        ..with.clone()
    };
    let (one, other) = (image(&with), image(&without));
    assert_eq!((one.width, one.height), (other.width, other.height));
    let marked = with.marks.iter().map(|(cell, _)| *cell);
    let pieces = with.pieces.iter().map(|(cell, _)| *cell);
    let taken: Vec<(u8, u8)> = marked
        .chain(pieces)
        .map(|cell| with.grid.place(cell, with.eyes))
        .collect();
    let (left, top) = (38, 2 * 48 + 36);
    let mut covered = 0;
    for y in 0..9_u8 {
        for x in 0..7_u8 {
            // The wedge that points at the attacked square may touch its edge.
            let inner = |picture: &Image| -> Vec<[u8; 3]> {
                let (x, y) = (left + usize::from(x) * CELL, top + usize::from(y) * CELL);
                let rows = y + CELL / 6..y + CELL * 5 / 6;
                rows.flat_map(|y| picture.pixels[y * picture.width + x..][..CELL].to_vec())
                    .collect()
            };
            if inner(&one) != inner(&other) {
                assert!(!taken.contains(&(x, y)), "{x} {y}");
                covered += 1;
            }
        }
    }
    assert_eq!(covered, 3);
}

#[test]
fn a_crowded_board_keeps_its_dice_below() {
    let mut scene = of_options(GameKind::KINGS_MATE, "active");
    let king = scene.pieces[0].1;
    let bare: Vec<_> = scene.ground.iter().map(|(cell, _)| *cell).collect();
    scene.pieces = bare.into_iter().map(|cell| (cell, king)).collect();
    let before = image(&scene);
    scene.dice = Some(kingboard::scene::DiceShown {
        attacker: (2, Tint::Dark),
        defender: (5, Tint::Light),
        at: scene.grid.cell("D5").unwrap(),
        turned: 0,
    });
    let after = image(&scene);
    assert!(after.height > before.height, "a row for them");
    let board = before.height * before.width;
    assert!(
        after.pixels[..board - 40 * before.width] == before.pixels[..board - 40 * before.width]
    );
}

#[test]
fn a_king_in_danger_makes_the_status_a_banner() {
    let theme = Theme::of(ThemeName::Slate);
    let alarm = |scene: &Scene| {
        let image = image(scene);
        let foot = &image.pixels[image.pixels.len() - image.width * 4..];
        foot.iter().all(|pixel| *pixel == theme.alarm)
    };
    let mut scene = of_options(GameKind::KINGS_MATE, "");
    scene.caption = Caption {
        status: "White to move: counter or succumb!".to_owned(),
        ..Caption::default()
    };
    assert!(!alarm(&scene));
    scene.caption.warns = true;
    assert!(alarm(&scene));
}

#[test]
fn the_last_picture_has_the_fallen_king_and_a_card_with_winner_reason_and_move() {
    let mut table = Table::game("active");
    table.line(LINE);
    let sure = Action::Resign {
        game: None,
        sure: true,
    };
    table.ask("Ben", sure);
    let picture = newest(&mut table);
    let card = picture.scene.caption.card.as_ref().unwrap();
    assert_eq!(card.headline, "White wins");
    assert_eq!(card.lines, ["Ann", "Resignation · 4 moves"]);
    let (won, fell) = (card.won[0], card.fell[0]);
    assert_eq!((won.glyph, won.tint), (Glyph::King, Tint::Light));
    assert_eq!((fell.glyph, fell.tint), (Glyph::King, Tint::Dark));
    let named = |mark: Mark| -> Vec<String> {
        let marks = picture
            .scene
            .marks
            .iter()
            .filter(|(_, other)| *other == mark);
        marks
            .map(|(cell, _)| picture.scene.grid.name(*cell))
            .collect()
    };
    assert_eq!(named(Mark::Fallen), ["D9"]);
    assert!(named(Mark::Final).is_empty(), "no move ended it");
    let told = "Result: White wins. Ann. Resignation · 4 moves.";
    assert!(picture.alt.contains(told), "{}", picture.alt);
    assert!(
        picture.alt.contains("King lying down on D9."),
        "{}",
        picture.alt
    );
    // The card has its own place below the board, in every theme.
    for theme in ThemeName::ALL {
        let mut without = picture.scene.clone();
        without.caption.card = None;
        let [with, without] = [&picture.scene, &without].map(|scene| Image::in_theme(theme, scene));
        assert!(with.height > without.height);
        // Between the players' rows, where only the chips change.
        let board = 96 * without.width..(without.height - 96) * without.width;
        assert!(
            with.pixels[board.clone()] == without.pixels[board],
            "{theme:?}"
        );
    }
}

#[test]
fn every_ruling_that_an_ending_names_is_on_the_rules_page() {
    let endings = [
        "stalemate",
        "fools-gambit",
        "conquest",
        "repetition",
        "king-taken",
        "immobility",
        "standstill",
        "both-kings",
        "uneventful",
        "bare-kings",
        "mate",
        "last-king",
        "resignation",
        "time",
        "quiet-turns",
    ];
    let mut named = 0;
    for kind in GameKind::ALL {
        let spec = kind.spec();
        for ruling in endings.iter().filter_map(|ending| (spec.ruled)(ending)) {
            assert!(
                spec.rules_in("en").contains(&format!("**{ruling}**")),
                "{kind}: {ruling}"
            );
            named += 1;
        }
    }
    assert!(named >= 15, "{named}");
}

#[test]
fn what_was_taken_lies_beside_who_took_it() {
    let mut table = Table::game("active");
    table.line(&format!("{LINE} B5xA6[4:3]"));
    let scene = Scene {
        eyes: Perspective::HOME,
        ..newest(&mut table).scene
    };
    let tray = scene
        .lost
        .iter()
        .find(|tray| !tray.figures.is_empty())
        .unwrap();
    assert_eq!((tray.tint, tray.beside), (Tint::Dark, Tint::Light));
    // White is at the bottom, and only White's row changes.
    let mut without = scene.clone();
    without
        .lost
        .iter_mut()
        .for_each(|tray| tray.figures.clear());
    let (with, without) = (image(&scene), image(&without));
    let half = with.pixels.len() / 2;
    assert!(with.pixels[..half] == without.pixels[..half]);
    assert!(with.pixels != without.pixels);
    // Many pieces of a kind take the room of one and a number.
    let mut many = scene.clone();
    let figure = tray.figures[0];
    many.lost[1].figures = vec![figure; 8];
    let few = image(&many);
    many.lost[1].figures = vec![figure; 9];
    let differ = few
        .pixels
        .iter()
        .zip(&image(&many).pixels)
        .filter(|(a, b)| a != b)
        .count();
    assert!(
        (1..36 * 36).contains(&differ),
        "the number, and no drawing more: {differ}"
    );
}

#[test]
fn a_board_for_two_leaves_out_ground_that_nobody_plays_and_is_larger() {
    let kind = GameKind::IMMORTAL_STAR_MASTERS;
    let (two, six) = (
        image(&of_options(kind, "")),
        image(&of_options(kind, "six")),
    );
    assert_eq!((two.width, six.width), (WIDTH as usize, WIDE as usize));
    // Both have nineteen rows. On a phone, those for two players are half as high again.
    let (two, six) = (
        two.height * 1_000 / two.width,
        six.height * 1_000 / six.width,
    );
    assert!(two * 10 > six * 13, "{two} {six}");
    for options in ["", "three"] {
        let scene = of_options(kind, options);
        let folded = |(_, ground): &(Cell, Ground)| ground.build == CellBuild::Folded;
        assert!(scene.ground.iter().any(folded), "{options}");
        let closed = Theme::of(ThemeName::Slate).hexagon(Shade::Dark, CellBuild::Closed, false);
        // Smooth edges may contain this colour here and there, but hatched ground has it in tens of thousands of
        // pixels.
        let image = image(&scene);
        let hatched = image.pixels.iter().filter(|pixel| **pixel == closed);
        assert!(hatched.count() < 1_000, "{options}");
    }
}

#[test]
fn each_empty_hexagon_bears_its_number_and_in_close_ups_each_empty_cell_its_name() {
    // A mark without a drawing of its own replaces the name.
    let named = |scene: &Scene, name: &str| {
        let mut without = scene.clone();
        let cell = scene.grid.cell(name).unwrap();
        without.marks.push((cell, Mark::Second));
        image(&without).pixels != image(scene).pixels
    };
    let stars = of_options(GameKind::IMMORTAL_STAR_MASTERS, "six");
    assert!(named(&stars, "J10") && named(&stars, "K15"));
    assert!(!named(&stars, "A5"), "a piece stands there");
    let mut cross = of_options(GameKind::FOUR_KINGS, "");
    assert!(!named(&cross, "H8"), "its edges name it");
    let middle = cross.grid.cell("I5").unwrap();
    cross.window = Some(Window { middle, radius: 4 });
    assert!(named(&cross, "H8") && !named(&cross, "H1"));
}

#[test]
fn a_player_of_two_armies_sees_both_close_up_each_in_the_middle() {
    let mut table = Table::of(GameKind::FOUR_KINGS, "");
    let action = Action::CloseUp {
        game: Some(GameId(1)),
        at: CloseUp::Army(None),
    };
    let reply: Reply = table.asked("Ann", action).remove(0);
    let pictures: Vec<&Picture> = reply.picture.iter().chain(&reply.more_pictures).collect();
    assert_eq!(pictures.len(), 2);
    for (picture, (side, corners)) in pictures
        .iter()
        .zip([("South", ["E1", "L8"]), ("West", ["A5", "H12"])])
    {
        assert!(
            picture.alt.starts_with(&format!("{side}, close up.")),
            "{}",
            picture.alt
        );
        let scene = &picture.scene;
        let window = scene.window.unwrap();
        let [low, high] = corners.map(|name| scene.grid.cell(name).unwrap());
        let from = |middle: u8| (middle - window.radius, middle + window.radius - 1);
        assert_eq!(from(window.middle.file), (low.file, high.file), "{side}");
        assert_eq!(from(window.middle.rank), (low.rank, high.rank), "{side}");
    }
}

#[test]
fn a_pawn_that_has_turned_shows_where_it_goes_now() {
    let at = "3nK4/8/8/wP^7/16/16/16/wK15/15eK/16/16/16/8/8/8/4sK3 W0 - - - - 0";
    let options = Options::default();
    let scene = (GameKind::FOUR_KINGS.spec().depict)(&options, at).unwrap();
    let pawn = scene.grid.cell("E13").unwrap();
    assert!(
        scene.marks.contains(&(pawn, Mark::Heads(2))),
        "north: {:?}",
        scene.marks
    );
    let mut without = scene.clone();
    without.marks.clear();
    assert!(image(&scene).pixels != image(&without).pixels);
}

#[test]
fn a_dead_piece_shows_whose_it_was() {
    let of = |owner: Option<Tint>| {
        let mut scene = stars_at_war();
        for (_, figure) in &mut scene.pieces {
            figure.once = owner.filter(|_| figure.tint == Tint::Dead);
        }
        image(&scene).pixels
    };
    let owners = [
        None,
        Some(Tint::Red),
        Some(Tint::Blue),
        Some(Tint::Green),
        Some(Tint::Yellow),
    ];
    let looks = owners.map(of);
    for (nth, look) in looks.iter().enumerate() {
        assert!(looks[..nth].iter().all(|other| other != look));
    }
}
