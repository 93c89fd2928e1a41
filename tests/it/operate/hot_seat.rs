//! Several people at one keyboard: their names, their seats, the game on the screen, its end, and their language.

use kingboard::service::GameKind;
use kingboard::store::Store;

use crate::operate::command_line::{fine, run};
use crate::operate::transcripts::session;

/// All that was on the screen of a new table after these lines.
pub(crate) fn screen(lines: &[&str]) -> String {
    session(Store::in_memory().unwrap(), &lines.join("\n"))
}

/// The answer to the last line, with the prompt after it.
pub(crate) fn last(lines: &[&str]) -> String {
    let all = screen(lines);
    let typed = format!("> {}\n", lines.last().unwrap());
    let (_, answer) = all.rsplit_once(&typed).unwrap();
    answer.to_owned()
}

/// The name before the last prompt.
pub(crate) fn speaker(lines: &[&str]) -> String {
    let answer = last(lines);
    let prompt = answer.trim_end().rsplit('\n').next().unwrap();
    prompt.trim_end_matches('>').to_owned()
}

#[test]
fn names_behind_new_sit_in_turn_and_keep_their_seats() {
    let begun = last(&["new Anna Ben"]);
    assert!(
        begun.contains("Anna plays White, Ben plays Black"),
        "{begun}"
    );
    assert_eq!(speaker(&["new Anna Ben", "D2-D3"]), "Ben");
    let next = last(&["new Anna Ben", "new kings-guard"]);
    assert!(next.contains("Anna plays South, Ben plays North"), "{next}");
    let alone = last(&["new Anna"]);
    assert!(
        alone.contains("Anna plays White, Player 1 plays Black"),
        "{alone}"
    );
    // A player who has just sat down plays first.
    let zoe = last(&["as Zoë", "new"]);
    assert!(
        zoe.contains("Zoë plays White, Player 1 plays Black"),
        "{zoe}"
    );
    let many = last(&["new Anna Ben Cleo"]);
    assert!(many.contains("This game is for 2"), "{many}");
    let three = last(&["new four-kings Anna Ben Cleo"]);
    assert!(
        three.contains("This game is for 2 or 4 players: name as many."),
        "{three}"
    );
    let near = last(&["new actve"]);
    assert!(near.contains("Did you mean active?"), "{near}");
}

#[test]
fn a_game_is_no_person_to_challenge() {
    for line in ["challenge kings-guard", "challenge list", "challenge four"] {
        let asked = last(&[line]);
        assert!(asked.contains("Whom? challenge NAME"), "{line}: {asked}");
    }
    let offered = last(&["challenge Four"]);
    assert!(offered.contains("offers Four a game"), "{offered}");
}

#[test]
fn marks_that_turn_a_line_round_are_no_part_of_a_name() {
    let talk = screen(&["as \u{202e}evil", "as \u{2066}Zoe", "as \u{202e}"]);
    let typed = |line: &&str| line.contains("> as ");
    let printed: Vec<&str> = talk.lines().filter(|line| !typed(line)).collect();
    assert!(
        !printed.concat().contains(['\u{202e}', '\u{2066}']),
        "{talk}"
    );
}

#[test]
fn names_in_small_letters_are_told_how_a_name_is_typed() {
    let hint = "A name begins with a capital letter: new Anna Ben.";
    let small = last(&["new anna ben"]);
    assert!(
        small.contains("no option") && small.contains(hint),
        "{small}"
    );
    let other = last(&["new Ann Ben small"]);
    assert!(
        other.contains("King’s Guard has: new kings-guard small"),
        "{other}"
    );
    let number = last(&["new anna2"]);
    assert!(!number.contains(hint), "{number}");
}

#[test]
fn words_behind_new_that_exclude_each_other_or_mean_nothing_begin_no_game() {
    for (line, said) in [
        ("new three four", "“three” and “four” cannot be combined"),
        (
            "new kings-guard swap no-swap",
            "“swap” and “no-swap” cannot",
        ),
        ("new interactive own-dice", "“interactive” and “own-dice”"),
        ("new white black", "“white” and “black” cannot be combined"),
        (
            "new kings-guard four-kings",
            "“kings-guard” and “four-kings”",
        ),
        ("new Anna Ben 3d 5d", "“3d” and “5d” cannot be combined"),
        ("new 4 3d", "“4” and “3d” cannot be combined"),
        ("new four-kings 3d 3", "“3d” and “3” cannot be combined"),
        (
            "new immortal-star-masters 4 three",
            "“4” and “three” cannot be combined",
        ),
        ("challenge Ben three five", "“three” and “five” cannot"),
        ("new active plain", "King’s Mate has no option “plain”"),
        ("new plain active", "King’s Mate has no option “plain”"),
        ("new Anna Ben active plain", "no option “plain”"),
        ("new computer 1 active plain", "no option “plain”"),
        ("new computer active plain 2d", "no option “plain”"),
        ("challenge Ben active plain", "no option “plain”"),
        (
            "new kings-guard active",
            "King’s Guard has no option “active”",
        ),
    ] {
        let answer = last(&[line]);
        assert!(answer.contains(said), "{line}: {answer}");
        let games = last(&[line, "games here"]);
        assert!(!games.contains("#1"), "{line}: {games}");
        // Nobody has moved to another seat.
        assert_eq!(speaker(&["as Zoë", line]), "Zoë", "{line}");
    }
}

