//! A new user's first games: words typed in answer to a question, the player at the keyboard, names of moves.

use kingboard::game::options::Options;
use kingboard::service::GameKind;
use kingboard::service::api::action::Action;
use kingboard::service::api::signal::SignalAction;
use kingboard::service::api::values::FilmOptions;
use kingboard::store::Store;

use crate::operate::command_line::{fine, misused, refused, run};
use crate::operate::transcripts::{ACTIVE, before_seals, session};
use crate::table::harness::Table;
use crate::table::tables::begun;

/// The screen of a new table after these lines.
fn screen(lines: &[&str]) -> String {
    session(Store::in_memory().unwrap(), &lines.join("\n"))
}

/// The output for the last line, up to the next prompt.
fn last(lines: &[&str]) -> String {
    answer_to(lines.last().unwrap(), &screen(lines))
}

/// The output after a line, up to the next prompt.
fn answer_to(line: &str, all: &str) -> String {
    let typed = format!("> {line}\n");
    let (_, answer) = all.rsplit_once(&typed).unwrap();
    answer.to_owned()
}

#[test]
fn done_typed_behind_half_a_turn_counts_at_once_as_the_move_before_it_did() {
    let turn = ["new four-kings", "E2-E4"];
    for done in ["done", "Done", "fertig"] {
        let answer = last(&[turn[0], turn[1], done]);
        assert!(answer.contains("Player 2, it is your move."), "{answer}");
        assert!(!answer.contains("Before it counts"), "{answer}");
    }
    // A player who confirms every move also confirms this one.
    let shown = last(&["new four-kings", "E2-E4", "confirm all", "board", "done"]);
    assert!(shown.contains("Before it counts: done"), "{shown}");
}

#[test]
fn a_draw_that_may_be_offered_at_any_time_is_that_of_the_name_at_the_prompt() {
    let three = ["new immortal-star-masters Anna Ben Cleo", "C5-D5"];
    let answer = last(&[three[0], three[1], "draw"]);
    assert!(answer.contains("Ben offers a draw."), "{answer}");
    // A move is taken back for the player who made it, and so is a draw offered right after it.
    let answer = last(&[three[0], three[1], "undo"]);
    assert!(answer.contains("Anna asks"), "{answer}");
    let answer = last(&["new Anna Ben", "D2-D3", "draw"]);
    assert!(answer.contains("Anna offers a draw."), "{answer}");
}

#[test]
fn an_open_lesson_is_told_of_in_the_language_that_is_chosen_now() {
    let answer = last(&["tutorial", "language de"]);
    assert!(answer.contains("Der Tisch spricht Deutsch."), "{answer}");
    assert!(answer.contains("Die Lektion"), "{answer}");
    let answer = last(&["language de", "tutorial", "language fr"]);
    assert!(
        answer.contains("Langue de la table\u{a0}: Français."),
        "{answer}"
    );
    assert!(answer.contains("La leçon"), "{answer}");
}

#[test]
fn yes_and_no_answer_the_question_that_was_asked_last() {
    let moved = ["new", "D2-D3", "D8-D7"];
    let asked = |wanted: &str, answer: &str| last(&[moved[0], moved[1], moved[2], wanted, answer]);
    assert!(asked("draw", "yes").contains("Draw agreed"));
    assert!(asked("draw", "no").contains("declines the draw"));
    assert!(asked("takeback", "yes").contains("Taken back in #1"));
    assert!(asked("takeback", "accept").contains("Taken back in #1"));
    assert!(asked("takeback", "Nein").contains("refuses the take-back"));
    assert!(asked("resign", "yes").contains("resigns."));
    assert!(asked("resign", "no").contains("You have not resigned"));
    assert!(asked("pause", "yes").contains("#1 is paused"));
    let offered = last(&["challenge Ben", "yes"]);
    assert!(offered.contains("King’s Mate #1 begins"), "{offered}");
    // Without a question, that is said.
    assert!(asked("board", "yes").contains("No request waits for your yes or no."));
}

