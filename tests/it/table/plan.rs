//! Plans: typed, stored, matched against events, executed once, and never seen by others.

use std::path::Path;

use kingboard::service::api::action::Action;
use kingboard::service::api::delivery::DeliveryOutcome;
use kingboard::service::api::dice::DiceAction;
use kingboard::service::api::plan::PlanAction;
use kingboard::service::api::reply::{Audience, Reply};
use kingboard::service::api::takeback::TakebackAction;
use kingboard::service::{GameId, unwire, wire};
use kingboard::store::Store;

use crate::table::everything::everything_shown;
use crate::table::harness::{Table, button, option, stored_events};

fn ask(text: &str) -> Action {
    Action::Plan(PlanAction::Add {
        game: Some(GameId(1)),
        text: text.to_owned(),
    })
}

fn one(mut replies: Vec<Reply>) -> Reply {
    assert_eq!(replies.len(), 1, "{replies:?}");
    let reply = replies.remove(0);
    assert_eq!(reply.audience, Audience::Asker);
    assert!(reply.notify.is_empty());
    reply
}

/// The numbered lines of a plan, as its owner sees them.
fn lines(reply: &Reply) -> Vec<String> {
    let text = reply.text.plain();
    let line = |line: &str| {
        let (number, rest) = line.split_once(". ")?;
        number.parse::<u32>().is_ok().then(|| rest.to_owned())
    };
    text.lines().filter_map(line).collect()
}

/// Makes a plan. Returns the stored lines; panics if it is refused.
#[track_caller]
fn plans(table: &mut Table, player: &str, text: &str) -> Vec<String> {
    let reply = one(table.asked(player, ask(text)));
    let told = reply.text.plain();
    assert!(!told.contains("Nothing was changed"), "{told}");
    lines(&reply)
}

fn planned(table: &mut Table, player: &str) -> Vec<String> {
    lines(&one(table.asked(player, ask(""))))
}

/// Private messages since the last call.
fn private(table: &mut Table) -> Vec<(String, String)> {
    let told = table.private.drain(..);
    told.map(|(player, reply)| (player.as_str().to_owned(), reply.text.plain()))
        .collect()
}

#[test]
fn a_planned_answer_is_played_at_once_and_reads_like_any_other_move() {
    let mut table = Table::game("");
    table.plays("Ann", "D2-D3");
    let kept = plans(&mut table, "Ann", "D8-D7 A2-A3 A8-A7 B2-B3");
    assert_eq!(kept, ["D8-D7 → A2-A3 · A8-A7 → B2-B3"]);
    table.told();
    table.plays("Ben", "D8-D7");
    let told = table.told();
    assert_eq!(
        told,
        "Ben plays D8-D7.\nAnn, it is your move.\n---\nAnn plays A2-A3.\nBen, it is your move."
    );
    assert_eq!(planned(&mut table, "Ann"), ["A8-A7 → B2-B3"]);
    table.plays("Ben", "A8-A7");
    assert!(table.told().contains("Ann plays B2-B3."));
    assert_eq!(planned(&mut table, "Ann"), [""; 0]);
    assert_eq!(private(&mut table), [], "it is done, and that is that");
    table.plays("Ben", "A7-A6");
}

#[test]
fn of_several_alternatives_the_one_that_happens_goes_on() {
    let mut table = Table::game("");
    table.plays("Ann", "D2-D3");
    let kept = plans(
        &mut table,
        "Ann",
        "if they play D8-D7 then I play A2-A3, then B8-B7, B2-B3 | if D8-D7: a2a3, then a8-a7 f2f3\nb8b7 g2g3",
    );
    assert_eq!(
        kept,
        [
            "D8-D7 → A2-A3 · B8-B7 → B2-B3",
            "D8-D7 → A2-A3 · A8-A7 → F2-F3",
            "B8-B7 → G2-G3",
        ]
    );
    table.plays("Ben", "D8-D7");
    assert_eq!(
        planned(&mut table, "Ann"),
        ["B8-B7 → B2-B3", "A8-A7 → F2-F3"]
    );
    table.told();
    table.plays("Ben", "A8-A7");
    assert!(table.told().contains("Ann plays F2-F3."));
}

