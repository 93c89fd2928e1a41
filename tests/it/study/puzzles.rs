//! Puzzles at the table: opened by wishes, answered by menu and by typing, decided once, and never a help in a game.

use std::collections::BTreeSet;

use kingboard::engine::puzzles::{Puzzle, solvers};
use kingboard::game::options::Options;
use kingboard::game::outcome::Status;
use kingboard::game::text::MoveText;
use kingboard::service::api::action::Action;
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::places::LostPlace;
use kingboard::service::api::preferences::Preference;
use kingboard::service::api::privacy::PrivacyAction;
use kingboard::service::api::puzzle::{PuzzleAction, PuzzleControl, PuzzleWish};
use kingboard::service::api::reply::{Audience, Control, Reply};
use kingboard::service::api::server_settings::{ServerSetting, ServerSettingsAction};
use kingboard::service::api::values::SideChoice;
use kingboard::service::background::analyses;
use kingboard::service::background::thoughts::Stop;
use kingboard::service::puzzles::search;
use kingboard::service::servers::{membership, places};
use kingboard::service::{GameId, GameKind, Place, Timestamp, unwire, wire};
use kingboard::store::{PuzzleId, Store};

use crate::study::analyses::{analyse, quick, resign, works};
use crate::table::harness::{BEGIN, Table, button, labels, person};

const DAY: i64 = 24 * 60 * 60 * 1_000;

fn wished(kind: GameKind, theme: Option<&'static str>) -> Action {
    let kind = Some(kind);
    let wish = PuzzleWish { kind, theme };
    Action::Puzzle(PuzzleAction::Open { wish, text: None })
}

fn typed(text: &str) -> Action {
    Action::Puzzle(PuzzleAction::Open {
        wish: PuzzleWish::default(),
        text: Some(text.to_owned()),
    })
}

fn press(puzzle: PuzzleId, seen: usize, act: PuzzleControl) -> Action {
    let seen = u16::try_from(seen).unwrap();
    Action::Puzzle(PuzzleAction::Control { puzzle, seen, act })
}

fn one(table: &mut Table, player: &str, action: Action) -> Reply {
    let mut replies = table.asked(player, action);
    assert_eq!(replies.len(), 1, "{replies:?}");
    replies.remove(0)
}

/// The number of the puzzle whose pieces a reply offers.
fn number(reply: &Reply) -> PuzzleId {
    let mut actions = reply.controls.iter().flat_map(|control| match control {
        Control::Button { action, .. } => vec![action],
        Control::Menu { options, .. } => options.iter().map(|(_, action)| action).collect(),
        Control::Select { .. } | Control::Invite { .. } | Control::Link { .. } => Vec::new(),
    });
    let found = actions.find_map(|action| {
        let Action::Puzzle(PuzzleAction::Control { puzzle, .. }) = action else {
            return None;
        };
        Some(*puzzle)
    });
    found.unwrap_or_else(|| panic!("no puzzle in {reply:?}"))
}

/// The puzzle of this number, as it was taken over first.
fn nth(kind: GameKind, id: PuzzleId) -> Puzzle {
    let index = usize::try_from(id.0 - 1).unwrap();
    Puzzle::shipped(kind).nth(index).unwrap()
}

/// The first puzzle of a game that fits, opened for a player.
fn opened(
    table: &mut Table,
    player: &str,
    kind: GameKind,
    fits: impl Fn(&Puzzle) -> bool,
) -> (PuzzleId, Puzzle) {
    // The first request takes all over, in their order.
    table.asked(player, wished(kind, None));
    let index = Puzzle::shipped(kind).position(|puzzle| fits(&puzzle));
    let index = index.unwrap_or_else(|| panic!("no puzzle of {kind} fits"));
    let id = PuzzleId(i64::try_from(index).unwrap() + 1);
    table.asked(player, press(id, 0, PuzzleControl::Begin));
    (id, nth(kind, id))
}

/// The solver's own moves of a puzzle, in order.
fn own_moves(puzzle: &Puzzle) -> Vec<String> {
    let us = solvers(&*puzzle.position().unwrap());
    let own = puzzle.line.iter().enumerate();
    let own = own.filter(|(plies, _)| solvers(&*puzzle.after(*plies).unwrap()) == us);
    own.map(|(_, mv)| mv.to_string()).collect()
}

/// A legal first move that is not the solution.
pub(crate) fn wrong(puzzle: &Puzzle) -> String {
    let at = puzzle.position().unwrap();
    let mut legal = at.legal().into_iter();
    // The next move of the line may be right in either order.
    let right = &puzzle.line[..puzzle.line.len().min(2)];
    legal.find(|mv| !right.contains(mv)).unwrap().to_string()
}

