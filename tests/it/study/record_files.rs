//! Records through the compiled program: exported from a shell, a terminal and Discord, and imported again.

use std::path::Path;

use kingboard::play::Game;
use kingboard::service::operator::health;
use kingboard::service::{GameId, Record, Service};
use kingboard::store::{SideEffects, Store};
use serde_json::json;

use crate::discord::bot::Bot;
use crate::discord::loopback::{Discord, PRIVATE, TOWN, words};
use crate::discord::people::{ANN, BEA, CID, begun};
use crate::operate::command_line::{fine, json as parsed, refused, run};

const EVENING: &[u8] = b"new touch\nD2-D3\ndraw\nquit\n";

/// The record of the only game in a directory after a session.
fn recorded(within: &Path) -> String {
    fine(&run(&["play"], within, EVENING));
    fine(&run(&["export", "1"], within, b"")).to_owned()
}

#[test]
fn a_game_goes_from_shell_to_shell_and_on_at_another_keyboard() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let text = recorded(here.path());
    assert!(
        text.starts_with("[Game \"kings-mate\"]\n") && text.ends_with("]}\n*\n"),
        "{text}"
    );
    let import = run(&["import", "-"], there.path(), text.as_bytes());
    let said = fine(&import);
    assert!(
        said.starts_with("Imported as #1, and it goes on at console. “kingboard show 1”"),
        "{said}"
    );
    let evening = run(&["play"], there.path(), b"accept\nquit\n");
    assert!(
        fine(&evening).contains("Player 1 offers a draw."),
        "the offer still stands"
    );
    assert!(fine(&evening).contains("Draw agreed in #1."));
    let back = fine(&run(&["export", "1"], there.path(), b"")).to_owned();
    assert!(
        back.contains("{[%imported console 1 ") && back.ends_with("1/2-1/2\n"),
        "{back}"
    );
}

#[test]
fn a_record_is_written_into_a_file_and_over_nothing_else() {
    let dir = tempfile::tempdir().unwrap();
    let text = recorded(dir.path());
    let read =
        |name: &str| String::from_utf8(std::fs::read(dir.path().join(name)).unwrap()).unwrap();
    for _ in 0..2 {
        assert_eq!(
            fine(&run(&["export", "1", "-o", "game.txt"], dir.path(), b"")),
            ""
        );
        assert_eq!(read("game.txt"), text);
    }
    let json = ["export", "1", "--format", "json", "-o", "game.json"];
    for _ in 0..2 {
        fine(&run(&json, dir.path(), b""));
        assert_eq!(parsed(&read("game.json"))["moves"][0]["move"], "D2-D3");
    }
    std::fs::write(dir.path().join("diary.txt"), "Dear diary").unwrap();
    let taken = run(&["export", "1", "-o", "diary.txt"], dir.path(), b"");
    assert!(refused(&taken).contains("diary.txt already, and it is not a record"));
    assert_eq!(read("diary.txt"), "Dear diary");
    assert!(
        refused(&run(&["export", "1", "-o", "no/such/dir"], dir.path(), b""))
            .contains("no/such/dir")
    );
    assert_eq!(
        refused(&run(&["export", "7"], dir.path(), b"")),
        "There is no game #7."
    );
    let nowhere = tempfile::tempdir().unwrap();
    assert!(refused(&run(&["export", "1"], nowhere.path(), b"")).contains("no database"));
}

#[test]
fn no_other_file_is_touched_on_the_way_to_a_file() {
    use std::os::unix::fs::symlink;
    let dir = tempfile::tempdir().unwrap();
    let text = recorded(dir.path());
    let at = |name: &str| dir.path().join(name);
    let read = |name: &str| String::from_utf8(std::fs::read(at(name)).unwrap()).unwrap();
    let export = |name: &str| run(&["export", "1", "-o", name], dir.path(), b"");

    for half in ["game.txt.part", ".kingboard-0.part"] {
        std::fs::write(at(half), "half of something else").unwrap();
    }
    fine(&export("game.txt"));
    assert_eq!(read("game.txt"), text);
    for half in ["game.txt.part", ".kingboard-0.part"] {
        assert_eq!(read(half), "half of something else", "{half}");
    }

    // A device receives the data and stays a device; a link stays a link.
    symlink("/dev/null", at("sink")).unwrap();
    symlink("game.txt", at("link.txt")).unwrap();
    std::fs::write(at("game.txt"), "").unwrap();
    for name in ["sink", "link.txt"] {
        fine(&export(name));
        assert!(at(name).is_symlink(), "{name}");
    }
    assert_eq!(read("game.txt"), text);

    // The longest possible name.
    let long = format!("{}.txt", "a".repeat(251));
    fine(&export(&long));
    assert_eq!(read(&long), text);
    assert!(refused(&export(".")).contains("it is a folder"));
}