#[test]
fn thanks_are_taken_kindly() {
    for thanks in ["thanks", "Danke!"] {
        let answer = last(&["new", thanks]);
        assert!(answer.contains("You are welcome."), "{answer}");
    }
}

#[test]
fn the_player_to_move_has_the_keyboard_after_announcements_to_others() {
    let mover = |lines: &[&str]| {
        last(lines)
            .trim_end()
            .rsplit('\n')
            .next()
            .unwrap()
            .to_owned()
    };
    // Player 2 has to move and gives time to Player 1, who is notified.
    assert_eq!(mover(&["new 3d", "D2-D3", "give 1d"]), "Player 2>");
    assert_eq!(
        mover(&["new 3d", "pause", "1", "as 1", "resume"]),
        "Player 1>"
    );
    // Another player's decline of a draw leaves the turn as it is.
    let team = ["new four-kings team", "E2-E4", "draw", "as 3", "decline"];
    assert_eq!(mover(&team), "Player 1>");
    // An eliminated player offers nothing more.
    let three = [
        "new immortal-star-masters three",
        "C5-D5",
        "resign yes",
        "draw",
    ];
    assert!(!last(&three).contains("You are out"), "{}", last(&three));
    // A line right after a player's own move is still that player's.
    let answer = last(&["new 3d", "D2-D3", "give 1d", "draw"]);
    assert!(answer.contains("Player 1 offers a draw."), "{answer}");
}

#[test]
fn a_game_that_is_over_is_played_again_by_a_word() {
    let lines = ["new", "D2-D3", "resign yes", "review", "rematch"];
    let answer = last(&lines);
    assert!(answer.contains("#2"), "{answer}");
}

#[test]
fn help_says_once_how_a_game_is_begun() {
    let help = last(&["help starting"]);
    assert_eq!(help.matches("Type new kings-mate").count(), 1, "{help}");
    for game in GameKind::ALL {
        assert!(
            help.contains(&format!("new {}", game.spec().slug)),
            "{game}"
        );
    }
}

#[test]
fn what_is_on_by_itself_is_no_example_of_an_option() {
    let dir = tempfile::tempdir().unwrap();
    for (declared, example) in [
        (
            &["--board", "small", "--steps", "diagonal"][..],
            "new no-swap",
        ),
        (&["--board", "small"], "new diagonal no-swap"),
        (&[], "new small diagonal"),
    ] {
        let args = [&["play", "--game", "kings-guard"][..], declared].concat();
        let said = run(&args, dir.path(), b"quit\n");
        let said = fine(&said);
        assert!(said.contains(&format!("such as {example}.")), "{said}");
    }
}

#[test]
fn a_piece_of_the_side_that_is_not_to_move_is_called_so_whoever_asks() {
    // Player 1 plays White and plans while Black has to move.
    let planned = last(&["new", "D2-D3", "as 1", "plan G2-G3"]);
    assert!(!planned.contains("not yours"), "{planned}");
    assert!(
        planned.contains("The fool on G2 is White’s, and White is not to move."),
        "{planned}"
    );
}

#[test]
fn a_number_with_dots_that_several_moves_bear_is_asked_back() {
    let three = "three".parse::<Options>().unwrap();
    let mut at = (GameKind::IMMORTAL_STAR_MASTERS.spec().start)(&three);
    let mut lines = vec!["new immortal-star-masters three".to_owned()];
    let mut made = Vec::new();
    for _ in 0..3 {
        let mv = at.legal()[0].clone();
        at.play(&mv).unwrap();
        let mv = mv.to_string();
        lines.push(mv.clone());
        made.push(mv);
    }
    let with = |line: &str| {
        let lines: Vec<&str> = lines.iter().map(String::as_str).chain([line]).collect();
        last(&lines)
    };
    for asked in ["review 1 1…", "note 1…: here", "film 1 1…-2"] {
        let answer = with(asked);
        for mv in &made[1..] {
            assert!(answer.contains(&format!("1… {mv}")), "{asked}: {answer}");
        }
        assert!(answer.contains("several moves “1…”"), "{asked}: {answer}");
    }
    let second = with(&format!("review 1 1… {}", made[2]));
    assert!(second.contains(&format!("1… {} by", made[2])), "{second}");
}

