//! Settings of servers: changed by authorised users, stored, and enforced at the start of games.

use std::collections::BTreeSet;

use kingboard::play::Server;
use kingboard::play::season::SeasonLength;
use kingboard::service::api::access::{Access, BotPermission};
use kingboard::service::api::action::{Action, Request};
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::delivery::DeliveryOutcome;
use kingboard::service::api::dice::DiceAction;
use kingboard::service::api::reply::{Audience, Control, Reply, SelectKind};
use kingboard::service::api::server_settings::{
    PingMode, ServerSetting, ServerSettings, ServerSettingsAction, Watching,
};
use kingboard::service::api::values::{ReviewPage, SideChoice};
use kingboard::service::commit::command;
use kingboard::service::lookup::{languages, server};
use kingboard::service::words::language::Language;
use kingboard::service::{GameId, GameKind, Place, unwire, wire};
use kingboard::store::{self, Store, place_of_text};

use crate::table::harness::{Table, assert_elsewhere, button, person};

/// A user who manages the server.
fn manager() -> Access {
    Access {
        manages: true,
        ..Access::default()
    }
}

/// Sends an action from a place with this access. Returns the private replies.
fn ask_at(
    table: &mut Table,
    player: &str,
    place: &str,
    standing: Access,
    ask: Action,
) -> Vec<Reply> {
    let request = Request {
        user: person(player),
        place: place_of_text(place),
        source: String::new(),
        access: standing,
        action: ask,
    };
    let env = table.env();
    table.service.handle(&request, &env)
}

const HERE: &str = "test:1:10";

fn set(table: &mut Table, rule: ServerSetting, value: &str) -> Reply {
    let wanted = Action::ServerSettings(ServerSettingsAction {
        rule: Some(rule),
        value: Some(value.to_owned()),
    });
    ask_at(table, "Ann", HERE, manager(), wanted).remove(0)
}

fn house(table: &Table) -> ServerSettings {
    server::server_settings(&table.service, &place_of_text(HERE))
}

fn challenge(whom: Option<&str>) -> Action {
    Action::Challenge(NewChallenge {
        opponent: whom.map(person),
        side: SideChoice::Seat(0),
        ..NewChallenge::default()
    })
}

/// The refusal of a challenge; empty if it was made.
fn hindrance(table: &mut Table, player: &str, place: &str, standing: Access) -> String {
    let replies = ask_at(table, player, place, standing, challenge(None));
    let texts: Vec<String> = replies.iter().map(|reply| reply.text.plain()).collect();
    texts.join("\n")
}

