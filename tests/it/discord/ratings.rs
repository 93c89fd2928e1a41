//! The compiled bot and its ratings: standings with their seasons, the hall of fame, and roles of the first three.

use kingboard::play::{Place, PlayerId, Server, Timestamp};
use kingboard::service::api::values::Person;
use kingboard::store::{self, Store};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::discord::bot::{Bot, program};
use crate::discord::loopback::{Discord, HIGH_ROLE, TOWN, labels, private_channel};
use crate::discord::people::{ANN, BEA};
use crate::discord::tables_discord::said;
use crate::rating::games::won_by;

/// Ids and names of six people, Ann and Bea among them.
const SIX: [(u64, &str); 6] = [
    (11, "Ann"),
    (12, "Bea"),
    (13, "Cid"),
    (14, "Dot"),
    (15, "Eli"),
    (16, "Fay"),
];

fn person((id, name): (u64, &str)) -> Person {
    Person {
        id: PlayerId::new(format!("discord:{id}")),
        name: name.to_owned(),
    }
}

/// A directory with a database in which everybody has beaten everybody after them, a year ago and just now.
fn played(settings: &[(&str, &str)]) -> TempDir {
    let home = tempfile::tempdir().unwrap();
    let mut store = Store::open(&home.path().join("games.db")).unwrap();
    let place = Place::in_server("discord", "500", "501");
    let now = jiff::Timestamp::now();
    let year_ago = now
        .to_zoned(jiff::tz::TimeZone::UTC)
        .saturating_sub(jiff::Span::new().years(1));
    for at in [year_ago.timestamp(), now].map(jiff::Timestamp::as_millisecond) {
        for (nth, winner) in SIX.iter().enumerate() {
            for loser in &SIX[nth + 1..] {
                let players = [person(*winner), person(*loser)];
                won_by(&mut store, &place, &players, Timestamp(at));
            }
        }
    }
    let server = Server::named("discord", "500");
    store::servers::save_setting(&mut store, &server, "seasons", "year").unwrap();
    for (name, value) in settings {
        store::servers::save_setting(&mut store, &server, name, value).unwrap();
    }
    home
}

/// The path of a member's role.
fn role(user: u64, role: &str) -> String {
    format!("/guilds/500/members/{user}/roles/{role}")
}

async fn asked(discord: &Discord, verb: &str, options: &[(&str, Value)]) -> Value {
    let asked = discord.slash(ANN, TOWN, verb, options);
    discord.answer(&asked).await
}

#[tokio::test]
async fn standings_lead_to_the_season_and_to_the_hall_of_fame_and_back() {
    let discord = Discord::start().await;
    let _bot = Bot::start_set(played(&[]), &discord, "");
    discord.connected().await;
    let all = asked(&discord, "standings", &[]).await;
    assert!(said(&all).contains("Standings: King’s Mate"), "{all}");
    assert_eq!(&labels(&all)[..2], ["This season", "Hall of fame"]);
    let pressed = discord.press(ANN, TOWN, &all, "This season");
    let season = discord.answer(&pressed).await;
    assert!(said(&season).contains("1\\. <@11>"), "{season}");
    assert!(said(&season).contains("This season ends <t:"), "{season}");
    let pressed = discord.press(ANN, TOWN, &season, "Hall of fame");
    let hall = discord.answer(&pressed).await;
    assert!(said(&hall).contains("Hall of fame: King’s Mate"), "{hall}");
    assert!(
        said(&hall).contains("3\\. <@13>") && !said(&hall).contains("<@14>"),
        "{hall}"
    );
    let pressed = discord.press(ANN, TOWN, &hall, "This season");
    assert!(said(&discord.answer(&pressed).await).contains("6\\. <@16>"));
    let last = asked(&discord, "standings", &[("season", json!("last"))]).await;
    assert!(labels(&last).contains(&"All time"), "{last}");
    let hall = asked(&discord, "show hall", &[("ratings", json!("kings-guard"))]).await;
    assert!(said(&hall).contains("No past season"), "{hall}");
    assert!(discord.posts().is_empty(), "nobody else sees any of it");
    discord.assert_sound();
}

