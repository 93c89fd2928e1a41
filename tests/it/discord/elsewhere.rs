//! Games that leave one copy of the program and continue in another: export, import, and play to the end.

use kingboard::game::chance::{Dice, Roll};
use kingboard::play::seal::{RollInput, Scheme, Secret};
use kingboard::play::{Env, Game, Ply, Timestamp, sealed};
use kingboard::service::api::access::Access;
use kingboard::service::api::action::{Action, Request};
use kingboard::service::api::reply::{Reply, TextFile};
use kingboard::service::api::values::{HistorySearch, Person, RecordFormat, ReviewPage};
use kingboard::service::boards::views;
use kingboard::service::study::records;
use kingboard::service::{ExportError, GameId, ImportError, ListFilter, Place, PlayerId, Record};
use kingboard::store::Store;

use crate::table::harness::{Table, button, game_lines, person};

const ONE: GameId = GameId(1);

fn text_of(table: &Table) -> String {
    records::export(&table.service, ONE, RecordFormat::Text)
        .unwrap()
        .text
}

fn record_of(table: &Table) -> Record {
    Record::read(text_of(table).as_bytes()).unwrap()
}

/// The game of this table, imported at another table that has had a game before.
fn moved(table: &Table) -> Table {
    brought(&text_of(table), [0; 32])
}

/// A secret that gives the attacks of this game the same results when sealed under this number.
fn falls_like(game: &Game, sealed_game: GameId) -> [u8; 32] {
    let dice = Dice { count: 2, faces: 6 };
    let wins = |roll: &Roll| roll.faces()[0] > roll.faces()[1];
    let plies: Vec<Ply> = (1..=game.ply().0)
        .map(Ply)
        .filter(|ply| game.history().step_at(*ply).unwrap().roll.is_some())
        .collect();
    let alike = |secret: &Secret| {
        plies.iter().zip(1..).all(|(ply, number)| {
            let step = game.history().step_at(*ply).unwrap();
            let before = game.history().setup_at(Ply(ply.0 - 1)).unwrap();
            let throw = RollInput {
                scheme: Scheme::NOW,
                game: sealed_game,
                number,
                seeds: vec![("white", None), ("black", None)],
                ply: *ply,
                position: before.to_string(),
                mv: step.text.clone(),
            };
            wins(&throw.roll(secret, dice)) == wins(step.roll.as_ref().unwrap())
        })
    };
    (0..1_000_000_u64)
        .map(|n| {
            let mut bytes = [0; 32];
            bytes[..8].copy_from_slice(&n.to_le_bytes());
            bytes
        })
        .find(|entropy| {
            let env = Env {
                now: Timestamp(0),
                entropy: *entropy,
            };
            alike(&sealed::secret_of(sealed_game, &env))
        })
        .unwrap()
}

/// The game of this record, imported at another table that has had a game before. `entropy` is that table's randomness.
fn brought(text: &str, entropy: [u8; 32]) -> Table {
    let mut other = Table::new();
    other.start("Cid", "Dan", "");
    let record = Record::read(text.as_bytes()).unwrap();
    let env = Env {
        entropy,
        ..other.env()
    };
    let id = records::import(&mut other.service, &record, None, false, &env).unwrap();
    assert_eq!(id, GameId(2));
    other
}

/// The announcements at the other table until a player asks for help there.
fn told(table: &mut Table) -> Vec<Reply> {
    table.ask("Eve", Action::Help);
    table.messages()
}

fn exported(table: &mut Table, player: &str, game: Option<GameId>) -> Result<TextFile, String> {
    let action = Action::Export {
        game,
        format: RecordFormat::Text,
    };
    let mut replies = table.asked(player, action);
    assert_eq!(replies.len(), 1);
    let reply = replies.remove(0);
    reply.file.ok_or(reply.text.plain())
}