#[test]
fn the_first_side_goes_on_in_its_own_number_behind_an_attack_that_failed() {
    let (before, _) = ACTIVE.split_once(" F6xG7 ").unwrap();
    let made = before.split(' ').count();
    assert_eq!(made % 2, 0, "White is to move");
    let round = made / 2 + 1;
    let last = |lines: &[&str]| {
        let all = session(before_seals("active"), &lines.join("\n"));
        answer_to(lines.last().unwrap(), &all)
    };
    let mut lines: Vec<&str> = before.split(' ').collect();
    lines.extend(["F6xG7 [5:6]", "F2-F4"]);
    let answer = last(&lines);
    assert!(answer.contains(&format!("   {round}. F2-F4\n")), "{answer}");
    lines.push("G7xF6 [1:3]");
    let review = format!("review 1 {round}…");
    lines.push(&review);
    let answer = last(&lines);
    let blacks = format!("   {round}… G7xF6[");
    assert!(answer.contains(&blacks), "{answer}");
}

#[test]
fn what_partners_signal_is_told_below_the_boards_of_a_film() {
    let mut table = begun();
    let says = |table: &mut Table, player: &str, number| {
        let game = Some(kingboard::service::GameId(1));
        table.ask(player, Action::Signal(SignalAction::Say { game, number }));
    };
    says(&mut table, "Ben", 3);
    table.plays("Ann", "E2-E5");
    says(&mut table, "Cyn", 10);
    table.plays("Ann", "done").plays("Ben", "B8-C8,B9-C9");
    let film = |table: &mut Table, cut: FilmOptions| -> Vec<String> {
        let reply = table
            .asked("Ann", Action::Film { game: None, cut })
            .remove(0);
        let film = reply.picture.unwrap().film().unwrap().clone();
        let status = film
            .frames
            .into_iter()
            .map(|frame| frame.scene.caption.status);
        status.collect()
    };
    let whole = film(&mut table, FilmOptions::default());
    assert_eq!(whole[0], "Signalled: West 3");
    assert_eq!(
        whole[1], "Signalled: North 10",
        "said in the midst of the turn"
    );
    assert!(!whole[2..].iter().any(|status| status.contains("Signalled")));
    let part = FilmOptions {
        from: Some("1".to_owned()),
        ..FilmOptions::default()
    };
    assert_eq!(film(&mut table, part)[0], "Signalled: North 10");
}

#[test]
fn pictures_name_players_in_their_own_script() {
    let mut table = Table::new();
    table.start("Мария", "王小明", "");
    let board = table.asked("Мария", Action::Board(None)).remove(0);
    let players = board.picture.unwrap().scene.caption.players;
    let names: Vec<&str> = players.iter().map(|(_, name)| name.as_str()).collect();
    assert_eq!(names, ["Мария", "王小明"]);
}

#[test]
fn a_game_may_begin_from_a_position_named_when_the_table_is_opened() {
    let dir = tempfile::tempdir().unwrap();
    let text = "3k3/7/7/7/7/7/7/7/3KSSF w -";
    let args = ["play", "--game", "kings-mate", "--position", text];
    let said = run(&args, dir.path(), b"position\nquit\n");
    let said = fine(&said);
    assert!(said.contains("3KSSF w -"), "{said}");
}