#[test]
fn a_typed_option_stands_above_one_the_table_was_opened_with() {
    let dir = tempfile::tempdir().unwrap();
    let args = ["play", "--game", "immortal-star-masters", "--players", "5"];
    let said = run(&args, dir.path(), b"new three\nnew\nquit\n");
    let said = fine(&said);
    let (three, five) = said.split_once("#2 begins").unwrap();
    assert!(!three.contains("Player 4"), "{said}");
    assert!(five.contains("Player 5"), "{said}");
}

#[test]
fn somebody_without_a_game_is_called_by_their_name() {
    for line in ["profile", "rating"] {
        let own = last(&[line]);
        assert!(own.contains("Player 1"), "{own}");
        assert!(!own.contains("player-1"), "{own}");
    }
}

#[test]
fn tokens_are_explained_by_lines_that_can_be_typed_here() {
    let list = last(&["token"]);
    assert!(list.contains("token new read or token new move"), "{list}");
    assert!(!list.contains("web token"), "{list}");
    for bare in ["token new", "token end"] {
        let usage = last(&[bare]);
        assert!(usage.contains("token end NUMBER ends one"), "{usage}");
    }
    let made = last(&["token new read"]);
    assert!(made.contains("kb_"), "{made}");
    for (verb, usage) in [
        ("token", "token new read|move · token end NUMBER"),
        ("puzzle solve", "[THEME]"),
        ("settings", "facing own|first · confirm off|picked|all"),
        ("privacy competition", "[hidden|server|everywhere]"),
    ] {
        let help = last(&[&format!("help {verb}")]);
        let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(help.contains(usage), "{help}");
    }
}

#[test]
fn a_refused_new_game_leaves_everybody_where_they_are() {
    let lines = ["new Anna Ben", "D2-D3", "new Cleo Dan 3x"];
    assert_eq!(speaker(&lines), "Ben", "{}", last(&lines));
    let again = last(&["new Anna Ben", "new Cleo Dan 3x", "new"]);
    assert!(again.contains("Anna plays White, Ben plays"), "{again}");
}

#[test]
fn as_many_names_or_a_number_make_a_larger_table() {
    let three = last(&["new immortal-star-masters Anna Ben Cleo"]);
    for player in ["Red: Anna", "Black: Ben", "Yellow: Cleo"] {
        assert!(three.contains(player), "{player}: {three}");
    }
    let four = last(&["new four-kings Anna Ben Cleo Dan"]);
    assert!(four.contains("Cleo (North)"), "{four}");
    let number = last(&["new immortal-star-masters 5"]);
    assert!(number.contains("Player 5"), "{number}");
    let two = last(&["new immortal-star-masters 2"]);
    assert!(two.contains("Player 2 plays"), "{two}");
    let both = last(&["new immortal-star-masters 3 Anna Ben Cleo"]);
    assert!(both.contains("Yellow: Cleo"), "{both}");
    let fewer = last(&["new immortal-star-masters four Anna"]);
    assert!(fewer.contains("Red: Anna"), "{fewer}");
    let timed = last(&["new immortal-star-masters 4 3d"]);
    assert!(
        timed.contains("Player 4") && !timed.contains("Player 5"),
        "{timed}"
    );
    let team = last(&["new 3d 4 four-kings Anna"]);
    assert!(team.contains("Anna (South) and"), "{team}");
    let computers = last(&["new immortal-star-masters 3 computer 1 5d"]);
    assert!(computers.contains("Yellow: Computer"), "{computers}");
    let offered = last(&["challenge anyone immortal-star-masters 4 3d"]);
    assert!(offered.contains("of 4 are here"), "{offered}");
    for line in ["new 4", "new four-kings 3", "new immortal-star-masters 7"] {
        let none = last(&[line]);
        assert!(none.contains("players, not for"), "{line}: {none}");
    }
}

#[test]
fn a_typed_number_of_players_stands_above_the_one_the_table_was_opened_with() {
    let dir = tempfile::tempdir().unwrap();
    let args = ["play", "--game", "immortal-star-masters", "--players", "5"];
    let said = run(&args, dir.path(), b"new 3 3d\nnew 2\nnew\nquit\n");
    let said = fine(&said);
    let (three, others) = said.split_once("#2 begins").unwrap();
    assert!(
        three.contains("Player 3") && !three.contains("Player 4"),
        "{said}"
    );
    let (two, five) = others.split_once("#3 begins").unwrap();
    assert!(!two.contains("Player 3"), "{said}");
    assert!(five.contains("Player 5"), "{said}");
}

