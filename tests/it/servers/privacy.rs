//! Personal data: shown to its player only, exported completely, and deleted without loss for anybody else.

use std::fs;
use std::path::PathBuf;

use kingboard::play::event::{Entry, Event};
use kingboard::play::stage::Stage;
use kingboard::play::{Game, Server};
use kingboard::service::api::access::Access;
use kingboard::service::api::action::{Action, Request};
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::challenges::ChallengeListAction;
use kingboard::service::api::hours::OffHoursAction;
use kingboard::service::api::moderate::ModerationAction;
use kingboard::service::api::places::LostPlace;
use kingboard::service::api::plan::PlanAction;
use kingboard::service::api::preferences::Preference;
use kingboard::service::api::privacy::{Confirmation, PrivacyAction};
use kingboard::service::api::relations::RelationAction;
use kingboard::service::api::reply::{ButtonStyle, Control, Reply};
use kingboard::service::api::values::{HistorySearch, RecordFormat, SideChoice};
use kingboard::service::commit::command;
use kingboard::service::servers::{membership, places};
use kingboard::service::study::records;
use kingboard::service::words::language::at_terminal;
use kingboard::service::{
    GameId, GameKind, Place, PlayerId, Record, Service, Timestamp, unwire, wire,
};
use kingboard::store::{self, GameSearch, Store, place_of_text};
use rusqlite::Connection;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::dice::sealed::{ATTACK, BEFORE};
use crate::discord::bot::Bot;
use crate::discord::loopback::{Discord, Person, TOWN, private_with, words};
use crate::discord::people::{ANN, BEA, begun};
use crate::table::harness::{BEGIN, Table, button, person};

const DAY: i64 = 24 * 60 * 60 * 1_000;
const HOUR: i64 = 60 * 60 * 1_000;
const ONE: GameId = GameId(1);

/// A table on a file.
struct Kept {
    table: Table,
    home: TempDir,
}

impl Kept {
    fn new() -> Self {
        let home = tempfile::tempdir().unwrap();
        let store = Store::open(&home.path().join("games.db")).unwrap();
        Self {
            table: Table::on(store),
            home,
        }
    }

    fn path(&self) -> PathBuf {
        self.home.path().join("games.db")
    }

    fn store(&self) -> Store {
        Store::open(&self.path()).unwrap()
    }

    fn game(&self, id: GameId) -> Game {
        Game::from_log(id, &self.store().load(id).unwrap()).unwrap()
    }

    /// Number of occurrences of this text in all of the database's files.
    fn traces(&self, of: &str) -> usize {
        let files = fs::read_dir(self.home.path()).unwrap();
        let files = files.map(|file| fs::read(file.unwrap().path()).unwrap());
        let count = |bytes: Vec<u8>| {
            let windows = bytes.windows(of.len());
            windows
                .filter(|at| at.eq_ignore_ascii_case(of.as_bytes()))
                .count()
        };
        files.map(count).sum()
    }
}

fn show() -> Action {
    Action::Privacy(PrivacyAction::Show)
}

fn delete() -> Action {
    Action::Privacy(PrivacyAction::Delete(None))
}

/// Asks for erasure and confirms it.
fn forgets(table: &mut Table, player: &str) -> String {
    let asked = table.asked(player, delete());
    let sure = button(&asked, "Delete everything");
    table.ask(player, sure)
}

fn exported(table: &mut Table, player: &str) -> Value {
    let file = table
        .asked(player, Action::Privacy(PrivacyAction::Export))
        .remove(0)
        .file;
    serde_json::from_str(&file.unwrap().text).unwrap()
}

/// Lets Ann leave data of every kind: two games, an open challenge, and private data.
fn lived(table: &mut Table) {
    table.start("Ann", "Ben", "");
    table.plays("Ann", "D2-D3").plays("Ben", "D8-D7");
    table.challenge("Ann", None, "");
    table.challenge("Cid", Some("Ann"), "");
    let note = Action::Note {
        game: Some(ONE),
        at: None,
        text: "a secret of mine".to_owned(),
    };
    table.ask("Ann", note.clone());
    let theirs = Action::Note {
        game: Some(ONE),
        at: None,
        text: "Ben thinks otherwise".to_owned(),
    };
    table.ask("Ben", theirs);
    let line = |text: &str| {
        Action::Plan(PlanAction::Add {
            game: Some(ONE),
            text: text.to_owned(),
        })
    };
    table.ask("Ben", line("G2-G3 A8-A7"));
    table.ask(
        "Ann",
        Action::Settings(vec![Preference::from_codes("theme", "night").unwrap()]),
    );
    table.ask(
        "Ann",
        Action::Relation(RelationAction::Block(Some(person("Dot")))),
    );
    table.ask(
        "Dot",
        Action::Relation(RelationAction::Block(Some(person("Ann")))),
    );
    table.told();
}

