//! Lines as people type them who have read no manual: words of pages, answers, numbers and names of games.

use std::path::Path;

use kingboard::store::Store;

use crate::operate::command_line::{done, fine, kingboard, refused, run};
use crate::operate::transcripts::session;

/// All that was on the screen of a new table after these lines.
fn screen(lines: &[&str]) -> String {
    session(Store::in_memory().unwrap(), &lines.join("\n"))
}

/// All that was on the screen of a table on a file.
fn evening(path: &Path, lines: &[&str]) -> String {
    session(Store::open(path).unwrap(), &lines.join("\n"))
}

/// The answer to the last line, with the prompt after it.
fn last(lines: &[&str]) -> String {
    let all = screen(lines);
    behind(&all, lines.last().unwrap()).to_owned()
}

/// The text behind a line, where it was typed last.
fn behind<'a>(all: &'a str, line: &str) -> &'a str {
    let (_, answer) = all.rsplit_once(&format!("> {line}\n")).unwrap();
    answer
}

const LANGUAGES: [&str; 6] = ["en", "de", "es", "fr", "pl", "pt-BR"];

#[test]
fn english_words_turn_pages_in_every_language() {
    for language in LANGUAGES {
        let chosen = format!("language {language}");
        let begun = |more: &[&str]| {
            let mut lines = vec![chosen.as_str(), "new Anna Ben", "D2-D3", "A8-A7"];
            lines.extend(more);
            last(&lines)
        };
        let (start, one) = (begun(&["review 1 start"]), begun(&["review 1 D2-D3"]));
        let end = begun(&["review 1"]);
        assert_eq!(begun(&["review 1", "first"]), start, "{language}");
        assert_eq!(begun(&["review 1", "first", "forward"]), one, "{language}");
        assert_eq!(begun(&["review 1", "back"]), one, "{language}");
        assert_eq!(begun(&["review 1", "first", "last"]), end, "{language}");
        // The private board.
        let explored = ["explore", "B2-B3", "back", "forward"];
        let again = begun(&explored);
        assert_eq!(
            again,
            begun(&["explore", "B2-B3", "back", "2"]),
            "{language}"
        );
        assert_ne!(again, begun(&["explore", "B2-B3", "back"]), "{language}");
        // The lesson.
        let skipped = last(&[&chosen, "tutorial kings-mate", "skip"]);
        assert_eq!(
            skipped,
            last(&[&chosen, "tutorial kings-mate 2"]),
            "{language}"
        );
    }
}

#[test]
fn a_number_without_a_game_leaves_the_game_on_the_screen() {
    for refused in ["board 77", "review 77", "board 0", "board -1"] {
        let typed = ["new Anna Ben", "D2-D3", refused];
        assert!(last(&typed).contains("There is no game"), "{refused}");
        for (line, shown) in [
            ("board", "D2-D3"),
            ("describe", "Anna (White) against Ben"),
            ("export", "D2-D3"),
        ] {
            let lines = [typed.as_slice(), &[line]].concat();
            let answer = last(&lines);
            assert!(!answer.contains("There is no game"), "{refused}: {answer}");
            assert!(answer.contains(shown), "{refused}, {line}: {answer}");
        }
    }
    // The pages of a review can still be turned.
    let begun = ["new Anna Ben", "D2-D3", "review 1"];
    let turned = last(&[&begun[..], &["board 77", "back"]].concat());
    assert_eq!(turned, last(&[&begun[..], &["back"]].concat()));
}

#[test]
fn of_several_challenges_the_one_to_the_speaker_is_meant() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("table.db");
    let open = ["as Anna", "challenge Bob", "as Cleo", "challenge Zoe"];
    evening(&path, &open);
    for (name, answer, said) in [
        ("declined", "decline", "Zoe declines"),
        ("accepted", "accept", "Cleo plays White, Zoe plays Black"),
    ] {
        let copy = dir.path().join(name);
        std::fs::copy(&path, &copy).unwrap();
        let all = evening(&copy, &["as Zoe", answer]);
        let told = behind(&all, answer);
        assert!(told.contains(said), "{told}");
    }
    // A game of hers without an offer does not stand in the way.
    let busy = dir.path().join("busy");
    std::fs::copy(&path, &busy).unwrap();
    let all = evening(&busy, &["new Zoe Dan", "D2-D3", "as Zoe", "accept"]);
    let told = behind(&all, "accept");
    assert!(told.contains("Cleo plays White, Zoe plays Black"), "{told}");
    let all = evening(
        &path,
        &["as Dan", "challenge Zoe", "board", "as Zoe", "accept"],
    );
    let told = behind(&all, "accept");
    for said in ["Several challenges", "accept 3", "Cleo", "Dan"] {
        assert!(told.contains(said), "{said}: {told}");
    }
}