#[test]
fn rules_and_lesson_are_of_the_game_on_the_screen() {
    let rules = last(&["new kings-guard", "rules"]);
    assert!(rules.starts_with("\nKing’s Guard: "), "{rules}");
    let other = last(&["new kings-guard", "rules kings-mate"]);
    assert!(other.starts_with("\nKing’s Mate: "), "{other}");
    let lesson = last(&["new kings-guard", "tutorial"]);
    assert!(lesson.starts_with("\nKing’s Guard: lesson"), "{lesson}");
    let ruling = last(&["new kings-guard", "rules KM-1"]);
    assert!(ruling.contains("KM-1"), "{ruling}");
}

#[test]
fn a_table_of_computers_is_called_off_in_one_sentence() {
    let off = last(&["new immortal-star-masters three computer 1", "abort"]);
    assert_eq!(
        off,
        "\nPlayer 1 calls #1 off before the first move. No result.\n\nPlayer 1> \n"
    );
}

#[test]
fn a_table_of_four_begins_at_once_with_seats_in_turn() {
    let begun = last(&["new four-kings team Anna Ben Cleo Dan"]);
    for seat in ["Anna (South)", "Ben (West)", "Cleo (North)", "Dan (East)"] {
        assert!(begun.contains(seat), "{seat}: {begun}");
    }
    for lobby in ["comes to", "are here", "Leave", "Withdraw", "Reply to"] {
        assert!(!begun.contains(lobby), "{lobby}: {begun}");
    }
    assert_eq!(
        speaker(&["new four-kings team Anna Ben Cleo Dan", "as 3"]),
        "Cleo"
    );
    assert_eq!(
        speaker(&["new four-kings team Anna Ben Cleo Dan", "as dan"]),
        "Dan"
    );
    assert_eq!(speaker(&["new four-kings team", "as 3"]), "Player 3");
    assert_eq!(speaker(&["as 3"]), "Player 3");
    assert_eq!(speaker(&["new Anna Ben", "as 2"]), "Ben");
}

#[test]
fn the_game_on_the_screen_is_meant() {
    let two = ["new", "new"];
    let moved = last(&[two[0], two[1], "D2-D3"]);
    assert!(
        moved.contains("#2") && moved.contains("Player 1 plays D2-D3."),
        "{moved}"
    );
    let first = last(&[two[0], two[1], "board 1", "D2-D3"]);
    assert!(
        first.contains("#1") && first.contains("Player 1 plays D2-D3."),
        "{first}"
    );
    let clock = last(&[two[0], two[1], "board 1", "pause"]);
    let asks = "\nKing’s Mate #1\nPlayer 1 would like to pause #1: ";
    assert!(clock.starts_with(asks), "{clock}");
    let moves = last(&[two[0], two[1], "moves D"]);
    assert!(moves.contains("D2-D3"), "{moves}");
    // The one who is not to move sees the moves of the other.
    let theirs = last(&["new Anna Ben", "as Ben", "moves D"]);
    assert!(
        theirs.contains("Anna") && theirs.contains("D2-D3"),
        "{theirs}"
    );
}

#[test]
fn a_move_of_another_game_is_not_played_there_but_told() {
    let guard = "new kings-guard small diagonal Anna Ben";
    let other = [guard, "new Anna Ben", "D4-D5"];
    let refused = last(&other);
    assert!(refused.contains("There is no piece on D4."), "{refused}");
    assert!(
        refused.contains("a move in #1") && refused.contains("#1 D4-D5 plays it there"),
        "{refused}"
    );
    let there = last(&[&other[..], &["#1 D4-D5"]].concat());
    assert!(there.contains("Anna plays D4-D5."), "{there}");
    // Nor if another player plays the game on the screen, or if that is over.
    for lines in [
        &[guard, "new Cleo Dan", "as Anna", "D4-D5"][..],
        &[
            guard,
            "new Anna Ben",
            "D2-D3",
            "resign yes",
            "as Anna",
            "D4-D5",
        ],
    ] {
        let refused = last(lines);
        assert!(
            refused.contains("#1 D4-D5 plays it there") && !refused.contains("plays D4-D5."),
            "{refused}"
        );
    }
    let done = last(&["new four-kings Anna Ben", "E2-E5", "new Anna Ben", "done"]);
    assert!(
        done.contains("#1 done plays it there") && !done.contains("Ben, it is your move"),
        "{done}"
    );
}