#[test]
fn a_game_of_more_moves_than_anybody_plays_is_taken_in_again_as_it_was_put_out() {
    let dir = tempfile::tempdir().unwrap();
    let lines = b"new\nB1-C2\nB9-C8\nquit\n";
    fine(&run(&["play"], dir.path(), lines));
    let short = fine(&run(&["export", "1"], dir.path(), b"")).to_owned();
    let (head, moves) = short.split_once("\n\n").unwrap();
    let at = moves.split('{').nth(1).unwrap().split('}').next().unwrap();
    let rounds = [["B1-C2", "B9-C8"], ["C2-B1", "C8-B9"]];
    let numbered = (1..).zip(rounds.iter().cycle().take(2_100));
    let played: Vec<String> = numbered
        .map(|(number, [white, black])| {
            format!("{number}. {white} {{{at}}}\n{number}... {black} {{{at}}}\n")
        })
        .collect();
    let long = format!("{head}\n\n{}*\n", played.concat());
    let imported = run(&["import", "-", "--again"], dir.path(), long.as_bytes());
    assert!(fine(&imported).contains("#2"), "{imported:?}");
    let out = run(&["export", "2"], dir.path(), b"");
    let played = |text: &str| text.matches("\n2100... C8-B9 ").count();
    assert_eq!(played(fine(&out)), 1);
    let shown = run(&["show", "2", "--move", "2100…"], dir.path(), b"");
    assert!(fine(&shown).contains("2100… C8-B9"));
}

#[test]
fn what_cannot_be_imported_is_refused_and_makes_no_database() {
    let (dir, empty) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let text = recorded(dir.path());
    let huge = text.repeat(40_000);
    let wrong = text.replace("D2-D3", "D2-D9");
    for (input, said) in [
        (&b""[..], "Line 1: A record begins with tags"),
        (b"{\"record\": 1}", "- is JSON, and only a text is read"),
        (b"\x89PNG\r\n\x1a\n\0", "Line 1: The file is not text"),
        (huge.as_bytes(), "Line 1: The file is larger than 16384 KiB"),
        (
            wrong.as_bytes(),
            "Line 19: D2-D9 cannot be played. A fool moves",
        ),
    ] {
        let output = run(&["import", "-"], empty.path(), input);
        assert!(refused(&output).starts_with(said), "{}", refused(&output));
    }
    let output = run(&["import", "missing.txt"], empty.path(), b"");
    assert!(refused(&output).starts_with("failed to read missing.txt"));
    assert_eq!(std::fs::read_dir(empty.path()).unwrap().count(), 0);
    let place = ["import", "-", "--place", "the moon"];
    assert_eq!(
        run(&place, empty.path(), text.as_bytes()).status.code(),
        Some(2)
    );
}

#[test]
fn a_game_goes_on_at_no_place_that_is_none() {
    let (dir, empty) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let text = recorded(dir.path());
    for place in ["nowhere", "the moon", "console:a", "discord", "discord:x:y"] {
        let tag = format!("[Place \"{place}\"]");
        let elsewhere = text.replace("[Place \"console\"]", &tag);
        assert_ne!(elsewhere, text);
        let output = run(&["import", "-"], empty.path(), elsewhere.as_bytes());
        let said = refused(&output);
        assert!(said.contains(&format!("“{place}”")), "{said}");
        assert!(said.contains("--place"), "{said}");
    }
    assert_eq!(std::fs::read_dir(empty.path()).unwrap().count(), 0);
    // Named, it continues there; and one that is over is only looked at.
    let elsewhere = text.replace("[Place \"console\"]", "[Place \"nowhere\"]");
    let named = ["import", "-", "--place", "console"];
    let brought = run(&named, empty.path(), elsewhere.as_bytes());
    assert!(fine(&brought).contains("it goes on at console"));
    let there = ["import", "-", "--again", "--place", "discord:500:501"];
    let said = run(&there, empty.path(), text.as_bytes());
    let said = fine(&said);
    assert!(
        said.contains(
            "Nobody can move in it there: its players are console:player-1, console:player-2."
        ),
        "{said}"
    );
    let over = sealed_example().replace("[Place \"discord", "[Place \"nowhere");
    let brought = run(&["import", "-"], empty.path(), over.as_bytes());
    assert!(fine(&brought).starts_with("Imported as #3."), "{brought:?}");
}

