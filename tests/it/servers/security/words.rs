//! Malicious text: injections into the database, a pattern, or a reader's message.

use kingboard::service::api::access::Access;
use kingboard::service::api::action::{Action, Asker, Request};
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::challenges::ChallengeListAction;
use kingboard::service::api::dice::DiceAction;
use kingboard::service::api::explore::ExploreAction;
use kingboard::service::api::fields::InputField;
use kingboard::service::api::hours::OffHoursAction;
use kingboard::service::api::moderate::ModerationAction;
use kingboard::service::api::plan::PlanAction;
use kingboard::service::api::pointed::{MessageAction as Pointed, MessageIntent};
use kingboard::service::api::relations::RelationAction;
use kingboard::service::api::remind::ReminderAction;
use kingboard::service::api::reminder_settings::ReminderSetting;
use kingboard::service::api::server_settings::{ServerSetting, ServerSettingsAction};
use kingboard::service::api::values::{HistorySearch, Person, ReadOutPart};
use kingboard::service::suggest::CompletionField;
use kingboard::service::{GameId, ListFilter, PlayerId, suggest};
use kingboard::store::Store;

use crate::project::walls::rust;
use crate::table::harness::{BEGIN, Table, game_lines, person};

const HOSTILE: [&str; 14] = [
    "'; DROP TABLE events; --",
    "\"; DELETE FROM games; --",
    "' OR '1'='1",
    "Robert'); DROP TABLE games;--",
    "%",
    "_",
    "*",
    "?1",
    ":name",
    "\0",
    "\\",
    "$.Created.by",
    "{\"Created\":*",
    "../../etc/passwd",
];

/// Every action with typed text, with this text.
fn all_that_is_typed(words: &str) -> Vec<Action> {
    [typed_at_games(words), typed_about_people(words)].concat()
}

/// Actions in games with typed text.
fn typed_at_games(words: &str) -> Vec<Action> {
    let text = || words.to_owned();
    let some = || Some(words.to_owned());
    let one = Some(GameId(1));
    vec![
        Action::Chat {
            text: text(),
            reply_to: Some(words.into()),
            addressed: true,
            aloud: false,
        },
        Action::Play {
            game: one,
            text: text(),
        },
        Action::OnMessage(Pointed {
            message: text(),
            aim: MessageIntent::Review,
        }),
        Action::Plan(PlanAction::Add {
            game: one,
            text: text(),
        }),
        Action::Explore(ExploreAction::Open {
            game: one,
            at: some(),
            moves: text(),
        }),
        Action::Note {
            game: one,
            at: None,
            text: text(),
        },
        Action::BeginReview {
            game: one,
            at: some(),
        },
        Action::Touch {
            game: one,
            cell: text(),
        },
        Action::PieceMoves {
            game: one,
            cell: text(),
        },
        Action::Describe {
            game: one,
            part: ReadOutPart::Cell(text()),
        },
        Action::Rules {
            kind: None,
            topic: some(),
        },
    ]
}

/// Actions about players, places and preferences with typed text.
fn typed_about_people(words: &str) -> Vec<Action> {
    let text = || words.to_owned();
    let some = || Some(words.to_owned());
    let somebody = || Person {
        id: PlayerId::new(format!("test:{words}")),
        name: words.to_owned(),
    };
    let one = Some(GameId(1));
    let hours = |zone, night, rest| Action::Hours(OffHoursAction::Hours { zone, night, rest });
    let fill = |field| Action::FillField {
        field,
        typed: some(),
    };
    vec![
        Action::Profile(Some(somebody().id)),
        Action::History(HistorySearch {
            player: Some(somebody().id),
            opponent: Some(person("Ann").id),
            ..HistorySearch::default()
        }),
        Action::Challenge(NewChallenge {
            opponent: Some(somebody()),
            clock: some(),
            series: some(),
            note: text(),
            ..NewChallenge::default()
        }),
        Action::Challenge(NewChallenge {
            opponent: Some(somebody()),
            note: text(),
            ..NewChallenge::default()
        }),
        Action::Challenges(ChallengeListAction::Decline {
            game: one,
            word: text(),
        }),
        Action::Relation(RelationAction::Block(Some(somebody()))),
        Action::Relation(RelationAction::Befriend(Some(somebody()))),
        Action::Dice(DiceAction::Words {
            game: one,
            text: text(),
        }),
        Action::Remind(ReminderAction::Settings(vec![(
            ReminderSetting::Quiet,
            text(),
        )])),
        Action::ServerSettings(ServerSettingsAction {
            rule: Some(ServerSetting::Roles),
            value: some(),
        }),
        Action::Moderate(ModerationAction::Pause {
            game: GameId(1),
            reason: text(),
        }),
        hours(some(), None, None),
        hours(None, some(), None),
        hours(None, None, some()),
        fill(InputField::Zone),
        fill(InputField::Away),
        fill(InputField::Rule(ServerSetting::Channels)),
    ]
}