#[test]
fn an_end_says_who_won_how_and_what_can_be_done_now() {
    let end = last(&["new Anna Ben", "D2-D3", "resign yes"]);
    assert!(end.contains("Ben resigns. Anna wins #1."), "{end}");
    assert!(end.contains("What now? rematch"), "{end}");
    let noted = last(&["new Anna Ben", "D2-D3", "resign yes", "note well played"]);
    assert!(!noted.contains("What now?"), "{noted}");
    let again = last(&["new Anna Ben", "new", "board 1", "resign yes", "rematch"]);
    assert!(again.contains("#3"), "{again}");
}

#[test]
fn nothing_speaks_of_channels_menus_or_replies() {
    let said = screen(&[
        "games",
        "D2-D3",
        "new",
        "settings",
        "server",
        "tutorial",
        "help",
        "board",
        "remind",
        "rules",
        "explore",
        "guide",
        "n",
        "n",
        "n",
        "n",
        "guide kings-guard",
        "n",
        "n",
        "n",
        "n",
        "guide four-kings",
        "n",
        "n",
        "n",
        "n",
        "guide immortal-star-masters",
        "n",
        "n",
        "n",
        "n",
    ]);
    for discord in [
        "Reply to",
        "reply to",
        "channel",
        "menu",
        "posted board",
        "your own app",
        "direct message",
        "pings",
        "after the command",
        "/dice",
        "hatched",
        "jester",
        "(the crown)",
    ] {
        assert!(!said.contains(discord), "{discord}: {said}");
    }
    assert!(said.contains("new starts one"), "{said}");
    // A setting that no table has is refused with those there are.
    let refused = last(&["server pings silent"]);
    assert!(
        refused.contains("expiry 14") && !refused.contains("channels"),
        "{refused}"
    );
}

#[test]
fn help_is_one_page_and_knows_its_topics() {
    let help = last(&["help"]);
    assert!(help.lines().count() <= 15, "{help}");
    assert!(last(&["?"]).contains("new Anna Ben"));
    assert!(last(&["help dice"]).contains("roll 5 2"));
    assert!(!last(&["help dice"]).contains("Typed:"));
    assert!(last(&["help undo"]).contains("takeback | undo"));
    assert!(last(&["help offfers"]).contains("Did you mean help offers?"));
    assert!(last(&["help xyzzy"]).contains("help lists the topics"));
    assert!(last(&["help commands"]).contains("import"));
    let symbols = last(&["help symbols"]);
    for kind in GameKind::ALL {
        assert!(symbols.contains(kind.spec().title), "{symbols}");
    }
    assert!(last(&["back"]).contains("no page to turn"));
    assert!(last(&["new", "D2-D3", "undo"]).contains("Player 1"));
    assert!(last(&["new", "D2-D3", "cofnij", "yes"]).contains("Taken back in #1"));
}

