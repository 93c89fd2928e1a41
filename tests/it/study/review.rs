//! Reviews of games, finished or running: their pages, their buttons, and their audience.

use kingboard::game::grid::Perspective;
use kingboard::scene::Mark;
use kingboard::service::api::action::{Action, Asker};
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::completion::CompletionField;
use kingboard::service::api::reply::{Audience, ButtonStyle, Control, Reply};
use kingboard::service::api::values::{ReviewPage, ReviewShows};
use kingboard::service::lookup::move_names;
use kingboard::service::suggest;
use kingboard::service::{GameId, Place, Ply, Seat, unwire, wire};
use kingboard::store::place_of_text;

use crate::table::harness::{BEGIN, Table, button, person};

pub(crate) fn page(ply: u32) -> Action {
    Action::Review(ReviewPage {
        ply: Some(Ply(ply)),
        ..ReviewPage::of(GameId(1))
    })
}

pub(crate) fn at(text: &str) -> Action {
    Action::BeginReview {
        game: Some(GameId(1)),
        at: Some(text.to_owned()),
    }
}

/// The only reply.
pub(crate) fn one(table: &mut Table, player: &str, action: Action) -> Reply {
    let mut replies = table.asked(player, action);
    assert_eq!(replies.len(), 1);
    replies.remove(0)
}

fn pressed(table: &mut Table, player: &str, on: &Reply, label: &str) -> Reply {
    one(table, player, button(std::slice::from_ref(on), label))
}

fn lines(reply: &Reply) -> Vec<String> {
    reply.text.plain().lines().map(str::to_owned).collect()
}

/// The labels of the buttons, disabled ones in brackets.
pub(crate) fn buttons(reply: &Reply) -> Vec<String> {
    let label = |control: &Control| match control {
        Control::Button { label, style, .. } if *style == ButtonStyle::Disabled => {
            Some(format!("({label})"))
        }
        Control::Button { label, .. } => Some(label.clone()),
        Control::Menu { .. }
        | Control::Select { .. }
        | Control::Invite { .. }
        | Control::Link { .. } => None,
    };
    reply.controls.iter().filter_map(label).collect()
}

/// The options of the only menu, as a transport returns them.
pub(crate) fn menu(reply: &Reply) -> Vec<(String, Action)> {
    let mut menus = reply.controls.iter().filter_map(|control| match control {
        Control::Menu { options, .. } => Some(options),
        Control::Button { .. }
        | Control::Select { .. }
        | Control::Invite { .. }
        | Control::Link { .. } => None,
    });
    let options = menus.next().unwrap();
    assert_eq!(menus.next(), None);
    let back = |(label, action): &(String, Action)| {
        (label.clone(), unwire(&wire(action).unwrap()).unwrap())
    };
    options.iter().map(back).collect()
}

fn eyes(reply: &Reply) -> Perspective {
    reply.picture.as_ref().unwrap().scene.eyes
}

/// A game of this many moves, in which kings' fools take one step and swordmasters go back and forth.
fn long_game(moves: usize) -> Table {
    let mut table = Table::game("");
    let round = ["E1-E2", "C9-C8", "E2-E1", "C8-C9"];
    let line: Vec<&str> = round.into_iter().cycle().take(moves).collect();
    table.line(&line.join(" "));
    table.told();
    table
}