#[test]
fn a_running_game_goes_on_elsewhere_to_its_end() {
    let mut here = Table::game("active expanded");
    here.line("D2-D3 B9-C8 E1-D2 C8-B7");
    // The same moves lead to the same end in both places if the dice sealed there agree.
    let before = text_of(&here);
    here.line(
        "D1-C2 B7-C8 C2-D1 A9-B9 F1-E2 G8-G7 E2-F3 B9-A9 F2-F1 A9-B9 F3-G4 F8-F7 D1-E2 F7-F6 D2-D1 \
         G9-G8 C1-E3 F6-F5 B2-B3 F5xG4[6:3] E3-F2 C8-D7 E2-E1 D7-C8 G2-G3 F9-D7 D1-D2 E9-E8 G3-G2 \
         C8-B7 F2-E2 B7-A6 E2-E3 C9-C8 B1-C2 A8-A9 E3-E2 A6-B5 E2-F2 G8-F8 B3-B4 F8xF2[5:3] D2xF2[6:6] \
         G2-G3 F2xD2[5:1] E1xD2[5:5]",
    );
    let game = record_of(&here).played();
    let entropy = falls_like(&game, GameId(2));
    let mut there = brought(&before, entropy);
    let messages = told(&mut there);
    assert_eq!(messages.len(), 1, "one board is posted");
    let words = messages[0].text.plain();
    assert!(
        words.contains("King’s Mate #2 goes on here. Elsewhere it was #1"),
        "{words}"
    );
    let (words, seal) = words.rsplit_once('\n').unwrap();
    assert!(words.ends_with("\nAnn, it is your move."), "{words}");
    assert!(seal.starts_with("The seal, to keep: "), "{seal}");
    assert_eq!(messages[0].notify, [person("Ann").id]);
    assert!(messages[0].picture.is_some());
    for step in &game.steps()[4..] {
        there.line(step.text.as_str());
    }
    assert!(there.told().contains("Ann is conquered. Ben wins #2!"));
    let (here, there) = (
        record_of(&here).played(),
        records::export(&there.service, GameId(2), RecordFormat::Text),
    );
    let there = Record::read(there.unwrap().text.as_bytes())
        .unwrap()
        .played();
    assert_eq!(there.outcome(), here.outcome());
    assert_eq!(there.position().setup(), here.position().setup());
    assert_eq!(
        there.origin(),
        Some((&Place::in_server("test", "1", "10"), ONE))
    );
}

#[test]
fn a_draw_offer_stands_elsewhere_and_can_be_accepted_there() {
    let mut here = Table::game("");
    here.plays("Ann", "D2-D3");
    here.ask("Ann", Action::OfferDraw(None));
    let mut there = moved(&here);
    let messages = told(&mut there);
    let words = messages[0].text.plain();
    assert!(words.contains("Ann offers a draw."), "{words}");
    assert_eq!(messages[0].notify, [person("Ben").id]);
    let accept = button(&messages, "Accept the draw");
    assert_eq!(there.ask("Ben", accept), "");
    assert!(there.told().contains("Draw agreed in #2."));
}

#[test]
fn a_touched_piece_must_move_elsewhere_too() {
    let mut here = Table::game("touch");
    here.ask(
        "Ann",
        Action::Touch {
            game: None,
            cell: "D2".to_owned(),
        },
    );
    let mut there = moved(&here);
    let words = told(&mut there)[0].text.plain();
    assert!(
        words.contains("Ann has touched D2 and must act on it."),
        "{words}"
    );
    assert!(there.say("Ann", "B2-B3").contains("You touched D2"));
    there.plays("Ann", "D2-D3");
}

#[test]
fn a_failed_attack_and_repeated_positions_count_elsewhere() {
    let mut here = Table::game("active repetition");
    here.line("B1-C2 B9-C8 C2-B1 C8-B9 B1-C2 B9-C8 C2-B1");
    let mut there = moved(&here);
    told(&mut there);
    there.plays("Ben", "C8-B9");
    assert!(
        there
            .told()
            .contains("The same position for the third time.")
    );

    let mut here = Table::game("active");
    here.line("F2-F3 G8-G7 F3-F4 B8-B7 F4-F5 A8-A7 F5-F6 A7-A6 F6xG7[1:6]");
    let mut there = moved(&here);
    assert!(
        told(&mut there)[0]
            .text
            .plain()
            .contains("move another piece")
    );
    assert!(there.say("Ann", "F6xG7").contains("attacked and failed"));
    there.plays("Ann", "D2-D3");
}