#[test]
fn what_fits_no_more_is_dropped_and_only_its_owner_is_told() {
    let mut table = Table::game("");
    table.plays("Ann", "D2-D3");
    plans(&mut table, "Ann", "D8-D7 A2-A3 | draw decline");
    table.told();
    table.plays("Ben", "B8-B7");
    assert_eq!(
        table.told(),
        "Ben plays B8-B7.\nAnn, it is your move.",
        "the table hears of the move alone"
    );
    let told = private(&mut table);
    let [(player, words)] = told.as_slice() else {
        panic!("{told:?}")
    };
    assert_eq!(player, "test:Ann");
    assert!(
        words.starts_with("After 1… B8-B7 your plan for #1 no longer fits"),
        "{words}"
    );
    assert_eq!(
        planned(&mut table, "Ann"),
        ["If a draw is offered: decline. Until you take this out."]
    );
    table.plays("Ann", "A2-A3");
    assert_eq!(private(&mut table), [], "told once");
}

#[test]
fn an_attack_is_planned_with_both_ends_and_rolls_when_it_is_made() {
    let line = "A2-A3 D8-D7 A3-A4 D7-D6 A4-A5 D6-D7 A5-A6 D7-D6 A6-A7";
    for (dice, next, left) in [
        ((1, 6), "B2-B3", vec!["B8-B7 → F2-F3"]),
        ((6, 1), "", vec!["A8-A7 → G2-G3"]),
    ] {
        let mut table = Table::game("active");
        table.line(line);
        let kept = plans(
            &mut table,
            "Ann",
            "D6-D7 A7xB8 A8-A7 G2-G3 | D6-D7 A7xB8 fails B2-B3 B8-B7 F2-F3",
        );
        assert_eq!(
            kept,
            [
                "D6-D7 → A7xB8 (succeeds) · A8-A7 → G2-G3",
                "D6-D7 → A7xB8 (fails) → B2-B3 · B8-B7 → F2-F3",
            ]
        );
        table.told();
        table.dice(dice.0, dice.1);
        table.plays("Ben", "D6-D7");
        let told = table.told();
        let rolled = format!("{} against {}", dice.0, dice.1);
        assert!(told.contains(&rolled), "{told}");
        assert_eq!(told.contains("Ann plays B2-B3."), !next.is_empty());
        assert_eq!(planned(&mut table, "Ann"), left);
        assert_eq!(private(&mut table), []);
    }
}

#[test]
fn their_attack_is_waited_for_with_its_dice() {
    let line = "A2-A3 D8-D7 A3-A4 D7-D6 A4-A5 D6-D7 A5-A6 D7-D6 A6-A7 D6-D7";
    for (dice, answer) in [((6, 1), "Ben plays A8-A7."), ((1, 6), "Ben plays G8-G7.")] {
        let mut table = Table::game("active");
        table.line(line);
        plans(
            &mut table,
            "Ben",
            "A7xB8 A8-A7\nif A7xB8 and the attack fails, then B2-B3, G8-G7",
        );
        table.told();
        table.dice(dice.0, dice.1);
        table.plays("Ann", "A7xB8");
        let told = table.told();
        if dice.0 == 1 {
            assert!(!told.contains("Ben plays"), "it is still her turn: {told}");
            table.plays("Ann", "B2-B3");
            assert!(table.told().contains(answer));
        } else {
            assert!(told.contains(answer), "{told}");
        }
        assert_eq!(private(&mut table), []);
    }
}

#[test]
fn what_one_does_oneself_first_is_waited_for_and_never_done_by_itself() {
    let mut table = Table::game("active");
    table.line("A2-A3 D8-D7 A3-A4 D7-D6 A4-A5 D6-D7 A5-A6 D7-D6 A6-A7 D6-D7");
    plans(&mut table, "Ann", "A7xB8 fails B2-B3");
    table.told();
    // Neither a look at the game nor a draw offer is a move.
    table.ask("Ben", Action::OfferDraw(None));
    assert!(!table.told().contains("plays"));
    assert_eq!(planned(&mut table, "Ann"), ["A7xB8 (fails) → B2-B3"]);
    table.dice(1, 6);
    table.plays("Ann", "A7xB8");
    assert!(table.told().contains("Ann plays B2-B3."));
    assert_eq!(private(&mut table), []);
}

