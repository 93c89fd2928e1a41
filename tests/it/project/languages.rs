//! The language of each message: private replies in the user's own, public ones in the server's.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::discord::bot::Bot;
use crate::discord::loopback::{Discord, TOWN, words};
use crate::discord::people::{ANN, BEA};
use crate::table::harness::{Table, person};
use kingboard::service::GameId;
use kingboard::service::api::access::Access;
use kingboard::service::api::action::{Action, Request};
use kingboard::service::api::challenges::ChallengeListAction;
use kingboard::service::api::hours::OffHoursAction;
use kingboard::service::api::inbox::InboxAction;
use kingboard::service::api::preferences::Preference;
use kingboard::service::api::remind::ReminderAction;
use kingboard::service::api::reminder_settings::ReminderSetting;
use kingboard::service::api::reply::{Control, Reply};
use kingboard::service::api::server_settings::{ServerSetting, ServerSettingsAction};
use kingboard::service::api::values::{GamesFilter, HistorySearch, ReadOutPart};
use kingboard::service::lookup::languages;
use kingboard::service::words::language::{Language, current_language, with_language};
use kingboard::service::words::text::{Span, Text};

/// Sends an action of a user whose client, and whose server, have these languages.
fn asks(table: &mut Table, player: &str, tongues: (&str, &str), action: Action) -> String {
    let replies = asked(table, player, tongues, action);
    let texts: Vec<String> = replies.iter().map(|reply| reply.text.plain()).collect();
    texts.join("\n")
}

fn asked(table: &mut Table, player: &str, (own, house): (&str, &str), ask: Action) -> Vec<Reply> {
    let request = Request {
        user: person(player),
        place: table.place.clone(),
        access: Access {
            manages: true,
            language: Language::of_tag(own),
            server_language: Language::of_tag(house),
            rights: Some(BTreeSet::new()),
            ..Access::default()
        },
        source: String::new(),
        action: ask,
    };
    let env = table.env();
    table.service.handle(&request, &env)
}

fn settle(language: Option<Language>) -> Action {
    Action::Settings(vec![Preference::Language(language)])
}

fn describe() -> Action {
    Action::Describe {
        game: None,
        part: ReadOutPart::Mine,
    }
}

#[test]
fn tags_and_names_of_languages_are_read_generously() {
    for (tag, language) in [
        ("en-GB", Language::English),
        ("de", Language::German),
        ("es-419", Language::Spanish),
        ("es-ES", Language::Spanish),
        ("pt_BR", Language::Portuguese),
        ("PL", Language::Polish),
    ] {
        assert_eq!(Language::of_tag(tag), Some(language), "{tag}");
    }
    for strange in ["", "ja", "klingon", "-", "english-like words"] {
        assert_eq!(
            Language::of_tag(strange).filter(|_| strange.len() < 6),
            None
        );
    }
    for language in Language::ALL {
        assert_eq!(Language::of_word(language.name()), Some(language));
        assert_eq!(Language::of_word(language.code()), Some(language));
    }
    assert_eq!(Language::of_word("deutsch "), Some(Language::German));
    assert_eq!(Language::of_word("entrance"), None);
}

#[test]
fn a_language_is_spoken_until_its_work_is_done_or_breaks() {
    assert_eq!(current_language(), Language::English);
    let inner = with_language(Language::French, || {
        (
            current_language(),
            with_language(Language::Polish, current_language),
            current_language(),
        )
    });
    assert_eq!(
        inner,
        (Language::French, Language::Polish, Language::French)
    );
    let broken =
        std::panic::catch_unwind(|| with_language(Language::German, || panic!("on purpose")));
    assert!(broken.is_err());
    assert_eq!(current_language(), Language::English);
}

#[test]
fn users_are_answered_in_their_own_language_and_the_table_in_that_of_its_server() {
    let mut table = Table::game("");
    let german = asks(&mut table, "Ann", ("de", "fr"), describe());
    assert!(german.contains("König"), "{german}");
    let english = asks(&mut table, "Ben", ("en-US", "fr"), describe());
    assert!(english.contains("king"), "{english}");
    // A client with an unsupported language gets the language of the server.
    let french = asks(
        &mut table,
        "Eve",
        ("ja", "fr"),
        Action::Games(GamesFilter::Here),
    );
    let plain = asks(
        &mut table,
        "Cid",
        ("en-US", "fr"),
        Action::Games(GamesFilter::Here),
    );
    assert_ne!(french, plain);
    // Public messages are in the language of the server, whichever player moves.
    table.plays("Ann", "D2-D3");
    let told = table.told();
    assert!(
        !told.contains("it is your move") && told.contains("D2-D3"),
        "{told}"
    );
    // Typed lines carry no language, so the last one seen is used.
    let typed = table.ask("Ann", describe());
    assert!(typed.contains("König"), "{typed}");
}