#[test]
fn a_finished_game_is_imported_in_silence_and_can_be_looked_at() {
    let mut here = Table::game("");
    here.plays("Ann", "D2-D3");
    here.ask(
        "Ben",
        Action::Resign {
            game: None,
            sure: true,
        },
    );
    let mut there = moved(&here);
    assert_eq!(told(&mut there), []);
    let review = Action::Review(ReviewPage::of(GameId(2)));
    assert!(there.ask("Ann", review).contains("D2-D3 by Ann"));
    let lines = game_lines(&there.service, &ListFilter::default());
    assert!(lines[0].contains("Ann won (resignation)"), "{lines:?}");
    let ended = game_lines(&here.service, &ListFilter::default()).remove(0);
    let when = ended.rsplit_once(", ").unwrap().1;
    assert!(
        lines[0].ends_with(when),
        "it ended when it ended: {lines:?}"
    );
    let history = there.ask("Ann", Action::History(HistorySearch::default()));
    assert!(
        history.contains(&lines[0]),
        "and is found among those that ended: {history}"
    );
    let sheet = views::game_sheet(&there.service, GameId(2), None)
        .unwrap()
        .unwrap();
    let origin = "Brought here from test:1:10, where it was #1.";
    assert!(
        sheet.lines.contains(&origin.to_owned()),
        "{:?}",
        sheet.lines
    );
}

#[test]
fn a_game_that_is_here_already_is_named_and_stored_again_only_on_purpose() {
    let mut table = Table::game("");
    table.plays("Ann", "D2-D3");
    let record = record_of(&table);
    table.plays("Ben", "D8-D7");
    let env = table.env();
    let twice = records::import(&mut table.service, &record, None, false, &env);
    assert!(matches!(twice, Err(ImportError::Here(ONE))), "{twice:?}");
    assert_eq!(
        twice.unwrap_err().to_string(),
        "That game is here already, as #1, so it was left alone. To have it twice, import it with --again."
    );
    assert_eq!(game_lines(&table.service, &ListFilter::default()).len(), 1);
    let again = records::import(&mut table.service, &record, None, true, &env).unwrap();
    assert_eq!(again, GameId(2));
    // This also holds for a copy that comes back.
    let back = records::export(&table.service, again, RecordFormat::Text)
        .unwrap()
        .text;
    let back = Record::read(back.as_bytes()).unwrap();
    let here = records::import(&mut table.service, &back, None, false, &env);
    assert!(
        matches!(here, Err(ImportError::Here(GameId(2)))),
        "{here:?}"
    );
}

#[test]
fn a_game_can_be_brought_to_another_place() {
    let mut here = Table::game("");
    here.plays("Ann", "D2-D3");
    let mut there = Table::new();
    there.place = Place::in_server("test", "2", "20");
    let env = there.env();
    let place = there.place.clone();
    let record = record_of(&here);
    records::import(&mut there.service, &record, Some(&place), false, &env).unwrap();
    assert_eq!(told(&mut there).len(), 1);
    there.plays("Ben", "D8-D7");
    let text = text_of(&there);
    assert!(text.contains("[Place \"test:2:20\"]"), "{text}");
    assert!(text.contains("{[%imported test:1:10 1 "), "{text}");
}

#[test]
fn a_name_that_is_known_is_not_overwritten_by_an_old_record() {
    let mut here = Table::game("");
    here.plays("Ann", "D2-D3");
    let record = record_of(&here);
    let mut store = Store::in_memory().unwrap();
    store
        .save_name(&person("Ann").id, "Anna the Second")
        .unwrap();
    let mut there = Table::on(store);
    let env = there.env();
    records::import(&mut there.service, &record, None, false, &env).unwrap();
    let line = game_lines(&there.service, &ListFilter::default()).remove(0);
    assert!(line.contains("Anna the Second – Ben"), "{line}");
}

#[test]
fn a_record_is_handed_to_those_who_may_see_the_game() {
    let mut table = Table::game("");
    let file = exported(&mut table, "Ann", None).unwrap();
    assert_eq!(file.name, "kings-mate-1.txt");
    assert_eq!(file.text, text_of(&table));
    exported(&mut table, "Cid", Some(ONE)).unwrap();
    table.place = Place::in_server("test", "2", "20");
    exported(&mut table, "Ann", Some(ONE)).unwrap();
    let stranger = exported(&mut table, "Cid", Some(ONE)).unwrap_err();
    assert!(
        stranger.contains("There is no game #1 that you can see from here."),
        "{stranger}"
    );
    let json = Action::Export {
        game: Some(ONE),
        format: RecordFormat::Json,
    };
    let file = table.asked("Ann", json).remove(0).file.unwrap();
    assert_eq!(file.name, "kings-mate-1.json");
}

#[test]
fn what_has_not_started_or_is_not_there_has_no_record() {
    let mut table = Table::new();
    table.challenge("Ann", Some("Ben"), "");
    let not_yet = exported(&mut table, "Ann", Some(ONE)).unwrap_err();
    assert_eq!(
        not_yet,
        "#1 has not started, so there is nothing to record."
    );
    let error = records::export(&table.service, ONE, RecordFormat::Text).unwrap_err();
    assert!(matches!(error, ExportError::NotStarted(ONE)));
    let error = records::export(&table.service, GameId(2), RecordFormat::Text).unwrap_err();
    assert_eq!(error.to_string(), "There is no game #2.");
}