#[test]
fn help_lists_the_words_that_the_language_of_the_table_has_of_its_own() {
    let told = |language: &str| {
        let told = last(&[&format!("language {language}"), "help commands"]);
        told.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    for (language, words) in [
        ("en", &["give up, i give up = resign", "y, accept"][..]),
        (
            "de",
            &["aufgeben, ich gebe auf = resign", "ja, j, annehmen = yes"],
        ),
        ("es", &["tablas, empate = draw", "rechazar = no"]),
        ("fr", &["aide, commandes = help", "fini, terminé = done"]),
        ("pl", &["cofnij, cofnąć = takeback"]),
        ("pt-BR", &["minhas partidas = games"]),
    ] {
        let told = told(language);
        for words in words {
            assert!(told.contains(words), "{language}, {words}: {told}");
        }
        assert!(told.contains("review"), "{language}: {told}");
    }
    let german = ["language de", "help aufgeben"];
    assert!(
        last(&german).contains("resign [GAME] [yes|no]"),
        "{}",
        last(&german)
    );
}

#[test]
fn one_word_changes_the_language_of_everything() {
    let german = screen(&["language de", "new", "help", "D2-D9", "moves", "board"]);
    for said in [
        "Der Tisch spricht Deutsch.",
        "Spieler 1> ",
        "Spieler 1 spielt Weiß",
        "Tippe einen Zug",
    ] {
        assert!(german.contains(said), "{said}: {german}");
    }
    for language in ["pt-BR", "pt", "Português do Brasil", "portuguÊs do brasil"] {
        let said = last(&[&format!("language {language}")]);
        assert!(
            said.contains("Idioma da mesa: Português do Brasil."),
            "{language}: {said}"
        );
    }
    assert!(last(&["language klingon"]).contains("pt-BR Português do Brasil"));
    assert!(last(&["language"]).contains("de Deutsch"));
    assert!(last(&["language de", "language auto"]).contains("The table speaks English."));
}

#[test]
fn a_record_comes_in_at_the_table_and_is_played_on() {
    let dir = tempfile::tempdir().unwrap();
    let lines = b"new Anna Ben\nD2-D3\nexport game.txt\nquit\n";
    fine(&run(&["play", "--db", "there.db"], dir.path(), lines));
    let lines = b"import game.txt\nD8-D7\nimport missing.txt\nimport game.txt\nimport\nquit\n";
    let said = run(&["play", "--db", "here.db"], dir.path(), lines);
    let said = fine(&said);
    assert!(said.contains("The game in game.txt is #1 here."), "{said}");
    assert!(said.contains("Ben plays D8-D7."), "{said}");
    assert!(
        said.contains("Nothing was brought in from missing.txt"),
        "{said}"
    );
    assert!(said.contains("Which file?"), "{said}");
    let words = said.split_whitespace().collect::<Vec<_>>().join(" ");
    let again = "as #1, so it was left alone. To have it twice, leave the table and type kingboard import game.txt --again.";
    assert!(words.contains(again), "{said}");
}

#[test]
fn a_square_alone_shows_its_piece_and_a_wrong_word_takes_no_choice_away() {
    assert!(last(&["new", "D2"]).contains("may go to D3"));
    assert!(last(&["new", "pick", "xyzzy", "1"]).contains("The fool on A2: where to?"));
    // A move counts when it is typed, also where a control bears its name.
    for (new, square, mv) in [("new", "D2", "d2-d3"), ("new kings-guard", "E5", "e5-e6")] {
        let answer = last(&[new, square, mv]);
        assert!(answer.contains("Player 2, it is your move."), "{answer}");
    }
    let lesson = ["tutorial", "xyzzy"];
    assert!(
        !last(&lesson).contains("You play White"),
        "{}",
        last(&lesson)
    );
    assert!(last(&["tutorial", "xyzzy", "D2-D3"]).contains("Well done."));
    let hello = last(&["tutorial", "hello", "D2-D3"]);
    assert!(hello.contains("Well done."), "{hello}");
    assert!(last(&["hello"]).contains("Type a move such as D2-D3"));
    // The task stays in sight: its pieces are chosen by their squares.
    assert!(!last(&["tutorial"]).contains("A2 fool"));
    assert!(last(&["tutorial", "d2", "1"]).contains("Well done."));
    assert!(
        last(&["tutorial four-kings", "done"]).contains("You play"),
        "done can be a move"
    );
    let near = last(&["helpp"]);
    assert!(
        near.contains("Did you mean help?") && !near.contains("help help"),
        "{near}"
    );
    assert!(last(&["new", "moves X"]).contains("No legal move begins with “X”"));
    assert!(last(&["as 7"]).contains("Who is speaking?"));
}

#[test]
fn what_was_only_offered_is_not_the_game_on_the_screen() {
    let lines = ["new", "D2-D3", "challenge anyone", "withdraw", "export"];
    assert!(last(&lines).contains("1. D2-D3"), "{}", last(&lines));
}

#[test]
fn each_player_learns_which_armies_are_theirs() {
    let begun = last(&["new four-kings Anna Ben"]);
    assert!(
        begun.contains("Anna plays White (South and West), Ben plays Black (North and East)"),
        "{begun}"
    );
    assert!(
        begun.contains("(South and West against North and East)"),
        "{begun}"
    );
}

#[test]
fn what_is_chosen_bears_a_sign() {
    let chosen = last(&["theme night"]);
    assert!(chosen.contains("✓ Night"), "{chosen}");
    assert!(!chosen.contains("✓ Slate"), "{chosen}");
    // The sign is no part of the label.
    assert!(last(&["settings", "slate"]).contains("✓ Slate and parchment"));
}

#[test]
fn who_comes_back_reads_what_the_letters_mean() {
    let dir = tempfile::tempdir().unwrap();
    fine(&run(
        &["play", "--db", "a.db"],
        dir.path(),
        b"new\nD2-D3\nquit\n",
    ));
    let back = run(&["play", "--db", "a.db"], dir.path(), b"quit\n");
    let back = fine(&back);
    assert!(back.contains("Capitals are White: K king"), "{back}");
}

#[test]
fn a_table_goes_on_with_the_game_that_was_played_last() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("table.db");
    let open = || Store::open(&path).unwrap();
    session(open(), "new Anna Ben\nnew Cleo Dan\n#1 D2-D3\nquit");
    let back = session(open(), "quit");
    assert!(
        back.contains("King’s Mate #1") && back.contains("Ben> quit"),
        "{back}"
    );
}

#[test]
fn undo_drops_a_move_that_is_only_shown() {
    let shown = ["new Anna Ben", "A2-A3", "D8-D7", "B2", "1", "undo"];
    assert!(
        last(&shown[..5]).contains("Not played yet"),
        "{}",
        last(&shown[..5])
    );
    let dropped = last(&shown);
    assert!(!dropped.contains("asks to take back"), "{dropped}");
    assert!(
        !dropped.contains("Not played yet") && dropped.contains("White to move"),
        "{dropped}"
    );
    assert_eq!(speaker(&shown), "Anna");
    // The next one asks, as ever.
    let asked = last(&[&shown[..], &["undo"]].concat());
    assert!(asked.contains("Ben asks to take back"), "{asked}");
}