#[test]
fn a_player_who_only_typed_is_written_to_in_the_language_of_the_games_server() {
    let mut table = Table::game("");
    asks(&mut table, "Eve", ("en-US", "de"), Action::Help);
    let boards = vec![(ReminderSetting::Boards, "dm".to_owned())];
    table.ask("Ben", Action::Remind(ReminderAction::Settings(boards)));
    table.plays("Ann", "D2-D3");
    let (whom, board) = table.private.last().expect("Ben has a board of his own");
    assert_eq!(*whom, person("Ben").id);
    let (board, alt) = (board.text.plain(), &board.picture.as_ref().unwrap().alt);
    assert!(
        alt.contains("König") && !board.contains("your move"),
        "{board} {alt}"
    );
}

#[test]
fn a_language_that_was_chosen_is_spoken_at_once_and_before_any_other() {
    let mut table = Table::game("");
    let page = asks(
        &mut table,
        "Ann",
        ("en-US", "en-US"),
        settle(Some(Language::Polish)),
    );
    assert!(page.contains("Polski"), "{page}");
    let polish = asks(&mut table, "Ann", ("en-US", "en-US"), describe());
    assert!(polish.contains("król"), "{polish}");
    asks(&mut table, "Ann", ("en-US", "en-US"), settle(None));
    let english = asks(&mut table, "Ann", ("en-US", "en-US"), describe());
    assert!(english.contains("king"), "{english}");
    // The server's setting determines the language of public messages.
    let wanted = |value: &str| {
        Action::ServerSettings(ServerSettingsAction {
            rule: Some(ServerSetting::Language),
            value: Some(value.to_owned()),
        })
    };
    let page = asks(&mut table, "Ann", ("en-US", "en-US"), wanted("Deutsch"));
    assert!(page.contains("Deutsch"), "{page}");
    let refused = asks(&mut table, "Ann", ("en-US", "en-US"), wanted("Klingon"));
    assert!(refused.contains("Klingon"), "{refused}");
    table.plays("Ann", "D2-D3");
    let told = table.told();
    assert!(
        !told.contains("it is your move") && told.contains("D2-D3"),
        "{told}"
    );
    asks(&mut table, "Ann", ("en-US", "en-US"), wanted("auto"));
    table.plays("Ben", "D8-D7");
    assert!(table.told().contains("it is your move"));
}

#[test]
fn a_whole_game_can_be_followed_in_every_language() {
    for language in Language::ALL {
        let mut table = Table::game("active expanded");
        let code = language.code();
        for ask in [
            Action::Help,
            Action::Board(None),
            describe(),
            Action::Describe {
                game: None,
                part: ReadOutPart::All,
            },
            Action::Settings(Vec::new()),
            Action::ServerSettings(ServerSettingsAction::default()),
            Action::Setup,
        ] {
            let answer = asks(&mut table, "Ann", (code, code), ask.clone());
            assert!(!answer.is_empty(), "{language:?} {ask:?}");
        }
        table.line("B2-B3 B8-B7 B3-B4 B7-B6 B4-B5 A8-A7 G2-G3 A7-A6 B5xA6[2:5] G3-G4");
        assert_eq!(
            table.ask(
                "Ben",
                Action::Resign {
                    game: None,
                    sure: true
                }
            ),
            ""
        );
        let told = table.messages();
        for reply in &told {
            assert_fits(language, reply);
        }
        let told: Vec<String> = told.iter().map(|reply| reply.text.plain()).collect();
        let told = told.join("\n");
        assert!(told.lines().count() > 10, "{told}");
        assert_eq!(
            language == Language::English,
            told.contains("it is your move"),
            "{told}"
        );
    }
}

#[test]
fn help_fits_into_messages_in_every_language_with_every_command_as_a_mention() {
    for language in Language::ALL {
        let mut table = Table::new();
        let pages = with_language(language, || table.asked("Ann", settle(Some(language))));
        assert_eq!(pages.len(), 1);
        for page in table.asked("Ann", Action::Help) {
            let mentions = page.text.0.iter();
            let mentions = mentions.filter(|span| matches!(span, Span::Command(_)));
            // `<`, `:`, a number of 20 digits, `>`.
            let length = page.text.plain().encode_utf16().count() + 23 * mentions.count();
            assert!(length <= 2000, "{language:?}: {length}");
        }
    }
}