#[test]
fn review_walks_through_a_game_by_its_own_buttons() {
    let mut table = Table::game("");
    table.line("D2-D3 D8-D7 D3-D4");
    table.told();
    let last = one(&mut table, "Ben", Action::Review(ReviewPage::of(GameId(1))));
    assert!(last.replaces_source && last.picture.is_some());
    assert_eq!(last.audience, Audience::Asker);
    let words = lines(&last);
    assert!(
        words[0].starts_with("#1 King’s Mate: Ann – Ben, 2 moves, Ben to move"),
        "{words:?}"
    );
    assert_eq!(
        words[1],
        "2. D3-D4 by Ann, 2026-03-01 12:13 UTC (move 2 of 2)"
    );
    assert_eq!(
        buttons(&last),
        [
            "First",
            "Back",
            "(Forward)",
            "(Last)",
            "Flip",
            "Moves",
            "Film",
            "Story",
            "Record",
            "Share here"
        ]
    );
    let film = pressed(&mut table, "Ben", &last, "Film");
    let film = film.picture.unwrap().film().unwrap().clone();
    assert_eq!(film.frames.len(), 10);
    let record = pressed(&mut table, "Ben", &last, "Record");
    assert!(record.file.unwrap().text.contains("D3-D4"));
    let back = pressed(&mut table, "Ben", &last, "Back");
    assert!(lines(&back)[1].starts_with("1… D8-D7 by Ben"));
    let first = pressed(&mut table, "Ben", &last, "First");
    assert_eq!(lines(&first)[1], "The start. 2 moves in all.");
    assert_eq!(
        buttons(&first)[..4],
        ["(First)", "(Back)", "Forward", "Last"]
    );
    let on = pressed(&mut table, "Ben", &first, "Forward");
    assert!(lines(&on)[1].starts_with("1. D2-D3 by Ann"));
    // First and Back would lead to the same page.
    assert_eq!(buttons(&on)[..4], ["(First)", "Back", "Forward", "Last"]);
    assert!(table.ask("Ben", page(9)).contains("moves 0 to 2"));
    assert!(table.ask("Ben", page(u32::MAX)).contains("moves 0 to 2"));
    assert_eq!(table.told(), "", "review tells the table nothing");
}

#[test]
fn review_begins_at_the_move_one_names() {
    let mut table = Table::game("active");
    table.line("B2-B3 A8-A7 B3-B4 A7-A6 B4-B5 B8-B7 B5xA6[2:5] D2-D3 G8-G7 B5xA6[4:3]");
    for (typed, shown) in [
        ("1", "1. B2-B3 by Ann"),
        ("1…", "1… A8-A7 by Ben"),
        ("1...", "1… A8-A7 by Ben"),
        ("2. B3-B4", "2. B3-B4 by Ann"),
        ("2… a7a6", "2… A7-A6 by Ben"),
        (" b3 b4 ", "2. B3-B4 by Ann"),
        ("B5xA6", "4. B5xA6[2:5] by Ann"),
        ("b5a6", "4. B5xA6[2:5] by Ann"),
        ("5. B5xA6", "5. B5xA6[4:3] by Ann"),
        ("B5xA6[4:3]", "5. B5xA6[4:3] by Ann"),
        ("4…", "4… G8-G7 by Ben"),
        ("4. d2d3", "4. D2-D3 by Ann"),
        ("5", "5. B5xA6[4:3] by Ann"),
        ("START", "The start."),
        ("0", "The start."),
        ("last", "5. B5xA6[4:3] by Ann"),
        ("  ", "5. B5xA6[4:3] by Ann"),
    ] {
        let words = lines(&one(&mut table, "Eve", at(typed)));
        assert!(words[1].starts_with(shown), "{typed}: {words:?}");
    }
    let long = "9".repeat(5_000);
    for wrong in [
        "6",
        "-1",
        "C3-C4",
        "5. B2-B3",
        "…",
        "!",
        "move",
        "\u{0}",
        "１",
        long.as_str(),
    ] {
        let words = table.ask("Eve", at(wrong));
        assert!(words.starts_with("#1 has no move “"), "{wrong}: {words}");
        assert!(
            words.contains("(1 to 5)") && words.chars().count() < 400,
            "{words}"
        );
    }
}

#[test]
fn review_without_a_number_is_that_of_the_game_one_plays() {
    let mut table = Table::game("");
    table.line("D2-D3");
    let mine = Action::BeginReview {
        game: None,
        at: None,
    };
    assert!(table.ask("Ben", mine.clone()).contains("1. D2-D3 by Ann"));
    assert!(
        table
            .ask("Eve", mine.clone())
            .contains("You have none here")
    );
    table.start("Ann", "Eve", "");
    assert!(
        table
            .ask("Ann", mine)
            .contains("That fits several of your games. Which one")
    );
    let unknown = Action::BeginReview {
        game: Some(GameId(77)),
        at: None,
    };
    assert!(table.ask("Ann", unknown).contains("no game #77"));
}