#[test]
fn draws_and_resignations_are_answered_as_planned() {
    let mut table = Table::game("");
    table.plays("Ann", "D2-D3");
    plans(&mut table, "Ben", "if they offer a draw: decline");
    table.told();
    table.ask("Ann", Action::OfferDraw(None));
    assert!(table.told().contains("Ben declines the draw."));
    assert_eq!(
        plans(&mut table, "Ben", "draw accept"),
        ["If a draw is offered: accept. Until you take this out."],
        "the later word counts"
    );
    table.plays("Ben", "D8-D7");
    table.plays("Ann", "A2-A3");
    table.told();
    table.ask("Ann", Action::OfferDraw(None));
    assert!(table.told().contains("Draw agreed in #1."));

    let mut table = Table::game("");
    table.plays("Ann", "D2-D3");
    plans(&mut table, "Ann", "if they resign, offer a rematch");
    table.told();
    table.ask(
        "Ben",
        Action::Resign {
            game: None,
            sure: true,
        },
    );
    let told = table.told();
    assert!(
        told.contains("Ann wins #1") && told.contains("Ann offers Ben a game"),
        "{told}"
    );
    assert_eq!(told.matches("offers Ben a game").count(), 1);
}

#[test]
fn one_resigns_or_offers_a_draw_as_planned() {
    let mut table = Table::game("");
    table.plays("Ann", "D2-D3");
    let kept = plans(
        &mut table,
        "Ann",
        "D8-D7 A2-A3 and offer a draw; A8-A7 resign; B8-B7 resign",
    );
    assert_eq!(
        kept,
        [
            "D8-D7 → A2-A3, offer a draw",
            "A8-A7 → resign",
            "B8-B7 → resign"
        ]
    );
    table.told();
    table.plays("Ben", "D8-D7");
    let told = table.told();
    assert!(
        told.contains("Ann plays A2-A3.") && told.contains("Ann offers a draw."),
        "{told}"
    );
    table.plays("Ben", "D7-D6");
    plans(&mut table, "Ben", "A3-A4 resign");
    table.told();
    table.plays("Ann", "A3-A4");
    assert!(table.told().contains("Ben resigns."));
    assert_eq!(private(&mut table), []);
}

#[test]
fn both_may_plan_and_the_game_runs_by_itself_as_far_as_that_goes() {
    let mut table = Table::game("");
    table.plays("Ann", "D2-D3");
    plans(&mut table, "Ann", "D8-D7 A2-A3 A8-A7 B2-B3 B8-B7 F2-F3");
    table.plays("Ben", "D8-D7");
    plans(&mut table, "Ben", "");
    assert_eq!(planned(&mut table, "Ben"), [""; 0]);
    let mut table = Table::game("");
    plans(&mut table, "Ben", "D2-D3 D8-D7 A2-A3 A8-A7 B2-B3 B8-B7");
    // Ann's plan starts with her own next move.
    plans(
        &mut table,
        "Ann",
        "D2-D3 D8-D7 A2-A3 A8-A7 B2-B3 B8-B7 F2-F3",
    );
    table.told();
    table.plays("Ann", "D2-D3");
    let told = table.told();
    let played = told.matches(" plays ").count();
    assert_eq!(played, 7, "{told}");
    assert_eq!(planned(&mut table, "Ann"), [""; 0]);
    assert_eq!(planned(&mut table, "Ben"), [""; 0]);
    assert_eq!(private(&mut table), []);
}

#[test]
fn a_later_line_takes_the_place_of_what_it_contradicts() {
    let mut table = Table::game("");
    table.plays("Ann", "D2-D3");
    plans(&mut table, "Ann", "D8-D7 A2-A3 A8-A7 B2-B3");
    assert_eq!(
        plans(&mut table, "Ann", "D8-D7 A2-A3 B8-B7 B2-B3"),
        [
            "D8-D7 → A2-A3 · A8-A7 → B2-B3",
            "D8-D7 → A2-A3 · B8-B7 → B2-B3"
        ]
    );
    assert_eq!(
        plans(&mut table, "Ann", "D8-D7 A2-A3").len(),
        2,
        "said already"
    );
    assert_eq!(
        plans(&mut table, "Ann", "D8-D7 F2-F3"),
        ["D8-D7 → F2-F3"],
        "one answer to one move"
    );
    assert_eq!(
        plans(&mut table, "Ann", "D8-D7 F2-F3 A8-A7 G2-G3"),
        ["D8-D7 → F2-F3 · A8-A7 → G2-G3"],
        "what goes further takes the place of the shorter"
    );
}