/// Greatest length of a text in Discord, with the longest numbers.
fn length(text: &Text) -> usize {
    let utf16 = |words: &str| words.encode_utf16().count();
    let escaped = |words: &str| words.matches(|c| r"\*_~`|<[]@".contains(c)).count();
    let span = |span: &Span| match span {
        Span::Plain(words) => utf16(words) + escaped(words),
        Span::Strong(words) => utf16(words) + escaped(words) + 4,
        Span::Code(words) => utf16(words) + 2,
        Span::Player(..) | Span::Place(_) => 23,
        Span::Role(_) => 24,
        Span::Time(_) | Span::Date(_) | Span::Due(_) => 16,
        // The time twice, the second one in brackets.
        Span::DueOn(_) => 2 * 16 + 3,
        // `<`, `/`, `:`, a number of 20 digits, `>`.
        Span::Command(verb) => utf16(verb) + 24,
        Span::Item => 2,
        Span::SmallPrint => 3,
        Span::Page { words, address } => utf16(words) + escaped(words) + utf16(address) + 6,
        Span::Link { words, .. } => utf16(words) + escaped(words) + 100,
    };
    text.0.iter().map(span).sum()
}

/// Asserts that a reply with all its parts fits into one message of Discord.
pub(crate) fn assert_fits(language: Language, reply: &Reply) {
    let plain = reply.text.plain();
    let words = length(&reply.text);
    assert!(words <= 2000, "{language:?}, {words}: {plain}");
    let (mut rows, mut buttons) = (0, 0_usize);
    for control in &reply.controls {
        let (most, labels): (usize, Vec<&String>) = match control {
            Control::Button { label, .. }
            | Control::Invite { label }
            | Control::Link { label, .. } => {
                buttons += 1;
                (80, vec![label])
            }
            Control::Select { prompt, .. } => {
                rows += 1 + buttons.div_ceil(5);
                buttons = 0;
                (100, vec![prompt])
            }
            Control::Menu { prompt, options } => {
                rows += 1 + buttons.div_ceil(5);
                buttons = 0;
                assert!(options.len() <= 25, "{language:?}: {plain}");
                let labels = options.iter().map(|(label, _)| label);
                (100, labels.chain([prompt]).collect())
            }
        };
        for label in labels {
            let there = label.encode_utf16().count();
            assert!(there <= most, "{language:?}, {there}: {label}");
        }
    }
    rows += buttons.div_ceil(5);
    assert!(rows <= 5, "{language:?}, {rows} rows: {plain}");
    for picture in reply.picture.iter().chain(&reply.more_pictures) {
        let alt = picture.alt.chars().count();
        assert!(alt <= 1024 && !picture.alt.ends_with('…'), "{language:?}");
    }
}

/// Every page with a list.
fn long_pages() -> Vec<Action> {
    let rules = [None].into_iter().chain(ServerSetting::ALL.map(Some));
    let house =
        rules.map(|rule| Action::ServerSettings(ServerSettingsAction { rule, value: None }));
    let pages = [
        Action::Help,
        Action::Setup,
        Action::Settings(Vec::new()),
        Action::Remind(ReminderAction::Settings(Vec::new())),
        Action::Hours(OffHoursAction::Hours {
            zone: None,
            night: None,
            rest: None,
        }),
        Action::Challenges(ChallengeListAction::List),
        Action::Games(GamesFilter::Here),
        Action::Inbox(InboxAction::Page(0)),
        Action::Inbox(InboxAction::Page(1)),
        Action::Inbox(InboxAction::Next(None)),
        Action::Verify(Some(GameId(1))),
        Action::Profile(None),
        Action::History(HistorySearch::default()),
        Action::History(HistorySearch {
            running: true,
            ..HistorySearch::default()
        }),
        Action::Board(Some(GameId(1))),
    ];
    house.chain(pages).collect()
}

#[test]
fn the_longest_pages_fit_into_messages_in_every_language() {
    let mut table = Table::new();
    let english = ("en", "en");
    let names = |what: &str| -> String {
        let names: Vec<String> = (100..125).map(|n| format!("{what}{n}")).collect();
        names.join(" ")
    };
    for (rule, value) in [
        (ServerSetting::Clock, "72h+12h/96h soft".to_owned()),
        (ServerSetting::OpenEach, "any".to_owned()),
    ] {
        let (rule, value) = (Some(rule), Some(value));
        asks(
            &mut table,
            "Ann",
            english,
            Action::ServerSettings(ServerSettingsAction { rule, value }),
        );
    }
    for n in 0..24 {
        let other = format!("Wolfeschlegelsteinhausen{n}");
        let game = table.start("Ann", &other, "expanded active touch repetition");
        if n < 12 {
            let (game, sure) = (Some(game), true);
            table.ask("Ann", Action::Resign { game, sure });
        } else {
            table.challenge("Ann", Some(&other), "expanded active touch repetition");
            table.challenge(&other, Some("Ann"), "expanded active touch repetition");
        }
    }
    for (rule, value) in [
        (ServerSetting::Channels, names("test:1:")),
        (ServerSetting::Roles, names("role")),
    ] {
        let (rule, value) = (Some(rule), Some(value));
        asks(
            &mut table,
            "Ann",
            english,
            Action::ServerSettings(ServerSettingsAction { rule, value }),
        );
    }
    for language in Language::ALL {
        let code = language.code();
        for ask in long_pages() {
            let pages = asked(&mut table, "Ann", (code, code), ask.clone());
            assert!(!pages.is_empty(), "{ask:?}");
            for page in pages {
                assert_fits(language, &page);
            }
        }
    }
}