#[test]
fn a_request_is_answered_whatever_was_looked_at_since() {
    for look in [
        "show D8",
        "help",
        "describe",
        "board",
        "moves",
        "games",
        "help dice",
    ] {
        let lines = ["new Anna Ben", "A2-A3", "undo", look, "yes"];
        assert!(
            last(&lines).contains("Taken back in #1"),
            "{look}: {}",
            last(&lines)
        );
        let lines = ["new Anna Ben", "A2-A3", "undo", look, "no"];
        let refused = last(&lines);
        assert!(refused.contains("Ben refuses"), "{look}: {refused}");
    }
    let lines = ["new Anna Ben", "A2-A3", "draw", "help", "yes"];
    assert!(
        last(&lines).contains("Draw agreed in #1."),
        "{}",
        last(&lines)
    );
    let lines = ["new Anna Ben", "A2-A3", "undo", "help", "accept"];
    assert!(
        last(&lines).contains("Taken back in #1"),
        "{}",
        last(&lines)
    );
    // If nothing is asked, the answer says so.
    let lines = ["new Anna Ben", "A2-A3", "undo", "no", "yes"];
    assert!(
        last(&lines).contains("No request waits for your yes or no."),
        "{}",
        last(&lines)
    );
    // A challenge too.
    let over = ["new Anna Ben", "resign yes", "as Anna", "challenge Ben"];
    let asked = speaker(&over);
    for name in ["Anna", "Ben"] {
        let begun = last(&[&over[..], &[&format!("as {name}"), "yes"]].concat());
        assert_eq!(
            begun.contains("#2 begins"),
            name == asked,
            "{name}: {begun}"
        );
    }
    let declined = last(&["challenge Ben", "help", "as Ben", "no"]);
    assert!(declined.contains("declines"), "{declined}");
    assert!(last(&["help yes"]).contains("yes or no answers either"));
}

#[test]
fn a_language_is_chosen_by_its_code_or_its_name_there_or_in_english() {
    for (typed, said) in [
        ("german", "Der Tisch spricht Deutsch."),
        ("German", "Der Tisch spricht Deutsch."),
        ("Deutsch", "Der Tisch spricht Deutsch."),
        ("spanish", "Idioma de la mesa: Español."),
        ("français", "Langue de la table\u{a0}: Français."),
        ("francais", "Langue de la table\u{a0}: Français."),
        ("Polish", "Język stołu: Polski."),
        ("portuguese", "Idioma da mesa: Português do Brasil."),
        ("português", "Idioma da mesa: Português do Brasil."),
        ("pt", "Idioma da mesa: Português do Brasil."),
    ] {
        let answer = last(&[&format!("language {typed}")]);
        assert!(answer.contains(said), "{typed}: {answer}");
    }
    assert!(last(&["language klingon"]).contains("de Deutsch"));
}

#[test]
fn a_terminal_speaks_of_no_server_and_no_thread() {
    let games = last(&["help games"]);
    assert!(!games.contains("server"), "{games}");
    let challenges = last(&["help challenges"]);
    assert!(!challenges.contains("thread"), "{challenges}");
    let settings = last(&["settings"]);
    assert!(!settings.contains("the server"), "{settings}");
    assert!(!settings.contains("may challenge you"), "{settings}");
}

#[test]
fn of_several_who_are_asked_the_first_answers_first() {
    // A take-back is asked by Anna, who has moved; a draw is offered by Ben, whose name stands at the prompt.
    for (ask, first) in [("undo", "Ben"), ("draw", "Anna")] {
        let asked = ["new immortal-star-masters Anna Ben Cleo", "C5-D5", ask];
        assert_eq!(speaker(&asked), first, "{}", last(&asked));
        let next = [&asked[..], &["yes"]].concat();
        assert_eq!(speaker(&next), "Cleo", "{}", last(&next));
    }
}

#[test]
fn a_move_after_the_end_and_a_page_beyond_the_last_are_told_apart() {
    let over = last(&["new Anna Ben", "D2-D3", "resign yes", "D8-D7"]);
    assert!(
        over.contains("#1 is over.") && over.contains("What now? rematch"),
        "{over}"
    );
    for (review, turn, said) in [
        ("review 1", "forward", "This is the last page."),
        ("review 1 start", "back", "This is the first page."),
    ] {
        let edge = last(&["new", "D2-D3", review, turn]);
        assert!(edge.contains(said), "{turn}: {edge}");
    }
    assert!(last(&["rematch"]).contains("no game here to play again"));
}