#[test]
fn a_table_that_was_to_open_with_no_position_is_not_opened() {
    let dir = tempfile::tempdir().unwrap();
    let mate = ["--game", "kings-mate"];
    let over = "K6/1s5/1ks4/7/7/7/7/7/7 w -";
    for (game, text, words) in [
        (&[][..], "nonsense", "--game"),
        (&mate[..], "nonsense", "nonsense"),
        (&mate[..], "", "The place is marked"),
        (
            &mate[..],
            "3k3/7/7/7/7/7/7/7/3KSSF x -",
            "The place is marked",
        ),
        (&mate[..], over, "the game is over there"),
    ] {
        let args = [&["play", "--position", text], game].concat();
        let output = run(&args, dir.path(), b"quit\n");
        let said = misused(&output);
        assert!(said.contains(words), "{args:?}: {said}");
    }
    let left = std::fs::read_dir(dir.path()).unwrap().count();
    assert_eq!(left, 0, "no database is made");
    // A stored game is looked for in the database.
    let missing = run(&["play", "--position", "#9 4"], dir.path(), b"quit\n");
    assert!(refused(&missing).contains("#9"), "{missing:?}");
    fine(&run(&["play"], dir.path(), b"new\nD2-D3\nquit\n"));
    let running = run(&["play", "--position", "#1"], dir.path(), b"quit\n");
    assert!(
        refused(&running).contains("#1 is not over yet"),
        "{running:?}"
    );
}

#[test]
fn moves_in_the_lesson_are_those_of_its_task() {
    let listed = last(&["tutorial kings-mate", "moves"]);
    assert!(
        listed.contains("A2-A3") && listed.contains("D2-D3") && !listed.contains("D8-D7"),
        "{listed}"
    );
    let of_square = last(&["tutorial kings-mate", "moves b2"]);
    assert!(
        of_square.contains("B2-B3") && !of_square.contains("D2-D3"),
        "{of_square}"
    );
    let none = last(&["tutorial kings-mate", "moves d5"]);
    assert!(none.contains("No legal move begins with"), "{none}");
    // A game that waits is named by its number.
    let game = last(&["new Anna Ben", "D2-D3", "tutorial kings-mate", "moves 1"]);
    assert!(game.contains("D8-D7") && !game.contains("D2-D3"), "{game}");
}

#[test]
fn a_move_typed_on_the_private_board_is_tried_there_and_not_played() {
    let new = last(&["new Anna Ben", "explore"]);
    assert!(new.contains("tried here and not played"), "{new}");
    let tried = last(&["new Anna Ben", "explore", "D2-D3"]);
    assert!(
        tried.contains("Tried: 1. D2-D3") && !tried.contains("Anna plays"),
        "{tried}"
    );
    let next = ["new Anna Ben", "explore", "D2-D3", "moves"];
    let listed = last(&next);
    assert!(
        listed.contains("D8-D7") && !listed.contains("A2-A3"),
        "the moves of the board that is shown: {listed}"
    );
    let refused = last(&["new Anna Ben", "explore", "D2-D9"]);
    assert!(
        refused.contains("A board of your own") && !refused.contains("Anna plays"),
        "{refused}"
    );
    let back = last(&["new Anna Ben", "explore", "D2-D3", "D8-D7", "board"]);
    assert!(back.contains("Anna, it is your move."), "{back}");
    let counts = last(&["new Anna Ben", "explore", "D2-D3", "board", "A2-A3"]);
    assert!(counts.contains("Anna plays A2-A3."), "{counts}");
    let named = last(&["new Anna Ben", "explore", "#1 D2-D3"]);
    assert!(named.contains("Anna plays D2-D3."), "{named}");
}

#[test]
fn yes_plays_the_move_that_is_shown_and_no_chooses_another() {
    let shown = ["new Anna Ben", "confirm all", "D2-D3"];
    let asked = last(&shown);
    assert!(asked.contains("Before it counts"), "{asked}");
    let answered = |answer| last(&[&shown[..], &[answer]].concat());
    assert!(answered("yes").contains("Anna plays D2-D3."));
    let no = answered("no");
    assert!(
        !no.contains("plays D2-D3") && !no.contains("No request"),
        "{no}"
    );
    assert_eq!(no, answered("2"));
}

