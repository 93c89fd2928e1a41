//! Searches of past and running games: their results, their permissions, and their pages.

use crate::table::harness::{Table, button, person};
use crate::table::tables;
use kingboard::play::calendar::DAY;
use kingboard::service::api::action::Action;
use kingboard::service::api::reply::{Control, Reply};
use kingboard::service::api::values::{Day, GamesFilter, HistorySearch, ReviewPage, ReviewShows};
use kingboard::service::suggest;
use kingboard::service::words::text::Span;
use kingboard::service::{GameId, GameKind, Place, PlayerId, Score, unwire, wire};
use kingboard::store::place_text;

const NONE: [i64; 0] = [];

/// The numbers of the games in a reply, in order.
fn numbers(reply: &Reply) -> Vec<i64> {
    let text = reply.text.plain();
    let lines = text.lines().filter_map(|line| line.strip_prefix('#'));
    lines
        .map(|line| line.split(' ').next().unwrap().parse().unwrap())
        .collect()
}

fn found(table: &mut Table, player: &str, search: HistorySearch) -> Reply {
    let mut replies = table.asked(player, Action::History(search));
    assert_eq!(replies.len(), 1);
    replies.remove(0)
}

/// Ends the game by this player's resignation.
fn resigns(table: &mut Table, player: &str, game: GameId) {
    let resign = Action::Resign {
        game: Some(game),
        sure: true,
    };
    assert_eq!(table.ask(player, resign), "");
}

/// Two games of Ann's, one of Eve's, and a running one; #3 ended first.
fn several() -> Table {
    let mut table = Table::new();
    let first = table.start("Ann", "Ben", "");
    let second = table.start("Cid", "Ann", "");
    let third = table.start("Eve", "Ben", "");
    table.start("Ann", "Ben", "");
    resigns(&mut table, "Ben", third);
    table.plays("Ann", "#1D2-D3");
    resigns(&mut table, "Ann", first);
    resigns(&mut table, "Cid", second);
    table.told();
    table
}

fn of(player: &str) -> HistorySearch {
    HistorySearch {
        player: Some(person(player).id),
        ..HistorySearch::default()
    }
}

#[test]
fn history_finds_what_ended_here_newest_first() {
    let mut table = several();
    let all = found(&mut table, "Dan", HistorySearch::default());
    assert_eq!(numbers(&all), [2, 1, 3]);
    assert!(all.replaces_source);
    let text = all.text.plain();
    assert!(
        text.starts_with("Games that ended, newest first\n"),
        "{text}"
    );
    let line = "#1 King’s Mate: Ann – Ben, Ben won (resignation), 1 move, 2026-03-01 12:31 UTC";
    assert!(text.contains(line), "{text}");
    let running = HistorySearch {
        running: true,
        ..HistorySearch::default()
    };
    assert_eq!(numbers(&found(&mut table, "Dan", running)), [4]);
    assert_eq!(table.told(), "");
}

#[test]
fn games_that_were_called_off_stand_among_those_that_ended_and_count_in_no_score() {
    // Given a game that is called off after a move, one in which nobody moved, and a challenge that came to nothing
    let mut table = several();
    let off = table.start("Ann", "Ben", "");
    assert_eq!(table.say("Ann", &format!("{off} D2-D3")), "");
    table.pass(31 * DAY);
    assert_eq!(table.ask("Ann", Action::Abort(Some(off))), "");
    let still = table.start("Ann", "Ben", "");
    assert_eq!(table.ask("Ben", Action::Abort(Some(still))), "");
    let none = table.challenge("Ann", Some("Ben"), "");
    assert_eq!(none, "");
    assert_eq!(table.ask("Ben", Action::Decline(GameId(still.0 + 1))), "");
    table.told();
    // Then the game is listed, with its pages and as one that can be opened
    let all = found(&mut table, "Dan", HistorySearch::default());
    assert_eq!(numbers(&all), [off.0, 2, 1, 3]);
    let text = all.text.plain();
    assert!(
        text.contains("#5 King’s Mate: Ann – Ben, without result, 2026-04-01"),
        "{text}"
    );
    let walk = ReviewPage {
        new_message: true,
        ..ReviewPage::of(off)
    };
    let opened = table.asked("Dan", Action::Review(walk));
    assert!(opened[0].picture.is_some(), "{opened:?}");
    // And it counts in no score and is no result
    let against = HistorySearch {
        opponent: Some(person("Ben").id),
        ..of("Ann")
    };
    let both = found(&mut table, "Dan", against);
    assert_eq!(numbers(&both), [off.0, 1]);
    let text = both.text.plain();
    assert!(text.contains("1 played"), "{text}");
    let lost = HistorySearch {
        score: Some(Score::Lost),
        ..of("Ann")
    };
    assert_eq!(numbers(&found(&mut table, "Dan", lost)), [1]);
    let day = Day::span("2027").unwrap();
    let later = HistorySearch {
        since: Some(day.0),
        ..of("Ann")
    };
    assert_eq!(numbers(&found(&mut table, "Dan", later)), NONE);
}