#[test]
fn a_puzzle_is_private_and_says_whose_move_it_is_in_words_and_in_its_picture() {
    let mut table = Table::new();
    for kind in GameKind::ALL {
        let reply = one(&mut table, "Ann", wished(kind, None));
        assert_eq!(reply.audience, Audience::Asker);
        let text = reply.text.plain();
        assert!(
            text.contains(kind.spec().title) && text.contains("puzzle"),
            "{text}"
        );
        assert!(text.contains(" to move: find the best move.\n"), "{text}");
        assert!(text.contains("nobody has tried it yet"), "{text}");
        let picture = reply.picture.as_ref().unwrap();
        assert!(picture.alt.contains("puzzle"), "{}", picture.alt);
        assert!(!picture.scene.caption.status.is_empty());
        assert!(labels(&reply).contains(&"Solution".to_owned()));
        for control in &reply.controls {
            if let Control::Button { action, .. } = control {
                assert_eq!(unwire(&wire(action).unwrap()).as_ref(), Some(action));
            }
        }
    }
    assert!(table.messages().is_empty(), "nobody else hears of it");
}

/// The game and its rules, as the heading of a puzzle names them.
fn named_rules(reply: &Reply) -> String {
    let text = reply.text.plain();
    let (rules, _) = text.split_once(": puzzle ").unwrap();
    rules.to_owned()
}

#[test]
fn a_puzzle_says_by_which_rules_it_is_played_where_they_are_not_the_usual_ones() {
    let mut table = Table::new();
    for (kind, options, rules) in [
        (GameKind::KINGS_MATE, "", "King’s Mate"),
        (
            GameKind::KINGS_MATE,
            "expanded",
            "King’s Mate, expanded rules",
        ),
        (
            GameKind::KINGS_MATE,
            "active",
            "King’s Mate, Active Play (dice)",
        ),
    ] {
        let played_by = |puzzle: &Puzzle| puzzle.options.to_string() == options;
        let (id, _) = opened(&mut table, "Ann", kind, played_by);
        let shown = one(&mut table, "Ann", press(id, 0, PuzzleControl::Begin));
        assert_eq!(named_rules(&shown), rules);
        let picture = shown.picture.unwrap();
        let title = format!("{rules}: puzzle {}", id.0);
        assert_eq!(picture.scene.caption.title, title);
        assert!(picture.alt.starts_with(&title), "{}", picture.alt);
    }
}

#[test]
fn the_puzzle_of_the_day_says_by_which_rules_it_is_played() {
    let mut table = Table::new();
    let here = channel(&table);
    chooses(&mut table, &here);
    let mut dice = 0;
    for _ in 0..40 {
        table.ask("Ann", Action::Help);
        let posts = table.messages();
        let post = posts[0].text.plain();
        let begun = one(
            &mut table,
            "Ann",
            press(number(&posts[0]), 0, PuzzleControl::Begin),
        );
        let heading = format!("Puzzle of the day: {}, number ", named_rules(&begun));
        assert!(post.starts_with(&heading), "{post}");
        dice += u32::from(post.contains("Active Play (dice)"));
        table.pass(DAY);
    }
    assert!(dice > 0);
}

#[test]
fn right_answers_by_typing_lead_through_the_line_and_move_the_rating_once() {
    let mut table = Table::new();
    let kind = GameKind::IMMORTAL_STAR_MASTERS;
    let long = |puzzle: &Puzzle| puzzle.line.len() >= 3;
    let (id, puzzle) = opened(&mut table, "Ann", kind, long);
    // The first move is right: the answer stands on the board, and it is Ann's move again.
    let reply = one(&mut table, "Ann", typed(puzzle.line[0].as_str()));
    let text = reply.text.plain();
    assert!(
        text.contains(&format!("Right: {}", puzzle.line[0])),
        "{text}"
    );
    assert!(text.contains(puzzle.line[1].as_str()), "{text}");
    assert!(!text.contains("rating"), "{text}");
    // A button made for the position before is answered with the present one.
    let stale = one(&mut table, "Ann", press(id, 0, PuzzleControl::Play(0)));
    assert!(stale.text.plain().contains("earlier position"), "{stale:?}");
    assert_eq!(stale.picture, reply.picture);
    // Another player who presses it gets the puzzle from its beginning.
    let other = one(&mut table, "Ben", press(id, 2, PuzzleControl::Play(0)));
    assert!(other.text.plain().contains("to move"), "{other:?}");
    let mut last = reply;
    for mv in puzzle.line.iter().skip(2).step_by(2) {
        last = one(&mut table, "Ann", typed(mv.as_str()));
    }
    let text = last.text.plain();
    assert!(text.contains("Solved"), "{text}");
    assert!(
        text.contains("Your first rating in puzzles of ImmortalStarMasters"),
        "{text}"
    );
    assert_eq!(labels(&last)[..2], ["Next puzzle", "Once more"]);
    // Once more: it is practice.
    let again = one(
        &mut table,
        "Ann",
        button(std::slice::from_ref(&last), "Once more"),
    );
    assert!(again.text.plain().contains("to move"), "{again:?}");
    for mv in puzzle.line.iter().step_by(2) {
        last = one(&mut table, "Ann", typed(mv.as_str()));
    }
    let text = last.text.plain();
    assert!(
        text.contains("Solved") && text.contains("counted already"),
        "{text}"
    );
    let record = table.ask("Ann", Action::Puzzle(PuzzleAction::Record));
    assert!(
        record.contains("ImmortalStarMasters") && record.contains("1 of 1 solved"),
        "{record}"
    );
    assert!(
        record.contains("Current streak: 1, best streak: 1."),
        "{record}"
    );
}