#[test]
fn a_challenge_is_answered_in_words_without_its_number() {
    let offered = ["as Anna", "challenge Ben active"];
    let accepted = last(&[&offered[..], &["as Ben", "accept lucky Words"]].concat());
    assert!(
        accepted.contains("Anna plays White, Ben plays Black"),
        "{accepted}"
    );
    let verified = screen(&[&offered[..], &["as Ben", "accept lucky Words", "dice"]].concat());
    assert!(verified.contains("lucky Words"), "{verified}");
    let declined = last(&[&offered[..], &["as Ben", "Decline not today"]].concat());
    assert!(declined.contains("not today"), "{declined}");
    let nothing = last(&["accept Lucky words"]);
    assert!(nothing.contains("No request waits"), "{nothing}");
    // If both a draw and a challenge are open, the words say which is meant.
    let drawn = [
        "new Anna Ben",
        "D2-D3",
        "draw",
        "as Cleo",
        "challenge Ben",
        "rules",
        "as Ben",
        "accept the draw",
    ];
    assert!(last(&drawn).contains("Draw agreed"), "{}", last(&drawn));
    assert!(!last(&drawn).contains("Cleo plays"), "{}", last(&drawn));
}

#[test]
fn a_challenge_to_the_computer_begins_a_game_with_it() {
    for (challenge, new) in [
        ("challenge computer", "new computer"),
        ("challenge computer 3", "new computer 3"),
        ("new computer level 3", "new computer 3"),
        (
            "new kings-guard computer level 1",
            "new kings-guard computer 1",
        ),
        ("challenge computer 1 active", "new computer 1 active"),
        ("challenge Computer 2 black", "new Computer 2 black"),
    ] {
        assert_eq!(last(&[challenge]), last(&[new]), "{challenge}");
    }
    let begun = last(&["challenge computer 1"]);
    assert!(begun.contains("level 1"), "{begun}");
}

#[test]
fn a_number_that_fits_no_table_is_told_how_many_play() {
    for (line, said) in [
        ("new 3", "King’s Mate is for 2 players, not for 3."),
        (
            "new four-kings 3",
            "Four Kings One War is for 2 or 4 players, not for 3.",
        ),
        (
            "new immortal-star-masters 7",
            "is for 2 to 6 players, not for 7.",
        ),
        (
            "challenge Ben 3",
            "King’s Mate is for 2 players, not for 3.",
        ),
    ] {
        let answer = last(&[line])
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" ");
        assert!(answer.replace('\'', "’").contains(said), "{line}: {answer}");
        assert!(answer.contains("d for days"), "{line}: {answer}");
    }
    let near = last(&["new kings-gaurd"]);
    assert!(near.contains("Did you mean kings-guard?"), "{near}");
}

#[test]
fn titles_of_games_will_do_behind_guide_tutorial_and_rules() {
    for (title, slug) in [
        ("guide King's Guard", "guide kings-guard"),
        ("guide immortal star masters", "guide immortal-star-masters"),
        ("guide guard", "guide kings-guard"),
        ("tutorial King’s Guard", "tutorial kings-guard"),
        ("tutorial king's guard 3", "tutorial kings-guard 3"),
        ("rules King's Guard", "rules kings-guard"),
        ("rules Four Kings One War KG-1", "rules four-kings KG-1"),
        ("help King's Guard", "help kings-guard"),
    ] {
        assert_eq!(last(&[title]), last(&[slug]), "{title}");
        // The game on the screen is another one.
        let (title, slug) = (["new", title], ["new", slug]);
        assert_eq!(last(&title), last(&slug), "{title:?}");
    }
    // One word of a title may be a subject of the rules.
    assert_ne!(last(&["rules mate"]), last(&["rules kings-mate"]));
}