#[test]
fn a_game_is_named_by_a_player_too() {
    let mut table = Table::game("");
    table.line("D2-D3");
    let of = |name: &str| Action::ReviewOf {
        player: name.to_owned(),
        at: None,
    };
    let page = one(&mut table, "Zoe", of("ben"));
    assert!(page.picture.is_some(), "{page:?}");
    let nobody = one(&mut table, "Zoe", of("Eve"));
    assert_eq!(
        nobody.text.plain(),
        "No game of “Eve” here. /history finds games by player."
    );
    table.start("Ann", "Eve", "");
    let which = one(&mut table, "Zoe", of("Ann"));
    assert!(
        which.text.plain().starts_with("Which game of “Ann”"),
        "{which:?}"
    );
    let found = menu(&which);
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(
        found[0].0.starts_with("#2 ") && found[1].0.starts_with("#1 "),
        "{found:?}"
    );
    assert!(one(&mut table, "Zoe", found[1].1.clone()).picture.is_some());
    assert!(one(&mut table, "Zoe", of("Eve")).picture.is_some());
    // A challenge is no game yet
    table.challenge("Eve", None, "");
    assert!(one(&mut table, "Zoe", of("Eve")).picture.is_some());
    // From another server it is nobody's.
    table.place = Place::in_server("test", "2", "20");
    assert!(one(&mut table, "Zoe", of("Eve")).picture.is_none());
}

#[test]
fn a_game_named_by_a_player_opens_at_the_move_that_was_asked_for() {
    let mut table = Table::game("");
    table.line("D2-D3 D8-D7 D3-D4");
    let of = |at: &str| Action::ReviewOf {
        player: "ben".to_owned(),
        at: Some(at.to_owned()),
    };
    let by_number = |at: &str| Action::BeginReview {
        game: Some(GameId(1)),
        at: Some(at.to_owned()),
    };
    for at in ["start", "1", "99"] {
        let named = one(&mut table, "Zoe", of(at)).text.plain();
        let numbered = one(&mut table, "Zoe", by_number(at)).text.plain();
        assert_eq!(named, numbered, "{at}");
    }
    assert!(one(&mut table, "Zoe", of("99")).picture.is_none());
    // Of several games the one that is chosen opens there
    table.start("Ann", "Ben", "");
    let which = one(&mut table, "Zoe", of("start"));
    let at = Some("start".to_owned());
    let first = Action::BeginReview {
        game: Some(GameId(1)),
        at,
    };
    assert_eq!(menu(&which)[1].1, first);
}

#[test]
fn one_without_a_game_is_led_to_one() {
    let mut table = Table::naming_games();
    let first = "You have no game here yet. /challenge offers one.";
    for action in [Action::Board(None), Action::OfferDraw(None)] {
        assert_eq!(one(&mut table, "Zoe", action).text.plain(), first);
    }
    table.start("Ann", "Ben", "");
    let review = Action::BeginReview {
        game: None,
        at: None,
    };
    for action in [Action::Board(None), review] {
        let answer = one(&mut table, "Zoe", action).text.plain();
        assert!(
            answer.starts_with("Which game? You have none here."),
            "{answer}"
        );
        assert!(answer.contains("/history finds it"), "{answer}");
    }
    assert_eq!(
        one(&mut table, "Zoe", Action::OfferDraw(None)).text.plain(),
        first
    );
}

#[test]
fn the_board_is_turned_around_and_stays_so_from_page_to_page() {
    let mut table = Table::game("");
    table.line("D2-D3 D8-D7");
    let page = one(&mut table, "Ben", page(1));
    assert_eq!(eyes(&page), Perspective::ACROSS, "Ben plays Black");
    let turned = pressed(&mut table, "Ben", &page, "Flip");
    assert_eq!(eyes(&turned), Perspective::HOME);
    let on = pressed(&mut table, "Ben", &turned, "Forward");
    assert_eq!(eyes(&on), Perspective::HOME);
    let (_, start) = menu(&on).remove(0);
    assert_eq!(eyes(&one(&mut table, "Ben", start)), Perspective::HOME);
    let list = pressed(&mut table, "Ben", &on, "Moves");
    let board = pressed(&mut table, "Ben", &list, "Board");
    assert_eq!(eyes(&board), Perspective::HOME);
    let back = pressed(&mut table, "Ben", &board, "Flip");
    assert_eq!(eyes(&back), Perspective::ACROSS);
    // An invalid seat falls back to the viewer's own side.
    let odd = Action::Review(ReviewPage {
        viewpoint: Seat::new(5),
        ..ReviewPage::of(GameId(1))
    });
    assert_eq!(eyes(&one(&mut table, "Ben", odd)), Perspective::ACROSS);
}

