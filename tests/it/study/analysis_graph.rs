//! The graph of an analysed game: its curves, bars and signs, and its description.

use kingboard::render::Renderer;
use kingboard::scene::{Graph, ThemeName, Tint};
use kingboard::service::api::action::Action;
use kingboard::service::api::reply::{Picture, Reply};
use kingboard::service::api::values::{ReviewPage, ReviewShows};
use kingboard::service::words::language::{Language, with_language};
use kingboard::service::{GameId, GameKind, Ply, unwire, wire};

use crate::operate::transcripts::ACTIVE;
use crate::pictures::story::DUEL;
use crate::study::analyses::{analyse, quick, resign, works};
use crate::table::harness::{Table, button, labels};

const GAME: GameId = GameId(1);

/// The report of this finished game.
fn report(table: &mut Table) -> Reply {
    table.ask("Ann", analyse(1));
    works(table);
    table.messages();
    table.asked("Ann", analyse(1)).remove(0)
}

fn shown(reply: &Reply) -> (&Picture, &Graph) {
    let picture = reply.picture.as_ref();
    let picture = picture.unwrap_or_else(|| panic!("{}", reply.text.plain()));
    (picture, picture.graph().unwrap())
}

#[test]
fn a_game_of_two_has_one_curve_with_the_luck_of_its_rolls() {
    let mut table = quick(Table::game("active"));
    table.line(DUEL);
    resign(&mut table, "Ben", GAME);
    let reply = report(&mut table);
    let (picture, graph) = shown(&reply);
    assert_eq!(graph.title, "King’s Mate #1: Ann wins");
    assert_eq!(graph.name, "game-1-analysis");
    let [first, second] = &graph.curves[..] else {
        panic!("{graph:?}")
    };
    assert_eq!((first.tint, &*first.player), (Tint::Light, "Ann"));
    assert_eq!((second.tint, &*second.player), (Tint::Dark, "Ben"));
    let table_lines = reply.file.as_ref().unwrap().text.lines().count();
    assert_eq!(first.equities.len(), table_lines, "the start and each move");
    assert_eq!(second.equities, [0; 0]);
    assert!(!graph.rolls.is_empty());
    let meanings: Vec<&str> = graph.legend.iter().map(|entry| &*entry.words).collect();
    assert!(meanings.contains(&"luck, up for Ann"), "{meanings:?}");
    assert_eq!(
        meanings.contains(&"costliest mistake"),
        graph.at.is_some(),
        "{meanings:?}"
    );
    let alt = &picture.alt;
    for part in [
        "A graph of King’s Mate #1: the chances move by move",
        "For Ann:",
        "+1000 at the end.",
        "The largest bar is the roll of",
    ] {
        assert!(alt.contains(part), "{part}: {alt}");
    }
    assert!(!alt.contains("For Ben"), "{alt}");
}

#[test]
fn partners_have_one_curve_and_six_players_six() {
    let mut teams = quick(Table::of(GameKind::FOUR_KINGS, "team"));
    teams.say("Ann", "E2-E3");
    for player in ["Ben", "Cyn"] {
        resign(&mut teams, player, GAME);
    }
    let reply = report(&mut teams);
    let (_, graph) = shown(&reply);
    let players: Vec<&str> = graph.curves.iter().map(|curve| &*curve.player).collect();
    assert_eq!(
        players,
        ["Ann & Dan", "Ben & Cyn"],
        "{}",
        reply.text.plain()
    );
    let mut six = quick(Table::of(GameKind::IMMORTAL_STAR_MASTERS, "six"));
    let mv = six.mover();
    six.say(&mv, "C5-D5");
    for player in ["Ben", "Cyn", "Dan", "Eve", "Fay"] {
        resign(&mut six, player, GAME);
    }
    let reply = report(&mut six);
    let (picture, graph) = shown(&reply);
    assert_eq!(graph.curves.len(), 6);
    assert!(graph.curves.iter().all(|curve| curve.equities.len() == 2));
    assert!(picture.alt.contains("For Ann:") && picture.alt.contains("+1000 at the end"));
    for theme in ThemeName::ALL {
        assert!(!Renderer::of(theme).graph(graph).is_empty());
    }
}