#[tokio::test]
async fn a_rating_comes_with_its_card_and_standings_with_their_picture() {
    let discord = Discord::start().await;
    let _bot = Bot::start_set(played(&[]), &discord, "");
    discord.connected().await;
    for (verb, name, told) in [
        ("player rating", "rating-kings-mate.png", "Best win: "),
        ("player profile", "rating-kings-mate.png", "Last results"),
        ("standings", "standings-kings-mate.png", "1. Ann: "),
    ] {
        let mut options = Vec::new();
        if verb.starts_with("player") {
            options.push(("player", json!("12")));
        } else {
            options.push(("season", json!("now")));
        }
        let answer = asked(&discord, verb, &options).await;
        let picture = &answer["attachments"][0];
        assert_eq!(picture["filename"], json!(name), "{answer}");
        let description = picture["description"].as_str().unwrap();
        assert!(description.contains(told), "{description}");
    }
    discord.assert_sound();
}

#[tokio::test]
async fn a_hidden_rating_is_seen_by_its_owner_alone_and_challenges_follow_their_makers_wish() {
    let discord = Discord::start().await;
    let _bot = Bot::start_set(played(&[]), &discord, "");
    discord.connected().await;
    let hidden = [("choice", json!("hidden"))];
    let told = asked(&discord, "privacy competition", &hidden).await;
    assert!(said(&told).contains("hidden from everybody else"), "{told}");
    let anns = [("player", json!("11"))];
    let seen = discord.slash(BEA, TOWN, "player rating", &anns);
    let seen = discord.answer(&seen).await;
    assert!(
        said(&seen).contains("keeps their ratings to themselves"),
        "{seen}"
    );
    assert_eq!(seen["attachments"], json!([]), "no card either: {seen}");
    let profile = discord.slash(BEA, TOWN, "player profile", &anns);
    let profile = discord.answer(&profile).await;
    assert_eq!(profile["attachments"], json!([]), "{profile}");
    let own = asked(&discord, "player rating", &[]).await;
    assert_eq!(
        own["attachments"][0]["filename"],
        json!("rating-kings-mate.png")
    );
    let now = [("season", json!("now"))];
    let standings = discord.slash(BEA, TOWN, "standings", &now);
    let standings = discord.answer(&standings).await;
    assert!(
        !said(&standings).contains("<@11>") && said(&standings).contains("<@12>"),
        "{standings}"
    );
    let rated = [("rated", json!("on"))];
    asked(&discord, "settings general", &rated).await;
    let offer = [("opponent", json!("12")), ("clock", json!("3d"))];
    discord.slash(ANN, TOWN, "challenge kings-mate", &offer);
    let offer = discord.next_post().await;
    assert!(said(&offer).contains("Rated: the result counts"), "{offer}");
    discord.assert_sound();
}

#[tokio::test]
async fn an_operator_compares_and_explains_ratings_beside_the_running_bot() {
    let discord = Discord::start().await;
    let home = played(&[]);
    let db = home.path().join("games.db");
    let _bot = Bot::start_set(home, &discord, "");
    discord.connected().await;
    let run = |args: &[&str]| {
        let mut command = std::process::Command::new(program());
        let output = command.args(args).arg("--db").arg(&db).output().unwrap();
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(output.status.success(), "{args:?}: {output:?}");
        said
    };
    // Fifteen duels at each of two moments: thirty steps each, and six ratings.
    let health = run(&["ratings", "health"]);
    assert!(
        health.starts_with("1 pool of ratings, 66 rows compared with the games\n"),
        "{health}"
    );
    assert!(
        health.contains("kings-mate (discord:500): 6 players"),
        "{health}"
    );
    let steps = run(&["ratings", "explain", "discord:11"]);
    assert_eq!(steps.matches(" -> ").count(), 10, "{steps}");
    assert!(steps.contains("score 1.000, expected 0.500"), "{steps}");
    // The bot continues.
    let all = asked(&discord, "standings", &[]).await;
    assert!(said(&all).contains("Standings: King’s Mate"), "{all}");
}

#[tokio::test]
async fn roles_of_the_first_three_are_given_and_taken_back_at_the_servers_wish() {
    let discord = Discord::start().await;
    // The server chose the roles before: the bot is in it.
    discord.set_servers(vec![500]);
    let home = played(&[("podium", "77 78")]);
    let bot = Bot::start_set(home, &discord, "");
    discord.connected().await;
    for (user, name) in [(11, "77"), (12, "78"), (13, "78")] {
        discord.called("PUT", &role(user, name)).await;
    }
    assert_eq!(discord.call_count("PUT", "/roles/"), 3);
    // A kill right after a call leaves no role behind: one that may have been given is removed, too.
    discord.expect_restart();
    let bot = Bot::start_set(bot.killed(), &discord, "");
    discord.connected().await;
    // Discord asks for a pause in the middle: the rest comes after it.
    let pause =
        json!({ "message": "You are being rate limited.", "retry_after": 0.2, "global": false });
    discord.fail("DELETE", "/roles/", 1, (429, pause));
    let options = [("setting", json!("podium")), ("value", json!("none"))];
    let page = asked(&discord, "server settings", &options).await;
    assert!(
        said(&page).contains("Roles of the first three: none"),
        "{page}"
    );
    for (user, name, calls) in [(11, "77", 2), (12, "78", 1), (13, "78", 1)] {
        let path = role(user, name);
        discord.call_counts("DELETE", &path, calls).await;
        let statuses = discord.calls("DELETE", &path);
        assert_eq!(statuses.last().map(|call| call.status), Some(204), "{path}");
    }
    drop(bot);
    discord.assert_sound();
}