#[test]
fn a_wrong_answer_fails_it_warmly_and_the_right_one_may_still_be_found() {
    for kind in GameKind::ALL {
        let mut table = Table::new();
        let (_, puzzle) = opened(&mut table, "Ann", kind, |_| true);
        let mv = wrong(&puzzle);
        let failed = one(&mut table, "Ann", typed(&mv)).text.plain();
        assert!(failed.contains(&format!("Not {mv}")), "{failed}");
        assert!(failed.contains("rating"), "{failed}");
        assert!(!failed.contains(puzzle.line[0].as_str()), "{failed}");
        let again = one(&mut table, "Ann", typed(&mv)).text.plain();
        assert!(again.contains("counted already"), "{again}");
        let mut found = String::new();
        for mv in own_moves(&puzzle) {
            found = one(&mut table, "Ann", typed(&mv)).text.plain();
        }
        let last = puzzle.line.last().unwrap();
        assert!(found.starts_with(&format!("Solved: {last}\n")), "{found}");
        assert!(
            found.ends_with("\nThis one has counted already; practise as you like."),
            "{found}"
        );
        let record = table.ask("Ann", Action::Puzzle(PuzzleAction::Record));
        assert!(record.contains("0 of 1 solved"), "{record}");
    }
}

#[test]
fn forbidden_and_unreadable_answers_are_explained_and_count_for_nothing() {
    let mut table = Table::new();
    let (id, puzzle) = opened(&mut table, "Ann", GameKind::KINGS_MATE, |_| true);
    for text in ["D1-D1", "hello", "Z9"] {
        let reply = one(&mut table, "Ann", typed(text));
        assert!(!reply.text.plain().contains("Not "), "{reply:?}");
        assert!(reply.picture.is_some());
    }
    let record = table.ask("Ann", Action::Puzzle(PuzzleAction::Record));
    assert!(record.contains("not tried a puzzle yet"), "{record}");
    // By menu: a piece, then its target.
    let from = puzzle.line[0].origin().to_owned();
    let piece = one(&mut table, "Ann", press(id, 0, PuzzleControl::Piece(from)));
    assert!(piece.text.plain().contains("where to"), "{piece:?}");
    assert!(piece.replaces_source);
    let at = puzzle.position().unwrap();
    let index = at
        .legal()
        .iter()
        .position(|mv| *mv == puzzle.line[0])
        .unwrap();
    let index = u16::try_from(index).unwrap();
    let right = one(&mut table, "Ann", press(id, 0, PuzzleControl::Play(index)));
    assert!(!right.text.plain().contains("Not "), "{right:?}");
    let none = table.ask("Ben", typed("D2-D3"));
    assert!(none.contains("No puzzle is open"), "{none}");
}

#[test]
fn the_solution_is_shown_on_request_and_counts_as_a_failure() {
    let mut table = Table::new();
    let (id, puzzle) = opened(&mut table, "Ann", GameKind::KINGS_GUARD, |_| true);
    let shown = one(&mut table, "Ann", press(id, 0, PuzzleControl::Solution));
    let text = shown.text.plain();
    assert!(
        text.contains("The solution") && text.contains("Themes"),
        "{text}"
    );
    assert!(
        text.contains(puzzle.line[0].cells().last().unwrap()),
        "{text}"
    );
    assert!(text.contains("Your first rating"), "{text}");
    assert_eq!(labels(&shown)[..2], ["Next puzzle", "Once more"]);
    // The next one is another.
    let next = one(
        &mut table,
        "Ann",
        button(std::slice::from_ref(&shown), "Next puzzle"),
    );
    assert_ne!(number(&next), id);
}

#[test]
fn an_attack_puzzle_tells_the_odds_and_ends_before_the_dice() {
    let mut table = Table::new();
    let rolls = |puzzle: &Puzzle| puzzle.themes.contains(&"attack") && puzzle.line.len() == 1;
    let (_, puzzle) = opened(&mut table, "Ann", GameKind::KINGS_MATE, rolls);
    let right = one(&mut table, "Ann", typed(puzzle.line[0].as_str()));
    let text = right.text.plain();
    assert!(
        text.contains("comes first") && text.contains("42%"),
        "{text}"
    );
    let end = puzzle.after(1).unwrap();
    assert!(matches!(end.status(), Status::ToRoll(_)));
    assert!(right.picture.is_some());
}