#[test]
fn nothing_that_is_typed_is_read_as_sql_or_as_a_pattern() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("games.db");
    let mut table = Table::on(Store::open(&path).unwrap());
    table.start("Ann", "Ben", "active");
    let log = Store::open_read_only(&path)
        .unwrap()
        .load(GameId(1))
        .unwrap();
    for words in HOSTILE {
        for ask in all_that_is_typed(words) {
            table.ask(words, ask.clone());
            table.ask("Eve", ask);
        }
        let player = PlayerId::new(format!("test:{words}"));
        for wanted in [
            CompletionField::Game { mine: false },
            CompletionField::Move(None),
            CompletionField::Zone,
            CompletionField::Topic(None),
            CompletionField::Month,
        ] {
            let asker = Asker::in_private(&player, &table.place);
            suggest::suggest(&table.service, asker, &wanted, words, BEGIN);
        }
        let sieve = ListFilter {
            name: Some(words.to_owned()),
            ..ListFilter::default()
        };
        game_lines(&table.service, &sieve);
    }
    let store = Store::open_read_only(&path).unwrap();
    assert_eq!(store.load(GameId(1)).unwrap(), log, "nobody else’s game");
    let conn = rusqlite::Connection::open(&path).unwrap();
    let sound: String = conn
        .query_row("PRAGMA integrity_check", [], |row| row.get(0))
        .unwrap();
    assert_eq!(sound, "ok");
    let name: String = conn
        .query_row(
            "SELECT name FROM names WHERE player = ?1",
            ["test:' OR '1'='1"],
            |row| row.get(0),
        )
        .unwrap();
    assert_eq!(name, "' OR '1'='1", "it is a name like any other");
}

/// Files whose queries are put together while the program runs. Their parts are names of tables and columns from the
/// source, and parts that several queries share.
const MADE: [(&str, usize); 6] = [
    ("src/store/disk/salvage.rs", 6),
    ("src/store/games/puzzles.rs", 8),
    ("src/store/games/standings.rs", 2),
    ("src/store/people/erase/mod.rs", 10),
    ("src/store/people/erase/tests.rs", 3),
    ("src/store/people/personal_data.rs", 6),
];

#[test]
fn queries_are_made_from_constants_alone_and_values_are_bound() {
    let mut made = Vec::new();
    for (path, text) in rust("src/store") {
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        let queries = code.split("format!(").skip(1).filter(|rest| {
            let words: String = rest.chars().take(220).collect();
            let words = words.split(");").next().unwrap_or_default().to_owned();
            ["SELECT ", "DELETE ", "UPDATE ", "INSERT ", "json_extract"]
                .iter()
                .any(|word| words.contains(word))
        });
        let count = queries.count();
        if count > 0 {
            made.push((path, count));
        }
    }
    let listed = MADE.map(|(path, count)| (path.to_owned(), count));
    assert_eq!(made, listed);
}

#[test]
fn names_without_a_visible_letter_or_written_backwards_are_called_like_others() {
    let mut table = Table::new();
    for name in [
        "",
        "\u{200b}\u{200d}",
        "\u{202e}nnA",
        "\u{e0041}\u{feff}",
        "a\u{301}\u{301}\u{301}\u{301}",
        "@everyone",
        &"Ann ".repeat(2000),
    ] {
        let challenger = Person {
            id: PlayerId::new("test:Ann"),
            name: name.to_owned(),
        };
        let request = Request {
            user: challenger,
            place: table.place.clone(),
            source: String::new(),
            access: Access::default(),
            action: Action::Challenge(NewChallenge::default()),
        };
        let env = table.env();
        assert_eq!(table.service.handle(&request, &env), []);
        table.ask("Eve", Action::Help);
        let told = table.told();
        let first = told.lines().next().unwrap_or_default();
        assert!(first.contains(" offers a game of King’s Mate"), "{told}");
        assert!(
            !first.starts_with(' ') && first.chars().count() < 200,
            "{first}"
        );
        assert!(
            !told.contains(['\u{202e}', '\u{200b}', '\u{feff}']),
            "{told:?}"
        );
    }
}