#[test]
fn without_boards_a_move_is_told_in_its_sentence_and_a_board_in_words_where_it_is_asked_for() {
    let begun = ["new Anna Ben", "boards off"];
    let with = |more: &[&str]| {
        let lines: Vec<&str> = begun.iter().chain(more).copied().collect();
        last(&lines)
    };
    let rows = |said: &str| {
        let row = |line: &&str| line.starts_with(" 7 ") && line.ends_with(" 7");
        said.lines().filter(row).count()
    };
    let moved = with(&["D2-D3"]);
    assert!(moved.trim_start().starts_with("Anna plays"), "{moved}");
    assert_eq!(rows(&moved), 0, "{moved}");
    for asked in [
        "board",
        "flip",
        "review 1",
        "tutorial kings-mate",
        "explore",
    ] {
        let said = with(&["D2-D3", asked]);
        assert_eq!(rows(&said), 0, "{asked}: {said}");
        assert!(said.contains("king"), "{asked}: {said}");
    }
    let again = with(&["boards on", "D2-D3"]);
    assert_eq!(rows(&again), 1, "{again}");
    for wrong in ["boards", "boards maybe"] {
        let said = with(&[wrong]);
        assert!(said.contains("boards off"), "{wrong}: {said}");
    }
}

#[test]
fn the_clock_of_a_contest_stands_before_or_behind_its_rules() {
    let draft = last(&["contest open round-robin 3d active"]);
    assert!(draft.contains("3d") && !draft.contains("cannot"), "{draft}");
    for line in [
        "contest open round-robin active 3d",
        "contest open King's Mate round-robin active 3d",
        "contest open round-robin 3d hard active",
        "contest open round-robin kings-mate 3d active",
    ] {
        assert_eq!(last(&[line]), draft, "{line}");
    }
    let rounds = last(&["contest open swiss active 3d rounds:7"]);
    assert!(rounds.contains("There are 7 rounds."), "{rounds}");
    for line in [
        "contest open swiss rounds:7 3d active",
        "contest open King's Mate swiss 3d rounds:7 active",
    ] {
        assert_eq!(last(&[line]), rounds, "{line}");
    }
    for wrong in ["rounds:16", "rounds:", "games:7", "rounds:x", "days:0"] {
        let line = format!("contest open swiss active 3d {wrong}");
        let said = last(&[line.as_str()]);
        assert!(said.contains("fills in a form"), "{wrong}: {said}");
    }
    let soft = last(&["contest open round-robin active 3d soft"]);
    assert!(soft.contains("a clock with a hard limit"), "{soft}");
    let ladder = |line| last(&["as Anna", line]);
    assert_eq!(
        ladder("ladder open active 2d"),
        ladder("ladder open 2d active")
    );
}

#[test]
fn ratings_are_explained_by_the_name_of_somebody_at_the_terminal() {
    let dir = tempfile::tempdir().unwrap();
    let lines = b"new Anna Ben rated 3d\nD2-D3\nD8-D7\nB2-B3\nB8-B7\nresign yes\nquit\n";
    fine(&run(&["play", "--db", "x.db"], dir.path(), lines));
    let explain = |player| {
        run(
            &["ratings", "explain", player, "--db", "x.db"],
            dir.path(),
            b"",
        )
    };
    let (named, by_id) = (explain("Anna"), explain("console:anna"));
    assert!(fine(&named).contains("after 1 game"), "{}", fine(&named));
    assert_eq!(fine(&named), fine(&by_id));
    let unknown = explain("Zoe");
    assert!(
        refused(&unknown).contains("console:anna for Anna"),
        "{}",
        refused(&unknown)
    );
}

#[test]
fn a_game_that_was_called_off_names_both_its_players() {
    let begun = ["new Anna Ben", "abort"];
    assert_eq!(
        last(&begun),
        "\nAnna calls #1 off before the first move. No result.\n\nAnna> \n"
    );
    let reviewed = last(&[&begun[..], &["review 1"]].concat());
    assert!(reviewed.contains("Anna – Ben"), "{reviewed}");
    let dir = tempfile::tempdir().unwrap();
    fine(&run(
        &["play", "--db", "x.db"],
        dir.path(),
        b"new Anna Ben\nabort\nquit\n",
    ));
    for listing in [&["games"][..], &["show", "1"]] {
        let listed = run(&[listing, &["--db", "x.db"]].concat(), dir.path(), b"");
        assert!(fine(&listed).contains("Anna – Ben"), "{}", fine(&listed));
    }
}