#[test]
fn a_puzzle_through_a_position_of_a_running_game_is_neither_offered_nor_answered() {
    // Given a puzzle, and a game between Ann and Ben that stands in its position
    let puzzle = Puzzle::shipped(GameKind::KINGS_MATE)
        .find(|puzzle| puzzle.options.to_string().is_empty())
        .unwrap();
    let mut table = Table::from_position("", puzzle.start.as_str());
    let (id, _) = opened(&mut table, "Cid", GameKind::KINGS_MATE, |known| {
        known.key() == puzzle.key()
    });
    // Then it is refused from every side for both players, now and after its first move, and for nobody else
    let refused_to_both = |table: &mut Table| {
        for player in ["Ann", "Ben"] {
            for act in [
                PuzzleControl::Begin,
                PuzzleControl::Show,
                PuzzleControl::Solution,
            ] {
                let refused = table.ask(player, press(id, 0, act));
                assert!(refused.contains("stands in #1 now"), "{player}: {refused}");
                assert!(!refused.contains(puzzle.line[0].as_str()), "{refused}");
            }
        }
    };
    refused_to_both(&mut table);
    let at = puzzle.position().unwrap();
    let Status::ToMove(seat) = at.status() else {
        panic!("nobody is to move");
    };
    let mover = ["Ann", "Ben"][seat.index()];
    assert_eq!(table.say(mover, puzzle.line[0].as_str()), "");
    refused_to_both(&mut table);
    let other = one(&mut table, "Cid", press(id, 0, PuzzleControl::Begin));
    assert!(other.text.plain().contains("to move"), "{other:?}");
    // And a request for any puzzle gets another one.
    let next = one(&mut table, mover, wished(GameKind::KINGS_MATE, None));
    assert_ne!(number(&next), id);
}

#[test]
fn no_puzzle_gives_its_own_solution_as_an_example() {
    let mut table = Table::new();
    let mut nth = 0;
    for kind in GameKind::ALL {
        // The first request of a game takes its puzzles over, in their order.
        table.asked("Ann", wished(kind, None));
        for puzzle in Puzzle::shipped(kind) {
            nth += 1;
            let begun = press(PuzzleId(nth), 0, PuzzleControl::Begin);
            let task = one(&mut table, "Ann", begun).text.plain();
            let number = format!("puzzle {nth}");
            assert!(task.contains(&number), "{number}: {task}");
            let unread = one(&mut table, "Ann", typed("nonsense")).text.plain();
            for told in [task, unread] {
                let words = told.split(|c: char| c.is_whitespace() || c == '`');
                let words: Vec<&str> = words
                    .map(|word| word.trim_end_matches(['.', ',']))
                    .collect();
                let told_of = |mv: &&MoveText| words.contains(&mv.as_str());
                assert_eq!(puzzle.line.iter().find(told_of), None, "{number}: {told}");
            }
        }
    }
    assert_eq!(nth, 219);
}

#[test]
fn themes_are_wishes_and_those_who_have_seen_all_are_told_so() {
    let mut table = Table::new();
    let kind = GameKind::KINGS_GUARD;
    let count = Puzzle::shipped(kind).filter(|puzzle| puzzle.themes.contains(&"tower"));
    let count = count.count();
    for _ in 0..count {
        let reply = one(&mut table, "Ann", wished(kind, Some("tower")));
        let id = number(&reply);
        assert!(nth(kind, id).themes.contains(&"tower"));
        // An open puzzle comes back as long as it is open.
        let same = one(&mut table, "Ann", wished(kind, Some("tower")));
        assert_eq!(number(&same), id);
        table.asked("Ann", press(id, 0, PuzzleControl::Solution));
    }
    let none = one(&mut table, "Ann", wished(kind, Some("tower")));
    let text = none.text.plain();
    assert!(
        text.contains("every puzzle of King’s Guard with this theme: towers"),
        "{text}"
    );
    assert!(
        labels(&none).contains(&"King’s Mate".to_owned()),
        "{none:?}"
    );
}

#[test]
fn a_theme_without_a_game_finds_a_game_that_has_it_and_a_game_without_it_says_so() {
    // Given nobody who has tried a puzzle, and a theme that the usual game does not have
    let tower = |kind| Puzzle::shipped(kind).any(|puzzle| puzzle.themes.contains(&"tower"));
    assert!(!tower(GameKind::KINGS_MATE) && tower(GameKind::KINGS_GUARD));
    let mut table = Table::new();
    let wish = Action::Puzzle(PuzzleAction::Open {
        wish: PuzzleWish {
            kind: None,
            theme: Some("tower"),
        },
        text: None,
    });
    // Then a puzzle of another game is shown
    let found = one(&mut table, "Ann", wish);
    assert!(named_rules(&found).starts_with("King’s Guard"), "{found:?}");
    // And the named game says that it has none, and which has
    let none = one(
        &mut table,
        "Ann",
        wished(GameKind::KINGS_MATE, Some("tower")),
    );
    let text = none.text.plain();
    assert!(
        text.contains("King’s Mate has no puzzles with this theme: towers"),
        "{text}"
    );
    let other = button(std::slice::from_ref(&none), "King’s Guard");
    assert_eq!(other, wished(GameKind::KINGS_GUARD, Some("tower")));
}

/// The place where games of the table are played, as a value of a setting.
fn channel(table: &Table) -> String {
    kingboard::service::place_text(&table.place)
}

fn chooses(table: &mut Table, value: &str) -> String {
    let action = ServerSettingsAction {
        rule: Some(ServerSetting::Puzzles),
        value: Some(value.to_owned()),
    };
    let mut request = table.request("Mia", Action::ServerSettings(action));
    request.access.manages = true;
    let env = table.env();
    let replies = table.service.handle(&request, &env);
    replies[0].text.plain()
}