#[test]
fn a_user_without_data_is_told_so_and_leaves_none_by_asking() {
    let kept = Kept::new();
    let mut table = kept.table;
    for ask in [show(), Action::Privacy(PrivacyAction::Export), delete()] {
        let replies = table.asked("Zoe", ask);
        assert_eq!(replies.len(), 1);
        assert_eq!(replies[0].text.plain(), "Nothing is kept about you.");
        assert!(replies[0].controls.is_empty() && replies[0].file.is_none());
    }
    let store = Store::open(&kept.home.path().join("games.db")).unwrap();
    assert!(
        store::personal_data::counts(&store, &person("Zoe").id)
            .unwrap()
            .is_empty()
    );
}

#[test]
fn the_page_counts_what_is_kept_and_leads_to_all_of_it() {
    let mut table = Table::new();
    lived(&mut table);
    let page = table.asked("Ann", show()).remove(0);
    let text = page.text.plain();
    for line in [
        "as last seen: Ann",
        "Games and challenges: 3, of these 1 under way and 2 open",
        "Settings: 1. Notes on moves: 1. Plans: 0.",
        "Ratings: 0. Contests entered or moderated: 0. Decisions of moderators about your account: 0",
        "Players you have blocked: 1. Friends: 0",
        "Last seen:",
        "nothing is sold, and most of it stays until you delete it",
    ] {
        assert!(text.contains(line), "{line} in {text}");
    }
    let there = at_terminal(|| table.ask("Ann", show()));
    assert!(there.contains("docs/privacy.md"), "{there}");
    assert_eq!(
        button(std::slice::from_ref(&page), "Get all of it"),
        Action::Privacy(PrivacyAction::Export)
    );
    assert_eq!(button(&[page], "Delete it"), delete());
}

#[test]
fn what_is_handed_out_is_all_of_ones_own_and_nothing_that_others_keep_to_themselves() {
    let mut table = Table::new();
    lived(&mut table);
    table.start("Ann", "Ben", "active");
    let all = exported(&mut table, "Ann");
    assert_eq!(all["player"], json!("test:Ann"));
    assert_eq!(all["names"][0]["name"], json!("Ann"));
    assert_eq!(all["notes"][0]["text"], json!("a secret of mine"));
    assert_eq!(all["preferences"][0]["value"], json!("night"));
    assert_eq!(all["relations"][0]["other"], json!("test:Dot"));
    assert_eq!(
        all["relations"].as_array().unwrap().len(),
        1,
        "Dot's is Dot's"
    );
    let games = all["games"].as_array().unwrap();
    assert_eq!(games.len(), 4);
    let first = &games[0];
    assert_eq!(first["seats"], json!(["test:Ann", "test:Ben"]));
    assert_eq!(first["events"][4]["body"]["played"]["text"], json!("D2-D3"));
    let text = all.to_string();
    for foreign in ["Ben thinks otherwise", "A8-A7", "\"secret\"", "\"opened\""] {
        assert!(!text.contains(foreign), "{foreign}");
    }
    let bens = exported(&mut table, "Ben").to_string();
    assert!(bens.contains("Ben thinks otherwise"), "{bens}");
    assert!(bens.contains("A8-A7"), "{bens}");
    assert!(!bens.contains("a secret of mine"));
}

#[test]
fn to_be_forgotten_one_is_asked_back_and_the_button_is_grave_and_ones_own_and_fresh() {
    let mut table = Table::new();
    lived(&mut table);
    let asked = table.asked("Ann", delete());
    let text = asked[0].text.plain();
    assert!(
        text.contains("cannot be undone") && text.contains("1 under way"),
        "{text}"
    );
    let weights = asked[0].controls.iter().map(|control| match control {
        Control::Button { style, .. } => Some(*style),
        Control::Menu { .. }
        | Control::Select { .. }
        | Control::Invite { .. }
        | Control::Link { .. } => None,
    });
    assert_eq!(weights.collect::<Vec<_>>(), [Some(ButtonStyle::Danger)]);
    let sure = button(&asked, "Delete everything");
    assert!(
        table
            .ask("Ben", sure.clone())
            .contains("somebody or somewhere else")
    );
    // After one more game, a new confirmation is needed.
    table.challenge("Cid", Some("Ann"), "");
    let again = table.asked("Ann", sure);
    assert!(again[0].text.plain().contains("have changed since"));
    let sure = button(&again, "Delete everything");
    table.pass(HOUR);
    assert!(table.ask("Ann", sure.clone()).contains("was old"));
    let Action::Privacy(PrivacyAction::Delete(Some(given))) = sure else {
        panic!()
    };
    let later = Confirmation {
        asked: Timestamp(given.asked.0 + DAY),
        ..given
    };
    let forged = Action::Privacy(PrivacyAction::Delete(Some(later)));
    assert!(
        table.ask("Ann", forged).contains("was old"),
        "no button is from tomorrow"
    );
    assert!(table.ask("Ann", show()).contains("Games and challenges: 4"));
}