#[test]
fn instructions_are_taken_out_one_by_one_or_all_at_once() {
    let mut table = Table::game("");
    table.plays("Ann", "D2-D3");
    plans(&mut table, "Ann", "D8-D7 A2-A3 | A8-A7 B2-B3 | draw accept");
    let page = one(table.asked("Ann", ask("")));
    let dropped = one(table.asked("Ann", option(&page, "2. ")));
    assert!(dropped.replaces_source);
    assert_eq!(lines(&dropped).len(), 2);
    let stale = one(table.asked("Ann", option(&page, "1. ")));
    assert!(stale.text.plain().contains("has changed since"));
    assert_eq!(lines(&stale).len(), 2, "and nothing was dropped");
    assert_eq!(plans(&mut table, "Ann", "drop 2"), ["D8-D7 → A2-A3"]);
    assert_eq!(plans(&mut table, "Ann", "drop 0"), ["D8-D7 → A2-A3"]);
    let clear = button(&[dropped, one(table.asked("Ann", ask("")))], "Clear all");
    let none = one(table.asked("Ann", clear));
    assert!(none.text.plain().contains("planned nothing"));
    plans(&mut table, "Ann", "D8-D7 A2-A3");
    plans(&mut table, "Ann", "clear");
    table.plays("Ben", "D8-D7");
    assert_eq!(private(&mut table), []);
    assert!(!table.told().contains("Ann plays A2-A3"));
}

#[test]
fn what_cannot_be_planned_is_refused_with_the_step_and_changes_nothing() {
    let mut table = Table::game("");
    table.plays("Ann", "D2-D3");
    plans(&mut table, "Ann", "D8-D7 A2-A3");
    for (typed, words) in [
        (
            "D8-D7 A2-A9",
            "move 2 of that line, “A2-A9”, cannot be made there. A fool moves one square",
        ),
        ("D8-D7 A2-A3 hello", "move 3 of that line, “hello”"),
        ("E8-E7", "move 1 of that line"),
        ("D8-D7", "ends with their move"),
        ("D8-D7 A2-A3 A8-A7", "ends with their move"),
        ("resign", "write `resigns rematch`"),
        ("draw", "write `draw accept`"),
        ("draw perhaps", "write `draw accept`"),
        ("D8-D7 resign A2-A3", "after you have resigned"),
        ("D8-D7 A2-A3 resign", "at that point none begins"),
        ("D8-D7 draw", "a draw can be offered once your turn is over"),
        ("then and", "no move in that"),
        ("| ; |", "no move in that"),
        (&"D8-D7 A2-A3 D7-D8 A3-A2 ".repeat(20), "too long"),
    ] {
        let told = table.ask("Ann", ask(typed));
        let words = words.replace('`', "");
        let found = told.to_lowercase().contains(&words.to_lowercase());
        assert!(found, "{typed}: {told}");
    }
    assert_eq!(planned(&mut table, "Ann"), ["D8-D7 → A2-A3"]);
    table.plays("Ben", "A8-A7");
    let own = table.ask("Ann", ask("A2-A3"));
    assert!(own.contains("it is your turn now"), "{own}");
    let own = table.ask("Ann", ask("A2-A3 draw"));
    assert!(own.contains("it is your turn now"), "{own}");
    let own = table.ask("Ann", ask("A2-A3 resign"));
    let wanted = "resign takes the place of a turn of yours, and at that point none begins";
    assert!(own.contains(wanted), "{own}");
    for (player, words) in [("Cid", "not playing"), ("Eve", "not playing")] {
        let told = table.ask(player, ask("D8-D7 A2-A3"));
        assert!(told.contains(words), "{told}");
    }
    let many: Vec<String> = ["B", "D", "F", "G"]
        .iter()
        .flat_map(|file| {
            let first = format!("A2-A3 {file}8-{file}7");
            ["B2-B3", "F2-F3", "G2-G3", "D3-D4", "E1-E2"].map(|next| format!("{first} {next}"))
        })
        .collect();
    let told = table.ask("Ann", ask(&many.join("|")));
    // For each move of the opponent, five answers reduce to the last one.
    assert_eq!(told.matches(" → ").count(), 4, "{told}");
    table.ask(
        "Ben",
        Action::Resign {
            game: None,
            sure: true,
        },
    );
    assert!(table.ask("Ann", ask("")).contains("is over"));
}

