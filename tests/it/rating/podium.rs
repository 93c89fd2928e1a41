//! Roles of the first three: wanted by the standings, removed when places change, and troubles reported to the manager.

use std::collections::BTreeSet;

use kingboard::service::api::access::{Access, BotPermission};
use kingboard::service::api::action::{Action, Request};
use kingboard::service::api::competition::{Competition, CompetitionAction};
use kingboard::service::api::server_settings::{ServerSetting, ServerSettingsAction};
use kingboard::service::background::podium::{
    RoleChangeOutcome, chosen_roles, due_role_changes, role_changed,
};
use kingboard::store::{RoleChange, Store};

use crate::rating::games::{all_against_all, day};
use crate::table::harness::{Table, person};

const MINUTE: i64 = 60_000;

/// A table in a season in which Fay leads, then Eve, Dan, Cyn, Ben and Ann.
fn table() -> Table {
    let mut store = Store::in_memory().unwrap();
    let place = Table::new().place;
    let names = ["Fay", "Eve", "Dan", "Cyn", "Ben", "Ann"];
    all_against_all(&mut store, &place, &names, "20260203");
    Table::on(store)
}

/// The manager of a server in which the bot has all permissions but these asks for a setting.
fn sets(table: &mut Table, value: Option<&str>, without: &[BotPermission]) -> String {
    let action = Action::ServerSettings(ServerSettingsAction {
        rule: Some(ServerSetting::Podium),
        value: value.map(str::to_owned),
    });
    let mut rights: BTreeSet<BotPermission> = BotPermission::ALL.into();
    rights.retain(|right| !without.contains(right));
    let request = Request {
        access: Access {
            manages: true,
            rights: Some(rights),
            ..Access::default()
        },
        ..table.request("Mia", action)
    };
    let env = table.env();
    let replies = table.service.handle(&request, &env);
    replies.iter().map(|reply| reply.text.plain()).collect()
}

fn due(table: &mut Table) -> Vec<RoleChange> {
    let env = table.env();
    due_role_changes(&mut table.service, "test", &env, 20)
}

/// Makes all changes that are due. Returns them as `+77 Fay`, in order.
fn made(table: &mut Table) -> Vec<String> {
    let mut told = Vec::new();
    for change in due(table) {
        let sign = if change.give { '+' } else { '-' };
        let name = change
            .worn
            .player
            .as_str()
            .trim_start_matches("test:")
            .to_owned();
        told.push(format!("{sign}{} {name}", change.worn.role));
        let env = table.env();
        role_changed(&mut table.service, &change, &RoleChangeOutcome::Done, &env);
    }
    told.sort();
    told
}

#[test]
fn the_first_three_wear_roles_while_they_are_the_first_three() {
    let mut table = table();
    assert_eq!(made(&mut table), [""; 0], "no server asks for it");
    let page = sets(&mut table, Some("77 78"), &[]);
    assert!(
        page.contains("Roles of the first three: 1 @77, 2–3 @78"),
        "{page}"
    );
    assert_eq!(made(&mut table), ["+77 Fay", "+78 Dan", "+78 Eve"]);
    assert_eq!(made(&mut table), [""; 0], "once is enough");
    let hide = CompetitionAction::Choose(Some(Competition::Hidden));
    table.ask("Fay", Action::Competition(hide));
    assert_eq!(made(&mut table), [""; 0], "not at every moment");
    table.pass(11 * MINUTE);
    let changes = made(&mut table);
    assert_eq!(changes, ["+77 Eve", "+78 Cyn", "-77 Fay", "-78 Eve"]);
    // The next season begins with nobody.
    table.set(day("20260402"));
    assert_eq!(made(&mut table), ["-77 Eve", "-78 Cyn", "-78 Dan"]);
}

#[test]
fn a_server_that_wants_no_roles_any_more_gets_all_of_them_back() {
    let mut table = table();
    sets(&mut table, Some("77"), &[]);
    assert_eq!(made(&mut table), ["+77 Dan", "+77 Eve", "+77 Fay"]);
    assert_eq!(chosen_roles(&table.service, "test").unwrap().len(), 1);
    let page = sets(&mut table, Some("none"), &[]);
    assert!(page.contains("Roles of the first three: none"), "{page}");
    assert_eq!(made(&mut table), ["-77 Dan", "-77 Eve", "-77 Fay"]);
    assert_eq!(chosen_roles(&table.service, "test").unwrap(), []);
}

#[test]
fn the_permission_is_asked_for_when_roles_are_wanted_and_not_before() {
    let mut table = table();
    let without = [BotPermission::Roles];
    let page = sets(&mut table, None, &without);
    assert!(page.contains("I need Manage Roles"), "{page}");
    assert!(!page.contains("I still need"), "{page}");
    let page = sets(&mut table, Some("77"), &without);
    assert!(
        page.contains("For the roles of the first three I still need"),
        "{page}"
    );
    let page = sets(&mut table, None, &[]);
    assert!(!page.contains("I still need"), "{page}");
}

#[test]
fn a_refused_role_is_told_to_the_manager_and_tried_again_later() {
    let mut table = table();
    sets(&mut table, Some("77"), &[]);
    let first = due(&mut table).remove(0);
    let env = table.env();
    role_changed(
        &mut table.service,
        &first,
        &RoleChangeOutcome::Forbidden,
        &env,
    );
    let page = sets(&mut table, None, &[]);
    assert!(page.contains("Drag my own role above it"), "{page}");
    assert!(!due(&mut table).contains(&first));
    table.pass(61 * MINUTE);
    assert!(due(&mut table).contains(&first));
    let env = table.env();
    role_changed(&mut table.service, &first, &RoleChangeOutcome::Done, &env);
    let page = sets(&mut table, None, &[]);
    assert!(!page.contains("Drag my own role"), "{page}");
}

#[test]
fn a_player_who_has_left_keeps_nobody_waiting() {
    let mut table = table();
    sets(&mut table, Some("77"), &[]);
    for change in due(&mut table) {
        let env = table.env();
        let how = if change.worn.player == person("Fay").id {
            RoleChangeOutcome::Absent
        } else {
            RoleChangeOutcome::Done
        };
        role_changed(&mut table.service, &change, &how, &env);
    }
    table.pass(11 * MINUTE);
    assert_eq!(made(&mut table), [""; 0]);
    sets(&mut table, Some("none"), &[]);
    assert_eq!(made(&mut table), ["-77 Dan", "-77 Eve"]);
}