/// Asserts that the earlier log reappears with only Ann's id replaced by the pseudonym.
fn same_but_for(before: &[Entry], after: &[Entry], pseudonym: &PlayerId) {
    assert!(before.len() < after.len());
    for (old, new) in before.iter().zip(after) {
        let mut old = old.clone();
        if let Event::Seated { player, .. } | Event::Created { by: player, .. } = &mut old.event
            && *player == person("Ann").id
        {
            *player = pseudonym.clone();
        }
        assert_eq!(&old, new);
    }
}

#[test]
fn an_erased_player_leaves_their_games_and_nothing_in_the_file() {
    let mut kept = Kept::new();
    lived(&mut kept.table);
    let before = kept.store().load(ONE).unwrap();
    assert!(kept.traces("test:Ann") > 0 && kept.traces("a secret of mine") > 0);
    let done = forgets(&mut kept.table, "Ann");
    assert!(
        done.contains("nothing is kept about you any more"),
        "{done}"
    );
    let told = kept.table.told();
    assert!(told.contains("A former player resigns"), "{told}");
    assert!(
        told.contains("#2") && told.contains("#3"),
        "the challenges end: {told}"
    );
    assert!(!told.contains("Ann"), "{told}");

    let game = kept.game(ONE);
    assert_eq!(game.stage(), Stage::Over);
    assert!(game.seats()[0].is_pseudonym());
    assert_eq!(game.seats()[1], person("Ben").id);
    assert_eq!(game.challenger(), &game.seats()[0], "one person, one name");
    let store = kept.store();
    let log = store.load(ONE).unwrap();
    assert_eq!(store.summary(ONE).unwrap(), Some(game.summary()));
    same_but_for(&before, &log, &game.seats()[0]);
    let others: Vec<PlayerId> = [GameId(2), GameId(3)]
        .map(|id| kept.game(id))
        .iter()
        .flat_map(|game| [Some(game.challenger().clone()), game.invited().cloned()])
        .flatten()
        .filter(PlayerId::is_pseudonym)
        .collect();
    assert_eq!(others.len(), 2);
    assert!(
        others[0] != others[1] && !others.contains(&game.seats()[0]),
        "fresh in each game"
    );
    drop(store);

    // The file is rewritten within the hour.
    kept.table.pass(HOUR);
    kept.table.ticks();
    for trace in ["test:Ann", "a secret of mine"] {
        assert_eq!(kept.traces(trace), 0, "{trace}");
    }
    let conn = Connection::open(kept.path()).unwrap();
    let whole: String = conn
        .query_row("PRAGMA integrity_check", [], |row| row.get(0))
        .unwrap();
    assert_eq!(whole, "ok");
    let erasures: u32 = conn
        .query_row("SELECT count(*) FROM erasures", [], |row| row.get(0))
        .unwrap();
    assert_eq!(erasures, 0);
    assert!(
        kept.traces("Ben thinks otherwise") > 0,
        "what is Ben's stays"
    );
}

#[test]
fn the_opponents_keep_their_records_and_a_returning_player_is_somebody_new() {
    let mut kept = Kept::new();
    let table = &mut kept.table;
    table.start("Ann", "Ben", "");
    table.plays("Ann", "D2-D3").plays("Ben", "D8-D7");
    forgets(table, "Ann");
    let bens = table.ask("Ben", Action::History(HistorySearch::default()));
    assert!(
        bens.contains("#1") && bens.contains("a former player"),
        "{bens}"
    );
    let profile = table.ask("Ben", Action::Profile(None));
    assert!(profile.contains("1 won"), "{profile}");
    for form in [RecordFormat::Text, RecordFormat::Json] {
        let file = records::export(&table.service, ONE, form).unwrap();
        assert!(!file.text.contains("Ann"), "{}", file.text);
    }
    let text = records::export(&table.service, ONE, RecordFormat::Text)
        .unwrap()
        .text;
    let read = Record::read(text.as_bytes()).unwrap();
    assert_eq!(read.text(), text);
    assert!(
        table
            .ask("Ben", Action::Rematch(ONE))
            .contains("left for good")
    );

    assert_eq!(table.ask("Ann", show()), "Nothing is kept about you.");
    let hers = table.ask("Ann", Action::Profile(None));
    assert_eq!(
        hers,
        "No game of Ann can be seen from here yet. /challenge offers one."
    );
    table.start("Ann", "Ben", "");
    table.plays("Ann", "D2-D3");
    let page = table.ask("Ann", show());
    assert!(page.contains("Games and challenges: 1,"), "{page}");
    assert!(
        kept.game(ONE).seats()[0].is_pseudonym(),
        "the old game stays as it is"
    );
}