#[test]
fn long_lines_come_as_a_file() {
    let mut table = Table::game("");
    table.plays("Ann", "D2-D3");
    let long = format!("{}D8-D7 A2-A3", "D8-D7 A2-A3 D7-D8 A3-A2 ".repeat(9));
    let files = ["D", "G", "F", "B"].map(|file| {
        let first = format!("{file}8-{file}7");
        let back = format!("{file}7-{file}8");
        long.replace("D8-D7", &first).replace("D7-D8", &back)
    });
    let page = one(table.asked("Ann", ask(&files.join(" | "))));
    let text = page.text.plain();
    assert!(text.chars().count() < 1200, "{text}");
    let file = page.file.unwrap();
    assert_eq!(file.name, "plan-1.txt");
    assert_eq!(file.text.lines().count(), 4, "{}", file.text);
    assert_eq!(page.controls.len(), 2);
}

#[test]
fn nobody_else_ever_sees_a_plan() {
    let mut table = Table::game("");
    table.plays("Ann", "D2-D3");
    plans(
        &mut table,
        "Ann",
        "B9-C8 G2-G3 | draw accept | resigns rematch",
    );
    let page = one(table.asked("Ann", ask("")));
    let stolen = [
        option(&page, "1. "),
        button(std::slice::from_ref(&page), "Clear all"),
    ];
    for player in ["Ben", "Cid"] {
        let seen = everything_shown(&mut table, player, &stolen);
        for secret in ["B9-C8 →", "G2-G3", "If a draw is offered", "If they resign"] {
            assert!(!seen.contains(secret), "{player} sees {secret}: {seen}");
        }
    }
    assert_eq!(
        planned(&mut table, "Ann").len(),
        3,
        "and nothing of it is gone"
    );
    table.plays("Ben", "B8-B7");
    for (player, _) in private(&mut table) {
        assert_eq!(player, "test:Ann");
    }
}

#[test]
fn a_plan_outlives_the_program_and_is_carried_out_once_whenever_that_ends() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("games.db");
    let mut table = Table::on(Store::open(&path).unwrap());
    table.start("Ann", "Ben", "");
    table.plays("Ann", "D2-D3");
    plans(&mut table, "Ann", "D8-D7 A2-A3 A8-A7 B2-B3");
    // The answer is stored, but the program ends before its consequences.
    assert_eq!(
        table.handled(
            "Ben",
            Action::Play {
                game: None,
                text: "D8-D7".to_owned(),
            }
        ),
        []
    );
    drop(table);
    assert!(!stored_events(&path).contains("A2-A3"));
    let mut table = later(&path);
    table.ticks();
    let env = table.env();
    assert!(!table.service.run_next_alarm(&env), "once");
    drop(table);
    assert_eq!(stored_events(&path).matches("\"A2-A3\"").count(), 1);
    let mut table = later(&path);
    let env = table.env();
    for delivery in table.service.due("test", &env, 10) {
        table
            .service
            .delivered(delivery.id, DeliveryOutcome::Posted(None), &env);
    }
    assert_eq!(planned(&mut table, "Ann"), ["A8-A7 → B2-B3"]);
    table.plays("Ben", "A8-A7");
    drop(table);
    assert_eq!(stored_events(&path).matches("\"B2-B3\"").count(), 1);
    let conn = rusqlite::Connection::open(&path).unwrap();
    let left: i64 = conn
        .query_row("SELECT count(*) FROM plans", [], |row| row.get(0))
        .unwrap();
    assert_eq!(left, 0, "what is done leaves nothing behind");
}