#[test]
fn dice_that_are_sealed_anew_are_told_of_under_the_new_number() {
    let (dir, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let lines = b"new active\nnew kings-guard\nnew active\nD2-D3\nquit\n";
    fine(&run(&["play"], dir.path(), lines));
    let text = fine(&run(&["export", "3"], dir.path(), b"")).to_owned();
    let brought = run(&["import", "-"], there.path(), text.as_bytes());
    let said = fine(&brought);
    assert!(said.starts_with("Imported as #1, and it goes on"), "{said}");
    assert!(
        said.contains("#1 began elsewhere, as #3, and its dice were sealed anew"),
        "{said}"
    );
    assert!(!said.contains("The dice of #3"), "{said}");
}

#[test]
fn a_game_is_imported_once_unless_again_is_said() {
    let dir = tempfile::tempdir().unwrap();
    let text = recorded(dir.path());
    let output = run(&["import", "-"], dir.path(), text.as_bytes());
    assert!(refused(&output).starts_with("That game is here already, as #1"));
    let again = ["import", "-", "--again", "--db", "kingboard.db"];
    assert!(fine(&run(&again, dir.path(), text.as_bytes())).starts_with("Imported as #2"));
    let games = run(&["games"], dir.path(), b"");
    assert_eq!(fine(&games).lines().count(), 2);
}

#[test]
fn programs_that_make_one_database_at_once_all_find_it_made() {
    let dir = tempfile::tempdir().unwrap();
    let text = recorded(dir.path());
    for round in 0..25 {
        let name = format!("{round}.db");
        let import = ["import", "-", "--again", "--db", &name];
        std::thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| fine(&run(&import, dir.path(), text.as_bytes())).to_owned());
            }
        });
        let games = run(&["games", "--db", &name], dir.path(), b"");
        assert_eq!(fine(&games).lines().count(), 8);
    }
}

#[test]
fn the_terminal_shows_a_record_or_writes_it() {
    let dir = tempfile::tempdir().unwrap();
    std::fs::write(dir.path().join("diary.txt"), "Dear diary").unwrap();
    let script = b"new\nD2-D3\nexport\nexport #1 game.txt\nexport game.json\nexport 1 diary.txt\n\
                   export 9\nexport 1 no/such/dir.txt\nquit\n";
    let evening = run(&["play"], dir.path(), script);
    let shown = fine(&evening);
    for part in [
        "\n[Game \"kings-mate\"]\n",
        "The record is in game.txt.",
        "The record is in game.json.",
        "There is a file diary.txt already",
        "There is no game #9",
        "could not be written to no/such/dir.txt",
    ] {
        assert!(shown.contains(part), "{part}: {shown}");
    }
    let text = std::fs::read(dir.path().join("game.txt")).unwrap();
    assert_eq!(Record::read(&text).unwrap().played().steps().len(), 1);
    let json = std::fs::read(dir.path().join("game.json")).unwrap();
    assert_eq!(parsed(std::str::from_utf8(&json).unwrap())["number"], 1);
}

#[tokio::test]
async fn a_record_comes_as_a_text_file_that_another_copy_can_read() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    let board = begun(&discord).await;
    discord.reply(ANN, TOWN, &board, "D2-D3");
    discord.next_post().await;
    let offers = discord.autocomplete(BEA, "game export", ("game", "")).await;
    assert_eq!(offers, ["1"]);
    let asked = discord.slash(BEA, TOWN, "game export", &[("game", json!("1"))]);
    let answer = discord.answer(&asked).await;
    assert_eq!(answer["attachments"][0]["filename"], "kings-mate-1.txt");
    let sent = discord.calls("PATCH", "/messages/@original").pop().unwrap();
    let record = Record::read(&sent.file.unwrap()).unwrap();
    let names: Vec<&str> = record.players().map(|(_, name)| name).collect();
    assert_eq!(names, ["Ann", "Bea"]);
    assert_eq!(record.played().steps()[0].text.as_str(), "D2-D3");

    // An export button still works after a restart.
    let _bot = bot.killed_and_started(&discord).await;
    let pressed = discord.press_id(CID, TOWN, &board, "k1.export.1.json");
    let answer = discord.answer(&pressed).await;
    assert_eq!(answer["attachments"][0]["filename"], "kings-mate-1.json");
    let options = [("game", json!("#1")), ("format", json!("json"))];
    let asked = discord.slash(CID, PRIVATE, "game export", &options);
    assert!(words(&discord.answer(&asked).await).contains("no game #1"));
    discord.assert_sound();
}