#[test]
fn pressed_twice_it_is_done_once_and_two_programs_on_one_file_agree() {
    let mut kept = Kept::new();
    lived(&mut kept.table);
    let asked = kept.table.asked("Ann", delete());
    let sure = button(&asked, "Delete everything");
    let mut other = Service::new(kept.store());
    let request = Request {
        user: person("Ann"),
        place: kept.table.place.clone(),
        source: String::new(),
        access: Access::default(),
        action: sure.clone(),
    };
    let env = kept.table.env();
    let there = other.handle(&request, &env);
    assert!(there[0].text.plain().contains("Done"), "{there:?}");
    let after = kept.store().load(ONE).unwrap();
    assert_eq!(kept.table.ask("Ann", sure), "Nothing is kept about you.");
    assert_eq!(kept.store().load(ONE).unwrap(), after);
    let over = kept.table.ask("Ben", Action::OfferDraw(Some(ONE)));
    assert_eq!(over, "#1 is over. /review 1 shows it again.");
    kept.table.told();
    kept.table.challenge("Ann", Some("Ben"), "");
    let told = kept.table.told();
    assert!(
        told.starts_with("Ann offers Ben a game of King’s Mate, #4."),
        "{told}"
    );
}

#[test]
fn a_game_without_a_move_is_called_off_and_sealed_dice_are_opened_and_still_agree() {
    let mut kept = Kept::new();
    let table = &mut kept.table;
    table.start("Ann", "Ben", "");
    table.start("Ben", "Ann", "active");
    table.say("Ben", "#2 B2-B3");
    forgets(table, "Ann");
    assert_eq!(kept.game(ONE).stage(), Stage::Void);
    assert!(matches!(
        kept.store().load(ONE).unwrap().last().unwrap().event,
        Event::Aborted { .. }
    ));
    assert_eq!(kept.game(GameId(2)).stage(), Stage::Over);
    assert!(
        store::secrets::of_game(&kept.store(), GameId(2))
            .unwrap()
            .is_none()
    );
    let checked = kept.table.ask("Ben", Action::Verify(Some(GameId(2))));
    assert!(checked.contains("Checked"), "{checked}");
}

#[test]
fn dice_that_were_thrown_still_agree_with_their_seal_when_a_player_is_forgotten() {
    let mut kept = Kept::new();
    let table = &mut kept.table;
    table.start("Ann", "Ben", "active");
    for (mv, player) in BEFORE.split(' ').zip(["Ann", "Ben"].into_iter().cycle()) {
        table.plays(player, mv);
    }
    table.say("Ann", ATTACK);
    forgets(table, "Ann");
    let checked = table.ask("Ben", Action::Verify(Some(ONE)));
    assert!(checked.contains("Checked"), "{checked}");
    assert_eq!(kept.game(ONE).history().diverged(), None);
}

#[test]
fn one_who_plays_both_sides_or_whose_opponent_is_gone_already_is_forgotten_too() {
    let mut kept = Kept::new();
    let table = &mut kept.table;
    table.start("Ann", "Ben", "");
    table.plays("Ann", "D2-D3").plays("Ben", "D8-D7");
    forgets(table, "Ann");
    let done = forgets(table, "Ben");
    assert!(done.contains("Done"), "{done}");
    let game = kept.game(ONE);
    assert!(game.seats().iter().all(PlayerId::is_pseudonym));
    assert_ne!(game.seats()[0], game.seats()[1]);
}

#[test]
fn no_event_is_changed_but_by_a_pseudonym_that_is_asked_for() {
    let mut kept = Kept::new();
    lived(&mut kept.table);
    let conn = Connection::open(kept.path()).unwrap();
    let refused = |sql: &str| {
        let error = conn.execute(sql, []).unwrap_err();
        assert!(error.to_string().contains("append only"), "{sql}: {error}");
    };
    let to = "UPDATE events SET body = replace(body, 'test:Ann', 'gone:x') WHERE seq = 1";
    refused(to);
    conn.execute("INSERT INTO erasures VALUES (1, 'test:Ann', 'gone:x')", [])
        .unwrap();
    refused("UPDATE events SET at = at + 1 WHERE game = 1");
    refused("UPDATE events SET body = '{\"withdrawn\":{}}' WHERE game = 1 AND seq = 1");
    refused("UPDATE events SET body = replace(body, 'D2-D3', 'D2-D4') WHERE body LIKE '%D2-D3%'");
    refused(
        "UPDATE events SET body = replace(body, 'test:Ann', 'gone:y') WHERE game = 1 AND seq = 1",
    );
    refused(
        "UPDATE events SET body = replace(body, 'test:Ben', 'gone:x') WHERE game = 1 AND seq = 1",
    );
    refused("DELETE FROM events WHERE game = 1");
    assert!(
        conn.execute(
            "INSERT INTO erasures VALUES (1, 'test:Ben', 'test:Cid')",
            []
        )
        .is_err()
    );
    conn.execute(
        "UPDATE events SET body = json_replace(body, '$.created.by', 'gone:x') WHERE game = 1 AND seq = 1",
        [],
    )
    .unwrap();
}