#[test]
fn yes_and_no_answer_an_offer_of_a_seat() {
    let two = ["new Anna Ben", "D2-D3"];
    let typed = |lines: &[&str]| last(&[&two[..], lines].concat());
    // The keyboard is with the one who is asked.
    let offered = typed(&["as Anna", "handover Cleo"]);
    assert!(offered.trim_end().ends_with("Cleo>"), "{offered}");
    let taken = typed(&["as Anna", "handover Cleo", "yes"]);
    assert!(taken.contains("Cleo plays on for Anna in #1"), "{taken}");
    let refused = typed(&["as Anna", "handover Cleo", "no"]);
    assert!(
        refused.contains("Cleo") && refused.contains("#1"),
        "{refused}"
    );
    assert!(!refused.contains("No request waits"), "{refused}");
    // Whatever was looked at since.
    let later = typed(&["as Anna", "handover Cleo", "help", "yes"]);
    assert!(later.contains("Cleo plays on for Anna in #1"), "{later}");
    // Nobody else takes it.
    let other = typed(&["as Anna", "handover Cleo", "as Ben", "help", "yes"]);
    assert!(other.contains("the answer is theirs"), "{other}");
}

#[test]
fn yes_and_no_answer_a_request_for_a_computer_on_a_seat() {
    let asked = ["new Anna Ben", "D2-D3", "as Anna", "handover computer 1"];
    let typed = |lines: &[&str]| last(&[&asked[..], lines].concat());
    assert!(typed(&[]).trim_end().ends_with("Ben>"), "{}", typed(&[]));
    let agreed = typed(&["yes"]);
    assert!(
        agreed.contains("Computer (level 1) plays on for Anna in #1"),
        "{agreed}"
    );
    let declined = typed(&["no"]);
    assert!(
        declined.contains("Ben declines: no computer plays on in #1."),
        "{declined}"
    );
    let later = typed(&["games here", "yes"]);
    assert!(later.contains("plays on for Anna in #1"), "{later}");
}

#[test]
fn yes_and_no_answer_a_challenge_on_a_ladder() {
    let climbed = [
        "ladder open kings-mate 3d",
        "as Anna",
        "ladder join",
        "as Ben",
        "ladder join",
        "ladder challenge Anna",
    ];
    let typed = |lines: &[&str]| last(&[&climbed[..], lines].concat());
    assert!(typed(&[]).trim_end().ends_with("Anna>"), "{}", typed(&[]));
    let begun = typed(&["yes"]);
    assert!(begun.contains("Anna plays Ben."), "{begun}");
    let refused = typed(&["no"]);
    assert!(!refused.contains("No request waits"), "{refused}");
    assert!(!refused.contains("Anna plays Ben."), "{refused}");
}

#[test]
fn yes_does_what_is_asked_back_and_no_leaves_everything_as_it_was() {
    let nothing = "Nothing has been done";
    let played = ["new Anna Ben", "D2-D3", "as Anna"];
    let contest = [
        "contest open kings-mate swiss 3d",
        "open",
        "as Anna",
        "contest join",
    ];
    let ladder = ["ladder open kings-mate 3d", "as Anna", "ladder join"];
    for (before, asks, done) in [
        (&played[..], "privacy delete", "Done"),
        (&played[..], "privacy server", "Done"),
        (&contest[..], "contest leave", "You are out of"),
        (&contest[..2], "contest cancel", "Done"),
        (&ladder[..], "ladder leave", "You are off"),
        (&ladder[..1], "ladder close", "Done"),
    ] {
        let typed = |answers: &[&str]| last(&[before, &[asks], answers].concat());
        let no = typed(&["no"]);
        assert!(no.contains(nothing), "{asks}: {no}");
        let yes = typed(&["yes"]);
        assert!(yes.contains(done), "{asks}: {yes}");
        // The question is over.
        let twice = typed(&["no", "yes"]);
        assert!(twice.contains("No request waits"), "{asks}: {twice}");
    }
}
