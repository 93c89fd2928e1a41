//! Tokens of programs: made, shown once, listed and ended.

use kingboard::service::api::access::Access;
use kingboard::service::api::action::{Action, Request};
use kingboard::service::api::privacy::PrivacyAction;
use kingboard::service::api::tokens::{TokenStep, TokenUser, TokensAction, hash};
use kingboard::service::programs::{self, ProgramFile, ProgramGames, ProgramTurn, TurnResult};
use kingboard::service::snapshot::{ShownMoment, ShownStage};
use kingboard::service::{ApiAccess, GameId, Place, TokenId, TokenScope, Version};
use kingboard::store::{self, Store};

use crate::table::harness::{Table, button};

fn asks(table: &mut Table, name: &str, manages: bool, action: TokensAction) -> String {
    let request = Request {
        access: Access {
            manages,
            ..Access::default()
        },
        ..table.request(name, Action::Tokens(action))
    };
    let env = table.env();
    let replies = table.service.handle(&request, &env);
    replies.iter().map(|reply| reply.text.plain()).collect()
}

const fn mine(step: TokenStep) -> TokensAction {
    TokensAction {
        of: TokenUser::Person,
        step,
    }
}

const fn servers(step: TokenStep) -> TokensAction {
    TokensAction {
        of: TokenUser::Server,
        step,
    }
}

#[test]
fn a_token_is_shown_once_and_only_its_hash_is_kept() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("games.db");
    let mut table = Table::on(Store::open(&path).unwrap());
    let made = asks(
        &mut table,
        "Ann",
        false,
        mine(TokenStep::New(TokenScope::Move)),
    );
    let token = made.split_whitespace().find(|word| word.starts_with("kb_"));
    let token = token.unwrap().to_owned();
    assert_eq!(token.len(), 46, "{token}");
    let listed = asks(&mut table, "Ann", false, mine(TokenStep::List));
    assert!(listed.contains("1, read and play."), "{listed}");
    assert!(!listed.contains(&token), "{listed}");
    drop(table);
    let store = Store::open(&path).unwrap();
    let found = store::tokens::get(&store, &hash(&token).unwrap())
        .unwrap()
        .unwrap();
    assert_eq!((found.id, found.scope), (TokenId(1), TokenScope::Move));
    drop(store);
    let secret = token.strip_prefix("kb_").unwrap();
    for file in std::fs::read_dir(dir.path()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        let text = String::from_utf8_lossy(&bytes);
        assert!(!text.contains(secret), "the token stands on the disk");
    }
    for wrong in [
        "",
        "kb_",
        "kb_short",
        "ka_0123",
        token.get(..45).unwrap(),
        &format!("{token}x"),
    ] {
        assert_eq!(hash(wrong), None, "{wrong}");
    }
}

#[test]
fn nobody_sees_or_ends_the_tokens_of_others() {
    let mut table = Table::new();
    asks(
        &mut table,
        "Ann",
        true,
        mine(TokenStep::New(TokenScope::Read)),
    );
    let none = asks(&mut table, "Ben", true, mine(TokenStep::List));
    assert!(none.contains("You have no tokens"), "{none}");
    let end = TokenStep::End(TokenId(1));
    for (name, action) in [("Ben", mine(end)), ("Mia", servers(end))] {
        let refused = asks(&mut table, name, true, action);
        assert!(refused.contains("no token 1"), "{refused}");
    }
    let refused = asks(&mut table, "Ann", false, servers(TokenStep::List));
    assert!(refused.contains("Only people who may manage"), "{refused}");
    let ended = asks(&mut table, "Ann", false, mine(end));
    assert!(ended.contains("Token 1 has ended"), "{ended}");
}

#[test]
fn where_no_program_is_answered_nobody_gets_a_token_and_old_ones_can_be_ended() {
    let mut table = Table::new();
    let read = TokenStep::New(TokenScope::Read);
    asks(&mut table, "Ann", true, mine(read));
    table.service = table
        .service
        .configured(|options| options.api = ApiAccess::Absent);
    for (name, action) in [
        ("Ann", mine(read)),
        ("Mia", servers(read)),
        ("Ben", mine(TokenStep::List)),
    ] {
        let refused = asks(&mut table, name, true, action);
        assert!(refused.contains("this bot has none"), "{refused}");
        assert!(!refused.contains("kb_"), "{refused}");
    }
    let listed = asks(&mut table, "Ann", true, mine(TokenStep::List));
    assert!(listed.contains("1, read-only."), "{listed}");
    let ended = asks(&mut table, "Ann", true, mine(TokenStep::End(TokenId(1))));
    assert!(ended.contains("Token 1 has ended"), "{ended}");
}

#[test]
fn a_server_has_tokens_that_only_look() {
    let mut table = Table::new();
    let looks = asks(
        &mut table,
        "Mia",
        true,
        servers(TokenStep::New(TokenScope::Move)),
    );
    assert!(looks.contains("always read-only"), "{looks}");
    let made = asks(
        &mut table,
        "Mia",
        true,
        servers(TokenStep::New(TokenScope::Read)),
    );
    assert!(made.contains("kb_"), "{made}");
    let listed = asks(&mut table, "Zoe", true, servers(TokenStep::List));
    assert!(
        listed.contains("1, read-only."),
        "every manager sees it: {listed}"
    );
}