#[test]
fn a_player_at_a_table_is_erased_whether_still_there_or_gone_or_playing() {
    let mut kept = Kept::new();
    let table = &mut kept.table;
    let four = |side: u8| {
        Action::Challenge(NewChallenge {
            kind: GameKind::FOUR_KINGS,
            side: SideChoice::Seat(side),
            options: "team".parse().unwrap(),
            ..NewChallenge::default()
        })
    };
    // A table that starts after a player has left it.
    assert_eq!(table.ask("Ann", four(0)), "");
    let card = table.messages();
    assert_eq!(table.ask("Eve", button(&card, "East")), "");
    assert_eq!(table.ask("Eve", button(&card, "Leave")), "");
    for (player, side) in [("Ben", "West"), ("Cyn", "North"), ("Dan", "East")] {
        assert_eq!(table.ask(player, button(&card, side)), "", "{player}");
    }
    table.told();
    // A table that never starts.
    assert_eq!(table.ask("Ann", four(0)), "");
    let card = table.messages();
    assert_eq!(table.ask("Fay", button(&card, "West")), "");
    for (player, games) in [("Eve", 1), ("Fay", 1), ("Ben", 1), ("Ann", 2)] {
        let file = exported(table, player);
        assert_eq!(file["games"].as_array().unwrap().len(), games, "{player}");
        let said = forgets(table, player);
        assert!(
            said.contains("nothing is kept about you"),
            "{player}: {said}"
        );
        table.told();
    }
    let path = kept.path();
    let conn = Connection::open(path).unwrap();
    let bodies: String = conn
        .query_row("SELECT group_concat(body) FROM events", [], |row| {
            row.get(0)
        })
        .unwrap();
    for player in ["Ann", "Ben", "Eve", "Fay"] {
        let id = person(player).id;
        assert!(!bodies.contains(id.as_str()), "{player} in {bodies}");
    }
    for player in ["Cyn", "Dan"] {
        assert!(
            bodies.contains(person(player).id.as_str()),
            "{player} stays"
        );
    }
    let game = kept.game(ONE);
    assert_eq!(game.challenger().as_str().split(':').next(), Some("gone"));
}

#[test]
fn somebody_whose_invitation_a_table_did_not_wait_for_is_handed_it_out_and_erased_from_it() {
    let mut kept = Kept::new();
    let table = &mut kept.table;
    let four = Action::Challenge(NewChallenge {
        kind: GameKind::FOUR_KINGS,
        opponent: Some(person("Gil")),
        side: SideChoice::Seat(0),
        options: "team".parse().unwrap(),
        ..NewChallenge::default()
    });
    assert_eq!(table.ask("Ann", four), "");
    let card = table.messages();
    for (player, side) in [("Ben", "West"), ("Cyn", "North"), ("Dan", "East")] {
        assert_eq!(table.ask(player, button(&card, side)), "", "{player}");
    }
    table.told();
    let gil = person("Gil").id;
    assert!(kept.game(ONE).seat_of(&gil).is_none());
    let table = &mut kept.table;
    assert_eq!(exported(table, "Gil")["games"].as_array().unwrap().len(), 1);
    let said = forgets(table, "Gil");
    assert!(said.contains("nothing is kept about you"), "{said}");
    table.told();
    let named = "SELECT (SELECT count(*) FROM events WHERE instr(body, ?1) > 0) \
         + (SELECT count(*) FROM games WHERE invited = ?1)";
    let conn = Connection::open(kept.path()).unwrap();
    let named: u32 = conn
        .query_row(named, [gil.as_str()], |row| row.get(0))
        .unwrap();
    assert_eq!(named, 0);
    assert_eq!(kept.game(ONE).stage(), Stage::Running, "the others play on");
}

#[test]
fn listeners_hear_of_games_that_a_holiday_or_an_erasure_changes() {
    let mut table = Table::game("");
    let heard = |table: &mut Table| -> Vec<GameId> {
        let changed = command::take_changed(&mut table.service);
        changed.into_iter().map(|changed| changed.game).collect()
    };
    assert_eq!(heard(&mut table), [ONE]);
    assert!(heard(&mut table).is_empty());
    let holiday = OffHoursAction::AddHoliday {
        from: None,
        until: "10d".to_owned(),
    };
    table.handled("Ben", Action::Hours(holiday));
    assert_eq!(heard(&mut table), [ONE]);
    forgets(&mut table, "Ben");
    assert_eq!(heard(&mut table), [ONE]);
}

#[test]
fn what_breaks_in_the_middle_leaves_everything_as_it_was() {
    let mut kept = Kept::new();
    lived(&mut kept.table);
    let before = exported(&mut kept.table, "Ann");
    let conn = Connection::open(kept.path()).unwrap();
    conn.execute_batch(
        "CREATE TRIGGER broken BEFORE DELETE ON seen BEGIN SELECT RAISE(ABORT, 'broken'); END",
    )
    .unwrap();
    forgets(&mut kept.table, "Ann");
    assert_eq!(
        kept.table.told(),
        "",
        "nobody is told of what did not happen"
    );
    let mut after = exported(&mut kept.table, "Ann");
    after["at"] = before["at"].clone();
    assert_eq!(after, before);
    conn.execute_batch("DROP TRIGGER broken").unwrap();
    assert!(forgets(&mut kept.table, "Ann").contains("Done"));
}