#[test]
fn a_mated_king_is_handed_over_and_the_other_army_moves() {
    let study =
        "new position 3nK4/8/8/8/16/16/16/wK15/1wP2eR10eK/16/16/16/8/8/eQ7/sK7 W0 - - - - 0";
    let shown = last(&[study, "show E1"]);
    assert!(shown.contains("is mated: E1# hands it over"), "{shown}");
    let given = last(&[study, "E1#"]);
    assert!(
        given.contains("move a piece of your other army, or say done"),
        "{given}"
    );
    assert!(
        given.contains("White: a move of the other army, or done")
            && !given.contains("the second move"),
        "{given}"
    );
}

#[test]
fn why_and_reach_lead_to_what_answers_them() {
    let why = last(&["new", "why not D2-D4"]);
    assert!(why.contains("D2-D4: fools move one square"), "{why}");
    let legal = last(&["new", "why D2-D3"]);
    assert!(
        legal.contains("Type the move itself") && !legal.contains("plays D2-D3."),
        "{legal}"
    );
    assert!(last(&["new", "reach D2"]).contains("may go to D3"));
    let help = last(&["new immortal-star-masters", "help"]);
    assert!(!help.contains("D2-D3"), "{help}");
    let all = last(&["help commands"]);
    for word in ["undo", "yes", "pick", "done", "where", "back"] {
        let ends = [",", "."].map(|end| format!(" {word}{end}"));
        assert!(ends.iter().any(|end| all.contains(end)), "{word}: {all}");
    }
}

#[test]
fn nobody_is_offered_an_answer_that_would_be_refused() {
    let lines = ["new Anna Ben", "A2-A3", "undo"];
    let asked = last(&lines);
    assert!(
        asked.contains("[1] Allow the take-back  [2] Refuse the take-back\n"),
        "{asked}"
    );
    // The one who asks has the other controls, under the same numbers.
    let own = [&lines[..], &["as Anna", "board"]].concat();
    let board = last(&own);
    assert!(
        board.contains("[3] Withdraw the request") && !board.contains("[1] Allow"),
        "{board}"
    );
    let withdrawn = last(&[&own[..], &["3"]].concat());
    assert!(withdrawn.contains("Anna no longer asks"), "{withdrawn}");
}

#[test]
fn the_keyboard_follows_the_board_on_the_screen() {
    let two = ["new Anna Ben", "D2-D3", "new Cleo Dan"];
    let typed = |lines: &[&str]| last(&[&two[..], lines].concat());
    assert!(
        typed(&["board 1"]).trim_end().ends_with("Ben>"),
        "{}",
        typed(&["board 1"])
    );
    let moved = typed(&["board 1", "D8-D7"]);
    assert!(moved.contains("Ben plays D8-D7."), "{moved}");
    // Another person speaks: the move is that of the player to move.
    for mv in ["D8-D7", "#1 D8-D7", "move D8-D7"] {
        let moved = typed(&["board 1", "as Cleo", mv]);
        assert!(moved.contains("Ben plays D8-D7."), "{mv}: {moved}");
    }
    let picked = typed(&["board 1", "show D8", "as Cleo", "1"]);
    assert!(picked.contains("Not played yet"), "{picked}");
    let elsewhere = typed(&["#1 D8-D7"]);
    assert!(elsewhere.contains("Ben plays D8-D7."), "{elsewhere}");
    // An open request comes before the move.
    let asked = [
        &two[..],
        &["board 1", "D8-D7", "undo", "board 2", "board 1"],
    ]
    .concat();
    assert_eq!(speaker(&asked), "Anna", "{}", last(&asked));
}

#[test]
fn undo_after_a_restart_is_the_movers_as_before() {
    let begun = "new Anna Ben\nD2-D3\nD8-D7\nA2-A3\n";
    let before = session(Store::in_memory().unwrap(), &format!("{begun}undo"));
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("table.db");
    session(Store::open(&path).unwrap(), &format!("{begun}quit"));
    let after = session(Store::open(&path).unwrap(), "undo");
    for asked in [&before, &after] {
        assert!(
            asked.contains("Anna asks to take back 2. A2-A3."),
            "{asked}"
        );
    }
    // A request that stands is still asked of the same player.
    let yes = session(Store::open(&path).unwrap(), "yes");
    assert!(yes.contains("Taken back in #1"), "{yes}");
}

