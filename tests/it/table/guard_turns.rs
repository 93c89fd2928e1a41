//! King's Guard in reviews and plans: several plies are one turn in every count, step and name.

use kingboard::scene::Mark;
use kingboard::service::api::action::{Action, Asker};
use kingboard::service::api::explore::ExploreAction;
use kingboard::service::api::plan::PlanAction;
use kingboard::service::api::reply::Reply;
use kingboard::service::api::takeback::TakebackAction;
use kingboard::service::api::values::{FilmOptions, GamesFilter, ReviewPage, ReviewShows};
use kingboard::service::boards::views;
use kingboard::service::lookup::move_names;
use kingboard::service::{GameId, GameKind};

use crate::study::review::{at, buttons, menu, one, page};
use crate::table::harness::{Table, button};

/// Two and a half rounds, with turns of three plies, of one and of two (the second being `done`).
fn game() -> Table {
    let mut table = Table::of(GameKind::KINGS_GUARD, "");
    table.plays("Ann", "E5-E6").plays("Ben", "A10-A9");
    table.plays("Ann", "E6-E8,E5").plays("Ben", "D7-E7");
    table.plays("Ann", "E8-E9").told();
    table
}

/// The text of a page below the line about the game.
fn says(reply: &Reply) -> String {
    let text = reply.text.plain();
    text.lines().nth(1).unwrap_or_default().to_owned()
}

fn pressed(table: &mut Table, on: &Reply, label: &str) -> Reply {
    one(table, "Ben", button(std::slice::from_ref(on), label))
}

#[test]
fn a_review_walks_turn_by_turn_and_shows_all_pieces_that_moved_in_it() {
    let mut table = game();
    let last = one(&mut table, "Ben", Action::Review(ReviewPage::of(GameId(1))));
    let line = last.text.plain();
    assert!(line.contains(", 3 moves, "), "{line}");
    assert!(says(&last).starts_with("3. E8-E9 by Ann, "), "{line}");
    assert!(says(&last).ends_with(" (move 3 of 3)"), "{line}");
    let theirs = pressed(&mut table, &last, "Back");
    assert!(says(&theirs).starts_with("2… D7-E7 by Ben"), "{theirs:?}");
    let mine = pressed(&mut table, &theirs, "Back");
    assert!(says(&mine).starts_with("2. E6-E8, E5 by Ann"), "{mine:?}");
    assert!(says(&mine).ends_with(" (move 2 of 3)"), "{mine:?}");
    let scene = mine.picture.unwrap().scene;
    let marked = |mark: Mark| -> Vec<String> {
        let cells = scene.marks.iter().filter(|(_, m)| *m == mark);
        cells.map(|(cell, _)| scene.grid.name(*cell)).collect()
    };
    assert_eq!(marked(Mark::From), ["E6"]);
    assert_eq!(marked(Mark::To), ["E8", "E5"]);
    assert_eq!(scene.caption.last, "2. E6-E8, E5");
    let first = pressed(&mut table, &last, "First");
    assert!(
        says(&first).starts_with("The start. 3 moves in all."),
        "{first:?}"
    );
    let mut walked = vec![says(&first)];
    let mut at = first;
    while buttons(&at).contains(&"Forward".to_owned()) {
        at = pressed(&mut table, &at, "Forward");
        walked.push(says(&at));
    }
    assert_eq!(walked.len(), 6, "{walked:?}");
    let stops: Vec<String> = menu(&last).into_iter().map(|(label, _)| label).collect();
    assert_eq!(
        stops,
        ["Start", "1. E5-E6", "1… A10-A9", "2. E6-E8, E5", "2… D7-E7"]
    );
}

#[test]
fn a_page_from_the_middle_of_a_turn_shows_the_turn() {
    let mut table = game();
    // The third ply is the first of the second turn's two.
    let [middle, end] = [3, 4].map(|ply| one(&mut table, "Ben", page(ply)));
    assert_eq!(says(&middle), says(&end));
    assert_eq!(middle, end);
    let gone = table.ask("Ben", page(99));
    assert!(gone.contains("moves 0 to 3"), "{gone}");
}

#[test]
fn the_list_of_moves_has_a_line_for_each_turn() {
    let mut table = game();
    let list = Action::Review(ReviewPage {
        shows: ReviewShows::List,
        ..ReviewPage::of(GameId(1))
    });
    let list = one(&mut table, "Ben", list);
    let text = list.text.plain();
    let lines: Vec<&str> = text.lines().skip(1).collect();
    assert_eq!(lines.len(), 5, "{text}");
    assert!(lines[2].starts_with("2. E6-E8, E5 "), "{text}");
    assert!(!text.contains("done"), "{text}");
    let shown = menu(&list).into_iter().nth(2).unwrap();
    assert_eq!(shown.0, "2. E6-E8, E5");
    assert!(says(&one(&mut table, "Ben", shown.1)).starts_with("2. E6-E8, E5 by Ann"));
}