#[test]
fn a_square_is_told_of_in_natural_sentences_whatever_the_sides_are_called() {
    for (language, black, north) in [
        (
            "fr",
            "Les Noirs ne peuvent pas y aller pour l’instant.",
            "Le Nord ne peut pas y aller pour l’instant.",
        ),
        (
            "es",
            "Las Negras no pueden ir ahí ahora.",
            "El Norte no puede ir ahí ahora.",
        ),
        (
            "pt-BR",
            "As Pretas não podem ir para lá agora.",
            "O Norte não pode ir para lá agora.",
        ),
        (
            "pl",
            "Czarne nie mogą teraz tu wejść.",
            "Północ nie może teraz tu wejść.",
        ),
    ] {
        let chosen = format!("language {language}");
        let told = last(&[&chosen, "new", "D2-D3", "what D5"]);
        assert!(told.contains(black), "{told}");
        let told = screen(&[&chosen, "new kings-guard", "E5-D5", "what A5"]);
        assert!(told.contains(north), "{told}");
    }
}

#[test]
fn small_sentences_read_well() {
    let french = last(&["language fr", "server"]);
    assert!(french.contains("Un défi expire\u{a0}: "), "{french}");
    let planned = last(&["new Anna Ben", "D2-D3", "as Anna", "plan D8-D7 E1-E2"]);
    assert!(!planned.contains("bold"), "{planned}");
}

#[test]
fn players_who_go_by_a_number_are_called_in_the_readers_language() {
    let dir = tempfile::tempdir().unwrap();
    let mut german = kingboard(&["play"], dir.path());
    german.env("LC_ALL", "de_DE.UTF-8");
    let output = done(german, b"new\nquit\n");
    let begun = fine(&output);
    assert!(begun.contains("Spieler 2"), "{begun}");
    let output = run(&["play"], dir.path(), b"clock\nboard\nquit\n");
    let board = fine(&output);
    assert!(
        board.contains("Player 2") && !board.contains("Spieler"),
        "{board}"
    );
}

#[test]
fn several_words_that_mean_one_thing_are_no_verb_with_options() {
    let begun = ["new Anna Ben", "D2-D3"];
    let resigning = last(&[&begun[..], &["resign"]].concat());
    assert!(
        resigning.contains("Resign #1 against Anna? This ends the game."),
        "{resigning}"
    );
    assert_eq!(last(&[&begun[..], &["give up"]].concat()), resigning);
    assert_eq!(last(&["help me"]), last(&["help"]));
}

#[test]
fn a_number_of_a_game_alone_shows_its_board() {
    let begun = ["new Anna Ben", "D2-D3", "new Cid Dan"];
    assert_eq!(
        last(&[&begun[..], &["#1"]].concat()),
        last(&[&begun[..], &["board 1"]].concat())
    );
}

#[test]
fn an_offer_is_made_in_no_game_but_the_one_on_the_screen() {
    let offered = last(&["new Cid Dan", "C2-C3", "new Anna Ben", "as Cid", "draw"]);
    assert!(offered.contains("You are not playing in #2."), "{offered}");
}

#[test]
fn a_game_of_others_that_is_over_stays_on_the_screen() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("games.db");
    let ended = evening(&file, &["new Anna Ben", "resign yes"]);
    assert!(ended.contains("Anna resigns"), "{ended}");
    let shown = evening(&file, &["as Cid", "review 1", "board"]);
    let board = behind(&shown, "board");
    assert!(board.contains("King’s Mate #1\nBlack wins"), "{board}");
}

#[test]
fn letters_are_explained_where_boards_are_drawn() {
    let legend = "Capitals are White";
    assert!(last(&["new Anna Ben"]).contains(legend));
    assert!(!last(&["boards off", "new Anna Ben"]).contains(legend));
    assert!(last(&["boards off", "new Anna Ben", "help symbols"]).contains(legend));
}

#[test]
fn a_computer_of_a_typed_level_fills_a_place_of_a_contest() {
    let form = last(&["contest open kings-mate round-robin 3d fill:5"]);
    assert!(
        form.contains("If a place is empty, a computer of level 5 takes it."),
        "{form}"
    );
    let wrong = last(&["contest open fill:9"]);
    assert!(
        wrong.contains("fill:3 (a computer’s level, 1 to 8)"),
        "{wrong}"
    );
}

#[test]
fn help_on_what_only_discord_has_says_so() {
    let hooks = last(&["help hooks"]);
    assert_eq!(hooks, last(&["hooks"]));
    assert!(
        hooks.contains("Web hooks belong to servers on Discord."),
        "{hooks}"
    );
}