#[test]
fn a_forgotten_player_takes_their_tokens_along() {
    let mut table = Table::game("");
    asks(
        &mut table,
        "Ann",
        false,
        mine(TokenStep::New(TokenScope::Move)),
    );
    let shown = table.ask("Ann", Action::Privacy(PrivacyAction::Show));
    assert!(shown.contains("Tokens of programs: 1"), "{shown}");
    let asked = table.asked("Ann", Action::Privacy(PrivacyAction::Delete(None)));
    let sure = button(&asked, "Delete everything");
    table.ask("Ann", sure);
    let listed = asks(&mut table, "Ann", false, mine(TokenStep::List));
    assert!(listed.contains("You have no tokens"), "{listed}");
}

/// The token of this person or server, as a program sends it.
fn fresh(table: &mut Table, name: &str, action: TokensAction) -> String {
    let made = asks(table, name, true, action);
    let token = made.split_whitespace().find(|word| word.starts_with("kb_"));
    token.unwrap_or_else(|| panic!("{made}")).to_owned()
}

/// The games that a program sees when it asks for each by its number, and those that it is listed.
fn seen(table: &mut Table, token: &str) -> [Vec<i64>; 2] {
    let env = table.env();
    let service = &mut table.service;
    let program = programs::program(service, token, &env).unwrap().unwrap();
    let look = |id: i64| {
        let shown = programs::game(service, &program, GameId(id), ShownMoment::Now, env.now);
        shown.unwrap().is_some()
    };
    let shown = (1..10).filter(|id| look(*id)).collect();
    let mut listed = Vec::new();
    for stage in ShownStage::ALL {
        let page = ProgramGames {
            stage,
            before: None,
            most: 100,
        };
        let rows = programs::games(service, &program, page).unwrap();
        listed.extend(rows.iter().map(|row| row.game.id.0));
    }
    listed.sort_unstable();
    [shown, listed]
}

#[test]
fn a_token_shows_what_its_owner_sees_and_no_other_game() {
    let mut table = Table::new();
    table.start("Ann", "Ben", "");
    table.start("Ben", "Cyn", "");
    let here = table.place.clone();
    table.place = Place::in_server("test", "2", "20");
    table.start("Ann", "Dan", "");
    table.start("Dan", "Eve", "");
    let there = std::mem::replace(&mut table.place, here.clone());
    let read = TokenStep::New(TokenScope::Read);
    for (name, games) in [
        ("Ann", vec![1, 3]),
        ("Ben", vec![1, 2]),
        ("Dan", vec![3, 4]),
        ("Zoe", vec![]),
    ] {
        let token = fresh(&mut table, name, mine(read));
        assert_eq!(seen(&mut table, &token), [games.clone(), games], "{name}");
    }
    for (place, games) in [(here, vec![1, 2]), (there, vec![3, 4])] {
        table.place = place;
        let token = fresh(&mut table, "Mia", servers(read));
        assert_eq!(seen(&mut table, &token), [games.clone(), games]);
    }
}

#[test]
fn a_server_s_program_moves_for_nobody_and_reads_no_analysis() {
    let mut table = Table::game("");
    let token = fresh(&mut table, "Mia", servers(TokenStep::New(TokenScope::Read)));
    let env = table.env();
    let service = &mut table.service;
    let program = programs::program(service, &token, &env).unwrap().unwrap();
    let turn = ProgramTurn {
        game: GameId(1),
        seen: Version(5),
        turn: "D2-D3".to_owned(),
        message: "1".to_owned(),
    };
    let played = programs::play(service, &program, &turn, &env).unwrap();
    assert!(matches!(played, TurnResult::NotSeated), "{played:?}");
    let analysis = programs::analysis(service, &program, GameId(1), env.now).unwrap();
    assert_eq!(analysis, ProgramFile::NotForServers);
}

#[test]
fn a_program_of_a_player_moves_in_their_name_from_any_server() {
    let mut table = Table::game("");
    let token = fresh(&mut table, "Ann", mine(TokenStep::New(TokenScope::Move)));
    let at = table.env();
    let service = &mut table.service;
    let program = programs::program(service, &token, &at).unwrap().unwrap();
    let shown = programs::game(service, &program, GameId(1), ShownMoment::Now, at.now);
    let seen = shown.unwrap().unwrap().version;
    let turn = ProgramTurn {
        game: GameId(1),
        seen,
        turn: "D2-D3".to_owned(),
        message: "1".to_owned(),
    };
    let played = programs::play(service, &program, &turn, &at).unwrap();
    assert!(matches!(played, TurnResult::Played(_)), "{played:?}");
    // The channel gets it, as any move.
    table.ask("Ben", Action::Help);
    assert!(table.told().contains("D2-D3"));
}