#[test]
fn words_with_challenges_and_refusals_go_with_their_author() {
    let mut kept = Kept::new();
    let offer = |note: &str| {
        Action::Challenge(NewChallenge {
            opponent: Some(person("Ben")),
            note: note.to_owned(),
            ..Default::default()
        })
    };
    kept.table.ask("Ann", offer("greetings from Annstown"));
    let declined = Action::Challenges(ChallengeListAction::Decline {
        game: Some(ONE),
        word: "sorry says Benjamin".to_owned(),
    });
    kept.table.ask("Ben", declined);
    assert!(kept.traces("Annstown") > 0 && kept.traces("Benjamin") > 0);
    forgets(&mut kept.table, "Ann");
    forgets(&mut kept.table, "Ben");
    kept.table.pass(HOUR);
    kept.table.ticks();
    for trace in ["Annstown", "Benjamin", "test:Ben"] {
        assert_eq!(kept.traces(trace), 0, "{trace}");
    }
}

/// Mia moderates here without playing.
#[test]
fn what_a_moderator_holds_is_given_up_and_moderators_are_forgotten_too() {
    let mut kept = Kept::new();
    kept.table.start("Ann", "Ben", "");
    kept.table.plays("Ann", "D2-D3").plays("Ben", "D8-D7");
    let hold = Request {
        user: person("Mia"),
        place: kept.table.place.clone(),
        source: String::new(),
        access: Access {
            moderates: true,
            ..Access::default()
        },
        action: Action::Moderate(ModerationAction::Pause {
            game: ONE,
            reason: "Mia smells a rat".to_owned(),
        }),
    };
    let env = kept.table.env();
    kept.table.service.handle(&hold, &env);
    assert!(kept.game(ONE).moderator_hold().is_some());
    forgets(&mut kept.table, "Ann");
    assert_eq!(kept.game(ONE).stage(), Stage::Over, "Ann has resigned");
    let before = exported(&mut kept.table, "Mia");
    assert_eq!(before["moderation"].as_array().unwrap().len(), 1);
    forgets(&mut kept.table, "Mia");
    kept.table.pass(2 * HOUR);
    kept.table.ask("Ben", show());
    for trace in ["test:Mia", "Mia smells a rat", "test:Ann"] {
        assert_eq!(kept.traces(trace), 0, "{trace}");
    }
}

fn managing(table: &mut Table, place: &str, manages: bool, ask: Action) -> Vec<Reply> {
    let request = Request {
        user: person("Mia"),
        place: place_of_text(place),
        source: String::new(),
        access: Access {
            manages,
            ..Access::default()
        },
        action: ask,
    };
    let env = table.env();
    table.service.handle(&request, &env)
}

const SERVER_FORGOTTEN: &str =
    "\n#1 is closed, without a result: all that was kept about its server was deleted.";

#[test]
fn a_server_is_forgotten_by_its_manager_and_players_keep_their_games() {
    let mut kept = Kept::new();
    lived(&mut kept.table);
    kept.table.start("Ben", "Cid", "active");
    let table = &mut kept.table;
    let server = Action::Privacy(PrivacyAction::Server(None));
    let refused = managing(table, "test:1:11", false, server.clone());
    assert!(refused[0].text.plain().contains("may manage this server"));
    assert!(refused[0].controls.is_empty());
    let nothing = managing(table, "test:2:11", true, server.clone());
    assert_eq!(
        nothing[0].text.plain(),
        "Nothing is kept about this server."
    );
    let private = managing(table, "test:0:11", true, server.clone());
    assert!(private[0].controls.is_empty());
    let asked = managing(table, "test:1:11", true, server);
    let text = asked[0].text.plain();
    assert!(text.contains("4 games and challenges"), "{text}");
    assert!(
        !text.contains("league") && !text.contains("ladder"),
        "{text}"
    );
    let sure = button(&asked, "Delete this server’s data");
    let elsewhere = managing(table, "test:2:11", true, sure.clone());
    assert!(!elsewhere[0].text.plain().contains("Done"));
    let unmanaged = managing(table, "test:1:11", false, sure.clone());
    assert!(unmanaged[0].text.plain().contains("may manage this server"));
    let done = managing(table, "test:1:11", true, sure.clone());
    assert!(done[0].text.plain().contains("Done"), "{done:?}");
    let again = managing(table, "test:1:11", true, sure);
    assert_eq!(again[0].text.plain(), "Nothing is kept about this server.");

    table.ask("Cid", show());
    let private: Vec<&PlayerId> = table.private.iter().map(|(player, _)| player).collect();
    assert!(private.contains(&&person("Ann").id) && private.contains(&&person("Cid").id));
    assert_eq!(table.told(), "", "nobody can be told there");
    for id in [1, 2, 3, 4].map(GameId) {
        let game = kept.game(id);
        assert_eq!(game.stage(), Stage::Void);
        assert!(game.place().is_pseudonym(), "{:?}", game.place());
        assert_eq!(kept.store().summary(id).unwrap(), Some(game.summary()));
    }
    assert_eq!(kept.game(ONE).place(), kept.game(GameId(2)).place());
    assert!(
        store::secrets::of_game(&kept.store(), GameId(4))
            .unwrap()
            .is_none()
    );
    let log = kept.store().load(GameId(4)).unwrap();
    assert!(log.iter().any(|entry| entry.event == Event::Closed));
    let table = &mut kept.table;
    assert!(
        table
            .ask("Ben", Action::Verify(Some(GameId(4))))
            .contains("Checked")
    );
    let board = table.ask("Ann", Action::Board(Some(ONE)));
    assert!(board.ends_with(SERVER_FORGOTTEN), "{board}");
    let stranger = table.ask("Dot", Action::Board(Some(ONE)));
    assert!(!stranger.contains("without a result"), "{stranger}");
    let text = records::export(&table.service, ONE, RecordFormat::Text)
        .unwrap()
        .text;
    assert!(
        text.contains("closed") && !text.contains("test:1:"),
        "{text}"
    );
    assert_eq!(Record::read(text.as_bytes()).unwrap().text(), text);
    table.pass(HOUR);
    table.ticks();
    assert_eq!(kept.traces("test:1:"), 0);
}