#[test]
#[expect(clippy::too_many_lines, reason = "a table: a row for each setting")]
fn every_setting_is_read_as_it_is_typed_and_what_makes_no_sense_changes_nothing() {
    let mut table = Table::new();
    for (rule, typed) in [
        (ServerSetting::Channels, "test:1:11, test:1:12 test:1:11"),
        (ServerSetting::Roles, " 77 78,"),
        (ServerSetting::Moderators, "79"),
        (ServerSetting::Game, "Kings-Mate"),
        (ServerSetting::Clock, "72H+12h / 96h, soft"),
        (ServerSetting::Pings, "SILENT"),
        (ServerSetting::Expiry, "14"),
        (ServerSetting::OpenEach, "2"),
        (ServerSetting::OpenAll, "any"),
        (ServerSetting::RunningEach, "999"),
        (ServerSetting::Holidays, "0"),
        (ServerSetting::Rated, "ON"),
        (ServerSetting::Seasons, "Half-Year"),
        (ServerSetting::Podium, "80, 81"),
        (ServerSetting::Watching, "Public"),
        (ServerSetting::Seekers, "82"),
    ] {
        let page = set(&mut table, rule, typed);
        assert!(page.text.plain().contains(&rule.label()), "{rule:?}");
        assert!(
            page.text.plain().contains("server"),
            "{}",
            page.text.plain()
        );
    }
    let chosen = ServerSettings {
        channels: ["test:1:11", "test:1:12"].map(place_of_text).into(),
        roles: ["77", "78"].map(str::to_owned).into(),
        game: GameKind::KINGS_MATE,
        clock: Some("72h+12h/96h soft".parse().unwrap()),
        pings: PingMode::Silent,
        expiry: Some(14),
        open_each: Some(2),
        open_all: None,
        running_each: Some(999),
        holidays: 0,
        language: None,
        moderators: vec!["79".to_owned()],
        rated: true,
        puzzles: None,
        seasons: Some(SeasonLength::HalfYear),
        podium: ["80", "81"].map(str::to_owned).into(),
        watching: Watching::Public,
        seekers: Some("82".to_owned()),
    };
    assert_eq!(house(&table), chosen);
    for (rule, typed) in [
        (ServerSetting::Channels, "test:2:11"),
        (ServerSetting::Channels, "test:0:601"),
        (ServerSetting::Channels, "here"),
        (ServerSetting::Channels, " , "),
        (ServerSetting::Roles, ""),
        (ServerSetting::Game, "chess"),
        (ServerSetting::Clock, "three days"),
        (ServerSetting::Clock, "1m"),
        (ServerSetting::Clock, "96h+1h/72h"),
        (ServerSetting::Pings, "loud"),
        (ServerSetting::Expiry, "0"),
        (ServerSetting::Expiry, "-1"),
        (ServerSetting::Expiry, "367"),
        (ServerSetting::OpenEach, "0"),
        (ServerSetting::OpenAll, "1000"),
        (ServerSetting::RunningEach, "99999999999999"),
        (ServerSetting::Holidays, "many\n**days** <@1>"),
        (ServerSetting::Holidays, &"9".repeat(3000)),
        (ServerSetting::Seasons, "fortnight"),
        (ServerSetting::Podium, "1 2 3 4"),
        (ServerSetting::Watching, "friends"),
        (ServerSetting::Seekers, "82 83"),
    ] {
        let refused = set(&mut table, rule, typed);
        assert!(
            refused.text.plain().contains("I cannot use"),
            "{rule:?} {typed}"
        );
        assert!(refused.text.plain().len() < 600, "{rule:?} {typed}");
    }
    assert_eq!(house(&table), chosen);
}

#[test]
fn one_word_takes_every_bound_away() {
    let mut table = Table::new();
    for rule in ServerSetting::ALL {
        let default = if rule == ServerSetting::Game {
            "kings-mate"
        } else if rule == ServerSetting::Pings {
            "on"
        } else {
            "all"
        };
        set(&mut table, rule, default);
    }
    let open = house(&table);
    assert_eq!((open.channels.len(), open.roles.len()), (0, 0));
    assert_eq!(
        (open.expiry, open.open_each, open.clock),
        (None, None, None)
    );
}

#[test]
fn the_documentation_names_all_settings() {
    let page = include_str!("../../../docs/servers.md");
    for rule in ServerSetting::ALL {
        let row = format!("| **{}** (`{}`) |", rule.label(), rule.code());
        assert!(page.contains(&row), "{row}");
    }
}

#[test]
fn the_page_names_all_settings_and_offers_each_to_users_who_may_change_it() {
    let mut table = Table::new();
    let look = Action::ServerSettings(ServerSettingsAction::default());
    let read_only = ask_at(&mut table, "Ben", HERE, Access::default(), look.clone()).remove(0);
    assert_eq!(read_only.audience, Audience::Asker);
    assert!(read_only.controls.is_empty());
    for rule in ServerSetting::ALL {
        assert!(read_only.text.plain().contains(&rule.label()), "{rule:?}");
    }
    let page = ask_at(&mut table, "Ann", HERE, manager(), look).remove(0);
    let [
        Control::Menu { options, .. },
        Control::Button {
            action: Action::Setup,
            ..
        },
    ] = page.controls.as_slice()
    else {
        panic!("{:?}", page.controls);
    };
    assert_eq!(options.len(), ServerSetting::ALL.len());
    for (_, action) in options {
        let opened = ask_at(&mut table, "Ann", HERE, manager(), action.clone()).remove(0);
        assert!(opened.replaces_source);
        match &opened.controls[0] {
            Control::Menu { options, .. } => {
                for (label, action) in options {
                    let id = wire(action).unwrap();
                    assert_eq!(unwire(&id).as_ref(), Some(action), "{id}");
                    let then = ask_at(&mut table, "Ann", HERE, manager(), action.clone()).remove(0);
                    assert!(then.text.plain().contains(label.as_str()), "{label}");
                }
            }
            Control::Select { of, action, .. } => {
                let Action::ServerSettings(wanted) = action else {
                    panic!("{action:?}")
                };
                let expected = if wanted.rule == Some(ServerSetting::Channels) {
                    SelectKind::Places
                } else if wanted.rule == Some(ServerSetting::Puzzles) {
                    SelectKind::PlaceToPost
                } else if wanted.rule == Some(ServerSetting::Seekers) {
                    SelectKind::Role
                } else {
                    SelectKind::Roles
                };
                assert_eq!(*of, expected);
                assert_eq!(unwire(&wire(action).unwrap()).as_ref(), Some(action));
            }
            other @ (Control::Button { .. } | Control::Invite { .. } | Control::Link { .. }) => {
                panic!("{other:?}")
            }
        }
    }
}