#[test]
fn a_new_language_of_a_server_is_confirmed_in_the_managers_language() {
    let mut table = Table::game("");
    let wanted = |value: Option<&str>| {
        Action::ServerSettings(ServerSettingsAction {
            rule: Some(ServerSetting::Language),
            value: value.map(str::to_owned),
        })
    };
    let chosen = asks(&mut table, "Ann", ("de", "fr"), wanted(Some("pl")));
    assert!(
        chosen.contains("Polski") && chosen.contains("diesem Server"),
        "{chosen}"
    );
    let seen = asks(&mut table, "Ann", ("de", "fr"), wanted(None));
    assert_eq!(chosen, seen);
    // A user without a supported language gets that of the server.
    let stranger = asks(&mut table, "Eve", ("ja", "fr"), wanted(None));
    assert!(stranger.contains("serwer"), "{stranger}");
}

#[test]
fn a_new_user_is_answered_in_the_language_of_their_client_or_of_the_server() {
    let mut table = Table::game("");
    asks(&mut table, "Ben", ("de", "fr"), Action::Help);
    let with = |name: &str, program| {
        let player = person(name).id;
        languages::language_with(&table.service, &player, program, &table.place)
    };
    assert_eq!(with("Ben", Some(Language::Polish)), Language::German);
    assert_eq!(with("Eve", Some(Language::Polish)), Language::Polish);
    assert_eq!(with("Eve", None), Language::French);
}

/// The number of characters that Discord counts: all names, descriptions and values, each in its longest language.
fn weight(command: &Value) -> usize {
    let chars = |words: &Value| words.as_str().map_or(0, |words| words.chars().count());
    let said = |key: &str| {
        let others = command[format!("{key}_localizations")].as_object();
        let others = others.into_iter().flatten().map(|(_, words)| chars(words));
        others.chain([chars(&command[key])]).max().unwrap_or(0)
    };
    let parts = ["options", "choices"].iter();
    let below = parts.filter_map(|key| command[key].as_array()).flatten();
    said("name") + said("description") + chars(&command["value"]) + below.map(weight).sum::<usize>()
}

/// The longest texts in these values, at any depth.
fn longest(value: &Value, key: &str) -> usize {
    let below = match value {
        Value::Array(all) => all.iter().map(|one| longest(one, key)).max(),
        Value::Object(all) => all.values().map(|one| longest(one, key)).max(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
    };
    let own = value
        .get(key)
        .and_then(Value::as_object)
        .into_iter()
        .flatten();
    let own = own
        .map(|(_, words)| words.as_str().unwrap().chars().count())
        .max();
    own.max(below).unwrap_or_default()
}

#[tokio::test]
async fn commands_are_registered_in_every_language_and_answered_in_the_users() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let commands = discord.commands();
    let all = commands.as_array().unwrap().iter();
    for command in all.clone().filter(|command| command["type"] == 1) {
        let there = &command["description_localizations"];
        for locale in ["de", "es-ES", "es-419", "fr", "pl", "pt-BR"] {
            assert!(there[locale].is_string(), "{command}");
        }
    }
    assert!((30..=100).contains(&longest(&commands, "description_localizations")));
    assert!((5..=100).contains(&longest(&commands, "name_localizations")));
    let settings = all
        .clone()
        .find(|command| command["name"] == "settings")
        .unwrap();
    assert_eq!(settings["name_localizations"]["de"], "einstellungen");
    for command in all {
        let weight = weight(command);
        assert!(
            (8..=8000).contains(&weight),
            "{weight}: {}",
            command["name"]
        );
    }
    let asked = discord.slash(BEA, TOWN, "settings general", &[("language", json!("de"))]);
    discord.answer(&asked).await;
    let asked = discord.slash(BEA, TOWN, "games", &[]);
    let german = discord.answer(&asked).await;
    let asked = discord.slash(ANN, TOWN, "games", &[]);
    let english = discord.answer(&asked).await;
    assert_ne!(words(&german), words(&english));
    discord.assert_sound();
}