#[test]
fn games_that_were_annulled_leave_no_gap_in_a_page() {
    let mut table = Table::new();
    let all: Vec<GameId> = (0..14)
        .map(|_| {
            let game = table.start("Ann", "Ben", "");
            assert_eq!(table.say("Ann", &format!("{game} D2-D3")), "");
            resigns(&mut table, "Ben", game);
            table.pass(60_000);
            game
        })
        .collect();
    let annulled = [all[2], all[7], all[13]];
    for game in annulled {
        table.annul(game);
    }
    let newest = all.into_iter().rev();
    let stand = newest.filter(|game| !annulled.contains(game));
    let stand: Vec<i64> = stand.map(|game| game.0).collect();
    for viewer in ["Ann", "Dan"] {
        let asked = |page| HistorySearch { page, ..of("Ann") };
        let first = found(&mut table, viewer, asked(0));
        assert_eq!(numbers(&first), stand[..10], "{viewer}");
        let second = found(&mut table, viewer, asked(1));
        assert_eq!(numbers(&second), stand[10..], "{viewer}");
    }
    let here = found(&mut table, "Dan", HistorySearch::default());
    assert_eq!(numbers(&here), stand[..10]);
}

#[test]
fn nobody_is_sought_against_themselves() {
    let mut table = several();
    let against = |search: HistorySearch| HistorySearch {
        opponent: Some(person("Ann").id),
        ..search
    };
    for (player, search) in [
        ("Dan", against(of("Ann"))),
        ("Ann", against(HistorySearch::default())),
    ] {
        let reply = found(&mut table, player, search);
        assert_eq!(
            reply.text.plain(),
            "Nobody plays against themselves. Name two different players."
        );
        assert!(reply.controls.is_empty());
    }
}

#[test]
fn history_is_narrowed_down_by_player_kind_and_date() {
    let mut table = several();
    let mut list =
        |player: &str, search: HistorySearch| numbers(&found(&mut table, player, search));
    assert_eq!(list("Dan", of("Ann")), [2, 1]);
    assert_eq!(
        list(
            "Dan",
            HistorySearch {
                score: Some(Score::Won),
                ..of("Ann")
            }
        ),
        [2]
    );
    assert_eq!(
        list(
            "Dan",
            HistorySearch {
                score: Some(Score::Lost),
                ..of("Ann")
            }
        ),
        [1]
    );
    assert_eq!(
        list(
            "Dan",
            HistorySearch {
                score: Some(Score::Drawn),
                ..of("Ann")
            }
        ),
        NONE
    );
    let against = |search: HistorySearch| HistorySearch {
        opponent: Some(person("Ben").id),
        ..search
    };
    assert_eq!(list("Dan", against(of("Ann"))), [1]);
    assert_eq!(
        list(
            "Dan",
            HistorySearch {
                running: true,
                ..against(of("Ann"))
            }
        ),
        [4]
    );
    // Without a name, the search is for the user's own games.
    assert_eq!(list("Eve", against(HistorySearch::default())), [3]);
    assert_eq!(
        list(
            "Ben",
            HistorySearch {
                score: Some(Score::Won),
                ..HistorySearch::default()
            }
        ),
        [1]
    );
}