#[test]
fn a_turn_is_named_by_its_number_or_any_beginning_of_it() {
    let mut table = game();
    for (typed, shown) in [
        ("2", "2. E6-E8, E5 by Ann"),
        ("2. E6-E8, E5", "2. E6-E8, E5 by Ann"),
        ("2.e6e8,e5", "2. E6-E8, E5 by Ann"),
        ("E6-E8", "2. E6-E8, E5 by Ann"),
        ("2…", "2… D7-E7 by Ben"),
        ("3", "3. E8-E9 by Ann"),
        ("last", "3. E8-E9 by Ann"),
    ] {
        let page = one(&mut table, "Ben", at(typed));
        assert!(says(&page).starts_with(shown), "{typed}: {page:?}");
    }
    let unknown = table.ask("Ben", at("done"));
    assert!(unknown.contains("no move “done”"), "{unknown}");
    let place = table.place.clone();
    let player = crate::table::harness::person("Ben").id;
    let offers = |typed: &str| -> Vec<String> {
        let offers = move_names::suggest_plies(
            &table.service,
            Asker::in_private(&player, &place),
            None,
            typed,
        );
        offers.into_iter().map(|offer| offer.value).collect()
    };
    assert_eq!(offers("2"), ["2. E6-E8, E5", "2… D7-E7"]);
    assert_eq!(offers("").len(), 6);
    for name in offers("") {
        let page = one(&mut table, "Ben", at(&name));
        let says = says(&page);
        assert!(says.starts_with(&name) || name == "start", "{name}: {says}");
    }
}

#[test]
fn a_note_on_a_turn_stands_below_it() {
    let mut table = game();
    let note = Action::Note {
        game: None,
        at: Some("2".to_owned()),
        text: "the guard comes back".to_owned(),
    };
    let kept = table.ask("Ben", note);
    assert!(kept.contains("2. E6-E8, E5"), "{kept}");
    for ply in [3, 4] {
        let page = one(&mut table, "Ben", page(ply)).text.plain();
        assert!(page.contains("the guard comes back"), "{page}");
    }
}

#[test]
fn a_film_shows_each_piece_leave_the_tower_but_no_board_twice() {
    let mut table = game();
    let cut = FilmOptions::default();
    let reply = one(&mut table, "Ben", Action::Film { game: None, cut });
    assert!(reply.text.plain().contains("all 3 moves"), "{reply:?}");
    let mut film = reply.picture.unwrap().film().unwrap().clone();
    film.frames.retain(|frame| frame.slide.is_none());
    let last = |frame: &kingboard::scene::Frame| frame.scene.caption.last.clone();
    let told: Vec<String> = film.frames.iter().map(last).collect();
    let turns = [
        "1. E5-E6",
        "1… A10-A9",
        "2. E6-E8",
        "2. E6-E8, E5",
        "2… D7-E7",
    ];
    assert_eq!(told[1..6], turns, "{told:?}");
    let boards: Vec<_> = film
        .frames
        .iter()
        .map(|frame| &frame.scene.pieces)
        .collect();
    assert!(boards.windows(2).all(|two| two[0] != two[1]));
    assert!(film.frames[3].hold < film.frames[4].hold);
    assert_eq!(film.frames[3].scene.caption.status, "");
    let cut = FilmOptions {
        from: Some("2".to_owned()),
        to: Some("2…".to_owned()),
        ..FilmOptions::default()
    };
    let part = one(&mut table, "Ben", Action::Film { game: None, cut });
    let text = part.text.plain();
    assert!(text.contains("from 2. E6-E8, E5 to 2… D7-E7"), "{text}");
    assert_eq!(part.picture.unwrap().film().unwrap().frames.len(), 2 + 2);
}

#[test]
fn lists_count_whole_turns_and_so_does_the_alt_text() {
    let mut table = game();
    let games = Action::Games(GamesFilter::Here);
    let list = table.ask("Ben", games);
    assert!(list.contains("3 moves, Ben to move"), "{list}");
    let board = table.asked("Ben", Action::Board(None)).remove(0);
    let alt = board.picture.unwrap().alt;
    assert!(
        alt.contains("position after move 3, South. Last move: 3. "),
        "{alt}"
    );
    let sheet = views::game_sheet(&table.service, GameId(1), Some("2"))
        .unwrap()
        .unwrap();
    assert_eq!(sheet.picture.unwrap().scene.caption.last, "2. E6-E8, E5");
    let rounds = ["1. E5-E6 A10-A9", "2. E6-E8, E5 D7-E7", "3. E8-E9"];
    assert!(
        sheet.lines.ends_with(&rounds.map(str::to_owned)),
        "{:?}",
        sheet.lines
    );
}