#[test]
fn a_menu_leads_to_every_move_of_a_short_game_and_to_all_parts_of_a_long_one() {
    let mut table = long_game(6);
    let choices = menu(&one(&mut table, "Ann", page(2)));
    let labels: Vec<&str> = choices.iter().map(|(label, _)| label.as_str()).collect();
    assert_eq!(
        labels,
        [
            "Start",
            "1. E1-E2",
            "2. E2-E1",
            "2… C8-C9",
            "3. E1-E2",
            "3… C9-C8"
        ],
        "all but the present one"
    );
    for (label, ask) in &choices[1..] {
        let words = lines(&one(&mut table, "Ann", ask.clone()));
        assert!(words[1].starts_with(&format!("{label} by")), "{words:?}");
    }

    let mut table = long_game(200);
    for present in [0, 1, 7, 100, 193, 200] {
        let choices = menu(&one(&mut table, "Ann", page(present)));
        assert!((20..=25).contains(&choices.len()), "{}", choices.len());
        let plies: Vec<u32> = choices
            .iter()
            .map(|(_, ask)| {
                let Action::Review(walk) = ask else {
                    panic!("{ask:?}");
                };
                walk.ply.unwrap().0
            })
            .collect();
        assert!(plies.is_sorted() && !plies.contains(&present), "{plies:?}");
        assert!(plies.contains(&0) || present == 0);
        assert!(plies.contains(&200) || present == 200);
        for near in present.saturating_sub(4)..=(present + 4).min(200) {
            assert!(
                plies.contains(&near) || near == present,
                "{near} of {plies:?}"
            );
        }
        assert!(
            plies.windows(2).all(|gap| gap[1] - gap[0] <= 17),
            "{plies:?}"
        );
    }
}

#[test]
fn the_list_has_every_move_with_its_dice_and_time_on_pages_that_lead_to_boards() {
    let mut table = Table::game("active");
    table.line("B2-B3 A8-A7 B3-B4 A7-A6 B4-B5 B8-B7 B5xA6[2:5] D2-D3");
    let board = one(&mut table, "Eve", page(7));
    let list = pressed(&mut table, "Eve", &board, "Moves");
    assert!(list.picture.is_none() && list.replaces_source);
    let words = lines(&list);
    assert!(words[0].starts_with("#1 King’s Mate: Ann – Ben, 4 moves"));
    assert_eq!(words[1], "1. B2-B3 2026-03-01 12:01 UTC");
    assert!(
        words[7].starts_with("4. B5xA6[2:5] 2026-03-01"),
        "{words:?}"
    );
    assert_eq!(words.len(), 9);
    assert_eq!(
        buttons(&list),
        [
            "(First)",
            "(Back)",
            "(Forward)",
            "(Last)",
            "Board",
            "Share here"
        ]
    );
    let back = pressed(&mut table, "Eve", &list, "Board");
    assert_eq!(back.text, board.text, "where one came from");
    let choices = menu(&list);
    assert_eq!(choices.len(), 8);
    let (label, ask) = choices[6].clone();
    assert_eq!(label, "4. B5xA6[2:5]");
    let scene = one(&mut table, "Eve", ask).picture.unwrap().scene;
    assert!(scene.dice.is_some() && scene.marks.iter().any(|(_, mark)| *mark == Mark::Repelled));
}