#[test]
fn the_puzzle_of_the_day_is_posted_once_a_day_without_a_ping_and_solved_in_private() {
    let mut table = Table::new();
    table.ask("Ann", Action::Help);
    assert!(table.messages().is_empty(), "no channel is chosen");
    let here = channel(&table);
    let page = chooses(&mut table, &here);
    assert!(page.contains("The puzzle of the day"), "{page}");
    table.ask("Ann", Action::Help);
    let posts = table.messages();
    let [post] = &posts[..] else {
        panic!("{posts:?}");
    };
    assert_eq!(post.audience, Audience::Table);
    assert!(post.notify.is_empty());
    let text = post.text.plain();
    assert!(text.contains("Puzzle of the day"), "{text}");
    assert!(!text.contains("Yesterday"), "{text}");
    assert_eq!(labels(post), ["Solve it"]);
    assert!(post.picture.is_some());
    // Ann solves it, Ben fails: nobody else hears of it.
    let id = number(post);
    let begun = one(
        &mut table,
        "Ann",
        button(std::slice::from_ref(post), "Solve it"),
    );
    assert_eq!(begun.audience, Audience::Asker);
    assert!(!begun.replaces_source, "the post stays");
    let daily = one(&mut table, "Ben", Action::Puzzle(PuzzleAction::Daily));
    assert_eq!(number(&daily), id, "it is the same for all");
    let kind = daily_kind(BEGIN.0 / DAY);
    let puzzle = nth(kind, id);
    for mv in puzzle.line.iter().enumerate() {
        let at = puzzle.after(mv.0).unwrap();
        let own = solvers(&*at) == solvers(&*puzzle.position().unwrap());
        if own {
            table.asked("Ann", typed(mv.1.as_str()));
        }
    }
    table.asked("Ben", press(id, 0, PuzzleControl::Solution));
    assert!(table.messages().is_empty());
    let record = table.ask("Ann", Action::Puzzle(PuzzleAction::Record));
    assert!(record.contains("puzzle of the day solved: 1"), "{record}");
    // The next day there is another one, with the solution of this.
    table.pass(DAY);
    table.ask("Ann", Action::Help);
    let posts = table.messages();
    let [post] = &posts[..] else {
        panic!("{posts:?}");
    };
    let text = post.text.plain();
    assert!(text.contains("Yesterday’s solution"), "{text}");
    assert!(text.contains("1 of 2 found it"), "{text}");
    assert!(text.contains(puzzle.line[0].origin()), "{text}");
    // No channel, no post.
    chooses(&mut table, "none");
    table.pass(DAY);
    table.ask("Ann", Action::Help);
    assert!(table.messages().is_empty());
}

/// A player opens the puzzle of this day and solves it.
fn solves_daily(table: &mut Table, player: &str, day: i64) {
    table.set(Timestamp(day * DAY + DAY / 2));
    let daily = one(table, player, Action::Puzzle(PuzzleAction::Daily));
    solves(table, player, number(&daily));
}

/// A player finds each own move of the open puzzle of this number, where those of all games were taken over in order.
fn solves(table: &mut Table, player: &str, id: PuzzleId) {
    let index = usize::try_from(id.0 - 1).unwrap();
    let mut all = GameKind::ALL.into_iter().flat_map(Puzzle::shipped);
    for mv in own_moves(&all.nth(index).unwrap()) {
        table.asked(player, typed(&mv));
    }
}

#[test]
fn a_puzzle_of_the_day_that_was_solved_before_still_counts_on_its_day() {
    // Given Ann, who solves the puzzle of a day, and by chance that of the next day as well
    let mut table = Table::new();
    for kind in GameKind::ALL {
        table.asked("Ben", wished(kind, None));
    }
    let today = BEGIN.0 / DAY + 1;
    table.set(Timestamp((today + 1) * DAY));
    let next = one(&mut table, "Ben", Action::Puzzle(PuzzleAction::Daily));
    solves_daily(&mut table, "Ann", today);
    let next = number(&next);
    one(&mut table, "Ann", press(next, 0, PuzzleControl::Begin));
    solves(&mut table, "Ann", next);
    let record = |table: &mut Table| table.ask("Ann", Action::Puzzle(PuzzleAction::Record));
    let before = record(&mut table);
    assert!(before.contains("puzzle of the day solved: 1"), "{before}");
    // When she solves that one again on its day, then her days continue, and nothing else changes
    solves_daily(&mut table, "Ann", today + 1);
    let after = record(&mut table);
    assert_eq!(after, before.replace("solved: 1", "solved: 2"));
}

#[test]
fn days_in_a_row_survive_a_clock_that_was_a_day_ahead() {
    let mut table = Table::new();
    for kind in GameKind::ALL {
        table.asked("Ben", wished(kind, None));
    }
    let today = BEGIN.0 / DAY + 1;
    for ahead in 0..3 {
        solves_daily(&mut table, "Ann", today + ahead);
    }
    let before = table.ask("Ann", Action::Puzzle(PuzzleAction::Record));
    assert!(before.contains("puzzle of the day solved: 3"), "{before}");
    solves_daily(&mut table, "Ann", today + 1);
    let after = table.ask("Ann", Action::Puzzle(PuzzleAction::Record));
    assert_eq!(after, before);
}