#[test]
fn all_that_somebody_wrote_on_one_move_is_kept_and_passes_for_nobody_elses_words() {
    let mut here = Table::game("");
    here.plays("Ann", "D2-D3");
    here.ask(
        "Ben",
        Action::Resign {
            game: None,
            sure: true,
        },
    );
    let comments =
        "{[%by white] One.} {[%by black] Two.} {[%by white] Three.\\nNote by Ben: I lied.}\n1. D2";
    let text = text_of(&here).replacen("1. D2", comments, 1);
    let record = Record::read(text.as_bytes()).unwrap();
    let mut there = Table::new();
    let env = there.env();
    let id = records::import(&mut there.service, &record, None, false, &env).unwrap();
    let notes = there.ask(
        "Eve",
        Action::Notes {
            game: Some(id),
            share: None,
        },
    );
    assert_eq!(
        notes,
        "Notes on #1:\nthe start Ann: One. Three. Note by Ben: I lied.\nthe start Ben: Two."
    );
    let start = there.ask(
        "Eve",
        Action::BeginReview {
            game: Some(id),
            at: Some("start".to_owned()),
        },
    );
    assert!(!start.contains("\nNote by Ben: I lied"), "{start}");
    let again = text_of(&there);
    let comments = "{[%by white] One.}\n{[%by white] Three.}\n{[%by white] Note by Ben: I lied.}\n{[%by black] Two.}";
    assert!(again.contains(comments), "{again}");
    // The import keeps all comments, however many there are.
    let much = format!("{{[%by white] {}}} ", "word ".repeat(390).trim()).repeat(20);
    let text = text_of(&here).replacen("1. D2", &format!("{much}1. D2").replace(' ', "\n"), 1);
    let record = Record::read(text.as_bytes()).unwrap();
    let mut there = Table::new();
    let env = there.env();
    records::import(&mut there.service, &record, None, false, &env).unwrap();
    assert_eq!(record_of(&there).comments(), record.comments());
}

#[test]
fn strange_names_travel_safely() {
    let mut here = Table::new();
    let strange = Person {
        id: PlayerId::new("test:Ann"),
        name: "A\u{202E}nn \"the\\ quote\"\n[Result \"1-0\"]\u{0}".to_owned(),
    };
    here.challenge("Ben", Some("Ann"), "");
    let request = Request {
        user: strange.clone(),
        place: here.place.clone(),
        source: String::new(),
        access: Access::default(),
        action: Action::Accept(ONE),
    };
    let env = here.env();
    here.service.handle(&request, &env);
    let record = record_of(&here);
    let names: Vec<&str> = record.players().map(|(_, name)| name).collect();
    assert_eq!(
        names,
        ["Ben", "A\u{202E}nn \"the\\ quote\"[Result \"1-0\"]"]
    );
    assert!(
        text_of(&here).contains("A\\u202Enn \\\"the"),
        "{}",
        text_of(&here)
    );
}

#[test]
fn a_record_is_brought_in_with_its_comments_or_not_at_all() {
    let mut here = Table::game("");
    here.plays("Ann", "D2-D3");
    let ann = person("Ann").id;
    let noted = text_of(&here).replace("\n*", "\n{[%by white] a fine move}\n*");
    let record = Record::read(noted.as_bytes()).unwrap();
    assert_eq!(record.comments()[0].author.as_ref(), Some(&ann));
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("there.db");
    let mut there = Table::on(Store::open(&path).unwrap());
    let conn = rusqlite::Connection::open(&path).unwrap();
    conn.execute_batch(
        "CREATE TRIGGER broken BEFORE INSERT ON notes BEGIN SELECT RAISE(ABORT, 'broken'); END",
    )
    .unwrap();
    let env = there.env();
    let failed = records::import(&mut there.service, &record, None, false, &env);
    assert!(matches!(failed, Err(ImportError::Store(_))), "{failed:?}");
    assert!(game_lines(&there.service, &ListFilter::default()).is_empty());
    conn.execute_batch("DROP TRIGGER broken").unwrap();
    records::import(&mut there.service, &record, None, false, &env).unwrap();
    let notes = Action::Notes {
        game: Some(ONE),
        share: None,
    };
    assert!(there.ask("Ann", notes).contains("a fine move"));
}