#[test]
fn a_long_list_is_turned_page_by_page() {
    let mut table = long_game(60);
    let first = one(
        &mut table,
        "Ann",
        Action::Review(ReviewPage {
            shows: ReviewShows::List,
            ply: Some(Ply(1)),
            ..ReviewPage::of(GameId(1))
        }),
    );
    assert_eq!(menu(&first).len(), 25);
    assert!(
        lines(&first)[25].starts_with("13. E1-E2"),
        "{:?}",
        lines(&first)
    );
    assert_eq!(
        buttons(&first)[..4],
        ["(First)", "(Back)", "Forward", "Last"]
    );
    let second = pressed(&mut table, "Ann", &first, "Forward");
    assert!(lines(&second)[1].starts_with("13… C9-C8"));
    assert_eq!(
        buttons(&second)[..4],
        ["(First)", "Back", "Forward", "Last"]
    );
    let last = pressed(&mut table, "Ann", &first, "Last");
    assert_eq!(lines(&last).len(), 1 + 10);
    assert_eq!(
        buttons(&last)[..4],
        ["First", "Back", "(Forward)", "(Last)"]
    );
    assert_eq!(pressed(&mut table, "Ann", &last, "First").text, first.text);
    assert_eq!(pressed(&mut table, "Ann", &last, "Back").text, second.text);
    let board = pressed(&mut table, "Ann", &last, "Board");
    assert!(lines(&board)[1].contains("(move 30 of 30)"));
}

#[test]
fn a_page_is_shared_as_a_message_that_all_may_turn_and_each_may_leave() {
    let mut table = Table::game("");
    table.line("D2-D3 D8-D7");
    let own = one(&mut table, "Ben", page(1));
    let shared = pressed(&mut table, "Ben", &own, "Share here");
    assert_eq!(
        (shared.audience, shared.replaces_source),
        (Audience::Table, false)
    );
    assert_eq!(shared.text, own.text);
    assert_eq!(shared.notify, [], "nobody is called");
    // All users turn the same page and see the same side.
    for player in ["Ann", "Ben", "Eve"] {
        let turned = pressed(&mut table, player, &shared, "Forward");
        assert_eq!(
            (turned.audience, turned.replaces_source),
            (Audience::Table, true)
        );
        assert_eq!(eyes(&turned), Perspective::ACROSS, "as Ben shared it");
        assert!(!buttons(&turned).contains(&"Share here".to_owned()));
    }
    let flipped = pressed(&mut table, "Ann", &shared, "Flip");
    assert_eq!(eyes(&flipped), Perspective::HOME);
    for turned in [
        &shared,
        &flipped,
        &pressed(&mut table, "Eve", &shared, "Moves"),
    ] {
        let (_, jump) = menu(turned).remove(0);
        assert_eq!(one(&mut table, "Eve", jump).audience, Audience::Table);
        let alone = pressed(&mut table, "Eve", turned, "Just for me");
        assert_eq!(
            (alone.audience, alone.replaces_source),
            (Audience::Asker, false)
        );
        assert!(pressed(&mut table, "Eve", &alone, "First").replaces_source);
    }
}

#[test]
fn the_last_page_is_the_last_when_it_is_asked_for() {
    let mut table = Table::game("");
    table.line("D2-D3");
    let own = one(&mut table, "Ben", Action::Review(ReviewPage::of(GameId(1))));
    assert_eq!(
        buttons(&own)[..4],
        ["(First)", "Back", "(Forward)", "(Last)"],
        "a game under way ends there too, for now"
    );
    let start = pressed(&mut table, "Ben", &own, "Back");
    let shared = pressed(&mut table, "Ben", &start, "Share here");
    table.line("D8-D7 D3-D4");
    // The game has continued since the page was made.
    let now = pressed(&mut table, "Eve", &shared, "Last");
    assert!(lines(&now)[1].contains("(move 2 of 2)"));
    table.ask(
        "Ben",
        Action::Resign {
            game: None,
            sure: true,
        },
    );
    let over = one(&mut table, "Ben", Action::Review(ReviewPage::of(GameId(1))));
    assert_eq!(
        buttons(&over)[..4],
        ["First", "Back", "(Forward)", "(Last)"]
    );
}