#[test]
fn a_server_that_put_the_bot_out_is_forgotten_after_its_days_unless_it_comes_back() {
    let mut kept = Kept::new();
    lived(&mut kept.table);
    let gone = |table: &mut Table| {
        let env = table.env();
        let house = LostPlace::Server(Server::named("test", "1"));
        places::place_closed(&mut table.service, &house, "put out", &env);
    };
    let reopened = |kept: &Kept, days: u16| {
        let mut table = Table::on(kept.store());
        table.service = Service::new(kept.store())
            .configured(|options| options.forget_servers_after_days = days);
        table
    };
    gone(&mut kept.table);
    // Long afterwards: with forgetting switched off, and with the bot invited again.
    for (days, back) in [(0, false), (30, true)] {
        let mut table = reopened(&kept, days);
        if back {
            let env = table.env();
            membership::server_joined(&mut table.service, &Server::named("test", "1"), &env);
        }
        table.set(Timestamp(BEGIN.0 + 100 * DAY));
        table.env();
        table.ticks();
        assert!(!kept.game(ONE).place().is_pseudonym(), "{days}");
    }
    let mut table = reopened(&kept, 30);
    table.set(Timestamp(BEGIN.0 + DAY));
    gone(&mut table);
    gone(&mut table);
    // The program ends and starts again.
    let mut table = reopened(&kept, 30);
    table.set(Timestamp(BEGIN.0 + 30 * DAY));
    table.env();
    table.ticks();
    assert!(!kept.game(ONE).place().is_pseudonym(), "not yet");
    // A clock that jumped may be wrong: a day without another jump shows that it is not.
    let env = table.env();
    table.service.heartbeat_without_outage(&env);
    table.set(Timestamp(BEGIN.0 + 31 * DAY + HOUR));
    let env = table.env();
    table.service.heartbeat(&env);
    table.ticks();
    assert!(!kept.game(ONE).place().is_pseudonym(), "it jumped just now");
    table.set(Timestamp(BEGIN.0 + 32 * DAY + 2 * HOUR));
    let env = table.env();
    table.service.heartbeat_without_outage(&env);
    table.ticks();
    assert!(kept.game(ONE).place().is_pseudonym());
    assert_eq!(kept.game(ONE).stage(), Stage::Void);
    assert_eq!(
        store::erase::server_data_counts(&kept.store(), &Server::named("test", "1")).unwrap(),
        (0, 0)
    );
    let seen = kept.store().search(&GameSearch {
        viewer: &person("Ben").id,
        place: &Place::in_server("test", "9", "9"),
        running: true,
        with_called_off: false,
        player: Some(&person("Ben").id),
        opponent: None,
        kind: None,
        score: None,
        since: Timestamp(0),
        until: Timestamp(i64::MAX),
        skip: 0,
        most: 9,
    });
    assert!(seen.unwrap().is_empty());
}

#[test]
fn servers_that_the_bot_is_not_in_when_it_connects_count_as_left() {
    let mut kept = Kept::new();
    lived(&mut kept.table);
    let env = kept.table.env();
    let mut service = Service::new(kept.store());
    let mut connects = |servers: &[Server]| {
        let known = membership::known_servers(&service, "test");
        membership::sync_servers(&mut service, known, servers, |_| true, &env);
    };
    let here = Server::named("test", "1");
    connects(std::slice::from_ref(&here));
    assert_eq!(
        store::erase::longest_left_server(&kept.store(), env.now).unwrap(),
        None
    );
    connects(&[]);
    let left = store::erase::longest_left_server(&kept.store(), env.now).unwrap();
    assert_eq!(left.as_ref(), Some(&here));
    connects(std::slice::from_ref(&here));
    assert_eq!(
        store::erase::longest_left_server(&kept.store(), env.now).unwrap(),
        None
    );
}