#[test]
fn a_user_who_does_not_manage_changes_nothing_and_a_conversation_is_no_server() {
    let mut table = Table::new();
    let wanted = Action::ServerSettings(ServerSettingsAction {
        rule: Some(ServerSetting::Expiry),
        value: Some("3".to_owned()),
    });
    let refused = ask_at(&mut table, "Ben", HERE, Access::default(), wanted.clone()).remove(0);
    assert!(
        refused.text.plain().contains("manage"),
        "{}",
        refused.text.plain()
    );
    let private = ask_at(&mut table, "Ann", "test:0:601", manager(), wanted.clone()).remove(0);
    assert!(
        private.text.plain().contains("server"),
        "{}",
        private.text.plain()
    );
    let guest = Access {
        guest: true,
        ..manager()
    };
    ask_at(&mut table, "Ann", "test:9:1", guest, wanted);
    for place in [HERE, "test:0:601", "test:9:1"] {
        assert_eq!(
            server::server_settings(&table.service, &place_of_text(place)),
            ServerSettings::default(),
            "{place}"
        );
    }
}

#[test]
fn watchers_are_checked_again_for_a_setting_and_not_for_a_note_about_a_server() {
    let mut table = Table::new();
    let before = command::sight_losses(&table.service);
    let german = Access {
        server_language: Some(Language::German),
        ..Access::default()
    };
    ask_at(&mut table, "Ann", HERE, german, Action::Help);
    let noted = languages::place_language(&table.service, &place_of_text(HERE));
    assert_eq!(noted, Language::German);
    assert_eq!(command::sight_losses(&table.service), before);
    set(&mut table, ServerSetting::Watching, "public");
    assert_eq!(command::sight_losses(&table.service), before + 1);
}

#[test]
fn each_server_has_its_own_settings_and_they_outlive_the_program() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("games.db");
    let mut table = Table::on(Store::open(&path).unwrap());
    set(&mut table, ServerSetting::Expiry, "3");
    drop(table);
    let mut store = Store::open(&path).unwrap();
    for (name, value) in [
        ("holidays", "lots"),
        ("tempo", "slow"),
        ("", ""),
        ("offers", "-3"),
    ] {
        store::servers::save_setting(&mut store, &Server::named("test", "1"), name, value).unwrap();
    }
    let table = Table::on(store);
    let expected = ServerSettings {
        expiry: Some(3),
        ..ServerSettings::default()
    };
    assert_eq!(
        house(&table),
        expected,
        "what nobody can read counts as not chosen"
    );
    assert_eq!(
        server::server_settings(&table.service, &Place::in_server("test", "1", "99")),
        expected,
        "in all its places"
    );
    assert_eq!(
        server::server_settings(&table.service, &Place::in_server("test", "2", "10")),
        ServerSettings::default()
    );
}