#[tokio::test]
async fn a_game_imported_beside_a_running_bot_is_posted_and_played_on() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    begun(&discord).await;
    let dir = tempfile::tempdir().unwrap();
    let text = recorded(dir.path())
        .replace("\"console:player-1\"", "\"discord:11\"")
        .replace("\"console:player-2\"", "\"discord:12\"");
    let database = bot.home.path().join("games.db");
    let place = format!("discord:500:{}", TOWN.id);
    let import = [
        "import",
        "-",
        "--place",
        &place,
        "--db",
        database.to_str().unwrap(),
    ];
    let output = run(&import, dir.path(), text.as_bytes());
    assert!(fine(&output).contains("Imported as #2, and it goes on at discord:500:501."));
    // Any event wakes the bot, which also looks for due work by itself.
    let asked = discord.slash(CID, TOWN, "help", &[]);
    discord.answer(&asked).await;
    let board = discord.next_post().await;
    assert!(words(&board).contains("goes on here"), "{board}");
    assert!(words(&board).contains("<@11> offers a draw."), "{board}");
    discord.reply(BEA, TOWN, &board, "D8-D7");
    let moved = discord.next_post().await;
    assert!(words(&moved).contains("D8-D7"), "{moved}");
    assert!(
        words(&moved).contains("That declines the draw offer."),
        "{moved}"
    );
    discord.assert_sound();
}

/// The record on the page about sealed dice.
pub(crate) fn sealed_example() -> String {
    let page = include_str!("../../../docs/sealed-dice.md");
    let block = page
        .split("```text\n")
        .find(|block| block.starts_with("[Game "));
    block.unwrap().split("```").next().unwrap().to_owned()
}

#[test]
fn a_reader_of_the_film_page_can_check_the_dice_of_its_game() {
    let dir = tempfile::tempdir().unwrap();
    let pictures = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/pictures");
    let file = pictures.join("film.txt");
    let text = String::from_utf8(std::fs::read(&file).unwrap()).unwrap();
    let record = Record::read(text.as_bytes()).unwrap();
    assert_eq!(record.text(), text, "as the program writes it");
    let said = run(&["verify-dice", file.to_str().unwrap()], dir.path(), b"");
    let last = fine(&said).lines().last().unwrap();
    assert!(
        last.starts_with("Checked: the opened secret is the one that was sealed"),
        "{last}"
    );
}

#[test]
fn a_record_whose_dice_are_false_is_not_imported_and_one_whose_dice_agree_says_so() {
    let dir = tempfile::tempdir().unwrap();
    let text = sealed_example();
    for (from, to, why) in [
        (
            "F6xG7[3:6]",
            "F6xG7[3:5]",
            "roll 1 of #12 does not follow from the secret",
        ),
        (
            "DiceSeal \"5f981d",
            "DiceSeal \"5f981e",
            "not the one that was sealed",
        ),
    ] {
        let forged = text.replace(from, to);
        assert_ne!(forged, text);
        let said = run(&["import", "-"], dir.path(), forged.as_bytes());
        assert!(refused(&said).contains(why), "{}", refused(&said));
        assert!(
            refused(&said).contains("was not imported"),
            "{}",
            refused(&said)
        );
        let games = run(&["games"], dir.path(), b"");
        assert!(!String::from_utf8_lossy(&games.stdout).contains("#1"));
    }
    let said = run(&["import", "-"], dir.path(), text.as_bytes());
    assert!(fine(&said).contains("Imported as #1"), "{}", fine(&said));
    assert!(
        fine(&said).contains("all 2 rolls of #1 follow from it"),
        "{}",
        fine(&said)
    );
}

#[test]
fn a_game_whose_dice_are_false_is_shown_as_such_and_named_by_the_doctor() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("kingboard.db");
    let forged = sealed_example().replace("F6xG7[3:6]", "F6xG7[3:5]");
    let record = Record::read(forged.as_bytes()).unwrap();
    let fold = |id| Game::from_log(id, record.log()).unwrap();
    let mut store = Store::open(&path).unwrap();
    store
        .create(
            record.log(),
            |id| fold(id).summary(),
            SideEffects::default(),
        )
        .unwrap();
    drop(store);
    let shown = run(&["show", "1"], dir.path(), b"");
    assert!(
        fine(&shown).contains("roll 1 of #1 does not follow from the secret"),
        "{}",
        fine(&shown)
    );
    let service = Service::new(Store::open(&path).unwrap());
    let ailments = health::examine(&service, GameId(1)).unwrap();
    assert!(
        ailments
            .iter()
            .any(|ill| ill.what.contains("do not follow from their opened secret")),
        "{ailments:?}"
    );
}