#[test]
fn buttons_carry_whom_they_were_made_for() {
    let sure = Confirmation {
        of: "discord:18446744073709551615".to_owned(),
        asked: BEGIN,
        ends: u32::MAX,
    };
    for wanted in [
        PrivacyAction::Show,
        PrivacyAction::Export,
        PrivacyAction::Delete(None),
        PrivacyAction::Delete(Some(sure.clone())),
        PrivacyAction::Server(None),
        PrivacyAction::Server(Some(sure)),
    ] {
        let action = Action::Privacy(wanted);
        let id = wire(&action).unwrap();
        assert!(id.len() <= 100, "{id}");
        assert_eq!(unwire(&id), Some(action));
    }
    for id in [
        "k1.privacy.delete.x",
        "k1.privacy.delete.x.+1.2",
        "k1.privacy.delete.x.1",
        "k1.privacy.x",
        "k1.privacy.delete.a.1.2.3",
    ] {
        assert_eq!(unwire(id), None, "{id}");
    }
}

/// The file in the answer to an interaction.
fn file_of(discord: &Discord) -> Value {
    let sent = ["POST", "PATCH"].map(|method| discord.calls(method, "/webhooks/"));
    let files = sent.into_iter().flatten().filter_map(|call| call.file);
    let mut read = files.filter_map(|file| serde_json::from_slice(&file).ok());
    read.next().expect("a file was sent")
}

#[tokio::test]
async fn in_discord_all_is_handed_out_and_deleted_by_presses_also_across_a_restart() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    let page = discord
        .answer(&discord.slash(ANN, TOWN, "privacy show", &[]))
        .await;
    assert_eq!(words(&page), "Nothing is kept about you.");
    begun(&discord).await;
    let page = discord
        .answer(&discord.slash(ANN, TOWN, "privacy show", &[]))
        .await;
    assert!(words(&page).contains("1 under way"), "{page}");
    assert_eq!(page["flags"], json!(64), "only she sees it");
    let pressed = discord.press(ANN, TOWN, &page, "Get all of it");
    discord.answer(&pressed).await;
    let file = file_of(&discord);
    assert_eq!(file["player"], json!(format!("discord:{}", ANN.id)));
    assert_eq!(file["games"].as_array().unwrap().len(), 1);
    let asked = discord
        .answer(&discord.slash(ANN, TOWN, "privacy delete", &[]))
        .await;
    let bot = bot.killed_and_started(&discord).await;
    let pressed = discord.press(ANN, TOWN, &asked, "Delete everything");
    let done = discord.answer(&pressed).await;
    assert!(words(&done).contains("Done"), "{done}");
    let told = discord.next_post().await;
    assert!(words(&told).contains("A former player"), "{told}");
    assert!(!words(&told).contains(&ANN.id.to_string()), "{told}");
    // Nothing has changed in private, nor for other players.
    let page = discord
        .answer(&discord.slash(ANN, private_with(ANN), "privacy show", &[]))
        .await;
    assert_eq!(words(&page), "Nothing is kept about you.");
    let hers = discord
        .answer(&discord.slash(BEA, TOWN, "privacy show", &[]))
        .await;
    assert!(words(&hers).contains("Games and challenges: 1,"), "{hers}");
    let store = Store::open(&bot.home.path().join("games.db")).unwrap();
    let log = store.load(ONE).unwrap();
    let game = Game::from_log(ONE, &log).unwrap();
    assert!(game.seats().iter().any(PlayerId::is_pseudonym));
    assert!(
        game.seats()
            .contains(&PlayerId::new(format!("discord:{}", BEA.id)))
    );
    discord.assert_sound();
}

/// A user who manages nothing.
const DAN: Person = Person {
    id: 21,
    name: "Dan",
};

#[tokio::test]
async fn in_discord_only_who_manages_a_server_has_it_forgotten() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    begun(&discord).await;
    let refused = discord
        .answer(&discord.slash(DAN, TOWN, "privacy server", &[]))
        .await;
    assert!(
        words(&refused).contains("may manage this server"),
        "{refused}"
    );
    let asked = discord
        .answer(&discord.slash(ANN, TOWN, "privacy server", &[]))
        .await;
    let pressed = discord.press(ANN, TOWN, &asked, "Delete this server’s data");
    let done = discord.answer(&pressed).await;
    assert!(words(&done).contains("Done"), "{done}");
    let told = discord.next_post().await;
    assert!(words(&told).contains("without a result"), "{told}");
    discord.assert_sound();
}