#[test]
fn history_is_narrowed_down_by_kind_and_by_days() {
    let mut table = several();
    let mut list =
        |player: &str, search: HistorySearch| numbers(&found(&mut table, player, search));
    let kind = Some(GameKind::KINGS_MATE);
    assert_eq!(
        list(
            "Dan",
            HistorySearch {
                kind,
                ..HistorySearch::default()
            }
        ),
        [2, 1, 3]
    );
    let days = |since: &str, until: &str| HistorySearch {
        since: Day::span(since).map(|(first, _)| first),
        until: Day::span(until).map(|(_, last)| last),
        ..HistorySearch::default()
    };
    assert_eq!(list("Dan", days("2026-03-01", "2026-03-01")), [2, 1, 3]);
    assert_eq!(list("Dan", days("2026", "2026-03")), [2, 1, 3]);
    assert_eq!(list("Dan", days("2026-03-02", "")), NONE);
    assert_eq!(list("Dan", days("", "2026-02")), NONE);
    assert_eq!(list("Dan", days("1970-01-01", "9999-12-31")), [2, 1, 3]);
    let text = found(
        &mut table,
        "Dan",
        HistorySearch {
            running: true,
            opponent: Some(person("Ben").id),
            ..days("2026", "2026")
        },
    );
    assert_eq!(
        text.text.plain().lines().next().unwrap(),
        "Games under way, newest first · Dan · against Ben · since 2026-01-01 · until 2026-12-31"
    );
}

#[test]
fn a_search_that_makes_no_sense_is_told_why() {
    let mut table = several();
    let score = Some(Score::Won);
    let unended = table.ask(
        "Ann",
        Action::History(HistorySearch {
            running: true,
            score,
            ..HistorySearch::default()
        }),
    );
    assert!(unended.contains("has no result yet"), "{unended}");
    let backwards = HistorySearch {
        since: Some(Day(2)),
        until: Some(Day(1)),
        ..HistorySearch::default()
    };
    assert!(
        table
            .ask("Ann", Action::History(backwards))
            .contains("comes after the second")
    );
    let far = found(
        &mut table,
        "Ann",
        HistorySearch {
            page: u16::MAX,
            ..HistorySearch::default()
        },
    );
    assert!(far.text.plain().contains("The list ends before this page."));
    let back = button(std::slice::from_ref(&far), "Newer");
    assert!(
        matches!(back, Action::History(HistorySearch { page: 0, .. })),
        "the first is not empty"
    );
    for days in [Day(0), Day(u32::MAX)] {
        let odd = HistorySearch {
            since: Some(days),
            until: Some(days),
            ..HistorySearch::default()
        };
        assert_eq!(numbers(&found(&mut table, "Ann", odd)), NONE);
    }
}

#[test]
fn history_shows_this_servers_games_and_ones_own_of_anywhere() {
    let mut table = several();
    table.place = Place::in_server("test", "2", "20");
    let hill = table.start("Ann", "Cid", "");
    resigns(&mut table, "Cid", hill);
    let list = |table: &mut Table, player: &str, search| numbers(&found(table, player, search));
    assert_eq!(list(&mut table, "Dan", HistorySearch::default()), [5]);
    assert_eq!(list(&mut table, "Dan", of("Ann")), [5]);
    assert_eq!(
        list(&mut table, "Ann", of("Ann")),
        [5, 2, 1],
        "her own everywhere"
    );
    assert_eq!(
        list(&mut table, "Ben", of("Ann")),
        [5, 1],
        "and his with her"
    );
    table.place = Place::in_server("test", "1", "99");
    assert_eq!(
        list(&mut table, "Dan", HistorySearch::default()),
        [2, 1, 3],
        "another channel of the server"
    );
    table.place = Place::conversation("test", "7");
    assert_eq!(
        list(&mut table, "Ann", HistorySearch::default()),
        [5, 2, 1],
        "in private, one’s own"
    );
    assert_eq!(list(&mut table, "Dan", HistorySearch::default()), NONE);
    assert_eq!(list(&mut table, "Dan", of("Ann")), NONE);
}