#[test]
fn to_look_at_a_plan_that_is_due_loses_nothing_of_it() {
    let mut table = Table::game("");
    table.plays("Ann", "D2-D3");
    plans(&mut table, "Ann", "D8-D7 A2-A3");
    table.told();
    table.handled(
        "Ben",
        Action::Play {
            game: None,
            text: "D8-D7".to_owned(),
        },
    );
    // She adds to the plan before any alarm fires.
    assert_eq!(plans(&mut table, "Ann", "A8-A7 B2-B3"), ["A8-A7 → B2-B3"]);
    let told = table.told();
    assert_eq!(told.matches("Ann plays A2-A3.").count(), 1, "{told}");
}

#[test]
fn a_plan_is_carried_out_under_touch_move_too() {
    let mut table = Table::game("touch");
    table.plays("Ann", "D2-D3");
    plans(&mut table, "Ann", "D8-D7 A2-A3 A8-A7 B2-B3");
    table.plays("Ben", "D8-D7");
    assert!(table.told().contains("Ann plays A2-A3."));
    table.plays("Ben", "A8-A7");
    assert!(table.told().contains("Ann plays B2-B3."));
}

#[test]
fn what_cannot_be_done_after_all_is_dropped_and_its_owner_is_told() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("games.db");
    let mut table = Table::on(Store::open(&path).unwrap());
    table.start("Ann", "Ben", "");
    table.plays("Ann", "D2-D3");
    plans(&mut table, "Ann", "D8-D7 A2-A3 | draw decline");
    drop(table);
    let conn = rusqlite::Connection::open(&path).unwrap();
    for body in [
        "D8-D7 A2-A9\non-draw decline\n",
        "D8-D7 nonsense\non-draw decline\n",
    ] {
        conn.execute("UPDATE plans SET body = ?1", [body]).unwrap();
    }
    drop(conn);
    let mut table = later(&path);
    table.plays("Ben", "D8-D7");
    let told = private(&mut table);
    let [(player, words)] = told.as_slice() else {
        panic!("{told:?}")
    };
    assert_eq!(player, "test:Ann");
    assert!(words.contains("could not be done"), "{words}");
    assert!(!table.told().contains("could not"));
    assert_eq!(
        planned(&mut table, "Ann").len(),
        1,
        "the standing answer stays"
    );
    table.plays("Ann", "A2-A3");
    assert_eq!(private(&mut table), []);
}

#[test]
fn a_plan_from_a_board_that_was_taken_back_is_dropped_and_its_owner_is_told() {
    let mut table = Table::game("");
    table.line("D2-D3 D8-D7 A2-A3");
    plans(&mut table, "Ann", "A8-A7 B2-B3 | draw decline");
    table.told();
    table.ask("Ann", Action::Takeback(TakebackAction::Ask(None)));
    assert_eq!(planned(&mut table, "Ann").len(), 2);
    let yes = TakebackAction::Answer {
        game: None,
        seen: None,
        accept: true,
    };
    table.ask("Ben", Action::Takeback(yes));
    assert!(!table.told().contains("Ann plays"));
    let told = private(&mut table);
    let [(player, words)] = told.as_slice() else {
        panic!("{told:?}")
    };
    assert_eq!(player, "test:Ann");
    assert!(
        words.contains("1… D8-D7 your plan for #1 no longer fits"),
        "{words}"
    );
    table.plays("Ann", "B2-B3");
    table.plays("Ben", "A8-A7");
    assert!(!table.told().contains("Ann plays B2-B3.\n---"));
    assert_eq!(planned(&mut table, "Ann").len(), 1);
}

#[test]
fn its_controls_have_wire_forms_and_nothing_odd_is_read_as_one() {
    let (game, seen) = (GameId(i64::MAX), u32::MAX);
    for wanted in [
        PlanAction::Clear { game, seen },
        PlanAction::Drop {
            game,
            seen,
            index: u8::MAX,
        },
    ] {
        let action = Action::Plan(wanted);
        let id = wire(&action).unwrap();
        assert!(id.len() <= 100);
        assert_eq!(unwire(&id), Some(action));
    }
    // Only its owner is asked which game it is for, with a menu that holds it.
    let planned = ask("D8-D7 A2-A3");
    assert_eq!(unwire(&wire(&planned).unwrap()), Some(planned));
    for odd in [
        "k1.plan",
        "k1.plan.1",
        "k1.plan.1.2",
        "k1.plan.1.2.drop",
        "k1.plan.1.2.drop.256",
        "k1.plan.1.2.clear.3",
        "k1.plan.x.2.clear",
    ] {
        assert_eq!(unwire(odd), None, "{odd}");
    }
}