#[test]
fn a_server_that_the_bot_has_left_gets_no_puzzle_of_the_day() {
    let mut table = Table::new();
    let here = channel(&table);
    chooses(&mut table, &here);
    let server = table.place.server().clone();
    let env = table.env();
    let gone = LostPlace::Server(server.clone());
    places::place_closed(&mut table.service, &gone, "put out", &env);
    let home = std::mem::replace(&mut table.place, Place::in_server("test", "2", "20"));
    table.pass(DAY);
    table.ask("Ann", Action::Help);
    assert!(table.messages().is_empty());
    membership::server_joined(&mut table.service, &server, &env);
    table.pass(DAY);
    table.place = home;
    table.ask("Ann", Action::Help);
    assert_eq!(table.messages().len(), 1);
}

#[test]
fn every_day_of_a_year_has_a_puzzle_and_none_comes_twice_as_long_as_there_are_others() {
    let mut table = Table::new();
    let all: usize = GameKind::ALL
        .iter()
        .map(|kind| Puzzle::shipped(*kind).count())
        .sum();
    let mut seen = BTreeSet::new();
    for day in 0..all + 5 {
        let reply = one(&mut table, "Ann", Action::Puzzle(PuzzleAction::Daily));
        let new = seen.insert(number(&reply).0);
        assert_eq!(new, day < all, "day {day} of {all}");
        table.pass(DAY);
    }
}

/// The game of the puzzle of a day.
fn daily_kind(day: i64) -> GameKind {
    GameKind::ALL[usize::try_from(day % 4).unwrap()]
}

#[test]
fn games_become_puzzles_only_by_choice() {
    let mut table = Table::new();
    let page = table.ask("Ann", Action::Settings(Vec::new()));
    assert!(page.contains("No puzzles are made of your games"), "{page}");
    let on = table.ask("Ann", Action::Settings(vec![Preference::Puzzles(true)]));
    assert!(on.contains("may become puzzles, without names"), "{on}");
    let off = table.ask("Ann", Action::Settings(vec![Preference::Puzzles(false)]));
    assert!(off.contains("No puzzles are made of your games"), "{off}");
}

#[test]
fn what_a_solver_did_is_shown_exported_and_deleted() {
    let mut table = Table::new();
    let (id, _) = opened(&mut table, "Ann", GameKind::KINGS_MATE, |_| true);
    table.asked("Ann", press(id, 0, PuzzleControl::Solution));
    let kept = table.ask("Ann", Action::Privacy(PrivacyAction::Show));
    assert!(kept.contains(" Puzzles tried: 1."), "{kept}");
    let file = one(&mut table, "Ann", Action::Privacy(PrivacyAction::Export))
        .file
        .unwrap();
    for table in ["attempts", "solvers", "streaks"] {
        assert!(file.text.contains(&format!("\"{table}\"")), "{}", file.text);
    }
    let sure = table.asked("Ann", Action::Privacy(PrivacyAction::Delete(None)));
    let Some(Control::Button { action, .. }) = sure[0].controls.first() else {
        panic!("{sure:?}");
    };
    table.asked("Ann", action.clone());
    let record = table.ask("Ann", Action::Puzzle(PuzzleAction::Record));
    assert!(record.contains("not tried a puzzle yet"), "{record}");
}

#[test]
fn a_solver_plays_on_from_the_end_of_a_puzzle_against_the_computer() {
    let mut table = Table::new();
    let goes_on = |puzzle: &Puzzle| {
        let end = puzzle.after(puzzle.line.len()).unwrap();
        matches!(end.status(), Status::ToMove(_)) && puzzle.options.to_string().is_empty()
    };
    let (id, puzzle) = opened(&mut table, "Ann", GameKind::KINGS_MATE, goes_on);
    let shown = one(&mut table, "Ann", press(id, 0, PuzzleControl::Solution));
    let on = button(std::slice::from_ref(&shown), "Play on from here");
    let levels = one(&mut table, "Ann", on);
    assert!(levels.text.plain().contains("Which level?"), "{levels:?}");
    let begin = GameId(1);
    let act = PuzzleControl::Against {
        level: 1,
        since: begin,
    };
    let all = puzzle.line.len();
    for _ in 0..2 {
        table.asked("Ann", press(id, all, act.clone()));
    }
    let board = table.ask("Ann", Action::Board(Some(begin)));
    assert!(
        board.starts_with("King’s Mate #1\nComputer (level 1) (White) against Ann (Black).\n"),
        "{board}"
    );
    let second = table.ask("Ann", Action::Board(Some(GameId(2))));
    assert!(
        second.contains("no game #2"),
        "one press, one game: {second}"
    );
}

/// Solves the first puzzle of a game.
fn solves_first(table: &mut Table, player: &str, kind: GameKind) -> Reply {
    let shown = one(table, player, wished(kind, None));
    let puzzle = nth(kind, number(&shown));
    let mut last = shown;
    for mv in own_moves(&puzzle) {
        last = one(table, player, typed(&mv));
    }
    last
}