#[test]
fn a_game_is_named_by_its_title_or_by_words_of_it() {
    for (line, title) in [
        ("New King's Guard", "King’s Guard"),
        ("new kings guard", "King’s Guard"),
        ("new king’s-guard", "King’s Guard"),
        ("new KINGSGUARD", "King’s Guard"),
        ("new guard", "King’s Guard"),
        ("new King's Mate", "King’s Mate"),
        ("new four kings", "Four Kings One War"),
        ("new Four Kings One War", "Four Kings One War"),
        ("new immortal star masters", "ImmortalStarMasters"),
        ("new star masters 3", "ImmortalStarMasters"),
    ] {
        let begun = last(&[line]);
        assert!(
            begun.contains(&format!("{title} #1 begins.")),
            "{line}: {begun}"
        );
        assert!(begun.contains("Player 1"), "{line}: {begun}");
    }
    let named = last(&["new king's guard Anna Ben"]);
    assert!(
        named.contains("Anna plays South, Ben plays North"),
        "{named}"
    );
    let four = last(&["new immortal star masters four Anna"]);
    assert!(four.contains("Red: Anna"), "{four}");
    // A word of several titles names none of them, and a capital letter begins a name.
    for line in ["new kings", "new chess", "new game", "new Chess"] {
        let asked = last(&[line]);
        assert!(!asked.contains("begins."), "{line}: {asked}");
        for kind in GameKind::ALL {
            let known = format!("new {} starts {}", kind.spec().slug, kind.spec().title);
            assert!(asked.contains(&known), "{line}: {asked}");
        }
    }
    let guard = last(&["new Guard Mate"]);
    assert!(
        guard.contains("Guard plays White, Mate plays Black"),
        "{guard}"
    );
}

#[test]
fn all_who_sit_here_count() {
    let begun = ["new Anna Ben", "new Cleo Dan", "as Zoë"];
    let games = last(&[&begun[..], &["games"]].concat());
    assert!(games.contains("#1") && games.contains("#2"), "{games}");
    let cleo = last(&[&begun[..], &["as Cleo", "games"]].concat());
    assert!(cleo.contains("#1") && cleo.contains("#2"), "{cleo}");
    for rematch in ["rematch", "rematch 2"] {
        let over = [&begun[..], &["as Cleo", "resign 2 yes", "as Zoë", rematch]].concat();
        let again = last(&over);
        assert!(!again.contains("You are not playing"), "{rematch}: {again}");
        assert!(again.contains("#3"), "{rematch}: {again}");
    }
}

#[test]
fn those_who_come_back_keep_their_seats_for_the_next_game() {
    for (names, next) in [
        (
            "Anna Ben",
            "Anna plays White (South and West), Ben plays Black",
        ),
        (
            "Ben",
            "Ben plays White (South and West), Player 1 plays Black",
        ),
    ] {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("table.db");
        session(
            Store::open(&path).unwrap(),
            &format!("new {names}\nD2-D3\nquit"),
        );
        let back = session(Store::open(&path).unwrap(), "new four-kings");
        assert!(back.contains(next), "{back}");
    }
}

#[test]
fn every_topic_that_help_lists_is_explained_in_every_language() {
    let page = last(&["help"]);
    let (_, topics) = page.split_once("one of these: ").unwrap();
    let (topics, _) = topics.split_once(". ").unwrap();
    let topics: Vec<&str> = topics.split(", ").map(str::trim).collect();
    assert!(topics.len() > 10 && topics.contains(&"privacy"), "{page}");
    for language in ["en", "de", "es", "fr", "pl", "pt-BR"] {
        let tongue = format!("language {language}");
        for topic in &topics {
            let told = last(&[&tongue, &format!("help {topic}")]);
            // A player who is not understood reads their own words, in quotes.
            let quoted = ["“", "„", "\"", "« "].map(|quote| format!("{quote}{topic}"));
            let unknown = quoted.iter().any(|quoted| told.contains(quoted));
            let length = told.trim().len();
            assert!(!unknown && length > 80, "{language} {topic}: {told}");
        }
    }
}

#[test]
fn a_line_whose_game_cannot_be_read_is_answered_with_how_its_command_is_typed() {
    for (line, usage) in [
        ("resign confirm", "Typed: resign [GAME] [yes|no]"),
        ("board flip", "Typed: board [GAME]"),
    ] {
        let said = last(&["new Anna Ben", line]);
        assert!(
            said.contains("Name the game by its number") && said.contains(usage),
            "{said}"
        );
    }
}

#[test]
fn yes_to_several_requests_lists_them_with_the_newest_first() {
    let moved = ["new 3d", "D2-D3"];
    for (asked, newest) in [
        (["draw", "pause"], "[1] Pause the game  [2] Accept the draw"),
        (["pause", "draw"], "[1] Accept the draw  [2] Pause the game"),
        (
            ["undo", "pause"],
            "[1] Pause the game  [2] Allow the take-back",
        ),
        (
            ["pause", "undo"],
            "[1] Allow the take-back  [2] Pause the game",
        ),
    ] {
        let [first, second] = asked;
        let asks = ["as 1", first, "as 1", second];
        let said = last(&[&moved[..], &asks, &["as 2", "help", "yes"]].concat());
        assert!(said.contains(newest), "{asked:?}: {said}");
    }
}