/// The table on a database, an hour after the last use.
fn later(path: &Path) -> Table {
    let mut table = Table::on(Store::open(path).unwrap());
    for _ in 0..60 {
        table.env();
    }
    table
}

/// All stored events of a database as one text.
const WITH_NEXT: &str = "Offer it with my next move";

#[test]
fn a_draw_refused_on_ones_own_turn_can_be_offered_with_the_next_move() {
    // Given Ann, who asks for a draw on her own turn
    let mut table = Table::game("");
    table.line("D2-D3 D8-D7");
    table.told();
    let refused = table.asked("Ann", Action::OfferDraw(None));
    assert!(refused[0].text.plain().contains("Move first"));
    let next = button(&refused, WITH_NEXT);
    // When she presses the button, twice, then it is planned once, and nobody else hears of it
    for _ in 0..2 {
        let plan = one(table.asked("Ann", next.clone()));
        assert_eq!(lines(&plan), ["With your next move: offer a draw."]);
    }
    assert_eq!(
        (table.told(), planned(&mut table, "Ben")),
        (String::new(), Vec::new())
    );
    // When she moves, then the draw is offered with the move, in one message
    table.plays("Ann", "A2-A3");
    let told = table.messages();
    let [told] = told.as_slice() else {
        panic!("{told:?}");
    };
    let words = told.text.plain();
    assert!(
        words.contains("plays A2-A3") && words.contains("offers a draw"),
        "{words}"
    );
    assert_eq!(planned(&mut table, "Ann"), Vec::<String>::new());
    // When Ben moves on, then her further moves offer nothing
    table.line("A8-A7 B2-B3");
    let told = table.told();
    assert!(!told.contains("offers a draw"), "{told}");
}

#[test]
fn a_draw_planned_for_the_next_move_can_be_taken_out_and_waits_for_the_end_of_a_turn() {
    let mut table = Table::game("");
    assert_eq!(
        plans(&mut table, "Ann", "offer a draw with my next move"),
        plans(&mut table, "Ann", "draw next")
    );
    let wrong = one(table.asked("Ann", ask("draw next week"))).text.plain();
    assert!(wrong.contains("draw next"), "{wrong}");
    let page = one(table.asked("Ann", ask("")));
    table.asked("Ann", option(&page, "1."));
    table.plays("Ann", "D2-D3");
    assert!(!table.told().contains("offers a draw"));
    // A planned move carries it, too.
    plans(&mut table, "Ann", "draw next | D8-D7 A2-A3");
    table.plays("Ben", "D8-D7");
    let told = table.told();
    assert!(
        told.contains("A2-A3") && told.contains("offers a draw"),
        "{told}"
    );
    // In a turn of two moves it comes with the second.
    let mut table = Table::new();
    table.begin(kingboard::service::GameKind::FOUR_KINGS, "");
    plans(&mut table, "Ann", "draw next");
    table.told();
    table.plays("Ann", "E2-E5");
    assert!(!table.told().contains("offers a draw"));
    table.plays("Ann", "B8-C8");
    let told = table.told();
    assert!(told.contains("offers a draw"), "{told}");
}

#[test]
fn a_turn_of_two_planned_moves_declines_no_draw_that_it_is_to_offer() {
    let mut table = Table::new();
    table.begin(kingboard::service::GameKind::FOUR_KINGS, "");
    for mv in ["E2-E5", "B8-C8"] {
        table.plays("Ann", mv);
    }
    plans(&mut table, "Ann", "E15-E12 O8-N8 F2-F3 B7-C7 draw");
    plans(&mut table, "Ben", "draw next");
    for mv in ["E15-E12", "O8-N8"] {
        table.plays("Ben", mv);
    }
    let told = table.told();
    assert!(told.contains("Ben offers a draw"), "{told}");
    assert!(!told.contains("F2-F3"), "{told}");
    let left = planned(&mut table, "Ann");
    assert!(left.iter().any(|line| line.contains("F2-F3")), "{left:?}");
}