#[test]
fn a_long_history_is_turned_page_by_page_and_each_game_is_opened_beside_it() {
    let mut table = Table::new();
    for _ in 0..23 {
        let game = table.start("Ann", "Ben", "");
        resigns(&mut table, "Ben", game);
    }
    table.told();
    let wanted = HistorySearch {
        score: Some(Score::Won),
        ..of("Ann")
    };
    let mut page = found(&mut table, "Dan", wanted);
    let mut seen = numbers(&page);
    for expected in [10, 3] {
        let next = button(std::slice::from_ref(&page), "Older");
        page = table.asked("Dan", next).remove(0);
        assert_eq!(numbers(&page).len(), expected);
        seen.extend(numbers(&page));
    }
    assert_eq!(seen, (1..=23).rev().collect::<Vec<i64>>());
    assert!(page.text.plain().contains("· Ann · won · page 3"));
    let newer = button(std::slice::from_ref(&page), "Newer");
    assert_eq!(
        numbers(&table.asked("Dan", newer)[0]),
        (4..=13).rev().collect::<Vec<i64>>()
    );
    let Some(Control::Menu { options, .. }) = page.controls.last() else {
        panic!("no menu");
    };
    let labels: Vec<&str> = options.iter().map(|(label, _)| label.as_str()).collect();
    assert_eq!(labels[0], "#3 Ann – Ben, Ann won, 2026-03-01");
    let (_, open) = options[0].clone();
    assert_eq!(unwire(&wire(&open).unwrap()), Some(open.clone()));
    let opened = table.asked("Dan", open);
    assert!(opened[0].text.plain().starts_with("#3 ") && !opened[0].replaces_source);
    let turned = table.asked("Dan", button(&opened, "Moves"));
    assert!(turned[0].replaces_source);
    // A list of one page has no buttons to turn it.
    let mut table = several();
    let all = found(&mut table, "Dan", HistorySearch::default());
    assert!(
        all.controls
            .iter()
            .all(|control| matches!(control, Control::Menu { .. }))
    );
}

#[test]
fn the_largest_search_fits_a_button() {
    let largest = Action::History(HistorySearch {
        running: true,
        player: Some(PlayerId::new("discord:18446744073709551615")),
        opponent: Some(PlayerId::new("discord:18446744073709551614")),
        kind: Some(GameKind::KINGS_MATE),
        score: Some(Score::Drawn),
        since: Some(Day(2_932_896)),
        until: Some(Day(2_932_896)),
        page: u16::MAX,
    });
    let text = wire(&largest).unwrap();
    assert_eq!(
        text,
        "k1.history.65535.rd.kings-mate.1qv1c.1qv1c.discord:3w5e11264sgsf.:3w5e11264sgse"
    );
    // The longest planned name of a game has eleven letters more.
    assert!(text.len() + 11 <= 100, "{}", text.len());
    assert_eq!(unwire(&text), Some(largest));
    assert_eq!(
        wire(&Action::History(HistorySearch::default())).as_deref(),
        Some("k1.history.0")
    );
    assert_eq!(
        unwire("k1.games.ended"),
        Some(Action::History(HistorySearch::default()))
    );
    for odd in ["", "nocolon", ":1", "test:a.b"] {
        let search = HistorySearch {
            player: Some(PlayerId::new(odd)),
            ..HistorySearch::default()
        };
        assert_eq!(wire(&Action::History(search)), None, "{odd}");
    }
    let long = HistorySearch {
        player: Some(PlayerId::new(format!("test:{}", "x".repeat(99)))),
        ..HistorySearch::default()
    };
    assert_eq!(
        wire(&Action::History(long)),
        None,
        "longer than any button carries"
    );
    for number in [
        "test:007",
        "test:-7",
        "test:18446744073709551616",
        "test:~7",
        "test:",
        "test:7:8",
    ] {
        let search = Action::History(HistorySearch {
            player: Some(PlayerId::new(number)),
            opponent: Some(PlayerId::new(number)),
            ..HistorySearch::default()
        });
        assert_eq!(unwire(&wire(&search).unwrap()), Some(search), "{number}");
    }
}

#[test]
fn what_is_no_search_is_no_button_of_ours() {
    for wrong in [
        "k1.history",
        "k1.history.",
        "k1.history.65536",
        "k1.history.-1",
        "k1.history.0.x",
        "k1.history.0.wl",
        "k1.history.0..ludo",
        "k1.history.0...zzzzzzzz",
        "k1.history.0...+1",
        "k1.history.0.....discord",
        "k1.history.0.....discord:3w5e11264sgsg",
        "k1.history.0......:1",
        "k1.history.0.......1",
    ] {
        assert_eq!(unwire(wrong), None, "{wrong}");
    }
}