#[test]
fn games_are_begun_where_the_server_wants_them_and_go_on_anywhere() {
    let mut table = Table::game("");
    table.challenge("Ann", Some("Cid"), "");
    let offer = table.messages();
    set(&mut table, ServerSetting::Channels, "test:1:11");
    let refused = hindrance(&mut table, "Ann", HERE, Access::default());
    assert!(refused.contains("#11"), "{refused}");
    let refused = table.ask("Cid", button(&offer, "Accept"));
    assert!(refused.contains("#11"), "{refused}");
    let thread = Access {
        parent: Some(Place::in_server("test", "1", "11")),
        ..Access::default()
    };
    assert_eq!(hindrance(&mut table, "Ann", "test:1:110", thread), "");
    assert_eq!(
        hindrance(&mut table, "Ann", "test:1:11", Access::default()),
        ""
    );
    assert_eq!(
        hindrance(&mut table, "Ann", "test:2:10", Access::default()),
        "",
        "another server"
    );
    table.plays("Ann", "D2-D3").plays("Ben", "D8-D7");
    let mut walk = ReviewPage::of(GameId(1));
    assert!(
        table.ask("Ann", Action::Review(walk)).contains("D8-D7"),
        "for oneself, anywhere"
    );
    walk.shared = true;
    assert!(
        table.ask("Ann", Action::Review(walk)).contains("#11"),
        "not for all"
    );
    let end = Action::Resign {
        game: None,
        sure: true,
    };
    assert_eq!(table.ask("Ben", end), "");
    let ended = table.messages();
    assert!(table.ask("Ben", button(&ended, "Rematch")).contains("#11"));
    set(&mut table, ServerSetting::Channels, "all");
    assert_eq!(table.ask("Ben", button(&ended, "Rematch")), "");
}

#[test]
fn games_are_begun_and_joined_by_users_whom_the_server_admits() {
    let mut table = Table::new();
    set(&mut table, ServerSetting::Roles, "77");
    let with = |role: &str| Access {
        roles: vec![role.to_owned(), "1".to_owned()],
        ..Access::default()
    };
    let refused = hindrance(&mut table, "Ben", HERE, with("78"));
    assert!(refused.contains("@77"), "{refused}");
    assert_eq!(hindrance(&mut table, "Ann", HERE, manager()), "");
    assert_eq!(hindrance(&mut table, "Ben", HERE, with("77")), "");
    let join = Action::Accept(GameId(1));
    let refused = ask_at(&mut table, "Cid", HERE, with("78"), join.clone());
    assert!(refused[0].text.plain().contains("@77"));
    let elsewhere = ask_at(
        &mut table,
        "Cid",
        "test:0:601",
        Access::default(),
        Action::Accept(GameId(99)),
    );
    assert!(
        elsewhere[0].text.plain().contains("#99"),
        "no such game, whatever the roles"
    );
    let with_words = Action::Dice(DiceAction::Accept {
        game: GameId(1),
        words: "alea iacta est".to_owned(),
    });
    let refused = ask_at(&mut table, "Cid", HERE, with("78"), with_words);
    assert!(
        refused
            .first()
            .is_some_and(|no| no.text.plain().contains("@77"))
    );
    assert_eq!(ask_at(&mut table, "Cid", HERE, with("77"), join), []);
}

#[test]
fn from_where_roles_cannot_be_seen_one_is_sent_to_where_they_can() {
    let mut table = Table::new();
    set(&mut table, ServerSetting::Roles, "77");
    ask_at(&mut table, "Ann", HERE, manager(), challenge(Some("Ben")));
    let private = ask_at(
        &mut table,
        "Ben",
        "test:0:601",
        Access::default(),
        Action::Accept(GameId(1)),
    );
    assert!(
        private[0].text.plain().contains("#10"),
        "{}",
        private[0].text.plain()
    );
}