/// Only White's keeper can take the priest on G7.
const ONE_TAKER: &str = "2k4/7/6p/7/7/7/7/6E/1K5 w -";

#[test]
fn a_draw_planned_for_an_attack_is_offered_once_its_dice_have_fallen() {
    let roll = || DiceAction::Roll {
        game: None,
        seen: None,
    };
    let own = || DiceAction::Enter {
        game: None,
        faces: "5 2".to_owned(),
        seen: None,
    };
    for (options, falls) in [
        ("active interactive", Some(("Ben", roll()))),
        ("active own-dice", Some(("Ben", own()))),
        ("active own-dice", Some(("Ann", own()))),
        // The dice fall by themselves.
        ("active interactive", None),
    ] {
        let mut table = Table::from_position(options, ONE_TAKER);
        plans(&mut table, "Ann", "draw next");
        table.dice(5, 2).plays("Ann", "G2xG7");
        assert!(!table.told().contains("offers a draw"), "dice in the air");
        if let Some((who, falls)) = falls {
            assert_eq!(table.ask(who, Action::Dice(falls)), "");
        } else {
            table.pass(30 * 86_400_000);
            table.ask("Zoe", Action::Help);
        }
        let told = table.told();
        assert!(told.contains("Ann offers a draw"), "{options}: {told}");
        assert_eq!(planned(&mut table, "Ann"), Vec::<String>::new());
        table.plays("Ben", "C9-B8");
        table.told();
        table.plays("Ann", "B1-A2");
        assert!(!table.told().contains("offers a draw"), "offered once");
    }
}

#[test]
fn a_draw_that_both_sides_want_is_not_declined_by_a_planned_move() {
    // Given Ann, who planned a move and to offer a draw with it
    let mut table = Table::game("");
    table.plays("Ann", "D2-D3");
    plans(&mut table, "Ann", "draw next | D8-D7 A2-A3");
    // When Ben offers a draw with his move
    plans(&mut table, "Ben", "draw next");
    table.told();
    table.plays("Ben", "D8-D7");
    // Then the answer is hers, and her plan stands
    let told = table.told();
    assert!(told.contains("Ben offers a draw"), "{told}");
    assert!(!told.contains("A2-A3"), "{told}");
    assert_eq!(
        planned(&mut table, "Ann"),
        ["With your next move: offer a draw.", "A2-A3"]
    );
    // When she agrees, then the game is drawn
    let agrees = Action::AnswerDraw {
        game: Some(GameId(1)),
        accept: true,
        seen: None,
    };
    assert_eq!(table.ask("Ann", agrees), "");
    let told = table.told();
    assert!(told.contains("agree"), "{told}");
    assert_eq!(private(&mut table), []);
    // When she declines instead, then her plan continues, without the draw that she does not want now.
    let mut table = Table::game("");
    table.plays("Ann", "D2-D3");
    plans(&mut table, "Ann", "draw next | D8-D7 A2-A3");
    plans(&mut table, "Ben", "draw next");
    table.plays("Ben", "D8-D7");
    table.told();
    let declines = Action::AnswerDraw {
        game: Some(GameId(1)),
        accept: false,
        seen: None,
    };
    assert_eq!(table.ask("Ann", declines), "");
    table.ticks();
    let told = table.told();
    assert!(told.contains("Ann plays A2-A3"), "{told}");
    assert!(!told.contains("Ann offers a draw"), "{told}");
    // The same with a draw planned for this very move.
    let mut table = Table::game("");
    table.plays("Ann", "D2-D3");
    plans(&mut table, "Ann", "D8-D7 A2-A3 draw");
    plans(&mut table, "Ben", "draw next");
    table.plays("Ben", "D8-D7");
    assert!(!table.told().contains("A2-A3"));
    // A player who declines by plan has given the answer.
    let mut table = Table::game("");
    table.plays("Ann", "D2-D3");
    plans(&mut table, "Ann", "D8-D7 A2-A3 draw | draw decline");
    plans(&mut table, "Ben", "draw next");
    table.plays("Ben", "D8-D7");
    assert!(table.told().contains("A2-A3"));
}