#[test]
fn whoever_has_solved_a_puzzle_is_asked_once_whether_their_games_may_become_some() {
    let mut table = Table::new();
    let solved = solves_first(&mut table, "Ann", GameKind::KINGS_GUARD);
    let text = solved.text.plain();
    assert!(
        text.contains("May your finished games become puzzles"),
        "{text}"
    );
    let yes = button(std::slice::from_ref(&solved), "Yes, without my name");
    assert_eq!(unwire(&wire(&yes).unwrap()), Some(yes.clone()));
    let told = one(&mut table, "Ann", yes).text.plain();
    assert!(told.contains("Thank you"), "{told}");
    let settings = table.ask("Ann", Action::Settings(Vec::new()));
    assert!(
        settings.contains("Your finished games may become puzzles"),
        "{settings}"
    );
    // Asked of nobody twice, whether they answered, did not, or had chosen before.
    let again = solves_first(&mut table, "Ann", GameKind::KINGS_GUARD);
    assert!(!again.text.plain().contains("May your finished games"));
    let solved = solves_first(&mut table, "Ben", GameKind::KINGS_GUARD);
    assert!(
        labels(&solved).contains(&"No".to_owned()),
        "{:?}",
        labels(&solved)
    );
    let silent = solves_first(&mut table, "Ben", GameKind::KINGS_GUARD);
    assert!(!silent.text.plain().contains("May your finished games"));
    table.ask("Cyn", Action::Settings(vec![Preference::Puzzles(false)]));
    let chosen = solves_first(&mut table, "Cyn", GameKind::KINGS_GUARD);
    assert!(!chosen.text.plain().contains("May your finished games"));
    let no = button(std::slice::from_ref(&solved), "No");
    let told = one(&mut table, "Ben", no).text.plain();
    assert!(told.contains("No puzzle is made of your games"), "{told}");
}

/// A puzzle that is found soon.
pub(crate) const SOON: usize = 0;

/// Ann and Ben have finished a game that began from the position of this puzzle, and it is analysed.
fn analysed(store: Store, puzzle: &Puzzle) -> Table {
    let mut table = to_be_analysed(store, puzzle);
    works(&mut table);
    table.told();
    table
}

/// Ann and Ben have finished a game that began from the position of this puzzle, and Zoe waits for its analysis.
fn to_be_analysed(store: Store, puzzle: &Puzzle) -> Table {
    let mut table = quick(Table::on(store));
    let offer = NewChallenge {
        kind: puzzle.kind,
        opponent: Some(person("Ben")),
        side: SideChoice::Seat(0),
        position: Some(puzzle.start.to_string()),
        ..NewChallenge::default()
    };
    assert_eq!(table.ask("Ann", Action::Challenge(offer)), "");
    assert_eq!(table.ask("Ben", Action::Accept(GameId(1))), "");
    let mover = table.mover();
    assert_eq!(table.say(&mover, &wrong(puzzle)), "");
    resign(&mut table, "Ben", GameId(1));
    table.ask("Zoe", analyse(1));
    table
}

#[test]
fn a_game_whose_analysis_is_not_complete_is_passed_over_and_looked_at_after_it() {
    // Given a game that both agreed to, whose analysis has only begun
    let puzzle = Puzzle::shipped(GameKind::KINGS_GUARD).nth(SOON).unwrap();
    let mut table = to_be_analysed(Store::in_memory().unwrap(), &puzzle);
    for player in ["Ann", "Ben"] {
        table.ask(player, Action::Settings(vec![Preference::Puzzles(true)]));
    }
    let job = analyses::next_looks(&mut table.service, "test", &[]).unwrap();
    let made = job.look(&Stop::default(), || false).unwrap();
    assert!(made.count() < job.progress().0);
    let env = table.env();
    analyses::take_looks(&mut table.service, &job, &made, 1, &env);
    // Then nothing is found in it, and the search rests
    assert!(search::next_position(&mut table.service, &[]).is_none());
    assert!(!search::may_find_puzzles(&table.service));
    // When the analysis is complete, its puzzle is found
    works(&mut table);
    assert!(search::next_position(&mut table.service, &[GameId(1)]).is_none());
    search_again(&mut table);
    assert!(search::next_position(&mut table.service, &[]).is_some());
}

/// The search begins again, as after any change of mind.
fn search_again(table: &mut Table) {
    table.ask("Ann", Action::Settings(vec![Preference::Puzzles(true)]));
    assert!(search::may_find_puzzles(&table.service));
}