#[test]
fn a_limit_counts_what_is_open_or_running_in_this_server_and_frees_up_again() {
    let mut table = Table::new();
    set(&mut table, ServerSetting::OpenEach, "2");
    set(&mut table, ServerSetting::OpenAll, "3");
    let plain = Access::default;
    assert_eq!(hindrance(&mut table, "Ann", HERE, plain()), "");
    assert_eq!(hindrance(&mut table, "Ann", HERE, plain()), "");
    let refused = hindrance(&mut table, "Ann", "test:1:11", plain());
    assert!(refused.contains("2 open challenges"), "{refused}");
    assert_eq!(
        hindrance(&mut table, "Ann", "test:2:10", plain()),
        "",
        "another server"
    );
    assert_eq!(hindrance(&mut table, "Ben", HERE, plain()), "");
    let refused = hindrance(&mut table, "Cid", HERE, plain());
    assert!(refused.contains("3 open challenges"), "{refused}");
    assert_eq!(
        ask_at(
            &mut table,
            "Ann",
            HERE,
            plain(),
            Action::Withdraw(GameId(1))
        ),
        []
    );
    assert_eq!(hindrance(&mut table, "Cid", HERE, plain()), "");

    set(&mut table, ServerSetting::RunningEach, "1");
    assert_eq!(
        ask_at(&mut table, "Dan", HERE, plain(), Action::Accept(GameId(2))),
        []
    );
    let refused = ask_at(&mut table, "Dan", HERE, plain(), Action::Accept(GameId(4)));
    assert!(refused[0].text.plain().contains("Finish it first"));
    let refused = hindrance(&mut table, "Ann", HERE, plain());
    assert!(refused.contains("Finish it first"), "{refused}");
    assert_eq!(hindrance(&mut table, "Ann", "test:2:10", plain()), "");
    set(&mut table, ServerSetting::OpenAll, "any");
    set(&mut table, ServerSetting::RunningEach, "any");
    ask_at(&mut table, "Ann", HERE, plain(), challenge(Some("Eve")));
    set(&mut table, ServerSetting::RunningEach, "1");
    let refused = ask_at(&mut table, "Eve", HERE, plain(), Action::Accept(GameId(7)));
    assert!(
        refused[0].text.plain().contains("Ann has as many"),
        "{}",
        refused[0].text.plain()
    );
}

#[test]
fn no_game_begins_where_the_bot_cannot_post_it() {
    let mut table = Table::new();
    let with = |rights: &[BotPermission], parent: Option<&str>| Access {
        rights: Some(rights.iter().copied().collect()),
        parent: parent.map(place_of_text),
        ..Access::default()
    };
    let needed = [
        BotPermission::View,
        BotPermission::Post,
        BotPermission::Attach,
    ];
    assert_eq!(hindrance(&mut table, "Ann", HERE, with(&needed, None)), "");
    for missing in needed {
        let rights: Vec<BotPermission> = BotPermission::ALL
            .into_iter()
            .filter(|right| *right != missing)
            .collect();
        let refused = hindrance(&mut table, "Ann", HERE, with(&rights, None));
        assert_eq!(refused.matches('•').count(), 1, "{refused}");
        assert!(refused.contains("/setup"), "{refused}");
    }
    let in_thread = [
        BotPermission::View,
        BotPermission::PostInThreads,
        BotPermission::Attach,
    ];
    assert_eq!(
        hindrance(
            &mut table,
            "Ann",
            "test:1:100",
            with(&in_thread, Some(HERE))
        ),
        ""
    );
    let refused = hindrance(&mut table, "Ann", "test:1:100", with(&needed, Some(HERE)));
    assert!(refused.contains("in Threads"), "{refused}");
    let refused = ask_at(
        &mut table,
        "Ben",
        HERE,
        with(&[], None),
        Action::Accept(GameId(1)),
    );
    assert!(refused[0].text.plain().contains("/setup"));
    let elsewhere = ask_at(
        &mut table,
        "Ben",
        "test:1:77",
        with(&[], None),
        Action::Accept(GameId(1)),
    );
    assert_elsewhere(&elsewhere, "the game is not played there");
}