#[test]
fn autocomplete_tells_games_apart_and_finds_them_by_number_and_name() {
    let mut table = several();
    table.challenge("Zoe", None, "");
    let offers = |player: &str, typed: &str, mine: bool| -> Vec<String> {
        let offers = suggest::suggest_games(
            &table.service,
            &person(player).id,
            &table.place,
            typed,
            mine,
        );
        offers.into_iter().map(|offer| offer.label).collect()
    };
    assert_eq!(
        offers("Dan", "", false),
        [
            "#4 Ann – Ben, Ann to move, 2026-03-01",
            "#5 Zoe – ?, open challenge, 2026-03-01",
            "#3 Eve – Ben, Eve won, 2026-03-01",
            "#2 Cid – Ann, Ann won, 2026-03-01",
            "#1 Ann – Ben, Ben won, 2026-03-01",
        ]
    );
    assert_eq!(
        offers("Dan", " #3", false),
        ["#3 Eve – Ben, Eve won, 2026-03-01"]
    );
    assert_eq!(
        offers("Dan", "ann cid", false),
        ["#2 Cid – Ann, Ann won, 2026-03-01"]
    );
    assert_eq!(offers("Dan", "EVE", false).len(), 1);
    for nothing in ["77", "nobody", "won", "-", "99999999999999999999"] {
        assert_eq!(offers("Dan", nothing, false), [""; 0], "{nothing}");
    }
    assert_eq!(
        offers("Ann", "", true),
        ["#4 Ann – Ben, Ann to move, 2026-03-01"]
    );
    assert_eq!(offers("Dan", "", true), [""; 0]);
    assert_eq!(offers("Ann", "1", true), [""; 0], "over");

    // Another channel of the server sees the same, and an old game is found by its number.
    let mut table = Table::new();
    let wide = "Ŵ".repeat(32);
    table.start(&wide, "Ben", "");
    resigns(&mut table, "Ben", GameId(1));
    for _ in 0..130 {
        let game = table.start("Ann", "Ben", "");
        resigns(&mut table, "Ben", game);
    }
    let elsewhere = Place::in_server("test", "1", "99");
    let player = person("Dan").id;
    let offers = suggest::suggest_games(&table.service, &player, &elsewhere, "", false);
    assert_eq!(offers.len(), 25);
    let old = &suggest::suggest_games(&table.service, &player, &elsewhere, "1", false)[0];
    assert_eq!(old.value, "1");
    assert!(
        old.label
            .starts_with(&format!("#1 {}… – Ben", "Ŵ".repeat(18)))
    );
    assert!(old.label.chars().count() <= 80, "{}", old.label);
    let stranger = Place::in_server("test", "2", "1");
    assert!(suggest::suggest_games(&table.service, &player, &stranger, "1", false).is_empty());
}

/// Length of a reply in Discord's markup with ids of twenty digits.
fn in_discord(reply: &Reply) -> usize {
    let length = |span: &Span| match span {
        Span::Link {
            words,
            place,
            message,
        } => words.len() + place_text(place).len() + message.len() + 60,
        Span::Item => 2,
        Span::SmallPrint => 3,
        Span::Page { words, address } => words.len() + address.len() + 6,
        Span::Plain(words) => words
            .chars()
            .map(|c| 1 + usize::from("*_[]:#".contains(c)))
            .sum(),
        Span::Strong(words) | Span::Code(words) => words.chars().count() + 4,
        Span::Player(..) => "<@18446744073709551615>".len(),
        Span::Time(_) | Span::Date(_) | Span::Due(_) => "<t:9999999999:f>".len(),
        Span::DueOn(_) => "<t:9999999999:R> (<t:9999999999:f>)".len(),
        Span::Command(_) => "</history:18446744073709551615>".len(),
        Span::Place(_) | Span::Role(_) => "<@&18446744073709551615>".len(),
    };
    reply.text.0.iter().map(length).sum()
}

#[test]
fn every_page_fits_one_message_of_discord() {
    let mut table = Table::new();
    for _ in 0..13 {
        let game = table.start("Ann", "Ben", "");
        table.start("Ann", "Ben", "");
        resigns(&mut table, "Ben", game);
    }
    let days = Day::span("2026-03-01").unwrap();
    let search = |running| HistorySearch {
        running,
        player: Some(person("Ann").id),
        opponent: Some(person("Ben").id),
        kind: Some(GameKind::KINGS_MATE),
        since: Some(days.0),
        until: Some(days.1),
        ..HistorySearch::default()
    };
    let asks = [
        Action::History(search(true)),
        Action::History(search(false)),
        Action::Games(GamesFilter::Here),
        Action::Games(GamesFilter::Mine),
    ];
    for ask in asks {
        let reply = table.asked("Ann", ask).remove(0);
        let text = reply.text.plain();
        let listed = text.lines().filter(|line| line.contains('#'));
        assert!(listed.count() >= 8, "{text}");
        // Numbers of games and moves may have some more digits.
        assert!(in_discord(&reply) <= 1850, "{}", in_discord(&reply));
    }
    let mut table = Table::game("active");
    for _ in 0..20 {
        table.line("E1-E2 C9-C8 E2-E1 C8-C9");
    }
    let list = Action::Review(ReviewPage {
        shows: ReviewShows::List,
        ..ReviewPage::of(GameId(1))
    });
    let reply = table.asked("Ann", list).remove(0);
    // Room for dice and a promotion on every line.
    assert!(in_discord(&reply) + 25 * "[6:5]=E".len() <= 1900);
}