#[test]
fn a_game_is_shared_in_its_own_server_only() {
    let mut table = Table::game("");
    table.line("D2-D3");
    let share = Action::Review(ReviewPage {
        shared: true,
        new_message: true,
        ..ReviewPage::of(GameId(1))
    });
    table.place = Place::in_server("test", "1", "99");
    assert_eq!(
        one(&mut table, "Ann", share.clone()).audience,
        Audience::Table
    );
    for elsewhere in ["test:2:10", "test:0:5"] {
        table.place = place_of_text(elsewhere);
        let own = one(&mut table, "Ann", Action::Review(ReviewPage::of(GameId(1))));
        assert!(
            !buttons(&own).contains(&"Share here".to_owned()),
            "{elsewhere}"
        );
        let refused = one(&mut table, "Ann", share.clone());
        assert_eq!(refused.audience, Audience::Asker);
        assert!(refused.text.plain().contains("played in another server"));
        let strangers = one(&mut table, "Eve", share.clone());
        assert!(strangers.text.plain().contains("no game #1"));
    }
}

#[test]
fn a_challenge_and_a_game_without_moves_have_a_page_too() {
    let mut table = Table::new();
    table.challenge("Ann", Some("Ben"), "");
    let open = one(&mut table, "Eve", Action::Review(ReviewPage::of(GameId(1))));
    assert!(lines(&open)[0].contains("Ann waits for Ben"));
    assert_eq!(lines(&open)[1], "The start. No move yet.");
    assert!(
        buttons(&open)[..4]
            .iter()
            .all(|label| label.starts_with('('))
    );
    let list = pressed(&mut table, "Eve", &open, "Moves");
    assert_eq!(lines(&list)[1], "The start. No move yet.");
    assert!(
        list.controls
            .iter()
            .all(|control| matches!(control, Control::Button { .. }))
    );
    assert!(
        table
            .ask("Eve", at("1"))
            .ends_with("no move “1”. It has none yet.")
    );
}

#[test]
fn posted_buttons_of_the_first_form_still_turn_pages() {
    for (id, ply) in [
        ("k1.review.12.17", Some(Ply(17))),
        ("k1.review.12.last", None),
    ] {
        let walk = ReviewPage {
            ply,
            ..ReviewPage::of(GameId(12))
        };
        assert_eq!(unwire(id), Some(Action::Review(walk)));
        assert_eq!(wire(&Action::Review(walk)).as_deref(), Some(id));
    }
    let all = Action::Review(ReviewPage {
        ply: Some(Ply(u32::MAX)),
        viewpoint: Seat::new(5),
        shows: ReviewShows::Graph,
        shared: true,
        new_message: true,
        game: GameId(i64::MAX),
    });
    let longest = wire(&all).unwrap();
    assert_eq!(longest, "k1.review.9223372036854775807.4294967295.g5sn");
    assert_eq!(unwire(&longest), Some(all));
    for wrong in [
        "k1.review.12.17.",
        "k1.review.12.17.x",
        "k1.review.12.17.6",
        "k1.review.12.17.s.s",
        "k1.review.12.-1",
        "k1.review.12.+1",
        "k1.review.12.4294967296",
        "k1.review.9223372036854775808.1",
        "k1.review.12",
        "k1.review..1",
        "k2.review.12.17",
    ] {
        assert_eq!(unwire(wrong), None, "{wrong}");
    }
}