#[test]
fn an_analysed_game_becomes_a_puzzle_if_both_agree_without_names_and_goes_with_either() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("games.db");
    let stored = || {
        let conn = rusqlite::Connection::open(&path).unwrap();
        let rows = "SELECT line || themes FROM puzzles WHERE game = 1";
        let mut rows = conn.prepare(rows).unwrap();
        let rows = rows.query_map([], |row| row.get::<_, String>(0)).unwrap();
        rows.collect::<Result<Vec<_>, _>>().unwrap()
    };
    let puzzle = Puzzle::shipped(GameKind::KINGS_GUARD).nth(SOON).unwrap();
    let mut table = analysed(Store::open(&path).unwrap(), &puzzle);
    let agrees = |table: &mut Table, player: &str, yes: bool| {
        table.ask(player, Action::Settings(vec![Preference::Puzzles(yes)]));
    };
    // Given a finished game, nothing is looked for until both have agreed
    assert!(search::next_position(&mut table.service, &[]).is_none());
    agrees(&mut table, "Ann", true);
    assert!(search::next_position(&mut table.service, &[]).is_none());
    agrees(&mut table, "Ben", true);
    let job = search::next_position(&mut table.service, &[]).unwrap();
    let found = job.examine(&Stop::default()).unwrap();
    assert_eq!(
        (&found.start, &found.line[0]),
        (&puzzle.start, &puzzle.line[0])
    );
    // When one changes their mind meanwhile, then nothing is stored
    agrees(&mut table, "Ben", false);
    search::take_found(&mut table.service, &job, Some(&found)).unwrap();
    assert_eq!(stored(), [""; 0]);
    agrees(&mut table, "Ben", true);
    let job = search::next_position(&mut table.service, &[]).unwrap();
    search::take_found(&mut table.service, &job, Some(&found)).unwrap();
    // When both agree, then others solve it, and nothing names its players or its game
    let [line] = &stored()[..] else {
        panic!("{:?}", stored());
    };
    let shown = one(
        &mut table,
        "Cid",
        press(PuzzleId(1), 0, PuzzleControl::Begin),
    );
    let picture = shown.picture.as_ref().unwrap();
    let caption = &picture.scene.caption;
    let mut seen = vec![line, &picture.alt, &caption.title, &caption.status];
    seen.extend(caption.players.iter().map(|(_, name)| name));
    let text = shown.text.plain();
    seen.push(&text);
    for words in seen {
        for name in ["Ann", "Ben", "test:", "#1"] {
            assert!(!words.contains(name), "{name} in {words}");
        }
    }
    // When one of them is forgotten, then it is gone, from the table too.
    let asked = table.asked("Ann", Action::Privacy(PrivacyAction::Delete(None)));
    table.ask("Ann", button(&asked, "Delete everything"));
    assert_eq!(stored(), [""; 0]);
    let gone = table.ask("Cid", press(PuzzleId(1), 0, PuzzleControl::Show));
    assert!(gone.contains("puzzle"), "{gone}");
    assert!(!gone.contains("to move"), "{gone}");
    assert!(search::next_position(&mut table.service, &[]).is_none());
}

#[test]
fn puzzles_that_cannot_be_followed_hide_no_others() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("games.db");
    let mut table = Table::on(Store::open(&path).unwrap());
    let kind = GameKind::KINGS_MATE;
    // The first request takes all over.
    one(&mut table, "Zoe", wished(kind, None));
    let conn = rusqlite::Connection::open(&path).unwrap();
    let farthest = "SELECT id FROM puzzles WHERE kind = 'kings-mate' ORDER BY abs(rating - 1500000) DESC, id DESC LIMIT 1";
    let left: i64 = conn.query_row(farthest, [], |row| row.get(0)).unwrap();
    let all = "UPDATE puzzles SET line = 'nothing' WHERE kind = 'kings-mate' AND id <> ?1";
    let others = conn.execute(all, [left]).unwrap();
    assert!(others > 16, "{others}");
    assert_eq!(number(&one(&mut table, "Ann", wished(kind, None))).0, left);
    while daily_kind(table.env().now.0 / DAY) != kind {
        table.pass(DAY);
    }
    let daily = one(&mut table, "Ann", Action::Puzzle(PuzzleAction::Daily));
    assert_eq!(number(&daily).0, left);
}

#[test]
fn no_puzzle_that_comes_with_the_program_stands_there_twice() {
    for kind in GameKind::ALL {
        let mut seen = BTreeSet::new();
        for puzzle in Puzzle::shipped(kind) {
            let first = (puzzle.start.as_str().to_owned(), puzzle.line[0].to_string());
            assert!(seen.insert(first), "{kind}: {}", puzzle.write());
        }
    }
}

#[test]
fn a_first_puzzle_is_the_easiest_one_for_beginners() {
    for kind in GameKind::ALL {
        let mut table = Table::new();
        let reply = one(&mut table, "Ann", wished(kind, None));
        let first = nth(kind, number(&reply));
        let fits = |puzzle: &Puzzle| {
            puzzle.options == Options::default() && !puzzle.position().unwrap().mid_turn()
        };
        assert!(fits(&first), "{kind}: {}", first.write());
        let easiest = Puzzle::shipped(kind).filter(fits);
        let easiest = easiest.map(|puzzle| puzzle.first_rating()).min();
        assert_eq!(Some(first.first_rating()), easiest, "{kind}");
        assert_eq!(
            number(&one(&mut table, "Ben", wished(kind, None))),
            number(&reply)
        );
    }
}

#[test]
fn the_next_puzzle_replaces_the_one_before_it() {
    let mut table = Table::new();
    let kind = GameKind::KINGS_MATE;
    let first = one(&mut table, "Ann", wished(kind, None));
    let solution = press(number(&first), 0, PuzzleControl::Solution);
    let over = one(&mut table, "Ann", solution);
    let next = one(&mut table, "Ann", button(&[over], "Next puzzle"));
    assert!(next.replaces_source);
    assert_ne!(number(&next), number(&first));
}