#[test]
fn what_has_ended_is_history_and_no_more_a_list() {
    let mut table = several();
    for filter in [GamesFilter::Mine, GamesFilter::Here] {
        let text = table.ask("Ben", Action::Games(filter));
        assert!(text.contains("#4") && !text.contains("#3"), "{text}");
    }
    let walk = Action::Review(ReviewPage::of(GameId(3)));
    assert!(
        table
            .ask("Dan", walk)
            .starts_with("#3 King’s Mate: Eve – Ben, Eve won (resignation)")
    );
}

#[test]
fn a_search_against_one_opponent_begins_with_the_score_by_kind() {
    let mut table = several();
    table.begin(GameKind::KINGS_GUARD, "");
    let against = |search: HistorySearch, opponent: &str| HistorySearch {
        opponent: Some(person(opponent).id),
        ..search
    };
    let hers = against(HistorySearch::default(), "Ben");
    let text = found(&mut table, "Ann", hers.clone()).text.plain();
    let score = "Ann against Ben\n\
                 King’s Mate: 1 played, 0 won, 0 drawn, 1 lost; 1 under way.\n\
                 King’s Guard: 0 played, 0 won, 0 drawn, 0 lost; 1 under way.\n";
    let listed = "Games that ended, newest first · Ann · against Ben\n#1 ";
    assert!(text.starts_with(&format!("{score}{listed}")), "{text}");
    // The score counts all games of the two, not the found ones alone.
    for (search, kept) in [
        (
            HistorySearch {
                score: Some(Score::Won),
                ..hers.clone()
            },
            true,
        ),
        (
            HistorySearch {
                running: true,
                ..hers.clone()
            },
            true,
        ),
        (
            HistorySearch {
                page: 1,
                ..hers.clone()
            },
            false,
        ),
    ] {
        let text = found(&mut table, "Ann", search.clone()).text.plain();
        assert_eq!(text.starts_with(score), kept, "{search:?} {text}");
    }
    let one = HistorySearch {
        kind: Some(GameKind::KINGS_GUARD),
        ..hers
    };
    let text = found(&mut table, "Ann", one).text.plain();
    assert!(
        text.starts_with("Ann against Ben\nKing’s Guard: "),
        "{text}"
    );
    // Anybody here sees it, from either side.
    let text = found(&mut table, "Dan", against(of("Ben"), "Ann"))
        .text
        .plain();
    let his = "Ben against Ann\nKing’s Mate: 1 played, 1 won, 0 drawn, 0 lost; 1 under way.";
    assert!(text.starts_with(his), "{text}");
    let none = found(&mut table, "Ann", against(of("Eve"), "Dan"))
        .text
        .plain();
    assert!(none.starts_with("Games that ended"), "{none}");
}

#[test]
fn the_score_counts_only_games_that_one_may_see() {
    let mut table = several();
    table.place = Place::in_server("test", "2", "20");
    let search = HistorySearch {
        opponent: Some(person("Ann").id),
        ..of("Ben")
    };
    let text = found(&mut table, "Dan", search.clone()).text.plain();
    assert!(text.starts_with("Games that ended"), "{text}");
    let own = found(&mut table, "Ben", search).text.plain();
    assert!(
        own.starts_with("Ben against Ann\nKing’s Mate: 1 played, 1 won"),
        "{own}"
    );
}

#[test]
fn tables_for_more_than_two_have_no_score_between_two() {
    let mut table = tables::begun();
    let search = HistorySearch {
        opponent: Some(person("Ben").id),
        ..HistorySearch::default()
    };
    let text = found(&mut table, "Ann", search).text.plain();
    let score = "Ann against Ben\nTogether at tables for more than two: 0 played; 1 under way.\n";
    assert!(text.starts_with(score), "{text}");
}