#[test]
#[expect(
    clippy::too_many_lines,
    reason = "one game, and many ways to ask about it"
)]
fn autocomplete_finds_moves_by_number_and_by_text() {
    let mut table = Table::game("active");
    table.line("B2-B3 A8-A7 B3-B4 A7-A6 B4-B5 B8-B7 B5xA6[2:5] D2-D3");
    let offers = |typed: &str| -> Vec<String> {
        let player = person("Eve").id;
        let offers = move_names::suggest_plies(
            &table.service,
            Asker::in_private(&player, &table.place),
            Some(GameId(1)),
            typed,
        );
        offers.into_iter().map(|offer| offer.label).collect()
    };
    assert_eq!(offers("").len(), 9);
    assert_eq!(offers("")[0], "4. D2-D3 (White)", "the newest first");
    assert_eq!(offers("2"), ["2. B3-B4 (White)", "2… A7-A6 (Black)"]);
    assert_eq!(offers("2. b"), ["2. B3-B4 (White)"]);
    assert_eq!(offers("b5a"), ["4. B5xA6[2:5] (White)"]);
    assert_eq!(
        offers("B"),
        [
            "1. B2-B3 (White)",
            "2. B3-B4 (White)",
            "3. B4-B5 (White)",
            "3… B8-B7 (Black)",
            "4. B5xA6[2:5] (White)"
        ]
    );
    assert_eq!(offers("st"), ["Start"]);
    assert_eq!(offers("0"), ["Start"]);
    for nothing in ["9", "99999999999999999999", "zz", "1. zz"] {
        assert_eq!(offers(nothing), [""; 0], "{nothing}");
    }
    // Every suggestion is understood.
    let player = person("Eve").id;
    let all = move_names::suggest_plies(
        &table.service,
        Asker::in_private(&player, &table.place),
        Some(GameId(1)),
        "",
    );
    for offer in all {
        let words = lines(&one(&mut table, "Eve", at(&offer.value)));
        let shown = offer.label.split(" (").next().unwrap();
        assert!(
            words[1].contains(&shown.replace("Start", "The start")),
            "{words:?}"
        );
    }
    let none = |table: &Table, player: &str, game| {
        let place = Place::in_server("test", "2", "1");
        move_names::suggest_plies(
            &table.service,
            Asker::in_private(&person(player).id, &place),
            game,
            "",
        )
        .is_empty()
    };
    assert!(
        none(&table, "Eve", Some(GameId(1))),
        "not from another server"
    );
    assert!(none(&table, "Eve", None) && !none(&table, "Ann", None));

    let table = long_game(120);
    let id = person("Ann").id;
    let offers = move_names::suggest_plies(
        &table.service,
        Asker::in_private(&id, &table.place),
        None,
        "1",
    );
    let labels: Vec<&str> = offers.iter().map(|offer| offer.label.as_str()).collect();
    assert_eq!(labels.len(), 22);
    assert_eq!(
        labels[..3],
        ["1. E1-E2 (White)", "1… C9-C8 (Black)", "10. E2-E1 (White)"]
    );
}

#[test]
fn the_positions_of_finished_games_are_suggested_move_by_move() {
    let mut table = Table::game("");
    table.line("D2-D3 D8-D7 B2-B3");
    table.ask(
        "Ann",
        Action::Resign {
            game: Some(GameId(1)),
            sure: true,
        },
    );
    table.start("Ann", "Ben", "");
    let suggested = |table: &Table, player: &str, typed: &str| -> Vec<String> {
        let player = &person(player).id;
        let asker = Asker::in_private(player, &table.place);
        let field = CompletionField::Position;
        let offers = suggest::suggest(&table.service, asker, &field, typed, BEGIN);
        offers.into_iter().map(|offer| offer.value).collect()
    };
    // The game that runs is not offered, nor is anything for a position's own text.
    assert_eq!(suggested(&table, "Ann", ""), ["#1"]);
    assert_eq!(suggested(&table, "Ann", "#2"), [""; 0]);
    assert_eq!(suggested(&table, "Ann", "erskspe/ff1f1ff"), [""; 0]);
    let moves = suggested(&table, "Ann", "#1 ");
    assert!(
        moves.iter().all(|value| value.starts_with("#1 ")),
        "{moves:?}"
    );
    assert!(moves.len() >= 3, "{moves:?}");
    assert_eq!(suggested(&table, "Ann", "#2 1"), [""; 0]);
    // The suggestion is read.
    let position = moves.last().cloned();
    let offer = NewChallenge {
        opponent: Some(person("Ben")),
        position,
        ..NewChallenge::default()
    };
    assert_eq!(table.ask("Ann", Action::Challenge(offer)), "");
}

#[test]
fn a_question_which_of_many_games_is_meant_names_some_and_says_how_to_name_one() {
    let mut table = Table::game("");
    for _ in 0..16 {
        table.start("Ann", "Ben", "");
    }
    // Too long for a menu that repeats it.
    let mine = Action::Note {
        game: None,
        at: None,
        text: "1".repeat(90),
    };
    let asked = table.ask("Ann", mine);
    assert!(asked.contains("#15 (Ann – Ben) and 2 more."), "{asked}");
    assert!(!asked.contains("#16"), "{asked}");
    assert!(asked.contains("Name one by its number"), "{asked}");
}