#[test]
fn the_description_fits_in_every_language() {
    let mut table = quick(Table::of(GameKind::IMMORTAL_STAR_MASTERS, "six"));
    let mv = table.mover();
    table.say(&mv, "C5-D5");
    for player in ["Ben", "Cyn", "Dan", "Eve", "Fay"] {
        resign(&mut table, player, GAME);
    }
    report(&mut table);
    for language in Language::ALL {
        let reply = with_language(language, || table.asked("Ann", analyse(1)).remove(0));
        let (picture, _) = shown(&reply);
        let letters = picture.alt.chars().count();
        assert!(letters <= 1_024, "{language:?}: {letters}");
        assert!(!picture.alt.contains('{'), "{}", picture.alt);
    }
}

#[test]
fn an_analysed_game_measures_its_rolls_by_equity_and_marks_where_looking_through_begins() {
    let mut table = quick(Table::game("active"));
    table.line(&ACTIVE.replace(" [", "["));
    table.told();
    let last_page = |table: &mut Table| {
        let (game, at) = (Some(GAME), None);
        let mut pages = table.asked("Ann", Action::BeginReview { game, at });
        pages.remove(0).text.plain()
    };
    let before = last_page(&mut table);
    assert!(before.contains("The roll that swung most: "), "{before}");
    let reply = report(&mut table);
    let after = last_page(&mut table);
    assert!(after.contains("The roll that decided most: "), "{after}");
    assert!(!after.contains("The roll that swung most: "), "{after}");
    assert!(after.contains("Luck: "), "{after}");
    let (picture, graph) = shown(&reply);
    let at = graph.at.unwrap();
    assert!(
        graph
            .mistakes
            .iter()
            .any(|dot| dot.ply + 1 == at && dot.severity == 3)
    );
    assert!(
        picture.alt.contains("The vertical line marks "),
        "{}",
        picture.alt
    );
}

/// The review of a game at this ply, with its graph or its board.
fn page(ply: u32, graph: bool) -> Action {
    Action::Review(ReviewPage {
        ply: Some(Ply(ply)),
        shows: if graph {
            ReviewShows::Graph
        } else {
            ReviewShows::Board
        },
        ..ReviewPage::of(GAME)
    })
}

#[test]
fn a_page_shows_the_graph_in_the_place_of_its_board_and_the_upright_line_goes_along() {
    // Given a finished game without an analysis, no page has a graph
    let mut table = quick(Table::game("active"));
    table.line(&ACTIVE.replace(" [", "["));
    table.told();
    let bare = table.asked("Ann", page(4, true)).remove(0);
    assert!(bare.picture.as_ref().unwrap().graph().is_none());
    assert!(!labels(&bare).contains(&"Graph".to_owned()));
    assert!(!labels(&bare).contains(&"Board".to_owned()));
    // When it is analysed, its pages have a button for the graph, which keeps the page
    report(&mut table);
    let board = table.asked("Ann", page(4, false)).remove(0);
    assert!(board.picture.as_ref().unwrap().graph().is_none());
    let action = button(std::slice::from_ref(&board), "Graph");
    assert_eq!(unwire(&wire(&action).unwrap()), Some(action.clone()));
    let mut reply = table.asked("Ann", action).remove(0);
    assert!(reply.replaces_source && reply.more_pictures.is_empty());
    let judged = |reply: &Reply| {
        let text = reply.text.plain();
        let line = text.lines().find(|line| line.starts_with("Analysis of "));
        line.unwrap_or_else(|| panic!("{text}")).to_owned()
    };
    assert_eq!(judged(&reply), judged(&board));
    // Then Forward and Back move the line, in the picture and in words
    for (label, at) in [("Forward", 5), ("Back", 4), ("First", 0)] {
        let action = button(std::slice::from_ref(&reply), label);
        reply = table.asked("Ann", action).remove(0);
        let (picture, graph) = shown(&reply);
        assert_eq!(graph.at, Some(at), "{label}");
        let line = picture
            .alt
            .split("The vertical line marks this page’s position: ");
        let told = line.last().unwrap();
        let number = at.div_ceil(2).to_string();
        assert!(
            told.starts_with(if at == 0 { "Start" } else { &number }),
            "{told}"
        );
    }
    // And the board comes back at the same move.
    let action = button(std::slice::from_ref(&reply), "Board");
    assert_eq!(action, page(0, false));
    let back = table.asked("Ann", action).remove(0);
    assert!(back.picture.unwrap().graph().is_none());
}