#[test]
fn moves_to_be_taken_back_are_told_as_turns() {
    let mut table = game();
    table.plays("Ben", "E7-E8");
    table.told();
    let wanted = TakebackAction::Ask(None);
    table.ask("Ann", Action::Takeback(wanted));
    let told = table.told();
    assert!(told.contains("take back 3. E8-E9, 3… E7-E8."), "{told}");
}

fn plans(table: &mut Table, player: &str, text: &str) -> String {
    let game = Some(GameId(1));
    let text = text.to_owned();
    table.ask(player, Action::Plan(PlanAction::Add { game, text }))
}

#[test]
fn a_draw_is_offered_behind_a_planned_turn_whose_end_goes_without_saying() {
    for typed in [
        "A10-A9 E6-E8 draw",
        "A10-A9 E6-E8 done draw",
        "if A10-A9, then E6-E8 and offer a draw",
    ] {
        let mut table = Table::of(GameKind::KINGS_GUARD, "");
        table.plays("Ann", "E5-E6");
        let kept = plans(&mut table, "Ann", typed);
        assert!(
            kept.contains("A10-A9 → E6-E8, offer a draw"),
            "{typed}: {kept}"
        );
        table.told();
        table.plays("Ben", "A10-A9");
        let told = table.told();
        assert!(told.contains("Ann plays E6-E8."), "{told}");
        assert!(told.contains("Ann offers a draw."), "{told}");
    }
}

#[test]
fn what_stands_behind_a_planned_turn_is_read_as_in_a_game_of_single_moves() {
    let mut table = Table::of(GameKind::KINGS_GUARD, "");
    table.plays("Ann", "E5-E6").plays("Ben", "A10-A9");
    table.told();
    // A player can simply play their own turn, and cannot plan to resign after their own move.
    let own = plans(&mut table, "Ann", "E6-E8 draw");
    assert!(own.contains("you can simply play"), "{own}");
    let gives_up = plans(&mut table, "Ann", "E6-E8 resign");
    let wanted = "resign takes the place of a turn of yours, and at that point none begins";
    assert!(gives_up.contains(wanted), "{gives_up}");
    // A planned resignation follows the opponent's turn, with or without its `done`.
    let kept = plans(&mut table, "Ben", "E6-E8 resign");
    assert!(kept.contains("E6-E8 → resign"), "{kept}");
    table.plays("Ann", "E6-E8");
    let told = table.told();
    assert!(told.contains("Ann plays E6-E8."), "{told}");
    assert!(told.ends_with("\nBen resigns. Ann wins #1."), "{told}");
}

#[test]
fn a_plan_for_less_of_a_tower_is_told_by_whole_turns() {
    let mut table = Table::of(GameKind::KINGS_GUARD, "");
    table.plays("Ann", "E5-E6").plays("Ben", "A10-A9");
    plans(&mut table, "Ben", "E6-E8 I10-I9");
    table.told();
    table.private.clear();
    table.plays("Ann", "E6-E8,E5");
    assert!(!table.told().contains("Ben plays"));
    let (_, lost) = table.private.remove(0);
    let lost = lost.text.plain();
    assert!(lost.starts_with("After 2. E6-E8, E5 your plan"), "{lost}");
}

#[test]
fn a_private_board_tells_its_line_by_turns() {
    let mut table = Table::of(GameKind::KINGS_GUARD, "");
    let open = |moves: &str| {
        Action::Explore(ExploreAction::Open {
            game: None,
            at: None,
            moves: moves.to_owned(),
        })
    };
    let board = table.asked("Ann", open("E5-E6 A10-A9 E6-E8,E5 D7-E7 E8-E9"));
    let text = board[0].text.plain();
    let line = "1. E5-E6 A10-A9 2. E6-E8, E5 D7-E7 3. E8-E9";
    assert!(text.contains(line), "{text}");
    let mut shown = board;
    for _ in 0..4 {
        shown = table.asked("Ann", button(&shown, "Back"));
    }
    let text = shown[0].text.plain();
    assert!(text.contains("E5 D7-E7 E8-E9"), "{text}");
    assert!(!text.contains("done"), "{text}");
}