#[test]
fn setup_says_what_is_missing_for_what_and_what_works() {
    let mut table = Table::new();
    let mut told = |rights: Option<BTreeSet<BotPermission>>, place: &str| {
        let standing = Access {
            rights,
            ..manager()
        };
        let mut replies = ask_at(&mut table, "Ann", place, standing, Action::Setup);
        assert_eq!(replies.len(), 1);
        let reply = replies.remove(0);
        assert_eq!(reply.audience, Audience::Asker);
        assert!(reply.text.plain().encode_utf16().count() < 1900);
        reply.text.plain()
    };
    let all: BTreeSet<BotPermission> = BotPermission::ALL.into();
    let fine = told(Some(all.clone()), HERE);
    assert!(
        fine.contains("can be played here") && !fine.contains('•'),
        "{fine}"
    );
    assert!(fine.contains("I read every message"), "{fine}");
    for right in BotPermission::ALL {
        let mut rights = all.clone();
        rights.remove(&right);
        let page = told(Some(rights), HERE);
        let needed = matches!(
            right,
            BotPermission::View | BotPermission::Post | BotPermission::Attach
        );
        assert_eq!(
            page.contains("cannot be played"),
            needed,
            "{right:?}: {page}"
        );
        let elsewhere = [
            BotPermission::Hear,
            BotPermission::Roles,
            BotPermission::CallRoles,
        ];
        let listed = usize::from(!elsewhere.contains(&right));
        assert_eq!(page.matches('•').count(), listed, "{right:?}: {page}");
        assert_eq!(
            page.contains("Edit Channel"),
            listed == 1,
            "{right:?}: {page}"
        );
    }
    let nothing = told(Some(BTreeSet::new()), HERE);
    assert_eq!(nothing.matches('•').count(), 7, "{nothing}");
    assert!(nothing.contains("/board"), "what works anyway: {nothing}");
    assert!(told(None, "console").contains("nothing to set up"));
    assert!(told(None, "test:0:601").contains("for you alone"));
    set(&mut table, ServerSetting::Channels, "test:1:11");
    let standing = Access {
        rights: Some(all),
        ..Access::default()
    };
    let page = ask_at(&mut table, "Ben", HERE, standing, Action::Setup).remove(0);
    assert!(page.text.plain().contains("#11"), "{}", page.text.plain());
}

#[test]
fn a_guest_answers_who_has_it_and_says_how_it_becomes_a_member() {
    let mut table = Table::game("");
    let guest = || Access {
        guest: true,
        ..Access::default()
    };
    let abroad = "test:9:90";
    let invites = |replies: &[Reply]| {
        let invite = |control: &Control| matches!(control, Control::Invite { .. });
        replies.len() == 1 && replies[0].controls.iter().any(invite)
    };
    for ask in [challenge(None), challenge(Some("Ben")), Action::Setup] {
        let replies = ask_at(&mut table, "Ann", abroad, guest(), ask);
        assert!(invites(&replies), "{replies:?}");
    }
    assert_eq!(table.challenge("Cid", Some("Dan"), ""), "");
    let accept = Action::Accept(GameId(2));
    let accepted = ask_at(&mut table, "Dan", abroad, guest(), accept);
    assert_elsewhere(&accepted, "the game begins at its place");
    let conversation = ask_at(&mut table, "Ann", "test:0:77", guest(), challenge(None));
    assert!(
        !invites(&conversation) && !conversation.is_empty(),
        "{conversation:?}"
    );
    let mut walk = ReviewPage::of(GameId(1));
    let page = ask_at(&mut table, "Ann", abroad, guest(), Action::Review(walk));
    assert_eq!(page[0].audience, Audience::Asker);
    walk.shared = true;
    assert!(invites(&ask_at(
        &mut table,
        "Ann",
        abroad,
        guest(),
        Action::Review(walk)
    )));
    let play = Action::Play {
        game: None,
        text: "D2-D3".to_owned(),
    };
    let played = ask_at(&mut table, "Ann", abroad, guest(), play);
    assert_elsewhere(&played, "the game goes on at its place");
    let board = ask_at(&mut table, "Ann", abroad, guest(), Action::Board(None));
    assert!(board[0].picture.is_some());
}

#[test]
fn a_silent_server_is_told_everything_without_a_sound() {
    let mut table = Table::new();
    for (value, hushed) in [("silent", true), ("on", false)] {
        set(&mut table, ServerSetting::Pings, value);
        ask_at(
            &mut table,
            "Ann",
            HERE,
            Access::default(),
            challenge(Some("Ben")),
        );
        let env = table.env();
        let due = table.service.due("test", &env, 10).remove(0);
        assert_eq!(due.silent, hushed);
        assert_eq!(
            due.reply.notify,
            [person("Ben").id],
            "who is called is known all the same"
        );
        let posted = DeliveryOutcome::Posted(None);
        table.service.delivered(due.id, posted, &env);
    }
}