#[tokio::test]
async fn a_role_that_stands_too_high_is_told_to_the_manager() {
    let discord = Discord::start().await;
    // The server chose the roles before: the bot is in it.
    discord.set_servers(vec![500]);
    let _bot = Bot::start_set(played(&[("podium", HIGH_ROLE)]), &discord, "");
    discord.connected().await;
    discord.call_counts("PUT", "/roles/", 3).await;
    let options = [("setting", json!("podium"))];
    let page = discord.slash(BEA, TOWN, "server settings", &options);
    let page = discord.answer(&page).await;
    assert!(said(&page).contains("Drag my own role above it"), "{page}");
    assert_eq!(
        discord.call_count("PUT", "/roles/"),
        3,
        "refused once each, for now"
    );
    discord.assert_sound();
}

#[tokio::test]
async fn a_moderator_bars_an_account_by_command_and_its_owner_hears_of_it_in_private() {
    let discord = Discord::start().await;
    let _bot = Bot::start_set(played(&[]), &discord, "");
    discord.connected().await;
    let options = [
        ("player", json!("12")),
        ("reason", json!("lost on purpose")),
    ];
    let done = asked(&discord, "moderate bar", &options).await;
    assert!(
        said(&done).contains("<@12> is barred from the ratings"),
        "{done}"
    );
    let notice = discord.next_post().await;
    assert_eq!(notice["channel_id"], json!(private_channel(12).to_string()));
    assert!(
        said(&notice).contains("your account no longer counts"),
        "{notice}"
    );
    assert!(said(&notice).contains("<#501>"), "{notice}");
    let page = asked(&discord, "standings", &[("season", json!("now"))]).await;
    assert!(!said(&page).contains("<@12>"), "{page}");
    let log = asked(&discord, "moderate log", &[]).await;
    assert!(said(&log).contains("Reason: lost on purpose"), "{log}");
    let merged = [("player", json!("13")), ("into", json!("14"))];
    let done = asked(&discord, "moderate merge", &merged).await;
    assert!(said(&done).contains("now count for <@14>"), "{done}");
    let undone = asked(&discord, "moderate admit", &[("player", json!("12"))]).await;
    assert!(said(&undone).contains("counts for ratings"), "{undone}");
    let page = asked(&discord, "standings", &[("season", json!("now"))]).await;
    assert!(
        said(&page).contains("<@12>") && !said(&page).contains("<@13>"),
        "{page}"
    );
    discord.assert_sound();
}

#[tokio::test]
async fn a_decision_about_an_account_is_told_to_those_it_concerns_and_to_nobody_else() {
    let discord = Discord::start().await;
    let _bot = Bot::start_set(played(&[]), &discord, "");
    discord.connected().await;
    // Given a player who takes no direct messages,
    let closed = format!("channels/{}/messages", private_channel(12));
    let refused = json!({ "code": 50_007, "message": "Cannot send messages to this user" });
    discord.fail("POST", &closed, usize::MAX, (403, refused));
    // when accounts are barred and merged,
    let barred = [
        ("player", json!("12")),
        ("reason", json!("lost on purpose")),
    ];
    asked(&discord, "moderate bar", &barred).await;
    discord.call_counts("POST", &closed, 1).await;
    let merged = [("player", json!("13")), ("into", json!("14"))];
    asked(&discord, "moderate merge", &merged).await;
    // then both of the merged players get a private message, and no channel gets the message for the barred one.
    let mut told = Vec::new();
    for _ in 0..2 {
        told.push(discord.next_post().await["channel_id"].clone());
    }
    told.sort_by_key(ToString::to_string);
    assert_eq!(
        told,
        [13, 14].map(|user| json!(private_channel(user).to_string()))
    );
    let page = asked(&discord, "standings", &[("season", json!("now"))]).await;
    assert!(!said(&page).contains("<@13>"), "{page}");
    assert_eq!(discord.posts().len(), 2, "{:?}", discord.posts());
    discord.assert_sound();
}
